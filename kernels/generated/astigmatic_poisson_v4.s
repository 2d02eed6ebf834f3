# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5640,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,8(%rsp)
je	98f
movq	5712(%rsp),%rbx
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
addl	5696(%rsp),%r9d
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
vbroadcastss	334f(%rip),%zmm27
vbroadcastss	337f(%rip),%zmm29
vbroadcastss	343f(%rip),%zmm26
vbroadcastss	344f(%rip),%zmm28
vxorps	%xmm15,%xmm15,%xmm15
movq	%r9,112(%rsp)
movl	%r9d,%edx
movq	%rax,%r9
vpbroadcastd	99f(%rip),%zmm7
vbroadcastss	329f(%rip),%zmm9
vbroadcastss	376f(%rip),%zmm30
vbroadcastss	323f(%rip),%zmm12
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vpbroadcastd	328f(%rip),%zmm21
vpbroadcastd	447f(%rip),%zmm22
movq	%r11,32(%rsp)
movq	%r15,128(%rsp)
movq	%rbp,40(%rsp)
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
vbroadcastss	356f(%rip),%zmm0
vblendmps	%zmm9,%zmm0,%zmm0 {%k1}
movq	136(%rsp),%rcx
vmovups	3072(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	144(%rsp),%rcx
vbroadcastss	334f(%rip),%zmm27
vbroadcastss	343f(%rip),%zmm26
movl	72(%rsp),%edx
vpbroadcastd	99f(%rip),%zmm7
vbroadcastss	329f(%rip),%zmm9
vbroadcastss	376f(%rip),%zmm30
vbroadcastss	323f(%rip),%zmm12
vbroadcastss	324f(%rip),%zmm16
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vpbroadcastd	328f(%rip),%zmm21
vpbroadcastd	447f(%rip),%zmm22
movl	76(%rsp),%esi
movq	160(%rsp),%rdi
movq	152(%rsp),%rax
movl	52(%rsp),%r8d
movq	176(%rsp),%r10
vbroadcastss	344f(%rip),%zmm28
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
movl	%r8d,52(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,1216(%rsp)
movl	16(%rbx),%edi
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%dil
movq	%rcx,192(%rsp)
cmoveq	%rcx,%rax
vxorps	%xmm2,%xmm2,%xmm2
testq	%r10,%r10
movq	%r12,168(%rsp)
je	57f
movq	%rax,%rcx
imulq	%r12,%rcx
movq	%rcx,1280(%rsp)
shlq	$6,%rcx
addq	56(%rsp),%rcx
movq	%rcx,320(%rsp)
movl	$2,%r9d
subq	%r10,%r9
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,896(%rsp)
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,832(%rsp)
imull	52(%rsp),%eax
vpxor	%xmm11,%xmm11,%xmm11
vxorps	%xmm23,%xmm23,%xmm23
movl	$16,%r14d
movq	88(%rsp),%r12
xorl	%esi,%esi
vmovaps	%zmm31,%zmm24
vmovaps	%zmm31,%zmm25
vpbroadcastd	322f(%rip),%zmm13
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
xorl	%r15d,%r15d
movl	%edi,%edx
movl	%edi,%ebp
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm8,%zmm8
vaddps	%zmm17,%zmm1,%zmm1
incq	%r15
addl	896(%rsp),%r14d
addq	%r10,%rsi
addq	832(%rsp),%r12
addl	%r10d,%eax
cmpq	%r10,%r15
je	56f
32:
movq	%r15,%rdi
imulq	%r10,%rdi
testb	$1,%bpl
jne	37f
movq	1280(%rsp),%rcx
leal	(%rcx,%rdi),%ebx
andl	$2147483647,%ebx
shlq	$6,%rbx
movq	56(%rsp),%rcx
vmovaps	(%rcx,%rbx),%zmm0
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm14
movq	40(%rsp),%rcx
vmovaps	%zmm14,(%rcx,%rdi)
testb	$8,%bpl
je	33f
vaddps	%zmm12,%zmm14,%zmm3
vfmadd213ps	%zmm16,%zmm14,%zmm3
vfmadd213ps	%zmm18,%zmm14,%zmm3
vaddps	%zmm19,%zmm14,%zmm4
vfmadd213ps	%zmm20,%zmm14,%zmm4
vcmpltps	%zmm14,%zmm15,%k1
vmulps	%zmm3,%zmm24,%zmm24 {%k1}
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm3
vpsrld	$23,%zmm25,%zmm4
vpsubd	%zmm4,%zmm13,%zmm4
vpaddd	%zmm3,%zmm4,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm23,%zmm23
33:
cmpl	$1,%r10d
jne	34f
vaddps	%zmm14,%zmm6,%zmm6
34:
vandps	%zmm9,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm11,%zmm11
vaddps	%zmm15,%zmm14,%zmm17
cmpq	$1,%r10
je	55f
movl	%r14d,256(%rsp)
leaq	-2(%r10),%rcx
testq	%rcx,%rcx
je	48f
movl	%eax,%r11d
andl	$2147483647,%r11d
shlq	$6,%r11
addq	184(%rsp),%r11
movl	$1,%r8d
xorl	%ecx,%ecx
jmp	36f
.p2align	4
35:
vandps	%zmm9,%zmm3,%zmm3
vpmaxud	%zmm3,%zmm11,%zmm11
vaddps	%zmm0,%zmm17,%zmm17
leaq	(%r9,%r8),%r14
incq	%r14
incq	%r8
addq	$64,%rcx
cmpq	$1,%r14
je	49f
36:
vmovaps	(%r11,%rcx),%zmm3
movq	32(%rsp),%r14
vsubps	(%r14){1to16},%zmm3,%zmm0
vmulps	4(%r14){1to16},%zmm0,%zmm0
vmovaps	%zmm0,(%r12,%rcx)
movl	%edx,%r14d
testb	$8,%r14b
je	35b
vaddps	%zmm12,%zmm0,%zmm4
vfmadd213ps	%zmm16,%zmm0,%zmm4
vfmadd213ps	%zmm18,%zmm0,%zmm4
vaddps	%zmm19,%zmm0,%zmm5
vfmadd213ps	%zmm20,%zmm0,%zmm5
vcmpltps	%zmm0,%zmm15,%k1
vmulps	%zmm4,%zmm24,%zmm24 {%k1}
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm4
vpsrld	$23,%zmm25,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm23,%zmm23
jmp	35b
.p2align	4
37:
movl	%r14d,256(%rsp)
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%r8d
shll	$4,%r8d
andl	$16,%r8d
movq	%r11,%rbx
movq	%rdi,%r11
movq	320(%rsp),%r14
vmovdqa64	(%r14,%rcx),%zmm0
vmovd	%r8d,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vsubps	(%rbx){1to16},%zmm0,%zmm3
shlq	$6,%r11
vmulps	4(%rbx){1to16},%zmm3,%zmm14
movq	40(%rsp),%rcx
vmovaps	%zmm14,(%rcx,%r11)
testb	$8,%bpl
jne	39f
cmpl	$1,%r10d
movq	32(%rsp),%r11
movl	256(%rsp),%r14d
je	42f
38:
vpmaxud	%zmm0,%zmm11,%zmm11
vaddps	%zmm15,%zmm14,%zmm17
cmpq	$1,%r10
jne	43f
jmp	55f
.p2align	4
39:
vaddps	%zmm12,%zmm14,%zmm3
vfmadd213ps	%zmm16,%zmm14,%zmm3
vfmadd213ps	%zmm18,%zmm14,%zmm3
vaddps	%zmm19,%zmm14,%zmm4
vfmadd213ps	%zmm20,%zmm14,%zmm4
vcmpltps	%zmm14,%zmm15,%k1
vmulps	%zmm3,%zmm24,%zmm24 {%k1}
vmulps	%zmm4,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm3
vpsrld	$23,%zmm25,%zmm4
vpsubd	%zmm4,%zmm13,%zmm4
vpaddd	%zmm3,%zmm4,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm23,%zmm23
cmpl	$1,%r10d
movq	32(%rsp),%r11
movl	256(%rsp),%r14d
jne	38b
42:
vaddps	%zmm14,%zmm6,%zmm6
vpmaxud	%zmm0,%zmm11,%zmm11
vaddps	%zmm15,%zmm14,%zmm17
cmpq	$1,%r10
je	55f
43:
leaq	-2(%r10),%rcx
movl	$1,%ebx
testq	%rcx,%rcx
je	46f
movq	%r12,%r8
movl	%r14d,%r11d
jmp	45f
.p2align	4
44:
vpmaxud	%zmm0,%zmm11,%zmm11
vaddps	%zmm3,%zmm17,%zmm17
leaq	(%r9,%rbx),%rcx
incq	%rcx
incq	%rbx
addl	$16,%r11d
addq	$64,%r8
cmpq	$1,%rcx
je	46f
45:
leaq	(%rsi,%rbx),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r11d,%r14d
andl	$16,%r14d
movq	320(%rsp),%rbp
vmovdqa64	(%rbp,%rcx),%zmm0
vmovd	%r14d,%xmm3
movl	%edx,%ebp
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	32(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm0,%zmm3
vmulps	4(%rcx){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%r8)
testb	$8,%bpl
je	44b
vaddps	%zmm12,%zmm3,%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vaddps	%zmm19,%zmm3,%zmm5
vfmadd213ps	%zmm20,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm24,%zmm24 {%k1}
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm4
vpsrld	$23,%zmm25,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm23,%zmm23
jmp	44b
.p2align	4
46:
addq	%rbx,%rdi
movq	%rdi,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%edi,%r8d
shll	$4,%r8d
andl	$16,%r8d
movq	320(%rsp),%r11
vmovdqa64	(%r11,%rcx),%zmm0
vmovd	%r8d,%xmm3
vpsrld	%xmm3,%zmm0,%zmm0
vpandd	%zmm22,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
movq	32(%rsp),%r11
vsubps	(%r11){1to16},%zmm0,%zmm3
shlq	$6,%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
movq	40(%rsp),%rcx
vmovaps	%zmm3,(%rcx,%rdi)
testb	$8,%bpl
je	47f
vaddps	%zmm12,%zmm3,%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vaddps	%zmm19,%zmm3,%zmm5
vfmadd213ps	%zmm20,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm24,%zmm24 {%k1}
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm4
vpsrld	$23,%zmm25,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm23,%zmm23
47:
movl	256(%rsp),%r14d
incq	%rbx
cmpq	%r10,%rbx
jne	54f
vaddps	%zmm3,%zmm6,%zmm6
jmp	54f
48:
movl	$1,%r8d
49:
addq	56(%rsp),%rbx
movq	%r8,%rcx
shlq	$6,%rcx
vmovaps	(%rbx,%rcx),%zmm0
movq	32(%rsp),%r11
vsubps	(%r11){1to16},%zmm0,%zmm3
addq	40(%rsp),%rdi
vmulps	4(%r11){1to16},%zmm3,%zmm3
vmovaps	%zmm3,(%rdi,%rcx)
movl	%edx,%ebp
testb	$8,%bpl
je	52f
vaddps	%zmm12,%zmm3,%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vaddps	%zmm19,%zmm3,%zmm5
vfmadd213ps	%zmm20,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm15,%k1
vmulps	%zmm4,%zmm24,%zmm24 {%k1}
vmulps	%zmm5,%zmm25,%zmm25 {%k1}
vpsrld	$23,%zmm24,%zmm4
vpsrld	$23,%zmm25,%zmm5
vpsubd	%zmm5,%zmm13,%zmm5
vpaddd	%zmm4,%zmm5,%zmm13
vpternlogd	$236,%zmm21,%zmm7,%zmm24
vpternlogd	$236,%zmm21,%zmm7,%zmm25
vbroadcastss	99f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm23,%zmm23
52:
movl	256(%rsp),%r14d
incq	%r8
cmpq	%r10,%r8
jne	53f
vaddps	%zmm3,%zmm6,%zmm6
53:
vandps	%zmm9,%zmm0,%zmm0
54:
vpmaxud	%zmm0,%zmm11,%zmm11
vaddps	%zmm3,%zmm17,%zmm17
55:
testq	%r15,%r15
jne	9b
vaddps	%zmm17,%zmm10,%zmm10
jmp	9b
.p2align	4
56:
movl	%ebp,%r14d
vpcmpnleud	332f(%rip){1to16},%zmm11,%k0
vcvtudq2ps	%zmm13,%zmm0
vaddps	333f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4544(%rsp)
movq	5712(%rsp),%rbx
movq	128(%rsp),%r15
movq	40(%rsp),%rbp
leaq	256(%r13),%r9
jmp	58f
57:
movl	%edi,%r14d
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4544(%rsp)
vmovaps	%zmm31,%zmm25
vmovaps	%zmm31,%zmm24
58:
vcvtusi2ss	%r10d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm4
vmaxps	%zmm31,%zmm4,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm10,%zmm0,%zmm3
vmulps	%zmm17,%zmm0,%zmm5
vmulps	%zmm8,%zmm0,%zmm7
vmulps	%zmm6,%zmm0,%zmm0
vminps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vminps	%zmm7,%zmm0,%zmm5
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm5 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm6,%zmm5,%zmm0
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
vminps	%zmm3,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vminps	%zmm6,%zmm5,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	%zmm27,%zmm0,%zmm3
testq	%r10,%r10
je	66f
vmaxps	%zmm2,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm6
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rdx
shlq	$6,%rdx
vxorps	%xmm5,%xmm5,%xmm5
movq	88(%rsp),%rsi
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
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
vaddps	%zmm9,%zmm5,%zmm5
vfmadd231ps	%zmm11,%zmm9,%zmm0
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm10,%zmm9,%zmm2
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
vxorps	%xmm5,%xmm5,%xmm5
67:
vmovdqu64	%zmm25,4992(%rsp)
vmovdqu64	%zmm24,5056(%rsp)
vmovups	%zmm23,5120(%rsp)
vcvtusi2ssq	192(%rsp),%xmm31,%xmm6
vbroadcastss	%xmm6,%zmm9
vmaxps	335f(%rip){1to16},%zmm5,%zmm6
vdivps	%zmm6,%zmm31,%zmm10
vcmpgtps	336f(%rip){1to16},%zmm5,%k1
vaddps	%zmm29,%zmm4,%zmm4
vmulps	%zmm27,%zmm4,%zmm4
vmovaps	%zmm4,%zmm6
vmovups	%zmm9,4608(%rsp)
vdivps	338f(%rip){1to16},%zmm9,%zmm11
vmulps	%zmm10,%zmm7,%zmm6 {%k1}
vmulps	%zmm10,%zmm0,%zmm4 {%k1}
vmulps	%zmm10,%zmm8,%zmm0
vfnmadd231ps	%zmm6,%zmm6,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm11,%zmm7
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm11,%zmm7 {%k1}
vbroadcastss	339f(%rip),%zmm8
vmaxps	%zmm8,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm9
vmulps	%zmm10,%zmm2,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm11,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm8,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm10
vmovss	60(%r11),%xmm7
vmovss	84(%r11),%xmm8
vsubss	%xmm7,%xmm8,%xmm0
vbroadcastss	44(%r11),%zmm11
vmulss	342f(%rip),%xmm0,%xmm12
vmovss	99f(%rip),%xmm2
vdivss	48(%r11),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm13
vbroadcastss	20(%r11),%zmm14
vbroadcastss	28(%r11),%zmm15
vbroadcastss	36(%r11),%zmm16
vbroadcastss	24(%r11),%zmm17
vbroadcastss	32(%r11),%zmm18
vbroadcastss	40(%r11),%zmm19
xorl	%eax,%eax
vxorps	%xmm2,%xmm2,%xmm2
vmovaps	%zmm26,%zmm20
vmovss	334f(%rip),%xmm29
.p2align	4
68:
vcvtsi2ss	%eax,%xmm31,%xmm21
vaddss	%xmm29,%xmm21,%xmm21
vfmadd213ss	%xmm7,%xmm12,%xmm21
vbroadcastss	%xmm21,%zmm21
vsubps	%zmm11,%zmm21,%zmm22
vmulps	%zmm13,%zmm22,%zmm22
vmulps	%zmm22,%zmm22,%zmm23
vmovaps	%zmm16,%zmm24
vfmadd213ps	%zmm15,%zmm22,%zmm24
vfmadd213ps	%zmm31,%zmm22,%zmm24
vfmadd213ps	%zmm31,%zmm23,%zmm24
vmaxps	%zmm28,%zmm24,%zmm22
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
vmaxps	%zmm28,%zmm25,%zmm23
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
jne	68b
vmulps	345f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vmulps	%zmm9,%zmm5,%zmm5
vmovups	4608(%rsp),%zmm10
vfnmadd231ps	%zmm10,%zmm3,%zmm1
vsqrtps	%zmm5,%zmm5
vmaxps	%zmm1,%zmm5,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vmaxps	%zmm31,%zmm9,%zmm1
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	%xmm7,%zmm12
vbroadcastss	%xmm8,%zmm13
vbroadcastss	64(%r11),%zmm9
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm7
vbroadcastss	92(%r11),%zmm8
vminps	%zmm6,%zmm17,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm17,4096(%rsp)
vmovaps	%zmm17,%zmm5 {%k1}
vmaxps	%zmm5,%zmm16,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm16,4160(%rsp)
vmovaps	%zmm16,%zmm6 {%k1}
vmovups	%zmm6,1408(%rsp)
vminps	%zmm4,%zmm15,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,4224(%rsp)
vmovaps	%zmm15,%zmm5 {%k1}
vmaxps	%zmm5,%zmm14,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,3520(%rsp)
vmovaps	%zmm14,%zmm4 {%k1}
vmovups	%zmm4,448(%rsp)
vminps	%zmm2,%zmm13,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,2624(%rsp)
vmovaps	%zmm13,%zmm4 {%k1}
vmaxps	%zmm4,%zmm12,%zmm28
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm12,2816(%rsp)
vmovaps	%zmm12,%zmm28 {%k1}
vmovups	%zmm11,4288(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,1600(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,384(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,1664(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm7,%zmm24
vbroadcastss	346f(%rip),%zmm2
vcmpltps	%zmm2,%zmm10,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2496(%rsp)
vblendmps	%zmm3,%zmm31,%zmm11 {%k1}
vbroadcastss	347f(%rip),%zmm3
vblendmps	%zmm3,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3648(%rsp)
vmovups	%zmm7,1728(%rsp)
vmovaps	%zmm7,%zmm24 {%k2}
vcvtusi2ssl	1216(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4672(%rsp)
vmulss	339f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5184(%rsp)
leaq	(%r10,%r10,4),%rdx
shlq	$6,%rdx
addq	%r9,%rdx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,2432(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,2368(%rsp)
vmovups	%zmm31,2560(%rsp)
vbroadcastss	349f(%rip),%zmm0
vmovups	%zmm0,3968(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1344(%rsp)
vmovups	%zmm0,3008(%rsp)
vmovups	%zmm3,2112(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,4032(%rsp)
vmovups	%zmm26,3584(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3072(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
jmp	72f
.p2align	4
69:
vfmadd213ps	%zmm12,%zmm6,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm22,%zmm0
vmovaps	%zmm22,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm23,%zmm0
vmovaps	%zmm23,%zmm0 {%k4}
vmovaps	%zmm12,%zmm0 {%k3}
vsubps	%zmm12,%zmm0,%zmm5
vmovups	2496(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm10 {%k3}
vmovups	320(%rsp),%zmm12
vfmadd213ps	%zmm2,%zmm5,%zmm12
vmovups	448(%rsp),%zmm2
vfmadd213ps	%zmm2,%zmm6,%zmm21
vcmpunordps	%zmm21,%zmm21,%k4
vminps	%zmm21,%zmm25,%zmm3
vmovaps	%zmm25,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmaxps	%zmm3,%zmm19,%zmm3
vmovaps	%zmm19,%zmm3 {%k4}
vmovaps	%zmm2,%zmm3 {%k3}
vsubps	%zmm2,%zmm3,%zmm5
vmovups	2176(%rsp),%zmm11
vblendmps	%zmm11,%zmm5,%zmm11 {%k3}
vdivps	%zmm7,%zmm31,%zmm9
vmovups	1984(%rsp),%zmm20
vfmadd213ps	%zmm12,%zmm5,%zmm20
vmovups	%zmm10,2496(%rsp)
vmulps	%zmm10,%zmm9,%zmm5
vmovups	256(%rsp),%zmm13
vmovups	832(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm5,%zmm13
vmovups	3840(%rsp),%zmm10
vmovups	2048(%rsp),%zmm19
vfnmadd213ps	%zmm19,%zmm5,%zmm10
vmovups	%zmm11,2176(%rsp)
vmulps	%zmm11,%zmm9,%zmm5
vmovups	3904(%rsp),%zmm12
vfnmadd213ps	%zmm13,%zmm5,%zmm12
vmovups	1216(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm5,%zmm11
vmovups	3008(%rsp),%zmm5
vmovaps	%zmm5,%zmm1 {%k2}
vcmpnltps	%zmm4,%zmm6,%k4
vmovups	3968(%rsp),%zmm4
vblendmps	%zmm4,%zmm14,%zmm4 {%k3}
vmovups	%zmm4,3968(%rsp)
vmulps	%zmm14,%zmm15,%zmm4
vmulps	439f(%rip){1to16},%zmm4,%zmm4
vcmpunordps	%zmm14,%zmm14,%k5
vminps	%zmm14,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k5}
vcmpnleps	%zmm16,%zmm5,%k5
vmovups	2112(%rsp),%zmm4
vmovaps	%zmm4,%zmm16 {%k2}
vcmpnleps	%zmm6,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm31,%zmm4 {%k1} {z}
vmovups	1344(%rsp),%zmm5
vmovaps	%zmm5,%zmm4 {%k2}
vmovups	2560(%rsp),%zmm5
vblendmps	%zmm5,%zmm6,%zmm5 {%k3}
vmovups	%zmm5,2560(%rsp)
vfmadd213ps	%zmm27,%zmm6,%zmm29
vcmpunordps	%zmm29,%zmm29,%k1
vminps	%zmm29,%zmm26,%zmm5
vmovaps	%zmm26,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2816(%rsp),%zmm2
vmaxps	%zmm5,%zmm2,%zmm5
vmovaps	%zmm2,%zmm5 {%k1}
vmovaps	%zmm27,%zmm5 {%k3}
vsubps	%zmm27,%zmm5,%zmm6
vmovups	896(%rsp),%zmm13
vfmadd213ps	%zmm20,%zmm6,%zmm13
vmovups	2240(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm10 {%k3}
vmovups	%zmm10,2240(%rsp)
vmulps	%zmm10,%zmm9,%zmm6
vmovups	1152(%rsp),%zmm9
vfnmadd213ps	%zmm12,%zmm6,%zmm9
vmovups	1280(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm6,%zmm12
vmovups	1920(%rsp),%zmm2
vmulps	%zmm9,%zmm2,%zmm6
vmulps	1536(%rsp),%zmm2,%zmm9
vmovups	1024(%rsp),%zmm14
vmulps	%zmm9,%zmm14,%zmm10
vmulps	%zmm6,%zmm10,%zmm11
vfmsub231ps	%zmm12,%zmm14,%zmm11
vfnmadd213ps	%zmm31,%zmm10,%zmm10
vmaxps	429f(%rip){1to16},%zmm10,%zmm10
vdivps	%zmm10,%zmm31,%zmm10
vmulps	%zmm11,%zmm10,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmulps	%zmm6,%zmm2,%zmm6
vmulps	%zmm2,%zmm9,%zmm9
vmulps	%zmm10,%zmm7,%zmm10
vbroadcastss	446f(%rip),%zmm12
vmulps	%zmm12,%zmm24,%zmm11
vcmpunordps	%zmm10,%zmm10,%k1
vmaxps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k1}
vaddps	%zmm10,%zmm24,%zmm10
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	1664(%rsp),%zmm2
vminps	%zmm10,%zmm2,%zmm10
vmovaps	%zmm2,%zmm10 {%k1}
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	1728(%rsp),%zmm2
vmaxps	%zmm10,%zmm2,%zmm10
vmovaps	%zmm2,%zmm10 {%k1}
vmovaps	%zmm24,%zmm10 {%k3}
vsubps	%zmm24,%zmm10,%zmm11
vfmadd231ps	%zmm19,%zmm11,%zmm13
vmulps	%zmm6,%zmm7,%zmm6
vfnmadd231ps	%zmm9,%zmm11,%zmm6
vmovups	2432(%rsp),%zmm7
vblendmps	%zmm7,%zmm11,%zmm7 {%k3}
vmovups	%zmm7,2432(%rsp)
vmulps	%zmm12,%zmm18,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm6,%zmm18,%zmm6
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm28,%zmm6
vmovaps	%zmm28,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	1600(%rsp),%zmm2
vmaxps	%zmm6,%zmm2,%zmm6
vmovaps	%zmm2,%zmm6 {%k1}
vmovaps	%zmm18,%zmm6 {%k3}
vsubps	%zmm18,%zmm6,%zmm7
vfmadd231ps	%zmm7,%zmm17,%zmm13 {%k4} {z}
vmovups	2304(%rsp),%zmm9
vblendmps	%zmm9,%zmm7,%zmm9 {%k3}
vmovups	%zmm9,2304(%rsp)
vmovups	2368(%rsp),%zmm7
vmovaps	%zmm7,%zmm13 {%k3}
knotw	%k0,%k1
vmovups	192(%rsp),%zmm2
vmovaps	%zmm2,%zmm2 {%k1} {z}
vmovups	4672(%rsp),%zmm7
vcmpgtps	3072(%rsp),%zmm7,%k1
vaddps	3456(%rsp),%zmm2,%zmm11 {%k1} {z}
vmovdqa32	%zmm8,%zmm2 {%k3} {z}
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm3,448(%rsp)
vmovaps	%zmm5,%zmm28
vmovups	%zmm6,384(%rsp)
vmovaps	%zmm10,%zmm24
vmovups	%zmm13,2368(%rsp)
vmovups	%zmm4,1344(%rsp)
vmovups	%zmm1,3008(%rsp)
vmovups	%zmm16,2112(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vbroadcastss	376f(%rip),%zmm30
72:
vpslld	$31,%zmm2,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	352f(%rip){1to16},%zmm2,%zmm0
vmovdqu64	%zmm0,5568(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	353f(%rip){1to16},%zmm2,%zmm0
vmovdqu64	%zmm0,5504(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	354f(%rip){1to16},%zmm2,%zmm0
vmovdqu64	%zmm0,5440(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm2,5248(%rsp)
vpandd	355f(%rip){1to16},%zmm2,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vbroadcastss	357f(%rip),%zmm15
vbroadcastss	334f(%rip),%zmm27
vbroadcastss	344f(%rip),%zmm29
.p2align	4
73:
vaddss	%xmm1,%xmm11,%xmm0
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
vmovups	%zmm11,4864(%rsp)
vextractf32x4	$3,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm14
vbroadcastss	44(%r11),%zmm1
vmovss	99f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm1,%zmm28,%zmm2
vbroadcastss	28(%r11),%zmm3
vbroadcastss	36(%r11),%zmm4
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm4,%xmm5
vmulps	%zmm2,%zmm2,%zmm6
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm6,%zmm4
vmaxps	%zmm29,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vbroadcastss	20(%r11),%zmm7
vxorps	%xmm16,%xmm16,%xmm16
vmovss	347f(%rip),%xmm10
vmulss	%xmm5,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	356f(%rip),%xmm11
vmulss	%xmm3,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm15,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmovss	358f(%rip),%xmm9
vmulss	%xmm5,%xmm9,%xmm5
vbroadcastss	%xmm5,%zmm5
vmovss	359f(%rip),%xmm12
vmulss	%xmm3,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vfmadd231ps	%zmm5,%zmm2,%zmm3
vfmadd213ps	%zmm15,%zmm2,%zmm3
vmulps	%zmm27,%zmm8,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm4,%zmm7,%zmm25
vmulps	%zmm2,%zmm7,%zmm4
vmulps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,4480(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm3,%zmm27,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vaddps	%zmm1,%zmm28,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r11),%zmm3
vbroadcastss	32(%r11),%zmm4
vbroadcastss	40(%r11),%zmm5
vmovaps	%xmm5,%xmm6
vmulps	%zmm1,%zmm1,%zmm7
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm7,%zmm5
vmaxps	%zmm29,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm2,%zmm0,%zmm20
vdivps	%zmm7,%zmm31,%zmm2
vmulss	%xmm6,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm4,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm8
vfmadd213ps	%zmm15,%zmm1,%zmm8
vmulps	%zmm8,%zmm1,%zmm7
vmulss	%xmm6,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vmulss	%xmm4,%xmm12,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm15,%zmm1,%zmm4
vmulps	%zmm27,%zmm7,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm2,%zmm5,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	%zmm5,4352(%rsp)
vmulps	%zmm1,%zmm3,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4416(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm4,%zmm27,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm22
testq	%r10,%r10
vmovups	%zmm24,1472(%rsp)
vmovups	%zmm28,1856(%rsp)
vmovups	%zmm25,4928(%rsp)
vmovss	%xmm14,1792(%rsp)
je	79f
vmovaps	%zmm27,%zmm1
vmovups	%zmm22,2880(%rsp)
vmovups	%zmm20,2944(%rsp)
vdivps	%zmm25,%zmm31,%zmm0
vmulps	362f(%rip){1to16},%zmm0,%zmm10
vbroadcastss	363f(%rip),%zmm7
vmovups	1408(%rsp),%zmm25
vsubps	%zmm25,%zmm7,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vbroadcastss	364f(%rip),%zmm15
vxorps	%zmm15,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	365f(%rip),%zmm17
vmaxps	%zmm17,%zmm3,%zmm3
vbroadcastss	366f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	367f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm5,%zmm3
vbroadcastss	368f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	369f(%rip),%zmm6
vbroadcastss	372f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm6
vbroadcastss	373f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	374f(%rip),%zmm9
vfmadd213ps	%zmm9,%zmm3,%zmm6
vbroadcastss	375f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vmovaps	%zmm30,%zmm24
vaddps	%zmm30,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	329f(%rip),%zmm16
vandps	%zmm16,%zmm2,%zmm5
vmovss	334f(%rip),%xmm26
vbroadcastss	377f(%rip),%zmm29
vfmadd132ps	%zmm29,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	378f(%rip),%zmm28
vmovaps	%zmm28,%zmm6
vbroadcastss	379f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	385f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	386f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	387f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	388f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm1,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	389f(%rip){1to16},%zmm0,%zmm4
vmovaps	%zmm0,%zmm18
vmulps	392f(%rip){1to16},%zmm0,%zmm5
vmovaps	%zmm10,%zmm0
vmulps	%zmm5,%zmm10,%zmm6
movq	%r9,%rax
xorl	%esi,%esi
vbroadcastss	393f(%rip),%zmm23
.p2align	4
74:
vcvtsi2ss	%rsi,%xmm31,%xmm7
vaddss	%xmm26,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm25,%zmm7,%zmm7
vmulps	%zmm7,%zmm0,%zmm7
vxorps	364f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	365f(%rip){1to16},%zmm10,%zmm10
vbroadcastss	366f(%rip),%zmm13
vmulps	%zmm13,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	368f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vbroadcastss	369f(%rip),%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	375f(%rip){1to16},%zmm10,%zmm13
vaddps	%zmm24,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm29,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm30,%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	363f(%rip){1to16},%zmm1,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm23,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm23,%zmm7,%zmm13
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
vmulps	%zmm2,%zmm18,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rsi
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rsi,%r10
jne	74b
vdivps	4352(%rsp),%zmm31,%zmm0
vmulps	362f(%rip){1to16},%zmm0,%zmm25
vbroadcastss	363f(%rip),%zmm7
vsubps	448(%rsp),%zmm7,%zmm2
vmulps	%zmm25,%zmm2,%zmm2
vxorps	364f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	365f(%rip){1to16},%zmm3,%zmm3
vbroadcastss	366f(%rip),%zmm6
vmulps	%zmm6,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	367f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	368f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vbroadcastss	369f(%rip),%zmm6
vfmadd213ps	372f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	373f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	375f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	%zmm24,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm16,%zmm2,%zmm5
vfmadd132ps	%zmm29,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm28,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm30,%zmm5,%zmm6
vfmadd213ps	%zmm15,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm1,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	389f(%rip){1to16},%zmm0,%zmm4
vmulps	392f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm25,%zmm6
movq	%rdx,%rax
xorl	%esi,%esi
.p2align	4
75:
vcvtsi2ss	%rsi,%xmm15,%xmm7
vaddss	%xmm26,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	448(%rsp),%zmm7,%zmm7
vmulps	%zmm7,%zmm25,%zmm7
vxorps	364f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	365f(%rip){1to16},%zmm10,%zmm10
vbroadcastss	366f(%rip),%zmm13
vmulps	%zmm13,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	367f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	368f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vbroadcastss	369f(%rip),%zmm13
vfmadd213ps	372f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	373f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	374f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	375f(%rip){1to16},%zmm10,%zmm13
vaddps	%zmm24,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm29,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm30,%zmm14,%zmm12
vfmadd213ps	%zmm15,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm19,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	363f(%rip){1to16},%zmm1,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm23,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm23,%zmm7,%zmm13
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
incq	%rsi
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rsi,%r10
jne	75b
vmovss	1792(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vxorps	%xmm26,%xmm26,%xmm26
vmovups	1344(%rsp),%zmm1
ja	76f
vxorps	%xmm1,%xmm1,%xmm1
76:
movq	%rbp,%rax
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1024(%rsp)
vmovups	%zmm0,512(%rsp)
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm0,704(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,256(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,1216(%rsp)
vmovups	%zmm0,1280(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,640(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm0,192(%rsp)
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,1152(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm10,%xmm10,%xmm10
xorl	%esi,%esi
vmovups	384(%rsp),%zmm30
.p2align	4
77:
vmovups	%zmm10,960(%rsp)
vmovups	%zmm13,3712(%rsp)
vmovups	%zmm20,768(%rsp)
vmovups	%zmm5,3264(%rsp)
vmovups	%zmm3,3776(%rsp)
vmovups	%zmm17,3328(%rsp)
vmovups	%zmm12,3392(%rsp)
vmovups	%zmm26,320(%rsp)
vmovups	%zmm16,1984(%rsp)
vmovups	%zmm6,1920(%rsp)
vmovups	%zmm27,2048(%rsp)
vmovups	%zmm7,832(%rsp)
vmovups	%zmm9,896(%rsp)
vmovups	%zmm19,3840(%rsp)
vmovups	%zmm18,3904(%rsp)
vmovups	%zmm21,1536(%rsp)
leaq	(%rsi,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovaps	(%r13,%rcx),%zmm6
vmovaps	64(%r13,%rcx),%zmm11
vmovaps	128(%r13,%rcx),%zmm23
vmovaps	192(%r13,%rcx),%zmm0
vmovups	%zmm0,3136(%rsp)
vmovaps	256(%r13,%rcx),%zmm0
vmovups	%zmm0,3200(%rsp)
vmulps	%zmm6,%zmm30,%zmm9
vxorps	%xmm25,%xmm25,%xmm25
movq	%r9,%rdi
xorl	%r8d,%r8d
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm2,%xmm2,%xmm2
vmovups	1472(%rsp),%zmm26
.p2align	4
78:
vmovaps	(%rax,%r8),%zmm12
vmovaps	-256(%rdi),%zmm7
vmovaps	-192(%rdi),%zmm20
vmovaps	%zmm7,%zmm16
vfmadd213ps	%zmm26,%zmm9,%zmm16
vdivps	%zmm16,%zmm31,%zmm30
vmovaps	%zmm31,%zmm8
vmovaps	-128(%rdi),%zmm31
vsubps	%zmm16,%zmm12,%zmm12
vmulps	%zmm30,%zmm12,%zmm12
vmulps	%zmm12,%zmm1,%zmm16
vfmadd213ps	%zmm30,%zmm30,%zmm16
vaddps	%zmm16,%zmm4,%zmm4
vaddps	%zmm12,%zmm29,%zmm29
vfmadd231ps	%zmm7,%zmm12,%zmm10
vfmadd231ps	%zmm20,%zmm12,%zmm14
vfmadd231ps	-64(%rdi),%zmm12,%zmm13
vfmadd231ps	%zmm31,%zmm12,%zmm27
vfmadd231ps	(%rdi),%zmm12,%zmm2
vmulps	%zmm16,%zmm7,%zmm12
vaddps	%zmm12,%zmm0,%zmm0
vfmadd231ps	%zmm12,%zmm7,%zmm25
vmulps	%zmm16,%zmm20,%zmm12
vaddps	%zmm12,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm12,%zmm5
vfmadd231ps	%zmm12,%zmm20,%zmm21
vmulps	%zmm16,%zmm31,%zmm12
vaddps	%zmm12,%zmm17,%zmm17
vfmadd231ps	%zmm7,%zmm12,%zmm22
vfmadd231ps	%zmm20,%zmm12,%zmm19
vfmadd231ps	%zmm31,%zmm12,%zmm18
vmovaps	%zmm8,%zmm31
addq	$64,%r8
addq	$320,%rdi
cmpq	%r8,%r12
jne	78b
vmovups	384(%rsp),%zmm30
vmulps	%zmm11,%zmm30,%zmm12
vmulps	%zmm23,%zmm30,%zmm7
vmulps	4416(%rsp),%zmm7,%zmm20
vmulps	4480(%rsp),%zmm9,%zmm16
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm9,%zmm21
vmovups	1024(%rsp),%zmm7
vfmadd231ps	%zmm21,%zmm9,%zmm7
vmovups	%zmm7,1024(%rsp)
vmovaps	%zmm5,%zmm7
vfmadd213ps	%zmm8,%zmm12,%zmm7
vmovups	512(%rsp),%zmm21
vfmadd231ps	%zmm7,%zmm9,%zmm21
vmovups	%zmm21,512(%rsp)
vmovaps	%zmm5,%zmm7
vfmadd213ps	%zmm8,%zmm20,%zmm7
vfmadd213ps	%zmm7,%zmm16,%zmm19
vmovups	704(%rsp),%zmm7
vfmadd231ps	%zmm19,%zmm9,%zmm7
vmovups	%zmm7,704(%rsp)
vfmadd213ps	%zmm8,%zmm6,%zmm5
vmovups	256(%rsp),%zmm7
vfmadd231ps	%zmm5,%zmm9,%zmm7
vmovups	%zmm7,256(%rsp)
vaddps	%zmm8,%zmm3,%zmm3
vmovups	3840(%rsp),%zmm19
vfmadd231ps	%zmm3,%zmm9,%zmm19
vmovups	320(%rsp),%zmm26
vfmadd231ps	%zmm14,%zmm9,%zmm26
vmovaps	%zmm25,%zmm3
vfmadd213ps	%zmm8,%zmm12,%zmm3
vmovups	1088(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm12,%zmm5
vmovups	%zmm5,1088(%rsp)
vmovaps	%zmm22,%zmm3
vfmadd213ps	%zmm8,%zmm20,%zmm3
vfmadd213ps	%zmm3,%zmm16,%zmm18
vmovaps	%zmm25,%zmm3
vfmadd213ps	%zmm8,%zmm20,%zmm3
vfmadd231ps	%zmm22,%zmm16,%zmm3
vfmadd231ps	%zmm3,%zmm20,%zmm15
vfmadd231ps	%zmm18,%zmm16,%zmm15
vfmadd213ps	%zmm8,%zmm6,%zmm25
vfmadd213ps	%zmm8,%zmm6,%zmm22
vfmadd231ps	%zmm25,%zmm20,%zmm28
vfmadd231ps	%zmm22,%zmm16,%zmm28
vmovups	896(%rsp),%zmm9
vfmadd231ps	%zmm10,%zmm20,%zmm9
vaddps	%zmm8,%zmm0,%zmm0
vmovups	1280(%rsp),%zmm7
vfmadd231ps	%zmm20,%zmm0,%zmm7
vaddps	%zmm8,%zmm17,%zmm5
vfmadd231ps	%zmm5,%zmm16,%zmm7
vmovups	%zmm7,1280(%rsp)
vfmadd231ps	%zmm27,%zmm16,%zmm9
vmovups	768(%rsp),%zmm20
vfmadd231ps	%zmm3,%zmm12,%zmm20
vmovups	3904(%rsp),%zmm18
vfmadd231ps	%zmm25,%zmm12,%zmm18
vmovups	3328(%rsp),%zmm17
vfmadd231ps	%zmm25,%zmm6,%zmm17
vmovups	1984(%rsp),%zmm16
vfmadd231ps	%zmm10,%zmm12,%zmm16
vmovups	1216(%rsp),%zmm3
vfmadd231ps	%zmm12,%zmm0,%zmm3
vmovups	%zmm3,1216(%rsp)
vmovups	1536(%rsp),%zmm21
vfmadd231ps	%zmm0,%zmm6,%zmm21
vmovups	640(%rsp),%zmm0
vfmadd231ps	%zmm13,%zmm6,%zmm0
vmovups	%zmm0,640(%rsp)
vmovups	1152(%rsp),%zmm0
vfmadd231ps	%zmm2,%zmm6,%zmm0
vmovups	%zmm0,1152(%rsp)
vmovups	832(%rsp),%zmm7
vfmadd231ps	%zmm10,%zmm6,%zmm7
vmovups	3776(%rsp),%zmm3
vfmadd231ps	%zmm27,%zmm6,%zmm3
vmovups	1920(%rsp),%zmm6
vfmadd231ps	%zmm14,%zmm11,%zmm6
vmovups	3712(%rsp),%zmm13
vfmadd231ps	%zmm14,%zmm23,%zmm13
vmovups	192(%rsp),%zmm0
vfmadd231ps	%zmm11,%zmm27,%zmm0
vmovups	%zmm0,192(%rsp)
vfmadd231ps	%zmm27,%zmm23,%zmm24
vmovups	3264(%rsp),%zmm5
vfmadd231ps	%zmm10,%zmm23,%zmm5
vmovups	576(%rsp),%zmm0
vfmadd231ps	3136(%rsp),%zmm10,%zmm0
vmovups	%zmm0,576(%rsp)
vmovups	960(%rsp),%zmm0
vfmadd231ps	3200(%rsp),%zmm10,%zmm0
vmovaps	%zmm0,%zmm10
vmovups	2048(%rsp),%zmm27
vaddps	%zmm29,%zmm27,%zmm27
vaddps	%zmm8,%zmm4,%zmm0
vmovups	3392(%rsp),%zmm12
vaddps	%zmm0,%zmm12,%zmm12
incq	%rsi
addq	%r12,%rax
cmpq	%r10,%rsi
jne	77b
vbroadcastss	337f(%rip),%zmm11
vmovups	256(%rsp),%zmm23
vmovups	4928(%rsp),%zmm25
vmovss	1792(%rsp),%xmm14
vmovups	%zmm20,768(%rsp)
vmovups	2944(%rsp),%zmm20
vmovups	2880(%rsp),%zmm22
vmovups	%zmm24,1536(%rsp)
vmovups	1088(%rsp),%zmm4
vmovups	1024(%rsp),%zmm8
jmp	83f
.p2align	4
79:
vucomiss	%xmm16,%xmm14
vxorps	%xmm10,%xmm10,%xmm10
vmovups	1344(%rsp),%zmm1
vbroadcastss	337f(%rip),%zmm11
ja	82f
vxorps	%xmm1,%xmm1,%xmm1
82:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1536(%rsp)
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,192(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm0,640(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,1216(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,768(%rsp)
vmovups	%zmm0,704(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,512(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm26,%xmm26,%xmm26
vmovups	384(%rsp),%zmm30
83:
vmulps	%zmm30,%zmm1,%zmm0
vdivps	%zmm25,%zmm31,%zmm2
vmulps	%zmm3,%zmm0,%zmm29
vfnmadd213ps	%zmm8,%zmm2,%zmm29
vdivps	4352(%rsp),%zmm31,%zmm2
vmulps	%zmm5,%zmm0,%zmm25
vfnmadd213ps	%zmm4,%zmm2,%zmm25
vmovaps	%zmm5,%zmm8
vmovups	4416(%rsp),%zmm5
vmulps	%zmm5,%zmm5,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vmovups	4480(%rsp),%zmm4
vmovaps	%zmm3,%zmm10
vmulps	%zmm4,%zmm4,%zmm3
vfmadd231ps	1152(%rsp),%zmm3,%zmm2
vfnmadd213ps	512(%rsp),%zmm0,%zmm6
vmulps	%zmm5,%zmm4,%zmm3
vmulps	1536(%rsp),%zmm3,%zmm3
vaddps	%zmm2,%zmm3,%zmm2
vaddps	%zmm2,%zmm3,%zmm2
vmulps	%zmm8,%zmm22,%zmm3
vfmadd213ps	%zmm3,%zmm10,%zmm20
vaddps	%zmm20,%zmm2,%zmm3
vmulps	%zmm13,%zmm5,%zmm13
vfmadd231ps	640(%rsp),%zmm4,%zmm13
vfnmadd213ps	704(%rsp),%zmm0,%zmm13
vmulps	576(%rsp),%zmm5,%zmm2
vfmadd231ps	192(%rsp),%zmm4,%zmm2
vfnmadd213ps	768(%rsp),%zmm0,%zmm2
vmovups	%zmm2,1024(%rsp)
vfnmadd213ps	%zmm15,%zmm0,%zmm3
vmulps	%zmm8,%zmm5,%zmm2
vfmadd231ps	%zmm10,%zmm4,%zmm2
vdivps	%zmm30,%zmm11,%zmm0
vfnmadd213ps	%zmm28,%zmm1,%zmm2
vmulps	%zmm0,%zmm1,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm14
vmovups	%zmm26,320(%rsp)
vfmadd231ps	%zmm26,%zmm0,%zmm23
vfmadd231ps	%zmm0,%zmm16,%zmm18
vmovaps	%zmm23,%zmm10
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm23,256(%rsp)
vmovups	%zmm9,896(%rsp)
vmovups	%zmm7,832(%rsp)
vmovups	%zmm2,1152(%rsp)
vmovups	%zmm27,2048(%rsp)
vmovups	%zmm6,1920(%rsp)
vmovups	%zmm16,1984(%rsp)
vmovups	%zmm13,2880(%rsp)
vmovups	%zmm25,3136(%rsp)
vmovups	%zmm29,384(%rsp)
vmovups	%zmm3,2944(%rsp)
vmovups	%zmm12,3392(%rsp)
vmovups	%zmm17,3328(%rsp)
jbe	87f
vmovaps	%zmm19,%zmm29
vmovaps	%zmm18,%zmm25
vmovaps	%zmm21,%zmm27
vmovups	3072(%rsp),%zmm0
vmovups	4864(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3072(%rsp)
vcmpgeps	358f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
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
vpbroadcastd	394f(%rip),%zmm12
vpbroadcastd	395f(%rip),%zmm13
vbroadcastss	396f(%rip),%zmm15
vbroadcastss	397f(%rip),%zmm16
vbroadcastss	398f(%rip),%zmm17
vbroadcastss	399f(%rip),%zmm18
vbroadcastss	422f(%rip),%zmm19
vbroadcastss	423f(%rip),%zmm20
vbroadcastss	424f(%rip),%zmm21
vbroadcastss	425f(%rip),%zmm22
vmovups	1728(%rsp),%zmm26
vmovups	1664(%rsp),%zmm23
vmovups	1600(%rsp),%zmm14
jbe	88f
vmovaps	%zmm14,%zmm28
testq	%r10,%r10
vpbroadcastd	99f(%rip),%zmm14
vxorps	%xmm1,%xmm1,%xmm1
je	86f
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
84:
leaq	(%rcx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmulps	(%r13,%rsi),%zmm30,%zmm2
movq	%r13,%rsi
xorl	%edi,%edi
vmovups	1472(%rsp),%zmm24
.p2align	4
85:
vmovaps	(%rsi),%zmm3
vfmadd213ps	%zmm24,%zmm2,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	(%rax,%rdi),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
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
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	85b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	84b
86:
vbroadcastss	426f(%rip),%zmm2
vmovups	3584(%rsp),%zmm3
vfmadd213ps	427f(%rip){1to16},%zmm3,%zmm2
vxorps	%xmm7,%xmm7,%xmm7
vcmpltps	%zmm0,%zmm7,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3584(%rsp)
vmovups	4032(%rsp),%zmm0
vbroadcastss	428f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4032(%rsp)
vmovups	2112(%rsp),%zmm0
vmaxps	347f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2112(%rsp)
vblendmps	339f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2496(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1408(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,1408(%rsp)
vmovups	2176(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	448(%rsp),%zmm8
vsubps	%zmm3,%zmm8,%zmm8
vmovups	2240(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1856(%rsp),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vmovups	%zmm5,1856(%rsp)
vmovups	2304(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm30,%zmm30
vmovups	2432(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	1472(%rsp),%zmm24
vsubps	%zmm6,%zmm24,%zmm24
vmovups	2368(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2368(%rsp)
vmovups	2560(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2560(%rsp)
vmovups	1344(%rsp),%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vmovups	%zmm0,1344(%rsp)
vmovups	3008(%rsp),%zmm0
vbroadcastss	349f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3008(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3456(%rsp)
vmovups	%zmm5,2432(%rsp)
vmovups	%zmm4,2304(%rsp)
vmovups	%zmm3,2240(%rsp)
vmovups	%zmm2,2176(%rsp)
vmovups	%zmm1,2496(%rsp)
vmovups	2624(%rsp),%zmm2
vmovaps	%zmm27,%zmm21
vmovaps	%zmm25,%zmm18
vmovaps	%zmm29,%zmm19
vmovups	256(%rsp),%zmm10
vmovaps	%zmm24,%zmm4
vmovups	896(%rsp),%zmm9
vmovups	832(%rsp),%zmm7
vmovups	2048(%rsp),%zmm27
vmovups	1920(%rsp),%zmm6
vmovups	1984(%rsp),%zmm16
vmovups	3392(%rsp),%zmm12
vmovups	3328(%rsp),%zmm17
vmovups	2880(%rsp),%zmm13
vmovups	3136(%rsp),%zmm25
vmovups	384(%rsp),%zmm29
vmovups	2944(%rsp),%zmm3
vmovaps	%zmm23,%zmm22
vmovaps	%zmm28,%zmm14
jmp	89f
.p2align	4
87:
vmovups	1472(%rsp),%zmm4
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3456(%rsp)
vmovups	1728(%rsp),%zmm26
vmovups	1664(%rsp),%zmm22
vmovups	1600(%rsp),%zmm14
vmovups	2624(%rsp),%zmm2
vmovups	448(%rsp),%zmm8
jmp	89f
.p2align	4
88:
vmovups	1472(%rsp),%zmm4
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3456(%rsp)
vmovups	2624(%rsp),%zmm2
vmovups	448(%rsp),%zmm8
vmovaps	%zmm27,%zmm21
vmovaps	%zmm25,%zmm18
vmovaps	%zmm29,%zmm19
vmovups	2048(%rsp),%zmm27
vmovups	1984(%rsp),%zmm16
vmovups	3392(%rsp),%zmm12
vmovups	3328(%rsp),%zmm17
vmovups	2880(%rsp),%zmm13
vmovups	3136(%rsp),%zmm25
vmovups	384(%rsp),%zmm29
vmovups	2944(%rsp),%zmm3
vmovaps	%zmm23,%zmm22
89:
vbroadcastss	335f(%rip),%zmm1
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm28
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm29
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm5
vmaxps	%zmm1,%zmm17,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5440(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k3
vmovdqu64	5568(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k1
vdivps	%zmm0,%zmm31,%zmm23
vmaxps	%zmm1,%zmm12,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,192(%rsp)
vmovups	1408(%rsp),%zmm0
vcmpleps	4160(%rsp),%zmm0,%k2
vcmpgeps	4096(%rsp),%zmm0,%k4
vmovups	320(%rsp),%zmm3
vblendmps	%zmm3,%zmm11,%zmm0 {%k4}
vbroadcastss	364f(%rip),%zmm1
vxorps	%zmm1,%zmm3,%zmm0 {%k2}
vmovaps	%zmm1,%zmm3
vxorps	%xmm17,%xmm17,%xmm17
vcmpleps	%zmm0,%zmm17,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm17,%zmm31,%zmm12 {%k2}
vmovups	%zmm12,704(%rsp)
vcmpgeps	4224(%rsp),%zmm8,%k4
vblendmps	%zmm16,%zmm11,%zmm0 {%k4}
vmovups	%zmm8,448(%rsp)
vcmpleps	3520(%rsp),%zmm8,%k4
vxorps	%zmm1,%zmm16,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm17,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm17,%zmm31,%zmm8 {%k4}
vmovups	%zmm8,640(%rsp)
vmovdqu64	5504(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vmovups	1856(%rsp),%zmm1
vcmpleps	%zmm1,%zmm2,%k1
vblendmps	%zmm9,%zmm11,%zmm0 {%k1}
vcmpleps	2816(%rsp),%zmm1,%k1
vxorps	%zmm3,%zmm9,%zmm0 {%k1}
vcmpgeps	4288(%rsp),%zmm30,%k1
vblendmps	%zmm7,%zmm11,%zmm2 {%k1}
vcmpleps	%zmm14,%zmm30,%k1
vxorps	%zmm3,%zmm7,%zmm2 {%k1}
vmovups	%zmm4,1472(%rsp)
vcmpleps	%zmm4,%zmm22,%k1
vblendmps	%zmm27,%zmm11,%zmm1 {%k1}
vcmpleps	%zmm26,%zmm4,%k1
vxorps	%zmm3,%zmm27,%zmm1 {%k1}
vcmpleps	%zmm0,%zmm17,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm17,%zmm31,%zmm4 {%k5}
vmovups	%zmm4,576(%rsp)
vmulps	%zmm8,%zmm29,%zmm0
vmovups	%zmm29,512(%rsp)
vmulps	%zmm0,%zmm6,%zmm3
vmulps	%zmm12,%zmm28,%zmm6
vmovaps	%zmm28,%zmm25
vmulps	%zmm6,%zmm3,%zmm8
vmulps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm26
vmulps	%zmm4,%zmm13,%zmm3
vmulps	%zmm6,%zmm3,%zmm28
vmulps	%zmm8,%zmm28,%zmm5
vmovaps	%zmm8,%zmm3
vmovaps	%zmm8,%zmm7
vfnmadd213ps	%zmm31,%zmm8,%zmm3
vbroadcastss	429f(%rip),%zmm12
vmovups	%zmm3,5312(%rsp)
vmaxps	%zmm12,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm20
vmulps	%zmm20,%zmm29,%zmm8
vmovaps	%zmm31,%zmm8 {%k4}
vxorps	%xmm11,%xmm11,%xmm11
vcmpleps	%zmm2,%zmm11,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm11,%zmm31,%zmm11 {%k3}
vmovups	%zmm11,3776(%rsp)
vmulps	1024(%rsp),%zmm4,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm5
vmovaps	%zmm16,%zmm22
vmulps	%zmm20,%zmm5,%zmm16
vmovaps	%zmm28,%zmm15
vfnmadd213ps	%zmm31,%zmm28,%zmm15
vfnmadd231ps	%zmm16,%zmm16,%zmm15
vmovaps	%zmm12,%zmm24
vmaxps	%zmm12,%zmm15,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm11,%zmm23,%zmm12
vmulps	%zmm12,%zmm10,%zmm5
vmulps	%zmm6,%zmm5,%zmm17
vmovaps	%zmm7,%zmm29
vmovups	%zmm7,960(%rsp)
vmulps	%zmm7,%zmm17,%zmm10
vmulps	%zmm28,%zmm17,%zmm11
vdivps	%zmm2,%zmm31,%zmm9
vmulps	%zmm25,%zmm8,%zmm13
vmovaps	%zmm8,%zmm13 {%k2}
vmovdqu64	5376(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k0
vmulps	%zmm9,%zmm26,%zmm8
vmovaps	%zmm31,%zmm8 {%k5}
vpxor	%xmm2,%xmm2,%xmm2
vcmpleps	%zmm1,%zmm2,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm2,%zmm31,%zmm7 {%k5}
vmovups	192(%rsp),%zmm3
vmulps	%zmm7,%zmm3,%zmm5
vmovups	%zmm19,3840(%rsp)
vmulps	%zmm5,%zmm19,%zmm1
vmulps	%zmm6,%zmm1,%zmm19
vmulps	%zmm29,%zmm19,%zmm1
vmulps	%zmm28,%zmm19,%zmm14
vmovups	%zmm18,3904(%rsp)
vmulps	%zmm12,%zmm18,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm10
vmovups	%zmm20,768(%rsp)
vmulps	%zmm20,%zmm10,%zmm18
vmulps	1152(%rsp),%zmm12,%zmm2
vfmsub231ps	%zmm2,%zmm4,%zmm11
vfnmadd231ps	%zmm16,%zmm18,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmovaps	%zmm17,%zmm2
vfnmadd213ps	%zmm31,%zmm17,%zmm2
vfnmadd231ps	%zmm18,%zmm18,%zmm2
vfnmadd231ps	%zmm11,%zmm11,%zmm2
vmovups	%zmm11,3200(%rsp)
vmulps	1216(%rsp),%zmm5,%zmm6
vfmsub231ps	%zmm6,%zmm0,%zmm1
vmaxps	%zmm24,%zmm2,%zmm0
vmovaps	%zmm24,%zmm29
vsqrtps	%zmm0,%zmm0
vmulps	1280(%rsp),%zmm5,%zmm6
vfmsub231ps	%zmm6,%zmm4,%zmm14
vmulps	%zmm17,%zmm19,%zmm10
vdivps	%zmm0,%zmm31,%zmm24
vmovups	%zmm21,1536(%rsp)
vmulps	%zmm5,%zmm21,%zmm0
vfmsub231ps	%zmm0,%zmm12,%zmm10
vmulps	%zmm24,%zmm23,%zmm0
vmovaps	%zmm23,%zmm6
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm20,%zmm1,%zmm4
vfnmadd231ps	%zmm16,%zmm4,%zmm14
vmovaps	%zmm16,%zmm20
vmulps	%zmm9,%zmm14,%zmm21
vfnmadd231ps	%zmm18,%zmm4,%zmm10
vfnmadd231ps	%zmm11,%zmm21,%zmm10
vmulps	%zmm24,%zmm10,%zmm23
vmulps	%zmm8,%zmm13,%zmm1
vmovaps	%zmm19,%zmm11
vfnmadd213ps	%zmm31,%zmm19,%zmm11
vfnmadd231ps	%zmm4,%zmm4,%zmm11
vfnmadd231ps	%zmm21,%zmm21,%zmm11
vfnmadd231ps	%zmm23,%zmm23,%zmm11
vmaxps	%zmm29,%zmm11,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm0,%zmm1,%zmm0
vdivps	%zmm8,%zmm31,%zmm13
vmulps	%zmm13,%zmm3,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k5}
vmovups	%zmm1,3712(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1792(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vmovups	%zmm25,2688(%rsp)
vmulps	320(%rsp),%zmm25,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm8
vxorps	%xmm1,%xmm1,%xmm1
vfmadd213ps	%zmm1,%zmm0,%zmm8 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmulps	512(%rsp),%zmm22,%zmm14
vmovaps	%zmm14,%zmm10 {%k3} {z}
vfmadd213ps	%zmm8,%zmm10,%zmm10
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm26,2752(%rsp)
vmulps	896(%rsp),%zmm26,%zmm22
vmovaps	%zmm22,%zmm8 {%k1} {z}
vfmadd213ps	%zmm10,%zmm8,%zmm8
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm6,1088(%rsp)
vmulps	832(%rsp),%zmm6,%zmm25
vmovaps	%zmm25,%zmm10 {%k1} {z}
vfmadd213ps	%zmm8,%zmm10,%zmm10
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	%zmm27,%zmm3,%zmm26
vmovaps	%zmm26,%zmm8 {%k1} {z}
vfmadd213ps	%zmm10,%zmm8,%zmm8
vmulps	704(%rsp),%zmm0,%zmm10
vmovups	1472(%rsp),%zmm1
vmovups	3776(%rsp),%zmm3
vmovups	960(%rsp),%zmm6
vmulps	%zmm10,%zmm6,%zmm27
vfmsub231ps	640(%rsp),%zmm14,%zmm27
vmovaps	%zmm28,%zmm16
vmulps	%zmm10,%zmm28,%zmm28
vfmsub231ps	576(%rsp),%zmm22,%zmm28
vmulps	%zmm10,%zmm17,%zmm29
vfmsub231ps	%zmm25,%zmm3,%zmm29
vmovaps	%zmm30,%zmm14
vmulps	%zmm10,%zmm19,%zmm30
vmovups	%zmm7,3264(%rsp)
vfmsub231ps	%zmm26,%zmm7,%zmm30
vbroadcastss	364f(%rip),%zmm7
vxorps	%zmm7,%zmm6,%zmm0
vmovups	%zmm0,4736(%rsp)
vxorps	%zmm7,%zmm16,%zmm0
vmovups	%zmm0,4800(%rsp)
vxorps	%zmm7,%zmm17,%zmm0
vmovups	%zmm0,1792(%rsp)
vxorps	%zmm7,%zmm19,%zmm0
vmovups	%zmm0,960(%rsp)
vmulps	768(%rsp),%zmm27,%zmm19
vmovaps	%zmm24,%zmm6
vfnmadd231ps	%zmm20,%zmm19,%zmm28
vxorps	%zmm7,%zmm20,%zmm17
vfnmadd231ps	%zmm18,%zmm19,%zmm29
vxorps	%zmm7,%zmm18,%zmm24
vmulps	%zmm9,%zmm28,%zmm22
vmovups	3200(%rsp),%zmm0
vfnmadd231ps	%zmm0,%zmm22,%zmm29
vxorps	%zmm7,%zmm0,%zmm20
vfnmadd231ps	%zmm4,%zmm19,%zmm30
vxorps	%zmm7,%zmm4,%zmm18
vfnmadd231ps	%zmm21,%zmm22,%zmm30
vxorps	%zmm7,%zmm21,%zmm21
vmulps	%zmm6,%zmm29,%zmm25
vxorps	%xmm29,%xmm29,%xmm29
vfnmadd231ps	%zmm23,%zmm25,%zmm30
vxorps	%zmm7,%zmm23,%zmm23
vmovaps	%zmm10,%zmm4
vfmadd213ps	%zmm29,%zmm10,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm25,%zmm25,%zmm4
vmovaps	%zmm13,%zmm0
vmulps	%zmm13,%zmm30,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm4
ja	92f
vmovaps	%zmm24,%zmm12
vdivps	1088(%rsp),%zmm31,%zmm2
vbroadcastss	16(%r11),%zmm7
vmovups	%zmm14,384(%rsp)
vmulps	%zmm14,%zmm2,%zmm2
vdivps	192(%rsp),%zmm31,%zmm11
vmovaps	%zmm1,%zmm24
vmulps	%zmm1,%zmm11,%zmm11
vmovups	3008(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm15
vmulps	3712(%rsp),%zmm15,%zmm1
vmulps	432f(%rip){1to16},%zmm2,%zmm2
vmulps	433f(%rip){1to16},%zmm11,%zmm11
vmaxps	%zmm2,%zmm11,%zmm15
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm11,%zmm15 {%k1}
vbroadcastss	349f(%rip),%zmm27
vmovups	3584(%rsp),%zmm2
vcmpltps	%zmm27,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	434f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm15,%zmm2,%zmm11
vcmpunordps	%zmm15,%zmm15,%k1
vmovaps	%zmm2,%zmm11 {%k1}
vmulps	%zmm1,%zmm1,%zmm1
vminps	%zmm31,%zmm1,%zmm1
vmulps	%zmm7,%zmm1,%zmm1
vmaxps	%zmm1,%zmm11,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm11,%zmm2 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm2,%zmm1 {%k1} {z}
vmulps	%zmm1,%zmm1,%zmm1
vmulss	%xmm7,%xmm7,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm8,%k1
vcmpleps	%zmm1,%zmm4,%k1 {%k1}
vmovups	640(%rsp),%zmm1
vmulps	704(%rsp),%zmm1,%zmm1
vmulps	576(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	3264(%rsp),%zmm1,%zmm1
vxorps	%xmm7,%xmm7,%xmm7
vcmpnltps	%zmm1,%zmm29,%k2
vmovaps	%zmm31,%zmm1 {%k2} {z}
vbroadcastss	346f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	4672(%rsp),%zmm4
vcmpleps	3072(%rsp),%zmm4,%k1
vbroadcastss	357f(%rip),%zmm15
vminps	%zmm15,%zmm1,%zmm1 {%k1}
vmovups	3648(%rsp),%zmm4
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,3648(%rsp)
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm31,%zmm11 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vbroadcastss	334f(%rip),%zmm27
vbroadcastss	344f(%rip),%zmm29
vxorps	%xmm1,%xmm1,%xmm1
vbroadcastss	376f(%rip),%zmm30
vmovups	1856(%rsp),%zmm28
ja	73b
jmp	93f
.p2align	4
92:
vmovups	%zmm5,1024(%rsp)
vmovups	%zmm12,1920(%rsp)
vmulps	%zmm26,%zmm0,%zmm7
vfmadd213ps	%zmm25,%zmm7,%zmm23
vmulps	%zmm23,%zmm6,%zmm6
vfmadd213ps	%zmm22,%zmm6,%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm21
vmulps	%zmm21,%zmm9,%zmm20
vfmadd213ps	%zmm19,%zmm20,%zmm17
vfmadd213ps	%zmm17,%zmm6,%zmm24
vfmadd213ps	%zmm24,%zmm7,%zmm18
vmulps	768(%rsp),%zmm18,%zmm0
vmovups	4736(%rsp),%zmm9
vfmadd213ps	%zmm10,%zmm0,%zmm9
vmovups	4800(%rsp),%zmm5
vfmadd213ps	%zmm9,%zmm20,%zmm5
vmovups	1792(%rsp),%zmm9
vfmadd213ps	%zmm5,%zmm6,%zmm9
vmovups	960(%rsp),%zmm5
vfmadd213ps	%zmm9,%zmm7,%zmm5
vmovups	2688(%rsp),%zmm16
vmulps	%zmm5,%zmm16,%zmm5
vmovups	512(%rsp),%zmm27
vmulps	%zmm0,%zmm27,%zmm21
vmovups	2752(%rsp),%zmm10
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm20,%zmm10,%zmm9
vmovups	%zmm9,768(%rsp)
vmovups	1088(%rsp),%zmm24
vmulps	%zmm6,%zmm24,%zmm26
vmovups	192(%rsp),%zmm18
vmulps	%zmm7,%zmm18,%zmm20
vmovups	448(%rsp),%zmm7
vaddps	%zmm21,%zmm7,%zmm0
vmovups	4224(%rsp),%zmm25
vminps	%zmm0,%zmm25,%zmm6
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm25,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	3520(%rsp),%zmm12
vmaxps	%zmm6,%zmm12,%zmm6
vmovaps	%zmm12,%zmm6 {%k1}
vcmpeqps	%zmm7,%zmm6,%k1
vcmpneqps	%zmm6,%zmm0,%k1 {%k1}
vmovups	1408(%rsp),%zmm12
vaddps	%zmm5,%zmm12,%zmm0
vmovups	4096(%rsp),%zmm22
vminps	%zmm0,%zmm22,%zmm6
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm22,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	4160(%rsp),%zmm23
vmaxps	%zmm6,%zmm23,%zmm6
vmovaps	%zmm23,%zmm6 {%k2}
vcmpeqps	%zmm12,%zmm6,%k2
vcmpneqps	%zmm6,%zmm0,%k0 {%k2}
vmovups	1856(%rsp),%zmm13
vaddps	%zmm9,%zmm13,%zmm0
vmovups	2624(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm6
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm9,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2816(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k2}
vcmpeqps	%zmm13,%zmm6,%k2
vcmpneqps	%zmm6,%zmm0,%k2 {%k2}
vmovaps	%zmm14,%zmm29
vmovups	%zmm26,3200(%rsp)
vaddps	%zmm26,%zmm14,%zmm0
vmovups	4288(%rsp),%zmm30
vminps	%zmm0,%zmm30,%zmm6
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm30,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmovups	1600(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k3}
vcmpeqps	%zmm14,%zmm6,%k3
vcmpneqps	%zmm6,%zmm0,%k3 {%k3}
vmovaps	%zmm1,%zmm26
vmovups	%zmm20,960(%rsp)
vaddps	%zmm20,%zmm1,%zmm0
vmovups	1664(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm6
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm7,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	1728(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k4}
vcmpeqps	%zmm1,%zmm6,%k4
vcmpneqps	%zmm6,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	354f(%rip),%zmm6 {%k3} {z}
vpord	355f(%rip){1to16},%zmm6,%zmm6 {%k4}
vpord	353f(%rip){1to16},%zmm6,%zmm6 {%k2}
vpord	352f(%rip){1to16},%zmm6,%zmm6 {%k1}
vpord	%zmm0,%zmm6,%zmm0
vmovups	5312(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm6
vminps	%zmm6,%zmm15,%zmm6
vminps	%zmm6,%zmm2,%zmm2
vminps	%zmm2,%zmm11,%zmm2
vmulps	384(%rsp),%zmm16,%zmm6
vmulps	%zmm6,%zmm16,%zmm6
vmovups	704(%rsp),%zmm11
vsubps	%zmm11,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm11,%zmm7
vminps	%zmm2,%zmm7,%zmm2
vmulps	3136(%rsp),%zmm27,%zmm6
vmulps	%zmm6,%zmm27,%zmm6
vmovups	640(%rsp),%zmm11
vsubps	%zmm11,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm11,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	2944(%rsp),%zmm10,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmovups	576(%rsp),%zmm10
vsubps	%zmm10,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm10,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vmulps	3328(%rsp),%zmm24,%zmm2
vmulps	%zmm2,%zmm24,%zmm2
vsubps	%zmm3,%zmm31,%zmm7
vfmadd231ps	%zmm2,%zmm3,%zmm7
vmovups	4864(%rsp),%zmm2
vsubps	3456(%rsp),%zmm2,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vmovups	2496(%rsp),%zmm7
vfmadd132ps	320(%rsp),%zmm17,%zmm7
vmovups	1984(%rsp),%zmm2
vfmadd231ps	2176(%rsp),%zmm2,%zmm7
vmovups	896(%rsp),%zmm2
vfmadd231ps	2240(%rsp),%zmm2,%zmm7
vmovups	832(%rsp),%zmm2
vfmadd231ps	2304(%rsp),%zmm2,%zmm7
vmovups	2048(%rsp),%zmm2
vfmadd231ps	2432(%rsp),%zmm2,%zmm7
vmulps	3392(%rsp),%zmm18,%zmm10
vmulps	%zmm10,%zmm18,%zmm10
vmovups	3264(%rsp),%zmm2
vsubps	%zmm2,%zmm31,%zmm11
vfmadd231ps	%zmm10,%zmm2,%zmm11
vminps	%zmm6,%zmm11,%zmm10
vsqrtps	%zmm4,%zmm14
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm11,%zmm10 {%k1}
vdivps	%zmm29,%zmm31,%zmm4
vmulps	%zmm4,%zmm24,%zmm15
vmovups	1344(%rsp),%zmm4
vcmpnltps	%zmm4,%zmm17,%k0
vcmpltps	%zmm4,%zmm17,%k4
vcmpltps	437f(%rip){1to16},%zmm10,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r11),%zmm4
vmovups	2368(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm6
vbroadcastss	339f(%rip),%zmm18
vmulps	%zmm18,%zmm11,%zmm7
vmaxps	%zmm6,%zmm7,%zmm10
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm7,%zmm10 {%k3}
vmaxps	335f(%rip){1to16},%zmm10,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm6,%zmm11,%zmm6
vmulps	2560(%rsp),%zmm6,%zmm6
vmovups	4032(%rsp),%zmm10
vminps	%zmm6,%zmm10,%zmm7
vcmpunordps	%zmm6,%zmm6,%k3
vmovaps	%zmm10,%zmm7 {%k3}
vmaxps	442f(%rip){1to16},%zmm7,%zmm7
vcmpnltps	%zmm11,%zmm17,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm31,%zmm7 {%k3}
vmulps	443f(%rip){1to16},%zmm14,%zmm6
vmulps	%zmm6,%zmm14,%zmm6
vmulps	%zmm6,%zmm15,%zmm6
korw	%k0,%k2,%k5
vbroadcastss	349f(%rip),%zmm19
vmovaps	%zmm19,%zmm6 {%k5}
vcmpleps	%zmm4,%zmm6,%k3
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm8,%k0 {%k3}
vcmpgtps	3968(%rsp),%zmm14,%k3
korw	%k3,%k2,%k7
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm1,192(%rsp)
vcmpnltps	%zmm1,%zmm17,%k2
vptestmd	%zmm0,%zmm0,%k3
vbroadcastss	329f(%rip),%zmm20
vandps	%zmm20,%zmm5,%zmm4
vbroadcastss	444f(%rip),%zmm17
vaddps	%zmm17,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm11
vmovups	4928(%rsp),%zmm16
vmulps	%zmm11,%zmm16,%zmm4
vminps	%zmm7,%zmm4,%zmm6
vcmpunordps	%zmm7,%zmm7,%k6
vmovaps	%zmm4,%zmm6 {%k6}
vandps	%zmm20,%zmm21,%zmm4
vaddps	%zmm17,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm10
vmovups	4352(%rsp),%zmm28
vmulps	%zmm10,%zmm28,%zmm4
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	5248(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm8
vmovdqa32	%zmm4,%zmm8 {%k6}
vmovups	768(%rsp),%zmm3
vandps	%zmm20,%zmm3,%zmm0
vaddps	%zmm17,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vbroadcastss	334f(%rip),%zmm4
vmovaps	%zmm13,%zmm27
vmulps	%zmm4,%zmm0,%zmm4
vandps	4480(%rsp),%zmm20,%zmm13
vaddps	%zmm17,%zmm13,%zmm13
vdivps	%zmm13,%zmm31,%zmm13
vmulps	%zmm4,%zmm16,%zmm16
vmulps	%zmm16,%zmm13,%zmm13
kandw	%k7,%k4,%k7
vandps	4416(%rsp),%zmm20,%zmm16
vaddps	%zmm17,%zmm16,%zmm16
vdivps	%zmm16,%zmm31,%zmm16
vmulps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm30,%zmm28
vmulps	%zmm4,%zmm16,%zmm4
vminps	%zmm13,%zmm4,%zmm16
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm4,%zmm16 {%k4}
vmulps	5184(%rsp),%zmm0,%zmm4
vminps	%zmm16,%zmm4,%zmm13
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm4,%zmm13 {%k4}
vminps	%zmm6,%zmm13,%zmm4
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm13,%zmm4 {%k4}
vcmpgtps	3584(%rsp),%zmm19,%k4
vmovaps	%zmm31,%zmm6 {%k4} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm6,%xmm13
vmovshdup	%xmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufpd	$1,%xmm6,%xmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufps	$255,%xmm6,%xmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$1,%ymm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$2,%zmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm13,%xmm13
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vextractf32x4	$3,%zmm6,%xmm6
vaddss	%xmm6,%xmm13,%xmm13
vmovshdup	%xmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufpd	$1,%xmm6,%xmm6,%xmm16
vaddss	%xmm16,%xmm13,%xmm13
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm13,%xmm6
vmovups	2112(%rsp),%zmm16
vmulps	%zmm18,%zmm16,%zmm16 {%k7}
korw	%k3,%k6,%k3
vmovups	3712(%rsp),%zmm13
vmovaps	%zmm19,%zmm13 {%k5}
vucomiss	%xmm1,%xmm6
vmovaps	%zmm4,%zmm6
vmovups	3520(%rsp),%zmm19
vmovaps	%zmm29,%zmm18
vmovaps	%zmm3,%zmm29
vmovaps	%zmm26,%zmm24
vmovaps	%zmm9,%zmm26
vmovaps	%zmm13,%zmm1
jbe	69b
vxorps	%xmm30,%xmm30,%xmm30
vcmpltps	%zmm30,%zmm5,%k5
vsubps	%zmm12,%zmm22,%zmm6
vsubps	%zmm23,%zmm12,%zmm6 {%k5}
vmulps	%zmm11,%zmm6,%zmm11
vmulps	704(%rsp),%zmm6,%zmm6
vbroadcastss	445f(%rip),%zmm17
vmulps	%zmm17,%zmm11,%zmm11
vcmpltps	%zmm6,%zmm30,%k5
vbroadcastss	349f(%rip),%zmm13
vmovaps	%zmm13,%zmm6
vminps	%zmm13,%zmm11,%zmm6 {%k5}
vcmpltps	%zmm30,%zmm21,%k5
vmovups	448(%rsp),%zmm2
vsubps	%zmm2,%zmm25,%zmm11
vsubps	%zmm19,%zmm2,%zmm11 {%k5}
vmulps	%zmm10,%zmm11,%zmm10
vmulps	640(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm30,%k5
vmovaps	%zmm13,%zmm11
vmulps	%zmm17,%zmm10,%zmm11 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k5}
vcmpltps	%zmm30,%zmm29,%k5
vsubps	%zmm27,%zmm26,%zmm10
vsubps	2816(%rsp),%zmm27,%zmm10 {%k5}
vmulps	%zmm0,%zmm10,%zmm0
vmulps	576(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm30,%k5
vmovaps	%zmm13,%zmm10
vmulps	%zmm17,%zmm0,%zmm10 {%k5}
vmovups	3200(%rsp),%zmm2
vandps	%zmm20,%zmm2,%zmm0
vbroadcastss	444f(%rip),%zmm11
vaddps	%zmm11,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm10,%zmm6
vmovaps	%zmm10,%zmm6 {%k5}
vcmpltps	%zmm30,%zmm2,%k5
vsubps	%zmm18,%zmm28,%zmm10
vsubps	1600(%rsp),%zmm18,%zmm10 {%k5}
vmulps	%zmm0,%zmm10,%zmm0
vmulps	3776(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm30,%k5
vmovaps	%zmm13,%zmm10
vmulps	%zmm17,%zmm0,%zmm10 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vminps	%zmm6,%zmm10,%zmm0
vmovaps	%zmm10,%zmm0 {%k5}
vmovups	960(%rsp),%zmm2
vandps	%zmm20,%zmm2,%zmm6
vaddps	%zmm11,%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vcmpltps	%zmm30,%zmm2,%k5
vmovups	1664(%rsp),%zmm2
vsubps	%zmm24,%zmm2,%zmm9
vsubps	1728(%rsp),%zmm24,%zmm9 {%k5}
vmulps	%zmm6,%zmm9,%zmm6
vmulps	3264(%rsp),%zmm9,%zmm9
vxorps	%xmm2,%xmm2,%xmm2
vcmpltps	%zmm9,%zmm30,%k5
vmovaps	%zmm13,%zmm9
vmulps	%zmm17,%zmm6,%zmm9 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm4,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm4,%zmm6 {%k4}
jmp	69b
.p2align	4
93:
vmulps	%zmm26,%zmm0,%zmm1
vfmadd213ps	%zmm25,%zmm1,%zmm23
vmulps	%zmm23,%zmm6,%zmm2
vfmadd213ps	%zmm22,%zmm2,%zmm20
vfmadd213ps	%zmm20,%zmm1,%zmm21
vmulps	%zmm21,%zmm9,%zmm4
vfmadd213ps	%zmm19,%zmm4,%zmm17
vfmadd213ps	%zmm17,%zmm2,%zmm12
vfmadd213ps	%zmm12,%zmm1,%zmm18
vmulps	768(%rsp),%zmm18,%zmm3
vmovups	4736(%rsp),%zmm5
vfmadd213ps	%zmm10,%zmm3,%zmm5
vmovups	4800(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm4,%zmm0
vmovups	1792(%rsp),%zmm5
vfmadd213ps	%zmm0,%zmm2,%zmm5
vmovups	960(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm1,%zmm0
vmulps	2688(%rsp),%zmm0,%zmm0
vmovups	%zmm0,640(%rsp)
vmulps	512(%rsp),%zmm3,%zmm0
vmovups	%zmm0,704(%rsp)
vmulps	2752(%rsp),%zmm4,%zmm0
vmovups	%zmm0,320(%rsp)
vmulps	1088(%rsp),%zmm2,%zmm0
vmovups	%zmm0,832(%rsp)
vdivps	4992(%rsp),%zmm31,%zmm0
vmulps	192(%rsp),%zmm1,%zmm1
vmovups	%zmm1,896(%rsp)
vmulps	5056(%rsp),%zmm0,%zmm0
vpbroadcastd	394f(%rip),%zmm19
vpaddd	%zmm19,%zmm0,%zmm1
vpbroadcastd	395f(%rip),%zmm20
vpandd	%zmm20,%zmm1,%zmm1
vpbroadcastd	99f(%rip),%zmm21
vpsubd	%zmm1,%zmm21,%zmm4
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vbroadcastss	396f(%rip),%zmm23
vmovaps	%zmm23,%zmm5
vbroadcastss	397f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm4,%zmm5
vbroadcastss	398f(%rip),%zmm26
vmovaps	%zmm26,%zmm6
vfmadd213ps	399f(%rip){1to16},%zmm4,%zmm6
vbroadcastss	422f(%rip),%zmm2
vfmadd213ps	423f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	424f(%rip){1to16},%zmm0,%zmm2
vfmadd213ps	%zmm6,%zmm0,%zmm2
vfmadd213ps	%zmm5,%zmm0,%zmm2
vfmadd213ps	%zmm4,%zmm0,%zmm2
vfmadd231ps	425f(%rip){1to16},%zmm1,%zmm2
vmovups	4544(%rsp),%zmm0
vfmadd231ps	435f(%rip){1to16},%zmm0,%zmm2
vmovups	5120(%rsp),%zmm0
vfmadd231ps	436f(%rip){1to16},%zmm0,%zmm2
vmovups	%zmm2,576(%rsp)
movl	%r14d,%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm27,%xmm27,%xmm27
cmpb	$1,%cl
vbroadcastss	337f(%rip),%zmm29
jne	96f
movq	%rbp,%rax
xorl	%edx,%edx
.p2align	4
94:
leaq	(%rdx,%r10),%rcx
leaq	(%rcx,%rcx,4),%rcx
shlq	$6,%rcx
vmovups	384(%rsp),%zmm0
vmulps	(%r13,%rcx),%zmm0,%zmm0
movq	%r13,%rsi
xorl	%edi,%edi
vbroadcastss	399f(%rip),%zmm28
vbroadcastss	422f(%rip),%zmm3
vbroadcastss	423f(%rip),%zmm22
vbroadcastss	424f(%rip),%zmm2
vbroadcastss	425f(%rip),%zmm30
.p2align	4
95:
vmovaps	(%rsi),%zmm4
vfmadd213ps	%zmm24,%zmm0,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rdi),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmulps	%zmm5,%zmm8,%zmm8
vaddps	%zmm29,%zmm5,%zmm5
vcmpltps	%zmm8,%zmm29,%k1
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm9
vpaddd	%zmm19,%zmm9,%zmm9
vpandd	%zmm20,%zmm9,%zmm9
vpsubd	%zmm9,%zmm21,%zmm12
vaddps	%zmm31,%zmm4,%zmm15
vcvtdq2ps	%zmm9,%zmm9
vaddps	%zmm29,%zmm12,%zmm16
vfmadd231ps	%zmm5,%zmm12,%zmm16
vmulps	%zmm16,%zmm16,%zmm5
vmovaps	%zmm23,%zmm12
vfmadd213ps	%zmm25,%zmm16,%zmm12
vmovaps	%zmm26,%zmm17
vmovaps	%zmm3,%zmm18
vfmadd213ps	%zmm28,%zmm16,%zmm17
vfmadd213ps	%zmm22,%zmm16,%zmm18
vfmadd231ps	%zmm2,%zmm5,%zmm18
vfmadd213ps	%zmm17,%zmm5,%zmm18
vfmadd213ps	%zmm12,%zmm5,%zmm18
vfmadd213ps	%zmm16,%zmm5,%zmm18
vfmadd231ps	%zmm30,%zmm9,%zmm18
vaddps	%zmm31,%zmm8,%zmm5
vmaxps	%zmm29,%zmm8,%zmm8
vdivps	%zmm15,%zmm31,%zmm9
vfmsub231ps	%zmm5,%zmm18,%zmm8
vmulps	%zmm9,%zmm9,%zmm5
vmulps	%zmm5,%zmm9,%zmm12
vaddps	%zmm9,%zmm1,%zmm1
vaddps	%zmm5,%zmm14,%zmm14
vaddps	%zmm12,%zmm13,%zmm13
vfmadd231ps	%zmm8,%zmm4,%zmm27
vfmadd231ps	%zmm5,%zmm5,%zmm11
vfmadd231ps	%zmm5,%zmm12,%zmm10
vfmadd231ps	%zmm12,%zmm12,%zmm6
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	95b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	94b
96:
vbroadcastss	44(%r11),%zmm4
vmovss	99f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	1856(%rsp),%zmm25
vsubps	%zmm4,%zmm25,%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vbroadcastss	28(%r11),%zmm8
vbroadcastss	36(%r11),%zmm9
vmovaps	%xmm9,%xmm12
vfmadd213ps	%zmm8,%zmm5,%zmm9
vfmadd213ps	%zmm31,%zmm5,%zmm9
vmulps	%zmm5,%zmm5,%zmm15
vfmadd213ps	%zmm31,%zmm15,%zmm9
vmovss	347f(%rip),%xmm18
vmulss	%xmm18,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vmovss	356f(%rip),%xmm19
vmulss	%xmm19,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm12,%zmm5,%zmm8
vbroadcastss	357f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vbroadcastss	344f(%rip),%zmm2
vmaxps	%zmm2,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vbroadcastss	334f(%rip),%zmm17
vmulps	%zmm17,%zmm5,%zmm5
vmulps	%zmm8,%zmm5,%zmm5
vmulps	%zmm8,%zmm9,%zmm8
vbroadcastss	20(%r11),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vmulps	%zmm5,%zmm9,%zmm5
vaddps	%zmm4,%zmm25,%zmm4
vbroadcastss	32(%r11),%zmm9
vbroadcastss	40(%r11),%zmm12
vmulps	%zmm0,%zmm4,%zmm4
vmovaps	%xmm12,%xmm15
vfmadd213ps	%zmm9,%zmm4,%zmm12
vfmadd213ps	%zmm31,%zmm4,%zmm12
vmulps	%zmm4,%zmm4,%zmm16
vfmadd213ps	%zmm31,%zmm16,%zmm12
vmaxps	%zmm2,%zmm12,%zmm16
vsqrtps	%zmm16,%zmm16
vmulss	%xmm18,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vmulss	%xmm19,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm15,%zmm4,%zmm9
vdivps	%zmm16,%zmm31,%zmm15
vfmadd213ps	%zmm20,%zmm4,%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmulps	%zmm15,%zmm12,%zmm9
vbroadcastss	24(%r11),%zmm12
vmulps	%zmm9,%zmm12,%zmm9
vminps	%zmm9,%zmm8,%zmm8
vmulps	%zmm4,%zmm12,%zmm4
vmulps	%zmm5,%zmm0,%zmm5
vmulps	%zmm4,%zmm0,%zmm0
vbroadcastss	329f(%rip),%zmm2
vmovups	640(%rsp),%zmm22
vandps	%zmm2,%zmm22,%zmm4
vmaxps	%zmm7,%zmm4,%zmm4
vmovups	704(%rsp),%zmm15
vandps	%zmm2,%zmm15,%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vandps	%zmm2,%zmm5,%zmm5
vandps	%zmm2,%zmm0,%zmm0
vmaxps	%zmm0,%zmm5,%zmm0
vandps	320(%rsp),%zmm2,%zmm5
vmulps	%zmm0,%zmm5,%zmm0
vmaxps	%zmm4,%zmm0,%zmm0
vmovups	3648(%rsp),%zmm7
vcmpleps	%zmm31,%zmm7,%k2
vmulps	438f(%rip){1to16},%zmm8,%zmm4
vcmpleps	%zmm4,%zmm0,%k3 {%k2}
vbroadcastss	208(%r11),%zmm5
vmovups	512(%rsp),%zmm3
vmulps	1920(%rsp),%zmm3,%zmm0
vmovups	2688(%rsp),%zmm8
vmulps	%zmm8,%zmm0,%zmm9
vmovups	2752(%rsp),%zmm2
vmulps	2880(%rsp),%zmm2,%zmm0
vmulps	%zmm8,%zmm0,%zmm17
vmulps	1024(%rsp),%zmm2,%zmm0
vmulps	%zmm9,%zmm17,%zmm18
vfmsub231ps	%zmm0,%zmm3,%zmm18
vmovups	1088(%rsp),%zmm26
vmulps	256(%rsp),%zmm26,%zmm0
vmulps	%zmm8,%zmm0,%zmm4
vmulps	3904(%rsp),%zmm26,%zmm0
vmulps	%zmm9,%zmm4,%zmm19
vfmsub231ps	%zmm0,%zmm3,%zmm19
vmulps	1152(%rsp),%zmm26,%zmm0
vmulps	%zmm17,%zmm4,%zmm21
vfmsub231ps	%zmm0,%zmm2,%zmm21
vmovups	192(%rsp),%zmm30
vmulps	3840(%rsp),%zmm30,%zmm0
vmulps	%zmm8,%zmm0,%zmm16
vmulps	1216(%rsp),%zmm30,%zmm0
vmulps	%zmm9,%zmm16,%zmm12
vfmsub231ps	%zmm0,%zmm3,%zmm12
vmulps	1280(%rsp),%zmm30,%zmm0
vmulps	%zmm17,%zmm16,%zmm20
vfmsub231ps	%zmm0,%zmm2,%zmm20
vbroadcastss	12(%r11),%zmm8
vmovups	1408(%rsp),%zmm3
vaddps	%zmm3,%zmm22,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	4096(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k1}
vcmpeqps	347f(%rip){1to16},%zmm7,%k1
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	4160(%rsp),%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmovaps	%zmm9,%zmm7
vfnmadd213ps	%zmm31,%zmm9,%zmm7
vmovaps	%zmm0,%zmm3 {%k3}
vminps	%zmm31,%zmm7,%zmm22
vbroadcastss	429f(%rip),%zmm2
vmaxps	%zmm2,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm28
vmulps	%zmm28,%zmm18,%zmm0
vmovaps	%zmm5,%zmm3 {%k1}
movq	168(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vmovaps	%zmm3,(%r15,%rax)
vmovaps	%zmm17,%zmm7
vfnmadd213ps	%zmm31,%zmm17,%zmm7
vfnmadd231ps	%zmm0,%zmm0,%zmm7
vminps	%zmm22,%zmm7,%zmm22
vmaxps	%zmm2,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	448(%rsp),%zmm23
vaddps	%zmm23,%zmm15,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	4224(%rsp),%zmm18
vminps	%zmm3,%zmm18,%zmm3
vmovaps	%zmm18,%zmm3 {%k4}
vdivps	%zmm7,%zmm31,%zmm7
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3520(%rsp),%zmm18
vmaxps	%zmm3,%zmm18,%zmm3
vmovaps	%zmm18,%zmm3 {%k4}
vmovaps	%zmm3,%zmm23 {%k3}
vmulps	%zmm28,%zmm19,%zmm19
vfnmadd231ps	%zmm0,%zmm19,%zmm21
vmulps	%zmm7,%zmm21,%zmm18
vmulps	1536(%rsp),%zmm30,%zmm3
vmovaps	%zmm5,%zmm23 {%k1}
movq	24(%rsp),%r10
addq	%r10,%r12
shlq	$6,%r12
vmovaps	%zmm23,(%r15,%r12)
vmulps	%zmm4,%zmm16,%zmm21
vfmsub231ps	%zmm3,%zmm26,%zmm21
vmovaps	%zmm4,%zmm3
vfnmadd213ps	%zmm31,%zmm4,%zmm3
vfnmadd231ps	%zmm19,%zmm19,%zmm3
vfnmadd231ps	%zmm18,%zmm18,%zmm3
vminps	%zmm22,%zmm3,%zmm23
vmaxps	%zmm2,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vaddps	320(%rsp),%zmm25,%zmm22
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	2624(%rsp),%zmm2
vminps	%zmm22,%zmm2,%zmm22
vmovaps	%zmm2,%zmm22 {%k4}
vdivps	%zmm3,%zmm31,%zmm3
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	2816(%rsp),%zmm2
vmaxps	%zmm22,%zmm2,%zmm22
vmovaps	%zmm2,%zmm22 {%k4}
vmovaps	%zmm22,%zmm25 {%k3}
vmulps	%zmm28,%zmm12,%zmm22
vfnmadd231ps	%zmm0,%zmm22,%zmm20
vmulps	%zmm7,%zmm20,%zmm20
vfnmadd231ps	%zmm19,%zmm22,%zmm21
vfnmadd231ps	%zmm18,%zmm20,%zmm21
leaq	(%r15,%rax),%rcx
vmovaps	%zmm5,%zmm25 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm25,(%rdx,%rcx)
vmulps	%zmm3,%zmm21,%zmm21
vmovaps	%zmm16,%zmm12
vfnmadd213ps	%zmm31,%zmm16,%zmm12
vfnmadd231ps	%zmm22,%zmm22,%zmm12
vfnmadd231ps	%zmm20,%zmm20,%zmm12
vfnmadd231ps	%zmm21,%zmm21,%zmm12
vminps	%zmm23,%zmm12,%zmm23
vcmpgtps	437f(%rip){1to16},%zmm23,%k0
vmovups	384(%rsp),%zmm25
vaddps	832(%rsp),%zmm25,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	4288(%rsp),%zmm2
vminps	%zmm23,%zmm2,%zmm23
vmovaps	%zmm2,%zmm23 {%k4}
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	1600(%rsp),%zmm2
vmaxps	%zmm23,%zmm2,%zmm23
vmovaps	%zmm2,%zmm23 {%k4}
vmovaps	%zmm23,%zmm25 {%k3}
vmulps	%zmm25,%zmm8,%zmm23
vmovaps	%zmm5,%zmm23 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
vmovaps	%zmm23,(%rsi,%rcx)
vaddps	896(%rsp),%zmm24,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	1664(%rsp),%zmm2
vminps	%zmm23,%zmm2,%zmm23
vmovaps	%zmm2,%zmm23 {%k4}
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	1728(%rsp),%zmm2
vmaxps	%zmm23,%zmm2,%zmm23
vmovaps	%zmm2,%zmm23 {%k4}
vmovaps	%zmm23,%zmm24 {%k3}
vmulps	%zmm24,%zmm8,%zmm23
vmovaps	%zmm5,%zmm23 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm23,(%rsi,%rcx)
movl	$5,%edi
testb	$2,%r14b
je	97f
vmaxps	429f(%rip){1to16},%zmm12,%zmm12
vsqrtps	%zmm12,%zmm12
vdivps	%zmm12,%zmm31,%zmm12
vbroadcastss	364f(%rip),%zmm2
vxorps	%zmm2,%zmm9,%zmm23
vmulps	%zmm8,%zmm26,%zmm9
vmulps	%zmm8,%zmm30,%zmm15
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
vmulps	%zmm23,%zmm28,%zmm26
vfmadd231ps	%zmm26,%zmm0,%zmm17
vxorps	%zmm2,%zmm17,%zmm17
vmulps	%zmm17,%zmm7,%zmm25
vxorps	%zmm2,%zmm28,%zmm17
vmulps	%zmm17,%zmm0,%zmm0
vmulps	%zmm7,%zmm0,%zmm24
vfmadd231ps	%zmm26,%zmm19,%zmm4
vfmadd231ps	%zmm25,%zmm18,%zmm4
vxorps	%zmm2,%zmm4,%zmm0
vmulps	%zmm0,%zmm3,%zmm23
vmulps	%zmm19,%zmm28,%zmm0
vfmadd231ps	%zmm24,%zmm18,%zmm0
vxorps	%zmm2,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm19
vxorps	%zmm2,%zmm7,%zmm0
vmulps	%zmm0,%zmm18,%zmm0
vmulps	%zmm3,%zmm0,%zmm18
vfmadd231ps	%zmm26,%zmm22,%zmm16
vfmadd231ps	%zmm25,%zmm20,%zmm16
vfmadd231ps	%zmm23,%zmm21,%zmm16
vxorps	%zmm2,%zmm16,%zmm0
vmulps	%zmm0,%zmm12,%zmm17
vmulps	%zmm22,%zmm28,%zmm0
vfmadd231ps	%zmm24,%zmm20,%zmm0
vfmadd231ps	%zmm19,%zmm21,%zmm0
vxorps	%zmm2,%zmm0,%zmm0
vmulps	%zmm0,%zmm12,%zmm16
vmulps	%zmm20,%zmm7,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vxorps	%zmm2,%zmm0,%zmm0
vmulps	%zmm0,%zmm12,%zmm4
vxorps	%zmm2,%zmm3,%zmm0
vmulps	%zmm0,%zmm21,%zmm0
vmulps	%zmm12,%zmm0,%zmm0
vmovaps	%zmm26,%zmm20
vfmadd213ps	%zmm31,%zmm26,%zmm20
vfmadd231ps	%zmm25,%zmm25,%zmm20
vfmadd231ps	%zmm23,%zmm23,%zmm20
vfmadd231ps	%zmm17,%zmm17,%zmm20
vmovups	2688(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm5,%zmm21
vmulps	%zmm20,%zmm2,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r11)
movq	32(%rsp),%r11
vmulps	%zmm28,%zmm28,%zmm20
vfmadd231ps	%zmm24,%zmm24,%zmm20
vfmadd231ps	%zmm19,%zmm19,%zmm20
vfmadd231ps	%zmm16,%zmm16,%zmm20
vmovups	512(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm5,%zmm21
vmulps	%zmm20,%zmm2,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r10)
movq	24(%rsp),%r10
vmulps	%zmm7,%zmm7,%zmm20
vfmadd231ps	%zmm18,%zmm18,%zmm20
vfmadd231ps	%zmm4,%zmm4,%zmm20
vmovups	2752(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm5,%zmm21
vmulps	%zmm20,%zmm2,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r9)
leaq	256(%r13),%r9
vmulps	%zmm3,%zmm3,%zmm20
vfmadd231ps	%zmm0,%zmm0,%zmm20
vmulps	%zmm9,%zmm20,%zmm20
vmovaps	%zmm5,%zmm21
vmulps	%zmm20,%zmm9,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r8)
vmulps	%zmm12,%zmm12,%zmm20
vmulps	%zmm15,%zmm20,%zmm20
vmovaps	%zmm5,%zmm21
vmulps	%zmm20,%zmm15,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rdi)
movl	$10,%edi
testl	%esi,%esi
je	97f
vmulps	%zmm26,%zmm28,%zmm8
vfmadd231ps	%zmm25,%zmm24,%zmm8
vfmadd231ps	%zmm23,%zmm19,%zmm8
vfmadd231ps	%zmm17,%zmm16,%zmm8
vmovups	512(%rsp),%zmm21
vmulps	%zmm8,%zmm21,%zmm8
vmovaps	%zmm5,%zmm20
vmovups	2688(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%rdx,%rcx
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm20,(%rax,%rcx)
vmulps	%zmm25,%zmm7,%zmm8
vfmadd231ps	%zmm23,%zmm18,%zmm8
vfmadd231ps	%zmm17,%zmm4,%zmm8
vmovups	2752(%rsp),%zmm2
vmulps	%zmm8,%zmm2,%zmm8
vmovaps	%zmm5,%zmm20
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%r10,%rcx
shlq	$9,%rcx
addq	%r15,%rcx
vmovaps	%zmm20,(%rax,%rcx)
vmulps	%zmm24,%zmm7,%zmm7
vfmadd231ps	%zmm19,%zmm18,%zmm7
vfmadd231ps	%zmm16,%zmm4,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vmovaps	%zmm5,%zmm8
vmulps	%zmm7,%zmm21,%zmm8 {%k2}
leaq	(%r10,%r10,8),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm23,%zmm3,%zmm7
vfmadd231ps	%zmm17,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm5,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
imulq	$704,%r10,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm19,%zmm3,%zmm7
vfmadd231ps	%zmm16,%zmm0,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm5,%zmm8
vmulps	%zmm7,%zmm21,%zmm8 {%k2}
shlq	$8,%rdx
addq	%r15,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm18,%zmm3,%zmm3
vfmadd231ps	%zmm4,%zmm0,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vmovaps	%zmm5,%zmm7
vmulps	%zmm3,%zmm2,%zmm7 {%k2}
imulq	$832,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm17,%zmm12,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmovaps	%zmm5,%zmm7
vmulps	%zmm3,%zmm22,%zmm7 {%k2}
imulq	$960,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm16,%zmm12,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmovaps	%zmm5,%zmm7
vmulps	%zmm3,%zmm21,%zmm7 {%k2}
movq	%r10,%rdx
shlq	$10,%rdx
addq	%r15,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm4,%zmm12,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmovaps	%zmm5,%zmm4
vmulps	%zmm3,%zmm2,%zmm4 {%k2}
imulq	$1088,%r10,%rdx
addq	%r15,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmulps	%zmm0,%zmm12,%zmm0
vmulps	%zmm15,%zmm0,%zmm0
vmulps	%zmm0,%zmm9,%zmm5 {%k2}
shlq	$7,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
movl	$20,%edi
97:
testb	$8,%r14b
vbroadcastss	357f(%rip),%zmm7
vxorps	%xmm15,%xmm15,%xmm15
vmovups	3648(%rsp),%zmm9
je	6b
vbroadcastss	208(%r11),%zmm0
vcmpeqps	347f(%rip){1to16},%zmm9,%k2
vaddps	%zmm27,%zmm27,%zmm4
vmovups	576(%rsp),%zmm8
vfmsub132ps	363f(%rip){1to16},%zmm27,%zmm8
vbroadcastss	100(%r11),%zmm5
vfmadd213ps	%zmm15,%zmm1,%zmm5
vfmadd231ps	104(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	108(%r11){1to16},%zmm13,%zmm5
vfmadd231ps	112(%r11){1to16},%zmm11,%zmm5
vfmadd231ps	116(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	120(%r11){1to16},%zmm6,%zmm5
vbroadcastss	136(%r11),%zmm3
vmovups	4608(%rsp),%zmm2
vaddps	%zmm5,%zmm2,%zmm5
vfmadd213ps	%zmm15,%zmm1,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm13,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm11,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm10,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm6,%zmm3
vfmadd132ps	172(%r11){1to16},%zmm15,%zmm1
vfmadd231ps	176(%r11){1to16},%zmm14,%zmm1
vfmadd231ps	180(%r11){1to16},%zmm13,%zmm1
vfmadd231ps	184(%r11){1to16},%zmm11,%zmm1
vfmadd231ps	188(%r11){1to16},%zmm10,%zmm1
vfmadd231ps	192(%r11){1to16},%zmm6,%zmm1
vfmadd231ps	%zmm7,%zmm2,%zmm3
vfmadd231ps	439f(%rip){1to16},%zmm2,%zmm1
vmovaps	%zmm0,%zmm8 {%k2}
movq	%rdi,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	1(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm5 {%k2}
leaq	2(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%rdi),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
addq	$4,%rdi
imulq	%r10,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
vmovaps	%zmm1,(%rax,%rdi)
jmp	6b
98:
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
.long	0x3d2aaaab
343:
.long	0x7f7fffff
344:
.long	0x02081cea
345:
.long	0x41490fdb
346:
.long	0x40a00000
347:
.long	0x40800000
348:
.long	0x3fc00000
349:
.long	0x7149f2ca
352:
.long	2
353:
.long	4
354:
.long	8
355:
.long	16
356:
.long	0x40400000
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
447:
.short	65535
.short	0
.p2align	6,0x0
448:
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
