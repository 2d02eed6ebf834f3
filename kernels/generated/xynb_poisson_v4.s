# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4216,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	99f
testl	%edx,%edx
je	99f
cmpl	$0,8(%rsp)
je	99f
movq	4288(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r15
movq	16(%rdi),%r10
movq	%r10,72(%rsp)
movq	24(%rdi),%r10
movq	%r10,112(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rdi
addl	%r8d,%r9d
addl	4272(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,80(%rsp)
leaq	64(%rdi),%rcx
movq	%rcx,64(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,168(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
vbroadcastss	322f(%rip),%zmm0
vbroadcastss	338f(%rip),%zmm26
vpbroadcastd	353f(%rip),%zmm31
xorl	%eax,%eax
vpbroadcastd	322f(%rip),%zmm27
vxorps	%xmm19,%xmm19,%xmm19
movq	%r9,88(%rsp)
movl	%r9d,%ecx
movq	%rdi,%r9
vbroadcastss	397f(%rip),%zmm30
vbroadcastss	332f(%rip),%zmm28
vbroadcastss	324f(%rip),%zmm4
vbroadcastss	325f(%rip),%zmm15
vbroadcastss	326f(%rip),%zmm16
vbroadcastss	327f(%rip),%zmm20
vbroadcastss	328f(%rip),%zmm21
vpbroadcastd	329f(%rip),%zmm22
vpbroadcastd	442f(%rip),%zmm23
movq	%rdi,16(%rsp)
movq	%r14,104(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	80(%rsp),%rax
je	99f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,96(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,120(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	96(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	88(%rsp),%rdx
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,136(%rsp)
movq	%rdx,128(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	433f(%rip),%zmm1
vblendmps	%zmm9,%zmm1,%zmm1 {%k1}
movq	112(%rsp),%rcx
vmovups	1328(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r11)
vpbroadcastd	353f(%rip),%zmm31
movq	120(%rsp),%rax
movl	48(%rsp),%ecx
vbroadcastss	397f(%rip),%zmm30
vbroadcastss	324f(%rip),%zmm4
vbroadcastss	325f(%rip),%zmm15
vbroadcastss	326f(%rip),%zmm16
vbroadcastss	327f(%rip),%zmm20
vbroadcastss	328f(%rip),%zmm21
vpbroadcastd	329f(%rip),%zmm22
vpbroadcastd	442f(%rip),%zmm23
movl	52(%rsp),%esi
movq	136(%rsp),%rdi
movq	128(%rsp),%rdx
movl	28(%rsp),%r8d
movq	152(%rsp),%r10
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
movq	%r11,160(%rsp)
cmpq	%r11,%r12
jae	7b
movq	%r10,152(%rsp)
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
movq	%r12,144(%rsp)
je	62f
movq	%rbp,880(%rsp)
movl	%r11d,944(%rsp)
movq	%r15,%r11
movq	%rax,%rcx
imulq	%r12,%rcx
movq	%rcx,432(%rsp)
shlq	$6,%rcx
addq	32(%rsp),%rcx
movq	%rcx,304(%rsp)
movl	$2,%r8d
subq	%r10,%r8
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,752(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,688(%rsp)
imull	28(%rsp),%eax
vpxor	%xmm11,%xmm11,%xmm11
vxorps	%xmm24,%xmm24,%xmm24
movl	$16,%r14d
xorl	%r12d,%r12d
movq	64(%rsp),%rbp
vmovaps	%zmm0,%zmm25
vmovaps	%zmm0,%zmm29
vpbroadcastd	323f(%rip),%zmm12
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%edi,%edi
movl	4(%rsp),%edx
jmp	32f
.p2align	4
9:
vaddps	%zmm13,%zmm8,%zmm8
vaddps	%zmm14,%zmm2,%zmm2
incq	%rdi
addq	752(%rsp),%rbp
addl	688(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%rdi
je	59f
32:
movq	%rdi,%r15
imulq	%r10,%r15
testb	$1,%dl
jne	35f
movq	432(%rsp),%rcx
leal	(%rcx,%r15),%ebx
andl	$2147483647,%ebx
shlq	$6,%rbx
movq	32(%rsp),%rcx
vmovaps	(%rcx,%rbx),%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm5
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm5,%zmm13
vmovaps	%zmm13,(%r9,%r15)
testb	$8,%dl
je	33f
vaddps	%zmm4,%zmm13,%zmm5
vfmadd213ps	%zmm15,%zmm13,%zmm5
vfmadd213ps	%zmm16,%zmm13,%zmm5
vaddps	%zmm20,%zmm13,%zmm7
vfmadd213ps	%zmm21,%zmm13,%zmm7
vcmpltps	%zmm13,%zmm19,%k1
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vmulps	%zmm7,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm5
vpsrld	$23,%zmm29,%zmm7
vpsubd	%zmm7,%zmm12,%zmm7
vpaddd	%zmm5,%zmm7,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm24,%zmm24
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm13,%zmm6,%zmm6
34:
vandps	%zmm28,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm19,%zmm13,%zmm14
cmpq	$1,%r10
jne	38f
movl	4(%rsp),%edx
testq	%rdi,%rdi
jne	9b
jmp	58f
.p2align	4
35:
movl	%r14d,496(%rsp)
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%esi
shll	$4,%esi
andl	$16,%esi
movq	%r15,%r9
movq	304(%rsp),%rbx
vmovdqa64	(%rbx,%rcx),%zmm3
vmovd	%esi,%xmm5
vpsrld	%xmm5,%zmm3,%zmm3
vpandd	%zmm23,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm5
shlq	$6,%r9
vmulps	4(%r11){1to16},%zmm5,%zmm13
movq	16(%rsp),%rcx
vmovaps	%zmm13,(%rcx,%r9)
movq	16(%rsp),%r9
testb	$8,%dl
jne	43f
cmpl	$1,%r10d
movl	496(%rsp),%r14d
je	44f
36:
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm19,%zmm13,%zmm14
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
addq	168(%rsp),%r9
movl	$1,%esi
xorl	%ecx,%ecx
jmp	42f
.p2align	4
39:
vandps	%zmm28,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm11,%zmm11
vaddps	%zmm3,%zmm14,%zmm14
leaq	(%r8,%rsi),%rdx
incq	%rdx
incq	%rsi
addq	$64,%rcx
cmpq	$1,%rdx
je	54f
42:
vmovaps	(%r9,%rcx),%zmm5
vsubps	(%r11){1to16},%zmm5,%zmm3
vmulps	4(%r11){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rbp,%rcx)
testb	$8,4(%rsp)
je	39b
vaddps	%zmm4,%zmm3,%zmm7
vfmadd213ps	%zmm15,%zmm3,%zmm7
vfmadd213ps	%zmm16,%zmm3,%zmm7
vaddps	%zmm20,%zmm3,%zmm10
vfmadd213ps	%zmm21,%zmm3,%zmm10
vcmpltps	%zmm3,%zmm19,%k1
vmulps	%zmm7,%zmm25,%zmm25 {%k1}
vmulps	%zmm10,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm7
vpsrld	$23,%zmm29,%zmm10
vpsubd	%zmm10,%zmm12,%zmm10
vpaddd	%zmm7,%zmm10,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm24,%zmm24
jmp	39b
.p2align	4
43:
vaddps	%zmm4,%zmm13,%zmm5
vfmadd213ps	%zmm15,%zmm13,%zmm5
vfmadd213ps	%zmm16,%zmm13,%zmm5
vaddps	%zmm20,%zmm13,%zmm7
vfmadd213ps	%zmm21,%zmm13,%zmm7
vcmpltps	%zmm13,%zmm19,%k1
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vmulps	%zmm7,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm5
vpsrld	$23,%zmm29,%zmm7
vpsubd	%zmm7,%zmm12,%zmm7
vpaddd	%zmm5,%zmm7,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm24,%zmm24
cmpl	$1,%r10d
movl	496(%rsp),%r14d
jne	36b
44:
vaddps	%zmm13,%zmm6,%zmm6
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm19,%zmm13,%zmm14
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
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm5,%zmm14,%zmm14
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
movq	304(%rsp),%r14
vmovdqa64	(%r14,%rcx),%zmm3
vmovd	%esi,%xmm5
vpsrld	%xmm5,%zmm3,%zmm3
vpandd	%zmm23,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm5
vmulps	4(%r11){1to16},%zmm5,%zmm5
vmovaps	%zmm5,(%r9)
testb	$8,4(%rsp)
je	46b
vaddps	%zmm4,%zmm5,%zmm7
vfmadd213ps	%zmm15,%zmm5,%zmm7
vfmadd213ps	%zmm16,%zmm5,%zmm7
vaddps	%zmm20,%zmm5,%zmm10
vfmadd213ps	%zmm21,%zmm5,%zmm10
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm7,%zmm25,%zmm25 {%k1}
vmulps	%zmm10,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm7
vpsrld	$23,%zmm29,%zmm10
vpsubd	%zmm10,%zmm12,%zmm10
vpaddd	%zmm7,%zmm10,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm24,%zmm24
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
movq	304(%rsp),%rsi
vmovdqa64	(%rsi,%rcx),%zmm3
vmovd	%edx,%xmm5
vpsrld	%xmm5,%zmm3,%zmm3
vpandd	%zmm23,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm5
shlq	$6,%r15
vmulps	4(%r11){1to16},%zmm5,%zmm5
movq	16(%rsp),%r9
vmovaps	%zmm5,(%r9,%r15)
testb	$8,4(%rsp)
je	49f
vaddps	%zmm4,%zmm5,%zmm7
vfmadd213ps	%zmm15,%zmm5,%zmm7
vfmadd213ps	%zmm16,%zmm5,%zmm7
vaddps	%zmm20,%zmm5,%zmm10
vfmadd213ps	%zmm21,%zmm5,%zmm10
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm7,%zmm25,%zmm25 {%k1}
vmulps	%zmm10,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm7
vpsrld	$23,%zmm29,%zmm10
vpsubd	%zmm10,%zmm12,%zmm10
vpaddd	%zmm7,%zmm10,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm24,%zmm24
49:
incq	%rbx
cmpq	%r10,%rbx
movl	496(%rsp),%r14d
jne	52f
vaddps	%zmm5,%zmm6,%zmm6
52:
movl	4(%rsp),%edx
jmp	57f
53:
movl	$1,%esi
54:
addq	32(%rsp),%rbx
movq	%rsi,%rcx
shlq	$6,%rcx
vmovaps	(%rbx,%rcx),%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm5
movq	16(%rsp),%r9
addq	%r9,%r15
vmulps	4(%r11){1to16},%zmm5,%zmm5
vmovaps	%zmm5,(%r15,%rcx)
movl	4(%rsp),%edx
testb	$8,%dl
je	55f
vaddps	%zmm4,%zmm5,%zmm7
vfmadd213ps	%zmm15,%zmm5,%zmm7
vfmadd213ps	%zmm16,%zmm5,%zmm7
vaddps	%zmm20,%zmm5,%zmm10
vfmadd213ps	%zmm21,%zmm5,%zmm10
vcmpltps	%zmm5,%zmm19,%k1
vmulps	%zmm7,%zmm25,%zmm25 {%k1}
vmulps	%zmm10,%zmm29,%zmm29 {%k1}
vpsrld	$23,%zmm25,%zmm7
vpsrld	$23,%zmm29,%zmm10
vpsubd	%zmm10,%zmm12,%zmm10
vpaddd	%zmm7,%zmm10,%zmm12
vpternlogd	$236,%zmm22,%zmm27,%zmm25
vpternlogd	$236,%zmm22,%zmm27,%zmm29
vbroadcastss	322f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm24,%zmm24
55:
incq	%rsi
cmpq	%r10,%rsi
jne	56f
vaddps	%zmm5,%zmm6,%zmm6
56:
vandps	%zmm28,%zmm3,%zmm3
57:
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm5,%zmm14,%zmm14
testq	%rdi,%rdi
jne	9b
58:
vaddps	%zmm14,%zmm9,%zmm9
jmp	9b
.p2align	4
59:
vpcmpnleud	333f(%rip){1to16},%zmm11,%k0
vcvtudq2ps	%zmm12,%zmm3
vaddps	334f(%rip){1to16},%zmm3,%zmm3
vmovups	%zmm3,2800(%rsp)
movq	4288(%rsp),%rbx
movq	104(%rsp),%r14
movq	%r11,%r15
movl	944(%rsp),%r11d
movq	880(%rsp),%rbp
jmp	63f
62:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2800(%rsp)
vmovaps	%zmm0,%zmm29
vmovaps	%zmm0,%zmm25
63:
vcvtusi2ss	%r10d,%xmm18,%xmm3
vbroadcastss	%xmm3,%zmm11
vmaxps	%zmm0,%zmm11,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmulps	%zmm9,%zmm3,%zmm5
vmulps	%zmm14,%zmm3,%zmm7
vmulps	%zmm8,%zmm3,%zmm8
vmulps	%zmm6,%zmm3,%zmm3
vminps	%zmm5,%zmm7,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vminps	%zmm8,%zmm3,%zmm7
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmaxps	%zmm8,%zmm3,%zmm8
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm6,%zmm7,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm5,%zmm8,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm6,%zmm7,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	335f(%rip),%zmm4
vmulps	%zmm4,%zmm3,%zmm6
testq	%r10,%r10
vxorps	%xmm17,%xmm17,%xmm17
je	69f
vmaxps	%zmm1,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm6,%zmm12
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm8,%xmm8,%xmm8
movq	64(%rsp),%rsi
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	67f
.p2align	4
64:
xorl	%ecx,%ecx
65:
vmovaps	%zmm14,%zmm5
vmovaps	%zmm13,%zmm7
movq	%rdi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r9,%r8
vcvtsi2ss	%rcx,%xmm0,%xmm10
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm13
vsubps	%zmm12,%zmm13,%zmm13
vmaxps	%zmm19,%zmm13,%zmm13
vmulps	%zmm13,%zmm13,%zmm15
vbroadcastss	%xmm10,%zmm13
vaddps	%zmm15,%zmm3,%zmm3
vfmadd213ps	%zmm7,%zmm15,%zmm13
vmulss	%xmm10,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm14
vfmadd213ps	%zmm5,%zmm15,%zmm14
66:
vcvtsi2ss	%rdi,%xmm0,%xmm5
vbroadcastss	%xmm5,%zmm7
vaddps	%zmm3,%zmm8,%zmm8
vfmadd231ps	%zmm7,%zmm3,%zmm9
vmulss	%xmm5,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r10,%rdi
je	72f
67:
vxorps	%xmm3,%xmm3,%xmm3
cmpq	$1,%r10
je	64b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
68:
vmovaps	-64(%r8),%zmm5
vmovaps	(%r8),%zmm7
vsubps	%zmm12,%zmm5,%zmm5
vcvtsi2ss	%rcx,%xmm0,%xmm10
vmaxps	%zmm19,%zmm5,%zmm5
vmulps	%zmm5,%zmm5,%zmm5
vbroadcastss	%xmm10,%zmm15
vaddps	%zmm5,%zmm3,%zmm3
vfmadd213ps	%zmm13,%zmm5,%zmm15
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd213ps	%zmm14,%zmm5,%zmm10
vsubps	%zmm12,%zmm7,%zmm5
vmaxps	%zmm19,%zmm5,%zmm5
vmulps	%zmm5,%zmm5,%zmm5
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm0,%xmm7
vbroadcastss	%xmm7,%zmm13
vaddps	%zmm5,%zmm3,%zmm3
vfmadd213ps	%zmm15,%zmm5,%zmm13
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm14
vfmadd213ps	%zmm10,%zmm5,%zmm14
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	68b
testb	$1,%r10b
movq	16(%rsp),%r9
jne	65b
jmp	66b
69:
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm8,%xmm8,%xmm8
72:
vmovups	%zmm29,3376(%rsp)
vmovups	%zmm25,3440(%rsp)
vmovups	%zmm24,3504(%rsp)
vcvtusi2ss	%rbp,%xmm18,%xmm3
vbroadcastss	%xmm3,%zmm15
vmaxps	336f(%rip){1to16},%zmm8,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vcmpgtps	337f(%rip){1to16},%zmm8,%k1
vaddps	%zmm26,%zmm11,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vmovaps	%zmm5,%zmm7
vdivps	339f(%rip){1to16},%zmm15,%zmm10
vmulps	%zmm3,%zmm13,%zmm7 {%k1}
vmulps	%zmm3,%zmm9,%zmm5 {%k1}
vmulps	%zmm3,%zmm14,%zmm9
vfnmadd231ps	%zmm7,%zmm7,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm10,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm10,%zmm11 {%k1}
vbroadcastss	342f(%rip),%zmm4
vmaxps	%zmm4,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm3,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm3 {%k1}
vmaxps	%zmm4,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	343f(%rip){1to16},%zmm9,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm8,%zmm1
vfnmadd231ps	%zmm15,%zmm6,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r15),%zmm13
vbroadcastss	76(%r15),%zmm14
vbroadcastss	56(%r15),%zmm11
vbroadcastss	80(%r15),%zmm12
vbroadcastss	60(%r15),%zmm9
vbroadcastss	84(%r15),%zmm10
vbroadcastss	64(%r15),%zmm4
vbroadcastss	88(%r15),%zmm8
vmaxps	%zmm0,%zmm3,%zmm1
vminps	%zmm7,%zmm14,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm14,2416(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,2480(%rsp)
vmovaps	%zmm13,%zmm3 {%k1}
vmovups	%zmm3,816(%rsp)
vminps	%zmm5,%zmm12,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm12,1776(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,1840(%rsp)
vmovaps	%zmm11,%zmm5 {%k1}
vmovups	%zmm10,1904(%rsp)
vminps	%zmm1,%zmm10,%zmm1
vmovups	%zmm9,1968(%rsp)
vmaxps	%zmm1,%zmm9,%zmm3
vminps	%zmm6,%zmm8,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm8,2032(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm12
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2096(%rsp)
vmovaps	%zmm4,%zmm12 {%k1}
vbroadcastss	344f(%rip),%zmm2
vmovups	%zmm15,3312(%rsp)
vcmpltps	%zmm2,%zmm15,%k1
korw	%k0,%k1,%k1
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1520(%rsp)
vblendmps	%zmm4,%zmm0,%zmm9 {%k1}
vbroadcastss	345f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,2736(%rsp)
vcvtusi2ss	%r11d,%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,2928(%rsp)
leaq	(%r10,%r10,2),%r11
shlq	$6,%r11
leaq	128(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1392(%rsp)
vmovups	%zmm1,1136(%rsp)
vmovups	%zmm1,1200(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm0,1648(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm1,2864(%rsp)
vmovups	%zmm4,560(%rsp)
vmovups	%zmm1,1264(%rsp)
vmovups	%zmm2,1584(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2224(%rsp)
vbroadcastss	346f(%rip),%zmm1
vmovups	%zmm1,2160(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1328(%rsp)
jmp	74f
.p2align	4
73:
vmulps	%zmm3,%zmm25,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm13
vmulps	%zmm13,%zmm8,%zmm3
vfmadd213ps	%zmm27,%zmm3,%zmm7
vfmadd213ps	%zmm7,%zmm1,%zmm4
vmulps	%zmm4,%zmm15,%zmm4
vmovups	240(%rsp),%zmm9
vfmadd213ps	%zmm24,%zmm4,%zmm9
vmovups	2352(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovups	%zmm4,240(%rsp)
vmovups	368(%rsp),%zmm8
vaddps	%zmm4,%zmm8,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	1776(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	1840(%rsp),%zmm7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vcmpeqps	%zmm8,%zmm5,%k1
vcmpneqps	%zmm5,%zmm4,%k1 {%k1}
vmovups	1072(%rsp),%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vmovups	1008(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm1,%zmm5
vmovaps	%zmm19,%zmm9
vmovups	%zmm19,880(%rsp)
vmovups	2288(%rsp),%zmm7
vmulps	%zmm5,%zmm7,%zmm19
vmovups	816(%rsp),%zmm15
vaddps	%zmm19,%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2416(%rsp),%zmm29
vminps	%zmm4,%zmm29,%zmm5
vmovaps	%zmm29,%zmm5 {%k2}
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2480(%rsp),%zmm31
vmaxps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm31,%zmm5 {%k2}
vcmpeqps	%zmm15,%zmm5,%k2
vcmpneqps	%zmm5,%zmm4,%k3 {%k2}
vmulps	%zmm3,%zmm21,%zmm3
vmovups	%zmm3,1072(%rsp)
vaddps	%zmm3,%zmm18,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	1904(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	1968(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm18,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k4 {%k2}
vmulps	%zmm1,%zmm23,%zmm1
vmovups	%zmm1,1008(%rsp)
vaddps	%zmm1,%zmm12,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2032(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2096(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpeqps	%zmm12,%zmm3,%k2
vcmpneqps	%zmm3,%zmm1,%k6 {%k2}
vminps	%zmm0,%zmm2,%zmm1
vminps	%zmm1,%zmm28,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	2672(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm17,%zmm16
vsubps	%zmm17,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm17,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	3184(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm20,%zmm25
vsubps	%zmm20,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm20,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	944(%rsp),%zmm21,%zmm2
vmulps	%zmm2,%zmm21,%zmm2
vmovups	624(%rsp),%zmm27
vsubps	%zmm27,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm27,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	432(%rsp),%zmm23,%zmm2
vmulps	%zmm2,%zmm23,%zmm2
vsubps	%zmm11,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm11,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm18,%zmm0,%zmm2
vxorps	%xmm4,%xmm4,%xmm4
vmulps	%zmm2,%zmm21,%zmm10
vcmpltps	432f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm14,%zmm8
vmovups	560(%rsp),%zmm2
vcmpnltps	%zmm2,%zmm4,%k0
vmovups	%zmm2,560(%rsp)
vmulps	%zmm8,%zmm8,%zmm1
vmulps	%zmm1,%zmm10,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	348f(%rip),%zmm24
vmovaps	%zmm24,%zmm1 {%k2}
vbroadcastss	16(%r15),%zmm3
vcmpleps	%zmm3,%zmm1,%k7
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	352f(%rip),%zmm3 {%k4} {z}
vmovaps	%zmm18,%zmm21
vpbroadcastd	353f(%rip),%zmm18
vpord	%zmm18,%zmm3,%zmm3 {%k6}
vpbroadcastd	349f(%rip),%zmm17
vpord	%zmm17,%zmm3,%zmm3 {%k1}
vpord	%zmm1,%zmm3,%zmm7
vmovups	1520(%rsp),%zmm28
vmovaps	%zmm28,%zmm1
vfmadd132ps	2544(%rsp),%zmm4,%zmm1
vmovups	1392(%rsp),%zmm17
vfmadd231ps	2608(%rsp),%zmm17,%zmm1
vxorps	%xmm20,%xmm20,%xmm20
vmovaps	%zmm11,%zmm13
vmovups	688(%rsp),%zmm3
vfmadd231ps	1136(%rsp),%zmm3,%zmm1
vfmadd231ps	1200(%rsp),%zmm9,%zmm1
vmovups	1456(%rsp),%zmm30
vsubps	%zmm1,%zmm30,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	342f(%rip),%zmm4
vmulps	%zmm4,%zmm30,%zmm3
vmaxps	%zmm1,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vmulps	%zmm8,%zmm10,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	3248(%rsp),%zmm1
vsubps	1712(%rsp),%zmm1,%zmm1
vmovups	%zmm1,432(%rsp)
vcmpltps	%zmm2,%zmm20,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm20,%k3
vptestmd	%zmm7,%zmm7,%k1
korw	%k3,%k4,%k7
vmovdqu64	3568(%rsp),%zmm1
vpord	%zmm7,%zmm1,%zmm18
vmovdqa32	%zmm1,%zmm18 {%k7}
korw	%k1,%k7,%k1
vmovups	2864(%rsp),%zmm1
vcmpltps	%zmm8,%zmm1,%k7
vblendmps	%zmm1,%zmm8,%zmm1 {%k1}
vmovups	%zmm1,2864(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	1584(%rsp),%zmm7
vmovaps	%zmm7,%zmm1
vmulps	%zmm4,%zmm7,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm3,%k5
vblendmps	%zmm7,%zmm1,%zmm7 {%k3}
vmovups	%zmm7,1584(%rsp)
vmaxps	336f(%rip){1to16},%zmm5,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm30,%zmm1
vmovups	1648(%rsp),%zmm22
vmulps	%zmm1,%zmm22,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2224(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k7}
vmaxps	436f(%rip){1to16},%zmm1,%zmm8
vcmpnltps	%zmm30,%zmm20,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm0,%zmm8 {%k6}
vbroadcastss	332f(%rip),%zmm7
vandps	%zmm7,%zmm19,%zmm1
vbroadcastss	437f(%rip),%zmm10
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm8,%zmm8,%k6
vmovups	240(%rsp),%zmm11
vandps	%zmm7,%zmm11,%zmm3
vaddps	%zmm10,%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vmovups	3760(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm4
vminps	%zmm8,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k6}
vmulps	%zmm3,%zmm14,%zmm4
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k6}
vcmpltps	%zmm20,%zmm19,%k6
vsubps	%zmm15,%zmm29,%zmm4
vsubps	%zmm31,%zmm15,%zmm4 {%k6}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm4,%zmm16,%zmm4
vcmpltps	%zmm4,%zmm20,%k6
vbroadcastss	438f(%rip),%zmm14
vmulps	%zmm14,%zmm1,%zmm1
vmovaps	%zmm24,%zmm4
vminps	%zmm24,%zmm1,%zmm4 {%k6}
vcmpltps	%zmm20,%zmm11,%k6
vmovups	1776(%rsp),%zmm6
vmovups	368(%rsp),%zmm2
vsubps	%zmm2,%zmm6,%zmm1
vmovups	1840(%rsp),%zmm9
vsubps	%zmm9,%zmm2,%zmm1 {%k6}
vmulps	%zmm3,%zmm1,%zmm3
vmulps	%zmm1,%zmm25,%zmm1
vcmpltps	%zmm1,%zmm20,%k6
vmovaps	%zmm24,%zmm1
vmulps	%zmm14,%zmm3,%zmm1 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k6}
vmovups	1072(%rsp),%zmm4
vandps	%zmm7,%zmm4,%zmm1
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpltps	%zmm20,%zmm4,%k6
vmovups	1904(%rsp),%zmm23
vsubps	%zmm21,%zmm23,%zmm4
vmovups	1968(%rsp),%zmm25
vsubps	%zmm25,%zmm21,%zmm4 {%k6}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm4,%zmm27,%zmm4
vcmpltps	%zmm4,%zmm20,%k6
vmovaps	%zmm24,%zmm4
vmulps	%zmm14,%zmm1,%zmm4 {%k6}
vmovups	1008(%rsp),%zmm16
vandps	%zmm7,%zmm16,%zmm1
vaddps	%zmm10,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm3,%zmm3,%k6
vminps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k6}
vcmpltps	%zmm20,%zmm16,%k6
vmovups	2032(%rsp),%zmm27
vsubps	%zmm12,%zmm27,%zmm4
vmovups	2096(%rsp),%zmm16
vsubps	%zmm16,%zmm12,%zmm4 {%k6}
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm4,%zmm13,%zmm4
vcmpltps	%zmm4,%zmm20,%k6
vmovaps	%zmm24,%zmm4
vmulps	%zmm14,%zmm1,%zmm4 {%k6}
vcmpunordps	%zmm3,%zmm3,%k6
vminps	%zmm3,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k6}
vcmpgtps	2160(%rsp),%zmm24,%k6
vcmpltps	%zmm5,%zmm1,%k6 {%k6}
vmovaps	%zmm1,%zmm5 {%k6}
vmovups	176(%rsp),%zmm13
vmovaps	%zmm24,%zmm13 {%k2}
vblendmps	%zmm22,%zmm5,%zmm22 {%k1}
vmovups	%zmm22,1648(%rsp)
vmovups	1264(%rsp),%zmm1
vmovaps	%zmm1,%zmm13 {%k3}
vcmpnleps	%zmm5,%zmm8,%k2
vfmadd213ps	%zmm15,%zmm5,%zmm19
vfmadd213ps	%zmm2,%zmm11,%zmm5
vcmpunordps	%zmm19,%zmm19,%k7
vminps	%zmm19,%zmm29,%zmm1
vmovaps	%zmm29,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm31,%zmm3
vmovaps	%zmm31,%zmm3 {%k7}
vmovaps	%zmm15,%zmm3 {%k1}
vsubps	%zmm15,%zmm3,%zmm14
vblendmps	%zmm28,%zmm14,%zmm28 {%k1}
vcmpunordps	%zmm5,%zmm5,%k7
vminps	%zmm5,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k7}
vmovaps	%zmm2,%zmm5 {%k1}
vsubps	%zmm2,%zmm5,%zmm1
vblendmps	%zmm17,%zmm1,%zmm17 {%k1}
vfmadd132ps	2544(%rsp),%zmm20,%zmm14
vfmadd231ps	2608(%rsp),%zmm1,%zmm14
vdivps	%zmm8,%zmm0,%zmm1
vmovups	%zmm28,1520(%rsp)
vmulps	%zmm28,%zmm1,%zmm4
vmovups	2992(%rsp),%zmm7
vmovups	688(%rsp),%zmm11
vfnmadd213ps	%zmm11,%zmm4,%zmm7
vmovups	752(%rsp),%zmm6
vmovups	880(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm4,%zmm6
vmovups	%zmm17,1392(%rsp)
vmulps	%zmm17,%zmm1,%zmm1
vmovups	3056(%rsp),%zmm4
vfnmadd213ps	%zmm7,%zmm1,%zmm4
vmovups	304(%rsp),%zmm2
vfnmadd213ps	%zmm6,%zmm1,%zmm2
vmovups	3696(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm1
vmulps	496(%rsp),%zmm9,%zmm4
vmovups	3632(%rsp),%zmm10
vmulps	%zmm4,%zmm10,%zmm6
vmulps	%zmm1,%zmm6,%zmm7
vfmsub231ps	%zmm2,%zmm10,%zmm7
vfnmadd213ps	%zmm0,%zmm6,%zmm6
vmaxps	423f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm1,%zmm9,%zmm1
vmulps	%zmm9,%zmm4,%zmm4
vmulps	%zmm6,%zmm8,%zmm6
vbroadcastss	439f(%rip),%zmm9
vmulps	%zmm9,%zmm12,%zmm7
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k7}
vaddps	%zmm6,%zmm12,%zmm6
vcmpunordps	%zmm6,%zmm6,%k7
vminps	%zmm6,%zmm27,%zmm6
vmovaps	%zmm27,%zmm6 {%k7}
vcmpunordps	%zmm6,%zmm6,%k7
vmaxps	%zmm6,%zmm16,%zmm6
vmovaps	%zmm16,%zmm6 {%k7}
vmovaps	%zmm12,%zmm6 {%k1}
vsubps	%zmm12,%zmm6,%zmm7
vfmadd231ps	%zmm15,%zmm7,%zmm14
vmulps	%zmm1,%zmm8,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1200(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k1}
vmovups	%zmm2,1200(%rsp)
vmovaps	%zmm0,%zmm4 {%k2} {z}
vmovups	560(%rsp),%zmm2
vmovaps	%zmm2,%zmm4 {%k3}
vmulps	%zmm9,%zmm21,%zmm7
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k2}
vaddps	%zmm1,%zmm21,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm23,%zmm1
vmovaps	%zmm23,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k2}
vmovaps	%zmm21,%zmm1 {%k1}
vsubps	%zmm21,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm11,%zmm14
vmovups	1136(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k1}
vmovups	%zmm2,1136(%rsp)
vpbroadcastd	353f(%rip),%zmm31
vmovaps	%zmm20,%zmm14 {%k6}
vmovaps	%zmm30,%zmm14 {%k1}
knotw	%k0,%k2
vmovups	432(%rsp),%zmm2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmovups	2928(%rsp),%zmm7
vcmpgtps	1328(%rsp),%zmm7,%k2
vaddps	1712(%rsp),%zmm2,%zmm9 {%k2} {z}
vmovdqa32	%zmm18,%zmm7 {%k1} {z}
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm3,816(%rsp)
vmovaps	%zmm1,%zmm3
vmovaps	%zmm6,%zmm12
vmovups	%zmm14,1456(%rsp)
vmovups	%zmm4,560(%rsp)
vmovups	%zmm13,1264(%rsp)
vbroadcastss	397f(%rip),%zmm30
74:
vpslld	$31,%zmm7,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,14(%rsp)
vpandd	349f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,3952(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,12(%rsp)
vpandd	352f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,3888(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm7,3568(%rsp)
vpandd	%zmm31,%zmm7,%zmm1
vmovdqu64	%zmm1,3824(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vmovaps	%zmm3,%zmm18
.p2align	4
75:
vmovups	%zmm9,3248(%rsp)
vmovups	%zmm5,368(%rsp)
vaddss	%xmm17,%xmm9,%xmm1
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
vbroadcastss	20(%r15),%zmm3
vaddss	%xmm2,%xmm1,%xmm11
vmovss	322f(%rip),%xmm1
vmovups	%zmm3,3760(%rsp)
vdivss	%xmm3,%xmm1,%xmm4
vmulss	354f(%rip),%xmm4,%xmm1
vmulss	355f(%rip),%xmm4,%xmm3
vmulss	356f(%rip),%xmm4,%xmm5
testq	%r10,%r10
vmovups	%zmm18,176(%rsp)
vmovss	%xmm11,624(%rsp)
je	83f
vmovaps	%xmm4,240(%rsp)
vbroadcastss	%xmm1,%zmm1
vbroadcastss	357f(%rip),%zmm11
vmovups	816(%rsp),%zmm23
vsubps	%zmm23,%zmm11,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vbroadcastss	358f(%rip),%zmm13
vxorps	%zmm13,%zmm2,%zmm7
vmulps	%zmm7,%zmm2,%zmm6
vbroadcastss	359f(%rip),%zmm15
vmaxps	%zmm15,%zmm6,%zmm6
vbroadcastss	362f(%rip),%zmm17
vmulps	%zmm17,%zmm6,%zmm8
vrndscaleps	$8,%zmm8,%zmm9
vbroadcastss	363f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm9,%zmm6
vbroadcastss	364f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm9,%zmm6
vmulps	%zmm17,%zmm6,%zmm6
vbroadcastss	365f(%rip),%zmm10
vbroadcastss	366f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm6,%zmm10
vbroadcastss	367f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm6,%zmm10
vbroadcastss	368f(%rip),%zmm8
vfmadd213ps	%zmm8,%zmm6,%zmm10
vbroadcastss	369f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm6,%zmm10
vfmadd213ps	%zmm0,%zmm6,%zmm10
vbroadcastss	%xmm3,%zmm6
vbroadcastss	%xmm5,%zmm8
vbroadcastss	372f(%rip),%zmm25
vaddps	%zmm25,%zmm9,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm10,%zmm9
vbroadcastss	332f(%rip),%zmm4
vandps	%zmm4,%zmm2,%zmm3
vbroadcastss	373f(%rip),%zmm26
vfmadd132ps	%zmm26,%zmm0,%zmm3
vdivps	%zmm3,%zmm0,%zmm3
vcmpltps	%zmm7,%zmm2,%k1
vbroadcastss	374f(%rip),%zmm27
vmovaps	%zmm27,%zmm5
vbroadcastss	375f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm3,%zmm5
vbroadcastss	376f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm5
vbroadcastss	377f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm5
vbroadcastss	378f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm3,%zmm5
vmovaps	%zmm13,%zmm21
vbroadcastss	379f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm3,%zmm5
vbroadcastss	382f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm3,%zmm5
vbroadcastss	383f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm3,%zmm5
vbroadcastss	384f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm3,%zmm5
vmulps	%zmm5,%zmm3,%zmm3
vbroadcastss	335f(%rip),%zmm22
vblendmps	%zmm11,%zmm22,%zmm5 {%k1}
vmulps	%zmm9,%zmm3,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
movq	%rdi,%rax
xorl	%edx,%edx
vmovss	335f(%rip),%xmm20
.p2align	4
76:
vcvtsi2ss	%rdx,%xmm12,%xmm7
vaddss	%xmm20,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm23,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	%zmm21,%zmm7,%zmm10
vmulps	%zmm10,%zmm7,%zmm11
vmaxps	359f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	363f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	364f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	365f(%rip),%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	368f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm25,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm4,%zmm7,%zmm13
vfmadd132ps	%zmm26,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm22,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm7,%zmm14
vfmsub231ps	%zmm2,%zmm9,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm5,%zmm10,%zmm2
vsubps	%zmm13,%zmm3,%zmm3
vaddps	%zmm3,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm9,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm8,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rdx
addq	$192,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm11,%zmm9
vmovaps	%zmm13,%zmm3
vmovaps	%zmm10,%zmm5
cmpq	%rdx,%r10
jne	76b
vbroadcastss	357f(%rip),%zmm10
vmovups	368(%rsp),%zmm23
vsubps	%zmm23,%zmm10,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vxorps	%zmm21,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmaxps	359f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	363f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	364f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	365f(%rip),%zmm9
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm9
vfmadd213ps	367f(%rip){1to16},%zmm3,%zmm9
vfmadd213ps	368f(%rip){1to16},%zmm3,%zmm9
vfmadd213ps	%zmm24,%zmm3,%zmm9
vfmadd213ps	%zmm0,%zmm3,%zmm9
vaddps	%zmm25,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vandps	%zmm4,%zmm2,%zmm7
vfmadd132ps	%zmm26,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm27,%zmm9
vfmadd213ps	%zmm28,%zmm7,%zmm9
vfmadd213ps	%zmm29,%zmm7,%zmm9
vfmadd213ps	%zmm30,%zmm7,%zmm9
vfmadd213ps	%zmm16,%zmm7,%zmm9
vfmadd213ps	%zmm31,%zmm7,%zmm9
vfmadd213ps	%zmm15,%zmm7,%zmm9
vfmadd213ps	%zmm18,%zmm7,%zmm9
vfmadd213ps	%zmm19,%zmm7,%zmm9
vcmpltps	%zmm5,%zmm2,%k1
vblendmps	%zmm10,%zmm22,%zmm5 {%k1}
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm3,%zmm7,%zmm7
vmulps	%zmm7,%zmm5,%zmm7
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
77:
vcvtsi2ss	%rdx,%xmm12,%xmm9
vaddss	%xmm20,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm23,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm21,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	359f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm17,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	363f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	364f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm17,%zmm11,%zmm11
vbroadcastss	365f(%rip),%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	368f(%rip){1to16},%zmm11,%zmm14
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
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm15,%zmm13,%zmm14
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	357f(%rip){1to16},%zmm22,%zmm10 {%k1}
vmulps	%zmm14,%zmm13,%zmm13
vmulps	%zmm11,%zmm9,%zmm14
vfmsub231ps	%zmm2,%zmm3,%zmm14
vmulps	%zmm11,%zmm13,%zmm2
vmulps	%zmm2,%zmm10,%zmm13
vsubps	%zmm5,%zmm10,%zmm2
vsubps	%zmm13,%zmm7,%zmm5
vaddps	%zmm5,%zmm2,%zmm2
vmovaps	%zmm2,-128(%rax)
vsubps	%zmm11,%zmm3,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm2,-64(%rax)
vmulps	%zmm14,%zmm8,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rdx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm7
vmovaps	%zmm10,%zmm5
cmpq	%rdx,%r10
jne	77b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	624(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm20,%xmm20,%xmm20
vmovups	560(%rsp),%zmm8
ja	78f
vxorps	%xmm8,%xmm8,%xmm8
78:
movq	%r9,%rax
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,752(%rsp)
vmovups	%zmm1,304(%rsp)
vmovups	%zmm1,496(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm14,%xmm14,%xmm14
xorl	%edx,%edx
vmovups	176(%rsp),%zmm18
.p2align	4
79:
vmovups	%zmm31,944(%rsp)
vmovups	%zmm16,432(%rsp)
vmovups	%zmm6,688(%rsp)
vmovups	%zmm19,880(%rsp)
vmovaps	%zmm7,%zmm19
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm25
vmovaps	64(%r13,%rcx),%zmm7
vmovaps	128(%r13,%rcx),%zmm27
vmulps	%zmm25,%zmm18,%zmm26
vxorps	%xmm29,%xmm29,%xmm29
movq	%rdi,%rcx
xorl	%esi,%esi
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm3,%xmm3,%xmm3
vbroadcastss	322f(%rip),%zmm11
.p2align	4
82:
vmovaps	(%rax,%rsi),%zmm6
vmovaps	-128(%rcx),%zmm18
vmovaps	-64(%rcx),%zmm4
vmovaps	%zmm18,%zmm23
vfmadd213ps	%zmm12,%zmm26,%zmm23
vdivps	%zmm23,%zmm11,%zmm17
vsubps	%zmm23,%zmm6,%zmm6
vmulps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm8,%zmm23
vfmadd213ps	%zmm17,%zmm17,%zmm23
vaddps	%zmm23,%zmm28,%zmm28
vaddps	%zmm6,%zmm30,%zmm30
vfmadd231ps	%zmm18,%zmm6,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm31
vfmadd231ps	(%rcx),%zmm6,%zmm3
vmulps	%zmm23,%zmm18,%zmm6
vaddps	%zmm6,%zmm10,%zmm10
vfmadd231ps	%zmm6,%zmm18,%zmm29
vmulps	%zmm23,%zmm4,%zmm6
vaddps	%zmm6,%zmm16,%zmm16
vfmadd231ps	%zmm18,%zmm6,%zmm1
vfmadd231ps	%zmm4,%zmm6,%zmm21
addq	$64,%rsi
addq	$192,%rcx
cmpq	%rsi,%r12
jne	82b
vmovups	176(%rsp),%zmm18
vmulps	%zmm7,%zmm18,%zmm4
vxorps	%xmm17,%xmm17,%xmm17
vfmadd213ps	%zmm17,%zmm26,%zmm21
vfmadd231ps	%zmm21,%zmm26,%zmm22
vmovaps	%zmm1,%zmm6
vfmadd213ps	%zmm17,%zmm4,%zmm6
vfmadd231ps	%zmm6,%zmm26,%zmm15
vfmadd213ps	%zmm17,%zmm25,%zmm1
vfmadd231ps	%zmm1,%zmm26,%zmm0
vaddps	%zmm17,%zmm16,%zmm1
vmovups	752(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm26,%zmm6
vmovups	%zmm6,752(%rsp)
vfmadd231ps	%zmm31,%zmm26,%zmm20
vfmadd231ps	%zmm31,%zmm7,%zmm13
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm17,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm2
vfmadd213ps	%zmm17,%zmm25,%zmm29
vfmadd231ps	%zmm29,%zmm4,%zmm9
vmovups	944(%rsp),%zmm31
vfmadd231ps	%zmm29,%zmm25,%zmm31
vmovaps	%zmm19,%zmm7
vfmadd231ps	%zmm5,%zmm4,%zmm7
vaddps	%zmm17,%zmm10,%zmm1
vmovups	304(%rsp),%zmm6
vfmadd231ps	%zmm4,%zmm1,%zmm6
vmovups	%zmm6,304(%rsp)
vmovups	496(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm25,%zmm4
vmovups	%zmm4,496(%rsp)
vfmadd231ps	%zmm3,%zmm25,%zmm24
vmovups	688(%rsp),%zmm6
vfmadd231ps	%zmm5,%zmm25,%zmm6
vfmadd231ps	%zmm27,%zmm5,%zmm14
vmovups	880(%rsp),%zmm19
vaddps	%zmm30,%zmm19,%zmm19
vaddps	%zmm17,%zmm28,%zmm1
vmovups	432(%rsp),%zmm16
vaddps	%zmm1,%zmm16,%zmm16
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	79b
vbroadcastss	338f(%rip),%zmm26
vxorps	%xmm17,%xmm17,%xmm17
vbroadcastss	389f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm25
vbroadcastss	393f(%rip),%zmm27
vbroadcastss	395f(%rip),%zmm28
vbroadcastss	396f(%rip),%zmm29
vbroadcastss	397f(%rip),%zmm30
vmovaps	%zmm9,%zmm10
vmovaps	%zmm0,%zmm5
vbroadcastss	322f(%rip),%zmm0
vmovss	624(%rsp),%xmm11
vmovaps	240(%rsp),%xmm4
jmp	85f
.p2align	4
83:
vucomiss	%xmm17,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vmovups	560(%rsp),%zmm8
vbroadcastss	389f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm25
vbroadcastss	393f(%rip),%zmm27
vbroadcastss	395f(%rip),%zmm28
vbroadcastss	396f(%rip),%zmm29
ja	84f
vxorps	%xmm8,%xmm8,%xmm8
84:
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,304(%rsp)
vmovups	%zmm1,752(%rsp)
vpxord	%xmm31,%xmm31,%xmm31
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm20,%xmm20,%xmm20
85:
vbroadcastss	%xmm4,%zmm1
vucomiss	%xmm17,%xmm11
vmulps	%zmm18,%zmm8,%zmm3
vmulps	%zmm24,%zmm3,%zmm21
vfnmadd213ps	%zmm22,%zmm1,%zmm21
vmulps	%zmm14,%zmm3,%zmm9
vdivps	%zmm18,%zmm26,%zmm4
vfnmadd213ps	%zmm2,%zmm1,%zmm9
vfnmadd213ps	%zmm15,%zmm3,%zmm13
vmulps	%zmm4,%zmm8,%zmm1
vfmadd231ps	%zmm20,%zmm1,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm10
vmovups	%zmm7,2608(%rsp)
vmovups	%zmm13,3120(%rsp)
vmovups	%zmm9,3184(%rsp)
vmovups	%zmm21,2672(%rsp)
vmovups	%zmm20,2544(%rsp)
jbe	89f
vmovups	1328(%rsp),%zmm1
vmovups	3248(%rsp),%zmm3
vaddps	%zmm1,%zmm3,%zmm1
vmovups	%zmm1,1328(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vaddss	%xmm17,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm17,%xmm1
vpbroadcastd	386f(%rip),%zmm17
vpbroadcastd	387f(%rip),%zmm18
vbroadcastss	388f(%rip),%zmm22
vbroadcastss	394f(%rip),%zmm24
jbe	92f
vmovaps	%zmm19,%zmm11
vmovaps	%zmm5,%zmm13
vmovaps	%zmm10,%zmm9
testq	%r10,%r10
vpbroadcastd	322f(%rip),%zmm21
vmovaps	%zmm6,%zmm19
vxorps	%xmm3,%xmm3,%xmm3
je	88f
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
86:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	176(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm1
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	322f(%rip),%zmm0
.p2align	4
87:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm12,%zmm1,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm26,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm26,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm7
vpaddd	%zmm17,%zmm7,%zmm7
vpandd	%zmm18,%zmm7,%zmm7
vpsubd	%zmm7,%zmm21,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm26,%zmm8,%zmm10
vfmadd231ps	%zmm5,%zmm8,%zmm10
vmulps	%zmm10,%zmm10,%zmm5
vmovaps	%zmm22,%zmm8
vfmadd213ps	%zmm23,%zmm10,%zmm8
vmovaps	%zmm25,%zmm14
vmovaps	%zmm24,%zmm15
vfmadd213ps	%zmm28,%zmm10,%zmm15
vfmadd213ps	%zmm27,%zmm10,%zmm14
vfmadd231ps	%zmm29,%zmm5,%zmm15
vfmadd213ps	%zmm14,%zmm5,%zmm15
vfmadd213ps	%zmm8,%zmm5,%zmm15
vfmadd213ps	%zmm10,%zmm5,%zmm15
vaddps	%zmm0,%zmm6,%zmm5
vfmadd231ps	%zmm30,%zmm7,%zmm15
vmaxps	%zmm26,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm15,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm3
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	87b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	86b
88:
vbroadcastss	398f(%rip),%zmm1
vmovups	2160(%rsp),%zmm4
vfmadd213ps	399f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm7,%xmm7,%xmm7
vcmpltps	%zmm2,%zmm7,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm3,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm3,%zmm4 {%k6}
vmovups	%zmm4,2160(%rsp)
vmovups	1584(%rsp),%zmm1
vmaxps	344f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1584(%rsp)
vmovups	2224(%rsp),%zmm1
vbroadcastss	422f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2224(%rsp)
vbroadcastss	322f(%rip),%zmm0
vblendmps	342f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1520(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	816(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,816(%rsp)
vmovups	1392(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	368(%rsp),%zmm14
vsubps	%zmm4,%zmm14,%zmm14
vmovups	1136(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	176(%rsp),%zmm18
vsubps	%zmm5,%zmm18,%zmm18
vmovups	1200(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm12,%zmm12
vmovups	1456(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1456(%rsp)
vmovups	1648(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1648(%rsp)
vmovups	560(%rsp),%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	%zmm1,560(%rsp)
vmovups	1264(%rsp),%zmm1
vbroadcastss	348f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1264(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,1712(%rsp)
vmovups	%zmm5,1200(%rsp)
vmovups	%zmm4,1136(%rsp)
vmovups	%zmm3,1392(%rsp)
vmovups	%zmm2,1520(%rsp)
vmovaps	%zmm9,%zmm10
vmovaps	%zmm13,%zmm4
vmovaps	%zmm19,%zmm6
vmovaps	%zmm11,%zmm19
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2544(%rsp),%zmm20
vmovups	2608(%rsp),%zmm7
vmovups	3120(%rsp),%zmm13
vmovups	3184(%rsp),%zmm9
jmp	93f
.p2align	4
89:
vmovaps	%zmm5,%zmm4
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1712(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	368(%rsp),%zmm14
jmp	94f
.p2align	4
92:
vmovaps	%zmm5,%zmm4
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1712(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	176(%rsp),%zmm18
vmovups	368(%rsp),%zmm14
93:
vmovups	2672(%rsp),%zmm21
94:
vmovups	%zmm16,432(%rsp)
vmovups	%zmm6,688(%rsp)
vbroadcastss	336f(%rip),%zmm2
vmaxps	%zmm2,%zmm21,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm21
vmaxps	%zmm2,%zmm9,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm8
vmaxps	%zmm2,%zmm31,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmovdqu64	3888(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm16,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	3952(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm16
vmovups	816(%rsp),%zmm1
vcmpleps	2480(%rsp),%zmm1,%k5
vcmpgeps	2416(%rsp),%zmm1,%k7
vblendmps	%zmm20,%zmm26,%zmm1 {%k7}
vmovups	%zmm31,944(%rsp)
vbroadcastss	358f(%rip),%zmm31
vxorps	%zmm31,%zmm20,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm3,%k7
korw	%k0,%k7,%k5
vmulps	%zmm21,%zmm20,%zmm1
vmovups	%zmm1,240(%rsp)
kmovw	14(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm3,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1072(%rsp)
vblendmps	%zmm3,%zmm0,%zmm2 {%k5}
vmovups	%zmm2,4016(%rsp)
vcmpgeps	1776(%rsp),%zmm14,%k7
vblendmps	%zmm7,%zmm26,%zmm1 {%k7}
vmovups	%zmm14,368(%rsp)
vcmpleps	1840(%rsp),%zmm14,%k7
vxorps	%zmm31,%zmm7,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm3,%k2
korw	%k2,%k6,%k7
vmulps	%zmm7,%zmm8,%zmm1
vmovups	%zmm1,1008(%rsp)
kmovw	12(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm24 {%k2} {z}
vxorps	%xmm20,%xmm20,%xmm20
vblendmps	%zmm20,%zmm0,%zmm3 {%k7}
vmovups	%zmm3,4080(%rsp)
vcmpgeps	1904(%rsp),%zmm18,%k2
vblendmps	%zmm6,%zmm26,%zmm1 {%k2}
vcmpleps	1968(%rsp),%zmm18,%k2
vxorps	%zmm31,%zmm6,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm20,%k2
korw	%k2,%k1,%k6
vmulps	%zmm6,%zmm22,%zmm1
vmovups	%zmm1,4144(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm20,%zmm0,%zmm9 {%k6}
vmovaps	%zmm1,%zmm14 {%k1} {z}
vcmpgeps	2032(%rsp),%zmm12,%k1
vblendmps	%zmm19,%zmm26,%zmm5 {%k1}
vcmpleps	2096(%rsp),%zmm12,%k1
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm3,%zmm13,%zmm1
vmulps	%zmm2,%zmm21,%zmm7
vmulps	%zmm7,%zmm1,%zmm27
vmulps	%zmm9,%zmm22,%zmm25
vmovups	%zmm4,2992(%rsp)
vmulps	%zmm25,%zmm4,%zmm1
vmulps	%zmm7,%zmm1,%zmm29
vmulps	%zmm27,%zmm29,%zmm1
vmovaps	%zmm27,%zmm2
vfnmadd213ps	%zmm0,%zmm27,%zmm2
vbroadcastss	423f(%rip),%zmm17
vmaxps	%zmm17,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm31,%zmm19,%zmm5 {%k1}
vmovdqu64	3824(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k1
vdivps	%zmm4,%zmm0,%zmm15
vmovups	%zmm8,2352(%rsp)
vmulps	%zmm15,%zmm8,%zmm4
vmovaps	%zmm0,%zmm4 {%k7}
vcmpleps	%zmm5,%zmm20,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm20,%zmm0,%zmm11 {%k1}
vmulps	%zmm11,%zmm16,%zmm13
vmulps	752(%rsp),%zmm13,%zmm5
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm27,%zmm5,%zmm6
vmovups	%zmm10,3056(%rsp)
vmulps	%zmm25,%zmm10,%zmm7
vfmsub231ps	%zmm7,%zmm3,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmovaps	%zmm29,%zmm28
vfnmadd213ps	%zmm0,%zmm29,%zmm28
vfnmadd231ps	%zmm1,%zmm1,%zmm28
vmaxps	%zmm17,%zmm28,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm29,%zmm5,%zmm10
vdivps	%zmm7,%zmm0,%zmm8
vmulps	304(%rsp),%zmm13,%zmm7
vfmsub231ps	%zmm7,%zmm3,%zmm6
vmulps	%zmm15,%zmm6,%zmm3
vmovups	%zmm13,3632(%rsp)
vmulps	496(%rsp),%zmm13,%zmm6
vmovups	%zmm25,3696(%rsp)
vfmsub231ps	%zmm6,%zmm25,%zmm10
vfnmadd231ps	%zmm1,%zmm3,%zmm10
vmulps	%zmm8,%zmm10,%zmm6
vmovaps	%zmm5,%zmm30
vfnmadd213ps	%zmm0,%zmm5,%zmm30
vfnmadd231ps	%zmm3,%zmm3,%zmm30
vfnmadd231ps	%zmm6,%zmm6,%zmm30
vmaxps	%zmm17,%zmm30,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	%zmm21,2288(%rsp)
vmulps	%zmm21,%zmm4,%zmm10
vmovaps	%zmm4,%zmm10 {%k5}
vdivps	%zmm7,%zmm0,%zmm25
vmovaps	%zmm22,%zmm21
vmulps	%zmm8,%zmm22,%zmm4
vmovaps	%zmm0,%zmm4 {%k6}
vmulps	%zmm4,%zmm10,%zmm4
vmulps	%zmm25,%zmm16,%zmm7
vmulps	%zmm7,%zmm4,%zmm7
vmovaps	%zmm4,%zmm7 {%k1}
vmovups	%zmm7,176(%rsp)
vmovaps	%zmm16,%zmm23
vmulps	%zmm19,%zmm16,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm22 {%k1} {z}
vmovss	624(%rsp),%xmm7
vxorps	%xmm16,%xmm16,%xmm16
vucomiss	%xmm16,%xmm7
vfmadd213ps	1072(%rsp),%zmm24,%zmm24
vfmadd213ps	%zmm24,%zmm14,%zmm14
vmovups	4016(%rsp),%zmm7
vmovaps	%zmm7,%zmm17
vmulps	240(%rsp),%zmm7,%zmm24
vfmadd213ps	%zmm14,%zmm22,%zmm22
vxorps	%zmm31,%zmm27,%zmm7
vmovups	%zmm7,240(%rsp)
vmulps	%zmm24,%zmm27,%zmm7
vmovups	4080(%rsp),%zmm10
vmovaps	%zmm10,%zmm20
vfmsub231ps	1008(%rsp),%zmm10,%zmm7
vxorps	%zmm31,%zmm29,%zmm10
vmovups	%zmm10,1072(%rsp)
vmulps	%zmm24,%zmm29,%zmm10
vmovups	%zmm9,624(%rsp)
vfmsub231ps	4144(%rsp),%zmm9,%zmm10
vxorps	%zmm31,%zmm5,%zmm9
vmovups	%zmm9,1008(%rsp)
vmulps	%zmm24,%zmm5,%zmm5
vmulps	%zmm15,%zmm7,%zmm27
vfnmadd231ps	%zmm1,%zmm27,%zmm10
vxorps	%zmm31,%zmm1,%zmm7
vfmsub231ps	%zmm4,%zmm11,%zmm5
vxorps	%zmm31,%zmm3,%zmm4
vfnmadd231ps	%zmm3,%zmm27,%zmm5
vxorps	%zmm31,%zmm6,%zmm13
vmulps	%zmm8,%zmm10,%zmm29
vxorps	%xmm10,%xmm10,%xmm10
vfnmadd231ps	%zmm6,%zmm29,%zmm5
vmovaps	%zmm24,%zmm14
vfmadd213ps	%zmm10,%zmm24,%zmm14
vfmadd231ps	%zmm27,%zmm27,%zmm14
vfmadd231ps	%zmm29,%zmm29,%zmm14
vmulps	%zmm25,%zmm5,%zmm3
vfmadd231ps	%zmm3,%zmm3,%zmm14
ja	73b
vmovaps	%zmm4,%zmm31
vmovaps	%zmm7,%zmm28
vbroadcastss	16(%r15),%zmm1
vdivps	%zmm21,%zmm0,%zmm2
vdivps	%zmm23,%zmm0,%zmm4
vmulps	%zmm18,%zmm2,%zmm2
vmulps	%zmm12,%zmm4,%zmm4
vmovups	1264(%rsp),%zmm9
vdivps	%zmm9,%zmm0,%zmm5
vmulps	176(%rsp),%zmm5,%zmm5
vmulps	424f(%rip){1to16},%zmm2,%zmm2
vmulps	425f(%rip){1to16},%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vbroadcastss	348f(%rip),%zmm7
vmovups	2160(%rsp),%zmm2
vcmpltps	%zmm7,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	426f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm6,%zmm2,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmulps	%zmm5,%zmm5,%zmm2
vminps	%zmm0,%zmm2,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vcmpltps	%zmm7,%zmm9,%k1
vmovaps	%zmm5,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k1
vcmpleps	%zmm2,%zmm14,%k1 {%k1}
vmulps	%zmm17,%zmm20,%zmm1
vmulps	624(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
vcmpnltps	%zmm1,%zmm10,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	345f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	2928(%rsp),%zmm4
vcmpleps	1328(%rsp),%zmm4,%k1
vminps	427f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2736(%rsp),%zmm4
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,2736(%rsp)
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm0,%zmm9 {%k1} {z}
vaddss	%xmm16,%xmm9,%xmm1
vmovshdup	%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm9,%xmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm9,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm16,%xmm1
vbroadcastss	397f(%rip),%zmm30
vxorps	%xmm17,%xmm17,%xmm17
vmovups	368(%rsp),%zmm5
ja	75b
vmovaps	%zmm21,%zmm19
vmovups	%zmm18,176(%rsp)
vmulps	%zmm3,%zmm25,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm13
vmulps	%zmm13,%zmm8,%zmm2
vfmadd213ps	%zmm27,%zmm2,%zmm28
vfmadd213ps	%zmm28,%zmm1,%zmm31
vmulps	%zmm31,%zmm15,%zmm3
vmovups	240(%rsp),%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vmovups	1072(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm2,%zmm5
vmovups	1008(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm1,%zmm4
vmulps	2288(%rsp),%zmm4,%zmm4
vmovups	%zmm4,624(%rsp)
vmulps	2352(%rsp),%zmm3,%zmm3
vmovups	%zmm3,880(%rsp)
vmulps	%zmm2,%zmm21,%zmm2
vmovups	%zmm2,944(%rsp)
vdivps	3376(%rsp),%zmm0,%zmm2
vmovups	%zmm23,688(%rsp)
vmulps	%zmm1,%zmm23,%zmm1
vmovups	%zmm1,432(%rsp)
vmulps	3440(%rsp),%zmm2,%zmm1
vpbroadcastd	386f(%rip),%zmm22
vpaddd	%zmm22,%zmm1,%zmm2
vpbroadcastd	387f(%rip),%zmm23
vpandd	%zmm23,%zmm2,%zmm2
vpbroadcastd	322f(%rip),%zmm27
vpsubd	%zmm2,%zmm27,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	388f(%rip),%zmm24
vmovaps	%zmm24,%zmm4
vbroadcastss	389f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm4
vbroadcastss	392f(%rip),%zmm28
vmovaps	%zmm28,%zmm5
vbroadcastss	393f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm5
vbroadcastss	394f(%rip),%zmm9
vfmadd213ps	395f(%rip){1to16},%zmm3,%zmm9
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm9
vfmadd213ps	%zmm5,%zmm1,%zmm9
vfmadd213ps	%zmm4,%zmm1,%zmm9
vfmadd213ps	%zmm3,%zmm1,%zmm9
vfmadd231ps	%zmm30,%zmm2,%zmm9
vmovups	2800(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm9
vmovups	3504(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm9
vmovups	%zmm9,240(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm14,%xmm14,%xmm14
cmpb	$1,%cl
jne	97f
movq	%r9,%rax
xorl	%edx,%edx
.p2align	4
95:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,2),%rcx
shlq	$6,%rcx
vmovups	176(%rsp),%zmm1
vmulps	(%r13,%rcx),%zmm1,%zmm3
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	394f(%rip),%zmm30
vbroadcastss	395f(%rip),%zmm20
vbroadcastss	396f(%rip),%zmm9
vbroadcastss	397f(%rip),%zmm31
.p2align	4
96:
vmovaps	(%rsi),%zmm1
vfmadd213ps	%zmm12,%zmm3,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm1,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm26,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm26,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm0,%zmm4,%zmm6
vpaddd	%zmm22,%zmm6,%zmm6
vpandd	%zmm23,%zmm6,%zmm6
vpsubd	%zmm6,%zmm27,%zmm7
vaddps	%zmm0,%zmm1,%zmm10
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm26,%zmm7,%zmm15
vfmadd231ps	%zmm4,%zmm7,%zmm15
vmulps	%zmm15,%zmm15,%zmm4
vmovaps	%zmm24,%zmm7
vfmadd213ps	%zmm25,%zmm15,%zmm7
vmovaps	%zmm28,%zmm16
vmovaps	%zmm30,%zmm21
vfmadd213ps	%zmm29,%zmm15,%zmm16
vfmadd213ps	%zmm20,%zmm15,%zmm21
vfmadd231ps	%zmm9,%zmm4,%zmm21
vfmadd213ps	%zmm16,%zmm4,%zmm21
vfmadd213ps	%zmm7,%zmm4,%zmm21
vfmadd213ps	%zmm15,%zmm4,%zmm21
vfmadd231ps	%zmm31,%zmm6,%zmm21
vaddps	%zmm0,%zmm5,%zmm4
vmaxps	%zmm26,%zmm5,%zmm5
vdivps	%zmm10,%zmm0,%zmm6
vfmsub231ps	%zmm4,%zmm21,%zmm5
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm4,%zmm6,%zmm7
vaddps	%zmm6,%zmm2,%zmm2
vaddps	%zmm4,%zmm18,%zmm18
vaddps	%zmm7,%zmm17,%zmm17
vfmadd231ps	%zmm5,%zmm1,%zmm14
vfmadd231ps	%zmm4,%zmm4,%zmm13
vfmadd231ps	%zmm4,%zmm7,%zmm11
vfmadd231ps	%zmm7,%zmm7,%zmm8
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
vmovups	2352(%rsp),%zmm29
vmulps	3120(%rsp),%zmm29,%zmm1
vmovups	2288(%rsp),%zmm30
vmulps	%zmm30,%zmm1,%zmm24
vmovaps	%zmm24,%zmm1
vfnmadd213ps	%zmm0,%zmm24,%zmm1
vbroadcastss	423f(%rip),%zmm6
vmaxps	%zmm6,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm15
vmovups	2736(%rsp),%zmm9
vcmpleps	%zmm0,%zmm9,%k2
vmulps	2992(%rsp),%zmm19,%zmm3
vmovaps	%zmm19,%zmm25
vmulps	%zmm30,%zmm3,%zmm19
vmulps	3056(%rsp),%zmm25,%zmm3
vmulps	%zmm24,%zmm19,%zmm4
vfmsub231ps	%zmm3,%zmm29,%zmm4
vbroadcastss	332f(%rip),%zmm28
vmovups	624(%rsp),%zmm10
vandps	%zmm28,%zmm10,%zmm3
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm3,%zmm3
vmovups	880(%rsp),%zmm31
vandps	%zmm28,%zmm31,%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovss	434f(%rip),%xmm5
vmulss	20(%r15),%xmm5,%xmm5
vmulps	%zmm15,%zmm4,%zmm22
vbroadcastss	%xmm5,%zmm4
vcmpleps	%zmm4,%zmm3,%k3 {%k2}
vmovaps	%zmm19,%zmm3
vfnmadd213ps	%zmm0,%zmm19,%zmm3
vfnmadd231ps	%zmm22,%zmm22,%zmm3
vmaxps	%zmm6,%zmm3,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm6
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm3,%zmm1
vmovups	688(%rsp),%zmm20
vmulps	752(%rsp),%zmm20,%zmm3
vmulps	%zmm30,%zmm3,%zmm21
vmulps	304(%rsp),%zmm20,%zmm3
vmulps	%zmm24,%zmm21,%zmm4
vfmsub231ps	%zmm3,%zmm29,%zmm4
vmulps	%zmm15,%zmm4,%zmm23
vmulps	496(%rsp),%zmm20,%zmm3
vmulps	%zmm19,%zmm21,%zmm4
vfmsub231ps	%zmm3,%zmm25,%zmm4
vfnmadd231ps	%zmm22,%zmm23,%zmm4
vmulps	%zmm6,%zmm4,%zmm16
vmovaps	%zmm21,%zmm3
vfnmadd213ps	%zmm0,%zmm21,%zmm3
vfnmadd231ps	%zmm23,%zmm23,%zmm3
vfnmadd231ps	%zmm16,%zmm16,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	816(%rsp),%zmm7
vaddps	%zmm7,%zmm10,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2416(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2480(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm7 {%k3}
vbroadcastss	12(%r15),%zmm5
vcmpeqps	344f(%rip){1to16},%zmm9,%k1
vmovaps	%zmm1,%zmm7 {%k1}
movq	144(%rsp),%r11
movq	%r11,%rax
shlq	$6,%rax
movq	72(%rsp),%r10
vmovaps	%zmm7,(%r10,%rax)
vmovups	368(%rsp),%zmm10
vaddps	%zmm10,%zmm31,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1776(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1840(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmovaps	%zmm1,%zmm10 {%k1}
movq	160(%rsp),%r12
addq	%r12,%r11
shlq	$6,%r11
vmovaps	%zmm10,(%r10,%r11)
vmovups	176(%rsp),%zmm10
vaddps	944(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1904(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1968(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
leaq	(%r10,%rax),%rcx
vmulps	%zmm10,%zmm5,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r12,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vaddps	432(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2032(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2096(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm12 {%k3}
vmulps	%zmm12,%zmm5,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r12,%r12,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rcx)
movl	$4,%esi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	98f
vmaxps	423f(%rip){1to16},%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm31
vxorps	%zmm31,%zmm24,%zmm4
vmovaps	%zmm20,%zmm7
vdivps	%zmm3,%zmm0,%zmm20
vmulps	%zmm5,%zmm25,%zmm12
vmulps	%zmm5,%zmm7,%zmm24
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
vmulps	%zmm4,%zmm15,%zmm25
vfmadd231ps	%zmm25,%zmm22,%zmm19
vxorps	%zmm31,%zmm19,%zmm3
vmulps	%zmm3,%zmm6,%zmm19
vxorps	%zmm31,%zmm15,%zmm3
vmulps	%zmm3,%zmm22,%zmm3
vmulps	%zmm6,%zmm3,%zmm10
vfmadd231ps	%zmm25,%zmm23,%zmm21
vfmadd231ps	%zmm19,%zmm16,%zmm21
vxorps	%zmm31,%zmm21,%zmm3
vmulps	%zmm3,%zmm20,%zmm7
vmulps	%zmm23,%zmm15,%zmm3
vfmadd231ps	%zmm10,%zmm16,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm20,%zmm5
vxorps	%zmm31,%zmm6,%zmm3
vmulps	%zmm3,%zmm16,%zmm3
vmulps	%zmm20,%zmm3,%zmm3
vmovaps	%zmm25,%zmm4
vfmadd213ps	%zmm0,%zmm25,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm7,%zmm7,%zmm4
vmulps	%zmm4,%zmm30,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm30,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r9)
movq	16(%rsp),%r9
vmulps	%zmm15,%zmm15,%zmm4
vfmadd231ps	%zmm10,%zmm10,%zmm4
vfmadd231ps	%zmm5,%zmm5,%zmm4
vmulps	%zmm4,%zmm29,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm29,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rsi)
vmulps	%zmm6,%zmm6,%zmm4
vfmadd231ps	%zmm3,%zmm3,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm12,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r8)
vmulps	%zmm20,%zmm20,%zmm4
vmulps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm24,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rcx)
movl	$8,%esi
testl	%edi,%edi
je	98f
vmulps	%zmm25,%zmm15,%zmm4
vfmadd231ps	%zmm19,%zmm10,%zmm4
vfmadd231ps	%zmm7,%zmm5,%zmm4
vmulps	%zmm4,%zmm29,%zmm4
vmovaps	%zmm1,%zmm15
vmulps	%zmm4,%zmm30,%zmm15 {%k2}
leaq	(%r12,%r12,4),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmulps	%zmm19,%zmm6,%zmm4
vfmadd231ps	%zmm7,%zmm3,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm15
vmulps	%zmm4,%zmm30,%zmm15 {%k2}
imulq	$448,%r12,%rsi
addq	%r10,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmulps	%zmm10,%zmm6,%zmm4
vfmadd231ps	%zmm5,%zmm3,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm29,%zmm6 {%k2}
movq	%r12,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm7,%zmm20,%zmm4
vmulps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm30,%zmm6 {%k2}
shlq	$7,%rcx
addq	%r10,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm5,%zmm20,%zmm4
vmulps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm29,%zmm5 {%k2}
imulq	$704,%r12,%rcx
addq	%r10,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm3,%zmm20,%zmm3
vmulps	%zmm24,%zmm3,%zmm3
vmulps	%zmm3,%zmm12,%zmm1 {%k2}
shlq	$8,%rdx
addq	%r10,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
98:
testb	$8,%r14b
vxorps	%xmm19,%xmm19,%xmm19
je	6b
vbroadcastss	208(%r15),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm9,%k2
vaddps	%zmm14,%zmm14,%zmm5
vmovups	240(%rsp),%zmm7
vfmsub132ps	357f(%rip){1to16},%zmm14,%zmm7
vbroadcastss	100(%r15),%zmm4
vfmadd213ps	%zmm19,%zmm2,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm18,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm17,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm13,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm11,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm8,%zmm4
vbroadcastss	136(%r15),%zmm3
vmovups	3312(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm19,%zmm2,%zmm3
vfmadd231ps	140(%r15){1to16},%zmm18,%zmm3
vfmadd231ps	144(%r15){1to16},%zmm17,%zmm3
vfmadd231ps	148(%r15){1to16},%zmm13,%zmm3
vfmadd231ps	152(%r15){1to16},%zmm11,%zmm3
vfmadd231ps	156(%r15){1to16},%zmm8,%zmm3
vfmadd132ps	172(%r15){1to16},%zmm19,%zmm2
vfmadd231ps	176(%r15){1to16},%zmm18,%zmm2
vfmadd231ps	180(%r15){1to16},%zmm17,%zmm2
vfmadd231ps	184(%r15){1to16},%zmm13,%zmm2
vfmadd231ps	188(%r15){1to16},%zmm11,%zmm2
vfmadd231ps	192(%r15){1to16},%zmm8,%zmm2
vfmadd231ps	427f(%rip){1to16},%zmm6,%zmm3
vfmadd231ps	435f(%rip){1to16},%zmm6,%zmm2
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
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rsi),%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
addq	$4,%rsi
imulq	%r12,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
99:
addq	$4216,%rsp
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
.long	0x3ecc422a
356:
.long	0x3f106ebb
357:
.long	0xbf000000
358:
.long	0x80000000
359:
.long	0xc2ae0000
362:
.long	0x3fb8aa3b
363:
.long	0xbf317200
364:
.long	0xb5bfbe8e
365:
.long	0x3aae0472
366:
.long	0x3c1e8629
367:
.long	0x3d635b73
368:
.long	0x3e75fc8c
369:
.long	0x3f317214
372:
.long	0x42fe0000
373:
.long	0x3e99999a
374:
.long	0xbe04a19d
375:
.long	0x3ef89ba5
376:
.long	0xbf03248e
377:
.long	0x3f0c3744
378:
.long	0xbdc1d79d
379:
.long	0x3e5c1572
382:
.long	0x3e17e642
383:
.long	0x3e2ecff8
384:
.long	0x3e2d3f9f
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
