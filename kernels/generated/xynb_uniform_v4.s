# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4520,%rsp
movl	%esi,(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,(%rsp)
je	96f
movq	4592(%rsp),%rbx
movl	(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,56(%rsp)
movq	(%rdi),%rsi
movq	%rsi,32(%rsp)
movq	8(%rdi),%r15
movq	16(%rdi),%rsi
movq	24(%rdi),%r10
movq	%r10,120(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rdi
addl	%r8d,%r9d
movq	%rsi,%r8
addl	4576(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,80(%rsp)
imull	%eax,%edx
movl	%edx,44(%rsp)
movq	%rdi,16(%rsp)
leaq	64(%rdi),%rax
movq	%rax,64(%rsp)
vbroadcastss	332f(%rip),%zmm17
vbroadcastss	335f(%rip),%zmm25
xorl	%eax,%eax
vpbroadcastd	383f(%rip),%zmm23
vpbroadcastd	97f(%rip),%zmm15
vbroadcastss	393f(%rip),%zmm27
vxorps	%xmm20,%xmm20,%xmm20
vbroadcastss	394f(%rip),%zmm30
movq	%r9,88(%rsp)
movl	%r9d,%ecx
vpbroadcastd	99f(%rip),%zmm28
vbroadcastss	322f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm21
vbroadcastss	325f(%rip),%zmm22
vbroadcastss	326f(%rip),%zmm24
vpbroadcastd	327f(%rip),%zmm26
vpbroadcastd	437f(%rip),%zmm29
movq	%r14,112(%rsp)
movq	%rsi,104(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	44(%rsp),%ecx
cmpq	80(%rsp),%rax
je	96f
3:
movq	%rax,%rdx
imulq	56(%rsp),%rdx
movq	%rdx,96(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,128(%rsp)
movl	%ecx,48(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	(%rsp),%esi
cmpq	56(%rsp),%rdi
je	2b
5:
movq	96(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	88(%rsp),%rdx
movl	%esi,%r9d
xorl	%r10d,%r10d
movl	%esi,52(%rsp)
movq	%rdi,144(%rsp)
movq	%rdx,136(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	428f(%rip),%zmm1
vblendmps	%zmm16,%zmm1,%zmm1 {%k1}
movq	120(%rsp),%rcx
vmovups	1824(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r9)
vbroadcastss	332f(%rip),%zmm17
movq	128(%rsp),%rax
vpbroadcastd	383f(%rip),%zmm23
vbroadcastss	393f(%rip),%zmm27
vbroadcastss	394f(%rip),%zmm30
movl	48(%rsp),%ecx
vbroadcastss	322f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm21
vbroadcastss	325f(%rip),%zmm22
vbroadcastss	326f(%rip),%zmm24
vpbroadcastd	327f(%rip),%zmm26
movl	52(%rsp),%esi
movq	144(%rsp),%rdi
movq	136(%rsp),%rdx
movl	28(%rsp),%r9d
movq	152(%rsp),%r10
vpbroadcastd	97f(%rip),%zmm15
7:
incq	%r10
incl	%r9d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r11
movl	8(%rbx),%r12d
movq	%r11,72(%rsp)
movq	%r12,8(%rsp)
cmpq	%r12,%r11
jae	7b
movq	%r10,152(%rsp)
movl	%r9d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,1376(%rsp)
movl	16(%rbx),%ebp
movq	%r10,%rcx
imulq	%r10,%rcx
leaq	1(%rcx),%rax
shrq	%rax
testb	$1,%bpl
movq	%rcx,544(%rsp)
cmoveq	%rcx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	56f
movq	%rax,%r9
imulq	72(%rsp),%r9
movl	$2,%r8d
subq	%r10,%r8
imull	28(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,608(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,864(%rsp)
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm31,%xmm31,%xmm31
movl	$16,%esi
xorl	%ecx,%ecx
movq	64(%rsp),%r12
vbroadcastss	97f(%rip),%zmm0
vmovups	%zmm0,416(%rsp)
vmovups	%zmm0,800(%rsp)
vpbroadcastd	98f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r14d,%r14d
vmovdqa64	%zmm15,%zmm17
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm9,%zmm2,%zmm2
incq	%r14
addl	%r10d,%eax
addq	608(%rsp),%r12
addl	864(%rsp),%esi
addq	%r10,%rcx
cmpq	%r10,%r14
je	55f
32:
movq	%r14,%rdi
imulq	%r10,%rdi
leal	(%r9,%rdi),%edx
andl	$2147483647,%edx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rbx
vmovdqa64	(%rbx,%r11),%zmm9
vmovdqa64	%zmm9,%zmm10
testb	$1,%bpl
je	33f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm10
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	%zmm29,%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
33:
vsubps	(%r15){1to16},%zmm10,%zmm10
vbroadcastss	8(%r15),%zmm11
vfmadd132ps	4(%r15){1to16},%zmm11,%zmm10
testb	$1,%bpl
je	34f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm12
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	%zmm29,%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
34:
movq	%rdi,%r11
shlq	$6,%r11
movq	16(%rsp),%rbx
vmovaps	%zmm10,(%rbx,%r11)
testb	$8,%bpl
jne	37f
andl	$2147483647,%eax
vsubps	%zmm11,%zmm10,%zmm10
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm28,%zmm9,%zmm9
vpmaxud	%zmm9,%zmm7,%zmm7
vaddps	%zmm20,%zmm10,%zmm9
jne	39f
36:
testq	%r14,%r14
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm16,%zmm10,%zmm12
vfmadd213ps	%zmm19,%zmm10,%zmm12
vfmadd213ps	%zmm21,%zmm10,%zmm12
vaddps	%zmm22,%zmm10,%zmm13
vfmadd213ps	%zmm24,%zmm10,%zmm13
vcmpltps	%zmm10,%zmm20,%k1
vmovups	416(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vmovups	800(%rsp),%zmm4
vmulps	%zmm13,%zmm4,%zmm4 {%k1}
vpsrld	$23,%zmm14,%zmm12
vpsrld	$23,%zmm4,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm15,%zmm14
vmovdqu64	%zmm14,416(%rsp)
vpternlogd	$236,%zmm26,%zmm15,%zmm4
vmovdqu64	%zmm4,800(%rsp)
vbroadcastss	97f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm31,%zmm31
andl	$2147483647,%eax
vsubps	%zmm11,%zmm10,%zmm10
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm10,%zmm3,%zmm3
vpandd	%zmm28,%zmm9,%zmm9
vpmaxud	%zmm9,%zmm7,%zmm7
vaddps	%zmm20,%zmm10,%zmm9
je	36b
39:
movq	%r14,1120(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
movl	%esi,672(%rsp)
movq	%r12,928(%rsp)
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rdx
movq	%rdi,%r11
shrq	%r11
addq	%r9,%r11
testb	$1,%bpl
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	32(%rsp),%rdx
vmovdqa64	(%rdx,%r11),%zmm11
vmovdqa64	%zmm11,%zmm12
testb	$1,%bpl
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm11,%zmm12
vpandd	%zmm29,%zmm12,%zmm12
vcvtdq2ps	%zmm12,%zmm12
43:
vsubps	(%r15){1to16},%zmm12,%zmm12
vbroadcastss	8(%r15),%zmm13
vfmadd132ps	4(%r15){1to16},%zmm13,%zmm12
testb	$1,%bpl
movq	928(%rsp),%r12
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm14
vpsrld	%xmm14,%zmm11,%zmm11
vpandd	%zmm29,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
44:
shlq	$6,%rdi
movq	16(%rsp),%rdx
vmovaps	%zmm12,(%rdx,%rdi)
testb	$8,%bpl
movq	1120(%rsp),%r14
je	45f
vaddps	%zmm16,%zmm12,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm14
vfmadd213ps	%zmm21,%zmm12,%zmm14
vaddps	%zmm22,%zmm12,%zmm15
vfmadd213ps	%zmm24,%zmm12,%zmm15
vcmpltps	%zmm12,%zmm20,%k1
vmovups	416(%rsp),%zmm4
vmulps	%zmm14,%zmm4,%zmm4 {%k1}
vmovups	800(%rsp),%zmm18
vmulps	%zmm15,%zmm18,%zmm18 {%k1}
vpsrld	$23,%zmm4,%zmm14
vpsrld	$23,%zmm18,%zmm15
vpsubd	%zmm15,%zmm8,%zmm8
vmovdqa64	%zmm17,%zmm15
vpaddd	%zmm14,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm17,%zmm4
vmovdqu64	%zmm4,416(%rsp)
vpternlogd	$236,%zmm26,%zmm17,%zmm18
vmovdqu64	%zmm18,800(%rsp)
vbroadcastss	97f(%rip),%zmm14 {%k1} {z}
vaddps	%zmm14,%zmm31,%zmm31
45:
movl	672(%rsp),%esi
vsubps	%zmm13,%zmm12,%zmm12
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm12,%zmm3,%zmm3
46:
vpandd	%zmm28,%zmm11,%zmm11
vpmaxud	%zmm11,%zmm7,%zmm7
vaddps	%zmm12,%zmm9,%zmm9
testq	%r14,%r14
jne	9b
47:
vaddps	%zmm9,%zmm6,%zmm6
jmp	9b
.p2align	4
48:
movl	%esi,%r11d
jmp	52f
.p2align	4
49:
vpandd	%zmm28,%zmm11,%zmm11
vpmaxud	%zmm11,%zmm7,%zmm7
vsubps	%zmm13,%zmm12,%zmm11
vaddps	%zmm11,%zmm9,%zmm9
leaq	(%r8,%rbx),%r14
incq	%r14
incq	%rbx
addq	$64,%r12
addl	$16,%r11d
cmpq	$1,%r14
je	42b
52:
movl	%ebp,%esi
leaq	(%rcx,%rbx),%rbp
leaq	(%rax,%rbx),%r14
shrq	%rbp
addq	%r9,%rbp
testb	$1,%sil
cmoveq	%r14,%rbp
shlq	$6,%rbp
movq	32(%rsp),%r14
vmovdqa64	(%r14,%rbp),%zmm11
movl	%esi,%ebp
vmovdqa64	%zmm11,%zmm12
testb	$1,%bpl
je	53f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm12
movl	%esi,%ebp
vpsrld	%xmm12,%zmm11,%zmm12
vpandd	%zmm29,%zmm12,%zmm12
vcvtdq2ps	%zmm12,%zmm12
53:
vsubps	(%r15){1to16},%zmm12,%zmm12
vbroadcastss	8(%r15),%zmm13
vfmadd132ps	4(%r15){1to16},%zmm13,%zmm12
testb	$1,%bpl
je	54f
movl	%r11d,%ebp
andl	$16,%ebp
vmovd	%ebp,%xmm14
movl	%esi,%ebp
vpsrld	%xmm14,%zmm11,%zmm11
vpandd	%zmm29,%zmm11,%zmm11
vcvtdq2ps	%zmm11,%zmm11
54:
vmovaps	%zmm12,(%r12)
testb	$8,%bpl
je	49b
vaddps	%zmm16,%zmm12,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm14
vfmadd213ps	%zmm21,%zmm12,%zmm14
vaddps	%zmm22,%zmm12,%zmm15
vfmadd213ps	%zmm24,%zmm12,%zmm15
vcmpltps	%zmm12,%zmm20,%k1
vmovups	416(%rsp),%zmm4
vmulps	%zmm14,%zmm4,%zmm4 {%k1}
vmovups	800(%rsp),%zmm18
vmulps	%zmm15,%zmm18,%zmm18 {%k1}
vpsrld	$23,%zmm4,%zmm14
vpsrld	$23,%zmm18,%zmm15
vpsubd	%zmm15,%zmm8,%zmm8
vmovdqa64	%zmm17,%zmm15
vpaddd	%zmm14,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm17,%zmm4
vmovdqu64	%zmm4,416(%rsp)
vpternlogd	$236,%zmm26,%zmm17,%zmm18
vmovdqu64	%zmm18,800(%rsp)
vbroadcastss	97f(%rip),%zmm14 {%k1} {z}
vaddps	%zmm14,%zmm31,%zmm31
jmp	49b
.p2align	4
55:
vpcmpnleud	328f(%rip){1to16},%zmm7,%k0
vcvtudq2ps	%zmm8,%zmm7
vaddps	329f(%rip){1to16},%zmm7,%zmm4
vmovups	%zmm4,3040(%rsp)
movq	4592(%rsp),%rbx
movq	112(%rsp),%r14
movq	104(%rsp),%r8
vbroadcastss	332f(%rip),%zmm17
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,3040(%rsp)
vbroadcastss	97f(%rip),%zmm0
vmovups	%zmm0,800(%rsp)
vmovups	%zmm0,416(%rsp)
57:
vcvtusi2ss	%r10d,%xmm25,%xmm7
vbroadcastss	%xmm7,%zmm7
vbroadcastss	97f(%rip),%zmm0
vmaxps	%zmm0,%zmm7,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm9,%zmm8,%zmm9
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
vmulps	%zmm17,%zmm3,%zmm3
testq	%r10,%r10
vbroadcastss	342f(%rip),%zmm19
je	65f
vmaxps	%zmm1,%zmm3,%zmm1
vbroadcastss	8(%r15),%zmm8
vaddps	%zmm8,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm9
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm5,%xmm5,%xmm5
movq	64(%rsp),%rdx
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm11,%zmm13
vmovaps	%zmm10,%zmm11
movq	%rsi,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	16(%rsp),%r9
vcvtsi2ss	%rdi,%xmm25,%xmm14
shlq	$6,%rdi
vmovaps	(%r9,%rdi),%zmm10
vsubps	%zmm8,%zmm10,%zmm10
vsubps	%zmm9,%zmm10,%zmm10
vmaxps	%zmm20,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm15
vbroadcastss	%xmm14,%zmm10
vaddps	%zmm15,%zmm12,%zmm12
vfmadd213ps	%zmm11,%zmm15,%zmm10
vmulss	%xmm14,%xmm14,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm13,%zmm15,%zmm11
62:
vcvtsi2ss	%rsi,%xmm29,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm5,%zmm5
vfmadd231ps	%zmm14,%zmm12,%zmm6
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm1
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vpxor	%xmm12,%xmm12,%xmm12
cmpq	$1,%r10
je	58b
movq	%rdx,%r9
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r9),%zmm13
vmovaps	(%r9),%zmm14
vsubps	%zmm8,%zmm13,%zmm13
vsubps	%zmm9,%zmm13,%zmm13
vmaxps	%zmm20,%zmm13,%zmm13
vcvtsi2ss	%rdi,%xmm25,%xmm15
vmulps	%zmm13,%zmm13,%zmm13
vbroadcastss	%xmm15,%zmm16
vaddps	%zmm13,%zmm12,%zmm12
vfmadd213ps	%zmm10,%zmm13,%zmm16
vmulss	%xmm15,%xmm15,%xmm10
vbroadcastss	%xmm10,%zmm15
vfmadd213ps	%zmm11,%zmm13,%zmm15
vsubps	%zmm8,%zmm14,%zmm10
vsubps	%zmm9,%zmm10,%zmm10
vmaxps	%zmm20,%zmm10,%zmm10
vmulps	%zmm10,%zmm10,%zmm13
leaq	1(%rdi),%r11
vcvtsi2ss	%r11,%xmm29,%xmm11
vbroadcastss	%xmm11,%zmm10
vaddps	%zmm13,%zmm12,%zmm12
vfmadd213ps	%zmm16,%zmm13,%zmm10
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd213ps	%zmm15,%zmm13,%zmm11
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
jne	59b
jmp	62b
65:
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
66:
vmovups	%zmm31,3616(%rsp)
vcvtusi2ssq	544(%rsp),%xmm25,%xmm8
vbroadcastss	%xmm8,%zmm13
vmaxps	333f(%rip){1to16},%zmm5,%zmm8
vbroadcastss	97f(%rip),%zmm0
vdivps	%zmm8,%zmm0,%zmm8
vcmpgtps	334f(%rip){1to16},%zmm5,%k1
vaddps	%zmm25,%zmm7,%zmm7
vmulps	%zmm17,%zmm7,%zmm7
vmovaps	%zmm7,%zmm9
vdivps	336f(%rip){1to16},%zmm13,%zmm12
vmulps	%zmm8,%zmm10,%zmm9 {%k1}
vmulps	%zmm8,%zmm6,%zmm7 {%k1}
vmulps	%zmm8,%zmm11,%zmm6
vfnmadd231ps	%zmm9,%zmm9,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm12,%zmm10
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm12,%zmm10 {%k1}
vbroadcastss	337f(%rip),%zmm4
vmaxps	%zmm4,%zmm10,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm8,%zmm1,%zmm1
vfnmadd231ps	%zmm7,%zmm7,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm12,%zmm8
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm12,%zmm8 {%k1}
vmaxps	%zmm4,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	338f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm6,%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm1
vfnmadd231ps	%zmm13,%zmm3,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm5 {%k1}
vbroadcastss	52(%r15),%zmm14
vbroadcastss	76(%r15),%zmm15
vbroadcastss	56(%r15),%zmm11
vbroadcastss	80(%r15),%zmm12
vbroadcastss	60(%r15),%zmm8
vbroadcastss	84(%r15),%zmm10
vbroadcastss	64(%r15),%zmm4
vbroadcastss	88(%r15),%zmm6
vmaxps	%zmm0,%zmm5,%zmm1
vminps	%zmm9,%zmm15,%zmm2
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	%zmm15,2208(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm14,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm14,2848(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmovups	%zmm5,992(%rsp)
vminps	%zmm7,%zmm12,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm12,2272(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,2336(%rsp)
vmovaps	%zmm11,%zmm5 {%k1}
vmovups	%zmm5,480(%rsp)
vmovups	%zmm10,1632(%rsp)
vminps	%zmm1,%zmm10,%zmm1
vmovups	%zmm8,1696(%rsp)
vmaxps	%zmm1,%zmm8,%zmm1
vmovups	%zmm1,160(%rsp)
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,2400(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,2464(%rsp)
vmovaps	%zmm4,%zmm2 {%k1}
vmovups	%zmm2,224(%rsp)
vbroadcastss	339f(%rip),%zmm2
vmovups	%zmm13,3552(%rsp)
vcmpltps	%zmm2,%zmm13,%k1
korw	%k0,%k1,%k1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1952(%rsp)
vblendmps	%zmm3,%zmm0,%zmm8 {%k1}
vblendmps	%zmm2,%zmm19,%zmm1 {%k1}
vmovups	%zmm1,2592(%rsp)
vcvtusi2ssl	1376(%rsp),%xmm31,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3168(%rsp)
leaq	(%r10,%r10,2),%r9
shlq	$6,%r9
leaq	128(%r13),%rdi
addq	%rdi,%r9
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1888(%rsp)
vmovups	%zmm1,1440(%rsp)
vmovups	%zmm1,1504(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,1184(%rsp)
vmovups	%zmm0,2080(%rsp)
vbroadcastss	345f(%rip),%zmm1
vmovups	%zmm1,3104(%rsp)
vmovups	%zmm3,736(%rsp)
vmovups	%zmm1,1760(%rsp)
vmovups	%zmm2,2016(%rsp)
vbroadcastss	344f(%rip),%zmm1
vmovups	%zmm1,2720(%rsp)
vbroadcastss	343f(%rip),%zmm1
vmovups	%zmm1,2528(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1824(%rsp)
vpbroadcastd	346f(%rip),%zmm3
jmp	68f
.p2align	4
67:
vmulps	%zmm22,%zmm2,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm29
vmulps	%zmm29,%zmm20,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm9
vfmadd213ps	%zmm9,%zmm1,%zmm4
vmulps	%zmm4,%zmm18,%zmm4
vmovups	288(%rsp),%zmm18
vfmadd213ps	%zmm21,%zmm4,%zmm18
vmovups	1568(%rsp),%zmm7
vmulps	%zmm4,%zmm7,%zmm4
vmovups	%zmm4,288(%rsp)
vmovups	480(%rsp),%zmm9
vaddps	%zmm4,%zmm9,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2272(%rsp),%zmm8
vminps	%zmm4,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2336(%rsp),%zmm8
vmaxps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm8,%zmm5 {%k1}
vcmpeqps	%zmm9,%zmm5,%k1
vcmpneqps	%zmm5,%zmm4,%k1 {%k1}
vmovups	1312(%rsp),%zmm4
vfmadd213ps	%zmm18,%zmm2,%zmm4
vmovups	1248(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm1,%zmm5
vmovups	2784(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm31
vmovups	992(%rsp),%zmm20
vaddps	%zmm31,%zmm20,%zmm4
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2208(%rsp),%zmm16
vminps	%zmm4,%zmm16,%zmm5
vmovaps	%zmm16,%zmm5 {%k2}
vcmpunordps	%zmm5,%zmm5,%k2
vmovups	2848(%rsp),%zmm16
vmaxps	%zmm5,%zmm16,%zmm5
vmovaps	%zmm16,%zmm5 {%k2}
vcmpeqps	%zmm20,%zmm5,%k2
vcmpneqps	%zmm5,%zmm4,%k3 {%k2}
vmulps	%zmm2,%zmm12,%zmm2
vmovups	%zmm2,1312(%rsp)
vmovups	160(%rsp),%zmm28
vaddps	%zmm2,%zmm28,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	1632(%rsp),%zmm5
vminps	%zmm2,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	1696(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k2}
vcmpeqps	%zmm28,%zmm4,%k2
vcmpneqps	%zmm4,%zmm2,%k4 {%k2}
vmulps	%zmm1,%zmm17,%zmm1
vmovups	%zmm1,1248(%rsp)
vmovups	224(%rsp),%zmm29
vaddps	%zmm1,%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2400(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2464(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpeqps	%zmm29,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k6 {%k2}
vminps	%zmm0,%zmm14,%zmm1
vminps	%zmm1,%zmm24,%zmm1
vminps	%zmm1,%zmm26,%zmm1
vmulps	3872(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm11,%zmm5
vmovaps	%zmm13,%zmm11
vsubps	%zmm13,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm13,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	3296(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vsubps	%zmm15,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm15,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	352(%rsp),%zmm12,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmovaps	%zmm3,%zmm13
vmovups	%zmm3,1056(%rsp)
vmovups	2656(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm4,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	544(%rsp),%zmm17,%zmm2
vmulps	%zmm2,%zmm17,%zmm2
vmovups	%zmm5,3680(%rsp)
vsubps	%zmm5,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm5,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm28,%zmm0,%zmm2
vmulps	%zmm2,%zmm12,%zmm7
vcmpltps	427f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm10,%zmm2
vmovups	736(%rsp),%zmm1
vxorps	%xmm3,%xmm3,%xmm3
vcmpnltps	%zmm1,%zmm3,%k0
vmovaps	%zmm1,%zmm3
vmovups	%zmm1,736(%rsp)
vmulps	%zmm2,%zmm2,%zmm1
vmulps	%zmm1,%zmm7,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	345f(%rip),%zmm12
vmovaps	%zmm12,%zmm1 {%k2}
vbroadcastss	16(%r15),%zmm4
vcmpleps	%zmm4,%zmm1,%k7
vmulss	%xmm4,%xmm4,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm19,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	347f(%rip),%zmm4 {%k4} {z}
vpbroadcastd	348f(%rip),%zmm18
vpord	%zmm18,%zmm4,%zmm4 {%k6}
vpbroadcastd	346f(%rip),%zmm17
vpord	%zmm17,%zmm4,%zmm4 {%k1}
vxorps	%xmm26,%xmm26,%xmm26
vpord	%zmm1,%zmm4,%zmm9
vmovups	1952(%rsp),%zmm22
vmovaps	%zmm22,%zmm1
vfmadd132ps	3232(%rsp),%zmm26,%zmm1
vmovups	1888(%rsp),%zmm24
vfmadd231ps	608(%rsp),%zmm24,%zmm1
vmovups	864(%rsp),%zmm4
vfmadd231ps	1440(%rsp),%zmm4,%zmm1
vfmadd231ps	1504(%rsp),%zmm13,%zmm1
vmovups	1184(%rsp),%zmm8
vsubps	%zmm1,%zmm8,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm5
vmulps	%zmm5,%zmm8,%zmm4
vmaxps	%zmm1,%zmm4,%zmm10
vmovaps	%zmm4,%zmm10 {%k1}
vmulps	%zmm2,%zmm7,%zmm1
vmulps	432f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	3360(%rsp),%zmm1
vsubps	2144(%rsp),%zmm1,%zmm1
vmovups	%zmm1,544(%rsp)
vcmpltps	%zmm3,%zmm26,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm26,%k3
vptestmd	%zmm9,%zmm9,%k1
korw	%k3,%k4,%k7
vmovdqu64	3744(%rsp),%zmm1
vpord	%zmm9,%zmm1,%zmm3
vmovdqa32	%zmm1,%zmm3 {%k7}
vmovdqu64	%zmm3,352(%rsp)
korw	%k1,%k7,%k1
vmovups	3104(%rsp),%zmm1
vcmpltps	%zmm2,%zmm1,%k7
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3104(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	2016(%rsp),%zmm2
vmovaps	%zmm2,%zmm1
vmulps	%zmm5,%zmm2,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm4,%k5
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,2016(%rsp)
vmaxps	333f(%rip){1to16},%zmm10,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovups	%zmm8,1184(%rsp)
vmulps	%zmm1,%zmm8,%zmm1
vmovups	2080(%rsp),%zmm18
vmulps	%zmm1,%zmm18,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2720(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k7}
vmaxps	433f(%rip){1to16},%zmm1,%zmm10
vcmpnltps	%zmm8,%zmm26,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm0,%zmm10 {%k6}
vbroadcastss	99f(%rip),%zmm9
vandps	%zmm9,%zmm31,%zmm1
vbroadcastss	434f(%rip),%zmm14
vaddps	%zmm14,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm2
vmulps	3424(%rsp),%zmm2,%zmm1
vcmpunordps	%zmm10,%zmm10,%k6
vmovups	288(%rsp),%zmm21
vandps	%zmm9,%zmm21,%zmm4
vaddps	%zmm14,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vminps	%zmm10,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k6}
vmulps	2976(%rsp),%zmm4,%zmm7
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k6}
vcmpltps	%zmm26,%zmm31,%k6
vmovups	2208(%rsp),%zmm3
vmovaps	%zmm20,%zmm13
vsubps	%zmm20,%zmm3,%zmm5
vsubps	%zmm16,%zmm20,%zmm5 {%k6}
vmulps	%zmm2,%zmm5,%zmm2
vmulps	%zmm5,%zmm11,%zmm5
vcmpltps	%zmm5,%zmm26,%k6
vbroadcastss	435f(%rip),%zmm7
vmulps	%zmm7,%zmm2,%zmm2
vmovaps	%zmm12,%zmm5
vminps	%zmm12,%zmm2,%zmm5 {%k6}
vcmpltps	%zmm26,%zmm21,%k6
vmovups	2272(%rsp),%zmm15
vmovups	480(%rsp),%zmm8
vsubps	%zmm8,%zmm15,%zmm2
vmovups	2336(%rsp),%zmm17
vsubps	%zmm17,%zmm8,%zmm2 {%k6}
vmulps	%zmm4,%zmm2,%zmm4
vmulps	3488(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm26,%k6
vmovaps	%zmm12,%zmm2
vmulps	%zmm7,%zmm4,%zmm2 {%k6}
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k6}
vmovups	1312(%rsp),%zmm5
vandps	%zmm9,%zmm5,%zmm2
vaddps	%zmm14,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vcmpltps	%zmm26,%zmm5,%k6
vmovups	1632(%rsp),%zmm5
vsubps	%zmm28,%zmm5,%zmm5
vsubps	1696(%rsp),%zmm28,%zmm5 {%k6}
vmulps	%zmm2,%zmm5,%zmm2
vmulps	2656(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm26,%k6
vmovaps	%zmm12,%zmm5
vmulps	%zmm7,%zmm2,%zmm5 {%k6}
vmovups	1248(%rsp),%zmm11
vandps	%zmm9,%zmm11,%zmm2
vaddps	%zmm14,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k6}
vcmpltps	%zmm26,%zmm11,%k6
vmovups	2400(%rsp),%zmm19
vsubps	%zmm29,%zmm19,%zmm5
vmovups	2464(%rsp),%zmm20
vsubps	%zmm20,%zmm29,%zmm5 {%k6}
vmulps	%zmm2,%zmm5,%zmm2
vmulps	3680(%rsp),%zmm5,%zmm5
vcmpltps	%zmm5,%zmm26,%k6
vmovaps	%zmm12,%zmm5
vmulps	%zmm7,%zmm2,%zmm5 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k6}
vcmpgtps	2528(%rsp),%zmm12,%k6
vcmpltps	%zmm1,%zmm2,%k6 {%k6}
vmovaps	%zmm2,%zmm1 {%k6}
vmovaps	%zmm6,%zmm11
vmovaps	%zmm12,%zmm11 {%k2}
vblendmps	%zmm18,%zmm1,%zmm18 {%k1}
vmovups	%zmm18,2080(%rsp)
vmovups	1760(%rsp),%zmm2
vmovaps	%zmm2,%zmm11 {%k3}
vcmpnleps	%zmm1,%zmm10,%k2
vfmadd213ps	%zmm13,%zmm1,%zmm31
vfmadd213ps	%zmm8,%zmm21,%zmm1
vcmpunordps	%zmm31,%zmm31,%k7
vminps	%zmm31,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k7}
vcmpunordps	%zmm2,%zmm2,%k7
vmaxps	%zmm2,%zmm16,%zmm14
vmovaps	%zmm16,%zmm14 {%k7}
vmovaps	%zmm13,%zmm14 {%k1}
vsubps	%zmm13,%zmm14,%zmm2
vblendmps	%zmm22,%zmm2,%zmm22 {%k1}
vcmpunordps	%zmm1,%zmm1,%k7
vminps	%zmm1,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm17,%zmm9
vmovaps	%zmm17,%zmm9 {%k7}
vmovaps	%zmm8,%zmm9 {%k1}
vsubps	%zmm8,%zmm9,%zmm1
vblendmps	%zmm24,%zmm1,%zmm24 {%k1}
vfmadd132ps	3232(%rsp),%zmm26,%zmm2
vfmadd231ps	608(%rsp),%zmm1,%zmm2
vdivps	%zmm10,%zmm0,%zmm1
vmovups	%zmm22,1952(%rsp)
vmulps	%zmm22,%zmm1,%zmm4
vmovups	2912(%rsp),%zmm6
vmovups	864(%rsp),%zmm16
vfnmadd213ps	%zmm16,%zmm4,%zmm6
vmovups	1376(%rsp),%zmm5
vmovups	1056(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm4,%zmm5
vmovups	%zmm24,1888(%rsp)
vmulps	%zmm24,%zmm1,%zmm1
vmovups	1120(%rsp),%zmm4
vfnmadd213ps	%zmm6,%zmm1,%zmm4
vmovups	672(%rsp),%zmm3
vfnmadd213ps	%zmm5,%zmm1,%zmm3
vmovups	4000(%rsp),%zmm13
vmulps	%zmm4,%zmm13,%zmm1
vmulps	928(%rsp),%zmm13,%zmm4
vmovups	3936(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm5
vmulps	%zmm1,%zmm5,%zmm7
vfmsub231ps	%zmm3,%zmm6,%zmm7
vfnmadd213ps	%zmm0,%zmm5,%zmm5
vmaxps	398f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm13,%zmm4,%zmm4
vmulps	%zmm5,%zmm10,%zmm5
vbroadcastss	436f(%rip),%zmm8
vmulps	%zmm8,%zmm29,%zmm7
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k7}
vaddps	%zmm5,%zmm29,%zmm5
vcmpunordps	%zmm5,%zmm5,%k7
vminps	%zmm5,%zmm19,%zmm5
vmovaps	%zmm19,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm20,%zmm5
vmovaps	%zmm20,%zmm5 {%k7}
vmovaps	%zmm29,%zmm5 {%k1}
vsubps	%zmm29,%zmm5,%zmm7
vfmadd231ps	%zmm18,%zmm7,%zmm2
vmulps	%zmm1,%zmm10,%zmm1
vfnmadd231ps	%zmm4,%zmm7,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1504(%rsp),%zmm3
vblendmps	%zmm3,%zmm7,%zmm3 {%k1}
vmovups	%zmm3,1504(%rsp)
vmovaps	%zmm0,%zmm4 {%k2} {z}
vmovups	736(%rsp),%zmm3
vmovaps	%zmm3,%zmm4 {%k3}
vmulps	%zmm8,%zmm28,%zmm7
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k2}
vaddps	%zmm1,%zmm28,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1632(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1696(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmovaps	%zmm28,%zmm1 {%k1}
vsubps	%zmm28,%zmm1,%zmm7
vfmadd231ps	%zmm7,%zmm16,%zmm2
vmovups	1440(%rsp),%zmm3
vblendmps	%zmm3,%zmm7,%zmm3 {%k1}
vmovups	%zmm3,1440(%rsp)
vmovaps	%zmm26,%zmm2 {%k6}
vmovups	1184(%rsp),%zmm3
vmovaps	%zmm3,%zmm2 {%k1}
knotw	%k0,%k2
vmovups	544(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k2} {z}
vmovups	3168(%rsp),%zmm7
vcmpgtps	1824(%rsp),%zmm7,%k2
vaddps	2144(%rsp),%zmm3,%zmm8 {%k2} {z}
vmovdqu64	352(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm6 {%k1} {z}
vbroadcastss	346f(%rip),%zmm3
vmovups	%zmm14,992(%rsp)
vmovups	%zmm9,480(%rsp)
vmovups	%zmm1,160(%rsp)
vmovups	%zmm5,224(%rsp)
vmovups	%zmm2,1184(%rsp)
vmovups	%zmm4,736(%rsp)
vmovups	%zmm11,1760(%rsp)
68:
vpslld	$31,%zmm6,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,6(%rsp)
vpandd	%zmm3,%zmm6,%zmm1
vmovdqu64	%zmm1,4192(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,4(%rsp)
vpandd	347f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,4128(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm6,3744(%rsp)
vpandd	348f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,4064(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vxorps	%xmm4,%xmm4,%xmm4
.p2align	4
69:
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
vaddss	%xmm2,%xmm1,%xmm31
vbroadcastss	20(%r15),%zmm1
vbroadcastss	24(%r15),%zmm5
testq	%r10,%r10
vmovups	%zmm8,3360(%rsp)
vmovups	%zmm5,2976(%rsp)
vmovups	%zmm1,3424(%rsp)
vmovss	%xmm31,288(%rsp)
je	77f
vbroadcastss	97f(%rip),%zmm0
vdivps	%zmm1,%zmm0,%zmm6
vmulps	349f(%rip){1to16},%zmm6,%zmm1
vbroadcastss	352f(%rip),%zmm10
vmovups	992(%rsp),%zmm23
vsubps	%zmm23,%zmm10,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	353f(%rip),%zmm11
vxorps	%zmm11,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vbroadcastss	354f(%rip),%zmm16
vmaxps	%zmm16,%zmm3,%zmm3
vbroadcastss	355f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vbroadcastss	356f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm3
vbroadcastss	357f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm7,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm8
vbroadcastss	359f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm8
vbroadcastss	362f(%rip),%zmm9
vmovaps	%zmm9,%zmm12
vfmadd213ps	%zmm9,%zmm3,%zmm8
vbroadcastss	363f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm8
vbroadcastss	364f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vbroadcastss	365f(%rip),%zmm26
vaddps	%zmm26,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vbroadcastss	99f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm7
vbroadcastss	366f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vbroadcastss	367f(%rip),%zmm28
vmovaps	%zmm28,%zmm8
vbroadcastss	368f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm8
vbroadcastss	369f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm9,%zmm8
vbroadcastss	372f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm9,%zmm8
vbroadcastss	373f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm9,%zmm8
vbroadcastss	374f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm9,%zmm8
vbroadcastss	375f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm9,%zmm8
vbroadcastss	376f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm9,%zmm8
vbroadcastss	377f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vbroadcastss	332f(%rip),%zmm4
vblendmps	%zmm10,%zmm4,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	378f(%rip){1to16},%zmm6,%zmm5
vmulps	379f(%rip){1to16},%zmm6,%zmm6
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	332f(%rip),%xmm22
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm0,%xmm9
vaddss	%xmm22,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm23,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm11,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	354f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm18,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	356f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm18,%zmm11,%zmm11
vbroadcastss	358f(%rip),%zmm14
vfmadd213ps	359f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm12,%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm25,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm26,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm27,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm21,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	352f(%rip){1to16},%zmm4,%zmm10 {%k1}
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
incq	%rcx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vbroadcastss	353f(%rip),%zmm11
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rcx,%r10
jne	72b
vdivps	2976(%rsp),%zmm0,%zmm6
vmulps	349f(%rip){1to16},%zmm6,%zmm1
vbroadcastss	352f(%rip),%zmm10
vmovups	480(%rsp),%zmm23
vsubps	%zmm23,%zmm10,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	%zmm11,%zmm2,%zmm5
vmulps	%zmm5,%zmm2,%zmm3
vmaxps	354f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm18,%zmm3,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	356f(%rip){1to16},%zmm7,%zmm3
vfmadd231ps	357f(%rip){1to16},%zmm7,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm8
vfmadd213ps	359f(%rip){1to16},%zmm3,%zmm8
vfmadd213ps	%zmm12,%zmm3,%zmm8
vfmadd213ps	%zmm24,%zmm3,%zmm8
vfmadd213ps	%zmm25,%zmm3,%zmm8
vfmadd213ps	%zmm0,%zmm3,%zmm8
vaddps	%zmm26,%zmm7,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vandps	%zmm15,%zmm2,%zmm7
vfmadd132ps	%zmm27,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm9
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm28,%zmm8
vfmadd213ps	%zmm29,%zmm9,%zmm8
vfmadd213ps	%zmm30,%zmm9,%zmm8
vfmadd213ps	%zmm31,%zmm9,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vfmadd213ps	%zmm16,%zmm9,%zmm8
vfmadd213ps	%zmm19,%zmm9,%zmm8
vfmadd213ps	%zmm20,%zmm9,%zmm8
vfmadd213ps	%zmm21,%zmm9,%zmm8
vcmpltps	%zmm5,%zmm2,%k1
vblendmps	%zmm10,%zmm4,%zmm7 {%k1}
vmulps	%zmm8,%zmm9,%zmm5
vmulps	%zmm3,%zmm5,%zmm5
vmulps	%zmm5,%zmm7,%zmm8
vmulps	378f(%rip){1to16},%zmm6,%zmm5
vmulps	379f(%rip){1to16},%zmm6,%zmm6
movq	%r9,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm15,%xmm9
vaddss	%xmm22,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm23,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm11,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	354f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm18,%zmm11,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	356f(%rip){1to16},%zmm13,%zmm11
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm11
vmulps	%zmm18,%zmm11,%zmm11
vbroadcastss	358f(%rip),%zmm14
vfmadd213ps	359f(%rip){1to16},%zmm11,%zmm14
vfmadd213ps	%zmm12,%zmm11,%zmm14
vfmadd213ps	%zmm24,%zmm11,%zmm14
vfmadd213ps	%zmm25,%zmm11,%zmm14
vfmadd213ps	%zmm0,%zmm11,%zmm14
vaddps	%zmm26,%zmm13,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm14,%zmm11
vandps	%zmm15,%zmm9,%zmm13
vfmadd132ps	%zmm27,%zmm0,%zmm13
vdivps	%zmm13,%zmm0,%zmm13
vmovaps	%zmm28,%zmm14
vfmadd213ps	%zmm29,%zmm13,%zmm14
vfmadd213ps	%zmm30,%zmm13,%zmm14
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm14
vfmadd213ps	%zmm16,%zmm13,%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd213ps	%zmm20,%zmm13,%zmm14
vfmadd213ps	%zmm21,%zmm13,%zmm14
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	352f(%rip){1to16},%zmm4,%zmm10 {%k1}
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
incq	%rcx
addq	$192,%rax
vmovaps	%zmm9,%zmm2
vmovaps	%zmm11,%zmm3
vbroadcastss	353f(%rip),%zmm11
vmovaps	%zmm13,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	288(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm6,%xmm6,%xmm6
vmovups	736(%rsp),%zmm2
ja	74f
vxorps	%xmm2,%xmm2,%xmm2
74:
vbroadcastss	8(%r15),%zmm21
movq	16(%rsp),%rax
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,672(%rsp)
vmovups	%zmm1,928(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm10,%xmm10,%xmm10
xorl	%ecx,%ecx
vmovups	160(%rsp),%zmm13
.p2align	4
75:
vmovups	%zmm8,1376(%rsp)
vmovups	%zmm17,544(%rsp)
vmovups	%zmm9,1120(%rsp)
vmovups	%zmm29,608(%rsp)
vmovups	%zmm16,864(%rsp)
vmovups	%zmm3,1056(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm24
vmovaps	64(%r13,%rdx),%zmm25
vmovaps	128(%r13,%rdx),%zmm26
vmulps	%zmm24,%zmm13,%zmm30
vxorps	%xmm29,%xmm29,%xmm29
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	97f(%rip),%zmm0
vmovups	224(%rsp),%zmm3
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm17
vmovaps	-128(%rdx),%zmm7
vmovaps	-64(%rdx),%zmm13
vmovaps	%zmm7,%zmm4
vfmadd213ps	%zmm3,%zmm30,%zmm4
vaddps	%zmm21,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vsubps	%zmm4,%zmm17,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm4,%zmm2,%zmm17
vfmadd213ps	%zmm5,%zmm5,%zmm17
vaddps	%zmm17,%zmm28,%zmm28
vaddps	%zmm4,%zmm31,%zmm31
vfmadd231ps	%zmm7,%zmm4,%zmm23
vfmadd231ps	%zmm13,%zmm4,%zmm16
vfmadd231ps	(%rdx),%zmm4,%zmm22
vmulps	%zmm17,%zmm7,%zmm4
vaddps	%zmm4,%zmm27,%zmm27
vfmadd231ps	%zmm4,%zmm7,%zmm29
vmulps	%zmm17,%zmm13,%zmm4
vaddps	%zmm4,%zmm9,%zmm9
vfmadd231ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm13,%zmm4,%zmm8
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	76b
vmovups	160(%rsp),%zmm13
vmulps	%zmm25,%zmm13,%zmm4
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm30,%zmm8
vfmadd231ps	%zmm8,%zmm30,%zmm14
vmovaps	%zmm1,%zmm5
vfmadd213ps	%zmm7,%zmm4,%zmm5
vfmadd231ps	%zmm5,%zmm30,%zmm18
vfmadd213ps	%zmm7,%zmm24,%zmm1
vfmadd231ps	%zmm1,%zmm30,%zmm15
vaddps	%zmm7,%zmm9,%zmm1
vmovups	1376(%rsp),%zmm8
vfmadd231ps	%zmm1,%zmm30,%zmm8
vfmadd231ps	%zmm16,%zmm30,%zmm6
vfmadd231ps	%zmm16,%zmm25,%zmm11
vmovaps	%zmm29,%zmm1
vfmadd213ps	%zmm7,%zmm4,%zmm1
vfmadd231ps	%zmm1,%zmm4,%zmm19
vfmadd213ps	%zmm7,%zmm24,%zmm29
vmovups	1120(%rsp),%zmm9
vfmadd231ps	%zmm29,%zmm4,%zmm9
vfmadd231ps	%zmm29,%zmm24,%zmm12
vmovups	608(%rsp),%zmm29
vfmadd231ps	%zmm23,%zmm4,%zmm29
vaddps	%zmm7,%zmm27,%zmm1
vmovups	672(%rsp),%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm5
vmovups	%zmm5,672(%rsp)
vmovups	928(%rsp),%zmm4
vfmadd231ps	%zmm1,%zmm24,%zmm4
vmovups	%zmm4,928(%rsp)
vfmadd231ps	%zmm22,%zmm24,%zmm20
vmovups	864(%rsp),%zmm16
vfmadd231ps	%zmm23,%zmm24,%zmm16
vfmadd231ps	%zmm26,%zmm23,%zmm10
vmovups	1056(%rsp),%zmm3
vaddps	%zmm31,%zmm3,%zmm3
vaddps	%zmm7,%zmm28,%zmm1
vmovups	544(%rsp),%zmm17
vaddps	%zmm1,%zmm17,%zmm17
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vbroadcastss	335f(%rip),%zmm25
vpbroadcastd	383f(%rip),%zmm23
vpbroadcastd	384f(%rip),%zmm21
vpbroadcastd	97f(%rip),%zmm22
vbroadcastss	385f(%rip),%zmm24
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm28
vbroadcastss	393f(%rip),%zmm27
vbroadcastss	394f(%rip),%zmm30
vxorps	%xmm7,%xmm7,%xmm7
vmovups	2976(%rsp),%zmm5
vmovups	3424(%rsp),%zmm0
vmovss	288(%rsp),%xmm31
vmovups	%zmm12,352(%rsp)
jmp	79f
.p2align	4
77:
vmovaps	%zmm1,%zmm0
vucomiss	%xmm4,%xmm31
vxorps	%xmm10,%xmm10,%xmm10
vmovups	736(%rsp),%zmm2
vpbroadcastd	384f(%rip),%zmm21
vpbroadcastd	97f(%rip),%zmm22
vbroadcastss	385f(%rip),%zmm24
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm28
vmovups	160(%rsp),%zmm13
ja	78f
vxorps	%xmm2,%xmm2,%xmm2
78:
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,928(%rsp)
vmovups	%zmm1,672(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm1,352(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm19,%xmm19,%xmm19
vpxord	%xmm18,%xmm18,%xmm18
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm16,%xmm16,%xmm16
vpxord	%xmm29,%xmm29,%xmm29
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
79:
vbroadcastss	97f(%rip),%zmm12
vdivps	%zmm0,%zmm12,%zmm1
vmulps	%zmm13,%zmm2,%zmm4
vmulps	%zmm20,%zmm4,%zmm20
vdivps	%zmm5,%zmm12,%zmm5
vfnmadd213ps	%zmm14,%zmm1,%zmm20
vucomiss	%xmm7,%xmm31
vmulps	%zmm10,%zmm4,%zmm10
vdivps	%zmm13,%zmm25,%zmm1
vfnmadd213ps	%zmm19,%zmm5,%zmm10
vfnmadd213ps	%zmm18,%zmm4,%zmm11
vmulps	%zmm1,%zmm2,%zmm1
vfmadd231ps	%zmm6,%zmm1,%zmm15
vfmadd231ps	%zmm1,%zmm29,%zmm9
vmovaps	%zmm11,%zmm14
vmovaps	%zmm15,%zmm11
vmovups	%zmm9,1120(%rsp)
vmovups	%zmm15,2912(%rsp)
vmovups	%zmm29,608(%rsp)
vmovups	%zmm10,3296(%rsp)
jbe	84f
vmovaps	%zmm20,%zmm15
vmovups	1824(%rsp),%zmm1
vmovups	3360(%rsp),%zmm4
vaddps	%zmm1,%zmm4,%zmm1
vmovups	%zmm1,1824(%rsp)
vcmpgeps	382f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vaddss	%xmm7,%xmm2,%xmm1
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
vucomiss	%xmm7,%xmm1
vbroadcastss	388f(%rip),%zmm18
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm20
vmovups	352(%rsp),%zmm4
jbe	85f
vmovaps	%zmm17,%zmm12
vmovaps	%zmm14,%zmm11
vmovups	%zmm3,1056(%rsp)
vmovaps	%zmm16,%zmm3
vmovaps	%zmm8,%zmm29
testq	%r10,%r10
je	86f
vbroadcastss	8(%r15),%zmm1
vxorps	%xmm9,%xmm9,%xmm9
movq	16(%rsp),%rax
xorl	%ecx,%ecx
vmovups	224(%rsp),%zmm31
.p2align	4
82:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	160(%rsp),%zmm4
vmulps	(%r13,%rdx),%zmm4,%zmm8
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	97f(%rip),%zmm0
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm31,%zmm8,%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm25,%zmm5,%zmm5
vcmpltps	%zmm7,%zmm25,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm10
vpaddd	%zmm23,%zmm10,%zmm10
vpandd	%zmm21,%zmm10,%zmm10
vpsubd	%zmm10,%zmm22,%zmm13
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm25,%zmm13,%zmm14
vfmadd231ps	%zmm5,%zmm13,%zmm14
vmulps	%zmm14,%zmm14,%zmm5
vmovaps	%zmm24,%zmm13
vfmadd213ps	%zmm26,%zmm14,%zmm13
vmovaps	%zmm28,%zmm16
vmovaps	%zmm19,%zmm17
vfmadd213ps	%zmm20,%zmm14,%zmm17
vfmadd213ps	%zmm18,%zmm14,%zmm16
vfmadd231ps	%zmm27,%zmm5,%zmm17
vfmadd213ps	%zmm16,%zmm5,%zmm17
vfmadd213ps	%zmm13,%zmm5,%zmm17
vfmadd213ps	%zmm14,%zmm5,%zmm17
vaddps	%zmm0,%zmm7,%zmm5
vfmadd231ps	%zmm30,%zmm10,%zmm17
vmaxps	%zmm25,%zmm7,%zmm7
vfmsub231ps	%zmm5,%zmm17,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm9
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	82b
jmp	87f
.p2align	4
84:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2144(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	480(%rsp),%zmm9
vmovups	352(%rsp),%zmm4
jmp	89f
.p2align	4
85:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2144(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	480(%rsp),%zmm9
jmp	88f
86:
vxorps	%xmm9,%xmm9,%xmm9
vmovups	224(%rsp),%zmm31
87:
vbroadcastss	395f(%rip),%zmm1
vmovups	2528(%rsp),%zmm4
vfmadd213ps	396f(%rip){1to16},%zmm4,%zmm1
vxorps	%xmm13,%xmm13,%xmm13
vcmpltps	%zmm2,%zmm13,%k5
vaddps	%zmm1,%zmm4,%zmm1
vcmpltps	%zmm9,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm9,%zmm4 {%k6}
vmovups	%zmm4,2528(%rsp)
vmovups	2016(%rsp),%zmm1
vmaxps	339f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,2016(%rsp)
vmovups	2720(%rsp),%zmm1
vbroadcastss	397f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2720(%rsp)
vbroadcastss	97f(%rip),%zmm0
vblendmps	337f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	1952(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	992(%rsp),%zmm5
vsubps	%zmm4,%zmm5,%zmm5
vmovups	%zmm5,992(%rsp)
vmovups	1888(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	480(%rsp),%zmm9
vsubps	%zmm5,%zmm9,%zmm9
vmovups	1440(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm5
vsubps	%zmm5,%zmm7,%zmm7
vmovups	160(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmovups	%zmm8,160(%rsp)
vmovups	1504(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vsubps	%zmm8,%zmm31,%zmm31
vmovups	%zmm31,224(%rsp)
vmovups	1184(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,1184(%rsp)
vmovups	2080(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,2080(%rsp)
vmovups	736(%rsp),%zmm1
vmovaps	%zmm13,%zmm1 {%k1}
vmovups	%zmm1,736(%rsp)
vmovups	1760(%rsp),%zmm1
vbroadcastss	345f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1760(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,2144(%rsp)
vmovups	%zmm7,1504(%rsp)
vmovups	%zmm5,1440(%rsp)
vmovups	%zmm4,1888(%rsp)
vmovups	%zmm2,1952(%rsp)
vmovaps	%zmm29,%zmm8
vmovaps	%zmm3,%zmm16
vmovups	1056(%rsp),%zmm3
vmovups	608(%rsp),%zmm29
vmovaps	%zmm11,%zmm14
vmovaps	%zmm12,%zmm17
vmovups	352(%rsp),%zmm4
vmovups	2912(%rsp),%zmm11
vmovups	3296(%rsp),%zmm10
88:
vmovaps	%zmm15,%zmm20
89:
vmovups	%zmm20,3872(%rsp)
vmovups	%zmm4,352(%rsp)
vmovups	%zmm17,544(%rsp)
vmovups	%zmm6,3232(%rsp)
vmovups	%zmm16,864(%rsp)
vbroadcastss	333f(%rip),%zmm2
vmaxps	%zmm2,%zmm20,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	97f(%rip),%zmm0
vdivps	%zmm1,%zmm0,%zmm22
vmaxps	%zmm2,%zmm10,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmaxps	%zmm2,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm10
vmovdqu64	4128(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm17,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4192(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm15
vmovups	992(%rsp),%zmm1
vcmpleps	2848(%rsp),%zmm1,%k5
vcmpgeps	2208(%rsp),%zmm1,%k7
vblendmps	%zmm6,%zmm25,%zmm1 {%k7}
vbroadcastss	353f(%rip),%zmm31
vxorps	%zmm31,%zmm6,%zmm1 {%k5}
vcmpleps	%zmm1,%zmm13,%k7
korw	%k0,%k7,%k5
vmulps	%zmm22,%zmm6,%zmm1
vmovups	%zmm1,1312(%rsp)
kmovw	6(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm13,%zmm1,%zmm1 {%k7} {z}
vmovups	%zmm1,1248(%rsp)
vblendmps	%zmm13,%zmm0,%zmm5 {%k5}
vmovups	%zmm5,4256(%rsp)
vcmpgeps	2272(%rsp),%zmm9,%k7
vblendmps	%zmm29,%zmm25,%zmm1 {%k7}
vmovups	%zmm9,480(%rsp)
vcmpleps	2336(%rsp),%zmm9,%k7
vxorps	%zmm31,%zmm29,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm13,%k2
korw	%k2,%k6,%k7
vmulps	%zmm29,%zmm7,%zmm1
vmovups	%zmm1,4448(%rsp)
kmovw	4(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm1,%zmm21 {%k2} {z}
vblendmps	%zmm13,%zmm0,%zmm6 {%k7}
vmovups	%zmm6,3488(%rsp)
vmovups	160(%rsp),%zmm2
vcmpgeps	1632(%rsp),%zmm2,%k2
vblendmps	%zmm16,%zmm25,%zmm1 {%k2}
vmovups	%zmm2,160(%rsp)
vcmpleps	1696(%rsp),%zmm2,%k2
vxorps	%zmm31,%zmm16,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm13,%k2
korw	%k2,%k1,%k6
vmulps	%zmm16,%zmm10,%zmm1
vmovups	%zmm1,4384(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm13,%zmm0,%zmm12 {%k6}
vmovups	%zmm12,2656(%rsp)
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	%zmm1,4320(%rsp)
vmovups	224(%rsp),%zmm1
vcmpgeps	2400(%rsp),%zmm1,%k1
vblendmps	%zmm3,%zmm25,%zmm16 {%k1}
vmovups	%zmm1,224(%rsp)
vcmpleps	2464(%rsp),%zmm1,%k1
vmulps	%zmm6,%zmm7,%zmm2
vmovups	%zmm14,3808(%rsp)
vmulps	%zmm2,%zmm14,%zmm1
vmulps	%zmm5,%zmm22,%zmm9
vmulps	%zmm9,%zmm1,%zmm28
vmulps	%zmm12,%zmm10,%zmm26
vmulps	%zmm26,%zmm11,%zmm1
vmulps	%zmm9,%zmm1,%zmm29
vmulps	%zmm28,%zmm29,%zmm1
vmovaps	%zmm28,%zmm14
vfnmadd213ps	%zmm0,%zmm28,%zmm14
vbroadcastss	398f(%rip),%zmm19
vmaxps	%zmm19,%zmm14,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm31,%zmm3,%zmm16 {%k1}
vmovdqu64	4064(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k1
vdivps	%zmm4,%zmm0,%zmm18
vmovups	%zmm7,1568(%rsp)
vmulps	%zmm18,%zmm7,%zmm4
vmovaps	%zmm0,%zmm4 {%k7}
vcmpleps	%zmm16,%zmm13,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm13,%zmm0,%zmm11 {%k1}
vmulps	%zmm11,%zmm15,%zmm6
vmovups	%zmm8,1376(%rsp)
vmulps	%zmm6,%zmm8,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vmulps	%zmm28,%zmm5,%zmm7
vmovups	1120(%rsp),%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vfmsub231ps	%zmm8,%zmm2,%zmm1
vmulps	%zmm18,%zmm1,%zmm1
vmovaps	%zmm29,%zmm24
vfnmadd213ps	%zmm0,%zmm29,%zmm24
vfnmadd231ps	%zmm1,%zmm1,%zmm24
vmaxps	%zmm19,%zmm24,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm29,%zmm5,%zmm9
vdivps	%zmm8,%zmm0,%zmm20
vmulps	672(%rsp),%zmm6,%zmm8
vfmsub231ps	%zmm8,%zmm2,%zmm7
vmulps	%zmm18,%zmm7,%zmm7
vmovups	%zmm6,3936(%rsp)
vmulps	928(%rsp),%zmm6,%zmm2
vmovups	%zmm26,4000(%rsp)
vfmsub231ps	%zmm2,%zmm26,%zmm9
vfnmadd231ps	%zmm1,%zmm7,%zmm9
vmulps	%zmm20,%zmm9,%zmm8
vmovaps	%zmm5,%zmm26
vfnmadd213ps	%zmm0,%zmm5,%zmm26
vfnmadd231ps	%zmm7,%zmm7,%zmm26
vfnmadd231ps	%zmm8,%zmm8,%zmm26
vmaxps	%zmm19,%zmm26,%zmm2
vsqrtps	%zmm2,%zmm2
vmovups	%zmm22,2784(%rsp)
vmulps	%zmm22,%zmm4,%zmm9
vmovaps	%zmm4,%zmm9 {%k5}
vdivps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm10,%zmm12
vmulps	%zmm20,%zmm10,%zmm4
vmovaps	%zmm0,%zmm4 {%k6}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm2,%zmm15,%zmm9
vmulps	%zmm9,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vmovaps	%zmm15,%zmm17
vmulps	%zmm3,%zmm15,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm19 {%k1} {z}
vmovss	288(%rsp),%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vucomiss	%xmm10,%xmm9
vfmadd213ps	1248(%rsp),%zmm21,%zmm21
vmovups	4320(%rsp),%zmm10
vfmadd213ps	%zmm21,%zmm10,%zmm10
vmovups	4256(%rsp),%zmm9
vmovaps	%zmm9,%zmm13
vmulps	1312(%rsp),%zmm9,%zmm21
vmovups	3488(%rsp),%zmm15
vfmadd213ps	%zmm10,%zmm19,%zmm19
vxorps	%zmm31,%zmm28,%zmm9
vmovups	%zmm9,288(%rsp)
vmulps	%zmm21,%zmm28,%zmm9
vfmsub231ps	4448(%rsp),%zmm15,%zmm9
vxorps	%zmm31,%zmm29,%zmm10
vmovups	%zmm10,1312(%rsp)
vmulps	%zmm21,%zmm29,%zmm10
vmovups	2656(%rsp),%zmm22
vfmsub231ps	4384(%rsp),%zmm22,%zmm10
vxorps	%zmm31,%zmm5,%zmm22
vmovups	%zmm22,1248(%rsp)
vmulps	%zmm21,%zmm5,%zmm5
vmulps	%zmm18,%zmm9,%zmm28
vxorps	%xmm22,%xmm22,%xmm22
vfnmadd231ps	%zmm1,%zmm28,%zmm10
vxorps	%zmm31,%zmm1,%zmm9
vfmsub231ps	%zmm4,%zmm11,%zmm5
vxorps	%zmm31,%zmm7,%zmm4
vfnmadd231ps	%zmm7,%zmm28,%zmm5
vxorps	%zmm31,%zmm8,%zmm29
vmulps	%zmm20,%zmm10,%zmm31
vfnmadd231ps	%zmm8,%zmm31,%zmm5
vmovaps	%zmm21,%zmm10
vfmadd213ps	%zmm22,%zmm21,%zmm10
vfmadd231ps	%zmm28,%zmm28,%zmm10
vfmadd231ps	%zmm31,%zmm31,%zmm10
vmulps	%zmm2,%zmm5,%zmm22
vfmadd231ps	%zmm22,%zmm22,%zmm10
ja	67b
vmovaps	%zmm4,%zmm24
vbroadcastss	16(%r15),%zmm1
vdivps	%zmm12,%zmm0,%zmm3
vdivps	%zmm17,%zmm0,%zmm4
vmulps	160(%rsp),%zmm3,%zmm3
vmulps	224(%rsp),%zmm4,%zmm4
vmovups	1760(%rsp),%zmm8
vdivps	%zmm8,%zmm0,%zmm5
vmulps	%zmm6,%zmm5,%zmm5
vmulps	399f(%rip){1to16},%zmm3,%zmm3
vmulps	422f(%rip){1to16},%zmm4,%zmm4
vmaxps	%zmm3,%zmm4,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vbroadcastss	345f(%rip),%zmm7
vmovups	2528(%rsp),%zmm3
vcmpltps	%zmm7,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	423f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm6,%zmm3,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmulps	%zmm5,%zmm5,%zmm3
vminps	%zmm0,%zmm3,%zmm3
vmulps	%zmm1,%zmm3,%zmm3
vmaxps	%zmm3,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vcmpltps	%zmm7,%zmm8,%k1
vmovaps	%zmm5,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm19,%k1
vcmpleps	%zmm3,%zmm10,%k1 {%k1}
vmulps	%zmm13,%zmm15,%zmm1
vmulps	2656(%rsp),%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm1
vxorps	%xmm3,%xmm3,%xmm3
vcmpnltps	%zmm1,%zmm3,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	342f(%rip),%zmm3
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	3168(%rsp),%zmm4
vcmpleps	1824(%rsp),%zmm4,%k1
vminps	424f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2592(%rsp),%zmm4
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,2592(%rsp)
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm0,%zmm8 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm8,%xmm1
vmovshdup	%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm8,%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm8,%xmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm8,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vxorps	%xmm4,%xmm4,%xmm4
ja	69b
vmulps	%zmm22,%zmm2,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm29
vmulps	%zmm29,%zmm20,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm9
vfmadd213ps	%zmm9,%zmm1,%zmm24
vmulps	%zmm24,%zmm18,%zmm3
vmovups	288(%rsp),%zmm4
vfmadd213ps	%zmm21,%zmm3,%zmm4
vmovups	1312(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm2,%zmm5
vmovups	1248(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm1,%zmm4
vmulps	2784(%rsp),%zmm4,%zmm4
vmovups	%zmm4,288(%rsp)
vmulps	1568(%rsp),%zmm3,%zmm3
vmovups	%zmm3,352(%rsp)
vmovups	%zmm12,608(%rsp)
vmulps	%zmm2,%zmm12,%zmm2
vmovups	%zmm2,1056(%rsp)
vmovups	%zmm17,864(%rsp)
vmulps	%zmm1,%zmm17,%zmm1
vmovups	%zmm1,544(%rsp)
vbroadcastss	97f(%rip),%zmm0
vdivps	800(%rsp),%zmm0,%zmm1
vmulps	416(%rsp),%zmm1,%zmm1
vpaddd	%zmm23,%zmm1,%zmm2
vpbroadcastd	384f(%rip),%zmm15
vpandd	%zmm15,%zmm2,%zmm2
vpbroadcastd	97f(%rip),%zmm21
vpsubd	%zmm2,%zmm21,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	385f(%rip),%zmm4
vbroadcastss	386f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm3,%zmm4
vbroadcastss	387f(%rip),%zmm24
vmovaps	%zmm24,%zmm5
vfmadd213ps	388f(%rip){1to16},%zmm3,%zmm5
vbroadcastss	389f(%rip),%zmm6
vfmadd213ps	392f(%rip){1to16},%zmm3,%zmm6
vfmadd231ps	%zmm27,%zmm1,%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vfmadd213ps	%zmm3,%zmm1,%zmm6
vfmadd231ps	%zmm30,%zmm2,%zmm6
vmovups	3040(%rsp),%zmm1
vfmadd231ps	425f(%rip){1to16},%zmm1,%zmm6
vmovups	3616(%rsp),%zmm1
vfmadd231ps	426f(%rip){1to16},%zmm1,%zmm6
vmovups	%zmm6,416(%rsp)
movl	%ebp,%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm18,%xmm18,%xmm18
cmpb	$1,%cl
movq	72(%rsp),%r9
jne	94f
vbroadcastss	8(%r15),%zmm14
movq	16(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
92:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovups	160(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm20
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	389f(%rip),%zmm27
vbroadcastss	392f(%rip),%zmm26
vbroadcastss	342f(%rip),%zmm31
vmovups	224(%rsp),%zmm12
vbroadcastss	97f(%rip),%zmm0
vbroadcastss	385f(%rip),%zmm30
vbroadcastss	386f(%rip),%zmm28
.p2align	4
93:
vmovaps	(%rdx),%zmm1
vfmadd213ps	%zmm12,%zmm20,%zmm1
vaddps	%zmm14,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vmovaps	(%rax,%rsi),%zmm8
vsubps	%zmm1,%zmm8,%zmm8
vmulps	%zmm4,%zmm8,%zmm8
vaddps	%zmm25,%zmm4,%zmm9
vcmpltps	%zmm8,%zmm25,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vaddps	%zmm0,%zmm9,%zmm16
vpaddd	%zmm23,%zmm16,%zmm16
vpandd	%zmm15,%zmm16,%zmm16
vpsubd	%zmm16,%zmm21,%zmm17
vmovdqa64	%zmm21,%zmm29
vaddps	%zmm25,%zmm17,%zmm21
vfmadd231ps	%zmm9,%zmm17,%zmm21
vmulps	%zmm21,%zmm21,%zmm9
vmovaps	%zmm24,%zmm17
vfmadd213ps	388f(%rip){1to16},%zmm21,%zmm17
vmovaps	%zmm27,%zmm22
vfmadd213ps	%zmm26,%zmm21,%zmm22
vfmadd231ps	393f(%rip){1to16},%zmm9,%zmm22
vfmadd213ps	%zmm17,%zmm9,%zmm22
vmovaps	%zmm30,%zmm17
vfmadd213ps	%zmm28,%zmm21,%zmm17
vfmadd213ps	%zmm17,%zmm9,%zmm22
vfmadd213ps	%zmm21,%zmm9,%zmm22
vmovdqa64	%zmm29,%zmm21
vcvtdq2ps	%zmm16,%zmm9
vfmadd231ps	394f(%rip){1to16},%zmm9,%zmm22
vaddps	%zmm0,%zmm8,%zmm9
vmaxps	%zmm25,%zmm8,%zmm8
vfmsub231ps	%zmm9,%zmm22,%zmm8
vaddps	%zmm31,%zmm1,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm18
vmulps	%zmm4,%zmm14,%zmm1
vmulps	%zmm9,%zmm9,%zmm4
vaddps	%zmm9,%zmm3,%zmm3
vmulps	%zmm4,%zmm9,%zmm8
vaddps	%zmm4,%zmm2,%zmm2
vaddps	%zmm8,%zmm10,%zmm10
vfmadd231ps	%zmm8,%zmm1,%zmm11
vmulps	%zmm8,%zmm4,%zmm8
vfmadd231ps	%zmm4,%zmm1,%zmm13
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm7
vfmadd231ps	%zmm1,%zmm8,%zmm6
vaddps	%zmm8,%zmm19,%zmm19
addq	$64,%rsi
addq	$192,%rdx
cmpq	%rsi,%r12
jne	93b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	92b
94:
vmovups	1568(%rsp),%zmm22
vmulps	3808(%rsp),%zmm22,%zmm1
vmovups	2784(%rsp),%zmm30
vmulps	%zmm30,%zmm1,%zmm20
vmovaps	%zmm20,%zmm1
vbroadcastss	97f(%rip),%zmm0
vfnmadd213ps	%zmm0,%zmm20,%zmm1
vbroadcastss	398f(%rip),%zmm16
vmaxps	%zmm16,%zmm1,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	2592(%rsp),%zmm12
vcmpleps	%zmm0,%zmm12,%k2
vdivps	%zmm4,%zmm0,%zmm15
vmovups	608(%rsp),%zmm31
vmulps	2912(%rsp),%zmm31,%zmm4
vmulps	%zmm30,%zmm4,%zmm14
vmulps	1120(%rsp),%zmm31,%zmm4
vmulps	%zmm20,%zmm14,%zmm8
vfmsub231ps	%zmm4,%zmm22,%zmm8
vbroadcastss	99f(%rip),%zmm28
vmovups	288(%rsp),%zmm23
vandps	%zmm28,%zmm23,%zmm4
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm4,%zmm4
vmovups	352(%rsp),%zmm29
vandps	%zmm28,%zmm29,%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vbroadcastss	20(%r15),%zmm9
vminps	24(%r15){1to16},%zmm9,%zmm9
vmulps	%zmm15,%zmm8,%zmm17
vmulps	429f(%rip){1to16},%zmm9,%zmm8
vcmpleps	%zmm8,%zmm4,%k3 {%k2}
vmovaps	%zmm14,%zmm4
vfnmadd213ps	%zmm0,%zmm14,%zmm4
vfnmadd231ps	%zmm17,%zmm17,%zmm4
vmaxps	%zmm16,%zmm4,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm4,%zmm1
vmovups	864(%rsp),%zmm27
vmulps	1376(%rsp),%zmm27,%zmm4
vmulps	%zmm30,%zmm4,%zmm21
vmulps	672(%rsp),%zmm27,%zmm4
vmulps	%zmm20,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm22,%zmm9
vmulps	%zmm15,%zmm9,%zmm16
vmulps	928(%rsp),%zmm27,%zmm4
vmulps	%zmm14,%zmm21,%zmm9
vfmsub231ps	%zmm4,%zmm31,%zmm9
vfnmadd231ps	%zmm17,%zmm16,%zmm9
vmulps	%zmm8,%zmm9,%zmm9
vmovaps	%zmm21,%zmm22
vfnmadd213ps	%zmm0,%zmm21,%zmm22
vfnmadd231ps	%zmm16,%zmm16,%zmm22
vfnmadd231ps	%zmm9,%zmm9,%zmm22
vminps	%zmm1,%zmm22,%zmm1
vcmpgtps	427f(%rip){1to16},%zmm1,%k0
vmovups	992(%rsp),%zmm24
vaddps	%zmm24,%zmm23,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2208(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2848(%rsp),%zmm23
vmaxps	%zmm1,%zmm23,%zmm4
vmovaps	%zmm23,%zmm4 {%k1}
vbroadcastss	208(%r15),%zmm1
vmovaps	%zmm4,%zmm24 {%k3}
vbroadcastss	12(%r15),%zmm23
vcmpeqps	339f(%rip){1to16},%zmm12,%k1
vmovaps	%zmm1,%zmm24 {%k1}
movq	%r9,%rax
shlq	$6,%rax
vmovaps	%zmm24,(%r8,%rax)
vmovups	480(%rsp),%zmm26
vaddps	%zmm26,%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2272(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2336(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm26 {%k3}
vmovaps	%zmm1,%zmm26 {%k1}
movq	8(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm26,(%r8,%r9)
vmovups	160(%rsp),%zmm26
vaddps	1056(%rsp),%zmm26,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1632(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1696(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm26 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm26,%zmm23,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r10,%rcx
shlq	$7,%rcx
vmovaps	%zmm4,(%rcx,%rdx)
vmovups	224(%rsp),%zmm12
vaddps	544(%rsp),%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2400(%rsp),%zmm24
vminps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2464(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm24,%zmm4 {%k4}
vmovaps	%zmm4,%zmm12 {%k3}
vmulps	%zmm12,%zmm23,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r10,%r10,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	95f
vmaxps	398f(%rip){1to16},%zmm22,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	353f(%rip),%zmm26
vxorps	%zmm26,%zmm20,%zmm22
vbroadcastss	97f(%rip),%zmm0
vdivps	%zmm4,%zmm0,%zmm20
vmulps	%zmm23,%zmm31,%zmm29
vmulps	%zmm23,%zmm27,%zmm12
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	8(%rsp),%r10
shlq	$8,%r10
addq	%r8,%r10
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
movq	%r9,%r12
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r11d
cmoveq	%r11,%rdx
addq	$5,%rdi
imulq	8(%rsp),%rdi
shlq	$6,%rdi
addq	%r8,%rdi
imulq	8(%rsp),%r9
shlq	$6,%r9
addq	%r8,%r9
imulq	8(%rsp),%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmulps	%zmm22,%zmm15,%zmm24
vfmadd231ps	%zmm24,%zmm17,%zmm14
vxorps	%zmm26,%zmm14,%zmm4
vmulps	%zmm4,%zmm8,%zmm23
vxorps	%zmm26,%zmm15,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmulps	%zmm8,%zmm4,%zmm22
vfmadd231ps	%zmm24,%zmm16,%zmm21
vfmadd231ps	%zmm23,%zmm9,%zmm21
vxorps	%zmm26,%zmm21,%zmm4
vmulps	%zmm4,%zmm20,%zmm17
vmulps	%zmm16,%zmm15,%zmm4
vfmadd231ps	%zmm22,%zmm9,%zmm4
vxorps	%zmm26,%zmm4,%zmm4
vmulps	%zmm4,%zmm20,%zmm14
vxorps	%zmm26,%zmm8,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm20,%zmm4,%zmm9
vmovaps	%zmm24,%zmm4
vfmadd213ps	%zmm0,%zmm24,%zmm4
vfmadd231ps	%zmm23,%zmm23,%zmm4
vfmadd231ps	%zmm17,%zmm17,%zmm4
vmulps	%zmm4,%zmm30,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm30,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r10)
movq	8(%rsp),%r10
vmulps	%zmm15,%zmm15,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm14,%zmm14,%zmm4
vmovups	1568(%rsp),%zmm21
vmulps	%zmm4,%zmm21,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm21,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rdi)
vmulps	%zmm8,%zmm8,%zmm4
vfmadd231ps	%zmm9,%zmm9,%zmm4
vmulps	%zmm29,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm29,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%r9)
movq	%r12,%r9
vmulps	%zmm20,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm16
vmulps	%zmm4,%zmm12,%zmm16 {%k2}
vmovaps	%zmm16,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	95f
vmulps	%zmm24,%zmm15,%zmm4
vfmadd231ps	%zmm23,%zmm22,%zmm4
vfmadd231ps	%zmm17,%zmm14,%zmm4
vmovups	1568(%rsp),%zmm16
vmulps	%zmm4,%zmm16,%zmm4
vmovaps	%zmm1,%zmm15
vmulps	%zmm4,%zmm30,%zmm15 {%k2}
leaq	(%r10,%r10,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmulps	%zmm23,%zmm8,%zmm4
vfmadd231ps	%zmm17,%zmm9,%zmm4
vmulps	%zmm29,%zmm4,%zmm4
vmovaps	%zmm1,%zmm15
vmulps	%zmm4,%zmm30,%zmm15 {%k2}
imulq	$448,%r10,%rsi
addq	%r8,%rsi
vmovaps	%zmm15,(%rax,%rsi)
vmulps	%zmm22,%zmm8,%zmm4
vfmadd231ps	%zmm14,%zmm9,%zmm4
vmulps	%zmm29,%zmm4,%zmm4
vmovaps	%zmm1,%zmm8
vmulps	%zmm4,%zmm16,%zmm8 {%k2}
movq	%r10,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm17,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm8
vmulps	%zmm4,%zmm30,%zmm8 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm14,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm1,%zmm8
vmulps	%zmm4,%zmm16,%zmm8 {%k2}
imulq	$704,%r10,%rdx
addq	%r8,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm9,%zmm20,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmulps	%zmm4,%zmm29,%zmm1 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm1,(%rax,%rcx)
movl	$14,%edx
95:
testb	$8,%bpl
vxorps	%xmm20,%xmm20,%xmm20
vpbroadcastd	437f(%rip),%zmm29
vmovups	2592(%rsp),%zmm16
je	6b
vbroadcastss	208(%r15),%zmm1
vcmpeqps	339f(%rip){1to16},%zmm16,%k2
vaddps	%zmm18,%zmm18,%zmm8
vmovups	416(%rsp),%zmm15
vfmsub132ps	352f(%rip){1to16},%zmm18,%zmm15
vbroadcastss	100(%r15),%zmm4
vfmadd213ps	%zmm20,%zmm3,%zmm4
vfmadd231ps	104(%r15){1to16},%zmm2,%zmm4
vfmadd231ps	108(%r15){1to16},%zmm10,%zmm4
vfmadd231ps	112(%r15){1to16},%zmm5,%zmm4
vfmadd231ps	116(%r15){1to16},%zmm19,%zmm4
vfmadd231ps	120(%r15){1to16},%zmm13,%zmm4
vfmadd231ps	124(%r15){1to16},%zmm11,%zmm4
vfmadd231ps	128(%r15){1to16},%zmm7,%zmm4
vfmadd231ps	132(%r15){1to16},%zmm6,%zmm4
vbroadcastss	136(%r15),%zmm9
vmovups	3552(%rsp),%zmm14
vaddps	%zmm4,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm3,%zmm9
vfmadd231ps	140(%r15){1to16},%zmm2,%zmm9
vfmadd231ps	144(%r15){1to16},%zmm10,%zmm9
vfmadd231ps	148(%r15){1to16},%zmm5,%zmm9
vfmadd231ps	152(%r15){1to16},%zmm19,%zmm9
vfmadd231ps	156(%r15){1to16},%zmm13,%zmm9
vfmadd231ps	160(%r15){1to16},%zmm11,%zmm9
vfmadd231ps	164(%r15){1to16},%zmm7,%zmm9
vfmadd231ps	168(%r15){1to16},%zmm6,%zmm9
vfmadd132ps	172(%r15){1to16},%zmm20,%zmm3
vfmadd231ps	176(%r15){1to16},%zmm2,%zmm3
vfmadd231ps	180(%r15){1to16},%zmm10,%zmm3
vfmadd231ps	184(%r15){1to16},%zmm5,%zmm3
vfmadd231ps	188(%r15){1to16},%zmm19,%zmm3
vfmadd231ps	192(%r15){1to16},%zmm13,%zmm3
vfmadd231ps	196(%r15){1to16},%zmm11,%zmm3
vfmadd231ps	200(%r15){1to16},%zmm7,%zmm3
vfmadd231ps	204(%r15){1to16},%zmm6,%zmm3
vfmadd231ps	424f(%rip){1to16},%zmm14,%zmm9
vfmadd231ps	432f(%rip){1to16},%zmm14,%zmm3
vmovaps	%zmm1,%zmm15 {%k2}
movq	%rdx,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm15,(%rax,%rcx)
vmovaps	%zmm1,%zmm8 {%k2}
leaq	1(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmovaps	%zmm1,%zmm12 {%k2}
leaq	2(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm12,(%rax,%rcx)
vmovaps	%zmm1,%zmm9 {%k2}
leaq	3(%rdx),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
addq	$4,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
jmp	6b
96:
addq	$4520,%rsp
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
.long	0x40800000
342:
.long	0x40a00000
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
.long	0x3f3504f3
352:
.long	0xbf000000
353:
.long	0x80000000
354:
.long	0xc2ae0000
355:
.long	0x3fb8aa3b
356:
.long	0xbf317200
357:
.long	0xb5bfbe8e
358:
.long	0x3aae0472
359:
.long	0x3c1e8629
362:
.long	0x3d635b73
363:
.long	0x3e75fc8c
364:
.long	0x3f317214
365:
.long	0x42fe0000
366:
.long	0x3e99999a
367:
.long	0xbe04a19d
368:
.long	0x3ef89ba5
369:
.long	0xbf03248e
372:
.long	0x3f0c3744
373:
.long	0xbdc1d79d
374:
.long	0x3e5c1572
375:
.long	0x3e17e642
376:
.long	0x3e2ecff8
377:
.long	0x3e2d3f9f
378:
.long	0x3ecc422a
379:
.long	0x3f106ebb
382:
.long	0x41400000
383:
.long	3234528013
384:
.long	4286578688
385:
.long	0x3eaaac4e
386:
.long	0xbf00000d
387:
.long	0x3e4bdb47
388:
.long	0xbe7fd7d0
389:
.long	0x3e259a3a
392:
.long	0xbe2ec8d2
393:
.long	0xbddadb52
394:
.long	0x33b17218
395:
.long	0x3727c5ac
396:
.long	0x3a83126f
397:
.long	0x41800000
398:
.long	0x358637bd
399:
.long	0x350637bd
422:
.long	0x34210fb0
423:
.long	0x36a7c5ac
424:
.long	0x40000000
425:
.long	0x3f317218
426:
.long	0x3feb3f8f
427:
.long	0x38d1b717
428:
.long	0x40400000
429:
.long	0x3951b717
432:
.long	0x41000000
433:
.long	0x3cf5c28f
434:
.long	0x26901d7d
435:
.long	0x3f800054
436:
.long	0xbf4ccccd
437:
.short	65535
.short	0
.p2align	6,0x0
438:
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
