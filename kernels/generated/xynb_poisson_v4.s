# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L2c0:
	.long	0x3f800000
.L2c1:
	.long	1048576
.L2c3:
	.long	0x3f40094e
.L2c4:
	.long	0x3e1d5a5a
.L2c5:
	.long	0x3bd74912
.L2c6:
	.long	0x3f156f3d
.L2c7:
	.long	0x3d26f715
.L2c8:
	.long	8388607
.L2c9:
	.long	2147483647
.L2c10:
	.long	1400897535
.L2c11:
	.long	0xc9800000
.L2c12:
	.long	0x3f000000
.L2c13:
	.long	0x0da24260
.L2c14:
	.long	0x1e3ce508
.L2c15:
	.long	0xbf800000
.L2c16:
	.long	0x41100000
.L2c17:
	.long	0x3e800000
.L2c18:
	.long	0x41490fdb
.L2c19:
	.long	0x40800000
.L2c20:
	.long	0x40a00000
.L2c21:
	.long	0x7f7fffff
.L2c22:
	.long	0x3fc00000
.L2c23:
	.long	0x7149f2ca
.L2c24:
	.long	2
.L2c25:
	.long	4
.L2c26:
	.long	8
.L2c27:
	.long	0x3f3504f3
.L2c28:
	.long	0x3ecc422a
.L2c29:
	.long	0x3f106ebb
.L2c30:
	.long	0xbf000000
.L2c31:
	.long	0x80000000
.L2c32:
	.long	0xc2ae0000
.L2c33:
	.long	0x3fb8aa3b
.L2c34:
	.long	0xbf317200
.L2c35:
	.long	0xb5bfbe8e
.L2c36:
	.long	0x3aae0472
.L2c37:
	.long	0x3c1e8629
.L2c38:
	.long	0x3d635b73
.L2c39:
	.long	0x3e75fc8c
.L2c40:
	.long	0x3f317214
.L2c41:
	.long	0x42fe0000
.L2c42:
	.long	0x3e99999a
.L2c43:
	.long	0xbe04a19d
.L2c44:
	.long	0x3ef89ba5
.L2c45:
	.long	0xbf03248e
.L2c46:
	.long	0x3f0c3744
.L2c47:
	.long	0xbdc1d79d
.L2c48:
	.long	0x3e5c1572
.L2c49:
	.long	0x3e17e642
.L2c50:
	.long	0x3e2ecff8
.L2c51:
	.long	0x3e2d3f9f
.L2c52:
	.long	0x41400000
.L2c53:
	.long	3234528013
.L2c54:
	.long	4286578688
.L2c55:
	.long	0x3eaaac4e
.L2c56:
	.long	0xbf00000d
.L2c57:
	.long	0x3e4bdb47
.L2c58:
	.long	0xbe7fd7d0
.L2c59:
	.long	0x3e259a3a
.L2c60:
	.long	0xbe2ec8d2
.L2c61:
	.long	0xbddadb52
.L2c62:
	.long	0x33b17218
.L2c63:
	.long	0x3727c5ac
.L2c64:
	.long	0x3a83126f
.L2c65:
	.long	0x41800000
.L2c66:
	.long	0x358637bd
.L2c67:
	.long	0x350637bd
.L2c68:
	.long	0x34210fb0
.L2c69:
	.long	0x36a7c5ac
.L2c70:
	.long	0x40000000
.L2c71:
	.long	0x3f317218
.L2c72:
	.long	0x3feb3f8f
.L2c73:
	.long	0x38d1b717
.L2c74:
	.long	0x40400000
.L2c75:
	.long	0x3951b717
.L2c76:
	.long	0x41000000
.L2c77:
	.long	0x3cf5c28f
.L2c78:
	.long	0x26901d7d
.L2c79:
	.long	0x3f800054
.L2c80:
	.long	0xbf4ccccd
.L2c81:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L2c2:
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
	.globl	gaussmle_xynb_poisson_v4
gaussmle_xynb_poisson_v4:
	.globl	_gaussmle_xynb_poisson_v4
_gaussmle_xynb_poisson_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4216, %rsp
	movl	%esi, 8(%rsp)
	testl	%ecx, %ecx
	je	.L2b100
	testl	%edx, %edx
	je	.L2b100
	cmpl	$0, 8(%rsp)
	je	.L2b100
	movq	4288(%rsp), %rbx
	movl	8(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 56(%rsp)
	movq	(%rdi), %rsi
	movq	24(%rdi), %r15
	movq	32(%rdi), %r10
	movq	%r10, 72(%rsp)
	movq	40(%rdi), %r10
	movq	%r10, 112(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rdi
	addl	%r8d, %r9d
	addl	4272(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 80(%rsp)
	leaq	64(%rdi), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rsi, 32(%rsp)
	leaq	64(%rsi), %rcx
	movq	%rcx, 168(%rsp)
	imull	%eax, %edx
	movl	%edx, 44(%rsp)
	vbroadcastss	.L2c0(%rip), %zmm0
	vbroadcastss	.L2c12(%rip), %zmm30
	vbroadcastss	.L2c15(%rip), %zmm26
	vpbroadcastd	.L2c24(%rip), %zmm7
	vpbroadcastd	.L2c26(%rip), %zmm22
	xorl	%eax, %eax
	vpbroadcastd	.L2c0(%rip), %zmm27
	vxorps	%xmm18, %xmm18, %xmm18
	movq	%r9, 88(%rsp)
	movl	%r9d, %ecx
	movq	%rdi, %r9
	vbroadcastss	.L2c9(%rip), %zmm28
	vbroadcastss	.L2c3(%rip), %zmm4
	vbroadcastss	.L2c4(%rip), %zmm15
	vbroadcastss	.L2c5(%rip), %zmm16
	vbroadcastss	.L2c6(%rip), %zmm17
	vbroadcastss	.L2c7(%rip), %zmm19
	vpbroadcastd	.L2c8(%rip), %zmm24
	vpbroadcastd	.L2c81(%rip), %zmm25
	movq	%rdi, 16(%rsp)
	movq	%r14, 104(%rsp)
	jmp	.L2b4
	.p2align	4
.L2b99:
	incq	%rax
	addl	44(%rsp), %ecx
	cmpq	80(%rsp), %rax
	je	.L2b100
.L2b4:
	movq	%rax, %rdx
	imulq	56(%rsp), %rdx
	movq	%rdx, 96(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 120(%rsp)
	movl	%ecx, 48(%rsp)
	jmp	.L2b5
	.p2align	4
.L2b98:
	incq	%rdi
	addl	8(%rsp), %esi
	cmpq	56(%rsp), %rdi
	je	.L2b99
.L2b5:
	movq	96(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	88(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 52(%rsp)
	movq	%rdi, 136(%rsp)
	movq	%rdx, 128(%rsp)
	jmp	.L2b6
	.p2align	4
.L2b96:
	korw	%k0, %k1, %k1
	vbroadcastss	.L2c74(%rip), %zmm1
	vblendmps	%zmm29, %zmm1, %zmm1 {%k1}
	movq	112(%rsp), %rcx
	vmovups	1264(%rsp), %zmm2
	vmovaps	%zmm2, (%rcx,%rax)
	vmovaps	%zmm1, (%rcx,%r11)
	vbroadcastss	.L2c12(%rip), %zmm30
	movq	120(%rsp), %rax
	vxorps	%xmm18, %xmm18, %xmm18
	movl	48(%rsp), %ecx
	vbroadcastss	.L2c3(%rip), %zmm4
	vbroadcastss	.L2c4(%rip), %zmm15
	vbroadcastss	.L2c5(%rip), %zmm16
	vbroadcastss	.L2c6(%rip), %zmm17
	vbroadcastss	.L2c7(%rip), %zmm19
	movl	52(%rsp), %esi
	movq	136(%rsp), %rdi
	movq	128(%rsp), %rdx
	movl	28(%rsp), %r8d
	movq	152(%rsp), %r10
	movq	%rbx, %r14
	movq	%rbp, %rbx
.L2b97:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L2b98
.L2b6:
	leaq	(%rdx,%r10), %r12
	movl	8(%rbx), %r11d
	movq	%r11, 160(%rsp)
	cmpq	%r11, %r12
	jae	.L2b97
	vmovdqa64	%zmm7, %zmm23
	movq	%r10, 152(%rsp)
	movl	%r8d, 28(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %r11d
	movl	20(%rbx), %ecx
	movq	%r10, %rbp
	imulq	%r10, %rbp
	leaq	1(%rbp), %rax
	shrq	%rax
	movl	%ecx, 4(%rsp)
	testb	$1, %cl
	cmoveq	%rbp, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	movq	%r12, 144(%rsp)
	je	.L2b8
	movq	%rbp, 176(%rsp)
	movl	%r11d, 880(%rsp)
	movq	%r15, %r11
	movq	%rax, %rcx
	imulq	%r12, %rcx
	movq	%rcx, 368(%rsp)
	shlq	$6, %rcx
	addq	32(%rsp), %rcx
	movq	%rcx, 304(%rsp)
	movl	$2, %r8d
	subq	%r10, %r8
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 752(%rsp)
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 688(%rsp)
	imull	28(%rsp), %eax
	vpxor	%xmm11, %xmm11, %xmm11
	vxorps	%xmm20, %xmm20, %xmm20
	movl	$16, %r14d
	xorl	%r12d, %r12d
	movq	64(%rsp), %rbp
	vmovaps	%zmm0, %zmm21
	vmovaps	%zmm0, %zmm29
	vpbroadcastd	.L2c1(%rip), %zmm12
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%edi, %edi
	movl	4(%rsp), %edx
	jmp	.L2b10
	.p2align	4
.L2b42:
	vaddps	%zmm13, %zmm8, %zmm8
	vaddps	%zmm14, %zmm2, %zmm2
	incq	%rdi
	addq	752(%rsp), %rbp
	addl	688(%rsp), %r14d
	addq	%r10, %r12
	addl	%r10d, %eax
	cmpq	%r10, %rdi
	je	.L2b43
.L2b10:
	movq	%rdi, %r15
	imulq	%r10, %r15
	testb	$1, %dl
	jne	.L2b11
	movq	368(%rsp), %rcx
	leal	(%rcx,%r15), %ebx
	andl	$2147483647, %ebx
	shlq	$6, %rbx
	movq	32(%rsp), %rcx
	vmovaps	(%rcx,%rbx), %zmm3
	vsubps	(%r11){1to16}, %zmm3, %zmm5
	shlq	$6, %r15
	vmulps	4(%r11){1to16}, %zmm5, %zmm13
	vmovaps	%zmm13, (%r9,%r15)
	testb	$8, %dl
	je	.L2b28
	vaddps	%zmm4, %zmm13, %zmm5
	vfmadd213ps	%zmm15, %zmm13, %zmm5
	vfmadd213ps	%zmm16, %zmm13, %zmm5
	vaddps	%zmm17, %zmm13, %zmm7
	vfmadd213ps	%zmm19, %zmm13, %zmm7
	vcmpltps	%zmm13, %zmm18, %k1
	vmulps	%zmm5, %zmm21, %zmm21 {%k1}
	vmulps	%zmm7, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm5
	vpsrld	$23, %zmm29, %zmm7
	vpsubd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm5 {%k1} {z}
	vaddps	%zmm5, %zmm20, %zmm20
.L2b28:
	cmpl	$1, %r10d
	jne	.L2b30
	vaddps	%zmm13, %zmm6, %zmm6
.L2b30:
	vandps	%zmm28, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm18, %zmm13, %zmm14
	cmpq	$1, %r10
	jne	.L2b32
	movl	4(%rsp), %edx
	testq	%rdi, %rdi
	jne	.L2b42
	jmp	.L2b41
	.p2align	4
.L2b11:
	movl	%r14d, 432(%rsp)
	movq	%r15, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%r15d, %esi
	shll	$4, %esi
	andl	$16, %esi
	movq	%r15, %r9
	movq	304(%rsp), %rbx
	vmovdqa64	(%rbx,%rcx), %zmm3
	vmovd	%esi, %xmm5
	vpsrld	%xmm5, %zmm3, %zmm3
	vpandd	%zmm25, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vsubps	(%r11){1to16}, %zmm3, %zmm5
	shlq	$6, %r9
	vmulps	4(%r11){1to16}, %zmm5, %zmm13
	movq	16(%rsp), %rcx
	vmovaps	%zmm13, (%rcx,%r9)
	movq	16(%rsp), %r9
	testb	$8, %dl
	jne	.L2b12
	cmpl	$1, %r10d
	movl	432(%rsp), %r14d
	je	.L2b14
.L2b15:
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm18, %zmm13, %zmm14
	cmpq	$1, %r10
	jne	.L2b16
.L2b40:
	testq	%rdi, %rdi
	jne	.L2b42
	jmp	.L2b41
	.p2align	4
.L2b32:
	leaq	-2(%r10), %rcx
	testq	%rcx, %rcx
	je	.L2b33
	movl	%eax, %r9d
	andl	$2147483647, %r9d
	shlq	$6, %r9
	addq	168(%rsp), %r9
	movl	$1, %esi
	xorl	%ecx, %ecx
	jmp	.L2b47
	.p2align	4
.L2b49:
	vandps	%zmm28, %zmm5, %zmm5
	vpmaxud	%zmm5, %zmm11, %zmm11
	vaddps	%zmm3, %zmm14, %zmm14
	leaq	(%r8,%rsi), %rdx
	incq	%rdx
	incq	%rsi
	addq	$64, %rcx
	cmpq	$1, %rdx
	je	.L2b34
.L2b47:
	vmovaps	(%r9,%rcx), %zmm5
	vsubps	(%r11){1to16}, %zmm5, %zmm3
	vmulps	4(%r11){1to16}, %zmm3, %zmm3
	vmovaps	%zmm3, (%rbp,%rcx)
	testb	$8, 4(%rsp)
	je	.L2b49
	vaddps	%zmm4, %zmm3, %zmm7
	vfmadd213ps	%zmm15, %zmm3, %zmm7
	vfmadd213ps	%zmm16, %zmm3, %zmm7
	vaddps	%zmm17, %zmm3, %zmm10
	vfmadd213ps	%zmm19, %zmm3, %zmm10
	vcmpltps	%zmm3, %zmm18, %k1
	vmulps	%zmm7, %zmm21, %zmm21 {%k1}
	vmulps	%zmm10, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm7
	vpsrld	$23, %zmm29, %zmm10
	vpsubd	%zmm10, %zmm12, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm20, %zmm20
	jmp	.L2b49
	.p2align	4
.L2b12:
	vaddps	%zmm4, %zmm13, %zmm5
	vfmadd213ps	%zmm15, %zmm13, %zmm5
	vfmadd213ps	%zmm16, %zmm13, %zmm5
	vaddps	%zmm17, %zmm13, %zmm7
	vfmadd213ps	%zmm19, %zmm13, %zmm7
	vcmpltps	%zmm13, %zmm18, %k1
	vmulps	%zmm5, %zmm21, %zmm21 {%k1}
	vmulps	%zmm7, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm5
	vpsrld	$23, %zmm29, %zmm7
	vpsubd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm5 {%k1} {z}
	vaddps	%zmm5, %zmm20, %zmm20
	cmpl	$1, %r10d
	movl	432(%rsp), %r14d
	jne	.L2b15
.L2b14:
	vaddps	%zmm13, %zmm6, %zmm6
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm18, %zmm13, %zmm14
	cmpq	$1, %r10
	je	.L2b40
.L2b16:
	leaq	-2(%r10), %rcx
	movl	$1, %ebx
	testq	%rcx, %rcx
	je	.L2b21
	movl	%r14d, %edx
	movq	%rbp, %r9
	jmp	.L2b18
	.p2align	4
.L2b20:
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm5, %zmm14, %zmm14
	leaq	(%r8,%rbx), %rcx
	incq	%rcx
	incq	%rbx
	addq	$64, %r9
	addl	$16, %edx
	cmpq	$1, %rcx
	je	.L2b21
.L2b18:
	leaq	(%r12,%rbx), %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edx, %esi
	andl	$16, %esi
	movq	304(%rsp), %r14
	vmovdqa64	(%r14,%rcx), %zmm3
	vmovd	%esi, %xmm5
	vpsrld	%xmm5, %zmm3, %zmm3
	vpandd	%zmm25, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vsubps	(%r11){1to16}, %zmm3, %zmm5
	vmulps	4(%r11){1to16}, %zmm5, %zmm5
	vmovaps	%zmm5, (%r9)
	testb	$8, 4(%rsp)
	je	.L2b20
	vaddps	%zmm4, %zmm5, %zmm7
	vfmadd213ps	%zmm15, %zmm5, %zmm7
	vfmadd213ps	%zmm16, %zmm5, %zmm7
	vaddps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm19, %zmm5, %zmm10
	vcmpltps	%zmm5, %zmm18, %k1
	vmulps	%zmm7, %zmm21, %zmm21 {%k1}
	vmulps	%zmm10, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm7
	vpsrld	$23, %zmm29, %zmm10
	vpsubd	%zmm10, %zmm12, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm20, %zmm20
	jmp	.L2b20
	.p2align	4
.L2b21:
	addq	%rbx, %r15
	movq	%r15, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%r15d, %edx
	shll	$4, %edx
	andl	$16, %edx
	movq	304(%rsp), %rsi
	vmovdqa64	(%rsi,%rcx), %zmm3
	vmovd	%edx, %xmm5
	vpsrld	%xmm5, %zmm3, %zmm3
	vpandd	%zmm25, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vsubps	(%r11){1to16}, %zmm3, %zmm5
	shlq	$6, %r15
	vmulps	4(%r11){1to16}, %zmm5, %zmm5
	movq	16(%rsp), %r9
	vmovaps	%zmm5, (%r9,%r15)
	testb	$8, 4(%rsp)
	je	.L2b23
	vaddps	%zmm4, %zmm5, %zmm7
	vfmadd213ps	%zmm15, %zmm5, %zmm7
	vfmadd213ps	%zmm16, %zmm5, %zmm7
	vaddps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm19, %zmm5, %zmm10
	vcmpltps	%zmm5, %zmm18, %k1
	vmulps	%zmm7, %zmm21, %zmm21 {%k1}
	vmulps	%zmm10, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm7
	vpsrld	$23, %zmm29, %zmm10
	vpsubd	%zmm10, %zmm12, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm20, %zmm20
.L2b23:
	incq	%rbx
	cmpq	%r10, %rbx
	movl	432(%rsp), %r14d
	jne	.L2b25
	vaddps	%zmm5, %zmm6, %zmm6
.L2b25:
	movl	4(%rsp), %edx
	jmp	.L2b39
.L2b33:
	movl	$1, %esi
.L2b34:
	addq	32(%rsp), %rbx
	movq	%rsi, %rcx
	shlq	$6, %rcx
	vmovaps	(%rbx,%rcx), %zmm3
	vsubps	(%r11){1to16}, %zmm3, %zmm5
	movq	16(%rsp), %r9
	addq	%r9, %r15
	vmulps	4(%r11){1to16}, %zmm5, %zmm5
	vmovaps	%zmm5, (%r15,%rcx)
	movl	4(%rsp), %edx
	testb	$8, %dl
	je	.L2b36
	vaddps	%zmm4, %zmm5, %zmm7
	vfmadd213ps	%zmm15, %zmm5, %zmm7
	vfmadd213ps	%zmm16, %zmm5, %zmm7
	vaddps	%zmm17, %zmm5, %zmm10
	vfmadd213ps	%zmm19, %zmm5, %zmm10
	vcmpltps	%zmm5, %zmm18, %k1
	vmulps	%zmm7, %zmm21, %zmm21 {%k1}
	vmulps	%zmm10, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm21, %zmm7
	vpsrld	$23, %zmm29, %zmm10
	vpsubd	%zmm10, %zmm12, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm12
	vpternlogd	$236, %zmm24, %zmm27, %zmm21
	vpternlogd	$236, %zmm24, %zmm27, %zmm29
	vbroadcastss	.L2c0(%rip), %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm20, %zmm20
.L2b36:
	incq	%rsi
	cmpq	%r10, %rsi
	jne	.L2b38
	vaddps	%zmm5, %zmm6, %zmm6
.L2b38:
	vandps	%zmm28, %zmm3, %zmm3
.L2b39:
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm5, %zmm14, %zmm14
	testq	%rdi, %rdi
	jne	.L2b42
.L2b41:
	vaddps	%zmm14, %zmm9, %zmm9
	jmp	.L2b42
	.p2align	4
.L2b43:
	vpcmpnleud	.L2c10(%rip){1to16}, %zmm11, %k0
	vcvtudq2ps	%zmm12, %zmm3
	vaddps	.L2c11(%rip){1to16}, %zmm3, %zmm3
	vmovups	%zmm3, 2928(%rsp)
	movq	4288(%rsp), %rbx
	movq	104(%rsp), %r14
	movq	%r11, %r15
	movl	880(%rsp), %r11d
	movq	176(%rsp), %rbp
	jmp	.L2b44
.L2b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%zmm3, 2928(%rsp)
	vmovaps	%zmm0, %zmm29
	vmovaps	%zmm0, %zmm21
.L2b44:
	vcvtusi2ss	%r10d, %xmm31, %xmm3
	vbroadcastss	%xmm3, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm9, %zmm3, %zmm5
	vmulps	%zmm14, %zmm3, %zmm7
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
	vmulps	%zmm30, %zmm3, %zmm6
	testq	%r10, %r10
	vxorps	%xmm19, %xmm19, %xmm19
	je	.L2b45
	vmaxps	%zmm1, %zmm6, %zmm1
	vsqrtps	%zmm1, %zmm1
	vaddps	%zmm1, %zmm6, %zmm12
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rdx
	shlq	$6, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	64(%rsp), %rsi
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edi, %edi
	jmp	.L2b51
	.p2align	4
.L2b52:
	xorl	%ecx, %ecx
.L2b56:
	vmovaps	%zmm14, %zmm5
	vmovaps	%zmm13, %zmm7
	movq	%rdi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%r9, %r8
	vcvtsi2ss	%rcx, %xmm0, %xmm10
	shlq	$6, %rcx
	vmovaps	(%r8,%rcx), %zmm13
	vsubps	%zmm12, %zmm13, %zmm13
	vmaxps	%zmm18, %zmm13, %zmm13
	vmulps	%zmm13, %zmm13, %zmm15
	vbroadcastss	%xmm10, %zmm13
	vaddps	%zmm15, %zmm3, %zmm3
	vfmadd213ps	%zmm7, %zmm15, %zmm13
	vmulss	%xmm10, %xmm10, %xmm7
	vbroadcastss	%xmm7, %zmm14
	vfmadd213ps	%zmm5, %zmm15, %zmm14
.L2b57:
	vcvtsi2ss	%rdi, %xmm0, %xmm5
	vbroadcastss	%xmm5, %zmm7
	vaddps	%zmm3, %zmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm9
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	incq	%rdi
	addq	%rdx, %rsi
	cmpq	%r10, %rdi
	je	.L2b58
.L2b51:
	vxorps	%xmm3, %xmm3, %xmm3
	cmpq	$1, %r10
	je	.L2b52
	movq	%rsi, %r8
	xorl	%ecx, %ecx
	.p2align	4
.L2b54:
	vmovaps	-64(%r8), %zmm5
	vmovaps	(%r8), %zmm7
	vsubps	%zmm12, %zmm5, %zmm5
	vcvtsi2ss	%rcx, %xmm0, %xmm10
	vmaxps	%zmm18, %zmm5, %zmm5
	vmulps	%zmm5, %zmm5, %zmm5
	vbroadcastss	%xmm10, %zmm15
	vaddps	%zmm5, %zmm3, %zmm3
	vfmadd213ps	%zmm13, %zmm5, %zmm15
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vfmadd213ps	%zmm14, %zmm5, %zmm10
	vsubps	%zmm12, %zmm7, %zmm5
	vmaxps	%zmm18, %zmm5, %zmm5
	vmulps	%zmm5, %zmm5, %zmm5
	leaq	1(%rcx), %r9
	vcvtsi2ss	%r9, %xmm0, %xmm7
	vbroadcastss	%xmm7, %zmm13
	vaddps	%zmm5, %zmm3, %zmm3
	vfmadd213ps	%zmm15, %zmm5, %zmm13
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm14
	vfmadd213ps	%zmm10, %zmm5, %zmm14
	addq	$2, %rcx
	subq	$-128, %r8
	cmpq	%rax, %rcx
	jne	.L2b54
	testb	$1, %r10b
	movq	16(%rsp), %r9
	jne	.L2b56
	jmp	.L2b57
.L2b45:
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm8, %xmm8, %xmm8
.L2b58:
	vmovups	%zmm29, 3312(%rsp)
	vmovups	%zmm21, 3376(%rsp)
	vmovups	%zmm20, 3440(%rsp)
	vcvtusi2ss	%rbp, %xmm31, %xmm3
	vbroadcastss	%xmm3, %zmm15
	vmaxps	.L2c13(%rip){1to16}, %zmm8, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpgtps	.L2c14(%rip){1to16}, %zmm8, %k1
	vaddps	%zmm26, %zmm11, %zmm5
	vmulps	%zmm30, %zmm5, %zmm5
	vmovaps	%zmm5, %zmm7
	vdivps	.L2c16(%rip){1to16}, %zmm15, %zmm10
	vmulps	%zmm3, %zmm13, %zmm7 {%k1}
	vmulps	%zmm3, %zmm9, %zmm5 {%k1}
	vmulps	%zmm3, %zmm14, %zmm9
	vfnmadd231ps	%zmm7, %zmm7, %zmm9
	vaddps	%zmm9, %zmm9, %zmm9
	vminps	%zmm9, %zmm10, %zmm11
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovaps	%zmm10, %zmm11 {%k1}
	vbroadcastss	.L2c17(%rip), %zmm4
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
	vmulps	.L2c18(%rip){1to16}, %zmm9, %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vmulps	%zmm1, %zmm8, %zmm1
	vfnmadd231ps	%zmm15, %zmm6, %zmm2
	vsqrtps	%zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm1, %zmm3 {%k1}
	vbroadcastss	52(%r15), %zmm13
	vbroadcastss	76(%r15), %zmm14
	vbroadcastss	56(%r15), %zmm11
	vbroadcastss	80(%r15), %zmm12
	vbroadcastss	60(%r15), %zmm9
	vbroadcastss	84(%r15), %zmm10
	vbroadcastss	64(%r15), %zmm4
	vbroadcastss	88(%r15), %zmm8
	vmaxps	%zmm0, %zmm3, %zmm1
	vminps	%zmm7, %zmm14, %zmm2
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovups	%zmm14, 1968(%rsp)
	vmovaps	%zmm14, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm13, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm13, 2032(%rsp)
	vmovaps	%zmm13, %zmm3 {%k1}
	vmovups	%zmm3, 816(%rsp)
	vminps	%zmm5, %zmm12, %zmm2
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm12, 2096(%rsp)
	vmovaps	%zmm12, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm11, %zmm3
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm11, 2160(%rsp)
	vmovaps	%zmm11, %zmm3 {%k1}
	vmovups	%zmm3, 560(%rsp)
	vmovups	%zmm10, 2224(%rsp)
	vminps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm9, 1136(%rsp)
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovups	%zmm1, 240(%rsp)
	vminps	%zmm6, %zmm8, %zmm1
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm8, 2288(%rsp)
	vmovaps	%zmm8, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	%zmm4, 2352(%rsp)
	vmovaps	%zmm4, %zmm2 {%k1}
	vmovaps	%zmm2, %zmm4
	vbroadcastss	.L2c19(%rip), %zmm2
	vmovups	%zmm15, 3248(%rsp)
	vcmpltps	%zmm2, %zmm15, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1648(%rsp)
	vblendmps	%zmm3, %zmm0, %zmm10 {%k1}
	vbroadcastss	.L2c20(%rip), %zmm1
	vblendmps	%zmm2, %zmm1, %zmm1 {%k1}
	vmovups	%zmm1, 2864(%rsp)
	vcvtusi2ss	%r11d, %xmm0, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 3056(%rsp)
	leaq	(%r10,%r10,2), %r11
	shlq	$6, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1456(%rsp)
	vmovups	%zmm1, 1072(%rsp)
	vmovups	%zmm1, 1520(%rsp)
	vxorps	%xmm20, %xmm20, %xmm20
	vmovups	%zmm1, 1584(%rsp)
	vmovups	%zmm0, 1776(%rsp)
	vbroadcastss	.L2c23(%rip), %zmm1
	vmovups	%zmm1, 2992(%rsp)
	vmovups	%zmm3, 944(%rsp)
	vmovups	%zmm1, 1200(%rsp)
	vmovups	%zmm2, 1712(%rsp)
	vbroadcastss	.L2c22(%rip), %zmm1
	vmovups	%zmm1, 2544(%rsp)
	vbroadcastss	.L2c21(%rip), %zmm1
	vmovups	%zmm1, 2416(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1264(%rsp)
	jmp	.L2b59
	.p2align	4
.L2b101:
	vmulps	%zmm3, %zmm30, %zmm1
	vfmadd213ps	%zmm5, %zmm1, %zmm7
	vmulps	%zmm7, %zmm8, %zmm2
	vfmadd213ps	%zmm29, %zmm2, %zmm6
	vfmadd213ps	%zmm6, %zmm1, %zmm17
	vmulps	%zmm17, %zmm14, %zmm3
	vmovups	496(%rsp), %zmm7
	vfmadd213ps	%zmm28, %zmm3, %zmm7
	vmovups	2608(%rsp), %zmm5
	vmulps	%zmm3, %zmm5, %zmm9
	vmovups	560(%rsp), %zmm29
	vaddps	%zmm9, %zmm29, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	2096(%rsp), %zmm6
	vminps	%zmm3, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	2160(%rsp), %zmm6
	vmaxps	%zmm4, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k1}
	vcmpeqps	%zmm29, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm3, %k1 {%k1}
	vmovups	1008(%rsp), %zmm3
	vfmadd213ps	%zmm7, %zmm2, %zmm3
	vmovups	2480(%rsp), %zmm4
	vfmadd213ps	%zmm3, %zmm1, %zmm4
	vmovaps	%zmm16, %zmm14
	vmovups	%zmm16, 880(%rsp)
	vmovups	1904(%rsp), %zmm6
	vmulps	%zmm4, %zmm6, %zmm13
	vmovups	816(%rsp), %zmm28
	vaddps	%zmm13, %zmm28, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	1968(%rsp), %zmm7
	vminps	%zmm3, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k2}
	vcmpunordps	%zmm4, %zmm4, %k2
	vmovups	2032(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k2}
	vcmpeqps	%zmm28, %zmm4, %k2
	vcmpneqps	%zmm4, %zmm3, %k3 {%k2}
	vmulps	%zmm2, %zmm31, %zmm2
	vmovups	%zmm2, 496(%rsp)
	vmovaps	%zmm20, %zmm30
	vaddps	%zmm2, %zmm20, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k2
	vmovups	2224(%rsp), %zmm4
	vminps	%zmm2, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k2}
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovups	1136(%rsp), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k2}
	vcmpeqps	%zmm20, %zmm3, %k2
	vcmpneqps	%zmm3, %zmm2, %k4 {%k2}
	vmulps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm1, 240(%rsp)
	vmovups	1392(%rsp), %zmm16
	vaddps	%zmm1, %zmm16, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k2
	vmovups	2288(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k2}
	vcmpunordps	%zmm2, %zmm2, %k2
	vmovups	2352(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k2}
	vcmpeqps	%zmm16, %zmm2, %k2
	vcmpneqps	%zmm2, %zmm1, %k5 {%k2}
	vminps	%zmm0, %zmm24, %zmm1
	vminps	%zmm1, %zmm22, %zmm1
	vminps	%zmm1, %zmm27, %zmm1
	vmulps	3120(%rsp), %zmm6, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vsubps	%zmm11, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm11, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	3632(%rsp), %zmm5, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vsubps	%zmm12, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm12, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmulps	176(%rsp), %zmm31, %zmm2
	vmulps	%zmm2, %zmm31, %zmm2
	vsubps	%zmm19, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm19, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vmulps	368(%rsp), %zmm10, %zmm2
	vmulps	%zmm2, %zmm10, %zmm2
	vmovups	624(%rsp), %zmm27
	vsubps	%zmm27, %zmm0, %zmm3
	vfmadd231ps	%zmm2, %zmm27, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k2
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k2}
	vsqrtps	%zmm15, %zmm8
	vdivps	%zmm20, %zmm0, %zmm2
	vmulps	%zmm2, %zmm31, %zmm0
	vmovups	%zmm0, 368(%rsp)
	vmovups	944(%rsp), %zmm15
	vcmpnltps	%zmm15, %zmm18, %k0
	vcmpltps	.L2c73(%rip){1to16}, %zmm1, %k2
	vmulps	%zmm8, %zmm8, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	korw	%k0, %k2, %k7
	vbroadcastss	.L2c23(%rip), %zmm31
	vmovaps	%zmm31, %zmm1 {%k7}
	vbroadcastss	16(%r15), %zmm2
	vcmpleps	%zmm2, %zmm1, %k6
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm25, %k0 {%k6}
	vpmovm2d	%k3, %zmm1
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L2c25(%rip), %zmm2 {%k4} {z}
	vpbroadcastd	.L2c26(%rip), %zmm23
	vpord	%zmm23, %zmm2, %zmm2 {%k5}
	vpbroadcastd	.L2c24(%rip), %zmm22
	vpord	%zmm22, %zmm2, %zmm2 {%k1}
	vpord	%zmm1, %zmm2, %zmm1
	vmovups	1648(%rsp), %zmm25
	vmovaps	%zmm25, %zmm2
	vfmadd132ps	2800(%rsp), %zmm18, %zmm2
	vmovups	1456(%rsp), %zmm7
	vfmadd231ps	2736(%rsp), %zmm7, %zmm2
	vmovups	688(%rsp), %zmm0
	vfmadd231ps	1072(%rsp), %zmm0, %zmm2
	vmovups	1520(%rsp), %zmm22
	vfmadd231ps	%zmm22, %zmm14, %zmm2
	vmovups	1584(%rsp), %zmm23
	vsubps	%zmm2, %zmm23, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vbroadcastss	.L2c17(%rip), %zmm6
	vmulps	%zmm6, %zmm23, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmovups	3184(%rsp), %zmm3
	vsubps	1840(%rsp), %zmm3, %zmm0
	vmovups	%zmm0, 176(%rsp)
	vcmpltps	%zmm15, %zmm18, %k5
	vmaxps	.L2c13(%rip){1to16}, %zmm2, %zmm2
	vbroadcastss	.L2c0(%rip), %zmm3
	vdivps	%zmm2, %zmm3, %zmm2
	vmulps	%zmm2, %zmm23, %zmm2
	vmovups	1776(%rsp), %zmm24
	vmulps	%zmm2, %zmm24, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	2544(%rsp), %zmm3
	vminps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmaxps	.L2c77(%rip){1to16}, %zmm2, %zmm14
	vcmpnltps	%zmm23, %zmm18, %k1
	korw	%k1, %k5, %k1
	vbroadcastss	.L2c0(%rip), %zmm2
	vmovaps	%zmm2, %zmm14 {%k1}
	vcmpltps	%zmm0, %zmm18, %k1
	vptestmd	%zmm1, %zmm1, %k6
	vmovdqu64	3504(%rsp), %zmm20
	vpord	%zmm1, %zmm20, %zmm20 {%k1}
	vmovaps	%zmm31, %zmm21 {%k7}
	vmovups	1200(%rsp), %zmm1
	vmovaps	%zmm21, %zmm1 {%k1}
	vmovups	%zmm1, 1200(%rsp)
	vbroadcastss	.L2c9(%rip), %zmm10
	vandps	%zmm10, %zmm13, %zmm1
	vbroadcastss	.L2c78(%rip), %zmm17
	vaddps	%zmm17, %zmm1, %zmm1
	vbroadcastss	.L2c0(%rip), %zmm2
	vdivps	%zmm1, %zmm2, %zmm1
	vmovups	3824(%rsp), %zmm4
	vmulps	%zmm1, %zmm4, %zmm2
	vcmpunordps	%zmm14, %zmm14, %k3
	vminps	%zmm14, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k3}
	vmovaps	%zmm9, %zmm21
	vandps	%zmm10, %zmm9, %zmm2
	vaddps	%zmm17, %zmm2, %zmm2
	vbroadcastss	.L2c0(%rip), %zmm5
	vdivps	%zmm2, %zmm5, %zmm2
	vmulps	%zmm2, %zmm4, %zmm4
	vcmpunordps	%zmm3, %zmm3, %k3
	vminps	%zmm3, %zmm4, %zmm5
	vmovaps	%zmm4, %zmm5 {%k3}
	vcmpltps	%zmm18, %zmm13, %k3
	vmovups	1968(%rsp), %zmm0
	vsubps	%zmm28, %zmm0, %zmm3
	vmovups	2032(%rsp), %zmm9
	vsubps	%zmm9, %zmm28, %zmm3 {%k3}
	vmulps	%zmm1, %zmm3, %zmm1
	vbroadcastss	.L2c79(%rip), %zmm4
	vmulps	%zmm4, %zmm1, %zmm1
	vcmpltps	%zmm11, %zmm18, %k3
	vmovaps	%zmm31, %zmm3
	vminps	%zmm31, %zmm1, %zmm3 {%k3}
	vcmpltps	%zmm18, %zmm21, %k3
	vmovups	2096(%rsp), %zmm6
	vsubps	%zmm29, %zmm6, %zmm1
	vmovups	2160(%rsp), %zmm11
	vsubps	%zmm11, %zmm29, %zmm1 {%k3}
	vmulps	%zmm2, %zmm1, %zmm1
	vcmpltps	%zmm12, %zmm18, %k3
	vmovaps	%zmm31, %zmm2
	vmulps	%zmm4, %zmm1, %zmm2 {%k3}
	vcmpunordps	%zmm3, %zmm3, %k3
	vminps	%zmm3, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k3}
	vmovups	496(%rsp), %zmm12
	vandps	%zmm10, %zmm12, %zmm2
	vaddps	%zmm17, %zmm2, %zmm2
	vbroadcastss	.L2c0(%rip), %zmm3
	vdivps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm18, %zmm12, %k3
	vmovups	2224(%rsp), %zmm12
	vsubps	%zmm30, %zmm12, %zmm3
	vsubps	1136(%rsp), %zmm30, %zmm3 {%k3}
	vmulps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm19, %zmm18, %k3
	vmovaps	%zmm31, %zmm3
	vmulps	%zmm4, %zmm2, %zmm3 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k3}
	vmovups	240(%rsp), %zmm19
	vandps	%zmm10, %zmm19, %zmm2
	vaddps	%zmm17, %zmm2, %zmm2
	vbroadcastss	.L2c0(%rip), %zmm3
	vdivps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm18, %zmm19, %k3
	vmovups	2288(%rsp), %zmm19
	vsubps	%zmm16, %zmm19, %zmm3
	vmovups	2352(%rsp), %zmm17
	vsubps	%zmm17, %zmm16, %zmm3 {%k3}
	vmulps	%zmm2, %zmm3, %zmm2
	vcmpltps	%zmm27, %zmm18, %k3
	vmovaps	%zmm31, %zmm3
	vmulps	%zmm4, %zmm2, %zmm3 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k3}
	vcmpgtps	2416(%rsp), %zmm31, %k3
	vcmpltps	%zmm5, %zmm1, %k3 {%k3}
	vmovaps	%zmm1, %zmm5 {%k3}
	kandw	%k2, %k5, %k4
	vmovups	2992(%rsp), %zmm1
	vcmpltps	%zmm8, %zmm1, %k7
	korw	%k7, %k2, %k2
	kandw	%k2, %k5, %k5
	vmovups	176(%rsp), %zmm27
	vcmpnltps	%zmm27, %zmm18, %k2
	korw	%k2, %k4, %k2
	korw	%k6, %k2, %k2
	vblendmps	%zmm1, %zmm8, %zmm1 {%k2}
	vmovups	%zmm1, 2992(%rsp)
	vmulps	368(%rsp), %zmm8, %zmm1
	vmulps	.L2c76(%rip){1to16}, %zmm1, %zmm1
	vcmpunordps	%zmm8, %zmm8, %k6
	vminps	%zmm8, %zmm1, %zmm2
	vmovaps	%zmm1, %zmm2 {%k6}
	vmovups	1712(%rsp), %zmm3
	vmovaps	%zmm3, %zmm1
	vmulps	.L2c17(%rip){1to16}, %zmm3, %zmm1 {%k5}
	vcmpnleps	%zmm1, %zmm2, %k5
	vblendmps	%zmm24, %zmm5, %zmm24 {%k2}
	vmovups	%zmm24, 1776(%rsp)
	vmovaps	%zmm1, %zmm3 {%k1}
	vmovups	%zmm3, 1712(%rsp)
	vcmpnleps	%zmm5, %zmm14, %k6
	vfmadd213ps	%zmm28, %zmm5, %zmm13
	vfmadd213ps	%zmm29, %zmm21, %zmm5
	vcmpunordps	%zmm13, %zmm13, %k7
	vminps	%zmm13, %zmm0, %zmm1
	vmovaps	%zmm0, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmaxps	%zmm1, %zmm9, %zmm3
	vmovaps	%zmm9, %zmm3 {%k7}
	vmovaps	%zmm28, %zmm3 {%k2}
	vsubps	%zmm28, %zmm3, %zmm8
	vblendmps	%zmm25, %zmm8, %zmm25 {%k2}
	vcmpunordps	%zmm5, %zmm5, %k7
	vminps	%zmm5, %zmm6, %zmm1
	vmovaps	%zmm6, %zmm1 {%k7}
	vcmpunordps	%zmm1, %zmm1, %k7
	vmaxps	%zmm1, %zmm11, %zmm5
	vmovaps	%zmm11, %zmm5 {%k7}
	vmovaps	%zmm29, %zmm5 {%k2}
	vsubps	%zmm29, %zmm5, %zmm1
	vblendmps	%zmm7, %zmm1, %zmm7 {%k2}
	vfmadd132ps	2800(%rsp), %zmm18, %zmm8
	vfmadd231ps	2736(%rsp), %zmm1, %zmm8
	vbroadcastss	.L2c0(%rip), %zmm0
	vdivps	%zmm14, %zmm0, %zmm1
	vmovups	%zmm25, 1648(%rsp)
	vmulps	%zmm25, %zmm1, %zmm2
	vmovups	2672(%rsp), %zmm6
	vmovups	688(%rsp), %zmm13
	vfnmadd213ps	%zmm13, %zmm2, %zmm6
	vmovups	752(%rsp), %zmm4
	vmovups	880(%rsp), %zmm11
	vfnmadd213ps	%zmm11, %zmm2, %zmm4
	vmovups	%zmm7, 1456(%rsp)
	vmulps	%zmm7, %zmm1, %zmm1
	vmovups	1328(%rsp), %zmm2
	vfnmadd213ps	%zmm6, %zmm1, %zmm2
	vmovups	304(%rsp), %zmm7
	vfnmadd213ps	%zmm4, %zmm1, %zmm7
	vmovups	3760(%rsp), %zmm9
	vmulps	%zmm2, %zmm9, %zmm1
	vmulps	432(%rsp), %zmm9, %zmm2
	vmovups	3696(%rsp), %zmm10
	vmulps	%zmm2, %zmm10, %zmm4
	vmulps	%zmm1, %zmm4, %zmm6
	vfmsub231ps	%zmm7, %zmm10, %zmm6
	vfnmadd213ps	%zmm0, %zmm4, %zmm4
	vmaxps	.L2c66(%rip){1to16}, %zmm4, %zmm4
	vdivps	%zmm4, %zmm0, %zmm4
	vmulps	%zmm6, %zmm4, %zmm4
	vmulps	%zmm4, %zmm10, %zmm4
	vmulps	%zmm1, %zmm9, %zmm1
	vmulps	%zmm9, %zmm2, %zmm2
	vmulps	%zmm4, %zmm14, %zmm4
	vbroadcastss	.L2c80(%rip), %zmm7
	vmulps	%zmm7, %zmm16, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k7
	vmaxps	%zmm4, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k7}
	vaddps	%zmm4, %zmm16, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k7
	vminps	%zmm4, %zmm19, %zmm4
	vmovaps	%zmm19, %zmm4 {%k7}
	vcmpunordps	%zmm4, %zmm4, %k7
	vmaxps	%zmm4, %zmm17, %zmm4
	vmovaps	%zmm17, %zmm4 {%k7}
	vmovaps	%zmm16, %zmm4 {%k2}
	vsubps	%zmm16, %zmm4, %zmm6
	vfmadd231ps	%zmm11, %zmm6, %zmm8
	vmulps	%zmm1, %zmm14, %zmm1
	vfnmadd231ps	%zmm2, %zmm6, %zmm1
	korw	%k6, %k5, %k5
	korw	%k5, %k4, %k4
	knotw	%k4, %k4
	vblendmps	%zmm22, %zmm6, %zmm22 {%k2}
	vmovups	%zmm22, 1520(%rsp)
	vpbroadcastd	.L2c26(%rip), %zmm22
	vmovaps	%zmm0, %zmm2 {%k4} {z}
	vmovaps	%zmm2, %zmm15 {%k1}
	vmovups	%zmm15, 944(%rsp)
	vmulps	%zmm7, %zmm30, %zmm2
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vaddps	%zmm1, %zmm30, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vminps	%zmm1, %zmm12, %zmm1
	vmovaps	%zmm12, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1136(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovaps	%zmm30, %zmm1 {%k2}
	vsubps	%zmm30, %zmm1, %zmm2
	vfmadd231ps	%zmm2, %zmm13, %zmm8
	vmovups	1072(%rsp), %zmm6
	vblendmps	%zmm6, %zmm2, %zmm6 {%k2}
	vmovups	%zmm6, 1072(%rsp)
	vmovaps	%zmm18, %zmm8 {%k3}
	vmovaps	%zmm23, %zmm8 {%k2}
	vbroadcastss	.L2c24(%rip), %zmm23
	knotw	%k0, %k1
	vmovaps	%zmm27, %zmm2 {%k1} {z}
	vmovups	3056(%rsp), %zmm6
	vcmpgtps	1264(%rsp), %zmm6, %k1
	vaddps	1840(%rsp), %zmm2, %zmm10 {%k1} {z}
	vmovdqa32	%zmm20, %zmm20 {%k2} {z}
	vmovups	%zmm3, 816(%rsp)
	vmovups	%zmm5, 560(%rsp)
	vmovups	%zmm1, 240(%rsp)
	vmovups	%zmm8, 1584(%rsp)
	vxorps	%xmm19, %xmm19, %xmm19
.L2b59:
	vpslld	$31, %zmm20, %zmm1
	vpmovd2m	%zmm1, %k0
	knotw	%k0, %k1
	kmovw	%k1, 14(%rsp)
	vpandd	%zmm23, %zmm20, %zmm1
	vmovdqu64	%zmm1, 4016(%rsp)
	vptestnmd	%zmm1, %zmm1, %k1
	kmovw	%k1, 12(%rsp)
	vpandd	.L2c25(%rip){1to16}, %zmm20, %zmm1
	vmovdqu64	%zmm1, 3952(%rsp)
	vptestnmd	%zmm1, %zmm1, %k3
	vmovups	%zmm20, 3504(%rsp)
	vpandd	%zmm22, %zmm20, %zmm1
	vmovdqu64	%zmm1, 3888(%rsp)
	vptestnmd	%zmm1, %zmm1, %k4
	vpbroadcastd	.L2c53(%rip), %zmm23
	vmovaps	%zmm4, %zmm20
	.p2align	4
.L2b60:
	vmovups	%zmm10, 3184(%rsp)
	vaddss	%xmm19, %xmm10, %xmm1
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
	vbroadcastss	20(%r15), %zmm3
	vaddss	%xmm2, %xmm1, %xmm31
	vmovss	.L2c0(%rip), %xmm1
	vmovups	%zmm3, 3824(%rsp)
	vdivss	%xmm3, %xmm1, %xmm12
	vmulss	.L2c27(%rip), %xmm12, %xmm1
	vmulss	.L2c28(%rip), %xmm12, %xmm2
	vmulss	.L2c29(%rip), %xmm12, %xmm3
	testq	%r10, %r10
	vmovss	%xmm31, 624(%rsp)
	je	.L2b61
	vmovaps	%xmm12, 1328(%rsp)
	vmovups	%zmm20, 1392(%rsp)
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	.L2c30(%rip), %zmm11
	vmovups	816(%rsp), %zmm23
	vsubps	%zmm23, %zmm11, %zmm5
	vmulps	%zmm5, %zmm1, %zmm8
	vbroadcastss	.L2c31(%rip), %zmm13
	vxorps	%zmm13, %zmm8, %zmm7
	vmulps	%zmm7, %zmm8, %zmm5
	vbroadcastss	.L2c32(%rip), %zmm15
	vmaxps	%zmm15, %zmm5, %zmm5
	vbroadcastss	.L2c33(%rip), %zmm17
	vmulps	%zmm17, %zmm5, %zmm6
	vrndscaleps	$8, %zmm6, %zmm9
	vbroadcastss	.L2c34(%rip), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm5
	vbroadcastss	.L2c35(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm5
	vmulps	%zmm17, %zmm5, %zmm5
	vbroadcastss	.L2c36(%rip), %zmm10
	vbroadcastss	.L2c37(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm5, %zmm10
	vbroadcastss	.L2c38(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm10
	vbroadcastss	.L2c39(%rip), %zmm6
	vmovaps	%zmm6, %zmm12
	vfmadd213ps	%zmm6, %zmm5, %zmm10
	vbroadcastss	.L2c40(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm5, %zmm10
	vfmadd213ps	%zmm0, %zmm5, %zmm10
	vbroadcastss	%xmm2, %zmm2
	vbroadcastss	%xmm3, %zmm6
	vbroadcastss	.L2c41(%rip), %zmm25
	vaddps	%zmm25, %zmm9, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm5
	vbroadcastss	.L2c9(%rip), %zmm4
	vandps	%zmm4, %zmm8, %zmm3
	vbroadcastss	.L2c42(%rip), %zmm26
	vfmadd132ps	%zmm26, %zmm0, %zmm3
	vdivps	%zmm3, %zmm0, %zmm3
	vcmpltps	%zmm7, %zmm8, %k1
	vbroadcastss	.L2c43(%rip), %zmm27
	vmovaps	%zmm27, %zmm7
	vbroadcastss	.L2c44(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm3, %zmm7
	vbroadcastss	.L2c45(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm3, %zmm7
	vbroadcastss	.L2c46(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm3, %zmm7
	vbroadcastss	.L2c47(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm3, %zmm7
	vmovaps	%zmm13, %zmm21
	vbroadcastss	.L2c48(%rip), %zmm31
	vfmadd213ps	%zmm31, %zmm3, %zmm7
	vbroadcastss	.L2c49(%rip), %zmm15
	vfmadd213ps	%zmm15, %zmm3, %zmm7
	vbroadcastss	.L2c50(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vbroadcastss	.L2c51(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm3, %zmm7
	vmulps	%zmm7, %zmm3, %zmm3
	vbroadcastss	.L2c12(%rip), %zmm22
	vblendmps	%zmm11, %zmm22, %zmm7 {%k1}
	vmulps	%zmm5, %zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	movq	%rdi, %rax
	xorl	%edx, %edx
	vmovss	.L2c12(%rip), %xmm20
	.p2align	4
.L2b65:
	vcvtsi2ss	%rdx, %xmm0, %xmm9
	vaddss	%xmm20, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm23, %zmm9, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vxorps	%zmm21, %zmm9, %zmm10
	vmulps	%zmm10, %zmm9, %zmm11
	vmaxps	.L2c32(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm17, %zmm11, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L2c34(%rip){1to16}, %zmm13, %zmm11
	vfmadd231ps	.L2c35(%rip){1to16}, %zmm13, %zmm11
	vmulps	%zmm17, %zmm11, %zmm11
	vbroadcastss	.L2c36(%rip), %zmm14
	vfmadd213ps	.L2c37(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	.L2c38(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	%zmm12, %zmm11, %zmm14
	vfmadd213ps	%zmm24, %zmm11, %zmm14
	vfmadd213ps	%zmm0, %zmm11, %zmm14
	vaddps	%zmm25, %zmm13, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vandps	%zmm4, %zmm9, %zmm13
	vfmadd132ps	%zmm26, %zmm0, %zmm13
	vdivps	%zmm13, %zmm0, %zmm13
	vmovaps	%zmm27, %zmm14
	vfmadd213ps	%zmm28, %zmm13, %zmm14
	vfmadd213ps	%zmm29, %zmm13, %zmm14
	vfmadd213ps	%zmm30, %zmm13, %zmm14
	vfmadd213ps	%zmm16, %zmm13, %zmm14
	vfmadd213ps	%zmm31, %zmm13, %zmm14
	vfmadd213ps	%zmm15, %zmm13, %zmm14
	vfmadd213ps	%zmm18, %zmm13, %zmm14
	vfmadd213ps	%zmm19, %zmm13, %zmm14
	vcmpltps	%zmm10, %zmm9, %k1
	vblendmps	.L2c30(%rip){1to16}, %zmm22, %zmm10 {%k1}
	vmulps	%zmm14, %zmm13, %zmm13
	vmulps	%zmm11, %zmm9, %zmm14
	vfmsub231ps	%zmm8, %zmm5, %zmm14
	vmulps	%zmm11, %zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm13
	vsubps	%zmm7, %zmm10, %zmm7
	vsubps	%zmm13, %zmm3, %zmm3
	vaddps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm3, -128(%rax)
	vsubps	%zmm11, %zmm5, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm14, %zmm6, %zmm3
	vmovaps	%zmm3, (%rax)
	incq	%rdx
	addq	$192, %rax
	vmovaps	%zmm9, %zmm8
	vmovaps	%zmm11, %zmm5
	vmovaps	%zmm13, %zmm3
	vmovaps	%zmm10, %zmm7
	cmpq	%rdx, %r10
	jne	.L2b65
	vbroadcastss	.L2c30(%rip), %zmm10
	vmovups	560(%rsp), %zmm23
	vsubps	%zmm23, %zmm10, %zmm3
	vmulps	%zmm3, %zmm1, %zmm5
	vxorps	%zmm21, %zmm5, %zmm7
	vmulps	%zmm7, %zmm5, %zmm3
	vmaxps	.L2c32(%rip){1to16}, %zmm3, %zmm3
	vmulps	%zmm17, %zmm3, %zmm8
	vrndscaleps	$8, %zmm8, %zmm8
	vfmadd231ps	.L2c34(%rip){1to16}, %zmm8, %zmm3
	vfmadd231ps	.L2c35(%rip){1to16}, %zmm8, %zmm3
	vmulps	%zmm17, %zmm3, %zmm3
	vbroadcastss	.L2c36(%rip), %zmm9
	vfmadd213ps	.L2c37(%rip){1to16}, %zmm3, %zmm9
	vfmadd213ps	.L2c38(%rip){1to16}, %zmm3, %zmm9
	vfmadd213ps	%zmm12, %zmm3, %zmm9
	vfmadd213ps	%zmm24, %zmm3, %zmm9
	vfmadd213ps	%zmm0, %zmm3, %zmm9
	vaddps	%zmm25, %zmm8, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm9, %zmm3
	vandps	%zmm4, %zmm5, %zmm8
	vfmadd132ps	%zmm26, %zmm0, %zmm8
	vdivps	%zmm8, %zmm0, %zmm8
	vmovaps	%zmm27, %zmm9
	vfmadd213ps	%zmm28, %zmm8, %zmm9
	vfmadd213ps	%zmm29, %zmm8, %zmm9
	vfmadd213ps	%zmm30, %zmm8, %zmm9
	vfmadd213ps	%zmm16, %zmm8, %zmm9
	vfmadd213ps	%zmm31, %zmm8, %zmm9
	vfmadd213ps	%zmm15, %zmm8, %zmm9
	vfmadd213ps	%zmm18, %zmm8, %zmm9
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vcmpltps	%zmm7, %zmm5, %k1
	vblendmps	%zmm10, %zmm22, %zmm7 {%k1}
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm3, %zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	movq	%r11, %rax
	xorl	%edx, %edx
	.p2align	4
.L2b67:
	vcvtsi2ss	%rdx, %xmm12, %xmm9
	vaddss	%xmm20, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vsubps	%zmm23, %zmm9, %zmm9
	vmulps	%zmm9, %zmm1, %zmm9
	vxorps	%zmm21, %zmm9, %zmm10
	vmulps	%zmm10, %zmm9, %zmm11
	vmaxps	.L2c32(%rip){1to16}, %zmm11, %zmm11
	vmulps	%zmm17, %zmm11, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L2c34(%rip){1to16}, %zmm13, %zmm11
	vfmadd231ps	.L2c35(%rip){1to16}, %zmm13, %zmm11
	vmulps	%zmm17, %zmm11, %zmm11
	vbroadcastss	.L2c36(%rip), %zmm14
	vfmadd213ps	.L2c37(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	.L2c38(%rip){1to16}, %zmm11, %zmm14
	vfmadd213ps	%zmm12, %zmm11, %zmm14
	vfmadd213ps	%zmm24, %zmm11, %zmm14
	vfmadd213ps	%zmm0, %zmm11, %zmm14
	vaddps	%zmm25, %zmm13, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vpslld	$23, %zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vandps	%zmm4, %zmm9, %zmm13
	vfmadd132ps	%zmm26, %zmm0, %zmm13
	vdivps	%zmm13, %zmm0, %zmm13
	vmovaps	%zmm27, %zmm14
	vfmadd213ps	%zmm28, %zmm13, %zmm14
	vfmadd213ps	%zmm29, %zmm13, %zmm14
	vfmadd213ps	%zmm30, %zmm13, %zmm14
	vfmadd213ps	%zmm16, %zmm13, %zmm14
	vfmadd213ps	%zmm31, %zmm13, %zmm14
	vfmadd213ps	%zmm15, %zmm13, %zmm14
	vfmadd213ps	%zmm18, %zmm13, %zmm14
	vfmadd213ps	%zmm19, %zmm13, %zmm14
	vcmpltps	%zmm10, %zmm9, %k1
	vblendmps	.L2c30(%rip){1to16}, %zmm22, %zmm10 {%k1}
	vmulps	%zmm14, %zmm13, %zmm13
	vmulps	%zmm11, %zmm9, %zmm14
	vfmsub231ps	%zmm5, %zmm3, %zmm14
	vmulps	%zmm11, %zmm13, %zmm5
	vmulps	%zmm5, %zmm10, %zmm13
	vsubps	%zmm7, %zmm10, %zmm5
	vsubps	%zmm13, %zmm8, %zmm7
	vaddps	%zmm7, %zmm5, %zmm5
	vmovaps	%zmm5, -128(%rax)
	vsubps	%zmm11, %zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm14, %zmm6, %zmm3
	vmovaps	%zmm3, (%rax)
	incq	%rdx
	addq	$192, %rax
	vmovaps	%zmm9, %zmm5
	vmovaps	%zmm11, %zmm3
	vmovaps	%zmm13, %zmm8
	vmovaps	%zmm10, %zmm7
	cmpq	%rdx, %r10
	jne	.L2b67
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	624(%rsp), %xmm0
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm20, %xmm20, %xmm20
	vmovups	944(%rsp), %zmm8
	ja	.L2b70
	vxorps	%xmm8, %xmm8, %xmm8
.L2b70:
	movq	%r9, %rax
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 752(%rsp)
	vmovups	%zmm1, 304(%rsp)
	vmovups	%zmm1, 432(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%edx, %edx
	vmovups	240(%rsp), %zmm6
	.p2align	4
.L2b71:
	vmovups	%zmm7, 368(%rsp)
	vmovups	%zmm4, 688(%rsp)
	vmovups	%zmm16, 880(%rsp)
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	shlq	$6, %rcx
	vmovaps	(%r13,%rcx), %zmm22
	vmovaps	64(%r13,%rcx), %zmm7
	vmovaps	128(%r13,%rcx), %zmm0
	vmovups	%zmm0, 176(%rsp)
	vmulps	%zmm22, %zmm6, %zmm26
	vxorps	%xmm28, %xmm28, %xmm28
	movq	%rdi, %rcx
	xorl	%esi, %esi
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm3, %xmm3, %xmm3
	vbroadcastss	.L2c0(%rip), %zmm0
	vmovups	1392(%rsp), %zmm27
	.p2align	4
.L2b72:
	vmovaps	(%rax,%rsi), %zmm6
	vmovaps	-128(%rcx), %zmm18
	vmovaps	-64(%rcx), %zmm4
	vmovaps	%zmm18, %zmm23
	vfmadd213ps	%zmm27, %zmm26, %zmm23
	vdivps	%zmm23, %zmm0, %zmm17
	vsubps	%zmm23, %zmm6, %zmm6
	vmulps	%zmm17, %zmm6, %zmm6
	vmulps	%zmm6, %zmm8, %zmm23
	vfmadd213ps	%zmm17, %zmm17, %zmm23
	vaddps	%zmm23, %zmm5, %zmm5
	vaddps	%zmm6, %zmm29, %zmm29
	vfmadd231ps	%zmm18, %zmm6, %zmm30
	vfmadd231ps	%zmm4, %zmm6, %zmm31
	vfmadd231ps	(%rcx), %zmm6, %zmm3
	vmulps	%zmm23, %zmm18, %zmm6
	vaddps	%zmm6, %zmm10, %zmm10
	vfmadd231ps	%zmm6, %zmm18, %zmm28
	vmulps	%zmm23, %zmm4, %zmm6
	vaddps	%zmm6, %zmm2, %zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	addq	$64, %rsi
	addq	$192, %rcx
	cmpq	%rsi, %r12
	jne	.L2b72
	vmovups	240(%rsp), %zmm6
	vmulps	%zmm7, %zmm6, %zmm4
	vxorps	%xmm18, %xmm18, %xmm18
	vfmadd213ps	%zmm18, %zmm26, %zmm1
	vfmadd231ps	%zmm1, %zmm26, %zmm24
	vmovaps	%zmm16, %zmm1
	vfmadd213ps	%zmm18, %zmm4, %zmm1
	vfmadd231ps	%zmm1, %zmm26, %zmm15
	vfmadd213ps	%zmm18, %zmm22, %zmm16
	vfmadd231ps	%zmm16, %zmm26, %zmm13
	vaddps	%zmm18, %zmm2, %zmm1
	vmovups	752(%rsp), %zmm2
	vfmadd231ps	%zmm1, %zmm26, %zmm2
	vmovups	%zmm2, 752(%rsp)
	vfmadd231ps	%zmm31, %zmm26, %zmm20
	vfmadd231ps	%zmm31, %zmm7, %zmm19
	vmovaps	%zmm28, %zmm1
	vfmadd213ps	%zmm18, %zmm4, %zmm1
	vfmadd231ps	%zmm1, %zmm4, %zmm21
	vfmadd213ps	%zmm18, %zmm22, %zmm28
	vfmadd231ps	%zmm28, %zmm4, %zmm9
	vfmadd231ps	%zmm28, %zmm22, %zmm12
	vfmadd231ps	%zmm30, %zmm4, %zmm11
	vaddps	%zmm18, %zmm10, %zmm1
	vmovups	304(%rsp), %zmm2
	vfmadd231ps	%zmm4, %zmm1, %zmm2
	vmovups	%zmm2, 304(%rsp)
	vmovups	432(%rsp), %zmm2
	vfmadd231ps	%zmm1, %zmm22, %zmm2
	vmovups	%zmm2, 432(%rsp)
	vfmadd231ps	%zmm3, %zmm22, %zmm25
	vmovups	688(%rsp), %zmm4
	vfmadd231ps	%zmm30, %zmm22, %zmm4
	vfmadd231ps	176(%rsp), %zmm30, %zmm14
	vmovups	880(%rsp), %zmm16
	vaddps	%zmm29, %zmm16, %zmm16
	vaddps	%zmm18, %zmm5, %zmm1
	vmovups	368(%rsp), %zmm7
	vaddps	%zmm1, %zmm7, %zmm7
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L2b71
	vbroadcastss	.L2c15(%rip), %zmm26
	vpbroadcastd	.L2c53(%rip), %zmm23
	vpbroadcastd	.L2c54(%rip), %zmm17
	vbroadcastss	.L2c55(%rip), %zmm22
	vbroadcastss	.L2c56(%rip), %zmm27
	vbroadcastss	.L2c57(%rip), %zmm28
	vbroadcastss	.L2c58(%rip), %zmm29
	vbroadcastss	.L2c59(%rip), %zmm30
	vmovaps	%zmm20, %zmm10
	vbroadcastss	.L2c0(%rip), %zmm0
	vmovss	624(%rsp), %xmm31
	vmovaps	%zmm19, %zmm5
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm12, 176(%rsp)
	vmovups	1392(%rsp), %zmm20
	vmovaps	1328(%rsp), %xmm12
	jmp	.L2b75
	.p2align	4
.L2b61:
	vucomiss	%xmm19, %xmm31
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	944(%rsp), %zmm8
	vpbroadcastd	.L2c54(%rip), %zmm17
	vbroadcastss	.L2c55(%rip), %zmm22
	vbroadcastss	.L2c56(%rip), %zmm27
	vbroadcastss	.L2c57(%rip), %zmm28
	vbroadcastss	.L2c58(%rip), %zmm29
	vbroadcastss	.L2c59(%rip), %zmm30
	ja	.L2b63
	vxorps	%xmm8, %xmm8, %xmm8
.L2b63:
	vpxord	%xmm25, %xmm25, %xmm25
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 432(%rsp)
	vmovups	%zmm1, 304(%rsp)
	vmovups	%zmm1, 752(%rsp)
	vmovups	%zmm1, 176(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm15, %xmm15, %xmm15
	vpxord	%xmm24, %xmm24, %xmm24
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	240(%rsp), %zmm6
.L2b75:
	vbroadcastss	%xmm12, %zmm1
	vucomiss	%xmm19, %xmm31
	vmulps	%zmm6, %zmm8, %zmm2
	vmulps	%zmm25, %zmm2, %zmm19
	vfnmadd213ps	%zmm24, %zmm1, %zmm19
	vmulps	%zmm14, %zmm2, %zmm12
	vdivps	%zmm6, %zmm26, %zmm3
	vfnmadd213ps	%zmm21, %zmm1, %zmm12
	vfnmadd213ps	%zmm15, %zmm2, %zmm5
	vmulps	%zmm3, %zmm8, %zmm1
	vfmadd231ps	%zmm10, %zmm1, %zmm13
	vfmadd231ps	%zmm1, %zmm11, %zmm9
	vmovups	%zmm9, 1328(%rsp)
	vmovaps	%zmm10, %zmm9
	vmovaps	%zmm11, %zmm14
	vmovups	%zmm13, 2672(%rsp)
	vmovups	%zmm10, 2800(%rsp)
	vmovups	%zmm11, 2736(%rsp)
	vmovups	%zmm19, 3120(%rsp)
	jbe	.L2b76
	vmovups	1264(%rsp), %zmm1
	vmovups	3184(%rsp), %zmm2
	vaddps	%zmm1, %zmm2, %zmm1
	vmovups	%zmm1, 1264(%rsp)
	vcmpgeps	.L2c52(%rip){1to16}, %zmm1, %k1
	vxorps	%xmm1, %xmm1, %xmm1
	vmulps	%zmm1, %zmm2, %zmm8
	vmovaps	%zmm2, %zmm8 {%k1}
	vxorps	%xmm10, %xmm10, %xmm10
	vaddss	%xmm10, %xmm8, %xmm1
	vmovshdup	%xmm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm8, %xmm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm8, %xmm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm8, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm10, %xmm1
	vbroadcastss	.L2c60(%rip), %zmm21
	vbroadcastss	.L2c61(%rip), %zmm24
	vbroadcastss	.L2c62(%rip), %zmm25
	jbe	.L2b76
	vmovaps	%zmm12, %zmm11
	vmovups	176(%rsp), %zmm12
	testq	%r10, %r10
	vpbroadcastd	.L2c0(%rip), %zmm18
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm5, %zmm19
	vmovaps	%zmm4, %zmm31
	vxorps	%xmm2, %xmm2, %xmm2
	je	.L2b83
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L2b80:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	vmulps	(%r13,%rdx), %zmm6, %zmm1
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
.L2b81:
	vmovaps	(%rdx), %zmm3
	vfmadd213ps	%zmm20, %zmm1, %zmm3
	vdivps	%zmm3, %zmm0, %zmm4
	vmovaps	(%rax,%rsi), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm26, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm26, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm0, %zmm4, %zmm6
	vpaddd	%zmm23, %zmm6, %zmm6
	vpandd	%zmm17, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm18, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm26, %zmm7, %zmm10
	vfmadd231ps	%zmm4, %zmm7, %zmm10
	vmulps	%zmm10, %zmm10, %zmm4
	vmovaps	%zmm22, %zmm7
	vfmadd213ps	%zmm27, %zmm10, %zmm7
	vmovaps	%zmm28, %zmm14
	vmovaps	%zmm30, %zmm15
	vfmadd213ps	%zmm21, %zmm10, %zmm15
	vfmadd213ps	%zmm29, %zmm10, %zmm14
	vfmadd231ps	%zmm24, %zmm4, %zmm15
	vfmadd213ps	%zmm14, %zmm4, %zmm15
	vfmadd213ps	%zmm7, %zmm4, %zmm15
	vfmadd213ps	%zmm10, %zmm4, %zmm15
	vaddps	%zmm0, %zmm5, %zmm4
	vfmadd231ps	%zmm25, %zmm6, %zmm15
	vmaxps	%zmm26, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm15, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm2
	addq	$64, %rsi
	addq	$192, %rdx
	cmpq	%rsi, %r12
	jne	.L2b81
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	240(%rsp), %zmm6
	jne	.L2b80
.L2b83:
	vbroadcastss	.L2c63(%rip), %zmm1
	vmovups	2416(%rsp), %zmm3
	vfmadd213ps	.L2c64(%rip){1to16}, %zmm3, %zmm1
	vpxord	%xmm18, %xmm18, %xmm18
	vcmpltps	%zmm8, %zmm18, %k5
	vaddps	%zmm1, %zmm3, %zmm1
	vcmpltps	%zmm2, %zmm1, %k1 {%k5}
	kandnw	%k5, %k1, %k6
	vmovaps	%zmm2, %zmm3 {%k6}
	vmovups	%zmm3, 2416(%rsp)
	vmovups	1712(%rsp), %zmm1
	vmaxps	.L2c19(%rip){1to16}, %zmm1, %zmm1 {%k5}
	vmovups	%zmm1, 1712(%rsp)
	vmovups	2544(%rsp), %zmm1
	vbroadcastss	.L2c65(%rip), %zmm1 {%k5}
	vmovups	%zmm1, 2544(%rsp)
	vblendmps	.L2c17(%rip){1to16}, %zmm0, %zmm1 {%k1}
	vmovups	1648(%rsp), %zmm3
	vmulps	%zmm1, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	816(%rsp), %zmm4
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	%zmm4, 816(%rsp)
	vmovups	1456(%rsp), %zmm4
	vmulps	%zmm1, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	560(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	1072(%rsp), %zmm5
	vmulps	%zmm1, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm6, %zmm7
	vmovups	1520(%rsp), %zmm10
	vmulps	%zmm1, %zmm10, %zmm5
	vsubps	%zmm5, %zmm10, %zmm6
	vsubps	%zmm6, %zmm20, %zmm20
	vmovaps	%zmm7, %zmm6
	vmovups	1584(%rsp), %zmm7
	vmulps	%zmm1, %zmm7, %zmm7
	vmovups	%zmm7, 1584(%rsp)
	vmovups	1776(%rsp), %zmm7
	vmulps	%zmm1, %zmm7, %zmm7
	vmovups	%zmm7, 1776(%rsp)
	vmovups	944(%rsp), %zmm1
	vmovaps	%zmm18, %zmm1 {%k1}
	vmovups	%zmm1, 944(%rsp)
	vmovups	1200(%rsp), %zmm1
	vbroadcastss	.L2c23(%rip), %zmm1 {%k1}
	vmovups	%zmm1, 1200(%rsp)
	vmovaps	%zmm0, %zmm1 {%k1} {z}
	vmovups	%zmm1, 1840(%rsp)
	vmovups	%zmm5, 1520(%rsp)
	vmovups	%zmm4, 1072(%rsp)
	vmovups	%zmm3, 1456(%rsp)
	vmovups	%zmm2, 1648(%rsp)
	vmovups	2672(%rsp), %zmm10
	vmovaps	%zmm31, %zmm4
	vmovaps	%zmm19, %zmm5
	vmovaps	%zmm13, %zmm7
	vmovaps	%zmm12, %zmm3
	vmovups	2800(%rsp), %zmm9
	vmovups	2736(%rsp), %zmm14
	vmovaps	%zmm11, %zmm12
	vmovups	3120(%rsp), %zmm19
	jmp	.L2b84
	.p2align	4
.L2b76:
	vmovaps	%zmm13, %zmm10
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1840(%rsp)
	vmovups	560(%rsp), %zmm8
	vmovups	176(%rsp), %zmm3
.L2b84:
	vmovups	%zmm3, 176(%rsp)
	vmovups	%zmm7, 368(%rsp)
	vmovups	%zmm12, 3632(%rsp)
	vmovups	%zmm4, 688(%rsp)
	vbroadcastss	.L2c13(%rip), %zmm2
	vmaxps	%zmm2, %zmm19, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm21
	vmaxps	%zmm2, %zmm12, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm19
	vmaxps	%zmm2, %zmm3, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm0, %zmm28
	vmovdqu64	3952(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vmaxps	%zmm2, %zmm7, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmovdqu64	4016(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k6
	vdivps	%zmm1, %zmm0, %zmm11
	vmovups	816(%rsp), %zmm1
	vcmpleps	2032(%rsp), %zmm1, %k5
	vcmpgeps	1968(%rsp), %zmm1, %k7
	vblendmps	%zmm9, %zmm26, %zmm1 {%k7}
	vbroadcastss	.L2c31(%rip), %zmm13
	vxorps	%zmm13, %zmm9, %zmm1 {%k5}
	vcmpleps	%zmm1, %zmm18, %k7
	korw	%k0, %k7, %k5
	vmulps	%zmm21, %zmm9, %zmm1
	vmovups	%zmm1, 240(%rsp)
	kmovw	14(%rsp), %k2
	korw	%k2, %k7, %k7
	knotw	%k7, %k7
	vfmadd213ps	%zmm18, %zmm1, %zmm1 {%k7} {z}
	vmovups	%zmm1, 496(%rsp)
	vblendmps	%zmm18, %zmm0, %zmm12 {%k5}
	vcmpgeps	2096(%rsp), %zmm8, %k7
	vblendmps	%zmm14, %zmm26, %zmm1 {%k7}
	vmovups	%zmm8, 560(%rsp)
	vcmpleps	2160(%rsp), %zmm8, %k7
	vxorps	%zmm13, %zmm14, %zmm1 {%k7}
	vcmpleps	%zmm1, %zmm18, %k2
	korw	%k2, %k6, %k7
	vmulps	%zmm14, %zmm19, %zmm1
	vmovups	%zmm1, 1008(%rsp)
	kmovw	12(%rsp), %k6
	korw	%k6, %k2, %k2
	knotw	%k2, %k2
	vmovaps	%zmm1, %zmm1 {%k2} {z}
	vmovups	%zmm1, 2480(%rsp)
	vblendmps	%zmm18, %zmm0, %zmm2 {%k7}
	vmovups	%zmm2, 4080(%rsp)
	vcmpgeps	2224(%rsp), %zmm6, %k2
	vblendmps	%zmm4, %zmm26, %zmm1 {%k2}
	vcmpleps	1136(%rsp), %zmm6, %k2
	vxorps	%zmm13, %zmm4, %zmm1 {%k2}
	vcmpleps	%zmm1, %zmm18, %k2
	korw	%k2, %k1, %k6
	vmulps	%zmm4, %zmm28, %zmm1
	vmovups	%zmm1, 4144(%rsp)
	korw	%k3, %k2, %k1
	knotw	%k1, %k1
	vblendmps	%zmm18, %zmm0, %zmm9 {%k6}
	vmovaps	%zmm1, %zmm15 {%k1} {z}
	vcmpgeps	2288(%rsp), %zmm20, %k1
	vblendmps	%zmm16, %zmm26, %zmm7 {%k1}
	vmovups	%zmm20, 1392(%rsp)
	vcmpleps	2352(%rsp), %zmm20, %k1
	vmulps	%zmm2, %zmm19, %zmm3
	vmovups	%zmm5, 3568(%rsp)
	vmulps	%zmm3, %zmm5, %zmm1
	vmulps	%zmm12, %zmm21, %zmm2
	vmulps	%zmm2, %zmm1, %zmm29
	vmulps	%zmm9, %zmm28, %zmm25
	vmulps	%zmm25, %zmm10, %zmm1
	vmulps	%zmm2, %zmm1, %zmm5
	vmulps	%zmm29, %zmm5, %zmm8
	vmovaps	%zmm29, %zmm24
	vfnmadd213ps	%zmm0, %zmm29, %zmm24
	vbroadcastss	.L2c66(%rip), %zmm30
	vmaxps	%zmm30, %zmm24, %zmm1
	vsqrtps	%zmm1, %zmm1
	vxorps	%zmm13, %zmm16, %zmm7 {%k1}
	vmovdqu64	3888(%rsp), %zmm4
	vptestmd	%zmm4, %zmm4, %k1
	vdivps	%zmm1, %zmm0, %zmm14
	vmovups	%zmm19, 2608(%rsp)
	vmulps	%zmm14, %zmm19, %zmm1
	vmovaps	%zmm0, %zmm1 {%k7}
	vcmpleps	%zmm7, %zmm18, %k7
	korw	%k7, %k1, %k1
	vblendmps	%zmm18, %zmm0, %zmm17 {%k1}
	vmovaps	%zmm11, %zmm19
	vmulps	%zmm17, %zmm11, %zmm11
	vmulps	752(%rsp), %zmm11, %zmm4
	vmulps	%zmm2, %zmm4, %zmm2
	vmulps	%zmm29, %zmm2, %zmm4
	vmovaps	%zmm6, %zmm20
	vmulps	1328(%rsp), %zmm25, %zmm6
	vfmsub231ps	%zmm6, %zmm3, %zmm8
	vmulps	%zmm14, %zmm8, %zmm6
	vmovaps	%zmm5, %zmm22
	vfnmadd213ps	%zmm0, %zmm5, %zmm22
	vfnmadd231ps	%zmm6, %zmm6, %zmm22
	vmaxps	%zmm30, %zmm22, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmulps	%zmm5, %zmm2, %zmm10
	vdivps	%zmm7, %zmm0, %zmm8
	vmulps	304(%rsp), %zmm11, %zmm7
	vfmsub231ps	%zmm7, %zmm3, %zmm4
	vmulps	%zmm14, %zmm4, %zmm3
	vmovups	%zmm11, 3696(%rsp)
	vmulps	432(%rsp), %zmm11, %zmm4
	vmovups	%zmm25, 3760(%rsp)
	vfmsub231ps	%zmm4, %zmm25, %zmm10
	vfnmadd231ps	%zmm6, %zmm3, %zmm10
	vmulps	%zmm8, %zmm10, %zmm4
	vmovaps	%zmm2, %zmm27
	vfnmadd213ps	%zmm0, %zmm2, %zmm27
	vfnmadd231ps	%zmm3, %zmm3, %zmm27
	vfnmadd231ps	%zmm4, %zmm4, %zmm27
	vmaxps	%zmm30, %zmm27, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmovups	%zmm21, 1904(%rsp)
	vmulps	%zmm21, %zmm1, %zmm10
	vmovaps	%zmm1, %zmm10 {%k5}
	vdivps	%zmm7, %zmm0, %zmm30
	vmovaps	%zmm28, %zmm31
	vmulps	%zmm8, %zmm28, %zmm1
	vmovaps	%zmm0, %zmm1 {%k6}
	vmulps	%zmm1, %zmm10, %zmm1
	vmovaps	%zmm19, %zmm10
	vmulps	%zmm30, %zmm19, %zmm7
	vmulps	%zmm7, %zmm1, %zmm21
	vmovaps	%zmm1, %zmm21 {%k1}
	vmulps	%zmm16, %zmm19, %zmm1
	korw	%k4, %k7, %k1
	knotw	%k1, %k1
	vmovaps	%zmm1, %zmm25 {%k1} {z}
	vxorps	%xmm11, %xmm11, %xmm11
	vmovss	624(%rsp), %xmm7
	vucomiss	%xmm11, %xmm7
	vmovups	2480(%rsp), %zmm7
	vfmadd213ps	496(%rsp), %zmm7, %zmm7
	vfmadd213ps	%zmm7, %zmm15, %zmm15
	vmovaps	%zmm12, %zmm11
	vmulps	240(%rsp), %zmm12, %zmm28
	vfmadd213ps	%zmm15, %zmm25, %zmm25
	vxorps	%zmm13, %zmm29, %zmm7
	vmovups	%zmm7, 496(%rsp)
	vmulps	%zmm28, %zmm29, %zmm7
	vmovups	4080(%rsp), %zmm15
	vmovaps	%zmm15, %zmm12
	vfmsub231ps	1008(%rsp), %zmm15, %zmm7
	vxorps	%zmm13, %zmm5, %zmm15
	vmovups	%zmm15, 1008(%rsp)
	vmulps	%zmm28, %zmm5, %zmm5
	vmovaps	%zmm9, %zmm19
	vfmsub231ps	4144(%rsp), %zmm9, %zmm5
	vxorps	%zmm13, %zmm2, %zmm9
	vmovups	%zmm9, 2480(%rsp)
	vmulps	%zmm28, %zmm2, %zmm2
	vmulps	%zmm14, %zmm7, %zmm29
	vfnmadd231ps	%zmm6, %zmm29, %zmm5
	vxorps	%zmm13, %zmm6, %zmm6
	vmovups	%zmm17, 624(%rsp)
	vfmsub231ps	%zmm1, %zmm17, %zmm2
	vxorps	%zmm13, %zmm3, %zmm17
	vfnmadd231ps	%zmm3, %zmm29, %zmm2
	vxorps	%zmm13, %zmm4, %zmm7
	vmulps	%zmm8, %zmm5, %zmm5
	vfnmadd231ps	%zmm4, %zmm5, %zmm2
	vmovaps	%zmm28, %zmm15
	vfmadd213ps	%zmm18, %zmm28, %zmm15
	vfmadd231ps	%zmm29, %zmm29, %zmm15
	vfmadd231ps	%zmm5, %zmm5, %zmm15
	vmulps	%zmm30, %zmm2, %zmm3
	vfmadd231ps	%zmm3, %zmm3, %zmm15
	ja	.L2b101
	vmovaps	%zmm7, %zmm22
	vmovaps	%zmm6, %zmm16
	vbroadcastss	16(%r15), %zmm1
	vdivps	%zmm31, %zmm0, %zmm2
	vdivps	%zmm10, %zmm0, %zmm4
	vmovups	%zmm20, 240(%rsp)
	vmulps	%zmm20, %zmm2, %zmm2
	vmovups	1392(%rsp), %zmm20
	vmulps	%zmm20, %zmm4, %zmm4
	vmovaps	%zmm10, %zmm13
	vmovups	1200(%rsp), %zmm10
	vdivps	%zmm10, %zmm0, %zmm6
	vmulps	%zmm21, %zmm6, %zmm6
	vmulps	.L2c67(%rip){1to16}, %zmm2, %zmm2
	vmulps	.L2c68(%rip){1to16}, %zmm4, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm7
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm7 {%k1}
	vbroadcastss	.L2c23(%rip), %zmm9
	vmovups	2416(%rsp), %zmm2
	vcmpltps	%zmm9, %zmm2, %k1
	vaddps	%zmm2, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	.L2c69(%rip){1to16}, %zmm2, %zmm2 {%k1} {z}
	vmaxps	%zmm7, %zmm2, %zmm4
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm2, %zmm4 {%k1}
	vmulps	%zmm6, %zmm6, %zmm2
	vminps	%zmm0, %zmm2, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm4, %zmm6
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm6 {%k1}
	vcmpltps	%zmm9, %zmm10, %k1
	vmovaps	%zmm6, %zmm2 {%k1} {z}
	vmulps	%zmm2, %zmm2, %zmm2
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vcmpleps	%zmm1, %zmm25, %k1
	vcmpleps	%zmm2, %zmm15, %k1 {%k1}
	vmulps	%zmm11, %zmm12, %zmm1
	vmulps	%zmm1, %zmm19, %zmm1
	vmulps	624(%rsp), %zmm1, %zmm1
	vcmpnltps	%zmm1, %zmm18, %k2
	vmovaps	%zmm0, %zmm1 {%k2} {z}
	vbroadcastss	.L2c20(%rip), %zmm2
	vblendmps	%zmm1, %zmm2, %zmm1 {%k1}
	vmovups	3056(%rsp), %zmm4
	vcmpleps	1264(%rsp), %zmm4, %k1
	vminps	.L2c70(%rip){1to16}, %zmm1, %zmm1 {%k1}
	vmovups	2864(%rsp), %zmm4
	vcmpeqps	%zmm2, %zmm4, %k1
	vmovaps	%zmm1, %zmm4 {%k1}
	vmovups	%zmm4, 2864(%rsp)
	vcmpeqps	%zmm2, %zmm4, %k1
	vmovaps	%zmm0, %zmm10 {%k1} {z}
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm10, %xmm1
	vmovshdup	%xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm10, %xmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm10, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vbroadcastss	.L2c60(%rip), %zmm6
	vbroadcastss	.L2c61(%rip), %zmm7
	vbroadcastss	.L2c62(%rip), %zmm9
	vxorps	%xmm19, %xmm19, %xmm19
	ja	.L2b60
	vmovaps	%zmm20, %zmm12
	vmulps	%zmm3, %zmm30, %zmm1
	vfmadd213ps	%zmm5, %zmm1, %zmm22
	vmulps	%zmm22, %zmm8, %zmm2
	vfmadd213ps	%zmm29, %zmm2, %zmm16
	vfmadd213ps	%zmm16, %zmm1, %zmm17
	vmulps	%zmm17, %zmm14, %zmm3
	vmovups	496(%rsp), %zmm5
	vfmadd213ps	%zmm28, %zmm3, %zmm5
	vmovups	1008(%rsp), %zmm8
	vfmadd213ps	%zmm5, %zmm2, %zmm8
	vmovups	2480(%rsp), %zmm5
	vfmadd213ps	%zmm8, %zmm1, %zmm5
	vmulps	1904(%rsp), %zmm5, %zmm5
	vmovups	%zmm5, 496(%rsp)
	vmulps	2608(%rsp), %zmm3, %zmm3
	vmovups	%zmm3, 624(%rsp)
	vmovups	%zmm31, 688(%rsp)
	vmulps	%zmm2, %zmm31, %zmm2
	vmovups	%zmm2, 176(%rsp)
	vdivps	3312(%rsp), %zmm0, %zmm2
	vmovups	%zmm13, 368(%rsp)
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	%zmm1, 880(%rsp)
	vmulps	3376(%rsp), %zmm2, %zmm1
	vpaddd	%zmm23, %zmm1, %zmm2
	vpbroadcastd	.L2c54(%rip), %zmm16
	vpandd	%zmm16, %zmm2, %zmm2
	vpbroadcastd	.L2c0(%rip), %zmm27
	vpsubd	%zmm2, %zmm27, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vfmsub213ps	%zmm0, %zmm1, %zmm3
	vmulps	%zmm3, %zmm3, %zmm1
	vbroadcastss	.L2c55(%rip), %zmm22
	vmovaps	%zmm22, %zmm4
	vbroadcastss	.L2c56(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm3, %zmm4
	vbroadcastss	.L2c57(%rip), %zmm25
	vmovaps	%zmm25, %zmm5
	vbroadcastss	.L2c58(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm3, %zmm5
	vbroadcastss	.L2c59(%rip), %zmm29
	vmovaps	%zmm29, %zmm8
	vfmadd213ps	%zmm6, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm1, %zmm8
	vfmadd213ps	%zmm5, %zmm1, %zmm8
	vfmadd213ps	%zmm4, %zmm1, %zmm8
	vfmadd213ps	%zmm3, %zmm1, %zmm8
	vfmadd231ps	%zmm9, %zmm2, %zmm8
	vmovups	2928(%rsp), %zmm1
	vfmadd231ps	.L2c71(%rip){1to16}, %zmm1, %zmm8
	vmovups	3440(%rsp), %zmm1
	vfmadd231ps	.L2c72(%rip){1to16}, %zmm1, %zmm8
	vmovups	%zmm8, 1008(%rsp)
	movl	4(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	cmpb	$1, %cl
	jne	.L2b91
	movq	%r9, %rax
	xorl	%edx, %edx
	.p2align	4
.L2b88:
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	shlq	$6, %rcx
	vmovups	240(%rsp), %zmm1
	vmulps	(%r13,%rcx), %zmm1, %zmm2
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L2c60(%rip), %zmm30
	vbroadcastss	.L2c61(%rip), %zmm8
	vbroadcastss	.L2c62(%rip), %zmm31
	vmovaps	%zmm12, %zmm19
	.p2align	4
.L2b89:
	vmovaps	(%rsi), %zmm1
	vfmadd213ps	%zmm19, %zmm2, %zmm1
	vdivps	%zmm1, %zmm0, %zmm3
	vmovaps	(%rax,%rdi), %zmm4
	vsubps	%zmm1, %zmm4, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vaddps	%zmm26, %zmm3, %zmm3
	vcmpltps	%zmm4, %zmm26, %k1
	vmovaps	%zmm4, %zmm3 {%k1}
	vaddps	%zmm0, %zmm3, %zmm5
	vpaddd	%zmm23, %zmm5, %zmm5
	vpandd	%zmm16, %zmm5, %zmm5
	vpsubd	%zmm5, %zmm27, %zmm6
	vaddps	%zmm0, %zmm1, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vaddps	%zmm26, %zmm6, %zmm10
	vfmadd231ps	%zmm3, %zmm6, %zmm10
	vmulps	%zmm10, %zmm10, %zmm3
	vmovaps	%zmm22, %zmm6
	vfmadd213ps	%zmm24, %zmm10, %zmm6
	vmovaps	%zmm25, %zmm14
	vmovaps	%zmm29, %zmm15
	vfmadd213ps	%zmm28, %zmm10, %zmm14
	vfmadd213ps	%zmm30, %zmm10, %zmm15
	vfmadd231ps	%zmm8, %zmm3, %zmm15
	vfmadd213ps	%zmm14, %zmm3, %zmm15
	vfmadd213ps	%zmm6, %zmm3, %zmm15
	vfmadd213ps	%zmm10, %zmm3, %zmm15
	vfmadd231ps	%zmm31, %zmm5, %zmm15
	vaddps	%zmm0, %zmm4, %zmm3
	vmaxps	%zmm26, %zmm4, %zmm4
	vdivps	%zmm7, %zmm0, %zmm5
	vfmsub231ps	%zmm3, %zmm15, %zmm4
	vmulps	%zmm5, %zmm5, %zmm3
	vmulps	%zmm3, %zmm5, %zmm6
	vaddps	%zmm5, %zmm9, %zmm9
	vaddps	%zmm3, %zmm21, %zmm21
	vaddps	%zmm6, %zmm20, %zmm20
	vfmadd231ps	%zmm4, %zmm1, %zmm11
	vfmadd231ps	%zmm3, %zmm3, %zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm17
	vfmadd231ps	%zmm6, %zmm6, %zmm13
	addq	$64, %rdi
	addq	$192, %rsi
	cmpq	%rdi, %r12
	jne	.L2b89
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L2b88
.L2b91:
	movq	%rbx, %rbp
	movq	%r14, %rbx
	vmovups	2608(%rsp), %zmm31
	vmulps	3568(%rsp), %zmm31, %zmm1
	vmovups	1904(%rsp), %zmm7
	vmulps	%zmm7, %zmm1, %zmm25
	vmovaps	%zmm25, %zmm1
	vfnmadd213ps	%zmm0, %zmm25, %zmm1
	vbroadcastss	.L2c66(%rip), %zmm5
	vmaxps	%zmm5, %zmm1, %zmm2
	vsqrtps	%zmm2, %zmm2
	vdivps	%zmm2, %zmm0, %zmm19
	vmovups	2864(%rsp), %zmm29
	vcmpleps	%zmm0, %zmm29, %k2
	vmovups	688(%rsp), %zmm10
	vmulps	2672(%rsp), %zmm10, %zmm2
	vmulps	%zmm7, %zmm2, %zmm23
	vmulps	1328(%rsp), %zmm10, %zmm2
	vmulps	%zmm25, %zmm23, %zmm3
	vfmsub231ps	%zmm2, %zmm31, %zmm3
	vbroadcastss	.L2c9(%rip), %zmm28
	vmovups	496(%rsp), %zmm8
	vandps	%zmm28, %zmm8, %zmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%zmm4, %zmm2, %zmm2
	vmovups	624(%rsp), %zmm22
	vandps	%zmm28, %zmm22, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm2
	vmovss	.L2c75(%rip), %xmm4
	vmulss	20(%r15), %xmm4, %xmm4
	vmulps	%zmm19, %zmm3, %zmm24
	vbroadcastss	%xmm4, %zmm3
	vcmpleps	%zmm3, %zmm2, %k3 {%k2}
	vmovaps	%zmm23, %zmm2
	vfnmadd213ps	%zmm0, %zmm23, %zmm2
	vfnmadd231ps	%zmm24, %zmm24, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm0, %zmm6
	vminps	%zmm0, %zmm1, %zmm1
	vminps	%zmm1, %zmm2, %zmm1
	vmovups	368(%rsp), %zmm16
	vmulps	752(%rsp), %zmm16, %zmm2
	vmulps	%zmm7, %zmm2, %zmm14
	vmulps	304(%rsp), %zmm16, %zmm2
	vmulps	%zmm25, %zmm14, %zmm3
	vfmsub231ps	%zmm2, %zmm31, %zmm3
	vmulps	%zmm19, %zmm3, %zmm15
	vmulps	432(%rsp), %zmm16, %zmm2
	vmulps	%zmm23, %zmm14, %zmm3
	vfmsub231ps	%zmm2, %zmm10, %zmm3
	vfnmadd231ps	%zmm24, %zmm15, %zmm3
	vmulps	%zmm6, %zmm3, %zmm2
	vmovaps	%zmm14, %zmm3
	vfnmadd213ps	%zmm0, %zmm14, %zmm3
	vfnmadd231ps	%zmm15, %zmm15, %zmm3
	vfnmadd231ps	%zmm2, %zmm2, %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vcmpgtps	.L2c73(%rip){1to16}, %zmm1, %k0
	vmovups	816(%rsp), %zmm7
	vaddps	%zmm7, %zmm8, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	1968(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2032(%rsp), %zmm5
	vmaxps	%zmm1, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vbroadcastss	208(%r15), %zmm1
	vmovaps	%zmm4, %zmm7 {%k3}
	vbroadcastss	12(%r15), %zmm5
	vcmpeqps	.L2c19(%rip){1to16}, %zmm29, %k1
	vmovaps	%zmm1, %zmm7 {%k1}
	movq	144(%rsp), %r11
	movq	%r11, %rax
	shlq	$6, %rax
	movq	72(%rsp), %r10
	vmovaps	%zmm7, (%r10,%rax)
	vmovups	560(%rsp), %zmm8
	vaddps	%zmm8, %zmm22, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2096(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2160(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm8 {%k3}
	vmovaps	%zmm1, %zmm8 {%k1}
	movq	160(%rsp), %r12
	addq	%r12, %r11
	shlq	$6, %r11
	vmovaps	%zmm8, (%r10,%r11)
	vmovups	240(%rsp), %zmm8
	vaddps	176(%rsp), %zmm8, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2224(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	1136(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm8 {%k3}
	leaq	(%r10,%rax), %rcx
	vmulps	%zmm8, %zmm5, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	movq	%r12, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm4, (%rdx,%rcx)
	vaddps	880(%rsp), %zmm12, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2288(%rsp), %zmm7
	vminps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vcmpunordps	%zmm4, %zmm4, %k4
	vmovups	2352(%rsp), %zmm7
	vmaxps	%zmm4, %zmm7, %zmm4
	vmovaps	%zmm7, %zmm4 {%k4}
	vmovaps	%zmm4, %zmm12 {%k3}
	vmulps	%zmm12, %zmm5, %zmm4
	vmovaps	%zmm1, %zmm4 {%k1}
	leaq	(%r12,%r12,2), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm4, (%rsi,%rcx)
	movl	$4, %esi
	movl	4(%rsp), %r14d
	testb	$2, %r14b
	je	.L2b94
	vmaxps	.L2c66(%rip){1to16}, %zmm3, %zmm3
	vsqrtps	%zmm3, %zmm3
	vbroadcastss	.L2c31(%rip), %zmm30
	vxorps	%zmm30, %zmm25, %zmm4
	vdivps	%zmm3, %zmm0, %zmm12
	vmulps	%zmm5, %zmm10, %zmm8
	vmulps	%zmm5, %zmm16, %zmm16
	kandw	%k0, %k2, %k2
	movl	%r14d, %edi
	andl	$4, %edi
	movl	%edi, %ecx
	shrl	$2, %ecx
	movq	%r12, %r9
	shlq	$8, %r9
	addq	%r10, %r9
	xorl	%esi, %esi
	testl	%edi, %edi
	setne	%sil
	leaq	6(%rcx,%rcx,2), %r8
	movl	$13, %ecx
	movl	$7, %r10d
	cmoveq	%r10, %rcx
	movq	72(%rsp), %r10
	addq	$5, %rsi
	imulq	%r12, %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	imulq	%r12, %r8
	shlq	$6, %r8
	addq	%r10, %r8
	imulq	%r12, %rcx
	shlq	$6, %rcx
	addq	%r10, %rcx
	vmulps	%zmm4, %zmm19, %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm23
	vxorps	%zmm30, %zmm23, %zmm3
	vmulps	%zmm3, %zmm6, %zmm10
	vxorps	%zmm30, %zmm19, %zmm3
	vmulps	%zmm3, %zmm24, %zmm3
	vmulps	%zmm6, %zmm3, %zmm7
	vfmadd231ps	%zmm22, %zmm15, %zmm14
	vfmadd231ps	%zmm10, %zmm2, %zmm14
	vxorps	%zmm30, %zmm14, %zmm3
	vmulps	%zmm3, %zmm12, %zmm5
	vmulps	%zmm15, %zmm19, %zmm3
	vfmadd231ps	%zmm7, %zmm2, %zmm3
	vxorps	%zmm30, %zmm3, %zmm3
	vmulps	%zmm3, %zmm12, %zmm3
	vxorps	%zmm30, %zmm6, %zmm4
	vmovups	1904(%rsp), %zmm15
	vmulps	%zmm4, %zmm2, %zmm2
	vmulps	%zmm12, %zmm2, %zmm2
	vmovaps	%zmm22, %zmm4
	vfmadd213ps	%zmm0, %zmm22, %zmm4
	vfmadd231ps	%zmm10, %zmm10, %zmm4
	vfmadd231ps	%zmm5, %zmm5, %zmm4
	vmulps	%zmm4, %zmm15, %zmm4
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm4, %zmm15, %zmm14 {%k2}
	vmovaps	%zmm14, (%rax,%r9)
	movq	16(%rsp), %r9
	vmulps	%zmm19, %zmm19, %zmm4
	vfmadd231ps	%zmm7, %zmm7, %zmm4
	vfmadd231ps	%zmm3, %zmm3, %zmm4
	vmulps	%zmm4, %zmm31, %zmm4
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm4, %zmm31, %zmm14 {%k2}
	vmovaps	%zmm14, (%rax,%rsi)
	vmulps	%zmm6, %zmm6, %zmm4
	vfmadd231ps	%zmm2, %zmm2, %zmm4
	vmulps	%zmm8, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm4, %zmm8, %zmm14 {%k2}
	vmovaps	%zmm14, (%rax,%r8)
	vmulps	%zmm12, %zmm12, %zmm4
	vmulps	%zmm16, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm4, %zmm16, %zmm14 {%k2}
	vmovaps	%zmm14, (%rax,%rcx)
	movl	$8, %esi
	testl	%edi, %edi
	je	.L2b94
	vmulps	%zmm22, %zmm19, %zmm4
	vfmadd231ps	%zmm10, %zmm7, %zmm4
	vfmadd231ps	%zmm5, %zmm3, %zmm4
	vmulps	%zmm4, %zmm31, %zmm4
	vmovaps	%zmm1, %zmm14
	vmulps	%zmm4, %zmm15, %zmm14 {%k2}
	leaq	(%r12,%r12,4), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	vmovaps	%zmm14, (%rax,%rsi)
	vmulps	%zmm10, %zmm6, %zmm4
	vfmadd231ps	%zmm5, %zmm2, %zmm4
	vmulps	%zmm8, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm10
	vmulps	%zmm4, %zmm15, %zmm10 {%k2}
	imulq	$448, %r12, %rsi
	addq	%r10, %rsi
	vmovaps	%zmm10, (%rax,%rsi)
	vmulps	%zmm7, %zmm6, %zmm4
	vfmadd231ps	%zmm3, %zmm2, %zmm4
	vmulps	%zmm8, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm4, %zmm31, %zmm6 {%k2}
	movq	%r12, %rsi
	shlq	$9, %rsi
	addq	%r10, %rsi
	vmovaps	%zmm6, (%rax,%rsi)
	vmulps	%zmm5, %zmm12, %zmm4
	vmulps	%zmm16, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm4, %zmm15, %zmm5 {%k2}
	shlq	$7, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	vmulps	%zmm3, %zmm12, %zmm3
	vmulps	%zmm16, %zmm3, %zmm3
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm3, %zmm31, %zmm4 {%k2}
	imulq	$704, %r12, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmulps	%zmm2, %zmm12, %zmm2
	vmulps	%zmm16, %zmm2, %zmm2
	vmulps	%zmm2, %zmm8, %zmm1 {%k2}
	shlq	$8, %rdx
	addq	%r10, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	movl	$14, %esi
.L2b94:
	testb	$8, %r14b
	vpbroadcastd	.L2c24(%rip), %zmm7
	vpbroadcastd	.L2c26(%rip), %zmm22
	vpbroadcastd	.L2c8(%rip), %zmm24
	vpbroadcastd	.L2c81(%rip), %zmm25
	je	.L2b96
	vbroadcastss	208(%r15), %zmm1
	vcmpeqps	.L2c19(%rip){1to16}, %zmm29, %k2
	vaddps	%zmm11, %zmm11, %zmm3
	vmovups	1008(%rsp), %zmm8
	vfmsub132ps	.L2c30(%rip){1to16}, %zmm11, %zmm8
	vbroadcastss	100(%r15), %zmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%zmm5, %zmm9, %zmm4
	vfmadd231ps	104(%r15){1to16}, %zmm21, %zmm4
	vfmadd231ps	108(%r15){1to16}, %zmm20, %zmm4
	vfmadd231ps	112(%r15){1to16}, %zmm18, %zmm4
	vfmadd231ps	116(%r15){1to16}, %zmm17, %zmm4
	vfmadd231ps	120(%r15){1to16}, %zmm13, %zmm4
	vbroadcastss	136(%r15), %zmm2
	vmovups	3248(%rsp), %zmm6
	vaddps	%zmm4, %zmm6, %zmm4
	vfmadd213ps	%zmm5, %zmm9, %zmm2
	vfmadd231ps	140(%r15){1to16}, %zmm21, %zmm2
	vfmadd231ps	144(%r15){1to16}, %zmm20, %zmm2
	vfmadd231ps	148(%r15){1to16}, %zmm18, %zmm2
	vfmadd231ps	152(%r15){1to16}, %zmm17, %zmm2
	vfmadd231ps	156(%r15){1to16}, %zmm13, %zmm2
	vfmadd132ps	172(%r15){1to16}, %zmm5, %zmm9
	vfmadd231ps	176(%r15){1to16}, %zmm21, %zmm9
	vfmadd231ps	180(%r15){1to16}, %zmm20, %zmm9
	vfmadd231ps	184(%r15){1to16}, %zmm18, %zmm9
	vfmadd231ps	188(%r15){1to16}, %zmm17, %zmm9
	vfmadd231ps	192(%r15){1to16}, %zmm13, %zmm9
	vfmadd231ps	.L2c70(%rip){1to16}, %zmm6, %zmm2
	vfmadd231ps	.L2c76(%rip){1to16}, %zmm6, %zmm9
	vmovaps	%zmm1, %zmm8 {%k2}
	movq	%rsi, %rcx
	imulq	%r12, %rcx
	shlq	$6, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm8, (%rax,%rcx)
	vmovaps	%zmm1, %zmm3 {%k2}
	leaq	1(%rsi), %rcx
	imulq	%r12, %rcx
	shlq	$6, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm1, %zmm4 {%k2}
	leaq	2(%rsi), %rcx
	imulq	%r12, %rcx
	shlq	$6, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmovaps	%zmm1, %zmm2 {%k2}
	leaq	3(%rsi), %rcx
	imulq	%r12, %rcx
	shlq	$6, %rcx
	addq	%r10, %rcx
	vmovaps	%zmm2, (%rax,%rcx)
	vmovaps	%zmm1, %zmm9 {%k2}
	addq	$4, %rsi
	imulq	%r12, %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	vmovaps	%zmm9, (%rax,%rsi)
	jmp	.L2b96
.L2b100:
	addq	$4216, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
