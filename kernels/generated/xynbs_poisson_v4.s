# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5448,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,8(%rsp)
je	98f
movq	5520(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%esi
movq	%rsi,96(%rsp)
movl	%edx,%esi
movq	%rsi,80(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r11
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,136(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbp
addl	%r8d,%r9d
addl	5504(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,104(%rsp)
leaq	64(%rbp),%rcx
movq	%rcx,88(%rsp)
movq	%rsi,56(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,184(%rsp)
imull	%eax,%edx
movl	%edx,68(%rsp)
leaq	256(%r13),%rax
xorl	%ecx,%ecx
vbroadcastss	99f(%rip),%zmm31
vbroadcastss	334f(%rip),%zmm14
vbroadcastss	337f(%rip),%zmm15
vxorps	%xmm30,%xmm30,%xmm30
vpbroadcastd	99f(%rip),%zmm13
vbroadcastss	389f(%rip),%zmm29
movq	%r9,112(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vbroadcastss	329f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm17
vbroadcastss	324f(%rip),%zmm18
vbroadcastss	325f(%rip),%zmm19
vbroadcastss	326f(%rip),%zmm20
vbroadcastss	327f(%rip),%zmm21
vpbroadcastd	328f(%rip),%zmm22
vpbroadcastd	444f(%rip),%zmm23
movq	%r11,48(%rsp)
movq	%r15,128(%rsp)
movq	%rbp,32(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addl	68(%rsp),%edx
cmpq	104(%rsp),%rcx
je	98f
3:
movq	%rcx,%rax
imulq	80(%rsp),%rax
movq	%rax,120(%rsp)
movl	%edx,%esi
xorl	%edi,%edi
movq	%rcx,144(%rsp)
movl	%edx,72(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	80(%rsp),%rdi
je	2b
5:
movq	120(%rsp),%rax
addq	%rdi,%rax
imulq	96(%rsp),%rax
addq	112(%rsp),%rax
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,76(%rsp)
movq	%rdi,160(%rsp)
movq	%rax,152(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	%zmm8,%zmm0,%zmm0 {%k1}
movq	136(%rsp),%rcx
vmovups	3392(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	144(%rsp),%rcx
vbroadcastss	334f(%rip),%zmm14
vbroadcastss	337f(%rip),%zmm15
vpbroadcastd	99f(%rip),%zmm13
vbroadcastss	389f(%rip),%zmm29
movl	72(%rsp),%edx
vbroadcastss	329f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm17
vbroadcastss	324f(%rip),%zmm18
vbroadcastss	325f(%rip),%zmm19
vbroadcastss	326f(%rip),%zmm20
vbroadcastss	327f(%rip),%zmm21
vpbroadcastd	328f(%rip),%zmm22
vpbroadcastd	444f(%rip),%zmm23
movl	76(%rsp),%esi
movq	160(%rsp),%rdi
movq	152(%rsp),%rax
movl	44(%rsp),%r8d
movq	176(%rsp),%r10
7:
incq	%r10
incl	%r8d
cmpq	96(%rsp),%r10
je	4b
8:
leaq	(%rax,%r10),%r12
movl	8(%rbx),%r14d
movq	%r14,24(%rsp)
cmpq	%r14,%r12
jae	7b
movq	%r10,176(%rsp)
movl	%r8d,44(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%r14d
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,4(%rsp)
testb	$1,%cl
movq	%rdx,704(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r12,168(%rsp)
je	57f
movl	%r14d,192(%rsp)
movq	%rax,%rdx
imulq	%r12,%rdx
movq	%rdx,768(%rsp)
shlq	$6,%rdx
addq	56(%rsp),%rdx
movl	$2,%r9d
subq	%r10,%r9
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,576(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,832(%rsp)
imull	44(%rsp),%eax
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm24,%xmm24,%xmm24
movl	$16,%r14d
xorl	%r12d,%r12d
movq	88(%rsp),%rbp
vmovaps	%zmm31,%zmm25
vmovaps	%zmm31,%zmm26
vpbroadcastd	322f(%rip),%zmm10
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r15d,%r15d
movl	4(%rsp),%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm2,%zmm2
incq	%r15
addq	576(%rsp),%rbp
addl	832(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%bl
jne	37f
movq	768(%rsp),%rcx
leal	(%rcx,%rdi),%r8d
andl	$2147483647,%r8d
shlq	$6,%r8
movq	56(%rsp),%rcx
vmovaps	(%rcx,%r8),%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm11
movq	32(%rsp),%rcx
vmovaps	%zmm11,(%rcx,%rdi)
testb	$8,%bl
je	33f
vaddps	%zmm17,%zmm11,%zmm3
vfmadd213ps	%zmm18,%zmm11,%zmm3
vfmadd213ps	%zmm19,%zmm11,%zmm3
vaddps	%zmm20,%zmm11,%zmm4
vfmadd213ps	%zmm21,%zmm11,%zmm4
vcmpltps	%zmm11,%zmm30,%k1
vmulps	%zmm3,%zmm25,%zmm25 {%k1}
vmulps	%zmm4,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm3
vpsrld	$23,%zmm26,%zmm4
vpsubd	%zmm4,%zmm10,%zmm4
vpaddd	%zmm3,%zmm4,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm24,%zmm24
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm11,%zmm6,%zmm6
34:
vandps	%zmm16,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm30,%zmm11,%zmm12
cmpq	$1,%r10
je	55f
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	48f
movl	%eax,%esi
andl	$2147483647,%esi
shlq	$6,%rsi
addq	184(%rsp),%rsi
movl	$1,%ebx
xorl	%ecx,%ecx
jmp	36f
.p2align	4
35:
vandps	%zmm16,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm9,%zmm9
vaddps	%zmm0,%zmm12,%zmm12
leaq	(%r9,%rbx),%r11
incq	%r11
incq	%rbx
addq	$64,%rcx
cmpq	$1,%r11
movq	48(%rsp),%r11
je	49f
36:
vmovaps	(%rsi,%rcx),%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%rbp,%rcx)
testb	$8,4(%rsp)
je	35b
vaddps	%zmm17,%zmm0,%zmm4
vfmadd213ps	%zmm18,%zmm0,%zmm4
vfmadd213ps	%zmm19,%zmm0,%zmm4
vaddps	%zmm20,%zmm0,%zmm5
vfmadd213ps	%zmm21,%zmm0,%zmm5
vcmpltps	%zmm0,%zmm30,%k1
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm4
vpsrld	$23,%zmm26,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm24,%zmm24
jmp	35b
.p2align	4
37:
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%esi
shll	$4,%esi
andl	$16,%esi
movq	%rdi,%r8
vmovdqa64	(%rdx,%rcx),%zmm0
vmovd	%esi,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm23,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%r8
vmulps	4(%r11){1to16},%zmm3,%zmm11
movq	32(%rsp),%rcx
vmovaps	%zmm11,(%rcx,%r8)
testb	$8,%bl
jne	39f
cmpl	$1,%r10d
je	42f
38:
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm30,%zmm11,%zmm12
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm17,%zmm11,%zmm3
vfmadd213ps	%zmm18,%zmm11,%zmm3
vfmadd213ps	%zmm19,%zmm11,%zmm3
vaddps	%zmm20,%zmm11,%zmm4
vfmadd213ps	%zmm21,%zmm11,%zmm4
vcmpltps	%zmm11,%zmm30,%k1
vmulps	%zmm3,%zmm25,%zmm25 {%k1}
vmulps	%zmm4,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm3
vpsrld	$23,%zmm26,%zmm4
vpsubd	%zmm4,%zmm10,%zmm4
vpaddd	%zmm3,%zmm4,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm24,%zmm24
cmpl	$1,%r10d
jne	38b
42:
vaddps	%zmm11,%zmm6,%zmm6
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm30,%zmm11,%zmm12
cmpq	$1,%r10
je	55f
43:
leaq	-2(%r10),%rcx
movl	$1,%r8d
testq	%rcx,%rcx
je	46f
movl	%r14d,%r11d
movq	%rbp,%rsi
jmp	45f
.p2align	4
44:
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm3,%zmm12,%zmm12
leaq	(%r9,%r8),%rcx
incq	%rcx
incq	%r8
addq	$64,%rsi
addl	$16,%r11d
cmpq	$1,%rcx
je	46f
45:
leaq	(%r12,%r8),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r11d,%ebx
andl	$16,%ebx
vmovdqa64	(%rdx,%rcx),%zmm0
vmovd	%ebx,%xmm3
movl	4(%rsp),%ebx
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm23,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	48(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
vmulps	4(%rcx){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rsi)
testb	$8,%bl
je	44b
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vaddps	%zmm20,%zmm3,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm30,%k1
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm4
vpsrld	$23,%zmm26,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm24,%zmm24
jmp	44b
.p2align	4
46:
addq	%r8,%rdi
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%esi
shll	$4,%esi
andl	$16,%esi
vmovdqa64	(%rdx,%rcx),%zmm0
vmovd	%esi,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm23,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	48(%rsp),%r11
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
movq	32(%rsp),%rcx
vmovaps	%zmm3,(%rcx,%rdi)
testb	$8,%bl
je	47f
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vaddps	%zmm20,%zmm3,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm30,%k1
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm4
vpsrld	$23,%zmm26,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm24,%zmm24
47:
incq	%r8
cmpq	%r10,%r8
jne	54f
vaddps	%zmm3,%zmm6,%zmm6
jmp	54f
48:
movl	$1,%ebx
49:
addq	56(%rsp),%r8
movq	%rbx,%rcx
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
addq	32(%rsp),%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rdi,%rcx)
testb	$8,4(%rsp)
je	52f
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vaddps	%zmm20,%zmm3,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm30,%k1
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vpsrld	$23,%zmm25,%zmm4
vpsrld	$23,%zmm26,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm22,%zmm13,%zmm25
vpternlogd	$236,%zmm22,%zmm13,%zmm26
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm24,%zmm24
52:
incq	%rbx
cmpq	%r10,%rbx
jne	53f
vaddps	%zmm3,%zmm6,%zmm6
53:
movl	4(%rsp),%ebx
vandps	%zmm16,%zmm0,%zmm0
54:
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm3,%zmm12,%zmm12
55:
testq	%r15,%r15
jne	9b
vaddps	%zmm12,%zmm8,%zmm8
jmp	9b
.p2align	4
56:
vpcmpnleud	332f(%rip){1to16},%zmm9,%k0
vcvtudq2ps	%zmm10,%zmm0
vaddps	333f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4416(%rsp)
movq	5520(%rsp),%rbx
movq	128(%rsp),%r15
movq	32(%rsp),%rbp
leaq	256(%r13),%r9
movl	192(%rsp),%r14d
jmp	58f
57:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4416(%rsp)
vmovaps	%zmm31,%zmm26
vmovaps	%zmm31,%zmm25
58:
vcvtusi2ss	%r10d,%xmm28,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm31,%zmm5,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm8,%zmm0,%zmm3
vmulps	%zmm12,%zmm0,%zmm4
vmulps	%zmm7,%zmm0,%zmm7
vmulps	%zmm6,%zmm0,%zmm0
vminps	%zmm3,%zmm4,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vminps	%zmm7,%zmm0,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm4 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm6,%zmm4,%zmm0
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vmaxps	%zmm6,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm3,%zmm7,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm7,%zmm4 {%k1}
vminps	%zmm6,%zmm4,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	%zmm14,%zmm0,%zmm3
testq	%r10,%r10
je	66f
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm6
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm4,%xmm4,%xmm4
movq	88(%rsp),%rsi
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	64f
.p2align	4
59:
xorl	%ecx,%ecx
62:
vmovaps	%zmm8,%zmm10
vmovaps	%zmm7,%zmm8
movq	%rdi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%rbp,%r8
vcvtsi2ss	%rcx,%xmm31,%xmm11
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmaxps	%zmm30,%zmm7,%zmm7
vmulps	%zmm7,%zmm7,%zmm12
vbroadcastss	%xmm11,%zmm7
vaddps	%zmm12,%zmm9,%zmm9
vfmadd213ps	%zmm8,%zmm12,%zmm7
vmulss	%xmm11,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm10,%zmm12,%zmm8
63:
vcvtsi2ss	%rdi,%xmm31,%xmm10
vbroadcastss	%xmm10,%zmm11
vaddps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm11,%zmm9,%zmm0
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm10,%zmm9,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r10,%rdi
je	67f
64:
vpxor	%xmm9,%xmm9,%xmm9
cmpq	$1,%r10
je	59b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
65:
vmovaps	-64(%r8),%zmm10
vmovaps	(%r8),%zmm11
vsubps	%zmm6,%zmm10,%zmm10
vcvtsi2ss	%rcx,%xmm28,%xmm12
vmaxps	%zmm30,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm7,%zmm10,%zmm13
vmulss	%xmm12,%xmm12,%xmm7
vbroadcastss	%xmm7,%zmm12
vfmadd213ps	%zmm8,%zmm10,%zmm12
vsubps	%zmm6,%zmm11,%zmm7
vmaxps	%zmm30,%zmm7,%zmm7
vmulps	%zmm7,%zmm7,%zmm10
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm31,%xmm8
vbroadcastss	%xmm8,%zmm7
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm13,%zmm10,%zmm7
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm12,%zmm10,%zmm8
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	65b
testb	$1,%r10b
leaq	256(%r13),%r9
jne	62b
jmp	63b
66:
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
67:
vmovdqu64	%zmm26,4736(%rsp)
vmovdqu64	%zmm25,4800(%rsp)
vmovups	%zmm24,4864(%rsp)
vcvtusi2ssq	704(%rsp),%xmm28,%xmm6
vmaxps	335f(%rip){1to16},%zmm4,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vbroadcastss	%xmm6,%zmm12
vcmpgtps	336f(%rip){1to16},%zmm4,%k1
vaddps	%zmm15,%zmm5,%zmm5
vdivps	338f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm14,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm9,%zmm7,%zmm10 {%k1}
vmulps	%zmm9,%zmm8,%zmm7
vfnmadd231ps	%zmm10,%zmm10,%zmm7
vaddps	%zmm7,%zmm7,%zmm7
vminps	%zmm7,%zmm6,%zmm8
vcmpunordps	%zmm7,%zmm7,%k2
vmovaps	%zmm6,%zmm8 {%k2}
vbroadcastss	339f(%rip),%zmm11
vmaxps	%zmm11,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm9,%zmm0,%zmm5 {%k1}
vmulps	%zmm9,%zmm1,%zmm0
vfnmadd231ps	%zmm5,%zmm5,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm11,%zmm1,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	342f(%rip){1to16},%zmm7,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vfnmadd231ps	%zmm12,%zmm3,%zmm2
vmaxps	%zmm2,%zmm1,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmaxps	%zmm31,%zmm4,%zmm1
vfmadd231ps	28(%r11){1to16},%zmm0,%zmm7
vmulps	%zmm14,%zmm7,%zmm0
vbroadcastss	20(%r11),%zmm2
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm2,%zmm17,%k1
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	52(%r11),%zmm15
vbroadcastss	76(%r11),%zmm16
vbroadcastss	56(%r11),%zmm13
vbroadcastss	80(%r11),%zmm14
vbroadcastss	60(%r11),%zmm9
vbroadcastss	84(%r11),%zmm11
vbroadcastss	64(%r11),%zmm8
vbroadcastss	88(%r11),%zmm6
vbroadcastss	68(%r11),%zmm4
vbroadcastss	92(%r11),%zmm7
vminps	%zmm10,%zmm16,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm16,3072(%rsp)
vmovaps	%zmm16,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,3136(%rsp)
vmovaps	%zmm15,%zmm10 {%k1}
vmovups	%zmm10,1472(%rsp)
vminps	%zmm5,%zmm14,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,3200(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,3264(%rsp)
vmovaps	%zmm13,%zmm5 {%k1}
vmovups	%zmm5,896(%rsp)
vmovups	%zmm11,1664(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,1408(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,256(%rsp)
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,1984(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,1728(%rsp)
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm0,%zmm7,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm7,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm9 {%k1}
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm12,4672(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2944(%rsp)
vblendmps	%zmm17,%zmm31,%zmm12 {%k1}
vbroadcastss	344f(%rip),%zmm1
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3712(%rsp)
vcvtusi2ss	%r14d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4480(%rsp)
vmovups	%zmm4,3520(%rsp)
vmovups	%zmm7,3456(%rsp)
vsubss	%xmm4,%xmm7,%xmm0
vmulss	339f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4928(%rsp)
leaq	(%r10,%r10,4),%rdx
shlq	$6,%rdx
addq	%r9,%rdx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2560(%rsp)
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm0,2688(%rsp)
vmovups	%zmm0,2816(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,2752(%rsp)
vmovups	%zmm31,2880(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,3904(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1792(%rsp)
vmovups	%zmm0,3328(%rsp)
vmovups	%zmm1,2496(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,3968(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,3648(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3392(%rsp)
jmp	69f
.p2align	4
68:
vfmadd213ps	%zmm26,%zmm4,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm28,%zmm0
vmovaps	%zmm28,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm19,%zmm0
vmovaps	%zmm19,%zmm0 {%k4}
vmovaps	%zmm26,%zmm0 {%k2}
vsubps	%zmm26,%zmm0,%zmm5
vmovups	2944(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm10 {%k2}
vmovups	704(%rsp),%zmm14
vfmadd213ps	%zmm30,%zmm5,%zmm14
vfmadd213ps	%zmm27,%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm20,%zmm1
vmovaps	%zmm20,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm22,%zmm1
vmovaps	%zmm22,%zmm1 {%k4}
vmovaps	%zmm27,%zmm1 {%k2}
vsubps	%zmm27,%zmm1,%zmm5
vmovups	2560(%rsp),%zmm12
vblendmps	%zmm12,%zmm5,%zmm12 {%k2}
vdivps	%zmm13,%zmm31,%zmm7
vmovups	768(%rsp),%zmm18
vfmadd213ps	%zmm14,%zmm5,%zmm18
vmovups	%zmm10,2944(%rsp)
vmulps	%zmm10,%zmm7,%zmm5
vmovups	1600(%rsp),%zmm10
vmovups	2432(%rsp),%zmm16
vfnmadd213ps	%zmm16,%zmm5,%zmm10
vmovups	1280(%rsp),%zmm14
vmovups	832(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm5,%zmm14
vmovups	%zmm12,2560(%rsp)
vmulps	%zmm12,%zmm7,%zmm5
vmovups	512(%rsp),%zmm12
vfnmadd213ps	%zmm10,%zmm5,%zmm12
vmovups	1344(%rsp),%zmm10
vfnmadd213ps	%zmm14,%zmm5,%zmm10
vmovups	3328(%rsp),%zmm5
vmovaps	%zmm5,%zmm11 {%k3}
vcmpnltps	%zmm9,%zmm4,%k4
vmovups	3904(%rsp),%zmm5
vblendmps	%zmm5,%zmm15,%zmm5 {%k2}
vmovups	%zmm5,3904(%rsp)
vmulps	%zmm15,%zmm3,%zmm5
vmulps	436f(%rip){1to16},%zmm5,%zmm5
vcmpunordps	%zmm15,%zmm15,%k5
vminps	%zmm15,%zmm5,%zmm9
vmovaps	%zmm5,%zmm9 {%k5}
vcmpnleps	%zmm23,%zmm9,%k5
vmovups	2496(%rsp),%zmm3
vmovaps	%zmm3,%zmm23 {%k3}
vcmpnleps	%zmm4,%zmm13,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm31,%zmm5 {%k1} {z}
vmovups	1792(%rsp),%zmm3
vmovaps	%zmm3,%zmm5 {%k3}
vmovups	2880(%rsp),%zmm3
vblendmps	%zmm3,%zmm4,%zmm3 {%k2}
vmovups	%zmm3,2880(%rsp)
vmovups	960(%rsp),%zmm3
vfmadd213ps	%zmm3,%zmm4,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm25,%zmm2
vmovaps	%zmm25,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm24,%zmm14
vmovaps	%zmm24,%zmm14 {%k1}
vmovaps	%zmm3,%zmm14 {%k2}
vsubps	%zmm3,%zmm14,%zmm2
vmovups	576(%rsp),%zmm15
vfmadd213ps	%zmm18,%zmm2,%zmm15
vmovups	2816(%rsp),%zmm3
vblendmps	%zmm3,%zmm2,%zmm3 {%k2}
vmovups	%zmm3,2816(%rsp)
vmulps	%zmm3,%zmm7,%zmm2
vmovups	1856(%rsp),%zmm4
vfnmadd213ps	%zmm12,%zmm2,%zmm4
vmovups	2368(%rsp),%zmm3
vfnmadd213ps	%zmm10,%zmm2,%zmm3
vmovups	5120(%rsp),%zmm10
vmulps	%zmm4,%zmm10,%zmm2
vmulps	2304(%rsp),%zmm10,%zmm4
vmovups	1920(%rsp),%zmm12
vmulps	%zmm4,%zmm12,%zmm7
vmulps	%zmm2,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm12,%zmm9
vfnmadd213ps	%zmm31,%zmm7,%zmm7
vmaxps	424f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmulps	%zmm2,%zmm10,%zmm2
vmulps	%zmm10,%zmm4,%zmm4
vmulps	%zmm7,%zmm13,%zmm7
vbroadcastss	443f(%rip),%zmm10
vmulps	%zmm10,%zmm6,%zmm9
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k1}
vmovaps	%zmm14,%zmm9
vaddps	%zmm7,%zmm6,%zmm7
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	1984(%rsp),%zmm3
vminps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	1728(%rsp),%zmm3
vmaxps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k1}
vmovaps	%zmm6,%zmm7 {%k2}
vsubps	%zmm6,%zmm7,%zmm6
vfmadd231ps	%zmm17,%zmm6,%zmm15
vmulps	%zmm2,%zmm13,%zmm2
vfnmadd231ps	%zmm4,%zmm6,%zmm2
vmovups	2688(%rsp),%zmm3
vblendmps	%zmm3,%zmm6,%zmm3 {%k2}
vmovups	%zmm3,2688(%rsp)
vmovups	256(%rsp),%zmm3
vmulps	%zmm10,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vaddps	%zmm2,%zmm3,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1664(%rsp),%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1408(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vmovaps	%zmm3,%zmm2 {%k2}
vsubps	%zmm3,%zmm2,%zmm4
vfmadd231ps	%zmm4,%zmm16,%zmm15 {%k4} {z}
vmovups	2624(%rsp),%zmm3
vblendmps	%zmm3,%zmm4,%zmm3 {%k2}
vmovups	%zmm3,2624(%rsp)
vmovups	2752(%rsp),%zmm3
vmovaps	%zmm3,%zmm15 {%k2}
knotw	%k0,%k1
vmovups	192(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	4480(%rsp),%zmm4
vcmpgtps	3392(%rsp),%zmm4,%k1
vaddps	3584(%rsp),%zmm3,%zmm12 {%k1} {z}
vmovdqa32	%zmm8,%zmm3 {%k2} {z}
vmovups	%zmm0,1472(%rsp)
vmovups	%zmm1,896(%rsp)
vmovups	%zmm2,256(%rsp)
vmovaps	%zmm7,%zmm6
vmovups	%zmm15,2752(%rsp)
vmovups	%zmm5,1792(%rsp)
vmovups	%zmm11,3328(%rsp)
vmovups	%zmm23,2496(%rsp)
69:
vxorps	%xmm7,%xmm7,%xmm7
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	348f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	349f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm3,4992(%rsp)
vpandd	353f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5184(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
.p2align	4
72:
vmovups	%zmm6,640(%rsp)
vaddss	%xmm7,%xmm12,%xmm0
vmovshdup	%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm12,%xmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm12,4608(%rsp)
vextractf32x4	$3,%zmm12,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm10
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,4288(%rsp)
vmulps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,4224(%rsp)
testq	%r10,%r10
vmovups	%zmm9,4160(%rsp)
vmovss	%xmm10,2048(%rsp)
je	78f
vdivps	%zmm9,%zmm31,%zmm0
vmulps	354f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	355f(%rip),%zmm8
vmovups	1472(%rsp),%zmm2
vmovaps	%zmm2,%zmm6
vsubps	%zmm2,%zmm8,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	356f(%rip),%zmm17
vxorps	%zmm17,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	357f(%rip),%zmm19
vmaxps	%zmm19,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm20
vmulps	%zmm20,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	359f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vbroadcastss	362f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm3
vmulps	%zmm20,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm7
vbroadcastss	364f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm7
vbroadcastss	365f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm7
vbroadcastss	366f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm7
vbroadcastss	367f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm3,%zmm7
vfmadd213ps	%zmm31,%zmm3,%zmm7
vbroadcastss	368f(%rip),%zmm29
vaddps	%zmm29,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vbroadcastss	329f(%rip),%zmm18
vandps	%zmm18,%zmm2,%zmm5
vbroadcastss	369f(%rip),%zmm30
vfmadd132ps	%zmm30,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	372f(%rip),%zmm28
vmovaps	%zmm28,%zmm7
vbroadcastss	373f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm7
vbroadcastss	374f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm7
vbroadcastss	375f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm7
vbroadcastss	376f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm7
vbroadcastss	377f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm7
vbroadcastss	378f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm7
vbroadcastss	379f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm7
vbroadcastss	382f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm7
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	334f(%rip),%zmm16
vblendmps	%zmm8,%zmm16,%zmm9 {%k1}
vmulps	%zmm7,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm9,%zmm10
vmulps	383f(%rip){1to16},%zmm0,%zmm4
vmulps	384f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm7
movq	%r9,%rax
xorl	%esi,%esi
vmovss	334f(%rip),%xmm27
vbroadcastss	385f(%rip),%zmm29
.p2align	4
73:
vcvtsi2ss	%rsi,%xmm31,%xmm8
vaddss	%xmm27,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vxorps	356f(%rip){1to16},%zmm8,%zmm12
vmulps	%zmm12,%zmm8,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm20,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm20,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm11,%zmm14
vandps	%zmm18,%zmm8,%zmm11
vfmadd132ps	%zmm30,%zmm31,%zmm11
vdivps	%zmm11,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm17,%zmm15,%zmm13
vfmadd213ps	%zmm19,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm25,%zmm15,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm8,%k1
vblendmps	355f(%rip){1to16},%zmm16,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm11,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm9,%zmm12,%zmm9
vsubps	%zmm13,%zmm10,%zmm10
vaddps	%zmm10,%zmm9,%zmm9
vmulps	%zmm11,%zmm8,%zmm10
vfmsub231ps	%zmm3,%zmm2,%zmm10
vmulps	%zmm29,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm9,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm9
vmulps	%zmm29,%zmm8,%zmm14
vfmadd213ps	%zmm31,%zmm8,%zmm14
vmulps	%zmm11,%zmm14,%zmm14
vmulps	%zmm2,%zmm9,%zmm2
vsubps	%zmm9,%zmm14,%zmm9
vfmsub231ps	%zmm14,%zmm8,%zmm2
vsubps	%zmm11,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%rax)
vmulps	%zmm10,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%rax)
vmulps	%zmm9,%zmm7,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rsi
addq	$320,%rax
vmovaps	%zmm8,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm10
vmovaps	%zmm12,%zmm9
cmpq	%rsi,%r10
jne	73b
vdivps	4224(%rsp),%zmm31,%zmm0
vmulps	354f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	355f(%rip),%zmm8
vmovups	896(%rsp),%zmm14
vsubps	%zmm14,%zmm8,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	356f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	357f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm20,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	359f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	362f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm20,%zmm3,%zmm3
vbroadcastss	363f(%rip),%zmm7
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm7
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm7
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm7
vfmadd213ps	367f(%rip){1to16},%zmm3,%zmm7
vfmadd213ps	%zmm31,%zmm3,%zmm7
vaddps	368f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vandps	%zmm18,%zmm2,%zmm5
vfmadd132ps	%zmm30,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm28,%zmm7
vfmadd213ps	%zmm17,%zmm5,%zmm7
vfmadd213ps	%zmm19,%zmm5,%zmm7
vfmadd213ps	%zmm21,%zmm5,%zmm7
vfmadd213ps	%zmm22,%zmm5,%zmm7
vfmadd213ps	%zmm23,%zmm5,%zmm7
vfmadd213ps	%zmm24,%zmm5,%zmm7
vfmadd213ps	%zmm25,%zmm5,%zmm7
vfmadd213ps	%zmm26,%zmm5,%zmm7
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm8,%zmm16,%zmm9 {%k1}
vmulps	%zmm7,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm9,%zmm10
vmulps	383f(%rip){1to16},%zmm0,%zmm4
vmulps	384f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm7
movq	%rdx,%rax
xorl	%esi,%esi
.p2align	4
74:
vcvtsi2ss	%rsi,%xmm6,%xmm8
vaddss	%xmm27,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vsubps	%zmm14,%zmm8,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vxorps	356f(%rip){1to16},%zmm8,%zmm12
vmulps	%zmm12,%zmm8,%zmm11
vmaxps	357f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm20,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm20,%zmm11,%zmm11
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm11,%zmm14
vandps	%zmm18,%zmm8,%zmm11
vfmadd132ps	%zmm30,%zmm31,%zmm11
vdivps	%zmm11,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm17,%zmm15,%zmm13
vfmadd213ps	%zmm19,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm25,%zmm15,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm8,%k1
vblendmps	355f(%rip){1to16},%zmm16,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm11,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm9,%zmm12,%zmm9
vsubps	%zmm13,%zmm10,%zmm10
vaddps	%zmm10,%zmm9,%zmm9
vmulps	%zmm11,%zmm8,%zmm10
vfmsub231ps	%zmm3,%zmm2,%zmm10
vmulps	%zmm29,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm9,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm9
vmulps	%zmm29,%zmm8,%zmm14
vfmadd213ps	%zmm31,%zmm8,%zmm14
vmulps	%zmm11,%zmm14,%zmm14
vmulps	%zmm2,%zmm9,%zmm2
vsubps	%zmm9,%zmm14,%zmm9
vfmsub231ps	%zmm14,%zmm8,%zmm2
vmovups	896(%rsp),%zmm14
vsubps	%zmm11,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%rax)
vmulps	%zmm10,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%rax)
vmulps	%zmm9,%zmm7,%zmm3
vmovaps	%zmm3,-64(%rax)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rsi
addq	$320,%rax
vmovaps	%zmm8,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm10
vmovaps	%zmm12,%zmm9
cmpq	%rsi,%r10
jne	74b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2048(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm24,%xmm24,%xmm24
vmovups	1792(%rsp),%zmm11
ja	75f
vxorps	%xmm11,%xmm11,%xmm11
75:
movq	%rbp,%rax
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1536(%rsp)
vmovups	%zmm0,960(%rsp)
vmovups	%zmm0,1856(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm0,192(%rsp)
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,1344(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,448(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,1216(%rsp)
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,1024(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,1088(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm19,%xmm19,%xmm19
xorl	%esi,%esi
vmovups	256(%rsp),%zmm5
.p2align	4
76:
vmovups	%zmm19,3840(%rsp)
vmovups	%zmm13,320(%rsp)
vmovups	%zmm18,2176(%rsp)
vmovups	%zmm9,2240(%rsp)
vmovups	%zmm3,384(%rsp)
vmovups	%zmm15,4352(%rsp)
vmovups	%zmm16,1920(%rsp)
vmovups	%zmm24,704(%rsp)
vmovups	%zmm23,768(%rsp)
vmovups	%zmm28,832(%rsp)
vmovups	%zmm20,2432(%rsp)
vmovups	%zmm8,576(%rsp)
vmovups	%zmm26,1600(%rsp)
vmovups	%zmm25,512(%rsp)
vmovups	%zmm22,2304(%rsp)
vmovups	%zmm21,2368(%rsp)
leaq	(%rsi,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm16
vmovaps	64(%r13,%rcx),%zmm14
vmovaps	128(%r13,%rcx),%zmm18
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,3776(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,2112(%rsp)
vmulps	%zmm16,%zmm5,%zmm20
vxorps	%xmm24,%xmm24,%xmm24
movq	%r9,%rdi
xorl	%r8d,%r8d
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm12,%xmm12,%xmm12
vbroadcastss	99f(%rip),%zmm22
vmovups	640(%rsp),%zmm19
.p2align	4
77:
vmovaps	(%rax,%r8),%zmm28
vmovaps	-256(%rdi),%zmm5
vmovaps	-192(%rdi),%zmm3
vmovaps	%zmm5,%zmm30
vfmadd213ps	%zmm19,%zmm20,%zmm30
vdivps	%zmm30,%zmm22,%zmm25
vmovaps	-128(%rdi),%zmm13
vsubps	%zmm30,%zmm28,%zmm28
vmulps	%zmm25,%zmm28,%zmm28
vmulps	%zmm28,%zmm11,%zmm30
vfmadd213ps	%zmm25,%zmm25,%zmm30
vaddps	%zmm30,%zmm17,%zmm17
vaddps	%zmm28,%zmm4,%zmm4
vfmadd231ps	%zmm5,%zmm28,%zmm10
vfmadd231ps	%zmm3,%zmm28,%zmm15
vfmadd231ps	-64(%rdi),%zmm28,%zmm21
vfmadd231ps	%zmm13,%zmm28,%zmm2
vfmadd231ps	(%rdi),%zmm28,%zmm12
vmulps	%zmm30,%zmm5,%zmm25
vaddps	%zmm25,%zmm24,%zmm24
vfmadd231ps	%zmm25,%zmm5,%zmm0
vmulps	%zmm30,%zmm3,%zmm25
vaddps	%zmm25,%zmm31,%zmm31
vfmadd231ps	%zmm5,%zmm25,%zmm23
vfmadd231ps	%zmm25,%zmm3,%zmm26
vmulps	%zmm30,%zmm13,%zmm25
vaddps	%zmm25,%zmm7,%zmm7
vfmadd231ps	%zmm5,%zmm25,%zmm29
vfmadd231ps	%zmm3,%zmm25,%zmm8
vfmadd231ps	%zmm13,%zmm25,%zmm9
addq	$64,%r8
addq	$320,%rdi
cmpq	%r8,%r12
jne	77b
vmovups	256(%rsp),%zmm5
vmulps	%zmm14,%zmm5,%zmm28
vxorps	%xmm30,%xmm30,%xmm30
vfmadd213ps	%zmm30,%zmm20,%zmm26
vmovups	1536(%rsp),%zmm3
vfmadd231ps	%zmm26,%zmm20,%zmm3
vmovups	%zmm3,1536(%rsp)
vmovaps	%zmm23,%zmm3
vfmadd213ps	%zmm30,%zmm28,%zmm3
vmovups	960(%rsp),%zmm13
vfmadd231ps	%zmm3,%zmm20,%zmm13
vmovups	%zmm13,960(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm30,%zmm28,%zmm3
vmovups	1856(%rsp),%zmm13
vfmadd231ps	%zmm3,%zmm28,%zmm13
vmovups	%zmm13,1856(%rsp)
vmovaps	%zmm23,%zmm3
vfmadd213ps	%zmm30,%zmm16,%zmm3
vmovups	1600(%rsp),%zmm26
vfmadd231ps	%zmm3,%zmm20,%zmm26
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm30,%zmm16,%zmm3
vmovups	512(%rsp),%zmm25
vfmadd231ps	%zmm3,%zmm28,%zmm25
vmovups	192(%rsp),%zmm13
vfmadd231ps	%zmm3,%zmm16,%zmm13
vmovups	%zmm13,192(%rsp)
vaddps	%zmm30,%zmm31,%zmm3
vmovups	1280(%rsp),%zmm13
vfmadd231ps	%zmm3,%zmm20,%zmm13
vmovups	%zmm13,1280(%rsp)
vaddps	%zmm30,%zmm24,%zmm3
vmovups	1344(%rsp),%zmm13
vfmadd231ps	%zmm3,%zmm28,%zmm13
vmovups	%zmm13,1344(%rsp)
vmovups	2304(%rsp),%zmm22
vfmadd231ps	%zmm3,%zmm16,%zmm22
vmulps	%zmm18,%zmm5,%zmm3
vmulps	4288(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm30,%zmm3,%zmm24
vfmadd213ps	%zmm24,%zmm20,%zmm7
vfmadd213ps	%zmm30,%zmm3,%zmm23
vfmadd213ps	%zmm23,%zmm20,%zmm8
vfmadd213ps	%zmm30,%zmm3,%zmm0
vfmadd231ps	%zmm29,%zmm20,%zmm0
vfmadd213ps	%zmm30,%zmm3,%zmm29
vfmadd213ps	%zmm29,%zmm20,%zmm9
vmovups	448(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm20,%zmm13
vmovups	%zmm13,448(%rsp)
vmovups	576(%rsp),%zmm8
vfmadd231ps	%zmm10,%zmm3,%zmm8
vfmadd231ps	%zmm0,%zmm3,%zmm27
vfmadd231ps	%zmm9,%zmm20,%zmm27
vmovups	704(%rsp),%zmm24
vfmadd231ps	%zmm15,%zmm20,%zmm24
vfmadd231ps	%zmm2,%zmm20,%zmm8
vmovups	768(%rsp),%zmm23
vfmadd231ps	%zmm10,%zmm28,%zmm23
vmovups	320(%rsp),%zmm13
vfmadd231ps	%zmm28,%zmm0,%zmm13
vmovups	384(%rsp),%zmm3
vfmadd231ps	%zmm0,%zmm16,%zmm3
vmovups	1216(%rsp),%zmm0
vfmadd231ps	%zmm21,%zmm16,%zmm0
vmovups	%zmm0,1216(%rsp)
vmovups	1088(%rsp),%zmm0
vfmadd231ps	%zmm12,%zmm16,%zmm0
vmovups	%zmm0,1088(%rsp)
vmovups	2432(%rsp),%zmm20
vfmadd231ps	%zmm10,%zmm16,%zmm20
vmovups	2240(%rsp),%zmm9
vfmadd231ps	%zmm2,%zmm16,%zmm9
vmovups	1920(%rsp),%zmm16
vfmadd231ps	%zmm15,%zmm14,%zmm16
vmovups	1152(%rsp),%zmm0
vfmadd231ps	%zmm15,%zmm18,%zmm0
vmovups	%zmm0,1152(%rsp)
vmovups	1024(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm2,%zmm0
vmovups	%zmm0,1024(%rsp)
vfmadd231ps	%zmm2,%zmm18,%zmm1
vmovups	2176(%rsp),%zmm0
vfmadd231ps	%zmm10,%zmm18,%zmm0
vmovaps	%zmm0,%zmm18
vfmadd231ps	3776(%rsp),%zmm10,%zmm6
vmovups	3840(%rsp),%zmm19
vfmadd231ps	2112(%rsp),%zmm10,%zmm19
vmovups	832(%rsp),%zmm28
vaddps	%zmm4,%zmm28,%zmm28
vaddps	%zmm30,%zmm17,%zmm0
vmovups	4352(%rsp),%zmm15
vaddps	%zmm0,%zmm15,%zmm15
vmovups	2368(%rsp),%zmm21
vaddps	%zmm7,%zmm21,%zmm21
incq	%rsi
addq	%r12,%rax
cmpq	%r10,%rsi
jne	76b
vbroadcastss	99f(%rip),%zmm31
vbroadcastss	337f(%rip),%zmm12
vxorps	%xmm7,%xmm7,%xmm7
vmovaps	%zmm9,%zmm17
vmovups	%zmm13,320(%rsp)
vpbroadcastd	387f(%rip),%zmm13
vpbroadcastd	388f(%rip),%zmm14
vbroadcastss	389f(%rip),%zmm29
vmovups	4160(%rsp),%zmm9
vmovss	2048(%rsp),%xmm10
vmovups	%zmm3,384(%rsp)
vmovups	%zmm6,512(%rsp)
vmovups	%zmm1,1600(%rsp)
vmovups	960(%rsp),%zmm4
vmovups	1856(%rsp),%zmm6
vmovups	1536(%rsp),%zmm1
jmp	82f
.p2align	4
78:
vucomiss	%xmm7,%xmm10
vxorps	%xmm19,%xmm19,%xmm19
vmovups	1792(%rsp),%zmm11
vbroadcastss	337f(%rip),%zmm12
vpbroadcastd	387f(%rip),%zmm13
vpbroadcastd	388f(%rip),%zmm14
ja	79f
vxorps	%xmm11,%xmm11,%xmm11
79:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1600(%rsp)
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,1024(%rsp)
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,1216(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,320(%rsp)
vmovups	%zmm0,448(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm22,%xmm22,%xmm22
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,192(%rsp)
vpxord	%xmm25,%xmm25,%xmm25
vpxord	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm20,%xmm20,%xmm20
vpxord	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vmovups	256(%rsp),%zmm5
82:
vmovups	%zmm8,576(%rsp)
vmulps	%zmm5,%zmm11,%zmm0
vdivps	%zmm9,%zmm31,%zmm2
vmulps	%zmm17,%zmm0,%zmm3
vfnmadd213ps	%zmm1,%zmm2,%zmm3
vmovups	%zmm3,3840(%rsp)
vdivps	4224(%rsp),%zmm31,%zmm1
vmulps	%zmm18,%zmm0,%zmm2
vfnmadd213ps	%zmm6,%zmm1,%zmm2
vmovups	%zmm2,2176(%rsp)
vfnmadd213ps	%zmm4,%zmm0,%zmm16
vmovups	4288(%rsp),%zmm3
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm19,%zmm1,%zmm1
vmulps	1600(%rsp),%zmm3,%zmm2
vaddps	1088(%rsp),%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vxorps	%xmm4,%xmm4,%xmm4
vmulps	%zmm4,%zmm18,%zmm2
vfmadd231ps	%zmm17,%zmm4,%zmm2
vaddps	%zmm2,%zmm1,%zmm19
vmulps	1152(%rsp),%zmm3,%zmm1
vmovaps	%zmm18,%zmm2
vaddps	1216(%rsp),%zmm1,%zmm18
vfnmadd213ps	448(%rsp),%zmm0,%zmm18
vmulps	512(%rsp),%zmm3,%zmm1
vaddps	1024(%rsp),%zmm1,%zmm1
vfnmadd213ps	320(%rsp),%zmm0,%zmm1
vmovups	%zmm1,2112(%rsp)
vfnmadd213ps	%zmm27,%zmm0,%zmm19
vdivps	%zmm5,%zmm12,%zmm0
vmulps	%zmm2,%zmm3,%zmm1
vaddps	%zmm1,%zmm17,%zmm1
vfnmadd213ps	384(%rsp),%zmm11,%zmm1
vmovups	%zmm1,1856(%rsp)
vmulps	%zmm0,%zmm11,%zmm0
vmovups	%zmm24,704(%rsp)
vfmadd231ps	%zmm24,%zmm0,%zmm26
vmovups	%zmm26,1600(%rsp)
vmovdqu64	%zmm23,768(%rsp)
vfmadd231ps	%zmm0,%zmm23,%zmm25
vmovups	%zmm25,512(%rsp)
vucomiss	%xmm7,%xmm10
vmovups	%zmm21,2368(%rsp)
vmovdqu64	%zmm22,2304(%rsp)
vmovups	%zmm20,2432(%rsp)
vmovups	%zmm28,832(%rsp)
vmovups	%zmm16,1920(%rsp)
vmovups	%zmm18,4032(%rsp)
vmovups	%zmm19,4096(%rsp)
jbe	85f
vmovaps	%zmm15,%zmm27
vxorps	%xmm4,%xmm4,%xmm4
vmovups	3392(%rsp),%zmm0
vmovups	4608(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3392(%rsp)
vcmpgeps	386f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3584(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
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
vpbroadcastd	99f(%rip),%zmm15
vbroadcastss	392f(%rip),%zmm16
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm18
vbroadcastss	395f(%rip),%zmm19
vbroadcastss	396f(%rip),%zmm20
vbroadcastss	397f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vmovups	3520(%rsp),%zmm23
vmovups	3456(%rsp),%zmm25
vmovups	1728(%rsp),%zmm26
vmovups	1984(%rsp),%zmm24
vmovups	3264(%rsp),%zmm3
vmovups	3200(%rsp),%zmm4
vmovups	3136(%rsp),%zmm7
vmovups	3072(%rsp),%zmm8
vmovups	640(%rsp),%zmm6
jbe	86f
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	87f
movq	%rbp,%rax
xorl	%ecx,%ecx
vmovaps	%zmm24,%zmm28
vmovups	1408(%rsp),%zmm24
.p2align	4
83:
leaq	(%rcx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmulps	(%r13,%rsi),%zmm5,%zmm2
movq	%r13,%rsi
xorl	%edi,%edi
.p2align	4
84:
vmovaps	(%rsi),%zmm3
vfmadd213ps	%zmm6,%zmm2,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm12,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm12,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm15,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm4,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm4
vmovaps	%zmm29,%zmm8
vfmadd213ps	%zmm16,%zmm9,%zmm8
vmovaps	%zmm17,%zmm10
vmovaps	%zmm19,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm11
vfmadd213ps	%zmm18,%zmm9,%zmm10
vfmadd231ps	%zmm21,%zmm4,%zmm11
vfmadd213ps	%zmm10,%zmm4,%zmm11
vfmadd213ps	%zmm8,%zmm4,%zmm11
vfmadd213ps	%zmm9,%zmm4,%zmm11
vaddps	%zmm31,%zmm5,%zmm4
vfmadd231ps	%zmm22,%zmm7,%zmm11
vmaxps	%zmm12,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm11,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	256(%rsp),%zmm5
jne	83b
jmp	88f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3584(%rsp)
vmovaps	%zmm9,%zmm13
vmovups	3520(%rsp),%zmm14
vmovups	3456(%rsp),%zmm27
vmovups	1728(%rsp),%zmm26
vmovups	1984(%rsp),%zmm28
vmovups	1408(%rsp),%zmm24
vmovups	1664(%rsp),%zmm2
vmovups	3264(%rsp),%zmm3
vmovups	3200(%rsp),%zmm4
vmovups	3136(%rsp),%zmm7
vmovups	3072(%rsp),%zmm8
vmovups	896(%rsp),%zmm9
vmovups	1472(%rsp),%zmm10
vmovups	2176(%rsp),%zmm11
vmovups	640(%rsp),%zmm6
vmovups	192(%rsp),%zmm17
jmp	89f
.p2align	4
86:
vmovaps	%zmm9,%zmm13
vmovups	1664(%rsp),%zmm2
vmovups	896(%rsp),%zmm9
vmovups	1472(%rsp),%zmm10
vmovups	2368(%rsp),%zmm21
vmovdqu64	2304(%rsp),%zmm22
vmovups	2432(%rsp),%zmm20
vmovups	1920(%rsp),%zmm16
vmovaps	%zmm27,%zmm15
vmovups	192(%rsp),%zmm17
vmovups	4032(%rsp),%zmm18
vmovups	4096(%rsp),%zmm19
vmovups	2176(%rsp),%zmm11
vmovaps	%zmm23,%zmm14
vmovaps	%zmm25,%zmm27
vmovaps	%zmm24,%zmm28
vmovups	1408(%rsp),%zmm24
jmp	89f
87:
vmovaps	%zmm24,%zmm28
vmovups	1408(%rsp),%zmm24
88:
vbroadcastss	399f(%rip),%zmm2
vmovups	3648(%rsp),%zmm3
vfmadd213ps	422f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm30,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3648(%rsp)
vmovups	3968(%rsp),%zmm0
vbroadcastss	423f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3968(%rsp)
vmovups	2496(%rsp),%zmm0
vmaxps	344f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2496(%rsp)
vblendmps	339f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2944(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1472(%rsp),%zmm10
vsubps	%zmm2,%zmm10,%zmm10
vmovups	2560(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	896(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	2624(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm5,%zmm8
vmovups	2688(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm4
vsubps	%zmm4,%zmm7,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	2816(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm5
vsubps	%zmm5,%zmm7,%zmm7
vmovups	4160(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm13
vmovups	2752(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2752(%rsp)
vmovups	2880(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2880(%rsp)
vmovups	1792(%rsp),%zmm0
vmovaps	%zmm30,%zmm0 {%k1}
vmovups	%zmm0,1792(%rsp)
vmovups	3328(%rsp),%zmm0
vbroadcastss	347f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3328(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3584(%rsp)
vmovups	%zmm5,2816(%rsp)
vmovaps	%zmm8,%zmm5
vmovups	%zmm4,2688(%rsp)
vmovups	%zmm3,2624(%rsp)
vmovups	%zmm2,2560(%rsp)
vmovups	%zmm1,2944(%rsp)
vmovups	1664(%rsp),%zmm2
vmovups	3264(%rsp),%zmm3
vmovups	3200(%rsp),%zmm4
vmovups	3136(%rsp),%zmm7
vmovups	3072(%rsp),%zmm8
vmovups	2368(%rsp),%zmm21
vmovdqu64	2304(%rsp),%zmm22
vmovups	2432(%rsp),%zmm20
vmovups	1920(%rsp),%zmm16
vmovaps	%zmm27,%zmm15
vmovups	192(%rsp),%zmm17
vmovups	4032(%rsp),%zmm18
vmovups	4096(%rsp),%zmm19
vmovups	2176(%rsp),%zmm11
vmovaps	%zmm23,%zmm14
vmovaps	%zmm25,%zmm27
vmovups	1728(%rsp),%zmm26
89:
vmovups	%zmm17,192(%rsp)
vmovups	%zmm15,4352(%rsp)
vmovups	%zmm5,256(%rsp)
vmovups	%zmm13,960(%rsp)
vbroadcastss	335f(%rip),%zmm1
vmovups	3840(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm25
vmaxps	%zmm1,%zmm11,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm23
vmaxps	%zmm1,%zmm17,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm29
vmaxps	%zmm1,%zmm15,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5248(%rsp),%zmm11
vptestmd	%zmm11,%zmm11,%k3
vmovdqu64	5376(%rsp),%zmm11
vptestmd	%zmm11,%zmm11,%k1
vdivps	%zmm0,%zmm31,%zmm11
vmaxps	%zmm1,%zmm19,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,384(%rsp)
vcmpleps	%zmm7,%zmm10,%k2
vmovups	%zmm10,1472(%rsp)
vcmpleps	%zmm10,%zmm8,%k4
vmovups	704(%rsp),%zmm7
vblendmps	%zmm7,%zmm12,%zmm0 {%k4}
vbroadcastss	356f(%rip),%zmm1
vxorps	%zmm1,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm30,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm30,%zmm31,%zmm8 {%k2}
vmovups	%zmm8,448(%rsp)
vcmpleps	%zmm9,%zmm4,%k4
vmovups	768(%rsp),%zmm4
vblendmps	%zmm4,%zmm12,%zmm0 {%k4}
vmovups	%zmm9,896(%rsp)
vcmpleps	%zmm3,%zmm9,%k4
vxorps	%zmm1,%zmm4,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm30,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm30,%zmm31,%zmm7 {%k4}
vmovups	%zmm7,1216(%rsp)
vmovdqu64	5312(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpleps	%zmm5,%zmm2,%k1
vblendmps	%zmm20,%zmm12,%zmm0 {%k1}
vcmpleps	%zmm24,%zmm5,%k1
vxorps	%zmm1,%zmm20,%zmm0 {%k1}
vcmpleps	%zmm6,%zmm28,%k1
vmovups	832(%rsp),%zmm2
vblendmps	%zmm2,%zmm12,%zmm4 {%k1}
vcmpleps	%zmm26,%zmm6,%k1
vxorps	%zmm1,%zmm2,%zmm4 {%k1}
vcmpleps	%zmm13,%zmm27,%k1
vmovups	576(%rsp),%zmm3
vblendmps	%zmm3,%zmm12,%zmm2 {%k1}
vcmpleps	%zmm14,%zmm13,%k1
vxorps	%zmm1,%zmm3,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm30,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm30,%zmm31,%zmm5 {%k5}
vmovups	%zmm5,1152(%rsp)
vmovups	%zmm23,320(%rsp)
vmulps	%zmm7,%zmm23,%zmm0
vmulps	%zmm0,%zmm16,%zmm1
vmovaps	%zmm25,%zmm27
vmulps	%zmm8,%zmm25,%zmm7
vmulps	%zmm7,%zmm1,%zmm8
vmulps	%zmm5,%zmm29,%zmm25
vmulps	1600(%rsp),%zmm25,%zmm1
vmulps	%zmm7,%zmm1,%zmm28
vmulps	%zmm8,%zmm28,%zmm5
vmovaps	%zmm8,%zmm1
vmovaps	%zmm8,%zmm10
vfnmadd213ps	%zmm31,%zmm8,%zmm1
vbroadcastss	424f(%rip),%zmm15
vmovups	%zmm1,5056(%rsp)
vmaxps	%zmm15,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm13
vmulps	%zmm13,%zmm23,%zmm8
vmovaps	%zmm31,%zmm8 {%k4}
vcmpleps	%zmm4,%zmm30,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm30,%zmm31,%zmm3 {%k3}
vmovups	%zmm3,1088(%rsp)
vmulps	512(%rsp),%zmm25,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm13,%zmm5,%zmm16
vmovaps	%zmm28,%zmm23
vfnmadd213ps	%zmm31,%zmm28,%zmm23
vfnmadd231ps	%zmm16,%zmm16,%zmm23
vmaxps	%zmm15,%zmm23,%zmm4
vsqrtps	%zmm4,%zmm4
vmovaps	%zmm11,%zmm24
vmulps	%zmm3,%zmm11,%zmm19
vmulps	1280(%rsp),%zmm19,%zmm5
vmulps	%zmm7,%zmm5,%zmm17
vmovaps	%zmm10,%zmm3
vmovups	%zmm10,640(%rsp)
vmulps	%zmm10,%zmm17,%zmm9
vmulps	%zmm28,%zmm17,%zmm10
vdivps	%zmm4,%zmm31,%zmm1
vmulps	%zmm27,%zmm8,%zmm11
vmovaps	%zmm8,%zmm11 {%k2}
vmovdqu64	5184(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k0
vmulps	%zmm1,%zmm29,%zmm8
vmovaps	%zmm31,%zmm8 {%k5}
vcmpleps	%zmm2,%zmm30,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm30,%zmm31,%zmm2 {%k5}
vmovups	%zmm2,1024(%rsp)
vmovups	384(%rsp),%zmm26
vmulps	%zmm2,%zmm26,%zmm2
vmulps	%zmm2,%zmm18,%zmm4
vmulps	%zmm7,%zmm4,%zmm18
vmulps	%zmm3,%zmm18,%zmm12
vmulps	%zmm28,%zmm18,%zmm14
vmulps	1344(%rsp),%zmm19,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm9
vmulps	%zmm13,%zmm9,%zmm7
vmulps	%zmm19,%zmm22,%zmm4
vfmsub231ps	%zmm4,%zmm25,%zmm10
vfnmadd231ps	%zmm16,%zmm7,%zmm10
vmovaps	%zmm20,%zmm3
vmulps	%zmm1,%zmm10,%zmm20
vmovaps	%zmm17,%zmm9
vfnmadd213ps	%zmm31,%zmm17,%zmm9
vfnmadd231ps	%zmm7,%zmm7,%zmm9
vfnmadd231ps	%zmm20,%zmm20,%zmm9
vmulps	2112(%rsp),%zmm2,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm12
vmaxps	%zmm15,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1856(%rsp),%zmm2,%zmm4
vmovups	%zmm25,5120(%rsp)
vfmsub231ps	%zmm4,%zmm25,%zmm14
vmulps	%zmm17,%zmm18,%zmm10
vdivps	%zmm0,%zmm31,%zmm4
vmulps	%zmm2,%zmm21,%zmm0
vfmsub231ps	%zmm0,%zmm19,%zmm10
vmovaps	%zmm24,%zmm22
vmulps	%zmm4,%zmm24,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm13,%zmm12,%zmm21
vfnmadd231ps	%zmm16,%zmm21,%zmm14
vmulps	%zmm1,%zmm14,%zmm24
vfnmadd231ps	%zmm7,%zmm21,%zmm10
vfnmadd231ps	%zmm20,%zmm24,%zmm10
vmulps	%zmm4,%zmm10,%zmm14
vmulps	%zmm8,%zmm11,%zmm2
vmovaps	%zmm18,%zmm12
vfnmadd213ps	%zmm31,%zmm18,%zmm12
vfnmadd231ps	%zmm21,%zmm21,%zmm12
vfnmadd231ps	%zmm24,%zmm24,%zmm12
vfnmadd231ps	%zmm14,%zmm14,%zmm12
vmaxps	%zmm15,%zmm12,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm0,%zmm2,%zmm0
vdivps	%zmm8,%zmm31,%zmm5
vmulps	%zmm5,%zmm26,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k5}
vmovups	%zmm2,3776(%rsp)
vmovss	2048(%rsp),%xmm0
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm0
vmovups	%zmm27,3008(%rsp)
vmulps	704(%rsp),%zmm27,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm2
vfmadd213ps	%zmm30,%zmm0,%zmm2 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	320(%rsp),%zmm8
vmulps	768(%rsp),%zmm8,%zmm15
vmovaps	%zmm15,%zmm8 {%k3} {z}
vfmadd213ps	%zmm2,%zmm8,%zmm8
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm29,1536(%rsp)
vmulps	%zmm3,%zmm29,%zmm2
vmovaps	%zmm2,%zmm10 {%k1} {z}
vfmadd213ps	%zmm8,%zmm10,%zmm10
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm22,2240(%rsp)
vmulps	832(%rsp),%zmm22,%zmm22
vmovaps	%zmm22,%zmm25 {%k1} {z}
vfmadd213ps	%zmm10,%zmm25,%zmm25
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	576(%rsp),%zmm26,%zmm27
vmovaps	%zmm27,%zmm8 {%k1} {z}
vfmadd213ps	%zmm25,%zmm8,%zmm8
vmulps	448(%rsp),%zmm0,%zmm10
vmovups	640(%rsp),%zmm0
vmulps	%zmm10,%zmm0,%zmm25
vfmsub231ps	1216(%rsp),%zmm15,%zmm25
vmovaps	%zmm28,%zmm11
vmulps	%zmm10,%zmm28,%zmm28
vfmsub231ps	1152(%rsp),%zmm2,%zmm28
vmulps	%zmm10,%zmm17,%zmm29
vfmsub231ps	1088(%rsp),%zmm22,%zmm29
vmulps	%zmm10,%zmm18,%zmm30
vfmsub231ps	1024(%rsp),%zmm27,%zmm30
vbroadcastss	356f(%rip),%zmm3
vxorps	%zmm3,%zmm0,%zmm0
vmovups	%zmm0,2048(%rsp)
vxorps	%zmm3,%zmm11,%zmm0
vmovups	%zmm0,640(%rsp)
vxorps	%zmm3,%zmm17,%zmm27
vxorps	%zmm3,%zmm18,%zmm11
vmulps	%zmm13,%zmm25,%zmm17
vfnmadd231ps	%zmm16,%zmm17,%zmm28
vxorps	%zmm3,%zmm16,%zmm16
vfnmadd231ps	%zmm7,%zmm17,%zmm29
vxorps	%zmm3,%zmm7,%zmm0
vmovups	%zmm0,4544(%rsp)
vmovaps	%zmm1,%zmm0
vmulps	%zmm1,%zmm28,%zmm22
vfnmadd231ps	%zmm20,%zmm22,%zmm29
vxorps	%zmm3,%zmm20,%zmm20
vfnmadd231ps	%zmm21,%zmm17,%zmm30
vxorps	%zmm3,%zmm21,%zmm18
vfnmadd231ps	%zmm24,%zmm22,%zmm30
vxorps	%zmm3,%zmm24,%zmm21
vmovaps	%zmm4,%zmm15
vmulps	%zmm4,%zmm29,%zmm25
vxorps	%xmm29,%xmm29,%xmm29
vfnmadd231ps	%zmm14,%zmm25,%zmm30
vxorps	%zmm3,%zmm14,%zmm24
vmovaps	%zmm10,%zmm7
vfmadd213ps	%zmm29,%zmm10,%zmm7
vfmadd231ps	%zmm17,%zmm17,%zmm7
vfmadd231ps	%zmm22,%zmm22,%zmm7
vfmadd231ps	%zmm25,%zmm25,%zmm7
vmovaps	%zmm5,%zmm2
vmulps	%zmm5,%zmm30,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm7
ja	92f
vmovaps	%zmm27,%zmm14
vmovaps	%zmm11,%zmm5
vdivps	1536(%rsp),%zmm31,%zmm3
vbroadcastss	16(%r11),%zmm9
vmulps	256(%rsp),%zmm3,%zmm3
vdivps	2240(%rsp),%zmm31,%zmm12
vmulps	%zmm6,%zmm12,%zmm12
vmovups	3328(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm23
vmulps	3776(%rsp),%zmm23,%zmm11
vmulps	425f(%rip){1to16},%zmm3,%zmm3
vmulps	426f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm3,%zmm12,%zmm23
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm12,%zmm23 {%k1}
vbroadcastss	347f(%rip),%zmm27
vmovups	3648(%rsp),%zmm3
vcmpltps	%zmm27,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	427f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm23,%zmm3,%zmm12
vcmpunordps	%zmm23,%zmm23,%k1
vmovaps	%zmm3,%zmm12 {%k1}
vmulps	%zmm11,%zmm11,%zmm3
vminps	%zmm31,%zmm3,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmaxps	%zmm3,%zmm12,%zmm11
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm12,%zmm11 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm11,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vcmpleps	%zmm9,%zmm8,%k1
vcmpleps	%zmm3,%zmm7,%k1 {%k1}
vmovups	1216(%rsp),%zmm3
vmulps	448(%rsp),%zmm3,%zmm3
vmulps	1152(%rsp),%zmm3,%zmm3
vmulps	1088(%rsp),%zmm3,%zmm3
vmulps	1024(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm29,%k2
vmovaps	%zmm31,%zmm3 {%k2} {z}
vbroadcastss	343f(%rip),%zmm7
vblendmps	%zmm3,%zmm7,%zmm3 {%k1}
vmovups	4480(%rsp),%zmm8
vcmpleps	3392(%rsp),%zmm8,%k1
vminps	428f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	3712(%rsp),%zmm8
vcmpeqps	%zmm7,%zmm8,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmovups	%zmm8,3712(%rsp)
vcmpeqps	%zmm7,%zmm8,%k1
vmovaps	%zmm31,%zmm12 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm12,%xmm3
vmovshdup	%xmm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm12,%xmm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm12,%xmm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vextractf128	$1,%ymm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vmovshdup	%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vextractf32x4	$2,%zmm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vmovshdup	%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vextractf32x4	$3,%zmm12,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vmovshdup	%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm7,%xmm7,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vucomiss	%xmm1,%xmm3
vmovups	960(%rsp),%zmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm30,%xmm30,%xmm30
vpbroadcastd	99f(%rip),%zmm27
vbroadcastss	389f(%rip),%zmm29
ja	72b
jmp	93f
.p2align	4
92:
vmovups	%zmm19,1920(%rsp)
vmulps	%zmm26,%zmm2,%zmm14
vfmadd213ps	%zmm25,%zmm14,%zmm24
vmulps	%zmm24,%zmm15,%zmm4
vfmadd213ps	%zmm22,%zmm4,%zmm20
vfmadd213ps	%zmm20,%zmm14,%zmm21
vmulps	%zmm21,%zmm0,%zmm20
vfmadd213ps	%zmm17,%zmm20,%zmm16
vmovups	4544(%rsp),%zmm0
vfmadd213ps	%zmm16,%zmm4,%zmm0
vfmadd213ps	%zmm0,%zmm14,%zmm18
vmulps	%zmm18,%zmm13,%zmm1
vmovups	2048(%rsp),%zmm2
vfmadd213ps	%zmm10,%zmm1,%zmm2
vmovups	640(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm20,%zmm0
vfmadd213ps	%zmm0,%zmm4,%zmm27
vfmadd213ps	%zmm27,%zmm14,%zmm11
vmovups	3008(%rsp),%zmm15
vmulps	%zmm11,%zmm15,%zmm5
vmovups	320(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm1
vmovups	1536(%rsp),%zmm17
vmulps	%zmm20,%zmm17,%zmm3
vmovups	2240(%rsp),%zmm18
vmulps	%zmm4,%zmm18,%zmm21
vmovups	384(%rsp),%zmm13
vmulps	%zmm14,%zmm13,%zmm2
vmovups	896(%rsp),%zmm27
vaddps	%zmm1,%zmm27,%zmm0
vmovups	3200(%rsp),%zmm20
vminps	%zmm0,%zmm20,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm20,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3264(%rsp),%zmm22
vmaxps	%zmm4,%zmm22,%zmm4
vmovaps	%zmm22,%zmm4 {%k1}
vcmpeqps	%zmm27,%zmm4,%k1
vcmpneqps	%zmm4,%zmm0,%k1 {%k1}
vmovups	1472(%rsp),%zmm26
vaddps	%zmm5,%zmm26,%zmm0
vmovups	3072(%rsp),%zmm28
vminps	%zmm0,%zmm28,%zmm4
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm28,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3136(%rsp),%zmm19
vmaxps	%zmm4,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k2}
vcmpeqps	%zmm26,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k0 {%k2}
vmovups	256(%rsp),%zmm16
vmovups	%zmm3,640(%rsp)
vaddps	%zmm3,%zmm16,%zmm0
vmovups	1664(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm4
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm3,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	1408(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k2}
vcmpeqps	%zmm16,%zmm4,%k2
vcmpneqps	%zmm4,%zmm0,%k2 {%k2}
vmovups	%zmm21,2112(%rsp)
vaddps	%zmm21,%zmm6,%zmm0
vmovups	1984(%rsp),%zmm3
vminps	%zmm0,%zmm3,%zmm4
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm3,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	1728(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k3}
vcmpeqps	%zmm6,%zmm4,%k3
vcmpneqps	%zmm4,%zmm0,%k3 {%k3}
vmovups	960(%rsp),%zmm14
vaddps	%zmm2,%zmm14,%zmm0
vmovups	3456(%rsp),%zmm25
vminps	%zmm0,%zmm25,%zmm4
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm25,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3520(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpeqps	%zmm14,%zmm4,%k4
vcmpneqps	%zmm4,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	352f(%rip),%zmm4 {%k3} {z}
vpord	353f(%rip){1to16},%zmm4,%zmm4 {%k4}
vpord	349f(%rip){1to16},%zmm4,%zmm4 {%k2}
vpord	348f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm0,%zmm4,%zmm0
vmovups	5056(%rsp),%zmm3
vminps	%zmm31,%zmm3,%zmm3
vminps	%zmm3,%zmm23,%zmm3
vminps	%zmm3,%zmm9,%zmm3
vminps	%zmm3,%zmm12,%zmm3
vmulps	3840(%rsp),%zmm15,%zmm4
vmulps	%zmm4,%zmm15,%zmm4
vmovups	448(%rsp),%zmm12
vsubps	%zmm12,%zmm31,%zmm9
vfmadd231ps	%zmm4,%zmm12,%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmulps	2176(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	1216(%rsp),%zmm10
vsubps	%zmm10,%zmm31,%zmm9
vfmadd231ps	%zmm4,%zmm10,%zmm9
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k1}
vmulps	192(%rsp),%zmm17,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmovups	1152(%rsp),%zmm10
vsubps	%zmm10,%zmm31,%zmm9
vfmadd231ps	%zmm4,%zmm10,%zmm9
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmulps	4352(%rsp),%zmm18,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
vmovups	1088(%rsp),%zmm10
vsubps	%zmm10,%zmm31,%zmm9
vfmadd231ps	%zmm3,%zmm10,%zmm9
vmovups	4608(%rsp),%zmm3
vsubps	3584(%rsp),%zmm3,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmovups	2944(%rsp),%zmm9
vfmadd132ps	704(%rsp),%zmm29,%zmm9
vmovups	768(%rsp),%zmm3
vfmadd231ps	2560(%rsp),%zmm3,%zmm9
vmovups	2432(%rsp),%zmm3
vfmadd231ps	2624(%rsp),%zmm3,%zmm9
vmovups	832(%rsp),%zmm3
vfmadd231ps	2688(%rsp),%zmm3,%zmm9
vmovups	576(%rsp),%zmm3
vfmadd231ps	2816(%rsp),%zmm3,%zmm9
vmulps	4096(%rsp),%zmm13,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovups	1024(%rsp),%zmm3
vsubps	%zmm3,%zmm31,%zmm12
vfmadd231ps	%zmm10,%zmm3,%zmm12
vminps	%zmm4,%zmm12,%zmm10
vsqrtps	%zmm7,%zmm15
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm12,%zmm10 {%k1}
vdivps	%zmm16,%zmm31,%zmm4
vmulps	%zmm4,%zmm17,%zmm3
vmovups	1792(%rsp),%zmm4
vcmpnltps	%zmm4,%zmm29,%k0
vcmpltps	%zmm4,%zmm29,%k2
vcmpltps	433f(%rip){1to16},%zmm10,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm4
vmovups	2752(%rsp),%zmm12
vsubps	%zmm9,%zmm12,%zmm7
vbroadcastss	339f(%rip),%zmm17
vmulps	%zmm17,%zmm12,%zmm9
vmaxps	%zmm7,%zmm9,%zmm10
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm9,%zmm10 {%k4}
vmaxps	335f(%rip){1to16},%zmm10,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmulps	2880(%rsp),%zmm7,%zmm7
vmovups	3968(%rsp),%zmm10
vminps	%zmm7,%zmm10,%zmm9
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm10,%zmm9 {%k4}
vmaxps	437f(%rip){1to16},%zmm9,%zmm13
vcmpnltps	%zmm12,%zmm29,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm31,%zmm13 {%k4}
vmulps	438f(%rip){1to16},%zmm15,%zmm7
vmulps	%zmm7,%zmm15,%zmm7
vmulps	%zmm7,%zmm3,%zmm7
korw	%k0,%k3,%k5
vbroadcastss	347f(%rip),%zmm18
vmovaps	%zmm18,%zmm7 {%k5}
vcmpleps	%zmm4,%zmm7,%k4
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm8,%k0 {%k4}
vcmpgtps	3904(%rsp),%zmm15,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k2,%k2
vmovups	%zmm14,192(%rsp)
vcmpnltps	%zmm14,%zmm29,%k3
vptestmd	%zmm0,%zmm0,%k6
korw	%k3,%k1,%k7
vmovdqu64	4992(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm8
vmovdqa32	%zmm4,%zmm8 {%k7}
vbroadcastss	329f(%rip),%zmm21
vandps	%zmm21,%zmm5,%zmm0
vbroadcastss	439f(%rip),%zmm14
vaddps	%zmm14,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm10
vmovups	4160(%rsp),%zmm16
vmulps	%zmm10,%zmm16,%zmm0
vminps	%zmm13,%zmm0,%zmm4
vcmpunordps	%zmm13,%zmm13,%k4
vandps	%zmm21,%zmm1,%zmm7
vaddps	%zmm14,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	4224(%rsp),%zmm23
vmulps	%zmm7,%zmm23,%zmm0
vminps	%zmm4,%zmm0,%zmm12
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm0,%zmm12 {%k4}
vandps	%zmm21,%zmm2,%zmm0
vaddps	%zmm14,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	334f(%rip){1to16},%zmm0,%zmm4
vandps	4288(%rsp),%zmm21,%zmm9
vaddps	%zmm14,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vmulps	%zmm4,%zmm16,%zmm14
vmulps	%zmm4,%zmm23,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vminps	%zmm14,%zmm4,%zmm9
vcmpunordps	%zmm14,%zmm14,%k4
vmovaps	%zmm4,%zmm9 {%k4}
vmulps	4928(%rsp),%zmm0,%zmm4
vminps	%zmm9,%zmm4,%zmm14
vcmpunordps	%zmm9,%zmm9,%k4
vmovaps	%zmm4,%zmm14 {%k4}
vminps	%zmm12,%zmm14,%zmm9
vcmpunordps	%zmm12,%zmm12,%k4
vmovaps	%zmm14,%zmm9 {%k4}
vcmpgtps	3648(%rsp),%zmm18,%k4
vmovaps	%zmm31,%zmm4 {%k4} {z}
vxorps	%xmm29,%xmm29,%xmm29
vaddss	%xmm29,%xmm4,%xmm12
vmovshdup	%xmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vshufpd	$1,%xmm4,%xmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vshufps	$255,%xmm4,%xmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vextractf128	$1,%ymm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vmovshdup	%xmm14,%xmm16
vaddss	%xmm16,%xmm12,%xmm12
vshufpd	$1,%xmm14,%xmm14,%xmm16
vaddss	%xmm16,%xmm12,%xmm12
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vextractf32x4	$2,%zmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vmovshdup	%xmm14,%xmm16
vaddss	%xmm16,%xmm12,%xmm12
vshufpd	$1,%xmm14,%xmm14,%xmm16
vaddss	%xmm16,%xmm12,%xmm12
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm12,%xmm12
vmovshdup	%xmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vshufpd	$1,%xmm4,%xmm4,%xmm14
vaddss	%xmm14,%xmm12,%xmm12
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm12,%xmm4
vmovups	2496(%rsp),%zmm23
vmulps	%zmm17,%zmm23,%zmm23 {%k2}
korw	%k6,%k7,%k2
vmovups	3776(%rsp),%zmm11
vmovaps	%zmm18,%zmm11 {%k5}
vucomiss	%xmm29,%xmm4
vmovaps	%zmm9,%zmm4
vxorps	%xmm30,%xmm30,%xmm30
vbroadcastss	389f(%rip),%zmm29
jbe	68b
vcmpltps	%zmm30,%zmm5,%k5
vsubps	%zmm26,%zmm28,%zmm4
vsubps	%zmm19,%zmm26,%zmm4 {%k5}
vmulps	%zmm10,%zmm4,%zmm10
vmulps	448(%rsp),%zmm4,%zmm4
vbroadcastss	442f(%rip),%zmm16
vmulps	%zmm16,%zmm10,%zmm10
vcmpltps	%zmm4,%zmm30,%k5
vbroadcastss	347f(%rip),%zmm12
vmovaps	%zmm12,%zmm4
vminps	%zmm12,%zmm10,%zmm4 {%k5}
vcmpltps	%zmm30,%zmm1,%k5
vsubps	%zmm27,%zmm20,%zmm10
vsubps	%zmm22,%zmm27,%zmm10 {%k5}
vmulps	%zmm7,%zmm10,%zmm7
vmulps	1216(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm30,%k5
vmovaps	%zmm12,%zmm10
vmulps	%zmm16,%zmm7,%zmm10 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k5}
vmovups	640(%rsp),%zmm17
vandps	%zmm21,%zmm17,%zmm7
vbroadcastss	439f(%rip),%zmm14
vaddps	%zmm14,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpltps	%zmm30,%zmm17,%k5
vmovups	256(%rsp),%zmm17
vmovups	1664(%rsp),%zmm10
vsubps	%zmm17,%zmm10,%zmm10
vsubps	1408(%rsp),%zmm17,%zmm10 {%k5}
vmulps	%zmm7,%zmm10,%zmm7
vmulps	1152(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm30,%k5
vmovaps	%zmm12,%zmm10
vmulps	%zmm16,%zmm7,%zmm10 {%k5}
vmovups	2112(%rsp),%zmm17
vandps	%zmm21,%zmm17,%zmm7
vaddps	%zmm14,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k5}
vcmpltps	%zmm30,%zmm17,%k5
vmovups	1984(%rsp),%zmm10
vsubps	%zmm6,%zmm10,%zmm10
vsubps	1728(%rsp),%zmm6,%zmm10 {%k5}
vmulps	%zmm7,%zmm10,%zmm7
vmulps	1088(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm30,%k5
vmovaps	%zmm12,%zmm10
vmulps	%zmm16,%zmm7,%zmm10 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k5}
vcmpltps	%zmm30,%zmm2,%k5
vmovups	960(%rsp),%zmm10
vsubps	%zmm10,%zmm25,%zmm7
vsubps	%zmm24,%zmm10,%zmm7 {%k5}
vmulps	%zmm0,%zmm7,%zmm0
vmulps	1024(%rsp),%zmm7,%zmm7
vcmpltps	%zmm7,%zmm30,%k5
vmovaps	%zmm12,%zmm7
vmulps	%zmm16,%zmm0,%zmm7 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k5}
vcmpltps	%zmm9,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm9,%zmm4 {%k4}
jmp	68b
.p2align	4
93:
vmulps	%zmm26,%zmm2,%zmm7
vfmadd213ps	%zmm25,%zmm7,%zmm24
vmulps	%zmm24,%zmm15,%zmm3
vfmadd213ps	%zmm22,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm21
vmulps	%zmm21,%zmm0,%zmm4
vfmadd213ps	%zmm17,%zmm4,%zmm16
vmovups	4544(%rsp),%zmm0
vfmadd213ps	%zmm16,%zmm3,%zmm0
vfmadd213ps	%zmm0,%zmm7,%zmm18
vmulps	%zmm18,%zmm13,%zmm1
vmovups	2048(%rsp),%zmm2
vfmadd213ps	%zmm10,%zmm1,%zmm2
vmovups	640(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm4,%zmm0
vfmadd213ps	%zmm0,%zmm3,%zmm14
vmovaps	%zmm5,%zmm13
vfmadd213ps	%zmm14,%zmm7,%zmm13
vmulps	3008(%rsp),%zmm13,%zmm0
vmovups	%zmm0,192(%rsp)
vmulps	320(%rsp),%zmm1,%zmm0
vmovups	%zmm0,704(%rsp)
vmulps	1536(%rsp),%zmm4,%zmm0
vmovups	%zmm0,768(%rsp)
vmulps	2240(%rsp),%zmm3,%zmm0
vmovups	%zmm0,832(%rsp)
vdivps	4736(%rsp),%zmm31,%zmm0
vmulps	384(%rsp),%zmm7,%zmm1
vmovups	%zmm1,576(%rsp)
vmulps	4800(%rsp),%zmm0,%zmm0
vpbroadcastd	387f(%rip),%zmm25
vpaddd	%zmm25,%zmm0,%zmm2
vpbroadcastd	388f(%rip),%zmm26
vpandd	%zmm26,%zmm2,%zmm2
vpsubd	%zmm2,%zmm27,%zmm4
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm31,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vmovaps	%zmm29,%zmm7
vfmadd213ps	392f(%rip){1to16},%zmm4,%zmm7
vbroadcastss	393f(%rip),%zmm9
vfmadd213ps	394f(%rip){1to16},%zmm4,%zmm9
vbroadcastss	395f(%rip),%zmm8
vfmadd213ps	396f(%rip){1to16},%zmm4,%zmm8
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm8
vfmadd213ps	%zmm9,%zmm0,%zmm8
vfmadd213ps	%zmm7,%zmm0,%zmm8
vfmadd213ps	%zmm4,%zmm0,%zmm8
vfmadd231ps	398f(%rip){1to16},%zmm2,%zmm8
vmovups	4416(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm8
vmovups	4864(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm8
vmovups	%zmm8,448(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm17,%xmm17,%xmm17
cmpb	$1,%cl
vbroadcastss	337f(%rip),%zmm24
jne	96f
movq	%rbp,%rax
xorl	%edx,%edx
.p2align	4
94:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	256(%rsp),%zmm0
vmulps	(%r13,%rcx),%zmm0,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	392f(%rip),%zmm28
vbroadcastss	393f(%rip),%zmm3
vbroadcastss	394f(%rip),%zmm5
vbroadcastss	395f(%rip),%zmm20
vbroadcastss	396f(%rip),%zmm1
vbroadcastss	397f(%rip),%zmm13
vbroadcastss	398f(%rip),%zmm8
.p2align	4
95:
vmovaps	(%rsi),%zmm2
vfmadd213ps	%zmm6,%zmm0,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm9
vsubps	%zmm2,%zmm9,%zmm9
vmulps	%zmm4,%zmm9,%zmm9
vaddps	%zmm24,%zmm4,%zmm4
vcmpltps	%zmm9,%zmm24,%k1
vmovaps	%zmm9,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm14
vpaddd	%zmm25,%zmm14,%zmm14
vpandd	%zmm26,%zmm14,%zmm14
vpsubd	%zmm14,%zmm27,%zmm18
vaddps	%zmm31,%zmm2,%zmm19
vcvtdq2ps	%zmm14,%zmm14
vaddps	%zmm24,%zmm18,%zmm21
vfmadd231ps	%zmm4,%zmm18,%zmm21
vmulps	%zmm21,%zmm21,%zmm4
vmovaps	%zmm29,%zmm18
vfmadd213ps	%zmm28,%zmm21,%zmm18
vmovaps	%zmm3,%zmm22
vmovaps	%zmm20,%zmm23
vfmadd213ps	%zmm5,%zmm21,%zmm22
vfmadd213ps	%zmm1,%zmm21,%zmm23
vfmadd231ps	%zmm13,%zmm4,%zmm23
vfmadd213ps	%zmm22,%zmm4,%zmm23
vfmadd213ps	%zmm18,%zmm4,%zmm23
vfmadd213ps	%zmm21,%zmm4,%zmm23
vfmadd231ps	%zmm8,%zmm14,%zmm23
vaddps	%zmm31,%zmm9,%zmm4
vmaxps	%zmm24,%zmm9,%zmm9
vdivps	%zmm19,%zmm31,%zmm14
vfmsub231ps	%zmm4,%zmm23,%zmm9
vmulps	%zmm14,%zmm14,%zmm4
vmulps	%zmm4,%zmm14,%zmm18
vaddps	%zmm14,%zmm7,%zmm7
vaddps	%zmm4,%zmm16,%zmm16
vaddps	%zmm18,%zmm15,%zmm15
vfmadd231ps	%zmm9,%zmm2,%zmm17
vfmadd231ps	%zmm4,%zmm4,%zmm12
vfmadd231ps	%zmm4,%zmm18,%zmm11
vfmadd231ps	%zmm18,%zmm18,%zmm10
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	95b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	94b
96:
vbroadcastss	24(%r11),%zmm2
vbroadcastss	329f(%rip),%zmm1
vmovups	192(%rsp),%zmm27
vandps	%zmm1,%zmm27,%zmm0
vmaxps	%zmm30,%zmm0,%zmm0
vmovups	704(%rsp),%zmm26
vandps	%zmm1,%zmm26,%zmm4
vmaxps	%zmm0,%zmm4,%zmm0
vandps	%zmm1,%zmm2,%zmm4
vcmpltps	%zmm31,%zmm4,%k1
vandps	576(%rsp),%zmm1,%zmm9
vmulps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm4
vmovups	3712(%rsp),%zmm8
vcmpleps	%zmm31,%zmm8,%k2
vmovups	320(%rsp),%zmm5
vmulps	1920(%rsp),%zmm5,%zmm0
vmovups	3008(%rsp),%zmm13
vmulps	%zmm13,%zmm0,%zmm0
vmovups	960(%rsp),%zmm20
vmulps	%zmm2,%zmm20,%zmm2
vminps	%zmm2,%zmm20,%zmm2
vmulps	435f(%rip){1to16},%zmm2,%zmm2
vcmpleps	%zmm2,%zmm4,%k3 {%k2}
vmovaps	%zmm0,%zmm2
vfnmadd213ps	%zmm31,%zmm0,%zmm2
vmovups	1536(%rsp),%zmm25
vmulps	1600(%rsp),%zmm25,%zmm4
vmulps	%zmm13,%zmm4,%zmm21
vmulps	512(%rsp),%zmm25,%zmm4
vmulps	%zmm0,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm5,%zmm9
vmovups	2240(%rsp),%zmm18
vmulps	1280(%rsp),%zmm18,%zmm4
vmulps	%zmm13,%zmm4,%zmm22
vmulps	1344(%rsp),%zmm18,%zmm4
vmulps	%zmm0,%zmm22,%zmm23
vfmsub231ps	%zmm4,%zmm5,%zmm23
vbroadcastss	424f(%rip),%zmm1
vmaxps	%zmm1,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	2304(%rsp),%zmm18,%zmm14
vmulps	%zmm21,%zmm22,%zmm24
vfmsub231ps	%zmm14,%zmm25,%zmm24
vmovups	384(%rsp),%zmm3
vmulps	4032(%rsp),%zmm3,%zmm14
vmulps	%zmm13,%zmm14,%zmm19
vmulps	2112(%rsp),%zmm3,%zmm14
vmulps	%zmm0,%zmm19,%zmm28
vfmsub231ps	%zmm14,%zmm5,%zmm28
vdivps	%zmm4,%zmm31,%zmm5
vmulps	1856(%rsp),%zmm3,%zmm4
vmulps	%zmm21,%zmm19,%zmm29
vfmsub231ps	%zmm4,%zmm25,%zmm29
vminps	%zmm31,%zmm2,%zmm2
vmulps	%zmm5,%zmm9,%zmm14
vmovaps	%zmm21,%zmm4
vfnmadd213ps	%zmm31,%zmm21,%zmm4
vfnmadd231ps	%zmm14,%zmm14,%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmaxps	%zmm1,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	2368(%rsp),%zmm3,%zmm9
vmulps	%zmm22,%zmm19,%zmm30
vfmsub231ps	%zmm9,%zmm18,%zmm30
vdivps	%zmm4,%zmm31,%zmm3
vmulps	%zmm5,%zmm23,%zmm23
vfnmadd231ps	%zmm14,%zmm23,%zmm24
vmulps	%zmm3,%zmm24,%zmm9
vmovaps	%zmm22,%zmm4
vfnmadd213ps	%zmm31,%zmm22,%zmm4
vfnmadd231ps	%zmm23,%zmm23,%zmm4
vfnmadd231ps	%zmm9,%zmm9,%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmaxps	%zmm1,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm1
vmovups	%zmm5,512(%rsp)
vmulps	%zmm5,%zmm28,%zmm4
vfnmadd231ps	%zmm14,%zmm4,%zmm29
vmovups	%zmm3,1280(%rsp)
vmulps	%zmm3,%zmm29,%zmm24
vfnmadd231ps	%zmm23,%zmm4,%zmm30
vfnmadd231ps	%zmm9,%zmm24,%zmm30
vmovups	%zmm1,1344(%rsp)
vmulps	%zmm1,%zmm30,%zmm30
vmovaps	%zmm19,%zmm28
vfnmadd213ps	%zmm31,%zmm19,%zmm28
vfnmadd231ps	%zmm4,%zmm4,%zmm28
vfnmadd231ps	%zmm24,%zmm24,%zmm28
vfnmadd231ps	%zmm30,%zmm30,%zmm28
vminps	%zmm2,%zmm28,%zmm2
vcmpgtps	433f(%rip){1to16},%zmm2,%k0
vmovups	1472(%rsp),%zmm3
vaddps	%zmm3,%zmm27,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3072(%rsp),%zmm1
vminps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3136(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vmovaps	%zmm2,%zmm3 {%k3}
vbroadcastss	208(%r11),%zmm2
vcmpeqps	344f(%rip){1to16},%zmm8,%k1
vmovaps	%zmm2,%zmm3 {%k1}
movq	168(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm13
vmovaps	%zmm3,(%r15,%rax)
vmovups	896(%rsp),%zmm5
vaddps	%zmm5,%zmm26,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3200(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3264(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm5 {%k3}
vmovaps	%zmm2,%zmm5 {%k1}
movq	24(%rsp),%r10
addq	%r10,%r12
shlq	$6,%r12
vmovaps	%zmm5,(%r15,%r12)
vmovups	256(%rsp),%zmm5
vaddps	768(%rsp),%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1664(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1408(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm5 {%k3}
leaq	(%r15,%rax),%rcx
vmulps	%zmm5,%zmm13,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm1,(%rdx,%rcx)
vaddps	832(%rsp),%zmm6,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1984(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1728(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm6 {%k3}
vmulps	%zmm6,%zmm13,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm1,(%rsi,%rcx)
vaddps	576(%rsp),%zmm20,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3456(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3520(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm20 {%k3}
vmovaps	%zmm2,%zmm20 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm20,(%rsi,%rcx)
movl	$5,%edi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	97f
vmaxps	424f(%rip){1to16},%zmm28,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vbroadcastss	356f(%rip),%zmm8
vxorps	%zmm8,%zmm0,%zmm0
vmulps	%zmm13,%zmm25,%zmm5
vmulps	%zmm13,%zmm18,%zmm3
kandw	%k0,%k2,%k2
movl	%r14d,%esi
andl	$4,%esi
movl	%esi,%ecx
shrl	$2,%ecx
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
addq	%r15,%r11
xorl	%r10d,%r10d
testl	%esi,%esi
sete	%r10b
leaq	7(%rcx,%rcx,2),%r9
movl	$14,%r8d
movl	$8,%ecx
cmoveq	%rcx,%r8
movl	$19,%edi
movl	$9,%ecx
cmoveq	%rcx,%rdi
xorq	$7,%r10
imulq	24(%rsp),%r10
shlq	$6,%r10
addq	%r15,%r10
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	%r15,%r9
imulq	24(%rsp),%r8
shlq	$6,%r8
addq	%r15,%r8
imulq	24(%rsp),%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovups	512(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm29
vfmadd231ps	%zmm29,%zmm14,%zmm21
vxorps	%zmm8,%zmm21,%zmm0
vmovups	1280(%rsp),%zmm18
vmulps	%zmm0,%zmm18,%zmm28
vxorps	%zmm8,%zmm25,%zmm0
vmulps	%zmm0,%zmm14,%zmm0
vmulps	%zmm18,%zmm0,%zmm26
vfmadd231ps	%zmm29,%zmm23,%zmm22
vfmadd231ps	%zmm28,%zmm9,%zmm22
vxorps	%zmm8,%zmm22,%zmm0
vmovups	1344(%rsp),%zmm14
vmulps	%zmm0,%zmm14,%zmm22
vmulps	%zmm23,%zmm25,%zmm0
vfmadd231ps	%zmm26,%zmm9,%zmm0
vxorps	%zmm8,%zmm0,%zmm0
vmulps	%zmm0,%zmm14,%zmm21
vxorps	%zmm8,%zmm18,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmulps	%zmm14,%zmm0,%zmm20
vfmadd231ps	%zmm29,%zmm4,%zmm19
vfmadd231ps	%zmm28,%zmm24,%zmm19
vfmadd231ps	%zmm22,%zmm30,%zmm19
vxorps	%zmm8,%zmm19,%zmm0
vmulps	%zmm0,%zmm1,%zmm13
vmulps	%zmm4,%zmm25,%zmm0
vfmadd231ps	%zmm26,%zmm24,%zmm0
vfmadd231ps	%zmm21,%zmm30,%zmm0
vxorps	%zmm8,%zmm0,%zmm0
vmulps	%zmm0,%zmm1,%zmm6
vmulps	%zmm24,%zmm18,%zmm0
vfmadd231ps	%zmm20,%zmm30,%zmm0
vxorps	%zmm8,%zmm0,%zmm0
vmulps	%zmm0,%zmm1,%zmm4
vxorps	%zmm8,%zmm14,%zmm0
vmovups	3712(%rsp),%zmm8
vmulps	%zmm0,%zmm30,%zmm0
vmulps	%zmm1,%zmm0,%zmm0
vmovaps	%zmm29,%zmm19
vfmadd213ps	%zmm31,%zmm29,%zmm19
vfmadd231ps	%zmm28,%zmm28,%zmm19
vfmadd231ps	%zmm22,%zmm22,%zmm19
vfmadd231ps	%zmm13,%zmm13,%zmm19
vmovups	3008(%rsp),%zmm9
vmulps	%zmm19,%zmm9,%zmm19
vmovaps	%zmm2,%zmm23
vmulps	%zmm19,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r11)
movq	48(%rsp),%r11
vmulps	%zmm25,%zmm25,%zmm19
vfmadd231ps	%zmm26,%zmm26,%zmm19
vfmadd231ps	%zmm21,%zmm21,%zmm19
vfmadd231ps	%zmm6,%zmm6,%zmm19
vmovups	320(%rsp),%zmm9
vmulps	%zmm19,%zmm9,%zmm19
vmovaps	%zmm2,%zmm23
vmulps	%zmm19,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r10)
movq	24(%rsp),%r10
vmulps	%zmm18,%zmm18,%zmm19
vfmadd231ps	%zmm20,%zmm20,%zmm19
vfmadd231ps	%zmm4,%zmm4,%zmm19
vmulps	%zmm5,%zmm19,%zmm19
vmovaps	%zmm2,%zmm23
vmulps	%zmm19,%zmm5,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm14,%zmm14,%zmm19
vfmadd231ps	%zmm0,%zmm0,%zmm19
vmulps	%zmm3,%zmm19,%zmm19
vmovaps	%zmm2,%zmm23
vmulps	%zmm19,%zmm3,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r8)
vmulps	%zmm1,%zmm1,%zmm19
vmovups	384(%rsp),%zmm9
vmulps	%zmm19,%zmm9,%zmm19
vmovaps	%zmm2,%zmm23
vmulps	%zmm19,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%rdi)
movl	$10,%edi
testl	%esi,%esi
je	97f
vmulps	512(%rsp),%zmm29,%zmm18
vfmadd231ps	%zmm28,%zmm26,%zmm18
vfmadd231ps	%zmm22,%zmm21,%zmm18
vfmadd231ps	%zmm13,%zmm6,%zmm18
vmovups	320(%rsp),%zmm23
vmulps	%zmm18,%zmm23,%zmm18
vmovaps	%zmm2,%zmm19
vmovups	3008(%rsp),%zmm24
vmulps	%zmm18,%zmm24,%zmm19 {%k2}
movq	%rdx,%rcx
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm19,(%rax,%rcx)
vmovups	1280(%rsp),%zmm9
vmulps	%zmm28,%zmm9,%zmm18
vfmadd231ps	%zmm22,%zmm20,%zmm18
vfmadd231ps	%zmm13,%zmm4,%zmm18
vmulps	%zmm5,%zmm18,%zmm18
vmovaps	%zmm2,%zmm19
vmulps	%zmm18,%zmm24,%zmm19 {%k2}
movq	%r10,%rcx
shlq	$9,%rcx
addq	%r15,%rcx
vmovaps	%zmm19,(%rax,%rcx)
vmulps	%zmm26,%zmm9,%zmm14
vfmadd231ps	%zmm21,%zmm20,%zmm14
vfmadd231ps	%zmm6,%zmm4,%zmm14
vmulps	%zmm5,%zmm14,%zmm14
vmovaps	%zmm2,%zmm18
vmulps	%zmm14,%zmm23,%zmm18 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm18,(%rax,%rsi)
vmovups	1344(%rsp),%zmm9
vmulps	%zmm22,%zmm9,%zmm14
vfmadd231ps	%zmm13,%zmm0,%zmm14
vmulps	%zmm3,%zmm14,%zmm14
vmovaps	%zmm2,%zmm18
vmulps	%zmm14,%zmm24,%zmm18 {%k2}
imulq	$704,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm18,(%rax,%rsi)
vmulps	%zmm21,%zmm9,%zmm14
vfmadd231ps	%zmm6,%zmm0,%zmm14
vmulps	%zmm3,%zmm14,%zmm14
vmovaps	%zmm2,%zmm18
vmulps	%zmm14,%zmm23,%zmm18 {%k2}
shlq	$8,%rdx
addq	%r15,%rdx
vmovaps	%zmm18,(%rax,%rdx)
vmulps	%zmm20,%zmm9,%zmm9
vfmadd231ps	%zmm4,%zmm0,%zmm9
vmulps	%zmm3,%zmm9,%zmm9
vmovaps	%zmm2,%zmm14
vmulps	%zmm9,%zmm5,%zmm14 {%k2}
imulq	$832,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm14,(%rax,%rdx)
vmulps	%zmm13,%zmm1,%zmm9
vmovups	384(%rsp),%zmm14
vmulps	%zmm9,%zmm14,%zmm9
vmovaps	%zmm2,%zmm13
vmulps	%zmm9,%zmm24,%zmm13 {%k2}
imulq	$960,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmulps	%zmm6,%zmm1,%zmm6
vmulps	%zmm6,%zmm14,%zmm6
vmovaps	%zmm2,%zmm9
vmulps	%zmm6,%zmm23,%zmm9 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r15,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm4,%zmm1,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm2,%zmm6
vmulps	%zmm5,%zmm4,%zmm6 {%k2}
imulq	$1088,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm0,%zmm1,%zmm0
vmulps	%zmm0,%zmm14,%zmm0
vmulps	%zmm3,%zmm0,%zmm2 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
movl	$20,%edi
97:
testb	$8,%r14b
vxorps	%xmm30,%xmm30,%xmm30
je	6b
vbroadcastss	208(%r11),%zmm0
vcmpeqps	344f(%rip){1to16},%zmm8,%k2
vaddps	%zmm17,%zmm17,%zmm2
vmovups	448(%rsp),%zmm5
vfmsub132ps	355f(%rip){1to16},%zmm17,%zmm5
vbroadcastss	100(%r11),%zmm3
vfmadd213ps	%zmm30,%zmm7,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm15,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm12,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm11,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm10,%zmm3
vbroadcastss	136(%r11),%zmm1
vmovups	4672(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm30,%zmm7,%zmm1
vfmadd231ps	140(%r11){1to16},%zmm16,%zmm1
vfmadd231ps	144(%r11){1to16},%zmm15,%zmm1
vfmadd231ps	148(%r11){1to16},%zmm12,%zmm1
vfmadd231ps	152(%r11){1to16},%zmm11,%zmm1
vfmadd231ps	156(%r11){1to16},%zmm10,%zmm1
vfmadd132ps	172(%r11){1to16},%zmm30,%zmm7
vfmadd231ps	176(%r11){1to16},%zmm16,%zmm7
vfmadd231ps	180(%r11){1to16},%zmm15,%zmm7
vfmadd231ps	184(%r11){1to16},%zmm12,%zmm7
vfmadd231ps	188(%r11){1to16},%zmm11,%zmm7
vfmadd231ps	192(%r11){1to16},%zmm10,%zmm7
vfmadd231ps	428f(%rip){1to16},%zmm4,%zmm1
vfmadd231ps	436f(%rip){1to16},%zmm4,%zmm7
vmovaps	%zmm0,%zmm5 {%k2}
movq	%rdi,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	3(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm7 {%k2}
addq	$4,%rdi
imulq	%r10,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm7,(%rax,%rdi)
jmp	6b
98:
addq	$5448,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
99:
.long	0x3f800000
322:
.long	1048576
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
.long	2147483647
332:
.long	1400897535
333:
.long	0xc9800000
334:
.long	0x3f000000
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
.long	0x7f7fffff
346:
.long	0x3fc00000
347:
.long	0x7149f2ca
348:
.long	2
349:
.long	4
352:
.long	8
353:
.long	16
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
.long	0xc0000000
386:
.long	0x41400000
387:
.long	3234528013
388:
.long	4286578688
389:
.long	0x3eaaac4e
392:
.long	0xbf00000d
393:
.long	0x3e4bdb47
394:
.long	0xbe7fd7d0
395:
.long	0x3e259a3a
396:
.long	0xbe2ec8d2
397:
.long	0xbddadb52
398:
.long	0x33b17218
399:
.long	0x3727c5ac
422:
.long	0x3a83126f
423:
.long	0x41800000
424:
.long	0x358637bd
425:
.long	0x350637bd
426:
.long	0x34210fb0
427:
.long	0x36a7c5ac
428:
.long	0x40000000
429:
.long	0x3f317218
432:
.long	0x3feb3f8f
433:
.long	0x38d1b717
434:
.long	0x40400000
435:
.long	0x3951b717
436:
.long	0x41000000
437:
.long	0x3cf5c28f
438:
.long	0x41200000
439:
.long	0x26901d7d
442:
.long	0x3f800054
443:
.long	0xbf4ccccd
444:
.short	65535
.short	0
.p2align	6,0x0
445:
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
