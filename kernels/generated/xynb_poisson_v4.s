# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4408,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	99f
testl	%edx,%edx
je	99f
cmpl	$0,8(%rsp)
je	99f
movq	4480(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r15
movq	16(%rdi),%r10
movq	%r10,72(%rsp)
movq	24(%rdi),%r10
movq	%r10,304(%rsp)
movq	32(%rdi),%r13
addl	%r8d,%r9d
addl	4464(%rsp),%r9d
movq	40(%rdi),%rdi
movl	%ecx,%ecx
movq	%rcx,272(%rsp)
leaq	64(%rdi),%rcx
movq	%rcx,64(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,360(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
vbroadcastss	322f(%rip),%zmm0
vbroadcastss	338f(%rip),%zmm25
xorl	%eax,%eax
vpbroadcastd	386f(%rip),%zmm30
vpbroadcastd	387f(%rip),%zmm31
vpbroadcastd	322f(%rip),%zmm24
vbroadcastss	388f(%rip),%zmm22
vxorps	%xmm18,%xmm18,%xmm18
movq	%r9,280(%rsp)
movl	%r9d,%ecx
movq	%rdi,%r9
vbroadcastss	332f(%rip),%zmm26
vbroadcastss	324f(%rip),%zmm15
vbroadcastss	325f(%rip),%zmm19
vbroadcastss	326f(%rip),%zmm20
vbroadcastss	327f(%rip),%zmm21
vbroadcastss	328f(%rip),%zmm23
vpbroadcastd	329f(%rip),%zmm27
vpbroadcastd	442f(%rip),%zmm28
movq	%rdi,16(%rsp)
movq	%r14,296(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	272(%rsp),%rax
je	99f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,288(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,312(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	288(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	280(%rsp),%rdx
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,328(%rsp)
movq	%rdx,320(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	433f(%rip),%zmm1
vblendmps	%zmm14,%zmm1,%zmm1 {%k1}
movq	304(%rsp),%rcx
vmovups	1584(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r11)
movq	312(%rsp),%rax
vbroadcastss	388f(%rip),%zmm22
movl	48(%rsp),%ecx
vbroadcastss	324f(%rip),%zmm15
vbroadcastss	325f(%rip),%zmm19
vbroadcastss	326f(%rip),%zmm20
vbroadcastss	327f(%rip),%zmm21
vbroadcastss	328f(%rip),%zmm23
movl	52(%rsp),%esi
movq	328(%rsp),%rdi
movq	320(%rsp),%rdx
movl	28(%rsp),%r8d
movq	344(%rsp),%r10
movq	%rbx,%r14
movq	%rbp,%rbx
7:
incq	%r10
incl	%r8d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r12
movl	8(%rbx),%r11d
movq	%r11,352(%rsp)
cmpq	%r11,%r12
jae	7b
movq	%r10,344(%rsp)
movl	%r8d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%r11d
movl	16(%rbx),%ecx
movq	%r10,%rbp
imulq	%r10,%rbp
leaq	1(%rbp),%rax
shrq	%rax
movl	%ecx,4(%rsp)
testb	$1,%cl
cmoveq	%rbp,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r12,336(%rsp)
je	62f
movq	%rbp,944(%rsp)
movl	%r11d,1008(%rsp)
movq	%r15,%r11
movq	%rax,%rcx
imulq	%r12,%rcx
movq	%rcx,816(%rsp)
shlq	$6,%rcx
addq	32(%rsp),%rcx
movq	%rcx,144(%rsp)
movl	$2,%r8d
subq	%r10,%r8
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,432(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,880(%rsp)
imull	28(%rsp),%eax
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
movl	$16,%r14d
xorl	%r12d,%r12d
movq	64(%rsp),%rbp
vmovups	%zmm0,80(%rsp)
vmovups	%zmm0,368(%rsp)
vpbroadcastd	323f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%edi,%edi
movl	4(%rsp),%edx
jmp	32f
.p2align	4
9:
vaddps	%zmm9,%zmm5,%zmm5
vaddps	%zmm10,%zmm2,%zmm2
incq	%rdi
addq	432(%rsp),%rbp
addl	880(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%rdi
je	59f
32:
movq	%rdi,%r15
imulq	%r10,%r15
testb	$1,%dl
jne	35f
movq	816(%rsp),%rcx
leal	(%rcx,%r15),%ebx
andl	$2147483647,%ebx
shlq	$6,%rbx
movq	32(%rsp),%rcx
vmovaps	(%rcx,%rbx),%zmm10
vsubps	(%r11){1to16},%zmm10,%zmm9
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm9,%zmm9
vmovaps	%zmm9,(%r9,%r15)
testb	$8,%dl
je	33f
vaddps	%zmm15,%zmm9,%zmm11
vfmadd213ps	%zmm19,%zmm9,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm11
vaddps	%zmm21,%zmm9,%zmm12
vfmadd213ps	%zmm23,%zmm9,%zmm12
vcmpltps	%zmm9,%zmm18,%k1
vmovups	80(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vmovups	368(%rsp),%zmm4
vmulps	%zmm12,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm13,%zmm11
vpsrld	$23,%zmm4,%zmm12
vpsubd	%zmm12,%zmm8,%zmm8
vpaddd	%zmm11,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm13
vmovdqu64	%zmm13,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,368(%rsp)
vbroadcastss	322f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm29,%zmm29
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm9,%zmm3,%zmm3
34:
vandps	%zmm26,%zmm10,%zmm10
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm18,%zmm9,%zmm10
cmpq	$1,%r10
jne	38f
movl	4(%rsp),%edx
testq	%rdi,%rdi
jne	9b
jmp	58f
.p2align	4
35:
movl	%r14d,208(%rsp)
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%esi
shll	$4,%esi
andl	$16,%esi
movq	%r15,%r9
movq	144(%rsp),%rbx
vmovdqa64	(%rbx,%rcx),%zmm9
vmovd	%esi,%xmm10
vpsrld	%xmm10,%zmm9,%zmm9
vpandd	%zmm28,%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm10
vsubps	(%r11){1to16},%zmm10,%zmm9
shlq	$6,%r9
vmulps	4(%r11){1to16},%zmm9,%zmm9
movq	16(%rsp),%rcx
vmovaps	%zmm9,(%rcx,%r9)
movq	16(%rsp),%r9
testb	$8,%dl
jne	43f
cmpl	$1,%r10d
movl	208(%rsp),%r14d
je	44f
36:
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm18,%zmm9,%zmm10
cmpq	$1,%r10
jne	45f
37:
testq	%rdi,%rdi
jne	9b
jmp	58f
.p2align	4
38:
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	53f
movl	%eax,%r9d
andl	$2147483647,%r9d
shlq	$6,%r9
addq	360(%rsp),%r9
movl	$1,%esi
xorl	%ecx,%ecx
jmp	42f
.p2align	4
39:
vandps	%zmm26,%zmm12,%zmm12
vpmaxud	%zmm12,%zmm7,%zmm7
vaddps	%zmm11,%zmm10,%zmm10
leaq	(%r8,%rsi),%rdx
incq	%rdx
incq	%rsi
addq	$64,%rcx
cmpq	$1,%rdx
je	54f
42:
vmovaps	(%r9,%rcx),%zmm12
vsubps	(%r11){1to16},%zmm12,%zmm11
vmulps	4(%r11){1to16},%zmm11,%zmm11
vmovaps	%zmm11,(%rbp,%rcx)
testb	$8,4(%rsp)
je	39b
vaddps	%zmm15,%zmm11,%zmm13
vfmadd213ps	%zmm19,%zmm11,%zmm13
vfmadd213ps	%zmm20,%zmm11,%zmm13
vaddps	%zmm21,%zmm11,%zmm14
vfmadd213ps	%zmm23,%zmm11,%zmm14
vcmpltps	%zmm11,%zmm18,%k1
vmovups	80(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm4 {%k1}
vmovups	368(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm4,%zmm13
vpsrld	$23,%zmm17,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm17
vmovdqu64	%zmm17,368(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
jmp	39b
.p2align	4
43:
vaddps	%zmm15,%zmm9,%zmm11
vfmadd213ps	%zmm19,%zmm9,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm11
vaddps	%zmm21,%zmm9,%zmm12
vfmadd213ps	%zmm23,%zmm9,%zmm12
vcmpltps	%zmm9,%zmm18,%k1
vmovups	80(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vmovups	368(%rsp),%zmm4
vmulps	%zmm12,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm13,%zmm11
vpsrld	$23,%zmm4,%zmm12
vpsubd	%zmm12,%zmm8,%zmm8
vpaddd	%zmm11,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm13
vmovdqu64	%zmm13,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,368(%rsp)
vbroadcastss	322f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm29,%zmm29
cmpl	$1,%r10d
movl	208(%rsp),%r14d
jne	36b
44:
vaddps	%zmm9,%zmm3,%zmm3
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm18,%zmm9,%zmm10
cmpq	$1,%r10
je	37b
45:
leaq	-2(%r10),%rcx
movl	$1,%ebx
testq	%rcx,%rcx
je	48f
movl	%r14d,%edx
movq	%rbp,%r9
jmp	47f
.p2align	4
46:
vpmaxud	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm10,%zmm10
leaq	(%r8,%rbx),%rcx
incq	%rcx
incq	%rbx
addq	$64,%r9
addl	$16,%edx
cmpq	$1,%rcx
je	48f
47:
leaq	(%r12,%rbx),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edx,%esi
andl	$16,%esi
movq	144(%rsp),%r14
vmovdqa64	(%r14,%rcx),%zmm11
vmovd	%esi,%xmm12
vpsrld	%xmm12,%zmm11,%zmm11
vpandd	%zmm28,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
vsubps	(%r11){1to16},%zmm11,%zmm12
vmulps	4(%r11){1to16},%zmm12,%zmm12
vmovaps	%zmm12,(%r9)
testb	$8,4(%rsp)
je	46b
vaddps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm19,%zmm12,%zmm13
vfmadd213ps	%zmm20,%zmm12,%zmm13
vaddps	%zmm21,%zmm12,%zmm14
vfmadd213ps	%zmm23,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm18,%k1
vmovups	80(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm4 {%k1}
vmovups	368(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm4,%zmm13
vpsrld	$23,%zmm17,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm17
vmovdqu64	%zmm17,368(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
jmp	46b
.p2align	4
48:
addq	%rbx,%r15
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%edx
shll	$4,%edx
andl	$16,%edx
movq	144(%rsp),%rsi
vmovdqa64	(%rsi,%rcx),%zmm11
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm11,%zmm11
vpandd	%zmm28,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
vsubps	(%r11){1to16},%zmm11,%zmm12
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm12,%zmm12
movq	16(%rsp),%r9
vmovaps	%zmm12,(%r9,%r15)
testb	$8,4(%rsp)
je	49f
vaddps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm19,%zmm12,%zmm13
vfmadd213ps	%zmm20,%zmm12,%zmm13
vaddps	%zmm21,%zmm12,%zmm14
vfmadd213ps	%zmm23,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm18,%k1
vmovups	80(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm4 {%k1}
vmovups	368(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm4,%zmm13
vpsrld	$23,%zmm17,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm17
vmovdqu64	%zmm17,368(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
49:
incq	%rbx
cmpq	%r10,%rbx
movl	208(%rsp),%r14d
jne	52f
vaddps	%zmm12,%zmm3,%zmm3
52:
movl	4(%rsp),%edx
jmp	57f
53:
movl	$1,%esi
54:
addq	32(%rsp),%rbx
movq	%rsi,%rcx
shlq	$6,%rcx
vmovaps	(%rbx,%rcx),%zmm11
vsubps	(%r11){1to16},%zmm11,%zmm12
movq	16(%rsp),%r9
addq	%r9,%r15
vmulps	4(%r11){1to16},%zmm12,%zmm12
vmovaps	%zmm12,(%r15,%rcx)
movl	4(%rsp),%edx
testb	$8,%dl
je	55f
vaddps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm19,%zmm12,%zmm13
vfmadd213ps	%zmm20,%zmm12,%zmm13
vaddps	%zmm21,%zmm12,%zmm14
vfmadd213ps	%zmm23,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm18,%k1
vmovups	80(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm4 {%k1}
vmovups	368(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm4,%zmm13
vpsrld	$23,%zmm17,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm27,%zmm24,%zmm4
vmovdqu64	%zmm4,80(%rsp)
vpternlogd	$236,%zmm27,%zmm24,%zmm17
vmovdqu64	%zmm17,368(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
55:
incq	%rsi
cmpq	%r10,%rsi
jne	56f
vaddps	%zmm12,%zmm3,%zmm3
56:
vandps	%zmm26,%zmm11,%zmm11
57:
vpmaxud	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm10,%zmm10
testq	%rdi,%rdi
jne	9b
58:
vaddps	%zmm10,%zmm6,%zmm6
jmp	9b
.p2align	4
59:
vpcmpnleud	333f(%rip){1to16},%zmm7,%k0
vcvtudq2ps	%zmm8,%zmm7
vaddps	334f(%rip){1to16},%zmm7,%zmm4
vmovups	%zmm4,3120(%rsp)
movq	4480(%rsp),%rbx
movq	296(%rsp),%r14
movq	%r11,%r15
movl	1008(%rsp),%r11d
movq	944(%rsp),%rbp
jmp	63f
62:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,3120(%rsp)
vmovups	%zmm0,368(%rsp)
vmovups	%zmm0,80(%rsp)
63:
vcvtusi2ss	%r10d,%xmm0,%xmm7
vbroadcastss	%xmm7,%zmm7
vmaxps	%zmm0,%zmm7,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm10,%zmm8,%zmm9
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm3,%zmm8,%zmm3
vminps	%zmm6,%zmm9,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm9,%zmm8 {%k1}
vmaxps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm9 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm8,%zmm9,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vminps	%zmm6,%zmm5,%zmm9
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vminps	%zmm8,%zmm9,%zmm5
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	335f(%rip),%zmm4
vmulps	%zmm4,%zmm3,%zmm3
testq	%r10,%r10
je	69f
vmaxps	%zmm1,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm8
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm5,%xmm5,%xmm5
movq	64(%rsp),%rsi
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	67f
.p2align	4
64:
xorl	%ecx,%ecx
65:
vmovaps	%zmm10,%zmm12
vmovaps	%zmm9,%zmm10
movq	%rdi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r9,%r8
vcvtsi2ss	%rcx,%xmm0,%xmm13
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm9
vsubps	%zmm8,%zmm9,%zmm9
vmaxps	%zmm18,%zmm9,%zmm9
vmulps	%zmm9,%zmm9,%zmm14
vbroadcastss	%xmm13,%zmm9
vaddps	%zmm14,%zmm11,%zmm11
vfmadd213ps	%zmm10,%zmm14,%zmm9
vmulss	%xmm13,%xmm13,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd213ps	%zmm12,%zmm14,%zmm10
66:
vcvtsi2ss	%rdi,%xmm0,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm5,%zmm5
vfmadd231ps	%zmm13,%zmm11,%zmm6
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r10,%rdi
je	72f
67:
vxorps	%xmm11,%xmm11,%xmm11
cmpq	$1,%r10
je	64b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
68:
vmovaps	-64(%r8),%zmm12
vmovaps	(%r8),%zmm13
vsubps	%zmm8,%zmm12,%zmm12
vcvtsi2ss	%rcx,%xmm0,%xmm14
vmaxps	%zmm18,%zmm12,%zmm12
vmulps	%zmm12,%zmm12,%zmm12
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm12,%zmm11,%zmm11
vfmadd213ps	%zmm9,%zmm12,%zmm15
vmulss	%xmm14,%xmm14,%xmm9
vbroadcastss	%xmm9,%zmm14
vfmadd213ps	%zmm10,%zmm12,%zmm14
vsubps	%zmm8,%zmm13,%zmm9
vmaxps	%zmm18,%zmm9,%zmm9
vmulps	%zmm9,%zmm9,%zmm12
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm0,%xmm10
vbroadcastss	%xmm10,%zmm9
vaddps	%zmm12,%zmm11,%zmm11
vfmadd213ps	%zmm15,%zmm12,%zmm9
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd213ps	%zmm14,%zmm12,%zmm10
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	68b
testb	$1,%r10b
movq	16(%rsp),%r9
jne	65b
jmp	66b
69:
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
72:
vmovups	%zmm29,3824(%rsp)
vcvtusi2ss	%rbp,%xmm0,%xmm8
vbroadcastss	%xmm8,%zmm13
vmaxps	336f(%rip){1to16},%zmm5,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vcmpgtps	337f(%rip){1to16},%zmm5,%k1
vaddps	%zmm25,%zmm7,%zmm7
vmulps	%zmm4,%zmm7,%zmm7
vmovaps	%zmm7,%zmm11
vdivps	339f(%rip){1to16},%zmm13,%zmm12
vmulps	%zmm8,%zmm9,%zmm11 {%k1}
vmulps	%zmm8,%zmm6,%zmm7 {%k1}
vmulps	%zmm8,%zmm10,%zmm6
vfnmadd231ps	%zmm11,%zmm11,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm12,%zmm9
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm12,%zmm9 {%k1}
vbroadcastss	342f(%rip),%zmm4
vmaxps	%zmm4,%zmm9,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm8,%zmm1,%zmm1
vfnmadd231ps	%zmm7,%zmm7,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm12,%zmm8
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm12,%zmm8 {%k1}
vmaxps	%zmm4,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	343f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm6,%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm1
vfnmadd231ps	%zmm13,%zmm3,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vbroadcastss	52(%r15),%zmm14
vbroadcastss	76(%r15),%zmm15
vbroadcastss	56(%r15),%zmm10
vbroadcastss	80(%r15),%zmm12
vbroadcastss	60(%r15),%zmm8
vbroadcastss	84(%r15),%zmm9
vbroadcastss	64(%r15),%zmm4
vbroadcastss	88(%r15),%zmm6
vmaxps	%zmm0,%zmm5,%zmm1
vminps	%zmm11,%zmm15,%zmm2
vcmpunordps	%zmm11,%zmm11,%k1
vmovups	%zmm15,2032(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,2096(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmovups	%zmm5,624(%rsp)
vminps	%zmm7,%zmm12,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm12,2160(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,2224(%rsp)
vmovaps	%zmm10,%zmm5 {%k1}
vmovups	%zmm5,688(%rsp)
vmovups	%zmm9,2288(%rsp)
vminps	%zmm1,%zmm9,%zmm1
vmovups	%zmm8,2352(%rsp)
vmaxps	%zmm1,%zmm8,%zmm17
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,2416(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm12
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2480(%rsp)
vmovaps	%zmm4,%zmm12 {%k1}
vbroadcastss	344f(%rip),%zmm2
vmovups	%zmm13,3760(%rsp)
vcmpltps	%zmm2,%zmm13,%k1
korw	%k0,%k1,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1776(%rsp)
vblendmps	%zmm3,%zmm0,%zmm9 {%k1}
vbroadcastss	345f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,2736(%rsp)
vcvtusi2ss	%r11d,%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3248(%rsp)
leaq	(%r10,%r10,2),%r11
shlq	$6,%r11
leaq	128(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1712(%rsp)
vmovups	%zmm1,1264(%rsp)
vmovups	%zmm1,1328(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm1,1072(%rsp)
vmovups	%zmm0,1904(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm1,3184(%rsp)
vmovups	%zmm3,560(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm2,1840(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2800(%rsp)
vbroadcastss	346f(%rip),%zmm1
vmovups	%zmm1,2544(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1584(%rsp)
vpbroadcastd	349f(%rip),%zmm2
jmp	74f
.p2align	4
73:
vmulps	%zmm23,%zmm21,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	2672(%rsp),%zmm7
vfmadd213ps	%zmm28,%zmm4,%zmm7
vmovups	2608(%rsp),%zmm8
vfmadd213ps	%zmm7,%zmm1,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vfmadd213ps	%zmm20,%zmm5,%zmm3
vmovups	1456(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm5
vmovups	%zmm5,1008(%rsp)
vmovups	688(%rsp),%zmm29
vaddps	%zmm5,%zmm29,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2160(%rsp),%zmm10
vminps	%zmm5,%zmm10,%zmm7
vmovaps	%zmm10,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	2224(%rsp),%zmm10
vmaxps	%zmm7,%zmm10,%zmm7
vmovaps	%zmm10,%zmm7 {%k1}
vcmpeqps	%zmm29,%zmm7,%k1
vcmpneqps	%zmm7,%zmm5,%k1 {%k1}
vmovups	496(%rsp),%zmm5
vfmadd213ps	%zmm3,%zmm4,%zmm5
vmovups	1136(%rsp),%zmm3
vfmadd213ps	%zmm5,%zmm1,%zmm3
vmovaps	%zmm15,%zmm23
vmovups	%zmm15,944(%rsp)
vmovups	1392(%rsp),%zmm10
vmulps	%zmm3,%zmm10,%zmm15
vmovups	624(%rsp),%zmm21
vaddps	%zmm15,%zmm21,%zmm5
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2032(%rsp),%zmm16
vminps	%zmm5,%zmm16,%zmm7
vmovaps	%zmm16,%zmm7 {%k2}
vcmpunordps	%zmm7,%zmm7,%k2
vmovups	2096(%rsp),%zmm16
vmaxps	%zmm7,%zmm16,%zmm7
vmovaps	%zmm16,%zmm7 {%k2}
vcmpeqps	%zmm21,%zmm7,%k2
vcmpneqps	%zmm7,%zmm5,%k3 {%k2}
vmulps	%zmm4,%zmm6,%zmm4
vmovups	%zmm4,496(%rsp)
vmovups	752(%rsp),%zmm28
vaddps	%zmm4,%zmm28,%zmm4
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2288(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k2}
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2352(%rsp),%zmm7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k2}
vcmpeqps	%zmm28,%zmm5,%k2
vcmpneqps	%zmm5,%zmm4,%k4 {%k2}
vmulps	%zmm1,%zmm19,%zmm1
vmovups	%zmm1,1136(%rsp)
vaddps	%zmm1,%zmm12,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2416(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2480(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm12,%zmm4,%k2
vcmpneqps	%zmm4,%zmm1,%k6 {%k2}
vminps	%zmm0,%zmm2,%zmm1
vminps	%zmm1,%zmm24,%zmm1
vminps	%zmm1,%zmm26,%zmm1
vmulps	2864(%rsp),%zmm10,%zmm2
vmulps	%zmm2,%zmm10,%zmm2
vmovaps	%zmm9,%zmm26
vsubps	%zmm9,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm9,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	2928(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	1648(%rsp),%zmm27
vsubps	%zmm27,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm27,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	144(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovups	%zmm11,3888(%rsp)
vmovups	1200(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	208(%rsp),%zmm19,%zmm2
vmulps	%zmm2,%zmm19,%zmm2
vsubps	%zmm11,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm11,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm28,%zmm0,%zmm2
vmulps	%zmm2,%zmm6,%zmm10
vcmpltps	432f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm18,%zmm5
vmovups	560(%rsp),%zmm2
vxorps	%xmm9,%xmm9,%xmm9
vcmpnltps	%zmm2,%zmm9,%k0
vmovups	%zmm2,560(%rsp)
vmulps	%zmm5,%zmm5,%zmm1
vmulps	%zmm1,%zmm10,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	348f(%rip),%zmm24
vmovaps	%zmm24,%zmm1 {%k2}
vbroadcastss	16(%r15),%zmm3
vcmpleps	%zmm3,%zmm1,%k7
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm14,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	352f(%rip),%zmm3 {%k4} {z}
vpbroadcastd	353f(%rip),%zmm17
vpord	%zmm17,%zmm3,%zmm3 {%k6}
vpbroadcastd	349f(%rip),%zmm16
vpord	%zmm16,%zmm3,%zmm3 {%k1}
vpord	%zmm1,%zmm3,%zmm3
vmovups	1776(%rsp),%zmm18
vmovaps	%zmm18,%zmm1
vfmadd132ps	3440(%rsp),%zmm9,%zmm1
vmovups	1712(%rsp),%zmm20
vfmadd231ps	3376(%rsp),%zmm20,%zmm1
vmovups	3504(%rsp),%zmm4
vfmadd231ps	1264(%rsp),%zmm4,%zmm1
vfmadd231ps	1328(%rsp),%zmm23,%zmm1
vmovups	1072(%rsp),%zmm8
vsubps	%zmm1,%zmm8,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	342f(%rip),%zmm7
vmulps	%zmm7,%zmm8,%zmm4
vmaxps	%zmm1,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vmulps	%zmm5,%zmm10,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm5,%zmm5,%k1
vminps	%zmm5,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	3568(%rsp),%zmm1
vsubps	1968(%rsp),%zmm1,%zmm1
vmovups	%zmm1,144(%rsp)
vcmpltps	%zmm2,%zmm9,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm9,%k3
vptestmd	%zmm3,%zmm3,%k1
korw	%k3,%k4,%k7
vmovdqu64	3952(%rsp),%zmm1
vpord	%zmm3,%zmm1,%zmm2
vmovdqa32	%zmm1,%zmm2 {%k7}
vmovdqu64	%zmm2,208(%rsp)
korw	%k1,%k7,%k1
vmovups	3184(%rsp),%zmm1
vcmpltps	%zmm5,%zmm1,%k7
vblendmps	%zmm1,%zmm5,%zmm1 {%k1}
vmovups	%zmm1,3184(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	1840(%rsp),%zmm5
vmovaps	%zmm5,%zmm1
vmulps	%zmm7,%zmm5,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm4,%k5
vblendmps	%zmm5,%zmm1,%zmm5 {%k3}
vmovups	%zmm5,1840(%rsp)
vmaxps	336f(%rip){1to16},%zmm6,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovups	%zmm8,1072(%rsp)
vmulps	%zmm1,%zmm8,%zmm1
vmovups	1904(%rsp),%zmm17
vmulps	%zmm1,%zmm17,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2800(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k7}
vmaxps	436f(%rip){1to16},%zmm1,%zmm5
vcmpnltps	%zmm8,%zmm9,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm0,%zmm5 {%k6}
vbroadcastss	332f(%rip),%zmm10
vandps	%zmm10,%zmm15,%zmm1
vbroadcastss	437f(%rip),%zmm13
vxorps	%xmm19,%xmm19,%xmm19
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmulps	3632(%rsp),%zmm1,%zmm4
vcmpunordps	%zmm5,%zmm5,%k6
vmovups	1008(%rsp),%zmm11
vandps	%zmm10,%zmm11,%zmm6
vaddps	%zmm13,%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vminps	%zmm5,%zmm4,%zmm7
vmovaps	%zmm4,%zmm7 {%k6}
vmulps	3056(%rsp),%zmm6,%zmm4
vcmpunordps	%zmm7,%zmm7,%k6
vminps	%zmm7,%zmm4,%zmm14
vmovaps	%zmm4,%zmm14 {%k6}
vcmpltps	%zmm19,%zmm15,%k6
vmovups	2032(%rsp),%zmm2
vsubps	%zmm21,%zmm2,%zmm4
vmovups	2096(%rsp),%zmm9
vsubps	%zmm9,%zmm21,%zmm4 {%k6}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm4,%zmm26,%zmm4
vcmpltps	%zmm4,%zmm19,%k6
vbroadcastss	438f(%rip),%zmm7
vmulps	%zmm7,%zmm1,%zmm1
vmovaps	%zmm24,%zmm4
vminps	%zmm24,%zmm1,%zmm4 {%k6}
vcmpltps	%zmm19,%zmm11,%k6
vmovups	2160(%rsp),%zmm3
vsubps	%zmm29,%zmm3,%zmm1
vmovups	2224(%rsp),%zmm8
vsubps	%zmm8,%zmm29,%zmm1 {%k6}
vmulps	%zmm6,%zmm1,%zmm6
vmulps	%zmm1,%zmm27,%zmm1
vcmpltps	%zmm1,%zmm19,%k6
vmovaps	%zmm24,%zmm1
vmulps	%zmm7,%zmm6,%zmm1 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k6}
vmovups	496(%rsp),%zmm6
vandps	%zmm10,%zmm6,%zmm1
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpltps	%zmm19,%zmm6,%k6
vmovups	2288(%rsp),%zmm27
vsubps	%zmm28,%zmm27,%zmm6
vmovups	2352(%rsp),%zmm26
vsubps	%zmm26,%zmm28,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	1200(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm19,%k6
vmovaps	%zmm24,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vmovups	1136(%rsp),%zmm16
vandps	%zmm10,%zmm16,%zmm1
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k6}
vcmpltps	%zmm19,%zmm16,%k6
vmovups	2416(%rsp),%zmm16
vsubps	%zmm12,%zmm16,%zmm6
vmovups	2480(%rsp),%zmm23
vsubps	%zmm23,%zmm12,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	3888(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm19,%k6
vmovaps	%zmm24,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k6}
vcmpgtps	2544(%rsp),%zmm24,%k6
vcmpltps	%zmm14,%zmm1,%k6 {%k6}
vmovaps	%zmm1,%zmm14 {%k6}
vmovups	3696(%rsp),%zmm13
vmovaps	%zmm24,%zmm13 {%k2}
vblendmps	%zmm17,%zmm14,%zmm17 {%k1}
vmovups	%zmm17,1904(%rsp)
vmovups	1520(%rsp),%zmm1
vmovaps	%zmm1,%zmm13 {%k3}
vcmpnleps	%zmm14,%zmm5,%k2
vfmadd213ps	%zmm21,%zmm14,%zmm15
vfmadd213ps	%zmm29,%zmm11,%zmm14
vcmpunordps	%zmm15,%zmm15,%k7
vminps	%zmm15,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm9,%zmm10
vmovaps	%zmm9,%zmm10 {%k7}
vmovaps	%zmm21,%zmm10 {%k1}
vsubps	%zmm21,%zmm10,%zmm6
vblendmps	%zmm18,%zmm6,%zmm18 {%k1}
vcmpunordps	%zmm14,%zmm14,%k7
vminps	%zmm14,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm8,%zmm14
vmovaps	%zmm8,%zmm14 {%k7}
vmovaps	%zmm29,%zmm14 {%k1}
vsubps	%zmm29,%zmm14,%zmm1
vblendmps	%zmm20,%zmm1,%zmm20 {%k1}
vfmadd132ps	3440(%rsp),%zmm19,%zmm6
vfmadd231ps	3376(%rsp),%zmm1,%zmm6
vdivps	%zmm5,%zmm0,%zmm1
vmovups	%zmm18,1776(%rsp)
vmulps	%zmm18,%zmm1,%zmm4
vmovups	3312(%rsp),%zmm8
vmovups	3504(%rsp),%zmm3
vfnmadd213ps	%zmm3,%zmm4,%zmm8
vmovups	816(%rsp),%zmm7
vmovups	944(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm4,%zmm7
vmovups	%zmm20,1712(%rsp)
vmulps	%zmm20,%zmm1,%zmm1
vmovups	2992(%rsp),%zmm4
vfnmadd213ps	%zmm8,%zmm1,%zmm4
vmovups	432(%rsp),%zmm2
vfnmadd213ps	%zmm7,%zmm1,%zmm2
vmovups	4080(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm1
vmulps	880(%rsp),%zmm9,%zmm4
vmovups	4016(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm7
vmulps	%zmm1,%zmm7,%zmm8
vfmsub231ps	%zmm2,%zmm11,%zmm8
vfnmadd213ps	%zmm0,%zmm7,%zmm7
vmaxps	423f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm7,%zmm11,%zmm7
vmulps	%zmm1,%zmm9,%zmm1
vmulps	%zmm9,%zmm4,%zmm4
vmulps	%zmm7,%zmm5,%zmm7
vbroadcastss	439f(%rip),%zmm9
vmulps	%zmm9,%zmm12,%zmm8
vcmpunordps	%zmm7,%zmm7,%k7
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k7}
vaddps	%zmm7,%zmm12,%zmm7
vcmpunordps	%zmm7,%zmm7,%k7
vminps	%zmm7,%zmm16,%zmm7
vmovaps	%zmm16,%zmm7 {%k7}
vcmpunordps	%zmm7,%zmm7,%k7
vmaxps	%zmm7,%zmm23,%zmm7
vmovaps	%zmm23,%zmm7 {%k7}
vmovaps	%zmm12,%zmm7 {%k1}
vsubps	%zmm12,%zmm7,%zmm8
vfmadd231ps	%zmm15,%zmm8,%zmm6
vmulps	%zmm1,%zmm5,%zmm1
vfnmadd231ps	%zmm4,%zmm8,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1328(%rsp),%zmm2
vblendmps	%zmm2,%zmm8,%zmm2 {%k1}
vmovups	%zmm2,1328(%rsp)
vmovaps	%zmm0,%zmm4 {%k2} {z}
vmovups	560(%rsp),%zmm2
vmovaps	%zmm2,%zmm4 {%k3}
vmulps	%zmm9,%zmm28,%zmm5
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k2}
vaddps	%zmm1,%zmm28,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm27,%zmm1
vmovaps	%zmm27,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm26,%zmm1
vmovaps	%zmm26,%zmm1 {%k2}
vmovaps	%zmm28,%zmm1 {%k1}
vsubps	%zmm28,%zmm1,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm6
vmovups	1264(%rsp),%zmm2
vblendmps	%zmm2,%zmm5,%zmm2 {%k1}
vmovups	%zmm2,1264(%rsp)
vmovaps	%zmm19,%zmm6 {%k6}
vmovups	1072(%rsp),%zmm2
vmovaps	%zmm2,%zmm6 {%k1}
knotw	%k0,%k2
vmovups	144(%rsp),%zmm2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmovups	3248(%rsp),%zmm5
vcmpgtps	1584(%rsp),%zmm5,%k2
vaddps	1968(%rsp),%zmm2,%zmm9 {%k2} {z}
vbroadcastss	349f(%rip),%zmm2
vmovdqu64	208(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm5 {%k1} {z}
vmovups	%zmm10,624(%rsp)
vmovups	%zmm14,688(%rsp)
vmovaps	%zmm1,%zmm17
vmovaps	%zmm7,%zmm12
vmovups	%zmm6,1072(%rsp)
vmovups	%zmm4,560(%rsp)
vmovups	%zmm13,1520(%rsp)
74:
vpslld	$31,%zmm5,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,14(%rsp)
vpandd	%zmm2,%zmm5,%zmm1
vmovdqu64	%zmm1,4272(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,12(%rsp)
vpandd	352f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4208(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm5,3952(%rsp)
vpandd	353f(%rip){1to16},%zmm5,%zmm1
vmovdqu64	%zmm1,4144(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vxorps	%xmm8,%xmm8,%xmm8
vbroadcastss	356f(%rip),%zmm16
.p2align	4
75:
vmovups	%zmm9,3568(%rsp)
vaddss	%xmm8,%xmm9,%xmm1
vmovshdup	%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm29
vbroadcastss	20(%r15),%zmm28
vbroadcastss	24(%r15),%zmm7
testq	%r10,%r10
vmovups	%zmm17,752(%rsp)
vmovups	%zmm7,3056(%rsp)
vmovups	%zmm28,3632(%rsp)
vmovss	%xmm29,496(%rsp)
je	83f
vdivps	%zmm28,%zmm0,%zmm6
vmulps	354f(%rip){1to16},%zmm6,%zmm9
vbroadcastss	355f(%rip),%zmm10
vmovups	624(%rsp),%zmm4
vsubps	%zmm4,%zmm10,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vxorps	%zmm16,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmovaps	%zmm16,%zmm1
vbroadcastss	357f(%rip),%zmm16
vmaxps	%zmm16,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm17
vmulps	%zmm17,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vbroadcastss	359f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm3
vbroadcastss	362f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vbroadcastss	364f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm8
vbroadcastss	365f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm8
vbroadcastss	366f(%rip),%zmm23
vmovaps	%zmm4,%zmm22
vfmadd213ps	%zmm23,%zmm3,%zmm8
vmovaps	%zmm9,%zmm23
vbroadcastss	367f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	368f(%rip),%zmm25
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	332f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm7
vbroadcastss	369f(%rip),%zmm26
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	372f(%rip),%zmm28
vmovaps	%zmm28,%zmm8
vbroadcastss	373f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm8
vbroadcastss	374f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm9,%zmm8
vbroadcastss	375f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm9,%zmm8
vbroadcastss	376f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm9,%zmm8
vbroadcastss	377f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm9,%zmm8
vbroadcastss	378f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm9,%zmm8
vbroadcastss	379f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm9,%zmm8
vbroadcastss	382f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vbroadcastss	335f(%rip),%zmm4
vblendmps	%zmm10,%zmm4,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	383f(%rip){1to16},%zmm6,%zmm5
vmulps	384f(%rip){1to16},%zmm6,%zmm6
movq	%rdi,%rax
xorl	%edx,%edx
vmovss	335f(%rip),%xmm21
.p2align	4
76:
vcvtsi2ss	%rdx,%xmm12,%xmm9
vaddss	%xmm21,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm23,%zmm9
vxorps	%zmm1,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm25,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm27,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm4,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm7,%zmm10,%zmm2
vsubps	%zmm13,%zmm8,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rdx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rdx,%r10
jne	76b
vdivps	3056(%rsp),%zmm0,%zmm6
vmulps	354f(%rip){1to16},%zmm6,%zmm22
vbroadcastss	355f(%rip),%zmm10
vmovups	688(%rsp),%zmm23
vsubps	%zmm23,%zmm10,%zmm2
vmulps	%zmm22,%zmm2,%zmm2
vxorps	%zmm1,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmaxps	357f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	362f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm15,%zmm2,%zmm7
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm28,%zmm8
vfmadd213ps	%zmm29,%zmm9,%zmm8
vfmadd213ps	%zmm30,%zmm9,%zmm8
vfmadd213ps	%zmm31,%zmm9,%zmm8
vfmadd213ps	%zmm27,%zmm9,%zmm8
vfmadd213ps	%zmm16,%zmm9,%zmm8
vfmadd213ps	%zmm18,%zmm9,%zmm8
vfmadd213ps	%zmm19,%zmm9,%zmm8
vfmadd213ps	%zmm20,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vblendmps	%zmm10,%zmm4,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	383f(%rip){1to16},%zmm6,%zmm5
vmulps	384f(%rip){1to16},%zmm6,%zmm6
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
77:
vcvtsi2ss	%rdx,%xmm15,%xmm9
vaddss	%xmm21,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm23,%zmm9,%zmm9
vmulps	%zmm9,%zmm22,%zmm9
vxorps	%zmm1,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm25,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm27,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm4,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm7,%zmm10,%zmm2
vsubps	%zmm13,%zmm8,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm6,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rdx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rdx,%r10
jne	77b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	496(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm6,%xmm6,%xmm6
vmovups	560(%rsp),%zmm10
ja	78f
vxorps	%xmm10,%xmm10,%xmm10
78:
movq	%r9,%rax
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,144(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,432(%rsp)
vmovups	%zmm1,880(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm5,%xmm5,%xmm5
xorl	%edx,%edx
vmovups	752(%rsp),%zmm17
.p2align	4
79:
vmovups	%zmm0,208(%rsp)
vmovups	%zmm16,1008(%rsp)
vmovups	%zmm15,944(%rsp)
vmovaps	%zmm11,%zmm15
vmovaps	%zmm13,%zmm11
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm21
vmovaps	64(%r13,%rcx),%zmm23
vmovaps	128(%r13,%rcx),%zmm24
vmulps	%zmm21,%zmm17,%zmm22
vxorps	%xmm28,%xmm28,%xmm28
movq	%rdi,%rcx
xorl	%esi,%esi
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm27,%xmm27,%xmm27
vbroadcastss	322f(%rip),%zmm0
.p2align	4
82:
vmovaps	(%rax,%rsi),%zmm8
vmovaps	-128(%rcx),%zmm13
vmovaps	-64(%rcx),%zmm4
vmovaps	%zmm13,%zmm17
vfmadd213ps	%zmm12,%zmm22,%zmm17
vdivps	%zmm17,%zmm0,%zmm7
vsubps	%zmm17,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vmulps	%zmm8,%zmm10,%zmm17
vfmadd213ps	%zmm7,%zmm7,%zmm17
vaddps	%zmm17,%zmm26,%zmm26
vaddps	%zmm8,%zmm29,%zmm29
vfmadd231ps	%zmm13,%zmm8,%zmm31
vfmadd231ps	%zmm4,%zmm8,%zmm30
vfmadd231ps	(%rcx),%zmm8,%zmm27
vmulps	%zmm17,%zmm13,%zmm7
vaddps	%zmm7,%zmm25,%zmm25
vfmadd231ps	%zmm7,%zmm13,%zmm28
vmulps	%zmm17,%zmm4,%zmm7
vaddps	%zmm7,%zmm16,%zmm16
vfmadd231ps	%zmm13,%zmm7,%zmm1
vfmadd231ps	%zmm4,%zmm7,%zmm19
addq	$64,%rsi
addq	$192,%rcx
cmpq	%rsi,%r12
jne	82b
vmovups	752(%rsp),%zmm17
vmulps	%zmm23,%zmm17,%zmm4
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm22,%zmm19
vfmadd231ps	%zmm19,%zmm22,%zmm14
vmovaps	%zmm1,%zmm7
vfmadd213ps	%zmm8,%zmm4,%zmm7
vfmadd231ps	%zmm7,%zmm22,%zmm18
vfmadd213ps	%zmm8,%zmm21,%zmm1
vfmadd231ps	%zmm1,%zmm22,%zmm9
vaddps	%zmm8,%zmm16,%zmm1
vmovups	816(%rsp),%zmm7
vfmadd231ps	%zmm1,%zmm22,%zmm7
vmovups	%zmm7,816(%rsp)
vfmadd231ps	%zmm30,%zmm22,%zmm6
vmovups	1008(%rsp),%zmm16
vfmadd231ps	%zmm30,%zmm23,%zmm16
vmovaps	%zmm28,%zmm1
vfmadd213ps	%zmm8,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm2
vfmadd213ps	%zmm8,%zmm21,%zmm28
vmovaps	%zmm11,%zmm13
vfmadd231ps	%zmm28,%zmm4,%zmm13
vmovups	144(%rsp),%zmm0
vfmadd231ps	%zmm28,%zmm21,%zmm0
vmovups	%zmm0,144(%rsp)
vfmadd231ps	%zmm31,%zmm4,%zmm3
vaddps	%zmm8,%zmm25,%zmm1
vmovups	432(%rsp),%zmm7
vfmadd231ps	%zmm4,%zmm1,%zmm7
vmovups	%zmm7,432(%rsp)
vmovups	880(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm21,%zmm4
vmovups	%zmm4,880(%rsp)
vfmadd231ps	%zmm27,%zmm21,%zmm20
vmovaps	%zmm15,%zmm11
vfmadd231ps	%zmm31,%zmm21,%zmm11
vfmadd231ps	%zmm24,%zmm31,%zmm5
vmovups	944(%rsp),%zmm15
vaddps	%zmm29,%zmm15,%zmm15
vaddps	%zmm8,%zmm26,%zmm1
vmovups	208(%rsp),%zmm0
vaddps	%zmm1,%zmm0,%zmm0
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	79b
vmovups	%zmm0,208(%rsp)
vbroadcastss	338f(%rip),%zmm25
vxorps	%xmm8,%xmm8,%xmm8
vpbroadcastd	386f(%rip),%zmm30
vpbroadcastd	387f(%rip),%zmm31
vbroadcastss	388f(%rip),%zmm22
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm21
vbroadcastss	393f(%rip),%zmm23
vbroadcastss	394f(%rip),%zmm24
vbroadcastss	396f(%rip),%zmm26
vbroadcastss	397f(%rip),%zmm27
vmovups	3056(%rsp),%zmm7
vmovups	3632(%rsp),%zmm28
vbroadcastss	322f(%rip),%zmm0
vmovss	496(%rsp),%xmm29
jmp	85f
.p2align	4
83:
vucomiss	%xmm8,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vmovups	560(%rsp),%zmm10
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm21
vbroadcastss	393f(%rip),%zmm23
vbroadcastss	394f(%rip),%zmm24
vbroadcastss	396f(%rip),%zmm26
vbroadcastss	397f(%rip),%zmm27
ja	84f
vxorps	%xmm10,%xmm10,%xmm10
84:
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,208(%rsp)
vmovups	%zmm1,880(%rsp)
vmovups	%zmm1,432(%rsp)
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,144(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
85:
vdivps	%zmm28,%zmm0,%zmm1
vmulps	%zmm17,%zmm10,%zmm4
vmulps	%zmm20,%zmm4,%zmm20
vdivps	%zmm7,%zmm0,%zmm7
vfnmadd213ps	%zmm14,%zmm1,%zmm20
vucomiss	%xmm8,%xmm29
vmulps	%zmm5,%zmm4,%zmm5
vdivps	%zmm17,%zmm25,%zmm1
vfnmadd213ps	%zmm2,%zmm7,%zmm5
vfnmadd213ps	%zmm18,%zmm4,%zmm16
vmulps	%zmm1,%zmm10,%zmm1
vfmadd231ps	%zmm6,%zmm1,%zmm9
vfmadd231ps	%zmm1,%zmm3,%zmm13
vmovups	%zmm13,2992(%rsp)
vmovups	%zmm5,2928(%rsp)
vmovups	%zmm20,2864(%rsp)
jbe	89f
vmovups	1584(%rsp),%zmm1
vmovups	3568(%rsp),%zmm4
vaddps	%zmm1,%zmm4,%zmm1
vmovups	%zmm1,1584(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vaddss	%xmm2,%xmm8,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm1,%xmm1
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vucomiss	%xmm8,%xmm1
vbroadcastss	395f(%rip),%zmm20
jbe	92f
vmovaps	%zmm16,%zmm29
testq	%r10,%r10
vpbroadcastd	322f(%rip),%zmm18
vxorps	%xmm5,%xmm5,%xmm5
je	88f
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
86:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm17,%zmm1
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
87:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm12,%zmm1,%zmm4
vdivps	%zmm4,%zmm0,%zmm7
vmovaps	(%rax,%rsi),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vaddps	%zmm25,%zmm7,%zmm7
vcmpltps	%zmm8,%zmm25,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vaddps	%zmm0,%zmm7,%zmm10
vpaddd	%zmm30,%zmm10,%zmm10
vpandd	%zmm31,%zmm10,%zmm10
vpsubd	%zmm10,%zmm18,%zmm13
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm25,%zmm13,%zmm14
vfmadd231ps	%zmm7,%zmm13,%zmm14
vmulps	%zmm14,%zmm14,%zmm7
vmovaps	%zmm22,%zmm13
vfmadd213ps	%zmm19,%zmm14,%zmm13
vmovaps	%zmm21,%zmm16
vmovaps	%zmm24,%zmm17
vfmadd213ps	%zmm20,%zmm14,%zmm17
vfmadd213ps	%zmm23,%zmm14,%zmm16
vfmadd231ps	%zmm26,%zmm7,%zmm17
vfmadd213ps	%zmm16,%zmm7,%zmm17
vfmadd213ps	%zmm13,%zmm7,%zmm17
vfmadd213ps	%zmm14,%zmm7,%zmm17
vaddps	%zmm0,%zmm8,%zmm7
vfmadd231ps	%zmm27,%zmm10,%zmm17
vmaxps	%zmm25,%zmm8,%zmm8
vfmsub231ps	%zmm7,%zmm17,%zmm8
vfmadd231ps	%zmm8,%zmm4,%zmm5
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	87b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	752(%rsp),%zmm17
jne	86b
88:
vmovaps	%zmm9,%zmm24
vbroadcastss	398f(%rip),%zmm1
vmovups	2544(%rsp),%zmm4
vfmadd213ps	399f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm10,%xmm10,%xmm10
vcmpltps	%zmm2,%zmm10,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm5,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm5,%zmm4 {%k6}
vmovups	%zmm4,2544(%rsp)
vmovups	1840(%rsp),%zmm1
vmaxps	344f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1840(%rsp)
vmovups	2800(%rsp),%zmm1
vbroadcastss	422f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2800(%rsp)
vblendmps	342f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1776(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	624(%rsp),%zmm14
vsubps	%zmm4,%zmm14,%zmm14
vmovups	1712(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	688(%rsp),%zmm13
vsubps	%zmm5,%zmm13,%zmm13
vmovups	1264(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm5
vsubps	%zmm5,%zmm7,%zmm7
vsubps	%zmm7,%zmm17,%zmm17
vmovups	1328(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vsubps	%zmm8,%zmm12,%zmm12
vmovups	1072(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,1072(%rsp)
vmovups	1904(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,1904(%rsp)
vmovups	560(%rsp),%zmm1
vmovaps	%zmm10,%zmm1 {%k1}
vmovups	%zmm1,560(%rsp)
vmovups	1520(%rsp),%zmm1
vbroadcastss	348f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1520(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,1968(%rsp)
vmovups	%zmm7,1328(%rsp)
vmovups	%zmm5,1264(%rsp)
vmovups	%zmm4,1712(%rsp)
vmovups	%zmm2,1776(%rsp)
vmovaps	%zmm29,%zmm16
jmp	93f
.p2align	4
89:
vmovaps	%zmm9,%zmm24
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1968(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	688(%rsp),%zmm13
vmovups	624(%rsp),%zmm14
vmovups	208(%rsp),%zmm8
vmovups	144(%rsp),%zmm4
jmp	94f
.p2align	4
92:
vmovaps	%zmm9,%zmm24
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1968(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	688(%rsp),%zmm13
vmovups	624(%rsp),%zmm14
93:
vmovups	208(%rsp),%zmm8
vmovups	144(%rsp),%zmm4
vmovups	2928(%rsp),%zmm5
vmovups	2864(%rsp),%zmm20
94:
vmovups	%zmm4,144(%rsp)
vmovups	%zmm3,3376(%rsp)
vmovups	%zmm8,208(%rsp)
vmovups	%zmm17,752(%rsp)
vmovups	%zmm11,3504(%rsp)
vbroadcastss	336f(%rip),%zmm2
vmaxps	%zmm2,%zmm20,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm21
vmaxps	%zmm2,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmaxps	%zmm2,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm18
vmovdqu64	4208(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4272(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm23
vcmpleps	2096(%rsp),%zmm14,%k5
vmovups	%zmm14,624(%rsp)
vcmpgeps	2032(%rsp),%zmm14,%k7
vblendmps	%zmm6,%zmm25,%zmm1 {%k7}
vbroadcastss	356f(%rip),%zmm5
vxorps	%zmm5,%zmm6,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm10,%k7
korw	%k0,%k7,%k5
vmulps	%zmm21,%zmm6,%zmm1
vmovups	%zmm1,1136(%rsp)
kmovw	14(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm10,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,2672(%rsp)
vblendmps	%zmm10,%zmm0,%zmm2 {%k5}
vcmpgeps	2160(%rsp),%zmm13,%k7
vblendmps	%zmm3,%zmm25,%zmm1 {%k7}
vmovups	%zmm13,688(%rsp)
vcmpleps	2224(%rsp),%zmm13,%k7
vxorps	%zmm5,%zmm3,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm10,%k2
korw	%k2,%k6,%k7
vmulps	%zmm3,%zmm7,%zmm1
vmovups	%zmm1,2608(%rsp)
kmovw	12(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vxorps	%xmm8,%xmm8,%xmm8
vmovaps	%zmm1,%zmm20 {%k2} {z}
vblendmps	%zmm8,%zmm0,%zmm3 {%k7}
vmovups	%zmm3,1648(%rsp)
vcmpgeps	2288(%rsp),%zmm17,%k2
vblendmps	%zmm11,%zmm25,%zmm1 {%k2}
vcmpleps	2352(%rsp),%zmm17,%k2
vxorps	%zmm5,%zmm11,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm8,%k2
korw	%k2,%k1,%k6
vmulps	%zmm11,%zmm18,%zmm1
vmovups	%zmm1,4336(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm8,%zmm0,%zmm4 {%k6}
vmovups	%zmm4,1200(%rsp)
vmovaps	%zmm1,%zmm27 {%k1} {z}
vcmpgeps	2416(%rsp),%zmm12,%k1
vblendmps	%zmm15,%zmm25,%zmm10 {%k1}
vcmpleps	2480(%rsp),%zmm12,%k1
vmulps	%zmm3,%zmm7,%zmm14
vmovups	%zmm16,1008(%rsp)
vmulps	%zmm14,%zmm16,%zmm1
vmulps	%zmm2,%zmm21,%zmm16
vmovaps	%zmm2,%zmm3
vmulps	%zmm16,%zmm1,%zmm28
vmulps	%zmm4,%zmm18,%zmm26
vmovups	%zmm24,3312(%rsp)
vmulps	%zmm26,%zmm24,%zmm1
vmulps	%zmm16,%zmm1,%zmm29
vmulps	%zmm28,%zmm29,%zmm1
vmovaps	%zmm28,%zmm2
vfnmadd213ps	%zmm0,%zmm28,%zmm2
vbroadcastss	423f(%rip),%zmm17
vmovups	%zmm6,3440(%rsp)
vmaxps	%zmm17,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm5,%zmm15,%zmm10 {%k1}
vmovdqu64	4144(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k1
vdivps	%zmm4,%zmm0,%zmm5
vmovups	%zmm7,1456(%rsp)
vmulps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm0,%zmm4 {%k7}
vcmpleps	%zmm10,%zmm8,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm8,%zmm0,%zmm11 {%k1}
vmulps	%zmm11,%zmm23,%zmm9
vmulps	816(%rsp),%zmm9,%zmm7
vmulps	%zmm16,%zmm7,%zmm7
vmulps	%zmm28,%zmm7,%zmm8
vmulps	2992(%rsp),%zmm26,%zmm10
vfmsub231ps	%zmm10,%zmm14,%zmm1
vmulps	%zmm5,%zmm1,%zmm1
vmovaps	%zmm29,%zmm24
vfnmadd213ps	%zmm0,%zmm29,%zmm24
vfnmadd231ps	%zmm1,%zmm1,%zmm24
vmaxps	%zmm17,%zmm24,%zmm10
vsqrtps	%zmm10,%zmm10
vmulps	%zmm29,%zmm7,%zmm13
vdivps	%zmm10,%zmm0,%zmm10
vmulps	432(%rsp),%zmm9,%zmm16
vfmsub231ps	%zmm16,%zmm14,%zmm8
vmulps	%zmm5,%zmm8,%zmm8
vmovups	%zmm9,4016(%rsp)
vmulps	880(%rsp),%zmm9,%zmm14
vmovups	%zmm26,4080(%rsp)
vfmsub231ps	%zmm14,%zmm26,%zmm13
vfnmadd231ps	%zmm1,%zmm8,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmovaps	%zmm7,%zmm26
vfnmadd213ps	%zmm0,%zmm7,%zmm26
vfnmadd231ps	%zmm8,%zmm8,%zmm26
vfnmadd231ps	%zmm13,%zmm13,%zmm26
vmaxps	%zmm17,%zmm26,%zmm14
vsqrtps	%zmm14,%zmm14
vmovups	%zmm21,1392(%rsp)
vmulps	%zmm21,%zmm4,%zmm16
vmovaps	%zmm4,%zmm16 {%k5}
vdivps	%zmm14,%zmm0,%zmm21
vmovaps	%zmm18,%zmm6
vmulps	%zmm10,%zmm18,%zmm4
vmovaps	%zmm0,%zmm4 {%k6}
vmulps	%zmm4,%zmm16,%zmm4
vmulps	%zmm21,%zmm23,%zmm14
vmulps	%zmm14,%zmm4,%zmm14
vmovaps	%zmm4,%zmm14 {%k1}
vmovups	%zmm14,3696(%rsp)
vmovaps	%zmm23,%zmm19
vmulps	%zmm15,%zmm23,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm14 {%k1} {z}
vxorps	%xmm9,%xmm9,%xmm9
vmovss	496(%rsp),%xmm16
vucomiss	%xmm9,%xmm16
vfmadd213ps	2672(%rsp),%zmm20,%zmm20
vfmadd213ps	%zmm20,%zmm27,%zmm27
vmovaps	%zmm3,%zmm9
vmulps	1136(%rsp),%zmm3,%zmm20
vfmadd213ps	%zmm27,%zmm14,%zmm14
vbroadcastss	356f(%rip),%zmm18
vxorps	%zmm18,%zmm28,%zmm3
vmulps	%zmm20,%zmm28,%zmm16
vmovups	1648(%rsp),%zmm17
vfmsub231ps	2608(%rsp),%zmm17,%zmm16
vxorps	%zmm18,%zmm29,%zmm17
vmovups	%zmm17,496(%rsp)
vmulps	%zmm20,%zmm29,%zmm17
vmovups	1200(%rsp),%zmm23
vfmsub231ps	4336(%rsp),%zmm23,%zmm17
vxorps	%zmm18,%zmm7,%zmm23
vmovups	%zmm23,1136(%rsp)
vmulps	%zmm20,%zmm7,%zmm7
vmulps	%zmm5,%zmm16,%zmm28
vmovaps	%zmm18,%zmm16
vfnmadd231ps	%zmm1,%zmm28,%zmm17
vxorps	%zmm18,%zmm1,%zmm1
vmovups	%zmm1,2672(%rsp)
vfmsub231ps	%zmm4,%zmm11,%zmm7
vxorps	%zmm18,%zmm8,%zmm1
vmovups	%zmm1,2608(%rsp)
vfnmadd231ps	%zmm8,%zmm28,%zmm7
vxorps	%zmm18,%zmm13,%zmm4
vmulps	%zmm10,%zmm17,%zmm29
vfnmadd231ps	%zmm13,%zmm29,%zmm7
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm20,%zmm18
vxorps	%xmm27,%xmm27,%xmm27
vfmadd213ps	%zmm1,%zmm20,%zmm18
vfmadd231ps	%zmm28,%zmm28,%zmm18
vfmadd231ps	%zmm29,%zmm29,%zmm18
vmulps	%zmm21,%zmm7,%zmm23
vfmadd231ps	%zmm23,%zmm23,%zmm18
ja	73b
vmovaps	%zmm4,%zmm13
vmovaps	%zmm3,%zmm26
vbroadcastss	16(%r15),%zmm1
vmovaps	%zmm6,%zmm15
vdivps	%zmm6,%zmm0,%zmm2
vdivps	%zmm19,%zmm0,%zmm3
vmovups	752(%rsp),%zmm17
vmulps	%zmm17,%zmm2,%zmm2
vmulps	%zmm12,%zmm3,%zmm3
vmovups	1520(%rsp),%zmm8
vdivps	%zmm8,%zmm0,%zmm4
vmulps	3696(%rsp),%zmm4,%zmm4
vmulps	424f(%rip){1to16},%zmm2,%zmm2
vmulps	425f(%rip){1to16},%zmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vbroadcastss	348f(%rip),%zmm7
vmovups	2544(%rsp),%zmm2
vcmpltps	%zmm7,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	426f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm6,%zmm2,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmulps	%zmm4,%zmm4,%zmm2
vminps	%zmm0,%zmm2,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmaxps	%zmm2,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vcmpltps	%zmm7,%zmm8,%k1
vmovaps	%zmm4,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm14,%k1
vcmpleps	%zmm2,%zmm18,%k1 {%k1}
vmulps	1648(%rsp),%zmm9,%zmm1
vmulps	1200(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
vcmpnltps	%zmm1,%zmm27,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	345f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	3248(%rsp),%zmm3
vcmpleps	1584(%rsp),%zmm3,%k1
vminps	427f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2736(%rsp),%zmm3
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	%zmm3,2736(%rsp)
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm0,%zmm9 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm9,%xmm1
vmovshdup	%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm4,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
ja	75b
vmovaps	%zmm19,%zmm24
vmulps	%zmm23,%zmm21,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm13
vmulps	%zmm13,%zmm10,%zmm2
vmovups	2672(%rsp),%zmm3
vfmadd213ps	%zmm28,%zmm2,%zmm3
vmovups	2608(%rsp),%zmm6
vfmadd213ps	%zmm3,%zmm1,%zmm6
vmulps	%zmm6,%zmm5,%zmm3
vfmadd213ps	%zmm20,%zmm3,%zmm26
vmovups	496(%rsp),%zmm5
vfmadd213ps	%zmm26,%zmm2,%zmm5
vmovups	1136(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vmulps	1392(%rsp),%zmm6,%zmm5
vmovups	%zmm5,1648(%rsp)
vmulps	1456(%rsp),%zmm3,%zmm3
vmovups	%zmm3,1200(%rsp)
vmovups	%zmm15,144(%rsp)
vmulps	%zmm2,%zmm15,%zmm2
vmovups	%zmm2,496(%rsp)
vdivps	368(%rsp),%zmm0,%zmm2
vmovups	%zmm24,208(%rsp)
vmulps	%zmm1,%zmm24,%zmm1
vmovups	%zmm1,944(%rsp)
vmulps	80(%rsp),%zmm2,%zmm1
vpaddd	%zmm30,%zmm1,%zmm2
vpandd	%zmm31,%zmm2,%zmm2
vpbroadcastd	322f(%rip),%zmm24
vpsubd	%zmm2,%zmm24,%zmm4
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm4
vmulps	%zmm4,%zmm4,%zmm1
vmovaps	%zmm22,%zmm5
vbroadcastss	389f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm4,%zmm5
vbroadcastss	392f(%rip),%zmm26
vmovaps	%zmm26,%zmm6
vbroadcastss	393f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm4,%zmm6
vbroadcastss	394f(%rip),%zmm29
vmovaps	%zmm29,%zmm3
vfmadd213ps	395f(%rip){1to16},%zmm4,%zmm3
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm3
vfmadd213ps	%zmm6,%zmm1,%zmm3
vfmadd213ps	%zmm5,%zmm1,%zmm3
vfmadd213ps	%zmm4,%zmm1,%zmm3
vfmadd231ps	397f(%rip){1to16},%zmm2,%zmm3
vmovups	3120(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm3
vmovups	3824(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm3
vmovups	%zmm3,80(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm13,%xmm13,%xmm13
cmpb	$1,%cl
jne	97f
movq	%r9,%rax
xorl	%edx,%edx
.p2align	4
95:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovups	752(%rsp),%zmm1
vmulps	(%r13,%rcx),%zmm1,%zmm5
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	395f(%rip),%zmm18
vbroadcastss	396f(%rip),%zmm3
vbroadcastss	397f(%rip),%zmm27
.p2align	4
96:
vmovaps	(%rsi),%zmm1
vfmadd213ps	%zmm12,%zmm5,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rdi),%zmm8
vsubps	%zmm1,%zmm8,%zmm8
vmulps	%zmm4,%zmm8,%zmm8
vaddps	%zmm25,%zmm4,%zmm4
vcmpltps	%zmm8,%zmm25,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vaddps	%zmm0,%zmm4,%zmm14
vpaddd	%zmm30,%zmm14,%zmm14
vpandd	%zmm31,%zmm14,%zmm14
vpsubd	%zmm14,%zmm24,%zmm16
vaddps	%zmm0,%zmm1,%zmm17
vcvtdq2ps	%zmm14,%zmm14
vaddps	%zmm25,%zmm16,%zmm19
vfmadd231ps	%zmm4,%zmm16,%zmm19
vmulps	%zmm19,%zmm19,%zmm4
vmovaps	%zmm22,%zmm16
vfmadd213ps	%zmm23,%zmm19,%zmm16
vmovaps	%zmm26,%zmm20
vmovaps	%zmm29,%zmm21
vfmadd213ps	%zmm28,%zmm19,%zmm20
vfmadd213ps	%zmm18,%zmm19,%zmm21
vfmadd231ps	%zmm3,%zmm4,%zmm21
vfmadd213ps	%zmm20,%zmm4,%zmm21
vfmadd213ps	%zmm16,%zmm4,%zmm21
vfmadd213ps	%zmm19,%zmm4,%zmm21
vfmadd231ps	%zmm27,%zmm14,%zmm21
vaddps	%zmm0,%zmm8,%zmm4
vmaxps	%zmm25,%zmm8,%zmm8
vdivps	%zmm17,%zmm0,%zmm14
vfmsub231ps	%zmm4,%zmm21,%zmm8
vmulps	%zmm14,%zmm14,%zmm4
vmulps	%zmm4,%zmm14,%zmm16
vaddps	%zmm14,%zmm2,%zmm2
vaddps	%zmm4,%zmm11,%zmm11
vaddps	%zmm16,%zmm10,%zmm10
vfmadd231ps	%zmm8,%zmm1,%zmm13
vfmadd231ps	%zmm4,%zmm4,%zmm9
vfmadd231ps	%zmm4,%zmm16,%zmm7
vfmadd231ps	%zmm16,%zmm16,%zmm6
addq	$64,%rdi
addq	$192,%rsi
cmpq	%rdi,%r12
jne	96b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	95b
97:
movq	%rbx,%rbp
movq	%r14,%rbx
vmovups	1456(%rsp),%zmm20
vmulps	1008(%rsp),%zmm20,%zmm1
vmovups	1392(%rsp),%zmm19
vmulps	%zmm19,%zmm1,%zmm15
vmovaps	%zmm15,%zmm1
vfnmadd213ps	%zmm0,%zmm15,%zmm1
vbroadcastss	423f(%rip),%zmm18
vmaxps	%zmm18,%zmm1,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	2736(%rsp),%zmm27
vcmpleps	%zmm0,%zmm27,%k2
vdivps	%zmm4,%zmm0,%zmm21
vmovups	144(%rsp),%zmm23
vmulps	3312(%rsp),%zmm23,%zmm4
vmulps	%zmm19,%zmm4,%zmm14
vmulps	2992(%rsp),%zmm23,%zmm4
vmulps	%zmm15,%zmm14,%zmm8
vfmsub231ps	%zmm4,%zmm20,%zmm8
vbroadcastss	332f(%rip),%zmm26
vmovups	1648(%rsp),%zmm5
vandps	%zmm26,%zmm5,%zmm4
vxorps	%xmm3,%xmm3,%xmm3
vmaxps	%zmm3,%zmm4,%zmm4
vmovups	1200(%rsp),%zmm28
vandps	%zmm26,%zmm28,%zmm16
vmaxps	%zmm4,%zmm16,%zmm4
vbroadcastss	20(%r15),%zmm16
vminps	24(%r15){1to16},%zmm16,%zmm16
vmulps	%zmm21,%zmm8,%zmm17
vmulps	434f(%rip){1to16},%zmm16,%zmm8
vcmpleps	%zmm8,%zmm4,%k3 {%k2}
vmovaps	%zmm14,%zmm4
vfnmadd213ps	%zmm0,%zmm14,%zmm4
vfnmadd231ps	%zmm17,%zmm17,%zmm4
vmaxps	%zmm18,%zmm4,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm4,%zmm1
vmovups	208(%rsp),%zmm29
vmulps	816(%rsp),%zmm29,%zmm4
vmulps	%zmm19,%zmm4,%zmm19
vmulps	432(%rsp),%zmm29,%zmm4
vmulps	%zmm15,%zmm19,%zmm16
vfmsub231ps	%zmm4,%zmm20,%zmm16
vmovups	%zmm21,432(%rsp)
vmulps	%zmm21,%zmm16,%zmm20
vmulps	880(%rsp),%zmm29,%zmm4
vmulps	%zmm14,%zmm19,%zmm16
vfmsub231ps	%zmm4,%zmm23,%zmm16
vfnmadd231ps	%zmm17,%zmm20,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vmovaps	%zmm19,%zmm21
vfnmadd213ps	%zmm0,%zmm19,%zmm21
vfnmadd231ps	%zmm20,%zmm20,%zmm21
vfnmadd231ps	%zmm16,%zmm16,%zmm21
vminps	%zmm1,%zmm21,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	624(%rsp),%zmm22
vaddps	%zmm22,%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2032(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2096(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm22 {%k3}
vbroadcastss	12(%r15),%zmm18
vcmpeqps	344f(%rip){1to16},%zmm27,%k1
vmovaps	%zmm1,%zmm22 {%k1}
movq	336(%rsp),%r11
movq	%r11,%rax
shlq	$6,%rax
movq	72(%rsp),%r10
vmovaps	%zmm22,(%r10,%rax)
vmovups	688(%rsp),%zmm22
vaddps	%zmm22,%zmm28,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2160(%rsp),%zmm3
vminps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2224(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vmovaps	%zmm4,%zmm22 {%k3}
vmovaps	%zmm1,%zmm22 {%k1}
movq	352(%rsp),%r12
addq	%r12,%r11
shlq	$6,%r11
vmovaps	%zmm22,(%r10,%r11)
vmovups	752(%rsp),%zmm22
vaddps	496(%rsp),%zmm22,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2288(%rsp),%zmm3
vminps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2352(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vmovaps	%zmm4,%zmm22 {%k3}
leaq	(%r10,%rax),%rcx
vmulps	%zmm22,%zmm18,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r12,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vaddps	944(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2416(%rsp),%zmm3
vminps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2480(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vmovaps	%zmm4,%zmm12 {%k3}
vmulps	%zmm12,%zmm18,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r12,%r12,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rcx)
movl	$4,%esi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	98f
vmaxps	423f(%rip){1to16},%zmm21,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	356f(%rip),%zmm3
vxorps	%zmm3,%zmm15,%zmm21
vdivps	%zmm4,%zmm0,%zmm15
vmulps	%zmm18,%zmm23,%zmm12
vmulps	%zmm18,%zmm29,%zmm18
kandw	%k0,%k2,%k2
movl	%r14d,%edi
andl	$4,%edi
movl	%edi,%ecx
shrl	$2,%ecx
movq	%r12,%r9
shlq	$8,%r9
addq	%r10,%r9
xorl	%esi,%esi
testl	%edi,%edi
setne	%sil
leaq	6(%rcx,%rcx,2),%r8
movl	$13,%ecx
movl	$7,%r10d
cmoveq	%r10,%rcx
movq	72(%rsp),%r10
addq	$5,%rsi
imulq	%r12,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
imulq	%r12,%r8
shlq	$6,%r8
addq	%r10,%r8
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovups	432(%rsp),%zmm5
vmulps	%zmm21,%zmm5,%zmm23
vfmadd231ps	%zmm23,%zmm17,%zmm14
vxorps	%zmm3,%zmm14,%zmm4
vmulps	%zmm4,%zmm8,%zmm22
vxorps	%zmm3,%zmm5,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmulps	%zmm8,%zmm4,%zmm21
vfmadd231ps	%zmm23,%zmm20,%zmm19
vfmadd231ps	%zmm22,%zmm16,%zmm19
vxorps	%zmm3,%zmm19,%zmm4
vmulps	%zmm4,%zmm15,%zmm19
vmulps	%zmm20,%zmm5,%zmm4
vfmadd231ps	%zmm21,%zmm16,%zmm4
vxorps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm15,%zmm17
vxorps	%zmm3,%zmm8,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmulps	%zmm15,%zmm4,%zmm14
vmovaps	%zmm23,%zmm4
vfmadd213ps	%zmm0,%zmm23,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vmovups	1392(%rsp),%zmm3
vmulps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm3,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r9)
movq	16(%rsp),%r9
vmulps	%zmm5,%zmm5,%zmm4
vfmadd231ps	%zmm21,%zmm21,%zmm4
vfmadd231ps	%zmm17,%zmm17,%zmm4
vmovups	1456(%rsp),%zmm3
vmulps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm3,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rsi)
vmulps	%zmm8,%zmm8,%zmm4
vfmadd231ps	%zmm14,%zmm14,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm12,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r8)
vmulps	%zmm15,%zmm15,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm18,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rcx)
movl	$8,%esi
testl	%edi,%edi
je	98f
vmulps	432(%rsp),%zmm23,%zmm4
vfmadd231ps	%zmm22,%zmm21,%zmm4
vfmadd231ps	%zmm19,%zmm17,%zmm4
vmovups	1456(%rsp),%zmm3
vmulps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm1,%zmm5
vmovups	1392(%rsp),%zmm16
vmulps	%zmm4,%zmm16,%zmm5 {%k2}
leaq	(%r12,%r12,4),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm22,%zmm8,%zmm4
vfmadd231ps	%zmm19,%zmm14,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm16,%zmm5 {%k2}
imulq	$448,%r12,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm21,%zmm8,%zmm4
vfmadd231ps	%zmm17,%zmm14,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm3,%zmm5 {%k2}
movq	%r12,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm19,%zmm15,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm16,%zmm5 {%k2}
shlq	$7,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm17,%zmm15,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm3,%zmm5 {%k2}
imulq	$704,%r12,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm14,%zmm15,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmulps	%zmm4,%zmm12,%zmm1 {%k2}
shlq	$8,%rdx
addq	%r10,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
98:
testb	$8,%r14b
vxorps	%xmm18,%xmm18,%xmm18
vpbroadcastd	329f(%rip),%zmm27
vpbroadcastd	442f(%rip),%zmm28
vmovups	2736(%rsp),%zmm14
je	6b
vbroadcastss	208(%r15),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm14,%k2
vaddps	%zmm13,%zmm13,%zmm8
vmovups	80(%rsp),%zmm12
vfmsub132ps	355f(%rip){1to16},%zmm13,%zmm12
vbroadcastss	100(%r15),%zmm4
vfmadd213ps	%zmm18,%zmm2,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm11,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm10,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm9,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm7,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm6,%zmm4
vbroadcastss	136(%r15),%zmm5
vmovups	3760(%rsp),%zmm3
vaddps	%zmm4,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm2,%zmm5
vfmadd231ps	140(%r15){1to16},%zmm11,%zmm5
vfmadd231ps	144(%r15){1to16},%zmm10,%zmm5
vfmadd231ps	148(%r15){1to16},%zmm9,%zmm5
vfmadd231ps	152(%r15){1to16},%zmm7,%zmm5
vfmadd231ps	156(%r15){1to16},%zmm6,%zmm5
vfmadd132ps	172(%r15){1to16},%zmm18,%zmm2
vfmadd231ps	176(%r15){1to16},%zmm11,%zmm2
vfmadd231ps	180(%r15){1to16},%zmm10,%zmm2
vfmadd231ps	184(%r15){1to16},%zmm9,%zmm2
vfmadd231ps	188(%r15){1to16},%zmm7,%zmm2
vfmadd231ps	192(%r15){1to16},%zmm6,%zmm2
vfmadd231ps	427f(%rip){1to16},%zmm3,%zmm5
vfmadd231ps	435f(%rip){1to16},%zmm3,%zmm2
vmovaps	%zmm1,%zmm12 {%k2}
movq	%rsi,%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm12,(%rax,%rcx)
vmovaps	%zmm1,%zmm8 {%k2}
leaq	1(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm5 {%k2}
leaq	3(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
addq	$4,%rsi
imulq	%r12,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
99:
addq	$4408,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
322:
.long	0x3f800000
323:
.long	1048576
324:
.long	0x3f40094e
325:
.long	0x3e1d5a5a
326:
.long	0x3bd74912
327:
.long	0x3f156f3d
328:
.long	0x3d26f715
329:
.long	8388607
332:
.long	2147483647
333:
.long	1400897535
334:
.long	0xc9800000
335:
.long	0x3f000000
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
.long	0x41490fdb
344:
.long	0x40800000
345:
.long	0x40a00000
346:
.long	0x7f7fffff
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
.long	0x3f3504f3
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
.long	0x3ecc422a
384:
.long	0x3f106ebb
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
.long	0x40400000
434:
.long	0x3951b717
435:
.long	0x41000000
436:
.long	0x3cf5c28f
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
