# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L30c0:
	.long	0x3f800000
.L30c1:
	.long	1048576
.L30c3:
	.long	2147483647
.L30c4:
	.long	0x3f40094e
.L30c5:
	.long	0x3e1d5a5a
.L30c6:
	.long	0x3bd74912
.L30c7:
	.long	0x3f156f3d
.L30c8:
	.long	0x3d26f715
.L30c9:
	.long	8388607
.L30c10:
	.long	1400897535
.L30c11:
	.long	0xc9800000
.L30c12:
	.long	0x3f000000
.L30c13:
	.long	0x0da24260
.L30c14:
	.long	0x1e3ce508
.L30c15:
	.long	0xbf800000
.L30c16:
	.long	0x41100000
.L30c17:
	.long	0x3e800000
.L30c18:
	.long	0x41490fdb
.L30c19:
	.long	0x40c00000
.L30c20:
	.long	0x40800000
.L30c21:
	.long	0x40a00000
.L30c22:
	.long	0x7f7fffff
.L30c23:
	.long	0x3fc00000
.L30c24:
	.long	0x7149f2ca
.L30c25:
	.long	2
.L30c26:
	.long	4
.L30c27:
	.long	8
.L30c28:
	.long	16
.L30c29:
	.long	32
.L30c30:
	.long	0x3f3504f3
.L30c31:
	.long	0xbf000000
.L30c32:
	.long	0x80000000
.L30c33:
	.long	0xc2ae0000
.L30c34:
	.long	0x3fb8aa3b
.L30c35:
	.long	0xbf317200
.L30c36:
	.long	0xb5bfbe8e
.L30c37:
	.long	0x3aae0472
.L30c38:
	.long	0x3c1e8629
.L30c39:
	.long	0x3d635b73
.L30c40:
	.long	0x3e75fc8c
.L30c41:
	.long	0x3f317214
.L30c42:
	.long	0x42fe0000
.L30c43:
	.long	0x3e99999a
.L30c44:
	.long	0xbe04a19d
.L30c45:
	.long	0x3ef89ba5
.L30c46:
	.long	0xbf03248e
.L30c47:
	.long	0x3f0c3744
.L30c48:
	.long	0xbdc1d79d
.L30c49:
	.long	0x3e5c1572
.L30c50:
	.long	0x3e17e642
.L30c51:
	.long	0x3e2ecff8
.L30c52:
	.long	0x3e2d3f9f
.L30c53:
	.long	0x3ecc422a
.L30c54:
	.long	0x3f106ebb
.L30c55:
	.long	0xc0000000
.L30c56:
	.long	0x41400000
.L30c57:
	.long	3234528013
.L30c58:
	.long	4286578688
.L30c59:
	.long	0x3eaaac4e
.L30c60:
	.long	0xbf00000d
.L30c61:
	.long	0x3e4bdb47
.L30c62:
	.long	0xbe7fd7d0
.L30c63:
	.long	0x3e259a3a
.L30c64:
	.long	0xbe2ec8d2
.L30c65:
	.long	0xbddadb52
.L30c66:
	.long	0x33b17218
.L30c67:
	.long	0x3727c5ac
.L30c68:
	.long	0x3a83126f
.L30c69:
	.long	0x41800000
.L30c70:
	.long	0x358637bd
.L30c71:
	.long	0x350637bd
.L30c72:
	.long	0x34210fb0
.L30c73:
	.long	0x36a7c5ac
.L30c74:
	.long	0x40000000
.L30c75:
	.long	0x3f317218
.L30c76:
	.long	0x3feb3f8f
.L30c77:
	.long	0x38d1b717
.L30c78:
	.long	0x40400000
.L30c79:
	.long	0x3951b717
.L30c80:
	.long	0x41000000
.L30c81:
	.long	0x3cf5c28f
.L30c82:
	.long	0x41200000
.L30c83:
	.long	0x26901d7d
.L30c84:
	.long	0x3f800054
.L30c85:
	.long	0xbf4ccccd
.L30c86:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L30c2:
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
	.globl	gaussmle_xynbsxsy_uniform_v4
gaussmle_xynbsxsy_uniform_v4:
	.globl	_gaussmle_xynbsxsy_uniform_v4
_gaussmle_xynbsxsy_uniform_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$6904, %rsp
	movl	%esi, 16(%rsp)
	testl	%ecx, %ecx
	je	.L30b97
	testl	%edx, %edx
	je	.L30b97
	cmpl	$0, 16(%rsp)
	je	.L30b97
	movq	6976(%rsp), %r12
	movl	16(%rsp), %eax
	movl	%eax, %esi
	movl	%edx, %r10d
	movq	%r10, 80(%rsp)
	movq	(%rdi), %r10
	movq	%r10, 56(%rsp)
	movq	24(%rdi), %r10
	movq	%r10, 8(%rsp)
	movq	32(%rdi), %r10
	movq	40(%rdi), %r11
	movq	%r11, 504(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbx
	addl	%r8d, %r9d
	addl	6960(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 480(%rsp)
	imull	%eax, %edx
	movl	%edx, 68(%rsp)
	leaq	64(%rbx), %rax
	movq	%rax, 88(%rsp)
	leaq	256(%r13), %r15
	vbroadcastss	.L30c0(%rip), %zmm20
	xorl	%eax, %eax
	vpbroadcastd	.L30c29(%rip), %zmm21
	vpbroadcastd	.L30c0(%rip), %zmm14
	vxorps	%xmm25, %xmm25, %xmm25
	movq	%r9, 488(%rsp)
	movl	%r9d, %ecx
	vpbroadcastd	.L30c3(%rip), %zmm18
	vbroadcastss	.L30c39(%rip), %zmm23
	vbroadcastss	.L30c40(%rip), %zmm24
	vbroadcastss	.L30c4(%rip), %zmm19
	vbroadcastss	.L30c5(%rip), %zmm26
	vbroadcastss	.L30c6(%rip), %zmm27
	vbroadcastss	.L30c7(%rip), %zmm28
	vbroadcastss	.L30c8(%rip), %zmm29
	vpbroadcastd	.L30c9(%rip), %zmm30
	vpbroadcastd	.L30c86(%rip), %zmm31
	movq	%rbx, 48(%rsp)
	movq	%rsi, 520(%rsp)
	movq	%r10, 512(%rsp)
	jmp	.L30b4
	.p2align	4
.L30b96:
	incq	%rax
	addl	68(%rsp), %ecx
	cmpq	480(%rsp), %rax
	je	.L30b97
.L30b4:
	movq	%rax, %rdx
	imulq	80(%rsp), %rdx
	movq	%rdx, 496(%rsp)
	movl	%ecx, %edi
	xorl	%r9d, %r9d
	movq	%rax, 528(%rsp)
	movl	%ecx, 72(%rsp)
	jmp	.L30b5
	.p2align	4
.L30b95:
	incq	%r9
	addl	16(%rsp), %edi
	cmpq	80(%rsp), %r9
	je	.L30b96
.L30b5:
	movq	496(%rsp), %rdx
	addq	%r9, %rdx
	imulq	%rsi, %rdx
	addq	488(%rsp), %rdx
	movl	%edi, %r10d
	xorl	%ebp, %ebp
	movl	%edi, 76(%rsp)
	movq	%r9, 544(%rsp)
	movq	%rdx, 536(%rsp)
	jmp	.L30b6
	.p2align	4
.L30b93:
	korw	%k0, %k1, %k1
	vbroadcastss	.L30c78(%rip), %zmm0
	vblendmps	3632(%rsp), %zmm0, %zmm0 {%k1}
	movq	504(%rsp), %rax
	vmovups	3696(%rsp), %zmm1
	vmovaps	%zmm1, (%rax,%rcx)
	vmovaps	%zmm0, (%rax,%r10)
	movq	520(%rsp), %rsi
	vbroadcastss	.L30c0(%rip), %zmm20
	movq	528(%rsp), %rax
	vpbroadcastd	.L30c29(%rip), %zmm21
	vpbroadcastd	.L30c0(%rip), %zmm14
	vxorps	%xmm25, %xmm25, %xmm25
	movl	72(%rsp), %ecx
	vpbroadcastd	.L30c3(%rip), %zmm18
	vbroadcastss	.L30c39(%rip), %zmm23
	vbroadcastss	.L30c40(%rip), %zmm24
	vbroadcastss	.L30c4(%rip), %zmm19
	vbroadcastss	.L30c5(%rip), %zmm26
	vbroadcastss	.L30c6(%rip), %zmm27
	vbroadcastss	.L30c7(%rip), %zmm28
	vbroadcastss	.L30c8(%rip), %zmm29
	vpbroadcastd	.L30c9(%rip), %zmm30
	vpbroadcastd	.L30c86(%rip), %zmm31
	movl	76(%rsp), %edi
	movq	544(%rsp), %r9
	movq	536(%rsp), %rdx
	movl	36(%rsp), %r10d
	movq	6976(%rsp), %r12
.L30b94:
	incq	%rbp
	incl	%r10d
	cmpq	%rsi, %rbp
	je	.L30b95
.L30b6:
	leaq	(%rdx,%rbp), %r11
	movl	8(%r12), %r14d
	movq	%r11, 40(%rsp)
	cmpq	%r14, %r11
	jae	.L30b94
	movl	%r10d, 36(%rsp)
	movl	(%r12), %r10d
	movl	16(%r12), %eax
	movl	%eax, 624(%rsp)
	movl	20(%r12), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 4(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	je	.L30b8
	movq	%rdx, 160(%rsp)
	movq	%r14, 416(%rsp)
	movq	%rax, %rcx
	imulq	40(%rsp), %rcx
	movl	$2, %r15d
	subq	%r10, %r15
	imull	36(%rsp), %eax
	movq	%r10, %rdx
	shlq	$6, %rdx
	movq	%rdx, 288(%rsp)
	movl	%r10d, %edx
	shll	$4, %edx
	movl	%edx, 224(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm17, %xmm17, %xmm17
	movl	$16, 96(%rsp)
	xorl	%esi, %esi
	movq	88(%rsp), %r14
	vmovups	%zmm20, 2096(%rsp)
	vmovups	%zmm20, 2032(%rsp)
	vpbroadcastd	.L30c1(%rip), %zmm8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r9d, %r9d
	movq	%rbp, 552(%rsp)
	jmp	.L30b10
	.p2align	4
.L30b40:
	vaddps	%zmm10, %zmm5, %zmm5
	vaddps	%zmm9, %zmm1, %zmm1
	incq	%r9
	addl	%r10d, %eax
	addq	288(%rsp), %r14
	movl	96(%rsp), %edx
	addl	224(%rsp), %edx
	movl	%edx, 96(%rsp)
	addq	%r10, %rsi
	cmpq	%r10, %r9
	je	.L30b41
.L30b10:
	movq	%r9, %rdi
	imulq	%r10, %rdi
	leal	(%rcx,%rdi), %edx
	andl	$2147483647, %edx
	movq	%rdi, %r11
	shrq	%r11
	addq	%rcx, %r11
	movl	4(%rsp), %r12d
	testb	$1, %r12b
	cmoveq	%rdx, %r11
	shlq	$6, %r11
	movq	56(%rsp), %r8
	vmovdqa64	(%r8,%r11), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r12b
	je	.L30b12
	movl	%edi, %r11d
	shll	$4, %r11d
	andl	$16, %r11d
	vmovd	%r11d, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm31, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L30b12:
	movq	8(%rsp), %r8
	vsubps	(%r8){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r8), %zmm9
	vfmadd132ps	4(%r8){1to16}, %zmm9, %zmm4
	testb	$1, 4(%rsp)
	je	.L30b14
	movl	%edi, %r11d
	shll	$4, %r11d
	andl	$16, %r11d
	vmovd	%r11d, %xmm10
	vpsrld	%xmm10, %zmm0, %zmm0
	vpandd	%zmm31, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L30b14:
	movq	%rdi, %r11
	shlq	$6, %r11
	vmovaps	%zmm4, (%rbx,%r11)
	testb	$8, 4(%rsp)
	jne	.L30b15
	andl	$2147483647, %eax
	vsubps	%zmm9, %zmm4, %zmm10
	cmpq	$1, %r10
	je	.L30b17
.L30b18:
	vpandd	%zmm18, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm7, %zmm7
	vaddps	%zmm25, %zmm10, %zmm9
	jne	.L30b19
.L30b38:
	testq	%r9, %r9
	jne	.L30b40
	jmp	.L30b39
	.p2align	4
.L30b15:
	vaddps	%zmm19, %zmm4, %zmm10
	vfmadd213ps	%zmm26, %zmm4, %zmm10
	vfmadd213ps	%zmm27, %zmm4, %zmm10
	vaddps	%zmm28, %zmm4, %zmm11
	vfmadd213ps	%zmm29, %zmm4, %zmm11
	vcmpltps	%zmm4, %zmm25, %k1
	vmovups	2096(%rsp), %zmm12
	vmulps	%zmm10, %zmm12, %zmm12 {%k1}
	vmovups	2032(%rsp), %zmm16
	vmulps	%zmm11, %zmm16, %zmm16 {%k1}
	vpsrld	$23, %zmm12, %zmm10
	vpsrld	$23, %zmm16, %zmm11
	vpsubd	%zmm11, %zmm8, %zmm8
	vpaddd	%zmm10, %zmm8, %zmm8
	vpternlogd	$236, %zmm30, %zmm14, %zmm12
	vmovdqu64	%zmm12, 2096(%rsp)
	vpternlogd	$236, %zmm30, %zmm14, %zmm16
	vmovdqu64	%zmm16, 2032(%rsp)
	vbroadcastss	.L30c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm17, %zmm17
	andl	$2147483647, %eax
	vsubps	%zmm9, %zmm4, %zmm10
	cmpq	$1, %r10
	jne	.L30b18
.L30b17:
	vaddps	%zmm10, %zmm3, %zmm3
	vpandd	%zmm18, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm7, %zmm7
	vaddps	%zmm25, %zmm10, %zmm9
	je	.L30b38
.L30b19:
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L30b21
	movl	4(%rsp), %ebp
.L30b29:
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	movq	%rdi, %r8
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, %bpl
	cmoveq	%rdx, %r8
	shlq	$6, %r8
	movq	56(%rsp), %rdx
	vmovdqa64	(%rdx,%r8), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %bpl
	je	.L30b31
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm31, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L30b31:
	movq	8(%rsp), %rdx
	vsubps	(%rdx){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%rdx), %zmm11
	vfmadd132ps	4(%rdx){1to16}, %zmm11, %zmm4
	testb	$1, %bpl
	je	.L30b33
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm12
	vpsrld	%xmm12, %zmm0, %zmm0
	vpandd	%zmm31, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L30b33:
	shlq	$6, %rdi
	movq	48(%rsp), %rdx
	vmovaps	%zmm4, (%rdx,%rdi)
	testb	$8, %bpl
	movq	552(%rsp), %rbp
	je	.L30b35
	vaddps	%zmm19, %zmm4, %zmm12
	vfmadd213ps	%zmm26, %zmm4, %zmm12
	vfmadd213ps	%zmm27, %zmm4, %zmm12
	vaddps	%zmm28, %zmm4, %zmm13
	vfmadd213ps	%zmm29, %zmm4, %zmm13
	vcmpltps	%zmm4, %zmm25, %k1
	vmovups	2096(%rsp), %zmm16
	vmulps	%zmm12, %zmm16, %zmm16 {%k1}
	vmovups	2032(%rsp), %zmm15
	vmulps	%zmm13, %zmm15, %zmm15 {%k1}
	vpsrld	$23, %zmm16, %zmm12
	vpsrld	$23, %zmm15, %zmm13
	vpsubd	%zmm13, %zmm8, %zmm8
	vpaddd	%zmm12, %zmm8, %zmm8
	vpternlogd	$236, %zmm30, %zmm14, %zmm16
	vmovdqu64	%zmm16, 2096(%rsp)
	vpternlogd	$236, %zmm30, %zmm14, %zmm15
	vmovdqu64	%zmm15, 2032(%rsp)
	vbroadcastss	.L30c0(%rip), %zmm12 {%k1} {z}
	vaddps	%zmm12, %zmm17, %zmm17
.L30b35:
	vsubps	%zmm11, %zmm4, %zmm4
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L30b37
	vaddps	%zmm4, %zmm3, %zmm3
.L30b37:
	movq	48(%rsp), %rbx
	vpandd	%zmm18, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm7, %zmm7
	vaddps	%zmm4, %zmm9, %zmm9
	testq	%r9, %r9
	jne	.L30b40
.L30b39:
	vaddps	%zmm9, %zmm6, %zmm6
	jmp	.L30b40
	.p2align	4
.L30b21:
	movl	96(%rsp), %r11d
	movq	%r14, %r12
	jmp	.L30b22
	.p2align	4
.L30b28:
	vpandd	%zmm18, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm7, %zmm7
	vsubps	%zmm11, %zmm4, %zmm0
	vaddps	%zmm0, %zmm9, %zmm9
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addq	$64, %r12
	addl	$16, %r11d
	cmpq	$1, %r8
	je	.L30b29
.L30b22:
	leaq	(%rsi,%rbx), %r8
	leaq	(%rax,%rbx), %rbp
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, 4(%rsp)
	cmoveq	%rbp, %r8
	shlq	$6, %r8
	movq	56(%rsp), %rbp
	vmovdqa64	(%rbp,%r8), %zmm0
	movl	4(%rsp), %ebp
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %bpl
	je	.L30b24
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm31, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L30b24:
	movq	8(%rsp), %r8
	vsubps	(%r8){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r8), %zmm11
	vfmadd132ps	4(%r8){1to16}, %zmm11, %zmm4
	testb	$1, %bpl
	je	.L30b26
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm12
	vpsrld	%xmm12, %zmm0, %zmm0
	vpandd	%zmm31, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L30b26:
	vmovaps	%zmm4, (%r12)
	testb	$8, %bpl
	je	.L30b28
	vaddps	%zmm19, %zmm4, %zmm12
	vfmadd213ps	%zmm26, %zmm4, %zmm12
	vfmadd213ps	%zmm27, %zmm4, %zmm12
	vaddps	%zmm28, %zmm4, %zmm13
	vfmadd213ps	%zmm29, %zmm4, %zmm13
	vcmpltps	%zmm4, %zmm25, %k1
	vmovups	2096(%rsp), %zmm16
	vmulps	%zmm12, %zmm16, %zmm16 {%k1}
	vmovups	2032(%rsp), %zmm15
	vmulps	%zmm13, %zmm15, %zmm15 {%k1}
	vpsrld	$23, %zmm16, %zmm12
	vpsrld	$23, %zmm15, %zmm13
	vpsubd	%zmm13, %zmm8, %zmm8
	vpaddd	%zmm12, %zmm8, %zmm8
	vpternlogd	$236, %zmm30, %zmm14, %zmm16
	vmovdqu64	%zmm16, 2096(%rsp)
	vpternlogd	$236, %zmm30, %zmm14, %zmm15
	vmovdqu64	%zmm15, 2032(%rsp)
	vbroadcastss	.L30c0(%rip), %zmm12 {%k1} {z}
	vaddps	%zmm12, %zmm17, %zmm17
	jmp	.L30b28
	.p2align	4
.L30b41:
	vpcmpnleud	.L30c10(%rip){1to16}, %zmm7, %k0
	vcvtudq2ps	%zmm8, %zmm0
	vaddps	.L30c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 5232(%rsp)
	leaq	256(%r13), %r15
	movq	416(%rsp), %r14
	movq	160(%rsp), %rdx
	jmp	.L30b42
.L30b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 5232(%rsp)
	vmovups	%zmm20, 2032(%rsp)
	vmovups	%zmm20, 2096(%rsp)
.L30b42:
	vmovups	%zmm17, 6064(%rsp)
	vpxord	%xmm22, %xmm22, %xmm22
	vcvtusi2ss	%r10d, %xmm22, %xmm0
	vbroadcastss	%xmm0, %zmm7
	vmaxps	%zmm20, %zmm7, %zmm0
	vdivps	%zmm0, %zmm20, %zmm0
	vmulps	%zmm6, %zmm0, %zmm4
	vmulps	%zmm9, %zmm0, %zmm6
	vmulps	%zmm5, %zmm0, %zmm5
	vmulps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm6, %zmm3
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm6, %zmm3 {%k1}
	vmaxps	%zmm4, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k1}
	vminps	%zmm5, %zmm0, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm0, %zmm6 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vmovaps	%zmm0, %zmm5 {%k1}
	vminps	%zmm3, %zmm6, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm6, %zmm0 {%k1}
	vmaxps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vminps	%zmm4, %zmm5, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vminps	%zmm3, %zmm6, %zmm4
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm6, %zmm4 {%k1}
	vaddps	%zmm4, %zmm0, %zmm0
	vbroadcastss	.L30c12(%rip), %zmm15
	vmulps	%zmm15, %zmm0, %zmm3
	vcvtusi2ss	%rdx, %xmm22, %xmm0
	vbroadcastss	%xmm0, %zmm18
	testq	%r10, %r10
	vmovaps	%zmm23, %zmm26
	vmovaps	%zmm24, %zmm27
	je	.L30b43
	vmaxps	%zmm2, %zmm3, %zmm0
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %zmm6
	vaddps	%zmm6, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vaddps	%zmm0, %zmm3, %zmm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	vxorps	%xmm4, %xmm4, %xmm4
	movq	88(%rsp), %rdx
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%esi, %esi
	jmp	.L30b45
	.p2align	4
.L30b46:
	xorl	%edi, %edi
.L30b50:
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm0, %zmm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%rbx, %r8
	vcvtsi2ss	%rdi, %xmm22, %xmm12
	shlq	$6, %rdi
	vmovaps	(%r8,%rdi), %zmm0
	vsubps	%zmm6, %zmm0, %zmm0
	vsubps	%zmm8, %zmm0, %zmm0
	vmaxps	%zmm25, %zmm0, %zmm0
	vmulps	%zmm0, %zmm0, %zmm13
	vbroadcastss	%xmm12, %zmm0
	vaddps	%zmm13, %zmm10, %zmm10
	vfmadd213ps	%zmm9, %zmm13, %zmm0
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm11, %zmm13, %zmm9
.L30b51:
	vcvtsi2ss	%rsi, %xmm25, %xmm11
	vbroadcastss	%xmm11, %zmm12
	vaddps	%zmm10, %zmm4, %zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm2
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L30b52
.L30b45:
	vxorps	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	.L30b46
	movq	%rdx, %r9
	xorl	%edi, %edi
	.p2align	4
.L30b48:
	vmovaps	-64(%r9), %zmm11
	vmovaps	(%r9), %zmm12
	vsubps	%zmm6, %zmm11, %zmm11
	vsubps	%zmm8, %zmm11, %zmm11
	vmaxps	%zmm25, %zmm11, %zmm11
	vcvtsi2ss	%rdi, %xmm22, %xmm13
	vmulps	%zmm11, %zmm11, %zmm11
	vbroadcastss	%xmm13, %zmm14
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm0, %zmm11, %zmm14
	vmulss	%xmm13, %xmm13, %xmm0
	vbroadcastss	%xmm0, %zmm13
	vfmadd213ps	%zmm9, %zmm11, %zmm13
	vsubps	%zmm6, %zmm12, %zmm0
	vsubps	%zmm8, %zmm0, %zmm0
	vmaxps	%zmm25, %zmm0, %zmm0
	vmulps	%zmm0, %zmm0, %zmm11
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm25, %xmm9
	vbroadcastss	%xmm9, %zmm0
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm14, %zmm11, %zmm0
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm11, %zmm9
	addq	$2, %rdi
	subq	$-128, %r9
	cmpq	%rax, %rdi
	jne	.L30b48
	testb	$1, %r10b
	jne	.L30b50
	jmp	.L30b51
.L30b43:
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
.L30b52:
	vmaxps	.L30c13(%rip){1to16}, %zmm4, %zmm6
	vdivps	%zmm6, %zmm20, %zmm8
	vcmpgtps	.L30c14(%rip){1to16}, %zmm4, %k1
	vaddps	.L30c15(%rip){1to16}, %zmm7, %zmm6
	vdivps	.L30c16(%rip){1to16}, %zmm18, %zmm7
	vmulps	%zmm15, %zmm6, %zmm6
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm8, %zmm0, %zmm10 {%k1}
	vmulps	%zmm8, %zmm9, %zmm0
	vfnmadd231ps	%zmm10, %zmm10, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm7, %zmm9
	vcmpunordps	%zmm0, %zmm0, %k2
	vmovaps	%zmm7, %zmm9 {%k2}
	vbroadcastss	.L30c17(%rip), %zmm11
	vmaxps	%zmm11, %zmm9, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	%zmm8, %zmm5, %zmm6 {%k1}
	vmulps	%zmm8, %zmm2, %zmm2
	vfnmadd231ps	%zmm6, %zmm6, %zmm2
	vaddps	%zmm2, %zmm2, %zmm2
	vminps	%zmm2, %zmm7, %zmm5
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm7, %zmm5 {%k1}
	vmaxps	%zmm11, %zmm5, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L30c18(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm2, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vfnmadd231ps	%zmm18, %zmm3, %zmm1
	vmaxps	%zmm1, %zmm4, %zmm5
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vmaxps	%zmm20, %zmm5, %zmm1
	movq	8(%rsp), %rax
	vbroadcastss	20(%rax), %zmm4
	vxorps	%xmm23, %xmm23, %xmm23
	vcmpltps	%zmm4, %zmm23, %k1
	vmovaps	%zmm4, %zmm0 {%k1}
	vmovaps	%zmm4, %zmm2 {%k1}
	vbroadcastss	52(%rax), %zmm17
	vbroadcastss	76(%rax), %zmm19
	vbroadcastss	56(%rax), %zmm15
	vbroadcastss	80(%rax), %zmm16
	vbroadcastss	60(%rax), %zmm13
	vbroadcastss	84(%rax), %zmm14
	vbroadcastss	64(%rax), %zmm12
	vbroadcastss	88(%rax), %zmm11
	vbroadcastss	68(%rax), %zmm8
	vbroadcastss	92(%rax), %zmm9
	vbroadcastss	72(%rax), %zmm5
	vbroadcastss	96(%rax), %zmm7
	vminps	%zmm10, %zmm19, %zmm4
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	%zmm19, 4144(%rsp)
	vmovaps	%zmm19, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm17, %zmm10
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm17, 3248(%rsp)
	vmovaps	%zmm17, %zmm10 {%k1}
	vmovups	%zmm10, 1968(%rsp)
	vminps	%zmm6, %zmm16, %zmm4
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm16, 4208(%rsp)
	vmovaps	%zmm16, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm15, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm15, 4272(%rsp)
	vmovaps	%zmm15, %zmm6 {%k1}
	vmovups	%zmm6, 1584(%rsp)
	vmovups	%zmm14, 3312(%rsp)
	vminps	%zmm1, %zmm14, %zmm1
	vmovups	%zmm13, 3376(%rsp)
	vmaxps	%zmm1, %zmm13, %zmm1
	vmovups	%zmm1, 688(%rsp)
	vminps	%zmm3, %zmm11, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm11, 3440(%rsp)
	vmovaps	%zmm11, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm12, %zmm11
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm12, 3504(%rsp)
	vmovaps	%zmm12, %zmm11 {%k1}
	vminps	%zmm0, %zmm9, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm9, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm8, %zmm13
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm8, %zmm13 {%k1}
	vminps	%zmm2, %zmm7, %zmm0
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm7, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm12
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm5, %zmm12 {%k1}
	vmovups	%zmm18, 6000(%rsp)
	vcmpltps	.L30c19(%rip){1to16}, %zmm18, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4016(%rsp)
	vblendmps	%zmm23, %zmm20, %zmm16 {%k1}
	vbroadcastss	.L30c20(%rip), %zmm1
	vbroadcastss	.L30c21(%rip), %zmm0
	vblendmps	%zmm1, %zmm0, %zmm0 {%k1}
	vmovups	%zmm0, 3632(%rsp)
	vcvtusi2ssl	624(%rsp), %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 5360(%rsp)
	vmovups	%zmm8, 4400(%rsp)
	vmovups	%zmm9, 4336(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovss	.L30c17(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 6192(%rsp)
	vmovups	%zmm5, 4528(%rsp)
	vmovups	%zmm7, 4464(%rsp)
	vsubss	%xmm5, %xmm7, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 6128(%rsp)
	leaq	(%r10,%r10,4), %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3824(%rsp)
	vmovups	%zmm0, 2928(%rsp)
	vmovups	%zmm0, 2992(%rsp)
	vmovups	%zmm0, 3888(%rsp)
	vmovups	%zmm0, 3056(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 3184(%rsp)
	vmovups	%zmm20, 3120(%rsp)
	vbroadcastss	.L30c24(%rip), %zmm0
	vmovups	%zmm0, 5296(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 1904(%rsp)
	vmovups	%zmm0, 3568(%rsp)
	vmovups	%zmm1, 3952(%rsp)
	vbroadcastss	.L30c23(%rip), %zmm0
	vmovups	%zmm0, 5104(%rsp)
	vbroadcastss	.L30c22(%rip), %zmm0
	vmovups	%zmm0, 4592(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3696(%rsp)
	movq	512(%rsp), %r8
	vpbroadcastd	.L30c26(%rip), %zmm1
	vpbroadcastd	.L30c25(%rip), %zmm2
	jmp	.L30b53
	.p2align	4
.L30b98:
	vmulps	%zmm0, %zmm1, %zmm0
	vfmadd213ps	%zmm5, %zmm0, %zmm15
	vmulps	%zmm15, %zmm19, %zmm20
	vfmadd213ps	%zmm29, %zmm20, %zmm8
	vfmadd213ps	%zmm8, %zmm0, %zmm30
	vmulps	%zmm30, %zmm10, %zmm5
	vfmadd213ps	%zmm28, %zmm5, %zmm2
	vfmadd213ps	%zmm2, %zmm20, %zmm3
	vfmadd213ps	%zmm3, %zmm0, %zmm7
	vmulps	%zmm7, %zmm9, %zmm4
	vmovups	5424(%rsp), %zmm2
	vfmadd213ps	%zmm22, %zmm4, %zmm2
	vmovups	5552(%rsp), %zmm1
	vfmadd213ps	%zmm2, %zmm5, %zmm1
	vmovups	5488(%rsp), %zmm2
	vfmadd213ps	%zmm1, %zmm20, %zmm2
	vfmadd213ps	%zmm2, %zmm0, %zmm24
	vmulps	1136(%rsp), %zmm24, %zmm2
	vmovups	5680(%rsp), %zmm9
	vfmadd213ps	%zmm18, %zmm2, %zmm9
	vmovups	1200(%rsp), %zmm7
	vmulps	%zmm2, %zmm7, %zmm8
	vmovups	1584(%rsp), %zmm6
	vaddps	%zmm8, %zmm6, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4208(%rsp), %zmm1
	vminps	%zmm2, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	4272(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpeqps	%zmm6, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm2, %k1 {%k1}
	kmovw	%k1, 2288(%rsp)
	vmovups	4656(%rsp), %zmm1
	vfmadd213ps	%zmm9, %zmm4, %zmm1
	vmovups	5616(%rsp), %zmm31
	vfmadd213ps	%zmm1, %zmm5, %zmm31
	vmovups	4784(%rsp), %zmm1
	vfmadd213ps	%zmm31, %zmm20, %zmm1
	vmovups	4720(%rsp), %zmm2
	vfmadd213ps	%zmm1, %zmm0, %zmm2
	vmovups	1456(%rsp), %zmm18
	vmulps	%zmm2, %zmm18, %zmm29
	vmovups	944(%rsp), %zmm19
	vmovups	1968(%rsp), %zmm31
	vaddps	%zmm29, %zmm31, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4144(%rsp), %zmm1
	vminps	%zmm2, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3248(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpeqps	%zmm31, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm2, %k3 {%k1}
	vmulps	%zmm4, %zmm19, %zmm1
	vmovups	%zmm1, 2352(%rsp)
	vmovups	688(%rsp), %zmm30
	vaddps	%zmm1, %zmm30, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3312(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	3376(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm30, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k4 {%k1}
	vmovups	880(%rsp), %zmm9
	vmulps	%zmm5, %zmm9, %zmm1
	vmovups	%zmm1, 816(%rsp)
	vaddps	%zmm1, %zmm11, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3440(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	3504(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm11, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k5 {%k1}
	vmovups	1264(%rsp), %zmm4
	vmulps	%zmm20, %zmm4, %zmm5
	vmovups	2544(%rsp), %zmm6
	vaddps	%zmm5, %zmm6, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	4336(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4400(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm6, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k6 {%k1}
	vmovups	1328(%rsp), %zmm1
	vmulps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 160(%rsp)
	vmovups	2608(%rsp), %zmm6
	vaddps	%zmm0, %zmm6, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4464(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4528(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm6, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm0, %k7 {%k1}
	vbroadcastss	.L30c0(%rip), %zmm6
	vmovups	6320(%rsp), %zmm0
	vminps	%zmm6, %zmm0, %zmm0
	vminps	%zmm0, %zmm16, %zmm0
	vminps	%zmm0, %zmm17, %zmm0
	vminps	%zmm0, %zmm26, %zmm0
	vminps	%zmm0, %zmm12, %zmm0
	vmulps	5872(%rsp), %zmm18, %zmm2
	vmulps	%zmm2, %zmm18, %zmm2
	vmovups	2224(%rsp), %zmm15
	vsubps	%zmm15, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm15, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmulps	5936(%rsp), %zmm7, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmovups	2160(%rsp), %zmm14
	vsubps	%zmm14, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm14, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmulps	2672(%rsp), %zmm19, %zmm2
	vmulps	%zmm2, %zmm19, %zmm2
	vmovups	1392(%rsp), %zmm7
	vsubps	%zmm7, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm7, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmulps	1840(%rsp), %zmm9, %zmm2
	vmulps	%zmm2, %zmm9, %zmm2
	vmovups	1776(%rsp), %zmm7
	vsubps	%zmm7, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm7, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmulps	4848(%rsp), %zmm4, %zmm2
	vmulps	%zmm2, %zmm4, %zmm2
	vmovups	1712(%rsp), %zmm4
	vsubps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm4, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmulps	560(%rsp), %zmm1, %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vmovups	5168(%rsp), %zmm1
	vsubps	%zmm1, %zmm6, %zmm3
	vfmadd231ps	%zmm2, %zmm1, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vdivps	%zmm30, %zmm6, %zmm2
	vmulps	%zmm2, %zmm19, %zmm2
	vmovups	%zmm2, 352(%rsp)
	vcmpltps	.L30c77(%rip){1to16}, %zmm0, %k0
	vsqrtps	%zmm21, %zmm27
	vmovups	1904(%rsp), %zmm1
	vcmpnltps	%zmm1, %zmm25, %k2
	vmovups	%zmm1, 1904(%rsp)
	vmulps	.L30c82(%rip){1to16}, %zmm27, %zmm0
	vmulps	%zmm0, %zmm27, %zmm0
	vmulps	%zmm0, %zmm2, %zmm0
	korw	%k2, %k0, %k2
	vbroadcastss	.L30c24(%rip), %zmm28
	vmovaps	%zmm28, %zmm0 {%k2}
	vpmovm2d	%k3, %zmm2
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %zmm3
	vcmpleps	%zmm3, %zmm0, %k1
	vmulss	%xmm3, %xmm3, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpgeps	2736(%rsp), %zmm0, %k1 {%k1}
	kmovw	%k1, 560(%rsp)
	vpbroadcastd	.L30c28(%rip), %zmm0 {%k6} {z}
	vpsrld	$31, %zmm2, %zmm2
	vpbroadcastd	.L30c29(%rip), %zmm24
	vpord	%zmm24, %zmm0, %zmm0 {%k7}
	vpbroadcastd	.L30c27(%rip), %zmm23
	vpord	%zmm23, %zmm0, %zmm0 {%k5}
	vpbroadcastd	.L30c26(%rip), %zmm22
	vpord	%zmm22, %zmm0, %zmm0 {%k4}
	vpbroadcastd	.L30c25(%rip), %zmm21
	kmovw	2288(%rsp), %k1
	vpord	%zmm21, %zmm0, %zmm0 {%k1}
	vpord	%zmm2, %zmm0, %zmm0
	vmovdqu64	%zmm0, 1840(%rsp)
	vmovups	4016(%rsp), %zmm23
	vmovaps	%zmm23, %zmm0
	vfmadd132ps	624(%rsp), %zmm25, %zmm0
	vmovups	3824(%rsp), %zmm21
	vfmadd231ps	96(%rsp), %zmm21, %zmm0
	vmovups	1072(%rsp), %zmm2
	vfmadd231ps	2928(%rsp), %zmm2, %zmm0
	vmovups	288(%rsp), %zmm2
	vfmadd231ps	2992(%rsp), %zmm2, %zmm0
	vmovups	3888(%rsp), %zmm22
	vfmadd231ps	224(%rsp), %zmm22, %zmm0
	vmovups	2480(%rsp), %zmm2
	vfmadd231ps	3056(%rsp), %zmm2, %zmm0
	vmovups	3184(%rsp), %zmm3
	vsubps	%zmm0, %zmm3, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L30c17(%rip), %zmm18
	vmulps	%zmm18, %zmm3, %zmm2
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm1, %zmm25, %k3
	vmaxps	.L30c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm6, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmulps	3120(%rsp), %zmm0, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	5104(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmaxps	.L30c81(%rip){1to16}, %zmm0, %zmm18
	vcmpnltps	%zmm3, %zmm25, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm6, %zmm18 {%k1}
	vbroadcastss	.L30c3(%rip), %zmm20
	vandps	%zmm20, %zmm29, %zmm0
	vbroadcastss	.L30c83(%rip), %zmm26
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm6, %zmm4
	vcmpunordps	%zmm18, %zmm18, %k1
	vmovups	3760(%rsp), %zmm3
	vmulps	%zmm4, %zmm3, %zmm0
	vminps	%zmm18, %zmm0, %zmm2
	vmovaps	%zmm0, %zmm2 {%k1}
	vmovups	%zmm8, 1136(%rsp)
	vandps	%zmm20, %zmm8, %zmm0
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm6, %zmm13
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	2800(%rsp), %zmm1
	vmulps	%zmm13, %zmm1, %zmm0
	vminps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm0, %zmm2 {%k1}
	vmovaps	%zmm5, %zmm10
	vmovups	%zmm5, 1648(%rsp)
	vandps	%zmm20, %zmm5, %zmm0
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm6, %zmm0
	vbroadcastss	.L30c12(%rip), %zmm17
	vmulps	%zmm17, %zmm0, %zmm12
	vmulps	%zmm12, %zmm3, %zmm16
	vmulps	%zmm12, %zmm1, %zmm12
	vcmpunordps	%zmm16, %zmm16, %k1
	vminps	%zmm16, %zmm12, %zmm16
	vmovaps	%zmm12, %zmm16 {%k1}
	vcmpunordps	%zmm16, %zmm16, %k1
	vmulps	6192(%rsp), %zmm0, %zmm12
	vminps	%zmm16, %zmm12, %zmm16
	vmovaps	%zmm12, %zmm16 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm16, %zmm12
	vmovaps	%zmm16, %zmm12 {%k1}
	vmovups	160(%rsp), %zmm5
	vandps	%zmm20, %zmm5, %zmm2
	vaddps	%zmm26, %zmm2, %zmm2
	vdivps	%zmm2, %zmm6, %zmm2
	vmulps	%zmm17, %zmm2, %zmm16
	vmulps	%zmm16, %zmm3, %zmm17
	vmulps	%zmm16, %zmm1, %zmm16
	vcmpunordps	%zmm17, %zmm17, %k1
	vminps	%zmm17, %zmm16, %zmm17
	vmovaps	%zmm16, %zmm17 {%k1}
	vcmpunordps	%zmm17, %zmm17, %k1
	vmulps	6128(%rsp), %zmm2, %zmm16
	vminps	%zmm17, %zmm16, %zmm17
	vmovaps	%zmm16, %zmm17 {%k1}
	vcmpunordps	%zmm12, %zmm12, %k1
	vminps	%zmm12, %zmm17, %zmm12
	vmovaps	%zmm17, %zmm12 {%k1}
	vcmpltps	%zmm25, %zmm29, %k1
	vmovups	4144(%rsp), %zmm9
	vsubps	%zmm31, %zmm9, %zmm16
	vsubps	3248(%rsp), %zmm31, %zmm16 {%k1}
	vmulps	%zmm4, %zmm16, %zmm4
	vcmpltps	%zmm15, %zmm25, %k1
	vbroadcastss	.L30c84(%rip), %zmm17
	vmulps	%zmm17, %zmm4, %zmm4
	vmovaps	%zmm28, %zmm16
	vminps	%zmm28, %zmm4, %zmm16 {%k1}
	vcmpltps	%zmm25, %zmm8, %k1
	vmovups	1584(%rsp), %zmm7
	vmovups	4208(%rsp), %zmm8
	vsubps	%zmm7, %zmm8, %zmm4
	vmovups	4272(%rsp), %zmm19
	vsubps	%zmm19, %zmm7, %zmm4 {%k1}
	vmulps	%zmm13, %zmm4, %zmm4
	vcmpltps	%zmm14, %zmm25, %k1
	vmovaps	%zmm28, %zmm13
	vmulps	%zmm17, %zmm4, %zmm13 {%k1}
	vcmpunordps	%zmm16, %zmm16, %k1
	vminps	%zmm16, %zmm13, %zmm4
	vmovaps	%zmm13, %zmm4 {%k1}
	vmovups	2352(%rsp), %zmm1
	vcmpltps	%zmm25, %zmm1, %k1
	vandps	%zmm20, %zmm1, %zmm13
	vaddps	%zmm26, %zmm13, %zmm13
	vdivps	%zmm13, %zmm6, %zmm13
	vmovups	3312(%rsp), %zmm1
	vsubps	%zmm30, %zmm1, %zmm15
	vsubps	3376(%rsp), %zmm30, %zmm15 {%k1}
	vmulps	%zmm13, %zmm15, %zmm13
	vcmpltps	1392(%rsp), %zmm25, %k1
	vmovaps	%zmm28, %zmm15
	vmulps	%zmm17, %zmm13, %zmm15 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm15, %zmm4
	vmovaps	%zmm15, %zmm4 {%k1}
	vmovups	816(%rsp), %zmm1
	vandps	%zmm20, %zmm1, %zmm13
	vaddps	%zmm26, %zmm13, %zmm13
	vdivps	%zmm13, %zmm6, %zmm13
	vcmpltps	%zmm25, %zmm1, %k1
	vmovups	3440(%rsp), %zmm1
	vsubps	%zmm11, %zmm1, %zmm14
	vsubps	3504(%rsp), %zmm11, %zmm14 {%k1}
	vmulps	%zmm13, %zmm14, %zmm13
	vcmpltps	1776(%rsp), %zmm25, %k1
	vmovaps	%zmm28, %zmm14
	vmulps	%zmm17, %zmm13, %zmm14 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm14, %zmm4
	vmovaps	%zmm14, %zmm4 {%k1}
	vcmpltps	%zmm25, %zmm10, %k1
	vmovups	4336(%rsp), %zmm10
	vmovups	2544(%rsp), %zmm16
	vsubps	%zmm16, %zmm10, %zmm13
	vmovups	4400(%rsp), %zmm20
	vsubps	%zmm20, %zmm16, %zmm13 {%k1}
	vmulps	%zmm0, %zmm13, %zmm0
	vcmpltps	1712(%rsp), %zmm25, %k1
	vmovaps	%zmm28, %zmm13
	vmulps	%zmm17, %zmm0, %zmm13 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm13, %zmm0
	vmovaps	%zmm13, %zmm0 {%k1}
	vcmpltps	%zmm25, %zmm5, %k1
	vmovups	2608(%rsp), %zmm3
	vmovups	4464(%rsp), %zmm24
	vsubps	%zmm3, %zmm24, %zmm4
	vmovups	4528(%rsp), %zmm26
	vsubps	%zmm26, %zmm3, %zmm4 {%k1}
	vmulps	%zmm2, %zmm4, %zmm2
	vcmpltps	5168(%rsp), %zmm25, %k1
	vmovaps	%zmm28, %zmm4
	vmulps	%zmm17, %zmm2, %zmm4 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vcmpgtps	4592(%rsp), %zmm28, %k1
	vcmpltps	%zmm12, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm12 {%k4}
	vmovups	5744(%rsp), %zmm0
	vsubps	4080(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 816(%rsp)
	kandw	%k0, %k3, %k6
	vmovdqu64	1840(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vcmpnltps	%zmm0, %zmm25, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm31, %zmm12, %zmm29
	vcmpunordps	%zmm29, %zmm29, %k1
	vminps	%zmm29, %zmm9, %zmm0
	vmovaps	%zmm9, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3248(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm17
	vmovaps	%zmm1, %zmm17 {%k1}
	vmovaps	%zmm31, %zmm17 {%k5}
	vsubps	%zmm31, %zmm17, %zmm4
	vblendmps	%zmm23, %zmm4, %zmm23 {%k5}
	vfmadd132ps	624(%rsp), %zmm25, %zmm4
	vmovups	1136(%rsp), %zmm0
	vfmadd213ps	%zmm7, %zmm12, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm8, %zmm0
	vmovaps	%zmm8, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm19, %zmm9
	vmovaps	%zmm19, %zmm9 {%k1}
	vmovaps	%zmm7, %zmm9 {%k5}
	vsubps	%zmm7, %zmm9, %zmm0
	vfmadd231ps	96(%rsp), %zmm0, %zmm4
	vblendmps	%zmm21, %zmm0, %zmm21 {%k5}
	vdivps	%zmm18, %zmm6, %zmm0
	vmovups	%zmm23, 4016(%rsp)
	vmulps	%zmm23, %zmm0, %zmm13
	vmovups	752(%rsp), %zmm15
	vmovups	1072(%rsp), %zmm23
	vfnmadd213ps	%zmm23, %zmm13, %zmm15
	vmovups	2416(%rsp), %zmm14
	vmovups	288(%rsp), %zmm28
	vfnmadd213ps	%zmm28, %zmm13, %zmm14
	vmovups	%zmm21, 3824(%rsp)
	vmulps	%zmm21, %zmm0, %zmm13
	vmovups	2864(%rsp), %zmm8
	vfnmadd213ps	%zmm15, %zmm13, %zmm8
	vmovups	1520(%rsp), %zmm1
	vfnmadd213ps	%zmm14, %zmm13, %zmm1
	vmovups	1648(%rsp), %zmm7
	vfmadd213ps	%zmm16, %zmm12, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm10, %zmm5
	vminps	%zmm7, %zmm10, %zmm10
	vmovaps	%zmm5, %zmm10 {%k1}
	vcmpunordps	%zmm10, %zmm10, %k1
	vmaxps	%zmm10, %zmm20, %zmm15
	vmovaps	%zmm20, %zmm15 {%k1}
	vmovaps	%zmm16, %zmm15 {%k5}
	vsubps	%zmm16, %zmm15, %zmm10
	vfmadd231ps	224(%rsp), %zmm10, %zmm4
	vblendmps	%zmm22, %zmm10, %zmm22 {%k5}
	vmovups	%zmm22, 3888(%rsp)
	vmulps	%zmm22, %zmm0, %zmm10
	vmovaps	%zmm11, %zmm14
	vmovups	416(%rsp), %zmm11
	vfnmadd213ps	%zmm8, %zmm10, %zmm11
	vmovups	4912(%rsp), %zmm13
	vfnmadd213ps	%zmm1, %zmm10, %zmm13
	vmovups	816(%rsp), %zmm16
	vcmpltps	%zmm16, %zmm25, %k7
	vmovdqu64	6256(%rsp), %zmm10
	vpord	%zmm2, %zmm10, %zmm10 {%k7}
	vmovups	5808(%rsp), %zmm1
	vbroadcastss	.L30c24(%rip), %zmm2
	vmovaps	%zmm2, %zmm1 {%k2}
	vmovups	3568(%rsp), %zmm5
	vmovaps	%zmm1, %zmm5 {%k7}
	vmovups	%zmm5, 3568(%rsp)
	vmovups	5296(%rsp), %zmm5
	vcmpltps	%zmm27, %zmm5, %k1
	korw	%k0, %k1, %k0
	kandw	%k0, %k3, %k1
	vblendmps	%zmm5, %zmm27, %zmm5 {%k5}
	vmovups	%zmm5, 5296(%rsp)
	vmulps	352(%rsp), %zmm27, %zmm5
	vmulps	.L30c80(%rip){1to16}, %zmm5, %zmm5
	vcmpunordps	%zmm27, %zmm27, %k2
	vminps	%zmm27, %zmm5, %zmm7
	vmovaps	%zmm5, %zmm7 {%k2}
	vmovups	3952(%rsp), %zmm8
	vmovaps	%zmm8, %zmm5
	vmulps	.L30c17(%rip){1to16}, %zmm8, %zmm5 {%k1}
	vcmpnleps	%zmm5, %zmm7, %k1
	vmovups	3120(%rsp), %zmm1
	vblendmps	%zmm1, %zmm12, %zmm1 {%k5}
	vmovups	%zmm1, 3120(%rsp)
	vmovaps	%zmm5, %zmm8 {%k7}
	vmovups	%zmm8, 3952(%rsp)
	vcmpnleps	%zmm12, %zmm18, %k2
	vfmadd132ps	160(%rsp), %zmm3, %zmm12
	vcmpunordps	%zmm12, %zmm12, %k3
	vminps	%zmm12, %zmm24, %zmm1
	vmovaps	%zmm24, %zmm1 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vmaxps	%zmm1, %zmm26, %zmm19
	vmovaps	%zmm26, %zmm19 {%k3}
	vmovaps	%zmm3, %zmm19 {%k5}
	vsubps	%zmm3, %zmm19, %zmm1
	vfmadd231ps	2480(%rsp), %zmm1, %zmm4
	vmovups	3056(%rsp), %zmm3
	vblendmps	%zmm3, %zmm1, %zmm3 {%k5}
	vmovups	%zmm3, 3056(%rsp)
	vmulps	%zmm3, %zmm0, %zmm0
	vpbroadcastd	.L30c29(%rip), %zmm21
	vmovups	4976(%rsp), %zmm1
	vfnmadd213ps	%zmm11, %zmm0, %zmm1
	vmovups	5040(%rsp), %zmm8
	vfnmadd213ps	%zmm13, %zmm0, %zmm8
	vmovups	6448(%rsp), %zmm11
	vmulps	%zmm1, %zmm11, %zmm0
	vmulps	1008(%rsp), %zmm11, %zmm1
	vmovups	6384(%rsp), %zmm12
	vmulps	%zmm1, %zmm12, %zmm5
	vmulps	%zmm0, %zmm5, %zmm7
	vfmsub231ps	%zmm8, %zmm12, %zmm7
	vfnmadd213ps	%zmm6, %zmm5, %zmm5
	vmaxps	.L30c70(%rip){1to16}, %zmm5, %zmm5
	vdivps	%zmm5, %zmm6, %zmm5
	vmulps	%zmm7, %zmm5, %zmm5
	vmulps	%zmm5, %zmm12, %zmm5
	vmovaps	%zmm19, %zmm12
	vmulps	%zmm0, %zmm11, %zmm0
	vmulps	%zmm11, %zmm1, %zmm1
	vmulps	%zmm5, %zmm18, %zmm5
	vbroadcastss	.L30c85(%rip), %zmm8
	vmulps	%zmm8, %zmm14, %zmm7
	vcmpunordps	%zmm5, %zmm5, %k3
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vaddps	%zmm5, %zmm14, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k3
	vmovups	3440(%rsp), %zmm7
	vminps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vcmpunordps	%zmm5, %zmm5, %k3
	vmovups	3504(%rsp), %zmm7
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vmovaps	%zmm14, %zmm5 {%k5}
	vsubps	%zmm14, %zmm5, %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm4
	vmulps	%zmm0, %zmm18, %zmm0
	vfnmadd231ps	%zmm1, %zmm7, %zmm0
	korw	%k2, %k1, %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k1
	vmovups	2992(%rsp), %zmm1
	vblendmps	%zmm1, %zmm7, %zmm1 {%k5}
	vmovups	%zmm1, 2992(%rsp)
	vmovaps	%zmm6, %zmm1 {%k1} {z}
	vmovups	1904(%rsp), %zmm3
	vmovaps	%zmm1, %zmm3 {%k7}
	vmovups	%zmm3, 1904(%rsp)
	vmulps	%zmm8, %zmm30, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vaddps	%zmm0, %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3312(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3376(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmovaps	%zmm30, %zmm0 {%k5}
	vsubps	%zmm30, %zmm0, %zmm1
	vfmadd231ps	%zmm1, %zmm23, %zmm4
	vmovups	2928(%rsp), %zmm3
	vblendmps	%zmm3, %zmm1, %zmm3 {%k5}
	vmovups	%zmm3, 2928(%rsp)
	vmovaps	%zmm25, %zmm4 {%k4}
	vmovups	3184(%rsp), %zmm1
	vmovaps	%zmm1, %zmm4 {%k5}
	kmovw	560(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm16, %zmm1 {%k1} {z}
	vmovups	5360(%rsp), %zmm2
	vcmpgtps	3696(%rsp), %zmm2, %k1
	vbroadcastss	.L30c25(%rip), %zmm2
	vaddps	4080(%rsp), %zmm1, %zmm16 {%k1} {z}
	vbroadcastss	.L30c26(%rip), %zmm1
	vmovdqa32	%zmm10, %zmm10 {%k5} {z}
	vmovups	%zmm17, 1968(%rsp)
	vmovaps	%zmm15, %zmm13
	vmovups	%zmm9, 1584(%rsp)
	vmovups	%zmm0, 688(%rsp)
	vmovaps	%zmm5, %zmm11
	vmovups	%zmm4, 3184(%rsp)
	vmovaps	%zmm6, %zmm20
	vbroadcastss	.L30c39(%rip), %zmm26
	vbroadcastss	.L30c40(%rip), %zmm27
.L30b53:
	vpslld	$31, %zmm10, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 34(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 32(%rsp)
	vpandd	%zmm2, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6768(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 30(%rsp)
	vpandd	%zmm1, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6704(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 28(%rsp)
	vpandd	.L30c27(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6640(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 26(%rsp)
	vpandd	.L30c28(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6576(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 24(%rsp)
	vmovups	%zmm10, 6256(%rsp)
	vpandd	%zmm21, %zmm10, %zmm0
	vmovdqu64	%zmm0, 6512(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 22(%rsp)
	vpxord	%xmm21, %xmm21, %xmm21
	.p2align	4
.L30b54:
	vaddss	%xmm21, %xmm16, %xmm0
	vmovshdup	%xmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm16, %xmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm16, %xmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$1, %ymm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm16, 5744(%rsp)
	vextractf32x4	$3, %zmm16, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vbroadcastss	.L30c12(%rip), %zmm16
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm12, 2800(%rsp)
	vmovss	%xmm0, 2736(%rsp)
	vmovups	%zmm11, 1136(%rsp)
	vmovups	%zmm13, 3760(%rsp)
	je	.L30b55
	vdivps	%zmm13, %zmm20, %zmm1
	vmulps	.L30c30(%rip){1to16}, %zmm1, %zmm2
	vbroadcastss	.L30c31(%rip), %zmm7
	vmovups	1968(%rsp), %zmm31
	vsubps	%zmm31, %zmm7, %zmm0
	vmulps	%zmm2, %zmm0, %zmm3
	vbroadcastss	.L30c32(%rip), %zmm17
	vxorps	%zmm17, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vbroadcastss	.L30c33(%rip), %zmm19
	vmaxps	%zmm19, %zmm0, %zmm0
	vbroadcastss	.L30c34(%rip), %zmm21
	vmulps	%zmm21, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L30c35(%rip), %zmm22
	vfmadd231ps	%zmm22, %zmm5, %zmm0
	vbroadcastss	.L30c36(%rip), %zmm23
	vfmadd231ps	%zmm23, %zmm5, %zmm0
	vmulps	%zmm21, %zmm0, %zmm0
	vbroadcastss	.L30c37(%rip), %zmm6
	vbroadcastss	.L30c38(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm0, %zmm6
	vfmadd213ps	%zmm26, %zmm0, %zmm6
	vfmadd213ps	%zmm27, %zmm0, %zmm6
	vbroadcastss	.L30c41(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm0, %zmm6
	vfmadd213ps	%zmm20, %zmm0, %zmm6
	vbroadcastss	.L30c42(%rip), %zmm30
	vaddps	%zmm30, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vbroadcastss	.L30c3(%rip), %zmm18
	vandps	%zmm18, %zmm3, %zmm5
	vbroadcastss	.L30c43(%rip), %zmm6
	vfmadd132ps	%zmm6, %zmm20, %zmm5
	vdivps	%zmm5, %zmm20, %zmm5
	vbroadcastss	.L30c44(%rip), %zmm28
	vmovaps	%zmm28, %zmm6
	vmovaps	%zmm26, %zmm11
	vbroadcastss	.L30c45(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vmovaps	%zmm27, %zmm26
	vbroadcastss	.L30c46(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vbroadcastss	.L30c47(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vbroadcastss	.L30c48(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vbroadcastss	.L30c49(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vbroadcastss	.L30c50(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vbroadcastss	.L30c51(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm5, %zmm6
	vbroadcastss	.L30c52(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vblendmps	%zmm7, %zmm16, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L30c53(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L30c54(%rip){1to16}, %zmm1, %zmm5
	vmulps	%zmm5, %zmm2, %zmm6
	movq	%r15, %rax
	xorl	%edx, %edx
	vmovss	.L30c12(%rip), %xmm29
	vbroadcastss	.L30c55(%rip), %zmm30
	.p2align	4
.L30b59:
	vcvtsi2ss	%rdx, %xmm20, %xmm7
	vaddss	%xmm29, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm2, %zmm7
	vxorps	.L30c32(%rip){1to16}, %zmm7, %zmm12
	vmulps	%zmm12, %zmm7, %zmm10
	vmaxps	.L30c33(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm21, %zmm10, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L30c35(%rip){1to16}, %zmm13, %zmm10
	vfmadd231ps	.L30c36(%rip){1to16}, %zmm13, %zmm10
	vmulps	%zmm21, %zmm10, %zmm10
	vbroadcastss	.L30c37(%rip), %zmm14
	vfmadd213ps	.L30c38(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	%zmm11, %zmm10, %zmm14
	vfmadd213ps	%zmm26, %zmm10, %zmm14
	vfmadd213ps	.L30c41(%rip){1to16}, %zmm10, %zmm14
	vaddps	.L30c42(%rip){1to16}, %zmm13, %zmm13
	vcvttps2udq	%zmm13, %zmm13
	vfmadd213ps	%zmm20, %zmm10, %zmm14
	vandps	%zmm18, %zmm7, %zmm10
	vfmadd132ps	.L30c43(%rip){1to16}, %zmm20, %zmm10
	vdivps	%zmm10, %zmm20, %zmm15
	vpslld	$23, %zmm13, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vmovaps	%zmm28, %zmm13
	vfmadd213ps	.L30c45(%rip){1to16}, %zmm15, %zmm13
	vfmadd213ps	%zmm27, %zmm15, %zmm13
	vfmadd213ps	%zmm17, %zmm15, %zmm13
	vfmadd213ps	%zmm19, %zmm15, %zmm13
	vfmadd213ps	%zmm22, %zmm15, %zmm13
	vfmadd213ps	%zmm23, %zmm15, %zmm13
	vfmadd213ps	%zmm24, %zmm15, %zmm13
	vfmadd213ps	%zmm25, %zmm15, %zmm13
	vcmpltps	%zmm12, %zmm7, %k1
	vblendmps	.L30c31(%rip){1to16}, %zmm16, %zmm12 {%k1}
	vmulps	%zmm13, %zmm15, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm13, %zmm12, %zmm13
	vsubps	%zmm8, %zmm12, %zmm8
	vsubps	%zmm13, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm30, %zmm3, %zmm14
	vfmadd213ps	%zmm20, %zmm3, %zmm14
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm14, %zmm0, %zmm8
	vmulps	%zmm30, %zmm7, %zmm14
	vfmadd213ps	%zmm20, %zmm7, %zmm14
	vmulps	%zmm10, %zmm14, %zmm14
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm14, %zmm8
	vfmsub231ps	%zmm14, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rax)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rdx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm13, %zmm9
	vmovaps	%zmm12, %zmm8
	cmpq	%rdx, %r10
	jne	.L30b59
	vdivps	2800(%rsp), %zmm20, %zmm1
	vmulps	.L30c30(%rip){1to16}, %zmm1, %zmm2
	vbroadcastss	.L30c31(%rip), %zmm7
	vmovups	1584(%rsp), %zmm31
	vsubps	%zmm31, %zmm7, %zmm0
	vmulps	%zmm2, %zmm0, %zmm3
	vxorps	.L30c32(%rip){1to16}, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vmaxps	.L30c33(%rip){1to16}, %zmm0, %zmm0
	vmulps	%zmm21, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L30c35(%rip){1to16}, %zmm5, %zmm0
	vfmadd231ps	.L30c36(%rip){1to16}, %zmm5, %zmm0
	vmulps	%zmm21, %zmm0, %zmm0
	vbroadcastss	.L30c37(%rip), %zmm6
	vfmadd213ps	.L30c38(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	%zmm11, %zmm0, %zmm6
	vfmadd213ps	%zmm26, %zmm0, %zmm6
	vfmadd213ps	.L30c41(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	%zmm20, %zmm0, %zmm6
	vaddps	.L30c42(%rip){1to16}, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vandps	%zmm18, %zmm3, %zmm5
	vfmadd132ps	.L30c43(%rip){1to16}, %zmm20, %zmm5
	vdivps	%zmm5, %zmm20, %zmm5
	vmovaps	%zmm28, %zmm6
	vfmadd213ps	.L30c45(%rip){1to16}, %zmm5, %zmm6
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vfmadd213ps	%zmm24, %zmm5, %zmm6
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vblendmps	%zmm7, %zmm16, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L30c53(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L30c54(%rip){1to16}, %zmm1, %zmm5
	vmulps	%zmm5, %zmm2, %zmm6
	movq	%rcx, %rax
	xorl	%edx, %edx
	.p2align	4
.L30b61:
	vcvtsi2ss	%rdx, %xmm11, %xmm7
	vaddss	%xmm29, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm2, %zmm7
	vxorps	.L30c32(%rip){1to16}, %zmm7, %zmm12
	vmulps	%zmm12, %zmm7, %zmm10
	vmaxps	.L30c33(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm21, %zmm10, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L30c35(%rip){1to16}, %zmm13, %zmm10
	vfmadd231ps	.L30c36(%rip){1to16}, %zmm13, %zmm10
	vmulps	%zmm21, %zmm10, %zmm10
	vbroadcastss	.L30c37(%rip), %zmm14
	vfmadd213ps	.L30c38(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	%zmm11, %zmm10, %zmm14
	vfmadd213ps	%zmm26, %zmm10, %zmm14
	vfmadd213ps	.L30c41(%rip){1to16}, %zmm10, %zmm14
	vaddps	.L30c42(%rip){1to16}, %zmm13, %zmm13
	vcvttps2udq	%zmm13, %zmm13
	vfmadd213ps	%zmm20, %zmm10, %zmm14
	vandps	%zmm18, %zmm7, %zmm10
	vfmadd132ps	.L30c43(%rip){1to16}, %zmm20, %zmm10
	vdivps	%zmm10, %zmm20, %zmm15
	vpslld	$23, %zmm13, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vmovaps	%zmm28, %zmm13
	vfmadd213ps	.L30c45(%rip){1to16}, %zmm15, %zmm13
	vfmadd213ps	%zmm27, %zmm15, %zmm13
	vfmadd213ps	%zmm17, %zmm15, %zmm13
	vfmadd213ps	%zmm19, %zmm15, %zmm13
	vfmadd213ps	%zmm22, %zmm15, %zmm13
	vfmadd213ps	%zmm23, %zmm15, %zmm13
	vfmadd213ps	%zmm24, %zmm15, %zmm13
	vfmadd213ps	%zmm25, %zmm15, %zmm13
	vcmpltps	%zmm12, %zmm7, %k1
	vblendmps	.L30c31(%rip){1to16}, %zmm16, %zmm12 {%k1}
	vmulps	%zmm13, %zmm15, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm13, %zmm12, %zmm13
	vsubps	%zmm8, %zmm12, %zmm8
	vsubps	%zmm13, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm30, %zmm3, %zmm14
	vfmadd213ps	%zmm20, %zmm3, %zmm14
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm14, %zmm0, %zmm8
	vmulps	%zmm30, %zmm7, %zmm14
	vfmadd213ps	%zmm20, %zmm7, %zmm14
	vmulps	%zmm10, %zmm14, %zmm14
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm14, %zmm8
	vfmsub231ps	%zmm14, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rax)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rdx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm13, %zmm9
	vmovaps	%zmm12, %zmm8
	cmpq	%rdx, %r10
	jne	.L30b61
	vmovss	2736(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 624(%rsp)
	vmovups	1904(%rsp), %zmm3
	ja	.L30b64
	vxorps	%xmm3, %xmm3, %xmm3
.L30b64:
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %zmm15
	movq	%rbx, %rax
	vmovups	%zmm0, 96(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 288(%rsp)
	vmovups	%zmm0, 224(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 1456(%rsp)
	vmovups	%zmm0, 2224(%rsp)
	vmovups	%zmm0, 2160(%rsp)
	vmovups	%zmm0, 752(%rsp)
	vxorps	%xmm16, %xmm16, %xmm16
	vmovups	%zmm0, 2672(%rsp)
	vmovups	%zmm0, 2416(%rsp)
	vmovups	%zmm0, 1520(%rsp)
	vmovups	%zmm0, 1008(%rsp)
	vmovups	%zmm0, 1840(%rsp)
	vmovups	%zmm0, 1712(%rsp)
	vmovups	%zmm0, 1776(%rsp)
	vmovups	%zmm0, 416(%rsp)
	vxorps	%xmm31, %xmm31, %xmm31
	vmovups	%zmm0, 1392(%rsp)
	vmovups	%zmm0, 880(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm28, %xmm28, %xmm28
	vmovups	%zmm0, 944(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm0, 352(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%zmm0, 816(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%edx, %edx
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%zmm0, 560(%rsp)
	vmovups	688(%rsp), %zmm13
	.p2align	4
.L30b65:
	vmovups	%zmm14, 1200(%rsp)
	vmovups	%zmm2, 1264(%rsp)
	vmovups	%zmm4, 1648(%rsp)
	vmovups	%zmm7, 1328(%rsp)
	vmovups	%zmm1, 160(%rsp)
	vmovups	%zmm9, 2288(%rsp)
	vmovups	%zmm10, 2480(%rsp)
	vmovups	%zmm8, 2352(%rsp)
	vmovups	%zmm5, 1072(%rsp)
	vmovups	%zmm16, 2864(%rsp)
	vmovups	%zmm31, 4912(%rsp)
	vmovups	%zmm29, 4976(%rsp)
	vmovups	%zmm28, 5040(%rsp)
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$6, %rsi
	vmovaps	(%r13,%rsi), %zmm18
	vmovaps	64(%r13,%rsi), %zmm2
	vmovaps	128(%r13,%rsi), %zmm20
	vmovaps	192(%r13,%rsi), %zmm0
	vmovups	%zmm0, 2544(%rsp)
	vmovaps	256(%r13,%rsi), %zmm0
	vmovups	%zmm0, 2608(%rsp)
	vmulps	%zmm18, %zmm13, %zmm29
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%r15, %rsi
	xorl	%edi, %edi
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm30, %xmm30, %xmm30
	vbroadcastss	.L30c0(%rip), %zmm13
	vmovups	1136(%rsp), %zmm16
	.p2align	4
.L30b66:
	vmovaps	(%rax,%rdi), %zmm14
	vmovaps	-256(%rsi), %zmm21
	vmovaps	-192(%rsi), %zmm23
	vmovaps	%zmm21, %zmm1
	vfmadd213ps	%zmm16, %zmm29, %zmm1
	vaddps	%zmm15, %zmm1, %zmm1
	vdivps	%zmm1, %zmm13, %zmm9
	vmovaps	-128(%rsi), %zmm17
	vsubps	%zmm1, %zmm14, %zmm1
	vmulps	%zmm9, %zmm1, %zmm1
	vmulps	%zmm1, %zmm3, %zmm14
	vfmadd213ps	%zmm9, %zmm9, %zmm14
	vaddps	%zmm14, %zmm24, %zmm24
	vaddps	%zmm1, %zmm26, %zmm26
	vfmadd231ps	%zmm21, %zmm1, %zmm4
	vfmadd231ps	%zmm23, %zmm1, %zmm27
	vfmadd231ps	-64(%rsi), %zmm1, %zmm28
	vfmadd231ps	%zmm17, %zmm1, %zmm25
	vfmadd231ps	(%rsi), %zmm1, %zmm30
	vmulps	%zmm14, %zmm21, %zmm1
	vaddps	%zmm1, %zmm12, %zmm12
	vfmadd231ps	%zmm1, %zmm21, %zmm19
	vmulps	%zmm14, %zmm23, %zmm1
	vaddps	%zmm1, %zmm31, %zmm31
	vfmadd231ps	%zmm21, %zmm1, %zmm8
	vfmadd231ps	%zmm1, %zmm23, %zmm10
	vmulps	%zmm14, %zmm17, %zmm1
	vaddps	%zmm1, %zmm22, %zmm22
	vfmadd231ps	%zmm21, %zmm1, %zmm7
	vfmadd231ps	%zmm23, %zmm1, %zmm0
	vfmadd231ps	%zmm17, %zmm1, %zmm5
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L30b66
	vmovups	688(%rsp), %zmm13
	vmulps	%zmm2, %zmm13, %zmm14
	vxorps	%xmm9, %xmm9, %xmm9
	vfmadd213ps	%zmm9, %zmm29, %zmm10
	vmovups	1456(%rsp), %zmm1
	vfmadd231ps	%zmm10, %zmm29, %zmm1
	vmovups	%zmm1, 1456(%rsp)
	vmovaps	%zmm8, %zmm1
	vfmadd213ps	%zmm9, %zmm14, %zmm1
	vmovups	2224(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm29, %zmm10
	vmovups	%zmm10, 2224(%rsp)
	vmovaps	%zmm19, %zmm1
	vfmadd213ps	%zmm9, %zmm14, %zmm1
	vmovups	2160(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm10
	vmovups	%zmm10, 2160(%rsp)
	vmovaps	%zmm8, %zmm1
	vfmadd213ps	%zmm9, %zmm18, %zmm1
	vmovups	752(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm29, %zmm10
	vmovups	%zmm10, 752(%rsp)
	vmovaps	%zmm19, %zmm1
	vfmadd213ps	%zmm9, %zmm18, %zmm1
	vmovups	2864(%rsp), %zmm16
	vfmadd231ps	%zmm1, %zmm14, %zmm16
	vmovups	2672(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm10
	vmovups	%zmm10, 2672(%rsp)
	vmovups	288(%rsp), %zmm1
	vaddps	%zmm26, %zmm1, %zmm1
	vmovups	%zmm1, 288(%rsp)
	vaddps	%zmm9, %zmm24, %zmm1
	vmovups	1840(%rsp), %zmm10
	vaddps	%zmm1, %zmm10, %zmm10
	vmovups	%zmm10, 1840(%rsp)
	vaddps	%zmm9, %zmm31, %zmm1
	vmovups	2416(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm29, %zmm10
	vmovups	%zmm10, 2416(%rsp)
	vaddps	%zmm9, %zmm12, %zmm1
	vmovups	1520(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm10
	vmovups	%zmm10, 1520(%rsp)
	vmovups	1008(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm10
	vmovups	%zmm10, 1008(%rsp)
	vfmadd213ps	%zmm9, %zmm29, %zmm22
	vmovups	4912(%rsp), %zmm31
	vaddps	%zmm22, %zmm31, %zmm31
	vfmadd213ps	%zmm9, %zmm29, %zmm0
	vmovups	1712(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm29, %zmm1
	vmovups	%zmm1, 1712(%rsp)
	vfmadd213ps	%zmm9, %zmm29, %zmm5
	vmovups	1392(%rsp), %zmm0
	vfmadd231ps	%zmm5, %zmm29, %zmm0
	vmovups	%zmm0, 1392(%rsp)
	vmulps	%zmm20, %zmm13, %zmm0
	vfmadd213ps	%zmm9, %zmm0, %zmm8
	vmovups	880(%rsp), %zmm1
	vfmadd231ps	%zmm8, %zmm29, %zmm1
	vmovups	%zmm1, 880(%rsp)
	vmovaps	%zmm7, %zmm1
	vfmadd213ps	%zmm9, %zmm0, %zmm7
	vmovups	944(%rsp), %zmm5
	vfmadd231ps	%zmm7, %zmm29, %zmm5
	vmovups	%zmm5, 944(%rsp)
	vmovups	624(%rsp), %zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm5
	vmovups	%zmm5, 624(%rsp)
	vmovups	224(%rsp), %zmm5
	vfmadd231ps	%zmm25, %zmm29, %zmm5
	vmovups	%zmm5, 224(%rsp)
	vfmadd213ps	%zmm9, %zmm29, %zmm1
	vmovups	1776(%rsp), %zmm5
	vfmadd231ps	%zmm1, %zmm14, %zmm5
	vmovups	%zmm5, 1776(%rsp)
	vmovups	416(%rsp), %zmm5
	vfmadd231ps	%zmm1, %zmm18, %zmm5
	vmovups	%zmm5, 416(%rsp)
	vmovups	96(%rsp), %zmm1
	vfmadd231ps	%zmm4, %zmm14, %zmm1
	vmovups	%zmm1, 96(%rsp)
	vfmadd213ps	%zmm9, %zmm0, %zmm19
	vmovups	1200(%rsp), %zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm1
	vmovaps	%zmm1, %zmm14
	vmovups	160(%rsp), %zmm1
	vfmadd231ps	2544(%rsp), %zmm4, %zmm1
	vmovups	560(%rsp), %zmm5
	vfmadd231ps	2608(%rsp), %zmm4, %zmm5
	vmovups	%zmm5, 560(%rsp)
	vmovups	1072(%rsp), %zmm5
	vfmadd231ps	%zmm4, %zmm18, %zmm5
	vmovups	2480(%rsp), %zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm10
	vmovups	1328(%rsp), %zmm7
	vfmadd231ps	%zmm4, %zmm20, %zmm7
	vmovups	352(%rsp), %zmm4
	vfmadd231ps	%zmm27, %zmm2, %zmm4
	vmovups	%zmm4, 352(%rsp)
	vmovups	2288(%rsp), %zmm9
	vfmadd231ps	%zmm27, %zmm20, %zmm9
	vfmadd231ps	%zmm2, %zmm25, %zmm11
	vmovups	2352(%rsp), %zmm8
	vfmadd231ps	%zmm25, %zmm20, %zmm8
	vmovups	1648(%rsp), %zmm4
	vfmadd231ps	%zmm25, %zmm18, %zmm4
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	816(%rsp), %zmm2
	vfmadd231ps	%zmm28, %zmm18, %zmm2
	vmovups	%zmm2, 816(%rsp)
	vfmadd231ps	%zmm30, %zmm18, %zmm6
	vmovups	4976(%rsp), %zmm29
	vfmadd231ps	%zmm19, %zmm18, %zmm29
	vmovups	1264(%rsp), %zmm2
	vfmadd231ps	%zmm19, %zmm0, %zmm2
	vfmadd213ps	%zmm25, %zmm0, %zmm12
	vmovups	5040(%rsp), %zmm28
	vaddps	%zmm12, %zmm28, %zmm28
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L30b65
	vbroadcastss	.L30c0(%rip), %zmm20
	vbroadcastss	.L30c15(%rip), %zmm13
	vmovups	%zmm7, 1328(%rsp)
	vmovups	%zmm2, 1264(%rsp)
	vmovups	%zmm14, 1200(%rsp)
	vpbroadcastd	.L30c57(%rip), %zmm14
	vpbroadcastd	.L30c58(%rip), %zmm15
	vpbroadcastd	.L30c0(%rip), %zmm17
	vbroadcastss	.L30c59(%rip), %zmm18
	vbroadcastss	.L30c60(%rip), %zmm19
	vbroadcastss	.L30c61(%rip), %zmm21
	vbroadcastss	.L30c63(%rip), %zmm22
	vbroadcastss	.L30c64(%rip), %zmm23
	vbroadcastss	.L30c65(%rip), %zmm24
	vbroadcastss	.L30c66(%rip), %zmm26
	vmovups	752(%rsp), %zmm27
	vmovups	3760(%rsp), %zmm30
	vmovups	%zmm1, 160(%rsp)
	vmovups	816(%rsp), %zmm12
	vmovups	%zmm11, 1648(%rsp)
	vmovups	352(%rsp), %zmm7
	vmovups	1456(%rsp), %zmm11
	jmp	.L30b69
	.p2align	4
.L30b55:
	vmovaps	%zmm13, %zmm30
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 560(%rsp)
	vmovups	1904(%rsp), %zmm3
	vbroadcastss	.L30c15(%rip), %zmm13
	vpbroadcastd	.L30c57(%rip), %zmm14
	vpbroadcastd	.L30c58(%rip), %zmm15
	vpbroadcastd	.L30c0(%rip), %zmm17
	vbroadcastss	.L30c59(%rip), %zmm18
	vbroadcastss	.L30c60(%rip), %zmm19
	vbroadcastss	.L30c61(%rip), %zmm21
	vbroadcastss	.L30c63(%rip), %zmm22
	vbroadcastss	.L30c64(%rip), %zmm23
	vbroadcastss	.L30c65(%rip), %zmm24
	vbroadcastss	.L30c66(%rip), %zmm26
	ja	.L30b57
	vxorps	%xmm3, %xmm3, %xmm3
.L30b57:
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%zmm0, 160(%rsp)
	vmovups	%zmm0, 1648(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%zmm0, 1328(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%zmm0, 1264(%rsp)
	vmovups	%zmm0, 944(%rsp)
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm29, %xmm29, %xmm29
	vmovups	%zmm0, 1200(%rsp)
	vmovups	%zmm0, 880(%rsp)
	vmovups	%zmm0, 1392(%rsp)
	vpxord	%xmm31, %xmm31, %xmm31
	vmovups	%zmm0, 416(%rsp)
	vmovups	%zmm0, 1776(%rsp)
	vmovups	%zmm0, 1712(%rsp)
	vmovups	%zmm0, 1840(%rsp)
	vmovups	%zmm0, 1008(%rsp)
	vmovups	%zmm0, 1520(%rsp)
	vmovups	%zmm0, 2416(%rsp)
	vmovups	%zmm0, 2672(%rsp)
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm27, %xmm27, %xmm27
	vmovups	%zmm0, 2160(%rsp)
	vmovups	%zmm0, 2224(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 224(%rsp)
	vmovups	%zmm0, 288(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 96(%rsp)
	vmovups	%zmm0, 624(%rsp)
.L30b69:
	vmovups	688(%rsp), %zmm2
	vmulps	%zmm2, %zmm3, %zmm0
	vdivps	%zmm30, %zmm20, %zmm1
	vmovaps	%zmm4, %zmm30
	vmulps	%zmm4, %zmm0, %zmm4
	vfnmadd213ps	%zmm11, %zmm1, %zmm4
	vmovups	%zmm4, 5872(%rsp)
	vdivps	2800(%rsp), %zmm20, %zmm1
	vmovups	1328(%rsp), %zmm11
	vmulps	%zmm11, %zmm0, %zmm4
	vfnmadd213ps	2160(%rsp), %zmm1, %zmm4
	vmovups	%zmm4, 5936(%rsp)
	vfnmadd213ps	2224(%rsp), %zmm0, %zmm7
	vmovups	%zmm7, 352(%rsp)
	vfnmadd213ps	1712(%rsp), %zmm0, %zmm12
	vmovups	%zmm12, 816(%rsp)
	vmovups	1648(%rsp), %zmm4
	vfnmadd213ps	1776(%rsp), %zmm0, %zmm4
	vfnmadd213ps	1392(%rsp), %zmm0, %zmm6
	vmovups	%zmm6, 4848(%rsp)
	vfnmadd213ps	880(%rsp), %zmm0, %zmm9
	vmovups	160(%rsp), %zmm1
	vfnmadd213ps	1200(%rsp), %zmm0, %zmm1
	vmovups	%zmm1, 160(%rsp)
	vfnmadd213ps	944(%rsp), %zmm0, %zmm8
	vmovups	560(%rsp), %zmm6
	vfnmadd213ps	1264(%rsp), %zmm0, %zmm6
	vmovups	416(%rsp), %zmm12
	vfnmadd231ps	%zmm30, %zmm3, %zmm12
	vdivps	%zmm2, %zmm13, %zmm0
	vfnmadd231ps	%zmm11, %zmm3, %zmm29
	vmulps	%zmm0, %zmm3, %zmm0
	vmovss	2736(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	624(%rsp), %zmm30
	vfmadd231ps	%zmm30, %zmm0, %zmm27
	vmovaps	%zmm27, %zmm7
	vmovups	96(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm16
	vmovaps	%zmm4, %zmm11
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%zmm12, 416(%rsp)
	vmovups	%zmm16, 2864(%rsp)
	vmovups	%zmm27, 752(%rsp)
	vmovups	%zmm5, 1072(%rsp)
	vmovups	%zmm8, 2352(%rsp)
	vmovups	%zmm10, 2480(%rsp)
	vmovups	%zmm9, 2288(%rsp)
	vmovups	%zmm11, 1648(%rsp)
	vmovups	%zmm6, 560(%rsp)
	jbe	.L30b70
	vmovups	3760(%rsp), %zmm12
	vmovups	3696(%rsp), %zmm0
	vmovups	5744(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 3696(%rsp)
	vcmpgeps	.L30c56(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
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
	vbroadcastss	.L30c62(%rip), %zmm16
	jbe	.L30b73
	testq	%r10, %r10
	je	.L30b75
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %zmm2
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rbx, %rax
	xorl	%edx, %edx
	vmovups	1136(%rsp), %zmm11
	.p2align	4
.L30b77:
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$6, %rsi
	vmovups	688(%rsp), %zmm3
	vmulps	(%r13,%rsi), %zmm3, %zmm3
	movq	%r13, %rsi
	xorl	%edi, %edi
	.p2align	4
.L30b78:
	vmovaps	(%rsi), %zmm4
	vfmadd213ps	%zmm11, %zmm3, %zmm4
	vaddps	%zmm2, %zmm4, %zmm4
	vdivps	%zmm4, %zmm20, %zmm5
	vmovaps	(%rax,%rdi), %zmm6
	vsubps	%zmm4, %zmm6, %zmm6
	vmulps	%zmm5, %zmm6, %zmm6
	vaddps	%zmm13, %zmm5, %zmm5
	vcmpltps	%zmm6, %zmm13, %k1
	vmovaps	%zmm6, %zmm5 {%k1}
	vaddps	%zmm20, %zmm5, %zmm7
	vpaddd	%zmm14, %zmm7, %zmm7
	vpandd	%zmm15, %zmm7, %zmm7
	vpsubd	%zmm7, %zmm17, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vaddps	%zmm13, %zmm8, %zmm9
	vfmadd231ps	%zmm5, %zmm8, %zmm9
	vmulps	%zmm9, %zmm9, %zmm5
	vmovaps	%zmm18, %zmm8
	vfmadd213ps	%zmm19, %zmm9, %zmm8
	vmovaps	%zmm21, %zmm10
	vmovaps	%zmm22, %zmm12
	vfmadd213ps	%zmm23, %zmm9, %zmm12
	vfmadd213ps	%zmm16, %zmm9, %zmm10
	vfmadd231ps	%zmm24, %zmm5, %zmm12
	vfmadd213ps	%zmm10, %zmm5, %zmm12
	vfmadd213ps	%zmm8, %zmm5, %zmm12
	vfmadd213ps	%zmm9, %zmm5, %zmm12
	vaddps	%zmm20, %zmm6, %zmm5
	vfmadd231ps	%zmm26, %zmm7, %zmm12
	vmaxps	%zmm13, %zmm6, %zmm6
	vfmsub231ps	%zmm5, %zmm12, %zmm6
	vfmadd231ps	%zmm6, %zmm4, %zmm1
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L30b78
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L30b77
	jmp	.L30b80
	.p2align	4
.L30b70:
	vmovaps	%zmm1, %zmm19
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4080(%rsp)
	vmovups	2800(%rsp), %zmm15
	vmovups	3760(%rsp), %zmm12
	vmovups	688(%rsp), %zmm8
	vmovups	1584(%rsp), %zmm9
	vmovups	1136(%rsp), %zmm11
	vmovups	224(%rsp), %zmm2
	vmovups	352(%rsp), %zmm3
	vmovups	4848(%rsp), %zmm4
	vmovups	288(%rsp), %zmm21
	jmp	.L30b71
	.p2align	4
.L30b73:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4080(%rsp)
	vmovups	2800(%rsp), %zmm15
	vmovups	688(%rsp), %zmm8
	vmovups	1584(%rsp), %zmm9
	vmovups	2864(%rsp), %zmm16
	vmovups	1136(%rsp), %zmm11
	vmovups	224(%rsp), %zmm2
	vmovups	352(%rsp), %zmm3
	vmovups	4848(%rsp), %zmm4
	vmovups	288(%rsp), %zmm21
	vmovups	96(%rsp), %zmm19
.L30b71:
	vmovups	1968(%rsp), %zmm14
	vmovaps	%zmm7, %zmm26
	jmp	.L30b81
.L30b75:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	1136(%rsp), %zmm11
.L30b80:
	vbroadcastss	.L30c67(%rip), %zmm2
	vmovups	4592(%rsp), %zmm3
	vfmadd213ps	.L30c68(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm25, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 4592(%rsp)
	vmovups	3952(%rsp), %zmm0
	vmaxps	.L30c20(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3952(%rsp)
	vmovups	5104(%rsp), %zmm0
	vbroadcastss	.L30c69(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 5104(%rsp)
	vblendmps	.L30c17(%rip){1to16}, %zmm20, %zmm0 {%k1}
	vmovups	4016(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1968(%rsp), %zmm14
	vsubps	%zmm2, %zmm14, %zmm14
	vmovups	3824(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	1584(%rsp), %zmm9
	vsubps	%zmm3, %zmm9, %zmm9
	vmovups	2928(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	688(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	2992(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm11, %zmm11
	vmovups	3888(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	3760(%rsp), %zmm7
	vsubps	%zmm6, %zmm7, %zmm12
	vmovups	3056(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm6
	vsubps	%zmm6, %zmm7, %zmm7
	vmovups	2800(%rsp), %zmm10
	vsubps	%zmm7, %zmm10, %zmm15
	vmovups	3184(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 3184(%rsp)
	vmovups	3120(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 3120(%rsp)
	vmovups	1904(%rsp), %zmm0
	vmovaps	%zmm25, %zmm0 {%k1}
	vmovups	%zmm0, 1904(%rsp)
	vmovups	3568(%rsp), %zmm0
	vbroadcastss	.L30c24(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 3568(%rsp)
	vmovaps	%zmm20, %zmm0 {%k1} {z}
	vmovups	%zmm0, 4080(%rsp)
	vmovups	%zmm6, 3056(%rsp)
	vmovups	%zmm5, 3888(%rsp)
	vmovups	%zmm4, 2992(%rsp)
	vmovups	%zmm3, 2928(%rsp)
	vmovups	%zmm2, 3824(%rsp)
	vmovups	%zmm1, 4016(%rsp)
	vmovups	2864(%rsp), %zmm16
	vmovups	752(%rsp), %zmm26
	vmovups	1072(%rsp), %zmm5
	vmovups	288(%rsp), %zmm21
	vmovups	2480(%rsp), %zmm10
	vmovups	224(%rsp), %zmm2
	vmovups	352(%rsp), %zmm3
	vmovups	96(%rsp), %zmm19
	vmovups	560(%rsp), %zmm6
	vmovups	4848(%rsp), %zmm4
.L30b81:
	vmovups	%zmm21, 288(%rsp)
	vmovups	%zmm19, 96(%rsp)
	vmovups	%zmm2, 224(%rsp)
	vmovups	%zmm8, 688(%rsp)
	vmovups	%zmm15, 2608(%rsp)
	vmovups	%zmm12, 2544(%rsp)
	vbroadcastss	.L30c13(%rip), %zmm1
	vmovups	5872(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm20, %zmm23
	vmovups	5936(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm20, %zmm7
	vmovups	2672(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm20, %zmm18
	vmovups	1840(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm20, %zmm17
	vmaxps	%zmm1, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm20, %zmm0
	vmovups	%zmm0, 1264(%rsp)
	vmovdqu64	6640(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k1
	vmaxps	%zmm1, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	6704(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k3
	vmovdqu64	6768(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k2
	vdivps	%zmm0, %zmm20, %zmm0
	vmovups	%zmm0, 1328(%rsp)
	vcmpleps	3248(%rsp), %zmm14, %k4
	vmovups	%zmm14, 1968(%rsp)
	vcmpgeps	4144(%rsp), %zmm14, %k5
	vblendmps	%zmm30, %zmm13, %zmm0 {%k5}
	vmovups	%zmm30, 624(%rsp)
	vbroadcastss	.L30c32(%rip), %zmm6
	vxorps	%zmm6, %zmm30, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm25, %k7
	kmovw	34(%rsp), %k0
	korw	%k0, %k7, %k5
	vblendmps	%zmm25, %zmm20, %zmm1 {%k5}
	vmovups	%zmm1, 2224(%rsp)
	vcmpleps	4272(%rsp), %zmm9, %k4
	vmovups	%zmm9, 1584(%rsp)
	vcmpgeps	4208(%rsp), %zmm9, %k6
	vblendmps	%zmm19, %zmm13, %zmm0 {%k6}
	vxorps	%zmm6, %zmm19, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm25, %k0
	korw	%k0, %k2, %k6
	vblendmps	%zmm25, %zmm20, %zmm4 {%k6}
	vmovups	%zmm4, 2160(%rsp)
	vcmpleps	3376(%rsp), %zmm8, %k2
	vcmpgeps	3312(%rsp), %zmm8, %k4
	vblendmps	%zmm5, %zmm13, %zmm0 {%k4}
	vxorps	%zmm6, %zmm5, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm25, %k2
	korw	%k2, %k3, %k4
	vblendmps	%zmm25, %zmm20, %zmm8 {%k4}
	vmovups	%zmm8, 1392(%rsp)
	vcmpgeps	3440(%rsp), %zmm11, %k3
	vblendmps	%zmm21, %zmm13, %zmm0 {%k3}
	vcmpleps	3504(%rsp), %zmm11, %k3
	vxorps	%zmm6, %zmm21, %zmm0 {%k3}
	vcmpgeps	4336(%rsp), %zmm12, %k3
	vblendmps	%zmm2, %zmm13, %zmm9 {%k3}
	vcmpleps	4400(%rsp), %zmm12, %k3
	vxorps	%zmm6, %zmm2, %zmm9 {%k3}
	vcmpgeps	4464(%rsp), %zmm15, %k3
	vblendmps	%zmm10, %zmm13, %zmm14 {%k3}
	vcmpleps	4528(%rsp), %zmm15, %k3
	vxorps	%zmm6, %zmm10, %zmm14 {%k3}
	vcmpleps	%zmm0, %zmm25, %k3
	korw	%k3, %k1, %k1
	vblendmps	%zmm25, %zmm20, %zmm6 {%k1}
	vmovups	%zmm6, 1776(%rsp)
	vmulps	%zmm4, %zmm7, %zmm13
	vmovups	%zmm7, 1200(%rsp)
	vmulps	%zmm13, %zmm3, %zmm0
	vmulps	%zmm1, %zmm23, %zmm15
	vmovaps	%zmm23, %zmm12
	vmovups	%zmm23, 1456(%rsp)
	vmulps	%zmm15, %zmm0, %zmm1
	vmulps	%zmm8, %zmm18, %zmm24
	vmovups	%zmm18, 944(%rsp)
	vmulps	%zmm24, %zmm26, %zmm0
	vmulps	%zmm15, %zmm0, %zmm27
	vmulps	%zmm1, %zmm27, %zmm2
	vmovaps	%zmm1, %zmm0
	vmovaps	%zmm1, %zmm22
	vfnmadd213ps	%zmm20, %zmm1, %zmm0
	vbroadcastss	.L30c70(%rip), %zmm10
	vmovups	%zmm0, 6320(%rsp)
	vmaxps	%zmm10, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	%zmm6, %zmm17, %zmm26
	vmovaps	%zmm17, %zmm6
	vmovups	%zmm17, 880(%rsp)
	vmulps	2416(%rsp), %zmm26, %zmm4
	vmulps	%zmm15, %zmm4, %zmm23
	vmulps	%zmm1, %zmm23, %zmm4
	vdivps	%zmm0, %zmm20, %zmm3
	vmulps	%zmm3, %zmm7, %zmm0
	vmovaps	%zmm20, %zmm0 {%k6}
	vmovdqu64	6576(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k6
	vmulps	%zmm12, %zmm0, %zmm12
	vmovaps	%zmm0, %zmm12 {%k5}
	vcmpleps	%zmm9, %zmm25, %k5
	korw	%k5, %k6, %k6
	vblendmps	%zmm25, %zmm20, %zmm7 {%k6}
	vmovups	%zmm7, 1712(%rsp)
	vmulps	%zmm24, %zmm16, %zmm0
	vfmsub231ps	%zmm0, %zmm13, %zmm2
	vmulps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm27, %zmm23, %zmm2
	vmovaps	%zmm27, %zmm16
	vfnmadd213ps	%zmm20, %zmm27, %zmm16
	vfnmadd231ps	%zmm9, %zmm9, %zmm16
	vmaxps	%zmm10, %zmm16, %zmm5
	vsqrtps	%zmm5, %zmm5
	vdivps	%zmm5, %zmm20, %zmm0
	vmulps	1520(%rsp), %zmm26, %zmm5
	vfmsub231ps	%zmm5, %zmm13, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	1008(%rsp), %zmm26, %zmm5
	vfmsub231ps	%zmm5, %zmm24, %zmm2
	vfnmadd231ps	%zmm9, %zmm4, %zmm2
	vmulps	%zmm0, %zmm2, %zmm5
	vmovaps	%zmm23, %zmm17
	vfnmadd213ps	%zmm20, %zmm23, %zmm17
	vfnmadd231ps	%zmm4, %zmm4, %zmm17
	vfnmadd231ps	%zmm5, %zmm5, %zmm17
	vmaxps	%zmm10, %zmm17, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	%zmm0, %zmm18, %zmm18
	vmovaps	%zmm20, %zmm18 {%k4}
	vcmpleps	%zmm14, %zmm25, %k4
	vmovups	1264(%rsp), %zmm30
	vmulps	%zmm7, %zmm30, %zmm19
	vmulps	816(%rsp), %zmm19, %zmm7
	vmulps	%zmm15, %zmm7, %zmm7
	vmovaps	%zmm20, %zmm14
	vmovups	%zmm22, 4784(%rsp)
	vmulps	%zmm22, %zmm7, %zmm20
	vmulps	1648(%rsp), %zmm19, %zmm8
	vfmsub231ps	%zmm8, %zmm13, %zmm20
	vdivps	%zmm2, %zmm14, %zmm10
	vmulps	%zmm10, %zmm6, %zmm2
	vmovaps	%zmm14, %zmm2 {%k1}
	vmovdqu64	6512(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	korw	%k4, %k1, %k1
	vblendmps	%zmm25, %zmm14, %zmm6 {%k1}
	vmovups	1328(%rsp), %zmm1
	vmulps	%zmm6, %zmm1, %zmm21
	vmulps	2288(%rsp), %zmm21, %zmm8
	vmulps	%zmm15, %zmm8, %zmm8
	vmulps	%zmm22, %zmm8, %zmm15
	vmulps	160(%rsp), %zmm21, %zmm22
	vfmsub231ps	%zmm22, %zmm13, %zmm15
	vmovups	%zmm27, 4656(%rsp)
	vmulps	%zmm27, %zmm7, %zmm13
	vmulps	416(%rsp), %zmm19, %zmm22
	vfmsub231ps	%zmm22, %zmm24, %zmm13
	vmulps	2352(%rsp), %zmm21, %zmm22
	vmulps	%zmm7, %zmm8, %zmm25
	vfmsub231ps	%zmm22, %zmm19, %zmm25
	vmovdqu64	%zmm31, 4912(%rsp)
	vmulps	%zmm19, %zmm31, %zmm19
	vmovaps	%zmm23, %zmm31
	vmovups	%zmm23, 4720(%rsp)
	vmulps	%zmm23, %zmm7, %zmm22
	vfmsub231ps	%zmm19, %zmm26, %zmm22
	vmulps	%zmm27, %zmm8, %zmm23
	vmovups	%zmm29, 4976(%rsp)
	vmulps	%zmm21, %zmm29, %zmm19
	vmovups	%zmm24, 6448(%rsp)
	vfmsub231ps	%zmm19, %zmm24, %zmm23
	vmovups	%zmm28, 5040(%rsp)
	vmulps	%zmm21, %zmm28, %zmm19
	vmulps	%zmm31, %zmm8, %zmm27
	vmovups	%zmm26, 6384(%rsp)
	vfmsub231ps	%zmm19, %zmm26, %zmm27
	vmulps	%zmm18, %zmm12, %zmm12
	vmulps	%zmm2, %zmm12, %zmm2
	vmovups	%zmm3, 1136(%rsp)
	vmulps	%zmm3, %zmm20, %zmm19
	vfnmadd231ps	%zmm9, %zmm19, %zmm13
	vmovaps	%zmm0, %zmm18
	vmovups	%zmm0, 6832(%rsp)
	vmulps	%zmm0, %zmm13, %zmm21
	vfnmadd231ps	%zmm4, %zmm19, %zmm22
	vfnmadd231ps	%zmm5, %zmm21, %zmm22
	vmulps	%zmm10, %zmm22, %zmm24
	vmovaps	%zmm7, %zmm26
	vfnmadd213ps	%zmm14, %zmm7, %zmm26
	vfnmadd231ps	%zmm19, %zmm19, %zmm26
	vfnmadd231ps	%zmm21, %zmm21, %zmm26
	vfnmadd231ps	%zmm24, %zmm24, %zmm26
	vbroadcastss	.L30c70(%rip), %zmm22
	vmaxps	%zmm22, %zmm26, %zmm12
	vsqrtps	%zmm12, %zmm12
	vdivps	%zmm12, %zmm14, %zmm0
	vmulps	%zmm0, %zmm30, %zmm13
	vmovaps	%zmm30, %zmm29
	vmovaps	%zmm14, %zmm13 {%k6}
	vmulps	%zmm3, %zmm15, %zmm30
	vfnmadd231ps	%zmm9, %zmm30, %zmm23
	vmulps	%zmm18, %zmm23, %zmm15
	vfnmadd231ps	%zmm4, %zmm30, %zmm27
	vfnmadd231ps	%zmm5, %zmm15, %zmm27
	vmulps	%zmm10, %zmm27, %zmm23
	vfnmadd231ps	%zmm19, %zmm30, %zmm25
	vfnmadd231ps	%zmm21, %zmm15, %zmm25
	vfnmadd231ps	%zmm24, %zmm23, %zmm25
	vmulps	%zmm0, %zmm25, %zmm20
	vmovaps	%zmm8, %zmm12
	vfnmadd213ps	%zmm14, %zmm8, %zmm12
	vfnmadd231ps	%zmm30, %zmm30, %zmm12
	vfnmadd231ps	%zmm15, %zmm15, %zmm12
	vfnmadd231ps	%zmm23, %zmm23, %zmm12
	vfnmadd231ps	%zmm20, %zmm20, %zmm12
	vmaxps	%zmm22, %zmm12, %zmm18
	vsqrtps	%zmm18, %zmm18
	vmulps	%zmm13, %zmm2, %zmm13
	vdivps	%zmm18, %zmm14, %zmm31
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm31, %zmm1, %zmm18
	vmulps	%zmm18, %zmm13, %zmm2
	vmovaps	%zmm13, %zmm2 {%k1}
	vmovups	%zmm2, 5808(%rsp)
	vmovss	2736(%rsp), %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vucomiss	%xmm3, %xmm2
	kmovw	32(%rsp), %k1
	korw	%k1, %k7, %k1
	knotw	%k1, %k1
	vmovups	1456(%rsp), %zmm1
	vmulps	624(%rsp), %zmm1, %zmm18
	vmovaps	%zmm18, %zmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd213ps	%zmm2, %zmm18, %zmm13 {%k1} {z}
	kmovw	30(%rsp), %k1
	korw	%k1, %k0, %k0
	knotw	%k0, %k1
	vmovups	1200(%rsp), %zmm1
	vmulps	96(%rsp), %zmm1, %zmm22
	vmovaps	%zmm22, %zmm25 {%k1} {z}
	vfmadd213ps	%zmm13, %zmm25, %zmm25
	kmovw	28(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovups	944(%rsp), %zmm1
	vmulps	1072(%rsp), %zmm1, %zmm27
	vmovaps	%zmm27, %zmm13 {%k1} {z}
	vfmadd213ps	%zmm25, %zmm13, %zmm13
	kmovw	26(%rsp), %k0
	korw	%k0, %k3, %k0
	knotw	%k0, %k1
	vmovups	880(%rsp), %zmm1
	vmulps	288(%rsp), %zmm1, %zmm25
	vmovaps	%zmm25, %zmm28 {%k1} {z}
	vfmadd213ps	%zmm13, %zmm28, %zmm28
	kmovw	24(%rsp), %k0
	korw	%k0, %k5, %k0
	knotw	%k0, %k1
	vmulps	224(%rsp), %zmm29, %zmm29
	vmovaps	%zmm29, %zmm3 {%k1} {z}
	vfmadd213ps	%zmm28, %zmm3, %zmm3
	kmovw	22(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmulps	2480(%rsp), %zmm14, %zmm28
	vmovaps	%zmm28, %zmm1 {%k1} {z}
	vfmadd213ps	%zmm3, %zmm1, %zmm1
	vmovups	%zmm1, 2736(%rsp)
	vmulps	2224(%rsp), %zmm18, %zmm18
	vmovups	4784(%rsp), %zmm1
	vmulps	%zmm18, %zmm1, %zmm3
	vfmsub231ps	2160(%rsp), %zmm22, %zmm3
	vmovups	4656(%rsp), %zmm22
	vmulps	%zmm18, %zmm22, %zmm2
	vfmsub231ps	1392(%rsp), %zmm27, %zmm2
	vmovups	4720(%rsp), %zmm13
	vmulps	%zmm18, %zmm13, %zmm27
	vfmsub231ps	1776(%rsp), %zmm25, %zmm27
	vmulps	%zmm18, %zmm7, %zmm25
	vfmsub231ps	1712(%rsp), %zmm29, %zmm25
	vmulps	%zmm18, %zmm8, %zmm14
	vmovups	%zmm6, 5168(%rsp)
	vfmsub231ps	%zmm28, %zmm6, %zmm14
	vbroadcastss	.L30c32(%rip), %zmm6
	vxorps	%zmm6, %zmm1, %zmm1
	vmovups	%zmm1, 5680(%rsp)
	vxorps	%zmm6, %zmm22, %zmm1
	vmovups	%zmm1, 4656(%rsp)
	vmovups	6832(%rsp), %zmm28
	vxorps	%zmm6, %zmm13, %zmm1
	vmovups	%zmm1, 5616(%rsp)
	vxorps	%zmm6, %zmm7, %zmm1
	vmovups	%zmm1, 4784(%rsp)
	vxorps	%zmm6, %zmm8, %zmm1
	vmovups	%zmm1, 4720(%rsp)
	vmulps	1136(%rsp), %zmm3, %zmm22
	vfnmadd231ps	%zmm9, %zmm22, %zmm2
	vxorps	%zmm6, %zmm9, %zmm1
	vmovups	%zmm1, 5424(%rsp)
	vfnmadd231ps	%zmm4, %zmm22, %zmm27
	vxorps	%zmm6, %zmm4, %zmm1
	vmovups	%zmm1, 5552(%rsp)
	vmovaps	%zmm28, %zmm9
	vmulps	%zmm28, %zmm2, %zmm28
	vfnmadd231ps	%zmm5, %zmm28, %zmm27
	vxorps	%zmm6, %zmm5, %zmm2
	vfnmadd231ps	%zmm19, %zmm22, %zmm25
	vxorps	%zmm6, %zmm19, %zmm1
	vmovups	%zmm1, 5488(%rsp)
	vfnmadd231ps	%zmm21, %zmm28, %zmm25
	vxorps	%zmm6, %zmm21, %zmm3
	vmulps	%zmm10, %zmm27, %zmm29
	vfnmadd231ps	%zmm24, %zmm29, %zmm25
	vxorps	%zmm6, %zmm24, %zmm8
	vfnmadd231ps	%zmm30, %zmm22, %zmm14
	vxorps	%zmm6, %zmm30, %zmm24
	vfnmadd231ps	%zmm15, %zmm28, %zmm14
	vxorps	%zmm6, %zmm15, %zmm7
	vfnmadd231ps	%zmm23, %zmm29, %zmm14
	vxorps	%zmm6, %zmm23, %zmm30
	vmovaps	%zmm0, %zmm19
	vmulps	%zmm0, %zmm25, %zmm5
	vxorps	%xmm25, %xmm25, %xmm25
	vfnmadd231ps	%zmm20, %zmm5, %zmm14
	vxorps	%zmm6, %zmm20, %zmm15
	vmovaps	%zmm18, %zmm21
	vfmadd213ps	%zmm25, %zmm18, %zmm21
	vfmadd231ps	%zmm22, %zmm22, %zmm21
	vfmadd231ps	%zmm28, %zmm28, %zmm21
	vfmadd231ps	%zmm29, %zmm29, %zmm21
	vfmadd231ps	%zmm5, %zmm5, %zmm21
	vmovaps	%zmm31, %zmm1
	vmulps	%zmm31, %zmm14, %zmm0
	vfmadd231ps	%zmm0, %zmm0, %zmm21
	ja	.L30b98
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %zmm12
	vbroadcastss	.L30c0(%rip), %zmm20
	vmovups	944(%rsp), %zmm4
	vdivps	%zmm4, %zmm20, %zmm14
	vmovups	3568(%rsp), %zmm6
	vdivps	%zmm6, %zmm20, %zmm16
	vmulss	%xmm12, %xmm12, %xmm17
	vbroadcastss	%xmm17, %zmm17
	vcmpgeps	2736(%rsp), %zmm17, %k1
	vmulps	688(%rsp), %zmm14, %zmm13
	vmulps	5808(%rsp), %zmm16, %zmm14
	vmovups	880(%rsp), %zmm23
	vdivps	%zmm23, %zmm20, %zmm16
	vmulps	%zmm11, %zmm16, %zmm16
	vmulps	.L30c71(%rip){1to16}, %zmm13, %zmm13
	vmulps	.L30c72(%rip){1to16}, %zmm16, %zmm16
	vcmpunordps	%zmm13, %zmm13, %k2
	vmaxps	%zmm13, %zmm16, %zmm13
	vmovaps	%zmm16, %zmm13 {%k2}
	vbroadcastss	.L30c24(%rip), %zmm17
	vmovups	4592(%rsp), %zmm16
	vcmpltps	%zmm17, %zmm16, %k2
	vaddps	%zmm16, %zmm16, %zmm16
	vsqrtps	%zmm16, %zmm16
	vmulps	.L30c73(%rip){1to16}, %zmm16, %zmm16 {%k2} {z}
	vcmpunordps	%zmm13, %zmm13, %k2
	vmaxps	%zmm13, %zmm16, %zmm13
	vmovaps	%zmm16, %zmm13 {%k2}
	vmulps	%zmm14, %zmm14, %zmm14
	vminps	%zmm20, %zmm14, %zmm14
	vmulps	%zmm12, %zmm14, %zmm12
	vcmpunordps	%zmm12, %zmm12, %k2
	vmaxps	%zmm12, %zmm13, %zmm12
	vmovaps	%zmm13, %zmm12 {%k2}
	vcmpltps	%zmm17, %zmm6, %k2
	vmovaps	%zmm12, %zmm12 {%k2} {z}
	vmulps	%zmm12, %zmm12, %zmm12
	vcmpleps	%zmm12, %zmm21, %k1 {%k1}
	vmovups	2160(%rsp), %zmm6
	vmulps	2224(%rsp), %zmm6, %zmm12
	vmulps	1392(%rsp), %zmm12, %zmm12
	vmulps	1776(%rsp), %zmm12, %zmm12
	vmulps	1712(%rsp), %zmm12, %zmm12
	vmulps	5168(%rsp), %zmm12, %zmm12
	vcmpnltps	%zmm12, %zmm25, %k2
	vmovaps	%zmm20, %zmm12 {%k2} {z}
	vbroadcastss	.L30c21(%rip), %zmm13
	vblendmps	%zmm12, %zmm13, %zmm12 {%k1}
	vmovups	5360(%rsp), %zmm6
	vcmpleps	3696(%rsp), %zmm6, %k1
	vminps	.L30c74(%rip){1to16}, %zmm12, %zmm12 {%k1}
	vmovups	3632(%rsp), %zmm6
	vcmpeqps	%zmm13, %zmm6, %k1
	vmovaps	%zmm12, %zmm6 {%k1}
	vmovups	%zmm6, 3632(%rsp)
	vcmpeqps	%zmm13, %zmm6, %k1
	vmovaps	%zmm20, %zmm16 {%k1} {z}
	vxorps	%xmm21, %xmm21, %xmm21
	vaddss	%xmm21, %xmm16, %xmm12
	vmovshdup	%xmm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vshufpd	$1, %xmm16, %xmm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vshufps	$255, %xmm16, %xmm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vextractf32x4	$1, %ymm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vmovshdup	%xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufpd	$1, %xmm13, %xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufps	$255, %xmm13, %xmm13, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vextractf32x4	$2, %zmm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vmovshdup	%xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufpd	$1, %xmm13, %xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufps	$255, %xmm13, %xmm13, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vextractf32x4	$3, %zmm16, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vmovshdup	%xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufpd	$1, %xmm13, %xmm13, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	vshufps	$255, %xmm13, %xmm13, %xmm13
	vaddss	%xmm13, %xmm12, %xmm12
	vucomiss	%xmm21, %xmm12
	vmovups	2544(%rsp), %zmm13
	vmovups	2608(%rsp), %zmm12
	vbroadcastss	.L30c39(%rip), %zmm26
	vbroadcastss	.L30c40(%rip), %zmm27
	ja	.L30b54
	vmovaps	%zmm4, %zmm6
	vmulps	%zmm0, %zmm1, %zmm0
	vfmadd213ps	%zmm5, %zmm0, %zmm15
	vmulps	%zmm15, %zmm19, %zmm5
	vfmadd213ps	%zmm29, %zmm5, %zmm8
	vfmadd213ps	%zmm8, %zmm0, %zmm30
	vmulps	%zmm30, %zmm10, %zmm4
	vfmadd213ps	%zmm28, %zmm4, %zmm2
	vfmadd213ps	%zmm2, %zmm5, %zmm3
	vfmadd213ps	%zmm3, %zmm0, %zmm7
	vmulps	%zmm7, %zmm9, %zmm2
	vmovups	5424(%rsp), %zmm3
	vfmadd213ps	%zmm22, %zmm2, %zmm3
	vmovups	5552(%rsp), %zmm1
	vfmadd213ps	%zmm3, %zmm4, %zmm1
	vmovups	5488(%rsp), %zmm3
	vfmadd213ps	%zmm1, %zmm5, %zmm3
	vfmadd213ps	%zmm3, %zmm0, %zmm24
	vmulps	1136(%rsp), %zmm24, %zmm3
	vmovups	5680(%rsp), %zmm7
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vmovups	4656(%rsp), %zmm1
	vfmadd213ps	%zmm7, %zmm2, %zmm1
	vmovups	5616(%rsp), %zmm31
	vfmadd213ps	%zmm1, %zmm4, %zmm31
	vmovups	4784(%rsp), %zmm1
	vfmadd213ps	%zmm31, %zmm5, %zmm1
	vmovups	4720(%rsp), %zmm7
	vfmadd213ps	%zmm1, %zmm0, %zmm7
	vmulps	1456(%rsp), %zmm7, %zmm1
	vmovups	%zmm1, 224(%rsp)
	vmulps	1200(%rsp), %zmm3, %zmm1
	vmovups	%zmm1, 1072(%rsp)
	vmulps	%zmm2, %zmm6, %zmm1
	vmovups	%zmm1, 560(%rsp)
	vmulps	%zmm4, %zmm23, %zmm1
	vmovups	%zmm1, 624(%rsp)
	vmulps	1264(%rsp), %zmm5, %zmm1
	vmovups	%zmm1, 288(%rsp)
	vmulps	1328(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 96(%rsp)
	vdivps	2032(%rsp), %zmm20, %zmm0
	vmulps	2096(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L30c57(%rip), %zmm6
	vpaddd	%zmm6, %zmm0, %zmm1
	vpbroadcastd	.L30c58(%rip), %zmm18
	vpandd	%zmm18, %zmm1, %zmm1
	vpbroadcastd	.L30c0(%rip), %zmm22
	vpsubd	%zmm1, %zmm22, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm20, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L30c59(%rip), %zmm26
	vmovaps	%zmm26, %zmm4
	vbroadcastss	.L30c60(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm2, %zmm4
	vbroadcastss	.L30c61(%rip), %zmm31
	vmovaps	%zmm31, %zmm5
	vfmadd213ps	.L30c62(%rip){1to16}, %zmm2, %zmm5
	vbroadcastss	.L30c63(%rip), %zmm3
	vfmadd213ps	.L30c64(%rip){1to16}, %zmm2, %zmm3
	vfmadd231ps	.L30c65(%rip){1to16}, %zmm0, %zmm3
	vfmadd213ps	%zmm5, %zmm0, %zmm3
	vfmadd213ps	%zmm4, %zmm0, %zmm3
	vfmadd213ps	%zmm2, %zmm0, %zmm3
	vfmadd231ps	.L30c66(%rip){1to16}, %zmm1, %zmm3
	vmovups	5232(%rsp), %zmm0
	vfmadd231ps	.L30c75(%rip){1to16}, %zmm0, %zmm3
	vmovups	6064(%rsp), %zmm0
	vfmadd231ps	.L30c76(%rip){1to16}, %zmm0, %zmm3
	vmovups	%zmm3, 2480(%rsp)
	movl	4(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	cmpb	$1, %cl
	vbroadcastss	.L30c15(%rip), %zmm3
	vbroadcastss	.L30c21(%rip), %zmm21
	jne	.L30b88
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %zmm4
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L30b85:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovups	688(%rsp), %zmm0
	vmulps	(%r13,%rdx), %zmm0, %zmm0
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L30c65(%rip), %zmm23
	vbroadcastss	.L30c66(%rip), %zmm9
	.p2align	4
.L30b86:
	vmovaps	(%rdx), %zmm1
	vfmadd213ps	%zmm11, %zmm0, %zmm1
	vaddps	%zmm4, %zmm1, %zmm1
	vdivps	%zmm1, %zmm20, %zmm10
	vmovaps	(%rax,%rsi), %zmm13
	vsubps	%zmm1, %zmm13, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vaddps	%zmm3, %zmm10, %zmm14
	vcmpltps	%zmm13, %zmm3, %k1
	vmovaps	%zmm13, %zmm14 {%k1}
	vaddps	%zmm20, %zmm14, %zmm16
	vpaddd	%zmm6, %zmm16, %zmm16
	vpandd	%zmm18, %zmm16, %zmm16
	vpsubd	%zmm16, %zmm22, %zmm17
	vmovdqa64	%zmm18, %zmm24
	vaddps	%zmm3, %zmm17, %zmm18
	vfmadd231ps	%zmm14, %zmm17, %zmm18
	vmulps	%zmm18, %zmm18, %zmm14
	vmovaps	%zmm31, %zmm17
	vfmadd213ps	.L30c62(%rip){1to16}, %zmm18, %zmm17
	vbroadcastss	.L30c63(%rip), %zmm19
	vfmadd213ps	.L30c64(%rip){1to16}, %zmm18, %zmm19
	vfmadd231ps	%zmm23, %zmm14, %zmm19
	vfmadd213ps	%zmm17, %zmm14, %zmm19
	vmovaps	%zmm26, %zmm17
	vfmadd213ps	%zmm28, %zmm18, %zmm17
	vfmadd213ps	%zmm17, %zmm14, %zmm19
	vfmadd213ps	%zmm18, %zmm14, %zmm19
	vmovdqa64	%zmm24, %zmm18
	vcvtdq2ps	%zmm16, %zmm14
	vfmadd231ps	%zmm9, %zmm14, %zmm19
	vaddps	%zmm20, %zmm13, %zmm14
	vmaxps	%zmm3, %zmm13, %zmm13
	vfmsub231ps	%zmm14, %zmm19, %zmm13
	vaddps	%zmm21, %zmm1, %zmm14
	vdivps	%zmm14, %zmm20, %zmm14
	vfmadd231ps	%zmm13, %zmm1, %zmm5
	vmulps	%zmm10, %zmm4, %zmm1
	vmulps	%zmm14, %zmm14, %zmm10
	vaddps	%zmm14, %zmm2, %zmm2
	vmulps	%zmm10, %zmm14, %zmm13
	vaddps	%zmm10, %zmm30, %zmm30
	vaddps	%zmm13, %zmm29, %zmm29
	vfmadd231ps	%zmm13, %zmm1, %zmm12
	vmulps	%zmm13, %zmm10, %zmm13
	vfmadd231ps	%zmm10, %zmm1, %zmm15
	vmulps	%zmm10, %zmm10, %zmm10
	vaddps	%zmm10, %zmm27, %zmm27
	vfmadd231ps	%zmm10, %zmm1, %zmm8
	vfmadd231ps	%zmm1, %zmm13, %zmm7
	vaddps	%zmm13, %zmm25, %zmm25
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L30b86
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L30b85
.L30b88:
	vbroadcastss	.L30c3(%rip), %zmm3
	vmovups	224(%rsp), %zmm24
	vandps	%zmm3, %zmm24, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%zmm1, %zmm0, %zmm0
	vmovups	1072(%rsp), %zmm23
	vandps	%zmm3, %zmm23, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	288(%rsp), %zmm3, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	96(%rsp), %zmm3, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	3632(%rsp), %zmm21
	vcmpleps	%zmm20, %zmm21, %k2
	vmovups	2544(%rsp), %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2608(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmulps	.L30c79(%rip){1to16}, %zmm1, %zmm1
	vcmpleps	%zmm1, %zmm0, %k3 {%k2}
	vmovups	1200(%rsp), %zmm9
	vmulps	352(%rsp), %zmm9, %zmm0
	vmovups	1456(%rsp), %zmm1
	vmulps	%zmm1, %zmm0, %zmm26
	vmovups	944(%rsp), %zmm16
	vmulps	752(%rsp), %zmm16, %zmm0
	vmulps	%zmm1, %zmm0, %zmm10
	vmulps	2864(%rsp), %zmm16, %zmm0
	vmulps	%zmm26, %zmm10, %zmm19
	vfmsub231ps	%zmm0, %zmm9, %zmm19
	vmovups	880(%rsp), %zmm6
	vmulps	2416(%rsp), %zmm6, %zmm0
	vmulps	%zmm1, %zmm0, %zmm14
	vmulps	1520(%rsp), %zmm6, %zmm0
	vmulps	%zmm26, %zmm14, %zmm3
	vfmsub231ps	%zmm0, %zmm9, %zmm3
	vmovups	%zmm3, 752(%rsp)
	vmulps	1008(%rsp), %zmm6, %zmm0
	vmulps	%zmm10, %zmm14, %zmm4
	vfmsub231ps	%zmm0, %zmm16, %zmm4
	vmovups	1264(%rsp), %zmm17
	vmulps	816(%rsp), %zmm17, %zmm0
	vmulps	%zmm1, %zmm0, %zmm3
	vmulps	1648(%rsp), %zmm17, %zmm0
	vmulps	%zmm26, %zmm3, %zmm13
	vfmsub231ps	%zmm0, %zmm9, %zmm13
	vmovups	%zmm13, 352(%rsp)
	vmulps	416(%rsp), %zmm17, %zmm0
	vmulps	%zmm10, %zmm3, %zmm18
	vfmsub231ps	%zmm0, %zmm16, %zmm18
	vmulps	4912(%rsp), %zmm17, %zmm0
	vmulps	%zmm14, %zmm3, %zmm22
	vfmsub231ps	%zmm0, %zmm6, %zmm22
	vmovups	1328(%rsp), %zmm31
	vmulps	2288(%rsp), %zmm31, %zmm0
	vmulps	%zmm1, %zmm0, %zmm0
	vmulps	160(%rsp), %zmm31, %zmm1
	vmulps	%zmm26, %zmm0, %zmm13
	vfmsub231ps	%zmm1, %zmm9, %zmm13
	vmovups	%zmm13, 416(%rsp)
	vmovups	1968(%rsp), %zmm13
	vaddps	%zmm13, %zmm24, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	4144(%rsp), %zmm9
	vminps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3248(%rsp), %zmm9
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k1}
	vmovaps	%zmm1, %zmm13 {%k3}
	vcmpeqps	.L30c20(%rip){1to16}, %zmm21, %k1
	movq	8(%rsp), %rax
	vbroadcastss	208(%rax), %zmm21
	vmovaps	%zmm21, %zmm13 {%k1}
	vmovups	%zmm21, 224(%rsp)
	movq	40(%rsp), %r10
	movq	%r10, %rcx
	shlq	$6, %rcx
	vbroadcastss	12(%rax), %zmm1
	vmovups	%zmm1, 160(%rsp)
	vmovaps	%zmm13, (%r8,%rcx)
	vmovups	1584(%rsp), %zmm13
	vaddps	%zmm13, %zmm23, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	4208(%rsp), %zmm1
	vminps	%zmm9, %zmm1, %zmm9
	vmovaps	%zmm1, %zmm9 {%k4}
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	4272(%rsp), %zmm1
	vmaxps	%zmm9, %zmm1, %zmm9
	vmovaps	%zmm1, %zmm9 {%k4}
	vmovaps	%zmm9, %zmm13 {%k3}
	vmovaps	%zmm21, %zmm13 {%k1}
	addq	%r14, %r10
	shlq	$6, %r10
	vmovaps	%zmm13, (%r8,%r10)
	vmovups	%zmm26, 1008(%rsp)
	vfnmadd213ps	%zmm20, %zmm26, %zmm26
	vbroadcastss	.L30c70(%rip), %zmm23
	vmaxps	%zmm23, %zmm26, %zmm9
	vsqrtps	%zmm9, %zmm9
	vmulps	4976(%rsp), %zmm31, %zmm13
	vmulps	%zmm10, %zmm0, %zmm24
	vfmsub231ps	%zmm13, %zmm16, %zmm24
	vdivps	%zmm9, %zmm20, %zmm16
	vmulps	5040(%rsp), %zmm31, %zmm28
	vmulps	%zmm14, %zmm0, %zmm9
	vfmsub231ps	%zmm28, %zmm6, %zmm9
	vminps	%zmm20, %zmm26, %zmm28
	vmulps	%zmm16, %zmm19, %zmm26
	vmovups	%zmm10, 1072(%rsp)
	vfnmadd213ps	%zmm20, %zmm10, %zmm10
	vfnmadd231ps	%zmm26, %zmm26, %zmm10
	vminps	%zmm28, %zmm10, %zmm28
	vmaxps	%zmm23, %zmm10, %zmm10
	vsqrtps	%zmm10, %zmm10
	vmulps	2352(%rsp), %zmm31, %zmm31
	vmulps	%zmm3, %zmm0, %zmm1
	vfmsub231ps	%zmm31, %zmm17, %zmm1
	vdivps	%zmm10, %zmm20, %zmm6
	vmulps	752(%rsp), %zmm16, %zmm31
	vfnmadd231ps	%zmm26, %zmm31, %zmm4
	vmulps	%zmm6, %zmm4, %zmm21
	vmovaps	%zmm14, %zmm4
	vmovaps	%zmm14, %zmm19
	vfnmadd213ps	%zmm20, %zmm14, %zmm19
	vfnmadd231ps	%zmm31, %zmm31, %zmm19
	vfnmadd231ps	%zmm21, %zmm21, %zmm19
	vminps	%zmm28, %zmm19, %zmm28
	vmaxps	%zmm23, %zmm19, %zmm19
	vsqrtps	%zmm19, %zmm19
	vdivps	%zmm19, %zmm20, %zmm13
	vmulps	352(%rsp), %zmm16, %zmm14
	vfnmadd231ps	%zmm26, %zmm14, %zmm18
	vmulps	%zmm6, %zmm18, %zmm18
	vfnmadd231ps	%zmm31, %zmm14, %zmm22
	vfnmadd231ps	%zmm21, %zmm18, %zmm22
	vmulps	%zmm13, %zmm22, %zmm19
	vmovups	%zmm3, 752(%rsp)
	vfnmadd213ps	%zmm20, %zmm3, %zmm3
	vfnmadd231ps	%zmm14, %zmm14, %zmm3
	vfnmadd231ps	%zmm18, %zmm18, %zmm3
	vfnmadd231ps	%zmm19, %zmm19, %zmm3
	vminps	%zmm28, %zmm3, %zmm10
	vmaxps	%zmm23, %zmm3, %zmm22
	vsqrtps	%zmm22, %zmm22
	vmovups	688(%rsp), %zmm28
	vaddps	560(%rsp), %zmm28, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3312(%rsp), %zmm23
	vminps	%zmm3, %zmm23, %zmm3
	vmovaps	%zmm23, %zmm3 {%k4}
	vdivps	%zmm22, %zmm20, %zmm17
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3376(%rsp), %zmm22
	vmaxps	%zmm3, %zmm22, %zmm3
	vmovaps	%zmm22, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm28 {%k3}
	leaq	(%r8,%rcx), %rsi
	vmovups	160(%rsp), %zmm23
	vmulps	%zmm23, %zmm28, %zmm3
	vmovups	224(%rsp), %zmm22
	vmovaps	%zmm22, %zmm3 {%k1}
	movq	%r14, %rax
	shlq	$7, %rax
	vmovaps	%zmm3, (%rax,%rsi)
	vmovups	%zmm16, 816(%rsp)
	vmulps	416(%rsp), %zmm16, %zmm3
	vmovaps	%zmm0, %zmm16
	vfnmadd231ps	%zmm26, %zmm3, %zmm24
	vmovups	%zmm6, 352(%rsp)
	vmulps	%zmm6, %zmm24, %zmm24
	vfnmadd231ps	%zmm31, %zmm3, %zmm9
	vmovups	%zmm21, 1520(%rsp)
	vfnmadd231ps	%zmm21, %zmm24, %zmm9
	vmovups	%zmm13, 560(%rsp)
	vmulps	%zmm13, %zmm9, %zmm6
	vfnmadd231ps	%zmm14, %zmm3, %zmm1
	vfnmadd231ps	%zmm18, %zmm24, %zmm1
	vfnmadd231ps	%zmm19, %zmm6, %zmm1
	vmovups	%zmm17, 416(%rsp)
	vmulps	%zmm17, %zmm1, %zmm17
	vfnmadd213ps	%zmm20, %zmm0, %zmm0
	vfnmadd231ps	%zmm3, %zmm3, %zmm0
	vfnmadd231ps	%zmm24, %zmm24, %zmm0
	vfnmadd231ps	%zmm6, %zmm6, %zmm0
	vfnmadd231ps	%zmm17, %zmm17, %zmm0
	vminps	%zmm10, %zmm0, %zmm1
	vcmpgtps	.L30c77(%rip){1to16}, %zmm1, %k0
	vaddps	624(%rsp), %zmm11, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3440(%rsp), %zmm9
	vminps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3504(%rsp), %zmm9
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vmovaps	%zmm1, %zmm11 {%k3}
	vmulps	%zmm23, %zmm11, %zmm1
	vmovaps	%zmm22, %zmm1 {%k1}
	leaq	(%r14,%r14,2), %rax
	movq	%rax, %rdx
	shlq	$6, %rdx
	vmovaps	%zmm1, (%rdx,%rsi)
	vmovups	2544(%rsp), %zmm10
	vaddps	288(%rsp), %zmm10, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4336(%rsp), %zmm9
	vminps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4400(%rsp), %zmm9
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm1, %zmm9 {%k3}
	vmovaps	%zmm22, %zmm9 {%k1}
	movq	%r14, %rdx
	shlq	$8, %rdx
	vmovaps	%zmm9, (%rdx,%rsi)
	vmovups	2608(%rsp), %zmm10
	vaddps	96(%rsp), %zmm10, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4464(%rsp), %zmm9
	vminps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4528(%rsp), %zmm9
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovaps	%zmm9, %zmm1 {%k4}
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm1, %zmm9 {%k3}
	vmovaps	%zmm22, %zmm9 {%k1}
	leaq	(%r14,%r14,4), %rdx
	movq	%rdx, %rdi
	shlq	$6, %rdi
	vmovaps	%zmm9, (%rdi,%rsi)
	movl	$6, %edi
	movl	4(%rsp), %r9d
	testb	$2, %r9b
	je	.L30b91
	vbroadcastss	.L30c32(%rip), %zmm20
	vxorps	1008(%rsp), %zmm20, %zmm1
	vmaxps	.L30c70(%rip){1to16}, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vbroadcastss	.L30c0(%rip), %zmm9
	vmovups	%zmm19, 1008(%rsp)
	vdivps	%zmm0, %zmm9, %zmm0
	vmovups	%zmm0, 624(%rsp)
	vmulps	944(%rsp), %zmm23, %zmm0
	vmovups	%zmm0, 288(%rsp)
	vmulps	880(%rsp), %zmm23, %zmm0
	vmovups	%zmm0, 96(%rsp)
	kandw	%k0, %k2, %k2
	movl	%r9d, %esi
	andl	$4, %esi
	movl	%esi, %edi
	shrl	$2, %edi
	movq	%rax, %r15
	shlq	$7, %r15
	addq	%r8, %r15
	xorl	%ebx, %ebx
	testl	%esi, %esi
	setne	%bl
	leaq	8(%rdi,%rdi,2), %r11
	movq	%r10, 40(%rsp)
	movl	$15, %r10d
	movl	$9, %edi
	cmoveq	%rdi, %r10
	movl	$20, %r9d
	movl	$10, %edi
	cmoveq	%rdi, %r9
	movl	$26, %edi
	movl	$11, %r12d
	cmoveq	%r12, %rdi
	addq	$7, %rbx
	imulq	%r14, %rbx
	shlq	$6, %rbx
	addq	%r8, %rbx
	imulq	%r14, %r11
	shlq	$6, %r11
	addq	%r8, %r11
	imulq	%r14, %r10
	shlq	$6, %r10
	addq	%r8, %r10
	imulq	%r14, %r9
	shlq	$6, %r9
	addq	%r8, %r9
	imulq	%r14, %rdi
	shlq	$6, %rdi
	addq	%r8, %rdi
	vmovups	816(%rsp), %zmm23
	vmulps	%zmm1, %zmm23, %zmm0
	vmovups	1072(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm26, %zmm1
	vxorps	%zmm20, %zmm1, %zmm1
	vmovups	352(%rsp), %zmm11
	vmovups	%zmm24, 160(%rsp)
	vmulps	%zmm1, %zmm11, %zmm24
	vxorps	%zmm20, %zmm23, %zmm1
	vmulps	%zmm1, %zmm26, %zmm1
	vmulps	%zmm11, %zmm1, %zmm19
	vfmadd231ps	%zmm0, %zmm31, %zmm4
	vmovups	1520(%rsp), %zmm13
	vfmadd231ps	%zmm24, %zmm13, %zmm4
	vxorps	%zmm20, %zmm4, %zmm1
	vmovups	560(%rsp), %zmm21
	vmulps	%zmm1, %zmm21, %zmm22
	vmulps	%zmm31, %zmm23, %zmm9
	vfmadd231ps	%zmm19, %zmm13, %zmm9
	vxorps	%zmm20, %zmm9, %zmm9
	vmulps	%zmm9, %zmm21, %zmm1
	vmovups	%zmm1, 2416(%rsp)
	vxorps	%zmm20, %zmm11, %zmm9
	vmulps	%zmm9, %zmm13, %zmm9
	vmulps	%zmm21, %zmm9, %zmm10
	vmovups	752(%rsp), %zmm4
	vfmadd231ps	%zmm0, %zmm14, %zmm4
	vfmadd231ps	%zmm24, %zmm18, %zmm4
	vmovups	1008(%rsp), %zmm31
	vfmadd231ps	%zmm22, %zmm31, %zmm4
	vxorps	%zmm20, %zmm4, %zmm9
	vmovups	416(%rsp), %zmm13
	vmulps	%zmm9, %zmm13, %zmm28
	vmulps	%zmm14, %zmm23, %zmm9
	vfmadd231ps	%zmm19, %zmm18, %zmm9
	vfmadd231ps	%zmm1, %zmm31, %zmm9
	vxorps	%zmm20, %zmm9, %zmm9
	vmulps	%zmm9, %zmm13, %zmm26
	vmulps	%zmm18, %zmm11, %zmm4
	vmovaps	%zmm10, %zmm18
	vmovups	%zmm10, 1072(%rsp)
	vfmadd231ps	%zmm10, %zmm31, %zmm4
	vxorps	%zmm20, %zmm4, %zmm4
	vmulps	%zmm4, %zmm13, %zmm14
	vmovups	%zmm14, 752(%rsp)
	vxorps	%zmm20, %zmm21, %zmm9
	vmulps	%zmm9, %zmm31, %zmm9
	vmulps	%zmm13, %zmm9, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm16
	vmovups	160(%rsp), %zmm4
	vfmadd231ps	%zmm24, %zmm4, %zmm16
	vfmadd231ps	%zmm22, %zmm6, %zmm16
	vfmadd231ps	%zmm28, %zmm17, %zmm16
	vxorps	%zmm20, %zmm16, %zmm9
	vmovups	624(%rsp), %zmm10
	vmulps	%zmm9, %zmm10, %zmm9
	vmulps	%zmm3, %zmm23, %zmm3
	vfmadd231ps	%zmm19, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm16
	vmovups	2416(%rsp), %zmm31
	vfmadd231ps	%zmm31, %zmm6, %zmm3
	vfmadd231ps	%zmm26, %zmm17, %zmm3
	vxorps	%zmm20, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm4
	vmulps	%zmm16, %zmm11, %zmm3
	vfmadd231ps	%zmm18, %zmm6, %zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm3
	vxorps	%zmm20, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm16
	vmulps	%zmm6, %zmm21, %zmm3
	vmovaps	%zmm9, %zmm6
	vfmadd231ps	%zmm1, %zmm17, %zmm3
	vxorps	%zmm20, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm18
	vmovaps	%zmm10, %zmm3
	vxorps	%zmm20, %zmm13, %zmm9
	vmulps	%zmm9, %zmm17, %zmm9
	vmulps	%zmm10, %zmm9, %zmm14
	vmovups	%zmm0, 1392(%rsp)
	vfmadd213ps	.L30c0(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm24, 944(%rsp)
	vfmadd231ps	%zmm24, %zmm24, %zmm0
	vmovups	%zmm22, 1008(%rsp)
	vfmadd231ps	%zmm22, %zmm22, %zmm0
	vmovups	%zmm28, 160(%rsp)
	vfmadd231ps	%zmm28, %zmm28, %zmm0
	vmovups	%zmm6, 880(%rsp)
	vfmadd231ps	%zmm6, %zmm6, %zmm0
	vmovups	1456(%rsp), %zmm20
	vmulps	%zmm0, %zmm20, %zmm9
	vmovups	224(%rsp), %zmm6
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm20, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%r15)
	leaq	256(%r13), %r15
	vmulps	%zmm23, %zmm23, %zmm9
	vmovups	288(%rsp), %zmm23
	vmovups	%zmm19, 2288(%rsp)
	vfmadd231ps	%zmm19, %zmm19, %zmm9
	vfmadd231ps	%zmm31, %zmm31, %zmm9
	vmovups	%zmm26, 2352(%rsp)
	vfmadd231ps	%zmm26, %zmm26, %zmm9
	vmovaps	%zmm4, %zmm19
	vfmadd231ps	%zmm4, %zmm4, %zmm9
	vmovups	752(%rsp), %zmm4
	vmovups	1200(%rsp), %zmm20
	vmulps	%zmm9, %zmm20, %zmm9
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm20, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%rbx)
	movq	48(%rsp), %rbx
	vmulps	%zmm11, %zmm11, %zmm9
	vmovups	1072(%rsp), %zmm26
	vmovups	96(%rsp), %zmm22
	vfmadd231ps	%zmm26, %zmm26, %zmm9
	vfmadd231ps	%zmm4, %zmm4, %zmm9
	vmovups	%zmm16, 2672(%rsp)
	vfmadd231ps	%zmm16, %zmm16, %zmm9
	vmulps	%zmm23, %zmm9, %zmm9
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm23, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%r11)
	vmulps	%zmm21, %zmm21, %zmm9
	vfmadd231ps	%zmm1, %zmm1, %zmm9
	vmovups	%zmm18, 1520(%rsp)
	vfmadd231ps	%zmm18, %zmm18, %zmm9
	vmulps	%zmm22, %zmm9, %zmm9
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm22, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%r10)
	movq	40(%rsp), %r10
	vmulps	%zmm13, %zmm13, %zmm9
	vmovups	%zmm14, 1840(%rsp)
	vfmadd231ps	%zmm14, %zmm14, %zmm9
	vmovups	1264(%rsp), %zmm20
	vmulps	%zmm9, %zmm20, %zmm9
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm20, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%r9)
	movl	4(%rsp), %r9d
	vmulps	%zmm3, %zmm3, %zmm9
	vmovups	1328(%rsp), %zmm20
	vmulps	%zmm9, %zmm20, %zmm9
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm20, %zmm10 {%k2}
	vmovaps	%zmm10, (%rcx,%rdi)
	movl	$12, %edi
	testl	%esi, %esi
	je	.L30b91
	vmovaps	%zmm1, %zmm24
	vmovaps	%zmm3, %zmm17
	vmovups	1392(%rsp), %zmm0
	vmulps	816(%rsp), %zmm0, %zmm0
	vmovups	2288(%rsp), %zmm3
	vmovups	944(%rsp), %zmm28
	vfmadd231ps	%zmm28, %zmm3, %zmm0
	vmovups	1008(%rsp), %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm0
	vmovups	160(%rsp), %zmm21
	vmovups	2352(%rsp), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm0
	vmovaps	%zmm19, %zmm16
	vmovups	880(%rsp), %zmm19
	vfmadd231ps	%zmm19, %zmm16, %zmm0
	vmovups	1200(%rsp), %zmm10
	vmulps	%zmm0, %zmm10, %zmm0
	vmovups	224(%rsp), %zmm13
	vmovaps	%zmm13, %zmm9
	vmovups	1456(%rsp), %zmm20
	vmulps	%zmm0, %zmm20, %zmm9 {%k2}
	imulq	$448, %r14, %rsi
	addq	%r8, %rsi
	vmovaps	%zmm9, (%rcx,%rsi)
	vmovups	352(%rsp), %zmm6
	vmulps	%zmm28, %zmm6, %zmm0
	vfmadd231ps	%zmm1, %zmm26, %zmm0
	vfmadd231ps	%zmm21, %zmm4, %zmm0
	vmovups	2672(%rsp), %zmm28
	vfmadd231ps	%zmm19, %zmm28, %zmm0
	vmulps	%zmm23, %zmm0, %zmm0
	vmovaps	%zmm13, %zmm9
	vmulps	%zmm0, %zmm20, %zmm9 {%k2}
	leaq	(%r14,%r14,8), %rsi
	movq	%rsi, %rdi
	shlq	$6, %rdi
	addq	%r8, %rdi
	vmovaps	%zmm9, (%rcx,%rdi)
	vmulps	%zmm3, %zmm6, %zmm0
	vfmadd231ps	%zmm31, %zmm26, %zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm0
	vfmadd231ps	%zmm16, %zmm28, %zmm0
	vmulps	%zmm23, %zmm0, %zmm0
	vmovaps	%zmm13, %zmm9
	vmulps	%zmm0, %zmm10, %zmm9 {%k2}
	shlq	$7, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm9, (%rcx,%rdx)
	vmovups	560(%rsp), %zmm9
	vmulps	%zmm1, %zmm9, %zmm0
	vfmadd231ps	%zmm21, %zmm24, %zmm0
	vmovups	1520(%rsp), %zmm3
	vfmadd231ps	%zmm19, %zmm3, %zmm0
	vmulps	%zmm22, %zmm0, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm20, %zmm1 {%k2}
	movq	%rax, %rdx
	shlq	$8, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm31, %zmm9, %zmm0
	vfmadd231ps	%zmm14, %zmm24, %zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm0
	vmulps	%zmm22, %zmm0, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$832, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm26, %zmm9, %zmm0
	vfmadd231ps	%zmm4, %zmm24, %zmm0
	vfmadd231ps	%zmm28, %zmm3, %zmm0
	vmulps	%zmm22, %zmm0, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm23, %zmm1 {%k2}
	imulq	$896, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmovups	416(%rsp), %zmm11
	vmulps	%zmm21, %zmm11, %zmm0
	vmovups	1840(%rsp), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm0
	vmovups	1264(%rsp), %zmm9
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm20, %zmm1 {%k2}
	movq	%r14, %rdx
	shlq	$10, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm14, %zmm11, %zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$1088, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm4, %zmm11, %zmm0
	vfmadd231ps	%zmm28, %zmm6, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm23, %zmm0, %zmm1 {%k2}
	shlq	$7, %rsi
	addq	%r8, %rsi
	vmovaps	%zmm1, (%rcx,%rsi)
	vmulps	%zmm24, %zmm11, %zmm0
	vfmadd231ps	%zmm3, %zmm6, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm22, %zmm0, %zmm1 {%k2}
	imulq	$1216, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm19, %zmm17, %zmm0
	vmovups	1328(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm20, %zmm1 {%k2}
	imulq	$1344, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm16, %zmm17, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$1408, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm28, %zmm17, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm23, %zmm0, %zmm1 {%k2}
	imulq	$1472, %r14, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm1, (%rcx,%rdx)
	vmulps	%zmm3, %zmm17, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm13, %zmm1
	vmulps	%zmm22, %zmm0, %zmm1 {%k2}
	shlq	$9, %rax
	addq	%r8, %rax
	vmovaps	%zmm1, (%rcx,%rax)
	vmulps	%zmm6, %zmm17, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmulps	%zmm0, %zmm9, %zmm13 {%k2}
	imulq	$1600, %r14, %rax
	addq	%r8, %rax
	vmovaps	%zmm13, (%rcx,%rax)
	movl	$27, %edi
.L30b91:
	testb	$8, %r9b
	je	.L30b93
	movq	8(%rsp), %rax
	vbroadcastss	208(%rax), %zmm0
	vmovups	3632(%rsp), %zmm1
	vcmpeqps	.L30c20(%rip){1to16}, %zmm1, %k2
	vaddps	%zmm5, %zmm5, %zmm1
	vmovups	2480(%rsp), %zmm9
	vfmsub132ps	.L30c31(%rip){1to16}, %zmm5, %zmm9
	vbroadcastss	100(%rax), %zmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%zmm5, %zmm2, %zmm4
	vfmadd231ps	104(%rax){1to16}, %zmm30, %zmm4
	vfmadd231ps	108(%rax){1to16}, %zmm29, %zmm4
	vfmadd231ps	112(%rax){1to16}, %zmm27, %zmm4
	vfmadd231ps	116(%rax){1to16}, %zmm25, %zmm4
	vfmadd231ps	120(%rax){1to16}, %zmm15, %zmm4
	vfmadd231ps	124(%rax){1to16}, %zmm12, %zmm4
	vfmadd231ps	128(%rax){1to16}, %zmm8, %zmm4
	vfmadd231ps	132(%rax){1to16}, %zmm7, %zmm4
	vbroadcastss	136(%rax), %zmm3
	vmovups	6000(%rsp), %zmm6
	vaddps	%zmm4, %zmm6, %zmm4
	vfmadd213ps	%zmm5, %zmm2, %zmm3
	vfmadd231ps	140(%rax){1to16}, %zmm30, %zmm3
	vfmadd231ps	144(%rax){1to16}, %zmm29, %zmm3
	vfmadd231ps	148(%rax){1to16}, %zmm27, %zmm3
	vfmadd231ps	152(%rax){1to16}, %zmm25, %zmm3
	vfmadd231ps	156(%rax){1to16}, %zmm15, %zmm3
	vfmadd231ps	160(%rax){1to16}, %zmm12, %zmm3
	vfmadd231ps	164(%rax){1to16}, %zmm8, %zmm3
	vfmadd231ps	168(%rax){1to16}, %zmm7, %zmm3
	vfmadd132ps	172(%rax){1to16}, %zmm5, %zmm2
	vfmadd231ps	176(%rax){1to16}, %zmm30, %zmm2
	vfmadd231ps	180(%rax){1to16}, %zmm29, %zmm2
	vfmadd231ps	184(%rax){1to16}, %zmm27, %zmm2
	vfmadd231ps	188(%rax){1to16}, %zmm25, %zmm2
	vfmadd231ps	192(%rax){1to16}, %zmm15, %zmm2
	vfmadd231ps	196(%rax){1to16}, %zmm12, %zmm2
	vfmadd231ps	200(%rax){1to16}, %zmm8, %zmm2
	vfmadd231ps	204(%rax){1to16}, %zmm7, %zmm2
	vfmadd231ps	.L30c74(%rip){1to16}, %zmm6, %zmm3
	vfmadd231ps	.L30c80(%rip){1to16}, %zmm6, %zmm2
	vmovaps	%zmm0, %zmm9 {%k2}
	movq	%rdi, %rax
	imulq	%r14, %rax
	shlq	$6, %rax
	addq	%r8, %rax
	vmovaps	%zmm9, (%rcx,%rax)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	1(%rdi), %rax
	imulq	%r14, %rax
	shlq	$6, %rax
	addq	%r8, %rax
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, %zmm4 {%k2}
	leaq	2(%rdi), %rax
	imulq	%r14, %rax
	shlq	$6, %rax
	addq	%r8, %rax
	vmovaps	%zmm4, (%rcx,%rax)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	3(%rdi), %rax
	imulq	%r14, %rax
	shlq	$6, %rax
	addq	%r8, %rax
	vmovaps	%zmm3, (%rcx,%rax)
	vmovaps	%zmm0, %zmm2 {%k2}
	addq	$4, %rdi
	imulq	%r14, %rdi
	shlq	$6, %rdi
	addq	%r8, %rdi
	vmovaps	%zmm2, (%rcx,%rdi)
	jmp	.L30b93
.L30b97:
	addq	$6904, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
