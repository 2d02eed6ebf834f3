# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L22c0:
	.long	0x3f800000
.L22c1:
	.long	1048576
.L22c2:
	.long	0x5d800000
.L22c3:
	.long	0x3f40094e
.L22c4:
	.long	0x3e1d5a5a
.L22c5:
	.long	0x3bd74912
.L22c6:
	.long	0x3f156f3d
.L22c7:
	.long	0x3d26f715
.L22c8:
	.long	8388607
.L22c9:
	.long	0x21800000
.L22c10:
	.long	0xc9800000
.L22c11:
	.long	0x3f000000
.L22c12:
	.long	0x7fffffff
.L22c13:
	.long	0x40400000
.L22c14:
	.long	2139095039
.L22c15:
	.long	0x0da24260
.L22c16:
	.long	0x1e3ce508
.L22c17:
	.long	0xbf800000
.L22c18:
	.long	0x41100000
.L22c19:
	.long	0x3e800000
.L22c20:
	.long	0x41490fdb
.L22c21:
	.long	0x40a00000
.L22c22:
	.long	0x40800000
.L22c23:
	.long	0x3fc00000
.L22c24:
	.long	0x7149f2ca
.L22c25:
	.long	2
.L22c26:
	.long	4
.L22c27:
	.long	8
.L22c28:
	.long	16
.L22c29:
	.long	0x3f3504f3
.L22c30:
	.long	0x3ecc422a
.L22c31:
	.long	0x3f106ebb
.L22c32:
	.long	0xbf000000
.L22c33:
	.long	0x80000000
.L22c34:
	.long	0xc2ae0000
.L22c35:
	.long	0x3fb8aa3b
.L22c36:
	.long	0xbf317200
.L22c37:
	.long	0xb5bfbe8e
.L22c38:
	.long	0x3aae0472
.L22c39:
	.long	0x3c1e8629
.L22c40:
	.long	0x3d635b73
.L22c41:
	.long	0x3e75fc8c
.L22c42:
	.long	0x3f317214
.L22c43:
	.long	0x42fe0000
.L22c44:
	.long	0x3e99999a
.L22c45:
	.long	0xbe04a19d
.L22c46:
	.long	0x3ef89ba5
.L22c47:
	.long	0xbf03248e
.L22c48:
	.long	0x3f0c3744
.L22c49:
	.long	0xbdc1d79d
.L22c50:
	.long	0x3e5c1572
.L22c51:
	.long	0x3e17e642
.L22c52:
	.long	0x3e2ecff8
.L22c53:
	.long	0x3e2d3f9f
.L22c54:
	.long	0xc0000000
.L22c55:
	.long	0x41400000
.L22c56:
	.long	3234528013
.L22c57:
	.long	4286578688
.L22c58:
	.long	0x3eaaac4e
.L22c59:
	.long	0xbf00000d
.L22c60:
	.long	0x3e4bdb47
.L22c61:
	.long	0xbe7fd7d0
.L22c62:
	.long	0x3e259a3a
.L22c63:
	.long	0xbe2ec8d2
.L22c64:
	.long	0xbddadb52
.L22c65:
	.long	0x33b17218
.L22c66:
	.long	0x3727c5ac
.L22c67:
	.long	0x3a83126f
.L22c68:
	.long	0x41800000
.L22c69:
	.long	0x358637bd
.L22c70:
	.long	0x350637bd
.L22c71:
	.long	0x34210fb0
.L22c72:
	.long	0x36a7c5ac
.L22c73:
	.long	0x40000000
.L22c74:
	.long	0x3f317218
.L22c75:
	.long	0x3feb3f8f
.L22c76:
	.long	0x38d1b717
.L22c77:
	.long	0x3951b717
.L22c78:
	.long	0x41000000
.L22c79:
	.long	0x3cf5c28f
.L22c80:
	.long	0x41200000
.L22c81:
	.long	0x26901d7d
.L22c82:
	.long	0x3f800054
.L22c83:
	.long	0xbf4ccccd
	.globl	gaussmle_xynbs_maps_v4
gaussmle_xynbs_maps_v4:
	.globl	_gaussmle_xynbs_maps_v4
_gaussmle_xynbs_maps_v4:
	testl	%ecx, %ecx
	je	.L22b92
	testl	%edx, %edx
	je	.L22b92
	testl	%esi, %esi
	je	.L22b92
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5448, %rsp
	movq	5520(%rsp), %rax
	movl	%esi, %r11d
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %rsi
	movq	%rsi, 40(%rsp)
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 176(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	5504(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 144(%rsp)
	movq	%r9, 160(%rsp)
	leaq	(%r9,%r9), %rbx
	movq	%rdx, 48(%rsp)
	imulq	%r11, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 136(%rsp)
	leaq	(%r11,%r11), %rcx
	movq	%rcx, 152(%rsp)
	leaq	256(%rdi), %rbp
	vbroadcastss	.L22c0(%rip), %zmm31
	vbroadcastss	.L22c13(%rip), %zmm21
	leaq	64(%r10), %rcx
	vxorps	%xmm24, %xmm24, %xmm24
	xorl	%r9d, %r9d
	vpbroadcastd	.L22c46(%rip), %zmm28
	vbroadcastss	.L22c2(%rip), %zmm27
	vbroadcastss	.L22c3(%rip), %zmm29
	vbroadcastss	.L22c4(%rip), %zmm30
	vbroadcastss	.L22c5(%rip), %zmm18
	vbroadcastss	.L22c6(%rip), %zmm16
	vbroadcastss	.L22c7(%rip), %zmm22
	vpbroadcastd	.L22c8(%rip), %zmm17
	movq	%r11, 192(%rsp)
	movq	%r12, 184(%rsp)
	jmp	.L22b4
	.p2align	4
.L22b90:
	movq	%rsi, %r9
	incq	%r9
	movq	%rdx, %rbx
	addq	136(%rsp), %rbx
	cmpq	144(%rsp), %r9
	je	.L22b91
.L22b4:
	movq	%r9, %rsi
	imulq	48(%rsp), %r9
	movq	%r9, 168(%rsp)
	movq	%rbx, %rdx
	xorl	%r14d, %r14d
	movq	%rbx, 208(%rsp)
	movq	%rsi, 200(%rsp)
	jmp	.L22b5
	.p2align	4
.L22b89:
	incq	%r14
	addq	152(%rsp), %rbx
	cmpq	48(%rsp), %r14
	je	.L22b90
.L22b5:
	movq	168(%rsp), %r9
	addq	%r14, %r9
	imulq	%r11, %r9
	addq	160(%rsp), %r9
	movq	%rbx, 32(%rsp)
	xorl	%r15d, %r15d
	movq	%rbx, 232(%rsp)
	movq	%r14, 224(%rsp)
	movq	%r9, 216(%rsp)
	jmp	.L22b6
	.p2align	4
.L22b87:
	korw	%k0, %k1, %k1
	vbroadcastss	.L22c13(%rip), %zmm21
	vblendmps	%zmm10, %zmm21, %zmm0 {%k1}
	movq	176(%rsp), %rdx
	vmovups	2688(%rsp), %zmm1
	vmovaps	%zmm1, (%rdx,%r15)
	vmovaps	%zmm0, (%rdx,%r13)
	movq	5520(%rsp), %rax
	movq	192(%rsp), %r11
	movq	208(%rsp), %rdx
	movq	200(%rsp), %rsi
	vbroadcastss	.L22c46(%rip), %zmm28
	vbroadcastss	.L22c2(%rip), %zmm27
	vbroadcastss	.L22c3(%rip), %zmm29
	vbroadcastss	.L22c4(%rip), %zmm30
	vbroadcastss	.L22c5(%rip), %zmm18
	vbroadcastss	.L22c6(%rip), %zmm16
	vbroadcastss	.L22c7(%rip), %zmm22
	vpbroadcastd	.L22c8(%rip), %zmm17
	movq	232(%rsp), %rbx
	movq	224(%rsp), %r14
	movq	216(%rsp), %r9
	movq	248(%rsp), %r15
	vxorps	%xmm24, %xmm24, %xmm24
.L22b88:
	incq	%r15
	addq	$2, 32(%rsp)
	cmpq	%r11, %r15
	je	.L22b89
.L22b6:
	leaq	(%r9,%r15), %r13
	movl	8(%rax), %r8d
	movq	%r8, 24(%rsp)
	cmpq	%r8, %r13
	jae	.L22b88
	movq	%r15, 248(%rsp)
	movq	%r13, %rdx
	movl	(%rax), %r13d
	movl	16(%rax), %esi
	movl	%esi, 64(%rsp)
	movl	20(%rax), %eax
	movl	%eax, 8(%rsp)
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rsi
	movq	%rdx, 240(%rsp)
	imulq	%rdx, %rsi
	addq	%rsi, %rsi
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r13, %r13
	je	.L22b8
	leaq	(,%r13,2), %rax
	movl	$2, %r15d
	subq	%r13, %r15
	movq	32(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm26, %xmm26, %xmm26
	vmovaps	%zmm31, %zmm23
	vmovaps	%zmm31, %zmm25
	vpbroadcastd	.L22c1(%rip), %zmm9
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r9d, %r9d
	jmp	.L22b10
	.p2align	4
.L22b37:
	vaddps	%zmm13, %zmm5, %zmm5
	vaddps	%zmm8, %zmm12, %zmm12
	vaddps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm15, %zmm11, %zmm11
	incq	%r9
	addq	%rax, %r14
	cmpq	%r13, %r9
	je	.L22b38
.L22b10:
	movl	%r14d, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$7, %rdx
	movl	%eax, %r8d
	imull	%r9d, %r8d
	addl	%esi, %r8d
	andl	$2147483646, %r8d
	shlq	$6, %r8
	leaq	(%r10,%r8), %r12
	vmovaps	(%r10,%r8), %zmm0
	vmovaps	64(%r10,%r8), %zmm8
	testb	$8, 8(%rsp)
	jne	.L22b11
	cmpl	$1, %r13d
	jne	.L22b20
	vaddps	%zmm8, %zmm10, %zmm10
.L22b20:
	leaq	192(%r10), %r8
	addq	%r8, %rdx
	vsubps	%zmm8, %zmm0, %zmm13
	cmpq	$1, %r13
	jne	.L22b22
	vaddps	%zmm13, %zmm3, %zmm3
.L22b22:
	vaddps	%zmm24, %zmm13, %zmm4
	vaddps	%zmm24, %zmm8, %zmm15
	je	.L22b35
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L22b24
	movl	$1, %r8d
	.p2align	4
.L22b26:
	vmovaps	-64(%rdx), %zmm0
	vmovaps	(%rdx), %zmm7
	vsubps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm0, %zmm4, %zmm4
	vaddps	%zmm7, %zmm15, %zmm15
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	subq	$-128, %rdx
	cmpq	$1, %r11
	jne	.L22b26
	jmp	.L22b27
	.p2align	4
.L22b11:
	cmpl	$1, %r13d
	jne	.L22b13
	vaddps	%zmm8, %zmm10, %zmm10
.L22b13:
	leaq	192(%r10), %r8
	addq	%r8, %rdx
	vcmpltps	%zmm27, %zmm8, %k1
	vmovaps	%zmm0, %zmm7 {%k1} {z}
	vaddps	%zmm29, %zmm7, %zmm4
	vfmadd213ps	%zmm30, %zmm7, %zmm4
	vfmadd213ps	%zmm18, %zmm7, %zmm4
	vaddps	%zmm16, %zmm7, %zmm15
	vfmadd213ps	%zmm22, %zmm7, %zmm15
	vsubps	%zmm8, %zmm0, %zmm13
	cmpq	$1, %r13
	jne	.L22b15
	vaddps	%zmm13, %zmm3, %zmm3
.L22b15:
	vcmpltps	%zmm7, %zmm24, %k1
	vmulps	%zmm4, %zmm23, %zmm23 {%k1}
	vmulps	%zmm15, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm23, %zmm0
	vpsrld	$23, %zmm25, %zmm4
	vpsubd	%zmm4, %zmm9, %zmm4
	vpaddd	%zmm0, %zmm4, %zmm9
	vpbroadcastd	.L22c0(%rip), %zmm0
	vpternlogd	$236, %zmm17, %zmm0, %zmm23
	vpternlogd	$236, %zmm17, %zmm0, %zmm25
	vbroadcastss	.L22c0(%rip), %zmm0 {%k1} {z}
	vaddps	%zmm0, %zmm26, %zmm26
	vaddps	%zmm24, %zmm13, %zmm4
	vaddps	%zmm24, %zmm8, %zmm15
	je	.L22b35
	vmovdqa64	%zmm25, %zmm24
	vmovdqa64	%zmm23, %zmm25
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L22b17
	movl	$1, %r8d
	vpbroadcastd	.L22c0(%rip), %zmm28
	vbroadcastss	.L22c6(%rip), %zmm22
	vbroadcastss	.L22c7(%rip), %zmm20
	vmovdqa64	%zmm17, %zmm23
	vxorps	%xmm19, %xmm19, %xmm19
	.p2align	4
.L22b31:
	vmovaps	-64(%rdx), %zmm0
	vmovaps	(%rdx), %zmm7
	vcmpltps	%zmm27, %zmm7, %k1
	vmovaps	%zmm0, %zmm16 {%k1} {z}
	vaddps	%zmm29, %zmm16, %zmm17
	vfmadd213ps	%zmm30, %zmm16, %zmm17
	vfmadd213ps	%zmm18, %zmm16, %zmm17
	vaddps	%zmm22, %zmm16, %zmm18
	vfmadd213ps	%zmm20, %zmm16, %zmm18
	vcmpltps	%zmm16, %zmm19, %k1
	vmulps	%zmm17, %zmm25, %zmm25 {%k1}
	vmulps	%zmm18, %zmm24, %zmm24 {%k1}
	vbroadcastss	.L22c5(%rip), %zmm18
	vpsrld	$23, %zmm25, %zmm16
	vpsrld	$23, %zmm24, %zmm17
	vpsubd	%zmm17, %zmm9, %zmm9
	vpaddd	%zmm16, %zmm9, %zmm9
	vpternlogd	$236, %zmm23, %zmm28, %zmm25
	vpternlogd	$236, %zmm23, %zmm28, %zmm24
	vbroadcastss	.L22c0(%rip), %zmm16 {%k1} {z}
	vaddps	%zmm16, %zmm26, %zmm26
	vsubps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm0, %zmm4, %zmm4
	vaddps	%zmm7, %zmm15, %zmm15
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	subq	$-128, %rdx
	cmpq	$1, %r11
	jne	.L22b31
	jmp	.L22b32
.L22b24:
	movl	$1, %r8d
.L22b27:
	movq	%r8, %rdx
	shlq	$7, %rdx
	vmovaps	(%r12,%rdx), %zmm7
	vmovaps	64(%r12,%rdx), %zmm0
	vsubps	%zmm0, %zmm7, %zmm7
	incq	%r8
	cmpq	%r13, %r8
	jne	.L22b29
	vaddps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm0, %zmm10, %zmm10
.L22b29:
	vaddps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm0, %zmm15, %zmm15
.L22b35:
	testq	%r9, %r9
	jne	.L22b37
.L22b36:
	vaddps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm15, %zmm14, %zmm14
	jmp	.L22b37
.L22b17:
	movl	$1, %r8d
	vbroadcastss	.L22c6(%rip), %zmm22
	vbroadcastss	.L22c7(%rip), %zmm20
.L22b32:
	movq	%r8, %rdx
	shlq	$7, %rdx
	vmovaps	(%r12,%rdx), %zmm7
	vmovaps	64(%r12,%rdx), %zmm0
	vcmpltps	%zmm27, %zmm0, %k1
	vmovaps	%zmm7, %zmm17 {%k1} {z}
	vaddps	%zmm29, %zmm17, %zmm16
	vfmadd213ps	%zmm30, %zmm17, %zmm16
	vfmadd213ps	%zmm18, %zmm17, %zmm16
	vaddps	%zmm22, %zmm17, %zmm18
	vfmadd213ps	%zmm20, %zmm17, %zmm18
	vsubps	%zmm0, %zmm7, %zmm7
	incq	%r8
	cmpq	%r13, %r8
	vpbroadcastd	.L22c46(%rip), %zmm28
	vmovaps	%zmm20, %zmm22
	jne	.L22b34
	vaddps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm0, %zmm10, %zmm10
.L22b34:
	vmovdqa64	%zmm25, %zmm23
	vmovdqa64	%zmm24, %zmm25
	vpxord	%xmm24, %xmm24, %xmm24
	vcmpltps	%zmm17, %zmm24, %k1
	vmulps	%zmm16, %zmm23, %zmm23 {%k1}
	vmulps	%zmm18, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm23, %zmm16
	vpsrld	$23, %zmm25, %zmm17
	vpsubd	%zmm17, %zmm9, %zmm9
	vpaddd	%zmm16, %zmm9, %zmm9
	vpbroadcastd	.L22c0(%rip), %zmm16
	vpbroadcastd	.L22c8(%rip), %zmm17
	vpternlogd	$236, %zmm17, %zmm16, %zmm23
	vpternlogd	$236, %zmm17, %zmm16, %zmm25
	vbroadcastss	.L22c0(%rip), %zmm16 {%k1} {z}
	vaddps	%zmm16, %zmm26, %zmm26
	vaddps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm0, %zmm15, %zmm15
	vbroadcastss	.L22c5(%rip), %zmm18
	vbroadcastss	.L22c6(%rip), %zmm16
	testq	%r9, %r9
	jne	.L22b37
	jmp	.L22b36
	.p2align	4
.L22b38:
	vbroadcastss	.L22c9(%rip), %zmm8
	vmulps	%zmm8, %zmm14, %zmm0
	vrndscaleps	$8, %zmm0, %zmm14
	vmulps	%zmm8, %zmm15, %zmm0
	vrndscaleps	$8, %zmm0, %zmm13
	vmulps	%zmm8, %zmm12, %zmm0
	vrndscaleps	$8, %zmm0, %zmm7
	vmulps	%zmm8, %zmm10, %zmm0
	vrndscaleps	$8, %zmm0, %zmm0
	vmulps	%zmm8, %zmm11, %zmm8
	vrndscaleps	$8, %zmm8, %zmm8
	vcvtudq2ps	%zmm9, %zmm9
	vaddps	.L22c10(%rip){1to16}, %zmm9, %zmm9
	vmovups	%zmm9, 4160(%rsp)
	jmp	.L22b39
.L22b8:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%zmm9, 4160(%rsp)
	vmovaps	%zmm31, %zmm25
	vmovaps	%zmm31, %zmm23
.L22b39:
	vpxord	%xmm19, %xmm19, %xmm19
	vcvtusi2ss	%r13d, %xmm19, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm14, %zmm9, %zmm10
	vmaxps	%zmm31, %zmm10, %zmm10
	vdivps	%zmm10, %zmm31, %zmm10
	vmulps	%zmm10, %zmm6, %zmm6
	vsubps	%zmm13, %zmm9, %zmm10
	vmaxps	%zmm31, %zmm10, %zmm10
	vdivps	%zmm10, %zmm31, %zmm10
	vmulps	%zmm10, %zmm4, %zmm4
	vsubps	%zmm7, %zmm9, %zmm7
	vmaxps	%zmm31, %zmm7, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vmulps	%zmm7, %zmm5, %zmm5
	vsubps	%zmm0, %zmm9, %zmm0
	vmaxps	%zmm31, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vminps	%zmm6, %zmm4, %zmm3
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm4, %zmm3 {%k1}
	vmaxps	%zmm6, %zmm4, %zmm6
	vmovaps	%zmm4, %zmm6 {%k1}
	vminps	%zmm5, %zmm0, %zmm4
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm0, %zmm4 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vmovaps	%zmm0, %zmm5 {%k1}
	vminps	%zmm3, %zmm4, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm4, %zmm0 {%k1}
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vminps	%zmm6, %zmm5, %zmm4
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vminps	%zmm3, %zmm4, %zmm5
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vaddps	%zmm5, %zmm0, %zmm0
	vbroadcastss	.L22c11(%rip), %zmm16
	vmulps	%zmm16, %zmm0, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm0
	vmulps	%zmm21, %zmm0, %zmm6
	testq	%r13, %r13
	vmovups	%zmm26, 4736(%rsp)
	vmovups	%zmm23, 4672(%rsp)
	vmovups	%zmm25, 4608(%rsp)
	je	.L22b40
	leaq	(,%r13,2), %rax
	movl	%r13d, %edx
	andl	$-2, %edx
	movq	32(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r9d, %r9d
	jmp	.L22b42
	.p2align	4
.L22b43:
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r14d, %r14d
.L22b47:
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm7, %zmm0
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%esi, %r11d
	andl	$2147483646, %r11d
	shlq	$6, %r11
	vcvtsi2ss	%r14, %xmm31, %xmm12
	addq	%r10, %r11
	shlq	$7, %r14
	vmovaps	(%r11,%r14), %zmm7
	vmovaps	64(%r11,%r14), %zmm13
	vsubps	%zmm13, %zmm7, %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmaxps	%zmm24, %zmm7, %zmm7
	vfmadd132ps	%zmm21, %zmm6, %zmm13
	vfmsub231ps	%zmm7, %zmm7, %zmm13
	vmaxps	%zmm24, %zmm13, %zmm13
	vbroadcastss	%xmm12, %zmm7
	vaddps	%zmm13, %zmm10, %zmm10
	vfmadd213ps	%zmm0, %zmm13, %zmm7
	vmulss	%xmm12, %xmm12, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vfmadd213ps	%zmm11, %zmm13, %zmm0
.L22b48:
	vcvtsi2ss	%r9, %xmm31, %xmm11
	vbroadcastss	%xmm11, %zmm12
	vaddps	%zmm10, %zmm4, %zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm2
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	.L22b49
.L22b42:
	cmpl	$1, %r13d
	je	.L22b43
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$7, %r15
	leaq	192(%r10), %r11
	addq	%r11, %r15
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r14d, %r14d
	.p2align	4
.L22b45:
	vmovaps	-192(%r15), %zmm11
	vmovaps	-128(%r15), %zmm12
	vmovaps	-64(%r15), %zmm13
	vmovaps	(%r15), %zmm14
	vsubps	%zmm12, %zmm11, %zmm11
	vsubps	%zmm3, %zmm11, %zmm11
	vmaxps	%zmm24, %zmm11, %zmm11
	vfmadd213ps	%zmm6, %zmm21, %zmm12
	vfmsub231ps	%zmm11, %zmm11, %zmm12
	vmaxps	%zmm24, %zmm12, %zmm11
	vcvtsi2ss	%r14, %xmm31, %xmm12
	vbroadcastss	%xmm12, %zmm15
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm7, %zmm11, %zmm15
	vmulss	%xmm12, %xmm12, %xmm7
	vbroadcastss	%xmm7, %zmm12
	vfmadd213ps	%zmm0, %zmm11, %zmm12
	vsubps	%zmm14, %zmm13, %zmm0
	vsubps	%zmm3, %zmm0, %zmm0
	vmaxps	%zmm24, %zmm0, %zmm0
	vfmadd213ps	%zmm6, %zmm21, %zmm14
	vfmsub231ps	%zmm0, %zmm0, %zmm14
	vmaxps	%zmm24, %zmm14, %zmm11
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm7
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm15, %zmm11, %zmm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vfmadd213ps	%zmm12, %zmm11, %zmm0
	addq	$2, %r14
	addq	$256, %r15
	cmpq	%rdx, %r14
	jne	.L22b45
	testb	$1, %r13b
	jne	.L22b47
	jmp	.L22b48
.L22b40:
	xorl	%eax, %eax
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
.L22b49:
	vpxord	%xmm19, %xmm19, %xmm19
	vcvtusi2ss	%rbx, %xmm19, %xmm6
	vandps	.L22c12(%rip){1to16}, %zmm1, %zmm10
	vmaxps	.L22c15(%rip){1to16}, %zmm4, %zmm11
	vdivps	%zmm11, %zmm31, %zmm11
	vbroadcastss	%xmm6, %zmm12
	vcmpgtps	.L22c16(%rip){1to16}, %zmm4, %k1
	vaddps	.L22c17(%rip){1to16}, %zmm9, %zmm6
	vdivps	.L22c18(%rip){1to16}, %zmm12, %zmm9
	vmulps	%zmm16, %zmm6, %zmm6
	vmovaps	%zmm6, %zmm13
	vmulps	%zmm11, %zmm7, %zmm13 {%k1}
	vmulps	%zmm11, %zmm0, %zmm0
	vfnmadd231ps	%zmm13, %zmm13, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm9, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k2
	vmovaps	%zmm9, %zmm7 {%k2}
	vbroadcastss	.L22c19(%rip), %zmm14
	vmaxps	%zmm14, %zmm7, %zmm0
	vsqrtps	%zmm0, %zmm0
	vsubps	%zmm8, %zmm12, %zmm7
	vmulps	%zmm11, %zmm5, %zmm6 {%k1}
	vmulps	%zmm11, %zmm2, %zmm2
	vfnmadd231ps	%zmm6, %zmm6, %zmm2
	vaddps	%zmm2, %zmm2, %zmm2
	vminps	%zmm2, %zmm9, %zmm5
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm9, %zmm5 {%k1}
	vmaxps	%zmm14, %zmm5, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L22c20(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm2, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vpcmpgtd	.L22c14(%rip){1to16}, %zmm10, %k0
	vfnmadd231ps	%zmm7, %zmm3, %zmm1
	vmaxps	%zmm1, %zmm4, %zmm5
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vmaxps	%zmm31, %zmm5, %zmm1
	vaddps	%zmm2, %zmm0, %zmm0
	vmulps	%zmm16, %zmm0, %zmm0
	movq	40(%rsp), %rdx
	vbroadcastss	20(%rdx), %zmm2
	vpxord	%xmm17, %xmm17, %xmm17
	vcmpltps	%zmm2, %zmm17, %k1
	vbroadcastss	52(%rdx), %zmm15
	vbroadcastss	76(%rdx), %zmm16
	vbroadcastss	56(%rdx), %zmm12
	vbroadcastss	80(%rdx), %zmm14
	vbroadcastss	60(%rdx), %zmm10
	vbroadcastss	84(%rdx), %zmm11
	vbroadcastss	64(%rdx), %zmm8
	vbroadcastss	88(%rdx), %zmm9
	vbroadcastss	68(%rdx), %zmm4
	vmovaps	%zmm2, %zmm0 {%k1}
	vbroadcastss	92(%rdx), %zmm5
	vminps	%zmm13, %zmm16, %zmm2
	vcmpunordps	%zmm13, %zmm13, %k1
	vmovups	%zmm16, 3264(%rsp)
	vmovaps	%zmm16, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm15, %zmm13
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm15, 3328(%rsp)
	vmovaps	%zmm15, %zmm13 {%k1}
	vminps	%zmm6, %zmm14, %zmm2
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm14, 3392(%rsp)
	vmovaps	%zmm14, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm12, %zmm6
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm12, 3456(%rsp)
	vmovaps	%zmm12, %zmm6 {%k1}
	vmovups	%zmm6, 768(%rsp)
	vmovups	%zmm11, 2432(%rsp)
	vminps	%zmm1, %zmm11, %zmm1
	vmovups	%zmm10, 2496(%rsp)
	vmaxps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm1, 1088(%rsp)
	vminps	%zmm3, %zmm9, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm9, 3520(%rsp)
	vmovaps	%zmm9, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm8, %zmm27
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm8, 3584(%rsp)
	vmovaps	%zmm8, %zmm27 {%k1}
	vminps	%zmm0, %zmm5, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm5, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm15
	vmovups	%zmm7, 4544(%rsp)
	vbroadcastss	.L22c21(%rip), %zmm2
	vcmpltps	%zmm2, %zmm7, %k1
	korw	%k1, %k0, %k1
	vcmpunordps	%zmm1, %zmm1, %k2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3136(%rsp)
	vblendmps	%zmm17, %zmm31, %zmm8 {%k1}
	vbroadcastss	.L22c22(%rip), %zmm1
	vblendmps	%zmm1, %zmm2, %zmm0 {%k1}
	vmovups	%zmm0, 2624(%rsp)
	vcvtusi2ssl	64(%rsp), %xmm31, %xmm0
	vmovaps	%zmm4, %zmm15 {%k2}
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4288(%rsp)
	vmovups	%zmm4, 3712(%rsp)
	vmovups	%zmm5, 3648(%rsp)
	vsubss	%xmm4, %xmm5, %xmm0
	vmulss	.L22c19(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4800(%rsp)
	movq	%r13, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	32(%rsp), %rdx
	imulq	%rbx, %rdx
	movq	%rdx, 56(%rsp)
	movq	%r13, %rsi
	shlq	$7, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2880(%rsp)
	vmovups	%zmm0, 2240(%rsp)
	vmovups	%zmm0, 2304(%rsp)
	vmovups	%zmm0, 2944(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 1664(%rsp)
	vmovups	%zmm31, 3072(%rsp)
	vbroadcastss	.L22c24(%rip), %zmm0
	vmovups	%zmm0, 4224(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 1024(%rsp)
	vmovups	%zmm0, 2560(%rsp)
	vmovups	%zmm1, 3008(%rsp)
	vbroadcastss	.L22c23(%rip), %zmm0
	vmovups	%zmm0, 4032(%rsp)
	vbroadcastss	.L22c14(%rip), %zmm0
	vmovups	%zmm0, 3776(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2688(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vpbroadcastd	.L22c28(%rip), %zmm26
	vpbroadcastd	.L22c26(%rip), %zmm20
	vpbroadcastd	.L22c25(%rip), %zmm18
	vbroadcastss	.L22c45(%rip), %zmm14
	jmp	.L22b50
	.p2align	4
.L22b93:
	vmovaps	%zmm17, %zmm8
	vmulps	%zmm26, %zmm10, %zmm17
	vfmadd213ps	%zmm24, %zmm17, %zmm25
	vmulps	%zmm25, %zmm1, %zmm24
	vfmadd213ps	%zmm22, %zmm24, %zmm21
	vfmadd213ps	%zmm21, %zmm17, %zmm23
	vmulps	%zmm23, %zmm9, %zmm3
	vfmadd213ps	%zmm20, %zmm3, %zmm12
	vfmadd213ps	%zmm12, %zmm24, %zmm0
	vfmadd213ps	%zmm0, %zmm17, %zmm19
	vmulps	%zmm19, %zmm7, %zmm0
	vmovups	4352(%rsp), %zmm12
	vfmadd213ps	%zmm16, %zmm0, %zmm12
	vmovups	512(%rsp), %zmm16
	vmulps	%zmm0, %zmm16, %zmm28
	vmovups	768(%rsp), %zmm30
	vaddps	%zmm28, %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3392(%rsp), %zmm7
	vminps	%zmm0, %zmm7, %zmm1
	vmovaps	%zmm7, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3456(%rsp), %zmm7
	vmaxps	%zmm1, %zmm7, %zmm1
	vmovaps	%zmm7, %zmm1 {%k1}
	vcmpeqps	%zmm30, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k3 {%k1}
	vmovups	4416(%rsp), %zmm10
	vfmadd213ps	%zmm12, %zmm3, %zmm10
	vfmadd213ps	%zmm10, %zmm24, %zmm8
	vmovups	1728(%rsp), %zmm0
	vfmadd213ps	%zmm8, %zmm17, %zmm0
	vmovups	2368(%rsp), %zmm18
	vmulps	%zmm0, %zmm18, %zmm10
	vmovups	1472(%rsp), %zmm12
	vaddps	%zmm10, %zmm12, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3264(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	vcmpunordps	%zmm7, %zmm7, %k1
	vxorps	%xmm22, %xmm22, %xmm22
	vmovups	3328(%rsp), %zmm1
	vmaxps	%zmm7, %zmm1, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	vcmpeqps	%zmm12, %zmm7, %k1
	vcmpneqps	%zmm7, %zmm0, %k4 {%k1}
	vmovups	896(%rsp), %zmm19
	vmulps	%zmm3, %zmm19, %zmm0
	vmovups	%zmm0, 1920(%rsp)
	vaddps	%zmm0, %zmm6, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	2432(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	2496(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpeqps	%zmm6, %zmm3, %k1
	vmovaps	%zmm6, %zmm8
	vcmpneqps	%zmm3, %zmm0, %k5 {%k1}
	vmovups	832(%rsp), %zmm23
	vmulps	%zmm24, %zmm23, %zmm0
	vmovups	%zmm0, 640(%rsp)
	vaddps	%zmm0, %zmm13, %zmm0
	vmovups	%zmm13, 1536(%rsp)
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3520(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3584(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpeqps	%zmm13, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k6 {%k1}
	vmovups	1408(%rsp), %zmm7
	vmulps	%zmm17, %zmm7, %zmm27
	vmovups	1152(%rsp), %zmm1
	vaddps	%zmm27, %zmm1, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3648(%rsp), %zmm6
	vminps	%zmm0, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3712(%rsp), %zmm6
	vmaxps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpeqps	%zmm1, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k7 {%k1}
	vmovups	4992(%rsp), %zmm0
	vminps	%zmm31, %zmm0, %zmm0
	vminps	%zmm0, %zmm14, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vminps	%zmm0, %zmm11, %zmm0
	vmulps	1792(%rsp), %zmm18, %zmm3
	vmulps	%zmm3, %zmm18, %zmm3
	vmovaps	%zmm29, %zmm1
	vmovaps	%zmm4, %zmm29
	vsubps	%zmm4, %zmm31, %zmm5
	vfmadd231ps	%zmm3, %zmm4, %zmm5
	vminps	%zmm0, %zmm5, %zmm0
	vmulps	1856(%rsp), %zmm16, %zmm3
	vmulps	%zmm3, %zmm16, %zmm3
	vmovups	1280(%rsp), %zmm13
	vsubps	%zmm13, %zmm31, %zmm5
	vfmadd231ps	%zmm3, %zmm13, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	256(%rsp), %zmm19, %zmm3
	vmulps	%zmm3, %zmm19, %zmm3
	vmovups	960(%rsp), %zmm4
	vsubps	%zmm4, %zmm31, %zmm5
	vfmadd231ps	%zmm3, %zmm4, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	320(%rsp), %zmm23, %zmm3
	vmulps	%zmm3, %zmm23, %zmm3
	vmovups	2752(%rsp), %zmm4
	vsubps	%zmm4, %zmm31, %zmm5
	vfmadd231ps	%zmm3, %zmm4, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	4928(%rsp), %zmm7, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vsubps	%zmm1, %zmm31, %zmm5
	vfmadd231ps	%zmm3, %zmm1, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vdivps	%zmm8, %zmm31, %zmm3
	vmulps	%zmm3, %zmm19, %zmm4
	vmovups	%zmm4, 320(%rsp)
	vcmpltps	.L22c76(%rip){1to16}, %zmm0, %k1
	vmovups	3136(%rsp), %zmm20
	vmovaps	%zmm20, %zmm0
	vfmadd132ps	448(%rsp), %zmm22, %zmm0
	vmovups	2880(%rsp), %zmm21
	vfmadd231ps	64(%rsp), %zmm21, %zmm0
	vmovups	2816(%rsp), %zmm1
	vfmadd231ps	2240(%rsp), %zmm1, %zmm0
	vsqrtps	%zmm15, %zmm8
	vmovups	1344(%rsp), %zmm1
	vfmadd231ps	2304(%rsp), %zmm1, %zmm0
	vmovups	2944(%rsp), %zmm23
	vfmadd231ps	384(%rsp), %zmm23, %zmm0
	vmovups	1664(%rsp), %zmm1
	vsubps	%zmm0, %zmm1, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k2
	vbroadcastss	.L22c19(%rip), %zmm17
	vmulps	%zmm17, %zmm1, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k2}
	vmovups	1024(%rsp), %zmm3
	vcmpnltps	%zmm3, %zmm22, %k0
	vmovups	%zmm3, 1024(%rsp)
	vmulps	.L22c80(%rip){1to16}, %zmm8, %zmm5
	vmulps	%zmm5, %zmm8, %zmm5
	vmulps	%zmm5, %zmm4, %zmm5
	korw	%k0, %k1, %k2
	kmovq	%k1, %k0
	vbroadcastss	.L22c24(%rip), %zmm18
	vmovaps	%zmm18, %zmm5 {%k2}
	movq	40(%rsp), %rdx
	vbroadcastss	16(%rdx), %zmm7
	vcmpleps	%zmm7, %zmm5, %k1
	vmulss	%xmm7, %xmm7, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vcmpleps	%zmm5, %zmm2, %k1 {%k1}
	kmovw	%k1, 576(%rsp)
	vpmovm2d	%k4, %zmm2
	vpsrld	$31, %zmm2, %zmm2
	vpbroadcastd	.L22c27(%rip), %zmm5 {%k6} {z}
	vpbroadcastd	.L22c28(%rip), %zmm26
	vpord	%zmm26, %zmm5, %zmm5 {%k7}
	vpbroadcastd	.L22c26(%rip), %zmm25
	vpord	%zmm25, %zmm5, %zmm5 {%k5}
	vpbroadcastd	.L22c25(%rip), %zmm24
	vpord	%zmm24, %zmm5, %zmm5 {%k3}
	vmaxps	.L22c15(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vpord	%zmm2, %zmm5, %zmm2
	vmovdqu64	%zmm2, 256(%rsp)
	vcmpltps	%zmm3, %zmm22, %k3
	vmovups	%zmm1, 1664(%rsp)
	vmulps	%zmm0, %zmm1, %zmm0
	vmovups	3072(%rsp), %zmm24
	vmulps	%zmm0, %zmm24, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4032(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmaxps	.L22c79(%rip){1to16}, %zmm0, %zmm14
	vcmpnltps	%zmm1, %zmm22, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm31, %zmm14 {%k1}
	vbroadcastss	.L22c12(%rip), %zmm16
	vandps	%zmm16, %zmm10, %zmm0
	vbroadcastss	.L22c81(%rip), %zmm19
	vaddps	%zmm19, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm5
	vcmpunordps	%zmm14, %zmm14, %k1
	vandps	%zmm16, %zmm28, %zmm0
	vaddps	%zmm19, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm9
	vmovups	3840(%rsp), %zmm15
	vmulps	%zmm5, %zmm15, %zmm0
	vminps	%zmm14, %zmm0, %zmm7
	vmovaps	%zmm0, %zmm7 {%k1}
	vcmpunordps	%zmm7, %zmm7, %k1
	vmulps	%zmm9, %zmm15, %zmm0
	vminps	%zmm7, %zmm0, %zmm7
	vmovaps	%zmm0, %zmm7 {%k1}
	vandps	%zmm16, %zmm27, %zmm0
	vaddps	%zmm19, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	.L22c11(%rip){1to16}, %zmm0, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcmpunordps	%zmm11, %zmm11, %k1
	vmulps	4800(%rsp), %zmm0, %zmm15
	vminps	%zmm11, %zmm15, %zmm11
	vmovaps	%zmm15, %zmm11 {%k1}
	vcmpunordps	%zmm7, %zmm7, %k1
	vminps	%zmm7, %zmm11, %zmm7
	vmovaps	%zmm11, %zmm7 {%k1}
	vcmpltps	%zmm22, %zmm10, %k1
	vmovups	3264(%rsp), %zmm1
	vsubps	%zmm12, %zmm1, %zmm11
	vmovups	3328(%rsp), %zmm3
	vsubps	%zmm3, %zmm12, %zmm11 {%k1}
	vmulps	%zmm5, %zmm11, %zmm5
	vcmpltps	%zmm29, %zmm22, %k1
	vbroadcastss	.L22c82(%rip), %zmm15
	vmulps	%zmm15, %zmm5, %zmm5
	vmovaps	%zmm18, %zmm11
	vminps	%zmm18, %zmm5, %zmm11 {%k1}
	vcmpltps	%zmm22, %zmm28, %k1
	vmovups	3392(%rsp), %zmm4
	vsubps	%zmm30, %zmm4, %zmm5
	vmovups	3456(%rsp), %zmm6
	vsubps	%zmm6, %zmm30, %zmm5 {%k1}
	vmulps	%zmm9, %zmm5, %zmm5
	vcmpltps	%zmm13, %zmm22, %k1
	vmovaps	%zmm18, %zmm9
	vmulps	%zmm15, %zmm5, %zmm9 {%k1}
	vcmpunordps	%zmm11, %zmm11, %k1
	vminps	%zmm11, %zmm9, %zmm5
	vmovaps	%zmm9, %zmm5 {%k1}
	vmovups	1920(%rsp), %zmm9
	vcmpltps	%zmm22, %zmm9, %k1
	vandps	%zmm16, %zmm9, %zmm9
	vaddps	%zmm19, %zmm9, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vmovups	1088(%rsp), %zmm25
	vmovups	2432(%rsp), %zmm2
	vsubps	%zmm25, %zmm2, %zmm11
	vsubps	2496(%rsp), %zmm25, %zmm11 {%k1}
	vmulps	%zmm9, %zmm11, %zmm9
	vcmpltps	960(%rsp), %zmm22, %k1
	vmovaps	%zmm18, %zmm11
	vmulps	%zmm15, %zmm9, %zmm11 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vminps	%zmm5, %zmm11, %zmm5
	vmovaps	%zmm11, %zmm5 {%k1}
	vmovups	640(%rsp), %zmm11
	vandps	%zmm16, %zmm11, %zmm9
	vaddps	%zmm19, %zmm9, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vcmpltps	%zmm22, %zmm11, %k1
	vmovups	3520(%rsp), %zmm26
	vmovups	1536(%rsp), %zmm16
	vsubps	%zmm16, %zmm26, %zmm11
	vmovups	3584(%rsp), %zmm29
	vsubps	%zmm29, %zmm16, %zmm11 {%k1}
	vmulps	%zmm9, %zmm11, %zmm9
	vcmpltps	2752(%rsp), %zmm22, %k1
	vmovaps	%zmm18, %zmm11
	vmulps	%zmm15, %zmm9, %zmm11 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vminps	%zmm5, %zmm11, %zmm5
	vmovaps	%zmm11, %zmm5 {%k1}
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%zmm11, %zmm27, %k1
	vmovups	3648(%rsp), %zmm17
	vmovups	1152(%rsp), %zmm13
	vsubps	%zmm13, %zmm17, %zmm9
	vmovups	3712(%rsp), %zmm19
	vsubps	%zmm19, %zmm13, %zmm9 {%k1}
	vmulps	%zmm0, %zmm9, %zmm0
	vcmpltps	3968(%rsp), %zmm11, %k1
	vmovaps	%zmm18, %zmm9
	vmulps	%zmm15, %zmm0, %zmm9 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vminps	%zmm5, %zmm9, %zmm0
	vmovaps	%zmm9, %zmm0 {%k1}
	vcmpgtps	3776(%rsp), %zmm18, %k1
	vcmpltps	%zmm7, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm7 {%k4}
	vmovups	4480(%rsp), %zmm0
	vsubps	3200(%rsp), %zmm0, %zmm5
	kandw	%k0, %k3, %k6
	vmovdqu64	256(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vcmpnltps	%zmm5, %zmm11, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm12, %zmm7, %zmm10
	vcmpunordps	%zmm10, %zmm10, %k1
	vminps	%zmm10, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm3, %zmm10
	vmovaps	%zmm3, %zmm10 {%k1}
	vmovaps	%zmm12, %zmm10 {%k5}
	vsubps	%zmm12, %zmm10, %zmm9
	vblendmps	%zmm20, %zmm9, %zmm20 {%k5}
	vfmadd132ps	448(%rsp), %zmm11, %zmm9
	vfmadd213ps	%zmm30, %zmm7, %zmm28
	vcmpunordps	%zmm28, %zmm28, %k1
	vminps	%zmm28, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vmovaps	%zmm30, %zmm0 {%k5}
	vsubps	%zmm30, %zmm0, %zmm1
	vblendmps	%zmm21, %zmm1, %zmm21 {%k5}
	vfmadd231ps	64(%rsp), %zmm1, %zmm9
	vdivps	%zmm14, %zmm31, %zmm1
	vmovups	%zmm20, 3136(%rsp)
	vmulps	%zmm20, %zmm1, %zmm11
	vmovups	2176(%rsp), %zmm15
	vmovups	2816(%rsp), %zmm28
	vfnmadd213ps	%zmm28, %zmm11, %zmm15
	vmovups	1984(%rsp), %zmm3
	vmovups	1344(%rsp), %zmm30
	vfnmadd213ps	%zmm30, %zmm11, %zmm3
	vmovups	%zmm21, 2880(%rsp)
	vmulps	%zmm21, %zmm1, %zmm11
	vmovups	704(%rsp), %zmm12
	vfnmadd213ps	%zmm15, %zmm11, %zmm12
	vmovups	2048(%rsp), %zmm4
	vfnmadd213ps	%zmm3, %zmm11, %zmm4
	vcmpltps	%zmm5, %zmm22, %k7
	vxorps	%xmm21, %xmm21, %xmm21
	vmovdqu64	4864(%rsp), %zmm11
	vpord	%zmm2, %zmm11, %zmm11 {%k7}
	vbroadcastss	.L22c26(%rip), %zmm20
	vmovups	3904(%rsp), %zmm6
	vmovaps	%zmm18, %zmm6 {%k2}
	vmovups	2560(%rsp), %zmm3
	vmovaps	%zmm6, %zmm3 {%k7}
	vmovups	%zmm3, 2560(%rsp)
	vmovups	4224(%rsp), %zmm3
	vcmpltps	%zmm8, %zmm3, %k1
	korw	%k1, %k0, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm3, %zmm8, %zmm3 {%k5}
	vmovups	%zmm3, 4224(%rsp)
	vmulps	320(%rsp), %zmm8, %zmm3
	vmulps	.L22c78(%rip){1to16}, %zmm3, %zmm3
	vcmpunordps	%zmm8, %zmm8, %k2
	vminps	%zmm8, %zmm3, %zmm6
	vmovaps	%zmm3, %zmm6 {%k2}
	vmovups	3008(%rsp), %zmm8
	vmovaps	%zmm8, %zmm3
	vmulps	.L22c19(%rip){1to16}, %zmm8, %zmm3 {%k1}
	vcmpnleps	%zmm3, %zmm6, %k1
	vblendmps	%zmm24, %zmm7, %zmm24 {%k5}
	vmovups	%zmm24, 3072(%rsp)
	vbroadcastss	.L22c25(%rip), %zmm18
	vmovaps	%zmm3, %zmm8 {%k7}
	vmovups	%zmm8, 3008(%rsp)
	vcmpnleps	%zmm7, %zmm14, %k2
	vfmadd213ps	%zmm13, %zmm27, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k3
	vminps	%zmm7, %zmm17, %zmm3
	vmovaps	%zmm17, %zmm3 {%k3}
	vcmpunordps	%zmm3, %zmm3, %k3
	vmaxps	%zmm3, %zmm19, %zmm15
	vmovaps	%zmm19, %zmm15 {%k3}
	vmovaps	%zmm13, %zmm15 {%k5}
	vsubps	%zmm13, %zmm15, %zmm3
	vfmadd231ps	384(%rsp), %zmm3, %zmm9
	vblendmps	%zmm23, %zmm3, %zmm23 {%k5}
	vmovups	%zmm23, 2944(%rsp)
	vmulps	%zmm23, %zmm1, %zmm1
	vmovups	1216(%rsp), %zmm3
	vfnmadd213ps	%zmm12, %zmm1, %zmm3
	vmovups	1600(%rsp), %zmm7
	vfnmadd213ps	%zmm4, %zmm1, %zmm7
	vmovups	5120(%rsp), %zmm8
	vmulps	%zmm3, %zmm8, %zmm1
	vmulps	2112(%rsp), %zmm8, %zmm3
	vmovups	5056(%rsp), %zmm12
	vmulps	%zmm3, %zmm12, %zmm4
	vmulps	%zmm1, %zmm4, %zmm6
	vfmsub231ps	%zmm7, %zmm12, %zmm6
	vfnmadd213ps	%zmm31, %zmm4, %zmm4
	vmaxps	.L22c69(%rip){1to16}, %zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm4
	vmulps	%zmm6, %zmm4, %zmm4
	vmulps	%zmm4, %zmm12, %zmm4
	vmulps	%zmm1, %zmm8, %zmm1
	vmulps	%zmm8, %zmm3, %zmm3
	vmulps	%zmm4, %zmm14, %zmm4
	vbroadcastss	.L22c83(%rip), %zmm7
	vmulps	%zmm7, %zmm16, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k3
	vmaxps	%zmm4, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k3}
	vaddps	%zmm4, %zmm16, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k3
	vmovaps	%zmm26, %zmm6
	vbroadcastss	.L22c28(%rip), %zmm26
	vminps	%zmm4, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k3}
	vcmpunordps	%zmm4, %zmm4, %k3
	vmaxps	%zmm4, %zmm29, %zmm4
	vmovaps	%zmm29, %zmm4 {%k3}
	vmovaps	%zmm16, %zmm4 {%k5}
	vsubps	%zmm16, %zmm4, %zmm6
	vfmadd231ps	%zmm30, %zmm6, %zmm9
	vmulps	%zmm1, %zmm14, %zmm1
	vfnmadd231ps	%zmm3, %zmm6, %zmm1
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2304(%rsp), %zmm2
	vblendmps	%zmm2, %zmm6, %zmm2 {%k5}
	vmovups	%zmm2, 2304(%rsp)
	vmovaps	%zmm31, %zmm2 {%k1} {z}
	vmovups	1024(%rsp), %zmm3
	vmovaps	%zmm2, %zmm3 {%k7}
	vmovups	%zmm3, 1024(%rsp)
	vmulps	%zmm7, %zmm25, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vaddps	%zmm1, %zmm25, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2432(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2496(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovaps	%zmm25, %zmm1 {%k5}
	vsubps	%zmm25, %zmm1, %zmm2
	vfmadd231ps	%zmm2, %zmm28, %zmm9
	vmovups	2240(%rsp), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm3 {%k5}
	vmovups	%zmm3, 2240(%rsp)
	vmovaps	%zmm21, %zmm9 {%k4}
	vmovups	1664(%rsp), %zmm2
	vmovaps	%zmm2, %zmm9 {%k5}
	kmovw	576(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm5, %zmm2 {%k1} {z}
	vmovups	4288(%rsp), %zmm3
	vcmpgtps	2688(%rsp), %zmm3, %k1
	vaddps	3200(%rsp), %zmm2, %zmm8 {%k1} {z}
	vmovdqa32	%zmm11, %zmm11 {%k5} {z}
	vmovups	%zmm0, 768(%rsp)
	vmovups	%zmm1, 1088(%rsp)
	vmovaps	%zmm4, %zmm27
	vmovups	%zmm9, 1664(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.L22c45(%rip), %zmm14
	vmovaps	%zmm10, %zmm13
	vbroadcastss	.L22c46(%rip), %zmm28
.L22b50:
	vpslld	$31, %zmm11, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 22(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 20(%rsp)
	vpandd	%zmm18, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5376(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 18(%rsp)
	vpandd	%zmm20, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5312(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 16(%rsp)
	vpandd	.L22c27(%rip){1to16}, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5248(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 14(%rsp)
	vmovups	%zmm11, 4864(%rsp)
	vpandd	%zmm26, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5184(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 12(%rsp)
	.p2align	4
.L22b51:
	vaddss	%xmm4, %xmm8, %xmm0
	vmovshdup	%xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm8, 4480(%rsp)
	vextractf32x4	$3, %zmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovups	%zmm15, 3840(%rsp)
	vdivps	%zmm15, %zmm31, %zmm2
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmulps	.L22c29(%rip){1to16}, %zmm2, %zmm1
	vmulps	.L22c30(%rip){1to16}, %zmm2, %zmm12
	vmulps	.L22c31(%rip){1to16}, %zmm2, %zmm3
	testq	%r13, %r13
	vmovups	%zmm13, 1472(%rsp)
	vmovss	%xmm0, 1728(%rsp)
	vmovups	%zmm2, 1408(%rsp)
	je	.L22b52
	vmovups	%zmm27, 1536(%rsp)
	vbroadcastss	.L22c32(%rip), %zmm9
	vsubps	%zmm13, %zmm9, %zmm0
	vmulps	%zmm0, %zmm1, %zmm5
	vbroadcastss	.L22c33(%rip), %zmm16
	vxorps	%zmm16, %zmm5, %zmm6
	vmulps	%zmm6, %zmm5, %zmm0
	vbroadcastss	.L22c34(%rip), %zmm17
	vmaxps	%zmm17, %zmm0, %zmm0
	vbroadcastss	.L22c35(%rip), %zmm18
	vmulps	%zmm18, %zmm0, %zmm4
	vrndscaleps	$8, %zmm4, %zmm7
	vbroadcastss	.L22c36(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0
	vbroadcastss	.L22c37(%rip), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0
	vmulps	%zmm18, %zmm0, %zmm0
	vbroadcastss	.L22c38(%rip), %zmm8
	vbroadcastss	.L22c39(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm0, %zmm8
	vbroadcastss	.L22c40(%rip), %zmm4
	vfmadd213ps	%zmm4, %zmm0, %zmm8
	vbroadcastss	.L22c41(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm0, %zmm8
	vbroadcastss	.L22c42(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm0, %zmm8
	vfmadd213ps	%zmm31, %zmm0, %zmm8
	vmulps	%zmm3, %zmm1, %zmm4
	vbroadcastss	.L22c43(%rip), %zmm25
	vaddps	%zmm25, %zmm7, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm8, %zmm0
	vbroadcastss	.L22c12(%rip), %zmm15
	vandps	%zmm15, %zmm5, %zmm7
	vbroadcastss	.L22c44(%rip), %zmm26
	vfmadd132ps	%zmm26, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vcmpltps	%zmm6, %zmm5, %k1
	vmovaps	%zmm14, %zmm6
	vfmadd213ps	%zmm28, %zmm7, %zmm6
	vbroadcastss	.L22c47(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm7, %zmm6
	vbroadcastss	.L22c48(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm7, %zmm6
	vmovaps	%zmm13, %zmm22
	vbroadcastss	.L22c49(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm7, %zmm6
	vmovaps	%zmm28, %zmm24
	vbroadcastss	.L22c50(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm7, %zmm6
	vbroadcastss	.L22c51(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm7, %zmm6
	vbroadcastss	.L22c52(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm7, %zmm6
	vbroadcastss	.L22c53(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm7, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vmovaps	%zmm14, %zmm23
	vbroadcastss	.L22c11(%rip), %zmm14
	vblendmps	%zmm9, %zmm14, %zmm8 {%k1}
	vmulps	%zmm0, %zmm6, %zmm6
	vmulps	%zmm6, %zmm8, %zmm7
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vmovss	.L22c11(%rip), %xmm20
	vbroadcastss	.L22c54(%rip), %zmm21
	.p2align	4
.L22b56:
	vcvtsi2ss	%r14, %xmm31, %xmm6
	vaddss	%xmm20, %xmm6, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vsubps	%zmm22, %zmm6, %zmm6
	vmulps	%zmm6, %zmm1, %zmm6
	vxorps	.L22c33(%rip){1to16}, %zmm6, %zmm10
	vmulps	%zmm10, %zmm6, %zmm9
	vmaxps	.L22c34(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm18, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L22c36(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L22c37(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm18, %zmm9, %zmm9
	vmovaps	%zmm12, %zmm25
	vbroadcastss	.L22c38(%rip), %zmm12
	vfmadd213ps	.L22c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L22c40(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L22c41(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L22c42(%rip){1to16}, %zmm9, %zmm12
	vaddps	.L22c43(%rip){1to16}, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm15, %zmm6, %zmm9
	vfmadd132ps	%zmm26, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm23, %zmm11
	vfmadd213ps	%zmm24, %zmm13, %zmm11
	vfmadd213ps	%zmm27, %zmm13, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm28, %zmm13, %zmm11
	vfmadd213ps	%zmm16, %zmm13, %zmm11
	vfmadd213ps	%zmm17, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm6, %k1
	vblendmps	.L22c32(%rip){1to16}, %zmm14, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm8, %zmm10, %zmm8
	vsubps	%zmm11, %zmm7, %zmm7
	vaddps	%zmm7, %zmm8, %zmm7
	vmulps	%zmm9, %zmm6, %zmm8
	vfmsub231ps	%zmm0, %zmm5, %zmm8
	vmulps	%zmm21, %zmm5, %zmm12
	vfmadd213ps	%zmm31, %zmm5, %zmm12
	vmovaps	%zmm7, -256(%r9)
	vmulps	%zmm12, %zmm0, %zmm7
	vmulps	%zmm21, %zmm6, %zmm12
	vfmadd213ps	%zmm31, %zmm6, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm5, %zmm7, %zmm5
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm6, %zmm5
	vmovaps	%zmm25, %zmm12
	vsubps	%zmm9, %zmm0, %zmm0
	vmulps	%zmm0, %zmm25, %zmm0
	vmovaps	%zmm0, -192(%r9)
	vmulps	%zmm8, %zmm3, %zmm0
	vfmsub213ps	%zmm0, %zmm3, %zmm5
	vmovaps	%zmm0, -128(%r9)
	vmulps	%zmm7, %zmm4, %zmm0
	vmovaps	%zmm0, -64(%r9)
	vmulps	%zmm5, %zmm2, %zmm0
	vmovaps	%zmm0, (%r9)
	incq	%r14
	addq	$320, %r9
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm9, %zmm0
	vmovaps	%zmm11, %zmm7
	vmovaps	%zmm10, %zmm8
	cmpq	%r14, %r13
	jne	.L22b56
	vbroadcastss	.L22c32(%rip), %zmm10
	vmovups	768(%rsp), %zmm13
	vsubps	%zmm13, %zmm10, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vxorps	.L22c33(%rip){1to16}, %zmm0, %zmm6
	vmulps	%zmm6, %zmm0, %zmm5
	vmaxps	.L22c34(%rip){1to16}, %zmm5, %zmm5
	vmulps	%zmm18, %zmm5, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd231ps	.L22c36(%rip){1to16}, %zmm7, %zmm5
	vfmadd231ps	.L22c37(%rip){1to16}, %zmm7, %zmm5
	vmulps	%zmm18, %zmm5, %zmm5
	vbroadcastss	.L22c38(%rip), %zmm8
	vfmadd213ps	.L22c39(%rip){1to16}, %zmm5, %zmm8
	vbroadcastss	.L22c40(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm8
	vfmadd213ps	.L22c41(%rip){1to16}, %zmm5, %zmm8
	vfmadd213ps	.L22c42(%rip){1to16}, %zmm5, %zmm8
	vfmadd213ps	%zmm31, %zmm5, %zmm8
	vaddps	.L22c43(%rip){1to16}, %zmm7, %zmm5
	vcvttps2udq	%zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vmulps	%zmm5, %zmm8, %zmm5
	vandps	%zmm15, %zmm0, %zmm7
	vfmadd132ps	%zmm26, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm8
	vmovaps	%zmm23, %zmm9
	vfmadd213ps	%zmm24, %zmm8, %zmm9
	vfmadd213ps	%zmm27, %zmm8, %zmm9
	vfmadd213ps	%zmm29, %zmm8, %zmm9
	vfmadd213ps	%zmm30, %zmm8, %zmm9
	vfmadd213ps	%zmm28, %zmm8, %zmm9
	vfmadd213ps	%zmm16, %zmm8, %zmm9
	vfmadd213ps	%zmm17, %zmm8, %zmm9
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vcmpltps	%zmm6, %zmm0, %k1
	vblendmps	%zmm10, %zmm14, %zmm7 {%k1}
	vmulps	%zmm9, %zmm8, %zmm6
	vmulps	%zmm5, %zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm8
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
.L22b58:
	vcvtsi2ss	%r14, %xmm15, %xmm6
	vaddss	%xmm20, %xmm6, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vsubps	%zmm13, %zmm6, %zmm6
	vmulps	%zmm6, %zmm1, %zmm6
	vxorps	.L22c33(%rip){1to16}, %zmm6, %zmm10
	vmulps	%zmm10, %zmm6, %zmm9
	vmaxps	.L22c34(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm18, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L22c36(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L22c37(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm18, %zmm9, %zmm9
	vbroadcastss	.L22c38(%rip), %zmm12
	vfmadd213ps	.L22c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	%zmm22, %zmm9, %zmm12
	vfmadd213ps	.L22c41(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L22c42(%rip){1to16}, %zmm9, %zmm12
	vaddps	.L22c43(%rip){1to16}, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm15, %zmm6, %zmm9
	vfmadd132ps	%zmm26, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm23, %zmm11
	vfmadd213ps	%zmm24, %zmm13, %zmm11
	vfmadd213ps	%zmm27, %zmm13, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm28, %zmm13, %zmm11
	vfmadd213ps	%zmm16, %zmm13, %zmm11
	vfmadd213ps	%zmm17, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm6, %k1
	vblendmps	.L22c32(%rip){1to16}, %zmm14, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	768(%rsp), %zmm13
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm7, %zmm10, %zmm7
	vsubps	%zmm11, %zmm8, %zmm8
	vaddps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm9, %zmm6, %zmm8
	vfmsub231ps	%zmm5, %zmm0, %zmm8
	vmulps	%zmm21, %zmm0, %zmm12
	vfmadd213ps	%zmm31, %zmm0, %zmm12
	vmovaps	%zmm7, -256(%r9)
	vmulps	%zmm12, %zmm5, %zmm7
	vmulps	%zmm21, %zmm6, %zmm12
	vfmadd213ps	%zmm31, %zmm6, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm0, %zmm7, %zmm0
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm6, %zmm0
	vsubps	%zmm9, %zmm5, %zmm5
	vmulps	%zmm5, %zmm25, %zmm5
	vmovaps	%zmm5, -192(%r9)
	vmulps	%zmm8, %zmm3, %zmm5
	vfmsub213ps	%zmm5, %zmm3, %zmm0
	vmovaps	%zmm5, -128(%r9)
	vmulps	%zmm7, %zmm4, %zmm5
	vmovaps	%zmm5, -64(%r9)
	vmulps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm0, (%r9)
	incq	%r14
	addq	$320, %r9
	vmovaps	%zmm6, %zmm0
	vmovaps	%zmm9, %zmm5
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm10, %zmm7
	cmpq	%r14, %r13
	jne	.L22b58
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1728(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1024(%rsp), %zmm6
	ja	.L22b61
	vxorps	%xmm6, %xmm6, %xmm6
.L22b61:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 448(%rsp)
	movq	56(%rsp), %r9
	vmovups	%zmm0, 64(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 1152(%rsp)
	vmovups	%zmm0, 1280(%rsp)
	vmovups	%zmm0, 512(%rsp)
	vmovups	%zmm0, 2176(%rsp)
	vmovups	%zmm0, 704(%rsp)
	vmovups	%zmm0, 256(%rsp)
	vmovups	%zmm0, 1984(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vmovups	%zmm0, 320(%rsp)
	vmovups	%zmm0, 640(%rsp)
	vmovups	%zmm0, 576(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm23, %xmm23, %xmm23
	vmovups	%zmm0, 960(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r12d, %r12d
	vmovups	1088(%rsp), %zmm26
	.p2align	4
.L22b62:
	vmovups	%zmm11, 2752(%rsp)
	vmovups	%zmm15, 1792(%rsp)
	vmovups	%zmm14, 1856(%rsp)
	vmovups	%zmm13, 832(%rsp)
	vmovups	%zmm23, 896(%rsp)
	vmovups	%zmm8, 1216(%rsp)
	vmovups	%zmm4, 1920(%rsp)
	vmovups	%zmm10, 1344(%rsp)
	vmovups	%zmm9, 2816(%rsp)
	vmovups	%zmm24, 1600(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%r12,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovaps	(%rdi,%rdx), %zmm23
	vmovaps	64(%rdi,%rdx), %zmm0
	vmovups	%zmm0, 4096(%rsp)
	vmovaps	128(%rdi,%rdx), %zmm27
	vmovaps	192(%rdi,%rdx), %zmm0
	vmovups	%zmm0, 3904(%rsp)
	vmovaps	256(%rdi,%rdx), %zmm0
	vmovups	%zmm0, 3968(%rsp)
	vmulps	%zmm23, %zmm26, %zmm20
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%r8d, %r8d
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm24, %xmm24, %xmm24
	vbroadcastss	.L22c0(%rip), %zmm31
	vmovups	1536(%rsp), %zmm30
	.p2align	4
.L22b63:
	vmovaps	-64(%r14), %zmm4
	vmovaps	-256(%rbp,%r8), %zmm26
	vmovaps	-192(%rbp,%r8), %zmm18
	vmovaps	%zmm26, %zmm8
	vfmadd213ps	%zmm30, %zmm20, %zmm8
	vaddps	(%r14), %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm13
	vmovaps	-128(%rbp,%r8), %zmm12
	vsubps	%zmm8, %zmm4, %zmm4
	vmulps	%zmm13, %zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm8
	vfmadd213ps	%zmm13, %zmm13, %zmm8
	vaddps	%zmm8, %zmm5, %zmm5
	vaddps	%zmm4, %zmm1, %zmm1
	vfmadd231ps	%zmm26, %zmm4, %zmm7
	vfmadd231ps	%zmm18, %zmm4, %zmm22
	vfmadd231ps	-64(%rbp,%r8), %zmm4, %zmm21
	vfmadd231ps	%zmm12, %zmm4, %zmm11
	vfmadd231ps	(%rbp,%r8), %zmm4, %zmm24
	vmulps	%zmm8, %zmm26, %zmm4
	vaddps	%zmm4, %zmm14, %zmm14
	vfmadd231ps	%zmm4, %zmm26, %zmm16
	vmulps	%zmm8, %zmm18, %zmm4
	vaddps	%zmm4, %zmm15, %zmm15
	vfmadd231ps	%zmm26, %zmm4, %zmm10
	vfmadd231ps	%zmm4, %zmm18, %zmm19
	vmulps	%zmm8, %zmm12, %zmm4
	vaddps	%zmm4, %zmm17, %zmm17
	vfmadd231ps	%zmm26, %zmm4, %zmm9
	vfmadd231ps	%zmm18, %zmm4, %zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm25
	addq	$320, %r8
	subq	$-128, %r14
	cmpq	%r8, %r15
	jne	.L22b63
	vmovups	1088(%rsp), %zmm26
	vmovups	4096(%rsp), %zmm18
	vmulps	%zmm18, %zmm26, %zmm4
	vxorps	%xmm12, %xmm12, %xmm12
	vfmadd213ps	%zmm12, %zmm20, %zmm19
	vmovups	1152(%rsp), %zmm8
	vfmadd231ps	%zmm19, %zmm20, %zmm8
	vmovups	%zmm8, 1152(%rsp)
	vmovaps	%zmm10, %zmm8
	vfmadd213ps	%zmm12, %zmm4, %zmm8
	vmovups	1280(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm13
	vmovups	%zmm13, 1280(%rsp)
	vmovaps	%zmm16, %zmm8
	vfmadd213ps	%zmm12, %zmm4, %zmm8
	vmovups	512(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm4, %zmm13
	vmovups	%zmm13, 512(%rsp)
	vmovaps	%zmm10, %zmm8
	vfmadd213ps	%zmm12, %zmm23, %zmm8
	vmovups	2176(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm13
	vmovups	%zmm13, 2176(%rsp)
	vmovaps	%zmm16, %zmm8
	vfmadd213ps	%zmm12, %zmm23, %zmm8
	vmovups	704(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm4, %zmm13
	vmovups	%zmm13, 704(%rsp)
	vmovups	256(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm23, %zmm13
	vmovups	%zmm13, 256(%rsp)
	vaddps	%zmm12, %zmm15, %zmm8
	vmovups	1984(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm13
	vmovups	%zmm13, 1984(%rsp)
	vaddps	%zmm12, %zmm14, %zmm8
	vmovups	2048(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm4, %zmm13
	vmovups	%zmm13, 2048(%rsp)
	vmovups	2112(%rsp), %zmm13
	vfmadd231ps	%zmm8, %zmm23, %zmm13
	vmovups	%zmm13, 2112(%rsp)
	vmulps	%zmm27, %zmm26, %zmm8
	vfmadd213ps	%zmm12, %zmm8, %zmm14
	vfmadd213ps	%zmm14, %zmm20, %zmm17
	vfmadd213ps	%zmm12, %zmm8, %zmm10
	vfmadd213ps	%zmm10, %zmm20, %zmm0
	vfmadd213ps	%zmm12, %zmm8, %zmm16
	vfmadd231ps	%zmm9, %zmm20, %zmm16
	vfmadd213ps	%zmm12, %zmm8, %zmm9
	vfmadd213ps	%zmm9, %zmm20, %zmm25
	vmovups	640(%rsp), %zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm9
	vmovups	%zmm9, 640(%rsp)
	vmovups	384(%rsp), %zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm29
	vfmadd231ps	%zmm25, %zmm20, %zmm29
	vmovups	448(%rsp), %zmm8
	vfmadd231ps	%zmm22, %zmm20, %zmm8
	vmovups	%zmm8, 448(%rsp)
	vfmadd231ps	%zmm11, %zmm20, %zmm0
	vmovups	%zmm0, 384(%rsp)
	vmovups	64(%rsp), %zmm0
	vfmadd231ps	%zmm7, %zmm4, %zmm0
	vmovups	%zmm0, 64(%rsp)
	vmovups	576(%rsp), %zmm0
	vfmadd231ps	%zmm4, %zmm16, %zmm0
	vmovups	%zmm0, 576(%rsp)
	vmovups	1216(%rsp), %zmm8
	vfmadd231ps	%zmm16, %zmm23, %zmm8
	vmovups	832(%rsp), %zmm13
	vfmadd231ps	%zmm21, %zmm23, %zmm13
	vfmadd231ps	%zmm24, %zmm23, %zmm3
	vmovups	2816(%rsp), %zmm9
	vfmadd231ps	%zmm7, %zmm23, %zmm9
	vmovups	896(%rsp), %zmm0
	vfmadd231ps	%zmm11, %zmm23, %zmm0
	vmovaps	%zmm0, %zmm23
	vmovups	1920(%rsp), %zmm4
	vfmadd231ps	%zmm22, %zmm18, %zmm4
	vmovups	1856(%rsp), %zmm14
	vfmadd231ps	%zmm22, %zmm27, %zmm14
	vmovups	1792(%rsp), %zmm15
	vfmadd231ps	%zmm18, %zmm11, %zmm15
	vfmadd231ps	%zmm11, %zmm27, %zmm28
	vmovups	960(%rsp), %zmm0
	vfmadd231ps	%zmm7, %zmm27, %zmm0
	vmovups	%zmm0, 960(%rsp)
	vmovups	2752(%rsp), %zmm11
	vfmadd231ps	3904(%rsp), %zmm7, %zmm11
	vfmadd231ps	3968(%rsp), %zmm7, %zmm2
	vmovups	1344(%rsp), %zmm10
	vaddps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm12, %zmm5, %zmm0
	vmovups	320(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm1
	vmovups	%zmm1, 320(%rsp)
	vmovups	1600(%rsp), %zmm24
	vaddps	%zmm17, %zmm24, %zmm24
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	.L22b62
	vaddps	%zmm3, %zmm2, %zmm0
	vaddps	%zmm0, %zmm28, %zmm0
	vaddps	%zmm0, %zmm28, %zmm0
	vmovups	%zmm0, 832(%rsp)
	vaddps	%zmm13, %zmm14, %zmm0
	vmovups	%zmm0, 896(%rsp)
	vaddps	%zmm15, %zmm11, %zmm0
	vmovups	%zmm0, 1600(%rsp)
	vbroadcastss	.L22c0(%rip), %zmm31
	vbroadcastss	.L22c17(%rip), %zmm11
	vxorps	%xmm0, %xmm0, %xmm0
	vpbroadcastd	.L22c56(%rip), %zmm12
	vpbroadcastd	.L22c57(%rip), %zmm13
	vpbroadcastd	.L22c0(%rip), %zmm14
	vbroadcastss	.L22c58(%rip), %zmm15
	vbroadcastss	.L22c59(%rip), %zmm16
	vbroadcastss	.L22c60(%rip), %zmm17
	vbroadcastss	.L22c61(%rip), %zmm18
	vbroadcastss	.L22c62(%rip), %zmm19
	vbroadcastss	.L22c63(%rip), %zmm20
	vbroadcastss	.L22c64(%rip), %zmm21
	vbroadcastss	.L22c65(%rip), %zmm22
	vmovups	1536(%rsp), %zmm27
	vmovups	704(%rsp), %zmm2
	vmovups	%zmm8, 1216(%rsp)
	vmovups	2176(%rsp), %zmm28
	vmovups	576(%rsp), %zmm8
	vmovups	640(%rsp), %zmm25
	vmovups	64(%rsp), %zmm7
	vmovups	448(%rsp), %zmm30
	vmovups	1152(%rsp), %zmm5
	jmp	.L22b66
	.p2align	4
.L22b52:
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 960(%rsp)
	vmovups	1024(%rsp), %zmm6
	vbroadcastss	.L22c17(%rip), %zmm11
	vpbroadcastd	.L22c56(%rip), %zmm12
	vpbroadcastd	.L22c57(%rip), %zmm13
	vpbroadcastd	.L22c0(%rip), %zmm14
	vbroadcastss	.L22c58(%rip), %zmm15
	vbroadcastss	.L22c59(%rip), %zmm16
	vbroadcastss	.L22c60(%rip), %zmm17
	vbroadcastss	.L22c61(%rip), %zmm18
	vbroadcastss	.L22c62(%rip), %zmm19
	vbroadcastss	.L22c63(%rip), %zmm20
	vbroadcastss	.L22c64(%rip), %zmm21
	vbroadcastss	.L22c65(%rip), %zmm22
	ja	.L22b54
	vxorps	%xmm6, %xmm6, %xmm6
.L22b54:
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm24, %xmm24, %xmm24
	vmovups	%zmm0, 1216(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	%zmm0, 320(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 1984(%rsp)
	vmovups	%zmm0, 256(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm28, %xmm28, %xmm28
	vmovups	%zmm0, 512(%rsp)
	vmovups	%zmm0, 1280(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 384(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm30, %xmm30, %xmm30
	vmovups	%zmm0, 832(%rsp)
	vmovups	%zmm0, 896(%rsp)
	vmovups	%zmm0, 1600(%rsp)
	vmovups	1088(%rsp), %zmm26
	vxorps	%xmm0, %xmm0, %xmm0
.L22b66:
	vmovss	1728(%rsp), %xmm3
	vucomiss	%xmm0, %xmm3
	vmulps	%zmm26, %zmm6, %zmm3
	vmulps	%zmm23, %zmm3, %zmm1
	vmovups	1408(%rsp), %zmm0
	vfnmadd213ps	%zmm5, %zmm0, %zmm1
	vmovups	%zmm1, 1792(%rsp)
	vmovaps	%zmm23, %zmm5
	vmovups	960(%rsp), %zmm23
	vmulps	%zmm23, %zmm3, %zmm1
	vfnmadd213ps	512(%rsp), %zmm0, %zmm1
	vmovups	%zmm1, 1856(%rsp)
	vfnmadd213ps	1280(%rsp), %zmm3, %zmm4
	vmovups	%zmm4, 1920(%rsp)
	vdivps	%zmm26, %zmm11, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	%zmm30, 448(%rsp)
	vfmadd231ps	%zmm30, %zmm4, %zmm28
	vmovups	%zmm7, 64(%rsp)
	vfmadd231ps	%zmm4, %zmm7, %zmm2
	vmovups	%zmm2, 704(%rsp)
	vaddps	%zmm5, %zmm23, %zmm7
	vxorps	%xmm30, %xmm30, %xmm30
	vmulps	%zmm30, %zmm23, %zmm4
	vfmadd231ps	%zmm5, %zmm30, %zmm4
	vaddps	832(%rsp), %zmm4, %zmm0
	vfnmadd231ps	896(%rsp), %zmm3, %zmm25
	vfnmadd231ps	1600(%rsp), %zmm3, %zmm8
	vfnmadd213ps	1216(%rsp), %zmm6, %zmm7
	vmovaps	%zmm0, %zmm6
	vmovups	%zmm7, 1216(%rsp)
	vfnmadd213ps	%zmm29, %zmm3, %zmm6
	vmovups	%zmm9, 2816(%rsp)
	vmovups	%zmm10, 1344(%rsp)
	vmovups	%zmm8, 576(%rsp)
	vmovups	%zmm25, 640(%rsp)
	jbe	.L22b67
	vmovups	2688(%rsp), %zmm0
	vmovups	4480(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2688(%rsp)
	vcmpgeps	.L22c55(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm0, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm4, %xmm1
	jbe	.L22b67
	testq	%r13, %r13
	vmovups	1792(%rsp), %zmm25
	vmovaps	%zmm6, %zmm29
	vxorps	%xmm1, %xmm1, %xmm1
	je	.L22b74
	movq	56(%rsp), %r8
	xorl	%r9d, %r9d
	.p2align	4
.L22b71:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmulps	(%rdi,%rdx), %zmm26, %zmm2
	movq	%rdi, %r12
	xorl	%edx, %edx
	.p2align	4
.L22b72:
	vmovaps	(%r12), %zmm3
	vfmadd213ps	%zmm27, %zmm2, %zmm3
	vaddps	(%r14,%rdx), %zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm4
	vmovaps	-64(%r14,%rdx), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm11, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm11, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm31, %zmm4, %zmm6
	vpaddd	%zmm12, %zmm6, %zmm6
	vpandd	%zmm13, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm14, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm11, %zmm7, %zmm8
	vfmadd231ps	%zmm4, %zmm7, %zmm8
	vmulps	%zmm8, %zmm8, %zmm4
	vmovaps	%zmm15, %zmm7
	vfmadd213ps	%zmm16, %zmm8, %zmm7
	vmovaps	%zmm17, %zmm9
	vmovaps	%zmm19, %zmm10
	vfmadd213ps	%zmm20, %zmm8, %zmm10
	vfmadd213ps	%zmm18, %zmm8, %zmm9
	vfmadd231ps	%zmm21, %zmm4, %zmm10
	vfmadd213ps	%zmm9, %zmm4, %zmm10
	vfmadd213ps	%zmm7, %zmm4, %zmm10
	vfmadd213ps	%zmm8, %zmm4, %zmm10
	vaddps	%zmm31, %zmm5, %zmm4
	vfmadd231ps	%zmm22, %zmm6, %zmm10
	vmaxps	%zmm11, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	subq	$-128, %rdx
	addq	$320, %r12
	cmpq	%rdx, %rsi
	jne	.L22b72
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	jne	.L22b71
.L22b74:
	vbroadcastss	.L22c66(%rip), %zmm2
	vmovups	3776(%rsp), %zmm3
	vfmadd213ps	.L22c67(%rip){1to16}, %zmm3, %zmm2
	vpxor	%xmm13, %xmm13, %xmm13
	vcmpltps	%zmm0, %zmm13, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3776(%rsp)
	vmovups	4032(%rsp), %zmm0
	vbroadcastss	.L22c68(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 4032(%rsp)
	vmovups	3008(%rsp), %zmm0
	vmaxps	.L22c22(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3008(%rsp)
	vblendmps	.L22c19(%rip){1to16}, %zmm31, %zmm0 {%k1}
	vmovups	3136(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1472(%rsp), %zmm23
	vsubps	%zmm2, %zmm23, %zmm23
	vmovups	2880(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	768(%rsp), %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmovups	2240(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vsubps	%zmm4, %zmm26, %zmm26
	vmovups	2304(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm27, %zmm27
	vmovups	2944(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	3840(%rsp), %zmm8
	vsubps	%zmm6, %zmm8, %zmm12
	vmovups	1664(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 1664(%rsp)
	vmovups	3072(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3072(%rsp)
	vmovups	1024(%rsp), %zmm0
	vmovaps	%zmm13, %zmm0 {%k1}
	vmovups	%zmm0, 1024(%rsp)
	vmovups	2560(%rsp), %zmm0
	vbroadcastss	.L22c24(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2560(%rsp)
	vmovaps	%zmm31, %zmm0 {%k1} {z}
	vmovups	%zmm0, 3200(%rsp)
	vmovups	%zmm5, 2944(%rsp)
	vmovups	%zmm4, 2304(%rsp)
	vmovups	%zmm3, 2240(%rsp)
	vmovups	%zmm2, 2880(%rsp)
	vmovups	%zmm1, 3136(%rsp)
	vmovaps	%zmm28, %zmm15
	vmovups	2816(%rsp), %zmm9
	vmovups	1344(%rsp), %zmm10
	vmovups	384(%rsp), %zmm4
	vmovups	320(%rsp), %zmm2
	vmovups	256(%rsp), %zmm3
	vmovaps	%zmm29, %zmm6
	vmovups	1856(%rsp), %zmm5
	jmp	.L22b75
	.p2align	4
.L22b67:
	vmovaps	%zmm28, %zmm15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3200(%rsp)
	vmovups	3840(%rsp), %zmm12
	vmovups	768(%rsp), %zmm7
	vmovups	384(%rsp), %zmm4
	vmovups	320(%rsp), %zmm2
	vmovups	256(%rsp), %zmm3
	vmovups	1856(%rsp), %zmm5
	vmovups	1792(%rsp), %zmm25
	vmovups	1472(%rsp), %zmm23
	vpxor	%xmm13, %xmm13, %xmm13
.L22b75:
	vmovups	%zmm4, 384(%rsp)
	vmovups	%zmm6, 4928(%rsp)
	vmovups	%zmm3, 256(%rsp)
	vmovups	%zmm2, 320(%rsp)
	vmovups	%zmm12, 1152(%rsp)
	vbroadcastss	.L22c15(%rip), %zmm1
	vmaxps	%zmm1, %zmm25, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm21
	vmaxps	%zmm1, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm14
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm22
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5248(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5376(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm31, %zmm20
	vmaxps	%zmm1, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm16
	vcmpleps	3328(%rsp), %zmm23, %k2
	vmovups	%zmm23, 1472(%rsp)
	vcmpgeps	3264(%rsp), %zmm23, %k4
	vmovups	448(%rsp), %zmm1
	vblendmps	%zmm1, %zmm11, %zmm0 {%k4}
	vbroadcastss	.L22c33(%rip), %zmm28
	vxorps	%zmm28, %zmm1, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm13, %k6
	kmovw	22(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm13, %zmm31, %zmm6 {%k2}
	vmovups	%zmm6, 4096(%rsp)
	vcmpgeps	3392(%rsp), %zmm7, %k4
	vmovups	64(%rsp), %zmm1
	vblendmps	%zmm1, %zmm11, %zmm0 {%k4}
	vmovups	%zmm7, 768(%rsp)
	vcmpleps	3456(%rsp), %zmm7, %k4
	vxorps	%zmm28, %zmm1, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm13, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm13, %zmm31, %zmm1 {%k4}
	vmovups	%zmm1, 1280(%rsp)
	vmovdqu64	5312(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vcmpgeps	2432(%rsp), %zmm26, %k1
	vblendmps	%zmm9, %zmm11, %zmm0 {%k1}
	vcmpleps	2496(%rsp), %zmm26, %k1
	vxorps	%zmm28, %zmm9, %zmm0 {%k1}
	vcmpgeps	3520(%rsp), %zmm27, %k1
	vblendmps	%zmm10, %zmm11, %zmm3 {%k1}
	vcmpleps	3584(%rsp), %zmm27, %k1
	vxorps	%zmm28, %zmm10, %zmm3 {%k1}
	vcmpgeps	3648(%rsp), %zmm12, %k1
	vblendmps	%zmm4, %zmm11, %zmm2 {%k1}
	vcmpleps	3712(%rsp), %zmm12, %k1
	vxorps	%zmm28, %zmm4, %zmm2 {%k1}
	vcmpleps	%zmm0, %zmm13, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm13, %zmm31, %zmm7 {%k5}
	vmovups	%zmm7, 960(%rsp)
	vmulps	%zmm1, %zmm14, %zmm1
	vmovups	%zmm14, 512(%rsp)
	vmulps	1920(%rsp), %zmm1, %zmm4
	vmulps	%zmm6, %zmm21, %zmm0
	vmulps	%zmm0, %zmm4, %zmm30
	vmulps	%zmm7, %zmm22, %zmm25
	vmovups	%zmm15, 2176(%rsp)
	vmulps	%zmm25, %zmm15, %zmm4
	vmulps	%zmm0, %zmm4, %zmm10
	vmulps	%zmm30, %zmm10, %zmm5
	vmovaps	%zmm30, %zmm4
	vfnmadd213ps	%zmm31, %zmm30, %zmm4
	vbroadcastss	.L22c69(%rip), %zmm12
	vmovups	%zmm4, 4992(%rsp)
	vmaxps	%zmm12, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm28
	vmulps	%zmm28, %zmm14, %zmm6
	vmovaps	%zmm31, %zmm6 {%k4}
	vcmpleps	%zmm3, %zmm13, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm13, %zmm31, %zmm29 {%k3}
	vmulps	704(%rsp), %zmm25, %zmm3
	vfmsub231ps	%zmm3, %zmm1, %zmm5
	vmulps	%zmm28, %zmm5, %zmm15
	vmovaps	%zmm10, %zmm14
	vfnmadd213ps	%zmm31, %zmm10, %zmm14
	vfnmadd231ps	%zmm15, %zmm15, %zmm14
	vmaxps	%zmm12, %zmm14, %zmm3
	vsqrtps	%zmm3, %zmm3
	vmovaps	%zmm20, %zmm4
	vmulps	%zmm29, %zmm20, %zmm23
	vmulps	1984(%rsp), %zmm23, %zmm5
	vmulps	%zmm0, %zmm5, %zmm7
	vmulps	%zmm30, %zmm7, %zmm5
	vmovaps	%zmm9, %zmm18
	vmulps	%zmm10, %zmm7, %zmm9
	vdivps	%zmm3, %zmm31, %zmm8
	vmulps	%zmm21, %zmm6, %zmm11
	vmovaps	%zmm21, %zmm20
	vmovaps	%zmm6, %zmm11 {%k2}
	vmovdqu64	5184(%rsp), %zmm6
	vptestmd	%zmm6, %zmm6, %k0
	vmulps	%zmm8, %zmm22, %zmm6
	vmovaps	%zmm31, %zmm6 {%k5}
	vcmpleps	%zmm2, %zmm13, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm13, %zmm31, %zmm2 {%k5}
	vmovups	%zmm2, 3968(%rsp)
	vmovaps	%zmm16, %zmm17
	vmulps	%zmm2, %zmm16, %zmm2
	vmulps	640(%rsp), %zmm2, %zmm13
	vmulps	%zmm0, %zmm13, %zmm19
	vmulps	%zmm30, %zmm19, %zmm13
	vmulps	%zmm10, %zmm19, %zmm16
	vmulps	2048(%rsp), %zmm23, %zmm0
	vfmsub231ps	%zmm0, %zmm1, %zmm5
	vmulps	%zmm28, %zmm5, %zmm0
	vmulps	2112(%rsp), %zmm23, %zmm5
	vfmsub231ps	%zmm5, %zmm25, %zmm9
	vfnmadd231ps	%zmm15, %zmm0, %zmm9
	vmulps	%zmm8, %zmm9, %zmm21
	vmovaps	%zmm7, %zmm5
	vfnmadd213ps	%zmm31, %zmm7, %zmm5
	vfnmadd231ps	%zmm0, %zmm0, %zmm5
	vfnmadd231ps	%zmm21, %zmm21, %zmm5
	vmulps	576(%rsp), %zmm2, %zmm9
	vfmsub231ps	%zmm9, %zmm1, %zmm13
	vmaxps	%zmm12, %zmm5, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1216(%rsp), %zmm2, %zmm9
	vmovups	%zmm25, 5120(%rsp)
	vfmsub231ps	%zmm9, %zmm25, %zmm16
	vmulps	%zmm7, %zmm19, %zmm9
	vdivps	%zmm1, %zmm31, %zmm1
	vmovups	%zmm24, 1600(%rsp)
	vmulps	%zmm2, %zmm24, %zmm2
	vmovups	%zmm23, 5056(%rsp)
	vfmsub231ps	%zmm2, %zmm23, %zmm9
	vmulps	%zmm1, %zmm4, %zmm2
	vmovaps	%zmm31, %zmm2 {%k3}
	vmulps	%zmm28, %zmm13, %zmm23
	vfnmadd231ps	%zmm15, %zmm23, %zmm16
	vxorps	%xmm13, %xmm13, %xmm13
	vmulps	%zmm8, %zmm16, %zmm24
	vfnmadd231ps	%zmm0, %zmm23, %zmm9
	vfnmadd231ps	%zmm21, %zmm24, %zmm9
	vmulps	%zmm1, %zmm9, %zmm25
	vmulps	%zmm6, %zmm11, %zmm6
	vmovaps	%zmm19, %zmm11
	vfnmadd213ps	%zmm31, %zmm19, %zmm11
	vfnmadd231ps	%zmm23, %zmm23, %zmm11
	vfnmadd231ps	%zmm24, %zmm24, %zmm11
	vfnmadd231ps	%zmm25, %zmm25, %zmm11
	vmaxps	%zmm12, %zmm11, %zmm9
	vsqrtps	%zmm9, %zmm9
	vmulps	%zmm2, %zmm6, %zmm2
	vdivps	%zmm9, %zmm31, %zmm3
	vmulps	%zmm3, %zmm17, %zmm6
	vmulps	%zmm6, %zmm2, %zmm6
	vmovaps	%zmm2, %zmm6 {%k5}
	vmovups	%zmm6, 3904(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovss	1728(%rsp), %xmm6
	vucomiss	%xmm2, %xmm6
	vmovups	%zmm20, 2368(%rsp)
	vmulps	448(%rsp), %zmm20, %zmm9
	kmovw	20(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm9, %zmm2
	vfmadd213ps	%zmm13, %zmm9, %zmm2 {%k3} {z}
	kmovw	18(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	512(%rsp), %zmm6
	vmulps	64(%rsp), %zmm6, %zmm13
	vmovaps	%zmm13, %zmm16 {%k3} {z}
	vfmadd213ps	%zmm2, %zmm16, %zmm16
	kmovw	16(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmovups	%zmm22, 896(%rsp)
	vmulps	%zmm18, %zmm22, %zmm18
	vmovaps	%zmm18, %zmm2 {%k1} {z}
	vfmadd213ps	%zmm16, %zmm2, %zmm2
	kmovw	14(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmovups	%zmm4, 832(%rsp)
	vmulps	1344(%rsp), %zmm4, %zmm20
	vmovaps	%zmm20, %zmm16 {%k1} {z}
	vfmadd213ps	%zmm2, %zmm16, %zmm16
	kmovw	12(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovups	%zmm17, 1408(%rsp)
	vmulps	384(%rsp), %zmm17, %zmm22
	vmovaps	%zmm22, %zmm2 {%k1} {z}
	vfmadd213ps	%zmm16, %zmm2, %zmm2
	vmovups	4096(%rsp), %zmm6
	vmovaps	%zmm6, %zmm4
	vmulps	%zmm6, %zmm9, %zmm16
	vmovaps	%zmm26, %zmm6
	vmovaps	%zmm30, %zmm17
	vmulps	%zmm16, %zmm30, %zmm26
	vfmsub231ps	1280(%rsp), %zmm13, %zmm26
	vmovaps	%zmm27, %zmm13
	vmulps	%zmm16, %zmm10, %zmm27
	vfmsub231ps	960(%rsp), %zmm18, %zmm27
	vmulps	%zmm16, %zmm7, %zmm18
	vmovups	%zmm29, 2752(%rsp)
	vfmsub231ps	%zmm20, %zmm29, %zmm18
	vmovups	3968(%rsp), %zmm29
	vmovaps	%zmm8, %zmm9
	vmulps	%zmm16, %zmm19, %zmm30
	vfmsub231ps	%zmm22, %zmm29, %zmm30
	vbroadcastss	.L22c33(%rip), %zmm8
	vxorps	%zmm8, %zmm17, %zmm12
	vmovups	%zmm12, 4352(%rsp)
	vxorps	%zmm8, %zmm10, %zmm17
	vmovups	%zmm17, 4416(%rsp)
	vxorps	%zmm8, %zmm7, %zmm17
	vxorps	%zmm8, %zmm19, %zmm7
	vmovups	%zmm7, 1728(%rsp)
	vmovaps	%zmm28, %zmm7
	vmulps	%zmm28, %zmm26, %zmm20
	vmovaps	%zmm3, %zmm10
	vfnmadd231ps	%zmm15, %zmm20, %zmm27
	vxorps	%zmm8, %zmm15, %zmm12
	vfnmadd231ps	%zmm0, %zmm20, %zmm18
	vxorps	%zmm8, %zmm0, %zmm0
	vmulps	%zmm9, %zmm27, %zmm22
	vfnmadd231ps	%zmm21, %zmm22, %zmm18
	vxorps	%zmm8, %zmm21, %zmm21
	vfnmadd231ps	%zmm23, %zmm20, %zmm30
	vxorps	%zmm8, %zmm23, %zmm19
	vfnmadd231ps	%zmm24, %zmm22, %zmm30
	vxorps	%zmm8, %zmm24, %zmm23
	vmulps	%zmm1, %zmm18, %zmm24
	vfnmadd231ps	%zmm25, %zmm24, %zmm30
	vxorps	%zmm8, %zmm25, %zmm25
	vxorps	%xmm28, %xmm28, %xmm28
	vmovaps	%zmm16, %zmm15
	vfmadd213ps	%zmm28, %zmm16, %zmm15
	vfmadd231ps	%zmm20, %zmm20, %zmm15
	vfmadd231ps	%zmm22, %zmm22, %zmm15
	vfmadd231ps	%zmm24, %zmm24, %zmm15
	vmulps	%zmm3, %zmm30, %zmm26
	vfmadd231ps	%zmm26, %zmm26, %zmm15
	vmovups	%zmm6, 1088(%rsp)
	ja	.L22b93
	vdivps	896(%rsp), %zmm31, %zmm5
	movq	40(%rsp), %rdx
	vbroadcastss	16(%rdx), %zmm8
	vmulps	%zmm6, %zmm5, %zmm5
	vdivps	832(%rsp), %zmm31, %zmm11
	vmulps	%zmm13, %zmm11, %zmm11
	vmovups	2560(%rsp), %zmm27
	vdivps	%zmm27, %zmm31, %zmm14
	vmulps	3904(%rsp), %zmm14, %zmm6
	vmulps	.L22c70(%rip){1to16}, %zmm5, %zmm5
	vmulps	.L22c71(%rip){1to16}, %zmm11, %zmm11
	vmaxps	%zmm5, %zmm11, %zmm14
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm11, %zmm14 {%k1}
	vbroadcastss	.L22c24(%rip), %zmm18
	vmovups	3776(%rsp), %zmm5
	vcmpltps	%zmm18, %zmm5, %k1
	vaddps	%zmm5, %zmm5, %zmm5
	vsqrtps	%zmm5, %zmm5
	vmulps	.L22c72(%rip){1to16}, %zmm5, %zmm5 {%k1} {z}
	vmaxps	%zmm14, %zmm5, %zmm11
	vcmpunordps	%zmm14, %zmm14, %k1
	vmovaps	%zmm5, %zmm11 {%k1}
	vmulps	%zmm6, %zmm6, %zmm5
	vminps	%zmm31, %zmm5, %zmm5
	vmulps	%zmm8, %zmm5, %zmm5
	vmaxps	%zmm5, %zmm11, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm11, %zmm6 {%k1}
	vcmpltps	%zmm18, %zmm27, %k1
	vmovaps	%zmm6, %zmm5 {%k1} {z}
	vmulps	%zmm5, %zmm5, %zmm5
	vmulss	%xmm8, %xmm8, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vcmpleps	%zmm6, %zmm2, %k1
	vcmpleps	%zmm5, %zmm15, %k1 {%k1}
	vmulps	1280(%rsp), %zmm4, %zmm2
	vmulps	960(%rsp), %zmm2, %zmm2
	vmulps	2752(%rsp), %zmm2, %zmm2
	vmulps	%zmm2, %zmm29, %zmm2
	vcmpnltps	%zmm2, %zmm28, %k2
	vmovaps	%zmm31, %zmm2 {%k2} {z}
	vbroadcastss	.L22c21(%rip), %zmm5
	vblendmps	%zmm2, %zmm5, %zmm2 {%k1}
	vmovups	4288(%rsp), %zmm6
	vcmpleps	2688(%rsp), %zmm6, %k1
	vminps	.L22c73(%rip){1to16}, %zmm2, %zmm2 {%k1}
	vmovups	2624(%rsp), %zmm6
	vcmpeqps	%zmm5, %zmm6, %k1
	vmovaps	%zmm2, %zmm6 {%k1}
	vmovups	%zmm6, 2624(%rsp)
	vcmpeqps	%zmm5, %zmm6, %k1
	vmovaps	%zmm31, %zmm8 {%k1} {z}
	vxorps	%xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm8, %xmm2
	vmovshdup	%xmm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vshufpd	$1, %xmm8, %xmm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vshufps	$255, %xmm8, %xmm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vextractf128	$1, %ymm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vmovshdup	%xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufpd	$1, %xmm5, %xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufps	$255, %xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vextractf32x4	$2, %zmm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vmovshdup	%xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufpd	$1, %xmm5, %xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufps	$255, %xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vextractf32x4	$3, %zmm8, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vmovshdup	%xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufpd	$1, %xmm5, %xmm5, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	vshufps	$255, %xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vucomiss	%xmm3, %xmm2
	vmovups	1152(%rsp), %zmm15
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.L22c45(%rip), %zmm14
	vbroadcastss	.L22c46(%rip), %zmm28
	vmovaps	%zmm13, %zmm27
	vmovups	1472(%rsp), %zmm13
	ja	.L22b51
	vmovups	%zmm27, 1536(%rsp)
	vmulps	%zmm26, %zmm10, %zmm2
	vfmadd213ps	%zmm24, %zmm2, %zmm25
	vmulps	%zmm25, %zmm1, %zmm1
	vfmadd213ps	%zmm22, %zmm1, %zmm21
	vfmadd213ps	%zmm21, %zmm2, %zmm23
	vmulps	%zmm23, %zmm9, %zmm3
	vfmadd213ps	%zmm20, %zmm3, %zmm12
	vfmadd213ps	%zmm12, %zmm1, %zmm0
	vfmadd213ps	%zmm0, %zmm2, %zmm19
	vmulps	%zmm19, %zmm7, %zmm0
	vmovups	4352(%rsp), %zmm4
	vfmadd213ps	%zmm16, %zmm0, %zmm4
	vmovups	4416(%rsp), %zmm10
	vfmadd213ps	%zmm4, %zmm3, %zmm10
	vfmadd213ps	%zmm10, %zmm1, %zmm17
	vmovups	1728(%rsp), %zmm4
	vfmadd213ps	%zmm17, %zmm2, %zmm4
	vmulps	2368(%rsp), %zmm4, %zmm4
	vmovups	%zmm4, 256(%rsp)
	vmulps	512(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 320(%rsp)
	vmulps	896(%rsp), %zmm3, %zmm0
	vmovups	%zmm0, 384(%rsp)
	vmulps	832(%rsp), %zmm1, %zmm0
	vmovups	%zmm0, 448(%rsp)
	vmulps	1408(%rsp), %zmm2, %zmm0
	vmovups	%zmm0, 64(%rsp)
	vdivps	4608(%rsp), %zmm31, %zmm0
	vmulps	4672(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L22c56(%rip), %zmm12
	vpaddd	%zmm12, %zmm0, %zmm1
	vpbroadcastd	.L22c57(%rip), %zmm27
	vpandd	%zmm27, %zmm1, %zmm1
	vpbroadcastd	.L22c0(%rip), %zmm10
	vpsubd	%zmm1, %zmm10, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm31, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L22c58(%rip), %zmm3
	vfmadd213ps	.L22c59(%rip){1to16}, %zmm2, %zmm3
	vbroadcastss	.L22c60(%rip), %zmm5
	vfmadd213ps	.L22c61(%rip){1to16}, %zmm2, %zmm5
	vbroadcastss	.L22c62(%rip), %zmm4
	vfmadd213ps	.L22c63(%rip){1to16}, %zmm2, %zmm4
	vfmadd231ps	.L22c64(%rip){1to16}, %zmm0, %zmm4
	vfmadd213ps	%zmm5, %zmm0, %zmm4
	vfmadd213ps	%zmm3, %zmm0, %zmm4
	vfmadd213ps	%zmm2, %zmm0, %zmm4
	vfmadd231ps	.L22c65(%rip){1to16}, %zmm1, %zmm4
	vmovups	4160(%rsp), %zmm0
	vfmadd231ps	.L22c74(%rip){1to16}, %zmm0, %zmm4
	vmovups	4736(%rsp), %zmm0
	vfmadd231ps	.L22c75(%rip){1to16}, %zmm0, %zmm4
	vmovups	%zmm4, 1344(%rsp)
	movl	8(%rsp), %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %r8b
	vbroadcastss	.L22c17(%rip), %zmm17
	vbroadcastss	.L22c21(%rip), %zmm18
	jne	.L22b82
	imulq	32(%rsp), %rbx
	xorl	%edx, %edx
	.p2align	4
.L22b79:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$7, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$6, %r9
	vmovups	1088(%rsp), %zmm0
	vmulps	(%rdi,%r9), %zmm0, %zmm0
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vbroadcastss	.L22c62(%rip), %zmm15
	vbroadcastss	.L22c63(%rip), %zmm30
	vbroadcastss	.L22c64(%rip), %zmm19
	vbroadcastss	.L22c65(%rip), %zmm20
	vmovups	1536(%rsp), %zmm25
	vbroadcastss	.L22c58(%rip), %zmm4
	.p2align	4
.L22b80:
	vmovaps	(%r9), %zmm1
	vmovaps	(%r8,%r14), %zmm2
	vfmadd213ps	%zmm25, %zmm0, %zmm1
	vaddps	%zmm1, %zmm2, %zmm1
	vdivps	%zmm1, %zmm31, %zmm3
	vmovaps	-64(%r8,%r14), %zmm7
	vsubps	%zmm1, %zmm7, %zmm7
	vmulps	%zmm3, %zmm7, %zmm7
	vaddps	%zmm17, %zmm3, %zmm8
	vcmpltps	%zmm7, %zmm17, %k1
	vmovaps	%zmm7, %zmm8 {%k1}
	vaddps	%zmm31, %zmm8, %zmm9
	vpaddd	%zmm12, %zmm9, %zmm9
	vpandd	%zmm27, %zmm9, %zmm9
	vmovdqa64	%zmm12, %zmm26
	vpsubd	%zmm9, %zmm10, %zmm12
	vaddps	%zmm17, %zmm12, %zmm13
	vfmadd231ps	%zmm8, %zmm12, %zmm13
	vmulps	%zmm13, %zmm13, %zmm8
	vbroadcastss	.L22c60(%rip), %zmm12
	vfmadd213ps	.L22c61(%rip){1to16}, %zmm13, %zmm12
	vmovaps	%zmm15, %zmm14
	vfmadd213ps	%zmm30, %zmm13, %zmm14
	vfmadd231ps	%zmm19, %zmm8, %zmm14
	vfmadd213ps	%zmm12, %zmm8, %zmm14
	vmovaps	%zmm4, %zmm12
	vfmadd213ps	.L22c59(%rip){1to16}, %zmm13, %zmm12
	vfmadd213ps	%zmm12, %zmm8, %zmm14
	vmovdqa64	%zmm26, %zmm12
	vfmadd213ps	%zmm13, %zmm8, %zmm14
	vcvtdq2ps	%zmm9, %zmm8
	vfmadd231ps	%zmm20, %zmm8, %zmm14
	vaddps	%zmm31, %zmm7, %zmm8
	vmaxps	%zmm17, %zmm7, %zmm7
	vfmsub231ps	%zmm8, %zmm14, %zmm7
	vaddps	%zmm18, %zmm1, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vfmadd231ps	%zmm7, %zmm1, %zmm6
	vmulps	%zmm3, %zmm2, %zmm1
	vmulps	%zmm8, %zmm8, %zmm2
	vaddps	%zmm8, %zmm5, %zmm5
	vmulps	%zmm2, %zmm8, %zmm3
	vaddps	%zmm2, %zmm29, %zmm29
	vaddps	%zmm3, %zmm11, %zmm11
	vfmadd231ps	%zmm3, %zmm1, %zmm22
	vmulps	%zmm3, %zmm2, %zmm3
	vfmadd231ps	%zmm2, %zmm1, %zmm23
	vmulps	%zmm2, %zmm2, %zmm2
	vaddps	%zmm2, %zmm28, %zmm28
	vfmadd231ps	%zmm2, %zmm1, %zmm21
	vfmadd231ps	%zmm1, %zmm3, %zmm16
	vaddps	%zmm3, %zmm24, %zmm24
	subq	$-128, %r14
	addq	$320, %r9
	cmpq	%r14, %rsi
	jne	.L22b80
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	jne	.L22b79
.L22b82:
	vcmpgeps	2624(%rsp), %zmm31, %k2
	vmovups	512(%rsp), %zmm8
	vmulps	1920(%rsp), %zmm8, %zmm0
	vmovups	2368(%rsp), %zmm13
	vmulps	%zmm13, %zmm0, %zmm17
	vmovups	256(%rsp), %zmm20
	vbroadcastss	.L22c12(%rip), %zmm2
	vandps	%zmm2, %zmm20, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%zmm1, %zmm0, %zmm0
	vmovups	320(%rsp), %zmm10
	vandps	%zmm2, %zmm10, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	64(%rsp), %zmm2, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	1152(%rsp), %zmm30
	vmulps	.L22c77(%rip){1to16}, %zmm30, %zmm1
	vcmpleps	%zmm1, %zmm0, %k3 {%k2}
	vmovaps	%zmm17, %zmm0
	vfnmadd213ps	%zmm31, %zmm17, %zmm0
	vmovups	896(%rsp), %zmm19
	vmulps	2176(%rsp), %zmm19, %zmm1
	vmulps	%zmm13, %zmm1, %zmm15
	vmulps	704(%rsp), %zmm19, %zmm1
	vmulps	%zmm17, %zmm15, %zmm2
	vfmsub231ps	%zmm1, %zmm8, %zmm2
	vmovups	832(%rsp), %zmm12
	vmulps	1984(%rsp), %zmm12, %zmm1
	vmulps	%zmm13, %zmm1, %zmm14
	vmulps	2048(%rsp), %zmm12, %zmm1
	vmulps	%zmm17, %zmm14, %zmm7
	vfmsub231ps	%zmm1, %zmm8, %zmm7
	vbroadcastss	.L22c69(%rip), %zmm4
	vmaxps	%zmm4, %zmm0, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	2112(%rsp), %zmm12, %zmm3
	vmulps	%zmm15, %zmm14, %zmm9
	vfmsub231ps	%zmm3, %zmm19, %zmm9
	vmovups	1408(%rsp), %zmm26
	vmulps	640(%rsp), %zmm26, %zmm3
	vmulps	%zmm13, %zmm3, %zmm13
	vmulps	576(%rsp), %zmm26, %zmm3
	vmovups	%zmm17, 640(%rsp)
	vmulps	%zmm17, %zmm13, %zmm17
	vfmsub231ps	%zmm3, %zmm8, %zmm17
	vdivps	%zmm1, %zmm31, %zmm8
	vmulps	1216(%rsp), %zmm26, %zmm1
	vmulps	%zmm15, %zmm13, %zmm18
	vfmsub231ps	%zmm1, %zmm19, %zmm18
	vminps	%zmm31, %zmm0, %zmm0
	vmulps	%zmm8, %zmm2, %zmm25
	vmovaps	%zmm15, %zmm1
	vfnmadd213ps	%zmm31, %zmm15, %zmm1
	vfnmadd231ps	%zmm25, %zmm25, %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmaxps	%zmm4, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1600(%rsp), %zmm26, %zmm2
	vmulps	%zmm14, %zmm13, %zmm27
	vfmsub231ps	%zmm2, %zmm12, %zmm27
	vdivps	%zmm1, %zmm31, %zmm2
	vmulps	%zmm8, %zmm7, %zmm26
	vfnmadd231ps	%zmm25, %zmm26, %zmm9
	vmulps	%zmm2, %zmm9, %zmm3
	vmovaps	%zmm14, %zmm1
	vfnmadd213ps	%zmm31, %zmm14, %zmm1
	vfnmadd231ps	%zmm26, %zmm26, %zmm1
	vfnmadd231ps	%zmm3, %zmm3, %zmm1
	vminps	%zmm0, %zmm1, %zmm9
	vmaxps	%zmm4, %zmm1, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm8, %zmm17, %zmm7
	vfnmadd231ps	%zmm25, %zmm7, %zmm18
	vmovups	%zmm2, 576(%rsp)
	vmulps	%zmm2, %zmm18, %zmm2
	vfnmadd231ps	%zmm26, %zmm7, %zmm27
	vfnmadd231ps	%zmm3, %zmm2, %zmm27
	vmovups	%zmm0, 704(%rsp)
	vmulps	%zmm0, %zmm27, %zmm17
	vmovaps	%zmm13, %zmm0
	vfnmadd213ps	%zmm31, %zmm13, %zmm0
	vfnmadd231ps	%zmm7, %zmm7, %zmm0
	vfnmadd231ps	%zmm2, %zmm2, %zmm0
	vfnmadd231ps	%zmm17, %zmm17, %zmm0
	vminps	%zmm9, %zmm0, %zmm1
	vcmpgtps	.L22c76(%rip){1to16}, %zmm1, %k0
	vmovups	1472(%rsp), %zmm18
	vaddps	%zmm18, %zmm20, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3264(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3328(%rsp), %zmm4
	vmaxps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k1}
	vmovaps	%zmm1, %zmm18 {%k3}
	movq	40(%rsp), %rax
	vbroadcastss	208(%rax), %zmm1
	vmovups	2624(%rsp), %zmm20
	vcmpeqps	.L22c22(%rip){1to16}, %zmm20, %k1
	vmovaps	%zmm1, %zmm18 {%k1}
	movq	240(%rsp), %r13
	movq	%r13, %r15
	shlq	$6, %r15
	vbroadcastss	12(%rax), %zmm9
	movq	184(%rsp), %r12
	vmovaps	%zmm18, (%r12,%r15)
	vmovups	768(%rsp), %zmm27
	vaddps	%zmm27, %zmm10, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3392(%rsp), %zmm18
	vminps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3456(%rsp), %zmm18
	vmaxps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm27 {%k3}
	vmovaps	%zmm1, %zmm27 {%k1}
	movq	24(%rsp), %r9
	addq	%r9, %r13
	shlq	$6, %r13
	vmovaps	%zmm27, (%r12,%r13)
	vmovups	1088(%rsp), %zmm27
	vaddps	384(%rsp), %zmm27, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2432(%rsp), %zmm18
	vminps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2496(%rsp), %zmm18
	vmaxps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm27 {%k3}
	leaq	(%r12,%r15), %rsi
	vmulps	%zmm9, %zmm27, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	movq	%r9, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm4, (%rdx,%rsi)
	vmovups	1536(%rsp), %zmm27
	vaddps	448(%rsp), %zmm27, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3520(%rsp), %zmm18
	vminps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3584(%rsp), %zmm18
	vmaxps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm27 {%k3}
	vmulps	%zmm9, %zmm27, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	leaq	(%r9,%r9,2), %rdx
	movq	%rdx, %r8
	shlq	$6, %r8
	vmovaps	%zmm4, (%r8,%rsi)
	vaddps	64(%rsp), %zmm30, %zmm4
	vmovaps	%zmm20, %zmm10
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3648(%rsp), %zmm18
	vminps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	3712(%rsp), %zmm18
	vmaxps	%zmm4, %zmm18, %zmm4
	vmovaps	%zmm18, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm30 {%k3}
	vmovaps	%zmm1, %zmm30 {%k1}
	movq	%r9, %r8
	shlq	$8, %r8
	vmovaps	%zmm30, (%r8,%rsi)
	movl	$5, %r8d
	movl	8(%rsp), %ebx
	testb	$2, %bl
	je	.L22b85
	vmaxps	.L22c69(%rip){1to16}, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm4
	vbroadcastss	.L22c33(%rip), %zmm10
	vxorps	640(%rsp), %zmm10, %zmm0
	vmulps	%zmm9, %zmm19, %zmm19
	vmulps	%zmm9, %zmm12, %zmm9
	vmovups	%zmm9, 448(%rsp)
	kandw	%k0, %k2, %k2
	andl	$4, %ebx
	movl	%ebx, %r8d
	movl	%ebx, 64(%rsp)
	shrl	$2, %r8d
	leaq	(%r9,%r9,4), %rsi
	shlq	$6, %rsi
	addq	%r12, %rsi
	xorl	%r14d, %r14d
	testl	%ebx, %ebx
	sete	%r14b
	leaq	7(%r8,%r8,2), %rbx
	movl	$14, %r9d
	movl	$8, %r8d
	cmoveq	%r8, %r9
	movl	$19, %r8d
	movq	%r10, %r11
	movq	%rdx, %r10
	movq	%r13, %rdx
	movl	$9, %r13d
	cmoveq	%r13, %r8
	movq	%rdx, %r13
	movq	%r10, %rdx
	movq	%r11, %r10
	xorq	$7, %r14
	imulq	24(%rsp), %r14
	shlq	$6, %r14
	addq	%r12, %r14
	imulq	24(%rsp), %rbx
	shlq	$6, %rbx
	addq	%r12, %rbx
	imulq	24(%rsp), %r9
	shlq	$6, %r9
	addq	%r12, %r9
	imulq	24(%rsp), %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmulps	%zmm0, %zmm8, %zmm30
	vfmadd231ps	%zmm30, %zmm25, %zmm15
	vxorps	%zmm10, %zmm15, %zmm0
	vmovups	576(%rsp), %zmm9
	vmulps	%zmm0, %zmm9, %zmm27
	vxorps	%zmm10, %zmm8, %zmm0
	vmulps	%zmm0, %zmm25, %zmm0
	vmulps	%zmm9, %zmm0, %zmm25
	vfmadd231ps	%zmm30, %zmm26, %zmm14
	vfmadd231ps	%zmm27, %zmm3, %zmm14
	vxorps	%zmm10, %zmm14, %zmm0
	vmovups	704(%rsp), %zmm20
	vmulps	%zmm0, %zmm20, %zmm18
	vmulps	%zmm26, %zmm8, %zmm0
	vmovaps	%zmm19, %zmm26
	vfmadd231ps	%zmm25, %zmm3, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm20, %zmm15
	vxorps	%zmm10, %zmm9, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmulps	%zmm20, %zmm0, %zmm14
	vfmadd231ps	%zmm30, %zmm7, %zmm13
	vfmadd231ps	%zmm27, %zmm2, %zmm13
	vfmadd231ps	%zmm18, %zmm17, %zmm13
	vxorps	%zmm10, %zmm13, %zmm0
	vmulps	%zmm0, %zmm4, %zmm13
	vmulps	%zmm7, %zmm8, %zmm0
	vfmadd231ps	%zmm25, %zmm2, %zmm0
	vfmadd231ps	%zmm15, %zmm17, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm12
	vmulps	%zmm2, %zmm9, %zmm0
	vfmadd231ps	%zmm14, %zmm17, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm7
	vxorps	%zmm10, %zmm20, %zmm0
	vmovups	2624(%rsp), %zmm10
	vmulps	%zmm0, %zmm17, %zmm0
	vmulps	%zmm4, %zmm0, %zmm0
	vmovaps	%zmm30, %zmm17
	vfmadd213ps	%zmm31, %zmm30, %zmm17
	vfmadd231ps	%zmm27, %zmm27, %zmm17
	vfmadd231ps	%zmm18, %zmm18, %zmm17
	vfmadd231ps	%zmm13, %zmm13, %zmm17
	vmovups	2368(%rsp), %zmm2
	vmulps	%zmm17, %zmm2, %zmm17
	vmovaps	%zmm1, %zmm19
	vmulps	%zmm17, %zmm2, %zmm19 {%k2}
	vmovaps	%zmm19, (%r15,%rsi)
	vmulps	%zmm8, %zmm8, %zmm17
	vfmadd231ps	%zmm25, %zmm25, %zmm17
	vfmadd231ps	%zmm15, %zmm15, %zmm17
	vfmadd231ps	%zmm12, %zmm12, %zmm17
	vmovups	512(%rsp), %zmm2
	vmulps	%zmm17, %zmm2, %zmm17
	vmovaps	%zmm1, %zmm19
	vmulps	%zmm17, %zmm2, %zmm19 {%k2}
	vmovaps	%zmm19, (%r15,%r14)
	vmulps	%zmm9, %zmm9, %zmm17
	vmovups	448(%rsp), %zmm9
	vfmadd231ps	%zmm14, %zmm14, %zmm17
	vfmadd231ps	%zmm7, %zmm7, %zmm17
	vmulps	%zmm26, %zmm17, %zmm17
	vmovaps	%zmm1, %zmm19
	vmulps	%zmm17, %zmm26, %zmm19 {%k2}
	vmovaps	%zmm19, (%r15,%rbx)
	movl	8(%rsp), %ebx
	vmulps	%zmm20, %zmm20, %zmm17
	vfmadd231ps	%zmm0, %zmm0, %zmm17
	vmulps	%zmm9, %zmm17, %zmm17
	vmovaps	%zmm1, %zmm19
	vmulps	%zmm17, %zmm9, %zmm19 {%k2}
	vmovaps	%zmm19, (%r15,%r9)
	movq	24(%rsp), %r9
	vmulps	%zmm4, %zmm4, %zmm17
	vmovups	1408(%rsp), %zmm2
	vmulps	%zmm17, %zmm2, %zmm17
	vmovaps	%zmm1, %zmm19
	vmulps	%zmm17, %zmm2, %zmm19 {%k2}
	vmovaps	%zmm19, (%r15,%r8)
	movl	$10, %r8d
	cmpl	$0, 64(%rsp)
	je	.L22b85
	vmulps	%zmm30, %zmm8, %zmm8
	vfmadd231ps	%zmm27, %zmm25, %zmm8
	vfmadd231ps	%zmm18, %zmm15, %zmm8
	vfmadd231ps	%zmm13, %zmm12, %zmm8
	vmovups	512(%rsp), %zmm19
	vmulps	%zmm8, %zmm19, %zmm8
	vmovaps	%zmm1, %zmm17
	vmovups	2368(%rsp), %zmm20
	vmulps	%zmm8, %zmm20, %zmm17 {%k2}
	movq	%rdx, %rsi
	shlq	$7, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm17, (%r15,%rsi)
	vmovups	576(%rsp), %zmm2
	vmulps	%zmm27, %zmm2, %zmm8
	vfmadd231ps	%zmm18, %zmm14, %zmm8
	vfmadd231ps	%zmm13, %zmm7, %zmm8
	vmulps	%zmm26, %zmm8, %zmm8
	vmovaps	%zmm1, %zmm17
	vmulps	%zmm8, %zmm20, %zmm17 {%k2}
	movq	%r9, %rsi
	shlq	$9, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm17, (%r15,%rsi)
	vmulps	%zmm25, %zmm2, %zmm3
	vfmadd231ps	%zmm15, %zmm14, %zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm3
	vmulps	%zmm26, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm8
	vmulps	%zmm3, %zmm19, %zmm8 {%k2}
	leaq	(%r9,%r9,8), %rsi
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmovaps	%zmm8, (%r15,%r8)
	vmovups	704(%rsp), %zmm2
	vmulps	%zmm18, %zmm2, %zmm3
	vfmadd231ps	%zmm13, %zmm0, %zmm3
	vmulps	%zmm9, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm8
	vmulps	%zmm3, %zmm20, %zmm8 {%k2}
	imulq	$704, %r9, %r8
	addq	%r12, %r8
	vmovaps	%zmm8, (%r15,%r8)
	vmulps	%zmm15, %zmm2, %zmm3
	vfmadd231ps	%zmm12, %zmm0, %zmm3
	vmulps	%zmm9, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm8
	vmulps	%zmm3, %zmm19, %zmm8 {%k2}
	shlq	$8, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm8, (%r15,%rdx)
	vmulps	%zmm14, %zmm2, %zmm2
	vfmadd231ps	%zmm7, %zmm0, %zmm2
	vmulps	%zmm9, %zmm2, %zmm2
	vmovaps	%zmm1, %zmm3
	vmulps	%zmm2, %zmm26, %zmm3 {%k2}
	imulq	$832, %r9, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm3, (%r15,%rdx)
	vmulps	%zmm13, %zmm4, %zmm2
	vmovups	1408(%rsp), %zmm8
	vmulps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm1, %zmm3
	vmulps	%zmm2, %zmm20, %zmm3 {%k2}
	imulq	$960, %r9, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm3, (%r15,%rdx)
	vmulps	%zmm12, %zmm4, %zmm2
	vmulps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm1, %zmm3
	vmulps	%zmm2, %zmm19, %zmm3 {%k2}
	movq	%r9, %rdx
	shlq	$10, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm3, (%r15,%rdx)
	vmulps	%zmm7, %zmm4, %zmm2
	vmulps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm1, %zmm3
	vmulps	%zmm26, %zmm2, %zmm3 {%k2}
	imulq	$1088, %r9, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm3, (%r15,%rdx)
	vmulps	%zmm0, %zmm4, %zmm0
	vmulps	%zmm0, %zmm8, %zmm0
	vmulps	%zmm9, %zmm0, %zmm1 {%k2}
	shlq	$7, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm1, (%r15,%rsi)
	movl	$20, %r8d
.L22b85:
	testb	$8, %bl
	je	.L22b87
	movq	40(%rsp), %rax
	vbroadcastss	208(%rax), %zmm0
	vcmpeqps	.L22c22(%rip){1to16}, %zmm10, %k2
	vaddps	%zmm6, %zmm6, %zmm1
	vmovups	1344(%rsp), %zmm7
	vfmsub132ps	.L22c32(%rip){1to16}, %zmm6, %zmm7
	vbroadcastss	100(%rax), %zmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vfmadd213ps	%zmm6, %zmm5, %zmm3
	vfmadd231ps	104(%rax){1to16}, %zmm29, %zmm3
	vfmadd231ps	108(%rax){1to16}, %zmm11, %zmm3
	vfmadd231ps	112(%rax){1to16}, %zmm28, %zmm3
	vfmadd231ps	116(%rax){1to16}, %zmm24, %zmm3
	vfmadd231ps	120(%rax){1to16}, %zmm23, %zmm3
	vfmadd231ps	124(%rax){1to16}, %zmm22, %zmm3
	vfmadd231ps	128(%rax){1to16}, %zmm21, %zmm3
	vfmadd231ps	132(%rax){1to16}, %zmm16, %zmm3
	vbroadcastss	136(%rax), %zmm2
	vmovups	4544(%rsp), %zmm4
	vaddps	%zmm3, %zmm4, %zmm3
	vfmadd213ps	%zmm6, %zmm5, %zmm2
	vfmadd231ps	140(%rax){1to16}, %zmm29, %zmm2
	vfmadd231ps	144(%rax){1to16}, %zmm11, %zmm2
	vfmadd231ps	148(%rax){1to16}, %zmm28, %zmm2
	vfmadd231ps	152(%rax){1to16}, %zmm24, %zmm2
	vfmadd231ps	156(%rax){1to16}, %zmm23, %zmm2
	vfmadd231ps	160(%rax){1to16}, %zmm22, %zmm2
	vfmadd231ps	164(%rax){1to16}, %zmm21, %zmm2
	vfmadd231ps	168(%rax){1to16}, %zmm16, %zmm2
	vfmadd132ps	172(%rax){1to16}, %zmm6, %zmm5
	vfmadd231ps	176(%rax){1to16}, %zmm29, %zmm5
	vfmadd231ps	180(%rax){1to16}, %zmm11, %zmm5
	vfmadd231ps	184(%rax){1to16}, %zmm28, %zmm5
	vfmadd231ps	188(%rax){1to16}, %zmm24, %zmm5
	vfmadd231ps	192(%rax){1to16}, %zmm23, %zmm5
	vfmadd231ps	196(%rax){1to16}, %zmm22, %zmm5
	vfmadd231ps	200(%rax){1to16}, %zmm21, %zmm5
	vfmadd231ps	204(%rax){1to16}, %zmm16, %zmm5
	vfmadd231ps	.L22c73(%rip){1to16}, %zmm4, %zmm2
	vfmadd231ps	.L22c78(%rip){1to16}, %zmm4, %zmm5
	vmovaps	%zmm0, %zmm7 {%k2}
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm7, (%r15,%rdx)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	1(%r8), %rdx
	imulq	%r9, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm1, (%r15,%rdx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	2(%r8), %rdx
	imulq	%r9, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm3, (%r15,%rdx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	3(%r8), %rdx
	imulq	%r9, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm2, (%r15,%rdx)
	vmovaps	%zmm0, %zmm5 {%k2}
	addq	$4, %r8
	imulq	%r9, %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmovaps	%zmm5, (%r15,%r8)
	jmp	.L22b87
.L22b91:
	addq	$5448, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L22b92:
	vzeroupper
	retq
