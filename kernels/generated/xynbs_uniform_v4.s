# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L18c0:
	.long	0x3f800000
.L18c1:
	.long	1048576
.L18c3:
	.long	2147483647
.L18c4:
	.long	0x3f40094e
.L18c5:
	.long	0x3e1d5a5a
.L18c6:
	.long	0x3bd74912
.L18c7:
	.long	0x3f156f3d
.L18c8:
	.long	0x3d26f715
.L18c9:
	.long	8388607
.L18c10:
	.long	1400897535
.L18c11:
	.long	0xc9800000
.L18c12:
	.long	0x3f000000
.L18c13:
	.long	0x0da24260
.L18c14:
	.long	0x1e3ce508
.L18c15:
	.long	0xbf800000
.L18c16:
	.long	0x41100000
.L18c17:
	.long	0x3e800000
.L18c18:
	.long	0x41490fdb
.L18c19:
	.long	0x40a00000
.L18c20:
	.long	0x40800000
.L18c21:
	.long	0x7f7fffff
.L18c22:
	.long	0x3fc00000
.L18c23:
	.long	0x7149f2ca
.L18c24:
	.long	2
.L18c25:
	.long	4
.L18c26:
	.long	8
.L18c27:
	.long	16
.L18c28:
	.long	0x3f3504f3
.L18c29:
	.long	0x3ecc422a
.L18c30:
	.long	0x3f106ebb
.L18c31:
	.long	0xbf000000
.L18c32:
	.long	0x80000000
.L18c33:
	.long	0xc2ae0000
.L18c34:
	.long	0x3fb8aa3b
.L18c35:
	.long	0xbf317200
.L18c36:
	.long	0xb5bfbe8e
.L18c37:
	.long	0x3aae0472
.L18c38:
	.long	0x3c1e8629
.L18c39:
	.long	0x3d635b73
.L18c40:
	.long	0x3e75fc8c
.L18c41:
	.long	0x3f317214
.L18c42:
	.long	0x42fe0000
.L18c43:
	.long	0x3e99999a
.L18c44:
	.long	0xbe04a19d
.L18c45:
	.long	0x3ef89ba5
.L18c46:
	.long	0xbf03248e
.L18c47:
	.long	0x3f0c3744
.L18c48:
	.long	0xbdc1d79d
.L18c49:
	.long	0x3e5c1572
.L18c50:
	.long	0x3e17e642
.L18c51:
	.long	0x3e2ecff8
.L18c52:
	.long	0x3e2d3f9f
.L18c53:
	.long	0xc0000000
.L18c54:
	.long	0x41400000
.L18c55:
	.long	3234528013
.L18c56:
	.long	4286578688
.L18c57:
	.long	0x3eaaac4e
.L18c58:
	.long	0xbf00000d
.L18c59:
	.long	0x3e4bdb47
.L18c60:
	.long	0xbe7fd7d0
.L18c61:
	.long	0x3e259a3a
.L18c62:
	.long	0xbe2ec8d2
.L18c63:
	.long	0xbddadb52
.L18c64:
	.long	0x33b17218
.L18c65:
	.long	0x3727c5ac
.L18c66:
	.long	0x3a83126f
.L18c67:
	.long	0x41800000
.L18c68:
	.long	0x358637bd
.L18c69:
	.long	0x350637bd
.L18c70:
	.long	0x34210fb0
.L18c71:
	.long	0x36a7c5ac
.L18c72:
	.long	0x40000000
.L18c73:
	.long	0x3f317218
.L18c74:
	.long	0x3feb3f8f
.L18c75:
	.long	0x38d1b717
.L18c76:
	.long	0x40400000
.L18c77:
	.long	0x3951b717
.L18c78:
	.long	0x41000000
.L18c79:
	.long	0x3cf5c28f
.L18c80:
	.long	0x41200000
.L18c81:
	.long	0x26901d7d
.L18c82:
	.long	0x3f800054
.L18c83:
	.long	0xbf4ccccd
.L18c84:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L18c2:
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
	.globl	gaussmle_xynbs_uniform_v4
gaussmle_xynbs_uniform_v4:
	.globl	_gaussmle_xynbs_uniform_v4
_gaussmle_xynbs_uniform_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5368, %rsp
	movl	%esi, 8(%rsp)
	testl	%ecx, %ecx
	je	.L18b96
	testl	%edx, %edx
	je	.L18b96
	cmpl	$0, 8(%rsp)
	je	.L18b96
	movq	5440(%rsp), %rbx
	movl	8(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 72(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 48(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 200(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	5424(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 160(%rsp)
	imull	%eax, %edx
	movl	%edx, 60(%rsp)
	movq	%rsi, 32(%rsp)
	leaq	64(%rsi), %rax
	movq	%rax, 80(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L18c0(%rip), %zmm31
	vbroadcastss	.L18c12(%rip), %zmm15
	vpbroadcastd	.L18c24(%rip), %zmm18
	vpbroadcastd	.L18c27(%rip), %zmm19
	vxorps	%xmm28, %xmm28, %xmm28
	vpbroadcastd	.L18c0(%rip), %zmm14
	vbroadcastss	.L18c59(%rip), %zmm25
	movq	%r9, 168(%rsp)
	movl	%r9d, %ecx
	vpbroadcastd	.L18c3(%rip), %zmm21
	vbroadcastss	.L18c4(%rip), %zmm22
	vbroadcastss	.L18c5(%rip), %zmm23
	vbroadcastss	.L18c6(%rip), %zmm24
	vbroadcastss	.L18c7(%rip), %zmm26
	vbroadcastss	.L18c8(%rip), %zmm27
	vpbroadcastd	.L18c9(%rip), %zmm29
	vpbroadcastd	.L18c84(%rip), %zmm30
	movq	%r14, 192(%rsp)
	movq	%r15, 184(%rsp)
	jmp	.L18b4
	.p2align	4
.L18b95:
	incq	%rax
	addl	60(%rsp), %ecx
	cmpq	160(%rsp), %rax
	je	.L18b96
.L18b4:
	movq	%rax, %rdx
	imulq	72(%rsp), %rdx
	movq	%rdx, 176(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 208(%rsp)
	movl	%ecx, 64(%rsp)
	jmp	.L18b5
	.p2align	4
.L18b94:
	incq	%rdi
	addl	8(%rsp), %esi
	cmpq	72(%rsp), %rdi
	je	.L18b95
.L18b5:
	movq	176(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	168(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 68(%rsp)
	movq	%rdi, 224(%rsp)
	movq	%rdx, 216(%rsp)
	jmp	.L18b6
	.p2align	4
.L18b92:
	korw	%k0, %k1, %k1
	vbroadcastss	.L18c76(%rip), %zmm0
	vblendmps	2800(%rsp), %zmm0, %zmm0 {%k1}
	movq	200(%rsp), %rcx
	vmovups	2864(%rsp), %zmm1
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, (%rcx,%r10)
	movq	208(%rsp), %rax
	vbroadcastss	.L18c12(%rip), %zmm15
	vpbroadcastd	.L18c24(%rip), %zmm18
	vpbroadcastd	.L18c27(%rip), %zmm19
	vpbroadcastd	.L18c0(%rip), %zmm14
	vbroadcastss	.L18c59(%rip), %zmm25
	movl	64(%rsp), %ecx
	vpbroadcastd	.L18c3(%rip), %zmm21
	vbroadcastss	.L18c4(%rip), %zmm22
	vbroadcastss	.L18c5(%rip), %zmm23
	vbroadcastss	.L18c6(%rip), %zmm24
	vbroadcastss	.L18c7(%rip), %zmm26
	vbroadcastss	.L18c8(%rip), %zmm27
	vpbroadcastd	.L18c9(%rip), %zmm29
	vpbroadcastd	.L18c84(%rip), %zmm30
	movl	68(%rsp), %esi
	movq	224(%rsp), %rdi
	movq	216(%rsp), %rdx
	movl	44(%rsp), %r8d
	movq	232(%rsp), %r9
.L18b93:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	.L18b94
.L18b6:
	leaq	(%rdx,%r9), %r10
	movl	8(%rbx), %r11d
	movq	%r11, 24(%rsp)
	cmpq	%r11, %r10
	jae	.L18b93
	movq	%r10, 88(%rsp)
	movq	%r9, 232(%rsp)
	movl	%r8d, 44(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 304(%rsp)
	movl	20(%rbx), %r8d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r8b
	movq	%rcx, 240(%rsp)
	cmoveq	%rcx, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	je	.L18b8
	movq	%rax, %r11
	imulq	88(%rsp), %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	44(%rsp), %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 432(%rsp)
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 816(%rsp)
	vpxor	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	movl	$16, %ebp
	xorl	%edx, %edx
	movq	80(%rsp), %r12
	vmovups	%zmm31, 1328(%rsp)
	vmovups	%zmm31, 1264(%rsp)
	vpbroadcastd	.L18c1(%rip), %zmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%esi, %esi
	jmp	.L18b10
	.p2align	4
.L18b39:
	vaddps	%zmm5, %zmm8, %zmm8
	vaddps	%zmm3, %zmm2, %zmm2
	incq	%rsi
	addl	%r10d, %eax
	addq	432(%rsp), %r12
	addl	816(%rsp), %ebp
	addq	%r10, %rdx
	cmpq	%r10, %rsi
	je	.L18b40
.L18b10:
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	leal	(%r11,%rdi), %ecx
	andl	$2147483647, %ecx
	movq	%rdi, %r9
	shrq	%r9
	addq	%r11, %r9
	testb	$1, %r8b
	cmoveq	%rcx, %r9
	shlq	$6, %r9
	movq	48(%rsp), %rbx
	vmovdqa64	(%rbx,%r9), %zmm0
	vmovdqa64	%zmm0, %zmm3
	testb	$1, %r8b
	je	.L18b12
	movl	%edi, %r9d
	shll	$4, %r9d
	andl	$16, %r9d
	vmovd	%r9d, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm3
	vpandd	%zmm30, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
.L18b12:
	movq	(%rsp), %r9
	vsubps	(%r9){1to16}, %zmm3, %zmm3
	vbroadcastss	8(%r9), %zmm4
	vfmadd132ps	4(%r9){1to16}, %zmm4, %zmm3
	testb	$1, %r8b
	je	.L18b14
	movl	%edi, %r9d
	shll	$4, %r9d
	andl	$16, %r9d
	vmovd	%r9d, %xmm5
	vpsrld	%xmm5, %zmm0, %zmm0
	vpandd	%zmm30, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L18b14:
	movq	%rdi, %r9
	shlq	$6, %r9
	movq	32(%rsp), %rbx
	vmovaps	%zmm3, (%rbx,%r9)
	testb	$8, %r8b
	jne	.L18b15
	andl	$2147483647, %eax
	vsubps	%zmm4, %zmm3, %zmm5
	cmpq	$1, %r10
	je	.L18b17
.L18b18:
	vpandd	%zmm21, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm28, %zmm5, %zmm3
	jne	.L18b19
.L18b37:
	testq	%rsi, %rsi
	jne	.L18b39
	jmp	.L18b38
	.p2align	4
.L18b15:
	vaddps	%zmm22, %zmm3, %zmm5
	vfmadd213ps	%zmm23, %zmm3, %zmm5
	vfmadd213ps	%zmm24, %zmm3, %zmm5
	vaddps	%zmm26, %zmm3, %zmm7
	vfmadd213ps	%zmm27, %zmm3, %zmm7
	vcmpltps	%zmm3, %zmm28, %k1
	vmovups	1328(%rsp), %zmm10
	vmulps	%zmm5, %zmm10, %zmm10 {%k1}
	vmovups	1264(%rsp), %zmm16
	vmulps	%zmm7, %zmm16, %zmm16 {%k1}
	vpsrld	$23, %zmm10, %zmm5
	vpsrld	$23, %zmm16, %zmm7
	vpsubd	%zmm7, %zmm13, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm13
	vpternlogd	$236, %zmm29, %zmm14, %zmm10
	vmovdqu64	%zmm10, 1328(%rsp)
	vpternlogd	$236, %zmm29, %zmm14, %zmm16
	vmovdqu64	%zmm16, 1264(%rsp)
	vbroadcastss	.L18c0(%rip), %zmm5 {%k1} {z}
	vaddps	%zmm5, %zmm11, %zmm11
	andl	$2147483647, %eax
	vsubps	%zmm4, %zmm3, %zmm5
	cmpq	$1, %r10
	jne	.L18b18
.L18b17:
	vaddps	%zmm5, %zmm6, %zmm6
	vpandd	%zmm21, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm28, %zmm5, %zmm3
	je	.L18b37
.L18b19:
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%ebp, 96(%rsp)
	movq	%r12, 368(%rsp)
	jne	.L18b20
.L18b28:
	addq	%rbx, %rdi
	addq	%rbx, %rcx
	movq	%rdi, %r9
	shrq	%r9
	addq	%r11, %r9
	testb	$1, %r8b
	cmoveq	%rcx, %r9
	shlq	$6, %r9
	movq	48(%rsp), %rcx
	vmovdqa64	(%rcx,%r9), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r8b
	je	.L18b30
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm30, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L18b30:
	movq	(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%rcx), %zmm7
	vfmadd132ps	4(%rcx){1to16}, %zmm7, %zmm4
	testb	$1, %r8b
	movq	368(%rsp), %r12
	je	.L18b32
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm10
	vpsrld	%xmm10, %zmm0, %zmm0
	vpandd	%zmm30, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L18b32:
	shlq	$6, %rdi
	movq	32(%rsp), %rcx
	vmovaps	%zmm4, (%rcx,%rdi)
	testb	$8, %r8b
	je	.L18b34
	vaddps	%zmm22, %zmm4, %zmm10
	vfmadd213ps	%zmm23, %zmm4, %zmm10
	vfmadd213ps	%zmm24, %zmm4, %zmm10
	vmovaps	%zmm11, %zmm16
	vaddps	%zmm26, %zmm4, %zmm11
	vfmadd213ps	%zmm27, %zmm4, %zmm11
	vcmpltps	%zmm4, %zmm28, %k1
	vmovups	1328(%rsp), %zmm17
	vmulps	%zmm10, %zmm17, %zmm17 {%k1}
	vmovups	1264(%rsp), %zmm20
	vmulps	%zmm11, %zmm20, %zmm20 {%k1}
	vpsrld	$23, %zmm17, %zmm10
	vpsrld	$23, %zmm20, %zmm11
	vpsubd	%zmm11, %zmm13, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm13
	vpternlogd	$236, %zmm29, %zmm14, %zmm17
	vmovdqu64	%zmm17, 1328(%rsp)
	vpternlogd	$236, %zmm29, %zmm14, %zmm20
	vmovdqu64	%zmm20, 1264(%rsp)
	vbroadcastss	.L18c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm16, %zmm11
.L18b34:
	movl	96(%rsp), %ebp
	vsubps	%zmm7, %zmm4, %zmm4
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L18b36
	vaddps	%zmm4, %zmm6, %zmm6
.L18b36:
	vpandd	%zmm21, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm4, %zmm3, %zmm3
	testq	%rsi, %rsi
	jne	.L18b39
.L18b38:
	vaddps	%zmm3, %zmm9, %zmm9
	jmp	.L18b39
	.p2align	4
.L18b20:
	movl	%ebp, %r9d
	jmp	.L18b21
	.p2align	4
.L18b27:
	vpandd	%zmm21, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm12, %zmm12
	vsubps	%zmm7, %zmm4, %zmm0
	vaddps	%zmm0, %zmm3, %zmm3
	leaq	(%r15,%rbx), %r14
	incq	%r14
	incq	%rbx
	addq	$64, %r12
	addl	$16, %r9d
	cmpq	$1, %r14
	je	.L18b28
.L18b21:
	leaq	(%rdx,%rbx), %rbp
	leaq	(%rax,%rbx), %r14
	shrq	%rbp
	addq	%r11, %rbp
	testb	$1, %r8b
	cmoveq	%r14, %rbp
	shlq	$6, %rbp
	movq	48(%rsp), %r14
	vmovdqa64	(%r14,%rbp), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r8b
	je	.L18b23
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm30, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L18b23:
	movq	(%rsp), %r14
	vsubps	(%r14){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r14), %zmm7
	vfmadd132ps	4(%r14){1to16}, %zmm7, %zmm4
	testb	$1, %r8b
	je	.L18b25
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	vpsrld	%xmm10, %zmm0, %zmm0
	vpandd	%zmm30, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L18b25:
	vmovaps	%zmm4, (%r12)
	testb	$8, %r8b
	je	.L18b27
	vaddps	%zmm22, %zmm4, %zmm10
	vfmadd213ps	%zmm23, %zmm4, %zmm10
	vfmadd213ps	%zmm24, %zmm4, %zmm10
	vmovaps	%zmm11, %zmm16
	vaddps	%zmm26, %zmm4, %zmm11
	vfmadd213ps	%zmm27, %zmm4, %zmm11
	vcmpltps	%zmm4, %zmm28, %k1
	vmovups	1328(%rsp), %zmm17
	vmulps	%zmm10, %zmm17, %zmm17 {%k1}
	vmovups	1264(%rsp), %zmm20
	vmulps	%zmm11, %zmm20, %zmm20 {%k1}
	vpsrld	$23, %zmm17, %zmm10
	vpsrld	$23, %zmm20, %zmm11
	vpsubd	%zmm11, %zmm13, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm13
	vpternlogd	$236, %zmm29, %zmm14, %zmm17
	vmovdqu64	%zmm17, 1328(%rsp)
	vpternlogd	$236, %zmm29, %zmm14, %zmm20
	vmovdqu64	%zmm20, 1264(%rsp)
	vbroadcastss	.L18c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm16, %zmm11
	jmp	.L18b27
	.p2align	4
.L18b40:
	vpcmpnleud	.L18c10(%rip){1to16}, %zmm12, %k0
	vcvtudq2ps	%zmm13, %zmm0
	vaddps	.L18c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 4336(%rsp)
	movq	5440(%rsp), %rbx
	movq	192(%rsp), %r14
	movq	184(%rsp), %r15
	jmp	.L18b41
.L18b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4336(%rsp)
	vmovups	%zmm31, 1264(%rsp)
	vmovups	%zmm31, 1328(%rsp)
.L18b41:
	vcvtusi2ss	%r10d, %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm5
	vmaxps	%zmm31, %zmm5, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm9, %zmm0, %zmm4
	vmulps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm8, %zmm0, %zmm7
	vmulps	%zmm6, %zmm0, %zmm0
	vminps	%zmm4, %zmm3, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm3, %zmm6 {%k1}
	vmaxps	%zmm4, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vminps	%zmm7, %zmm0, %zmm3
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm0, %zmm3 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vmovaps	%zmm0, %zmm7 {%k1}
	vminps	%zmm6, %zmm3, %zmm0
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm3, %zmm0 {%k1}
	vmaxps	%zmm6, %zmm3, %zmm6
	vmovaps	%zmm3, %zmm6 {%k1}
	vminps	%zmm4, %zmm7, %zmm3
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm7, %zmm3 {%k1}
	vminps	%zmm6, %zmm3, %zmm4
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm3, %zmm4 {%k1}
	vaddps	%zmm4, %zmm0, %zmm0
	vmulps	%zmm15, %zmm0, %zmm3
	testq	%r10, %r10
	vbroadcastss	.L18c44(%rip), %zmm29
	vbroadcastss	.L18c45(%rip), %zmm30
	vmovups	%zmm11, 4656(%rsp)
	je	.L18b42
	vmaxps	%zmm1, %zmm3, %zmm1
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %zmm0
	vaddps	%zmm0, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vaddps	%zmm1, %zmm3, %zmm7
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	vxorps	%xmm4, %xmm4, %xmm4
	movq	80(%rsp), %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	jmp	.L18b44
	.p2align	4
.L18b45:
	xorl	%edi, %edi
.L18b49:
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm8, %zmm9
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$6, %r9
	addq	32(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm31, %xmm12
	shlq	$6, %rdi
	vmovaps	(%r9,%rdi), %zmm8
	vsubps	%zmm0, %zmm8, %zmm8
	vsubps	%zmm7, %zmm8, %zmm8
	vmaxps	%zmm28, %zmm8, %zmm8
	vmulps	%zmm8, %zmm8, %zmm13
	vbroadcastss	%xmm12, %zmm8
	vaddps	%zmm13, %zmm10, %zmm10
	vfmadd213ps	%zmm9, %zmm13, %zmm8
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm11, %zmm13, %zmm9
.L18b50:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %zmm12
	vaddps	%zmm10, %zmm4, %zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm6
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm1
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L18b51
.L18b44:
	vpxor	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	.L18b45
	movq	%rdx, %r9
	xorl	%edi, %edi
	.p2align	4
.L18b47:
	vmovaps	-64(%r9), %zmm11
	vmovaps	(%r9), %zmm12
	vsubps	%zmm0, %zmm11, %zmm11
	vsubps	%zmm7, %zmm11, %zmm11
	vmaxps	%zmm28, %zmm11, %zmm11
	vcvtsi2ss	%rdi, %xmm31, %xmm13
	vmulps	%zmm11, %zmm11, %zmm11
	vbroadcastss	%xmm13, %zmm14
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm8, %zmm11, %zmm14
	vmulss	%xmm13, %xmm13, %xmm8
	vbroadcastss	%xmm8, %zmm13
	vfmadd213ps	%zmm9, %zmm11, %zmm13
	vsubps	%zmm0, %zmm12, %zmm8
	vsubps	%zmm7, %zmm8, %zmm8
	vmaxps	%zmm28, %zmm8, %zmm8
	vmulps	%zmm8, %zmm8, %zmm11
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm15, %xmm9
	vbroadcastss	%xmm9, %zmm8
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm14, %zmm11, %zmm8
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm11, %zmm9
	addq	$2, %rdi
	subq	$-128, %r9
	cmpq	%rax, %rdi
	jne	.L18b47
	testb	$1, %r10b
	jne	.L18b49
	jmp	.L18b50
.L18b42:
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm4, %xmm4, %xmm4
.L18b51:
	vcvtusi2ssq	240(%rsp), %xmm31, %xmm0
	vmaxps	.L18c13(%rip){1to16}, %zmm4, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vbroadcastss	%xmm0, %zmm12
	vcmpgtps	.L18c14(%rip){1to16}, %zmm4, %k1
	vaddps	.L18c15(%rip){1to16}, %zmm5, %zmm0
	vdivps	.L18c16(%rip){1to16}, %zmm12, %zmm5
	vmulps	%zmm15, %zmm0, %zmm0
	vmovaps	%zmm0, %zmm10
	vmulps	%zmm7, %zmm8, %zmm10 {%k1}
	vmulps	%zmm7, %zmm9, %zmm8
	vfnmadd231ps	%zmm10, %zmm10, %zmm8
	vaddps	%zmm8, %zmm8, %zmm8
	vminps	%zmm8, %zmm5, %zmm9
	vcmpunordps	%zmm8, %zmm8, %k2
	vmovaps	%zmm5, %zmm9 {%k2}
	vbroadcastss	.L18c17(%rip), %zmm11
	vmaxps	%zmm11, %zmm9, %zmm8
	vsqrtps	%zmm8, %zmm8
	vmulps	%zmm7, %zmm6, %zmm0 {%k1}
	vmulps	%zmm7, %zmm1, %zmm1
	vfnmadd231ps	%zmm0, %zmm0, %zmm1
	vaddps	%zmm1, %zmm1, %zmm1
	vminps	%zmm1, %zmm5, %zmm6
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vmaxps	%zmm11, %zmm6, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	.L18c18(%rip){1to16}, %zmm8, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vfnmadd231ps	%zmm12, %zmm3, %zmm2
	vsqrtps	%zmm4, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm5
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vmaxps	%zmm31, %zmm5, %zmm2
	vaddps	%zmm1, %zmm8, %zmm1
	vmulps	%zmm15, %zmm1, %zmm1
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %zmm4
	vpxord	%xmm17, %xmm17, %xmm17
	vcmpltps	%zmm4, %zmm17, %k1
	vmovaps	%zmm4, %zmm1 {%k1}
	vbroadcastss	52(%rax), %zmm15
	vbroadcastss	76(%rax), %zmm16
	vbroadcastss	56(%rax), %zmm13
	vbroadcastss	80(%rax), %zmm14
	vbroadcastss	60(%rax), %zmm9
	vbroadcastss	84(%rax), %zmm11
	vbroadcastss	64(%rax), %zmm7
	vbroadcastss	88(%rax), %zmm8
	vbroadcastss	68(%rax), %zmm5
	vbroadcastss	92(%rax), %zmm6
	vminps	%zmm10, %zmm16, %zmm4
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	%zmm16, 3440(%rsp)
	vmovaps	%zmm16, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm15, %zmm10
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm15, 3504(%rsp)
	vmovaps	%zmm15, %zmm10 {%k1}
	vmovups	%zmm10, 1136(%rsp)
	vminps	%zmm0, %zmm14, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	%zmm14, 3568(%rsp)
	vmovaps	%zmm14, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm13, %zmm0
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm13, 3632(%rsp)
	vmovaps	%zmm13, %zmm0 {%k1}
	vmovups	%zmm0, 1200(%rsp)
	vmovups	%zmm11, 2608(%rsp)
	vminps	%zmm2, %zmm11, %zmm0
	vmovups	%zmm9, 2672(%rsp)
	vmaxps	%zmm0, %zmm9, %zmm23
	vminps	%zmm3, %zmm8, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm8, 3696(%rsp)
	vmovaps	%zmm8, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm7, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	%zmm7, 3760(%rsp)
	vmovaps	%zmm7, %zmm2 {%k1}
	vmovups	%zmm2, 1456(%rsp)
	vminps	%zmm1, %zmm6, %zmm0
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm6, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm26
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm5, %zmm26 {%k1}
	vmovups	%zmm12, 4592(%rsp)
	vbroadcastss	.L18c19(%rip), %zmm2
	vcmpltps	%zmm2, %zmm12, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3376(%rsp)
	vblendmps	%zmm17, %zmm31, %zmm14 {%k1}
	vbroadcastss	.L18c20(%rip), %zmm1
	vblendmps	%zmm1, %zmm2, %zmm0 {%k1}
	vmovups	%zmm0, 2800(%rsp)
	vcvtusi2ssl	304(%rsp), %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4464(%rsp)
	vmovups	%zmm5, 3888(%rsp)
	vmovups	%zmm6, 3824(%rsp)
	vsubss	%xmm5, %xmm6, %xmm0
	vmulss	.L18c17(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4720(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$6, %r11
	leaq	256(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3184(%rsp)
	vmovups	%zmm0, 2352(%rsp)
	vmovups	%zmm0, 2416(%rsp)
	vmovups	%zmm0, 2480(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 1904(%rsp)
	vmovups	%zmm31, 3312(%rsp)
	vbroadcastss	.L18c23(%rip), %zmm0
	vmovups	%zmm0, 4400(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 1072(%rsp)
	vmovups	%zmm0, 2736(%rsp)
	vmovups	%zmm1, 3248(%rsp)
	vbroadcastss	.L18c22(%rip), %zmm0
	vmovups	%zmm0, 4144(%rsp)
	vbroadcastss	.L18c21(%rip), %zmm0
	vmovups	%zmm0, 3952(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2864(%rsp)
	vpbroadcastd	.L18c25(%rip), %zmm1
	jmp	.L18b52
	.p2align	4
.L18b97:
	vmulps	%zmm24, %zmm0, %zmm24
	vfmadd213ps	%zmm21, %zmm24, %zmm22
	vmulps	%zmm22, %zmm16, %zmm4
	vfmadd213ps	%zmm19, %zmm4, %zmm18
	vfmadd213ps	%zmm18, %zmm24, %zmm20
	vmulps	1968(%rsp), %zmm20, %zmm10
	vfmadd213ps	%zmm17, %zmm10, %zmm26
	vfmadd213ps	%zmm26, %zmm4, %zmm8
	vfmadd213ps	%zmm8, %zmm24, %zmm3
	vmulps	1520(%rsp), %zmm3, %zmm0
	vfmadd213ps	%zmm12, %zmm0, %zmm11
	vmovups	496(%rsp), %zmm15
	vmulps	%zmm0, %zmm15, %zmm26
	vmovups	1200(%rsp), %zmm29
	vaddps	%zmm26, %zmm29, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3568(%rsp), %zmm8
	vminps	%zmm0, %zmm8, %zmm12
	vmovaps	%zmm8, %zmm12 {%k1}
	vcmpunordps	%zmm12, %zmm12, %k1
	vmovups	3632(%rsp), %zmm8
	vmaxps	%zmm12, %zmm8, %zmm12
	vmovaps	%zmm8, %zmm12 {%k1}
	vcmpeqps	%zmm29, %zmm12, %k1
	vcmpneqps	%zmm12, %zmm0, %k3 {%k1}
	vfmadd213ps	%zmm11, %zmm10, %zmm23
	vfmadd213ps	%zmm23, %zmm4, %zmm7
	vfmadd213ps	%zmm7, %zmm24, %zmm5
	vmovups	624(%rsp), %zmm8
	vmulps	%zmm5, %zmm8, %zmm23
	vmovups	1136(%rsp), %zmm22
	vaddps	%zmm23, %zmm22, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3440(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm7
	vmovaps	%zmm3, %zmm7 {%k1}
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovups	3504(%rsp), %zmm3
	vmaxps	%zmm7, %zmm3, %zmm7
	vmovaps	%zmm3, %zmm7 {%k1}
	vcmpeqps	%zmm22, %zmm7, %k1
	vcmpneqps	%zmm7, %zmm0, %k4 {%k1}
	vmovups	688(%rsp), %zmm12
	vmulps	%zmm10, %zmm12, %zmm0
	vmovups	%zmm0, 880(%rsp)
	vaddps	%zmm0, %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	2608(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm5
	vmovaps	%zmm3, %zmm5 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	2672(%rsp), %zmm3
	vmaxps	%zmm5, %zmm3, %zmm5
	vmovaps	%zmm3, %zmm5 {%k1}
	vcmpeqps	%zmm30, %zmm5, %k1
	vcmpneqps	%zmm5, %zmm0, %k5 {%k1}
	vmovups	2160(%rsp), %zmm16
	vmulps	%zmm4, %zmm16, %zmm0
	vmovups	%zmm0, 944(%rsp)
	vaddps	%zmm0, %zmm27, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3696(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	3760(%rsp), %zmm3
	vmaxps	%zmm4, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vcmpeqps	%zmm27, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm0, %k6 {%k1}
	vmovups	2544(%rsp), %zmm5
	vmulps	%zmm24, %zmm5, %zmm11
	vmovups	2928(%rsp), %zmm27
	vaddps	%zmm11, %zmm27, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3824(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	3888(%rsp), %zmm3
	vmaxps	%zmm4, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vcmpeqps	%zmm27, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm0, %k7 {%k1}
	vmovaps	%zmm9, %zmm31
	vmovups	4848(%rsp), %zmm0
	vminps	%zmm9, %zmm0, %zmm0
	vminps	%zmm0, %zmm25, %zmm0
	vminps	%zmm0, %zmm14, %zmm0
	vminps	%zmm0, %zmm2, %zmm0
	vmulps	2032(%rsp), %zmm8, %zmm2
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm13, %zmm9, %zmm4
	vfmadd231ps	%zmm2, %zmm13, %zmm4
	vminps	%zmm0, %zmm4, %zmm0
	vmulps	2096(%rsp), %zmm15, %zmm2
	vmulps	%zmm2, %zmm15, %zmm2
	vmovups	1584(%rsp), %zmm9
	vsubps	%zmm9, %zmm31, %zmm4
	vfmadd231ps	%zmm2, %zmm9, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	240(%rsp), %zmm12, %zmm2
	vmulps	%zmm2, %zmm12, %zmm2
	vmovups	560(%rsp), %zmm3
	vsubps	%zmm3, %zmm31, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	304(%rsp), %zmm16, %zmm2
	vmulps	%zmm2, %zmm16, %zmm2
	vmovups	3056(%rsp), %zmm3
	vsubps	%zmm3, %zmm31, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmulps	4912(%rsp), %zmm5, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	2992(%rsp), %zmm3
	vsubps	%zmm3, %zmm31, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vdivps	%zmm30, %zmm31, %zmm2
	vmulps	%zmm2, %zmm12, %zmm7
	vmovups	%zmm7, 304(%rsp)
	vcmpltps	.L18c75(%rip){1to16}, %zmm0, %k1
	vmovups	3376(%rsp), %zmm10
	vmovaps	%zmm10, %zmm0
	vfmadd132ps	96(%rsp), %zmm28, %zmm0
	vmovups	3184(%rsp), %zmm24
	vfmadd231ps	816(%rsp), %zmm24, %zmm0
	vmovups	3120(%rsp), %zmm2
	vfmadd231ps	2352(%rsp), %zmm2, %zmm0
	vsqrtps	%zmm6, %zmm6
	vmovups	1008(%rsp), %zmm2
	vfmadd231ps	2416(%rsp), %zmm2, %zmm0
	vmovups	368(%rsp), %zmm2
	vfmadd231ps	2480(%rsp), %zmm2, %zmm0
	vmovups	1904(%rsp), %zmm3
	vsubps	%zmm0, %zmm3, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k2
	vbroadcastss	.L18c17(%rip), %zmm15
	vmulps	%zmm15, %zmm3, %zmm2
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k2}
	vmovups	1072(%rsp), %zmm5
	vcmpnltps	%zmm5, %zmm28, %k0
	vmovups	%zmm5, 1072(%rsp)
	vmulps	.L18c80(%rip){1to16}, %zmm6, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	korw	%k0, %k1, %k2
	kmovq	%k1, %k0
	vbroadcastss	.L18c23(%rip), %zmm13
	vmovaps	%zmm13, %zmm2 {%k2}
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %zmm4
	vcmpleps	%zmm4, %zmm2, %k1
	vmulss	%xmm4, %xmm4, %xmm2
	vbroadcastss	%xmm2, %zmm2
	vcmpleps	%zmm2, %zmm1, %k1 {%k1}
	kmovw	%k1, 432(%rsp)
	vpmovm2d	%k4, %zmm1
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L18c26(%rip), %zmm2 {%k6} {z}
	vpbroadcastd	.L18c27(%rip), %zmm20
	vpord	%zmm20, %zmm2, %zmm2 {%k7}
	vpbroadcastd	.L18c25(%rip), %zmm19
	vpord	%zmm19, %zmm2, %zmm2 {%k5}
	vpbroadcastd	.L18c24(%rip), %zmm18
	vpord	%zmm18, %zmm2, %zmm2 {%k3}
	vmaxps	.L18c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vpord	%zmm1, %zmm2, %zmm1
	vmovdqu64	%zmm1, 240(%rsp)
	vcmpltps	%zmm5, %zmm28, %k3
	vmovups	%zmm3, 1904(%rsp)
	vmulps	%zmm0, %zmm3, %zmm0
	vmovups	3312(%rsp), %zmm19
	vmulps	%zmm0, %zmm19, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4144(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmaxps	.L18c79(%rip){1to16}, %zmm0, %zmm16
	vcmpnltps	%zmm3, %zmm28, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm31, %zmm16 {%k1}
	vbroadcastss	.L18c3(%rip), %zmm17
	vandps	%zmm17, %zmm23, %zmm0
	vbroadcastss	.L18c81(%rip), %zmm21
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm2
	vcmpunordps	%zmm16, %zmm16, %k1
	vandps	%zmm17, %zmm26, %zmm0
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm8
	vmovups	4016(%rsp), %zmm14
	vmulps	%zmm2, %zmm14, %zmm0
	vminps	%zmm16, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmulps	%zmm8, %zmm14, %zmm0
	vminps	%zmm4, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vmovaps	%zmm11, %zmm25
	vandps	%zmm17, %zmm11, %zmm0
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	.L18c12(%rip){1to16}, %zmm0, %zmm12
	vmulps	%zmm12, %zmm14, %zmm12
	vcmpunordps	%zmm12, %zmm12, %k1
	vmulps	4720(%rsp), %zmm0, %zmm14
	vminps	%zmm12, %zmm14, %zmm12
	vmovaps	%zmm14, %zmm12 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm12, %zmm4 {%k1}
	vcmpltps	%zmm28, %zmm23, %k1
	vmovups	3440(%rsp), %zmm3
	vsubps	%zmm22, %zmm3, %zmm12
	vmovups	3504(%rsp), %zmm11
	vsubps	%zmm11, %zmm22, %zmm12 {%k1}
	vmulps	%zmm2, %zmm12, %zmm2
	vcmpltps	4080(%rsp), %zmm28, %k1
	vbroadcastss	.L18c82(%rip), %zmm14
	vmulps	%zmm14, %zmm2, %zmm2
	vmovaps	%zmm13, %zmm12
	vminps	%zmm13, %zmm2, %zmm12 {%k1}
	vcmpltps	%zmm28, %zmm26, %k1
	vmovups	3568(%rsp), %zmm5
	vsubps	%zmm29, %zmm5, %zmm2
	vmovups	3632(%rsp), %zmm7
	vsubps	%zmm7, %zmm29, %zmm2 {%k1}
	vmulps	%zmm8, %zmm2, %zmm2
	vcmpltps	%zmm9, %zmm28, %k1
	vmovaps	%zmm13, %zmm8
	vmulps	%zmm14, %zmm2, %zmm8 {%k1}
	vcmpunordps	%zmm12, %zmm12, %k1
	vminps	%zmm12, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vmovups	880(%rsp), %zmm8
	vcmpltps	%zmm28, %zmm8, %k1
	vandps	%zmm17, %zmm8, %zmm8
	vaddps	%zmm21, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vmovups	2608(%rsp), %zmm1
	vsubps	%zmm30, %zmm1, %zmm12
	vsubps	2672(%rsp), %zmm30, %zmm12 {%k1}
	vmulps	%zmm8, %zmm12, %zmm8
	vcmpltps	560(%rsp), %zmm28, %k1
	vmovaps	%zmm13, %zmm12
	vmulps	%zmm14, %zmm8, %zmm12 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm12, %zmm2
	vmovaps	%zmm12, %zmm2 {%k1}
	vmovups	944(%rsp), %zmm9
	vandps	%zmm17, %zmm9, %zmm8
	vaddps	%zmm21, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vcmpltps	%zmm28, %zmm9, %k1
	vmovups	3696(%rsp), %zmm21
	vmovups	1456(%rsp), %zmm15
	vsubps	%zmm15, %zmm21, %zmm9
	vmovups	3760(%rsp), %zmm20
	vsubps	%zmm20, %zmm15, %zmm9 {%k1}
	vmulps	%zmm8, %zmm9, %zmm8
	vcmpltps	3056(%rsp), %zmm28, %k1
	vmovaps	%zmm13, %zmm9
	vmulps	%zmm14, %zmm8, %zmm9 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm9, %zmm2
	vmovaps	%zmm9, %zmm2 {%k1}
	vcmpltps	%zmm28, %zmm25, %k1
	vmovups	3824(%rsp), %zmm17
	vsubps	%zmm27, %zmm17, %zmm8
	vmovups	3888(%rsp), %zmm18
	vsubps	%zmm18, %zmm27, %zmm8 {%k1}
	vmulps	%zmm0, %zmm8, %zmm0
	vcmpltps	2992(%rsp), %zmm28, %k1
	vmovaps	%zmm13, %zmm8
	vmulps	%zmm14, %zmm0, %zmm8 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm8, %zmm0
	vmovaps	%zmm8, %zmm0 {%k1}
	vcmpgtps	3952(%rsp), %zmm13, %k1
	vcmpltps	%zmm4, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm4 {%k4}
	vmovups	4528(%rsp), %zmm0
	vmovups	4208(%rsp), %zmm14
	vsubps	%zmm14, %zmm0, %zmm2
	kandw	%k0, %k3, %k6
	vmovdqu64	240(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vcmpnltps	%zmm2, %zmm28, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm22, %zmm4, %zmm23
	vcmpunordps	%zmm23, %zmm23, %k1
	vminps	%zmm23, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm11, %zmm9
	vmovaps	%zmm11, %zmm9 {%k1}
	vmovaps	%zmm22, %zmm9 {%k5}
	vsubps	%zmm22, %zmm9, %zmm8
	vblendmps	%zmm10, %zmm8, %zmm10 {%k5}
	vfmadd132ps	96(%rsp), %zmm28, %zmm8
	vfmadd213ps	%zmm29, %zmm4, %zmm26
	vcmpunordps	%zmm26, %zmm26, %k1
	vminps	%zmm26, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vmovaps	%zmm29, %zmm0 {%k5}
	vsubps	%zmm29, %zmm0, %zmm3
	vblendmps	%zmm24, %zmm3, %zmm24 {%k5}
	vfmadd231ps	816(%rsp), %zmm3, %zmm8
	vdivps	%zmm16, %zmm31, %zmm3
	vmovups	%zmm10, 3376(%rsp)
	vmulps	%zmm10, %zmm3, %zmm11
	vmovups	1776(%rsp), %zmm12
	vmovups	3120(%rsp), %zmm22
	vfnmadd213ps	%zmm22, %zmm11, %zmm12
	vmovups	2224(%rsp), %zmm10
	vmovups	1008(%rsp), %zmm29
	vfnmadd213ps	%zmm29, %zmm11, %zmm10
	vmovups	%zmm24, 3184(%rsp)
	vmulps	%zmm24, %zmm3, %zmm11
	vmovups	752(%rsp), %zmm13
	vfnmadd213ps	%zmm12, %zmm11, %zmm13
	vmovups	2288(%rsp), %zmm12
	vfnmadd213ps	%zmm10, %zmm11, %zmm12
	vcmpltps	%zmm2, %zmm28, %k7
	vmovdqu64	4784(%rsp), %zmm10
	vpord	%zmm1, %zmm10, %zmm10 {%k7}
	vmovups	1392(%rsp), %zmm11
	vbroadcastss	.L18c23(%rip), %zmm1
	vmovaps	%zmm1, %zmm11 {%k2}
	vmovups	2736(%rsp), %zmm5
	vmovaps	%zmm11, %zmm5 {%k7}
	vmovups	%zmm5, 2736(%rsp)
	vmovups	4400(%rsp), %zmm5
	vcmpltps	%zmm6, %zmm5, %k1
	korw	%k1, %k0, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm5, %zmm6, %zmm5 {%k5}
	vmovups	%zmm5, 4400(%rsp)
	vmulps	304(%rsp), %zmm6, %zmm5
	vmulps	.L18c78(%rip){1to16}, %zmm5, %zmm5
	vcmpunordps	%zmm6, %zmm6, %k2
	vminps	%zmm6, %zmm5, %zmm6
	vmovaps	%zmm5, %zmm6 {%k2}
	vmovups	3248(%rsp), %zmm11
	vmovaps	%zmm11, %zmm5
	vmulps	.L18c17(%rip){1to16}, %zmm11, %zmm5 {%k1}
	vcmpnleps	%zmm5, %zmm6, %k1
	vblendmps	%zmm19, %zmm4, %zmm19 {%k5}
	vmovups	%zmm19, 3312(%rsp)
	vpbroadcastd	.L18c27(%rip), %zmm19
	vmovaps	%zmm5, %zmm11 {%k7}
	vmovups	%zmm11, 3248(%rsp)
	vcmpnleps	%zmm4, %zmm16, %k2
	vfmadd213ps	%zmm27, %zmm25, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k3
	vminps	%zmm4, %zmm17, %zmm4
	vmovaps	%zmm17, %zmm4 {%k3}
	vcmpunordps	%zmm4, %zmm4, %k3
	vmaxps	%zmm4, %zmm18, %zmm26
	vmovaps	%zmm18, %zmm26 {%k3}
	vmovaps	%zmm27, %zmm26 {%k5}
	vsubps	%zmm27, %zmm26, %zmm4
	vfmadd231ps	368(%rsp), %zmm4, %zmm8
	vmovups	2480(%rsp), %zmm5
	vblendmps	%zmm5, %zmm4, %zmm5 {%k5}
	vmovups	%zmm5, 2480(%rsp)
	vmulps	%zmm5, %zmm3, %zmm3
	vmovups	1840(%rsp), %zmm4
	vfnmadd213ps	%zmm13, %zmm3, %zmm4
	vmovups	1712(%rsp), %zmm7
	vfnmadd213ps	%zmm12, %zmm3, %zmm7
	vmovups	5040(%rsp), %zmm11
	vmulps	%zmm4, %zmm11, %zmm3
	vmulps	1648(%rsp), %zmm11, %zmm4
	vmovups	4976(%rsp), %zmm12
	vmulps	%zmm4, %zmm12, %zmm5
	vmulps	%zmm3, %zmm5, %zmm6
	vfmsub231ps	%zmm7, %zmm12, %zmm6
	vfnmadd213ps	%zmm31, %zmm5, %zmm5
	vmaxps	.L18c68(%rip){1to16}, %zmm5, %zmm5
	vdivps	%zmm5, %zmm31, %zmm5
	vmulps	%zmm6, %zmm5, %zmm5
	vmulps	%zmm5, %zmm12, %zmm5
	vmulps	%zmm3, %zmm11, %zmm3
	vmulps	%zmm11, %zmm4, %zmm4
	vmulps	%zmm5, %zmm16, %zmm5
	vbroadcastss	.L18c83(%rip), %zmm7
	vmulps	%zmm7, %zmm15, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k3
	vmaxps	%zmm5, %zmm6, %zmm5
	vmovaps	%zmm6, %zmm5 {%k3}
	vaddps	%zmm5, %zmm15, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k3
	vminps	%zmm5, %zmm21, %zmm5
	vmovaps	%zmm21, %zmm5 {%k3}
	vcmpunordps	%zmm5, %zmm5, %k3
	vmaxps	%zmm5, %zmm20, %zmm5
	vmovaps	%zmm20, %zmm5 {%k3}
	vmovaps	%zmm15, %zmm5 {%k5}
	vsubps	%zmm15, %zmm5, %zmm6
	vfmadd231ps	%zmm29, %zmm6, %zmm8
	vmulps	%zmm3, %zmm16, %zmm1
	vfnmadd231ps	%zmm4, %zmm6, %zmm1
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2416(%rsp), %zmm3
	vblendmps	%zmm3, %zmm6, %zmm3 {%k5}
	vmovups	%zmm3, 2416(%rsp)
	vmovaps	%zmm31, %zmm3 {%k1} {z}
	vmovups	1072(%rsp), %zmm4
	vmovaps	%zmm3, %zmm4 {%k7}
	vmovups	%zmm4, 1072(%rsp)
	vmulps	%zmm7, %zmm30, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vaddps	%zmm1, %zmm30, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2608(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2672(%rsp), %zmm3
	vpbroadcastd	.L18c24(%rip), %zmm18
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm30, %zmm1 {%k5}
	vsubps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm3, %zmm22, %zmm8
	vmovups	2352(%rsp), %zmm4
	vblendmps	%zmm4, %zmm3, %zmm4 {%k5}
	vmovups	%zmm4, 2352(%rsp)
	vmovaps	%zmm28, %zmm8 {%k4}
	vmovups	1904(%rsp), %zmm3
	vmovaps	%zmm3, %zmm8 {%k5}
	kmovw	432(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm2, %zmm2 {%k1} {z}
	vmovups	4464(%rsp), %zmm3
	vcmpgtps	2864(%rsp), %zmm3, %k1
	vaddps	%zmm2, %zmm14, %zmm14 {%k1} {z}
	vmovdqa32	%zmm10, %zmm10 {%k5} {z}
	vmovups	%zmm9, 1136(%rsp)
	vmovups	%zmm0, 1200(%rsp)
	vmovaps	%zmm1, %zmm23
	vbroadcastss	.L18c25(%rip), %zmm1
	vmovups	%zmm5, 1456(%rsp)
	vmovups	%zmm8, 1904(%rsp)
	vbroadcastss	.L18c59(%rip), %zmm25
	vpbroadcastd	.L18c44(%rip), %zmm29
	vpbroadcastd	.L18c45(%rip), %zmm30
.L18b52:
	vpslld	$31, %zmm10, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 22(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 20(%rsp)
	vpandd	%zmm18, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5296(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 18(%rsp)
	vpandd	%zmm1, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5232(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 16(%rsp)
	vpandd	.L18c26(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5168(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 14(%rsp)
	vmovups	%zmm10, 4784(%rsp)
	vpandd	%zmm19, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5104(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 12(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	.p2align	4
.L18b53:
	vaddss	%xmm1, %xmm14, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vmovshdup	%xmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm14, %xmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm14, %xmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm14, 4528(%rsp)
	vextractf32x4	$3, %zmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vdivps	%zmm26, %zmm31, %zmm2
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmulps	.L18c28(%rip){1to16}, %zmm2, %zmm1
	vmulps	.L18c29(%rip){1to16}, %zmm2, %zmm12
	vmulps	.L18c30(%rip){1to16}, %zmm2, %zmm3
	testq	%r10, %r10
	vmovups	%zmm26, 4016(%rsp)
	vmovss	%xmm0, 1968(%rsp)
	vmovups	%zmm2, 4272(%rsp)
	je	.L18b54
	vmovups	%zmm23, 1392(%rsp)
	vbroadcastss	.L18c31(%rip), %zmm9
	vmovups	1136(%rsp), %zmm24
	vsubps	%zmm24, %zmm9, %zmm0
	vmulps	%zmm0, %zmm1, %zmm4
	vbroadcastss	.L18c32(%rip), %zmm15
	vxorps	%zmm15, %zmm4, %zmm5
	vmulps	%zmm5, %zmm4, %zmm0
	vbroadcastss	.L18c33(%rip), %zmm17
	vmaxps	%zmm17, %zmm0, %zmm0
	vbroadcastss	.L18c34(%rip), %zmm18
	vmulps	%zmm18, %zmm0, %zmm6
	vrndscaleps	$8, %zmm6, %zmm7
	vbroadcastss	.L18c35(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0
	vbroadcastss	.L18c36(%rip), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0
	vmulps	%zmm18, %zmm0, %zmm0
	vbroadcastss	.L18c37(%rip), %zmm8
	vbroadcastss	.L18c38(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm0, %zmm8
	vbroadcastss	.L18c39(%rip), %zmm6
	vfmadd213ps	%zmm6, %zmm0, %zmm8
	vbroadcastss	.L18c40(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm0, %zmm8
	vbroadcastss	.L18c41(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm0, %zmm8
	vfmadd213ps	%zmm31, %zmm0, %zmm8
	vmulps	%zmm3, %zmm1, %zmm6
	vbroadcastss	.L18c42(%rip), %zmm27
	vaddps	%zmm27, %zmm7, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm8, %zmm0
	vbroadcastss	.L18c3(%rip), %zmm16
	vandps	%zmm16, %zmm4, %zmm7
	vbroadcastss	.L18c43(%rip), %zmm28
	vfmadd132ps	%zmm28, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vcmpltps	%zmm5, %zmm4, %k1
	vmovaps	%zmm29, %zmm5
	vfmadd213ps	%zmm30, %zmm7, %zmm5
	vbroadcastss	.L18c46(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm7, %zmm5
	vmovaps	%zmm29, %zmm25
	vbroadcastss	.L18c47(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm7, %zmm5
	vmovaps	%zmm30, %zmm26
	vbroadcastss	.L18c48(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm7, %zmm5
	vbroadcastss	.L18c49(%rip), %zmm15
	vfmadd213ps	%zmm15, %zmm7, %zmm5
	vbroadcastss	.L18c50(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm7, %zmm5
	vbroadcastss	.L18c51(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm7, %zmm5
	vbroadcastss	.L18c52(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm7, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vbroadcastss	.L18c12(%rip), %zmm14
	vblendmps	%zmm9, %zmm14, %zmm8 {%k1}
	vmulps	%zmm0, %zmm5, %zmm5
	vmulps	%zmm5, %zmm8, %zmm7
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L18c12(%rip), %xmm21
	vbroadcastss	.L18c53(%rip), %zmm22
	.p2align	4
.L18b58:
	vcvtsi2ss	%rcx, %xmm31, %xmm5
	vaddss	%xmm21, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vsubps	%zmm24, %zmm5, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vxorps	.L18c32(%rip){1to16}, %zmm5, %zmm10
	vmulps	%zmm10, %zmm5, %zmm9
	vmaxps	.L18c33(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm18, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L18c35(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L18c36(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm18, %zmm9, %zmm9
	vmovaps	%zmm12, %zmm27
	vbroadcastss	.L18c37(%rip), %zmm12
	vfmadd213ps	.L18c38(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c40(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c41(%rip){1to16}, %zmm9, %zmm12
	vaddps	.L18c42(%rip){1to16}, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm16, %zmm5, %zmm9
	vfmadd132ps	%zmm28, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm25, %zmm11
	vfmadd213ps	%zmm26, %zmm13, %zmm11
	vfmadd213ps	%zmm23, %zmm13, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm15, %zmm13, %zmm11
	vfmadd213ps	%zmm17, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vfmadd213ps	%zmm20, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm5, %k1
	vblendmps	.L18c31(%rip){1to16}, %zmm14, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm8, %zmm10, %zmm8
	vsubps	%zmm11, %zmm7, %zmm7
	vaddps	%zmm7, %zmm8, %zmm7
	vmulps	%zmm9, %zmm5, %zmm8
	vfmsub231ps	%zmm0, %zmm4, %zmm8
	vmulps	%zmm22, %zmm4, %zmm12
	vfmadd213ps	%zmm31, %zmm4, %zmm12
	vmovaps	%zmm7, -256(%rax)
	vmulps	%zmm12, %zmm0, %zmm7
	vmulps	%zmm22, %zmm5, %zmm12
	vfmadd213ps	%zmm31, %zmm5, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm4, %zmm7, %zmm4
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm5, %zmm4
	vmovaps	%zmm27, %zmm12
	vsubps	%zmm9, %zmm0, %zmm0
	vmulps	%zmm0, %zmm27, %zmm0
	vmovaps	%zmm0, -192(%rax)
	vmulps	%zmm8, %zmm3, %zmm0
	vfmsub213ps	%zmm0, %zmm3, %zmm4
	vmovaps	%zmm0, -128(%rax)
	vmulps	%zmm7, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rax)
	vmulps	%zmm4, %zmm2, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rcx
	addq	$320, %rax
	vmovaps	%zmm5, %zmm4
	vmovaps	%zmm9, %zmm0
	vmovaps	%zmm11, %zmm7
	vmovaps	%zmm10, %zmm8
	cmpq	%rcx, %r10
	jne	.L18b58
	vbroadcastss	.L18c31(%rip), %zmm10
	vmovups	1200(%rsp), %zmm24
	vsubps	%zmm24, %zmm10, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vxorps	.L18c32(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm0, %zmm4
	vmaxps	.L18c33(%rip){1to16}, %zmm4, %zmm4
	vmulps	%zmm18, %zmm4, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd231ps	.L18c35(%rip){1to16}, %zmm7, %zmm4
	vfmadd231ps	.L18c36(%rip){1to16}, %zmm7, %zmm4
	vmulps	%zmm18, %zmm4, %zmm4
	vbroadcastss	.L18c37(%rip), %zmm8
	vfmadd213ps	.L18c38(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L18c39(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L18c40(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L18c41(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	%zmm31, %zmm4, %zmm8
	vaddps	.L18c42(%rip){1to16}, %zmm7, %zmm4
	vcvttps2udq	%zmm4, %zmm4
	vpslld	$23, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm4
	vandps	%zmm16, %zmm0, %zmm7
	vfmadd132ps	%zmm28, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm8
	vmovaps	%zmm25, %zmm9
	vfmadd213ps	%zmm26, %zmm8, %zmm9
	vfmadd213ps	%zmm23, %zmm8, %zmm9
	vfmadd213ps	%zmm29, %zmm8, %zmm9
	vfmadd213ps	%zmm30, %zmm8, %zmm9
	vfmadd213ps	%zmm15, %zmm8, %zmm9
	vfmadd213ps	%zmm17, %zmm8, %zmm9
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vfmadd213ps	%zmm20, %zmm8, %zmm9
	vcmpltps	%zmm5, %zmm0, %k1
	vblendmps	%zmm10, %zmm14, %zmm7 {%k1}
	vmulps	%zmm9, %zmm8, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm8
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L18b60:
	vcvtsi2ss	%rcx, %xmm15, %xmm5
	vaddss	%xmm21, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vsubps	%zmm24, %zmm5, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vxorps	.L18c32(%rip){1to16}, %zmm5, %zmm10
	vmulps	%zmm10, %zmm5, %zmm9
	vmaxps	.L18c33(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm18, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L18c35(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L18c36(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm18, %zmm9, %zmm9
	vbroadcastss	.L18c37(%rip), %zmm12
	vfmadd213ps	.L18c38(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c40(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L18c41(%rip){1to16}, %zmm9, %zmm12
	vaddps	.L18c42(%rip){1to16}, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm16, %zmm5, %zmm9
	vfmadd132ps	%zmm28, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm25, %zmm11
	vfmadd213ps	%zmm26, %zmm13, %zmm11
	vfmadd213ps	%zmm23, %zmm13, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm15, %zmm13, %zmm11
	vfmadd213ps	%zmm17, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vfmadd213ps	%zmm20, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm5, %k1
	vblendmps	.L18c31(%rip){1to16}, %zmm14, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm7, %zmm10, %zmm7
	vsubps	%zmm11, %zmm8, %zmm8
	vaddps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm9, %zmm5, %zmm8
	vfmsub231ps	%zmm4, %zmm0, %zmm8
	vmulps	%zmm22, %zmm0, %zmm12
	vfmadd213ps	%zmm31, %zmm0, %zmm12
	vmovaps	%zmm7, -256(%rax)
	vmulps	%zmm12, %zmm4, %zmm7
	vmulps	%zmm22, %zmm5, %zmm12
	vfmadd213ps	%zmm31, %zmm5, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm0, %zmm7, %zmm0
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm5, %zmm0
	vsubps	%zmm9, %zmm4, %zmm4
	vmulps	%zmm4, %zmm27, %zmm4
	vmovaps	%zmm4, -192(%rax)
	vmulps	%zmm8, %zmm3, %zmm4
	vfmsub213ps	%zmm4, %zmm3, %zmm0
	vmovaps	%zmm4, -128(%rax)
	vmulps	%zmm7, %zmm6, %zmm4
	vmovaps	%zmm4, -64(%rax)
	vmulps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rcx
	addq	$320, %rax
	vmovaps	%zmm5, %zmm0
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm10, %zmm7
	cmpq	%rcx, %r10
	jne	.L18b60
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1968(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 96(%rsp)
	vmovups	1072(%rsp), %zmm27
	ja	.L18b63
	vxorps	%xmm27, %xmm27, %xmm27
.L18b63:
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %zmm5
	movq	32(%rsp), %rax
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%zmm0, 1840(%rsp)
	vmovups	%zmm0, 1584(%rsp)
	vmovups	%zmm0, 496(%rsp)
	vmovups	%zmm0, 1776(%rsp)
	vmovups	%zmm0, 752(%rsp)
	vmovups	%zmm0, 240(%rsp)
	vmovups	%zmm0, 2224(%rsp)
	vmovups	%zmm0, 2288(%rsp)
	vmovups	%zmm0, 1648(%rsp)
	vmovups	%zmm0, 304(%rsp)
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 688(%rsp)
	vmovups	%zmm0, 1712(%rsp)
	vxorps	%xmm30, %xmm30, %xmm30
	vmovups	%zmm0, 432(%rsp)
	vmovups	%zmm0, 624(%rsp)
	vmovups	%zmm0, 560(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%ecx, %ecx
	vmovups	1392(%rsp), %zmm23
	.p2align	4
.L18b64:
	vmovups	%zmm17, 3056(%rsp)
	vmovups	%zmm15, 2032(%rsp)
	vmovups	%zmm16, 2096(%rsp)
	vmovups	%zmm13, 2160(%rsp)
	vmovups	%zmm12, 1520(%rsp)
	vmovups	%zmm7, 816(%rsp)
	vmovups	%zmm3, 368(%rsp)
	vmovups	%zmm29, 880(%rsp)
	vmovups	%zmm11, 944(%rsp)
	vmovups	%zmm10, 1008(%rsp)
	vmovups	%zmm9, 3120(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovaps	(%r13,%rdx), %zmm20
	vmovaps	64(%r13,%rdx), %zmm0
	vmovups	%zmm0, 2928(%rsp)
	vmovaps	128(%r13,%rdx), %zmm15
	vmovaps	192(%r13,%rdx), %zmm0
	vmovups	%zmm0, 4080(%rsp)
	vmovaps	256(%r13,%rdx), %zmm0
	vmovups	%zmm0, 2992(%rsp)
	vmulps	%zmm20, %zmm23, %zmm19
	vxorps	%xmm3, %xmm3, %xmm3
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm21, %xmm21, %xmm21
	vbroadcastss	.L18c0(%rip), %zmm26
	vmovups	1456(%rsp), %zmm9
	.p2align	4
.L18b65:
	vmovaps	(%rax,%rsi), %zmm11
	vmovaps	-256(%rdx), %zmm28
	vmovaps	-192(%rdx), %zmm16
	vmovaps	%zmm28, %zmm23
	vfmadd213ps	%zmm9, %zmm19, %zmm23
	vaddps	%zmm5, %zmm23, %zmm23
	vdivps	%zmm23, %zmm26, %zmm13
	vmovaps	-128(%rdx), %zmm25
	vsubps	%zmm23, %zmm11, %zmm11
	vmulps	%zmm13, %zmm11, %zmm11
	vmulps	%zmm11, %zmm27, %zmm23
	vfmadd213ps	%zmm13, %zmm13, %zmm23
	vaddps	%zmm23, %zmm14, %zmm14
	vaddps	%zmm11, %zmm4, %zmm4
	vfmadd231ps	%zmm28, %zmm11, %zmm8
	vfmadd231ps	%zmm16, %zmm11, %zmm22
	vfmadd231ps	-64(%rdx), %zmm11, %zmm18
	vfmadd231ps	%zmm25, %zmm11, %zmm2
	vfmadd231ps	(%rdx), %zmm11, %zmm21
	vmulps	%zmm23, %zmm28, %zmm11
	vaddps	%zmm11, %zmm3, %zmm3
	vfmadd231ps	%zmm11, %zmm28, %zmm12
	vmulps	%zmm23, %zmm16, %zmm11
	vaddps	%zmm11, %zmm7, %zmm7
	vfmadd231ps	%zmm28, %zmm11, %zmm31
	vfmadd231ps	%zmm11, %zmm16, %zmm10
	vmulps	%zmm23, %zmm25, %zmm11
	vaddps	%zmm11, %zmm24, %zmm24
	vfmadd231ps	%zmm28, %zmm11, %zmm29
	vfmadd231ps	%zmm16, %zmm11, %zmm0
	vfmadd231ps	%zmm25, %zmm11, %zmm17
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L18b65
	vmovups	1392(%rsp), %zmm23
	vmovups	2928(%rsp), %zmm25
	vmulps	%zmm25, %zmm23, %zmm11
	vxorps	%xmm28, %xmm28, %xmm28
	vfmadd213ps	%zmm28, %zmm19, %zmm10
	vmovups	1840(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm9
	vmovups	%zmm9, 1840(%rsp)
	vmovaps	%zmm31, %zmm10
	vfmadd213ps	%zmm28, %zmm11, %zmm10
	vmovups	1584(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm9
	vmovups	%zmm9, 1584(%rsp)
	vmovaps	%zmm12, %zmm10
	vfmadd213ps	%zmm28, %zmm11, %zmm10
	vmovups	496(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm11, %zmm9
	vmovups	%zmm9, 496(%rsp)
	vmovaps	%zmm31, %zmm10
	vfmadd213ps	%zmm28, %zmm20, %zmm10
	vmovups	1776(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm9
	vmovups	%zmm9, 1776(%rsp)
	vmovaps	%zmm12, %zmm10
	vfmadd213ps	%zmm28, %zmm20, %zmm10
	vmovups	752(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm11, %zmm9
	vmovups	%zmm9, 752(%rsp)
	vmovups	240(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm20, %zmm9
	vmovups	%zmm9, 240(%rsp)
	vaddps	%zmm28, %zmm7, %zmm7
	vmovups	2224(%rsp), %zmm9
	vfmadd231ps	%zmm7, %zmm19, %zmm9
	vmovups	%zmm9, 2224(%rsp)
	vaddps	%zmm28, %zmm3, %zmm7
	vmovups	2288(%rsp), %zmm9
	vfmadd231ps	%zmm7, %zmm11, %zmm9
	vmovups	%zmm9, 2288(%rsp)
	vmovups	1648(%rsp), %zmm9
	vfmadd231ps	%zmm7, %zmm20, %zmm9
	vmovups	%zmm9, 1648(%rsp)
	vmulps	%zmm15, %zmm23, %zmm7
	vfmadd213ps	%zmm28, %zmm7, %zmm3
	vfmadd213ps	%zmm3, %zmm19, %zmm24
	vfmadd213ps	%zmm28, %zmm7, %zmm31
	vfmadd213ps	%zmm31, %zmm19, %zmm0
	vfmadd213ps	%zmm28, %zmm7, %zmm12
	vfmadd231ps	%zmm29, %zmm19, %zmm12
	vfmadd213ps	%zmm28, %zmm7, %zmm29
	vfmadd213ps	%zmm29, %zmm19, %zmm17
	vmovups	880(%rsp), %zmm29
	vfmadd231ps	%zmm0, %zmm19, %zmm29
	vmovups	368(%rsp), %zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm30
	vfmadd231ps	%zmm17, %zmm19, %zmm30
	vmovups	96(%rsp), %zmm0
	vfmadd231ps	%zmm22, %zmm19, %zmm0
	vmovups	%zmm0, 96(%rsp)
	vfmadd231ps	%zmm2, %zmm19, %zmm3
	vmovups	816(%rsp), %zmm7
	vfmadd231ps	%zmm8, %zmm11, %zmm7
	vmovups	944(%rsp), %zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm0
	vmovaps	%zmm0, %zmm11
	vmovups	688(%rsp), %zmm0
	vfmadd231ps	%zmm12, %zmm20, %zmm0
	vmovups	%zmm0, 688(%rsp)
	vmovups	1520(%rsp), %zmm12
	vfmadd231ps	%zmm18, %zmm20, %zmm12
	vmovups	3056(%rsp), %zmm17
	vfmadd231ps	%zmm21, %zmm20, %zmm17
	vmovups	3120(%rsp), %zmm9
	vfmadd231ps	%zmm8, %zmm20, %zmm9
	vmovups	624(%rsp), %zmm0
	vfmadd231ps	%zmm2, %zmm20, %zmm0
	vmovups	%zmm0, 624(%rsp)
	vmovups	432(%rsp), %zmm0
	vfmadd231ps	%zmm22, %zmm25, %zmm0
	vmovups	%zmm0, 432(%rsp)
	vmovups	2160(%rsp), %zmm13
	vfmadd231ps	%zmm22, %zmm15, %zmm13
	vmovups	2096(%rsp), %zmm16
	vfmadd231ps	%zmm25, %zmm2, %zmm16
	vfmadd231ps	%zmm2, %zmm15, %zmm1
	vmovups	560(%rsp), %zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm0
	vmovups	%zmm0, 560(%rsp)
	vmovups	2032(%rsp), %zmm15
	vfmadd231ps	4080(%rsp), %zmm8, %zmm15
	vfmadd231ps	2992(%rsp), %zmm8, %zmm6
	vmovups	1008(%rsp), %zmm10
	vaddps	%zmm4, %zmm10, %zmm10
	vaddps	%zmm28, %zmm14, %zmm0
	vmovups	304(%rsp), %zmm2
	vaddps	%zmm0, %zmm2, %zmm2
	vmovups	%zmm2, 304(%rsp)
	vmovups	1712(%rsp), %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vmovups	%zmm0, 1712(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L18b64
	vmovups	%zmm3, 368(%rsp)
	vaddps	%zmm17, %zmm6, %zmm0
	vaddps	%zmm0, %zmm1, %zmm0
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 1520(%rsp)
	vaddps	%zmm12, %zmm13, %zmm0
	vmovups	%zmm0, 880(%rsp)
	vaddps	%zmm16, %zmm15, %zmm0
	vmovups	%zmm0, 944(%rsp)
	vbroadcastss	.L18c0(%rip), %zmm31
	vbroadcastss	.L18c15(%rip), %zmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vpbroadcastd	.L18c55(%rip), %zmm13
	vpbroadcastd	.L18c56(%rip), %zmm14
	vpbroadcastd	.L18c0(%rip), %zmm15
	vbroadcastss	.L18c57(%rip), %zmm16
	vbroadcastss	.L18c58(%rip), %zmm17
	vbroadcastss	.L18c59(%rip), %zmm25
	vbroadcastss	.L18c60(%rip), %zmm18
	vbroadcastss	.L18c61(%rip), %zmm19
	vbroadcastss	.L18c62(%rip), %zmm20
	vbroadcastss	.L18c63(%rip), %zmm21
	vbroadcastss	.L18c64(%rip), %zmm22
	vmovups	752(%rsp), %zmm2
	vmovups	1776(%rsp), %zmm6
	vmovups	96(%rsp), %zmm26
	vmovups	432(%rsp), %zmm4
	vmovups	624(%rsp), %zmm8
	vmovups	1840(%rsp), %zmm5
	jmp	.L18b68
	.p2align	4
.L18b54:
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 560(%rsp)
	vmovups	1072(%rsp), %zmm27
	vbroadcastss	.L18c15(%rip), %zmm12
	vpbroadcastd	.L18c55(%rip), %zmm13
	vpbroadcastd	.L18c56(%rip), %zmm14
	vpbroadcastd	.L18c0(%rip), %zmm15
	vbroadcastss	.L18c57(%rip), %zmm16
	vbroadcastss	.L18c58(%rip), %zmm17
	vbroadcastss	.L18c60(%rip), %zmm18
	vbroadcastss	.L18c61(%rip), %zmm19
	vbroadcastss	.L18c62(%rip), %zmm20
	vbroadcastss	.L18c63(%rip), %zmm21
	vbroadcastss	.L18c64(%rip), %zmm22
	vxorps	%xmm1, %xmm1, %xmm1
	ja	.L18b56
	vxorps	%xmm27, %xmm27, %xmm27
.L18b56:
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm30, %xmm30, %xmm30
	vmovups	%zmm0, 1712(%rsp)
	vmovups	%zmm0, 688(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm29, %xmm29, %xmm29
	vmovups	%zmm0, 304(%rsp)
	vmovups	%zmm0, 1648(%rsp)
	vmovups	%zmm0, 2288(%rsp)
	vmovups	%zmm0, 2224(%rsp)
	vmovups	%zmm0, 240(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%zmm0, 496(%rsp)
	vmovups	%zmm0, 1584(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 368(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm26, %xmm26, %xmm26
	vmovups	%zmm0, 1520(%rsp)
	vmovups	%zmm0, 880(%rsp)
	vmovups	%zmm0, 944(%rsp)
.L18b68:
	vmovss	1968(%rsp), %xmm3
	vucomiss	%xmm1, %xmm3
	vmulps	%zmm23, %zmm27, %zmm3
	vmovaps	%zmm8, %zmm1
	vmulps	%zmm8, %zmm3, %zmm8
	vmovups	4272(%rsp), %zmm24
	vfnmadd213ps	%zmm5, %zmm24, %zmm8
	vmovups	%zmm8, 2032(%rsp)
	vmovups	560(%rsp), %zmm0
	vmulps	%zmm0, %zmm3, %zmm8
	vfnmadd213ps	496(%rsp), %zmm24, %zmm8
	vmovups	%zmm8, 2096(%rsp)
	vfnmadd213ps	1584(%rsp), %zmm3, %zmm4
	vmovups	%zmm4, 432(%rsp)
	vdivps	%zmm23, %zmm12, %zmm4
	vmulps	%zmm4, %zmm27, %zmm4
	vmovups	%zmm26, 96(%rsp)
	vfmadd231ps	%zmm26, %zmm4, %zmm6
	vmovups	%zmm7, 816(%rsp)
	vfmadd231ps	%zmm4, %zmm7, %zmm2
	vaddps	%zmm1, %zmm0, %zmm7
	vxorps	%xmm26, %xmm26, %xmm26
	vmulps	%zmm26, %zmm0, %zmm4
	vfmadd231ps	%zmm1, %zmm26, %zmm4
	vaddps	1520(%rsp), %zmm4, %zmm24
	vfnmadd231ps	880(%rsp), %zmm3, %zmm29
	vfnmadd231ps	944(%rsp), %zmm3, %zmm11
	vfnmadd213ps	688(%rsp), %zmm27, %zmm7
	vmovups	%zmm7, 1840(%rsp)
	vfnmadd213ps	%zmm30, %zmm3, %zmm24
	vmovaps	%zmm2, %zmm4
	vmovups	%zmm2, 752(%rsp)
	vmovups	%zmm9, 3120(%rsp)
	vmovups	%zmm10, 1008(%rsp)
	vmovups	%zmm11, 944(%rsp)
	vmovups	%zmm29, 880(%rsp)
	jbe	.L18b69
	vmovups	2864(%rsp), %zmm0
	vmovups	4528(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2864(%rsp)
	vcmpgeps	.L18c54(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm0, %xmm1
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
	vucomiss	%xmm5, %xmm1
	vmovups	1456(%rsp), %zmm27
	jbe	.L18b71
	testq	%r10, %r10
	vmovups	2032(%rsp), %zmm26
	vmovaps	%zmm6, %zmm30
	je	.L18b74
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %zmm2
	vxorps	%xmm1, %xmm1, %xmm1
	movq	32(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L18b76:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmulps	(%r13,%rdx), %zmm23, %zmm3
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
.L18b77:
	vmovaps	(%rdx), %zmm4
	vfmadd213ps	%zmm27, %zmm3, %zmm4
	vaddps	%zmm2, %zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm5
	vmovaps	(%rax,%rsi), %zmm6
	vsubps	%zmm4, %zmm6, %zmm6
	vmulps	%zmm5, %zmm6, %zmm6
	vaddps	%zmm12, %zmm5, %zmm5
	vcmpltps	%zmm6, %zmm12, %k1
	vmovaps	%zmm6, %zmm5 {%k1}
	vaddps	%zmm31, %zmm5, %zmm7
	vpaddd	%zmm13, %zmm7, %zmm7
	vpandd	%zmm14, %zmm7, %zmm7
	vpsubd	%zmm7, %zmm15, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vaddps	%zmm12, %zmm8, %zmm9
	vfmadd231ps	%zmm5, %zmm8, %zmm9
	vmulps	%zmm9, %zmm9, %zmm5
	vmovaps	%zmm16, %zmm8
	vfmadd213ps	%zmm17, %zmm9, %zmm8
	vmovaps	%zmm25, %zmm10
	vmovaps	%zmm19, %zmm11
	vfmadd213ps	%zmm20, %zmm9, %zmm11
	vfmadd213ps	%zmm18, %zmm9, %zmm10
	vfmadd231ps	%zmm21, %zmm5, %zmm11
	vfmadd213ps	%zmm10, %zmm5, %zmm11
	vfmadd213ps	%zmm8, %zmm5, %zmm11
	vfmadd213ps	%zmm9, %zmm5, %zmm11
	vaddps	%zmm31, %zmm6, %zmm5
	vfmadd231ps	%zmm22, %zmm7, %zmm11
	vmaxps	%zmm12, %zmm6, %zmm6
	vfmsub231ps	%zmm5, %zmm11, %zmm6
	vfmadd231ps	%zmm6, %zmm4, %zmm1
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L18b77
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L18b76
	jmp	.L18b79
	.p2align	4
.L18b69:
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm4, %zmm13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4208(%rsp)
	vmovups	4016(%rsp), %zmm8
	vmovups	1456(%rsp), %zmm27
	jmp	.L18b72
	.p2align	4
.L18b71:
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm4, %zmm13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4208(%rsp)
	vmovups	4016(%rsp), %zmm8
.L18b72:
	vmovups	1200(%rsp), %zmm7
	vmovups	368(%rsp), %zmm3
	vmovups	96(%rsp), %zmm0
	vmovups	304(%rsp), %zmm2
	vmovups	240(%rsp), %zmm5
	vmovups	2096(%rsp), %zmm4
	vmovups	2032(%rsp), %zmm26
	vmovups	1136(%rsp), %zmm11
	jmp	.L18b80
.L18b74:
	vxorps	%xmm1, %xmm1, %xmm1
.L18b79:
	vbroadcastss	.L18c65(%rip), %zmm2
	vmovups	3952(%rsp), %zmm3
	vfmadd213ps	.L18c66(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm28, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3952(%rsp)
	vmovups	4144(%rsp), %zmm0
	vbroadcastss	.L18c67(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 4144(%rsp)
	vmovups	3248(%rsp), %zmm0
	vmaxps	.L18c20(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3248(%rsp)
	vblendmps	.L18c17(%rip){1to16}, %zmm31, %zmm0 {%k1}
	vmovups	3376(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1136(%rsp), %zmm11
	vsubps	%zmm2, %zmm11, %zmm11
	vmovups	3184(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	1200(%rsp), %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmovups	2352(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vsubps	%zmm4, %zmm23, %zmm23
	vmovups	2416(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm27, %zmm27
	vmovups	2480(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	4016(%rsp), %zmm8
	vsubps	%zmm6, %zmm8, %zmm8
	vmovups	1904(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 1904(%rsp)
	vmovups	3312(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3312(%rsp)
	vmovups	1072(%rsp), %zmm0
	vmovaps	%zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 1072(%rsp)
	vmovups	2736(%rsp), %zmm0
	vbroadcastss	.L18c23(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2736(%rsp)
	vmovaps	%zmm31, %zmm0 {%k1} {z}
	vmovups	%zmm0, 4208(%rsp)
	vmovups	%zmm5, 2480(%rsp)
	vmovups	%zmm4, 2416(%rsp)
	vmovups	%zmm3, 2352(%rsp)
	vmovups	%zmm2, 3184(%rsp)
	vmovups	%zmm1, 3376(%rsp)
	vmovups	752(%rsp), %zmm13
	vmovaps	%zmm30, %zmm17
	vmovups	3120(%rsp), %zmm9
	vmovups	1008(%rsp), %zmm10
	vmovups	368(%rsp), %zmm3
	vmovups	96(%rsp), %zmm0
	vmovups	304(%rsp), %zmm2
	vmovups	240(%rsp), %zmm5
	vmovups	2096(%rsp), %zmm4
.L18b80:
	vmovups	%zmm3, 368(%rsp)
	vmovups	%zmm5, 240(%rsp)
	vmovups	%zmm2, 304(%rsp)
	vmovups	%zmm8, 2928(%rsp)
	vmovaps	%zmm0, %zmm6
	vbroadcastss	.L18c13(%rip), %zmm1
	vmaxps	%zmm1, %zmm26, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm19
	vmaxps	%zmm1, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm15
	vmaxps	%zmm1, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm5
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5168(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5296(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm31, %zmm22
	vmaxps	%zmm1, %zmm24, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm14
	vcmpleps	3504(%rsp), %zmm11, %k2
	vmovups	%zmm11, 1136(%rsp)
	vcmpgeps	3440(%rsp), %zmm11, %k4
	vblendmps	%zmm6, %zmm12, %zmm0 {%k4}
	vbroadcastss	.L18c32(%rip), %zmm26
	vxorps	%zmm26, %zmm6, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm28, %k6
	kmovw	22(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm28, %zmm31, %zmm6 {%k2}
	vmovups	%zmm6, 4080(%rsp)
	vcmpgeps	3568(%rsp), %zmm7, %k4
	vmovups	816(%rsp), %zmm1
	vblendmps	%zmm1, %zmm12, %zmm0 {%k4}
	vmovups	%zmm7, 1200(%rsp)
	vcmpleps	3632(%rsp), %zmm7, %k4
	vxorps	%zmm26, %zmm1, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm28, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm28, %zmm31, %zmm1 {%k4}
	vmovups	%zmm1, 1584(%rsp)
	vmovdqu64	5232(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vcmpgeps	2608(%rsp), %zmm23, %k1
	vblendmps	%zmm9, %zmm12, %zmm0 {%k1}
	vcmpleps	2672(%rsp), %zmm23, %k1
	vxorps	%zmm26, %zmm9, %zmm0 {%k1}
	vcmpgeps	3696(%rsp), %zmm27, %k1
	vblendmps	%zmm10, %zmm12, %zmm4 {%k1}
	vcmpleps	3760(%rsp), %zmm27, %k1
	vxorps	%zmm26, %zmm10, %zmm4 {%k1}
	vcmpgeps	3824(%rsp), %zmm8, %k1
	vblendmps	%zmm3, %zmm12, %zmm2 {%k1}
	vcmpleps	3888(%rsp), %zmm8, %k1
	vxorps	%zmm26, %zmm3, %zmm2 {%k1}
	vcmpleps	%zmm0, %zmm28, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm28, %zmm31, %zmm7 {%k5}
	vmovups	%zmm7, 560(%rsp)
	vmulps	%zmm1, %zmm15, %zmm30
	vmovups	%zmm15, 496(%rsp)
	vmulps	432(%rsp), %zmm30, %zmm3
	vmulps	%zmm6, %zmm19, %zmm0
	vmovups	%zmm19, 624(%rsp)
	vmulps	%zmm0, %zmm3, %zmm6
	vmulps	%zmm7, %zmm5, %zmm20
	vmovaps	%zmm5, %zmm18
	vmovups	%zmm5, 688(%rsp)
	vmovups	%zmm17, 1776(%rsp)
	vmulps	%zmm20, %zmm17, %zmm3
	vmulps	%zmm0, %zmm3, %zmm7
	vmulps	%zmm6, %zmm7, %zmm5
	vmovaps	%zmm6, %zmm3
	vfnmadd213ps	%zmm31, %zmm6, %zmm3
	vmovups	%zmm24, 4912(%rsp)
	vbroadcastss	.L18c68(%rip), %zmm24
	vmovups	%zmm3, 4848(%rsp)
	vmaxps	%zmm24, %zmm3, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm1
	vmovaps	%zmm9, %zmm29
	vmulps	%zmm1, %zmm15, %zmm9
	vmovaps	%zmm31, %zmm9 {%k4}
	vcmpleps	%zmm4, %zmm28, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm28, %zmm31, %zmm10 {%k3}
	vmulps	%zmm20, %zmm13, %zmm4
	vfmsub231ps	%zmm4, %zmm30, %zmm5
	vmulps	%zmm1, %zmm5, %zmm26
	vmovaps	%zmm7, %zmm25
	vfnmadd213ps	%zmm31, %zmm7, %zmm25
	vfnmadd231ps	%zmm26, %zmm26, %zmm25
	vmovaps	%zmm24, %zmm15
	vmaxps	%zmm24, %zmm25, %zmm4
	vsqrtps	%zmm4, %zmm4
	vmulps	%zmm10, %zmm22, %zmm21
	vmulps	2224(%rsp), %zmm21, %zmm5
	vmulps	%zmm0, %zmm5, %zmm8
	vmovups	%zmm6, 4272(%rsp)
	vmulps	%zmm6, %zmm8, %zmm11
	vmulps	%zmm7, %zmm8, %zmm12
	vdivps	%zmm4, %zmm31, %zmm3
	vmulps	%zmm19, %zmm9, %zmm13
	vmovaps	%zmm9, %zmm13 {%k2}
	vmovdqu64	5104(%rsp), %zmm4
	vptestmd	%zmm4, %zmm4, %k0
	vmulps	%zmm3, %zmm18, %zmm9
	vmovaps	%zmm31, %zmm9 {%k5}
	vcmpleps	%zmm2, %zmm28, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm28, %zmm31, %zmm5 {%k5}
	vmovaps	%zmm14, %zmm24
	vmulps	%zmm5, %zmm14, %zmm2
	vmulps	880(%rsp), %zmm2, %zmm4
	vmulps	%zmm0, %zmm4, %zmm16
	vmulps	%zmm6, %zmm16, %zmm17
	vmulps	%zmm7, %zmm16, %zmm19
	vmulps	2288(%rsp), %zmm21, %zmm0
	vfmsub231ps	%zmm0, %zmm30, %zmm11
	vmovaps	%zmm1, %zmm6
	vmovups	%zmm1, 1520(%rsp)
	vmulps	%zmm1, %zmm11, %zmm0
	vmulps	1648(%rsp), %zmm21, %zmm4
	vfmsub231ps	%zmm4, %zmm20, %zmm12
	vfnmadd231ps	%zmm26, %zmm0, %zmm12
	vmulps	%zmm3, %zmm12, %zmm18
	vmovaps	%zmm8, %zmm14
	vfnmadd213ps	%zmm31, %zmm8, %zmm14
	vfnmadd231ps	%zmm0, %zmm0, %zmm14
	vfnmadd231ps	%zmm18, %zmm18, %zmm14
	vmulps	944(%rsp), %zmm2, %zmm4
	vfmsub231ps	%zmm4, %zmm30, %zmm17
	vmovaps	%zmm15, %zmm12
	vmaxps	%zmm15, %zmm14, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1840(%rsp), %zmm2, %zmm4
	vmovups	%zmm20, 5040(%rsp)
	vfmsub231ps	%zmm4, %zmm20, %zmm19
	vmulps	%zmm8, %zmm16, %zmm11
	vdivps	%zmm1, %zmm31, %zmm15
	vmulps	1712(%rsp), %zmm2, %zmm1
	vmovups	%zmm21, 4976(%rsp)
	vfmsub231ps	%zmm1, %zmm21, %zmm11
	vmulps	%zmm15, %zmm22, %zmm1
	vmovaps	%zmm22, %zmm30
	vmovaps	%zmm31, %zmm1 {%k3}
	vmulps	%zmm6, %zmm17, %zmm20
	vfnmadd231ps	%zmm26, %zmm20, %zmm19
	vmulps	%zmm3, %zmm19, %zmm21
	vfnmadd231ps	%zmm0, %zmm20, %zmm11
	vfnmadd231ps	%zmm18, %zmm21, %zmm11
	vmulps	%zmm15, %zmm11, %zmm22
	vmulps	%zmm9, %zmm13, %zmm9
	vmovaps	%zmm16, %zmm2
	vfnmadd213ps	%zmm31, %zmm16, %zmm2
	vfnmadd231ps	%zmm20, %zmm20, %zmm2
	vfnmadd231ps	%zmm21, %zmm21, %zmm2
	vfnmadd231ps	%zmm22, %zmm22, %zmm2
	vmaxps	%zmm12, %zmm2, %zmm11
	vsqrtps	%zmm11, %zmm11
	vmulps	%zmm1, %zmm9, %zmm1
	vdivps	%zmm11, %zmm31, %zmm4
	vmulps	%zmm4, %zmm24, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vmovaps	%zmm1, %zmm9 {%k5}
	vmovups	%zmm9, 1392(%rsp)
	vmovss	1968(%rsp), %xmm1
	vxorps	%xmm9, %xmm9, %xmm9
	vucomiss	%xmm9, %xmm1
	vmovups	624(%rsp), %zmm1
	vmulps	96(%rsp), %zmm1, %zmm9
	kmovw	20(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm9, %zmm1
	vfmadd213ps	%zmm28, %zmm9, %zmm1 {%k3} {z}
	kmovw	18(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	496(%rsp), %zmm6
	vmulps	816(%rsp), %zmm6, %zmm11
	vmovaps	%zmm11, %zmm12 {%k3} {z}
	vfmadd213ps	%zmm1, %zmm12, %zmm12
	kmovw	16(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmulps	688(%rsp), %zmm29, %zmm17
	vmovups	4080(%rsp), %zmm13
	vmovaps	%zmm17, %zmm1 {%k1} {z}
	vfmadd213ps	%zmm12, %zmm1, %zmm1
	kmovw	14(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmovups	%zmm30, 2160(%rsp)
	vmulps	1008(%rsp), %zmm30, %zmm19
	vmovaps	%zmm19, %zmm12 {%k1} {z}
	vfmadd213ps	%zmm1, %zmm12, %zmm12
	kmovw	12(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovaps	%zmm23, %zmm30
	vmovups	%zmm24, 2544(%rsp)
	vmulps	368(%rsp), %zmm24, %zmm23
	vmovaps	%zmm23, %zmm1 {%k1} {z}
	vfmadd213ps	%zmm12, %zmm1, %zmm1
	vmulps	%zmm13, %zmm9, %zmm12
	vmovups	4272(%rsp), %zmm6
	vmulps	%zmm12, %zmm6, %zmm24
	vfmsub231ps	1584(%rsp), %zmm11, %zmm24
	vmulps	%zmm12, %zmm7, %zmm28
	vfmsub231ps	560(%rsp), %zmm17, %zmm28
	vmulps	%zmm12, %zmm8, %zmm29
	vmovups	%zmm10, 3056(%rsp)
	vfmsub231ps	%zmm19, %zmm10, %zmm29
	vmovaps	%zmm31, %zmm9
	vmulps	%zmm12, %zmm16, %zmm31
	vmovups	%zmm5, 2992(%rsp)
	vfmsub231ps	%zmm23, %zmm5, %zmm31
	vbroadcastss	.L18c32(%rip), %zmm10
	vxorps	%zmm10, %zmm6, %zmm11
	vxorps	%zmm10, %zmm7, %zmm23
	vxorps	%zmm10, %zmm8, %zmm7
	vxorps	%zmm10, %zmm16, %zmm5
	vmulps	1520(%rsp), %zmm24, %zmm17
	vfnmadd231ps	%zmm26, %zmm17, %zmm28
	vxorps	%zmm10, %zmm26, %zmm26
	vfnmadd231ps	%zmm0, %zmm17, %zmm29
	vxorps	%zmm10, %zmm0, %zmm8
	vmovups	%zmm3, 1968(%rsp)
	vmulps	%zmm3, %zmm28, %zmm19
	vxorps	%xmm28, %xmm28, %xmm28
	vfnmadd231ps	%zmm18, %zmm19, %zmm29
	vxorps	%zmm10, %zmm18, %zmm18
	vfnmadd231ps	%zmm20, %zmm17, %zmm31
	vxorps	%zmm10, %zmm20, %zmm3
	vfnmadd231ps	%zmm21, %zmm19, %zmm31
	vxorps	%zmm10, %zmm21, %zmm20
	vmovaps	%zmm15, %zmm16
	vmulps	%zmm15, %zmm29, %zmm21
	vfnmadd231ps	%zmm22, %zmm21, %zmm31
	vxorps	%zmm10, %zmm22, %zmm22
	vmovaps	%zmm12, %zmm6
	vfmadd213ps	%zmm28, %zmm12, %zmm6
	vfmadd231ps	%zmm17, %zmm17, %zmm6
	vfmadd231ps	%zmm19, %zmm19, %zmm6
	vfmadd231ps	%zmm21, %zmm21, %zmm6
	vmovaps	%zmm4, %zmm0
	vmulps	%zmm4, %zmm31, %zmm24
	vfmadd231ps	%zmm24, %zmm24, %zmm6
	vmovups	%zmm27, 1456(%rsp)
	ja	.L18b97
	vmovaps	%zmm26, %zmm4
	vmovaps	%zmm8, %zmm15
	vmovaps	%zmm23, %zmm8
	vmovaps	%zmm9, %zmm31
	vdivps	688(%rsp), %zmm9, %zmm2
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %zmm10
	vmovaps	%zmm30, %zmm9
	vmulps	%zmm30, %zmm2, %zmm2
	vdivps	2160(%rsp), %zmm31, %zmm14
	vmulps	%zmm27, %zmm14, %zmm14
	vmovups	2736(%rsp), %zmm26
	vdivps	%zmm26, %zmm31, %zmm23
	vmulps	1392(%rsp), %zmm23, %zmm23
	vmulps	.L18c69(%rip){1to16}, %zmm2, %zmm2
	vmulps	.L18c70(%rip){1to16}, %zmm14, %zmm14
	vmaxps	%zmm2, %zmm14, %zmm25
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm14, %zmm25 {%k1}
	vbroadcastss	.L18c23(%rip), %zmm27
	vmovups	3952(%rsp), %zmm2
	vcmpltps	%zmm27, %zmm2, %k1
	vaddps	%zmm2, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L18c71(%rip){1to16}, %zmm2, %zmm2 {%k1} {z}
	vmaxps	%zmm25, %zmm2, %zmm14
	vcmpunordps	%zmm25, %zmm25, %k1
	vmovaps	%zmm2, %zmm14 {%k1}
	vmulps	%zmm23, %zmm23, %zmm2
	vminps	%zmm31, %zmm2, %zmm2
	vmulps	%zmm10, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm14, %zmm23
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm14, %zmm23 {%k1}
	vcmpltps	%zmm27, %zmm26, %k1
	vmovaps	%zmm23, %zmm2 {%k1} {z}
	vmulps	%zmm2, %zmm2, %zmm2
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vcmpleps	%zmm10, %zmm1, %k1
	vcmpleps	%zmm2, %zmm6, %k1 {%k1}
	vmulps	1584(%rsp), %zmm13, %zmm1
	vmulps	560(%rsp), %zmm1, %zmm1
	vmulps	3056(%rsp), %zmm1, %zmm1
	vmulps	2992(%rsp), %zmm1, %zmm1
	vcmpnltps	%zmm1, %zmm28, %k2
	vmovaps	%zmm31, %zmm1 {%k2} {z}
	vbroadcastss	.L18c19(%rip), %zmm2
	vblendmps	%zmm1, %zmm2, %zmm1 {%k1}
	vmovups	4464(%rsp), %zmm6
	vcmpleps	2864(%rsp), %zmm6, %k1
	vminps	.L18c72(%rip){1to16}, %zmm1, %zmm1 {%k1}
	vmovups	2800(%rsp), %zmm6
	vcmpeqps	%zmm2, %zmm6, %k1
	vmovaps	%zmm1, %zmm6 {%k1}
	vmovups	%zmm6, 2800(%rsp)
	vcmpeqps	%zmm2, %zmm6, %k1
	vmovaps	%zmm31, %zmm14 {%k1} {z}
	vxorps	%xmm10, %xmm10, %xmm10
	vaddss	%xmm10, %xmm14, %xmm1
	vmovshdup	%xmm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm14, %xmm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm14, %xmm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm14, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm10, %xmm1
	vmovups	2928(%rsp), %zmm26
	vxorps	%xmm1, %xmm1, %xmm1
	vbroadcastss	.L18c59(%rip), %zmm25
	vbroadcastss	.L18c44(%rip), %zmm29
	vbroadcastss	.L18c45(%rip), %zmm30
	vmovaps	%zmm9, %zmm23
	ja	.L18b53
	vmovups	%zmm23, 1392(%rsp)
	vmulps	%zmm24, %zmm0, %zmm1
	vfmadd213ps	%zmm21, %zmm1, %zmm22
	vmulps	%zmm22, %zmm16, %zmm2
	vfmadd213ps	%zmm19, %zmm2, %zmm18
	vfmadd213ps	%zmm18, %zmm1, %zmm20
	vmulps	1968(%rsp), %zmm20, %zmm6
	vfmadd213ps	%zmm17, %zmm6, %zmm4
	vfmadd213ps	%zmm4, %zmm2, %zmm15
	vfmadd213ps	%zmm15, %zmm1, %zmm3
	vmulps	1520(%rsp), %zmm3, %zmm0
	vfmadd213ps	%zmm12, %zmm0, %zmm11
	vfmadd213ps	%zmm11, %zmm6, %zmm8
	vfmadd213ps	%zmm8, %zmm2, %zmm7
	vfmadd213ps	%zmm7, %zmm1, %zmm5
	vmulps	624(%rsp), %zmm5, %zmm3
	vmovups	%zmm3, 240(%rsp)
	vmulps	496(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 304(%rsp)
	vmulps	688(%rsp), %zmm6, %zmm0
	vmovups	%zmm0, 816(%rsp)
	vmulps	2160(%rsp), %zmm2, %zmm0
	vmovups	%zmm0, 368(%rsp)
	vmulps	2544(%rsp), %zmm1, %zmm0
	vmovups	%zmm0, 96(%rsp)
	vdivps	1264(%rsp), %zmm31, %zmm0
	vmulps	1328(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L18c55(%rip), %zmm10
	vpaddd	%zmm10, %zmm0, %zmm1
	vpbroadcastd	.L18c56(%rip), %zmm18
	vpandd	%zmm18, %zmm1, %zmm1
	vpbroadcastd	.L18c0(%rip), %zmm13
	vpsubd	%zmm1, %zmm13, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm31, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L18c57(%rip), %zmm4
	vbroadcastss	.L18c58(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm2, %zmm4
	vmovaps	%zmm25, %zmm5
	vfmadd213ps	.L18c60(%rip){1to16}, %zmm2, %zmm5
	vbroadcastss	.L18c61(%rip), %zmm3
	vfmadd213ps	.L18c62(%rip){1to16}, %zmm2, %zmm3
	vfmadd231ps	.L18c63(%rip){1to16}, %zmm0, %zmm3
	vfmadd213ps	%zmm5, %zmm0, %zmm3
	vfmadd213ps	%zmm4, %zmm0, %zmm3
	vfmadd213ps	%zmm2, %zmm0, %zmm3
	vfmadd231ps	.L18c64(%rip){1to16}, %zmm1, %zmm3
	vmovups	4336(%rsp), %zmm0
	vfmadd231ps	.L18c73(%rip){1to16}, %zmm0, %zmm3
	vmovups	4656(%rsp), %zmm0
	vfmadd231ps	.L18c74(%rip){1to16}, %zmm0, %zmm3
	vmovups	%zmm3, 560(%rsp)
	movl	%r8d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm30, %xmm30, %xmm30
	cmpb	$1, %cl
	vbroadcastss	.L18c15(%rip), %zmm15
	vbroadcastss	.L18c19(%rip), %zmm17
	movq	24(%rsp), %rdi
	jne	.L18b87
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %zmm1
	movq	32(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L18b84:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovups	1392(%rsp), %zmm0
	vmulps	(%r13,%rdx), %zmm0, %zmm0
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L18c63(%rip), %zmm20
	vbroadcastss	.L18c64(%rip), %zmm29
	vmovups	1456(%rsp), %zmm3
	vbroadcastss	.L18c58(%rip), %zmm24
	.p2align	4
.L18b85:
	vmovaps	(%rdx), %zmm4
	vfmadd213ps	%zmm3, %zmm0, %zmm4
	vaddps	%zmm1, %zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm5
	vmovaps	(%rax,%rsi), %zmm6
	vsubps	%zmm4, %zmm6, %zmm6
	vmulps	%zmm5, %zmm6, %zmm6
	vaddps	%zmm15, %zmm5, %zmm7
	vcmpltps	%zmm6, %zmm15, %k1
	vmovaps	%zmm6, %zmm7 {%k1}
	vaddps	%zmm31, %zmm7, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpandd	%zmm18, %zmm9, %zmm9
	vmovdqa64	%zmm10, %zmm22
	vpsubd	%zmm9, %zmm13, %zmm10
	vaddps	%zmm15, %zmm10, %zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm11
	vmulps	%zmm11, %zmm11, %zmm7
	vmovaps	%zmm25, %zmm10
	vfmadd213ps	.L18c60(%rip){1to16}, %zmm11, %zmm10
	vmovdqa64	%zmm13, %zmm23
	vbroadcastss	.L18c61(%rip), %zmm13
	vfmadd213ps	.L18c62(%rip){1to16}, %zmm11, %zmm13
	vfmadd231ps	%zmm20, %zmm7, %zmm13
	vfmadd213ps	%zmm10, %zmm7, %zmm13
	vbroadcastss	.L18c57(%rip), %zmm10
	vfmadd213ps	%zmm24, %zmm11, %zmm10
	vfmadd213ps	%zmm10, %zmm7, %zmm13
	vmovdqa64	%zmm22, %zmm10
	vfmadd213ps	%zmm11, %zmm7, %zmm13
	vcvtdq2ps	%zmm9, %zmm7
	vfmadd231ps	%zmm29, %zmm7, %zmm13
	vaddps	%zmm31, %zmm6, %zmm7
	vmaxps	%zmm15, %zmm6, %zmm6
	vfmsub231ps	%zmm7, %zmm13, %zmm6
	vmovdqa64	%zmm23, %zmm13
	vaddps	%zmm17, %zmm4, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vfmadd231ps	%zmm6, %zmm4, %zmm30
	vmulps	%zmm5, %zmm1, %zmm4
	vmulps	%zmm7, %zmm7, %zmm5
	vaddps	%zmm7, %zmm2, %zmm2
	vmulps	%zmm5, %zmm7, %zmm6
	vaddps	%zmm5, %zmm27, %zmm27
	vaddps	%zmm6, %zmm8, %zmm8
	vfmadd231ps	%zmm6, %zmm4, %zmm16
	vmulps	%zmm6, %zmm5, %zmm6
	vfmadd231ps	%zmm5, %zmm4, %zmm19
	vmulps	%zmm5, %zmm5, %zmm5
	vaddps	%zmm5, %zmm26, %zmm26
	vfmadd231ps	%zmm5, %zmm4, %zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm12
	vaddps	%zmm6, %zmm21, %zmm21
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L18b85
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L18b84
.L18b87:
	vmovups	2800(%rsp), %zmm25
	vcmpleps	%zmm31, %zmm25, %k2
	vmovups	496(%rsp), %zmm7
	vmulps	432(%rsp), %zmm7, %zmm0
	vmovups	624(%rsp), %zmm11
	vmulps	%zmm11, %zmm0, %zmm15
	vbroadcastss	.L18c3(%rip), %zmm3
	vmovups	240(%rsp), %zmm22
	vandps	%zmm3, %zmm22, %zmm0
	vmaxps	%zmm28, %zmm0, %zmm0
	vmovups	304(%rsp), %zmm20
	vandps	%zmm3, %zmm20, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	96(%rsp), %zmm3, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	2928(%rsp), %zmm28
	vmulps	.L18c77(%rip){1to16}, %zmm28, %zmm1
	vcmpleps	%zmm1, %zmm0, %k3 {%k2}
	vmovaps	%zmm15, %zmm0
	vfnmadd213ps	%zmm31, %zmm15, %zmm0
	vmovups	688(%rsp), %zmm29
	vmulps	1776(%rsp), %zmm29, %zmm1
	vmulps	%zmm11, %zmm1, %zmm24
	vmulps	752(%rsp), %zmm29, %zmm1
	vmulps	%zmm15, %zmm24, %zmm4
	vfmsub231ps	%zmm1, %zmm7, %zmm4
	vmovups	2160(%rsp), %zmm9
	vmulps	2224(%rsp), %zmm9, %zmm1
	vmulps	%zmm11, %zmm1, %zmm13
	vmulps	2288(%rsp), %zmm9, %zmm1
	vmulps	%zmm15, %zmm13, %zmm5
	vfmsub231ps	%zmm1, %zmm7, %zmm5
	vbroadcastss	.L18c68(%rip), %zmm3
	vmaxps	%zmm3, %zmm0, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1648(%rsp), %zmm9, %zmm6
	vmulps	%zmm24, %zmm13, %zmm10
	vfmsub231ps	%zmm6, %zmm29, %zmm10
	vmovups	2544(%rsp), %zmm23
	vmulps	880(%rsp), %zmm23, %zmm6
	vmulps	%zmm11, %zmm6, %zmm11
	vmulps	944(%rsp), %zmm23, %zmm6
	vmovups	%zmm15, 1776(%rsp)
	vmulps	%zmm15, %zmm11, %zmm15
	vfmsub231ps	%zmm6, %zmm7, %zmm15
	vdivps	%zmm1, %zmm31, %zmm6
	vmulps	1840(%rsp), %zmm23, %zmm1
	vmulps	%zmm24, %zmm11, %zmm18
	vfmsub231ps	%zmm1, %zmm29, %zmm18
	vminps	%zmm31, %zmm0, %zmm0
	vmulps	%zmm6, %zmm4, %zmm17
	vmovups	%zmm24, 1648(%rsp)
	vmovaps	%zmm24, %zmm1
	vfnmadd213ps	%zmm31, %zmm24, %zmm1
	vfnmadd231ps	%zmm17, %zmm17, %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmaxps	%zmm3, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1712(%rsp), %zmm23, %zmm4
	vmulps	%zmm13, %zmm11, %zmm23
	vfmsub231ps	%zmm4, %zmm9, %zmm23
	vdivps	%zmm1, %zmm31, %zmm7
	vmulps	%zmm6, %zmm5, %zmm5
	vfnmadd231ps	%zmm17, %zmm5, %zmm10
	vmulps	%zmm7, %zmm10, %zmm24
	vmovaps	%zmm13, %zmm1
	vfnmadd213ps	%zmm31, %zmm13, %zmm1
	vfnmadd231ps	%zmm5, %zmm5, %zmm1
	vfnmadd231ps	%zmm24, %zmm24, %zmm1
	vminps	%zmm0, %zmm1, %zmm10
	vmaxps	%zmm3, %zmm1, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmovups	%zmm6, 1008(%rsp)
	vmulps	%zmm6, %zmm15, %zmm4
	vfnmadd231ps	%zmm17, %zmm4, %zmm18
	vmovups	%zmm7, 752(%rsp)
	vmulps	%zmm7, %zmm18, %zmm18
	vfnmadd231ps	%zmm5, %zmm4, %zmm23
	vmovups	%zmm24, 1712(%rsp)
	vfnmadd231ps	%zmm24, %zmm18, %zmm23
	vmovups	%zmm0, 432(%rsp)
	vmulps	%zmm0, %zmm23, %zmm15
	vmovaps	%zmm11, %zmm0
	vfnmadd213ps	%zmm31, %zmm11, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vfnmadd231ps	%zmm18, %zmm18, %zmm0
	vfnmadd231ps	%zmm15, %zmm15, %zmm0
	vminps	%zmm10, %zmm0, %zmm1
	vcmpgtps	.L18c75(%rip){1to16}, %zmm1, %k0
	vmovups	1136(%rsp), %zmm10
	vaddps	%zmm10, %zmm22, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3440(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3504(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm1, %zmm10 {%k3}
	movq	(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm1
	vcmpeqps	.L18c20(%rip){1to16}, %zmm25, %k1
	vmovaps	%zmm1, %zmm10 {%k1}
	movq	88(%rsp), %r10
	movq	%r10, %rax
	shlq	$6, %rax
	vbroadcastss	12(%rcx), %zmm25
	vmovaps	%zmm10, (%r15,%rax)
	vmovups	1200(%rsp), %zmm23
	vaddps	%zmm23, %zmm20, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3568(%rsp), %zmm10
	vminps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3632(%rsp), %zmm10
	vmaxps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm23 {%k3}
	vmovaps	%zmm1, %zmm23 {%k1}
	addq	%rdi, %r10
	shlq	$6, %r10
	vmovaps	%zmm23, (%r15,%r10)
	vmovups	1392(%rsp), %zmm23
	vaddps	816(%rsp), %zmm23, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	2608(%rsp), %zmm10
	vminps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	2672(%rsp), %zmm10
	vmaxps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm23 {%k3}
	leaq	(%r15,%rax), %rdx
	vmulps	%zmm25, %zmm23, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	movq	%rdi, %rcx
	shlq	$7, %rcx
	vmovaps	%zmm3, (%rcx,%rdx)
	vmovups	1456(%rsp), %zmm23
	vaddps	368(%rsp), %zmm23, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3696(%rsp), %zmm10
	vminps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3760(%rsp), %zmm10
	vmaxps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm23 {%k3}
	vmulps	%zmm25, %zmm23, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	leaq	(%rdi,%rdi,2), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm3, (%rsi,%rdx)
	vaddps	96(%rsp), %zmm28, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3824(%rsp), %zmm10
	vminps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3888(%rsp), %zmm10
	vmaxps	%zmm3, %zmm10, %zmm3
	vmovaps	%zmm10, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm28 {%k3}
	vmovaps	%zmm1, %zmm28 {%k1}
	movq	%rdi, %rsi
	shlq	$8, %rsi
	vmovaps	%zmm28, (%rsi,%rdx)
	movl	$5, %esi
	testb	$2, %r8b
	je	.L18b90
	vmaxps	.L18c68(%rip){1to16}, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm3
	vbroadcastss	.L18c32(%rip), %zmm10
	vxorps	1776(%rsp), %zmm10, %zmm0
	vmulps	%zmm25, %zmm29, %zmm24
	vmulps	%zmm25, %zmm9, %zmm7
	vmovups	%zmm7, 96(%rsp)
	kandw	%k0, %k2, %k2
	movl	%r8d, %edx
	andl	$4, %edx
	movl	%edx, %esi
	shrl	$2, %esi
	leaq	(%rdi,%rdi,4), %r11
	shlq	$6, %r11
	addq	%r15, %r11
	movq	%r10, %rbp
	xorl	%r10d, %r10d
	testl	%edx, %edx
	sete	%r10b
	leaq	7(%rsi,%rsi,2), %r9
	movl	$14, %edi
	movl	$8, %esi
	cmoveq	%rsi, %rdi
	movl	$19, %esi
	movl	$9, %r12d
	cmoveq	%r12, %rsi
	xorq	$7, %r10
	imulq	24(%rsp), %r10
	shlq	$6, %r10
	addq	%r15, %r10
	imulq	24(%rsp), %r9
	shlq	$6, %r9
	addq	%r15, %r9
	imulq	24(%rsp), %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	imulq	24(%rsp), %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovups	1008(%rsp), %zmm20
	vmulps	%zmm0, %zmm20, %zmm29
	vmovups	1648(%rsp), %zmm0
	vfmadd231ps	%zmm29, %zmm17, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmovups	752(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm28
	vxorps	%zmm10, %zmm20, %zmm0
	vmulps	%zmm0, %zmm17, %zmm0
	vmulps	%zmm7, %zmm0, %zmm25
	vfmadd231ps	%zmm29, %zmm5, %zmm13
	vmovups	1712(%rsp), %zmm9
	vfmadd231ps	%zmm28, %zmm9, %zmm13
	vxorps	%zmm10, %zmm13, %zmm0
	vmovups	432(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm23
	vmulps	%zmm5, %zmm20, %zmm0
	vfmadd231ps	%zmm25, %zmm9, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm22
	vxorps	%zmm10, %zmm7, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmulps	%zmm6, %zmm0, %zmm17
	vfmadd231ps	%zmm29, %zmm4, %zmm11
	vfmadd231ps	%zmm28, %zmm18, %zmm11
	vfmadd231ps	%zmm23, %zmm15, %zmm11
	vxorps	%zmm10, %zmm11, %zmm0
	vmulps	%zmm0, %zmm3, %zmm13
	vmulps	%zmm4, %zmm20, %zmm0
	vfmadd231ps	%zmm25, %zmm18, %zmm0
	vfmadd231ps	%zmm22, %zmm15, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm3, %zmm11
	vmulps	%zmm18, %zmm7, %zmm0
	vfmadd231ps	%zmm17, %zmm15, %zmm0
	vxorps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm3, %zmm4
	vxorps	%zmm10, %zmm6, %zmm0
	vmulps	%zmm0, %zmm15, %zmm0
	vmulps	%zmm3, %zmm0, %zmm0
	vmovaps	%zmm29, %zmm15
	vfmadd213ps	%zmm31, %zmm29, %zmm15
	vfmadd231ps	%zmm28, %zmm28, %zmm15
	vfmadd231ps	%zmm23, %zmm23, %zmm15
	vfmadd231ps	%zmm13, %zmm13, %zmm15
	vmovups	624(%rsp), %zmm9
	vmulps	%zmm15, %zmm9, %zmm15
	vmovaps	%zmm1, %zmm18
	vmulps	%zmm15, %zmm9, %zmm18 {%k2}
	vmovaps	%zmm18, (%rax,%r11)
	vmulps	%zmm20, %zmm20, %zmm15
	vmovups	96(%rsp), %zmm20
	vfmadd231ps	%zmm25, %zmm25, %zmm15
	vfmadd231ps	%zmm22, %zmm22, %zmm15
	vfmadd231ps	%zmm11, %zmm11, %zmm15
	vmovups	496(%rsp), %zmm9
	vmulps	%zmm15, %zmm9, %zmm15
	vmovaps	%zmm1, %zmm18
	vmulps	%zmm15, %zmm9, %zmm18 {%k2}
	vmovaps	%zmm18, (%rax,%r10)
	movq	%rbp, %r10
	vmulps	%zmm7, %zmm7, %zmm15
	vfmadd231ps	%zmm17, %zmm17, %zmm15
	vfmadd231ps	%zmm4, %zmm4, %zmm15
	vmulps	%zmm24, %zmm15, %zmm15
	vmovaps	%zmm1, %zmm18
	vmulps	%zmm15, %zmm24, %zmm18 {%k2}
	vmovaps	%zmm18, (%rax,%r9)
	vmulps	%zmm6, %zmm6, %zmm15
	vfmadd231ps	%zmm0, %zmm0, %zmm15
	vmulps	%zmm20, %zmm15, %zmm15
	vmovaps	%zmm1, %zmm18
	vmulps	%zmm15, %zmm20, %zmm18 {%k2}
	vmovaps	%zmm18, (%rax,%rdi)
	movq	24(%rsp), %rdi
	vmulps	%zmm3, %zmm3, %zmm15
	vmovups	2544(%rsp), %zmm5
	vmulps	%zmm15, %zmm5, %zmm15
	vmovaps	%zmm1, %zmm18
	vmulps	%zmm15, %zmm5, %zmm18 {%k2}
	vmovaps	%zmm18, (%rax,%rsi)
	movl	$10, %esi
	testl	%edx, %edx
	je	.L18b90
	vmulps	1008(%rsp), %zmm29, %zmm7
	vfmadd231ps	%zmm28, %zmm25, %zmm7
	vfmadd231ps	%zmm23, %zmm22, %zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm7
	vmovups	496(%rsp), %zmm9
	vmulps	%zmm7, %zmm9, %zmm7
	vmovaps	%zmm1, %zmm15
	vmovups	624(%rsp), %zmm10
	vmulps	%zmm7, %zmm10, %zmm15 {%k2}
	movq	%rcx, %rdx
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm15, (%rax,%rdx)
	vmovups	752(%rsp), %zmm5
	vmulps	%zmm28, %zmm5, %zmm7
	vfmadd231ps	%zmm23, %zmm17, %zmm7
	vfmadd231ps	%zmm13, %zmm4, %zmm7
	vmulps	%zmm24, %zmm7, %zmm7
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm7, %zmm10, %zmm15 {%k2}
	movq	%rdi, %rdx
	shlq	$9, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm15, (%rax,%rdx)
	vmulps	%zmm25, %zmm5, %zmm6
	vfmadd231ps	%zmm22, %zmm17, %zmm6
	vfmadd231ps	%zmm11, %zmm4, %zmm6
	vmulps	%zmm24, %zmm6, %zmm6
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm6, %zmm9, %zmm7 {%k2}
	leaq	(%rdi,%rdi,8), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm7, (%rax,%rsi)
	vmovups	432(%rsp), %zmm5
	vmulps	%zmm23, %zmm5, %zmm6
	vfmadd231ps	%zmm13, %zmm0, %zmm6
	vmulps	%zmm20, %zmm6, %zmm6
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm6, %zmm10, %zmm7 {%k2}
	imulq	$704, %rdi, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm7, (%rax,%rsi)
	vmulps	%zmm22, %zmm5, %zmm6
	vfmadd231ps	%zmm11, %zmm0, %zmm6
	vmulps	%zmm20, %zmm6, %zmm6
	vmovaps	%zmm1, %zmm7
	vmulps	%zmm6, %zmm9, %zmm7 {%k2}
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, (%rax,%rcx)
	vmulps	%zmm17, %zmm5, %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	vmulps	%zmm20, %zmm5, %zmm5
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm5, %zmm24, %zmm6 {%k2}
	imulq	$832, %rdi, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmulps	%zmm13, %zmm3, %zmm5
	vmovups	2544(%rsp), %zmm7
	vmulps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm5, %zmm10, %zmm6 {%k2}
	imulq	$960, %rdi, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmulps	%zmm11, %zmm3, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm5, %zmm9, %zmm6 {%k2}
	movq	%rdi, %rcx
	shlq	$10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmulps	%zmm4, %zmm3, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm24, %zmm4, %zmm5 {%k2}
	imulq	$1088, %rdi, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	vmulps	%zmm0, %zmm3, %zmm0
	vmulps	%zmm0, %zmm7, %zmm0
	vmulps	%zmm20, %zmm0, %zmm1 {%k2}
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	movl	$20, %esi
.L18b90:
	testb	$8, %r8b
	vxorps	%xmm28, %xmm28, %xmm28
	je	.L18b92
	movq	(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm0
	vmovups	2800(%rsp), %zmm1
	vcmpeqps	.L18c20(%rip){1to16}, %zmm1, %k2
	vaddps	%zmm30, %zmm30, %zmm1
	vmovups	560(%rsp), %zmm6
	vfmsub132ps	.L18c31(%rip){1to16}, %zmm30, %zmm6
	vbroadcastss	100(%rcx), %zmm4
	vfmadd213ps	%zmm28, %zmm2, %zmm4
	vfmadd231ps	104(%rcx){1to16}, %zmm27, %zmm4
	vfmadd231ps	108(%rcx){1to16}, %zmm8, %zmm4
	vfmadd231ps	112(%rcx){1to16}, %zmm26, %zmm4
	vfmadd231ps	116(%rcx){1to16}, %zmm21, %zmm4
	vfmadd231ps	120(%rcx){1to16}, %zmm19, %zmm4
	vfmadd231ps	124(%rcx){1to16}, %zmm16, %zmm4
	vfmadd231ps	128(%rcx){1to16}, %zmm14, %zmm4
	vfmadd231ps	132(%rcx){1to16}, %zmm12, %zmm4
	vbroadcastss	136(%rcx), %zmm3
	vmovups	4592(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm28, %zmm2, %zmm3
	vfmadd231ps	140(%rcx){1to16}, %zmm27, %zmm3
	vfmadd231ps	144(%rcx){1to16}, %zmm8, %zmm3
	vfmadd231ps	148(%rcx){1to16}, %zmm26, %zmm3
	vfmadd231ps	152(%rcx){1to16}, %zmm21, %zmm3
	vfmadd231ps	156(%rcx){1to16}, %zmm19, %zmm3
	vfmadd231ps	160(%rcx){1to16}, %zmm16, %zmm3
	vfmadd231ps	164(%rcx){1to16}, %zmm14, %zmm3
	vfmadd231ps	168(%rcx){1to16}, %zmm12, %zmm3
	vfmadd132ps	172(%rcx){1to16}, %zmm28, %zmm2
	vfmadd231ps	176(%rcx){1to16}, %zmm27, %zmm2
	vfmadd231ps	180(%rcx){1to16}, %zmm8, %zmm2
	vfmadd231ps	184(%rcx){1to16}, %zmm26, %zmm2
	vfmadd231ps	188(%rcx){1to16}, %zmm21, %zmm2
	vfmadd231ps	192(%rcx){1to16}, %zmm19, %zmm2
	vfmadd231ps	196(%rcx){1to16}, %zmm16, %zmm2
	vfmadd231ps	200(%rcx){1to16}, %zmm14, %zmm2
	vfmadd231ps	204(%rcx){1to16}, %zmm12, %zmm2
	vfmadd231ps	.L18c72(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L18c78(%rip){1to16}, %zmm5, %zmm2
	vmovaps	%zmm0, %zmm6 {%k2}
	movq	%rsi, %rcx
	imulq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	1(%rsi), %rcx
	imulq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmovaps	%zmm0, %zmm4 {%k2}
	leaq	2(%rsi), %rcx
	imulq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	3(%rsi), %rcx
	imulq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm0, %zmm2 {%k2}
	addq	$4, %rsi
	imulq	%rdi, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm2, (%rax,%rsi)
	jmp	.L18b92
.L18b96:
	addq	$5368, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
