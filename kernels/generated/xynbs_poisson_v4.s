# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5656,%rsp
movl	%esi,16(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,16(%rsp)
je	96f
movq	5728(%rsp),%rbx
movl	16(%rsp),%eax
movl	%eax,%esi
movq	%rsi,104(%rsp)
movl	%edx,%esi
movq	%rsi,88(%rsp)
movq	(%rdi),%rsi
movq	8(%rdi),%r11
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,216(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbp
addl	%r8d,%r9d
addl	5712(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,184(%rsp)
leaq	64(%rbp),%rcx
movq	%rcx,96(%rsp)
movq	%rsi,64(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,264(%rsp)
imull	%eax,%edx
movl	%edx,76(%rsp)
leaq	256(%r13),%rax
xorl	%ecx,%ecx
vbroadcastss	97f(%rip),%zmm31
vbroadcastss	335f(%rip),%zmm30
vbroadcastss	346f(%rip),%zmm0
vpbroadcastd	347f(%rip),%zmm16
vxorps	%xmm15,%xmm15,%xmm15
vpbroadcastd	97f(%rip),%zmm13
movq	%r9,192(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vbroadcastss	327f(%rip),%zmm14
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	322f(%rip),%zmm19
vbroadcastss	323f(%rip),%zmm21
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vpbroadcastd	326f(%rip),%zmm24
vpbroadcastd	442f(%rip),%zmm25
movq	%r11,56(%rsp)
movq	%r15,208(%rsp)
movq	%rbp,40(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
addl	76(%rsp),%edx
cmpq	184(%rsp),%rcx
je	96f
3:
movq	%rcx,%rax
imulq	88(%rsp),%rax
movq	%rax,200(%rsp)
movl	%edx,%esi
xorl	%edi,%edi
movq	%rcx,224(%rsp)
movl	%edx,80(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	16(%rsp),%esi
cmpq	88(%rsp),%rdi
je	2b
5:
movq	200(%rsp),%rax
addq	%rdi,%rax
imulq	104(%rsp),%rax
addq	192(%rsp),%rax
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,84(%rsp)
movq	%rdi,240(%rsp)
movq	%rax,232(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	432f(%rip),%zmm0
vblendmps	2384(%rsp),%zmm0,%zmm0 {%k1}
movq	216(%rsp),%rcx
vmovups	2448(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	224(%rsp),%rcx
vbroadcastss	335f(%rip),%zmm30
vbroadcastss	346f(%rip),%zmm0
vpbroadcastd	347f(%rip),%zmm16
vpbroadcastd	97f(%rip),%zmm13
movl	80(%rsp),%edx
vbroadcastss	327f(%rip),%zmm14
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	322f(%rip),%zmm19
vbroadcastss	323f(%rip),%zmm21
vbroadcastss	324f(%rip),%zmm22
vbroadcastss	325f(%rip),%zmm23
vpbroadcastd	326f(%rip),%zmm24
vpbroadcastd	442f(%rip),%zmm25
movl	84(%rsp),%esi
movq	240(%rsp),%rdi
movq	232(%rsp),%rax
movl	52(%rsp),%r8d
movq	256(%rsp),%r10
7:
incq	%r10
incl	%r8d
cmpq	104(%rsp),%r10
je	4b
8:
leaq	(%rax,%r10),%r12
movl	8(%rbx),%r14d
movq	%r14,32(%rsp)
cmpq	%r14,%r12
jae	7b
vmovaps	%zmm0,%zmm20
movq	%r10,256(%rsp)
movl	%r8d,52(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%r14d
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,12(%rsp)
testb	$1,%cl
movq	%rdx,912(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
movq	%r12,248(%rsp)
je	57f
movl	%r14d,1104(%rsp)
movq	%rax,%rdx
imulq	%r12,%rdx
movq	%rdx,592(%rsp)
shlq	$6,%rdx
addq	64(%rsp),%rdx
movl	$2,%r9d
subq	%r10,%r9
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,112(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,400(%rsp)
imull	52(%rsp),%eax
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm26,%xmm26,%xmm26
movl	$16,%r14d
xorl	%r12d,%r12d
movq	96(%rsp),%rbp
vmovaps	%zmm31,%zmm27
vmovaps	%zmm31,%zmm28
vpbroadcastd	98f(%rip),%zmm10
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r15d,%r15d
movl	12(%rsp),%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm2,%zmm2
incq	%r15
addq	112(%rsp),%rbp
addl	400(%rsp),%r14d
addq	%r10,%r12
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%bl
jne	37f
movq	592(%rsp),%rcx
leal	(%rcx,%rdi),%r8d
andl	$2147483647,%r8d
shlq	$6,%r8
movq	64(%rsp),%rcx
vmovaps	(%rcx,%r8),%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm11
movq	40(%rsp),%rcx
vmovaps	%zmm11,(%rcx,%rdi)
testb	$8,%bl
je	33f
vaddps	%zmm17,%zmm11,%zmm3
vfmadd213ps	%zmm19,%zmm11,%zmm3
vfmadd213ps	%zmm21,%zmm11,%zmm3
vaddps	%zmm22,%zmm11,%zmm4
vfmadd213ps	%zmm23,%zmm11,%zmm4
vcmpltps	%zmm11,%zmm15,%k1
vmulps	%zmm3,%zmm27,%zmm27 {%k1}
vmulps	%zmm4,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm3
vpsrld	$23,%zmm28,%zmm4
vpsubd	%zmm4,%zmm10,%zmm4
vpaddd	%zmm3,%zmm4,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm26,%zmm26
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm11,%zmm6,%zmm6
34:
vandps	%zmm14,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm15,%zmm11,%zmm12
cmpq	$1,%r10
je	55f
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	48f
movl	%eax,%esi
andl	$2147483647,%esi
shlq	$6,%rsi
addq	264(%rsp),%rsi
movl	$1,%ebx
xorl	%ecx,%ecx
jmp	36f
.p2align	4
35:
vandps	%zmm14,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm9,%zmm9
vaddps	%zmm0,%zmm12,%zmm12
leaq	(%r9,%rbx),%r11
incq	%r11
incq	%rbx
addq	$64,%rcx
cmpq	$1,%r11
movq	56(%rsp),%r11
je	49f
36:
vmovaps	(%rsi,%rcx),%zmm3
vsubps	(%r11){1to16},%zmm3,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%rbp,%rcx)
testb	$8,12(%rsp)
je	35b
vaddps	%zmm17,%zmm0,%zmm4
vfmadd213ps	%zmm19,%zmm0,%zmm4
vfmadd213ps	%zmm21,%zmm0,%zmm4
vaddps	%zmm22,%zmm0,%zmm5
vfmadd213ps	%zmm23,%zmm0,%zmm5
vcmpltps	%zmm0,%zmm15,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm4 {%k1} {z}
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
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%r8
vmulps	4(%r11){1to16},%zmm3,%zmm11
movq	40(%rsp),%rcx
vmovaps	%zmm11,(%rcx,%r8)
testb	$8,%bl
jne	39f
cmpl	$1,%r10d
je	42f
38:
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm15,%zmm11,%zmm12
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm17,%zmm11,%zmm3
vfmadd213ps	%zmm19,%zmm11,%zmm3
vfmadd213ps	%zmm21,%zmm11,%zmm3
vaddps	%zmm22,%zmm11,%zmm4
vfmadd213ps	%zmm23,%zmm11,%zmm4
vcmpltps	%zmm11,%zmm15,%k1
vmulps	%zmm3,%zmm27,%zmm27 {%k1}
vmulps	%zmm4,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm3
vpsrld	$23,%zmm28,%zmm4
vpsubd	%zmm4,%zmm10,%zmm4
vpaddd	%zmm3,%zmm4,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm26,%zmm26
cmpl	$1,%r10d
jne	38b
42:
vaddps	%zmm11,%zmm6,%zmm6
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm15,%zmm11,%zmm12
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
movl	12(%rsp),%ebx
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm25,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	56(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
vmulps	4(%rcx){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rsi)
testb	$8,%bl
je	44b
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm4 {%k1} {z}
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
movq	56(%rsp),%r11
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
movq	40(%rsp),%rcx
vmovaps	%zmm3,(%rcx,%rdi)
testb	$8,%bl
je	47f
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm4 {%k1} {z}
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
addq	64(%rsp),%r8
movq	%rbx,%rcx
shlq	$6,%rcx
vmovaps	(%r8,%rcx),%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
addq	40(%rsp),%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rdi,%rcx)
testb	$8,12(%rsp)
je	52f
vaddps	%zmm17,%zmm3,%zmm4
vfmadd213ps	%zmm19,%zmm3,%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm27,%zmm27 {%k1}
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm27,%zmm4
vpsrld	$23,%zmm28,%zmm5
vpsubd	%zmm5,%zmm10,%zmm5
vpaddd	%zmm4,%zmm5,%zmm10
vpternlogd	$236,%zmm24,%zmm13,%zmm27
vpternlogd	$236,%zmm24,%zmm13,%zmm28
vbroadcastss	97f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm26,%zmm26
52:
incq	%rbx
cmpq	%r10,%rbx
jne	53f
vaddps	%zmm3,%zmm6,%zmm6
53:
movl	12(%rsp),%ebx
vandps	%zmm14,%zmm0,%zmm0
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
vpcmpnleud	328f(%rip){1to16},%zmm9,%k0
vcvtudq2ps	%zmm10,%zmm0
vaddps	329f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4496(%rsp)
movq	5728(%rsp),%rbx
movq	208(%rsp),%r15
movq	40(%rsp),%rbp
leaq	256(%r13),%r9
movl	1104(%rsp),%r14d
jmp	58f
57:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4496(%rsp)
vmovaps	%zmm31,%zmm28
vmovaps	%zmm31,%zmm27
58:
vcvtusi2ss	%r10d,%xmm29,%xmm0
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
vbroadcastss	332f(%rip),%zmm14
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
movq	96(%rsp),%rsi
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
vmaxps	%zmm15,%zmm7,%zmm7
vmulps	%zmm7,%zmm7,%zmm12
vbroadcastss	%xmm11,%zmm7
vaddps	%zmm12,%zmm9,%zmm9
vfmadd213ps	%zmm8,%zmm12,%zmm7
vmulss	%xmm11,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm10,%zmm12,%zmm8
63:
vcvtsi2ss	%rdi,%xmm15,%xmm10
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
vcvtsi2ss	%rcx,%xmm31,%xmm12
vmaxps	%zmm15,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm10
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm10,%zmm9,%zmm9
vfmadd213ps	%zmm7,%zmm10,%zmm13
vmulss	%xmm12,%xmm12,%xmm7
vbroadcastss	%xmm7,%zmm12
vfmadd213ps	%zmm8,%zmm10,%zmm12
vsubps	%zmm6,%zmm11,%zmm7
vmaxps	%zmm15,%zmm7,%zmm7
vmulps	%zmm7,%zmm7,%zmm10
leaq	1(%rcx),%r9
vcvtsi2ss	%r9,%xmm15,%xmm8
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
vmovdqu64	%zmm28,4816(%rsp)
vmovdqu64	%zmm27,4880(%rsp)
vmovups	%zmm26,4944(%rsp)
vcvtusi2ssq	912(%rsp),%xmm29,%xmm6
vmaxps	333f(%rip){1to16},%zmm4,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vbroadcastss	%xmm6,%zmm12
vcmpgtps	334f(%rip){1to16},%zmm4,%k1
vaddps	%zmm30,%zmm5,%zmm5
vdivps	336f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm14,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm9,%zmm7,%zmm10 {%k1}
vmulps	%zmm9,%zmm8,%zmm7
vfnmadd231ps	%zmm10,%zmm10,%zmm7
vaddps	%zmm7,%zmm7,%zmm7
vminps	%zmm7,%zmm6,%zmm8
vcmpunordps	%zmm7,%zmm7,%k2
vmovaps	%zmm6,%zmm8 {%k2}
vbroadcastss	337f(%rip),%zmm11
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
vmulps	338f(%rip){1to16},%zmm7,%zmm1
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
vxorps	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm2,%zmm18,%k1
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	52(%r11),%zmm15
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm13
vbroadcastss	80(%r11),%zmm14
vbroadcastss	60(%r11),%zmm9
vbroadcastss	84(%r11),%zmm11
vbroadcastss	64(%r11),%zmm7
vbroadcastss	88(%r11),%zmm8
vbroadcastss	68(%r11),%zmm4
vbroadcastss	92(%r11),%zmm6
vminps	%zmm10,%zmm17,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm17,3024(%rsp)
vmovaps	%zmm17,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,3920(%rsp)
vmovaps	%zmm15,%zmm10 {%k1}
vmovups	%zmm10,1168(%rsp)
vminps	%zmm5,%zmm14,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,3088(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,3152(%rsp)
vmovaps	%zmm13,%zmm5 {%k1}
vmovups	%zmm5,1232(%rsp)
vmovups	%zmm11,2128(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,2192(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,464(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,3216(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm7,%zmm11
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm7,2256(%rsp)
vmovaps	%zmm7,%zmm11 {%k1}
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm10
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm10 {%k1}
vbroadcastss	339f(%rip),%zmm0
vmovups	%zmm12,4752(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2896(%rsp)
vblendmps	%zmm18,%zmm31,%zmm13 {%k1}
vbroadcastss	342f(%rip),%zmm1
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,2384(%rsp)
vcvtusi2ss	%r14d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4624(%rsp)
vmovups	%zmm4,3344(%rsp)
vmovups	%zmm6,3280(%rsp)
vsubss	%xmm4,%xmm6,%xmm0
vmulss	337f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5008(%rsp)
leaq	(%r10,%r10,4),%rdx
shlq	$6,%rdx
addq	%r9,%rdx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2704(%rsp)
vmovups	%zmm0,1936(%rsp)
vmovups	%zmm0,2000(%rsp)
vmovups	%zmm0,2064(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1616(%rsp)
vmovups	%zmm31,2832(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,4560(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1424(%rsp)
vmovups	%zmm0,2320(%rsp)
vmovups	%zmm1,2768(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,3856(%rsp)
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm0,3408(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2448(%rsp)
jmp	69f
.p2align	4
68:
vmulps	%zmm25,%zmm12,%zmm25
vfmadd213ps	%zmm23,%zmm25,%zmm24
vmulps	%zmm24,%zmm4,%zmm4
vfmadd213ps	%zmm21,%zmm4,%zmm20
vfmadd213ps	%zmm20,%zmm25,%zmm22
vmulps	%zmm22,%zmm7,%zmm20
vfmadd213ps	%zmm9,%zmm20,%zmm17
vfmadd213ps	%zmm17,%zmm4,%zmm16
vfmadd213ps	%zmm16,%zmm25,%zmm18
vmovaps	%zmm1,%zmm22
vmulps	976(%rsp),%zmm18,%zmm1
vfmadd213ps	%zmm0,%zmm1,%zmm5
vmovups	272(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm26
vmovups	1232(%rsp),%zmm27
vaddps	%zmm26,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm7
vmovups	3088(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vxorps	%xmm21,%xmm21,%xmm21
vmovups	3152(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpeqps	%zmm27,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	3472(%rsp),%zmm0
vfmadd213ps	%zmm7,%zmm20,%zmm0
vmovups	3536(%rsp),%zmm1
vfmadd213ps	%zmm0,%zmm4,%zmm1
vmovups	1680(%rsp),%zmm0
vfmadd213ps	%zmm1,%zmm25,%zmm0
vmovups	720(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm2
vmovups	1168(%rsp),%zmm19
vaddps	%zmm2,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3024(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3920(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k2}
vcmpeqps	%zmm19,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	528(%rsp),%zmm9
vmulps	%zmm20,%zmm9,%zmm0
vmovups	%zmm0,1552(%rsp)
vmovups	464(%rsp),%zmm23
vaddps	%zmm0,%zmm23,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2128(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2192(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k2}
vcmpeqps	%zmm23,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	1296(%rsp),%zmm17
vmulps	%zmm4,%zmm17,%zmm0
vmovups	%zmm0,976(%rsp)
vaddps	%zmm0,%zmm11,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	3216(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2256(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k3}
vcmpeqps	%zmm11,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	336(%rsp),%zmm1
vmulps	%zmm25,%zmm1,%zmm0
vmovups	%zmm0,1808(%rsp)
vmovups	2512(%rsp),%zmm25
vaddps	%zmm0,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3280(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3344(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vcmpeqps	%zmm25,%zmm4,%k4
vcmpneqps	%zmm4,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	348f(%rip),%zmm4 {%k3} {z}
vpbroadcastd	349f(%rip),%zmm20
vpord	%zmm20,%zmm4,%zmm4 {%k4}
vpbroadcastd	347f(%rip),%zmm18
vpord	%zmm18,%zmm4,%zmm4 {%k2}
vpbroadcastd	346f(%rip),%zmm16
vpord	%zmm16,%zmm4,%zmm4 {%k1}
vpord	%zmm0,%zmm4,%zmm0
vmovups	5200(%rsp),%zmm4
vminps	%zmm31,%zmm4,%zmm4
vminps	%zmm4,%zmm13,%zmm4
vminps	%zmm4,%zmm6,%zmm4
vminps	%zmm4,%zmm15,%zmm4
vmulps	3984(%rsp),%zmm7,%zmm5
vmulps	%zmm5,%zmm7,%zmm5
vsubps	%zmm14,%zmm31,%zmm6
vfmadd231ps	%zmm5,%zmm14,%zmm6
vmovaps	%zmm14,%zmm13
vminps	%zmm4,%zmm6,%zmm4
vmulps	4048(%rsp),%zmm10,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmovups	848(%rsp),%zmm20
vsubps	%zmm20,%zmm31,%zmm6
vfmadd231ps	%zmm5,%zmm20,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	112(%rsp),%zmm9,%zmm5
vmulps	%zmm5,%zmm9,%zmm5
vmovups	784(%rsp),%zmm28
vsubps	%zmm28,%zmm31,%zmm6
vfmadd231ps	%zmm5,%zmm28,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	4432(%rsp),%zmm17,%zmm5
vmulps	%zmm5,%zmm17,%zmm5
vsubps	%zmm22,%zmm31,%zmm6
vfmadd231ps	%zmm5,%zmm22,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	4112(%rsp),%zmm1,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovups	656(%rsp),%zmm12
vsubps	%zmm12,%zmm31,%zmm6
vfmadd231ps	%zmm5,%zmm12,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vdivps	%zmm23,%zmm31,%zmm5
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vmulps	%zmm5,%zmm9,%zmm1
vmovups	%zmm1,272(%rsp)
vcmpltps	429f(%rip){1to16},%zmm4,%k3
vmovups	2896(%rsp),%zmm18
vmovaps	%zmm18,%zmm4
vfmadd132ps	2576(%rsp),%zmm21,%zmm4
vmovups	2704(%rsp),%zmm22
vfmadd231ps	1872(%rsp),%zmm22,%zmm4
vmovups	2640(%rsp),%zmm1
vfmadd231ps	1936(%rsp),%zmm1,%zmm4
vmovups	912(%rsp),%zmm1
vfmadd231ps	2000(%rsp),%zmm1,%zmm4
vmovups	2064(%rsp),%zmm1
vfmadd231ps	1104(%rsp),%zmm1,%zmm4
vmovups	1616(%rsp),%zmm1
vsubps	%zmm4,%zmm1,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vbroadcastss	337f(%rip),%zmm15
vmulps	%zmm15,%zmm1,%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmovups	4688(%rsp),%zmm5
vsubps	2960(%rsp),%zmm5,%zmm5
vmovups	%zmm5,112(%rsp)
vcmpltps	1424(%rsp),%zmm21,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,336(%rsp)
vmaxps	333f(%rip){1to16},%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vcmpnltps	%zmm5,%zmm21,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	5072(%rsp),%zmm6
vpord	%zmm0,%zmm6,%zmm0
vmovdqa32	%zmm6,%zmm0 {%k6}
vmovdqu64	%zmm0,528(%rsp)
vmovups	%zmm1,1616(%rsp)
vmulps	%zmm4,%zmm1,%zmm0
vmovups	2832(%rsp),%zmm29
vmulps	%zmm0,%zmm29,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3856(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k4}
vmaxps	435f(%rip){1to16},%zmm0,%zmm17
vcmpnltps	%zmm1,%zmm21,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm17 {%k4}
vbroadcastss	327f(%rip),%zmm21
vandps	%zmm21,%zmm2,%zmm0
vbroadcastss	437f(%rip),%zmm24
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vcmpunordps	%zmm17,%zmm17,%k4
vandps	%zmm21,%zmm26,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm7
vmovups	4176(%rsp),%zmm10
vmulps	%zmm6,%zmm10,%zmm0
vminps	%zmm17,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	4240(%rsp),%zmm12
vmulps	%zmm7,%zmm12,%zmm0
vminps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	1808(%rsp),%zmm16
vandps	%zmm21,%zmm16,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	332f(%rip){1to16},%zmm0,%zmm9
vmulps	%zmm9,%zmm10,%zmm10
vmulps	%zmm9,%zmm12,%zmm9
vandps	4304(%rsp),%zmm21,%zmm12
vaddps	%zmm24,%zmm12,%zmm12
vdivps	%zmm12,%zmm31,%zmm12
vmulps	%zmm9,%zmm12,%zmm9
vcmpunordps	%zmm10,%zmm10,%k4
vminps	%zmm10,%zmm9,%zmm10
vmovaps	%zmm9,%zmm10 {%k4}
vcmpunordps	%zmm10,%zmm10,%k4
vmulps	5008(%rsp),%zmm0,%zmm9
vminps	%zmm10,%zmm9,%zmm10
vmovaps	%zmm9,%zmm10 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k4}
vxorps	%xmm1,%xmm1,%xmm1
vcmpltps	%zmm1,%zmm2,%k4
vmovups	3024(%rsp),%zmm15
vsubps	%zmm19,%zmm15,%zmm9
vsubps	%zmm8,%zmm19,%zmm9 {%k4}
vmovaps	%zmm8,%zmm14
vmulps	%zmm6,%zmm9,%zmm6
vmulps	%zmm9,%zmm13,%zmm9
vcmpltps	%zmm9,%zmm1,%k4
vxorps	%xmm13,%xmm13,%xmm13
vbroadcastss	438f(%rip),%zmm12
vmulps	%zmm12,%zmm6,%zmm6
vbroadcastss	345f(%rip),%zmm10
vmovaps	%zmm10,%zmm9
vminps	%zmm10,%zmm6,%zmm9 {%k4}
vcmpltps	%zmm13,%zmm26,%k4
vmovups	3088(%rsp),%zmm5
vsubps	%zmm27,%zmm5,%zmm6
vmovups	3152(%rsp),%zmm8
vsubps	%zmm8,%zmm27,%zmm6 {%k4}
vmulps	%zmm7,%zmm6,%zmm7
vmulps	%zmm6,%zmm20,%zmm6
vcmpltps	%zmm6,%zmm13,%k4
vmovaps	%zmm10,%zmm6
vmulps	%zmm12,%zmm7,%zmm6 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm6,%zmm7
vmovaps	%zmm6,%zmm7 {%k4}
vmovups	1552(%rsp),%zmm1
vcmpltps	%zmm13,%zmm1,%k4
vandps	%zmm21,%zmm1,%zmm6
vaddps	%zmm24,%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmovups	2128(%rsp),%zmm9
vsubps	%zmm23,%zmm9,%zmm9
vsubps	2192(%rsp),%zmm23,%zmm9 {%k4}
vmulps	%zmm6,%zmm9,%zmm6
vmulps	%zmm9,%zmm28,%zmm9
vcmpltps	%zmm9,%zmm13,%k4
vmovaps	%zmm10,%zmm9
vmulps	%zmm12,%zmm6,%zmm9 {%k4}
vmovups	976(%rsp),%zmm1
vandps	%zmm21,%zmm1,%zmm6
vaddps	%zmm24,%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k4}
vcmpltps	%zmm13,%zmm1,%k4
vmovups	3216(%rsp),%zmm24
vsubps	%zmm11,%zmm24,%zmm9
vsubps	2256(%rsp),%zmm11,%zmm9 {%k4}
vmulps	%zmm6,%zmm9,%zmm6
vmulps	3664(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm13,%k4
vmovaps	%zmm10,%zmm9
vmulps	%zmm12,%zmm6,%zmm9 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k4}
vcmpltps	%zmm13,%zmm16,%k4
vmovups	3280(%rsp),%zmm20
vsubps	%zmm25,%zmm20,%zmm7
vmovups	3344(%rsp),%zmm28
vsubps	%zmm28,%zmm25,%zmm7 {%k4}
vmulps	%zmm0,%zmm7,%zmm0
vmulps	656(%rsp),%zmm7,%zmm7
vcmpltps	%zmm7,%zmm13,%k4
vmovaps	%zmm10,%zmm7
vmulps	%zmm12,%zmm0,%zmm7 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k4}
vsqrtps	%zmm3,%zmm6
vmovups	1424(%rsp),%zmm21
vcmpnltps	%zmm21,%zmm13,%k0
korw	%k0,%k3,%k7
vmovups	4560(%rsp),%zmm9
vcmpltps	%zmm6,%zmm9,%k0
korw	%k0,%k3,%k0
vcmpgtps	3408(%rsp),%zmm10,%k3
vcmpltps	%zmm4,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm4 {%k4}
vmulps	436f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	272(%rsp),%zmm1
vmulps	%zmm0,%zmm1,%zmm7
vmovaps	%zmm10,%zmm7 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm19,%zmm4,%zmm2
vcmpunordps	%zmm2,%zmm2,%k5
vminps	%zmm2,%zmm15,%zmm0
vmovaps	%zmm15,%zmm0 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vmaxps	%zmm0,%zmm14,%zmm0
vmovaps	%zmm14,%zmm0 {%k5}
vfmadd213ps	%zmm27,%zmm4,%zmm26
vcmpunordps	%zmm26,%zmm26,%k5
vminps	%zmm26,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vmaxps	%zmm2,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vbroadcastss	16(%r11),%zmm2
vcmpleps	%zmm2,%zmm7,%k5
vmulss	%xmm2,%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpgeps	1744(%rsp),%zmm2,%k5 {%k5}
vmovaps	%zmm19,%zmm0 {%k3}
vsubps	%zmm19,%zmm0,%zmm2
vblendmps	%zmm18,%zmm2,%zmm18 {%k3}
vfmadd132ps	2576(%rsp),%zmm13,%zmm2
vmovaps	%zmm27,%zmm3 {%k3}
vsubps	%zmm27,%zmm3,%zmm7
vblendmps	%zmm22,%zmm7,%zmm22 {%k3}
vfmadd231ps	1872(%rsp),%zmm7,%zmm2
vdivps	%zmm17,%zmm31,%zmm7
vmovups	%zmm18,2896(%rsp)
vmulps	%zmm18,%zmm7,%zmm8
vmovups	592(%rsp),%zmm12
vmovups	2640(%rsp),%zmm19
vfnmadd213ps	%zmm19,%zmm8,%zmm12
vmovups	1360(%rsp),%zmm18
vmovups	912(%rsp),%zmm26
vfnmadd213ps	%zmm26,%zmm8,%zmm18
vmovups	%zmm22,2704(%rsp)
vmulps	%zmm22,%zmm7,%zmm8
vmovups	400(%rsp),%zmm14
vfnmadd213ps	%zmm12,%zmm8,%zmm14
vmovups	1040(%rsp),%zmm12
vfnmadd213ps	%zmm18,%zmm8,%zmm12
kandw	%k0,%k2,%k2
vblendmps	%zmm9,%zmm6,%zmm9 {%k3}
vmovups	%zmm9,4560(%rsp)
vmulps	%zmm6,%zmm1,%zmm8
vmulps	434f(%rip){1to16},%zmm8,%zmm8
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k6}
vmovups	2768(%rsp),%zmm9
vmovaps	%zmm9,%zmm8
vmulps	337f(%rip){1to16},%zmm9,%zmm8 {%k2}
vcmpnleps	%zmm8,%zmm6,%k0
vblendmps	%zmm9,%zmm8,%zmm9 {%k1}
vmovups	%zmm9,2768(%rsp)
vmovups	3600(%rsp),%zmm18
vmovaps	%zmm10,%zmm18 {%k7}
vblendmps	%zmm29,%zmm4,%zmm29 {%k3}
vmovups	%zmm29,2832(%rsp)
vmovups	2320(%rsp),%zmm1
vmovaps	%zmm1,%zmm18 {%k1}
vcmpnleps	%zmm4,%zmm17,%k2
vfmadd213ps	%zmm25,%zmm16,%zmm4
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm20,%zmm1
vmovaps	%zmm20,%zmm1 {%k6}
vpbroadcastd	347f(%rip),%zmm16
vcmpunordps	%zmm1,%zmm1,%k6
vmaxps	%zmm1,%zmm28,%zmm10
vmovaps	%zmm28,%zmm10 {%k6}
vmovaps	%zmm25,%zmm10 {%k3}
vsubps	%zmm25,%zmm10,%zmm1
vfmadd231ps	1104(%rsp),%zmm1,%zmm2
vmovups	2064(%rsp),%zmm4
vblendmps	%zmm4,%zmm1,%zmm4 {%k3}
vmovups	%zmm4,2064(%rsp)
vmulps	%zmm4,%zmm7,%zmm1
vbroadcastss	346f(%rip),%zmm20
vmovups	1488(%rsp),%zmm4
vfnmadd213ps	%zmm14,%zmm1,%zmm4
vmovups	3792(%rsp),%zmm8
vfnmadd213ps	%zmm12,%zmm1,%zmm8
vmovups	5328(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm1
vmulps	3728(%rsp),%zmm9,%zmm4
vmovups	5264(%rsp),%zmm5
vmulps	%zmm4,%zmm5,%zmm6
vmulps	%zmm1,%zmm6,%zmm7
vfmsub231ps	%zmm8,%zmm5,%zmm7
vfnmadd213ps	%zmm31,%zmm6,%zmm6
vmaxps	422f(%rip){1to16},%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm6,%zmm5,%zmm6
vmulps	%zmm1,%zmm9,%zmm1
vmulps	%zmm9,%zmm4,%zmm4
vmulps	%zmm6,%zmm17,%zmm6
vbroadcastss	439f(%rip),%zmm8
vmulps	%zmm8,%zmm11,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k6}
vaddps	%zmm6,%zmm11,%zmm6
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm24,%zmm6
vmovaps	%zmm24,%zmm6 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vmovups	2256(%rsp),%zmm5
vmaxps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k6}
vmovaps	%zmm11,%zmm6 {%k3}
vsubps	%zmm11,%zmm6,%zmm7
vfmadd231ps	%zmm26,%zmm7,%zmm2
vmulps	%zmm1,%zmm17,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
korw	%k2,%k0,%k0
kmovw	336(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2000(%rsp),%zmm4
vblendmps	%zmm4,%zmm7,%zmm4 {%k3}
vmovups	%zmm4,2000(%rsp)
vmovaps	%zmm31,%zmm4 {%k2} {z}
vmovaps	%zmm21,%zmm4 {%k1}
vmulps	%zmm8,%zmm23,%zmm7
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vaddps	%zmm1,%zmm23,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2128(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2192(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmovaps	%zmm23,%zmm1 {%k3}
vsubps	%zmm23,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm19,%zmm2
vmovups	1936(%rsp),%zmm5
vblendmps	%zmm5,%zmm7,%zmm5 {%k3}
vmovups	%zmm5,1936(%rsp)
vmovaps	%zmm13,%zmm2 {%k4}
vmovups	1616(%rsp),%zmm5
vmovaps	%zmm5,%zmm2 {%k3}
knotw	%k5,%k1
vmovups	112(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	4624(%rsp),%zmm7
vcmpgtps	2448(%rsp),%zmm7,%k1
vaddps	2960(%rsp),%zmm5,%zmm13 {%k1} {z}
vmovdqu64	528(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vmovups	%zmm0,1168(%rsp)
vmovups	%zmm3,1232(%rsp)
vmovups	%zmm1,464(%rsp)
vmovaps	%zmm6,%zmm11
vmovups	%zmm2,1616(%rsp)
vmovups	%zmm4,1424(%rsp)
vmovups	%zmm18,2320(%rsp)
69:
vxorps	%xmm26,%xmm26,%xmm26
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vandps	%zmm20,%zmm5,%zmm0
vmovups	%zmm0,5584(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	%zmm16,%zmm5,%zmm0
vmovdqu64	%zmm0,5520(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vpandd	348f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,5456(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vmovups	%zmm5,5072(%rsp)
vpandd	349f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,5392(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
.p2align	4
72:
vmovups	%zmm11,1744(%rsp)
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
vmovups	%zmm13,4688(%rsp)
vextractf32x4	$3,%zmm13,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm1
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,4304(%rsp)
vmulps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,4240(%rsp)
testq	%r10,%r10
vmovups	%zmm10,4176(%rsp)
vmovss	%xmm1,1680(%rsp)
je	78f
vdivps	%zmm10,%zmm31,%zmm0
vmulps	352f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	353f(%rip),%zmm7
vmovups	1168(%rsp),%zmm29
vsubps	%zmm29,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	354f(%rip),%zmm16
vxorps	%zmm16,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	355f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vbroadcastss	356f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	357f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vbroadcastss	358f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	359f(%rip),%zmm6
vbroadcastss	362f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	363f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	364f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	365f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	366f(%rip),%zmm28
vaddps	%zmm28,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	327f(%rip),%zmm17
vandps	%zmm17,%zmm2,%zmm5
vbroadcastss	367f(%rip),%zmm6
vmovaps	%zmm6,%zmm11
vfmadd132ps	%zmm6,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	368f(%rip),%zmm30
vmovaps	%zmm30,%zmm6
vbroadcastss	369f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vbroadcastss	372f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm5,%zmm6
vbroadcastss	373f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	332f(%rip),%zmm28
vblendmps	%zmm7,%zmm28,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	379f(%rip){1to16},%zmm0,%zmm4
vmulps	382f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%r9,%rax
xorl	%esi,%esi
vmovss	332f(%rip),%xmm25
vbroadcastss	383f(%rip),%zmm27
.p2align	4
73:
vcvtsi2ss	%rsi,%xmm31,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm29,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	354f(%rip){1to16},%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	355f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	359f(%rip),%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vaddps	366f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm11,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm30,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vfmadd213ps	%zmm16,%zmm15,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	353f(%rip){1to16},%zmm28,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm27,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm8
vmulps	%zmm27,%zmm7,%zmm14
vfmadd213ps	%zmm31,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm2
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
incq	%rsi
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rsi,%r10
jne	73b
vdivps	4240(%rsp),%zmm31,%zmm0
vmulps	352f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	353f(%rip),%zmm7
vmovups	1232(%rsp),%zmm29
vsubps	%zmm29,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	354f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	355f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	357f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	358f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	359f(%rip),%zmm6
vfmadd213ps	362f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	363f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	364f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	366f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm17,%zmm2,%zmm5
vfmadd132ps	%zmm11,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vfmadd213ps	%zmm16,%zmm5,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm28,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	379f(%rip){1to16},%zmm0,%zmm4
vmulps	382f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rdx,%rax
xorl	%esi,%esi
.p2align	4
74:
vcvtsi2ss	%rsi,%xmm11,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm29,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	354f(%rip){1to16},%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	355f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	358f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	359f(%rip),%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vaddps	366f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm11,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm30,%zmm13
vfmadd213ps	%zmm26,%zmm15,%zmm13
vfmadd213ps	%zmm16,%zmm15,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	353f(%rip){1to16},%zmm28,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm27,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm8
vmulps	%zmm27,%zmm7,%zmm14
vfmadd213ps	%zmm31,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm2
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
incq	%rsi
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rsi,%r10
jne	74b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1680(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm9,%xmm9,%xmm9
vmovups	1424(%rsp),%zmm14
ja	75f
vxorps	%xmm14,%xmm14,%xmm14
75:
movq	%rbp,%rax
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1296(%rsp)
vmovups	%zmm0,1488(%rsp)
vmovups	%zmm0,976(%rsp)
vmovups	%zmm0,592(%rsp)
vmovups	%zmm0,400(%rsp)
vmovups	%zmm0,112(%rsp)
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,1040(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,656(%rsp)
vmovups	%zmm0,528(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,720(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm19,%xmm19,%xmm19
xorl	%esi,%esi
vmovups	464(%rsp),%zmm13
.p2align	4
76:
vmovups	%zmm27,1104(%rsp)
vmovups	%zmm5,272(%rsp)
vmovups	%zmm18,336(%rsp)
vmovups	%zmm21,784(%rsp)
vmovups	%zmm1,848(%rsp)
vmovups	%zmm3,1808(%rsp)
vmovups	%zmm29,2512(%rsp)
vmovups	%zmm28,3664(%rsp)
vmovups	%zmm12,4432(%rsp)
vmovups	%zmm16,1552(%rsp)
vmovups	%zmm20,1872(%rsp)
vmovups	%zmm9,2576(%rsp)
vmovups	%zmm6,912(%rsp)
vmovups	%zmm8,2640(%rsp)
vmovups	%zmm22,3728(%rsp)
vmovups	%zmm24,3792(%rsp)
leaq	(%rsi,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm6
vmovaps	64(%r13,%rcx),%zmm27
vmovaps	128(%r13,%rcx),%zmm18
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,4368(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,3600(%rsp)
vmulps	%zmm6,%zmm13,%zmm20
vxorps	%xmm24,%xmm24,%xmm24
movq	%r9,%rdi
xorl	%r8d,%r8d
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm16,%xmm16,%xmm16
vbroadcastss	97f(%rip),%zmm22
vmovups	1744(%rsp),%zmm1
.p2align	4
77:
vmovaps	(%rax,%r8),%zmm28
vmovaps	-256(%rdi),%zmm5
vmovaps	-192(%rdi),%zmm3
vmovaps	%zmm5,%zmm30
vfmadd213ps	%zmm1,%zmm20,%zmm30
vdivps	%zmm30,%zmm22,%zmm25
vmovaps	-128(%rdi),%zmm13
vsubps	%zmm30,%zmm28,%zmm28
vmulps	%zmm25,%zmm28,%zmm28
vmulps	%zmm28,%zmm14,%zmm30
vfmadd213ps	%zmm25,%zmm25,%zmm30
vaddps	%zmm30,%zmm12,%zmm12
vaddps	%zmm28,%zmm7,%zmm7
vfmadd231ps	%zmm5,%zmm28,%zmm2
vfmadd231ps	%zmm3,%zmm28,%zmm17
vfmadd231ps	-64(%rdi),%zmm28,%zmm21
vfmadd231ps	%zmm13,%zmm28,%zmm10
vfmadd231ps	(%rdi),%zmm28,%zmm16
vmulps	%zmm30,%zmm5,%zmm25
vaddps	%zmm25,%zmm24,%zmm24
vfmadd231ps	%zmm25,%zmm5,%zmm0
vmulps	%zmm30,%zmm3,%zmm25
vaddps	%zmm25,%zmm31,%zmm31
vfmadd231ps	%zmm5,%zmm25,%zmm23
vfmadd231ps	%zmm25,%zmm3,%zmm26
vmulps	%zmm30,%zmm13,%zmm25
vaddps	%zmm25,%zmm4,%zmm4
vfmadd231ps	%zmm5,%zmm25,%zmm29
vfmadd231ps	%zmm3,%zmm25,%zmm8
vfmadd231ps	%zmm13,%zmm25,%zmm9
addq	$64,%r8
addq	$320,%rdi
cmpq	%r8,%r12
jne	77b
vmovups	464(%rsp),%zmm13
vmovaps	%zmm27,%zmm30
vmulps	%zmm27,%zmm13,%zmm28
vxorps	%xmm25,%xmm25,%xmm25
vfmadd213ps	%zmm25,%zmm20,%zmm26
vmovups	1296(%rsp),%zmm1
vfmadd231ps	%zmm26,%zmm20,%zmm1
vmovups	%zmm1,1296(%rsp)
vmovaps	%zmm23,%zmm3
vfmadd213ps	%zmm25,%zmm28,%zmm3
vmovups	1488(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm20,%zmm1
vmovups	%zmm1,1488(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm25,%zmm28,%zmm3
vmovups	976(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm28,%zmm1
vmovups	%zmm1,976(%rsp)
vmovaps	%zmm23,%zmm3
vfmadd213ps	%zmm25,%zmm6,%zmm3
vmovups	592(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm20,%zmm1
vmovups	%zmm1,592(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm25,%zmm6,%zmm3
vmovups	400(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm28,%zmm1
vmovups	%zmm1,400(%rsp)
vmovups	112(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm6,%zmm1
vmovups	%zmm1,112(%rsp)
vaddps	%zmm25,%zmm31,%zmm3
vmovups	1360(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm20,%zmm5
vmovups	%zmm5,1360(%rsp)
vaddps	%zmm25,%zmm24,%zmm3
vmovups	1040(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm28,%zmm5
vmovups	%zmm5,1040(%rsp)
vmovups	3728(%rsp),%zmm22
vfmadd231ps	%zmm3,%zmm6,%zmm22
vmulps	%zmm18,%zmm13,%zmm3
vmulps	4304(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm25,%zmm3,%zmm24
vfmadd213ps	%zmm24,%zmm20,%zmm4
vfmadd213ps	%zmm25,%zmm3,%zmm23
vfmadd213ps	%zmm23,%zmm20,%zmm8
vfmadd213ps	%zmm25,%zmm3,%zmm0
vfmadd231ps	%zmm29,%zmm20,%zmm0
vfmadd213ps	%zmm25,%zmm3,%zmm29
vfmadd213ps	%zmm29,%zmm20,%zmm9
vmovups	272(%rsp),%zmm5
vfmadd231ps	%zmm8,%zmm20,%zmm5
vmovups	1104(%rsp),%zmm27
vfmadd231ps	%zmm2,%zmm3,%zmm27
vfmadd231ps	%zmm0,%zmm3,%zmm11
vfmadd231ps	%zmm9,%zmm20,%zmm11
vmovups	2576(%rsp),%zmm9
vfmadd231ps	%zmm17,%zmm20,%zmm9
vfmadd231ps	%zmm10,%zmm20,%zmm27
vmovups	1872(%rsp),%zmm20
vfmadd231ps	%zmm2,%zmm28,%zmm20
vmovups	848(%rsp),%zmm1
vfmadd231ps	%zmm28,%zmm0,%zmm1
vmovups	3664(%rsp),%zmm28
vfmadd231ps	%zmm0,%zmm6,%zmm28
vmovups	656(%rsp),%zmm0
vfmadd231ps	%zmm21,%zmm6,%zmm0
vmovups	%zmm0,656(%rsp)
vmovups	720(%rsp),%zmm0
vfmadd231ps	%zmm16,%zmm6,%zmm0
vmovups	%zmm0,720(%rsp)
vmovups	2640(%rsp),%zmm8
vfmadd231ps	%zmm2,%zmm6,%zmm8
vmovups	2512(%rsp),%zmm29
vfmadd231ps	%zmm10,%zmm6,%zmm29
vmovups	1552(%rsp),%zmm16
vfmadd231ps	%zmm17,%zmm30,%zmm16
vmovups	528(%rsp),%zmm0
vfmadd231ps	%zmm17,%zmm18,%zmm0
vmovups	%zmm0,528(%rsp)
vmovups	784(%rsp),%zmm21
vfmadd231ps	%zmm30,%zmm10,%zmm21
vfmadd231ps	%zmm10,%zmm18,%zmm15
vmovups	1808(%rsp),%zmm3
vfmadd231ps	%zmm2,%zmm18,%zmm3
vmovups	336(%rsp),%zmm18
vfmadd231ps	4368(%rsp),%zmm2,%zmm18
vfmadd231ps	3600(%rsp),%zmm2,%zmm19
vmovups	912(%rsp),%zmm6
vaddps	%zmm7,%zmm6,%zmm6
vaddps	%zmm25,%zmm12,%zmm0
vmovups	4432(%rsp),%zmm12
vaddps	%zmm0,%zmm12,%zmm12
vmovups	3792(%rsp),%zmm24
vaddps	%zmm4,%zmm24,%zmm24
incq	%rsi
addq	%r12,%rax
cmpq	%r10,%rsi
jne	76b
vbroadcastss	97f(%rip),%zmm31
vbroadcastss	335f(%rip),%zmm30
vxorps	%xmm26,%xmm26,%xmm26
vmovups	4176(%rsp),%zmm10
vmovups	400(%rsp),%zmm17
vmovups	%zmm1,848(%rsp)
vmovups	%zmm21,784(%rsp)
vmovups	%zmm18,336(%rsp)
vmovups	%zmm5,272(%rsp)
vmovups	592(%rsp),%zmm5
vmovups	720(%rsp),%zmm4
vmovups	1488(%rsp),%zmm23
vmovups	976(%rsp),%zmm7
vmovups	1296(%rsp),%zmm1
jmp	82f
.p2align	4
78:
vucomiss	%xmm26,%xmm1
vmovups	1424(%rsp),%zmm14
vpxord	%xmm25,%xmm25,%xmm25
vmovups	464(%rsp),%zmm13
ja	79f
vxorps	%xmm14,%xmm14,%xmm14
79:
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,336(%rsp)
vmovups	%zmm0,784(%rsp)
vmovups	%zmm0,528(%rsp)
vmovups	%zmm0,656(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm29,%xmm29,%xmm29
vpxord	%xmm16,%xmm16,%xmm16
vxorps	%xmm11,%xmm11,%xmm11
vpxord	%xmm24,%xmm24,%xmm24
vpxord	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,848(%rsp)
vmovups	%zmm0,272(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm0,1040(%rsp)
vmovups	%zmm0,1360(%rsp)
vmovups	%zmm0,112(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm1,%xmm1,%xmm1
vpxord	%xmm27,%xmm27,%xmm27
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm19,%xmm19,%xmm19
82:
vmulps	%zmm13,%zmm14,%zmm0
vdivps	%zmm10,%zmm31,%zmm2
vmulps	%zmm29,%zmm0,%zmm21
vfnmadd213ps	%zmm1,%zmm2,%zmm21
vdivps	4240(%rsp),%zmm31,%zmm1
vmulps	%zmm3,%zmm0,%zmm18
vfnmadd213ps	%zmm7,%zmm1,%zmm18
vfnmadd213ps	%zmm23,%zmm0,%zmm16
vmovaps	%zmm3,%zmm23
vmovups	4304(%rsp),%zmm3
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm19,%zmm1,%zmm1
vmulps	%zmm15,%zmm3,%zmm2
vaddps	%zmm4,%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vxorps	%xmm7,%xmm7,%xmm7
vmulps	%zmm7,%zmm23,%zmm2
vfmadd231ps	%zmm29,%zmm7,%zmm2
vaddps	%zmm2,%zmm1,%zmm4
vmulps	528(%rsp),%zmm3,%zmm1
vaddps	656(%rsp),%zmm1,%zmm15
vfnmadd213ps	272(%rsp),%zmm0,%zmm15
vmulps	336(%rsp),%zmm3,%zmm1
vaddps	784(%rsp),%zmm1,%zmm1
vfnmadd213ps	848(%rsp),%zmm0,%zmm1
vmovups	%zmm1,1808(%rsp)
vfnmadd213ps	%zmm11,%zmm0,%zmm4
vdivps	%zmm13,%zmm30,%zmm0
vmulps	%zmm23,%zmm3,%zmm1
vaddps	%zmm1,%zmm29,%zmm1
vfnmadd213ps	%zmm28,%zmm14,%zmm1
vmovups	%zmm1,1488(%rsp)
vmulps	%zmm0,%zmm14,%zmm0
vfmadd231ps	%zmm9,%zmm0,%zmm5
vfmadd231ps	%zmm0,%zmm20,%zmm17
vmovss	1680(%rsp),%xmm0
vucomiss	%xmm26,%xmm0
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm17,400(%rsp)
vmovups	%zmm5,592(%rsp)
vmovups	%zmm8,2640(%rsp)
vmovups	%zmm6,912(%rsp)
vmovups	%zmm9,2576(%rsp)
vmovups	%zmm20,1872(%rsp)
vmovups	%zmm16,1552(%rsp)
vmovups	%zmm4,4112(%rsp)
vmovups	%zmm18,4048(%rsp)
vmovups	%zmm21,3984(%rsp)
jbe	86f
vmovaps	%zmm15,%zmm28
vmovaps	%zmm12,%zmm26
vmovaps	%zmm22,%zmm29
vmovups	2448(%rsp),%zmm0
vmovups	4688(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2448(%rsp)
vcmpgeps	384f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm7,%xmm0,%xmm1
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
vucomiss	%xmm7,%xmm1
vpbroadcastd	385f(%rip),%zmm12
vpbroadcastd	386f(%rip),%zmm13
vbroadcastss	97f(%rip),%zmm14
vbroadcastss	387f(%rip),%zmm15
vbroadcastss	388f(%rip),%zmm16
vbroadcastss	389f(%rip),%zmm17
vbroadcastss	392f(%rip),%zmm18
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
vmovups	1744(%rsp),%zmm11
jbe	87f
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	85f
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
83:
leaq	(%rcx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmovups	464(%rsp),%zmm2
vmulps	(%r13,%rsi),%zmm2,%zmm2
movq	%r13,%rsi
xorl	%edi,%edi
.p2align	4
84:
vmovaps	(%rsi),%zmm3
vfmadd213ps	%zmm11,%zmm2,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm30,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm30,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm30,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm16,%zmm8,%zmm7
vmovaps	%zmm17,%zmm9
vmovaps	%zmm19,%zmm10
vfmadd213ps	%zmm20,%zmm8,%zmm10
vfmadd213ps	%zmm18,%zmm8,%zmm9
vfmadd231ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm31,%zmm5,%zmm4
vfmadd231ps	%zmm22,%zmm6,%zmm10
vmaxps	%zmm30,%zmm5,%zmm5
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
vbroadcastss	397f(%rip),%zmm2
vmovups	3408(%rsp),%zmm3
vfmadd213ps	398f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm25,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3408(%rsp)
vmovups	3856(%rsp),%zmm0
vbroadcastss	399f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3856(%rsp)
vmovups	2768(%rsp),%zmm0
vmaxps	342f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2768(%rsp)
vblendmps	337f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2896(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1168(%rsp),%zmm14
vsubps	%zmm2,%zmm14,%zmm14
vmovups	2704(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1232(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	1936(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	464(%rsp),%zmm13
vsubps	%zmm4,%zmm13,%zmm13
vmovups	2000(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm11,%zmm11
vmovups	2064(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	4176(%rsp),%zmm8
vsubps	%zmm6,%zmm8,%zmm10
vmovups	1616(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1616(%rsp)
vmovups	2832(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2832(%rsp)
vmovups	1424(%rsp),%zmm0
vmovaps	%zmm25,%zmm0 {%k1}
vmovups	%zmm0,1424(%rsp)
vmovups	2320(%rsp),%zmm0
vbroadcastss	345f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2320(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,2960(%rsp)
vmovups	%zmm5,2064(%rsp)
vmovups	%zmm4,2000(%rsp)
vmovups	%zmm3,1936(%rsp)
vmovups	%zmm2,2704(%rsp)
vmovups	%zmm1,2896(%rsp)
vmovaps	%zmm29,%zmm22
vmovups	592(%rsp),%zmm5
vmovups	2640(%rsp),%zmm8
vmovups	912(%rsp),%zmm6
vmovups	2576(%rsp),%zmm9
vmovups	1872(%rsp),%zmm20
vmovups	1552(%rsp),%zmm16
vmovaps	%zmm26,%zmm12
vmovups	112(%rsp),%zmm2
vmovaps	%zmm28,%zmm15
vmovups	4112(%rsp),%zmm4
vmovups	4048(%rsp),%zmm18
vmovups	3984(%rsp),%zmm21
vmovups	400(%rsp),%zmm3
jmp	89f
.p2align	4
86:
vmovaps	%zmm17,%zmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2960(%rsp)
vmovups	1232(%rsp),%zmm7
vmovups	1744(%rsp),%zmm11
jmp	88f
.p2align	4
87:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2960(%rsp)
vmovups	464(%rsp),%zmm13
vmovups	1232(%rsp),%zmm7
vmovaps	%zmm29,%zmm22
vmovups	1872(%rsp),%zmm20
vmovups	1552(%rsp),%zmm16
vmovaps	%zmm26,%zmm12
vmovaps	%zmm28,%zmm15
vmovups	4112(%rsp),%zmm4
vmovups	4048(%rsp),%zmm18
vmovups	3984(%rsp),%zmm21
vmovups	400(%rsp),%zmm3
88:
vmovups	1168(%rsp),%zmm14
vmovups	112(%rsp),%zmm2
89:
vmovups	%zmm12,4432(%rsp)
vmovups	%zmm2,112(%rsp)
vmovups	%zmm13,464(%rsp)
vmovups	%zmm10,2512(%rsp)
vbroadcastss	333f(%rip),%zmm1
vmaxps	%zmm1,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm17
vmaxps	%zmm1,%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm23
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm26
vmaxps	%zmm1,%zmm12,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5456(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5584(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm18
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,336(%rsp)
vcmpleps	3920(%rsp),%zmm14,%k2
vmovups	%zmm14,1168(%rsp)
vcmpgeps	3024(%rsp),%zmm14,%k4
vblendmps	%zmm9,%zmm30,%zmm0 {%k4}
vbroadcastss	354f(%rip),%zmm29
vxorps	%zmm29,%zmm9,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm25,%k6
kmovw	30(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm25,%zmm31,%zmm12 {%k2}
vmovups	%zmm12,4368(%rsp)
vcmpgeps	3088(%rsp),%zmm7,%k4
vblendmps	%zmm20,%zmm30,%zmm0 {%k4}
vmovups	%zmm7,1232(%rsp)
vcmpleps	3152(%rsp),%zmm7,%k4
vxorps	%zmm29,%zmm20,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm25,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm25,%zmm31,%zmm1 {%k4}
vmovups	%zmm1,848(%rsp)
vmovdqu64	5520(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2128(%rsp),%zmm13,%k1
vblendmps	%zmm8,%zmm30,%zmm0 {%k1}
vcmpleps	2192(%rsp),%zmm13,%k1
vxorps	%zmm29,%zmm8,%zmm0 {%k1}
vcmpgeps	3216(%rsp),%zmm11,%k1
vblendmps	%zmm6,%zmm30,%zmm4 {%k1}
vcmpleps	2256(%rsp),%zmm11,%k1
vxorps	%zmm29,%zmm6,%zmm4 {%k1}
vcmpgeps	3280(%rsp),%zmm10,%k1
vmovdqu64	%zmm27,1104(%rsp)
vblendmps	%zmm27,%zmm30,%zmm2 {%k1}
vcmpleps	3344(%rsp),%zmm10,%k1
vxorps	%zmm29,%zmm27,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm25,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm25,%zmm31,%zmm7 {%k5}
vmovups	%zmm7,784(%rsp)
vmulps	%zmm1,%zmm23,%zmm0
vmovaps	%zmm23,%zmm6
vmovups	%zmm23,272(%rsp)
vmulps	%zmm0,%zmm16,%zmm1
vmulps	%zmm12,%zmm17,%zmm21
vmovups	%zmm17,720(%rsp)
vmulps	%zmm21,%zmm1,%zmm10
vmulps	%zmm7,%zmm26,%zmm23
vmovups	%zmm26,528(%rsp)
vmulps	%zmm23,%zmm5,%zmm1
vmulps	%zmm21,%zmm1,%zmm5
vmulps	%zmm10,%zmm5,%zmm7
vmovaps	%zmm10,%zmm1
vfnmadd213ps	%zmm31,%zmm10,%zmm1
vbroadcastss	422f(%rip),%zmm19
vmovups	%zmm1,5200(%rsp)
vmaxps	%zmm19,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vmovaps	%zmm9,%zmm28
vmulps	%zmm1,%zmm6,%zmm9
vmovaps	%zmm31,%zmm9 {%k4}
vcmpleps	%zmm4,%zmm25,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm25,%zmm31,%zmm12 {%k3}
vmovups	%zmm12,3664(%rsp)
vmulps	%zmm23,%zmm3,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm7
vmulps	%zmm1,%zmm7,%zmm29
vmovaps	%zmm1,%zmm6
vmovaps	%zmm5,%zmm3
vmovaps	%zmm5,%zmm13
vfnmadd213ps	%zmm31,%zmm5,%zmm13
vfnmadd231ps	%zmm29,%zmm29,%zmm13
vmaxps	%zmm19,%zmm13,%zmm4
vsqrtps	%zmm4,%zmm4
vmovaps	%zmm18,%zmm14
vmulps	%zmm12,%zmm18,%zmm5
vmulps	1360(%rsp),%zmm5,%zmm7
vmulps	%zmm21,%zmm7,%zmm16
vmovaps	%zmm10,%zmm18
vmovups	%zmm10,3472(%rsp)
vmulps	%zmm10,%zmm16,%zmm10
vmulps	%zmm3,%zmm16,%zmm12
vmovups	%zmm3,3536(%rsp)
vmovaps	%zmm8,%zmm27
vdivps	%zmm4,%zmm31,%zmm8
vmulps	%zmm17,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k2}
vmovdqu64	5392(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k0
vmulps	%zmm8,%zmm26,%zmm9
vmovaps	%zmm31,%zmm9 {%k5}
vcmpleps	%zmm2,%zmm25,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm25,%zmm31,%zmm1 {%k5}
vmovups	%zmm1,656(%rsp)
vmovups	336(%rsp),%zmm26
vmulps	%zmm1,%zmm26,%zmm2
vmovups	%zmm15,5136(%rsp)
vmulps	%zmm2,%zmm15,%zmm4
vmulps	%zmm21,%zmm4,%zmm17
vmulps	%zmm18,%zmm17,%zmm15
vmulps	%zmm3,%zmm17,%zmm21
vmulps	1040(%rsp),%zmm5,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm10
vmulps	%zmm6,%zmm10,%zmm18
vmovaps	%zmm6,%zmm1
vmovups	%zmm6,976(%rsp)
vmovups	%zmm22,3728(%rsp)
vmulps	%zmm5,%zmm22,%zmm4
vfmsub231ps	%zmm4,%zmm23,%zmm12
vfnmadd231ps	%zmm29,%zmm18,%zmm12
vmovaps	%zmm20,%zmm3
vmulps	%zmm8,%zmm12,%zmm20
vmovaps	%zmm16,%zmm6
vfnmadd213ps	%zmm31,%zmm16,%zmm6
vfnmadd231ps	%zmm18,%zmm18,%zmm6
vfnmadd231ps	%zmm20,%zmm20,%zmm6
vmulps	1808(%rsp),%zmm2,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm15
vmovaps	%zmm19,%zmm12
vmaxps	%zmm19,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1488(%rsp),%zmm2,%zmm4
vmovups	%zmm23,5328(%rsp)
vfmsub231ps	%zmm4,%zmm23,%zmm21
vmulps	%zmm16,%zmm17,%zmm10
vdivps	%zmm0,%zmm31,%zmm19
vmovdqu64	%zmm24,3792(%rsp)
vmulps	%zmm2,%zmm24,%zmm0
vmovups	%zmm5,5264(%rsp)
vfmsub231ps	%zmm0,%zmm5,%zmm10
vmulps	%zmm19,%zmm14,%zmm0
vmovaps	%zmm14,%zmm4
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm1,%zmm15,%zmm22
vfnmadd231ps	%zmm29,%zmm22,%zmm21
vmulps	%zmm8,%zmm21,%zmm23
vfnmadd231ps	%zmm18,%zmm22,%zmm10
vfnmadd231ps	%zmm20,%zmm23,%zmm10
vmulps	%zmm19,%zmm10,%zmm24
vmulps	%zmm9,%zmm7,%zmm2
vmovaps	%zmm17,%zmm15
vfnmadd213ps	%zmm31,%zmm17,%zmm15
vfnmadd231ps	%zmm22,%zmm22,%zmm15
vfnmadd231ps	%zmm23,%zmm23,%zmm15
vfnmadd231ps	%zmm24,%zmm24,%zmm15
vmaxps	%zmm12,%zmm15,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm0,%zmm2,%zmm0
vdivps	%zmm9,%zmm31,%zmm2
vmulps	%zmm2,%zmm26,%zmm9
vmulps	%zmm9,%zmm0,%zmm9
vmovaps	%zmm0,%zmm9 {%k5}
vmovups	%zmm9,3600(%rsp)
vmovss	1680(%rsp),%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vucomiss	%xmm9,%xmm0
vmulps	720(%rsp),%zmm28,%zmm0
kmovw	28(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm9
vfmadd213ps	%zmm25,%zmm0,%zmm9 {%k3} {z}
kmovw	26(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmulps	272(%rsp),%zmm3,%zmm10
vmovups	3664(%rsp),%zmm1
vmovaps	%zmm10,%zmm12 {%k3} {z}
vfmadd213ps	%zmm9,%zmm12,%zmm12
kmovw	24(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmulps	528(%rsp),%zmm27,%zmm9
vmovups	4368(%rsp),%zmm3
vmovaps	%zmm9,%zmm14 {%k1} {z}
vfmadd213ps	%zmm12,%zmm14,%zmm14
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm4,1296(%rsp)
vmulps	912(%rsp),%zmm4,%zmm12
vmovaps	%zmm12,%zmm21 {%k1} {z}
vfmadd213ps	%zmm14,%zmm21,%zmm21
kmovw	20(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	1104(%rsp),%zmm26,%zmm25
vmovaps	%zmm25,%zmm4 {%k1} {z}
vfmadd213ps	%zmm21,%zmm4,%zmm4
vmovups	%zmm4,1744(%rsp)
vmovaps	%zmm3,%zmm14
vmulps	%zmm3,%zmm0,%zmm0
vmovups	3472(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm21
vfmsub231ps	848(%rsp),%zmm10,%zmm21
vxorps	%xmm10,%xmm10,%xmm10
vmovups	3536(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm26
vfmsub231ps	784(%rsp),%zmm9,%zmm26
vmulps	%zmm0,%zmm16,%zmm27
vfmsub231ps	%zmm12,%zmm1,%zmm27
vmulps	%zmm0,%zmm17,%zmm28
vfmsub231ps	656(%rsp),%zmm25,%zmm28
vbroadcastss	354f(%rip),%zmm3
vxorps	%zmm3,%zmm5,%zmm5
vxorps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,3472(%rsp)
vxorps	%zmm3,%zmm16,%zmm4
vmovups	%zmm4,3536(%rsp)
vxorps	%zmm3,%zmm17,%zmm4
vmovups	%zmm4,1680(%rsp)
vmulps	976(%rsp),%zmm21,%zmm9
vmovaps	%zmm19,%zmm4
vfnmadd231ps	%zmm29,%zmm9,%zmm26
vxorps	%zmm3,%zmm29,%zmm17
vfnmadd231ps	%zmm18,%zmm9,%zmm27
vxorps	%zmm3,%zmm18,%zmm16
vmovaps	%zmm8,%zmm7
vmulps	%zmm8,%zmm26,%zmm21
vfnmadd231ps	%zmm20,%zmm21,%zmm27
vxorps	%zmm3,%zmm20,%zmm20
vfnmadd231ps	%zmm22,%zmm9,%zmm28
vxorps	%zmm3,%zmm22,%zmm18
vfnmadd231ps	%zmm23,%zmm21,%zmm28
vxorps	%zmm3,%zmm23,%zmm22
vmulps	%zmm19,%zmm27,%zmm23
vfnmadd231ps	%zmm24,%zmm23,%zmm28
vxorps	%zmm3,%zmm24,%zmm24
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm29,%zmm0,%zmm3
vfmadd231ps	%zmm9,%zmm9,%zmm3
vfmadd231ps	%zmm21,%zmm21,%zmm3
vfmadd231ps	%zmm23,%zmm23,%zmm3
vmovaps	%zmm2,%zmm12
vmulps	%zmm2,%zmm28,%zmm25
vfmadd231ps	%zmm25,%zmm25,%zmm3
ja	68b
vmovaps	%zmm5,%zmm19
vdivps	528(%rsp),%zmm31,%zmm5
vbroadcastss	16(%r11),%zmm6
vmulps	464(%rsp),%zmm5,%zmm5
vdivps	1296(%rsp),%zmm31,%zmm13
vmulps	%zmm11,%zmm13,%zmm13
vmovups	2320(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm15
vmulps	3600(%rsp),%zmm15,%zmm15
vmulps	423f(%rip){1to16},%zmm5,%zmm5
vmulps	424f(%rip){1to16},%zmm13,%zmm13
vmaxps	%zmm5,%zmm13,%zmm26
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm13,%zmm26 {%k1}
vbroadcastss	345f(%rip),%zmm27
vmovups	3408(%rsp),%zmm5
vcmpltps	%zmm27,%zmm5,%k1
vaddps	%zmm5,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	425f(%rip){1to16},%zmm5,%zmm5 {%k1} {z}
vmaxps	%zmm26,%zmm5,%zmm13
vcmpunordps	%zmm26,%zmm26,%k1
vmovaps	%zmm5,%zmm13 {%k1}
vmulps	%zmm15,%zmm15,%zmm5
vminps	%zmm31,%zmm5,%zmm5
vmulps	%zmm6,%zmm5,%zmm5
vmaxps	%zmm5,%zmm13,%zmm15
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm13,%zmm15 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm15,%zmm5 {%k1} {z}
vmulps	%zmm5,%zmm5,%zmm5
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpgeps	1744(%rsp),%zmm6,%k1
vcmpleps	%zmm5,%zmm3,%k1 {%k1}
vmulps	848(%rsp),%zmm14,%zmm3
vmulps	784(%rsp),%zmm3,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vmulps	656(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm29,%k2
vmovaps	%zmm31,%zmm3 {%k2} {z}
vbroadcastss	339f(%rip),%zmm5
vblendmps	%zmm3,%zmm5,%zmm3 {%k1}
vmovups	4624(%rsp),%zmm6
vcmpleps	2448(%rsp),%zmm6,%k1
vminps	426f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	2384(%rsp),%zmm6
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm3,%zmm6 {%k1}
vmovups	%zmm6,2384(%rsp)
vcmpeqps	%zmm5,%zmm6,%k1
vmovaps	%zmm31,%zmm13 {%k1} {z}
vaddss	%xmm10,%xmm13,%xmm3
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
vucomiss	%xmm10,%xmm3
vmovups	2512(%rsp),%zmm10
vxorps	%xmm26,%xmm26,%xmm26
vpbroadcastd	385f(%rip),%zmm27
vpbroadcastd	386f(%rip),%zmm28
vpbroadcastd	97f(%rip),%zmm29
ja	72b
vmulps	%zmm25,%zmm12,%zmm2
vfmadd213ps	%zmm23,%zmm2,%zmm24
vmulps	%zmm24,%zmm4,%zmm3
vfmadd213ps	%zmm21,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm22
vmulps	%zmm22,%zmm7,%zmm4
vfmadd213ps	%zmm9,%zmm4,%zmm17
vfmadd213ps	%zmm17,%zmm3,%zmm16
vfmadd213ps	%zmm16,%zmm2,%zmm18
vmulps	976(%rsp),%zmm18,%zmm1
vfmadd213ps	%zmm0,%zmm1,%zmm19
vmovups	3472(%rsp),%zmm0
vfmadd213ps	%zmm19,%zmm4,%zmm0
vmovups	3536(%rsp),%zmm5
vfmadd213ps	%zmm0,%zmm3,%zmm5
vmovups	1680(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm2,%zmm0
vmulps	720(%rsp),%zmm0,%zmm0
vmovups	%zmm0,848(%rsp)
vmulps	272(%rsp),%zmm1,%zmm0
vmovups	%zmm0,656(%rsp)
vmulps	528(%rsp),%zmm4,%zmm0
vmovups	%zmm0,1104(%rsp)
vmulps	1296(%rsp),%zmm3,%zmm0
vmovups	%zmm0,912(%rsp)
vdivps	4816(%rsp),%zmm31,%zmm0
vmulps	336(%rsp),%zmm2,%zmm1
vmovups	%zmm1,112(%rsp)
vmulps	4880(%rsp),%zmm0,%zmm0
vpaddd	%zmm27,%zmm0,%zmm2
vpandd	%zmm28,%zmm2,%zmm2
vpsubd	%zmm2,%zmm29,%zmm4
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm31,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vbroadcastss	387f(%rip),%zmm6
vfmadd213ps	388f(%rip){1to16},%zmm4,%zmm6
vbroadcastss	389f(%rip),%zmm8
vfmadd213ps	392f(%rip){1to16},%zmm4,%zmm8
vbroadcastss	393f(%rip),%zmm7
vfmadd213ps	394f(%rip){1to16},%zmm4,%zmm7
vfmadd231ps	395f(%rip){1to16},%zmm0,%zmm7
vfmadd213ps	%zmm8,%zmm0,%zmm7
vfmadd213ps	%zmm6,%zmm0,%zmm7
vfmadd213ps	%zmm4,%zmm0,%zmm7
vfmadd231ps	396f(%rip){1to16},%zmm2,%zmm7
vmovups	4496(%rsp),%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm0,%zmm7
vmovups	4944(%rsp),%zmm0
vfmadd231ps	428f(%rip){1to16},%zmm0,%zmm7
vmovups	%zmm7,784(%rsp)
movl	12(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm17,%xmm17,%xmm17
cmpb	$1,%cl
jne	94f
movq	%rbp,%rax
xorl	%edx,%edx
.p2align	4
92:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	464(%rsp),%zmm0
vmulps	(%r13,%rcx),%zmm0,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	387f(%rip),%zmm25
vbroadcastss	388f(%rip),%zmm26
vbroadcastss	389f(%rip),%zmm24
vbroadcastss	392f(%rip),%zmm3
vbroadcastss	393f(%rip),%zmm5
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm1
vbroadcastss	396f(%rip),%zmm13
.p2align	4
93:
vmovaps	(%rsi),%zmm2
vfmadd213ps	%zmm11,%zmm0,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm9
vsubps	%zmm2,%zmm9,%zmm9
vmulps	%zmm4,%zmm9,%zmm9
vaddps	%zmm30,%zmm4,%zmm4
vcmpltps	%zmm9,%zmm30,%k1
vmovaps	%zmm9,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm15
vpaddd	%zmm27,%zmm15,%zmm15
vpandd	%zmm28,%zmm15,%zmm15
vpsubd	%zmm15,%zmm29,%zmm18
vaddps	%zmm31,%zmm2,%zmm19
vcvtdq2ps	%zmm15,%zmm15
vaddps	%zmm30,%zmm18,%zmm21
vfmadd231ps	%zmm4,%zmm18,%zmm21
vmulps	%zmm21,%zmm21,%zmm4
vmovaps	%zmm25,%zmm18
vfmadd213ps	%zmm26,%zmm21,%zmm18
vmovaps	%zmm24,%zmm22
vmovaps	%zmm5,%zmm23
vfmadd213ps	%zmm3,%zmm21,%zmm22
vfmadd213ps	%zmm20,%zmm21,%zmm23
vfmadd231ps	%zmm1,%zmm4,%zmm23
vfmadd213ps	%zmm22,%zmm4,%zmm23
vfmadd213ps	%zmm18,%zmm4,%zmm23
vfmadd213ps	%zmm21,%zmm4,%zmm23
vfmadd231ps	%zmm13,%zmm15,%zmm23
vaddps	%zmm31,%zmm9,%zmm4
vmaxps	%zmm30,%zmm9,%zmm9
vdivps	%zmm19,%zmm31,%zmm15
vfmsub231ps	%zmm4,%zmm23,%zmm9
vmulps	%zmm15,%zmm15,%zmm4
vmulps	%zmm4,%zmm15,%zmm18
vaddps	%zmm15,%zmm6,%zmm6
vaddps	%zmm4,%zmm16,%zmm16
vaddps	%zmm18,%zmm14,%zmm14
vfmadd231ps	%zmm9,%zmm2,%zmm17
vfmadd231ps	%zmm4,%zmm4,%zmm12
vfmadd231ps	%zmm4,%zmm18,%zmm10
vfmadd231ps	%zmm18,%zmm18,%zmm8
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	93b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	92b
94:
vbroadcastss	24(%r11),%zmm2
vbroadcastss	327f(%rip),%zmm1
vmovups	848(%rsp),%zmm27
vandps	%zmm1,%zmm27,%zmm0
vxorps	%xmm3,%xmm3,%xmm3
vmaxps	%zmm3,%zmm0,%zmm0
vmovups	656(%rsp),%zmm26
vandps	%zmm1,%zmm26,%zmm4
vmaxps	%zmm0,%zmm4,%zmm0
vandps	%zmm1,%zmm2,%zmm4
vcmpltps	%zmm31,%zmm4,%k1
vandps	112(%rsp),%zmm1,%zmm9
vmulps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm4
vmovups	2384(%rsp),%zmm3
vcmpleps	%zmm31,%zmm3,%k2
vmovups	272(%rsp),%zmm5
vmulps	1552(%rsp),%zmm5,%zmm0
vmovups	720(%rsp),%zmm19
vmulps	%zmm19,%zmm0,%zmm0
vmovups	2512(%rsp),%zmm20
vmulps	%zmm2,%zmm20,%zmm2
vminps	%zmm2,%zmm20,%zmm2
vmulps	433f(%rip){1to16},%zmm2,%zmm2
vcmpleps	%zmm2,%zmm4,%k3 {%k2}
vmovaps	%zmm0,%zmm2
vfnmadd213ps	%zmm31,%zmm0,%zmm2
vmovups	528(%rsp),%zmm25
vmulps	592(%rsp),%zmm25,%zmm4
vmulps	%zmm19,%zmm4,%zmm21
vmulps	400(%rsp),%zmm25,%zmm4
vmulps	%zmm0,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm5,%zmm9
vmovups	1296(%rsp),%zmm18
vmulps	1360(%rsp),%zmm18,%zmm4
vmulps	%zmm19,%zmm4,%zmm22
vmulps	1040(%rsp),%zmm18,%zmm4
vmulps	%zmm0,%zmm22,%zmm23
vfmsub231ps	%zmm4,%zmm5,%zmm23
vbroadcastss	422f(%rip),%zmm1
vmaxps	%zmm1,%zmm2,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	3728(%rsp),%zmm18,%zmm15
vmulps	%zmm21,%zmm22,%zmm24
vfmsub231ps	%zmm15,%zmm25,%zmm24
vmovups	336(%rsp),%zmm13
vmulps	5136(%rsp),%zmm13,%zmm15
vmulps	%zmm19,%zmm15,%zmm19
vmulps	1808(%rsp),%zmm13,%zmm15
vmulps	%zmm0,%zmm19,%zmm28
vfmsub231ps	%zmm15,%zmm5,%zmm28
vdivps	%zmm4,%zmm31,%zmm15
vmulps	1488(%rsp),%zmm13,%zmm4
vmulps	%zmm21,%zmm19,%zmm29
vfmsub231ps	%zmm4,%zmm25,%zmm29
vminps	%zmm31,%zmm2,%zmm2
vmulps	%zmm15,%zmm9,%zmm7
vmovaps	%zmm21,%zmm4
vfnmadd213ps	%zmm31,%zmm21,%zmm4
vfnmadd231ps	%zmm7,%zmm7,%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmaxps	%zmm1,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	3792(%rsp),%zmm13,%zmm9
vmulps	%zmm22,%zmm19,%zmm30
vfmsub231ps	%zmm9,%zmm18,%zmm30
vdivps	%zmm4,%zmm31,%zmm5
vmulps	%zmm15,%zmm23,%zmm23
vfnmadd231ps	%zmm7,%zmm23,%zmm24
vmulps	%zmm5,%zmm24,%zmm9
vmovaps	%zmm22,%zmm4
vfnmadd213ps	%zmm31,%zmm22,%zmm4
vfnmadd231ps	%zmm23,%zmm23,%zmm4
vfnmadd231ps	%zmm9,%zmm9,%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmaxps	%zmm1,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm1
vmovups	%zmm15,1040(%rsp)
vmulps	%zmm15,%zmm28,%zmm24
vmovups	%zmm7,1360(%rsp)
vfnmadd231ps	%zmm7,%zmm24,%zmm29
vmovups	%zmm5,592(%rsp)
vmulps	%zmm5,%zmm29,%zmm4
vfnmadd231ps	%zmm23,%zmm24,%zmm30
vfnmadd231ps	%zmm9,%zmm4,%zmm30
vmovups	%zmm1,400(%rsp)
vmulps	%zmm1,%zmm30,%zmm15
vmovaps	%zmm19,%zmm28
vfnmadd213ps	%zmm31,%zmm19,%zmm28
vfnmadd231ps	%zmm24,%zmm24,%zmm28
vfnmadd231ps	%zmm4,%zmm4,%zmm28
vfnmadd231ps	%zmm15,%zmm15,%zmm28
vminps	%zmm2,%zmm28,%zmm2
vcmpgtps	429f(%rip){1to16},%zmm2,%k0
vmovups	1168(%rsp),%zmm5
vaddps	%zmm5,%zmm27,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3024(%rsp),%zmm1
vminps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3920(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vmovaps	%zmm2,%zmm5 {%k3}
vbroadcastss	208(%r11),%zmm2
vcmpeqps	342f(%rip){1to16},%zmm3,%k1
vmovaps	%zmm2,%zmm5 {%k1}
movq	248(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm13
vmovaps	%zmm5,(%r15,%rax)
vmovups	1232(%rsp),%zmm5
vaddps	%zmm5,%zmm26,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3088(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3152(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm5 {%k3}
vmovaps	%zmm2,%zmm5 {%k1}
movq	32(%rsp),%r10
addq	%r10,%r12
shlq	$6,%r12
vmovaps	%zmm5,(%r15,%r12)
vmovups	464(%rsp),%zmm5
vaddps	1104(%rsp),%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2128(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2192(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm5 {%k3}
leaq	(%r15,%rax),%rcx
vmulps	%zmm5,%zmm13,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm1,(%rdx,%rcx)
vaddps	912(%rsp),%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3216(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2256(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm11 {%k3}
vmulps	%zmm11,%zmm13,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm1,(%rsi,%rcx)
vaddps	112(%rsp),%zmm20,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3280(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3344(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm1,%zmm20 {%k3}
vmovaps	%zmm2,%zmm20 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm20,(%rsi,%rcx)
movl	$5,%edi
movl	12(%rsp),%r14d
testb	$2,%r14b
je	95f
vmaxps	422f(%rip){1to16},%zmm28,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm1
vbroadcastss	354f(%rip),%zmm30
vxorps	%zmm30,%zmm0,%zmm0
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
vmovups	1040(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm29
vmovups	1360(%rsp),%zmm7
vfmadd231ps	%zmm29,%zmm7,%zmm21
vxorps	%zmm30,%zmm21,%zmm0
vmovups	592(%rsp),%zmm18
vmulps	%zmm0,%zmm18,%zmm28
vxorps	%zmm30,%zmm25,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmulps	%zmm18,%zmm0,%zmm26
vfmadd231ps	%zmm29,%zmm23,%zmm22
vfmadd231ps	%zmm28,%zmm9,%zmm22
vxorps	%zmm30,%zmm22,%zmm0
vmovaps	%zmm15,%zmm27
vmovups	400(%rsp),%zmm15
vmulps	%zmm0,%zmm15,%zmm22
vmulps	%zmm23,%zmm25,%zmm0
vfmadd231ps	%zmm26,%zmm9,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm15,%zmm21
vxorps	%zmm30,%zmm18,%zmm0
vmulps	%zmm0,%zmm9,%zmm0
vmulps	%zmm15,%zmm0,%zmm20
vfmadd231ps	%zmm29,%zmm24,%zmm19
vfmadd231ps	%zmm28,%zmm4,%zmm19
vfmadd231ps	%zmm22,%zmm27,%zmm19
vxorps	%zmm30,%zmm19,%zmm0
vmulps	%zmm0,%zmm1,%zmm19
vmulps	%zmm24,%zmm25,%zmm0
vfmadd231ps	%zmm26,%zmm4,%zmm0
vfmadd231ps	%zmm21,%zmm27,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm1,%zmm13
vmulps	%zmm4,%zmm18,%zmm0
vfmadd231ps	%zmm20,%zmm27,%zmm0
vxorps	%zmm30,%zmm0,%zmm0
vmulps	%zmm0,%zmm1,%zmm11
vxorps	%zmm30,%zmm15,%zmm0
vmulps	%zmm0,%zmm27,%zmm0
vmulps	%zmm1,%zmm0,%zmm0
vmovaps	%zmm29,%zmm4
vfmadd213ps	%zmm31,%zmm29,%zmm4
vfmadd231ps	%zmm28,%zmm28,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vmovups	720(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm2,%zmm23
vmulps	%zmm4,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r11)
movq	56(%rsp),%r11
vmulps	%zmm25,%zmm25,%zmm4
vfmadd231ps	%zmm26,%zmm26,%zmm4
vfmadd231ps	%zmm21,%zmm21,%zmm4
vfmadd231ps	%zmm13,%zmm13,%zmm4
vmovups	272(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm2,%zmm23
vmulps	%zmm4,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r10)
movq	32(%rsp),%r10
vmulps	%zmm18,%zmm18,%zmm4
vfmadd231ps	%zmm20,%zmm20,%zmm4
vfmadd231ps	%zmm11,%zmm11,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmovaps	%zmm2,%zmm23
vmulps	%zmm4,%zmm5,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm15,%zmm15,%zmm4
vfmadd231ps	%zmm0,%zmm0,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmovaps	%zmm2,%zmm23
vmulps	%zmm4,%zmm3,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r8)
vmulps	%zmm1,%zmm1,%zmm4
vmovups	336(%rsp),%zmm9
vmulps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm2,%zmm23
vmulps	%zmm4,%zmm9,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%rdi)
movl	$10,%edi
testl	%esi,%esi
je	95f
vmulps	1040(%rsp),%zmm29,%zmm4
vfmadd231ps	%zmm28,%zmm26,%zmm4
vfmadd231ps	%zmm22,%zmm21,%zmm4
vfmadd231ps	%zmm19,%zmm13,%zmm4
vmovups	272(%rsp),%zmm23
vmulps	%zmm4,%zmm23,%zmm4
vmovaps	%zmm2,%zmm18
vmovups	720(%rsp),%zmm24
vmulps	%zmm4,%zmm24,%zmm18 {%k2}
movq	%rdx,%rcx
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm18,(%rax,%rcx)
vmovups	592(%rsp),%zmm9
vmulps	%zmm28,%zmm9,%zmm4
vfmadd231ps	%zmm22,%zmm20,%zmm4
vfmadd231ps	%zmm19,%zmm11,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmovaps	%zmm2,%zmm18
vmulps	%zmm4,%zmm24,%zmm18 {%k2}
movq	%r10,%rcx
shlq	$9,%rcx
addq	%r15,%rcx
vmovaps	%zmm18,(%rax,%rcx)
vmulps	%zmm26,%zmm9,%zmm4
vfmadd231ps	%zmm21,%zmm20,%zmm4
vfmadd231ps	%zmm13,%zmm11,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmovaps	%zmm2,%zmm15
vmulps	%zmm4,%zmm23,%zmm15 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmovups	400(%rsp),%zmm9
vmulps	%zmm22,%zmm9,%zmm4
vfmadd231ps	%zmm19,%zmm0,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmovaps	%zmm2,%zmm15
vmulps	%zmm4,%zmm24,%zmm15 {%k2}
imulq	$704,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmulps	%zmm21,%zmm9,%zmm4
vfmadd231ps	%zmm13,%zmm0,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmovaps	%zmm2,%zmm15
vmulps	%zmm4,%zmm23,%zmm15 {%k2}
shlq	$8,%rdx
addq	%r15,%rdx
vmovaps	%zmm15,(%rax,%rdx)
vmulps	%zmm20,%zmm9,%zmm4
vfmadd231ps	%zmm11,%zmm0,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmovaps	%zmm2,%zmm9
vmulps	%zmm4,%zmm5,%zmm9 {%k2}
imulq	$832,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm19,%zmm1,%zmm4
vmovups	336(%rsp),%zmm15
vmulps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm2,%zmm9
vmulps	%zmm4,%zmm24,%zmm9 {%k2}
imulq	$960,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm13,%zmm1,%zmm4
vmulps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm2,%zmm9
vmulps	%zmm4,%zmm23,%zmm9 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r15,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm11,%zmm1,%zmm4
vmulps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm2,%zmm9
vmulps	%zmm5,%zmm4,%zmm9 {%k2}
imulq	$1088,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm0,%zmm1,%zmm0
vmulps	%zmm0,%zmm15,%zmm0
vmulps	%zmm3,%zmm0,%zmm2 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
movl	$20,%edi
95:
testb	$8,%r14b
vxorps	%xmm15,%xmm15,%xmm15
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	2384(%rsp),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm1,%k2
vaddps	%zmm17,%zmm17,%zmm2
vmovups	784(%rsp),%zmm5
vfmsub132ps	353f(%rip){1to16},%zmm17,%zmm5
vbroadcastss	100(%r11),%zmm3
vfmadd213ps	%zmm15,%zmm6,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm12,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm10,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm8,%zmm3
vbroadcastss	136(%r11),%zmm1
vmovups	4752(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm15,%zmm6,%zmm1
vfmadd231ps	140(%r11){1to16},%zmm16,%zmm1
vfmadd231ps	144(%r11){1to16},%zmm14,%zmm1
vfmadd231ps	148(%r11){1to16},%zmm12,%zmm1
vfmadd231ps	152(%r11){1to16},%zmm10,%zmm1
vfmadd231ps	156(%r11){1to16},%zmm8,%zmm1
vfmadd132ps	172(%r11){1to16},%zmm15,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm16,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm14,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm12,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm10,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm8,%zmm6
vfmadd231ps	426f(%rip){1to16},%zmm4,%zmm1
vfmadd231ps	434f(%rip){1to16},%zmm4,%zmm6
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
vmovaps	%zmm0,%zmm6 {%k2}
addq	$4,%rdi
imulq	%r10,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm6,(%rax,%rdi)
jmp	6b
96:
addq	$5656,%rsp
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
.long	2147483647
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
.long	0xbf000000
354:
.long	0x80000000
355:
.long	0xc2ae0000
356:
.long	0x3fb8aa3b
357:
.long	0xbf317200
358:
.long	0xb5bfbe8e
359:
.long	0x3aae0472
362:
.long	0x3c1e8629
363:
.long	0x3d635b73
364:
.long	0x3e75fc8c
365:
.long	0x3f317214
366:
.long	0x42fe0000
367:
.long	0x3e99999a
368:
.long	0xbe04a19d
369:
.long	0x3ef89ba5
372:
.long	0xbf03248e
373:
.long	0x3f0c3744
374:
.long	0xbdc1d79d
375:
.long	0x3e5c1572
376:
.long	0x3e17e642
377:
.long	0x3e2ecff8
378:
.long	0x3e2d3f9f
379:
.long	0x3ecc422a
382:
.long	0x3f106ebb
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
