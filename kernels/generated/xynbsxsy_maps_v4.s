# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L34c0:
	.long	0x3f800000
.L34c1:
	.long	1048576
.L34c2:
	.long	0x5d800000
.L34c3:
	.long	0x3f40094e
.L34c4:
	.long	0x3e1d5a5a
.L34c5:
	.long	0x3bd74912
.L34c6:
	.long	0x3f156f3d
.L34c7:
	.long	0x3d26f715
.L34c8:
	.long	8388607
.L34c9:
	.long	0x21800000
.L34c10:
	.long	0xc9800000
.L34c11:
	.long	0x3f000000
.L34c12:
	.long	0x7fffffff
.L34c13:
	.long	0x40400000
.L34c14:
	.long	2139095039
.L34c15:
	.long	0x0da24260
.L34c16:
	.long	0x1e3ce508
.L34c17:
	.long	0xbf800000
.L34c18:
	.long	0x41100000
.L34c19:
	.long	0x3e800000
.L34c20:
	.long	0x41490fdb
.L34c21:
	.long	0x40c00000
.L34c22:
	.long	0x40800000
.L34c23:
	.long	0x40a00000
.L34c24:
	.long	0x3fc00000
.L34c25:
	.long	0x7149f2ca
.L34c26:
	.long	2
.L34c27:
	.long	4
.L34c28:
	.long	8
.L34c29:
	.long	16
.L34c30:
	.long	32
.L34c31:
	.long	0x3f3504f3
.L34c32:
	.long	0xbf000000
.L34c33:
	.long	0x80000000
.L34c34:
	.long	0xc2ae0000
.L34c35:
	.long	0x3fb8aa3b
.L34c36:
	.long	0xbf317200
.L34c37:
	.long	0xb5bfbe8e
.L34c38:
	.long	0x3aae0472
.L34c39:
	.long	0x3c1e8629
.L34c40:
	.long	0x3d635b73
.L34c41:
	.long	0x3e75fc8c
.L34c42:
	.long	0x3f317214
.L34c43:
	.long	0x42fe0000
.L34c44:
	.long	0x3e99999a
.L34c45:
	.long	0xbe04a19d
.L34c46:
	.long	0x3ef89ba5
.L34c47:
	.long	0xbf03248e
.L34c48:
	.long	0x3f0c3744
.L34c49:
	.long	0xbdc1d79d
.L34c50:
	.long	0x3e5c1572
.L34c51:
	.long	0x3e17e642
.L34c52:
	.long	0x3e2ecff8
.L34c53:
	.long	0x3e2d3f9f
.L34c54:
	.long	0x3ecc422a
.L34c55:
	.long	0x3f106ebb
.L34c56:
	.long	0xc0000000
.L34c57:
	.long	0x41400000
.L34c58:
	.long	3234528013
.L34c59:
	.long	4286578688
.L34c60:
	.long	0x3eaaac4e
.L34c61:
	.long	0xbf00000d
.L34c62:
	.long	0x3e4bdb47
.L34c63:
	.long	0xbe7fd7d0
.L34c64:
	.long	0x3e259a3a
.L34c65:
	.long	0xbe2ec8d2
.L34c66:
	.long	0xbddadb52
.L34c67:
	.long	0x33b17218
.L34c68:
	.long	0x3727c5ac
.L34c69:
	.long	0x3a83126f
.L34c70:
	.long	0x41800000
.L34c71:
	.long	0x358637bd
.L34c72:
	.long	0x350637bd
.L34c73:
	.long	0x34210fb0
.L34c74:
	.long	0x36a7c5ac
.L34c75:
	.long	0x40000000
.L34c76:
	.long	0x3f317218
.L34c77:
	.long	0x3feb3f8f
.L34c78:
	.long	0x38d1b717
.L34c79:
	.long	0x3951b717
.L34c80:
	.long	0x41000000
.L34c81:
	.long	0x3cf5c28f
.L34c82:
	.long	0x41200000
.L34c83:
	.long	0x26901d7d
.L34c84:
	.long	0x3f800054
.L34c85:
	.long	0xbf4ccccd
	.globl	gaussmle_xynbsxsy_maps_v4
gaussmle_xynbsxsy_maps_v4:
	.globl	_gaussmle_xynbsxsy_maps_v4
_gaussmle_xynbsxsy_maps_v4:
	testl	%ecx, %ecx
	je	.L34b95
	testl	%edx, %edx
	je	.L34b95
	testl	%esi, %esi
	je	.L34b95
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$6936, %rsp
	movq	7008(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 400(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	6992(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 368(%rsp)
	movq	%r9, 384(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 72(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 360(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 376(%rsp)
	leaq	256(%rdi), %rbp
	leaq	64(%r10), %rcx
	vbroadcastss	.L34c0(%rip), %zmm24
	vbroadcastss	.L34c12(%rip), %zmm14
	vbroadcastss	.L34c13(%rip), %zmm21
	vpbroadcastd	.L34c0(%rip), %zmm30
	xorl	%edx, %edx
	vbroadcastss	.L34c2(%rip), %zmm20
	vbroadcastss	.L34c3(%rip), %zmm31
	vbroadcastss	.L34c4(%rip), %zmm17
	vbroadcastss	.L34c5(%rip), %zmm19
	vbroadcastss	.L34c6(%rip), %zmm18
	vbroadcastss	.L34c7(%rip), %zmm22
	vpbroadcastd	.L34c8(%rip), %zmm23
	movq	%r11, 56(%rsp)
	movq	%rsi, 408(%rsp)
	movq	%rbx, 16(%rsp)
	jmp	.L34b4
	.p2align	4
.L34b93:
	incq	%rdx
	addq	360(%rsp), %r8
	cmpq	368(%rsp), %rdx
	je	.L34b94
.L34b4:
	movq	%rdx, %r9
	imulq	72(%rsp), %r9
	movq	%r9, 392(%rsp)
	movq	%r8, %r14
	xorl	%r15d, %r15d
	movq	%r8, 424(%rsp)
	movq	%rdx, 416(%rsp)
	jmp	.L34b5
	.p2align	4
.L34b92:
	incq	%r15
	addq	376(%rsp), %r14
	cmpq	72(%rsp), %r15
	je	.L34b93
.L34b5:
	movq	392(%rsp), %r9
	addq	%r15, %r9
	imulq	%rsi, %r9
	addq	384(%rsp), %r9
	movq	%r9, 448(%rsp)
	movq	%r14, 48(%rsp)
	xorl	%r12d, %r12d
	movq	%r14, 440(%rsp)
	movq	%r15, 432(%rsp)
	jmp	.L34b6
	.p2align	4
.L34b90:
	korw	%k0, %k1, %k1
	vbroadcastss	.L34c13(%rip), %zmm21
	vblendmps	3344(%rsp), %zmm21, %zmm0 {%k1}
	movq	400(%rsp), %rdx
	vmovups	3408(%rsp), %zmm1
	vmovaps	%zmm1, (%rdx,%rax)
	vmovaps	%zmm0, (%rdx,%rsi)
	movq	7008(%rsp), %rax
	movq	408(%rsp), %rsi
	movq	424(%rsp), %r8
	vbroadcastss	.L34c0(%rip), %zmm24
	vbroadcastss	.L34c12(%rip), %zmm14
	vpbroadcastd	.L34c0(%rip), %zmm30
	movq	416(%rsp), %rdx
	vbroadcastss	.L34c2(%rip), %zmm20
	vbroadcastss	.L34c3(%rip), %zmm31
	vbroadcastss	.L34c4(%rip), %zmm17
	vbroadcastss	.L34c5(%rip), %zmm19
	vbroadcastss	.L34c6(%rip), %zmm18
	vbroadcastss	.L34c7(%rip), %zmm22
	vpbroadcastd	.L34c8(%rip), %zmm23
	movq	440(%rsp), %r14
	movq	432(%rsp), %r15
.L34b91:
	incq	%r12
	addq	$2, 48(%rsp)
	cmpq	%rsi, %r12
	je	.L34b92
.L34b6:
	movq	448(%rsp), %r9
	addq	%r12, %r9
	movl	8(%rax), %r13d
	movq	%r13, 24(%rsp)
	cmpq	%r13, %r9
	jae	.L34b91
	movl	(%rax), %r15d
	movl	16(%rax), %r13d
	movl	20(%rax), %eax
	movl	%eax, 12(%rsp)
	movq	%r15, %rbx
	imulq	%r15, %rbx
	movq	%rbx, %r8
	movq	%r9, 64(%rsp)
	imulq	%r9, %r8
	addq	%r8, %r8
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r15, %r15
	movq	%r12, 80(%rsp)
	je	.L34b8
	movl	%r13d, 96(%rsp)
	leaq	(%r15,%r15), %rax
	movl	$2, %r12d
	subq	%r15, %r12
	movq	48(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm25, %xmm25, %xmm25
	vmovaps	%zmm24, %zmm28
	vmovaps	%zmm24, %zmm26
	vpbroadcastd	.L34c1(%rip), %zmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%r13d, %r13d
	jmp	.L34b10
	.p2align	4
.L34b37:
	vaddps	%zmm14, %zmm4, %zmm4
	vaddps	%zmm13, %zmm10, %zmm10
	vaddps	%zmm12, %zmm1, %zmm1
	vaddps	%zmm15, %zmm8, %zmm8
	incq	%r13
	addq	%rax, %r14
	cmpq	%r15, %r13
	je	.L34b38
.L34b10:
	movl	%r14d, %esi
	shrl	%esi
	andl	$1073741823, %esi
	shlq	$7, %rsi
	movl	%eax, %edx
	imull	%r13d, %edx
	leal	(%r8,%rdx), %r9d
	andl	$2147483646, %r9d
	shlq	$6, %r9
	leaq	(%r10,%r9), %rdx
	vmovaps	(%r10,%r9), %zmm0
	vmovaps	64(%r10,%r9), %zmm13
	testb	$8, 12(%rsp)
	jne	.L34b11
	cmpl	$1, %r15d
	jne	.L34b20
	vaddps	%zmm13, %zmm9, %zmm9
.L34b20:
	leaq	192(%r10), %r9
	addq	%r9, %rsi
	vsubps	%zmm13, %zmm0, %zmm14
	cmpq	$1, %r15
	jne	.L34b22
	vaddps	%zmm14, %zmm3, %zmm3
.L34b22:
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%zmm0, %zmm14, %zmm12
	vaddps	%zmm0, %zmm13, %zmm15
	je	.L34b35
	leaq	-2(%r15), %r9
	testq	%r9, %r9
	je	.L34b24
	movl	$1, %r9d
	.p2align	4
.L34b26:
	vmovaps	-64(%rsi), %zmm0
	vmovaps	(%rsi), %zmm7
	vsubps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm0, %zmm12, %zmm12
	vaddps	%zmm7, %zmm15, %zmm15
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	subq	$-128, %rsi
	cmpq	$1, %r11
	jne	.L34b26
	jmp	.L34b27
	.p2align	4
.L34b11:
	cmpl	$1, %r15d
	jne	.L34b13
	vaddps	%zmm13, %zmm9, %zmm9
.L34b13:
	leaq	192(%r10), %r9
	addq	%r9, %rsi
	vcmpltps	%zmm20, %zmm13, %k1
	vmovaps	%zmm0, %zmm12 {%k1} {z}
	vaddps	%zmm31, %zmm12, %zmm7
	vfmadd213ps	%zmm17, %zmm12, %zmm7
	vfmadd213ps	%zmm19, %zmm12, %zmm7
	vaddps	%zmm18, %zmm12, %zmm15
	vfmadd213ps	%zmm22, %zmm12, %zmm15
	vsubps	%zmm13, %zmm0, %zmm14
	cmpq	$1, %r15
	jne	.L34b15
	vaddps	%zmm14, %zmm3, %zmm3
.L34b15:
	vxorps	%xmm16, %xmm16, %xmm16
	vcmpltps	%zmm12, %zmm16, %k1
	vmulps	%zmm7, %zmm28, %zmm28 {%k1}
	vmulps	%zmm15, %zmm26, %zmm26 {%k1}
	vpsrld	$23, %zmm28, %zmm0
	vpsrld	$23, %zmm26, %zmm7
	vpsubd	%zmm7, %zmm6, %zmm6
	vpaddd	%zmm0, %zmm6, %zmm6
	vpternlogd	$236, %zmm23, %zmm30, %zmm28
	vpternlogd	$236, %zmm23, %zmm30, %zmm26
	vbroadcastss	.L34c0(%rip), %zmm0 {%k1} {z}
	vaddps	%zmm0, %zmm25, %zmm25
	vaddps	%zmm16, %zmm14, %zmm12
	vaddps	%zmm16, %zmm13, %zmm15
	je	.L34b35
	vmovups	%zmm5, 224(%rsp)
	vmovaps	%zmm27, %zmm11
	vmovdqa64	%zmm26, %zmm5
	vmovdqa64	%zmm28, %zmm26
	vmovaps	%zmm25, %zmm27
	leaq	-2(%r15), %r9
	testq	%r9, %r9
	je	.L34b17
	movl	$1, %r9d
	vxorps	%xmm25, %xmm25, %xmm25
	vbroadcastss	.L34c4(%rip), %zmm19
	vbroadcastss	.L34c5(%rip), %zmm23
	vbroadcastss	.L34c6(%rip), %zmm22
	vbroadcastss	.L34c7(%rip), %zmm29
	vpbroadcastd	.L34c8(%rip), %zmm28
	.p2align	4
.L34b31:
	vmovaps	-64(%rsi), %zmm0
	vmovaps	(%rsi), %zmm7
	vcmpltps	%zmm20, %zmm7, %k1
	vmovaps	%zmm0, %zmm16 {%k1} {z}
	vaddps	%zmm31, %zmm16, %zmm17
	vfmadd213ps	%zmm19, %zmm16, %zmm17
	vfmadd213ps	%zmm23, %zmm16, %zmm17
	vaddps	%zmm22, %zmm16, %zmm18
	vfmadd213ps	%zmm29, %zmm16, %zmm18
	vcmpltps	%zmm16, %zmm25, %k1
	vmulps	%zmm17, %zmm26, %zmm26 {%k1}
	vmulps	%zmm18, %zmm5, %zmm5 {%k1}
	vpsrld	$23, %zmm26, %zmm16
	vpsrld	$23, %zmm5, %zmm17
	vpsubd	%zmm17, %zmm6, %zmm6
	vpaddd	%zmm16, %zmm6, %zmm6
	vpternlogd	$236, %zmm28, %zmm30, %zmm26
	vpternlogd	$236, %zmm28, %zmm30, %zmm5
	vbroadcastss	.L34c0(%rip), %zmm16 {%k1} {z}
	vaddps	%zmm16, %zmm27, %zmm27
	vsubps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm0, %zmm12, %zmm12
	vaddps	%zmm7, %zmm15, %zmm15
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	subq	$-128, %rsi
	cmpq	$1, %r11
	jne	.L34b31
	jmp	.L34b32
.L34b24:
	movl	$1, %r9d
.L34b27:
	movq	%r9, %rsi
	shlq	$7, %rsi
	vmovaps	(%rdx,%rsi), %zmm7
	vmovaps	64(%rdx,%rsi), %zmm0
	vsubps	%zmm0, %zmm7, %zmm7
	incq	%r9
	cmpq	%r15, %r9
	jne	.L34b29
	vaddps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm0, %zmm9, %zmm9
.L34b29:
	movq	56(%rsp), %r11
	vaddps	%zmm7, %zmm12, %zmm12
	vaddps	%zmm0, %zmm15, %zmm15
.L34b35:
	testq	%r13, %r13
	jne	.L34b37
.L34b36:
	vaddps	%zmm12, %zmm27, %zmm27
	vaddps	%zmm15, %zmm5, %zmm5
	jmp	.L34b37
.L34b17:
	movl	$1, %r9d
	vbroadcastss	.L34c4(%rip), %zmm19
	vbroadcastss	.L34c5(%rip), %zmm23
	vbroadcastss	.L34c6(%rip), %zmm22
	vbroadcastss	.L34c7(%rip), %zmm29
.L34b32:
	vxorps	%xmm25, %xmm25, %xmm25
	movq	%r9, %rsi
	shlq	$7, %rsi
	vmovaps	(%rdx,%rsi), %zmm7
	vmovaps	64(%rdx,%rsi), %zmm0
	vcmpltps	%zmm20, %zmm0, %k1
	vmovaps	%zmm7, %zmm17 {%k1} {z}
	vaddps	%zmm31, %zmm17, %zmm16
	vfmadd213ps	%zmm19, %zmm17, %zmm16
	vfmadd213ps	%zmm23, %zmm17, %zmm16
	vaddps	%zmm22, %zmm17, %zmm18
	vfmadd213ps	%zmm29, %zmm17, %zmm18
	vsubps	%zmm0, %zmm7, %zmm7
	incq	%r9
	cmpq	%r15, %r9
	vmovaps	%zmm23, %zmm19
	jne	.L34b34
	vaddps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm0, %zmm9, %zmm9
.L34b34:
	movq	56(%rsp), %r11
	vpbroadcastd	.L34c8(%rip), %zmm23
	vmovdqa64	%zmm26, %zmm28
	vmovdqa64	%zmm5, %zmm26
	vcmpltps	%zmm17, %zmm25, %k1
	vmulps	%zmm16, %zmm28, %zmm28 {%k1}
	vmulps	%zmm18, %zmm5, %zmm26 {%k1}
	vpsrld	$23, %zmm28, %zmm16
	vpsrld	$23, %zmm26, %zmm17
	vpsubd	%zmm17, %zmm6, %zmm6
	vpaddd	%zmm16, %zmm6, %zmm6
	vpternlogd	$236, %zmm23, %zmm30, %zmm28
	vpternlogd	$236, %zmm23, %zmm30, %zmm26
	vbroadcastss	.L34c0(%rip), %zmm16 {%k1} {z}
	vaddps	%zmm16, %zmm27, %zmm25
	vaddps	%zmm7, %zmm12, %zmm12
	vaddps	%zmm0, %zmm15, %zmm15
	vbroadcastss	.L34c4(%rip), %zmm17
	vbroadcastss	.L34c6(%rip), %zmm18
	vbroadcastss	.L34c7(%rip), %zmm22
	vmovaps	%zmm11, %zmm27
	vmovups	224(%rsp), %zmm5
	testq	%r13, %r13
	jne	.L34b37
	jmp	.L34b36
	.p2align	4
.L34b38:
	vbroadcastss	.L34c9(%rip), %zmm14
	vmulps	%zmm14, %zmm5, %zmm0
	vrndscaleps	$8, %zmm0, %zmm13
	vmulps	%zmm14, %zmm15, %zmm0
	vrndscaleps	$8, %zmm0, %zmm11
	vmulps	%zmm14, %zmm10, %zmm0
	vrndscaleps	$8, %zmm0, %zmm10
	vmulps	%zmm14, %zmm9, %zmm0
	vrndscaleps	$8, %zmm0, %zmm7
	vmulps	%zmm14, %zmm8, %zmm0
	vrndscaleps	$8, %zmm0, %zmm0
	vcvtudq2ps	%zmm6, %zmm6
	vaddps	.L34c10(%rip){1to16}, %zmm6, %zmm5
	vmovups	%zmm5, 5264(%rsp)
	movl	96(%rsp), %r13d
	vbroadcastss	.L34c12(%rip), %zmm14
	jmp	.L34b39
.L34b8:
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm5, 5264(%rsp)
	vmovaps	%zmm24, %zmm26
	vmovaps	%zmm24, %zmm28
.L34b39:
	vpxord	%xmm29, %xmm29, %xmm29
	vcvtusi2ss	%r15d, %xmm29, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vsubps	%zmm13, %zmm6, %zmm8
	vmaxps	%zmm24, %zmm8, %zmm8
	vdivps	%zmm8, %zmm24, %zmm8
	vmulps	%zmm8, %zmm27, %zmm5
	vsubps	%zmm11, %zmm6, %zmm8
	vmaxps	%zmm24, %zmm8, %zmm8
	vdivps	%zmm8, %zmm24, %zmm8
	vmulps	%zmm8, %zmm12, %zmm8
	vsubps	%zmm10, %zmm6, %zmm9
	vmaxps	%zmm24, %zmm9, %zmm9
	vdivps	%zmm9, %zmm24, %zmm9
	vmulps	%zmm9, %zmm4, %zmm4
	vsubps	%zmm7, %zmm6, %zmm7
	vmaxps	%zmm24, %zmm7, %zmm7
	vdivps	%zmm7, %zmm24, %zmm7
	vmulps	%zmm7, %zmm3, %zmm3
	vminps	%zmm5, %zmm8, %zmm7
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm8, %zmm7 {%k1}
	vmaxps	%zmm5, %zmm8, %zmm5
	vmovaps	%zmm8, %zmm5 {%k1}
	vminps	%zmm4, %zmm3, %zmm8
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm3, %zmm8 {%k1}
	vmaxps	%zmm4, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vminps	%zmm7, %zmm8, %zmm3
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm8, %zmm3 {%k1}
	vmaxps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k1}
	vminps	%zmm5, %zmm4, %zmm8
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm4, %zmm8 {%k1}
	vminps	%zmm7, %zmm8, %zmm4
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm8, %zmm4 {%k1}
	vaddps	%zmm4, %zmm3, %zmm3
	vmulps	.L34c11(%rip){1to16}, %zmm3, %zmm3
	vpxord	%xmm29, %xmm29, %xmm29
	vcvtusi2ss	%rbx, %xmm29, %xmm5
	vandps	%zmm14, %zmm1, %zmm4
	vbroadcastss	%xmm5, %zmm8
	vsubps	%zmm0, %zmm8, %zmm17
	vmaxps	%zmm2, %zmm3, %zmm0
	vmulps	%zmm21, %zmm0, %zmm7
	testq	%r15, %r15
	vmovups	%zmm25, 6032(%rsp)
	vmovdqu64	%zmm28, 5968(%rsp)
	vmovdqu64	%zmm26, 5904(%rsp)
	je	.L34b40
	leaq	(%r15,%r15), %rax
	movl	%r15d, %edx
	andl	$-2, %edx
	movq	48(%rsp), %rsi
	imulq	%rbx, %rsi
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r9d, %r9d
	vxorps	%xmm19, %xmm19, %xmm19
	jmp	.L34b42
	.p2align	4
.L34b43:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r14d, %r14d
.L34b47:
	vmovaps	%zmm11, %zmm12
	vmovaps	%zmm10, %zmm11
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%r8d, %r11d
	andl	$2147483646, %r11d
	shlq	$6, %r11
	vcvtsi2ss	%r14, %xmm29, %xmm13
	addq	%r10, %r11
	shlq	$7, %r14
	vmovaps	(%r11,%r14), %zmm10
	vmovaps	64(%r11,%r14), %zmm14
	vsubps	%zmm14, %zmm10, %zmm10
	vsubps	%zmm3, %zmm10, %zmm10
	vmaxps	%zmm19, %zmm10, %zmm10
	vfmadd132ps	%zmm21, %zmm7, %zmm14
	vfmsub231ps	%zmm10, %zmm10, %zmm14
	vmaxps	%zmm19, %zmm14, %zmm14
	vbroadcastss	%xmm13, %zmm10
	vaddps	%zmm14, %zmm0, %zmm0
	vfmadd213ps	%zmm11, %zmm14, %zmm10
	vmulss	%xmm13, %xmm13, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd213ps	%zmm12, %zmm14, %zmm11
.L34b48:
	vcvtsi2ss	%r9, %xmm31, %xmm12
	vbroadcastss	%xmm12, %zmm13
	vaddps	%zmm0, %zmm5, %zmm5
	vfmadd231ps	%zmm13, %zmm0, %zmm9
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %zmm12
	vfmadd231ps	%zmm12, %zmm0, %zmm2
	incq	%r9
	addq	%rax, %rsi
	cmpq	%r15, %r9
	je	.L34b49
.L34b42:
	cmpl	$1, %r15d
	je	.L34b43
	movl	%esi, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$7, %r12
	leaq	192(%r10), %r11
	addq	%r11, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r14d, %r14d
	.p2align	4
.L34b45:
	vmovaps	-192(%r12), %zmm12
	vmovaps	-128(%r12), %zmm13
	vmovaps	-64(%r12), %zmm14
	vmovaps	(%r12), %zmm15
	vsubps	%zmm13, %zmm12, %zmm12
	vsubps	%zmm3, %zmm12, %zmm12
	vmaxps	%zmm19, %zmm12, %zmm12
	vfmadd213ps	%zmm7, %zmm21, %zmm13
	vfmsub231ps	%zmm12, %zmm12, %zmm13
	vmaxps	%zmm19, %zmm13, %zmm12
	vcvtsi2ss	%r14, %xmm31, %xmm13
	vbroadcastss	%xmm13, %zmm16
	vaddps	%zmm12, %zmm0, %zmm0
	vfmadd213ps	%zmm10, %zmm12, %zmm16
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %zmm13
	vfmadd213ps	%zmm11, %zmm12, %zmm13
	vsubps	%zmm15, %zmm14, %zmm10
	vsubps	%zmm3, %zmm10, %zmm10
	vmaxps	%zmm19, %zmm10, %zmm10
	vfmadd213ps	%zmm7, %zmm21, %zmm15
	vfmsub231ps	%zmm10, %zmm10, %zmm15
	vmaxps	%zmm19, %zmm15, %zmm12
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm31, %xmm11
	vbroadcastss	%xmm11, %zmm10
	vaddps	%zmm12, %zmm0, %zmm0
	vfmadd213ps	%zmm16, %zmm12, %zmm10
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd213ps	%zmm13, %zmm12, %zmm11
	addq	$2, %r14
	addq	$256, %r12
	cmpq	%rdx, %r14
	jne	.L34b45
	testb	$1, %r15b
	jne	.L34b47
	jmp	.L34b48
	.p2align	4
.L34b49:
	movq	56(%rsp), %r11
	jmp	.L34b50
.L34b40:
	xorl	%eax, %eax
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm19, %xmm19, %xmm19
.L34b50:
	vmaxps	.L34c15(%rip){1to16}, %zmm5, %zmm0
	vdivps	%zmm0, %zmm24, %zmm7
	vcmpgtps	.L34c16(%rip){1to16}, %zmm5, %k1
	vaddps	.L34c17(%rip){1to16}, %zmm6, %zmm0
	vdivps	.L34c18(%rip){1to16}, %zmm8, %zmm8
	vmulps	.L34c11(%rip){1to16}, %zmm0, %zmm6
	vmovaps	%zmm6, %zmm12
	vmulps	%zmm7, %zmm10, %zmm12 {%k1}
	vmulps	%zmm7, %zmm11, %zmm0
	vfnmadd231ps	%zmm12, %zmm12, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm8, %zmm10
	vcmpunordps	%zmm0, %zmm0, %k2
	vmovaps	%zmm8, %zmm10 {%k2}
	vbroadcastss	.L34c19(%rip), %zmm11
	vmaxps	%zmm11, %zmm10, %zmm0
	vsqrtps	%zmm0, %zmm0
	vpcmpgtd	.L34c14(%rip){1to16}, %zmm4, %k0
	vmulps	%zmm7, %zmm9, %zmm6 {%k1}
	vmulps	%zmm7, %zmm2, %zmm2
	vfnmadd231ps	%zmm6, %zmm6, %zmm2
	vaddps	%zmm2, %zmm2, %zmm2
	vminps	%zmm2, %zmm8, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm8, %zmm4 {%k1}
	vmaxps	%zmm11, %zmm4, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L34c20(%rip){1to16}, %zmm0, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vsqrtps	%zmm4, %zmm4
	vfnmadd231ps	%zmm17, %zmm3, %zmm1
	vmaxps	%zmm1, %zmm4, %zmm5
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vbroadcastss	20(%r11), %zmm1
	vmaxps	%zmm24, %zmm5, %zmm4
	vxorps	%xmm22, %xmm22, %xmm22
	vcmpltps	%zmm1, %zmm22, %k1
	vmovaps	%zmm1, %zmm0 {%k1}
	vbroadcastss	52(%r11), %zmm18
	vbroadcastss	76(%r11), %zmm20
	vbroadcastss	56(%r11), %zmm15
	vbroadcastss	80(%r11), %zmm16
	vbroadcastss	60(%r11), %zmm13
	vbroadcastss	84(%r11), %zmm14
	vbroadcastss	64(%r11), %zmm10
	vbroadcastss	88(%r11), %zmm11
	vbroadcastss	68(%r11), %zmm8
	vbroadcastss	92(%r11), %zmm9
	vmovaps	%zmm1, %zmm2 {%k1}
	vbroadcastss	72(%r11), %zmm5
	vbroadcastss	96(%r11), %zmm7
	vminps	%zmm12, %zmm20, %zmm1
	vcmpunordps	%zmm12, %zmm12, %k1
	vmovups	%zmm20, 3920(%rsp)
	vmovaps	%zmm20, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm18, %zmm12
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm18, 3984(%rsp)
	vmovaps	%zmm18, %zmm12 {%k1}
	vmovaps	%zmm12, %zmm18
	vminps	%zmm6, %zmm16, %zmm1
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm16, 4048(%rsp)
	vmovaps	%zmm16, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm15, %zmm6
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm15, 4112(%rsp)
	vmovaps	%zmm15, %zmm6 {%k1}
	vmovups	%zmm6, 1232(%rsp)
	vmovups	%zmm14, 3024(%rsp)
	vminps	%zmm4, %zmm14, %zmm1
	vmovups	%zmm13, 3088(%rsp)
	vmaxps	%zmm1, %zmm13, %zmm1
	vmovups	%zmm1, 528(%rsp)
	vminps	%zmm3, %zmm11, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm11, 3152(%rsp)
	vmovaps	%zmm11, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm10, %zmm21
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm10, 3216(%rsp)
	vmovaps	%zmm10, %zmm21 {%k1}
	vminps	%zmm0, %zmm9, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm9, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm8, %zmm16
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm8, %zmm16 {%k1}
	vminps	%zmm2, %zmm7, %zmm0
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm7, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm2
	vmovups	%zmm17, 5840(%rsp)
	vcmpltps	.L34c21(%rip){1to16}, %zmm17, %k1
	korw	%k1, %k0, %k1
	vcmpunordps	%zmm0, %zmm0, %k2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3792(%rsp)
	vblendmps	%zmm22, %zmm24, %zmm22 {%k1}
	vbroadcastss	.L34c22(%rip), %zmm1
	vbroadcastss	.L34c23(%rip), %zmm0
	vblendmps	%zmm1, %zmm0, %zmm0 {%k1}
	vmovups	%zmm0, 3344(%rsp)
	vmovaps	%zmm5, %zmm2 {%k2}
	vmovups	%zmm2, 2128(%rsp)
	vcvtusi2ss	%r13d, %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 5392(%rsp)
	vmovups	%zmm8, 4240(%rsp)
	vmovups	%zmm9, 4176(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovss	.L34c19(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 6160(%rsp)
	vmovups	%zmm5, 4368(%rsp)
	vmovups	%zmm7, 4304(%rsp)
	vsubss	%xmm5, %xmm7, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 6096(%rsp)
	movq	%r15, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,4), %r12
	leaq	(%r12,%rbp), %r9
	movq	48(%rsp), %rdx
	imulq	%rbx, %rdx
	movq	%rdx, 88(%rsp)
	movq	%r15, %rsi
	shlq	$7, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3536(%rsp)
	vmovups	%zmm0, 2832(%rsp)
	vmovups	%zmm0, 2896(%rsp)
	vmovups	%zmm0, 3600(%rsp)
	vmovups	%zmm0, 3664(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 2576(%rsp)
	vmovups	%zmm24, 2960(%rsp)
	vbroadcastss	.L34c25(%rip), %zmm0
	vmovups	%zmm0, 5328(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 2064(%rsp)
	vmovups	%zmm0, 3280(%rsp)
	vmovups	%zmm1, 3728(%rsp)
	vbroadcastss	.L34c24(%rip), %zmm0
	vmovups	%zmm0, 5072(%rsp)
	vbroadcastss	.L34c14(%rip), %zmm0
	vmovups	%zmm0, 4432(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3408(%rsp)
	vpbroadcastd	.L34c30(%rip), %zmm6
	vpbroadcastd	.L34c28(%rip), %zmm25
	vpbroadcastd	.L34c27(%rip), %zmm12
	vpbroadcastd	.L34c26(%rip), %zmm17
	movq	%rbx, 456(%rsp)
	jmp	.L34b51
	.p2align	4
.L34b96:
	vmulps	%zmm0, %zmm8, %zmm0
	vfmadd213ps	%zmm13, %zmm0, %zmm5
	vmulps	%zmm5, %zmm3, %zmm6
	vfmadd213ps	%zmm29, %zmm6, %zmm9
	vfmadd213ps	%zmm9, %zmm0, %zmm31
	vmulps	%zmm31, %zmm4, %zmm9
	vfmadd213ps	%zmm25, %zmm9, %zmm7
	vfmadd213ps	%zmm7, %zmm6, %zmm17
	vfmadd213ps	%zmm17, %zmm0, %zmm15
	vmulps	%zmm15, %zmm10, %zmm1
	vmovups	5456(%rsp), %zmm4
	vfmadd213ps	%zmm12, %zmm1, %zmm4
	vmovups	4496(%rsp), %zmm3
	vfmadd213ps	%zmm4, %zmm9, %zmm3
	vmovups	4560(%rsp), %zmm4
	vfmadd213ps	%zmm3, %zmm6, %zmm4
	vfmadd213ps	%zmm4, %zmm0, %zmm16
	vmovaps	%zmm2, %zmm11
	vmulps	%zmm16, %zmm27, %zmm3
	vmovups	5520(%rsp), %zmm8
	vfmadd213ps	%zmm14, %zmm3, %zmm8
	vmovups	976(%rsp), %zmm7
	vmulps	%zmm3, %zmm7, %zmm2
	vmovups	%zmm2, 1104(%rsp)
	vmovups	1232(%rsp), %zmm5
	vaddps	%zmm2, %zmm5, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	4048(%rsp), %zmm15
	vminps	%zmm4, %zmm15, %zmm3
	vmovaps	%zmm15, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	4112(%rsp), %zmm2
	vmaxps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpeqps	%zmm5, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm4, %k1 {%k1}
	kmovw	%k1, 1296(%rsp)
	vmovups	5584(%rsp), %zmm3
	vfmadd213ps	%zmm8, %zmm1, %zmm3
	vmovups	4624(%rsp), %zmm2
	vfmadd213ps	%zmm3, %zmm9, %zmm2
	vmovups	4688(%rsp), %zmm3
	vfmadd213ps	%zmm2, %zmm6, %zmm3
	vmovups	2640(%rsp), %zmm2
	vfmadd213ps	%zmm3, %zmm0, %zmm2
	vmovups	912(%rsp), %zmm4
	vmulps	%zmm2, %zmm4, %zmm31
	vmovups	2704(%rsp), %zmm10
	vaddps	%zmm31, %zmm10, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	3920(%rsp), %zmm2
	vminps	%zmm5, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3984(%rsp), %zmm2
	vmaxps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpeqps	%zmm10, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm5, %k3 {%k1}
	vmovups	784(%rsp), %zmm8
	vmulps	%zmm1, %zmm8, %zmm1
	vmovups	%zmm1, 1360(%rsp)
	vmovups	528(%rsp), %zmm13
	vaddps	%zmm1, %zmm13, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3024(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	3088(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm13, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k4 {%k1}
	vmulps	%zmm9, %zmm11, %zmm1
	vmovups	%zmm1, 1424(%rsp)
	vaddps	%zmm1, %zmm21, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3152(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	3216(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm21, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k5 {%k1}
	vmovups	1040(%rsp), %zmm3
	vmulps	%zmm6, %zmm3, %zmm6
	vmovups	2384(%rsp), %zmm9
	vaddps	%zmm6, %zmm9, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	4176(%rsp), %zmm5
	vminps	%zmm1, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4240(%rsp), %zmm5
	vmaxps	%zmm2, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vcmpeqps	%zmm9, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k6 {%k1}
	vmovups	1744(%rsp), %zmm1
	vmulps	%zmm0, %zmm1, %zmm12
	vmovups	2448(%rsp), %zmm9
	vaddps	%zmm12, %zmm9, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4304(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4368(%rsp), %zmm5
	vmaxps	%zmm2, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vcmpeqps	%zmm9, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm0, %k7 {%k1}
	vbroadcastss	.L34c0(%rip), %zmm5
	vmovups	6288(%rsp), %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vminps	%zmm0, %zmm20, %zmm0
	vminps	%zmm0, %zmm22, %zmm0
	vminps	%zmm0, %zmm24, %zmm0
	vminps	%zmm0, %zmm26, %zmm0
	vmulps	5776(%rsp), %zmm4, %zmm2
	vmulps	%zmm2, %zmm4, %zmm2
	vmovups	2000(%rsp), %zmm9
	vsubps	%zmm9, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm9, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	4816(%rsp), %zmm7, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmovups	2192(%rsp), %zmm22
	vsubps	%zmm22, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm22, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	1168(%rsp), %zmm8, %zmm2
	vmulps	%zmm2, %zmm8, %zmm2
	vmovups	1936(%rsp), %zmm7
	vsubps	%zmm7, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm7, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	160(%rsp), %zmm11, %zmm2
	vmulps	%zmm2, %zmm11, %zmm2
	vmovups	1872(%rsp), %zmm7
	vsubps	%zmm7, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm7, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	2256(%rsp), %zmm3, %zmm2
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	1808(%rsp), %zmm3
	vsubps	%zmm3, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	288(%rsp), %zmm1, %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vmovups	5200(%rsp), %zmm1
	vsubps	%zmm1, %zmm5, %zmm4
	vfmadd231ps	%zmm2, %zmm1, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vdivps	%zmm13, %zmm5, %zmm2
	vmulps	%zmm2, %zmm8, %zmm2
	vmovups	%zmm2, 160(%rsp)
	vcmpltps	.L34c78(%rip){1to16}, %zmm0, %k0
	vsqrtps	%zmm23, %zmm17
	vmovups	2064(%rsp), %zmm1
	vcmpnltps	%zmm1, %zmm30, %k2
	vmovups	%zmm1, 2064(%rsp)
	vmulps	.L34c82(%rip){1to16}, %zmm17, %zmm0
	vmulps	%zmm0, %zmm17, %zmm0
	vmulps	%zmm0, %zmm2, %zmm0
	korw	%k2, %k0, %k2
	vbroadcastss	.L34c25(%rip), %zmm30
	vmovaps	%zmm30, %zmm0 {%k2}
	vpmovm2d	%k3, %zmm2
	vbroadcastss	16(%r11), %zmm4
	vcmpleps	%zmm4, %zmm0, %k1
	vmulss	%xmm4, %xmm4, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpgeps	2768(%rsp), %zmm0, %k1 {%k1}
	kmovw	%k1, 288(%rsp)
	vpbroadcastd	.L34c29(%rip), %zmm0 {%k6} {z}
	vpsrld	$31, %zmm2, %zmm2
	vpbroadcastd	.L34c30(%rip), %zmm29
	vpord	%zmm29, %zmm0, %zmm0 {%k7}
	vxorps	%xmm19, %xmm19, %xmm19
	vpbroadcastd	.L34c28(%rip), %zmm28
	vpord	%zmm28, %zmm0, %zmm0 {%k5}
	vpbroadcastd	.L34c27(%rip), %zmm27
	vpord	%zmm27, %zmm0, %zmm0 {%k4}
	vpbroadcastd	.L34c26(%rip), %zmm26
	kmovw	1296(%rsp), %k1
	vpord	%zmm26, %zmm0, %zmm0 {%k1}
	vpord	%zmm2, %zmm0, %zmm0
	vmovdqu64	%zmm0, 1168(%rsp)
	vmovups	3792(%rsp), %zmm24
	vmovaps	%zmm24, %zmm0
	vfmadd132ps	224(%rsp), %zmm19, %zmm0
	vmovups	3536(%rsp), %zmm25
	vfmadd231ps	720(%rsp), %zmm25, %zmm0
	vmovups	2320(%rsp), %zmm2
	vfmadd231ps	2832(%rsp), %zmm2, %zmm0
	vmovups	96(%rsp), %zmm2
	vfmadd231ps	2896(%rsp), %zmm2, %zmm0
	vmovups	3600(%rsp), %zmm28
	vfmadd231ps	464(%rsp), %zmm28, %zmm0
	vmovups	3664(%rsp), %zmm29
	vfmadd231ps	848(%rsp), %zmm29, %zmm0
	vmovups	2576(%rsp), %zmm3
	vsubps	%zmm0, %zmm3, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L34c19(%rip), %zmm14
	vmulps	%zmm14, %zmm3, %zmm2
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm1, %zmm19, %k3
	vmaxps	.L34c15(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm5, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmovups	%zmm3, 2576(%rsp)
	vmulps	2960(%rsp), %zmm0, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	5072(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmaxps	.L34c81(%rip){1to16}, %zmm0, %zmm16
	vcmpnltps	%zmm3, %zmm19, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm5, %zmm16 {%k1}
	vbroadcastss	.L34c12(%rip), %zmm13
	vandps	%zmm13, %zmm31, %zmm0
	vbroadcastss	.L34c83(%rip), %zmm18
	vaddps	%zmm18, %zmm0, %zmm0
	vdivps	%zmm0, %zmm5, %zmm4
	vcmpunordps	%zmm16, %zmm16, %k1
	vmovups	3472(%rsp), %zmm11
	vmulps	%zmm4, %zmm11, %zmm0
	vminps	%zmm16, %zmm0, %zmm2
	vmovaps	%zmm0, %zmm2 {%k1}
	vmovups	1104(%rsp), %zmm3
	vandps	%zmm13, %zmm3, %zmm0
	vaddps	%zmm18, %zmm0, %zmm0
	vdivps	%zmm0, %zmm5, %zmm7
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	2128(%rsp), %zmm1
	vmulps	%zmm7, %zmm1, %zmm0
	vminps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm0, %zmm2 {%k1}
	vmovups	%zmm6, 2640(%rsp)
	vandps	%zmm13, %zmm6, %zmm0
	vaddps	%zmm18, %zmm0, %zmm0
	vdivps	%zmm0, %zmm5, %zmm0
	vbroadcastss	.L34c11(%rip), %zmm20
	vmulps	%zmm20, %zmm0, %zmm8
	vmulps	%zmm8, %zmm11, %zmm9
	vmulps	%zmm8, %zmm1, %zmm8
	vcmpunordps	%zmm9, %zmm9, %k1
	vminps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k1}
	vcmpunordps	%zmm9, %zmm9, %k1
	vmulps	6160(%rsp), %zmm0, %zmm8
	vminps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm9, %zmm8
	vmovaps	%zmm9, %zmm8 {%k1}
	vmovups	%zmm12, 4752(%rsp)
	vandps	%zmm13, %zmm12, %zmm2
	vaddps	%zmm18, %zmm2, %zmm2
	vdivps	%zmm2, %zmm5, %zmm2
	vmulps	%zmm20, %zmm2, %zmm9
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm9, %zmm1, %zmm9
	vcmpunordps	%zmm11, %zmm11, %k1
	vminps	%zmm11, %zmm9, %zmm11
	vmovaps	%zmm9, %zmm11 {%k1}
	vcmpunordps	%zmm11, %zmm11, %k1
	vmulps	6096(%rsp), %zmm2, %zmm9
	vminps	%zmm11, %zmm9, %zmm11
	vmovaps	%zmm9, %zmm11 {%k1}
	vcmpunordps	%zmm8, %zmm8, %k1
	vminps	%zmm8, %zmm11, %zmm9
	vmovaps	%zmm11, %zmm9 {%k1}
	vcmpltps	%zmm19, %zmm31, %k1
	vmovups	3920(%rsp), %zmm14
	vsubps	%zmm10, %zmm14, %zmm8
	vmovups	3984(%rsp), %zmm20
	vsubps	%zmm20, %zmm10, %zmm8 {%k1}
	vmulps	%zmm4, %zmm8, %zmm4
	vcmpltps	2000(%rsp), %zmm19, %k1
	vbroadcastss	.L34c84(%rip), %zmm11
	vmulps	%zmm11, %zmm4, %zmm4
	vmovaps	%zmm30, %zmm8
	vminps	%zmm30, %zmm4, %zmm8 {%k1}
	vcmpltps	%zmm19, %zmm3, %k1
	vmovups	1232(%rsp), %zmm3
	vsubps	%zmm3, %zmm15, %zmm4
	vmovups	4112(%rsp), %zmm15
	vsubps	%zmm15, %zmm3, %zmm4 {%k1}
	vmulps	%zmm7, %zmm4, %zmm4
	vcmpltps	%zmm22, %zmm19, %k1
	vmovaps	%zmm30, %zmm7
	vmulps	%zmm11, %zmm4, %zmm7 {%k1}
	vcmpunordps	%zmm8, %zmm8, %k1
	vminps	%zmm8, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k1}
	vmovups	1360(%rsp), %zmm1
	vcmpltps	%zmm19, %zmm1, %k1
	vandps	%zmm13, %zmm1, %zmm7
	vaddps	%zmm18, %zmm7, %zmm7
	vdivps	%zmm7, %zmm5, %zmm7
	vmovups	528(%rsp), %zmm27
	vmovups	3024(%rsp), %zmm1
	vsubps	%zmm27, %zmm1, %zmm8
	vsubps	3088(%rsp), %zmm27, %zmm8 {%k1}
	vmulps	%zmm7, %zmm8, %zmm7
	vcmpltps	1936(%rsp), %zmm19, %k1
	vmovaps	%zmm30, %zmm8
	vmulps	%zmm11, %zmm7, %zmm8 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vmovups	1424(%rsp), %zmm1
	vandps	%zmm13, %zmm1, %zmm7
	vaddps	%zmm18, %zmm7, %zmm7
	vdivps	%zmm7, %zmm5, %zmm7
	vcmpltps	%zmm19, %zmm1, %k1
	vmovups	3152(%rsp), %zmm1
	vsubps	%zmm21, %zmm1, %zmm8
	vsubps	3216(%rsp), %zmm21, %zmm8 {%k1}
	vmulps	%zmm7, %zmm8, %zmm7
	vcmpltps	1872(%rsp), %zmm19, %k1
	vmovaps	%zmm30, %zmm8
	vmulps	%zmm11, %zmm7, %zmm8 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vcmpltps	%zmm19, %zmm6, %k1
	vmovups	2384(%rsp), %zmm6
	vmovups	4176(%rsp), %zmm18
	vsubps	%zmm6, %zmm18, %zmm7
	vmovups	4240(%rsp), %zmm22
	vsubps	%zmm22, %zmm6, %zmm7 {%k1}
	vmulps	%zmm0, %zmm7, %zmm0
	vcmpltps	1808(%rsp), %zmm19, %k1
	vmovaps	%zmm30, %zmm7
	vmulps	%zmm11, %zmm0, %zmm7 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vcmpltps	%zmm19, %zmm12, %k1
	vmovups	2448(%rsp), %zmm12
	vmovups	4304(%rsp), %zmm23
	vsubps	%zmm12, %zmm23, %zmm4
	vmovups	4368(%rsp), %zmm26
	vsubps	%zmm26, %zmm12, %zmm4 {%k1}
	vmulps	%zmm2, %zmm4, %zmm2
	vcmpltps	5200(%rsp), %zmm19, %k1
	vmovaps	%zmm30, %zmm4
	vmulps	%zmm11, %zmm2, %zmm4 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vcmpgtps	4432(%rsp), %zmm30, %k1
	vcmpltps	%zmm9, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm9 {%k4}
	vmovups	5648(%rsp), %zmm0
	vsubps	3856(%rsp), %zmm0, %zmm30
	kandw	%k0, %k3, %k6
	vmovdqu64	1168(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vcmpnltps	%zmm30, %zmm19, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm10, %zmm9, %zmm31
	vcmpunordps	%zmm31, %zmm31, %k1
	vminps	%zmm31, %zmm14, %zmm0
	vmovaps	%zmm14, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm20, %zmm1
	vmaxps	%zmm0, %zmm20, %zmm20
	vmovaps	%zmm1, %zmm20 {%k1}
	vmovaps	%zmm10, %zmm20 {%k5}
	vsubps	%zmm10, %zmm20, %zmm4
	vblendmps	%zmm24, %zmm4, %zmm24 {%k5}
	vfmadd132ps	224(%rsp), %zmm19, %zmm4
	vmovups	1104(%rsp), %zmm0
	vfmadd213ps	%zmm3, %zmm9, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4048(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm15, %zmm7
	vmovaps	%zmm15, %zmm7 {%k1}
	vmovaps	%zmm3, %zmm7 {%k5}
	vsubps	%zmm3, %zmm7, %zmm0
	vfmadd231ps	720(%rsp), %zmm0, %zmm4
	vblendmps	%zmm25, %zmm0, %zmm25 {%k5}
	vdivps	%zmm16, %zmm5, %zmm0
	vmovups	%zmm24, 3792(%rsp)
	vmulps	%zmm24, %zmm0, %zmm8
	vmovups	592(%rsp), %zmm13
	vmovups	2320(%rsp), %zmm24
	vfnmadd213ps	%zmm24, %zmm8, %zmm13
	vmovups	1488(%rsp), %zmm11
	vmovups	96(%rsp), %zmm31
	vfnmadd213ps	%zmm31, %zmm8, %zmm11
	vmovups	%zmm25, 3536(%rsp)
	vmulps	%zmm25, %zmm0, %zmm8
	vmovups	656(%rsp), %zmm10
	vfnmadd213ps	%zmm13, %zmm8, %zmm10
	vmovups	1552(%rsp), %zmm1
	vfnmadd213ps	%zmm11, %zmm8, %zmm1
	vmovups	2640(%rsp), %zmm3
	vfmadd213ps	%zmm6, %zmm9, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vminps	%zmm3, %zmm18, %zmm3
	vmovaps	%zmm18, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmaxps	%zmm3, %zmm22, %zmm8
	vmovaps	%zmm22, %zmm8 {%k1}
	vmovaps	%zmm6, %zmm8 {%k5}
	vsubps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	464(%rsp), %zmm3, %zmm4
	vblendmps	%zmm28, %zmm3, %zmm28 {%k5}
	vmovups	%zmm28, 3600(%rsp)
	vmulps	%zmm28, %zmm0, %zmm3
	vbroadcastss	.L34c28(%rip), %zmm25
	vmovups	4944(%rsp), %zmm15
	vfnmadd213ps	%zmm10, %zmm3, %zmm15
	vmovups	1616(%rsp), %zmm13
	vfnmadd213ps	%zmm1, %zmm3, %zmm13
	vcmpltps	%zmm30, %zmm19, %k7
	vmovdqu64	6224(%rsp), %zmm10
	vpord	%zmm2, %zmm10, %zmm10 {%k7}
	vmovups	5712(%rsp), %zmm1
	vbroadcastss	.L34c25(%rip), %zmm2
	vmovaps	%zmm2, %zmm1 {%k2}
	vmovaps	%zmm8, %zmm14
	vmovups	3280(%rsp), %zmm3
	vmovaps	%zmm1, %zmm3 {%k7}
	vmovups	%zmm3, 3280(%rsp)
	vmovups	5328(%rsp), %zmm3
	vcmpltps	%zmm17, %zmm3, %k1
	korw	%k0, %k1, %k0
	kandw	%k0, %k3, %k1
	vblendmps	%zmm3, %zmm17, %zmm3 {%k5}
	vmovups	%zmm3, 5328(%rsp)
	vmulps	160(%rsp), %zmm17, %zmm3
	vmulps	.L34c80(%rip){1to16}, %zmm3, %zmm3
	vcmpunordps	%zmm17, %zmm17, %k2
	vminps	%zmm17, %zmm3, %zmm8
	vmovaps	%zmm3, %zmm8 {%k2}
	vmovups	3728(%rsp), %zmm11
	vmovaps	%zmm11, %zmm3
	vmulps	.L34c19(%rip){1to16}, %zmm11, %zmm3 {%k1}
	vcmpnleps	%zmm3, %zmm8, %k1
	vmovups	2960(%rsp), %zmm1
	vblendmps	%zmm1, %zmm9, %zmm1 {%k5}
	vmovups	%zmm1, 2960(%rsp)
	vbroadcastss	.L34c26(%rip), %zmm17
	vmovaps	%zmm3, %zmm11 {%k7}
	vmovups	%zmm11, 3728(%rsp)
	vcmpnleps	%zmm9, %zmm16, %k2
	vfmadd132ps	4752(%rsp), %zmm12, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k3
	vminps	%zmm9, %zmm23, %zmm1
	vmovaps	%zmm23, %zmm1 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vmaxps	%zmm1, %zmm26, %zmm1
	vmovaps	%zmm26, %zmm1 {%k3}
	vmovaps	%zmm12, %zmm1 {%k5}
	vmovups	%zmm1, 2128(%rsp)
	vsubps	%zmm12, %zmm1, %zmm1
	vfmadd231ps	848(%rsp), %zmm1, %zmm4
	vblendmps	%zmm29, %zmm1, %zmm29 {%k5}
	vmovups	%zmm29, 3664(%rsp)
	vmulps	%zmm29, %zmm0, %zmm0
	vbroadcastss	.L34c27(%rip), %zmm12
	vmovups	5008(%rsp), %zmm1
	vfnmadd213ps	%zmm15, %zmm0, %zmm1
	vmovups	2512(%rsp), %zmm9
	vfnmadd213ps	%zmm13, %zmm0, %zmm9
	vmovups	6416(%rsp), %zmm11
	vmulps	%zmm1, %zmm11, %zmm0
	vmulps	4880(%rsp), %zmm11, %zmm1
	vmovups	6352(%rsp), %zmm13
	vmulps	%zmm1, %zmm13, %zmm3
	vmulps	%zmm0, %zmm3, %zmm8
	vfmsub231ps	%zmm9, %zmm13, %zmm8
	vfnmadd213ps	%zmm5, %zmm3, %zmm3
	vmaxps	.L34c71(%rip){1to16}, %zmm3, %zmm3
	vdivps	%zmm3, %zmm5, %zmm3
	vmulps	%zmm8, %zmm3, %zmm3
	vmulps	%zmm3, %zmm13, %zmm3
	vmulps	%zmm0, %zmm11, %zmm0
	vmulps	%zmm11, %zmm1, %zmm1
	vmulps	%zmm3, %zmm16, %zmm3
	vbroadcastss	.L34c85(%rip), %zmm9
	vmulps	%zmm9, %zmm21, %zmm8
	vcmpunordps	%zmm3, %zmm3, %k3
	vmaxps	%zmm3, %zmm8, %zmm3
	vmovaps	%zmm8, %zmm3 {%k3}
	vaddps	%zmm3, %zmm21, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k3
	vmovups	3152(%rsp), %zmm8
	vminps	%zmm3, %zmm8, %zmm3
	vmovaps	%zmm8, %zmm3 {%k3}
	vcmpunordps	%zmm3, %zmm3, %k3
	vmovups	3216(%rsp), %zmm8
	vmaxps	%zmm3, %zmm8, %zmm3
	vmovaps	%zmm8, %zmm3 {%k3}
	vmovaps	%zmm21, %zmm3 {%k5}
	vsubps	%zmm21, %zmm3, %zmm8
	vfmadd231ps	%zmm31, %zmm8, %zmm4
	vmulps	%zmm0, %zmm16, %zmm0
	vfnmadd231ps	%zmm1, %zmm8, %zmm0
	korw	%k2, %k1, %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k1
	vmovups	2896(%rsp), %zmm1
	vblendmps	%zmm1, %zmm8, %zmm1 {%k5}
	vmovups	%zmm1, 2896(%rsp)
	vmovaps	%zmm5, %zmm1 {%k1} {z}
	vmovups	2064(%rsp), %zmm6
	vmovaps	%zmm1, %zmm6 {%k7}
	vmovups	%zmm6, 2064(%rsp)
	vmulps	%zmm9, %zmm27, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vaddps	%zmm0, %zmm27, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3024(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3088(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmovaps	%zmm27, %zmm0 {%k5}
	vsubps	%zmm27, %zmm0, %zmm1
	vfmadd231ps	%zmm1, %zmm24, %zmm4
	vmovups	2832(%rsp), %zmm6
	vblendmps	%zmm6, %zmm1, %zmm6 {%k5}
	vmovups	%zmm6, 2832(%rsp)
	vmovaps	%zmm19, %zmm4 {%k4}
	vmovaps	%zmm14, %zmm16
	vmovups	2576(%rsp), %zmm1
	vmovaps	%zmm1, %zmm4 {%k5}
	vbroadcastss	.L34c30(%rip), %zmm6
	kmovw	288(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm30, %zmm1 {%k1} {z}
	vmovups	5392(%rsp), %zmm2
	vcmpgtps	3408(%rsp), %zmm2, %k1
	vaddps	3856(%rsp), %zmm1, %zmm22 {%k1} {z}
	vmovdqa32	%zmm10, %zmm10 {%k5} {z}
	vmovaps	%zmm20, %zmm18
	vmovups	%zmm7, 1232(%rsp)
	vmovups	%zmm0, 528(%rsp)
	vmovaps	%zmm3, %zmm21
	vmovups	%zmm4, 2576(%rsp)
	vmovaps	%zmm5, %zmm24
	vpbroadcastd	.L34c0(%rip), %zmm30
.L34b51:
	vpslld	$31, %zmm10, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 46(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 44(%rsp)
	vpandd	%zmm17, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6736(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 42(%rsp)
	vpandd	%zmm12, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6672(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 40(%rsp)
	vpandd	%zmm25, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6608(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 38(%rsp)
	vpandd	.L34c29(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6544(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 36(%rsp)
	vmovups	%zmm10, 6224(%rsp)
	vpandd	%zmm6, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6480(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 34(%rsp)
	vpxord	%xmm26, %xmm26, %xmm26
	vbroadcastss	.L34c11(%rip), %zmm11
	.p2align	4
.L34b52:
	vmovups	%zmm21, 1680(%rsp)
	vmovups	%zmm22, 5648(%rsp)
	vaddss	%xmm26, %xmm22, %xmm0
	vmovshdup	%xmm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm22, %xmm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm22, %xmm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$1, %ymm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$3, %zmm22, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r15, %r15
	vmovups	%zmm18, 2704(%rsp)
	vmovups	%zmm16, 3472(%rsp)
	vmovss	%xmm0, 2768(%rsp)
	je	.L34b53
	vdivps	%zmm16, %zmm24, %zmm1
	vmulps	.L34c31(%rip){1to16}, %zmm1, %zmm10
	vbroadcastss	.L34c32(%rip), %zmm7
	vsubps	%zmm18, %zmm7, %zmm0
	vmulps	%zmm10, %zmm0, %zmm3
	vbroadcastss	.L34c33(%rip), %zmm16
	vxorps	%zmm16, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vbroadcastss	.L34c34(%rip), %zmm17
	vmaxps	%zmm17, %zmm0, %zmm0
	vmovaps	%zmm18, %zmm2
	vbroadcastss	.L34c35(%rip), %zmm18
	vmulps	%zmm18, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L34c36(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm5, %zmm0
	vbroadcastss	.L34c37(%rip), %zmm22
	vfmadd231ps	%zmm22, %zmm5, %zmm0
	vmulps	%zmm18, %zmm0, %zmm0
	vbroadcastss	.L34c38(%rip), %zmm6
	vbroadcastss	.L34c39(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm0, %zmm6
	vbroadcastss	.L34c40(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm0, %zmm6
	vbroadcastss	.L34c41(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm0, %zmm6
	vbroadcastss	.L34c42(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm0, %zmm6
	vfmadd213ps	%zmm24, %zmm0, %zmm6
	vbroadcastss	.L34c43(%rip), %zmm30
	vaddps	%zmm30, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vbroadcastss	.L34c12(%rip), %zmm15
	vandps	%zmm15, %zmm3, %zmm5
	vbroadcastss	.L34c44(%rip), %zmm31
	vfmadd132ps	%zmm31, %zmm24, %zmm5
	vdivps	%zmm5, %zmm24, %zmm5
	vbroadcastss	.L34c45(%rip), %zmm28
	vmovaps	%zmm28, %zmm6
	vbroadcastss	.L34c46(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vbroadcastss	.L34c47(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vbroadcastss	.L34c48(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vbroadcastss	.L34c49(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vbroadcastss	.L34c50(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vbroadcastss	.L34c51(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vbroadcastss	.L34c52(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vbroadcastss	.L34c53(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vblendmps	%zmm7, %zmm11, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L34c54(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L34c55(%rip){1to16}, %zmm1, %zmm5
	vmovaps	%zmm10, %zmm21
	vmulps	%zmm5, %zmm10, %zmm6
	movq	%rbp, %rdx
	xorl	%r14d, %r14d
	vmovss	.L34c11(%rip), %xmm27
	vbroadcastss	.L34c56(%rip), %zmm29
	vmovaps	%zmm11, %zmm30
	.p2align	4
.L34b57:
	vcvtsi2ss	%r14, %xmm24, %xmm7
	vaddss	%xmm27, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm2, %zmm7, %zmm7
	vmulps	%zmm7, %zmm21, %zmm7
	vxorps	.L34c33(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L34c34(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L34c36(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L34c37(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L34c38(%rip), %zmm13
	vfmadd213ps	.L34c39(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c40(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c41(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c42(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L34c43(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm24, %zmm10, %zmm13
	vandps	%zmm15, %zmm7, %zmm10
	vfmadd132ps	%zmm31, %zmm24, %zmm10
	vdivps	%zmm10, %zmm24, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm28, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vfmadd213ps	%zmm25, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L34c32(%rip){1to16}, %zmm30, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm29, %zmm3, %zmm13
	vfmadd213ps	%zmm24, %zmm3, %zmm13
	vmovaps	%zmm8, -256(%rdx)
	vmulps	%zmm13, %zmm0, %zmm8
	vmulps	%zmm29, %zmm7, %zmm13
	vfmadd213ps	%zmm24, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rdx)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rdx)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rdx)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rdx)
	incq	%r14
	addq	$320, %rdx
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%r14, %r15
	jne	.L34b57
	vdivps	2128(%rsp), %zmm24, %zmm1
	vmulps	.L34c31(%rip){1to16}, %zmm1, %zmm2
	vbroadcastss	.L34c32(%rip), %zmm7
	vmovups	1232(%rsp), %zmm10
	vsubps	%zmm10, %zmm7, %zmm0
	vmulps	%zmm2, %zmm0, %zmm3
	vxorps	.L34c33(%rip){1to16}, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vmaxps	.L34c34(%rip){1to16}, %zmm0, %zmm0
	vmulps	%zmm18, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L34c36(%rip){1to16}, %zmm5, %zmm0
	vfmadd231ps	.L34c37(%rip){1to16}, %zmm5, %zmm0
	vmulps	%zmm18, %zmm0, %zmm0
	vbroadcastss	.L34c38(%rip), %zmm6
	vfmadd213ps	.L34c39(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	.L34c40(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	.L34c41(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	.L34c42(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	%zmm24, %zmm0, %zmm6
	vaddps	.L34c43(%rip){1to16}, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vandps	%zmm15, %zmm3, %zmm5
	vfmadd132ps	%zmm31, %zmm24, %zmm5
	vdivps	%zmm5, %zmm24, %zmm5
	vmovaps	%zmm28, %zmm6
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vblendmps	%zmm7, %zmm30, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L34c54(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L34c55(%rip){1to16}, %zmm1, %zmm5
	vmulps	%zmm5, %zmm2, %zmm6
	movq	%r9, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.L34b59:
	vcvtsi2ss	%r14, %xmm15, %xmm7
	vaddss	%xmm27, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm10, %zmm7, %zmm7
	vmulps	%zmm7, %zmm2, %zmm7
	vxorps	.L34c33(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L34c34(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L34c36(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L34c37(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L34c38(%rip), %zmm13
	vfmadd213ps	.L34c39(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c40(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c41(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L34c42(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L34c43(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm24, %zmm10, %zmm13
	vandps	%zmm15, %zmm7, %zmm10
	vfmadd132ps	%zmm31, %zmm24, %zmm10
	vdivps	%zmm10, %zmm24, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm28, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vfmadd213ps	%zmm25, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L34c32(%rip){1to16}, %zmm30, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm29, %zmm3, %zmm13
	vfmadd213ps	%zmm24, %zmm3, %zmm13
	vmovaps	%zmm8, -256(%rdx)
	vmulps	%zmm13, %zmm0, %zmm8
	vmulps	%zmm29, %zmm7, %zmm13
	vfmadd213ps	%zmm24, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rdx)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rdx)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rdx)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rdx)
	incq	%r14
	addq	$320, %rdx
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm12, %zmm9
	vmovups	1232(%rsp), %zmm10
	vmovaps	%zmm11, %zmm8
	cmpq	%r14, %r15
	jne	.L34b59
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	2768(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 224(%rsp)
	vmovups	2064(%rsp), %zmm10
	ja	.L34b62
	vxorps	%xmm10, %xmm10, %xmm10
.L34b62:
	movq	88(%rsp), %r13
	vmovups	%zmm0, 720(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%zmm0, 96(%rsp)
	vmovups	%zmm0, 464(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 1744(%rsp)
	vmovups	%zmm0, 976(%rsp)
	vmovups	%zmm0, 912(%rsp)
	vmovups	%zmm0, 592(%rsp)
	vmovups	%zmm0, 656(%rsp)
	vmovups	%zmm0, 1168(%rsp)
	vmovups	%zmm0, 1488(%rsp)
	vmovups	%zmm0, 1552(%rsp)
	vxorps	%xmm17, %xmm17, %xmm17
	vmovups	%zmm0, 160(%rsp)
	vmovups	%zmm0, 1040(%rsp)
	vmovups	%zmm0, 2192(%rsp)
	vxorps	%xmm31, %xmm31, %xmm31
	vmovups	%zmm0, 1616(%rsp)
	vmovups	%zmm0, 1808(%rsp)
	vmovups	%zmm0, 1872(%rsp)
	vmovups	%zmm0, 1936(%rsp)
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm27, %xmm27, %xmm27
	vmovups	%zmm0, 2000(%rsp)
	vmovups	%zmm0, 784(%rsp)
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm18, %xmm18, %xmm18
	xorl	%edx, %edx
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%zmm0, 288(%rsp)
	vmovups	528(%rsp), %zmm2
	.p2align	4
.L34b63:
	vmovups	%zmm8, 2256(%rsp)
	vmovups	%zmm9, 1296(%rsp)
	vmovups	%zmm18, 1360(%rsp)
	vmovups	%zmm3, 1424(%rsp)
	vmovups	%zmm15, 848(%rsp)
	vmovups	%zmm7, 1104(%rsp)
	vmovups	%zmm6, 2320(%rsp)
	vmovups	%zmm17, 4880(%rsp)
	vmovups	%zmm31, 4944(%rsp)
	vmovups	%zmm28, 5008(%rsp)
	vmovups	%zmm27, 2512(%rsp)
	movl	%r13d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%rdx,%r15), %r8
	leaq	(%r8,%r8,4), %r8
	shlq	$6, %r8
	vmovaps	(%rdi,%r8), %zmm14
	vmovaps	64(%rdi,%r8), %zmm13
	vmovaps	128(%rdi,%r8), %zmm9
	vmovaps	192(%rdi,%r8), %zmm0
	vmovups	%zmm0, 2384(%rsp)
	vmovaps	256(%rdi,%r8), %zmm0
	vmovups	%zmm0, 2448(%rsp)
	vmulps	%zmm14, %zmm2, %zmm7
	vxorps	%xmm26, %xmm26, %xmm26
	xorl	%r8d, %r8d
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	1680(%rsp), %zmm18
	.p2align	4
.L34b64:
	vmovaps	-64(%r14), %zmm3
	vmovaps	-256(%rbp,%r8), %zmm2
	vmovaps	-192(%rbp,%r8), %zmm1
	vmovaps	%zmm2, %zmm19
	vfmadd213ps	%zmm18, %zmm7, %zmm19
	vaddps	(%r14), %zmm19, %zmm19
	vdivps	%zmm19, %zmm24, %zmm23
	vmovaps	-128(%rbp,%r8), %zmm24
	vsubps	%zmm19, %zmm3, %zmm3
	vmulps	%zmm23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm19
	vfmadd213ps	%zmm23, %zmm23, %zmm19
	vaddps	%zmm19, %zmm25, %zmm25
	vaddps	%zmm3, %zmm27, %zmm27
	vfmadd231ps	%zmm2, %zmm3, %zmm11
	vfmadd231ps	%zmm1, %zmm3, %zmm8
	vfmadd231ps	-64(%rbp,%r8), %zmm3, %zmm29
	vfmadd231ps	%zmm24, %zmm3, %zmm28
	vfmadd231ps	(%rbp,%r8), %zmm3, %zmm4
	vmulps	%zmm19, %zmm2, %zmm3
	vaddps	%zmm3, %zmm26, %zmm26
	vfmadd231ps	%zmm3, %zmm2, %zmm12
	vmulps	%zmm19, %zmm1, %zmm3
	vaddps	%zmm3, %zmm17, %zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm31
	vfmadd231ps	%zmm3, %zmm1, %zmm30
	vmulps	%zmm19, %zmm24, %zmm3
	vaddps	%zmm3, %zmm0, %zmm0
	vfmadd231ps	%zmm2, %zmm3, %zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm16
	vfmadd231ps	%zmm24, %zmm3, %zmm6
	vbroadcastss	.L34c0(%rip), %zmm24
	addq	$320, %r8
	subq	$-128, %r14
	cmpq	%r8, %r12
	jne	.L34b64
	vmovups	528(%rsp), %zmm2
	vmulps	%zmm13, %zmm2, %zmm3
	vxorps	%xmm19, %xmm19, %xmm19
	vfmadd213ps	%zmm19, %zmm7, %zmm30
	vmovups	1744(%rsp), %zmm1
	vfmadd231ps	%zmm30, %zmm7, %zmm1
	vmovups	%zmm1, 1744(%rsp)
	vmovaps	%zmm31, %zmm1
	vfmadd213ps	%zmm19, %zmm3, %zmm1
	vmovups	976(%rsp), %zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm18
	vmovups	%zmm18, 976(%rsp)
	vmovaps	%zmm12, %zmm1
	vfmadd213ps	%zmm19, %zmm3, %zmm1
	vmovups	912(%rsp), %zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm18
	vmovups	%zmm18, 912(%rsp)
	vmovaps	%zmm31, %zmm1
	vfmadd213ps	%zmm19, %zmm14, %zmm1
	vmovups	592(%rsp), %zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm18
	vmovups	%zmm18, 592(%rsp)
	vmovaps	%zmm12, %zmm1
	vfmadd213ps	%zmm19, %zmm14, %zmm1
	vmovups	656(%rsp), %zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm18
	vmovups	%zmm18, 656(%rsp)
	vmovups	1168(%rsp), %zmm18
	vfmadd231ps	%zmm1, %zmm14, %zmm18
	vmovups	%zmm18, 1168(%rsp)
	vmovups	96(%rsp), %zmm1
	vaddps	%zmm27, %zmm1, %zmm1
	vmovups	%zmm1, 96(%rsp)
	vaddps	%zmm19, %zmm25, %zmm1
	vmovups	160(%rsp), %zmm18
	vaddps	%zmm1, %zmm18, %zmm18
	vmovups	%zmm18, 160(%rsp)
	vaddps	%zmm19, %zmm17, %zmm1
	vmovups	1488(%rsp), %zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm17
	vmovups	%zmm17, 1488(%rsp)
	vaddps	%zmm19, %zmm26, %zmm1
	vmovups	1552(%rsp), %zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm17
	vmovups	%zmm17, 1552(%rsp)
	vmovups	4880(%rsp), %zmm17
	vfmadd231ps	%zmm1, %zmm14, %zmm17
	vfmadd213ps	%zmm19, %zmm7, %zmm0
	vmovups	1616(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm1
	vmovups	%zmm1, 1616(%rsp)
	vfmadd213ps	%zmm19, %zmm7, %zmm16
	vmovups	1040(%rsp), %zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm0
	vmovups	%zmm0, 1040(%rsp)
	vfmadd213ps	%zmm19, %zmm7, %zmm6
	vmovups	1808(%rsp), %zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm0
	vmovups	%zmm0, 1808(%rsp)
	vmulps	%zmm9, %zmm2, %zmm0
	vfmadd213ps	%zmm19, %zmm0, %zmm31
	vmovups	1872(%rsp), %zmm1
	vfmadd231ps	%zmm31, %zmm7, %zmm1
	vmovups	%zmm1, 1872(%rsp)
	vmovaps	%zmm15, %zmm1
	vfmadd213ps	%zmm19, %zmm0, %zmm15
	vmovups	2000(%rsp), %zmm6
	vfmadd231ps	%zmm15, %zmm7, %zmm6
	vmovups	%zmm6, 2000(%rsp)
	vmovups	224(%rsp), %zmm6
	vfmadd231ps	%zmm8, %zmm7, %zmm6
	vmovups	%zmm6, 224(%rsp)
	vmovups	464(%rsp), %zmm6
	vfmadd231ps	%zmm28, %zmm7, %zmm6
	vmovups	%zmm6, 464(%rsp)
	vfmadd213ps	%zmm19, %zmm7, %zmm1
	vmovups	2192(%rsp), %zmm6
	vfmadd231ps	%zmm1, %zmm3, %zmm6
	vmovups	%zmm6, 2192(%rsp)
	vmovups	4944(%rsp), %zmm31
	vfmadd231ps	%zmm1, %zmm14, %zmm31
	vmovups	720(%rsp), %zmm1
	vfmadd231ps	%zmm11, %zmm3, %zmm1
	vmovups	%zmm1, 720(%rsp)
	vfmadd213ps	%zmm19, %zmm0, %zmm12
	vmovups	1936(%rsp), %zmm1
	vfmadd231ps	%zmm3, %zmm12, %zmm1
	vmovups	%zmm1, 1936(%rsp)
	vfmadd231ps	2384(%rsp), %zmm11, %zmm21
	vmovups	288(%rsp), %zmm1
	vfmadd231ps	2448(%rsp), %zmm11, %zmm1
	vmovups	%zmm1, 288(%rsp)
	vmovups	2320(%rsp), %zmm6
	vfmadd231ps	%zmm11, %zmm14, %zmm6
	vmovups	848(%rsp), %zmm15
	vfmadd231ps	%zmm11, %zmm0, %zmm15
	vfmadd231ps	%zmm11, %zmm9, %zmm20
	vfmadd231ps	%zmm8, %zmm13, %zmm22
	vmovups	1424(%rsp), %zmm3
	vfmadd231ps	%zmm8, %zmm9, %zmm3
	vmovups	1360(%rsp), %zmm18
	vfmadd231ps	%zmm13, %zmm28, %zmm18
	vmovups	1104(%rsp), %zmm7
	vfmadd231ps	%zmm28, %zmm9, %zmm7
	vfmadd231ps	%zmm28, %zmm14, %zmm5
	vmovups	1296(%rsp), %zmm9
	vfmadd231ps	%zmm29, %zmm14, %zmm9
	vmovups	2256(%rsp), %zmm8
	vfmadd231ps	%zmm4, %zmm14, %zmm8
	vmovups	5008(%rsp), %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm28
	vmovups	784(%rsp), %zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm4
	vmovups	%zmm4, 784(%rsp)
	vfmadd213ps	%zmm19, %zmm0, %zmm26
	vmovups	2512(%rsp), %zmm27
	vaddps	%zmm26, %zmm27, %zmm27
	incq	%rdx
	addq	%rax, %r13
	cmpq	%r15, %rdx
	jne	.L34b63
	vbroadcastss	.L34c17(%rip), %zmm11
	vpbroadcastd	.L34c58(%rip), %zmm12
	vpbroadcastd	.L34c59(%rip), %zmm13
	vpbroadcastd	.L34c0(%rip), %zmm30
	vbroadcastss	.L34c60(%rip), %zmm14
	vbroadcastss	.L34c66(%rip), %zmm23
	vbroadcastss	.L34c67(%rip), %zmm25
	vmovups	656(%rsp), %zmm16
	vmovups	592(%rsp), %zmm26
	vmovups	224(%rsp), %zmm29
	vmovups	%zmm20, 2512(%rsp)
	vmovups	1744(%rsp), %zmm4
	jmp	.L34b67
	.p2align	4
.L34b53:
	vucomiss	%xmm26, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 288(%rsp)
	vmovups	2064(%rsp), %zmm10
	vbroadcastss	.L34c17(%rip), %zmm11
	vpbroadcastd	.L34c58(%rip), %zmm12
	vpbroadcastd	.L34c59(%rip), %zmm13
	vbroadcastss	.L34c60(%rip), %zmm14
	vbroadcastss	.L34c66(%rip), %zmm23
	vbroadcastss	.L34c67(%rip), %zmm25
	ja	.L34b55
	vxorps	%xmm10, %xmm10, %xmm10
.L34b55:
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%zmm0, 2512(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm22, %xmm22, %xmm22
	vmovups	%zmm0, 784(%rsp)
	vmovups	%zmm0, 2000(%rsp)
	vxorps	%xmm27, %xmm27, %xmm27
	vpxord	%xmm28, %xmm28, %xmm28
	vmovups	%zmm0, 1936(%rsp)
	vmovups	%zmm0, 1872(%rsp)
	vmovups	%zmm0, 1808(%rsp)
	vmovups	%zmm0, 1616(%rsp)
	vxorps	%xmm31, %xmm31, %xmm31
	vmovups	%zmm0, 2192(%rsp)
	vmovups	%zmm0, 1040(%rsp)
	vmovups	%zmm0, 160(%rsp)
	vpxord	%xmm17, %xmm17, %xmm17
	vmovups	%zmm0, 1552(%rsp)
	vmovups	%zmm0, 1488(%rsp)
	vmovups	%zmm0, 1168(%rsp)
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm26, %xmm26, %xmm26
	vmovups	%zmm0, 912(%rsp)
	vmovups	%zmm0, 976(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 464(%rsp)
	vmovups	%zmm0, 96(%rsp)
	vpxor	%xmm6, %xmm6, %xmm6
	vmovups	%zmm0, 720(%rsp)
	vxorps	%xmm29, %xmm29, %xmm29
	vmovups	528(%rsp), %zmm2
.L34b67:
	vmulps	%zmm2, %zmm10, %zmm0
	vdivps	3472(%rsp), %zmm24, %zmm1
	vmulps	%zmm5, %zmm0, %zmm20
	vfnmadd213ps	%zmm4, %zmm1, %zmm20
	vmovups	%zmm20, 5776(%rsp)
	vdivps	2128(%rsp), %zmm24, %zmm1
	vmovups	2512(%rsp), %zmm4
	vmulps	%zmm4, %zmm0, %zmm20
	vfnmadd213ps	912(%rsp), %zmm1, %zmm20
	vmovups	%zmm20, 4816(%rsp)
	vfnmadd213ps	976(%rsp), %zmm0, %zmm22
	vfnmadd213ps	1040(%rsp), %zmm0, %zmm9
	vfnmadd213ps	2192(%rsp), %zmm0, %zmm18
	vmovups	%zmm18, 1360(%rsp)
	vfnmadd213ps	1808(%rsp), %zmm0, %zmm8
	vmovups	%zmm8, 2256(%rsp)
	vfnmadd213ps	1872(%rsp), %zmm0, %zmm3
	vmovups	%zmm3, 1424(%rsp)
	vfnmadd213ps	1936(%rsp), %zmm0, %zmm21
	vfnmadd213ps	2000(%rsp), %zmm0, %zmm7
	vmovups	288(%rsp), %zmm18
	vfnmadd213ps	784(%rsp), %zmm0, %zmm18
	vfnmadd231ps	%zmm5, %zmm10, %zmm31
	vdivps	%zmm2, %zmm11, %zmm0
	vfnmadd231ps	%zmm4, %zmm10, %zmm28
	vmulps	%zmm0, %zmm10, %zmm0
	vmovss	2768(%rsp), %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm1
	vmovups	%zmm29, 224(%rsp)
	vfmadd231ps	%zmm29, %zmm0, %zmm26
	vmovups	720(%rsp), %zmm29
	vfmadd231ps	%zmm0, %zmm29, %zmm16
	vmovaps	%zmm26, %zmm4
	vmovups	%zmm16, 656(%rsp)
	vmovups	%zmm26, 592(%rsp)
	vmovdqu64	%zmm6, 2320(%rsp)
	vmovups	%zmm7, 1104(%rsp)
	vmovups	%zmm15, 848(%rsp)
	vmovups	%zmm21, 4752(%rsp)
	vmovups	%zmm9, 1296(%rsp)
	vmovups	%zmm22, 5136(%rsp)
	vmovups	%zmm18, 288(%rsp)
	jbe	.L34b68
	vmovups	2128(%rsp), %zmm10
	vmovdqa64	%zmm17, %zmm22
	vmovups	3408(%rsp), %zmm0
	vmovups	5648(%rsp), %zmm2
	vaddps	%zmm0, %zmm2, %zmm0
	vmovups	%zmm0, 3408(%rsp)
	vcmpgeps	.L34c57(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vaddss	%xmm5, %xmm1, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf32x4	$2, %zmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf32x4	$3, %zmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm5, %xmm0
	vbroadcastss	.L34c61(%rip), %zmm15
	vbroadcastss	.L34c62(%rip), %zmm16
	vbroadcastss	.L34c63(%rip), %zmm17
	vbroadcastss	.L34c64(%rip), %zmm18
	vbroadcastss	.L34c65(%rip), %zmm20
	vmovups	160(%rsp), %zmm5
	jbe	.L34b70
	movq	%r11, %rbx
	movq	%r10, %r11
	movq	%r9, %r10
	testq	%r15, %r15
	vmovups	4816(%rsp), %zmm26
	vxorps	%xmm0, %xmm0, %xmm0
	je	.L34b72
	movq	88(%rsp), %rdx
	xorl	%r8d, %r8d
	vmovups	1680(%rsp), %zmm21
	.p2align	4
.L34b74:
	movl	%edx, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%r8,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$6, %r9
	vmovups	528(%rsp), %zmm2
	vmulps	(%rdi,%r9), %zmm2, %zmm2
	movq	%rdi, %r13
	xorl	%r9d, %r9d
	.p2align	4
.L34b75:
	vmovaps	(%r13), %zmm3
	vfmadd213ps	%zmm21, %zmm2, %zmm3
	vaddps	(%r14,%r9), %zmm3, %zmm3
	vdivps	%zmm3, %zmm24, %zmm4
	vmovaps	-64(%r14,%r9), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm11, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm11, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm24, %zmm4, %zmm6
	vpaddd	%zmm12, %zmm6, %zmm6
	vpandd	%zmm13, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm30, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm11, %zmm7, %zmm8
	vfmadd231ps	%zmm4, %zmm7, %zmm8
	vmulps	%zmm8, %zmm8, %zmm4
	vmovaps	%zmm14, %zmm7
	vfmadd213ps	%zmm15, %zmm8, %zmm7
	vmovaps	%zmm16, %zmm9
	vmovaps	%zmm18, %zmm10
	vfmadd213ps	%zmm20, %zmm8, %zmm10
	vfmadd213ps	%zmm17, %zmm8, %zmm9
	vfmadd231ps	%zmm23, %zmm4, %zmm10
	vfmadd213ps	%zmm9, %zmm4, %zmm10
	vfmadd213ps	%zmm7, %zmm4, %zmm10
	vfmadd213ps	%zmm8, %zmm4, %zmm10
	vaddps	%zmm24, %zmm5, %zmm4
	vfmadd231ps	%zmm25, %zmm6, %zmm10
	vmaxps	%zmm11, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm0
	subq	$-128, %r9
	addq	$320, %r13
	cmpq	%r9, %rsi
	jne	.L34b75
	incq	%r8
	addq	%rax, %rdx
	cmpq	%r15, %r8
	jne	.L34b74
	jmp	.L34b77
	.p2align	4
.L34b68:
	vmovaps	%zmm16, %zmm20
	vmovaps	%zmm4, %zmm30
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3856(%rsp)
	vmovups	2128(%rsp), %zmm10
	vmovups	3472(%rsp), %zmm16
	vmovups	1232(%rsp), %zmm9
	vmovups	1680(%rsp), %zmm21
	vmovups	464(%rsp), %zmm3
	vmovups	160(%rsp), %zmm5
	vmovups	4816(%rsp), %zmm26
	vmovups	96(%rsp), %zmm14
	vmovaps	%zmm22, %zmm13
	jmp	.L34b78
	.p2align	4
.L34b70:
	vmovaps	%zmm4, %zmm30
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3856(%rsp)
	vmovups	3472(%rsp), %zmm16
	vmovups	528(%rsp), %zmm2
	vmovups	1232(%rsp), %zmm9
	vmovdqa64	%zmm22, %zmm17
	vmovups	848(%rsp), %zmm15
	vmovups	1680(%rsp), %zmm21
	vmovups	5136(%rsp), %zmm13
	vmovups	464(%rsp), %zmm3
	vmovups	288(%rsp), %zmm18
	vmovups	4816(%rsp), %zmm26
	vmovups	656(%rsp), %zmm20
	vmovups	96(%rsp), %zmm14
	jmp	.L34b78
.L34b72:
	vmovups	1680(%rsp), %zmm21
.L34b77:
	vbroadcastss	.L34c68(%rip), %zmm2
	vmovups	4432(%rsp), %zmm3
	vfmadd213ps	.L34c69(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm1, %zmm19, %k2
	vaddps	%zmm2, %zmm3, %zmm1
	vcmpltps	%zmm0, %zmm1, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm0, %zmm3 {%k3}
	vmovups	%zmm3, 4432(%rsp)
	vmovups	3728(%rsp), %zmm0
	vmaxps	.L34c22(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3728(%rsp)
	vmovups	5072(%rsp), %zmm0
	vbroadcastss	.L34c70(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 5072(%rsp)
	vblendmps	.L34c19(%rip){1to16}, %zmm24, %zmm0 {%k1}
	vmovups	3792(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	2704(%rsp), %zmm3
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	%zmm3, 2704(%rsp)
	vmovups	3536(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	1232(%rsp), %zmm9
	vsubps	%zmm3, %zmm9, %zmm9
	vmovups	2832(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	528(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	2896(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm21, %zmm21
	vmovups	3600(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	3472(%rsp), %zmm7
	vsubps	%zmm6, %zmm7, %zmm16
	vmovups	3664(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm6
	vsubps	%zmm6, %zmm7, %zmm7
	vmovups	2128(%rsp), %zmm10
	vsubps	%zmm7, %zmm10, %zmm10
	vmovups	2576(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 2576(%rsp)
	vmovups	2960(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 2960(%rsp)
	vmovups	2064(%rsp), %zmm0
	vmovaps	%zmm19, %zmm0 {%k1}
	vmovups	%zmm0, 2064(%rsp)
	vmovups	3280(%rsp), %zmm0
	vbroadcastss	.L34c25(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 3280(%rsp)
	vmovaps	%zmm24, %zmm0 {%k1} {z}
	vmovups	%zmm0, 3856(%rsp)
	vmovups	%zmm6, 3664(%rsp)
	vmovups	%zmm5, 3600(%rsp)
	vmovups	%zmm4, 2896(%rsp)
	vmovups	%zmm3, 2832(%rsp)
	vmovups	%zmm2, 3536(%rsp)
	vmovaps	%zmm8, %zmm2
	vmovups	%zmm1, 3792(%rsp)
	movq	%r10, %r9
	movq	%r11, %r10
	movq	%rbx, %r11
	movq	456(%rsp), %rbx
	vmovdqa64	%zmm22, %zmm17
	vmovups	592(%rsp), %zmm30
	vmovdqu64	2320(%rsp), %zmm6
	vmovups	96(%rsp), %zmm14
	vmovups	848(%rsp), %zmm15
	vmovups	5136(%rsp), %zmm13
	vmovups	464(%rsp), %zmm3
	vmovups	288(%rsp), %zmm18
	vmovups	160(%rsp), %zmm5
	vmovups	656(%rsp), %zmm20
.L34b78:
	vmovups	%zmm14, 96(%rsp)
	vmovups	%zmm29, 720(%rsp)
	vmovups	%zmm5, 160(%rsp)
	vmovups	%zmm2, 528(%rsp)
	vmovups	%zmm16, 2384(%rsp)
	vmovups	%zmm10, 2448(%rsp)
	vbroadcastss	.L34c15(%rip), %zmm1
	vmovups	5776(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm22
	vmaxps	%zmm1, %zmm26, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm7
	vmovups	1168(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm4
	vmaxps	%zmm1, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm5
	vmovups	2256(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm0
	vmovups	%zmm0, 1040(%rsp)
	vmovdqu64	6608(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k1
	vmaxps	%zmm1, %zmm18, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	6672(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k3
	vmovdqu64	6736(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k2
	vdivps	%zmm0, %zmm24, %zmm0
	vmovups	%zmm0, 1744(%rsp)
	vmovups	2704(%rsp), %zmm0
	vcmpleps	3984(%rsp), %zmm0, %k4
	vcmpgeps	3920(%rsp), %zmm0, %k5
	vmovups	224(%rsp), %zmm12
	vblendmps	%zmm12, %zmm11, %zmm0 {%k5}
	vbroadcastss	.L34c33(%rip), %zmm1
	vxorps	%zmm1, %zmm12, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm19, %k7
	kmovw	46(%rsp), %k0
	korw	%k0, %k7, %k5
	vblendmps	%zmm19, %zmm24, %zmm8 {%k5}
	vmovups	%zmm8, 2000(%rsp)
	vcmpleps	4112(%rsp), %zmm9, %k4
	vmovups	%zmm9, 1232(%rsp)
	vcmpgeps	4048(%rsp), %zmm9, %k6
	vblendmps	%zmm29, %zmm11, %zmm0 {%k6}
	vxorps	%zmm1, %zmm29, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm19, %k0
	korw	%k0, %k2, %k6
	vblendmps	%zmm19, %zmm24, %zmm9 {%k6}
	vmovups	%zmm9, 2192(%rsp)
	vcmpleps	3088(%rsp), %zmm2, %k2
	vcmpgeps	3024(%rsp), %zmm2, %k4
	vblendmps	%zmm6, %zmm11, %zmm0 {%k4}
	vxorps	%zmm1, %zmm6, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm19, %k2
	korw	%k2, %k3, %k4
	vblendmps	%zmm19, %zmm24, %zmm2 {%k4}
	vmovups	%zmm2, 1936(%rsp)
	vcmpgeps	3152(%rsp), %zmm21, %k3
	vblendmps	%zmm14, %zmm11, %zmm0 {%k3}
	vcmpleps	3216(%rsp), %zmm21, %k3
	vxorps	%zmm1, %zmm14, %zmm0 {%k3}
	vcmpgeps	4176(%rsp), %zmm16, %k3
	vmovaps	%zmm3, %zmm12
	vmovups	%zmm3, 464(%rsp)
	vblendmps	%zmm3, %zmm11, %zmm3 {%k3}
	vcmpleps	4240(%rsp), %zmm16, %k3
	vxorps	%zmm1, %zmm12, %zmm3 {%k3}
	vcmpgeps	4304(%rsp), %zmm10, %k3
	vxorps	%xmm16, %xmm16, %xmm16
	vblendmps	%zmm15, %zmm11, %zmm12 {%k3}
	vcmpleps	4368(%rsp), %zmm10, %k3
	vxorps	%zmm1, %zmm15, %zmm12 {%k3}
	vcmpleps	%zmm0, %zmm16, %k3
	korw	%k3, %k1, %k1
	vblendmps	%zmm16, %zmm24, %zmm1 {%k1}
	vmovups	%zmm1, 1872(%rsp)
	vmulps	%zmm9, %zmm7, %zmm18
	vmovaps	%zmm7, %zmm9
	vmovups	%zmm7, 976(%rsp)
	vmulps	%zmm18, %zmm13, %zmm0
	vmulps	%zmm8, %zmm22, %zmm23
	vmovups	%zmm22, 912(%rsp)
	vmulps	%zmm23, %zmm0, %zmm7
	vmulps	%zmm2, %zmm4, %zmm26
	vmovaps	%zmm4, %zmm13
	vmovups	%zmm4, 784(%rsp)
	vmulps	%zmm26, %zmm30, %zmm0
	vmulps	%zmm23, %zmm0, %zmm25
	vmulps	%zmm7, %zmm25, %zmm4
	vmovaps	%zmm7, %zmm0
	vmovaps	%zmm7, %zmm16
	vfnmadd213ps	%zmm24, %zmm7, %zmm0
	vbroadcastss	.L34c71(%rip), %zmm8
	vmovups	%zmm0, 6288(%rsp)
	vmaxps	%zmm8, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	%zmm1, %zmm5, %zmm11
	vmovaps	%zmm5, %zmm1
	vmovups	%zmm5, 1680(%rsp)
	vmulps	1488(%rsp), %zmm11, %zmm5
	vmulps	%zmm23, %zmm5, %zmm10
	vmulps	%zmm7, %zmm10, %zmm7
	vdivps	%zmm0, %zmm24, %zmm19
	vmulps	%zmm19, %zmm9, %zmm0
	vmovaps	%zmm24, %zmm0 {%k6}
	vmovdqu64	6544(%rsp), %zmm9
	vptestmd	%zmm9, %zmm9, %k6
	vmulps	%zmm22, %zmm0, %zmm9
	vmovaps	%zmm0, %zmm9 {%k5}
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%zmm3, %zmm0, %k5
	korw	%k5, %k6, %k6
	vblendmps	%zmm0, %zmm24, %zmm3 {%k6}
	vmovups	%zmm3, 1808(%rsp)
	vmulps	%zmm26, %zmm20, %zmm0
	vfmsub231ps	%zmm0, %zmm18, %zmm4
	vmulps	%zmm19, %zmm4, %zmm4
	vmulps	%zmm25, %zmm10, %zmm6
	vmovaps	%zmm25, %zmm20
	vfnmadd213ps	%zmm24, %zmm25, %zmm20
	vfnmadd231ps	%zmm4, %zmm4, %zmm20
	vmaxps	%zmm8, %zmm20, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm24, %zmm29
	vmulps	1552(%rsp), %zmm11, %zmm0
	vfmsub231ps	%zmm0, %zmm18, %zmm7
	vmulps	%zmm19, %zmm7, %zmm5
	vmovdqu64	%zmm17, 4880(%rsp)
	vmulps	%zmm11, %zmm17, %zmm7
	vmovaps	%zmm11, %zmm0
	vfmsub231ps	%zmm7, %zmm26, %zmm6
	vmovups	%zmm5, 4496(%rsp)
	vfnmadd231ps	%zmm4, %zmm5, %zmm6
	vmulps	%zmm29, %zmm6, %zmm30
	vmovaps	%zmm10, %zmm22
	vfnmadd213ps	%zmm24, %zmm10, %zmm22
	vfnmadd231ps	%zmm5, %zmm5, %zmm22
	vfnmadd231ps	%zmm30, %zmm30, %zmm22
	vmaxps	%zmm8, %zmm22, %zmm7
	vsqrtps	%zmm7, %zmm8
	vmulps	%zmm29, %zmm13, %zmm11
	vmovaps	%zmm24, %zmm11 {%k4}
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpleps	%zmm12, %zmm2, %k4
	vmovups	1040(%rsp), %zmm5
	vmulps	%zmm3, %zmm5, %zmm12
	vmulps	1296(%rsp), %zmm12, %zmm7
	vmulps	%zmm23, %zmm7, %zmm7
	vmovups	%zmm16, 2640(%rsp)
	vmulps	%zmm16, %zmm7, %zmm13
	vmulps	1360(%rsp), %zmm12, %zmm14
	vfmsub231ps	%zmm14, %zmm18, %zmm13
	vdivps	%zmm8, %zmm24, %zmm3
	vmulps	%zmm3, %zmm1, %zmm14
	vmovaps	%zmm24, %zmm14 {%k1}
	vmovdqu64	6480(%rsp), %zmm8
	vptestmd	%zmm8, %zmm8, %k1
	korw	%k4, %k1, %k1
	vblendmps	%zmm2, %zmm24, %zmm1 {%k1}
	vmovups	1744(%rsp), %zmm2
	vmulps	%zmm1, %zmm2, %zmm15
	vmulps	1424(%rsp), %zmm15, %zmm8
	vmulps	%zmm23, %zmm8, %zmm8
	vmulps	%zmm16, %zmm8, %zmm17
	vmulps	4752(%rsp), %zmm15, %zmm16
	vfmsub231ps	%zmm16, %zmm18, %zmm17
	vmovaps	%zmm25, %zmm6
	vmovups	%zmm25, 4688(%rsp)
	vmulps	%zmm25, %zmm7, %zmm16
	vmovups	%zmm31, 4944(%rsp)
	vmulps	%zmm12, %zmm31, %zmm18
	vfmsub231ps	%zmm18, %zmm26, %zmm16
	vmulps	1104(%rsp), %zmm15, %zmm18
	vmulps	%zmm7, %zmm8, %zmm25
	vfmsub231ps	%zmm18, %zmm12, %zmm25
	vmulps	1616(%rsp), %zmm12, %zmm12
	vmovups	%zmm10, 4624(%rsp)
	vmulps	%zmm10, %zmm7, %zmm18
	vfmsub231ps	%zmm12, %zmm0, %zmm18
	vmulps	%zmm6, %zmm8, %zmm12
	vmovups	%zmm28, 5008(%rsp)
	vmulps	%zmm15, %zmm28, %zmm23
	vmovups	%zmm26, 6416(%rsp)
	vfmsub231ps	%zmm23, %zmm26, %zmm12
	vmovups	%zmm27, 2512(%rsp)
	vmulps	%zmm15, %zmm27, %zmm15
	vmulps	%zmm10, %zmm8, %zmm26
	vmovups	%zmm0, 6352(%rsp)
	vfmsub231ps	%zmm15, %zmm0, %zmm26
	vmulps	%zmm11, %zmm9, %zmm9
	vmulps	%zmm14, %zmm9, %zmm9
	vmulps	%zmm19, %zmm13, %zmm13
	vfnmadd231ps	%zmm4, %zmm13, %zmm16
	vmovups	%zmm29, 6800(%rsp)
	vmulps	%zmm29, %zmm16, %zmm15
	vmovups	4496(%rsp), %zmm0
	vfnmadd231ps	%zmm0, %zmm13, %zmm18
	vmovups	%zmm30, 4560(%rsp)
	vfnmadd231ps	%zmm30, %zmm15, %zmm18
	vmulps	%zmm3, %zmm18, %zmm16
	vmovaps	%zmm24, %zmm18
	vmovaps	%zmm7, %zmm24
	vfnmadd213ps	%zmm18, %zmm7, %zmm24
	vfnmadd231ps	%zmm13, %zmm13, %zmm24
	vfnmadd231ps	%zmm15, %zmm15, %zmm24
	vfnmadd231ps	%zmm16, %zmm16, %zmm24
	vbroadcastss	.L34c71(%rip), %zmm27
	vmaxps	%zmm27, %zmm24, %zmm11
	vsqrtps	%zmm11, %zmm11
	vdivps	%zmm11, %zmm18, %zmm10
	vmulps	%zmm10, %zmm5, %zmm14
	vmovups	%zmm10, 6864(%rsp)
	vmovaps	%zmm18, %zmm14 {%k6}
	vmulps	%zmm19, %zmm17, %zmm23
	vfnmadd231ps	%zmm4, %zmm23, %zmm12
	vmulps	%zmm29, %zmm12, %zmm31
	vfnmadd231ps	%zmm0, %zmm23, %zmm26
	vfnmadd231ps	%zmm30, %zmm31, %zmm26
	vmulps	%zmm3, %zmm26, %zmm30
	vfnmadd231ps	%zmm13, %zmm23, %zmm25
	vfnmadd231ps	%zmm15, %zmm31, %zmm25
	vfnmadd231ps	%zmm16, %zmm30, %zmm25
	vmulps	%zmm10, %zmm25, %zmm11
	vmovaps	%zmm8, %zmm26
	vfnmadd213ps	%zmm18, %zmm8, %zmm26
	vfnmadd231ps	%zmm23, %zmm23, %zmm26
	vfnmadd231ps	%zmm31, %zmm31, %zmm26
	vfnmadd231ps	%zmm30, %zmm30, %zmm26
	vfnmadd231ps	%zmm11, %zmm11, %zmm26
	vmaxps	%zmm27, %zmm26, %zmm12
	vsqrtps	%zmm12, %zmm12
	vmulps	%zmm14, %zmm9, %zmm14
	vdivps	%zmm12, %zmm18, %zmm6
	vmulps	%zmm6, %zmm2, %zmm12
	vmovaps	%zmm2, %zmm27
	vmulps	%zmm12, %zmm14, %zmm2
	vmovaps	%zmm14, %zmm2 {%k1}
	vmovups	%zmm2, 5712(%rsp)
	vmovss	2768(%rsp), %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vucomiss	%xmm10, %xmm9
	kmovw	44(%rsp), %k1
	korw	%k1, %k7, %k1
	knotw	%k1, %k1
	vmovups	912(%rsp), %zmm2
	vmulps	224(%rsp), %zmm2, %zmm12
	vmovaps	%zmm12, %zmm14
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd213ps	%zmm2, %zmm12, %zmm14 {%k1} {z}
	kmovw	42(%rsp), %k1
	korw	%k1, %k0, %k0
	knotw	%k0, %k1
	vmovups	720(%rsp), %zmm2
	vmulps	976(%rsp), %zmm2, %zmm17
	vmovaps	%zmm17, %zmm18 {%k1} {z}
	vfmadd213ps	%zmm14, %zmm18, %zmm18
	kmovw	40(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovups	784(%rsp), %zmm2
	vmulps	2320(%rsp), %zmm2, %zmm25
	vmovaps	%zmm25, %zmm14 {%k1} {z}
	vfmadd213ps	%zmm18, %zmm14, %zmm14
	kmovw	38(%rsp), %k0
	korw	%k0, %k3, %k0
	knotw	%k0, %k1
	vmovups	1680(%rsp), %zmm2
	vmulps	96(%rsp), %zmm2, %zmm28
	vmovaps	%zmm28, %zmm18 {%k1} {z}
	vfmadd213ps	%zmm14, %zmm18, %zmm18
	kmovw	36(%rsp), %k0
	korw	%k0, %k5, %k0
	knotw	%k0, %k1
	vmulps	464(%rsp), %zmm5, %zmm29
	vmovaps	%zmm29, %zmm14 {%k1} {z}
	vfmadd213ps	%zmm18, %zmm14, %zmm14
	kmovw	34(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmulps	848(%rsp), %zmm27, %zmm10
	vmovaps	%zmm19, %zmm18
	vmovaps	%zmm10, %zmm5 {%k1} {z}
	vfmadd213ps	%zmm14, %zmm5, %zmm5
	vmovups	%zmm5, 2768(%rsp)
	vmulps	2000(%rsp), %zmm12, %zmm14
	vmovups	2640(%rsp), %zmm5
	vmulps	%zmm14, %zmm5, %zmm12
	vfmsub231ps	2192(%rsp), %zmm17, %zmm12
	vmovups	4688(%rsp), %zmm27
	vmulps	%zmm14, %zmm27, %zmm17
	vfmsub231ps	1936(%rsp), %zmm25, %zmm17
	vmovups	4624(%rsp), %zmm25
	vmulps	%zmm14, %zmm25, %zmm9
	vfmsub231ps	1872(%rsp), %zmm28, %zmm9
	vmulps	%zmm14, %zmm7, %zmm28
	vfmsub231ps	1808(%rsp), %zmm29, %zmm28
	vmulps	%zmm14, %zmm8, %zmm19
	vmovups	%zmm1, 5200(%rsp)
	vfmsub231ps	%zmm10, %zmm1, %zmm19
	vbroadcastss	.L34c33(%rip), %zmm1
	vxorps	%zmm1, %zmm5, %zmm5
	vmovups	%zmm5, 5520(%rsp)
	vxorps	%zmm1, %zmm27, %zmm5
	vmovups	%zmm5, 5584(%rsp)
	vmovups	6800(%rsp), %zmm10
	vxorps	%zmm1, %zmm25, %zmm5
	vmovups	%zmm5, 4624(%rsp)
	vxorps	%zmm1, %zmm7, %zmm5
	vmovups	%zmm5, 4688(%rsp)
	vxorps	%zmm1, %zmm8, %zmm5
	vmovups	%zmm5, 2640(%rsp)
	vmovaps	%zmm18, %zmm27
	vmulps	%zmm18, %zmm12, %zmm12
	vfnmadd231ps	%zmm4, %zmm12, %zmm17
	vxorps	%zmm1, %zmm4, %zmm4
	vmovups	%zmm4, 5456(%rsp)
	vfnmadd231ps	%zmm0, %zmm12, %zmm9
	vxorps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, 4496(%rsp)
	vmulps	%zmm10, %zmm17, %zmm25
	vmovups	4560(%rsp), %zmm0
	vfnmadd231ps	%zmm0, %zmm25, %zmm9
	vxorps	%zmm1, %zmm0, %zmm7
	vfnmadd231ps	%zmm13, %zmm12, %zmm28
	vxorps	%zmm1, %zmm13, %zmm0
	vmovups	%zmm0, 4560(%rsp)
	vfnmadd231ps	%zmm15, %zmm25, %zmm28
	vxorps	%zmm1, %zmm15, %zmm17
	vmovaps	%zmm3, %zmm4
	vmulps	%zmm3, %zmm9, %zmm29
	vmovups	6864(%rsp), %zmm3
	vfnmadd231ps	%zmm16, %zmm29, %zmm28
	vxorps	%zmm1, %zmm16, %zmm9
	vfnmadd231ps	%zmm23, %zmm12, %zmm19
	vxorps	%zmm1, %zmm23, %zmm16
	vfnmadd231ps	%zmm31, %zmm25, %zmm19
	vxorps	%zmm1, %zmm31, %zmm15
	vfnmadd231ps	%zmm30, %zmm29, %zmm19
	vxorps	%zmm1, %zmm30, %zmm31
	vmulps	%zmm3, %zmm28, %zmm13
	vxorps	%xmm30, %xmm30, %xmm30
	vfnmadd231ps	%zmm11, %zmm13, %zmm19
	vxorps	%zmm1, %zmm11, %zmm5
	vmovaps	%zmm14, %zmm23
	vfmadd213ps	%zmm30, %zmm14, %zmm23
	vfmadd231ps	%zmm12, %zmm12, %zmm23
	vfmadd231ps	%zmm25, %zmm25, %zmm23
	vfmadd231ps	%zmm29, %zmm29, %zmm23
	vfmadd231ps	%zmm13, %zmm13, %zmm23
	vmovaps	%zmm6, %zmm8
	vmulps	%zmm6, %zmm19, %zmm0
	vfmadd231ps	%zmm0, %zmm0, %zmm23
	ja	.L34b96
	vmovaps	%zmm16, %zmm6
	vbroadcastss	16(%r11), %zmm11
	vbroadcastss	.L34c0(%rip), %zmm24
	vmovups	784(%rsp), %zmm28
	vdivps	%zmm28, %zmm24, %zmm16
	vmovups	3280(%rsp), %zmm1
	vdivps	%zmm1, %zmm24, %zmm19
	vmulss	%xmm11, %xmm11, %xmm20
	vbroadcastss	%xmm20, %zmm20
	vcmpgeps	2768(%rsp), %zmm20, %k1
	vmulps	528(%rsp), %zmm16, %zmm16
	vmulps	5712(%rsp), %zmm19, %zmm18
	vdivps	%zmm2, %zmm24, %zmm19
	vmulps	%zmm21, %zmm19, %zmm19
	vmulps	.L34c72(%rip){1to16}, %zmm16, %zmm16
	vmulps	.L34c73(%rip){1to16}, %zmm19, %zmm19
	vcmpunordps	%zmm16, %zmm16, %k2
	vmaxps	%zmm16, %zmm19, %zmm16
	vmovaps	%zmm19, %zmm16 {%k2}
	vbroadcastss	.L34c25(%rip), %zmm20
	vmovups	4432(%rsp), %zmm19
	vcmpltps	%zmm20, %zmm19, %k2
	vaddps	%zmm19, %zmm19, %zmm19
	vsqrtps	%zmm19, %zmm19
	vmulps	.L34c74(%rip){1to16}, %zmm19, %zmm19 {%k2} {z}
	vcmpunordps	%zmm16, %zmm16, %k2
	vmaxps	%zmm16, %zmm19, %zmm16
	vmovaps	%zmm19, %zmm16 {%k2}
	vmulps	%zmm18, %zmm18, %zmm18
	vminps	%zmm24, %zmm18, %zmm18
	vmulps	%zmm11, %zmm18, %zmm11
	vcmpunordps	%zmm11, %zmm11, %k2
	vmaxps	%zmm11, %zmm16, %zmm11
	vmovaps	%zmm16, %zmm11 {%k2}
	vcmpltps	%zmm20, %zmm1, %k2
	vmovaps	%zmm11, %zmm11 {%k2} {z}
	vmulps	%zmm11, %zmm11, %zmm11
	vcmpleps	%zmm11, %zmm23, %k1 {%k1}
	vmovups	2192(%rsp), %zmm1
	vmulps	2000(%rsp), %zmm1, %zmm11
	vmulps	1936(%rsp), %zmm11, %zmm11
	vmulps	1872(%rsp), %zmm11, %zmm11
	vmulps	1808(%rsp), %zmm11, %zmm11
	vmulps	5200(%rsp), %zmm11, %zmm11
	vcmpnltps	%zmm11, %zmm30, %k2
	vmovaps	%zmm24, %zmm11 {%k2} {z}
	vbroadcastss	.L34c23(%rip), %zmm16
	vblendmps	%zmm11, %zmm16, %zmm11 {%k1}
	vmovups	5392(%rsp), %zmm1
	vcmpleps	3408(%rsp), %zmm1, %k1
	vminps	.L34c75(%rip){1to16}, %zmm11, %zmm11 {%k1}
	vmovups	3344(%rsp), %zmm1
	vcmpeqps	%zmm16, %zmm1, %k1
	vmovaps	%zmm11, %zmm1 {%k1}
	vmovups	%zmm1, 3344(%rsp)
	vcmpeqps	%zmm16, %zmm1, %k1
	vmovaps	%zmm24, %zmm22 {%k1} {z}
	vxorps	%xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm22, %xmm11
	vmovshdup	%xmm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vshufpd	$1, %xmm22, %xmm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vshufps	$255, %xmm22, %xmm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vextractf32x4	$1, %ymm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vmovshdup	%xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufpd	$1, %xmm16, %xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufps	$255, %xmm16, %xmm16, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vextractf32x4	$2, %zmm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vmovshdup	%xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufpd	$1, %xmm16, %xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufps	$255, %xmm16, %xmm16, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vextractf32x4	$3, %zmm22, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vmovshdup	%xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufpd	$1, %xmm16, %xmm16, %xmm18
	vaddss	%xmm18, %xmm11, %xmm11
	vshufps	$255, %xmm16, %xmm16, %xmm16
	vaddss	%xmm16, %xmm11, %xmm11
	vucomiss	%xmm1, %xmm11
	vmovups	2384(%rsp), %zmm16
	vmovups	2448(%rsp), %zmm1
	vmovups	%zmm1, 2128(%rsp)
	vbroadcastss	.L34c11(%rip), %zmm11
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm19, %xmm19, %xmm19
	vpbroadcastd	.L34c0(%rip), %zmm30
	vmovups	2704(%rsp), %zmm18
	ja	.L34b52
	vmovaps	%zmm2, %zmm23
	vmulps	%zmm0, %zmm8, %zmm0
	vfmadd213ps	%zmm13, %zmm0, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vfmadd213ps	%zmm29, %zmm5, %zmm9
	vfmadd213ps	%zmm9, %zmm0, %zmm31
	vmulps	%zmm31, %zmm4, %zmm1
	vfmadd213ps	%zmm25, %zmm1, %zmm7
	vfmadd213ps	%zmm7, %zmm5, %zmm17
	vfmadd213ps	%zmm17, %zmm0, %zmm15
	vmulps	%zmm15, %zmm10, %zmm7
	vmovups	5456(%rsp), %zmm3
	vfmadd213ps	%zmm12, %zmm7, %zmm3
	vmovups	4496(%rsp), %zmm2
	vfmadd213ps	%zmm3, %zmm1, %zmm2
	vmovups	4560(%rsp), %zmm3
	vfmadd213ps	%zmm2, %zmm5, %zmm3
	vfmadd213ps	%zmm3, %zmm0, %zmm6
	vmulps	%zmm6, %zmm27, %zmm3
	vmovups	5520(%rsp), %zmm2
	vfmadd213ps	%zmm14, %zmm3, %zmm2
	vmovups	5584(%rsp), %zmm4
	vfmadd213ps	%zmm2, %zmm7, %zmm4
	vmovups	4624(%rsp), %zmm2
	vfmadd213ps	%zmm4, %zmm1, %zmm2
	vmovups	4688(%rsp), %zmm4
	vfmadd213ps	%zmm2, %zmm5, %zmm4
	vmovups	2640(%rsp), %zmm2
	vfmadd213ps	%zmm4, %zmm0, %zmm2
	vmulps	912(%rsp), %zmm2, %zmm2
	vmovups	%zmm2, 160(%rsp)
	vmulps	976(%rsp), %zmm3, %zmm2
	vmovups	%zmm2, 288(%rsp)
	vmulps	%zmm7, %zmm28, %zmm2
	vmovups	%zmm2, 720(%rsp)
	vmulps	%zmm1, %zmm23, %zmm1
	vmovups	%zmm1, 464(%rsp)
	vmulps	1040(%rsp), %zmm5, %zmm1
	vmovups	%zmm1, 96(%rsp)
	vmulps	1744(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 224(%rsp)
	vdivps	5904(%rsp), %zmm24, %zmm0
	vmulps	5968(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L34c58(%rip), %zmm26
	vpaddd	%zmm26, %zmm0, %zmm1
	vpbroadcastd	.L34c59(%rip), %zmm3
	vpandd	%zmm3, %zmm1, %zmm1
	vpsubd	%zmm1, %zmm30, %zmm4
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm24, %zmm0, %zmm4
	vmulps	%zmm4, %zmm4, %zmm0
	vbroadcastss	.L34c60(%rip), %zmm5
	vfmadd213ps	.L34c61(%rip){1to16}, %zmm4, %zmm5
	vbroadcastss	.L34c62(%rip), %zmm6
	vfmadd213ps	.L34c63(%rip){1to16}, %zmm4, %zmm6
	vbroadcastss	.L34c64(%rip), %zmm2
	vfmadd213ps	.L34c65(%rip){1to16}, %zmm4, %zmm2
	vfmadd231ps	.L34c66(%rip){1to16}, %zmm0, %zmm2
	vfmadd213ps	%zmm6, %zmm0, %zmm2
	vfmadd213ps	%zmm5, %zmm0, %zmm2
	vfmadd213ps	%zmm4, %zmm0, %zmm2
	vfmadd231ps	.L34c67(%rip){1to16}, %zmm1, %zmm2
	vmovups	5264(%rsp), %zmm0
	vfmadd231ps	.L34c76(%rip){1to16}, %zmm0, %zmm2
	vmovups	6032(%rsp), %zmm0
	vfmadd231ps	.L34c77(%rip){1to16}, %zmm0, %zmm2
	vmovups	%zmm2, 2320(%rsp)
	movl	12(%rsp), %edx
	shrb	$3, %dl
	testl	%r15d, %r15d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %r8b
	vbroadcastss	.L34c17(%rip), %zmm23
	vbroadcastss	.L34c23(%rip), %zmm25
	movq	80(%rsp), %r12
	jne	.L34b85
	imulq	48(%rsp), %rbx
	xorl	%edx, %edx
	.p2align	4
.L34b82:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$7, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$6, %r9
	vmovups	528(%rsp), %zmm0
	vmulps	(%rdi,%r9), %zmm0, %zmm0
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vbroadcastss	.L34c64(%rip), %zmm18
	vbroadcastss	.L34c65(%rip), %zmm27
	vbroadcastss	.L34c66(%rip), %zmm28
	vbroadcastss	.L34c67(%rip), %zmm29
	vbroadcastss	.L34c60(%rip), %zmm2
	.p2align	4
.L34b83:
	vmovaps	(%r9), %zmm1
	vmovaps	(%r8,%r14), %zmm5
	vfmadd213ps	%zmm21, %zmm0, %zmm1
	vaddps	%zmm1, %zmm5, %zmm1
	vdivps	%zmm1, %zmm24, %zmm7
	vmovaps	-64(%r8,%r14), %zmm10
	vsubps	%zmm1, %zmm10, %zmm10
	vmulps	%zmm7, %zmm10, %zmm10
	vaddps	%zmm23, %zmm7, %zmm12
	vcmpltps	%zmm10, %zmm23, %k1
	vmovaps	%zmm10, %zmm12 {%k1}
	vaddps	%zmm24, %zmm12, %zmm17
	vpaddd	%zmm26, %zmm17, %zmm17
	vpandd	%zmm3, %zmm17, %zmm17
	vpsubd	%zmm17, %zmm30, %zmm19
	vaddps	%zmm23, %zmm19, %zmm20
	vfmadd231ps	%zmm12, %zmm19, %zmm20
	vmulps	%zmm20, %zmm20, %zmm12
	vbroadcastss	.L34c62(%rip), %zmm19
	vfmadd213ps	.L34c63(%rip){1to16}, %zmm20, %zmm19
	vmovaps	%zmm18, %zmm22
	vfmadd213ps	%zmm27, %zmm20, %zmm22
	vfmadd231ps	%zmm28, %zmm12, %zmm22
	vfmadd213ps	%zmm19, %zmm12, %zmm22
	vmovaps	%zmm2, %zmm19
	vfmadd213ps	.L34c61(%rip){1to16}, %zmm20, %zmm19
	vfmadd213ps	%zmm19, %zmm12, %zmm22
	vfmadd213ps	%zmm20, %zmm12, %zmm22
	vcvtdq2ps	%zmm17, %zmm12
	vfmadd231ps	%zmm29, %zmm12, %zmm22
	vaddps	%zmm24, %zmm10, %zmm12
	vmaxps	%zmm23, %zmm10, %zmm10
	vfmsub231ps	%zmm12, %zmm22, %zmm10
	vaddps	%zmm25, %zmm1, %zmm12
	vdivps	%zmm12, %zmm24, %zmm12
	vfmadd231ps	%zmm10, %zmm1, %zmm6
	vmulps	%zmm7, %zmm5, %zmm1
	vmulps	%zmm12, %zmm12, %zmm5
	vaddps	%zmm12, %zmm4, %zmm4
	vmulps	%zmm5, %zmm12, %zmm7
	vaddps	%zmm5, %zmm31, %zmm31
	vaddps	%zmm7, %zmm16, %zmm16
	vfmadd231ps	%zmm7, %zmm1, %zmm11
	vmulps	%zmm7, %zmm5, %zmm7
	vfmadd231ps	%zmm5, %zmm1, %zmm13
	vmulps	%zmm5, %zmm5, %zmm5
	vaddps	%zmm5, %zmm15, %zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm9
	vfmadd231ps	%zmm1, %zmm7, %zmm8
	vaddps	%zmm7, %zmm14, %zmm14
	subq	$-128, %r14
	addq	$320, %r9
	cmpq	%r14, %rsi
	jne	.L34b83
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r15, %rdx
	jne	.L34b82
.L34b85:
	vmovups	160(%rsp), %zmm10
	vbroadcastss	.L34c12(%rip), %zmm2
	vandps	%zmm2, %zmm10, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%zmm1, %zmm0, %zmm0
	vmovups	288(%rsp), %zmm27
	vandps	%zmm2, %zmm27, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	96(%rsp), %zmm2, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	224(%rsp), %zmm2, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	3344(%rsp), %zmm2
	vcmpleps	%zmm24, %zmm2, %k2
	vmovups	2384(%rsp), %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2448(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmulps	.L34c79(%rip){1to16}, %zmm1, %zmm1
	vcmpleps	%zmm1, %zmm0, %k3 {%k2}
	vmovups	976(%rsp), %zmm3
	vmulps	5136(%rsp), %zmm3, %zmm0
	vmovups	912(%rsp), %zmm1
	vmulps	%zmm1, %zmm0, %zmm28
	vmovups	784(%rsp), %zmm29
	vmulps	592(%rsp), %zmm29, %zmm0
	vmulps	%zmm1, %zmm0, %zmm7
	vmulps	656(%rsp), %zmm29, %zmm0
	vmulps	%zmm28, %zmm7, %zmm12
	vfmsub231ps	%zmm0, %zmm3, %zmm12
	vmovups	1680(%rsp), %zmm5
	vmulps	1488(%rsp), %zmm5, %zmm0
	vmulps	%zmm1, %zmm0, %zmm25
	vmulps	1552(%rsp), %zmm5, %zmm0
	vmulps	%zmm28, %zmm25, %zmm17
	vfmsub231ps	%zmm0, %zmm3, %zmm17
	vmovups	%zmm17, 592(%rsp)
	vmulps	4880(%rsp), %zmm5, %zmm0
	vmulps	%zmm7, %zmm25, %zmm20
	vfmsub231ps	%zmm0, %zmm29, %zmm20
	vmovups	1040(%rsp), %zmm18
	vmulps	1296(%rsp), %zmm18, %zmm0
	vmulps	%zmm1, %zmm0, %zmm23
	vmulps	1360(%rsp), %zmm18, %zmm0
	vmulps	%zmm28, %zmm23, %zmm17
	vfmsub231ps	%zmm0, %zmm3, %zmm17
	vmovups	%zmm17, 848(%rsp)
	vmulps	4944(%rsp), %zmm18, %zmm0
	vmulps	%zmm7, %zmm23, %zmm30
	vfmsub231ps	%zmm0, %zmm29, %zmm30
	vmulps	1616(%rsp), %zmm18, %zmm0
	vmulps	%zmm25, %zmm23, %zmm26
	vfmsub231ps	%zmm0, %zmm5, %zmm26
	vmovups	1744(%rsp), %zmm17
	vmulps	1424(%rsp), %zmm17, %zmm0
	vmulps	%zmm1, %zmm0, %zmm19
	vmulps	4752(%rsp), %zmm17, %zmm1
	vmovaps	%zmm17, %zmm0
	vmulps	%zmm28, %zmm19, %zmm17
	vfmsub231ps	%zmm1, %zmm3, %zmm17
	vmovups	%zmm17, 656(%rsp)
	vmovups	2704(%rsp), %zmm17
	vaddps	%zmm17, %zmm10, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3920(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3984(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm1, %zmm17 {%k3}
	vcmpeqps	.L34c22(%rip){1to16}, %zmm2, %k1
	vbroadcastss	208(%r11), %zmm22
	vmovaps	%zmm22, %zmm17 {%k1}
	movq	64(%rsp), %rsi
	movq	%rsi, %rax
	shlq	$6, %rax
	vbroadcastss	12(%r11), %zmm1
	vmovups	%zmm1, 160(%rsp)
	movq	16(%rsp), %rbx
	vmovaps	%zmm17, (%rbx,%rax)
	vmovups	1232(%rsp), %zmm2
	vaddps	%zmm2, %zmm27, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	4048(%rsp), %zmm1
	vminps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	4112(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm2 {%k3}
	vmovaps	%zmm22, %zmm2 {%k1}
	movq	24(%rsp), %r14
	addq	%r14, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm2, (%rbx,%rsi)
	vmovups	%zmm28, 1488(%rsp)
	vfnmadd213ps	%zmm24, %zmm28, %zmm28
	vbroadcastss	.L34c71(%rip), %zmm2
	vmaxps	%zmm2, %zmm28, %zmm3
	vsqrtps	%zmm3, %zmm3
	vmulps	5008(%rsp), %zmm0, %zmm17
	vmulps	%zmm7, %zmm19, %zmm27
	vfmsub231ps	%zmm17, %zmm29, %zmm27
	vdivps	%zmm3, %zmm24, %zmm10
	vmulps	2512(%rsp), %zmm0, %zmm29
	vmulps	%zmm25, %zmm19, %zmm3
	vfmsub231ps	%zmm29, %zmm5, %zmm3
	vminps	%zmm24, %zmm28, %zmm28
	vmulps	%zmm10, %zmm12, %zmm12
	vmovups	%zmm7, 1552(%rsp)
	vfnmadd213ps	%zmm24, %zmm7, %zmm7
	vfnmadd231ps	%zmm12, %zmm12, %zmm7
	vminps	%zmm28, %zmm7, %zmm28
	vmaxps	%zmm2, %zmm7, %zmm5
	vsqrtps	%zmm5, %zmm5
	vmulps	1104(%rsp), %zmm0, %zmm29
	vmulps	%zmm23, %zmm19, %zmm1
	vfmsub231ps	%zmm29, %zmm18, %zmm1
	vdivps	%zmm5, %zmm24, %zmm29
	vmulps	592(%rsp), %zmm10, %zmm17
	vfnmadd231ps	%zmm12, %zmm17, %zmm20
	vmulps	%zmm29, %zmm20, %zmm20
	vmovups	%zmm25, 1616(%rsp)
	vfnmadd213ps	%zmm24, %zmm25, %zmm25
	vfnmadd231ps	%zmm17, %zmm17, %zmm25
	vfnmadd231ps	%zmm20, %zmm20, %zmm25
	vminps	%zmm28, %zmm25, %zmm18
	vmaxps	%zmm2, %zmm25, %zmm25
	vsqrtps	%zmm25, %zmm25
	vdivps	%zmm25, %zmm24, %zmm25
	vmulps	848(%rsp), %zmm10, %zmm0
	vmovaps	%zmm19, %zmm28
	vfnmadd231ps	%zmm12, %zmm0, %zmm30
	vmulps	%zmm29, %zmm30, %zmm30
	vfnmadd231ps	%zmm17, %zmm0, %zmm26
	vfnmadd231ps	%zmm20, %zmm30, %zmm26
	vmulps	%zmm25, %zmm26, %zmm19
	vmovups	%zmm23, 592(%rsp)
	vfnmadd213ps	%zmm24, %zmm23, %zmm23
	vfnmadd231ps	%zmm0, %zmm0, %zmm23
	vfnmadd231ps	%zmm30, %zmm30, %zmm23
	vfnmadd231ps	%zmm19, %zmm19, %zmm23
	vminps	%zmm18, %zmm23, %zmm26
	vmaxps	%zmm2, %zmm23, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmovups	528(%rsp), %zmm23
	vaddps	720(%rsp), %zmm23, %zmm18
	vcmpunordps	%zmm18, %zmm18, %k4
	vmovups	3024(%rsp), %zmm2
	vminps	%zmm18, %zmm2, %zmm18
	vmovaps	%zmm2, %zmm18 {%k4}
	vdivps	%zmm7, %zmm24, %zmm5
	vcmpunordps	%zmm18, %zmm18, %k4
	vmovups	3088(%rsp), %zmm2
	vmaxps	%zmm18, %zmm2, %zmm7
	vmovaps	%zmm2, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm23 {%k3}
	leaq	(%rbx,%rax), %r8
	vmovups	160(%rsp), %zmm2
	vmulps	%zmm2, %zmm23, %zmm7
	vmovaps	%zmm12, %zmm23
	vmovaps	%zmm22, %zmm7 {%k1}
	movq	%r14, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm7, (%rdx,%r8)
	vmovups	%zmm10, 848(%rsp)
	vmulps	656(%rsp), %zmm10, %zmm7
	vfnmadd231ps	%zmm12, %zmm7, %zmm27
	vmovups	%zmm29, 656(%rsp)
	vmulps	%zmm29, %zmm27, %zmm12
	vmovups	%zmm17, 1104(%rsp)
	vfnmadd231ps	%zmm17, %zmm7, %zmm3
	vmovaps	%zmm2, %zmm17
	vmovups	%zmm20, 2256(%rsp)
	vfnmadd231ps	%zmm20, %zmm12, %zmm3
	vmovups	%zmm25, 288(%rsp)
	vmulps	%zmm25, %zmm3, %zmm3
	vmovups	%zmm0, 1424(%rsp)
	vfnmadd231ps	%zmm0, %zmm7, %zmm1
	vmovups	%zmm30, 1168(%rsp)
	vfnmadd231ps	%zmm30, %zmm12, %zmm1
	vmovaps	%zmm19, %zmm10
	vfnmadd231ps	%zmm19, %zmm3, %zmm1
	vmovups	%zmm5, 720(%rsp)
	vmulps	%zmm5, %zmm1, %zmm19
	vmovups	%zmm28, 1360(%rsp)
	vfnmadd213ps	%zmm24, %zmm28, %zmm28
	vfnmadd231ps	%zmm7, %zmm7, %zmm28
	vfnmadd231ps	%zmm12, %zmm12, %zmm28
	vfnmadd231ps	%zmm3, %zmm3, %zmm28
	vfnmadd231ps	%zmm19, %zmm19, %zmm28
	vminps	%zmm26, %zmm28, %zmm1
	vcmpgtps	.L34c78(%rip){1to16}, %zmm1, %k0
	vaddps	464(%rsp), %zmm21, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3152(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3216(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vmovaps	%zmm1, %zmm21 {%k3}
	vmulps	%zmm17, %zmm21, %zmm1
	vmovaps	%zmm22, %zmm1 {%k1}
	leaq	(%r14,%r14,2), %r13
	movq	%r13, %rdx
	shlq	$6, %rdx
	vmovaps	%zmm1, (%rdx,%r8)
	vmovups	2384(%rsp), %zmm5
	vaddps	96(%rsp), %zmm5, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4176(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4240(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm1, %zmm2 {%k3}
	vmovaps	%zmm22, %zmm2 {%k1}
	movq	%r14, %rdx
	shlq	$8, %rdx
	vmovaps	%zmm2, (%rdx,%r8)
	vmovups	2448(%rsp), %zmm5
	vaddps	224(%rsp), %zmm5, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4304(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4368(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k4}
	vmovaps	%zmm5, %zmm2
	vmovaps	%zmm1, %zmm2 {%k3}
	vmovups	%zmm22, 224(%rsp)
	vmovaps	%zmm22, %zmm2 {%k1}
	leaq	(%r14,%r14,4), %rdx
	movq	%rdx, %r9
	shlq	$6, %r9
	vmovaps	%zmm2, (%r9,%r8)
	movl	$6, %r9d
	movl	12(%rsp), %r15d
	testb	$2, %r15b
	je	.L34b88
	vbroadcastss	.L34c33(%rip), %zmm24
	vxorps	1488(%rsp), %zmm24, %zmm1
	vmaxps	.L34c71(%rip){1to16}, %zmm28, %zmm0
	vsqrtps	%zmm0, %zmm0
	vbroadcastss	.L34c0(%rip), %zmm26
	vmovaps	%zmm10, %zmm28
	vmovups	%zmm19, 1296(%rsp)
	vdivps	%zmm0, %zmm26, %zmm19
	vmulps	784(%rsp), %zmm17, %zmm0
	vmovups	%zmm0, 1488(%rsp)
	vmulps	1680(%rsp), %zmm17, %zmm0
	vmovups	%zmm0, 464(%rsp)
	kandw	%k0, %k2, %k2
	movl	%r15d, %r8d
	andl	$4, %r8d
	movl	%r8d, %r9d
	shrl	$2, %r9d
	movq	%r13, 96(%rsp)
	movq	96(%rsp), %r13
	shlq	$7, %r13
	addq	%rbx, %r13
	xorl	%r12d, %r12d
	testl	%r8d, %r8d
	setne	%r12b
	leaq	8(%r9,%r9,2), %r15
	movq	%rsi, 64(%rsp)
	movl	$15, %r14d
	movl	$9, %r9d
	cmoveq	%r9, %r14
	movl	$20, %ebx
	movl	$10, %r9d
	cmoveq	%r9, %rbx
	movl	$26, %r9d
	movl	$11, %esi
	cmoveq	%rsi, %r9
	addq	$7, %r12
	imulq	24(%rsp), %r12
	shlq	$6, %r12
	addq	16(%rsp), %r12
	imulq	24(%rsp), %r15
	shlq	$6, %r15
	addq	16(%rsp), %r15
	imulq	24(%rsp), %r14
	shlq	$6, %r14
	addq	16(%rsp), %r14
	imulq	24(%rsp), %rbx
	shlq	$6, %rbx
	addq	16(%rsp), %rbx
	imulq	24(%rsp), %r9
	shlq	$6, %r9
	addq	16(%rsp), %r9
	vmovups	848(%rsp), %zmm29
	vmulps	%zmm1, %zmm29, %zmm27
	vmovups	1552(%rsp), %zmm1
	vfmadd231ps	%zmm27, %zmm23, %zmm1
	vxorps	%zmm24, %zmm1, %zmm1
	vmovups	656(%rsp), %zmm25
	vmulps	%zmm1, %zmm25, %zmm30
	vxorps	%zmm24, %zmm29, %zmm1
	vmulps	%zmm1, %zmm23, %zmm1
	vmulps	%zmm25, %zmm1, %zmm21
	vmovups	1616(%rsp), %zmm1
	vmovups	1104(%rsp), %zmm2
	vfmadd231ps	%zmm27, %zmm2, %zmm1
	vmovups	2256(%rsp), %zmm17
	vfmadd231ps	%zmm30, %zmm17, %zmm1
	vxorps	%zmm24, %zmm1, %zmm1
	vmovups	288(%rsp), %zmm5
	vmulps	%zmm1, %zmm5, %zmm22
	vmulps	%zmm2, %zmm29, %zmm10
	vfmadd231ps	%zmm21, %zmm17, %zmm10
	vxorps	%zmm24, %zmm10, %zmm10
	vmulps	%zmm10, %zmm5, %zmm23
	vxorps	%zmm24, %zmm25, %zmm10
	vmulps	%zmm10, %zmm17, %zmm10
	vmovups	1168(%rsp), %zmm20
	vmulps	%zmm5, %zmm10, %zmm1
	vmovups	592(%rsp), %zmm2
	vmovups	1424(%rsp), %zmm17
	vfmadd231ps	%zmm27, %zmm17, %zmm2
	vfmadd231ps	%zmm30, %zmm20, %zmm2
	vfmadd231ps	%zmm22, %zmm28, %zmm2
	vxorps	%zmm24, %zmm2, %zmm10
	vmovups	720(%rsp), %zmm2
	vmulps	%zmm10, %zmm2, %zmm26
	vmulps	%zmm17, %zmm29, %zmm10
	vfmadd231ps	%zmm21, %zmm20, %zmm10
	vfmadd231ps	%zmm23, %zmm28, %zmm10
	vxorps	%zmm24, %zmm10, %zmm10
	vmulps	%zmm10, %zmm2, %zmm10
	vmulps	%zmm20, %zmm25, %zmm20
	vfmadd231ps	%zmm1, %zmm28, %zmm20
	vxorps	%zmm24, %zmm20, %zmm20
	vmulps	%zmm20, %zmm2, %zmm18
	vmovups	%zmm18, 160(%rsp)
	vxorps	%zmm24, %zmm5, %zmm20
	vmulps	%zmm20, %zmm28, %zmm20
	vmovaps	%zmm19, %zmm28
	vmulps	%zmm2, %zmm20, %zmm0
	vmovups	%zmm0, 1616(%rsp)
	vmovups	1360(%rsp), %zmm19
	vfmadd231ps	%zmm27, %zmm7, %zmm19
	vfmadd231ps	%zmm30, %zmm12, %zmm19
	vfmadd231ps	%zmm22, %zmm3, %zmm19
	vmovups	1296(%rsp), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm19
	vxorps	%zmm24, %zmm19, %zmm19
	vmulps	%zmm19, %zmm28, %zmm17
	vmulps	%zmm7, %zmm29, %zmm7
	vfmadd231ps	%zmm21, %zmm12, %zmm7
	vfmadd231ps	%zmm23, %zmm3, %zmm7
	vmovaps	%zmm0, %zmm19
	vfmadd231ps	%zmm10, %zmm0, %zmm7
	vxorps	%zmm24, %zmm7, %zmm7
	vmulps	%zmm7, %zmm28, %zmm20
	vmulps	%zmm12, %zmm25, %zmm7
	vfmadd231ps	%zmm1, %zmm3, %zmm7
	vmovaps	%zmm1, %zmm12
	vfmadd231ps	%zmm18, %zmm0, %zmm7
	vxorps	%zmm24, %zmm7, %zmm7
	vmulps	%zmm7, %zmm28, %zmm0
	vmovups	%zmm0, 592(%rsp)
	vmulps	%zmm3, %zmm5, %zmm18
	vmovups	1488(%rsp), %zmm0
	vmovups	1616(%rsp), %zmm1
	vfmadd231ps	%zmm1, %zmm19, %zmm18
	vmovaps	%zmm19, %zmm3
	vxorps	%zmm24, %zmm18, %zmm18
	vmulps	%zmm18, %zmm28, %zmm7
	vxorps	%zmm24, %zmm2, %zmm19
	vmulps	%zmm19, %zmm3, %zmm3
	vmulps	%zmm28, %zmm3, %zmm18
	vmovups	%zmm27, 784(%rsp)
	vfmadd213ps	.L34c0(%rip){1to16}, %zmm27, %zmm27
	vmovups	%zmm30, 1296(%rsp)
	vfmadd231ps	%zmm30, %zmm30, %zmm27
	vmovups	%zmm22, 1104(%rsp)
	vfmadd231ps	%zmm22, %zmm22, %zmm27
	vmovups	%zmm26, 1168(%rsp)
	vfmadd231ps	%zmm26, %zmm26, %zmm27
	vmovups	%zmm17, 1552(%rsp)
	vfmadd231ps	%zmm17, %zmm17, %zmm27
	vmovups	912(%rsp), %zmm17
	vmulps	%zmm27, %zmm17, %zmm3
	vmovups	224(%rsp), %zmm24
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm17, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%r13)
	movq	96(%rsp), %r13
	vmulps	%zmm29, %zmm29, %zmm3
	vfmadd231ps	%zmm21, %zmm21, %zmm3
	vmovaps	%zmm23, %zmm19
	vfmadd231ps	%zmm23, %zmm23, %zmm3
	vmovaps	%zmm10, %zmm29
	vfmadd231ps	%zmm10, %zmm10, %zmm3
	vmovups	%zmm20, 1424(%rsp)
	vfmadd231ps	%zmm20, %zmm20, %zmm3
	vmovaps	%zmm18, %zmm20
	vmovaps	%zmm7, %zmm18
	vmovaps	%zmm1, %zmm7
	vmovups	592(%rsp), %zmm23
	vmovups	160(%rsp), %zmm10
	vmovups	976(%rsp), %zmm17
	vmulps	%zmm3, %zmm17, %zmm3
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm17, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%r12)
	movq	80(%rsp), %r12
	vmulps	%zmm25, %zmm25, %zmm3
	vmovups	464(%rsp), %zmm25
	vmovups	%zmm12, 2256(%rsp)
	vfmadd231ps	%zmm12, %zmm12, %zmm3
	vfmadd231ps	%zmm10, %zmm10, %zmm3
	vfmadd231ps	%zmm23, %zmm23, %zmm3
	vmulps	%zmm0, %zmm3, %zmm3
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm0, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%r15)
	movl	12(%rsp), %r15d
	vmulps	%zmm5, %zmm5, %zmm3
	vmovups	1744(%rsp), %zmm5
	vfmadd231ps	%zmm1, %zmm1, %zmm3
	vfmadd231ps	%zmm18, %zmm18, %zmm3
	vmulps	%zmm25, %zmm3, %zmm3
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm25, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%r14)
	movq	24(%rsp), %r14
	movq	64(%rsp), %rsi
	vmulps	%zmm2, %zmm2, %zmm3
	vfmadd231ps	%zmm20, %zmm20, %zmm3
	vmovups	1040(%rsp), %zmm17
	vmulps	%zmm3, %zmm17, %zmm3
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm17, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%rbx)
	movq	16(%rsp), %rbx
	vmovups	%zmm28, 1360(%rsp)
	vmulps	%zmm28, %zmm28, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vmovaps	%zmm24, %zmm26
	vmulps	%zmm3, %zmm5, %zmm26 {%k2}
	vmovaps	%zmm26, (%rax,%r9)
	movl	$12, %r9d
	testl	%r8d, %r8d
	je	.L34b88
	vmovaps	%zmm21, %zmm30
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm20, %zmm12
	vmovups	784(%rsp), %zmm0
	vmulps	848(%rsp), %zmm0, %zmm0
	vmovups	1296(%rsp), %zmm20
	vfmadd231ps	%zmm20, %zmm30, %zmm0
	vmovups	1104(%rsp), %zmm1
	vfmadd231ps	%zmm1, %zmm19, %zmm0
	vmovaps	%zmm29, %zmm30
	vmovups	1168(%rsp), %zmm22
	vfmadd231ps	%zmm22, %zmm29, %zmm0
	vmovups	1552(%rsp), %zmm29
	vmovups	1424(%rsp), %zmm17
	vfmadd231ps	%zmm29, %zmm17, %zmm0
	vmovups	976(%rsp), %zmm28
	vmulps	%zmm0, %zmm28, %zmm0
	vmovups	224(%rsp), %zmm26
	vmovaps	%zmm26, %zmm3
	vmovups	912(%rsp), %zmm24
	vmulps	%zmm0, %zmm24, %zmm3 {%k2}
	imulq	$448, %r14, %r8
	addq	%rbx, %r8
	vmovaps	%zmm3, (%rax,%r8)
	vmovups	656(%rsp), %zmm2
	vmulps	%zmm20, %zmm2, %zmm0
	vmovups	2256(%rsp), %zmm20
	vfmadd231ps	%zmm1, %zmm20, %zmm0
	vfmadd231ps	%zmm22, %zmm10, %zmm0
	vfmadd231ps	%zmm29, %zmm23, %zmm0
	vmulps	%zmm27, %zmm0, %zmm0
	vmovaps	%zmm26, %zmm3
	vmulps	%zmm0, %zmm24, %zmm3 {%k2}
	leaq	(%r14,%r14,8), %r8
	movq	%r8, %r9
	shlq	$6, %r9
	addq	%rbx, %r9
	vmovaps	%zmm3, (%rax,%r9)
	vmulps	%zmm21, %zmm2, %zmm0
	vfmadd231ps	%zmm19, %zmm20, %zmm0
	vfmadd231ps	%zmm30, %zmm10, %zmm0
	vfmadd231ps	%zmm17, %zmm23, %zmm0
	vmulps	%zmm27, %zmm0, %zmm0
	vmovaps	%zmm26, %zmm3
	vmulps	%zmm0, %zmm28, %zmm3 {%k2}
	shlq	$7, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmovups	288(%rsp), %zmm2
	vmulps	%zmm1, %zmm2, %zmm0
	vfmadd231ps	%zmm22, %zmm7, %zmm0
	vfmadd231ps	%zmm29, %zmm18, %zmm0
	vmulps	%zmm25, %zmm0, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm24, %zmm1 {%k2}
	movq	%r13, %rdx
	shlq	$8, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm19, %zmm2, %zmm0
	vfmadd231ps	%zmm30, %zmm7, %zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm0
	vmulps	%zmm25, %zmm0, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm28, %zmm1 {%k2}
	imulq	$832, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm20, %zmm2, %zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm0
	vfmadd231ps	%zmm23, %zmm18, %zmm0
	vmulps	%zmm25, %zmm0, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm27, %zmm1 {%k2}
	imulq	$896, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmovups	720(%rsp), %zmm2
	vmulps	%zmm22, %zmm2, %zmm0
	vfmadd231ps	%zmm29, %zmm12, %zmm0
	vmovups	1040(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm24, %zmm1 {%k2}
	movq	%r14, %rdx
	shlq	$10, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm30, %zmm2, %zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm28, %zmm1 {%k2}
	imulq	$1088, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm10, %zmm2, %zmm0
	vfmadd231ps	%zmm23, %zmm12, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm27, %zmm0, %zmm1 {%k2}
	shlq	$7, %r8
	addq	%rbx, %r8
	vmovaps	%zmm1, (%rax,%r8)
	vmulps	%zmm7, %zmm2, %zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm25, %zmm0, %zmm1 {%k2}
	imulq	$1216, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmovups	1360(%rsp), %zmm2
	vmulps	%zmm29, %zmm2, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm24, %zmm1 {%k2}
	imulq	$1344, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm17, %zmm2, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm0, %zmm28, %zmm1 {%k2}
	imulq	$1408, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm23, %zmm2, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm27, %zmm0, %zmm1 {%k2}
	imulq	$1472, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm18, %zmm2, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm26, %zmm1
	vmulps	%zmm25, %zmm0, %zmm1 {%k2}
	shlq	$9, %r13
	addq	%rbx, %r13
	vmovaps	%zmm1, (%rax,%r13)
	vmulps	%zmm12, %zmm2, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmulps	%zmm0, %zmm3, %zmm26 {%k2}
	imulq	$1600, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm26, (%rax,%rdx)
	movl	$27, %r9d
.L34b88:
	testb	$8, %r15b
	je	.L34b90
	vbroadcastss	208(%r11), %zmm0
	vmovups	3344(%rsp), %zmm1
	vcmpeqps	.L34c22(%rip){1to16}, %zmm1, %k2
	vaddps	%zmm6, %zmm6, %zmm1
	vmovups	2320(%rsp), %zmm7
	vfmsub132ps	.L34c32(%rip){1to16}, %zmm6, %zmm7
	vbroadcastss	100(%r11), %zmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%zmm5, %zmm4, %zmm3
	vfmadd231ps	104(%r11){1to16}, %zmm31, %zmm3
	vfmadd231ps	108(%r11){1to16}, %zmm16, %zmm3
	vfmadd231ps	112(%r11){1to16}, %zmm15, %zmm3
	vfmadd231ps	116(%r11){1to16}, %zmm14, %zmm3
	vfmadd231ps	120(%r11){1to16}, %zmm13, %zmm3
	vfmadd231ps	124(%r11){1to16}, %zmm11, %zmm3
	vfmadd231ps	128(%r11){1to16}, %zmm9, %zmm3
	vfmadd231ps	132(%r11){1to16}, %zmm8, %zmm3
	vbroadcastss	136(%r11), %zmm2
	vmovups	5840(%rsp), %zmm6
	vaddps	%zmm3, %zmm6, %zmm3
	vfmadd213ps	%zmm5, %zmm4, %zmm2
	vfmadd231ps	140(%r11){1to16}, %zmm31, %zmm2
	vfmadd231ps	144(%r11){1to16}, %zmm16, %zmm2
	vfmadd231ps	148(%r11){1to16}, %zmm15, %zmm2
	vfmadd231ps	152(%r11){1to16}, %zmm14, %zmm2
	vfmadd231ps	156(%r11){1to16}, %zmm13, %zmm2
	vfmadd231ps	160(%r11){1to16}, %zmm11, %zmm2
	vfmadd231ps	164(%r11){1to16}, %zmm9, %zmm2
	vfmadd231ps	168(%r11){1to16}, %zmm8, %zmm2
	vfmadd132ps	172(%r11){1to16}, %zmm5, %zmm4
	vfmadd231ps	176(%r11){1to16}, %zmm31, %zmm4
	vfmadd231ps	180(%r11){1to16}, %zmm16, %zmm4
	vfmadd231ps	184(%r11){1to16}, %zmm15, %zmm4
	vfmadd231ps	188(%r11){1to16}, %zmm14, %zmm4
	vfmadd231ps	192(%r11){1to16}, %zmm13, %zmm4
	vfmadd231ps	196(%r11){1to16}, %zmm11, %zmm4
	vfmadd231ps	200(%r11){1to16}, %zmm9, %zmm4
	vfmadd231ps	204(%r11){1to16}, %zmm8, %zmm4
	vfmadd231ps	.L34c75(%rip){1to16}, %zmm6, %zmm2
	vfmadd231ps	.L34c80(%rip){1to16}, %zmm6, %zmm4
	vmovaps	%zmm0, %zmm7 {%k2}
	movq	%r9, %rdx
	imulq	%r14, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm7, (%rax,%rdx)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	1(%r9), %rdx
	imulq	%r14, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	2(%r9), %rdx
	imulq	%r14, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	3(%r9), %rdx
	imulq	%r14, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%zmm2, (%rax,%rdx)
	vmovaps	%zmm0, %zmm4 {%k2}
	addq	$4, %r9
	imulq	%r14, %r9
	shlq	$6, %r9
	addq	%rbx, %r9
	vmovaps	%zmm4, (%rax,%r9)
	jmp	.L34b90
.L34b94:
	addq	$6936, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L34b95:
	vzeroupper
	retq
