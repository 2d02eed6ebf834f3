# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L10c0:
	.long	0x3f800000
.L10c1:
	.long	1048576
.L10c2:
	.long	0x5d800000
.L10c3:
	.long	0x3f40094e
.L10c4:
	.long	0x3e1d5a5a
.L10c5:
	.long	0x3bd74912
.L10c6:
	.long	0x3f156f3d
.L10c7:
	.long	0x3d26f715
.L10c8:
	.long	8388607
.L10c9:
	.long	0x21800000
.L10c10:
	.long	0xc9800000
.L10c11:
	.long	0x3f000000
.L10c12:
	.long	0x7fffffff
.L10c13:
	.long	0x40400000
.L10c14:
	.long	2139095039
.L10c15:
	.long	0x0da24260
.L10c16:
	.long	0x1e3ce508
.L10c17:
	.long	0xbf800000
.L10c18:
	.long	0x41100000
.L10c19:
	.long	0x3e800000
.L10c20:
	.long	0x41490fdb
.L10c21:
	.long	0x40800000
.L10c22:
	.long	0x40a00000
.L10c23:
	.long	0x3fc00000
.L10c24:
	.long	0x7149f2ca
.L10c25:
	.long	2
.L10c26:
	.long	4
.L10c27:
	.long	8
.L10c28:
	.long	0x3f3504f3
.L10c29:
	.long	0x3ecc422a
.L10c30:
	.long	0x3f106ebb
.L10c31:
	.long	0xbf000000
.L10c32:
	.long	0x80000000
.L10c33:
	.long	0xc2ae0000
.L10c34:
	.long	0x3fb8aa3b
.L10c35:
	.long	0xbf317200
.L10c36:
	.long	0xb5bfbe8e
.L10c37:
	.long	0x3aae0472
.L10c38:
	.long	0x3c1e8629
.L10c39:
	.long	0x3d635b73
.L10c40:
	.long	0x3e75fc8c
.L10c41:
	.long	0x3f317214
.L10c42:
	.long	0x42fe0000
.L10c43:
	.long	0x3e99999a
.L10c44:
	.long	0xbe04a19d
.L10c45:
	.long	0x3ef89ba5
.L10c46:
	.long	0xbf03248e
.L10c47:
	.long	0x3f0c3744
.L10c48:
	.long	0xbdc1d79d
.L10c49:
	.long	0x3e5c1572
.L10c50:
	.long	0x3e17e642
.L10c51:
	.long	0x3e2ecff8
.L10c52:
	.long	0x3e2d3f9f
.L10c53:
	.long	0x41400000
.L10c54:
	.long	3234528013
.L10c55:
	.long	4286578688
.L10c56:
	.long	0x3eaaac4e
.L10c57:
	.long	0xbf00000d
.L10c58:
	.long	0x3e4bdb47
.L10c59:
	.long	0xbe7fd7d0
.L10c60:
	.long	0x3e259a3a
.L10c61:
	.long	0xbe2ec8d2
.L10c62:
	.long	0xbddadb52
.L10c63:
	.long	0x33b17218
.L10c64:
	.long	0x3727c5ac
.L10c65:
	.long	0x3a83126f
.L10c66:
	.long	0x41800000
.L10c67:
	.long	0x358637bd
.L10c68:
	.long	0x350637bd
.L10c69:
	.long	0x34210fb0
.L10c70:
	.long	0x36a7c5ac
.L10c71:
	.long	0x40000000
.L10c72:
	.long	0x3f317218
.L10c73:
	.long	0x3feb3f8f
.L10c74:
	.long	0x38d1b717
.L10c75:
	.long	0x3951b717
.L10c76:
	.long	0x41000000
.L10c77:
	.long	0x3cf5c28f
.L10c78:
	.long	0x26901d7d
.L10c79:
	.long	0x3f800054
.L10c80:
	.long	0xbf4ccccd
	.globl	gaussmle_xynb_maps_v4
gaussmle_xynb_maps_v4:
	.globl	_gaussmle_xynb_maps_v4
_gaussmle_xynb_maps_v4:
	testl	%ecx, %ecx
	je	.L10b93
	testl	%edx, %edx
	je	.L10b93
	testl	%esi, %esi
	je	.L10b93
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4216, %rsp
	movq	4288(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 112(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	4272(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 80(%rsp)
	leaq	192(%r10), %rcx
	movq	%rcx, 24(%rsp)
	movq	%r9, 96(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 32(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 72(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 88(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 64(%rsp)
	leaq	64(%r10), %rcx
	vbroadcastss	.L10c0(%rip), %zmm0
	vbroadcastss	.L10c13(%rip), %zmm7
	vbroadcastss	.L10c17(%rip), %zmm30
	vpbroadcastd	.L10c25(%rip), %zmm24
	vbroadcastss	.L10c27(%rip), %zmm26
	vxorps	%xmm28, %xmm28, %xmm28
	vpbroadcastd	.L10c0(%rip), %zmm14
	xorl	%edx, %edx
	vbroadcastss	.L10c63(%rip), %zmm31
	vbroadcastss	.L10c2(%rip), %zmm17
	vbroadcastss	.L10c3(%rip), %zmm21
	vbroadcastss	.L10c4(%rip), %zmm27
	vbroadcastss	.L10c5(%rip), %zmm22
	vbroadcastss	.L10c6(%rip), %zmm29
	vbroadcastss	.L10c7(%rip), %zmm13
	movq	%rsi, 120(%rsp)
	movq	%rbx, 8(%rsp)
	jmp	.L10b4
	.p2align	4
.L10b91:
	incq	%rdx
	addq	72(%rsp), %r8
	cmpq	80(%rsp), %rdx
	je	.L10b92
.L10b4:
	movq	%rdx, %r9
	imulq	32(%rsp), %r9
	movq	%r9, 104(%rsp)
	movq	%r8, %r10
	xorl	%r14d, %r14d
	movq	%r8, 136(%rsp)
	movq	%rdx, 128(%rsp)
	jmp	.L10b5
	.p2align	4
.L10b90:
	incq	%r14
	addq	88(%rsp), %r10
	cmpq	32(%rsp), %r14
	je	.L10b91
.L10b5:
	movq	104(%rsp), %r9
	addq	%r14, %r9
	imulq	%rsi, %r9
	addq	96(%rsp), %r9
	movq	%r10, 16(%rsp)
	xorl	%r13d, %r13d
	movq	%r10, 160(%rsp)
	movq	%r14, 152(%rsp)
	movq	%r9, 144(%rsp)
	jmp	.L10b6
	.p2align	4
.L10b88:
	korw	%k0, %k1, %k1
	vbroadcastss	.L10c13(%rip), %zmm7
	vblendmps	%zmm14, %zmm7, %zmm1 {%k1}
	movq	112(%rsp), %rdx
	vmovups	1456(%rsp), %zmm2
	vmovaps	%zmm2, (%rdx,%rax)
	vmovaps	%zmm1, (%rdx,%r9)
	movq	4288(%rsp), %rax
	movq	120(%rsp), %rsi
	movq	136(%rsp), %r8
	vpbroadcastd	.L10c25(%rip), %zmm24
	vbroadcastss	.L10c27(%rip), %zmm26
	vpbroadcastd	.L10c0(%rip), %zmm14
	movq	128(%rsp), %rdx
	vbroadcastss	.L10c63(%rip), %zmm31
	vbroadcastss	.L10c2(%rip), %zmm17
	vbroadcastss	.L10c3(%rip), %zmm21
	vbroadcastss	.L10c5(%rip), %zmm22
	vbroadcastss	.L10c6(%rip), %zmm29
	movq	160(%rsp), %r10
	movq	152(%rsp), %r14
	movq	144(%rsp), %r9
	vbroadcastss	.L10c0(%rip), %zmm0
.L10b89:
	incq	%r13
	addq	$2, 16(%rsp)
	cmpq	%rsi, %r13
	je	.L10b90
.L10b6:
	leaq	(%r9,%r13), %r15
	movl	8(%rax), %r12d
	movq	%r12, 40(%rsp)
	cmpq	%r12, %r15
	jae	.L10b89
	movl	(%rax), %r9d
	movl	16(%rax), %edx
	movl	%edx, 496(%rsp)
	movl	20(%rax), %r10d
	movq	%r9, %rbx
	imulq	%r9, %rbx
	movq	%rbx, %rsi
	movq	%r15, 168(%rsp)
	imulq	%r15, %rsi
	addq	%rsi, %rsi
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r9, %r9
	movq	%r13, 48(%rsp)
	movl	%r10d, (%rsp)
	je	.L10b8
	leaq	(%r9,%r9), %rax
	movl	$2, %r13d
	subq	%r9, %r13
	movq	16(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	%zmm0, 816(%rsp)
	vmovups	%zmm0, 752(%rsp)
	vpbroadcastd	.L10c1(%rip), %zmm11
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm15, %xmm15, %xmm15
	xorl	%edx, %edx
	jmp	.L10b10
	.p2align	4
.L10b35:
	vaddps	%zmm23, %zmm5, %zmm5
	vaddps	%zmm20, %zmm16, %zmm16
	vaddps	%zmm19, %zmm1, %zmm1
	vaddps	%zmm24, %zmm12, %zmm12
	incq	%rdx
	addq	%rax, %r14
	cmpq	%r9, %rdx
	je	.L10b36
.L10b10:
	movl	%r14d, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$7, %r8
	movl	%eax, %r15d
	imull	%edx, %r15d
	leal	(%rsi,%r15), %r12d
	andl	$2147483646, %r12d
	shlq	$6, %r12
	movq	64(%rsp), %r10
	leaq	(%r10,%r12), %r15
	vmovaps	(%r10,%r12), %zmm4
	vmovaps	64(%r10,%r12), %zmm20
	movl	(%rsp), %r10d
	testb	$8, %r10b
	jne	.L10b11
	cmpl	$1, %r9d
	je	.L10b19
	addq	24(%rsp), %r8
	vsubps	%zmm20, %zmm4, %zmm23
	cmpq	$1, %r9
	je	.L10b21
.L10b22:
	vaddps	%zmm28, %zmm23, %zmm19
	vaddps	%zmm28, %zmm20, %zmm24
	jne	.L10b23
	jmp	.L10b33
	.p2align	4
.L10b11:
	cmpl	$1, %r9d
	jne	.L10b13
	vaddps	%zmm20, %zmm15, %zmm15
.L10b13:
	addq	24(%rsp), %r8
	vcmpltps	%zmm17, %zmm20, %k1
	vmovaps	%zmm4, %zmm8 {%k1} {z}
	vaddps	%zmm21, %zmm8, %zmm6
	vfmadd213ps	%zmm27, %zmm8, %zmm6
	vfmadd213ps	%zmm22, %zmm8, %zmm6
	vaddps	%zmm29, %zmm8, %zmm10
	vfmadd213ps	%zmm13, %zmm8, %zmm10
	vsubps	%zmm20, %zmm4, %zmm23
	cmpq	$1, %r9
	vmovups	816(%rsp), %zmm9
	vmovups	752(%rsp), %zmm3
	jne	.L10b15
	vaddps	%zmm23, %zmm0, %zmm0
.L10b15:
	vcmpltps	%zmm8, %zmm28, %k1
	vmulps	%zmm6, %zmm9, %zmm9 {%k1}
	vmulps	%zmm10, %zmm3, %zmm3 {%k1}
	vpsrld	$23, %zmm9, %zmm4
	vpsrld	$23, %zmm3, %zmm6
	vpsubd	%zmm6, %zmm11, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm11
	vpbroadcastd	.L10c8(%rip), %zmm4
	vpternlogd	$236, %zmm4, %zmm14, %zmm9
	vmovdqu64	%zmm9, 816(%rsp)
	vpternlogd	$236, %zmm4, %zmm14, %zmm3
	vmovdqu64	%zmm3, 752(%rsp)
	vbroadcastss	.L10c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm25, %zmm25
	vaddps	%zmm28, %zmm23, %zmm19
	vaddps	%zmm28, %zmm20, %zmm24
	je	.L10b33
	vmovups	%zmm26, 304(%rsp)
	vmovups	%zmm18, 176(%rsp)
	vmovaps	%zmm25, %zmm9
	leaq	-2(%r9), %r10
	movl	$1, %r12d
	vbroadcastss	.L10c7(%rip), %zmm26
	testq	%r10, %r10
	je	.L10b17
	vpbroadcastd	.L10c8(%rip), %zmm25
	vmovups	816(%rsp), %zmm18
	vmovups	752(%rsp), %zmm3
	.p2align	4
.L10b29:
	vmovaps	-64(%r8), %zmm4
	vmovaps	(%r8), %zmm6
	vcmpltps	%zmm17, %zmm6, %k1
	vmovaps	%zmm4, %zmm8 {%k1} {z}
	vaddps	%zmm21, %zmm8, %zmm10
	vfmadd213ps	%zmm27, %zmm8, %zmm10
	vfmadd213ps	%zmm22, %zmm8, %zmm10
	vaddps	%zmm29, %zmm8, %zmm13
	vfmadd213ps	%zmm26, %zmm8, %zmm13
	vcmpltps	%zmm8, %zmm28, %k1
	vmulps	%zmm10, %zmm18, %zmm18 {%k1}
	vmulps	%zmm13, %zmm3, %zmm3 {%k1}
	vpsrld	$23, %zmm18, %zmm8
	vpsrld	$23, %zmm3, %zmm10
	vpsubd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm11
	vpternlogd	$236, %zmm25, %zmm14, %zmm18
	vpternlogd	$236, %zmm25, %zmm14, %zmm3
	vbroadcastss	.L10c0(%rip), %zmm8 {%k1} {z}
	vaddps	%zmm8, %zmm9, %zmm9
	vsubps	%zmm6, %zmm4, %zmm4
	vaddps	%zmm4, %zmm19, %zmm19
	vaddps	%zmm6, %zmm24, %zmm24
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	subq	$-128, %r8
	cmpq	$1, %r10
	jne	.L10b29
	jmp	.L10b30
	.p2align	4
.L10b19:
	vaddps	%zmm20, %zmm15, %zmm15
	addq	24(%rsp), %r8
	vsubps	%zmm20, %zmm4, %zmm23
	cmpq	$1, %r9
	jne	.L10b22
.L10b21:
	vaddps	%zmm23, %zmm0, %zmm0
	vaddps	%zmm28, %zmm23, %zmm19
	vaddps	%zmm28, %zmm20, %zmm24
	je	.L10b33
.L10b23:
	leaq	-2(%r9), %r10
	movl	$1, %r12d
	testq	%r10, %r10
	je	.L10b25
	.p2align	4
.L10b24:
	vmovaps	-64(%r8), %zmm4
	vmovaps	(%r8), %zmm6
	vsubps	%zmm6, %zmm4, %zmm4
	vaddps	%zmm4, %zmm19, %zmm19
	vaddps	%zmm6, %zmm24, %zmm24
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	subq	$-128, %r8
	cmpq	$1, %r10
	jne	.L10b24
.L10b25:
	movq	%r12, %r8
	shlq	$7, %r8
	vmovaps	(%r15,%r8), %zmm6
	vmovaps	64(%r15,%r8), %zmm4
	vsubps	%zmm4, %zmm6, %zmm6
	incq	%r12
	cmpq	%r9, %r12
	jne	.L10b27
	vaddps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm4, %zmm15, %zmm15
.L10b27:
	movl	(%rsp), %r10d
	vaddps	%zmm6, %zmm19, %zmm19
	vaddps	%zmm4, %zmm24, %zmm24
.L10b33:
	testq	%rdx, %rdx
	jne	.L10b35
.L10b34:
	vaddps	%zmm19, %zmm18, %zmm18
	vaddps	%zmm24, %zmm26, %zmm26
	jmp	.L10b35
.L10b17:
	vmovdqu64	816(%rsp), %zmm18
	vmovdqu64	752(%rsp), %zmm3
.L10b30:
	movq	%r12, %r8
	shlq	$7, %r8
	vmovaps	(%r15,%r8), %zmm6
	vmovaps	64(%r15,%r8), %zmm4
	vcmpltps	%zmm17, %zmm4, %k1
	vmovaps	%zmm6, %zmm10 {%k1} {z}
	vaddps	%zmm21, %zmm10, %zmm8
	vfmadd213ps	%zmm27, %zmm10, %zmm8
	vfmadd213ps	%zmm22, %zmm10, %zmm8
	vaddps	%zmm29, %zmm10, %zmm13
	vfmadd213ps	%zmm26, %zmm10, %zmm13
	vsubps	%zmm4, %zmm6, %zmm6
	incq	%r12
	cmpq	%r9, %r12
	jne	.L10b32
	vaddps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm4, %zmm15, %zmm15
.L10b32:
	movl	(%rsp), %r10d
	vmovups	304(%rsp), %zmm26
	vcmpltps	%zmm10, %zmm28, %k1
	vmulps	%zmm8, %zmm18, %zmm18 {%k1}
	vmulps	%zmm13, %zmm3, %zmm3 {%k1}
	vpsrld	$23, %zmm18, %zmm8
	vpsrld	$23, %zmm3, %zmm10
	vpsubd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm11
	vpbroadcastd	.L10c8(%rip), %zmm8
	vpternlogd	$236, %zmm8, %zmm14, %zmm18
	vmovdqu64	%zmm18, 816(%rsp)
	vpternlogd	$236, %zmm8, %zmm14, %zmm3
	vmovdqu64	%zmm3, 752(%rsp)
	vbroadcastss	.L10c0(%rip), %zmm8 {%k1} {z}
	vaddps	%zmm8, %zmm9, %zmm25
	vaddps	%zmm6, %zmm19, %zmm19
	vaddps	%zmm4, %zmm24, %zmm24
	vbroadcastss	.L10c7(%rip), %zmm13
	vmovups	176(%rsp), %zmm18
	testq	%rdx, %rdx
	jne	.L10b35
	jmp	.L10b34
	.p2align	4
.L10b36:
	vbroadcastss	.L10c9(%rip), %zmm13
	vmulps	%zmm13, %zmm26, %zmm4
	vrndscaleps	$8, %zmm4, %zmm10
	vmulps	%zmm13, %zmm24, %zmm4
	vrndscaleps	$8, %zmm4, %zmm8
	vmulps	%zmm13, %zmm16, %zmm4
	vrndscaleps	$8, %zmm4, %zmm6
	vmulps	%zmm13, %zmm15, %zmm4
	vrndscaleps	$8, %zmm4, %zmm4
	vmulps	%zmm13, %zmm12, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vcvtudq2ps	%zmm11, %zmm11
	vaddps	.L10c10(%rip){1to16}, %zmm11, %zmm3
	vmovups	%zmm3, 3248(%rsp)
	movq	48(%rsp), %r13
	vbroadcastss	.L10c27(%rip), %zmm26
	vpbroadcastd	.L10c25(%rip), %zmm24
	vmovaps	%zmm0, %zmm13
	vbroadcastss	.L10c0(%rip), %zmm0
	jmp	.L10b37
.L10b8:
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%zmm3, 3248(%rsp)
	vmovups	%zmm0, 752(%rsp)
	vmovups	%zmm0, 816(%rsp)
.L10b37:
	vcvtusi2ss	%r9d, %xmm30, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vsubps	%zmm10, %zmm11, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vdivps	%zmm10, %zmm0, %zmm10
	vmulps	%zmm10, %zmm18, %zmm9
	vsubps	%zmm8, %zmm11, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vdivps	%zmm8, %zmm0, %zmm8
	vmulps	%zmm8, %zmm19, %zmm8
	vsubps	%zmm6, %zmm11, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vdivps	%zmm6, %zmm0, %zmm6
	vmulps	%zmm6, %zmm5, %zmm5
	vsubps	%zmm4, %zmm11, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vdivps	%zmm4, %zmm0, %zmm4
	vmulps	%zmm4, %zmm13, %zmm3
	vminps	%zmm9, %zmm8, %zmm4
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovaps	%zmm8, %zmm4 {%k1}
	vmaxps	%zmm9, %zmm8, %zmm6
	vmovaps	%zmm8, %zmm6 {%k1}
	vminps	%zmm5, %zmm3, %zmm8
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm3, %zmm8 {%k1}
	vmaxps	%zmm5, %zmm3, %zmm5
	vmovaps	%zmm3, %zmm5 {%k1}
	vminps	%zmm4, %zmm8, %zmm3
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm8, %zmm3 {%k1}
	vmaxps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vminps	%zmm6, %zmm5, %zmm8
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm5, %zmm8 {%k1}
	vminps	%zmm4, %zmm8, %zmm5
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm8, %zmm5 {%k1}
	vaddps	%zmm5, %zmm3, %zmm3
	vmulps	.L10c11(%rip){1to16}, %zmm3, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm4
	vmulps	%zmm7, %zmm4, %zmm15
	testq	%r9, %r9
	vbroadcastss	.L10c22(%rip), %zmm27
	vmovups	%zmm25, 3632(%rsp)
	je	.L10b38
	leaq	(%r9,%r9), %rax
	movl	%r9d, %edx
	andl	$-2, %edx
	movq	16(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r14d, %r14d
	vbroadcastss	.L10c12(%rip), %zmm19
	jmp	.L10b40
	.p2align	4
.L10b41:
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%r15d, %r15d
.L10b45:
	vmovaps	%zmm18, %zmm6
	vmovaps	%zmm16, %zmm8
	movl	%eax, %r10d
	imull	%r14d, %r10d
	addl	%esi, %r10d
	andl	$2147483646, %r10d
	shlq	$6, %r10
	vcvtsi2ss	%r15, %xmm7, %xmm10
	addq	64(%rsp), %r10
	shlq	$7, %r15
	vmovaps	(%r10,%r15), %zmm13
	vmovaps	64(%r10,%r15), %zmm14
	vsubps	%zmm14, %zmm13, %zmm13
	vsubps	%zmm3, %zmm13, %zmm13
	vmaxps	%zmm28, %zmm13, %zmm13
	vfmadd132ps	%zmm7, %zmm15, %zmm14
	vfmsub231ps	%zmm13, %zmm13, %zmm14
	vmaxps	%zmm28, %zmm14, %zmm13
	vbroadcastss	%xmm10, %zmm16
	vaddps	%zmm13, %zmm4, %zmm4
	vfmadd213ps	%zmm8, %zmm13, %zmm16
	vmulss	%xmm10, %xmm10, %xmm8
	vbroadcastss	%xmm8, %zmm18
	vfmadd213ps	%zmm6, %zmm13, %zmm18
.L10b46:
	vcvtsi2ss	%r14, %xmm7, %xmm6
	vbroadcastss	%xmm6, %zmm8
	vaddps	%zmm4, %zmm5, %zmm5
	vfmadd231ps	%zmm8, %zmm4, %zmm9
	vmulss	%xmm6, %xmm6, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vfmadd231ps	%zmm6, %zmm4, %zmm2
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	je	.L10b47
.L10b40:
	cmpl	$1, %r9d
	je	.L10b41
	movl	%r8d, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$7, %r12
	addq	24(%rsp), %r12
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%r15d, %r15d
	.p2align	4
.L10b43:
	vmovaps	-192(%r12), %zmm6
	vmovaps	-128(%r12), %zmm8
	vmovaps	-64(%r12), %zmm10
	vmovaps	(%r12), %zmm13
	vsubps	%zmm8, %zmm6, %zmm6
	vsubps	%zmm3, %zmm6, %zmm6
	vmaxps	%zmm28, %zmm6, %zmm6
	vfmadd213ps	%zmm15, %zmm7, %zmm8
	vfmsub231ps	%zmm6, %zmm6, %zmm8
	vmaxps	%zmm28, %zmm8, %zmm6
	vcvtsi2ss	%r15, %xmm7, %xmm8
	vbroadcastss	%xmm8, %zmm14
	vaddps	%zmm6, %zmm4, %zmm4
	vfmadd213ps	%zmm16, %zmm6, %zmm14
	vmulss	%xmm8, %xmm8, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd213ps	%zmm18, %zmm6, %zmm8
	vsubps	%zmm13, %zmm10, %zmm6
	vsubps	%zmm3, %zmm6, %zmm6
	vmaxps	%zmm28, %zmm6, %zmm6
	vfmadd213ps	%zmm15, %zmm7, %zmm13
	vfmsub231ps	%zmm6, %zmm6, %zmm13
	vmaxps	%zmm28, %zmm13, %zmm6
	leaq	1(%r15), %r10
	vcvtsi2ss	%r10, %xmm7, %xmm10
	vbroadcastss	%xmm10, %zmm16
	vaddps	%zmm6, %zmm4, %zmm4
	vfmadd213ps	%zmm14, %zmm6, %zmm16
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm18
	vfmadd213ps	%zmm8, %zmm6, %zmm18
	addq	$2, %r15
	addq	$256, %r12
	cmpq	%rdx, %r15
	jne	.L10b43
	testb	$1, %r9b
	jne	.L10b45
	jmp	.L10b46
	.p2align	4
.L10b47:
	movl	(%rsp), %r10d
	jmp	.L10b48
.L10b38:
	xorl	%eax, %eax
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm5, %xmm5, %xmm5
	vbroadcastss	.L10c12(%rip), %zmm19
.L10b48:
	vandps	%zmm19, %zmm1, %zmm4
	vcvtusi2ss	%rbx, %xmm30, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vsubps	%zmm12, %zmm6, %zmm13
	vpcmpgtd	.L10c14(%rip){1to16}, %zmm4, %k0
	vmaxps	.L10c15(%rip){1to16}, %zmm5, %zmm4
	vbroadcastss	.L10c0(%rip), %zmm0
	vdivps	%zmm4, %zmm0, %zmm4
	vcmpgtps	.L10c16(%rip){1to16}, %zmm5, %k1
	vaddps	%zmm30, %zmm11, %zmm8
	vbroadcastss	.L10c11(%rip), %zmm12
	vmulps	%zmm12, %zmm8, %zmm8
	vmovaps	%zmm8, %zmm10
	vmulps	%zmm4, %zmm16, %zmm10 {%k1}
	vdivps	.L10c18(%rip){1to16}, %zmm6, %zmm6
	vmulps	%zmm4, %zmm9, %zmm8 {%k1}
	vmulps	%zmm4, %zmm18, %zmm9
	vfnmadd231ps	%zmm10, %zmm10, %zmm9
	vaddps	%zmm9, %zmm9, %zmm9
	vminps	%zmm9, %zmm6, %zmm11
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovaps	%zmm6, %zmm11 {%k1}
	vbroadcastss	.L10c19(%rip), %zmm7
	vmaxps	%zmm7, %zmm11, %zmm9
	vsqrtps	%zmm9, %zmm9
	vmulps	%zmm4, %zmm2, %zmm2
	vfnmadd231ps	%zmm8, %zmm8, %zmm2
	vaddps	%zmm2, %zmm2, %zmm2
	vminps	%zmm2, %zmm6, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm6, %zmm4 {%k1}
	vmaxps	%zmm7, %zmm4, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L10c20(%rip){1to16}, %zmm9, %zmm4
	vmulps	%zmm4, %zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vfnmadd231ps	%zmm13, %zmm3, %zmm1
	vsqrtps	%zmm2, %zmm2
	vmaxps	%zmm1, %zmm2, %zmm4
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm2, %zmm4 {%k1}
	vmaxps	%zmm0, %zmm4, %zmm1
	vbroadcastss	52(%r11), %zmm14
	vbroadcastss	76(%r11), %zmm15
	vbroadcastss	56(%r11), %zmm9
	vbroadcastss	80(%r11), %zmm11
	vbroadcastss	60(%r11), %zmm6
	vbroadcastss	84(%r11), %zmm7
	vbroadcastss	64(%r11), %zmm4
	vbroadcastss	88(%r11), %zmm5
	vminps	%zmm10, %zmm15, %zmm2
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	%zmm15, 2096(%rsp)
	vmovaps	%zmm15, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm14, %zmm10
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm14, 1264(%rsp)
	vmovaps	%zmm14, %zmm10 {%k1}
	vmovups	%zmm10, 624(%rsp)
	vminps	%zmm8, %zmm11, %zmm2
	vcmpunordps	%zmm8, %zmm8, %k1
	vmovups	%zmm11, 2160(%rsp)
	vmovaps	%zmm11, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm9, %zmm8
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm9, 2224(%rsp)
	vmovaps	%zmm9, %zmm8 {%k1}
	vmovups	%zmm8, 368(%rsp)
	vmovups	%zmm7, 2288(%rsp)
	vminps	%zmm1, %zmm7, %zmm1
	vmovups	%zmm6, 1328(%rsp)
	vmaxps	%zmm1, %zmm6, %zmm9
	vminps	%zmm3, %zmm5, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm5, 2352(%rsp)
	vmovaps	%zmm5, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm23
	vbroadcastss	.L10c21(%rip), %zmm2
	vmovups	%zmm13, 3568(%rsp)
	vcmpltps	%zmm2, %zmm13, %k1
	korw	%k1, %k0, %k1
	vcmpunordps	%zmm1, %zmm1, %k2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1840(%rsp)
	vblendmps	%zmm3, %zmm0, %zmm10 {%k1}
	vmovups	%zmm4, 2416(%rsp)
	vmovaps	%zmm4, %zmm23 {%k2}
	vblendmps	%zmm2, %zmm27, %zmm1 {%k1}
	vmovups	%zmm1, 3056(%rsp)
	vcvtusi2ssl	496(%rsp), %xmm31, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 3376(%rsp)
	movq	%r9, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r12
	movq	16(%rsp), %rdx
	imulq	%rbx, %rdx
	movq	%rdx, 56(%rsp)
	movq	%r9, %rsi
	shlq	$7, %rsi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1648(%rsp)
	vmovups	%zmm1, 1200(%rsp)
	vmovups	%zmm1, 1712(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%zmm1, 1776(%rsp)
	vmovups	%zmm0, 1968(%rsp)
	vbroadcastss	.L10c24(%rip), %zmm1
	vmovups	%zmm1, 3312(%rsp)
	vmovups	%zmm3, 560(%rsp)
	vmovups	%zmm1, 1392(%rsp)
	vmovups	%zmm2, 1904(%rsp)
	vbroadcastss	.L10c23(%rip), %zmm1
	vmovups	%zmm1, 2672(%rsp)
	vbroadcastss	.L10c14(%rip), %zmm1
	vmovups	%zmm1, 2480(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1456(%rsp)
	jmp	.L10b49
	.p2align	4
.L10b94:
	vmulps	%zmm6, %zmm21, %zmm1
	vfmadd213ps	%zmm14, %zmm1, %zmm26
	vmulps	%zmm26, %zmm24, %zmm2
	vfmadd213ps	%zmm13, %zmm2, %zmm3
	vfmadd213ps	%zmm3, %zmm1, %zmm9
	vmulps	1136(%rsp), %zmm9, %zmm3
	vmovups	1008(%rsp), %zmm9
	vfmadd213ps	%zmm29, %zmm3, %zmm9
	vmovups	2800(%rsp), %zmm7
	vmulps	%zmm3, %zmm7, %zmm14
	vmovups	368(%rsp), %zmm18
	vaddps	%zmm14, %zmm18, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	2160(%rsp), %zmm6
	vmovups	%zmm5, 944(%rsp)
	vminps	%zmm3, %zmm6, %zmm5
	vmovaps	%zmm6, %zmm5 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	2224(%rsp), %zmm6
	vmaxps	%zmm5, %zmm6, %zmm5
	vmovaps	%zmm6, %zmm5 {%k1}
	vcmpeqps	%zmm18, %zmm5, %k1
	vcmpneqps	%zmm5, %zmm3, %k1 {%k1}
	vmovups	1072(%rsp), %zmm3
	vfmadd213ps	%zmm9, %zmm2, %zmm3
	vmovups	2544(%rsp), %zmm6
	vfmadd213ps	%zmm3, %zmm1, %zmm6
	vmovups	2736(%rsp), %zmm5
	vmulps	%zmm6, %zmm5, %zmm24
	vmovups	624(%rsp), %zmm13
	vaddps	%zmm24, %zmm13, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	2096(%rsp), %zmm9
	vminps	%zmm3, %zmm9, %zmm6
	vmovaps	%zmm9, %zmm6 {%k2}
	vcmpunordps	%zmm6, %zmm6, %k2
	vmovups	1264(%rsp), %zmm9
	vmaxps	%zmm6, %zmm9, %zmm6
	vmovaps	%zmm9, %zmm6 {%k2}
	vcmpeqps	%zmm13, %zmm6, %k2
	vcmpneqps	%zmm6, %zmm3, %k3 {%k2}
	vmovaps	%zmm16, %zmm6
	vmulps	%zmm2, %zmm16, %zmm2
	vmovups	%zmm2, 1072(%rsp)
	vmovaps	%zmm19, %zmm27
	vaddps	%zmm2, %zmm19, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k2
	vmovups	2288(%rsp), %zmm9
	vminps	%zmm2, %zmm9, %zmm3
	vmovaps	%zmm9, %zmm3 {%k2}
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	1328(%rsp), %zmm9
	vmaxps	%zmm3, %zmm9, %zmm3
	vmovaps	%zmm9, %zmm3 {%k2}
	vcmpeqps	%zmm19, %zmm3, %k2
	vcmpneqps	%zmm3, %zmm2, %k4 {%k2}
	vmovaps	%zmm17, %zmm9
	vmulps	%zmm1, %zmm17, %zmm1
	vmovups	%zmm1, 1136(%rsp)
	vaddps	%zmm1, %zmm23, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k2
	vmovups	2352(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k2}
	vcmpunordps	%zmm2, %zmm2, %k2
	vmovups	2416(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k2}
	vcmpeqps	%zmm23, %zmm2, %k2
	vcmpneqps	%zmm2, %zmm1, %k5 {%k2}
	vminps	%zmm0, %zmm22, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm8, %zmm1
	vmulps	%zmm5, %zmm11, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vmovaps	%zmm12, %zmm16
	vsubps	%zmm12, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm12, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	2992(%rsp), %zmm7, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmovups	880(%rsp), %zmm17
	vsubps	%zmm17, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm17, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	176(%rsp), %zmm6, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	240(%rsp), %zmm19
	vsubps	%zmm19, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm19, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vmulps	1584(%rsp), %zmm9, %zmm2
	vmulps	%zmm2, %zmm9, %zmm2
	vmovups	688(%rsp), %zmm29
	vsubps	%zmm29, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm29, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vsqrtps	%zmm25, %zmm22
	vdivps	%zmm27, %zmm0, %zmm2
	vmulps	%zmm2, %zmm6, %zmm3
	vmovups	%zmm3, 176(%rsp)
	vmovups	560(%rsp), %zmm4
	vcmpnltps	%zmm4, %zmm10, %k0
	vmovups	%zmm4, 560(%rsp)
	vcmpltps	.L10c74(%rip){1to16}, %zmm1, %k2
	vmulps	%zmm22, %zmm22, %zmm1
	vmulps	%zmm1, %zmm3, %zmm1
	korw	%k0, %k2, %k7
	vbroadcastss	.L10c24(%rip), %zmm5
	vmovaps	%zmm5, %zmm1 {%k7}
	vbroadcastss	16(%r11), %zmm2
	vcmpleps	%zmm2, %zmm1, %k6
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm28, %k0 {%k6}
	vpmovm2d	%k3, %zmm1
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L10c26(%rip), %zmm2 {%k4} {z}
	vpbroadcastd	.L10c27(%rip), %zmm26
	vpord	%zmm26, %zmm2, %zmm2 {%k5}
	vpbroadcastd	.L10c25(%rip), %zmm25
	vpord	%zmm25, %zmm2, %zmm2 {%k1}
	vpord	%zmm1, %zmm2, %zmm1
	vmovups	1840(%rsp), %zmm8
	vmovaps	%zmm8, %zmm2
	vfmadd132ps	3440(%rsp), %zmm10, %zmm2
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	1648(%rsp), %zmm10
	vfmadd231ps	1520(%rsp), %zmm10, %zmm2
	vfmadd231ps	1200(%rsp), %zmm20, %zmm2
	vmovups	1712(%rsp), %zmm25
	vfmadd231ps	304(%rsp), %zmm25, %zmm2
	vmovups	%zmm20, 432(%rsp)
	vmovups	3120(%rsp), %zmm28
	vmovups	1776(%rsp), %zmm20
	vsubps	%zmm2, %zmm20, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vbroadcastss	.L10c19(%rip), %zmm7
	vmulps	%zmm7, %zmm20, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmovups	3504(%rsp), %zmm3
	vsubps	2032(%rsp), %zmm3, %zmm12
	vcmpltps	%zmm4, %zmm11, %k5
	vmaxps	.L10c15(%rip){1to16}, %zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm2
	vmulps	%zmm2, %zmm20, %zmm2
	vmovups	1968(%rsp), %zmm26
	vmulps	%zmm2, %zmm26, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	2672(%rsp), %zmm3
	vminps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmaxps	.L10c77(%rip){1to16}, %zmm2, %zmm21
	vcmpnltps	%zmm20, %zmm11, %k1
	korw	%k1, %k5, %k1
	vmovaps	%zmm0, %zmm21 {%k1}
	vcmpltps	%zmm12, %zmm11, %k1
	vptestmd	%zmm1, %zmm1, %k6
	vmovdqu64	2608(%rsp), %zmm2
	vpord	%zmm1, %zmm2, %zmm2 {%k1}
	vmovdqu64	%zmm2, 2608(%rsp)
	vmovaps	%zmm5, %zmm15 {%k7}
	vmovups	1392(%rsp), %zmm1
	vmovaps	%zmm15, %zmm1 {%k1}
	vmovups	%zmm1, 1392(%rsp)
	vbroadcastss	.L10c12(%rip), %zmm15
	vandps	%zmm15, %zmm24, %zmm1
	vbroadcastss	.L10c78(%rip), %zmm9
	vaddps	%zmm9, %zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm1
	vmovups	3824(%rsp), %zmm4
	vmulps	%zmm1, %zmm4, %zmm2
	vcmpunordps	%zmm21, %zmm21, %k3
	vminps	%zmm21, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k3}
	vmovaps	%zmm14, %zmm7
	vmovups	%zmm14, 1008(%rsp)
	vandps	%zmm15, %zmm14, %zmm2
	vaddps	%zmm9, %zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm2
	vmulps	%zmm2, %zmm4, %zmm6
	vcmpunordps	%zmm3, %zmm3, %k3
	vminps	%zmm3, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k3}
	vcmpltps	%zmm11, %zmm24, %k3
	vmovups	2096(%rsp), %zmm14
	vsubps	%zmm13, %zmm14, %zmm3
	vsubps	1264(%rsp), %zmm13, %zmm3 {%k3}
	vmulps	%zmm1, %zmm3, %zmm1
	vbroadcastss	.L10c79(%rip), %zmm6
	vmulps	%zmm6, %zmm1, %zmm1
	vcmpltps	%zmm16, %zmm11, %k3
	vmovaps	%zmm5, %zmm3
	vminps	%zmm5, %zmm1, %zmm3 {%k3}
	vcmpltps	%zmm11, %zmm7, %k3
	vmovups	2160(%rsp), %zmm7
	vsubps	%zmm18, %zmm7, %zmm1
	vmovups	2224(%rsp), %zmm16
	vsubps	%zmm16, %zmm18, %zmm1 {%k3}
	vmulps	%zmm2, %zmm1, %zmm1
	vcmpltps	%zmm17, %zmm11, %k3
	vmovaps	%zmm5, %zmm2
	vmulps	%zmm6, %zmm1, %zmm2 {%k3}
	vcmpunordps	%zmm3, %zmm3, %k3
	vminps	%zmm3, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k3}
	vmovups	1072(%rsp), %zmm3
	vandps	%zmm15, %zmm3, %zmm2
	vaddps	%zmm9, %zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm2
	vcmpltps	%zmm11, %zmm3, %k3
	vmovups	2288(%rsp), %zmm17
	vsubps	%zmm27, %zmm17, %zmm3
	vsubps	1328(%rsp), %zmm27, %zmm3 {%k3}
	vmulps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm19, %zmm11, %k3
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm6, %zmm2, %zmm3 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k3}
	vmovups	1136(%rsp), %zmm3
	vandps	%zmm15, %zmm3, %zmm2
	vaddps	%zmm9, %zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm2
	vcmpltps	%zmm11, %zmm3, %k3
	vmovups	2352(%rsp), %zmm19
	vsubps	%zmm23, %zmm19, %zmm3
	vmovups	2416(%rsp), %zmm15
	vsubps	%zmm15, %zmm23, %zmm3 {%k3}
	vmulps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm29, %zmm11, %k3
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm6, %zmm2, %zmm3 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k3}
	vcmpgtps	2480(%rsp), %zmm5, %k3
	vcmpltps	%zmm4, %zmm1, %k3 {%k3}
	vmovaps	%zmm1, %zmm4 {%k3}
	kandw	%k2, %k5, %k4
	vmovups	3312(%rsp), %zmm1
	vcmpltps	%zmm22, %zmm1, %k7
	korw	%k7, %k2, %k2
	kandw	%k2, %k5, %k5
	vcmpnltps	%zmm12, %zmm11, %k2
	vmovaps	%zmm12, %zmm29
	korw	%k2, %k4, %k2
	korw	%k6, %k2, %k2
	vblendmps	%zmm1, %zmm22, %zmm1 {%k2}
	vmovups	%zmm1, 3312(%rsp)
	vmulps	176(%rsp), %zmm22, %zmm1
	vmulps	.L10c76(%rip){1to16}, %zmm1, %zmm1
	vcmpunordps	%zmm22, %zmm22, %k6
	vminps	%zmm22, %zmm1, %zmm2
	vmovaps	%zmm1, %zmm2 {%k6}
	vmovups	1904(%rsp), %zmm3
	vmovaps	%zmm3, %zmm1
	vmulps	.L10c19(%rip){1to16}, %zmm3, %zmm1 {%k5}
	vcmpnleps	%zmm1, %zmm2, %k5
	vblendmps	%zmm26, %zmm4, %zmm26 {%k2}
	vmovups	%zmm26, 1968(%rsp)
	vmovaps	%zmm1, %zmm3 {%k1}
	vmovups	%zmm3, 1904(%rsp)
	vcmpnleps	%zmm4, %zmm21, %k6
	vfmadd213ps	%zmm13, %zmm4, %zmm24
	vfmadd132ps	1008(%rsp), %zmm18, %zmm4
	vcmpunordps	%zmm24, %zmm24, %k7
	vminps	%zmm24, %zmm14, %zmm1
	vmovaps	%zmm14, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmovups	1264(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm6
	vmovaps	%zmm2, %zmm6 {%k7}
	vmovaps	%zmm13, %zmm6 {%k2}
	vsubps	%zmm13, %zmm6, %zmm5
	vblendmps	%zmm8, %zmm5, %zmm8 {%k2}
	vcmpunordps	%zmm4, %zmm4, %k7
	vminps	%zmm4, %zmm7, %zmm1
	vmovaps	%zmm7, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmaxps	%zmm1, %zmm16, %zmm4
	vmovaps	%zmm16, %zmm4 {%k7}
	vmovaps	%zmm18, %zmm4 {%k2}
	vsubps	%zmm18, %zmm4, %zmm1
	vblendmps	%zmm10, %zmm1, %zmm10 {%k2}
	vfmadd132ps	3440(%rsp), %zmm11, %zmm5
	vfmadd231ps	1520(%rsp), %zmm1, %zmm5
	vdivps	%zmm21, %zmm0, %zmm1
	vmovups	%zmm8, 1840(%rsp)
	vmulps	%zmm8, %zmm1, %zmm2
	vmovups	432(%rsp), %zmm12
	vfnmadd213ps	%zmm12, %zmm2, %zmm28
	vmovups	2864(%rsp), %zmm3
	vmovups	304(%rsp), %zmm13
	vfnmadd213ps	%zmm13, %zmm2, %zmm3
	vmovups	%zmm10, 1648(%rsp)
	vmulps	%zmm10, %zmm1, %zmm1
	vmovups	3184(%rsp), %zmm2
	vfnmadd213ps	%zmm28, %zmm1, %zmm2
	vbroadcastss	.L10c27(%rip), %zmm26
	vmovups	496(%rsp), %zmm8
	vfnmadd213ps	%zmm3, %zmm1, %zmm8
	vmovups	3760(%rsp), %zmm9
	vmulps	%zmm2, %zmm9, %zmm1
	vmulps	944(%rsp), %zmm9, %zmm2
	vmovups	3696(%rsp), %zmm10
	vmulps	%zmm2, %zmm10, %zmm3
	vmulps	%zmm1, %zmm3, %zmm7
	vfmsub231ps	%zmm8, %zmm10, %zmm7
	vfnmadd213ps	%zmm0, %zmm3, %zmm3
	vmaxps	.L10c67(%rip){1to16}, %zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm7, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm3
	vmulps	%zmm1, %zmm9, %zmm1
	vmulps	%zmm9, %zmm2, %zmm2
	vmulps	%zmm3, %zmm21, %zmm3
	vbroadcastss	.L10c80(%rip), %zmm8
	vmulps	%zmm8, %zmm23, %zmm7
	vcmpunordps	%zmm3, %zmm3, %k7
	vmaxps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k7}
	vaddps	%zmm3, %zmm23, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k7
	vminps	%zmm3, %zmm19, %zmm3
	vmovaps	%zmm19, %zmm3 {%k7}
	vcmpunordps	%zmm3, %zmm3, %k7
	vmaxps	%zmm3, %zmm15, %zmm3
	vmovaps	%zmm15, %zmm3 {%k7}
	vmovaps	%zmm23, %zmm3 {%k2}
	vsubps	%zmm23, %zmm3, %zmm7
	vfmadd231ps	%zmm13, %zmm7, %zmm5
	vmulps	%zmm1, %zmm21, %zmm1
	vfnmadd231ps	%zmm2, %zmm7, %zmm1
	korw	%k6, %k5, %k5
	korw	%k5, %k4, %k4
	knotw	%k4, %k4
	vblendmps	%zmm25, %zmm7, %zmm25 {%k2}
	vmovups	%zmm25, 1712(%rsp)
	vmovaps	%zmm0, %zmm2 {%k4} {z}
	vmovups	560(%rsp), %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmovups	%zmm0, 560(%rsp)
	vpbroadcastd	.L10c25(%rip), %zmm24
	vmulps	%zmm8, %zmm27, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vaddps	%zmm1, %zmm27, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vminps	%zmm1, %zmm17, %zmm1
	vmovaps	%zmm17, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1328(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm1
	vmovaps	%zmm0, %zmm1 {%k1}
	vmovaps	%zmm27, %zmm1 {%k2}
	vsubps	%zmm27, %zmm1, %zmm2
	vfmadd231ps	%zmm2, %zmm12, %zmm5
	vmovups	1200(%rsp), %zmm0
	vblendmps	%zmm0, %zmm2, %zmm0 {%k2}
	vmovups	%zmm0, 1200(%rsp)
	vmovaps	%zmm11, %zmm5 {%k3}
	vmovaps	%zmm20, %zmm5 {%k2}
	knotw	%k0, %k1
	vmovaps	%zmm29, %zmm2 {%k1} {z}
	vmovups	3376(%rsp), %zmm7
	vcmpgtps	1456(%rsp), %zmm7, %k1
	vmovdqu64	2608(%rsp), %zmm12
	vaddps	2032(%rsp), %zmm2, %zmm10 {%k1} {z}
	vmovdqa32	%zmm12, %zmm12 {%k2} {z}
	vmovups	%zmm6, 624(%rsp)
	vmovups	%zmm4, 368(%rsp)
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm3, %zmm23
	vmovups	%zmm5, 1776(%rsp)
.L10b49:
	vpslld	$31, %zmm12, %zmm1
	vpmovd2m	%zmm1, %k0
	knotw	%k0, %k1
	kmovw	%k1, 6(%rsp)
	vpandd	%zmm24, %zmm12, %zmm1
	vmovdqu64	%zmm1, 4016(%rsp)
	vptestnmd	%zmm1, %zmm1, %k1
	kmovw	%k1, 4(%rsp)
	vpandd	.L10c26(%rip){1to16}, %zmm12, %zmm1
	vmovdqu64	%zmm1, 3952(%rsp)
	vptestnmd	%zmm1, %zmm1, %k3
	vmovups	%zmm12, 2608(%rsp)
	vandps	%zmm26, %zmm12, %zmm1
	vmovups	%zmm1, 3888(%rsp)
	vptestnmd	%zmm1, %zmm1, %k4
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.L10b50:
	vaddss	%xmm7, %xmm10, %xmm1
	vmovshdup	%xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vbroadcastss	20(%r11), %zmm3
	vaddss	%xmm2, %xmm1, %xmm6
	vmovss	.L10c0(%rip), %xmm1
	vmovups	%zmm3, 3824(%rsp)
	vdivss	%xmm3, %xmm1, %xmm16
	vmulss	.L10c28(%rip), %xmm16, %xmm1
	vmulss	.L10c29(%rip), %xmm16, %xmm2
	vmulss	.L10c30(%rip), %xmm16, %xmm3
	testq	%r9, %r9
	vmovups	%zmm9, 240(%rsp)
	vbroadcastss	.L10c0(%rip), %zmm19
	vmovups	%zmm10, 3504(%rsp)
	vmovss	%xmm6, 688(%rsp)
	je	.L10b51
	vmovaps	%xmm16, 880(%rsp)
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	.L10c31(%rip), %zmm10
	vmovups	624(%rsp), %zmm7
	vsubps	%zmm7, %zmm10, %zmm4
	vmulps	%zmm4, %zmm1, %zmm4
	vbroadcastss	.L10c32(%rip), %zmm11
	vxorps	%zmm11, %zmm4, %zmm6
	vmulps	%zmm6, %zmm4, %zmm5
	vbroadcastss	.L10c33(%rip), %zmm14
	vmaxps	%zmm14, %zmm5, %zmm5
	vbroadcastss	.L10c34(%rip), %zmm15
	vmulps	%zmm15, %zmm5, %zmm8
	vrndscaleps	$8, %zmm8, %zmm8
	vbroadcastss	.L10c35(%rip), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm5
	vbroadcastss	.L10c36(%rip), %zmm18
	vfmadd231ps	%zmm18, %zmm8, %zmm5
	vmulps	%zmm15, %zmm5, %zmm5
	vbroadcastss	.L10c37(%rip), %zmm9
	vbroadcastss	.L10c38(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm5, %zmm9
	vbroadcastss	.L10c39(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm9
	vbroadcastss	.L10c40(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm5, %zmm9
	vbroadcastss	.L10c41(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm5, %zmm9
	vfmadd213ps	%zmm19, %zmm5, %zmm9
	vbroadcastss	%xmm2, %zmm2
	vbroadcastss	%xmm3, %zmm3
	vbroadcastss	.L10c42(%rip), %zmm26
	vaddps	%zmm26, %zmm8, %zmm5
	vcvttps2udq	%zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vbroadcastss	.L10c12(%rip), %zmm21
	vandps	%zmm21, %zmm4, %zmm8
	vbroadcastss	.L10c43(%rip), %zmm27
	vfmadd132ps	%zmm27, %zmm19, %zmm8
	vdivps	%zmm8, %zmm19, %zmm8
	vcmpltps	%zmm6, %zmm4, %k1
	vbroadcastss	.L10c44(%rip), %zmm28
	vmovaps	%zmm28, %zmm6
	vbroadcastss	.L10c45(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm8, %zmm6
	vbroadcastss	.L10c46(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm8, %zmm6
	vbroadcastss	.L10c47(%rip), %zmm31
	vfmadd213ps	%zmm31, %zmm8, %zmm6
	vbroadcastss	.L10c48(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm8, %zmm6
	vmovaps	%zmm19, %zmm0
	vbroadcastss	.L10c49(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm8, %zmm6
	vmovaps	%zmm11, %zmm22
	vbroadcastss	.L10c50(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm8, %zmm6
	vbroadcastss	.L10c51(%rip), %zmm14
	vfmadd213ps	%zmm14, %zmm8, %zmm6
	vbroadcastss	.L10c52(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm8, %zmm6
	vmulps	%zmm6, %zmm8, %zmm6
	vbroadcastss	.L10c11(%rip), %zmm20
	vblendmps	%zmm10, %zmm20, %zmm8 {%k1}
	vmulps	%zmm5, %zmm6, %zmm6
	vmulps	%zmm6, %zmm8, %zmm6
	movq	%rbp, %r8
	xorl	%r14d, %r14d
	vmovss	.L10c11(%rip), %xmm18
	.p2align	4
.L10b55:
	vcvtsi2ss	%r14, %xmm23, %xmm9
	vaddss	%xmm18, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm7, %zmm9, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vxorps	%zmm22, %zmm9, %zmm10
	vmulps	%zmm10, %zmm9, %zmm11
	vmaxps	.L10c33(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm15, %zmm11, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L10c35(%rip){1to16}, %zmm12, %zmm11
	vfmadd231ps	.L10c36(%rip){1to16}, %zmm12, %zmm11
	vmulps	%zmm15, %zmm11, %zmm11
	vbroadcastss	.L10c37(%rip), %zmm13
	vfmadd213ps	.L10c38(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	.L10c39(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	.L10c40(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	%zmm25, %zmm11, %zmm13
	vfmadd213ps	%zmm0, %zmm11, %zmm13
	vaddps	%zmm26, %zmm12, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vandps	%zmm21, %zmm9, %zmm12
	vfmadd132ps	%zmm27, %zmm0, %zmm12
	vdivps	%zmm12, %zmm0, %zmm12
	vmovaps	%zmm28, %zmm13
	vfmadd213ps	%zmm29, %zmm12, %zmm13
	vfmadd213ps	%zmm30, %zmm12, %zmm13
	vfmadd213ps	%zmm31, %zmm12, %zmm13
	vfmadd213ps	%zmm24, %zmm12, %zmm13
	vfmadd213ps	%zmm19, %zmm12, %zmm13
	vfmadd213ps	%zmm17, %zmm12, %zmm13
	vfmadd213ps	%zmm14, %zmm12, %zmm13
	vfmadd213ps	%zmm16, %zmm12, %zmm13
	vcmpltps	%zmm10, %zmm9, %k1
	vblendmps	.L10c31(%rip){1to16}, %zmm20, %zmm10 {%k1}
	vmulps	%zmm13, %zmm12, %zmm12
	vmulps	%zmm11, %zmm9, %zmm13
	vfmsub231ps	%zmm4, %zmm5, %zmm13
	vmulps	%zmm11, %zmm12, %zmm4
	vmulps	%zmm4, %zmm10, %zmm12
	vsubps	%zmm8, %zmm10, %zmm4
	vsubps	%zmm12, %zmm6, %zmm6
	vaddps	%zmm6, %zmm4, %zmm4
	vmovaps	%zmm4, -128(%r8)
	vsubps	%zmm11, %zmm5, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm4, -64(%r8)
	vmulps	%zmm13, %zmm3, %zmm4
	vmovaps	%zmm4, (%r8)
	incq	%r14
	addq	$192, %r8
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm11, %zmm5
	vmovaps	%zmm12, %zmm6
	vmovaps	%zmm10, %zmm8
	cmpq	%r14, %r9
	jne	.L10b55
	vbroadcastss	.L10c31(%rip), %zmm7
	vmovups	368(%rsp), %zmm13
	vsubps	%zmm13, %zmm7, %zmm4
	vmulps	%zmm4, %zmm1, %zmm4
	vxorps	%zmm22, %zmm4, %zmm6
	vmulps	%zmm6, %zmm4, %zmm5
	vmaxps	.L10c33(%rip){1to16}, %zmm5, %zmm5
	vmulps	%zmm15, %zmm5, %zmm8
	vrndscaleps	$8, %zmm8, %zmm8
	vfmadd231ps	.L10c35(%rip){1to16}, %zmm8, %zmm5
	vfmadd231ps	.L10c36(%rip){1to16}, %zmm8, %zmm5
	vmulps	%zmm15, %zmm5, %zmm5
	vbroadcastss	.L10c37(%rip), %zmm9
	vfmadd213ps	.L10c38(%rip){1to16}, %zmm5, %zmm9
	vfmadd213ps	.L10c39(%rip){1to16}, %zmm5, %zmm9
	vfmadd213ps	.L10c40(%rip){1to16}, %zmm5, %zmm9
	vfmadd213ps	%zmm25, %zmm5, %zmm9
	vfmadd213ps	%zmm0, %zmm5, %zmm9
	vaddps	%zmm26, %zmm8, %zmm5
	vcvttps2udq	%zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vandps	%zmm21, %zmm4, %zmm8
	vfmadd132ps	%zmm27, %zmm0, %zmm8
	vdivps	%zmm8, %zmm0, %zmm8
	vmovaps	%zmm28, %zmm9
	vfmadd213ps	%zmm29, %zmm8, %zmm9
	vfmadd213ps	%zmm30, %zmm8, %zmm9
	vfmadd213ps	%zmm31, %zmm8, %zmm9
	vfmadd213ps	.L10c48(%rip){1to16}, %zmm8, %zmm9
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vfmadd213ps	%zmm17, %zmm8, %zmm9
	vfmadd213ps	%zmm14, %zmm8, %zmm9
	vfmadd213ps	%zmm16, %zmm8, %zmm9
	vcmpltps	%zmm6, %zmm4, %k1
	vblendmps	%zmm7, %zmm20, %zmm6 {%k1}
	vbroadcastss	.L10c48(%rip), %zmm7
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm5, %zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	leaq	(%r12,%rbp), %r8
	xorl	%r14d, %r14d
	.p2align	4
.L10b57:
	vcvtsi2ss	%r14, %xmm15, %xmm9
	vaddss	%xmm18, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm13, %zmm9, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vxorps	%zmm22, %zmm9, %zmm10
	vmulps	%zmm10, %zmm9, %zmm11
	vmaxps	.L10c33(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm15, %zmm11, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L10c35(%rip){1to16}, %zmm12, %zmm11
	vfmadd231ps	.L10c36(%rip){1to16}, %zmm12, %zmm11
	vmulps	%zmm15, %zmm11, %zmm11
	vbroadcastss	.L10c37(%rip), %zmm13
	vfmadd213ps	.L10c38(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	.L10c39(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	.L10c40(%rip){1to16}, %zmm11, %zmm13
	vfmadd213ps	%zmm25, %zmm11, %zmm13
	vfmadd213ps	%zmm0, %zmm11, %zmm13
	vaddps	%zmm26, %zmm12, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vandps	%zmm21, %zmm9, %zmm12
	vfmadd132ps	%zmm27, %zmm0, %zmm12
	vdivps	%zmm12, %zmm0, %zmm12
	vmovaps	%zmm28, %zmm13
	vfmadd213ps	%zmm29, %zmm12, %zmm13
	vfmadd213ps	%zmm30, %zmm12, %zmm13
	vfmadd213ps	%zmm31, %zmm12, %zmm13
	vfmadd213ps	%zmm7, %zmm12, %zmm13
	vfmadd213ps	%zmm19, %zmm12, %zmm13
	vfmadd213ps	%zmm17, %zmm12, %zmm13
	vfmadd213ps	%zmm14, %zmm12, %zmm13
	vfmadd213ps	%zmm16, %zmm12, %zmm13
	vcmpltps	%zmm10, %zmm9, %k1
	vblendmps	.L10c31(%rip){1to16}, %zmm20, %zmm10 {%k1}
	vmulps	%zmm13, %zmm12, %zmm12
	vmulps	%zmm11, %zmm9, %zmm13
	vfmsub231ps	%zmm4, %zmm5, %zmm13
	vmulps	%zmm11, %zmm12, %zmm4
	vmulps	%zmm4, %zmm10, %zmm12
	vsubps	%zmm6, %zmm10, %zmm4
	vsubps	%zmm12, %zmm8, %zmm6
	vaddps	%zmm6, %zmm4, %zmm4
	vmovaps	%zmm4, -128(%r8)
	vsubps	%zmm11, %zmm5, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm4, -64(%r8)
	vmulps	%zmm13, %zmm3, %zmm4
	vmovups	368(%rsp), %zmm13
	vmovaps	%zmm4, (%r8)
	incq	%r14
	addq	$192, %r8
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm11, %zmm5
	vmovaps	%zmm12, %zmm8
	vmovaps	%zmm10, %zmm6
	cmpq	%r14, %r9
	jne	.L10b57
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	688(%rsp), %xmm0
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	560(%rsp), %zmm24
	ja	.L10b60
	vxorps	%xmm24, %xmm24, %xmm24
.L10b60:
	movq	56(%rsp), %r8
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 176(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm25, %xmm25, %xmm25
	xorl	%r14d, %r14d
	vmovups	240(%rsp), %zmm9
	.p2align	4
.L10b61:
	vmovups	%zmm17, 1584(%rsp)
	vmovups	%zmm11, 496(%rsp)
	vmovups	%zmm5, 944(%rsp)
	vmovups	%zmm20, 432(%rsp)
	vmovaps	%zmm27, %zmm26
	vmovups	%zmm0, 304(%rsp)
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm12, %zmm20
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$7, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmovaps	(%rdi,%rdx), %zmm4
	vmovaps	64(%rdi,%rdx), %zmm31
	vmovaps	128(%rdi,%rdx), %zmm0
	vmulps	%zmm4, %zmm9, %zmm30
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%edx, %edx
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm10, %xmm10, %xmm10
	.p2align	4
.L10b62:
	vmovaps	-64(%r15), %zmm2
	vmovaps	-128(%rbp,%rdx), %zmm11
	vmovaps	-64(%rbp,%rdx), %zmm7
	vmovaps	%zmm11, %zmm9
	vfmadd213ps	%zmm23, %zmm30, %zmm9
	vaddps	(%r15), %zmm9, %zmm9
	vbroadcastss	.L10c0(%rip), %zmm19
	vdivps	%zmm9, %zmm19, %zmm19
	vsubps	%zmm9, %zmm2, %zmm2
	vmulps	%zmm19, %zmm2, %zmm2
	vmulps	%zmm2, %zmm24, %zmm9
	vfmadd213ps	%zmm19, %zmm19, %zmm9
	vbroadcastss	.L10c0(%rip), %zmm19
	vaddps	%zmm9, %zmm13, %zmm13
	vaddps	%zmm2, %zmm29, %zmm29
	vfmadd231ps	%zmm11, %zmm2, %zmm17
	vfmadd231ps	%zmm7, %zmm2, %zmm27
	vfmadd231ps	(%rbp,%rdx), %zmm2, %zmm10
	vmulps	%zmm9, %zmm11, %zmm2
	vaddps	%zmm2, %zmm6, %zmm6
	vfmadd231ps	%zmm2, %zmm11, %zmm14
	vmulps	%zmm9, %zmm7, %zmm2
	vaddps	%zmm2, %zmm12, %zmm12
	vfmadd231ps	%zmm11, %zmm2, %zmm3
	vfmadd231ps	%zmm7, %zmm2, %zmm1
	addq	$192, %rdx
	subq	$-128, %r15
	cmpq	%rdx, %r12
	jne	.L10b62
	vmovups	240(%rsp), %zmm9
	vmulps	%zmm31, %zmm9, %zmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vfmadd213ps	%zmm7, %zmm30, %zmm1
	vfmadd231ps	%zmm1, %zmm30, %zmm15
	vmovaps	%zmm3, %zmm1
	vfmadd213ps	%zmm7, %zmm2, %zmm1
	vfmadd231ps	%zmm1, %zmm30, %zmm21
	vfmadd213ps	%zmm7, %zmm4, %zmm3
	vfmadd231ps	%zmm3, %zmm30, %zmm18
	vaddps	%zmm7, %zmm12, %zmm1
	vmovaps	%zmm20, %zmm12
	vfmadd231ps	%zmm1, %zmm30, %zmm12
	vfmadd231ps	%zmm27, %zmm30, %zmm8
	vfmadd231ps	%zmm27, %zmm31, %zmm26
	vmovaps	%zmm26, %zmm27
	vmovaps	%zmm14, %zmm1
	vfmadd213ps	%zmm7, %zmm2, %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm22
	vfmadd213ps	%zmm7, %zmm4, %zmm14
	vmovaps	%zmm5, %zmm3
	vfmadd231ps	%zmm14, %zmm2, %zmm3
	vmovups	176(%rsp), %zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm1
	vmovups	%zmm1, 176(%rsp)
	vfmadd231ps	%zmm17, %zmm2, %zmm16
	vaddps	%zmm7, %zmm6, %zmm1
	vmovups	496(%rsp), %zmm11
	vfmadd231ps	%zmm2, %zmm1, %zmm11
	vmovups	944(%rsp), %zmm5
	vfmadd231ps	%zmm1, %zmm4, %zmm5
	vfmadd231ps	%zmm10, %zmm4, %zmm28
	vmovups	432(%rsp), %zmm20
	vfmadd231ps	%zmm17, %zmm4, %zmm20
	vfmadd231ps	%zmm0, %zmm17, %zmm25
	vmovups	304(%rsp), %zmm0
	vaddps	%zmm29, %zmm0, %zmm0
	vaddps	%zmm7, %zmm13, %zmm1
	vmovups	1584(%rsp), %zmm17
	vaddps	%zmm1, %zmm17, %zmm17
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	jne	.L10b61
	vbroadcastss	.L10c17(%rip), %zmm30
	vxorps	%xmm7, %xmm7, %xmm7
	vpbroadcastd	.L10c54(%rip), %zmm13
	vpbroadcastd	.L10c55(%rip), %zmm14
	vpbroadcastd	.L10c0(%rip), %zmm29
	vbroadcastss	.L10c63(%rip), %zmm31
	vmovaps	%zmm18, %zmm26
	vmovups	3504(%rsp), %zmm10
	vmovaps	%zmm8, %zmm18
	vmovaps	%zmm16, %zmm8
	vmovss	688(%rsp), %xmm6
	vmovaps	%zmm3, %zmm4
	vmovaps	880(%rsp), %xmm16
	jmp	.L10b65
	.p2align	4
.L10b51:
	vucomiss	%xmm7, %xmm6
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	560(%rsp), %zmm24
	vpbroadcastd	.L10c54(%rip), %zmm13
	vpbroadcastd	.L10c55(%rip), %zmm14
	vpbroadcastd	.L10c0(%rip), %zmm29
	ja	.L10b53
	vxorps	%xmm24, %xmm24, %xmm24
.L10b53:
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 176(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm18, %xmm18, %xmm18
.L10b65:
	vbroadcastss	%xmm16, %zmm1
	vucomiss	%xmm7, %xmm6
	vmulps	%zmm9, %zmm24, %zmm2
	vmulps	%zmm28, %zmm2, %zmm28
	vfnmadd213ps	%zmm15, %zmm1, %zmm28
	vmulps	%zmm25, %zmm2, %zmm16
	vdivps	%zmm9, %zmm30, %zmm3
	vfnmadd213ps	%zmm22, %zmm1, %zmm16
	vfnmadd213ps	%zmm21, %zmm2, %zmm27
	vmulps	%zmm3, %zmm24, %zmm1
	vfmadd231ps	%zmm18, %zmm1, %zmm26
	vfmadd231ps	%zmm1, %zmm8, %zmm4
	vmovups	%zmm4, 3184(%rsp)
	vmovups	%zmm12, 2864(%rsp)
	vmovups	%zmm26, 3120(%rsp)
	vmovups	%zmm0, 304(%rsp)
	vmovups	%zmm27, 2928(%rsp)
	vmovups	%zmm8, 1520(%rsp)
	vmovups	%zmm16, 2992(%rsp)
	vmovups	%zmm28, 432(%rsp)
	jbe	.L10b66
	vmovaps	%zmm17, %zmm16
	vmovups	1456(%rsp), %zmm1
	vaddps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm1, 1456(%rsp)
	vcmpgeps	.L10c53(%rip){1to16}, %zmm1, %k1
	vxorps	%xmm1, %xmm1, %xmm1
	vmulps	%zmm1, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vaddss	%xmm7, %xmm4, %xmm1
	vmovshdup	%xmm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm4, %xmm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm4, %xmm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm4, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm7, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vbroadcastss	.L10c56(%rip), %zmm21
	vbroadcastss	.L10c57(%rip), %zmm22
	vbroadcastss	.L10c58(%rip), %zmm24
	vbroadcastss	.L10c59(%rip), %zmm17
	vbroadcastss	.L10c60(%rip), %zmm25
	vbroadcastss	.L10c61(%rip), %zmm27
	vbroadcastss	.L10c62(%rip), %zmm28
	jbe	.L10b68
	vmovaps	%zmm20, %zmm0
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm11, %zmm5
	vxorps	%xmm6, %xmm6, %xmm6
	testq	%r9, %r9
	je	.L10b74
	movq	56(%rsp), %r8
	xorl	%r14d, %r14d
	.p2align	4
.L10b71:
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$7, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmulps	(%rdi,%rdx), %zmm9, %zmm1
	movq	%rdi, %rdx
	xorl	%r13d, %r13d
	.p2align	4
.L10b72:
	vmovaps	(%rdx), %zmm2
	vfmadd213ps	%zmm23, %zmm1, %zmm2
	vaddps	(%r15,%r13), %zmm2, %zmm2
	vdivps	%zmm2, %zmm19, %zmm3
	vmovaps	-64(%r15,%r13), %zmm7
	vsubps	%zmm2, %zmm7, %zmm7
	vmulps	%zmm3, %zmm7, %zmm7
	vaddps	%zmm30, %zmm3, %zmm3
	vcmpltps	%zmm7, %zmm30, %k1
	vmovaps	%zmm7, %zmm3 {%k1}
	vaddps	%zmm19, %zmm3, %zmm8
	vpaddd	%zmm13, %zmm8, %zmm8
	vpandd	%zmm14, %zmm8, %zmm8
	vpsubd	%zmm8, %zmm29, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vaddps	%zmm30, %zmm9, %zmm10
	vfmadd231ps	%zmm3, %zmm9, %zmm10
	vmulps	%zmm10, %zmm10, %zmm3
	vmovaps	%zmm21, %zmm9
	vfmadd213ps	%zmm22, %zmm10, %zmm9
	vmovaps	%zmm24, %zmm11
	vmovaps	%zmm25, %zmm12
	vfmadd213ps	%zmm27, %zmm10, %zmm12
	vfmadd213ps	%zmm17, %zmm10, %zmm11
	vfmadd231ps	%zmm28, %zmm3, %zmm12
	vfmadd213ps	%zmm11, %zmm3, %zmm12
	vfmadd213ps	%zmm9, %zmm3, %zmm12
	vfmadd213ps	%zmm10, %zmm3, %zmm12
	vaddps	%zmm19, %zmm7, %zmm3
	vfmadd231ps	%zmm31, %zmm8, %zmm12
	vmaxps	%zmm30, %zmm7, %zmm7
	vfmsub231ps	%zmm3, %zmm12, %zmm7
	vfmadd231ps	%zmm7, %zmm2, %zmm6
	subq	$-128, %r13
	addq	$192, %rdx
	cmpq	%r13, %rsi
	jne	.L10b72
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	vmovups	240(%rsp), %zmm9
	jne	.L10b71
.L10b74:
	vbroadcastss	.L10c64(%rip), %zmm1
	vmovups	2480(%rsp), %zmm2
	vfmadd213ps	.L10c65(%rip){1to16}, %zmm2, %zmm1
	vcmpltps	%zmm4, %zmm15, %k5
	vaddps	%zmm1, %zmm2, %zmm1
	vcmpltps	%zmm6, %zmm1, %k1 {%k5}
	kandnw	%k5, %k1, %k6
	vmovaps	%zmm6, %zmm2 {%k6}
	vmovups	%zmm2, 2480(%rsp)
	vmovups	1904(%rsp), %zmm1
	vmaxps	.L10c21(%rip){1to16}, %zmm1, %zmm1 {%k5}
	vmovups	%zmm1, 1904(%rsp)
	vmovups	2672(%rsp), %zmm1
	vbroadcastss	.L10c66(%rip), %zmm1 {%k5}
	vmovups	%zmm1, 2672(%rsp)
	vblendmps	.L10c19(%rip){1to16}, %zmm19, %zmm1 {%k1}
	vmovups	1840(%rsp), %zmm3
	vmulps	%zmm1, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	624(%rsp), %zmm10
	vsubps	%zmm3, %zmm10, %zmm10
	vmovups	1648(%rsp), %zmm4
	vmulps	%zmm1, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	368(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	1200(%rsp), %zmm6
	vmulps	%zmm1, %zmm6, %zmm4
	vsubps	%zmm4, %zmm6, %zmm6
	vsubps	%zmm6, %zmm9, %zmm9
	vmovups	1712(%rsp), %zmm7
	vmulps	%zmm1, %zmm7, %zmm6
	vsubps	%zmm6, %zmm7, %zmm7
	vsubps	%zmm7, %zmm23, %zmm23
	vmovups	1776(%rsp), %zmm7
	vmulps	%zmm1, %zmm7, %zmm7
	vmovups	%zmm7, 1776(%rsp)
	vmovups	1968(%rsp), %zmm7
	vmulps	%zmm1, %zmm7, %zmm7
	vmovups	%zmm7, 1968(%rsp)
	vmovups	560(%rsp), %zmm1
	vmovaps	%zmm15, %zmm1 {%k1}
	vmovups	%zmm1, 560(%rsp)
	vmovups	1392(%rsp), %zmm1
	vbroadcastss	.L10c24(%rip), %zmm1 {%k1}
	vmovups	%zmm1, 1392(%rsp)
	vmovaps	%zmm19, %zmm1 {%k1} {z}
	vmovups	%zmm1, 2032(%rsp)
	vmovups	%zmm6, 1712(%rsp)
	vmovups	%zmm4, 1200(%rsp)
	vmovups	%zmm3, 1648(%rsp)
	vmovups	%zmm2, 1840(%rsp)
	vbroadcastss	.L10c32(%rip), %zmm26
	movq	48(%rsp), %r13
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm20, %zmm5
	vmovups	2864(%rsp), %zmm12
	vmovaps	%zmm0, %zmm20
	vmovups	304(%rsp), %zmm0
	jmp	.L10b75
	.p2align	4
.L10b66:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 2032(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	368(%rsp), %zmm8
	vmovups	624(%rsp), %zmm10
	vbroadcastss	.L10c32(%rip), %zmm26
	vmovups	176(%rsp), %zmm3
	jmp	.L10b76
	.p2align	4
.L10b68:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 2032(%rsp)
	vbroadcastss	.L10c32(%rip), %zmm26
	vmovups	368(%rsp), %zmm8
	vmovups	624(%rsp), %zmm10
.L10b75:
	vmovups	2928(%rsp), %zmm27
	vmovaps	%zmm16, %zmm17
	vmovups	176(%rsp), %zmm3
	vmovups	2992(%rsp), %zmm16
	vmovups	432(%rsp), %zmm28
.L10b76:
	vmovups	%zmm3, 176(%rsp)
	vmovups	%zmm17, 1584(%rsp)
	vmovups	%zmm18, 3440(%rsp)
	vbroadcastss	.L10c15(%rip), %zmm2
	vmaxps	%zmm2, %zmm28, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm19, %zmm21
	vmaxps	%zmm2, %zmm16, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm19, %zmm7
	vmaxps	%zmm2, %zmm3, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm19, %zmm28
	vmovdqu64	3952(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vmaxps	%zmm2, %zmm17, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmovdqu64	4016(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k6
	vdivps	%zmm1, %zmm19, %zmm25
	vcmpleps	1264(%rsp), %zmm10, %k5
	vmovups	%zmm10, 624(%rsp)
	vcmpgeps	2096(%rsp), %zmm10, %k7
	vblendmps	%zmm18, %zmm30, %zmm1 {%k7}
	vxorps	%zmm26, %zmm18, %zmm1 {%k5}
	vcmpleps	%zmm1, %zmm15, %k7
	korw	%k0, %k7, %k5
	vmulps	%zmm21, %zmm18, %zmm1
	vmovups	%zmm1, 944(%rsp)
	kmovw	6(%rsp), %k2
	korw	%k2, %k7, %k7
	knotw	%k7, %k7
	vfmadd213ps	%zmm15, %zmm1, %zmm1 {%k7} {z}
	vmovups	%zmm1, 1136(%rsp)
	vblendmps	%zmm15, %zmm19, %zmm3 {%k5}
	vmovups	%zmm3, 4080(%rsp)
	vcmpgeps	2160(%rsp), %zmm8, %k7
	vmovups	1520(%rsp), %zmm2
	vblendmps	%zmm2, %zmm30, %zmm1 {%k7}
	vmovups	%zmm8, 368(%rsp)
	vcmpleps	2224(%rsp), %zmm8, %k7
	vxorps	%zmm26, %zmm2, %zmm1 {%k7}
	vcmpleps	%zmm1, %zmm15, %k2
	korw	%k2, %k6, %k7
	vmulps	%zmm2, %zmm7, %zmm1
	vmovups	%zmm1, 1072(%rsp)
	kmovw	4(%rsp), %k6
	korw	%k6, %k2, %k2
	knotw	%k2, %k2
	vmovaps	%zmm1, %zmm1 {%k2} {z}
	vmovups	%zmm1, 1008(%rsp)
	vblendmps	%zmm15, %zmm19, %zmm2 {%k7}
	vmovups	%zmm2, 880(%rsp)
	vcmpgeps	2288(%rsp), %zmm9, %k2
	vblendmps	%zmm20, %zmm30, %zmm1 {%k2}
	vcmpleps	1328(%rsp), %zmm9, %k2
	vxorps	%zmm26, %zmm20, %zmm1 {%k2}
	vcmpleps	%zmm1, %zmm15, %k2
	korw	%k2, %k1, %k6
	vmulps	%zmm20, %zmm28, %zmm1
	vmovups	%zmm1, 2544(%rsp)
	korw	%k3, %k2, %k1
	knotw	%k1, %k1
	vblendmps	%zmm15, %zmm19, %zmm10 {%k6}
	vmovups	%zmm10, 240(%rsp)
	vmovaps	%zmm1, %zmm1 {%k1} {z}
	vmovups	%zmm1, 4144(%rsp)
	vcmpgeps	2352(%rsp), %zmm23, %k1
	vblendmps	%zmm0, %zmm30, %zmm4 {%k1}
	vcmpleps	2416(%rsp), %zmm23, %k1
	vmulps	%zmm2, %zmm7, %zmm6
	vmulps	%zmm6, %zmm27, %zmm1
	vmulps	%zmm3, %zmm21, %zmm8
	vmulps	%zmm8, %zmm1, %zmm13
	vmulps	%zmm10, %zmm28, %zmm29
	vmulps	3120(%rsp), %zmm29, %zmm1
	vmulps	%zmm8, %zmm1, %zmm14
	vmulps	%zmm13, %zmm14, %zmm3
	vmovaps	%zmm13, %zmm22
	vfnmadd213ps	%zmm19, %zmm13, %zmm22
	vbroadcastss	.L10c67(%rip), %zmm10
	vmaxps	%zmm10, %zmm22, %zmm1
	vsqrtps	%zmm1, %zmm1
	vxorps	%zmm26, %zmm0, %zmm4 {%k1}
	vmovdqu64	3888(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm1, %zmm19, %zmm27
	vmovups	%zmm7, 2800(%rsp)
	vmulps	%zmm27, %zmm7, %zmm1
	vmovaps	%zmm19, %zmm1 {%k7}
	vcmpleps	%zmm4, %zmm15, %k7
	korw	%k7, %k1, %k1
	vblendmps	%zmm15, %zmm19, %zmm18 {%k1}
	vmulps	%zmm18, %zmm25, %zmm15
	vmulps	%zmm15, %zmm12, %zmm2
	vmulps	%zmm8, %zmm2, %zmm2
	vmulps	%zmm13, %zmm2, %zmm7
	vmulps	3184(%rsp), %zmm29, %zmm4
	vfmsub231ps	%zmm4, %zmm6, %zmm3
	vmulps	%zmm27, %zmm3, %zmm3
	vmovaps	%zmm14, %zmm4
	vfnmadd213ps	%zmm19, %zmm14, %zmm4
	vfnmadd231ps	%zmm3, %zmm3, %zmm4
	vmaxps	%zmm10, %zmm4, %zmm8
	vsqrtps	%zmm8, %zmm8
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm19, %zmm0
	vmovaps	%zmm9, %zmm19
	vmulps	%zmm14, %zmm2, %zmm9
	vdivps	%zmm8, %zmm0, %zmm24
	vmovups	%zmm11, 496(%rsp)
	vmulps	%zmm15, %zmm11, %zmm8
	vfmsub231ps	%zmm8, %zmm6, %zmm7
	vmulps	%zmm27, %zmm7, %zmm6
	vmovups	%zmm15, 3696(%rsp)
	vmulps	%zmm15, %zmm5, %zmm7
	vmovups	%zmm29, 3760(%rsp)
	vfmsub231ps	%zmm7, %zmm29, %zmm9
	vfnmadd231ps	%zmm3, %zmm6, %zmm9
	vmulps	%zmm24, %zmm9, %zmm7
	vmovaps	%zmm2, %zmm8
	vfnmadd213ps	%zmm0, %zmm2, %zmm8
	vfnmadd231ps	%zmm6, %zmm6, %zmm8
	vfnmadd231ps	%zmm7, %zmm7, %zmm8
	vmaxps	%zmm10, %zmm8, %zmm9
	vsqrtps	%zmm9, %zmm9
	vmovups	%zmm21, 2736(%rsp)
	vmulps	%zmm21, %zmm1, %zmm10
	vmovaps	%zmm1, %zmm10 {%k5}
	vdivps	%zmm9, %zmm0, %zmm21
	vmovaps	%zmm28, %zmm16
	vmulps	%zmm24, %zmm28, %zmm1
	vmovaps	%zmm0, %zmm1 {%k6}
	vmulps	%zmm1, %zmm10, %zmm1
	vmulps	%zmm21, %zmm25, %zmm9
	vmulps	%zmm9, %zmm1, %zmm15
	vmovaps	%zmm1, %zmm15 {%k1}
	vmovaps	%zmm25, %zmm17
	vmulps	%zmm12, %zmm25, %zmm1
	korw	%k4, %k7, %k1
	knotw	%k1, %k1
	vmovups	432(%rsp), %zmm11
	vmovaps	%zmm1, %zmm28 {%k1} {z}
	vxorps	%xmm10, %xmm10, %xmm10
	vmovss	688(%rsp), %xmm9
	vucomiss	%xmm10, %xmm9
	vmovups	1008(%rsp), %zmm9
	vfmadd213ps	1136(%rsp), %zmm9, %zmm9
	vmovups	4144(%rsp), %zmm10
	vfmadd213ps	%zmm9, %zmm10, %zmm10
	vmovups	4080(%rsp), %zmm9
	vmovaps	%zmm9, %zmm12
	vmulps	944(%rsp), %zmm9, %zmm29
	vfmadd213ps	%zmm10, %zmm28, %zmm28
	vxorps	%zmm26, %zmm13, %zmm9
	vmovups	%zmm9, 1008(%rsp)
	vmulps	%zmm29, %zmm13, %zmm9
	vmovups	880(%rsp), %zmm10
	vfmsub231ps	1072(%rsp), %zmm10, %zmm9
	vxorps	%zmm26, %zmm14, %zmm10
	vmovups	%zmm10, 1072(%rsp)
	vmulps	%zmm29, %zmm14, %zmm10
	vmovups	240(%rsp), %zmm13
	vfmsub231ps	2544(%rsp), %zmm13, %zmm10
	vxorps	%zmm26, %zmm2, %zmm13
	vmovups	%zmm13, 2544(%rsp)
	vmulps	%zmm29, %zmm2, %zmm2
	vmovups	%zmm27, 1136(%rsp)
	vmulps	%zmm27, %zmm9, %zmm13
	vfnmadd231ps	%zmm3, %zmm13, %zmm10
	vxorps	%zmm26, %zmm3, %zmm3
	vmovups	%zmm18, 688(%rsp)
	vfmsub231ps	%zmm1, %zmm18, %zmm2
	vxorps	%zmm26, %zmm6, %zmm9
	vfnmadd231ps	%zmm6, %zmm13, %zmm2
	vxorps	%zmm26, %zmm7, %zmm26
	vmulps	%zmm24, %zmm10, %zmm14
	vxorps	%xmm10, %xmm10, %xmm10
	vfnmadd231ps	%zmm7, %zmm14, %zmm2
	vmovaps	%zmm29, %zmm25
	vfmadd213ps	%zmm10, %zmm29, %zmm25
	vfmadd231ps	%zmm13, %zmm13, %zmm25
	vfmadd231ps	%zmm14, %zmm14, %zmm25
	vmulps	%zmm21, %zmm2, %zmm6
	vfmadd231ps	%zmm6, %zmm6, %zmm25
	ja	.L10b94
	vmovaps	%zmm9, %zmm22
	vmovaps	%zmm3, %zmm18
	vbroadcastss	16(%r11), %zmm1
	vdivps	%zmm16, %zmm0, %zmm2
	vdivps	%zmm17, %zmm0, %zmm3
	vmulps	%zmm19, %zmm2, %zmm2
	vmulps	%zmm23, %zmm3, %zmm3
	vmovups	1392(%rsp), %zmm9
	vdivps	%zmm9, %zmm0, %zmm4
	vmulps	%zmm15, %zmm4, %zmm4
	vmulps	.L10c68(%rip){1to16}, %zmm2, %zmm2
	vmulps	.L10c69(%rip){1to16}, %zmm3, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm7
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm3, %zmm7 {%k1}
	vbroadcastss	.L10c24(%rip), %zmm8
	vmovups	2480(%rsp), %zmm2
	vcmpltps	%zmm8, %zmm2, %k1
	vaddps	%zmm2, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L10c70(%rip){1to16}, %zmm2, %zmm2 {%k1} {z}
	vmaxps	%zmm7, %zmm2, %zmm3
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm2, %zmm3 {%k1}
	vmulps	%zmm4, %zmm4, %zmm2
	vminps	%zmm0, %zmm2, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm3, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm3, %zmm4 {%k1}
	vcmpltps	%zmm8, %zmm9, %k1
	vmovaps	%zmm4, %zmm2 {%k1} {z}
	vmulps	%zmm2, %zmm2, %zmm2
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm28, %k1
	vcmpleps	%zmm2, %zmm25, %k1 {%k1}
	vmulps	880(%rsp), %zmm12, %zmm1
	vmulps	240(%rsp), %zmm1, %zmm1
	vmulps	688(%rsp), %zmm1, %zmm1
	vcmpnltps	%zmm1, %zmm10, %k2
	vmovaps	%zmm0, %zmm1 {%k2} {z}
	vbroadcastss	.L10c22(%rip), %zmm3
	vblendmps	%zmm1, %zmm3, %zmm1 {%k1}
	vmovups	3376(%rsp), %zmm2
	vcmpleps	1456(%rsp), %zmm2, %k1
	vminps	.L10c71(%rip){1to16}, %zmm1, %zmm1 {%k1}
	vmovups	3056(%rsp), %zmm2
	vcmpeqps	%zmm3, %zmm2, %k1
	vmovaps	%zmm1, %zmm2 {%k1}
	vmovups	%zmm2, 3056(%rsp)
	vcmpeqps	%zmm3, %zmm2, %k1
	vmovaps	%zmm0, %zmm10 {%k1} {z}
	vxorps	%xmm0, %xmm0, %xmm0
	vaddss	%xmm0, %xmm10, %xmm1
	vmovshdup	%xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm0, %xmm1
	vmovaps	%zmm19, %zmm9
	vxorps	%xmm7, %xmm7, %xmm7
	ja	.L10b50
	vmovups	%zmm5, 944(%rsp)
	vmovups	%zmm9, 240(%rsp)
	vmulps	%zmm6, %zmm21, %zmm1
	vfmadd213ps	%zmm14, %zmm1, %zmm26
	vmulps	%zmm26, %zmm24, %zmm2
	vfmadd213ps	%zmm13, %zmm2, %zmm18
	vfmadd213ps	%zmm18, %zmm1, %zmm22
	vmulps	1136(%rsp), %zmm22, %zmm3
	vmovups	1008(%rsp), %zmm0
	vfmadd213ps	%zmm29, %zmm3, %zmm0
	vmovups	1072(%rsp), %zmm4
	vfmadd213ps	%zmm0, %zmm2, %zmm4
	vmovups	2544(%rsp), %zmm0
	vfmadd213ps	%zmm4, %zmm1, %zmm0
	vmulps	2736(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 880(%rsp)
	vmulps	2800(%rsp), %zmm3, %zmm0
	vmovups	%zmm0, 688(%rsp)
	vmovups	%zmm16, 176(%rsp)
	vmulps	%zmm2, %zmm16, %zmm0
	vmovups	%zmm0, 432(%rsp)
	vmovups	%zmm17, 304(%rsp)
	vmulps	%zmm1, %zmm17, %zmm0
	vmovups	%zmm0, 1584(%rsp)
	vbroadcastss	.L10c0(%rip), %zmm0
	vdivps	752(%rsp), %zmm0, %zmm1
	vmulps	816(%rsp), %zmm1, %zmm1
	vpbroadcastd	.L10c54(%rip), %zmm15
	vpaddd	%zmm15, %zmm1, %zmm2
	vpbroadcastd	.L10c55(%rip), %zmm9
	vpandd	%zmm9, %zmm2, %zmm2
	vpbroadcastd	.L10c0(%rip), %zmm10
	vpsubd	%zmm2, %zmm10, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vfmsub213ps	%zmm0, %zmm1, %zmm3
	vmulps	%zmm3, %zmm3, %zmm1
	vbroadcastss	.L10c56(%rip), %zmm4
	vfmadd213ps	.L10c57(%rip){1to16}, %zmm3, %zmm4
	vbroadcastss	.L10c58(%rip), %zmm6
	vfmadd213ps	.L10c59(%rip){1to16}, %zmm3, %zmm6
	vbroadcastss	.L10c60(%rip), %zmm7
	vfmadd213ps	.L10c61(%rip){1to16}, %zmm3, %zmm7
	vfmadd231ps	.L10c62(%rip){1to16}, %zmm1, %zmm7
	vfmadd213ps	%zmm6, %zmm1, %zmm7
	vfmadd213ps	%zmm4, %zmm1, %zmm7
	vfmadd213ps	%zmm3, %zmm1, %zmm7
	vfmadd231ps	%zmm31, %zmm2, %zmm7
	vmovups	3248(%rsp), %zmm1
	vfmadd231ps	.L10c72(%rip){1to16}, %zmm1, %zmm7
	vmovups	3632(%rsp), %zmm1
	vfmadd231ps	.L10c73(%rip){1to16}, %zmm1, %zmm7
	vmovups	%zmm7, 1520(%rsp)
	movl	%r10d, %edx
	shrb	$3, %dl
	testl	%r9d, %r9d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm25, %xmm25, %xmm25
	cmpb	$1, %r8b
	jne	.L10b83
	imulq	16(%rsp), %rbx
	xorl	%edx, %edx
	.p2align	4
.L10b80:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$7, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r9), %r10
	leaq	(%r10,%r10,2), %r10
	shlq	$6, %r10
	vmovups	240(%rsp), %zmm1
	vmulps	(%rdi,%r10), %zmm1, %zmm4
	movq	%rdi, %r14
	xorl	%r15d, %r15d
	vbroadcastss	.L10c59(%rip), %zmm17
	vbroadcastss	.L10c60(%rip), %zmm27
	vbroadcastss	.L10c61(%rip), %zmm28
	vbroadcastss	.L10c62(%rip), %zmm13
	vbroadcastss	.L10c63(%rip), %zmm14
	vbroadcastss	.L10c22(%rip), %zmm29
	vbroadcastss	.L10c0(%rip), %zmm0
	.p2align	4
.L10b81:
	vmovaps	(%r14), %zmm1
	vmovaps	(%r8,%r15), %zmm2
	vfmadd213ps	%zmm23, %zmm4, %zmm1
	vaddps	%zmm1, %zmm2, %zmm1
	vdivps	%zmm1, %zmm0, %zmm3
	vmovaps	-64(%r8,%r15), %zmm6
	vsubps	%zmm1, %zmm6, %zmm6
	vmulps	%zmm3, %zmm6, %zmm6
	vaddps	%zmm30, %zmm3, %zmm7
	vcmpltps	%zmm6, %zmm30, %k1
	vmovaps	%zmm6, %zmm7 {%k1}
	vaddps	%zmm0, %zmm7, %zmm8
	vpaddd	%zmm15, %zmm8, %zmm8
	vpandd	%zmm9, %zmm8, %zmm8
	vmovdqa64	%zmm9, %zmm5
	vpsubd	%zmm8, %zmm10, %zmm9
	vmovdqa64	%zmm10, %zmm31
	vaddps	%zmm30, %zmm9, %zmm10
	vfmadd231ps	%zmm7, %zmm9, %zmm10
	vmulps	%zmm10, %zmm10, %zmm7
	vbroadcastss	.L10c58(%rip), %zmm9
	vfmadd213ps	%zmm17, %zmm10, %zmm9
	vmovaps	%zmm27, %zmm12
	vfmadd213ps	%zmm28, %zmm10, %zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm12
	vfmadd213ps	%zmm9, %zmm7, %zmm12
	vbroadcastss	.L10c56(%rip), %zmm9
	vfmadd213ps	.L10c57(%rip){1to16}, %zmm10, %zmm9
	vfmadd213ps	%zmm9, %zmm7, %zmm12
	vmovdqa64	%zmm5, %zmm9
	vfmadd213ps	%zmm10, %zmm7, %zmm12
	vmovdqa64	%zmm31, %zmm10
	vcvtdq2ps	%zmm8, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm12
	vaddps	%zmm0, %zmm6, %zmm7
	vmaxps	%zmm30, %zmm6, %zmm6
	vfmsub231ps	%zmm7, %zmm12, %zmm6
	vaddps	%zmm29, %zmm1, %zmm7
	vdivps	%zmm7, %zmm0, %zmm7
	vfmadd231ps	%zmm6, %zmm1, %zmm25
	vmulps	%zmm3, %zmm2, %zmm1
	vmulps	%zmm7, %zmm7, %zmm2
	vaddps	%zmm7, %zmm11, %zmm11
	vmulps	%zmm2, %zmm7, %zmm3
	vaddps	%zmm2, %zmm16, %zmm16
	vaddps	%zmm3, %zmm26, %zmm26
	vfmadd231ps	%zmm3, %zmm1, %zmm20
	vmulps	%zmm3, %zmm2, %zmm3
	vfmadd231ps	%zmm2, %zmm1, %zmm21
	vmulps	%zmm2, %zmm2, %zmm2
	vaddps	%zmm2, %zmm24, %zmm24
	vfmadd231ps	%zmm2, %zmm1, %zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm18
	vaddps	%zmm3, %zmm22, %zmm22
	subq	$-128, %r15
	addq	$192, %r14
	cmpq	%r15, %rsi
	jne	.L10b81
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r9, %rdx
	jne	.L10b80
.L10b83:
	vmovups	2800(%rsp), %zmm13
	vmulps	2928(%rsp), %zmm13, %zmm1
	vmovups	2736(%rsp), %zmm27
	vmulps	%zmm27, %zmm1, %zmm28
	vmovaps	%zmm28, %zmm1
	vbroadcastss	.L10c0(%rip), %zmm0
	vfnmadd213ps	%zmm0, %zmm28, %zmm1
	vbroadcastss	.L10c67(%rip), %zmm6
	vmaxps	%zmm6, %zmm1, %zmm2
	vsqrtps	%zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm5
	vmovups	3056(%rsp), %zmm14
	vcmpleps	%zmm0, %zmm14, %k2
	vmovups	176(%rsp), %zmm29
	vmulps	3120(%rsp), %zmm29, %zmm2
	vmulps	%zmm27, %zmm2, %zmm9
	vmulps	3184(%rsp), %zmm29, %zmm2
	vmulps	%zmm28, %zmm9, %zmm3
	vfmsub231ps	%zmm2, %zmm13, %zmm3
	vbroadcastss	.L10c12(%rip), %zmm7
	vmovups	880(%rsp), %zmm10
	vandps	%zmm7, %zmm10, %zmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%zmm4, %zmm2, %zmm2
	vmovups	688(%rsp), %zmm17
	vandps	%zmm7, %zmm17, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm2
	vmovss	.L10c75(%rip), %xmm4
	vmulss	20(%r11), %xmm4, %xmm4
	vmulps	%zmm5, %zmm3, %zmm15
	vbroadcastss	%xmm4, %zmm3
	vcmpleps	%zmm3, %zmm2, %k3 {%k2}
	vmovaps	%zmm9, %zmm2
	vfnmadd213ps	%zmm0, %zmm9, %zmm2
	vfnmadd231ps	%zmm15, %zmm15, %zmm2
	vmaxps	%zmm6, %zmm2, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm6
	vminps	%zmm0, %zmm1, %zmm1
	vminps	%zmm1, %zmm2, %zmm1
	vmovups	304(%rsp), %zmm31
	vmulps	2864(%rsp), %zmm31, %zmm2
	vmulps	%zmm27, %zmm2, %zmm2
	vmulps	496(%rsp), %zmm31, %zmm3
	vmulps	%zmm28, %zmm2, %zmm4
	vfmsub231ps	%zmm3, %zmm13, %zmm4
	vmulps	%zmm5, %zmm4, %zmm12
	vmulps	944(%rsp), %zmm31, %zmm3
	vmulps	%zmm9, %zmm2, %zmm4
	vfmsub231ps	%zmm3, %zmm29, %zmm4
	vfnmadd231ps	%zmm15, %zmm12, %zmm4
	vmovups	%zmm6, 496(%rsp)
	vmulps	%zmm6, %zmm4, %zmm3
	vmovaps	%zmm2, %zmm4
	vfnmadd213ps	%zmm0, %zmm2, %zmm4
	vfnmadd231ps	%zmm12, %zmm12, %zmm4
	vfnmadd231ps	%zmm3, %zmm3, %zmm4
	vminps	%zmm1, %zmm4, %zmm1
	vcmpgtps	.L10c74(%rip){1to16}, %zmm1, %k0
	vmovups	624(%rsp), %zmm8
	vaddps	%zmm8, %zmm10, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2096(%rsp), %zmm6
	vminps	%zmm1, %zmm6, %zmm1
	vmovaps	%zmm6, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1264(%rsp), %zmm7
	vmaxps	%zmm1, %zmm7, %zmm6
	vmovaps	%zmm7, %zmm6 {%k1}
	vbroadcastss	208(%r11), %zmm1
	vmovaps	%zmm6, %zmm8 {%k3}
	vbroadcastss	12(%r11), %zmm6
	vcmpeqps	.L10c21(%rip){1to16}, %zmm14, %k1
	vmovaps	%zmm1, %zmm8 {%k1}
	movq	168(%rsp), %r9
	movq	%r9, %rax
	shlq	$6, %rax
	movq	8(%rsp), %rbx
	vmovaps	%zmm8, (%rbx,%rax)
	vmovups	368(%rsp), %zmm10
	vaddps	%zmm10, %zmm17, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2160(%rsp), %zmm8
	vminps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2224(%rsp), %zmm8
	vmaxps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm10 {%k3}
	vmovaps	%zmm1, %zmm10 {%k1}
	movq	40(%rsp), %r10
	addq	%r10, %r9
	shlq	$6, %r9
	vmovaps	%zmm10, (%rbx,%r9)
	vmovups	240(%rsp), %zmm10
	vaddps	432(%rsp), %zmm10, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2288(%rsp), %zmm8
	vminps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	1328(%rsp), %zmm8
	vmaxps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm10 {%k3}
	leaq	(%rbx,%rax), %rsi
	vmulps	%zmm10, %zmm6, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	movq	%r10, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm7, (%rdx,%rsi)
	vaddps	1584(%rsp), %zmm23, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2352(%rsp), %zmm8
	vminps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2416(%rsp), %zmm8
	vmaxps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm23 {%k3}
	vmulps	%zmm23, %zmm6, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %r8
	shlq	$6, %r8
	vmovaps	%zmm7, (%r8,%rsi)
	movl	$4, %esi
	movl	(%rsp), %r12d
	testb	$2, %r12b
	vbroadcastss	.L10c32(%rip), %zmm17
	je	.L10b86
	vmaxps	.L10c67(%rip){1to16}, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vxorps	%zmm17, %zmm28, %zmm7
	vbroadcastss	.L10c0(%rip), %zmm0
	vdivps	%zmm4, %zmm0, %zmm28
	vmulps	%zmm6, %zmm29, %zmm23
	vmulps	%zmm6, %zmm31, %zmm29
	kandw	%k0, %k2, %k2
	movl	%r12d, %r8d
	andl	$4, %r8d
	movl	%r8d, %esi
	shrl	$2, %esi
	movq	%r10, %r14
	shlq	$8, %r14
	addq	%rbx, %r14
	movq	%r9, %r15
	xorl	%r9d, %r9d
	testl	%r8d, %r8d
	setne	%r9b
	leaq	6(%rsi,%rsi,2), %rbx
	movl	$13, %esi
	movl	$7, %r10d
	cmoveq	%r10, %rsi
	movq	40(%rsp), %r10
	addq	$5, %r9
	imulq	%r10, %r9
	shlq	$6, %r9
	addq	8(%rsp), %r9
	imulq	%r10, %rbx
	shlq	$6, %rbx
	addq	8(%rsp), %rbx
	imulq	%r10, %rsi
	shlq	$6, %rsi
	addq	8(%rsp), %rsi
	vmulps	%zmm7, %zmm5, %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm9
	vxorps	%zmm17, %zmm9, %zmm4
	vmovups	496(%rsp), %zmm31
	vmulps	%zmm4, %zmm31, %zmm9
	vxorps	%zmm17, %zmm5, %zmm4
	vmulps	%zmm4, %zmm15, %zmm4
	vmulps	%zmm31, %zmm4, %zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm2
	vfmadd231ps	%zmm9, %zmm3, %zmm2
	vxorps	%zmm17, %zmm2, %zmm2
	vmulps	%zmm2, %zmm28, %zmm6
	vmulps	%zmm12, %zmm5, %zmm2
	vfmadd231ps	%zmm8, %zmm3, %zmm2
	vxorps	%zmm17, %zmm2, %zmm2
	vmulps	%zmm2, %zmm28, %zmm4
	vxorps	%zmm17, %zmm31, %zmm2
	vmulps	%zmm2, %zmm3, %zmm2
	vmulps	%zmm28, %zmm2, %zmm2
	vmovaps	%zmm10, %zmm3
	vfmadd213ps	%zmm0, %zmm10, %zmm3
	vfmadd231ps	%zmm9, %zmm9, %zmm3
	vfmadd231ps	%zmm6, %zmm6, %zmm3
	vmulps	%zmm3, %zmm27, %zmm3
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm3, %zmm27, %zmm7 {%k2}
	vmovaps	%zmm7, (%rax,%r14)
	vmulps	%zmm5, %zmm5, %zmm3
	vfmadd231ps	%zmm8, %zmm8, %zmm3
	vfmadd231ps	%zmm4, %zmm4, %zmm3
	vmulps	%zmm3, %zmm13, %zmm3
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm3, %zmm13, %zmm7 {%k2}
	vmovaps	%zmm7, (%rax,%r9)
	movq	%r15, %r9
	vmulps	%zmm31, %zmm31, %zmm3
	vfmadd231ps	%zmm2, %zmm2, %zmm3
	vmulps	%zmm23, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm3, %zmm23, %zmm7 {%k2}
	vmovaps	%zmm7, (%rax,%rbx)
	movq	8(%rsp), %rbx
	vmulps	%zmm28, %zmm28, %zmm3
	vmulps	%zmm29, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm3, %zmm29, %zmm7 {%k2}
	vmovaps	%zmm7, (%rax,%rsi)
	movl	$8, %esi
	testl	%r8d, %r8d
	je	.L10b86
	vmulps	%zmm10, %zmm5, %zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vfmadd231ps	%zmm6, %zmm4, %zmm3
	vmulps	%zmm3, %zmm13, %zmm3
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm3, %zmm27, %zmm5 {%k2}
	leaq	(%r10,%r10,4), %rsi
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	%rbx, %r8
	vmovaps	%zmm5, (%rax,%r8)
	vmovups	496(%rsp), %zmm0
	vmulps	%zmm9, %zmm0, %zmm3
	vfmadd231ps	%zmm6, %zmm2, %zmm3
	vmulps	%zmm23, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm3, %zmm27, %zmm5 {%k2}
	imulq	$448, %r10, %r8
	addq	%rbx, %r8
	vmovaps	%zmm5, (%rax,%r8)
	vmulps	%zmm8, %zmm0, %zmm3
	vfmadd231ps	%zmm4, %zmm2, %zmm3
	vmulps	%zmm23, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm3, %zmm13, %zmm5 {%k2}
	movq	%r10, %r8
	shlq	$9, %r8
	addq	%rbx, %r8
	vmovaps	%zmm5, (%rax,%r8)
	vmulps	%zmm6, %zmm28, %zmm3
	vmulps	%zmm29, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm3, %zmm27, %zmm5 {%k2}
	shlq	$7, %rsi
	addq	%rbx, %rsi
	vmovaps	%zmm5, (%rax,%rsi)
	vmulps	%zmm4, %zmm28, %zmm3
	vmulps	%zmm29, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm3, %zmm13, %zmm4 {%k2}
	imulq	$704, %r10, %rsi
	addq	%rbx, %rsi
	vmovaps	%zmm4, (%rax,%rsi)
	vmulps	%zmm2, %zmm28, %zmm2
	vmulps	%zmm29, %zmm2, %zmm2
	vmulps	%zmm2, %zmm23, %zmm1 {%k2}
	shlq	$8, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	movl	$14, %esi
.L10b86:
	testb	$8, %r12b
	vxorps	%xmm28, %xmm28, %xmm28
	vbroadcastss	.L10c4(%rip), %zmm27
	vbroadcastss	.L10c7(%rip), %zmm13
	je	.L10b88
	vbroadcastss	208(%r11), %zmm1
	vcmpeqps	.L10c21(%rip){1to16}, %zmm14, %k2
	vaddps	%zmm25, %zmm25, %zmm2
	vmovups	1520(%rsp), %zmm0
	vfmsub132ps	.L10c31(%rip){1to16}, %zmm25, %zmm0
	vbroadcastss	100(%r11), %zmm4
	vfmadd213ps	%zmm28, %zmm11, %zmm4
	vfmadd231ps	104(%r11){1to16}, %zmm16, %zmm4
	vfmadd231ps	108(%r11){1to16}, %zmm26, %zmm4
	vfmadd231ps	112(%r11){1to16}, %zmm24, %zmm4
	vfmadd231ps	116(%r11){1to16}, %zmm22, %zmm4
	vfmadd231ps	120(%r11){1to16}, %zmm21, %zmm4
	vfmadd231ps	124(%r11){1to16}, %zmm20, %zmm4
	vfmadd231ps	128(%r11){1to16}, %zmm19, %zmm4
	vfmadd231ps	132(%r11){1to16}, %zmm18, %zmm4
	vbroadcastss	136(%r11), %zmm3
	vmovups	3568(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm28, %zmm11, %zmm3
	vfmadd231ps	140(%r11){1to16}, %zmm16, %zmm3
	vfmadd231ps	144(%r11){1to16}, %zmm26, %zmm3
	vfmadd231ps	148(%r11){1to16}, %zmm24, %zmm3
	vfmadd231ps	152(%r11){1to16}, %zmm22, %zmm3
	vfmadd231ps	156(%r11){1to16}, %zmm21, %zmm3
	vfmadd231ps	160(%r11){1to16}, %zmm20, %zmm3
	vfmadd231ps	164(%r11){1to16}, %zmm19, %zmm3
	vfmadd231ps	168(%r11){1to16}, %zmm18, %zmm3
	vfmadd132ps	172(%r11){1to16}, %zmm28, %zmm11
	vfmadd231ps	176(%r11){1to16}, %zmm16, %zmm11
	vfmadd231ps	180(%r11){1to16}, %zmm26, %zmm11
	vfmadd231ps	184(%r11){1to16}, %zmm24, %zmm11
	vfmadd231ps	188(%r11){1to16}, %zmm22, %zmm11
	vfmadd231ps	192(%r11){1to16}, %zmm21, %zmm11
	vfmadd231ps	196(%r11){1to16}, %zmm20, %zmm11
	vfmadd231ps	200(%r11){1to16}, %zmm19, %zmm11
	vfmadd231ps	204(%r11){1to16}, %zmm18, %zmm11
	vfmadd231ps	.L10c71(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L10c76(%rip){1to16}, %zmm5, %zmm11
	vmovaps	%zmm1, %zmm0 {%k2}
	movq	%rsi, %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm0, (%rax,%rdx)
	vmovaps	%zmm1, %zmm2 {%k2}
	leaq	1(%rsi), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm2, (%rax,%rdx)
	vmovaps	%zmm1, %zmm4 {%k2}
	leaq	2(%rsi), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm4, (%rax,%rdx)
	vmovaps	%zmm1, %zmm3 {%k2}
	leaq	3(%rsi), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmovaps	%zmm1, %zmm11 {%k2}
	addq	$4, %rsi
	imulq	%r10, %rsi
	shlq	$6, %rsi
	addq	%rbx, %rsi
	vmovaps	%zmm11, (%rax,%rsi)
	jmp	.L10b88
.L10b92:
	addq	$4216, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L10b93:
	vzeroupper
	retq
