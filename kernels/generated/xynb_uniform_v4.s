# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L6c0:
	.long	0x3f800000
.L6c1:
	.long	1048576
.L6c3:
	.long	2147483647
.L6c4:
	.long	0x3f40094e
.L6c5:
	.long	0x3e1d5a5a
.L6c6:
	.long	0x3bd74912
.L6c7:
	.long	0x3f156f3d
.L6c8:
	.long	0x3d26f715
.L6c9:
	.long	8388607
.L6c10:
	.long	1400897535
.L6c11:
	.long	0xc9800000
.L6c12:
	.long	0x3f000000
.L6c13:
	.long	0x0da24260
.L6c14:
	.long	0x1e3ce508
.L6c15:
	.long	0xbf800000
.L6c16:
	.long	0x41100000
.L6c17:
	.long	0x3e800000
.L6c18:
	.long	0x41490fdb
.L6c19:
	.long	0x40800000
.L6c20:
	.long	0x40a00000
.L6c21:
	.long	0x7f7fffff
.L6c22:
	.long	0x3fc00000
.L6c23:
	.long	0x7149f2ca
.L6c24:
	.long	2
.L6c25:
	.long	4
.L6c26:
	.long	8
.L6c27:
	.long	0x3f3504f3
.L6c28:
	.long	0x3ecc422a
.L6c29:
	.long	0x3f106ebb
.L6c30:
	.long	0xbf000000
.L6c31:
	.long	0x80000000
.L6c32:
	.long	0xc2ae0000
.L6c33:
	.long	0x3fb8aa3b
.L6c34:
	.long	0xbf317200
.L6c35:
	.long	0xb5bfbe8e
.L6c36:
	.long	0x3aae0472
.L6c37:
	.long	0x3c1e8629
.L6c38:
	.long	0x3d635b73
.L6c39:
	.long	0x3e75fc8c
.L6c40:
	.long	0x3f317214
.L6c41:
	.long	0x42fe0000
.L6c42:
	.long	0x3e99999a
.L6c43:
	.long	0xbe04a19d
.L6c44:
	.long	0x3ef89ba5
.L6c45:
	.long	0xbf03248e
.L6c46:
	.long	0x3f0c3744
.L6c47:
	.long	0xbdc1d79d
.L6c48:
	.long	0x3e5c1572
.L6c49:
	.long	0x3e17e642
.L6c50:
	.long	0x3e2ecff8
.L6c51:
	.long	0x3e2d3f9f
.L6c52:
	.long	0x41400000
.L6c53:
	.long	3234528013
.L6c54:
	.long	4286578688
.L6c55:
	.long	0x3eaaac4e
.L6c56:
	.long	0xbf00000d
.L6c57:
	.long	0x3e4bdb47
.L6c58:
	.long	0xbe7fd7d0
.L6c59:
	.long	0x3e259a3a
.L6c60:
	.long	0xbe2ec8d2
.L6c61:
	.long	0xbddadb52
.L6c62:
	.long	0x33b17218
.L6c63:
	.long	0x3727c5ac
.L6c64:
	.long	0x3a83126f
.L6c65:
	.long	0x41800000
.L6c66:
	.long	0x358637bd
.L6c67:
	.long	0x350637bd
.L6c68:
	.long	0x34210fb0
.L6c69:
	.long	0x36a7c5ac
.L6c70:
	.long	0x40000000
.L6c71:
	.long	0x3f317218
.L6c72:
	.long	0x3feb3f8f
.L6c73:
	.long	0x38d1b717
.L6c74:
	.long	0x40400000
.L6c75:
	.long	0x3951b717
.L6c76:
	.long	0x41000000
.L6c77:
	.long	0x3cf5c28f
.L6c78:
	.long	0x26901d7d
.L6c79:
	.long	0x3f800054
.L6c80:
	.long	0xbf4ccccd
.L6c81:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L6c2:
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
	.globl	gaussmle_xynb_uniform_v4
gaussmle_xynb_uniform_v4:
	.globl	_gaussmle_xynb_uniform_v4
_gaussmle_xynb_uniform_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4264, %rsp
	movl	%esi, (%rsp)
	testl	%ecx, %ecx
	je	.L6b96
	testl	%edx, %edx
	je	.L6b96
	cmpl	$0, (%rsp)
	je	.L6b96
	movq	4336(%rsp), %rbx
	movl	(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 56(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 32(%rsp)
	movq	24(%rdi), %r15
	movq	32(%rdi), %rsi
	movq	40(%rdi), %r10
	movq	%r10, 120(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rdi
	addl	%r8d, %r9d
	movq	%rsi, %r8
	addl	4320(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 80(%rsp)
	imull	%eax, %edx
	movl	%edx, 44(%rsp)
	movq	%rdi, 16(%rsp)
	leaq	64(%rdi), %rax
	movq	%rax, 64(%rsp)
	vbroadcastss	.L6c0(%rip), %zmm0
	vbroadcastss	.L6c15(%rip), %zmm31
	vpbroadcastd	.L6c24(%rip), %zmm22
	vpbroadcastd	.L6c26(%rip), %zmm24
	xorl	%eax, %eax
	vpbroadcastd	.L6c0(%rip), %zmm26
	vxorps	%xmm4, %xmm4, %xmm4
	movq	%r9, 88(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	.L6c62(%rip), %zmm30
	vpbroadcastd	.L6c3(%rip), %zmm28
	vbroadcastss	.L6c4(%rip), %zmm16
	vbroadcastss	.L6c5(%rip), %zmm17
	vbroadcastss	.L6c6(%rip), %zmm18
	vbroadcastss	.L6c7(%rip), %zmm19
	vbroadcastss	.L6c8(%rip), %zmm20
	vpbroadcastd	.L6c9(%rip), %zmm21
	vpbroadcastd	.L6c81(%rip), %zmm23
	movq	%r14, 112(%rsp)
	movq	%rsi, 104(%rsp)
	jmp	.L6b4
	.p2align	4
.L6b95:
	incq	%rax
	addl	44(%rsp), %ecx
	cmpq	80(%rsp), %rax
	je	.L6b96
.L6b4:
	movq	%rax, %rdx
	imulq	56(%rsp), %rdx
	movq	%rdx, 96(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 128(%rsp)
	movl	%ecx, 48(%rsp)
	jmp	.L6b5
	.p2align	4
.L6b94:
	incq	%rdi
	addl	(%rsp), %esi
	cmpq	56(%rsp), %rdi
	je	.L6b95
.L6b5:
	movq	96(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	88(%rsp), %rdx
	movl	%esi, %r9d
	xorl	%r10d, %r10d
	movl	%esi, 52(%rsp)
	movq	%rdi, 144(%rsp)
	movq	%rdx, 136(%rsp)
	jmp	.L6b6
	.p2align	4
.L6b92:
	korw	%k0, %k1, %k1
	vbroadcastss	.L6c74(%rip), %zmm1
	vblendmps	%zmm10, %zmm1, %zmm1 {%k1}
	movq	120(%rsp), %rcx
	vmovups	1568(%rsp), %zmm2
	vmovaps	%zmm2, (%rcx,%rax)
	vmovaps	%zmm1, (%rcx,%r9)
	movq	128(%rsp), %rax
	vpbroadcastd	.L6c0(%rip), %zmm26
	vxorps	%xmm4, %xmm4, %xmm4
	movl	48(%rsp), %ecx
	vbroadcastss	.L6c62(%rip), %zmm30
	vbroadcastss	.L6c4(%rip), %zmm16
	vbroadcastss	.L6c5(%rip), %zmm17
	vbroadcastss	.L6c6(%rip), %zmm18
	vbroadcastss	.L6c7(%rip), %zmm19
	vbroadcastss	.L6c8(%rip), %zmm20
	vpbroadcastd	.L6c9(%rip), %zmm21
	vpbroadcastd	.L6c81(%rip), %zmm23
	movl	52(%rsp), %esi
	movq	144(%rsp), %rdi
	movq	136(%rsp), %rdx
	movl	28(%rsp), %r9d
	movq	152(%rsp), %r10
.L6b93:
	incq	%r10
	incl	%r9d
	cmpq	%r14, %r10
	je	.L6b94
.L6b6:
	leaq	(%rdx,%r10), %r11
	movl	8(%rbx), %r12d
	movq	%r11, 72(%rsp)
	movq	%r12, 8(%rsp)
	cmpq	%r12, %r11
	jae	.L6b93
	movq	%r10, 152(%rsp)
	movl	%r9d, 28(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 608(%rsp)
	movl	20(%rbx), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	movq	%rcx, 480(%rsp)
	cmoveq	%rcx, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	je	.L6b8
	movq	%rax, %r9
	imulq	72(%rsp), %r9
	movl	$2, %r8d
	subq	%r10, %r8
	imull	28(%rsp), %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 736(%rsp)
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 1056(%rsp)
	vpxor	%xmm11, %xmm11, %xmm11
	vxorps	%xmm25, %xmm25, %xmm25
	movl	$16, %esi
	xorl	%ecx, %ecx
	movq	64(%rsp), %r12
	vmovaps	%zmm0, %zmm27
	vmovaps	%zmm0, %zmm29
	vpbroadcastd	.L6c1(%rip), %zmm12
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r14d, %r14d
	jmp	.L6b10
	.p2align	4
.L6b39:
	vaddps	%zmm14, %zmm8, %zmm8
	vaddps	%zmm13, %zmm2, %zmm2
	incq	%r14
	addl	%r10d, %eax
	addq	736(%rsp), %r12
	addl	1056(%rsp), %esi
	addq	%r10, %rcx
	cmpq	%r10, %r14
	je	.L6b40
.L6b10:
	movq	%r14, %rdi
	imulq	%r10, %rdi
	leal	(%r9,%rdi), %edx
	andl	$2147483647, %edx
	movq	%rdi, %r11
	shrq	%r11
	addq	%r9, %r11
	testb	$1, %bpl
	cmoveq	%rdx, %r11
	shlq	$6, %r11
	movq	32(%rsp), %rbx
	vmovdqa64	(%rbx,%r11), %zmm3
	vmovdqa64	%zmm3, %zmm5
	testb	$1, %bpl
	je	.L6b12
	movl	%edi, %r11d
	shll	$4, %r11d
	andl	$16, %r11d
	vmovd	%r11d, %xmm5
	vpsrld	%xmm5, %zmm3, %zmm5
	vpandd	%zmm23, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
.L6b12:
	vsubps	(%r15){1to16}, %zmm5, %zmm5
	vbroadcastss	8(%r15), %zmm7
	vfmadd132ps	4(%r15){1to16}, %zmm7, %zmm5
	testb	$1, %bpl
	je	.L6b14
	movl	%edi, %r11d
	shll	$4, %r11d
	andl	$16, %r11d
	vmovd	%r11d, %xmm10
	vpsrld	%xmm10, %zmm3, %zmm3
	vpandd	%zmm23, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
.L6b14:
	movq	%rdi, %r11
	shlq	$6, %r11
	movq	16(%rsp), %rbx
	vmovaps	%zmm5, (%rbx,%r11)
	testb	$8, %bpl
	jne	.L6b15
	andl	$2147483647, %eax
	vsubps	%zmm7, %zmm5, %zmm14
	cmpq	$1, %r10
	je	.L6b17
.L6b18:
	vpandd	%zmm28, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm4, %zmm14, %zmm13
	jne	.L6b19
.L6b37:
	testq	%r14, %r14
	jne	.L6b39
	jmp	.L6b38
	.p2align	4
.L6b15:
	vaddps	%zmm16, %zmm5, %zmm10
	vfmadd213ps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm18, %zmm5, %zmm10
	vaddps	%zmm19, %zmm5, %zmm13
	vfmadd213ps	%zmm20, %zmm5, %zmm13
	vcmpltps	%zmm5, %zmm4, %k1
	vmulps	%zmm10, %zmm27, %zmm27 {%k1}
	vmulps	%zmm13, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm10
	vpsrld	$23, %zmm29, %zmm13
	vpsubd	%zmm13, %zmm12, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm12
	vpternlogd	$236, %zmm21, %zmm26, %zmm27
	vpternlogd	$236, %zmm21, %zmm26, %zmm29
	vbroadcastss	.L6c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm25, %zmm25
	andl	$2147483647, %eax
	vsubps	%zmm7, %zmm5, %zmm14
	cmpq	$1, %r10
	jne	.L6b18
.L6b17:
	vaddps	%zmm14, %zmm6, %zmm6
	vpandd	%zmm28, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm4, %zmm14, %zmm13
	je	.L6b37
.L6b19:
	movq	%r14, 800(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%esi, 224(%rsp)
	movq	%r12, 160(%rsp)
	jne	.L6b20
.L6b28:
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	movq	%rdi, %r11
	shrq	%r11
	addq	%r9, %r11
	testb	$1, %bpl
	cmoveq	%rdx, %r11
	shlq	$6, %r11
	movq	32(%rsp), %rdx
	vmovdqa64	(%rdx,%r11), %zmm3
	vmovdqa64	%zmm3, %zmm5
	testb	$1, %bpl
	je	.L6b30
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm5
	vpsrld	%xmm5, %zmm3, %zmm5
	vpandd	%zmm23, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
.L6b30:
	vsubps	(%r15){1to16}, %zmm5, %zmm5
	vbroadcastss	8(%r15), %zmm7
	vfmadd132ps	4(%r15){1to16}, %zmm7, %zmm5
	testb	$1, %bpl
	movq	160(%rsp), %r12
	je	.L6b32
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm10
	vpsrld	%xmm10, %zmm3, %zmm3
	vpandd	%zmm23, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
.L6b32:
	shlq	$6, %rdi
	movq	16(%rsp), %rdx
	vmovaps	%zmm5, (%rdx,%rdi)
	testb	$8, %bpl
	movq	800(%rsp), %r14
	je	.L6b34
	vaddps	%zmm16, %zmm5, %zmm10
	vfmadd213ps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm18, %zmm5, %zmm10
	vaddps	%zmm19, %zmm5, %zmm15
	vfmadd213ps	%zmm20, %zmm5, %zmm15
	vcmpltps	%zmm5, %zmm4, %k1
	vmulps	%zmm10, %zmm27, %zmm27 {%k1}
	vmulps	%zmm15, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm10
	vpsrld	$23, %zmm29, %zmm15
	vpsubd	%zmm15, %zmm12, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm12
	vpternlogd	$236, %zmm21, %zmm26, %zmm27
	vpternlogd	$236, %zmm21, %zmm26, %zmm29
	vbroadcastss	.L6c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm25, %zmm25
.L6b34:
	movl	224(%rsp), %esi
	vsubps	%zmm7, %zmm5, %zmm5
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L6b36
	vaddps	%zmm5, %zmm6, %zmm6
.L6b36:
	vpandd	%zmm28, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm5, %zmm13, %zmm13
	testq	%r14, %r14
	jne	.L6b39
.L6b38:
	vaddps	%zmm13, %zmm9, %zmm9
	jmp	.L6b39
	.p2align	4
.L6b20:
	movl	%esi, %r11d
	jmp	.L6b21
	.p2align	4
.L6b27:
	vpandd	%zmm28, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vsubps	%zmm7, %zmm5, %zmm3
	vaddps	%zmm3, %zmm13, %zmm13
	leaq	(%r8,%rbx), %r14
	incq	%r14
	incq	%rbx
	addq	$64, %r12
	addl	$16, %r11d
	cmpq	$1, %r14
	je	.L6b28
.L6b21:
	movl	%ebp, %esi
	leaq	(%rcx,%rbx), %rbp
	leaq	(%rax,%rbx), %r14
	shrq	%rbp
	addq	%r9, %rbp
	testb	$1, %sil
	cmoveq	%r14, %rbp
	shlq	$6, %rbp
	movq	32(%rsp), %r14
	vmovdqa64	(%r14,%rbp), %zmm3
	movl	%esi, %ebp
	vmovdqa64	%zmm3, %zmm5
	testb	$1, %bpl
	je	.L6b23
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm5
	movl	%esi, %ebp
	vpsrld	%xmm5, %zmm3, %zmm5
	vpandd	%zmm23, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
.L6b23:
	vsubps	(%r15){1to16}, %zmm5, %zmm5
	vbroadcastss	8(%r15), %zmm7
	vfmadd132ps	4(%r15){1to16}, %zmm7, %zmm5
	testb	$1, %bpl
	je	.L6b25
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	movl	%esi, %ebp
	vpsrld	%xmm10, %zmm3, %zmm3
	vpandd	%zmm23, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
.L6b25:
	vmovaps	%zmm5, (%r12)
	testb	$8, %bpl
	je	.L6b27
	vaddps	%zmm16, %zmm5, %zmm10
	vfmadd213ps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm18, %zmm5, %zmm10
	vaddps	%zmm19, %zmm5, %zmm15
	vfmadd213ps	%zmm20, %zmm5, %zmm15
	vcmpltps	%zmm5, %zmm4, %k1
	vmulps	%zmm10, %zmm27, %zmm27 {%k1}
	vmulps	%zmm15, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm10
	vpsrld	$23, %zmm29, %zmm15
	vpsubd	%zmm15, %zmm12, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm12
	vpternlogd	$236, %zmm21, %zmm26, %zmm27
	vpternlogd	$236, %zmm21, %zmm26, %zmm29
	vbroadcastss	.L6c0(%rip), %zmm10 {%k1} {z}
	vaddps	%zmm10, %zmm25, %zmm25
	jmp	.L6b27
	.p2align	4
.L6b40:
	vpcmpnleud	.L6c10(%rip){1to16}, %zmm11, %k0
	vcvtudq2ps	%zmm12, %zmm3
	vaddps	.L6c11(%rip){1to16}, %zmm3, %zmm3
	vmovups	%zmm3, 3104(%rsp)
	movq	4336(%rsp), %rbx
	movq	112(%rsp), %r14
	movq	104(%rsp), %r8
	jmp	.L6b41
.L6b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%zmm3, 3104(%rsp)
	vmovaps	%zmm0, %zmm29
	vmovaps	%zmm0, %zmm27
.L6b41:
	vcvtusi2ss	%r10d, %xmm0, %xmm3
	vbroadcastss	%xmm3, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm9, %zmm3, %zmm5
	vmulps	%zmm13, %zmm3, %zmm7
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	%zmm6, %zmm3, %zmm3
	vminps	%zmm5, %zmm7, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm7, %zmm6 {%k1}
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k1}
	vminps	%zmm8, %zmm3, %zmm7
	vcmpunordps	%zmm8, %zmm8, %k1
	vmovaps	%zmm3, %zmm7 {%k1}
	vmaxps	%zmm8, %zmm3, %zmm8
	vmovaps	%zmm3, %zmm8 {%k1}
	vminps	%zmm6, %zmm7, %zmm3
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm7, %zmm3 {%k1}
	vmaxps	%zmm6, %zmm7, %zmm6
	vmovaps	%zmm7, %zmm6 {%k1}
	vminps	%zmm5, %zmm8, %zmm7
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm8, %zmm7 {%k1}
	vminps	%zmm6, %zmm7, %zmm5
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm7, %zmm5 {%k1}
	vaddps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.L6c12(%rip), %zmm17
	vmulps	%zmm17, %zmm3, %zmm6
	testq	%r10, %r10
	je	.L6b42
	vmaxps	%zmm1, %zmm6, %zmm1
	vbroadcastss	8(%r15), %zmm12
	vaddps	%zmm12, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vaddps	%zmm1, %zmm6, %zmm13
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	64(%rsp), %rdx
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm9, %xmm9, %xmm9
	vpxor	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%esi, %esi
	jmp	.L6b44
	.p2align	4
.L6b45:
	xorl	%edi, %edi
.L6b49:
	vmovaps	%zmm15, %zmm5
	vmovaps	%zmm14, %zmm7
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$6, %r9
	addq	16(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm0, %xmm10
	shlq	$6, %rdi
	vmovaps	(%r9,%rdi), %zmm14
	vsubps	%zmm12, %zmm14, %zmm14
	vsubps	%zmm13, %zmm14, %zmm14
	vmaxps	%zmm4, %zmm14, %zmm14
	vmulps	%zmm14, %zmm14, %zmm16
	vbroadcastss	%xmm10, %zmm14
	vaddps	%zmm16, %zmm3, %zmm3
	vfmadd213ps	%zmm7, %zmm16, %zmm14
	vmulss	%xmm10, %xmm10, %xmm7
	vbroadcastss	%xmm7, %zmm15
	vfmadd213ps	%zmm5, %zmm16, %zmm15
.L6b50:
	vcvtsi2ss	%rsi, %xmm0, %xmm5
	vbroadcastss	%xmm5, %zmm7
	vaddps	%zmm3, %zmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm9
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L6b51
.L6b44:
	vxorps	%xmm3, %xmm3, %xmm3
	cmpq	$1, %r10
	je	.L6b45
	movq	%rdx, %r9
	xorl	%edi, %edi
	.p2align	4
.L6b47:
	vmovaps	-64(%r9), %zmm5
	vmovaps	(%r9), %zmm7
	vsubps	%zmm12, %zmm5, %zmm5
	vsubps	%zmm13, %zmm5, %zmm5
	vmaxps	%zmm4, %zmm5, %zmm5
	vcvtsi2ss	%rdi, %xmm0, %xmm10
	vmulps	%zmm5, %zmm5, %zmm5
	vbroadcastss	%xmm10, %zmm16
	vaddps	%zmm5, %zmm3, %zmm3
	vfmadd213ps	%zmm14, %zmm5, %zmm16
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vfmadd213ps	%zmm15, %zmm5, %zmm10
	vsubps	%zmm12, %zmm7, %zmm5
	vsubps	%zmm13, %zmm5, %zmm5
	vmaxps	%zmm4, %zmm5, %zmm5
	vmulps	%zmm5, %zmm5, %zmm5
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm0, %xmm7
	vbroadcastss	%xmm7, %zmm14
	vaddps	%zmm5, %zmm3, %zmm3
	vfmadd213ps	%zmm16, %zmm5, %zmm14
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm15
	vfmadd213ps	%zmm10, %zmm5, %zmm15
	addq	$2, %rdi
	subq	$-128, %r9
	cmpq	%rax, %rdi
	jne	.L6b47
	testb	$1, %r10b
	jne	.L6b49
	jmp	.L6b50
.L6b42:
	vpxor	%xmm15, %xmm15, %xmm15
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm8, %xmm8, %xmm8
.L6b51:
	vmovups	%zmm29, 3552(%rsp)
	vmovups	%zmm27, 3616(%rsp)
	vmovups	%zmm25, 3680(%rsp)
	vcvtusi2ssq	480(%rsp), %xmm0, %xmm3
	vbroadcastss	%xmm3, %zmm13
	vmaxps	.L6c13(%rip){1to16}, %zmm8, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpgtps	.L6c14(%rip){1to16}, %zmm8, %k1
	vaddps	%zmm31, %zmm11, %zmm5
	vmulps	%zmm17, %zmm5, %zmm5
	vmovaps	%zmm5, %zmm7
	vdivps	.L6c16(%rip){1to16}, %zmm13, %zmm10
	vmulps	%zmm3, %zmm14, %zmm7 {%k1}
	vmulps	%zmm3, %zmm9, %zmm5 {%k1}
	vmulps	%zmm3, %zmm15, %zmm9
	vfnmadd231ps	%zmm7, %zmm7, %zmm9
	vaddps	%zmm9, %zmm9, %zmm9
	vminps	%zmm9, %zmm10, %zmm11
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovaps	%zmm10, %zmm11 {%k1}
	vbroadcastss	.L6c17(%rip), %zmm4
	vmaxps	%zmm4, %zmm11, %zmm9
	vsqrtps	%zmm9, %zmm9
	vmulps	%zmm3, %zmm1, %zmm1
	vfnmadd231ps	%zmm5, %zmm5, %zmm1
	vaddps	%zmm1, %zmm1, %zmm1
	vminps	%zmm1, %zmm10, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm10, %zmm3 {%k1}
	vmaxps	%zmm4, %zmm3, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	.L6c18(%rip){1to16}, %zmm9, %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vmulps	%zmm1, %zmm8, %zmm1
	vfnmadd231ps	%zmm13, %zmm6, %zmm2
	vsqrtps	%zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm1, %zmm3 {%k1}
	vbroadcastss	52(%r15), %zmm14
	vbroadcastss	76(%r15), %zmm15
	vbroadcastss	56(%r15), %zmm11
	vbroadcastss	80(%r15), %zmm12
	vbroadcastss	60(%r15), %zmm9
	vbroadcastss	84(%r15), %zmm10
	vbroadcastss	64(%r15), %zmm4
	vbroadcastss	88(%r15), %zmm8
	vmaxps	%zmm0, %zmm3, %zmm1
	vminps	%zmm7, %zmm15, %zmm2
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovups	%zmm15, 2656(%rsp)
	vmovaps	%zmm15, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm14, %zmm23
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm14, 2080(%rsp)
	vmovaps	%zmm14, %zmm23 {%k1}
	vminps	%zmm5, %zmm12, %zmm2
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm12, 2144(%rsp)
	vmovaps	%zmm12, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm11, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm11, 2208(%rsp)
	vmovaps	%zmm11, %zmm3 {%k1}
	vmovups	%zmm3, 544(%rsp)
	vmovups	%zmm10, 1312(%rsp)
	vminps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm9, 1376(%rsp)
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovups	%zmm1, 288(%rsp)
	vminps	%zmm6, %zmm8, %zmm1
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm8, 2272(%rsp)
	vmovaps	%zmm8, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm4, 2336(%rsp)
	vmovaps	%zmm4, %zmm2 {%k1}
	vmovups	%zmm2, 224(%rsp)
	vbroadcastss	.L6c19(%rip), %zmm2
	vmovups	%zmm13, 3488(%rsp)
	vcmpltps	%zmm2, %zmm13, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1824(%rsp)
	vblendmps	%zmm3, %zmm0, %zmm11 {%k1}
	vbroadcastss	.L6c20(%rip), %zmm16
	vblendmps	%zmm2, %zmm16, %zmm14 {%k1}
	vcvtusi2ssl	608(%rsp), %xmm0, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 3232(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$6, %r9
	leaq	128(%r13), %rdi
	addq	%rdi, %r9
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1696(%rsp)
	vmovups	%zmm1, 1120(%rsp)
	vmovups	%zmm1, 1184(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%zmm1, 1760(%rsp)
	vmovups	%zmm0, 1952(%rsp)
	vbroadcastss	.L6c23(%rip), %zmm1
	vmovups	%zmm1, 3168(%rsp)
	vmovups	%zmm3, 928(%rsp)
	vmovups	%zmm1, 1440(%rsp)
	vmovups	%zmm2, 1888(%rsp)
	vbroadcastss	.L6c22(%rip), %zmm1
	vmovups	%zmm1, 2528(%rsp)
	vbroadcastss	.L6c21(%rip), %zmm1
	vmovups	%zmm1, 2400(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	jmp	.L6b52
	.p2align	4
.L6b97:
	vmulps	%zmm3, %zmm17, %zmm1
	vfmadd213ps	%zmm5, %zmm1, %zmm21
	vmulps	%zmm21, %zmm8, %zmm3
	vfmadd213ps	%zmm27, %zmm3, %zmm13
	vfmadd213ps	%zmm13, %zmm1, %zmm28
	vmulps	416(%rsp), %zmm28, %zmm4
	vmovups	3296(%rsp), %zmm12
	vfmadd213ps	%zmm15, %zmm4, %zmm12
	vmovups	1248(%rsp), %zmm6
	vmulps	%zmm4, %zmm6, %zmm13
	vmovups	544(%rsp), %zmm8
	vaddps	%zmm13, %zmm8, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	2144(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	2208(%rsp), %zmm7
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k1}
	vcmpeqps	%zmm8, %zmm5, %k1
	vcmpneqps	%zmm5, %zmm4, %k1 {%k1}
	vmovups	352(%rsp), %zmm4
	vfmadd213ps	%zmm12, %zmm3, %zmm4
	vmovups	992(%rsp), %zmm5
	vfmadd213ps	%zmm4, %zmm1, %zmm5
	vmovups	2592(%rsp), %zmm7
	vmulps	%zmm5, %zmm7, %zmm12
	vmovups	672(%rsp), %zmm28
	vaddps	%zmm12, %zmm28, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k2
	vmovups	2656(%rsp), %zmm21
	vminps	%zmm4, %zmm21, %zmm5
	vmovaps	%zmm21, %zmm5 {%k2}
	vcmpunordps	%zmm5, %zmm5, %k2
	vmovups	2080(%rsp), %zmm8
	vmaxps	%zmm5, %zmm8, %zmm5
	vmovaps	%zmm8, %zmm5 {%k2}
	vcmpeqps	%zmm28, %zmm5, %k2
	vcmpneqps	%zmm5, %zmm4, %k3 {%k2}
	vmulps	%zmm3, %zmm19, %zmm3
	vmovups	%zmm3, 352(%rsp)
	vmovups	288(%rsp), %zmm27
	vaddps	%zmm3, %zmm27, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	1312(%rsp), %zmm8
	vminps	%zmm3, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k2}
	vcmpunordps	%zmm4, %zmm4, %k2
	vmovups	1376(%rsp), %zmm8
	vmaxps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k2}
	vcmpeqps	%zmm27, %zmm4, %k2
	vcmpneqps	%zmm4, %zmm3, %k4 {%k2}
	vmulps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm1, 416(%rsp)
	vaddps	%zmm1, %zmm9, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k2
	vmovups	2272(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k2}
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	2336(%rsp), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k2}
	vcmpeqps	%zmm9, %zmm3, %k2
	vcmpneqps	%zmm3, %zmm1, %k5 {%k2}
	vminps	%zmm0, %zmm22, %zmm1
	vminps	%zmm1, %zmm30, %zmm1
	vminps	%zmm1, %zmm2, %zmm1
	vmulps	2912(%rsp), %zmm7, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmovaps	%zmm20, %zmm30
	vsubps	%zmm20, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm20, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	2976(%rsp), %zmm6, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	480(%rsp), %zmm4
	vsubps	%zmm4, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm4, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	3360(%rsp), %zmm19, %zmm2
	vmulps	%zmm2, %zmm19, %zmm2
	vsubps	%zmm29, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm29, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vmulps	160(%rsp), %zmm10, %zmm2
	vmulps	%zmm2, %zmm10, %zmm2
	vmovups	864(%rsp), %zmm4
	vsubps	%zmm4, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm4, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vsqrtps	%zmm25, %zmm8
	vdivps	%zmm27, %zmm0, %zmm2
	vmulps	%zmm2, %zmm19, %zmm2
	vmovups	%zmm2, 160(%rsp)
	vmovups	928(%rsp), %zmm25
	vxorps	%xmm17, %xmm17, %xmm17
	vcmpnltps	%zmm25, %zmm17, %k0
	vcmpltps	.L6c73(%rip){1to16}, %zmm1, %k2
	vmulps	%zmm8, %zmm8, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	korw	%k0, %k2, %k7
	vmovaps	%zmm9, %zmm15
	vbroadcastss	.L6c23(%rip), %zmm14
	vmovaps	%zmm14, %zmm1 {%k7}
	vbroadcastss	16(%r15), %zmm2
	vcmpleps	%zmm2, %zmm1, %k6
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm24, %k0 {%k6}
	vpmovm2d	%k3, %zmm1
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L6c25(%rip), %zmm2 {%k4} {z}
	vpbroadcastd	.L6c26(%rip), %zmm24
	vpord	%zmm24, %zmm2, %zmm2 {%k5}
	vpbroadcastd	.L6c24(%rip), %zmm22
	vmovups	%zmm18, 608(%rsp)
	vpord	%zmm22, %zmm2, %zmm2 {%k1}
	vpord	%zmm1, %zmm2, %zmm1
	vmovups	1824(%rsp), %zmm10
	vmovaps	%zmm10, %zmm2
	vfmadd132ps	2784(%rsp), %zmm17, %zmm2
	vmovups	1696(%rsp), %zmm18
	vfmadd231ps	2720(%rsp), %zmm18, %zmm2
	vmovups	2848(%rsp), %zmm3
	vfmadd231ps	1120(%rsp), %zmm3, %zmm2
	vfmadd231ps	1184(%rsp), %zmm11, %zmm2
	vmovups	1760(%rsp), %zmm22
	vsubps	%zmm2, %zmm22, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vbroadcastss	.L6c17(%rip), %zmm7
	vmulps	%zmm7, %zmm22, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmovups	3424(%rsp), %zmm3
	vsubps	2016(%rsp), %zmm3, %zmm7
	vcmpltps	%zmm25, %zmm17, %k5
	vmaxps	.L6c13(%rip){1to16}, %zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm2
	vmulps	%zmm2, %zmm22, %zmm2
	vmovups	1952(%rsp), %zmm24
	vmulps	%zmm2, %zmm24, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	2528(%rsp), %zmm3
	vminps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmaxps	.L6c77(%rip){1to16}, %zmm2, %zmm2
	vcmpnltps	%zmm22, %zmm17, %k1
	korw	%k1, %k5, %k1
	vmovaps	%zmm0, %zmm2 {%k1}
	vcmpltps	%zmm7, %zmm17, %k1
	vptestmd	%zmm1, %zmm1, %k6
	vmovdqu64	2464(%rsp), %zmm3
	vpord	%zmm1, %zmm3, %zmm3 {%k1}
	vmovdqu64	%zmm3, 2464(%rsp)
	vmovaps	%zmm14, %zmm23 {%k7}
	vmovups	1440(%rsp), %zmm1
	vmovaps	%zmm23, %zmm1 {%k1}
	vmovups	%zmm1, 1440(%rsp)
	vbroadcastss	.L6c3(%rip), %zmm16
	vandps	%zmm16, %zmm12, %zmm1
	vbroadcastss	.L6c78(%rip), %zmm20
	vaddps	%zmm20, %zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm1
	vmovups	3936(%rsp), %zmm5
	vmulps	%zmm1, %zmm5, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k3
	vminps	%zmm2, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k3}
	vmovaps	%zmm13, %zmm23
	vandps	%zmm16, %zmm13, %zmm3
	vaddps	%zmm20, %zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm3, %zmm5, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k3
	vminps	%zmm4, %zmm6, %zmm5
	vmovaps	%zmm6, %zmm5 {%k3}
	vcmpltps	%zmm17, %zmm12, %k3
	vmovaps	%zmm21, %zmm19
	vsubps	%zmm28, %zmm21, %zmm4
	vmovups	2080(%rsp), %zmm21
	vsubps	%zmm21, %zmm28, %zmm4 {%k3}
	vmulps	%zmm1, %zmm4, %zmm1
	vbroadcastss	.L6c79(%rip), %zmm6
	vmulps	%zmm6, %zmm1, %zmm1
	vcmpltps	%zmm30, %zmm17, %k3
	vmovaps	%zmm14, %zmm4
	vminps	%zmm14, %zmm1, %zmm4 {%k3}
	vcmpltps	%zmm17, %zmm13, %k3
	vmovups	2144(%rsp), %zmm30
	vmovups	544(%rsp), %zmm9
	vsubps	%zmm9, %zmm30, %zmm1
	vmovups	2208(%rsp), %zmm13
	vsubps	%zmm13, %zmm9, %zmm1 {%k3}
	vmulps	%zmm3, %zmm1, %zmm1
	vcmpltps	480(%rsp), %zmm17, %k3
	vmovaps	%zmm14, %zmm3
	vmulps	%zmm6, %zmm1, %zmm3 {%k3}
	vcmpunordps	%zmm4, %zmm4, %k3
	vminps	%zmm4, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k3}
	vmovups	352(%rsp), %zmm4
	vandps	%zmm16, %zmm4, %zmm3
	vaddps	%zmm20, %zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpltps	%zmm17, %zmm4, %k3
	vmovups	1312(%rsp), %zmm4
	vsubps	%zmm27, %zmm4, %zmm4
	vsubps	1376(%rsp), %zmm27, %zmm4 {%k3}
	vmulps	%zmm3, %zmm4, %zmm3
	vcmpltps	%zmm29, %zmm17, %k3
	vmovaps	%zmm14, %zmm4
	vmulps	%zmm6, %zmm3, %zmm4 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k3}
	vmovups	416(%rsp), %zmm4
	vandps	%zmm16, %zmm4, %zmm3
	vaddps	%zmm20, %zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpltps	%zmm17, %zmm4, %k3
	vmovups	2272(%rsp), %zmm20
	vsubps	%zmm15, %zmm20, %zmm4
	vmovups	2336(%rsp), %zmm16
	vsubps	%zmm16, %zmm15, %zmm4 {%k3}
	vmulps	%zmm3, %zmm4, %zmm3
	vcmpltps	864(%rsp), %zmm17, %k3
	vmovaps	%zmm14, %zmm4
	vmulps	%zmm6, %zmm3, %zmm4 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k3}
	vcmpgtps	2400(%rsp), %zmm14, %k3
	vcmpltps	%zmm5, %zmm1, %k3 {%k3}
	vmovaps	%zmm1, %zmm5 {%k3}
	kandw	%k2, %k5, %k4
	vmovups	3168(%rsp), %zmm1
	vcmpltps	%zmm8, %zmm1, %k7
	korw	%k7, %k2, %k2
	kandw	%k2, %k5, %k5
	vcmpnltps	%zmm7, %zmm17, %k2
	vmovaps	%zmm7, %zmm29
	korw	%k2, %k4, %k2
	korw	%k6, %k2, %k2
	vblendmps	%zmm1, %zmm8, %zmm1 {%k2}
	vmovups	%zmm1, 3168(%rsp)
	vmulps	160(%rsp), %zmm8, %zmm1
	vmulps	.L6c76(%rip){1to16}, %zmm1, %zmm1
	vcmpunordps	%zmm8, %zmm8, %k6
	vminps	%zmm8, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k6}
	vmovups	1888(%rsp), %zmm4
	vmovaps	%zmm4, %zmm1
	vmulps	.L6c17(%rip){1to16}, %zmm4, %zmm1 {%k5}
	vcmpnleps	%zmm1, %zmm3, %k5
	vblendmps	%zmm24, %zmm5, %zmm24 {%k2}
	vmovups	%zmm24, 1952(%rsp)
	vmovaps	%zmm1, %zmm4 {%k1}
	vmovups	%zmm4, 1888(%rsp)
	vcmpnleps	%zmm5, %zmm2, %k6
	vfmadd213ps	%zmm28, %zmm5, %zmm12
	vfmadd213ps	%zmm9, %zmm23, %zmm5
	vcmpunordps	%zmm12, %zmm12, %k7
	vminps	%zmm12, %zmm19, %zmm1
	vmovups	1504(%rsp), %zmm14
	vmovaps	%zmm19, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmaxps	%zmm1, %zmm21, %zmm3
	vmovaps	%zmm21, %zmm3 {%k7}
	vmovaps	%zmm28, %zmm3 {%k2}
	vsubps	%zmm28, %zmm3, %zmm7
	vblendmps	%zmm10, %zmm7, %zmm10 {%k2}
	vcmpunordps	%zmm5, %zmm5, %k7
	vminps	%zmm5, %zmm30, %zmm1
	vmovaps	%zmm30, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmaxps	%zmm1, %zmm13, %zmm5
	vmovaps	%zmm13, %zmm5 {%k7}
	vmovaps	%zmm9, %zmm5 {%k2}
	vsubps	%zmm9, %zmm5, %zmm1
	vblendmps	%zmm18, %zmm1, %zmm18 {%k2}
	vfmadd132ps	2784(%rsp), %zmm17, %zmm7
	vfmadd231ps	2720(%rsp), %zmm1, %zmm7
	vdivps	%zmm2, %zmm0, %zmm1
	vmovups	%zmm10, 1824(%rsp)
	vmulps	%zmm10, %zmm1, %zmm4
	vmovups	1632(%rsp), %zmm8
	vmovups	2848(%rsp), %zmm10
	vfnmadd213ps	%zmm10, %zmm4, %zmm8
	vmovups	1056(%rsp), %zmm6
	vfnmadd213ps	%zmm11, %zmm4, %zmm6
	vmovups	%zmm18, 1696(%rsp)
	vmulps	%zmm18, %zmm1, %zmm1
	vmovups	608(%rsp), %zmm4
	vfnmadd213ps	%zmm8, %zmm1, %zmm4
	vmovups	800(%rsp), %zmm9
	vfnmadd213ps	%zmm6, %zmm1, %zmm9
	vmovups	3872(%rsp), %zmm13
	vmulps	%zmm4, %zmm13, %zmm1
	vmulps	736(%rsp), %zmm13, %zmm4
	vmovups	3808(%rsp), %zmm12
	vmulps	%zmm4, %zmm12, %zmm6
	vmulps	%zmm1, %zmm6, %zmm8
	vfmsub231ps	%zmm9, %zmm12, %zmm8
	vfnmadd213ps	%zmm0, %zmm6, %zmm6
	vmaxps	.L6c66(%rip){1to16}, %zmm6, %zmm6
	vdivps	%zmm6, %zmm0, %zmm6
	vmulps	%zmm8, %zmm6, %zmm6
	vmulps	%zmm6, %zmm12, %zmm6
	vmulps	%zmm1, %zmm13, %zmm1
	vmulps	%zmm13, %zmm4, %zmm4
	vmulps	%zmm6, %zmm2, %zmm6
	vbroadcastss	.L6c80(%rip), %zmm9
	vmulps	%zmm9, %zmm15, %zmm8
	vcmpunordps	%zmm6, %zmm6, %k7
	vmaxps	%zmm6, %zmm8, %zmm6
	vmovaps	%zmm8, %zmm6 {%k7}
	vaddps	%zmm6, %zmm15, %zmm6
	vcmpunordps	%zmm6, %zmm6, %k7
	vminps	%zmm6, %zmm20, %zmm6
	vmovaps	%zmm20, %zmm6 {%k7}
	vcmpunordps	%zmm6, %zmm6, %k7
	vmaxps	%zmm6, %zmm16, %zmm6
	vmovaps	%zmm16, %zmm6 {%k7}
	vmovaps	%zmm15, %zmm6 {%k2}
	vsubps	%zmm15, %zmm6, %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm7
	vmulps	%zmm1, %zmm2, %zmm1
	vfnmadd231ps	%zmm4, %zmm8, %zmm1
	korw	%k6, %k5, %k5
	korw	%k5, %k4, %k4
	knotw	%k4, %k4
	vmovups	1184(%rsp), %zmm2
	vblendmps	%zmm2, %zmm8, %zmm2 {%k2}
	vmovups	%zmm2, 1184(%rsp)
	vmovdqu64	2464(%rsp), %zmm4
	vmovaps	%zmm0, %zmm2 {%k4} {z}
	vmovaps	%zmm2, %zmm25 {%k1}
	vmovups	%zmm25, 928(%rsp)
	vmulps	%zmm9, %zmm27, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vaddps	%zmm1, %zmm27, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1312(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1376(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovaps	%zmm27, %zmm1 {%k2}
	vsubps	%zmm27, %zmm1, %zmm2
	vfmadd231ps	%zmm2, %zmm10, %zmm7
	vmovups	1120(%rsp), %zmm8
	vblendmps	%zmm8, %zmm2, %zmm8 {%k2}
	vmovups	%zmm8, 1120(%rsp)
	vmovaps	%zmm17, %zmm7 {%k3}
	vmovaps	%zmm22, %zmm7 {%k2}
	vpbroadcastd	.L6c24(%rip), %zmm22
	vpbroadcastd	.L6c26(%rip), %zmm24
	knotw	%k0, %k1
	vmovaps	%zmm29, %zmm2 {%k1} {z}
	vmovups	1568(%rsp), %zmm9
	vcmpltps	3232(%rsp), %zmm9, %k1
	vaddps	2016(%rsp), %zmm2, %zmm11 {%k1} {z}
	vmovdqa32	%zmm4, %zmm4 {%k2} {z}
	vmovaps	%zmm3, %zmm23
	vmovups	%zmm5, 544(%rsp)
	vmovups	%zmm1, 288(%rsp)
	vmovups	%zmm6, 224(%rsp)
	vmovups	%zmm7, 1760(%rsp)
	vbroadcastss	.L6c62(%rip), %zmm30
.L6b52:
	vpslld	$31, %zmm4, %zmm1
	vpmovd2m	%zmm1, %k0
	knotw	%k0, %k1
	kmovw	%k1, 6(%rsp)
	vpandd	%zmm22, %zmm4, %zmm1
	vmovdqu64	%zmm1, 4128(%rsp)
	vptestnmd	%zmm1, %zmm1, %k1
	kmovw	%k1, 4(%rsp)
	vpandd	.L6c25(%rip){1to16}, %zmm4, %zmm1
	vmovdqu64	%zmm1, 4064(%rsp)
	vptestnmd	%zmm1, %zmm1, %k3
	vmovups	%zmm4, 2464(%rsp)
	vpandd	%zmm24, %zmm4, %zmm1
	vmovdqu64	%zmm1, 4000(%rsp)
	vptestnmd	%zmm1, %zmm1, %k4
	.p2align	4
.L6b53:
	vpxor	%xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm11, %xmm1
	vmovshdup	%xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm11, %xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm11, %xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vbroadcastss	20(%r15), %zmm3
	vaddss	%xmm2, %xmm1, %xmm20
	vmovss	.L6c0(%rip), %xmm1
	vmovups	%zmm3, 3936(%rsp)
	vdivss	%xmm3, %xmm1, %xmm4
	vmulss	.L6c27(%rip), %xmm4, %xmm1
	vmulss	.L6c28(%rip), %xmm4, %xmm2
	vmulss	.L6c29(%rip), %xmm4, %xmm3
	testq	%r10, %r10
	vmovups	%zmm23, 672(%rsp)
	vmovups	%zmm14, 1504(%rsp)
	vmovups	%zmm9, 1568(%rsp)
	vmovups	%zmm11, 3424(%rsp)
	vmovss	%xmm20, 416(%rsp)
	je	.L6b54
	vmovaps	%xmm4, 352(%rsp)
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	.L6c30(%rip), %zmm10
	vsubps	%zmm23, %zmm10, %zmm5
	vmulps	%zmm5, %zmm1, %zmm8
	vbroadcastss	.L6c31(%rip), %zmm11
	vxorps	%zmm11, %zmm8, %zmm5
	vmulps	%zmm5, %zmm8, %zmm6
	vbroadcastss	.L6c32(%rip), %zmm15
	vmaxps	%zmm15, %zmm6, %zmm6
	vbroadcastss	.L6c33(%rip), %zmm16
	vmulps	%zmm16, %zmm6, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vbroadcastss	.L6c34(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm6
	vbroadcastss	.L6c35(%rip), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm6
	vmulps	%zmm16, %zmm6, %zmm6
	vbroadcastss	.L6c36(%rip), %zmm9
	vbroadcastss	.L6c37(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm6, %zmm9
	vbroadcastss	.L6c38(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm6, %zmm9
	vbroadcastss	.L6c39(%rip), %zmm4
	vmovups	672(%rsp), %zmm25
	vmovaps	%zmm4, %zmm12
	vfmadd213ps	%zmm4, %zmm6, %zmm9
	vbroadcastss	.L6c40(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm6, %zmm9
	vfmadd213ps	%zmm0, %zmm6, %zmm9
	vbroadcastss	%xmm2, %zmm2
	vbroadcastss	%xmm3, %zmm6
	vbroadcastss	.L6c41(%rip), %zmm27
	vaddps	%zmm27, %zmm7, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm9, %zmm9
	vbroadcastss	.L6c3(%rip), %zmm4
	vandps	%zmm4, %zmm8, %zmm3
	vbroadcastss	.L6c42(%rip), %zmm28
	vfmadd132ps	%zmm28, %zmm0, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpltps	%zmm5, %zmm8, %k1
	vbroadcastss	.L6c43(%rip), %zmm29
	vmovaps	%zmm29, %zmm5
	vbroadcastss	.L6c44(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm3, %zmm5
	vbroadcastss	.L6c45(%rip), %zmm31
	vfmadd213ps	%zmm31, %zmm3, %zmm5
	vbroadcastss	.L6c46(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm3, %zmm5
	vbroadcastss	.L6c12(%rip), %zmm23
	vbroadcastss	.L6c47(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm3, %zmm5
	vmovaps	%zmm11, %zmm24
	vbroadcastss	.L6c48(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm3, %zmm5
	vbroadcastss	.L6c49(%rip), %zmm15
	vfmadd213ps	%zmm15, %zmm3, %zmm5
	vbroadcastss	.L6c50(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vbroadcastss	.L6c51(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm3, %zmm5
	vmulps	%zmm5, %zmm3, %zmm3
	vblendmps	%zmm10, %zmm23, %zmm5 {%k1}
	vmulps	%zmm9, %zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L6c12(%rip), %xmm22
	.p2align	4
.L6b58:
	vcvtsi2ss	%rcx, %xmm0, %xmm7
	vaddss	%xmm22, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm25, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	%zmm24, %zmm7, %zmm10
	vmulps	%zmm10, %zmm7, %zmm11
	vmaxps	.L6c32(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm16, %zmm11, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L6c34(%rip){1to16}, %zmm13, %zmm11
	vfmadd231ps	.L6c35(%rip){1to16}, %zmm13, %zmm11
	vmulps	%zmm16, %zmm11, %zmm11
	vbroadcastss	.L6c36(%rip), %zmm14
	vfmadd213ps	.L6c37(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	.L6c38(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	%zmm12, %zmm11, %zmm14
	vfmadd213ps	%zmm26, %zmm11, %zmm14
	vfmadd213ps	%zmm0, %zmm11, %zmm14
	vaddps	%zmm27, %zmm13, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vandps	%zmm4, %zmm7, %zmm13
	vfmadd132ps	%zmm28, %zmm0, %zmm13
	vdivps	%zmm13, %zmm0, %zmm13
	vmovaps	%zmm29, %zmm14
	vfmadd213ps	%zmm30, %zmm13, %zmm14
	vfmadd213ps	%zmm31, %zmm13, %zmm14
	vfmadd213ps	%zmm18, %zmm13, %zmm14
	vfmadd213ps	%zmm17, %zmm13, %zmm14
	vfmadd213ps	%zmm21, %zmm13, %zmm14
	vfmadd213ps	%zmm15, %zmm13, %zmm14
	vfmadd213ps	%zmm19, %zmm13, %zmm14
	vfmadd213ps	%zmm20, %zmm13, %zmm14
	vcmpltps	%zmm10, %zmm7, %k1
	vblendmps	.L6c30(%rip){1to16}, %zmm23, %zmm10 {%k1}
	vmulps	%zmm14, %zmm13, %zmm13
	vmulps	%zmm11, %zmm7, %zmm14
	vfmsub231ps	%zmm8, %zmm9, %zmm14
	vmulps	%zmm11, %zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm13
	vsubps	%zmm5, %zmm10, %zmm5
	vsubps	%zmm13, %zmm3, %zmm3
	vaddps	%zmm3, %zmm5, %zmm3
	vmovaps	%zmm3, -128(%rax)
	vsubps	%zmm11, %zmm9, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm14, %zmm6, %zmm3
	vmovaps	%zmm3, (%rax)
	incq	%rcx
	addq	$192, %rax
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm11, %zmm9
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm10, %zmm5
	cmpq	%rcx, %r10
	jne	.L6b58
	vbroadcastss	.L6c30(%rip), %zmm10
	vmovups	544(%rsp), %zmm25
	vsubps	%zmm25, %zmm10, %zmm3
	vmulps	%zmm3, %zmm1, %zmm8
	vxorps	%zmm24, %zmm8, %zmm5
	vmulps	%zmm5, %zmm8, %zmm3
	vmaxps	.L6c32(%rip){1to16}, %zmm3, %zmm3
	vmulps	%zmm16, %zmm3, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd231ps	.L6c34(%rip){1to16}, %zmm7, %zmm3
	vfmadd231ps	.L6c35(%rip){1to16}, %zmm7, %zmm3
	vmulps	%zmm16, %zmm3, %zmm3
	vbroadcastss	.L6c36(%rip), %zmm9
	vfmadd213ps	.L6c37(%rip){1to16}, %zmm3, %zmm9
	vfmadd213ps	.L6c38(%rip){1to16}, %zmm3, %zmm9
	vfmadd213ps	%zmm12, %zmm3, %zmm9
	vfmadd213ps	%zmm26, %zmm3, %zmm9
	vfmadd213ps	%zmm0, %zmm3, %zmm9
	vaddps	%zmm27, %zmm7, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm9, %zmm3
	vandps	%zmm4, %zmm8, %zmm7
	vfmadd132ps	%zmm28, %zmm0, %zmm7
	vdivps	%zmm7, %zmm0, %zmm7
	vmovaps	%zmm29, %zmm9
	vfmadd213ps	%zmm30, %zmm7, %zmm9
	vfmadd213ps	%zmm31, %zmm7, %zmm9
	vfmadd213ps	%zmm18, %zmm7, %zmm9
	vfmadd213ps	%zmm17, %zmm7, %zmm9
	vfmadd213ps	%zmm21, %zmm7, %zmm9
	vfmadd213ps	%zmm15, %zmm7, %zmm9
	vfmadd213ps	%zmm19, %zmm7, %zmm9
	vfmadd213ps	%zmm20, %zmm7, %zmm9
	vcmpltps	%zmm5, %zmm8, %k1
	vblendmps	%zmm10, %zmm23, %zmm5 {%k1}
	vmulps	%zmm9, %zmm7, %zmm7
	vmulps	%zmm3, %zmm7, %zmm7
	vmulps	%zmm7, %zmm5, %zmm7
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L6b60:
	vcvtsi2ss	%rcx, %xmm12, %xmm9
	vaddss	%xmm22, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm25, %zmm9, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vxorps	%zmm24, %zmm9, %zmm10
	vmulps	%zmm10, %zmm9, %zmm11
	vmaxps	.L6c32(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm16, %zmm11, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L6c34(%rip){1to16}, %zmm13, %zmm11
	vfmadd231ps	.L6c35(%rip){1to16}, %zmm13, %zmm11
	vmulps	%zmm16, %zmm11, %zmm11
	vbroadcastss	.L6c36(%rip), %zmm14
	vfmadd213ps	.L6c37(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	.L6c38(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	%zmm12, %zmm11, %zmm14
	vfmadd213ps	%zmm26, %zmm11, %zmm14
	vfmadd213ps	%zmm0, %zmm11, %zmm14
	vaddps	%zmm27, %zmm13, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vandps	%zmm4, %zmm9, %zmm13
	vfmadd132ps	%zmm28, %zmm0, %zmm13
	vdivps	%zmm13, %zmm0, %zmm13
	vmovaps	%zmm29, %zmm14
	vfmadd213ps	%zmm30, %zmm13, %zmm14
	vfmadd213ps	%zmm31, %zmm13, %zmm14
	vfmadd213ps	%zmm18, %zmm13, %zmm14
	vfmadd213ps	%zmm17, %zmm13, %zmm14
	vfmadd213ps	%zmm21, %zmm13, %zmm14
	vfmadd213ps	%zmm15, %zmm13, %zmm14
	vfmadd213ps	%zmm19, %zmm13, %zmm14
	vfmadd213ps	%zmm20, %zmm13, %zmm14
	vcmpltps	%zmm10, %zmm9, %k1
	vblendmps	.L6c30(%rip){1to16}, %zmm23, %zmm10 {%k1}
	vmulps	%zmm14, %zmm13, %zmm13
	vmulps	%zmm11, %zmm9, %zmm14
	vfmsub231ps	%zmm8, %zmm3, %zmm14
	vmulps	%zmm11, %zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm13
	vsubps	%zmm5, %zmm10, %zmm5
	vsubps	%zmm13, %zmm7, %zmm7
	vaddps	%zmm7, %zmm5, %zmm5
	vmovaps	%zmm5, -128(%rax)
	vsubps	%zmm11, %zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm14, %zmm6, %zmm3
	vmovaps	%zmm3, (%rax)
	incq	%rcx
	addq	$192, %rax
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm13, %zmm7
	vmovaps	%zmm10, %zmm5
	cmpq	%rcx, %r10
	jne	.L6b60
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	416(%rsp), %xmm0
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	928(%rsp), %zmm2
	ja	.L6b63
	vxorps	%xmm2, %xmm2, %xmm2
.L6b63:
	vbroadcastss	8(%r15), %zmm25
	movq	16(%rsp), %rax
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 800(%rsp)
	vmovups	%zmm1, 736(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%ecx, %ecx
	vmovups	288(%rsp), %zmm17
	.p2align	4
.L6b64:
	vmovups	%zmm0, 160(%rsp)
	vmovups	%zmm6, 1056(%rsp)
	vmovups	%zmm18, 608(%rsp)
	vmovups	%zmm16, 480(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmovaps	(%r13,%rdx), %zmm27
	vmovaps	64(%r13,%rdx), %zmm0
	vmovups	%zmm0, 864(%rsp)
	vmovaps	128(%r13,%rdx), %zmm0
	vmovups	%zmm0, 1632(%rsp)
	vmulps	%zmm27, %zmm17, %zmm31
	vxorps	%xmm30, %xmm30, %xmm30
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm26, %xmm26, %xmm26
	vbroadcastss	.L6c0(%rip), %zmm0
	vmovups	224(%rsp), %zmm28
	.p2align	4
.L6b65:
	vmovaps	(%rax,%rsi), %zmm6
	vmovaps	-128(%rdx), %zmm17
	vmovaps	-64(%rdx), %zmm18
	vmovaps	%zmm17, %zmm4
	vfmadd213ps	%zmm28, %zmm31, %zmm4
	vaddps	%zmm25, %zmm4, %zmm4
	vdivps	%zmm4, %zmm0, %zmm14
	vsubps	%zmm4, %zmm6, %zmm4
	vmulps	%zmm14, %zmm4, %zmm4
	vmulps	%zmm4, %zmm2, %zmm6
	vfmadd213ps	%zmm14, %zmm14, %zmm6
	vaddps	%zmm6, %zmm29, %zmm29
	vaddps	%zmm4, %zmm5, %zmm5
	vfmadd231ps	%zmm17, %zmm4, %zmm7
	vfmadd231ps	%zmm18, %zmm4, %zmm16
	vfmadd231ps	(%rdx), %zmm4, %zmm26
	vmulps	%zmm6, %zmm17, %zmm4
	vaddps	%zmm4, %zmm3, %zmm3
	vfmadd231ps	%zmm4, %zmm17, %zmm30
	vmulps	%zmm6, %zmm18, %zmm4
	vaddps	%zmm4, %zmm9, %zmm9
	vfmadd231ps	%zmm17, %zmm4, %zmm1
	vfmadd231ps	%zmm18, %zmm4, %zmm21
	addq	$64, %rsi
	addq	$192, %rdx
	cmpq	%rsi, %r12
	jne	.L6b65
	vmovups	288(%rsp), %zmm17
	vmovups	864(%rsp), %zmm0
	vmulps	%zmm0, %zmm17, %zmm4
	vxorps	%xmm14, %xmm14, %xmm14
	vfmadd213ps	%zmm14, %zmm31, %zmm21
	vfmadd231ps	%zmm21, %zmm31, %zmm22
	vmovaps	%zmm1, %zmm6
	vfmadd213ps	%zmm14, %zmm4, %zmm6
	vfmadd231ps	%zmm6, %zmm31, %zmm15
	vfmadd213ps	%zmm14, %zmm27, %zmm1
	vfmadd231ps	%zmm1, %zmm31, %zmm19
	vaddps	%zmm14, %zmm9, %zmm1
	vmovups	1056(%rsp), %zmm6
	vfmadd231ps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm16, %zmm31, %zmm13
	vfmadd231ps	%zmm16, %zmm0, %zmm20
	vmovaps	%zmm30, %zmm1
	vfmadd213ps	%zmm14, %zmm4, %zmm1
	vfmadd231ps	%zmm1, %zmm4, %zmm23
	vfmadd213ps	%zmm14, %zmm27, %zmm30
	vmovups	608(%rsp), %zmm18
	vfmadd231ps	%zmm30, %zmm4, %zmm18
	vfmadd231ps	%zmm30, %zmm27, %zmm10
	vfmadd231ps	%zmm7, %zmm4, %zmm12
	vaddps	%zmm14, %zmm3, %zmm1
	vmovups	800(%rsp), %zmm3
	vfmadd231ps	%zmm4, %zmm1, %zmm3
	vmovups	%zmm3, 800(%rsp)
	vmovups	736(%rsp), %zmm3
	vfmadd231ps	%zmm1, %zmm27, %zmm3
	vmovups	%zmm3, 736(%rsp)
	vfmadd231ps	%zmm26, %zmm27, %zmm24
	vfmadd231ps	%zmm7, %zmm27, %zmm11
	vfmadd231ps	1632(%rsp), %zmm7, %zmm8
	vmovups	480(%rsp), %zmm16
	vaddps	%zmm5, %zmm16, %zmm16
	vaddps	%zmm14, %zmm29, %zmm1
	vmovups	160(%rsp), %zmm0
	vaddps	%zmm1, %zmm0, %zmm0
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L6b64
	vmovups	%zmm0, 160(%rsp)
	vbroadcastss	.L6c15(%rip), %zmm31
	vpbroadcastd	.L6c0(%rip), %zmm26
	vbroadcastss	.L6c55(%rip), %zmm25
	vbroadcastss	.L6c56(%rip), %zmm27
	vbroadcastss	.L6c57(%rip), %zmm28
	vbroadcastss	.L6c58(%rip), %zmm29
	vbroadcastss	.L6c62(%rip), %zmm30
	vmovups	1568(%rsp), %zmm9
	vmovaps	%zmm11, %zmm7
	vbroadcastss	.L6c0(%rip), %zmm0
	vmovaps	%zmm20, %zmm5
	vmovss	416(%rsp), %xmm20
	vmovaps	352(%rsp), %xmm4
	jmp	.L6b68
	.p2align	4
.L6b54:
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm20
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	928(%rsp), %zmm2
	vbroadcastss	.L6c55(%rip), %zmm25
	vbroadcastss	.L6c56(%rip), %zmm27
	vbroadcastss	.L6c57(%rip), %zmm28
	vbroadcastss	.L6c58(%rip), %zmm29
	ja	.L6b56
	vxorps	%xmm2, %xmm2, %xmm2
.L6b56:
	vpxord	%xmm24, %xmm24, %xmm24
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 160(%rsp)
	vmovups	%zmm1, 736(%rsp)
	vmovups	%zmm1, 800(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm15, %xmm15, %xmm15
	vpxord	%xmm22, %xmm22, %xmm22
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
.L6b68:
	vbroadcastss	%xmm4, %zmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vucomiss	%xmm3, %xmm20
	vmovups	288(%rsp), %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vmulps	%zmm24, %zmm3, %zmm11
	vfnmadd213ps	%zmm22, %zmm1, %zmm11
	vmulps	%zmm8, %zmm3, %zmm21
	vdivps	%zmm4, %zmm31, %zmm4
	vfnmadd213ps	%zmm23, %zmm1, %zmm21
	vfnmadd213ps	%zmm15, %zmm3, %zmm5
	vmulps	%zmm4, %zmm2, %zmm1
	vfmadd231ps	%zmm13, %zmm1, %zmm19
	vmovups	%zmm19, 1632(%rsp)
	vfmadd231ps	%zmm1, %zmm12, %zmm18
	vmovups	%zmm7, 2848(%rsp)
	vmovups	%zmm13, 2784(%rsp)
	vmovups	%zmm12, 2720(%rsp)
	vmovups	%zmm10, 3360(%rsp)
	vmovups	%zmm21, 2976(%rsp)
	vmovups	%zmm11, 2912(%rsp)
	jbe	.L6b69
	vmovaps	%zmm16, %zmm17
	vmovups	3424(%rsp), %zmm3
	vaddps	%zmm9, %zmm3, %zmm9
	vcmpgeps	.L6c52(%rip){1to16}, %zmm9, %k1
	vxorps	%xmm1, %xmm1, %xmm1
	vmulps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vxorps	%xmm8, %xmm8, %xmm8
	vaddss	%xmm2, %xmm8, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf32x4	$2, %zmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf32x4	$3, %zmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vucomiss	%xmm8, %xmm1
	vpbroadcastd	.L6c53(%rip), %zmm16
	vpbroadcastd	.L6c54(%rip), %zmm22
	vbroadcastss	.L6c59(%rip), %zmm23
	vbroadcastss	.L6c60(%rip), %zmm21
	vbroadcastss	.L6c61(%rip), %zmm24
	vmovups	%zmm9, 1568(%rsp)
	jbe	.L6b71
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm6, %zmm13
	testq	%r10, %r10
	je	.L6b73
	vbroadcastss	8(%r15), %zmm1
	vxorps	%xmm3, %xmm3, %xmm3
	movq	16(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L6b75:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmovups	288(%rsp), %zmm4
	vmulps	(%r13,%rdx), %zmm4, %zmm5
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	224(%rsp), %zmm12
	.p2align	4
.L6b76:
	vmovaps	(%rdx), %zmm4
	vfmadd213ps	%zmm12, %zmm5, %zmm4
	vaddps	%zmm1, %zmm4, %zmm4
	vdivps	%zmm4, %zmm0, %zmm6
	vmovaps	(%rax,%rsi), %zmm7
	vsubps	%zmm4, %zmm7, %zmm7
	vmulps	%zmm6, %zmm7, %zmm7
	vaddps	%zmm31, %zmm6, %zmm6
	vcmpltps	%zmm7, %zmm31, %k1
	vmovaps	%zmm7, %zmm6 {%k1}
	vaddps	%zmm0, %zmm6, %zmm8
	vpaddd	%zmm16, %zmm8, %zmm8
	vpandd	%zmm22, %zmm8, %zmm8
	vpsubd	%zmm8, %zmm26, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vaddps	%zmm31, %zmm9, %zmm10
	vfmadd231ps	%zmm6, %zmm9, %zmm10
	vmulps	%zmm10, %zmm10, %zmm6
	vmovaps	%zmm25, %zmm9
	vfmadd213ps	%zmm27, %zmm10, %zmm9
	vmovaps	%zmm28, %zmm14
	vmovaps	%zmm23, %zmm15
	vfmadd213ps	%zmm21, %zmm10, %zmm15
	vfmadd213ps	%zmm29, %zmm10, %zmm14
	vfmadd231ps	%zmm24, %zmm6, %zmm15
	vfmadd213ps	%zmm14, %zmm6, %zmm15
	vfmadd213ps	%zmm9, %zmm6, %zmm15
	vfmadd213ps	%zmm10, %zmm6, %zmm15
	vaddps	%zmm0, %zmm7, %zmm6
	vfmadd231ps	%zmm30, %zmm8, %zmm15
	vmaxps	%zmm31, %zmm7, %zmm7
	vfmsub231ps	%zmm6, %zmm15, %zmm7
	vfmadd231ps	%zmm7, %zmm4, %zmm3
	addq	$64, %rsi
	addq	$192, %rdx
	cmpq	%rsi, %r12
	jne	.L6b76
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L6b75
	jmp	.L6b78
	.p2align	4
.L6b69:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 2016(%rsp)
	vmovups	544(%rsp), %zmm8
	vmovups	672(%rsp), %zmm9
	vmovups	160(%rsp), %zmm3
	jmp	.L6b80
	.p2align	4
.L6b71:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 2016(%rsp)
	vmovups	544(%rsp), %zmm8
	vmovups	672(%rsp), %zmm9
	vmovaps	%zmm17, %zmm16
	vmovups	160(%rsp), %zmm3
	jmp	.L6b79
.L6b73:
	vxorps	%xmm3, %xmm3, %xmm3
.L6b78:
	vbroadcastss	.L6c63(%rip), %zmm1
	vmovups	2400(%rsp), %zmm4
	vfmadd213ps	.L6c64(%rip){1to16}, %zmm4, %zmm1
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm2, %zmm7, %k5
	vaddps	%zmm1, %zmm4, %zmm1
	vcmpltps	%zmm3, %zmm1, %k1 {%k5}
	kandnw	%k5, %k1, %k6
	vmovaps	%zmm3, %zmm4 {%k6}
	vmovups	%zmm4, 2400(%rsp)
	vmovups	1888(%rsp), %zmm1
	vmaxps	.L6c19(%rip){1to16}, %zmm1, %zmm1 {%k5}
	vmovups	%zmm1, 1888(%rsp)
	vmovups	2528(%rsp), %zmm1
	vbroadcastss	.L6c65(%rip), %zmm1 {%k5}
	vmovups	%zmm1, 2528(%rsp)
	vblendmps	.L6c17(%rip){1to16}, %zmm0, %zmm1 {%k1}
	vmovups	1824(%rsp), %zmm3
	vmulps	%zmm1, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	672(%rsp), %zmm9
	vsubps	%zmm3, %zmm9, %zmm9
	vmovups	1696(%rsp), %zmm4
	vmulps	%zmm1, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	544(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	1120(%rsp), %zmm5
	vmulps	%zmm1, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vmovups	288(%rsp), %zmm6
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	%zmm6, 288(%rsp)
	vmovups	1184(%rsp), %zmm6
	vmulps	%zmm1, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	224(%rsp), %zmm10
	vsubps	%zmm6, %zmm10, %zmm10
	vmovups	%zmm10, 224(%rsp)
	vmovups	1760(%rsp), %zmm6
	vmulps	%zmm1, %zmm6, %zmm6
	vmovups	%zmm6, 1760(%rsp)
	vmovups	1952(%rsp), %zmm6
	vmulps	%zmm1, %zmm6, %zmm6
	vmovups	%zmm6, 1952(%rsp)
	vmovups	928(%rsp), %zmm1
	vmovaps	%zmm7, %zmm1 {%k1}
	vmovups	%zmm1, 928(%rsp)
	vmovups	1440(%rsp), %zmm1
	vbroadcastss	.L6c23(%rip), %zmm1 {%k1}
	vmovups	%zmm1, 1440(%rsp)
	vmovaps	%zmm0, %zmm1 {%k1} {z}
	vmovups	%zmm1, 2016(%rsp)
	vmovups	%zmm5, 1184(%rsp)
	vmovups	%zmm4, 1120(%rsp)
	vmovups	%zmm3, 1696(%rsp)
	vmovups	%zmm2, 1824(%rsp)
	vmovaps	%zmm13, %zmm6
	vmovups	2848(%rsp), %zmm7
	vmovaps	%zmm17, %zmm16
	vmovaps	%zmm20, %zmm5
	vmovups	2784(%rsp), %zmm13
	vmovups	2720(%rsp), %zmm12
	vmovups	160(%rsp), %zmm3
	vmovups	3360(%rsp), %zmm10
.L6b79:
	vmovups	2976(%rsp), %zmm21
	vmovups	2912(%rsp), %zmm11
.L6b80:
	vmovups	%zmm3, 160(%rsp)
	vbroadcastss	.L6c13(%rip), %zmm2
	vmaxps	%zmm2, %zmm11, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm19
	vmaxps	%zmm2, %zmm21, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm23
	vmaxps	%zmm2, %zmm10, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm24
	vmovdqu64	4064(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vmaxps	%zmm2, %zmm3, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmovdqu64	4128(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k6
	vdivps	%zmm1, %zmm0, %zmm11
	vcmpleps	2080(%rsp), %zmm9, %k5
	vmovups	%zmm9, 672(%rsp)
	vcmpgeps	2656(%rsp), %zmm9, %k7
	vblendmps	%zmm13, %zmm31, %zmm1 {%k7}
	vbroadcastss	.L6c31(%rip), %zmm21
	vxorps	%zmm21, %zmm13, %zmm1 {%k5}
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpleps	%zmm1, %zmm14, %k7
	korw	%k0, %k7, %k5
	vmulps	%zmm19, %zmm13, %zmm20
	vmovups	%zmm20, 608(%rsp)
	kmovw	6(%rsp), %k2
	korw	%k2, %k7, %k7
	knotw	%k7, %k7
	vfmadd213ps	%zmm14, %zmm20, %zmm20 {%k7} {z}
	vblendmps	%zmm14, %zmm0, %zmm9 {%k5}
	vmovups	%zmm9, 3040(%rsp)
	vcmpgeps	2144(%rsp), %zmm8, %k7
	vblendmps	%zmm12, %zmm31, %zmm1 {%k7}
	vmovups	%zmm8, 544(%rsp)
	vcmpleps	2208(%rsp), %zmm8, %k7
	vxorps	%zmm21, %zmm12, %zmm1 {%k7}
	vcmpleps	%zmm1, %zmm14, %k2
	korw	%k2, %k6, %k7
	vmulps	%zmm12, %zmm23, %zmm1
	vmovups	%zmm1, 352(%rsp)
	kmovw	4(%rsp), %k6
	korw	%k6, %k2, %k2
	knotw	%k2, %k2
	vmovaps	%zmm1, %zmm15 {%k2} {z}
	vblendmps	%zmm14, %zmm0, %zmm8 {%k7}
	vmovups	%zmm8, 480(%rsp)
	vmovups	288(%rsp), %zmm2
	vcmpgeps	1312(%rsp), %zmm2, %k2
	vblendmps	%zmm7, %zmm31, %zmm1 {%k2}
	vmovups	%zmm2, 288(%rsp)
	vcmpleps	1376(%rsp), %zmm2, %k2
	vxorps	%zmm21, %zmm7, %zmm1 {%k2}
	vcmpleps	%zmm1, %zmm14, %k2
	korw	%k2, %k1, %k6
	vmulps	%zmm7, %zmm24, %zmm1
	vmovups	%zmm1, 992(%rsp)
	korw	%k3, %k2, %k1
	knotw	%k1, %k1
	vblendmps	%zmm14, %zmm0, %zmm4 {%k6}
	vmovups	%zmm4, 4192(%rsp)
	vmovaps	%zmm1, %zmm25 {%k1} {z}
	vmovups	224(%rsp), %zmm1
	vcmpgeps	2272(%rsp), %zmm1, %k1
	vblendmps	%zmm16, %zmm31, %zmm3 {%k1}
	vcmpleps	2336(%rsp), %zmm1, %k1
	vmulps	%zmm8, %zmm23, %zmm2
	vmovups	%zmm5, 3744(%rsp)
	vmulps	%zmm2, %zmm5, %zmm1
	vmulps	%zmm9, %zmm19, %zmm5
	vmulps	%zmm5, %zmm1, %zmm27
	vmulps	%zmm4, %zmm24, %zmm12
	vmulps	1632(%rsp), %zmm12, %zmm1
	vmulps	%zmm5, %zmm1, %zmm29
	vmulps	%zmm27, %zmm29, %zmm1
	vmovaps	%zmm27, %zmm22
	vfnmadd213ps	%zmm0, %zmm27, %zmm22
	vbroadcastss	.L6c66(%rip), %zmm9
	vmaxps	%zmm9, %zmm22, %zmm4
	vsqrtps	%zmm4, %zmm4
	vxorps	%zmm21, %zmm16, %zmm3 {%k1}
	vmovdqu64	4000(%rsp), %zmm7
	vptestmd	%zmm7, %zmm7, %k1
	vdivps	%zmm4, %zmm0, %zmm13
	vmovups	%zmm23, 1248(%rsp)
	vmulps	%zmm13, %zmm23, %zmm4
	vmovaps	%zmm0, %zmm4 {%k7}
	vcmpleps	%zmm3, %zmm14, %k7
	korw	%k7, %k1, %k1
	vblendmps	%zmm14, %zmm0, %zmm28 {%k1}
	vmulps	%zmm28, %zmm11, %zmm17
	vmovups	%zmm6, 1056(%rsp)
	vmulps	%zmm17, %zmm6, %zmm3
	vmulps	%zmm5, %zmm3, %zmm3
	vmulps	%zmm27, %zmm3, %zmm5
	vmulps	%zmm12, %zmm18, %zmm6
	vfmsub231ps	%zmm6, %zmm2, %zmm1
	vmulps	%zmm13, %zmm1, %zmm1
	vmovaps	%zmm29, %zmm30
	vfnmadd213ps	%zmm0, %zmm29, %zmm30
	vfnmadd231ps	%zmm1, %zmm1, %zmm30
	vmaxps	%zmm9, %zmm30, %zmm6
	vsqrtps	%zmm6, %zmm6
	vmulps	%zmm29, %zmm3, %zmm7
	vdivps	%zmm6, %zmm0, %zmm8
	vmulps	800(%rsp), %zmm17, %zmm6
	vfmsub231ps	%zmm6, %zmm2, %zmm5
	vmulps	%zmm13, %zmm5, %zmm5
	vmovups	%zmm17, 3808(%rsp)
	vmulps	736(%rsp), %zmm17, %zmm2
	vmovups	%zmm12, 3872(%rsp)
	vfmsub231ps	%zmm2, %zmm12, %zmm7
	vfnmadd231ps	%zmm1, %zmm5, %zmm7
	vmulps	%zmm8, %zmm7, %zmm6
	vmovaps	%zmm3, %zmm2
	vfnmadd213ps	%zmm0, %zmm3, %zmm2
	vfnmadd231ps	%zmm5, %zmm5, %zmm2
	vfnmadd231ps	%zmm6, %zmm6, %zmm2
	vmaxps	%zmm9, %zmm2, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmovups	%zmm19, 2592(%rsp)
	vmulps	%zmm19, %zmm4, %zmm9
	vmovaps	%zmm4, %zmm9 {%k5}
	vdivps	%zmm7, %zmm0, %zmm17
	vmovaps	%zmm24, %zmm19
	vmulps	%zmm8, %zmm24, %zmm4
	vmovaps	%zmm0, %zmm4 {%k6}
	vmulps	%zmm4, %zmm9, %zmm4
	vmulps	%zmm17, %zmm11, %zmm7
	vmulps	%zmm7, %zmm4, %zmm23
	vmovaps	%zmm4, %zmm23 {%k1}
	vmovaps	%zmm11, %zmm10
	vmulps	%zmm16, %zmm11, %zmm4
	korw	%k4, %k7, %k1
	knotw	%k1, %k1
	vmovaps	%zmm4, %zmm24 {%k1} {z}
	vmovss	416(%rsp), %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vucomiss	%xmm9, %xmm7
	vfmadd213ps	%zmm20, %zmm15, %zmm15
	vfmadd213ps	%zmm15, %zmm25, %zmm25
	vmovups	3040(%rsp), %zmm7
	vmovaps	%zmm7, %zmm20
	vmulps	608(%rsp), %zmm7, %zmm15
	vfmadd213ps	%zmm25, %zmm24, %zmm24
	vxorps	%zmm21, %zmm27, %zmm7
	vmovups	%zmm7, 3296(%rsp)
	vmulps	%zmm15, %zmm27, %zmm7
	vmovups	480(%rsp), %zmm9
	vfmsub231ps	352(%rsp), %zmm9, %zmm7
	vxorps	%zmm21, %zmm29, %zmm9
	vmovups	%zmm9, 352(%rsp)
	vmulps	%zmm15, %zmm29, %zmm9
	vmovups	4192(%rsp), %zmm11
	vmovaps	%zmm11, %zmm29
	vfmsub231ps	992(%rsp), %zmm11, %zmm9
	vxorps	%zmm21, %zmm3, %zmm11
	vmovups	%zmm11, 992(%rsp)
	vmulps	%zmm15, %zmm3, %zmm3
	vmovups	%zmm13, 416(%rsp)
	vmulps	%zmm13, %zmm7, %zmm27
	vfnmadd231ps	%zmm1, %zmm27, %zmm9
	vxorps	%zmm21, %zmm1, %zmm13
	vmovups	%zmm28, 864(%rsp)
	vfmsub231ps	%zmm4, %zmm28, %zmm3
	vxorps	%zmm21, %zmm5, %zmm28
	vfnmadd231ps	%zmm5, %zmm27, %zmm3
	vxorps	%zmm21, %zmm6, %zmm21
	vmulps	%zmm8, %zmm9, %zmm5
	vfnmadd231ps	%zmm6, %zmm5, %zmm3
	vmovaps	%zmm15, %zmm25
	vmovups	224(%rsp), %zmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vfmadd213ps	%zmm14, %zmm15, %zmm25
	vfmadd231ps	%zmm27, %zmm27, %zmm25
	vfmadd231ps	%zmm5, %zmm5, %zmm25
	vmulps	%zmm17, %zmm3, %zmm3
	vfmadd231ps	%zmm3, %zmm3, %zmm25
	vmovaps	%zmm16, %zmm11
	vxorps	%xmm16, %xmm16, %xmm16
	ja	.L6b97
	vbroadcastss	16(%r15), %zmm1
	vdivps	%zmm19, %zmm0, %zmm2
	vdivps	%zmm10, %zmm0, %zmm4
	vmulps	288(%rsp), %zmm2, %zmm2
	vmulps	%zmm9, %zmm4, %zmm4
	vmovups	1440(%rsp), %zmm11
	vdivps	%zmm11, %zmm0, %zmm6
	vmulps	%zmm23, %zmm6, %zmm6
	vmulps	.L6c67(%rip){1to16}, %zmm2, %zmm2
	vmulps	.L6c68(%rip){1to16}, %zmm4, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm7
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm7 {%k1}
	vbroadcastss	.L6c23(%rip), %zmm9
	vmovups	2400(%rsp), %zmm2
	vcmpltps	%zmm9, %zmm2, %k1
	vaddps	%zmm2, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L6c69(%rip){1to16}, %zmm2, %zmm2 {%k1} {z}
	vmaxps	%zmm7, %zmm2, %zmm4
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm2, %zmm4 {%k1}
	vmulps	%zmm6, %zmm6, %zmm2
	vminps	%zmm0, %zmm2, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm4, %zmm6
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm6 {%k1}
	vcmpltps	%zmm9, %zmm11, %k1
	vmovaps	%zmm6, %zmm2 {%k1} {z}
	vmulps	%zmm2, %zmm2, %zmm2
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm24, %k1
	vcmpleps	%zmm2, %zmm25, %k1 {%k1}
	vmulps	480(%rsp), %zmm20, %zmm1
	vmulps	%zmm1, %zmm29, %zmm1
	vmulps	864(%rsp), %zmm1, %zmm1
	vcmpnltps	%zmm1, %zmm12, %k2
	vmovaps	%zmm0, %zmm1 {%k2} {z}
	vbroadcastss	.L6c20(%rip), %zmm2
	vblendmps	%zmm1, %zmm2, %zmm1 {%k1}
	vmovups	1568(%rsp), %zmm9
	vcmpgeps	3232(%rsp), %zmm9, %k1
	vminps	.L6c70(%rip){1to16}, %zmm1, %zmm1 {%k1}
	vmovups	1504(%rsp), %zmm14
	vcmpeqps	%zmm2, %zmm14, %k1
	vmovaps	%zmm1, %zmm14 {%k1}
	vcmpeqps	%zmm2, %zmm14, %k1
	vmovaps	%zmm0, %zmm11 {%k1} {z}
	vaddss	%xmm16, %xmm11, %xmm1
	vmovshdup	%xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm11, %xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm11, %xmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm11, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm16, %xmm1
	vbroadcastss	.L6c62(%rip), %zmm30
	vmovups	672(%rsp), %zmm23
	ja	.L6b53
	vmovups	%zmm18, 608(%rsp)
	vmovups	%zmm14, 1504(%rsp)
	vmulps	%zmm3, %zmm17, %zmm1
	vfmadd213ps	%zmm5, %zmm1, %zmm21
	vmulps	%zmm21, %zmm8, %zmm2
	vfmadd213ps	%zmm27, %zmm2, %zmm13
	vfmadd213ps	%zmm13, %zmm1, %zmm28
	vmulps	416(%rsp), %zmm28, %zmm3
	vmovups	3296(%rsp), %zmm4
	vfmadd213ps	%zmm15, %zmm3, %zmm4
	vmovups	352(%rsp), %zmm5
	vfmadd213ps	%zmm4, %zmm2, %zmm5
	vmovups	992(%rsp), %zmm4
	vfmadd213ps	%zmm5, %zmm1, %zmm4
	vmulps	2592(%rsp), %zmm4, %zmm4
	vmovups	%zmm4, 992(%rsp)
	vmulps	1248(%rsp), %zmm3, %zmm3
	vmovups	%zmm3, 352(%rsp)
	vmovups	%zmm19, 160(%rsp)
	vmulps	%zmm2, %zmm19, %zmm2
	vmovups	%zmm2, 864(%rsp)
	vmovups	%zmm10, 480(%rsp)
	vmulps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm1, 416(%rsp)
	vdivps	3552(%rsp), %zmm0, %zmm1
	vmulps	3616(%rsp), %zmm1, %zmm1
	vpbroadcastd	.L6c53(%rip), %zmm12
	vpaddd	%zmm12, %zmm1, %zmm2
	vpbroadcastd	.L6c54(%rip), %zmm10
	vpandd	%zmm10, %zmm2, %zmm2
	vpsubd	%zmm2, %zmm26, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vfmsub213ps	%zmm0, %zmm1, %zmm3
	vmulps	%zmm3, %zmm3, %zmm1
	vbroadcastss	.L6c55(%rip), %zmm4
	vbroadcastss	.L6c56(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm3, %zmm4
	vbroadcastss	.L6c57(%rip), %zmm14
	vmovaps	%zmm14, %zmm5
	vbroadcastss	.L6c58(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm3, %zmm5
	vbroadcastss	.L6c59(%rip), %zmm6
	vfmadd213ps	.L6c60(%rip){1to16}, %zmm3, %zmm6
	vfmadd231ps	.L6c61(%rip){1to16}, %zmm1, %zmm6
	vfmadd213ps	%zmm5, %zmm1, %zmm6
	vfmadd213ps	%zmm4, %zmm1, %zmm6
	vfmadd213ps	%zmm3, %zmm1, %zmm6
	vfmadd231ps	%zmm30, %zmm2, %zmm6
	vmovups	3104(%rsp), %zmm1
	vfmadd231ps	.L6c71(%rip){1to16}, %zmm1, %zmm6
	vmovups	3680(%rsp), %zmm1
	vfmadd231ps	.L6c72(%rip){1to16}, %zmm1, %zmm6
	vmovups	%zmm6, 3040(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm15, %xmm15, %xmm15
	cmpb	$1, %cl
	movq	72(%rsp), %r9
	jne	.L6b87
	vbroadcastss	8(%r15), %zmm22
	movq	16(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L6b84:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmovups	288(%rsp), %zmm1
	vmulps	(%r13,%rdx), %zmm1, %zmm3
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L6c61(%rip), %zmm16
	vbroadcastss	.L6c62(%rip), %zmm24
	vbroadcastss	.L6c20(%rip), %zmm25
	vbroadcastss	.L6c55(%rip), %zmm27
	vbroadcastss	.L6c56(%rip), %zmm30
	.p2align	4
.L6b85:
	vmovaps	(%rdx), %zmm1
	vfmadd213ps	224(%rsp), %zmm3, %zmm1
	vaddps	%zmm22, %zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm4
	vmovaps	(%rax,%rsi), %zmm5
	vsubps	%zmm1, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm31, %zmm4, %zmm6
	vcmpltps	%zmm5, %zmm31, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vaddps	%zmm0, %zmm6, %zmm7
	vpaddd	%zmm12, %zmm7, %zmm7
	vpandd	%zmm10, %zmm7, %zmm7
	vpsubd	%zmm7, %zmm26, %zmm9
	vmovdqa64	%zmm10, %zmm28
	vaddps	%zmm31, %zmm9, %zmm10
	vfmadd231ps	%zmm6, %zmm9, %zmm10
	vmulps	%zmm10, %zmm10, %zmm6
	vmovaps	%zmm14, %zmm9
	vfmadd213ps	%zmm21, %zmm10, %zmm9
	vmovaps	%zmm14, %zmm29
	vbroadcastss	.L6c59(%rip), %zmm14
	vfmadd213ps	.L6c60(%rip){1to16}, %zmm10, %zmm14
	vfmadd231ps	%zmm16, %zmm6, %zmm14
	vfmadd213ps	%zmm9, %zmm6, %zmm14
	vmovaps	%zmm27, %zmm9
	vfmadd213ps	%zmm30, %zmm10, %zmm9
	vfmadd213ps	%zmm9, %zmm6, %zmm14
	vfmadd213ps	%zmm10, %zmm6, %zmm14
	vmovdqa64	%zmm28, %zmm10
	vcvtdq2ps	%zmm7, %zmm6
	vfmadd231ps	%zmm24, %zmm6, %zmm14
	vaddps	%zmm0, %zmm5, %zmm6
	vmaxps	%zmm31, %zmm5, %zmm5
	vfmsub231ps	%zmm6, %zmm14, %zmm5
	vmovaps	%zmm29, %zmm14
	vaddps	%zmm25, %zmm1, %zmm6
	vdivps	%zmm6, %zmm0, %zmm6
	vfmadd231ps	%zmm5, %zmm1, %zmm15
	vmulps	%zmm4, %zmm22, %zmm1
	vmulps	%zmm6, %zmm6, %zmm4
	vaddps	%zmm6, %zmm11, %zmm11
	vmulps	%zmm4, %zmm6, %zmm5
	vaddps	%zmm4, %zmm2, %zmm2
	vaddps	%zmm5, %zmm8, %zmm8
	vfmadd231ps	%zmm5, %zmm1, %zmm19
	vmulps	%zmm5, %zmm4, %zmm5
	vfmadd231ps	%zmm4, %zmm1, %zmm20
	vmulps	%zmm4, %zmm4, %zmm4
	vaddps	%zmm4, %zmm13, %zmm13
	vfmadd231ps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm1, %zmm5, %zmm17
	vaddps	%zmm5, %zmm23, %zmm23
	addq	$64, %rsi
	addq	$192, %rdx
	cmpq	%rsi, %r12
	jne	.L6b85
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L6b84
.L6b87:
	vmovups	1248(%rsp), %zmm9
	vmulps	3744(%rsp), %zmm9, %zmm1
	vmovups	2592(%rsp), %zmm30
	vmulps	%zmm30, %zmm1, %zmm24
	vmovaps	%zmm24, %zmm1
	vfnmadd213ps	%zmm0, %zmm24, %zmm1
	vbroadcastss	.L6c66(%rip), %zmm6
	vmaxps	%zmm6, %zmm1, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm14
	vmovups	1504(%rsp), %zmm7
	vcmpleps	%zmm0, %zmm7, %k2
	vmovups	160(%rsp), %zmm26
	vmulps	1632(%rsp), %zmm26, %zmm3
	vmulps	%zmm30, %zmm3, %zmm22
	vmulps	608(%rsp), %zmm26, %zmm3
	vmulps	%zmm24, %zmm22, %zmm4
	vfmsub231ps	%zmm3, %zmm9, %zmm4
	vbroadcastss	.L6c3(%rip), %zmm28
	vmovups	992(%rsp), %zmm27
	vandps	%zmm28, %zmm27, %zmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmaxps	%zmm5, %zmm3, %zmm3
	vmovups	352(%rsp), %zmm12
	vandps	%zmm28, %zmm12, %zmm5
	vmaxps	%zmm3, %zmm5, %zmm3
	vmovss	.L6c75(%rip), %xmm5
	vmulss	20(%r15), %xmm5, %xmm5
	vmulps	%zmm14, %zmm4, %zmm21
	vbroadcastss	%xmm5, %zmm4
	vcmpleps	%zmm4, %zmm3, %k3 {%k2}
	vmovaps	%zmm22, %zmm3
	vfnmadd213ps	%zmm0, %zmm22, %zmm3
	vfnmadd231ps	%zmm21, %zmm21, %zmm3
	vmaxps	%zmm6, %zmm3, %zmm4
	vsqrtps	%zmm4, %zmm4
	vdivps	%zmm4, %zmm0, %zmm6
	vminps	%zmm0, %zmm1, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	vmovups	480(%rsp), %zmm29
	vmulps	1056(%rsp), %zmm29, %zmm3
	vmulps	%zmm30, %zmm3, %zmm25
	vmulps	800(%rsp), %zmm29, %zmm3
	vmulps	%zmm24, %zmm25, %zmm4
	vfmsub231ps	%zmm3, %zmm9, %zmm4
	vmulps	%zmm14, %zmm4, %zmm16
	vmulps	736(%rsp), %zmm29, %zmm3
	vmulps	%zmm22, %zmm25, %zmm4
	vfmsub231ps	%zmm3, %zmm26, %zmm4
	vfnmadd231ps	%zmm21, %zmm16, %zmm4
	vmulps	%zmm6, %zmm4, %zmm9
	vmovaps	%zmm25, %zmm3
	vfnmadd213ps	%zmm0, %zmm25, %zmm3
	vfnmadd231ps	%zmm16, %zmm16, %zmm3
	vfnmadd231ps	%zmm9, %zmm9, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vcmpgtps	.L6c73(%rip){1to16}, %zmm1, %k0
	vmovups	672(%rsp), %zmm10
	vaddps	%zmm10, %zmm27, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2656(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2080(%rsp), %zmm5
	vmaxps	%zmm1, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vbroadcastss	208(%r15), %zmm1
	vmovaps	%zmm4, %zmm10 {%k3}
	vbroadcastss	12(%r15), %zmm5
	vcmpeqps	.L6c19(%rip){1to16}, %zmm7, %k1
	vmovaps	%zmm1, %zmm10 {%k1}
	movq	%r9, %rax
	shlq	$6, %rax
	vmovaps	%zmm10, (%r8,%rax)
	vmovups	544(%rsp), %zmm10
	vaddps	%zmm10, %zmm12, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2144(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2208(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm10 {%k3}
	vmovaps	%zmm1, %zmm10 {%k1}
	movq	8(%rsp), %r10
	addq	%r10, %r9
	shlq	$6, %r9
	vmovaps	%zmm10, (%r8,%r9)
	vmovups	288(%rsp), %zmm10
	vaddps	864(%rsp), %zmm10, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	1312(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	1376(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm10 {%k3}
	leaq	(%r8,%rax), %rdx
	vmulps	%zmm10, %zmm5, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	movq	%r10, %rcx
	shlq	$7, %rcx
	vmovaps	%zmm4, (%rcx,%rdx)
	vmovups	224(%rsp), %zmm10
	vaddps	416(%rsp), %zmm10, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2272(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2336(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm10 {%k3}
	vmulps	%zmm10, %zmm5, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	leaq	(%r10,%r10,2), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm4, (%rsi,%rdx)
	movl	$4, %edx
	testb	$2, %bpl
	je	.L6b90
	vmaxps	.L6c66(%rip){1to16}, %zmm3, %zmm3
	vsqrtps	%zmm3, %zmm3
	vbroadcastss	.L6c31(%rip), %zmm27
	vxorps	%zmm27, %zmm24, %zmm4
	vdivps	%zmm3, %zmm0, %zmm24
	vmulps	%zmm5, %zmm26, %zmm3
	vmovups	%zmm3, 224(%rsp)
	vmulps	%zmm5, %zmm29, %zmm12
	kandw	%k0, %k2, %k2
	movl	%ebp, %esi
	andl	$4, %esi
	movl	%esi, %edx
	shrl	$2, %edx
	movq	8(%rsp), %r10
	shlq	$8, %r10
	addq	%r8, %r10
	xorl	%edi, %edi
	testl	%esi, %esi
	setne	%dil
	movq	%r9, %r12
	leaq	6(%rdx,%rdx,2), %r9
	movl	$13, %edx
	movl	$7, %r11d
	cmoveq	%r11, %rdx
	addq	$5, %rdi
	imulq	8(%rsp), %rdi
	shlq	$6, %rdi
	addq	%r8, %rdi
	imulq	8(%rsp), %r9
	shlq	$6, %r9
	addq	%r8, %r9
	imulq	8(%rsp), %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	vmulps	%zmm4, %zmm14, %zmm26
	vfmadd231ps	%zmm26, %zmm21, %zmm22
	vxorps	%zmm27, %zmm22, %zmm3
	vmulps	%zmm3, %zmm6, %zmm22
	vxorps	%zmm27, %zmm14, %zmm3
	vmulps	%zmm3, %zmm21, %zmm3
	vmulps	%zmm6, %zmm3, %zmm10
	vfmadd231ps	%zmm26, %zmm16, %zmm25
	vfmadd231ps	%zmm22, %zmm9, %zmm25
	vxorps	%zmm27, %zmm25, %zmm3
	vmulps	%zmm3, %zmm24, %zmm7
	vmulps	%zmm16, %zmm14, %zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm3
	vxorps	%zmm27, %zmm3, %zmm3
	vmulps	%zmm3, %zmm24, %zmm5
	vxorps	%zmm27, %zmm6, %zmm3
	vmulps	%zmm3, %zmm9, %zmm3
	vmulps	%zmm24, %zmm3, %zmm3
	vmovaps	%zmm26, %zmm4
	vfmadd213ps	%zmm0, %zmm26, %zmm4
	vfmadd231ps	%zmm22, %zmm22, %zmm4
	vfmadd231ps	%zmm7, %zmm7, %zmm4
	vmulps	%zmm4, %zmm30, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm30, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r10)
	movq	8(%rsp), %r10
	vmulps	%zmm14, %zmm14, %zmm4
	vfmadd231ps	%zmm10, %zmm10, %zmm4
	vfmadd231ps	%zmm5, %zmm5, %zmm4
	vmovups	1248(%rsp), %zmm16
	vmulps	%zmm4, %zmm16, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm16, %zmm9 {%k2}
	vmovups	224(%rsp), %zmm16
	vmovaps	%zmm9, (%rax,%rdi)
	vmulps	%zmm6, %zmm6, %zmm4
	vfmadd231ps	%zmm3, %zmm3, %zmm4
	vmulps	%zmm16, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm16, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r9)
	movq	%r12, %r9
	vmulps	%zmm24, %zmm24, %zmm4
	vmulps	%zmm12, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm12, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%rdx)
	movl	$8, %edx
	testl	%esi, %esi
	je	.L6b90
	vmulps	%zmm26, %zmm14, %zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm4
	vfmadd231ps	%zmm7, %zmm5, %zmm4
	vmovups	1248(%rsp), %zmm14
	vmulps	%zmm4, %zmm14, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm30, %zmm9 {%k2}
	leaq	(%r10,%r10,4), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r8, %rsi
	vmovaps	%zmm9, (%rax,%rsi)
	vmulps	%zmm22, %zmm6, %zmm4
	vfmadd231ps	%zmm7, %zmm3, %zmm4
	vmulps	%zmm16, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm9
	vmulps	%zmm4, %zmm30, %zmm9 {%k2}
	imulq	$448, %r10, %rsi
	addq	%r8, %rsi
	vmovaps	%zmm9, (%rax,%rsi)
	vmulps	%zmm10, %zmm6, %zmm4
	vfmadd231ps	%zmm5, %zmm3, %zmm4
	vmulps	%zmm16, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm4, %zmm14, %zmm6 {%k2}
	movq	%r10, %rsi
	shlq	$9, %rsi
	addq	%r8, %rsi
	vmovaps	%zmm6, (%rax,%rsi)
	vmulps	%zmm7, %zmm24, %zmm4
	vmulps	%zmm12, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm4, %zmm30, %zmm6 {%k2}
	shlq	$7, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm6, (%rax,%rdx)
	vmulps	%zmm5, %zmm24, %zmm4
	vmulps	%zmm12, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm4, %zmm14, %zmm5 {%k2}
	imulq	$704, %r10, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm5, (%rax,%rdx)
	vmulps	%zmm3, %zmm24, %zmm3
	vmulps	%zmm12, %zmm3, %zmm3
	vmulps	%zmm3, %zmm16, %zmm1 {%k2}
	shlq	$8, %rcx
	addq	%r8, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	movl	$14, %edx
.L6b90:
	testb	$8, %bpl
	vpbroadcastd	.L6c24(%rip), %zmm22
	vpbroadcastd	.L6c26(%rip), %zmm24
	vmovups	1504(%rsp), %zmm10
	je	.L6b92
	vbroadcastss	208(%r15), %zmm1
	vcmpeqps	.L6c19(%rip){1to16}, %zmm10, %k2
	vaddps	%zmm15, %zmm15, %zmm3
	vmovups	3040(%rsp), %zmm12
	vfmsub132ps	.L6c30(%rip){1to16}, %zmm15, %zmm12
	vbroadcastss	100(%r15), %zmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vfmadd213ps	%zmm7, %zmm11, %zmm4
	vfmadd231ps	104(%r15){1to16}, %zmm2, %zmm4
	vfmadd231ps	108(%r15){1to16}, %zmm8, %zmm4
	vfmadd231ps	112(%r15){1to16}, %zmm13, %zmm4
	vfmadd231ps	116(%r15){1to16}, %zmm23, %zmm4
	vfmadd231ps	120(%r15){1to16}, %zmm20, %zmm4
	vfmadd231ps	124(%r15){1to16}, %zmm19, %zmm4
	vfmadd231ps	128(%r15){1to16}, %zmm18, %zmm4
	vfmadd231ps	132(%r15){1to16}, %zmm17, %zmm4
	vbroadcastss	136(%r15), %zmm5
	vmovups	3488(%rsp), %zmm9
	vaddps	%zmm4, %zmm9, %zmm6
	vfmadd213ps	%zmm7, %zmm11, %zmm5
	vfmadd231ps	140(%r15){1to16}, %zmm2, %zmm5
	vfmadd231ps	144(%r15){1to16}, %zmm8, %zmm5
	vfmadd231ps	148(%r15){1to16}, %zmm13, %zmm5
	vfmadd231ps	152(%r15){1to16}, %zmm23, %zmm5
	vfmadd231ps	156(%r15){1to16}, %zmm20, %zmm5
	vfmadd231ps	160(%r15){1to16}, %zmm19, %zmm5
	vfmadd231ps	164(%r15){1to16}, %zmm18, %zmm5
	vfmadd231ps	168(%r15){1to16}, %zmm17, %zmm5
	vfmadd132ps	172(%r15){1to16}, %zmm7, %zmm11
	vfmadd231ps	176(%r15){1to16}, %zmm2, %zmm11
	vfmadd231ps	180(%r15){1to16}, %zmm8, %zmm11
	vfmadd231ps	184(%r15){1to16}, %zmm13, %zmm11
	vfmadd231ps	188(%r15){1to16}, %zmm23, %zmm11
	vfmadd231ps	192(%r15){1to16}, %zmm20, %zmm11
	vfmadd231ps	196(%r15){1to16}, %zmm19, %zmm11
	vfmadd231ps	200(%r15){1to16}, %zmm18, %zmm11
	vfmadd231ps	204(%r15){1to16}, %zmm17, %zmm11
	vfmadd231ps	.L6c70(%rip){1to16}, %zmm9, %zmm5
	vfmadd231ps	.L6c76(%rip){1to16}, %zmm9, %zmm11
	vmovaps	%zmm1, %zmm12 {%k2}
	movq	%rdx, %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%zmm12, (%rax,%rcx)
	vmovaps	%zmm1, %zmm3 {%k2}
	leaq	1(%rdx), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm1, %zmm6 {%k2}
	leaq	2(%rdx), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmovaps	%zmm1, %zmm5 {%k2}
	leaq	3(%rdx), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	vmovaps	%zmm1, %zmm11 {%k2}
	addq	$4, %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	vmovaps	%zmm11, (%rax,%rdx)
	jmp	.L6b92
.L6b96:
	addq	$4264, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
