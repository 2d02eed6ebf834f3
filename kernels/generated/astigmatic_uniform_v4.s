# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5448,%rsp
movl	%esi,12(%rsp)
testl	%ecx,%ecx
je	99f
testl	%edx,%edx
je	99f
cmpl	$0,12(%rsp)
je	99f
movq	5520(%rsp),%rbx
movl	12(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,72(%rsp)
movq	(%rdi),%rsi
movq	%rsi,48(%rsp)
movq	8(%rdi),%rsi
movq	16(%rdi),%r15
movq	24(%rdi),%r10
movq	%r10,208(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rbp
addl	%r8d,%r9d
addl	5504(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,168(%rsp)
imull	%eax,%edx
movl	%edx,60(%rsp)
leaq	64(%rbp),%rax
movq	%rax,80(%rsp)
xorl	%eax,%eax
vbroadcastss	322f(%rip),%zmm31
vbroadcastss	338f(%rip),%zmm15
vmovss	335f(%rip),%xmm30
vbroadcastss	345f(%rip),%zmm28
vxorps	%xmm16,%xmm16,%xmm16
movq	%r9,176(%rsp)
movl	%r9d,%ecx
movq	%rsi,%r9
vpbroadcastd	322f(%rip),%zmm14
vpbroadcastd	324f(%rip),%zmm17
vbroadcastss	377f(%rip),%zmm29
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vbroadcastss	328f(%rip),%zmm21
vbroadcastss	329f(%rip),%zmm22
vpbroadcastd	332f(%rip),%zmm23
vpbroadcastd	448f(%rip),%zmm24
movq	%rsi,32(%rsp)
movq	%r14,200(%rsp)
movq	%r15,192(%rsp)
movq	%rbp,40(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	60(%rsp),%ecx
cmpq	168(%rsp),%rax
je	99f
3:
movq	%rax,%rdx
imulq	72(%rsp),%rdx
movq	%rdx,184(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,216(%rsp)
movl	%ecx,64(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	12(%rsp),%esi
cmpq	72(%rsp),%rdi
je	2b
5:
movq	184(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	176(%rsp),%rdx
movl	%esi,%r8d
xorl	%r10d,%r10d
movl	%esi,68(%rsp)
movq	%rdi,232(%rsp)
movq	%rdx,224(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	357f(%rip),%zmm0
vblendmps	3136(%rsp),%zmm0,%zmm0 {%k1}
movq	208(%rsp),%rcx
vmovups	3200(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	216(%rsp),%rax
vbroadcastss	338f(%rip),%zmm15
vmovss	335f(%rip),%xmm30
movl	64(%rsp),%ecx
vpbroadcastd	322f(%rip),%zmm14
vpbroadcastd	324f(%rip),%zmm17
vbroadcastss	377f(%rip),%zmm29
vbroadcastss	325f(%rip),%zmm18
vbroadcastss	326f(%rip),%zmm19
vbroadcastss	327f(%rip),%zmm20
vbroadcastss	328f(%rip),%zmm21
vbroadcastss	329f(%rip),%zmm22
vpbroadcastd	332f(%rip),%zmm23
vpbroadcastd	448f(%rip),%zmm24
movl	68(%rsp),%esi
movq	232(%rsp),%rdi
movq	224(%rsp),%rdx
movl	28(%rsp),%r8d
movq	248(%rsp),%r10
movq	%rbx,%r14
movq	5520(%rsp),%rbx
vbroadcastss	345f(%rip),%zmm28
7:
incq	%r10
incl	%r8d
cmpq	%r14,%r10
je	4b
8:
leaq	(%rdx,%r10),%r12
movl	8(%rbx),%r11d
cmpq	%r11,%r12
jae	7b
movq	%r10,248(%rsp)
movl	%r8d,28(%rsp)
movl	(%rbx),%r10d
movl	12(%rbx),%eax
movl	%eax,256(%rsp)
movl	16(%rbx),%ecx
movq	%r10,%rdx
imulq	%r10,%rdx
leaq	1(%rdx),%rax
shrq	%rax
movl	%ecx,8(%rsp)
testb	$1,%cl
movq	%rdx,640(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm2,%xmm2,%xmm2
testq	%r10,%r10
movq	%r12,240(%rsp)
movq	%r11,88(%rsp)
je	56f
movq	%rax,%r11
imulq	%r12,%r11
movl	$2,%r15d
subq	%r10,%r15
imull	28(%rsp),%eax
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,384(%rsp)
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,320(%rsp)
vpxor	%xmm10,%xmm10,%xmm10
vxorps	%xmm25,%xmm25,%xmm25
movl	$16,%ebx
movq	80(%rsp),%rbp
xorl	%r12d,%r12d
vmovaps	%zmm31,%zmm26
vmovaps	%zmm31,%zmm27
vpbroadcastd	323f(%rip),%zmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm3,%xmm3,%xmm3
xorl	%ecx,%ecx
movl	8(%rsp),%r14d
jmp	32f
.p2align	4
9:
vaddps	%zmm7,%zmm6,%zmm6
vaddps	%zmm5,%zmm1,%zmm1
incq	%rcx
addl	%r10d,%eax
addl	384(%rsp),%ebx
addq	%r10,%r12
addq	320(%rsp),%rbp
cmpq	%r10,%rcx
je	55f
32:
movq	%rcx,%rdi
imulq	%r10,%rdi
leal	(%r11,%rdi),%esi
andl	$2147483647,%esi
movq	%rdi,%rdx
shrq	%rdx
addq	%r11,%rdx
testb	$1,%r14b
cmoveq	%rsi,%rdx
shlq	$6,%rdx
movq	48(%rsp),%r8
vmovdqa64	(%r8,%rdx),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	33f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm24,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
33:
vsubps	(%r9){1to16},%zmm4,%zmm4
vbroadcastss	8(%r9),%zmm5
vfmadd132ps	4(%r9){1to16},%zmm5,%zmm4
testb	$1,%r14b
je	34f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm7
vpsrld	%xmm7,%zmm0,%zmm0
vpandd	%zmm24,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
34:
movq	%rdi,%rdx
shlq	$6,%rdx
movq	40(%rsp),%r8
vmovaps	%zmm4,(%r8,%rdx)
testb	$8,%r14b
jne	37f
andl	$2147483647,%eax
vsubps	%zmm5,%zmm4,%zmm7
cmpq	$1,%r10
je	38f
35:
vpandd	%zmm17,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm16,%zmm7,%zmm5
jne	39f
36:
testq	%rcx,%rcx
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm18,%zmm4,%zmm7
vfmadd213ps	%zmm19,%zmm4,%zmm7
vfmadd213ps	%zmm20,%zmm4,%zmm7
vaddps	%zmm21,%zmm4,%zmm9
vfmadd213ps	%zmm22,%zmm4,%zmm9
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm7,%zmm26,%zmm26 {%k1}
vmulps	%zmm9,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm7
vpsrld	$23,%zmm27,%zmm9
vpsubd	%zmm9,%zmm11,%zmm9
vpaddd	%zmm7,%zmm9,%zmm11
vpternlogd	$236,%zmm23,%zmm14,%zmm26
vpternlogd	$236,%zmm23,%zmm14,%zmm27
vbroadcastss	322f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm25,%zmm25
andl	$2147483647,%eax
vsubps	%zmm5,%zmm4,%zmm7
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm7,%zmm3,%zmm3
vpandd	%zmm17,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm16,%zmm7,%zmm5
je	36b
39:
movl	%ebx,96(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
jne	48f
42:
addq	%rbx,%rdi
addq	%rbx,%rsi
movq	%rdi,%rdx
shrq	%rdx
addq	%r11,%rdx
testb	$1,%r14b
cmoveq	%rsi,%rdx
shlq	$6,%rdx
movq	48(%rsp),%rsi
vmovdqa64	(%rsi,%rdx),%zmm0
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	43f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm24,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
movq	32(%rsp),%r9
vsubps	(%r9){1to16},%zmm4,%zmm4
vbroadcastss	8(%r9),%zmm9
vfmadd132ps	4(%r9){1to16},%zmm9,%zmm4
testb	$1,%r14b
je	44f
movl	%edi,%edx
shll	$4,%edx
andl	$16,%edx
vmovd	%edx,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm24,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	40(%rsp),%rdx
vmovaps	%zmm4,(%rdx,%rdi)
testb	$8,%r14b
je	45f
vaddps	%zmm18,%zmm4,%zmm12
vfmadd213ps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vaddps	%zmm21,%zmm4,%zmm13
vfmadd213ps	%zmm22,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm12,%zmm26,%zmm26 {%k1}
vmulps	%zmm13,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm12
vpsrld	$23,%zmm27,%zmm13
vpsubd	%zmm13,%zmm11,%zmm11
vpaddd	%zmm12,%zmm11,%zmm11
vpternlogd	$236,%zmm23,%zmm14,%zmm26
vpternlogd	$236,%zmm23,%zmm14,%zmm27
vbroadcastss	322f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm25,%zmm25
45:
vsubps	%zmm9,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm3,%zmm3
46:
movl	96(%rsp),%ebx
vpandd	%zmm17,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vaddps	%zmm4,%zmm5,%zmm5
testq	%rcx,%rcx
jne	9b
47:
vaddps	%zmm5,%zmm8,%zmm8
jmp	9b
.p2align	4
48:
movq	%rbp,%rdx
movl	96(%rsp),%r9d
jmp	52f
.p2align	4
49:
vpandd	%zmm17,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm10,%zmm10
vsubps	%zmm9,%zmm4,%zmm0
vaddps	%zmm0,%zmm5,%zmm5
leaq	(%r15,%rbx),%r8
incq	%r8
incq	%rbx
addl	$16,%r9d
addq	$64,%rdx
cmpq	$1,%r8
je	42b
52:
leaq	(%r12,%rbx),%r14
leaq	(%rax,%rbx),%r8
shrq	%r14
addq	%r11,%r14
testb	$1,8(%rsp)
cmoveq	%r8,%r14
shlq	$6,%r14
movq	48(%rsp),%r8
vmovdqa64	(%r8,%r14),%zmm0
movl	8(%rsp),%r14d
vmovdqa64	%zmm0,%zmm4
testb	$1,%r14b
je	53f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm4
vpsrld	%xmm4,%zmm0,%zmm4
vpandd	%zmm24,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
53:
movq	32(%rsp),%r8
vsubps	(%r8){1to16},%zmm4,%zmm4
vbroadcastss	8(%r8),%zmm9
vfmadd132ps	4(%r8){1to16},%zmm9,%zmm4
testb	$1,%r14b
je	54f
movl	%r9d,%r8d
andl	$16,%r8d
vmovd	%r8d,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm24,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%rdx)
testb	$8,%r14b
je	49b
vaddps	%zmm18,%zmm4,%zmm12
vfmadd213ps	%zmm19,%zmm4,%zmm12
vfmadd213ps	%zmm20,%zmm4,%zmm12
vaddps	%zmm21,%zmm4,%zmm13
vfmadd213ps	%zmm22,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm16,%k1
vmulps	%zmm12,%zmm26,%zmm26 {%k1}
vmulps	%zmm13,%zmm27,%zmm27 {%k1}
vpsrld	$23,%zmm26,%zmm12
vpsrld	$23,%zmm27,%zmm13
vpsubd	%zmm13,%zmm11,%zmm11
vpaddd	%zmm12,%zmm11,%zmm11
vpternlogd	$236,%zmm23,%zmm14,%zmm26
vpternlogd	$236,%zmm23,%zmm14,%zmm27
vbroadcastss	322f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm25,%zmm25
jmp	49b
.p2align	4
55:
vpcmpnleud	333f(%rip){1to16},%zmm10,%k0
vcvtudq2ps	%zmm11,%zmm0
vaddps	334f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4416(%rsp)
movq	200(%rsp),%r14
movq	192(%rsp),%r15
movq	40(%rsp),%rbp
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4416(%rsp)
vmovaps	%zmm31,%zmm27
vmovaps	%zmm31,%zmm26
57:
vcvtusi2ss	%r10d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm4
vmaxps	%zmm31,%zmm4,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm8,%zmm0,%zmm7
vmulps	%zmm5,%zmm0,%zmm5
vmulps	%zmm6,%zmm0,%zmm6
vmulps	%zmm3,%zmm0,%zmm0
vminps	%zmm7,%zmm5,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm5,%zmm3 {%k1}
vmaxps	%zmm7,%zmm5,%zmm7
vmovaps	%zmm5,%zmm7 {%k1}
vminps	%zmm6,%zmm0,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm0,%zmm5 {%k1}
vmaxps	%zmm6,%zmm0,%zmm6
vmovaps	%zmm0,%zmm6 {%k1}
vminps	%zmm3,%zmm5,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vminps	%zmm7,%zmm6,%zmm5
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vminps	%zmm3,%zmm5,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm0
vbroadcastss	335f(%rip),%zmm14
vmulps	%zmm14,%zmm0,%zmm3
testq	%r10,%r10
je	65f
vmaxps	%zmm2,%zmm3,%zmm0
vbroadcastss	8(%r9),%zmm6
vaddps	%zmm6,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm7
movl	%r10d,%eax
andl	$-2,%eax
movq	%r10,%rcx
shlq	$6,%rcx
vxorps	%xmm5,%xmm5,%xmm5
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
addq	%rbp,%r8
vcvtsi2ss	%rdi,%xmm31,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm16,%zmm8,%zmm8
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
vaddps	%zmm10,%zmm5,%zmm5
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
movq	%rdx,%r8
xorl	%edi,%edi
.p2align	4
64:
vmovaps	-64(%r8),%zmm11
vmovaps	(%r8),%zmm12
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm16,%zmm11,%zmm11
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
vmaxps	%zmm16,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r9
vcvtsi2ss	%r9,%xmm15,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rdi
subq	$-128,%r8
cmpq	%rax,%rdi
jne	64b
testb	$1,%r10b
movq	32(%rsp),%r9
vbroadcastss	335f(%rip),%zmm14
jne	59b
jmp	62b
65:
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
66:
vmovups	%zmm27,4736(%rsp)
vmovups	%zmm26,4800(%rsp)
vmovups	%zmm25,4864(%rsp)
vcvtusi2ssq	640(%rsp),%xmm31,%xmm6
vbroadcastss	%xmm6,%zmm10
vmaxps	336f(%rip){1to16},%zmm5,%zmm6
vdivps	%zmm6,%zmm31,%zmm7
vcmpgtps	337f(%rip){1to16},%zmm5,%k1
vaddps	%zmm15,%zmm4,%zmm4
vmulps	%zmm14,%zmm4,%zmm4
vmovaps	%zmm4,%zmm6
vmovups	%zmm10,4480(%rsp)
vdivps	339f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm7,%zmm8,%zmm6 {%k1}
vmulps	%zmm7,%zmm0,%zmm4 {%k1}
vmulps	%zmm7,%zmm9,%zmm0
vfnmadd231ps	%zmm6,%zmm6,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vbroadcastss	342f(%rip),%zmm11
vmaxps	%zmm11,%zmm8,%zmm0
vsqrtps	%zmm0,%zmm9
vmulps	%zmm7,%zmm2,%zmm0
vfnmadd231ps	%zmm4,%zmm4,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm10,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm10,%zmm2 {%k1}
vmaxps	%zmm11,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm10
vmovss	60(%r9),%xmm7
vmovss	84(%r9),%xmm8
vsubss	%xmm7,%xmm8,%xmm0
vbroadcastss	44(%r9),%zmm11
vmulss	343f(%rip),%xmm0,%xmm12
vmovss	322f(%rip),%xmm2
vdivss	48(%r9),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm13
vbroadcastss	20(%r9),%zmm14
vbroadcastss	28(%r9),%zmm15
vbroadcastss	36(%r9),%zmm16
vbroadcastss	24(%r9),%zmm17
vbroadcastss	32(%r9),%zmm18
vbroadcastss	40(%r9),%zmm19
xorl	%eax,%eax
vxorps	%xmm2,%xmm2,%xmm2
vbroadcastss	344f(%rip),%zmm20
.p2align	4
67:
vcvtsi2ss	%eax,%xmm31,%xmm21
vaddss	%xmm30,%xmm21,%xmm21
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
jne	67b
vmulps	346f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vmulps	%zmm9,%zmm5,%zmm5
vmovups	4480(%rsp),%zmm10
vfnmadd231ps	%zmm10,%zmm3,%zmm1
vsqrtps	%zmm5,%zmm5
vmaxps	%zmm1,%zmm5,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vmaxps	%zmm31,%zmm9,%zmm1
vbroadcastss	52(%r9),%zmm16
vbroadcastss	76(%r9),%zmm17
vbroadcastss	56(%r9),%zmm14
vbroadcastss	80(%r9),%zmm15
vbroadcastss	%xmm7,%zmm12
vbroadcastss	%xmm8,%zmm13
vbroadcastss	64(%r9),%zmm9
vbroadcastss	88(%r9),%zmm11
vbroadcastss	68(%r9),%zmm7
vbroadcastss	92(%r9),%zmm8
vminps	%zmm6,%zmm17,%zmm5
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm17,3904(%rsp)
vmovaps	%zmm17,%zmm5 {%k1}
vmaxps	%zmm5,%zmm16,%zmm27
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm16,3968(%rsp)
vmovaps	%zmm16,%zmm27 {%k1}
vminps	%zmm4,%zmm15,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm15,3392(%rsp)
vmovaps	%zmm15,%zmm5 {%k1}
vmaxps	%zmm5,%zmm14,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,3456(%rsp)
vmovaps	%zmm14,%zmm4 {%k1}
vmovups	%zmm4,768(%rsp)
vminps	%zmm2,%zmm13,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,4032(%rsp)
vmovaps	%zmm13,%zmm4 {%k1}
vmaxps	%zmm4,%zmm12,%zmm26
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm12,4096(%rsp)
vmovaps	%zmm12,%zmm26 {%k1}
vmovups	%zmm11,4160(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,2880(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,448(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,2944(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm7,%zmm30
vbroadcastss	347f(%rip),%zmm2
vcmpltps	%zmm2,%zmm10,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2752(%rsp)
vblendmps	%zmm3,%zmm31,%zmm15 {%k1}
vbroadcastss	348f(%rip),%zmm3
vblendmps	%zmm3,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3136(%rsp)
vmovups	%zmm7,3008(%rsp)
vmovaps	%zmm7,%zmm30 {%k2}
vcvtusi2ssl	256(%rsp),%xmm6,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4544(%rsp)
vmulss	342f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4928(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
leaq	256(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2432(%rsp)
vmovups	%zmm0,2496(%rsp)
vmovups	%zmm0,2560(%rsp)
vmovups	%zmm0,2688(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,2624(%rsp)
vmovups	%zmm31,2816(%rsp)
vbroadcastss	352f(%rip),%zmm0
vmovups	%zmm0,3776(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1600(%rsp)
vmovups	%zmm0,3072(%rsp)
vmovups	%zmm3,2368(%rsp)
vbroadcastss	349f(%rip),%zmm0
vmovups	%zmm0,3840(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,3648(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3200(%rsp)
jmp	69f
.p2align	4
68:
vfmadd213ps	%zmm22,%zmm10,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm24,%zmm0
vmovaps	%zmm24,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm25,%zmm0 {%k4}
vmovaps	%zmm22,%zmm0 {%k3}
vsubps	%zmm22,%zmm0,%zmm5
vmovups	2752(%rsp),%zmm11
vblendmps	%zmm11,%zmm5,%zmm11 {%k3}
vfmadd213ps	%zmm15,%zmm5,%zmm1
vfmadd213ps	%zmm23,%zmm10,%zmm2
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm12,%zmm2
vmovaps	%zmm12,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmaxps	%zmm2,%zmm19,%zmm2
vmovaps	%zmm19,%zmm2 {%k4}
vmovaps	%zmm23,%zmm2 {%k3}
vsubps	%zmm23,%zmm2,%zmm5
vmovups	2432(%rsp),%zmm12
vblendmps	%zmm12,%zmm5,%zmm12 {%k3}
vdivps	%zmm7,%zmm31,%zmm9
vmovups	384(%rsp),%zmm19
vfmadd213ps	%zmm1,%zmm5,%zmm19
vmovups	%zmm11,2752(%rsp)
vmulps	%zmm11,%zmm9,%zmm5
vmovups	640(%rsp),%zmm11
vmovups	1536(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm5,%zmm11
vmovups	2048(%rsp),%zmm13
vmovups	3328(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm5,%zmm13
vmovups	%zmm12,2432(%rsp)
vmulps	%zmm12,%zmm9,%zmm5
vmovups	2112(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm5,%zmm12
vmovups	2240(%rsp),%zmm11
vfnmadd213ps	%zmm13,%zmm5,%zmm11
vmovups	3072(%rsp),%zmm5
vmovaps	%zmm5,%zmm3 {%k2}
vcmpnltps	%zmm4,%zmm10,%k4
vmovups	3776(%rsp),%zmm4
vblendmps	%zmm4,%zmm14,%zmm4 {%k3}
vmovups	%zmm4,3776(%rsp)
vmulps	256(%rsp),%zmm14,%zmm4
vmulps	442f(%rip){1to16},%zmm4,%zmm4
vcmpunordps	%zmm14,%zmm14,%k5
vminps	%zmm14,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k5}
vcmpnleps	%zmm16,%zmm5,%k5
vmovups	2368(%rsp),%zmm4
vmovaps	%zmm4,%zmm16 {%k2}
vcmpnleps	%zmm10,%zmm7,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm31,%zmm4 {%k1} {z}
vmovups	1600(%rsp),%zmm5
vmovaps	%zmm5,%zmm4 {%k2}
vmovups	2816(%rsp),%zmm5
vblendmps	%zmm5,%zmm10,%zmm5 {%k3}
vmovups	%zmm5,2816(%rsp)
vfmadd213ps	%zmm20,%zmm10,%zmm6
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm28,%zmm5
vmovaps	%zmm28,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm27,%zmm5
vmovaps	%zmm27,%zmm5 {%k1}
vmovaps	%zmm20,%zmm5 {%k3}
vsubps	%zmm20,%zmm5,%zmm6
vmovups	96(%rsp),%zmm13
vfmadd213ps	%zmm19,%zmm6,%zmm13
vmovups	2496(%rsp),%zmm10
vblendmps	%zmm10,%zmm6,%zmm10 {%k3}
vmovups	%zmm10,2496(%rsp)
vmulps	%zmm10,%zmm9,%zmm6
vmovups	1984(%rsp),%zmm9
vfnmadd213ps	%zmm12,%zmm6,%zmm9
vmovups	2304(%rsp),%zmm12
vfnmadd213ps	%zmm11,%zmm6,%zmm12
vmovups	1856(%rsp),%zmm1
vmulps	%zmm9,%zmm1,%zmm6
vmulps	2176(%rsp),%zmm1,%zmm9
vmovups	1280(%rsp),%zmm14
vmulps	%zmm9,%zmm14,%zmm10
vmulps	%zmm6,%zmm10,%zmm11
vfmsub231ps	%zmm12,%zmm14,%zmm11
vfnmadd213ps	%zmm31,%zmm10,%zmm10
vmaxps	432f(%rip){1to16},%zmm10,%zmm10
vdivps	%zmm10,%zmm31,%zmm10
vmulps	%zmm11,%zmm10,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmulps	%zmm6,%zmm1,%zmm6
vmulps	%zmm1,%zmm9,%zmm9
vmulps	%zmm10,%zmm7,%zmm10
vbroadcastss	447f(%rip),%zmm12
vmovups	832(%rsp),%zmm1
vmulps	%zmm12,%zmm1,%zmm11
vcmpunordps	%zmm10,%zmm10,%k1
vmaxps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k1}
vaddps	%zmm10,%zmm1,%zmm10
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	2944(%rsp),%zmm11
vminps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k1}
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	3008(%rsp),%zmm11
vmaxps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k1}
vmovaps	%zmm1,%zmm10 {%k3}
vsubps	%zmm1,%zmm10,%zmm11
vfmadd231ps	%zmm18,%zmm11,%zmm13
vmulps	%zmm6,%zmm7,%zmm6
vfnmadd231ps	%zmm9,%zmm11,%zmm6
vmovups	2688(%rsp),%zmm7
vblendmps	%zmm7,%zmm11,%zmm7 {%k3}
vmovups	%zmm7,2688(%rsp)
vmulps	%zmm12,%zmm30,%zmm7
vcmpunordps	%zmm6,%zmm6,%k1
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm6,%zmm30,%zmm6
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm29,%zmm6
vmovaps	%zmm29,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	2880(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k1}
vmovaps	%zmm30,%zmm6 {%k3}
vsubps	%zmm30,%zmm6,%zmm7
vfmadd231ps	%zmm7,%zmm17,%zmm13 {%k4} {z}
vmovups	2560(%rsp),%zmm9
vblendmps	%zmm9,%zmm7,%zmm9 {%k3}
vmovups	%zmm9,2560(%rsp)
vmovups	2624(%rsp),%zmm7
vmovaps	%zmm7,%zmm13 {%k3}
knotw	%k0,%k1
vmovups	320(%rsp),%zmm1
vmovaps	%zmm1,%zmm1 {%k1} {z}
vmovups	4544(%rsp),%zmm7
vcmpgtps	3200(%rsp),%zmm7,%k1
vaddps	448(%rsp),%zmm1,%zmm15 {%k1} {z}
vmovdqa32	%zmm8,%zmm7 {%k3} {z}
vmovaps	%zmm0,%zmm27
vmovups	%zmm2,768(%rsp)
vmovaps	%zmm5,%zmm26
vmovups	%zmm6,448(%rsp)
vmovaps	%zmm10,%zmm30
vmovups	%zmm13,2624(%rsp)
vmovups	%zmm4,1600(%rsp)
vmovups	%zmm3,3072(%rsp)
vmovups	%zmm16,2368(%rsp)
vbroadcastss	377f(%rip),%zmm29
vbroadcastss	345f(%rip),%zmm28
69:
vpslld	$31,%zmm7,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,26(%rsp)
knotw	%k0,%k0
kmovw	%k0,24(%rsp)
vpandd	353f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5376(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vpandd	354f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
vpandd	355f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vmovups	%zmm7,4992(%rsp)
vpandd	356f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5184(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vbroadcastss	358f(%rip),%zmm13
vxorps	%xmm3,%xmm3,%xmm3
.p2align	4
72:
vaddss	%xmm3,%xmm15,%xmm0
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
vmovups	%zmm15,4608(%rsp)
vextractf32x4	$3,%zmm15,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm16
vbroadcastss	44(%r9),%zmm1
vmovss	322f(%rip),%xmm0
vdivss	48(%r9),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm1,%zmm26,%zmm2
vbroadcastss	28(%r9),%zmm3
vbroadcastss	36(%r9),%zmm4
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm4,%xmm5
vmulps	%zmm2,%zmm2,%zmm6
vfmadd213ps	%zmm3,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm2,%zmm4
vfmadd213ps	%zmm31,%zmm6,%zmm4
vmaxps	%zmm28,%zmm4,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vbroadcastss	20(%r9),%zmm7
vxorps	%xmm15,%xmm15,%xmm15
vmovss	348f(%rip),%xmm10
vmulss	%xmm5,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	357f(%rip),%xmm11
vmulss	%xmm3,%xmm11,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm13,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmovss	359f(%rip),%xmm9
vmulss	%xmm5,%xmm9,%xmm5
vbroadcastss	%xmm5,%zmm5
vmovss	362f(%rip),%xmm12
vmulss	%xmm3,%xmm12,%xmm3
vbroadcastss	%xmm3,%zmm3
vfmadd231ps	%zmm5,%zmm2,%zmm3
vfmadd213ps	%zmm13,%zmm2,%zmm3
vbroadcastss	335f(%rip),%zmm14
vmulps	%zmm14,%zmm8,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm4,%zmm7,%zmm17
vmulps	%zmm2,%zmm7,%zmm4
vmulps	%zmm4,%zmm0,%zmm4
vmovups	%zmm4,4352(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm3,%zmm14,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm2
vaddps	%zmm1,%zmm26,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r9),%zmm3
vbroadcastss	32(%r9),%zmm4
vbroadcastss	40(%r9),%zmm5
vmovaps	%xmm5,%xmm6
vmulps	%zmm1,%zmm1,%zmm7
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm1,%zmm5
vfmadd213ps	%zmm31,%zmm7,%zmm5
vmaxps	%zmm28,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm2,%zmm0,%zmm20
vdivps	%zmm7,%zmm31,%zmm2
vmulss	%xmm6,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm4,%xmm11,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm8
vfmadd213ps	%zmm13,%zmm1,%zmm8
vmulps	%zmm8,%zmm1,%zmm7
vmulss	%xmm6,%xmm9,%xmm6
vbroadcastss	%xmm6,%zmm6
vmulss	%xmm4,%xmm12,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm13,%zmm1,%zmm4
vmulps	%zmm14,%zmm7,%zmm1
vmulps	%zmm2,%zmm1,%zmm1
vmulps	%zmm2,%zmm5,%zmm5
vmulps	%zmm5,%zmm3,%zmm5
vmovups	%zmm5,4224(%rsp)
vmulps	%zmm1,%zmm3,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4288(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm4,%zmm14,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm25
testq	%r10,%r10
vmovups	%zmm27,1728(%rsp)
vmovups	%zmm17,4672(%rsp)
vmovups	%zmm26,1664(%rsp)
vmovss	%xmm16,1216(%rsp)
je	78f
vmovups	%zmm25,3520(%rsp)
vmovups	%zmm20,3584(%rsp)
vmovups	%zmm30,832(%rsp)
vdivps	%zmm17,%zmm31,%zmm0
vmulps	363f(%rip){1to16},%zmm0,%zmm10
vbroadcastss	364f(%rip),%zmm7
vsubps	%zmm27,%zmm7,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vbroadcastss	365f(%rip),%zmm8
vxorps	%zmm8,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	366f(%rip),%zmm16
vmaxps	%zmm16,%zmm3,%zmm3
vbroadcastss	367f(%rip),%zmm17
vmulps	%zmm17,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	368f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm5,%zmm3
vbroadcastss	369f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm5,%zmm3
vmulps	%zmm17,%zmm3,%zmm3
vbroadcastss	372f(%rip),%zmm20
vmovaps	%zmm20,%zmm6
vbroadcastss	373f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm3,%zmm6
vbroadcastss	374f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm3,%zmm6
vbroadcastss	375f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	376f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	%zmm29,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	324f(%rip),%zmm15
vandps	%zmm15,%zmm2,%zmm5
vbroadcastss	378f(%rip),%zmm25
vfmadd132ps	%zmm25,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	379f(%rip),%zmm27
vmovaps	%zmm27,%zmm6
vbroadcastss	382f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vbroadcastss	384f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vmovaps	%zmm29,%zmm1
vbroadcastss	385f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm5,%zmm6
vbroadcastss	386f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm5,%zmm6
vbroadcastss	387f(%rip),%zmm9
vmovaps	%zmm8,%zmm30
vfmadd213ps	%zmm9,%zmm5,%zmm6
vbroadcastss	388f(%rip),%zmm8
vmovups	1728(%rsp),%zmm28
vfmadd213ps	%zmm8,%zmm5,%zmm6
vbroadcastss	389f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm14,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	392f(%rip){1to16},%zmm0,%zmm4
vmovaps	%zmm0,%zmm17
vmulps	393f(%rip){1to16},%zmm0,%zmm5
vmovaps	%zmm10,%zmm0
vmulps	%zmm5,%zmm10,%zmm6
movq	%rdi,%rax
xorl	%ecx,%ecx
vbroadcastss	394f(%rip),%zmm29
vmovaps	%zmm14,%zmm16
vmovss	335f(%rip),%xmm26
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm31,%xmm7
vaddss	%xmm26,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm28,%zmm7,%zmm7
vmulps	%zmm7,%zmm0,%zmm7
vxorps	%zmm30,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	366f(%rip){1to16},%zmm10,%zmm10
vbroadcastss	367f(%rip),%zmm13
vmulps	%zmm13,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	%zmm18,%zmm12,%zmm10
vfmadd231ps	%zmm19,%zmm12,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vmovaps	%zmm20,%zmm13
vfmadd213ps	%zmm21,%zmm10,%zmm13
vfmadd213ps	%zmm22,%zmm10,%zmm13
vfmadd213ps	%zmm23,%zmm10,%zmm13
vfmadd213ps	%zmm24,%zmm10,%zmm13
vaddps	%zmm1,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm25,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm27,%zmm12
vfmadd213ps	382f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	383f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	384f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	385f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	386f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	387f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	388f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	389f(%rip){1to16},%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	364f(%rip){1to16},%zmm16,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm29,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm29,%zmm7,%zmm13
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
vmulps	%zmm2,%zmm17,%zmm2
vmovaps	%zmm2,(%rax)
incq	%rcx
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rcx,%r10
jne	73b
vdivps	4224(%rsp),%zmm31,%zmm0
vmulps	363f(%rip){1to16},%zmm0,%zmm28
vbroadcastss	364f(%rip),%zmm7
vsubps	768(%rsp),%zmm7,%zmm2
vmulps	%zmm28,%zmm2,%zmm2
vxorps	%zmm30,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	366f(%rip){1to16},%zmm3,%zmm3
vbroadcastss	367f(%rip),%zmm6
vmulps	%zmm6,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	%zmm18,%zmm5,%zmm3
vfmadd231ps	%zmm19,%zmm5,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovaps	%zmm20,%zmm6
vfmadd213ps	%zmm21,%zmm3,%zmm6
vfmadd213ps	%zmm22,%zmm3,%zmm6
vfmadd213ps	%zmm23,%zmm3,%zmm6
vfmadd213ps	%zmm24,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	%zmm1,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm15,%zmm2,%zmm5
vfmadd132ps	%zmm25,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm27,%zmm6
vfmadd213ps	382f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	383f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	384f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	385f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	386f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	387f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	388f(%rip){1to16},%zmm5,%zmm6
vfmadd213ps	389f(%rip){1to16},%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm16,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	392f(%rip){1to16},%zmm0,%zmm4
vmulps	393f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm28,%zmm6
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
74:
vcvtsi2ss	%rcx,%xmm15,%xmm7
vaddss	%xmm26,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	768(%rsp),%zmm7,%zmm7
vmulps	%zmm7,%zmm28,%zmm7
vxorps	%zmm30,%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	366f(%rip){1to16},%zmm10,%zmm10
vbroadcastss	367f(%rip),%zmm13
vmulps	%zmm13,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	%zmm18,%zmm12,%zmm10
vfmadd231ps	%zmm19,%zmm12,%zmm10
vmulps	%zmm13,%zmm10,%zmm10
vmovaps	%zmm20,%zmm13
vfmadd213ps	%zmm21,%zmm10,%zmm13
vfmadd213ps	%zmm22,%zmm10,%zmm13
vfmadd213ps	%zmm23,%zmm10,%zmm13
vfmadd213ps	%zmm24,%zmm10,%zmm13
vaddps	%zmm1,%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm15,%zmm7,%zmm10
vfmadd132ps	%zmm25,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm27,%zmm12
vfmadd213ps	382f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	383f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	384f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	385f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	386f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	387f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	388f(%rip){1to16},%zmm14,%zmm12
vfmadd213ps	389f(%rip){1to16},%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	364f(%rip){1to16},%zmm16,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm29,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm29,%zmm7,%zmm13
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
incq	%rcx
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%rcx,%r10
jne	74b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1216(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,512(%rsp)
vmovups	1600(%rsp),%zmm3
ja	75f
vxorps	%xmm3,%xmm3,%xmm3
75:
vbroadcastss	8(%r9),%zmm17
movq	%rbp,%rax
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,96(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,704(%rsp)
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm0,1280(%rsp)
vmovups	%zmm0,896(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,640(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm0,256(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,2304(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,320(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,1472(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
xorl	%ecx,%ecx
vmovups	448(%rsp),%zmm29
.p2align	4
76:
vmovups	%zmm24,3712(%rsp)
vmovups	%zmm20,960(%rsp)
vmovups	%zmm16,1024(%rsp)
vmovups	%zmm14,1088(%rsp)
vmovups	%zmm11,1152(%rsp)
vmovups	%zmm7,576(%rsp)
vmovups	%zmm6,1984(%rsp)
vmovups	%zmm4,3264(%rsp)
vmovups	%zmm10,3328(%rsp)
vmovups	%zmm23,1856(%rsp)
vmovups	%zmm9,1536(%rsp)
vmovups	%zmm19,2048(%rsp)
vmovups	%zmm18,2112(%rsp)
vmovups	%zmm21,2176(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm4
vmovaps	64(%r13,%rdx),%zmm6
vmovaps	128(%r13,%rdx),%zmm22
vmovaps	192(%r13,%rdx),%zmm0
vmovups	%zmm0,1920(%rsp)
vmovaps	256(%r13,%rdx),%zmm0
vmovups	%zmm0,1792(%rsp)
vmulps	%zmm4,%zmm29,%zmm18
vxorps	%xmm11,%xmm11,%xmm11
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm25,%xmm25,%xmm25
vmovups	832(%rsp),%zmm26
.p2align	4
77:
vmovaps	(%rax,%rsi),%zmm7
vmovaps	-256(%rdx),%zmm2
vmovaps	-192(%rdx),%zmm20
vmovaps	%zmm2,%zmm16
vfmadd213ps	%zmm26,%zmm18,%zmm16
vaddps	%zmm17,%zmm16,%zmm16
vmovaps	%zmm31,%zmm8
vdivps	%zmm16,%zmm31,%zmm31
vmovaps	-128(%rdx),%zmm29
vsubps	%zmm16,%zmm7,%zmm7
vmulps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm3,%zmm16
vfmadd213ps	%zmm31,%zmm31,%zmm16
vmovaps	%zmm8,%zmm31
vaddps	%zmm16,%zmm13,%zmm13
vaddps	%zmm7,%zmm10,%zmm10
vfmadd231ps	%zmm2,%zmm7,%zmm27
vfmadd231ps	%zmm20,%zmm7,%zmm24
vfmadd231ps	-64(%rdx),%zmm7,%zmm23
vfmadd231ps	%zmm29,%zmm7,%zmm14
vfmadd231ps	(%rdx),%zmm7,%zmm25
vmulps	%zmm16,%zmm2,%zmm7
vaddps	%zmm7,%zmm30,%zmm30
vfmadd231ps	%zmm7,%zmm2,%zmm11
vmulps	%zmm16,%zmm20,%zmm7
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm2,%zmm7,%zmm19
vfmadd231ps	%zmm7,%zmm20,%zmm12
vmulps	%zmm16,%zmm29,%zmm7
vaddps	%zmm7,%zmm0,%zmm0
vfmadd231ps	%zmm2,%zmm7,%zmm9
vfmadd231ps	%zmm20,%zmm7,%zmm21
vfmadd231ps	%zmm29,%zmm7,%zmm28
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	77b
vmovups	448(%rsp),%zmm29
vmulps	%zmm6,%zmm29,%zmm16
vmulps	%zmm22,%zmm29,%zmm2
vmulps	4288(%rsp),%zmm2,%zmm7
vmulps	4352(%rsp),%zmm18,%zmm20
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm18,%zmm12
vmovups	704(%rsp),%zmm2
vfmadd231ps	%zmm12,%zmm18,%zmm2
vmovups	%zmm2,704(%rsp)
vmovaps	%zmm19,%zmm2
vfmadd213ps	%zmm8,%zmm16,%zmm2
vmovups	1408(%rsp),%zmm12
vfmadd231ps	%zmm2,%zmm18,%zmm12
vmovups	%zmm12,1408(%rsp)
vmovaps	%zmm19,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd213ps	%zmm2,%zmm20,%zmm21
vmovups	896(%rsp),%zmm2
vfmadd231ps	%zmm21,%zmm18,%zmm2
vmovups	%zmm2,896(%rsp)
vfmadd213ps	%zmm8,%zmm4,%zmm19
vmovups	640(%rsp),%zmm2
vfmadd231ps	%zmm19,%zmm18,%zmm2
vmovups	%zmm2,640(%rsp)
vaddps	%zmm8,%zmm5,%zmm2
vmovups	2048(%rsp),%zmm19
vfmadd231ps	%zmm2,%zmm18,%zmm19
vmovups	512(%rsp),%zmm2
vfmadd231ps	%zmm24,%zmm18,%zmm2
vmovups	%zmm2,512(%rsp)
vmovaps	%zmm11,%zmm2
vfmadd213ps	%zmm8,%zmm16,%zmm2
vmovups	1280(%rsp),%zmm5
vfmadd231ps	%zmm2,%zmm16,%zmm5
vmovups	%zmm5,1280(%rsp)
vmovaps	%zmm9,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd213ps	%zmm2,%zmm20,%zmm28
vmovaps	%zmm11,%zmm2
vfmadd213ps	%zmm8,%zmm7,%zmm2
vfmadd231ps	%zmm9,%zmm20,%zmm2
vfmadd231ps	%zmm2,%zmm7,%zmm15
vfmadd231ps	%zmm28,%zmm20,%zmm15
vfmadd213ps	%zmm8,%zmm4,%zmm11
vfmadd213ps	%zmm8,%zmm4,%zmm9
vfmadd231ps	%zmm11,%zmm7,%zmm1
vfmadd231ps	%zmm9,%zmm20,%zmm1
vmovups	96(%rsp),%zmm12
vfmadd231ps	%zmm27,%zmm7,%zmm12
vaddps	%zmm8,%zmm30,%zmm5
vmovups	2304(%rsp),%zmm9
vfmadd231ps	%zmm7,%zmm5,%zmm9
vaddps	%zmm8,%zmm0,%zmm0
vfmadd231ps	%zmm0,%zmm20,%zmm9
vmovups	%zmm9,2304(%rsp)
vfmadd231ps	%zmm14,%zmm20,%zmm12
vmovups	%zmm12,96(%rsp)
vmovups	576(%rsp),%zmm7
vfmadd231ps	%zmm2,%zmm16,%zmm7
vmovups	2112(%rsp),%zmm18
vfmadd231ps	%zmm11,%zmm16,%zmm18
vmovups	256(%rsp),%zmm0
vfmadd231ps	%zmm11,%zmm4,%zmm0
vmovups	%zmm0,256(%rsp)
vmovups	384(%rsp),%zmm0
vfmadd231ps	%zmm27,%zmm16,%zmm0
vmovups	%zmm0,384(%rsp)
vmovups	2240(%rsp),%zmm0
vfmadd231ps	%zmm16,%zmm5,%zmm0
vmovups	%zmm0,2240(%rsp)
vmovups	2176(%rsp),%zmm21
vfmadd231ps	%zmm5,%zmm4,%zmm21
vmovups	1024(%rsp),%zmm16
vfmadd231ps	%zmm23,%zmm4,%zmm16
vmovups	1344(%rsp),%zmm0
vfmadd231ps	%zmm25,%zmm4,%zmm0
vmovups	%zmm0,1344(%rsp)
vmovups	1536(%rsp),%zmm9
vfmadd231ps	%zmm27,%zmm4,%zmm9
vmovups	3264(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm4,%zmm0
vmovaps	%zmm0,%zmm4
vmovups	1856(%rsp),%zmm23
vfmadd231ps	%zmm24,%zmm6,%zmm23
vmovups	960(%rsp),%zmm20
vfmadd231ps	%zmm24,%zmm22,%zmm20
vmovups	1152(%rsp),%zmm11
vfmadd231ps	%zmm6,%zmm14,%zmm11
vmovups	1472(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm22,%zmm0
vmovups	%zmm0,1472(%rsp)
vmovups	1984(%rsp),%zmm6
vfmadd231ps	%zmm27,%zmm22,%zmm6
vmovups	1088(%rsp),%zmm14
vfmadd231ps	1920(%rsp),%zmm27,%zmm14
vmovups	3712(%rsp),%zmm24
vfmadd231ps	1792(%rsp),%zmm27,%zmm24
vmovups	3328(%rsp),%zmm0
vaddps	%zmm10,%zmm0,%zmm10
vaddps	%zmm8,%zmm13,%zmm0
vmovups	320(%rsp),%zmm2
vaddps	%zmm0,%zmm2,%zmm2
vmovups	%zmm2,320(%rsp)
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	76b
vbroadcastss	338f(%rip),%zmm12
vmovups	%zmm11,1152(%rsp)
vmovups	%zmm14,1088(%rsp)
vmovups	%zmm16,1024(%rsp)
vpbroadcastd	322f(%rip),%zmm16
vmovups	832(%rsp),%zmm30
vmovups	640(%rsp),%zmm28
vmovups	4672(%rsp),%zmm17
vmovups	384(%rsp),%zmm22
vmovups	512(%rsp),%zmm14
vmovss	1216(%rsp),%xmm27
vmovups	%zmm20,960(%rsp)
vmovups	3584(%rsp),%zmm20
vmovups	3520(%rsp),%zmm25
vmovups	%zmm7,576(%rsp)
vmovups	896(%rsp),%zmm26
vmovups	1472(%rsp),%zmm13
vmovups	1408(%rsp),%zmm8
vmovups	1344(%rsp),%zmm5
vmovups	1280(%rsp),%zmm7
vmovups	704(%rsp),%zmm11
jmp	82f
.p2align	4
78:
vmovaps	%xmm16,%xmm27
vucomiss	%xmm15,%xmm16
vxorps	%xmm24,%xmm24,%xmm24
vmovups	1600(%rsp),%zmm3
vbroadcastss	338f(%rip),%zmm12
vpbroadcastd	322f(%rip),%zmm16
ja	79f
vxorps	%xmm3,%xmm3,%xmm3
79:
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1088(%rsp)
vmovups	%zmm0,1152(%rsp)
vmovups	%zmm0,960(%rsp)
vmovups	%zmm0,1024(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm0,320(%rsp)
vxorps	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,2240(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm0,256(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,576(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,96(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm14,%xmm14,%xmm14
vmovups	448(%rsp),%zmm29
82:
vmulps	%zmm29,%zmm3,%zmm0
vdivps	%zmm17,%zmm31,%zmm2
vmulps	%zmm4,%zmm0,%zmm17
vfnmadd213ps	%zmm11,%zmm2,%zmm17
vmovups	%zmm17,1344(%rsp)
vdivps	4224(%rsp),%zmm31,%zmm2
vmulps	%zmm6,%zmm0,%zmm11
vfnmadd213ps	%zmm7,%zmm2,%zmm11
vmovups	%zmm11,1408(%rsp)
vmovups	4288(%rsp),%zmm7
vmulps	%zmm7,%zmm7,%zmm2
vmulps	%zmm24,%zmm2,%zmm2
vmovaps	%zmm6,%zmm11
vmovups	4352(%rsp),%zmm6
vmovaps	%zmm4,%zmm24
vmulps	%zmm6,%zmm6,%zmm4
vfmadd231ps	%zmm4,%zmm5,%zmm2
vfnmadd213ps	%zmm8,%zmm0,%zmm23
vmulps	%zmm7,%zmm6,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vaddps	%zmm2,%zmm4,%zmm2
vaddps	%zmm2,%zmm4,%zmm2
vmulps	%zmm11,%zmm25,%zmm4
vfmadd213ps	%zmm4,%zmm24,%zmm20
vaddps	%zmm20,%zmm2,%zmm4
vmulps	960(%rsp),%zmm7,%zmm17
vfmadd231ps	1024(%rsp),%zmm6,%zmm17
vfnmadd213ps	%zmm26,%zmm0,%zmm17
vmulps	1088(%rsp),%zmm7,%zmm2
vfmadd231ps	1152(%rsp),%zmm6,%zmm2
vfnmadd213ps	576(%rsp),%zmm0,%zmm2
vmovups	%zmm2,1280(%rsp)
vfnmadd213ps	%zmm15,%zmm0,%zmm4
vmulps	%zmm11,%zmm7,%zmm20
vfmadd231ps	%zmm24,%zmm6,%zmm20
vdivps	%zmm29,%zmm12,%zmm0
vfnmadd213ps	%zmm1,%zmm3,%zmm20
vmulps	%zmm0,%zmm3,%zmm0
vxorps	%xmm1,%xmm1,%xmm1
vucomiss	%xmm1,%xmm27
vfmadd231ps	%zmm14,%zmm0,%zmm28
vfmadd231ps	%zmm0,%zmm22,%zmm18
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm21,2176(%rsp)
vmovups	%zmm18,2112(%rsp)
vmovups	%zmm19,2048(%rsp)
vmovups	%zmm28,640(%rsp)
vmovups	%zmm20,1984(%rsp)
vmovups	%zmm9,1536(%rsp)
vmovups	%zmm23,1856(%rsp)
vmovups	%zmm10,3328(%rsp)
vmovups	%zmm22,384(%rsp)
vmovups	%zmm4,3712(%rsp)
jbe	85f
vmovaps	%zmm22,%zmm26
vmovaps	%zmm17,%zmm25
vmovups	%zmm14,512(%rsp)
vmovups	3200(%rsp),%zmm0
vmovups	4608(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3200(%rsp)
vcmpgeps	359f(%rip){1to16},%zmm0,%k1
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
vpbroadcastd	395f(%rip),%zmm14
vpbroadcastd	396f(%rip),%zmm15
vbroadcastss	397f(%rip),%zmm17
vbroadcastss	398f(%rip),%zmm18
vbroadcastss	399f(%rip),%zmm19
vbroadcastss	422f(%rip),%zmm20
vbroadcastss	423f(%rip),%zmm21
vbroadcastss	424f(%rip),%zmm22
vbroadcastss	425f(%rip),%zmm23
vbroadcastss	426f(%rip),%zmm24
vxorps	%xmm13,%xmm13,%xmm13
jbe	86f
testq	%r10,%r10
vmovups	1664(%rsp),%zmm26
je	87f
vbroadcastss	8(%r9),%zmm2
vxorps	%xmm1,%xmm1,%xmm1
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
83:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmulps	(%r13,%rdx),%zmm29,%zmm3
movq	%r13,%rdx
xorl	%esi,%esi
.p2align	4
84:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm30,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm7
vpaddd	%zmm14,%zmm7,%zmm7
vpandd	%zmm15,%zmm7,%zmm7
vpsubd	%zmm7,%zmm16,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm17,%zmm8
vfmadd213ps	%zmm18,%zmm9,%zmm8
vmovaps	%zmm19,%zmm10
vmovaps	%zmm21,%zmm11
vfmadd213ps	%zmm22,%zmm9,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm31,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	84b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	83b
jmp	88f
.p2align	4
85:
vmovups	1664(%rsp),%zmm15
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,448(%rsp)
vmovups	768(%rsp),%zmm7
vmovups	320(%rsp),%zmm3
vmovups	256(%rsp),%zmm2
vmovups	96(%rsp),%zmm5
vxorps	%xmm13,%xmm13,%xmm13
jmp	89f
.p2align	4
86:
vmovups	1664(%rsp),%zmm15
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,448(%rsp)
vmovups	768(%rsp),%zmm7
vmovups	2176(%rsp),%zmm21
vmovups	2112(%rsp),%zmm18
vmovups	2048(%rsp),%zmm19
vmovups	1984(%rsp),%zmm20
vmovups	96(%rsp),%zmm5
vmovups	1856(%rsp),%zmm23
vmovups	512(%rsp),%zmm14
vmovups	320(%rsp),%zmm3
vmovups	256(%rsp),%zmm2
vmovaps	%zmm25,%zmm17
vmovups	1344(%rsp),%zmm6
vmovups	1408(%rsp),%zmm8
vmovaps	%zmm26,%zmm22
jmp	92f
87:
vxorps	%xmm1,%xmm1,%xmm1
88:
vbroadcastss	427f(%rip),%zmm2
vmovups	3648(%rsp),%zmm3
vfmadd213ps	428f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm13,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3648(%rsp)
vmovups	3840(%rsp),%zmm0
vbroadcastss	429f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3840(%rsp)
vmovups	2368(%rsp),%zmm0
vmaxps	348f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2368(%rsp)
vblendmps	342f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2752(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1728(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,1728(%rsp)
vmovups	2432(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	768(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2496(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm26,%zmm15
vmovups	2560(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm29,%zmm29
vmovups	2688(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vsubps	%zmm6,%zmm30,%zmm30
vmovups	2624(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2624(%rsp)
vmovups	2816(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2816(%rsp)
vmovups	1600(%rsp),%zmm0
vmovaps	%zmm13,%zmm0 {%k1}
vmovups	%zmm0,1600(%rsp)
vmovups	3072(%rsp),%zmm0
vbroadcastss	352f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3072(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,448(%rsp)
vmovups	%zmm5,2688(%rsp)
vmovups	%zmm4,2560(%rsp)
vmovups	%zmm3,2496(%rsp)
vmovups	%zmm2,2432(%rsp)
vmovups	%zmm1,2752(%rsp)
vmovups	2176(%rsp),%zmm21
vmovups	2112(%rsp),%zmm18
vmovups	2048(%rsp),%zmm19
vmovups	640(%rsp),%zmm28
vmovups	1984(%rsp),%zmm20
vmovups	96(%rsp),%zmm5
vmovups	1536(%rsp),%zmm9
vmovups	1856(%rsp),%zmm23
vmovups	3328(%rsp),%zmm10
vmovups	384(%rsp),%zmm22
vmovups	512(%rsp),%zmm14
vmovups	320(%rsp),%zmm3
vmovups	256(%rsp),%zmm2
vmovaps	%zmm25,%zmm17
vmovups	3712(%rsp),%zmm4
89:
vmovups	1344(%rsp),%zmm6
vmovups	1408(%rsp),%zmm8
92:
vmovups	%zmm5,96(%rsp)
vmovups	%zmm3,320(%rsp)
vmovups	%zmm2,256(%rsp)
vmovups	%zmm30,832(%rsp)
vbroadcastss	336f(%rip),%zmm1
vmaxps	%zmm1,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm25
vmaxps	%zmm1,%zmm8,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm16
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm8
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5248(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5376(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm24
vmaxps	%zmm1,%zmm3,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,512(%rsp)
vmovups	1728(%rsp),%zmm0
vcmpleps	3968(%rsp),%zmm0,%k2
vcmpgeps	3904(%rsp),%zmm0,%k4
vblendmps	%zmm14,%zmm12,%zmm0 {%k4}
vbroadcastss	365f(%rip),%zmm1
vxorps	%zmm1,%zmm14,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm13,%k6
kmovw	26(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm13,%zmm31,%zmm4 {%k2}
vmovups	%zmm4,576(%rsp)
vcmpgeps	3392(%rsp),%zmm7,%k4
vblendmps	%zmm22,%zmm12,%zmm0 {%k4}
vmovups	%zmm7,768(%rsp)
vcmpleps	3456(%rsp),%zmm7,%k4
vxorps	%zmm1,%zmm22,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm13,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm13,%zmm31,%zmm6 {%k4}
vmovups	%zmm6,1152(%rsp)
vmovdqu64	5312(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	4032(%rsp),%zmm15,%k1
vblendmps	%zmm5,%zmm12,%zmm0 {%k1}
vmovups	%zmm15,1664(%rsp)
vcmpleps	4096(%rsp),%zmm15,%k1
vxorps	%zmm1,%zmm5,%zmm0 {%k1}
vcmpgeps	4160(%rsp),%zmm29,%k1
vblendmps	%zmm9,%zmm12,%zmm2 {%k1}
vcmpleps	2880(%rsp),%zmm29,%k1
vxorps	%zmm1,%zmm9,%zmm2 {%k1}
vcmpgeps	2944(%rsp),%zmm30,%k1
vblendmps	%zmm10,%zmm12,%zmm3 {%k1}
vcmpleps	3008(%rsp),%zmm30,%k1
vxorps	%zmm1,%zmm10,%zmm3 {%k1}
vcmpleps	%zmm0,%zmm13,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm13,%zmm31,%zmm7 {%k5}
vmovups	%zmm7,1088(%rsp)
vmulps	%zmm6,%zmm16,%zmm0
vmovups	%zmm16,896(%rsp)
vmulps	%zmm0,%zmm23,%zmm1
vmulps	%zmm4,%zmm25,%zmm6
vmovaps	%zmm25,%zmm12
vmulps	%zmm6,%zmm1,%zmm5
vmulps	%zmm7,%zmm8,%zmm4
vmovaps	%zmm8,%zmm30
vmovups	%zmm17,5056(%rsp)
vmulps	%zmm4,%zmm17,%zmm1
vmulps	%zmm6,%zmm1,%zmm27
vmulps	%zmm5,%zmm27,%zmm8
vmovaps	%zmm5,%zmm1
vmovaps	%zmm5,%zmm25
vfnmadd213ps	%zmm31,%zmm5,%zmm1
vbroadcastss	432f(%rip),%zmm23
vmovups	%zmm1,5120(%rsp)
vmaxps	%zmm23,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm9
vmovaps	%zmm10,%zmm26
vmulps	%zmm9,%zmm16,%zmm10
vmovaps	%zmm31,%zmm10 {%k4}
vcmpleps	%zmm2,%zmm13,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm13,%zmm31,%zmm5 {%k3}
vmovups	%zmm5,1024(%rsp)
vmulps	1280(%rsp),%zmm4,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm8
vmulps	%zmm9,%zmm8,%zmm16
vmovaps	%zmm27,%zmm15
vfnmadd213ps	%zmm31,%zmm27,%zmm15
vfnmadd231ps	%zmm16,%zmm16,%zmm15
vmaxps	%zmm23,%zmm15,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm5,%zmm24,%zmm5
vmulps	%zmm5,%zmm28,%zmm8
vmulps	%zmm6,%zmm8,%zmm17
vmovaps	%zmm25,%zmm7
vmovups	%zmm25,704(%rsp)
vmulps	%zmm25,%zmm17,%zmm8
vmulps	%zmm27,%zmm17,%zmm11
vdivps	%zmm2,%zmm31,%zmm2
vmovaps	%zmm12,%zmm25
vmulps	%zmm12,%zmm10,%zmm12
vmovaps	%zmm10,%zmm12 {%k2}
vmovdqu64	5184(%rsp),%zmm10
vptestmd	%zmm10,%zmm10,%k0
vmulps	%zmm2,%zmm30,%zmm13
vmovaps	%zmm30,%zmm28
vmovaps	%zmm31,%zmm13 {%k5}
vxorps	%xmm1,%xmm1,%xmm1
vcmpleps	%zmm3,%zmm1,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm1,%zmm31,%zmm1 {%k5}
vmovups	%zmm1,960(%rsp)
vmovups	512(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm1
vmulps	%zmm1,%zmm19,%zmm3
vmulps	%zmm6,%zmm3,%zmm19
vmulps	%zmm7,%zmm19,%zmm3
vmovaps	%zmm14,%zmm22
vmulps	%zmm27,%zmm19,%zmm14
vmulps	%zmm5,%zmm18,%zmm6
vfmsub231ps	%zmm6,%zmm0,%zmm8
vmulps	%zmm9,%zmm8,%zmm18
vmovups	%zmm9,3264(%rsp)
vmulps	%zmm5,%zmm20,%zmm6
vfmsub231ps	%zmm6,%zmm4,%zmm11
vfnmadd231ps	%zmm16,%zmm18,%zmm11
vmulps	%zmm2,%zmm11,%zmm20
vmovaps	%zmm17,%zmm10
vfnmadd213ps	%zmm31,%zmm17,%zmm10
vfnmadd231ps	%zmm18,%zmm18,%zmm10
vfnmadd231ps	%zmm20,%zmm20,%zmm10
vmulps	2240(%rsp),%zmm1,%zmm6
vfmsub231ps	%zmm6,%zmm0,%zmm3
vmovaps	%zmm23,%zmm11
vmaxps	%zmm23,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	2304(%rsp),%zmm1,%zmm6
vfmsub231ps	%zmm6,%zmm4,%zmm14
vmulps	%zmm17,%zmm19,%zmm8
vdivps	%zmm0,%zmm31,%zmm7
vmulps	%zmm1,%zmm21,%zmm0
vfmsub231ps	%zmm0,%zmm5,%zmm8
vmulps	%zmm7,%zmm24,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm9,%zmm3,%zmm4
vfnmadd231ps	%zmm16,%zmm4,%zmm14
vmulps	%zmm2,%zmm14,%zmm21
vfnmadd231ps	%zmm18,%zmm4,%zmm8
vfnmadd231ps	%zmm20,%zmm21,%zmm8
vmulps	%zmm7,%zmm8,%zmm23
vmulps	%zmm13,%zmm12,%zmm3
vmovaps	%zmm19,%zmm13
vfnmadd213ps	%zmm31,%zmm19,%zmm13
vfnmadd231ps	%zmm4,%zmm4,%zmm13
vfnmadd231ps	%zmm21,%zmm21,%zmm13
vfnmadd231ps	%zmm23,%zmm23,%zmm13
vmaxps	%zmm11,%zmm13,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm0,%zmm3,%zmm0
vdivps	%zmm8,%zmm31,%zmm9
vmulps	%zmm9,%zmm30,%zmm3
vmovaps	%zmm30,%zmm12
vmulps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k5}
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1216(%rsp),%xmm8
vucomiss	%xmm0,%xmm8
vmovups	%zmm25,1792(%rsp)
vmovaps	%zmm22,%zmm30
vmulps	%zmm22,%zmm25,%zmm0
kmovw	24(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm8
vxorps	%xmm11,%xmm11,%xmm11
vfmadd213ps	%zmm11,%zmm0,%zmm8 {%k3} {z}
kmovw	22(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	896(%rsp),%zmm11
vmulps	384(%rsp),%zmm11,%zmm14
vmovaps	%zmm14,%zmm11 {%k3} {z}
vfmadd213ps	%zmm8,%zmm11,%zmm11
kmovw	20(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm28,1920(%rsp)
vmulps	96(%rsp),%zmm28,%zmm22
vmovaps	%zmm22,%zmm8 {%k1} {z}
vfmadd213ps	%zmm11,%zmm8,%zmm8
kmovw	18(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm24,1472(%rsp)
vmulps	1536(%rsp),%zmm24,%zmm24
vmovaps	%zmm24,%zmm11 {%k1} {z}
vfmadd213ps	%zmm8,%zmm11,%zmm11
kmovw	16(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	%zmm26,%zmm12,%zmm25
vmovaps	%zmm25,%zmm8 {%k1} {z}
vfmadd213ps	%zmm11,%zmm8,%zmm8
vmulps	576(%rsp),%zmm0,%zmm11
vmovups	704(%rsp),%zmm0
vmulps	%zmm11,%zmm0,%zmm26
vfmsub231ps	1152(%rsp),%zmm14,%zmm26
vmovaps	%zmm27,%zmm14
vmulps	%zmm11,%zmm27,%zmm27
vfmsub231ps	1088(%rsp),%zmm22,%zmm27
vmulps	%zmm11,%zmm17,%zmm28
vfmsub231ps	1024(%rsp),%zmm24,%zmm28
vmovaps	%zmm29,%zmm6
vmulps	%zmm11,%zmm19,%zmm29
vfmsub231ps	960(%rsp),%zmm25,%zmm29
vmovups	3264(%rsp),%zmm12
vxorps	365f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,3520(%rsp)
vxorps	365f(%rip){1to16},%zmm14,%zmm0
vmovups	%zmm0,3584(%rsp)
vxorps	365f(%rip){1to16},%zmm17,%zmm0
vmovups	%zmm0,1216(%rsp)
vxorps	365f(%rip){1to16},%zmm19,%zmm0
vmovups	%zmm0,704(%rsp)
vmulps	%zmm12,%zmm26,%zmm19
vfnmadd231ps	%zmm16,%zmm19,%zmm27
vxorps	365f(%rip){1to16},%zmm16,%zmm17
vfnmadd231ps	%zmm18,%zmm19,%zmm28
vxorps	365f(%rip){1to16},%zmm18,%zmm16
vmovaps	%zmm2,%zmm0
vmulps	%zmm2,%zmm27,%zmm22
vmovaps	%zmm7,%zmm2
vfnmadd231ps	%zmm20,%zmm22,%zmm28
vxorps	365f(%rip){1to16},%zmm20,%zmm20
vfnmadd231ps	%zmm4,%zmm19,%zmm29
vxorps	365f(%rip){1to16},%zmm4,%zmm18
vfnmadd231ps	%zmm21,%zmm22,%zmm29
vxorps	365f(%rip){1to16},%zmm21,%zmm21
vmulps	%zmm7,%zmm28,%zmm24
vbroadcastss	365f(%rip),%zmm28
vfnmadd231ps	%zmm23,%zmm24,%zmm29
vxorps	%zmm28,%zmm23,%zmm23
vxorps	%xmm28,%xmm28,%xmm28
vmovaps	%zmm11,%zmm4
vfmadd213ps	%zmm28,%zmm11,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm22,%zmm22,%zmm4
vfmadd231ps	%zmm24,%zmm24,%zmm4
vmovaps	%zmm9,%zmm14
vmulps	%zmm9,%zmm29,%zmm25
vfmadd231ps	%zmm25,%zmm25,%zmm4
ja	93f
vdivps	1472(%rsp),%zmm31,%zmm7
vbroadcastss	16(%r9),%zmm10
vmovups	%zmm6,448(%rsp)
vmulps	%zmm6,%zmm7,%zmm7
vdivps	512(%rsp),%zmm31,%zmm13
vmovups	832(%rsp),%zmm30
vmulps	%zmm30,%zmm13,%zmm13
vmovups	3072(%rsp),%zmm27
vdivps	%zmm27,%zmm31,%zmm15
vmulps	%zmm3,%zmm15,%zmm3
vmulps	433f(%rip){1to16},%zmm7,%zmm7
vmulps	434f(%rip){1to16},%zmm13,%zmm13
vmaxps	%zmm7,%zmm13,%zmm15
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm13,%zmm15 {%k1}
vbroadcastss	352f(%rip),%zmm26
vmovups	3648(%rsp),%zmm7
vcmpltps	%zmm26,%zmm7,%k1
vaddps	%zmm7,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	435f(%rip){1to16},%zmm7,%zmm7 {%k1} {z}
vmaxps	%zmm15,%zmm7,%zmm13
vcmpunordps	%zmm15,%zmm15,%k1
vmovaps	%zmm7,%zmm13 {%k1}
vmulps	%zmm3,%zmm3,%zmm3
vminps	%zmm31,%zmm3,%zmm3
vmulps	%zmm10,%zmm3,%zmm3
vmaxps	%zmm3,%zmm13,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm13,%zmm7 {%k1}
vcmpltps	%zmm26,%zmm27,%k1
vmovaps	%zmm7,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm10,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vcmpleps	%zmm7,%zmm8,%k1
vcmpleps	%zmm3,%zmm4,%k1 {%k1}
vmovups	1152(%rsp),%zmm3
vmulps	576(%rsp),%zmm3,%zmm3
vmulps	1088(%rsp),%zmm3,%zmm3
vmulps	1024(%rsp),%zmm3,%zmm3
vmulps	960(%rsp),%zmm3,%zmm3
vcmpnltps	%zmm3,%zmm28,%k2
vmovaps	%zmm31,%zmm3 {%k2} {z}
vbroadcastss	347f(%rip),%zmm4
vblendmps	%zmm3,%zmm4,%zmm3 {%k1}
vmovups	4544(%rsp),%zmm7
vcmpleps	3200(%rsp),%zmm7,%k1
vbroadcastss	358f(%rip),%zmm13
vminps	%zmm13,%zmm3,%zmm3 {%k1}
vmovups	3136(%rsp),%zmm7
vcmpeqps	%zmm4,%zmm7,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmovups	%zmm7,3136(%rsp)
vcmpeqps	%zmm4,%zmm7,%k1
vmovaps	%zmm31,%zmm15 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm15,%xmm3
vmovshdup	%xmm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufpd	$1,%xmm15,%xmm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufps	$255,%xmm15,%xmm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf128	$1,%ymm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$2,%zmm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$3,%zmm15,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vucomiss	%xmm1,%xmm3
vbroadcastss	345f(%rip),%zmm28
vxorps	%xmm3,%xmm3,%xmm3
vbroadcastss	377f(%rip),%zmm29
vmovups	1664(%rsp),%zmm26
vmovups	1728(%rsp),%zmm27
ja	72b
jmp	94f
.p2align	4
93:
vmovups	%zmm1,1280(%rsp)
vmovups	%zmm5,1856(%rsp)
vmulps	%zmm25,%zmm14,%zmm25
vfmadd213ps	%zmm24,%zmm25,%zmm23
vmulps	%zmm23,%zmm2,%zmm23
vfmadd213ps	%zmm22,%zmm23,%zmm20
vfmadd213ps	%zmm20,%zmm25,%zmm21
vmulps	%zmm21,%zmm0,%zmm7
vfmadd213ps	%zmm19,%zmm7,%zmm17
vfmadd213ps	%zmm17,%zmm23,%zmm16
vfmadd213ps	%zmm16,%zmm25,%zmm18
vmulps	%zmm18,%zmm12,%zmm1
vmovups	3520(%rsp),%zmm2
vfmadd213ps	%zmm11,%zmm1,%zmm2
vmovups	3584(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm7,%zmm0
vmovups	1216(%rsp),%zmm2
vfmadd213ps	%zmm0,%zmm23,%zmm2
vmovups	704(%rsp),%zmm0
vfmadd213ps	%zmm2,%zmm25,%zmm0
vmovups	1792(%rsp),%zmm16
vmulps	%zmm0,%zmm16,%zmm5
vmovups	896(%rsp),%zmm14
vmulps	%zmm1,%zmm14,%zmm2
vmovups	1920(%rsp),%zmm11
vmulps	%zmm7,%zmm11,%zmm7
vmovups	%zmm7,704(%rsp)
vmovups	1472(%rsp),%zmm18
vmulps	%zmm23,%zmm18,%zmm17
vmovups	512(%rsp),%zmm19
vmulps	%zmm25,%zmm19,%zmm20
vmovups	768(%rsp),%zmm23
vaddps	%zmm2,%zmm23,%zmm0
vmovups	3392(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm9,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3456(%rsp),%zmm9
vmaxps	%zmm1,%zmm9,%zmm1
vmovaps	%zmm9,%zmm1 {%k1}
vcmpeqps	%zmm23,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	1728(%rsp),%zmm22
vaddps	%zmm5,%zmm22,%zmm0
vmovups	3904(%rsp),%zmm24
vminps	%zmm0,%zmm24,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm24,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	3968(%rsp),%zmm25
vmaxps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k2}
vcmpeqps	%zmm22,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	1664(%rsp),%zmm12
vaddps	%zmm7,%zmm12,%zmm0
vxorps	%xmm21,%xmm21,%xmm21
vmovups	4032(%rsp),%zmm28
vminps	%zmm0,%zmm28,%zmm1
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm28,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	4096(%rsp),%zmm27
vmaxps	%zmm1,%zmm27,%zmm1
vmovaps	%zmm27,%zmm1 {%k2}
vcmpeqps	%zmm12,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	%zmm17,1216(%rsp)
vaddps	%zmm17,%zmm6,%zmm0
vmovups	4160(%rsp),%zmm29
vminps	%zmm0,%zmm29,%zmm1
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm29,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm6,%zmm9
vmovups	2880(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k3}
vcmpeqps	%zmm6,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	832(%rsp),%zmm17
vmovups	%zmm20,3264(%rsp)
vaddps	%zmm20,%zmm17,%zmm0
vmovups	2944(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm1
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm7,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3008(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k4}
vcmpeqps	%zmm17,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	355f(%rip),%zmm1 {%k3} {z}
vpord	356f(%rip){1to16},%zmm1,%zmm1 {%k4}
vpord	354f(%rip){1to16},%zmm1,%zmm1 {%k2}
vpord	353f(%rip){1to16},%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vmovups	5120(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm1
vminps	%zmm1,%zmm15,%zmm1
vminps	%zmm1,%zmm10,%zmm1
vminps	%zmm1,%zmm13,%zmm1
vmulps	1344(%rsp),%zmm16,%zmm7
vmulps	%zmm7,%zmm16,%zmm7
vmovups	576(%rsp),%zmm13
vsubps	%zmm13,%zmm31,%zmm10
vfmadd231ps	%zmm7,%zmm13,%zmm10
vminps	%zmm1,%zmm10,%zmm1
vmulps	1408(%rsp),%zmm14,%zmm7
vmulps	%zmm7,%zmm14,%zmm7
vmovups	1152(%rsp),%zmm13
vsubps	%zmm13,%zmm31,%zmm10
vfmadd231ps	%zmm7,%zmm13,%zmm10
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm10,%zmm1
vmovaps	%zmm10,%zmm1 {%k1}
vmulps	3712(%rsp),%zmm11,%zmm7
vmulps	%zmm7,%zmm11,%zmm7
vmovups	1088(%rsp),%zmm11
vsubps	%zmm11,%zmm31,%zmm10
vfmadd231ps	%zmm7,%zmm11,%zmm10
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm10,%zmm7
vmovaps	%zmm10,%zmm7 {%k1}
vmulps	256(%rsp),%zmm18,%zmm1
vmulps	%zmm1,%zmm18,%zmm1
vmovups	1024(%rsp),%zmm11
vsubps	%zmm11,%zmm31,%zmm10
vfmadd231ps	%zmm1,%zmm11,%zmm10
vmovups	4608(%rsp),%zmm1
vsubps	448(%rsp),%zmm1,%zmm16
vcmpunordps	%zmm7,%zmm7,%k1
vminps	%zmm7,%zmm10,%zmm7
vmovaps	%zmm10,%zmm7 {%k1}
vmovups	2752(%rsp),%zmm10
vmovaps	%zmm30,%zmm1
vfmadd213ps	%zmm21,%zmm30,%zmm10
vmovups	384(%rsp),%zmm11
vfmadd231ps	2432(%rsp),%zmm11,%zmm10
vmovups	96(%rsp),%zmm6
vfmadd231ps	2496(%rsp),%zmm6,%zmm10
vmovups	1536(%rsp),%zmm11
vfmadd231ps	2560(%rsp),%zmm11,%zmm10
vmovups	3328(%rsp),%zmm11
vfmadd231ps	2688(%rsp),%zmm11,%zmm10
vmulps	320(%rsp),%zmm19,%zmm11
vmulps	%zmm11,%zmm19,%zmm11
vmovups	960(%rsp),%zmm14
vsubps	%zmm14,%zmm31,%zmm13
vfmadd231ps	%zmm11,%zmm14,%zmm13
vminps	%zmm7,%zmm13,%zmm11
vsqrtps	%zmm4,%zmm14
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm13,%zmm11 {%k1}
vdivps	%zmm9,%zmm31,%zmm4
vmulps	%zmm4,%zmm18,%zmm15
vmovups	1600(%rsp),%zmm4
vcmpnltps	%zmm4,%zmm21,%k0
vcmpltps	%zmm4,%zmm21,%k4
vcmpltps	438f(%rip){1to16},%zmm11,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r9),%zmm4
vmovups	2624(%rsp),%zmm13
vsubps	%zmm10,%zmm13,%zmm7
vbroadcastss	342f(%rip),%zmm19
vmulps	%zmm19,%zmm13,%zmm10
vmaxps	%zmm7,%zmm10,%zmm11
vcmpunordps	%zmm7,%zmm7,%k3
vmovaps	%zmm10,%zmm11 {%k3}
vmaxps	336f(%rip){1to16},%zmm11,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm7,%zmm13,%zmm7
vmulps	2816(%rsp),%zmm7,%zmm7
vmovups	3840(%rsp),%zmm11
vminps	%zmm7,%zmm11,%zmm10
vcmpunordps	%zmm7,%zmm7,%k3
vmovaps	%zmm11,%zmm10 {%k3}
vmaxps	443f(%rip){1to16},%zmm10,%zmm7
vcmpnltps	%zmm13,%zmm21,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm31,%zmm7 {%k3}
vmulps	444f(%rip){1to16},%zmm14,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vmovups	%zmm15,256(%rsp)
vmulps	%zmm10,%zmm15,%zmm10
korw	%k0,%k2,%k5
vbroadcastss	352f(%rip),%zmm20
vmovaps	%zmm20,%zmm10 {%k5}
vcmpleps	%zmm4,%zmm10,%k3
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm8,%k0 {%k3}
vcmpgtps	3776(%rsp),%zmm14,%k3
korw	%k3,%k2,%k7
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm16,320(%rsp)
vcmpnltps	%zmm16,%zmm21,%k2
vptestmd	%zmm0,%zmm0,%k3
vbroadcastss	324f(%rip),%zmm21
vandps	%zmm21,%zmm5,%zmm4
vbroadcastss	445f(%rip),%zmm18
vaddps	%zmm18,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm13
vmovups	4672(%rsp),%zmm17
vmulps	%zmm13,%zmm17,%zmm4
vminps	%zmm7,%zmm4,%zmm8
vcmpunordps	%zmm7,%zmm7,%k6
vmovaps	%zmm4,%zmm8 {%k6}
vandps	%zmm21,%zmm2,%zmm4
vaddps	%zmm18,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm11
vmovups	4224(%rsp),%zmm26
vmulps	%zmm11,%zmm26,%zmm4
vcmpunordps	%zmm8,%zmm8,%k6
vminps	%zmm8,%zmm4,%zmm10
vmovaps	%zmm4,%zmm10 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	4992(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm8
vmovdqa32	%zmm4,%zmm8 {%k6}
vmovups	704(%rsp),%zmm6
vandps	%zmm21,%zmm6,%zmm0
vaddps	%zmm18,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	335f(%rip){1to16},%zmm0,%zmm4
vandps	4352(%rsp),%zmm21,%zmm16
vaddps	%zmm18,%zmm16,%zmm16
vdivps	%zmm16,%zmm31,%zmm16
vmulps	%zmm4,%zmm17,%zmm17
vmulps	%zmm17,%zmm16,%zmm16
kandw	%k7,%k4,%k7
vandps	4288(%rsp),%zmm21,%zmm17
vaddps	%zmm18,%zmm17,%zmm17
vdivps	%zmm17,%zmm31,%zmm17
vmulps	%zmm4,%zmm26,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vminps	%zmm16,%zmm4,%zmm17
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm4,%zmm17 {%k4}
vmulps	4928(%rsp),%zmm0,%zmm4
vminps	%zmm17,%zmm4,%zmm16
vcmpunordps	%zmm17,%zmm17,%k4
vmovaps	%zmm4,%zmm16 {%k4}
vminps	%zmm10,%zmm16,%zmm4
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm16,%zmm4 {%k4}
vcmpgtps	3648(%rsp),%zmm20,%k4
vmovaps	%zmm31,%zmm10 {%k4} {z}
vxorps	%xmm26,%xmm26,%xmm26
vaddss	%xmm26,%xmm10,%xmm16
vmovshdup	%xmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vshufpd	$1,%xmm10,%xmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vshufps	$255,%xmm10,%xmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vextractf32x4	$1,%ymm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vmovshdup	%xmm17,%xmm18
vaddss	%xmm18,%xmm16,%xmm16
vshufpd	$1,%xmm17,%xmm17,%xmm18
vaddss	%xmm18,%xmm16,%xmm16
vshufps	$255,%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vextractf32x4	$2,%zmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vmovshdup	%xmm17,%xmm18
vaddss	%xmm18,%xmm16,%xmm16
vshufpd	$1,%xmm17,%xmm17,%xmm18
vaddss	%xmm18,%xmm16,%xmm16
vshufps	$255,%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vextractf32x4	$3,%zmm10,%xmm10
vaddss	%xmm10,%xmm16,%xmm16
vmovshdup	%xmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vshufpd	$1,%xmm10,%xmm10,%xmm17
vaddss	%xmm17,%xmm16,%xmm16
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm16,%xmm10
vmovups	2368(%rsp),%zmm16
vmulps	%zmm19,%zmm16,%zmm16 {%k7}
korw	%k3,%k6,%k3
vmovaps	%zmm20,%zmm3 {%k5}
vucomiss	%xmm26,%xmm10
vmovaps	%zmm4,%zmm10
vmovaps	%zmm12,%zmm20
vmovups	3392(%rsp),%zmm12
vmovups	3456(%rsp),%zmm19
vmovaps	%zmm9,%zmm30
jbe	68b
vxorps	%xmm26,%xmm26,%xmm26
vcmpltps	%zmm26,%zmm5,%k5
vsubps	%zmm22,%zmm24,%zmm10
vsubps	%zmm25,%zmm22,%zmm10 {%k5}
vmulps	%zmm13,%zmm10,%zmm13
vmulps	576(%rsp),%zmm10,%zmm10
vbroadcastss	446f(%rip),%zmm18
vmulps	%zmm18,%zmm13,%zmm13
vcmpltps	%zmm10,%zmm26,%k5
vbroadcastss	352f(%rip),%zmm17
vmovaps	%zmm17,%zmm10
vminps	%zmm17,%zmm13,%zmm10 {%k5}
vcmpltps	%zmm26,%zmm2,%k5
vsubps	%zmm23,%zmm12,%zmm13
vsubps	%zmm19,%zmm23,%zmm13 {%k5}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	1152(%rsp),%zmm13,%zmm13
vcmpltps	%zmm13,%zmm26,%k5
vmovaps	%zmm17,%zmm13
vmulps	%zmm18,%zmm11,%zmm13 {%k5}
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm13,%zmm10 {%k5}
vcmpltps	%zmm26,%zmm6,%k5
vsubps	%zmm20,%zmm28,%zmm11
vsubps	%zmm27,%zmm20,%zmm11 {%k5}
vmulps	%zmm0,%zmm11,%zmm0
vmulps	1088(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm26,%k5
vmovaps	%zmm17,%zmm11
vmulps	%zmm18,%zmm0,%zmm11 {%k5}
vmovups	1216(%rsp),%zmm9
vandps	%zmm21,%zmm9,%zmm0
vbroadcastss	445f(%rip),%zmm13
vaddps	%zmm13,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm11,%zmm10
vmovaps	%zmm11,%zmm10 {%k5}
vcmpltps	%zmm26,%zmm9,%k5
vsubps	%zmm30,%zmm29,%zmm11
vsubps	2880(%rsp),%zmm30,%zmm11 {%k5}
vmulps	%zmm0,%zmm11,%zmm0
vmulps	1024(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm26,%k5
vmovaps	%zmm17,%zmm11
vmulps	%zmm18,%zmm0,%zmm11 {%k5}
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm11,%zmm0
vmovaps	%zmm11,%zmm0 {%k5}
vmovups	3264(%rsp),%zmm9
vandps	%zmm21,%zmm9,%zmm10
vaddps	%zmm13,%zmm10,%zmm10
vdivps	%zmm10,%zmm31,%zmm10
vcmpltps	%zmm26,%zmm9,%k5
vmovups	832(%rsp),%zmm11
vmovups	2944(%rsp),%zmm9
vsubps	%zmm11,%zmm9,%zmm9
vsubps	3008(%rsp),%zmm11,%zmm9 {%k5}
vmulps	%zmm10,%zmm9,%zmm10
vmulps	960(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm26,%k5
vmovaps	%zmm17,%zmm9
vmulps	%zmm18,%zmm10,%zmm9 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm9,%zmm0
vmovaps	%zmm9,%zmm0 {%k5}
vcmpltps	%zmm4,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm4,%zmm10 {%k4}
jmp	68b
.p2align	4
94:
vmulps	%zmm25,%zmm14,%zmm3
vfmadd213ps	%zmm24,%zmm3,%zmm23
vmulps	%zmm23,%zmm2,%zmm4
vfmadd213ps	%zmm22,%zmm4,%zmm20
vfmadd213ps	%zmm20,%zmm3,%zmm21
vmulps	%zmm21,%zmm0,%zmm2
vfmadd213ps	%zmm19,%zmm2,%zmm17
vfmadd213ps	%zmm17,%zmm4,%zmm16
vfmadd213ps	%zmm16,%zmm3,%zmm18
vmulps	%zmm18,%zmm12,%zmm1
vmovups	3520(%rsp),%zmm5
vfmadd213ps	%zmm11,%zmm1,%zmm5
vmovups	3584(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm2,%zmm0
vmovups	1216(%rsp),%zmm5
vfmadd213ps	%zmm0,%zmm4,%zmm5
vmovups	704(%rsp),%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vmulps	1792(%rsp),%zmm0,%zmm0
vmovups	%zmm0,1536(%rsp)
vmulps	896(%rsp),%zmm1,%zmm0
vmovups	%zmm0,256(%rsp)
vmulps	1920(%rsp),%zmm2,%zmm0
vmovups	%zmm0,96(%rsp)
vmulps	1472(%rsp),%zmm4,%zmm0
vmovups	%zmm0,320(%rsp)
vmulps	512(%rsp),%zmm3,%zmm0
vmovups	%zmm0,384(%rsp)
vdivps	4736(%rsp),%zmm31,%zmm0
vmulps	4800(%rsp),%zmm0,%zmm0
vpbroadcastd	395f(%rip),%zmm12
vpaddd	%zmm12,%zmm0,%zmm1
vpbroadcastd	396f(%rip),%zmm15
vpandd	%zmm15,%zmm1,%zmm1
vpbroadcastd	322f(%rip),%zmm21
vpsubd	%zmm1,%zmm21,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	397f(%rip),%zmm3
vbroadcastss	398f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm2,%zmm3
vbroadcastss	399f(%rip),%zmm16
vmovaps	%zmm16,%zmm4
vbroadcastss	422f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm2,%zmm4
vbroadcastss	423f(%rip),%zmm5
vfmadd213ps	424f(%rip){1to16},%zmm2,%zmm5
vfmadd231ps	425f(%rip){1to16},%zmm0,%zmm5
vfmadd213ps	%zmm4,%zmm0,%zmm5
vfmadd213ps	%zmm3,%zmm0,%zmm5
vfmadd213ps	%zmm2,%zmm0,%zmm5
vfmadd231ps	426f(%rip){1to16},%zmm1,%zmm5
vmovups	4416(%rsp),%zmm0
vfmadd231ps	436f(%rip){1to16},%zmm0,%zmm5
vmovups	4864(%rsp),%zmm0
vfmadd231ps	437f(%rip){1to16},%zmm0,%zmm5
vmovups	%zmm5,576(%rsp)
movl	8(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
cmpb	$1,%cl
vbroadcastss	338f(%rip),%zmm17
vbroadcastss	347f(%rip),%zmm21
movq	88(%rsp),%r11
jne	97f
vbroadcastss	8(%r9),%zmm0
movq	%rbp,%rax
xorl	%ecx,%ecx
.p2align	4
95:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	448(%rsp),%zmm2
vmulps	(%r13,%rdx),%zmm2,%zmm2
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	426f(%rip),%zmm20
vmovups	832(%rsp),%zmm22
vbroadcastss	397f(%rip),%zmm26
vbroadcastss	398f(%rip),%zmm18
vbroadcastss	422f(%rip),%zmm29
vpbroadcastd	322f(%rip),%zmm19
.p2align	4
96:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm22,%zmm2,%zmm4
vaddps	%zmm0,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm6
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm17,%zmm6,%zmm8
vcmpltps	%zmm7,%zmm17,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm9
vpaddd	%zmm12,%zmm9,%zmm9
vpandd	%zmm15,%zmm9,%zmm9
vmovdqa64	%zmm12,%zmm23
vpsubd	%zmm9,%zmm19,%zmm12
vmovdqa64	%zmm15,%zmm25
vaddps	%zmm17,%zmm12,%zmm15
vfmadd231ps	%zmm8,%zmm12,%zmm15
vmulps	%zmm15,%zmm15,%zmm8
vmovaps	%zmm16,%zmm12
vfmadd213ps	%zmm29,%zmm15,%zmm12
vmovaps	%zmm16,%zmm5
vbroadcastss	423f(%rip),%zmm16
vfmadd213ps	424f(%rip){1to16},%zmm15,%zmm16
vfmadd231ps	425f(%rip){1to16},%zmm8,%zmm16
vfmadd213ps	%zmm12,%zmm8,%zmm16
vmovaps	%zmm26,%zmm12
vfmadd213ps	%zmm18,%zmm15,%zmm12
vfmadd213ps	%zmm12,%zmm8,%zmm16
vmovdqa64	%zmm23,%zmm12
vfmadd213ps	%zmm15,%zmm8,%zmm16
vmovdqa64	%zmm25,%zmm15
vcvtdq2ps	%zmm9,%zmm8
vfmadd231ps	%zmm20,%zmm8,%zmm16
vaddps	%zmm31,%zmm7,%zmm8
vmaxps	%zmm17,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm16,%zmm7
vmovaps	%zmm5,%zmm16
vaddps	%zmm21,%zmm4,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm3
vmulps	%zmm6,%zmm0,%zmm4
vmulps	%zmm8,%zmm8,%zmm6
vaddps	%zmm8,%zmm1,%zmm1
vmulps	%zmm6,%zmm8,%zmm7
vaddps	%zmm6,%zmm10,%zmm10
vaddps	%zmm7,%zmm30,%zmm30
vfmadd231ps	%zmm7,%zmm4,%zmm14
vmulps	%zmm7,%zmm6,%zmm7
vfmadd231ps	%zmm6,%zmm4,%zmm24
vmulps	%zmm6,%zmm6,%zmm6
vaddps	%zmm6,%zmm28,%zmm28
vfmadd231ps	%zmm6,%zmm4,%zmm13
vfmadd231ps	%zmm4,%zmm7,%zmm11
vaddps	%zmm7,%zmm27,%zmm27
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	96b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	95b
97:
movq	%r14,%rbx
vbroadcastss	44(%r9),%zmm2
vmovss	322f(%rip),%xmm0
vdivss	48(%r9),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	1664(%rsp),%zmm25
vsubps	%zmm2,%zmm25,%zmm4
vmulps	%zmm0,%zmm4,%zmm4
vbroadcastss	28(%r9),%zmm6
vbroadcastss	36(%r9),%zmm7
vmovaps	%xmm7,%xmm8
vfmadd213ps	%zmm6,%zmm4,%zmm7
vfmadd213ps	%zmm31,%zmm4,%zmm7
vmulps	%zmm4,%zmm4,%zmm9
vfmadd213ps	%zmm31,%zmm9,%zmm7
vmovss	348f(%rip),%xmm16
vmulss	%xmm16,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vmovss	357f(%rip),%xmm17
vmulss	%xmm17,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vfmadd231ps	%zmm8,%zmm4,%zmm6
vbroadcastss	358f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm4
vbroadcastss	345f(%rip),%zmm5
vmaxps	%zmm5,%zmm7,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vbroadcastss	335f(%rip),%zmm15
vmulps	%zmm15,%zmm4,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vmulps	%zmm6,%zmm7,%zmm6
vbroadcastss	20(%r9),%zmm7
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm4,%zmm7,%zmm4
vaddps	%zmm2,%zmm25,%zmm2
vbroadcastss	32(%r9),%zmm7
vbroadcastss	40(%r9),%zmm8
vmulps	%zmm0,%zmm2,%zmm2
vmovaps	%xmm8,%xmm9
vfmadd213ps	%zmm7,%zmm2,%zmm8
vfmadd213ps	%zmm31,%zmm2,%zmm8
vmulps	%zmm2,%zmm2,%zmm12
vfmadd213ps	%zmm31,%zmm12,%zmm8
vmaxps	%zmm5,%zmm8,%zmm12
vsqrtps	%zmm12,%zmm12
vmulss	%xmm16,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vmulss	%xmm17,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd231ps	%zmm9,%zmm2,%zmm7
vdivps	%zmm12,%zmm31,%zmm9
vfmadd213ps	%zmm18,%zmm2,%zmm7
vmulps	%zmm7,%zmm2,%zmm2
vmulps	%zmm15,%zmm2,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm9,%zmm8,%zmm7
vbroadcastss	24(%r9),%zmm8
vmulps	%zmm7,%zmm8,%zmm7
vminps	%zmm7,%zmm6,%zmm6
vmulps	%zmm2,%zmm8,%zmm2
vmulps	%zmm4,%zmm0,%zmm4
vmulps	%zmm2,%zmm0,%zmm0
vbroadcastss	324f(%rip),%zmm5
vmovups	1536(%rsp),%zmm18
vandps	%zmm5,%zmm18,%zmm2
vxorps	%xmm7,%xmm7,%xmm7
vmaxps	%zmm7,%zmm2,%zmm2
vmovups	256(%rsp),%zmm22
vandps	%zmm5,%zmm22,%zmm7
vmaxps	%zmm2,%zmm7,%zmm2
vandps	%zmm5,%zmm4,%zmm4
vandps	%zmm5,%zmm0,%zmm0
vmaxps	%zmm0,%zmm4,%zmm0
vandps	96(%rsp),%zmm5,%zmm4
vmulps	%zmm0,%zmm4,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	3136(%rsp),%zmm5
vcmpleps	%zmm31,%zmm5,%k2
vmulps	439f(%rip){1to16},%zmm6,%zmm2
vcmpleps	%zmm2,%zmm0,%k3 {%k2}
vbroadcastss	208(%r9),%zmm16
vmovups	896(%rsp),%zmm12
vmulps	1856(%rsp),%zmm12,%zmm0
vmovups	1792(%rsp),%zmm9
vmulps	%zmm9,%zmm0,%zmm8
vmovups	1920(%rsp),%zmm7
vmulps	5056(%rsp),%zmm7,%zmm0
vmulps	%zmm9,%zmm0,%zmm26
vmulps	1280(%rsp),%zmm7,%zmm0
vmulps	%zmm8,%zmm26,%zmm6
vfmsub231ps	%zmm0,%zmm12,%zmm6
vmovups	1472(%rsp),%zmm29
vmulps	640(%rsp),%zmm29,%zmm0
vmulps	%zmm9,%zmm0,%zmm4
vmulps	2112(%rsp),%zmm29,%zmm0
vmulps	%zmm8,%zmm4,%zmm17
vfmsub231ps	%zmm0,%zmm12,%zmm17
vmulps	1984(%rsp),%zmm29,%zmm0
vmulps	%zmm26,%zmm4,%zmm20
vfmsub231ps	%zmm0,%zmm7,%zmm20
vmovups	512(%rsp),%zmm2
vmulps	2048(%rsp),%zmm2,%zmm0
vmulps	%zmm9,%zmm0,%zmm15
vmulps	2240(%rsp),%zmm2,%zmm0
vmulps	%zmm8,%zmm15,%zmm9
vfmsub231ps	%zmm0,%zmm12,%zmm9
vmulps	2304(%rsp),%zmm2,%zmm0
vmulps	%zmm26,%zmm15,%zmm19
vfmsub231ps	%zmm0,%zmm7,%zmm19
vbroadcastss	12(%r9),%zmm12
vmovups	1728(%rsp),%zmm21
vaddps	%zmm21,%zmm18,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3904(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vcmpeqps	348f(%rip){1to16},%zmm5,%k1
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3968(%rsp),%zmm5
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k4}
vmovaps	%zmm8,%zmm5
vfnmadd213ps	%zmm31,%zmm8,%zmm5
vmovaps	%zmm0,%zmm21 {%k3}
vminps	%zmm31,%zmm5,%zmm18
vbroadcastss	432f(%rip),%zmm23
vmaxps	%zmm23,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm7
vmulps	%zmm7,%zmm6,%zmm0
vmovaps	%zmm16,%zmm21 {%k1}
movq	240(%rsp),%r12
movq	%r12,%rax
shlq	$6,%rax
vmovaps	%zmm21,(%r15,%rax)
vmovups	%zmm26,640(%rsp)
vmovaps	%zmm26,%zmm5
vfnmadd213ps	%zmm31,%zmm26,%zmm5
vfnmadd231ps	%zmm0,%zmm0,%zmm5
vminps	%zmm18,%zmm5,%zmm21
vmaxps	%zmm23,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmovups	768(%rsp),%zmm26
vaddps	%zmm26,%zmm22,%zmm6
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	3392(%rsp),%zmm22
vminps	%zmm6,%zmm22,%zmm18
vmovaps	%zmm22,%zmm18 {%k4}
vdivps	%zmm5,%zmm31,%zmm6
vcmpunordps	%zmm18,%zmm18,%k4
vmovups	3456(%rsp),%zmm22
vmaxps	%zmm18,%zmm22,%zmm5
vmovaps	%zmm22,%zmm5 {%k4}
vmovaps	%zmm5,%zmm26 {%k3}
vmulps	%zmm7,%zmm17,%zmm18
vfnmadd231ps	%zmm0,%zmm18,%zmm20
vmulps	%zmm6,%zmm20,%zmm17
vmulps	2176(%rsp),%zmm2,%zmm5
vmovaps	%zmm16,%zmm26 {%k1}
addq	%r11,%r12
shlq	$6,%r12
vmovaps	%zmm26,(%r15,%r12)
vmulps	%zmm4,%zmm15,%zmm20
vfmsub231ps	%zmm5,%zmm29,%zmm20
vmovaps	%zmm4,%zmm5
vfnmadd213ps	%zmm31,%zmm4,%zmm5
vfnmadd231ps	%zmm18,%zmm18,%zmm5
vfnmadd231ps	%zmm17,%zmm17,%zmm5
vminps	%zmm21,%zmm5,%zmm22
vmaxps	%zmm23,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vaddps	96(%rsp),%zmm25,%zmm21
vcmpunordps	%zmm21,%zmm21,%k4
vmovups	4032(%rsp),%zmm23
vminps	%zmm21,%zmm23,%zmm21
vmovaps	%zmm23,%zmm21 {%k4}
vdivps	%zmm5,%zmm31,%zmm5
vcmpunordps	%zmm21,%zmm21,%k4
vmovups	4096(%rsp),%zmm23
vmaxps	%zmm21,%zmm23,%zmm21
vmovaps	%zmm23,%zmm21 {%k4}
vmovaps	%zmm21,%zmm25 {%k3}
vmulps	%zmm7,%zmm9,%zmm21
vfnmadd231ps	%zmm0,%zmm21,%zmm19
vmulps	%zmm6,%zmm19,%zmm19
vfnmadd231ps	%zmm18,%zmm21,%zmm20
vfnmadd231ps	%zmm17,%zmm19,%zmm20
leaq	(%r15,%rax),%rdx
vmovaps	%zmm16,%zmm25 {%k1}
movq	%r11,%rcx
shlq	$7,%rcx
vmovaps	%zmm25,(%rcx,%rdx)
vmulps	%zmm5,%zmm20,%zmm20
vmovaps	%zmm15,%zmm9
vfnmadd213ps	%zmm31,%zmm15,%zmm9
vfnmadd231ps	%zmm21,%zmm21,%zmm9
vfnmadd231ps	%zmm19,%zmm19,%zmm9
vfnmadd231ps	%zmm20,%zmm20,%zmm9
vminps	%zmm22,%zmm9,%zmm22
vcmpgtps	438f(%rip){1to16},%zmm22,%k0
vmovups	448(%rsp),%zmm25
vaddps	320(%rsp),%zmm25,%zmm22
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	4160(%rsp),%zmm23
vminps	%zmm22,%zmm23,%zmm22
vmovaps	%zmm23,%zmm22 {%k4}
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	2880(%rsp),%zmm23
vmaxps	%zmm22,%zmm23,%zmm22
vmovaps	%zmm23,%zmm22 {%k4}
vmovaps	%zmm22,%zmm25 {%k3}
vmulps	%zmm25,%zmm12,%zmm22
vmovaps	%zmm16,%zmm22 {%k1}
leaq	(%r11,%r11,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm22,(%rsi,%rdx)
vmovups	832(%rsp),%zmm25
vaddps	384(%rsp),%zmm25,%zmm22
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	2944(%rsp),%zmm23
vminps	%zmm22,%zmm23,%zmm22
vmovaps	%zmm23,%zmm22 {%k4}
vcmpunordps	%zmm22,%zmm22,%k4
vmovups	3008(%rsp),%zmm23
vmaxps	%zmm22,%zmm23,%zmm22
vmovaps	%zmm23,%zmm22 {%k4}
vmovaps	%zmm22,%zmm25 {%k3}
vmulps	%zmm25,%zmm12,%zmm22
vmovups	%zmm16,96(%rsp)
vmovaps	%zmm16,%zmm22 {%k1}
movq	%r11,%rsi
shlq	$8,%rsi
vmovaps	%zmm22,(%rsi,%rdx)
movl	$5,%esi
movl	8(%rsp),%r14d
testb	$2,%r14b
je	98f
vmovaps	%zmm29,%zmm26
vmaxps	432f(%rip){1to16},%zmm9,%zmm9
vsqrtps	%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vbroadcastss	365f(%rip),%zmm29
vxorps	%zmm29,%zmm8,%zmm22
vmulps	%zmm12,%zmm26,%zmm8
vmovups	%zmm8,384(%rsp)
vmulps	%zmm12,%zmm2,%zmm12
kandw	%k0,%k2,%k2
movl	%r14d,%edx
andl	$4,%edx
movl	%edx,%esi
shrl	$2,%esi
leaq	(%r11,%r11,4),%r10
shlq	$6,%r10
addq	%r15,%r10
xorl	%r9d,%r9d
testl	%edx,%edx
sete	%r9b
leaq	7(%rsi,%rsi,2),%r8
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r11d
cmoveq	%r11,%rsi
movq	88(%rsp),%r11
xorq	$7,%r9
imulq	%r11,%r9
shlq	$6,%r9
addq	%r15,%r9
imulq	%r11,%r8
shlq	$6,%r8
addq	%r15,%r8
imulq	%r11,%rdi
shlq	$6,%rdi
addq	%r15,%rdi
imulq	%r11,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmulps	%zmm22,%zmm7,%zmm26
vmovups	640(%rsp),%zmm2
vfmadd231ps	%zmm26,%zmm0,%zmm2
vxorps	%zmm29,%zmm2,%zmm16
vmulps	%zmm16,%zmm6,%zmm25
vxorps	%zmm29,%zmm7,%zmm16
vmulps	%zmm16,%zmm0,%zmm0
vmulps	%zmm6,%zmm0,%zmm23
vfmadd231ps	%zmm26,%zmm18,%zmm4
vfmadd231ps	%zmm25,%zmm17,%zmm4
vxorps	%zmm29,%zmm4,%zmm0
vmulps	%zmm0,%zmm5,%zmm22
vmulps	%zmm18,%zmm7,%zmm0
vfmadd231ps	%zmm23,%zmm17,%zmm0
vxorps	%zmm29,%zmm0,%zmm0
vmulps	%zmm0,%zmm5,%zmm18
vxorps	%zmm29,%zmm6,%zmm0
vmulps	%zmm0,%zmm17,%zmm0
vmulps	%zmm5,%zmm0,%zmm17
vfmadd231ps	%zmm26,%zmm21,%zmm15
vfmadd231ps	%zmm25,%zmm19,%zmm15
vfmadd231ps	%zmm22,%zmm20,%zmm15
vxorps	%zmm29,%zmm15,%zmm0
vmulps	%zmm0,%zmm9,%zmm16
vmulps	%zmm21,%zmm7,%zmm0
vfmadd231ps	%zmm23,%zmm19,%zmm0
vfmadd231ps	%zmm18,%zmm20,%zmm0
vxorps	%zmm29,%zmm0,%zmm0
vmulps	%zmm0,%zmm9,%zmm15
vmulps	%zmm19,%zmm6,%zmm0
vfmadd231ps	%zmm17,%zmm20,%zmm0
vxorps	%zmm29,%zmm0,%zmm0
vmulps	%zmm0,%zmm9,%zmm4
vxorps	%zmm29,%zmm5,%zmm0
vmovups	896(%rsp),%zmm29
vmovups	1920(%rsp),%zmm21
vmulps	%zmm0,%zmm20,%zmm0
vmulps	%zmm9,%zmm0,%zmm0
vmovaps	%zmm26,%zmm19
vfmadd213ps	%zmm31,%zmm26,%zmm19
vfmadd231ps	%zmm25,%zmm25,%zmm19
vfmadd231ps	%zmm22,%zmm22,%zmm19
vfmadd231ps	%zmm16,%zmm16,%zmm19
vmovups	1792(%rsp),%zmm8
vmulps	%zmm19,%zmm8,%zmm19
vmovups	96(%rsp),%zmm2
vmovaps	%zmm2,%zmm20
vmulps	%zmm19,%zmm8,%zmm20 {%k2}
vmovups	384(%rsp),%zmm8
vmovaps	%zmm20,(%rax,%r10)
vmulps	%zmm7,%zmm7,%zmm19
vfmadd231ps	%zmm23,%zmm23,%zmm19
vfmadd231ps	%zmm18,%zmm18,%zmm19
vfmadd231ps	%zmm15,%zmm15,%zmm19
vmulps	%zmm19,%zmm29,%zmm19
vmovaps	%zmm2,%zmm20
vmulps	%zmm19,%zmm29,%zmm20 {%k2}
vmovaps	%zmm20,(%rax,%r9)
movq	32(%rsp),%r9
vmulps	%zmm6,%zmm6,%zmm19
vfmadd231ps	%zmm17,%zmm17,%zmm19
vfmadd231ps	%zmm4,%zmm4,%zmm19
vmulps	%zmm19,%zmm21,%zmm19
vmovaps	%zmm2,%zmm20
vmulps	%zmm19,%zmm21,%zmm20 {%k2}
vmovaps	%zmm20,(%rax,%r8)
vmulps	%zmm5,%zmm5,%zmm19
vfmadd231ps	%zmm0,%zmm0,%zmm19
vmulps	%zmm8,%zmm19,%zmm19
vmovaps	%zmm2,%zmm20
vmulps	%zmm19,%zmm8,%zmm20 {%k2}
vmovaps	%zmm20,(%rax,%rdi)
vmulps	%zmm9,%zmm9,%zmm19
vmulps	%zmm12,%zmm19,%zmm19
vmovaps	%zmm2,%zmm20
vmulps	%zmm19,%zmm12,%zmm20 {%k2}
vmovaps	%zmm20,(%rax,%rsi)
movl	$10,%esi
testl	%edx,%edx
je	98f
vmulps	%zmm26,%zmm7,%zmm7
vfmadd231ps	%zmm25,%zmm23,%zmm7
vfmadd231ps	%zmm22,%zmm18,%zmm7
vfmadd231ps	%zmm16,%zmm15,%zmm7
vmulps	%zmm7,%zmm29,%zmm7
vmovups	96(%rsp),%zmm2
vmovaps	%zmm2,%zmm19
vmovups	1792(%rsp),%zmm20
vmulps	%zmm7,%zmm20,%zmm19 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm19,(%rax,%rdx)
vmulps	%zmm25,%zmm6,%zmm7
vfmadd231ps	%zmm22,%zmm17,%zmm7
vfmadd231ps	%zmm16,%zmm4,%zmm7
vmulps	%zmm7,%zmm21,%zmm7
vmovaps	%zmm2,%zmm19
vmulps	%zmm7,%zmm20,%zmm19 {%k2}
movq	%r11,%rdx
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm19,(%rax,%rdx)
vmulps	%zmm23,%zmm6,%zmm6
vfmadd231ps	%zmm18,%zmm17,%zmm6
vfmadd231ps	%zmm15,%zmm4,%zmm6
vmulps	%zmm6,%zmm21,%zmm6
vmovaps	%zmm2,%zmm7
vmulps	%zmm6,%zmm29,%zmm7 {%k2}
leaq	(%r11,%r11,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm22,%zmm5,%zmm6
vfmadd231ps	%zmm16,%zmm0,%zmm6
vmulps	%zmm8,%zmm6,%zmm6
vmovaps	%zmm2,%zmm7
vmulps	%zmm6,%zmm20,%zmm7 {%k2}
imulq	$704,%r11,%rsi
addq	%r15,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm18,%zmm5,%zmm6
vfmadd231ps	%zmm15,%zmm0,%zmm6
vmulps	%zmm8,%zmm6,%zmm6
vmovaps	%zmm2,%zmm7
vmulps	%zmm6,%zmm29,%zmm7 {%k2}
shlq	$8,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm17,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm8,%zmm5,%zmm5
vmovaps	%zmm2,%zmm6
vmulps	%zmm5,%zmm21,%zmm6 {%k2}
imulq	$832,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm16,%zmm9,%zmm5
vmulps	%zmm12,%zmm5,%zmm5
vmovaps	%zmm2,%zmm6
vmulps	%zmm5,%zmm20,%zmm6 {%k2}
imulq	$960,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm15,%zmm9,%zmm5
vmulps	%zmm12,%zmm5,%zmm5
vmovaps	%zmm2,%zmm6
vmulps	%zmm5,%zmm29,%zmm6 {%k2}
movq	%r11,%rcx
shlq	$10,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm12,%zmm4,%zmm4
vmovaps	%zmm2,%zmm5
vmulps	%zmm4,%zmm21,%zmm5 {%k2}
imulq	$1088,%r11,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm0,%zmm9,%zmm0
vmulps	%zmm12,%zmm0,%zmm0
vmulps	%zmm0,%zmm8,%zmm2 {%k2}
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm2,(%rax,%rdx)
movl	$20,%esi
98:
testb	$8,%r14b
vxorps	%xmm16,%xmm16,%xmm16
je	6b
vbroadcastss	208(%r9),%zmm0
vmovups	3136(%rsp),%zmm2
vcmpeqps	348f(%rip){1to16},%zmm2,%k2
vaddps	%zmm3,%zmm3,%zmm2
vmovups	576(%rsp),%zmm6
vfmsub132ps	364f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	100(%r9),%zmm4
vfmadd213ps	%zmm16,%zmm1,%zmm4
vfmadd231ps	104(%r9){1to16},%zmm10,%zmm4
vfmadd231ps	108(%r9){1to16},%zmm30,%zmm4
vfmadd231ps	112(%r9){1to16},%zmm28,%zmm4
vfmadd231ps	116(%r9){1to16},%zmm27,%zmm4
vfmadd231ps	120(%r9){1to16},%zmm24,%zmm4
vfmadd231ps	124(%r9){1to16},%zmm14,%zmm4
vfmadd231ps	128(%r9){1to16},%zmm13,%zmm4
vfmadd231ps	132(%r9){1to16},%zmm11,%zmm4
vbroadcastss	136(%r9),%zmm3
vmovups	4480(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm16,%zmm1,%zmm3
vfmadd231ps	140(%r9){1to16},%zmm10,%zmm3
vfmadd231ps	144(%r9){1to16},%zmm30,%zmm3
vfmadd231ps	148(%r9){1to16},%zmm28,%zmm3
vfmadd231ps	152(%r9){1to16},%zmm27,%zmm3
vfmadd231ps	156(%r9){1to16},%zmm24,%zmm3
vfmadd231ps	160(%r9){1to16},%zmm14,%zmm3
vfmadd231ps	164(%r9){1to16},%zmm13,%zmm3
vfmadd231ps	168(%r9){1to16},%zmm11,%zmm3
vfmadd132ps	172(%r9){1to16},%zmm16,%zmm1
vfmadd231ps	176(%r9){1to16},%zmm10,%zmm1
vfmadd231ps	180(%r9){1to16},%zmm30,%zmm1
vfmadd231ps	184(%r9){1to16},%zmm28,%zmm1
vfmadd231ps	188(%r9){1to16},%zmm27,%zmm1
vfmadd231ps	192(%r9){1to16},%zmm24,%zmm1
vfmadd231ps	196(%r9){1to16},%zmm14,%zmm1
vfmadd231ps	200(%r9){1to16},%zmm13,%zmm1
vfmadd231ps	204(%r9){1to16},%zmm11,%zmm1
vfmadd231ps	358f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	442f(%rip){1to16},%zmm5,%zmm1
vmovaps	%zmm0,%zmm6 {%k2}
movq	%rsi,%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	1(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%rsi),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
addq	$4,%rsi
imulq	%r11,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm1,(%rax,%rsi)
jmp	6b
99:
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
322:
.long	0x3f800000
323:
.long	1048576
324:
.long	2147483647
325:
.long	0x3f40094e
326:
.long	0x3e1d5a5a
327:
.long	0x3bd74912
328:
.long	0x3f156f3d
329:
.long	0x3d26f715
332:
.long	8388607
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
.long	0x3d2aaaab
344:
.long	0x7f7fffff
345:
.long	0x02081cea
346:
.long	0x41490fdb
347:
.long	0x40a00000
348:
.long	0x40800000
349:
.long	0x3fc00000
352:
.long	0x7149f2ca
353:
.long	2
354:
.long	4
355:
.long	8
356:
.long	16
357:
.long	0x40400000
358:
.long	0x40000000
359:
.long	0x41400000
362:
.long	0x40c00000
363:
.long	0x3f3504f3
364:
.long	0xbf000000
365:
.long	0x80000000
366:
.long	0xc2ae0000
367:
.long	0x3fb8aa3b
368:
.long	0xbf317200
369:
.long	0xb5bfbe8e
372:
.long	0x3aae0472
373:
.long	0x3c1e8629
374:
.long	0x3d635b73
375:
.long	0x3e75fc8c
376:
.long	0x3f317214
377:
.long	0x42fe0000
378:
.long	0x3e99999a
379:
.long	0xbe04a19d
382:
.long	0x3ef89ba5
383:
.long	0xbf03248e
384:
.long	0x3f0c3744
385:
.long	0xbdc1d79d
386:
.long	0x3e5c1572
387:
.long	0x3e17e642
388:
.long	0x3e2ecff8
389:
.long	0x3e2d3f9f
392:
.long	0x3ecc422a
393:
.long	0x3f106ebb
394:
.long	0xc0000000
395:
.long	3234528013
396:
.long	4286578688
397:
.long	0x3eaaac4e
398:
.long	0xbf00000d
399:
.long	0x3e4bdb47
422:
.long	0xbe7fd7d0
423:
.long	0x3e259a3a
424:
.long	0xbe2ec8d2
425:
.long	0xbddadb52
426:
.long	0x33b17218
427:
.long	0x3727c5ac
428:
.long	0x3a83126f
429:
.long	0x41800000
432:
.long	0x358637bd
433:
.long	0x350637bd
434:
.long	0x34210fb0
435:
.long	0x36a7c5ac
436:
.long	0x3f317218
437:
.long	0x3feb3f8f
438:
.long	0x38d1b717
439:
.long	0x3951b717
442:
.long	0x41000000
443:
.long	0x3cf5c28f
444:
.long	0x41200000
445:
.long	0x26901d7d
446:
.long	0x3f800054
447:
.long	0xbf4ccccd
448:
.short	65535
.short	0
.p2align	6,0x0
449:
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
