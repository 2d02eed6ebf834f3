# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	95f
testl	%edx,%edx
je	95f
testl	%esi,%esi
je	95f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5256,%rsp
movq	5328(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%r12
movq	24(%rdi),%rbx
movq	%rbx,176(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5312(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,144(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,32(%rsp)
movq	%r9,160(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,40(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,136(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,152(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	96f(%rip),%zmm27
vbroadcastss	333f(%rip),%zmm20
movq	%r10,56(%rsp)
leaq	64(%r10),%rcx
xorl	%edx,%edx
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	96f(%rip),%zmm22
vbroadcastss	98f(%rip),%zmm23
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	322f(%rip),%zmm25
vbroadcastss	323f(%rip),%zmm26
vbroadcastss	324f(%rip),%zmm28
vbroadcastss	325f(%rip),%zmm29
vpbroadcastd	326f(%rip),%zmm30
movq	%rsi,192(%rsp)
movq	%r12,184(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	136(%rsp),%r8
cmpq	144(%rsp),%rdx
je	94f
3:
movq	%rdx,%r9
imulq	40(%rsp),%r9
movq	%r9,168(%rsp)
movq	%r8,%r10
xorl	%ebx,%ebx
movq	%r8,208(%rsp)
movq	%rdx,200(%rsp)
jmp	5f
.p2align	4
4:
incq	%rbx
addq	152(%rsp),%r10
cmpq	40(%rsp),%rbx
je	2b
5:
movq	168(%rsp),%r9
addq	%rbx,%r9
imulq	%rsi,%r9
addq	160(%rsp),%r9
movq	%r10,24(%rsp)
xorl	%r14d,%r14d
movq	%r10,232(%rsp)
movq	%rbx,224(%rsp)
movq	%r9,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	333f(%rip),%zmm20
vblendmps	2496(%rsp),%zmm20,%zmm0 {%k1}
movq	176(%rsp),%rdx
vmovups	2560(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r13)
movq	5328(%rsp),%rax
movq	192(%rsp),%rsi
movq	208(%rsp),%r8
vbroadcastss	96f(%rip),%zmm27
movq	200(%rsp),%rdx
vpbroadcastd	96f(%rip),%zmm22
vbroadcastss	98f(%rip),%zmm23
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	322f(%rip),%zmm25
vbroadcastss	323f(%rip),%zmm26
vbroadcastss	324f(%rip),%zmm28
vbroadcastss	325f(%rip),%zmm29
vpbroadcastd	326f(%rip),%zmm30
movq	232(%rsp),%r10
movq	224(%rsp),%rbx
movq	216(%rsp),%r9
movq	248(%rsp),%r14
7:
incq	%r14
addq	$2,24(%rsp)
cmpq	%rsi,%r14
je	4b
8:
leaq	(%r9,%r14),%r15
movl	8(%rax),%r13d
movq	%r13,48(%rsp)
cmpq	%r13,%r15
jae	7b
movq	%r14,248(%rsp)
movl	(%rax),%r13d
movl	12(%rax),%edx
movl	%edx,448(%rsp)
movl	16(%rax),%eax
movl	%eax,4(%rsp)
movq	%r13,%rbx
imulq	%r13,%rbx
movq	%rbx,%rdx
movq	%r15,240(%rsp)
imulq	%r15,%rdx
addq	%rdx,%rdx
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
je	55f
leaq	(,%r13,2),%rsi
movl	$2,%r15d
subq	%r13,%r15
movq	24(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm27,%zmm19
vmovaps	%zmm27,%zmm18
vpbroadcastd	97f(%rip),%zmm7
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vpxord	%xmm17,%xmm17,%xmm17
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm4,%zmm4
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm12,%zmm1,%zmm1
vaddps	%zmm15,%zmm8,%zmm8
incq	%r9
addq	%rsi,%r14
cmpq	%r13,%r9
je	54f
32:
movl	%r14d,%eax
shrl	%eax
andl	$1073741823,%eax
shlq	$7,%rax
movl	%esi,%r8d
imull	%r9d,%r8d
addl	%edx,%r8d
andl	$2147483646,%r8d
shlq	$6,%r8
movq	56(%rsp),%r10
leaq	(%r10,%r8),%r12
vmovaps	(%r10,%r8),%zmm0
vmovaps	64(%r10,%r8),%zmm13
testb	$8,4(%rsp)
jne	34f
cmpl	$1,%r13d
je	38f
addq	32(%rsp),%rax
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
je	39f
33:
vaddps	%zmm16,%zmm14,%zmm12
vaddps	%zmm16,%zmm13,%zmm15
jne	42f
jmp	47f
.p2align	4
34:
cmpl	$1,%r13d
jne	35f
vaddps	%zmm13,%zmm9,%zmm9
35:
addq	32(%rsp),%rax
vcmpltps	%zmm23,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm24,%zmm12,%zmm6
vfmadd213ps	%zmm25,%zmm12,%zmm6
vfmadd213ps	%zmm26,%zmm12,%zmm6
vaddps	%zmm28,%zmm12,%zmm15
vfmadd213ps	%zmm29,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	36f
vaddps	%zmm14,%zmm3,%zmm3
36:
vcmpltps	%zmm12,%zmm16,%k1
vmulps	%zmm6,%zmm19,%zmm19 {%k1}
vmulps	%zmm15,%zmm18,%zmm18 {%k1}
vpsrld	$23,%zmm19,%zmm0
vpsrld	$23,%zmm18,%zmm6
vpsubd	%zmm6,%zmm7,%zmm6
vpaddd	%zmm0,%zmm6,%zmm7
vpternlogd	$236,%zmm30,%zmm22,%zmm19
vpternlogd	$236,%zmm30,%zmm22,%zmm18
vbroadcastss	96f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm31,%zmm31
vaddps	%zmm16,%zmm14,%zmm12
vaddps	%zmm16,%zmm13,%zmm15
je	47f
vmovups	%zmm5,64(%rsp)
vmovdqa64	%zmm17,%zmm11
leaq	-2(%r13),%r8
testq	%r8,%r8
je	44f
movl	$1,%r8d
vxorps	%xmm21,%xmm21,%xmm21
.p2align	4
37:
vmovaps	-64(%rax),%zmm0
vmovaps	(%rax),%zmm6
vcmpltps	%zmm23,%zmm6,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm24,%zmm16,%zmm17
vfmadd213ps	%zmm25,%zmm16,%zmm17
vfmadd213ps	%zmm26,%zmm16,%zmm17
vaddps	%zmm28,%zmm16,%zmm5
vfmadd213ps	%zmm29,%zmm16,%zmm5
vcmpltps	%zmm16,%zmm21,%k1
vmulps	%zmm17,%zmm19,%zmm19 {%k1}
vmulps	%zmm5,%zmm18,%zmm18 {%k1}
vpsrld	$23,%zmm19,%zmm16
vpsrld	$23,%zmm18,%zmm17
vpsubd	%zmm17,%zmm7,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpternlogd	$236,%zmm30,%zmm22,%zmm19
vpternlogd	$236,%zmm30,%zmm22,%zmm18
vbroadcastss	96f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm31,%zmm31
vsubps	%zmm6,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm6,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rax
cmpq	$1,%r10
jne	37b
jmp	45f
.p2align	4
38:
vaddps	%zmm13,%zmm9,%zmm9
addq	32(%rsp),%rax
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	33b
39:
vaddps	%zmm14,%zmm3,%zmm3
vaddps	%zmm16,%zmm14,%zmm12
vaddps	%zmm16,%zmm13,%zmm15
je	47f
42:
leaq	-2(%r13),%r8
testq	%r8,%r8
je	49f
movl	$1,%r8d
.p2align	4
43:
vmovaps	-64(%rax),%zmm0
vmovaps	(%rax),%zmm6
vsubps	%zmm6,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm6,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rax
cmpq	$1,%r10
jne	43b
jmp	52f
44:
movl	$1,%r8d
45:
vmovdqa64	%zmm18,%zmm5
movq	%r8,%rax
shlq	$7,%rax
vmovaps	(%r12,%rax),%zmm6
vmovaps	64(%r12,%rax),%zmm0
vcmpltps	%zmm23,%zmm0,%k1
vmovaps	%zmm6,%zmm17 {%k1} {z}
vaddps	%zmm24,%zmm17,%zmm16
vfmadd213ps	%zmm25,%zmm17,%zmm16
vfmadd213ps	%zmm26,%zmm17,%zmm16
vaddps	%zmm28,%zmm17,%zmm18
vfmadd213ps	%zmm29,%zmm17,%zmm18
vsubps	%zmm0,%zmm6,%zmm6
incq	%r8
cmpq	%r13,%r8
jne	46f
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
46:
vxorps	%xmm21,%xmm21,%xmm21
vcmpltps	%zmm17,%zmm21,%k1
vmulps	%zmm16,%zmm19,%zmm19 {%k1}
vmulps	%zmm18,%zmm5,%zmm5 {%k1}
vmovaps	%zmm5,%zmm18
vpsrld	$23,%zmm19,%zmm16
vpsrld	$23,%zmm5,%zmm17
vpsubd	%zmm17,%zmm7,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpternlogd	$236,%zmm30,%zmm22,%zmm19
vpternlogd	$236,%zmm30,%zmm22,%zmm18
vbroadcastss	96f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm31,%zmm31
vxorps	%xmm16,%xmm16,%xmm16
vaddps	%zmm6,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vmovdqa64	%zmm11,%zmm17
vmovups	64(%rsp),%zmm5
47:
testq	%r9,%r9
jne	9b
48:
vaddps	%zmm12,%zmm17,%zmm17
vaddps	%zmm15,%zmm5,%zmm5
jmp	9b
49:
movl	$1,%r8d
52:
movq	%r8,%rax
shlq	$7,%rax
vmovaps	(%r12,%rax),%zmm6
vmovaps	64(%r12,%rax),%zmm0
vsubps	%zmm0,%zmm6,%zmm6
incq	%r8
cmpq	%r13,%r8
jne	53f
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
53:
vaddps	%zmm6,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
testq	%r9,%r9
jne	9b
jmp	48b
.p2align	4
54:
vbroadcastss	327f(%rip),%zmm14
vmulps	%zmm14,%zmm5,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm14,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm11
vmulps	%zmm14,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm6
vmulps	%zmm14,%zmm9,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vmulps	%zmm14,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vcvtudq2ps	%zmm7,%zmm7
vaddps	328f(%rip){1to16},%zmm7,%zmm5
vmovups	%zmm5,4160(%rsp)
jmp	56f
55:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,4160(%rsp)
vmovaps	%zmm27,%zmm18
vmovaps	%zmm27,%zmm19
56:
vcvtusi2ss	%r13d,%xmm20,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm9
vmaxps	%zmm27,%zmm9,%zmm9
vdivps	%zmm9,%zmm27,%zmm9
vmulps	%zmm9,%zmm17,%zmm5
vsubps	%zmm11,%zmm7,%zmm9
vmaxps	%zmm27,%zmm9,%zmm9
vdivps	%zmm9,%zmm27,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vsubps	%zmm6,%zmm7,%zmm6
vmaxps	%zmm27,%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vmulps	%zmm6,%zmm4,%zmm4
vsubps	%zmm0,%zmm7,%zmm0
vmaxps	%zmm27,%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm5,%zmm9,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k1}
vminps	%zmm4,%zmm0,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm0,%zmm6 {%k1}
vmaxps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k1}
vminps	%zmm3,%zmm6,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm0 {%k1}
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vminps	%zmm5,%zmm4,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm3,%zmm6,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vmulps	329f(%rip){1to16},%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
testq	%r13,%r13
vbroadcastss	336f(%rip),%zmm17
je	64f
leaq	(,%r13,2),%rax
movl	%r13d,%esi
andl	$-2,%esi
movq	24(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
jmp	62f
.p2align	4
57:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
58:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm0,%zmm9
movl	%eax,%r10d
imull	%r9d,%r10d
addl	%edx,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
vcvtsi2ss	%r14,%xmm20,%xmm12
addq	56(%rsp),%r10
shlq	$7,%r14
vmovaps	(%r10,%r14),%zmm0
vmovaps	64(%r10,%r14),%zmm13
vsubps	%zmm13,%zmm0,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm16,%zmm0,%zmm0
vfmadd132ps	%zmm20,%zmm6,%zmm13
vfmsub231ps	%zmm0,%zmm0,%zmm13
vmaxps	%zmm16,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm0
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm0
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
59:
vcvtsi2ss	%r9,%xmm30,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm5
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
je	64f
62:
cmpl	$1,%r13d
je	57b
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	32(%rsp),%r15
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
.p2align	4
63:
vmovaps	-192(%r15),%zmm11
vmovaps	-128(%r15),%zmm12
vmovaps	-64(%r15),%zmm13
vmovaps	(%r15),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm3,%zmm11,%zmm11
vmaxps	%zmm16,%zmm11,%zmm11
vfmadd213ps	%zmm6,%zmm20,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm16,%zmm12,%zmm11
vcvtsi2ss	%r14,%xmm27,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm16,%zmm0,%zmm0
vfmadd213ps	%zmm6,%zmm20,%zmm14
vfmsub231ps	%zmm0,%zmm0,%zmm14
vmaxps	%zmm16,%zmm14,%zmm11
leaq	1(%r14),%r10
vcvtsi2ss	%r10,%xmm30,%xmm9
vbroadcastss	%xmm9,%zmm0
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm0
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%r14
addq	$256,%r15
cmpq	%rsi,%r14
jne	63b
testb	$1,%r13b
jne	58b
jmp	59b
.p2align	4
64:
vmovdqu64	%zmm18,4544(%rsp)
vmovdqu64	%zmm19,4608(%rsp)
vpxord	%xmm20,%xmm20,%xmm20
vcvtusi2ss	%rbx,%xmm20,%xmm6
vandps	332f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	%xmm6,%zmm12
vmaxps	334f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm27,%zmm11
vcmpgtps	335f(%rip){1to16},%zmm4,%k1
vaddps	%zmm17,%zmm7,%zmm6
vmulps	329f(%rip){1to16},%zmm6,%zmm6
vmovaps	%zmm6,%zmm7
vdivps	337f(%rip){1to16},%zmm12,%zmm13
vmulps	%zmm11,%zmm0,%zmm7 {%k1}
vmulps	%zmm11,%zmm5,%zmm6 {%k1}
vmulps	%zmm11,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm13,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm13,%zmm5 {%k1}
vbroadcastss	338f(%rip),%zmm14
vmaxps	%zmm14,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm9
vmulps	%zmm11,%zmm2,%zmm0
vfnmadd231ps	%zmm6,%zmm6,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm13,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm14,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm11
vmovss	60(%r11),%xmm5
vsubps	%zmm8,%zmm12,%zmm0
vmovups	%zmm0,4224(%rsp)
vmovss	84(%r11),%xmm8
vsubss	%xmm5,%xmm8,%xmm0
vbroadcastss	44(%r11),%zmm12
vmulss	339f(%rip),%xmm0,%xmm13
vmovss	96f(%rip),%xmm2
vdivss	48(%r11),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm14
vbroadcastss	20(%r11),%zmm15
vbroadcastss	28(%r11),%zmm16
vbroadcastss	36(%r11),%zmm17
vbroadcastss	24(%r11),%zmm18
vbroadcastss	32(%r11),%zmm19
vbroadcastss	40(%r11),%zmm20
xorl	%eax,%eax
vxorps	%xmm2,%xmm2,%xmm2
vbroadcastss	342f(%rip),%zmm21
vbroadcastss	343f(%rip),%zmm29
vmovss	329f(%rip),%xmm30
.p2align	4
65:
vcvtsi2ss	%eax,%xmm28,%xmm22
vaddss	%xmm30,%xmm22,%xmm22
vfmadd213ss	%xmm5,%xmm13,%xmm22
vbroadcastss	%xmm22,%zmm22
vsubps	%zmm12,%zmm22,%zmm23
vmulps	%zmm14,%zmm23,%zmm23
vmulps	%zmm23,%zmm23,%zmm24
vmovaps	%zmm17,%zmm25
vfmadd213ps	%zmm16,%zmm23,%zmm25
vfmadd213ps	%zmm27,%zmm23,%zmm25
vfmadd213ps	%zmm27,%zmm24,%zmm25
vmaxps	%zmm29,%zmm25,%zmm23
vsqrtps	%zmm23,%zmm23
vdivps	%zmm23,%zmm27,%zmm23
vaddps	%zmm12,%zmm22,%zmm24
vmulps	%zmm14,%zmm24,%zmm24
vmovaps	%zmm20,%zmm26
vfmadd213ps	%zmm19,%zmm24,%zmm26
vfmadd213ps	%zmm27,%zmm24,%zmm26
vmulps	%zmm24,%zmm24,%zmm24
vmulps	%zmm23,%zmm25,%zmm23
vfmadd213ps	%zmm27,%zmm24,%zmm26
vmaxps	%zmm29,%zmm26,%zmm24
vsqrtps	%zmm24,%zmm24
vmulps	%zmm23,%zmm15,%zmm23
vdivps	%zmm24,%zmm27,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vmulps	%zmm24,%zmm18,%zmm24
vsubps	%zmm9,%zmm23,%zmm25
vsubps	%zmm11,%zmm24,%zmm26
vmulps	%zmm25,%zmm25,%zmm25
vmulps	%zmm23,%zmm9,%zmm23
vdivps	%zmm23,%zmm27,%zmm23
vmulps	%zmm26,%zmm26,%zmm26
vmulps	%zmm24,%zmm11,%zmm24
vdivps	%zmm24,%zmm27,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vfmadd231ps	%zmm23,%zmm25,%zmm24
vcmpltps	%zmm21,%zmm24,%k1
vmovaps	%zmm22,%zmm2 {%k1}
vminps	%zmm21,%zmm24,%zmm21
incl	%eax
cmpl	$24,%eax
jne	65b
vpcmpgtd	342f(%rip){1to16},%zmm10,%k0
vmulps	344f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm9,%zmm11,%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vmovups	4224(%rsp),%zmm10
vfnmadd231ps	%zmm10,%zmm3,%zmm1
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm1,%zmm4,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm9 {%k1}
vmaxps	%zmm27,%zmm9,%zmm1
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	%xmm5,%zmm12
vbroadcastss	%xmm8,%zmm13
vbroadcastss	64(%r11),%zmm9
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm5
vbroadcastss	92(%r11),%zmm8
vminps	%zmm7,%zmm17,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm17,2944(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm16,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm16,3008(%rsp)
vmovaps	%zmm16,%zmm7 {%k1}
vmovups	%zmm7,1216(%rsp)
vminps	%zmm6,%zmm15,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm15,3072(%rsp)
vmovaps	%zmm15,%zmm4 {%k1}
vmaxps	%zmm4,%zmm14,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,3136(%rsp)
vmovaps	%zmm14,%zmm6 {%k1}
vmovups	%zmm6,1088(%rsp)
vminps	%zmm2,%zmm13,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,3200(%rsp)
vmovaps	%zmm13,%zmm4 {%k1}
vmaxps	%zmm4,%zmm12,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm12,3264(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmovups	%zmm2,960(%rsp)
vmovups	%zmm11,2240(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,2304(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,256(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,3328(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm5,%zmm16
vbroadcastss	345f(%rip),%zmm2
vcmpltps	%zmm2,%zmm10,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2752(%rsp)
vblendmps	%zmm3,%zmm27,%zmm11 {%k1}
vbroadcastss	346f(%rip),%zmm3
vblendmps	%zmm3,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,2496(%rsp)
vcvtusi2ssl	448(%rsp),%xmm0,%xmm1
vmovups	%zmm5,3392(%rsp)
vmovaps	%zmm5,%zmm16 {%k2}
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4352(%rsp)
leaq	(%r13,%r13),%rax
vmulss	338f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4672(%rsp)
movq	%r13,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r15
movq	24(%rsp),%r10
imulq	%rbx,%r10
movq	%r13,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm0,2688(%rsp)
vmovups	%zmm0,2112(%rsp)
vmovups	%zmm0,2176(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,1792(%rsp)
vmovups	%zmm27,2880(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,4288(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1664(%rsp)
vmovups	%zmm0,2432(%rsp)
vmovups	%zmm3,2816(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,3840(%rsp)
vbroadcastss	342f(%rip),%zmm0
vmovups	%zmm0,3456(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2560(%rsp)
vpbroadcastd	349f(%rip),%zmm22
vpbroadcastd	352f(%rip),%zmm23
vpbroadcastd	354f(%rip),%zmm24
vmovups	%zmm31,4800(%rsp)
jmp	67f
.p2align	4
66:
vmulps	%zmm26,%zmm15,%zmm15
vfmadd213ps	%zmm24,%zmm15,%zmm25
vmulps	%zmm25,%zmm3,%zmm24
vfmadd213ps	%zmm22,%zmm24,%zmm18
vfmadd213ps	%zmm18,%zmm15,%zmm21
vmulps	%zmm21,%zmm9,%zmm3
vfmadd213ps	%zmm20,%zmm3,%zmm4
vfmadd213ps	%zmm4,%zmm24,%zmm19
vfmadd213ps	%zmm19,%zmm15,%zmm23
vmulps	%zmm23,%zmm7,%zmm7
vfmadd213ps	%zmm0,%zmm7,%zmm30
vmovups	320(%rsp),%zmm19
vmulps	%zmm7,%zmm19,%zmm26
vmovups	1088(%rsp),%zmm28
vaddps	%zmm26,%zmm28,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3072(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm9
vmovaps	%zmm4,%zmm9 {%k1}
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	3136(%rsp),%zmm4
vmaxps	%zmm9,%zmm4,%zmm9
vmovaps	%zmm4,%zmm9 {%k1}
vcmpeqps	%zmm28,%zmm9,%k1
vcmpneqps	%zmm9,%zmm0,%k1 {%k1}
vfmadd213ps	%zmm30,%zmm3,%zmm13
vfmadd213ps	%zmm13,%zmm24,%zmm12
vfmadd213ps	%zmm12,%zmm15,%zmm10
vmovups	1024(%rsp),%zmm20
vmulps	%zmm10,%zmm20,%zmm9
vmovups	1216(%rsp),%zmm13
vaddps	%zmm9,%zmm13,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2944(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3008(%rsp),%zmm18
vmaxps	%zmm4,%zmm18,%zmm4
vmovaps	%zmm18,%zmm4 {%k2}
vcmpeqps	%zmm13,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k0 {%k2}
vmovups	384(%rsp),%zmm21
vmulps	%zmm3,%zmm21,%zmm0
vmovups	%zmm0,640(%rsp)
vmovups	960(%rsp),%zmm18
vaddps	%zmm0,%zmm18,%zmm0
vmovups	%zmm18,960(%rsp)
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3200(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3264(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k2}
vcmpeqps	%zmm18,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k2 {%k2}
vxorps	%xmm25,%xmm25,%xmm25
vmulps	%zmm24,%zmm14,%zmm0
vmovups	%zmm0,1920(%rsp)
vmovups	256(%rsp),%zmm30
vaddps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	2240(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2304(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k3}
vcmpeqps	%zmm30,%zmm4,%k3
vcmpneqps	%zmm4,%zmm0,%k3 {%k3}
vmovaps	%zmm1,%zmm3
vmulps	%zmm15,%zmm1,%zmm0
vmovups	%zmm0,1984(%rsp)
vaddps	%zmm0,%zmm16,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3328(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3392(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpeqps	%zmm16,%zmm4,%k4
vcmpneqps	%zmm4,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	353f(%rip),%zmm4 {%k3} {z}
vpbroadcastd	354f(%rip),%zmm24
vpord	%zmm24,%zmm4,%zmm4 {%k4}
vpbroadcastd	352f(%rip),%zmm23
vpord	%zmm23,%zmm4,%zmm4 {%k2}
vpbroadcastd	349f(%rip),%zmm22
vpord	%zmm22,%zmm4,%zmm4 {%k1}
vpord	%zmm0,%zmm4,%zmm0
vmovaps	%zmm6,%zmm27
vminps	%zmm6,%zmm8,%zmm4
vminps	%zmm4,%zmm11,%zmm4
vminps	%zmm4,%zmm5,%zmm4
vminps	%zmm4,%zmm17,%zmm4
vmulps	576(%rsp),%zmm20,%zmm5
vmulps	%zmm5,%zmm20,%zmm5
vmovups	1408(%rsp),%zmm8
vsubps	%zmm8,%zmm6,%zmm6
vfmadd231ps	%zmm5,%zmm8,%zmm6
vminps	%zmm4,%zmm6,%zmm4
vmulps	2368(%rsp),%zmm19,%zmm5
vmulps	%zmm5,%zmm19,%zmm5
vmovups	768(%rsp),%zmm18
vsubps	%zmm18,%zmm27,%zmm6
vfmadd231ps	%zmm5,%zmm18,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	1280(%rsp),%zmm21,%zmm5
vmulps	%zmm5,%zmm21,%zmm5
vmovups	704(%rsp),%zmm23
vsubps	%zmm23,%zmm27,%zmm6
vfmadd231ps	%zmm5,%zmm23,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	512(%rsp),%zmm14,%zmm5
vmulps	%zmm5,%zmm14,%zmm5
vmovups	3520(%rsp),%zmm29
vsubps	%zmm29,%zmm27,%zmm6
vfmadd231ps	%zmm5,%zmm29,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	4096(%rsp),%zmm3,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	1728(%rsp),%zmm10
vsubps	%zmm10,%zmm27,%zmm6
vfmadd231ps	%zmm5,%zmm10,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vdivps	%zmm30,%zmm27,%zmm5
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	%zmm5,%zmm14,%zmm1
vmovups	%zmm1,576(%rsp)
vcmpltps	435f(%rip){1to16},%zmm4,%k3
vmovups	2752(%rsp),%zmm22
vmovaps	%zmm22,%zmm4
vfmadd132ps	64(%rsp),%zmm25,%zmm4
vmovups	2624(%rsp),%zmm15
vfmadd231ps	1600(%rsp),%zmm15,%zmm4
vmovups	2688(%rsp),%zmm31
vfmadd231ps	448(%rsp),%zmm31,%zmm4
vmovups	1536(%rsp),%zmm1
vfmadd231ps	2112(%rsp),%zmm1,%zmm4
vmovups	832(%rsp),%zmm1
vfmadd231ps	2176(%rsp),%zmm1,%zmm4
vmovups	1792(%rsp),%zmm3
vsubps	%zmm4,%zmm3,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vbroadcastss	338f(%rip),%zmm21
vmulps	%zmm21,%zmm3,%zmm5
vmaxps	%zmm4,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
vmovups	4416(%rsp),%zmm4
vsubps	1856(%rsp),%zmm4,%zmm1
vmovups	%zmm1,512(%rsp)
vcmpltps	1664(%rsp),%zmm25,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,320(%rsp)
vmaxps	334f(%rip){1to16},%zmm6,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vcmpnltps	%zmm1,%zmm25,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4736(%rsp),%zmm6
vpord	%zmm0,%zmm6,%zmm0
vmovdqa32	%zmm6,%zmm0 {%k6}
vmovdqu64	%zmm0,384(%rsp)
vmovups	%zmm3,1792(%rsp)
vmulps	%zmm5,%zmm3,%zmm0
vmovups	2880(%rsp),%zmm24
vmulps	%zmm0,%zmm24,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3840(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vmaxps	438f(%rip){1to16},%zmm0,%zmm11
vcmpnltps	%zmm3,%zmm25,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm27,%zmm11 {%k4}
vbroadcastss	332f(%rip),%zmm20
vandps	%zmm20,%zmm9,%zmm0
vbroadcastss	442f(%rip),%zmm25
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm10
vcmpunordps	%zmm11,%zmm11,%k4
vandps	%zmm20,%zmm26,%zmm0
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm6
vmovups	4480(%rsp),%zmm19
vmulps	%zmm10,%zmm19,%zmm0
vminps	%zmm11,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3904(%rsp),%zmm3
vmulps	%zmm6,%zmm3,%zmm0
vminps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k4}
vmovups	640(%rsp),%zmm4
vandps	%zmm20,%zmm4,%zmm0
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm0
vandps	4032(%rsp),%zmm20,%zmm12
vaddps	%zmm25,%zmm12,%zmm12
vdivps	%zmm12,%zmm27,%zmm12
vmulps	329f(%rip){1to16},%zmm0,%zmm17
vmulps	%zmm17,%zmm19,%zmm19
vmulps	%zmm19,%zmm12,%zmm12
vmulps	%zmm17,%zmm3,%zmm17
vandps	3968(%rsp),%zmm20,%zmm19
vaddps	%zmm25,%zmm19,%zmm19
vdivps	%zmm19,%zmm27,%zmm19
vmulps	%zmm17,%zmm19,%zmm17
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm17,%zmm12
vmovaps	%zmm17,%zmm12 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vmulps	4672(%rsp),%zmm0,%zmm17
vminps	%zmm12,%zmm17,%zmm12
vmovaps	%zmm17,%zmm12 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm12,%zmm5 {%k4}
vxorps	%xmm3,%xmm3,%xmm3
vcmpltps	%zmm3,%zmm9,%k4
vsubps	%zmm13,%zmm7,%zmm12
vmovups	3008(%rsp),%zmm1
vsubps	%zmm1,%zmm13,%zmm12 {%k4}
vmulps	%zmm10,%zmm12,%zmm10
vmulps	%zmm12,%zmm8,%zmm12
vcmpltps	%zmm12,%zmm3,%k4
vbroadcastss	443f(%rip),%zmm19
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	348f(%rip),%zmm17
vmovaps	%zmm17,%zmm12
vminps	%zmm17,%zmm10,%zmm12 {%k4}
vcmpltps	%zmm3,%zmm26,%k4
vmovups	3072(%rsp),%zmm7
vsubps	%zmm28,%zmm7,%zmm10
vmovups	3136(%rsp),%zmm8
vsubps	%zmm8,%zmm28,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm10,%zmm18,%zmm10
vcmpltps	%zmm10,%zmm3,%k4
vmovaps	%zmm17,%zmm10
vmulps	%zmm19,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm10,%zmm6
vmovaps	%zmm10,%zmm6 {%k4}
vcmpltps	%zmm3,%zmm4,%k4
vmovups	3200(%rsp),%zmm18
vmovups	960(%rsp),%zmm14
vsubps	%zmm14,%zmm18,%zmm10
vmovups	3264(%rsp),%zmm21
vsubps	%zmm21,%zmm14,%zmm10 {%k4}
vmulps	%zmm0,%zmm10,%zmm0
vmulps	%zmm10,%zmm23,%zmm10
vcmpltps	%zmm10,%zmm3,%k4
vmovaps	%zmm17,%zmm10
vmulps	%zmm19,%zmm0,%zmm10 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vmovups	1920(%rsp),%zmm4
vcmpltps	%zmm3,%zmm4,%k4
vxorps	%xmm23,%xmm23,%xmm23
vandps	%zmm20,%zmm4,%zmm6
vaddps	%zmm25,%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vmovups	2240(%rsp),%zmm3
vsubps	%zmm30,%zmm3,%zmm10
vsubps	2304(%rsp),%zmm30,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm10,%zmm29,%zmm10
vcmpltps	%zmm10,%zmm23,%k4
vmovaps	%zmm17,%zmm10
vmulps	%zmm19,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vmovups	1984(%rsp),%zmm3
vcmpltps	%zmm23,%zmm3,%k4
vandps	%zmm20,%zmm3,%zmm6
vaddps	%zmm25,%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vmovups	3328(%rsp),%zmm25
vsubps	%zmm16,%zmm25,%zmm10
vmovups	3392(%rsp),%zmm20
vsubps	%zmm20,%zmm16,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	1728(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm23,%k4
vmovaps	%zmm17,%zmm10
vmulps	%zmm19,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vsqrtps	%zmm2,%zmm6
vmovups	1664(%rsp),%zmm29
vcmpnltps	%zmm29,%zmm23,%k0
korw	%k0,%k3,%k7
vmovups	4288(%rsp),%zmm3
vcmpltps	%zmm6,%zmm3,%k0
korw	%k0,%k3,%k0
vcmpgtps	3456(%rsp),%zmm17,%k3
vcmpltps	%zmm5,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm5 {%k4}
vmulps	439f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	576(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm10
vmovaps	%zmm17,%zmm10 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm13,%zmm5,%zmm9
vcmpunordps	%zmm9,%zmm9,%k5
vmovups	2944(%rsp),%zmm2
vminps	%zmm9,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k5}
vfmadd213ps	%zmm28,%zmm5,%zmm26
vcmpunordps	%zmm26,%zmm26,%k5
vminps	%zmm26,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vmaxps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm8,%zmm2 {%k5}
vbroadcastss	16(%r11),%zmm7
vcmpleps	%zmm7,%zmm10,%k5
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vcmpgeps	3584(%rsp),%zmm7,%k5 {%k5}
vmovaps	%zmm13,%zmm0 {%k3}
vsubps	%zmm13,%zmm0,%zmm1
vblendmps	%zmm22,%zmm1,%zmm22 {%k3}
vfmadd132ps	64(%rsp),%zmm23,%zmm1
vmovaps	%zmm28,%zmm2 {%k3}
vsubps	%zmm28,%zmm2,%zmm7
vblendmps	%zmm15,%zmm7,%zmm15 {%k3}
vfmadd231ps	1600(%rsp),%zmm7,%zmm1
vdivps	%zmm11,%zmm27,%zmm7
vmovups	%zmm22,2752(%rsp)
vmulps	%zmm22,%zmm7,%zmm9
vmovups	896(%rsp),%zmm10
vmovups	1536(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm9,%zmm10
vmovups	2048(%rsp),%zmm12
vmovups	832(%rsp),%zmm19
vfnmadd213ps	%zmm19,%zmm9,%zmm12
vmovups	%zmm15,2624(%rsp)
vmulps	%zmm15,%zmm7,%zmm9
vmovups	1152(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm9,%zmm8
vmovups	3712(%rsp),%zmm10
vfnmadd213ps	%zmm12,%zmm9,%zmm10
kandw	%k0,%k2,%k2
vblendmps	%zmm3,%zmm6,%zmm3 {%k3}
vmovups	%zmm3,4288(%rsp)
vmulps	%zmm6,%zmm4,%zmm9
vmulps	437f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k6}
vmovups	2816(%rsp),%zmm3
vmovaps	%zmm3,%zmm9
vmulps	338f(%rip){1to16},%zmm3,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm6,%k0
vblendmps	%zmm3,%zmm9,%zmm3 {%k1}
vmovups	%zmm3,2816(%rsp)
vmovups	3648(%rsp),%zmm12
vmovaps	%zmm17,%zmm12 {%k7}
vblendmps	%zmm24,%zmm5,%zmm24 {%k3}
vmovups	%zmm24,2880(%rsp)
vmovups	2432(%rsp),%zmm3
vmovaps	%zmm3,%zmm12 {%k1}
vcmpnleps	%zmm5,%zmm11,%k2
vfmadd132ps	640(%rsp),%zmm14,%zmm5
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm18,%zmm3
vmovaps	%zmm18,%zmm3 {%k6}
vcmpunordps	%zmm3,%zmm3,%k6
vmaxps	%zmm3,%zmm21,%zmm3
vmovaps	%zmm21,%zmm3 {%k6}
vmovaps	%zmm14,%zmm3 {%k3}
vsubps	%zmm14,%zmm3,%zmm5
vfmadd231ps	448(%rsp),%zmm5,%zmm1
vblendmps	%zmm31,%zmm5,%zmm31 {%k3}
vmovups	%zmm31,2688(%rsp)
vmulps	%zmm31,%zmm7,%zmm5
vmovups	1344(%rsp),%zmm6
vfnmadd213ps	%zmm8,%zmm5,%zmm6
vmovups	1472(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm5,%zmm8
vmovups	4928(%rsp),%zmm4
vmulps	%zmm6,%zmm4,%zmm5
vmulps	3776(%rsp),%zmm4,%zmm6
vmovups	4864(%rsp),%zmm10
vmulps	%zmm6,%zmm10,%zmm7
vmulps	%zmm5,%zmm7,%zmm9
vfmsub231ps	%zmm8,%zmm10,%zmm9
vfnmadd213ps	%zmm27,%zmm7,%zmm7
vmaxps	427f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm27,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm7,%zmm10,%zmm7
vmulps	%zmm5,%zmm4,%zmm5
vmulps	%zmm4,%zmm6,%zmm6
vmulps	%zmm7,%zmm11,%zmm7
vbroadcastss	444f(%rip),%zmm10
vmulps	%zmm10,%zmm16,%zmm9
vcmpunordps	%zmm7,%zmm7,%k6
vmaxps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k6}
vaddps	%zmm7,%zmm16,%zmm7
vcmpunordps	%zmm7,%zmm7,%k6
vminps	%zmm7,%zmm25,%zmm7
vmovaps	%zmm25,%zmm7 {%k6}
vcmpunordps	%zmm7,%zmm7,%k6
vmaxps	%zmm7,%zmm20,%zmm7
vmovaps	%zmm20,%zmm7 {%k6}
vmovaps	%zmm16,%zmm7 {%k3}
vsubps	%zmm16,%zmm7,%zmm9
vfmadd231ps	%zmm19,%zmm9,%zmm1
vmulps	%zmm5,%zmm11,%zmm5
vfnmadd231ps	%zmm6,%zmm9,%zmm5
korw	%k2,%k0,%k0
kmovw	320(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2176(%rsp),%zmm4
vblendmps	%zmm4,%zmm9,%zmm4 {%k3}
vmovups	%zmm4,2176(%rsp)
vmovaps	%zmm27,%zmm6 {%k2} {z}
vmovaps	%zmm29,%zmm6 {%k1}
vmulps	%zmm10,%zmm30,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k1}
vaddps	%zmm5,%zmm30,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2240(%rsp),%zmm4
vminps	%zmm5,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2304(%rsp),%zmm4
vmaxps	%zmm5,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vmovaps	%zmm30,%zmm5 {%k3}
vsubps	%zmm30,%zmm5,%zmm9
vfmadd231ps	%zmm9,%zmm13,%zmm1
vmovups	2112(%rsp),%zmm4
vblendmps	%zmm4,%zmm9,%zmm4 {%k3}
vmovups	%zmm4,2112(%rsp)
vmovaps	%zmm23,%zmm1 {%k4}
vmovups	1792(%rsp),%zmm4
vmovaps	%zmm4,%zmm1 {%k3}
knotw	%k5,%k1
vmovups	512(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4352(%rsp),%zmm9
vcmpgtps	2560(%rsp),%zmm9,%k1
vaddps	1856(%rsp),%zmm4,%zmm11 {%k1} {z}
vmovdqu64	384(%rsp),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k3} {z}
vmovups	%zmm0,1216(%rsp)
vmovups	%zmm2,1088(%rsp)
vmovups	%zmm3,960(%rsp)
vmovups	%zmm5,256(%rsp)
vmovaps	%zmm7,%zmm16
vmovups	%zmm1,1792(%rsp)
vpbroadcastd	349f(%rip),%zmm22
vbroadcastss	352f(%rip),%zmm23
vbroadcastss	354f(%rip),%zmm24
vmovups	%zmm6,1664(%rsp)
vmovups	%zmm12,2432(%rsp)
vbroadcastss	343f(%rip),%zmm29
67:
vxorps	%xmm1,%xmm1,%xmm1
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	%zmm22,%zmm4,%zmm0
vmovdqu64	%zmm0,5184(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	%zmm23,%zmm4,%zmm0
vmovdqu64	%zmm0,5120(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	353f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5056(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm4,4736(%rsp)
vpandd	%zmm24,%zmm4,%zmm0
vmovdqu64	%zmm0,4992(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vbroadcastss	355f(%rip),%zmm14
.p2align	4
68:
vmovups	%zmm16,1024(%rsp)
vaddss	%xmm1,%xmm11,%xmm0
vmovshdup	%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm11,%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm11,%xmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm11,4416(%rsp)
vextractf32x4	$3,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm18
vbroadcastss	44(%r11),%zmm1
vmovss	96f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	960(%rsp),%zmm15
vsubps	%zmm1,%zmm15,%zmm2
vbroadcastss	28(%r11),%zmm3
vbroadcastss	36(%r11),%zmm4
vmulps	%zmm0,%zmm2,%zmm2
vxorps	%xmm16,%xmm16,%xmm16
vmovaps	%xmm4,%xmm5
vmulps	%zmm2,%zmm2,%zmm6
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm27,%zmm2,%zmm4
vfmadd213ps	%zmm27,%zmm6,%zmm4
vmaxps	%zmm29,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vbroadcastss	20(%r11),%zmm7
vmovss	346f(%rip),%xmm10
vmulss	%xmm5,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	333f(%rip),%xmm11
vmulss	%xmm3,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm14,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmovss	356f(%rip),%xmm9
vmulss	%xmm5,%xmm9,%xmm5
vbroadcastss	%xmm5,%zmm5
vmovss	357f(%rip),%xmm12
vmulss	%xmm3,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vfmadd231ps	%zmm5,%zmm2,%zmm3
vfmadd213ps	%zmm14,%zmm2,%zmm3
vbroadcastss	329f(%rip),%zmm13
vmulps	%zmm13,%zmm8,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm4,%zmm7,%zmm17
vmulps	%zmm2,%zmm7,%zmm4
vmulps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,4032(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm3,%zmm13,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vaddps	%zmm1,%zmm15,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r11),%zmm3
vbroadcastss	32(%r11),%zmm4
vbroadcastss	40(%r11),%zmm5
vmovaps	%xmm5,%xmm6
vmulps	%zmm1,%zmm1,%zmm7
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm27,%zmm1,%zmm5
vfmadd213ps	%zmm27,%zmm7,%zmm5
vmaxps	%zmm29,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm2,%zmm0,%zmm23
vdivps	%zmm7,%zmm27,%zmm2
vmulss	%xmm6,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm4,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm8
vfmadd213ps	%zmm14,%zmm1,%zmm8
vmulps	%zmm8,%zmm1,%zmm7
vmulss	%xmm6,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vmulss	%xmm4,%xmm12,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm14,%zmm1,%zmm4
vmulps	%zmm13,%zmm7,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm2,%zmm5,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	%zmm5,3904(%rsp)
vmulps	%zmm1,%zmm3,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,3968(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm4,%zmm13,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm3
testq	%r13,%r13
vmovups	%zmm17,4480(%rsp)
vmovss	%xmm18,8(%rsp)
vmovups	%zmm3,1856(%rsp)
je	76f
vmovups	%zmm23,2368(%rsp)
vdivps	%zmm17,%zmm27,%zmm0
vmulps	358f(%rip){1to16},%zmm0,%zmm10
vbroadcastss	359f(%rip),%zmm7
vmovups	1216(%rsp),%zmm1
vsubps	%zmm1,%zmm7,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vbroadcastss	362f(%rip),%zmm17
vxorps	%zmm17,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	363f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vbroadcastss	364f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	365f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vbroadcastss	366f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	367f(%rip),%zmm6
vbroadcastss	368f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	369f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	372f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	373f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vfmadd213ps	%zmm27,%zmm3,%zmm6
vbroadcastss	374f(%rip),%zmm29
vaddps	%zmm29,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	332f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm5
vbroadcastss	375f(%rip),%zmm14
vfmadd132ps	%zmm14,%zmm27,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vbroadcastss	376f(%rip),%zmm30
vmovaps	%zmm30,%zmm6
vbroadcastss	377f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	385f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	386f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm13,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	387f(%rip){1to16},%zmm0,%zmm4
vmulps	388f(%rip){1to16},%zmm0,%zmm5
vmovaps	%zmm10,%zmm18
vmulps	%zmm5,%zmm10,%zmm6
movq	%rbp,%r9
xorl	%r14d,%r14d
vbroadcastss	389f(%rip),%zmm31
vmovaps	%zmm13,%zmm17
vmovss	329f(%rip),%xmm16
.p2align	4
69:
vcvtsi2ss	%r14,%xmm27,%xmm7
vaddss	%xmm16,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm7,%zmm18,%zmm7
vxorps	362f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	363f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	365f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	366f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	367f(%rip),%zmm13
vfmadd213ps	%zmm23,%zmm10,%zmm13
vfmadd213ps	%zmm24,%zmm10,%zmm13
vfmadd213ps	%zmm25,%zmm10,%zmm13
vfmadd213ps	%zmm26,%zmm10,%zmm13
vaddps	%zmm29,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm27,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm14,%zmm27,%zmm10
vdivps	%zmm10,%zmm27,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	377f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	378f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	379f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	382f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm28,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	359f(%rip){1to16},%zmm17,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vbroadcastss	375f(%rip),%zmm14
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm31,%zmm2,%zmm13
vfmadd213ps	%zmm27,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm31,%zmm7,%zmm13
vfmadd213ps	%zmm27,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%r9)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%r9)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%r9)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r13
jne	69b
vdivps	3904(%rsp),%zmm27,%zmm0
vmulps	358f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	359f(%rip),%zmm7
vmovups	1088(%rsp),%zmm10
vsubps	%zmm10,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	362f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	363f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	365f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	366f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	367f(%rip),%zmm6
vfmadd213ps	%zmm23,%zmm3,%zmm6
vfmadd213ps	%zmm24,%zmm3,%zmm6
vfmadd213ps	%zmm25,%zmm3,%zmm6
vfmadd213ps	%zmm26,%zmm3,%zmm6
vfmadd213ps	%zmm27,%zmm3,%zmm6
vaddps	%zmm29,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm15,%zmm2,%zmm5
vfmadd132ps	%zmm14,%zmm27,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	377f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	378f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	379f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	382f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm28,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm17,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	387f(%rip){1to16},%zmm0,%zmm4
vmulps	388f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
leaq	(%r15,%rbp),%r9
xorl	%r14d,%r14d
.p2align	4
72:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm16,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm10,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	362f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	363f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	365f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	366f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	367f(%rip),%zmm13
vfmadd213ps	%zmm23,%zmm10,%zmm13
vfmadd213ps	%zmm24,%zmm10,%zmm13
vfmadd213ps	%zmm25,%zmm10,%zmm13
vfmadd213ps	%zmm26,%zmm10,%zmm13
vaddps	%zmm29,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm27,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm14,%zmm27,%zmm10
vdivps	%zmm10,%zmm27,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	377f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	378f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	379f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	382f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm28,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	359f(%rip){1to16},%zmm17,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vbroadcastss	375f(%rip),%zmm14
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm31,%zmm2,%zmm13
vfmadd213ps	%zmm27,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm31,%zmm7,%zmm13
vfmadd213ps	%zmm27,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%r9)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%r9)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%r9)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovups	1088(%rsp),%zmm10
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r13
jne	72b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	8(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,64(%rsp)
vmovups	1664(%rsp),%zmm14
ja	73f
vxorps	%xmm14,%xmm14,%xmm14
73:
movq	%r10,%r9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,768(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,896(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,2048(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,1472(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm20,%xmm20,%xmm20
vmovups	%zmm0,704(%rsp)
vmovups	%zmm0,1408(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm5,%xmm5,%xmm5
xorl	%r12d,%r12d
vmovups	256(%rsp),%zmm18
.p2align	4
74:
vmovups	%zmm5,3648(%rsp)
vmovups	%zmm19,1344(%rsp)
vmovups	%zmm4,320(%rsp)
vmovups	%zmm23,384(%rsp)
vmovups	%zmm20,1920(%rsp)
vmovups	%zmm30,1984(%rsp)
vmovups	%zmm22,4096(%rsp)
vmovups	%zmm8,1600(%rsp)
vmovups	%zmm2,448(%rsp)
vmovups	%zmm25,832(%rsp)
vmovups	%zmm10,640(%rsp)
vmovups	%zmm7,1536(%rsp)
vmovups	%zmm21,1152(%rsp)
vmovups	%zmm26,3712(%rsp)
vmovups	%zmm24,3776(%rsp)
movl	%r9d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r12,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm12
vmovaps	64(%rdi,%rdx),%zmm31
vmovaps	128(%rdi,%rdx),%zmm25
vmovaps	192(%rdi,%rdx),%zmm0
vmovups	%zmm0,3520(%rsp)
vmovaps	256(%rdi,%rdx),%zmm0
vmovups	%zmm0,3584(%rsp)
vmulps	%zmm12,%zmm18,%zmm21
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r8d,%r8d
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm4,%xmm4,%xmm4
vmovups	1024(%rsp),%zmm2
.p2align	4
75:
vmovaps	-64(%r14),%zmm19
vmovaps	-256(%rbp,%r8),%zmm18
vmovaps	-192(%rbp,%r8),%zmm23
vmovaps	%zmm18,%zmm22
vfmadd213ps	%zmm2,%zmm21,%zmm22
vaddps	(%r14),%zmm22,%zmm22
vbroadcastss	96f(%rip),%zmm9
vdivps	%zmm22,%zmm9,%zmm27
vmovaps	-128(%rbp,%r8),%zmm9
vsubps	%zmm22,%zmm19,%zmm19
vmulps	%zmm27,%zmm19,%zmm19
vmulps	%zmm19,%zmm14,%zmm22
vfmadd213ps	%zmm27,%zmm27,%zmm22
vbroadcastss	96f(%rip),%zmm27
vaddps	%zmm22,%zmm3,%zmm3
vaddps	%zmm19,%zmm6,%zmm6
vfmadd231ps	%zmm18,%zmm19,%zmm5
vfmadd231ps	%zmm23,%zmm19,%zmm17
vfmadd231ps	-64(%rbp,%r8),%zmm19,%zmm30
vfmadd231ps	%zmm9,%zmm19,%zmm28
vfmadd231ps	(%rbp,%r8),%zmm19,%zmm4
vmulps	%zmm22,%zmm18,%zmm19
vaddps	%zmm19,%zmm20,%zmm20
vfmadd231ps	%zmm19,%zmm18,%zmm10
vmulps	%zmm22,%zmm23,%zmm19
vaddps	%zmm19,%zmm13,%zmm13
vfmadd231ps	%zmm18,%zmm19,%zmm15
vfmadd231ps	%zmm19,%zmm23,%zmm7
vmulps	%zmm22,%zmm9,%zmm19
vaddps	%zmm19,%zmm26,%zmm26
vfmadd231ps	%zmm18,%zmm19,%zmm0
vfmadd231ps	%zmm23,%zmm19,%zmm8
vfmadd231ps	%zmm9,%zmm19,%zmm24
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r15
jne	75b
vmovups	256(%rsp),%zmm18
vmulps	%zmm31,%zmm18,%zmm19
vmulps	%zmm25,%zmm18,%zmm9
vmulps	3968(%rsp),%zmm9,%zmm22
vmulps	4032(%rsp),%zmm21,%zmm23
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm21,%zmm7
vmovups	1728(%rsp),%zmm2
vfmadd231ps	%zmm7,%zmm21,%zmm2
vmovups	%zmm2,1728(%rsp)
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm9,%zmm19,%zmm7
vmovups	576(%rsp),%zmm2
vfmadd231ps	%zmm7,%zmm21,%zmm2
vmovups	%zmm2,576(%rsp)
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm9,%zmm22,%zmm7
vfmadd213ps	%zmm7,%zmm23,%zmm8
vmovups	768(%rsp),%zmm2
vfmadd231ps	%zmm8,%zmm21,%zmm2
vmovups	%zmm2,768(%rsp)
vfmadd213ps	%zmm9,%zmm12,%zmm15
vmovups	896(%rsp),%zmm2
vfmadd231ps	%zmm15,%zmm21,%zmm2
vmovups	%zmm2,896(%rsp)
vaddps	%zmm9,%zmm13,%zmm7
vmovups	2048(%rsp),%zmm8
vfmadd231ps	%zmm7,%zmm21,%zmm8
vmovups	%zmm8,2048(%rsp)
vmovups	64(%rsp),%zmm2
vfmadd231ps	%zmm17,%zmm21,%zmm2
vmovups	%zmm2,64(%rsp)
vmovaps	%zmm10,%zmm7
vfmadd213ps	%zmm9,%zmm19,%zmm7
vmovups	1280(%rsp),%zmm2
vfmadd231ps	%zmm7,%zmm19,%zmm2
vmovups	%zmm2,1280(%rsp)
vmovaps	%zmm0,%zmm7
vfmadd213ps	%zmm9,%zmm22,%zmm7
vfmadd213ps	%zmm7,%zmm23,%zmm24
vmovaps	%zmm10,%zmm7
vfmadd213ps	%zmm9,%zmm22,%zmm7
vfmadd231ps	%zmm0,%zmm23,%zmm7
vfmadd231ps	%zmm7,%zmm22,%zmm11
vfmadd231ps	%zmm24,%zmm23,%zmm11
vfmadd213ps	%zmm9,%zmm12,%zmm10
vfmadd213ps	%zmm9,%zmm12,%zmm0
vfmadd231ps	%zmm10,%zmm22,%zmm1
vfmadd231ps	%zmm0,%zmm23,%zmm1
vmovups	448(%rsp),%zmm2
vfmadd231ps	%zmm5,%zmm22,%zmm2
vaddps	%zmm9,%zmm20,%zmm0
vmovups	1472(%rsp),%zmm13
vfmadd231ps	%zmm22,%zmm0,%zmm13
vaddps	%zmm9,%zmm26,%zmm8
vfmadd231ps	%zmm8,%zmm23,%zmm13
vmovups	%zmm13,1472(%rsp)
vfmadd231ps	%zmm28,%zmm23,%zmm2
vmovups	384(%rsp),%zmm23
vfmadd231ps	%zmm7,%zmm19,%zmm23
vmovups	1152(%rsp),%zmm21
vfmadd231ps	%zmm10,%zmm19,%zmm21
vmovups	512(%rsp),%zmm7
vfmadd231ps	%zmm10,%zmm12,%zmm7
vmovups	%zmm7,512(%rsp)
vmovups	1600(%rsp),%zmm8
vfmadd231ps	%zmm5,%zmm19,%zmm8
vmovups	3712(%rsp),%zmm26
vfmadd231ps	%zmm19,%zmm0,%zmm26
vmovups	3776(%rsp),%zmm24
vfmadd231ps	%zmm0,%zmm12,%zmm24
vmovups	704(%rsp),%zmm0
vfmadd231ps	%zmm30,%zmm12,%zmm0
vmovups	%zmm0,704(%rsp)
vfmadd231ps	%zmm4,%zmm12,%zmm29
vmovups	1536(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm12,%zmm7
vmovups	1984(%rsp),%zmm30
vfmadd231ps	%zmm28,%zmm12,%zmm30
vmovups	640(%rsp),%zmm10
vfmadd231ps	%zmm17,%zmm31,%zmm10
vmovups	1408(%rsp),%zmm0
vfmadd231ps	%zmm17,%zmm25,%zmm0
vmovups	%zmm0,1408(%rsp)
vmovups	320(%rsp),%zmm4
vfmadd231ps	%zmm31,%zmm28,%zmm4
vfmadd231ps	%zmm28,%zmm25,%zmm16
vmovups	1920(%rsp),%zmm20
vfmadd231ps	%zmm5,%zmm25,%zmm20
vmovups	1344(%rsp),%zmm19
vfmadd231ps	3520(%rsp),%zmm5,%zmm19
vmovups	3648(%rsp),%zmm0
vfmadd231ps	3584(%rsp),%zmm5,%zmm0
vmovaps	%zmm0,%zmm5
vmovups	832(%rsp),%zmm25
vaddps	%zmm6,%zmm25,%zmm25
vaddps	%zmm9,%zmm3,%zmm0
vmovups	4096(%rsp),%zmm22
vaddps	%zmm0,%zmm22,%zmm22
incq	%r12
addq	%rax,%r9
cmpq	%r13,%r12
jne	74b
vmovups	%zmm2,448(%rsp)
vpbroadcastd	392f(%rip),%zmm12
vpbroadcastd	393f(%rip),%zmm13
vpbroadcastd	96f(%rip),%zmm15
vbroadcastss	394f(%rip),%zmm17
vbroadcastss	395f(%rip),%zmm18
vmovups	%zmm4,320(%rsp)
vmovups	%zmm19,1344(%rsp)
vbroadcastss	396f(%rip),%zmm19
vmovups	896(%rsp),%zmm31
vmovups	4480(%rsp),%zmm2
vmovups	64(%rsp),%zmm0
vmovss	8(%rsp),%xmm9
vmovups	%zmm23,384(%rsp)
vmovups	2368(%rsp),%zmm23
vmovups	%zmm16,1152(%rsp)
vmovups	576(%rsp),%zmm16
vmovups	%zmm29,640(%rsp)
vmovaps	%zmm0,%zmm29
vmovups	1280(%rsp),%zmm6
vmovups	1728(%rsp),%zmm28
jmp	78f
.p2align	4
76:
vmovaps	%zmm17,%zmm2
vmovaps	%xmm18,%xmm9
vucomiss	%xmm16,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vmovups	1664(%rsp),%zmm14
vpbroadcastd	392f(%rip),%zmm12
vpbroadcastd	393f(%rip),%zmm13
vpbroadcastd	96f(%rip),%zmm15
vbroadcastss	394f(%rip),%zmm17
vbroadcastss	395f(%rip),%zmm18
vbroadcastss	396f(%rip),%zmm19
ja	77f
vxorps	%xmm14,%xmm14,%xmm14
77:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,640(%rsp)
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,320(%rsp)
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm0,704(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vpxord	%xmm22,%xmm22,%xmm22
vpxord	%xmm24,%xmm24,%xmm24
vmovups	%zmm0,1472(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,2048(%rsp)
vmovups	%zmm0,512(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,768(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,448(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm29,%xmm29,%xmm29
78:
vmovups	256(%rsp),%zmm4
vmulps	%zmm4,%zmm14,%zmm0
vdivps	%zmm2,%zmm27,%zmm3
vmulps	%zmm30,%zmm0,%zmm2
vfnmadd213ps	%zmm28,%zmm3,%zmm2
vmovups	%zmm2,576(%rsp)
vdivps	3904(%rsp),%zmm27,%zmm3
vmulps	%zmm20,%zmm0,%zmm28
vfnmadd213ps	%zmm6,%zmm3,%zmm28
vmovups	3968(%rsp),%zmm6
vmulps	%zmm6,%zmm6,%zmm2
vmulps	%zmm5,%zmm2,%zmm2
vmovups	4032(%rsp),%zmm5
vmulps	%zmm5,%zmm5,%zmm3
vfmadd231ps	640(%rsp),%zmm3,%zmm2
vfnmadd213ps	%zmm16,%zmm0,%zmm10
vmulps	%zmm6,%zmm5,%zmm3
vmulps	1152(%rsp),%zmm3,%zmm3
vaddps	%zmm2,%zmm3,%zmm2
vaddps	%zmm2,%zmm3,%zmm2
vmulps	1856(%rsp),%zmm20,%zmm3
vfmadd213ps	%zmm3,%zmm30,%zmm23
vaddps	%zmm23,%zmm2,%zmm3
vmulps	1408(%rsp),%zmm6,%zmm2
vfmadd231ps	704(%rsp),%zmm5,%zmm2
vfnmadd213ps	768(%rsp),%zmm0,%zmm2
vmovups	%zmm2,1984(%rsp)
vmulps	1344(%rsp),%zmm6,%zmm2
vfmadd231ps	320(%rsp),%zmm5,%zmm2
vfnmadd213ps	384(%rsp),%zmm0,%zmm2
vmovups	%zmm2,1920(%rsp)
vfnmadd213ps	%zmm11,%zmm0,%zmm3
vmovups	%zmm3,1280(%rsp)
vmulps	%zmm20,%zmm6,%zmm2
vfmadd231ps	%zmm30,%zmm5,%zmm2
vbroadcastss	336f(%rip),%zmm11
vdivps	%zmm4,%zmm11,%zmm0
vfnmadd213ps	%zmm1,%zmm14,%zmm2
vmulps	%zmm0,%zmm14,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm9
vfmadd231ps	%zmm29,%zmm0,%zmm31
vfmadd231ps	%zmm0,%zmm8,%zmm21
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm21,1152(%rsp)
vmovups	%zmm31,896(%rsp)
vmovups	%zmm2,1344(%rsp)
vmovups	%zmm7,1536(%rsp)
vmovups	%zmm10,640(%rsp)
vmovups	%zmm8,1600(%rsp)
vmovups	%zmm29,64(%rsp)
vmovups	%zmm28,2368(%rsp)
jbe	84f
vmovdqa64	%zmm22,%zmm30
vmovups	2560(%rsp),%zmm0
vmovups	4416(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2560(%rsp)
vcmpgeps	356f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm4,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm4,%xmm1
vbroadcastss	397f(%rip),%zmm14
vbroadcastss	398f(%rip),%zmm20
vbroadcastss	399f(%rip),%zmm21
vbroadcastss	422f(%rip),%zmm22
vbroadcastss	423f(%rip),%zmm23
vmovups	1024(%rsp),%zmm16
jbe	85f
vxorps	%xmm1,%xmm1,%xmm1
testq	%r13,%r13
je	83f
movq	%r10,%r8
xorl	%r9d,%r9d
.p2align	4
79:
movl	%r8d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r9,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	256(%rsp),%zmm2
vmulps	(%rdi,%rdx),%zmm2,%zmm2
movq	%rdi,%r12
xorl	%edx,%edx
.p2align	4
82:
vmovaps	(%r12),%zmm3
vfmadd213ps	%zmm16,%zmm2,%zmm3
vaddps	(%r14,%rdx),%zmm3,%zmm3
vdivps	%zmm3,%zmm27,%zmm4
vmovaps	-64(%r14,%rdx),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm27,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm15,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm17,%zmm7
vfmadd213ps	%zmm18,%zmm8,%zmm7
vmovaps	%zmm19,%zmm9
vmovaps	%zmm20,%zmm10
vfmadd213ps	%zmm21,%zmm8,%zmm10
vfmadd213ps	%zmm14,%zmm8,%zmm9
vfmadd231ps	%zmm22,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm27,%zmm5,%zmm4
vfmadd231ps	%zmm23,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
subq	$-128,%rdx
addq	$320,%r12
cmpq	%rdx,%rsi
jne	82b
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
jne	79b
83:
vbroadcastss	424f(%rip),%zmm2
vmovups	3456(%rsp),%zmm3
vfmadd213ps	425f(%rip){1to16},%zmm3,%zmm2
vxorps	%xmm7,%xmm7,%xmm7
vcmpltps	%zmm0,%zmm7,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3456(%rsp)
vmovups	3840(%rsp),%zmm0
vbroadcastss	426f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3840(%rsp)
vmovups	2816(%rsp),%zmm0
vmaxps	346f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2816(%rsp)
vblendmps	338f(%rip){1to16},%zmm27,%zmm0 {%k1}
vmovups	2752(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1216(%rsp),%zmm12
vsubps	%zmm2,%zmm12,%zmm12
vmovups	2624(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1088(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2688(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	960(%rsp),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vmovups	%zmm5,960(%rsp)
vmovups	2112(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	256(%rsp),%zmm9
vsubps	%zmm5,%zmm9,%zmm9
vmovups	2176(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm16,%zmm16
vmovups	1792(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1792(%rsp)
vmovups	2880(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2880(%rsp)
vmovups	1664(%rsp),%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vmovups	%zmm0,1664(%rsp)
vmovups	2432(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2432(%rsp)
vmovaps	%zmm27,%zmm0 {%k1} {z}
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm5,2176(%rsp)
vmovups	%zmm4,2112(%rsp)
vmovups	%zmm3,2688(%rsp)
vmovups	%zmm2,2624(%rsp)
vmovups	%zmm1,2752(%rsp)
vmovups	1152(%rsp),%zmm21
vmovups	1536(%rsp),%zmm7
vmovups	640(%rsp),%zmm10
vmovdqa64	%zmm30,%zmm22
vmovups	512(%rsp),%zmm2
vmovups	2368(%rsp),%zmm28
vmovups	576(%rsp),%zmm3
vmovups	1280(%rsp),%zmm4
jmp	86f
.p2align	4
84:
vmovaps	%zmm31,%zmm14
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1856(%rsp)
vmovups	256(%rsp),%zmm9
vmovups	1088(%rsp),%zmm8
vmovups	1024(%rsp),%zmm16
vmovups	512(%rsp),%zmm2
vmovups	576(%rsp),%zmm3
vmovups	1280(%rsp),%zmm4
vmovups	1216(%rsp),%zmm12
jmp	87f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1856(%rsp)
vmovups	256(%rsp),%zmm9
vmovups	1088(%rsp),%zmm8
vmovups	1152(%rsp),%zmm21
vmovdqa64	%zmm30,%zmm22
vmovups	512(%rsp),%zmm2
vmovups	2368(%rsp),%zmm28
vmovups	576(%rsp),%zmm3
vmovups	1280(%rsp),%zmm4
vmovups	1216(%rsp),%zmm12
86:
vmovups	896(%rsp),%zmm14
87:
vmovdqu64	%zmm22,4096(%rsp)
vmovups	%zmm2,512(%rsp)
vmovups	%zmm9,256(%rsp)
vbroadcastss	334f(%rip),%zmm1
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm13
vmaxps	%zmm1,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm3
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm19
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5056(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5184(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm27,%zmm23
vmaxps	%zmm1,%zmm22,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm29
vcmpleps	3008(%rsp),%zmm12,%k2
vmovups	%zmm12,1216(%rsp)
vcmpgeps	2944(%rsp),%zmm12,%k4
vmovups	64(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vbroadcastss	362f(%rip),%zmm31
vxorps	%zmm31,%zmm1,%zmm0 {%k2}
vpxor	%xmm2,%xmm2,%xmm2
vcmpleps	%zmm0,%zmm2,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm2,%zmm27,%zmm5 {%k2}
vmovups	%zmm5,1408(%rsp)
vcmpgeps	3072(%rsp),%zmm8,%k4
vmovups	1600(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vmovups	%zmm8,1088(%rsp)
vcmpleps	3136(%rsp),%zmm8,%k4
vxorps	%zmm31,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm2,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm2,%zmm27,%zmm2 {%k4}
vmovups	%zmm2,768(%rsp)
vmovdqu64	5120(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vmovups	960(%rsp),%zmm1
vcmpgeps	3200(%rsp),%zmm1,%k1
vmovups	448(%rsp),%zmm4
vblendmps	%zmm4,%zmm11,%zmm0 {%k1}
vcmpleps	3264(%rsp),%zmm1,%k1
vxorps	%zmm31,%zmm4,%zmm0 {%k1}
vcmpgeps	2240(%rsp),%zmm9,%k1
vblendmps	%zmm7,%zmm11,%zmm4 {%k1}
vcmpleps	2304(%rsp),%zmm9,%k1
vxorps	%zmm31,%zmm7,%zmm4 {%k1}
vcmpgeps	3328(%rsp),%zmm16,%k1
vmovups	%zmm25,832(%rsp)
vblendmps	%zmm25,%zmm11,%zmm1 {%k1}
vcmpleps	3392(%rsp),%zmm16,%k1
vxorps	%zmm31,%zmm25,%zmm1 {%k1}
vxorps	%xmm8,%xmm8,%xmm8
vcmpleps	%zmm0,%zmm8,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm8,%zmm27,%zmm8 {%k5}
vmovups	%zmm8,704(%rsp)
vmulps	%zmm2,%zmm3,%zmm0
vmovaps	%zmm3,%zmm9
vmovups	%zmm3,320(%rsp)
vmulps	%zmm0,%zmm10,%zmm2
vmulps	%zmm5,%zmm13,%zmm5
vmovaps	%zmm13,%zmm28
vmulps	%zmm5,%zmm2,%zmm2
vmulps	%zmm8,%zmm19,%zmm3
vmovups	%zmm19,384(%rsp)
vmulps	1984(%rsp),%zmm3,%zmm6
vmulps	%zmm5,%zmm6,%zmm13
vmulps	%zmm2,%zmm13,%zmm6
vmovaps	%zmm2,%zmm8
vfnmadd213ps	%zmm27,%zmm2,%zmm8
vbroadcastss	427f(%rip),%zmm22
vmaxps	%zmm22,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm27,%zmm31
vmulps	%zmm31,%zmm9,%zmm10
vmovaps	%zmm27,%zmm10 {%k4}
vxorps	%xmm7,%xmm7,%xmm7
vcmpleps	%zmm4,%zmm7,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm7,%zmm27,%zmm30 {%k3}
vmulps	1920(%rsp),%zmm3,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm6
vmulps	%zmm31,%zmm6,%zmm18
vmovaps	%zmm13,%zmm11
vfnmadd213ps	%zmm27,%zmm13,%zmm11
vfnmadd231ps	%zmm18,%zmm18,%zmm11
vmaxps	%zmm22,%zmm11,%zmm4
vsqrtps	%zmm4,%zmm6
vmulps	%zmm30,%zmm23,%zmm17
vmulps	%zmm17,%zmm14,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm2,%zmm4,%zmm12
vmulps	%zmm13,%zmm4,%zmm14
vdivps	%zmm6,%zmm27,%zmm9
vmulps	%zmm28,%zmm10,%zmm6
vmovaps	%zmm10,%zmm6 {%k2}
vmovdqu64	4992(%rsp),%zmm10
vptestmd	%zmm10,%zmm10,%k0
vmulps	%zmm9,%zmm19,%zmm10
vmovaps	%zmm27,%zmm10 {%k5}
vcmpleps	%zmm1,%zmm7,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm7,%zmm27,%zmm7 {%k5}
vmulps	%zmm7,%zmm29,%zmm25
vmulps	2048(%rsp),%zmm25,%zmm1
vmulps	%zmm5,%zmm1,%zmm20
vmulps	%zmm2,%zmm20,%zmm1
vmulps	%zmm13,%zmm20,%zmm15
vmulps	%zmm17,%zmm21,%zmm5
vfmsub231ps	%zmm5,%zmm0,%zmm12
vmulps	%zmm31,%zmm12,%zmm19
vmulps	1344(%rsp),%zmm17,%zmm5
vfmsub231ps	%zmm5,%zmm3,%zmm14
vfnmadd231ps	%zmm18,%zmm19,%zmm14
vmulps	%zmm9,%zmm14,%zmm21
vmovaps	%zmm4,%zmm5
vfnmadd213ps	%zmm27,%zmm4,%zmm5
vfnmadd231ps	%zmm19,%zmm19,%zmm5
vfnmadd231ps	%zmm21,%zmm21,%zmm5
vmovups	%zmm26,3712(%rsp)
vmulps	%zmm25,%zmm26,%zmm12
vfmsub231ps	%zmm12,%zmm0,%zmm1
vmaxps	%zmm22,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1472(%rsp),%zmm25,%zmm12
vfmsub231ps	%zmm12,%zmm3,%zmm15
vmulps	%zmm4,%zmm20,%zmm12
vdivps	%zmm0,%zmm27,%zmm3
vmovdqu64	%zmm24,3776(%rsp)
vmovups	%zmm25,4864(%rsp)
vmulps	%zmm25,%zmm24,%zmm0
vmovups	%zmm17,4928(%rsp)
vfmsub231ps	%zmm0,%zmm17,%zmm12
vmulps	%zmm3,%zmm23,%zmm0
vmovaps	%zmm23,%zmm14
vmovaps	%zmm27,%zmm0 {%k3}
vmulps	%zmm31,%zmm1,%zmm23
vfnmadd231ps	%zmm18,%zmm23,%zmm15
vmulps	%zmm9,%zmm15,%zmm24
vfnmadd231ps	%zmm19,%zmm23,%zmm12
vfnmadd231ps	%zmm21,%zmm24,%zmm12
vmulps	%zmm3,%zmm12,%zmm25
vmulps	%zmm10,%zmm6,%zmm1
vmovaps	%zmm20,%zmm17
vfnmadd213ps	%zmm27,%zmm20,%zmm17
vfnmadd231ps	%zmm23,%zmm23,%zmm17
vfnmadd231ps	%zmm24,%zmm24,%zmm17
vfnmadd231ps	%zmm25,%zmm25,%zmm17
vmaxps	%zmm22,%zmm17,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm0,%zmm1,%zmm0
vdivps	%zmm6,%zmm27,%zmm15
vmulps	%zmm15,%zmm29,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k5}
vmovups	%zmm1,3648(%rsp)
vmovss	8(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vmovups	%zmm28,1024(%rsp)
vmulps	64(%rsp),%zmm28,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm1
vxorps	%xmm6,%xmm6,%xmm6
vfmadd213ps	%zmm6,%zmm0,%zmm1 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	320(%rsp),%zmm6
vmulps	1600(%rsp),%zmm6,%zmm6
vmovaps	%zmm6,%zmm10 {%k3} {z}
vfmadd213ps	%zmm1,%zmm10,%zmm10
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	384(%rsp),%zmm1
vmulps	448(%rsp),%zmm1,%zmm12
vmovaps	%zmm12,%zmm1 {%k1} {z}
vfmadd213ps	%zmm10,%zmm1,%zmm1
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	1536(%rsp),%zmm14,%zmm10
vmovaps	%zmm10,%zmm22 {%k1} {z}
vfmadd213ps	%zmm1,%zmm22,%zmm22
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm29,%zmm1
vmulps	832(%rsp),%zmm29,%zmm26
vmovaps	%zmm26,%zmm28 {%k1} {z}
vfmadd213ps	%zmm22,%zmm28,%zmm28
vmovups	%zmm28,3584(%rsp)
vmulps	1408(%rsp),%zmm0,%zmm0
vmulps	%zmm0,%zmm2,%zmm22
vfmsub231ps	768(%rsp),%zmm6,%zmm22
vmovaps	%zmm27,%zmm6
vmulps	%zmm0,%zmm13,%zmm27
vfmsub231ps	704(%rsp),%zmm12,%zmm27
vmulps	%zmm0,%zmm4,%zmm28
vmovups	%zmm30,3520(%rsp)
vfmsub231ps	%zmm10,%zmm30,%zmm28
vmulps	%zmm0,%zmm20,%zmm29
vmovups	%zmm7,1728(%rsp)
vfmsub231ps	%zmm26,%zmm7,%zmm29
vmovaps	%zmm31,%zmm7
vbroadcastss	362f(%rip),%zmm26
vxorps	%zmm26,%zmm2,%zmm30
vxorps	%zmm26,%zmm13,%zmm13
vxorps	%zmm26,%zmm4,%zmm12
vxorps	%zmm26,%zmm20,%zmm10
vmulps	%zmm31,%zmm22,%zmm20
vfnmadd231ps	%zmm18,%zmm20,%zmm27
vxorps	%zmm26,%zmm18,%zmm4
vfnmadd231ps	%zmm19,%zmm20,%zmm28
vxorps	%zmm26,%zmm19,%zmm19
vmulps	%zmm9,%zmm27,%zmm22
vfnmadd231ps	%zmm21,%zmm22,%zmm28
vxorps	%zmm26,%zmm21,%zmm18
vfnmadd231ps	%zmm23,%zmm20,%zmm29
vxorps	%zmm26,%zmm23,%zmm23
vfnmadd231ps	%zmm24,%zmm22,%zmm29
vxorps	%zmm26,%zmm24,%zmm21
vmulps	%zmm3,%zmm28,%zmm24
vfnmadd231ps	%zmm25,%zmm24,%zmm29
vxorps	%zmm26,%zmm25,%zmm25
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm0,%zmm2
vfmadd213ps	%zmm31,%zmm0,%zmm2
vfmadd231ps	%zmm20,%zmm20,%zmm2
vfmadd231ps	%zmm22,%zmm22,%zmm2
vfmadd231ps	%zmm24,%zmm24,%zmm2
vmulps	%zmm15,%zmm29,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm2
ja	66b
vmovups	%zmm23,448(%rsp)
vmovaps	%zmm4,%zmm23
vmovups	%zmm30,64(%rsp)
vmovaps	%zmm14,%zmm4
vdivps	%zmm14,%zmm6,%zmm5
vbroadcastss	16(%r11),%zmm8
vmulps	256(%rsp),%zmm5,%zmm5
vmovaps	%zmm1,%zmm30
vdivps	%zmm1,%zmm6,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
vmovups	2432(%rsp),%zmm28
vdivps	%zmm28,%zmm6,%zmm17
vmulps	3648(%rsp),%zmm17,%zmm14
vmulps	428f(%rip){1to16},%zmm5,%zmm5
vmulps	429f(%rip){1to16},%zmm11,%zmm11
vmaxps	%zmm5,%zmm11,%zmm17
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm17 {%k1}
vbroadcastss	348f(%rip),%zmm27
vmovups	3456(%rsp),%zmm5
vcmpltps	%zmm27,%zmm5,%k1
vaddps	%zmm5,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	432f(%rip){1to16},%zmm5,%zmm5 {%k1} {z}
vmaxps	%zmm17,%zmm5,%zmm11
vcmpunordps	%zmm17,%zmm17,%k1
vmovaps	%zmm5,%zmm11 {%k1}
vmulps	%zmm14,%zmm14,%zmm5
vminps	%zmm6,%zmm5,%zmm5
vmulps	%zmm8,%zmm5,%zmm5
vmaxps	%zmm5,%zmm11,%zmm14
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm14 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm14,%zmm5 {%k1} {z}
vmulps	%zmm5,%zmm5,%zmm5
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vcmpgeps	3584(%rsp),%zmm8,%k1
vcmpleps	%zmm5,%zmm2,%k1 {%k1}
vmovups	1408(%rsp),%zmm1
vmulps	768(%rsp),%zmm1,%zmm1
vmulps	704(%rsp),%zmm1,%zmm1
vmulps	3520(%rsp),%zmm1,%zmm1
vmulps	1728(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm31,%k2
vmovaps	%zmm6,%zmm1 {%k2} {z}
vbroadcastss	345f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	4352(%rsp),%zmm5
vcmpleps	2560(%rsp),%zmm5,%k1
vbroadcastss	355f(%rip),%zmm14
vminps	%zmm14,%zmm1,%zmm1 {%k1}
vmovups	2496(%rsp),%zmm5
vcmpeqps	%zmm2,%zmm5,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vmovups	%zmm5,2496(%rsp)
vcmpeqps	%zmm2,%zmm5,%k1
vmovaps	%zmm6,%zmm11 {%k1} {z}
vxorps	%xmm8,%xmm8,%xmm8
vaddss	%xmm8,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm8,%xmm1
vmovaps	%zmm6,%zmm27
vbroadcastss	343f(%rip),%zmm29
vxorps	%xmm1,%xmm1,%xmm1
vmovups	4800(%rsp),%zmm8
ja	68b
vmulps	%zmm26,%zmm15,%zmm1
vfmadd213ps	%zmm24,%zmm1,%zmm25
vmulps	%zmm25,%zmm3,%zmm2
vfmadd213ps	%zmm22,%zmm2,%zmm18
vfmadd213ps	%zmm18,%zmm1,%zmm21
vmulps	%zmm21,%zmm9,%zmm3
vfmadd213ps	%zmm20,%zmm3,%zmm23
vfmadd213ps	%zmm23,%zmm2,%zmm19
vmovups	448(%rsp),%zmm23
vfmadd213ps	%zmm19,%zmm1,%zmm23
vmulps	%zmm23,%zmm7,%zmm5
vmovups	64(%rsp),%zmm18
vfmadd213ps	%zmm0,%zmm5,%zmm18
vfmadd213ps	%zmm18,%zmm3,%zmm13
vfmadd213ps	%zmm13,%zmm2,%zmm12
vfmadd213ps	%zmm12,%zmm1,%zmm10
vmulps	1024(%rsp),%zmm10,%zmm0
vmovups	%zmm0,768(%rsp)
vmulps	320(%rsp),%zmm5,%zmm0
vmovups	%zmm0,832(%rsp)
vmulps	384(%rsp),%zmm3,%zmm0
vmovups	%zmm0,64(%rsp)
vmovups	%zmm4,448(%rsp)
vmulps	%zmm2,%zmm4,%zmm0
vmovups	%zmm0,1536(%rsp)
vmovups	%zmm30,1600(%rsp)
vmulps	%zmm1,%zmm30,%zmm0
vmovups	%zmm0,512(%rsp)
vdivps	4544(%rsp),%zmm27,%zmm0
vmulps	4608(%rsp),%zmm0,%zmm0
vpbroadcastd	392f(%rip),%zmm11
vpaddd	%zmm11,%zmm0,%zmm1
vpbroadcastd	393f(%rip),%zmm15
vpandd	%zmm15,%zmm1,%zmm1
vpbroadcastd	96f(%rip),%zmm18
vpsubd	%zmm1,%zmm18,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm27,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	394f(%rip),%zmm3
vbroadcastss	395f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm2,%zmm3
vbroadcastss	396f(%rip),%zmm19
vmovaps	%zmm19,%zmm4
vfmadd213ps	397f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	398f(%rip),%zmm5
vfmadd213ps	399f(%rip){1to16},%zmm2,%zmm5
vfmadd231ps	422f(%rip){1to16},%zmm0,%zmm5
vfmadd213ps	%zmm4,%zmm0,%zmm5
vfmadd213ps	%zmm3,%zmm0,%zmm5
vfmadd213ps	%zmm2,%zmm0,%zmm5
vfmadd231ps	423f(%rip){1to16},%zmm1,%zmm5
vmovups	4160(%rsp),%zmm0
vfmadd231ps	433f(%rip){1to16},%zmm0,%zmm5
vfmadd231ps	434f(%rip){1to16},%zmm8,%zmm5
vmovups	%zmm5,704(%rsp)
movl	4(%rsp),%r15d
movl	%r15d,%edx
shrb	$3,%dl
testl	%r13d,%r13d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm14,%xmm14,%xmm14
cmpb	$1,%r8b
vbroadcastss	345f(%rip),%zmm29
movq	48(%rsp),%r10
jne	92f
imulq	24(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
88:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r13),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	256(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	422f(%rip),%zmm20
vbroadcastss	423f(%rip),%zmm21
vbroadcastss	336f(%rip),%zmm22
vbroadcastss	394f(%rip),%zmm7
vbroadcastss	395f(%rip),%zmm26
.p2align	4
89:
vmovaps	(%r9),%zmm2
vmovaps	(%r8,%r14),%zmm3
vfmadd213ps	%zmm16,%zmm0,%zmm2
vaddps	%zmm2,%zmm3,%zmm2
vdivps	%zmm2,%zmm27,%zmm6
vmovaps	-64(%r8,%r14),%zmm8
vsubps	%zmm2,%zmm8,%zmm8
vmulps	%zmm6,%zmm8,%zmm8
vaddps	%zmm22,%zmm6,%zmm9
vcmpltps	%zmm8,%zmm22,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vaddps	%zmm27,%zmm9,%zmm10
vpaddd	%zmm11,%zmm10,%zmm10
vpandd	%zmm15,%zmm10,%zmm10
vmovdqa64	%zmm11,%zmm23
vpsubd	%zmm10,%zmm18,%zmm11
vmovdqa64	%zmm15,%zmm24
vaddps	%zmm22,%zmm11,%zmm15
vfmadd231ps	%zmm9,%zmm11,%zmm15
vmulps	%zmm15,%zmm15,%zmm9
vmovaps	%zmm19,%zmm11
vfmadd213ps	397f(%rip){1to16},%zmm15,%zmm11
vmovdqa64	%zmm18,%zmm25
vbroadcastss	398f(%rip),%zmm18
vfmadd213ps	399f(%rip){1to16},%zmm15,%zmm18
vfmadd231ps	%zmm20,%zmm9,%zmm18
vfmadd213ps	%zmm11,%zmm9,%zmm18
vmovaps	%zmm7,%zmm11
vfmadd213ps	%zmm26,%zmm15,%zmm11
vfmadd213ps	%zmm11,%zmm9,%zmm18
vmovdqa64	%zmm23,%zmm11
vfmadd213ps	%zmm15,%zmm9,%zmm18
vmovdqa64	%zmm24,%zmm15
vcvtdq2ps	%zmm10,%zmm9
vfmadd231ps	%zmm21,%zmm9,%zmm18
vaddps	%zmm27,%zmm8,%zmm9
vmaxps	%zmm22,%zmm8,%zmm8
vfmsub231ps	%zmm9,%zmm18,%zmm8
vmovdqa64	%zmm25,%zmm18
vaddps	%zmm29,%zmm2,%zmm9
vdivps	%zmm9,%zmm27,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm14
vmulps	%zmm6,%zmm3,%zmm2
vmulps	%zmm9,%zmm9,%zmm3
vaddps	%zmm9,%zmm1,%zmm1
vmulps	%zmm3,%zmm9,%zmm6
vaddps	%zmm3,%zmm4,%zmm4
vaddps	%zmm6,%zmm31,%zmm31
vfmadd231ps	%zmm6,%zmm2,%zmm13
vmulps	%zmm6,%zmm3,%zmm6
vfmadd231ps	%zmm3,%zmm2,%zmm17
vmulps	%zmm3,%zmm3,%zmm3
vaddps	%zmm3,%zmm30,%zmm30
vfmadd231ps	%zmm3,%zmm2,%zmm12
vfmadd231ps	%zmm2,%zmm6,%zmm5
vaddps	%zmm6,%zmm28,%zmm28
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	89b
incq	%rdx
addq	%rax,%rbx
cmpq	%r13,%rdx
jne	88b
92:
vbroadcastss	44(%r11),%zmm2
vmovss	96f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	960(%rsp),%zmm26
vsubps	%zmm2,%zmm26,%zmm3
vmulps	%zmm0,%zmm3,%zmm3
vbroadcastss	28(%r11),%zmm6
vbroadcastss	36(%r11),%zmm8
vmovaps	%xmm8,%xmm9
vfmadd213ps	%zmm6,%zmm3,%zmm8
vfmadd213ps	%zmm27,%zmm3,%zmm8
vmulps	%zmm3,%zmm3,%zmm10
vfmadd213ps	%zmm27,%zmm10,%zmm8
vmovss	346f(%rip),%xmm20
vmulss	%xmm20,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	333f(%rip),%xmm21
vmulss	%xmm21,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vfmadd231ps	%zmm9,%zmm3,%zmm6
vbroadcastss	355f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm6
vmulps	%zmm6,%zmm3,%zmm3
vbroadcastss	343f(%rip),%zmm18
vmaxps	%zmm18,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vbroadcastss	329f(%rip),%zmm15
vmulps	%zmm15,%zmm3,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmulps	%zmm6,%zmm8,%zmm6
vbroadcastss	20(%r11),%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm3,%zmm8,%zmm3
vaddps	%zmm2,%zmm26,%zmm2
vbroadcastss	32(%r11),%zmm8
vbroadcastss	40(%r11),%zmm9
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm9,%xmm10
vfmadd213ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm27,%zmm2,%zmm9
vmulps	%zmm2,%zmm2,%zmm11
vfmadd213ps	%zmm27,%zmm11,%zmm9
vmaxps	%zmm18,%zmm9,%zmm11
vsqrtps	%zmm11,%zmm11
vmulss	%xmm20,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vmulss	%xmm21,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm10,%zmm2,%zmm8
vdivps	%zmm11,%zmm27,%zmm10
vfmadd213ps	%zmm22,%zmm2,%zmm8
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm15,%zmm2,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vmulps	%zmm10,%zmm9,%zmm8
vbroadcastss	24(%r11),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vminps	%zmm8,%zmm6,%zmm6
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm3,%zmm0,%zmm3
vmulps	%zmm2,%zmm0,%zmm0
vmovups	768(%rsp),%zmm7
vbroadcastss	332f(%rip),%zmm9
vandps	%zmm9,%zmm7,%zmm2
vxorps	%xmm8,%xmm8,%xmm8
vmaxps	%zmm8,%zmm2,%zmm2
vmovups	832(%rsp),%zmm24
vandps	%zmm9,%zmm24,%zmm8
vmaxps	%zmm2,%zmm8,%zmm2
vandps	%zmm9,%zmm3,%zmm3
vandps	%zmm9,%zmm0,%zmm0
vmaxps	%zmm0,%zmm3,%zmm0
vandps	64(%rsp),%zmm9,%zmm3
vmulps	%zmm0,%zmm3,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	2496(%rsp),%zmm19
vcmpleps	%zmm27,%zmm19,%k2
vmulps	436f(%rip){1to16},%zmm6,%zmm2
vcmpleps	%zmm2,%zmm0,%k3 {%k2}
vbroadcastss	208(%r11),%zmm2
vmovups	320(%rsp),%zmm21
vmulps	640(%rsp),%zmm21,%zmm0
vmovups	1024(%rsp),%zmm10
vmulps	%zmm10,%zmm0,%zmm9
vmovups	384(%rsp),%zmm6
vmulps	1984(%rsp),%zmm6,%zmm0
vmulps	%zmm10,%zmm0,%zmm29
vmulps	1920(%rsp),%zmm6,%zmm0
vmulps	%zmm9,%zmm29,%zmm3
vfmsub231ps	%zmm0,%zmm21,%zmm3
vmovups	448(%rsp),%zmm8
vmulps	896(%rsp),%zmm8,%zmm0
vmulps	%zmm10,%zmm0,%zmm18
vmulps	1152(%rsp),%zmm8,%zmm0
vmulps	%zmm9,%zmm18,%zmm20
vfmsub231ps	%zmm0,%zmm21,%zmm20
vmulps	1344(%rsp),%zmm8,%zmm0
vmulps	%zmm29,%zmm18,%zmm22
vfmsub231ps	%zmm0,%zmm6,%zmm22
vmovups	1600(%rsp),%zmm11
vmulps	2048(%rsp),%zmm11,%zmm0
vmulps	%zmm10,%zmm0,%zmm15
vmulps	3712(%rsp),%zmm11,%zmm0
vmulps	%zmm9,%zmm15,%zmm10
vfmsub231ps	%zmm0,%zmm21,%zmm10
vmulps	1472(%rsp),%zmm11,%zmm0
vmulps	%zmm29,%zmm15,%zmm21
vfmsub231ps	%zmm0,%zmm6,%zmm21
vbroadcastss	12(%r11),%zmm0
vmovups	%zmm0,896(%rsp)
vmovups	1216(%rsp),%zmm23
vaddps	%zmm23,%zmm7,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	2944(%rsp),%zmm6
vminps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k1}
vcmpeqps	346f(%rip){1to16},%zmm19,%k1
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3008(%rsp),%zmm6
vmaxps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vmovaps	%zmm9,%zmm6
vfnmadd213ps	%zmm27,%zmm9,%zmm6
vmovaps	%zmm0,%zmm23 {%k3}
vminps	%zmm27,%zmm6,%zmm0
vbroadcastss	427f(%rip),%zmm25
vmaxps	%zmm25,%zmm6,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vmulps	%zmm6,%zmm3,%zmm19
vmovaps	%zmm2,%zmm23 {%k1}
movq	240(%rsp),%r13
movq	%r13,%rax
shlq	$6,%rax
movq	184(%rsp),%r12
vmovaps	%zmm23,(%r12,%rax)
vmovups	%zmm29,1472(%rsp)
vmovaps	%zmm29,%zmm3
vfnmadd213ps	%zmm27,%zmm29,%zmm3
vfnmadd231ps	%zmm19,%zmm19,%zmm3
vminps	%zmm0,%zmm3,%zmm23
vmaxps	%zmm25,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	1088(%rsp),%zmm29
vaddps	%zmm29,%zmm24,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3072(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k4}
vdivps	%zmm0,%zmm27,%zmm7
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3136(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm0
vmovaps	%zmm24,%zmm0 {%k4}
vmovaps	%zmm0,%zmm29 {%k3}
vmulps	%zmm6,%zmm20,%zmm20
vfnmadd231ps	%zmm19,%zmm20,%zmm22
vmulps	%zmm7,%zmm22,%zmm0
vmulps	3776(%rsp),%zmm11,%zmm3
vmovaps	%zmm2,%zmm29 {%k1}
addq	%r10,%r13
shlq	$6,%r13
vmovaps	%zmm29,(%r12,%r13)
vmulps	%zmm18,%zmm15,%zmm22
vfmsub231ps	%zmm3,%zmm8,%zmm22
vmovaps	%zmm18,%zmm3
vfnmadd213ps	%zmm27,%zmm18,%zmm3
vfnmadd231ps	%zmm20,%zmm20,%zmm3
vfnmadd231ps	%zmm0,%zmm0,%zmm3
vminps	%zmm23,%zmm3,%zmm24
vmaxps	%zmm25,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vaddps	64(%rsp),%zmm26,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3200(%rsp),%zmm25
vminps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vdivps	%zmm3,%zmm27,%zmm3
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3264(%rsp),%zmm25
vmaxps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vmovaps	%zmm23,%zmm26 {%k3}
vmovups	%zmm6,832(%rsp)
vmulps	%zmm6,%zmm10,%zmm23
vmovaps	%zmm19,%zmm6
vmovups	896(%rsp),%zmm19
vfnmadd231ps	%zmm6,%zmm23,%zmm21
vmulps	%zmm7,%zmm21,%zmm21
vfnmadd231ps	%zmm20,%zmm23,%zmm22
vfnmadd231ps	%zmm0,%zmm21,%zmm22
leaq	(%r12,%rax),%rsi
vmovaps	%zmm2,%zmm26 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm26,(%rdx,%rsi)
vmulps	%zmm3,%zmm22,%zmm22
vmovaps	%zmm15,%zmm10
vfnmadd213ps	%zmm27,%zmm15,%zmm10
vfnmadd231ps	%zmm23,%zmm23,%zmm10
vfnmadd231ps	%zmm21,%zmm21,%zmm10
vfnmadd231ps	%zmm22,%zmm22,%zmm10
vminps	%zmm24,%zmm10,%zmm24
vcmpgtps	435f(%rip){1to16},%zmm24,%k0
vmovups	256(%rsp),%zmm26
vaddps	1536(%rsp),%zmm26,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	2240(%rsp),%zmm25
vminps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	2304(%rsp),%zmm25
vmaxps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vmovaps	%zmm24,%zmm26 {%k3}
vmulps	%zmm26,%zmm19,%zmm24
vmovaps	%zmm2,%zmm24 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm24,(%r8,%rsi)
vaddps	512(%rsp),%zmm16,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	3328(%rsp),%zmm25
vminps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	3392(%rsp),%zmm25
vmaxps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vmovaps	%zmm24,%zmm16 {%k3}
vmulps	%zmm16,%zmm19,%zmm16
vmovups	%zmm2,64(%rsp)
vmovaps	%zmm2,%zmm16 {%k1}
movq	%r10,%r8
shlq	$8,%r8
vmovaps	%zmm16,(%r8,%rsi)
movl	$5,%r8d
testb	$2,%r15b
je	93f
vmaxps	427f(%rip){1to16},%zmm10,%zmm10
vsqrtps	%zmm10,%zmm10
vbroadcastss	96f(%rip),%zmm29
vdivps	%zmm10,%zmm29,%zmm2
vbroadcastss	362f(%rip),%zmm10
vxorps	%zmm10,%zmm9,%zmm16
vmulps	%zmm19,%zmm8,%zmm9
vmulps	%zmm19,%zmm11,%zmm11
kandw	%k0,%k2,%k2
movl	%r15d,%esi
andl	$4,%esi
movl	%esi,%r8d
shrl	$2,%r8d
leaq	(%r10,%r10,4),%r15
shlq	$6,%r15
addq	%r12,%r15
xorl	%r14d,%r14d
testl	%esi,%esi
sete	%r14b
leaq	7(%r8,%r8,2),%rbx
movl	$14,%r9d
movl	$8,%r8d
cmoveq	%r8,%r9
movl	$19,%r8d
movl	$9,%r10d
cmoveq	%r10,%r8
movq	48(%rsp),%r10
xorq	$7,%r14
imulq	%r10,%r14
shlq	$6,%r14
addq	%r12,%r14
imulq	%r10,%rbx
shlq	$6,%rbx
addq	%r12,%rbx
imulq	%r10,%r9
shlq	$6,%r9
addq	%r12,%r9
imulq	%r10,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovups	832(%rsp),%zmm29
vmulps	%zmm16,%zmm29,%zmm27
vmovups	1472(%rsp),%zmm8
vfmadd231ps	%zmm27,%zmm6,%zmm8
vxorps	%zmm10,%zmm8,%zmm16
vmulps	%zmm16,%zmm7,%zmm26
vxorps	%zmm10,%zmm29,%zmm16
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm7,%zmm6,%zmm25
vfmadd231ps	%zmm27,%zmm20,%zmm18
vfmadd231ps	%zmm26,%zmm0,%zmm18
vxorps	%zmm10,%zmm18,%zmm6
vmulps	%zmm6,%zmm3,%zmm24
vmulps	%zmm20,%zmm29,%zmm6
vfmadd231ps	%zmm25,%zmm0,%zmm6
vxorps	%zmm10,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm19
vxorps	%zmm10,%zmm7,%zmm6
vmulps	%zmm6,%zmm0,%zmm0
vmulps	%zmm3,%zmm0,%zmm18
vfmadd231ps	%zmm27,%zmm23,%zmm15
vfmadd231ps	%zmm26,%zmm21,%zmm15
vfmadd231ps	%zmm24,%zmm22,%zmm15
vxorps	%zmm10,%zmm15,%zmm0
vmulps	%zmm0,%zmm2,%zmm16
vmulps	%zmm23,%zmm29,%zmm0
vmovaps	%zmm2,%zmm23
vfmadd231ps	%zmm25,%zmm21,%zmm0
vfmadd231ps	%zmm19,%zmm22,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm2,%zmm15
vmulps	%zmm21,%zmm7,%zmm0
vfmadd231ps	%zmm18,%zmm22,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm2,%zmm6
vxorps	%zmm10,%zmm3,%zmm0
vmulps	%zmm0,%zmm22,%zmm0
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm27,%zmm20
vfmadd213ps	96f(%rip){1to16},%zmm27,%zmm20
vfmadd231ps	%zmm26,%zmm26,%zmm20
vfmadd231ps	%zmm24,%zmm24,%zmm20
vfmadd231ps	%zmm16,%zmm16,%zmm20
vmovups	1024(%rsp),%zmm8
vmulps	%zmm20,%zmm8,%zmm20
vmovups	64(%rsp),%zmm2
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm8,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r15)
movl	4(%rsp),%r15d
vmulps	%zmm29,%zmm29,%zmm20
vfmadd231ps	%zmm25,%zmm25,%zmm20
vfmadd231ps	%zmm19,%zmm19,%zmm20
vfmadd231ps	%zmm15,%zmm15,%zmm20
vmovups	320(%rsp),%zmm8
vmulps	%zmm20,%zmm8,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm8,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r14)
vmulps	%zmm7,%zmm7,%zmm20
vfmadd231ps	%zmm18,%zmm18,%zmm20
vfmadd231ps	%zmm6,%zmm6,%zmm20
vmovups	384(%rsp),%zmm8
vmulps	%zmm20,%zmm8,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm8,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rbx)
vmulps	%zmm3,%zmm3,%zmm20
vfmadd231ps	%zmm0,%zmm0,%zmm20
vmulps	%zmm9,%zmm20,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r9)
vmulps	%zmm23,%zmm23,%zmm20
vmulps	%zmm11,%zmm20,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm11,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r8)
movl	$10,%r8d
testl	%esi,%esi
je	93f
vmulps	832(%rsp),%zmm27,%zmm8
vfmadd231ps	%zmm26,%zmm25,%zmm8
vfmadd231ps	%zmm24,%zmm19,%zmm8
vfmadd231ps	%zmm16,%zmm15,%zmm8
vmovups	320(%rsp),%zmm21
vmulps	%zmm8,%zmm21,%zmm8
vmovups	64(%rsp),%zmm2
vmovaps	%zmm2,%zmm20
vmovups	1024(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmulps	%zmm26,%zmm7,%zmm8
vfmadd231ps	%zmm24,%zmm18,%zmm8
vfmadd231ps	%zmm16,%zmm6,%zmm8
vmovups	384(%rsp),%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm2,%zmm20
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%r10,%rsi
shlq	$9,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmulps	%zmm25,%zmm7,%zmm7
vfmadd231ps	%zmm19,%zmm18,%zmm7
vfmadd231ps	%zmm15,%zmm6,%zmm7
vmulps	%zmm7,%zmm10,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm21,%zmm8 {%k2}
leaq	(%r10,%r10,8),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm24,%zmm3,%zmm7
vfmadd231ps	%zmm16,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
imulq	$704,%r10,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm19,%zmm3,%zmm7
vfmadd231ps	%zmm15,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm21,%zmm8 {%k2}
shlq	$8,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm18,%zmm3,%zmm3
vfmadd231ps	%zmm6,%zmm0,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmovaps	%zmm2,%zmm7
vmulps	%zmm3,%zmm10,%zmm7 {%k2}
imulq	$832,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm16,%zmm23,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm2,%zmm7
vmulps	%zmm3,%zmm22,%zmm7 {%k2}
imulq	$960,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm15,%zmm23,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm2,%zmm7
vmulps	%zmm3,%zmm21,%zmm7 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm6,%zmm23,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm2,%zmm6
vmulps	%zmm3,%zmm10,%zmm6 {%k2}
imulq	$1088,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm0,%zmm23,%zmm0
vmulps	%zmm11,%zmm0,%zmm0
vmulps	%zmm0,%zmm9,%zmm2 {%k2}
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm2,(%rax,%rsi)
movl	$20,%r8d
93:
testb	$8,%r15b
vxorps	%xmm16,%xmm16,%xmm16
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	2496(%rsp),%zmm2
vcmpeqps	346f(%rip){1to16},%zmm2,%k2
vaddps	%zmm14,%zmm14,%zmm2
vmovups	704(%rsp),%zmm8
vfmsub132ps	359f(%rip){1to16},%zmm14,%zmm8
vbroadcastss	100(%r11),%zmm6
vfmadd213ps	%zmm16,%zmm1,%zmm6
vfmadd231ps	104(%r11){1to16},%zmm4,%zmm6
vfmadd231ps	108(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	112(%r11){1to16},%zmm30,%zmm6
vfmadd231ps	116(%r11){1to16},%zmm28,%zmm6
vfmadd231ps	120(%r11){1to16},%zmm17,%zmm6
vfmadd231ps	124(%r11){1to16},%zmm13,%zmm6
vfmadd231ps	128(%r11){1to16},%zmm12,%zmm6
vfmadd231ps	132(%r11){1to16},%zmm5,%zmm6
vbroadcastss	136(%r11),%zmm3
vmovups	4224(%rsp),%zmm7
vaddps	%zmm6,%zmm7,%zmm6
vfmadd213ps	%zmm16,%zmm1,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm4,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm31,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm30,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm28,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm17,%zmm3
vfmadd231ps	160(%r11){1to16},%zmm13,%zmm3
vfmadd231ps	164(%r11){1to16},%zmm12,%zmm3
vfmadd231ps	168(%r11){1to16},%zmm5,%zmm3
vfmadd132ps	172(%r11){1to16},%zmm16,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm4,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm31,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm30,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm28,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm17,%zmm1
vfmadd231ps	196(%r11){1to16},%zmm13,%zmm1
vfmadd231ps	200(%r11){1to16},%zmm12,%zmm1
vfmadd231ps	204(%r11){1to16},%zmm5,%zmm1
vfmadd231ps	355f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	437f(%rip){1to16},%zmm7,%zmm1
vmovaps	%zmm0,%zmm8 {%k2}
movq	%r8,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm6 {%k2}
leaq	2(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
addq	$4,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm1,(%rax,%r8)
jmp	6b
94:
addq	$5256,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
95:
vzeroupper
retq
.p2align	2,0x0
96:
.long	0x3f800000
97:
.long	1048576
98:
.long	0x5d800000
99:
.long	0x3f40094e
322:
.long	0x3e1d5a5a
323:
.long	0x3bd74912
324:
.long	0x3f156f3d
325:
.long	0x3d26f715
326:
.long	8388607
327:
.long	0x21800000
328:
.long	0xc9800000
329:
.long	0x3f000000
332:
.long	0x7fffffff
333:
.long	0x40400000
334:
.long	0x0da24260
335:
.long	0x1e3ce508
336:
.long	0xbf800000
337:
.long	0x41100000
338:
.long	0x3e800000
339:
.long	0x3d2aaaab
342:
.long	0x7f7fffff
343:
.long	0x02081cea
344:
.long	0x41490fdb
345:
.long	0x40a00000
346:
.long	0x40800000
347:
.long	0x3fc00000
348:
.long	0x7149f2ca
349:
.long	2
352:
.long	4
353:
.long	8
354:
.long	16
355:
.long	0x40000000
356:
.long	0x41400000
357:
.long	0x40c00000
358:
.long	0x3f3504f3
359:
.long	0xbf000000
362:
.long	0x80000000
363:
.long	0xc2ae0000
364:
.long	0x3fb8aa3b
365:
.long	0xbf317200
366:
.long	0xb5bfbe8e
367:
.long	0x3aae0472
368:
.long	0x3c1e8629
369:
.long	0x3d635b73
372:
.long	0x3e75fc8c
373:
.long	0x3f317214
374:
.long	0x42fe0000
375:
.long	0x3e99999a
376:
.long	0xbe04a19d
377:
.long	0x3ef89ba5
378:
.long	0xbf03248e
379:
.long	0x3f0c3744
382:
.long	0xbdc1d79d
383:
.long	0x3e5c1572
384:
.long	0x3e17e642
385:
.long	0x3e2ecff8
386:
.long	0x3e2d3f9f
387:
.long	0x3ecc422a
388:
.long	0x3f106ebb
389:
.long	0xc0000000
392:
.long	3234528013
393:
.long	4286578688
394:
.long	0x3eaaac4e
395:
.long	0xbf00000d
396:
.long	0x3e4bdb47
397:
.long	0xbe7fd7d0
398:
.long	0x3e259a3a
399:
.long	0xbe2ec8d2
422:
.long	0xbddadb52
423:
.long	0x33b17218
424:
.long	0x3727c5ac
425:
.long	0x3a83126f
426:
.long	0x41800000
427:
.long	0x358637bd
428:
.long	0x350637bd
429:
.long	0x34210fb0
432:
.long	0x36a7c5ac
433:
.long	0x3f317218
434:
.long	0x3feb3f8f
435:
.long	0x38d1b717
436:
.long	0x3951b717
437:
.long	0x41000000
438:
.long	0x3cf5c28f
439:
.long	0x41200000
442:
.long	0x26901d7d
443:
.long	0x3f800054
444:
.long	0xbf4ccccd
