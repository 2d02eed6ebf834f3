# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	97f
testl	%edx,%edx
je	97f
testl	%esi,%esi
je	97f
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
movq	%rbx,240(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5568(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,208(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,32(%rsp)
movq	%r9,224(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,40(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,200(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,216(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	98f(%rip),%zmm27
vbroadcastss	333f(%rip),%zmm14
vbroadcastss	335f(%rip),%zmm20
vbroadcastss	345f(%rip),%zmm28
movq	%r10,56(%rsp)
leaq	64(%r10),%rcx
xorl	%edx,%edx
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	98f(%rip),%zmm23
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm29
vbroadcastss	326f(%rip),%zmm30
vbroadcastss	327f(%rip),%zmm31
vpbroadcastd	328f(%rip),%zmm17
movq	%rsi,256(%rsp)
movq	%r12,248(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	200(%rsp),%r8
cmpq	208(%rsp),%rdx
je	96f
3:
movq	%rdx,%r9
imulq	40(%rsp),%r9
movq	%r9,232(%rsp)
movq	%r8,%r10
xorl	%ebx,%ebx
movq	%r8,272(%rsp)
movq	%rdx,264(%rsp)
jmp	5f
.p2align	4
4:
incq	%rbx
addq	216(%rsp),%r10
cmpq	40(%rsp),%rbx
je	2b
5:
movq	232(%rsp),%r9
addq	%rbx,%r9
imulq	%rsi,%r9
addq	224(%rsp),%r9
movq	%r10,24(%rsp)
xorl	%r14d,%r14d
movq	%r10,296(%rsp)
movq	%rbx,288(%rsp)
movq	%r9,280(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	335f(%rip),%zmm20
vblendmps	%zmm10,%zmm20,%zmm0 {%k1}
movq	240(%rsp),%rdx
vmovups	3136(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r13)
movq	5584(%rsp),%rax
movq	256(%rsp),%rsi
movq	272(%rsp),%r8
vbroadcastss	98f(%rip),%zmm27
vbroadcastss	333f(%rip),%zmm14
vbroadcastss	345f(%rip),%zmm28
movq	264(%rsp),%rdx
vpbroadcastd	98f(%rip),%zmm23
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm29
vbroadcastss	326f(%rip),%zmm30
vbroadcastss	327f(%rip),%zmm31
vpbroadcastd	328f(%rip),%zmm17
movq	296(%rsp),%r10
movq	288(%rsp),%rbx
movq	280(%rsp),%r9
movq	312(%rsp),%r14
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
movq	%r14,312(%rsp)
movl	(%rax),%r13d
movl	12(%rax),%edx
movl	%edx,704(%rsp)
movl	16(%rax),%eax
movl	%eax,8(%rsp)
movq	%r13,%rbx
imulq	%r13,%rbx
movq	%rbx,%rdx
movq	%r15,304(%rsp)
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
vxorps	%xmm18,%xmm18,%xmm18
vmovaps	%zmm27,%zmm21
vmovaps	%zmm27,%zmm5
vpbroadcastd	99f(%rip),%zmm7
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm11,%xmm11,%xmm11
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
testb	$8,8(%rsp)
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
vcmpltps	%zmm24,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm25,%zmm12,%zmm6
vfmadd213ps	%zmm26,%zmm12,%zmm6
vfmadd213ps	%zmm29,%zmm12,%zmm6
vaddps	%zmm30,%zmm12,%zmm15
vfmadd213ps	%zmm31,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	36f
vaddps	%zmm14,%zmm3,%zmm3
36:
vcmpltps	%zmm12,%zmm16,%k1
vmulps	%zmm6,%zmm21,%zmm21 {%k1}
vmulps	%zmm15,%zmm5,%zmm5 {%k1}
vpsrld	$23,%zmm21,%zmm0
vpsrld	$23,%zmm5,%zmm6
vpsubd	%zmm6,%zmm7,%zmm6
vpaddd	%zmm0,%zmm6,%zmm7
vpternlogd	$236,%zmm17,%zmm23,%zmm21
vpternlogd	$236,%zmm17,%zmm23,%zmm5
vbroadcastss	98f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm18,%zmm18
vaddps	%zmm16,%zmm14,%zmm12
vaddps	%zmm16,%zmm13,%zmm15
je	47f
vmovups	%zmm11,768(%rsp)
vmovups	%zmm19,64(%rsp)
vmovdqa64	%zmm5,%zmm11
vmovdqa64	%zmm21,%zmm5
leaq	-2(%r13),%r8
testq	%r8,%r8
je	44f
movl	$1,%r8d
vxorps	%xmm22,%xmm22,%xmm22
vmovdqa64	%zmm17,%zmm21
vmovaps	%zmm18,%zmm19
.p2align	4
37:
vmovaps	-64(%rax),%zmm0
vmovaps	(%rax),%zmm6
vcmpltps	%zmm24,%zmm6,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm25,%zmm16,%zmm17
vfmadd213ps	%zmm26,%zmm16,%zmm17
vfmadd213ps	%zmm29,%zmm16,%zmm17
vaddps	%zmm30,%zmm16,%zmm18
vfmadd213ps	%zmm31,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm22,%k1
vmulps	%zmm17,%zmm5,%zmm5 {%k1}
vmulps	%zmm18,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm5,%zmm16
vpsrld	$23,%zmm11,%zmm17
vpsubd	%zmm17,%zmm7,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpternlogd	$236,%zmm21,%zmm23,%zmm5
vpternlogd	$236,%zmm21,%zmm23,%zmm11
vbroadcastss	98f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm19,%zmm19
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
vmovaps	%zmm18,%zmm19
45:
movq	%r8,%rax
shlq	$7,%rax
vmovaps	(%r12,%rax),%zmm6
vmovaps	64(%r12,%rax),%zmm0
vcmpltps	%zmm24,%zmm0,%k1
vmovaps	%zmm6,%zmm17 {%k1} {z}
vaddps	%zmm25,%zmm17,%zmm16
vfmadd213ps	%zmm26,%zmm17,%zmm16
vfmadd213ps	%zmm29,%zmm17,%zmm16
vaddps	%zmm30,%zmm17,%zmm18
vfmadd213ps	%zmm31,%zmm17,%zmm18
vsubps	%zmm0,%zmm6,%zmm6
incq	%r8
cmpq	%r13,%r8
jne	46f
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm0,%zmm9,%zmm9
46:
vmovdqa64	%zmm5,%zmm21
vmovdqa64	%zmm11,%zmm5
vxorps	%xmm22,%xmm22,%xmm22
vcmpltps	%zmm17,%zmm22,%k1
vmulps	%zmm16,%zmm21,%zmm21 {%k1}
vmulps	%zmm18,%zmm11,%zmm5 {%k1}
vpsrld	$23,%zmm21,%zmm16
vpsrld	$23,%zmm5,%zmm17
vpsubd	%zmm17,%zmm7,%zmm7
vpaddd	%zmm16,%zmm7,%zmm7
vpbroadcastd	328f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm23,%zmm21
vpternlogd	$236,%zmm17,%zmm23,%zmm5
vbroadcastss	98f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm19,%zmm18
vxorps	%xmm16,%xmm16,%xmm16
vaddps	%zmm6,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vmovups	64(%rsp),%zmm19
vmovups	768(%rsp),%zmm11
47:
testq	%r9,%r9
jne	9b
48:
vaddps	%zmm12,%zmm19,%zmm19
vaddps	%zmm15,%zmm11,%zmm11
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
vmovdqu64	%zmm5,4352(%rsp)
vbroadcastss	329f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm0
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
vaddps	332f(%rip){1to16},%zmm7,%zmm5
vmovups	%zmm5,4288(%rsp)
vbroadcastss	333f(%rip),%zmm14
jmp	56f
55:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,4288(%rsp)
vmovups	%zmm27,4352(%rsp)
vmovaps	%zmm27,%zmm21
56:
vcvtusi2ss	%r13d,%xmm20,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm9
vmaxps	%zmm27,%zmm9,%zmm9
vdivps	%zmm9,%zmm27,%zmm9
vmulps	%zmm9,%zmm19,%zmm5
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
vmulps	%zmm14,%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
testq	%r13,%r13
vmovss	333f(%rip),%xmm29
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
vcvtsi2ss	%r9,%xmm31,%xmm11
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
vcvtsi2ss	%r14,%xmm28,%xmm12
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
vcvtsi2ss	%r10,%xmm31,%xmm9
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
vbroadcastss	333f(%rip),%zmm14
jne	58b
jmp	59b
.p2align	4
64:
vmovdqu64	%zmm21,4800(%rsp)
vmovups	%zmm18,4864(%rsp)
vpxord	%xmm20,%xmm20,%xmm20
vcvtusi2ss	%rbx,%xmm20,%xmm6
vandps	334f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	%xmm6,%zmm12
vmaxps	336f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm27,%zmm11
vcmpgtps	337f(%rip){1to16},%zmm4,%k1
vaddps	338f(%rip){1to16},%zmm7,%zmm6
vmulps	%zmm14,%zmm6,%zmm6
vmovaps	%zmm6,%zmm7
vdivps	339f(%rip){1to16},%zmm12,%zmm13
vmulps	%zmm11,%zmm0,%zmm7 {%k1}
vmulps	%zmm11,%zmm5,%zmm6 {%k1}
vmulps	%zmm11,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm13,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm13,%zmm5 {%k1}
vbroadcastss	342f(%rip),%zmm14
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
vmovups	%zmm0,4416(%rsp)
vmovss	84(%r11),%xmm8
vsubss	%xmm5,%xmm8,%xmm0
vbroadcastss	44(%r11),%zmm12
vmulss	343f(%rip),%xmm0,%xmm13
vmovss	98f(%rip),%xmm2
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
vbroadcastss	344f(%rip),%zmm21
.p2align	4
65:
vcvtsi2ss	%eax,%xmm31,%xmm22
vaddss	%xmm29,%xmm22,%xmm22
vfmadd213ss	%xmm5,%xmm13,%xmm22
vbroadcastss	%xmm22,%zmm22
vsubps	%zmm12,%zmm22,%zmm23
vmulps	%zmm14,%zmm23,%zmm23
vmulps	%zmm23,%zmm23,%zmm24
vmovaps	%zmm17,%zmm25
vfmadd213ps	%zmm16,%zmm23,%zmm25
vfmadd213ps	%zmm27,%zmm23,%zmm25
vfmadd213ps	%zmm27,%zmm24,%zmm25
vmaxps	%zmm28,%zmm25,%zmm23
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
vmaxps	%zmm28,%zmm26,%zmm24
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
vpcmpgtd	344f(%rip){1to16},%zmm10,%k0
vmulps	346f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm9,%zmm11,%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vmovups	4416(%rsp),%zmm10
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
vmovups	%zmm17,3840(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm16,%zmm31
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm16,3904(%rsp)
vmovaps	%zmm16,%zmm31 {%k1}
vminps	%zmm6,%zmm15,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm15,3968(%rsp)
vmovaps	%zmm15,%zmm4 {%k1}
vmaxps	%zmm4,%zmm14,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,3456(%rsp)
vmovaps	%zmm14,%zmm6 {%k1}
vmovups	%zmm6,896(%rsp)
vminps	%zmm2,%zmm13,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,3328(%rsp)
vmovaps	%zmm13,%zmm4 {%k1}
vmaxps	%zmm4,%zmm12,%zmm30
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm12,3392(%rsp)
vmovaps	%zmm12,%zmm30 {%k1}
vmovups	%zmm11,4032(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,2880(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,128(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,2944(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm5,%zmm16
vbroadcastss	347f(%rip),%zmm2
vcmpltps	%zmm2,%zmm10,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2752(%rsp)
vblendmps	%zmm3,%zmm27,%zmm8 {%k1}
vbroadcastss	348f(%rip),%zmm3
vblendmps	%zmm3,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3584(%rsp)
vcvtusi2ssl	704(%rsp),%xmm7,%xmm1
vmovups	%zmm5,3008(%rsp)
vmovaps	%zmm5,%zmm16 {%k2}
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4480(%rsp)
leaq	(%r13,%r13),%rax
vmulss	342f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4928(%rsp)
movq	%r13,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r15
movq	24(%rsp),%r10
imulq	%rbx,%r10
movq	%r13,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2432(%rsp)
vmovups	%zmm0,2496(%rsp)
vmovups	%zmm0,2560(%rsp)
vmovups	%zmm0,2688(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm27,2816(%rsp)
vbroadcastss	352f(%rip),%zmm0
vmovups	%zmm0,3712(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1600(%rsp)
vmovups	%zmm0,3072(%rsp)
vmovups	%zmm3,2368(%rsp)
vbroadcastss	349f(%rip),%zmm0
vmovups	%zmm0,3776(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,3520(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3136(%rsp)
jmp	67f
.p2align	4
66:
vfmadd213ps	%zmm24,%zmm5,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm26,%zmm0
vmovaps	%zmm26,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm15,%zmm0
vmovaps	%zmm15,%zmm0 {%k4}
vmovaps	%zmm24,%zmm0 {%k3}
vsubps	%zmm24,%zmm0,%zmm6
vmovups	2752(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm10 {%k3}
vmovups	320(%rsp),%zmm15
vfmadd213ps	%zmm29,%zmm6,%zmm15
vfmadd213ps	%zmm25,%zmm5,%zmm2
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm12,%zmm2
vmovaps	%zmm12,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmaxps	%zmm2,%zmm11,%zmm2
vmovaps	%zmm11,%zmm2 {%k4}
vmovaps	%zmm25,%zmm2 {%k3}
vsubps	%zmm25,%zmm2,%zmm6
vmovups	2432(%rsp),%zmm11
vblendmps	%zmm11,%zmm6,%zmm11 {%k3}
vdivps	%zmm8,%zmm27,%zmm7
vmovups	64(%rsp),%zmm19
vfmadd213ps	%zmm15,%zmm6,%zmm19
vmovups	%zmm10,2752(%rsp)
vmulps	%zmm10,%zmm7,%zmm6
vmovups	1152(%rsp),%zmm10
vmovups	640(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm6,%zmm10
vmovups	2112(%rsp),%zmm12
vmovups	704(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm6,%zmm12
vmovups	%zmm11,2432(%rsp)
vmulps	%zmm11,%zmm7,%zmm6
vmovups	3264(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm6,%zmm11
vmovups	2176(%rsp),%zmm10
vfnmadd213ps	%zmm12,%zmm6,%zmm10
vmovups	3072(%rsp),%zmm6
vmovaps	%zmm6,%zmm14 {%k2}
vcmpnltps	%zmm3,%zmm5,%k4
vmovups	3712(%rsp),%zmm3
vblendmps	%zmm3,%zmm13,%zmm3 {%k3}
vmovups	%zmm3,3712(%rsp)
vmulps	%zmm13,%zmm4,%zmm3
vmulps	439f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm13,%zmm13,%k5
vminps	%zmm13,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k5}
vcmpnleps	%zmm17,%zmm6,%k5
vmovups	2368(%rsp),%zmm3
vmovaps	%zmm3,%zmm17 {%k2}
vcmpnleps	%zmm5,%zmm8,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm27,%zmm3 {%k1} {z}
vmovups	1600(%rsp),%zmm4
vmovaps	%zmm4,%zmm3 {%k2}
vmovups	2816(%rsp),%zmm4
vblendmps	%zmm4,%zmm5,%zmm4 {%k3}
vmovups	%zmm4,2816(%rsp)
vfmadd213ps	%zmm30,%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm22,%zmm1
vmovaps	%zmm22,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm21,%zmm1
vmovaps	%zmm21,%zmm1 {%k1}
vmovaps	%zmm30,%zmm1 {%k3}
vsubps	%zmm30,%zmm1,%zmm5
vmovups	768(%rsp),%zmm12
vfmadd213ps	%zmm19,%zmm5,%zmm12
vmovups	2496(%rsp),%zmm4
vblendmps	%zmm4,%zmm5,%zmm4 {%k3}
vmovups	%zmm4,2496(%rsp)
vmulps	%zmm4,%zmm7,%zmm5
vmovups	1472(%rsp),%zmm6
vfnmadd213ps	%zmm11,%zmm5,%zmm6
vmovups	2240(%rsp),%zmm4
vfnmadd213ps	%zmm10,%zmm5,%zmm4
vmovups	960(%rsp),%zmm11
vmulps	%zmm6,%zmm11,%zmm5
vmulps	2304(%rsp),%zmm11,%zmm6
vmovups	1792(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm7
vmulps	%zmm5,%zmm7,%zmm10
vfmsub231ps	%zmm4,%zmm13,%zmm10
vfnmadd213ps	%zmm27,%zmm7,%zmm7
vmaxps	429f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm27,%zmm7
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm7,%zmm13,%zmm7
vmulps	%zmm5,%zmm11,%zmm5
vmulps	%zmm11,%zmm6,%zmm6
vmulps	%zmm7,%zmm8,%zmm7
vbroadcastss	446f(%rip),%zmm11
vmulps	%zmm11,%zmm16,%zmm10
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm10,%zmm7
vmovaps	%zmm10,%zmm7 {%k1}
vaddps	%zmm7,%zmm16,%zmm7
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	2944(%rsp),%zmm4
vminps	%zmm7,%zmm4,%zmm7
vmovaps	%zmm4,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	3008(%rsp),%zmm4
vmaxps	%zmm7,%zmm4,%zmm7
vmovaps	%zmm4,%zmm7 {%k1}
vmovaps	%zmm16,%zmm7 {%k3}
vsubps	%zmm16,%zmm7,%zmm10
vfmadd231ps	%zmm18,%zmm10,%zmm12
vmulps	%zmm5,%zmm8,%zmm5
vfnmadd231ps	%zmm6,%zmm10,%zmm5
vmovups	2688(%rsp),%zmm4
vblendmps	%zmm4,%zmm10,%zmm4 {%k3}
vmovups	%zmm4,2688(%rsp)
vmovups	128(%rsp),%zmm4
vmulps	%zmm11,%zmm4,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm5,%zmm4,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vminps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm31,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2880(%rsp),%zmm6
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k1}
vmovaps	%zmm4,%zmm5 {%k3}
vsubps	%zmm4,%zmm5,%zmm6
vfmadd231ps	%zmm6,%zmm15,%zmm12 {%k4} {z}
vmovups	2560(%rsp),%zmm4
vblendmps	%zmm4,%zmm6,%zmm4 {%k3}
vmovups	%zmm4,2560(%rsp)
vmovups	2624(%rsp),%zmm4
vmovaps	%zmm4,%zmm12 {%k3}
knotw	%k0,%k1
vmovups	448(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4480(%rsp),%zmm6
vcmpgtps	3136(%rsp),%zmm6,%k1
vaddps	1920(%rsp),%zmm4,%zmm8 {%k1} {z}
vmovdqa32	%zmm9,%zmm4 {%k3} {z}
vmovaps	%zmm0,%zmm31
vmovups	%zmm2,896(%rsp)
vmovaps	%zmm1,%zmm30
vmovups	%zmm5,128(%rsp)
vmovaps	%zmm7,%zmm16
vmovups	%zmm12,2624(%rsp)
vmovups	%zmm3,1600(%rsp)
vmovups	%zmm14,3072(%rsp)
vmovups	%zmm17,2368(%rsp)
67:
vxorps	%xmm3,%xmm3,%xmm3
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	353f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5440(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	354f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	355f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm4,4992(%rsp)
vpandd	356f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vbroadcastss	357f(%rip),%zmm13
vbroadcastss	333f(%rip),%zmm14
.p2align	4
68:
vaddss	%xmm3,%xmm8,%xmm0
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
vmovups	%zmm8,4672(%rsp)
vextractf32x4	$3,%zmm8,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm17
vbroadcastss	44(%r11),%zmm1
vmovss	98f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm1,%zmm30,%zmm2
vbroadcastss	28(%r11),%zmm3
vbroadcastss	36(%r11),%zmm4
vmulps	%zmm0,%zmm2,%zmm2
vxorps	%xmm15,%xmm15,%xmm15
vmovaps	%xmm4,%xmm5
vmulps	%zmm2,%zmm2,%zmm6
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm27,%zmm2,%zmm4
vfmadd213ps	%zmm27,%zmm6,%zmm4
vmaxps	%zmm28,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm27,%zmm6
vbroadcastss	20(%r11),%zmm7
vmovss	348f(%rip),%xmm10
vmulss	%xmm5,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	335f(%rip),%xmm11
vmulss	%xmm3,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm13,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmovss	358f(%rip),%xmm9
vmulss	%xmm5,%xmm9,%xmm5
vbroadcastss	%xmm5,%zmm5
vmovss	359f(%rip),%xmm12
vmulss	%xmm3,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vfmadd231ps	%zmm5,%zmm2,%zmm3
vfmadd213ps	%zmm13,%zmm2,%zmm3
vmulps	%zmm14,%zmm8,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm4,%zmm7,%zmm20
vmulps	%zmm2,%zmm7,%zmm4
vmulps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,4224(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm3,%zmm14,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vaddps	%zmm1,%zmm30,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r11),%zmm3
vbroadcastss	32(%r11),%zmm4
vbroadcastss	40(%r11),%zmm5
vmovaps	%xmm5,%xmm6
vmulps	%zmm1,%zmm1,%zmm7
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm27,%zmm1,%zmm5
vfmadd213ps	%zmm27,%zmm7,%zmm5
vmaxps	%zmm28,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm2,%zmm0,%zmm25
vdivps	%zmm7,%zmm27,%zmm2
vmulss	%xmm6,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm4,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm8
vfmadd213ps	%zmm13,%zmm1,%zmm8
vmulps	%zmm8,%zmm1,%zmm7
vmulss	%xmm6,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vmulss	%xmm4,%xmm12,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm13,%zmm1,%zmm4
vmulps	%zmm14,%zmm7,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm2,%zmm5,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	%zmm5,4096(%rsp)
vmulps	%zmm1,%zmm3,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4160(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm4,%zmm14,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm26
testq	%r13,%r13
vmovups	%zmm16,832(%rsp)
vmovups	%zmm20,4736(%rsp)
vmovups	%zmm30,2048(%rsp)
vmovups	%zmm31,1664(%rsp)
vmovss	%xmm17,1984(%rsp)
je	76f
vmovups	%zmm26,1920(%rsp)
vmovups	%zmm25,1536(%rsp)
vdivps	%zmm20,%zmm27,%zmm0
vmulps	362f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	363f(%rip),%zmm7
vsubps	%zmm31,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	364f(%rip),%zmm17
vxorps	%zmm17,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	365f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vbroadcastss	366f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	367f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vbroadcastss	368f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	369f(%rip),%zmm6
vbroadcastss	372f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	373f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	374f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	375f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vfmadd213ps	%zmm27,%zmm3,%zmm6
vbroadcastss	376f(%rip),%zmm28
vaddps	%zmm28,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	334f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm5
vbroadcastss	377f(%rip),%zmm28
vfmadd132ps	%zmm28,%zmm27,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vbroadcastss	378f(%rip),%zmm16
vmovaps	%zmm16,%zmm6
vbroadcastss	379f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm5,%zmm6
vmovaps	%zmm31,%zmm26
vbroadcastss	382f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	385f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	386f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	387f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	388f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	389f(%rip){1to16},%zmm0,%zmm4
vmulps	392f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rbp,%r9
xorl	%r14d,%r14d
vbroadcastss	393f(%rip),%zmm23
vmovaps	%zmm14,%zmm24
vmovss	333f(%rip),%xmm25
.p2align	4
69:
vcvtsi2ss	%r14,%xmm27,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm26,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	364f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	365f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	368f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	369f(%rip),%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	375f(%rip){1to16},%zmm10,%zmm13
vaddps	376f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm27,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm28,%zmm27,%zmm10
vdivps	%zmm10,%zmm27,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm16,%zmm12
vfmadd213ps	%zmm30,%zmm14,%zmm12
vfmadd213ps	%zmm31,%zmm14,%zmm12
vfmadd213ps	%zmm29,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm18,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	363f(%rip){1to16},%zmm24,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm23,%zmm2,%zmm13
vfmadd213ps	%zmm27,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm23,%zmm7,%zmm13
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
vdivps	4096(%rsp),%zmm27,%zmm0
vmulps	362f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	363f(%rip),%zmm7
vmovups	896(%rsp),%zmm10
vsubps	%zmm10,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	364f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	365f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	367f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	368f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	369f(%rip),%zmm6
vfmadd213ps	372f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	373f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	375f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm27,%zmm3,%zmm6
vaddps	376f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm15,%zmm2,%zmm5
vfmadd132ps	%zmm28,%zmm27,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vmovaps	%zmm16,%zmm6
vfmadd213ps	%zmm30,%zmm5,%zmm6
vfmadd213ps	%zmm31,%zmm5,%zmm6
vfmadd213ps	%zmm29,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm24,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	389f(%rip){1to16},%zmm0,%zmm4
vmulps	392f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
leaq	(%r15,%rbp),%r9
xorl	%r14d,%r14d
.p2align	4
72:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm10,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	364f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	365f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	368f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	369f(%rip),%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	375f(%rip){1to16},%zmm10,%zmm13
vaddps	376f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm27,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm28,%zmm27,%zmm10
vdivps	%zmm10,%zmm27,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm16,%zmm12
vfmadd213ps	%zmm30,%zmm14,%zmm12
vfmadd213ps	%zmm31,%zmm14,%zmm12
vfmadd213ps	%zmm29,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm18,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	363f(%rip){1to16},%zmm24,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm23,%zmm2,%zmm13
vfmadd213ps	%zmm27,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm23,%zmm7,%zmm13
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
vmovups	896(%rsp),%zmm10
cmpq	%r14,%r13
jne	72b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1984(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,320(%rsp)
vmovups	1600(%rsp),%zmm14
ja	73f
vxorps	%xmm14,%xmm14,%xmm14
73:
movq	%r10,%r9
vmovups	%zmm0,64(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,640(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,576(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,1152(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,2112(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,448(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r12d,%r12d
vmovups	128(%rsp),%zmm18
.p2align	4
74:
vmovups	%zmm23,1408(%rsp)
vmovups	%zmm6,3200(%rsp)
vmovups	%zmm22,960(%rsp)
vmovups	%zmm19,1472(%rsp)
vmovups	%zmm10,512(%rsp)
vmovups	%zmm30,1024(%rsp)
vmovups	%zmm20,1088(%rsp)
vmovups	%zmm31,1216(%rsp)
vmovups	%zmm7,3648(%rsp)
vmovups	%zmm3,704(%rsp)
vmovups	%zmm2,768(%rsp)
vmovups	%zmm8,3264(%rsp)
movl	%r9d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r12,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm30
vmovaps	64(%rdi,%rdx),%zmm3
vmovaps	128(%rdi,%rdx),%zmm25
vmovaps	192(%rdi,%rdx),%zmm0
vmovups	%zmm0,1728(%rsp)
vmovaps	256(%rdi,%rdx),%zmm0
vmovups	%zmm0,1792(%rsp)
vmulps	%zmm30,%zmm18,%zmm21
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r8d,%r8d
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm4,%xmm4,%xmm4
vmovups	832(%rsp),%zmm2
.p2align	4
75:
vmovaps	-64(%r14),%zmm19
vmovaps	-256(%rbp,%r8),%zmm18
vmovaps	-192(%rbp,%r8),%zmm23
vmovaps	%zmm18,%zmm22
vfmadd213ps	%zmm2,%zmm21,%zmm22
vaddps	(%r14),%zmm22,%zmm22
vbroadcastss	98f(%rip),%zmm9
vdivps	%zmm22,%zmm9,%zmm27
vmovaps	-128(%rbp,%r8),%zmm9
vsubps	%zmm22,%zmm19,%zmm19
vmulps	%zmm27,%zmm19,%zmm19
vmulps	%zmm19,%zmm14,%zmm22
vfmadd213ps	%zmm27,%zmm27,%zmm22
vbroadcastss	98f(%rip),%zmm27
vaddps	%zmm22,%zmm12,%zmm12
vaddps	%zmm19,%zmm5,%zmm5
vfmadd231ps	%zmm18,%zmm19,%zmm6
vfmadd231ps	%zmm23,%zmm19,%zmm17
vfmadd231ps	-64(%rbp,%r8),%zmm19,%zmm31
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
vmovups	128(%rsp),%zmm18
vmulps	%zmm3,%zmm18,%zmm19
vmulps	%zmm25,%zmm18,%zmm9
vmulps	4160(%rsp),%zmm9,%zmm22
vmulps	4224(%rsp),%zmm21,%zmm23
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm21,%zmm7
vmovups	1856(%rsp),%zmm2
vfmadd231ps	%zmm7,%zmm21,%zmm2
vmovups	%zmm2,1856(%rsp)
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm9,%zmm19,%zmm7
vmovups	1344(%rsp),%zmm2
vfmadd231ps	%zmm7,%zmm21,%zmm2
vmovups	%zmm2,1344(%rsp)
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm9,%zmm22,%zmm7
vfmadd213ps	%zmm7,%zmm23,%zmm8
vmovups	576(%rsp),%zmm2
vfmadd231ps	%zmm8,%zmm21,%zmm2
vmovups	%zmm2,576(%rsp)
vfmadd213ps	%zmm9,%zmm30,%zmm15
vmovups	1152(%rsp),%zmm2
vfmadd231ps	%zmm15,%zmm21,%zmm2
vmovups	%zmm2,1152(%rsp)
vaddps	%zmm9,%zmm13,%zmm7
vmovups	2112(%rsp),%zmm8
vfmadd231ps	%zmm7,%zmm21,%zmm8
vmovups	%zmm8,2112(%rsp)
vmovups	320(%rsp),%zmm2
vfmadd231ps	%zmm17,%zmm21,%zmm2
vmovups	%zmm2,320(%rsp)
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
vfmadd213ps	%zmm9,%zmm30,%zmm10
vfmadd213ps	%zmm9,%zmm30,%zmm0
vfmadd231ps	%zmm10,%zmm22,%zmm1
vfmadd231ps	%zmm0,%zmm23,%zmm1
vmovups	768(%rsp),%zmm2
vfmadd231ps	%zmm6,%zmm22,%zmm2
vaddps	%zmm9,%zmm20,%zmm0
vmovups	2240(%rsp),%zmm13
vfmadd231ps	%zmm22,%zmm0,%zmm13
vaddps	%zmm9,%zmm26,%zmm8
vfmadd231ps	%zmm8,%zmm23,%zmm13
vmovups	%zmm13,2240(%rsp)
vfmadd231ps	%zmm28,%zmm23,%zmm2
vmovups	1088(%rsp),%zmm20
vfmadd231ps	%zmm7,%zmm19,%zmm20
vmovups	3264(%rsp),%zmm8
vfmadd231ps	%zmm10,%zmm19,%zmm8
vmovups	384(%rsp),%zmm7
vfmadd231ps	%zmm10,%zmm30,%zmm7
vmovups	%zmm7,384(%rsp)
vmovups	64(%rsp),%zmm7
vfmadd231ps	%zmm6,%zmm19,%zmm7
vmovups	%zmm7,64(%rsp)
vmovups	2176(%rsp),%zmm7
vfmadd231ps	%zmm19,%zmm0,%zmm7
vmovups	%zmm7,2176(%rsp)
vmovups	2304(%rsp),%zmm7
vfmadd231ps	%zmm0,%zmm30,%zmm7
vmovups	%zmm7,2304(%rsp)
vmovups	1472(%rsp),%zmm19
vfmadd231ps	%zmm31,%zmm30,%zmm19
vfmadd231ps	%zmm4,%zmm30,%zmm16
vmovups	640(%rsp),%zmm0
vfmadd231ps	%zmm6,%zmm30,%zmm0
vmovups	%zmm0,640(%rsp)
vmovups	3648(%rsp),%zmm7
vfmadd231ps	%zmm28,%zmm30,%zmm7
vfmadd231ps	%zmm17,%zmm3,%zmm29
vmovups	960(%rsp),%zmm22
vfmadd231ps	%zmm17,%zmm25,%zmm22
vmovups	1024(%rsp),%zmm30
vfmadd231ps	%zmm3,%zmm28,%zmm30
vmovups	1408(%rsp),%zmm23
vfmadd231ps	%zmm28,%zmm25,%zmm23
vmovups	1216(%rsp),%zmm31
vfmadd231ps	%zmm6,%zmm25,%zmm31
vmovups	512(%rsp),%zmm10
vfmadd231ps	1728(%rsp),%zmm6,%zmm10
vmovups	3200(%rsp),%zmm0
vfmadd231ps	1792(%rsp),%zmm6,%zmm0
vmovaps	%zmm0,%zmm6
vmovups	704(%rsp),%zmm3
vaddps	%zmm5,%zmm3,%zmm3
vaddps	%zmm9,%zmm12,%zmm0
vmovups	448(%rsp),%zmm4
vaddps	%zmm0,%zmm4,%zmm4
vmovups	%zmm4,448(%rsp)
incq	%r12
addq	%rax,%r9
cmpq	%r13,%r12
jne	74b
vmovups	%zmm3,704(%rsp)
vmovups	%zmm2,768(%rsp)
vbroadcastss	338f(%rip),%zmm12
vpbroadcastd	394f(%rip),%zmm13
vpbroadcastd	395f(%rip),%zmm15
vpbroadcastd	98f(%rip),%zmm17
vbroadcastss	396f(%rip),%zmm18
vmovups	%zmm30,1024(%rsp)
vmovups	%zmm10,512(%rsp)
vmovups	%zmm19,1472(%rsp)
vbroadcastss	397f(%rip),%zmm19
vbroadcastss	423f(%rip),%zmm21
vmovups	%zmm20,1088(%rsp)
vmovups	%zmm22,960(%rsp)
vbroadcastss	424f(%rip),%zmm22
vmovups	%zmm23,1408(%rsp)
vbroadcastss	425f(%rip),%zmm23
vmovups	1152(%rsp),%zmm10
vmovups	4736(%rsp),%zmm20
vmovups	64(%rsp),%zmm28
vmovups	320(%rsp),%zmm24
vmovups	1536(%rsp),%zmm25
vmovups	1920(%rsp),%zmm26
vmovups	1344(%rsp),%zmm30
vmovups	1280(%rsp),%zmm9
vmovups	1856(%rsp),%zmm5
jmp	78f
.p2align	4
76:
vucomiss	%xmm15,%xmm17
vxorps	%xmm6,%xmm6,%xmm6
vmovups	1600(%rsp),%zmm14
vbroadcastss	338f(%rip),%zmm12
vpbroadcastd	394f(%rip),%zmm13
vpbroadcastd	395f(%rip),%zmm15
vpbroadcastd	98f(%rip),%zmm17
vbroadcastss	396f(%rip),%zmm18
vbroadcastss	397f(%rip),%zmm19
vbroadcastss	423f(%rip),%zmm21
vbroadcastss	424f(%rip),%zmm22
vbroadcastss	425f(%rip),%zmm23
ja	77f
vxorps	%xmm14,%xmm14,%xmm14
77:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1408(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,1024(%rsp)
vmovups	%zmm0,960(%rsp)
vmovups	%zmm0,1472(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,448(%rsp)
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2112(%rsp)
vmovups	%zmm0,384(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm0,576(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,704(%rsp)
vmovups	%zmm0,640(%rsp)
vmovups	%zmm0,768(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm24,%xmm24,%xmm24
78:
vmovups	128(%rsp),%zmm4
vmulps	%zmm4,%zmm14,%zmm0
vdivps	%zmm20,%zmm27,%zmm3
vmulps	%zmm7,%zmm0,%zmm2
vfnmadd213ps	%zmm5,%zmm3,%zmm2
vmovups	%zmm2,1280(%rsp)
vdivps	4096(%rsp),%zmm27,%zmm3
vmulps	%zmm31,%zmm0,%zmm2
vfnmadd213ps	%zmm9,%zmm3,%zmm2
vmovups	%zmm2,1344(%rsp)
vmovaps	%zmm7,%zmm9
vmovups	4160(%rsp),%zmm7
vmulps	%zmm7,%zmm7,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmovups	4224(%rsp),%zmm6
vmulps	%zmm6,%zmm6,%zmm3
vfmadd231ps	%zmm3,%zmm16,%zmm2
vfnmadd213ps	%zmm30,%zmm0,%zmm29
vmulps	%zmm7,%zmm6,%zmm3
vmulps	1408(%rsp),%zmm3,%zmm3
vaddps	%zmm2,%zmm3,%zmm2
vaddps	%zmm2,%zmm3,%zmm2
vmulps	%zmm31,%zmm26,%zmm3
vfmadd213ps	%zmm3,%zmm9,%zmm25
vaddps	%zmm25,%zmm2,%zmm25
vmulps	960(%rsp),%zmm7,%zmm20
vfmadd231ps	1472(%rsp),%zmm6,%zmm20
vfnmadd213ps	576(%rsp),%zmm0,%zmm20
vmulps	512(%rsp),%zmm7,%zmm2
vfmadd231ps	1024(%rsp),%zmm6,%zmm2
vfnmadd213ps	1088(%rsp),%zmm0,%zmm2
vmovups	%zmm2,960(%rsp)
vfnmadd213ps	%zmm11,%zmm0,%zmm25
vmulps	%zmm31,%zmm7,%zmm2
vfmadd231ps	%zmm9,%zmm6,%zmm2
vdivps	%zmm4,%zmm12,%zmm0
vfnmadd213ps	%zmm1,%zmm14,%zmm2
vmovups	%zmm2,1472(%rsp)
vmulps	%zmm0,%zmm14,%zmm0
vmovss	1984(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vfmadd231ps	%zmm24,%zmm0,%zmm10
vmovups	%zmm28,64(%rsp)
vfmadd231ps	%zmm0,%zmm28,%zmm8
vmovaps	%zmm24,%zmm4
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm8,3264(%rsp)
vmovups	%zmm10,1152(%rsp)
vmovups	%zmm29,1792(%rsp)
vmovups	%zmm24,320(%rsp)
jbe	84f
vmovaps	%zmm25,%zmm28
vmovaps	%zmm20,%zmm25
vmovups	3136(%rsp),%zmm0
vmovups	4672(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3136(%rsp)
vcmpgeps	358f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm5,%xmm0,%xmm1
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
vucomiss	%xmm5,%xmm1
vbroadcastss	398f(%rip),%zmm11
vbroadcastss	399f(%rip),%zmm14
vbroadcastss	422f(%rip),%zmm20
vmovups	3392(%rsp),%zmm31
vmovups	3328(%rsp),%zmm24
vmovups	2048(%rsp),%zmm30
vmovups	832(%rsp),%zmm3
vmovups	640(%rsp),%zmm9
jbe	85f
testq	%r13,%r13
vmovups	1280(%rsp),%zmm26
vmovups	1664(%rsp),%zmm29
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
vmovups	128(%rsp),%zmm2
vmulps	(%rdi,%rdx),%zmm2,%zmm2
movq	%rdi,%r12
xorl	%edx,%edx
vmovups	832(%rsp),%zmm16
.p2align	4
82:
vmovaps	(%r12),%zmm3
vfmadd213ps	%zmm16,%zmm2,%zmm3
vaddps	(%r14,%rdx),%zmm3,%zmm3
vdivps	%zmm3,%zmm27,%zmm4
vmovaps	-64(%r14,%rdx),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm12,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm12,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm27,%zmm4,%zmm6
vpaddd	%zmm13,%zmm6,%zmm6
vpandd	%zmm15,%zmm6,%zmm6
vpsubd	%zmm6,%zmm17,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm12,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm18,%zmm7
vfmadd213ps	%zmm19,%zmm8,%zmm7
vmovaps	%zmm11,%zmm9
vmovaps	%zmm20,%zmm10
vfmadd213ps	%zmm21,%zmm8,%zmm10
vfmadd213ps	%zmm14,%zmm8,%zmm9
vfmadd231ps	%zmm22,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm27,%zmm5,%zmm4
vfmadd231ps	%zmm23,%zmm6,%zmm10
vmaxps	%zmm12,%zmm5,%zmm5
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
vbroadcastss	426f(%rip),%zmm2
vmovups	3520(%rsp),%zmm3
vfmadd213ps	427f(%rip){1to16},%zmm3,%zmm2
vxorps	%xmm7,%xmm7,%xmm7
vcmpltps	%zmm0,%zmm7,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3520(%rsp)
vmovups	3776(%rsp),%zmm0
vbroadcastss	428f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3776(%rsp)
vmovups	2368(%rsp),%zmm0
vmaxps	348f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2368(%rsp)
vblendmps	342f(%rip){1to16},%zmm27,%zmm0 {%k1}
vmovups	2752(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm29
vmovups	2432(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	896(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2496(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm30,%zmm13
vmovups	2560(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	128(%rsp),%zmm11
vsubps	%zmm5,%zmm11,%zmm11
vmovups	2688(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	832(%rsp),%zmm16
vsubps	%zmm6,%zmm16,%zmm16
vmovups	2624(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2624(%rsp)
vmovups	2816(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2816(%rsp)
vmovups	1600(%rsp),%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vmovups	%zmm0,1600(%rsp)
vmovups	3072(%rsp),%zmm0
vbroadcastss	352f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3072(%rsp)
vmovaps	%zmm27,%zmm0 {%k1} {z}
vmovups	%zmm0,1920(%rsp)
vmovups	%zmm5,2688(%rsp)
vmovups	%zmm4,2560(%rsp)
vmovups	%zmm3,2496(%rsp)
vmovups	%zmm2,2432(%rsp)
vmovups	%zmm1,2752(%rsp)
vmovups	1152(%rsp),%zmm10
vmovaps	%zmm16,%zmm3
vmovups	640(%rsp),%zmm9
vmovups	1792(%rsp),%zmm6
vmovups	320(%rsp),%zmm4
vmovups	448(%rsp),%zmm5
vmovups	384(%rsp),%zmm2
vmovaps	%zmm25,%zmm20
vmovups	1344(%rsp),%zmm7
vmovaps	%zmm28,%zmm25
jmp	86f
.p2align	4
84:
vmovaps	%zmm29,%zmm6
vmovups	2048(%rsp),%zmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1920(%rsp)
vmovups	832(%rsp),%zmm3
vmovups	3392(%rsp),%zmm17
vmovups	3328(%rsp),%zmm24
vmovups	128(%rsp),%zmm11
vmovups	896(%rsp),%zmm8
vmovups	448(%rsp),%zmm5
vmovups	384(%rsp),%zmm2
vmovups	1344(%rsp),%zmm7
vmovups	1280(%rsp),%zmm26
vmovups	1664(%rsp),%zmm29
vmovups	640(%rsp),%zmm9
jmp	87f
.p2align	4
85:
vmovaps	%zmm30,%zmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1920(%rsp)
vmovups	128(%rsp),%zmm11
vmovups	896(%rsp),%zmm8
vmovups	1792(%rsp),%zmm6
vmovups	448(%rsp),%zmm5
vmovups	384(%rsp),%zmm2
vmovaps	%zmm25,%zmm20
vmovups	1344(%rsp),%zmm7
vmovups	1280(%rsp),%zmm26
vmovaps	%zmm28,%zmm25
vmovups	1664(%rsp),%zmm29
86:
vmovaps	%zmm31,%zmm17
87:
vmovups	%zmm5,448(%rsp)
vmovups	%zmm25,5184(%rsp)
vmovups	%zmm2,384(%rsp)
vmovups	%zmm11,128(%rsp)
vbroadcastss	336f(%rip),%zmm1
vmaxps	%zmm1,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm23
vmaxps	%zmm1,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm15
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm7
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5312(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5440(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm27,%zmm22
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm18
vcmpleps	3904(%rsp),%zmm29,%k2
vmovups	%zmm29,1664(%rsp)
vcmpgeps	3840(%rsp),%zmm29,%k4
vblendmps	%zmm4,%zmm12,%zmm0 {%k4}
vbroadcastss	364f(%rip),%zmm31
vxorps	%zmm31,%zmm4,%zmm0 {%k2}
vxorps	%xmm19,%xmm19,%xmm19
vcmpleps	%zmm0,%zmm19,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm19,%zmm27,%zmm5 {%k2}
vmovups	%zmm5,576(%rsp)
vcmpgeps	3968(%rsp),%zmm8,%k4
vmovups	64(%rsp),%zmm1
vblendmps	%zmm1,%zmm12,%zmm0 {%k4}
vmovups	%zmm8,896(%rsp)
vcmpleps	3456(%rsp),%zmm8,%k4
vxorps	%zmm31,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm19,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm19,%zmm27,%zmm1 {%k4}
vmovups	%zmm1,1088(%rsp)
vmovdqu64	5376(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpleps	%zmm13,%zmm24,%k1
vmovups	768(%rsp),%zmm2
vblendmps	%zmm2,%zmm12,%zmm0 {%k1}
vmovups	%zmm13,2048(%rsp)
vcmpleps	%zmm17,%zmm13,%k1
vxorps	%zmm31,%zmm2,%zmm0 {%k1}
vcmpgeps	4032(%rsp),%zmm11,%k1
vblendmps	%zmm9,%zmm12,%zmm2 {%k1}
vcmpleps	2880(%rsp),%zmm11,%k1
vxorps	%zmm31,%zmm9,%zmm2 {%k1}
vcmpgeps	2944(%rsp),%zmm3,%k1
vmovups	704(%rsp),%zmm8
vblendmps	%zmm8,%zmm12,%zmm4 {%k1}
vmovups	%zmm3,832(%rsp)
vcmpleps	3008(%rsp),%zmm3,%k1
vxorps	%zmm31,%zmm8,%zmm4 {%k1}
vcmpleps	%zmm0,%zmm19,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm19,%zmm27,%zmm3 {%k5}
vmovups	%zmm3,1024(%rsp)
vmulps	%zmm1,%zmm15,%zmm0
vmovups	%zmm15,512(%rsp)
vmulps	%zmm0,%zmm6,%zmm1
vmulps	%zmm5,%zmm23,%zmm6
vmulps	%zmm6,%zmm1,%zmm8
vmulps	%zmm3,%zmm7,%zmm5
vmovups	%zmm20,5056(%rsp)
vmulps	%zmm5,%zmm20,%zmm1
vmulps	%zmm6,%zmm1,%zmm31
vmulps	%zmm8,%zmm31,%zmm3
vmovaps	%zmm8,%zmm1
vfnmadd213ps	%zmm27,%zmm8,%zmm1
vbroadcastss	429f(%rip),%zmm28
vmovups	%zmm1,5120(%rsp)
vmaxps	%zmm28,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm27,%zmm21
vmovaps	%zmm9,%zmm25
vmulps	%zmm21,%zmm15,%zmm9
vmovaps	%zmm27,%zmm9 {%k4}
vxorps	%xmm11,%xmm11,%xmm11
vcmpleps	%zmm2,%zmm11,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm11,%zmm27,%zmm29 {%k3}
vmulps	960(%rsp),%zmm5,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm21,%zmm3,%zmm17
vmovaps	%zmm31,%zmm3
vfnmadd213ps	%zmm27,%zmm31,%zmm3
vfnmadd231ps	%zmm17,%zmm17,%zmm3
vmaxps	%zmm28,%zmm3,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm29,%zmm22,%zmm16
vmulps	%zmm16,%zmm10,%zmm10
vmulps	%zmm6,%zmm10,%zmm10
vmovaps	%zmm8,%zmm11
vmovups	%zmm8,1216(%rsp)
vmulps	%zmm8,%zmm10,%zmm12
vmulps	%zmm31,%zmm10,%zmm13
vdivps	%zmm2,%zmm27,%zmm30
vmulps	%zmm23,%zmm9,%zmm14
vmovaps	%zmm9,%zmm14 {%k2}
vmovdqu64	5248(%rsp),%zmm9
vptestmd	%zmm9,%zmm9,%k0
vmulps	%zmm30,%zmm7,%zmm9
vmovaps	%zmm7,%zmm26
vmovaps	%zmm27,%zmm9 {%k5}
vxorps	%xmm1,%xmm1,%xmm1
vcmpleps	%zmm4,%zmm1,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm1,%zmm27,%zmm8 {%k5}
vmovaps	%zmm18,%zmm2
vmulps	%zmm8,%zmm18,%zmm1
vmulps	2112(%rsp),%zmm1,%zmm4
vmulps	%zmm6,%zmm4,%zmm18
vmulps	%zmm11,%zmm18,%zmm15
vmulps	%zmm31,%zmm18,%zmm20
vmulps	3264(%rsp),%zmm16,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm12
vmovups	%zmm21,3200(%rsp)
vmulps	%zmm21,%zmm12,%zmm19
vmulps	1472(%rsp),%zmm16,%zmm4
vfmsub231ps	%zmm4,%zmm5,%zmm13
vfnmadd231ps	%zmm17,%zmm19,%zmm13
vmulps	%zmm30,%zmm13,%zmm11
vmovaps	%zmm10,%zmm6
vfnmadd213ps	%zmm27,%zmm10,%zmm6
vfnmadd231ps	%zmm19,%zmm19,%zmm6
vfnmadd231ps	%zmm11,%zmm11,%zmm6
vmulps	2176(%rsp),%zmm1,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm15
vmaxps	%zmm28,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	2240(%rsp),%zmm1,%zmm4
vfmsub231ps	%zmm4,%zmm5,%zmm20
vmulps	%zmm10,%zmm18,%zmm12
vdivps	%zmm0,%zmm27,%zmm7
vmulps	2304(%rsp),%zmm1,%zmm0
vfmsub231ps	%zmm0,%zmm16,%zmm12
vmulps	%zmm7,%zmm22,%zmm0
vmovaps	%zmm22,%zmm4
vmovaps	%zmm27,%zmm0 {%k3}
vmulps	%zmm21,%zmm15,%zmm5
vfnmadd231ps	%zmm17,%zmm5,%zmm20
vmulps	%zmm30,%zmm20,%zmm22
vfnmadd231ps	%zmm19,%zmm5,%zmm12
vfnmadd231ps	%zmm11,%zmm22,%zmm12
vmulps	%zmm7,%zmm12,%zmm24
vmulps	%zmm9,%zmm14,%zmm9
vmovaps	%zmm18,%zmm13
vfnmadd213ps	%zmm27,%zmm18,%zmm13
vfnmadd231ps	%zmm5,%zmm5,%zmm13
vfnmadd231ps	%zmm22,%zmm22,%zmm13
vfnmadd231ps	%zmm24,%zmm24,%zmm13
vmaxps	%zmm28,%zmm13,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm0,%zmm9,%zmm0
vdivps	%zmm12,%zmm27,%zmm12
vmovaps	%zmm2,%zmm14
vmulps	%zmm12,%zmm2,%zmm9
vmulps	%zmm9,%zmm0,%zmm9
vmovaps	%zmm0,%zmm9 {%k5}
vmovups	%zmm9,3648(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1984(%rsp),%xmm9
vucomiss	%xmm0,%xmm9
vmovups	%zmm23,1536(%rsp)
vmulps	320(%rsp),%zmm23,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm9
vxorps	%xmm2,%xmm2,%xmm2
vfmadd213ps	%zmm2,%zmm0,%zmm9 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	512(%rsp),%zmm2
vmulps	64(%rsp),%zmm2,%zmm15
vmovaps	%zmm15,%zmm20 {%k3} {z}
vfmadd213ps	%zmm9,%zmm20,%zmm20
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm26,1728(%rsp)
vmulps	768(%rsp),%zmm26,%zmm23
vmovaps	%zmm23,%zmm9 {%k1} {z}
vfmadd213ps	%zmm20,%zmm9,%zmm9
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm4,%zmm21
vmovups	%zmm25,640(%rsp)
vmulps	%zmm25,%zmm4,%zmm20
vmovaps	%zmm20,%zmm25 {%k1} {z}
vfmadd213ps	%zmm9,%zmm25,%zmm25
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	704(%rsp),%zmm14,%zmm26
vmovaps	%zmm26,%zmm9 {%k1} {z}
vfmadd213ps	%zmm25,%zmm9,%zmm9
vmulps	576(%rsp),%zmm0,%zmm0
vmovups	1216(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm25
vfmsub231ps	1088(%rsp),%zmm15,%zmm25
vmovaps	%zmm27,%zmm15
vmulps	%zmm0,%zmm31,%zmm27
vfmsub231ps	1024(%rsp),%zmm23,%zmm27
vmulps	%zmm0,%zmm10,%zmm28
vmovups	%zmm29,1408(%rsp)
vfmsub231ps	%zmm20,%zmm29,%zmm28
vmulps	%zmm0,%zmm18,%zmm29
vmovups	%zmm8,1856(%rsp)
vfmsub231ps	%zmm26,%zmm8,%zmm29
vbroadcastss	364f(%rip),%zmm2
vxorps	%zmm2,%zmm4,%zmm4
vmovups	%zmm4,4608(%rsp)
vmovaps	%zmm7,%zmm4
vxorps	%zmm2,%zmm31,%zmm7
vmovups	%zmm7,4544(%rsp)
vxorps	%zmm2,%zmm10,%zmm8
vmovups	%zmm8,1984(%rsp)
vxorps	%zmm2,%zmm18,%zmm8
vmovups	%zmm8,1216(%rsp)
vmovups	3200(%rsp),%zmm8
vmovaps	%zmm8,%zmm10
vmulps	%zmm8,%zmm25,%zmm20
vmovaps	%zmm30,%zmm7
vfnmadd231ps	%zmm17,%zmm20,%zmm27
vxorps	%zmm2,%zmm17,%zmm18
vfnmadd231ps	%zmm19,%zmm20,%zmm28
vxorps	%zmm2,%zmm19,%zmm17
vmulps	%zmm30,%zmm27,%zmm23
vfnmadd231ps	%zmm11,%zmm23,%zmm28
vxorps	%zmm2,%zmm11,%zmm11
vfnmadd231ps	%zmm5,%zmm20,%zmm29
vxorps	%zmm2,%zmm5,%zmm19
vfnmadd231ps	%zmm22,%zmm23,%zmm29
vxorps	%zmm2,%zmm22,%zmm22
vmulps	%zmm4,%zmm28,%zmm25
vfnmadd231ps	%zmm24,%zmm25,%zmm29
vxorps	%zmm2,%zmm24,%zmm24
vxorps	%xmm31,%xmm31,%xmm31
vmovaps	%zmm0,%zmm5
vfmadd213ps	%zmm31,%zmm0,%zmm5
vfmadd231ps	%zmm20,%zmm20,%zmm5
vfmadd231ps	%zmm23,%zmm23,%zmm5
vfmadd231ps	%zmm25,%zmm25,%zmm5
vmulps	%zmm12,%zmm29,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm5
ja	88f
vdivps	%zmm21,%zmm15,%zmm3
vbroadcastss	16(%r11),%zmm6
vmulps	128(%rsp),%zmm3,%zmm3
vmovaps	%zmm14,%zmm29
vdivps	%zmm14,%zmm15,%zmm8
vmovups	832(%rsp),%zmm16
vmulps	%zmm16,%zmm8,%zmm8
vmovups	3072(%rsp),%zmm28
vdivps	%zmm28,%zmm15,%zmm13
vmulps	3648(%rsp),%zmm13,%zmm13
vmulps	432f(%rip){1to16},%zmm3,%zmm3
vmulps	433f(%rip){1to16},%zmm8,%zmm8
vmaxps	%zmm3,%zmm8,%zmm14
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm14 {%k1}
vbroadcastss	352f(%rip),%zmm27
vmovups	3520(%rsp),%zmm3
vcmpltps	%zmm27,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	434f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm14,%zmm3,%zmm8
vcmpunordps	%zmm14,%zmm14,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmulps	%zmm13,%zmm13,%zmm3
vminps	%zmm15,%zmm3,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmaxps	%zmm3,%zmm8,%zmm13
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm13 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm13,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpleps	%zmm6,%zmm9,%k1
vcmpleps	%zmm3,%zmm5,%k1 {%k1}
vmovups	1088(%rsp),%zmm3
vmulps	576(%rsp),%zmm3,%zmm3
vmulps	1024(%rsp),%zmm3,%zmm3
vmulps	1408(%rsp),%zmm3,%zmm3
vmulps	1856(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm31,%k2
vmovaps	%zmm15,%zmm3 {%k2} {z}
vbroadcastss	347f(%rip),%zmm5
vblendmps	%zmm3,%zmm5,%zmm3 {%k1}
vmovups	4480(%rsp),%zmm6
vcmpleps	3136(%rsp),%zmm6,%k1
vbroadcastss	357f(%rip),%zmm13
vminps	%zmm13,%zmm3,%zmm3 {%k1}
vmovups	3584(%rsp),%zmm6
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vmovups	%zmm6,3584(%rsp)
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm15,%zmm8 {%k1} {z}
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm8,%xmm3
vmovshdup	%xmm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufpd	$1,%xmm8,%xmm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufps	$255,%xmm8,%xmm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf128	$1,%ymm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$2,%zmm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$3,%zmm8,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vucomiss	%xmm2,%xmm3
vmovaps	%zmm15,%zmm27
vbroadcastss	345f(%rip),%zmm28
vxorps	%xmm3,%xmm3,%xmm3
vbroadcastss	333f(%rip),%zmm14
vmovups	2048(%rsp),%zmm30
vmovups	1664(%rsp),%zmm31
ja	68b
jmp	89f
.p2align	4
88:
vmovups	%zmm1,1792(%rsp)
vmovups	%zmm16,960(%rsp)
vmulps	%zmm26,%zmm12,%zmm26
vfmadd213ps	%zmm25,%zmm26,%zmm24
vmulps	%zmm24,%zmm4,%zmm4
vfmadd213ps	%zmm23,%zmm4,%zmm11
vfmadd213ps	%zmm11,%zmm26,%zmm22
vmulps	%zmm22,%zmm7,%zmm12
vfmadd213ps	%zmm20,%zmm12,%zmm18
vfmadd213ps	%zmm18,%zmm4,%zmm17
vfmadd213ps	%zmm17,%zmm26,%zmm19
vmulps	%zmm19,%zmm10,%zmm1
vmovups	4608(%rsp),%zmm2
vfmadd213ps	%zmm0,%zmm1,%zmm2
vmovups	4544(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm12,%zmm0
vmovups	1984(%rsp),%zmm2
vfmadd213ps	%zmm0,%zmm4,%zmm2
vmovups	1216(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm26,%zmm0
vmovups	1536(%rsp),%zmm18
vmulps	%zmm0,%zmm18,%zmm7
vmovups	512(%rsp),%zmm17
vmulps	%zmm1,%zmm17,%zmm2
vmovups	1728(%rsp),%zmm10
vmulps	%zmm12,%zmm10,%zmm1
vmovaps	%zmm21,%zmm16
vmulps	%zmm4,%zmm21,%zmm8
vmovaps	%zmm14,%zmm21
vmulps	%zmm26,%zmm14,%zmm22
vmovups	896(%rsp),%zmm25
vaddps	%zmm2,%zmm25,%zmm0
vmovups	3968(%rsp),%zmm12
vminps	%zmm0,%zmm12,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm12,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3456(%rsp),%zmm11
vmaxps	%zmm4,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k1}
vcmpeqps	%zmm25,%zmm4,%k1
vcmpneqps	%zmm4,%zmm0,%k1 {%k1}
vmovups	1664(%rsp),%zmm24
vaddps	%zmm7,%zmm24,%zmm0
vmovups	3840(%rsp),%zmm26
vminps	%zmm0,%zmm26,%zmm4
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm26,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3904(%rsp),%zmm11
vmaxps	%zmm4,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k2}
vcmpeqps	%zmm24,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k0 {%k2}
vmovups	2048(%rsp),%zmm30
vaddps	%zmm1,%zmm30,%zmm0
vxorps	%xmm19,%xmm19,%xmm19
vmovups	3328(%rsp),%zmm31
vminps	%zmm0,%zmm31,%zmm4
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm31,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3392(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k2}
vcmpeqps	%zmm30,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k2 {%k2}
vmovups	128(%rsp),%zmm20
vmovups	%zmm8,3200(%rsp)
vaddps	%zmm8,%zmm20,%zmm0
vmovups	4032(%rsp),%zmm14
vminps	%zmm0,%zmm14,%zmm4
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm14,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2880(%rsp),%zmm8
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k3}
vcmpeqps	%zmm20,%zmm4,%k3
vcmpneqps	%zmm4,%zmm0,%k3 {%k3}
vmovups	832(%rsp),%zmm23
vmovups	%zmm22,1216(%rsp)
vaddps	%zmm22,%zmm23,%zmm0
vmovups	2944(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm4
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm8,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3008(%rsp),%zmm8
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k4}
vcmpeqps	%zmm23,%zmm4,%k4
vcmpneqps	%zmm4,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	355f(%rip),%zmm4 {%k3} {z}
vpord	356f(%rip){1to16},%zmm4,%zmm4 {%k4}
vpord	354f(%rip){1to16},%zmm4,%zmm4 {%k2}
vpord	353f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm0,%zmm4,%zmm0
vmovups	5120(%rsp),%zmm4
vminps	%zmm15,%zmm4,%zmm4
vminps	%zmm4,%zmm3,%zmm3
vminps	%zmm3,%zmm6,%zmm3
vminps	%zmm3,%zmm13,%zmm3
vmulps	1280(%rsp),%zmm18,%zmm4
vmulps	%zmm4,%zmm18,%zmm4
vmovups	576(%rsp),%zmm8
vsubps	%zmm8,%zmm15,%zmm6
vfmadd231ps	%zmm4,%zmm8,%zmm6
vminps	%zmm3,%zmm6,%zmm3
vmulps	1344(%rsp),%zmm17,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmovups	1088(%rsp),%zmm8
vsubps	%zmm8,%zmm15,%zmm6
vfmadd231ps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmulps	5184(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	1024(%rsp),%zmm8
vsubps	%zmm8,%zmm15,%zmm6
vfmadd231ps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmulps	384(%rsp),%zmm16,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmovups	1408(%rsp),%zmm8
vsubps	%zmm8,%zmm15,%zmm6
vfmadd231ps	%zmm4,%zmm8,%zmm6
vmovups	4672(%rsp),%zmm4
vsubps	1920(%rsp),%zmm4,%zmm17
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmovups	2752(%rsp),%zmm6
vfmadd132ps	320(%rsp),%zmm19,%zmm6
vmovups	64(%rsp),%zmm4
vfmadd231ps	2432(%rsp),%zmm4,%zmm6
vmovups	768(%rsp),%zmm4
vfmadd231ps	2496(%rsp),%zmm4,%zmm6
vmovups	640(%rsp),%zmm4
vfmadd231ps	2560(%rsp),%zmm4,%zmm6
vmovups	704(%rsp),%zmm4
vfmadd231ps	2688(%rsp),%zmm4,%zmm6
vmulps	448(%rsp),%zmm21,%zmm8
vmulps	%zmm8,%zmm21,%zmm8
vmovups	1856(%rsp),%zmm4
vsubps	%zmm4,%zmm15,%zmm10
vfmadd231ps	%zmm8,%zmm4,%zmm10
vminps	%zmm3,%zmm10,%zmm8
vsqrtps	%zmm5,%zmm13
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vdivps	%zmm20,%zmm15,%zmm3
vmulps	%zmm3,%zmm16,%zmm4
vmovups	1600(%rsp),%zmm3
vcmpnltps	%zmm3,%zmm19,%k0
vcmpltps	%zmm3,%zmm19,%k4
vcmpltps	437f(%rip){1to16},%zmm8,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r11),%zmm3
vmovups	2624(%rsp),%zmm10
vsubps	%zmm6,%zmm10,%zmm5
vbroadcastss	342f(%rip),%zmm21
vmulps	%zmm21,%zmm10,%zmm6
vmaxps	%zmm5,%zmm6,%zmm8
vcmpunordps	%zmm5,%zmm5,%k3
vmovaps	%zmm6,%zmm8 {%k3}
vmaxps	336f(%rip){1to16},%zmm8,%zmm5
vdivps	%zmm5,%zmm15,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmulps	2816(%rsp),%zmm5,%zmm5
vmovups	3776(%rsp),%zmm8
vminps	%zmm5,%zmm8,%zmm6
vcmpunordps	%zmm5,%zmm5,%k3
vmovaps	%zmm8,%zmm6 {%k3}
vmaxps	442f(%rip){1to16},%zmm6,%zmm8
vcmpnltps	%zmm10,%zmm19,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm15,%zmm8 {%k3}
vmulps	443f(%rip){1to16},%zmm13,%zmm5
vmulps	%zmm5,%zmm13,%zmm5
vmulps	%zmm5,%zmm4,%zmm5
korw	%k0,%k2,%k5
vbroadcastss	352f(%rip),%zmm22
vmovaps	%zmm22,%zmm5 {%k5}
vcmpleps	%zmm3,%zmm5,%k3
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm9,%k0 {%k3}
vcmpgtps	3712(%rsp),%zmm13,%k3
korw	%k3,%k2,%k7
vmovups	%zmm17,448(%rsp)
vcmpnltps	%zmm17,%zmm19,%k2
vptestmd	%zmm0,%zmm0,%k3
vbroadcastss	334f(%rip),%zmm20
vandps	%zmm20,%zmm7,%zmm3
vbroadcastss	444f(%rip),%zmm19
vaddps	%zmm19,%zmm3,%zmm3
vdivps	%zmm3,%zmm15,%zmm10
vmovups	4736(%rsp),%zmm18
vmulps	%zmm10,%zmm18,%zmm3
vminps	%zmm8,%zmm3,%zmm5
vcmpunordps	%zmm8,%zmm8,%k6
vmovaps	%zmm3,%zmm5 {%k6}
vandps	%zmm20,%zmm2,%zmm3
vaddps	%zmm19,%zmm3,%zmm3
vdivps	%zmm3,%zmm15,%zmm6
vmovups	4096(%rsp),%zmm27
vmulps	%zmm6,%zmm27,%zmm3
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	4992(%rsp),%zmm3
vpord	%zmm0,%zmm3,%zmm9
vmovdqa32	%zmm3,%zmm9 {%k6}
vandps	%zmm20,%zmm1,%zmm0
vaddps	%zmm19,%zmm0,%zmm0
vdivps	%zmm0,%zmm15,%zmm0
vmulps	333f(%rip){1to16},%zmm0,%zmm3
vandps	4224(%rsp),%zmm20,%zmm17
vaddps	%zmm19,%zmm17,%zmm17
vdivps	%zmm17,%zmm15,%zmm17
vmulps	%zmm3,%zmm18,%zmm18
vmulps	%zmm18,%zmm17,%zmm17
kandw	%k7,%k4,%k7
vandps	4160(%rsp),%zmm20,%zmm18
vaddps	%zmm19,%zmm18,%zmm18
vdivps	%zmm18,%zmm15,%zmm18
vmulps	%zmm3,%zmm27,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
vminps	%zmm17,%zmm3,%zmm18
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm3,%zmm18 {%k4}
vmulps	4928(%rsp),%zmm0,%zmm3
vminps	%zmm18,%zmm3,%zmm17
vcmpunordps	%zmm18,%zmm18,%k4
vmovaps	%zmm3,%zmm17 {%k4}
vminps	%zmm5,%zmm17,%zmm3
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm17,%zmm3 {%k4}
vcmpgtps	3520(%rsp),%zmm22,%k4
vmovaps	%zmm15,%zmm5 {%k4} {z}
vxorps	%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm5,%xmm17
vmovshdup	%xmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vshufpd	$1,%xmm5,%xmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vshufps	$255,%xmm5,%xmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vextractf32x4	$1,%ymm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vmovshdup	%xmm18,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufpd	$1,%xmm18,%xmm18,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufps	$255,%xmm18,%xmm18,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vextractf32x4	$2,%zmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vmovshdup	%xmm18,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufpd	$1,%xmm18,%xmm18,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufps	$255,%xmm18,%xmm18,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vextractf32x4	$3,%zmm5,%xmm5
vaddss	%xmm5,%xmm17,%xmm17
vmovshdup	%xmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vshufpd	$1,%xmm5,%xmm5,%xmm18
vaddss	%xmm18,%xmm17,%xmm17
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm17,%xmm5
vmovups	2368(%rsp),%zmm17
vmulps	%zmm21,%zmm17,%zmm17 {%k7}
korw	%k3,%k6,%k3
vmovups	3648(%rsp),%zmm18
vmovaps	%zmm22,%zmm18 {%k5}
vucomiss	%xmm16,%xmm5
vmovaps	%zmm3,%zmm5
vmovaps	%zmm15,%zmm27
vmovaps	%zmm11,%zmm15
vmovups	3456(%rsp),%zmm11
vmovaps	%zmm31,%zmm22
vmovaps	%zmm14,%zmm31
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm28,%zmm21
vbroadcastss	345f(%rip),%zmm28
vmovaps	%zmm23,%zmm16
vmovaps	%zmm18,%zmm14
jbe	66b
vcmpltps	%zmm29,%zmm7,%k5
vsubps	%zmm24,%zmm26,%zmm5
vsubps	%zmm15,%zmm24,%zmm5 {%k5}
vmulps	%zmm10,%zmm5,%zmm10
vmulps	576(%rsp),%zmm5,%zmm5
vbroadcastss	445f(%rip),%zmm19
vmulps	%zmm19,%zmm10,%zmm10
vcmpltps	%zmm5,%zmm29,%k5
vbroadcastss	352f(%rip),%zmm18
vmovaps	%zmm18,%zmm5
vminps	%zmm18,%zmm10,%zmm5 {%k5}
vcmpltps	%zmm29,%zmm2,%k5
vsubps	%zmm25,%zmm12,%zmm10
vsubps	%zmm11,%zmm25,%zmm10 {%k5}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	1088(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm29,%k5
vmovaps	%zmm18,%zmm10
vmulps	%zmm19,%zmm6,%zmm10 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm10,%zmm5
vmovaps	%zmm10,%zmm5 {%k5}
vcmpltps	%zmm29,%zmm1,%k5
vsubps	%zmm30,%zmm22,%zmm6
vsubps	%zmm21,%zmm30,%zmm6 {%k5}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	1024(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm29,%k5
vmovaps	%zmm18,%zmm6
vmulps	%zmm19,%zmm0,%zmm6 {%k5}
vmovups	3200(%rsp),%zmm23
vandps	%zmm20,%zmm23,%zmm0
vbroadcastss	444f(%rip),%zmm10
vaddps	%zmm10,%zmm0,%zmm0
vdivps	%zmm0,%zmm27,%zmm0
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k5}
vcmpltps	%zmm29,%zmm23,%k5
vmovups	128(%rsp),%zmm23
vsubps	%zmm23,%zmm31,%zmm6
vsubps	2880(%rsp),%zmm23,%zmm6 {%k5}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	1408(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm29,%k5
vmovaps	%zmm18,%zmm6
vmulps	%zmm19,%zmm0,%zmm6 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vminps	%zmm5,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vmovups	1216(%rsp),%zmm6
vandps	%zmm20,%zmm6,%zmm5
vaddps	%zmm10,%zmm5,%zmm5
vdivps	%zmm5,%zmm27,%zmm5
vcmpltps	%zmm29,%zmm6,%k5
vmovups	2944(%rsp),%zmm6
vsubps	%zmm16,%zmm6,%zmm6
vsubps	3008(%rsp),%zmm16,%zmm6 {%k5}
vmulps	%zmm5,%zmm6,%zmm5
vmulps	1856(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm29,%k5
vmovaps	%zmm18,%zmm6
vmulps	%zmm19,%zmm5,%zmm6 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vcmpltps	%zmm3,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm3,%zmm5 {%k4}
jmp	66b
.p2align	4
89:
vmulps	%zmm26,%zmm12,%zmm3
vfmadd213ps	%zmm25,%zmm3,%zmm24
vmulps	%zmm24,%zmm4,%zmm4
vfmadd213ps	%zmm23,%zmm4,%zmm11
vfmadd213ps	%zmm11,%zmm3,%zmm22
vmulps	%zmm22,%zmm7,%zmm2
vfmadd213ps	%zmm20,%zmm2,%zmm18
vfmadd213ps	%zmm18,%zmm4,%zmm17
vfmadd213ps	%zmm17,%zmm3,%zmm19
vmulps	%zmm19,%zmm10,%zmm1
vmovups	4608(%rsp),%zmm8
vfmadd213ps	%zmm0,%zmm1,%zmm8
vmovups	4544(%rsp),%zmm0
vfmadd213ps	%zmm8,%zmm2,%zmm0
vmovups	1984(%rsp),%zmm8
vfmadd213ps	%zmm0,%zmm4,%zmm8
vmovups	1216(%rsp),%zmm0
vfmadd213ps	%zmm8,%zmm3,%zmm0
vmulps	1536(%rsp),%zmm0,%zmm0
vmovups	%zmm0,384(%rsp)
vmulps	512(%rsp),%zmm1,%zmm0
vmovups	%zmm0,448(%rsp)
vmulps	1728(%rsp),%zmm2,%zmm0
vmovups	%zmm0,64(%rsp)
vmovups	%zmm21,768(%rsp)
vmulps	%zmm4,%zmm21,%zmm0
vmovups	%zmm0,640(%rsp)
vmovups	%zmm29,704(%rsp)
vmulps	%zmm3,%zmm29,%zmm0
vmovups	%zmm0,320(%rsp)
vdivps	4352(%rsp),%zmm27,%zmm0
vmulps	4800(%rsp),%zmm0,%zmm0
vpbroadcastd	394f(%rip),%zmm12
vpaddd	%zmm12,%zmm0,%zmm1
vpbroadcastd	395f(%rip),%zmm15
vpandd	%zmm15,%zmm1,%zmm1
vpbroadcastd	98f(%rip),%zmm18
vpsubd	%zmm1,%zmm18,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm27,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	396f(%rip),%zmm3
vbroadcastss	397f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm2,%zmm3
vbroadcastss	398f(%rip),%zmm4
vfmadd213ps	399f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	422f(%rip),%zmm5
vfmadd213ps	423f(%rip){1to16},%zmm2,%zmm5
vfmadd231ps	424f(%rip){1to16},%zmm0,%zmm5
vfmadd213ps	%zmm4,%zmm0,%zmm5
vfmadd213ps	%zmm3,%zmm0,%zmm5
vfmadd213ps	%zmm2,%zmm0,%zmm5
vfmadd231ps	425f(%rip){1to16},%zmm1,%zmm5
vmovups	4288(%rsp),%zmm0
vfmadd231ps	435f(%rip){1to16},%zmm0,%zmm5
vmovups	4864(%rsp),%zmm0
vfmadd231ps	436f(%rip){1to16},%zmm0,%zmm5
vmovups	%zmm5,576(%rsp)
movl	8(%rsp),%r15d
movl	%r15d,%edx
shrb	$3,%dl
testl	%r13d,%r13d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm14,%xmm14,%xmm14
cmpb	$1,%r8b
vbroadcastss	338f(%rip),%zmm20
vbroadcastss	347f(%rip),%zmm29
movq	48(%rsp),%r10
jne	94f
imulq	24(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
92:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r13),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	128(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	423f(%rip),%zmm21
vbroadcastss	424f(%rip),%zmm22
vbroadcastss	425f(%rip),%zmm23
vmovups	832(%rsp),%zmm16
vbroadcastss	396f(%rip),%zmm7
vbroadcastss	397f(%rip),%zmm19
.p2align	4
93:
vmovaps	(%r9),%zmm2
vmovaps	(%r8,%r14),%zmm6
vfmadd213ps	%zmm16,%zmm0,%zmm2
vaddps	%zmm2,%zmm6,%zmm2
vdivps	%zmm2,%zmm27,%zmm8
vmovaps	-64(%r8,%r14),%zmm9
vsubps	%zmm2,%zmm9,%zmm9
vmulps	%zmm8,%zmm9,%zmm9
vaddps	%zmm20,%zmm8,%zmm10
vcmpltps	%zmm9,%zmm20,%k1
vmovaps	%zmm9,%zmm10 {%k1}
vaddps	%zmm27,%zmm10,%zmm11
vpaddd	%zmm12,%zmm11,%zmm11
vpandd	%zmm15,%zmm11,%zmm11
vmovdqa64	%zmm12,%zmm24
vpsubd	%zmm11,%zmm18,%zmm12
vmovdqa64	%zmm15,%zmm25
vaddps	%zmm20,%zmm12,%zmm15
vfmadd231ps	%zmm10,%zmm12,%zmm15
vmulps	%zmm15,%zmm15,%zmm10
vbroadcastss	398f(%rip),%zmm12
vfmadd213ps	399f(%rip){1to16},%zmm15,%zmm12
vmovdqa64	%zmm18,%zmm26
vbroadcastss	422f(%rip),%zmm18
vfmadd213ps	%zmm21,%zmm15,%zmm18
vfmadd231ps	%zmm22,%zmm10,%zmm18
vfmadd213ps	%zmm12,%zmm10,%zmm18
vmovaps	%zmm7,%zmm12
vfmadd213ps	%zmm19,%zmm15,%zmm12
vfmadd213ps	%zmm12,%zmm10,%zmm18
vmovdqa64	%zmm24,%zmm12
vfmadd213ps	%zmm15,%zmm10,%zmm18
vmovdqa64	%zmm25,%zmm15
vcvtdq2ps	%zmm11,%zmm10
vfmadd231ps	%zmm23,%zmm10,%zmm18
vaddps	%zmm27,%zmm9,%zmm10
vmaxps	%zmm20,%zmm9,%zmm9
vfmsub231ps	%zmm10,%zmm18,%zmm9
vmovdqa64	%zmm26,%zmm18
vaddps	%zmm29,%zmm2,%zmm10
vdivps	%zmm10,%zmm27,%zmm10
vfmadd231ps	%zmm9,%zmm2,%zmm14
vmulps	%zmm8,%zmm6,%zmm2
vmulps	%zmm10,%zmm10,%zmm6
vaddps	%zmm10,%zmm1,%zmm1
vmulps	%zmm6,%zmm10,%zmm8
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm8,%zmm31,%zmm31
vfmadd231ps	%zmm8,%zmm2,%zmm13
vmulps	%zmm8,%zmm6,%zmm8
vfmadd231ps	%zmm6,%zmm2,%zmm17
vmulps	%zmm6,%zmm6,%zmm6
vaddps	%zmm6,%zmm30,%zmm30
vfmadd231ps	%zmm6,%zmm2,%zmm5
vfmadd231ps	%zmm2,%zmm8,%zmm4
vaddps	%zmm8,%zmm28,%zmm28
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	93b
incq	%rdx
addq	%rax,%rbx
cmpq	%r13,%rdx
jne	92b
94:
vbroadcastss	44(%r11),%zmm2
vmovss	98f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	2048(%rsp),%zmm26
vsubps	%zmm2,%zmm26,%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vbroadcastss	28(%r11),%zmm8
vbroadcastss	36(%r11),%zmm9
vmovaps	%xmm9,%xmm10
vfmadd213ps	%zmm8,%zmm6,%zmm9
vfmadd213ps	%zmm27,%zmm6,%zmm9
vmulps	%zmm6,%zmm6,%zmm11
vfmadd213ps	%zmm27,%zmm11,%zmm9
vmovss	348f(%rip),%xmm20
vmulss	%xmm20,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vmovss	335f(%rip),%xmm21
vmulss	%xmm21,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm10,%zmm6,%zmm8
vbroadcastss	357f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm6,%zmm8
vmulps	%zmm8,%zmm6,%zmm6
vbroadcastss	345f(%rip),%zmm18
vmaxps	%zmm18,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm27,%zmm8
vbroadcastss	333f(%rip),%zmm15
vmulps	%zmm15,%zmm6,%zmm6
vmulps	%zmm8,%zmm6,%zmm6
vmulps	%zmm8,%zmm9,%zmm8
vbroadcastss	20(%r11),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vmulps	%zmm6,%zmm9,%zmm6
vaddps	%zmm2,%zmm26,%zmm2
vbroadcastss	32(%r11),%zmm9
vbroadcastss	40(%r11),%zmm10
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm10,%xmm11
vfmadd213ps	%zmm9,%zmm2,%zmm10
vfmadd213ps	%zmm27,%zmm2,%zmm10
vmulps	%zmm2,%zmm2,%zmm12
vfmadd213ps	%zmm27,%zmm12,%zmm10
vmaxps	%zmm18,%zmm10,%zmm12
vsqrtps	%zmm12,%zmm12
vmulss	%xmm20,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vmulss	%xmm21,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm11,%zmm2,%zmm9
vdivps	%zmm12,%zmm27,%zmm11
vfmadd213ps	%zmm22,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm15,%zmm2,%zmm2
vmulps	%zmm11,%zmm2,%zmm2
vmulps	%zmm11,%zmm10,%zmm9
vbroadcastss	24(%r11),%zmm10
vmulps	%zmm9,%zmm10,%zmm9
vminps	%zmm9,%zmm8,%zmm8
vmulps	%zmm2,%zmm10,%zmm2
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm2,%zmm0,%zmm0
vmovups	384(%rsp),%zmm7
vbroadcastss	334f(%rip),%zmm10
vandps	%zmm10,%zmm7,%zmm2
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm2,%zmm2
vmovups	448(%rsp),%zmm24
vandps	%zmm10,%zmm24,%zmm9
vmaxps	%zmm2,%zmm9,%zmm2
vandps	%zmm10,%zmm6,%zmm6
vandps	%zmm10,%zmm0,%zmm0
vmaxps	%zmm0,%zmm6,%zmm0
vandps	64(%rsp),%zmm10,%zmm6
vmulps	%zmm0,%zmm6,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	3584(%rsp),%zmm25
vcmpleps	%zmm27,%zmm25,%k2
vmulps	438f(%rip){1to16},%zmm8,%zmm2
vcmpleps	%zmm2,%zmm0,%k3 {%k2}
vbroadcastss	208(%r11),%zmm19
vmovups	512(%rsp),%zmm21
vmulps	1792(%rsp),%zmm21,%zmm0
vmovups	1536(%rsp),%zmm11
vmulps	%zmm11,%zmm0,%zmm10
vmovups	1728(%rsp),%zmm8
vmulps	5056(%rsp),%zmm8,%zmm0
vmulps	%zmm11,%zmm0,%zmm16
vmulps	960(%rsp),%zmm8,%zmm0
vmulps	%zmm10,%zmm16,%zmm6
vfmsub231ps	%zmm0,%zmm21,%zmm6
vmovups	768(%rsp),%zmm9
vmulps	1152(%rsp),%zmm9,%zmm0
vmulps	%zmm11,%zmm0,%zmm18
vmulps	3264(%rsp),%zmm9,%zmm0
vmulps	%zmm10,%zmm18,%zmm20
vfmsub231ps	%zmm0,%zmm21,%zmm20
vmulps	1472(%rsp),%zmm9,%zmm0
vmulps	%zmm16,%zmm18,%zmm22
vfmsub231ps	%zmm0,%zmm8,%zmm22
vmovups	704(%rsp),%zmm12
vmulps	2112(%rsp),%zmm12,%zmm0
vmulps	%zmm11,%zmm0,%zmm15
vmulps	2176(%rsp),%zmm12,%zmm0
vmulps	%zmm10,%zmm15,%zmm11
vfmsub231ps	%zmm0,%zmm21,%zmm11
vmulps	2240(%rsp),%zmm12,%zmm0
vmulps	%zmm16,%zmm15,%zmm21
vfmsub231ps	%zmm0,%zmm8,%zmm21
vbroadcastss	12(%r11),%zmm0
vmovups	%zmm0,1152(%rsp)
vmovups	1664(%rsp),%zmm23
vaddps	%zmm23,%zmm7,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3840(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vcmpeqps	348f(%rip){1to16},%zmm25,%k1
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3904(%rsp),%zmm7
vmaxps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k4}
vmovaps	%zmm10,%zmm7
vfnmadd213ps	%zmm27,%zmm10,%zmm7
vmovaps	%zmm0,%zmm23 {%k3}
vminps	%zmm27,%zmm7,%zmm0
vbroadcastss	429f(%rip),%zmm25
vmaxps	%zmm25,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm27,%zmm2
vmulps	%zmm2,%zmm6,%zmm6
vmovaps	%zmm19,%zmm23 {%k1}
movq	304(%rsp),%r13
movq	%r13,%rax
shlq	$6,%rax
movq	248(%rsp),%r12
vmovaps	%zmm23,(%r12,%rax)
vmovups	%zmm16,384(%rsp)
vmovaps	%zmm16,%zmm7
vfnmadd213ps	%zmm27,%zmm16,%zmm7
vfnmadd231ps	%zmm6,%zmm6,%zmm7
vminps	%zmm0,%zmm7,%zmm23
vmaxps	%zmm25,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	896(%rsp),%zmm29
vaddps	%zmm29,%zmm24,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	3968(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vdivps	%zmm0,%zmm27,%zmm8
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	3456(%rsp),%zmm24
vmaxps	%zmm7,%zmm24,%zmm0
vmovaps	%zmm24,%zmm0 {%k4}
vmovaps	%zmm0,%zmm29 {%k3}
vmulps	%zmm2,%zmm20,%zmm20
vfnmadd231ps	%zmm6,%zmm20,%zmm22
vmulps	%zmm8,%zmm22,%zmm0
vmulps	2304(%rsp),%zmm12,%zmm7
vmovaps	%zmm19,%zmm29 {%k1}
addq	%r10,%r13
shlq	$6,%r13
vmovaps	%zmm29,(%r12,%r13)
vmovaps	%zmm9,%zmm29
vmulps	%zmm18,%zmm15,%zmm22
vfmsub231ps	%zmm7,%zmm9,%zmm22
vmovaps	%zmm18,%zmm7
vfnmadd213ps	%zmm27,%zmm18,%zmm7
vfnmadd231ps	%zmm20,%zmm20,%zmm7
vfnmadd231ps	%zmm0,%zmm0,%zmm7
vminps	%zmm23,%zmm7,%zmm24
vmaxps	%zmm25,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vaddps	64(%rsp),%zmm26,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3328(%rsp),%zmm25
vminps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vdivps	%zmm7,%zmm27,%zmm7
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3392(%rsp),%zmm25
vmaxps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vmovaps	%zmm23,%zmm26 {%k3}
vmovups	%zmm2,64(%rsp)
vmulps	%zmm2,%zmm11,%zmm23
vfnmadd231ps	%zmm6,%zmm23,%zmm21
vmulps	%zmm8,%zmm21,%zmm21
vfnmadd231ps	%zmm20,%zmm23,%zmm22
vfnmadd231ps	%zmm0,%zmm21,%zmm22
leaq	(%r12,%rax),%rsi
vmovaps	%zmm19,%zmm26 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm26,(%rdx,%rsi)
vmulps	%zmm7,%zmm22,%zmm22
vmovaps	%zmm15,%zmm11
vfnmadd213ps	%zmm27,%zmm15,%zmm11
vfnmadd231ps	%zmm23,%zmm23,%zmm11
vfnmadd231ps	%zmm21,%zmm21,%zmm11
vfnmadd231ps	%zmm22,%zmm22,%zmm11
vminps	%zmm24,%zmm11,%zmm24
vcmpgtps	437f(%rip){1to16},%zmm24,%k0
vmovups	128(%rsp),%zmm26
vaddps	640(%rsp),%zmm26,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	4032(%rsp),%zmm25
vminps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	2880(%rsp),%zmm25
vmaxps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vmovaps	%zmm24,%zmm26 {%k3}
vmovups	1152(%rsp),%zmm9
vmulps	%zmm26,%zmm9,%zmm24
vmovaps	%zmm19,%zmm24 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm24,(%r8,%rsi)
vmovups	832(%rsp),%zmm2
vaddps	320(%rsp),%zmm2,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	2944(%rsp),%zmm25
vminps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	3008(%rsp),%zmm25
vmaxps	%zmm24,%zmm25,%zmm24
vmovaps	%zmm25,%zmm24 {%k4}
vmovaps	%zmm24,%zmm2 {%k3}
vmulps	%zmm2,%zmm9,%zmm16
vmovups	%zmm19,320(%rsp)
vmovaps	%zmm19,%zmm16 {%k1}
movq	%r10,%r8
shlq	$8,%r8
vmovaps	%zmm16,(%r8,%rsi)
movl	$5,%r8d
testb	$2,%r15b
je	95f
vmovaps	%zmm9,%zmm2
vmaxps	429f(%rip){1to16},%zmm11,%zmm11
vsqrtps	%zmm11,%zmm11
vmovaps	%zmm29,%zmm9
vbroadcastss	98f(%rip),%zmm29
vdivps	%zmm11,%zmm29,%zmm29
vbroadcastss	364f(%rip),%zmm11
vxorps	%zmm11,%zmm10,%zmm16
vmulps	%zmm2,%zmm9,%zmm10
vmulps	%zmm2,%zmm12,%zmm12
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
vmovups	64(%rsp),%zmm2
vmulps	%zmm16,%zmm2,%zmm27
vmovups	384(%rsp),%zmm9
vfmadd231ps	%zmm27,%zmm6,%zmm9
vxorps	%zmm11,%zmm9,%zmm16
vmulps	%zmm16,%zmm8,%zmm26
vxorps	%zmm11,%zmm2,%zmm16
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm8,%zmm6,%zmm25
vfmadd231ps	%zmm27,%zmm20,%zmm18
vfmadd231ps	%zmm26,%zmm0,%zmm18
vxorps	%zmm11,%zmm18,%zmm6
vmulps	%zmm6,%zmm7,%zmm24
vmulps	%zmm20,%zmm2,%zmm6
vfmadd231ps	%zmm25,%zmm0,%zmm6
vxorps	%zmm11,%zmm6,%zmm6
vmulps	%zmm6,%zmm7,%zmm19
vxorps	%zmm11,%zmm8,%zmm6
vmulps	%zmm6,%zmm0,%zmm0
vmulps	%zmm7,%zmm0,%zmm18
vfmadd231ps	%zmm27,%zmm23,%zmm15
vfmadd231ps	%zmm26,%zmm21,%zmm15
vfmadd231ps	%zmm24,%zmm22,%zmm15
vxorps	%zmm11,%zmm15,%zmm0
vmulps	%zmm0,%zmm29,%zmm16
vmulps	%zmm23,%zmm2,%zmm0
vfmadd231ps	%zmm25,%zmm21,%zmm0
vfmadd231ps	%zmm19,%zmm22,%zmm0
vxorps	%zmm11,%zmm0,%zmm0
vmulps	%zmm0,%zmm29,%zmm15
vmulps	%zmm21,%zmm8,%zmm0
vfmadd231ps	%zmm18,%zmm22,%zmm0
vxorps	%zmm11,%zmm0,%zmm0
vmulps	%zmm0,%zmm29,%zmm6
vxorps	%zmm11,%zmm7,%zmm0
vmulps	%zmm0,%zmm22,%zmm0
vmulps	%zmm29,%zmm0,%zmm0
vmovaps	%zmm27,%zmm20
vfmadd213ps	98f(%rip){1to16},%zmm27,%zmm20
vfmadd231ps	%zmm26,%zmm26,%zmm20
vfmadd231ps	%zmm24,%zmm24,%zmm20
vfmadd231ps	%zmm16,%zmm16,%zmm20
vmovups	1536(%rsp),%zmm9
vmulps	%zmm20,%zmm9,%zmm20
vmovups	320(%rsp),%zmm11
vmovaps	%zmm11,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r15)
movl	8(%rsp),%r15d
vmulps	%zmm2,%zmm2,%zmm20
vfmadd231ps	%zmm25,%zmm25,%zmm20
vfmadd231ps	%zmm19,%zmm19,%zmm20
vfmadd231ps	%zmm15,%zmm15,%zmm20
vmovups	512(%rsp),%zmm9
vmulps	%zmm20,%zmm9,%zmm20
vmovaps	%zmm11,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r14)
vmulps	%zmm8,%zmm8,%zmm20
vfmadd231ps	%zmm18,%zmm18,%zmm20
vfmadd231ps	%zmm6,%zmm6,%zmm20
vmovups	1728(%rsp),%zmm9
vmulps	%zmm20,%zmm9,%zmm20
vmovaps	%zmm11,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rbx)
vmulps	%zmm7,%zmm7,%zmm20
vfmadd231ps	%zmm0,%zmm0,%zmm20
vmulps	%zmm10,%zmm20,%zmm20
vmovaps	%zmm11,%zmm21
vmulps	%zmm20,%zmm10,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r9)
vmulps	%zmm29,%zmm29,%zmm20
vmulps	%zmm12,%zmm20,%zmm20
vmovaps	%zmm11,%zmm21
vmulps	%zmm20,%zmm12,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r8)
movl	$10,%r8d
testl	%esi,%esi
je	95f
vmulps	64(%rsp),%zmm27,%zmm9
vfmadd231ps	%zmm26,%zmm25,%zmm9
vfmadd231ps	%zmm24,%zmm19,%zmm9
vfmadd231ps	%zmm16,%zmm15,%zmm9
vmovups	512(%rsp),%zmm21
vmulps	%zmm9,%zmm21,%zmm9
vmovups	320(%rsp),%zmm2
vmovaps	%zmm2,%zmm20
vmovups	1536(%rsp),%zmm22
vmulps	%zmm9,%zmm22,%zmm20 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmulps	%zmm26,%zmm8,%zmm9
vfmadd231ps	%zmm24,%zmm18,%zmm9
vfmadd231ps	%zmm16,%zmm6,%zmm9
vmovups	1728(%rsp),%zmm11
vmulps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm2,%zmm20
vmulps	%zmm9,%zmm22,%zmm20 {%k2}
movq	%r10,%rsi
shlq	$9,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmulps	%zmm25,%zmm8,%zmm8
vfmadd231ps	%zmm19,%zmm18,%zmm8
vfmadd231ps	%zmm15,%zmm6,%zmm8
vmulps	%zmm8,%zmm11,%zmm8
vmovaps	%zmm2,%zmm9
vmulps	%zmm8,%zmm21,%zmm9 {%k2}
leaq	(%r10,%r10,8),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm9,(%rax,%r8)
vmulps	%zmm24,%zmm7,%zmm8
vfmadd231ps	%zmm16,%zmm0,%zmm8
vmulps	%zmm10,%zmm8,%zmm8
vmovaps	%zmm2,%zmm9
vmulps	%zmm8,%zmm22,%zmm9 {%k2}
imulq	$704,%r10,%r8
addq	%r12,%r8
vmovaps	%zmm9,(%rax,%r8)
vmulps	%zmm19,%zmm7,%zmm8
vfmadd231ps	%zmm15,%zmm0,%zmm8
vmulps	%zmm10,%zmm8,%zmm8
vmovaps	%zmm2,%zmm9
vmulps	%zmm8,%zmm21,%zmm9 {%k2}
shlq	$8,%rdx
addq	%r12,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm18,%zmm7,%zmm7
vfmadd231ps	%zmm6,%zmm0,%zmm7
vmulps	%zmm10,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm11,%zmm8 {%k2}
imulq	$832,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm16,%zmm29,%zmm7
vmulps	%zmm12,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
imulq	$960,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm15,%zmm29,%zmm7
vmulps	%zmm12,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm21,%zmm8 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm6,%zmm29,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm2,%zmm7
vmulps	%zmm6,%zmm11,%zmm7 {%k2}
imulq	$1088,%r10,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm0,%zmm29,%zmm0
vmulps	%zmm12,%zmm0,%zmm0
vmulps	%zmm0,%zmm10,%zmm2 {%k2}
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm2,(%rax,%rsi)
movl	$20,%r8d
95:
testb	$8,%r15b
vxorps	%xmm16,%xmm16,%xmm16
vmovups	3584(%rsp),%zmm10
je	6b
vbroadcastss	208(%r11),%zmm0
vcmpeqps	348f(%rip){1to16},%zmm10,%k2
vaddps	%zmm14,%zmm14,%zmm2
vmovups	576(%rsp),%zmm9
vfmsub132ps	363f(%rip){1to16},%zmm14,%zmm9
vbroadcastss	100(%r11),%zmm7
vfmadd213ps	%zmm16,%zmm1,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm3,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm31,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm30,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm28,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm17,%zmm7
vfmadd231ps	124(%r11){1to16},%zmm13,%zmm7
vfmadd231ps	128(%r11){1to16},%zmm5,%zmm7
vfmadd231ps	132(%r11){1to16},%zmm4,%zmm7
vbroadcastss	136(%r11),%zmm6
vmovups	4416(%rsp),%zmm8
vaddps	%zmm7,%zmm8,%zmm7
vfmadd213ps	%zmm16,%zmm1,%zmm6
vfmadd231ps	140(%r11){1to16},%zmm3,%zmm6
vfmadd231ps	144(%r11){1to16},%zmm31,%zmm6
vfmadd231ps	148(%r11){1to16},%zmm30,%zmm6
vfmadd231ps	152(%r11){1to16},%zmm28,%zmm6
vfmadd231ps	156(%r11){1to16},%zmm17,%zmm6
vfmadd231ps	160(%r11){1to16},%zmm13,%zmm6
vfmadd231ps	164(%r11){1to16},%zmm5,%zmm6
vfmadd231ps	168(%r11){1to16},%zmm4,%zmm6
vfmadd132ps	172(%r11){1to16},%zmm16,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm3,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm31,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm30,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm28,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm17,%zmm1
vfmadd231ps	196(%r11){1to16},%zmm13,%zmm1
vfmadd231ps	200(%r11){1to16},%zmm5,%zmm1
vfmadd231ps	204(%r11){1to16},%zmm4,%zmm1
vfmadd231ps	357f(%rip){1to16},%zmm8,%zmm6
vfmadd231ps	439f(%rip){1to16},%zmm8,%zmm1
vmovaps	%zmm0,%zmm9 {%k2}
movq	%r8,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm7 {%k2}
leaq	2(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmovaps	%zmm0,%zmm6 {%k2}
leaq	3(%r8),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
addq	$4,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm1,(%rax,%r8)
jmp	6b
96:
addq	$5512,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
97:
vzeroupper
retq
.p2align	2,0x0
98:
.long	0x3f800000
99:
.long	1048576
322:
.long	0x5d800000
323:
.long	0x3f40094e
324:
.long	0x3e1d5a5a
325:
.long	0x3bd74912
326:
.long	0x3f156f3d
327:
.long	0x3d26f715
328:
.long	8388607
329:
.long	0x21800000
332:
.long	0xc9800000
333:
.long	0x3f000000
334:
.long	0x7fffffff
335:
.long	0x40400000
336:
.long	0x0da24260
337:
.long	0x1e3ce508
338:
.long	0xbf800000
339:
.long	0x41100000
342:
.long	0x3e800000
343:
.long	0x3d2aaaab
344:
.long	0x7f7fffff
345:
.long	0x02081cea
346:
.long	0x41490fdb
347:
.long	0x40a00000
348:
.long	0x40800000
349:
.long	0x3fc00000
352:
.long	0x7149f2ca
353:
.long	2
354:
.long	4
355:
.long	8
356:
.long	16
357:
.long	0x40000000
358:
.long	0x41400000
359:
.long	0x40c00000
362:
.long	0x3f3504f3
363:
.long	0xbf000000
364:
.long	0x80000000
365:
.long	0xc2ae0000
366:
.long	0x3fb8aa3b
367:
.long	0xbf317200
368:
.long	0xb5bfbe8e
369:
.long	0x3aae0472
372:
.long	0x3c1e8629
373:
.long	0x3d635b73
374:
.long	0x3e75fc8c
375:
.long	0x3f317214
376:
.long	0x42fe0000
377:
.long	0x3e99999a
378:
.long	0xbe04a19d
379:
.long	0x3ef89ba5
382:
.long	0xbf03248e
383:
.long	0x3f0c3744
384:
.long	0xbdc1d79d
385:
.long	0x3e5c1572
386:
.long	0x3e17e642
387:
.long	0x3e2ecff8
388:
.long	0x3e2d3f9f
389:
.long	0x3ecc422a
392:
.long	0x3f106ebb
393:
.long	0xc0000000
394:
.long	3234528013
395:
.long	4286578688
396:
.long	0x3eaaac4e
397:
.long	0xbf00000d
398:
.long	0x3e4bdb47
399:
.long	0xbe7fd7d0
422:
.long	0x3e259a3a
423:
.long	0xbe2ec8d2
424:
.long	0xbddadb52
425:
.long	0x33b17218
426:
.long	0x3727c5ac
427:
.long	0x3a83126f
428:
.long	0x41800000
429:
.long	0x358637bd
432:
.long	0x350637bd
433:
.long	0x34210fb0
434:
.long	0x36a7c5ac
435:
.long	0x3f317218
436:
.long	0x3feb3f8f
437:
.long	0x38d1b717
438:
.long	0x3951b717
439:
.long	0x41000000
442:
.long	0x3cf5c28f
443:
.long	0x41200000
444:
.long	0x26901d7d
445:
.long	0x3f800054
446:
.long	0xbf4ccccd
