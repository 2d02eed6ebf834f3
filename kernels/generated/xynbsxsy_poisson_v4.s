# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6872,%rsp
movl	%esi,48(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,48(%rsp)
je	98f
movq	6944(%rsp),%r14
movl	48(%rsp),%eax
movl	%eax,%ebp
movl	%edx,%esi
movq	%rsi,96(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r10
movq	%r10,16(%rsp)
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,344(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	6928(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,312(%rsp)
leaq	64(%rbx),%rcx
movq	%rcx,104(%rsp)
movq	%rsi,72(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,392(%rsp)
imull	%eax,%edx
movl	%edx,84(%rsp)
leaq	256(%r13),%rax
vbroadcastss	99f(%rip),%zmm26
vbroadcastss	337f(%rip),%zmm14
xorl	%ecx,%ecx
vpbroadcastd	99f(%rip),%zmm13
vxorps	%xmm23,%xmm23,%xmm23
movq	%r9,320(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vbroadcastss	329f(%rip),%zmm15
vbroadcastss	323f(%rip),%zmm16
vbroadcastss	324f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vpbroadcastd	328f(%rip),%zmm21
vpbroadcastd	446f(%rip),%zmm22
movq	%r15,24(%rsp)
movq	%rbx,40(%rsp)
movq	%rbp,336(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addl	84(%rsp),%edx
cmpq	312(%rsp),%rcx
je	98f
3:
movq	%rcx,%rax
imulq	96(%rsp),%rax
movq	%rax,328(%rsp)
movl	%edx,%esi
xorl	%edi,%edi
movq	%rcx,352(%rsp)
movl	%edx,88(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	48(%rsp),%esi
cmpq	96(%rsp),%rdi
je	2b
5:
movq	328(%rsp),%rax
addq	%rdi,%rax
imulq	%rbp,%rax
addq	320(%rsp),%rax
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,92(%rsp)
movq	%rdi,368(%rsp)
movq	%rax,360(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	436f(%rip),%zmm0
vblendmps	3984(%rsp),%zmm0,%zmm0 {%k1}
movq	344(%rsp),%rcx
vmovups	4048(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r11)
vbroadcastss	99f(%rip),%zmm26
vbroadcastss	337f(%rip),%zmm14
movq	352(%rsp),%rcx
vpbroadcastd	99f(%rip),%zmm13
movl	88(%rsp),%edx
vbroadcastss	329f(%rip),%zmm15
vbroadcastss	323f(%rip),%zmm16
vbroadcastss	324f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vpbroadcastd	328f(%rip),%zmm21
vpbroadcastd	446f(%rip),%zmm22
movl	92(%rsp),%esi
movq	368(%rsp),%rdi
movq	360(%rsp),%rax
movl	68(%rsp),%r8d
movq	384(%rsp),%r10
7:
incq	%r10
incl	%r8d
cmpq	%rbp,%r10
je	4b
8:
leaq	(%rax,%r10),%r11
movl	8(%r14),%r12d
movq	%r12,32(%rsp)
cmpq	%r12,%r11
jae	7b
movq	%r10,384(%rsp)
movl	%r8d,68(%rsp)
movl	(%r14),%r10d
movl	12(%r14),%eax
movl	%eax,400(%rsp)
movl	16(%r14),%r8d
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%r8b
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r11,376(%rsp)
movl	%r8d,12(%rsp)
je	57f
movq	%rcx,592(%rsp)
movq	%rax,%rcx
imulq	%r11,%rcx
movq	%rcx,464(%rsp)
movq	%rcx,%r11
shlq	$6,%r11
addq	72(%rsp),%r11
movl	$2,%r9d
subq	%r10,%r9
movq	%r10,%r12
shlq	$6,%r12
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,176(%rsp)
imull	68(%rsp),%eax
vpxor	%xmm8,%xmm8,%xmm8
vxorps	%xmm24,%xmm24,%xmm24
movl	$16,%r14d
xorl	%edx,%edx
movq	104(%rsp),%rbp
vmovaps	%zmm26,%zmm25
vmovaps	%zmm26,%zmm27
vpbroadcastd	322f(%rip),%zmm9
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
xorl	%r15d,%r15d
movq	%r12,112(%rsp)
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm6,%zmm6
vaddps	%zmm3,%zmm2,%zmm2
incq	%r15
addq	%r12,%rbp
addl	176(%rsp),%r14d
addq	%r10,%rdx
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%r8b
jne	37f
movq	464(%rsp),%rcx
leal	(%rcx,%rdi),%esi
andl	$2147483647,%esi
shlq	$6,%rsi
movq	72(%rsp),%rcx
vmovaps	(%rcx,%rsi),%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm3,%zmm10
vmovaps	%zmm10,(%rbx,%rdi)
testb	$8,%r8b
je	33f
vaddps	%zmm16,%zmm10,%zmm3
vfmadd213ps	%zmm17,%zmm10,%zmm3
vfmadd213ps	%zmm18,%zmm10,%zmm3
vaddps	%zmm19,%zmm10,%zmm4
vfmadd213ps	%zmm20,%zmm10,%zmm4
vcmpltps	%zmm10,%zmm23,%k1
vmulps	%zmm3,%zmm25,%zmm25 {%k1}
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm3
vpsrld	$23,%zmm27,%zmm4
vpsubd	%zmm4,%zmm9,%zmm4
vpaddd	%zmm3,%zmm4,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm24,%zmm24
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm10,%zmm5,%zmm5
34:
vandps	%zmm15,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm23,%zmm10,%zmm3
cmpq	$1,%r10
je	55f
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	48f
movl	%eax,%r12d
andl	$2147483647,%r12d
shlq	$6,%r12
addq	392(%rsp),%r12
movl	$1,%ebx
xorl	%ecx,%ecx
jmp	36f
.p2align	4
35:
vandps	%zmm15,%zmm4,%zmm4
vpmaxud	%zmm4,%zmm8,%zmm8
vaddps	%zmm0,%zmm3,%zmm3
leaq	(%r9,%rbx),%r8
incq	%r8
incq	%rbx
addq	$64,%rcx
cmpq	$1,%r8
je	49f
36:
vmovaps	(%r12,%rcx),%zmm4
movq	16(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm0
vmulps	4(%r8){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%rbp,%rcx)
testb	$8,12(%rsp)
je	35b
vaddps	%zmm16,%zmm0,%zmm11
vfmadd213ps	%zmm17,%zmm0,%zmm11
vfmadd213ps	%zmm18,%zmm0,%zmm11
vaddps	%zmm19,%zmm0,%zmm12
vfmadd213ps	%zmm20,%zmm0,%zmm12
vcmpltps	%zmm0,%zmm23,%k1
vmulps	%zmm11,%zmm25,%zmm25 {%k1}
vmulps	%zmm12,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm11
vpsrld	$23,%zmm27,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm24,%zmm24
jmp	35b
.p2align	4
37:
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%esi
shll	$4,%esi
andl	$16,%esi
movq	%rdi,%rbx
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%esi,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
shlq	$6,%rbx
vmulps	4(%rcx){1to16},%zmm3,%zmm10
movq	40(%rsp),%rcx
vmovaps	%zmm10,(%rcx,%rbx)
movq	40(%rsp),%rbx
testb	$8,%r8b
jne	39f
cmpl	$1,%r10d
je	42f
38:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm23,%zmm10,%zmm3
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm16,%zmm10,%zmm3
vfmadd213ps	%zmm17,%zmm10,%zmm3
vfmadd213ps	%zmm18,%zmm10,%zmm3
vaddps	%zmm19,%zmm10,%zmm4
vfmadd213ps	%zmm20,%zmm10,%zmm4
vcmpltps	%zmm10,%zmm23,%k1
vmulps	%zmm3,%zmm25,%zmm25 {%k1}
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm3
vpsrld	$23,%zmm27,%zmm4
vpsubd	%zmm4,%zmm9,%zmm4
vpaddd	%zmm3,%zmm4,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm24,%zmm24
cmpl	$1,%r10d
jne	38b
42:
vaddps	%zmm10,%zmm5,%zmm5
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm23,%zmm10,%zmm3
cmpq	$1,%r10
je	55f
43:
leaq	-2(%r10),%rcx
movl	$1,%esi
testq	%rcx,%rcx
je	46f
movl	%r14d,%r8d
movq	%rbp,%r12
jmp	45f
.p2align	4
44:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm3,%zmm3
leaq	(%r9,%rsi),%rcx
incq	%rcx
incq	%rsi
addq	$64,%r12
addl	$16,%r8d
cmpq	$1,%rcx
je	46f
45:
leaq	(%rdx,%rsi),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r8d,%ebx
andl	$16,%ebx
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%ebx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm4
vmulps	4(%rcx){1to16},%zmm4,%zmm4
vmovaps	%zmm4,(%r12)
testb	$8,12(%rsp)
je	44b
vaddps	%zmm16,%zmm4,%zmm11
vfmadd213ps	%zmm17,%zmm4,%zmm11
vfmadd213ps	%zmm18,%zmm4,%zmm11
vaddps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm23,%k1
vmulps	%zmm11,%zmm25,%zmm25 {%k1}
vmulps	%zmm12,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm11
vpsrld	$23,%zmm27,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm24,%zmm24
jmp	44b
.p2align	4
46:
addq	%rsi,%rdi
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%r8d
shll	$4,%r8d
andl	$16,%r8d
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm4
shlq	$6,%rdi
vmulps	4(%rcx){1to16},%zmm4,%zmm4
movq	40(%rsp),%rbx
vmovaps	%zmm4,(%rbx,%rdi)
movl	12(%rsp),%r8d
testb	$8,%r8b
je	47f
vaddps	%zmm16,%zmm4,%zmm11
vfmadd213ps	%zmm17,%zmm4,%zmm11
vfmadd213ps	%zmm18,%zmm4,%zmm11
vaddps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm23,%k1
vmulps	%zmm11,%zmm25,%zmm25 {%k1}
vmulps	%zmm12,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm11
vpsrld	$23,%zmm27,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm24,%zmm24
47:
movq	112(%rsp),%r12
incq	%rsi
cmpq	%r10,%rsi
jne	54f
vaddps	%zmm4,%zmm5,%zmm5
jmp	54f
48:
movl	$1,%ebx
49:
addq	72(%rsp),%rsi
movq	%rbx,%rcx
shlq	$6,%rcx
vmovaps	(%rsi,%rcx),%zmm0
movq	16(%rsp),%rsi
vsubps	(%rsi){1to16},%zmm0,%zmm4
addq	40(%rsp),%rdi
vmulps	4(%rsi){1to16},%zmm4,%zmm4
vmovaps	%zmm4,(%rdi,%rcx)
movl	12(%rsp),%r8d
testb	$8,%r8b
je	52f
vaddps	%zmm16,%zmm4,%zmm11
vfmadd213ps	%zmm17,%zmm4,%zmm11
vfmadd213ps	%zmm18,%zmm4,%zmm11
vaddps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vcmpltps	%zmm4,%zmm23,%k1
vmulps	%zmm11,%zmm25,%zmm25 {%k1}
vmulps	%zmm12,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm25,%zmm11
vpsrld	$23,%zmm27,%zmm12
vpsubd	%zmm12,%zmm9,%zmm9
vpaddd	%zmm11,%zmm9,%zmm9
vpternlogd	$236,%zmm21,%zmm13,%zmm25
vpternlogd	$236,%zmm21,%zmm13,%zmm27
vbroadcastss	99f(%rip),%zmm11 {%k1} {z}
vaddps	%zmm11,%zmm24,%zmm24
52:
movq	112(%rsp),%r12
incq	%rbx
cmpq	%r10,%rbx
jne	53f
vaddps	%zmm4,%zmm5,%zmm5
53:
movq	40(%rsp),%rbx
vandps	%zmm15,%zmm0,%zmm0
54:
vpmaxud	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm3,%zmm3
55:
testq	%r15,%r15
jne	9b
vaddps	%zmm3,%zmm7,%zmm7
jmp	9b
.p2align	4
56:
vpcmpnleud	332f(%rip){1to16},%zmm8,%k0
vcvtudq2ps	%zmm9,%zmm0
vaddps	333f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,5456(%rsp)
movq	6944(%rsp),%r14
movq	336(%rsp),%rbp
movq	24(%rsp),%r15
leaq	256(%r13),%r9
movq	592(%rsp),%rcx
jmp	58f
57:
kxorw	%k0,%k0,%k0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5456(%rsp)
vmovaps	%zmm26,%zmm27
vmovaps	%zmm26,%zmm25
58:
vcvtusi2ss	%r10d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm8
vmaxps	%zmm26,%zmm8,%zmm0
vdivps	%zmm0,%zmm26,%zmm0
vmulps	%zmm7,%zmm0,%zmm4
vmulps	%zmm3,%zmm0,%zmm3
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm5,%zmm0,%zmm0
vminps	%zmm4,%zmm3,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm5 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm6,%zmm0,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm0,%zmm3 {%k1}
vmaxps	%zmm6,%zmm0,%zmm6
vmovaps	%zmm0,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm0
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm4,%zmm6,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vminps	%zmm5,%zmm3,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vmulps	334f(%rip){1to16},%zmm0,%zmm3
vcvtusi2ss	%rcx,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm15
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
movq	104(%rsp),%rsi
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
jmp	64f
.p2align	4
59:
xorl	%ecx,%ecx
62:
vmovaps	%zmm7,%zmm10
vmovaps	%zmm0,%zmm7
movq	%rdi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%rbx,%r8
vcvtsi2ss	%rcx,%xmm31,%xmm11
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm0
vsubps	%zmm6,%zmm0,%zmm0
vmaxps	%zmm23,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm12
vbroadcastss	%xmm11,%zmm0
vaddps	%zmm12,%zmm9,%zmm9
vfmadd213ps	%zmm7,%zmm12,%zmm0
vmulss	%xmm11,%xmm11,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd213ps	%zmm10,%zmm12,%zmm7
63:
vcvtsi2ss	%rdi,%xmm31,%xmm10
vbroadcastss	%xmm10,%zmm11
vaddps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm11,%zmm9,%zmm5
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
vcvtsi2ss	%rcx,%xmm31,%xmm12
vmaxps	%zmm23,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm0,%zmm10,%zmm13
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm12
vfmadd213ps	%zmm7,%zmm10,%zmm12
vsubps	%zmm6,%zmm11,%zmm0
vmaxps	%zmm23,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm10
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm31,%xmm7
vbroadcastss	%xmm7,%zmm0
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm13,%zmm10,%zmm0
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd213ps	%zmm12,%zmm10,%zmm7
addq	$2,%rcx
subq	$-128,%r8
cmpq	%rax,%rcx
jne	65b
testb	$1,%r10b
leaq	256(%r13),%r9
jne	62b
jmp	63b
66:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
67:
vmovdqu64	%zmm27,5904(%rsp)
vmovdqu64	%zmm25,5968(%rsp)
vmovups	%zmm24,6032(%rsp)
vmaxps	335f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm26,%zmm9
vcmpgtps	336f(%rip){1to16},%zmm4,%k1
vaddps	%zmm14,%zmm8,%zmm6
vmulps	334f(%rip){1to16},%zmm6,%zmm6
vmovaps	%zmm6,%zmm8
vmulps	%zmm9,%zmm0,%zmm8 {%k1}
vdivps	338f(%rip){1to16},%zmm15,%zmm10
vmulps	%zmm9,%zmm5,%zmm6 {%k1}
vmulps	%zmm9,%zmm7,%zmm0
vfnmadd231ps	%zmm8,%zmm8,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vbroadcastss	339f(%rip),%zmm7
vmaxps	%zmm7,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm9,%zmm1,%zmm1
vfnmadd231ps	%zmm6,%zmm6,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vmaxps	%zmm7,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	342f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm15,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm26,%zmm5,%zmm2
movq	16(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vmulss	24(%rax),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vxorps	%xmm20,%xmm20,%xmm20
vcmpltps	%zmm4,%zmm20,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm20,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vbroadcastss	52(%rax),%zmm18
vbroadcastss	76(%rax),%zmm19
vbroadcastss	56(%rax),%zmm16
vbroadcastss	80(%rax),%zmm17
vbroadcastss	60(%rax),%zmm13
vbroadcastss	84(%rax),%zmm14
vbroadcastss	64(%rax),%zmm11
vbroadcastss	88(%rax),%zmm12
vbroadcastss	68(%rax),%zmm9
vbroadcastss	92(%rax),%zmm10
vbroadcastss	72(%rax),%zmm5
vbroadcastss	96(%rax),%zmm7
vminps	%zmm8,%zmm19,%zmm4
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	%zmm19,3664(%rsp)
vmovaps	%zmm19,%zmm4 {%k1}
vmaxps	%zmm4,%zmm18,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm18,3728(%rsp)
vmovaps	%zmm18,%zmm8 {%k1}
vmovups	%zmm8,976(%rsp)
vminps	%zmm6,%zmm17,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm17,4560(%rsp)
vmovaps	%zmm17,%zmm4 {%k1}
vmaxps	%zmm4,%zmm16,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm16,2000(%rsp)
vmovaps	%zmm16,%zmm6 {%k1}
vmovups	%zmm6,1040(%rsp)
vmovups	%zmm14,1872(%rsp)
vminps	%zmm2,%zmm14,%zmm2
vmovups	%zmm13,3152(%rsp)
vmaxps	%zmm2,%zmm13,%zmm2
vmovups	%zmm2,656(%rsp)
vminps	%zmm3,%zmm12,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm12,5392(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm14
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,3344(%rsp)
vmovaps	%zmm11,%zmm14 {%k1}
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm19
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm9,%zmm19 {%k1}
vminps	%zmm1,%zmm7,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm11
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm11 {%k1}
vmovups	%zmm15,5840(%rsp)
vcmpltps	343f(%rip){1to16},%zmm15,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3088(%rsp)
vblendmps	%zmm20,%zmm26,%zmm15 {%k1}
vbroadcastss	344f(%rip),%zmm1
vbroadcastss	345f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3984(%rsp)
vcvtusi2ssl	400(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5520(%rsp)
vmovups	%zmm9,3472(%rsp)
vmovups	%zmm10,3408(%rsp)
vsubss	%xmm9,%xmm10,%xmm0
vmovss	339f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6160(%rsp)
vmovups	%zmm5,3600(%rsp)
vmovups	%zmm7,3536(%rsp)
vsubss	%xmm5,%xmm7,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6096(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
addq	%r9,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2640(%rsp)
vmovups	%zmm0,2704(%rsp)
vmovups	%zmm0,2768(%rsp)
vmovups	%zmm0,2896(%rsp)
vmovups	%zmm0,2960(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,2832(%rsp)
vmovups	%zmm26,3024(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,5264(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1936(%rsp)
vmovups	%zmm0,3792(%rsp)
vmovups	%zmm1,2576(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,5328(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,4624(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4048(%rsp)
jmp	69f
.p2align	4
68:
vfmadd213ps	%zmm29,%zmm11,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm25,%zmm0
vmovaps	%zmm25,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm27,%zmm4
vmovaps	%zmm27,%zmm4 {%k4}
vmovaps	%zmm29,%zmm4 {%k3}
vsubps	%zmm29,%zmm4,%zmm0
vmovups	3088(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	464(%rsp),%zmm3
vfmadd213ps	%zmm23,%zmm0,%zmm3
vfmadd213ps	%zmm30,%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm16,%zmm0
vmovaps	%zmm16,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	2000(%rsp),%zmm6
vmaxps	%zmm0,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k4}
vmovaps	%zmm30,%zmm1 {%k3}
vsubps	%zmm30,%zmm1,%zmm0
vmovups	2640(%rsp),%zmm12
vblendmps	%zmm12,%zmm0,%zmm12 {%k3}
vmovaps	%zmm14,%zmm21
vmovups	176(%rsp),%zmm14
vfmadd213ps	%zmm3,%zmm0,%zmm14
vdivps	%zmm7,%zmm26,%zmm6
vmovups	%zmm9,3088(%rsp)
vmulps	%zmm9,%zmm6,%zmm0
vmovups	1616(%rsp),%zmm13
vmovups	1680(%rsp),%zmm3
vfnmadd213ps	%zmm3,%zmm0,%zmm13
vmovups	2384(%rsp),%zmm9
vmovups	112(%rsp),%zmm20
vfnmadd213ps	%zmm20,%zmm0,%zmm9
vmovups	%zmm12,2640(%rsp)
vmulps	%zmm12,%zmm6,%zmm0
vmovups	912(%rsp),%zmm16
vfnmadd213ps	%zmm13,%zmm0,%zmm16
vmovups	2448(%rsp),%zmm13
vfnmadd213ps	%zmm9,%zmm0,%zmm13
vmovups	1104(%rsp),%zmm9
vfmadd213ps	%zmm9,%zmm11,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3408(%rsp),%zmm12
vminps	%zmm15,%zmm12,%zmm0
vmovaps	%zmm12,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3472(%rsp),%zmm12
vmaxps	%zmm0,%zmm12,%zmm19
vmovaps	%zmm12,%zmm19 {%k4}
vmovaps	%zmm9,%zmm19 {%k3}
vsubps	%zmm9,%zmm19,%zmm0
vmovups	400(%rsp),%zmm15
vfmadd213ps	%zmm14,%zmm0,%zmm15
vmovups	2896(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	%zmm9,2896(%rsp)
vmulps	%zmm9,%zmm6,%zmm0
vmovups	4368(%rsp),%zmm12
vfnmadd213ps	%zmm16,%zmm0,%zmm12
vmovups	1744(%rsp),%zmm9
vfnmadd213ps	%zmm13,%zmm0,%zmm9
vmovups	3792(%rsp),%zmm0
vmovaps	%zmm0,%zmm28 {%k2}
vcmpnltps	%zmm18,%zmm11,%k4
vmovups	5264(%rsp),%zmm0
vblendmps	%zmm0,%zmm8,%zmm0 {%k3}
vmovups	%zmm0,5264(%rsp)
vmulps	%zmm8,%zmm10,%zmm0
vmulps	438f(%rip){1to16},%zmm0,%zmm0
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm0,%zmm8
vmovaps	%zmm0,%zmm8 {%k5}
vcmpnleps	%zmm17,%zmm8,%k5
vmovups	2576(%rsp),%zmm0
vmovaps	%zmm0,%zmm17 {%k2}
vcmpnleps	%zmm11,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm26,%zmm0 {%k1} {z}
vmovups	1936(%rsp),%zmm8
vmovaps	%zmm8,%zmm0 {%k2}
vmovups	3024(%rsp),%zmm8
vblendmps	%zmm8,%zmm11,%zmm8 {%k3}
vmovups	%zmm8,3024(%rsp)
vmovups	720(%rsp),%zmm8
vfmadd213ps	%zmm8,%zmm11,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3536(%rsp),%zmm10
vminps	%zmm2,%zmm10,%zmm2
vmovaps	%zmm10,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3600(%rsp),%zmm10
vmaxps	%zmm2,%zmm10,%zmm11
vmovaps	%zmm10,%zmm11 {%k1}
vmovaps	%zmm8,%zmm11 {%k3}
vsubps	%zmm8,%zmm11,%zmm2
vmovups	592(%rsp),%zmm13
vfmadd213ps	%zmm15,%zmm2,%zmm13
vmovups	2960(%rsp),%zmm8
vblendmps	%zmm8,%zmm2,%zmm8 {%k3}
vmovups	%zmm8,2960(%rsp)
vmulps	%zmm8,%zmm6,%zmm2
vmovups	4432(%rsp),%zmm6
vfnmadd213ps	%zmm12,%zmm2,%zmm6
vmovups	1808(%rsp),%zmm10
vfnmadd213ps	%zmm9,%zmm2,%zmm10
vmovups	6480(%rsp),%zmm12
vmulps	%zmm6,%zmm12,%zmm2
vmulps	2512(%rsp),%zmm12,%zmm6
vmovups	6416(%rsp),%zmm14
vmulps	%zmm6,%zmm14,%zmm8
vmulps	%zmm2,%zmm8,%zmm9
vfmsub231ps	%zmm10,%zmm14,%zmm9
vfnmadd213ps	%zmm26,%zmm8,%zmm8
vmaxps	426f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm26,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm14,%zmm8
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm8,%zmm7,%zmm8
vbroadcastss	445f(%rip),%zmm10
vmulps	%zmm10,%zmm21,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm21,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm22,%zmm8
vmovaps	%zmm22,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	3344(%rsp),%zmm9
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vmovaps	%zmm21,%zmm8 {%k3}
vsubps	%zmm21,%zmm8,%zmm9
vfmadd231ps	%zmm20,%zmm9,%zmm13
vmulps	%zmm2,%zmm7,%zmm2
vfnmadd231ps	%zmm6,%zmm9,%zmm2
vmovups	2768(%rsp),%zmm6
vblendmps	%zmm6,%zmm9,%zmm6 {%k3}
vmovups	%zmm6,2768(%rsp)
vmovups	656(%rsp),%zmm7
vmulps	%zmm10,%zmm7,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vaddps	%zmm2,%zmm7,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1872(%rsp),%zmm6
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm31,%zmm2
vmovaps	%zmm31,%zmm2 {%k1}
vmovaps	%zmm7,%zmm2 {%k3}
vsubps	%zmm7,%zmm2,%zmm6
vfmadd231ps	%zmm6,%zmm3,%zmm13 {%k4} {z}
vmovups	2704(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm7 {%k3}
vmovups	%zmm7,2704(%rsp)
vmovups	2832(%rsp),%zmm6
vmovaps	%zmm6,%zmm13 {%k3}
knotw	%k0,%k1
vmovups	240(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	5520(%rsp),%zmm6
vcmpgtps	4048(%rsp),%zmm6,%k1
vaddps	4496(%rsp),%zmm3,%zmm15 {%k1} {z}
vmovdqa32	%zmm5,%zmm3 {%k3} {z}
vmovups	%zmm4,976(%rsp)
vmovups	%zmm1,1040(%rsp)
vmovups	%zmm2,656(%rsp)
vmovaps	%zmm8,%zmm14
vmovups	%zmm13,2832(%rsp)
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm28,3792(%rsp)
vmovups	%zmm17,2576(%rsp)
69:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,66(%rsp)
knotw	%k0,%k0
kmovw	%k0,64(%rsp)
vpandd	349f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6800(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,62(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6736(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,60(%rsp)
vpandd	353f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6672(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,58(%rsp)
vpandd	354f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6608(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,56(%rsp)
vmovups	%zmm3,6224(%rsp)
vpandd	355f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6544(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,54(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
.p2align	4
72:
vmovups	%zmm14,2128(%rsp)
vmovups	%zmm11,4176(%rsp)
vaddss	%xmm1,%xmm15,%xmm0
vmovshdup	%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm15,%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm15,%xmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm15,5776(%rsp)
vextractf32x4	$3,%zmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
testq	%r10,%r10
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm19,4112(%rsp)
vmovss	%xmm0,2064(%rsp)
je	78f
vdivps	%zmm19,%zmm26,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	357f(%rip),%zmm7
vsubps	976(%rsp),%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vbroadcastss	358f(%rip),%zmm17
vxorps	%zmm17,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	359f(%rip),%zmm19
vmaxps	%zmm19,%zmm0,%zmm0
vbroadcastss	362f(%rip),%zmm20
vmulps	%zmm20,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	363f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm0
vbroadcastss	364f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm0,%zmm6
vbroadcastss	369f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm6
vfmadd213ps	%zmm26,%zmm0,%zmm6
vbroadcastss	372f(%rip),%zmm30
vaddps	%zmm30,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	329f(%rip),%zmm18
vandps	%zmm18,%zmm3,%zmm5
vbroadcastss	373f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm26,%zmm5
vdivps	%zmm5,%zmm26,%zmm5
vbroadcastss	374f(%rip),%zmm29
vmovaps	%zmm29,%zmm6
vbroadcastss	375f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vbroadcastss	334f(%rip),%zmm14
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r9,%rax
xorl	%edx,%edx
vmovss	334f(%rip),%xmm25
vbroadcastss	387f(%rip),%zmm27
.p2align	4
73:
vcvtsi2ss	%rdx,%xmm26,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	976(%rsp),%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	358f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm20,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm20,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	%zmm15,%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	%zmm30,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm26,%zmm10,%zmm13
vandps	%zmm18,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm26,%zmm10
vdivps	%zmm10,%zmm26,%zmm15
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm29,%zmm12
vfmadd213ps	%zmm28,%zmm15,%zmm12
vfmadd213ps	%zmm16,%zmm15,%zmm12
vfmadd213ps	%zmm17,%zmm15,%zmm12
vfmadd213ps	%zmm19,%zmm15,%zmm12
vfmadd213ps	%zmm21,%zmm15,%zmm12
vfmadd213ps	%zmm22,%zmm15,%zmm12
vfmadd213ps	%zmm23,%zmm15,%zmm12
vfmadd213ps	%zmm24,%zmm15,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm14,%zmm11 {%k1}
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	368f(%rip),%zmm15
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm27,%zmm3,%zmm13
vfmadd213ps	%zmm26,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm27,%zmm7,%zmm13
vfmadd213ps	%zmm26,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rax)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rdx
addq	$320,%rax
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rdx,%r10
jne	73b
vdivps	4176(%rsp),%zmm26,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	357f(%rip),%zmm7
vmovups	1040(%rsp),%zmm10
vsubps	%zmm10,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	358f(%rip){1to16},%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	359f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm20,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	363f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	364f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm15,%zmm0,%zmm6
vfmadd213ps	369f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm26,%zmm0,%zmm6
vaddps	%zmm30,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	%zmm18,%zmm3,%zmm5
vfmadd132ps	%zmm31,%zmm26,%zmm5
vdivps	%zmm5,%zmm26,%zmm5
vmovaps	%zmm29,%zmm6
vfmadd213ps	%zmm28,%zmm5,%zmm6
vfmadd213ps	%zmm16,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r11,%rax
xorl	%edx,%edx
.p2align	4
74:
vcvtsi2ss	%rdx,%xmm14,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm10,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	358f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm20,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm20,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	%zmm15,%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	%zmm30,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm26,%zmm10,%zmm13
vandps	%zmm18,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm26,%zmm10
vdivps	%zmm10,%zmm26,%zmm15
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm29,%zmm12
vfmadd213ps	%zmm28,%zmm15,%zmm12
vfmadd213ps	%zmm16,%zmm15,%zmm12
vfmadd213ps	%zmm17,%zmm15,%zmm12
vfmadd213ps	%zmm19,%zmm15,%zmm12
vfmadd213ps	%zmm21,%zmm15,%zmm12
vfmadd213ps	%zmm22,%zmm15,%zmm12
vfmadd213ps	%zmm23,%zmm15,%zmm12
vfmadd213ps	%zmm24,%zmm15,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm14,%zmm11 {%k1}
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	368f(%rip),%zmm15
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm27,%zmm3,%zmm13
vfmadd213ps	%zmm26,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm27,%zmm7,%zmm13
vfmadd213ps	%zmm26,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vsubps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm0,-192(%rax)
vmulps	%zmm9,%zmm5,%zmm0
vfmsub213ps	%zmm0,%zmm5,%zmm3
vmovaps	%zmm0,-128(%rax)
vmulps	%zmm8,%zmm6,%zmm0
vmovaps	%zmm0,-64(%rax)
vmulps	%zmm3,%zmm1,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rdx
addq	$320,%rax
vmovaps	%zmm7,%zmm3
vmovaps	%zmm10,%zmm0
vmovaps	%zmm12,%zmm9
vmovups	1040(%rsp),%zmm10
vmovaps	%zmm11,%zmm8
cmpq	%rdx,%r10
jne	74b
vmovss	2064(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,464(%rsp)
vmovups	1936(%rsp),%zmm3
ja	75f
vxorps	%xmm3,%xmm3,%xmm3
75:
movq	%rbx,%rax
vmovups	%zmm0,176(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,112(%rsp)
vmovups	%zmm0,400(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,1104(%rsp)
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm0,848(%rsp)
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm0,912(%rsp)
vmovups	%zmm0,4304(%rsp)
vmovups	%zmm0,2384(%rsp)
vmovups	%zmm0,2448(%rsp)
vmovups	%zmm0,2512(%rsp)
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,1232(%rsp)
vmovups	%zmm0,1296(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1744(%rsp)
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,1424(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,1808(%rsp)
vmovups	%zmm0,1488(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,528(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm14,%xmm14,%xmm14
xorl	%edx,%edx
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,240(%rsp)
vmovups	656(%rsp),%zmm9
.p2align	4
76:
vmovups	%zmm20,720(%rsp)
vmovups	%zmm2,784(%rsp)
vmovups	%zmm27,2256(%rsp)
vmovups	%zmm31,4240(%rsp)
vmovups	%zmm8,5136(%rsp)
vmovups	%zmm18,5200(%rsp)
vmovups	%zmm5,2320(%rsp)
vmovups	%zmm4,1680(%rsp)
vmovups	%zmm1,592(%rsp)
vmovups	%zmm7,4368(%rsp)
vmovups	%zmm6,4432(%rsp)
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm12
vmovaps	64(%r13,%rcx),%zmm13
vmovaps	128(%r13,%rcx),%zmm2
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,5072(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,2192(%rsp)
vmulps	%zmm12,%zmm9,%zmm4
vxorps	%xmm11,%xmm11,%xmm11
movq	%r9,%rsi
xorl	%edi,%edi
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm28,%xmm28,%xmm28
vbroadcastss	99f(%rip),%zmm17
vmovups	2128(%rsp),%zmm18
.p2align	4
77:
vmovaps	(%rax,%rdi),%zmm20
vmovaps	-256(%rsi),%zmm23
vmovaps	-192(%rsi),%zmm1
vmovaps	%zmm23,%zmm6
vfmadd213ps	%zmm18,%zmm4,%zmm6
vdivps	%zmm6,%zmm17,%zmm21
vmovaps	-128(%rsi),%zmm9
vsubps	%zmm6,%zmm20,%zmm6
vmulps	%zmm21,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm20
vfmadd213ps	%zmm21,%zmm21,%zmm20
vaddps	%zmm20,%zmm22,%zmm22
vaddps	%zmm6,%zmm31,%zmm31
vfmadd231ps	%zmm23,%zmm6,%zmm30
vfmadd231ps	%zmm1,%zmm6,%zmm27
vfmadd231ps	-64(%rsi),%zmm6,%zmm25
vfmadd231ps	%zmm9,%zmm6,%zmm24
vfmadd231ps	(%rsi),%zmm6,%zmm28
vmulps	%zmm20,%zmm23,%zmm6
vaddps	%zmm6,%zmm11,%zmm11
vfmadd231ps	%zmm6,%zmm23,%zmm19
vmulps	%zmm20,%zmm1,%zmm6
vaddps	%zmm6,%zmm15,%zmm15
vfmadd231ps	%zmm23,%zmm6,%zmm7
vfmadd231ps	%zmm6,%zmm1,%zmm26
vmulps	%zmm20,%zmm9,%zmm6
vaddps	%zmm6,%zmm0,%zmm0
vfmadd231ps	%zmm23,%zmm6,%zmm29
vfmadd231ps	%zmm1,%zmm6,%zmm8
vfmadd231ps	%zmm9,%zmm6,%zmm5
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	77b
vmovups	656(%rsp),%zmm9
vmulps	%zmm13,%zmm9,%zmm20
vxorps	%xmm23,%xmm23,%xmm23
vfmadd213ps	%zmm23,%zmm4,%zmm26
vmovups	1104(%rsp),%zmm1
vfmadd231ps	%zmm26,%zmm4,%zmm1
vmovups	%zmm1,1104(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm23,%zmm20,%zmm1
vmovups	1168(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm6
vmovups	%zmm6,1168(%rsp)
vmovaps	%zmm19,%zmm1
vfmadd213ps	%zmm23,%zmm20,%zmm1
vmovups	848(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm20,%zmm6
vmovups	%zmm6,848(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm23,%zmm12,%zmm1
vmovups	1616(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm6
vmovups	%zmm6,1616(%rsp)
vmovaps	%zmm19,%zmm1
vfmadd213ps	%zmm23,%zmm12,%zmm1
vmovups	912(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm20,%zmm6
vmovups	%zmm6,912(%rsp)
vmovups	4304(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm12,%zmm6
vmovups	%zmm6,4304(%rsp)
vmovups	112(%rsp),%zmm1
vaddps	%zmm31,%zmm1,%zmm1
vmovups	%zmm1,112(%rsp)
vaddps	%zmm23,%zmm22,%zmm1
vmovups	1552(%rsp),%zmm6
vaddps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,1552(%rsp)
vaddps	%zmm23,%zmm15,%zmm1
vmovups	2384(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm6
vmovups	%zmm6,2384(%rsp)
vaddps	%zmm23,%zmm11,%zmm1
vmovups	2448(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm20,%zmm6
vmovups	%zmm6,2448(%rsp)
vmovups	2512(%rsp),%zmm6
vfmadd231ps	%zmm1,%zmm12,%zmm6
vmovups	%zmm6,2512(%rsp)
vfmadd213ps	%zmm23,%zmm4,%zmm0
vmovups	1744(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm1
vmovups	%zmm1,1744(%rsp)
vfmadd213ps	%zmm23,%zmm4,%zmm8
vmovups	1232(%rsp),%zmm0
vfmadd231ps	%zmm8,%zmm4,%zmm0
vmovups	%zmm0,1232(%rsp)
vfmadd213ps	%zmm23,%zmm4,%zmm5
vmovups	1360(%rsp),%zmm0
vfmadd231ps	%zmm5,%zmm4,%zmm0
vmovups	%zmm0,1360(%rsp)
vmulps	%zmm2,%zmm9,%zmm0
vfmadd213ps	%zmm23,%zmm0,%zmm7
vmovups	1424(%rsp),%zmm1
vfmadd231ps	%zmm7,%zmm4,%zmm1
vmovups	%zmm1,1424(%rsp)
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm23,%zmm0,%zmm29
vmovups	1488(%rsp),%zmm5
vfmadd231ps	%zmm29,%zmm4,%zmm5
vmovups	%zmm5,1488(%rsp)
vmovups	464(%rsp),%zmm5
vfmadd231ps	%zmm27,%zmm4,%zmm5
vmovups	%zmm5,464(%rsp)
vmovups	400(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm4,%zmm5
vmovups	%zmm5,400(%rsp)
vfmadd213ps	%zmm23,%zmm4,%zmm1
vmovups	1296(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm20,%zmm4
vmovups	%zmm4,1296(%rsp)
vmovups	4368(%rsp),%zmm7
vfmadd231ps	%zmm1,%zmm12,%zmm7
vmovups	176(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm20,%zmm1
vmovups	%zmm1,176(%rsp)
vfmadd213ps	%zmm23,%zmm0,%zmm19
vmovups	720(%rsp),%zmm1
vfmadd231ps	%zmm20,%zmm19,%zmm1
vmovaps	%zmm1,%zmm20
vmovups	5136(%rsp),%zmm8
vfmadd231ps	5072(%rsp),%zmm30,%zmm8
vmovups	240(%rsp),%zmm1
vfmadd231ps	2192(%rsp),%zmm30,%zmm1
vmovups	%zmm1,240(%rsp)
vmovups	1680(%rsp),%zmm4
vfmadd231ps	%zmm30,%zmm12,%zmm4
vmovups	592(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm0,%zmm1
vmovups	4240(%rsp),%zmm31
vfmadd231ps	%zmm30,%zmm2,%zmm31
vmovups	528(%rsp),%zmm5
vfmadd231ps	%zmm27,%zmm13,%zmm5
vmovups	%zmm5,528(%rsp)
vmovups	5200(%rsp),%zmm18
vfmadd231ps	%zmm27,%zmm2,%zmm18
vfmadd231ps	%zmm13,%zmm24,%zmm14
vmovups	2320(%rsp),%zmm5
vfmadd231ps	%zmm24,%zmm2,%zmm5
vmovups	2256(%rsp),%zmm27
vfmadd231ps	%zmm24,%zmm12,%zmm27
vfmadd231ps	%zmm25,%zmm12,%zmm16
vfmadd231ps	%zmm28,%zmm12,%zmm10
vmovups	4432(%rsp),%zmm6
vfmadd231ps	%zmm19,%zmm12,%zmm6
vmovups	784(%rsp),%zmm2
vfmadd231ps	%zmm19,%zmm0,%zmm2
vfmadd213ps	%zmm23,%zmm0,%zmm11
vmovups	1808(%rsp),%zmm0
vaddps	%zmm11,%zmm0,%zmm0
vmovups	%zmm0,1808(%rsp)
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	76b
vmovups	%zmm4,1680(%rsp)
vmovups	%zmm1,592(%rsp)
vbroadcastss	99f(%rip),%zmm26
vbroadcastss	337f(%rip),%zmm11
vpbroadcastd	389f(%rip),%zmm12
vpbroadcastd	392f(%rip),%zmm13
vpbroadcastd	99f(%rip),%zmm15
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm19
vmovaps	%zmm8,%zmm30
vmovups	%zmm2,784(%rsp)
vmovups	%zmm20,720(%rsp)
vbroadcastss	395f(%rip),%zmm20
vbroadcastss	396f(%rip),%zmm21
vbroadcastss	397f(%rip),%zmm22
vbroadcastss	398f(%rip),%zmm24
vbroadcastss	399f(%rip),%zmm25
vmovups	912(%rsp),%zmm28
vmovups	1616(%rsp),%zmm8
vmovups	528(%rsp),%zmm29
vmovups	1104(%rsp),%zmm2
jmp	82f
.p2align	4
78:
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,240(%rsp)
vmovups	1936(%rsp),%zmm3
vbroadcastss	337f(%rip),%zmm11
vpbroadcastd	389f(%rip),%zmm12
vpbroadcastd	392f(%rip),%zmm13
vpbroadcastd	99f(%rip),%zmm15
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm19
vbroadcastss	395f(%rip),%zmm20
vbroadcastss	396f(%rip),%zmm21
vbroadcastss	397f(%rip),%zmm22
vbroadcastss	398f(%rip),%zmm24
vbroadcastss	399f(%rip),%zmm25
ja	79f
vxorps	%xmm3,%xmm3,%xmm3
79:
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm31,%xmm31,%xmm31
vpxord	%xmm27,%xmm27,%xmm27
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,784(%rsp)
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,1808(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,1424(%rsp)
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,1744(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1296(%rsp)
vmovups	%zmm0,1232(%rsp)
vmovups	%zmm0,1552(%rsp)
vmovups	%zmm0,2512(%rsp)
vmovups	%zmm0,2448(%rsp)
vmovups	%zmm0,2384(%rsp)
vmovups	%zmm0,4304(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,848(%rsp)
vmovups	%zmm0,1168(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,592(%rsp)
vmovups	%zmm0,400(%rsp)
vmovups	%zmm0,112(%rsp)
vmovups	%zmm0,1680(%rsp)
vmovups	%zmm0,176(%rsp)
vmovups	%zmm0,464(%rsp)
vmovups	656(%rsp),%zmm9
82:
vmulps	%zmm9,%zmm3,%zmm0
vdivps	4112(%rsp),%zmm26,%zmm1
vmulps	%zmm27,%zmm0,%zmm4
vfnmadd213ps	%zmm2,%zmm1,%zmm4
vmovups	%zmm4,3920(%rsp)
vmovups	4176(%rsp),%zmm4
vdivps	%zmm4,%zmm26,%zmm1
vmovaps	%zmm27,%zmm2
vmovaps	%zmm31,%zmm27
vmulps	%zmm31,%zmm0,%zmm31
vfnmadd213ps	848(%rsp),%zmm1,%zmm31
vmovups	%zmm31,5072(%rsp)
vfnmadd213ps	1168(%rsp),%zmm0,%zmm29
vmovups	%zmm29,528(%rsp)
vfnmadd213ps	1232(%rsp),%zmm0,%zmm16
vmovups	%zmm16,5008(%rsp)
vfnmadd213ps	1296(%rsp),%zmm0,%zmm14
vmovups	%zmm14,3856(%rsp)
vfnmadd213ps	1360(%rsp),%zmm0,%zmm10
vfnmadd213ps	1424(%rsp),%zmm0,%zmm18
vmovups	%zmm18,5200(%rsp)
vfnmadd213ps	720(%rsp),%zmm0,%zmm30
vmovups	%zmm30,5136(%rsp)
vfnmadd213ps	1488(%rsp),%zmm0,%zmm5
vmovups	%zmm5,2320(%rsp)
vmovups	240(%rsp),%zmm16
vfnmadd213ps	784(%rsp),%zmm0,%zmm16
vfnmadd231ps	%zmm2,%zmm3,%zmm7
vdivps	%zmm9,%zmm11,%zmm0
vfnmadd231ps	%zmm27,%zmm3,%zmm6
vmulps	%zmm0,%zmm3,%zmm0
vmovss	2064(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vmovups	464(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm0,%zmm8
vfmadd231ps	176(%rsp),%zmm0,%zmm28
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm6,4432(%rsp)
vmovups	%zmm7,4368(%rsp)
vmovups	%zmm28,912(%rsp)
vmovups	%zmm8,1616(%rsp)
vmovups	%zmm16,240(%rsp)
jbe	85f
vmovups	4048(%rsp),%zmm0
vmovups	5776(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,4048(%rsp)
vcmpgeps	388f(%rip){1to16},%zmm0,%k1
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
vbroadcastss	422f(%rip),%zmm16
vmovups	2000(%rsp),%zmm18
vmovups	3728(%rsp),%zmm4
vmovups	3664(%rsp),%zmm5
vmovups	2128(%rsp),%zmm14
vmovups	1552(%rsp),%zmm29
jbe	86f
vmovaps	%zmm10,%zmm28
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	87f
movq	%rbx,%rax
xorl	%ecx,%ecx
vmovups	3856(%rsp),%zmm27
vmovups	528(%rsp),%zmm31
vmovups	3920(%rsp),%zmm30
.p2align	4
83:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm9,%zmm2
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
84:
vmovaps	(%rdx),%zmm3
vfmadd213ps	%zmm14,%zmm2,%zmm3
vdivps	%zmm3,%zmm26,%zmm4
vmovaps	(%rax,%rsi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm26,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm15,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm17,%zmm7
vfmadd213ps	%zmm19,%zmm8,%zmm7
vmovaps	%zmm20,%zmm9
vmovaps	%zmm22,%zmm10
vfmadd213ps	%zmm24,%zmm8,%zmm10
vfmadd213ps	%zmm21,%zmm8,%zmm9
vfmadd231ps	%zmm25,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm26,%zmm5,%zmm4
vfmadd231ps	%zmm16,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	656(%rsp),%zmm9
jne	83b
jmp	88f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4496(%rsp)
vmovaps	%zmm10,%zmm28
vmovaps	%zmm4,%zmm12
vmovups	4112(%rsp),%zmm15
vmovups	3152(%rsp),%zmm2
vmovups	1872(%rsp),%zmm3
vmovups	2000(%rsp),%zmm18
vmovups	3728(%rsp),%zmm4
vmovups	3664(%rsp),%zmm5
vmovups	1040(%rsp),%zmm8
vmovups	976(%rsp),%zmm10
vmovups	2128(%rsp),%zmm14
vmovups	3856(%rsp),%zmm25
vmovups	5008(%rsp),%zmm19
vmovups	528(%rsp),%zmm31
vmovups	1552(%rsp),%zmm29
vmovups	3920(%rsp),%zmm30
vmovups	112(%rsp),%zmm7
jmp	89f
.p2align	4
86:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4496(%rsp)
vmovaps	%zmm10,%zmm28
vmovups	4176(%rsp),%zmm12
vmovups	4112(%rsp),%zmm15
vmovups	3152(%rsp),%zmm2
vmovups	1872(%rsp),%zmm3
vmovups	1040(%rsp),%zmm8
vmovups	976(%rsp),%zmm10
vmovups	112(%rsp),%zmm7
vmovups	3856(%rsp),%zmm25
vmovups	5008(%rsp),%zmm19
vmovups	528(%rsp),%zmm31
vmovups	240(%rsp),%zmm16
vmovups	3920(%rsp),%zmm30
jmp	89f
87:
vmovups	3856(%rsp),%zmm27
vmovups	528(%rsp),%zmm31
vmovups	3920(%rsp),%zmm30
88:
vbroadcastss	423f(%rip),%zmm2
vmovups	4624(%rsp),%zmm3
vfmadd213ps	424f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm23,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,4624(%rsp)
vmovups	2576(%rsp),%zmm0
vmaxps	344f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2576(%rsp)
vmovups	5328(%rsp),%zmm0
vbroadcastss	425f(%rip),%zmm0 {%k2}
vmovups	%zmm0,5328(%rsp)
vblendmps	339f(%rip){1to16},%zmm26,%zmm0 {%k1}
vmovups	3088(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	976(%rsp),%zmm10
vsubps	%zmm2,%zmm10,%zmm10
vmovups	2640(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1040(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2704(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2768(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm14,%zmm14
vmovups	2896(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	4112(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm15
vmovups	2960(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	4176(%rsp),%zmm12
vsubps	%zmm7,%zmm12,%zmm12
vmovups	2832(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2832(%rsp)
vmovups	3024(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3024(%rsp)
vmovups	1936(%rsp),%zmm0
vmovaps	%zmm23,%zmm0 {%k1}
vmovups	%zmm0,1936(%rsp)
vmovups	3792(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3792(%rsp)
vmovaps	%zmm26,%zmm0 {%k1} {z}
vmovups	%zmm0,4496(%rsp)
vmovups	%zmm6,2960(%rsp)
vmovups	%zmm5,2896(%rsp)
vmovups	%zmm4,2768(%rsp)
vmovups	%zmm3,2704(%rsp)
vmovups	%zmm2,2640(%rsp)
vmovups	%zmm1,3088(%rsp)
vmovups	3152(%rsp),%zmm2
vmovups	1872(%rsp),%zmm3
vmovups	3728(%rsp),%zmm4
vmovups	3664(%rsp),%zmm5
vmovups	112(%rsp),%zmm7
vmovups	240(%rsp),%zmm16
vmovups	5008(%rsp),%zmm19
vmovaps	%zmm27,%zmm25
89:
vmovups	%zmm7,112(%rsp)
vmovups	%zmm29,1552(%rsp)
vmovups	%zmm12,720(%rsp)
vmovups	%zmm15,1104(%rsp)
vmovups	%zmm9,656(%rsp)
vbroadcastss	335f(%rip),%zmm1
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm22
vmovups	5072(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm21
vmovups	4304(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm20
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm13
vmovups	%zmm28,6352(%rsp)
vmaxps	%zmm1,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm6
vmovdqu64	6672(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm16,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6736(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6800(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm26,%zmm24
vcmpleps	%zmm4,%zmm10,%k4
vmovups	%zmm10,976(%rsp)
vcmpleps	%zmm10,%zmm5,%k5
vmovups	464(%rsp),%zmm4
vblendmps	%zmm4,%zmm11,%zmm0 {%k5}
vbroadcastss	358f(%rip),%zmm1
vxorps	%zmm1,%zmm4,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm23,%k7
kmovw	66(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm23,%zmm26,%zmm4 {%k5}
vmovups	%zmm4,1488(%rsp)
vcmpleps	%zmm18,%zmm8,%k4
vmovups	%zmm8,1040(%rsp)
vcmpgeps	4560(%rsp),%zmm8,%k6
vmovups	176(%rsp),%zmm5
vblendmps	%zmm5,%zmm11,%zmm0 {%k6}
vxorps	%zmm1,%zmm5,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm23,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm23,%zmm26,%zmm5 {%k6}
vmovups	%zmm5,1360(%rsp)
vcmpleps	%zmm2,%zmm9,%k2
vcmpleps	%zmm9,%zmm3,%k4
vmovups	1680(%rsp),%zmm2
vblendmps	%zmm2,%zmm11,%zmm0 {%k4}
vxorps	%zmm1,%zmm2,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm23,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm23,%zmm26,%zmm2 {%k4}
vmovups	%zmm2,1424(%rsp)
vcmpgeps	5392(%rsp),%zmm14,%k3
vblendmps	%zmm7,%zmm11,%zmm0 {%k3}
vcmpleps	3344(%rsp),%zmm14,%k3
vxorps	%zmm1,%zmm7,%zmm0 {%k3}
vcmpgeps	3408(%rsp),%zmm15,%k3
vmovups	400(%rsp),%zmm3
vblendmps	%zmm3,%zmm11,%zmm9 {%k3}
vcmpleps	3472(%rsp),%zmm15,%k3
vxorps	%zmm1,%zmm3,%zmm9 {%k3}
vcmpgeps	3536(%rsp),%zmm12,%k3
vmovups	592(%rsp),%zmm3
vblendmps	%zmm3,%zmm11,%zmm7 {%k3}
vcmpleps	3600(%rsp),%zmm12,%k3
vxorps	%zmm1,%zmm3,%zmm7 {%k3}
vcmpleps	%zmm0,%zmm23,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm23,%zmm26,%zmm1 {%k1}
vmovups	%zmm1,1296(%rsp)
vmulps	%zmm5,%zmm21,%zmm17
vmovaps	%zmm21,%zmm5
vmovups	%zmm21,848(%rsp)
vmulps	%zmm17,%zmm31,%zmm0
vmulps	%zmm4,%zmm22,%zmm21
vmovaps	%zmm22,%zmm10
vmovups	%zmm22,784(%rsp)
vmulps	%zmm21,%zmm0,%zmm3
vmulps	%zmm2,%zmm20,%zmm28
vmovaps	%zmm20,%zmm29
vmulps	1616(%rsp),%zmm28,%zmm0
vmulps	%zmm21,%zmm0,%zmm8
vmulps	%zmm3,%zmm8,%zmm2
vmovaps	%zmm3,%zmm0
vmovaps	%zmm3,%zmm15
vfnmadd213ps	%zmm26,%zmm3,%zmm0
vbroadcastss	426f(%rip),%zmm3
vmovups	%zmm0,6288(%rsp)
vmaxps	%zmm3,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm1,%zmm13,%zmm31
vmovaps	%zmm13,%zmm16
vmulps	2384(%rsp),%zmm31,%zmm4
vmulps	%zmm21,%zmm4,%zmm22
vmulps	%zmm15,%zmm22,%zmm4
vdivps	%zmm0,%zmm26,%zmm27
vmulps	%zmm27,%zmm5,%zmm0
vmovaps	%zmm26,%zmm0 {%k6}
vmovdqu64	6608(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k6
vmulps	%zmm10,%zmm0,%zmm11
vmovaps	%zmm0,%zmm11 {%k5}
vcmpleps	%zmm9,%zmm23,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm23,%zmm26,%zmm9 {%k6}
vmovups	%zmm9,1232(%rsp)
vmulps	912(%rsp),%zmm28,%zmm0
vfmsub231ps	%zmm0,%zmm17,%zmm2
vmulps	%zmm27,%zmm2,%zmm13
vmulps	%zmm8,%zmm22,%zmm2
vmovaps	%zmm8,%zmm18
vmovaps	%zmm8,%zmm30
vfnmadd213ps	%zmm26,%zmm8,%zmm18
vfnmadd231ps	%zmm13,%zmm13,%zmm18
vmovaps	%zmm3,%zmm8
vmaxps	%zmm3,%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm10
vmulps	2448(%rsp),%zmm31,%zmm0
vfmsub231ps	%zmm0,%zmm17,%zmm4
vmulps	%zmm27,%zmm4,%zmm5
vmulps	2512(%rsp),%zmm31,%zmm4
vfmsub231ps	%zmm4,%zmm28,%zmm2
vfnmadd231ps	%zmm13,%zmm5,%zmm2
vmovaps	%zmm13,%zmm0
vmulps	%zmm10,%zmm2,%zmm3
vmovaps	%zmm22,%zmm20
vfnmadd213ps	%zmm26,%zmm22,%zmm20
vfnmadd231ps	%zmm5,%zmm5,%zmm20
vfnmadd231ps	%zmm3,%zmm3,%zmm20
vmaxps	%zmm8,%zmm20,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm10,%zmm29,%zmm12
vmovaps	%zmm26,%zmm12 {%k4}
vcmpleps	%zmm7,%zmm23,%k4
vmulps	%zmm9,%zmm6,%zmm13
vmulps	%zmm13,%zmm19,%zmm7
vmulps	%zmm21,%zmm7,%zmm7
vmovaps	%zmm15,%zmm9
vmovups	%zmm15,4944(%rsp)
vmulps	%zmm15,%zmm7,%zmm15
vmulps	%zmm13,%zmm25,%zmm8
vfmsub231ps	%zmm8,%zmm17,%zmm15
vdivps	%zmm2,%zmm26,%zmm4
vmulps	%zmm4,%zmm16,%zmm2
vmovaps	%zmm26,%zmm2 {%k1}
vmovdqu64	6544(%rsp),%zmm8
vptestmd	%zmm8,%zmm8,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm23,%zmm26,%zmm8 {%k1}
vmovups	%zmm8,1168(%rsp)
vmovaps	%zmm24,%zmm1
vmulps	%zmm8,%zmm24,%zmm19
vmulps	5200(%rsp),%zmm19,%zmm8
vmulps	%zmm21,%zmm8,%zmm8
vmulps	%zmm9,%zmm8,%zmm24
vmulps	5136(%rsp),%zmm19,%zmm21
vfmsub231ps	%zmm21,%zmm17,%zmm24
vmovups	%zmm30,4880(%rsp)
vmulps	%zmm30,%zmm7,%zmm17
vmulps	4368(%rsp),%zmm13,%zmm21
vfmsub231ps	%zmm21,%zmm28,%zmm17
vmulps	2320(%rsp),%zmm19,%zmm21
vmulps	%zmm7,%zmm8,%zmm25
vfmsub231ps	%zmm21,%zmm13,%zmm25
vmulps	1744(%rsp),%zmm13,%zmm13
vmovaps	%zmm22,%zmm9
vmovups	%zmm22,4816(%rsp)
vmulps	%zmm22,%zmm7,%zmm21
vfmsub231ps	%zmm13,%zmm31,%zmm21
vmulps	%zmm30,%zmm8,%zmm13
vmulps	4432(%rsp),%zmm19,%zmm22
vmovups	%zmm28,6480(%rsp)
vfmsub231ps	%zmm22,%zmm28,%zmm13
vmulps	1808(%rsp),%zmm19,%zmm19
vmulps	%zmm9,%zmm8,%zmm28
vmovups	%zmm31,6416(%rsp)
vfmsub231ps	%zmm19,%zmm31,%zmm28
vmulps	%zmm12,%zmm11,%zmm11
vmulps	%zmm2,%zmm11,%zmm12
vmovaps	%zmm27,%zmm11
vmovups	%zmm27,4240(%rsp)
vmulps	%zmm27,%zmm15,%zmm22
vmovups	%zmm0,4752(%rsp)
vfnmadd231ps	%zmm0,%zmm22,%zmm17
vmulps	%zmm10,%zmm17,%zmm27
vfnmadd231ps	%zmm5,%zmm22,%zmm21
vmovups	%zmm3,4688(%rsp)
vfnmadd231ps	%zmm3,%zmm27,%zmm21
vmulps	%zmm4,%zmm21,%zmm31
vxorps	%xmm30,%xmm30,%xmm30
vmovaps	%zmm7,%zmm23
vfnmadd213ps	%zmm26,%zmm7,%zmm23
vfnmadd231ps	%zmm22,%zmm22,%zmm23
vfnmadd231ps	%zmm27,%zmm27,%zmm23
vfnmadd231ps	%zmm31,%zmm31,%zmm23
vbroadcastss	426f(%rip),%zmm19
vmaxps	%zmm19,%zmm23,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm26,%zmm21
vmulps	%zmm21,%zmm6,%zmm17
vmovaps	%zmm26,%zmm17 {%k6}
vmovaps	%zmm26,%zmm9
vmulps	%zmm11,%zmm24,%zmm26
vfnmadd231ps	%zmm0,%zmm26,%zmm13
vmulps	%zmm10,%zmm13,%zmm11
vfnmadd231ps	%zmm5,%zmm26,%zmm28
vfnmadd231ps	%zmm3,%zmm11,%zmm28
vmulps	%zmm4,%zmm28,%zmm2
vfnmadd231ps	%zmm22,%zmm26,%zmm25
vfnmadd231ps	%zmm27,%zmm11,%zmm25
vfnmadd231ps	%zmm31,%zmm2,%zmm25
vmulps	%zmm21,%zmm25,%zmm15
vmovaps	%zmm8,%zmm13
vfnmadd213ps	%zmm9,%zmm8,%zmm13
vfnmadd231ps	%zmm26,%zmm26,%zmm13
vfnmadd231ps	%zmm11,%zmm11,%zmm13
vfnmadd231ps	%zmm2,%zmm2,%zmm13
vfnmadd231ps	%zmm15,%zmm15,%zmm13
vmaxps	%zmm19,%zmm13,%zmm19
vsqrtps	%zmm19,%zmm19
vmulps	%zmm17,%zmm12,%zmm12
vdivps	%zmm19,%zmm9,%zmm9
vmovaps	%zmm1,%zmm19
vmulps	%zmm9,%zmm1,%zmm17
vmulps	%zmm17,%zmm12,%zmm3
vmovaps	%zmm12,%zmm3 {%k1}
vmovups	%zmm3,2128(%rsp)
vmovss	2064(%rsp),%xmm3
vxorps	%xmm12,%xmm12,%xmm12
vucomiss	%xmm12,%xmm3
kmovw	64(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	784(%rsp),%zmm1
vmulps	464(%rsp),%zmm1,%zmm12
vmovaps	%zmm12,%zmm17
vfmadd213ps	%zmm30,%zmm12,%zmm17 {%k1} {z}
kmovw	62(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	848(%rsp),%zmm1
vmulps	176(%rsp),%zmm1,%zmm24
vmovaps	%zmm24,%zmm25 {%k1} {z}
vfmadd213ps	%zmm17,%zmm25,%zmm25
kmovw	60(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm29,2256(%rsp)
vmulps	1680(%rsp),%zmm29,%zmm28
vmovaps	%zmm28,%zmm17 {%k1} {z}
vfmadd213ps	%zmm25,%zmm17,%zmm17
kmovw	58(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	%zmm16,2192(%rsp)
vmulps	112(%rsp),%zmm16,%zmm25
vmovaps	%zmm25,%zmm29 {%k1} {z}
vfmadd213ps	%zmm17,%zmm29,%zmm29
kmovw	56(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm6,3216(%rsp)
vmulps	400(%rsp),%zmm6,%zmm30
vmovaps	%zmm30,%zmm3 {%k1} {z}
vfmadd213ps	%zmm29,%zmm3,%zmm3
kmovw	54(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm19,3280(%rsp)
vmulps	592(%rsp),%zmm19,%zmm29
vmovaps	%zmm29,%zmm1 {%k1} {z}
vfmadd213ps	%zmm3,%zmm1,%zmm1
vmovups	%zmm1,2064(%rsp)
vmulps	1488(%rsp),%zmm12,%zmm12
vmovups	4944(%rsp),%zmm6
vmulps	%zmm12,%zmm6,%zmm3
vfmsub231ps	1360(%rsp),%zmm24,%zmm3
vmovups	4880(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm24
vfmsub231ps	1424(%rsp),%zmm28,%zmm24
vmovups	4816(%rsp),%zmm0
vmulps	%zmm12,%zmm0,%zmm28
vfmsub231ps	1296(%rsp),%zmm25,%zmm28
vmulps	%zmm12,%zmm7,%zmm19
vfmsub231ps	1232(%rsp),%zmm30,%zmm19
vmulps	%zmm12,%zmm8,%zmm16
vfmsub231ps	1168(%rsp),%zmm29,%zmm16
vbroadcastss	358f(%rip),%zmm1
vxorps	%zmm1,%zmm6,%zmm6
vmovups	%zmm6,5648(%rsp)
vxorps	%zmm1,%zmm17,%zmm6
vmovups	%zmm6,5712(%rsp)
vxorps	%zmm1,%zmm0,%zmm6
vmovups	%zmm6,4816(%rsp)
vxorps	%zmm1,%zmm7,%zmm6
vmovups	%zmm6,4880(%rsp)
vxorps	%zmm1,%zmm8,%zmm6
vmovups	%zmm6,4944(%rsp)
vmulps	4240(%rsp),%zmm3,%zmm25
vmovups	4752(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm25,%zmm24
vxorps	%zmm1,%zmm0,%zmm3
vmovups	%zmm3,5584(%rsp)
vfnmadd231ps	%zmm5,%zmm25,%zmm28
vxorps	%zmm1,%zmm5,%zmm0
vmovups	%zmm0,4752(%rsp)
vmovaps	%zmm10,%zmm8
vmulps	%zmm10,%zmm24,%zmm30
vmovups	4688(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm30,%zmm28
vxorps	%zmm1,%zmm0,%zmm3
vfnmadd231ps	%zmm22,%zmm25,%zmm19
vxorps	%zmm1,%zmm22,%zmm0
vmovups	%zmm0,4688(%rsp)
vfnmadd231ps	%zmm27,%zmm30,%zmm19
vxorps	%zmm1,%zmm27,%zmm24
vmovaps	%zmm4,%zmm22
vmulps	%zmm4,%zmm28,%zmm29
vmovaps	%zmm21,%zmm4
vxorps	%xmm0,%xmm0,%xmm0
vfnmadd231ps	%zmm31,%zmm29,%zmm19
vxorps	%zmm1,%zmm31,%zmm7
vfnmadd231ps	%zmm26,%zmm25,%zmm16
vxorps	%zmm1,%zmm26,%zmm27
vfnmadd231ps	%zmm11,%zmm30,%zmm16
vxorps	%zmm1,%zmm11,%zmm31
vfnmadd231ps	%zmm2,%zmm29,%zmm16
vxorps	%zmm1,%zmm2,%zmm2
vmulps	%zmm21,%zmm19,%zmm6
vfnmadd231ps	%zmm15,%zmm6,%zmm16
vxorps	%zmm1,%zmm15,%zmm5
vmovaps	%zmm12,%zmm10
vxorps	%xmm19,%xmm19,%xmm19
vfmadd213ps	%zmm0,%zmm12,%zmm10
vfmadd231ps	%zmm25,%zmm25,%zmm10
vfmadd231ps	%zmm30,%zmm30,%zmm10
vfmadd231ps	%zmm29,%zmm29,%zmm10
vfmadd231ps	%zmm6,%zmm6,%zmm10
vmovaps	%zmm9,%zmm28
vmulps	%zmm9,%zmm16,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm10
ja	92f
movq	16(%rsp),%rax
vbroadcastss	16(%rax),%zmm11
vmovups	2256(%rsp),%zmm20
vbroadcastss	99f(%rip),%zmm26
vdivps	%zmm20,%zmm26,%zmm13
vmovups	3792(%rsp),%zmm18
vdivps	%zmm18,%zmm26,%zmm15
vmulss	%xmm11,%xmm11,%xmm16
vbroadcastss	%xmm16,%zmm16
vcmpgeps	2064(%rsp),%zmm16,%k1
vmulps	656(%rsp),%zmm13,%zmm13
vmulps	2128(%rsp),%zmm15,%zmm15
vmovups	2192(%rsp),%zmm21
vdivps	%zmm21,%zmm26,%zmm16
vmulps	%zmm14,%zmm16,%zmm16
vmulps	427f(%rip){1to16},%zmm13,%zmm13
vmulps	428f(%rip){1to16},%zmm16,%zmm16
vcmpunordps	%zmm13,%zmm13,%k2
vmaxps	%zmm13,%zmm16,%zmm13
vmovaps	%zmm16,%zmm13 {%k2}
vbroadcastss	348f(%rip),%zmm17
vmovups	4624(%rsp),%zmm1
vcmpltps	%zmm17,%zmm1,%k2
vaddps	%zmm1,%zmm1,%zmm16
vsqrtps	%zmm16,%zmm16
vmulps	429f(%rip){1to16},%zmm16,%zmm16 {%k2} {z}
vcmpunordps	%zmm13,%zmm13,%k2
vmaxps	%zmm13,%zmm16,%zmm13
vmovaps	%zmm16,%zmm13 {%k2}
vmulps	%zmm15,%zmm15,%zmm15
vminps	%zmm26,%zmm15,%zmm15
vmulps	%zmm11,%zmm15,%zmm11
vcmpunordps	%zmm11,%zmm11,%k2
vmaxps	%zmm11,%zmm13,%zmm11
vmovaps	%zmm13,%zmm11 {%k2}
vcmpltps	%zmm17,%zmm18,%k2
vmovaps	%zmm11,%zmm11 {%k2} {z}
vmulps	%zmm11,%zmm11,%zmm11
vcmpleps	%zmm11,%zmm10,%k1 {%k1}
vmovups	1360(%rsp),%zmm1
vmulps	1488(%rsp),%zmm1,%zmm10
vmulps	1424(%rsp),%zmm10,%zmm10
vmulps	1296(%rsp),%zmm10,%zmm10
vmulps	1232(%rsp),%zmm10,%zmm10
vmulps	1168(%rsp),%zmm10,%zmm10
vcmpnltps	%zmm10,%zmm19,%k2
vmovaps	%zmm26,%zmm10 {%k2} {z}
vbroadcastss	345f(%rip),%zmm11
vblendmps	%zmm10,%zmm11,%zmm10 {%k1}
vmovups	5520(%rsp),%zmm1
vcmpleps	4048(%rsp),%zmm1,%k1
vminps	432f(%rip){1to16},%zmm10,%zmm10 {%k1}
vmovups	3984(%rsp),%zmm1
vcmpeqps	%zmm11,%zmm1,%k1
vmovaps	%zmm10,%zmm1 {%k1}
vmovups	%zmm1,3984(%rsp)
vcmpeqps	%zmm11,%zmm1,%k1
vmovaps	%zmm26,%zmm15 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm15,%xmm10
vmovshdup	%xmm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufpd	$1,%xmm15,%xmm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufps	$255,%xmm15,%xmm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf128	$1,%ymm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$2,%zmm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$3,%zmm15,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm13
vaddss	%xmm13,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vucomiss	%xmm1,%xmm10
vmovups	1104(%rsp),%zmm19
vmovups	720(%rsp),%zmm11
vxorps	%xmm23,%xmm23,%xmm23
ja	72b
jmp	93f
.p2align	4
92:
vmulps	%zmm0,%zmm28,%zmm0
vfmadd213ps	%zmm6,%zmm0,%zmm5
vmulps	%zmm5,%zmm4,%zmm5
vfmadd213ps	%zmm29,%zmm5,%zmm7
vfmadd213ps	%zmm7,%zmm0,%zmm2
vmulps	%zmm2,%zmm22,%zmm2
vfmadd213ps	%zmm30,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm5,%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm31
vmulps	%zmm31,%zmm8,%zmm4
vmovups	5584(%rsp),%zmm3
vfmadd213ps	%zmm25,%zmm4,%zmm3
vmovups	4752(%rsp),%zmm1
vfmadd213ps	%zmm3,%zmm2,%zmm1
vmovups	4688(%rsp),%zmm3
vfmadd213ps	%zmm1,%zmm5,%zmm3
vfmadd213ps	%zmm3,%zmm0,%zmm27
vmulps	4240(%rsp),%zmm27,%zmm1
vmovups	5648(%rsp),%zmm3
vfmadd213ps	%zmm12,%zmm1,%zmm3
vmovups	5712(%rsp),%zmm6
vfmadd213ps	%zmm3,%zmm4,%zmm6
vmovups	4816(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm2,%zmm3
vmovups	4880(%rsp),%zmm6
vfmadd213ps	%zmm3,%zmm5,%zmm6
vmovups	4944(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm0,%zmm3
vmovups	784(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm6
vmovups	848(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmovups	2256(%rsp),%zmm21
vmulps	%zmm4,%zmm21,%zmm16
vmovups	2192(%rsp),%zmm9
vmulps	%zmm2,%zmm9,%zmm22
vmovups	3216(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm15
vmovups	3280(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm2
vmovups	1040(%rsp),%zmm30
vaddps	%zmm1,%zmm30,%zmm0
vmovups	4560(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2000(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vcmpeqps	%zmm30,%zmm3,%k1
vcmpneqps	%zmm3,%zmm0,%k1 {%k1}
vmovups	976(%rsp),%zmm29
vaddps	%zmm6,%zmm29,%zmm0
vmovups	3664(%rsp),%zmm25
vminps	%zmm0,%zmm25,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm25,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3728(%rsp),%zmm27
vmaxps	%zmm3,%zmm27,%zmm3
vmovaps	%zmm27,%zmm3 {%k2}
vcmpeqps	%zmm29,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k0 {%k2}
vmovups	656(%rsp),%zmm19
vmovups	%zmm16,2320(%rsp)
vaddps	%zmm16,%zmm19,%zmm0
vmovups	1872(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3152(%rsp),%zmm16
vmaxps	%zmm3,%zmm16,%zmm3
vmovaps	%zmm16,%zmm3 {%k2}
vcmpeqps	%zmm19,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k2 {%k2}
vmovups	%zmm22,528(%rsp)
vaddps	%zmm22,%zmm14,%zmm0
vmovups	5392(%rsp),%zmm31
vminps	%zmm0,%zmm31,%zmm3
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm31,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	3344(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vcmpeqps	%zmm14,%zmm3,%k3
vcmpneqps	%zmm3,%zmm0,%k3 {%k3}
vmovups	1104(%rsp),%zmm4
vaddps	%zmm15,%zmm4,%zmm0
vmovups	3408(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm3
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm5,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3472(%rsp),%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k4}
vcmpeqps	%zmm4,%zmm3,%k4
vcmpneqps	%zmm3,%zmm0,%k4 {%k4}
vmovups	720(%rsp),%zmm4
vaddps	%zmm2,%zmm4,%zmm0
vmovups	3536(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm3
vcmpunordps	%zmm0,%zmm0,%k5
vmovaps	%zmm5,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmovups	3600(%rsp),%zmm5
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k5}
vcmpeqps	%zmm4,%zmm3,%k5
vcmpneqps	%zmm3,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	354f(%rip),%zmm3 {%k4} {z}
vpord	355f(%rip){1to16},%zmm3,%zmm3 {%k5}
vpord	353f(%rip){1to16},%zmm3,%zmm3 {%k3}
vpord	352f(%rip){1to16},%zmm3,%zmm3 {%k2}
vpord	349f(%rip){1to16},%zmm3,%zmm3 {%k1}
vpord	%zmm0,%zmm3,%zmm0
vbroadcastss	99f(%rip),%zmm26
vmovups	6288(%rsp),%zmm3
vminps	%zmm26,%zmm3,%zmm3
vminps	%zmm3,%zmm18,%zmm3
vminps	%zmm3,%zmm20,%zmm3
vminps	%zmm3,%zmm23,%zmm3
vminps	%zmm3,%zmm13,%zmm3
vmulps	3920(%rsp),%zmm12,%zmm4
vmulps	%zmm4,%zmm12,%zmm4
vmovups	1488(%rsp),%zmm12
vsubps	%zmm12,%zmm26,%zmm5
vfmadd231ps	%zmm4,%zmm12,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	5072(%rsp),%zmm7,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovups	1360(%rsp),%zmm7
vsubps	%zmm7,%zmm26,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	4304(%rsp),%zmm21,%zmm4
vmulps	%zmm4,%zmm21,%zmm4
vmovups	1424(%rsp),%zmm7
vsubps	%zmm7,%zmm26,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmulps	1552(%rsp),%zmm9,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vmovups	1296(%rsp),%zmm7
vsubps	%zmm7,%zmm26,%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	5776(%rsp),%zmm3
vsubps	4496(%rsp),%zmm3,%zmm9
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmovups	3088(%rsp),%zmm5
vxorps	%xmm13,%xmm13,%xmm13
vfmadd132ps	464(%rsp),%zmm13,%zmm5
vmovups	176(%rsp),%zmm3
vfmadd231ps	2640(%rsp),%zmm3,%zmm5
vmovups	1680(%rsp),%zmm3
vfmadd231ps	2704(%rsp),%zmm3,%zmm5
vmovups	112(%rsp),%zmm3
vfmadd231ps	2768(%rsp),%zmm3,%zmm5
vmovups	400(%rsp),%zmm3
vfmadd231ps	2896(%rsp),%zmm3,%zmm5
vmulps	6352(%rsp),%zmm8,%zmm7
vmulps	%zmm7,%zmm8,%zmm7
vmovups	1232(%rsp),%zmm3
vsubps	%zmm3,%zmm26,%zmm8
vfmadd231ps	%zmm7,%zmm3,%zmm8
vminps	%zmm4,%zmm8,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmovups	592(%rsp),%zmm3
vfmadd231ps	2960(%rsp),%zmm3,%zmm5
vmulps	240(%rsp),%zmm11,%zmm4
vmulps	%zmm4,%zmm11,%zmm4
vmovups	1168(%rsp),%zmm3
vsubps	%zmm3,%zmm26,%zmm11
vfmadd231ps	%zmm4,%zmm3,%zmm11
vminps	%zmm7,%zmm11,%zmm4
vsqrtps	%zmm10,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm11,%zmm4 {%k1}
vdivps	%zmm19,%zmm26,%zmm7
vmulps	%zmm7,%zmm21,%zmm10
vmovups	1936(%rsp),%zmm7
vcmpnltps	%zmm7,%zmm13,%k0
vcmpltps	%zmm7,%zmm13,%k2
vcmpltps	435f(%rip){1to16},%zmm4,%k3
kandw	%k3,%k2,%k1
movq	16(%rsp),%rax
vbroadcastss	16(%rax),%zmm4
vmovups	2832(%rsp),%zmm12
vsubps	%zmm5,%zmm12,%zmm5
vbroadcastss	339f(%rip),%zmm21
vmulps	%zmm21,%zmm12,%zmm7
vmaxps	%zmm5,%zmm7,%zmm11
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm7,%zmm11 {%k4}
vmaxps	335f(%rip){1to16},%zmm11,%zmm5
vdivps	%zmm5,%zmm26,%zmm5
vmulps	%zmm5,%zmm12,%zmm5
vmulps	3024(%rsp),%zmm5,%zmm5
vmovups	5328(%rsp),%zmm11
vminps	%zmm5,%zmm11,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm11,%zmm7 {%k4}
vmaxps	439f(%rip){1to16},%zmm7,%zmm7
vcmpnltps	%zmm12,%zmm13,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm26,%zmm7 {%k4}
vmulps	442f(%rip){1to16},%zmm8,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
korw	%k0,%k3,%k5
vbroadcastss	348f(%rip),%zmm22
vmovaps	%zmm22,%zmm5 {%k5}
vcmpleps	%zmm4,%zmm5,%k4
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpgeps	2064(%rsp),%zmm4,%k0 {%k4}
vcmpgtps	5264(%rsp),%zmm8,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vmovups	%zmm9,240(%rsp)
vcmpnltps	%zmm9,%zmm13,%k2
vptestmd	%zmm0,%zmm0,%k6
korw	%k2,%k1,%k7
vmovdqu64	6224(%rsp),%zmm3
vpord	%zmm0,%zmm3,%zmm5
vmovdqa32	%zmm3,%zmm5 {%k7}
vbroadcastss	329f(%rip),%zmm24
vandps	%zmm24,%zmm6,%zmm0
vbroadcastss	443f(%rip),%zmm23
vaddps	%zmm23,%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm13
vmovups	4112(%rsp),%zmm28
vmulps	%zmm13,%zmm28,%zmm0
vminps	%zmm7,%zmm0,%zmm4
vcmpunordps	%zmm7,%zmm7,%k4
vandps	%zmm24,%zmm1,%zmm11
vaddps	%zmm23,%zmm11,%zmm11
vdivps	%zmm11,%zmm26,%zmm12
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	4176(%rsp),%zmm3
vmulps	%zmm12,%zmm3,%zmm0
vminps	%zmm4,%zmm0,%zmm11
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm0,%zmm11 {%k4}
vandps	%zmm24,%zmm15,%zmm0
vaddps	%zmm23,%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm4
vbroadcastss	334f(%rip),%zmm20
vmulps	%zmm20,%zmm4,%zmm0
vmulps	%zmm0,%zmm28,%zmm17
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm17,%zmm0,%zmm18
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm0,%zmm18 {%k4}
vmulps	6160(%rsp),%zmm4,%zmm0
vminps	%zmm18,%zmm0,%zmm17
vcmpunordps	%zmm18,%zmm18,%k4
vmovaps	%zmm0,%zmm17 {%k4}
vminps	%zmm11,%zmm17,%zmm19
vcmpunordps	%zmm11,%zmm11,%k4
vmovaps	%zmm17,%zmm19 {%k4}
vandps	%zmm24,%zmm2,%zmm0
vaddps	%zmm23,%zmm0,%zmm0
vdivps	%zmm0,%zmm26,%zmm0
vmulps	%zmm20,%zmm0,%zmm11
vmulps	%zmm11,%zmm28,%zmm17
vmulps	%zmm11,%zmm3,%zmm11
vminps	%zmm17,%zmm11,%zmm18
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm11,%zmm18 {%k4}
vmulps	6096(%rsp),%zmm0,%zmm11
vminps	%zmm18,%zmm11,%zmm17
vcmpunordps	%zmm18,%zmm18,%k4
vmovaps	%zmm11,%zmm17 {%k4}
vminps	%zmm19,%zmm17,%zmm18
vcmpunordps	%zmm19,%zmm19,%k4
vmovaps	%zmm17,%zmm18 {%k4}
vcmpgtps	4624(%rsp),%zmm22,%k4
vmovaps	%zmm26,%zmm11 {%k4} {z}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm11,%xmm17
vmovshdup	%xmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufpd	$1,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufps	$255,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vextractf32x4	$1,%ymm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vmovshdup	%xmm19,%xmm20
vaddss	%xmm20,%xmm17,%xmm17
vshufpd	$1,%xmm19,%xmm19,%xmm20
vaddss	%xmm20,%xmm17,%xmm17
vshufps	$255,%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vextractf32x4	$2,%zmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vmovshdup	%xmm19,%xmm20
vaddss	%xmm20,%xmm17,%xmm17
vshufpd	$1,%xmm19,%xmm19,%xmm20
vaddss	%xmm20,%xmm17,%xmm17
vshufps	$255,%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vextractf32x4	$3,%zmm11,%xmm11
vaddss	%xmm11,%xmm17,%xmm17
vmovshdup	%xmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufpd	$1,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm17,%xmm17
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm17,%xmm11
vmovups	2576(%rsp),%zmm17
vmulps	%zmm21,%zmm17,%zmm17 {%k3}
korw	%k6,%k7,%k3
vmovups	2128(%rsp),%zmm28
vmovaps	%zmm22,%zmm28 {%k5}
vmovaps	%zmm31,%zmm22
vmovaps	%zmm16,%zmm31
vmovups	4560(%rsp),%zmm16
vucomiss	%xmm3,%xmm11
vmovaps	%zmm18,%zmm11
vxorps	%xmm23,%xmm23,%xmm23
jbe	68b
vcmpltps	%zmm23,%zmm6,%k5
vsubps	%zmm29,%zmm25,%zmm11
vsubps	%zmm27,%zmm29,%zmm11 {%k5}
vmulps	%zmm13,%zmm11,%zmm13
vmulps	1488(%rsp),%zmm11,%zmm11
vbroadcastss	444f(%rip),%zmm21
vmulps	%zmm21,%zmm13,%zmm13
vcmpltps	%zmm11,%zmm23,%k5
vbroadcastss	348f(%rip),%zmm19
vmovaps	%zmm19,%zmm11
vminps	%zmm19,%zmm13,%zmm11 {%k5}
vcmpltps	%zmm23,%zmm1,%k5
vsubps	%zmm30,%zmm16,%zmm13
vsubps	2000(%rsp),%zmm30,%zmm13 {%k5}
vmulps	%zmm12,%zmm13,%zmm12
vmulps	1360(%rsp),%zmm13,%zmm13
vcmpltps	%zmm13,%zmm23,%k5
vmovaps	%zmm19,%zmm13
vmulps	%zmm21,%zmm12,%zmm13 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm13,%zmm11
vmovaps	%zmm13,%zmm11 {%k5}
vmovups	2320(%rsp),%zmm3
vandps	%zmm24,%zmm3,%zmm12
vbroadcastss	443f(%rip),%zmm20
vaddps	%zmm20,%zmm12,%zmm12
vdivps	%zmm12,%zmm26,%zmm12
vcmpltps	%zmm23,%zmm3,%k5
vmovups	656(%rsp),%zmm3
vmovups	1872(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm13
vsubps	%zmm31,%zmm3,%zmm13 {%k5}
vmulps	%zmm12,%zmm13,%zmm12
vmulps	1424(%rsp),%zmm13,%zmm13
vcmpltps	%zmm13,%zmm23,%k5
vmovaps	%zmm19,%zmm13
vmulps	%zmm21,%zmm12,%zmm13 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm13,%zmm11
vmovaps	%zmm13,%zmm11 {%k5}
vmovups	528(%rsp),%zmm3
vandps	%zmm24,%zmm3,%zmm12
vaddps	%zmm20,%zmm12,%zmm12
vdivps	%zmm12,%zmm26,%zmm12
vcmpltps	%zmm23,%zmm3,%k5
vsubps	%zmm14,%zmm22,%zmm9
vsubps	3344(%rsp),%zmm14,%zmm9 {%k5}
vmulps	%zmm12,%zmm9,%zmm12
vmulps	1296(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm23,%k5
vmovaps	%zmm19,%zmm9
vmulps	%zmm21,%zmm12,%zmm9 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm9,%zmm11
vmovaps	%zmm9,%zmm11 {%k5}
vcmpltps	%zmm23,%zmm15,%k5
vmovups	1104(%rsp),%zmm3
vmovups	3408(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vsubps	3472(%rsp),%zmm3,%zmm9 {%k5}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	1232(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm23,%k5
vmovaps	%zmm19,%zmm9
vmulps	%zmm21,%zmm4,%zmm9 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k5}
vcmpltps	%zmm23,%zmm2,%k5
vmovups	720(%rsp),%zmm3
vmovups	3536(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vsubps	3600(%rsp),%zmm3,%zmm9 {%k5}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	1168(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm23,%k5
vmovaps	%zmm19,%zmm9
vmulps	%zmm21,%zmm0,%zmm9 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm18,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm18,%zmm11 {%k4}
jmp	68b
.p2align	4
93:
vmulps	%zmm0,%zmm28,%zmm0
vfmadd213ps	%zmm6,%zmm0,%zmm5
vmulps	%zmm5,%zmm4,%zmm5
vfmadd213ps	%zmm29,%zmm5,%zmm7
vfmadd213ps	%zmm7,%zmm0,%zmm2
vmulps	%zmm2,%zmm22,%zmm2
vfmadd213ps	%zmm30,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm5,%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm31
vmulps	%zmm31,%zmm8,%zmm1
vmovups	5584(%rsp),%zmm4
vfmadd213ps	%zmm25,%zmm1,%zmm4
vmovups	4752(%rsp),%zmm3
vfmadd213ps	%zmm4,%zmm2,%zmm3
vmovups	4688(%rsp),%zmm4
vfmadd213ps	%zmm3,%zmm5,%zmm4
vfmadd213ps	%zmm4,%zmm0,%zmm27
vmulps	4240(%rsp),%zmm27,%zmm3
vmovups	5648(%rsp),%zmm4
vfmadd213ps	%zmm12,%zmm3,%zmm4
vmovups	5712(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vmovups	4816(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm2,%zmm4
vmovups	4880(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm5,%zmm6
vmovups	4944(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vmulps	784(%rsp),%zmm4,%zmm4
vmovups	%zmm4,592(%rsp)
vmulps	848(%rsp),%zmm3,%zmm3
vmovups	%zmm3,400(%rsp)
vmulps	%zmm1,%zmm20,%zmm1
vmovups	%zmm1,112(%rsp)
vmulps	%zmm2,%zmm21,%zmm1
vmovups	%zmm1,464(%rsp)
vmulps	3216(%rsp),%zmm5,%zmm1
vmovups	%zmm1,176(%rsp)
vdivps	5904(%rsp),%zmm26,%zmm2
vmulps	3280(%rsp),%zmm0,%zmm9
vmulps	5968(%rsp),%zmm2,%zmm0
vpbroadcastd	389f(%rip),%zmm7
vpaddd	%zmm7,%zmm0,%zmm2
vpbroadcastd	392f(%rip),%zmm21
vpandd	%zmm21,%zmm2,%zmm2
vpbroadcastd	99f(%rip),%zmm23
vpsubd	%zmm2,%zmm23,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm26,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	393f(%rip),%zmm24
vmovaps	%zmm24,%zmm4
vbroadcastss	394f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm4
vbroadcastss	395f(%rip),%zmm27
vmovaps	%zmm27,%zmm5
vbroadcastss	396f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm3,%zmm5
vbroadcastss	397f(%rip),%zmm29
vmovaps	%zmm29,%zmm1
vbroadcastss	398f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm1
vbroadcastss	399f(%rip),%zmm31
vfmadd231ps	%zmm31,%zmm0,%zmm1
vfmadd213ps	%zmm5,%zmm0,%zmm1
vfmadd213ps	%zmm4,%zmm0,%zmm1
vfmadd213ps	%zmm3,%zmm0,%zmm1
vfmadd231ps	422f(%rip){1to16},%zmm2,%zmm1
vmovups	5456(%rsp),%zmm0
vfmadd231ps	433f(%rip){1to16},%zmm0,%zmm1
vmovups	6032(%rsp),%zmm0
vfmadd231ps	434f(%rip){1to16},%zmm0,%zmm1
vmovups	%zmm1,1552(%rsp)
movl	12(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm22,%xmm22,%xmm22
cmpb	$1,%cl
vbroadcastss	337f(%rip),%zmm1
movq	376(%rsp),%r11
jne	96f
movq	%rbx,%rax
xorl	%edx,%edx
.p2align	4
94:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	656(%rsp),%zmm0
vmulps	(%r13,%rcx),%zmm0,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	422f(%rip),%zmm6
.p2align	4
95:
vmovaps	(%rsi),%zmm2
vfmadd213ps	%zmm14,%zmm0,%zmm2
vdivps	%zmm2,%zmm26,%zmm3
vmovaps	(%rax,%rdi),%zmm4
vsubps	%zmm2,%zmm4,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vaddps	%zmm1,%zmm3,%zmm3
vcmpltps	%zmm4,%zmm1,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vaddps	%zmm26,%zmm3,%zmm10
vpaddd	%zmm7,%zmm10,%zmm10
vpandd	%zmm21,%zmm10,%zmm10
vpsubd	%zmm10,%zmm23,%zmm15
vaddps	%zmm26,%zmm2,%zmm16
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm1,%zmm15,%zmm17
vfmadd231ps	%zmm3,%zmm15,%zmm17
vmulps	%zmm17,%zmm17,%zmm3
vmovaps	%zmm24,%zmm15
vfmadd213ps	%zmm25,%zmm17,%zmm15
vmovaps	%zmm27,%zmm18
vmovaps	%zmm29,%zmm20
vfmadd213ps	%zmm28,%zmm17,%zmm18
vfmadd213ps	%zmm30,%zmm17,%zmm20
vfmadd231ps	%zmm31,%zmm3,%zmm20
vfmadd213ps	%zmm18,%zmm3,%zmm20
vfmadd213ps	%zmm15,%zmm3,%zmm20
vfmadd213ps	%zmm17,%zmm3,%zmm20
vfmadd231ps	%zmm6,%zmm10,%zmm20
vaddps	%zmm26,%zmm4,%zmm3
vmaxps	%zmm1,%zmm4,%zmm4
vdivps	%zmm16,%zmm26,%zmm10
vfmsub231ps	%zmm3,%zmm20,%zmm4
vmulps	%zmm10,%zmm10,%zmm3
vmulps	%zmm3,%zmm10,%zmm15
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm3,%zmm19,%zmm19
vaddps	%zmm15,%zmm13,%zmm13
vfmadd231ps	%zmm4,%zmm2,%zmm22
vfmadd231ps	%zmm3,%zmm3,%zmm12
vfmadd231ps	%zmm3,%zmm15,%zmm11
vfmadd231ps	%zmm15,%zmm15,%zmm8
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	95b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	94b
96:
vbroadcastss	329f(%rip),%zmm3
vmovups	592(%rsp),%zmm10
vandps	%zmm3,%zmm10,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vmovups	400(%rsp),%zmm15
vandps	%zmm3,%zmm15,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vandps	176(%rsp),%zmm3,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vandps	%zmm3,%zmm9,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vmovups	3984(%rsp),%zmm1
vcmpleps	%zmm26,%zmm1,%k2
vmovups	1104(%rsp),%zmm27
vminps	720(%rsp),%zmm27,%zmm2
vmulps	437f(%rip){1to16},%zmm2,%zmm2
vcmpleps	%zmm2,%zmm0,%k3 {%k2}
vmovups	848(%rsp),%zmm6
vmulps	528(%rsp),%zmm6,%zmm0
vmovups	784(%rsp),%zmm3
vmulps	%zmm3,%zmm0,%zmm29
vmovups	2256(%rsp),%zmm28
vmulps	1616(%rsp),%zmm28,%zmm0
vmulps	%zmm3,%zmm0,%zmm25
vmulps	912(%rsp),%zmm28,%zmm0
vmulps	%zmm29,%zmm25,%zmm18
vfmsub231ps	%zmm0,%zmm6,%zmm18
vmovups	2192(%rsp),%zmm2
vmulps	2384(%rsp),%zmm2,%zmm0
vmulps	%zmm3,%zmm0,%zmm17
vmulps	2448(%rsp),%zmm2,%zmm0
vmulps	%zmm29,%zmm17,%zmm20
vfmsub231ps	%zmm0,%zmm6,%zmm20
vmulps	2512(%rsp),%zmm2,%zmm0
vmulps	%zmm25,%zmm17,%zmm23
vfmsub231ps	%zmm0,%zmm28,%zmm23
vmovups	3216(%rsp),%zmm30
vmulps	5008(%rsp),%zmm30,%zmm0
vmulps	%zmm3,%zmm0,%zmm4
vmulps	3856(%rsp),%zmm30,%zmm0
vmulps	%zmm29,%zmm4,%zmm7
vfmsub231ps	%zmm0,%zmm6,%zmm7
vmovups	%zmm7,240(%rsp)
vmulps	4368(%rsp),%zmm30,%zmm0
vmulps	%zmm25,%zmm4,%zmm21
vfmsub231ps	%zmm0,%zmm28,%zmm21
vmulps	1744(%rsp),%zmm30,%zmm0
vmulps	%zmm17,%zmm4,%zmm24
vfmsub231ps	%zmm0,%zmm2,%zmm24
vmovups	%zmm9,1680(%rsp)
vmovups	3280(%rsp),%zmm9
vmulps	5200(%rsp),%zmm9,%zmm0
vmulps	%zmm3,%zmm0,%zmm16
vmulps	5136(%rsp),%zmm9,%zmm3
vmulps	%zmm29,%zmm16,%zmm0
vfmsub231ps	%zmm3,%zmm6,%zmm0
vmovups	976(%rsp),%zmm7
vaddps	%zmm7,%zmm10,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3664(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3728(%rsp),%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmovaps	%zmm3,%zmm7 {%k3}
vcmpeqps	344f(%rip){1to16},%zmm1,%k1
movq	16(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm10
vmovaps	%zmm10,%zmm7 {%k1}
movq	%r11,%rax
shlq	$6,%rax
vbroadcastss	12(%rcx),%zmm1
vmovups	%zmm1,592(%rsp)
vmovaps	%zmm7,(%r15,%rax)
vmovups	1040(%rsp),%zmm6
vaddps	%zmm6,%zmm15,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	4560(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2000(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vmovaps	%zmm3,%zmm6 {%k3}
vmovaps	%zmm10,%zmm6 {%k1}
movq	32(%rsp),%r10
addq	%r10,%r11
shlq	$6,%r11
vmovaps	%zmm6,(%r15,%r11)
vmovups	%zmm29,528(%rsp)
vmovaps	%zmm29,%zmm6
vfnmadd213ps	%zmm26,%zmm29,%zmm6
vbroadcastss	426f(%rip),%zmm29
vmaxps	%zmm29,%zmm6,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	4432(%rsp),%zmm9,%zmm15
vmulps	%zmm25,%zmm16,%zmm31
vfmsub231ps	%zmm15,%zmm28,%zmm31
vdivps	%zmm3,%zmm26,%zmm28
vmulps	1808(%rsp),%zmm9,%zmm1
vmulps	%zmm17,%zmm16,%zmm3
vfmsub231ps	%zmm1,%zmm2,%zmm3
vminps	%zmm26,%zmm6,%zmm6
vmulps	%zmm28,%zmm18,%zmm18
vmovaps	%zmm17,%zmm2
vmovups	%zmm25,1616(%rsp)
vfnmadd213ps	%zmm26,%zmm25,%zmm25
vfnmadd231ps	%zmm18,%zmm18,%zmm25
vminps	%zmm6,%zmm25,%zmm7
vmaxps	%zmm29,%zmm25,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	2320(%rsp),%zmm9,%zmm25
vmovaps	%zmm10,%zmm15
vmulps	%zmm4,%zmm16,%zmm1
vfmsub231ps	%zmm25,%zmm30,%zmm1
vdivps	%zmm6,%zmm26,%zmm6
vmulps	%zmm28,%zmm20,%zmm30
vfnmadd231ps	%zmm18,%zmm30,%zmm23
vmulps	%zmm6,%zmm23,%zmm17
vmovups	%zmm2,1808(%rsp)
vfnmadd213ps	%zmm26,%zmm2,%zmm2
vfnmadd231ps	%zmm30,%zmm30,%zmm2
vfnmadd231ps	%zmm17,%zmm17,%zmm2
vminps	%zmm7,%zmm2,%zmm25
vmaxps	%zmm29,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm26,%zmm9
vmulps	240(%rsp),%zmm28,%zmm23
vfnmadd231ps	%zmm18,%zmm23,%zmm21
vmulps	%zmm6,%zmm21,%zmm21
vfnmadd231ps	%zmm30,%zmm23,%zmm24
vfnmadd231ps	%zmm17,%zmm21,%zmm24
vmulps	%zmm9,%zmm24,%zmm20
vmovups	%zmm4,1744(%rsp)
vfnmadd213ps	%zmm26,%zmm4,%zmm4
vfnmadd231ps	%zmm23,%zmm23,%zmm4
vfnmadd231ps	%zmm21,%zmm21,%zmm4
vfnmadd231ps	%zmm20,%zmm20,%zmm4
vminps	%zmm25,%zmm4,%zmm2
vmaxps	%zmm29,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	656(%rsp),%zmm25
vaddps	112(%rsp),%zmm25,%zmm24
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	1872(%rsp),%zmm7
vminps	%zmm24,%zmm7,%zmm24
vmovaps	%zmm7,%zmm24 {%k4}
vdivps	%zmm4,%zmm26,%zmm10
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	3152(%rsp),%zmm7
vmaxps	%zmm24,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm25 {%k3}
leaq	(%r15,%rax),%rcx
vmovups	592(%rsp),%zmm7
vmulps	%zmm7,%zmm25,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rcx)
vmovups	%zmm28,912(%rsp)
vmulps	%zmm28,%zmm0,%zmm4
vfnmadd231ps	%zmm18,%zmm4,%zmm31
vmovups	%zmm6,240(%rsp)
vmulps	%zmm6,%zmm31,%zmm31
vfnmadd231ps	%zmm30,%zmm4,%zmm3
vfnmadd231ps	%zmm17,%zmm31,%zmm3
vmovups	%zmm9,400(%rsp)
vmulps	%zmm9,%zmm3,%zmm25
vfnmadd231ps	%zmm23,%zmm4,%zmm1
vfnmadd231ps	%zmm21,%zmm31,%zmm1
vfnmadd231ps	%zmm20,%zmm25,%zmm1
vmovups	%zmm10,112(%rsp)
vmulps	%zmm10,%zmm1,%zmm24
vmovaps	%zmm16,%zmm0
vfnmadd213ps	%zmm26,%zmm16,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vfnmadd231ps	%zmm31,%zmm31,%zmm0
vfnmadd231ps	%zmm25,%zmm25,%zmm0
vfnmadd231ps	%zmm24,%zmm24,%zmm0
vminps	%zmm2,%zmm0,%zmm1
vcmpgtps	435f(%rip){1to16},%zmm1,%k0
vaddps	464(%rsp),%zmm14,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5392(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3344(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm14 {%k3}
vmulps	%zmm7,%zmm14,%zmm1
vmovaps	%zmm15,%zmm1 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm1,(%rsi,%rcx)
vaddps	176(%rsp),%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3408(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3472(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm27 {%k3}
vmovaps	%zmm15,%zmm27 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm27,(%rsi,%rcx)
vmovups	720(%rsp),%zmm3
vaddps	1680(%rsp),%zmm3,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3536(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3600(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm3,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovups	%zmm15,176(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
leaq	(%r10,%r10,4),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
vmovaps	%zmm2,(%rdi,%rcx)
movl	$6,%r8d
movl	12(%rsp),%r12d
testb	$2,%r12b
je	97f
vmovaps	%zmm7,%zmm9
vbroadcastss	358f(%rip),%zmm7
vxorps	528(%rsp),%zmm7,%zmm1
vmaxps	426f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	99f(%rip),%zmm2
vdivps	%zmm0,%zmm2,%zmm3
vmulps	2256(%rsp),%zmm9,%zmm6
vmulps	2192(%rsp),%zmm9,%zmm0
vmovups	%zmm0,464(%rsp)
kandw	%k0,%k2,%k2
movl	%r12d,%edi
andl	$4,%edi
movl	%edi,%ecx
shrl	$2,%ecx
movq	%rdx,%r15
shlq	$7,%r15
addq	24(%rsp),%r15
xorl	%ebx,%ebx
testl	%edi,%edi
setne	%bl
movq	%r11,%r12
leaq	8(%rcx,%rcx,2),%r11
movl	$15,%r10d
movl	$9,%ecx
cmoveq	%rcx,%r10
movl	$20,%r9d
movl	$10,%ecx
cmoveq	%rcx,%r9
movl	$26,%r8d
movl	$11,%ecx
cmoveq	%rcx,%r8
addq	$7,%rbx
imulq	32(%rsp),%rbx
shlq	$6,%rbx
addq	24(%rsp),%rbx
imulq	32(%rsp),%r11
shlq	$6,%r11
addq	24(%rsp),%r11
imulq	32(%rsp),%r10
shlq	$6,%r10
addq	24(%rsp),%r10
imulq	32(%rsp),%r9
shlq	$6,%r9
addq	24(%rsp),%r9
imulq	32(%rsp),%r8
shlq	$6,%r8
addq	24(%rsp),%r8
vmovups	912(%rsp),%zmm26
vmulps	%zmm1,%zmm26,%zmm0
vmovups	1616(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm18,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmovups	240(%rsp),%zmm9
vmulps	%zmm1,%zmm9,%zmm27
vxorps	%zmm7,%zmm26,%zmm1
vmulps	%zmm1,%zmm18,%zmm1
vmulps	%zmm9,%zmm1,%zmm14
vmovups	1808(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm30,%zmm1
vfmadd231ps	%zmm27,%zmm17,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmovups	400(%rsp),%zmm18
vmulps	%zmm1,%zmm18,%zmm10
vmulps	%zmm30,%zmm26,%zmm1
vfmadd231ps	%zmm14,%zmm17,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm18,%zmm30
vxorps	%zmm7,%zmm9,%zmm1
vmulps	%zmm1,%zmm17,%zmm1
vmulps	%zmm18,%zmm1,%zmm29
vmovups	1744(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm23,%zmm1
vfmadd231ps	%zmm27,%zmm21,%zmm1
vfmadd231ps	%zmm10,%zmm20,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmovups	112(%rsp),%zmm15
vmulps	%zmm1,%zmm15,%zmm28
vmulps	%zmm23,%zmm26,%zmm1
vfmadd231ps	%zmm14,%zmm21,%zmm1
vfmadd231ps	%zmm30,%zmm20,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm15,%zmm23
vmulps	%zmm21,%zmm9,%zmm1
vfmadd231ps	%zmm29,%zmm20,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm15,%zmm21
vxorps	%zmm7,%zmm18,%zmm1
vmulps	%zmm1,%zmm20,%zmm1
vmulps	%zmm15,%zmm1,%zmm17
vfmadd231ps	%zmm0,%zmm4,%zmm16
vfmadd231ps	%zmm27,%zmm31,%zmm16
vfmadd231ps	%zmm10,%zmm25,%zmm16
vfmadd231ps	%zmm28,%zmm24,%zmm16
vxorps	%zmm7,%zmm16,%zmm1
vmulps	%zmm1,%zmm3,%zmm16
vmulps	%zmm4,%zmm26,%zmm1
vfmadd231ps	%zmm14,%zmm31,%zmm1
vfmadd231ps	%zmm30,%zmm25,%zmm1
vfmadd231ps	%zmm23,%zmm24,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm20
vmulps	%zmm31,%zmm9,%zmm1
vfmadd231ps	%zmm29,%zmm25,%zmm1
vfmadd231ps	%zmm21,%zmm24,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm31
vmulps	%zmm25,%zmm18,%zmm1
vfmadd231ps	%zmm17,%zmm24,%zmm1
vxorps	%zmm7,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm25
vxorps	%zmm7,%zmm15,%zmm1
vmulps	%zmm1,%zmm24,%zmm1
vmovaps	%zmm6,%zmm24
vmulps	%zmm3,%zmm1,%zmm4
vmovaps	%zmm0,%zmm1
vfmadd213ps	%zmm2,%zmm0,%zmm1
vfmadd231ps	%zmm27,%zmm27,%zmm1
vfmadd231ps	%zmm10,%zmm10,%zmm1
vfmadd231ps	%zmm28,%zmm28,%zmm1
vfmadd231ps	%zmm16,%zmm16,%zmm1
vmovups	784(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmovups	176(%rsp),%zmm7
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm6,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%r15)
movq	24(%rsp),%r15
vmulps	%zmm26,%zmm26,%zmm1
vfmadd231ps	%zmm14,%zmm14,%zmm1
vfmadd231ps	%zmm30,%zmm30,%zmm1
vfmadd231ps	%zmm23,%zmm23,%zmm1
vfmadd231ps	%zmm20,%zmm20,%zmm1
vmovups	848(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm6,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%rbx)
movq	40(%rsp),%rbx
vmulps	%zmm9,%zmm9,%zmm1
vfmadd231ps	%zmm29,%zmm29,%zmm1
vfmadd231ps	%zmm21,%zmm21,%zmm1
vfmadd231ps	%zmm31,%zmm31,%zmm1
vmulps	%zmm24,%zmm1,%zmm1
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm24,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%r11)
movq	%r12,%r11
movl	12(%rsp),%r12d
vmulps	%zmm18,%zmm18,%zmm1
vmovups	464(%rsp),%zmm18
vfmadd231ps	%zmm17,%zmm17,%zmm1
vfmadd231ps	%zmm25,%zmm25,%zmm1
vmulps	%zmm18,%zmm1,%zmm1
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm18,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%r10)
movq	32(%rsp),%r10
vmulps	%zmm15,%zmm15,%zmm1
vfmadd231ps	%zmm4,%zmm4,%zmm1
vmovups	3216(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm6,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm3,%zmm3,%zmm1
vmovups	3280(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm7,%zmm2
vmulps	%zmm1,%zmm6,%zmm2 {%k2}
vmovaps	%zmm2,(%rax,%r8)
movl	$12,%r8d
testl	%edi,%edi
je	97f
vmulps	912(%rsp),%zmm0,%zmm0
vfmadd231ps	%zmm27,%zmm14,%zmm0
vfmadd231ps	%zmm10,%zmm30,%zmm0
vfmadd231ps	%zmm28,%zmm23,%zmm0
vfmadd231ps	%zmm16,%zmm20,%zmm0
vmovups	848(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm0
vmovups	176(%rsp),%zmm15
vmovaps	%zmm15,%zmm1
vmovups	784(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$448,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovups	240(%rsp),%zmm2
vmulps	%zmm27,%zmm2,%zmm0
vfmadd231ps	%zmm10,%zmm29,%zmm0
vfmadd231ps	%zmm28,%zmm21,%zmm0
vfmadd231ps	%zmm16,%zmm31,%zmm0
vmulps	%zmm24,%zmm0,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm1,(%rax,%rdi)
vmulps	%zmm14,%zmm2,%zmm0
vfmadd231ps	%zmm30,%zmm29,%zmm0
vfmadd231ps	%zmm23,%zmm21,%zmm0
vfmadd231ps	%zmm20,%zmm31,%zmm0
vmulps	%zmm24,%zmm0,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmovups	400(%rsp),%zmm2
vmulps	%zmm10,%zmm2,%zmm0
vfmadd231ps	%zmm28,%zmm17,%zmm0
vfmadd231ps	%zmm16,%zmm25,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
movq	%rdx,%rsi
shlq	$8,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm30,%zmm2,%zmm0
vfmadd231ps	%zmm23,%zmm17,%zmm0
vfmadd231ps	%zmm20,%zmm25,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$832,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm29,%zmm2,%zmm0
vfmadd231ps	%zmm21,%zmm17,%zmm0
vfmadd231ps	%zmm31,%zmm25,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm24,%zmm1 {%k2}
imulq	$896,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmovups	112(%rsp),%zmm7
vmulps	%zmm28,%zmm7,%zmm0
vfmadd231ps	%zmm16,%zmm4,%zmm0
vmovups	3216(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
movq	%r10,%rsi
shlq	$10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm23,%zmm7,%zmm0
vfmadd231ps	%zmm20,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$1088,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
vmulps	%zmm21,%zmm7,%zmm0
vfmadd231ps	%zmm31,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm24,%zmm0,%zmm1 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm17,%zmm7,%zmm0
vfmadd231ps	%zmm25,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm18,%zmm0,%zmm1 {%k2}
imulq	$1216,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm16,%zmm3,%zmm0
vmovups	3280(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$1344,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm20,%zmm3,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$1408,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm31,%zmm3,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm24,%zmm0,%zmm1 {%k2}
imulq	$1472,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmulps	%zmm25,%zmm3,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm15,%zmm1
vmulps	%zmm18,%zmm0,%zmm1 {%k2}
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmulps	%zmm4,%zmm3,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmulps	%zmm0,%zmm2,%zmm15 {%k2}
imulq	$1600,%r10,%rcx
addq	%r15,%rcx
vmovaps	%zmm15,(%rax,%rcx)
movl	$27,%r8d
97:
testb	$8,%r12b
vxorps	%xmm23,%xmm23,%xmm23
je	6b
movq	16(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm0
vmovups	3984(%rsp),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm1,%k2
vaddps	%zmm22,%zmm22,%zmm2
vmovups	1552(%rsp),%zmm6
vfmsub132ps	357f(%rip){1to16},%zmm22,%zmm6
vbroadcastss	100(%rcx),%zmm3
vfmadd213ps	%zmm23,%zmm5,%zmm3
vfmadd231ps	104(%rcx){1to16},%zmm19,%zmm3
vfmadd231ps	108(%rcx){1to16},%zmm13,%zmm3
vfmadd231ps	112(%rcx){1to16},%zmm12,%zmm3
vfmadd231ps	116(%rcx){1to16},%zmm11,%zmm3
vfmadd231ps	120(%rcx){1to16},%zmm8,%zmm3
vbroadcastss	136(%rcx),%zmm1
vmovups	5840(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm23,%zmm5,%zmm1
vfmadd231ps	140(%rcx){1to16},%zmm19,%zmm1
vfmadd231ps	144(%rcx){1to16},%zmm13,%zmm1
vfmadd231ps	148(%rcx){1to16},%zmm12,%zmm1
vfmadd231ps	152(%rcx){1to16},%zmm11,%zmm1
vfmadd231ps	156(%rcx){1to16},%zmm8,%zmm1
vfmadd132ps	172(%rcx){1to16},%zmm23,%zmm5
vfmadd231ps	176(%rcx){1to16},%zmm19,%zmm5
vfmadd231ps	180(%rcx){1to16},%zmm13,%zmm5
vfmadd231ps	184(%rcx){1to16},%zmm12,%zmm5
vfmadd231ps	188(%rcx){1to16},%zmm11,%zmm5
vfmadd231ps	192(%rcx){1to16},%zmm8,%zmm5
vfmadd231ps	432f(%rip){1to16},%zmm4,%zmm1
vfmadd231ps	438f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm0,%zmm6 {%k2}
movq	%r8,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	3(%r8),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm5 {%k2}
addq	$4,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%r15,%r8
vmovaps	%zmm5,(%rax,%r8)
jmp	6b
98:
addq	$6872,%rsp
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
.long	0x40c00000
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
.long	16
355:
.long	32
356:
.long	0x3f3504f3
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
.long	0x3ecc422a
386:
.long	0x3f106ebb
387:
.long	0xc0000000
388:
.long	0x41400000
389:
.long	3234528013
392:
.long	4286578688
393:
.long	0x3eaaac4e
394:
.long	0xbf00000d
395:
.long	0x3e4bdb47
396:
.long	0xbe7fd7d0
397:
.long	0x3e259a3a
398:
.long	0xbe2ec8d2
399:
.long	0xbddadb52
422:
.long	0x33b17218
423:
.long	0x3727c5ac
424:
.long	0x3a83126f
425:
.long	0x41800000
426:
.long	0x358637bd
427:
.long	0x350637bd
428:
.long	0x34210fb0
429:
.long	0x36a7c5ac
432:
.long	0x40000000
433:
.long	0x3f317218
434:
.long	0x3feb3f8f
435:
.long	0x38d1b717
436:
.long	0x40400000
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
