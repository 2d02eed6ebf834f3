# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6776,%rsp
movl	%esi,16(%rsp)
testl	%ecx,%ecx
je	98f
testl	%edx,%edx
je	98f
cmpl	$0,16(%rsp)
je	98f
movq	6848(%rsp),%r12
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
movq	%r11,568(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	6832(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,544(%rsp)
imull	%eax,%edx
movl	%edx,68(%rsp)
leaq	64(%rbx),%rax
movq	%rax,88(%rsp)
leaq	256(%r13),%r15
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	334f(%rip),%zmm15
vbroadcastss	337f(%rip),%zmm16
vbroadcastss	345f(%rip),%zmm17
xorl	%eax,%eax
vpbroadcastd	99f(%rip),%zmm14
vxorps	%xmm18,%xmm18,%xmm18
movq	%r9,552(%rsp)
movl	%r9d,%ecx
vpbroadcastd	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm20
vbroadcastss	325f(%rip),%zmm21
vbroadcastss	326f(%rip),%zmm22
vbroadcastss	327f(%rip),%zmm23
vbroadcastss	328f(%rip),%zmm25
vpbroadcastd	329f(%rip),%zmm26
vpbroadcastd	446f(%rip),%zmm27
movq	%rbx,48(%rsp)
movq	%rsi,584(%rsp)
movq	%r10,576(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	68(%rsp),%ecx
cmpq	544(%rsp),%rax
je	98f
3:
movq	%rax,%rdx
imulq	80(%rsp),%rdx
movq	%rdx,560(%rsp)
movl	%ecx,%edi
xorl	%r9d,%r9d
movq	%rax,592(%rsp)
movl	%ecx,72(%rsp)
jmp	5f
.p2align	4
4:
incq	%r9
addl	16(%rsp),%edi
cmpq	80(%rsp),%r9
je	2b
5:
movq	560(%rsp),%rdx
addq	%r9,%rdx
imulq	%rsi,%rdx
addq	552(%rsp),%rdx
movl	%edi,%r10d
xorl	%ebp,%ebp
movl	%edi,76(%rsp)
movq	%r9,608(%rsp)
movq	%rdx,600(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	436f(%rip),%zmm0
vblendmps	3824(%rsp),%zmm0,%zmm0 {%k1}
movq	568(%rsp),%rax
vmovups	3888(%rsp),%zmm1
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,(%rax,%r10)
movq	584(%rsp),%rsi
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	334f(%rip),%zmm15
vbroadcastss	337f(%rip),%zmm16
vbroadcastss	345f(%rip),%zmm17
movq	592(%rsp),%rax
vpbroadcastd	99f(%rip),%zmm14
movl	72(%rsp),%ecx
vpbroadcastd	323f(%rip),%zmm19
vbroadcastss	324f(%rip),%zmm20
vbroadcastss	325f(%rip),%zmm21
vbroadcastss	326f(%rip),%zmm22
vbroadcastss	327f(%rip),%zmm23
vbroadcastss	328f(%rip),%zmm25
vpbroadcastd	329f(%rip),%zmm26
vpbroadcastd	446f(%rip),%zmm27
movl	76(%rsp),%edi
movq	608(%rsp),%r9
movq	600(%rsp),%rdx
movl	36(%rsp),%r10d
movq	6848(%rsp),%r12
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
movq	%rdx,352(%rsp)
movq	%r14,96(%rsp)
movq	%rax,%rcx
imulq	40(%rsp),%rcx
movl	$2,%r15d
subq	%r10,%r15
imull	36(%rsp),%eax
movq	%r10,%rdx
shlq	$6,%rdx
movq	%rdx,160(%rsp)
movl	%r10d,%edx
shll	$4,%edx
movl	%edx,480(%rsp)
vpxor	%xmm7,%xmm7,%xmm7
vxorps	%xmm28,%xmm28,%xmm28
movl	$16,224(%rsp)
xorl	%esi,%esi
movq	88(%rsp),%r14
vmovaps	%zmm24,%zmm29
vmovaps	%zmm24,%zmm30
vpbroadcastd	322f(%rip),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r9d,%r9d
movq	%rbp,616(%rsp)
jmp	32f
.p2align	4
9:
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm9,%zmm2,%zmm2
incq	%r9
addl	%r10d,%eax
addq	160(%rsp),%r14
movl	224(%rsp),%edx
addl	480(%rsp),%edx
movl	%edx,224(%rsp)
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
vpandd	%zmm27,%zmm4,%zmm4
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
vpandd	%zmm27,%zmm0,%zmm0
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
vpandd	%zmm19,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm18,%zmm10,%zmm9
jne	39f
36:
testq	%r9,%r9
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm20,%zmm4,%zmm10
vfmadd213ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm22,%zmm4,%zmm10
vaddps	%zmm23,%zmm4,%zmm11
vfmadd213ps	%zmm25,%zmm4,%zmm11
vcmpltps	%zmm4,%zmm18,%k1
vmulps	%zmm10,%zmm29,%zmm29 {%k1}
vmulps	%zmm11,%zmm30,%zmm30 {%k1}
vpsrld	$23,%zmm29,%zmm10
vpsrld	$23,%zmm30,%zmm11
vpsubd	%zmm11,%zmm8,%zmm8
vpaddd	%zmm10,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm14,%zmm29
vpternlogd	$236,%zmm26,%zmm14,%zmm30
vbroadcastss	99f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm28,%zmm28
andl	$2147483647,%eax
vsubps	%zmm9,%zmm4,%zmm10
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm10,%zmm3,%zmm3
vpandd	%zmm19,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm18,%zmm10,%zmm9
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
vpandd	%zmm27,%zmm4,%zmm4
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
vpandd	%zmm27,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	48(%rsp),%rdx
vmovaps	%zmm4,(%rdx,%rdi)
testb	$8,%bpl
movq	616(%rsp),%rbp
je	45f
vaddps	%zmm20,%zmm4,%zmm12
vfmadd213ps	%zmm21,%zmm4,%zmm12
vfmadd213ps	%zmm22,%zmm4,%zmm12
vaddps	%zmm23,%zmm4,%zmm13
vfmadd213ps	%zmm25,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm18,%k1
vmulps	%zmm12,%zmm29,%zmm29 {%k1}
vmulps	%zmm13,%zmm30,%zmm30 {%k1}
vpsrld	$23,%zmm29,%zmm12
vpsrld	$23,%zmm30,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm14,%zmm29
vpternlogd	$236,%zmm26,%zmm14,%zmm30
vbroadcastss	99f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm28,%zmm28
45:
vsubps	%zmm11,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm3,%zmm3
46:
movq	48(%rsp),%rbx
vpandd	%zmm19,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm7,%zmm7
vaddps	%zmm4,%zmm9,%zmm9
testq	%r9,%r9
jne	9b
47:
vaddps	%zmm9,%zmm6,%zmm6
jmp	9b
.p2align	4
48:
movl	224(%rsp),%r11d
movq	%r14,%r12
jmp	52f
.p2align	4
49:
vpandd	%zmm19,%zmm0,%zmm0
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
vpandd	%zmm27,%zmm4,%zmm4
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
vpandd	%zmm27,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%r12)
testb	$8,%bpl
je	49b
vaddps	%zmm20,%zmm4,%zmm12
vfmadd213ps	%zmm21,%zmm4,%zmm12
vfmadd213ps	%zmm22,%zmm4,%zmm12
vaddps	%zmm23,%zmm4,%zmm13
vfmadd213ps	%zmm25,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm18,%k1
vmulps	%zmm12,%zmm29,%zmm29 {%k1}
vmulps	%zmm13,%zmm30,%zmm30 {%k1}
vpsrld	$23,%zmm29,%zmm12
vpsrld	$23,%zmm30,%zmm13
vpsubd	%zmm13,%zmm8,%zmm8
vpaddd	%zmm12,%zmm8,%zmm8
vpternlogd	$236,%zmm26,%zmm14,%zmm29
vpternlogd	$236,%zmm26,%zmm14,%zmm30
vbroadcastss	99f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm28,%zmm28
jmp	49b
.p2align	4
55:
vpcmpnleud	332f(%rip){1to16},%zmm7,%k0
vcvtudq2ps	%zmm8,%zmm0
vaddps	333f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,5168(%rsp)
leaq	256(%r13),%r15
movq	96(%rsp),%r14
movq	352(%rsp),%rdx
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5168(%rsp)
vmovaps	%zmm24,%zmm30
vmovaps	%zmm24,%zmm29
57:
vpxord	%xmm31,%xmm31,%xmm31
vcvtusi2ss	%r10d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm7
vmaxps	%zmm24,%zmm7,%zmm0
vdivps	%zmm0,%zmm24,%zmm0
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
vmulps	%zmm15,%zmm0,%zmm3
vcvtusi2ss	%rdx,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm19
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
vcvtsi2ss	%rdi,%xmm31,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm0
vsubps	%zmm6,%zmm0,%zmm0
vsubps	%zmm8,%zmm0,%zmm0
vmaxps	%zmm18,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm13
vbroadcastss	%xmm12,%zmm0
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm0
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm15,%xmm11
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
vmaxps	%zmm18,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm31,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm0
vbroadcastss	%xmm0,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm0
vsubps	%zmm8,%zmm0,%zmm0
vmaxps	%zmm18,%zmm0,%zmm0
vmulps	%zmm0,%zmm0,%zmm11
leaq	1(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm9
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
jne	59b
jmp	62b
65:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm4,%xmm4,%xmm4
66:
vmovups	%zmm30,5808(%rsp)
vmovups	%zmm29,5872(%rsp)
vmovups	%zmm28,5936(%rsp)
vmaxps	335f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm24,%zmm8
vcmpgtps	336f(%rip){1to16},%zmm4,%k1
vaddps	%zmm16,%zmm7,%zmm6
vmulps	%zmm15,%zmm6,%zmm6
vmovaps	%zmm6,%zmm7
vmulps	%zmm8,%zmm0,%zmm7 {%k1}
vdivps	338f(%rip){1to16},%zmm19,%zmm10
vmulps	%zmm8,%zmm5,%zmm6 {%k1}
vmulps	%zmm8,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm5 {%k1}
vbroadcastss	339f(%rip),%zmm9
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
vmulps	342f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vfnmadd231ps	%zmm19,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm24,%zmm5,%zmm2
movq	8(%rsp),%rax
vbroadcastss	20(%rax),%zmm4
vmulss	24(%rax),%xmm4,%xmm5
vbroadcastss	%xmm5,%zmm5
vxorps	%xmm21,%xmm21,%xmm21
vcmpltps	%zmm4,%zmm21,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vcmpltps	%zmm5,%zmm21,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vbroadcastss	52(%rax),%zmm18
vbroadcastss	76(%rax),%zmm20
vbroadcastss	56(%rax),%zmm15
vbroadcastss	80(%rax),%zmm16
vbroadcastss	60(%rax),%zmm13
vbroadcastss	84(%rax),%zmm14
vbroadcastss	64(%rax),%zmm11
vbroadcastss	88(%rax),%zmm12
vbroadcastss	68(%rax),%zmm9
vbroadcastss	92(%rax),%zmm10
vbroadcastss	72(%rax),%zmm5
vbroadcastss	96(%rax),%zmm8
vminps	%zmm7,%zmm20,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm20,2352(%rsp)
vmovaps	%zmm20,%zmm4 {%k1}
vmaxps	%zmm4,%zmm18,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm18,2416(%rsp)
vmovaps	%zmm18,%zmm7 {%k1}
vmovups	%zmm7,2160(%rsp)
vminps	%zmm6,%zmm16,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm16,2480(%rsp)
vmovaps	%zmm16,%zmm4 {%k1}
vmaxps	%zmm4,%zmm15,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,2544(%rsp)
vmovaps	%zmm15,%zmm6 {%k1}
vmovups	%zmm6,1648(%rsp)
vmovups	%zmm14,4272(%rsp)
vminps	%zmm2,%zmm14,%zmm2
vmovups	%zmm13,4784(%rsp)
vmaxps	%zmm2,%zmm13,%zmm2
vmovups	%zmm2,288(%rsp)
vminps	%zmm3,%zmm12,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm12,4848(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm14
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,4912(%rsp)
vmovaps	%zmm11,%zmm14 {%k1}
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm15
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm9,%zmm15 {%k1}
vminps	%zmm1,%zmm8,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	%zmm1,2672(%rsp)
vmovups	%zmm19,5744(%rsp)
vcmpltps	343f(%rip){1to16},%zmm19,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3504(%rsp)
vblendmps	%zmm21,%zmm24,%zmm16 {%k1}
vbroadcastss	344f(%rip),%zmm1
vblendmps	%zmm1,%zmm17,%zmm0 {%k1}
vmovups	%zmm0,3824(%rsp)
vcvtusi2ssl	416(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5232(%rsp)
vmovups	%zmm9,3696(%rsp)
vmovups	%zmm10,3632(%rsp)
vsubss	%xmm9,%xmm10,%xmm0
vmovss	339f(%rip),%xmm2
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6064(%rsp)
vmovups	%zmm5,5040(%rsp)
vmovups	%zmm8,4976(%rsp)
vsubss	%xmm5,%xmm8,%xmm0
vmulss	%xmm2,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,6000(%rsp)
leaq	(%r10,%r10,4),%rcx
shlq	$6,%rcx
addq	%r15,%rcx
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3056(%rsp)
vmovups	%zmm0,3120(%rsp)
vmovups	%zmm0,3184(%rsp)
vmovups	%zmm0,3312(%rsp)
vmovups	%zmm0,3376(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,3248(%rsp)
vmovups	%zmm24,3440(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,4656(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2608(%rsp)
vmovups	%zmm0,3760(%rsp)
vmovups	%zmm1,2992(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,4720(%rsp)
vbroadcastss	346f(%rip),%zmm0
vmovups	%zmm0,4336(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3888(%rsp)
movq	576(%rsp),%r8
jmp	68f
.p2align	4
67:
vfmadd213ps	%zmm28,%zmm11,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	2352(%rsp),%zmm3
vminps	%zmm23,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	2416(%rsp),%zmm3
vmaxps	%zmm0,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k4}
vmovaps	%zmm28,%zmm4 {%k3}
vsubps	%zmm28,%zmm4,%zmm0
vmovups	3504(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	224(%rsp),%zmm3
vfmadd213ps	%zmm19,%zmm0,%zmm3
vfmadd213ps	%zmm29,%zmm11,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	2480(%rsp),%zmm6
vminps	%zmm1,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	2544(%rsp),%zmm6
vmaxps	%zmm0,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k4}
vmovaps	%zmm29,%zmm1 {%k3}
vsubps	%zmm29,%zmm1,%zmm0
vmovups	3056(%rsp),%zmm12
vblendmps	%zmm12,%zmm0,%zmm12 {%k3}
vmovups	816(%rsp),%zmm23
vfmadd213ps	%zmm3,%zmm0,%zmm23
vdivps	%zmm7,%zmm24,%zmm6
vmovups	%zmm9,3504(%rsp)
vmulps	%zmm9,%zmm6,%zmm0
vmovaps	%zmm14,%zmm19
vmovups	1584(%rsp),%zmm14
vmovups	480(%rsp),%zmm3
vfnmadd213ps	%zmm3,%zmm0,%zmm14
vmovups	1264(%rsp),%zmm9
vmovups	752(%rsp),%zmm20
vfnmadd213ps	%zmm20,%zmm0,%zmm9
vmovups	%zmm12,3056(%rsp)
vmulps	%zmm12,%zmm6,%zmm0
vmovups	624(%rsp),%zmm18
vfnmadd213ps	%zmm14,%zmm0,%zmm18
vmovups	1328(%rsp),%zmm17
vfnmadd213ps	%zmm9,%zmm0,%zmm17
vmovups	2288(%rsp),%zmm9
vfmadd213ps	%zmm9,%zmm11,%zmm15
vcmpunordps	%zmm15,%zmm15,%k4
vmovups	3632(%rsp),%zmm12
vminps	%zmm15,%zmm12,%zmm0
vmovaps	%zmm12,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3696(%rsp),%zmm12
vmaxps	%zmm0,%zmm12,%zmm0
vmovaps	%zmm12,%zmm0 {%k4}
vmovaps	%zmm9,%zmm0 {%k3}
vmovaps	%zmm0,%zmm15
vsubps	%zmm9,%zmm0,%zmm0
vmovups	160(%rsp),%zmm14
vfmadd213ps	%zmm23,%zmm0,%zmm14
vmovups	3312(%rsp),%zmm9
vblendmps	%zmm9,%zmm0,%zmm9 {%k3}
vmovups	%zmm9,3312(%rsp)
vmulps	%zmm9,%zmm6,%zmm0
vmovups	4144(%rsp),%zmm12
vfnmadd213ps	%zmm18,%zmm0,%zmm12
vmovups	1456(%rsp),%zmm9
vfnmadd213ps	%zmm17,%zmm0,%zmm9
vmovups	3760(%rsp),%zmm0
vmovaps	%zmm10,%zmm17
vmovaps	%zmm0,%zmm17 {%k2}
vcmpnltps	%zmm16,%zmm11,%k4
vmovups	4656(%rsp),%zmm0
vblendmps	%zmm0,%zmm8,%zmm0 {%k3}
vmovups	%zmm0,4656(%rsp)
vmulps	96(%rsp),%zmm8,%zmm0
vmulps	438f(%rip){1to16},%zmm0,%zmm0
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm0,%zmm8
vmovaps	%zmm0,%zmm8 {%k5}
vcmpnleps	%zmm13,%zmm8,%k5
vmovups	2992(%rsp),%zmm0
vmovaps	%zmm0,%zmm13 {%k2}
vcmpnleps	%zmm11,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm24,%zmm0 {%k1} {z}
vmovups	2608(%rsp),%zmm8
vmovaps	%zmm8,%zmm0 {%k2}
vmovups	3440(%rsp),%zmm8
vblendmps	%zmm8,%zmm11,%zmm8 {%k3}
vmovups	%zmm8,3440(%rsp)
vmovups	1008(%rsp),%zmm8
vfmadd213ps	%zmm8,%zmm11,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm27,%zmm2
vmovaps	%zmm27,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm26,%zmm2
vmovaps	%zmm26,%zmm2 {%k1}
vmovaps	%zmm8,%zmm2 {%k3}
vmovups	%zmm2,2672(%rsp)
vsubps	%zmm8,%zmm2,%zmm2
vmovups	4080(%rsp),%zmm11
vfmadd213ps	%zmm14,%zmm2,%zmm11
vmovups	3376(%rsp),%zmm8
vblendmps	%zmm8,%zmm2,%zmm8 {%k3}
vmovups	%zmm8,3376(%rsp)
vmulps	%zmm8,%zmm6,%zmm2
vmovups	2096(%rsp),%zmm6
vfnmadd213ps	%zmm12,%zmm2,%zmm6
vmovups	1520(%rsp),%zmm10
vfnmadd213ps	%zmm9,%zmm2,%zmm10
vmovups	6384(%rsp),%zmm12
vmulps	%zmm6,%zmm12,%zmm2
vmulps	1392(%rsp),%zmm12,%zmm6
vmovups	6320(%rsp),%zmm14
vmulps	%zmm6,%zmm14,%zmm8
vmulps	%zmm2,%zmm8,%zmm9
vfmsub231ps	%zmm10,%zmm14,%zmm9
vfnmadd213ps	%zmm24,%zmm8,%zmm8
vmaxps	426f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm24,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm14,%zmm8
vmulps	%zmm2,%zmm12,%zmm2
vmulps	%zmm12,%zmm6,%zmm6
vmulps	%zmm8,%zmm7,%zmm8
vbroadcastss	445f(%rip),%zmm10
vmulps	%zmm10,%zmm19,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm19,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm31,%zmm8
vmovaps	%zmm31,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm30,%zmm8
vmovaps	%zmm30,%zmm8 {%k1}
vmovaps	%zmm19,%zmm8 {%k3}
vsubps	%zmm19,%zmm8,%zmm9
vfmadd231ps	%zmm20,%zmm9,%zmm11
vmulps	%zmm2,%zmm7,%zmm2
vfnmadd231ps	%zmm6,%zmm9,%zmm2
vmovups	3184(%rsp),%zmm6
vblendmps	%zmm6,%zmm9,%zmm6 {%k3}
vmovups	%zmm6,3184(%rsp)
vmovups	288(%rsp),%zmm7
vmulps	%zmm10,%zmm7,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vaddps	%zmm2,%zmm7,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm22,%zmm2
vmovaps	%zmm22,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm21,%zmm2
vmovaps	%zmm21,%zmm2 {%k1}
vmovaps	%zmm7,%zmm2 {%k3}
vsubps	%zmm7,%zmm2,%zmm6
vfmadd231ps	%zmm6,%zmm3,%zmm11 {%k4} {z}
vmovups	3120(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm7 {%k3}
vmovups	%zmm7,3120(%rsp)
vmovups	3248(%rsp),%zmm6
vmovaps	%zmm6,%zmm11 {%k3}
knotw	%k0,%k1
vmovups	416(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	5232(%rsp),%zmm6
vcmpgtps	3888(%rsp),%zmm6,%k1
vaddps	4208(%rsp),%zmm3,%zmm16 {%k1} {z}
vmovdqa32	%zmm5,%zmm3 {%k3} {z}
vmovups	%zmm4,2160(%rsp)
vmovups	%zmm1,1648(%rsp)
vmovups	%zmm2,288(%rsp)
vmovaps	%zmm8,%zmm14
vmovups	%zmm11,3248(%rsp)
vmovups	%zmm0,2608(%rsp)
vmovups	%zmm17,3760(%rsp)
vmovups	%zmm13,2992(%rsp)
68:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,34(%rsp)
knotw	%k0,%k0
kmovw	%k0,32(%rsp)
vpandd	349f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6704(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,30(%rsp)
vpandd	352f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6640(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,28(%rsp)
vpandd	353f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6576(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	354f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6512(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vmovups	%zmm3,6128(%rsp)
vpandd	355f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,6448(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovaps	%zmm15,%zmm10
.p2align	4
69:
vmovups	%zmm16,5552(%rsp)
vmovups	%zmm14,2224(%rsp)
vaddss	%xmm3,%xmm16,%xmm0
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
vmovups	%zmm10,3952(%rsp)
vmovss	%xmm0,2800(%rsp)
je	77f
vdivps	%zmm10,%zmm24,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	357f(%rip),%zmm7
vmovups	2160(%rsp),%zmm0
vmovaps	%zmm0,%zmm14
vsubps	%zmm0,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vbroadcastss	358f(%rip),%zmm15
vxorps	%zmm15,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vbroadcastss	359f(%rip),%zmm18
vmaxps	%zmm18,%zmm0,%zmm0
vbroadcastss	362f(%rip),%zmm19
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	363f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm0
vbroadcastss	364f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vbroadcastss	366f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm0,%zmm6
vbroadcastss	367f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm0,%zmm6
vbroadcastss	368f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm0,%zmm6
vbroadcastss	369f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm0,%zmm6
vfmadd213ps	%zmm24,%zmm0,%zmm6
vbroadcastss	372f(%rip),%zmm30
vaddps	%zmm30,%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vbroadcastss	323f(%rip),%zmm17
vandps	%zmm17,%zmm3,%zmm5
vbroadcastss	373f(%rip),%zmm31
vfmadd132ps	%zmm31,%zmm24,%zmm5
vdivps	%zmm5,%zmm24,%zmm5
vbroadcastss	374f(%rip),%zmm28
vmovaps	%zmm28,%zmm6
vbroadcastss	375f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vbroadcastss	334f(%rip),%zmm16
vblendmps	%zmm7,%zmm16,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%r15,%rax
xorl	%edx,%edx
vmovss	334f(%rip),%xmm29
vbroadcastss	387f(%rip),%zmm30
.p2align	4
72:
vcvtsi2ss	%rdx,%xmm24,%xmm7
vaddss	%xmm29,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm14,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm15,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	372f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm24,%zmm10,%zmm13
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm24,%zmm10
vdivps	%zmm10,%zmm24,%zmm15
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm15,%zmm12
vfmadd213ps	%zmm18,%zmm15,%zmm12
vfmadd213ps	%zmm20,%zmm15,%zmm12
vfmadd213ps	%zmm21,%zmm15,%zmm12
vfmadd213ps	%zmm22,%zmm15,%zmm12
vfmadd213ps	%zmm23,%zmm15,%zmm12
vfmadd213ps	%zmm25,%zmm15,%zmm12
vfmadd213ps	%zmm26,%zmm15,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm16,%zmm11 {%k1}
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	358f(%rip),%zmm15
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm30,%zmm3,%zmm13
vfmadd213ps	%zmm24,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm30,%zmm7,%zmm13
vfmadd213ps	%zmm24,%zmm7,%zmm13
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
jne	72b
vdivps	2672(%rsp),%zmm24,%zmm1
vmulps	356f(%rip){1to16},%zmm1,%zmm2
vbroadcastss	357f(%rip),%zmm7
vmovups	1648(%rsp),%zmm13
vsubps	%zmm13,%zmm7,%zmm0
vmulps	%zmm2,%zmm0,%zmm3
vxorps	%zmm15,%zmm3,%zmm4
vmulps	%zmm4,%zmm3,%zmm0
vmaxps	359f(%rip){1to16},%zmm0,%zmm0
vmulps	%zmm19,%zmm0,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	363f(%rip){1to16},%zmm5,%zmm0
vfmadd231ps	364f(%rip){1to16},%zmm5,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vbroadcastss	365f(%rip),%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	368f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	369f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	%zmm24,%zmm0,%zmm6
vaddps	372f(%rip){1to16},%zmm5,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vandps	%zmm17,%zmm3,%zmm5
vfmadd132ps	%zmm31,%zmm24,%zmm5
vdivps	%zmm5,%zmm24,%zmm5
vmovaps	%zmm28,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm25,%zmm5,%zmm6
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm3,%k1
vblendmps	%zmm7,%zmm16,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	385f(%rip){1to16},%zmm1,%zmm4
vmulps	386f(%rip){1to16},%zmm1,%zmm5
vmulps	%zmm5,%zmm2,%zmm6
movq	%rcx,%rax
xorl	%edx,%edx
.p2align	4
73:
vcvtsi2ss	%rdx,%xmm14,%xmm7
vaddss	%xmm29,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm7
vmulps	%zmm7,%zmm2,%zmm7
vxorps	%zmm15,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	359f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	369f(%rip){1to16},%zmm10,%zmm13
vaddps	372f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm24,%zmm10,%zmm13
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm31,%zmm24,%zmm10
vdivps	%zmm10,%zmm24,%zmm15
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm15,%zmm12
vfmadd213ps	%zmm18,%zmm15,%zmm12
vfmadd213ps	%zmm20,%zmm15,%zmm12
vfmadd213ps	%zmm21,%zmm15,%zmm12
vfmadd213ps	%zmm22,%zmm15,%zmm12
vfmadd213ps	%zmm23,%zmm15,%zmm12
vfmadd213ps	%zmm25,%zmm15,%zmm12
vfmadd213ps	%zmm26,%zmm15,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	357f(%rip){1to16},%zmm16,%zmm11 {%k1}
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	358f(%rip),%zmm15
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm0,%zmm3,%zmm9
vmulps	%zmm30,%zmm3,%zmm13
vfmadd213ps	%zmm24,%zmm3,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm0,%zmm8
vmulps	%zmm30,%zmm7,%zmm13
vfmadd213ps	%zmm24,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm3
vmovups	1648(%rsp),%zmm13
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
vxorps	%xmm0,%xmm0,%xmm0
vmovss	2800(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,224(%rsp)
vmovups	2608(%rsp),%zmm3
ja	74f
vxorps	%xmm3,%xmm3,%xmm3
74:
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm12
movq	%rbx,%rax
vmovups	%zmm0,816(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,752(%rsp)
vmovups	%zmm0,160(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,1712(%rsp)
vmovups	%zmm0,944(%rsp)
vmovups	%zmm0,1584(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,2736(%rsp)
vmovups	%zmm0,1264(%rsp)
vmovups	%zmm0,1328(%rsp)
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,688(%rsp)
vmovups	%zmm0,1776(%rsp)
vmovups	%zmm0,1840(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm0,1968(%rsp)
vmovups	%zmm0,2032(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,1136(%rsp)
vmovups	%zmm0,1200(%rsp)
vmovups	%zmm0,96(%rsp)
vmovups	%zmm0,1072(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
xorl	%edx,%edx
vmovups	%zmm0,352(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm29,%xmm29,%xmm29
vmovups	288(%rsp),%zmm13
.p2align	4
75:
vmovups	%zmm6,880(%rsp)
vmovups	%zmm29,5104(%rsp)
vmovups	%zmm5,2864(%rsp)
vmovups	%zmm4,416(%rsp)
vmovups	%zmm18,2928(%rsp)
vmovups	%zmm1,480(%rsp)
vmovups	%zmm26,4080(%rsp)
vmovups	%zmm8,4144(%rsp)
vmovups	%zmm7,2096(%rsp)
leaq	(%rdx,%r10),%rsi
leaq	(%rsi,%rsi,4),%rsi
shlq	$6,%rsi
vmovaps	(%r13,%rsi),%zmm11
vmovaps	64(%r13,%rsi),%zmm20
vmovaps	128(%r13,%rsi),%zmm19
vmovaps	192(%r13,%rsi),%zmm0
vmovups	%zmm0,4016(%rsp)
vmovaps	256(%r13,%rsi),%zmm0
vmovups	%zmm0,2288(%rsp)
vmulps	%zmm11,%zmm13,%zmm29
vxorps	%xmm2,%xmm2,%xmm2
movq	%r15,%rsi
xorl	%edi,%edi
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm28,%xmm28,%xmm28
vbroadcastss	99f(%rip),%zmm13
vmovups	2224(%rsp),%zmm18
.p2align	4
76:
vmovaps	(%rax,%rdi),%zmm6
vmovaps	-256(%rsi),%zmm21
vmovaps	-192(%rsi),%zmm23
vmovaps	%zmm21,%zmm1
vfmadd213ps	%zmm18,%zmm29,%zmm1
vaddps	%zmm12,%zmm1,%zmm1
vdivps	%zmm1,%zmm13,%zmm9
vmovaps	-128(%rsi),%zmm17
vsubps	%zmm1,%zmm6,%zmm1
vmulps	%zmm9,%zmm1,%zmm1
vmulps	%zmm1,%zmm3,%zmm6
vfmadd213ps	%zmm9,%zmm9,%zmm6
vaddps	%zmm6,%zmm24,%zmm24
vaddps	%zmm1,%zmm26,%zmm26
vfmadd231ps	%zmm21,%zmm1,%zmm4
vfmadd231ps	%zmm23,%zmm1,%zmm27
vfmadd231ps	-64(%rsi),%zmm1,%zmm30
vfmadd231ps	%zmm17,%zmm1,%zmm25
vfmadd231ps	(%rsi),%zmm1,%zmm28
vmulps	%zmm6,%zmm21,%zmm1
vaddps	%zmm1,%zmm2,%zmm2
vfmadd231ps	%zmm1,%zmm21,%zmm22
vmulps	%zmm6,%zmm23,%zmm1
vaddps	%zmm1,%zmm31,%zmm31
vfmadd231ps	%zmm21,%zmm1,%zmm8
vfmadd231ps	%zmm1,%zmm23,%zmm10
vmulps	%zmm6,%zmm17,%zmm1
vaddps	%zmm1,%zmm15,%zmm15
vfmadd231ps	%zmm21,%zmm1,%zmm7
vfmadd231ps	%zmm23,%zmm1,%zmm0
vfmadd231ps	%zmm17,%zmm1,%zmm5
addq	$64,%rdi
addq	$320,%rsi
cmpq	%rdi,%r12
jne	76b
vmovups	288(%rsp),%zmm13
vmulps	%zmm20,%zmm13,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm29,%zmm10
vmovups	1008(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm29,%zmm1
vmovups	%zmm1,1008(%rsp)
vmovaps	%zmm8,%zmm1
vfmadd213ps	%zmm9,%zmm6,%zmm1
vmovups	1712(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,1712(%rsp)
vmovaps	%zmm22,%zmm1
vfmadd213ps	%zmm9,%zmm6,%zmm1
vmovups	944(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm6,%zmm10
vmovups	%zmm10,944(%rsp)
vmovaps	%zmm8,%zmm1
vfmadd213ps	%zmm9,%zmm11,%zmm1
vmovups	1584(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,1584(%rsp)
vmovaps	%zmm22,%zmm1
vfmadd213ps	%zmm9,%zmm11,%zmm1
vmovups	624(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm6,%zmm10
vmovups	%zmm10,624(%rsp)
vmovups	2736(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm11,%zmm10
vmovups	%zmm10,2736(%rsp)
vmovups	752(%rsp),%zmm1
vaddps	%zmm26,%zmm1,%zmm1
vmovups	%zmm1,752(%rsp)
vaddps	%zmm9,%zmm24,%zmm1
vmovups	688(%rsp),%zmm10
vaddps	%zmm1,%zmm10,%zmm10
vmovups	%zmm10,688(%rsp)
vaddps	%zmm9,%zmm31,%zmm1
vmovups	1264(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovups	%zmm10,1264(%rsp)
vaddps	%zmm9,%zmm2,%zmm1
vmovups	1328(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm6,%zmm10
vmovups	%zmm10,1328(%rsp)
vmovups	1392(%rsp),%zmm10
vfmadd231ps	%zmm1,%zmm11,%zmm10
vmovups	%zmm10,1392(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm15
vmovups	1456(%rsp),%zmm1
vaddps	%zmm15,%zmm1,%zmm1
vmovups	%zmm1,1456(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm0
vmovups	1776(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm29,%zmm1
vmovups	%zmm1,1776(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm5
vmovups	1904(%rsp),%zmm0
vfmadd231ps	%zmm5,%zmm29,%zmm0
vmovups	%zmm0,1904(%rsp)
vmulps	%zmm19,%zmm13,%zmm0
vfmadd213ps	%zmm9,%zmm0,%zmm8
vmovups	1968(%rsp),%zmm1
vfmadd231ps	%zmm8,%zmm29,%zmm1
vmovups	%zmm1,1968(%rsp)
vmovaps	%zmm7,%zmm1
vfmadd213ps	%zmm9,%zmm0,%zmm7
vmovups	1136(%rsp),%zmm5
vfmadd231ps	%zmm7,%zmm29,%zmm5
vmovups	%zmm5,1136(%rsp)
vmovups	224(%rsp),%zmm5
vfmadd231ps	%zmm27,%zmm29,%zmm5
vmovups	%zmm5,224(%rsp)
vmovups	160(%rsp),%zmm5
vfmadd231ps	%zmm25,%zmm29,%zmm5
vmovups	%zmm5,160(%rsp)
vfmadd213ps	%zmm9,%zmm29,%zmm1
vmovups	1840(%rsp),%zmm5
vfmadd231ps	%zmm1,%zmm6,%zmm5
vmovups	%zmm5,1840(%rsp)
vmovups	4144(%rsp),%zmm8
vfmadd231ps	%zmm1,%zmm11,%zmm8
vmovups	816(%rsp),%zmm1
vfmadd231ps	%zmm4,%zmm6,%zmm1
vmovups	%zmm1,816(%rsp)
vfmadd213ps	%zmm9,%zmm0,%zmm22
vmovups	2032(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm22,%zmm1
vmovups	%zmm1,2032(%rsp)
vfmadd231ps	4016(%rsp),%zmm4,%zmm14
vmovups	5104(%rsp),%zmm29
vfmadd231ps	2288(%rsp),%zmm4,%zmm29
vmovups	480(%rsp),%zmm1
vfmadd231ps	%zmm4,%zmm11,%zmm1
vmovups	4080(%rsp),%zmm26
vfmadd231ps	%zmm4,%zmm0,%zmm26
vmovups	880(%rsp),%zmm6
vfmadd231ps	%zmm4,%zmm19,%zmm6
vmovups	96(%rsp),%zmm4
vfmadd231ps	%zmm27,%zmm20,%zmm4
vmovups	%zmm4,96(%rsp)
vmovups	416(%rsp),%zmm4
vfmadd231ps	%zmm27,%zmm19,%zmm4
vmovups	352(%rsp),%zmm5
vfmadd231ps	%zmm20,%zmm25,%zmm5
vmovups	%zmm5,352(%rsp)
vmovups	2928(%rsp),%zmm18
vfmadd231ps	%zmm25,%zmm19,%zmm18
vmovups	1072(%rsp),%zmm5
vfmadd231ps	%zmm25,%zmm11,%zmm5
vmovups	%zmm5,1072(%rsp)
vmovups	2864(%rsp),%zmm5
vfmadd231ps	%zmm30,%zmm11,%zmm5
vfmadd231ps	%zmm28,%zmm11,%zmm16
vmovups	2096(%rsp),%zmm7
vfmadd231ps	%zmm22,%zmm11,%zmm7
vmovups	1200(%rsp),%zmm10
vfmadd231ps	%zmm22,%zmm0,%zmm10
vmovups	%zmm10,1200(%rsp)
vfmadd213ps	%zmm9,%zmm0,%zmm2
vmovups	1520(%rsp),%zmm0
vaddps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,1520(%rsp)
incq	%rdx
addq	%r12,%rax
cmpq	%r10,%rdx
jne	75b
vmovups	%zmm1,480(%rsp)
vbroadcastss	99f(%rip),%zmm24
vbroadcastss	337f(%rip),%zmm12
vmovups	%zmm4,416(%rsp)
vmovups	%zmm6,880(%rsp)
vpbroadcastd	389f(%rip),%zmm13
vpbroadcastd	392f(%rip),%zmm15
vpbroadcastd	99f(%rip),%zmm17
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm23
vbroadcastss	422f(%rip),%zmm25
vmovups	624(%rsp),%zmm30
vmovups	1584(%rsp),%zmm28
vmovups	3952(%rsp),%zmm10
vmovups	2672(%rsp),%zmm31
vmovups	352(%rsp),%zmm4
vmovups	96(%rsp),%zmm11
vmovdqu64	224(%rsp),%zmm27
vmovups	1072(%rsp),%zmm9
vmovups	1008(%rsp),%zmm6
jmp	79f
.p2align	4
77:
vucomiss	%xmm3,%xmm0
vxorps	%xmm29,%xmm29,%xmm29
vmovups	2608(%rsp),%zmm3
vbroadcastss	337f(%rip),%zmm12
vpbroadcastd	389f(%rip),%zmm13
vpbroadcastd	392f(%rip),%zmm15
vpbroadcastd	99f(%rip),%zmm17
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vbroadcastss	398f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm23
vbroadcastss	422f(%rip),%zmm25
ja	78f
vxorps	%xmm3,%xmm3,%xmm3
78:
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,416(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,880(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,1200(%rsp)
vmovups	%zmm0,1136(%rsp)
vmovups	%zmm0,1520(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,2032(%rsp)
vmovups	%zmm0,1968(%rsp)
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm0,1456(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm0,1840(%rsp)
vmovups	%zmm0,1776(%rsp)
vmovups	%zmm0,688(%rsp)
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,1328(%rsp)
vmovups	%zmm0,1264(%rsp)
vmovups	%zmm0,2736(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,944(%rsp)
vmovups	%zmm0,1712(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vpxord	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,160(%rsp)
vmovups	%zmm0,752(%rsp)
vmovups	%zmm0,480(%rsp)
vmovups	%zmm0,816(%rsp)
vpxord	%xmm27,%xmm27,%xmm27
vmovups	2672(%rsp),%zmm31
79:
vmovups	288(%rsp),%zmm2
vmulps	%zmm2,%zmm3,%zmm0
vdivps	%zmm10,%zmm24,%zmm1
vmovaps	%zmm9,%zmm10
vmulps	%zmm9,%zmm0,%zmm9
vfnmadd213ps	%zmm6,%zmm1,%zmm9
vmovups	%zmm9,4528(%rsp)
vdivps	%zmm31,%zmm24,%zmm1
vmovups	880(%rsp),%zmm6
vmulps	%zmm6,%zmm0,%zmm9
vfnmadd213ps	944(%rsp),%zmm1,%zmm9
vmovups	%zmm9,4592(%rsp)
vfnmadd213ps	1712(%rsp),%zmm0,%zmm11
vmovups	%zmm11,96(%rsp)
vfnmadd213ps	1776(%rsp),%zmm0,%zmm5
vmovups	%zmm5,2864(%rsp)
vfnmadd213ps	1840(%rsp),%zmm0,%zmm4
vfnmadd213ps	1904(%rsp),%zmm0,%zmm16
vmovups	416(%rsp),%zmm1
vfnmadd213ps	1968(%rsp),%zmm0,%zmm1
vmovups	%zmm1,416(%rsp)
vfnmadd213ps	2032(%rsp),%zmm0,%zmm14
vfnmadd213ps	1136(%rsp),%zmm0,%zmm18
vmovups	%zmm18,2928(%rsp)
vfnmadd213ps	1200(%rsp),%zmm0,%zmm29
vfnmadd231ps	%zmm10,%zmm3,%zmm8
vdivps	%zmm2,%zmm12,%zmm0
vfnmadd231ps	%zmm6,%zmm3,%zmm7
vmulps	%zmm0,%zmm3,%zmm0
vmovss	2800(%rsp),%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vucomiss	%xmm2,%xmm1
vmovdqu64	%zmm27,224(%rsp)
vfmadd231ps	%zmm27,%zmm0,%zmm28
vmovups	816(%rsp),%zmm5
vfmadd231ps	%zmm0,%zmm5,%zmm30
vmovaps	%zmm16,%zmm11
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm7,2096(%rsp)
vmovups	%zmm8,4144(%rsp)
vmovups	%zmm30,624(%rsp)
vmovdqu64	%zmm26,4080(%rsp)
vmovups	%zmm14,5680(%rsp)
vmovups	%zmm4,352(%rsp)
jbe	84f
vmovups	3952(%rsp),%zmm6
vmovups	3888(%rsp),%zmm0
vmovups	5552(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3888(%rsp)
vcmpgeps	388f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm0,%xmm9,%xmm1
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
vucomiss	%xmm9,%xmm1
vbroadcastss	396f(%rip),%zmm16
vbroadcastss	397f(%rip),%zmm18
jbe	85f
testq	%r10,%r10
vmovups	96(%rsp),%zmm31
vmovaps	%zmm11,%zmm30
vmovaps	%zmm5,%zmm14
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
vmovups	288(%rsp),%zmm3
vmulps	(%r13,%rsi),%zmm3,%zmm3
movq	%r13,%rsi
xorl	%edi,%edi
vmovups	2224(%rsp),%zmm26
.p2align	4
83:
vmovaps	(%rsi),%zmm4
vfmadd213ps	%zmm26,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm24,%zmm5
vmovaps	(%rax,%rdi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm24,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm15,%zmm7,%zmm7
vpsubd	%zmm7,%zmm17,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm19,%zmm8
vfmadd213ps	%zmm20,%zmm9,%zmm8
vmovaps	%zmm21,%zmm10
vmovaps	%zmm18,%zmm11
vfmadd213ps	%zmm22,%zmm9,%zmm11
vfmadd213ps	%zmm16,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm24,%zmm6,%zmm5
vfmadd231ps	%zmm25,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
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
vmovaps	%zmm30,%zmm27
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4208(%rsp)
vmovaps	%zmm29,%zmm13
vmovaps	%zmm31,%zmm15
vmovups	3952(%rsp),%zmm16
vxorps	%xmm21,%xmm21,%xmm21
vmovups	288(%rsp),%zmm8
vmovups	2544(%rsp),%zmm2
vmovups	2480(%rsp),%zmm3
vmovups	1648(%rsp),%zmm9
vmovups	2160(%rsp),%zmm10
jmp	86f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4208(%rsp)
vmovaps	%zmm29,%zmm13
vmovaps	%zmm31,%zmm15
vmovaps	%zmm6,%zmm16
vxorps	%xmm21,%xmm21,%xmm21
vmovups	288(%rsp),%zmm8
vmovups	2544(%rsp),%zmm2
vmovups	2480(%rsp),%zmm3
vmovups	1648(%rsp),%zmm9
vmovups	2160(%rsp),%zmm10
vmovups	624(%rsp),%zmm27
86:
vmovups	160(%rsp),%zmm6
vmovups	96(%rsp),%zmm31
vmovups	688(%rsp),%zmm14
vmovups	4592(%rsp),%zmm4
vmovups	4528(%rsp),%zmm7
vmovups	752(%rsp),%zmm17
vmovups	2416(%rsp),%zmm25
vmovups	2352(%rsp),%zmm29
jmp	89f
87:
vxorps	%xmm1,%xmm1,%xmm1
88:
vmovaps	%zmm29,%zmm13
vbroadcastss	423f(%rip),%zmm2
vmovups	4336(%rsp),%zmm3
vfmadd213ps	424f(%rip){1to16},%zmm3,%zmm2
vxorps	%xmm21,%xmm21,%xmm21
vcmpltps	%zmm0,%zmm21,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,4336(%rsp)
vmovups	2992(%rsp),%zmm0
vmaxps	344f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2992(%rsp)
vmovups	4720(%rsp),%zmm0
vbroadcastss	425f(%rip),%zmm0 {%k2}
vmovups	%zmm0,4720(%rsp)
vblendmps	339f(%rip){1to16},%zmm24,%zmm0 {%k1}
vmovups	3504(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	2160(%rsp),%zmm10
vsubps	%zmm2,%zmm10,%zmm10
vmovups	3056(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1648(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	3120(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	288(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	3184(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	2224(%rsp),%zmm6
vsubps	%zmm5,%zmm6,%zmm6
vmovups	%zmm6,2224(%rsp)
vmovups	3312(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3952(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm16
vmovups	3376(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	2672(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm15
vmovups	3248(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3248(%rsp)
vmovups	3440(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3440(%rsp)
vmovups	2608(%rsp),%zmm0
vmovaps	%zmm21,%zmm0 {%k1}
vmovups	%zmm0,2608(%rsp)
vmovups	3760(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3760(%rsp)
vmovaps	%zmm24,%zmm0 {%k1} {z}
vmovups	%zmm0,4208(%rsp)
vmovups	%zmm6,3376(%rsp)
vmovups	%zmm5,3312(%rsp)
vmovups	%zmm4,3184(%rsp)
vmovups	%zmm3,3120(%rsp)
vmovups	%zmm2,3056(%rsp)
vmovups	%zmm1,3504(%rsp)
vmovups	2544(%rsp),%zmm2
vmovups	2480(%rsp),%zmm3
vmovups	2416(%rsp),%zmm25
vmovups	2352(%rsp),%zmm29
vmovups	624(%rsp),%zmm27
vmovdqu64	4080(%rsp),%zmm26
vmovups	752(%rsp),%zmm17
vmovups	160(%rsp),%zmm6
vmovaps	%zmm14,%zmm5
vmovaps	%zmm30,%zmm11
vmovups	688(%rsp),%zmm14
vmovups	4592(%rsp),%zmm4
vmovups	4528(%rsp),%zmm7
89:
vmovups	%zmm6,160(%rsp)
vmovups	%zmm11,6192(%rsp)
vmovups	%zmm14,688(%rsp)
vmovups	%zmm16,2288(%rsp)
vmovups	%zmm15,1008(%rsp)
vmovups	%zmm8,288(%rsp)
vbroadcastss	335f(%rip),%zmm1
vmaxps	%zmm1,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm23
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm18
vmovups	2736(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm20
vmaxps	%zmm1,%zmm14,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm4
vmaxps	%zmm1,%zmm11,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm24,%zmm19
vmovdqu64	6576(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmovups	%zmm13,5104(%rsp)
vmaxps	%zmm1,%zmm13,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	6640(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k3
vmovdqu64	6704(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k2
vdivps	%zmm0,%zmm24,%zmm0
vmovups	%zmm0,944(%rsp)
vcmpleps	%zmm25,%zmm10,%k4
vmovups	%zmm10,2160(%rsp)
vcmpleps	%zmm10,%zmm29,%k5
vmovups	224(%rsp),%zmm7
vblendmps	%zmm7,%zmm12,%zmm0 {%k5}
vbroadcastss	358f(%rip),%zmm1
vxorps	%zmm1,%zmm7,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k7
kmovw	34(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm21,%zmm24,%zmm10 {%k5}
vmovups	%zmm10,2032(%rsp)
vcmpleps	%zmm2,%zmm9,%k4
vmovups	%zmm9,1648(%rsp)
vcmpleps	%zmm9,%zmm3,%k6
vblendmps	%zmm5,%zmm12,%zmm0 {%k6}
vxorps	%zmm1,%zmm5,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm21,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm21,%zmm24,%zmm3 {%k6}
vmovups	%zmm3,1904(%rsp)
vcmpleps	4784(%rsp),%zmm8,%k2
vcmpgeps	4272(%rsp),%zmm8,%k4
vmovups	480(%rsp),%zmm2
vblendmps	%zmm2,%zmm12,%zmm0 {%k4}
vxorps	%zmm1,%zmm2,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm21,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm21,%zmm24,%zmm9 {%k4}
vmovups	%zmm9,1968(%rsp)
vmovups	2224(%rsp),%zmm2
vcmpgeps	4848(%rsp),%zmm2,%k3
vblendmps	%zmm17,%zmm12,%zmm0 {%k3}
vmovups	%zmm2,2224(%rsp)
vcmpleps	4912(%rsp),%zmm2,%k3
vxorps	%zmm1,%zmm17,%zmm0 {%k3}
vcmpgeps	3632(%rsp),%zmm16,%k3
vblendmps	%zmm6,%zmm12,%zmm8 {%k3}
vcmpleps	3696(%rsp),%zmm16,%k3
vxorps	%zmm1,%zmm6,%zmm8 {%k3}
vcmpgeps	4976(%rsp),%zmm15,%k3
vblendmps	%zmm26,%zmm12,%zmm7 {%k3}
vcmpleps	5040(%rsp),%zmm15,%k3
vxorps	%zmm1,%zmm26,%zmm7 {%k3}
vcmpleps	%zmm0,%zmm21,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm21,%zmm24,%zmm1 {%k1}
vmovups	%zmm1,1840(%rsp)
vmulps	%zmm3,%zmm18,%zmm13
vmovaps	%zmm18,%zmm11
vmovups	%zmm18,880(%rsp)
vmulps	%zmm13,%zmm31,%zmm0
vmulps	%zmm10,%zmm23,%zmm18
vmovaps	%zmm23,%zmm10
vmovups	%zmm23,1072(%rsp)
vmulps	%zmm18,%zmm0,%zmm3
vmulps	%zmm9,%zmm20,%zmm23
vmovups	%zmm20,1200(%rsp)
vmovups	%zmm28,1584(%rsp)
vmulps	%zmm23,%zmm28,%zmm0
vmulps	%zmm18,%zmm0,%zmm9
vmulps	%zmm3,%zmm9,%zmm2
vmovaps	%zmm3,%zmm0
vmovaps	%zmm3,%zmm16
vfnmadd213ps	%zmm24,%zmm3,%zmm0
vbroadcastss	426f(%rip),%zmm14
vmovups	%zmm0,6256(%rsp)
vmaxps	%zmm14,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm1,%zmm4,%zmm31
vmovaps	%zmm4,%zmm6
vmovups	%zmm4,1136(%rsp)
vmulps	1264(%rsp),%zmm31,%zmm4
vmulps	%zmm18,%zmm4,%zmm12
vmulps	%zmm3,%zmm12,%zmm4
vdivps	%zmm0,%zmm24,%zmm28
vmulps	%zmm28,%zmm11,%zmm0
vmovaps	%zmm24,%zmm0 {%k6}
vmovaps	%zmm5,%zmm29
vmovdqu64	6512(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k6
vmovaps	%zmm17,%zmm30
vmulps	%zmm10,%zmm0,%zmm11
vmovaps	%zmm0,%zmm11 {%k5}
vcmpleps	%zmm8,%zmm21,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm21,%zmm24,%zmm8 {%k6}
vmovups	%zmm8,1776(%rsp)
vmulps	%zmm23,%zmm27,%zmm0
vfmsub231ps	%zmm0,%zmm13,%zmm2
vmulps	%zmm28,%zmm2,%zmm10
vmulps	%zmm9,%zmm12,%zmm2
vmovaps	%zmm9,%zmm25
vfnmadd213ps	%zmm24,%zmm9,%zmm9
vfnmadd231ps	%zmm10,%zmm10,%zmm9
vmovaps	%zmm14,%zmm0
vmaxps	%zmm14,%zmm9,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm24,%zmm1
vmulps	1328(%rsp),%zmm31,%zmm5
vfmsub231ps	%zmm5,%zmm13,%zmm4
vmulps	%zmm28,%zmm4,%zmm4
vmulps	1392(%rsp),%zmm31,%zmm5
vfmsub231ps	%zmm5,%zmm23,%zmm2
vfnmadd231ps	%zmm10,%zmm4,%zmm2
vmulps	%zmm1,%zmm2,%zmm14
vmovaps	%zmm12,%zmm17
vfnmadd213ps	%zmm24,%zmm12,%zmm17
vfnmadd231ps	%zmm4,%zmm4,%zmm17
vfnmadd231ps	%zmm14,%zmm14,%zmm17
vmaxps	%zmm0,%zmm17,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm1,%zmm20,%zmm15
vmovaps	%zmm24,%zmm15 {%k4}
vcmpleps	%zmm7,%zmm21,%k4
vmovaps	%zmm19,%zmm0
vmulps	%zmm8,%zmm19,%zmm19
vmulps	2864(%rsp),%zmm19,%zmm7
vmulps	%zmm18,%zmm7,%zmm7
vmovups	%zmm3,4464(%rsp)
vmulps	%zmm3,%zmm7,%zmm20
vmulps	352(%rsp),%zmm19,%zmm8
vfmsub231ps	%zmm8,%zmm13,%zmm20
vdivps	%zmm2,%zmm24,%zmm5
vmulps	%zmm5,%zmm6,%zmm2
vmovaps	%zmm24,%zmm2 {%k1}
vmovdqu64	6448(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm21,%zmm24,%zmm6 {%k1}
vmovups	%zmm6,1712(%rsp)
vmovups	944(%rsp),%zmm3
vmulps	%zmm6,%zmm3,%zmm21
vmulps	416(%rsp),%zmm21,%zmm8
vmulps	%zmm18,%zmm8,%zmm8
vmulps	%zmm16,%zmm8,%zmm22
vmulps	5680(%rsp),%zmm21,%zmm18
vfmsub231ps	%zmm18,%zmm13,%zmm22
vmovups	%zmm25,4400(%rsp)
vmulps	%zmm25,%zmm7,%zmm13
vmulps	4144(%rsp),%zmm19,%zmm18
vfmsub231ps	%zmm18,%zmm23,%zmm13
vmulps	2928(%rsp),%zmm21,%zmm18
vmovaps	%zmm24,%zmm16
vmulps	%zmm7,%zmm8,%zmm24
vfmsub231ps	%zmm18,%zmm19,%zmm24
vmulps	1456(%rsp),%zmm19,%zmm18
vmulps	%zmm12,%zmm7,%zmm19
vfmsub231ps	%zmm18,%zmm31,%zmm19
vmulps	%zmm25,%zmm8,%zmm25
vmulps	2096(%rsp),%zmm21,%zmm18
vmovups	%zmm23,6384(%rsp)
vfmsub231ps	%zmm18,%zmm23,%zmm25
vmulps	1520(%rsp),%zmm21,%zmm18
vmulps	%zmm12,%zmm8,%zmm27
vmovups	%zmm31,6320(%rsp)
vfmsub231ps	%zmm18,%zmm31,%zmm27
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm2,%zmm11,%zmm11
vmovups	%zmm28,4016(%rsp)
vmulps	%zmm28,%zmm20,%zmm23
vfnmadd231ps	%zmm10,%zmm23,%zmm13
vmovaps	%zmm26,%zmm18
vmulps	%zmm1,%zmm13,%zmm26
vfnmadd231ps	%zmm4,%zmm23,%zmm19
vfnmadd231ps	%zmm14,%zmm26,%zmm19
vmulps	%zmm5,%zmm19,%zmm31
vmovaps	%zmm7,%zmm21
vfnmadd213ps	%zmm16,%zmm7,%zmm21
vfnmadd231ps	%zmm23,%zmm23,%zmm21
vfnmadd231ps	%zmm26,%zmm26,%zmm21
vfnmadd231ps	%zmm31,%zmm31,%zmm21
vbroadcastss	426f(%rip),%zmm15
vmaxps	%zmm15,%zmm21,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm16,%zmm6
vmulps	%zmm6,%zmm0,%zmm13
vmovaps	%zmm16,%zmm13 {%k6}
vmulps	%zmm28,%zmm22,%zmm2
vfnmadd231ps	%zmm10,%zmm2,%zmm25
vmulps	%zmm1,%zmm25,%zmm19
vfnmadd231ps	%zmm4,%zmm2,%zmm27
vfnmadd231ps	%zmm14,%zmm19,%zmm27
vmulps	%zmm5,%zmm27,%zmm20
vfnmadd231ps	%zmm23,%zmm2,%zmm24
vfnmadd231ps	%zmm26,%zmm19,%zmm24
vfnmadd231ps	%zmm31,%zmm20,%zmm24
vmulps	%zmm6,%zmm24,%zmm24
vmovaps	%zmm8,%zmm22
vfnmadd213ps	%zmm16,%zmm8,%zmm22
vfnmadd231ps	%zmm2,%zmm2,%zmm22
vfnmadd231ps	%zmm19,%zmm19,%zmm22
vfnmadd231ps	%zmm20,%zmm20,%zmm22
vfnmadd231ps	%zmm24,%zmm24,%zmm22
vmaxps	%zmm15,%zmm22,%zmm15
vsqrtps	%zmm15,%zmm15
vmulps	%zmm13,%zmm11,%zmm11
vdivps	%zmm15,%zmm16,%zmm16
vmovaps	%zmm3,%zmm15
vmulps	%zmm16,%zmm3,%zmm13
vmulps	%zmm13,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k1}
vmovups	%zmm3,5616(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovss	2800(%rsp),%xmm11
vucomiss	%xmm3,%xmm11
kmovw	32(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	1072(%rsp),%zmm3
vmulps	224(%rsp),%zmm3,%zmm11
vmovaps	%zmm11,%zmm13
vxorps	%xmm3,%xmm3,%xmm3
vfmadd213ps	%zmm3,%zmm11,%zmm13 {%k1} {z}
kmovw	30(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	%zmm29,816(%rsp)
vmulps	880(%rsp),%zmm29,%zmm25
vmovaps	%zmm25,%zmm27 {%k1} {z}
vfmadd213ps	%zmm13,%zmm27,%zmm27
kmovw	28(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	1200(%rsp),%zmm3
vmulps	480(%rsp),%zmm3,%zmm28
vmovaps	%zmm28,%zmm13 {%k1} {z}
vfmadd213ps	%zmm27,%zmm13,%zmm13
kmovw	26(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	%zmm30,752(%rsp)
vmulps	1136(%rsp),%zmm30,%zmm27
vmovaps	%zmm27,%zmm29 {%k1} {z}
vfmadd213ps	%zmm13,%zmm29,%zmm29
kmovw	24(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm0,3568(%rsp)
vmulps	160(%rsp),%zmm0,%zmm30
vmovaps	%zmm30,%zmm3 {%k1} {z}
vfmadd213ps	%zmm29,%zmm3,%zmm3
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmulps	%zmm18,%zmm15,%zmm29
vmovaps	%zmm5,%zmm18
vmovaps	%zmm29,%zmm13 {%k1} {z}
vfmadd213ps	%zmm3,%zmm13,%zmm13
vmulps	2032(%rsp),%zmm11,%zmm11
vmovups	4464(%rsp),%zmm0
vmulps	%zmm11,%zmm0,%zmm3
vfmsub231ps	1904(%rsp),%zmm25,%zmm3
vmovups	4400(%rsp),%zmm25
vmulps	%zmm11,%zmm25,%zmm15
vfmsub231ps	1968(%rsp),%zmm28,%zmm15
vmovaps	%zmm12,%zmm5
vmulps	%zmm11,%zmm12,%zmm28
vfmsub231ps	1840(%rsp),%zmm27,%zmm28
vmulps	%zmm11,%zmm7,%zmm27
vfmsub231ps	1776(%rsp),%zmm30,%zmm27
vmulps	%zmm11,%zmm8,%zmm12
vfmsub231ps	1712(%rsp),%zmm29,%zmm12
vxorps	358f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,5424(%rsp)
vxorps	358f(%rip){1to16},%zmm25,%zmm0
vmovups	%zmm0,5488(%rsp)
vxorps	358f(%rip){1to16},%zmm5,%zmm0
vmovups	%zmm0,4400(%rsp)
vxorps	358f(%rip){1to16},%zmm7,%zmm0
vmovups	%zmm0,4464(%rsp)
vxorps	358f(%rip){1to16},%zmm8,%zmm0
vmovups	%zmm0,2800(%rsp)
vmulps	4016(%rsp),%zmm3,%zmm25
vxorps	%xmm3,%xmm3,%xmm3
vfnmadd231ps	%zmm10,%zmm25,%zmm15
vxorps	358f(%rip){1to16},%zmm10,%zmm0
vmovups	%zmm0,5296(%rsp)
vfnmadd231ps	%zmm4,%zmm25,%zmm28
vxorps	358f(%rip){1to16},%zmm4,%zmm0
vmovups	%zmm0,5360(%rsp)
vmovaps	%zmm1,%zmm4
vmulps	%zmm1,%zmm15,%zmm29
vfnmadd231ps	%zmm14,%zmm29,%zmm28
vxorps	358f(%rip){1to16},%zmm14,%zmm15
vfnmadd231ps	%zmm23,%zmm25,%zmm27
vxorps	358f(%rip){1to16},%zmm23,%zmm14
vfnmadd231ps	%zmm26,%zmm29,%zmm27
vxorps	358f(%rip){1to16},%zmm26,%zmm23
vmulps	%zmm18,%zmm28,%zmm30
vmovaps	%zmm6,%zmm28
vmovaps	%zmm16,%zmm6
vfnmadd231ps	%zmm31,%zmm30,%zmm27
vxorps	358f(%rip){1to16},%zmm31,%zmm8
vfnmadd231ps	%zmm2,%zmm25,%zmm12
vxorps	358f(%rip){1to16},%zmm2,%zmm26
vfnmadd231ps	%zmm19,%zmm29,%zmm12
vxorps	358f(%rip){1to16},%zmm19,%zmm7
vfnmadd231ps	%zmm20,%zmm30,%zmm12
vxorps	358f(%rip){1to16},%zmm20,%zmm31
vmulps	%zmm28,%zmm27,%zmm1
vbroadcastss	358f(%rip),%zmm27
vfnmadd231ps	%zmm24,%zmm1,%zmm12
vxorps	%zmm27,%zmm24,%zmm5
vmovaps	%zmm11,%zmm10
vfmadd213ps	%zmm3,%zmm11,%zmm10
vfmadd231ps	%zmm25,%zmm25,%zmm10
vfmadd231ps	%zmm29,%zmm29,%zmm10
vfmadd231ps	%zmm30,%zmm30,%zmm10
vfmadd231ps	%zmm1,%zmm1,%zmm10
vmulps	%zmm16,%zmm12,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm10
ja	92f
vmovaps	%zmm14,%zmm22
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm2
vmovups	1200(%rsp),%zmm20
vbroadcastss	99f(%rip),%zmm24
vdivps	%zmm20,%zmm24,%zmm12
vmovups	3760(%rsp),%zmm19
vdivps	%zmm19,%zmm24,%zmm16
vmulss	%xmm2,%xmm2,%xmm17
vbroadcastss	%xmm17,%zmm17
vcmpleps	%zmm17,%zmm13,%k1
vmulps	288(%rsp),%zmm12,%zmm12
vmulps	5616(%rsp),%zmm16,%zmm13
vmovups	1136(%rsp),%zmm21
vdivps	%zmm21,%zmm24,%zmm16
vmovups	2224(%rsp),%zmm14
vmulps	%zmm14,%zmm16,%zmm16
vmulps	427f(%rip){1to16},%zmm12,%zmm12
vmulps	428f(%rip){1to16},%zmm16,%zmm16
vcmpunordps	%zmm12,%zmm12,%k2
vmaxps	%zmm12,%zmm16,%zmm12
vmovaps	%zmm16,%zmm12 {%k2}
vbroadcastss	348f(%rip),%zmm17
vmovups	4336(%rsp),%zmm16
vcmpltps	%zmm17,%zmm16,%k2
vaddps	%zmm16,%zmm16,%zmm16
vsqrtps	%zmm16,%zmm16
vmulps	429f(%rip){1to16},%zmm16,%zmm16 {%k2} {z}
vcmpunordps	%zmm12,%zmm12,%k2
vmaxps	%zmm12,%zmm16,%zmm12
vmovaps	%zmm16,%zmm12 {%k2}
vmulps	%zmm13,%zmm13,%zmm13
vminps	%zmm24,%zmm13,%zmm13
vmulps	%zmm2,%zmm13,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmaxps	%zmm2,%zmm12,%zmm2
vmovaps	%zmm12,%zmm2 {%k2}
vcmpltps	%zmm17,%zmm19,%k2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmulps	%zmm2,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm10,%k1 {%k1}
vmovups	1904(%rsp),%zmm2
vmulps	2032(%rsp),%zmm2,%zmm2
vmulps	1968(%rsp),%zmm2,%zmm2
vmulps	1840(%rsp),%zmm2,%zmm2
vmulps	1776(%rsp),%zmm2,%zmm2
vmulps	1712(%rsp),%zmm2,%zmm2
vcmpnltps	%zmm2,%zmm3,%k2
vmovaps	%zmm24,%zmm2 {%k2} {z}
vbroadcastss	345f(%rip),%zmm10
vblendmps	%zmm2,%zmm10,%zmm2 {%k1}
vmovups	5232(%rsp),%zmm12
vcmpleps	3888(%rsp),%zmm12,%k1
vminps	432f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	3824(%rsp),%zmm12
vcmpeqps	%zmm10,%zmm12,%k1
vmovaps	%zmm2,%zmm12 {%k1}
vmovups	%zmm12,3824(%rsp)
vcmpeqps	%zmm10,%zmm12,%k1
vmovaps	%zmm24,%zmm16 {%k1} {z}
vxorps	%xmm9,%xmm9,%xmm9
vaddss	%xmm9,%xmm16,%xmm2
vmovshdup	%xmm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vshufpd	$1,%xmm16,%xmm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vshufps	$255,%xmm16,%xmm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vextractf32x4	$1,%ymm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vmovshdup	%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufpd	$1,%xmm10,%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vextractf32x4	$2,%zmm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vmovshdup	%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufpd	$1,%xmm10,%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vextractf32x4	$3,%zmm16,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vmovshdup	%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufpd	$1,%xmm10,%xmm10,%xmm12
vaddss	%xmm2,%xmm12,%xmm2
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm2,%xmm10,%xmm2
vucomiss	%xmm9,%xmm2
vmovups	2288(%rsp),%zmm10
vmovups	1008(%rsp),%zmm2
vmovups	%zmm2,2672(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
ja	69b
jmp	93f
.p2align	4
92:
vmulps	%zmm0,%zmm6,%zmm0
vfmadd213ps	%zmm1,%zmm0,%zmm5
vmulps	%zmm5,%zmm28,%zmm2
vfmadd213ps	%zmm30,%zmm2,%zmm8
vfmadd213ps	%zmm8,%zmm0,%zmm31
vmulps	%zmm31,%zmm18,%zmm5
vfmadd213ps	%zmm29,%zmm5,%zmm15
vfmadd213ps	%zmm15,%zmm2,%zmm23
vfmadd213ps	%zmm23,%zmm0,%zmm7
vmulps	%zmm7,%zmm4,%zmm3
vmovups	5296(%rsp),%zmm4
vfmadd213ps	%zmm25,%zmm3,%zmm4
vmovups	5360(%rsp),%zmm1
vfmadd213ps	%zmm4,%zmm5,%zmm1
vfmadd213ps	%zmm1,%zmm2,%zmm14
vfmadd213ps	%zmm14,%zmm0,%zmm26
vmulps	4016(%rsp),%zmm26,%zmm1
vmovups	5424(%rsp),%zmm4
vfmadd213ps	%zmm11,%zmm1,%zmm4
vmovups	5488(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm3,%zmm6
vmovups	4400(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm5,%zmm4
vmovups	4464(%rsp),%zmm6
vfmadd213ps	%zmm4,%zmm2,%zmm6
vmovups	2800(%rsp),%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vmovups	1072(%rsp),%zmm24
vmulps	%zmm4,%zmm24,%zmm23
vmovups	880(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmovups	1200(%rsp),%zmm20
vmulps	%zmm3,%zmm20,%zmm6
vmovups	1136(%rsp),%zmm18
vmulps	%zmm5,%zmm18,%zmm4
vmovups	3568(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm15
vmovups	944(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm5
vmovups	%zmm5,352(%rsp)
vmovups	1648(%rsp),%zmm29
vaddps	%zmm1,%zmm29,%zmm0
vmovups	2480(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2544(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k1}
vcmpeqps	%zmm29,%zmm3,%k1
vcmpneqps	%zmm3,%zmm0,%k1 {%k1}
vmovups	2160(%rsp),%zmm28
vaddps	%zmm23,%zmm28,%zmm0
vmovups	2352(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm2,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2416(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k2}
vcmpeqps	%zmm28,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k0 {%k2}
vmovups	288(%rsp),%zmm19
vmovups	%zmm6,2864(%rsp)
vaddps	%zmm6,%zmm19,%zmm0
vmovups	4272(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm2,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vxorps	%xmm25,%xmm25,%xmm25
vmovups	4784(%rsp),%zmm12
vmaxps	%zmm3,%zmm12,%zmm3
vmovaps	%zmm12,%zmm3 {%k2}
vcmpeqps	%zmm19,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k2 {%k2}
vmovups	2224(%rsp),%zmm26
vmovups	%zmm4,2928(%rsp)
vaddps	%zmm4,%zmm26,%zmm0
vmovups	4848(%rsp),%zmm31
vminps	%zmm0,%zmm31,%zmm3
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm31,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	4912(%rsp),%zmm30
vmaxps	%zmm3,%zmm30,%zmm3
vmovaps	%zmm30,%zmm3 {%k3}
vcmpeqps	%zmm26,%zmm3,%k3
vcmpneqps	%zmm3,%zmm0,%k3 {%k3}
vmovups	2288(%rsp),%zmm4
vaddps	%zmm15,%zmm4,%zmm0
vmovups	3632(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm3
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm2,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3696(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k4}
vcmpeqps	%zmm4,%zmm3,%k4
vcmpneqps	%zmm3,%zmm0,%k4 {%k4}
vmovups	1008(%rsp),%zmm4
vaddps	%zmm5,%zmm4,%zmm0
vmovups	4976(%rsp),%zmm27
vminps	%zmm0,%zmm27,%zmm3
vcmpunordps	%zmm0,%zmm0,%k5
vmovaps	%zmm27,%zmm3 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vmovups	5040(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k5}
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
vmovups	6256(%rsp),%zmm3
vbroadcastss	99f(%rip),%zmm6
vminps	%zmm6,%zmm3,%zmm3
vminps	%zmm3,%zmm9,%zmm3
vminps	%zmm3,%zmm17,%zmm3
vminps	%zmm3,%zmm21,%zmm3
vminps	%zmm3,%zmm22,%zmm3
vmulps	4528(%rsp),%zmm24,%zmm4
vmulps	%zmm4,%zmm24,%zmm4
vmovups	2032(%rsp),%zmm14
vsubps	%zmm14,%zmm6,%zmm5
vfmadd231ps	%zmm4,%zmm14,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	4592(%rsp),%zmm7,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovups	1904(%rsp),%zmm7
vsubps	%zmm7,%zmm6,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmulps	2736(%rsp),%zmm20,%zmm4
vmulps	%zmm4,%zmm20,%zmm4
vmovups	1968(%rsp),%zmm7
vsubps	%zmm7,%zmm6,%zmm5
vfmadd231ps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmulps	688(%rsp),%zmm18,%zmm3
vmulps	%zmm3,%zmm18,%zmm3
vmovups	1840(%rsp),%zmm7
vsubps	%zmm7,%zmm6,%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	5552(%rsp),%zmm3
vsubps	4208(%rsp),%zmm3,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmovups	3504(%rsp),%zmm5
vfmadd132ps	224(%rsp),%zmm25,%zmm5
vmovups	816(%rsp),%zmm3
vfmadd231ps	3056(%rsp),%zmm3,%zmm5
vmovups	480(%rsp),%zmm3
vfmadd231ps	3120(%rsp),%zmm3,%zmm5
vmovups	752(%rsp),%zmm3
vfmadd231ps	3184(%rsp),%zmm3,%zmm5
vmovups	160(%rsp),%zmm3
vfmadd231ps	3312(%rsp),%zmm3,%zmm5
vmulps	6192(%rsp),%zmm8,%zmm7
vmulps	%zmm7,%zmm8,%zmm7
vmovups	1776(%rsp),%zmm3
vsubps	%zmm3,%zmm6,%zmm8
vfmadd231ps	%zmm7,%zmm3,%zmm8
vminps	%zmm4,%zmm8,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vmovups	4080(%rsp),%zmm3
vfmadd231ps	3376(%rsp),%zmm3,%zmm5
vmulps	5104(%rsp),%zmm11,%zmm4
vmulps	%zmm4,%zmm11,%zmm4
vmovups	1712(%rsp),%zmm3
vsubps	%zmm3,%zmm6,%zmm11
vfmadd231ps	%zmm4,%zmm3,%zmm11
vminps	%zmm7,%zmm11,%zmm4
vsqrtps	%zmm10,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm11,%zmm4 {%k1}
vdivps	%zmm19,%zmm6,%zmm7
vmulps	%zmm7,%zmm20,%zmm3
vmovups	2608(%rsp),%zmm7
vcmpnltps	%zmm7,%zmm25,%k0
vcmpltps	%zmm7,%zmm25,%k2
vcmpltps	435f(%rip){1to16},%zmm4,%k3
kandw	%k3,%k2,%k1
movq	8(%rsp),%rax
vbroadcastss	16(%rax),%zmm4
vmovups	3248(%rsp),%zmm16
vsubps	%zmm5,%zmm16,%zmm5
vbroadcastss	339f(%rip),%zmm21
vmulps	%zmm21,%zmm16,%zmm7
vmaxps	%zmm5,%zmm7,%zmm11
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm7,%zmm11 {%k4}
vmaxps	335f(%rip){1to16},%zmm11,%zmm5
vdivps	%zmm5,%zmm6,%zmm5
vmulps	%zmm5,%zmm16,%zmm5
vmulps	3440(%rsp),%zmm5,%zmm5
vmovups	4720(%rsp),%zmm11
vminps	%zmm5,%zmm11,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm11,%zmm7 {%k4}
vmaxps	439f(%rip){1to16},%zmm7,%zmm7
vcmpnltps	%zmm16,%zmm25,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm6,%zmm7 {%k4}
vmulps	442f(%rip){1to16},%zmm8,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovups	%zmm3,96(%rsp)
vmulps	%zmm5,%zmm3,%zmm5
korw	%k0,%k3,%k5
vbroadcastss	348f(%rip),%zmm22
vmovaps	%zmm22,%zmm5 {%k5}
vcmpleps	%zmm4,%zmm5,%k4
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm13,%k0 {%k4}
vcmpgtps	4656(%rsp),%zmm8,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vmovups	%zmm14,416(%rsp)
vcmpnltps	%zmm14,%zmm25,%k2
vptestmd	%zmm0,%zmm0,%k6
korw	%k2,%k1,%k7
vmovdqu64	6128(%rsp),%zmm3
vpord	%zmm0,%zmm3,%zmm5
vmovdqa32	%zmm3,%zmm5 {%k7}
vbroadcastss	323f(%rip),%zmm25
vandps	%zmm25,%zmm23,%zmm0
vbroadcastss	443f(%rip),%zmm24
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm6,%zmm18
vmovups	3952(%rsp),%zmm14
vmulps	%zmm18,%zmm14,%zmm0
vminps	%zmm7,%zmm0,%zmm4
vcmpunordps	%zmm7,%zmm7,%k4
vandps	%zmm25,%zmm1,%zmm11
vaddps	%zmm24,%zmm11,%zmm11
vdivps	%zmm11,%zmm6,%zmm17
vmovaps	%zmm0,%zmm4 {%k4}
vmovups	2672(%rsp),%zmm3
vmulps	%zmm17,%zmm3,%zmm0
vminps	%zmm4,%zmm0,%zmm11
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm0,%zmm11 {%k4}
vandps	%zmm25,%zmm15,%zmm0
vaddps	%zmm24,%zmm0,%zmm0
vdivps	%zmm0,%zmm6,%zmm0
vbroadcastss	334f(%rip),%zmm20
vmulps	%zmm20,%zmm0,%zmm4
vmulps	%zmm4,%zmm14,%zmm13
vmulps	%zmm4,%zmm3,%zmm4
vminps	%zmm13,%zmm4,%zmm16
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm4,%zmm16 {%k4}
vmulps	6064(%rsp),%zmm0,%zmm4
vminps	%zmm16,%zmm4,%zmm13
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm4,%zmm13 {%k4}
vminps	%zmm11,%zmm13,%zmm19
vcmpunordps	%zmm11,%zmm11,%k4
vmovaps	%zmm13,%zmm19 {%k4}
vmovups	352(%rsp),%zmm9
vandps	%zmm25,%zmm9,%zmm4
vaddps	%zmm24,%zmm4,%zmm4
vdivps	%zmm4,%zmm6,%zmm4
vmulps	%zmm20,%zmm4,%zmm11
vmulps	%zmm11,%zmm14,%zmm13
vmulps	%zmm11,%zmm3,%zmm11
vminps	%zmm13,%zmm11,%zmm16
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm11,%zmm16 {%k4}
vmulps	6000(%rsp),%zmm4,%zmm11
vminps	%zmm16,%zmm11,%zmm13
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm11,%zmm13 {%k4}
vminps	%zmm19,%zmm13,%zmm16
vcmpunordps	%zmm19,%zmm19,%k4
vmovaps	%zmm13,%zmm16 {%k4}
vcmpgtps	4336(%rsp),%zmm22,%k4
vmovaps	%zmm6,%zmm11 {%k4} {z}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm11,%xmm13
vmovshdup	%xmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vshufpd	$1,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vshufps	$255,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vextractf32x4	$1,%ymm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vmovshdup	%xmm19,%xmm20
vaddss	%xmm20,%xmm13,%xmm13
vshufpd	$1,%xmm19,%xmm19,%xmm20
vaddss	%xmm20,%xmm13,%xmm13
vshufps	$255,%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vextractf32x4	$2,%zmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vmovshdup	%xmm19,%xmm20
vaddss	%xmm20,%xmm13,%xmm13
vshufpd	$1,%xmm19,%xmm19,%xmm20
vaddss	%xmm20,%xmm13,%xmm13
vshufps	$255,%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vextractf32x4	$3,%zmm11,%xmm11
vaddss	%xmm11,%xmm13,%xmm13
vmovshdup	%xmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vshufpd	$1,%xmm11,%xmm11,%xmm19
vaddss	%xmm19,%xmm13,%xmm13
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm13,%xmm11
vmovups	2992(%rsp),%zmm13
vmulps	%zmm21,%zmm13,%zmm13 {%k3}
vmovaps	%zmm12,%zmm21
korw	%k6,%k7,%k3
vmovups	5616(%rsp),%zmm10
vmovaps	%zmm22,%zmm10 {%k5}
vmovups	4272(%rsp),%zmm22
vucomiss	%xmm3,%xmm11
vmovaps	%zmm16,%zmm11
vmovaps	%zmm6,%zmm24
vxorps	%xmm19,%xmm19,%xmm19
vmovaps	%zmm26,%zmm14
vmovaps	%zmm2,%zmm26
vmovaps	%zmm9,%zmm2
jbe	67b
vcmpltps	%zmm19,%zmm23,%k5
vmovups	2352(%rsp),%zmm3
vsubps	%zmm28,%zmm3,%zmm11
vsubps	2416(%rsp),%zmm28,%zmm11 {%k5}
vmulps	%zmm18,%zmm11,%zmm18
vmulps	2032(%rsp),%zmm11,%zmm11
vbroadcastss	444f(%rip),%zmm20
vmulps	%zmm20,%zmm18,%zmm18
vcmpltps	%zmm11,%zmm19,%k5
vbroadcastss	348f(%rip),%zmm6
vmovaps	%zmm6,%zmm11
vminps	%zmm6,%zmm18,%zmm11 {%k5}
vcmpltps	%zmm19,%zmm1,%k5
vmovups	2480(%rsp),%zmm3
vsubps	%zmm29,%zmm3,%zmm18
vsubps	2544(%rsp),%zmm29,%zmm18 {%k5}
vmulps	%zmm17,%zmm18,%zmm17
vmulps	1904(%rsp),%zmm18,%zmm18
vcmpltps	%zmm18,%zmm19,%k5
vmovaps	%zmm6,%zmm18
vmulps	%zmm20,%zmm17,%zmm18 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm18,%zmm11
vmovaps	%zmm18,%zmm11 {%k5}
vmovups	2864(%rsp),%zmm3
vandps	%zmm25,%zmm3,%zmm17
vbroadcastss	443f(%rip),%zmm18
vaddps	%zmm18,%zmm17,%zmm17
vdivps	%zmm17,%zmm24,%zmm17
vcmpltps	%zmm19,%zmm3,%k5
vmovups	288(%rsp),%zmm3
vsubps	%zmm3,%zmm22,%zmm12
vsubps	%zmm21,%zmm3,%zmm12 {%k5}
vmulps	%zmm17,%zmm12,%zmm17
vmulps	1968(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm19,%k5
vmovaps	%zmm6,%zmm12
vmulps	%zmm20,%zmm17,%zmm12 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm12,%zmm11
vmovaps	%zmm12,%zmm11 {%k5}
vmovups	2928(%rsp),%zmm3
vandps	%zmm25,%zmm3,%zmm12
vaddps	%zmm18,%zmm12,%zmm12
vdivps	%zmm12,%zmm24,%zmm12
vcmpltps	%zmm19,%zmm3,%k5
vsubps	%zmm14,%zmm31,%zmm9
vsubps	%zmm30,%zmm14,%zmm9 {%k5}
vmulps	%zmm12,%zmm9,%zmm12
vmulps	1840(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm19,%k5
vmovaps	%zmm6,%zmm9
vmulps	%zmm20,%zmm12,%zmm9 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm9,%zmm11
vmovaps	%zmm9,%zmm11 {%k5}
vcmpltps	%zmm19,%zmm15,%k5
vmovups	2288(%rsp),%zmm3
vmovups	3632(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vsubps	3696(%rsp),%zmm3,%zmm9 {%k5}
vmulps	%zmm0,%zmm9,%zmm0
vmulps	1776(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm19,%k5
vmovaps	%zmm6,%zmm9
vmulps	%zmm20,%zmm0,%zmm9 {%k5}
vcmpunordps	%zmm11,%zmm11,%k5
vminps	%zmm11,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm19,%zmm2,%k5
vmovups	1008(%rsp),%zmm3
vsubps	%zmm3,%zmm27,%zmm9
vsubps	%zmm26,%zmm3,%zmm9 {%k5}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	1712(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm19,%k5
vmovaps	%zmm6,%zmm9
vmulps	%zmm20,%zmm4,%zmm9 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm16,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm16,%zmm11 {%k4}
jmp	67b
.p2align	4
93:
vmulps	%zmm0,%zmm6,%zmm0
vfmadd213ps	%zmm1,%zmm0,%zmm5
vmulps	%zmm5,%zmm28,%zmm1
vfmadd213ps	%zmm30,%zmm1,%zmm8
vfmadd213ps	%zmm8,%zmm0,%zmm31
vmulps	%zmm31,%zmm18,%zmm2
vfmadd213ps	%zmm29,%zmm2,%zmm15
vfmadd213ps	%zmm15,%zmm1,%zmm23
vfmadd213ps	%zmm23,%zmm0,%zmm7
vmulps	%zmm7,%zmm4,%zmm3
vmovups	5296(%rsp),%zmm5
vfmadd213ps	%zmm25,%zmm3,%zmm5
vmovups	5360(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm2,%zmm4
vfmadd213ps	%zmm4,%zmm1,%zmm22
vfmadd213ps	%zmm22,%zmm0,%zmm26
vmulps	4016(%rsp),%zmm26,%zmm4
vmovups	5424(%rsp),%zmm5
vfmadd213ps	%zmm11,%zmm4,%zmm5
vmovups	5488(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm3,%zmm6
vmovups	4400(%rsp),%zmm5
vfmadd213ps	%zmm6,%zmm2,%zmm5
vmovups	4464(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vmovups	2800(%rsp),%zmm5
vfmadd213ps	%zmm6,%zmm0,%zmm5
vmulps	1072(%rsp),%zmm5,%zmm5
vmovups	%zmm5,688(%rsp)
vmulps	880(%rsp),%zmm4,%zmm4
vmovups	%zmm4,480(%rsp)
vmulps	%zmm3,%zmm20,%zmm3
vmovups	%zmm3,816(%rsp)
vmulps	%zmm2,%zmm21,%zmm2
vmovups	%zmm2,752(%rsp)
vmulps	3568(%rsp),%zmm1,%zmm1
vmovups	%zmm1,160(%rsp)
vmulps	944(%rsp),%zmm0,%zmm0
vmovups	%zmm0,224(%rsp)
vdivps	5808(%rsp),%zmm24,%zmm0
vmulps	5872(%rsp),%zmm0,%zmm0
vpbroadcastd	389f(%rip),%zmm16
vpaddd	%zmm16,%zmm0,%zmm1
vpbroadcastd	392f(%rip),%zmm17
vpandd	%zmm17,%zmm1,%zmm1
vpbroadcastd	99f(%rip),%zmm25
vpsubd	%zmm1,%zmm25,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm24,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	393f(%rip),%zmm5
vbroadcastss	394f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm2,%zmm5
vbroadcastss	395f(%rip),%zmm31
vmovaps	%zmm31,%zmm7
vbroadcastss	396f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm2,%zmm7
vbroadcastss	397f(%rip),%zmm3
vfmadd213ps	398f(%rip){1to16},%zmm2,%zmm3
vfmadd231ps	399f(%rip){1to16},%zmm0,%zmm3
vfmadd213ps	%zmm7,%zmm0,%zmm3
vfmadd213ps	%zmm5,%zmm0,%zmm3
vfmadd213ps	%zmm2,%zmm0,%zmm3
vfmadd231ps	422f(%rip){1to16},%zmm1,%zmm3
vmovups	5168(%rsp),%zmm0
vfmadd231ps	433f(%rip){1to16},%zmm0,%zmm3
vmovups	5936(%rsp),%zmm0
vfmadd231ps	434f(%rip){1to16},%zmm0,%zmm3
vmovups	%zmm3,2736(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
cmpb	$1,%cl
vbroadcastss	337f(%rip),%zmm3
vbroadcastss	345f(%rip),%zmm21
jne	96f
movq	8(%rsp),%rax
vbroadcastss	8(%rax),%zmm2
movq	%rbx,%rax
xorl	%ecx,%ecx
.p2align	4
94:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	288(%rsp),%zmm0
vmulps	(%r13,%rdx),%zmm0,%zmm0
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	398f(%rip),%zmm6
vbroadcastss	399f(%rip),%zmm4
vbroadcastss	422f(%rip),%zmm22
.p2align	4
95:
vmovaps	(%rdx),%zmm1
vfmadd213ps	%zmm14,%zmm0,%zmm1
vaddps	%zmm2,%zmm1,%zmm1
vdivps	%zmm1,%zmm24,%zmm9
vmovaps	(%rax,%rsi),%zmm10
vsubps	%zmm1,%zmm10,%zmm10
vmulps	%zmm9,%zmm10,%zmm10
vaddps	%zmm3,%zmm9,%zmm13
vcmpltps	%zmm10,%zmm3,%k1
vmovaps	%zmm10,%zmm13 {%k1}
vaddps	%zmm24,%zmm13,%zmm15
vpaddd	%zmm16,%zmm15,%zmm15
vpandd	%zmm17,%zmm15,%zmm15
vmovaps	%zmm14,%zmm23
vmovdqa64	%zmm16,%zmm14
vpsubd	%zmm15,%zmm25,%zmm16
vmovdqa64	%zmm25,%zmm26
vmovdqa64	%zmm17,%zmm25
vaddps	%zmm3,%zmm16,%zmm17
vfmadd231ps	%zmm13,%zmm16,%zmm17
vmulps	%zmm17,%zmm17,%zmm13
vmovaps	%zmm31,%zmm16
vfmadd213ps	%zmm18,%zmm17,%zmm16
vbroadcastss	397f(%rip),%zmm18
vfmadd213ps	%zmm6,%zmm17,%zmm18
vfmadd231ps	%zmm4,%zmm13,%zmm18
vfmadd213ps	%zmm16,%zmm13,%zmm18
vbroadcastss	393f(%rip),%zmm16
vfmadd213ps	%zmm30,%zmm17,%zmm16
vfmadd213ps	%zmm16,%zmm13,%zmm18
vmovdqa64	%zmm14,%zmm16
vmovaps	%zmm23,%zmm14
vfmadd213ps	%zmm17,%zmm13,%zmm18
vmovdqa64	%zmm25,%zmm17
vmovdqa64	%zmm26,%zmm25
vcvtdq2ps	%zmm15,%zmm13
vfmadd231ps	%zmm22,%zmm13,%zmm18
vaddps	%zmm24,%zmm10,%zmm13
vmaxps	%zmm3,%zmm10,%zmm10
vfmsub231ps	%zmm13,%zmm18,%zmm10
vbroadcastss	396f(%rip),%zmm18
vaddps	%zmm21,%zmm1,%zmm13
vdivps	%zmm13,%zmm24,%zmm13
vfmadd231ps	%zmm10,%zmm1,%zmm7
vmulps	%zmm9,%zmm2,%zmm1
vmulps	%zmm13,%zmm13,%zmm9
vaddps	%zmm13,%zmm5,%zmm5
vmulps	%zmm9,%zmm13,%zmm10
vaddps	%zmm9,%zmm29,%zmm29
vaddps	%zmm10,%zmm28,%zmm28
vfmadd231ps	%zmm10,%zmm1,%zmm12
vmulps	%zmm10,%zmm9,%zmm10
vfmadd231ps	%zmm9,%zmm1,%zmm19
vmulps	%zmm9,%zmm9,%zmm9
vaddps	%zmm9,%zmm27,%zmm27
vfmadd231ps	%zmm9,%zmm1,%zmm11
vfmadd231ps	%zmm1,%zmm10,%zmm8
vaddps	%zmm10,%zmm20,%zmm20
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	95b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	94b
96:
vbroadcastss	323f(%rip),%zmm2
vmovups	688(%rsp),%zmm13
vandps	%zmm2,%zmm13,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vmaxps	%zmm1,%zmm0,%zmm0
vandps	480(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	160(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	224(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	3824(%rsp),%zmm3
vcmpleps	%zmm24,%zmm3,%k2
vmovups	2288(%rsp),%zmm1
vminps	1008(%rsp),%zmm1,%zmm1
vmulps	437f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovups	880(%rsp),%zmm4
vmulps	96(%rsp),%zmm4,%zmm0
vmovups	1072(%rsp),%zmm1
vmulps	%zmm1,%zmm0,%zmm30
vmovups	1200(%rsp),%zmm26
vmulps	1584(%rsp),%zmm26,%zmm0
vmulps	%zmm1,%zmm0,%zmm31
vmulps	624(%rsp),%zmm26,%zmm0
vmulps	%zmm30,%zmm31,%zmm25
vfmsub231ps	%zmm0,%zmm4,%zmm25
vmovups	1136(%rsp),%zmm2
vmulps	1264(%rsp),%zmm2,%zmm0
vmulps	%zmm1,%zmm0,%zmm9
vmulps	1328(%rsp),%zmm2,%zmm0
vmulps	%zmm30,%zmm9,%zmm6
vfmsub231ps	%zmm0,%zmm4,%zmm6
vmovups	%zmm6,624(%rsp)
vmulps	1392(%rsp),%zmm2,%zmm0
vmulps	%zmm31,%zmm9,%zmm22
vfmsub231ps	%zmm0,%zmm26,%zmm22
vmovups	3568(%rsp),%zmm16
vmulps	2864(%rsp),%zmm16,%zmm0
vmulps	%zmm1,%zmm0,%zmm23
vmulps	352(%rsp),%zmm16,%zmm0
vmulps	%zmm30,%zmm23,%zmm6
vfmsub231ps	%zmm0,%zmm4,%zmm6
vmovups	%zmm6,352(%rsp)
vmulps	4144(%rsp),%zmm16,%zmm0
vmulps	%zmm31,%zmm23,%zmm15
vfmsub231ps	%zmm0,%zmm26,%zmm15
vmulps	1456(%rsp),%zmm16,%zmm0
vmulps	%zmm9,%zmm23,%zmm21
vfmsub231ps	%zmm0,%zmm2,%zmm21
vmovups	944(%rsp),%zmm17
vmulps	416(%rsp),%zmm17,%zmm0
vmulps	%zmm1,%zmm0,%zmm18
vmulps	5680(%rsp),%zmm17,%zmm1
vmulps	%zmm30,%zmm18,%zmm0
vfmsub231ps	%zmm1,%zmm4,%zmm0
vmovups	%zmm0,96(%rsp)
vmovups	2160(%rsp),%zmm6
vaddps	%zmm6,%zmm13,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2352(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2416(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovaps	%zmm1,%zmm6 {%k3}
vcmpeqps	344f(%rip){1to16},%zmm3,%k1
movq	8(%rsp),%rax
vbroadcastss	208(%rax),%zmm10
vmovaps	%zmm10,%zmm6 {%k1}
vmovups	%zmm10,416(%rsp)
movq	40(%rsp),%r10
movq	%r10,%rcx
shlq	$6,%rcx
vbroadcastss	12(%rax),%zmm0
vmovups	%zmm0,688(%rsp)
vmovaps	%zmm6,(%r8,%rcx)
vmovups	1648(%rsp),%zmm3
vaddps	480(%rsp),%zmm3,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2480(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2544(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vmovaps	%zmm4,%zmm3 {%k3}
vmovaps	%zmm10,%zmm3 {%k1}
addq	%r14,%r10
shlq	$6,%r10
vmovaps	%zmm3,(%r8,%r10)
vmovups	%zmm30,1392(%rsp)
vmovaps	%zmm30,%zmm4
vfnmadd213ps	%zmm24,%zmm30,%zmm4
vbroadcastss	426f(%rip),%zmm1
vmaxps	%zmm1,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	2096(%rsp),%zmm17,%zmm13
vmulps	%zmm31,%zmm18,%zmm30
vfmsub231ps	%zmm13,%zmm26,%zmm30
vdivps	%zmm6,%zmm24,%zmm10
vmulps	1520(%rsp),%zmm17,%zmm26
vmulps	%zmm9,%zmm18,%zmm6
vfmsub231ps	%zmm26,%zmm2,%zmm6
vminps	%zmm24,%zmm4,%zmm2
vmulps	%zmm10,%zmm25,%zmm0
vmovups	%zmm31,1456(%rsp)
vmovaps	%zmm31,%zmm25
vfnmadd213ps	%zmm24,%zmm31,%zmm25
vfnmadd231ps	%zmm0,%zmm0,%zmm25
vminps	%zmm2,%zmm25,%zmm3
vmaxps	%zmm1,%zmm25,%zmm25
vmovaps	%zmm1,%zmm26
vsqrtps	%zmm25,%zmm25
vmulps	2928(%rsp),%zmm17,%zmm31
vmulps	%zmm23,%zmm18,%zmm1
vfmsub231ps	%zmm31,%zmm16,%zmm1
vdivps	%zmm25,%zmm24,%zmm13
vmulps	624(%rsp),%zmm10,%zmm16
vfnmadd231ps	%zmm0,%zmm16,%zmm22
vmulps	%zmm13,%zmm22,%zmm25
vmovups	%zmm9,1520(%rsp)
vfnmadd213ps	%zmm24,%zmm9,%zmm9
vfnmadd231ps	%zmm16,%zmm16,%zmm9
vfnmadd231ps	%zmm25,%zmm25,%zmm9
vminps	%zmm3,%zmm9,%zmm3
vmaxps	%zmm26,%zmm9,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm24,%zmm17
vmulps	352(%rsp),%zmm10,%zmm31
vfnmadd231ps	%zmm0,%zmm31,%zmm15
vmulps	%zmm13,%zmm15,%zmm4
vfnmadd231ps	%zmm16,%zmm31,%zmm21
vfnmadd231ps	%zmm25,%zmm4,%zmm21
vmulps	%zmm17,%zmm21,%zmm22
vmovups	%zmm23,1584(%rsp)
vfnmadd213ps	%zmm24,%zmm23,%zmm23
vfnmadd231ps	%zmm31,%zmm31,%zmm23
vfnmadd231ps	%zmm4,%zmm4,%zmm23
vfnmadd231ps	%zmm22,%zmm22,%zmm23
vminps	%zmm3,%zmm23,%zmm2
vmaxps	%zmm26,%zmm23,%zmm3
vsqrtps	%zmm3,%zmm3
vmovups	288(%rsp),%zmm21
vaddps	816(%rsp),%zmm21,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	4272(%rsp),%zmm9
vminps	%zmm23,%zmm9,%zmm23
vmovaps	%zmm9,%zmm23 {%k4}
vdivps	%zmm3,%zmm24,%zmm15
vcmpunordps	%zmm23,%zmm23,%k4
vmovups	4784(%rsp),%zmm9
vmaxps	%zmm23,%zmm9,%zmm3
vmovaps	%zmm25,%zmm23
vmovaps	%zmm9,%zmm3 {%k4}
vmovaps	%zmm3,%zmm21 {%k3}
leaq	(%r8,%rcx),%rsi
vmovups	688(%rsp),%zmm9
vmulps	%zmm9,%zmm21,%zmm3
vmovups	416(%rsp),%zmm26
vmovaps	%zmm26,%zmm3 {%k1}
movq	%r14,%rax
shlq	$7,%rax
vmovaps	%zmm3,(%rax,%rsi)
vmovups	%zmm10,816(%rsp)
vmulps	96(%rsp),%zmm10,%zmm3
vfnmadd231ps	%zmm0,%zmm3,%zmm30
vmovups	%zmm13,352(%rsp)
vmulps	%zmm13,%zmm30,%zmm21
vmovups	%zmm16,2096(%rsp)
vfnmadd231ps	%zmm16,%zmm3,%zmm6
vfnmadd231ps	%zmm25,%zmm21,%zmm6
vmovups	%zmm17,96(%rsp)
vmulps	%zmm17,%zmm6,%zmm6
vmovups	%zmm31,1264(%rsp)
vfnmadd231ps	%zmm31,%zmm3,%zmm1
vmovups	%zmm4,1328(%rsp)
vfnmadd231ps	%zmm4,%zmm21,%zmm1
vfnmadd231ps	%zmm22,%zmm6,%zmm1
vmovups	%zmm15,480(%rsp)
vmulps	%zmm15,%zmm1,%zmm10
vmovups	%zmm18,624(%rsp)
vmovaps	%zmm9,%zmm15
vfnmadd213ps	%zmm24,%zmm18,%zmm18
vfnmadd231ps	%zmm3,%zmm3,%zmm18
vfnmadd231ps	%zmm21,%zmm21,%zmm18
vfnmadd231ps	%zmm6,%zmm6,%zmm18
vfnmadd231ps	%zmm10,%zmm10,%zmm18
vminps	%zmm2,%zmm18,%zmm1
vcmpgtps	435f(%rip){1to16},%zmm1,%k0
vaddps	752(%rsp),%zmm14,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4848(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4912(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm1,%zmm14 {%k3}
vmulps	%zmm9,%zmm14,%zmm1
vmovaps	%zmm26,%zmm1 {%k1}
leaq	(%r14,%r14,2),%rax
movq	%rax,%rdx
shlq	$6,%rdx
vmovaps	%zmm1,(%rdx,%rsi)
vmovups	2288(%rsp),%zmm9
vaddps	160(%rsp),%zmm9,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3632(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3696(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm9,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovaps	%zmm26,%zmm2 {%k1}
movq	%r14,%rdx
shlq	$8,%rdx
vmovaps	%zmm2,(%rdx,%rsi)
vmovups	1008(%rsp),%zmm9
vaddps	224(%rsp),%zmm9,%zmm1
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	4976(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	5040(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k4}
vmovaps	%zmm9,%zmm2
vmovaps	%zmm1,%zmm2 {%k3}
vmovaps	%zmm26,%zmm2 {%k1}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%rdi
shlq	$6,%rdi
vmovaps	%zmm2,(%rdi,%rsi)
movl	$6,%edi
movl	4(%rsp),%r9d
testb	$2,%r9b
je	97f
vmovaps	%zmm0,%zmm25
vbroadcastss	358f(%rip),%zmm14
vxorps	1392(%rsp),%zmm14,%zmm1
vmaxps	426f(%rip){1to16},%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	99f(%rip),%zmm24
vdivps	%zmm0,%zmm24,%zmm0
vmovups	%zmm0,752(%rsp)
vmulps	1200(%rsp),%zmm15,%zmm0
vmovups	%zmm0,160(%rsp)
vmulps	1136(%rsp),%zmm15,%zmm0
vmovups	%zmm0,224(%rsp)
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
vmovups	816(%rsp),%zmm17
vmulps	%zmm1,%zmm17,%zmm0
vmovups	1456(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm25,%zmm1
vxorps	%zmm14,%zmm1,%zmm1
vmovups	352(%rsp),%zmm18
vmovaps	%zmm22,%zmm15
vmulps	%zmm1,%zmm18,%zmm30
vxorps	%zmm14,%zmm17,%zmm1
vmulps	%zmm1,%zmm25,%zmm1
vmulps	%zmm18,%zmm1,%zmm26
vmovups	1520(%rsp),%zmm1
vmovups	2096(%rsp),%zmm2
vfmadd231ps	%zmm0,%zmm2,%zmm1
vfmadd231ps	%zmm30,%zmm23,%zmm1
vxorps	%zmm14,%zmm1,%zmm1
vmovups	96(%rsp),%zmm16
vmulps	%zmm1,%zmm16,%zmm13
vmulps	%zmm2,%zmm17,%zmm2
vfmadd231ps	%zmm26,%zmm23,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm16,%zmm1
vxorps	%zmm14,%zmm18,%zmm2
vmulps	%zmm2,%zmm23,%zmm2
vmulps	%zmm16,%zmm2,%zmm31
vmovups	1584(%rsp),%zmm2
vmovups	1264(%rsp),%zmm22
vfmadd231ps	%zmm0,%zmm22,%zmm2
vmovups	1328(%rsp),%zmm4
vfmadd231ps	%zmm30,%zmm4,%zmm2
vfmadd231ps	%zmm13,%zmm15,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmovups	480(%rsp),%zmm9
vmulps	%zmm2,%zmm9,%zmm24
vmulps	%zmm22,%zmm17,%zmm2
vfmadd231ps	%zmm26,%zmm4,%zmm2
vfmadd231ps	%zmm1,%zmm15,%zmm2
vmovaps	%zmm4,%zmm22
vmovaps	%zmm1,%zmm4
vmovups	%zmm1,1520(%rsp)
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm9,%zmm25
vmulps	%zmm22,%zmm18,%zmm2
vfmadd231ps	%zmm31,%zmm15,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm9,%zmm23
vmovups	%zmm23,688(%rsp)
vxorps	%zmm14,%zmm16,%zmm2
vmulps	%zmm2,%zmm15,%zmm2
vmulps	%zmm9,%zmm2,%zmm1
vmovups	%zmm1,1584(%rsp)
vmovups	624(%rsp),%zmm2
vfmadd231ps	%zmm0,%zmm3,%zmm2
vfmadd231ps	%zmm30,%zmm21,%zmm2
vfmadd231ps	%zmm13,%zmm6,%zmm2
vfmadd231ps	%zmm24,%zmm10,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmovups	752(%rsp),%zmm1
vmulps	%zmm2,%zmm1,%zmm22
vmulps	%zmm3,%zmm17,%zmm2
vfmadd231ps	%zmm26,%zmm21,%zmm2
vfmadd231ps	%zmm4,%zmm6,%zmm2
vfmadd231ps	%zmm25,%zmm10,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm4
vmulps	%zmm21,%zmm18,%zmm2
vfmadd231ps	%zmm31,%zmm6,%zmm2
vfmadd231ps	%zmm23,%zmm10,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm15
vmulps	%zmm6,%zmm16,%zmm2
vmovups	1584(%rsp),%zmm6
vfmadd231ps	%zmm6,%zmm10,%zmm2
vxorps	%zmm14,%zmm2,%zmm2
vmulps	%zmm2,%zmm1,%zmm3
vxorps	%zmm14,%zmm9,%zmm2
vmulps	%zmm2,%zmm10,%zmm2
vmovaps	%zmm30,%zmm10
vmulps	%zmm1,%zmm2,%zmm30
vmovaps	%zmm0,%zmm2
vfmadd213ps	99f(%rip){1to16},%zmm0,%zmm2
vfmadd231ps	%zmm10,%zmm10,%zmm2
vmovups	%zmm13,2096(%rsp)
vfmadd231ps	%zmm13,%zmm13,%zmm2
vmovups	%zmm24,1264(%rsp)
vfmadd231ps	%zmm24,%zmm24,%zmm2
vmovaps	%zmm31,%zmm24
vmovups	%zmm22,1392(%rsp)
vfmadd231ps	%zmm22,%zmm22,%zmm2
vmovaps	%zmm15,%zmm22
vmovaps	%zmm6,%zmm15
vmovups	1520(%rsp),%zmm31
vmovups	1072(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm2
vmovups	416(%rsp),%zmm23
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm14,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%r15)
leaq	256(%r13),%r15
vmulps	%zmm17,%zmm17,%zmm2
vmovups	160(%rsp),%zmm17
vfmadd231ps	%zmm26,%zmm26,%zmm2
vfmadd231ps	%zmm31,%zmm31,%zmm2
vfmadd231ps	%zmm25,%zmm25,%zmm2
vmovups	%zmm4,1328(%rsp)
vfmadd231ps	%zmm4,%zmm4,%zmm2
vmovups	688(%rsp),%zmm4
vmovups	880(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm2
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm14,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%rbx)
movq	48(%rsp),%rbx
vmulps	%zmm18,%zmm18,%zmm2
vmovups	224(%rsp),%zmm18
vfmadd231ps	%zmm24,%zmm24,%zmm2
vfmadd231ps	%zmm4,%zmm4,%zmm2
vfmadd231ps	%zmm22,%zmm22,%zmm2
vmulps	%zmm17,%zmm2,%zmm2
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm17,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%r11)
vmulps	%zmm16,%zmm16,%zmm2
vfmadd231ps	%zmm15,%zmm15,%zmm2
vmovups	%zmm3,1456(%rsp)
vfmadd231ps	%zmm3,%zmm3,%zmm2
vmulps	%zmm18,%zmm2,%zmm2
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm18,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%r10)
movq	40(%rsp),%r10
vmulps	%zmm9,%zmm9,%zmm2
vmovups	%zmm30,624(%rsp)
vfmadd231ps	%zmm30,%zmm30,%zmm2
vmovups	3568(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm2
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm14,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%r9)
movl	4(%rsp),%r9d
vmulps	%zmm1,%zmm1,%zmm2
vmovups	944(%rsp),%zmm14
vmulps	%zmm2,%zmm14,%zmm2
vmovaps	%zmm23,%zmm6
vmulps	%zmm2,%zmm14,%zmm6 {%k2}
vmovaps	%zmm6,(%rcx,%rdi)
movl	$12,%edi
testl	%esi,%esi
je	97f
vmovaps	%zmm26,%zmm21
vmovaps	%zmm1,%zmm16
vmulps	816(%rsp),%zmm0,%zmm0
vfmadd231ps	%zmm10,%zmm26,%zmm0
vmovups	2096(%rsp),%zmm1
vfmadd231ps	%zmm1,%zmm31,%zmm0
vmovups	1264(%rsp),%zmm26
vfmadd231ps	%zmm26,%zmm25,%zmm0
vmovups	1392(%rsp),%zmm3
vmovups	1328(%rsp),%zmm23
vfmadd231ps	%zmm3,%zmm23,%zmm0
vmovups	880(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm0
vmovups	416(%rsp),%zmm14
vmovaps	%zmm14,%zmm2
vmovups	1072(%rsp),%zmm13
vmulps	%zmm0,%zmm13,%zmm2 {%k2}
imulq	$448,%r14,%rsi
addq	%r8,%rsi
vmovaps	%zmm2,(%rcx,%rsi)
vmovups	352(%rsp),%zmm9
vmulps	%zmm10,%zmm9,%zmm0
vfmadd231ps	%zmm1,%zmm24,%zmm0
vfmadd231ps	%zmm26,%zmm4,%zmm0
vfmadd231ps	%zmm3,%zmm22,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm14,%zmm2
vmulps	%zmm0,%zmm13,%zmm2 {%k2}
leaq	(%r14,%r14,8),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
addq	%r8,%rdi
vmovaps	%zmm2,(%rcx,%rdi)
vmulps	%zmm21,%zmm9,%zmm0
vfmadd231ps	%zmm31,%zmm24,%zmm0
vfmadd231ps	%zmm25,%zmm4,%zmm0
vfmadd231ps	%zmm23,%zmm22,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vmovaps	%zmm14,%zmm2
vmulps	%zmm0,%zmm6,%zmm2 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm2,(%rcx,%rdx)
vmovups	96(%rsp),%zmm2
vmulps	%zmm1,%zmm2,%zmm0
vfmadd231ps	%zmm26,%zmm15,%zmm0
vmovups	1456(%rsp),%zmm21
vfmadd231ps	%zmm3,%zmm21,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm13,%zmm1 {%k2}
movq	%rax,%rdx
shlq	$8,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm31,%zmm2,%zmm0
vfmadd231ps	%zmm25,%zmm15,%zmm0
vfmadd231ps	%zmm23,%zmm21,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$832,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm24,%zmm2,%zmm0
vfmadd231ps	%zmm4,%zmm15,%zmm0
vfmadd231ps	%zmm22,%zmm21,%zmm0
vmulps	%zmm18,%zmm0,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm17,%zmm1 {%k2}
imulq	$896,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmovups	480(%rsp),%zmm9
vmulps	%zmm26,%zmm9,%zmm0
vmovups	624(%rsp),%zmm10
vfmadd231ps	%zmm3,%zmm10,%zmm0
vmovups	3568(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm13,%zmm1 {%k2}
movq	%r14,%rdx
shlq	$10,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm25,%zmm9,%zmm0
vfmadd231ps	%zmm23,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$1088,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm4,%zmm9,%zmm0
vfmadd231ps	%zmm22,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r8,%rsi
vmovaps	%zmm1,(%rcx,%rsi)
vmulps	%zmm15,%zmm9,%zmm0
vfmadd231ps	%zmm21,%zmm10,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm18,%zmm0,%zmm1 {%k2}
imulq	$1216,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm3,%zmm16,%zmm0
vmovups	944(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm13,%zmm1 {%k2}
imulq	$1344,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm23,%zmm16,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm0,%zmm6,%zmm1 {%k2}
imulq	$1408,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm22,%zmm16,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm17,%zmm0,%zmm1 {%k2}
imulq	$1472,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm1,(%rcx,%rdx)
vmulps	%zmm21,%zmm16,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm14,%zmm1
vmulps	%zmm18,%zmm0,%zmm1 {%k2}
shlq	$9,%rax
addq	%r8,%rax
vmovaps	%zmm1,(%rcx,%rax)
vmulps	%zmm10,%zmm16,%zmm0
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm14 {%k2}
imulq	$1600,%r14,%rax
addq	%r8,%rax
vmovaps	%zmm14,(%rcx,%rax)
movl	$27,%edi
97:
testb	$8,%r9b
vxorps	%xmm18,%xmm18,%xmm18
je	6b
movq	8(%rsp),%rax
vbroadcastss	208(%rax),%zmm0
vmovups	3824(%rsp),%zmm1
vcmpeqps	344f(%rip){1to16},%zmm1,%k2
vaddps	%zmm7,%zmm7,%zmm1
vmovups	2736(%rsp),%zmm6
vfmsub132ps	357f(%rip){1to16},%zmm7,%zmm6
vbroadcastss	100(%rax),%zmm3
vfmadd213ps	%zmm18,%zmm5,%zmm3
vfmadd231ps	104(%rax){1to16},%zmm29,%zmm3
vfmadd231ps	108(%rax){1to16},%zmm28,%zmm3
vfmadd231ps	112(%rax){1to16},%zmm27,%zmm3
vfmadd231ps	116(%rax){1to16},%zmm20,%zmm3
vfmadd231ps	120(%rax){1to16},%zmm19,%zmm3
vfmadd231ps	124(%rax){1to16},%zmm12,%zmm3
vfmadd231ps	128(%rax){1to16},%zmm11,%zmm3
vfmadd231ps	132(%rax){1to16},%zmm8,%zmm3
vbroadcastss	136(%rax),%zmm2
vmovups	5744(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm18,%zmm5,%zmm2
vfmadd231ps	140(%rax){1to16},%zmm29,%zmm2
vfmadd231ps	144(%rax){1to16},%zmm28,%zmm2
vfmadd231ps	148(%rax){1to16},%zmm27,%zmm2
vfmadd231ps	152(%rax){1to16},%zmm20,%zmm2
vfmadd231ps	156(%rax){1to16},%zmm19,%zmm2
vfmadd231ps	160(%rax){1to16},%zmm12,%zmm2
vfmadd231ps	164(%rax){1to16},%zmm11,%zmm2
vfmadd231ps	168(%rax){1to16},%zmm8,%zmm2
vfmadd132ps	172(%rax){1to16},%zmm18,%zmm5
vfmadd231ps	176(%rax){1to16},%zmm29,%zmm5
vfmadd231ps	180(%rax){1to16},%zmm28,%zmm5
vfmadd231ps	184(%rax){1to16},%zmm27,%zmm5
vfmadd231ps	188(%rax){1to16},%zmm20,%zmm5
vfmadd231ps	192(%rax){1to16},%zmm19,%zmm5
vfmadd231ps	196(%rax){1to16},%zmm12,%zmm5
vfmadd231ps	200(%rax){1to16},%zmm11,%zmm5
vfmadd231ps	204(%rax){1to16},%zmm8,%zmm5
vfmadd231ps	432f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	438f(%rip){1to16},%zmm4,%zmm5
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
98:
addq	$6776,%rsp
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
