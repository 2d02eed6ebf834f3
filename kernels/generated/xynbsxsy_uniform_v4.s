# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6904,%rsp
movl	%esi,16(%rsp)
testl	%ecx,%ecx
je	96f
testl	%edx,%edx
je	96f
cmpl	$0,16(%rsp)
je	96f
movq	6976(%rsp),%r12
movl	16(%rsp),%eax
movl	%eax,%esi
movl	%edx,%r10d
movq	%r10,80(%rsp)
movq	(%rdi),%r10
movq	%r10,56(%rsp)
movq	8(%rdi),%r10
movq	%r10,8(%rsp)
movq	16(%rdi),%r10
movq	24(%rdi),%r11
movq	%r11,632(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	6960(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,608(%rsp)
imull	%eax,%edx
movl	%edx,68(%rsp)
leaq	64(%rbx),%rax
movq	%rax,88(%rsp)
leaq	256(%r13),%r15
vbroadcastss	97f(%rip),%zmm25
vpbroadcastd	335f(%rip),%zmm15
vpbroadcastd	349f(%rip),%zmm23
xorl	%eax,%eax
vpbroadcastd	353f(%rip),%zmm22
vpbroadcastd	97f(%rip),%zmm14
vxorps	%xmm17,%xmm17,%xmm17
movq	%r9,616(%rsp)
movl	%r9d,%ecx
vpbroadcastd	99f(%rip),%zmm20
vbroadcastss	322f(%rip),%zmm18
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm27
vbroadcastss	326f(%rip),%zmm28
vpbroadcastd	327f(%rip),%zmm29
vpbroadcastd	444f(%rip),%zmm30
movq	%rbx,48(%rsp)
movq	%rsi,648(%rsp)
movq	%r10,640(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	68(%rsp),%ecx
cmpq	608(%rsp),%rax
je	96f
3:
movq	%rax,%rdx
imulq	80(%rsp),%rdx
movq	%rdx,624(%rsp)
movl	%ecx,%edi
xorl	%r9d,%r9d
movq	%rax,656(%rsp)
movl	%ecx,72(%rsp)
jmp	5f
.p2align	4
4:
incq	%r9
addl	16(%rsp),%edi
cmpq	80(%rsp),%r9
je	2b
5:
movq	624(%rsp),%rdx
addq	%r9,%rdx
imulq	%rsi,%rdx
addq	616(%rsp),%rdx
movl	%edi,%r10d
xorl	%ebp,%ebp
movl	%edi,76(%rsp)
movq	%r9,672(%rsp)
movq	%rdx,664(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	434f(%rip),%zmm0
vblendmps	3632(%rsp),%zmm0,%zmm0 {%k1}
movq	632(%rsp),%rax
vmovups	3696(%rsp),%zmm1
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,(%rax,%r10)
movq	648(%rsp),%rsi
vbroadcastss	97f(%rip),%zmm25
vbroadcastss	335f(%rip),%zmm15
vpbroadcastd	349f(%rip),%zmm23
movq	656(%rsp),%rax
vpbroadcastd	353f(%rip),%zmm22
vpbroadcastd	97f(%rip),%zmm14
movl	72(%rsp),%ecx
vpbroadcastd	99f(%rip),%zmm20
vbroadcastss	322f(%rip),%zmm18
vbroadcastss	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm27
vbroadcastss	326f(%rip),%zmm28
vpbroadcastd	327f(%rip),%zmm29
vpbroadcastd	444f(%rip),%zmm30
movl	76(%rsp),%edi
movq	672(%rsp),%r9
movq	664(%rsp),%rdx
movl	36(%rsp),%r10d
movq	6976(%rsp),%r12
7:
incq	%rbp
incl	%r10d
cmpq	%rsi,%rbp
je	4b
8:
leaq	(%rdx,%rbp),%r11
movl	8(%r12),%r14d
movq	%r11,40(%rsp)
cmpq	%r14,%r11
jae	7b
movl	%r10d,36(%rsp)
movl	(%r12),%r10d
movl	12(%r12),%eax
movl	%eax,416(%rsp)
movl	16(%r12),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,4(%rsp)
testb	$1,%cl
cmoveq	%rdx,%rax
vxorps	%xmm1,%xmm1,%xmm1
testq	%r10,%r10
je	56f
movq	%rdx,224(%rsp)
vmovdqa64	%zmm15,%zmm24
movq	%r14,544(%rsp)
movq	%rax,%rcx
imulq	40(%rsp),%rcx
movl	$2,%r15d
subq	%r10,%r15
imull	36(%rsp),%eax
movq	%r10,%rdx
shlq	$6,%rdx
movq	%rdx,288(%rsp)
movl	%r10d,%edx
shll	$4,%edx
movl	%edx,160(%rsp)
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm31,%xmm31,%xmm31
movl	$16,96(%rsp)
xorl	%esi,%esi
movq	88(%rsp),%r14
vmovups	%zmm25,1904(%rsp)
vmovups	%zmm25,1840(%rsp)
vpbroadcastd	98f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r9d,%r9d
movq	%rbp,680(%rsp)
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm9,%zmm2,%zmm2
incq	%r9
addl	%r10d,%eax
addq	288(%rsp),%r14
movl	96(%rsp),%edx
addl	160(%rsp),%edx
movl	%edx,96(%rsp)
addq	%r10,%rsi
cmpq	%r10,%r9
je	55f
32:
movq	%r9,%rdi
imulq	%r10,%rdi
leal	(%rcx,%rdi),%edx
andl	$2147483647,%edx
movq	%rdi,%r11
shrq	%r11
addq	%rcx,%r11
movl	4(%rsp),%r12d
testb	$1,%r12b
cmoveq	%rdx,%r11
shlq	$6,%r11
movq	56(%rsp),%r8
vmovdqa64	(%r8,%r11),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r12b
je	33f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm30,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
33:
movq	8(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm4
vbroadcastss	8(%r8),%zmm9
vfmadd132ps	4(%r8){1to16},%zmm9,%zmm4
testb	$1,4(%rsp)
je	34f
movl	%edi,%r11d
shll	$4,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm10
vpsrld	%xmm10,%zmm0,%zmm0
vpandd	%zmm30,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
34:
movq	%rdi,%r11
shlq	$6,%r11
vmovaps	%zmm4,(%rbx,%r11)
testb	$8,4(%rsp)
jne	37f
andl	$2147483647,%eax
vsubps	%zmm9,%zmm4,%zmm10
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm17,%zmm10,%zmm9
jne	39f
36:
testq	%r9,%r9
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm18,%zmm4,%zmm10
vfmadd213ps	%zmm19,%zmm4,%zmm10
vfmadd213ps	%zmm26,%zmm4,%zmm10
vaddps	%zmm27,%zmm4,%zmm11
vfmadd213ps	%zmm28,%zmm4,%zmm11
vcmpltps	%zmm4,%zmm17,%k1
vmovups	1904(%rsp),%zmm12
vmulps	%zmm10,%zmm12,%zmm12 {%k1}
vmovups	1840(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm10
vpsrld	$23,%zmm13,%zmm11
vpsubd	%zmm11,%zmm8,%zmm8
vpaddd	%zmm10,%zmm8,%zmm8
vpternlogd	$236,%zmm29,%zmm14,%zmm12
vmovdqu64	%zmm12,1904(%rsp)
vpternlogd	$236,%zmm29,%zmm14,%zmm13
vmovdqu64	%zmm13,1840(%rsp)
vbroadcastss	97f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm31,%zmm31
andl	$2147483647,%eax
vsubps	%zmm9,%zmm4,%zmm10
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm10,%zmm3,%zmm3
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm17,%zmm10,%zmm9
je	36b
39:
movl	$1,%ebx
cmpl	$2,%r10d
jne	48f
movl	4(%rsp),%ebp
42:
addq	%rbx,%rdi
addq	%rbx,%rdx
movq	%rdi,%r8
shrq	%r8
addq	%rcx,%r8
testb	$1,%bpl
cmoveq	%rdx,%r8
shlq	$6,%r8
movq	56(%rsp),%rdx
vmovdqa64	(%rdx,%r8),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%bpl
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm30,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
movq	8(%rsp),%rdx
vsubps	(%rdx){1to16},%zmm4,%zmm4
vbroadcastss	8(%rdx),%zmm11
vfmadd132ps	4(%rdx){1to16},%zmm11,%zmm4
testb	$1,%bpl
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm30,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	48(%rsp),%rdx
vmovaps	%zmm4,(%rdx,%rdi)
testb	$8,%bpl
movq	680(%rsp),%rbp
je	45f
vaddps	%zmm18,%zmm4,%zmm12
vfmadd213ps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm26,%zmm4,%zmm12
vaddps	%zmm27,%zmm4,%zmm13
vfmadd213ps	%zmm28,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm17,%k1
vmovups	1904(%rsp),%zmm16
vmulps	%zmm12,%zmm16,%zmm16 {%k1}
vmovups	1840(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm16,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm29,%zmm14,%zmm16
vmovdqu64	%zmm16,1904(%rsp)
vpternlogd	$236,%zmm29,%zmm14,%zmm15
vmovdqu64	%zmm15,1840(%rsp)
vbroadcastss	97f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm31,%zmm31
45:
vsubps	%zmm11,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm3,%zmm3
46:
movq	48(%rsp),%rbx
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm4,%zmm9,%zmm9
testq	%r9,%r9
jne	9b
47:
vaddps	%zmm9,%zmm6,%zmm6
jmp	9b
.p2align	4
48:
movl	96(%rsp),%r11d
movq	%r14,%r12
jmp	52f
.p2align	4
49:
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vsubps	%zmm11,%zmm4,%zmm0
vaddps	%zmm0,%zmm9,%zmm9
leaq	(%r15,%rbx),%r8
incq	%r8
incq	%rbx
addq	$64,%r12
addl	$16,%r11d
cmpq	$1,%r8
je	42b
52:
leaq	(%rsi,%rbx),%r8
leaq	(%rax,%rbx),%rbp
shrq	%r8
addq	%rcx,%r8
testb	$1,4(%rsp)
cmoveq	%rbp,%r8
shlq	$6,%r8
movq	56(%rsp),%rbp
vmovdqa64	(%rbp,%r8),%zmm0
movl	4(%rsp),%ebp
vmovdqa64	%zmm0,%zmm4
testb	$1,%bpl
je	53f
movl	%r11d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm30,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
53:
movq	8(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm4
vbroadcastss	8(%r8),%zmm11
vfmadd132ps	4(%r8){1to16},%zmm11,%zmm4
testb	$1,%bpl
je	54f
movl	%r11d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm30,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%r12)
testb	$8,%bpl
je	49b
vaddps	%zmm18,%zmm4,%zmm12
vfmadd213ps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm26,%zmm4,%zmm12
vaddps	%zmm27,%zmm4,%zmm13
vfmadd213ps	%zmm28,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm17,%k1
vmovups	1904(%rsp),%zmm16
vmulps	%zmm12,%zmm16,%zmm16 {%k1}
vmovups	1840(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm16,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm29,%zmm14,%zmm16
vmovdqu64	%zmm16,1904(%rsp)
vpternlogd	$236,%zmm29,%zmm14,%zmm15
vmovdqu64	%zmm15,1840(%rsp)
vbroadcastss	97f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm31,%zmm31
jmp	49b
.p2align	4
55:
vpcmpnleud	328f(%rip){1to16},%zmm7,%k0
vcvtudq2ps	%zmm8,%zmm0
vaddps	329f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,5232(%rsp)
leaq	256(%r13),%r15
movq	544(%rsp),%r14
movq	224(%rsp),%rdx
jmp	57f
56:
vmovdqa64	%zmm15,%zmm24
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5232(%rsp)
vmovups	%zmm25,1840(%rsp)
vmovups	%zmm25,1904(%rsp)
57:
vpxord	%xmm21,%xmm21,%xmm21
vcvtusi2ss	%r10d,%xmm21,%xmm0
vbroadcastss	%xmm0,%zmm7
vmaxps	%zmm25,%zmm7,%zmm0
vdivps	%zmm0,%zmm25,%zmm0
vmulps	%zmm6,%zmm0,%zmm4
vmulps	%zmm9,%zmm0,%zmm6
vmulps	%zmm5,%zmm0,%zmm5
vmulps	%zmm3,%zmm0,%zmm0
vminps	%zmm4,%zmm6,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm6,%zmm3 {%k1}
vmaxps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
vminps	%zmm5,%zmm0,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm0,%zmm6 {%k1}
vmaxps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k1}
vminps	%zmm3,%zmm6,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm0 {%k1}
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vminps	%zmm4,%zmm5,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vminps	%zmm3,%zmm6,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vbroadcastss	332f(%rip),%zmm14
vmulps	%zmm14,%zmm0,%zmm3
vcvtusi2ss	%rdx,%xmm21,%xmm0
vbroadcastss	%xmm0,%zmm18
testq	%r10,%r10
je	65f
vmaxps	%zmm1,%zmm3,%zmm0
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm6
vaddps	%zmm6,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm8
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm4,%xmm4,%xmm4
movq	88(%rsp),%rdx
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm0,%zmm9
movq	%rsi,%r8
imulq	%r10,%r8
shlq	$6,%r8
addq	%rbx,%r8
vcvtsi2ss	%rdi,%xmm21,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm0
vsubps	%zmm6,%zmm0,%zmm0
vsubps	%zmm8,%zmm0,%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm13
vbroadcastss	%xmm12,%zmm0
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm0
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm25,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm5
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm1
incq	%rsi
addq	%rcx,%rdx
cmpq	%r10,%rsi
je	66f
63:
vxorps	%xmm10,%xmm10,%xmm10
cmpq	$1,%r10
je	58b
movq	%rdx,%r9
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r9),%zmm11
vmovaps	(%r9),%zmm12
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm8,%zmm11,%zmm11
vmaxps	%zmm17,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm21,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm0
vbroadcastss	%xmm0,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm0
vsubps	%zmm8,%zmm0,%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm11
leaq	1(%rdi),%r8
vcvtsi2ss	%r8,%xmm25,%xmm9
vbroadcastss	%xmm9,%zmm0
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm0
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
vbroadcastss	332f(%rip),%zmm14
jne	59b
jmp	62b
65:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
66:
vmovups	%zmm31,6000(%rsp)
vmaxps	333f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm25,%zmm8
vcmpgtps	334f(%rip){1to16},%zmm4,%k1
vaddps	%zmm24,%zmm7,%zmm6
vmulps	%zmm14,%zmm6,%zmm6
vmovaps	%zmm6,%zmm7
vmulps	%zmm8,%zmm0,%zmm7 {%k1}
vdivps	336f(%rip){1to16},%zmm18,%zmm10
vmulps	%zmm8,%zmm5,%zmm6 {%k1}
vmulps	%zmm8,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vbroadcastss	337f(%rip),%zmm9
vmaxps	%zmm9,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm8,%zmm1,%zmm1
vfnmadd231ps	%zmm6,%zmm6,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vmaxps	%zmm9,%zmm5,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	338f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm18,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm25,%zmm5,%zmm2
movq	8(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vmulss	24(%rax),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vpxord	%xmm20,%xmm20,%xmm20
vcmpltps	%zmm4,%zmm20,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm20,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vbroadcastss	52(%rax),%zmm17
vbroadcastss	76(%rax),%zmm19
vbroadcastss	56(%rax),%zmm15
vbroadcastss	80(%rax),%zmm16
vbroadcastss	60(%rax),%zmm13
vbroadcastss	84(%rax),%zmm14
vbroadcastss	64(%rax),%zmm12
vbroadcastss	88(%rax),%zmm11
vbroadcastss	68(%rax),%zmm9
vbroadcastss	92(%rax),%zmm10
vbroadcastss	72(%rax),%zmm5
vbroadcastss	96(%rax),%zmm8
vminps	%zmm7,%zmm19,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm19,4080(%rsp)
vmovaps	%zmm19,%zmm4 {%k1}
vmaxps	%zmm4,%zmm17,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm17,3248(%rsp)
vmovaps	%zmm17,%zmm7 {%k1}
vmovups	%zmm7,1584(%rsp)
vminps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,4144(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,4208(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1264(%rsp)
vmovups	%zmm14,3312(%rsp)
vminps	%zmm2,%zmm14,%zmm2
vmovups	%zmm13,3376(%rsp)
vmaxps	%zmm2,%zmm13,%zmm2
vmovups	%zmm2,688(%rsp)
vminps	%zmm3,%zmm11,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm11,3440(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm11
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,3504(%rsp)
vmovaps	%zmm12,%zmm11 {%k1}
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm12
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm9,%zmm12 {%k1}
vminps	%zmm1,%zmm8,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	%zmm1,2672(%rsp)
vmovups	%zmm18,5936(%rsp)
vcmpltps	339f(%rip){1to16},%zmm18,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4016(%rsp)
vblendmps	%zmm20,%zmm25,%zmm16 {%k1}
vbroadcastss	342f(%rip),%zmm1
vbroadcastss	343f(%rip),%zmm0
vblendmps	%zmm1,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3632(%rsp)
vcvtusi2ssl	416(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5360(%rsp)
vmovups	%zmm9,4336(%rsp)
vmovups	%zmm10,4272(%rsp)
vsubss	%xmm9,%xmm10,%xmm0
vmovss	337f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6128(%rsp)
vmovups	%zmm5,4464(%rsp)
vmovups	%zmm8,4400(%rsp)
vsubss	%xmm5,%xmm8,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6064(%rsp)
leaq	(%r10,%r10,4),%rcx
shlq	$6,%rcx
addq	%r15,%rcx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3888(%rsp)
vmovups	%zmm0,2928(%rsp)
vmovups	%zmm0,2992(%rsp)
vmovups	%zmm0,3056(%rsp)
vmovups	%zmm0,3120(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,2608(%rsp)
vmovups	%zmm25,3184(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,5296(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2416(%rsp)
vmovups	%zmm0,3568(%rsp)
vmovups	%zmm1,3952(%rsp)
vbroadcastss	345f(%rip),%zmm0
vmovups	%zmm0,5168(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4592(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3696(%rsp)
movq	640(%rsp),%r8
vpbroadcastd	348f(%rip),%zmm1
vpbroadcastd	347f(%rip),%zmm2
jmp	68f
.p2align	4
67:
vmulps	%zmm0,%zmm4,%zmm0
vfmadd213ps	%zmm5,%zmm0,%zmm30
vmulps	%zmm30,%zmm21,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm8
vfmadd213ps	%zmm8,%zmm0,%zmm29
vmulps	%zmm29,%zmm13,%zmm5
vfmadd213ps	%zmm27,%zmm5,%zmm26
vfmadd213ps	%zmm26,%zmm2,%zmm10
vfmadd213ps	%zmm10,%zmm0,%zmm7
vmulps	%zmm7,%zmm9,%zmm8
vfmadd213ps	%zmm20,%zmm8,%zmm6
vmovups	5488(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm5,%zmm4
vmovups	5424(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm2,%zmm6
vfmadd213ps	%zmm6,%zmm0,%zmm22
vmulps	5552(%rsp),%zmm22,%zmm4
vmovups	5616(%rsp),%zmm10
vfmadd213ps	%zmm31,%zmm4,%zmm10
vmovups	944(%rsp),%zmm20
vmulps	%zmm4,%zmm20,%zmm30
vmovups	1264(%rsp),%zmm9
vaddps	%zmm30,%zmm9,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	4144(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	4208(%rsp),%zmm7
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vcmpeqps	%zmm9,%zmm6,%k1
vcmpneqps	%zmm6,%zmm4,%k1 {%k1}
vmovups	5680(%rsp),%zmm6
vfmadd213ps	%zmm10,%zmm8,%zmm6
vmovups	4656(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm5,%zmm4
vmovups	4720(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm2,%zmm6
vmovups	4784(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vmovups	1328(%rsp),%zmm26
vmulps	%zmm4,%zmm26,%zmm19
vmovups	1584(%rsp),%zmm9
vaddps	%zmm19,%zmm9,%zmm4
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	4080(%rsp),%zmm6
vminps	%zmm4,%zmm6,%zmm7
vmovaps	%zmm6,%zmm7 {%k2}
vcmpunordps	%zmm7,%zmm7,%k2
vmovups	3248(%rsp),%zmm6
vmaxps	%zmm7,%zmm6,%zmm7
vmovaps	%zmm6,%zmm7 {%k2}
vcmpeqps	%zmm9,%zmm7,%k2
vcmpneqps	%zmm7,%zmm4,%k0 {%k2}
vmovups	752(%rsp),%zmm27
vmulps	%zmm8,%zmm27,%zmm1
vmovups	%zmm1,2288(%rsp)
vmovups	688(%rsp),%zmm15
vaddps	%zmm1,%zmm15,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3312(%rsp),%zmm7
vminps	%zmm1,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	3376(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k2}
vcmpeqps	%zmm15,%zmm4,%k2
vcmpneqps	%zmm4,%zmm1,%k2 {%k2}
vmovups	1392(%rsp),%zmm28
vmulps	%zmm5,%zmm28,%zmm1
vmovups	%zmm1,2352(%rsp)
vaddps	%zmm1,%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	3440(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	3504(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k3}
vcmpeqps	%zmm11,%zmm4,%k3
vcmpneqps	%zmm4,%zmm1,%k3 {%k3}
vmovups	1008(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm29
vmovups	1968(%rsp),%zmm31
vaddps	%zmm29,%zmm31,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4272(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4336(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpeqps	%zmm31,%zmm2,%k4
vcmpneqps	%zmm2,%zmm1,%k4 {%k4}
vmovups	1072(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,352(%rsp)
vmovups	2480(%rsp),%zmm5
vaddps	%zmm0,%zmm5,%zmm0
vcmpunordps	%zmm0,%zmm0,%k5
vmovups	4400(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vmovups	4464(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k5}
vcmpeqps	%zmm5,%zmm1,%k5
vcmpneqps	%zmm1,%zmm0,%k5 {%k5}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	352f(%rip),%zmm1 {%k4} {z}
vpbroadcastd	353f(%rip),%zmm24
vpord	%zmm24,%zmm1,%zmm1 {%k5}
vpbroadcastd	349f(%rip),%zmm23
vpord	%zmm23,%zmm1,%zmm1 {%k3}
vpbroadcastd	348f(%rip),%zmm22
vpord	%zmm22,%zmm1,%zmm1 {%k2}
vpbroadcastd	347f(%rip),%zmm21
vpord	%zmm21,%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vbroadcastss	97f(%rip),%zmm25
vmovups	6256(%rsp),%zmm1
vminps	%zmm25,%zmm1,%zmm1
vminps	%zmm1,%zmm14,%zmm1
vminps	%zmm1,%zmm16,%zmm1
vminps	%zmm1,%zmm18,%zmm1
vminps	%zmm1,%zmm12,%zmm1
vmulps	4848(%rsp),%zmm26,%zmm4
vmulps	%zmm4,%zmm26,%zmm4
vmovups	2224(%rsp),%zmm10
vsubps	%zmm10,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm10,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	4912(%rsp),%zmm20,%zmm4
vmulps	%zmm4,%zmm20,%zmm4
vmovups	2096(%rsp),%zmm7
vsubps	%zmm7,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	1776(%rsp),%zmm27,%zmm4
vmulps	%zmm4,%zmm27,%zmm4
vmovups	1648(%rsp),%zmm6
vmovups	2160(%rsp),%zmm13
vsubps	%zmm13,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm13,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	480(%rsp),%zmm28,%zmm4
vmulps	%zmm4,%zmm28,%zmm4
vmovups	2032(%rsp),%zmm21
vsubps	%zmm21,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm21,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	2864(%rsp),%zmm8,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vsubps	%zmm6,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm6,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vmulps	224(%rsp),%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmovups	1712(%rsp),%zmm2
vsubps	%zmm2,%zmm25,%zmm5
vfmadd231ps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k1}
vdivps	%zmm15,%zmm25,%zmm4
vmulps	%zmm4,%zmm27,%zmm2
vmovups	%zmm2,1776(%rsp)
vcmpltps	433f(%rip){1to16},%zmm1,%k3
vmovups	4016(%rsp),%zmm22
vmovaps	%zmm22,%zmm1
vfmadd132ps	96(%rsp),%zmm17,%zmm1
vmovups	3888(%rsp),%zmm23
vfmadd231ps	288(%rsp),%zmm23,%zmm1
vmovups	3824(%rsp),%zmm2
vfmadd231ps	2928(%rsp),%zmm2,%zmm1
vmovups	160(%rsp),%zmm2
vfmadd231ps	2992(%rsp),%zmm2,%zmm1
vmovups	416(%rsp),%zmm2
vfmadd231ps	3056(%rsp),%zmm2,%zmm1
vmovups	816(%rsp),%zmm2
vfmadd231ps	3120(%rsp),%zmm2,%zmm1
vmovups	2608(%rsp),%zmm5
vsubps	%zmm1,%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm20
vmulps	%zmm20,%zmm5,%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	5744(%rsp),%zmm4
vsubps	4528(%rsp),%zmm4,%zmm2
vmovups	%zmm2,224(%rsp)
vmaxps	333f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vcmpltps	2416(%rsp),%zmm17,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,880(%rsp)
vcmpnltps	%zmm2,%zmm17,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	6192(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm0
vmovdqa32	%zmm4,%zmm0 {%k6}
vmovdqu64	%zmm0,480(%rsp)
vmovups	%zmm5,2608(%rsp)
vmulps	%zmm1,%zmm5,%zmm0
vmulps	3184(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	5168(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	437f(%rip){1to16},%zmm0,%zmm8
vcmpnltps	%zmm5,%zmm17,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm25,%zmm8 {%k4}
vbroadcastss	99f(%rip),%zmm26
vandps	%zmm26,%zmm19,%zmm0
vbroadcastss	439f(%rip),%zmm2
vaddps	%zmm2,%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm14
vcmpunordps	%zmm8,%zmm8,%k4
vmovups	3760(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm0
vminps	%zmm8,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k4}
vandps	%zmm26,%zmm30,%zmm0
vaddps	%zmm2,%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm12
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2672(%rsp),%zmm28
vmulps	%zmm12,%zmm28,%zmm0
vminps	%zmm1,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k4}
vandps	%zmm26,%zmm29,%zmm0
vaddps	%zmm2,%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm0
vbroadcastss	332f(%rip),%zmm18
vmulps	%zmm18,%zmm0,%zmm4
vmulps	%zmm4,%zmm17,%zmm16
vmulps	%zmm4,%zmm28,%zmm4
vcmpunordps	%zmm16,%zmm16,%k4
vminps	%zmm16,%zmm4,%zmm16
vmovaps	%zmm4,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmulps	6128(%rsp),%zmm0,%zmm4
vminps	%zmm16,%zmm4,%zmm16
vmovaps	%zmm4,%zmm16 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k4}
vmovups	352(%rsp),%zmm27
vandps	%zmm26,%zmm27,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm25,%zmm4
vmulps	%zmm18,%zmm4,%zmm16
vxorps	%xmm18,%xmm18,%xmm18
vmulps	%zmm16,%zmm17,%zmm17
vmulps	%zmm16,%zmm28,%zmm16
vcmpunordps	%zmm17,%zmm17,%k4
vminps	%zmm17,%zmm16,%zmm17
vmovaps	%zmm16,%zmm17 {%k4}
vcmpunordps	%zmm17,%zmm17,%k4
vmulps	6064(%rsp),%zmm4,%zmm16
vminps	%zmm17,%zmm16,%zmm17
vmovaps	%zmm16,%zmm17 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vminps	%zmm1,%zmm17,%zmm1
vmovaps	%zmm17,%zmm1 {%k4}
vcmpltps	%zmm18,%zmm19,%k4
vmovups	4080(%rsp),%zmm6
vmovaps	%zmm9,%zmm5
vsubps	%zmm9,%zmm6,%zmm16
vsubps	3248(%rsp),%zmm9,%zmm16 {%k4}
vmulps	%zmm14,%zmm16,%zmm14
vmulps	%zmm16,%zmm10,%zmm16
vcmpltps	%zmm16,%zmm18,%k4
vbroadcastss	442f(%rip),%zmm28
vmulps	%zmm28,%zmm14,%zmm14
vbroadcastss	346f(%rip),%zmm17
vmovaps	%zmm17,%zmm16
vminps	%zmm17,%zmm14,%zmm16 {%k4}
vcmpltps	%zmm18,%zmm30,%k4
vmovups	1264(%rsp),%zmm10
vmovups	4144(%rsp),%zmm9
vsubps	%zmm10,%zmm9,%zmm14
vmovups	4208(%rsp),%zmm20
vsubps	%zmm20,%zmm10,%zmm14 {%k4}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm14,%zmm7,%zmm14
vcmpltps	%zmm14,%zmm18,%k4
vmovaps	%zmm17,%zmm14
vmulps	%zmm28,%zmm12,%zmm14 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vminps	%zmm16,%zmm14,%zmm12
vmovaps	%zmm14,%zmm12 {%k4}
vmovups	2288(%rsp),%zmm7
vcmpltps	%zmm18,%zmm7,%k4
vandps	%zmm26,%zmm7,%zmm14
vaddps	%zmm2,%zmm14,%zmm14
vdivps	%zmm14,%zmm25,%zmm14
vmovups	3312(%rsp),%zmm7
vmovaps	%zmm15,%zmm24
vsubps	%zmm15,%zmm7,%zmm15
vsubps	3376(%rsp),%zmm24,%zmm15 {%k4}
vmulps	%zmm14,%zmm15,%zmm14
vmulps	%zmm15,%zmm13,%zmm15
vcmpltps	%zmm15,%zmm18,%k4
vmovaps	%zmm17,%zmm15
vmulps	%zmm28,%zmm14,%zmm15 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm15,%zmm12
vmovaps	%zmm15,%zmm12 {%k4}
vmovups	2352(%rsp),%zmm7
vandps	%zmm26,%zmm7,%zmm14
vaddps	%zmm2,%zmm14,%zmm14
vdivps	%zmm14,%zmm25,%zmm14
vcmpltps	%zmm18,%zmm7,%k4
vmovups	3440(%rsp),%zmm2
vsubps	%zmm11,%zmm2,%zmm13
vsubps	3504(%rsp),%zmm11,%zmm13 {%k4}
vmulps	%zmm14,%zmm13,%zmm14
vmulps	%zmm13,%zmm21,%zmm13
vcmpltps	%zmm13,%zmm18,%k4
vmovaps	%zmm17,%zmm13
vmulps	%zmm28,%zmm14,%zmm13 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm13,%zmm12
vmovaps	%zmm13,%zmm12 {%k4}
vcmpltps	%zmm18,%zmm29,%k4
vmovups	4272(%rsp),%zmm14
vsubps	%zmm31,%zmm14,%zmm13
vmovups	4336(%rsp),%zmm7
vsubps	%zmm7,%zmm31,%zmm13 {%k4}
vmulps	%zmm0,%zmm13,%zmm0
vmulps	1648(%rsp),%zmm13,%zmm13
vcmpltps	%zmm13,%zmm18,%k4
vmovaps	%zmm17,%zmm13
vmulps	%zmm28,%zmm0,%zmm13 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm13,%zmm0
vmovaps	%zmm13,%zmm0 {%k4}
vcmpltps	%zmm18,%zmm27,%k4
vmovups	2480(%rsp),%zmm21
vmovups	4400(%rsp),%zmm16
vsubps	%zmm21,%zmm16,%zmm12
vmovups	4464(%rsp),%zmm26
vsubps	%zmm26,%zmm21,%zmm12 {%k4}
vmulps	%zmm4,%zmm12,%zmm4
vmulps	1712(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm18,%k4
vmovaps	%zmm17,%zmm12
vmulps	%zmm28,%zmm4,%zmm12 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm12,%zmm4
vmovaps	%zmm12,%zmm4 {%k4}
vsqrtps	%zmm3,%zmm0
vmovups	2416(%rsp),%zmm27
vcmpnltps	%zmm27,%zmm18,%k0
korw	%k0,%k3,%k7
vmovups	5296(%rsp),%zmm13
vcmpltps	%zmm0,%zmm13,%k0
korw	%k3,%k0,%k0
vcmpgtps	4592(%rsp),%zmm17,%k3
vcmpltps	%zmm1,%zmm4,%k4 {%k3}
vmovaps	%zmm4,%zmm1 {%k4}
vmulps	438f(%rip){1to16},%zmm0,%zmm3
vmulps	%zmm3,%zmm0,%zmm3
vmovups	1776(%rsp),%zmm15
vmulps	%zmm3,%zmm15,%zmm12
vmovaps	%zmm17,%zmm12 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm5,%zmm1,%zmm19
vcmpunordps	%zmm19,%zmm19,%k5
vminps	%zmm19,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmovups	3248(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k5}
vfmadd213ps	%zmm10,%zmm1,%zmm30
vcmpunordps	%zmm30,%zmm30,%k5
vminps	%zmm30,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmaxps	%zmm4,%zmm20,%zmm4
vmovaps	%zmm20,%zmm4 {%k5}
vfmadd213ps	%zmm31,%zmm1,%zmm29
vcmpunordps	%zmm29,%zmm29,%k5
vminps	%zmm29,%zmm14,%zmm6
vmovaps	%zmm14,%zmm6 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vmaxps	%zmm6,%zmm7,%zmm14
vmovaps	%zmm7,%zmm14 {%k5}
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm6
vcmpleps	%zmm6,%zmm12,%k5
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpgeps	2736(%rsp),%zmm6,%k5 {%k5}
vmovaps	%zmm5,%zmm3 {%k3}
vsubps	%zmm5,%zmm3,%zmm6
vblendmps	%zmm22,%zmm6,%zmm22 {%k3}
vfmadd132ps	96(%rsp),%zmm18,%zmm6
vmovaps	%zmm10,%zmm4 {%k3}
vsubps	%zmm10,%zmm4,%zmm9
vblendmps	%zmm23,%zmm9,%zmm23 {%k3}
vdivps	%zmm8,%zmm25,%zmm12
vfmadd231ps	288(%rsp),%zmm9,%zmm6
vmovups	%zmm22,4016(%rsp)
vmulps	%zmm22,%zmm12,%zmm9
vpbroadcastd	353f(%rip),%zmm22
vmovups	1136(%rsp),%zmm7
vmovups	3824(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm9,%zmm7
vmovups	1456(%rsp),%zmm10
vmovups	160(%rsp),%zmm28
vfnmadd213ps	%zmm28,%zmm9,%zmm10
vmovups	%zmm23,3888(%rsp)
vmulps	%zmm23,%zmm12,%zmm9
vmovups	1200(%rsp),%zmm2
vfnmadd213ps	%zmm7,%zmm9,%zmm2
vmovups	1520(%rsp),%zmm7
vfnmadd213ps	%zmm10,%zmm9,%zmm7
vmovaps	%zmm31,%zmm14 {%k3}
vsubps	%zmm31,%zmm14,%zmm9
vfmadd231ps	416(%rsp),%zmm9,%zmm6
vmovups	3056(%rsp),%zmm5
vblendmps	%zmm5,%zmm9,%zmm5 {%k3}
vmovups	%zmm5,3056(%rsp)
vmulps	%zmm5,%zmm12,%zmm9
vmovups	544(%rsp),%zmm5
vfnmadd213ps	%zmm2,%zmm9,%zmm5
vmovups	4976(%rsp),%zmm2
vfnmadd213ps	%zmm7,%zmm9,%zmm2
kandw	%k0,%k2,%k2
vblendmps	%zmm13,%zmm0,%zmm13 {%k3}
vmovups	%zmm13,5296(%rsp)
vmulps	%zmm0,%zmm15,%zmm9
vmulps	436f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm0,%zmm0,%k6
vminps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k6}
vmovups	3952(%rsp),%zmm7
vmovaps	%zmm7,%zmm9
vmulps	337f(%rip){1to16},%zmm7,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm0,%k0
vblendmps	%zmm7,%zmm9,%zmm7 {%k1}
vmovups	%zmm7,3952(%rsp)
vmovups	5808(%rsp),%zmm13
vmovaps	%zmm17,%zmm13 {%k7}
vxorps	%xmm7,%xmm7,%xmm7
vmovups	3184(%rsp),%zmm0
vblendmps	%zmm0,%zmm1,%zmm0 {%k3}
vmovups	%zmm0,3184(%rsp)
vmovups	3568(%rsp),%zmm0
vmovaps	%zmm0,%zmm13 {%k1}
vcmpnleps	%zmm1,%zmm8,%k2
vfmadd132ps	352(%rsp),%zmm21,%zmm1
vcmpunordps	%zmm1,%zmm1,%k6
vminps	%zmm1,%zmm16,%zmm0
vmovaps	%zmm16,%zmm0 {%k6}
vcmpunordps	%zmm0,%zmm0,%k6
vmaxps	%zmm0,%zmm26,%zmm0
vmovaps	%zmm26,%zmm0 {%k6}
vmovaps	%zmm21,%zmm0 {%k3}
vmovups	%zmm0,2672(%rsp)
vsubps	%zmm21,%zmm0,%zmm0
vfmadd231ps	816(%rsp),%zmm0,%zmm6
vmovups	3120(%rsp),%zmm1
vblendmps	%zmm1,%zmm0,%zmm1 {%k3}
vmovups	%zmm1,3120(%rsp)
vmulps	%zmm1,%zmm12,%zmm0
vmovups	5040(%rsp),%zmm1
vfnmadd213ps	%zmm5,%zmm0,%zmm1
vmovups	5104(%rsp),%zmm5
vfnmadd213ps	%zmm2,%zmm0,%zmm5
vmovups	6384(%rsp),%zmm10
vmulps	%zmm1,%zmm10,%zmm0
vmulps	2800(%rsp),%zmm10,%zmm1
vmovups	6320(%rsp),%zmm12
vmulps	%zmm1,%zmm12,%zmm2
vmulps	%zmm0,%zmm2,%zmm9
vfmsub231ps	%zmm5,%zmm12,%zmm9
vfnmadd213ps	%zmm25,%zmm2,%zmm2
vmaxps	424f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm2,%zmm25,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm0,%zmm10,%zmm0
vmulps	%zmm10,%zmm1,%zmm1
vmulps	%zmm2,%zmm8,%zmm2
vbroadcastss	443f(%rip),%zmm12
vmulps	%zmm12,%zmm11,%zmm9
vcmpunordps	%zmm2,%zmm2,%k6
vmaxps	%zmm2,%zmm9,%zmm2
vmovaps	%zmm9,%zmm2 {%k6}
vaddps	%zmm2,%zmm11,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	3440(%rsp),%zmm5
vminps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	3504(%rsp),%zmm5
vmaxps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm5,%zmm2 {%k6}
vmovaps	%zmm11,%zmm2 {%k3}
vsubps	%zmm11,%zmm2,%zmm9
vfmadd231ps	%zmm28,%zmm9,%zmm6
vmulps	%zmm0,%zmm8,%zmm0
vfnmadd231ps	%zmm1,%zmm9,%zmm0
korw	%k2,%k0,%k0
kmovw	880(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2992(%rsp),%zmm1
vblendmps	%zmm1,%zmm9,%zmm1 {%k3}
vmovups	%zmm1,2992(%rsp)
vmovaps	%zmm25,%zmm1 {%k2} {z}
vmovaps	%zmm27,%zmm1 {%k1}
vmulps	%zmm12,%zmm24,%zmm8
vmovaps	%zmm14,%zmm12
vcmpunordps	%zmm0,%zmm0,%k1
vmaxps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vaddps	%zmm0,%zmm24,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3312(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3376(%rsp),%zmm5
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vmovaps	%zmm24,%zmm0 {%k3}
vsubps	%zmm24,%zmm0,%zmm8
vfmadd231ps	%zmm8,%zmm18,%zmm6
vmovups	2928(%rsp),%zmm5
vblendmps	%zmm5,%zmm8,%zmm5 {%k3}
vmovups	%zmm5,2928(%rsp)
vmovaps	%zmm7,%zmm6 {%k4}
vmovups	2608(%rsp),%zmm5
vmovaps	%zmm5,%zmm6 {%k3}
vpbroadcastd	349f(%rip),%zmm23
knotw	%k5,%k1
vmovups	224(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k1} {z}
vmovups	5360(%rsp),%zmm7
vcmpgtps	3696(%rsp),%zmm7,%k1
vaddps	4528(%rsp),%zmm5,%zmm16 {%k1} {z}
vmovdqu64	480(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k3} {z}
vmovups	%zmm3,1584(%rsp)
vmovups	%zmm4,1264(%rsp)
vmovups	%zmm0,688(%rsp)
vmovaps	%zmm2,%zmm11
vbroadcastss	347f(%rip),%zmm2
vmovups	%zmm6,2608(%rsp)
vmovups	%zmm1,2416(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm13,3568(%rsp)
68:
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,34(%rsp)
knotw	%k0,%k0
kmovw	%k0,32(%rsp)
vpandd	%zmm2,%zmm5,%zmm0
vmovdqu64	%zmm0,6704(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,30(%rsp)
vpandd	%zmm1,%zmm5,%zmm0
vmovdqu64	%zmm0,6640(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,28(%rsp)
vpandd	%zmm23,%zmm5,%zmm0
vmovdqu64	%zmm0,6576(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	352f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,6512(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vmovups	%zmm5,6192(%rsp)
vpandd	%zmm22,%zmm5,%zmm0
vmovdqu64	%zmm0,6448(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vpxor	%xmm2,%xmm2,%xmm2
vbroadcastss	332f(%rip),%zmm14
.p2align	4
69:
vmovups	%zmm16,5744(%rsp)
vaddss	%xmm2,%xmm16,%xmm0
vmovshdup	%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
testq	%r10,%r10
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm11,1968(%rsp)
vmovups	%zmm12,3760(%rsp)
vmovss	%xmm0,2736(%rsp)
je	77f
vdivps	%zmm12,%zmm25,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	355f(%rip),%zmm7
vsubps	1584(%rsp),%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vbroadcastss	356f(%rip),%zmm11
vxorps	%zmm11,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	357f(%rip),%zmm17
vmaxps	%zmm17,%zmm0,%zmm0
vbroadcastss	358f(%rip),%zmm20
vmulps	%zmm20,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	359f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm0
vbroadcastss	362f(%rip),%zmm22
vfmadd231ps	%zmm22,%zmm5,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vbroadcastss	364f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm6
vbroadcastss	365f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm6
vbroadcastss	366f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm0,%zmm6
vfmadd213ps	%zmm25,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm30
vaddps	%zmm30,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	99f(%rip),%zmm16
vandps	%zmm16,%zmm3,%zmm5
vbroadcastss	369f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm25,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vbroadcastss	372f(%rip),%zmm26
vmovaps	%zmm26,%zmm6
vbroadcastss	373f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r15,%rax
xorl	%edx,%edx
vmovss	332f(%rip),%xmm28
vbroadcastss	385f(%rip),%zmm29
vmovaps	%zmm14,%zmm30
.p2align	4
72:
vcvtsi2ss	%rdx,%xmm25,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	1584(%rsp),%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm11,%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm20,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm20,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm25,%zmm10,%zmm14
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm25,%zmm10
vdivps	%zmm10,%zmm25,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm26,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm19,%zmm15,%zmm13
vfmadd213ps	%zmm17,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm30,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm29,%zmm3,%zmm14
vfmadd213ps	%zmm25,%zmm3,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm0,%zmm8
vmulps	%zmm29,%zmm7,%zmm14
vfmadd213ps	%zmm25,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm3
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
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rdx,%r10
jne	72b
vdivps	2672(%rsp),%zmm25,%zmm1
vmulps	354f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	355f(%rip),%zmm7
vmovups	1264(%rsp),%zmm14
vsubps	%zmm14,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	%zmm11,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	357f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm20,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	359f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	362f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm20,%zmm0,%zmm0
vbroadcastss	363f(%rip),%zmm6
vfmadd213ps	364f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	365f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm25,%zmm0,%zmm6
vaddps	368f(%rip){1to16},%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	%zmm16,%zmm3,%zmm5
vfmadd132ps	%zmm31,%zmm25,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm26,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm30,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	383f(%rip){1to16},%zmm1,%zmm4
vmulps	384f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%rcx,%rax
xorl	%edx,%edx
.p2align	4
73:
vcvtsi2ss	%rdx,%xmm11,%xmm7
vaddss	%xmm28,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm14,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm11,%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	357f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm20,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	359f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	362f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm20,%zmm10,%zmm10
vbroadcastss	363f(%rip),%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm14
vaddps	368f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm25,%zmm10,%zmm14
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm25,%zmm10
vdivps	%zmm10,%zmm25,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovaps	%zmm26,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm19,%zmm15,%zmm13
vfmadd213ps	%zmm17,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vfmadd213ps	%zmm22,%zmm15,%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	355f(%rip){1to16},%zmm30,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm29,%zmm3,%zmm14
vfmadd213ps	%zmm25,%zmm3,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm0,%zmm8
vmulps	%zmm29,%zmm7,%zmm14
vfmadd213ps	%zmm25,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm3
vmovdqu64	1264(%rsp),%zmm14
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
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rdx,%r10
jne	73b
vmovss	2736(%rsp),%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,96(%rsp)
vmovups	2416(%rsp),%zmm3
ja	74f
vxorps	%xmm3,%xmm3,%xmm3
74:
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm15
movq	%rbx,%rax
vmovups	%zmm0,288(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,160(%rsp)
vmovups	%zmm0,416(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,1328(%rsp)
vmovups	%zmm0,2160(%rsp)
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,1136(%rsp)
vmovups	%zmm0,1200(%rsp)
vmovups	%zmm0,1776(%rsp)
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,1520(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,480(%rsp)
vmovups	%zmm0,2224(%rsp)
vmovups	%zmm0,1648(%rsp)
vmovups	%zmm0,544(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm0,1712(%rsp)
vmovups	%zmm0,1392(%rsp)
vpxor	%xmm14,%xmm14,%xmm14
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,752(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm0,352(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,880(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
xorl	%edx,%edx
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,224(%rsp)
vmovups	688(%rsp),%zmm13
.p2align	4
75:
vmovdqu64	%zmm14,944(%rsp)
vmovups	%zmm12,1008(%rsp)
vmovups	%zmm4,1072(%rsp)
vmovups	%zmm5,2032(%rsp)
vmovups	%zmm1,2864(%rsp)
vmovups	%zmm27,2288(%rsp)
vmovups	%zmm10,816(%rsp)
vmovups	%zmm8,2352(%rsp)
vmovups	%zmm7,3824(%rsp)
vmovups	%zmm16,2800(%rsp)
vmovups	%zmm31,4976(%rsp)
vmovups	%zmm29,5040(%rsp)
vmovups	%zmm26,5104(%rsp)
leaq	(%rdx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmovaps	(%r13,%rsi),%zmm12
vmovaps	64(%r13,%rsi),%zmm20
vmovaps	128(%r13,%rsi),%zmm19
vmovaps	192(%r13,%rsi),%zmm0
vmovups	%zmm0,2480(%rsp)
vmovaps	256(%r13,%rsi),%zmm0
vmovups	%zmm0,2544(%rsp)
vmulps	%zmm12,%zmm13,%zmm29
vxorps	%xmm2,%xmm2,%xmm2
movq	%r15,%rsi
xorl	%edi,%edi
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm28,%xmm28,%xmm28
vbroadcastss	97f(%rip),%zmm13
vmovups	1968(%rsp),%zmm16
.p2align	4
76:
vmovaps	(%rax,%rdi),%zmm14
vmovaps	-256(%rsi),%zmm21
vmovaps	-192(%rsi),%zmm23
vmovaps	%zmm21,%zmm1
vfmadd213ps	%zmm16,%zmm29,%zmm1
vaddps	%zmm15,%zmm1,%zmm1
vdivps	%zmm1,%zmm13,%zmm17
vmovaps	-128(%rsi),%zmm9
vsubps	%zmm1,%zmm14,%zmm1
vmulps	%zmm17,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm14
vfmadd213ps	%zmm17,%zmm17,%zmm14
vaddps	%zmm14,%zmm24,%zmm24
vaddps	%zmm1,%zmm26,%zmm26
vfmadd231ps	%zmm21,%zmm1,%zmm4
vfmadd231ps	%zmm23,%zmm1,%zmm27
vfmadd231ps	-64(%rsi),%zmm1,%zmm30
vfmadd231ps	%zmm9,%zmm1,%zmm25
vfmadd231ps	(%rsi),%zmm1,%zmm28
vmulps	%zmm14,%zmm21,%zmm1
vaddps	%zmm1,%zmm2,%zmm2
vfmadd231ps	%zmm1,%zmm21,%zmm6
vmulps	%zmm14,%zmm23,%zmm1
vaddps	%zmm1,%zmm31,%zmm31
vfmadd231ps	%zmm21,%zmm1,%zmm8
vfmadd231ps	%zmm1,%zmm23,%zmm10
vmulps	%zmm14,%zmm9,%zmm1
vaddps	%zmm1,%zmm22,%zmm22
vfmadd231ps	%zmm21,%zmm1,%zmm7
vfmadd231ps	%zmm23,%zmm1,%zmm0
vfmadd231ps	%zmm9,%zmm1,%zmm5
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	76b
vmovups	688(%rsp),%zmm13
vmulps	%zmm20,%zmm13,%zmm14
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm29,%zmm10
vmovups	1328(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm29,%zmm1
vmovups	%zmm1,1328(%rsp)
vmovaps	%zmm8,%zmm1
vfmadd213ps	%zmm9,%zmm14,%zmm1
vmovups	2160(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,2160(%rsp)
vmovaps	%zmm6,%zmm1
vfmadd213ps	%zmm9,%zmm14,%zmm1
vmovups	2096(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm14,%zmm10
vmovups	%zmm10,2096(%rsp)
vmovaps	%zmm8,%zmm1
vfmadd213ps	%zmm9,%zmm12,%zmm1
vmovups	1136(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,1136(%rsp)
vmovaps	%zmm6,%zmm1
vfmadd213ps	%zmm9,%zmm12,%zmm1
vmovups	1200(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm14,%zmm10
vmovups	%zmm10,1200(%rsp)
vmovups	1776(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm12,%zmm10
vmovups	%zmm10,1776(%rsp)
vmovups	160(%rsp),%zmm1
vaddps	%zmm26,%zmm1,%zmm1
vmovups	%zmm1,160(%rsp)
vaddps	%zmm9,%zmm24,%zmm1
vmovups	480(%rsp),%zmm10
vaddps	%zmm1,%zmm10,%zmm10
vmovups	%zmm10,480(%rsp)
vaddps	%zmm9,%zmm31,%zmm1
vmovups	1456(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,1456(%rsp)
vaddps	%zmm9,%zmm2,%zmm1
vmovups	1520(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm14,%zmm10
vmovups	%zmm10,1520(%rsp)
vmovups	2800(%rsp),%zmm16
vfmadd231ps	%zmm1,%zmm12,%zmm16
vfmadd213ps	%zmm9,%zmm29,%zmm22
vmovups	4976(%rsp),%zmm31
vaddps	%zmm22,%zmm31,%zmm31
vfmadd213ps	%zmm9,%zmm29,%zmm0
vmovups	2224(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm29,%zmm1
vmovups	%zmm1,2224(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm5
vmovups	1712(%rsp),%zmm0
vfmadd231ps	%zmm5,%zmm29,%zmm0
vmovups	%zmm0,1712(%rsp)
vmulps	%zmm19,%zmm13,%zmm0
vfmadd213ps	%zmm9,%zmm0,%zmm8
vmovups	1392(%rsp),%zmm1
vfmadd231ps	%zmm8,%zmm29,%zmm1
vmovups	%zmm1,1392(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm9,%zmm0,%zmm7
vmovups	752(%rsp),%zmm5
vfmadd231ps	%zmm7,%zmm29,%zmm5
vmovups	%zmm5,752(%rsp)
vmovups	96(%rsp),%zmm5
vfmadd231ps	%zmm27,%zmm29,%zmm5
vmovups	%zmm5,96(%rsp)
vmovups	416(%rsp),%zmm5
vfmadd231ps	%zmm25,%zmm29,%zmm5
vmovups	%zmm5,416(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm1
vmovups	1648(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm14,%zmm5
vmovups	%zmm5,1648(%rsp)
vmovups	544(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm12,%zmm5
vmovups	%zmm5,544(%rsp)
vmovups	288(%rsp),%zmm1
vfmadd231ps	%zmm4,%zmm14,%zmm1
vmovups	%zmm1,288(%rsp)
vfmadd213ps	%zmm9,%zmm0,%zmm6
vmovups	944(%rsp),%zmm1
vfmadd231ps	%zmm14,%zmm6,%zmm1
vmovaps	%zmm1,%zmm14
vfmadd231ps	2480(%rsp),%zmm4,%zmm18
vmovups	224(%rsp),%zmm1
vfmadd231ps	2544(%rsp),%zmm4,%zmm1
vmovups	%zmm1,224(%rsp)
vmovups	3824(%rsp),%zmm7
vfmadd231ps	%zmm4,%zmm12,%zmm7
vmovups	816(%rsp),%zmm10
vfmadd231ps	%zmm4,%zmm0,%zmm10
vmovups	2032(%rsp),%zmm5
vfmadd231ps	%zmm4,%zmm19,%zmm5
vmovups	352(%rsp),%zmm1
vfmadd231ps	%zmm27,%zmm20,%zmm1
vmovups	%zmm1,352(%rsp)
vmovups	2288(%rsp),%zmm1
vfmadd231ps	%zmm27,%zmm19,%zmm1
vmovaps	%zmm1,%zmm27
vfmadd231ps	%zmm20,%zmm25,%zmm11
vmovups	2352(%rsp),%zmm8
vfmadd231ps	%zmm25,%zmm19,%zmm8
vmovups	1072(%rsp),%zmm4
vfmadd231ps	%zmm25,%zmm12,%zmm4
vmovups	880(%rsp),%zmm1
vfmadd231ps	%zmm30,%zmm12,%zmm1
vmovups	%zmm1,880(%rsp)
vmovups	2864(%rsp),%zmm1
vfmadd231ps	%zmm28,%zmm12,%zmm1
vmovups	5040(%rsp),%zmm29
vfmadd231ps	%zmm6,%zmm12,%zmm29
vmovups	1008(%rsp),%zmm12
vfmadd231ps	%zmm6,%zmm0,%zmm12
vfmadd213ps	%zmm9,%zmm0,%zmm2
vmovups	5104(%rsp),%zmm26
vaddps	%zmm2,%zmm26,%zmm26
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	75b
vbroadcastss	97f(%rip),%zmm25
vbroadcastss	335f(%rip),%zmm13
vmovups	%zmm5,2032(%rsp)
vmovups	%zmm4,1072(%rsp)
vmovups	%zmm12,1008(%rsp)
vmovups	%zmm14,944(%rsp)
vpbroadcastd	387f(%rip),%zmm14
vpbroadcastd	388f(%rip),%zmm15
vpbroadcastd	97f(%rip),%zmm17
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm20
vbroadcastss	393f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
vbroadcastss	397f(%rip),%zmm23
vbroadcastss	398f(%rip),%zmm24
vmovups	3760(%rsp),%zmm12
vmovups	1136(%rsp),%zmm28
vmovups	%zmm18,2544(%rsp)
vmovups	880(%rsp),%zmm18
vmovaps	%zmm11,%zmm6
vmovups	352(%rsp),%zmm5
vmovups	96(%rsp),%zmm0
vmovaps	%zmm1,%zmm9
vmovdqu64	1328(%rsp),%zmm30
jmp	79f
.p2align	4
77:
vucomiss	%xmm1,%xmm0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,224(%rsp)
vmovups	2416(%rsp),%zmm3
vbroadcastss	335f(%rip),%zmm13
vpbroadcastd	387f(%rip),%zmm14
vpbroadcastd	388f(%rip),%zmm15
vpbroadcastd	97f(%rip),%zmm17
vbroadcastss	389f(%rip),%zmm19
vbroadcastss	392f(%rip),%zmm20
vbroadcastss	393f(%rip),%zmm21
vbroadcastss	396f(%rip),%zmm22
vbroadcastss	397f(%rip),%zmm23
vbroadcastss	398f(%rip),%zmm24
ja	78f
vxorps	%xmm3,%xmm3,%xmm3
78:
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,2544(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm0,2032(%rsp)
vmovups	%zmm0,1072(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,752(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vpxord	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,944(%rsp)
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,1712(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	%zmm0,544(%rsp)
vmovups	%zmm0,1648(%rsp)
vmovups	%zmm0,2224(%rsp)
vmovups	%zmm0,480(%rsp)
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,1776(%rsp)
vmovups	%zmm0,1200(%rsp)
vxorps	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,2160(%rsp)
vpxord	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,416(%rsp)
vmovups	%zmm0,160(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,288(%rsp)
79:
vmovups	%zmm0,96(%rsp)
vmovups	688(%rsp),%zmm2
vmulps	%zmm2,%zmm3,%zmm0
vdivps	%zmm12,%zmm25,%zmm1
vmovups	1072(%rsp),%zmm4
vmulps	%zmm4,%zmm0,%zmm12
vfnmadd213ps	%zmm30,%zmm1,%zmm12
vmovups	%zmm12,4848(%rsp)
vmovups	2672(%rsp),%zmm11
vdivps	%zmm11,%zmm25,%zmm1
vmovups	2032(%rsp),%zmm30
vmulps	%zmm30,%zmm0,%zmm12
vfnmadd213ps	2096(%rsp),%zmm1,%zmm12
vmovups	%zmm12,4912(%rsp)
vfnmadd213ps	2160(%rsp),%zmm0,%zmm5
vmovups	%zmm5,352(%rsp)
vfnmadd213ps	2224(%rsp),%zmm0,%zmm18
vmovups	%zmm18,880(%rsp)
vfnmadd213ps	1648(%rsp),%zmm0,%zmm6
vmovups	%zmm6,5872(%rsp)
vfnmadd213ps	1712(%rsp),%zmm0,%zmm9
vmovups	%zmm9,2864(%rsp)
vfnmadd213ps	1392(%rsp),%zmm0,%zmm27
vmovups	2544(%rsp),%zmm5
vfnmadd213ps	944(%rsp),%zmm0,%zmm5
vfnmadd213ps	752(%rsp),%zmm0,%zmm8
vmovups	224(%rsp),%zmm18
vfnmadd213ps	1008(%rsp),%zmm0,%zmm18
vmovups	544(%rsp),%zmm6
vfnmadd231ps	%zmm4,%zmm3,%zmm6
vdivps	%zmm2,%zmm13,%zmm0
vfnmadd231ps	%zmm30,%zmm3,%zmm29
vmulps	%zmm0,%zmm3,%zmm0
vmovss	2736(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vfmadd231ps	96(%rsp),%zmm0,%zmm28
vmovups	1200(%rsp),%zmm9
vmovups	288(%rsp),%zmm3
vfmadd231ps	%zmm0,%zmm3,%zmm9
vxorps	%xmm4,%xmm4,%xmm4
vmovaps	%zmm11,%zmm30
vmovups	%zmm6,544(%rsp)
vmovups	%zmm16,2800(%rsp)
vmovups	%zmm28,1136(%rsp)
vmovups	%zmm7,3824(%rsp)
vmovups	%zmm8,2352(%rsp)
vmovups	%zmm27,2288(%rsp)
vmovups	%zmm5,2544(%rsp)
vmovups	%zmm18,224(%rsp)
vmovups	%zmm10,816(%rsp)
jbe	84f
vmovups	3760(%rsp),%zmm12
vmovups	3696(%rsp),%zmm0
vmovups	5744(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3696(%rsp)
vcmpgeps	386f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4528(%rsp)
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
vbroadcastss	394f(%rip),%zmm16
vbroadcastss	395f(%rip),%zmm18
vmovups	1968(%rsp),%zmm11
vmovups	480(%rsp),%zmm4
jbe	85f
testq	%r10,%r10
vmovups	352(%rsp),%zmm30
vmovaps	%zmm9,%zmm27
je	87f
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm2
vxorps	%xmm1,%xmm1,%xmm1
movq	%rbx,%rax
xorl	%edx,%edx
.p2align	4
82:
leaq	(%rdx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmovups	688(%rsp),%zmm3
vmulps	(%r13,%rsi),%zmm3,%zmm3
movq	%r13,%rsi
xorl	%edi,%edi
.p2align	4
83:
vmovaps	(%rsi),%zmm4
vfmadd213ps	%zmm11,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm25,%zmm5
vmovaps	(%rax,%rdi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm13,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm13,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm25,%zmm5,%zmm7
vpaddd	%zmm14,%zmm7,%zmm7
vpandd	%zmm15,%zmm7,%zmm7
vpsubd	%zmm7,%zmm17,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm13,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm19,%zmm8
vfmadd213ps	%zmm20,%zmm9,%zmm8
vmovaps	%zmm21,%zmm10
vmovaps	%zmm18,%zmm12
vfmadd213ps	%zmm22,%zmm9,%zmm12
vfmadd213ps	%zmm16,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm12
vfmadd213ps	%zmm10,%zmm5,%zmm12
vfmadd213ps	%zmm8,%zmm5,%zmm12
vfmadd213ps	%zmm9,%zmm5,%zmm12
vaddps	%zmm25,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm12
vmaxps	%zmm13,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm12,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	83b
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	82b
jmp	88f
.p2align	4
84:
vmovaps	%zmm9,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4528(%rsp)
vmovaps	%zmm30,%zmm14
vmovups	3760(%rsp),%zmm15
vxorps	%xmm8,%xmm8,%xmm8
vmovups	688(%rsp),%zmm10
vmovups	1264(%rsp),%zmm9
vmovups	1584(%rsp),%zmm12
vmovups	1968(%rsp),%zmm11
vmovups	416(%rsp),%zmm2
vmovups	352(%rsp),%zmm30
vmovups	480(%rsp),%zmm4
jmp	86f
.p2align	4
85:
vmovaps	%zmm9,%zmm20
vmovaps	%zmm30,%zmm14
vmovaps	%zmm12,%zmm15
vxorps	%xmm8,%xmm8,%xmm8
vmovups	688(%rsp),%zmm10
vmovups	1264(%rsp),%zmm9
vmovups	1584(%rsp),%zmm12
vmovups	2800(%rsp),%zmm16
vmovups	416(%rsp),%zmm2
vmovups	288(%rsp),%zmm3
vmovups	352(%rsp),%zmm30
vmovups	224(%rsp),%zmm18
86:
vmovups	4912(%rsp),%zmm6
vmovups	4848(%rsp),%zmm17
vmovaps	%zmm28,%zmm21
vmovups	160(%rsp),%zmm19
vmovups	96(%rsp),%zmm5
jmp	89f
87:
vxorps	%xmm1,%xmm1,%xmm1
88:
vbroadcastss	399f(%rip),%zmm2
vmovups	4592(%rsp),%zmm3
vfmadd213ps	422f(%rip){1to16},%zmm3,%zmm2
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm0,%zmm8,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,4592(%rsp)
vmovups	3952(%rsp),%zmm0
vmaxps	342f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3952(%rsp)
vmovups	5168(%rsp),%zmm0
vbroadcastss	423f(%rip),%zmm0 {%k2}
vmovups	%zmm0,5168(%rsp)
vblendmps	337f(%rip){1to16},%zmm25,%zmm0 {%k1}
vmovups	4016(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1584(%rsp),%zmm12
vsubps	%zmm2,%zmm12,%zmm12
vmovups	3888(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1264(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	2928(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	688(%rsp),%zmm10
vsubps	%zmm4,%zmm10,%zmm10
vmovups	2992(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm11,%zmm11
vmovups	3056(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3760(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm15
vmovups	3120(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	2672(%rsp),%zmm14
vsubps	%zmm7,%zmm14,%zmm14
vmovups	2608(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2608(%rsp)
vmovups	3184(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3184(%rsp)
vmovups	2416(%rsp),%zmm0
vmovaps	%zmm8,%zmm0 {%k1}
vmovups	%zmm0,2416(%rsp)
vmovups	3568(%rsp),%zmm0
vbroadcastss	346f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3568(%rsp)
vmovaps	%zmm25,%zmm0 {%k1} {z}
vmovups	%zmm0,4528(%rsp)
vmovups	%zmm6,3120(%rsp)
vmovups	%zmm5,3056(%rsp)
vmovups	%zmm4,2992(%rsp)
vmovups	%zmm3,2928(%rsp)
vmovups	%zmm2,3888(%rsp)
vmovups	%zmm1,4016(%rsp)
vmovups	2800(%rsp),%zmm16
vmovaps	%zmm27,%zmm20
vmovups	1136(%rsp),%zmm21
vmovups	3824(%rsp),%zmm7
vmovups	160(%rsp),%zmm19
vmovups	416(%rsp),%zmm2
vmovups	288(%rsp),%zmm3
vmovups	96(%rsp),%zmm5
vmovups	224(%rsp),%zmm18
vmovups	480(%rsp),%zmm4
vmovups	4912(%rsp),%zmm6
vmovups	4848(%rsp),%zmm17
89:
vmovups	%zmm3,288(%rsp)
vmovups	%zmm19,160(%rsp)
vmovups	%zmm2,416(%rsp)
vmovups	%zmm4,480(%rsp)
vmovups	%zmm15,1968(%rsp)
vmovups	%zmm10,688(%rsp)
vmovups	%zmm14,2480(%rsp)
vbroadcastss	333f(%rip),%zmm1
vmaxps	%zmm1,%zmm17,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm22
vmaxps	%zmm1,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm17
vmovups	1776(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm23
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm4
vmovups	2864(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm0
vmovups	%zmm0,1008(%rsp)
vmovdqu64	6576(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6640(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6704(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm25,%zmm0
vmovups	%zmm0,1072(%rsp)
vcmpleps	3248(%rsp),%zmm12,%k4
vmovups	%zmm12,1584(%rsp)
vcmpgeps	4080(%rsp),%zmm12,%k5
vblendmps	%zmm5,%zmm13,%zmm0 {%k5}
vbroadcastss	356f(%rip),%zmm1
vxorps	%zmm1,%zmm5,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm8,%k7
kmovw	34(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm8,%zmm25,%zmm12 {%k5}
vmovups	%zmm12,2224(%rsp)
vcmpleps	4208(%rsp),%zmm9,%k4
vmovups	%zmm9,1264(%rsp)
vcmpgeps	4144(%rsp),%zmm9,%k6
vblendmps	%zmm3,%zmm13,%zmm0 {%k6}
vxorps	%zmm1,%zmm3,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm8,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm8,%zmm25,%zmm6 {%k6}
vmovups	%zmm6,2096(%rsp)
vcmpleps	3376(%rsp),%zmm10,%k2
vcmpgeps	3312(%rsp),%zmm10,%k4
vblendmps	%zmm7,%zmm13,%zmm0 {%k4}
vxorps	%zmm1,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm8,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm8,%zmm25,%zmm10 {%k4}
vmovups	%zmm10,2160(%rsp)
vcmpgeps	3440(%rsp),%zmm11,%k3
vblendmps	%zmm19,%zmm13,%zmm0 {%k3}
vcmpleps	3504(%rsp),%zmm11,%k3
vxorps	%zmm1,%zmm19,%zmm0 {%k3}
vcmpgeps	4272(%rsp),%zmm15,%k3
vblendmps	%zmm2,%zmm13,%zmm9 {%k3}
vcmpleps	4336(%rsp),%zmm15,%k3
vxorps	%zmm1,%zmm2,%zmm9 {%k3}
vcmpgeps	4400(%rsp),%zmm14,%k3
vmovups	816(%rsp),%zmm28
vblendmps	%zmm28,%zmm13,%zmm19 {%k3}
vcmpleps	4464(%rsp),%zmm14,%k3
vxorps	%zmm1,%zmm28,%zmm19 {%k3}
vcmpleps	%zmm0,%zmm8,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm8,%zmm25,%zmm1 {%k1}
vmovups	%zmm1,2032(%rsp)
vmulps	%zmm6,%zmm17,%zmm15
vmovaps	%zmm17,%zmm6
vmovups	%zmm17,944(%rsp)
vmulps	%zmm15,%zmm30,%zmm0
vmulps	%zmm12,%zmm22,%zmm17
vmovups	%zmm22,1328(%rsp)
vmulps	%zmm17,%zmm0,%zmm8
vmulps	%zmm10,%zmm23,%zmm27
vmovaps	%zmm23,%zmm18
vmovups	%zmm23,752(%rsp)
vmulps	%zmm27,%zmm21,%zmm0
vmulps	%zmm17,%zmm0,%zmm3
vmulps	%zmm8,%zmm3,%zmm2
vmovaps	%zmm8,%zmm0
vmovaps	%zmm8,%zmm23
vfnmadd213ps	%zmm25,%zmm8,%zmm0
vbroadcastss	424f(%rip),%zmm28
vmovups	%zmm0,6256(%rsp)
vmaxps	%zmm28,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm1,%zmm4,%zmm30
vmovaps	%zmm4,%zmm21
vmovups	%zmm4,1392(%rsp)
vmulps	1456(%rsp),%zmm30,%zmm4
vmulps	%zmm17,%zmm4,%zmm24
vmulps	%zmm8,%zmm24,%zmm12
vdivps	%zmm0,%zmm25,%zmm1
vmulps	%zmm1,%zmm6,%zmm0
vmovaps	%zmm25,%zmm0 {%k6}
vmovdqu64	6512(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k6
vmulps	%zmm22,%zmm0,%zmm8
vmovaps	%zmm0,%zmm8 {%k5}
vxorps	%xmm0,%xmm0,%xmm0
vcmpleps	%zmm9,%zmm0,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm0,%zmm25,%zmm4 {%k6}
vmovups	%zmm4,1648(%rsp)
vmovups	%zmm20,1200(%rsp)
vmulps	%zmm27,%zmm20,%zmm0
vfmsub231ps	%zmm0,%zmm15,%zmm2
vmovaps	%zmm1,%zmm22
vmulps	%zmm1,%zmm2,%zmm10
vmulps	%zmm3,%zmm24,%zmm2
vmovaps	%zmm3,%zmm14
vfnmadd213ps	%zmm25,%zmm3,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vmaxps	%zmm28,%zmm14,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm25,%zmm13
vmulps	1520(%rsp),%zmm30,%zmm5
vfmsub231ps	%zmm5,%zmm15,%zmm12
vmulps	%zmm1,%zmm12,%zmm9
vmulps	%zmm30,%zmm16,%zmm5
vfmsub231ps	%zmm5,%zmm27,%zmm2
vfnmadd231ps	%zmm10,%zmm9,%zmm2
vmulps	%zmm13,%zmm2,%zmm5
vmovaps	%zmm24,%zmm16
vfnmadd213ps	%zmm25,%zmm24,%zmm16
vfnmadd231ps	%zmm9,%zmm9,%zmm16
vfnmadd231ps	%zmm5,%zmm5,%zmm16
vmaxps	%zmm28,%zmm16,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm13,%zmm18,%zmm12
vmovaps	%zmm25,%zmm12 {%k4}
vpxor	%xmm6,%xmm6,%xmm6
vcmpleps	%zmm19,%zmm6,%k4
vmovups	1008(%rsp),%zmm0
vmulps	%zmm4,%zmm0,%zmm18
vmulps	880(%rsp),%zmm18,%zmm6
vmulps	%zmm17,%zmm6,%zmm6
vmovups	%zmm23,4784(%rsp)
vmulps	%zmm23,%zmm6,%zmm19
vmovaps	%zmm7,%zmm28
vmulps	5872(%rsp),%zmm18,%zmm7
vfmsub231ps	%zmm7,%zmm15,%zmm19
vdivps	%zmm2,%zmm25,%zmm4
vmulps	%zmm4,%zmm21,%zmm2
vmovaps	%zmm25,%zmm2 {%k1}
vmovdqu64	6448(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k1
korw	%k4,%k1,%k1
vpxor	%xmm7,%xmm7,%xmm7
vblendmps	%zmm7,%zmm25,%zmm7 {%k1}
vmovups	%zmm7,1712(%rsp)
vmovups	1072(%rsp),%zmm1
vmulps	%zmm7,%zmm1,%zmm20
vmulps	2288(%rsp),%zmm20,%zmm7
vmulps	%zmm17,%zmm7,%zmm7
vmulps	%zmm23,%zmm7,%zmm17
vmulps	2544(%rsp),%zmm20,%zmm21
vfmsub231ps	%zmm21,%zmm15,%zmm17
vmovups	%zmm3,4720(%rsp)
vmulps	%zmm3,%zmm6,%zmm15
vmulps	544(%rsp),%zmm18,%zmm21
vfmsub231ps	%zmm21,%zmm27,%zmm15
vmulps	2352(%rsp),%zmm20,%zmm21
vmulps	%zmm6,%zmm7,%zmm23
vfmsub231ps	%zmm21,%zmm18,%zmm23
vmovups	%zmm31,4976(%rsp)
vmulps	%zmm18,%zmm31,%zmm18
vmovaps	%zmm24,%zmm31
vmovups	%zmm24,4656(%rsp)
vmulps	%zmm24,%zmm6,%zmm21
vfmsub231ps	%zmm18,%zmm30,%zmm21
vmulps	%zmm3,%zmm7,%zmm24
vmovups	%zmm29,5040(%rsp)
vmulps	%zmm20,%zmm29,%zmm18
vmovups	%zmm27,6384(%rsp)
vfmsub231ps	%zmm18,%zmm27,%zmm24
vmovups	%zmm26,5104(%rsp)
vmulps	%zmm20,%zmm26,%zmm18
vmulps	%zmm31,%zmm7,%zmm20
vmovups	%zmm30,6320(%rsp)
vfmsub231ps	%zmm18,%zmm30,%zmm20
vmulps	%zmm12,%zmm8,%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm22,%zmm3
vmulps	%zmm22,%zmm19,%zmm8
vfnmadd231ps	%zmm10,%zmm8,%zmm15
vmulps	%zmm13,%zmm15,%zmm22
vfnmadd231ps	%zmm9,%zmm8,%zmm21
vfnmadd231ps	%zmm5,%zmm22,%zmm21
vmovaps	%zmm4,%zmm19
vmovups	%zmm4,6768(%rsp)
vmulps	%zmm4,%zmm21,%zmm29
vmovaps	%zmm6,%zmm18
vfnmadd213ps	%zmm25,%zmm6,%zmm18
vfnmadd231ps	%zmm8,%zmm8,%zmm18
vfnmadd231ps	%zmm22,%zmm22,%zmm18
vfnmadd231ps	%zmm29,%zmm29,%zmm18
vbroadcastss	424f(%rip),%zmm27
vmaxps	%zmm27,%zmm18,%zmm12
vsqrtps	%zmm12,%zmm12
vdivps	%zmm12,%zmm25,%zmm4
vmulps	%zmm4,%zmm0,%zmm15
vmovaps	%zmm0,%zmm26
vmovaps	%zmm25,%zmm15 {%k6}
vmulps	%zmm3,%zmm17,%zmm30
vfnmadd231ps	%zmm10,%zmm30,%zmm24
vmulps	%zmm13,%zmm24,%zmm17
vfnmadd231ps	%zmm9,%zmm30,%zmm20
vfnmadd231ps	%zmm5,%zmm17,%zmm20
vmulps	%zmm19,%zmm20,%zmm21
vfnmadd231ps	%zmm8,%zmm30,%zmm23
vfnmadd231ps	%zmm22,%zmm17,%zmm23
vfnmadd231ps	%zmm29,%zmm21,%zmm23
vmulps	%zmm4,%zmm23,%zmm23
vmovaps	%zmm7,%zmm12
vfnmadd213ps	%zmm25,%zmm7,%zmm12
vfnmadd231ps	%zmm30,%zmm30,%zmm12
vfnmadd231ps	%zmm17,%zmm17,%zmm12
vfnmadd231ps	%zmm21,%zmm21,%zmm12
vfnmadd231ps	%zmm23,%zmm23,%zmm12
vmaxps	%zmm27,%zmm12,%zmm19
vsqrtps	%zmm19,%zmm19
vmulps	%zmm15,%zmm2,%zmm15
vdivps	%zmm19,%zmm25,%zmm2
vmovups	%zmm2,6832(%rsp)
vmovaps	%zmm1,%zmm0
vmulps	%zmm2,%zmm1,%zmm19
vmulps	%zmm19,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k1}
vmovups	%zmm1,5808(%rsp)
vmovss	2736(%rsp),%xmm2
vxorps	%xmm15,%xmm15,%xmm15
vucomiss	%xmm15,%xmm2
kmovw	32(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	96(%rsp),%zmm1
vmulps	1328(%rsp),%zmm1,%zmm15
vmovaps	%zmm15,%zmm19
vxorps	%xmm2,%xmm2,%xmm2
vfmadd213ps	%zmm2,%zmm15,%zmm19 {%k1} {z}
kmovw	30(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	944(%rsp),%zmm1
vmulps	288(%rsp),%zmm1,%zmm20
vmovaps	%zmm20,%zmm24 {%k1} {z}
vfmadd213ps	%zmm19,%zmm24,%zmm24
kmovw	28(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	752(%rsp),%zmm28,%zmm19
vmovaps	%zmm19,%zmm25 {%k1} {z}
vfmadd213ps	%zmm24,%zmm25,%zmm25
kmovw	26(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	1392(%rsp),%zmm1
vmulps	160(%rsp),%zmm1,%zmm24
vmovaps	%zmm24,%zmm27 {%k1} {z}
vfmadd213ps	%zmm25,%zmm27,%zmm27
kmovw	24(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmulps	416(%rsp),%zmm26,%zmm25
vmovaps	%zmm25,%zmm28 {%k1} {z}
vfmadd213ps	%zmm27,%zmm28,%zmm28
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	816(%rsp),%zmm0,%zmm27
vmovaps	%zmm27,%zmm2 {%k1} {z}
vfmadd213ps	%zmm28,%zmm2,%zmm2
vmovups	%zmm2,2736(%rsp)
vmulps	2224(%rsp),%zmm15,%zmm31
vmovups	4784(%rsp),%zmm1
vmulps	%zmm31,%zmm1,%zmm28
vfmsub231ps	2096(%rsp),%zmm20,%zmm28
vmovups	4720(%rsp),%zmm2
vmulps	%zmm31,%zmm2,%zmm26
vfmsub231ps	2160(%rsp),%zmm19,%zmm26
vmovups	4656(%rsp),%zmm15
vmulps	%zmm31,%zmm15,%zmm19
vfmsub231ps	2032(%rsp),%zmm24,%zmm19
vmulps	%zmm31,%zmm6,%zmm24
vfmsub231ps	1648(%rsp),%zmm25,%zmm24
vmulps	%zmm31,%zmm7,%zmm25
vfmsub231ps	1712(%rsp),%zmm27,%zmm25
vmovaps	%zmm3,%zmm0
vbroadcastss	356f(%rip),%zmm3
vxorps	%zmm3,%zmm1,%zmm20
vmovups	%zmm20,5616(%rsp)
vxorps	%zmm3,%zmm2,%zmm20
vmovups	%zmm20,5680(%rsp)
vmovaps	%zmm13,%zmm27
vxorps	%zmm3,%zmm15,%zmm20
vmovups	%zmm20,4656(%rsp)
vmovups	6768(%rsp),%zmm13
vxorps	%zmm3,%zmm6,%zmm6
vmovups	%zmm6,4720(%rsp)
vxorps	%zmm3,%zmm7,%zmm6
vmovups	%zmm6,4784(%rsp)
vmovups	%zmm0,5552(%rsp)
vmulps	%zmm0,%zmm28,%zmm20
vfnmadd231ps	%zmm10,%zmm20,%zmm26
vxorps	%zmm3,%zmm10,%zmm6
vfnmadd231ps	%zmm9,%zmm20,%zmm19
vxorps	%zmm3,%zmm9,%zmm0
vmovups	%zmm0,5488(%rsp)
vmovaps	%zmm27,%zmm9
vmulps	%zmm27,%zmm26,%zmm27
vfnmadd231ps	%zmm5,%zmm27,%zmm19
vxorps	%zmm3,%zmm5,%zmm26
vfnmadd231ps	%zmm8,%zmm20,%zmm24
vxorps	%zmm3,%zmm8,%zmm0
vmovups	%zmm0,5424(%rsp)
vfnmadd231ps	%zmm22,%zmm27,%zmm24
vxorps	%zmm3,%zmm22,%zmm10
vmulps	%zmm13,%zmm19,%zmm28
vfnmadd231ps	%zmm29,%zmm28,%zmm24
vxorps	%zmm3,%zmm29,%zmm8
vfnmadd231ps	%zmm30,%zmm20,%zmm25
vxorps	%zmm3,%zmm30,%zmm22
vfnmadd231ps	%zmm17,%zmm27,%zmm25
vxorps	%zmm3,%zmm17,%zmm7
vxorps	%xmm17,%xmm17,%xmm17
vfnmadd231ps	%zmm21,%zmm28,%zmm25
vxorps	%zmm3,%zmm21,%zmm29
vmovaps	%zmm4,%zmm21
vmulps	%zmm4,%zmm24,%zmm5
vmovups	6832(%rsp),%zmm4
vfnmadd231ps	%zmm23,%zmm5,%zmm25
vxorps	%zmm3,%zmm23,%zmm30
vmovaps	%zmm31,%zmm3
vfmadd213ps	%zmm17,%zmm31,%zmm3
vfmadd231ps	%zmm20,%zmm20,%zmm3
vfmadd231ps	%zmm27,%zmm27,%zmm3
vfmadd231ps	%zmm28,%zmm28,%zmm3
vfmadd231ps	%zmm5,%zmm5,%zmm3
vmulps	%zmm4,%zmm25,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm3
ja	67b
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm12
vbroadcastss	97f(%rip),%zmm25
vmovups	752(%rsp),%zmm24
vdivps	%zmm24,%zmm25,%zmm14
vmovups	3568(%rsp),%zmm19
vdivps	%zmm19,%zmm25,%zmm16
vmulss	%xmm12,%xmm12,%xmm17
vbroadcastss	%xmm17,%zmm17
vcmpgeps	2736(%rsp),%zmm17,%k1
vmulps	688(%rsp),%zmm14,%zmm14
vmulps	5808(%rsp),%zmm16,%zmm16
vmovups	1392(%rsp),%zmm1
vdivps	%zmm1,%zmm25,%zmm17
vmulps	%zmm11,%zmm17,%zmm17
vmulps	425f(%rip){1to16},%zmm14,%zmm14
vmulps	426f(%rip){1to16},%zmm17,%zmm17
vcmpunordps	%zmm14,%zmm14,%k2
vmaxps	%zmm14,%zmm17,%zmm14
vmovaps	%zmm17,%zmm14 {%k2}
vbroadcastss	346f(%rip),%zmm18
vmovups	4592(%rsp),%zmm17
vcmpltps	%zmm18,%zmm17,%k2
vaddps	%zmm17,%zmm17,%zmm17
vsqrtps	%zmm17,%zmm17
vmulps	427f(%rip){1to16},%zmm17,%zmm17 {%k2} {z}
vcmpunordps	%zmm14,%zmm14,%k2
vmaxps	%zmm14,%zmm17,%zmm14
vmovaps	%zmm17,%zmm14 {%k2}
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm16,%zmm16,%zmm16
vminps	%zmm25,%zmm16,%zmm16
vmulps	%zmm12,%zmm16,%zmm12
vcmpunordps	%zmm12,%zmm12,%k2
vmaxps	%zmm12,%zmm14,%zmm12
vmovaps	%zmm14,%zmm12 {%k2}
vcmpltps	%zmm18,%zmm19,%k2
vmovaps	%zmm12,%zmm12 {%k2} {z}
vmulps	%zmm12,%zmm12,%zmm12
vcmpleps	%zmm12,%zmm3,%k1 {%k1}
vmovups	2096(%rsp),%zmm3
vmulps	2224(%rsp),%zmm3,%zmm3
vmulps	2160(%rsp),%zmm3,%zmm3
vmulps	2032(%rsp),%zmm3,%zmm3
vmulps	1648(%rsp),%zmm3,%zmm3
vmulps	1712(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm17,%k2
vmovaps	%zmm25,%zmm3 {%k2} {z}
vbroadcastss	343f(%rip),%zmm12
vblendmps	%zmm3,%zmm12,%zmm3 {%k1}
vmovups	5360(%rsp),%zmm14
vcmpleps	3696(%rsp),%zmm14,%k1
vminps	428f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	3632(%rsp),%zmm14
vcmpeqps	%zmm12,%zmm14,%k1
vmovaps	%zmm3,%zmm14 {%k1}
vmovups	%zmm14,3632(%rsp)
vcmpeqps	%zmm12,%zmm14,%k1
vmovaps	%zmm25,%zmm16 {%k1} {z}
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm16,%xmm3
vmovshdup	%xmm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vshufpd	$1,%xmm16,%xmm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vshufps	$255,%xmm16,%xmm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vextractf32x4	$1,%ymm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vmovshdup	%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufpd	$1,%xmm12,%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufps	$255,%xmm12,%xmm12,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vextractf32x4	$2,%zmm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vmovshdup	%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufpd	$1,%xmm12,%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufps	$255,%xmm12,%xmm12,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vextractf32x4	$3,%zmm16,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vmovshdup	%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufpd	$1,%xmm12,%xmm12,%xmm14
vaddss	%xmm3,%xmm14,%xmm3
vshufps	$255,%xmm12,%xmm12,%xmm12
vaddss	%xmm3,%xmm12,%xmm3
vucomiss	%xmm2,%xmm3
vmovups	1968(%rsp),%zmm12
vmovups	2480(%rsp),%zmm3
vmovups	%zmm3,2672(%rsp)
vpbroadcastd	332f(%rip),%zmm14
ja	69b
vmovaps	%zmm1,%zmm19
vmulps	%zmm0,%zmm4,%zmm0
vfmadd213ps	%zmm5,%zmm0,%zmm30
vmulps	%zmm30,%zmm21,%zmm2
vfmadd213ps	%zmm28,%zmm2,%zmm8
vfmadd213ps	%zmm8,%zmm0,%zmm29
vmulps	%zmm29,%zmm13,%zmm5
vfmadd213ps	%zmm27,%zmm5,%zmm26
vfmadd213ps	%zmm26,%zmm2,%zmm10
vfmadd213ps	%zmm10,%zmm0,%zmm7
vmulps	%zmm7,%zmm9,%zmm1
vfmadd213ps	%zmm20,%zmm1,%zmm6
vmovups	5488(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm5,%zmm3
vmovups	5424(%rsp),%zmm4
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm4,%zmm0,%zmm22
vmulps	5552(%rsp),%zmm22,%zmm3
vmovups	5616(%rsp),%zmm4
vfmadd213ps	%zmm31,%zmm3,%zmm4
vmovups	5680(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vmovups	4656(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm5,%zmm4
vmovups	4720(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm2,%zmm6
vmovups	4784(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vmulps	1328(%rsp),%zmm4,%zmm4
vmovups	%zmm4,160(%rsp)
vmulps	944(%rsp),%zmm3,%zmm3
vmovups	%zmm3,480(%rsp)
vmulps	%zmm1,%zmm24,%zmm1
vmovups	%zmm1,224(%rsp)
vmulps	%zmm5,%zmm19,%zmm1
vmovups	%zmm1,416(%rsp)
vmulps	1008(%rsp),%zmm2,%zmm1
vmovups	%zmm1,288(%rsp)
vmulps	1072(%rsp),%zmm0,%zmm0
vmovups	%zmm0,96(%rsp)
vdivps	1840(%rsp),%zmm25,%zmm0
vmulps	1904(%rsp),%zmm0,%zmm0
vpbroadcastd	387f(%rip),%zmm4
vpaddd	%zmm4,%zmm0,%zmm1
vpbroadcastd	388f(%rip),%zmm9
vpandd	%zmm9,%zmm1,%zmm1
vpbroadcastd	97f(%rip),%zmm23
vpsubd	%zmm1,%zmm23,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm25,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	389f(%rip),%zmm26
vmovaps	%zmm26,%zmm5
vbroadcastss	392f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm2,%zmm5
vbroadcastss	393f(%rip),%zmm31
vmovaps	%zmm31,%zmm6
vbroadcastss	394f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm2,%zmm6
vbroadcastss	395f(%rip),%zmm3
vfmadd213ps	396f(%rip){1to16},%zmm2,%zmm3
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm3
vfmadd213ps	%zmm6,%zmm0,%zmm3
vfmadd213ps	%zmm5,%zmm0,%zmm3
vfmadd213ps	%zmm2,%zmm0,%zmm3
vfmadd231ps	398f(%rip){1to16},%zmm1,%zmm3
vmovups	5232(%rsp),%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm0,%zmm3
vmovups	6000(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm3
vmovups	%zmm3,1776(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
cmpb	$1,%cl
vbroadcastss	335f(%rip),%zmm3
vbroadcastss	343f(%rip),%zmm19
jne	94f
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm2
movq	%rbx,%rax
xorl	%ecx,%ecx
.p2align	4
92:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	688(%rsp),%zmm0
vmulps	(%r13,%rdx),%zmm0,%zmm0
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	397f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
.p2align	4
93:
vmovaps	(%rdx),%zmm1
vfmadd213ps	%zmm11,%zmm0,%zmm1
vaddps	%zmm2,%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm6
vmovaps	(%rax,%rsi),%zmm10
vsubps	%zmm1,%zmm10,%zmm10
vmulps	%zmm6,%zmm10,%zmm10
vaddps	%zmm3,%zmm6,%zmm13
vcmpltps	%zmm10,%zmm3,%k1
vmovaps	%zmm10,%zmm13 {%k1}
vaddps	%zmm25,%zmm13,%zmm14
vpaddd	%zmm4,%zmm14,%zmm14
vpandd	%zmm9,%zmm14,%zmm14
vpsubd	%zmm14,%zmm23,%zmm16
vaddps	%zmm3,%zmm16,%zmm17
vfmadd231ps	%zmm13,%zmm16,%zmm17
vmulps	%zmm17,%zmm17,%zmm13
vmovaps	%zmm31,%zmm16
vfmadd213ps	%zmm18,%zmm17,%zmm16
vbroadcastss	395f(%rip),%zmm18
vfmadd213ps	396f(%rip){1to16},%zmm17,%zmm18
vfmadd231ps	%zmm21,%zmm13,%zmm18
vfmadd213ps	%zmm16,%zmm13,%zmm18
vmovaps	%zmm26,%zmm16
vfmadd213ps	%zmm30,%zmm17,%zmm16
vfmadd213ps	%zmm16,%zmm13,%zmm18
vfmadd213ps	%zmm17,%zmm13,%zmm18
vcvtdq2ps	%zmm14,%zmm13
vfmadd231ps	%zmm22,%zmm13,%zmm18
vaddps	%zmm25,%zmm10,%zmm13
vmaxps	%zmm3,%zmm10,%zmm10
vfmsub231ps	%zmm13,%zmm18,%zmm10
vbroadcastss	394f(%rip),%zmm18
vaddps	%zmm19,%zmm1,%zmm13
vdivps	%zmm13,%zmm25,%zmm13
vfmadd231ps	%zmm10,%zmm1,%zmm7
vmulps	%zmm6,%zmm2,%zmm1
vmulps	%zmm13,%zmm13,%zmm6
vaddps	%zmm13,%zmm5,%zmm5
vmulps	%zmm6,%zmm13,%zmm10
vaddps	%zmm6,%zmm29,%zmm29
vaddps	%zmm10,%zmm28,%zmm28
vfmadd231ps	%zmm10,%zmm1,%zmm15
vmulps	%zmm10,%zmm6,%zmm10
vfmadd231ps	%zmm6,%zmm1,%zmm20
vmulps	%zmm6,%zmm6,%zmm6
vaddps	%zmm6,%zmm27,%zmm27
vfmadd231ps	%zmm6,%zmm1,%zmm12
vfmadd231ps	%zmm1,%zmm10,%zmm8
vaddps	%zmm10,%zmm24,%zmm24
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	93b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	92b
94:
vbroadcastss	99f(%rip),%zmm2
vmovups	160(%rsp),%zmm13
vandps	%zmm2,%zmm13,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vmovups	480(%rsp),%zmm9
vandps	%zmm2,%zmm9,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	288(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	96(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	3632(%rsp),%zmm3
vcmpleps	%zmm25,%zmm3,%k2
vmovups	1968(%rsp),%zmm1
vminps	2480(%rsp),%zmm1,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovups	944(%rsp),%zmm4
vmulps	352(%rsp),%zmm4,%zmm0
vmovups	1328(%rsp),%zmm1
vmulps	%zmm1,%zmm0,%zmm30
vmovups	752(%rsp),%zmm26
vmulps	1136(%rsp),%zmm26,%zmm0
vmulps	%zmm1,%zmm0,%zmm31
vmulps	1200(%rsp),%zmm26,%zmm0
vmovaps	%zmm25,%zmm18
vmulps	%zmm30,%zmm31,%zmm25
vfmsub231ps	%zmm0,%zmm4,%zmm25
vmovups	1392(%rsp),%zmm2
vmulps	1456(%rsp),%zmm2,%zmm0
vmulps	%zmm1,%zmm0,%zmm10
vmulps	1520(%rsp),%zmm2,%zmm0
vmulps	%zmm30,%zmm10,%zmm6
vfmsub231ps	%zmm0,%zmm4,%zmm6
vmovups	%zmm6,816(%rsp)
vmulps	2800(%rsp),%zmm2,%zmm0
vmulps	%zmm31,%zmm10,%zmm21
vfmsub231ps	%zmm0,%zmm26,%zmm21
vmovups	1008(%rsp),%zmm14
vmulps	880(%rsp),%zmm14,%zmm0
vmulps	%zmm1,%zmm0,%zmm22
vmulps	5872(%rsp),%zmm14,%zmm0
vmulps	%zmm30,%zmm22,%zmm6
vfmsub231ps	%zmm0,%zmm4,%zmm6
vmovups	%zmm6,352(%rsp)
vmulps	544(%rsp),%zmm14,%zmm0
vmulps	%zmm31,%zmm22,%zmm17
vfmsub231ps	%zmm0,%zmm26,%zmm17
vmulps	4976(%rsp),%zmm14,%zmm0
vmulps	%zmm10,%zmm22,%zmm23
vfmsub231ps	%zmm0,%zmm2,%zmm23
vmovups	1072(%rsp),%zmm16
vmulps	2288(%rsp),%zmm16,%zmm0
vmulps	%zmm1,%zmm0,%zmm19
vmulps	2544(%rsp),%zmm16,%zmm1
vmulps	%zmm30,%zmm19,%zmm0
vfmsub231ps	%zmm1,%zmm4,%zmm0
vmovups	%zmm0,544(%rsp)
vmovups	1584(%rsp),%zmm6
vaddps	%zmm6,%zmm13,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	4080(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3248(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovaps	%zmm1,%zmm6 {%k3}
vcmpeqps	342f(%rip){1to16},%zmm3,%k1
movq	8(%rsp),%rax
vbroadcastss	208(%rax),%zmm0
vmovaps	%zmm0,%zmm6 {%k1}
vmovups	%zmm0,160(%rsp)
movq	40(%rsp),%r10
movq	%r10,%rcx
shlq	$6,%rcx
vbroadcastss	12(%rax),%zmm1
vmovups	%zmm1,880(%rsp)
vmovaps	%zmm6,(%r8,%rcx)
vmovups	1264(%rsp),%zmm3
vaddps	%zmm3,%zmm9,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	4144(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	4208(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vmovaps	%zmm4,%zmm3 {%k3}
vmovaps	%zmm0,%zmm3 {%k1}
addq	%r14,%r10
shlq	$6,%r10
vmovaps	%zmm3,(%r8,%r10)
vmovups	%zmm30,1456(%rsp)
vmovaps	%zmm30,%zmm4
vfnmadd213ps	%zmm18,%zmm30,%zmm4
vbroadcastss	424f(%rip),%zmm6
vmaxps	%zmm6,%zmm4,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	5040(%rsp),%zmm16,%zmm13
vmulps	%zmm31,%zmm19,%zmm30
vfmsub231ps	%zmm13,%zmm26,%zmm30
vdivps	%zmm9,%zmm18,%zmm0
vmulps	5104(%rsp),%zmm16,%zmm26
vmulps	%zmm10,%zmm19,%zmm9
vfmsub231ps	%zmm26,%zmm2,%zmm9
vminps	%zmm18,%zmm4,%zmm4
vmulps	%zmm0,%zmm25,%zmm26
vmovups	%zmm31,1520(%rsp)
vmovaps	%zmm31,%zmm25
vfnmadd213ps	%zmm18,%zmm31,%zmm25
vfnmadd231ps	%zmm26,%zmm26,%zmm25
vminps	%zmm4,%zmm25,%zmm4
vmaxps	%zmm6,%zmm25,%zmm25
vsqrtps	%zmm25,%zmm25
vmulps	2352(%rsp),%zmm16,%zmm31
vmulps	%zmm22,%zmm19,%zmm1
vfmsub231ps	%zmm31,%zmm14,%zmm1
vdivps	%zmm25,%zmm18,%zmm13
vmulps	816(%rsp),%zmm0,%zmm31
vfnmadd231ps	%zmm26,%zmm31,%zmm21
vmulps	%zmm13,%zmm21,%zmm25
vmovups	%zmm10,1136(%rsp)
vfnmadd213ps	%zmm18,%zmm10,%zmm10
vfnmadd231ps	%zmm31,%zmm31,%zmm10
vfnmadd231ps	%zmm25,%zmm25,%zmm10
vminps	%zmm4,%zmm10,%zmm3
vmaxps	%zmm6,%zmm10,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm18,%zmm16
vmulps	352(%rsp),%zmm0,%zmm21
vfnmadd231ps	%zmm26,%zmm21,%zmm17
vmulps	%zmm13,%zmm17,%zmm4
vfnmadd231ps	%zmm31,%zmm21,%zmm23
vfnmadd231ps	%zmm25,%zmm4,%zmm23
vmulps	%zmm16,%zmm23,%zmm10
vmovups	%zmm22,1200(%rsp)
vfnmadd213ps	%zmm18,%zmm22,%zmm22
vfnmadd231ps	%zmm21,%zmm21,%zmm22
vfnmadd231ps	%zmm4,%zmm4,%zmm22
vfnmadd231ps	%zmm10,%zmm10,%zmm22
vminps	%zmm3,%zmm22,%zmm2
vmaxps	%zmm6,%zmm22,%zmm3
vsqrtps	%zmm3,%zmm3
vmovups	688(%rsp),%zmm23
vaddps	224(%rsp),%zmm23,%zmm22
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	3312(%rsp),%zmm6
vminps	%zmm22,%zmm6,%zmm22
vmovaps	%zmm6,%zmm22 {%k4}
vdivps	%zmm3,%zmm18,%zmm14
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	3376(%rsp),%zmm6
vmaxps	%zmm22,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k4}
vmovaps	%zmm3,%zmm23 {%k3}
leaq	(%r8,%rcx),%rsi
vmovups	880(%rsp),%zmm17
vmulps	%zmm17,%zmm23,%zmm3
vmovups	160(%rsp),%zmm6
vmovaps	%zmm6,%zmm3 {%k1}
movq	%r14,%rax
shlq	$7,%rax
vmovaps	%zmm3,(%rax,%rsi)
vmovups	%zmm0,352(%rsp)
vmulps	544(%rsp),%zmm0,%zmm3
vfnmadd231ps	%zmm26,%zmm3,%zmm30
vmovups	%zmm13,480(%rsp)
vmulps	%zmm13,%zmm30,%zmm30
vfnmadd231ps	%zmm31,%zmm3,%zmm9
vfnmadd231ps	%zmm25,%zmm30,%zmm9
vmovups	%zmm16,224(%rsp)
vmulps	%zmm16,%zmm9,%zmm23
vfnmadd231ps	%zmm21,%zmm3,%zmm1
vfnmadd231ps	%zmm4,%zmm30,%zmm1
vmovaps	%zmm10,%zmm13
vfnmadd231ps	%zmm10,%zmm23,%zmm1
vmovups	%zmm14,544(%rsp)
vmulps	%zmm14,%zmm1,%zmm10
vmovups	%zmm19,816(%rsp)
vfnmadd213ps	%zmm18,%zmm19,%zmm19
vfnmadd231ps	%zmm3,%zmm3,%zmm19
vfnmadd231ps	%zmm30,%zmm30,%zmm19
vfnmadd231ps	%zmm23,%zmm23,%zmm19
vfnmadd231ps	%zmm10,%zmm10,%zmm19
vminps	%zmm2,%zmm19,%zmm1
vcmpgtps	433f(%rip){1to16},%zmm1,%k0
vaddps	416(%rsp),%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3440(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3504(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm11 {%k3}
vmulps	%zmm17,%zmm11,%zmm1
vmovaps	%zmm6,%zmm9
vmovaps	%zmm6,%zmm1 {%k1}
leaq	(%r14,%r14,2),%rax
movq	%rax,%rdx
shlq	$6,%rdx
vmovaps	%zmm1,(%rdx,%rsi)
vmovups	1968(%rsp),%zmm6
vaddps	288(%rsp),%zmm6,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4272(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4336(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm6,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovaps	%zmm9,%zmm2 {%k1}
movq	%r14,%rdx
shlq	$8,%rdx
vmovaps	%zmm2,(%rdx,%rsi)
vmovups	2480(%rsp),%zmm6
vaddps	96(%rsp),%zmm6,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4400(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4464(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm6,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovaps	%zmm9,%zmm2 {%k1}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%rdi
shlq	$6,%rdi
vmovaps	%zmm2,(%rdi,%rsi)
movl	$6,%edi
movl	4(%rsp),%r9d
testb	$2,%r9b
je	95f
vbroadcastss	356f(%rip),%zmm11
vxorps	1456(%rsp),%zmm11,%zmm1
vmaxps	424f(%rip){1to16},%zmm19,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	97f(%rip),%zmm9
vdivps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,416(%rsp)
vmulps	752(%rsp),%zmm17,%zmm0
vmovups	%zmm0,288(%rsp)
vmulps	1392(%rsp),%zmm17,%zmm0
vmovups	%zmm0,96(%rsp)
kandw	%k0,%k2,%k2
movl	%r9d,%esi
andl	$4,%esi
movl	%esi,%edi
shrl	$2,%edi
movq	%rax,%r15
shlq	$7,%r15
addq	%r8,%r15
xorl	%ebx,%ebx
testl	%esi,%esi
setne	%bl
leaq	8(%rdi,%rdi,2),%r11
movq	%r10,40(%rsp)
movl	$15,%r10d
movl	$9,%edi
cmoveq	%rdi,%r10
movl	$20,%r9d
movl	$10,%edi
cmoveq	%rdi,%r9
movl	$26,%edi
movl	$11,%r12d
cmoveq	%r12,%rdi
addq	$7,%rbx
imulq	%r14,%rbx
shlq	$6,%rbx
addq	%r8,%rbx
imulq	%r14,%r11
shlq	$6,%r11
addq	%r8,%r11
imulq	%r14,%r10
shlq	$6,%r10
addq	%r8,%r10
imulq	%r14,%r9
shlq	$6,%r9
addq	%r8,%r9
imulq	%r14,%rdi
shlq	$6,%rdi
addq	%r8,%rdi
vmovups	352(%rsp),%zmm17
vmulps	%zmm1,%zmm17,%zmm0
vmovups	1520(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm26,%zmm1
vxorps	%zmm11,%zmm1,%zmm1
vmovups	480(%rsp),%zmm16
vmovaps	%zmm13,%zmm19
vmulps	%zmm1,%zmm16,%zmm22
vxorps	%zmm11,%zmm17,%zmm1
vmulps	%zmm1,%zmm26,%zmm1
vmulps	%zmm16,%zmm1,%zmm13
vmovups	1136(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm31,%zmm1
vfmadd231ps	%zmm22,%zmm25,%zmm1
vxorps	%zmm11,%zmm1,%zmm1
vmovups	224(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm1
vmulps	%zmm31,%zmm17,%zmm2
vfmadd231ps	%zmm13,%zmm25,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm14,%zmm18
vxorps	%zmm11,%zmm16,%zmm2
vmulps	%zmm2,%zmm25,%zmm2
vmulps	%zmm14,%zmm2,%zmm9
vmovups	1200(%rsp),%zmm2
vfmadd231ps	%zmm0,%zmm21,%zmm2
vfmadd231ps	%zmm22,%zmm4,%zmm2
vfmadd231ps	%zmm1,%zmm19,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmovups	544(%rsp),%zmm6
vmulps	%zmm2,%zmm6,%zmm26
vmulps	%zmm21,%zmm17,%zmm2
vfmadd231ps	%zmm13,%zmm4,%zmm2
vfmadd231ps	%zmm18,%zmm19,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm6,%zmm31
vmulps	%zmm4,%zmm16,%zmm2
vfmadd231ps	%zmm9,%zmm19,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm6,%zmm25
vxorps	%zmm11,%zmm14,%zmm2
vmulps	%zmm2,%zmm19,%zmm2
vmulps	%zmm6,%zmm2,%zmm21
vmovups	816(%rsp),%zmm2
vfmadd231ps	%zmm0,%zmm3,%zmm2
vfmadd231ps	%zmm22,%zmm30,%zmm2
vfmadd231ps	%zmm1,%zmm23,%zmm2
vmovaps	%zmm10,%zmm4
vfmadd231ps	%zmm26,%zmm10,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmovups	416(%rsp),%zmm10
vmulps	%zmm2,%zmm10,%zmm19
vmulps	%zmm3,%zmm17,%zmm2
vfmadd231ps	%zmm13,%zmm30,%zmm2
vfmadd231ps	%zmm18,%zmm23,%zmm2
vfmadd231ps	%zmm31,%zmm4,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm10,%zmm2
vmovups	%zmm2,880(%rsp)
vmulps	%zmm30,%zmm16,%zmm2
vfmadd231ps	%zmm9,%zmm23,%zmm2
vfmadd231ps	%zmm25,%zmm4,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm10,%zmm3
vmulps	%zmm23,%zmm14,%zmm2
vfmadd231ps	%zmm21,%zmm4,%zmm2
vxorps	%zmm11,%zmm2,%zmm2
vmulps	%zmm2,%zmm10,%zmm30
vxorps	%zmm11,%zmm6,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmulps	%zmm10,%zmm2,%zmm23
vmovups	%zmm0,752(%rsp)
vfmadd213ps	97f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm22,2288(%rsp)
vfmadd231ps	%zmm22,%zmm22,%zmm0
vmovups	%zmm1,2352(%rsp)
vfmadd231ps	%zmm1,%zmm1,%zmm0
vmovups	%zmm26,2864(%rsp)
vfmadd231ps	%zmm26,%zmm26,%zmm0
vmovaps	%zmm9,%zmm26
vmovups	%zmm19,1136(%rsp)
vfmadd231ps	%zmm19,%zmm19,%zmm0
vmovaps	%zmm21,%zmm19
vmovups	880(%rsp),%zmm21
vmovups	1328(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm2
vmovups	160(%rsp),%zmm22
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm11,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%r15)
leaq	256(%r13),%r15
vmulps	%zmm17,%zmm17,%zmm2
vmovups	288(%rsp),%zmm17
vfmadd231ps	%zmm13,%zmm13,%zmm2
vfmadd231ps	%zmm18,%zmm18,%zmm2
vfmadd231ps	%zmm31,%zmm31,%zmm2
vfmadd231ps	%zmm21,%zmm21,%zmm2
vmovups	944(%rsp),%zmm11
vmulps	%zmm2,%zmm11,%zmm2
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm11,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%rbx)
movq	48(%rsp),%rbx
vmulps	%zmm16,%zmm16,%zmm2
vmovups	96(%rsp),%zmm16
vfmadd231ps	%zmm26,%zmm26,%zmm2
vmovups	%zmm25,1520(%rsp)
vfmadd231ps	%zmm25,%zmm25,%zmm2
vmovups	%zmm3,1456(%rsp)
vfmadd231ps	%zmm3,%zmm3,%zmm2
vmulps	%zmm17,%zmm2,%zmm2
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm17,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%r11)
vmulps	%zmm14,%zmm14,%zmm2
vfmadd231ps	%zmm19,%zmm19,%zmm2
vmovups	%zmm30,1200(%rsp)
vfmadd231ps	%zmm30,%zmm30,%zmm2
vmulps	%zmm16,%zmm2,%zmm2
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm16,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%r10)
movq	40(%rsp),%r10
vmulps	%zmm6,%zmm6,%zmm2
vmovups	%zmm23,816(%rsp)
vfmadd231ps	%zmm23,%zmm23,%zmm2
vmovups	1008(%rsp),%zmm11
vmulps	%zmm2,%zmm11,%zmm2
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm11,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%r9)
movl	4(%rsp),%r9d
vmulps	%zmm10,%zmm10,%zmm2
vmovups	1072(%rsp),%zmm11
vmulps	%zmm2,%zmm11,%zmm2
vmovaps	%zmm22,%zmm9
vmulps	%zmm2,%zmm11,%zmm9 {%k2}
vmovaps	%zmm9,(%rcx,%rdi)
movl	$12,%edi
testl	%esi,%esi
je	95f
vmovaps	%zmm13,%zmm1
vmovaps	%zmm18,%zmm13
vmovaps	%zmm31,%zmm18
vmovaps	%zmm10,%zmm14
vmovups	752(%rsp),%zmm0
vmulps	352(%rsp),%zmm0,%zmm0
vmovaps	%zmm1,%zmm10
vmovups	2288(%rsp),%zmm4
vfmadd231ps	%zmm4,%zmm1,%zmm0
vmovaps	%zmm13,%zmm30
vmovups	2352(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm13,%zmm0
vmovups	2864(%rsp),%zmm3
vfmadd231ps	%zmm3,%zmm18,%zmm0
vmovups	1136(%rsp),%zmm22
vfmadd231ps	%zmm22,%zmm21,%zmm0
vmovups	944(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm0
vmovups	160(%rsp),%zmm13
vmovaps	%zmm13,%zmm2
vmovups	1328(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm2 {%k2}
imulq	$448,%r14,%rsi
addq	%r8,%rsi
vmovaps	%zmm2,(%rcx,%rsi)
vmovups	480(%rsp),%zmm6
vmulps	%zmm4,%zmm6,%zmm0
vfmadd231ps	%zmm1,%zmm26,%zmm0
vmovups	1520(%rsp),%zmm4
vfmadd231ps	%zmm3,%zmm4,%zmm0
vmovups	1456(%rsp),%zmm23
vfmadd231ps	%zmm22,%zmm23,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm13,%zmm2
vmulps	%zmm0,%zmm11,%zmm2 {%k2}
leaq	(%r14,%r14,8),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
addq	%r8,%rdi
vmovaps	%zmm2,(%rcx,%rdi)
vmulps	%zmm10,%zmm6,%zmm0
vfmadd231ps	%zmm30,%zmm26,%zmm0
vfmadd231ps	%zmm18,%zmm4,%zmm0
vfmadd231ps	%zmm21,%zmm23,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm13,%zmm2
vmulps	%zmm0,%zmm9,%zmm2 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm2,(%rcx,%rdx)
vmovups	224(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm0
vfmadd231ps	%zmm3,%zmm19,%zmm0
vmovups	1200(%rsp),%zmm18
vfmadd231ps	%zmm22,%zmm18,%zmm0
vmulps	%zmm16,%zmm0,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm11,%zmm1 {%k2}
movq	%rax,%rdx
shlq	$8,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm30,%zmm2,%zmm0
vfmadd231ps	%zmm31,%zmm19,%zmm0
vfmadd231ps	%zmm21,%zmm18,%zmm0
vmulps	%zmm16,%zmm0,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$832,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm26,%zmm2,%zmm0
vfmadd231ps	%zmm4,%zmm19,%zmm0
vfmadd231ps	%zmm23,%zmm18,%zmm0
vmulps	%zmm16,%zmm0,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm17,%zmm1 {%k2}
imulq	$896,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmovups	544(%rsp),%zmm6
vmulps	%zmm3,%zmm6,%zmm0
vmovups	816(%rsp),%zmm10
vfmadd231ps	%zmm22,%zmm10,%zmm0
vmovups	1008(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm11,%zmm1 {%k2}
movq	%r14,%rdx
shlq	$10,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm31,%zmm6,%zmm0
vfmadd231ps	%zmm21,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$1088,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm4,%zmm6,%zmm0
vfmadd231ps	%zmm23,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r8,%rsi
vmovaps	%zmm1,(%rcx,%rsi)
vmulps	%zmm19,%zmm6,%zmm0
vfmadd231ps	%zmm18,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm16,%zmm0,%zmm1 {%k2}
imulq	$1216,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm22,%zmm14,%zmm0
vmovups	1072(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm11,%zmm1 {%k2}
imulq	$1344,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm21,%zmm14,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm9,%zmm1 {%k2}
imulq	$1408,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm23,%zmm14,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
imulq	$1472,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm18,%zmm14,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm16,%zmm0,%zmm1 {%k2}
shlq	$9,%rax
addq	%r8,%rax
vmovaps	%zmm1,(%rcx,%rax)
vmulps	%zmm10,%zmm14,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm13 {%k2}
imulq	$1600,%r14,%rax
addq	%r8,%rax
vmovaps	%zmm13,(%rcx,%rax)
movl	$27,%edi
95:
testb	$8,%r9b
vxorps	%xmm17,%xmm17,%xmm17
je	6b
movq	8(%rsp),%rax
vbroadcastss	208(%rax),%zmm0
vmovups	3632(%rsp),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm1,%k2
vaddps	%zmm7,%zmm7,%zmm1
vmovups	1776(%rsp),%zmm6
vfmsub132ps	355f(%rip){1to16},%zmm7,%zmm6
vbroadcastss	100(%rax),%zmm3
vfmadd213ps	%zmm17,%zmm5,%zmm3
vfmadd231ps	104(%rax){1to16},%zmm29,%zmm3
vfmadd231ps	108(%rax){1to16},%zmm28,%zmm3
vfmadd231ps	112(%rax){1to16},%zmm27,%zmm3
vfmadd231ps	116(%rax){1to16},%zmm24,%zmm3
vfmadd231ps	120(%rax){1to16},%zmm20,%zmm3
vfmadd231ps	124(%rax){1to16},%zmm15,%zmm3
vfmadd231ps	128(%rax){1to16},%zmm12,%zmm3
vfmadd231ps	132(%rax){1to16},%zmm8,%zmm3
vbroadcastss	136(%rax),%zmm2
vmovups	5936(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm17,%zmm5,%zmm2
vfmadd231ps	140(%rax){1to16},%zmm29,%zmm2
vfmadd231ps	144(%rax){1to16},%zmm28,%zmm2
vfmadd231ps	148(%rax){1to16},%zmm27,%zmm2
vfmadd231ps	152(%rax){1to16},%zmm24,%zmm2
vfmadd231ps	156(%rax){1to16},%zmm20,%zmm2
vfmadd231ps	160(%rax){1to16},%zmm15,%zmm2
vfmadd231ps	164(%rax){1to16},%zmm12,%zmm2
vfmadd231ps	168(%rax){1to16},%zmm8,%zmm2
vfmadd132ps	172(%rax){1to16},%zmm17,%zmm5
vfmadd231ps	176(%rax){1to16},%zmm29,%zmm5
vfmadd231ps	180(%rax){1to16},%zmm28,%zmm5
vfmadd231ps	184(%rax){1to16},%zmm27,%zmm5
vfmadd231ps	188(%rax){1to16},%zmm24,%zmm5
vfmadd231ps	192(%rax){1to16},%zmm20,%zmm5
vfmadd231ps	196(%rax){1to16},%zmm15,%zmm5
vfmadd231ps	200(%rax){1to16},%zmm12,%zmm5
vfmadd231ps	204(%rax){1to16},%zmm8,%zmm5
vfmadd231ps	428f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	436f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm0,%zmm6 {%k2}
movq	%rdi,%rax
imulq	%r14,%rax
shlq	$6,%rax
addq	%r8,%rax
vmovaps	%zmm6,(%rcx,%rax)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%rdi),%rax
imulq	%r14,%rax
shlq	$6,%rax
addq	%r8,%rax
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%rdi),%rax
imulq	%r14,%rax
shlq	$6,%rax
addq	%r8,%rax
vmovaps	%zmm3,(%rcx,%rax)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%rdi),%rax
imulq	%r14,%rax
shlq	$6,%rax
addq	%r8,%rax
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm0,%zmm5 {%k2}
addq	$4,%rdi
imulq	%r14,%rdi
shlq	$6,%rdi
addq	%r8,%rdi
vmovaps	%zmm5,(%rcx,%rdi)
jmp	6b
96:
addq	$6904,%rsp
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
.long	0x40c00000
342:
.long	0x40800000
343:
.long	0x40a00000
344:
.long	0x7f7fffff
345:
.long	0x3fc00000
346:
.long	0x7149f2ca
347:
.long	2
348:
.long	4
349:
.long	8
352:
.long	16
353:
.long	32
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
