# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5432,%rsp
movl	%esi,8(%rsp)
testl	%ecx,%ecx
je	95f
testl	%edx,%edx
je	95f
cmpl	$0,8(%rsp)
je	95f
movq	5504(%rsp),%rbx
movl	8(%rsp),%eax
movl	%eax,%r14d
movl	%edx,%esi
movq	%rsi,72(%rsp)
movq	(%rdi),%rsi
movq	%rsi,48(%rsp)
movq	8(%rdi),%rbp
movq	16(%rdi),%r15
movq	24(%rdi),%rsi
movq	%rsi,200(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%rsi
addl	%r8d,%r9d
addl	5488(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,160(%rsp)
imull	%eax,%edx
movl	%edx,60(%rsp)
movq	%rsi,32(%rsp)
leaq	64(%rsi),%rax
movq	%rax,80(%rsp)
xorl	%eax,%eax
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	334f(%rip),%zmm18
vbroadcastss	338f(%rip),%zmm16
vpbroadcastd	348f(%rip),%zmm17
vxorps	%xmm21,%xmm21,%xmm21
vpbroadcastd	96f(%rip),%zmm14
movq	%r9,168(%rsp)
movl	%r9d,%ecx
vpbroadcastd	98f(%rip),%zmm20
vbroadcastss	99f(%rip),%zmm22
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm24
vbroadcastss	324f(%rip),%zmm25
vbroadcastss	325f(%rip),%zmm26
vpbroadcastd	326f(%rip),%zmm27
vpbroadcastd	439f(%rip),%zmm28
movq	%r14,192(%rsp)
movq	%r15,184(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	60(%rsp),%ecx
cmpq	160(%rsp),%rax
je	95f
3:
movq	%rax,%rdx
imulq	72(%rsp),%rdx
movq	%rdx,176(%rsp)
movl	%ecx,%esi
xorl	%edi,%edi
movq	%rax,208(%rsp)
movl	%ecx,64(%rsp)
jmp	5f
.p2align	4
4:
incq	%rdi
addl	8(%rsp),%esi
cmpq	72(%rsp),%rdi
je	2b
5:
movq	176(%rsp),%rdx
addq	%rdi,%rdx
imulq	%r14,%rdx
addq	168(%rsp),%rdx
movl	%esi,%r8d
xorl	%r9d,%r9d
movl	%esi,68(%rsp)
movq	%rdi,224(%rsp)
movq	%rdx,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	429f(%rip),%zmm0
vblendmps	2672(%rsp),%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	2736(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	208(%rsp),%rax
vbroadcastss	334f(%rip),%zmm18
vbroadcastss	338f(%rip),%zmm16
vpbroadcastd	348f(%rip),%zmm17
vpbroadcastd	96f(%rip),%zmm14
movl	64(%rsp),%ecx
vpbroadcastd	98f(%rip),%zmm20
vbroadcastss	99f(%rip),%zmm22
vbroadcastss	322f(%rip),%zmm23
vbroadcastss	323f(%rip),%zmm24
vbroadcastss	324f(%rip),%zmm25
vbroadcastss	325f(%rip),%zmm26
vpbroadcastd	326f(%rip),%zmm27
vpbroadcastd	439f(%rip),%zmm28
movl	68(%rsp),%esi
movq	224(%rsp),%rdi
movq	216(%rsp),%rdx
movl	44(%rsp),%r8d
movq	232(%rsp),%r9
movq	%rbx,%r14
movq	5504(%rsp),%rbx
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
movq	%r9,232(%rsp)
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
movq	%rdx,1008(%rsp)
cmoveq	%rdx,%rax
vxorps	%xmm2,%xmm2,%xmm2
testq	%r10,%r10
je	56f
movl	%r11d,688(%rsp)
movq	%rax,%r11
imulq	88(%rsp),%r11
movl	$2,%r15d
subq	%r10,%r15
imull	44(%rsp),%eax
movq	%r10,%rcx
shlq	$6,%rcx
movq	%rcx,496(%rsp)
movl	%r10d,%ecx
shll	$4,%ecx
movl	%ecx,1072(%rsp)
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm29,%xmm29,%xmm29
movl	$16,%esi
xorl	%edx,%edx
movq	80(%rsp),%r12
vmovaps	%zmm31,%zmm30
vmovups	%zmm31,1264(%rsp)
vpbroadcastd	97f(%rip),%zmm10
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
addq	496(%rsp),%r12
addl	1072(%rsp),%esi
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
vpandd	%zmm28,%zmm3,%zmm3
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
vpandd	%zmm28,%zmm0,%zmm0
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
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm21,%zmm5,%zmm3
jne	39f
36:
testq	%rbx,%rbx
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm22,%zmm3,%zmm5
vfmadd213ps	%zmm23,%zmm3,%zmm5
vfmadd213ps	%zmm24,%zmm3,%zmm5
vaddps	%zmm25,%zmm3,%zmm11
vfmadd213ps	%zmm26,%zmm3,%zmm11
vcmpltps	%zmm3,%zmm21,%k1
vmulps	%zmm5,%zmm30,%zmm30 {%k1}
vmovups	1264(%rsp),%zmm12
vmulps	%zmm11,%zmm12,%zmm12 {%k1}
vpsrld	$23,%zmm30,%zmm5
vpsrld	$23,%zmm12,%zmm11
vpsubd	%zmm11,%zmm10,%zmm10
vpaddd	%zmm5,%zmm10,%zmm10
vpternlogd	$236,%zmm27,%zmm14,%zmm30
vpternlogd	$236,%zmm27,%zmm14,%zmm12
vmovdqu64	%zmm12,1264(%rsp)
vbroadcastss	96f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm29,%zmm29
andl	$2147483647,%eax
vsubps	%zmm4,%zmm3,%zmm5
cmpq	$1,%r10
jne	35b
38:
vaddps	%zmm5,%zmm6,%zmm6
vpandd	%zmm20,%zmm0,%zmm0
vpmaxud	%zmm0,%zmm9,%zmm9
vaddps	%zmm21,%zmm5,%zmm3
je	36b
39:
movq	%rbx,560(%rsp)
movl	$1,%ebx
cmpl	$2,%r10d
movl	%esi,96(%rsp)
movq	%r12,368(%rsp)
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
vpandd	%zmm28,%zmm4,%zmm4
vcvtdq2ps	%zmm4,%zmm4
43:
vsubps	(%rbp){1to16},%zmm4,%zmm4
vbroadcastss	8(%rbp),%zmm11
vfmadd132ps	4(%rbp){1to16},%zmm11,%zmm4
testb	$1,%r14b
movl	96(%rsp),%esi
movq	368(%rsp),%r12
je	44f
movl	%edi,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm12
vpsrld	%xmm12,%zmm0,%zmm0
vpandd	%zmm28,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
44:
shlq	$6,%rdi
movq	32(%rsp),%rcx
vmovaps	%zmm4,(%rcx,%rdi)
testb	$8,%r14b
je	45f
vaddps	%zmm22,%zmm4,%zmm12
vfmadd213ps	%zmm23,%zmm4,%zmm12
vfmadd213ps	%zmm24,%zmm4,%zmm12
vaddps	%zmm25,%zmm4,%zmm13
vfmadd213ps	%zmm26,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm21,%k1
vmulps	%zmm12,%zmm30,%zmm30 {%k1}
vmovups	1264(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm30,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm10,%zmm10
vpaddd	%zmm12,%zmm10,%zmm10
vpternlogd	$236,%zmm27,%zmm14,%zmm30
vpternlogd	$236,%zmm27,%zmm14,%zmm15
vmovdqu64	%zmm15,1264(%rsp)
vbroadcastss	96f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm29,%zmm29
45:
vsubps	%zmm11,%zmm4,%zmm4
incq	%rbx
cmpq	%r10,%rbx
jne	46f
vaddps	%zmm4,%zmm6,%zmm6
46:
movq	560(%rsp),%rbx
vpandd	%zmm20,%zmm0,%zmm0
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
vpandd	%zmm20,%zmm0,%zmm0
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
vpandd	%zmm28,%zmm4,%zmm4
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
vpandd	%zmm28,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
54:
vmovaps	%zmm4,(%r12)
testb	$8,%r14b
je	49b
vaddps	%zmm22,%zmm4,%zmm12
vfmadd213ps	%zmm23,%zmm4,%zmm12
vfmadd213ps	%zmm24,%zmm4,%zmm12
vaddps	%zmm25,%zmm4,%zmm13
vfmadd213ps	%zmm26,%zmm4,%zmm13
vcmpltps	%zmm4,%zmm21,%k1
vmulps	%zmm12,%zmm30,%zmm30 {%k1}
vmovups	1264(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm30,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm10,%zmm10
vpaddd	%zmm12,%zmm10,%zmm10
vpternlogd	$236,%zmm27,%zmm14,%zmm30
vpternlogd	$236,%zmm27,%zmm14,%zmm15
vmovdqu64	%zmm15,1264(%rsp)
vbroadcastss	96f(%rip),%zmm12 {%k1} {z}
vaddps	%zmm12,%zmm29,%zmm29
jmp	49b
.p2align	4
55:
vpcmpnleud	327f(%rip){1to16},%zmm9,%k0
vcvtudq2ps	%zmm10,%zmm0
vaddps	328f(%rip){1to16},%zmm0,%zmm0
vmovups	%zmm0,4272(%rsp)
movq	192(%rsp),%r14
movq	184(%rsp),%r15
movl	688(%rsp),%r11d
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4272(%rsp)
vmovups	%zmm31,1264(%rsp)
vmovaps	%zmm31,%zmm30
57:
vcvtusi2ss	%r10d,%xmm19,%xmm0
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
vbroadcastss	329f(%rip),%zmm15
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
vmaxps	%zmm21,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm31,%xmm11
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
vmaxps	%zmm21,%zmm11,%zmm11
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
vmaxps	%zmm21,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r8
vcvtsi2ss	%r8,%xmm31,%xmm9
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
vmovups	%zmm30,4592(%rsp)
vmovups	%zmm29,4656(%rsp)
vcvtusi2ssq	1008(%rsp),%xmm19,%xmm6
vmaxps	332f(%rip){1to16},%zmm4,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vbroadcastss	%xmm6,%zmm12
vcmpgtps	333f(%rip){1to16},%zmm4,%k1
vaddps	%zmm18,%zmm5,%zmm5
vdivps	335f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm8,%zmm10 {%k1}
vmulps	%zmm7,%zmm9,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm6,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	336f(%rip),%zmm11
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
vmulps	337f(%rip){1to16},%zmm8,%zmm2
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
vxorps	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm2,%zmm18,%k1
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	52(%rbp),%zmm15
vbroadcastss	76(%rbp),%zmm19
vbroadcastss	56(%rbp),%zmm13
vbroadcastss	80(%rbp),%zmm14
vbroadcastss	60(%rbp),%zmm9
vbroadcastss	84(%rbp),%zmm11
vbroadcastss	64(%rbp),%zmm7
vbroadcastss	88(%rbp),%zmm8
vbroadcastss	68(%rbp),%zmm4
vbroadcastss	92(%rbp),%zmm6
vminps	%zmm10,%zmm19,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm19,3248(%rsp)
vmovaps	%zmm19,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm27
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,4016(%rsp)
vmovaps	%zmm15,%zmm27 {%k1}
vminps	%zmm5,%zmm14,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm14,3312(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,3376(%rsp)
vmovaps	%zmm13,%zmm5 {%k1}
vmovups	%zmm5,1136(%rsp)
vmovups	%zmm11,2416(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm9,2480(%rsp)
vmaxps	%zmm1,%zmm9,%zmm1
vmovups	%zmm1,816(%rsp)
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm8,3440(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm7,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm7,2544(%rsp)
vmovaps	%zmm7,%zmm2 {%k1}
vmovups	%zmm2,752(%rsp)
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vmovups	%zmm12,4528(%rsp)
vcmpltps	%zmm16,%zmm12,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3120(%rsp)
vblendmps	%zmm18,%zmm31,%zmm11 {%k1}
vbroadcastss	339f(%rip),%zmm1
vblendmps	%zmm1,%zmm16,%zmm0 {%k1}
vmovups	%zmm0,2672(%rsp)
vcvtusi2ss	%r11d,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4400(%rsp)
vmovups	%zmm4,3568(%rsp)
vmovups	%zmm6,3504(%rsp)
vsubss	%xmm4,%xmm6,%xmm0
vmulss	336f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4720(%rsp)
leaq	(%r10,%r10,4),%r11
shlq	$6,%r11
leaq	256(%r13),%rdi
addq	%rdi,%r11
movq	%r10,%r12
shlq	$6,%r12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2992(%rsp)
vmovups	%zmm0,2160(%rsp)
vmovups	%zmm0,2224(%rsp)
vmovups	%zmm0,2288(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm0,1712(%rsp)
vmovups	%zmm31,2352(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4336(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1584(%rsp)
vmovups	%zmm0,2608(%rsp)
vmovups	%zmm1,3056(%rsp)
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm0,3952(%rsp)
vbroadcastss	342f(%rip),%zmm0
vmovups	%zmm0,3632(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2736(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vpbroadcastd	346f(%rip),%zmm15
vpbroadcastd	345f(%rip),%zmm1
jmp	68f
.p2align	4
67:
vmulps	%zmm26,%zmm15,%zmm15
vfmadd213ps	%zmm24,%zmm15,%zmm25
vmulps	%zmm25,%zmm2,%zmm2
vfmadd213ps	%zmm21,%zmm2,%zmm19
vfmadd213ps	%zmm19,%zmm15,%zmm22
vmulps	%zmm22,%zmm4,%zmm19
vfmadd213ps	%zmm18,%zmm19,%zmm16
vfmadd213ps	%zmm16,%zmm2,%zmm9
vfmadd213ps	%zmm9,%zmm15,%zmm17
vmulps	%zmm17,%zmm23,%zmm1
vmovaps	%zmm12,%zmm4
vfmadd213ps	%zmm0,%zmm1,%zmm4
vmovups	240(%rsp),%zmm16
vmulps	%zmm1,%zmm16,%zmm27
vmovups	1136(%rsp),%zmm30
vaddps	%zmm27,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3312(%rsp),%zmm9
vminps	%zmm0,%zmm9,%zmm1
vmovaps	%zmm9,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3376(%rsp),%zmm9
vmaxps	%zmm1,%zmm9,%zmm1
vmovaps	%zmm9,%zmm1 {%k1}
vcmpeqps	%zmm30,%zmm1,%k1
vcmpneqps	%zmm1,%zmm0,%k1 {%k1}
vmovups	1840(%rsp),%zmm12
vfmadd213ps	%zmm4,%zmm19,%zmm12
vmovups	1328(%rsp),%zmm0
vfmadd213ps	%zmm12,%zmm2,%zmm0
vfmadd213ps	%zmm0,%zmm15,%zmm8
vmovups	624(%rsp),%zmm9
vmulps	%zmm8,%zmm9,%zmm21
vmovups	1776(%rsp),%zmm22
vaddps	%zmm21,%zmm22,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vxorps	%xmm25,%xmm25,%xmm25
vmovups	3248(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	4016(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k2}
vcmpeqps	%zmm22,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k0 {%k2}
vmovups	432(%rsp),%zmm12
vmulps	%zmm19,%zmm12,%zmm0
vmovups	%zmm0,1392(%rsp)
vmovups	816(%rsp),%zmm26
vaddps	%zmm0,%zmm26,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2416(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2480(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k2}
vcmpeqps	%zmm26,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	1200(%rsp),%zmm24
vmulps	%zmm2,%zmm24,%zmm0
vmovups	%zmm0,1328(%rsp)
vmovups	752(%rsp),%zmm29
vaddps	%zmm0,%zmm29,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	3440(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2544(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpeqps	%zmm29,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	304(%rsp),%zmm1
vmulps	%zmm15,%zmm1,%zmm0
vmovups	%zmm0,1456(%rsp)
vmovups	1648(%rsp),%zmm28
vaddps	%zmm0,%zmm28,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3504(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	3568(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k4}
vcmpeqps	%zmm28,%zmm2,%k4
vcmpneqps	%zmm2,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	347f(%rip),%zmm2 {%k3} {z}
vpbroadcastd	348f(%rip),%zmm19
vpord	%zmm19,%zmm2,%zmm2 {%k4}
vpbroadcastd	346f(%rip),%zmm18
vpord	%zmm18,%zmm2,%zmm2 {%k2}
vpbroadcastd	345f(%rip),%zmm17
vpord	%zmm17,%zmm2,%zmm2 {%k1}
vpord	%zmm0,%zmm2,%zmm0
vmovups	4976(%rsp),%zmm2
vminps	%zmm31,%zmm2,%zmm2
vminps	%zmm2,%zmm13,%zmm2
vminps	%zmm2,%zmm6,%zmm2
vminps	%zmm2,%zmm14,%zmm2
vmulps	2800(%rsp),%zmm9,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmovups	880(%rsp),%zmm14
vsubps	%zmm14,%zmm31,%zmm6
vfmadd231ps	%zmm4,%zmm14,%zmm6
vminps	%zmm2,%zmm6,%zmm2
vmulps	2864(%rsp),%zmm16,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmovups	944(%rsp),%zmm19
vsubps	%zmm19,%zmm31,%zmm6
vfmadd231ps	%zmm4,%zmm19,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	96(%rsp),%zmm12,%zmm4
vmulps	%zmm4,%zmm12,%zmm4
vsubps	%zmm10,%zmm31,%zmm6
vfmadd231ps	%zmm4,%zmm10,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	4208(%rsp),%zmm24,%zmm4
vmulps	%zmm4,%zmm24,%zmm4
vmovaps	%zmm7,%zmm23
vsubps	%zmm7,%zmm31,%zmm6
vfmadd231ps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	3760(%rsp),%zmm1,%zmm4
vmulps	%zmm4,%zmm1,%zmm4
vmovups	%zmm5,4784(%rsp)
vsubps	%zmm5,%zmm31,%zmm6
vfmadd231ps	%zmm4,%zmm5,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vdivps	%zmm26,%zmm31,%zmm4
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k1}
vmulps	%zmm4,%zmm12,%zmm1
vmovups	%zmm1,240(%rsp)
vcmpltps	428f(%rip){1to16},%zmm2,%k3
vmovups	3120(%rsp),%zmm18
vmovaps	%zmm18,%zmm2
vfmadd132ps	560(%rsp),%zmm25,%zmm2
vmovups	2992(%rsp),%zmm17
vfmadd231ps	1968(%rsp),%zmm17,%zmm2
vmovups	1072(%rsp),%zmm1
vfmadd231ps	2160(%rsp),%zmm1,%zmm2
vmovups	2928(%rsp),%zmm1
vfmadd231ps	2224(%rsp),%zmm1,%zmm2
vmovups	1008(%rsp),%zmm1
vfmadd231ps	2288(%rsp),%zmm1,%zmm2
vmovups	1712(%rsp),%zmm6
vsubps	%zmm2,%zmm6,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vbroadcastss	336f(%rip),%zmm16
vmulps	%zmm16,%zmm6,%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vmovups	4464(%rsp),%zmm4
vsubps	3184(%rsp),%zmm4,%zmm1
vmovups	%zmm1,96(%rsp)
vcmpltps	1584(%rsp),%zmm25,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,304(%rsp)
vmaxps	332f(%rip){1to16},%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm2
vcmpnltps	%zmm1,%zmm25,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4848(%rsp),%zmm4
vpord	%zmm0,%zmm4,%zmm0
vmovdqa32	%zmm4,%zmm0 {%k6}
vmovdqu64	%zmm0,432(%rsp)
vmovups	%zmm6,1712(%rsp)
vmulps	%zmm2,%zmm6,%zmm0
vmulps	2352(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3952(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmaxps	434f(%rip){1to16},%zmm0,%zmm13
vcmpnltps	%zmm6,%zmm25,%k0
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm13 {%k4}
vbroadcastss	98f(%rip),%zmm24
vandps	%zmm24,%zmm21,%zmm0
vbroadcastss	436f(%rip),%zmm25
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm4
vcmpunordps	%zmm13,%zmm13,%k4
vandps	%zmm24,%zmm27,%zmm0
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm6
vmovups	3696(%rsp),%zmm12
vmulps	%zmm4,%zmm12,%zmm0
vminps	%zmm13,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4080(%rsp),%zmm15
vmulps	%zmm6,%zmm15,%zmm0
vminps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vmovups	1456(%rsp),%zmm11
vandps	%zmm24,%zmm11,%zmm0
vaddps	%zmm25,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	329f(%rip){1to16},%zmm0,%zmm9
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm9,%zmm15,%zmm9
vandps	4144(%rsp),%zmm24,%zmm15
vaddps	%zmm25,%zmm15,%zmm15
vdivps	%zmm15,%zmm31,%zmm15
vmulps	%zmm9,%zmm15,%zmm9
vcmpunordps	%zmm12,%zmm12,%k4
vminps	%zmm12,%zmm9,%zmm12
vmovaps	%zmm9,%zmm12 {%k4}
vcmpunordps	%zmm12,%zmm12,%k4
vmulps	4720(%rsp),%zmm0,%zmm9
vminps	%zmm12,%zmm9,%zmm12
vmovaps	%zmm9,%zmm12 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm12,%zmm2
vmovaps	%zmm12,%zmm2 {%k4}
vxorps	%xmm1,%xmm1,%xmm1
vcmpltps	%zmm1,%zmm21,%k4
vmovups	3248(%rsp),%zmm7
vsubps	%zmm22,%zmm7,%zmm9
vsubps	%zmm8,%zmm22,%zmm9 {%k4}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm9,%zmm14,%zmm9
vcmpltps	%zmm9,%zmm1,%k4
vxorps	%xmm16,%xmm16,%xmm16
vbroadcastss	437f(%rip),%zmm15
vmulps	%zmm15,%zmm4,%zmm4
vbroadcastss	344f(%rip),%zmm12
vmovaps	%zmm12,%zmm9
vminps	%zmm12,%zmm4,%zmm9 {%k4}
vcmpltps	%zmm16,%zmm27,%k4
vmovups	3312(%rsp),%zmm10
vsubps	%zmm30,%zmm10,%zmm4
vmovups	3376(%rsp),%zmm14
vsubps	%zmm14,%zmm30,%zmm4 {%k4}
vmulps	%zmm6,%zmm4,%zmm6
vmulps	%zmm4,%zmm19,%zmm4
vcmpltps	%zmm4,%zmm16,%k4
vmovaps	%zmm12,%zmm4
vmulps	%zmm15,%zmm6,%zmm4 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k4}
vmovups	1392(%rsp),%zmm1
vcmpltps	%zmm16,%zmm1,%k4
vandps	%zmm24,%zmm1,%zmm4
vaddps	%zmm25,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vmovups	2416(%rsp),%zmm5
vsubps	%zmm26,%zmm5,%zmm9
vsubps	2480(%rsp),%zmm26,%zmm9 {%k4}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	1904(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm16,%k4
vmovaps	%zmm12,%zmm9
vmulps	%zmm15,%zmm4,%zmm9 {%k4}
vmovups	1328(%rsp),%zmm1
vandps	%zmm24,%zmm1,%zmm4
vaddps	%zmm25,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k4}
vcmpltps	%zmm16,%zmm1,%k4
vmovups	3440(%rsp),%zmm25
vsubps	%zmm29,%zmm25,%zmm9
vsubps	2544(%rsp),%zmm29,%zmm9 {%k4}
vmulps	%zmm4,%zmm9,%zmm4
vmulps	%zmm9,%zmm23,%zmm9
vcmpltps	%zmm9,%zmm16,%k4
vmovaps	%zmm12,%zmm9
vmulps	%zmm15,%zmm4,%zmm9 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpltps	%zmm16,%zmm11,%k4
vmovups	3504(%rsp),%zmm19
vsubps	%zmm28,%zmm19,%zmm6
vmovups	3568(%rsp),%zmm11
vsubps	%zmm11,%zmm28,%zmm6 {%k4}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	4784(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm16,%k4
vmovaps	%zmm12,%zmm6
vmulps	%zmm15,%zmm0,%zmm6 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vminps	%zmm4,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vsqrtps	%zmm3,%zmm6
vmovups	1584(%rsp),%zmm24
vcmpnltps	%zmm24,%zmm16,%k0
korw	%k0,%k3,%k7
vmovups	4336(%rsp),%zmm15
vcmpltps	%zmm6,%zmm15,%k0
korw	%k0,%k3,%k0
vcmpgtps	3632(%rsp),%zmm12,%k3
vcmpltps	%zmm2,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm2 {%k4}
vmulps	435f(%rip){1to16},%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	240(%rsp),%zmm1
vmulps	%zmm0,%zmm1,%zmm3
vmovaps	%zmm12,%zmm3 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm22,%zmm2,%zmm21
vcmpunordps	%zmm21,%zmm21,%k5
vminps	%zmm21,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vmaxps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k5}
vfmadd213ps	%zmm30,%zmm2,%zmm27
vcmpunordps	%zmm27,%zmm27,%k5
vminps	%zmm27,%zmm10,%zmm4
vmovaps	%zmm10,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmaxps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm14,%zmm4 {%k5}
vbroadcastss	16(%rbp),%zmm5
vcmpleps	%zmm5,%zmm3,%k5
vmulss	%xmm5,%xmm5,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpgeps	3824(%rsp),%zmm3,%k5 {%k5}
vmovaps	%zmm22,%zmm0 {%k3}
vsubps	%zmm22,%zmm0,%zmm3
vblendmps	%zmm18,%zmm3,%zmm18 {%k3}
vfmadd132ps	560(%rsp),%zmm16,%zmm3
vmovaps	%zmm30,%zmm4 {%k3}
vsubps	%zmm30,%zmm4,%zmm5
vblendmps	%zmm17,%zmm5,%zmm17 {%k3}
vfmadd231ps	1968(%rsp),%zmm5,%zmm3
vdivps	%zmm13,%zmm31,%zmm5
vmovups	%zmm18,3120(%rsp)
vmulps	%zmm18,%zmm5,%zmm9
vmovups	496(%rsp),%zmm10
vmovups	1072(%rsp),%zmm21
vfnmadd213ps	%zmm21,%zmm9,%zmm10
vmovups	2032(%rsp),%zmm7
vmovups	2928(%rsp),%zmm23
vfnmadd213ps	%zmm23,%zmm9,%zmm7
vmovups	%zmm17,2992(%rsp)
vmulps	%zmm17,%zmm5,%zmm9
vmovups	368(%rsp),%zmm18
vfnmadd213ps	%zmm10,%zmm9,%zmm18
vmovups	2096(%rsp),%zmm10
vfnmadd213ps	%zmm7,%zmm9,%zmm10
kandw	%k0,%k2,%k2
vblendmps	%zmm15,%zmm6,%zmm15 {%k3}
vmovups	%zmm15,4336(%rsp)
vmulps	%zmm6,%zmm1,%zmm9
vmulps	433f(%rip){1to16},%zmm9,%zmm9
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm9,%zmm6
vmovaps	%zmm9,%zmm6 {%k6}
vmovups	3056(%rsp),%zmm7
vmovaps	%zmm7,%zmm9
vmulps	336f(%rip){1to16},%zmm7,%zmm9 {%k2}
vcmpnleps	%zmm9,%zmm6,%k0
vblendmps	%zmm7,%zmm9,%zmm7 {%k1}
vmovups	%zmm7,3056(%rsp)
vmovaps	%zmm12,%zmm20 {%k7}
vmovups	2352(%rsp),%zmm1
vblendmps	%zmm1,%zmm2,%zmm1 {%k3}
vmovups	%zmm1,2352(%rsp)
vpbroadcastd	348f(%rip),%zmm17
vmovups	2608(%rsp),%zmm1
vmovaps	%zmm1,%zmm20 {%k1}
vcmpnleps	%zmm2,%zmm13,%k2
vfmadd132ps	1456(%rsp),%zmm28,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm19,%zmm1
vmovaps	%zmm19,%zmm1 {%k6}
vcmpunordps	%zmm1,%zmm1,%k6
vmaxps	%zmm1,%zmm11,%zmm12
vmovaps	%zmm11,%zmm12 {%k6}
vmovaps	%zmm28,%zmm12 {%k3}
vsubps	%zmm28,%zmm12,%zmm1
vfmadd231ps	1008(%rsp),%zmm1,%zmm3
vmovups	2288(%rsp),%zmm2
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,2288(%rsp)
vmulps	%zmm2,%zmm5,%zmm1
vmovups	1520(%rsp),%zmm2
vfnmadd213ps	%zmm18,%zmm1,%zmm2
vbroadcastss	346f(%rip),%zmm15
vmovups	3888(%rsp),%zmm7
vfnmadd213ps	%zmm10,%zmm1,%zmm7
vmovups	5104(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm1
vmulps	688(%rsp),%zmm8,%zmm2
vmovups	5040(%rsp),%zmm9
vmulps	%zmm2,%zmm9,%zmm5
vmulps	%zmm1,%zmm5,%zmm6
vfmsub231ps	%zmm7,%zmm9,%zmm6
vfnmadd213ps	%zmm31,%zmm5,%zmm5
vmaxps	399f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmulps	%zmm6,%zmm5,%zmm5
vmulps	%zmm5,%zmm9,%zmm5
vmulps	%zmm1,%zmm8,%zmm1
vmulps	%zmm8,%zmm2,%zmm2
vmulps	%zmm5,%zmm13,%zmm5
vbroadcastss	438f(%rip),%zmm9
vmulps	%zmm9,%zmm29,%zmm6
vcmpunordps	%zmm5,%zmm5,%k6
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k6}
vaddps	%zmm5,%zmm29,%zmm5
vcmpunordps	%zmm5,%zmm5,%k6
vminps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm25,%zmm5 {%k6}
vcmpunordps	%zmm5,%zmm5,%k6
vmovups	2544(%rsp),%zmm6
vmaxps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm6,%zmm5 {%k6}
vmovaps	%zmm29,%zmm5 {%k3}
vsubps	%zmm29,%zmm5,%zmm6
vfmadd231ps	%zmm23,%zmm6,%zmm3
vmulps	%zmm1,%zmm13,%zmm1
vfnmadd231ps	%zmm2,%zmm6,%zmm1
korw	%k2,%k0,%k0
kmovw	304(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2224(%rsp),%zmm2
vblendmps	%zmm2,%zmm6,%zmm2 {%k3}
vmovups	%zmm2,2224(%rsp)
vmovaps	%zmm31,%zmm2 {%k2} {z}
vmovaps	%zmm24,%zmm2 {%k1}
vmulps	%zmm9,%zmm26,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vaddps	%zmm1,%zmm26,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2416(%rsp),%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2480(%rsp),%zmm6
vmaxps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vmovaps	%zmm26,%zmm1 {%k3}
vsubps	%zmm26,%zmm1,%zmm6
vfmadd231ps	%zmm6,%zmm21,%zmm3
vmovups	2160(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm7 {%k3}
vmovups	%zmm7,2160(%rsp)
vmovaps	%zmm16,%zmm3 {%k4}
vmovups	1712(%rsp),%zmm6
vmovaps	%zmm6,%zmm3 {%k3}
knotw	%k5,%k1
vmovups	96(%rsp),%zmm6
vmovaps	%zmm6,%zmm6 {%k1} {z}
vmovups	4400(%rsp),%zmm7
vcmpgtps	2736(%rsp),%zmm7,%k1
vaddps	3184(%rsp),%zmm6,%zmm11 {%k1} {z}
vmovdqu64	432(%rsp),%zmm6
vmovdqa32	%zmm6,%zmm7 {%k3} {z}
vmovaps	%zmm0,%zmm27
vmovups	%zmm4,1136(%rsp)
vmovups	%zmm1,816(%rsp)
vbroadcastss	345f(%rip),%zmm1
vmovups	%zmm5,752(%rsp)
vmovups	%zmm3,1712(%rsp)
vmovaps	%zmm12,%zmm3
vmovups	%zmm2,1584(%rsp)
vmovups	%zmm20,2608(%rsp)
vpxor	%xmm6,%xmm6,%xmm6
68:
vbroadcastss	366f(%rip),%zmm29
vpslld	$31,%zmm7,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	%zmm1,%zmm7,%zmm0
vmovdqu64	%zmm0,5360(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	%zmm15,%zmm7,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	347f(%rip){1to16},%zmm7,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm7,4848(%rsp)
vpandd	%zmm17,%zmm7,%zmm0
vmovdqu64	%zmm0,5168(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
.p2align	4
69:
vmovups	%zmm11,4464(%rsp)
vaddss	%xmm6,%xmm11,%xmm0
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
vextractf32x4	$3,%zmm11,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm1
vbroadcastss	24(%rbp),%zmm0
vmovups	%zmm0,4144(%rsp)
vmulps	%zmm0,%zmm3,%zmm0
vmovups	%zmm0,4080(%rsp)
testq	%r10,%r10
vmovss	%xmm1,1840(%rsp)
vmovups	%zmm27,1776(%rsp)
vmovups	%zmm3,3696(%rsp)
je	77f
vdivps	%zmm3,%zmm31,%zmm0
vmulps	349f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	352f(%rip),%zmm7
vsubps	%zmm27,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	353f(%rip),%zmm16
vxorps	%zmm16,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	354f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vbroadcastss	355f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	356f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vbroadcastss	357f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm6
vbroadcastss	359f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	362f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	363f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vbroadcastss	364f(%rip),%zmm11
vfmadd213ps	%zmm11,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	365f(%rip),%zmm3
vaddps	%zmm3,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	98f(%rip),%zmm17
vandps	%zmm17,%zmm2,%zmm5
vfmadd132ps	%zmm29,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	367f(%rip),%zmm6
vmovaps	%zmm27,%zmm26
vbroadcastss	368f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	369f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	372f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm5,%zmm6
vmovaps	%zmm29,%zmm30
vbroadcastss	373f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm5,%zmm6
vbroadcastss	374f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vbroadcastss	329f(%rip),%zmm25
vblendmps	%zmm7,%zmm25,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	378f(%rip){1to16},%zmm0,%zmm4
vmulps	379f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rdi,%rax
xorl	%ecx,%ecx
vmovss	329f(%rip),%xmm22
vbroadcastss	382f(%rip),%zmm24
.p2align	4
72:
vcvtsi2ss	%rcx,%xmm31,%xmm7
vaddss	%xmm22,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm26,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	353f(%rip){1to16},%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	354f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	356f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	358f(%rip),%zmm14
vfmadd213ps	359f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	%zmm11,%zmm10,%zmm14
vaddps	365f(%rip){1to16},%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm30,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vbroadcastss	367f(%rip),%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vfmadd213ps	%zmm28,%zmm15,%zmm13
vfmadd213ps	%zmm29,%zmm15,%zmm13
vfmadd213ps	%zmm16,%zmm15,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	352f(%rip){1to16},%zmm25,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm24,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm8
vmulps	%zmm24,%zmm7,%zmm14
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
incq	%rcx
addq	$320,%rax
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rcx,%r10
jne	72b
vdivps	4080(%rsp),%zmm31,%zmm0
vmulps	349f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	352f(%rip),%zmm7
vmovups	1136(%rsp),%zmm14
vsubps	%zmm14,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	353f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	354f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	356f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	357f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	358f(%rip),%zmm6
vfmadd213ps	359f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	362f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	363f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm11,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	365f(%rip),%zmm26
vaddps	%zmm26,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm17,%zmm2,%zmm5
vfmadd132ps	%zmm30,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	367f(%rip),%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm28,%zmm5,%zmm6
vfmadd213ps	%zmm29,%zmm5,%zmm6
vfmadd213ps	%zmm16,%zmm5,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm25,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	378f(%rip){1to16},%zmm0,%zmm4
vmulps	379f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%r11,%rax
xorl	%ecx,%ecx
.p2align	4
73:
vcvtsi2ss	%rcx,%xmm11,%xmm7
vaddss	%xmm22,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm14,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	353f(%rip){1to16},%zmm7,%zmm12
vmulps	%zmm12,%zmm7,%zmm10
vmaxps	354f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm13
vrndscaleps	$8,%zmm13,%zmm13
vfmadd231ps	356f(%rip){1to16},%zmm13,%zmm10
vfmadd231ps	357f(%rip){1to16},%zmm13,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	358f(%rip),%zmm14
vfmadd213ps	359f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm10,%zmm14
vfmadd213ps	%zmm11,%zmm10,%zmm14
vaddps	%zmm26,%zmm13,%zmm13
vcvttps2udq	%zmm13,%zmm13
vfmadd213ps	%zmm31,%zmm10,%zmm14
vandps	%zmm17,%zmm7,%zmm10
vfmadd132ps	%zmm30,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm15
vpslld	$23,%zmm13,%zmm10
vmulps	%zmm10,%zmm14,%zmm10
vbroadcastss	367f(%rip),%zmm13
vfmadd213ps	%zmm23,%zmm15,%zmm13
vfmadd213ps	%zmm27,%zmm15,%zmm13
vfmadd213ps	%zmm28,%zmm15,%zmm13
vfmadd213ps	%zmm29,%zmm15,%zmm13
vfmadd213ps	%zmm16,%zmm15,%zmm13
vfmadd213ps	%zmm18,%zmm15,%zmm13
vfmadd213ps	%zmm20,%zmm15,%zmm13
vfmadd213ps	%zmm21,%zmm15,%zmm13
vcmpltps	%zmm12,%zmm7,%k1
vblendmps	352f(%rip){1to16},%zmm25,%zmm12 {%k1}
vmulps	%zmm13,%zmm15,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm13,%zmm12,%zmm13
vsubps	%zmm8,%zmm12,%zmm8
vsubps	%zmm13,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm24,%zmm2,%zmm14
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmovaps	%zmm8,-256(%rax)
vmulps	%zmm14,%zmm3,%zmm8
vmulps	%zmm24,%zmm7,%zmm14
vfmadd213ps	%zmm31,%zmm7,%zmm14
vmulps	%zmm10,%zmm14,%zmm14
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm14,%zmm8
vfmsub231ps	%zmm14,%zmm7,%zmm2
vmovups	1136(%rsp),%zmm14
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
vmovaps	%zmm13,%zmm9
vmovaps	%zmm12,%zmm8
cmpq	%rcx,%r10
jne	73b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1840(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,560(%rsp)
vmovups	1584(%rsp),%zmm20
ja	74f
vxorps	%xmm20,%xmm20,%xmm20
74:
vbroadcastss	8(%rbp),%zmm21
movq	32(%rsp),%rax
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm0,1648(%rsp)
vmovups	%zmm0,496(%rsp)
vmovups	%zmm0,368(%rsp)
vmovups	%zmm0,96(%rsp)
vmovups	%zmm0,2032(%rsp)
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,688(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,432(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,944(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,880(%rsp)
vmovups	%zmm0,304(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
xorl	%ecx,%ecx
vmovups	816(%rsp),%zmm8
.p2align	4
75:
vmovups	%zmm30,1200(%rsp)
vmovups	%zmm17,1520(%rsp)
vmovups	%zmm18,624(%rsp)
vmovups	%zmm3,240(%rsp)
vmovups	%zmm7,2864(%rsp)
vmovups	%zmm1,1328(%rsp)
vmovups	%zmm24,3824(%rsp)
vmovups	%zmm29,4208(%rsp)
vmovups	%zmm16,1968(%rsp)
vmovups	%zmm15,1456(%rsp)
vmovups	%zmm10,1008(%rsp)
vmovups	%zmm9,2928(%rsp)
vmovups	%zmm5,1072(%rsp)
vmovups	%zmm28,3888(%rsp)
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%r13,%rdx),%zmm7
vmovaps	64(%r13,%rdx),%zmm12
vmovaps	128(%r13,%rdx),%zmm9
vmovaps	192(%r13,%rdx),%zmm0
vmovups	%zmm0,3760(%rsp)
vmovaps	256(%r13,%rdx),%zmm0
vmovups	%zmm0,2800(%rsp)
vmulps	%zmm7,%zmm8,%zmm16
vxorps	%xmm31,%xmm31,%xmm31
movq	%rdi,%rdx
xorl	%esi,%esi
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	96f(%rip),%zmm8
vmovups	752(%rsp),%zmm1
.p2align	4
76:
vmovaps	(%rax,%rsi),%zmm30
vmovaps	-256(%rdx),%zmm25
vmovaps	-192(%rdx),%zmm5
vmovaps	%zmm25,%zmm3
vfmadd213ps	%zmm1,%zmm16,%zmm3
vaddps	%zmm21,%zmm3,%zmm3
vdivps	%zmm3,%zmm8,%zmm13
vmovaps	-128(%rdx),%zmm22
vsubps	%zmm3,%zmm30,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmulps	%zmm3,%zmm20,%zmm30
vfmadd213ps	%zmm13,%zmm13,%zmm30
vaddps	%zmm30,%zmm6,%zmm6
vaddps	%zmm3,%zmm4,%zmm4
vfmadd231ps	%zmm25,%zmm3,%zmm19
vfmadd231ps	%zmm5,%zmm3,%zmm14
vfmadd231ps	-64(%rdx),%zmm3,%zmm15
vfmadd231ps	%zmm22,%zmm3,%zmm17
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
vmovups	816(%rsp),%zmm8
vmulps	%zmm12,%zmm8,%zmm30
vxorps	%xmm22,%xmm22,%xmm22
vfmadd213ps	%zmm22,%zmm16,%zmm28
vmovups	1392(%rsp),%zmm1
vfmadd231ps	%zmm28,%zmm16,%zmm1
vmovups	%zmm1,1392(%rsp)
vmovaps	%zmm24,%zmm3
vfmadd213ps	%zmm22,%zmm30,%zmm3
vmovups	1904(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm16,%zmm1
vmovups	%zmm1,1904(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm22,%zmm30,%zmm3
vmovups	1648(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm30,%zmm1
vmovups	%zmm1,1648(%rsp)
vmovaps	%zmm24,%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm3
vmovups	496(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm16,%zmm1
vmovups	%zmm1,496(%rsp)
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm22,%zmm7,%zmm3
vmovups	368(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm30,%zmm1
vmovups	%zmm1,368(%rsp)
vmovups	96(%rsp),%zmm1
vfmadd231ps	%zmm3,%zmm7,%zmm1
vmovups	%zmm1,96(%rsp)
vaddps	%zmm22,%zmm26,%zmm3
vmovups	2032(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm16,%zmm5
vmovups	%zmm5,2032(%rsp)
vaddps	%zmm22,%zmm31,%zmm3
vmovups	2096(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm30,%zmm5
vmovups	%zmm5,2096(%rsp)
vmovups	688(%rsp),%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmovups	%zmm5,688(%rsp)
vmulps	%zmm9,%zmm8,%zmm3
vmulps	4144(%rsp),%zmm3,%zmm3
vfmadd213ps	%zmm22,%zmm3,%zmm31
vfmadd213ps	%zmm31,%zmm16,%zmm2
vfmadd213ps	%zmm22,%zmm3,%zmm24
vfmadd213ps	%zmm24,%zmm16,%zmm29
vfmadd213ps	%zmm22,%zmm3,%zmm0
vfmadd231ps	%zmm10,%zmm16,%zmm0
vfmadd213ps	%zmm22,%zmm3,%zmm10
vfmadd213ps	%zmm10,%zmm16,%zmm23
vmovups	432(%rsp),%zmm1
vfmadd231ps	%zmm29,%zmm16,%zmm1
vmovups	%zmm1,432(%rsp)
vmovups	1008(%rsp),%zmm10
vfmadd231ps	%zmm19,%zmm3,%zmm10
vfmadd231ps	%zmm0,%zmm3,%zmm27
vfmadd231ps	%zmm23,%zmm16,%zmm27
vmovups	560(%rsp),%zmm1
vfmadd231ps	%zmm14,%zmm16,%zmm1
vmovups	%zmm1,560(%rsp)
vfmadd231ps	%zmm17,%zmm16,%zmm10
vmovups	1968(%rsp),%zmm16
vfmadd231ps	%zmm19,%zmm30,%zmm16
vmovups	240(%rsp),%zmm3
vfmadd231ps	%zmm30,%zmm0,%zmm3
vmovups	3824(%rsp),%zmm24
vfmadd231ps	%zmm0,%zmm7,%zmm24
vmovups	1200(%rsp),%zmm30
vfmadd231ps	%zmm15,%zmm7,%zmm30
vmovups	880(%rsp),%zmm0
vfmadd231ps	%zmm18,%zmm7,%zmm0
vmovups	%zmm0,880(%rsp)
vmovups	1072(%rsp),%zmm5
vfmadd231ps	%zmm19,%zmm7,%zmm5
vmovups	1328(%rsp),%zmm1
vfmadd231ps	%zmm17,%zmm7,%zmm1
vmovups	1456(%rsp),%zmm15
vfmadd231ps	%zmm14,%zmm12,%zmm15
vmovups	944(%rsp),%zmm0
vfmadd231ps	%zmm14,%zmm9,%zmm0
vmovups	%zmm0,944(%rsp)
vmovups	624(%rsp),%zmm18
vfmadd231ps	%zmm12,%zmm17,%zmm18
vmovups	304(%rsp),%zmm0
vfmadd231ps	%zmm17,%zmm9,%zmm0
vmovups	%zmm0,304(%rsp)
vmovups	2864(%rsp),%zmm7
vfmadd231ps	%zmm19,%zmm9,%zmm7
vmovups	1520(%rsp),%zmm17
vfmadd231ps	3760(%rsp),%zmm19,%zmm17
vfmadd231ps	2800(%rsp),%zmm19,%zmm11
vmovups	2928(%rsp),%zmm9
vaddps	%zmm4,%zmm9,%zmm9
vaddps	%zmm22,%zmm6,%zmm0
vmovups	4208(%rsp),%zmm29
vaddps	%zmm0,%zmm29,%zmm29
vmovups	3888(%rsp),%zmm28
vaddps	%zmm2,%zmm28,%zmm28
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	75b
vbroadcastss	96f(%rip),%zmm31
vbroadcastss	334f(%rip),%zmm13
vxorps	%xmm6,%xmm6,%xmm6
vpbroadcastd	384f(%rip),%zmm14
vbroadcastss	394f(%rip),%zmm25
vbroadcastss	395f(%rip),%zmm26
vmovups	368(%rsp),%zmm23
vmovups	%zmm3,240(%rsp)
vmovups	3696(%rsp),%zmm3
vmovups	496(%rsp),%zmm21
vmovups	560(%rsp),%zmm12
vmovups	%zmm18,624(%rsp)
vmovups	%zmm17,1520(%rsp)
vmovups	%zmm30,1200(%rsp)
vmovaps	%zmm11,%zmm30
vmovups	1904(%rsp),%zmm4
vmovdqu64	1648(%rsp),%zmm17
vmovups	1392(%rsp),%zmm11
jmp	79f
.p2align	4
77:
vucomiss	%xmm6,%xmm1
vmovups	1584(%rsp),%zmm20
vbroadcastss	334f(%rip),%zmm13
vxorps	%xmm22,%xmm22,%xmm22
vpbroadcastd	384f(%rip),%zmm14
vbroadcastss	394f(%rip),%zmm25
vbroadcastss	395f(%rip),%zmm26
ja	78f
vxorps	%xmm20,%xmm20,%xmm20
78:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,304(%rsp)
vmovups	%zmm0,880(%rsp)
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,944(%rsp)
vmovups	%zmm0,1200(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm15,%xmm15,%xmm15
vxorps	%xmm27,%xmm27,%xmm27
vpxord	%xmm28,%xmm28,%xmm28
vxorps	%xmm24,%xmm24,%xmm24
vmovups	%zmm0,240(%rsp)
vmovups	%zmm0,432(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,688(%rsp)
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,2032(%rsp)
vmovups	%zmm0,96(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm21,%xmm21,%xmm21
vpxord	%xmm17,%xmm17,%xmm17
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm12,%xmm12,%xmm12
vmovups	816(%rsp),%zmm8
vxorps	%xmm30,%xmm30,%xmm30
79:
vmulps	%zmm8,%zmm20,%zmm0
vdivps	%zmm3,%zmm31,%zmm2
vmulps	%zmm1,%zmm0,%zmm19
vfnmadd213ps	%zmm11,%zmm2,%zmm19
vmovaps	%zmm1,%zmm11
vdivps	4080(%rsp),%zmm31,%zmm1
vmulps	%zmm7,%zmm0,%zmm18
vfnmadd213ps	%zmm17,%zmm1,%zmm18
vfnmadd213ps	%zmm4,%zmm0,%zmm15
vmovups	4144(%rsp),%zmm4
vmulss	%xmm4,%xmm4,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm30,%zmm1,%zmm1
vmulps	304(%rsp),%zmm4,%zmm2
vaddps	880(%rsp),%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm17,%zmm7,%zmm2
vfmadd231ps	%zmm11,%zmm17,%zmm2
vaddps	%zmm2,%zmm1,%zmm30
vmulps	944(%rsp),%zmm4,%zmm1
vaddps	1200(%rsp),%zmm1,%zmm17
vfnmadd213ps	432(%rsp),%zmm0,%zmm17
vmulps	1520(%rsp),%zmm4,%zmm1
vaddps	624(%rsp),%zmm1,%zmm1
vfnmadd213ps	240(%rsp),%zmm0,%zmm1
vmovups	%zmm1,1392(%rsp)
vfnmadd213ps	%zmm27,%zmm0,%zmm30
vdivps	%zmm8,%zmm13,%zmm0
vmulps	%zmm7,%zmm4,%zmm1
vaddps	%zmm1,%zmm11,%zmm27
vfnmadd213ps	%zmm24,%zmm20,%zmm27
vmulps	%zmm0,%zmm20,%zmm0
vfmadd231ps	%zmm12,%zmm0,%zmm21
vfmadd231ps	%zmm0,%zmm16,%zmm23
vmovss	1840(%rsp),%xmm0
vucomiss	%xmm6,%xmm0
vmovaps	%zmm21,%zmm24
vmovups	%zmm23,368(%rsp)
vmovups	%zmm21,496(%rsp)
vmovups	%zmm5,1072(%rsp)
vmovups	%zmm27,1520(%rsp)
vmovups	%zmm9,2928(%rsp)
vmovups	%zmm10,1008(%rsp)
vmovups	%zmm15,1456(%rsp)
vmovups	%zmm12,560(%rsp)
vmovups	%zmm16,1968(%rsp)
vmovups	%zmm30,3760(%rsp)
vmovups	%zmm18,2864(%rsp)
vmovups	%zmm19,2800(%rsp)
jbe	84f
vmovaps	%zmm24,%zmm4
vmovaps	%zmm17,%zmm11
vmovups	2736(%rsp),%zmm0
vmovups	4464(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2736(%rsp)
vcmpgeps	383f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm6,%xmm0,%xmm1
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
vucomiss	%xmm6,%xmm1
vpbroadcastd	385f(%rip),%zmm15
vpbroadcastd	96f(%rip),%zmm16
vbroadcastss	386f(%rip),%zmm17
vbroadcastss	387f(%rip),%zmm18
vbroadcastss	388f(%rip),%zmm19
vbroadcastss	389f(%rip),%zmm20
vbroadcastss	392f(%rip),%zmm21
vbroadcastss	393f(%rip),%zmm24
jbe	85f
testq	%r10,%r10
vmovups	752(%rsp),%zmm30
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
.p2align	4
83:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm30,%zmm3,%zmm4
vaddps	%zmm2,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm13,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm13,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm31,%zmm5,%zmm7
vpaddd	%zmm14,%zmm7,%zmm7
vpandd	%zmm15,%zmm7,%zmm7
vpsubd	%zmm7,%zmm16,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm13,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm17,%zmm8
vfmadd213ps	%zmm18,%zmm9,%zmm8
vmovaps	%zmm19,%zmm10
vmovaps	%zmm21,%zmm12
vfmadd213ps	%zmm24,%zmm9,%zmm12
vfmadd213ps	%zmm20,%zmm9,%zmm10
vfmadd231ps	%zmm25,%zmm5,%zmm12
vfmadd213ps	%zmm10,%zmm5,%zmm12
vfmadd213ps	%zmm8,%zmm5,%zmm12
vfmadd213ps	%zmm9,%zmm5,%zmm12
vaddps	%zmm31,%zmm6,%zmm5
vfmadd231ps	%zmm26,%zmm7,%zmm12
vmaxps	%zmm13,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm12,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm1
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	83b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
vmovups	816(%rsp),%zmm8
jne	82b
jmp	87f
.p2align	4
84:
vmovaps	%zmm23,%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3184(%rsp)
vmovaps	%zmm3,%zmm14
vmovups	1136(%rsp),%zmm7
vmovups	96(%rsp),%zmm2
jmp	88f
.p2align	4
85:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3184(%rsp)
vmovups	3696(%rsp),%zmm14
vmovups	1136(%rsp),%zmm7
vmovups	1456(%rsp),%zmm15
vmovups	1968(%rsp),%zmm16
vmovaps	%zmm11,%zmm17
vmovups	2864(%rsp),%zmm18
vmovups	2800(%rsp),%zmm19
vmovups	368(%rsp),%zmm20
vmovaps	%zmm4,%zmm24
vmovups	96(%rsp),%zmm2
jmp	88f
86:
vxorps	%xmm1,%xmm1,%xmm1
87:
vbroadcastss	396f(%rip),%zmm2
vmovups	3632(%rsp),%zmm3
vfmadd213ps	397f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm22,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3632(%rsp)
vmovups	3952(%rsp),%zmm0
vbroadcastss	398f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3952(%rsp)
vmovups	3056(%rsp),%zmm0
vmaxps	339f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3056(%rsp)
vblendmps	336f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3120(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1776(%rsp),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vmovups	%zmm3,1776(%rsp)
vmovups	2992(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1136(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2160(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm8,%zmm8
vmovups	2224(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm30,%zmm30
vmovups	%zmm30,752(%rsp)
vmovups	2288(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3696(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm14
vmovups	1712(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1712(%rsp)
vmovups	2352(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2352(%rsp)
vmovups	1584(%rsp),%zmm0
vmovaps	%zmm22,%zmm0 {%k1}
vmovups	%zmm0,1584(%rsp)
vmovups	2608(%rsp),%zmm0
vbroadcastss	344f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2608(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3184(%rsp)
vmovups	%zmm5,2288(%rsp)
vmovups	%zmm4,2224(%rsp)
vmovups	%zmm3,2160(%rsp)
vmovups	%zmm2,2992(%rsp)
vmovups	%zmm1,3120(%rsp)
vmovups	496(%rsp),%zmm24
vmovups	1072(%rsp),%zmm5
vmovups	2928(%rsp),%zmm9
vmovups	1008(%rsp),%zmm10
vmovups	1456(%rsp),%zmm15
vmovups	560(%rsp),%zmm12
vmovups	1968(%rsp),%zmm16
vmovups	96(%rsp),%zmm2
vmovaps	%zmm11,%zmm17
vmovups	3760(%rsp),%zmm30
vmovups	2864(%rsp),%zmm18
vmovups	2800(%rsp),%zmm19
vmovups	368(%rsp),%zmm20
88:
vmovups	%zmm2,96(%rsp)
vmovups	%zmm14,1648(%rsp)
vmovups	%zmm8,816(%rsp)
vbroadcastss	332f(%rip),%zmm1
vmaxps	%zmm1,%zmm19,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm21
vmaxps	%zmm1,%zmm18,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm3
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm11
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5232(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5360(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm27
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	%zmm29,4208(%rsp)
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,304(%rsp)
vmovups	1776(%rsp),%zmm23
vcmpleps	4016(%rsp),%zmm23,%k2
vcmpgeps	3248(%rsp),%zmm23,%k4
vblendmps	%zmm12,%zmm13,%zmm0 {%k4}
vbroadcastss	353f(%rip),%zmm30
vxorps	%zmm30,%zmm12,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm22,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm22,%zmm31,%zmm23 {%k2}
vmovups	%zmm23,880(%rsp)
vcmpgeps	3312(%rsp),%zmm7,%k4
vblendmps	%zmm16,%zmm13,%zmm0 {%k4}
vmovups	%zmm7,1136(%rsp)
vcmpleps	3376(%rsp),%zmm7,%k4
vxorps	%zmm30,%zmm16,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm22,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm22,%zmm31,%zmm6 {%k4}
vmovups	%zmm6,944(%rsp)
vmovdqu64	5296(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2416(%rsp),%zmm8,%k1
vblendmps	%zmm5,%zmm13,%zmm0 {%k1}
vcmpleps	2480(%rsp),%zmm8,%k1
vxorps	%zmm30,%zmm5,%zmm0 {%k1}
vmovups	752(%rsp),%zmm1
vcmpgeps	3440(%rsp),%zmm1,%k1
vblendmps	%zmm9,%zmm13,%zmm4 {%k1}
vmovups	%zmm1,752(%rsp)
vcmpleps	2544(%rsp),%zmm1,%k1
vxorps	%zmm30,%zmm9,%zmm4 {%k1}
vcmpgeps	3504(%rsp),%zmm14,%k1
vblendmps	%zmm10,%zmm13,%zmm2 {%k1}
vcmpleps	3568(%rsp),%zmm14,%k1
vxorps	%zmm30,%zmm10,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm22,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm22,%zmm31,%zmm7 {%k5}
vmovups	%zmm7,1904(%rsp)
vmulps	%zmm6,%zmm3,%zmm0
vmovaps	%zmm3,%zmm8
vmovups	%zmm3,240(%rsp)
vmulps	%zmm0,%zmm15,%zmm1
vmulps	%zmm23,%zmm21,%zmm6
vmovups	%zmm21,624(%rsp)
vmulps	%zmm6,%zmm1,%zmm3
vmulps	%zmm7,%zmm11,%zmm25
vmovaps	%zmm11,%zmm15
vmovups	%zmm11,432(%rsp)
vmulps	%zmm25,%zmm24,%zmm1
vmulps	%zmm6,%zmm1,%zmm30
vmulps	%zmm3,%zmm30,%zmm5
vmovaps	%zmm3,%zmm1
vfnmadd213ps	%zmm31,%zmm3,%zmm1
vbroadcastss	399f(%rip),%zmm26
vmovups	%zmm1,4976(%rsp)
vmaxps	%zmm26,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm11
vmulps	%zmm11,%zmm8,%zmm7
vmovaps	%zmm31,%zmm7 {%k4}
vcmpleps	%zmm4,%zmm22,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm22,%zmm31,%zmm23 {%k3}
vmulps	%zmm25,%zmm20,%zmm4
vfmsub231ps	%zmm4,%zmm0,%zmm5
vmovaps	%zmm16,%zmm10
vmulps	%zmm11,%zmm5,%zmm16
vmovaps	%zmm30,%zmm13
vfnmadd213ps	%zmm31,%zmm30,%zmm13
vfnmadd231ps	%zmm16,%zmm16,%zmm13
vmaxps	%zmm26,%zmm13,%zmm4
vsqrtps	%zmm4,%zmm5
vmulps	%zmm23,%zmm27,%zmm24
vmulps	2032(%rsp),%zmm24,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm9,%zmm29
vmovaps	%zmm3,%zmm19
vmovups	%zmm3,1328(%rsp)
vmulps	%zmm3,%zmm4,%zmm9
vmovaps	%zmm12,%zmm8
vmulps	%zmm30,%zmm4,%zmm12
vdivps	%zmm5,%zmm31,%zmm1
vmulps	%zmm21,%zmm7,%zmm14
vmovaps	%zmm7,%zmm14 {%k2}
vmovdqu64	5168(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k0
vmulps	%zmm1,%zmm15,%zmm7
vmovaps	%zmm31,%zmm7 {%k5}
vcmpleps	%zmm2,%zmm22,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm22,%zmm31,%zmm5 {%k5}
vmovups	304(%rsp),%zmm3
vmulps	%zmm5,%zmm3,%zmm15
vmovups	%zmm17,4912(%rsp)
vmulps	%zmm15,%zmm17,%zmm2
vmulps	%zmm6,%zmm2,%zmm18
vmulps	%zmm19,%zmm18,%zmm20
vmulps	%zmm30,%zmm18,%zmm21
vmulps	2096(%rsp),%zmm24,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm9
vmulps	%zmm11,%zmm9,%zmm17
vmulps	688(%rsp),%zmm24,%zmm2
vfmsub231ps	%zmm2,%zmm25,%zmm12
vfnmadd231ps	%zmm16,%zmm17,%zmm12
vmulps	%zmm1,%zmm12,%zmm19
vmovaps	%zmm4,%zmm6
vfnmadd213ps	%zmm31,%zmm4,%zmm6
vfnmadd231ps	%zmm17,%zmm17,%zmm6
vfnmadd231ps	%zmm19,%zmm19,%zmm6
vmulps	1392(%rsp),%zmm15,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm20
vmaxps	%zmm26,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1520(%rsp),%zmm15,%zmm2
vmovups	%zmm25,5104(%rsp)
vfmsub231ps	%zmm2,%zmm25,%zmm21
vmulps	%zmm4,%zmm18,%zmm9
vdivps	%zmm0,%zmm31,%zmm2
vmovdqu64	%zmm28,3888(%rsp)
vmulps	%zmm15,%zmm28,%zmm0
vmovups	%zmm24,5040(%rsp)
vfmsub231ps	%zmm0,%zmm24,%zmm9
vmovaps	%zmm27,%zmm28
vmulps	%zmm2,%zmm27,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm11,%zmm20,%zmm22
vfnmadd231ps	%zmm16,%zmm22,%zmm21
vmulps	%zmm1,%zmm21,%zmm24
vfnmadd231ps	%zmm17,%zmm22,%zmm9
vfnmadd231ps	%zmm19,%zmm24,%zmm9
vxorps	%xmm12,%xmm12,%xmm12
vmulps	%zmm2,%zmm9,%zmm25
vmulps	%zmm7,%zmm14,%zmm7
vmovaps	%zmm18,%zmm14
vfnmadd213ps	%zmm31,%zmm18,%zmm14
vfnmadd231ps	%zmm22,%zmm22,%zmm14
vfnmadd231ps	%zmm24,%zmm24,%zmm14
vfnmadd231ps	%zmm25,%zmm25,%zmm14
vmaxps	%zmm26,%zmm14,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm0,%zmm7,%zmm0
vdivps	%zmm9,%zmm31,%zmm15
vmovaps	%zmm3,%zmm27
vmulps	%zmm15,%zmm3,%zmm7
vmulps	%zmm7,%zmm0,%zmm20
vmovaps	%zmm0,%zmm20 {%k5}
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1840(%rsp),%xmm7
vucomiss	%xmm0,%xmm7
vmulps	624(%rsp),%zmm8,%zmm0
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm7
vfmadd213ps	%zmm12,%zmm0,%zmm7 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmulps	240(%rsp),%zmm10,%zmm9
vmovaps	%zmm9,%zmm12 {%k3} {z}
vfmadd213ps	%zmm7,%zmm12,%zmm12
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	432(%rsp),%zmm3
vmulps	1072(%rsp),%zmm3,%zmm7
vmovaps	%zmm7,%zmm21 {%k1} {z}
vfmadd213ps	%zmm12,%zmm21,%zmm21
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm28,1200(%rsp)
vmulps	%zmm29,%zmm28,%zmm12
vmovups	1904(%rsp),%zmm10
vmovaps	%zmm12,%zmm26 {%k1} {z}
vfmadd213ps	%zmm21,%zmm26,%zmm26
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	1008(%rsp),%zmm27,%zmm21
vmovaps	%zmm21,%zmm8 {%k1} {z}
vfmadd213ps	%zmm26,%zmm8,%zmm8
vmovups	%zmm8,3824(%rsp)
vmulps	880(%rsp),%zmm0,%zmm0
vmovups	1328(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm26
vfmsub231ps	944(%rsp),%zmm9,%zmm26
vmulps	%zmm0,%zmm30,%zmm27
vfmsub231ps	%zmm7,%zmm10,%zmm27
vmulps	%zmm0,%zmm4,%zmm28
vmovaps	%zmm23,%zmm7
vfmsub231ps	%zmm12,%zmm23,%zmm28
vmovaps	%zmm11,%zmm23
vmulps	%zmm0,%zmm18,%zmm29
vfmsub231ps	%zmm21,%zmm5,%zmm29
vbroadcastss	353f(%rip),%zmm3
vxorps	%zmm3,%zmm8,%zmm12
vxorps	%zmm3,%zmm30,%zmm8
vmovups	%zmm8,1840(%rsp)
vxorps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,1328(%rsp)
vxorps	%zmm3,%zmm18,%zmm8
vmulps	%zmm11,%zmm26,%zmm18
vfnmadd231ps	%zmm16,%zmm18,%zmm27
vxorps	%zmm3,%zmm16,%zmm16
vfnmadd231ps	%zmm17,%zmm18,%zmm28
vxorps	%zmm3,%zmm17,%zmm9
vmovaps	%zmm1,%zmm4
vmulps	%zmm1,%zmm27,%zmm21
vfnmadd231ps	%zmm19,%zmm21,%zmm28
vxorps	%zmm3,%zmm19,%zmm19
vfnmadd231ps	%zmm22,%zmm18,%zmm29
vxorps	%zmm3,%zmm22,%zmm17
vfnmadd231ps	%zmm24,%zmm21,%zmm29
vxorps	%zmm3,%zmm24,%zmm22
vmulps	%zmm2,%zmm28,%zmm24
vfnmadd231ps	%zmm25,%zmm24,%zmm29
vxorps	%zmm3,%zmm25,%zmm25
vxorps	%xmm30,%xmm30,%xmm30
vmovaps	%zmm0,%zmm3
vfmadd213ps	%zmm30,%zmm0,%zmm3
vfmadd231ps	%zmm18,%zmm18,%zmm3
vfmadd231ps	%zmm21,%zmm21,%zmm3
vfmadd231ps	%zmm24,%zmm24,%zmm3
vmulps	%zmm15,%zmm29,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm3
ja	67b
vmovaps	%zmm8,%zmm1
vdivps	432(%rsp),%zmm31,%zmm6
vbroadcastss	16(%rbp),%zmm8
vmulps	816(%rsp),%zmm6,%zmm6
vdivps	1200(%rsp),%zmm31,%zmm13
vmulps	752(%rsp),%zmm13,%zmm13
vmovups	2608(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm14
vmulps	%zmm20,%zmm14,%zmm14
vmulps	422f(%rip){1to16},%zmm6,%zmm6
vmulps	423f(%rip){1to16},%zmm13,%zmm13
vmaxps	%zmm6,%zmm13,%zmm20
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm13,%zmm20 {%k1}
vbroadcastss	344f(%rip),%zmm27
vmovups	3632(%rsp),%zmm6
vcmpltps	%zmm27,%zmm6,%k1
vaddps	%zmm6,%zmm6,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	424f(%rip){1to16},%zmm6,%zmm6 {%k1} {z}
vmaxps	%zmm20,%zmm6,%zmm13
vcmpunordps	%zmm20,%zmm20,%k1
vmovaps	%zmm6,%zmm13 {%k1}
vmulps	%zmm14,%zmm14,%zmm6
vminps	%zmm31,%zmm6,%zmm6
vmulps	%zmm8,%zmm6,%zmm6
vmaxps	%zmm6,%zmm13,%zmm14
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm13,%zmm14 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm14,%zmm6 {%k1} {z}
vmulps	%zmm6,%zmm6,%zmm6
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vcmpgeps	3824(%rsp),%zmm8,%k1
vcmpleps	%zmm6,%zmm3,%k1 {%k1}
vmovups	880(%rsp),%zmm3
vmulps	944(%rsp),%zmm3,%zmm3
vmulps	%zmm3,%zmm10,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vcmpnltps	%zmm3,%zmm30,%k2
vmovaps	%zmm31,%zmm3 {%k2} {z}
vbroadcastss	338f(%rip),%zmm6
vblendmps	%zmm3,%zmm6,%zmm3 {%k1}
vmovups	4400(%rsp),%zmm8
vcmpleps	2736(%rsp),%zmm8,%k1
vminps	425f(%rip){1to16},%zmm3,%zmm3 {%k1}
vmovups	2672(%rsp),%zmm8
vcmpeqps	%zmm6,%zmm8,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmovups	%zmm8,2672(%rsp)
vcmpeqps	%zmm6,%zmm8,%k1
vmovaps	%zmm31,%zmm11 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm11,%xmm3
vmovshdup	%xmm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufpd	$1,%xmm11,%xmm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vshufps	$255,%xmm11,%xmm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vextractf128	$1,%ymm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vmovshdup	%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm6,%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vextractf32x4	$2,%zmm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vmovshdup	%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm6,%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vextractf32x4	$3,%zmm11,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vmovshdup	%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufpd	$1,%xmm6,%xmm6,%xmm8
vaddss	%xmm3,%xmm8,%xmm3
vshufps	$255,%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm3,%xmm3
vucomiss	%xmm5,%xmm3
vmovups	1648(%rsp),%zmm3
vxorps	%xmm6,%xmm6,%xmm6
vpbroadcastd	385f(%rip),%zmm13
vpbroadcastd	96f(%rip),%zmm28
vbroadcastss	386f(%rip),%zmm7
vbroadcastss	387f(%rip),%zmm30
vbroadcastss	366f(%rip),%zmm29
vmovups	1776(%rsp),%zmm27
ja	69b
vmulps	%zmm26,%zmm15,%zmm6
vfmadd213ps	%zmm24,%zmm6,%zmm25
vmulps	%zmm25,%zmm2,%zmm2
vfmadd213ps	%zmm21,%zmm2,%zmm19
vfmadd213ps	%zmm19,%zmm6,%zmm22
vmulps	%zmm22,%zmm4,%zmm5
vfmadd213ps	%zmm18,%zmm5,%zmm16
vfmadd213ps	%zmm16,%zmm2,%zmm9
vfmadd213ps	%zmm9,%zmm6,%zmm17
vmulps	%zmm17,%zmm23,%zmm3
vmovaps	%zmm12,%zmm4
vfmadd213ps	%zmm0,%zmm3,%zmm4
vmovups	1840(%rsp),%zmm12
vfmadd213ps	%zmm4,%zmm5,%zmm12
vmovups	1328(%rsp),%zmm0
vfmadd213ps	%zmm12,%zmm2,%zmm0
vfmadd213ps	%zmm0,%zmm6,%zmm1
vmulps	624(%rsp),%zmm1,%zmm0
vmovups	%zmm0,944(%rsp)
vmulps	240(%rsp),%zmm3,%zmm0
vmovups	%zmm0,1008(%rsp)
vmulps	432(%rsp),%zmm5,%zmm0
vmovups	%zmm0,1072(%rsp)
vmulps	1200(%rsp),%zmm2,%zmm0
vmovups	%zmm0,560(%rsp)
vmulps	304(%rsp),%zmm6,%zmm0
vmovups	%zmm0,96(%rsp)
vdivps	1264(%rsp),%zmm31,%zmm0
vmulps	4592(%rsp),%zmm0,%zmm0
vpbroadcastd	384f(%rip),%zmm26
vpaddd	%zmm26,%zmm0,%zmm1
vpandd	%zmm13,%zmm1,%zmm1
vpsubd	%zmm1,%zmm28,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm7,%zmm4
vfmadd213ps	%zmm30,%zmm2,%zmm4
vbroadcastss	388f(%rip),%zmm5
vfmadd213ps	389f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	392f(%rip),%zmm3
vfmadd213ps	393f(%rip){1to16},%zmm2,%zmm3
vfmadd231ps	394f(%rip){1to16},%zmm0,%zmm3
vfmadd213ps	%zmm5,%zmm0,%zmm3
vfmadd213ps	%zmm4,%zmm0,%zmm3
vfmadd213ps	%zmm2,%zmm0,%zmm3
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm3
vmovups	4272(%rsp),%zmm0
vfmadd231ps	426f(%rip){1to16},%zmm0,%zmm3
vmovups	4656(%rsp),%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm0,%zmm3
vmovups	%zmm3,880(%rsp)
movl	4(%rsp),%eax
shrb	$3,%al
testl	%r10d,%r10d
setne	%cl
andb	%al,%cl
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm23,%xmm23,%xmm23
cmpb	$1,%cl
vbroadcastss	334f(%rip),%zmm21
vbroadcastss	338f(%rip),%zmm22
movq	24(%rsp),%rdi
jne	93f
vbroadcastss	8(%rbp),%zmm0
movq	32(%rsp),%rax
xorl	%ecx,%ecx
.p2align	4
89:
leaq	(%rcx,%r10),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	816(%rsp),%zmm1
vmulps	(%r13,%rdx),%zmm1,%zmm1
movq	%r13,%rdx
xorl	%esi,%esi
vbroadcastss	388f(%rip),%zmm25
vbroadcastss	389f(%rip),%zmm24
vbroadcastss	392f(%rip),%zmm3
vbroadcastss	393f(%rip),%zmm27
vbroadcastss	394f(%rip),%zmm28
vbroadcastss	395f(%rip),%zmm29
vmovups	752(%rsp),%zmm11
.p2align	4
92:
vmovaps	(%rdx),%zmm4
vfmadd213ps	%zmm11,%zmm1,%zmm4
vaddps	%zmm0,%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm5
vmovaps	(%rax,%rsi),%zmm7
vsubps	%zmm4,%zmm7,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vaddps	%zmm21,%zmm5,%zmm8
vcmpltps	%zmm7,%zmm21,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm9
vpaddd	%zmm26,%zmm9,%zmm9
vpandd	%zmm13,%zmm9,%zmm9
vmovdqa64	%zmm13,%zmm30
vpbroadcastd	96f(%rip),%zmm13
vpsubd	%zmm9,%zmm13,%zmm13
vaddps	%zmm21,%zmm13,%zmm15
vfmadd231ps	%zmm8,%zmm13,%zmm15
vmulps	%zmm15,%zmm15,%zmm8
vmovaps	%zmm25,%zmm13
vfmadd213ps	%zmm24,%zmm15,%zmm13
vmovaps	%zmm3,%zmm18
vfmadd213ps	%zmm27,%zmm15,%zmm18
vfmadd231ps	%zmm28,%zmm8,%zmm18
vfmadd213ps	%zmm13,%zmm8,%zmm18
vbroadcastss	386f(%rip),%zmm13
vfmadd213ps	387f(%rip){1to16},%zmm15,%zmm13
vfmadd213ps	%zmm13,%zmm8,%zmm18
vmovdqa64	%zmm30,%zmm13
vfmadd213ps	%zmm15,%zmm8,%zmm18
vcvtdq2ps	%zmm9,%zmm8
vfmadd231ps	%zmm29,%zmm8,%zmm18
vaddps	%zmm31,%zmm7,%zmm8
vmaxps	%zmm21,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm18,%zmm7
vaddps	%zmm22,%zmm4,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm23
vmulps	%zmm5,%zmm0,%zmm4
vmulps	%zmm8,%zmm8,%zmm5
vaddps	%zmm8,%zmm2,%zmm2
vmulps	%zmm5,%zmm8,%zmm7
vaddps	%zmm5,%zmm20,%zmm20
vaddps	%zmm7,%zmm6,%zmm6
vfmadd231ps	%zmm7,%zmm4,%zmm14
vmulps	%zmm7,%zmm5,%zmm7
vfmadd231ps	%zmm5,%zmm4,%zmm16
vmulps	%zmm5,%zmm5,%zmm5
vaddps	%zmm5,%zmm19,%zmm19
vfmadd231ps	%zmm5,%zmm4,%zmm12
vfmadd231ps	%zmm4,%zmm7,%zmm10
vaddps	%zmm7,%zmm17,%zmm17
addq	$64,%rsi
addq	$320,%rdx
cmpq	%rsi,%r12
jne	92b
incq	%rcx
addq	%r12,%rax
cmpq	%r10,%rcx
jne	89b
93:
movq	%r14,%rbx
vbroadcastss	24(%rbp),%zmm1
vbroadcastss	98f(%rip),%zmm3
vmovups	944(%rsp),%zmm26
vandps	%zmm3,%zmm26,%zmm0
vxorps	%xmm4,%xmm4,%xmm4
vmaxps	%zmm4,%zmm0,%zmm0
vmovups	1008(%rsp),%zmm11
vandps	%zmm3,%zmm11,%zmm4
vmaxps	%zmm0,%zmm4,%zmm0
vandps	%zmm3,%zmm1,%zmm4
vcmpltps	%zmm31,%zmm4,%k1
vandps	96(%rsp),%zmm3,%zmm5
vmulps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm4
vmovups	2672(%rsp),%zmm24
vcmpleps	%zmm31,%zmm24,%k2
vmovups	240(%rsp),%zmm27
vmulps	1456(%rsp),%zmm27,%zmm0
vmovups	624(%rsp),%zmm13
vmulps	%zmm13,%zmm0,%zmm0
vmovups	1648(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	432f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm4,%k3 {%k2}
vmovaps	%zmm0,%zmm1
vfnmadd213ps	%zmm31,%zmm0,%zmm1
vmovups	432(%rsp),%zmm25
vmulps	496(%rsp),%zmm25,%zmm4
vmulps	%zmm13,%zmm4,%zmm18
vmulps	368(%rsp),%zmm25,%zmm4
vmulps	%zmm0,%zmm18,%zmm5
vfmsub231ps	%zmm4,%zmm27,%zmm5
vmovups	1200(%rsp),%zmm8
vmulps	2032(%rsp),%zmm8,%zmm4
vmulps	%zmm13,%zmm4,%zmm15
vmulps	2096(%rsp),%zmm8,%zmm4
vmulps	%zmm0,%zmm15,%zmm9
vfmsub231ps	%zmm4,%zmm27,%zmm9
vbroadcastss	399f(%rip),%zmm3
vmaxps	%zmm3,%zmm1,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	688(%rsp),%zmm8,%zmm7
vmulps	%zmm18,%zmm15,%zmm21
vfmsub231ps	%zmm7,%zmm25,%zmm21
vmovups	304(%rsp),%zmm29
vmulps	4912(%rsp),%zmm29,%zmm7
vmulps	%zmm13,%zmm7,%zmm13
vmulps	1392(%rsp),%zmm29,%zmm7
vmulps	%zmm0,%zmm13,%zmm22
vfmsub231ps	%zmm7,%zmm27,%zmm22
vdivps	%zmm4,%zmm31,%zmm7
vmulps	1520(%rsp),%zmm29,%zmm4
vmulps	%zmm18,%zmm13,%zmm28
vfmsub231ps	%zmm4,%zmm25,%zmm28
vminps	%zmm31,%zmm1,%zmm1
vmulps	%zmm7,%zmm5,%zmm27
vmovaps	%zmm18,%zmm4
vfnmadd213ps	%zmm31,%zmm18,%zmm4
vfnmadd231ps	%zmm27,%zmm27,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmaxps	%zmm3,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	3888(%rsp),%zmm29,%zmm5
vmulps	%zmm15,%zmm13,%zmm29
vfmsub231ps	%zmm5,%zmm8,%zmm29
vdivps	%zmm4,%zmm31,%zmm5
vmulps	%zmm7,%zmm9,%zmm9
vfnmadd231ps	%zmm27,%zmm9,%zmm21
vmulps	%zmm5,%zmm21,%zmm21
vmovaps	%zmm15,%zmm4
vfnmadd213ps	%zmm31,%zmm15,%zmm4
vfnmadd231ps	%zmm9,%zmm9,%zmm4
vfnmadd231ps	%zmm21,%zmm21,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmaxps	%zmm3,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm3
vmovups	%zmm7,688(%rsp)
vmulps	%zmm7,%zmm22,%zmm4
vmovaps	%zmm27,%zmm7
vmovaps	%zmm9,%zmm27
vfnmadd231ps	%zmm7,%zmm4,%zmm28
vmovups	%zmm5,496(%rsp)
vmulps	%zmm5,%zmm28,%zmm22
vfnmadd231ps	%zmm9,%zmm4,%zmm29
vfnmadd231ps	%zmm21,%zmm22,%zmm29
vmovups	%zmm3,368(%rsp)
vmulps	%zmm3,%zmm29,%zmm5
vmovaps	%zmm13,%zmm9
vfnmadd213ps	%zmm31,%zmm13,%zmm9
vfnmadd231ps	%zmm4,%zmm4,%zmm9
vfnmadd231ps	%zmm22,%zmm22,%zmm9
vfnmadd231ps	%zmm5,%zmm5,%zmm9
vminps	%zmm1,%zmm9,%zmm1
vcmpgtps	428f(%rip){1to16},%zmm1,%k0
vmovups	1776(%rsp),%zmm29
vaddps	%zmm29,%zmm26,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3248(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	4016(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm1,%zmm29 {%k3}
vbroadcastss	208(%rbp),%zmm1
vcmpeqps	339f(%rip){1to16},%zmm24,%k1
vmovaps	%zmm1,%zmm29 {%k1}
movq	88(%rsp),%r8
movq	%r8,%rax
shlq	$6,%rax
vbroadcastss	12(%rbp),%zmm28
vmovaps	%zmm29,(%r15,%rax)
vmovups	1136(%rsp),%zmm29
vaddps	%zmm29,%zmm11,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3312(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3376(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm29 {%k3}
vmovaps	%zmm1,%zmm29 {%k1}
addq	%rdi,%r8
shlq	$6,%r8
vmovaps	%zmm29,(%r15,%r8)
vmovups	816(%rsp),%zmm29
vaddps	1072(%rsp),%zmm29,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2416(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2480(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm29 {%k3}
leaq	(%r15,%rax),%rdx
vmulps	%zmm29,%zmm28,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
movq	%rdi,%rcx
shlq	$7,%rcx
vmovaps	%zmm3,(%rcx,%rdx)
vmovups	752(%rsp),%zmm11
vaddps	560(%rsp),%zmm11,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3440(%rsp),%zmm24
vminps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2544(%rsp),%zmm24
vmaxps	%zmm3,%zmm24,%zmm3
vmovaps	%zmm24,%zmm3 {%k4}
vmovaps	%zmm3,%zmm11 {%k3}
vmulps	%zmm11,%zmm28,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
leaq	(%rdi,%rdi,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm3,(%rsi,%rdx)
vaddps	96(%rsp),%zmm30,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3504(%rsp),%zmm11
vminps	%zmm3,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	3568(%rsp),%zmm11
vmaxps	%zmm3,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k4}
vmovaps	%zmm3,%zmm30 {%k3}
vmovaps	%zmm1,%zmm30 {%k1}
movq	%rdi,%rsi
shlq	$8,%rsi
vmovaps	%zmm30,(%rsi,%rdx)
movl	$5,%esi
movl	4(%rsp),%r14d
testb	$2,%r14b
je	94f
vmaxps	399f(%rip){1to16},%zmm9,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm3
vbroadcastss	353f(%rip),%zmm9
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm28,%zmm25,%zmm11
vmulps	%zmm28,%zmm8,%zmm8
vmovups	%zmm8,96(%rsp)
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
vmovups	688(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm30
vfmadd231ps	%zmm30,%zmm7,%zmm18
vxorps	%zmm9,%zmm18,%zmm0
vmovups	496(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm29
vxorps	%zmm9,%zmm25,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmulps	%zmm8,%zmm0,%zmm28
vfmadd231ps	%zmm30,%zmm27,%zmm15
vfmadd231ps	%zmm29,%zmm21,%zmm15
vxorps	%zmm9,%zmm15,%zmm0
vmovups	368(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm26
vmulps	%zmm27,%zmm25,%zmm0
vfmadd231ps	%zmm28,%zmm21,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm7,%zmm24
vxorps	%zmm9,%zmm8,%zmm0
vmulps	%zmm0,%zmm21,%zmm0
vmulps	%zmm7,%zmm0,%zmm18
vfmadd231ps	%zmm30,%zmm4,%zmm13
vfmadd231ps	%zmm29,%zmm22,%zmm13
vfmadd231ps	%zmm26,%zmm5,%zmm13
vxorps	%zmm9,%zmm13,%zmm0
vmulps	%zmm0,%zmm3,%zmm15
vmulps	%zmm4,%zmm25,%zmm0
vfmadd231ps	%zmm28,%zmm22,%zmm0
vfmadd231ps	%zmm24,%zmm5,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm13
vmulps	%zmm22,%zmm8,%zmm0
vfmadd231ps	%zmm18,%zmm5,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm3,%zmm4
vxorps	%zmm9,%zmm7,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm30,%zmm21
vfmadd213ps	%zmm31,%zmm30,%zmm21
vfmadd231ps	%zmm29,%zmm29,%zmm21
vfmadd231ps	%zmm26,%zmm26,%zmm21
vfmadd231ps	%zmm15,%zmm15,%zmm21
vmovups	624(%rsp),%zmm5
vmulps	%zmm21,%zmm5,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm5,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r11)
vmulps	%zmm25,%zmm25,%zmm21
vmovups	96(%rsp),%zmm25
vfmadd231ps	%zmm28,%zmm28,%zmm21
vfmadd231ps	%zmm24,%zmm24,%zmm21
vfmadd231ps	%zmm13,%zmm13,%zmm21
vmovups	240(%rsp),%zmm5
vmulps	%zmm21,%zmm5,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm5,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r10)
movq	%r12,%r8
vmulps	%zmm8,%zmm8,%zmm21
vfmadd231ps	%zmm18,%zmm18,%zmm21
vfmadd231ps	%zmm4,%zmm4,%zmm21
vmulps	%zmm11,%zmm21,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm11,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
vmulps	%zmm7,%zmm7,%zmm21
vfmadd231ps	%zmm0,%zmm0,%zmm21
vmulps	%zmm25,%zmm21,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm25,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rdi)
movq	24(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm21
vmovups	304(%rsp),%zmm5
vmulps	%zmm21,%zmm5,%zmm21
vmovaps	%zmm1,%zmm22
vmulps	%zmm21,%zmm5,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rsi)
movl	$10,%esi
testl	%edx,%edx
je	94f
vmulps	688(%rsp),%zmm30,%zmm8
vfmadd231ps	%zmm29,%zmm28,%zmm8
vfmadd231ps	%zmm26,%zmm24,%zmm8
vfmadd231ps	%zmm15,%zmm13,%zmm8
vmovups	240(%rsp),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm1,%zmm21
vmovups	624(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm21 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm21,(%rax,%rdx)
vmovups	496(%rsp),%zmm5
vmulps	%zmm29,%zmm5,%zmm8
vfmadd231ps	%zmm26,%zmm18,%zmm8
vfmadd231ps	%zmm15,%zmm4,%zmm8
vmulps	%zmm11,%zmm8,%zmm8
vmovaps	%zmm1,%zmm21
vmulps	%zmm8,%zmm22,%zmm21 {%k2}
movq	%rdi,%rdx
shlq	$9,%rdx
addq	%r15,%rdx
vmovaps	%zmm21,(%rax,%rdx)
vmulps	%zmm28,%zmm5,%zmm7
vfmadd231ps	%zmm24,%zmm18,%zmm7
vfmadd231ps	%zmm13,%zmm4,%zmm7
vmulps	%zmm11,%zmm7,%zmm7
vmovaps	%zmm1,%zmm8
vmulps	%zmm7,%zmm9,%zmm8 {%k2}
leaq	(%rdi,%rdi,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmovups	368(%rsp),%zmm5
vmulps	%zmm26,%zmm5,%zmm7
vfmadd231ps	%zmm15,%zmm0,%zmm7
vmulps	%zmm25,%zmm7,%zmm7
vmovaps	%zmm1,%zmm8
vmulps	%zmm7,%zmm22,%zmm8 {%k2}
imulq	$704,%rdi,%rsi
addq	%r15,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm24,%zmm5,%zmm7
vfmadd231ps	%zmm13,%zmm0,%zmm7
vmulps	%zmm25,%zmm7,%zmm7
vmovaps	%zmm1,%zmm8
vmulps	%zmm7,%zmm9,%zmm8 {%k2}
shlq	$8,%rcx
addq	%r15,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm18,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm25,%zmm5,%zmm5
vmovaps	%zmm1,%zmm7
vmulps	%zmm5,%zmm11,%zmm7 {%k2}
imulq	$832,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm15,%zmm3,%zmm5
vmovups	304(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm1,%zmm7
vmulps	%zmm5,%zmm22,%zmm7 {%k2}
imulq	$960,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm13,%zmm3,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm1,%zmm7
vmulps	%zmm5,%zmm9,%zmm7 {%k2}
movq	%rdi,%rcx
shlq	$10,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm4,%zmm3,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm1,%zmm5
vmulps	%zmm11,%zmm4,%zmm5 {%k2}
imulq	$1088,%rdi,%rcx
addq	%r15,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm25,%zmm0,%zmm1 {%k2}
shlq	$7,%rdx
addq	%r15,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$20,%esi
94:
testb	$8,%r14b
vxorps	%xmm21,%xmm21,%xmm21
je	6b
vbroadcastss	208(%rbp),%zmm0
vmovups	2672(%rsp),%zmm1
vcmpeqps	339f(%rip){1to16},%zmm1,%k2
vaddps	%zmm23,%zmm23,%zmm1
vmovups	880(%rsp),%zmm7
vfmsub132ps	352f(%rip){1to16},%zmm23,%zmm7
vbroadcastss	100(%rbp),%zmm4
vfmadd213ps	%zmm21,%zmm2,%zmm4
vfmadd231ps	104(%rbp){1to16},%zmm20,%zmm4
vfmadd231ps	108(%rbp){1to16},%zmm6,%zmm4
vfmadd231ps	112(%rbp){1to16},%zmm19,%zmm4
vfmadd231ps	116(%rbp){1to16},%zmm17,%zmm4
vfmadd231ps	120(%rbp){1to16},%zmm16,%zmm4
vfmadd231ps	124(%rbp){1to16},%zmm14,%zmm4
vfmadd231ps	128(%rbp){1to16},%zmm12,%zmm4
vfmadd231ps	132(%rbp){1to16},%zmm10,%zmm4
vbroadcastss	136(%rbp),%zmm3
vmovups	4528(%rsp),%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vfmadd213ps	%zmm21,%zmm2,%zmm3
vfmadd231ps	140(%rbp){1to16},%zmm20,%zmm3
vfmadd231ps	144(%rbp){1to16},%zmm6,%zmm3
vfmadd231ps	148(%rbp){1to16},%zmm19,%zmm3
vfmadd231ps	152(%rbp){1to16},%zmm17,%zmm3
vfmadd231ps	156(%rbp){1to16},%zmm16,%zmm3
vfmadd231ps	160(%rbp){1to16},%zmm14,%zmm3
vfmadd231ps	164(%rbp){1to16},%zmm12,%zmm3
vfmadd231ps	168(%rbp){1to16},%zmm10,%zmm3
vfmadd132ps	172(%rbp){1to16},%zmm21,%zmm2
vfmadd231ps	176(%rbp){1to16},%zmm20,%zmm2
vfmadd231ps	180(%rbp){1to16},%zmm6,%zmm2
vfmadd231ps	184(%rbp){1to16},%zmm19,%zmm2
vfmadd231ps	188(%rbp){1to16},%zmm17,%zmm2
vfmadd231ps	192(%rbp){1to16},%zmm16,%zmm2
vfmadd231ps	196(%rbp){1to16},%zmm14,%zmm2
vfmadd231ps	200(%rbp){1to16},%zmm12,%zmm2
vfmadd231ps	204(%rbp){1to16},%zmm10,%zmm2
vfmadd231ps	425f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	433f(%rip){1to16},%zmm5,%zmm2
vmovaps	%zmm0,%zmm7 {%k2}
movq	%rsi,%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm0,%zmm4 {%k2}
leaq	2(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	3(%rsi),%rcx
imulq	%rdi,%rcx
shlq	$6,%rcx
addq	%r15,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm0,%zmm2 {%k2}
addq	$4,%rsi
imulq	%rdi,%rsi
shlq	$6,%rsi
addq	%r15,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
95:
addq	$5432,%rsp
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
.long	2147483647
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
