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
subq	$5512,%rsp
movq	5584(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%r12
movq	24(%rdi),%rbx
movq	%rbx,176(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5568(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,144(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,40(%rsp)
movq	%r9,160(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,48(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,136(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,152(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	333f(%rip),%zmm20
movq	%r10,56(%rsp)
leaq	64(%r10),%rcx
vpbroadcastd	96f(%rip),%zmm25
vxorps	%xmm28,%xmm28,%xmm28
xorl	%edx,%edx
vbroadcastss	98f(%rip),%zmm27
vbroadcastss	99f(%rip),%zmm29
vbroadcastss	322f(%rip),%zmm30
vbroadcastss	323f(%rip),%zmm18
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm21
vpbroadcastd	326f(%rip),%zmm17
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
imulq	48(%rsp),%r9
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
cmpq	48(%rsp),%rbx
je	2b
5:
movq	168(%rsp),%r9
addq	%rbx,%r9
imulq	%rsi,%r9
addq	160(%rsp),%r9
movq	%r10,32(%rsp)
xorl	%r14d,%r14d
movq	%r10,232(%rsp)
movq	%rbx,224(%rsp)
movq	%r9,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	333f(%rip),%zmm20
vblendmps	2624(%rsp),%zmm20,%zmm0 {%k1}
movq	176(%rsp),%rdx
vmovups	2688(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r13)
movq	5584(%rsp),%rax
movq	192(%rsp),%rsi
movq	208(%rsp),%r8
vpbroadcastd	96f(%rip),%zmm25
movq	200(%rsp),%rdx
vbroadcastss	98f(%rip),%zmm27
vbroadcastss	99f(%rip),%zmm29
vbroadcastss	322f(%rip),%zmm30
vbroadcastss	323f(%rip),%zmm18
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm21
vpbroadcastd	326f(%rip),%zmm17
movq	232(%rsp),%r10
movq	224(%rsp),%rbx
movq	216(%rsp),%r9
movq	248(%rsp),%r14
7:
incq	%r14
addq	$2,32(%rsp)
cmpq	%rsi,%r14
je	4b
8:
leaq	(%r9,%r14),%r15
movl	8(%rax),%r13d
movq	%r13,24(%rsp)
cmpq	%r13,%r15
jae	7b
movq	%r14,248(%rsp)
movl	(%rax),%r13d
movl	12(%rax),%edx
movl	%edx,64(%rsp)
movl	16(%rax),%eax
movl	%eax,8(%rsp)
movq	%r13,%rbx
imulq	%r13,%rbx
movq	%rbx,%rsi
movq	%r15,240(%rsp)
imulq	%r15,%rsi
addq	%rsi,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
je	55f
leaq	(,%r13,2),%rax
movl	$2,%r15d
subq	%r13,%r15
movq	32(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm26,%xmm26,%xmm26
vmovaps	%zmm31,%zmm22
vmovaps	%zmm31,%zmm23
vpbroadcastd	97f(%rip),%zmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm5,%zmm5
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm12,%zmm1,%zmm1
vaddps	%zmm15,%zmm6,%zmm6
incq	%r9
addq	%rax,%r14
cmpq	%r13,%r9
je	54f
32:
movl	%r14d,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
movl	%eax,%r8d
imull	%r9d,%r8d
addl	%esi,%r8d
andl	$2147483646,%r8d
shlq	$6,%r8
movq	56(%rsp),%r10
leaq	(%r10,%r8),%r12
vmovaps	(%r10,%r8),%zmm0
vmovaps	64(%r10,%r8),%zmm13
testb	$8,8(%rsp)
jne	34f
cmpl	$1,%r13d
je	38f
addq	40(%rsp),%rdx
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
je	39f
33:
vaddps	%zmm28,%zmm14,%zmm12
vaddps	%zmm28,%zmm13,%zmm15
jne	42f
jmp	47f
.p2align	4
34:
cmpl	$1,%r13d
jne	35f
vaddps	%zmm13,%zmm8,%zmm8
35:
addq	40(%rsp),%rdx
vcmpltps	%zmm27,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm29,%zmm12,%zmm7
vfmadd213ps	%zmm30,%zmm12,%zmm7
vfmadd213ps	%zmm18,%zmm12,%zmm7
vaddps	%zmm16,%zmm12,%zmm15
vfmadd213ps	%zmm21,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	36f
vaddps	%zmm14,%zmm3,%zmm3
36:
vcmpltps	%zmm12,%zmm28,%k1
vmulps	%zmm7,%zmm22,%zmm22 {%k1}
vmulps	%zmm15,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm22,%zmm0
vpsrld	$23,%zmm23,%zmm7
vpsubd	%zmm7,%zmm4,%zmm4
vpaddd	%zmm0,%zmm4,%zmm4
vpternlogd	$236,%zmm17,%zmm25,%zmm22
vpternlogd	$236,%zmm17,%zmm25,%zmm23
vbroadcastss	96f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm26,%zmm26
vaddps	%zmm28,%zmm14,%zmm12
vaddps	%zmm28,%zmm13,%zmm15
je	47f
vmovdqa64	%zmm22,%zmm24
leaq	-2(%r13),%r8
testq	%r8,%r8
je	44f
movl	$1,%r8d
vbroadcastss	324f(%rip),%zmm21
vbroadcastss	325f(%rip),%zmm19
vmovdqa64	%zmm17,%zmm22
.p2align	4
37:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vcmpltps	%zmm27,%zmm7,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm29,%zmm16,%zmm17
vfmadd213ps	%zmm30,%zmm16,%zmm17
vfmadd213ps	%zmm18,%zmm16,%zmm17
vaddps	%zmm21,%zmm16,%zmm18
vfmadd213ps	%zmm19,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm28,%k1
vmulps	%zmm17,%zmm24,%zmm24 {%k1}
vmulps	%zmm18,%zmm23,%zmm23 {%k1}
vbroadcastss	323f(%rip),%zmm18
vpsrld	$23,%zmm24,%zmm16
vpsrld	$23,%zmm23,%zmm17
vpsubd	%zmm17,%zmm4,%zmm4
vpaddd	%zmm16,%zmm4,%zmm4
vpternlogd	$236,%zmm22,%zmm25,%zmm24
vpternlogd	$236,%zmm22,%zmm25,%zmm23
vbroadcastss	96f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm26,%zmm26
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r10
jne	37b
jmp	45f
.p2align	4
38:
vaddps	%zmm13,%zmm8,%zmm8
addq	40(%rsp),%rdx
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	33b
39:
vaddps	%zmm14,%zmm3,%zmm3
vaddps	%zmm28,%zmm14,%zmm12
vaddps	%zmm28,%zmm13,%zmm15
je	47f
42:
leaq	-2(%r13),%r8
testq	%r8,%r8
je	49f
movl	$1,%r8d
.p2align	4
43:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r10
jne	43b
jmp	52f
44:
movl	$1,%r8d
vbroadcastss	324f(%rip),%zmm21
vbroadcastss	325f(%rip),%zmm19
45:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vcmpltps	%zmm27,%zmm0,%k1
vmovaps	%zmm7,%zmm17 {%k1} {z}
vaddps	%zmm29,%zmm17,%zmm16
vfmadd213ps	%zmm30,%zmm17,%zmm16
vfmadd213ps	%zmm18,%zmm17,%zmm16
vaddps	%zmm21,%zmm17,%zmm18
vfmadd213ps	%zmm19,%zmm17,%zmm18
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
vmovaps	%zmm19,%zmm21
jne	46f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm8,%zmm8
46:
vmovdqa64	%zmm24,%zmm22
vcmpltps	%zmm17,%zmm28,%k1
vmulps	%zmm16,%zmm24,%zmm22 {%k1}
vmulps	%zmm18,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm22,%zmm16
vpsrld	$23,%zmm23,%zmm17
vpsubd	%zmm17,%zmm4,%zmm4
vpaddd	%zmm16,%zmm4,%zmm4
vpbroadcastd	326f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm25,%zmm22
vpternlogd	$236,%zmm17,%zmm25,%zmm23
vbroadcastss	96f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm26,%zmm26
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vbroadcastss	323f(%rip),%zmm18
vbroadcastss	324f(%rip),%zmm16
47:
testq	%r9,%r9
jne	9b
48:
vaddps	%zmm12,%zmm9,%zmm9
vaddps	%zmm15,%zmm11,%zmm11
jmp	9b
49:
movl	$1,%r8d
52:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
jne	53f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm8,%zmm8
53:
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
testq	%r9,%r9
jne	9b
jmp	48b
.p2align	4
54:
vbroadcastss	327f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm14,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm11
vmulps	%zmm14,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm7
vmulps	%zmm14,%zmm8,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vmulps	%zmm14,%zmm6,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vcvtudq2ps	%zmm4,%zmm4
vaddps	328f(%rip){1to16},%zmm4,%zmm4
vmovups	%zmm4,4352(%rsp)
jmp	56f
55:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,4352(%rsp)
vmovaps	%zmm31,%zmm23
vmovaps	%zmm31,%zmm22
56:
vcvtusi2ss	%r13d,%xmm31,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm13,%zmm4,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vsubps	%zmm11,%zmm4,%zmm9
vmaxps	%zmm31,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vsubps	%zmm7,%zmm4,%zmm7
vmaxps	%zmm31,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm7,%zmm5,%zmm5
vsubps	%zmm0,%zmm4,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm8,%zmm9,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm8,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k1}
vminps	%zmm5,%zmm0,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k1}
vminps	%zmm3,%zmm8,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k1}
vminps	%zmm7,%zmm5,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vminps	%zmm3,%zmm8,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm5,%zmm0,%zmm0
vbroadcastss	329f(%rip),%zmm16
vmulps	%zmm16,%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm7
testq	%r13,%r13
vmovups	%zmm26,4800(%rsp)
vmovdqu64	%zmm22,4736(%rsp)
vmovups	%zmm23,4672(%rsp)
je	64f
leaq	(,%r13,2),%rax
movl	%r13d,%edx
andl	$-2,%edx
movq	32(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
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
addl	%esi,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
vcvtsi2ss	%r14,%xmm31,%xmm12
addq	56(%rsp),%r10
shlq	$7,%r14
vmovaps	(%r10,%r14),%zmm0
vmovaps	64(%r10,%r14),%zmm13
vsubps	%zmm13,%zmm0,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm28,%zmm0,%zmm0
vfmadd132ps	%zmm20,%zmm7,%zmm13
vfmsub231ps	%zmm0,%zmm0,%zmm13
vmaxps	%zmm28,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm0
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm0
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
59:
vcvtsi2ss	%r9,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm5,%zmm5
vfmadd231ps	%zmm12,%zmm10,%zmm8
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
je	65f
62:
cmpl	$1,%r13d
je	57b
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	40(%rsp),%r15
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
vmaxps	%zmm28,%zmm11,%zmm11
vfmadd213ps	%zmm7,%zmm20,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm28,%zmm12,%zmm11
vcvtsi2ss	%r14,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm28,%zmm0,%zmm0
vfmadd213ps	%zmm7,%zmm20,%zmm14
vfmsub231ps	%zmm0,%zmm0,%zmm14
vmaxps	%zmm28,%zmm14,%zmm11
leaq	1(%r14),%r10
vcvtsi2ss	%r10,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm0
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm0
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%r14
addq	$256,%r15
cmpq	%rdx,%r14
jne	63b
testb	$1,%r13b
jne	58b
jmp	59b
64:
xorl	%eax,%eax
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
65:
vcvtusi2ss	%rbx,%xmm31,%xmm7
vandps	332f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	%xmm7,%zmm7
vmaxps	335f(%rip){1to16},%zmm5,%zmm11
vdivps	%zmm11,%zmm31,%zmm11
vsubps	%zmm6,%zmm7,%zmm13
vcmpgtps	336f(%rip){1to16},%zmm5,%k1
vaddps	337f(%rip){1to16},%zmm4,%zmm4
vdivps	338f(%rip){1to16},%zmm7,%zmm6
vmulps	%zmm16,%zmm4,%zmm4
vmovaps	%zmm4,%zmm7
vmulps	%zmm11,%zmm0,%zmm7 {%k1}
vmulps	%zmm11,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm6,%zmm9
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	339f(%rip),%zmm12
vmaxps	%zmm12,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vpcmpgtd	334f(%rip){1to16},%zmm10,%k0
vmulps	%zmm11,%zmm8,%zmm4 {%k1}
vmulps	%zmm11,%zmm2,%zmm2
vfnmadd231ps	%zmm4,%zmm4,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm8 {%k1}
vmaxps	%zmm12,%zmm8,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	342f(%rip){1to16},%zmm0,%zmm6
vmulps	%zmm6,%zmm2,%zmm6
vmulps	%zmm6,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vfnmadd231ps	%zmm13,%zmm3,%zmm1
vmaxps	%zmm1,%zmm5,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vfmadd231ps	28(%r11){1to16},%zmm2,%zmm0
vmaxps	%zmm31,%zmm6,%zmm1
vmulps	%zmm16,%zmm0,%zmm0
vbroadcastss	20(%r11),%zmm2
vpxord	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm2,%zmm17,%k1
vbroadcastss	52(%r11),%zmm15
vbroadcastss	76(%r11),%zmm16
vbroadcastss	56(%r11),%zmm12
vbroadcastss	80(%r11),%zmm14
vbroadcastss	60(%r11),%zmm10
vbroadcastss	84(%r11),%zmm11
vbroadcastss	64(%r11),%zmm8
vbroadcastss	88(%r11),%zmm9
vbroadcastss	68(%r11),%zmm5
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	92(%r11),%zmm6
vminps	%zmm7,%zmm16,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm16,3072(%rsp)
vmovaps	%zmm16,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm16
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,3136(%rsp)
vmovaps	%zmm15,%zmm16 {%k1}
vminps	%zmm4,%zmm14,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,3200(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,3264(%rsp)
vmovaps	%zmm12,%zmm4 {%k1}
vmovups	%zmm4,768(%rsp)
vmovups	%zmm11,2368(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm10,2432(%rsp)
vmaxps	%zmm1,%zmm10,%zmm1
vmovups	%zmm1,448(%rsp)
vminps	%zmm3,%zmm9,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm9,3328(%rsp)
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm15
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,2496(%rsp)
vmovaps	%zmm8,%zmm15 {%k1}
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm5,%zmm4
vmovups	%zmm13,4608(%rsp)
vbroadcastss	343f(%rip),%zmm2
vcmpltps	%zmm2,%zmm13,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3008(%rsp)
vblendmps	%zmm17,%zmm31,%zmm8 {%k1}
vbroadcastss	344f(%rip),%zmm1
vblendmps	%zmm1,%zmm2,%zmm0 {%k1}
vmovups	%zmm0,2624(%rsp)
vcvtusi2ssl	64(%rsp),%xmm31,%xmm0
vmovaps	%zmm5,%zmm4 {%k2}
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4480(%rsp)
vmovups	%zmm5,3456(%rsp)
vmovups	%zmm6,3392(%rsp)
vsubss	%xmm5,%xmm6,%xmm0
vmulss	339f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4864(%rsp)
movq	%r13,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r15
movq	32(%rsp),%r10
imulq	%rbx,%r10
movq	%r13,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2816(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm31,2944(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,4416(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm0,2560(%rsp)
vmovups	%zmm1,2880(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,3904(%rsp)
vbroadcastss	334f(%rip),%zmm0
vmovups	%zmm0,3584(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2688(%rsp)
vbroadcastss	355f(%rip),%zmm25
vbroadcastss	366f(%rip),%zmm28
vpbroadcastd	352f(%rip),%zmm14
vpbroadcastd	348f(%rip),%zmm18
vpbroadcastd	347f(%rip),%zmm19
vbroadcastss	365f(%rip),%zmm12
jmp	67f
.p2align	4
66:
vmulps	%zmm26,%zmm13,%zmm26
vfmadd213ps	%zmm23,%zmm26,%zmm24
vmulps	%zmm24,%zmm7,%zmm7
vfmadd213ps	%zmm21,%zmm7,%zmm20
vfmadd213ps	%zmm20,%zmm26,%zmm22
vmulps	%zmm22,%zmm3,%zmm13
vfmadd213ps	%zmm19,%zmm13,%zmm17
vfmadd213ps	%zmm17,%zmm7,%zmm10
vfmadd213ps	%zmm10,%zmm26,%zmm18
vmovaps	%zmm1,%zmm20
vmulps	1920(%rsp),%zmm18,%zmm1
vmovups	1024(%rsp),%zmm6
vfmadd213ps	%zmm0,%zmm1,%zmm6
vmovups	256(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm19
vmovups	768(%rsp),%zmm5
vaddps	%zmm19,%zmm5,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3200(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3264(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpeqps	%zmm5,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	1984(%rsp),%zmm1
vfmadd213ps	%zmm6,%zmm13,%zmm1
vmovups	1088(%rsp),%zmm0
vfmadd213ps	%zmm1,%zmm7,%zmm0
vfmadd213ps	%zmm0,%zmm26,%zmm9
vmovups	512(%rsp),%zmm10
vmulps	%zmm9,%zmm10,%zmm22
vmovups	1600(%rsp),%zmm27
vaddps	%zmm22,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3072(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3136(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpeqps	%zmm27,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	384(%rsp),%zmm17
vmulps	%zmm13,%zmm17,%zmm0
vmovups	%zmm0,2112(%rsp)
vmovaps	%zmm11,%zmm29
vaddps	%zmm0,%zmm11,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2368(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2432(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpeqps	%zmm11,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	1152(%rsp),%zmm18
vmulps	%zmm7,%zmm18,%zmm0
vmovups	%zmm0,2048(%rsp)
vaddps	%zmm0,%zmm15,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	3328(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2496(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k3}
vcmpeqps	%zmm15,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	320(%rsp),%zmm1
vmulps	%zmm26,%zmm1,%zmm11
vmovups	1216(%rsp),%zmm5
vaddps	%zmm11,%zmm5,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3392(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	3456(%rsp),%zmm3
vmaxps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k4}
vcmpeqps	%zmm5,%zmm7,%k4
vcmpneqps	%zmm7,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	349f(%rip),%zmm7 {%k3} {z}
vpbroadcastd	352f(%rip),%zmm26
vpord	%zmm26,%zmm7,%zmm7 {%k4}
vpbroadcastd	348f(%rip),%zmm24
vpord	%zmm24,%zmm7,%zmm7 {%k2}
vpbroadcastd	347f(%rip),%zmm23
vpord	%zmm23,%zmm7,%zmm7 {%k1}
vpord	%zmm0,%zmm7,%zmm0
vmovups	5056(%rsp),%zmm3
vminps	%zmm31,%zmm3,%zmm5
vminps	%zmm5,%zmm8,%zmm5
vminps	%zmm5,%zmm2,%zmm2
vminps	%zmm2,%zmm12,%zmm2
vmulps	4032(%rsp),%zmm10,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmovaps	%zmm30,%zmm3
vsubps	%zmm30,%zmm31,%zmm7
vfmadd231ps	%zmm5,%zmm30,%zmm7
vminps	%zmm2,%zmm7,%zmm2
vmulps	4096(%rsp),%zmm14,%zmm5
vmulps	%zmm5,%zmm14,%zmm5
vmovups	640(%rsp),%zmm30
vsubps	%zmm30,%zmm31,%zmm7
vfmadd231ps	%zmm5,%zmm30,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	64(%rsp),%zmm17,%zmm5
vmulps	%zmm5,%zmm17,%zmm5
vmovups	576(%rsp),%zmm23
vsubps	%zmm23,%zmm31,%zmm7
vfmadd231ps	%zmm5,%zmm23,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	3840(%rsp),%zmm18,%zmm5
vmulps	%zmm5,%zmm18,%zmm5
vmovups	1664(%rsp),%zmm6
vsubps	%zmm6,%zmm31,%zmm7
vfmadd231ps	%zmm5,%zmm6,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	448(%rsp),%zmm1,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovups	%zmm20,4928(%rsp)
vsubps	%zmm20,%zmm31,%zmm7
vfmadd231ps	%zmm5,%zmm20,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vdivps	%zmm29,%zmm31,%zmm5
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	%zmm5,%zmm17,%zmm1
vmovups	%zmm1,256(%rsp)
vcmpltps	432f(%rip){1to16},%zmm2,%k3
vmovups	3008(%rsp),%zmm24
vmovaps	%zmm24,%zmm2
vfmadd132ps	1344(%rsp),%zmm28,%zmm2
vmovups	2816(%rsp),%zmm25
vfmadd231ps	960(%rsp),%zmm25,%zmm2
vmovups	1472(%rsp),%zmm1
vfmadd231ps	2176(%rsp),%zmm1,%zmm2
vmovups	1408(%rsp),%zmm1
vfmadd231ps	2240(%rsp),%zmm1,%zmm2
vmovups	1792(%rsp),%zmm1
vfmadd231ps	2304(%rsp),%zmm1,%zmm2
vmovups	1856(%rsp),%zmm1
vsubps	%zmm2,%zmm1,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vbroadcastss	339f(%rip),%zmm20
vmulps	%zmm20,%zmm1,%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k1}
vmovups	4544(%rsp),%zmm5
vsubps	3520(%rsp),%zmm5,%zmm5
vmovups	%zmm5,64(%rsp)
vcmpltps	1536(%rsp),%zmm28,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,320(%rsp)
vmaxps	335f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm2
vcmpnltps	%zmm5,%zmm28,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4992(%rsp),%zmm7
vpord	%zmm0,%zmm7,%zmm0
vmovdqa32	%zmm7,%zmm0 {%k6}
vmovdqu64	%zmm0,384(%rsp)
vmovups	%zmm1,1856(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
vmovups	2944(%rsp),%zmm26
vmulps	%zmm0,%zmm26,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3904(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmaxps	435f(%rip){1to16},%zmm0,%zmm10
vcmpnltps	%zmm1,%zmm28,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm10 {%k4}
vbroadcastss	332f(%rip),%zmm18
vandps	%zmm18,%zmm22,%zmm0
vbroadcastss	437f(%rip),%zmm21
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm7
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	%zmm19,1024(%rsp)
vandps	%zmm18,%zmm19,%zmm0
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm9
vmovups	2752(%rsp),%zmm14
vmulps	%zmm7,%zmm14,%zmm0
vminps	%zmm10,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4160(%rsp),%zmm17
vmulps	%zmm9,%zmm17,%zmm0
vminps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vmovaps	%zmm11,%zmm5
vmovups	%zmm11,1088(%rsp)
vandps	%zmm18,%zmm11,%zmm0
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	329f(%rip){1to16},%zmm0,%zmm12
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm12,%zmm17,%zmm12
vandps	4224(%rsp),%zmm18,%zmm17
vaddps	%zmm21,%zmm17,%zmm17
vdivps	%zmm17,%zmm31,%zmm17
vmulps	%zmm12,%zmm17,%zmm12
vcmpunordps	%zmm14,%zmm14,%k4
vminps	%zmm14,%zmm12,%zmm14
vmovaps	%zmm12,%zmm14 {%k4}
vcmpunordps	%zmm14,%zmm14,%k4
vmulps	4864(%rsp),%zmm0,%zmm12
vminps	%zmm14,%zmm12,%zmm14
vmovaps	%zmm12,%zmm14 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm14,%zmm2
vmovaps	%zmm14,%zmm2 {%k4}
vcmpltps	%zmm28,%zmm22,%k4
vmovups	3072(%rsp),%zmm6
vsubps	%zmm27,%zmm6,%zmm12
vmovups	3136(%rsp),%zmm11
vsubps	%zmm11,%zmm27,%zmm12 {%k4}
vmulps	%zmm7,%zmm12,%zmm7
vmulps	%zmm12,%zmm3,%zmm12
vcmpltps	%zmm12,%zmm28,%k4
vbroadcastss	438f(%rip),%zmm17
vmulps	%zmm17,%zmm7,%zmm7
vbroadcastss	346f(%rip),%zmm14
vmovaps	%zmm14,%zmm12
vminps	%zmm14,%zmm7,%zmm12 {%k4}
vcmpltps	%zmm28,%zmm19,%k4
vmovups	768(%rsp),%zmm1
vmovups	3200(%rsp),%zmm13
vsubps	%zmm1,%zmm13,%zmm7
vmovups	3264(%rsp),%zmm19
vsubps	%zmm19,%zmm1,%zmm7 {%k4}
vmulps	%zmm9,%zmm7,%zmm9
vmulps	%zmm7,%zmm30,%zmm7
vcmpltps	%zmm7,%zmm28,%k4
vmovaps	%zmm14,%zmm7
vmulps	%zmm17,%zmm9,%zmm7 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm7,%zmm9
vmovaps	%zmm7,%zmm9 {%k4}
vmovups	2112(%rsp),%zmm3
vcmpltps	%zmm28,%zmm3,%k4
vandps	%zmm18,%zmm3,%zmm7
vaddps	%zmm21,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmovups	2368(%rsp),%zmm3
vsubps	%zmm29,%zmm3,%zmm12
vsubps	2432(%rsp),%zmm29,%zmm12 {%k4}
vmulps	%zmm7,%zmm12,%zmm7
vmulps	%zmm12,%zmm23,%zmm12
vcmpltps	%zmm12,%zmm28,%k4
vmovaps	%zmm14,%zmm12
vmulps	%zmm17,%zmm7,%zmm12 {%k4}
vmovups	2048(%rsp),%zmm3
vandps	%zmm18,%zmm3,%zmm7
vaddps	%zmm21,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm12,%zmm9 {%k4}
vcmpltps	%zmm28,%zmm3,%k4
vmovups	3328(%rsp),%zmm30
vsubps	%zmm15,%zmm30,%zmm12
vsubps	2496(%rsp),%zmm15,%zmm12 {%k4}
vmulps	%zmm7,%zmm12,%zmm7
vmulps	1664(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm28,%k4
vmovaps	%zmm14,%zmm12
vmulps	%zmm17,%zmm7,%zmm12 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm12,%zmm7
vmovaps	%zmm12,%zmm7 {%k4}
vcmpltps	%zmm28,%zmm5,%k4
vmovups	3392(%rsp),%zmm23
vmovups	1216(%rsp),%zmm8
vsubps	%zmm8,%zmm23,%zmm9
vmovups	3456(%rsp),%zmm20
vsubps	%zmm20,%zmm8,%zmm9 {%k4}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	4928(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm28,%k4
vmovaps	%zmm14,%zmm9
vmulps	%zmm17,%zmm0,%zmm9 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k4}
vsqrtps	%zmm4,%zmm7
vmovups	1536(%rsp),%zmm21
vcmpnltps	%zmm21,%zmm28,%k0
korw	%k0,%k3,%k7
vmovups	4416(%rsp),%zmm12
vcmpltps	%zmm7,%zmm12,%k0
korw	%k0,%k3,%k0
vcmpgtps	3584(%rsp),%zmm14,%k3
vcmpltps	%zmm2,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm2 {%k4}
vmulps	436f(%rip){1to16},%zmm7,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmovups	256(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm9
vmovaps	%zmm14,%zmm9 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm27,%zmm2,%zmm22
vcmpunordps	%zmm22,%zmm22,%k5
vminps	%zmm22,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vmaxps	%zmm0,%zmm11,%zmm0
vmovaps	%zmm11,%zmm0 {%k5}
vmovups	1024(%rsp),%zmm3
vfmadd213ps	%zmm1,%zmm2,%zmm3
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm13,%zmm3
vmovaps	%zmm13,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmaxps	%zmm3,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k5}
vbroadcastss	16(%r11),%zmm3
vcmpleps	%zmm3,%zmm9,%k5
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm16,%k5 {%k5}
vmovaps	%zmm27,%zmm0 {%k3}
vsubps	%zmm27,%zmm0,%zmm3
vblendmps	%zmm24,%zmm3,%zmm24 {%k3}
vfmadd132ps	1344(%rsp),%zmm28,%zmm3
vmovaps	%zmm1,%zmm4 {%k3}
vsubps	%zmm1,%zmm4,%zmm6
vblendmps	%zmm25,%zmm6,%zmm25 {%k3}
vfmadd231ps	960(%rsp),%zmm6,%zmm3
vdivps	%zmm10,%zmm31,%zmm6
vmovups	%zmm24,3008(%rsp)
vmulps	%zmm24,%zmm6,%zmm9
vbroadcastss	348f(%rip),%zmm18
vmovups	704(%rsp),%zmm16
vmovups	1472(%rsp),%zmm24
vfnmadd213ps	%zmm24,%zmm9,%zmm16
vmovups	3712(%rsp),%zmm11
vmovups	1408(%rsp),%zmm22
vfnmadd213ps	%zmm22,%zmm9,%zmm11
vmovups	%zmm25,2816(%rsp)
vmulps	%zmm25,%zmm6,%zmm9
vmovups	1280(%rsp),%zmm17
vfnmadd213ps	%zmm16,%zmm9,%zmm17
vmovups	832(%rsp),%zmm16
vfnmadd213ps	%zmm11,%zmm9,%zmm16
kandw	%k0,%k2,%k2
vblendmps	%zmm12,%zmm7,%zmm12 {%k3}
vmovups	%zmm12,4416(%rsp)
vmulps	%zmm7,%zmm5,%zmm9
vmulps	434f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm7,%zmm7,%k6
vminps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k6}
vmovups	2880(%rsp),%zmm11
vmovaps	%zmm11,%zmm9
vmulps	339f(%rip){1to16},%zmm11,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm7,%k0
vblendmps	%zmm11,%zmm9,%zmm11 {%k1}
vmovups	%zmm11,2880(%rsp)
vmovups	3648(%rsp),%zmm12
vmovaps	%zmm14,%zmm12 {%k7}
vblendmps	%zmm26,%zmm2,%zmm26 {%k3}
vmovups	%zmm26,2944(%rsp)
vbroadcastss	352f(%rip),%zmm14
vmovups	2560(%rsp),%zmm1
vmovaps	%zmm1,%zmm12 {%k1}
vcmpnleps	%zmm2,%zmm10,%k2
vfmadd132ps	1088(%rsp),%zmm8,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k6}
vcmpunordps	%zmm1,%zmm1,%k6
vmaxps	%zmm1,%zmm20,%zmm11
vmovaps	%zmm20,%zmm11 {%k6}
vmovaps	%zmm8,%zmm11 {%k3}
vsubps	%zmm8,%zmm11,%zmm1
vfmadd231ps	1792(%rsp),%zmm1,%zmm3
vmovups	2304(%rsp),%zmm2
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,2304(%rsp)
vmulps	%zmm2,%zmm6,%zmm1
vbroadcastss	347f(%rip),%zmm19
vmovups	1728(%rsp),%zmm2
vfnmadd213ps	%zmm17,%zmm1,%zmm2
vmovups	3776(%rsp),%zmm8
vfnmadd213ps	%zmm16,%zmm1,%zmm8
vmovups	5184(%rsp),%zmm9
vmulps	%zmm2,%zmm9,%zmm1
vmulps	896(%rsp),%zmm9,%zmm2
vmovups	5120(%rsp),%zmm13
vmulps	%zmm2,%zmm13,%zmm6
vmulps	%zmm1,%zmm6,%zmm7
vfmsub231ps	%zmm8,%zmm13,%zmm7
vfnmadd213ps	%zmm31,%zmm6,%zmm6
vmaxps	423f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm13,%zmm6
vmulps	%zmm1,%zmm9,%zmm1
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm6,%zmm10,%zmm6
vbroadcastss	439f(%rip),%zmm9
vmulps	%zmm9,%zmm15,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vaddps	%zmm6,%zmm15,%zmm6
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm30,%zmm6
vmovaps	%zmm30,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	2496(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vmovaps	%zmm15,%zmm6 {%k3}
vsubps	%zmm15,%zmm6,%zmm7
vfmadd231ps	%zmm22,%zmm7,%zmm3
vmulps	%zmm1,%zmm10,%zmm1
vfnmadd231ps	%zmm2,%zmm7,%zmm1
korw	%k2,%k0,%k0
kmovw	320(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2240(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k3}
vmovups	%zmm2,2240(%rsp)
vmovaps	%zmm31,%zmm2 {%k2} {z}
vmovaps	%zmm21,%zmm2 {%k1}
vmulps	%zmm9,%zmm29,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vaddps	%zmm1,%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2368(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2432(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovaps	%zmm29,%zmm1 {%k3}
vsubps	%zmm29,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm24,%zmm3
vmovups	2176(%rsp),%zmm5
vblendmps	%zmm5,%zmm7,%zmm5 {%k3}
vmovups	%zmm5,2176(%rsp)
vmovaps	%zmm28,%zmm3 {%k4}
vmovups	1856(%rsp),%zmm5
vmovaps	%zmm5,%zmm3 {%k3}
knotw	%k5,%k1
vmovups	64(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	4480(%rsp),%zmm7
vcmpgtps	2688(%rsp),%zmm7,%k1
vaddps	3520(%rsp),%zmm5,%zmm8 {%k1} {z}
vmovdqu64	384(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vmovaps	%zmm0,%zmm16
vmovups	%zmm4,768(%rsp)
vmovaps	%zmm11,%zmm4
vmovups	%zmm1,448(%rsp)
vmovaps	%zmm6,%zmm15
vmovups	%zmm3,1856(%rsp)
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm12,2560(%rsp)
vpbroadcastd	355f(%rip),%zmm25
vbroadcastss	365f(%rip),%zmm12
vbroadcastss	366f(%rip),%zmm28
67:
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	%zmm19,%zmm5,%zmm0
vmovdqu64	%zmm0,5440(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	%zmm18,%zmm5,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	349f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm5,4992(%rsp)
vpandd	%zmm14,%zmm5,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
68:
vmovups	%zmm15,1024(%rsp)
vaddss	%xmm2,%xmm8,%xmm0
vmovshdup	%xmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm8,%xmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm8,%xmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm8,4544(%rsp)
vextractf32x4	$3,%zmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm1
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,4224(%rsp)
vmulps	%zmm0,%zmm4,%zmm0
vmovups	%zmm0,4160(%rsp)
testq	%r13,%r13
vmovups	%zmm16,1600(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm4,2752(%rsp)
vmovss	%xmm1,1920(%rsp)
je	76f
vdivps	%zmm4,%zmm31,%zmm0
vmulps	353f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	354f(%rip),%zmm7
vsubps	%zmm16,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm25,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	356f(%rip),%zmm17
vmaxps	%zmm17,%zmm3,%zmm3
vbroadcastss	357f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	358f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm5,%zmm3
vbroadcastss	359f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm6
vbroadcastss	363f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm6
vbroadcastss	364f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vfmadd213ps	%zmm12,%zmm3,%zmm6
vfmadd213ps	%zmm28,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	367f(%rip),%zmm24
vaddps	%zmm24,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	332f(%rip),%zmm16
vandps	%zmm16,%zmm2,%zmm5
vbroadcastss	368f(%rip),%zmm26
vfmadd132ps	%zmm26,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	369f(%rip),%zmm6
vbroadcastss	372f(%rip),%zmm8
vmovups	1600(%rsp),%zmm27
vfmadd213ps	%zmm8,%zmm5,%zmm6
vbroadcastss	373f(%rip),%zmm29
vmovaps	%zmm29,%zmm15
vfmadd213ps	%zmm29,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	329f(%rip),%zmm30
vblendmps	%zmm7,%zmm30,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	382f(%rip){1to16},%zmm0,%zmm4
vmulps	383f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rbp,%r9
xorl	%r14d,%r14d
vmovss	329f(%rip),%xmm24
vbroadcastss	384f(%rip),%zmm26
vmovaps	%zmm12,%zmm29
.p2align	4
69:
vcvtsi2ss	%r14,%xmm31,%xmm7
vaddss	%xmm24,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm27,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	%zmm25,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	356f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	358f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	362f(%rip),%zmm13
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	%zmm29,%zmm10,%zmm13
vfmadd213ps	%zmm28,%zmm10,%zmm13
vaddps	367f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	368f(%rip){1to16},%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vbroadcastss	369f(%rip),%zmm12
vfmadd213ps	372f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	354f(%rip){1to16},%zmm30,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm26,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm26,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
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
vdivps	4160(%rsp),%zmm31,%zmm0
vmulps	353f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	354f(%rip),%zmm7
vmovups	768(%rsp),%zmm27
vsubps	%zmm27,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm25,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	356f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm18,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	358f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	359f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	362f(%rip),%zmm6
vfmadd213ps	363f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm29,%zmm3,%zmm6
vfmadd213ps	%zmm28,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	367f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm16,%zmm2,%zmm5
vfmadd132ps	368f(%rip){1to16},%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	369f(%rip),%zmm6
vfmadd213ps	372f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	%zmm15,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm30,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	382f(%rip){1to16},%zmm0,%zmm4
vmulps	383f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
leaq	(%r15,%rbp),%r9
xorl	%r14d,%r14d
.p2align	4
72:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm24,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm27,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	%zmm25,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	356f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	358f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	359f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	362f(%rip),%zmm13
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	%zmm29,%zmm10,%zmm13
vfmadd213ps	%zmm28,%zmm10,%zmm13
vaddps	367f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	368f(%rip){1to16},%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vbroadcastss	369f(%rip),%zmm12
vfmadd213ps	372f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	354f(%rip){1to16},%zmm30,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm26,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm26,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
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
jne	72b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1920(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm23,%xmm23,%xmm23
vmovups	1536(%rsp),%zmm16
ja	73f
vxorps	%xmm16,%xmm16,%xmm16
73:
movq	%r10,%r9
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1664(%rsp)
vmovups	%zmm0,1216(%rsp)
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,704(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,64(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,832(%rsp)
vmovups	%zmm0,896(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,640(%rsp)
vmovups	%zmm0,384(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,320(%rsp)
vmovups	%zmm0,256(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,1728(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
xorl	%r12d,%r12d
vmovups	448(%rsp),%zmm27
.p2align	4
74:
vmovups	%zmm18,4288(%rsp)
vmovups	%zmm21,3648(%rsp)
vmovups	%zmm30,2048(%rsp)
vmovups	%zmm9,3840(%rsp)
vmovups	%zmm25,960(%rsp)
vmovups	%zmm23,1344(%rsp)
vmovups	%zmm13,2112(%rsp)
vmovups	%zmm26,1792(%rsp)
vmovups	%zmm8,1408(%rsp)
vmovups	%zmm6,1472(%rsp)
vmovups	%zmm19,3712(%rsp)
vmovups	%zmm10,1280(%rsp)
vmovups	%zmm24,3776(%rsp)
movl	%r9d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r12,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm14
vmovaps	64(%rdi,%rdx),%zmm18
vmovaps	128(%rdi,%rdx),%zmm22
vmovaps	192(%rdi,%rdx),%zmm0
vmovups	%zmm0,1984(%rsp)
vmovaps	256(%rdi,%rdx),%zmm0
vmovups	%zmm0,1088(%rsp)
vmulps	%zmm14,%zmm27,%zmm24
vxorps	%xmm26,%xmm26,%xmm26
xorl	%r8d,%r8d
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	96f(%rip),%zmm30
vmovups	1024(%rsp),%zmm3
.p2align	4
75:
vmovaps	-64(%r14),%zmm13
vmovaps	-256(%rbp,%r8),%zmm6
vmovaps	-192(%rbp,%r8),%zmm31
vmovaps	%zmm6,%zmm28
vfmadd213ps	%zmm3,%zmm24,%zmm28
vaddps	(%r14),%zmm28,%zmm28
vdivps	%zmm28,%zmm30,%zmm27
vmovaps	-128(%rbp,%r8),%zmm19
vsubps	%zmm28,%zmm13,%zmm13
vmulps	%zmm27,%zmm13,%zmm13
vmulps	%zmm13,%zmm16,%zmm28
vfmadd213ps	%zmm27,%zmm27,%zmm28
vaddps	%zmm28,%zmm17,%zmm17
vaddps	%zmm13,%zmm9,%zmm9
vfmadd231ps	%zmm6,%zmm13,%zmm20
vfmadd231ps	%zmm31,%zmm13,%zmm12
vfmadd231ps	-64(%rbp,%r8),%zmm13,%zmm0
vfmadd231ps	%zmm19,%zmm13,%zmm7
vfmadd231ps	(%rbp,%r8),%zmm13,%zmm21
vmulps	%zmm28,%zmm6,%zmm13
vaddps	%zmm13,%zmm26,%zmm26
vfmadd231ps	%zmm13,%zmm6,%zmm2
vmulps	%zmm28,%zmm31,%zmm13
vaddps	%zmm13,%zmm8,%zmm8
vfmadd231ps	%zmm6,%zmm13,%zmm5
vfmadd231ps	%zmm13,%zmm31,%zmm10
vmulps	%zmm28,%zmm19,%zmm13
vaddps	%zmm13,%zmm11,%zmm11
vfmadd231ps	%zmm6,%zmm13,%zmm4
vfmadd231ps	%zmm31,%zmm13,%zmm25
vfmadd231ps	%zmm19,%zmm13,%zmm23
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r15
jne	75b
vmovups	448(%rsp),%zmm27
vmulps	%zmm18,%zmm27,%zmm13
vxorps	%xmm28,%xmm28,%xmm28
vfmadd213ps	%zmm28,%zmm24,%zmm10
vmovups	1664(%rsp),%zmm3
vfmadd231ps	%zmm10,%zmm24,%zmm3
vmovups	%zmm3,1664(%rsp)
vmovaps	%zmm5,%zmm6
vfmadd213ps	%zmm28,%zmm13,%zmm6
vmovups	1216(%rsp),%zmm3
vfmadd231ps	%zmm6,%zmm24,%zmm3
vmovups	%zmm3,1216(%rsp)
vmovaps	%zmm2,%zmm6
vfmadd213ps	%zmm28,%zmm13,%zmm6
vmovups	1152(%rsp),%zmm3
vfmadd231ps	%zmm6,%zmm13,%zmm3
vmovups	%zmm3,1152(%rsp)
vmovaps	%zmm5,%zmm6
vfmadd213ps	%zmm28,%zmm14,%zmm6
vmovups	704(%rsp),%zmm3
vfmadd231ps	%zmm6,%zmm24,%zmm3
vmovups	%zmm3,704(%rsp)
vmovaps	%zmm2,%zmm6
vfmadd213ps	%zmm28,%zmm14,%zmm6
vmovups	1280(%rsp),%zmm10
vfmadd231ps	%zmm6,%zmm13,%zmm10
vmovups	64(%rsp),%zmm3
vfmadd231ps	%zmm6,%zmm14,%zmm3
vmovups	%zmm3,64(%rsp)
vaddps	%zmm28,%zmm8,%zmm6
vmovups	3712(%rsp),%zmm19
vfmadd231ps	%zmm6,%zmm24,%zmm19
vaddps	%zmm28,%zmm26,%zmm6
vmovups	832(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm13,%zmm8
vmovups	%zmm8,832(%rsp)
vmovups	896(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm14,%zmm8
vmovups	%zmm8,896(%rsp)
vmulps	%zmm22,%zmm27,%zmm6
vmulps	4224(%rsp),%zmm6,%zmm6
vfmadd213ps	%zmm28,%zmm6,%zmm26
vfmadd213ps	%zmm26,%zmm24,%zmm11
vfmadd213ps	%zmm28,%zmm6,%zmm5
vfmadd213ps	%zmm5,%zmm24,%zmm25
vfmadd213ps	%zmm28,%zmm6,%zmm2
vfmadd231ps	%zmm4,%zmm24,%zmm2
vfmadd213ps	%zmm28,%zmm6,%zmm4
vfmadd213ps	%zmm4,%zmm24,%zmm23
vmovups	640(%rsp),%zmm3
vfmadd231ps	%zmm25,%zmm24,%zmm3
vmovups	%zmm3,640(%rsp)
vmovups	1792(%rsp),%zmm26
vfmadd231ps	%zmm20,%zmm6,%zmm26
vfmadd231ps	%zmm2,%zmm6,%zmm29
vfmadd231ps	%zmm23,%zmm24,%zmm29
vmovups	1344(%rsp),%zmm23
vfmadd231ps	%zmm12,%zmm24,%zmm23
vfmadd231ps	%zmm7,%zmm24,%zmm26
vmovups	960(%rsp),%zmm25
vfmadd231ps	%zmm20,%zmm13,%zmm25
vmovups	384(%rsp),%zmm3
vfmadd231ps	%zmm13,%zmm2,%zmm3
vmovups	%zmm3,384(%rsp)
vmovups	2048(%rsp),%zmm30
vfmadd231ps	%zmm2,%zmm14,%zmm30
vmovups	576(%rsp),%zmm2
vfmadd231ps	%zmm0,%zmm14,%zmm2
vmovups	%zmm2,576(%rsp)
vmovups	512(%rsp),%zmm0
vfmadd231ps	%zmm21,%zmm14,%zmm0
vmovups	%zmm0,512(%rsp)
vmovups	1472(%rsp),%zmm6
vfmadd231ps	%zmm20,%zmm14,%zmm6
vmovups	3648(%rsp),%zmm21
vfmadd231ps	%zmm7,%zmm14,%zmm21
vmovups	2112(%rsp),%zmm13
vfmadd231ps	%zmm12,%zmm18,%zmm13
vmovups	320(%rsp),%zmm0
vfmadd231ps	%zmm12,%zmm22,%zmm0
vmovups	%zmm0,320(%rsp)
vmovups	256(%rsp),%zmm0
vfmadd231ps	%zmm18,%zmm7,%zmm0
vmovups	%zmm0,256(%rsp)
vmovups	1728(%rsp),%zmm0
vfmadd231ps	%zmm7,%zmm22,%zmm0
vmovups	%zmm0,1728(%rsp)
vmovups	4288(%rsp),%zmm18
vfmadd231ps	%zmm20,%zmm22,%zmm18
vfmadd231ps	1984(%rsp),%zmm20,%zmm1
vfmadd231ps	1088(%rsp),%zmm20,%zmm15
vmovups	1408(%rsp),%zmm8
vaddps	%zmm9,%zmm8,%zmm8
vaddps	%zmm28,%zmm17,%zmm0
vmovups	3840(%rsp),%zmm9
vaddps	%zmm0,%zmm9,%zmm9
vmovups	3776(%rsp),%zmm24
vaddps	%zmm11,%zmm24,%zmm24
incq	%r12
addq	%rax,%r9
cmpq	%r13,%r12
jne	74b
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	337f(%rip),%zmm11
vpbroadcastd	386f(%rip),%zmm12
vmovups	2752(%rsp),%zmm4
vmovups	704(%rsp),%zmm7
vmovss	1920(%rsp),%xmm22
vmovups	%zmm1,1280(%rsp)
vmovups	512(%rsp),%zmm17
vmovdqu64	1728(%rsp),%zmm14
vmovups	1216(%rsp),%zmm3
vmovups	1152(%rsp),%zmm5
vmovups	1664(%rsp),%zmm1
jmp	78f
.p2align	4
76:
vmovaps	%xmm1,%xmm22
vucomiss	%xmm0,%xmm1
vmovups	1536(%rsp),%zmm16
vbroadcastss	337f(%rip),%zmm11
vpbroadcastd	386f(%rip),%zmm12
vxorps	%xmm28,%xmm28,%xmm28
ja	77f
vxorps	%xmm16,%xmm16,%xmm16
77:
vpxor	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,256(%rsp)
vmovups	%zmm0,320(%rsp)
vmovups	%zmm0,576(%rsp)
vpxord	%xmm18,%xmm18,%xmm18
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,640(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,896(%rsp)
vmovups	%zmm0,832(%rsp)
vpxord	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,64(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm23,%xmm23,%xmm23
vmovups	448(%rsp),%zmm27
vxorps	%xmm15,%xmm15,%xmm15
78:
vmulps	%zmm27,%zmm16,%zmm0
vdivps	%zmm4,%zmm31,%zmm2
vmulps	%zmm21,%zmm0,%zmm4
vfnmadd213ps	%zmm1,%zmm2,%zmm4
vdivps	4160(%rsp),%zmm31,%zmm1
vmulps	%zmm18,%zmm0,%zmm20
vfnmadd213ps	%zmm5,%zmm1,%zmm20
vfnmadd213ps	%zmm3,%zmm0,%zmm13
vmovups	4224(%rsp),%zmm3
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmulps	%zmm14,%zmm3,%zmm2
vaddps	%zmm17,%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm17,%zmm18,%zmm2
vfmadd231ps	%zmm21,%zmm17,%zmm2
vaddps	%zmm2,%zmm1,%zmm5
vmulps	320(%rsp),%zmm3,%zmm1
vaddps	576(%rsp),%zmm1,%zmm17
vfnmadd213ps	640(%rsp),%zmm0,%zmm17
vmulps	1280(%rsp),%zmm3,%zmm1
vaddps	256(%rsp),%zmm1,%zmm2
vfnmadd213ps	384(%rsp),%zmm0,%zmm2
vfnmadd213ps	%zmm29,%zmm0,%zmm5
vdivps	%zmm27,%zmm11,%zmm0
vmulps	%zmm18,%zmm3,%zmm1
vaddps	%zmm1,%zmm21,%zmm14
vfnmadd213ps	%zmm30,%zmm16,%zmm14
vmulps	%zmm0,%zmm16,%zmm0
vfmadd231ps	%zmm23,%zmm0,%zmm7
vmovups	%zmm25,960(%rsp)
vfmadd231ps	%zmm0,%zmm25,%zmm10
vxorps	%xmm0,%xmm0,%xmm0
vucomiss	%xmm0,%xmm22
vmovaps	%zmm7,%zmm29
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm10,1280(%rsp)
vmovups	%zmm7,704(%rsp)
vmovups	%zmm14,1728(%rsp)
vmovups	%zmm8,1408(%rsp)
vmovups	%zmm6,1472(%rsp)
vmovups	%zmm13,2112(%rsp)
vmovups	%zmm23,1344(%rsp)
vmovups	%zmm17,3968(%rsp)
vmovups	%zmm9,3840(%rsp)
vmovups	%zmm2,2048(%rsp)
vmovups	%zmm5,448(%rsp)
vmovups	%zmm20,4096(%rsp)
vmovups	%zmm4,4032(%rsp)
jbe	84f
vmovups	2752(%rsp),%zmm30
vmovdqa64	%zmm19,%zmm25
vmovups	2688(%rsp),%zmm0
vmovups	4544(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2688(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3520(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm18,%xmm0,%xmm1
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
vucomiss	%xmm18,%xmm1
vbroadcastss	388f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm17
vbroadcastss	392f(%rip),%zmm18
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
vbroadcastss	397f(%rip),%zmm23
vmovups	1024(%rsp),%zmm15
vmovups	64(%rsp),%zmm5
jbe	85f
testq	%r13,%r13
vpbroadcastd	387f(%rip),%zmm13
vpbroadcastd	96f(%rip),%zmm14
vxorps	%xmm1,%xmm1,%xmm1
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
vmulps	(%rdi,%rdx),%zmm27,%zmm2
movq	%rdi,%r12
xorl	%edx,%edx
.p2align	4
82:
vmovaps	(%r12),%zmm3
vfmadd213ps	%zmm15,%zmm2,%zmm3
vaddps	(%r14,%rdx),%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	-64(%r14,%rdx),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm16,%zmm7
vfmadd213ps	%zmm17,%zmm8,%zmm7
vmovaps	%zmm18,%zmm9
vmovaps	%zmm20,%zmm10
vfmadd213ps	%zmm21,%zmm8,%zmm10
vfmadd213ps	%zmm19,%zmm8,%zmm9
vfmadd231ps	%zmm22,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm31,%zmm5,%zmm4
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
vbroadcastss	398f(%rip),%zmm2
vmovups	3584(%rsp),%zmm3
vfmadd213ps	399f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm28,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3584(%rsp)
vmovups	3904(%rsp),%zmm0
vbroadcastss	422f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3904(%rsp)
vmovups	2880(%rsp),%zmm0
vmaxps	344f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2880(%rsp)
vblendmps	339f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3008(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1600(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,1600(%rsp)
vmovups	2816(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	768(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2176(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm27,%zmm27
vmovups	2240(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm15,%zmm15
vmovups	2304(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	2752(%rsp),%zmm8
vsubps	%zmm6,%zmm8,%zmm30
vmovups	1856(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1856(%rsp)
vmovups	2944(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2944(%rsp)
vmovups	1536(%rsp),%zmm0
vmovaps	%zmm28,%zmm0 {%k1}
vmovups	%zmm0,1536(%rsp)
vmovups	2560(%rsp),%zmm0
vbroadcastss	346f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2560(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3520(%rsp)
vmovups	%zmm5,2304(%rsp)
vmovups	%zmm4,2240(%rsp)
vmovups	%zmm3,2176(%rsp)
vmovups	%zmm2,2816(%rsp)
vmovups	%zmm1,3008(%rsp)
vmovups	1280(%rsp),%zmm10
vmovdqa64	%zmm25,%zmm19
vmovups	704(%rsp),%zmm29
vmovups	1472(%rsp),%zmm6
vmovups	1408(%rsp),%zmm8
vmovups	2112(%rsp),%zmm13
vmovups	1344(%rsp),%zmm23
vmovups	3840(%rsp),%zmm9
vmovups	64(%rsp),%zmm5
jmp	86f
.p2align	4
84:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3520(%rsp)
vmovups	2752(%rsp),%zmm30
vmovups	768(%rsp),%zmm7
vmovups	1024(%rsp),%zmm15
vmovaps	%zmm5,%zmm3
vmovups	64(%rsp),%zmm5
jmp	87f
.p2align	4
85:
vmovups	768(%rsp),%zmm7
vmovdqa64	%zmm25,%zmm19
vmovups	1344(%rsp),%zmm23
86:
vmovups	3968(%rsp),%zmm17
vmovups	448(%rsp),%zmm3
vmovups	4096(%rsp),%zmm20
vmovups	4032(%rsp),%zmm4
87:
vmovups	%zmm5,64(%rsp)
vmovups	%zmm30,1216(%rsp)
vbroadcastss	335f(%rip),%zmm1
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm22
vmaxps	%zmm1,%zmm20,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm4
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm18
vmaxps	%zmm1,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5312(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5440(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm21
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,320(%rsp)
vmovups	1600(%rsp),%zmm0
vcmpleps	3136(%rsp),%zmm0,%k2
vcmpgeps	3072(%rsp),%zmm0,%k4
vblendmps	%zmm23,%zmm11,%zmm0 {%k4}
vbroadcastss	355f(%rip),%zmm25
vxorps	%zmm25,%zmm23,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm28,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm28,%zmm31,%zmm9 {%k2}
vmovups	%zmm9,4288(%rsp)
vcmpgeps	3200(%rsp),%zmm7,%k4
vmovups	960(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vmovups	%zmm7,768(%rsp)
vcmpleps	3264(%rsp),%zmm7,%k4
vxorps	%zmm25,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm28,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm28,%zmm31,%zmm1 {%k4}
vmovups	%zmm1,640(%rsp)
vmovdqu64	5376(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2368(%rsp),%zmm27,%k1
vblendmps	%zmm6,%zmm11,%zmm0 {%k1}
vcmpleps	2432(%rsp),%zmm27,%k1
vxorps	%zmm25,%zmm6,%zmm0 {%k1}
vcmpgeps	3328(%rsp),%zmm15,%k1
vblendmps	%zmm8,%zmm11,%zmm3 {%k1}
vcmpleps	2496(%rsp),%zmm15,%k1
vxorps	%zmm25,%zmm8,%zmm3 {%k1}
vcmpgeps	3392(%rsp),%zmm30,%k1
vmovups	%zmm26,1792(%rsp)
vblendmps	%zmm26,%zmm11,%zmm2 {%k1}
vcmpleps	3456(%rsp),%zmm30,%k1
vxorps	%zmm25,%zmm26,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm28,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm28,%zmm31,%zmm5 {%k5}
vmovups	%zmm5,576(%rsp)
vmulps	%zmm1,%zmm4,%zmm0
vmovaps	%zmm4,%zmm11
vmovups	%zmm4,256(%rsp)
vmulps	%zmm0,%zmm13,%zmm1
vmulps	%zmm9,%zmm22,%zmm7
vmovaps	%zmm22,%zmm13
vmovups	%zmm22,512(%rsp)
vmulps	%zmm7,%zmm1,%zmm4
vmulps	%zmm5,%zmm18,%zmm22
vmovups	%zmm18,384(%rsp)
vmulps	%zmm22,%zmm29,%zmm1
vmulps	%zmm7,%zmm1,%zmm6
vmulps	%zmm4,%zmm6,%zmm8
vmovaps	%zmm4,%zmm1
vfnmadd213ps	%zmm31,%zmm4,%zmm1
vbroadcastss	423f(%rip),%zmm26
vmovups	%zmm1,5056(%rsp)
vmaxps	%zmm26,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm20
vmulps	%zmm20,%zmm11,%zmm9
vmovaps	%zmm31,%zmm9 {%k4}
vcmpleps	%zmm3,%zmm28,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm28,%zmm31,%zmm5 {%k3}
vmulps	%zmm22,%zmm10,%zmm3
vfmsub231ps	%zmm3,%zmm0,%zmm8
vmulps	%zmm20,%zmm8,%zmm14
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm31,%zmm6,%zmm8
vfnmadd231ps	%zmm14,%zmm14,%zmm8
vmaxps	%zmm26,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vmovaps	%zmm21,%zmm1
vmulps	%zmm5,%zmm21,%zmm30
vmovdqu64	%zmm19,3712(%rsp)
vmulps	%zmm30,%zmm19,%zmm10
vmulps	%zmm7,%zmm10,%zmm10
vmovaps	%zmm4,%zmm21
vmovups	%zmm4,1984(%rsp)
vmulps	%zmm4,%zmm10,%zmm11
vmulps	%zmm6,%zmm10,%zmm12
vmovups	%zmm6,1088(%rsp)
vdivps	%zmm3,%zmm31,%zmm3
vmulps	%zmm13,%zmm9,%zmm13
vmovaps	%zmm9,%zmm13 {%k2}
vmovdqu64	5248(%rsp),%zmm9
vptestmd	%zmm9,%zmm9,%k0
vmulps	%zmm3,%zmm18,%zmm16
vmovaps	%zmm31,%zmm16 {%k5}
vcmpleps	%zmm2,%zmm28,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm28,%zmm31,%zmm29 {%k5}
vmovups	320(%rsp),%zmm4
vmulps	%zmm29,%zmm4,%zmm19
vmulps	%zmm19,%zmm17,%zmm2
vmulps	%zmm7,%zmm2,%zmm17
vmulps	%zmm21,%zmm17,%zmm7
vmulps	%zmm6,%zmm17,%zmm21
vmulps	832(%rsp),%zmm30,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm11
vmulps	%zmm20,%zmm11,%zmm18
vmulps	896(%rsp),%zmm30,%zmm2
vfmsub231ps	%zmm2,%zmm22,%zmm12
vfnmadd231ps	%zmm14,%zmm18,%zmm12
vmulps	%zmm3,%zmm12,%zmm25
vmovaps	%zmm10,%zmm2
vfnmadd213ps	%zmm31,%zmm10,%zmm2
vfnmadd231ps	%zmm18,%zmm18,%zmm2
vfnmadd231ps	%zmm25,%zmm25,%zmm2
vmulps	2048(%rsp),%zmm19,%zmm9
vfmsub231ps	%zmm9,%zmm0,%zmm7
vmaxps	%zmm26,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1728(%rsp),%zmm19,%zmm9
vmovups	%zmm22,5184(%rsp)
vfmsub231ps	%zmm9,%zmm22,%zmm21
vmulps	%zmm10,%zmm17,%zmm11
vdivps	%zmm0,%zmm31,%zmm6
vmovups	%zmm24,3776(%rsp)
vmulps	%zmm19,%zmm24,%zmm0
vmovups	%zmm30,5120(%rsp)
vfmsub231ps	%zmm0,%zmm30,%zmm11
vmulps	%zmm6,%zmm1,%zmm0
vmovaps	%zmm1,%zmm9
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm20,%zmm7,%zmm22
vfnmadd231ps	%zmm14,%zmm22,%zmm21
vmovaps	%zmm23,%zmm19
vmulps	%zmm3,%zmm21,%zmm23
vfnmadd231ps	%zmm18,%zmm22,%zmm11
vfnmadd231ps	%zmm25,%zmm23,%zmm11
vmulps	%zmm6,%zmm11,%zmm24
vmulps	%zmm16,%zmm13,%zmm7
vmovaps	%zmm17,%zmm12
vfnmadd213ps	%zmm31,%zmm17,%zmm12
vfnmadd231ps	%zmm22,%zmm22,%zmm12
vfnmadd231ps	%zmm23,%zmm23,%zmm12
vfnmadd231ps	%zmm24,%zmm24,%zmm12
vmaxps	%zmm26,%zmm12,%zmm11
vsqrtps	%zmm11,%zmm11
vmulps	%zmm0,%zmm7,%zmm0
vdivps	%zmm11,%zmm31,%zmm13
vmulps	%zmm13,%zmm4,%zmm7
vmulps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k5}
vmovups	%zmm7,3648(%rsp)
vmovss	1920(%rsp),%xmm0
vxorps	%xmm7,%xmm7,%xmm7
vucomiss	%xmm7,%xmm0
vmulps	512(%rsp),%zmm19,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm7
vfmadd213ps	%zmm28,%zmm0,%zmm7 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	256(%rsp),%zmm1
vmulps	960(%rsp),%zmm1,%zmm11
vmovaps	%zmm11,%zmm16 {%k3} {z}
vfmadd213ps	%zmm7,%zmm16,%zmm16
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	384(%rsp),%zmm1
vmulps	1472(%rsp),%zmm1,%zmm7
vmovaps	%zmm7,%zmm19 {%k1} {z}
vfmadd213ps	%zmm16,%zmm19,%zmm19
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm9,1152(%rsp)
vmulps	1408(%rsp),%zmm9,%zmm21
vmovaps	%zmm21,%zmm26 {%k1} {z}
vfmadd213ps	%zmm19,%zmm26,%zmm26
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	1792(%rsp),%zmm4,%zmm19
vmovaps	%zmm19,%zmm16 {%k1} {z}
vfmadd213ps	%zmm26,%zmm16,%zmm16
vmovups	4288(%rsp),%zmm1
vmovaps	%zmm1,%zmm30
vmulps	%zmm1,%zmm0,%zmm0
vmovups	1984(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm26
vfmsub231ps	640(%rsp),%zmm11,%zmm26
vmovaps	%zmm27,%zmm11
vmovups	1088(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm27
vfmsub231ps	576(%rsp),%zmm7,%zmm27
vmulps	%zmm0,%zmm10,%zmm28
vmovups	%zmm5,1664(%rsp)
vfmsub231ps	%zmm21,%zmm5,%zmm28
vmovaps	%zmm29,%zmm1
vmulps	%zmm0,%zmm17,%zmm29
vfmsub231ps	%zmm19,%zmm1,%zmm29
vbroadcastss	355f(%rip),%zmm5
vxorps	%zmm5,%zmm4,%zmm4
vmovups	%zmm4,1024(%rsp)
vxorps	%zmm5,%zmm9,%zmm4
vmovups	%zmm4,1984(%rsp)
vxorps	%zmm5,%zmm10,%zmm4
vmovups	%zmm4,1088(%rsp)
vxorps	%zmm5,%zmm17,%zmm9
vmovups	%zmm20,1920(%rsp)
vmulps	%zmm20,%zmm26,%zmm19
vfnmadd231ps	%zmm14,%zmm19,%zmm27
vxorps	%zmm5,%zmm14,%zmm17
vfnmadd231ps	%zmm18,%zmm19,%zmm28
vxorps	%zmm5,%zmm18,%zmm10
vmulps	%zmm3,%zmm27,%zmm21
vfnmadd231ps	%zmm25,%zmm21,%zmm28
vxorps	%zmm5,%zmm25,%zmm20
vfnmadd231ps	%zmm22,%zmm19,%zmm29
vxorps	%zmm5,%zmm22,%zmm18
vfnmadd231ps	%zmm23,%zmm21,%zmm29
vxorps	%zmm5,%zmm23,%zmm22
vmovaps	%zmm6,%zmm7
vmulps	%zmm6,%zmm28,%zmm23
vxorps	%xmm28,%xmm28,%xmm28
vfnmadd231ps	%zmm24,%zmm23,%zmm29
vxorps	%zmm5,%zmm24,%zmm24
vmovaps	%zmm0,%zmm4
vfmadd213ps	%zmm28,%zmm0,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm21,%zmm21,%zmm4
vfmadd231ps	%zmm23,%zmm23,%zmm4
vmulps	%zmm13,%zmm29,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm4
ja	66b
vmovaps	%zmm9,%zmm6
vdivps	384(%rsp),%zmm31,%zmm2
vbroadcastss	16(%r11),%zmm5
vmovups	%zmm11,448(%rsp)
vmulps	%zmm11,%zmm2,%zmm2
vdivps	1152(%rsp),%zmm31,%zmm8
vmulps	%zmm15,%zmm8,%zmm8
vmovups	2560(%rsp),%zmm29
vdivps	%zmm29,%zmm31,%zmm12
vmulps	3648(%rsp),%zmm12,%zmm12
vmulps	424f(%rip){1to16},%zmm2,%zmm2
vmulps	425f(%rip){1to16},%zmm8,%zmm8
vmaxps	%zmm2,%zmm8,%zmm25
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm8,%zmm25 {%k1}
vbroadcastss	346f(%rip),%zmm27
vmovups	3584(%rsp),%zmm2
vcmpltps	%zmm27,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	426f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm25,%zmm2,%zmm8
vcmpunordps	%zmm25,%zmm25,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vmulps	%zmm12,%zmm12,%zmm2
vminps	%zmm31,%zmm2,%zmm2
vmulps	%zmm5,%zmm2,%zmm2
vmaxps	%zmm2,%zmm8,%zmm12
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm8,%zmm12 {%k1}
vcmpltps	%zmm27,%zmm29,%k1
vmovaps	%zmm12,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm5,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vcmpleps	%zmm5,%zmm16,%k1
vcmpleps	%zmm2,%zmm4,%k1 {%k1}
vmulps	640(%rsp),%zmm30,%zmm2
vmulps	576(%rsp),%zmm2,%zmm2
vmulps	1664(%rsp),%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vcmpnltps	%zmm2,%zmm28,%k2
vmovaps	%zmm31,%zmm2 {%k2} {z}
vbroadcastss	343f(%rip),%zmm4
vblendmps	%zmm2,%zmm4,%zmm2 {%k1}
vmovups	4480(%rsp),%zmm5
vcmpleps	2688(%rsp),%zmm5,%k1
vminps	427f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	2624(%rsp),%zmm5
vcmpeqps	%zmm4,%zmm5,%k1
vmovaps	%zmm2,%zmm5 {%k1}
vmovups	%zmm5,2624(%rsp)
vcmpeqps	%zmm4,%zmm5,%k1
vmovaps	%zmm31,%zmm8 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm8,%xmm2
vmovshdup	%xmm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm8,%xmm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm8,%xmm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$3,%zmm8,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vucomiss	%xmm1,%xmm2
vmovups	1216(%rsp),%zmm4
vxorps	%xmm2,%xmm2,%xmm2
vpbroadcastd	387f(%rip),%zmm11
vpbroadcastd	96f(%rip),%zmm9
vbroadcastss	388f(%rip),%zmm30
vbroadcastss	355f(%rip),%zmm25
vbroadcastss	365f(%rip),%zmm12
vbroadcastss	366f(%rip),%zmm28
vmovups	1600(%rsp),%zmm16
ja	68b
vmulps	%zmm26,%zmm13,%zmm2
vfmadd213ps	%zmm23,%zmm2,%zmm24
vmulps	%zmm24,%zmm7,%zmm5
vfmadd213ps	%zmm21,%zmm5,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm22
vmulps	%zmm22,%zmm3,%zmm3
vfmadd213ps	%zmm19,%zmm3,%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm10
vfmadd213ps	%zmm10,%zmm2,%zmm18
vmulps	1920(%rsp),%zmm18,%zmm1
vmovups	1024(%rsp),%zmm7
vfmadd213ps	%zmm0,%zmm1,%zmm7
vmovups	1984(%rsp),%zmm4
vfmadd213ps	%zmm7,%zmm3,%zmm4
vmovups	1088(%rsp),%zmm0
vfmadd213ps	%zmm4,%zmm5,%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm6
vmulps	512(%rsp),%zmm6,%zmm0
vmovups	%zmm0,1792(%rsp)
vmulps	256(%rsp),%zmm1,%zmm0
vmovups	%zmm0,960(%rsp)
vmulps	384(%rsp),%zmm3,%zmm0
vmovups	%zmm0,1408(%rsp)
vmulps	1152(%rsp),%zmm5,%zmm0
vmovups	%zmm0,1472(%rsp)
vmulps	320(%rsp),%zmm2,%zmm0
vmovups	%zmm0,64(%rsp)
vdivps	4672(%rsp),%zmm31,%zmm0
vmulps	4736(%rsp),%zmm0,%zmm0
vpbroadcastd	386f(%rip),%zmm6
vpaddd	%zmm6,%zmm0,%zmm1
vpandd	%zmm11,%zmm1,%zmm1
vpsubd	%zmm1,%zmm9,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm30,%zmm3
vfmadd213ps	389f(%rip){1to16},%zmm2,%zmm3
vbroadcastss	392f(%rip),%zmm5
vfmadd213ps	393f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	394f(%rip),%zmm4
vfmadd213ps	395f(%rip){1to16},%zmm2,%zmm4
vfmadd231ps	396f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd213ps	%zmm2,%zmm0,%zmm4
vfmadd231ps	397f(%rip){1to16},%zmm1,%zmm4
vmovups	4352(%rsp),%zmm0
vfmadd231ps	428f(%rip){1to16},%zmm0,%zmm4
vmovups	4800(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,640(%rsp)
movl	8(%rsp),%r10d
movl	%r10d,%edx
shrb	$3,%dl
testl	%r13d,%r13d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm24,%xmm24,%xmm24
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm25,%xmm25,%xmm25
cmpb	$1,%r8b
vbroadcastss	337f(%rip),%zmm22
vbroadcastss	343f(%rip),%zmm23
jne	92f
imulq	32(%rsp),%rbx
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
vmovups	448(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	394f(%rip),%zmm19
vbroadcastss	395f(%rip),%zmm26
vbroadcastss	396f(%rip),%zmm28
vbroadcastss	397f(%rip),%zmm29
vpbroadcastd	96f(%rip),%zmm27
vbroadcastss	388f(%rip),%zmm4
.p2align	4
89:
vmovaps	(%r9),%zmm1
vmovaps	(%r8,%r14),%zmm2
vfmadd213ps	%zmm15,%zmm0,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vdivps	%zmm1,%zmm31,%zmm3
vmovaps	-64(%r8,%r14),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm3,%zmm7,%zmm7
vaddps	%zmm22,%zmm3,%zmm8
vcmpltps	%zmm7,%zmm22,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm10
vpaddd	%zmm6,%zmm10,%zmm10
vpandd	%zmm11,%zmm10,%zmm10
vmovdqa64	%zmm11,%zmm30
vpsubd	%zmm10,%zmm27,%zmm11
vaddps	%zmm22,%zmm11,%zmm13
vfmadd231ps	%zmm8,%zmm11,%zmm13
vmulps	%zmm13,%zmm13,%zmm8
vbroadcastss	392f(%rip),%zmm11
vfmadd213ps	393f(%rip){1to16},%zmm13,%zmm11
vmovaps	%zmm19,%zmm18
vfmadd213ps	%zmm26,%zmm13,%zmm18
vfmadd231ps	%zmm28,%zmm8,%zmm18
vfmadd213ps	%zmm11,%zmm8,%zmm18
vmovaps	%zmm4,%zmm11
vfmadd213ps	389f(%rip){1to16},%zmm13,%zmm11
vfmadd213ps	%zmm11,%zmm8,%zmm18
vmovdqa64	%zmm30,%zmm11
vfmadd213ps	%zmm13,%zmm8,%zmm18
vcvtdq2ps	%zmm10,%zmm8
vfmadd231ps	%zmm29,%zmm8,%zmm18
vaddps	%zmm31,%zmm7,%zmm8
vmaxps	%zmm22,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm18,%zmm7
vaddps	%zmm23,%zmm1,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm25
vmulps	%zmm3,%zmm2,%zmm1
vmulps	%zmm8,%zmm8,%zmm2
vaddps	%zmm8,%zmm5,%zmm5
vmulps	%zmm2,%zmm8,%zmm3
vaddps	%zmm2,%zmm9,%zmm9
vaddps	%zmm3,%zmm24,%zmm24
vfmadd231ps	%zmm3,%zmm1,%zmm16
vmulps	%zmm3,%zmm2,%zmm3
vfmadd231ps	%zmm2,%zmm1,%zmm17
vmulps	%zmm2,%zmm2,%zmm2
vaddps	%zmm2,%zmm21,%zmm21
vfmadd231ps	%zmm2,%zmm1,%zmm14
vfmadd231ps	%zmm1,%zmm3,%zmm12
vaddps	%zmm3,%zmm20,%zmm20
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	89b
incq	%rdx
addq	%rax,%rbx
cmpq	%r13,%rdx
jne	88b
92:
vbroadcastss	24(%r11),%zmm1
vmovups	1792(%rsp),%zmm29
vbroadcastss	332f(%rip),%zmm3
vandps	%zmm3,%zmm29,%zmm0
vxorps	%xmm2,%xmm2,%xmm2
vmaxps	%zmm2,%zmm0,%zmm0
vandps	960(%rsp),%zmm3,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vandps	%zmm3,%zmm1,%zmm2
vcmpltps	%zmm31,%zmm2,%k1
vandps	64(%rsp),%zmm3,%zmm3
vmulps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vmaxps	%zmm0,%zmm2,%zmm2
vmovups	2624(%rsp),%zmm6
vcmpleps	%zmm31,%zmm6,%k2
vmovups	256(%rsp),%zmm22
vmulps	2112(%rsp),%zmm22,%zmm0
vmovups	512(%rsp),%zmm11
vmulps	%zmm11,%zmm0,%zmm0
vmovups	1216(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	433f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm2,%k3 {%k2}
vmovaps	%zmm0,%zmm1
vfnmadd213ps	%zmm31,%zmm0,%zmm1
vmovups	384(%rsp),%zmm26
vmulps	704(%rsp),%zmm26,%zmm2
vmulps	%zmm11,%zmm2,%zmm27
vmulps	1280(%rsp),%zmm26,%zmm2
vmulps	%zmm0,%zmm27,%zmm3
vfmsub231ps	%zmm2,%zmm22,%zmm3
vmovups	1152(%rsp),%zmm23
vmulps	3712(%rsp),%zmm23,%zmm2
vmulps	%zmm11,%zmm2,%zmm13
vmulps	832(%rsp),%zmm23,%zmm2
vmulps	%zmm0,%zmm13,%zmm7
vfmsub231ps	%zmm2,%zmm22,%zmm7
vbroadcastss	423f(%rip),%zmm4
vmaxps	%zmm4,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	896(%rsp),%zmm23,%zmm8
vmulps	%zmm27,%zmm13,%zmm10
vfmsub231ps	%zmm8,%zmm26,%zmm10
vmovups	320(%rsp),%zmm28
vmulps	3968(%rsp),%zmm28,%zmm8
vmulps	%zmm11,%zmm8,%zmm11
vmulps	2048(%rsp),%zmm28,%zmm8
vmulps	%zmm0,%zmm11,%zmm19
vfmsub231ps	%zmm8,%zmm22,%zmm19
vdivps	%zmm2,%zmm31,%zmm18
vmulps	1728(%rsp),%zmm28,%zmm2
vmulps	%zmm27,%zmm11,%zmm22
vfmsub231ps	%zmm2,%zmm26,%zmm22
vminps	%zmm31,%zmm1,%zmm1
vmulps	%zmm18,%zmm3,%zmm8
vmovaps	%zmm27,%zmm2
vfnmadd213ps	%zmm31,%zmm27,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	3776(%rsp),%zmm28,%zmm3
vmulps	%zmm13,%zmm11,%zmm28
vfmsub231ps	%zmm3,%zmm23,%zmm28
vdivps	%zmm2,%zmm31,%zmm3
vmulps	%zmm18,%zmm7,%zmm7
vfnmadd231ps	%zmm8,%zmm7,%zmm10
vmulps	%zmm3,%zmm10,%zmm10
vmovaps	%zmm13,%zmm2
vfnmadd213ps	%zmm31,%zmm13,%zmm2
vfnmadd231ps	%zmm7,%zmm7,%zmm2
vfnmadd231ps	%zmm10,%zmm10,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovups	%zmm18,832(%rsp)
vmulps	%zmm18,%zmm19,%zmm2
vmovups	%zmm8,1344(%rsp)
vfnmadd231ps	%zmm8,%zmm2,%zmm22
vmovups	%zmm3,896(%rsp)
vmulps	%zmm3,%zmm22,%zmm22
vfnmadd231ps	%zmm7,%zmm2,%zmm28
vmovups	%zmm10,576(%rsp)
vfnmadd231ps	%zmm10,%zmm22,%zmm28
vmovups	%zmm4,704(%rsp)
vmulps	%zmm4,%zmm28,%zmm19
vmovaps	%zmm11,%zmm10
vfnmadd213ps	%zmm31,%zmm11,%zmm10
vfnmadd231ps	%zmm2,%zmm2,%zmm10
vfnmadd231ps	%zmm22,%zmm22,%zmm10
vfnmadd231ps	%zmm19,%zmm19,%zmm10
vminps	%zmm1,%zmm10,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	1600(%rsp),%zmm28
vaddps	%zmm28,%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3072(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3136(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovaps	%zmm1,%zmm28 {%k3}
vbroadcastss	208(%r11),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm6,%k1
vmovaps	%zmm1,%zmm28 {%k1}
movq	240(%rsp),%r13
movq	%r13,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm6
movq	184(%rsp),%r12
vmovaps	%zmm28,(%r12,%rax)
vmovups	768(%rsp),%zmm29
vaddps	960(%rsp),%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3200(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3264(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm29 {%k3}
vmovaps	%zmm1,%zmm29 {%k1}
movq	24(%rsp),%r9
addq	%r9,%r13
shlq	$6,%r13
vmovaps	%zmm29,(%r12,%r13)
vmovups	448(%rsp),%zmm29
vaddps	1408(%rsp),%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2368(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2432(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm29 {%k3}
leaq	(%r12,%rax),%rsi
vmulps	%zmm29,%zmm6,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rsi)
vaddps	1472(%rsp),%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3328(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2496(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm15 {%k3}
vmulps	%zmm15,%zmm6,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r9,%r9,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm4,(%r8,%rsi)
vaddps	64(%rsp),%zmm30,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3392(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3456(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k4}
vmovaps	%zmm4,%zmm30 {%k3}
vmovaps	%zmm1,%zmm30 {%k1}
movq	%r9,%r8
shlq	$8,%r8
vmovaps	%zmm30,(%r8,%rsi)
movl	$5,%r8d
testb	$2,%r10b
je	93f
vmaxps	423f(%rip){1to16},%zmm10,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vbroadcastss	355f(%rip),%zmm10
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm6,%zmm26,%zmm26
vmulps	%zmm6,%zmm23,%zmm6
kandw	%k0,%k2,%k2
movl	%r10d,%esi
andl	$4,%esi
movl	%esi,%r8d
shrl	$2,%r8d
leaq	(%r9,%r9,4),%r15
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
xorq	$7,%r14
imulq	24(%rsp),%r14
shlq	$6,%r14
addq	%r12,%r14
imulq	24(%rsp),%rbx
shlq	$6,%rbx
addq	%r12,%rbx
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	%r12,%r9
imulq	24(%rsp),%r8
shlq	$6,%r8
addq	%r12,%r8
vmovups	832(%rsp),%zmm23
vmulps	%zmm0,%zmm23,%zmm30
vmovups	1344(%rsp),%zmm8
vfmadd231ps	%zmm30,%zmm8,%zmm27
vxorps	%zmm10,%zmm27,%zmm0
vmovups	896(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm29
vxorps	%zmm10,%zmm23,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm3,%zmm0,%zmm28
vfmadd231ps	%zmm30,%zmm7,%zmm13
vmovups	576(%rsp),%zmm15
vfmadd231ps	%zmm29,%zmm15,%zmm13
vxorps	%zmm10,%zmm13,%zmm0
vmovups	704(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm27
vmulps	%zmm7,%zmm23,%zmm0
vfmadd231ps	%zmm28,%zmm15,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm8,%zmm18
vxorps	%zmm10,%zmm3,%zmm0
vmulps	%zmm0,%zmm15,%zmm0
vmulps	%zmm8,%zmm0,%zmm15
vfmadd231ps	%zmm30,%zmm2,%zmm11
vfmadd231ps	%zmm29,%zmm22,%zmm11
vfmadd231ps	%zmm27,%zmm19,%zmm11
vxorps	%zmm10,%zmm11,%zmm0
vmulps	%zmm0,%zmm4,%zmm13
vmulps	%zmm2,%zmm23,%zmm0
vfmadd231ps	%zmm28,%zmm22,%zmm0
vfmadd231ps	%zmm18,%zmm19,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm11
vmulps	%zmm22,%zmm3,%zmm0
vfmadd231ps	%zmm15,%zmm19,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm7
vxorps	%zmm10,%zmm8,%zmm0
vmulps	%zmm0,%zmm19,%zmm0
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm30,%zmm19
vfmadd213ps	%zmm31,%zmm30,%zmm19
vfmadd231ps	%zmm29,%zmm29,%zmm19
vfmadd231ps	%zmm27,%zmm27,%zmm19
vfmadd231ps	%zmm13,%zmm13,%zmm19
vmovups	512(%rsp),%zmm2
vmulps	%zmm19,%zmm2,%zmm19
vmovaps	%zmm1,%zmm22
vmulps	%zmm19,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r15)
movl	8(%rsp),%r10d
vmulps	%zmm23,%zmm23,%zmm19
vfmadd231ps	%zmm28,%zmm28,%zmm19
vfmadd231ps	%zmm18,%zmm18,%zmm19
vfmadd231ps	%zmm11,%zmm11,%zmm19
vmovups	256(%rsp),%zmm2
vmulps	%zmm19,%zmm2,%zmm19
vmovaps	%zmm1,%zmm22
vmulps	%zmm19,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r14)
vmulps	%zmm3,%zmm3,%zmm19
vfmadd231ps	%zmm15,%zmm15,%zmm19
vfmadd231ps	%zmm7,%zmm7,%zmm19
vmulps	%zmm26,%zmm19,%zmm19
vmovaps	%zmm1,%zmm22
vmulps	%zmm19,%zmm26,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rbx)
vmulps	%zmm8,%zmm8,%zmm19
vfmadd231ps	%zmm0,%zmm0,%zmm19
vmulps	%zmm6,%zmm19,%zmm19
vmovaps	%zmm1,%zmm22
vmulps	%zmm19,%zmm6,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
movq	24(%rsp),%r9
vmulps	%zmm4,%zmm4,%zmm19
vmovups	320(%rsp),%zmm2
vmulps	%zmm19,%zmm2,%zmm19
vmovaps	%zmm1,%zmm22
vmulps	%zmm19,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r8)
movl	$10,%r8d
testl	%esi,%esi
je	93f
vmulps	832(%rsp),%zmm30,%zmm8
vfmadd231ps	%zmm29,%zmm28,%zmm8
vfmadd231ps	%zmm27,%zmm18,%zmm8
vfmadd231ps	%zmm13,%zmm11,%zmm8
vmovups	256(%rsp),%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm1,%zmm19
vmovups	512(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm19 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm19,(%rax,%rsi)
vmovups	896(%rsp),%zmm2
vmulps	%zmm29,%zmm2,%zmm8
vfmadd231ps	%zmm27,%zmm15,%zmm8
vfmadd231ps	%zmm13,%zmm7,%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vmovaps	%zmm1,%zmm19
vmulps	%zmm8,%zmm22,%zmm19 {%k2}
movq	%r9,%rsi
shlq	$9,%rsi
addq	%r12,%rsi
vmovaps	%zmm19,(%rax,%rsi)
vmulps	%zmm28,%zmm2,%zmm3
vfmadd231ps	%zmm18,%zmm15,%zmm3
vfmadd231ps	%zmm11,%zmm7,%zmm3
vmulps	%zmm26,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm10,%zmm8 {%k2}
leaq	(%r9,%r9,8),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmovups	704(%rsp),%zmm2
vmulps	%zmm27,%zmm2,%zmm3
vfmadd231ps	%zmm13,%zmm0,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm22,%zmm8 {%k2}
imulq	$704,%r9,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm18,%zmm2,%zmm3
vfmadd231ps	%zmm11,%zmm0,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm10,%zmm8 {%k2}
shlq	$8,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm15,%zmm2,%zmm2
vfmadd231ps	%zmm7,%zmm0,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm26,%zmm3 {%k2}
imulq	$832,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm13,%zmm4,%zmm2
vmovups	320(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm22,%zmm3 {%k2}
imulq	$960,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm11,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm10,%zmm3 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm7,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm26,%zmm2,%zmm3 {%k2}
imulq	$1088,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm6,%zmm0,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm1,(%rax,%rsi)
movl	$20,%r8d
93:
testb	$8,%r10b
vxorps	%xmm28,%xmm28,%xmm28
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	2624(%rsp),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm1,%k2
vaddps	%zmm25,%zmm25,%zmm1
vmovups	640(%rsp),%zmm6
vfmsub132ps	354f(%rip){1to16},%zmm25,%zmm6
vbroadcastss	100(%r11),%zmm3
vfmadd213ps	%zmm28,%zmm5,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm9,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm24,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm21,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm20,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm17,%zmm3
vfmadd231ps	124(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	128(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	132(%r11){1to16},%zmm12,%zmm3
vbroadcastss	136(%r11),%zmm2
vmovups	4608(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm28,%zmm5,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm24,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm21,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm20,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm17,%zmm2
vfmadd231ps	160(%r11){1to16},%zmm16,%zmm2
vfmadd231ps	164(%r11){1to16},%zmm14,%zmm2
vfmadd231ps	168(%r11){1to16},%zmm12,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm28,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm9,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm21,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm20,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm17,%zmm5
vfmadd231ps	196(%r11){1to16},%zmm16,%zmm5
vfmadd231ps	200(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	204(%r11){1to16},%zmm12,%zmm5
vfmadd231ps	427f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	434f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm0,%zmm6 {%k2}
movq	%r8,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm5 {%k2}
addq	$4,%r8
imulq	%r9,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm5,(%rax,%r8)
jmp	6b
94:
addq	$5512,%rsp
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
.long	2139095039
335:
.long	0x0da24260
336:
.long	0x1e3ce508
337:
.long	0xbf800000
338:
.long	0x41100000
339:
.long	0x3e800000
342:
.long	0x41490fdb
343:
.long	0x40a00000
344:
.long	0x40800000
345:
.long	0x3fc00000
346:
.long	0x7149f2ca
347:
.long	2
348:
.long	4
349:
.long	8
352:
.long	16
353:
.long	0x3f3504f3
354:
.long	0xbf000000
355:
.long	0x80000000
356:
.long	0xc2ae0000
357:
.long	0x3fb8aa3b
358:
.long	0xbf317200
359:
.long	0xb5bfbe8e
362:
.long	0x3aae0472
363:
.long	0x3c1e8629
364:
.long	0x3d635b73
365:
.long	0x3e75fc8c
366:
.long	0x3f317214
367:
.long	0x42fe0000
368:
.long	0x3e99999a
369:
.long	0xbe04a19d
372:
.long	0x3ef89ba5
373:
.long	0xbf03248e
374:
.long	0x3f0c3744
375:
.long	0xbdc1d79d
376:
.long	0x3e5c1572
377:
.long	0x3e17e642
378:
.long	0x3e2ecff8
379:
.long	0x3e2d3f9f
382:
.long	0x3ecc422a
383:
.long	0x3f106ebb
384:
.long	0xc0000000
385:
.long	0x41400000
386:
.long	3234528013
387:
.long	4286578688
388:
.long	0x3eaaac4e
389:
.long	0xbf00000d
392:
.long	0x3e4bdb47
393:
.long	0xbe7fd7d0
394:
.long	0x3e259a3a
395:
.long	0xbe2ec8d2
396:
.long	0xbddadb52
397:
.long	0x33b17218
398:
.long	0x3727c5ac
399:
.long	0x3a83126f
422:
.long	0x41800000
423:
.long	0x358637bd
424:
.long	0x350637bd
425:
.long	0x34210fb0
426:
.long	0x36a7c5ac
427:
.long	0x40000000
428:
.long	0x3f317218
429:
.long	0x3feb3f8f
432:
.long	0x38d1b717
433:
.long	0x3951b717
434:
.long	0x41000000
435:
.long	0x3cf5c28f
436:
.long	0x41200000
437:
.long	0x26901d7d
438:
.long	0x3f800054
439:
.long	0xbf4ccccd
