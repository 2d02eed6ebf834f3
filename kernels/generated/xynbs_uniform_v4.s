# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5496,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,8(%rsp)
je	98f
movq	5568(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,72(%rsp)
movq	(%rdi),%rsi
movq	%rsi,48(%rsp)
movq	8(%rdi),%rbp
movq	16(%rdi),%r15
movq	24(%rdi),%rsi
movq	%rsi,136(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rsi
addl	%r8d,%r9d
addl	5552(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,96(%rsp)
imull	%eax,%edx
movl	%edx,60(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rax
movq	%rax,80(%rsp)
xorl	%eax,%eax
vbroadcastss	99f(%rip),%zmm31
vbroadcastss	334f(%rip),%zmm15
vbroadcastss	343f(%rip),%zmm17
vxorps	%xmm22,%xmm22,%xmm22
vpbroadcastd	99f(%rip),%zmm14
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
movq	%r9,104(%rsp)
movl	%r9d,%ecx
vpbroadcastd	323f(%rip),%zmm18
vbroadcastss	324f(%rip),%zmm19
vbroadcastss	325f(%rip),%zmm20
vbroadcastss	326f(%rip),%zmm21
vbroadcastss	327f(%rip),%zmm23
vbroadcastss	328f(%rip),%zmm24
vpbroadcastd	329f(%rip),%zmm25
vpbroadcastd	444f(%rip),%zmm26
movq	%r14,128(%rsp)
movq	%r15,120(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	60(%rsp),%ecx
cmpq	96(%rsp),%rax
je	98f
3:
movq	%rax,%rdx
imulq	72(%rsp),%rdx
movq	%rdx,112(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,144(%rsp)
movl	%ecx,64(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	72(%rsp),%rdi
je	2b
5:
movq	112(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	104(%rsp),%rdx
movl	%esi,%r8d
xorl	%r9d,%r9d
movl	%esi,68(%rsp)
movq	%rdi,160(%rsp)
movq	%rdx,152(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	3376(%rsp),%zmm0,%zmm0 {%k1}
movq	136(%rsp),%rcx
vmovups	3440(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	144(%rsp),%rax
vbroadcastss	334f(%rip),%zmm15
vbroadcastss	343f(%rip),%zmm17
vpbroadcastd	99f(%rip),%zmm14
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
movl	64(%rsp),%ecx
vpbroadcastd	323f(%rip),%zmm18
vbroadcastss	324f(%rip),%zmm19
vbroadcastss	325f(%rip),%zmm20
vbroadcastss	326f(%rip),%zmm21
vbroadcastss	327f(%rip),%zmm23
vbroadcastss	328f(%rip),%zmm24
vpbroadcastd	329f(%rip),%zmm25
vpbroadcastd	444f(%rip),%zmm26
movl	68(%rsp),%esi
movq	160(%rsp),%rdi
movq	152(%rsp),%rdx
movl	44(%rsp),%r8d
movq	168(%rsp),%r9
movq	%rbx,%r14
movq	5568(%rsp),%rbx
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
movq	%r9,168(%rsp)
movl	%r8d,44(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%r11d
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,4(%rsp)
testb	$1,%cl
movq	%rdx,240(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm2,%xmm2,%xmm2
testq	%r10,%r10
je	56f
movl	%r11d,752(%rsp)
movq	%rax,%r11
imulq	88(%rsp),%r11
movl	$2,%r15d
subq	%r10,%r15
imull	44(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,880(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,304(%rsp)
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm27,%xmm27,%xmm27
movl	$16,%esi
xorl	%edx,%edx
movq	80(%rsp),%r12
vmovaps	%zmm31,%zmm28
vmovups	%zmm31,1264(%rsp)
vpbroadcastd	322f(%rip),%zmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
xorl	%ebx,%ebx
movl	4(%rsp),%r14d
jmp	32f
.p2align	4
9:
vaddps	%zmm5,%zmm7,%zmm7
vaddps	%zmm3,%zmm1,%zmm1
incq	%rbx
addl	%r10d,%eax
addq	880(%rsp),%r12
addl	304(%rsp),%esi
addq	%r10,%rdx
cmpq	%r10,%rbx
je	55f
32:
movq	%rbx,%rdi
imulq	%r10,%rdi
leal	(%r11,%rdi),%ecx
andl	$2147483647,%ecx
movq	%rdi,%r9
shrq	%r9
addq	%r11,%r9
testb	$1,%r14b
cmoveq	%rcx,%r9
shlq	$6,%r9
movq	48(%rsp),%r8
vmovdqa64	(%r8,%r9),%zmm0
vmovdqa64	%zmm0,%zmm3
testb	$1,%r14b
je	33f
movl	%edi,%r9d
shll	$4,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm3
vpsrld	%xmm3,%zmm0,%zmm3
vpandd	%zmm26,%zmm3,%zmm3
vcvtdq2ps	%zmm3,%zmm3
33:
vsubps	(%rbp){1to16},%zmm3,%zmm3
vbroadcastss	8(%rbp),%zmm4
vfmadd132ps	4(%rbp){1to16},%zmm4,%zmm3
testb	$1,%r14b
je	34f
movl	%edi,%r9d
shll	$4,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm5
vpsrld	%xmm5,%zmm0,%zmm0
vpandd	%zmm26,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
34:
movq	%rdi,%r9
shlq	$6,%r9
movq	32(%rsp),%r8
vmovaps	%zmm3,(%r8,%r9)
testb	$8,%r14b
jne	37f
andl	$2147483647,%eax
vsubps	%zmm4,%zmm3,%zmm5
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm18,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm22,%zmm5,%zmm3
jne	39f
36:
testq	%rbx,%rbx
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm19,%zmm3,%zmm5
vfmadd213ps	%zmm20,%zmm3,%zmm5
vfmadd213ps	%zmm21,%zmm3,%zmm5
vaddps	%zmm23,%zmm3,%zmm11
vfmadd213ps	%zmm24,%zmm3,%zmm11
vcmpltps	%zmm3,%zmm22,%k1
vmulps	%zmm5,%zmm28,%zmm28 {%k1}
vmovups	1264(%rsp),%zmm12
vmulps	%zmm11,%zmm12,%zmm12 {%k1}
vpsrld	$23,%zmm28,%zmm5
vpsrld	$23,%zmm12,%zmm11
vpsubd	%zmm11,%zmm10,%zmm10
vpaddd	%zmm5,%zmm10,%zmm10
vpternlogd	$236,%zmm25,%zmm14,%zmm28
vpternlogd	$236,%zmm25,%zmm14,%zmm12
vmovdqu64	%zmm12,1264(%rsp)
vbroadcastss	99f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm27,%zmm27
andl	$2147483647,%eax
vsubps	%zmm4,%zmm3,%zmm5
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm5,%zmm6,%zmm6
vpandd	%zmm18,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm22,%zmm5,%zmm3
je	36b
39:
movq	%rbx,496(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
movl	%esi,560(%rsp)
movq	%r12,816(%rsp)
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rcx
movq	%rdi,%r8
shrq	%r8
addq	%r11,%r8
testb	$1,%r14b
cmoveq	%rcx,%r8
shlq	$6,%r8
movq	48(%rsp),%rcx
vmovdqa64	(%rcx,%r8),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	43f
movl	%edi,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm26,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
vsubps	(%rbp){1to16},%zmm4,%zmm4
vbroadcastss	8(%rbp),%zmm11
vfmadd132ps	4(%rbp){1to16},%zmm11,%zmm4
testb	$1,%r14b
movl	560(%rsp),%esi
movq	816(%rsp),%r12
je	44f
movl	%edi,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm26,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	32(%rsp),%rcx
vmovaps	%zmm4,(%rcx,%rdi)
testb	$8,%r14b
je	45f
vaddps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vfmadd213ps	%zmm21,%zmm4,%zmm12
vaddps	%zmm23,%zmm4,%zmm13
vfmadd213ps	%zmm24,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm22,%k1
vmulps	%zmm12,%zmm28,%zmm28 {%k1}
vmovups	1264(%rsp),%zmm16
vmulps	%zmm13,%zmm16,%zmm16 {%k1}
vpsrld	$23,%zmm28,%zmm12
vpsrld	$23,%zmm16,%zmm13
vpsubd	%zmm13,%zmm10,%zmm10
vpaddd	%zmm12,%zmm10,%zmm10
vpternlogd	$236,%zmm25,%zmm14,%zmm28
vpternlogd	$236,%zmm25,%zmm14,%zmm16
vmovdqu64	%zmm16,1264(%rsp)
vbroadcastss	99f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm27,%zmm27
45:
vsubps	%zmm11,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm6,%zmm6
46:
movq	496(%rsp),%rbx
vpandd	%zmm18,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm4,%zmm3,%zmm3
testq	%rbx,%rbx
jne	9b
47:
vaddps	%zmm3,%zmm8,%zmm8
jmp	9b
.p2align	4
48:
movl	%esi,%r9d
jmp	52f
.p2align	4
49:
vpandd	%zmm18,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vsubps	%zmm11,%zmm4,%zmm0
vaddps	%zmm0,%zmm3,%zmm3
leaq	(%r15,%rbx),%r8
incq	%r8
incq	%rbx
addq	$64,%r12
addl	$16,%r9d
cmpq	$1,%r8
je	42b
52:
movq	%rbp,%rsi
leaq	(%rdx,%rbx),%rbp
leaq	(%rax,%rbx),%r8
shrq	%rbp
addq	%r11,%rbp
testb	$1,%r14b
cmoveq	%r8,%rbp
shlq	$6,%rbp
movq	48(%rsp),%r8
vmovdqa64	(%r8,%rbp),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	53f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm26,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
53:
movq	%rsi,%rbp
vsubps	(%rsi){1to16},%zmm4,%zmm4
vbroadcastss	8(%rsi),%zmm11
vfmadd132ps	4(%rsi){1to16},%zmm11,%zmm4
movl	4(%rsp),%r14d
testb	$1,%r14b
je	54f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm26,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%r12)
testb	$8,%r14b
je	49b
vaddps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vfmadd213ps	%zmm21,%zmm4,%zmm12
vaddps	%zmm23,%zmm4,%zmm13
vfmadd213ps	%zmm24,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm22,%k1
vmulps	%zmm12,%zmm28,%zmm28 {%k1}
vmovups	1264(%rsp),%zmm16
vmulps	%zmm13,%zmm16,%zmm16 {%k1}
vpsrld	$23,%zmm28,%zmm12
vpsrld	$23,%zmm16,%zmm13
vpsubd	%zmm13,%zmm10,%zmm10
vpaddd	%zmm12,%zmm10,%zmm10
vpternlogd	$236,%zmm25,%zmm14,%zmm28
vpternlogd	$236,%zmm25,%zmm14,%zmm16
vmovdqu64	%zmm16,1264(%rsp)
vbroadcastss	99f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm27,%zmm27
jmp	49b
.p2align	4
55:
vpcmpnleud	332f(%rip){1to16},%zmm9,%k0
vcvtudq2ps	%zmm10,%zmm0
vaddps	333f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4528(%rsp)
movq	128(%rsp),%r14
movq	120(%rsp),%r15
movl	752(%rsp),%r11d
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4528(%rsp)
vmovups	%zmm31,1264(%rsp)
vmovaps	%zmm31,%zmm28
57:
vcvtusi2ss	%r10d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm31,%zmm5,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm8,%zmm0,%zmm4
vmulps	%zmm3,%zmm0,%zmm3
vmulps	%zmm7,%zmm0,%zmm7
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
vmulps	%zmm15,%zmm0,%zmm3
testq	%r10,%r10
je	65f
vmaxps	%zmm2,%zmm3,%zmm0
vbroadcastss	8(%rbp),%zmm6
vaddps	%zmm6,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm7
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm4,%xmm4,%xmm4
movq	80(%rsp),%rdx
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%rsi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	32(%rsp),%r8
vcvtsi2ss	%rdi,%xmm31,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm22,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm15,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm0
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
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
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm22,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm31,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm22,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm9
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
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
66:
vmovups	%zmm27,4848(%rsp)
vcvtusi2ssq	240(%rsp),%xmm31,%xmm6
vmaxps	335f(%rip){1to16},%zmm4,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vbroadcastss	%xmm6,%zmm12
vcmpgtps	336f(%rip){1to16},%zmm4,%k1
vaddps	337f(%rip){1to16},%zmm5,%zmm5
vdivps	338f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm8,%zmm10 {%k1}
vmulps	%zmm7,%zmm9,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm6,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	339f(%rip),%zmm11
vmaxps	%zmm11,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm7,%zmm0,%zmm5 {%k1}
vmulps	%zmm7,%zmm2,%zmm0
vfnmadd231ps	%zmm5,%zmm5,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm6,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm2 {%k1}
vmaxps	%zmm11,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	342f(%rip){1to16},%zmm8,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vfnmadd231ps	%zmm12,%zmm3,%zmm1
vmaxps	%zmm1,%zmm2,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmaxps	%zmm31,%zmm4,%zmm1
vfmadd231ps	28(%rbp){1to16},%zmm0,%zmm8
vmulps	%zmm15,%zmm8,%zmm0
vbroadcastss	20(%rbp),%zmm2
vpxord	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm2,%zmm18,%k1
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	52(%rbp),%zmm15
vbroadcastss	76(%rbp),%zmm16
vbroadcastss	56(%rbp),%zmm13
vbroadcastss	80(%rbp),%zmm14
vbroadcastss	60(%rbp),%zmm9
vbroadcastss	84(%rbp),%zmm11
vbroadcastss	64(%rbp),%zmm8
vbroadcastss	88(%rbp),%zmm6
vbroadcastss	68(%rbp),%zmm4
vbroadcastss	92(%rbp),%zmm7
vminps	%zmm10,%zmm16,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm16,2096(%rsp)
vmovaps	%zmm16,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,2160(%rsp)
vmovaps	%zmm15,%zmm10 {%k1}
vmovups	%zmm10,944(%rsp)
vminps	%zmm5,%zmm14,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,1648(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,1712(%rsp)
vmovaps	%zmm13,%zmm5 {%k1}
vmovups	%zmm5,1200(%rsp)
vmovups	%zmm11,1776(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,3120(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,368(%rsp)
vminps	%zmm3,%zmm6,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm6,3760(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,3824(%rsp)
vmovaps	%zmm8,%zmm2 {%k1}
vmovups	%zmm2,560(%rsp)
vminps	%zmm0,%zmm7,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm7,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm23
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm23 {%k1}
vmovups	%zmm12,4784(%rsp)
vcmpltps	%zmm17,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3056(%rsp)
vblendmps	%zmm18,%zmm31,%zmm14 {%k1}
vbroadcastss	344f(%rip),%zmm1
vblendmps	%zmm1,%zmm17,%zmm0 {%k1}
vmovups	%zmm0,3376(%rsp)
vcvtusi2ss	%r11d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4592(%rsp)
vmovups	%zmm4,2032(%rsp)
vmovups	%zmm7,1968(%rsp)
vsubss	%xmm4,%xmm7,%xmm0
vmulss	339f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4912(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
leaq	256(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2672(%rsp)
vmovups	%zmm0,2736(%rsp)
vmovups	%zmm0,2800(%rsp)
vmovups	%zmm0,2928(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,2864(%rsp)
vmovups	%zmm31,2992(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,4208(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1840(%rsp)
vmovups	%zmm0,3312(%rsp)
vmovups	%zmm1,2608(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,4272(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,3952(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3440(%rsp)
vmovups	%zmm28,5040(%rsp)
jmp	68f
.p2align	4
67:
vfmadd213ps	%zmm17,%zmm4,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vminps	%zmm25,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm13,%zmm0
vmovaps	%zmm13,%zmm0 {%k4}
vmovaps	%zmm17,%zmm0 {%k2}
vsubps	%zmm17,%zmm0,%zmm5
vmovups	3056(%rsp),%zmm11
vblendmps	%zmm11,%zmm5,%zmm11 {%k2}
vmovups	880(%rsp),%zmm13
vfmadd213ps	%zmm3,%zmm5,%zmm13
vfmadd213ps	%zmm27,%zmm4,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1648(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1712(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k4}
vmovaps	%zmm27,%zmm1 {%k2}
vsubps	%zmm27,%zmm1,%zmm5
vmovups	2672(%rsp),%zmm12
vblendmps	%zmm12,%zmm5,%zmm12 {%k2}
vdivps	%zmm10,%zmm31,%zmm9
vmovups	496(%rsp),%zmm17
vfmadd213ps	%zmm13,%zmm5,%zmm17
vmovups	%zmm11,3056(%rsp)
vmulps	%zmm11,%zmm9,%zmm5
vmovups	240(%rsp),%zmm11
vmovups	2416(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm5,%zmm11
vmovups	2544(%rsp),%zmm13
vmovups	2352(%rsp),%zmm16
vfnmadd213ps	%zmm16,%zmm5,%zmm13
vmovups	%zmm12,2672(%rsp)
vmulps	%zmm12,%zmm9,%zmm5
vmovups	3696(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm5,%zmm12
vmovups	1584(%rsp),%zmm11
vfnmadd213ps	%zmm13,%zmm5,%zmm11
vmovups	3312(%rsp),%zmm5
vmovaps	%zmm5,%zmm26 {%k3}
vcmpnltps	%zmm7,%zmm4,%k4
vmovups	4208(%rsp),%zmm5
vblendmps	%zmm5,%zmm23,%zmm5 {%k2}
vmovups	%zmm5,4208(%rsp)
vmulps	432(%rsp),%zmm23,%zmm5
vmulps	436f(%rip){1to16},%zmm5,%zmm5
vcmpunordps	%zmm23,%zmm23,%k5
vminps	%zmm23,%zmm5,%zmm7
vmovaps	%zmm5,%zmm7 {%k5}
vcmpnleps	%zmm22,%zmm7,%k5
vmovups	2608(%rsp),%zmm3
vmovaps	%zmm3,%zmm22 {%k3}
vcmpnleps	%zmm4,%zmm10,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm31,%zmm5 {%k1} {z}
vmovups	1840(%rsp),%zmm3
vmovaps	%zmm3,%zmm5 {%k3}
vmovups	2992(%rsp),%zmm3
vblendmps	%zmm3,%zmm4,%zmm3 {%k2}
vmovups	%zmm3,2992(%rsp)
vfmadd213ps	%zmm18,%zmm4,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1968(%rsp),%zmm3
vminps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	2032(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm13
vmovaps	%zmm3,%zmm13 {%k1}
vmovaps	%zmm18,%zmm13 {%k2}
vsubps	%zmm18,%zmm13,%zmm2
vmovups	816(%rsp),%zmm15
vfmadd213ps	%zmm17,%zmm2,%zmm15
vmovups	2928(%rsp),%zmm3
vblendmps	%zmm3,%zmm2,%zmm3 {%k2}
vmovups	%zmm3,2928(%rsp)
vmulps	%zmm3,%zmm9,%zmm2
vmovups	1520(%rsp),%zmm4
vfnmadd213ps	%zmm12,%zmm2,%zmm4
vmovups	752(%rsp),%zmm3
vfnmadd213ps	%zmm11,%zmm2,%zmm3
vmovups	5168(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm2
vmulps	1136(%rsp),%zmm11,%zmm4
vmovups	2480(%rsp),%zmm12
vmulps	%zmm4,%zmm12,%zmm7
vmulps	%zmm2,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm12,%zmm9
vfnmadd213ps	%zmm31,%zmm7,%zmm7
vmaxps	424f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm9,%zmm7,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmulps	%zmm2,%zmm11,%zmm2
vmulps	%zmm11,%zmm4,%zmm4
vmulps	%zmm7,%zmm10,%zmm7
vbroadcastss	443f(%rip),%zmm11
vmulps	%zmm11,%zmm6,%zmm9
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k1}
vaddps	%zmm7,%zmm6,%zmm7
vcmpunordps	%zmm7,%zmm7,%k1
vminps	%zmm7,%zmm28,%zmm7
vmovaps	%zmm28,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm20,%zmm7
vmovaps	%zmm20,%zmm7 {%k1}
vmovaps	%zmm6,%zmm7 {%k2}
vsubps	%zmm6,%zmm7,%zmm6
vfmadd231ps	%zmm16,%zmm6,%zmm15
vmulps	%zmm2,%zmm10,%zmm2
vfnmadd231ps	%zmm4,%zmm6,%zmm2
vmovups	2800(%rsp),%zmm3
vblendmps	%zmm3,%zmm6,%zmm3 {%k2}
vmovups	%zmm3,2800(%rsp)
vmovups	368(%rsp),%zmm3
vmulps	%zmm11,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vaddps	%zmm2,%zmm3,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1776(%rsp),%zmm4
vminps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm21,%zmm2
vmovaps	%zmm21,%zmm2 {%k1}
vmovaps	%zmm3,%zmm2 {%k2}
vsubps	%zmm3,%zmm2,%zmm4
vfmadd231ps	%zmm4,%zmm14,%zmm15 {%k4} {z}
vmovups	2736(%rsp),%zmm3
vblendmps	%zmm3,%zmm4,%zmm3 {%k2}
vmovups	%zmm3,2736(%rsp)
vmovups	2864(%rsp),%zmm3
vmovaps	%zmm3,%zmm15 {%k2}
knotw	%k0,%k1
vmovups	304(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	4592(%rsp),%zmm4
vcmpgtps	3440(%rsp),%zmm4,%k1
vaddps	3888(%rsp),%zmm3,%zmm14 {%k1} {z}
vmovdqa32	%zmm8,%zmm3 {%k2} {z}
vmovups	%zmm0,944(%rsp)
vmovups	%zmm1,1200(%rsp)
vmovups	%zmm2,368(%rsp)
vmovups	%zmm7,560(%rsp)
vmovups	%zmm15,2864(%rsp)
vmovups	%zmm5,1840(%rsp)
vmovups	%zmm26,3312(%rsp)
vmovaps	%zmm13,%zmm23
vmovups	%zmm22,2608(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
68:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	348f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5424(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	349f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5360(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm3,4976(%rsp)
vpandd	353f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
.p2align	4
69:
vmovups	%zmm14,4720(%rsp)
vaddss	%xmm28,%xmm14,%xmm0
vmovshdup	%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm4
vbroadcastss	24(%rbp),%zmm0
vmovups	%zmm0,4464(%rsp)
vmulps	%zmm0,%zmm23,%zmm0
vmovups	%zmm0,4400(%rsp)
testq	%r10,%r10
vmovups	%zmm23,4016(%rsp)
vmovss	%xmm4,2224(%rsp)
je	77f
vdivps	%zmm23,%zmm31,%zmm0
vmulps	354f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	355f(%rip),%zmm8
vmovups	944(%rsp),%zmm18
vsubps	%zmm18,%zmm8,%zmm2
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
vbroadcastss	323f(%rip),%zmm5
vmovaps	%zmm5,%zmm6
vandps	%zmm5,%zmm2,%zmm5
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
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	334f(%rip),%xmm27
vbroadcastss	385f(%rip),%zmm29
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm31,%xmm8
vaddss	%xmm27,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vsubps	%zmm18,%zmm8,%zmm8
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
vandps	%zmm6,%zmm8,%zmm11
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
incq	%rcx
addq	$320,%rax
vmovaps	%zmm8,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm10
vmovaps	%zmm12,%zmm9
cmpq	%rcx,%r10
jne	72b
vdivps	4400(%rsp),%zmm31,%zmm0
vmulps	354f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	355f(%rip),%zmm8
vmovups	1200(%rsp),%zmm18
vsubps	%zmm18,%zmm8,%zmm2
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
vandps	%zmm6,%zmm2,%zmm5
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
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm6,%xmm8
vaddss	%xmm27,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vsubps	%zmm18,%zmm8,%zmm8
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
vandps	%zmm6,%zmm8,%zmm11
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
incq	%rcx
addq	$320,%rax
vmovaps	%zmm8,%zmm2
vmovaps	%zmm11,%zmm3
vmovaps	%zmm13,%zmm10
vmovaps	%zmm12,%zmm9
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2224(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm24,%xmm24,%xmm24
vmovups	1840(%rsp),%zmm11
ja	74f
vxorps	%xmm11,%xmm11,%xmm11
74:
vbroadcastss	8(%rbp),%zmm21
movq	32(%rsp),%rax
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,2288(%rsp)
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm0,240(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm0,304(%rsp)
vmovups	%zmm0,2544(%rsp)
vmovups	%zmm0,1584(%rsp)
vmovups	%zmm0,1136(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,1456(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,752(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,432(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm1,%xmm1,%xmm1
xorl	%ecx,%ecx
vmovups	368(%rsp),%zmm8
.p2align	4
75:
vmovups	%zmm30,1008(%rsp)
vmovups	%zmm23,1520(%rsp)
vmovups	%zmm14,176(%rsp)
vmovups	%zmm12,1072(%rsp)
vmovups	%zmm20,624(%rsp)
vmovups	%zmm6,688(%rsp)
vmovups	%zmm9,4080(%rsp)
vmovups	%zmm7,3568(%rsp)
vmovups	%zmm26,4144(%rsp)
vmovups	%zmm16,3632(%rsp)
vmovups	%zmm24,880(%rsp)
vmovups	%zmm3,2480(%rsp)
vmovups	%zmm5,496(%rsp)
vmovups	%zmm15,2352(%rsp)
vmovups	%zmm18,2416(%rsp)
vmovups	%zmm10,816(%rsp)
vmovups	%zmm25,3696(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm7
vmovaps	64(%r13,%rdx),%zmm17
vmovaps	128(%r13,%rdx),%zmm9
vmovaps	192(%r13,%rdx),%zmm0
vmovups	%zmm0,3504(%rsp)
vmovaps	256(%r13,%rdx),%zmm0
vmovups	%zmm0,1328(%rsp)
vmulps	%zmm7,%zmm8,%zmm12
vxorps	%xmm31,%xmm31,%xmm31
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	99f(%rip),%zmm8
vmovups	560(%rsp),%zmm6
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm30
vmovaps	-256(%rdx),%zmm25
vmovaps	-192(%rdx),%zmm5
vmovaps	%zmm25,%zmm3
vfmadd213ps	%zmm6,%zmm12,%zmm3
vaddps	%zmm21,%zmm3,%zmm3
vdivps	%zmm3,%zmm8,%zmm13
vmovaps	-128(%rdx),%zmm22
vsubps	%zmm3,%zmm30,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmulps	%zmm3,%zmm11,%zmm30
vfmadd213ps	%zmm13,%zmm13,%zmm30
vaddps	%zmm30,%zmm16,%zmm16
vaddps	%zmm3,%zmm19,%zmm19
vfmadd231ps	%zmm25,%zmm3,%zmm4
vfmadd231ps	%zmm5,%zmm3,%zmm20
vfmadd231ps	-64(%rdx),%zmm3,%zmm14
vfmadd231ps	%zmm22,%zmm3,%zmm15
vfmadd231ps	(%rdx),%zmm3,%zmm18
vmulps	%zmm30,%zmm25,%zmm3
vaddps	%zmm3,%zmm31,%zmm31
vfmadd231ps	%zmm3,%zmm25,%zmm0
vmulps	%zmm30,%zmm5,%zmm3
vaddps	%zmm3,%zmm26,%zmm26
vfmadd231ps	%zmm25,%zmm3,%zmm24
vfmadd231ps	%zmm3,%zmm5,%zmm28
vmulps	%zmm30,%zmm22,%zmm3
vaddps	%zmm3,%zmm2,%zmm2
vfmadd231ps	%zmm25,%zmm3,%zmm10
vfmadd231ps	%zmm5,%zmm3,%zmm29
vfmadd231ps	%zmm22,%zmm3,%zmm23
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	76b
vmovups	368(%rsp),%zmm8
vmulps	%zmm17,%zmm8,%zmm30
vxorps	%xmm22,%xmm22,%xmm22
vfmadd213ps	%zmm22,%zmm12,%zmm28
vmovups	1392(%rsp),%zmm3
vfmadd231ps	%zmm28,%zmm12,%zmm3
vmovups	%zmm3,1392(%rsp)
vmovaps	%zmm24,%zmm3
vfmadd213ps	%zmm22,%zmm30,%zmm3
vmovups	2288(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm12,%zmm5
vmovups	%zmm5,2288(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm22,%zmm30,%zmm3
vmovups	1904(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm30,%zmm5
vmovups	%zmm5,1904(%rsp)
vmovaps	%zmm24,%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm3
vmovups	240(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm12,%zmm5
vmovups	%zmm5,240(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm3
vmovups	3696(%rsp),%zmm25
vfmadd231ps	%zmm3,%zmm30,%zmm25
vmovups	304(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	%zmm5,304(%rsp)
vaddps	%zmm22,%zmm26,%zmm3
vmovups	2544(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm12,%zmm5
vmovups	%zmm5,2544(%rsp)
vaddps	%zmm22,%zmm31,%zmm3
vmovups	1584(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm30,%zmm5
vmovups	%zmm5,1584(%rsp)
vmovups	1136(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	%zmm5,1136(%rsp)
vmulps	%zmm9,%zmm8,%zmm3
vmulps	4464(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm22,%zmm3,%zmm31
vfmadd213ps	%zmm31,%zmm12,%zmm2
vfmadd213ps	%zmm22,%zmm3,%zmm24
vfmadd213ps	%zmm24,%zmm12,%zmm29
vfmadd213ps	%zmm22,%zmm3,%zmm0
vfmadd231ps	%zmm10,%zmm12,%zmm0
vfmadd213ps	%zmm22,%zmm3,%zmm10
vfmadd213ps	%zmm10,%zmm12,%zmm23
vmovups	1456(%rsp),%zmm5
vfmadd231ps	%zmm29,%zmm12,%zmm5
vmovups	%zmm5,1456(%rsp)
vmovups	816(%rsp),%zmm10
vfmadd231ps	%zmm4,%zmm3,%zmm10
vfmadd231ps	%zmm0,%zmm3,%zmm27
vfmadd231ps	%zmm23,%zmm12,%zmm27
vmovups	880(%rsp),%zmm24
vfmadd231ps	%zmm20,%zmm12,%zmm24
vfmadd231ps	%zmm15,%zmm12,%zmm10
vmovups	496(%rsp),%zmm5
vfmadd231ps	%zmm4,%zmm30,%zmm5
vmovups	688(%rsp),%zmm6
vfmadd231ps	%zmm30,%zmm0,%zmm6
vmovups	4144(%rsp),%zmm26
vfmadd231ps	%zmm0,%zmm7,%zmm26
vmovups	432(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm7,%zmm0
vmovups	%zmm0,432(%rsp)
vmovups	1520(%rsp),%zmm23
vfmadd231ps	%zmm18,%zmm7,%zmm23
vmovups	2416(%rsp),%zmm18
vfmadd231ps	%zmm4,%zmm7,%zmm18
vmovups	3568(%rsp),%zmm0
vfmadd231ps	%zmm15,%zmm7,%zmm0
vmovaps	%zmm0,%zmm7
vmovups	2480(%rsp),%zmm3
vfmadd231ps	%zmm20,%zmm17,%zmm3
vmovups	176(%rsp),%zmm14
vfmadd231ps	%zmm20,%zmm9,%zmm14
vmovups	624(%rsp),%zmm20
vfmadd231ps	%zmm17,%zmm15,%zmm20
vmovups	1008(%rsp),%zmm30
vfmadd231ps	%zmm15,%zmm9,%zmm30
vmovups	4080(%rsp),%zmm0
vfmadd231ps	%zmm4,%zmm9,%zmm0
vmovaps	%zmm0,%zmm9
vmovups	1072(%rsp),%zmm12
vfmadd231ps	3504(%rsp),%zmm4,%zmm12
vfmadd231ps	1328(%rsp),%zmm4,%zmm1
vmovups	2352(%rsp),%zmm15
vaddps	%zmm19,%zmm15,%zmm15
vaddps	%zmm22,%zmm16,%zmm0
vmovups	3632(%rsp),%zmm16
vaddps	%zmm0,%zmm16,%zmm16
vmovups	752(%rsp),%zmm0
vaddps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,752(%rsp)
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vbroadcastss	99f(%rip),%zmm31
vbroadcastss	337f(%rip),%zmm13
vxorps	%xmm28,%xmm28,%xmm28
vbroadcastss	389f(%rip),%zmm29
vmovups	%zmm6,688(%rsp)
vmovups	%zmm20,624(%rsp)
vmovups	%zmm12,1072(%rsp)
vmovups	%zmm14,176(%rsp)
vmovups	%zmm23,1520(%rsp)
vmovups	%zmm30,1008(%rsp)
vbroadcastss	392f(%rip),%zmm30
vmovups	944(%rsp),%zmm12
vmovups	240(%rsp),%zmm14
vmovups	4016(%rsp),%zmm23
vmovss	2224(%rsp),%xmm4
vmovups	1456(%rsp),%zmm20
vmovaps	%zmm1,%zmm6
vmovups	2288(%rsp),%zmm19
vmovups	1904(%rsp),%zmm17
vmovups	1392(%rsp),%zmm21
jmp	79f
.p2align	4
77:
vucomiss	%xmm28,%xmm4
vmovups	1840(%rsp),%zmm11
vmovups	944(%rsp),%zmm12
ja	78f
vxorps	%xmm11,%xmm11,%xmm11
78:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,1072(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,176(%rsp)
vmovups	%zmm0,432(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm0,752(%rsp)
vpxord	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,688(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,1136(%rsp)
vmovups	%zmm0,1584(%rsp)
vmovups	%zmm0,2544(%rsp)
vmovups	%zmm0,304(%rsp)
vpxord	%xmm25,%xmm25,%xmm25
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vbroadcastss	337f(%rip),%zmm13
vmovups	368(%rsp),%zmm8
vxorps	%xmm6,%xmm6,%xmm6
79:
vmulps	%zmm8,%zmm11,%zmm0
vdivps	%zmm23,%zmm31,%zmm2
vmulps	%zmm7,%zmm0,%zmm1
vfnmadd213ps	%zmm21,%zmm2,%zmm1
vmovups	%zmm1,2288(%rsp)
vdivps	4400(%rsp),%zmm31,%zmm1
vmulps	%zmm9,%zmm0,%zmm2
vfnmadd213ps	%zmm17,%zmm1,%zmm2
vmovups	%zmm2,1456(%rsp)
vfnmadd213ps	%zmm19,%zmm0,%zmm3
vmovups	%zmm3,2480(%rsp)
vmovups	4464(%rsp),%zmm3
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm6,%zmm1,%zmm1
vmulps	1008(%rsp),%zmm3,%zmm2
vaddps	1520(%rsp),%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm9,%zmm21
vmovaps	%zmm7,%zmm9
vxorps	%xmm7,%xmm7,%xmm7
vmulps	%zmm7,%zmm21,%zmm2
vfmadd231ps	%zmm9,%zmm7,%zmm2
vaddps	%zmm2,%zmm1,%zmm2
vmulps	176(%rsp),%zmm3,%zmm1
vaddps	432(%rsp),%zmm1,%zmm19
vfnmadd213ps	%zmm20,%zmm0,%zmm19
vmovaps	%zmm2,%zmm20
vmulps	1072(%rsp),%zmm3,%zmm1
vaddps	624(%rsp),%zmm1,%zmm1
vfnmadd213ps	688(%rsp),%zmm0,%zmm1
vmovups	%zmm1,1392(%rsp)
vfnmadd213ps	%zmm27,%zmm0,%zmm20
vdivps	%zmm8,%zmm13,%zmm0
vmulps	%zmm21,%zmm3,%zmm1
vaddps	%zmm1,%zmm9,%zmm1
vfnmadd213ps	%zmm26,%zmm11,%zmm1
vmulps	%zmm0,%zmm11,%zmm0
vmovups	%zmm24,880(%rsp)
vfmadd231ps	%zmm24,%zmm0,%zmm14
vmovups	%zmm5,496(%rsp)
vfmadd231ps	%zmm0,%zmm5,%zmm25
vmovups	%zmm25,3696(%rsp)
vucomiss	%xmm28,%xmm4
vmovups	%zmm14,240(%rsp)
vmovups	%zmm10,816(%rsp)
vmovups	%zmm18,2416(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm15,2352(%rsp)
vmovups	%zmm16,3632(%rsp)
vmovups	%zmm19,4336(%rsp)
vmovups	%zmm20,3504(%rsp)
jbe	84f
vmovups	304(%rsp),%zmm6
vmovups	3440(%rsp),%zmm0
vmovups	4720(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3440(%rsp)
vcmpgeps	386f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3888(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm28,%xmm0,%xmm1
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
vucomiss	%xmm28,%xmm1
vpbroadcastd	387f(%rip),%zmm14
vpbroadcastd	388f(%rip),%zmm15
vpbroadcastd	99f(%rip),%zmm16
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm18
vbroadcastss	395f(%rip),%zmm19
vbroadcastss	396f(%rip),%zmm20
vbroadcastss	397f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm23
vmovups	2032(%rsp),%zmm25
vmovups	1968(%rsp),%zmm26
vmovups	3824(%rsp),%zmm27
vmovups	3760(%rsp),%zmm28
vmovups	1776(%rsp),%zmm3
vmovups	1712(%rsp),%zmm4
vmovups	1648(%rsp),%zmm5
vmovups	2160(%rsp),%zmm7
vmovups	2096(%rsp),%zmm9
jbe	85f
testq	%r10,%r10
je	86f
vbroadcastss	8(%rbp),%zmm2
vxorps	%xmm1,%xmm1,%xmm1
movq	32(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
82:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm8,%zmm3
movq	%r13,%rdx
xorl	%esi,%esi
vmovups	560(%rsp),%zmm24
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm24,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm13,%zmm5,%zmm5
vcmpltps	%zmm7,%zmm13,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm8
vpaddd	%zmm14,%zmm8,%zmm8
vpandd	%zmm15,%zmm8,%zmm8
vpsubd	%zmm8,%zmm16,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm13,%zmm9,%zmm10
vfmadd231ps	%zmm5,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm5
vmovaps	%zmm29,%zmm9
vfmadd213ps	%zmm30,%zmm10,%zmm9
vmovaps	%zmm17,%zmm11
vmovaps	%zmm19,%zmm12
vfmadd213ps	%zmm20,%zmm10,%zmm12
vfmadd213ps	%zmm18,%zmm10,%zmm11
vfmadd231ps	%zmm21,%zmm5,%zmm12
vfmadd213ps	%zmm11,%zmm5,%zmm12
vfmadd213ps	%zmm9,%zmm5,%zmm12
vfmadd213ps	%zmm10,%zmm5,%zmm12
vaddps	%zmm31,%zmm7,%zmm5
vfmadd231ps	%zmm23,%zmm8,%zmm12
vmaxps	%zmm13,%zmm7,%zmm7
vfmsub231ps	%zmm5,%zmm12,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	368(%rsp),%zmm8
jne	82b
jmp	87f
.p2align	4
84:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3888(%rsp)
vmovups	2032(%rsp),%zmm25
vmovups	1968(%rsp),%zmm29
vmovups	3824(%rsp),%zmm27
vmovups	3760(%rsp),%zmm28
vmovups	3120(%rsp),%zmm2
vmovups	1776(%rsp),%zmm3
vmovups	1712(%rsp),%zmm4
vmovups	1648(%rsp),%zmm5
vmovups	2160(%rsp),%zmm7
vmovups	2096(%rsp),%zmm9
vmovups	1200(%rsp),%zmm10
vmovups	1456(%rsp),%zmm11
vmovups	304(%rsp),%zmm24
jmp	89f
.p2align	4
85:
vmovups	4016(%rsp),%zmm23
vmovups	3120(%rsp),%zmm2
vmovups	1200(%rsp),%zmm10
vmovups	944(%rsp),%zmm12
jmp	88f
86:
vxorps	%xmm1,%xmm1,%xmm1
87:
vbroadcastss	399f(%rip),%zmm2
vmovups	3952(%rsp),%zmm3
vfmadd213ps	422f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm22,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3952(%rsp)
vmovups	4272(%rsp),%zmm0
vbroadcastss	423f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4272(%rsp)
vmovups	2608(%rsp),%zmm0
vmaxps	344f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2608(%rsp)
vblendmps	339f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3056(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	944(%rsp),%zmm12
vsubps	%zmm2,%zmm12,%zmm12
vmovups	2672(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1200(%rsp),%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmovups	2736(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm8,%zmm8
vmovups	2800(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	560(%rsp),%zmm7
vsubps	%zmm5,%zmm7,%zmm7
vmovups	%zmm7,560(%rsp)
vmovups	2928(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm5
vsubps	%zmm5,%zmm7,%zmm7
vmovups	4016(%rsp),%zmm9
vsubps	%zmm7,%zmm9,%zmm23
vmovups	2864(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2864(%rsp)
vmovups	2992(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2992(%rsp)
vmovups	1840(%rsp),%zmm0
vmovaps	%zmm22,%zmm0 {%k1}
vmovups	%zmm0,1840(%rsp)
vmovups	3312(%rsp),%zmm0
vbroadcastss	347f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3312(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3888(%rsp)
vmovups	%zmm5,2928(%rsp)
vmovups	%zmm4,2800(%rsp)
vmovups	%zmm3,2736(%rsp)
vmovups	%zmm2,2672(%rsp)
vmovups	%zmm1,3056(%rsp)
vmovups	3120(%rsp),%zmm2
vmovups	1776(%rsp),%zmm3
vmovups	1712(%rsp),%zmm4
vmovups	1648(%rsp),%zmm5
vmovups	2160(%rsp),%zmm7
vmovups	2096(%rsp),%zmm9
88:
vmovups	240(%rsp),%zmm14
vmovups	2416(%rsp),%zmm18
vmovups	2352(%rsp),%zmm15
vmovups	3632(%rsp),%zmm16
vmovaps	%zmm6,%zmm24
vmovups	4336(%rsp),%zmm19
vmovups	3504(%rsp),%zmm20
vmovups	1456(%rsp),%zmm11
vmovaps	%zmm26,%zmm29
89:
vmovups	%zmm24,304(%rsp)
vmovups	%zmm23,1904(%rsp)
vmovups	560(%rsp),%zmm6
vmovups	%zmm8,368(%rsp)
vbroadcastss	335f(%rip),%zmm1
vmovups	2288(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm17
vmaxps	%zmm1,%zmm11,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm26
vmaxps	%zmm1,%zmm24,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm30
vmaxps	%zmm1,%zmm16,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5296(%rsp),%zmm11
vptestmd	%zmm11,%zmm11,%k3
vmovdqu64	5424(%rsp),%zmm11
vptestmd	%zmm11,%zmm11,%k1
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,432(%rsp)
vmaxps	%zmm1,%zmm20,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm16
vcmpleps	%zmm7,%zmm12,%k2
vmovups	%zmm12,944(%rsp)
vcmpleps	%zmm12,%zmm9,%k4
vmovups	880(%rsp),%zmm7
vblendmps	%zmm7,%zmm13,%zmm0 {%k4}
vbroadcastss	356f(%rip),%zmm1
vxorps	%zmm1,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm22,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm22,%zmm31,%zmm7 {%k2}
vmovups	%zmm7,688(%rsp)
vcmpleps	%zmm10,%zmm5,%k4
vmovups	496(%rsp),%zmm5
vblendmps	%zmm5,%zmm13,%zmm0 {%k4}
vmovups	%zmm10,1200(%rsp)
vcmpleps	%zmm4,%zmm10,%k4
vxorps	%zmm1,%zmm5,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm22,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm22,%zmm31,%zmm5 {%k4}
vmovups	%zmm5,624(%rsp)
vmovdqu64	5360(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpleps	%zmm8,%zmm3,%k1
vblendmps	%zmm18,%zmm13,%zmm0 {%k1}
vcmpleps	%zmm2,%zmm8,%k1
vxorps	%zmm1,%zmm18,%zmm0 {%k1}
vcmpleps	%zmm6,%zmm28,%k1
vblendmps	%zmm15,%zmm13,%zmm4 {%k1}
vcmpleps	%zmm27,%zmm6,%k1
vxorps	%zmm1,%zmm15,%zmm4 {%k1}
vcmpleps	%zmm23,%zmm29,%k1
vmovups	816(%rsp),%zmm3
vblendmps	%zmm3,%zmm13,%zmm2 {%k1}
vcmpleps	%zmm25,%zmm23,%k1
vxorps	%zmm1,%zmm3,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm22,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm22,%zmm31,%zmm6 {%k5}
vmovups	%zmm6,1072(%rsp)
vmovups	%zmm26,176(%rsp)
vmulps	%zmm5,%zmm26,%zmm0
vmulps	2480(%rsp),%zmm0,%zmm1
vmovaps	%zmm17,%zmm3
vmulps	%zmm7,%zmm17,%zmm7
vmulps	%zmm7,%zmm1,%zmm8
vmulps	%zmm6,%zmm30,%zmm27
vmulps	%zmm27,%zmm14,%zmm1
vmulps	%zmm7,%zmm1,%zmm29
vmulps	%zmm8,%zmm29,%zmm5
vmovaps	%zmm8,%zmm1
vmovaps	%zmm8,%zmm12
vfnmadd213ps	%zmm31,%zmm8,%zmm1
vbroadcastss	424f(%rip),%zmm28
vmovups	%zmm1,5104(%rsp)
vmaxps	%zmm28,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm21
vmulps	%zmm21,%zmm26,%zmm8
vmovaps	%zmm31,%zmm8 {%k4}
vcmpleps	%zmm4,%zmm22,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm22,%zmm31,%zmm6 {%k3}
vmulps	3696(%rsp),%zmm27,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm21,%zmm5,%zmm17
vmovaps	%zmm29,%zmm22
vfnmadd213ps	%zmm31,%zmm29,%zmm22
vfnmadd231ps	%zmm17,%zmm17,%zmm22
vmaxps	%zmm28,%zmm22,%zmm4
vsqrtps	%zmm4,%zmm4
vmovups	432(%rsp),%zmm25
vmulps	%zmm6,%zmm25,%zmm13
vmulps	2544(%rsp),%zmm13,%zmm5
vmulps	%zmm7,%zmm5,%zmm9
vmovaps	%zmm12,%zmm23
vmovups	%zmm12,1328(%rsp)
vmulps	%zmm12,%zmm9,%zmm12
vmulps	%zmm29,%zmm9,%zmm14
vdivps	%zmm4,%zmm31,%zmm10
vmovaps	%zmm15,%zmm24
vmulps	%zmm3,%zmm8,%zmm15
vmovaps	%zmm3,%zmm26
vmovaps	%zmm8,%zmm15 {%k2}
vmovdqu64	5232(%rsp),%zmm4
vptestmd	%zmm4,%zmm4,%k0
vmulps	%zmm10,%zmm30,%zmm8
vmovaps	%zmm31,%zmm8 {%k5}
vxorps	%xmm1,%xmm1,%xmm1
vcmpleps	%zmm2,%zmm1,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm1,%zmm31,%zmm1 {%k5}
vmovups	%zmm1,4144(%rsp)
vmovaps	%zmm16,%zmm3
vmulps	%zmm1,%zmm16,%zmm16
vmulps	%zmm16,%zmm19,%zmm2
vmovaps	%zmm18,%zmm5
vmulps	%zmm7,%zmm2,%zmm18
vmulps	%zmm23,%zmm18,%zmm19
vmulps	%zmm29,%zmm18,%zmm23
vmulps	1584(%rsp),%zmm13,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm12
vmulps	%zmm21,%zmm12,%zmm7
vmulps	1136(%rsp),%zmm13,%zmm2
vfmsub231ps	%zmm2,%zmm27,%zmm14
vfnmadd231ps	%zmm17,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm20
vmovaps	%zmm9,%zmm4
vfnmadd213ps	%zmm31,%zmm9,%zmm4
vfnmadd231ps	%zmm7,%zmm7,%zmm4
vfnmadd231ps	%zmm20,%zmm20,%zmm4
vmulps	1392(%rsp),%zmm16,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm19
vmaxps	%zmm28,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1520(%rsp),%zmm16,%zmm2
vmovups	%zmm27,5168(%rsp)
vfmsub231ps	%zmm2,%zmm27,%zmm23
vmulps	%zmm9,%zmm18,%zmm12
vdivps	%zmm0,%zmm31,%zmm11
vmulps	752(%rsp),%zmm16,%zmm0
vfmsub231ps	%zmm0,%zmm13,%zmm12
vmulps	%zmm11,%zmm25,%zmm0
vmovaps	%zmm25,%zmm2
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm21,%zmm19,%zmm1
vfnmadd231ps	%zmm17,%zmm1,%zmm23
vmulps	%zmm10,%zmm23,%zmm25
vfnmadd231ps	%zmm7,%zmm1,%zmm12
vfnmadd231ps	%zmm20,%zmm25,%zmm12
vmulps	%zmm11,%zmm12,%zmm27
vmulps	%zmm8,%zmm15,%zmm8
vmovaps	%zmm18,%zmm14
vfnmadd213ps	%zmm31,%zmm18,%zmm14
vfnmadd231ps	%zmm1,%zmm1,%zmm14
vfnmadd231ps	%zmm25,%zmm25,%zmm14
vfnmadd231ps	%zmm27,%zmm27,%zmm14
vmaxps	%zmm28,%zmm14,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm0,%zmm8,%zmm0
vdivps	%zmm12,%zmm31,%zmm15
vmovaps	%zmm3,%zmm23
vmulps	%zmm15,%zmm3,%zmm8
vmulps	%zmm8,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k5}
vmovups	%zmm3,4080(%rsp)
vmovss	2224(%rsp),%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vucomiss	%xmm8,%xmm0
vmovups	%zmm26,3184(%rsp)
vmulps	880(%rsp),%zmm26,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm8
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm0,%zmm8 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	176(%rsp),%zmm3
vmulps	496(%rsp),%zmm3,%zmm16
vmovaps	%zmm16,%zmm12 {%k3} {z}
vfmadd213ps	%zmm8,%zmm12,%zmm12
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm30,1008(%rsp)
vmulps	%zmm5,%zmm30,%zmm19
vmovaps	%zmm19,%zmm8 {%k1} {z}
vfmadd213ps	%zmm12,%zmm8,%zmm8
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	%zmm24,%zmm2,%zmm24
vmovaps	%zmm24,%zmm12 {%k1} {z}
vfmadd213ps	%zmm8,%zmm12,%zmm12
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm23,3248(%rsp)
vmulps	816(%rsp),%zmm23,%zmm26
vmovaps	%zmm26,%zmm8 {%k1} {z}
vfmadd213ps	%zmm12,%zmm8,%zmm8
vmulps	688(%rsp),%zmm0,%zmm12
vmovups	1328(%rsp),%zmm2
vmulps	%zmm12,%zmm2,%zmm28
vfmsub231ps	624(%rsp),%zmm16,%zmm28
vmovaps	%zmm29,%zmm0
vmulps	%zmm12,%zmm29,%zmm29
vfmsub231ps	1072(%rsp),%zmm19,%zmm29
vmulps	%zmm12,%zmm9,%zmm30
vmovups	%zmm6,3568(%rsp)
vfmsub231ps	%zmm24,%zmm6,%zmm30
vmovups	4144(%rsp),%zmm6
vmovaps	%zmm31,%zmm5
vmulps	%zmm12,%zmm18,%zmm31
vfmsub231ps	%zmm26,%zmm6,%zmm31
vbroadcastss	356f(%rip),%zmm26
vxorps	%zmm26,%zmm2,%zmm16
vxorps	%zmm26,%zmm0,%zmm0
vmovups	%zmm0,4656(%rsp)
vxorps	%zmm26,%zmm9,%zmm0
vmovups	%zmm0,2224(%rsp)
vxorps	%zmm26,%zmm18,%zmm0
vmovups	%zmm0,1328(%rsp)
vmovaps	%zmm21,%zmm0
vmulps	%zmm21,%zmm28,%zmm19
vfnmadd231ps	%zmm17,%zmm19,%zmm29
vxorps	%zmm26,%zmm17,%zmm17
vfnmadd231ps	%zmm7,%zmm19,%zmm30
vxorps	%zmm26,%zmm7,%zmm2
vmulps	%zmm10,%zmm29,%zmm24
vfnmadd231ps	%zmm20,%zmm24,%zmm30
vxorps	%zmm26,%zmm20,%zmm20
vfnmadd231ps	%zmm1,%zmm19,%zmm31
vxorps	%zmm26,%zmm1,%zmm18
vfnmadd231ps	%zmm25,%zmm24,%zmm31
vxorps	%zmm26,%zmm25,%zmm21
vmovaps	%zmm26,%zmm7
vmovaps	%zmm11,%zmm9
vmulps	%zmm11,%zmm30,%zmm26
vxorps	%xmm30,%xmm30,%xmm30
vfnmadd231ps	%zmm27,%zmm26,%zmm31
vxorps	%zmm7,%zmm27,%zmm25
vmovaps	%zmm12,%zmm7
vfmadd213ps	%zmm30,%zmm12,%zmm7
vfmadd231ps	%zmm19,%zmm19,%zmm7
vfmadd231ps	%zmm24,%zmm24,%zmm7
vfmadd231ps	%zmm26,%zmm26,%zmm7
vmulps	%zmm15,%zmm31,%zmm27
vfmadd231ps	%zmm27,%zmm27,%zmm7
ja	92f
vdivps	1008(%rsp),%zmm5,%zmm3
vbroadcastss	16(%rbp),%zmm4
vmulps	368(%rsp),%zmm3,%zmm3
vdivps	432(%rsp),%zmm5,%zmm14
vmulps	560(%rsp),%zmm14,%zmm14
vmovups	3312(%rsp),%zmm29
vdivps	%zmm29,%zmm5,%zmm22
vmulps	4080(%rsp),%zmm22,%zmm22
vmulps	425f(%rip){1to16},%zmm3,%zmm3
vmulps	426f(%rip){1to16},%zmm14,%zmm14
vmaxps	%zmm3,%zmm14,%zmm23
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm14,%zmm23 {%k1}
vbroadcastss	347f(%rip),%zmm28
vmovups	3952(%rsp),%zmm3
vcmpltps	%zmm28,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	427f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm23,%zmm3,%zmm14
vcmpunordps	%zmm23,%zmm23,%k1
vmovaps	%zmm3,%zmm14 {%k1}
vmulps	%zmm22,%zmm22,%zmm3
vminps	%zmm5,%zmm3,%zmm3
vmulps	%zmm4,%zmm3,%zmm3
vmaxps	%zmm3,%zmm14,%zmm22
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm14,%zmm22 {%k1}
vcmpltps	%zmm28,%zmm29,%k1
vmovaps	%zmm22,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm8,%k1
vcmpleps	%zmm3,%zmm7,%k1 {%k1}
vmovups	624(%rsp),%zmm3
vmulps	688(%rsp),%zmm3,%zmm3
vmulps	1072(%rsp),%zmm3,%zmm3
vmulps	3568(%rsp),%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vcmpnltps	%zmm3,%zmm30,%k2
vmovaps	%zmm5,%zmm3 {%k2} {z}
vbroadcastss	343f(%rip),%zmm4
vblendmps	%zmm3,%zmm4,%zmm3 {%k1}
vmovups	4592(%rsp),%zmm7
vcmpleps	3440(%rsp),%zmm7,%k1
vminps	428f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	3376(%rsp),%zmm7
vcmpeqps	%zmm4,%zmm7,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmovups	%zmm7,3376(%rsp)
vcmpeqps	%zmm4,%zmm7,%k1
vmovaps	%zmm5,%zmm14 {%k1} {z}
vxorps	%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm14,%xmm3
vmovshdup	%xmm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufpd	$1,%xmm14,%xmm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufps	$255,%xmm14,%xmm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf128	$1,%ymm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$2,%zmm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$3,%zmm14,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vucomiss	%xmm6,%xmm3
vmovups	1904(%rsp),%zmm23
vmovaps	%zmm5,%zmm31
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
vmovups	5040(%rsp),%zmm3
ja	69b
jmp	93f
.p2align	4
92:
vmovups	%zmm13,2480(%rsp)
vmulps	%zmm27,%zmm15,%zmm11
vfmadd213ps	%zmm26,%zmm11,%zmm25
vmulps	%zmm25,%zmm9,%zmm23
vfmadd213ps	%zmm24,%zmm23,%zmm20
vfmadd213ps	%zmm20,%zmm11,%zmm21
vmulps	%zmm21,%zmm10,%zmm20
vfmadd213ps	%zmm19,%zmm20,%zmm17
vfmadd213ps	%zmm17,%zmm23,%zmm2
vfmadd213ps	%zmm2,%zmm11,%zmm18
vmulps	%zmm18,%zmm0,%zmm1
vfmadd213ps	%zmm12,%zmm1,%zmm16
vmovups	4656(%rsp),%zmm0
vfmadd213ps	%zmm16,%zmm20,%zmm0
vmovups	2224(%rsp),%zmm3
vfmadd213ps	%zmm0,%zmm23,%zmm3
vmovups	1328(%rsp),%zmm0
vfmadd213ps	%zmm3,%zmm11,%zmm0
vmovups	3184(%rsp),%zmm16
vmulps	%zmm0,%zmm16,%zmm25
vmovups	176(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm1
vmovups	1008(%rsp),%zmm17
vmulps	%zmm20,%zmm17,%zmm3
vmovups	432(%rsp),%zmm18
vmulps	%zmm23,%zmm18,%zmm19
vmovups	3248(%rsp),%zmm12
vmulps	%zmm11,%zmm12,%zmm2
vmovups	1200(%rsp),%zmm27
vaddps	%zmm1,%zmm27,%zmm0
vmovups	1648(%rsp),%zmm11
vminps	%zmm0,%zmm11,%zmm9
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm11,%zmm9 {%k1}
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	1712(%rsp),%zmm11
vmaxps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k1}
vcmpeqps	%zmm27,%zmm9,%k1
vcmpneqps	%zmm9,%zmm0,%k1 {%k1}
vmovups	944(%rsp),%zmm29
vaddps	%zmm25,%zmm29,%zmm0
vmovups	2096(%rsp),%zmm11
vminps	%zmm0,%zmm11,%zmm9
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm11,%zmm9 {%k2}
vcmpunordps	%zmm9,%zmm9,%k2
vmovups	2160(%rsp),%zmm11
vmaxps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k2}
vcmpeqps	%zmm29,%zmm9,%k2
vcmpneqps	%zmm9,%zmm0,%k0 {%k2}
vmovaps	%zmm6,%zmm13
vmovups	368(%rsp),%zmm6
vmovups	%zmm3,1328(%rsp)
vaddps	%zmm3,%zmm6,%zmm0
vmovups	1776(%rsp),%zmm11
vminps	%zmm0,%zmm11,%zmm9
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm11,%zmm9 {%k2}
vcmpunordps	%zmm9,%zmm9,%k2
vmovups	3120(%rsp),%zmm21
vmaxps	%zmm9,%zmm21,%zmm9
vmovaps	%zmm21,%zmm9 {%k2}
vcmpeqps	%zmm6,%zmm9,%k2
vcmpneqps	%zmm9,%zmm0,%k2 {%k2}
vmovups	560(%rsp),%zmm26
vmovups	%zmm19,1392(%rsp)
vaddps	%zmm19,%zmm26,%zmm0
vmovups	3760(%rsp),%zmm28
vminps	%zmm0,%zmm28,%zmm9
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm28,%zmm9 {%k3}
vcmpunordps	%zmm9,%zmm9,%k3
vmovups	3824(%rsp),%zmm20
vmaxps	%zmm9,%zmm20,%zmm9
vmovaps	%zmm20,%zmm9 {%k3}
vcmpeqps	%zmm26,%zmm9,%k3
vcmpneqps	%zmm9,%zmm0,%k3 {%k3}
vmovups	1904(%rsp),%zmm11
vaddps	%zmm2,%zmm11,%zmm0
vmovups	1968(%rsp),%zmm19
vminps	%zmm0,%zmm19,%zmm9
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm19,%zmm9 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	2032(%rsp),%zmm19
vmaxps	%zmm9,%zmm19,%zmm9
vmovaps	%zmm19,%zmm9 {%k4}
vcmpeqps	%zmm11,%zmm9,%k4
vcmpneqps	%zmm9,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	352f(%rip),%zmm9 {%k3} {z}
vpord	353f(%rip){1to16},%zmm9,%zmm9 {%k4}
vpord	349f(%rip){1to16},%zmm9,%zmm9 {%k2}
vpord	348f(%rip){1to16},%zmm9,%zmm9 {%k1}
vpord	%zmm0,%zmm9,%zmm0
vmovups	5104(%rsp),%zmm3
vminps	%zmm5,%zmm3,%zmm3
vminps	%zmm3,%zmm22,%zmm3
vminps	%zmm3,%zmm4,%zmm3
vminps	%zmm3,%zmm14,%zmm3
vmulps	2288(%rsp),%zmm16,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmovups	688(%rsp),%zmm14
vsubps	%zmm14,%zmm5,%zmm9
vfmadd231ps	%zmm4,%zmm14,%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmulps	1456(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	624(%rsp),%zmm10
vsubps	%zmm10,%zmm5,%zmm9
vfmadd231ps	%zmm4,%zmm10,%zmm9
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm9,%zmm3
vmovaps	%zmm9,%zmm3 {%k1}
vmulps	304(%rsp),%zmm17,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmovups	1072(%rsp),%zmm10
vsubps	%zmm10,%zmm5,%zmm9
vfmadd231ps	%zmm4,%zmm10,%zmm9
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmulps	3632(%rsp),%zmm18,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
vmovups	3568(%rsp),%zmm10
vsubps	%zmm10,%zmm5,%zmm9
vfmadd231ps	%zmm3,%zmm10,%zmm9
vmovups	4720(%rsp),%zmm3
vsubps	3888(%rsp),%zmm3,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vmovups	3056(%rsp),%zmm9
vfmadd132ps	880(%rsp),%zmm30,%zmm9
vmovups	496(%rsp),%zmm3
vfmadd231ps	2672(%rsp),%zmm3,%zmm9
vmovups	2416(%rsp),%zmm3
vfmadd231ps	2736(%rsp),%zmm3,%zmm9
vmovups	2352(%rsp),%zmm3
vfmadd231ps	2800(%rsp),%zmm3,%zmm9
vmovups	816(%rsp),%zmm3
vfmadd231ps	2928(%rsp),%zmm3,%zmm9
vmulps	3504(%rsp),%zmm12,%zmm10
vmulps	%zmm10,%zmm12,%zmm10
vsubps	%zmm13,%zmm5,%zmm12
vfmadd231ps	%zmm10,%zmm13,%zmm12
vminps	%zmm4,%zmm12,%zmm10
vsqrtps	%zmm7,%zmm23
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm12,%zmm10 {%k1}
vdivps	%zmm6,%zmm5,%zmm4
vmulps	%zmm4,%zmm17,%zmm3
vmovups	1840(%rsp),%zmm4
vcmpnltps	%zmm4,%zmm30,%k0
vcmpltps	%zmm4,%zmm30,%k2
vcmpltps	433f(%rip){1to16},%zmm10,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%rbp),%zmm4
vmovups	2864(%rsp),%zmm12
vsubps	%zmm9,%zmm12,%zmm7
vbroadcastss	339f(%rip),%zmm18
vmulps	%zmm18,%zmm12,%zmm9
vmaxps	%zmm7,%zmm9,%zmm10
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm9,%zmm10 {%k4}
vmaxps	335f(%rip){1to16},%zmm10,%zmm7
vdivps	%zmm7,%zmm5,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmulps	2992(%rsp),%zmm7,%zmm7
vmovups	4272(%rsp),%zmm10
vminps	%zmm7,%zmm10,%zmm9
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm10,%zmm9 {%k4}
vmaxps	437f(%rip){1to16},%zmm9,%zmm10
vcmpnltps	%zmm12,%zmm30,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm5,%zmm10 {%k4}
vmulps	438f(%rip){1to16},%zmm23,%zmm7
vmulps	%zmm7,%zmm23,%zmm7
vmovups	%zmm3,432(%rsp)
vmulps	%zmm7,%zmm3,%zmm7
korw	%k0,%k3,%k5
vbroadcastss	347f(%rip),%zmm19
vmovaps	%zmm19,%zmm7 {%k5}
vcmpleps	%zmm4,%zmm7,%k4
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm8,%k0 {%k4}
vcmpgtps	4208(%rsp),%zmm23,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k2,%k2
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm14,304(%rsp)
vcmpnltps	%zmm14,%zmm30,%k3
vptestmd	%zmm0,%zmm0,%k6
korw	%k3,%k1,%k7
vmovdqu64	4976(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm8
vmovdqa32	%zmm4,%zmm8 {%k7}
vbroadcastss	323f(%rip),%zmm24
vandps	%zmm24,%zmm25,%zmm0
vbroadcastss	439f(%rip),%zmm16
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm5,%zmm12
vmovups	4016(%rsp),%zmm17
vmulps	%zmm12,%zmm17,%zmm0
vminps	%zmm10,%zmm0,%zmm4
vcmpunordps	%zmm10,%zmm10,%k4
vandps	%zmm24,%zmm1,%zmm7
vaddps	%zmm16,%zmm7,%zmm7
vdivps	%zmm7,%zmm5,%zmm9
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	4400(%rsp),%zmm22
vmulps	%zmm9,%zmm22,%zmm0
vminps	%zmm4,%zmm0,%zmm14
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm0,%zmm14 {%k4}
vandps	%zmm24,%zmm2,%zmm0
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm5,%zmm0
vmulps	334f(%rip){1to16},%zmm0,%zmm4
vandps	4464(%rsp),%zmm24,%zmm7
vaddps	%zmm16,%zmm7,%zmm7
vdivps	%zmm7,%zmm5,%zmm7
vmulps	%zmm4,%zmm17,%zmm16
vmulps	%zmm4,%zmm22,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vminps	%zmm16,%zmm4,%zmm7
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm4,%zmm7 {%k4}
vmulps	4912(%rsp),%zmm0,%zmm4
vminps	%zmm7,%zmm4,%zmm16
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm4,%zmm16 {%k4}
vminps	%zmm14,%zmm16,%zmm7
vcmpunordps	%zmm14,%zmm14,%k4
vmovaps	%zmm16,%zmm7 {%k4}
vcmpgtps	3952(%rsp),%zmm19,%k4
vmovaps	%zmm5,%zmm4 {%k4} {z}
vxorps	%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm4,%xmm14
vmovshdup	%xmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufpd	$1,%xmm4,%xmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufps	$255,%xmm4,%xmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$1,%ymm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$2,%zmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm14,%xmm14
vmovshdup	%xmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufpd	$1,%xmm4,%xmm4,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm14,%xmm4
vmovups	2608(%rsp),%zmm22
vmulps	%zmm18,%zmm22,%zmm22 {%k2}
vmovaps	%zmm29,%zmm17
korw	%k6,%k7,%k2
vmovups	4080(%rsp),%zmm14
vmovaps	%zmm19,%zmm14 {%k5}
vucomiss	%xmm6,%xmm4
vmovaps	%zmm7,%zmm4
vmovaps	%zmm5,%zmm31
vmovups	2096(%rsp),%zmm5
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
vmovaps	%zmm11,%zmm18
vmovaps	%zmm26,%zmm6
vmovups	2160(%rsp),%zmm13
vmovaps	%zmm14,%zmm26
jbe	67b
vmovdqu64	%zmm8,176(%rsp)
vpxor	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm8,%zmm25,%k5
vsubps	%zmm17,%zmm5,%zmm4
vsubps	%zmm13,%zmm17,%zmm4 {%k5}
vmulps	%zmm12,%zmm4,%zmm12
vmulps	688(%rsp),%zmm4,%zmm4
vbroadcastss	442f(%rip),%zmm16
vmulps	%zmm16,%zmm12,%zmm12
vcmpltps	%zmm4,%zmm8,%k5
vbroadcastss	347f(%rip),%zmm11
vmovaps	%zmm11,%zmm4
vminps	%zmm11,%zmm12,%zmm4 {%k5}
vcmpltps	%zmm8,%zmm1,%k5
vmovups	1648(%rsp),%zmm3
vsubps	%zmm27,%zmm3,%zmm12
vsubps	1712(%rsp),%zmm27,%zmm12 {%k5}
vmulps	%zmm9,%zmm12,%zmm9
vmulps	624(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm8,%k5
vmovaps	%zmm11,%zmm12
vmulps	%zmm16,%zmm9,%zmm12 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k5}
vmovups	1328(%rsp),%zmm3
vandps	%zmm24,%zmm3,%zmm9
vbroadcastss	439f(%rip),%zmm14
vaddps	%zmm14,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vcmpltps	%zmm8,%zmm3,%k5
vmovups	368(%rsp),%zmm19
vmovups	1776(%rsp),%zmm3
vsubps	%zmm19,%zmm3,%zmm12
vsubps	%zmm21,%zmm19,%zmm12 {%k5}
vmulps	%zmm9,%zmm12,%zmm9
vmulps	1072(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm8,%k5
vmovaps	%zmm11,%zmm12
vmulps	%zmm16,%zmm9,%zmm12 {%k5}
vmovups	1392(%rsp),%zmm3
vandps	%zmm24,%zmm3,%zmm9
vaddps	%zmm14,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k5}
vcmpltps	%zmm8,%zmm3,%k5
vsubps	%zmm6,%zmm28,%zmm12
vsubps	%zmm20,%zmm6,%zmm12 {%k5}
vmulps	%zmm9,%zmm12,%zmm9
vmulps	3568(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm8,%k5
vmovaps	%zmm11,%zmm12
vmulps	%zmm16,%zmm9,%zmm12 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k5}
vcmpltps	%zmm8,%zmm2,%k5
vmovups	1968(%rsp),%zmm3
vsubps	%zmm18,%zmm3,%zmm9
vsubps	2032(%rsp),%zmm18,%zmm9 {%k5}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	4144(%rsp),%zmm9,%zmm9
vxorps	%xmm3,%xmm3,%xmm3
vcmpltps	%zmm9,%zmm8,%k5
vmovdqu64	176(%rsp),%zmm8
vmovaps	%zmm11,%zmm9
vmulps	%zmm16,%zmm0,%zmm9 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm7,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm7,%zmm4 {%k4}
jmp	67b
.p2align	4
93:
vmulps	%zmm27,%zmm15,%zmm4
vfmadd213ps	%zmm26,%zmm4,%zmm25
vmulps	%zmm25,%zmm9,%zmm7
vfmadd213ps	%zmm24,%zmm7,%zmm20
vfmadd213ps	%zmm20,%zmm4,%zmm21
vmulps	%zmm21,%zmm10,%zmm5
vfmadd213ps	%zmm19,%zmm5,%zmm17
vfmadd213ps	%zmm17,%zmm7,%zmm2
vfmadd213ps	%zmm2,%zmm4,%zmm18
vmulps	%zmm18,%zmm0,%zmm1
vfmadd213ps	%zmm12,%zmm1,%zmm16
vmovups	4656(%rsp),%zmm0
vfmadd213ps	%zmm16,%zmm5,%zmm0
vmovups	2224(%rsp),%zmm6
vfmadd213ps	%zmm0,%zmm7,%zmm6
vmovups	1328(%rsp),%zmm0
vfmadd213ps	%zmm6,%zmm4,%zmm0
vmulps	3184(%rsp),%zmm0,%zmm0
vmovups	%zmm0,688(%rsp)
vmulps	176(%rsp),%zmm1,%zmm0
vmovups	%zmm0,496(%rsp)
vmulps	1008(%rsp),%zmm5,%zmm0
vmovups	%zmm0,304(%rsp)
vmulps	432(%rsp),%zmm7,%zmm0
vmovups	%zmm0,880(%rsp)
vmulps	3248(%rsp),%zmm4,%zmm0
vmovups	%zmm0,816(%rsp)
vdivps	1264(%rsp),%zmm31,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vpbroadcastd	387f(%rip),%zmm13
vpaddd	%zmm13,%zmm0,%zmm1
vpbroadcastd	388f(%rip),%zmm6
vpandd	%zmm6,%zmm1,%zmm1
vpbroadcastd	99f(%rip),%zmm14
vpsubd	%zmm1,%zmm14,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm29,%zmm4
vfmadd213ps	%zmm30,%zmm2,%zmm4
vbroadcastss	393f(%rip),%zmm5
vfmadd213ps	394f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	395f(%rip),%zmm3
vfmadd213ps	396f(%rip){1to16},%zmm2,%zmm3
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm3
vfmadd213ps	%zmm5,%zmm0,%zmm3
vfmadd213ps	%zmm4,%zmm0,%zmm3
vfmadd213ps	%zmm2,%zmm0,%zmm3
vfmadd231ps	398f(%rip){1to16},%zmm1,%zmm3
vmovups	4528(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm3
vmovups	4848(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm3
vmovups	%zmm3,624(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm23,%xmm23,%xmm23
cmpb	$1,%cl
vbroadcastss	337f(%rip),%zmm21
vbroadcastss	343f(%rip),%zmm30
movq	24(%rsp),%rdi
jne	96f
vbroadcastss	8(%rbp),%zmm0
movq	32(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
94:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	368(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm1
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	393f(%rip),%zmm28
vbroadcastss	394f(%rip),%zmm24
vbroadcastss	395f(%rip),%zmm3
vbroadcastss	396f(%rip),%zmm25
vbroadcastss	397f(%rip),%zmm26
vbroadcastss	398f(%rip),%zmm27
.p2align	4
95:
vmovaps	(%rdx),%zmm2
vfmadd213ps	560(%rsp),%zmm1,%zmm2
vaddps	%zmm0,%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovaps	(%rax,%rsi),%zmm5
vsubps	%zmm2,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm21,%zmm4,%zmm8
vcmpltps	%zmm5,%zmm21,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm9
vpaddd	%zmm13,%zmm9,%zmm9
vpandd	%zmm6,%zmm9,%zmm9
vmovdqa64	%zmm6,%zmm22
vmovdqa64	%zmm13,%zmm6
vpsubd	%zmm9,%zmm14,%zmm13
vmovdqa64	%zmm14,%zmm29
vaddps	%zmm21,%zmm13,%zmm14
vfmadd231ps	%zmm8,%zmm13,%zmm14
vmulps	%zmm14,%zmm14,%zmm8
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm24,%zmm14,%zmm13
vmovaps	%zmm3,%zmm18
vfmadd213ps	%zmm25,%zmm14,%zmm18
vfmadd231ps	%zmm26,%zmm8,%zmm18
vfmadd213ps	%zmm13,%zmm8,%zmm18
vbroadcastss	389f(%rip),%zmm13
vfmadd213ps	392f(%rip){1to16},%zmm14,%zmm13
vfmadd213ps	%zmm13,%zmm8,%zmm18
vmovdqa64	%zmm6,%zmm13
vmovdqa64	%zmm22,%zmm6
vfmadd213ps	%zmm14,%zmm8,%zmm18
vmovdqa64	%zmm29,%zmm14
vcvtdq2ps	%zmm9,%zmm8
vfmadd231ps	%zmm27,%zmm8,%zmm18
vaddps	%zmm31,%zmm5,%zmm8
vmaxps	%zmm21,%zmm5,%zmm5
vfmsub231ps	%zmm8,%zmm18,%zmm5
vaddps	%zmm30,%zmm2,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm5,%zmm2,%zmm23
vmulps	%zmm4,%zmm0,%zmm2
vmulps	%zmm8,%zmm8,%zmm4
vaddps	%zmm8,%zmm7,%zmm7
vmulps	%zmm4,%zmm8,%zmm5
vaddps	%zmm4,%zmm10,%zmm10
vaddps	%zmm5,%zmm20,%zmm20
vfmadd231ps	%zmm5,%zmm2,%zmm15
vmulps	%zmm5,%zmm4,%zmm5
vfmadd231ps	%zmm4,%zmm2,%zmm16
vmulps	%zmm4,%zmm4,%zmm4
vaddps	%zmm4,%zmm19,%zmm19
vfmadd231ps	%zmm4,%zmm2,%zmm12
vfmadd231ps	%zmm2,%zmm5,%zmm11
vaddps	%zmm5,%zmm17,%zmm17
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	95b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	94b
96:
movq	%r14,%rbx
vbroadcastss	24(%rbp),%zmm1
vbroadcastss	323f(%rip),%zmm3
vmovups	688(%rsp),%zmm27
vandps	%zmm3,%zmm27,%zmm0
vxorps	%xmm2,%xmm2,%xmm2
vmaxps	%zmm2,%zmm0,%zmm0
vandps	496(%rsp),%zmm3,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vandps	%zmm3,%zmm1,%zmm2
vcmpltps	%zmm31,%zmm2,%k1
vandps	816(%rsp),%zmm3,%zmm4
vmulps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vmaxps	%zmm0,%zmm2,%zmm2
vmovups	3376(%rsp),%zmm24
vcmpleps	%zmm31,%zmm24,%k2
vmovups	176(%rsp),%zmm28
vmulps	2480(%rsp),%zmm28,%zmm0
vmovups	3184(%rsp),%zmm13
vmulps	%zmm13,%zmm0,%zmm0
vmovups	1904(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm2,%k3 {%k2}
vmovaps	%zmm0,%zmm1
vfnmadd213ps	%zmm31,%zmm0,%zmm1
vmovups	1008(%rsp),%zmm25
vmulps	240(%rsp),%zmm25,%zmm2
vmulps	%zmm13,%zmm2,%zmm26
vmulps	3696(%rsp),%zmm25,%zmm2
vmulps	%zmm0,%zmm26,%zmm4
vfmsub231ps	%zmm2,%zmm28,%zmm4
vmovups	432(%rsp),%zmm8
vmulps	2544(%rsp),%zmm8,%zmm2
vmulps	%zmm13,%zmm2,%zmm14
vmulps	1584(%rsp),%zmm8,%zmm2
vmulps	%zmm0,%zmm14,%zmm9
vfmsub231ps	%zmm2,%zmm28,%zmm9
vbroadcastss	424f(%rip),%zmm3
vmaxps	%zmm3,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	1136(%rsp),%zmm8,%zmm5
vmulps	%zmm26,%zmm14,%zmm21
vfmsub231ps	%zmm5,%zmm25,%zmm21
vmovups	3248(%rsp),%zmm29
vmulps	4336(%rsp),%zmm29,%zmm5
vmulps	%zmm13,%zmm5,%zmm13
vmulps	1392(%rsp),%zmm29,%zmm5
vmulps	%zmm0,%zmm13,%zmm22
vfmsub231ps	%zmm5,%zmm28,%zmm22
vdivps	%zmm2,%zmm31,%zmm18
vmulps	1520(%rsp),%zmm29,%zmm2
vmulps	%zmm26,%zmm13,%zmm28
vfmsub231ps	%zmm2,%zmm25,%zmm28
vminps	%zmm31,%zmm1,%zmm1
vmulps	%zmm18,%zmm4,%zmm6
vmovaps	%zmm26,%zmm2
vfnmadd213ps	%zmm31,%zmm26,%zmm2
vfnmadd231ps	%zmm6,%zmm6,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm3,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	752(%rsp),%zmm29,%zmm4
vmulps	%zmm14,%zmm13,%zmm29
vfmsub231ps	%zmm4,%zmm8,%zmm29
vdivps	%zmm2,%zmm31,%zmm5
vmulps	%zmm18,%zmm9,%zmm4
vfnmadd231ps	%zmm6,%zmm4,%zmm21
vmulps	%zmm5,%zmm21,%zmm21
vmovaps	%zmm14,%zmm2
vfnmadd213ps	%zmm31,%zmm14,%zmm2
vfnmadd231ps	%zmm4,%zmm4,%zmm2
vfnmadd231ps	%zmm21,%zmm21,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm3,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm3
vmovups	%zmm18,1136(%rsp)
vmulps	%zmm18,%zmm22,%zmm2
vmovups	%zmm6,1584(%rsp)
vfnmadd231ps	%zmm6,%zmm2,%zmm28
vmovups	%zmm5,752(%rsp)
vmulps	%zmm5,%zmm28,%zmm22
vfnmadd231ps	%zmm4,%zmm2,%zmm29
vfnmadd231ps	%zmm21,%zmm22,%zmm29
vmovups	%zmm3,240(%rsp)
vmulps	%zmm3,%zmm29,%zmm18
vmovaps	%zmm13,%zmm9
vfnmadd213ps	%zmm31,%zmm13,%zmm9
vfnmadd231ps	%zmm2,%zmm2,%zmm9
vfnmadd231ps	%zmm22,%zmm22,%zmm9
vfnmadd231ps	%zmm18,%zmm18,%zmm9
vminps	%zmm1,%zmm9,%zmm1
vcmpgtps	433f(%rip){1to16},%zmm1,%k0
vmovups	944(%rsp),%zmm29
vaddps	%zmm29,%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2096(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2160(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm29 {%k3}
vbroadcastss	208(%rbp),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm24,%k1
vmovaps	%zmm1,%zmm29 {%k1}
movq	88(%rsp),%r8
movq	%r8,%rax
shlq	$6,%rax
vbroadcastss	12(%rbp),%zmm28
vmovaps	%zmm29,(%r15,%rax)
vmovups	1200(%rsp),%zmm29
vaddps	496(%rsp),%zmm29,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	1648(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	1712(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm29 {%k3}
vmovaps	%zmm1,%zmm29 {%k1}
addq	%rdi,%r8
shlq	$6,%r8
vmovaps	%zmm29,(%r15,%r8)
vmovups	368(%rsp),%zmm29
vaddps	304(%rsp),%zmm29,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	1776(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3120(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm29 {%k3}
leaq	(%r15,%rax),%rdx
vmulps	%zmm29,%zmm28,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
movq	%rdi,%rcx
shlq	$7,%rcx
vmovaps	%zmm3,(%rcx,%rdx)
vmovups	560(%rsp),%zmm5
vaddps	880(%rsp),%zmm5,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3760(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3824(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm5 {%k3}
vmulps	%zmm5,%zmm28,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
leaq	(%rdi,%rdi,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm3,(%rsi,%rdx)
vaddps	816(%rsp),%zmm30,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	1968(%rsp),%zmm6
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2032(%rsp),%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k4}
vmovaps	%zmm3,%zmm30 {%k3}
vmovaps	%zmm1,%zmm30 {%k1}
movq	%rdi,%rsi
shlq	$8,%rsi
vmovaps	%zmm30,(%rsi,%rdx)
movl	$5,%esi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	97f
vmaxps	424f(%rip){1to16},%zmm9,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm3
vbroadcastss	356f(%rip),%zmm6
vxorps	%zmm6,%zmm0,%zmm0
vmulps	%zmm28,%zmm25,%zmm9
vmulps	%zmm28,%zmm8,%zmm27
kandw	%k0,%k2,%k2
movl	%r14d,%edx
andl	$4,%edx
movl	%edx,%esi
shrl	$2,%esi
leaq	(%rdi,%rdi,4),%r11
shlq	$6,%r11
addq	%r15,%r11
movq	%r8,%r12
xorl	%r10d,%r10d
testl	%edx,%edx
sete	%r10b
leaq	7(%rsi,%rsi,2),%r9
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r8d
cmoveq	%r8,%rsi
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
vmovups	1136(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm30
vmovups	1584(%rsp),%zmm5
vfmadd231ps	%zmm30,%zmm5,%zmm26
vxorps	%zmm6,%zmm26,%zmm0
vmovups	752(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm29
vxorps	%zmm6,%zmm25,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm8,%zmm0,%zmm28
vfmadd231ps	%zmm30,%zmm4,%zmm14
vfmadd231ps	%zmm29,%zmm21,%zmm14
vxorps	%zmm6,%zmm14,%zmm0
vmovups	240(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm26
vmulps	%zmm4,%zmm25,%zmm0
vfmadd231ps	%zmm28,%zmm21,%zmm0
vxorps	%zmm6,%zmm0,%zmm0
vmulps	%zmm0,%zmm5,%zmm24
vxorps	%zmm6,%zmm8,%zmm0
vmulps	%zmm0,%zmm21,%zmm0
vmovaps	%zmm18,%zmm21
vmulps	%zmm5,%zmm0,%zmm18
vfmadd231ps	%zmm30,%zmm2,%zmm13
vfmadd231ps	%zmm29,%zmm22,%zmm13
vfmadd231ps	%zmm26,%zmm21,%zmm13
vxorps	%zmm6,%zmm13,%zmm0
vmulps	%zmm0,%zmm3,%zmm14
vmulps	%zmm2,%zmm25,%zmm0
vfmadd231ps	%zmm28,%zmm22,%zmm0
vfmadd231ps	%zmm24,%zmm21,%zmm0
vxorps	%zmm6,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm13
vmulps	%zmm22,%zmm8,%zmm0
vfmadd231ps	%zmm18,%zmm21,%zmm0
vxorps	%zmm6,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm4
vxorps	%zmm6,%zmm5,%zmm0
vmulps	%zmm0,%zmm21,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm30,%zmm21
vfmadd213ps	%zmm31,%zmm30,%zmm21
vfmadd231ps	%zmm29,%zmm29,%zmm21
vfmadd231ps	%zmm26,%zmm26,%zmm21
vfmadd231ps	%zmm14,%zmm14,%zmm21
vmovups	3184(%rsp),%zmm2
vmulps	%zmm21,%zmm2,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r11)
vmulps	%zmm25,%zmm25,%zmm21
vfmadd231ps	%zmm28,%zmm28,%zmm21
vfmadd231ps	%zmm24,%zmm24,%zmm21
vfmadd231ps	%zmm13,%zmm13,%zmm21
vmovups	176(%rsp),%zmm2
vmulps	%zmm21,%zmm2,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r10)
movq	%r12,%r8
vmulps	%zmm8,%zmm8,%zmm21
vfmadd231ps	%zmm18,%zmm18,%zmm21
vfmadd231ps	%zmm4,%zmm4,%zmm21
vmulps	%zmm9,%zmm21,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm9,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm21
vfmadd231ps	%zmm0,%zmm0,%zmm21
vmulps	%zmm27,%zmm21,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm27,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rdi)
movq	24(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm21
vmovups	3248(%rsp),%zmm2
vmulps	%zmm21,%zmm2,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rsi)
movl	$10,%esi
testl	%edx,%edx
je	97f
vmulps	1136(%rsp),%zmm30,%zmm8
vfmadd231ps	%zmm29,%zmm28,%zmm8
vfmadd231ps	%zmm26,%zmm24,%zmm8
vfmadd231ps	%zmm14,%zmm13,%zmm8
vmovups	176(%rsp),%zmm6
vmulps	%zmm8,%zmm6,%zmm8
vmovaps	%zmm1,%zmm21
vmovups	3184(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm21 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm21,(%rax,%rdx)
vmovups	752(%rsp),%zmm2
vmulps	%zmm29,%zmm2,%zmm8
vfmadd231ps	%zmm26,%zmm18,%zmm8
vfmadd231ps	%zmm14,%zmm4,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmovaps	%zmm1,%zmm21
vmulps	%zmm8,%zmm22,%zmm21 {%k2}
movq	%rdi,%rdx
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm21,(%rax,%rdx)
vmulps	%zmm28,%zmm2,%zmm5
vfmadd231ps	%zmm24,%zmm18,%zmm5
vfmadd231ps	%zmm13,%zmm4,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vmovaps	%zmm1,%zmm8
vmulps	%zmm5,%zmm6,%zmm8 {%k2}
leaq	(%rdi,%rdi,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmovups	240(%rsp),%zmm2
vmulps	%zmm26,%zmm2,%zmm5
vfmadd231ps	%zmm14,%zmm0,%zmm5
vmulps	%zmm27,%zmm5,%zmm5
vmovaps	%zmm1,%zmm8
vmulps	%zmm5,%zmm22,%zmm8 {%k2}
imulq	$704,%rdi,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm24,%zmm2,%zmm5
vfmadd231ps	%zmm13,%zmm0,%zmm5
vmulps	%zmm27,%zmm5,%zmm5
vmovaps	%zmm1,%zmm8
vmulps	%zmm5,%zmm6,%zmm8 {%k2}
shlq	$8,%rcx
addq	%r15,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm18,%zmm2,%zmm2
vfmadd231ps	%zmm4,%zmm0,%zmm2
vmulps	%zmm27,%zmm2,%zmm2
vmovaps	%zmm1,%zmm5
vmulps	%zmm2,%zmm9,%zmm5 {%k2}
imulq	$832,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm14,%zmm3,%zmm2
vmovups	3248(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm5
vmulps	%zmm2,%zmm22,%zmm5 {%k2}
imulq	$960,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm13,%zmm3,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm5
vmulps	%zmm2,%zmm6,%zmm5 {%k2}
movq	%rdi,%rcx
shlq	$10,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm4,%zmm3,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm4
vmulps	%zmm9,%zmm2,%zmm4 {%k2}
imulq	$1088,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm27,%zmm0,%zmm1 {%k2}
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$20,%esi
97:
testb	$8,%r14b
vxorps	%xmm22,%xmm22,%xmm22
je	6b
vbroadcastss	208(%rbp),%zmm0
vmovups	3376(%rsp),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm1,%k2
vaddps	%zmm23,%zmm23,%zmm1
vmovups	624(%rsp),%zmm5
vfmsub132ps	355f(%rip){1to16},%zmm23,%zmm5
vbroadcastss	100(%rbp),%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm3
vfmadd231ps	104(%rbp){1to16},%zmm10,%zmm3
vfmadd231ps	108(%rbp){1to16},%zmm20,%zmm3
vfmadd231ps	112(%rbp){1to16},%zmm19,%zmm3
vfmadd231ps	116(%rbp){1to16},%zmm17,%zmm3
vfmadd231ps	120(%rbp){1to16},%zmm16,%zmm3
vfmadd231ps	124(%rbp){1to16},%zmm15,%zmm3
vfmadd231ps	128(%rbp){1to16},%zmm12,%zmm3
vfmadd231ps	132(%rbp){1to16},%zmm11,%zmm3
vbroadcastss	136(%rbp),%zmm2
vmovups	4784(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm2
vfmadd231ps	140(%rbp){1to16},%zmm10,%zmm2
vfmadd231ps	144(%rbp){1to16},%zmm20,%zmm2
vfmadd231ps	148(%rbp){1to16},%zmm19,%zmm2
vfmadd231ps	152(%rbp){1to16},%zmm17,%zmm2
vfmadd231ps	156(%rbp){1to16},%zmm16,%zmm2
vfmadd231ps	160(%rbp){1to16},%zmm15,%zmm2
vfmadd231ps	164(%rbp){1to16},%zmm12,%zmm2
vfmadd231ps	168(%rbp){1to16},%zmm11,%zmm2
vfmadd132ps	172(%rbp){1to16},%zmm22,%zmm7
vfmadd231ps	176(%rbp){1to16},%zmm10,%zmm7
vfmadd231ps	180(%rbp){1to16},%zmm20,%zmm7
vfmadd231ps	184(%rbp){1to16},%zmm19,%zmm7
vfmadd231ps	188(%rbp){1to16},%zmm17,%zmm7
vfmadd231ps	192(%rbp){1to16},%zmm16,%zmm7
vfmadd231ps	196(%rbp){1to16},%zmm15,%zmm7
vfmadd231ps	200(%rbp){1to16},%zmm12,%zmm7
vfmadd231ps	204(%rbp){1to16},%zmm11,%zmm7
vfmadd231ps	428f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	436f(%rip){1to16},%zmm4,%zmm7
vmovaps	%zmm0,%zmm5 {%k2}
movq	%rsi,%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm0,%zmm7 {%k2}
addq	$4,%rsi
imulq	%rdi,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm7,(%rax,%rsi)
jmp	6b
98:
addq	$5496,%rsp
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
.long	2147483647
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
