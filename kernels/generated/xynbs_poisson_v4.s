# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5448,%rsp
movl	%esi,16(%rsp)
testl	%ecx,%ecx
je	95f
testl	%edx,%edx
je	95f
cmpl	$0,16(%rsp)
je	95f
movq	5520(%rsp),%rbx
movl	16(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,80(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r10
movq	%r10,8(%rsp)
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,136(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%r11
addl	%r8d,%r9d
addl	5504(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,96(%rsp)
leaq	64(%r11),%rcx
movq	%rcx,88(%rsp)
movq	%rsi,56(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,184(%rsp)
imull	%eax,%edx
movl	%edx,68(%rsp)
leaq	256(%r13),%rax
xorl	%ecx,%ecx
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	329f(%rip),%zmm30
vbroadcastss	334f(%rip),%zmm29
vbroadcastss	346f(%rip),%zmm18
vxorps	%xmm19,%xmm19,%xmm19
vpbroadcastd	96f(%rip),%zmm7
movq	%r9,104(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vbroadcastss	326f(%rip),%zmm10
vbroadcastss	98f(%rip),%zmm11
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm22
vbroadcastss	324f(%rip),%zmm23
vpbroadcastd	325f(%rip),%zmm24
vpbroadcastd	439f(%rip),%zmm25
movq	%r11,48(%rsp)
movq	%r14,128(%rsp)
movq	%r15,120(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addl	68(%rsp),%edx
cmpq	96(%rsp),%rcx
je	95f
3:
movq	%rcx,%rax
imulq	80(%rsp),%rax
movq	%rax,112(%rsp)
movl	%edx,%esi
xorl	%edi,%edi
movq	%rcx,144(%rsp)
movl	%edx,72(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	16(%rsp),%esi
cmpq	80(%rsp),%rdi
je	2b
5:
movq	112(%rsp),%rax
addq	%rdi,%rax
imulq	%r14,%rax
addq	104(%rsp),%rax
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,76(%rsp)
movq	%rdi,160(%rsp)
movq	%rax,152(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	429f(%rip),%zmm0
vblendmps	1664(%rsp),%zmm0,%zmm0 {%k1}
movq	136(%rsp),%rcx
vmovups	2688(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	144(%rsp),%rcx
vbroadcastss	329f(%rip),%zmm30
vbroadcastss	334f(%rip),%zmm29
vbroadcastss	346f(%rip),%zmm18
vpbroadcastd	96f(%rip),%zmm7
movl	72(%rsp),%edx
vbroadcastss	326f(%rip),%zmm10
vbroadcastss	98f(%rip),%zmm11
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm22
vbroadcastss	324f(%rip),%zmm23
vpbroadcastd	325f(%rip),%zmm24
vpbroadcastd	439f(%rip),%zmm25
movl	76(%rsp),%esi
movq	160(%rsp),%rdi
movq	152(%rsp),%rax
movl	44(%rsp),%r8d
movq	176(%rsp),%r10
7:
incq	%r10
incl	%r8d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rax,%r10),%r12
movl	8(%rbx),%ebp
movq	%rbp,32(%rsp)
cmpq	%rbp,%r12
jae	7b
vmovaps	%zmm18,%zmm20
movq	%r10,176(%rsp)
movl	%r8d,44(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%ebp
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,4(%rsp)
testb	$1,%cl
movq	%rdx,192(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r12,168(%rsp)
je	57f
movl	%ebp,640(%rsp)
movq	%rax,%rdx
imulq	%r12,%rdx
movq	%rdx,256(%rsp)
shlq	$6,%rdx
addq	56(%rsp),%rdx
movl	$2,%r9d
subq	%r10,%r9
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,320(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,704(%rsp)
imull	44(%rsp),%eax
vpxor	%xmm12,%xmm12,%xmm12
vxorps	%xmm26,%xmm26,%xmm26
movl	$16,%r14d
xorl	%r12d,%r12d
movq	88(%rsp),%rbp
vmovaps	%zmm31,%zmm27
vmovaps	%zmm31,%zmm28
vpbroadcastd	97f(%rip),%zmm13
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r15d,%r15d
movl	4(%rsp),%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm8,%zmm8
vaddps	%zmm15,%zmm2,%zmm2
incq	%r15
addq	320(%rsp),%rbp
addl	704(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%bl
jne	37f
movq	256(%rsp),%rcx
leal	(%rcx,%rdi),%r8d
andl	$2147483647,%r8d
shlq	$6,%r8
movq	56(%rsp),%rcx
vmovaps	(%rcx,%r8),%zmm0
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm3,%zmm14
vmovaps	%zmm14,(%r11,%rdi)
testb	$8,%bl
je	33f
vaddps	%zmm11,%zmm14,%zmm3
vfmadd213ps	%zmm17,%zmm14,%zmm3
vfmadd213ps	%zmm21,%zmm14,%zmm3
vaddps	%zmm22,%zmm14,%zmm4
vfmadd213ps	%zmm23,%zmm14,%zmm4
vcmpltps	%zmm14,%zmm19,%k1
vmulps	%zmm3,%zmm27,%zmm27 {%k1}
vmulps	%zmm4,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm3
vpsrld	$23,%zmm28,%zmm4
vpsubd	%zmm4,%zmm13,%zmm4
vpaddd	%zmm3,%zmm4,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm26,%zmm26
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm14,%zmm6,%zmm6
34:
vandps	%zmm10,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm19,%zmm14,%zmm15
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
vandps	%zmm10,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
leaq	(%r9,%rbx),%r11
incq	%r11
incq	%rbx
addq	$64,%rcx
cmpq	$1,%r11
je	49f
36:
vmovaps	(%rsi,%rcx),%zmm3
movq	8(%rsp),%r11
vsubps	(%r11){1to16},%zmm3,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%rbp,%rcx)
testb	$8,4(%rsp)
je	35b
vaddps	%zmm11,%zmm0,%zmm4
vfmadd213ps	%zmm17,%zmm0,%zmm4
vfmadd213ps	%zmm21,%zmm0,%zmm4
vaddps	%zmm22,%zmm0,%zmm5
vfmadd213ps	%zmm23,%zmm0,%zmm5
vcmpltps	%zmm0,%zmm19,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm26,%zmm26
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
vpandd	%zmm25,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%r8
vmulps	4(%rcx){1to16},%zmm3,%zmm14
vmovaps	%zmm14,(%r11,%r8)
testb	$8,%bl
jne	39f
cmpl	$1,%r10d
je	42f
38:
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm19,%zmm14,%zmm15
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm11,%zmm14,%zmm3
vfmadd213ps	%zmm17,%zmm14,%zmm3
vfmadd213ps	%zmm21,%zmm14,%zmm3
vaddps	%zmm22,%zmm14,%zmm4
vfmadd213ps	%zmm23,%zmm14,%zmm4
vcmpltps	%zmm14,%zmm19,%k1
vmulps	%zmm3,%zmm27,%zmm27 {%k1}
vmulps	%zmm4,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm3
vpsrld	$23,%zmm28,%zmm4
vpsubd	%zmm4,%zmm13,%zmm4
vpaddd	%zmm3,%zmm4,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm26,%zmm26
cmpl	$1,%r10d
jne	38b
42:
vaddps	%zmm14,%zmm6,%zmm6
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm19,%zmm14,%zmm15
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
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm3,%zmm15,%zmm15
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
vpandd	%zmm25,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
vmulps	4(%rcx){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rsi)
testb	$8,%bl
je	44b
vaddps	%zmm11,%zmm3,%zmm4
vfmadd213ps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm19,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm26,%zmm26
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
vpandd	%zmm25,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm3,%zmm3
movq	48(%rsp),%r11
vmovaps	%zmm3,(%r11,%rdi)
testb	$8,%bl
je	47f
vaddps	%zmm11,%zmm3,%zmm4
vfmadd213ps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm19,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm26,%zmm26
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
movq	8(%rsp),%rsi
vsubps	(%rsi){1to16},%zmm0,%zmm3
movq	48(%rsp),%r11
addq	%r11,%rdi
vmulps	4(%rsi){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rdi,%rcx)
testb	$8,4(%rsp)
je	52f
vaddps	%zmm11,%zmm3,%zmm4
vfmadd213ps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm19,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm24,%zmm7,%zmm27
vpternlogd	$236,%zmm24,%zmm7,%zmm28
vbroadcastss	96f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm26,%zmm26
52:
incq	%rbx
cmpq	%r10,%rbx
jne	53f
vaddps	%zmm3,%zmm6,%zmm6
53:
movl	4(%rsp),%ebx
vandps	%zmm10,%zmm0,%zmm0
54:
vpmaxud	%zmm0,%zmm12,%zmm12
vaddps	%zmm3,%zmm15,%zmm15
55:
testq	%r15,%r15
jne	9b
vaddps	%zmm15,%zmm9,%zmm9
jmp	9b
.p2align	4
56:
vpcmpnleud	327f(%rip){1to16},%zmm12,%k0
vcvtudq2ps	%zmm13,%zmm0
vaddps	328f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4224(%rsp)
movq	5520(%rsp),%rbx
movq	128(%rsp),%r14
movq	120(%rsp),%r15
leaq	256(%r13),%r9
movl	640(%rsp),%ebp
jmp	58f
57:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4224(%rsp)
vmovaps	%zmm31,%zmm28
vmovaps	%zmm31,%zmm27
58:
vcvtusi2ss	%r10d,%xmm16,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm31,%zmm5,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm9,%zmm0,%zmm3
vmulps	%zmm15,%zmm0,%zmm4
vmulps	%zmm8,%zmm0,%zmm7
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
vmulps	%zmm30,%zmm0,%zmm3
testq	%r10,%r10
vmovups	%zmm26,4800(%rsp)
vmovdqu64	%zmm27,4736(%rsp)
je	66f
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm0
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm4,%xmm4,%xmm4
movq	88(%rsp),%rsi
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
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
addq	%r11,%r8
vcvtsi2ss	%rcx,%xmm31,%xmm11
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm7
vsubps	%zmm0,%zmm7,%zmm7
vmaxps	%zmm19,%zmm7,%zmm7
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
vfmadd231ps	%zmm11,%zmm9,%zmm6
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm10,%zmm9,%zmm1
incq	%rdi
addq	%rdx,%rsi
cmpq	%r10,%rdi
je	67f
64:
vxorps	%xmm9,%xmm9,%xmm9
cmpq	$1,%r10
je	59b
movq	%rsi,%r8
xorl	%ecx,%ecx
.p2align	4
65:
vmovaps	-64(%r8),%zmm10
vmovaps	(%r8),%zmm11
vsubps	%zmm0,%zmm10,%zmm10
vcvtsi2ss	%rcx,%xmm31,%xmm12
vmaxps	%zmm19,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm7,%zmm10,%zmm13
vmulss	%xmm12,%xmm12,%xmm7
vbroadcastss	%xmm7,%zmm12
vfmadd213ps	%zmm8,%zmm10,%zmm12
vsubps	%zmm0,%zmm11,%zmm7
vmaxps	%zmm19,%zmm7,%zmm7
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
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
67:
vmovdqu64	%zmm28,4672(%rsp)
vcvtusi2ssq	192(%rsp),%xmm16,%xmm0
vmaxps	332f(%rip){1to16},%zmm4,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vbroadcastss	%xmm0,%zmm12
vcmpgtps	333f(%rip){1to16},%zmm4,%k1
vaddps	%zmm29,%zmm5,%zmm0
vdivps	335f(%rip){1to16},%zmm12,%zmm5
vmulps	%zmm30,%zmm0,%zmm0
vmovaps	%zmm0,%zmm10
vmulps	%zmm9,%zmm7,%zmm10 {%k1}
vmulps	%zmm9,%zmm8,%zmm7
vfnmadd231ps	%zmm10,%zmm10,%zmm7
vaddps	%zmm7,%zmm7,%zmm7
vminps	%zmm7,%zmm5,%zmm8
vcmpunordps	%zmm7,%zmm7,%k2
vmovaps	%zmm5,%zmm8 {%k2}
vbroadcastss	336f(%rip),%zmm11
vmaxps	%zmm11,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm9,%zmm6,%zmm0 {%k1}
vmulps	%zmm9,%zmm1,%zmm1
vfnmadd231ps	%zmm0,%zmm0,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm5,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vmaxps	%zmm11,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	337f(%rip){1to16},%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm12,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm31,%zmm5,%zmm2
vaddps	%zmm1,%zmm7,%zmm1
vmulps	%zmm30,%zmm1,%zmm1
movq	8(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vxorps	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm4,%zmm18,%k1
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
vmovups	%zmm17,3200(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm27
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,3264(%rsp)
vmovaps	%zmm15,%zmm27 {%k1}
vminps	%zmm0,%zmm14,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm14,3328(%rsp)
vmovaps	%zmm14,%zmm4 {%k1}
vmaxps	%zmm4,%zmm13,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm13,3392(%rsp)
vmovaps	%zmm13,%zmm0 {%k1}
vmovups	%zmm0,576(%rsp)
vmovups	%zmm11,2368(%rsp)
vminps	%zmm2,%zmm11,%zmm0
vmovups	%zmm9,2432(%rsp)
vmaxps	%zmm0,%zmm9,%zmm23
vminps	%zmm3,%zmm8,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,2496(%rsp)
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm7,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm7,2560(%rsp)
vmovaps	%zmm7,%zmm2 {%k1}
vmovups	%zmm2,384(%rsp)
vminps	%zmm1,%zmm6,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm6,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm26
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm26 {%k1}
vbroadcastss	338f(%rip),%zmm0
vmovups	%zmm12,4608(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3136(%rsp)
vblendmps	%zmm18,%zmm31,%zmm11 {%k1}
vbroadcastss	339f(%rip),%zmm1
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,1664(%rsp)
vcvtusi2ss	%ebp,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4352(%rsp)
vmovups	%zmm5,3520(%rsp)
vmovups	%zmm6,3456(%rsp)
vsubss	%xmm5,%xmm6,%xmm0
vmulss	336f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4864(%rsp)
leaq	(%r10,%r10,4),%rdx
shlq	$6,%rdx
addq	%r9,%rdx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2944(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1600(%rsp)
vmovups	%zmm31,3072(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4288(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1152(%rsp)
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm1,3008(%rsp)
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm0,3968(%rsp)
vbroadcastss	342f(%rip),%zmm0
vmovups	%zmm0,3648(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2688(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovaps	%zmm20,%zmm17
vpbroadcastd	345f(%rip),%zmm1
jmp	69f
.p2align	4
68:
vmovups	1728(%rsp),%zmm23
vmulps	%zmm24,%zmm9,%zmm15
vfmadd213ps	%zmm21,%zmm15,%zmm22
vmulps	%zmm22,%zmm0,%zmm4
vfmadd213ps	%zmm19,%zmm4,%zmm18
vfmadd213ps	%zmm18,%zmm15,%zmm20
vmulps	%zmm20,%zmm1,%zmm1
vfmadd213ps	%zmm17,%zmm1,%zmm10
vmovups	3712(%rsp),%zmm0
vfmadd213ps	%zmm10,%zmm4,%zmm0
vfmadd213ps	%zmm0,%zmm15,%zmm16
vmulps	1280(%rsp),%zmm16,%zmm0
vmovups	4416(%rsp),%zmm16
vfmadd213ps	%zmm14,%zmm0,%zmm16
vmovups	960(%rsp),%zmm14
vmulps	%zmm0,%zmm14,%zmm19
vmovups	576(%rsp),%zmm11
vaddps	%zmm19,%zmm11,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3328(%rsp),%zmm8
vmovaps	%zmm7,%zmm10
vminps	%zmm0,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	3392(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vcmpeqps	%zmm11,%zmm7,%k1
vcmpneqps	%zmm7,%zmm0,%k1 {%k1}
vfmadd213ps	%zmm16,%zmm1,%zmm28
vfmadd213ps	%zmm28,%zmm4,%zmm13
vfmadd213ps	%zmm13,%zmm15,%zmm23
vmovups	896(%rsp),%zmm21
vmulps	%zmm23,%zmm21,%zmm13
vmovups	1792(%rsp),%zmm17
vaddps	%zmm13,%zmm17,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3200(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k2}
vcmpunordps	%zmm7,%zmm7,%k2
vmovups	3264(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k2}
vcmpeqps	%zmm17,%zmm7,%k2
vcmpneqps	%zmm7,%zmm0,%k0 {%k2}
vmovups	448(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm0
vmovups	%zmm0,1536(%rsp)
vmovaps	%zmm30,%zmm27
vaddps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2368(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2432(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k2}
vcmpeqps	%zmm30,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	1920(%rsp),%zmm22
vmulps	%zmm4,%zmm22,%zmm0
vmovups	%zmm0,1280(%rsp)
vmovaps	%zmm12,%zmm30
vaddps	%zmm0,%zmm12,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	2496(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2560(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k3}
vcmpeqps	%zmm12,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	1984(%rsp),%zmm7
vmulps	%zmm15,%zmm7,%zmm12
vmovups	1216(%rsp),%zmm24
vaddps	%zmm12,%zmm24,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3456(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3520(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k4}
vcmpeqps	%zmm24,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	347f(%rip),%zmm1 {%k3} {z}
vpbroadcastd	348f(%rip),%zmm20
vpord	%zmm20,%zmm1,%zmm1 {%k4}
vpbroadcastd	346f(%rip),%zmm18
vpord	%zmm18,%zmm1,%zmm1 {%k2}
vpbroadcastd	345f(%rip),%zmm16
vpord	%zmm16,%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vmovups	4992(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm1
vminps	%zmm1,%zmm5,%zmm1
vminps	%zmm1,%zmm6,%zmm1
vminps	%zmm1,%zmm2,%zmm1
vmulps	1856(%rsp),%zmm21,%zmm2
vmulps	%zmm2,%zmm21,%zmm2
vmovups	1472(%rsp),%zmm15
vsubps	%zmm15,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm15,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	4032(%rsp),%zmm14,%zmm2
vmulps	%zmm2,%zmm14,%zmm2
vsubps	%zmm10,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm10,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	256(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	1344(%rsp),%zmm23
vsubps	%zmm23,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm23,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	4160(%rsp),%zmm22,%zmm2
vmulps	%zmm2,%zmm22,%zmm2
vmovups	1408(%rsp),%zmm28
vsubps	%zmm28,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm28,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	4480(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmovups	2816(%rsp),%zmm5
vsubps	%zmm5,%zmm31,%zmm4
vfmadd231ps	%zmm2,%zmm5,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vdivps	%zmm27,%zmm31,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	%zmm2,448(%rsp)
vcmpltps	428f(%rip){1to16},%zmm1,%k3
vmovups	3136(%rsp),%zmm18
vmovaps	%zmm18,%zmm1
vpxord	%xmm16,%xmm16,%xmm16
vfmadd132ps	320(%rsp),%zmm16,%zmm1
vmovups	2944(%rsp),%zmm20
vfmadd231ps	1024(%rsp),%zmm20,%zmm1
vmovups	640(%rsp),%zmm2
vfmadd231ps	2176(%rsp),%zmm2,%zmm1
vmovups	1088(%rsp),%zmm2
vfmadd231ps	2240(%rsp),%zmm2,%zmm1
vmovups	704(%rsp),%zmm2
vfmadd231ps	2304(%rsp),%zmm2,%zmm1
vmovups	1600(%rsp),%zmm4
vsubps	%zmm1,%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	336f(%rip),%zmm14
vmulps	%zmm14,%zmm4,%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vmovups	4544(%rsp),%zmm2
vsubps	3584(%rsp),%zmm2,%zmm2
vmovups	%zmm2,256(%rsp)
vcmpltps	1152(%rsp),%zmm16,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,512(%rsp)
vcmpnltps	%zmm2,%zmm16,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4928(%rsp),%zmm2
vpord	%zmm0,%zmm2,%zmm0
vmovdqa32	%zmm2,%zmm0 {%k6}
vmovdqu64	%zmm0,192(%rsp)
vmaxps	332f(%rip){1to16},%zmm1,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm4,1600(%rsp)
vmulps	%zmm0,%zmm4,%zmm0
vmovups	3072(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3968(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	434f(%rip){1to16},%zmm0,%zmm11
vcmpnltps	%zmm4,%zmm16,%k0
vbroadcastss	326f(%rip),%zmm21
vandps	%zmm21,%zmm13,%zmm0
vbroadcastss	436f(%rip),%zmm22
vaddps	%zmm22,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm4
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm11 {%k4}
vcmpunordps	%zmm11,%zmm11,%k4
vmovups	4096(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm0
vminps	%zmm11,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm21,%zmm19,%zmm0
vaddps	%zmm22,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm12,%zmm1
vmovups	%zmm12,384(%rsp)
vandps	%zmm21,%zmm12,%zmm0
vaddps	%zmm22,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm6,%zmm9,%zmm8
vminps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm8,%zmm2 {%k4}
vmulps	329f(%rip){1to16},%zmm0,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vcmpunordps	%zmm8,%zmm8,%k4
vmulps	4864(%rsp),%zmm0,%zmm9
vminps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm8,%zmm2 {%k4}
vcmpltps	%zmm16,%zmm13,%k4
vmovups	3200(%rsp),%zmm5
vsubps	%zmm17,%zmm5,%zmm8
vmovups	3264(%rsp),%zmm7
vsubps	%zmm7,%zmm17,%zmm8 {%k4}
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm8,%zmm15,%zmm8
vcmpltps	%zmm8,%zmm16,%k4
vbroadcastss	437f(%rip),%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vbroadcastss	344f(%rip),%zmm15
vmovaps	%zmm15,%zmm8
vminps	%zmm15,%zmm4,%zmm8 {%k4}
vcmpltps	%zmm16,%zmm19,%k4
vmovups	3328(%rsp),%zmm10
vmovups	576(%rsp),%zmm14
vsubps	%zmm14,%zmm10,%zmm4
vmovups	3392(%rsp),%zmm12
vsubps	%zmm12,%zmm14,%zmm4 {%k4}
vmulps	%zmm6,%zmm4,%zmm6
vmulps	3776(%rsp),%zmm4,%zmm4
vcmpltps	%zmm4,%zmm16,%k4
vmovaps	%zmm15,%zmm4
vmulps	%zmm9,%zmm6,%zmm4 {%k4}
vcmpunordps	%zmm8,%zmm8,%k4
vminps	%zmm8,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k4}
vmovups	1536(%rsp),%zmm4
vcmpltps	%zmm16,%zmm4,%k4
vandps	%zmm21,%zmm4,%zmm4
vaddps	%zmm22,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vmovups	2368(%rsp),%zmm8
vsubps	%zmm27,%zmm8,%zmm8
vsubps	2432(%rsp),%zmm27,%zmm8 {%k4}
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm8,%zmm23,%zmm8
vcmpltps	%zmm8,%zmm16,%k4
vmovaps	%zmm15,%zmm8
vmulps	%zmm9,%zmm4,%zmm8 {%k4}
vmovups	1280(%rsp),%zmm23
vandps	%zmm21,%zmm23,%zmm4
vaddps	%zmm22,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k4}
vcmpltps	%zmm16,%zmm23,%k4
vmovups	2496(%rsp),%zmm8
vsubps	%zmm30,%zmm8,%zmm8
vsubps	2560(%rsp),%zmm30,%zmm8 {%k4}
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm8,%zmm28,%zmm8
vcmpltps	%zmm8,%zmm16,%k4
vmovaps	%zmm15,%zmm8
vmulps	%zmm9,%zmm4,%zmm8 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k4}
vcmpltps	%zmm16,%zmm1,%k4
vmovups	3456(%rsp),%zmm22
vsubps	%zmm24,%zmm22,%zmm6
vmovups	3520(%rsp),%zmm28
vsubps	%zmm28,%zmm24,%zmm6 {%k4}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	2816(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm16,%k4
vmovaps	%zmm15,%zmm6
vmulps	%zmm9,%zmm0,%zmm6 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vsqrtps	%zmm3,%zmm6
vmovups	1152(%rsp),%zmm23
vcmpnltps	%zmm23,%zmm16,%k0
korw	%k0,%k3,%k7
vmovups	4288(%rsp),%zmm21
vcmpltps	%zmm6,%zmm21,%k0
korw	%k0,%k3,%k0
vcmpgtps	3648(%rsp),%zmm15,%k3
vcmpltps	%zmm2,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm2 {%k4}
vmulps	435f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	448(%rsp),%zmm1
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm15,%zmm0 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm17,%zmm2,%zmm13
vcmpunordps	%zmm13,%zmm13,%k5
vminps	%zmm13,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmaxps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k5}
vfmadd213ps	%zmm14,%zmm2,%zmm19
vcmpunordps	%zmm19,%zmm19,%k5
vminps	%zmm19,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmaxps	%zmm4,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k5}
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm8
vcmpleps	%zmm8,%zmm0,%k5
vmulss	%xmm8,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpleps	%zmm0,%zmm26,%k5 {%k5}
vmovaps	%zmm17,%zmm3 {%k3}
vsubps	%zmm17,%zmm3,%zmm0
vblendmps	%zmm18,%zmm0,%zmm18 {%k3}
vfmadd132ps	320(%rsp),%zmm16,%zmm0
vmovaps	%zmm14,%zmm4 {%k3}
vsubps	%zmm14,%zmm4,%zmm8
vblendmps	%zmm20,%zmm8,%zmm20 {%k3}
vfmadd231ps	1024(%rsp),%zmm8,%zmm0
vdivps	%zmm11,%zmm31,%zmm8
vmovups	%zmm18,3136(%rsp)
vmulps	%zmm18,%zmm8,%zmm9
vbroadcastss	346f(%rip),%zmm17
vmovups	2048(%rsp),%zmm10
vmovups	640(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm9,%zmm10
vmovups	768(%rsp),%zmm13
vmovups	1088(%rsp),%zmm19
vfnmadd213ps	%zmm19,%zmm9,%zmm13
vmovups	%zmm20,2944(%rsp)
vmulps	%zmm20,%zmm8,%zmm9
vmovups	2112(%rsp),%zmm12
vfnmadd213ps	%zmm10,%zmm9,%zmm12
vmovups	832(%rsp),%zmm10
vfnmadd213ps	%zmm13,%zmm9,%zmm10
kandw	%k0,%k2,%k2
vblendmps	%zmm21,%zmm6,%zmm21 {%k3}
vmovups	%zmm21,4288(%rsp)
vmulps	%zmm6,%zmm1,%zmm5
vmulps	433f(%rip){1to16},%zmm5,%zmm5
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k6}
vmovups	3008(%rsp),%zmm9
vmovaps	%zmm9,%zmm5
vmulps	336f(%rip){1to16},%zmm9,%zmm5 {%k2}
vcmpnleps	%zmm5,%zmm6,%k0
vblendmps	%zmm9,%zmm5,%zmm9 {%k1}
vmovups	%zmm9,3008(%rsp)
vmovups	2752(%rsp),%zmm13
vmovaps	%zmm15,%zmm13 {%k7}
vblendmps	%zmm25,%zmm2,%zmm25 {%k3}
vmovups	%zmm25,3072(%rsp)
vmovups	2624(%rsp),%zmm5
vmovaps	%zmm5,%zmm13 {%k1}
vcmpnleps	%zmm2,%zmm11,%k2
vfmadd132ps	384(%rsp),%zmm24,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm22,%zmm2
vmovaps	%zmm22,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmaxps	%zmm2,%zmm28,%zmm2
vmovaps	%zmm28,%zmm2 {%k6}
vmovaps	%zmm2,%zmm26
vmovaps	%zmm24,%zmm26 {%k3}
vsubps	%zmm24,%zmm26,%zmm2
vfmadd231ps	704(%rsp),%zmm2,%zmm0
vmovups	2304(%rsp),%zmm1
vblendmps	%zmm1,%zmm2,%zmm1 {%k3}
vmovups	%zmm1,2304(%rsp)
vmulps	%zmm1,%zmm8,%zmm2
vmovups	2880(%rsp),%zmm5
vfnmadd213ps	%zmm12,%zmm2,%zmm5
vmovups	3904(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm2,%zmm8
vmovups	5120(%rsp),%zmm9
vmulps	%zmm5,%zmm9,%zmm2
vmulps	3840(%rsp),%zmm9,%zmm5
vmovups	5056(%rsp),%zmm10
vmulps	%zmm5,%zmm10,%zmm6
vmulps	%zmm2,%zmm6,%zmm7
vfmsub231ps	%zmm8,%zmm10,%zmm7
vfnmadd213ps	%zmm31,%zmm6,%zmm6
vmaxps	399f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm2,%zmm9,%zmm2
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm6,%zmm11,%zmm6
vbroadcastss	438f(%rip),%zmm8
vmulps	%zmm8,%zmm30,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vaddps	%zmm6,%zmm30,%zmm6
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	2496(%rsp),%zmm7
vminps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	2560(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vmovaps	%zmm30,%zmm6 {%k3}
vsubps	%zmm30,%zmm6,%zmm7
vfmadd231ps	%zmm19,%zmm7,%zmm0
vmulps	%zmm2,%zmm11,%zmm1
vfnmadd231ps	%zmm5,%zmm7,%zmm1
korw	%k2,%k0,%k0
kmovw	512(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2240(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k3}
vmovups	%zmm2,2240(%rsp)
vmovaps	%zmm31,%zmm2 {%k2} {z}
vmovaps	%zmm23,%zmm2 {%k1}
vmulps	%zmm8,%zmm27,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vaddps	%zmm1,%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2368(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2432(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovaps	%zmm27,%zmm1 {%k3}
vsubps	%zmm27,%zmm1,%zmm5
vfmadd231ps	%zmm5,%zmm18,%zmm0
vmovups	2176(%rsp),%zmm7
vblendmps	%zmm7,%zmm5,%zmm7 {%k3}
vmovups	%zmm7,2176(%rsp)
vmovaps	%zmm16,%zmm0 {%k4}
vmovups	1600(%rsp),%zmm5
vmovaps	%zmm5,%zmm0 {%k3}
knotw	%k5,%k1
vmovups	256(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	4352(%rsp),%zmm7
vcmpgtps	2688(%rsp),%zmm7,%k1
vaddps	3584(%rsp),%zmm5,%zmm11 {%k1} {z}
vmovdqu64	192(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm7 {%k3} {z}
vmovaps	%zmm3,%zmm27
vmovups	%zmm4,576(%rsp)
vmovaps	%zmm1,%zmm23
vbroadcastss	345f(%rip),%zmm1
vmovups	%zmm6,384(%rsp)
vmovups	%zmm0,1600(%rsp)
vmovups	%zmm2,1152(%rsp)
vmovups	%zmm13,2624(%rsp)
vpxor	%xmm5,%xmm5,%xmm5
69:
vpslld	$31,%zmm7,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vpandd	%zmm1,%zmm7,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vandps	%zmm17,%zmm7,%zmm0
vmovups	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vpandd	347f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vmovups	%zmm7,4928(%rsp)
vpandd	348f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5184(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
.p2align	4
72:
vaddss	%xmm5,%xmm11,%xmm0
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
vmovups	%zmm11,4544(%rsp)
vextractf32x4	$3,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vdivps	%zmm26,%zmm31,%zmm10
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm4
vmulps	349f(%rip){1to16},%zmm10,%zmm1
vmulps	352f(%rip){1to16},%zmm10,%zmm2
vmulps	353f(%rip){1to16},%zmm10,%zmm3
testq	%r10,%r10
vmovups	%zmm26,4096(%rsp)
vmovups	%zmm27,1792(%rsp)
vmovss	%xmm4,1728(%rsp)
vmovups	%zmm10,1216(%rsp)
je	78f
vmovups	%zmm23,2752(%rsp)
vbroadcastss	354f(%rip),%zmm9
vsubps	%zmm27,%zmm9,%zmm0
vmulps	%zmm0,%zmm1,%zmm0
vbroadcastss	355f(%rip),%zmm14
vxorps	%zmm14,%zmm0,%zmm5
vmulps	%zmm5,%zmm0,%zmm4
vbroadcastss	356f(%rip),%zmm16
vmaxps	%zmm16,%zmm4,%zmm4
vbroadcastss	357f(%rip),%zmm17
vmulps	%zmm17,%zmm4,%zmm6
vrndscaleps	$8,%zmm6,%zmm7
vbroadcastss	358f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm4
vbroadcastss	359f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vbroadcastss	362f(%rip),%zmm8
vbroadcastss	363f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm4,%zmm8
vbroadcastss	364f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm4,%zmm8
vbroadcastss	365f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm4,%zmm8
vbroadcastss	366f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm4,%zmm8
vfmadd213ps	%zmm31,%zmm4,%zmm8
vmulps	%zmm3,%zmm1,%zmm6
vmovaps	%zmm27,%zmm25
vbroadcastss	367f(%rip),%zmm26
vaddps	%zmm26,%zmm7,%zmm4
vcvttps2udq	%zmm4,%zmm4
vpslld	$23,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vbroadcastss	326f(%rip),%zmm15
vandps	%zmm15,%zmm0,%zmm7
vbroadcastss	368f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpltps	%zmm5,%zmm0,%k1
vbroadcastss	369f(%rip),%zmm28
vmovaps	%zmm28,%zmm5
vbroadcastss	372f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm5
vbroadcastss	373f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm5
vbroadcastss	374f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm5
vbroadcastss	375f(%rip),%zmm14
vfmadd213ps	%zmm14,%zmm7,%zmm5
vbroadcastss	376f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm7,%zmm5
vbroadcastss	377f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm7,%zmm5
vbroadcastss	378f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm7,%zmm5
vbroadcastss	379f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm5
vmulps	%zmm5,%zmm7,%zmm5
vbroadcastss	329f(%rip),%zmm24
vblendmps	%zmm9,%zmm24,%zmm8 {%k1}
vmulps	%zmm4,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm7
movq	%r9,%rax
xorl	%esi,%esi
vmovss	329f(%rip),%xmm21
vbroadcastss	382f(%rip),%zmm22
.p2align	4
73:
vcvtsi2ss	%rsi,%xmm31,%xmm5
vaddss	%xmm21,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm25,%zmm5,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vxorps	355f(%rip){1to16},%zmm5,%zmm10
vmulps	%zmm10,%zmm5,%zmm9
vmaxps	356f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	358f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vbroadcastss	362f(%rip),%zmm12
vfmadd213ps	363f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vaddps	%zmm26,%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm15,%zmm5,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm28,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm14,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vfmadd213ps	%zmm18,%zmm13,%zmm11
vfmadd213ps	%zmm19,%zmm13,%zmm11
vfmadd213ps	%zmm20,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm5,%k1
vblendmps	354f(%rip){1to16},%zmm24,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm8,%zmm10,%zmm8
vsubps	%zmm11,%zmm7,%zmm7
vaddps	%zmm7,%zmm8,%zmm7
vmulps	%zmm9,%zmm5,%zmm8
vfmsub231ps	%zmm4,%zmm0,%zmm8
vmulps	%zmm22,%zmm0,%zmm12
vfmadd213ps	%zmm31,%zmm0,%zmm12
vmovaps	%zmm7,-256(%rax)
vmulps	%zmm12,%zmm4,%zmm7
vmulps	%zmm22,%zmm5,%zmm12
vfmadd213ps	%zmm31,%zmm5,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm0,%zmm7,%zmm0
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm5,%zmm0
vsubps	%zmm9,%zmm4,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm4,-192(%rax)
vmulps	%zmm8,%zmm3,%zmm4
vfmsub213ps	%zmm4,%zmm3,%zmm0
vmovaps	%zmm4,-128(%rax)
vmulps	%zmm7,%zmm6,%zmm4
vmovaps	%zmm4,-64(%rax)
vmulps	1216(%rsp),%zmm0,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rsi
addq	$320,%rax
vmovaps	%zmm5,%zmm0
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm7
vmovaps	%zmm10,%zmm8
cmpq	%rsi,%r10
jne	73b
vbroadcastss	354f(%rip),%zmm10
vmovups	576(%rsp),%zmm11
vsubps	%zmm11,%zmm10,%zmm0
vmulps	%zmm0,%zmm1,%zmm0
vxorps	355f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm0,%zmm4
vmaxps	356f(%rip){1to16},%zmm4,%zmm4
vmulps	%zmm17,%zmm4,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	358f(%rip){1to16},%zmm7,%zmm4
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vbroadcastss	362f(%rip),%zmm8
vfmadd213ps	363f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm4,%zmm8
vfmadd213ps	%zmm31,%zmm4,%zmm8
vaddps	%zmm26,%zmm7,%zmm4
vcvttps2udq	%zmm4,%zmm4
vpslld	$23,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vandps	%zmm15,%zmm0,%zmm7
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm8
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm29,%zmm8,%zmm9
vfmadd213ps	%zmm30,%zmm8,%zmm9
vfmadd213ps	%zmm23,%zmm8,%zmm9
vfmadd213ps	%zmm14,%zmm8,%zmm9
vfmadd213ps	%zmm16,%zmm8,%zmm9
vfmadd213ps	%zmm18,%zmm8,%zmm9
vfmadd213ps	%zmm19,%zmm8,%zmm9
vfmadd213ps	%zmm20,%zmm8,%zmm9
vcmpltps	%zmm5,%zmm0,%k1
vblendmps	%zmm10,%zmm24,%zmm7 {%k1}
vmulps	%zmm9,%zmm8,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
movq	%rdx,%rax
xorl	%esi,%esi
vmovups	1216(%rsp),%zmm25
.p2align	4
74:
vcvtsi2ss	%rsi,%xmm15,%xmm5
vaddss	%xmm21,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm11,%zmm5,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vxorps	355f(%rip){1to16},%zmm5,%zmm10
vmulps	%zmm10,%zmm5,%zmm9
vmaxps	356f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	358f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vbroadcastss	362f(%rip),%zmm12
vfmadd213ps	363f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vaddps	%zmm26,%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm15,%zmm5,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm28,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm14,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vfmadd213ps	%zmm18,%zmm13,%zmm11
vfmadd213ps	%zmm19,%zmm13,%zmm11
vfmadd213ps	%zmm20,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm5,%k1
vblendmps	354f(%rip){1to16},%zmm24,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm7,%zmm10,%zmm7
vsubps	%zmm11,%zmm8,%zmm8
vaddps	%zmm8,%zmm7,%zmm7
vmulps	%zmm9,%zmm5,%zmm8
vfmsub231ps	%zmm4,%zmm0,%zmm8
vmulps	%zmm22,%zmm0,%zmm12
vfmadd213ps	%zmm31,%zmm0,%zmm12
vmovaps	%zmm7,-256(%rax)
vmulps	%zmm12,%zmm4,%zmm7
vmulps	%zmm22,%zmm5,%zmm12
vfmadd213ps	%zmm31,%zmm5,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm0,%zmm7,%zmm0
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm5,%zmm0
vsubps	%zmm9,%zmm4,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm4,-192(%rax)
vmulps	%zmm8,%zmm3,%zmm4
vfmsub213ps	%zmm4,%zmm3,%zmm0
vmovaps	%zmm4,-128(%rax)
vmulps	%zmm7,%zmm6,%zmm4
vmovaps	%zmm4,-64(%rax)
vmulps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rsi
addq	$320,%rax
vmovaps	%zmm5,%zmm0
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm8
vmovups	576(%rsp),%zmm11
vmovaps	%zmm10,%zmm7
cmpq	%rsi,%r10
jne	74b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1728(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,320(%rsp)
vmovups	1152(%rsp),%zmm27
ja	75f
vxorps	%xmm27,%xmm27,%xmm27
75:
movq	%r11,%rax
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,1472(%rsp)
vmovups	%zmm0,1408(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm0,256(%rsp)
vmovups	%zmm0,768(%rsp)
vmovups	%zmm0,832(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,192(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,448(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
vmovups	2752(%rsp),%zmm23
.p2align	4
76:
vmovups	%zmm16,1920(%rsp)
vmovups	%zmm5,1280(%rsp)
vmovups	%zmm2,2880(%rsp)
vmovups	%zmm3,1984(%rsp)
vmovups	%zmm17,896(%rsp)
vmovups	%zmm21,960(%rsp)
vmovups	%zmm15,4160(%rsp)
vmovups	%zmm14,1536(%rsp)
vmovups	%zmm19,1024(%rsp)
vmovups	%zmm10,512(%rsp)
vmovups	%zmm7,704(%rsp)
vmovups	%zmm9,1088(%rsp)
vmovups	%zmm6,640(%rsp)
vmovups	%zmm25,2048(%rsp)
vmovups	%zmm13,2112(%rsp)
vmovups	%zmm18,3840(%rsp)
vmovups	%zmm20,3904(%rsp)
leaq	(%rsi,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm14
vmovaps	64(%r13,%rcx),%zmm0
vmovups	%zmm0,3776(%rsp)
vmovaps	128(%r13,%rcx),%zmm15
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,2816(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,1856(%rsp)
vmulps	%zmm14,%zmm23,%zmm19
vxorps	%xmm31,%xmm31,%xmm31
movq	%r9,%rdi
xorl	%r8d,%r8d
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vbroadcastss	96f(%rip),%zmm28
vmovups	384(%rsp),%zmm25
.p2align	4
77:
vmovaps	(%rax,%r8),%zmm10
vmovaps	-256(%rdi),%zmm18
vmovaps	-192(%rdi),%zmm23
vmovaps	%zmm18,%zmm11
vfmadd213ps	%zmm25,%zmm19,%zmm11
vdivps	%zmm11,%zmm28,%zmm5
vmovaps	-128(%rdi),%zmm13
vsubps	%zmm11,%zmm10,%zmm10
vmulps	%zmm5,%zmm10,%zmm10
vmulps	%zmm10,%zmm27,%zmm11
vfmadd213ps	%zmm5,%zmm5,%zmm11
vaddps	%zmm11,%zmm8,%zmm8
vaddps	%zmm10,%zmm24,%zmm24
vfmadd231ps	%zmm18,%zmm10,%zmm12
vfmadd231ps	%zmm23,%zmm10,%zmm2
vfmadd231ps	-64(%rdi),%zmm10,%zmm20
vfmadd231ps	%zmm13,%zmm10,%zmm16
vfmadd231ps	(%rdi),%zmm10,%zmm21
vmulps	%zmm11,%zmm18,%zmm5
vaddps	%zmm5,%zmm31,%zmm31
vfmadd231ps	%zmm5,%zmm18,%zmm17
vmulps	%zmm11,%zmm23,%zmm5
vaddps	%zmm5,%zmm3,%zmm3
vfmadd231ps	%zmm18,%zmm5,%zmm29
vfmadd231ps	%zmm5,%zmm23,%zmm7
vmulps	%zmm11,%zmm13,%zmm5
vaddps	%zmm5,%zmm4,%zmm4
vfmadd231ps	%zmm18,%zmm5,%zmm6
vfmadd231ps	%zmm23,%zmm5,%zmm9
vfmadd231ps	%zmm13,%zmm5,%zmm0
addq	$64,%r8
addq	$320,%rdi
cmpq	%r8,%r12
jne	77b
vmovups	2752(%rsp),%zmm23
vmovups	3776(%rsp),%zmm28
vmulps	%zmm28,%zmm23,%zmm10
vxorps	%xmm11,%xmm11,%xmm11
vfmadd213ps	%zmm11,%zmm19,%zmm7
vmovups	1344(%rsp),%zmm5
vfmadd231ps	%zmm7,%zmm19,%zmm5
vmovups	%zmm5,1344(%rsp)
vmovaps	%zmm29,%zmm5
vfmadd213ps	%zmm11,%zmm10,%zmm5
vmovups	1472(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm19,%zmm7
vmovups	%zmm7,1472(%rsp)
vmovaps	%zmm17,%zmm5
vfmadd213ps	%zmm11,%zmm10,%zmm5
vmovups	1408(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm10,%zmm7
vmovups	%zmm7,1408(%rsp)
vmovaps	%zmm29,%zmm5
vfmadd213ps	%zmm11,%zmm14,%zmm5
vmovups	2048(%rsp),%zmm25
vfmadd231ps	%zmm5,%zmm19,%zmm25
vmovaps	%zmm17,%zmm5
vfmadd213ps	%zmm11,%zmm14,%zmm5
vmovups	2112(%rsp),%zmm13
vfmadd231ps	%zmm5,%zmm10,%zmm13
vmovups	256(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm14,%zmm7
vmovups	%zmm7,256(%rsp)
vaddps	%zmm11,%zmm3,%zmm3
vmovups	768(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm19,%zmm5
vmovups	%zmm5,768(%rsp)
vaddps	%zmm11,%zmm31,%zmm3
vmovups	832(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm10,%zmm5
vmovups	%zmm5,832(%rsp)
vmovups	3840(%rsp),%zmm18
vfmadd231ps	%zmm3,%zmm14,%zmm18
vmulps	%zmm15,%zmm23,%zmm3
vfmadd213ps	%zmm11,%zmm3,%zmm31
vfmadd213ps	%zmm31,%zmm19,%zmm4
vfmadd213ps	%zmm11,%zmm3,%zmm29
vfmadd213ps	%zmm29,%zmm19,%zmm9
vfmadd213ps	%zmm11,%zmm3,%zmm17
vfmadd231ps	%zmm6,%zmm19,%zmm17
vfmadd213ps	%zmm11,%zmm3,%zmm6
vfmadd213ps	%zmm6,%zmm19,%zmm0
vmovups	192(%rsp),%zmm5
vfmadd231ps	%zmm9,%zmm19,%zmm5
vmovups	%zmm5,192(%rsp)
vmovups	704(%rsp),%zmm7
vfmadd231ps	%zmm12,%zmm3,%zmm7
vfmadd231ps	%zmm17,%zmm3,%zmm30
vfmadd231ps	%zmm0,%zmm19,%zmm30
vmovups	320(%rsp),%zmm0
vfmadd231ps	%zmm2,%zmm19,%zmm0
vmovups	%zmm0,320(%rsp)
vfmadd231ps	%zmm16,%zmm19,%zmm7
vmovups	1024(%rsp),%zmm19
vfmadd231ps	%zmm12,%zmm10,%zmm19
vmovups	512(%rsp),%zmm0
vfmadd231ps	%zmm10,%zmm17,%zmm0
vmovaps	%zmm0,%zmm10
vmovups	448(%rsp),%zmm0
vfmadd231ps	%zmm17,%zmm14,%zmm0
vmovups	%zmm0,448(%rsp)
vmovups	1984(%rsp),%zmm3
vfmadd231ps	%zmm20,%zmm14,%zmm3
vfmadd231ps	%zmm21,%zmm14,%zmm22
vmovups	640(%rsp),%zmm6
vfmadd231ps	%zmm12,%zmm14,%zmm6
vmovups	896(%rsp),%zmm17
vfmadd231ps	%zmm16,%zmm14,%zmm17
vmovups	1536(%rsp),%zmm14
vfmadd231ps	%zmm2,%zmm28,%zmm14
vmovups	2880(%rsp),%zmm0
vfmadd231ps	%zmm2,%zmm15,%zmm0
vmovaps	%zmm0,%zmm2
vmovups	1280(%rsp),%zmm5
vfmadd231ps	%zmm28,%zmm16,%zmm5
vfmadd231ps	%zmm16,%zmm15,%zmm26
vmovups	960(%rsp),%zmm21
vfmadd231ps	%zmm12,%zmm15,%zmm21
vmovups	1920(%rsp),%zmm16
vfmadd231ps	2816(%rsp),%zmm12,%zmm16
vfmadd231ps	1856(%rsp),%zmm12,%zmm1
vmovups	1088(%rsp),%zmm9
vaddps	%zmm24,%zmm9,%zmm9
vaddps	%zmm11,%zmm8,%zmm0
vmovups	4160(%rsp),%zmm15
vaddps	%zmm0,%zmm15,%zmm15
vmovups	3904(%rsp),%zmm20
vaddps	%zmm4,%zmm20,%zmm20
incq	%rsi
addq	%r12,%rax
cmpq	%r10,%rsi
jne	76b
vaddps	%zmm22,%zmm1,%zmm0
vaddps	%zmm0,%zmm26,%zmm0
vaddps	%zmm0,%zmm26,%zmm26
vaddps	%zmm3,%zmm2,%zmm0
vmovups	%zmm0,512(%rsp)
vaddps	%zmm5,%zmm16,%zmm2
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	334f(%rip),%zmm29
vxorps	%xmm5,%xmm5,%xmm5
vpbroadcastd	384f(%rip),%zmm11
vpbroadcastd	385f(%rip),%zmm12
vmovups	192(%rsp),%zmm16
vmovdqu64	320(%rsp),%zmm28
vmovss	1728(%rsp),%xmm4
vmovups	448(%rsp),%zmm22
vmovups	1472(%rsp),%zmm1
vmovups	1408(%rsp),%zmm0
vmovdqu64	1344(%rsp),%zmm24
jmp	82f
.p2align	4
78:
vucomiss	%xmm5,%xmm4
vxorps	%xmm21,%xmm21,%xmm21
vmovups	1152(%rsp),%zmm27
vpbroadcastd	384f(%rip),%zmm11
vpbroadcastd	385f(%rip),%zmm12
ja	79f
vxorps	%xmm27,%xmm27,%xmm27
79:
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,832(%rsp)
vmovups	%zmm0,768(%rsp)
vmovups	%zmm0,256(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vpxord	%xmm25,%xmm25,%xmm25
vxorps	%xmm1,%xmm1,%xmm1
vpxord	%xmm24,%xmm24,%xmm24
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm19,%xmm19,%xmm19
vpxord	%xmm28,%xmm28,%xmm28
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,512(%rsp)
82:
vucomiss	%xmm5,%xmm4
vmulps	%zmm23,%zmm27,%zmm3
vmovaps	%zmm17,%zmm8
vmulps	%zmm17,%zmm3,%zmm17
vmovups	1216(%rsp),%zmm4
vfnmadd213ps	%zmm24,%zmm4,%zmm17
vmovups	%zmm17,1856(%rsp)
vmovaps	%zmm21,%zmm24
vmulps	%zmm21,%zmm3,%zmm21
vfnmadd213ps	%zmm0,%zmm4,%zmm21
vfnmadd213ps	%zmm1,%zmm3,%zmm14
vdivps	%zmm23,%zmm29,%zmm4
vmulps	%zmm4,%zmm27,%zmm4
vmovdqu64	%zmm28,320(%rsp)
vfmadd231ps	%zmm28,%zmm4,%zmm25
vfmadd231ps	%zmm4,%zmm19,%zmm13
vaddps	%zmm8,%zmm24,%zmm0
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm17,%zmm24,%zmm4
vfmadd231ps	%zmm8,%zmm17,%zmm4
vaddps	%zmm4,%zmm26,%zmm4
vfnmadd231ps	512(%rsp),%zmm3,%zmm16
vfnmadd231ps	%zmm2,%zmm3,%zmm10
vfnmadd213ps	%zmm22,%zmm27,%zmm0
vfnmadd213ps	%zmm30,%zmm3,%zmm4
vmovups	%zmm13,2112(%rsp)
vmovups	%zmm25,2048(%rsp)
vmovups	%zmm6,640(%rsp)
vmovups	%zmm9,1088(%rsp)
vmovups	%zmm0,2880(%rsp)
vmovups	%zmm10,512(%rsp)
vmovups	%zmm16,192(%rsp)
vmovups	%zmm19,1024(%rsp)
vmovups	%zmm14,1536(%rsp)
vmovups	%zmm7,704(%rsp)
vmovups	%zmm4,4480(%rsp)
vmovups	%zmm21,4032(%rsp)
jbe	86f
vmovups	4096(%rsp),%zmm30
vmovaps	%zmm15,%zmm24
vmovaps	%zmm18,%zmm25
vmovaps	%zmm20,%zmm22
vmovups	2688(%rsp),%zmm0
vmovups	4544(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2688(%rsp)
vcmpgeps	383f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3584(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
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
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	96f(%rip),%zmm13
vbroadcastss	386f(%rip),%zmm14
vbroadcastss	387f(%rip),%zmm15
vbroadcastss	388f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm17
vbroadcastss	392f(%rip),%zmm18
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vmovups	384(%rsp),%zmm27
vmovups	1792(%rsp),%zmm28
jbe	87f
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	85f
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
83:
leaq	(%rcx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmulps	(%r13,%rsi),%zmm23,%zmm2
movq	%r13,%rsi
xorl	%edi,%edi
.p2align	4
84:
vmovaps	(%rsi),%zmm3
vfmadd213ps	%zmm27,%zmm2,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm29,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm29,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm11,%zmm6,%zmm6
vpandd	%zmm12,%zmm6,%zmm6
vpsubd	%zmm6,%zmm13,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm29,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm14,%zmm7
vfmadd213ps	%zmm15,%zmm8,%zmm7
vmovaps	%zmm16,%zmm9
vmovaps	%zmm18,%zmm10
vfmadd213ps	%zmm19,%zmm8,%zmm10
vfmadd213ps	%zmm17,%zmm8,%zmm9
vfmadd231ps	%zmm20,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm31,%zmm5,%zmm4
vfmadd231ps	%zmm21,%zmm6,%zmm10
vmaxps	%zmm29,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	83b
85:
vbroadcastss	396f(%rip),%zmm2
vmovups	3648(%rsp),%zmm3
vfmadd213ps	397f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm26,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3648(%rsp)
vmovups	3968(%rsp),%zmm0
vbroadcastss	398f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3968(%rsp)
vmovups	3008(%rsp),%zmm0
vmaxps	339f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3008(%rsp)
vblendmps	336f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3136(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm28
vmovups	2944(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	576(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2176(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm23,%zmm23
vmovups	2240(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm27,%zmm27
vmovups	2304(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm30,%zmm8
vmovups	1600(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1600(%rsp)
vmovups	3072(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,3072(%rsp)
vmovups	1152(%rsp),%zmm0
vmovaps	%zmm26,%zmm0 {%k1}
vmovups	%zmm0,1152(%rsp)
vmovups	2624(%rsp),%zmm0
vbroadcastss	344f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2624(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3584(%rsp)
vmovups	%zmm5,2304(%rsp)
vmovups	%zmm4,2240(%rsp)
vmovups	%zmm3,2176(%rsp)
vmovaps	%zmm8,%zmm3
vmovups	%zmm2,2944(%rsp)
vmovups	%zmm1,3136(%rsp)
vmovaps	%zmm22,%zmm20
vmovaps	%zmm25,%zmm18
vmovups	2112(%rsp),%zmm13
vmovups	2048(%rsp),%zmm25
vmovups	640(%rsp),%zmm6
vmovups	1088(%rsp),%zmm9
vmovups	192(%rsp),%zmm16
vmovups	320(%rsp),%zmm30
vmovups	1024(%rsp),%zmm19
vmovups	1536(%rsp),%zmm14
vmovaps	%zmm24,%zmm15
vmovups	256(%rsp),%zmm2
vmovups	4480(%rsp),%zmm4
vmovups	4032(%rsp),%zmm21
vmovups	1856(%rsp),%zmm5
jmp	88f
.p2align	4
86:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3584(%rsp)
vmovups	4096(%rsp),%zmm3
vxorps	%xmm26,%xmm26,%xmm26
vmovups	384(%rsp),%zmm27
vmovups	576(%rsp),%zmm7
vmovups	256(%rsp),%zmm2
vmovups	1856(%rsp),%zmm5
vmovups	320(%rsp),%zmm30
vmovups	1792(%rsp),%zmm28
jmp	88f
.p2align	4
87:
vmovaps	%zmm30,%zmm3
vmovups	576(%rsp),%zmm7
vmovaps	%zmm22,%zmm20
vmovaps	%zmm25,%zmm18
vmovups	2112(%rsp),%zmm13
vmovups	2048(%rsp),%zmm25
vmovups	192(%rsp),%zmm16
vmovups	1024(%rsp),%zmm19
vmovups	1536(%rsp),%zmm14
vmovaps	%zmm24,%zmm15
vmovups	256(%rsp),%zmm2
vmovups	4032(%rsp),%zmm21
vmovups	1856(%rsp),%zmm5
vmovups	320(%rsp),%zmm30
88:
vmovups	%zmm15,4160(%rsp)
vmovups	%zmm2,256(%rsp)
vmovups	%zmm3,1216(%rsp)
vbroadcastss	332f(%rip),%zmm1
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm11
vmaxps	%zmm1,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm10
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm5
vmaxps	%zmm1,%zmm15,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5248(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5376(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm8
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,1984(%rsp)
vcmpleps	3264(%rsp),%zmm28,%k2
vmovups	%zmm28,1792(%rsp)
vcmpgeps	3200(%rsp),%zmm28,%k4
vblendmps	%zmm30,%zmm29,%zmm0 {%k4}
vbroadcastss	355f(%rip),%zmm28
vxorps	%zmm28,%zmm30,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm26,%k6
kmovw	30(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm26,%zmm31,%zmm12 {%k2}
vmovups	%zmm12,1472(%rsp)
vcmpgeps	3328(%rsp),%zmm7,%k4
vblendmps	%zmm19,%zmm29,%zmm0 {%k4}
vmovups	%zmm7,576(%rsp)
vcmpleps	3392(%rsp),%zmm7,%k4
vxorps	%zmm28,%zmm19,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm26,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm26,%zmm31,%zmm7 {%k4}
vmovups	%zmm7,3776(%rsp)
vmovdqu64	5312(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2368(%rsp),%zmm23,%k1
vblendmps	%zmm6,%zmm29,%zmm1 {%k1}
vcmpleps	2432(%rsp),%zmm23,%k1
vxorps	%zmm28,%zmm6,%zmm1 {%k1}
vcmpgeps	2496(%rsp),%zmm27,%k1
vblendmps	%zmm9,%zmm29,%zmm0 {%k1}
vcmpleps	2560(%rsp),%zmm27,%k1
vxorps	%zmm28,%zmm9,%zmm0 {%k1}
vcmpgeps	3456(%rsp),%zmm3,%k1
vmovups	704(%rsp),%zmm2
vblendmps	%zmm2,%zmm29,%zmm4 {%k1}
vcmpleps	3520(%rsp),%zmm3,%k1
vxorps	%zmm28,%zmm2,%zmm4 {%k1}
vcmpleps	%zmm1,%zmm26,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm26,%zmm31,%zmm3 {%k5}
vmovups	%zmm3,1344(%rsp)
vmulps	%zmm7,%zmm10,%zmm2
vmovups	%zmm10,960(%rsp)
vmulps	%zmm2,%zmm14,%zmm1
vmulps	%zmm12,%zmm11,%zmm6
vmovaps	%zmm11,%zmm14
vmovups	%zmm11,896(%rsp)
vmulps	%zmm6,%zmm1,%zmm7
vmulps	%zmm3,%zmm5,%zmm22
vmovaps	%zmm5,%zmm15
vmovups	%zmm5,448(%rsp)
vmulps	%zmm22,%zmm25,%zmm1
vmulps	%zmm6,%zmm1,%zmm3
vmovaps	%zmm7,%zmm5
vmulps	%zmm7,%zmm3,%zmm1
vmovaps	%zmm3,%zmm7
vmovaps	%zmm5,%zmm3
vmovaps	%zmm5,%zmm12
vfnmadd213ps	%zmm31,%zmm5,%zmm3
vbroadcastss	399f(%rip),%zmm25
vmovups	%zmm3,4992(%rsp)
vmaxps	%zmm25,%zmm3,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm3
vmulps	%zmm3,%zmm10,%zmm9
vmovaps	%zmm31,%zmm9 {%k4}
vcmpleps	%zmm0,%zmm26,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm26,%zmm31,%zmm11 {%k3}
vmovups	%zmm11,1408(%rsp)
vmulps	%zmm22,%zmm13,%zmm0
vfmsub231ps	%zmm0,%zmm2,%zmm1
vmulps	%zmm3,%zmm1,%zmm10
vmovaps	%zmm7,%zmm5
vfnmadd213ps	%zmm31,%zmm7,%zmm5
vfnmadd231ps	%zmm10,%zmm10,%zmm5
vmaxps	%zmm25,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmovaps	%zmm8,%zmm0
vmulps	%zmm11,%zmm8,%zmm24
vmulps	768(%rsp),%zmm24,%zmm8
vmulps	%zmm6,%zmm8,%zmm8
vmovaps	%zmm12,%zmm21
vmovups	%zmm12,384(%rsp)
vmulps	%zmm12,%zmm8,%zmm12
vmulps	%zmm7,%zmm8,%zmm13
vmovups	%zmm7,3712(%rsp)
vdivps	%zmm1,%zmm31,%zmm1
vmulps	%zmm14,%zmm9,%zmm14
vmovaps	%zmm9,%zmm14 {%k2}
vmovdqu64	5184(%rsp),%zmm9
vptestmd	%zmm9,%zmm9,%k0
vmulps	%zmm1,%zmm15,%zmm9
vmovaps	%zmm31,%zmm9 {%k5}
vcmpleps	%zmm4,%zmm26,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm26,%zmm31,%zmm28 {%k5}
vmovups	1984(%rsp),%zmm11
vmulps	%zmm28,%zmm11,%zmm15
vmulps	%zmm15,%zmm16,%zmm4
vmulps	%zmm6,%zmm4,%zmm17
vmovaps	%zmm19,%zmm26
vmulps	%zmm21,%zmm17,%zmm19
vmulps	%zmm7,%zmm17,%zmm21
vmulps	832(%rsp),%zmm24,%zmm4
vfmsub231ps	%zmm4,%zmm2,%zmm12
vmulps	%zmm3,%zmm12,%zmm16
vmovaps	%zmm3,%zmm7
vmovups	%zmm3,1280(%rsp)
vmovups	%zmm18,3840(%rsp)
vmulps	%zmm24,%zmm18,%zmm4
vfmsub231ps	%zmm4,%zmm22,%zmm13
vfnmadd231ps	%zmm10,%zmm16,%zmm13
vmulps	%zmm1,%zmm13,%zmm18
vmovaps	%zmm8,%zmm6
vfnmadd213ps	%zmm31,%zmm8,%zmm6
vfnmadd231ps	%zmm16,%zmm16,%zmm6
vfnmadd231ps	%zmm18,%zmm18,%zmm6
vmulps	512(%rsp),%zmm15,%zmm4
vfmsub231ps	%zmm4,%zmm2,%zmm19
vmaxps	%zmm25,%zmm6,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	2880(%rsp),%zmm15,%zmm4
vmovups	%zmm22,5120(%rsp)
vfmsub231ps	%zmm4,%zmm22,%zmm21
vmulps	%zmm8,%zmm17,%zmm12
vdivps	%zmm2,%zmm31,%zmm3
vmovups	%zmm20,3904(%rsp)
vmulps	%zmm15,%zmm20,%zmm2
vmovups	%zmm24,5056(%rsp)
vfmsub231ps	%zmm2,%zmm24,%zmm12
vmulps	%zmm3,%zmm0,%zmm13
vmovaps	%zmm0,%zmm15
vmovaps	%zmm31,%zmm13 {%k3}
vmulps	%zmm7,%zmm19,%zmm20
vfnmadd231ps	%zmm10,%zmm20,%zmm21
vmulps	%zmm1,%zmm21,%zmm21
vfnmadd231ps	%zmm16,%zmm20,%zmm12
vfnmadd231ps	%zmm18,%zmm21,%zmm12
vmulps	%zmm3,%zmm12,%zmm22
vmulps	%zmm9,%zmm14,%zmm9
vmovaps	%zmm17,%zmm2
vfnmadd213ps	%zmm31,%zmm17,%zmm2
vfnmadd231ps	%zmm20,%zmm20,%zmm2
vfnmadd231ps	%zmm21,%zmm21,%zmm2
vfnmadd231ps	%zmm22,%zmm22,%zmm2
vmaxps	%zmm25,%zmm2,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm13,%zmm9,%zmm9
vdivps	%zmm12,%zmm31,%zmm4
vmulps	%zmm4,%zmm11,%zmm12
vmulps	%zmm12,%zmm9,%zmm12
vmovaps	%zmm9,%zmm12 {%k5}
vmovups	%zmm12,2752(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovss	1728(%rsp),%xmm12
vucomiss	%xmm9,%xmm12
vmulps	896(%rsp),%zmm30,%zmm9
kmovw	28(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm9,%zmm12
vxorps	%xmm0,%xmm0,%xmm0
vfmadd213ps	%zmm0,%zmm9,%zmm12 {%k3} {z}
kmovw	26(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmulps	960(%rsp),%zmm26,%zmm13
vmovaps	%zmm13,%zmm14 {%k3} {z}
vfmadd213ps	%zmm12,%zmm14,%zmm14
kmovw	24(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	448(%rsp),%zmm0
vmulps	640(%rsp),%zmm0,%zmm12
vmovaps	%zmm12,%zmm19 {%k1} {z}
vfmadd213ps	%zmm14,%zmm19,%zmm19
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm23,%zmm30
vmovups	%zmm15,1920(%rsp)
vmulps	1088(%rsp),%zmm15,%zmm23
vmovups	3776(%rsp),%zmm7
vmovaps	%zmm23,%zmm14 {%k1} {z}
vfmadd213ps	%zmm19,%zmm14,%zmm14
kmovw	20(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	704(%rsp),%zmm11,%zmm19
vmovaps	%zmm19,%zmm26 {%k1} {z}
vfmadd213ps	%zmm14,%zmm26,%zmm26
vmulps	1472(%rsp),%zmm9,%zmm14
vmovups	384(%rsp),%zmm15
vmulps	%zmm14,%zmm15,%zmm24
vfmsub231ps	%zmm13,%zmm7,%zmm24
vmovups	3712(%rsp),%zmm13
vmulps	%zmm14,%zmm13,%zmm25
vfmsub231ps	1344(%rsp),%zmm12,%zmm25
vmovaps	%zmm27,%zmm12
vmulps	%zmm14,%zmm8,%zmm27
vfmsub231ps	1408(%rsp),%zmm23,%zmm27
vmulps	%zmm14,%zmm17,%zmm23
vmovups	%zmm28,2816(%rsp)
vfmsub231ps	%zmm19,%zmm28,%zmm23
vbroadcastss	355f(%rip),%zmm11
vxorps	%zmm11,%zmm15,%zmm0
vmovups	%zmm0,4416(%rsp)
vxorps	%zmm11,%zmm13,%zmm28
vxorps	%zmm11,%zmm8,%zmm13
vxorps	%zmm11,%zmm17,%zmm0
vmovups	%zmm0,1728(%rsp)
vmulps	1280(%rsp),%zmm24,%zmm17
vfnmadd231ps	%zmm10,%zmm17,%zmm25
vxorps	%zmm11,%zmm10,%zmm10
vfnmadd231ps	%zmm16,%zmm17,%zmm27
vxorps	%zmm11,%zmm16,%zmm0
vmovups	%zmm0,3712(%rsp)
vmulps	%zmm1,%zmm25,%zmm19
vfnmadd231ps	%zmm18,%zmm19,%zmm27
vxorps	%zmm11,%zmm18,%zmm18
vfnmadd231ps	%zmm20,%zmm17,%zmm23
vxorps	%zmm11,%zmm20,%zmm16
vfnmadd231ps	%zmm21,%zmm19,%zmm23
vxorps	%zmm11,%zmm21,%zmm20
vmovaps	%zmm3,%zmm0
vmulps	%zmm3,%zmm27,%zmm21
vxorps	%xmm24,%xmm24,%xmm24
vfnmadd231ps	%zmm22,%zmm21,%zmm23
vxorps	%zmm11,%zmm22,%zmm22
vmovaps	%zmm14,%zmm3
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm24,%zmm14,%zmm3
vfmadd231ps	%zmm17,%zmm17,%zmm3
vfmadd231ps	%zmm19,%zmm19,%zmm3
vfmadd231ps	%zmm21,%zmm21,%zmm3
vmovaps	%zmm4,%zmm9
vmulps	%zmm4,%zmm23,%zmm24
vfmadd231ps	%zmm24,%zmm24,%zmm3
ja	68b
vmovaps	%zmm28,%zmm15
vdivps	448(%rsp),%zmm31,%zmm2
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm5
vmovaps	%zmm30,%zmm27
vmulps	%zmm30,%zmm2,%zmm2
vdivps	1920(%rsp),%zmm31,%zmm6
vmovups	%zmm12,384(%rsp)
vmulps	%zmm12,%zmm6,%zmm6
vmovups	2624(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm11
vmulps	2752(%rsp),%zmm11,%zmm11
vmulps	422f(%rip){1to16},%zmm2,%zmm2
vmulps	423f(%rip){1to16},%zmm6,%zmm6
vmaxps	%zmm2,%zmm6,%zmm23
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm23 {%k1}
vbroadcastss	344f(%rip),%zmm25
vmovups	3648(%rsp),%zmm2
vcmpltps	%zmm25,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	424f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm23,%zmm2,%zmm6
vcmpunordps	%zmm23,%zmm23,%k1
vmovaps	%zmm2,%zmm6 {%k1}
vmulps	%zmm11,%zmm11,%zmm2
vminps	%zmm31,%zmm2,%zmm2
vmulps	%zmm5,%zmm2,%zmm2
vmaxps	%zmm2,%zmm6,%zmm11
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm11 {%k1}
vcmpltps	%zmm25,%zmm28,%k1
vmovaps	%zmm11,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm5,%xmm5,%xmm5
vbroadcastss	%xmm5,%zmm5
vcmpleps	%zmm5,%zmm26,%k1
vcmpleps	%zmm2,%zmm3,%k1 {%k1}
vmulps	1472(%rsp),%zmm7,%zmm2
vmulps	1344(%rsp),%zmm2,%zmm2
vmulps	1408(%rsp),%zmm2,%zmm2
vmulps	2816(%rsp),%zmm2,%zmm2
vcmpnltps	%zmm2,%zmm8,%k2
vmovaps	%zmm31,%zmm2 {%k2} {z}
vbroadcastss	338f(%rip),%zmm3
vblendmps	%zmm2,%zmm3,%zmm2 {%k1}
vmovups	4352(%rsp),%zmm5
vcmpleps	2688(%rsp),%zmm5,%k1
vminps	425f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	1664(%rsp),%zmm5
vcmpeqps	%zmm3,%zmm5,%k1
vmovaps	%zmm2,%zmm5 {%k1}
vmovups	%zmm5,1664(%rsp)
vcmpeqps	%zmm3,%zmm5,%k1
vmovaps	%zmm31,%zmm11 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm11,%xmm2
vmovshdup	%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm4,%xmm2
vmovups	1216(%rsp),%zmm26
vxorps	%xmm5,%xmm5,%xmm5
vpbroadcastd	96f(%rip),%zmm25
vbroadcastss	386f(%rip),%zmm30
vmovaps	%zmm27,%zmm23
vmovups	1792(%rsp),%zmm27
ja	72b
vmovaps	%zmm23,%zmm11
vmulps	%zmm24,%zmm9,%zmm2
vfmadd213ps	%zmm21,%zmm2,%zmm22
vmulps	%zmm22,%zmm0,%zmm3
vfmadd213ps	%zmm19,%zmm3,%zmm18
vfmadd213ps	%zmm18,%zmm2,%zmm20
vmulps	%zmm20,%zmm1,%zmm1
vfmadd213ps	%zmm17,%zmm1,%zmm10
vmovups	3712(%rsp),%zmm0
vfmadd213ps	%zmm10,%zmm3,%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm16
vmulps	1280(%rsp),%zmm16,%zmm0
vmovups	4416(%rsp),%zmm4
vfmadd213ps	%zmm14,%zmm0,%zmm4
vfmadd213ps	%zmm4,%zmm1,%zmm15
vfmadd213ps	%zmm15,%zmm3,%zmm13
vmovups	1728(%rsp),%zmm4
vfmadd213ps	%zmm13,%zmm2,%zmm4
vmulps	896(%rsp),%zmm4,%zmm4
vmovups	%zmm4,1088(%rsp)
vmulps	960(%rsp),%zmm0,%zmm0
vmovups	%zmm0,640(%rsp)
vmulps	448(%rsp),%zmm1,%zmm0
vmovups	%zmm0,256(%rsp)
vmulps	1920(%rsp),%zmm3,%zmm0
vmovups	%zmm0,704(%rsp)
vdivps	4672(%rsp),%zmm31,%zmm0
vmulps	1984(%rsp),%zmm2,%zmm1
vmovups	%zmm1,320(%rsp)
vmulps	4736(%rsp),%zmm0,%zmm0
vpbroadcastd	384f(%rip),%zmm19
vpaddd	%zmm19,%zmm0,%zmm1
vpbroadcastd	385f(%rip),%zmm22
vpandd	%zmm22,%zmm1,%zmm1
vpsubd	%zmm1,%zmm25,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm30,%zmm4
vfmadd213ps	387f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	388f(%rip),%zmm5
vfmadd213ps	389f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	392f(%rip),%zmm8
vfmadd213ps	393f(%rip){1to16},%zmm2,%zmm8
vfmadd231ps	394f(%rip){1to16},%zmm0,%zmm8
vfmadd213ps	%zmm5,%zmm0,%zmm8
vfmadd213ps	%zmm4,%zmm0,%zmm8
vfmadd213ps	%zmm2,%zmm0,%zmm8
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm8
vmovups	4224(%rsp),%zmm0
vfmadd231ps	426f(%rip){1to16},%zmm0,%zmm8
vmovups	4800(%rsp),%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm0,%zmm8
vmovups	%zmm8,1024(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm26,%xmm26,%xmm26
cmpb	$1,%cl
jne	93f
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
89:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmulps	(%r13,%rcx),%zmm11,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	387f(%rip),%zmm24
vbroadcastss	388f(%rip),%zmm28
vbroadcastss	389f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm3
vbroadcastss	393f(%rip),%zmm7
vbroadcastss	394f(%rip),%zmm27
vbroadcastss	395f(%rip),%zmm10
vmovups	384(%rsp),%zmm8
.p2align	4
92:
vmovaps	(%rsi),%zmm1
vfmadd213ps	%zmm8,%zmm0,%zmm1
vdivps	%zmm1,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm1,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm29,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm29,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm19,%zmm6,%zmm6
vpandd	%zmm22,%zmm6,%zmm6
vpsubd	%zmm6,%zmm25,%zmm9
vaddps	%zmm31,%zmm1,%zmm12
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm29,%zmm9,%zmm13
vfmadd231ps	%zmm4,%zmm9,%zmm13
vmulps	%zmm13,%zmm13,%zmm4
vmovaps	%zmm30,%zmm9
vfmadd213ps	%zmm24,%zmm13,%zmm9
vmovaps	%zmm28,%zmm15
vmovaps	%zmm3,%zmm18
vfmadd213ps	%zmm23,%zmm13,%zmm15
vfmadd213ps	%zmm7,%zmm13,%zmm18
vfmadd231ps	%zmm27,%zmm4,%zmm18
vfmadd213ps	%zmm15,%zmm4,%zmm18
vfmadd213ps	%zmm9,%zmm4,%zmm18
vfmadd213ps	%zmm13,%zmm4,%zmm18
vfmadd231ps	%zmm10,%zmm6,%zmm18
vaddps	%zmm31,%zmm5,%zmm4
vmaxps	%zmm29,%zmm5,%zmm5
vdivps	%zmm12,%zmm31,%zmm6
vfmsub231ps	%zmm4,%zmm18,%zmm5
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm4,%zmm6,%zmm9
vaddps	%zmm6,%zmm2,%zmm2
vaddps	%zmm4,%zmm21,%zmm21
vaddps	%zmm9,%zmm20,%zmm20
vfmadd231ps	%zmm5,%zmm1,%zmm26
vfmadd231ps	%zmm4,%zmm4,%zmm17
vfmadd231ps	%zmm4,%zmm9,%zmm16
vfmadd231ps	%zmm9,%zmm9,%zmm14
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	92b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	89b
93:
vcmpgeps	1664(%rsp),%zmm31,%k2
vmovups	960(%rsp),%zmm8
vmulps	1536(%rsp),%zmm8,%zmm0
vmovups	896(%rsp),%zmm10
vmulps	%zmm10,%zmm0,%zmm22
vbroadcastss	326f(%rip),%zmm3
vmovups	1088(%rsp),%zmm7
vandps	%zmm3,%zmm7,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vmovups	640(%rsp),%zmm25
vandps	%zmm3,%zmm25,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	320(%rsp),%zmm3,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	1216(%rsp),%zmm27
vmulps	432f(%rip){1to16},%zmm27,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovaps	%zmm22,%zmm0
vfnmadd213ps	%zmm31,%zmm22,%zmm0
vmovups	448(%rsp),%zmm24
vmulps	2048(%rsp),%zmm24,%zmm1
vmulps	%zmm10,%zmm1,%zmm18
vmulps	2112(%rsp),%zmm24,%zmm1
vmulps	%zmm22,%zmm18,%zmm4
vfmsub231ps	%zmm1,%zmm8,%zmm4
vmovups	1920(%rsp),%zmm9
vmulps	768(%rsp),%zmm9,%zmm1
vmulps	%zmm10,%zmm1,%zmm15
vmulps	832(%rsp),%zmm9,%zmm1
vmulps	%zmm22,%zmm15,%zmm6
vfmsub231ps	%zmm1,%zmm8,%zmm6
vbroadcastss	399f(%rip),%zmm3
vmaxps	%zmm3,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	3840(%rsp),%zmm9,%zmm5
vmulps	%zmm18,%zmm15,%zmm19
vfmsub231ps	%zmm5,%zmm24,%zmm19
vmovups	1984(%rsp),%zmm13
vmulps	192(%rsp),%zmm13,%zmm5
vmulps	%zmm10,%zmm5,%zmm12
vmulps	512(%rsp),%zmm13,%zmm5
vmovups	%zmm22,512(%rsp)
vmulps	%zmm22,%zmm12,%zmm22
vfmsub231ps	%zmm5,%zmm8,%zmm22
vdivps	%zmm1,%zmm31,%zmm8
vmulps	2880(%rsp),%zmm13,%zmm1
vmulps	%zmm18,%zmm12,%zmm23
vfmsub231ps	%zmm1,%zmm24,%zmm23
vminps	%zmm31,%zmm0,%zmm0
vmulps	%zmm8,%zmm4,%zmm5
vmovaps	%zmm18,%zmm1
vfnmadd213ps	%zmm31,%zmm18,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmaxps	%zmm3,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	3904(%rsp),%zmm13,%zmm4
vmulps	%zmm15,%zmm12,%zmm29
vfmsub231ps	%zmm4,%zmm9,%zmm29
vdivps	%zmm1,%zmm31,%zmm4
vmulps	%zmm8,%zmm6,%zmm28
vfnmadd231ps	%zmm5,%zmm28,%zmm19
vmulps	%zmm4,%zmm19,%zmm6
vmovaps	%zmm15,%zmm1
vfnmadd213ps	%zmm31,%zmm15,%zmm1
vfnmadd231ps	%zmm28,%zmm28,%zmm1
vfnmadd231ps	%zmm6,%zmm6,%zmm1
vminps	%zmm0,%zmm1,%zmm30
vmaxps	%zmm3,%zmm1,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm8,768(%rsp)
vmulps	%zmm8,%zmm22,%zmm22
vfnmadd231ps	%zmm5,%zmm22,%zmm23
vmovups	%zmm4,832(%rsp)
vmulps	%zmm4,%zmm23,%zmm19
vfnmadd231ps	%zmm28,%zmm22,%zmm29
vfnmadd231ps	%zmm6,%zmm19,%zmm29
vmovups	%zmm0,192(%rsp)
vmulps	%zmm0,%zmm29,%zmm4
vmovaps	%zmm12,%zmm0
vfnmadd213ps	%zmm31,%zmm12,%zmm0
vfnmadd231ps	%zmm22,%zmm22,%zmm0
vfnmadd231ps	%zmm19,%zmm19,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vminps	%zmm30,%zmm0,%zmm1
vcmpgtps	428f(%rip){1to16},%zmm1,%k0
vmovups	1792(%rsp),%zmm8
vaddps	%zmm8,%zmm7,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3200(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3264(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm8 {%k3}
movq	8(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm1
vmovups	1664(%rsp),%zmm3
vcmpeqps	339f(%rip){1to16},%zmm3,%k1
vmovaps	%zmm1,%zmm8 {%k1}
movq	168(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vbroadcastss	12(%rcx),%zmm23
vmovaps	%zmm8,(%r15,%rax)
vmovups	576(%rsp),%zmm7
vaddps	%zmm7,%zmm25,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3328(%rsp),%zmm3
vminps	%zmm10,%zmm3,%zmm10
vmovaps	%zmm3,%zmm10 {%k4}
vcmpunordps	%zmm10,%zmm10,%k4
vmovups	3392(%rsp),%zmm3
vmaxps	%zmm10,%zmm3,%zmm10
vmovaps	%zmm3,%zmm10 {%k4}
vmovaps	%zmm10,%zmm7 {%k3}
vmovaps	%zmm1,%zmm7 {%k1}
movq	32(%rsp),%r10
addq	%r10,%r12
shlq	$6,%r12
vmovaps	%zmm7,(%r15,%r12)
vaddps	256(%rsp),%zmm11,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2368(%rsp),%zmm3
vminps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2432(%rsp),%zmm3
vmaxps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k4}
vmovaps	%zmm7,%zmm11 {%k3}
leaq	(%r15,%rax),%rcx
vmulps	%zmm23,%zmm11,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%rcx)
vmovups	384(%rsp),%zmm8
vaddps	704(%rsp),%zmm8,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2496(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2560(%rsp),%zmm7
vmaxps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k4}
vmovaps	%zmm3,%zmm8 {%k3}
vmulps	%zmm23,%zmm8,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm3,(%rsi,%rcx)
vaddps	320(%rsp),%zmm27,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3456(%rsp),%zmm7
vminps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3520(%rsp),%zmm7
vmaxps	%zmm3,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k4}
vmovaps	%zmm3,%zmm27 {%k3}
vmovaps	%zmm1,%zmm27 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm27,(%rsi,%rcx)
movl	$5,%edi
movl	4(%rsp),%ebp
testb	$2,%bpl
je	94f
vmovaps	%zmm13,%zmm8
vmaxps	399f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm3
vbroadcastss	355f(%rip),%zmm30
vxorps	512(%rsp),%zmm30,%zmm0
vmulps	%zmm23,%zmm24,%zmm10
vmulps	%zmm23,%zmm9,%zmm7
kandw	%k0,%k2,%k2
movl	%ebp,%esi
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
imulq	32(%rsp),%r10
shlq	$6,%r10
addq	%r15,%r10
imulq	32(%rsp),%r9
shlq	$6,%r9
addq	%r15,%r9
imulq	32(%rsp),%r8
shlq	$6,%r8
addq	%r15,%r8
imulq	32(%rsp),%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovups	768(%rsp),%zmm24
vmulps	%zmm0,%zmm24,%zmm29
vfmadd231ps	%zmm29,%zmm5,%zmm18
vxorps	%zmm30,%zmm18,%zmm0
vmovups	832(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm27
vxorps	%zmm30,%zmm24,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm9,%zmm0,%zmm25
vfmadd231ps	%zmm29,%zmm28,%zmm15
vfmadd231ps	%zmm27,%zmm6,%zmm15
vxorps	%zmm30,%zmm15,%zmm0
vmovups	192(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm23
vmulps	%zmm28,%zmm24,%zmm0
vfmadd231ps	%zmm25,%zmm6,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm5,%zmm18
vxorps	%zmm30,%zmm9,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmulps	%zmm5,%zmm0,%zmm15
vfmadd231ps	%zmm29,%zmm22,%zmm12
vfmadd231ps	%zmm27,%zmm19,%zmm12
vfmadd231ps	%zmm23,%zmm4,%zmm12
vxorps	%zmm30,%zmm12,%zmm0
vmulps	%zmm0,%zmm3,%zmm13
vmulps	%zmm22,%zmm24,%zmm0
vfmadd231ps	%zmm25,%zmm19,%zmm0
vfmadd231ps	%zmm18,%zmm4,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm12
vmulps	%zmm19,%zmm9,%zmm0
vfmadd231ps	%zmm15,%zmm4,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm11
vxorps	%zmm30,%zmm5,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm29,%zmm4
vfmadd213ps	%zmm31,%zmm29,%zmm4
vfmadd231ps	%zmm27,%zmm27,%zmm4
vfmadd231ps	%zmm23,%zmm23,%zmm4
vfmadd231ps	%zmm13,%zmm13,%zmm4
vmovups	896(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm1,%zmm19
vmulps	%zmm4,%zmm6,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r11)
movq	48(%rsp),%r11
vmulps	%zmm24,%zmm24,%zmm4
vfmadd231ps	%zmm25,%zmm25,%zmm4
vfmadd231ps	%zmm18,%zmm18,%zmm4
vfmadd231ps	%zmm12,%zmm12,%zmm4
vmovups	960(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm1,%zmm19
vmulps	%zmm4,%zmm6,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r10)
movq	32(%rsp),%r10
vmulps	%zmm9,%zmm9,%zmm4
vfmadd231ps	%zmm15,%zmm15,%zmm4
vfmadd231ps	%zmm11,%zmm11,%zmm4
vmulps	%zmm10,%zmm4,%zmm4
vmovaps	%zmm1,%zmm19
vmulps	%zmm4,%zmm10,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm5,%zmm5,%zmm4
vfmadd231ps	%zmm0,%zmm0,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmovaps	%zmm1,%zmm19
vmulps	%zmm4,%zmm7,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r8)
vmulps	%zmm3,%zmm3,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm1,%zmm19
vmulps	%zmm4,%zmm8,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%rdi)
movl	$10,%edi
testl	%esi,%esi
je	94f
vmulps	768(%rsp),%zmm29,%zmm4
vfmadd231ps	%zmm27,%zmm25,%zmm4
vfmadd231ps	%zmm23,%zmm18,%zmm4
vfmadd231ps	%zmm13,%zmm12,%zmm4
vmovups	960(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm1,%zmm9
vmovups	896(%rsp),%zmm19
vmulps	%zmm4,%zmm19,%zmm9 {%k2}
movq	%rdx,%rcx
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovups	832(%rsp),%zmm5
vmulps	%zmm27,%zmm5,%zmm4
vfmadd231ps	%zmm23,%zmm15,%zmm4
vfmadd231ps	%zmm13,%zmm11,%zmm4
vmulps	%zmm10,%zmm4,%zmm4
vmovaps	%zmm1,%zmm9
vmulps	%zmm4,%zmm19,%zmm9 {%k2}
movq	%r10,%rcx
shlq	$9,%rcx
addq	%r15,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmulps	%zmm25,%zmm5,%zmm4
vfmadd231ps	%zmm18,%zmm15,%zmm4
vfmadd231ps	%zmm12,%zmm11,%zmm4
vmulps	%zmm10,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm6,%zmm5 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmovups	192(%rsp),%zmm9
vmulps	%zmm23,%zmm9,%zmm4
vfmadd231ps	%zmm13,%zmm0,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm19,%zmm5 {%k2}
imulq	$704,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm18,%zmm9,%zmm4
vfmadd231ps	%zmm12,%zmm0,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm6,%zmm5 {%k2}
shlq	$8,%rdx
addq	%r15,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm15,%zmm9,%zmm4
vfmadd231ps	%zmm11,%zmm0,%zmm4
vmulps	%zmm7,%zmm4,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm10,%zmm5 {%k2}
imulq	$832,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm13,%zmm3,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm19,%zmm5 {%k2}
imulq	$960,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm12,%zmm3,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm4,%zmm6,%zmm5 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r15,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm11,%zmm3,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm10,%zmm4,%zmm5 {%k2}
imulq	$1088,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm7,%zmm0,%zmm1 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
movl	$20,%edi
94:
testb	$8,%bpl
vxorps	%xmm19,%xmm19,%xmm19
je	6b
movq	8(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm0
vmovups	1664(%rsp),%zmm1
vcmpeqps	339f(%rip){1to16},%zmm1,%k2
vaddps	%zmm26,%zmm26,%zmm3
vmovups	1024(%rsp),%zmm6
vfmsub132ps	354f(%rip){1to16},%zmm26,%zmm6
vbroadcastss	100(%rcx),%zmm4
vfmadd213ps	%zmm19,%zmm2,%zmm4
vfmadd231ps	104(%rcx){1to16},%zmm21,%zmm4
vfmadd231ps	108(%rcx){1to16},%zmm20,%zmm4
vfmadd231ps	112(%rcx){1to16},%zmm17,%zmm4
vfmadd231ps	116(%rcx){1to16},%zmm16,%zmm4
vfmadd231ps	120(%rcx){1to16},%zmm14,%zmm4
vbroadcastss	136(%rcx),%zmm1
vmovups	4608(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm19,%zmm2,%zmm1
vfmadd231ps	140(%rcx){1to16},%zmm21,%zmm1
vfmadd231ps	144(%rcx){1to16},%zmm20,%zmm1
vfmadd231ps	148(%rcx){1to16},%zmm17,%zmm1
vfmadd231ps	152(%rcx){1to16},%zmm16,%zmm1
vfmadd231ps	156(%rcx){1to16},%zmm14,%zmm1
vfmadd132ps	172(%rcx){1to16},%zmm19,%zmm2
vfmadd231ps	176(%rcx){1to16},%zmm21,%zmm2
vfmadd231ps	180(%rcx){1to16},%zmm20,%zmm2
vfmadd231ps	184(%rcx){1to16},%zmm17,%zmm2
vfmadd231ps	188(%rcx){1to16},%zmm16,%zmm2
vfmadd231ps	192(%rcx){1to16},%zmm14,%zmm2
vfmadd231ps	425f(%rip){1to16},%zmm5,%zmm1
vfmadd231ps	433f(%rip){1to16},%zmm5,%zmm2
vmovaps	%zmm0,%zmm6 {%k2}
movq	%rdi,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	1(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	3(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
addq	$4,%rdi
imulq	%r10,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm2,(%rax,%rdi)
jmp	6b
95:
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
96:
.long	0x3f800000
97:
.long	1048576
98:
.long	0x3f40094e
99:
.long	0x3e1d5a5a
322:
.long	0x3bd74912
323:
.long	0x3f156f3d
324:
.long	0x3d26f715
325:
.long	8388607
326:
.long	2147483647
327:
.long	1400897535
328:
.long	0xc9800000
329:
.long	0x3f000000
332:
.long	0x0da24260
333:
.long	0x1e3ce508
334:
.long	0xbf800000
335:
.long	0x41100000
336:
.long	0x3e800000
337:
.long	0x41490fdb
338:
.long	0x40a00000
339:
.long	0x40800000
342:
.long	0x7f7fffff
343:
.long	0x3fc00000
344:
.long	0x7149f2ca
345:
.long	2
346:
.long	4
347:
.long	8
348:
.long	16
349:
.long	0x3f3504f3
352:
.long	0x3ecc422a
353:
.long	0x3f106ebb
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
.long	0xc0000000
383:
.long	0x41400000
384:
.long	3234528013
385:
.long	4286578688
386:
.long	0x3eaaac4e
387:
.long	0xbf00000d
388:
.long	0x3e4bdb47
389:
.long	0xbe7fd7d0
392:
.long	0x3e259a3a
393:
.long	0xbe2ec8d2
394:
.long	0xbddadb52
395:
.long	0x33b17218
396:
.long	0x3727c5ac
397:
.long	0x3a83126f
398:
.long	0x41800000
399:
.long	0x358637bd
422:
.long	0x350637bd
423:
.long	0x34210fb0
424:
.long	0x36a7c5ac
425:
.long	0x40000000
426:
.long	0x3f317218
427:
.long	0x3feb3f8f
428:
.long	0x38d1b717
429:
.long	0x40400000
432:
.long	0x3951b717
433:
.long	0x41000000
434:
.long	0x3cf5c28f
435:
.long	0x41200000
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
439:
.short	65535
.short	0
.p2align	6,0x0
442:
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
