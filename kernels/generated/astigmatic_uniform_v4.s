# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5640,%rsp
movl	%esi,12(%rsp)
testl	%ecx,%ecx
je	97f
testl	%edx,%edx
je	97f
cmpl	$0,12(%rsp)
je	97f
movq	5712(%rsp),%rbx
movl	12(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,72(%rsp)
movq	(%rdi),%rsi
movq	%rsi,48(%rsp)
movq	8(%rdi),%rsi
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,208(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbp
addl	%r8d,%r9d
addl	5696(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,168(%rsp)
imull	%eax,%edx
movl	%edx,60(%rsp)
leaq	64(%rbp),%rax
movq	%rax,80(%rsp)
xorl	%eax,%eax
vbroadcastss	98f(%rip),%zmm31
vbroadcastss	336f(%rip),%zmm29
vbroadcastss	343f(%rip),%zmm27
vbroadcastss	356f(%rip),%zmm28
vxorps	%xmm15,%xmm15,%xmm15
movq	%r9,176(%rsp)
movl	%r9d,%ecx
movq	%rsi,%r9
vpbroadcastd	98f(%rip),%zmm25
vpbroadcastd	322f(%rip),%zmm30
vbroadcastss	323f(%rip),%zmm14
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm17
vbroadcastss	326f(%rip),%zmm18
vbroadcastss	327f(%rip),%zmm19
vpbroadcastd	328f(%rip),%zmm20
vpbroadcastd	446f(%rip),%zmm21
movq	%rsi,32(%rsp)
movq	%r14,200(%rsp)
movq	%r15,192(%rsp)
movq	%rbp,40(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	60(%rsp),%ecx
cmpq	168(%rsp),%rax
je	97f
3:
movq	%rax,%rdx
imulq	72(%rsp),%rdx
movq	%rdx,184(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,216(%rsp)
movl	%ecx,64(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	12(%rsp),%esi
cmpq	72(%rsp),%rdi
je	2b
5:
movq	184(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	176(%rsp),%rdx
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,68(%rsp)
movq	%rdi,232(%rsp)
movq	%rdx,224(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	355f(%rip),%zmm0
vblendmps	2752(%rsp),%zmm0,%zmm0 {%k1}
movq	208(%rsp),%rcx
vmovups	2816(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	216(%rsp),%rax
vbroadcastss	336f(%rip),%zmm29
vbroadcastss	343f(%rip),%zmm27
vbroadcastss	356f(%rip),%zmm28
movl	64(%rsp),%ecx
vbroadcastss	323f(%rip),%zmm14
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm17
vbroadcastss	326f(%rip),%zmm18
vbroadcastss	327f(%rip),%zmm19
vpbroadcastd	328f(%rip),%zmm20
vpbroadcastd	446f(%rip),%zmm21
movl	68(%rsp),%esi
movq	232(%rsp),%rdi
movq	224(%rsp),%rdx
movl	28(%rsp),%r8d
movq	248(%rsp),%r10
movq	%rbx,%r14
movq	5712(%rsp),%rbx
vpbroadcastd	98f(%rip),%zmm25
7:
incq	%r10
incl	%r8d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r12
movl	8(%rbx),%r11d
cmpq	%r11,%r12
jae	7b
movq	%r10,248(%rsp)
movl	%r8d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,704(%rsp)
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,8(%rsp)
testb	$1,%cl
movq	%rdx,640(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm2,%xmm2,%xmm2
testq	%r10,%r10
movq	%r12,240(%rsp)
movq	%r11,88(%rsp)
je	56f
movq	%rax,%r11
imulq	%r12,%r11
movl	$2,%r15d
subq	%r10,%r15
imull	28(%rsp),%eax
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,960(%rsp)
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,320(%rsp)
vpxor	%xmm10,%xmm10,%xmm10
vxorps	%xmm22,%xmm22,%xmm22
movl	$16,%ebx
movq	80(%rsp),%rbp
xorl	%r12d,%r12d
vmovaps	%zmm31,%zmm23
vmovaps	%zmm31,%zmm24
vpbroadcastd	99f(%rip),%zmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm3,%xmm3,%xmm3
xorl	%ecx,%ecx
movl	8(%rsp),%r14d
jmp	32f
.p2align	4
9:
vaddps	%zmm7,%zmm6,%zmm6
vaddps	%zmm5,%zmm1,%zmm1
incq	%rcx
addl	%r10d,%eax
addl	960(%rsp),%ebx
addq	%r10,%r12
addq	320(%rsp),%rbp
cmpq	%r10,%rcx
je	55f
32:
movq	%rcx,%rdi
imulq	%r10,%rdi
leal	(%r11,%rdi),%esi
andl	$2147483647,%esi
movq	%rdi,%rdx
shrq	%rdx
addq	%r11,%rdx
testb	$1,%r14b
cmoveq	%rsi,%rdx
shlq	$6,%rdx
movq	48(%rsp),%r8
vmovdqa64	(%r8,%rdx),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	33f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm21,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
33:
vsubps	(%r9){1to16},%zmm4,%zmm4
vbroadcastss	8(%r9),%zmm5
vfmadd132ps	4(%r9){1to16},%zmm5,%zmm4
testb	$1,%r14b
je	34f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm7
vpsrld	%xmm7,%zmm0,%zmm0
vpandd	%zmm21,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
34:
movq	%rdi,%rdx
shlq	$6,%rdx
movq	40(%rsp),%r8
vmovaps	%zmm4,(%r8,%rdx)
testb	$8,%r14b
jne	37f
andl	$2147483647,%eax
vsubps	%zmm5,%zmm4,%zmm7
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm30,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm15,%zmm7,%zmm5
jne	39f
36:
testq	%rcx,%rcx
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm14,%zmm4,%zmm7
vfmadd213ps	%zmm16,%zmm4,%zmm7
vfmadd213ps	%zmm17,%zmm4,%zmm7
vaddps	%zmm18,%zmm4,%zmm9
vfmadd213ps	%zmm19,%zmm4,%zmm9
vcmpltps	%zmm4,%zmm15,%k1
vmulps	%zmm7,%zmm23,%zmm23 {%k1}
vmulps	%zmm9,%zmm24,%zmm24 {%k1}
vpsrld	$23,%zmm23,%zmm7
vpsrld	$23,%zmm24,%zmm9
vpsubd	%zmm9,%zmm11,%zmm9
vpaddd	%zmm7,%zmm9,%zmm11
vpternlogd	$236,%zmm20,%zmm25,%zmm23
vpternlogd	$236,%zmm20,%zmm25,%zmm24
vbroadcastss	98f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm22,%zmm22
andl	$2147483647,%eax
vsubps	%zmm5,%zmm4,%zmm7
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm7,%zmm3,%zmm3
vpandd	%zmm30,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm15,%zmm7,%zmm5
je	36b
39:
movl	%ebx,96(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rsi
movq	%rdi,%rdx
shrq	%rdx
addq	%r11,%rdx
testb	$1,%r14b
cmoveq	%rsi,%rdx
shlq	$6,%rdx
movq	48(%rsp),%rsi
vmovdqa64	(%rsi,%rdx),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm21,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
movq	32(%rsp),%r9
vsubps	(%r9){1to16},%zmm4,%zmm4
vbroadcastss	8(%r9),%zmm9
vfmadd132ps	4(%r9){1to16},%zmm9,%zmm4
testb	$1,%r14b
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm21,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	40(%rsp),%rdx
vmovaps	%zmm4,(%rdx,%rdi)
testb	$8,%r14b
je	45f
vaddps	%zmm14,%zmm4,%zmm12
vfmadd213ps	%zmm16,%zmm4,%zmm12
vfmadd213ps	%zmm17,%zmm4,%zmm12
vaddps	%zmm18,%zmm4,%zmm13
vfmadd213ps	%zmm19,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm15,%k1
vmulps	%zmm12,%zmm23,%zmm23 {%k1}
vmulps	%zmm13,%zmm24,%zmm24 {%k1}
vpsrld	$23,%zmm23,%zmm12
vpsrld	$23,%zmm24,%zmm13
vpsubd	%zmm13,%zmm11,%zmm11
vpaddd	%zmm12,%zmm11,%zmm11
vpternlogd	$236,%zmm20,%zmm25,%zmm23
vpternlogd	$236,%zmm20,%zmm25,%zmm24
vbroadcastss	98f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm22,%zmm22
45:
vsubps	%zmm9,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm3,%zmm3
46:
movl	96(%rsp),%ebx
vpandd	%zmm30,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm4,%zmm5,%zmm5
testq	%rcx,%rcx
jne	9b
47:
vaddps	%zmm5,%zmm8,%zmm8
jmp	9b
.p2align	4
48:
movq	%rbp,%rdx
movl	96(%rsp),%r9d
jmp	52f
.p2align	4
49:
vpandd	%zmm30,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vsubps	%zmm9,%zmm4,%zmm0
vaddps	%zmm0,%zmm5,%zmm5
leaq	(%r15,%rbx),%r8
incq	%r8
incq	%rbx
addl	$16,%r9d
addq	$64,%rdx
cmpq	$1,%r8
je	42b
52:
leaq	(%r12,%rbx),%r14
leaq	(%rax,%rbx),%r8
shrq	%r14
addq	%r11,%r14
testb	$1,8(%rsp)
cmoveq	%r8,%r14
shlq	$6,%r14
movq	48(%rsp),%r8
vmovdqa64	(%r8,%r14),%zmm0
movl	8(%rsp),%r14d
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	53f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm21,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
53:
movq	32(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm4
vbroadcastss	8(%r8),%zmm9
vfmadd132ps	4(%r8){1to16},%zmm9,%zmm4
testb	$1,%r14b
je	54f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm21,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%rdx)
testb	$8,%r14b
je	49b
vaddps	%zmm14,%zmm4,%zmm12
vfmadd213ps	%zmm16,%zmm4,%zmm12
vfmadd213ps	%zmm17,%zmm4,%zmm12
vaddps	%zmm18,%zmm4,%zmm13
vfmadd213ps	%zmm19,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm15,%k1
vmulps	%zmm12,%zmm23,%zmm23 {%k1}
vmulps	%zmm13,%zmm24,%zmm24 {%k1}
vpsrld	$23,%zmm23,%zmm12
vpsrld	$23,%zmm24,%zmm13
vpsubd	%zmm13,%zmm11,%zmm11
vpaddd	%zmm12,%zmm11,%zmm11
vpternlogd	$236,%zmm20,%zmm25,%zmm23
vpternlogd	$236,%zmm20,%zmm25,%zmm24
vbroadcastss	98f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm22,%zmm22
jmp	49b
.p2align	4
55:
vpcmpnleud	329f(%rip){1to16},%zmm10,%k0
vcvtudq2ps	%zmm11,%zmm0
vaddps	332f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4416(%rsp)
movq	200(%rsp),%r14
movq	192(%rsp),%r15
movq	40(%rsp),%rbp
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4416(%rsp)
vmovaps	%zmm31,%zmm24
vmovaps	%zmm31,%zmm23
57:
vpxord	%xmm26,%xmm26,%xmm26
vcvtusi2ss	%r10d,%xmm26,%xmm0
vbroadcastss	%xmm0,%zmm4
vmaxps	%zmm31,%zmm4,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm8,%zmm0,%zmm7
vmulps	%zmm5,%zmm0,%zmm5
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm3,%zmm0,%zmm0
vminps	%zmm7,%zmm5,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm5,%zmm3 {%k1}
vmaxps	%zmm7,%zmm5,%zmm7
vmovaps	%zmm5,%zmm7 {%k1}
vminps	%zmm6,%zmm0,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm0,%zmm5 {%k1}
vmaxps	%zmm6,%zmm0,%zmm6
vmovaps	%zmm0,%zmm6 {%k1}
vminps	%zmm3,%zmm5,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vminps	%zmm7,%zmm6,%zmm5
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vminps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm0
vbroadcastss	333f(%rip),%zmm14
vmulps	%zmm14,%zmm0,%zmm3
testq	%r10,%r10
vmovss	333f(%rip),%xmm30
je	65f
vmaxps	%zmm2,%zmm3,%zmm0
vbroadcastss	8(%r9),%zmm6
vaddps	%zmm6,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm7
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm5,%xmm5,%xmm5
movq	80(%rsp),%rdx
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%rsi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%rbp,%r8
vcvtsi2ss	%rdi,%xmm15,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm15,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm15,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm5,%zmm5
vfmadd231ps	%zmm12,%zmm10,%zmm0
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vpxor	%xmm10,%xmm10,%xmm10
cmpq	$1,%r10
je	58b
movq	%rdx,%r8
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r8),%zmm11
vmovaps	(%r8),%zmm12
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm15,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm15,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm15,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r9
vcvtsi2ss	%r9,%xmm15,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rdi
subq	$-128,%r8
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
movq	32(%rsp),%r9
vbroadcastss	333f(%rip),%zmm14
jne	59b
jmp	62b
65:
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
66:
vmovups	%zmm24,4864(%rsp)
vmovups	%zmm23,4928(%rsp)
vmovups	%zmm22,4992(%rsp)
vpxord	%xmm26,%xmm26,%xmm26
vcvtusi2ssq	640(%rsp),%xmm26,%xmm6
vbroadcastss	%xmm6,%zmm26
vmaxps	334f(%rip){1to16},%zmm5,%zmm6
vdivps	%zmm6,%zmm31,%zmm7
vcmpgtps	335f(%rip){1to16},%zmm5,%k1
vaddps	%zmm29,%zmm4,%zmm4
vmulps	%zmm14,%zmm4,%zmm4
vmovaps	%zmm4,%zmm6
vdivps	337f(%rip){1to16},%zmm26,%zmm10
vmulps	%zmm7,%zmm8,%zmm6 {%k1}
vmulps	%zmm7,%zmm0,%zmm4 {%k1}
vmulps	%zmm7,%zmm9,%zmm0
vfnmadd231ps	%zmm6,%zmm6,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vbroadcastss	338f(%rip),%zmm11
vmaxps	%zmm11,%zmm8,%zmm0
vsqrtps	%zmm0,%zmm9
vmulps	%zmm7,%zmm2,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm11,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm10
vmovss	60(%r9),%xmm7
vmovss	84(%r9),%xmm8
vsubss	%xmm7,%xmm8,%xmm0
vbroadcastss	44(%r9),%zmm11
vmulss	339f(%rip),%xmm0,%xmm12
vmovss	98f(%rip),%xmm2
vdivss	48(%r9),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm13
vbroadcastss	20(%r9),%zmm14
vbroadcastss	28(%r9),%zmm15
vbroadcastss	36(%r9),%zmm16
vbroadcastss	24(%r9),%zmm17
vbroadcastss	32(%r9),%zmm18
vbroadcastss	40(%r9),%zmm19
xorl	%eax,%eax
vxorps	%xmm2,%xmm2,%xmm2
vbroadcastss	342f(%rip),%zmm20
.p2align	4
67:
vcvtsi2ss	%eax,%xmm31,%xmm21
vaddss	%xmm30,%xmm21,%xmm21
vfmadd213ss	%xmm7,%xmm12,%xmm21
vbroadcastss	%xmm21,%zmm21
vsubps	%zmm11,%zmm21,%zmm22
vmulps	%zmm13,%zmm22,%zmm22
vmulps	%zmm22,%zmm22,%zmm23
vmovaps	%zmm16,%zmm24
vfmadd213ps	%zmm15,%zmm22,%zmm24
vfmadd213ps	%zmm31,%zmm22,%zmm24
vfmadd213ps	%zmm31,%zmm23,%zmm24
vmaxps	%zmm27,%zmm24,%zmm22
vsqrtps	%zmm22,%zmm22
vdivps	%zmm22,%zmm31,%zmm22
vaddps	%zmm11,%zmm21,%zmm23
vmulps	%zmm13,%zmm23,%zmm23
vmovaps	%zmm19,%zmm25
vfmadd213ps	%zmm18,%zmm23,%zmm25
vfmadd213ps	%zmm31,%zmm23,%zmm25
vmulps	%zmm23,%zmm23,%zmm23
vmulps	%zmm22,%zmm24,%zmm22
vfmadd213ps	%zmm31,%zmm23,%zmm25
vmaxps	%zmm27,%zmm25,%zmm23
vsqrtps	%zmm23,%zmm23
vmulps	%zmm22,%zmm14,%zmm22
vdivps	%zmm23,%zmm31,%zmm23
vmulps	%zmm23,%zmm25,%zmm23
vmulps	%zmm23,%zmm17,%zmm23
vsubps	%zmm9,%zmm22,%zmm24
vsubps	%zmm10,%zmm23,%zmm25
vmulps	%zmm24,%zmm24,%zmm24
vmulps	%zmm22,%zmm9,%zmm22
vdivps	%zmm22,%zmm31,%zmm22
vmulps	%zmm25,%zmm25,%zmm25
vmulps	%zmm23,%zmm10,%zmm23
vdivps	%zmm23,%zmm31,%zmm23
vmulps	%zmm23,%zmm25,%zmm23
vfmadd231ps	%zmm22,%zmm24,%zmm23
vcmpltps	%zmm20,%zmm23,%k1
vmovaps	%zmm21,%zmm2 {%k1}
vminps	%zmm20,%zmm23,%zmm20
incl	%eax
cmpl	$24,%eax
jne	67b
vmulps	344f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vmulps	%zmm9,%zmm5,%zmm5
vfnmadd231ps	%zmm26,%zmm3,%zmm1
vsqrtps	%zmm5,%zmm5
vmaxps	%zmm1,%zmm5,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vmaxps	%zmm31,%zmm9,%zmm1
vbroadcastss	52(%r9),%zmm15
vbroadcastss	76(%r9),%zmm16
vbroadcastss	56(%r9),%zmm13
vbroadcastss	80(%r9),%zmm14
vbroadcastss	%xmm7,%zmm11
vbroadcastss	%xmm8,%zmm12
vbroadcastss	64(%r9),%zmm9
vbroadcastss	88(%r9),%zmm10
vbroadcastss	68(%r9),%zmm7
vbroadcastss	92(%r9),%zmm8
vminps	%zmm6,%zmm16,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,3264(%rsp)
vmovaps	%zmm16,%zmm5 {%k1}
vmaxps	%zmm5,%zmm15,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm15,3328(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1088(%rsp)
vminps	%zmm4,%zmm14,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,3392(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmaxps	%zmm5,%zmm13,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm13,3456(%rsp)
vmovaps	%zmm13,%zmm4 {%k1}
vmovups	%zmm4,1152(%rsp)
vminps	%zmm2,%zmm12,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,3520(%rsp)
vmovaps	%zmm12,%zmm4 {%k1}
vmaxps	%zmm4,%zmm11,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm11,2368(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmovups	%zmm2,1024(%rsp)
vmovups	%zmm10,2432(%rsp)
vminps	%zmm1,%zmm10,%zmm1
vmovups	%zmm9,2496(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,384(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,3584(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm7,%zmm4
vbroadcastss	345f(%rip),%zmm2
vmovups	%zmm26,4800(%rsp)
vcmpltps	%zmm2,%zmm26,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3008(%rsp)
vblendmps	%zmm3,%zmm31,%zmm5 {%k1}
vbroadcastss	346f(%rip),%zmm3
vblendmps	%zmm3,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,2752(%rsp)
vmovups	%zmm7,3648(%rsp)
vmovaps	%zmm7,%zmm4 {%k2}
vmovups	%zmm4,768(%rsp)
vcvtusi2ssl	704(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4544(%rsp)
vmulss	338f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5056(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
leaq	256(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2944(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,1856(%rsp)
vmovups	%zmm31,3136(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,4480(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1664(%rsp)
vmovups	%zmm0,2688(%rsp)
vmovups	%zmm3,3072(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,4096(%rsp)
vbroadcastss	342f(%rip),%zmm0
vmovups	%zmm0,3712(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2816(%rsp)
vpbroadcastd	349f(%rip),%zmm20
vpbroadcastd	352f(%rip),%zmm21
vpbroadcastd	354f(%rip),%zmm22
jmp	69f
.p2align	4
68:
vmulps	%zmm25,%zmm11,%zmm27
vfmadd213ps	%zmm23,%zmm27,%zmm24
vmulps	%zmm24,%zmm2,%zmm6
vfmadd213ps	%zmm21,%zmm6,%zmm20
vfmadd213ps	%zmm20,%zmm27,%zmm22
vmulps	%zmm22,%zmm10,%zmm20
vfmadd213ps	%zmm19,%zmm20,%zmm17
vfmadd213ps	%zmm17,%zmm6,%zmm16
vfmadd213ps	%zmm16,%zmm27,%zmm18
vmovaps	%zmm15,%zmm23
vmulps	%zmm18,%zmm13,%zmm2
vmovups	4608(%rsp),%zmm13
vfmadd213ps	%zmm0,%zmm2,%zmm13
vmovups	576(%rsp),%zmm18
vmulps	%zmm2,%zmm18,%zmm28
vmovups	1920(%rsp),%zmm9
vmovups	1152(%rsp),%zmm30
vaddps	%zmm28,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3392(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3456(%rsp),%zmm7
vmaxps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vcmpeqps	%zmm30,%zmm2,%k1
vcmpneqps	%zmm2,%zmm0,%k1 {%k1}
vmovups	1216(%rsp),%zmm2
vfmadd213ps	%zmm13,%zmm20,%zmm2
vmovups	1280(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm6,%zmm0
vfmadd213ps	%zmm0,%zmm27,%zmm9
vmovups	256(%rsp),%zmm8
vmulps	%zmm9,%zmm8,%zmm17
vmovups	1088(%rsp),%zmm26
vaddps	%zmm17,%zmm26,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3264(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3328(%rsp),%zmm9
vmaxps	%zmm2,%zmm9,%zmm2
vmovaps	%zmm9,%zmm2 {%k2}
vcmpeqps	%zmm26,%zmm2,%k2
vcmpneqps	%zmm2,%zmm0,%k0 {%k2}
vmovups	448(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm0
vmovups	%zmm0,1792(%rsp)
vmovups	1024(%rsp),%zmm16
vaddps	%zmm0,%zmm16,%zmm0
vmovups	%zmm16,1024(%rsp)
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3520(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm10
vmovaps	%zmm7,%zmm10 {%k2}
vcmpunordps	%zmm10,%zmm10,%k2
vmovups	2368(%rsp),%zmm7
vmaxps	%zmm10,%zmm7,%zmm10
vmovaps	%zmm7,%zmm10 {%k2}
vcmpeqps	%zmm16,%zmm10,%k2
vcmpneqps	%zmm10,%zmm0,%k2 {%k2}
vmovups	1408(%rsp),%zmm10
vmulps	%zmm6,%zmm10,%zmm0
vmovups	%zmm0,1216(%rsp)
vmovups	384(%rsp),%zmm25
vaddps	%zmm0,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	2432(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmovups	2496(%rsp),%zmm19
vmaxps	%zmm6,%zmm19,%zmm6
vmovaps	%zmm19,%zmm6 {%k3}
vcmpeqps	%zmm25,%zmm6,%k3
vcmpneqps	%zmm6,%zmm0,%k3 {%k3}
vmovups	512(%rsp),%zmm19
vmulps	%zmm27,%zmm19,%zmm0
vmovups	%zmm0,1280(%rsp)
vmovaps	%zmm3,%zmm27
vaddps	%zmm0,%zmm3,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3584(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	3648(%rsp),%zmm3
vmaxps	%zmm6,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k4}
vcmpeqps	%zmm27,%zmm6,%k4
vcmpneqps	%zmm6,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	353f(%rip),%zmm6 {%k3} {z}
vpbroadcastd	354f(%rip),%zmm22
vpord	%zmm22,%zmm6,%zmm6 {%k4}
vpbroadcastd	352f(%rip),%zmm21
vpord	%zmm21,%zmm6,%zmm6 {%k2}
vpbroadcastd	349f(%rip),%zmm20
vpord	%zmm20,%zmm6,%zmm6 {%k1}
vpord	%zmm0,%zmm6,%zmm0
vmovups	5184(%rsp),%zmm3
vminps	%zmm31,%zmm3,%zmm6
vminps	%zmm6,%zmm12,%zmm6
vminps	%zmm6,%zmm4,%zmm4
vminps	%zmm4,%zmm14,%zmm4
vmulps	1344(%rsp),%zmm8,%zmm6
vmulps	%zmm6,%zmm8,%zmm6
vmovups	832(%rsp),%zmm15
vsubps	%zmm15,%zmm31,%zmm8
vfmadd231ps	%zmm6,%zmm15,%zmm8
vminps	%zmm4,%zmm8,%zmm4
vmulps	2880(%rsp),%zmm18,%zmm6
vmulps	%zmm6,%zmm18,%zmm6
vmovups	1600(%rsp),%zmm20
vsubps	%zmm20,%zmm31,%zmm8
vfmadd231ps	%zmm6,%zmm20,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vmulps	768(%rsp),%zmm2,%zmm6
vmulps	%zmm6,%zmm2,%zmm6
vmovups	1536(%rsp),%zmm22
vsubps	%zmm22,%zmm31,%zmm8
vfmadd231ps	%zmm6,%zmm22,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vmulps	320(%rsp),%zmm10,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vsubps	%zmm23,%zmm31,%zmm8
vfmadd231ps	%zmm6,%zmm23,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vmulps	4352(%rsp),%zmm19,%zmm6
vmulps	%zmm6,%zmm19,%zmm6
vmovups	1728(%rsp),%zmm13
vsubps	%zmm13,%zmm31,%zmm8
vfmadd231ps	%zmm6,%zmm13,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vdivps	%zmm25,%zmm31,%zmm6
vminps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vmulps	%zmm6,%zmm10,%zmm2
vmovups	%zmm2,448(%rsp)
vcmpltps	436f(%rip){1to16},%zmm4,%k3
vmovups	3008(%rsp),%zmm21
vmovaps	%zmm21,%zmm4
vxorps	%xmm16,%xmm16,%xmm16
vfmadd132ps	96(%rsp),%zmm16,%zmm4
vmovups	2944(%rsp),%zmm8
vfmadd231ps	704(%rsp),%zmm8,%zmm4
vmovups	960(%rsp),%zmm2
vfmadd231ps	2176(%rsp),%zmm2,%zmm4
vmovups	896(%rsp),%zmm2
vfmadd231ps	2240(%rsp),%zmm2,%zmm4
vmovups	2048(%rsp),%zmm2
vfmadd231ps	2304(%rsp),%zmm2,%zmm4
vmovups	1856(%rsp),%zmm2
vsubps	%zmm4,%zmm2,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vbroadcastss	338f(%rip),%zmm19
vmulps	%zmm19,%zmm2,%zmm6
vmaxps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmovups	4672(%rsp),%zmm6
vsubps	3200(%rsp),%zmm6,%zmm3
vmovups	%zmm3,320(%rsp)
vcmpltps	1664(%rsp),%zmm16,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,512(%rsp)
vmaxps	334f(%rip){1to16},%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vcmpnltps	%zmm3,%zmm16,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	5120(%rsp),%zmm6
vpord	%zmm0,%zmm6,%zmm0
vmovdqa32	%zmm6,%zmm0 {%k6}
vmovdqu64	%zmm0,256(%rsp)
vmovups	%zmm2,1856(%rsp)
vmulps	%zmm4,%zmm2,%zmm0
vmovups	3136(%rsp),%zmm19
vmulps	%zmm0,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	4096(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k4}
vmaxps	439f(%rip){1to16},%zmm0,%zmm14
vcmpnltps	%zmm2,%zmm16,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm14 {%k4}
vbroadcastss	322f(%rip),%zmm23
vandps	%zmm23,%zmm17,%zmm0
vbroadcastss	443f(%rip),%zmm24
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm10
vcmpunordps	%zmm14,%zmm14,%k4
vandps	%zmm23,%zmm28,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vmovups	4736(%rsp),%zmm18
vmulps	%zmm10,%zmm18,%zmm0
vminps	%zmm14,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	4160(%rsp),%zmm2
vmulps	%zmm6,%zmm2,%zmm0
vminps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	1792(%rsp),%zmm3
vandps	%zmm23,%zmm3,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vandps	4288(%rsp),%zmm23,%zmm11
vaddps	%zmm24,%zmm11,%zmm11
vdivps	%zmm11,%zmm31,%zmm11
vmulps	333f(%rip){1to16},%zmm0,%zmm13
vmulps	%zmm13,%zmm18,%zmm18
vmulps	%zmm18,%zmm11,%zmm11
vmulps	%zmm13,%zmm2,%zmm13
vandps	4224(%rsp),%zmm23,%zmm18
vaddps	%zmm24,%zmm18,%zmm18
vdivps	%zmm18,%zmm31,%zmm18
vmulps	%zmm13,%zmm18,%zmm13
vcmpunordps	%zmm11,%zmm11,%k4
vminps	%zmm11,%zmm13,%zmm11
vmovaps	%zmm13,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmulps	5056(%rsp),%zmm0,%zmm13
vminps	%zmm11,%zmm13,%zmm11
vmovaps	%zmm13,%zmm11 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k4}
vcmpltps	%zmm16,%zmm17,%k4
vmovups	3264(%rsp),%zmm7
vsubps	%zmm26,%zmm7,%zmm11
vsubps	%zmm9,%zmm26,%zmm11 {%k4}
vmulps	%zmm10,%zmm11,%zmm10
vmulps	%zmm11,%zmm15,%zmm11
vcmpltps	%zmm11,%zmm16,%k4
vbroadcastss	444f(%rip),%zmm18
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	348f(%rip),%zmm13
vmovaps	%zmm13,%zmm11
vminps	%zmm13,%zmm10,%zmm11 {%k4}
vcmpltps	%zmm16,%zmm28,%k4
vmovups	3392(%rsp),%zmm9
vsubps	%zmm30,%zmm9,%zmm10
vmovups	3456(%rsp),%zmm15
vsubps	%zmm15,%zmm30,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm10,%zmm20,%zmm10
vcmpltps	%zmm10,%zmm16,%k4
vmovaps	%zmm13,%zmm10
vmulps	%zmm18,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vminps	%zmm11,%zmm10,%zmm6
vmovaps	%zmm10,%zmm6 {%k4}
vcmpltps	%zmm16,%zmm3,%k4
vmovups	3520(%rsp),%zmm20
vmovups	1024(%rsp),%zmm12
vsubps	%zmm12,%zmm20,%zmm10
vsubps	2368(%rsp),%zmm12,%zmm10 {%k4}
vmulps	%zmm0,%zmm10,%zmm0
vmulps	%zmm10,%zmm22,%zmm10
vcmpltps	%zmm10,%zmm16,%k4
vmovaps	%zmm13,%zmm10
vmulps	%zmm18,%zmm0,%zmm10 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vmovups	1216(%rsp),%zmm2
vcmpltps	%zmm16,%zmm2,%k4
vandps	%zmm23,%zmm2,%zmm6
vaddps	%zmm24,%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmovups	2432(%rsp),%zmm2
vsubps	%zmm25,%zmm2,%zmm10
vsubps	2496(%rsp),%zmm25,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	3840(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm16,%k4
vmovaps	%zmm13,%zmm10
vmulps	%zmm18,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vmovups	1280(%rsp),%zmm2
vcmpltps	%zmm16,%zmm2,%k4
vandps	%zmm23,%zmm2,%zmm6
vaddps	%zmm24,%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmovups	3584(%rsp),%zmm24
vsubps	%zmm27,%zmm24,%zmm10
vmovups	3648(%rsp),%zmm23
vsubps	%zmm23,%zmm27,%zmm10 {%k4}
vmulps	%zmm6,%zmm10,%zmm6
vmulps	1728(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm16,%k4
vmovaps	%zmm13,%zmm10
vmulps	%zmm18,%zmm6,%zmm10 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k4}
vsqrtps	%zmm5,%zmm6
vmovups	1664(%rsp),%zmm22
vcmpnltps	%zmm22,%zmm16,%k0
korw	%k0,%k3,%k7
vmovups	4480(%rsp),%zmm2
vcmpltps	%zmm6,%zmm2,%k0
korw	%k0,%k3,%k0
vcmpgtps	3712(%rsp),%zmm13,%k3
vcmpltps	%zmm4,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm4 {%k4}
vmulps	442f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	448(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm10
vmovaps	%zmm13,%zmm10 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm26,%zmm4,%zmm17
vcmpunordps	%zmm17,%zmm17,%k5
vminps	%zmm17,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vmovups	3328(%rsp),%zmm5
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k5}
vfmadd213ps	%zmm30,%zmm4,%zmm28
vcmpunordps	%zmm28,%zmm28,%k5
vminps	%zmm28,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vmaxps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm15,%zmm5 {%k5}
vbroadcastss	16(%r9),%zmm7
vcmpleps	%zmm7,%zmm10,%k5
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vcmpleps	%zmm7,%zmm1,%k5 {%k5}
vmovaps	%zmm26,%zmm0 {%k3}
vsubps	%zmm26,%zmm0,%zmm1
vblendmps	%zmm21,%zmm1,%zmm21 {%k3}
vfmadd132ps	96(%rsp),%zmm16,%zmm1
vmovaps	%zmm30,%zmm5 {%k3}
vsubps	%zmm30,%zmm5,%zmm7
vblendmps	%zmm8,%zmm7,%zmm8 {%k3}
vfmadd231ps	704(%rsp),%zmm7,%zmm1
vdivps	%zmm14,%zmm31,%zmm7
vmovups	%zmm21,3008(%rsp)
vmulps	%zmm21,%zmm7,%zmm9
vmovups	640(%rsp),%zmm10
vmovups	896(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm9,%zmm10
vmovups	1984(%rsp),%zmm11
vmovups	2048(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm9,%zmm11
vmovups	%zmm8,2944(%rsp)
vmulps	%zmm8,%zmm7,%zmm9
vmovups	3904(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm9,%zmm8
vmovups	2112(%rsp),%zmm10
vfnmadd213ps	%zmm11,%zmm9,%zmm10
kandw	%k0,%k2,%k2
vblendmps	%zmm2,%zmm6,%zmm2 {%k3}
vmovups	%zmm2,4480(%rsp)
vmulps	%zmm6,%zmm3,%zmm9
vmulps	438f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k6}
vmovups	3072(%rsp),%zmm2
vmovaps	%zmm2,%zmm9
vmulps	338f(%rip){1to16},%zmm2,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm6,%k0
vblendmps	%zmm2,%zmm9,%zmm2 {%k1}
vmovups	%zmm2,3072(%rsp)
vmovups	3776(%rsp),%zmm15
vmovaps	%zmm13,%zmm15 {%k7}
vblendmps	%zmm19,%zmm4,%zmm19 {%k3}
vmovups	%zmm19,3136(%rsp)
vmovups	2688(%rsp),%zmm2
vmovaps	%zmm2,%zmm15 {%k1}
vcmpnleps	%zmm4,%zmm14,%k2
vfmadd132ps	1792(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm20,%zmm2
vmovaps	%zmm20,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	2368(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k6}
vmovaps	%zmm12,%zmm2 {%k3}
vsubps	%zmm12,%zmm2,%zmm4
vfmadd231ps	960(%rsp),%zmm4,%zmm1
vmovups	2176(%rsp),%zmm3
vblendmps	%zmm3,%zmm4,%zmm3 {%k3}
vmovups	%zmm3,2176(%rsp)
vmulps	%zmm3,%zmm7,%zmm4
vmovups	1472(%rsp),%zmm6
vfnmadd213ps	%zmm8,%zmm4,%zmm6
vmovups	3968(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm4,%zmm8
vmovups	5312(%rsp),%zmm10
vmulps	%zmm6,%zmm10,%zmm4
vmulps	4032(%rsp),%zmm10,%zmm6
vmovups	5248(%rsp),%zmm11
vmulps	%zmm6,%zmm11,%zmm7
vmulps	%zmm4,%zmm7,%zmm9
vfmsub231ps	%zmm8,%zmm11,%zmm9
vfnmadd213ps	%zmm31,%zmm7,%zmm7
vmaxps	428f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm7,%zmm11,%zmm7
vmulps	%zmm4,%zmm10,%zmm4
vmulps	%zmm10,%zmm6,%zmm6
vmulps	%zmm7,%zmm14,%zmm7
vbroadcastss	445f(%rip),%zmm10
vmulps	%zmm10,%zmm27,%zmm9
vcmpunordps	%zmm7,%zmm7,%k6
vmaxps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k6}
vaddps	%zmm7,%zmm27,%zmm7
vcmpunordps	%zmm7,%zmm7,%k6
vminps	%zmm7,%zmm24,%zmm7
vmovaps	%zmm24,%zmm7 {%k6}
vcmpunordps	%zmm7,%zmm7,%k6
vmaxps	%zmm7,%zmm23,%zmm7
vmovaps	%zmm23,%zmm7 {%k6}
vmovaps	%zmm27,%zmm7 {%k3}
vsubps	%zmm27,%zmm7,%zmm9
vfmadd231ps	%zmm18,%zmm9,%zmm1
vmulps	%zmm4,%zmm14,%zmm4
vfnmadd231ps	%zmm6,%zmm9,%zmm4
korw	%k2,%k0,%k0
kmovw	512(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2304(%rsp),%zmm3
vblendmps	%zmm3,%zmm9,%zmm3 {%k3}
vmovups	%zmm3,2304(%rsp)
vmovaps	%zmm31,%zmm6 {%k2} {z}
vmovaps	%zmm22,%zmm6 {%k1}
vmulps	%zmm10,%zmm25,%zmm9
vcmpunordps	%zmm4,%zmm4,%k1
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vaddps	%zmm4,%zmm25,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2432(%rsp),%zmm3
vminps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2496(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vmovaps	%zmm25,%zmm4 {%k3}
vsubps	%zmm25,%zmm4,%zmm9
vfmadd231ps	%zmm9,%zmm17,%zmm1
vmovups	2240(%rsp),%zmm3
vblendmps	%zmm3,%zmm9,%zmm3 {%k3}
vmovups	%zmm3,2240(%rsp)
vmovaps	%zmm16,%zmm1 {%k4}
vmovups	1856(%rsp),%zmm3
vmovaps	%zmm3,%zmm1 {%k3}
knotw	%k5,%k1
vmovups	320(%rsp),%zmm3
vmovaps	%zmm3,%zmm8 {%k1} {z}
vmovups	4544(%rsp),%zmm9
vcmpgtps	2816(%rsp),%zmm9,%k1
vaddps	3200(%rsp),%zmm8,%zmm9 {%k1} {z}
vmovdqu64	256(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm8 {%k3} {z}
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm5,1152(%rsp)
vmovaps	%zmm9,%zmm5
vmovups	%zmm2,1024(%rsp)
vmovups	%zmm4,384(%rsp)
vmovups	%zmm7,768(%rsp)
vmovups	%zmm1,1856(%rsp)
vpbroadcastd	349f(%rip),%zmm20
vpbroadcastd	352f(%rip),%zmm21
vbroadcastss	354f(%rip),%zmm22
vmovups	%zmm6,1664(%rsp)
vmovups	%zmm15,2688(%rsp)
vbroadcastss	343f(%rip),%zmm27
vbroadcastss	356f(%rip),%zmm28
69:
vpslld	$31,%zmm8,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,26(%rsp)
knotw	%k0,%k0
kmovw	%k0,24(%rsp)
vpandd	%zmm20,%zmm8,%zmm0
vmovdqu64	%zmm0,5568(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vpandd	%zmm21,%zmm8,%zmm0
vmovdqu64	%zmm0,5504(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
vpandd	353f(%rip){1to16},%zmm8,%zmm0
vmovdqu64	%zmm0,5440(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vmovups	%zmm8,5120(%rsp)
vpandd	%zmm22,%zmm8,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vbroadcastss	333f(%rip),%zmm14
.p2align	4
72:
vaddss	%xmm5,%xmm9,%xmm0
vmovshdup	%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm5,4672(%rsp)
vextractf32x4	$3,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm15
vbroadcastss	44(%r9),%zmm1
vmovss	98f(%rip),%xmm0
vdivss	48(%r9),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	1024(%rsp),%zmm13
vsubps	%zmm1,%zmm13,%zmm2
vbroadcastss	28(%r9),%zmm3
vbroadcastss	36(%r9),%zmm4
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm4,%xmm5
vmulps	%zmm2,%zmm2,%zmm6
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm6,%zmm4
vmaxps	%zmm27,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vbroadcastss	20(%r9),%zmm7
vmovss	346f(%rip),%xmm10
vmulss	%xmm5,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	355f(%rip),%xmm11
vmulss	%xmm3,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm28,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmovss	357f(%rip),%xmm9
vmulss	%xmm5,%xmm9,%xmm5
vbroadcastss	%xmm5,%zmm5
vmovss	358f(%rip),%xmm12
vmulss	%xmm3,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vfmadd231ps	%zmm5,%zmm2,%zmm3
vfmadd213ps	%zmm28,%zmm2,%zmm3
vmulps	%zmm14,%zmm8,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm4,%zmm7,%zmm17
vmulps	%zmm2,%zmm7,%zmm4
vmulps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,4288(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm3,%zmm14,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vaddps	%zmm1,%zmm13,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r9),%zmm3
vbroadcastss	32(%r9),%zmm4
vbroadcastss	40(%r9),%zmm5
vmovaps	%xmm5,%xmm6
vmulps	%zmm1,%zmm1,%zmm7
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm7,%zmm5
vmaxps	%zmm27,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm2,%zmm0,%zmm20
vdivps	%zmm7,%zmm31,%zmm2
vmulss	%xmm6,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm4,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm8
vfmadd213ps	%zmm28,%zmm1,%zmm8
vmulps	%zmm8,%zmm1,%zmm7
vmulss	%xmm6,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vmulss	%xmm4,%xmm12,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm28,%zmm1,%zmm4
vmulps	%zmm14,%zmm7,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm2,%zmm5,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	%zmm5,4160(%rsp)
vmulps	%zmm1,%zmm3,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4224(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm4,%zmm14,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm23
testq	%r10,%r10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm17,4736(%rsp)
vmovss	%xmm15,1920(%rsp)
je	78f
vmovups	%zmm23,2560(%rsp)
vmovups	%zmm20,2624(%rsp)
vdivps	%zmm17,%zmm31,%zmm0
vmulps	359f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	362f(%rip),%zmm7
vmovups	1088(%rsp),%zmm27
vsubps	%zmm27,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	363f(%rip),%zmm15
vxorps	%zmm15,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	364f(%rip),%zmm17
vmaxps	%zmm17,%zmm3,%zmm3
vbroadcastss	365f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	366f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm5,%zmm3
vbroadcastss	367f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	368f(%rip),%zmm6
vbroadcastss	369f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	372f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	373f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	374f(%rip),%zmm9
vfmadd213ps	%zmm9,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	375f(%rip),%zmm28
vaddps	%zmm28,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	322f(%rip),%zmm16
vandps	%zmm16,%zmm2,%zmm5
vbroadcastss	376f(%rip),%zmm29
vfmadd132ps	%zmm29,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	377f(%rip),%zmm30
vmovaps	%zmm30,%zmm6
vbroadcastss	378f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	385f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	386f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	387f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	388f(%rip){1to16},%zmm0,%zmm4
vmulps	389f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rdi,%rax
xorl	%ecx,%ecx
vbroadcastss	392f(%rip),%zmm24
vmovaps	%zmm14,%zmm25
vmovss	333f(%rip),%xmm28
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm31,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm27,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	363f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	364f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	366f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	368f(%rip),%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vaddps	375f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm29,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	362f(%rip){1to16},%zmm25,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm24,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm24,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rcx
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rcx,%r10
jne	73b
vdivps	4160(%rsp),%zmm31,%zmm0
vmulps	359f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	362f(%rip),%zmm7
vmovups	1152(%rsp),%zmm27
vsubps	%zmm27,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	363f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	364f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm18,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	366f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	367f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	368f(%rip),%zmm6
vfmadd213ps	369f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	372f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	373f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	375f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm16,%zmm2,%zmm5
vfmadd132ps	%zmm29,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vfmadd213ps	%zmm15,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm25,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	388f(%rip){1to16},%zmm0,%zmm4
vmulps	389f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
74:
vcvtsi2ss	%rcx,%xmm15,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm27,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	363f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	364f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	366f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vbroadcastss	368f(%rip),%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vaddps	375f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm29,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm30,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm26,%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	362f(%rip){1to16},%zmm25,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm24,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm24,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rcx
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rcx,%r10
jne	74b
vmovss	1920(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,96(%rsp)
vmovups	1664(%rsp),%zmm1
ja	75f
vxorps	%xmm1,%xmm1,%xmm1
75:
vbroadcastss	8(%r9),%zmm17
movq	%rbp,%rax
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,256(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,640(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,2112(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,832(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,1536(%rsp)
vmovups	%zmm0,1600(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
xorl	%ecx,%ecx
vmovups	384(%rsp),%zmm29
.p2align	4
76:
vmovups	%zmm16,1472(%rsp)
vmovups	%zmm5,576(%rsp)
vmovups	%zmm20,448(%rsp)
vmovups	%zmm7,3776(%rsp)
vmovups	%zmm4,3840(%rsp)
vmovups	%zmm2,320(%rsp)
vmovups	%zmm14,4352(%rsp)
vmovups	%zmm13,704(%rsp)
vmovups	%zmm12,960(%rsp)
vmovups	%zmm27,2048(%rsp)
vmovups	%zmm11,1792(%rsp)
vmovups	%zmm9,896(%rsp)
vmovups	%zmm19,1984(%rsp)
vmovups	%zmm18,3904(%rsp)
vmovups	%zmm28,3968(%rsp)
vmovups	%zmm21,4032(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm4
vmovaps	64(%r13,%rdx),%zmm0
vmovups	%zmm0,2880(%rsp)
vmovaps	128(%r13,%rdx),%zmm22
vmovaps	192(%r13,%rdx),%zmm0
vmovups	%zmm0,1216(%rsp)
vmovaps	256(%r13,%rdx),%zmm0
vmovups	%zmm0,1280(%rsp)
vmulps	%zmm4,%zmm29,%zmm18
vxorps	%xmm13,%xmm13,%xmm13
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm25,%xmm25,%xmm25
vmovups	768(%rsp),%zmm26
.p2align	4
77:
vmovaps	(%rax,%rsi),%zmm7
vmovaps	-256(%rdx),%zmm2
vmovaps	-192(%rdx),%zmm20
vmovaps	%zmm2,%zmm16
vfmadd213ps	%zmm26,%zmm18,%zmm16
vaddps	%zmm17,%zmm16,%zmm16
vmovaps	%zmm31,%zmm8
vdivps	%zmm16,%zmm31,%zmm31
vmovaps	-128(%rdx),%zmm29
vsubps	%zmm16,%zmm7,%zmm7
vmulps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm16
vfmadd213ps	%zmm31,%zmm31,%zmm16
vmovaps	%zmm8,%zmm31
vaddps	%zmm16,%zmm6,%zmm6
vaddps	%zmm7,%zmm10,%zmm10
vfmadd231ps	%zmm2,%zmm7,%zmm27
vfmadd231ps	%zmm20,%zmm7,%zmm14
vfmadd231ps	-64(%rdx),%zmm7,%zmm23
vfmadd231ps	%zmm29,%zmm7,%zmm24
vfmadd231ps	(%rdx),%zmm7,%zmm25
vmulps	%zmm16,%zmm2,%zmm7
vaddps	%zmm7,%zmm11,%zmm11
vfmadd231ps	%zmm7,%zmm2,%zmm13
vmulps	%zmm16,%zmm20,%zmm7
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm2,%zmm7,%zmm19
vfmadd231ps	%zmm7,%zmm20,%zmm12
vmulps	%zmm16,%zmm29,%zmm7
vaddps	%zmm7,%zmm0,%zmm0
vfmadd231ps	%zmm2,%zmm7,%zmm9
vfmadd231ps	%zmm20,%zmm7,%zmm21
vfmadd231ps	%zmm29,%zmm7,%zmm28
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	77b
vmovups	384(%rsp),%zmm29
vmovups	2880(%rsp),%zmm26
vmulps	%zmm26,%zmm29,%zmm16
vmulps	%zmm22,%zmm29,%zmm2
vmulps	4224(%rsp),%zmm2,%zmm7
vmulps	4288(%rsp),%zmm18,%zmm20
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm18,%zmm12
vmovups	1728(%rsp),%zmm2
vfmadd231ps	%zmm12,%zmm18,%zmm2
vmovups	%zmm2,1728(%rsp)
vmovaps	%zmm19,%zmm2
vfmadd213ps	%zmm8,%zmm16,%zmm2
vmovups	1408(%rsp),%zmm12
vfmadd231ps	%zmm2,%zmm18,%zmm12
vmovups	%zmm12,1408(%rsp)
vmovaps	%zmm19,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd213ps	%zmm2,%zmm20,%zmm21
vmovups	256(%rsp),%zmm2
vfmadd231ps	%zmm21,%zmm18,%zmm2
vmovups	%zmm2,256(%rsp)
vfmadd213ps	%zmm8,%zmm4,%zmm19
vmovups	640(%rsp),%zmm2
vfmadd231ps	%zmm19,%zmm18,%zmm2
vmovups	%zmm2,640(%rsp)
vaddps	%zmm8,%zmm5,%zmm2
vmovups	1984(%rsp),%zmm19
vfmadd231ps	%zmm2,%zmm18,%zmm19
vmovups	96(%rsp),%zmm2
vfmadd231ps	%zmm14,%zmm18,%zmm2
vmovups	%zmm2,96(%rsp)
vmovaps	%zmm13,%zmm2
vfmadd213ps	%zmm8,%zmm16,%zmm2
vmovups	1344(%rsp),%zmm5
vfmadd231ps	%zmm2,%zmm16,%zmm5
vmovups	%zmm5,1344(%rsp)
vmovaps	%zmm9,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd213ps	%zmm2,%zmm20,%zmm28
vmovaps	%zmm13,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd231ps	%zmm9,%zmm20,%zmm2
vfmadd231ps	%zmm2,%zmm7,%zmm15
vfmadd231ps	%zmm28,%zmm20,%zmm15
vfmadd213ps	%zmm8,%zmm4,%zmm13
vfmadd213ps	%zmm8,%zmm4,%zmm9
vfmadd231ps	%zmm13,%zmm7,%zmm3
vfmadd231ps	%zmm9,%zmm20,%zmm3
vmovups	960(%rsp),%zmm12
vfmadd231ps	%zmm27,%zmm7,%zmm12
vaddps	%zmm8,%zmm11,%zmm5
vmovups	3968(%rsp),%zmm28
vfmadd231ps	%zmm7,%zmm5,%zmm28
vaddps	%zmm8,%zmm0,%zmm0
vfmadd231ps	%zmm0,%zmm20,%zmm28
vfmadd231ps	%zmm24,%zmm20,%zmm12
vmovups	448(%rsp),%zmm20
vfmadd231ps	%zmm2,%zmm16,%zmm20
vmovups	3904(%rsp),%zmm18
vfmadd231ps	%zmm13,%zmm16,%zmm18
vmovups	320(%rsp),%zmm2
vfmadd231ps	%zmm13,%zmm4,%zmm2
vmovups	704(%rsp),%zmm13
vfmadd231ps	%zmm27,%zmm16,%zmm13
vmovups	2112(%rsp),%zmm0
vfmadd231ps	%zmm16,%zmm5,%zmm0
vmovups	%zmm0,2112(%rsp)
vmovups	4032(%rsp),%zmm21
vfmadd231ps	%zmm5,%zmm4,%zmm21
vmovups	512(%rsp),%zmm0
vfmadd231ps	%zmm23,%zmm4,%zmm0
vmovups	%zmm0,512(%rsp)
vmovups	1536(%rsp),%zmm0
vfmadd231ps	%zmm25,%zmm4,%zmm0
vmovups	%zmm0,1536(%rsp)
vmovups	896(%rsp),%zmm9
vfmadd231ps	%zmm27,%zmm4,%zmm9
vmovups	3840(%rsp),%zmm0
vfmadd231ps	%zmm24,%zmm4,%zmm0
vmovaps	%zmm0,%zmm4
vmovups	1792(%rsp),%zmm11
vfmadd231ps	%zmm14,%zmm26,%zmm11
vmovups	832(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm22,%zmm0
vmovups	%zmm0,832(%rsp)
vmovups	576(%rsp),%zmm5
vfmadd231ps	%zmm26,%zmm24,%zmm5
vmovups	1600(%rsp),%zmm0
vfmadd231ps	%zmm24,%zmm22,%zmm0
vmovups	%zmm0,1600(%rsp)
vmovups	3776(%rsp),%zmm7
vfmadd231ps	%zmm27,%zmm22,%zmm7
vmovups	1472(%rsp),%zmm16
vfmadd231ps	1216(%rsp),%zmm27,%zmm16
vfmadd231ps	1280(%rsp),%zmm27,%zmm30
vmovups	2048(%rsp),%zmm27
vaddps	%zmm10,%zmm27,%zmm27
vaddps	%zmm8,%zmm6,%zmm0
vmovups	4352(%rsp),%zmm14
vaddps	%zmm0,%zmm14,%zmm14
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	76b
vmovups	%zmm2,320(%rsp)
vbroadcastss	336f(%rip),%zmm29
vmovups	%zmm5,576(%rsp)
vmovups	%zmm16,1472(%rsp)
vpbroadcastd	98f(%rip),%zmm16
vmovups	768(%rsp),%zmm26
vmovups	640(%rsp),%zmm10
vmovups	4736(%rsp),%zmm17
vmovups	96(%rsp),%zmm24
vmovss	1920(%rsp),%xmm22
vmovups	%zmm20,448(%rsp)
vmovups	2624(%rsp),%zmm20
vmovups	2560(%rsp),%zmm23
vmovaps	%zmm30,%zmm6
vmovups	1408(%rsp),%zmm8
vmovups	1344(%rsp),%zmm25
vmovups	1728(%rsp),%zmm30
jmp	82f
.p2align	4
78:
vmovaps	%xmm15,%xmm22
vucomiss	%xmm0,%xmm15
vxorps	%xmm6,%xmm6,%xmm6
vmovups	1664(%rsp),%zmm1
ja	79f
vxorps	%xmm1,%xmm1,%xmm1
79:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1600(%rsp)
vmovups	%zmm0,1536(%rsp)
vmovups	%zmm0,1472(%rsp)
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,832(%rsp)
vmovups	%zmm0,512(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vpxord	%xmm21,%xmm21,%xmm21
vxorps	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,2112(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,320(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,448(%rsp)
vmovups	%zmm0,256(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm24,%xmm24,%xmm24
vpbroadcastd	98f(%rip),%zmm16
vmovups	768(%rsp),%zmm26
82:
vmovups	%zmm12,960(%rsp)
vmovups	384(%rsp),%zmm5
vmulps	%zmm5,%zmm1,%zmm0
vdivps	%zmm17,%zmm31,%zmm2
vmovaps	%zmm4,%zmm12
vmulps	%zmm4,%zmm0,%zmm4
vfnmadd213ps	%zmm30,%zmm2,%zmm4
vmovups	%zmm4,1344(%rsp)
vdivps	4160(%rsp),%zmm31,%zmm2
vmulps	%zmm7,%zmm0,%zmm30
vfnmadd213ps	%zmm25,%zmm2,%zmm30
vmovaps	%zmm7,%zmm25
vmovups	4224(%rsp),%zmm7
vmulps	%zmm7,%zmm7,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmovups	4288(%rsp),%zmm6
vmulps	%zmm6,%zmm6,%zmm4
vfmadd231ps	1536(%rsp),%zmm4,%zmm2
vfnmadd213ps	%zmm8,%zmm0,%zmm11
vmulps	%zmm7,%zmm6,%zmm4
vmulps	1600(%rsp),%zmm4,%zmm4
vaddps	%zmm2,%zmm4,%zmm2
vaddps	%zmm2,%zmm4,%zmm2
vmulps	%zmm25,%zmm23,%zmm4
vfmadd213ps	%zmm4,%zmm12,%zmm20
vaddps	%zmm20,%zmm2,%zmm4
vmulps	832(%rsp),%zmm7,%zmm17
vfmadd231ps	512(%rsp),%zmm6,%zmm17
vfnmadd213ps	256(%rsp),%zmm0,%zmm17
vmulps	1472(%rsp),%zmm7,%zmm23
vfmadd231ps	576(%rsp),%zmm6,%zmm23
vfnmadd213ps	448(%rsp),%zmm0,%zmm23
vfnmadd213ps	%zmm15,%zmm0,%zmm4
vmulps	%zmm25,%zmm7,%zmm2
vfmadd231ps	%zmm12,%zmm6,%zmm2
vdivps	%zmm5,%zmm29,%zmm0
vfnmadd213ps	%zmm3,%zmm1,%zmm2
vmulps	%zmm0,%zmm1,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm22
vfmadd231ps	%zmm24,%zmm0,%zmm10
vfmadd231ps	%zmm0,%zmm13,%zmm18
vmovaps	%zmm24,%zmm6
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm19,1984(%rsp)
vmovups	%zmm10,640(%rsp)
vmovups	%zmm2,1472(%rsp)
vmovups	%zmm9,896(%rsp)
vmovups	%zmm11,1792(%rsp)
vmovups	%zmm27,2048(%rsp)
vmovups	%zmm24,96(%rsp)
vmovups	%zmm13,704(%rsp)
vmovups	%zmm17,2624(%rsp)
vmovups	%zmm23,2560(%rsp)
vmovups	%zmm30,2880(%rsp)
vmovups	%zmm4,768(%rsp)
jbe	85f
vmovaps	%zmm14,%zmm30
vmovaps	%zmm18,%zmm27
vmovups	2816(%rsp),%zmm0
vmovups	4672(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2816(%rsp)
vcmpgeps	357f(%rip){1to16},%zmm0,%k1
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
vxorps	%xmm12,%xmm12,%xmm12
vpbroadcastd	393f(%rip),%zmm13
vpbroadcastd	394f(%rip),%zmm14
vbroadcastss	395f(%rip),%zmm15
vbroadcastss	396f(%rip),%zmm17
vbroadcastss	397f(%rip),%zmm18
vbroadcastss	398f(%rip),%zmm19
vbroadcastss	399f(%rip),%zmm20
vbroadcastss	422f(%rip),%zmm22
vbroadcastss	423f(%rip),%zmm23
vbroadcastss	424f(%rip),%zmm24
jbe	86f
testq	%r10,%r10
je	88f
vbroadcastss	8(%r9),%zmm2
vxorps	%xmm1,%xmm1,%xmm1
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
83:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	384(%rsp),%zmm3
vmulps	(%r13,%rdx),%zmm3,%zmm3
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
84:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm26,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm29,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm29,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm16,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm29,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm15,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vmovaps	%zmm18,%zmm10
vmovaps	%zmm20,%zmm11
vfmadd213ps	%zmm22,%zmm9,%zmm11
vfmadd213ps	%zmm19,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm31,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm11
vmaxps	%zmm29,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	83b
jmp	89f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3200(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vmovups	1152(%rsp),%zmm7
vmovups	320(%rsp),%zmm2
jmp	87f
.p2align	4
86:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3200(%rsp)
vmovups	1152(%rsp),%zmm7
vmovaps	%zmm27,%zmm18
vmovups	1984(%rsp),%zmm19
vmovups	2048(%rsp),%zmm27
vmovups	704(%rsp),%zmm13
vmovaps	%zmm30,%zmm14
vmovups	320(%rsp),%zmm2
vmovups	2624(%rsp),%zmm17
vmovups	2560(%rsp),%zmm23
vmovups	2880(%rsp),%zmm30
87:
vmovups	1344(%rsp),%zmm3
vmovups	1088(%rsp),%zmm8
jmp	92f
88:
vxorps	%xmm1,%xmm1,%xmm1
89:
vbroadcastss	425f(%rip),%zmm2
vmovups	3712(%rsp),%zmm3
vfmadd213ps	426f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm12,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3712(%rsp)
vmovups	4096(%rsp),%zmm0
vbroadcastss	427f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4096(%rsp)
vmovups	3072(%rsp),%zmm0
vmaxps	346f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3072(%rsp)
vblendmps	338f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3008(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1088(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm8
vmovups	2944(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1152(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2176(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1024(%rsp),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vmovups	%zmm5,1024(%rsp)
vmovups	2240(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	384(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,384(%rsp)
vmovups	2304(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm26,%zmm26
vmovups	1856(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1856(%rsp)
vmovups	3136(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,3136(%rsp)
vmovups	1664(%rsp),%zmm0
vmovaps	%zmm12,%zmm0 {%k1}
vmovups	%zmm0,1664(%rsp)
vmovups	2688(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2688(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3200(%rsp)
vmovups	%zmm5,2304(%rsp)
vmovups	%zmm4,2240(%rsp)
vmovups	%zmm3,2176(%rsp)
vmovups	%zmm2,2944(%rsp)
vmovups	%zmm1,3008(%rsp)
vmovaps	%zmm27,%zmm18
vmovups	1984(%rsp),%zmm19
vmovups	640(%rsp),%zmm10
vmovups	896(%rsp),%zmm9
vmovups	1792(%rsp),%zmm11
vmovups	2048(%rsp),%zmm27
vmovups	96(%rsp),%zmm6
vmovups	704(%rsp),%zmm13
vmovaps	%zmm30,%zmm14
vmovups	320(%rsp),%zmm2
vmovups	2624(%rsp),%zmm17
vmovups	2560(%rsp),%zmm23
vmovups	2880(%rsp),%zmm30
vmovups	1344(%rsp),%zmm3
vmovups	768(%rsp),%zmm4
92:
vmovups	%zmm14,4352(%rsp)
vmovups	%zmm2,320(%rsp)
vbroadcastss	334f(%rip),%zmm1
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm5
vmovups	%zmm5,256(%rsp)
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm16
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm24
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5440(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5568(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm22
vmaxps	%zmm1,%zmm14,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,512(%rsp)
vcmpleps	3328(%rsp),%zmm8,%k2
vmovups	%zmm8,1088(%rsp)
vcmpgeps	3264(%rsp),%zmm8,%k4
vblendmps	%zmm6,%zmm29,%zmm0 {%k4}
vbroadcastss	363f(%rip),%zmm2
vxorps	%zmm2,%zmm6,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm12,%k6
kmovw	26(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm12,%zmm31,%zmm8 {%k2}
vmovups	%zmm8,832(%rsp)
vcmpgeps	3392(%rsp),%zmm7,%k4
vblendmps	%zmm13,%zmm29,%zmm0 {%k4}
vmovups	%zmm7,1152(%rsp)
vcmpleps	3456(%rsp),%zmm7,%k4
vxorps	%zmm2,%zmm13,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm12,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm12,%zmm31,%zmm6 {%k4}
vmovups	%zmm6,1600(%rsp)
vmovdqu64	5504(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vmovups	1024(%rsp),%zmm1
vcmpgeps	3520(%rsp),%zmm1,%k1
vmovups	960(%rsp),%zmm4
vblendmps	%zmm4,%zmm29,%zmm0 {%k1}
vcmpleps	2368(%rsp),%zmm1,%k1
vxorps	%zmm2,%zmm4,%zmm0 {%k1}
vmovups	384(%rsp),%zmm1
vcmpgeps	2432(%rsp),%zmm1,%k1
vblendmps	%zmm9,%zmm29,%zmm4 {%k1}
vmovups	%zmm1,384(%rsp)
vcmpleps	2496(%rsp),%zmm1,%k1
vxorps	%zmm2,%zmm9,%zmm4 {%k1}
vcmpgeps	3584(%rsp),%zmm26,%k1
vblendmps	%zmm27,%zmm29,%zmm1 {%k1}
vcmpleps	3648(%rsp),%zmm26,%k1
vxorps	%zmm2,%zmm27,%zmm1 {%k1}
vcmpleps	%zmm0,%zmm12,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm12,%zmm31,%zmm7 {%k5}
vmovups	%zmm7,1536(%rsp)
vmulps	%zmm6,%zmm16,%zmm0
vmovups	%zmm16,576(%rsp)
vmulps	%zmm0,%zmm11,%zmm2
vmulps	%zmm8,%zmm5,%zmm6
vmulps	%zmm6,%zmm2,%zmm5
vmulps	%zmm7,%zmm24,%zmm3
vmovups	%zmm24,448(%rsp)
vmulps	%zmm3,%zmm17,%zmm2
vmulps	%zmm6,%zmm2,%zmm9
vmulps	%zmm5,%zmm9,%zmm7
vmovaps	%zmm5,%zmm2
vmovaps	%zmm5,%zmm14
vfnmadd213ps	%zmm31,%zmm5,%zmm2
vbroadcastss	428f(%rip),%zmm30
vmovups	%zmm2,5184(%rsp)
vmaxps	%zmm30,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm20
vmulps	%zmm20,%zmm16,%zmm11
vmovaps	%zmm31,%zmm11 {%k4}
vcmpleps	%zmm4,%zmm12,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm12,%zmm31,%zmm8 {%k3}
vmovups	%zmm8,3840(%rsp)
vmulps	%zmm3,%zmm23,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm7
vmulps	%zmm20,%zmm7,%zmm16
vmovaps	%zmm9,%zmm2
vmovaps	%zmm9,%zmm12
vfnmadd213ps	%zmm31,%zmm9,%zmm12
vfnmadd231ps	%zmm16,%zmm16,%zmm12
vmaxps	%zmm30,%zmm12,%zmm4
vsqrtps	%zmm4,%zmm4
vmovaps	%zmm22,%zmm5
vmulps	%zmm8,%zmm22,%zmm22
vmulps	%zmm22,%zmm10,%zmm7
vmulps	%zmm6,%zmm7,%zmm10
vmovaps	%zmm14,%zmm9
vmovups	%zmm14,1280(%rsp)
vmulps	%zmm14,%zmm10,%zmm13
vmulps	%zmm2,%zmm10,%zmm14
vmovups	%zmm2,1216(%rsp)
vdivps	%zmm4,%zmm31,%zmm7
vmulps	256(%rsp),%zmm11,%zmm15
vmovaps	%zmm11,%zmm15 {%k2}
vmovdqu64	5376(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k0
vmulps	%zmm7,%zmm24,%zmm11
vmovaps	%zmm31,%zmm11 {%k5}
vpxor	%xmm4,%xmm4,%xmm4
vcmpleps	%zmm1,%zmm4,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm4,%zmm31,%zmm8 {%k5}
vmovups	512(%rsp),%zmm25
vmulps	%zmm8,%zmm25,%zmm23
vmulps	%zmm23,%zmm19,%zmm1
vmulps	%zmm6,%zmm1,%zmm17
vmulps	%zmm9,%zmm17,%zmm1
vmulps	%zmm2,%zmm17,%zmm19
vmovups	%zmm18,3904(%rsp)
vmulps	%zmm22,%zmm18,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm13
vmovaps	%zmm20,%zmm24
vmulps	%zmm20,%zmm13,%zmm18
vmulps	1472(%rsp),%zmm22,%zmm4
vfmsub231ps	%zmm4,%zmm3,%zmm14
vfnmadd231ps	%zmm16,%zmm18,%zmm14
vmulps	%zmm7,%zmm14,%zmm20
vmovaps	%zmm10,%zmm4
vfnmadd213ps	%zmm31,%zmm10,%zmm4
vfnmadd231ps	%zmm18,%zmm18,%zmm4
vfnmadd231ps	%zmm20,%zmm20,%zmm4
vmulps	2112(%rsp),%zmm23,%zmm6
vfmsub231ps	%zmm6,%zmm0,%zmm1
vmaxps	%zmm30,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	%zmm28,3968(%rsp)
vmulps	%zmm23,%zmm28,%zmm6
vfmsub231ps	%zmm6,%zmm3,%zmm19
vmulps	%zmm10,%zmm17,%zmm3
vdivps	%zmm0,%zmm31,%zmm6
vmovdqu64	%zmm21,4032(%rsp)
vmovups	%zmm23,5248(%rsp)
vmulps	%zmm23,%zmm21,%zmm0
vmovups	%zmm22,5312(%rsp)
vfmsub231ps	%zmm0,%zmm22,%zmm3
vmovaps	%zmm5,%zmm21
vmulps	%zmm6,%zmm5,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm24,%zmm1,%zmm22
vmovaps	%zmm24,%zmm5
vfnmadd231ps	%zmm16,%zmm22,%zmm19
vmulps	%zmm7,%zmm19,%zmm23
vfnmadd231ps	%zmm18,%zmm22,%zmm3
vfnmadd231ps	%zmm20,%zmm23,%zmm3
vmulps	%zmm6,%zmm3,%zmm24
vmulps	%zmm11,%zmm15,%zmm1
vmovaps	%zmm17,%zmm14
vfnmadd213ps	%zmm31,%zmm17,%zmm14
vfnmadd231ps	%zmm22,%zmm22,%zmm14
vfnmadd231ps	%zmm23,%zmm23,%zmm14
vfnmadd231ps	%zmm24,%zmm24,%zmm14
vmaxps	%zmm30,%zmm14,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm0,%zmm1,%zmm0
vdivps	%zmm3,%zmm31,%zmm30
vmulps	%zmm30,%zmm25,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k5}
vmovups	%zmm1,3776(%rsp)
vmovss	1920(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vmovups	256(%rsp),%zmm0
vmulps	96(%rsp),%zmm0,%zmm0
kmovw	24(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm1
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm0,%zmm1 {%k3} {z}
kmovw	22(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	704(%rsp),%zmm2
vmulps	576(%rsp),%zmm2,%zmm11
vmovups	3840(%rsp),%zmm15
vmovaps	%zmm11,%zmm13 {%k3} {z}
vfmadd213ps	%zmm1,%zmm13,%zmm13
kmovw	20(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	448(%rsp),%zmm1
vmulps	960(%rsp),%zmm1,%zmm19
vmovaps	%zmm19,%zmm1 {%k1} {z}
vfmadd213ps	%zmm13,%zmm1,%zmm1
kmovw	18(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm21,1408(%rsp)
vmulps	896(%rsp),%zmm21,%zmm13
vxorps	%xmm9,%xmm9,%xmm9
vmovaps	%zmm26,%zmm3
vmovaps	%zmm13,%zmm21 {%k1} {z}
vfmadd213ps	%zmm1,%zmm21,%zmm21
kmovw	16(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	%zmm27,%zmm25,%zmm25
vmovaps	%zmm25,%zmm1 {%k1} {z}
vfmadd213ps	%zmm21,%zmm1,%zmm1
vmulps	832(%rsp),%zmm0,%zmm0
vmovups	1280(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm21
vfmsub231ps	1600(%rsp),%zmm11,%zmm21
vmovups	1216(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm26
vfmsub231ps	1536(%rsp),%zmm19,%zmm26
vmulps	%zmm0,%zmm10,%zmm27
vfmsub231ps	%zmm13,%zmm15,%zmm27
vmulps	%zmm0,%zmm17,%zmm28
vmovups	%zmm8,1728(%rsp)
vfmsub231ps	%zmm25,%zmm8,%zmm28
vmovaps	%zmm5,%zmm13
vbroadcastss	363f(%rip),%zmm8
vxorps	%zmm8,%zmm2,%zmm2
vmovups	%zmm2,4608(%rsp)
vxorps	%zmm8,%zmm11,%zmm5
vmovups	%zmm5,1216(%rsp)
vxorps	%zmm8,%zmm10,%zmm5
vmovups	%zmm5,1280(%rsp)
vxorps	%zmm8,%zmm17,%zmm5
vmovups	%zmm5,1920(%rsp)
vmulps	%zmm13,%zmm21,%zmm19
vfnmadd231ps	%zmm16,%zmm19,%zmm26
vxorps	%zmm8,%zmm16,%zmm17
vfnmadd231ps	%zmm18,%zmm19,%zmm27
vxorps	%zmm8,%zmm18,%zmm16
vmovaps	%zmm7,%zmm10
vmulps	%zmm7,%zmm26,%zmm21
vmovaps	%zmm6,%zmm2
vfnmadd231ps	%zmm20,%zmm21,%zmm27
vxorps	%zmm8,%zmm20,%zmm20
vfnmadd231ps	%zmm22,%zmm19,%zmm28
vxorps	%zmm8,%zmm22,%zmm18
vfnmadd231ps	%zmm23,%zmm21,%zmm28
vxorps	%zmm8,%zmm23,%zmm22
vmulps	%zmm6,%zmm27,%zmm23
vfnmadd231ps	%zmm24,%zmm23,%zmm28
vxorps	%zmm8,%zmm24,%zmm24
vmovaps	%zmm0,%zmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm0,%zmm5
vfmadd231ps	%zmm19,%zmm19,%zmm5
vfmadd231ps	%zmm21,%zmm21,%zmm5
vfmadd231ps	%zmm23,%zmm23,%zmm5
vmovaps	%zmm30,%zmm11
vmulps	%zmm30,%zmm28,%zmm25
vfmadd231ps	%zmm25,%zmm25,%zmm5
ja	68b
vdivps	1408(%rsp),%zmm31,%zmm4
vbroadcastss	16(%r9),%zmm8
vmulps	384(%rsp),%zmm4,%zmm4
vdivps	512(%rsp),%zmm31,%zmm12
vmovups	%zmm3,768(%rsp)
vmulps	%zmm3,%zmm12,%zmm12
vmovups	2688(%rsp),%zmm27
vdivps	%zmm27,%zmm31,%zmm14
vmulps	3776(%rsp),%zmm14,%zmm3
vmulps	429f(%rip){1to16},%zmm4,%zmm4
vmulps	432f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm4,%zmm12,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm12,%zmm14 {%k1}
vbroadcastss	348f(%rip),%zmm26
vmovups	3712(%rsp),%zmm4
vcmpltps	%zmm26,%zmm4,%k1
vaddps	%zmm4,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	433f(%rip){1to16},%zmm4,%zmm4 {%k1} {z}
vmaxps	%zmm14,%zmm4,%zmm12
vcmpunordps	%zmm14,%zmm14,%k1
vmovaps	%zmm4,%zmm12 {%k1}
vmulps	%zmm3,%zmm3,%zmm3
vminps	%zmm31,%zmm3,%zmm3
vmulps	%zmm8,%zmm3,%zmm3
vmaxps	%zmm3,%zmm12,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm12,%zmm4 {%k1}
vcmpltps	%zmm26,%zmm27,%k1
vmovaps	%zmm4,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm8,%xmm8,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm1,%k1
vcmpleps	%zmm3,%zmm5,%k1 {%k1}
vmovups	1600(%rsp),%zmm1
vmulps	832(%rsp),%zmm1,%zmm1
vmulps	1536(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm15,%zmm1
vmulps	1728(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm6,%k2
vmovaps	%zmm31,%zmm1 {%k2} {z}
vbroadcastss	345f(%rip),%zmm3
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	4544(%rsp),%zmm4
vcmpleps	2816(%rsp),%zmm4,%k1
vbroadcastss	356f(%rip),%zmm28
vminps	%zmm28,%zmm1,%zmm1 {%k1}
vmovups	2752(%rsp),%zmm4
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,2752(%rsp)
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm31,%zmm5 {%k1} {z}
vaddss	%xmm5,%xmm9,%xmm1
vmovshdup	%xmm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm5,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm9,%xmm1
vbroadcastss	343f(%rip),%zmm27
vbroadcastss	333f(%rip),%zmm14
ja	72b
vmulps	%zmm25,%zmm11,%zmm1
vfmadd213ps	%zmm23,%zmm1,%zmm24
vmulps	%zmm24,%zmm2,%zmm3
vfmadd213ps	%zmm21,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm1,%zmm22
vmulps	%zmm22,%zmm10,%zmm4
vfmadd213ps	%zmm19,%zmm4,%zmm17
vfmadd213ps	%zmm17,%zmm3,%zmm16
vfmadd213ps	%zmm16,%zmm1,%zmm18
vmulps	%zmm18,%zmm13,%zmm2
vmovups	4608(%rsp),%zmm13
vfmadd213ps	%zmm0,%zmm2,%zmm13
vmovups	1216(%rsp),%zmm5
vfmadd213ps	%zmm13,%zmm4,%zmm5
vmovups	1280(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vmovups	1920(%rsp),%zmm5
vfmadd213ps	%zmm0,%zmm1,%zmm5
vmulps	256(%rsp),%zmm5,%zmm0
vmovups	%zmm0,896(%rsp)
vmulps	576(%rsp),%zmm2,%zmm0
vmovups	%zmm0,704(%rsp)
vmulps	448(%rsp),%zmm4,%zmm0
vmovups	%zmm0,96(%rsp)
vmulps	1408(%rsp),%zmm3,%zmm0
vmovups	%zmm0,320(%rsp)
vmulps	512(%rsp),%zmm1,%zmm0
vmovups	%zmm0,960(%rsp)
vdivps	4864(%rsp),%zmm31,%zmm0
vmulps	4928(%rsp),%zmm0,%zmm0
vpbroadcastd	393f(%rip),%zmm15
vpaddd	%zmm15,%zmm0,%zmm1
vpbroadcastd	394f(%rip),%zmm16
vpandd	%zmm16,%zmm1,%zmm1
vpbroadcastd	98f(%rip),%zmm30
vpsubd	%zmm1,%zmm30,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	395f(%rip),%zmm3
vbroadcastss	396f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm2,%zmm3
vbroadcastss	397f(%rip),%zmm22
vmovaps	%zmm22,%zmm4
vbroadcastss	398f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm2,%zmm4
vbroadcastss	399f(%rip),%zmm6
vfmadd213ps	422f(%rip){1to16},%zmm2,%zmm6
vfmadd231ps	423f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm4,%zmm0,%zmm6
vfmadd213ps	%zmm3,%zmm0,%zmm6
vfmadd213ps	%zmm2,%zmm0,%zmm6
vfmadd231ps	424f(%rip){1to16},%zmm1,%zmm6
vmovups	4416(%rsp),%zmm0
vfmadd231ps	434f(%rip){1to16},%zmm0,%zmm6
vmovups	4992(%rsp),%zmm0
vfmadd231ps	435f(%rip){1to16},%zmm0,%zmm6
vmovups	%zmm6,832(%rsp)
movl	8(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
cmpb	$1,%cl
vbroadcastss	345f(%rip),%zmm30
movq	88(%rsp),%r11
jne	95f
vbroadcastss	8(%r9),%zmm0
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
93:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	384(%rsp),%zmm2
vmulps	(%r13,%rdx),%zmm2,%zmm2
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	424f(%rip),%zmm19
vmovups	768(%rsp),%zmm20
vpbroadcastd	98f(%rip),%zmm21
vbroadcastss	395f(%rip),%zmm26
vbroadcastss	396f(%rip),%zmm18
vbroadcastss	398f(%rip),%zmm5
.p2align	4
94:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm20,%zmm2,%zmm4
vaddps	%zmm0,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm7
vmovaps	(%rax,%rsi),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vaddps	%zmm29,%zmm7,%zmm9
vcmpltps	%zmm8,%zmm29,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vaddps	%zmm31,%zmm9,%zmm12
vpaddd	%zmm15,%zmm12,%zmm12
vpandd	%zmm16,%zmm12,%zmm12
vmovdqa64	%zmm15,%zmm23
vpsubd	%zmm12,%zmm21,%zmm15
vmovdqa64	%zmm16,%zmm25
vaddps	%zmm29,%zmm15,%zmm16
vfmadd231ps	%zmm9,%zmm15,%zmm16
vmulps	%zmm16,%zmm16,%zmm9
vmovaps	%zmm22,%zmm15
vfmadd213ps	%zmm5,%zmm16,%zmm15
vbroadcastss	399f(%rip),%zmm17
vfmadd213ps	422f(%rip){1to16},%zmm16,%zmm17
vfmadd231ps	423f(%rip){1to16},%zmm9,%zmm17
vfmadd213ps	%zmm15,%zmm9,%zmm17
vmovaps	%zmm26,%zmm15
vfmadd213ps	%zmm18,%zmm16,%zmm15
vfmadd213ps	%zmm15,%zmm9,%zmm17
vmovdqa64	%zmm23,%zmm15
vfmadd213ps	%zmm16,%zmm9,%zmm17
vmovdqa64	%zmm25,%zmm16
vcvtdq2ps	%zmm12,%zmm9
vfmadd231ps	%zmm19,%zmm9,%zmm17
vaddps	%zmm31,%zmm8,%zmm9
vmaxps	%zmm29,%zmm8,%zmm8
vfmsub231ps	%zmm9,%zmm17,%zmm8
vaddps	%zmm30,%zmm4,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vfmadd231ps	%zmm8,%zmm4,%zmm3
vmulps	%zmm7,%zmm0,%zmm4
vmulps	%zmm9,%zmm9,%zmm7
vaddps	%zmm9,%zmm1,%zmm1
vmulps	%zmm7,%zmm9,%zmm8
vaddps	%zmm7,%zmm6,%zmm6
vaddps	%zmm8,%zmm28,%zmm28
vfmadd231ps	%zmm8,%zmm4,%zmm13
vmulps	%zmm8,%zmm7,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm14
vmulps	%zmm7,%zmm7,%zmm7
vaddps	%zmm7,%zmm27,%zmm27
vfmadd231ps	%zmm7,%zmm4,%zmm11
vfmadd231ps	%zmm4,%zmm8,%zmm10
vaddps	%zmm8,%zmm24,%zmm24
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	94b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	93b
95:
movq	%r14,%rbx
vbroadcastss	44(%r9),%zmm2
vmovss	98f(%rip),%xmm0
vdivss	48(%r9),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	1024(%rsp),%zmm26
vsubps	%zmm2,%zmm26,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vbroadcastss	28(%r9),%zmm7
vbroadcastss	36(%r9),%zmm8
vmovaps	%xmm8,%xmm9
vfmadd213ps	%zmm7,%zmm4,%zmm8
vfmadd213ps	%zmm31,%zmm4,%zmm8
vmulps	%zmm4,%zmm4,%zmm12
vfmadd213ps	%zmm31,%zmm12,%zmm8
vmovss	346f(%rip),%xmm17
vmulss	%xmm17,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	355f(%rip),%xmm18
vmulss	%xmm18,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd231ps	%zmm9,%zmm4,%zmm7
vbroadcastss	356f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm4,%zmm7
vmulps	%zmm7,%zmm4,%zmm4
vbroadcastss	343f(%rip),%zmm16
vmaxps	%zmm16,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vbroadcastss	333f(%rip),%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm7,%zmm8,%zmm7
vbroadcastss	20(%r9),%zmm8
vmulps	%zmm7,%zmm8,%zmm7
vmulps	%zmm4,%zmm8,%zmm4
vaddps	%zmm2,%zmm26,%zmm2
vbroadcastss	32(%r9),%zmm8
vbroadcastss	40(%r9),%zmm9
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm9,%xmm12
vfmadd213ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm31,%zmm2,%zmm9
vmulps	%zmm2,%zmm2,%zmm15
vfmadd213ps	%zmm31,%zmm15,%zmm9
vmaxps	%zmm16,%zmm9,%zmm15
vsqrtps	%zmm15,%zmm15
vmulss	%xmm17,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vmulss	%xmm18,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm12,%zmm2,%zmm8
vdivps	%zmm15,%zmm31,%zmm12
vfmadd213ps	%zmm19,%zmm2,%zmm8
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm5,%zmm2,%zmm2
vmulps	%zmm12,%zmm2,%zmm2
vmulps	%zmm12,%zmm9,%zmm8
vbroadcastss	24(%r9),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vminps	%zmm8,%zmm7,%zmm7
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm4,%zmm0,%zmm4
vmulps	%zmm2,%zmm0,%zmm0
vbroadcastss	322f(%rip),%zmm30
vmovups	896(%rsp),%zmm19
vandps	%zmm30,%zmm19,%zmm2
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm2,%zmm2
vmovups	704(%rsp),%zmm23
vandps	%zmm30,%zmm23,%zmm8
vmaxps	%zmm2,%zmm8,%zmm2
vandps	%zmm30,%zmm4,%zmm4
vandps	%zmm30,%zmm0,%zmm0
vmaxps	%zmm0,%zmm4,%zmm0
vandps	96(%rsp),%zmm30,%zmm4
vmulps	%zmm0,%zmm4,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	2752(%rsp),%zmm5
vcmpleps	%zmm31,%zmm5,%k2
vmulps	437f(%rip){1to16},%zmm7,%zmm2
vcmpleps	%zmm2,%zmm0,%k3 {%k2}
vbroadcastss	208(%r9),%zmm17
vmovups	576(%rsp),%zmm20
vmulps	1792(%rsp),%zmm20,%zmm0
vmovups	256(%rsp),%zmm12
vmulps	%zmm12,%zmm0,%zmm9
vmovups	448(%rsp),%zmm8
vmulps	2624(%rsp),%zmm8,%zmm0
vmulps	%zmm12,%zmm0,%zmm29
vmulps	2560(%rsp),%zmm8,%zmm0
vmulps	%zmm9,%zmm29,%zmm7
vfmsub231ps	%zmm0,%zmm20,%zmm7
vmovups	1408(%rsp),%zmm15
vmulps	640(%rsp),%zmm15,%zmm0
vmulps	%zmm12,%zmm0,%zmm4
vmulps	3904(%rsp),%zmm15,%zmm0
vmulps	%zmm9,%zmm4,%zmm18
vfmsub231ps	%zmm0,%zmm20,%zmm18
vmulps	1472(%rsp),%zmm15,%zmm0
vmulps	%zmm29,%zmm4,%zmm21
vfmsub231ps	%zmm0,%zmm8,%zmm21
vmovups	512(%rsp),%zmm2
vmulps	1984(%rsp),%zmm2,%zmm0
vmulps	%zmm12,%zmm0,%zmm16
vmulps	2112(%rsp),%zmm2,%zmm0
vmulps	%zmm9,%zmm16,%zmm12
vfmsub231ps	%zmm0,%zmm20,%zmm12
vmulps	3968(%rsp),%zmm2,%zmm0
vmulps	%zmm29,%zmm16,%zmm20
vfmsub231ps	%zmm0,%zmm8,%zmm20
vbroadcastss	12(%r9),%zmm0
vmovups	%zmm0,640(%rsp)
vmovups	1088(%rsp),%zmm22
vaddps	%zmm22,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3264(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vcmpeqps	346f(%rip){1to16},%zmm5,%k1
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3328(%rsp),%zmm5
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vmovaps	%zmm9,%zmm5
vfnmadd213ps	%zmm31,%zmm9,%zmm5
vmovaps	%zmm0,%zmm22 {%k3}
vminps	%zmm31,%zmm5,%zmm19
vbroadcastss	428f(%rip),%zmm25
vmaxps	%zmm25,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm8
vmulps	%zmm8,%zmm7,%zmm0
vmovaps	%zmm17,%zmm22 {%k1}
movq	240(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vmovaps	%zmm22,(%r15,%rax)
vmovups	%zmm29,896(%rsp)
vmovaps	%zmm29,%zmm5
vfnmadd213ps	%zmm31,%zmm29,%zmm5
vfnmadd231ps	%zmm0,%zmm0,%zmm5
vminps	%zmm19,%zmm5,%zmm22
vmaxps	%zmm25,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmovups	1152(%rsp),%zmm29
vaddps	%zmm29,%zmm23,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	3392(%rsp),%zmm23
vminps	%zmm7,%zmm23,%zmm19
vmovaps	%zmm23,%zmm19 {%k4}
vdivps	%zmm5,%zmm31,%zmm7
vcmpunordps	%zmm19,%zmm19,%k4
vmovups	3456(%rsp),%zmm23
vmaxps	%zmm19,%zmm23,%zmm5
vmovaps	%zmm23,%zmm5 {%k4}
vmovaps	%zmm5,%zmm29 {%k3}
vmulps	%zmm8,%zmm18,%zmm19
vfnmadd231ps	%zmm0,%zmm19,%zmm21
vmulps	%zmm7,%zmm21,%zmm18
vmulps	4032(%rsp),%zmm2,%zmm5
vmovaps	%zmm17,%zmm29 {%k1}
addq	%r11,%r12
shlq	$6,%r12
vmovaps	%zmm29,(%r15,%r12)
vmovaps	%zmm15,%zmm29
vmovups	640(%rsp),%zmm15
vmulps	%zmm4,%zmm16,%zmm21
vfmsub231ps	%zmm5,%zmm29,%zmm21
vmovaps	%zmm4,%zmm5
vfnmadd213ps	%zmm31,%zmm4,%zmm5
vfnmadd231ps	%zmm19,%zmm19,%zmm5
vfnmadd231ps	%zmm18,%zmm18,%zmm5
vminps	%zmm22,%zmm5,%zmm23
vmaxps	%zmm25,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vaddps	96(%rsp),%zmm26,%zmm22
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	3520(%rsp),%zmm25
vminps	%zmm22,%zmm25,%zmm22
vmovaps	%zmm25,%zmm22 {%k4}
vdivps	%zmm5,%zmm31,%zmm5
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	2368(%rsp),%zmm25
vmaxps	%zmm22,%zmm25,%zmm22
vmovaps	%zmm25,%zmm22 {%k4}
vmovaps	%zmm22,%zmm26 {%k3}
vmulps	%zmm8,%zmm12,%zmm22
vfnmadd231ps	%zmm0,%zmm22,%zmm20
vmulps	%zmm7,%zmm20,%zmm20
vfnmadd231ps	%zmm19,%zmm22,%zmm21
vfnmadd231ps	%zmm18,%zmm20,%zmm21
leaq	(%r15,%rax),%rdx
vmovaps	%zmm17,%zmm26 {%k1}
movq	%r11,%rcx
shlq	$7,%rcx
vmovaps	%zmm26,(%rcx,%rdx)
vmulps	%zmm5,%zmm21,%zmm21
vmovaps	%zmm16,%zmm12
vfnmadd213ps	%zmm31,%zmm16,%zmm12
vfnmadd231ps	%zmm22,%zmm22,%zmm12
vfnmadd231ps	%zmm20,%zmm20,%zmm12
vfnmadd231ps	%zmm21,%zmm21,%zmm12
vminps	%zmm23,%zmm12,%zmm23
vcmpgtps	436f(%rip){1to16},%zmm23,%k0
vmovups	384(%rsp),%zmm26
vaddps	320(%rsp),%zmm26,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	2432(%rsp),%zmm25
vminps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	2496(%rsp),%zmm25
vmaxps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vmovaps	%zmm23,%zmm26 {%k3}
vmulps	%zmm26,%zmm15,%zmm23
vmovaps	%zmm17,%zmm23 {%k1}
leaq	(%r11,%r11,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm23,(%rsi,%rdx)
vmovups	768(%rsp),%zmm26
vaddps	960(%rsp),%zmm26,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3584(%rsp),%zmm25
vminps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	3648(%rsp),%zmm25
vmaxps	%zmm23,%zmm25,%zmm23
vmovaps	%zmm25,%zmm23 {%k4}
vmovaps	%zmm23,%zmm26 {%k3}
vmulps	%zmm26,%zmm15,%zmm23
vmovups	%zmm17,96(%rsp)
vmovaps	%zmm17,%zmm23 {%k1}
movq	%r11,%rsi
shlq	$8,%rsi
vmovaps	%zmm23,(%rsi,%rdx)
movl	$5,%esi
movl	8(%rsp),%r14d
testb	$2,%r14b
je	96f
vmaxps	428f(%rip){1to16},%zmm12,%zmm12
vsqrtps	%zmm12,%zmm12
vdivps	%zmm12,%zmm31,%zmm12
vbroadcastss	363f(%rip),%zmm30
vxorps	%zmm30,%zmm9,%zmm23
vmulps	%zmm15,%zmm29,%zmm9
vmulps	%zmm15,%zmm2,%zmm15
kandw	%k0,%k2,%k2
movl	%r14d,%edx
andl	$4,%edx
movl	%edx,%esi
shrl	$2,%esi
leaq	(%r11,%r11,4),%r10
shlq	$6,%r10
addq	%r15,%r10
xorl	%r9d,%r9d
testl	%edx,%edx
sete	%r9b
leaq	7(%rsi,%rsi,2),%r8
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r11d
cmoveq	%r11,%rsi
movq	88(%rsp),%r11
xorq	$7,%r9
imulq	%r11,%r9
shlq	$6,%r9
addq	%r15,%r9
imulq	%r11,%r8
shlq	$6,%r8
addq	%r15,%r8
imulq	%r11,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
imulq	%r11,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmulps	%zmm23,%zmm8,%zmm29
vmovups	896(%rsp),%zmm2
vfmadd231ps	%zmm29,%zmm0,%zmm2
vxorps	%zmm30,%zmm2,%zmm17
vmulps	%zmm17,%zmm7,%zmm26
vxorps	%zmm30,%zmm8,%zmm17
vmulps	%zmm17,%zmm0,%zmm0
vmulps	%zmm7,%zmm0,%zmm25
vfmadd231ps	%zmm29,%zmm19,%zmm4
vfmadd231ps	%zmm26,%zmm18,%zmm4
vxorps	%zmm30,%zmm4,%zmm0
vmulps	%zmm0,%zmm5,%zmm23
vmulps	%zmm19,%zmm8,%zmm0
vfmadd231ps	%zmm25,%zmm18,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm5,%zmm19
vxorps	%zmm30,%zmm7,%zmm0
vmulps	%zmm0,%zmm18,%zmm0
vmulps	%zmm5,%zmm0,%zmm18
vfmadd231ps	%zmm29,%zmm22,%zmm16
vfmadd231ps	%zmm26,%zmm20,%zmm16
vfmadd231ps	%zmm23,%zmm21,%zmm16
vxorps	%zmm30,%zmm16,%zmm0
vmulps	%zmm0,%zmm12,%zmm17
vmulps	%zmm22,%zmm8,%zmm0
vfmadd231ps	%zmm25,%zmm20,%zmm0
vfmadd231ps	%zmm19,%zmm21,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm12,%zmm16
vmulps	%zmm20,%zmm7,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm12,%zmm4
vxorps	%zmm30,%zmm5,%zmm0
vbroadcastss	322f(%rip),%zmm30
vmulps	%zmm0,%zmm21,%zmm0
vmulps	%zmm12,%zmm0,%zmm0
vmovaps	%zmm29,%zmm20
vfmadd213ps	%zmm31,%zmm29,%zmm20
vfmadd231ps	%zmm26,%zmm26,%zmm20
vfmadd231ps	%zmm23,%zmm23,%zmm20
vfmadd231ps	%zmm17,%zmm17,%zmm20
vmovups	256(%rsp),%zmm22
vmulps	%zmm20,%zmm22,%zmm20
vmovups	96(%rsp),%zmm2
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm22,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r10)
vmulps	%zmm8,%zmm8,%zmm20
vfmadd231ps	%zmm25,%zmm25,%zmm20
vfmadd231ps	%zmm19,%zmm19,%zmm20
vfmadd231ps	%zmm16,%zmm16,%zmm20
vmovups	576(%rsp),%zmm22
vmulps	%zmm20,%zmm22,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm22,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r9)
movq	32(%rsp),%r9
vmulps	%zmm7,%zmm7,%zmm20
vfmadd231ps	%zmm18,%zmm18,%zmm20
vfmadd231ps	%zmm4,%zmm4,%zmm20
vmovups	448(%rsp),%zmm22
vmulps	%zmm20,%zmm22,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm22,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r8)
vmulps	%zmm5,%zmm5,%zmm20
vfmadd231ps	%zmm0,%zmm0,%zmm20
vmulps	%zmm9,%zmm20,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rdi)
vmulps	%zmm12,%zmm12,%zmm20
vmulps	%zmm15,%zmm20,%zmm20
vmovaps	%zmm2,%zmm21
vmulps	%zmm20,%zmm15,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rsi)
movl	$10,%esi
testl	%edx,%edx
je	96f
vmulps	%zmm29,%zmm8,%zmm8
vfmadd231ps	%zmm26,%zmm25,%zmm8
vfmadd231ps	%zmm23,%zmm19,%zmm8
vfmadd231ps	%zmm17,%zmm16,%zmm8
vmovups	576(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm8
vmovups	96(%rsp),%zmm2
vmovaps	%zmm2,%zmm20
vmovups	256(%rsp),%zmm29
vmulps	%zmm8,%zmm29,%zmm20 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm20,(%rax,%rdx)
vmulps	%zmm26,%zmm7,%zmm8
vfmadd231ps	%zmm23,%zmm18,%zmm8
vfmadd231ps	%zmm17,%zmm4,%zmm8
vmovups	448(%rsp),%zmm21
vmulps	%zmm8,%zmm21,%zmm8
vmovaps	%zmm2,%zmm20
vmulps	%zmm8,%zmm29,%zmm20 {%k2}
movq	%r11,%rdx
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm20,(%rax,%rdx)
vmulps	%zmm25,%zmm7,%zmm7
vfmadd231ps	%zmm19,%zmm18,%zmm7
vfmadd231ps	%zmm16,%zmm4,%zmm7
vmulps	%zmm7,%zmm21,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
leaq	(%r11,%r11,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm23,%zmm5,%zmm7
vfmadd231ps	%zmm17,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm29,%zmm8 {%k2}
imulq	$704,%r11,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm19,%zmm5,%zmm7
vfmadd231ps	%zmm16,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm2,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
shlq	$8,%rcx
addq	%r15,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm18,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vmovaps	%zmm2,%zmm7
vmulps	%zmm5,%zmm21,%zmm7 {%k2}
imulq	$832,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm17,%zmm12,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm2,%zmm7
vmulps	%zmm5,%zmm29,%zmm7 {%k2}
imulq	$960,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm16,%zmm12,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm2,%zmm7
vmulps	%zmm5,%zmm22,%zmm7 {%k2}
movq	%r11,%rcx
shlq	$10,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm4,%zmm12,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm2,%zmm5
vmulps	%zmm4,%zmm21,%zmm5 {%k2}
imulq	$1088,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm0,%zmm12,%zmm0
vmulps	%zmm15,%zmm0,%zmm0
vmulps	%zmm0,%zmm9,%zmm2 {%k2}
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm2,(%rax,%rdx)
movl	$20,%esi
96:
testb	$8,%r14b
vxorps	%xmm15,%xmm15,%xmm15
je	6b
vbroadcastss	208(%r9),%zmm0
vmovups	2752(%rsp),%zmm2
vcmpeqps	346f(%rip){1to16},%zmm2,%k2
vaddps	%zmm3,%zmm3,%zmm2
vmovups	832(%rsp),%zmm7
vfmsub132ps	362f(%rip){1to16},%zmm3,%zmm7
vbroadcastss	100(%r9),%zmm4
vfmadd213ps	%zmm15,%zmm1,%zmm4
vfmadd231ps	104(%r9){1to16},%zmm6,%zmm4
vfmadd231ps	108(%r9){1to16},%zmm28,%zmm4
vfmadd231ps	112(%r9){1to16},%zmm27,%zmm4
vfmadd231ps	116(%r9){1to16},%zmm24,%zmm4
vfmadd231ps	120(%r9){1to16},%zmm14,%zmm4
vfmadd231ps	124(%r9){1to16},%zmm13,%zmm4
vfmadd231ps	128(%r9){1to16},%zmm11,%zmm4
vfmadd231ps	132(%r9){1to16},%zmm10,%zmm4
vbroadcastss	136(%r9),%zmm3
vmovups	4800(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm15,%zmm1,%zmm3
vfmadd231ps	140(%r9){1to16},%zmm6,%zmm3
vfmadd231ps	144(%r9){1to16},%zmm28,%zmm3
vfmadd231ps	148(%r9){1to16},%zmm27,%zmm3
vfmadd231ps	152(%r9){1to16},%zmm24,%zmm3
vfmadd231ps	156(%r9){1to16},%zmm14,%zmm3
vfmadd231ps	160(%r9){1to16},%zmm13,%zmm3
vfmadd231ps	164(%r9){1to16},%zmm11,%zmm3
vfmadd231ps	168(%r9){1to16},%zmm10,%zmm3
vfmadd132ps	172(%r9){1to16},%zmm15,%zmm1
vfmadd231ps	176(%r9){1to16},%zmm6,%zmm1
vfmadd231ps	180(%r9){1to16},%zmm28,%zmm1
vfmadd231ps	184(%r9){1to16},%zmm27,%zmm1
vfmadd231ps	188(%r9){1to16},%zmm24,%zmm1
vfmadd231ps	192(%r9){1to16},%zmm14,%zmm1
vfmadd231ps	196(%r9){1to16},%zmm13,%zmm1
vfmadd231ps	200(%r9){1to16},%zmm11,%zmm1
vfmadd231ps	204(%r9){1to16},%zmm10,%zmm1
vfmadd231ps	356f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	438f(%rip){1to16},%zmm5,%zmm1
vmovaps	%zmm0,%zmm7 {%k2}
movq	%rsi,%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
addq	$4,%rsi
imulq	%r11,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
jmp	6b
97:
addq	$5640,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
98:
.long	0x3f800000
99:
.long	1048576
322:
.long	2147483647
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
.long	1400897535
332:
.long	0xc9800000
333:
.long	0x3f000000
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
.long	0x40400000
356:
.long	0x40000000
357:
.long	0x41400000
358:
.long	0x40c00000
359:
.long	0x3f3504f3
362:
.long	0xbf000000
363:
.long	0x80000000
364:
.long	0xc2ae0000
365:
.long	0x3fb8aa3b
366:
.long	0xbf317200
367:
.long	0xb5bfbe8e
368:
.long	0x3aae0472
369:
.long	0x3c1e8629
372:
.long	0x3d635b73
373:
.long	0x3e75fc8c
374:
.long	0x3f317214
375:
.long	0x42fe0000
376:
.long	0x3e99999a
377:
.long	0xbe04a19d
378:
.long	0x3ef89ba5
379:
.long	0xbf03248e
382:
.long	0x3f0c3744
383:
.long	0xbdc1d79d
384:
.long	0x3e5c1572
385:
.long	0x3e17e642
386:
.long	0x3e2ecff8
387:
.long	0x3e2d3f9f
388:
.long	0x3ecc422a
389:
.long	0x3f106ebb
392:
.long	0xc0000000
393:
.long	3234528013
394:
.long	4286578688
395:
.long	0x3eaaac4e
396:
.long	0xbf00000d
397:
.long	0x3e4bdb47
398:
.long	0xbe7fd7d0
399:
.long	0x3e259a3a
422:
.long	0xbe2ec8d2
423:
.long	0xbddadb52
424:
.long	0x33b17218
425:
.long	0x3727c5ac
426:
.long	0x3a83126f
427:
.long	0x41800000
428:
.long	0x358637bd
429:
.long	0x350637bd
432:
.long	0x34210fb0
433:
.long	0x36a7c5ac
434:
.long	0x3f317218
435:
.long	0x3feb3f8f
436:
.long	0x38d1b717
437:
.long	0x3951b717
438:
.long	0x41000000
439:
.long	0x3cf5c28f
442:
.long	0x41200000
443:
.long	0x26901d7d
444:
.long	0x3f800054
445:
.long	0xbf4ccccd
446:
.short	65535
.short	0
.p2align	6,0x0
447:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
