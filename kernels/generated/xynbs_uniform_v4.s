# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5368,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,8(%rsp)
je	96f
movq	5440(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,72(%rsp)
movq	(%rdi),%rsi
movq	%rsi,48(%rsp)
movq	8(%rdi),%rsi
movq	%rsi,(%rsp)
movq	16(%rdi),%r15
movq	24(%rdi),%rsi
movq	%rsi,264(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rsi
addl	%r8d,%r9d
addl	5424(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,224(%rsp)
imull	%eax,%edx
movl	%edx,60(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rax
movq	%rax,80(%rsp)
xorl	%eax,%eax
vbroadcastss	97f(%rip),%zmm31
vpbroadcastd	335f(%rip),%zmm15
vbroadcastss	339f(%rip),%zmm16
vpbroadcastd	349f(%rip),%zmm18
vxorps	%xmm28,%xmm28,%xmm28
vpbroadcastd	97f(%rip),%zmm25
movq	%r9,232(%rsp)
movl	%r9d,%ecx
vpbroadcastd	99f(%rip),%zmm14
vbroadcastss	322f(%rip),%zmm17
vbroadcastss	323f(%rip),%zmm21
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vbroadcastss	326f(%rip),%zmm24
vpbroadcastd	327f(%rip),%zmm26
vpbroadcastd	442f(%rip),%zmm27
movq	%r14,256(%rsp)
movq	%r15,248(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	60(%rsp),%ecx
cmpq	224(%rsp),%rax
je	96f
3:
movq	%rax,%rdx
imulq	72(%rsp),%rdx
movq	%rdx,240(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,272(%rsp)
movl	%ecx,64(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	72(%rsp),%rdi
je	2b
5:
movq	240(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	232(%rsp),%rdx
movl	%esi,%r8d
xorl	%r9d,%r9d
movl	%esi,68(%rsp)
movq	%rdi,288(%rsp)
movq	%rdx,280(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	432f(%rip),%zmm0
vblendmps	2864(%rsp),%zmm0,%zmm0 {%k1}
movq	264(%rsp),%rcx
vmovups	2928(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r10)
movq	272(%rsp),%rax
vbroadcastss	335f(%rip),%zmm15
vbroadcastss	339f(%rip),%zmm16
vpbroadcastd	349f(%rip),%zmm18
vpbroadcastd	97f(%rip),%zmm25
movl	64(%rsp),%ecx
vpbroadcastd	99f(%rip),%zmm14
vbroadcastss	322f(%rip),%zmm17
vbroadcastss	323f(%rip),%zmm21
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vbroadcastss	326f(%rip),%zmm24
vpbroadcastd	327f(%rip),%zmm26
vpbroadcastd	442f(%rip),%zmm27
movl	68(%rsp),%esi
movq	288(%rsp),%rdi
movq	280(%rsp),%rdx
movl	44(%rsp),%r8d
movq	296(%rsp),%r9
7:
incq	%r9
incl	%r8d
cmpq	%r14,%r9
je	4b
8:
leaq	(%rdx,%r9),%r10
movl	8(%rbx),%r11d
movq	%r11,24(%rsp)
cmpq	%r11,%r10
jae	7b
movq	%r10,88(%rsp)
movq	%r9,296(%rsp)
movl	%r8d,44(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,496(%rsp)
movl	16(%rbx),%r8d
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%r8b
movq	%rcx,432(%rsp)
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
vmovdqa64	%zmm15,%zmm20
testq	%r10,%r10
je	56f
movq	%rax,%r11
imulq	88(%rsp),%r11
movl	$2,%r15d
subq	%r10,%r15
imull	44(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,160(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,304(%rsp)
vpxor	%xmm12,%xmm12,%xmm12
vxorps	%xmm29,%xmm29,%xmm29
movl	$16,%ebp
xorl	%edx,%edx
movq	80(%rsp),%r12
vmovaps	%zmm31,%zmm30
vmovups	%zmm31,1200(%rsp)
vpbroadcastd	98f(%rip),%zmm13
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%esi,%esi
jmp	32f
.p2align	4
9:
vaddps	%zmm5,%zmm8,%zmm8
vaddps	%zmm3,%zmm2,%zmm2
incq	%rsi
addl	%r10d,%eax
addq	160(%rsp),%r12
addl	304(%rsp),%ebp
addq	%r10,%rdx
cmpq	%r10,%rsi
je	55f
32:
movq	%rsi,%rdi
imulq	%r10,%rdi
leal	(%r11,%rdi),%ecx
andl	$2147483647,%ecx
movq	%rdi,%r9
shrq	%r9
addq	%r11,%r9
testb	$1,%r8b
cmoveq	%rcx,%r9
shlq	$6,%r9
movq	48(%rsp),%rbx
vmovdqa64	(%rbx,%r9),%zmm0
vmovdqa64	%zmm0,%zmm3
testb	$1,%r8b
je	33f
movl	%edi,%r9d
shll	$4,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm3
vpsrld	%xmm3,%zmm0,%zmm3
vpandd	%zmm27,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
33:
movq	(%rsp),%r9
vsubps	(%r9){1to16},%zmm3,%zmm3
vbroadcastss	8(%r9),%zmm4
vfmadd132ps	4(%r9){1to16},%zmm4,%zmm3
testb	$1,%r8b
je	34f
movl	%edi,%r9d
shll	$4,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm5
vpsrld	%xmm5,%zmm0,%zmm0
vpandd	%zmm27,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
34:
movq	%rdi,%r9
shlq	$6,%r9
movq	32(%rsp),%rbx
vmovaps	%zmm3,(%rbx,%r9)
testb	$8,%r8b
jne	37f
andl	$2147483647,%eax
vsubps	%zmm4,%zmm3,%zmm5
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm14,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm28,%zmm5,%zmm3
jne	39f
36:
testq	%rsi,%rsi
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm17,%zmm3,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vfmadd213ps	%zmm22,%zmm3,%zmm5
vaddps	%zmm23,%zmm3,%zmm7
vfmadd213ps	%zmm24,%zmm3,%zmm7
vcmpltps	%zmm3,%zmm28,%k1
vmulps	%zmm5,%zmm30,%zmm30 {%k1}
vmovups	1200(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm10 {%k1}
vpsrld	$23,%zmm30,%zmm5
vpsrld	$23,%zmm10,%zmm7
vpsubd	%zmm7,%zmm13,%zmm7
vpaddd	%zmm5,%zmm7,%zmm13
vpternlogd	$236,%zmm26,%zmm25,%zmm30
vpternlogd	$236,%zmm26,%zmm25,%zmm10
vmovdqu64	%zmm10,1200(%rsp)
vbroadcastss	97f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm29,%zmm29
andl	$2147483647,%eax
vsubps	%zmm4,%zmm3,%zmm5
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm5,%zmm6,%zmm6
vpandd	%zmm14,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm28,%zmm5,%zmm3
je	36b
39:
movl	$1,%ebx
cmpl	$2,%r10d
movl	%ebp,96(%rsp)
movq	%r12,560(%rsp)
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rcx
movq	%rdi,%r9
shrq	%r9
addq	%r11,%r9
testb	$1,%r8b
cmoveq	%rcx,%r9
shlq	$6,%r9
movq	48(%rsp),%rcx
vmovdqa64	(%rcx,%r9),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r8b
je	43f
movl	%edi,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm27,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
movq	(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm4,%zmm4
vbroadcastss	8(%rcx),%zmm7
vfmadd132ps	4(%rcx){1to16},%zmm7,%zmm4
testb	$1,%r8b
movq	560(%rsp),%r12
je	44f
movl	%edi,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm10
vpsrld	%xmm10,%zmm0,%zmm0
vpandd	%zmm27,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	32(%rsp),%rcx
vmovaps	%zmm4,(%rcx,%rdi)
testb	$8,%r8b
je	45f
vaddps	%zmm17,%zmm4,%zmm10
vfmadd213ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm22,%zmm4,%zmm10
vaddps	%zmm23,%zmm4,%zmm11
vfmadd213ps	%zmm24,%zmm4,%zmm11
vcmpltps	%zmm4,%zmm28,%k1
vmulps	%zmm10,%zmm30,%zmm30 {%k1}
vmovups	1200(%rsp),%zmm15
vmulps	%zmm11,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm30,%zmm10
vpsrld	$23,%zmm15,%zmm11
vpsubd	%zmm11,%zmm13,%zmm11
vpaddd	%zmm10,%zmm11,%zmm13
vpternlogd	$236,%zmm26,%zmm25,%zmm30
vpternlogd	$236,%zmm26,%zmm25,%zmm15
vmovdqu64	%zmm15,1200(%rsp)
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm29,%zmm29
45:
movl	96(%rsp),%ebp
vsubps	%zmm7,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm6,%zmm6
46:
vpandd	%zmm14,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm4,%zmm3,%zmm3
testq	%rsi,%rsi
jne	9b
47:
vaddps	%zmm3,%zmm9,%zmm9
jmp	9b
.p2align	4
48:
movl	%ebp,%r9d
jmp	52f
.p2align	4
49:
vpandd	%zmm14,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm12,%zmm12
vsubps	%zmm7,%zmm4,%zmm0
vaddps	%zmm0,%zmm3,%zmm3
leaq	(%r15,%rbx),%r14
incq	%r14
incq	%rbx
addq	$64,%r12
addl	$16,%r9d
cmpq	$1,%r14
je	42b
52:
leaq	(%rdx,%rbx),%rbp
leaq	(%rax,%rbx),%r14
shrq	%rbp
addq	%r11,%rbp
testb	$1,%r8b
cmoveq	%r14,%rbp
shlq	$6,%rbp
movq	48(%rsp),%r14
vmovdqa64	(%r14,%rbp),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r8b
je	53f
movl	%r9d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm27,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
53:
movq	(%rsp),%r14
vsubps	(%r14){1to16},%zmm4,%zmm4
vbroadcastss	8(%r14),%zmm7
vfmadd132ps	4(%r14){1to16},%zmm7,%zmm4
testb	$1,%r8b
je	54f
movl	%r9d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm10
vpsrld	%xmm10,%zmm0,%zmm0
vpandd	%zmm27,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%r12)
testb	$8,%r8b
je	49b
vaddps	%zmm17,%zmm4,%zmm10
vfmadd213ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm22,%zmm4,%zmm10
vaddps	%zmm23,%zmm4,%zmm11
vfmadd213ps	%zmm24,%zmm4,%zmm11
vcmpltps	%zmm4,%zmm28,%k1
vmulps	%zmm10,%zmm30,%zmm30 {%k1}
vmovups	1200(%rsp),%zmm15
vmulps	%zmm11,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm30,%zmm10
vpsrld	$23,%zmm15,%zmm11
vpsubd	%zmm11,%zmm13,%zmm11
vpaddd	%zmm10,%zmm11,%zmm13
vpternlogd	$236,%zmm26,%zmm25,%zmm30
vpternlogd	$236,%zmm26,%zmm25,%zmm15
vmovdqu64	%zmm15,1200(%rsp)
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm29,%zmm29
jmp	49b
.p2align	4
55:
vpcmpnleud	328f(%rip){1to16},%zmm12,%k0
vcvtudq2ps	%zmm13,%zmm0
vaddps	329f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4272(%rsp)
movq	5440(%rsp),%rbx
movq	256(%rsp),%r14
movq	248(%rsp),%r15
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4272(%rsp)
vmovups	%zmm31,1200(%rsp)
vmovaps	%zmm31,%zmm30
57:
vcvtusi2ss	%r10d,%xmm19,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm31,%zmm5,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm9,%zmm0,%zmm4
vmulps	%zmm3,%zmm0,%zmm3
vmulps	%zmm8,%zmm0,%zmm7
vmulps	%zmm6,%zmm0,%zmm0
vminps	%zmm4,%zmm3,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm7,%zmm0,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm3 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm6,%zmm3,%zmm0
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm6,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k1}
vminps	%zmm4,%zmm7,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vminps	%zmm6,%zmm3,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vbroadcastss	332f(%rip),%zmm15
vmulps	%zmm15,%zmm0,%zmm3
testq	%r10,%r10
vpxord	%xmm26,%xmm26,%xmm26
je	65f
vmaxps	%zmm1,%zmm3,%zmm1
movq	(%rsp),%rax
vbroadcastss	8(%rax),%zmm0
vaddps	%zmm0,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm7
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm4,%xmm4,%xmm4
movq	80(%rsp),%rdx
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%rsi,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	32(%rsp),%r9
vcvtsi2ss	%rdi,%xmm31,%xmm12
shlq	$6,%rdi
vmovaps	(%r9,%rdi),%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm28,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm6
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm1
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vpxor	%xmm10,%xmm10,%xmm10
cmpq	$1,%r10
je	58b
movq	%rdx,%r9
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r9),%zmm11
vmovaps	(%r9),%zmm12
vsubps	%zmm0,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm28,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm31,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm0,%zmm12,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm28,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r11
vcvtsi2ss	%r11,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
jne	59b
jmp	62b
65:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
66:
vcvtusi2ssq	432(%rsp),%xmm19,%xmm0
vmaxps	333f(%rip){1to16},%zmm4,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vbroadcastss	%xmm0,%zmm12
vcmpgtps	334f(%rip){1to16},%zmm4,%k1
vaddps	%zmm20,%zmm5,%zmm0
vdivps	336f(%rip){1to16},%zmm12,%zmm5
vmulps	%zmm15,%zmm0,%zmm0
vmovaps	%zmm0,%zmm10
vmulps	%zmm7,%zmm8,%zmm10 {%k1}
vmulps	%zmm7,%zmm9,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm5,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm5,%zmm9 {%k2}
vbroadcastss	337f(%rip),%zmm11
vmaxps	%zmm11,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm7,%zmm6,%zmm0 {%k1}
vmulps	%zmm7,%zmm1,%zmm1
vfnmadd231ps	%zmm0,%zmm0,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm5,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vmaxps	%zmm11,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	338f(%rip){1to16},%zmm8,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm12,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm31,%zmm5,%zmm2
vaddps	%zmm1,%zmm8,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
movq	(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vxorps	%xmm19,%xmm19,%xmm19
vcmpltps	%zmm4,%zmm19,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vbroadcastss	52(%rax),%zmm15
vbroadcastss	76(%rax),%zmm17
vbroadcastss	56(%rax),%zmm13
vbroadcastss	80(%rax),%zmm14
vbroadcastss	60(%rax),%zmm9
vbroadcastss	84(%rax),%zmm11
vbroadcastss	64(%rax),%zmm7
vbroadcastss	88(%rax),%zmm8
vbroadcastss	68(%rax),%zmm5
vbroadcastss	92(%rax),%zmm6
vminps	%zmm10,%zmm17,%zmm4
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm17,3440(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm10
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,3504(%rsp)
vmovaps	%zmm15,%zmm10 {%k1}
vmovups	%zmm10,1072(%rsp)
vminps	%zmm0,%zmm14,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm14,3568(%rsp)
vmovaps	%zmm14,%zmm4 {%k1}
vmaxps	%zmm4,%zmm13,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm13,2544(%rsp)
vmovaps	%zmm13,%zmm0 {%k1}
vmovups	%zmm0,752(%rsp)
vmovups	%zmm11,2608(%rsp)
vminps	%zmm2,%zmm11,%zmm0
vmovups	%zmm9,2672(%rsp)
vmaxps	%zmm0,%zmm9,%zmm23
vminps	%zmm3,%zmm8,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,3632(%rsp)
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm7,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm7,2736(%rsp)
vmovaps	%zmm7,%zmm2 {%k1}
vmovups	%zmm2,816(%rsp)
vminps	%zmm1,%zmm6,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm11
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm11 {%k1}
vmovups	%zmm12,4592(%rsp)
vcmpltps	%zmm16,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3312(%rsp)
vblendmps	%zmm19,%zmm31,%zmm13 {%k1}
vbroadcastss	342f(%rip),%zmm1
vblendmps	%zmm1,%zmm16,%zmm0 {%k1}
vmovups	%zmm0,2864(%rsp)
vcvtusi2ssl	496(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4400(%rsp)
vmovups	%zmm5,3760(%rsp)
vmovups	%zmm6,3696(%rsp)
vsubss	%xmm5,%xmm6,%xmm0
vmulss	337f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4656(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
leaq	256(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3120(%rsp)
vmovups	%zmm0,2352(%rsp)
vmovups	%zmm0,2416(%rsp)
vmovups	%zmm0,2480(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm31,3248(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,4336(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1776(%rsp)
vmovups	%zmm0,2800(%rsp)
vmovups	%zmm1,3184(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4144(%rsp)
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm0,3824(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2928(%rsp)
vmovups	%zmm29,4848(%rsp)
vmovups	%zmm30,4784(%rsp)
vpbroadcastd	347f(%rip),%zmm17
vpbroadcastd	346f(%rip),%zmm1
jmp	68f
.p2align	4
67:
vmovups	4464(%rsp),%zmm23
vmulps	%zmm24,%zmm12,%zmm14
vfmadd213ps	%zmm21,%zmm14,%zmm22
vmulps	%zmm22,%zmm4,%zmm4
vfmadd213ps	%zmm19,%zmm4,%zmm18
vfmadd213ps	%zmm18,%zmm14,%zmm20
vmulps	%zmm20,%zmm1,%zmm1
vfmadd213ps	%zmm17,%zmm1,%zmm15
vfmadd213ps	%zmm15,%zmm4,%zmm27
vfmadd213ps	%zmm27,%zmm14,%zmm16
vmulps	1136(%rsp),%zmm16,%zmm8
vfmadd213ps	%zmm10,%zmm8,%zmm30
vmovups	688(%rsp),%zmm16
vmulps	%zmm8,%zmm16,%zmm24
vmovups	752(%rsp),%zmm11
vaddps	%zmm24,%zmm11,%zmm12
vcmpunordps	%zmm12,%zmm12,%k1
vmovups	3568(%rsp),%zmm8
vminps	%zmm12,%zmm8,%zmm10
vmovaps	%zmm8,%zmm10 {%k1}
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	2544(%rsp),%zmm8
vmaxps	%zmm10,%zmm8,%zmm10
vmovaps	%zmm8,%zmm10 {%k1}
vcmpeqps	%zmm11,%zmm10,%k1
vcmpneqps	%zmm10,%zmm12,%k1 {%k1}
vfmadd213ps	%zmm30,%zmm1,%zmm9
vfmadd213ps	%zmm9,%zmm4,%zmm2
vfmadd213ps	%zmm2,%zmm14,%zmm23
vmovups	624(%rsp),%zmm21
vmulps	%zmm23,%zmm21,%zmm17
vmovups	1072(%rsp),%zmm23
vaddps	%zmm17,%zmm23,%zmm9
vcmpunordps	%zmm9,%zmm9,%k2
vmovups	3440(%rsp),%zmm10
vminps	%zmm9,%zmm10,%zmm2
vmovaps	%zmm10,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3504(%rsp),%zmm8
vmaxps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm8,%zmm2 {%k2}
vcmpeqps	%zmm23,%zmm2,%k2
vcmpneqps	%zmm2,%zmm9,%k0 {%k2}
vmovaps	%zmm7,%zmm11
vmulps	%zmm1,%zmm7,%zmm1
vmovups	%zmm1,944(%rsp)
vmovaps	%zmm0,%zmm27
vaddps	%zmm1,%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2608(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2672(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k2}
vcmpeqps	%zmm27,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	880(%rsp),%zmm22
vmulps	%zmm4,%zmm22,%zmm0
vmovups	%zmm0,1136(%rsp)
vmovaps	%zmm26,%zmm30
vaddps	%zmm0,%zmm26,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	3632(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2736(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpeqps	%zmm26,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	1840(%rsp),%zmm15
vmulps	%zmm14,%zmm15,%zmm7
vmovups	2992(%rsp),%zmm25
vaddps	%zmm7,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3696(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3760(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpeqps	%zmm25,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	348f(%rip),%zmm1 {%k3} {z}
vpbroadcastd	349f(%rip),%zmm20
vpord	%zmm20,%zmm1,%zmm1 {%k4}
vpbroadcastd	347f(%rip),%zmm19
vpord	%zmm19,%zmm1,%zmm1 {%k2}
vpbroadcastd	346f(%rip),%zmm18
vpord	%zmm18,%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vmovups	4976(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm1
vminps	%zmm1,%zmm5,%zmm1
vminps	%zmm1,%zmm6,%zmm1
vminps	%zmm1,%zmm13,%zmm1
vmulps	1968(%rsp),%zmm21,%zmm2
vmulps	%zmm2,%zmm21,%zmm2
vmovups	1456(%rsp),%zmm26
vsubps	%zmm26,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm26,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	2032(%rsp),%zmm16,%zmm2
vmulps	%zmm2,%zmm16,%zmm2
vmovups	1520(%rsp),%zmm8
vsubps	%zmm8,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm8,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	304(%rsp),%zmm11,%zmm2
vmulps	%zmm2,%zmm11,%zmm2
vmovups	1392(%rsp),%zmm18
vsubps	%zmm18,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm18,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	368(%rsp),%zmm22,%zmm2
vmulps	%zmm2,%zmm22,%zmm2
vmovups	1264(%rsp),%zmm20
vsubps	%zmm20,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm20,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	4912(%rsp),%zmm15,%zmm2
vmulps	%zmm2,%zmm15,%zmm2
vmovups	3056(%rsp),%zmm5
vsubps	%zmm5,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm5,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vdivps	%zmm27,%zmm31,%zmm2
vmulps	%zmm2,%zmm11,%zmm2
vmovups	%zmm2,368(%rsp)
vcmpltps	429f(%rip){1to16},%zmm1,%k3
vmovups	3312(%rsp),%zmm19
vmovaps	%zmm19,%zmm1
vfmadd132ps	560(%rsp),%zmm28,%zmm1
vmovups	3120(%rsp),%zmm12
vfmadd231ps	96(%rsp),%zmm12,%zmm1
vmovups	1648(%rsp),%zmm2
vfmadd231ps	2352(%rsp),%zmm2,%zmm1
vmovups	1712(%rsp),%zmm2
vfmadd231ps	2416(%rsp),%zmm2,%zmm1
vmovups	160(%rsp),%zmm2
vfmadd231ps	2480(%rsp),%zmm2,%zmm1
vmovups	1904(%rsp),%zmm4
vsubps	%zmm1,%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm15
vmulps	%zmm15,%zmm4,%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vmovups	4528(%rsp),%zmm2
vsubps	3376(%rsp),%zmm2,%zmm2
vmovups	%zmm2,304(%rsp)
vcmpltps	1776(%rsp),%zmm28,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,432(%rsp)
vcmpnltps	%zmm2,%zmm28,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4720(%rsp),%zmm2
vpord	%zmm0,%zmm2,%zmm0
vmovdqa32	%zmm2,%zmm0 {%k6}
vmovdqu64	%zmm0,496(%rsp)
vmaxps	333f(%rip){1to16},%zmm1,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm4,1904(%rsp)
vmulps	%zmm0,%zmm4,%zmm0
vmovups	3248(%rsp),%zmm29
vmulps	%zmm0,%zmm29,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	4144(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	435f(%rip){1to16},%zmm0,%zmm1
vcmpnltps	%zmm4,%zmm28,%k0
vbroadcastss	99f(%rip),%zmm16
vandps	%zmm16,%zmm17,%zmm0
vbroadcastss	437f(%rip),%zmm21
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm4
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3888(%rsp),%zmm14
vmulps	%zmm4,%zmm14,%zmm0
vminps	%zmm1,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm16,%zmm24,%zmm0
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	%zmm7,4208(%rsp)
vandps	%zmm16,%zmm7,%zmm0
vaddps	%zmm21,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm6,%zmm14,%zmm13
vminps	%zmm2,%zmm13,%zmm2
vmovaps	%zmm13,%zmm2 {%k4}
vmulps	332f(%rip){1to16},%zmm0,%zmm13
vmulps	%zmm13,%zmm14,%zmm13
vcmpunordps	%zmm13,%zmm13,%k4
vmulps	4656(%rsp),%zmm0,%zmm14
vminps	%zmm13,%zmm14,%zmm13
vmovaps	%zmm14,%zmm13 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm13,%zmm2
vmovaps	%zmm13,%zmm2 {%k4}
vcmpltps	%zmm28,%zmm17,%k4
vsubps	%zmm23,%zmm10,%zmm13
vmovups	3504(%rsp),%zmm10
vsubps	%zmm10,%zmm23,%zmm13 {%k4}
vmulps	%zmm4,%zmm13,%zmm4
vmulps	%zmm13,%zmm26,%zmm13
vcmpltps	%zmm13,%zmm28,%k4
vbroadcastss	438f(%rip),%zmm22
vmulps	%zmm22,%zmm4,%zmm4
vbroadcastss	345f(%rip),%zmm14
vmovaps	%zmm14,%zmm13
vminps	%zmm14,%zmm4,%zmm13 {%k4}
vcmpltps	%zmm28,%zmm24,%k4
vmovups	3568(%rsp),%zmm11
vmovups	752(%rsp),%zmm5
vsubps	%zmm5,%zmm11,%zmm4
vsubps	2544(%rsp),%zmm5,%zmm4 {%k4}
vmulps	%zmm6,%zmm4,%zmm6
vmulps	%zmm4,%zmm8,%zmm4
vcmpltps	%zmm4,%zmm28,%k4
vmovaps	%zmm14,%zmm4
vmulps	%zmm22,%zmm6,%zmm4 {%k4}
vcmpunordps	%zmm13,%zmm13,%k4
vminps	%zmm13,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k4}
vmovups	944(%rsp),%zmm4
vcmpltps	%zmm28,%zmm4,%k4
vandps	%zmm16,%zmm4,%zmm4
vaddps	%zmm21,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vmovups	2608(%rsp),%zmm8
vsubps	%zmm27,%zmm8,%zmm9
vsubps	2672(%rsp),%zmm27,%zmm9 {%k4}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm9,%zmm18,%zmm9
vcmpltps	%zmm9,%zmm28,%k4
vmovaps	%zmm14,%zmm9
vmulps	%zmm22,%zmm4,%zmm9 {%k4}
vmovups	1136(%rsp),%zmm8
vandps	%zmm16,%zmm8,%zmm4
vaddps	%zmm21,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k4}
vcmpltps	%zmm28,%zmm8,%k4
vmovups	3632(%rsp),%zmm21
vsubps	%zmm30,%zmm21,%zmm8
vsubps	2736(%rsp),%zmm30,%zmm8 {%k4}
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm8,%zmm20,%zmm8
vcmpltps	%zmm8,%zmm28,%k4
vmovaps	%zmm14,%zmm8
vmulps	%zmm22,%zmm4,%zmm8 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k4}
vcmpltps	%zmm28,%zmm7,%k4
vmovups	3696(%rsp),%zmm26
vsubps	%zmm25,%zmm26,%zmm6
vmovups	3760(%rsp),%zmm15
vsubps	%zmm15,%zmm25,%zmm6 {%k4}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	3056(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm28,%k4
vmovaps	%zmm14,%zmm6
vmulps	%zmm22,%zmm0,%zmm6 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vsqrtps	%zmm3,%zmm6
vmovups	1776(%rsp),%zmm22
vcmpnltps	%zmm22,%zmm28,%k0
korw	%k0,%k3,%k7
vmovups	4336(%rsp),%zmm13
vcmpltps	%zmm6,%zmm13,%k0
korw	%k0,%k3,%k0
vcmpgtps	3824(%rsp),%zmm14,%k3
vcmpltps	%zmm2,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm2 {%k4}
vmulps	436f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	368(%rsp),%zmm16
vmulps	%zmm0,%zmm16,%zmm0
vmovaps	%zmm14,%zmm0 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm23,%zmm2,%zmm17
vcmpunordps	%zmm17,%zmm17,%k5
vmovups	3440(%rsp),%zmm4
vminps	%zmm17,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmaxps	%zmm3,%zmm10,%zmm3
vmovaps	%zmm10,%zmm3 {%k5}
vfmadd213ps	%zmm5,%zmm2,%zmm24
vcmpunordps	%zmm24,%zmm24,%k5
vminps	%zmm24,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmovups	2544(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k5}
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm8
vcmpleps	%zmm8,%zmm0,%k5
vmulss	%xmm8,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpgeps	3952(%rsp),%zmm0,%k5 {%k5}
vmovaps	%zmm23,%zmm3 {%k3}
vsubps	%zmm23,%zmm3,%zmm0
vblendmps	%zmm19,%zmm0,%zmm19 {%k3}
vfmadd132ps	560(%rsp),%zmm28,%zmm0
vmovaps	%zmm5,%zmm4 {%k3}
vsubps	%zmm5,%zmm4,%zmm8
vblendmps	%zmm12,%zmm8,%zmm12 {%k3}
vfmadd231ps	96(%rsp),%zmm8,%zmm0
vdivps	%zmm1,%zmm31,%zmm8
vmovups	%zmm19,3312(%rsp)
vmulps	%zmm19,%zmm8,%zmm9
vbroadcastss	347f(%rip),%zmm17
vmovups	1584(%rsp),%zmm10
vmovups	1648(%rsp),%zmm19
vfnmadd213ps	%zmm19,%zmm9,%zmm10
vmovups	2096(%rsp),%zmm7
vmovups	1712(%rsp),%zmm20
vfnmadd213ps	%zmm20,%zmm9,%zmm7
vmovups	%zmm12,3120(%rsp)
vmulps	%zmm12,%zmm8,%zmm9
vmovups	1008(%rsp),%zmm12
vfnmadd213ps	%zmm10,%zmm9,%zmm12
vmovups	2160(%rsp),%zmm10
vfnmadd213ps	%zmm7,%zmm9,%zmm10
kandw	%k0,%k2,%k2
vblendmps	%zmm13,%zmm6,%zmm13 {%k3}
vmovups	%zmm13,4336(%rsp)
vmulps	%zmm6,%zmm16,%zmm5
vmulps	434f(%rip){1to16},%zmm5,%zmm5
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k6}
vmovups	3184(%rsp),%zmm7
vmovaps	%zmm7,%zmm5
vmulps	337f(%rip){1to16},%zmm7,%zmm5 {%k2}
vcmpnleps	%zmm5,%zmm6,%k0
vblendmps	%zmm7,%zmm5,%zmm7 {%k1}
vmovups	%zmm7,3184(%rsp)
vmovups	4016(%rsp),%zmm16
vmovaps	%zmm14,%zmm16 {%k7}
vblendmps	%zmm29,%zmm2,%zmm29 {%k3}
vmovups	%zmm29,3248(%rsp)
vpbroadcastd	349f(%rip),%zmm18
vmovups	2800(%rsp),%zmm5
vmovaps	%zmm5,%zmm16 {%k1}
vcmpnleps	%zmm2,%zmm1,%k2
vfmadd132ps	4208(%rsp),%zmm25,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm26,%zmm2
vmovaps	%zmm26,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmaxps	%zmm2,%zmm15,%zmm5
vmovaps	%zmm15,%zmm5 {%k6}
vmovaps	%zmm25,%zmm5 {%k3}
vsubps	%zmm25,%zmm5,%zmm2
vfmadd231ps	160(%rsp),%zmm2,%zmm0
vmovups	2480(%rsp),%zmm6
vblendmps	%zmm6,%zmm2,%zmm6 {%k3}
vmovups	%zmm6,2480(%rsp)
vmulps	%zmm6,%zmm8,%zmm2
vmovaps	%zmm5,%zmm11
vmovups	1328(%rsp),%zmm5
vfnmadd213ps	%zmm12,%zmm2,%zmm5
vmovups	2288(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm2,%zmm8
vmovups	816(%rsp),%zmm9
vmulps	%zmm5,%zmm9,%zmm2
vmulps	2224(%rsp),%zmm9,%zmm5
vmovups	5040(%rsp),%zmm10
vmulps	%zmm5,%zmm10,%zmm6
vmulps	%zmm2,%zmm6,%zmm7
vfmsub231ps	%zmm8,%zmm10,%zmm7
vfnmadd213ps	%zmm31,%zmm6,%zmm6
vmaxps	422f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm6,%zmm1,%zmm6
vbroadcastss	439f(%rip),%zmm8
vmulps	%zmm8,%zmm30,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vaddps	%zmm6,%zmm30,%zmm6
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm21,%zmm6
vmovaps	%zmm21,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	2736(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vmovaps	%zmm30,%zmm6 {%k3}
vsubps	%zmm30,%zmm6,%zmm7
vfmadd231ps	%zmm20,%zmm7,%zmm0
vmulps	%zmm2,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm7,%zmm1
korw	%k2,%k0,%k0
kmovw	432(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2416(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k3}
vmovups	%zmm2,2416(%rsp)
vmovaps	%zmm31,%zmm2 {%k2} {z}
vmovaps	%zmm22,%zmm2 {%k1}
vmulps	%zmm8,%zmm27,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vaddps	%zmm1,%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2608(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2672(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovaps	%zmm27,%zmm1 {%k3}
vsubps	%zmm27,%zmm1,%zmm5
vfmadd231ps	%zmm5,%zmm19,%zmm0
vmovups	2352(%rsp),%zmm7
vblendmps	%zmm7,%zmm5,%zmm7 {%k3}
vmovups	%zmm7,2352(%rsp)
vmovaps	%zmm28,%zmm0 {%k4}
vmovups	1904(%rsp),%zmm5
vmovaps	%zmm5,%zmm0 {%k3}
knotw	%k5,%k1
vmovups	304(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	4400(%rsp),%zmm7
vcmpgtps	2928(%rsp),%zmm7,%k1
vaddps	3376(%rsp),%zmm5,%zmm13 {%k1} {z}
vmovdqu64	496(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vmovups	%zmm3,1072(%rsp)
vmovups	%zmm4,752(%rsp)
vmovaps	%zmm1,%zmm23
vbroadcastss	346f(%rip),%zmm1
vmovups	%zmm6,816(%rsp)
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm2,1776(%rsp)
vmovups	%zmm16,2800(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	97f(%rip),%zmm25
68:
vbroadcastss	373f(%rip),%zmm29
vbroadcastss	374f(%rip),%zmm30
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,4208(%rsp)
knotw	%k0,%k0
kmovw	%k0,22(%rsp)
vpandd	%zmm1,%zmm5,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
vpandd	%zmm17,%zmm5,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	348f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,5168(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vmovups	%zmm5,4720(%rsp)
vpandd	%zmm18,%zmm5,%zmm0
vmovdqu64	%zmm0,5104(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
.p2align	4
69:
vaddss	%xmm26,%xmm13,%xmm0
vmovshdup	%xmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm13,%xmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm13,%xmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm13,4528(%rsp)
vextractf32x4	$3,%zmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vdivps	%zmm11,%zmm31,%zmm2
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmulps	352f(%rip){1to16},%zmm2,%zmm1
vmulps	353f(%rip){1to16},%zmm2,%zmm12
vmulps	354f(%rip){1to16},%zmm2,%zmm3
testq	%r10,%r10
vmovups	%zmm11,3888(%rsp)
vmovss	%xmm0,1136(%rsp)
vmovups	%zmm2,1840(%rsp)
je	77f
vmovups	%zmm23,1264(%rsp)
vbroadcastss	355f(%rip),%zmm9
vmovups	1072(%rsp),%zmm22
vsubps	%zmm22,%zmm9,%zmm0
vmulps	%zmm0,%zmm1,%zmm0
vbroadcastss	356f(%rip),%zmm14
vxorps	%zmm14,%zmm0,%zmm5
vmulps	%zmm5,%zmm0,%zmm4
vbroadcastss	357f(%rip),%zmm16
vmaxps	%zmm16,%zmm4,%zmm4
vbroadcastss	358f(%rip),%zmm17
vmulps	%zmm17,%zmm4,%zmm6
vrndscaleps	$8,%zmm6,%zmm7
vbroadcastss	359f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm4
vbroadcastss	362f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vbroadcastss	363f(%rip),%zmm8
vbroadcastss	364f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm4,%zmm8
vbroadcastss	365f(%rip),%zmm6
vfmadd213ps	%zmm6,%zmm4,%zmm8
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm4,%zmm8
vbroadcastss	367f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm4,%zmm8
vfmadd213ps	%zmm31,%zmm4,%zmm8
vmulps	%zmm3,%zmm1,%zmm6
vbroadcastss	368f(%rip),%zmm26
vaddps	%zmm26,%zmm7,%zmm4
vcvttps2udq	%zmm4,%zmm4
vpslld	$23,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vbroadcastss	99f(%rip),%zmm15
vandps	%zmm15,%zmm0,%zmm7
vbroadcastss	369f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpltps	%zmm5,%zmm0,%k1
vbroadcastss	372f(%rip),%zmm28
vmovaps	%zmm28,%zmm5
vfmadd213ps	%zmm29,%zmm7,%zmm5
vfmadd213ps	%zmm30,%zmm7,%zmm5
vbroadcastss	375f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm5
vmovaps	%zmm29,%zmm24
vbroadcastss	376f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm5
vmovaps	%zmm30,%zmm25
vbroadcastss	377f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm5
vbroadcastss	378f(%rip),%zmm14
vfmadd213ps	%zmm14,%zmm7,%zmm5
vbroadcastss	379f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm7,%zmm5
vbroadcastss	382f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm7,%zmm5
vmulps	%zmm5,%zmm7,%zmm5
vbroadcastss	332f(%rip),%zmm21
vblendmps	%zmm9,%zmm21,%zmm8 {%k1}
vmulps	%zmm4,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm7
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	332f(%rip),%xmm19
vbroadcastss	383f(%rip),%zmm20
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm31,%xmm5
vaddss	%xmm19,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm22,%zmm5,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vxorps	356f(%rip){1to16},%zmm5,%zmm10
vmulps	%zmm10,%zmm5,%zmm9
vmaxps	357f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	362f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vmovaps	%zmm12,%zmm26
vbroadcastss	363f(%rip),%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	367f(%rip){1to16},%zmm9,%zmm12
vaddps	368f(%rip){1to16},%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm15,%zmm5,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm28,%zmm11
vfmadd213ps	%zmm24,%zmm13,%zmm11
vfmadd213ps	%zmm25,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm14,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vfmadd213ps	%zmm18,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm5,%k1
vblendmps	355f(%rip){1to16},%zmm21,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm8,%zmm10,%zmm8
vsubps	%zmm11,%zmm7,%zmm7
vaddps	%zmm7,%zmm8,%zmm7
vmulps	%zmm9,%zmm5,%zmm8
vfmsub231ps	%zmm4,%zmm0,%zmm8
vmulps	%zmm20,%zmm0,%zmm12
vfmadd213ps	%zmm31,%zmm0,%zmm12
vmovaps	%zmm7,-256(%rax)
vmulps	%zmm12,%zmm4,%zmm7
vmulps	%zmm20,%zmm5,%zmm12
vfmadd213ps	%zmm31,%zmm5,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm0,%zmm7,%zmm0
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm5,%zmm0
vmovaps	%zmm26,%zmm12
vsubps	%zmm9,%zmm4,%zmm4
vmulps	%zmm4,%zmm26,%zmm4
vmovaps	%zmm4,-192(%rax)
vmulps	%zmm8,%zmm3,%zmm4
vfmsub213ps	%zmm4,%zmm3,%zmm0
vmovaps	%zmm4,-128(%rax)
vmulps	%zmm7,%zmm6,%zmm4
vmovaps	%zmm4,-64(%rax)
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rcx
addq	$320,%rax
vmovaps	%zmm5,%zmm0
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm7
vmovaps	%zmm10,%zmm8
cmpq	%rcx,%r10
jne	72b
vbroadcastss	355f(%rip),%zmm10
vmovups	752(%rsp),%zmm22
vsubps	%zmm22,%zmm10,%zmm0
vmulps	%zmm0,%zmm1,%zmm0
vxorps	356f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm0,%zmm4
vmaxps	357f(%rip){1to16},%zmm4,%zmm4
vmulps	%zmm17,%zmm4,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm4
vfmadd231ps	362f(%rip){1to16},%zmm7,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vbroadcastss	363f(%rip),%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	367f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	%zmm31,%zmm4,%zmm8
vaddps	368f(%rip){1to16},%zmm7,%zmm4
vcvttps2udq	%zmm4,%zmm4
vpslld	$23,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vandps	%zmm15,%zmm0,%zmm7
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm8
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm24,%zmm8,%zmm9
vfmadd213ps	%zmm25,%zmm8,%zmm9
vfmadd213ps	%zmm23,%zmm8,%zmm9
vfmadd213ps	%zmm29,%zmm8,%zmm9
vfmadd213ps	%zmm30,%zmm8,%zmm9
vfmadd213ps	%zmm14,%zmm8,%zmm9
vfmadd213ps	%zmm16,%zmm8,%zmm9
vfmadd213ps	%zmm18,%zmm8,%zmm9
vcmpltps	%zmm5,%zmm0,%k1
vblendmps	%zmm10,%zmm21,%zmm7 {%k1}
vmulps	%zmm9,%zmm8,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm15,%xmm5
vaddss	%xmm19,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm22,%zmm5,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vxorps	356f(%rip){1to16},%zmm5,%zmm10
vmulps	%zmm10,%zmm5,%zmm9
vmaxps	357f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	362f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vbroadcastss	363f(%rip),%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	367f(%rip){1to16},%zmm9,%zmm12
vaddps	368f(%rip){1to16},%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm15,%zmm5,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm28,%zmm11
vfmadd213ps	%zmm24,%zmm13,%zmm11
vfmadd213ps	%zmm25,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm14,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vfmadd213ps	%zmm18,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm5,%k1
vblendmps	355f(%rip){1to16},%zmm21,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm7,%zmm10,%zmm7
vsubps	%zmm11,%zmm8,%zmm8
vaddps	%zmm8,%zmm7,%zmm7
vmulps	%zmm9,%zmm5,%zmm8
vfmsub231ps	%zmm4,%zmm0,%zmm8
vmulps	%zmm20,%zmm0,%zmm12
vfmadd213ps	%zmm31,%zmm0,%zmm12
vmovaps	%zmm7,-256(%rax)
vmulps	%zmm12,%zmm4,%zmm7
vmulps	%zmm20,%zmm5,%zmm12
vfmadd213ps	%zmm31,%zmm5,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm0,%zmm7,%zmm0
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm5,%zmm0
vsubps	%zmm9,%zmm4,%zmm4
vmulps	%zmm4,%zmm26,%zmm4
vmovaps	%zmm4,-192(%rax)
vmulps	%zmm8,%zmm3,%zmm4
vfmsub213ps	%zmm4,%zmm3,%zmm0
vmovaps	%zmm4,-128(%rax)
vmulps	%zmm7,%zmm6,%zmm4
vmovaps	%zmm4,-64(%rax)
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rcx
addq	$320,%rax
vmovaps	%zmm5,%zmm0
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1136(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vmovups	1776(%rsp),%zmm27
ja	74f
vxorps	%xmm27,%xmm27,%xmm27
74:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,560(%rsp)
movq	(%rsp),%rax
vbroadcastss	8(%rax),%zmm5
movq	32(%rsp),%rax
vmovups	%zmm0,96(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,160(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,688(%rsp)
vmovups	%zmm0,1584(%rsp)
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,304(%rsp)
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,2160(%rsp)
vmovups	%zmm0,2224(%rsp)
vmovups	%zmm0,368(%rsp)
vmovups	%zmm0,496(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,2288(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,432(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,1520(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
xorl	%ecx,%ecx
vmovups	1264(%rsp),%zmm23
.p2align	4
75:
vmovups	%zmm16,2992(%rsp)
vmovups	%zmm6,3056(%rsp)
vmovups	%zmm15,1968(%rsp)
vmovups	%zmm13,2032(%rsp)
vmovups	%zmm11,880(%rsp)
vmovups	%zmm10,1328(%rsp)
vmovups	%zmm3,1392(%rsp)
vmovups	%zmm29,944(%rsp)
vmovups	%zmm7,1712(%rsp)
vmovups	%zmm24,1648(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm20
vmovaps	64(%r13,%rdx),%zmm0
vmovups	%zmm0,3952(%rsp)
vmovaps	128(%r13,%rdx),%zmm6
vmovaps	192(%r13,%rdx),%zmm0
vmovups	%zmm0,4016(%rsp)
vmovaps	256(%r13,%rdx),%zmm0
vmovups	%zmm0,4080(%rsp)
vmulps	%zmm20,%zmm23,%zmm17
vxorps	%xmm3,%xmm3,%xmm3
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	97f(%rip),%zmm26
vmovups	816(%rsp),%zmm1
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm11
vmovaps	-256(%rdx),%zmm28
vmovaps	-192(%rdx),%zmm16
vmovaps	%zmm28,%zmm23
vfmadd213ps	%zmm1,%zmm17,%zmm23
vaddps	%zmm5,%zmm23,%zmm23
vdivps	%zmm23,%zmm26,%zmm13
vmovaps	-128(%rdx),%zmm25
vsubps	%zmm23,%zmm11,%zmm11
vmulps	%zmm13,%zmm11,%zmm11
vmulps	%zmm11,%zmm27,%zmm23
vfmadd213ps	%zmm13,%zmm13,%zmm23
vaddps	%zmm23,%zmm14,%zmm14
vaddps	%zmm11,%zmm4,%zmm4
vfmadd231ps	%zmm28,%zmm11,%zmm2
vfmadd231ps	%zmm16,%zmm11,%zmm19
vfmadd231ps	-64(%rdx),%zmm11,%zmm15
vfmadd231ps	%zmm25,%zmm11,%zmm22
vfmadd231ps	(%rdx),%zmm11,%zmm21
vmulps	%zmm23,%zmm28,%zmm11
vaddps	%zmm11,%zmm3,%zmm3
vfmadd231ps	%zmm11,%zmm28,%zmm24
vmulps	%zmm23,%zmm16,%zmm11
vaddps	%zmm11,%zmm7,%zmm7
vfmadd231ps	%zmm28,%zmm11,%zmm31
vfmadd231ps	%zmm11,%zmm16,%zmm10
vmulps	%zmm23,%zmm25,%zmm11
vaddps	%zmm11,%zmm12,%zmm12
vfmadd231ps	%zmm28,%zmm11,%zmm29
vfmadd231ps	%zmm16,%zmm11,%zmm18
vfmadd231ps	%zmm25,%zmm11,%zmm0
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	76b
vmovups	1264(%rsp),%zmm23
vmovups	3952(%rsp),%zmm25
vmulps	%zmm25,%zmm23,%zmm11
vxorps	%xmm28,%xmm28,%xmm28
vfmadd213ps	%zmm28,%zmm17,%zmm10
vmovups	624(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm17,%zmm1
vmovups	%zmm1,624(%rsp)
vmovaps	%zmm31,%zmm10
vfmadd213ps	%zmm28,%zmm11,%zmm10
vmovups	1456(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm17,%zmm1
vmovups	%zmm1,1456(%rsp)
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm28,%zmm11,%zmm10
vmovups	688(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm11,%zmm1
vmovups	%zmm1,688(%rsp)
vmovaps	%zmm31,%zmm10
vfmadd213ps	%zmm28,%zmm20,%zmm10
vmovups	1584(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm17,%zmm1
vmovups	%zmm1,1584(%rsp)
vmovaps	%zmm24,%zmm10
vfmadd213ps	%zmm28,%zmm20,%zmm10
vmovups	1008(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm11,%zmm1
vmovups	%zmm1,1008(%rsp)
vmovups	304(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm20,%zmm1
vmovups	%zmm1,304(%rsp)
vaddps	%zmm28,%zmm7,%zmm7
vmovups	2096(%rsp),%zmm1
vfmadd231ps	%zmm7,%zmm17,%zmm1
vmovups	%zmm1,2096(%rsp)
vaddps	%zmm28,%zmm3,%zmm7
vmovups	2160(%rsp),%zmm1
vfmadd231ps	%zmm7,%zmm11,%zmm1
vmovups	%zmm1,2160(%rsp)
vmovups	2224(%rsp),%zmm1
vfmadd231ps	%zmm7,%zmm20,%zmm1
vmovups	%zmm1,2224(%rsp)
vmulps	%zmm6,%zmm23,%zmm7
vfmadd213ps	%zmm28,%zmm7,%zmm3
vfmadd213ps	%zmm3,%zmm17,%zmm12
vfmadd213ps	%zmm28,%zmm7,%zmm31
vfmadd213ps	%zmm31,%zmm17,%zmm18
vfmadd213ps	%zmm28,%zmm7,%zmm24
vfmadd231ps	%zmm29,%zmm17,%zmm24
vfmadd213ps	%zmm28,%zmm7,%zmm29
vfmadd213ps	%zmm29,%zmm17,%zmm0
vmovups	496(%rsp),%zmm1
vfmadd231ps	%zmm18,%zmm17,%zmm1
vmovups	%zmm1,496(%rsp)
vmovups	160(%rsp),%zmm1
vfmadd231ps	%zmm2,%zmm7,%zmm1
vfmadd231ps	%zmm24,%zmm7,%zmm30
vfmadd231ps	%zmm0,%zmm17,%zmm30
vmovups	560(%rsp),%zmm0
vfmadd231ps	%zmm19,%zmm17,%zmm0
vmovups	%zmm0,560(%rsp)
vfmadd231ps	%zmm22,%zmm17,%zmm1
vmovups	%zmm1,160(%rsp)
vmovups	96(%rsp),%zmm0
vfmadd231ps	%zmm2,%zmm11,%zmm0
vmovups	%zmm0,96(%rsp)
vmovups	944(%rsp),%zmm29
vfmadd231ps	%zmm11,%zmm24,%zmm29
vmovups	1392(%rsp),%zmm3
vfmadd231ps	%zmm24,%zmm20,%zmm3
vmovups	880(%rsp),%zmm11
vfmadd231ps	%zmm15,%zmm20,%zmm11
vmovups	2992(%rsp),%zmm16
vfmadd231ps	%zmm21,%zmm20,%zmm16
vmovups	1648(%rsp),%zmm24
vfmadd231ps	%zmm2,%zmm20,%zmm24
vmovups	1328(%rsp),%zmm10
vfmadd231ps	%zmm22,%zmm20,%zmm10
vmovups	432(%rsp),%zmm0
vfmadd231ps	%zmm19,%zmm25,%zmm0
vmovups	%zmm0,432(%rsp)
vmovups	2032(%rsp),%zmm13
vfmadd231ps	%zmm19,%zmm6,%zmm13
vmovups	1968(%rsp),%zmm15
vfmadd231ps	%zmm25,%zmm22,%zmm15
vfmadd231ps	%zmm22,%zmm6,%zmm8
vmovups	1520(%rsp),%zmm0
vfmadd231ps	%zmm2,%zmm6,%zmm0
vmovups	%zmm0,1520(%rsp)
vmovups	3056(%rsp),%zmm6
vfmadd231ps	4016(%rsp),%zmm2,%zmm6
vfmadd231ps	4080(%rsp),%zmm2,%zmm9
vmovups	1712(%rsp),%zmm7
vaddps	%zmm4,%zmm7,%zmm7
vaddps	%zmm28,%zmm14,%zmm0
vmovups	368(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm1
vmovups	%zmm1,368(%rsp)
vmovups	2288(%rsp),%zmm0
vaddps	%zmm12,%zmm0,%zmm0
vmovups	%zmm0,2288(%rsp)
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vaddps	%zmm16,%zmm9,%zmm0
vaddps	%zmm0,%zmm8,%zmm0
vaddps	%zmm0,%zmm8,%zmm0
vmovups	%zmm0,880(%rsp)
vaddps	%zmm11,%zmm13,%zmm0
vmovups	%zmm0,1328(%rsp)
vaddps	%zmm15,%zmm6,%zmm0
vmovups	%zmm0,944(%rsp)
vbroadcastss	97f(%rip),%zmm31
vbroadcastss	335f(%rip),%zmm12
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	385f(%rip),%zmm13
vpbroadcastd	386f(%rip),%zmm14
vpbroadcastd	97f(%rip),%zmm25
vbroadcastss	387f(%rip),%zmm15
vbroadcastss	388f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm17
vbroadcastss	392f(%rip),%zmm18
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
vmovups	%zmm3,1392(%rsp)
vmovups	1008(%rsp),%zmm11
vmovups	1584(%rsp),%zmm8
vmovups	496(%rsp),%zmm1
vmovups	560(%rsp),%zmm6
vmovups	96(%rsp),%zmm9
vmovups	432(%rsp),%zmm4
vmovups	688(%rsp),%zmm2
vmovups	624(%rsp),%zmm5
jmp	79f
.p2align	4
77:
vucomiss	%xmm26,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1520(%rsp)
vmovups	1776(%rsp),%zmm27
vbroadcastss	335f(%rip),%zmm12
vpbroadcastd	385f(%rip),%zmm13
vpbroadcastd	386f(%rip),%zmm14
vbroadcastss	387f(%rip),%zmm15
vbroadcastss	388f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm17
vbroadcastss	392f(%rip),%zmm18
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
ja	78f
vxorps	%xmm27,%xmm27,%xmm27
78:
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,2288(%rsp)
vmovups	%zmm0,1392(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,368(%rsp)
vmovups	%zmm0,2224(%rsp)
vmovups	%zmm0,2160(%rsp)
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,304(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,1456(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,160(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,880(%rsp)
vmovups	%zmm0,1328(%rsp)
vmovups	%zmm0,944(%rsp)
79:
vmovss	1136(%rsp),%xmm3
vucomiss	%xmm26,%xmm3
vmulps	%zmm23,%zmm27,%zmm3
vmovaps	%zmm10,%zmm0
vmulps	%zmm10,%zmm3,%zmm10
vmovups	1840(%rsp),%zmm26
vfnmadd213ps	%zmm5,%zmm26,%zmm10
vmovups	%zmm10,1968(%rsp)
vmovups	1520(%rsp),%zmm5
vmulps	%zmm5,%zmm3,%zmm10
vfnmadd213ps	%zmm2,%zmm26,%zmm10
vmovups	%zmm10,2032(%rsp)
vfnmadd213ps	1456(%rsp),%zmm3,%zmm4
vmovups	%zmm4,432(%rsp)
vdivps	%zmm23,%zmm12,%zmm4
vmulps	%zmm4,%zmm27,%zmm4
vmovups	%zmm6,560(%rsp)
vfmadd231ps	%zmm6,%zmm4,%zmm8
vmovups	%zmm9,96(%rsp)
vfmadd231ps	%zmm4,%zmm9,%zmm11
vaddps	%zmm0,%zmm5,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vmulps	%zmm9,%zmm5,%zmm4
vfmadd231ps	%zmm0,%zmm9,%zmm4
vaddps	880(%rsp),%zmm4,%zmm9
vfnmadd231ps	1328(%rsp),%zmm3,%zmm1
vfnmadd231ps	944(%rsp),%zmm3,%zmm29
vfnmadd213ps	1392(%rsp),%zmm27,%zmm6
vmovups	%zmm6,1328(%rsp)
vfnmadd213ps	%zmm30,%zmm3,%zmm9
vmovups	%zmm11,1008(%rsp)
vmovups	%zmm24,1648(%rsp)
vmovups	%zmm29,944(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm7,1712(%rsp)
jbe	84f
vmovups	2928(%rsp),%zmm0
vmovups	4528(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2928(%rsp)
vcmpgeps	384f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vxorps	%xmm4,%xmm4,%xmm4
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
vmovups	816(%rsp),%zmm26
vmovups	304(%rsp),%zmm4
jbe	85f
vmovaps	%zmm9,%zmm27
testq	%r10,%r10
je	87f
vmovups	160(%rsp),%zmm29
vmovaps	%zmm8,%zmm24
movq	(%rsp),%rax
vbroadcastss	8(%rax),%zmm2
vxorps	%xmm1,%xmm1,%xmm1
movq	32(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
82:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm23,%zmm3
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm26,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm25,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm15,%zmm8
vfmadd213ps	%zmm16,%zmm9,%zmm8
vmovaps	%zmm17,%zmm10
vmovaps	%zmm19,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm11
vfmadd213ps	%zmm18,%zmm9,%zmm10
vfmadd231ps	%zmm21,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm31,%zmm6,%zmm5
vfmadd231ps	%zmm22,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	82b
jmp	88f
.p2align	4
84:
vmovaps	%zmm8,%zmm18
vmovaps	%zmm11,%zmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3376(%rsp)
vmovups	3888(%rsp),%zmm11
vmovups	816(%rsp),%zmm26
vmovups	752(%rsp),%zmm7
vmovups	1072(%rsp),%zmm8
vmovups	96(%rsp),%zmm3
vmovups	368(%rsp),%zmm2
vmovups	304(%rsp),%zmm4
jmp	86f
.p2align	4
85:
vmovaps	%zmm8,%zmm18
vmovaps	%zmm11,%zmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3376(%rsp)
vmovups	3888(%rsp),%zmm11
vmovups	752(%rsp),%zmm7
vmovups	1072(%rsp),%zmm8
vmovups	96(%rsp),%zmm3
vmovups	368(%rsp),%zmm2
86:
vmovups	2032(%rsp),%zmm5
vmovups	1968(%rsp),%zmm10
vmovups	160(%rsp),%zmm14
jmp	89f
87:
vmovups	160(%rsp),%zmm29
vmovaps	%zmm8,%zmm24
vxorps	%xmm1,%xmm1,%xmm1
88:
vbroadcastss	397f(%rip),%zmm2
vmovups	3824(%rsp),%zmm3
vfmadd213ps	398f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm28,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3824(%rsp)
vmovups	4144(%rsp),%zmm0
vbroadcastss	399f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4144(%rsp)
vmovups	3184(%rsp),%zmm0
vmaxps	342f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3184(%rsp)
vblendmps	337f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3312(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1072(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm8
vmovups	3120(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	752(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2352(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm23,%zmm23
vmovups	2416(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm26,%zmm26
vmovups	2480(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3888(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm11
vmovups	1904(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1904(%rsp)
vmovups	3248(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,3248(%rsp)
vmovups	1776(%rsp),%zmm0
vmovaps	%zmm28,%zmm0 {%k1}
vmovups	%zmm0,1776(%rsp)
vmovups	2800(%rsp),%zmm0
vbroadcastss	345f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2800(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3376(%rsp)
vmovups	%zmm5,2480(%rsp)
vmovups	%zmm4,2416(%rsp)
vmovups	%zmm3,2352(%rsp)
vmovups	%zmm2,3120(%rsp)
vmovups	%zmm1,3312(%rsp)
vmovups	1008(%rsp),%zmm13
vmovaps	%zmm24,%zmm18
vmovups	1648(%rsp),%zmm24
vmovaps	%zmm29,%zmm14
vmovups	96(%rsp),%zmm3
vmovups	368(%rsp),%zmm2
vmovups	304(%rsp),%zmm4
vmovaps	%zmm27,%zmm9
vmovups	2032(%rsp),%zmm5
vmovups	1968(%rsp),%zmm10
89:
vmovups	%zmm14,160(%rsp)
vmovups	%zmm9,4912(%rsp)
vmovups	%zmm4,304(%rsp)
vmovups	%zmm2,368(%rsp)
vmovups	%zmm11,2992(%rsp)
vbroadcastss	333f(%rip),%zmm1
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm15
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm5
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm17
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5168(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5296(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm10
vmaxps	%zmm1,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm16
vcmpleps	3504(%rsp),%zmm8,%k2
vmovups	%zmm8,1072(%rsp)
vcmpgeps	3440(%rsp),%zmm8,%k4
vmovups	560(%rsp),%zmm1
vblendmps	%zmm1,%zmm12,%zmm0 {%k4}
vbroadcastss	356f(%rip),%zmm29
vxorps	%zmm29,%zmm1,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm28,%k6
kmovw	4208(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm28,%zmm31,%zmm6 {%k2}
vmovups	%zmm6,1456(%rsp)
vcmpgeps	3568(%rsp),%zmm7,%k4
vblendmps	%zmm3,%zmm12,%zmm0 {%k4}
vmovups	%zmm7,752(%rsp)
vcmpleps	2544(%rsp),%zmm7,%k4
vxorps	%zmm29,%zmm3,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm28,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm28,%zmm31,%zmm2 {%k4}
vmovups	%zmm2,1520(%rsp)
vmovdqu64	5232(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2608(%rsp),%zmm23,%k1
vblendmps	%zmm24,%zmm12,%zmm1 {%k1}
vcmpleps	2672(%rsp),%zmm23,%k1
vxorps	%zmm29,%zmm24,%zmm1 {%k1}
vcmpgeps	3632(%rsp),%zmm26,%k1
vmovups	1712(%rsp),%zmm4
vblendmps	%zmm4,%zmm12,%zmm0 {%k1}
vcmpleps	2736(%rsp),%zmm26,%k1
vxorps	%zmm29,%zmm4,%zmm0 {%k1}
vcmpgeps	3696(%rsp),%zmm11,%k1
vblendmps	%zmm14,%zmm12,%zmm4 {%k1}
vcmpleps	3760(%rsp),%zmm11,%k1
vxorps	%zmm29,%zmm14,%zmm4 {%k1}
vcmpleps	%zmm1,%zmm28,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm28,%zmm31,%zmm7 {%k5}
vmovups	%zmm7,1392(%rsp)
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm9
vmovups	%zmm5,688(%rsp)
vmulps	432(%rsp),%zmm2,%zmm1
vmulps	%zmm6,%zmm15,%zmm6
vmovaps	%zmm15,%zmm14
vmovups	%zmm15,624(%rsp)
vmulps	%zmm6,%zmm1,%zmm25
vmulps	%zmm7,%zmm17,%zmm20
vmovups	%zmm17,4080(%rsp)
vmovups	%zmm18,1584(%rsp)
vmulps	%zmm20,%zmm18,%zmm1
vmulps	%zmm6,%zmm1,%zmm27
vmulps	%zmm25,%zmm27,%zmm1
vmovaps	%zmm25,%zmm5
vfnmadd213ps	%zmm31,%zmm25,%zmm5
vbroadcastss	422f(%rip),%zmm24
vmovups	%zmm5,4976(%rsp)
vmaxps	%zmm24,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm29
vmulps	%zmm29,%zmm9,%zmm9
vmovaps	%zmm31,%zmm9 {%k4}
vcmpleps	%zmm0,%zmm28,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm28,%zmm31,%zmm11 {%k3}
vmulps	%zmm20,%zmm13,%zmm0
vfmsub231ps	%zmm0,%zmm2,%zmm1
vmulps	%zmm29,%zmm1,%zmm3
vmovaps	%zmm27,%zmm5
vfnmadd213ps	%zmm31,%zmm27,%zmm5
vfnmadd231ps	%zmm3,%zmm3,%zmm5
vmaxps	%zmm24,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmovaps	%zmm10,%zmm0
vmulps	%zmm11,%zmm10,%zmm22
vmulps	2096(%rsp),%zmm22,%zmm10
vmulps	%zmm6,%zmm10,%zmm15
vmulps	%zmm25,%zmm15,%zmm10
vmulps	%zmm27,%zmm15,%zmm12
vdivps	%zmm1,%zmm31,%zmm1
vmulps	%zmm14,%zmm9,%zmm13
vmovaps	%zmm9,%zmm13 {%k2}
vmovdqu64	5104(%rsp),%zmm9
vptestmd	%zmm9,%zmm9,%k0
vmulps	%zmm1,%zmm17,%zmm9
vmovaps	%zmm31,%zmm9 {%k5}
vcmpleps	%zmm4,%zmm28,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm28,%zmm31,%zmm30 {%k5}
vmovaps	%zmm16,%zmm7
vmulps	%zmm30,%zmm16,%zmm14
vmulps	496(%rsp),%zmm14,%zmm4
vmulps	%zmm6,%zmm4,%zmm17
vmulps	%zmm25,%zmm17,%zmm19
vmulps	%zmm27,%zmm17,%zmm21
vmulps	2160(%rsp),%zmm22,%zmm4
vfmsub231ps	%zmm4,%zmm2,%zmm10
vmulps	%zmm29,%zmm10,%zmm16
vmulps	2224(%rsp),%zmm22,%zmm4
vfmsub231ps	%zmm4,%zmm20,%zmm12
vfnmadd231ps	%zmm3,%zmm16,%zmm12
vmulps	%zmm1,%zmm12,%zmm18
vmovaps	%zmm15,%zmm6
vfnmadd213ps	%zmm31,%zmm15,%zmm6
vfnmadd231ps	%zmm16,%zmm16,%zmm6
vfnmadd231ps	%zmm18,%zmm18,%zmm6
vmulps	944(%rsp),%zmm14,%zmm4
vfmsub231ps	%zmm4,%zmm2,%zmm19
vmovaps	%zmm24,%zmm12
vmaxps	%zmm24,%zmm6,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	1328(%rsp),%zmm14,%zmm4
vmovups	%zmm20,816(%rsp)
vfmsub231ps	%zmm4,%zmm20,%zmm21
vmulps	%zmm15,%zmm17,%zmm10
vdivps	%zmm2,%zmm31,%zmm4
vmulps	2288(%rsp),%zmm14,%zmm2
vmovups	%zmm22,5040(%rsp)
vfmsub231ps	%zmm2,%zmm22,%zmm10
vmulps	%zmm4,%zmm0,%zmm2
vmovaps	%zmm0,%zmm24
vmovaps	%zmm31,%zmm2 {%k3}
vmulps	%zmm29,%zmm19,%zmm20
vfnmadd231ps	%zmm3,%zmm20,%zmm21
vmulps	%zmm1,%zmm21,%zmm21
vfnmadd231ps	%zmm16,%zmm20,%zmm10
vfnmadd231ps	%zmm18,%zmm21,%zmm10
vmulps	%zmm4,%zmm10,%zmm22
vmulps	%zmm9,%zmm13,%zmm9
vmovaps	%zmm17,%zmm13
vfnmadd213ps	%zmm31,%zmm17,%zmm13
vfnmadd231ps	%zmm20,%zmm20,%zmm13
vfnmadd231ps	%zmm21,%zmm21,%zmm13
vfnmadd231ps	%zmm22,%zmm22,%zmm13
vmaxps	%zmm12,%zmm13,%zmm10
vsqrtps	%zmm10,%zmm10
vmulps	%zmm2,%zmm9,%zmm2
vdivps	%zmm10,%zmm31,%zmm8
vmulps	%zmm8,%zmm7,%zmm9
vmovaps	%zmm7,%zmm14
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm2,%zmm9 {%k5}
vmovups	%zmm9,4016(%rsp)
vmovss	1136(%rsp),%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vucomiss	%xmm9,%xmm2
vmovups	624(%rsp),%zmm0
vmulps	560(%rsp),%zmm0,%zmm2
vmovups	4080(%rsp),%zmm19
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm2,%zmm9
vfmadd213ps	%zmm28,%zmm2,%zmm9 {%k3} {z}
kmovw	20(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	688(%rsp),%zmm0
vmulps	96(%rsp),%zmm0,%zmm12
vmovaps	%zmm12,%zmm10 {%k3} {z}
vfmadd213ps	%zmm9,%zmm10,%zmm10
kmovw	18(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovaps	%zmm19,%zmm7
vmulps	1648(%rsp),%zmm19,%zmm9
vmovaps	%zmm9,%zmm19 {%k1} {z}
vfmadd213ps	%zmm10,%zmm19,%zmm19
kmovw	16(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm23,%zmm0
vmovups	%zmm24,880(%rsp)
vmulps	1712(%rsp),%zmm24,%zmm23
vmovaps	%zmm23,%zmm10 {%k1} {z}
vfmadd213ps	%zmm19,%zmm10,%zmm10
kmovw	14(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm14,1840(%rsp)
vmulps	160(%rsp),%zmm14,%zmm19
vmovaps	%zmm19,%zmm24 {%k1} {z}
vfmadd213ps	%zmm10,%zmm24,%zmm24
vmovups	%zmm24,3952(%rsp)
vmulps	1456(%rsp),%zmm2,%zmm10
vmovaps	%zmm25,%zmm2
vmulps	%zmm10,%zmm25,%zmm24
vfmsub231ps	1520(%rsp),%zmm12,%zmm24
vmulps	%zmm10,%zmm27,%zmm25
vfmsub231ps	1392(%rsp),%zmm9,%zmm25
vmulps	%zmm10,%zmm15,%zmm28
vmovups	%zmm11,1264(%rsp)
vfmsub231ps	%zmm23,%zmm11,%zmm28
vmulps	%zmm10,%zmm17,%zmm23
vmovups	%zmm30,3056(%rsp)
vfmsub231ps	%zmm19,%zmm30,%zmm23
vbroadcastss	356f(%rip),%zmm11
vxorps	%zmm11,%zmm2,%zmm30
vxorps	%zmm11,%zmm27,%zmm9
vxorps	%zmm11,%zmm15,%zmm2
vxorps	%zmm11,%zmm17,%zmm12
vmovups	%zmm12,4464(%rsp)
vmovups	%zmm29,1136(%rsp)
vmulps	%zmm29,%zmm24,%zmm17
vfnmadd231ps	%zmm3,%zmm17,%zmm25
vxorps	%zmm11,%zmm3,%zmm15
vfnmadd231ps	%zmm16,%zmm17,%zmm28
vxorps	%zmm11,%zmm16,%zmm27
vmulps	%zmm1,%zmm25,%zmm19
vfnmadd231ps	%zmm18,%zmm19,%zmm28
vxorps	%zmm11,%zmm18,%zmm18
vfnmadd231ps	%zmm20,%zmm17,%zmm23
vxorps	%zmm11,%zmm20,%zmm16
vfnmadd231ps	%zmm21,%zmm19,%zmm23
vxorps	%zmm11,%zmm21,%zmm20
vmulps	%zmm4,%zmm28,%zmm21
vxorps	%xmm28,%xmm28,%xmm28
vfnmadd231ps	%zmm22,%zmm21,%zmm23
vxorps	%zmm11,%zmm22,%zmm22
vmovaps	%zmm10,%zmm3
vfmadd213ps	%zmm28,%zmm10,%zmm3
vfmadd231ps	%zmm17,%zmm17,%zmm3
vfmadd231ps	%zmm19,%zmm19,%zmm3
vfmadd231ps	%zmm21,%zmm21,%zmm3
vmovaps	%zmm8,%zmm12
vmulps	%zmm8,%zmm23,%zmm24
vfmadd231ps	%zmm24,%zmm24,%zmm3
ja	67b
vmovaps	%zmm27,%zmm14
vmovaps	%zmm30,%zmm8
vdivps	%zmm7,%zmm31,%zmm5
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm6
vmovaps	%zmm0,%zmm27
vmulps	%zmm0,%zmm5,%zmm5
vdivps	880(%rsp),%zmm31,%zmm11
vmovups	%zmm26,816(%rsp)
vmulps	%zmm26,%zmm11,%zmm11
vmovups	2800(%rsp),%zmm29
vdivps	%zmm29,%zmm31,%zmm13
vmulps	4016(%rsp),%zmm13,%zmm13
vmulps	423f(%rip){1to16},%zmm5,%zmm5
vmulps	424f(%rip){1to16},%zmm11,%zmm11
vmaxps	%zmm5,%zmm11,%zmm23
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm23 {%k1}
vbroadcastss	345f(%rip),%zmm25
vmovups	3824(%rsp),%zmm5
vcmpltps	%zmm25,%zmm5,%k1
vaddps	%zmm5,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	425f(%rip){1to16},%zmm5,%zmm5 {%k1} {z}
vmaxps	%zmm23,%zmm5,%zmm11
vcmpunordps	%zmm23,%zmm23,%k1
vmovaps	%zmm5,%zmm11 {%k1}
vmulps	%zmm13,%zmm13,%zmm5
vminps	%zmm31,%zmm5,%zmm5
vmulps	%zmm6,%zmm5,%zmm5
vmaxps	%zmm5,%zmm11,%zmm13
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm13 {%k1}
vcmpltps	%zmm25,%zmm29,%k1
vmovaps	%zmm13,%zmm5 {%k1} {z}
vmulps	%zmm5,%zmm5,%zmm5
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpgeps	3952(%rsp),%zmm6,%k1
vcmpleps	%zmm5,%zmm3,%k1 {%k1}
vmovups	1456(%rsp),%zmm3
vmulps	1520(%rsp),%zmm3,%zmm3
vmulps	1392(%rsp),%zmm3,%zmm3
vmulps	1264(%rsp),%zmm3,%zmm3
vmulps	3056(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm28,%k2
vmovaps	%zmm31,%zmm3 {%k2} {z}
vbroadcastss	339f(%rip),%zmm5
vblendmps	%zmm3,%zmm5,%zmm3 {%k1}
vmovups	4400(%rsp),%zmm6
vcmpleps	2928(%rsp),%zmm6,%k1
vminps	426f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	2864(%rsp),%zmm6
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vmovups	%zmm6,2864(%rsp)
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm31,%zmm13 {%k1} {z}
vxorps	%xmm0,%xmm0,%xmm0
vaddss	%xmm0,%xmm13,%xmm3
vmovshdup	%xmm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufpd	$1,%xmm13,%xmm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vshufps	$255,%xmm13,%xmm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf128	$1,%ymm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$2,%zmm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vextractf32x4	$3,%zmm13,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vmovshdup	%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm5,%xmm5,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm3,%xmm3
vucomiss	%xmm0,%xmm3
vmovups	2992(%rsp),%zmm11
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	97f(%rip),%zmm25
vbroadcastss	373f(%rip),%zmm29
vbroadcastss	374f(%rip),%zmm30
vmovups	4848(%rsp),%zmm6
vmovups	4784(%rsp),%zmm3
vmovaps	%zmm27,%zmm23
ja	69b
vmovups	%zmm23,1264(%rsp)
vmulps	%zmm24,%zmm12,%zmm5
vfmadd213ps	%zmm21,%zmm5,%zmm22
vmulps	%zmm22,%zmm4,%zmm4
vfmadd213ps	%zmm19,%zmm4,%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm20
vmulps	%zmm20,%zmm1,%zmm1
vfmadd213ps	%zmm17,%zmm1,%zmm15
vfmadd213ps	%zmm15,%zmm4,%zmm14
vfmadd213ps	%zmm14,%zmm5,%zmm16
vmulps	1136(%rsp),%zmm16,%zmm0
vfmadd213ps	%zmm10,%zmm0,%zmm8
vfmadd213ps	%zmm8,%zmm1,%zmm9
vfmadd213ps	%zmm9,%zmm4,%zmm2
vmovups	4464(%rsp),%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vmulps	624(%rsp),%zmm8,%zmm2
vmovups	%zmm2,1712(%rsp)
vmulps	688(%rsp),%zmm0,%zmm0
vmovups	%zmm0,304(%rsp)
vmulps	%zmm1,%zmm7,%zmm0
vmovups	%zmm0,160(%rsp)
vmulps	880(%rsp),%zmm4,%zmm0
vmovups	%zmm0,560(%rsp)
vmulps	1840(%rsp),%zmm5,%zmm0
vmovups	%zmm0,96(%rsp)
vdivps	1200(%rsp),%zmm31,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vpbroadcastd	385f(%rip),%zmm23
vpaddd	%zmm23,%zmm0,%zmm1
vpbroadcastd	386f(%rip),%zmm29
vpandd	%zmm29,%zmm1,%zmm1
vpsubd	%zmm1,%zmm25,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	387f(%rip),%zmm4
vbroadcastss	388f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm4
vbroadcastss	389f(%rip),%zmm5
vfmadd213ps	392f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	393f(%rip),%zmm3
vfmadd213ps	394f(%rip){1to16},%zmm2,%zmm3
vfmadd231ps	395f(%rip){1to16},%zmm0,%zmm3
vfmadd213ps	%zmm5,%zmm0,%zmm3
vfmadd213ps	%zmm4,%zmm0,%zmm3
vfmadd213ps	%zmm2,%zmm0,%zmm3
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm3
vmovups	4272(%rsp),%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm0,%zmm3
vfmadd231ps	428f(%rip){1to16},%zmm6,%zmm3
vmovups	%zmm3,1648(%rsp)
movl	%r8d,%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm30,%xmm30,%xmm30
cmpb	$1,%cl
vbroadcastss	335f(%rip),%zmm12
vbroadcastss	339f(%rip),%zmm13
movq	24(%rsp),%rdi
jne	94f
movq	(%rsp),%rax
vbroadcastss	8(%rax),%zmm1
movq	32(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
92:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	1264(%rsp),%zmm0
vmulps	(%r13,%rdx),%zmm0,%zmm0
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	395f(%rip),%zmm18
vbroadcastss	396f(%rip),%zmm19
vmovups	816(%rsp),%zmm20
vbroadcastss	387f(%rip),%zmm3
vbroadcastss	388f(%rip),%zmm15
.p2align	4
93:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm20,%zmm0,%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm7
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vaddps	%zmm31,%zmm7,%zmm8
vpaddd	%zmm23,%zmm8,%zmm8
vpandd	%zmm29,%zmm8,%zmm8
vpsubd	%zmm8,%zmm25,%zmm9
vaddps	%zmm12,%zmm9,%zmm10
vfmadd231ps	%zmm7,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm7
vbroadcastss	389f(%rip),%zmm9
vfmadd213ps	392f(%rip){1to16},%zmm10,%zmm9
vbroadcastss	393f(%rip),%zmm11
vfmadd213ps	394f(%rip){1to16},%zmm10,%zmm11
vfmadd231ps	%zmm18,%zmm7,%zmm11
vfmadd213ps	%zmm9,%zmm7,%zmm11
vmovaps	%zmm3,%zmm9
vfmadd213ps	%zmm15,%zmm10,%zmm9
vfmadd213ps	%zmm9,%zmm7,%zmm11
vfmadd213ps	%zmm10,%zmm7,%zmm11
vcvtdq2ps	%zmm8,%zmm7
vfmadd231ps	%zmm19,%zmm7,%zmm11
vaddps	%zmm31,%zmm6,%zmm7
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm7,%zmm11,%zmm6
vaddps	%zmm13,%zmm4,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm4,%zmm30
vmulps	%zmm5,%zmm1,%zmm4
vmulps	%zmm7,%zmm7,%zmm5
vaddps	%zmm7,%zmm2,%zmm2
vmulps	%zmm5,%zmm7,%zmm6
vaddps	%zmm5,%zmm27,%zmm27
vaddps	%zmm6,%zmm14,%zmm14
vfmadd231ps	%zmm6,%zmm4,%zmm21
vmulps	%zmm6,%zmm5,%zmm6
vfmadd231ps	%zmm5,%zmm4,%zmm22
vmulps	%zmm5,%zmm5,%zmm5
vaddps	%zmm5,%zmm26,%zmm26
vfmadd231ps	%zmm5,%zmm4,%zmm17
vfmadd231ps	%zmm4,%zmm6,%zmm16
vaddps	%zmm6,%zmm24,%zmm24
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	93b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	92b
94:
vmovups	2864(%rsp),%zmm25
vcmpleps	%zmm31,%zmm25,%k2
vmovups	688(%rsp),%zmm7
vmulps	432(%rsp),%zmm7,%zmm0
vmovups	624(%rsp),%zmm10
vmulps	%zmm10,%zmm0,%zmm12
vbroadcastss	99f(%rip),%zmm3
vmovups	1712(%rsp),%zmm19
vandps	%zmm3,%zmm19,%zmm0
vmaxps	%zmm28,%zmm0,%zmm0
vmovups	304(%rsp),%zmm18
vandps	%zmm3,%zmm18,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	96(%rsp),%zmm3,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	2992(%rsp),%zmm28
vmulps	433f(%rip){1to16},%zmm28,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovaps	%zmm12,%zmm0
vfnmadd213ps	%zmm31,%zmm12,%zmm0
vmovups	4080(%rsp),%zmm29
vmulps	1584(%rsp),%zmm29,%zmm1
vmulps	%zmm10,%zmm1,%zmm23
vmulps	1008(%rsp),%zmm29,%zmm1
vmulps	%zmm12,%zmm23,%zmm4
vfmsub231ps	%zmm1,%zmm7,%zmm4
vmovups	880(%rsp),%zmm8
vmulps	2096(%rsp),%zmm8,%zmm1
vmulps	%zmm10,%zmm1,%zmm11
vmulps	2160(%rsp),%zmm8,%zmm1
vmulps	%zmm12,%zmm11,%zmm5
vfmsub231ps	%zmm1,%zmm7,%zmm5
vbroadcastss	422f(%rip),%zmm3
vmaxps	%zmm3,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	2224(%rsp),%zmm8,%zmm6
vmulps	%zmm23,%zmm11,%zmm9
vfmsub231ps	%zmm6,%zmm29,%zmm9
vmovups	1840(%rsp),%zmm20
vmulps	496(%rsp),%zmm20,%zmm6
vmulps	%zmm10,%zmm6,%zmm10
vmulps	944(%rsp),%zmm20,%zmm6
vmovups	%zmm12,1008(%rsp)
vmulps	%zmm12,%zmm10,%zmm12
vfmsub231ps	%zmm6,%zmm7,%zmm12
vdivps	%zmm1,%zmm31,%zmm6
vmulps	1328(%rsp),%zmm20,%zmm1
vmulps	%zmm23,%zmm10,%zmm15
vfmsub231ps	%zmm1,%zmm29,%zmm15
vminps	%zmm31,%zmm0,%zmm0
vmulps	%zmm6,%zmm4,%zmm13
vmovups	%zmm23,1584(%rsp)
vmovaps	%zmm23,%zmm1
vfnmadd213ps	%zmm31,%zmm23,%zmm1
vfnmadd231ps	%zmm13,%zmm13,%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmaxps	%zmm3,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	2288(%rsp),%zmm20,%zmm4
vmulps	%zmm11,%zmm10,%zmm23
vfmsub231ps	%zmm4,%zmm8,%zmm23
vdivps	%zmm1,%zmm31,%zmm7
vmulps	%zmm6,%zmm5,%zmm20
vfnmadd231ps	%zmm13,%zmm20,%zmm9
vmulps	%zmm7,%zmm9,%zmm5
vmovaps	%zmm11,%zmm1
vfnmadd213ps	%zmm31,%zmm11,%zmm1
vfnmadd231ps	%zmm20,%zmm20,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vminps	%zmm0,%zmm1,%zmm9
vmaxps	%zmm3,%zmm1,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm6,368(%rsp)
vmulps	%zmm6,%zmm12,%zmm4
vfnmadd231ps	%zmm13,%zmm4,%zmm15
vmovups	%zmm7,432(%rsp)
vmulps	%zmm7,%zmm15,%zmm15
vfnmadd231ps	%zmm20,%zmm4,%zmm23
vfnmadd231ps	%zmm5,%zmm15,%zmm23
vmovups	%zmm0,496(%rsp)
vmulps	%zmm0,%zmm23,%zmm12
vmovaps	%zmm10,%zmm0
vfnmadd213ps	%zmm31,%zmm10,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vfnmadd231ps	%zmm15,%zmm15,%zmm0
vfnmadd231ps	%zmm12,%zmm12,%zmm0
vminps	%zmm9,%zmm0,%zmm1
vcmpgtps	429f(%rip){1to16},%zmm1,%k0
vmovups	1072(%rsp),%zmm9
vaddps	%zmm9,%zmm19,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3440(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3504(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm9 {%k3}
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm25,%k1
vmovaps	%zmm1,%zmm9 {%k1}
movq	88(%rsp),%r10
movq	%r10,%rax
shlq	$6,%rax
vbroadcastss	12(%rcx),%zmm25
vmovaps	%zmm9,(%r15,%rax)
vmovups	752(%rsp),%zmm23
vaddps	%zmm23,%zmm18,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3568(%rsp),%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2544(%rsp),%zmm9
vmaxps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vmovaps	%zmm3,%zmm23 {%k3}
vmovaps	%zmm1,%zmm23 {%k1}
addq	%rdi,%r10
shlq	$6,%r10
vmovaps	%zmm23,(%r15,%r10)
vmovups	1264(%rsp),%zmm23
vaddps	160(%rsp),%zmm23,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2608(%rsp),%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2672(%rsp),%zmm9
vmaxps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vmovaps	%zmm3,%zmm23 {%k3}
leaq	(%r15,%rax),%rdx
vmulps	%zmm25,%zmm23,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
movq	%rdi,%rcx
shlq	$7,%rcx
vmovaps	%zmm3,(%rcx,%rdx)
vmovups	816(%rsp),%zmm23
vaddps	560(%rsp),%zmm23,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3632(%rsp),%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2736(%rsp),%zmm9
vmaxps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vmovaps	%zmm3,%zmm23 {%k3}
vmulps	%zmm25,%zmm23,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
leaq	(%rdi,%rdi,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm3,(%rsi,%rdx)
vaddps	96(%rsp),%zmm28,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3696(%rsp),%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3760(%rsp),%zmm9
vmaxps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k4}
vmovaps	%zmm3,%zmm28 {%k3}
vmovaps	%zmm1,%zmm28 {%k1}
movq	%rdi,%rsi
shlq	$8,%rsi
vmovaps	%zmm28,(%rsi,%rdx)
movl	$5,%esi
testb	$2,%r8b
je	95f
vmaxps	422f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm3
vbroadcastss	356f(%rip),%zmm9
vxorps	1008(%rsp),%zmm9,%zmm0
vmulps	%zmm25,%zmm29,%zmm19
vmulps	%zmm25,%zmm8,%zmm7
vmovups	%zmm7,96(%rsp)
kandw	%k0,%k2,%k2
movl	%r8d,%edx
andl	$4,%edx
movl	%edx,%esi
shrl	$2,%esi
leaq	(%rdi,%rdi,4),%r11
shlq	$6,%r11
addq	%r15,%r11
movq	%r10,%rbp
xorl	%r10d,%r10d
testl	%edx,%edx
sete	%r10b
leaq	7(%rsi,%rsi,2),%r9
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r12d
cmoveq	%r12,%rsi
xorq	$7,%r10
imulq	24(%rsp),%r10
shlq	$6,%r10
addq	%r15,%r10
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	%r15,%r9
imulq	24(%rsp),%rdi
shlq	$6,%rdi
addq	%r15,%rdi
imulq	24(%rsp),%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovups	368(%rsp),%zmm18
vmulps	%zmm0,%zmm18,%zmm29
vmovups	1584(%rsp),%zmm0
vfmadd231ps	%zmm29,%zmm13,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmovups	432(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm28
vxorps	%zmm9,%zmm18,%zmm0
vmulps	%zmm0,%zmm13,%zmm0
vmulps	%zmm7,%zmm0,%zmm25
vfmadd231ps	%zmm29,%zmm20,%zmm11
vfmadd231ps	%zmm28,%zmm5,%zmm11
vxorps	%zmm9,%zmm11,%zmm0
vmovups	496(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm23
vmulps	%zmm20,%zmm18,%zmm0
vmovaps	%zmm19,%zmm20
vfmadd231ps	%zmm25,%zmm5,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm19
vxorps	%zmm9,%zmm7,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm6,%zmm0,%zmm13
vfmadd231ps	%zmm29,%zmm4,%zmm10
vfmadd231ps	%zmm28,%zmm15,%zmm10
vfmadd231ps	%zmm23,%zmm12,%zmm10
vxorps	%zmm9,%zmm10,%zmm0
vmulps	%zmm0,%zmm3,%zmm11
vmulps	%zmm4,%zmm18,%zmm0
vfmadd231ps	%zmm25,%zmm15,%zmm0
vfmadd231ps	%zmm19,%zmm12,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm10
vmulps	%zmm15,%zmm7,%zmm0
vfmadd231ps	%zmm13,%zmm12,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm4
vxorps	%zmm9,%zmm6,%zmm0
vmulps	%zmm0,%zmm12,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm29,%zmm12
vfmadd213ps	%zmm31,%zmm29,%zmm12
vfmadd231ps	%zmm28,%zmm28,%zmm12
vfmadd231ps	%zmm23,%zmm23,%zmm12
vfmadd231ps	%zmm11,%zmm11,%zmm12
vmovups	624(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm12
vmovaps	%zmm1,%zmm15
vmulps	%zmm12,%zmm8,%zmm15 {%k2}
vmovaps	%zmm15,(%rax,%r11)
vmulps	%zmm18,%zmm18,%zmm12
vmovups	96(%rsp),%zmm18
vfmadd231ps	%zmm25,%zmm25,%zmm12
vfmadd231ps	%zmm19,%zmm19,%zmm12
vfmadd231ps	%zmm10,%zmm10,%zmm12
vmovups	688(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm12
vmovaps	%zmm1,%zmm15
vmulps	%zmm12,%zmm8,%zmm15 {%k2}
vmovaps	%zmm15,(%rax,%r10)
movq	%rbp,%r10
vmulps	%zmm7,%zmm7,%zmm12
vfmadd231ps	%zmm13,%zmm13,%zmm12
vfmadd231ps	%zmm4,%zmm4,%zmm12
vmulps	%zmm20,%zmm12,%zmm12
vmovaps	%zmm1,%zmm15
vmulps	%zmm12,%zmm20,%zmm15 {%k2}
vmovaps	%zmm15,(%rax,%r9)
vmulps	%zmm6,%zmm6,%zmm12
vfmadd231ps	%zmm0,%zmm0,%zmm12
vmulps	%zmm18,%zmm12,%zmm12
vmovaps	%zmm1,%zmm15
vmulps	%zmm12,%zmm18,%zmm15 {%k2}
vmovaps	%zmm15,(%rax,%rdi)
movq	24(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm12
vmovups	1840(%rsp),%zmm5
vmulps	%zmm12,%zmm5,%zmm12
vmovaps	%zmm1,%zmm15
vmulps	%zmm12,%zmm5,%zmm15 {%k2}
vmovaps	%zmm15,(%rax,%rsi)
movl	$10,%esi
testl	%edx,%edx
je	95f
vmulps	368(%rsp),%zmm29,%zmm7
vfmadd231ps	%zmm28,%zmm25,%zmm7
vfmadd231ps	%zmm23,%zmm19,%zmm7
vfmadd231ps	%zmm11,%zmm10,%zmm7
vmovups	688(%rsp),%zmm8
vmulps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm1,%zmm12
vmovups	624(%rsp),%zmm9
vmulps	%zmm7,%zmm9,%zmm12 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm12,(%rax,%rdx)
vmovups	432(%rsp),%zmm5
vmulps	%zmm28,%zmm5,%zmm7
vfmadd231ps	%zmm23,%zmm13,%zmm7
vfmadd231ps	%zmm11,%zmm4,%zmm7
vmulps	%zmm20,%zmm7,%zmm7
vmovaps	%zmm1,%zmm12
vmulps	%zmm7,%zmm9,%zmm12 {%k2}
movq	%rdi,%rdx
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm12,(%rax,%rdx)
vmulps	%zmm25,%zmm5,%zmm6
vfmadd231ps	%zmm19,%zmm13,%zmm6
vfmadd231ps	%zmm10,%zmm4,%zmm6
vmulps	%zmm20,%zmm6,%zmm6
vmovaps	%zmm1,%zmm7
vmulps	%zmm6,%zmm8,%zmm7 {%k2}
leaq	(%rdi,%rdi,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmovups	496(%rsp),%zmm5
vmulps	%zmm23,%zmm5,%zmm6
vfmadd231ps	%zmm11,%zmm0,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vmovaps	%zmm1,%zmm7
vmulps	%zmm6,%zmm9,%zmm7 {%k2}
imulq	$704,%rdi,%rsi
addq	%r15,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm19,%zmm5,%zmm6
vfmadd231ps	%zmm10,%zmm0,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vmovaps	%zmm1,%zmm7
vmulps	%zmm6,%zmm8,%zmm7 {%k2}
shlq	$8,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm13,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm1,%zmm6
vmulps	%zmm5,%zmm20,%zmm6 {%k2}
imulq	$832,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm11,%zmm3,%zmm5
vmovups	1840(%rsp),%zmm7
vmulps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm1,%zmm6
vmulps	%zmm5,%zmm9,%zmm6 {%k2}
imulq	$960,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm10,%zmm3,%zmm5
vmulps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm1,%zmm6
vmulps	%zmm5,%zmm8,%zmm6 {%k2}
movq	%rdi,%rcx
shlq	$10,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm4,%zmm3,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm20,%zmm4,%zmm5 {%k2}
imulq	$1088,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmulps	%zmm18,%zmm0,%zmm1 {%k2}
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$20,%esi
95:
testb	$8,%r8b
vxorps	%xmm28,%xmm28,%xmm28
je	6b
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm0
vmovups	2864(%rsp),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm1,%k2
vaddps	%zmm30,%zmm30,%zmm1
vmovups	1648(%rsp),%zmm6
vfmsub132ps	355f(%rip){1to16},%zmm30,%zmm6
vbroadcastss	100(%rcx),%zmm4
vfmadd213ps	%zmm28,%zmm2,%zmm4
vfmadd231ps	104(%rcx){1to16},%zmm27,%zmm4
vfmadd231ps	108(%rcx){1to16},%zmm14,%zmm4
vfmadd231ps	112(%rcx){1to16},%zmm26,%zmm4
vfmadd231ps	116(%rcx){1to16},%zmm24,%zmm4
vfmadd231ps	120(%rcx){1to16},%zmm22,%zmm4
vfmadd231ps	124(%rcx){1to16},%zmm21,%zmm4
vfmadd231ps	128(%rcx){1to16},%zmm17,%zmm4
vfmadd231ps	132(%rcx){1to16},%zmm16,%zmm4
vbroadcastss	136(%rcx),%zmm3
vmovups	4592(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm28,%zmm2,%zmm3
vfmadd231ps	140(%rcx){1to16},%zmm27,%zmm3
vfmadd231ps	144(%rcx){1to16},%zmm14,%zmm3
vfmadd231ps	148(%rcx){1to16},%zmm26,%zmm3
vfmadd231ps	152(%rcx){1to16},%zmm24,%zmm3
vfmadd231ps	156(%rcx){1to16},%zmm22,%zmm3
vfmadd231ps	160(%rcx){1to16},%zmm21,%zmm3
vfmadd231ps	164(%rcx){1to16},%zmm17,%zmm3
vfmadd231ps	168(%rcx){1to16},%zmm16,%zmm3
vfmadd132ps	172(%rcx){1to16},%zmm28,%zmm2
vfmadd231ps	176(%rcx){1to16},%zmm27,%zmm2
vfmadd231ps	180(%rcx){1to16},%zmm14,%zmm2
vfmadd231ps	184(%rcx){1to16},%zmm26,%zmm2
vfmadd231ps	188(%rcx){1to16},%zmm24,%zmm2
vfmadd231ps	192(%rcx){1to16},%zmm22,%zmm2
vfmadd231ps	196(%rcx){1to16},%zmm21,%zmm2
vfmadd231ps	200(%rcx){1to16},%zmm17,%zmm2
vfmadd231ps	204(%rcx){1to16},%zmm16,%zmm2
vfmadd231ps	426f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	434f(%rip){1to16},%zmm5,%zmm2
vmovaps	%zmm0,%zmm6 {%k2}
movq	%rsi,%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
addq	$4,%rsi
imulq	%rdi,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
96:
addq	$5368,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
97:
.long	0x3f800000
98:
.long	1048576
99:
.long	2147483647
322:
.long	0x3f40094e
323:
.long	0x3e1d5a5a
324:
.long	0x3bd74912
325:
.long	0x3f156f3d
326:
.long	0x3d26f715
327:
.long	8388607
328:
.long	1400897535
329:
.long	0xc9800000
332:
.long	0x3f000000
333:
.long	0x0da24260
334:
.long	0x1e3ce508
335:
.long	0xbf800000
336:
.long	0x41100000
337:
.long	0x3e800000
338:
.long	0x41490fdb
339:
.long	0x40a00000
342:
.long	0x40800000
343:
.long	0x7f7fffff
344:
.long	0x3fc00000
345:
.long	0x7149f2ca
346:
.long	2
347:
.long	4
348:
.long	8
349:
.long	16
352:
.long	0x3f3504f3
353:
.long	0x3ecc422a
354:
.long	0x3f106ebb
355:
.long	0xbf000000
356:
.long	0x80000000
357:
.long	0xc2ae0000
358:
.long	0x3fb8aa3b
359:
.long	0xbf317200
362:
.long	0xb5bfbe8e
363:
.long	0x3aae0472
364:
.long	0x3c1e8629
365:
.long	0x3d635b73
366:
.long	0x3e75fc8c
367:
.long	0x3f317214
368:
.long	0x42fe0000
369:
.long	0x3e99999a
372:
.long	0xbe04a19d
373:
.long	0x3ef89ba5
374:
.long	0xbf03248e
375:
.long	0x3f0c3744
376:
.long	0xbdc1d79d
377:
.long	0x3e5c1572
378:
.long	0x3e17e642
379:
.long	0x3e2ecff8
382:
.long	0x3e2d3f9f
383:
.long	0xc0000000
384:
.long	0x41400000
385:
.long	3234528013
386:
.long	4286578688
387:
.long	0x3eaaac4e
388:
.long	0xbf00000d
389:
.long	0x3e4bdb47
392:
.long	0xbe7fd7d0
393:
.long	0x3e259a3a
394:
.long	0xbe2ec8d2
395:
.long	0xbddadb52
396:
.long	0x33b17218
397:
.long	0x3727c5ac
398:
.long	0x3a83126f
399:
.long	0x41800000
422:
.long	0x358637bd
423:
.long	0x350637bd
424:
.long	0x34210fb0
425:
.long	0x36a7c5ac
426:
.long	0x40000000
427:
.long	0x3f317218
428:
.long	0x3feb3f8f
429:
.long	0x38d1b717
432:
.long	0x40400000
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
442:
.short	65535
.short	0
.p2align	6,0x0
443:
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
