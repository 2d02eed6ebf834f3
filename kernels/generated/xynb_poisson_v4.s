# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4344,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	99f
testl	%edx,%edx
je	99f
cmpl	$0,8(%rsp)
je	99f
movq	4416(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r15
movq	16(%rdi),%r10
movq	%r10,72(%rsp)
movq	24(%rdi),%r10
movq	%r10,240(%rsp)
movq	32(%rdi),%r13
addl	%r8d,%r9d
addl	4400(%rsp),%r9d
movq	40(%rdi),%rdi
movl	%ecx,%ecx
movq	%rcx,208(%rsp)
leaq	64(%rdi),%rcx
movq	%rcx,64(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,296(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
vbroadcastss	322f(%rip),%zmm0
vbroadcastss	338f(%rip),%zmm25
xorl	%eax,%eax
vpbroadcastd	386f(%rip),%zmm30
vpbroadcastd	387f(%rip),%zmm22
vpbroadcastd	322f(%rip),%zmm24
vbroadcastss	394f(%rip),%zmm31
vxorps	%xmm16,%xmm16,%xmm16
vbroadcastss	397f(%rip),%zmm27
movq	%r9,216(%rsp)
movl	%r9d,%ecx
movq	%rdi,%r9
vbroadcastss	332f(%rip),%zmm26
vbroadcastss	324f(%rip),%zmm4
vbroadcastss	325f(%rip),%zmm15
vbroadcastss	326f(%rip),%zmm17
vbroadcastss	327f(%rip),%zmm18
vbroadcastss	328f(%rip),%zmm19
vpbroadcastd	329f(%rip),%zmm20
vpbroadcastd	442f(%rip),%zmm21
movq	%rdi,16(%rsp)
movq	%r14,232(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	208(%rsp),%rax
je	99f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,224(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,248(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	224(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	216(%rsp),%rdx
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,264(%rsp)
movq	%rdx,256(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	433f(%rip),%zmm1
vblendmps	%zmm8,%zmm1,%zmm1 {%k1}
movq	240(%rsp),%rcx
vmovups	2288(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r11)
movq	248(%rsp),%rax
vpbroadcastd	387f(%rip),%zmm22
vbroadcastss	397f(%rip),%zmm27
movl	48(%rsp),%ecx
vbroadcastss	324f(%rip),%zmm4
vbroadcastss	325f(%rip),%zmm15
vbroadcastss	326f(%rip),%zmm17
vbroadcastss	327f(%rip),%zmm18
vbroadcastss	328f(%rip),%zmm19
vpbroadcastd	329f(%rip),%zmm20
movl	52(%rsp),%esi
movq	264(%rsp),%rdi
movq	256(%rsp),%rdx
movl	28(%rsp),%r8d
movq	280(%rsp),%r10
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
movq	%r11,288(%rsp)
cmpq	%r11,%r12
jae	7b
movq	%r10,280(%rsp)
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
movq	%r12,272(%rsp)
je	62f
movq	%rbp,752(%rsp)
movl	%r11d,816(%rsp)
movq	%r15,%r11
movq	%rax,%rcx
imulq	%r12,%rcx
movq	%rcx,880(%rsp)
shlq	$6,%rcx
addq	32(%rsp),%rcx
movq	%rcx,368(%rsp)
movl	$2,%r8d
subq	%r10,%r8
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,144(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,496(%rsp)
imull	28(%rsp),%eax
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
movl	$16,%r14d
xorl	%r12d,%r12d
movq	64(%rsp),%rbp
vmovups	%zmm0,80(%rsp)
vmovups	%zmm0,304(%rsp)
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
addq	144(%rsp),%rbp
addl	496(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%rdi
je	59f
32:
movq	%rdi,%r15
imulq	%r10,%r15
testb	$1,%dl
jne	35f
movq	880(%rsp),%rcx
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
vaddps	%zmm4,%zmm9,%zmm11
vfmadd213ps	%zmm15,%zmm9,%zmm11
vfmadd213ps	%zmm17,%zmm9,%zmm11
vaddps	%zmm18,%zmm9,%zmm12
vfmadd213ps	%zmm19,%zmm9,%zmm12
vcmpltps	%zmm9,%zmm16,%k1
vmovups	80(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vmovups	304(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vpsrld	$23,%zmm13,%zmm11
vpsrld	$23,%zmm14,%zmm12
vpsubd	%zmm12,%zmm8,%zmm8
vpaddd	%zmm11,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm13
vmovdqu64	%zmm13,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm14
vmovdqu64	%zmm14,304(%rsp)
vbroadcastss	322f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm29,%zmm29
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm9,%zmm3,%zmm3
34:
vandps	%zmm26,%zmm10,%zmm10
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm16,%zmm9,%zmm10
cmpq	$1,%r10
jne	38f
movl	4(%rsp),%edx
testq	%rdi,%rdi
jne	9b
jmp	58f
.p2align	4
35:
movl	%r14d,432(%rsp)
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%esi
shll	$4,%esi
andl	$16,%esi
movq	%r15,%r9
movq	368(%rsp),%rbx
vmovdqa64	(%rbx,%rcx),%zmm9
vmovd	%esi,%xmm10
vpsrld	%xmm10,%zmm9,%zmm9
vpandd	%zmm21,%zmm9,%zmm9
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
movl	432(%rsp),%r14d
je	44f
36:
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm16,%zmm9,%zmm10
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
addq	296(%rsp),%r9
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
vaddps	%zmm4,%zmm11,%zmm13
vfmadd213ps	%zmm15,%zmm11,%zmm13
vfmadd213ps	%zmm17,%zmm11,%zmm13
vaddps	%zmm18,%zmm11,%zmm14
vfmadd213ps	%zmm19,%zmm11,%zmm14
vcmpltps	%zmm11,%zmm16,%k1
vmovups	80(%rsp),%zmm28
vmulps	%zmm13,%zmm28,%zmm28 {%k1}
vmovups	304(%rsp),%zmm23
vmulps	%zmm14,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm28,%zmm13
vpsrld	$23,%zmm23,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm28
vmovdqu64	%zmm28,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm23
vmovdqu64	%zmm23,304(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
jmp	39b
.p2align	4
43:
vaddps	%zmm4,%zmm9,%zmm11
vfmadd213ps	%zmm15,%zmm9,%zmm11
vfmadd213ps	%zmm17,%zmm9,%zmm11
vaddps	%zmm18,%zmm9,%zmm12
vfmadd213ps	%zmm19,%zmm9,%zmm12
vcmpltps	%zmm9,%zmm16,%k1
vmovups	80(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vmovups	304(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vpsrld	$23,%zmm13,%zmm11
vpsrld	$23,%zmm14,%zmm12
vpsubd	%zmm12,%zmm8,%zmm8
vpaddd	%zmm11,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm13
vmovdqu64	%zmm13,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm14
vmovdqu64	%zmm14,304(%rsp)
vbroadcastss	322f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm29,%zmm29
cmpl	$1,%r10d
movl	432(%rsp),%r14d
jne	36b
44:
vaddps	%zmm9,%zmm3,%zmm3
vpmaxud	%zmm10,%zmm7,%zmm7
vaddps	%zmm16,%zmm9,%zmm10
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
movq	368(%rsp),%r14
vmovdqa64	(%r14,%rcx),%zmm11
vmovd	%esi,%xmm12
vpsrld	%xmm12,%zmm11,%zmm11
vpandd	%zmm21,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
vsubps	(%r11){1to16},%zmm11,%zmm12
vmulps	4(%r11){1to16},%zmm12,%zmm12
vmovaps	%zmm12,(%r9)
testb	$8,4(%rsp)
je	46b
vaddps	%zmm4,%zmm12,%zmm13
vfmadd213ps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vaddps	%zmm18,%zmm12,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm16,%k1
vmovups	80(%rsp),%zmm28
vmulps	%zmm13,%zmm28,%zmm28 {%k1}
vmovups	304(%rsp),%zmm23
vmulps	%zmm14,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm28,%zmm13
vpsrld	$23,%zmm23,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm28
vmovdqu64	%zmm28,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm23
vmovdqu64	%zmm23,304(%rsp)
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
movq	368(%rsp),%rsi
vmovdqa64	(%rsi,%rcx),%zmm11
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm11,%zmm11
vpandd	%zmm21,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
vsubps	(%r11){1to16},%zmm11,%zmm12
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm12,%zmm12
movq	16(%rsp),%r9
vmovaps	%zmm12,(%r9,%r15)
testb	$8,4(%rsp)
je	49f
vaddps	%zmm4,%zmm12,%zmm13
vfmadd213ps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vaddps	%zmm18,%zmm12,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm16,%k1
vmovups	80(%rsp),%zmm28
vmulps	%zmm13,%zmm28,%zmm28 {%k1}
vmovups	304(%rsp),%zmm23
vmulps	%zmm14,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm28,%zmm13
vpsrld	$23,%zmm23,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm28
vmovdqu64	%zmm28,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm23
vmovdqu64	%zmm23,304(%rsp)
vbroadcastss	322f(%rip),%zmm13 {%k1} {z}
vaddps	%zmm13,%zmm29,%zmm29
49:
incq	%rbx
cmpq	%r10,%rbx
movl	432(%rsp),%r14d
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
vaddps	%zmm4,%zmm12,%zmm13
vfmadd213ps	%zmm15,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vaddps	%zmm18,%zmm12,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm14
vcmpltps	%zmm12,%zmm16,%k1
vmovups	80(%rsp),%zmm28
vmulps	%zmm13,%zmm28,%zmm28 {%k1}
vmovups	304(%rsp),%zmm23
vmulps	%zmm14,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm28,%zmm13
vpsrld	$23,%zmm23,%zmm14
vpsubd	%zmm14,%zmm8,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpternlogd	$236,%zmm20,%zmm24,%zmm28
vmovdqu64	%zmm28,80(%rsp)
vpternlogd	$236,%zmm20,%zmm24,%zmm23
vmovdqu64	%zmm23,304(%rsp)
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
vmovups	%zmm4,3440(%rsp)
movq	4416(%rsp),%rbx
movq	232(%rsp),%r14
movq	%r11,%r15
movl	816(%rsp),%r11d
movq	752(%rsp),%rbp
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
vmovups	%zmm4,3440(%rsp)
vmovups	%zmm0,304(%rsp)
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
vmaxps	%zmm16,%zmm9,%zmm9
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
vmaxps	%zmm16,%zmm12,%zmm12
vmulps	%zmm12,%zmm12,%zmm12
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm12,%zmm11,%zmm11
vfmadd213ps	%zmm9,%zmm12,%zmm15
vmulss	%xmm14,%xmm14,%xmm9
vbroadcastss	%xmm9,%zmm14
vfmadd213ps	%zmm10,%zmm12,%zmm14
vsubps	%zmm8,%zmm13,%zmm9
vmaxps	%zmm16,%zmm9,%zmm9
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
vmovups	%zmm29,3888(%rsp)
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
vmovups	%zmm15,3056(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,1840(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmovups	%zmm5,1008(%rsp)
vminps	%zmm7,%zmm12,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm12,1904(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,2032(%rsp)
vmovaps	%zmm10,%zmm5 {%k1}
vmovups	%zmm5,560(%rsp)
vmovups	%zmm9,2480(%rsp)
vminps	%zmm1,%zmm9,%zmm1
vmovups	%zmm8,3120(%rsp)
vmaxps	%zmm1,%zmm8,%zmm14
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,2096(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm12
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2160(%rsp)
vmovaps	%zmm4,%zmm12 {%k1}
vbroadcastss	344f(%rip),%zmm2
vmovups	%zmm13,3824(%rsp)
vcmpltps	%zmm2,%zmm13,%k1
korw	%k0,%k1,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1712(%rsp)
vblendmps	%zmm3,%zmm0,%zmm8 {%k1}
vbroadcastss	345f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,2608(%rsp)
vcvtusi2ss	%r11d,%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3504(%rsp)
leaq	(%r10,%r10,2),%r11
shlq	$6,%r11
leaq	128(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm1,1584(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm1,1648(%rsp)
vmovups	%zmm0,1776(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm1,2800(%rsp)
vmovups	%zmm3,944(%rsp)
vmovups	%zmm1,2224(%rsp)
vmovups	%zmm2,1392(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2864(%rsp)
vbroadcastss	346f(%rip),%zmm1
vmovups	%zmm1,2544(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2288(%rsp)
jmp	74f
.p2align	4
73:
vmovups	2224(%rsp),%zmm1
vmovaps	%zmm1,%zmm19 {%k3}
vcmpnltps	%zmm6,%zmm10,%k4
vmovups	2800(%rsp),%zmm1
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	%zmm1,2800(%rsp)
vmulps	%zmm3,%zmm26,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k5}
vcmpnleps	%zmm21,%zmm2,%k5
vmovups	1392(%rsp),%zmm1
vmovaps	%zmm1,%zmm21 {%k3}
vcmpnleps	%zmm10,%zmm17,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm3 {%k2} {z}
vmovups	944(%rsp),%zmm1
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	1776(%rsp),%zmm1
vblendmps	%zmm1,%zmm10,%zmm1 {%k1}
vmovups	%zmm1,1776(%rsp)
vfmadd213ps	%zmm20,%zmm10,%zmm13
vmovups	144(%rsp),%zmm31
vfmadd213ps	%zmm23,%zmm10,%zmm31
vcmpunordps	%zmm13,%zmm13,%k2
vminps	%zmm13,%zmm29,%zmm1
vmovaps	%zmm29,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm28,%zmm5
vmovaps	%zmm28,%zmm5 {%k2}
vmovaps	%zmm20,%zmm5 {%k1}
vsubps	%zmm20,%zmm5,%zmm1
vmovups	1712(%rsp),%zmm6
vblendmps	%zmm6,%zmm1,%zmm6 {%k1}
vcmpunordps	%zmm31,%zmm31,%k2
vminps	%zmm31,%zmm11,%zmm2
vmovaps	%zmm11,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2032(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vmovaps	%zmm23,%zmm2 {%k1}
vsubps	%zmm23,%zmm2,%zmm4
vmovups	1456(%rsp),%zmm7
vblendmps	%zmm7,%zmm4,%zmm7 {%k1}
vmovups	3376(%rsp),%zmm23
vfmadd213ps	%zmm9,%zmm1,%zmm23
vmovups	752(%rsp),%zmm9
vfmadd213ps	%zmm23,%zmm4,%zmm9
vdivps	%zmm17,%zmm0,%zmm1
vmovups	%zmm6,1712(%rsp)
vmulps	%zmm6,%zmm1,%zmm4
vmovups	368(%rsp),%zmm10
vmovups	3248(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm4,%zmm8
vmovups	816(%rsp),%zmm6
vmovups	432(%rsp),%zmm11
vfnmadd213ps	%zmm11,%zmm4,%zmm6
vmovups	%zmm7,1456(%rsp)
vmulps	%zmm7,%zmm1,%zmm1
vmovups	3312(%rsp),%zmm4
vfnmadd213ps	%zmm8,%zmm1,%zmm4
vmovups	496(%rsp),%zmm8
vfnmadd213ps	%zmm6,%zmm1,%zmm8
vmovups	3184(%rsp),%zmm13
vmulps	%zmm4,%zmm13,%zmm1
vmulps	880(%rsp),%zmm13,%zmm4
vmovups	2928(%rsp),%zmm14
vmulps	%zmm4,%zmm14,%zmm6
vmulps	%zmm1,%zmm6,%zmm7
vfmsub231ps	%zmm8,%zmm14,%zmm7
vfnmadd213ps	%zmm0,%zmm6,%zmm6
vmaxps	423f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm14,%zmm6
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm13,%zmm4,%zmm4
vmulps	%zmm6,%zmm17,%zmm6
vbroadcastss	439f(%rip),%zmm8
vmulps	%zmm8,%zmm12,%zmm7
vcmpunordps	%zmm6,%zmm6,%k2
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k2}
vaddps	%zmm6,%zmm12,%zmm6
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2096(%rsp),%zmm7
vminps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2160(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k2}
vmovaps	%zmm12,%zmm6 {%k1}
vsubps	%zmm12,%zmm6,%zmm7
vfmadd231ps	%zmm11,%zmm7,%zmm9
vmulps	%zmm1,%zmm17,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
vmovups	1584(%rsp),%zmm4
vblendmps	%zmm4,%zmm7,%zmm4 {%k1}
vmovups	%zmm4,1584(%rsp)
vmulps	%zmm8,%zmm15,%zmm4
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vaddps	%zmm1,%zmm15,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm18,%zmm1
vmovaps	%zmm18,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k2}
vmovaps	%zmm15,%zmm1 {%k1}
vsubps	%zmm15,%zmm1,%zmm4
vfmadd231ps	%zmm4,%zmm10,%zmm9 {%k4} {z}
vmovups	1520(%rsp),%zmm7
vblendmps	%zmm7,%zmm4,%zmm7 {%k1}
vmovups	%zmm7,1520(%rsp)
vmovups	1648(%rsp),%zmm4
vmovaps	%zmm4,%zmm9 {%k1}
knotw	%k0,%k2
vmovups	1264(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k2} {z}
vmovups	3504(%rsp),%zmm7
vcmpgtps	2288(%rsp),%zmm7,%k2
vaddps	2416(%rsp),%zmm4,%zmm8 {%k2} {z}
vmovdqu64	1200(%rsp),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k1} {z}
vmovups	%zmm5,1008(%rsp)
vmovups	%zmm2,560(%rsp)
vmovaps	%zmm1,%zmm14
vmovaps	%zmm6,%zmm12
vmovups	%zmm9,1648(%rsp)
vmovups	%zmm3,944(%rsp)
vmovups	%zmm19,2224(%rsp)
vmovups	%zmm21,1392(%rsp)
vbroadcastss	394f(%rip),%zmm31
74:
vxorps	%xmm7,%xmm7,%xmm7
vpslld	$31,%zmm4,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,2928(%rsp)
vpandd	349f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4272(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,14(%rsp)
vpandd	352f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4208(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm4,3952(%rsp)
vpandd	353f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,4144(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
.p2align	4
75:
vaddss	%xmm7,%xmm8,%xmm1
vmovshdup	%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm23
vbroadcastss	20(%r15),%zmm6
vbroadcastss	24(%r15),%zmm1
vmovups	%zmm1,2352(%rsp)
testq	%r10,%r10
vmovups	%zmm14,688(%rsp)
vmovups	%zmm8,3632(%rsp)
vmovups	%zmm6,3696(%rsp)
vmovss	%xmm23,624(%rsp)
je	83f
vdivps	%zmm6,%zmm0,%zmm6
vmulps	354f(%rip){1to16},%zmm6,%zmm9
vbroadcastss	355f(%rip),%zmm10
vmovups	1008(%rsp),%zmm4
vsubps	%zmm4,%zmm10,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vbroadcastss	356f(%rip),%zmm1
vxorps	%zmm1,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vbroadcastss	357f(%rip),%zmm15
vmaxps	%zmm15,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm16
vmulps	%zmm16,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vbroadcastss	359f(%rip),%zmm17
vfmadd231ps	%zmm17,%zmm7,%zmm3
vbroadcastss	362f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vbroadcastss	364f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm3,%zmm8
vbroadcastss	365f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm8
vbroadcastss	366f(%rip),%zmm22
vmovaps	%zmm4,%zmm21
vfmadd213ps	%zmm22,%zmm3,%zmm8
vmovaps	%zmm9,%zmm22
vbroadcastss	367f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	368f(%rip),%zmm25
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	332f(%rip),%zmm4
vandps	%zmm4,%zmm2,%zmm7
vbroadcastss	369f(%rip),%zmm26
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	372f(%rip),%zmm27
vmovaps	%zmm27,%zmm8
vbroadcastss	373f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm9,%zmm8
vbroadcastss	374f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm8
vbroadcastss	375f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm9,%zmm8
vbroadcastss	376f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm9,%zmm8
vbroadcastss	377f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm9,%zmm8
vbroadcastss	378f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm9,%zmm8
vbroadcastss	379f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm9,%zmm8
vbroadcastss	382f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vbroadcastss	335f(%rip),%zmm20
vblendmps	%zmm10,%zmm20,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	383f(%rip){1to16},%zmm6,%zmm5
vmulps	384f(%rip){1to16},%zmm6,%zmm6
movq	%rdi,%rax
xorl	%edx,%edx
vmovss	335f(%rip),%xmm19
.p2align	4
76:
vcvtsi2ss	%rdx,%xmm12,%xmm9
vaddss	%xmm19,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm21,%zmm9,%zmm9
vmulps	%zmm9,%zmm22,%zmm9
vxorps	%zmm1,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm16,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
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
vandps	%zmm4,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm23,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm20,%zmm10 {%k1}
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
vdivps	2352(%rsp),%zmm0,%zmm6
vmulps	354f(%rip){1to16},%zmm6,%zmm21
vbroadcastss	355f(%rip),%zmm10
vmovups	560(%rsp),%zmm22
vsubps	%zmm22,%zmm10,%zmm2
vmulps	%zmm21,%zmm2,%zmm2
vxorps	%zmm1,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmaxps	357f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm16,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	362f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm4,%zmm2,%zmm7
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm27,%zmm8
vfmadd213ps	%zmm28,%zmm9,%zmm8
vfmadd213ps	%zmm29,%zmm9,%zmm8
vfmadd213ps	%zmm30,%zmm9,%zmm8
vfmadd213ps	%zmm31,%zmm9,%zmm8
vfmadd213ps	%zmm23,%zmm9,%zmm8
vfmadd213ps	%zmm15,%zmm9,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vfmadd213ps	%zmm18,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vblendmps	%zmm10,%zmm20,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	383f(%rip){1to16},%zmm6,%zmm5
vmulps	384f(%rip){1to16},%zmm6,%zmm6
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
77:
vcvtsi2ss	%rdx,%xmm12,%xmm9
vaddss	%xmm19,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm22,%zmm9,%zmm9
vmulps	%zmm9,%zmm21,%zmm9
vxorps	%zmm1,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm16,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
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
vandps	%zmm4,%zmm9,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm23,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	355f(%rip){1to16},%zmm20,%zmm10 {%k1}
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
vmovss	624(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vmovups	944(%rsp),%zmm5
ja	78f
vxorps	%xmm5,%xmm5,%xmm5
78:
movq	%r9,%rax
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,144(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,880(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm10,%xmm10,%xmm10
xorl	%edx,%edx
vmovups	688(%rsp),%zmm14
.p2align	4
79:
vmovups	%zmm8,752(%rsp)
vmovups	%zmm4,368(%rsp)
vmovups	%zmm2,432(%rsp)
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm24
vmovaps	64(%r13,%rcx),%zmm23
vmovaps	128(%r13,%rcx),%zmm26
vmulps	%zmm24,%zmm14,%zmm22
vxorps	%xmm29,%xmm29,%xmm29
movq	%rdi,%rcx
xorl	%esi,%esi
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm27,%xmm27,%xmm27
vbroadcastss	322f(%rip),%zmm0
.p2align	4
82:
vmovaps	(%rax,%rsi),%zmm19
vmovaps	-128(%rcx),%zmm14
vmovaps	-64(%rcx),%zmm4
vmovaps	%zmm14,%zmm8
vfmadd213ps	%zmm12,%zmm22,%zmm8
vdivps	%zmm8,%zmm0,%zmm7
vsubps	%zmm8,%zmm19,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vmulps	%zmm8,%zmm5,%zmm19
vfmadd213ps	%zmm7,%zmm7,%zmm19
vaddps	%zmm19,%zmm28,%zmm28
vaddps	%zmm8,%zmm31,%zmm31
vfmadd231ps	%zmm14,%zmm8,%zmm6
vfmadd231ps	%zmm4,%zmm8,%zmm30
vfmadd231ps	(%rcx),%zmm8,%zmm27
vmulps	%zmm19,%zmm14,%zmm7
vaddps	%zmm7,%zmm25,%zmm25
vfmadd231ps	%zmm7,%zmm14,%zmm29
vmulps	%zmm19,%zmm4,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vfmadd231ps	%zmm14,%zmm7,%zmm16
vfmadd231ps	%zmm4,%zmm7,%zmm1
addq	$64,%rsi
addq	$192,%rcx
cmpq	%rsi,%r12
jne	82b
vmovups	688(%rsp),%zmm14
vmulps	%zmm23,%zmm14,%zmm4
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm22,%zmm1
vfmadd231ps	%zmm1,%zmm22,%zmm20
vmovaps	%zmm16,%zmm1
vfmadd213ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm22,%zmm18
vfmadd213ps	%zmm7,%zmm24,%zmm16
vfmadd231ps	%zmm16,%zmm22,%zmm11
vaddps	%zmm7,%zmm2,%zmm1
vmovups	816(%rsp),%zmm2
vfmadd231ps	%zmm1,%zmm22,%zmm2
vmovups	%zmm2,816(%rsp)
vfmadd231ps	%zmm30,%zmm22,%zmm3
vfmadd231ps	%zmm30,%zmm23,%zmm15
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm17
vfmadd213ps	%zmm7,%zmm24,%zmm29
vfmadd231ps	%zmm29,%zmm4,%zmm9
vmovups	144(%rsp),%zmm0
vfmadd231ps	%zmm29,%zmm24,%zmm0
vmovups	%zmm0,144(%rsp)
vmovups	752(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm4,%zmm8
vaddps	%zmm7,%zmm25,%zmm1
vmovups	496(%rsp),%zmm2
vfmadd231ps	%zmm4,%zmm1,%zmm2
vmovups	%zmm2,496(%rsp)
vmovups	880(%rsp),%zmm2
vfmadd231ps	%zmm1,%zmm24,%zmm2
vmovups	%zmm2,880(%rsp)
vfmadd231ps	%zmm27,%zmm24,%zmm21
vmovups	368(%rsp),%zmm4
vfmadd231ps	%zmm6,%zmm24,%zmm4
vfmadd231ps	%zmm26,%zmm6,%zmm10
vmovups	432(%rsp),%zmm2
vaddps	%zmm31,%zmm2,%zmm2
vaddps	%zmm7,%zmm28,%zmm1
vaddps	%zmm1,%zmm13,%zmm13
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	79b
vmovups	%zmm4,368(%rsp)
vmovups	%zmm2,432(%rsp)
vbroadcastss	338f(%rip),%zmm25
vpbroadcastd	386f(%rip),%zmm30
vpbroadcastd	387f(%rip),%zmm22
vbroadcastss	388f(%rip),%zmm19
vbroadcastss	389f(%rip),%zmm24
vbroadcastss	392f(%rip),%zmm26
vbroadcastss	393f(%rip),%zmm28
vbroadcastss	394f(%rip),%zmm31
vbroadcastss	396f(%rip),%zmm29
vbroadcastss	397f(%rip),%zmm27
vbroadcastss	356f(%rip),%zmm16
vxorps	%xmm7,%xmm7,%xmm7
vmovups	3696(%rsp),%zmm6
vbroadcastss	322f(%rip),%zmm0
vmovss	624(%rsp),%xmm23
jmp	85f
.p2align	4
83:
vucomiss	%xmm7,%xmm23
vxorps	%xmm10,%xmm10,%xmm10
vmovups	944(%rsp),%zmm5
vbroadcastss	388f(%rip),%zmm19
vbroadcastss	389f(%rip),%zmm24
vbroadcastss	392f(%rip),%zmm26
vbroadcastss	393f(%rip),%zmm28
vbroadcastss	396f(%rip),%zmm29
vbroadcastss	356f(%rip),%zmm16
ja	84f
vxorps	%xmm5,%xmm5,%xmm5
84:
vpxord	%xmm21,%xmm21,%xmm21
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,880(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,144(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vpxord	%xmm20,%xmm20,%xmm20
vmovups	%zmm1,432(%rsp)
vmovups	%zmm1,368(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
85:
vdivps	%zmm6,%zmm0,%zmm1
vmulps	%zmm14,%zmm5,%zmm2
vmulps	%zmm21,%zmm2,%zmm21
vdivps	2352(%rsp),%zmm0,%zmm4
vfnmadd213ps	%zmm20,%zmm1,%zmm21
vmovups	%zmm21,1264(%rsp)
vucomiss	%xmm7,%xmm23
vmulps	%zmm10,%zmm2,%zmm21
vdivps	%zmm14,%zmm25,%zmm1
vfnmadd213ps	%zmm17,%zmm4,%zmm21
vfnmadd213ps	%zmm18,%zmm2,%zmm15
vmulps	%zmm1,%zmm5,%zmm1
vfmadd231ps	%zmm3,%zmm1,%zmm11
vmovups	%zmm11,3248(%rsp)
vfmadd231ps	%zmm1,%zmm8,%zmm9
vmovups	%zmm9,3312(%rsp)
vmovups	%zmm13,3568(%rsp)
vmovups	%zmm3,3376(%rsp)
jbe	89f
vmovups	2288(%rsp),%zmm1
vmovups	3632(%rsp),%zmm2
vaddps	%zmm1,%zmm2,%zmm1
vmovups	%zmm1,2288(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm2,%zmm5
vmovaps	%zmm2,%zmm5 {%k1}
vaddss	%xmm7,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm5,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm7,%xmm1
vbroadcastss	395f(%rip),%zmm20
jbe	89f
vmovaps	%zmm21,%zmm13
vmovaps	%zmm8,%zmm11
vmovaps	%zmm16,%zmm21
testq	%r10,%r10
vpbroadcastd	322f(%rip),%zmm18
vmovups	144(%rsp),%zmm3
vxorps	%xmm2,%xmm2,%xmm2
je	88f
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
86:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm14,%zmm1
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
87:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm12,%zmm1,%zmm4
vdivps	%zmm4,%zmm0,%zmm6
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm25,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm25,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm0,%zmm6,%zmm8
vpaddd	%zmm30,%zmm8,%zmm8
vpandd	%zmm22,%zmm8,%zmm8
vpsubd	%zmm8,%zmm18,%zmm10
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm25,%zmm10,%zmm14
vfmadd231ps	%zmm6,%zmm10,%zmm14
vmulps	%zmm14,%zmm14,%zmm6
vmovaps	%zmm19,%zmm10
vfmadd213ps	%zmm24,%zmm14,%zmm10
vmovaps	%zmm26,%zmm16
vmovaps	%zmm31,%zmm17
vfmadd213ps	%zmm20,%zmm14,%zmm17
vfmadd213ps	%zmm28,%zmm14,%zmm16
vfmadd231ps	%zmm29,%zmm6,%zmm17
vfmadd213ps	%zmm16,%zmm6,%zmm17
vfmadd213ps	%zmm10,%zmm6,%zmm17
vfmadd213ps	%zmm14,%zmm6,%zmm17
vaddps	%zmm0,%zmm7,%zmm6
vfmadd231ps	%zmm27,%zmm8,%zmm17
vmaxps	%zmm25,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm17,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm2
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	87b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	688(%rsp),%zmm14
jne	86b
88:
vbroadcastss	398f(%rip),%zmm1
vmovups	2544(%rsp),%zmm4
vfmadd213ps	399f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm10,%xmm10,%xmm10
vcmpltps	%zmm5,%zmm10,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm2,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm2,%zmm4 {%k6}
vmovups	%zmm4,2544(%rsp)
vmovups	1392(%rsp),%zmm1
vmaxps	344f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1392(%rsp)
vmovups	2864(%rsp),%zmm1
vbroadcastss	422f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2864(%rsp)
vblendmps	342f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1712(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	1008(%rsp),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vmovups	%zmm5,1008(%rsp)
vmovups	1456(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	560(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm8
vmovups	1520(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm14,%zmm14
vmovups	1584(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm12,%zmm12
vmovups	1648(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1648(%rsp)
vmovups	1776(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1776(%rsp)
vmovups	944(%rsp),%zmm1
vmovaps	%zmm10,%zmm1 {%k1}
vmovups	%zmm1,944(%rsp)
vmovups	2224(%rsp),%zmm1
vbroadcastss	348f(%rip),%zmm1 {%k1}
vmovups	%zmm1,2224(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,2416(%rsp)
vmovups	%zmm6,1584(%rsp)
vmovups	%zmm5,1520(%rsp)
vmovups	%zmm4,1456(%rsp)
vmovups	%zmm2,1712(%rsp)
vmovaps	%zmm21,%zmm16
vmovups	1904(%rsp),%zmm4
vmovups	1840(%rsp),%zmm5
vmovaps	%zmm13,%zmm21
vmovups	1264(%rsp),%zmm6
vmovups	3568(%rsp),%zmm13
jmp	92f
.p2align	4
89:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2416(%rsp)
vmovaps	%zmm8,%zmm11
vxorps	%xmm10,%xmm10,%xmm10
vmovups	1904(%rsp),%zmm4
vmovups	1840(%rsp),%zmm5
vmovups	560(%rsp),%zmm8
vmovups	144(%rsp),%zmm3
vmovups	1264(%rsp),%zmm6
92:
vmovups	%zmm21,4080(%rsp)
vmovups	%zmm14,688(%rsp)
vmovups	%zmm3,144(%rsp)
vbroadcastss	336f(%rip),%zmm2
vmaxps	%zmm2,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm19
vmaxps	%zmm2,%zmm21,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmaxps	%zmm2,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm23
vmovdqu64	4208(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm13,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4272(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm9
vmovups	1008(%rsp),%zmm1
vcmpleps	%zmm5,%zmm1,%k5
vcmpgeps	3056(%rsp),%zmm1,%k7
vmovups	3376(%rsp),%zmm2
vblendmps	%zmm2,%zmm25,%zmm1 {%k7}
vxorps	%zmm16,%zmm2,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm10,%k7
korw	%k0,%k7,%k5
vmulps	%zmm19,%zmm2,%zmm1
vmovups	%zmm1,1200(%rsp)
kmovw	2928(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm10,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1136(%rsp)
vblendmps	%zmm10,%zmm0,%zmm5 {%k5}
vmovups	%zmm5,1328(%rsp)
vcmpleps	%zmm8,%zmm4,%k7
vblendmps	%zmm11,%zmm25,%zmm1 {%k7}
vmovups	%zmm8,560(%rsp)
vcmpleps	2032(%rsp),%zmm8,%k7
vxorps	%zmm16,%zmm11,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm10,%k2
korw	%k2,%k6,%k7
vmovups	%zmm11,752(%rsp)
vmulps	%zmm11,%zmm7,%zmm1
vmovups	%zmm1,1072(%rsp)
kmovw	14(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm20 {%k2} {z}
vblendmps	%zmm10,%zmm0,%zmm4 {%k7}
vmovups	%zmm4,2672(%rsp)
vcmpgeps	2480(%rsp),%zmm14,%k2
vmovups	368(%rsp),%zmm2
vblendmps	%zmm2,%zmm25,%zmm1 {%k2}
vcmpleps	3120(%rsp),%zmm14,%k2
vxorps	%zmm16,%zmm2,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm10,%k2
korw	%k2,%k1,%k6
vmovups	%zmm2,368(%rsp)
vmulps	%zmm2,%zmm23,%zmm1
vmovups	%zmm1,3184(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm10,%zmm0,%zmm8 {%k6}
vmovups	%zmm8,2736(%rsp)
vmovaps	%zmm1,%zmm10 {%k1} {z}
vcmpgeps	2096(%rsp),%zmm12,%k1
vmovups	432(%rsp),%zmm3
vblendmps	%zmm3,%zmm25,%zmm18 {%k1}
vcmpleps	2160(%rsp),%zmm12,%k1
vmulps	%zmm4,%zmm7,%zmm6
vmovups	%zmm15,4016(%rsp)
vmulps	%zmm6,%zmm15,%zmm1
vmulps	%zmm5,%zmm19,%zmm2
vmulps	%zmm2,%zmm1,%zmm28
vmulps	%zmm8,%zmm23,%zmm13
vmovups	3248(%rsp),%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm2,%zmm1,%zmm29
vmulps	%zmm28,%zmm29,%zmm16
vmovaps	%zmm28,%zmm17
vfnmadd213ps	%zmm0,%zmm28,%zmm17
vbroadcastss	423f(%rip),%zmm21
vmaxps	%zmm21,%zmm17,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	356f(%rip){1to16},%zmm3,%zmm18 {%k1}
vmovdqu64	4144(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k1
vdivps	%zmm1,%zmm0,%zmm15
vmovups	%zmm7,1968(%rsp)
vmulps	%zmm15,%zmm7,%zmm1
vmovaps	%zmm0,%zmm1 {%k7}
vpxor	%xmm4,%xmm4,%xmm4
vcmpleps	%zmm18,%zmm4,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm4,%zmm0,%zmm5 {%k1}
vmulps	%zmm5,%zmm9,%zmm11
vmulps	816(%rsp),%zmm11,%zmm4
vmulps	%zmm2,%zmm4,%zmm2
vmulps	%zmm28,%zmm2,%zmm4
vmulps	3312(%rsp),%zmm13,%zmm7
vfmsub231ps	%zmm7,%zmm6,%zmm16
vmulps	%zmm15,%zmm16,%zmm7
vbroadcastss	356f(%rip),%zmm18
vmovaps	%zmm29,%zmm26
vfnmadd213ps	%zmm0,%zmm29,%zmm26
vfnmadd231ps	%zmm7,%zmm7,%zmm26
vmaxps	%zmm21,%zmm26,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm29,%zmm2,%zmm14
vdivps	%zmm8,%zmm0,%zmm24
vmulps	496(%rsp),%zmm11,%zmm8
vfmsub231ps	%zmm8,%zmm6,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmulps	880(%rsp),%zmm11,%zmm6
vfmsub231ps	%zmm6,%zmm13,%zmm14
vfnmadd231ps	%zmm7,%zmm4,%zmm14
vmulps	%zmm24,%zmm14,%zmm6
vmovaps	%zmm2,%zmm31
vfnmadd213ps	%zmm0,%zmm2,%zmm31
vfnmadd231ps	%zmm4,%zmm4,%zmm31
vfnmadd231ps	%zmm6,%zmm6,%zmm31
vmaxps	%zmm21,%zmm31,%zmm8
vsqrtps	%zmm8,%zmm8
vmovups	%zmm19,2992(%rsp)
vmulps	%zmm19,%zmm1,%zmm14
vmovaps	%zmm1,%zmm14 {%k5}
vdivps	%zmm8,%zmm0,%zmm16
vmovaps	%zmm23,%zmm19
vmulps	%zmm24,%zmm23,%zmm1
vmovaps	%zmm0,%zmm1 {%k6}
vmulps	%zmm1,%zmm14,%zmm1
vmulps	%zmm16,%zmm9,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vmovaps	%zmm1,%zmm8 {%k1}
vmovups	%zmm8,3760(%rsp)
vmovaps	%zmm9,%zmm23
vmovups	%zmm3,432(%rsp)
vmulps	%zmm3,%zmm9,%zmm1
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm1,%zmm21 {%k1} {z}
vxorps	%xmm9,%xmm9,%xmm9
vmovss	624(%rsp),%xmm8
vucomiss	%xmm9,%xmm8
vfmadd213ps	1136(%rsp),%zmm20,%zmm20
vfmadd213ps	%zmm20,%zmm10,%zmm10
vmovups	1328(%rsp),%zmm3
vmulps	1200(%rsp),%zmm3,%zmm20
vfmadd213ps	%zmm10,%zmm21,%zmm21
vxorps	%zmm18,%zmm28,%zmm3
vmovups	%zmm3,1136(%rsp)
vmulps	%zmm20,%zmm28,%zmm8
vmovups	2672(%rsp),%zmm3
vfmsub231ps	1072(%rsp),%zmm3,%zmm8
vxorps	%zmm18,%zmm29,%zmm9
vmulps	%zmm20,%zmm29,%zmm10
vmovups	2736(%rsp),%zmm3
vfmsub231ps	3184(%rsp),%zmm3,%zmm10
vxorps	%zmm18,%zmm2,%zmm3
vmovups	%zmm3,1072(%rsp)
vmulps	%zmm20,%zmm2,%zmm2
vmovups	%zmm15,1200(%rsp)
vmulps	%zmm15,%zmm8,%zmm28
vfnmadd231ps	%zmm7,%zmm28,%zmm10
vxorps	%zmm18,%zmm7,%zmm3
vmovups	%zmm5,624(%rsp)
vfmsub231ps	%zmm1,%zmm5,%zmm2
vxorps	%zmm18,%zmm4,%zmm5
vfnmadd231ps	%zmm4,%zmm28,%zmm2
vxorps	%zmm18,%zmm6,%zmm4
vmulps	%zmm24,%zmm10,%zmm29
vfnmadd231ps	%zmm6,%zmm29,%zmm2
vmovaps	%zmm20,%zmm10
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm20,%zmm10
vfmadd231ps	%zmm28,%zmm28,%zmm10
vfmadd231ps	%zmm29,%zmm29,%zmm10
vmulps	%zmm16,%zmm2,%zmm6
vfmadd231ps	%zmm6,%zmm6,%zmm10
ja	93f
vmovaps	%zmm4,%zmm26
vmovaps	%zmm3,%zmm17
vmovaps	%zmm9,%zmm13
vbroadcastss	16(%r15),%zmm1
vdivps	%zmm19,%zmm0,%zmm2
vdivps	%zmm23,%zmm0,%zmm3
vmovups	688(%rsp),%zmm15
vmulps	%zmm15,%zmm2,%zmm2
vmulps	%zmm12,%zmm3,%zmm3
vmovups	2224(%rsp),%zmm9
vdivps	%zmm9,%zmm0,%zmm4
vmulps	3760(%rsp),%zmm4,%zmm4
vmulps	424f(%rip){1to16},%zmm2,%zmm2
vmulps	425f(%rip){1to16},%zmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vbroadcastss	348f(%rip),%zmm8
vmovups	2544(%rsp),%zmm2
vcmpltps	%zmm8,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	426f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm7,%zmm2,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmulps	%zmm4,%zmm4,%zmm2
vminps	%zmm0,%zmm2,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmaxps	%zmm2,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vcmpltps	%zmm8,%zmm9,%k1
vmovaps	%zmm4,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm21,%k1
vcmpleps	%zmm2,%zmm10,%k1 {%k1}
vmovups	2672(%rsp),%zmm1
vmulps	1328(%rsp),%zmm1,%zmm1
vmulps	2736(%rsp),%zmm1,%zmm1
vmulps	624(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm14,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	345f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	3504(%rsp),%zmm3
vcmpleps	2288(%rsp),%zmm3,%k1
vminps	427f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2608(%rsp),%zmm3
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	%zmm3,2608(%rsp)
vcmpeqps	%zmm2,%zmm3,%k1
vmovaps	%zmm0,%zmm8 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm8,%xmm1
vmovshdup	%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm8,%xmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm8,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm4,%xmm1
vbroadcastss	394f(%rip),%zmm31
vmovaps	%zmm15,%zmm14
vxorps	%xmm7,%xmm7,%xmm7
ja	75b
jmp	94f
.p2align	4
93:
vmovups	%zmm11,2928(%rsp)
vmovups	%zmm13,3184(%rsp)
vmulps	%zmm6,%zmm16,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm4
vmulps	%zmm4,%zmm24,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm1,%zmm5
vmulps	1200(%rsp),%zmm5,%zmm4
vmovups	1136(%rsp),%zmm3
vfmadd213ps	%zmm20,%zmm4,%zmm3
vfmadd213ps	%zmm3,%zmm2,%zmm9
vmovups	1072(%rsp),%zmm3
vfmadd213ps	%zmm9,%zmm1,%zmm3
vmovups	2992(%rsp),%zmm14
vmovaps	%zmm19,%zmm24
vmulps	%zmm3,%zmm14,%zmm13
vmovups	1968(%rsp),%zmm8
vmulps	%zmm4,%zmm8,%zmm5
vmulps	%zmm2,%zmm19,%zmm4
vmovaps	%zmm23,%zmm9
vmulps	%zmm1,%zmm23,%zmm6
vmovups	560(%rsp),%zmm7
vaddps	%zmm5,%zmm7,%zmm1
vmovups	1904(%rsp),%zmm11
vminps	%zmm1,%zmm11,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm11,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	2032(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vcmpeqps	%zmm7,%zmm2,%k1
vcmpneqps	%zmm2,%zmm1,%k1 {%k1}
vmovups	1008(%rsp),%zmm20
vaddps	%zmm13,%zmm20,%zmm1
vmovups	3056(%rsp),%zmm29
vminps	%zmm1,%zmm29,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm29,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	1840(%rsp),%zmm28
vmaxps	%zmm2,%zmm28,%zmm2
vmovaps	%zmm28,%zmm2 {%k2}
vcmpeqps	%zmm20,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k0 {%k2}
vmovups	688(%rsp),%zmm15
vmovups	%zmm4,1072(%rsp)
vaddps	%zmm4,%zmm15,%zmm1
vmovups	2480(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3120(%rsp),%zmm23
vmaxps	%zmm2,%zmm23,%zmm2
vmovaps	%zmm23,%zmm2 {%k2}
vcmpeqps	%zmm15,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k2 {%k2}
vmovups	%zmm6,1136(%rsp)
vaddps	%zmm6,%zmm12,%zmm1
vmovups	2096(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm3,%zmm2 {%k3}
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	2160(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k3}
vcmpeqps	%zmm12,%zmm2,%k3
vcmpneqps	%zmm2,%zmm1,%k3 {%k3}
vpmovm2d	%k0,%zmm1
vpbroadcastd	352f(%rip),%zmm2 {%k2} {z}
vpsrld	$31,%zmm1,%zmm1
vpord	353f(%rip){1to16},%zmm2,%zmm2 {%k3}
vpord	349f(%rip){1to16},%zmm2,%zmm2 {%k1}
vpord	%zmm1,%zmm2,%zmm2
vminps	%zmm0,%zmm17,%zmm1
vminps	%zmm1,%zmm26,%zmm1
vminps	%zmm1,%zmm31,%zmm1
vmulps	1264(%rsp),%zmm14,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovups	1328(%rsp),%zmm3
vsubps	%zmm3,%zmm0,%zmm6
vfmadd231ps	%zmm4,%zmm3,%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmulps	4080(%rsp),%zmm8,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovups	2672(%rsp),%zmm3
vsubps	%zmm3,%zmm0,%zmm6
vfmadd231ps	%zmm4,%zmm3,%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmulps	144(%rsp),%zmm19,%zmm3
vmulps	%zmm3,%zmm19,%zmm3
vbroadcastss	322f(%rip),%zmm4
vmovups	2736(%rsp),%zmm6
vsubps	%zmm6,%zmm4,%zmm4
vfmadd231ps	%zmm3,%zmm6,%zmm4
vmovups	3632(%rsp),%zmm3
vsubps	2416(%rsp),%zmm3,%zmm19
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	1712(%rsp),%zmm4
vmovaps	%zmm9,%zmm6
vxorps	%xmm3,%xmm3,%xmm3
vfmadd132ps	3376(%rsp),%zmm3,%zmm4
vbroadcastss	322f(%rip),%zmm0
vmovups	752(%rsp),%zmm3
vfmadd231ps	1456(%rsp),%zmm3,%zmm4
vmovups	368(%rsp),%zmm3
vfmadd231ps	1520(%rsp),%zmm3,%zmm4
vmovups	432(%rsp),%zmm3
vfmadd231ps	1584(%rsp),%zmm3,%zmm4
vxorps	%xmm9,%xmm9,%xmm9
vmulps	3568(%rsp),%zmm6,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vmovups	624(%rsp),%zmm31
vsubps	%zmm31,%zmm0,%zmm6
vfmadd231ps	%zmm3,%zmm31,%zmm6
vminps	%zmm1,%zmm6,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm7 {%k1}
vsqrtps	%zmm10,%zmm3
vdivps	%zmm15,%zmm0,%zmm1
vmulps	%zmm1,%zmm24,%zmm26
vmovups	944(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm9,%k0
vcmpltps	%zmm1,%zmm9,%k1
vcmpltps	432f(%rip){1to16},%zmm7,%k3
vbroadcastss	16(%r15),%zmm1
kandw	%k3,%k1,%k2
vmovups	1648(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm4
vbroadcastss	342f(%rip),%zmm14
vmulps	%zmm14,%zmm8,%zmm6
vmaxps	%zmm4,%zmm6,%zmm7
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm6,%zmm7 {%k4}
vmaxps	336f(%rip){1to16},%zmm7,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmulps	1776(%rsp),%zmm4,%zmm4
vmovups	2864(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm7,%zmm6 {%k4}
vmaxps	436f(%rip){1to16},%zmm6,%zmm17
vcmpnltps	%zmm8,%zmm9,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm0,%zmm17 {%k4}
vmulps	%zmm3,%zmm3,%zmm4
vmulps	%zmm4,%zmm26,%zmm4
korw	%k0,%k3,%k5
vbroadcastss	348f(%rip),%zmm16
vmovaps	%zmm16,%zmm4 {%k5}
vcmpleps	%zmm1,%zmm4,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm21,%k0 {%k4}
vcmpgtps	2800(%rsp),%zmm3,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vmovups	%zmm19,1264(%rsp)
vcmpnltps	%zmm19,%zmm9,%k3
vptestmd	%zmm2,%zmm2,%k6
korw	%k3,%k2,%k7
vmovdqu64	3952(%rsp),%zmm1
vpord	%zmm2,%zmm1,%zmm2
vmovdqa32	%zmm1,%zmm2 {%k7}
vmovdqu64	%zmm2,1200(%rsp)
vbroadcastss	332f(%rip),%zmm24
vandps	%zmm24,%zmm13,%zmm1
vbroadcastss	437f(%rip),%zmm6
vaddps	%zmm6,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm2
vmulps	3696(%rsp),%zmm2,%zmm4
vminps	%zmm17,%zmm4,%zmm7
vcmpunordps	%zmm17,%zmm17,%k4
vmovups	%zmm5,144(%rsp)
vandps	%zmm24,%zmm5,%zmm1
vaddps	%zmm6,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm4,%zmm7 {%k4}
vmulps	2352(%rsp),%zmm1,%zmm4
vminps	%zmm7,%zmm4,%zmm6
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm4,%zmm6 {%k4}
vcmpgtps	2544(%rsp),%zmm16,%k4
vmovaps	%zmm0,%zmm4 {%k4} {z}
vxorps	%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm4,%xmm7
vmovshdup	%xmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vshufpd	$1,%xmm4,%xmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vshufps	$255,%xmm4,%xmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vextractf128	$1,%ymm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vmovshdup	%xmm8,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufpd	$1,%xmm8,%xmm8,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vextractf32x4	$2,%zmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vmovshdup	%xmm8,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufpd	$1,%xmm8,%xmm8,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm7,%xmm7
vmovshdup	%xmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vshufpd	$1,%xmm4,%xmm4,%xmm8
vaddss	%xmm7,%xmm8,%xmm7
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm7,%xmm4
vmovups	1392(%rsp),%zmm21
vmulps	%zmm14,%zmm21,%zmm21 {%k1}
korw	%k6,%k7,%k1
vmovups	3760(%rsp),%zmm5
vmovaps	%zmm16,%zmm5 {%k5}
vmovaps	%zmm23,%zmm16
vmovups	560(%rsp),%zmm23
vucomiss	%xmm19,%xmm4
vmovaps	%zmm6,%zmm10
vmovaps	%zmm5,%zmm19
vmovups	2480(%rsp),%zmm18
jbe	73b
vmovups	1136(%rsp),%zmm5
vandps	%zmm24,%zmm5,%zmm4
vbroadcastss	437f(%rip),%zmm8
vaddps	%zmm8,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,2352(%rsp)
vmovups	1072(%rsp),%zmm4
vandps	%zmm24,%zmm4,%zmm7
vaddps	%zmm8,%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vcmpltps	%zmm9,%zmm13,%k5
vsubps	%zmm20,%zmm29,%zmm8
vsubps	%zmm28,%zmm20,%zmm8 {%k5}
vmulps	%zmm2,%zmm8,%zmm2
vbroadcastss	438f(%rip),%zmm14
vmulps	%zmm14,%zmm2,%zmm2
vmulps	1328(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm9,%k5
vbroadcastss	348f(%rip),%zmm10
vmovaps	%zmm10,%zmm8
vminps	%zmm10,%zmm2,%zmm8 {%k5}
vcmpgtps	144(%rsp),%zmm9,%k5
vsubps	%zmm23,%zmm11,%zmm2
vsubps	2032(%rsp),%zmm23,%zmm2 {%k5}
vmulps	%zmm1,%zmm2,%zmm1
vmulps	2672(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm9,%k5
vmovaps	%zmm10,%zmm2
vmulps	%zmm14,%zmm1,%zmm2 {%k5}
vminps	%zmm8,%zmm2,%zmm1
vcmpunordps	%zmm8,%zmm8,%k5
vmovaps	%zmm2,%zmm1 {%k5}
vcmpltps	%zmm9,%zmm4,%k5
vsubps	%zmm15,%zmm18,%zmm2
vsubps	%zmm16,%zmm15,%zmm2 {%k5}
vmulps	%zmm7,%zmm2,%zmm7
vmulps	2736(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm9,%k5
vmovaps	%zmm10,%zmm2
vmulps	%zmm14,%zmm7,%zmm2 {%k5}
vminps	%zmm1,%zmm2,%zmm7
vcmpunordps	%zmm1,%zmm1,%k5
vmovaps	%zmm2,%zmm7 {%k5}
vcmpltps	%zmm9,%zmm5,%k5
vmovups	2096(%rsp),%zmm1
vsubps	%zmm12,%zmm1,%zmm1
vsubps	2160(%rsp),%zmm12,%zmm1 {%k5}
vmulps	2352(%rsp),%zmm1,%zmm2
vmulps	%zmm1,%zmm31,%zmm1
vcmpltps	%zmm1,%zmm9,%k5
vmovaps	%zmm10,%zmm1
vmulps	%zmm14,%zmm2,%zmm1 {%k5}
vminps	%zmm7,%zmm1,%zmm2
vcmpunordps	%zmm7,%zmm7,%k5
vmovaps	%zmm1,%zmm2 {%k5}
vcmpltps	%zmm6,%zmm2,%k4 {%k4}
vblendmps	%zmm2,%zmm6,%zmm10 {%k4}
jmp	73b
.p2align	4
94:
vmovaps	%zmm5,%zmm18
vmulps	%zmm6,%zmm16,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm26
vmulps	%zmm26,%zmm24,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm17
vfmadd213ps	%zmm17,%zmm1,%zmm18
vmulps	1200(%rsp),%zmm18,%zmm3
vmovups	1136(%rsp),%zmm4
vfmadd213ps	%zmm20,%zmm3,%zmm4
vfmadd213ps	%zmm4,%zmm2,%zmm13
vmovups	1072(%rsp),%zmm4
vfmadd213ps	%zmm13,%zmm1,%zmm4
vmulps	2992(%rsp),%zmm4,%zmm4
vmovups	%zmm4,1328(%rsp)
vmulps	1968(%rsp),%zmm3,%zmm3
vmovups	%zmm3,624(%rsp)
vmovups	%zmm19,368(%rsp)
vmulps	%zmm2,%zmm19,%zmm2
vmovups	%zmm2,752(%rsp)
vdivps	304(%rsp),%zmm0,%zmm2
vmovups	%zmm23,432(%rsp)
vmulps	%zmm1,%zmm23,%zmm1
vmovups	%zmm1,144(%rsp)
vmulps	80(%rsp),%zmm2,%zmm1
vpaddd	%zmm30,%zmm1,%zmm2
vpandd	%zmm22,%zmm2,%zmm2
vpbroadcastd	322f(%rip),%zmm24
vpsubd	%zmm2,%zmm24,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	388f(%rip),%zmm21
vmovaps	%zmm21,%zmm4
vbroadcastss	389f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm4
vbroadcastss	392f(%rip),%zmm28
vmovaps	%zmm28,%zmm5
vbroadcastss	393f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm5
vmovaps	%zmm31,%zmm6
vfmadd213ps	395f(%rip){1to16},%zmm3,%zmm6
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vfmadd213ps	%zmm3,%zmm1,%zmm6
vfmadd231ps	%zmm27,%zmm2,%zmm6
vmovups	3440(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm6
vmovups	3888(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm6
vmovups	%zmm6,80(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
cmpb	$1,%cl
jne	97f
movq	%r9,%rax
xorl	%edx,%edx
.p2align	4
95:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovups	688(%rsp),%zmm1
vmulps	(%r13,%rcx),%zmm1,%zmm2
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	395f(%rip),%zmm7
vbroadcastss	396f(%rip),%zmm27
vbroadcastss	397f(%rip),%zmm23
.p2align	4
96:
vmovaps	(%rsi),%zmm1
vfmadd213ps	%zmm12,%zmm2,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm1,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm25,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm25,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm0,%zmm4,%zmm6
vpaddd	%zmm30,%zmm6,%zmm6
vpandd	%zmm22,%zmm6,%zmm6
vpsubd	%zmm6,%zmm24,%zmm8
vaddps	%zmm0,%zmm1,%zmm16
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm25,%zmm8,%zmm18
vfmadd231ps	%zmm4,%zmm8,%zmm18
vmulps	%zmm18,%zmm18,%zmm4
vmovaps	%zmm21,%zmm8
vfmadd213ps	%zmm26,%zmm18,%zmm8
vmovaps	%zmm28,%zmm19
vmovaps	%zmm31,%zmm20
vfmadd213ps	%zmm29,%zmm18,%zmm19
vfmadd213ps	%zmm7,%zmm18,%zmm20
vfmadd231ps	%zmm27,%zmm4,%zmm20
vfmadd213ps	%zmm19,%zmm4,%zmm20
vfmadd213ps	%zmm8,%zmm4,%zmm20
vfmadd213ps	%zmm18,%zmm4,%zmm20
vfmadd231ps	%zmm23,%zmm6,%zmm20
vaddps	%zmm0,%zmm5,%zmm4
vmaxps	%zmm25,%zmm5,%zmm5
vdivps	%zmm16,%zmm0,%zmm6
vfmsub231ps	%zmm4,%zmm20,%zmm5
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vaddps	%zmm6,%zmm3,%zmm3
vaddps	%zmm4,%zmm17,%zmm17
vaddps	%zmm8,%zmm15,%zmm15
vfmadd231ps	%zmm5,%zmm1,%zmm10
vfmadd231ps	%zmm4,%zmm4,%zmm14
vfmadd231ps	%zmm4,%zmm8,%zmm11
vfmadd231ps	%zmm8,%zmm8,%zmm9
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
vmovups	1968(%rsp),%zmm7
vmulps	4016(%rsp),%zmm7,%zmm1
vmovups	2992(%rsp),%zmm28
vmulps	%zmm28,%zmm1,%zmm21
vmovaps	%zmm21,%zmm1
vfnmadd213ps	%zmm0,%zmm21,%zmm1
vbroadcastss	423f(%rip),%zmm6
vmaxps	%zmm6,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vmovups	2608(%rsp),%zmm23
vcmpleps	%zmm0,%zmm23,%k2
vdivps	%zmm2,%zmm0,%zmm13
vmovups	368(%rsp),%zmm29
vmulps	3248(%rsp),%zmm29,%zmm2
vmulps	%zmm28,%zmm2,%zmm20
vmulps	3312(%rsp),%zmm29,%zmm2
vmulps	%zmm21,%zmm20,%zmm4
vfmsub231ps	%zmm2,%zmm7,%zmm4
vbroadcastss	332f(%rip),%zmm26
vmovups	1328(%rsp),%zmm16
vandps	%zmm26,%zmm16,%zmm2
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm2,%zmm2
vmovups	624(%rsp),%zmm8
vandps	%zmm26,%zmm8,%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vbroadcastss	20(%r15),%zmm5
vminps	24(%r15){1to16},%zmm5,%zmm5
vmulps	%zmm13,%zmm4,%zmm19
vmulps	434f(%rip){1to16},%zmm5,%zmm4
vcmpleps	%zmm4,%zmm2,%k3 {%k2}
vmovaps	%zmm20,%zmm2
vfnmadd213ps	%zmm0,%zmm20,%zmm2
vfnmadd231ps	%zmm19,%zmm19,%zmm2
vmaxps	%zmm6,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm6
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm2,%zmm1
vmovups	432(%rsp),%zmm27
vmulps	816(%rsp),%zmm27,%zmm2
vmulps	%zmm28,%zmm2,%zmm5
vmulps	496(%rsp),%zmm27,%zmm2
vmulps	%zmm21,%zmm5,%zmm4
vfmsub231ps	%zmm2,%zmm7,%zmm4
vmulps	%zmm13,%zmm4,%zmm18
vmulps	880(%rsp),%zmm27,%zmm2
vmulps	%zmm20,%zmm5,%zmm4
vfmsub231ps	%zmm2,%zmm29,%zmm4
vfnmadd231ps	%zmm19,%zmm18,%zmm4
vmovups	%zmm6,496(%rsp)
vmulps	%zmm6,%zmm4,%zmm2
vmovaps	%zmm5,%zmm6
vfnmadd213ps	%zmm0,%zmm5,%zmm6
vfnmadd231ps	%zmm18,%zmm18,%zmm6
vfnmadd231ps	%zmm2,%zmm2,%zmm6
vminps	%zmm1,%zmm6,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	1008(%rsp),%zmm22
vaddps	%zmm22,%zmm16,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3056(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	1840(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm22 {%k3}
vbroadcastss	12(%r15),%zmm16
vcmpeqps	344f(%rip){1to16},%zmm23,%k1
vmovaps	%zmm1,%zmm22 {%k1}
movq	272(%rsp),%r11
movq	%r11,%rax
shlq	$6,%rax
movq	72(%rsp),%r10
vmovaps	%zmm22,(%r10,%rax)
vmovups	560(%rsp),%zmm22
vaddps	%zmm22,%zmm8,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1904(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2032(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm22 {%k3}
vmovaps	%zmm1,%zmm22 {%k1}
movq	288(%rsp),%r12
addq	%r12,%r11
shlq	$6,%r11
vmovaps	%zmm22,(%r10,%r11)
vmovups	688(%rsp),%zmm22
vaddps	752(%rsp),%zmm22,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2480(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3120(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm22 {%k3}
leaq	(%r10,%rax),%rcx
vmulps	%zmm22,%zmm16,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r12,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vaddps	144(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2096(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2160(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm12 {%k3}
vmulps	%zmm12,%zmm16,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r12,%r12,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rcx)
movl	$4,%esi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	98f
vmaxps	423f(%rip){1to16},%zmm6,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	356f(%rip),%zmm7
vxorps	%zmm7,%zmm21,%zmm21
vdivps	%zmm4,%zmm0,%zmm12
vmulps	%zmm16,%zmm29,%zmm6
vmulps	%zmm16,%zmm27,%zmm16
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
vmulps	%zmm21,%zmm13,%zmm22
vfmadd231ps	%zmm22,%zmm19,%zmm20
vxorps	%zmm7,%zmm20,%zmm4
vmovups	496(%rsp),%zmm8
vmulps	%zmm4,%zmm8,%zmm21
vxorps	%zmm7,%zmm13,%zmm4
vmulps	%zmm4,%zmm19,%zmm4
vmulps	%zmm8,%zmm4,%zmm20
vfmadd231ps	%zmm22,%zmm18,%zmm5
vfmadd231ps	%zmm21,%zmm2,%zmm5
vxorps	%zmm7,%zmm5,%zmm4
vmulps	%zmm4,%zmm12,%zmm19
vmulps	%zmm18,%zmm13,%zmm4
vfmadd231ps	%zmm20,%zmm2,%zmm4
vxorps	%zmm7,%zmm4,%zmm4
vmulps	%zmm4,%zmm12,%zmm5
vxorps	%zmm7,%zmm8,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm12,%zmm2,%zmm2
vmovaps	%zmm22,%zmm4
vfmadd213ps	%zmm0,%zmm22,%zmm4
vfmadd231ps	%zmm21,%zmm21,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vmulps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm1,%zmm18
vmulps	%zmm4,%zmm28,%zmm18 {%k2}
vmovaps	%zmm18,(%rax,%r9)
movq	16(%rsp),%r9
vmulps	%zmm13,%zmm13,%zmm4
vfmadd231ps	%zmm20,%zmm20,%zmm4
vfmadd231ps	%zmm5,%zmm5,%zmm4
vmovups	1968(%rsp),%zmm7
vmulps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm1,%zmm18
vmulps	%zmm4,%zmm7,%zmm18 {%k2}
vmovaps	%zmm18,(%rax,%rsi)
vmulps	%zmm8,%zmm8,%zmm4
vfmadd231ps	%zmm2,%zmm2,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm1,%zmm18
vmulps	%zmm4,%zmm6,%zmm18 {%k2}
vmovaps	%zmm18,(%rax,%r8)
vmulps	%zmm12,%zmm12,%zmm4
vmulps	%zmm16,%zmm4,%zmm4
vmovaps	%zmm1,%zmm18
vmulps	%zmm4,%zmm16,%zmm18 {%k2}
vmovaps	%zmm18,(%rax,%rcx)
movl	$8,%esi
testl	%edi,%edi
je	98f
vmulps	%zmm22,%zmm13,%zmm4
vfmadd231ps	%zmm21,%zmm20,%zmm4
vfmadd231ps	%zmm19,%zmm5,%zmm4
vmovups	1968(%rsp),%zmm7
vmulps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm1,%zmm13
vmulps	%zmm4,%zmm28,%zmm13 {%k2}
leaq	(%r12,%r12,4),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm13,(%rax,%rsi)
vmovups	496(%rsp),%zmm8
vmulps	%zmm21,%zmm8,%zmm4
vfmadd231ps	%zmm19,%zmm2,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm1,%zmm13
vmulps	%zmm4,%zmm28,%zmm13 {%k2}
imulq	$448,%r12,%rsi
addq	%r10,%rsi
vmovaps	%zmm13,(%rax,%rsi)
vmulps	%zmm20,%zmm8,%zmm4
vfmadd231ps	%zmm5,%zmm2,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm1,%zmm8
vmulps	%zmm4,%zmm7,%zmm8 {%k2}
movq	%r12,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm19,%zmm12,%zmm4
vmulps	%zmm16,%zmm4,%zmm4
vmovaps	%zmm1,%zmm8
vmulps	%zmm4,%zmm28,%zmm8 {%k2}
shlq	$7,%rcx
addq	%r10,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm5,%zmm12,%zmm4
vmulps	%zmm16,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm7,%zmm5 {%k2}
imulq	$704,%r12,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm16,%zmm2,%zmm2
vmulps	%zmm2,%zmm6,%zmm1 {%k2}
shlq	$8,%rdx
addq	%r10,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
98:
testb	$8,%r14b
vxorps	%xmm16,%xmm16,%xmm16
vpbroadcastd	442f(%rip),%zmm21
vmovups	2608(%rsp),%zmm8
je	6b
vbroadcastss	208(%r15),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm8,%k2
vaddps	%zmm10,%zmm10,%zmm5
vmovups	80(%rsp),%zmm7
vfmsub132ps	355f(%rip){1to16},%zmm10,%zmm7
vbroadcastss	100(%r15),%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm17,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm15,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm14,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm11,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm9,%zmm4
vbroadcastss	136(%r15),%zmm2
vmovups	3824(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm2
vfmadd231ps	140(%r15){1to16},%zmm17,%zmm2
vfmadd231ps	144(%r15){1to16},%zmm15,%zmm2
vfmadd231ps	148(%r15){1to16},%zmm14,%zmm2
vfmadd231ps	152(%r15){1to16},%zmm11,%zmm2
vfmadd231ps	156(%r15){1to16},%zmm9,%zmm2
vfmadd132ps	172(%r15){1to16},%zmm16,%zmm3
vfmadd231ps	176(%r15){1to16},%zmm17,%zmm3
vfmadd231ps	180(%r15){1to16},%zmm15,%zmm3
vfmadd231ps	184(%r15){1to16},%zmm14,%zmm3
vfmadd231ps	188(%r15){1to16},%zmm11,%zmm3
vfmadd231ps	192(%r15){1to16},%zmm9,%zmm3
vfmadd231ps	427f(%rip){1to16},%zmm6,%zmm2
vfmadd231ps	435f(%rip){1to16},%zmm6,%zmm3
vmovaps	%zmm1,%zmm7 {%k2}
movq	%rsi,%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmovaps	%zmm1,%zmm5 {%k2}
leaq	1(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	3(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
addq	$4,%rsi
imulq	%r12,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm3,(%rax,%rsi)
jmp	6b
99:
addq	$4344,%rsp
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
