# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L20c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L20c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L20c2:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
.L20c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L20c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L20c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L20c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L20c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L20c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L20c9:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
.L20c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L20c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L20c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L20c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L20c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L20c15:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
.L20c16:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L20c17:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
.L20c18:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L20c19:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L20c20:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L20c21:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L20c22:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L20c23:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L20c24:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L20c25:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L20c27:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L20c28:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L20c29:
	.long	1
	.long	1
	.long	1
	.long	1
.L20c30:
	.long	2
	.long	2
	.long	2
	.long	2
.L20c31:
	.long	4
	.long	4
	.long	4
	.long	4
.L20c32:
	.long	8
	.long	8
	.long	8
	.long	8
.L20c33:
	.long	16
	.long	16
	.long	16
	.long	16
.L20c34:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L20c35:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L20c36:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L20c37:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L20c38:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L20c39:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L20c40:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L20c41:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L20c42:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L20c43:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L20c44:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L20c45:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L20c46:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L20c47:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L20c48:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L20c49:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L20c50:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L20c51:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L20c52:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L20c53:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L20c54:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L20c55:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L20c56:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L20c57:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L20c58:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L20c59:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L20c61:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L20c62:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L20c63:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L20c64:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L20c65:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L20c66:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L20c67:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L20c68:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L20c69:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L20c70:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L20c71:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L20c72:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L20c73:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L20c74:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L20c75:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L20c76:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L20c77:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L20c78:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L20c79:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L20c80:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L20c81:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L20c82:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L20c83:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L20c84:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L20c85:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L20c86:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L20c87:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L20c88:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L20c89:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L20c90:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L20c26:
	.long	0x3e800000
.L20c60:
	.long	0x3f000000
	.globl	gaussmle_xynbs_maps_v2
gaussmle_xynbs_maps_v2:
	.globl	_gaussmle_xynbs_maps_v2
_gaussmle_xynbs_maps_v2:
	testl	%ecx, %ecx
	je	.L20b95
	testl	%edx, %edx
	je	.L20b95
	testl	%esi, %esi
	je	.L20b95
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1848, %rsp
	movq	1920(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	32(%rdi), %r14
	movq	40(%rdi), %rbx
	movq	%rbx, 1416(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	1904(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1384(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1176(%rsp)
	movq	%r9, 1400(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1160(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1376(%rsp)
	leaq	(%rax,%rax), %rcx
	movq	%rcx, 1392(%rsp)
	movq	%rsi, 1496(%rsp)
	leaq	16(%rsi), %rbp
	leaq	64(%rdi), %rcx
	movaps	.L20c14(%rip), %xmm12
	movaps	.L20c16(%rip), %xmm13
	xorl	%edx, %edx
	movaps	.L20c41(%rip), %xmm14
	movaps	.L20c2(%rip), %xmm1
	movq	%rax, 1432(%rsp)
	movq	%r14, 1424(%rsp)
	jmp	.L20b4
	.p2align	4
.L20b93:
	incq	%rdx
	addq	1376(%rsp), %r8
	cmpq	1384(%rsp), %rdx
	je	.L20b94
.L20b4:
	movq	%rdx, %rsi
	imulq	1160(%rsp), %rsi
	movq	%rsi, 1408(%rsp)
	movq	%r8, %r9
	xorl	%ebx, %ebx
	movq	%r8, 1448(%rsp)
	movq	%rdx, 1440(%rsp)
	jmp	.L20b5
	.p2align	4
.L20b92:
	incq	%rbx
	addq	1392(%rsp), %r9
	cmpq	1160(%rsp), %rbx
	je	.L20b93
.L20b5:
	movq	1408(%rsp), %rsi
	addq	%rbx, %rsi
	imulq	%rax, %rsi
	addq	1400(%rsp), %rsi
	movq	%r9, 520(%rsp)
	xorl	%r15d, %r15d
	movq	%r9, 1472(%rsp)
	movq	%rbx, 1464(%rsp)
	movq	%rsi, 1456(%rsp)
	jmp	.L20b6
	.p2align	4
.L20b90:
	movq	1416(%rsp), %rdx
	movaps	1120(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	832(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r12)
	movq	1432(%rsp), %rax
	movaps	.L20c14(%rip), %xmm12
	movq	1440(%rsp), %rdx
	movaps	.L20c41(%rip), %xmm14
	movaps	.L20c2(%rip), %xmm1
	movq	1456(%rsp), %rsi
.L20b91:
	incq	%r15
	addq	$2, 520(%rsp)
	cmpq	%rax, %r15
	je	.L20b92
.L20b6:
	leaq	(%rsi,%r15), %r12
	movl	8(%r10), %r13d
	cmpq	%r13, %r12
	jae	.L20b91
	movq	%r13, 1480(%rsp)
	movq	%r12, 1168(%rsp)
	movq	%r15, 1488(%rsp)
	movl	(%r10), %esi
	movl	16(%r10), %r14d
	movl	20(%r10), %eax
	movl	%eax, 76(%rsp)
	movq	%rsi, %r13
	imulq	%rsi, %r13
	testq	%rsi, %rsi
	je	.L20b8
	movl	%r14d, 160(%rsp)
	movq	%r13, %rax
	imulq	1168(%rsp), %rax
	addq	%rax, %rax
	leaq	(%rsi,%rsi), %r8
	movl	$2, %edx
	subq	%rsi, %rdx
	movq	520(%rsp), %r14
	imulq	%r13, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	.L20c0(%rip), %xmm15
	movaps	%xmm15, %xmm3
	movaps	%xmm15, 624(%rsp)
	movaps	.L20c1(%rip), %xmm0
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm6, %xmm6
	pxor	%xmm9, %xmm9
	xorps	%xmm2, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm15, %xmm15
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm12, %xmm12
	xorl	%r9d, %r9d
	jmp	.L20b10
	.p2align	4
.L20b39:
	addps	%xmm8, %xmm7
	addps	%xmm5, %xmm15
	addps	%xmm11, %xmm6
	addps	%xmm4, %xmm9
	incq	%r9
	addq	%r8, %r14
	cmpq	%rsi, %r9
	je	.L20b40
.L20b10:
	movl	%r14d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	movl	%r8d, %ebx
	imull	%r9d, %ebx
	addl	%eax, %ebx
	andl	$2147483646, %ebx
	shlq	$4, %rbx
	movq	1496(%rsp), %r10
	leaq	(%r10,%rbx), %r12
	movaps	(%r10,%rbx), %xmm8
	movaps	16(%r10,%rbx), %xmm5
	testb	$8, 76(%rsp)
	jne	.L20b11
	cmpl	$1, %esi
	jne	.L20b21
	addps	%xmm5, %xmm12
.L20b21:
	subps	%xmm5, %xmm8
	cmpq	$1, %rsi
	jne	.L20b23
	movaps	16(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
.L20b23:
	movaps	%xmm8, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	cmpl	$1, %esi
	je	.L20b37
	movaps	%xmm5, (%rsp)
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	.L20b25
	addq	1176(%rsp), %r15
	movl	$1, %ebx
	.p2align	4
.L20b27:
	movaps	-16(%r15), %xmm0
	movaps	(%r15), %xmm5
	subps	%xmm5, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm5, %xmm4
	leaq	(%rdx,%rbx), %r10
	incq	%r10
	incq	%rbx
	addq	$32, %r15
	cmpq	$1, %r10
	jne	.L20b27
	jmp	.L20b28
	.p2align	4
.L20b11:
	cmpl	$1, %esi
	jne	.L20b13
	addps	%xmm5, %xmm12
.L20b13:
	movaps	%xmm2, %xmm10
	addq	1176(%rsp), %r15
	movaps	%xmm5, %xmm4
	cmpltps	%xmm1, %xmm4
	andps	%xmm8, %xmm4
	movaps	%xmm8, 32(%rsp)
	movaps	%xmm5, %xmm8
	movaps	%xmm4, %xmm5
	addps	.L20c3(%rip), %xmm5
	mulps	%xmm4, %xmm5
	addps	.L20c4(%rip), %xmm5
	mulps	%xmm4, %xmm5
	addps	.L20c5(%rip), %xmm5
	movaps	%xmm4, %xmm11
	addps	.L20c6(%rip), %xmm11
	mulps	%xmm4, %xmm11
	addps	.L20c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	.L20c0(%rip), %xmm1
	movaps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm1, %xmm5
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm8, (%rsp)
	movaps	32(%rsp), %xmm1
	subps	%xmm8, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	32(%rsp), %xmm8
	cmpq	$1, %rsi
	jne	.L20b15
	movaps	16(%rsp), %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm1, 16(%rsp)
.L20b15:
	movdqa	432(%rsp), %xmm2
	mulps	%xmm4, %xmm3
	movaps	624(%rsp), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm3, %xmm4
	psrld	$23, %xmm4
	movaps	%xmm11, %xmm5
	psrld	$23, %xmm5
	psubd	%xmm5, %xmm2
	paddd	%xmm4, %xmm2
	movaps	.L20c8(%rip), %xmm4
	andps	%xmm4, %xmm3
	movaps	.L20c0(%rip), %xmm1
	orps	%xmm1, %xmm3
	andps	%xmm4, %xmm11
	orps	%xmm1, %xmm11
	movaps	%xmm11, 624(%rsp)
	andps	%xmm1, %xmm0
	movaps	784(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm8, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	jne	.L20b17
	movaps	%xmm1, 784(%rsp)
	movdqa	%xmm2, 432(%rsp)
	movaps	.L20c2(%rip), %xmm1
	movaps	%xmm10, %xmm2
	jmp	.L20b37
	.p2align	4
.L20b17:
	movaps	%xmm15, 80(%rsp)
	movaps	%xmm12, 96(%rsp)
	movdqa	%xmm9, 288(%rsp)
	movaps	%xmm1, %xmm12
	movaps	%xmm10, 176(%rsp)
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm6, 112(%rsp)
	movaps	%xmm3, %xmm5
	leaq	-2(%rsi), %r10
	movl	$1, %ebx
	movaps	.L20c0(%rip), %xmm1
	movaps	.L20c3(%rip), %xmm7
	testq	%r10, %r10
	je	.L20b18
	movaps	.L20c8(%rip), %xmm3
	movdqa	%xmm2, %xmm8
	movaps	%xmm5, %xmm2
	movaps	624(%rsp), %xmm6
	movaps	.L20c2(%rip), %xmm10
	.p2align	4
.L20b32:
	movaps	-16(%r15), %xmm13
	movaps	(%r15), %xmm5
	movaps	%xmm5, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm7, %xmm15
	mulps	%xmm14, %xmm15
	addps	.L20c4(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	.L20c5(%rip), %xmm15
	movaps	%xmm14, %xmm9
	addps	.L20c6(%rip), %xmm9
	mulps	%xmm14, %xmm9
	addps	.L20c7(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm9, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm6
	movaps	%xmm6, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm8
	movaps	%xmm2, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm8
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm12
	subps	%xmm5, %xmm13
	addps	%xmm13, %xmm11
	addps	%xmm5, %xmm4
	andps	%xmm3, %xmm2
	orps	%xmm1, %xmm2
	andps	%xmm3, %xmm6
	orps	%xmm1, %xmm6
	leaq	(%rdx,%rbx), %r10
	incq	%r10
	incq	%rbx
	addq	$32, %r15
	cmpq	$1, %r10
	jne	.L20b32
	jmp	.L20b33
.L20b25:
	movl	$1, %ebx
.L20b28:
	movq	%rbx, %r10
	shlq	$5, %r10
	movaps	(%r12,%r10), %xmm5
	movaps	16(%r12,%r10), %xmm0
	subps	%xmm0, %xmm5
	incq	%rbx
	cmpq	%rsi, %rbx
	jne	.L20b30
	movaps	%xmm15, 80(%rsp)
	movaps	%xmm12, %xmm15
	movaps	%xmm1, %xmm12
	movaps	%xmm2, %xmm10
	movaps	%xmm7, %xmm2
	movaps	16(%rsp), %xmm7
	addps	%xmm5, %xmm7
	movaps	%xmm7, 16(%rsp)
	movaps	%xmm2, %xmm7
	movaps	%xmm10, %xmm2
	movaps	%xmm12, %xmm1
	movaps	%xmm15, %xmm12
	movaps	80(%rsp), %xmm15
	addps	%xmm0, %xmm12
.L20b30:
	addps	%xmm5, %xmm11
	addps	%xmm0, %xmm4
	jmp	.L20b36
.L20b18:
	movdqa	%xmm2, %xmm8
	movaps	%xmm5, %xmm2
	movaps	624(%rsp), %xmm6
	movaps	.L20c2(%rip), %xmm10
.L20b33:
	movdqa	%xmm8, 432(%rsp)
	movq	%rbx, %r10
	shlq	$5, %r10
	movaps	(%r12,%r10), %xmm13
	movaps	16(%r12,%r10), %xmm5
	movaps	%xmm5, %xmm9
	cmpltps	%xmm10, %xmm9
	andps	%xmm13, %xmm9
	movaps	%xmm9, %xmm15
	addps	%xmm7, %xmm15
	mulps	%xmm9, %xmm15
	addps	.L20c4(%rip), %xmm15
	mulps	%xmm9, %xmm15
	addps	.L20c5(%rip), %xmm15
	movaps	%xmm9, %xmm3
	addps	.L20c6(%rip), %xmm3
	mulps	%xmm9, %xmm3
	addps	.L20c7(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	subps	%xmm5, %xmm13
	incq	%rbx
	cmpq	%rsi, %rbx
	jne	.L20b35
	movaps	16(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm1, 96(%rsp)
.L20b35:
	movaps	144(%rsp), %xmm7
	movaps	32(%rsp), %xmm8
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm6
	movaps	%xmm2, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm6, %xmm9
	psrld	$23, %xmm9
	movdqa	432(%rsp), %xmm1
	psubd	%xmm9, %xmm1
	paddd	%xmm3, %xmm1
	movdqa	%xmm1, 432(%rsp)
	movaps	.L20c8(%rip), %xmm3
	andps	%xmm3, %xmm2
	movaps	.L20c0(%rip), %xmm1
	orps	%xmm1, %xmm2
	andps	%xmm3, %xmm6
	orps	%xmm1, %xmm6
	movaps	%xmm6, 624(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm12
	movaps	%xmm12, 784(%rsp)
	addps	%xmm13, %xmm11
	addps	%xmm5, %xmm4
	movaps	.L20c16(%rip), %xmm13
	movaps	.L20c41(%rip), %xmm14
	movaps	.L20c2(%rip), %xmm1
	movaps	%xmm2, %xmm3
	movaps	112(%rsp), %xmm6
	movaps	176(%rsp), %xmm2
	movdqa	288(%rsp), %xmm9
	movaps	96(%rsp), %xmm12
	movaps	80(%rsp), %xmm15
.L20b36:
	movaps	(%rsp), %xmm5
.L20b37:
	testq	%r9, %r9
	jne	.L20b39
	addps	%xmm11, %xmm2
	movaps	48(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 48(%rsp)
	jmp	.L20b39
	.p2align	4
.L20b40:
	movaps	.L20c9(%rip), %xmm1
	movaps	48(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm10
	mulps	%xmm1, %xmm4
	movaps	%xmm9, %xmm0
	roundps	$8, %xmm4, %xmm9
	mulps	%xmm1, %xmm15
	roundps	$8, %xmm15, %xmm8
	mulps	%xmm1, %xmm12
	roundps	$8, %xmm12, %xmm5
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm3, %xmm1
	movdqa	432(%rsp), %xmm0
	movdqa	%xmm0, %xmm3
	pblendw	$170, .L20c10(%rip), %xmm3
	psrld	$16, %xmm0
	pblendw	$170, .L20c11(%rip), %xmm0
	subps	.L20c12(%rip), %xmm0
	addps	%xmm3, %xmm0
	addps	.L20c13(%rip), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	.L20c14(%rip), %xmm12
	movaps	624(%rsp), %xmm15
	movl	160(%rsp), %r14d
	jmp	.L20b41
.L20b8:
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm9, %xmm9
	xorps	%xmm11, %xmm11
	movaps	.L20c0(%rip), %xmm1
	xorps	%xmm10, %xmm10
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 784(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 432(%rsp)
	movaps	%xmm1, %xmm15
.L20b41:
	movaps	%xmm2, %xmm0
	testq	%r13, %r13
	movaps	%xmm1, 1568(%rsp)
	movaps	%xmm15, 624(%rsp)
	movaps	%xmm6, 112(%rsp)
	js	.L20b42
	xorps	%xmm4, %xmm4
	cvtsi2ss	%r13, %xmm4
	jmp	.L20b44
	.p2align	4
.L20b42:
	movq	%r13, %rax
	shrq	%rax
	movl	%r13d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rdx, %xmm4
	addss	%xmm4, %xmm4
.L20b44:
	movaps	16(%rsp), %xmm2
	xorps	%xmm15, %xmm15
	cvtsi2ss	%rsi, %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	%xmm15, %xmm3
	subps	%xmm10, %xmm3
	movaps	.L20c0(%rip), %xmm1
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm6
	divps	%xmm3, %xmm6
	mulps	%xmm6, %xmm0
	movaps	%xmm15, %xmm3
	subps	%xmm9, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm6
	divps	%xmm3, %xmm6
	mulps	%xmm6, %xmm11
	movaps	%xmm15, %xmm3
	subps	%xmm8, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm6
	divps	%xmm3, %xmm6
	mulps	%xmm6, %xmm7
	movaps	%xmm15, %xmm3
	subps	%xmm5, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm6
	divps	%xmm3, %xmm6
	movaps	%xmm11, %xmm10
	minps	%xmm0, %xmm10
	movaps	%xmm11, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm2, %xmm6
	minps	%xmm7, %xmm6
	movaps	%xmm7, %xmm0
	movaps	%xmm2, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	%xmm6, %xmm1
	minps	%xmm10, %xmm1
	movaps	%xmm6, %xmm3
	maxps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm7, %xmm6
	minps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	addps	%xmm1, %xmm2
	mulps	%xmm12, %xmm2
	movaps	112(%rsp), %xmm0
	andps	.L20c15(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, %xmm0
	subps	(%rsp), %xmm0
	movaps	%xmm0, 1328(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 960(%rsp)
	maxps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	testq	%rsi, %rsi
	je	.L20b45
	leaq	(%rsi,%rsi), %rax
	movq	520(%rsp), %rdx
	imulq	%r13, %rdx
	xorps	%xmm5, %xmm5
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorl	%r8d, %r8d
	.p2align	4
.L20b47:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm9, %xmm9
	xorl	%ebx, %ebx
	.p2align	4
.L20b48:
	movaps	-16(%r9), %xmm10
	movaps	(%r9), %xmm11
	subps	%xmm11, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm1, %xmm10
	mulps	%xmm13, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm10, %xmm10
	subps	%xmm11, %xmm10
	maxps	%xmm1, %xmm10
	xorps	%xmm11, %xmm11
	cvtsi2ss	%rbx, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm10, %xmm9
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm8
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm3
	incq	%rbx
	addq	$32, %r9
	cmpq	%rbx, %rsi
	jne	.L20b48
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm5
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm7
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm6
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	.L20b47
	movaps	.L20c14(%rip), %xmm12
	jmp	.L20b51
.L20b45:
	xorl	%eax, %eax
	xorps	%xmm6, %xmm6
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm5, %xmm5
.L20b51:
	movaps	%xmm5, %xmm0
	maxps	.L20c18(%rip), %xmm0
	movaps	.L20c0(%rip), %xmm9
	movaps	%xmm9, %xmm10
	divps	%xmm0, %xmm10
	movaps	.L20c19(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	.L20c20(%rip), %xmm15
	mulps	%xmm12, %xmm15
	mulps	%xmm10, %xmm8
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, (%rsp)
	mulps	%xmm10, %xmm7
	blendvps	%xmm0, %xmm7, %xmm15
	divps	.L20c21(%rip), %xmm4
	mulps	%xmm10, %xmm3
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm4, %xmm7
	minps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	.L20c22(%rip), %xmm8
	maxps	%xmm8, %xmm7
	sqrtps	%xmm7, %xmm3
	mulps	%xmm6, %xmm10
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm10
	addps	%xmm10, %xmm10
	movaps	%xmm4, %xmm6
	minps	%xmm10, %xmm6
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm6
	maxps	%xmm8, %xmm6
	sqrtps	%xmm6, %xmm6
	movaps	%xmm3, %xmm1
	mulps	.L20c23(%rip), %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm2, %xmm4
	mulps	1328(%rsp), %xmm4
	movaps	112(%rsp), %xmm0
	subps	%xmm4, %xmm0
	sqrtps	%xmm1, %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	maxps	%xmm9, %xmm4
	addps	%xmm6, %xmm3
	mulps	%xmm12, %xmm3
	movss	20(%r11), %xmm5
	movaps	%xmm15, %xmm6
	movss	52(%r11), %xmm15
	movss	56(%r11), %xmm11
	movss	60(%r11), %xmm7
	shufps	$0, %xmm5, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	shufps	$0, %xmm15, %xmm15
	movss	76(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm11, %xmm11
	movss	80(%r11), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm7, %xmm7
	movss	84(%r11), %xmm12
	shufps	$0, %xmm12, %xmm12
	movss	64(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%r11), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	92(%r11), %xmm9
	movaps	%xmm1, %xmm10
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm10
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm1, 976(%rsp)
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm15, %xmm1
	maxps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm15, 992(%rsp)
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 528(%rsp)
	movaps	%xmm13, %xmm10
	minps	%xmm6, %xmm10
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm13, 1008(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm11, %xmm1
	maxps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm11, 1040(%rsp)
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm12, 1024(%rsp)
	movaps	%xmm12, %xmm0
	minps	%xmm4, %xmm0
	movaps	%xmm7, 1072(%rsp)
	maxps	%xmm0, %xmm7
	movaps	%xmm7, 128(%rsp)
	movaps	%xmm8, %xmm10
	minps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm8, 1056(%rsp)
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm5, %xmm1
	maxps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	.L20c0(%rip), %xmm6
	movaps	%xmm5, 1088(%rsp)
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm9, %xmm4
	shufps	$0, %xmm9, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm4, 1216(%rsp)
	blendvps	%xmm0, %xmm4, %xmm2
	movss	68(%r11), %xmm3
	subss	%xmm3, %xmm9
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm3, 1200(%rsp)
	blendvps	%xmm0, %xmm3, %xmm5
	movdqa	.L20c17(%rip), %xmm2
	movdqa	32(%rsp), %xmm4
	pcmpgtd	%xmm2, %xmm4
	movaps	1328(%rsp), %xmm0
	movaps	%xmm1, %xmm7
	movaps	.L20c24(%rip), %xmm3
	cmpltps	%xmm3, %xmm0
	orps	%xmm4, %xmm0
	movaps	.L20c25(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1264(%rsp)
	movaps	%xmm0, %xmm10
	andnps	%xmm6, %xmm10
	movl	%r14d, %edx
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1520(%rsp)
	mulss	.L20c26(%rip), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 1584(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %rbx
	movq	520(%rsp), %r10
	imulq	%r13, %r10
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm0, 912(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm6, 880(%rsp)
	movaps	.L20c28(%rip), %xmm0
	movaps	%xmm0, 1504(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 640(%rsp)
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm1, 1184(%rsp)
	movdqa	.L20c27(%rip), %xmm0
	movdqa	%xmm0, 1344(%rsp)
	movdqa	%xmm2, 1232(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 1120(%rsp)
	jmp	.L20b52
	.p2align	4
.L20b96:
	movaps	592(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm6
	movaps	%xmm0, %xmm4
	addps	%xmm9, %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm11
	movaps	%xmm0, %xmm2
	addps	720(%rsp), %xmm11
	mulps	%xmm4, %xmm13
	addps	%xmm11, %xmm13
	movaps	112(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	544(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm6
	addps	96(%rsp), %xmm1
	movaps	(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm1, %xmm0
	movaps	16(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	304(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	48(%rsp), %xmm1
	movaps	448(%rsp), %xmm8
	mulps	%xmm6, %xmm8
	addps	%xmm1, %xmm8
	movaps	384(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm4, %xmm15
	addps	%xmm1, %xmm15
	movaps	416(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	576(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, (%rsp)
	movaps	1008(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm8, %xmm7
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm7, %xmm13
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	288(%rsp), %xmm11
	mulps	%xmm11, %xmm15
	movaps	%xmm15, 304(%rsp)
	movaps	528(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	976(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	992(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm7, %xmm8
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 96(%rsp)
	movaps	80(%rsp), %xmm15
	mulps	%xmm15, %xmm6
	movaps	%xmm6, 112(%rsp)
	movaps	128(%rsp), %xmm8
	addps	%xmm6, %xmm8
	movaps	%xmm8, 208(%rsp)
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm8, %xmm6
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	maxps	%xmm6, %xmm12
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	mulps	%xmm3, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	144(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1088(%rsp), %xmm1
	movaps	%xmm9, %xmm2
	movaps	%xmm1, %xmm10
	maxps	%xmm6, %xmm10
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 592(%rsp)
	movaps	464(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	1216(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	1200(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm7, %xmm4
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1632(%rsp), %xmm0
	minps	.L20c0(%rip), %xmm0
	movaps	1616(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1600(%rsp), %xmm0
	minps	%xmm1, %xmm0
	minps	%xmm0, %xmm5
	movaps	368(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	movaps	.L20c0(%rip), %xmm0
	movaps	32(%rsp), %xmm9
	subps	%xmm9, %xmm0
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	minps	%xmm5, %xmm1
	movaps	560(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	movaps	.L20c0(%rip), %xmm0
	movaps	672(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, %xmm7
	minps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	832(%rsp), %xmm1
	movaps	%xmm15, %xmm9
	mulps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	.L20c0(%rip), %xmm0
	movaps	704(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	minps	%xmm7, %xmm3
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	336(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	.L20c0(%rip), %xmm0
	movaps	688(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	192(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	movaps	.L20c0(%rip), %xmm0
	movaps	656(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm15
	minps	%xmm5, %xmm15
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	240(%rsp), %xmm0
	mulps	960(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	224(%rsp), %xmm2
	mulps	896(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	320(%rsp), %xmm0
	mulps	944(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	608(%rsp), %xmm2
	mulps	928(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	272(%rsp), %xmm3
	mulps	912(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	864(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm5
	movaps	.L20c22(%rip), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	maxps	.L20c18(%rip), %xmm3
	movaps	.L20c0(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm5, %xmm2
	movaps	%xmm5, 864(%rsp)
	mulps	%xmm5, %xmm0
	mulps	880(%rsp), %xmm0
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	.L20c0(%rip), %xmm5
	movaps	128(%rsp), %xmm11
	divps	%xmm11, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm9
	movaps	%xmm5, 80(%rsp)
	xorps	%xmm8, %xmm8
	movaps	640(%rsp), %xmm1
	cmpltps	%xmm1, %xmm8
	movaps	%xmm1, 640(%rsp)
	maxps	.L20c86(%rip), %xmm6
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm8, %xmm0
	blendvps	%xmm0, .L20c0(%rip), %xmm6
	sqrtps	1552(%rsp), %xmm7
	xorps	%xmm5, %xmm5
	cmpnltps	%xmm1, %xmm5
	cmpltps	.L20c83(%rip), %xmm15
	movaps	%xmm7, %xmm2
	mulps	.L20c87(%rip), %xmm2
	mulps	%xmm7, %xmm2
	mulps	%xmm9, %xmm2
	orps	%xmm15, %xmm5
	movaps	%xmm5, %xmm0
	movaps	.L20c28(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	1504(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm7, 368(%rsp)
	orps	%xmm15, %xmm0
	andps	%xmm8, %xmm0
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	.L20c22(%rip), %xmm1
	movaps	%xmm2, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 192(%rsp)
	movaps	(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	576(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	48(%rsp), %xmm0
	movaps	96(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	528(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm0
	cmpneqps	%xmm12, %xmm0
	cmpeqps	%xmm11, %xmm12
	andps	%xmm0, %xmm12
	movaps	352(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	144(%rsp), %xmm10
	andps	%xmm0, %xmm10
	movaps	736(%rsp), %xmm0
	cmpneqps	%xmm4, %xmm0
	cmpeqps	464(%rsp), %xmm4
	andps	%xmm0, %xmm4
	psrld	$31, %xmm10
	pslld	$3, %xmm10
	psrld	$31, %xmm4
	pslld	$4, %xmm4
	por	%xmm10, %xmm4
	psrld	$31, %xmm12
	pslld	$2, %xmm12
	por	%xmm12, %xmm4
	psrld	$31, %xmm13
	paddd	%xmm13, %xmm13
	por	%xmm13, %xmm4
	psubd	%xmm1, %xmm4
	andps	%xmm15, %xmm8
	movaps	%xmm8, %xmm10
	movaps	%xmm8, 176(%rsp)
	movaps	1248(%rsp), %xmm0
	subps	1360(%rsp), %xmm0
	xorps	%xmm8, %xmm8
	cmpltps	%xmm0, %xmm8
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1248(%rsp)
	movaps	%xmm8, %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm4
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm10, %xmm0
	orps	%xmm4, %xmm0
	movaps	%xmm0, (%rsp)
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	%xmm7, 48(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, .L20c28(%rip), %xmm14
	movaps	%xmm8, %xmm0
	movaps	%xmm8, 288(%rsp)
	movaps	1104(%rsp), %xmm1
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm1, 1104(%rsp)
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1184(%rsp)
	movaps	304(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	movaps	.L20c15(%rip), %xmm12
	andps	%xmm12, %xmm0
	movaps	.L20c88(%rip), %xmm13
	addps	%xmm13, %xmm0
	movaps	.L20c0(%rip), %xmm7
	divps	%xmm0, %xmm7
	movaps	1280(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm6, 336(%rsp)
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	160(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm13, %xmm6
	movaps	.L20c0(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	592(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm6, %xmm0
	movaps	.L20c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	mulps	.L20c14(%rip), %xmm0
	mulps	%xmm4, %xmm0
	movaps	1584(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm9
	minps	%xmm10, %xmm9
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm5, %xmm0
	xorps	%xmm8, %xmm8
	cmpltps	%xmm8, %xmm0
	movaps	528(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	992(%rsp), %xmm3
	movaps	976(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm7, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	32(%rsp), %xmm0
	movaps	.L20c89(%rip), %xmm11
	mulps	%xmm11, %xmm4
	movaps	.L20c28(%rip), %xmm6
	minps	%xmm6, %xmm4
	movaps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm15, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	576(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	subps	1040(%rsp), %xmm4
	movaps	1008(%rsp), %xmm7
	subps	%xmm15, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	mulps	%xmm2, %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	672(%rsp), %xmm0
	mulps	%xmm11, %xmm7
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	128(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1072(%rsp), %xmm3
	movaps	1024(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm12, %xmm2
	movaps	.L20c88(%rip), %xmm14
	addps	%xmm14, %xmm2
	movaps	.L20c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	704(%rsp), %xmm0
	mulps	%xmm11, %xmm4
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm7, %xmm0
	xorps	%xmm5, %xmm5
	movaps	144(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	subps	1088(%rsp), %xmm4
	movaps	1056(%rsp), %xmm7
	subps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	andps	%xmm12, %xmm2
	addps	%xmm14, %xmm2
	movaps	.L20c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	688(%rsp), %xmm0
	mulps	%xmm11, %xmm7
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	%xmm13, %xmm8
	movaps	%xmm13, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	464(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	movaps	1200(%rsp), %xmm13
	subps	%xmm13, %xmm2
	movaps	1216(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	%xmm14, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	656(%rsp), %xmm0
	mulps	%xmm11, %xmm3
	movaps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1232(%rsp), %xmm1
	cmpltps	%xmm6, %xmm1
	movaps	%xmm2, %xmm0
	cmpltps	%xmm9, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm1
	movaps	(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 880(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	80(%rsp), %xmm1
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	.L20c85(%rip), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	cmpnleps	192(%rsp), %xmm2
	movaps	336(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	cmpnleps	%xmm9, %xmm3
	orps	%xmm2, %xmm3
	orps	176(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	.L20c0(%rip), %xmm3
	movaps	288(%rsp), %xmm0
	movaps	640(%rsp), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	304(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	528(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	976(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	992(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm6, %xmm3
	subps	%xmm2, %xmm3
	movaps	240(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm2
	blendvps	%xmm0, 960(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	movaps	%xmm3, 80(%rsp)
	movaps	160(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm15, %xmm0
	movaps	1008(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm7, %xmm12
	subps	%xmm15, %xmm12
	movaps	224(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 896(%rsp), %xmm12
	mulps	%xmm8, %xmm9
	addps	%xmm14, %xmm9
	movaps	%xmm5, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm13, %xmm1
	maxps	%xmm3, %xmm13
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	%xmm13, %xmm11
	subps	%xmm14, %xmm11
	movaps	272(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm11
	movaps	.L20c0(%rip), %xmm2
	divps	%xmm10, %xmm2
	movaps	%xmm10, %xmm8
	movaps	%xmm2, %xmm0
	mulps	%xmm4, %xmm0
	movaps	800(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	320(%rsp), %xmm1
	subps	%xmm3, %xmm1
	movaps	480(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	608(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm2, %xmm3
	mulps	%xmm12, %xmm3
	movaps	816(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm1
	movaps	752(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	mulps	%xmm11, %xmm2
	movaps	848(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm1
	movaps	768(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	496(%rsp), %xmm15
	movaps	1664(%rsp), %xmm9
	mulps	%xmm9, %xmm15
	movaps	1648(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	.L20c0(%rip), %xmm5
	subps	%xmm3, %xmm5
	maxps	.L20c76(%rip), %xmm5
	movaps	.L20c0(%rip), %xmm3
	divps	%xmm5, %xmm3
	mulps	%xmm9, %xmm1
	mulps	%xmm1, %xmm2
	mulps	%xmm10, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm8, %xmm0
	movaps	144(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	movaps	.L20c90(%rip), %xmm5
	mulps	%xmm5, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm10, %xmm14
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	1088(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm2, %xmm3
	subps	%xmm14, %xmm3
	movaps	%xmm3, %xmm14
	movaps	%xmm0, %xmm4
	blendvps	%xmm0, 928(%rsp), %xmm14
	mulps	%xmm9, %xmm1
	mulps	%xmm9, %xmm15
	mulps	%xmm8, %xmm1
	mulps	%xmm3, %xmm6
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm1
	movaps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	addps	%xmm8, %xmm10
	movaps	1024(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	1072(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, %xmm3
	subps	%xmm8, %xmm3
	movaps	320(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	blendvps	%xmm0, 944(%rsp), %xmm3
	movaps	240(%rsp), %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	movaps	224(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	272(%rsp), %xmm10
	addps	%xmm9, %xmm10
	addps	%xmm10, %xmm6
	addps	%xmm6, %xmm8
	movaps	112(%rsp), %xmm15
	andnps	%xmm8, %xmm15
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 864(%rsp), %xmm15
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm10
	shufps	$0, %xmm0, %xmm10
	movaps	16(%rsp), %xmm1
	cmpleps	%xmm10, %xmm1
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1296(%rsp), %xmm9
	cmpleps	%xmm0, %xmm9
	andps	%xmm1, %xmm9
	movaps	96(%rsp), %xmm8
	orps	1536(%rsp), %xmm8
	andps	%xmm4, %xmm8
	andnps	1248(%rsp), %xmm9
	addps	1360(%rsp), %xmm9
	movaps	1120(%rsp), %xmm10
	cmpltps	1520(%rsp), %xmm10
	andps	%xmm9, %xmm10
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm7, 576(%rsp)
	movaps	%xmm5, 128(%rsp)
	movaps	%xmm13, %xmm5
	movaps	%xmm2, %xmm7
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm12, 896(%rsp)
	movaps	%xmm3, 944(%rsp)
	movaps	%xmm14, 928(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm11, 912(%rsp)
	movaps	%xmm15, 864(%rsp)
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, 880(%rsp)
	movaps	48(%rsp), %xmm1
	movaps	%xmm1, 1504(%rsp)
	movaps	.L20c41(%rip), %xmm14
.L20b52:
	movaps	%xmm8, %xmm1
	xorps	.L20c29(%rip), %xmm1
	movaps	%xmm1, 1808(%rsp)
	movaps	%xmm8, %xmm1
	andps	.L20c30(%rip), %xmm1
	movaps	%xmm1, 1792(%rsp)
	pcmpeqd	%xmm0, %xmm1
	movdqa	%xmm1, 1776(%rsp)
	movaps	%xmm8, %xmm1
	andps	.L20c31(%rip), %xmm1
	movaps	%xmm1, 1760(%rsp)
	pcmpeqd	%xmm0, %xmm1
	movdqa	%xmm1, 1744(%rsp)
	movaps	%xmm8, %xmm1
	andps	.L20c32(%rip), %xmm1
	movaps	%xmm1, 1728(%rsp)
	pcmpeqd	%xmm0, %xmm1
	movdqa	%xmm1, 1712(%rsp)
	movaps	%xmm8, 1536(%rsp)
	andps	.L20c33(%rip), %xmm8
	movaps	%xmm8, 1696(%rsp)
	pcmpeqd	%xmm0, %xmm8
	movdqa	%xmm8, 1680(%rsp)
	pxor	%xmm1, %xmm1
	movaps	.L20c0(%rip), %xmm4
	.p2align	4
.L20b53:
	movaps	%xmm10, 1248(%rsp)
	movaps	%xmm10, %xmm0
	addss	%xmm1, %xmm0
	movshdup	%xmm10, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	unpckhpd	%xmm10, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm10, %xmm10
	addss	%xmm0, %xmm10
	divps	%xmm5, %xmm4
	movaps	%xmm4, 288(%rsp)
	movaps	%xmm4, %xmm11
	mulps	.L20c34(%rip), %xmm11
	movaps	%xmm4, %xmm0
	mulps	.L20c35(%rip), %xmm0
	mulps	.L20c36(%rip), %xmm4
	testq	%rsi, %rsi
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm5, 1280(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm10, 1136(%rsp)
	je	.L20b65
	movaps	%xmm0, (%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 16(%rsp)
	movb	$1, %r9b
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	xorl	%r14d, %r14d
	movaps	.L20c38(%rip), %xmm12
	movaps	.L20c39(%rip), %xmm13
	movaps	.L20c40(%rip), %xmm15
	.p2align	4
.L20b55:
	movaps	.L20c37(%rip), %xmm8
	subps	32(%rsp), %xmm8
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm2
	xorps	%xmm12, %xmm2
	movaps	%xmm8, %xmm3
	mulps	%xmm2, %xmm3
	maxps	%xmm13, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm3, %xmm7
	movaps	%xmm0, %xmm9
	movaps	.L20c42(%rip), %xmm6
	mulps	%xmm6, %xmm9
	addps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	movaps	%xmm9, %xmm3
	movaps	.L20c43(%rip), %xmm6
	mulps	%xmm6, %xmm3
	movaps	.L20c44(%rip), %xmm6
	addps	%xmm6, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L20c45(%rip), %xmm6
	addps	%xmm6, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L20c46(%rip), %xmm6
	addps	%xmm6, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L20c47(%rip), %xmm6
	addps	%xmm6, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L20c48(%rip), %xmm6
	addps	%xmm6, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	.L20c49(%rip), %xmm6
	subps	%xmm6, %xmm0
	cvttps2dq	%xmm0, %xmm7
	pand	%xmm10, %xmm7
	movaps	.L20c0(%rip), %xmm5
	addps	%xmm5, %xmm3
	por	%xmm9, %xmm7
	pslld	$23, %xmm7
	mulps	%xmm3, %xmm7
	movaps	%xmm8, %xmm0
	movaps	.L20c15(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	.L20c50(%rip), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm8, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L20c14(%rip), %xmm2
	blendvps	%xmm0, .L20c37(%rip), %xmm2
	movaps	%xmm3, %xmm9
	movaps	.L20c51(%rip), %xmm1
	mulps	%xmm1, %xmm9
	movaps	.L20c52(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c53(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c54(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c55(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c56(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c57(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c58(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L20c59(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm7, %xmm9
	mulps	%xmm2, %xmm9
	leaq	(%r14,%r14,4), %r14
	shlq	$4, %r14
	addq	%rcx, %r14
	xorl	%r15d, %r15d
	movaps	.L20c61(%rip), %xmm1
	.p2align	4
.L20b56:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r15, %xmm10
	addss	.L20c60(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	32(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm11, %xmm6
	movaps	%xmm10, %xmm11
	xorps	%xmm12, %xmm11
	movaps	%xmm10, %xmm3
	mulps	%xmm11, %xmm3
	maxps	%xmm13, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm12
	mulps	%xmm14, %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm3, %xmm12
	mulps	.L20c42(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm14, %xmm13
	mulps	.L20c43(%rip), %xmm13
	addps	.L20c44(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm2, %xmm12
	addps	.L20c45(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L20c46(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L20c47(%rip), %xmm13
	addps	.L20c48(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm3
	mulps	%xmm14, %xmm13
	movdqa	%xmm3, %xmm2
	subps	.L20c49(%rip), %xmm0
	movaps	%xmm8, %xmm15
	psrad	$31, %xmm2
	mulps	%xmm7, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm2, %xmm14
	addps	%xmm5, %xmm13
	por	%xmm3, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm3
	andps	.L20c15(%rip), %xmm3
	mulps	.L20c50(%rip), %xmm3
	addps	%xmm5, %xmm3
	cmpltps	%xmm11, %xmm0
	movaps	.L20c14(%rip), %xmm2
	blendvps	%xmm0, .L20c37(%rip), %xmm2
	movaps	%xmm5, %xmm11
	divps	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	subps	%xmm12, %xmm3
	movaps	%xmm11, %xmm0
	mulps	.L20c51(%rip), %xmm0
	addps	.L20c52(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c53(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c54(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c55(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c56(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c57(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c58(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L20c59(%rip), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	.L20c39(%rip), %xmm13
	movaps	%xmm8, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm1, %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm7, %xmm12
	mulps	%xmm1, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm5, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm3, %xmm9
	movaps	%xmm11, %xmm3
	subps	%xmm12, %xmm3
	mulps	%xmm8, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	.L20c38(%rip), %xmm12
	movaps	%xmm9, -64(%r14)
	subps	%xmm14, %xmm7
	mulps	(%rsp), %xmm7
	movaps	%xmm7, -48(%r14)
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%r14)
	movaps	.L20c40(%rip), %xmm15
	mulps	16(%rsp), %xmm3
	movaps	%xmm3, -16(%r14)
	mulps	288(%rsp), %xmm11
	movaps	%xmm11, (%r14)
	movaps	%xmm6, %xmm11
	movaps	%xmm10, %xmm8
	incq	%r15
	addq	$80, %r14
	movaps	%xmm14, %xmm7
	movaps	.L20c41(%rip), %xmm14
	movaps	%xmm0, %xmm9
	cmpq	%r15, %rsi
	jne	.L20b56
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%rsi, %r14
	testb	$1, %r9b
	movl	$0, %r9d
	jne	.L20b55
	xorps	%xmm0, %xmm0
	movaps	1136(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	640(%rsp), %xmm0
	ja	.L20b60
	xorps	%xmm0, %xmm0
.L20b60:
	movaps	%xmm0, 160(%rsp)
	movq	%r10, %r9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 832(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 752(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 208(%rsp)
	xorps	%xmm10, %xmm10
	xorl	%r15d, %r15d
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	xorps	%xmm6, %xmm6
	xorps	%xmm11, %xmm11
	xorps	%xmm7, %xmm7
	xorps	%xmm2, %xmm2
	.p2align	4
.L20b61:
	movaps	%xmm11, 656(%rsp)
	movaps	%xmm7, 672(%rsp)
	movaps	%xmm6, 688(%rsp)
	movaps	%xmm5, 704(%rsp)
	movaps	%xmm2, 448(%rsp)
	movaps	%xmm1, 720(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm4, 272(%rsp)
	movaps	%xmm10, 736(%rsp)
	movaps	%xmm14, 480(%rsp)
	movaps	%xmm3, 848(%rsp)
	movaps	%xmm8, 496(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r15,%rsi), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%rdi,%rdx), %xmm1
	movaps	16(%rdi,%rdx), %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	32(%rdi,%rdx), %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	48(%rdi,%rdx), %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	64(%rdi,%rdx), %xmm0
	movaps	%xmm0, 1312(%rsp)
	movaps	128(%rsp), %xmm0
	movaps	%xmm1, 816(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	xorl	%r12d, %r12d
	xorps	%xmm2, %xmm2
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	xorps	%xmm10, %xmm10
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	%xmm1, 32(%rsp)
	.p2align	4
.L20b62:
	movaps	-16(%r14), %xmm3
	movaps	-64(%rcx,%r12), %xmm14
	movaps	-48(%rcx,%r12), %xmm8
	movaps	-32(%rcx,%r12), %xmm9
	movaps	176(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	addps	144(%rsp), %xmm1
	addps	(%r14), %xmm1
	movaps	.L20c0(%rip), %xmm4
	divps	%xmm1, %xmm4
	subps	%xmm1, %xmm3
	mulps	%xmm4, %xmm3
	movaps	160(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm4, %xmm1
	addps	%xmm3, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm3, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm4, %xmm13
	movaps	%xmm3, %xmm4
	mulps	%xmm8, %xmm4
	addps	%xmm4, %xmm10
	movaps	%xmm3, %xmm4
	mulps	%xmm9, %xmm4
	movaps	%xmm11, %xmm0
	movaps	%xmm2, %xmm11
	movaps	%xmm15, %xmm2
	movaps	%xmm5, %xmm15
	movaps	16(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	-16(%rcx,%r12), %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm7, %xmm5
	movaps	%xmm6, %xmm7
	movaps	(%rsp), %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm6, (%rsp)
	movaps	%xmm7, %xmm6
	movaps	%xmm5, %xmm7
	movaps	%xmm15, %xmm5
	movaps	%xmm2, %xmm15
	movaps	%xmm11, %xmm2
	movaps	%xmm0, %xmm11
	mulps	(%rcx,%r12), %xmm3
	movaps	32(%rsp), %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm14, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm14, %xmm3
	addps	%xmm3, %xmm11
	movaps	%xmm8, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm4, %xmm5
	movaps	96(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 96(%rsp)
	mulps	%xmm8, %xmm3
	addps	%xmm3, %xmm12
	movaps	80(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	112(%rsp), %xmm0
	mulps	%xmm9, %xmm1
	mulps	%xmm1, %xmm14
	addps	%xmm14, %xmm15
	mulps	%xmm1, %xmm8
	addps	%xmm8, %xmm7
	movaps	48(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 48(%rsp)
	mulps	%xmm9, %xmm1
	addps	%xmm1, %xmm6
	addq	$80, %r12
	addq	$32, %r14
	cmpq	%r12, %rbx
	jne	.L20b62
	movaps	176(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	movaps	%xmm10, 1296(%rsp)
	mulps	%xmm10, %xmm1
	movaps	240(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 240(%rsp)
	mulps	%xmm4, %xmm12
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm12
	mulps	%xmm4, %xmm12
	movaps	368(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm1, 368(%rsp)
	movaps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	mulps	256(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm13, %xmm1
	movaps	224(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 224(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm4, %xmm1
	movaps	352(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 352(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	movaps	560(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 560(%rsp)
	movaps	816(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm13, %xmm1
	movaps	320(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 320(%rsp)
	movaps	%xmm14, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm4, %xmm1
	movaps	464(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 464(%rsp)
	movaps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm12, %xmm3
	mulps	%xmm1, %xmm3
	movaps	400(%rsp), %xmm9
	addps	%xmm3, %xmm9
	movaps	%xmm9, 400(%rsp)
	mulps	%xmm14, %xmm1
	movaps	832(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 832(%rsp)
	movaps	608(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 608(%rsp)
	movaps	80(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	336(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	96(%rsp), %xmm0
	addps	%xmm10, %xmm0
	mulps	%xmm4, %xmm0
	movaps	480(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	%xmm2, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm12, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm11, %xmm3
	movaps	%xmm2, %xmm11
	movaps	752(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 752(%rsp)
	mulps	%xmm14, %xmm0
	movaps	496(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	592(%rsp), %xmm9
	mulps	%xmm9, %xmm8
	mulps	%xmm8, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm4, %xmm1
	mulps	%xmm15, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm8, %xmm11
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm15
	mulps	%xmm1, %xmm12
	movaps	%xmm14, %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm8, %xmm1
	movaps	%xmm8, %xmm0
	movaps	%xmm13, %xmm8
	mulps	%xmm13, %xmm0
	movaps	272(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm4, %xmm0
	movaps	16(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm15, %xmm3
	addps	%xmm10, %xmm11
	movaps	48(%rsp), %xmm15
	mulps	%xmm4, %xmm15
	addps	%xmm11, %xmm15
	movaps	768(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm0, 768(%rsp)
	addps	%xmm10, %xmm5
	mulps	%xmm4, %xmm7
	addps	%xmm5, %xmm7
	addps	%xmm10, %xmm3
	mulps	%xmm4, %xmm6
	addps	%xmm3, %xmm6
	mulps	%xmm4, %xmm7
	movaps	208(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	736(%rsp), %xmm10
	addps	%xmm12, %xmm10
	movaps	848(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	192(%rsp), %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm4, %xmm6
	movaps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	256(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	1296(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	544(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 544(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm13, %xmm0
	movaps	384(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 384(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm8, %xmm0
	movaps	416(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 416(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	704(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm2, %xmm0
	mulps	%xmm9, %xmm0
	movaps	720(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	movaps	688(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	800(%rsp), %xmm2
	mulps	%xmm8, %xmm2
	movaps	%xmm8, %xmm4
	movaps	304(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	32(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	movaps	480(%rsp), %xmm14
	movaps	656(%rsp), %xmm11
	addps	%xmm2, %xmm11
	mulps	%xmm13, %xmm9
	movaps	672(%rsp), %xmm7
	addps	%xmm9, %xmm7
	movdqa	496(%rsp), %xmm8
	movaps	1312(%rsp), %xmm12
	mulps	%xmm4, %xmm12
	movaps	272(%rsp), %xmm4
	movaps	448(%rsp), %xmm2
	addps	%xmm12, %xmm2
	incq	%r15
	addq	%rax, %r9
	cmpq	%rsi, %r15
	jne	.L20b61
	addps	%xmm11, %xmm2
	addps	%xmm7, %xmm2
	addps	%xmm7, %xmm2
	movaps	%xmm2, 448(%rsp)
	addps	%xmm5, %xmm1
	addps	%xmm6, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	144(%rsp), %xmm7
	movaps	352(%rsp), %xmm12
	movaps	560(%rsp), %xmm4
	movaps	368(%rsp), %xmm15
	movaps	384(%rsp), %xmm6
	movaps	%xmm1, %xmm5
	movdqa	544(%rsp), %xmm2
	jmp	.L20b68
	.p2align	4
.L20b65:
	ucomiss	%xmm1, %xmm10
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	640(%rsp), %xmm0
	ja	.L20b67
	xorps	%xmm0, %xmm0
.L20b67:
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm6, %xmm6
	pxor	%xmm2, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 336(%rsp)
	pxor	%xmm8, %xmm8
	movaps	%xmm0, 752(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm12, %xmm12
	xorps	%xmm15, %xmm15
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 304(%rsp)
.L20b68:
	movaps	160(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm6, %xmm1
	movaps	288(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm15
	movaps	%xmm15, 368(%rsp)
	movaps	%xmm0, %xmm1
	movaps	416(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm4
	mulps	%xmm0, %xmm2
	subps	%xmm2, %xmm12
	movaps	.L20c20(%rip), %xmm1
	divps	%xmm9, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm1, %xmm2
	movaps	240(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	addps	464(%rsp), %xmm2
	movaps	%xmm2, 800(%rsp)
	movaps	224(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	addps	400(%rsp), %xmm1
	movaps	%xmm1, 816(%rsp)
	movaps	%xmm15, %xmm1
	addps	%xmm6, %xmm1
	movaps	%xmm12, %xmm9
	xorps	%xmm12, %xmm12
	mulps	%xmm12, %xmm15
	xorps	%xmm11, %xmm11
	movaps	%xmm11, 1360(%rsp)
	mulps	%xmm12, %xmm6
	addps	%xmm15, %xmm6
	addps	448(%rsp), %xmm6
	mulps	%xmm0, %xmm5
	movaps	208(%rsp), %xmm2
	subps	%xmm5, %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	304(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	subps	%xmm2, %xmm10
	movaps	%xmm10, 736(%rsp)
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm3
	mulps	%xmm0, %xmm6
	movaps	192(%rsp), %xmm2
	subps	%xmm6, %xmm2
	movaps	1136(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm12
	movaps	.L20c38(%rip), %xmm15
	movaps	368(%rsp), %xmm5
	xorps	%xmm13, %xmm13
	movdqa	%xmm8, 496(%rsp)
	movaps	%xmm3, 848(%rsp)
	movaps	%xmm14, 480(%rsp)
	movaps	%xmm9, 352(%rsp)
	movaps	%xmm2, 192(%rsp)
	movaps	%xmm4, 560(%rsp)
	jbe	.L20b69
	movaps	1120(%rsp), %xmm0
	movaps	1248(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L20c62(%rip), %xmm1
	movaps	%xmm0, 1120(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	.L20c0(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm13, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm13, %xmm2
	movaps	336(%rsp), %xmm6
	jbe	.L20b71
	testq	%rsi, %rsi
	movaps	%xmm1, (%rsp)
	xorps	%xmm3, %xmm3
	je	.L20b77
	movq	%r10, %r9
	xorl	%r14d, %r14d
	.p2align	4
.L20b74:
	movl	%r9d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%rsi), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%rdi,%rdx), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	movaps	.L20c69(%rip), %xmm12
	movaps	.L20c70(%rip), %xmm13
	movaps	.L20c71(%rip), %xmm15
	movaps	.L20c72(%rip), %xmm11
	movaps	.L20c0(%rip), %xmm2
	movdqa	.L20c63(%rip), %xmm1
	movdqa	.L20c64(%rip), %xmm14
	movaps	.L20c65(%rip), %xmm10
	.p2align	4
.L20b75:
	movaps	(%r12), %xmm4
	mulps	32(%rsp), %xmm4
	addps	%xmm7, %xmm4
	addps	(%r15,%rdx), %xmm4
	movaps	-16(%r15,%rdx), %xmm5
	movaps	%xmm2, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	.L20c20(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	.L20c20(%rip), %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm1, %xmm0
	pand	%xmm14, %xmm0
	movaps	%xmm2, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	.L20c20(%rip), %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm12, %xmm8
	addps	%xmm13, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L20c67(%rip), %xmm8
	addps	.L20c68(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm10, %xmm8
	mulps	%xmm7, %xmm9
	addps	.L20c66(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	movaps	144(%rsp), %xmm7
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	.L20c20(%rip), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %rdx
	addq	$80, %r12
	cmpq	%rdx, %r8
	jne	.L20b75
	incq	%r14
	addq	%rax, %r9
	cmpq	%rsi, %r14
	jne	.L20b74
.L20b77:
	movaps	1232(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	mulps	.L20c73(%rip), %xmm11
	addps	.L20c74(%rip), %xmm11
	xorps	%xmm2, %xmm2
	cmpltps	(%rsp), %xmm2
	addps	%xmm1, %xmm11
	cmpltps	%xmm3, %xmm11
	andps	%xmm2, %xmm11
	movaps	%xmm11, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1232(%rsp)
	movaps	1184(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L20c25(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1184(%rsp)
	movaps	1344(%rsp), %xmm1
	blendvps	%xmm0, .L20c75(%rip), %xmm1
	movaps	%xmm1, 1344(%rsp)
	movaps	.L20c0(%rip), %xmm9
	movaps	%xmm9, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, .L20c22(%rip), %xmm4
	movaps	960(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	528(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	896(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	576(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	944(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	movaps	128(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	928(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	912(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	1280(%rsp), %xmm10
	subps	%xmm0, %xmm10
	movaps	864(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 864(%rsp)
	movaps	880(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 880(%rsp)
	movaps	%xmm11, %xmm0
	movaps	1104(%rsp), %xmm4
	blendvps	%xmm0, .L20c28(%rip), %xmm4
	movaps	%xmm4, 1104(%rsp)
	andnps	640(%rsp), %xmm0
	andps	%xmm9, %xmm11
	movaps	%xmm11, 1360(%rsp)
	movaps	%xmm10, %xmm4
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm6, 912(%rsp)
	movaps	%xmm5, 928(%rsp)
	movaps	%xmm3, 944(%rsp)
	movaps	%xmm2, 896(%rsp)
	movaps	%xmm1, 960(%rsp)
	xorps	%xmm13, %xmm13
	movaps	.L20c38(%rip), %xmm15
	xorps	%xmm0, %xmm0
	movaps	192(%rsp), %xmm2
	movaps	336(%rsp), %xmm6
	movaps	368(%rsp), %xmm5
	movaps	1136(%rsp), %xmm12
	jmp	.L20b78
	.p2align	4
.L20b69:
	movaps	1280(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	movaps	336(%rsp), %xmm6
	jmp	.L20b78
	.p2align	4
.L20b71:
	movaps	1280(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	movaps	192(%rsp), %xmm2
.L20b78:
	movaps	%xmm4, 464(%rsp)
	movaps	%xmm6, 336(%rsp)
	movaps	128(%rsp), %xmm8
	movaps	%xmm7, 144(%rsp)
	ucomiss	%xmm13, %xmm12
	movdqa	1760(%rsp), %xmm1
	pcmpgtd	%xmm0, %xmm1
	movdqa	%xmm1, 16(%rsp)
	movdqa	1792(%rsp), %xmm1
	pcmpgtd	%xmm0, %xmm1
	movdqa	%xmm1, (%rsp)
	movaps	%xmm5, %xmm0
	xorps	%xmm5, %xmm5
	movaps	.L20c18(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L20c0(%rip), %xmm10
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	560(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	movaps	832(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 80(%rsp)
	movaps	%xmm6, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	528(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	992(%rsp), %xmm2
	movaps	976(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	240(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	xorps	%xmm15, %xmm3
	movaps	.L20c20(%rip), %xmm1
	movaps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	%xmm3, %xmm0
	orps	1536(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1136(%rsp)
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	576(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	1040(%rsp), %xmm2
	movaps	1008(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	224(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	xorps	%xmm15, %xmm5
	movaps	%xmm15, %xmm14
	movaps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm8, %xmm2
	cmpleps	1072(%rsp), %xmm2
	movaps	1024(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	320(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm1, %xmm5
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm2
	cmpleps	1088(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm1, %xmm7
	movaps	608(%rsp), %xmm15
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm15, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	divps	48(%rsp), %xmm10
	movaps	%xmm10, 176(%rsp)
	movaps	464(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	movaps	1216(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm1, %xmm8
	movaps	272(%rsp), %xmm4
	blendvps	%xmm0, %xmm4, %xmm8
	cmpleps	1200(%rsp), %xmm2
	movaps	%xmm4, %xmm1
	xorps	%xmm14, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	288(%rsp), %xmm0
	movaps	%xmm11, 240(%rsp)
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 48(%rsp)
	orps	1808(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	mulps	%xmm0, %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	pandn	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	(%rsp), %xmm11
	orps	%xmm0, %xmm11
	movaps	%xmm11, (%rsp)
	movaps	416(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	movaps	%xmm13, 224(%rsp)
	mulps	%xmm13, %xmm1
	movaps	%xmm1, 96(%rsp)
	orps	1776(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm2, %xmm2
	cmpleps	%xmm5, %xmm2
	movaps	16(%rsp), %xmm6
	orps	%xmm2, %xmm6
	movaps	%xmm6, 16(%rsp)
	movaps	80(%rsp), %xmm1
	movaps	%xmm12, 320(%rsp)
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 720(%rsp)
	orps	1744(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm1, %xmm2
	mulps	%xmm2, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	1728(%rsp), %xmm1
	pxor	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, 1824(%rsp)
	movaps	400(%rsp), %xmm7
	movaps	%xmm7, %xmm9
	movaps	%xmm15, 608(%rsp)
	mulps	%xmm15, %xmm9
	por	1712(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	pxor	%xmm1, %xmm1
	cmpleps	%xmm8, %xmm1
	movdqa	1696(%rsp), %xmm2
	pcmpgtd	%xmm3, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1312(%rsp)
	movaps	176(%rsp), %xmm12
	movaps	%xmm4, 272(%rsp)
	mulps	%xmm4, %xmm12
	por	1680(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm12, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	.L20c0(%rip), %xmm4
	andnps	%xmm4, %xmm11
	movaps	%xmm11, 672(%rsp)
	movaps	%xmm10, %xmm13
	mulps	%xmm11, %xmm13
	movaps	352(%rsp), %xmm10
	mulps	%xmm13, %xmm10
	movaps	288(%rsp), %xmm3
	mulps	32(%rsp), %xmm3
	mulps	%xmm3, %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	movaps	%xmm4, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 1632(%rsp)
	movaps	%xmm0, %xmm2
	movaps	.L20c76(%rip), %xmm11
	maxps	%xmm11, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm4, %xmm5
	divps	%xmm2, %xmm5
	movaps	%xmm6, %xmm0
	andnps	%xmm4, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm4, %xmm6
	movaps	80(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	800(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm3, %xmm1
	movaps	816(%rsp), %xmm15
	mulps	%xmm8, %xmm15
	movaps	%xmm1, %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm13, %xmm15
	subps	%xmm4, %xmm15
	movaps	%xmm1, %xmm4
	movaps	%xmm1, 384(%rsp)
	mulps	%xmm1, %xmm4
	movaps	%xmm6, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm5, %xmm15
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	subps	%xmm4, %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	%xmm0, %xmm4
	maxps	%xmm11, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm6, %xmm0
	divps	%xmm4, %xmm0
	movaps	%xmm0, 112(%rsp)
	pandn	%xmm6, %xmm14
	movdqa	%xmm14, 688(%rsp)
	movaps	%xmm7, %xmm0
	mulps	%xmm14, %xmm0
	movaps	480(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm3, %xmm2
	movaps	752(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	movaps	%xmm2, %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm13, %xmm11
	subps	%xmm4, %xmm11
	movaps	496(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm2, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm8, %xmm14
	subps	%xmm4, %xmm14
	mulps	%xmm5, %xmm11
	movaps	%xmm5, %xmm6
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm11, %xmm4
	mulps	%xmm15, %xmm4
	subps	%xmm4, %xmm14
	movaps	%xmm2, %xmm7
	mulps	%xmm2, %xmm7
	movaps	.L20c0(%rip), %xmm5
	movaps	%xmm5, %xmm4
	subps	%xmm7, %xmm4
	movaps	%xmm11, %xmm7
	mulps	%xmm11, %xmm7
	subps	%xmm7, %xmm4
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm14
	movaps	%xmm14, %xmm7
	mulps	%xmm14, %xmm7
	subps	%xmm7, %xmm4
	movaps	%xmm4, 1600(%rsp)
	movaps	%xmm4, %xmm7
	maxps	.L20c76(%rip), %xmm7
	sqrtps	%xmm7, %xmm7
	movaps	%xmm5, %xmm4
	divps	%xmm7, %xmm4
	movaps	%xmm4, 256(%rsp)
	movaps	1312(%rsp), %xmm4
	andnps	%xmm5, %xmm4
	movaps	%xmm4, 656(%rsp)
	movaps	176(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	movaps	208(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movaps	736(%rsp), %xmm3
	mulps	%xmm7, %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm4, %xmm5
	movaps	%xmm10, %xmm13
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm3
	movaps	848(%rsp), %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm4, %xmm5
	mulps	384(%rsp), %xmm5
	movaps	%xmm8, 1664(%rsp)
	mulps	%xmm8, %xmm10
	subps	%xmm5, %xmm10
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm10
	mulps	768(%rsp), %xmm7
	movaps	%xmm4, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm0, 1648(%rsp)
	mulps	%xmm0, %xmm7
	subps	%xmm5, %xmm7
	movaps	%xmm3, %xmm5
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm7
	mulps	%xmm1, %xmm10
	movaps	%xmm10, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm7
	movaps	%xmm4, %xmm8
	mulps	%xmm4, %xmm8
	movaps	.L20c0(%rip), %xmm5
	subps	%xmm8, %xmm5
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm5
	movaps	%xmm10, %xmm8
	mulps	%xmm10, %xmm8
	subps	%xmm8, %xmm5
	mulps	256(%rsp), %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm5
	movaps	%xmm5, %xmm8
	maxps	.L20c76(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	.L20c0(%rip), %xmm1
	divps	%xmm8, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	48(%rsp), %xmm1
	mulps	32(%rsp), %xmm1
	movaps	%xmm13, %xmm0
	movaps	%xmm13, 304(%rsp)
	mulps	%xmm1, %xmm0
	movaps	96(%rsp), %xmm6
	mulps	672(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	xorps	%xmm8, %xmm8
	addps	%xmm8, %xmm0
	mulps	160(%rsp), %xmm6
	movaps	%xmm6, %xmm8
	mulps	%xmm6, %xmm8
	addps	%xmm0, %xmm8
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, 448(%rsp)
	mulps	%xmm1, %xmm0
	movaps	720(%rsp), %xmm13
	mulps	704(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm15, 544(%rsp)
	mulps	%xmm6, %xmm15
	subps	%xmm15, %xmm13
	mulps	112(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm2, 384(%rsp)
	mulps	%xmm1, %xmm2
	mulps	688(%rsp), %xmm9
	subps	%xmm2, %xmm9
	movaps	%xmm11, %xmm8
	mulps	%xmm6, %xmm11
	subps	%xmm11, %xmm9
	movaps	%xmm14, %xmm11
	mulps	%xmm13, %xmm14
	subps	%xmm14, %xmm9
	movaps	256(%rsp), %xmm14
	mulps	%xmm14, %xmm9
	movaps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm4, %xmm15
	movaps	%xmm1, 48(%rsp)
	mulps	%xmm1, %xmm4
	movaps	%xmm13, %xmm0
	mulps	656(%rsp), %xmm12
	subps	%xmm4, %xmm12
	movaps	%xmm3, %xmm1
	movaps	%xmm6, 96(%rsp)
	mulps	%xmm6, %xmm3
	subps	%xmm3, %xmm12
	movaps	%xmm10, %xmm13
	movaps	%xmm0, 720(%rsp)
	mulps	%xmm0, %xmm10
	subps	%xmm10, %xmm12
	movaps	.L20c0(%rip), %xmm10
	movaps	%xmm7, %xmm6
	mulps	%xmm9, %xmm7
	subps	%xmm7, %xmm12
	movaps	592(%rsp), %xmm7
	mulps	%xmm7, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 1552(%rsp)
	movaps	288(%rsp), %xmm2
	movaps	1136(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	416(%rsp), %xmm3
	mulps	160(%rsp), %xmm3
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	80(%rsp), %xmm4
	mulps	112(%rsp), %xmm4
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm4
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm4
	movaps	400(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm14, %xmm2
	movaps	1824(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	176(%rsp), %xmm14
	mulps	%xmm7, %xmm14
	movaps	1312(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm14
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm14
	movaps	.L20c38(%rip), %xmm0
	movaps	304(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 304(%rsp)
	movaps	448(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 448(%rsp)
	movaps	544(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 544(%rsp)
	xorps	%xmm0, %xmm8
	movaps	%xmm8, (%rsp)
	movaps	384(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 384(%rsp)
	xorps	%xmm0, %xmm11
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 16(%rsp)
	xorps	%xmm0, %xmm13
	xorps	%xmm0, %xmm15
	xorps	%xmm0, %xmm6
	ja	.L20b96
	movaps	%xmm10, %xmm0
	divps	80(%rsp), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm10, %xmm2
	divps	%xmm3, %xmm2
	movaps	144(%rsp), %xmm7
	mulps	%xmm7, %xmm2
	mulps	.L20c77(%rip), %xmm0
	mulps	.L20c78(%rip), %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1232(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	.L20c28(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	.L20c79(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movss	16(%r11), %xmm2
	movaps	%xmm10, %xmm0
	movaps	1104(%rsp), %xmm5
	divps	%xmm5, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm10, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm5, %xmm0
	cmpltps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1552(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm1, %xmm0
	movaps	672(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	movaps	704(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	688(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	656(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm1, %xmm2
	andps	%xmm10, %xmm2
	movaps	.L20c24(%rip), %xmm1
	movaps	%xmm1, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1520(%rsp), %xmm0
	cmpleps	1120(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	minps	.L20c80(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movaps	%xmm10, %xmm4
	movaps	%xmm2, %xmm10
	cmpeqps	%xmm1, %xmm10
	andps	%xmm4, %xmm10
	movaps	%xmm10, %xmm0
	xorps	%xmm1, %xmm1
	addss	%xmm1, %xmm0
	pshufd	$245, %xmm10, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm10, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm10, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm1, %xmm2
	movaps	464(%rsp), %xmm5
	movaps	.L20c41(%rip), %xmm14
	ja	.L20b53
	movaps	592(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm1, %xmm6
	addps	%xmm9, %xmm6
	movaps	256(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm2, %xmm11
	addps	720(%rsp), %xmm11
	mulps	%xmm1, %xmm13
	addps	%xmm11, %xmm13
	movaps	112(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	movaps	544(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	96(%rsp), %xmm0
	movaps	(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	16(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	movaps	160(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	304(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	48(%rsp), %xmm5
	movaps	448(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	384(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm6, %xmm5
	mulps	%xmm1, %xmm15
	addps	%xmm5, %xmm15
	mulps	288(%rsp), %xmm15
	movaps	%xmm15, 304(%rsp)
	mulps	416(%rsp), %xmm0
	movaps	%xmm0, 160(%rsp)
	mulps	80(%rsp), %xmm3
	movaps	%xmm3, 112(%rsp)
	mulps	400(%rsp), %xmm2
	movaps	%xmm2, 256(%rsp)
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm4, %xmm0
	divps	624(%rsp), %xmm0
	movaps	1568(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L20c63(%rip), %xmm0
	movdqa	.L20c64(%rip), %xmm13
	pand	%xmm13, %xmm0
	movaps	%xmm4, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L20c20(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L20c65(%rip), %xmm3
	addps	.L20c66(%rip), %xmm3
	movaps	%xmm3, 720(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L20c67(%rip), %xmm3
	addps	.L20c68(%rip), %xmm3
	movaps	%xmm3, 688(%rsp)
	movaps	%xmm2, 384(%rsp)
	mulps	.L20c69(%rip), %xmm2
	addps	.L20c70(%rip), %xmm2
	movaps	%xmm2, 672(%rsp)
	movaps	%xmm1, 544(%rsp)
	mulps	.L20c71(%rip), %xmm1
	movaps	%xmm1, 704(%rsp)
	mulps	.L20c72(%rip), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	432(%rsp), %xmm0
	mulps	.L20c81(%rip), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	784(%rsp), %xmm0
	mulps	.L20c82(%rip), %xmm0
	movaps	%xmm0, 784(%rsp)
	movl	76(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm1, %xmm1
	xorps	%xmm6, %xmm6
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 368(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %r9b
	movaps	%xmm4, %xmm10
	jne	.L20b85
	imulq	520(%rsp), %r13
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorl	%edx, %edx
	.p2align	4
.L20b82:
	movl	%r13d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	272(%rsp), %xmm3
	movaps	240(%rsp), %xmm8
	movaps	224(%rsp), %xmm14
	movaps	192(%rsp), %xmm4
	movaps	48(%rsp), %xmm12
	movaps	368(%rsp), %xmm2
	.p2align	4
.L20b83:
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	%xmm6, 16(%rsp)
	movaps	(%r9,%r14), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	(%rbx), %xmm7
	mulps	96(%rsp), %xmm7
	addps	144(%rsp), %xmm7
	movaps	-16(%r9,%r14), %xmm15
	addps	%xmm0, %xmm7
	movaps	%xmm10, %xmm5
	divps	%xmm7, %xmm5
	subps	%xmm7, %xmm15
	mulps	%xmm5, %xmm15
	movaps	.L20c20(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, %xmm9
	cmpltps	%xmm15, %xmm0
	addps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm15, %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm10, %xmm0
	paddd	.L20c63(%rip), %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm10, %xmm1
	psubd	%xmm0, %xmm1
	mulps	%xmm1, %xmm9
	addps	%xmm6, %xmm1
	addps	%xmm9, %xmm1
	movaps	%xmm1, %xmm13
	mulps	%xmm1, %xmm13
	movaps	%xmm1, %xmm10
	mulps	.L20c69(%rip), %xmm10
	movaps	%xmm13, %xmm9
	addps	.L20c70(%rip), %xmm10
	mulps	.L20c71(%rip), %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm1, %xmm10
	mulps	.L20c67(%rip), %xmm10
	addps	.L20c68(%rip), %xmm10
	mulps	%xmm13, %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm1, %xmm10
	mulps	.L20c65(%rip), %xmm10
	addps	.L20c66(%rip), %xmm10
	mulps	%xmm13, %xmm9
	addps	%xmm10, %xmm9
	movaps	.L20c0(%rip), %xmm10
	mulps	%xmm13, %xmm9
	movdqa	.L20c64(%rip), %xmm13
	addps	%xmm1, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L20c72(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm15, %xmm9
	addps	%xmm10, %xmm9
	mulps	%xmm0, %xmm9
	maxps	%xmm6, %xmm15
	subps	%xmm15, %xmm9
	movaps	32(%rsp), %xmm15
	mulps	%xmm7, %xmm9
	addps	.L20c24(%rip), %xmm7
	movaps	%xmm10, %xmm1
	divps	%xmm7, %xmm1
	addps	%xmm9, %xmm11
	mulps	48(%rsp), %xmm5
	movaps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm1, %xmm2
	mulps	%xmm6, %xmm1
	movaps	%xmm6, %xmm7
	addps	%xmm6, %xmm12
	mulps	%xmm5, %xmm6
	addps	%xmm6, %xmm3
	movaps	16(%rsp), %xmm6
	addps	%xmm1, %xmm4
	mulps	%xmm1, %xmm7
	mulps	%xmm5, %xmm1
	addps	%xmm1, %xmm15
	movaps	(%rsp), %xmm1
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm14
	addps	%xmm7, %xmm8
	mulps	%xmm5, %xmm0
	mulps	%xmm5, %xmm7
	addps	%xmm0, %xmm6
	addps	%xmm7, %xmm1
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	.L20b83
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm12, 48(%rsp)
	movaps	%xmm4, 192(%rsp)
	movaps	%xmm14, 224(%rsp)
	movaps	%xmm8, 240(%rsp)
	movaps	%xmm3, 272(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%rsi, %rdx
	jne	.L20b82
.L20b85:
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm6, 16(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	%xmm11, 608(%rsp)
	movaps	352(%rsp), %xmm12
	movaps	416(%rsp), %xmm7
	mulps	%xmm7, %xmm12
	movaps	288(%rsp), %xmm8
	mulps	%xmm8, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm10, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L20c76(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm10, %xmm11
	divps	%xmm1, %xmm11
	movaps	800(%rsp), %xmm15
	movaps	80(%rsp), %xmm1
	mulps	%xmm1, %xmm15
	mulps	%xmm8, %xmm15
	movaps	816(%rsp), %xmm13
	mulps	%xmm1, %xmm13
	movaps	%xmm15, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm7, %xmm13
	subps	%xmm1, %xmm13
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm10, %xmm5
	subps	%xmm1, %xmm5
	mulps	%xmm11, %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm5
	minps	%xmm10, %xmm0
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	maxps	%xmm2, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm10, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm10, %xmm3
	movaps	480(%rsp), %xmm14
	movaps	400(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	mulps	%xmm8, %xmm14
	movaps	752(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm14, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm7, %xmm2
	subps	%xmm0, %xmm2
	movaps	496(%rsp), %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	mulps	80(%rsp), %xmm10
	subps	%xmm0, %xmm10
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm10
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm3, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm1
	mulps	%xmm9, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	minps	%xmm4, %xmm0
	movaps	%xmm0, 96(%rsp)
	maxps	.L20c76(%rip), %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm5
	divps	%xmm1, %xmm5
	movaps	208(%rsp), %xmm0
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	mulps	%xmm8, %xmm0
	movaps	736(%rsp), %xmm8
	mulps	%xmm4, %xmm8
	movaps	%xmm0, %xmm1
	movaps	%xmm12, 352(%rsp)
	mulps	%xmm12, %xmm1
	mulps	%xmm7, %xmm8
	subps	%xmm1, %xmm8
	movaps	848(%rsp), %xmm12
	mulps	%xmm4, %xmm12
	movaps	%xmm4, %xmm7
	movaps	%xmm0, %xmm1
	movaps	%xmm15, 800(%rsp)
	mulps	%xmm15, %xmm1
	mulps	80(%rsp), %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm11, 320(%rsp)
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm1
	movaps	%xmm13, 816(%rsp)
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm12
	movaps	768(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm0, %xmm1
	movaps	%xmm14, 480(%rsp)
	mulps	%xmm14, %xmm1
	mulps	%xmm6, %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm8, %xmm1
	movaps	%xmm2, 752(%rsp)
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm9, 560(%rsp)
	mulps	%xmm9, %xmm12
	movaps	%xmm12, %xmm1
	movaps	%xmm10, 496(%rsp)
	mulps	%xmm10, %xmm1
	movaps	%xmm4, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm0, 208(%rsp)
	mulps	%xmm0, %xmm0
	movaps	%xmm3, %xmm11
	movaps	%xmm3, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm8, 736(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm12, 848(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm5, 336(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, 768(%rsp)
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm4, %xmm1
	minps	96(%rsp), %xmm1
	movaps	.L20c83(%rip), %xmm5
	cmpltps	%xmm1, %xmm5
	movaps	1264(%rsp), %xmm8
	movaps	%xmm8, %xmm14
	cmpeqps	.L20c25(%rip), %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm5, 656(%rsp)
	orps	%xmm5, %xmm0
	movaps	.L20c16(%rip), %xmm13
	movaps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 832(%rsp)
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	movaps	528(%rsp), %xmm9
	addps	%xmm9, %xmm0
	movaps	976(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	992(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	.L20c15(%rip), %xmm7
	andps	%xmm7, %xmm1
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm7, %xmm0
	maxps	%xmm1, %xmm0
	movaps	592(%rsp), %xmm15
	movaps	%xmm15, %xmm10
	andps	%xmm7, %xmm10
	maxps	%xmm0, %xmm10
	movaps	464(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	mulps	.L20c84(%rip), %xmm0
	cmpleps	%xmm0, %xmm10
	cmpleps	%xmm11, %xmm8
	movaps	%xmm8, 96(%rsp)
	andps	%xmm8, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm9
	movss	208(%r11), %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	576(%rsp), %xmm8
	addps	%xmm8, %xmm2
	movaps	1008(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm8
	movaps	128(%rsp), %xmm3
	movaps	112(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movss	12(%r11), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm3
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	144(%rsp), %xmm7
	movaps	256(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm12, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm7
	addps	%xmm5, %xmm15
	movaps	1216(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm15, %xmm12
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm12, %xmm1
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movq	1168(%rsp), %r12
	movq	%r12, %rax
	shlq	$4, %rax
	movq	1424(%rsp), %r14
	movaps	%xmm9, (%r14,%rax)
	movq	1480(%rsp), %r13
	addq	%r13, %r12
	shlq	$4, %r12
	movaps	%xmm8, (%r14,%r12)
	leaq	(%r14,%rax), %rsi
	movq	%r13, %rdx
	shlq	$5, %rdx
	movaps	%xmm3, (%rdx,%rsi)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movq	%rdx, %r8
	shlq	$4, %r8
	movaps	%xmm7, (%r8,%rsi)
	movaps	%xmm14, %xmm0
	movaps	%xmm11, 112(%rsp)
	blendvps	%xmm0, %xmm11, %xmm5
	movq	%r13, %r8
	shlq	$6, %r8
	movaps	%xmm5, (%r8,%rsi)
	movl	$5, %esi
	movl	76(%rsp), %r8d
	testb	$2, %r8b
	je	.L20b88
	movaps	.L20c38(%rip), %xmm8
	movaps	352(%rsp), %xmm2
	xorps	%xmm8, %xmm2
	maxps	.L20c76(%rip), %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	.L20c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 144(%rsp)
	movaps	80(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	400(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	96(%rsp), %xmm0
	andps	656(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	320(%rsp), %xmm7
	mulps	%xmm7, %xmm2
	movaps	752(%rsp), %xmm1
	movaps	816(%rsp), %xmm0
	movaps	%xmm0, %xmm15
	mulps	%xmm2, %xmm15
	addps	800(%rsp), %xmm15
	xorps	%xmm8, %xmm15
	movaps	560(%rsp), %xmm6
	mulps	%xmm6, %xmm15
	movaps	%xmm7, %xmm5
	xorps	%xmm8, %xmm5
	mulps	%xmm0, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm7, %xmm0
	mulps	%xmm1, %xmm0
	mulps	%xmm2, %xmm1
	addps	480(%rsp), %xmm1
	movaps	496(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm1, %xmm3
	xorps	%xmm8, %xmm3
	movaps	336(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	movaps	%xmm4, %xmm10
	mulps	%xmm5, %xmm10
	addps	%xmm0, %xmm10
	xorps	%xmm8, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm6, %xmm14
	xorps	%xmm8, %xmm14
	mulps	%xmm4, %xmm14
	mulps	%xmm9, %xmm14
	movaps	%xmm7, %xmm0
	movaps	736(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	mulps	%xmm2, %xmm4
	addps	208(%rsp), %xmm4
	movaps	848(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm15, %xmm1
	addps	%xmm4, %xmm1
	movaps	768(%rsp), %xmm7
	movaps	%xmm7, %xmm11
	mulps	%xmm3, %xmm11
	addps	%xmm1, %xmm11
	movaps	%xmm8, %xmm4
	xorps	%xmm8, %xmm11
	movaps	144(%rsp), %xmm8
	mulps	%xmm8, %xmm11
	movaps	%xmm6, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm5, %xmm12
	addps	%xmm0, %xmm12
	movaps	%xmm7, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm12, %xmm0
	xorps	%xmm4, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm1, %xmm6
	xorps	%xmm4, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm9, %xmm8
	xorps	%xmm4, %xmm8
	movaps	%xmm0, %xmm4
	mulps	%xmm7, %xmm8
	movaps	%xmm2, 352(%rsp)
	mulps	%xmm2, %xmm2
	addps	.L20c0(%rip), %xmm2
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm3, 128(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm3, %xmm1
	movaps	288(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	112(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	movaps	96(%rsp), %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	144(%rsp), %xmm9
	mulps	%xmm9, %xmm8
	movaps	320(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm5, 256(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm10, 208(%rsp)
	mulps	%xmm10, %xmm10
	addps	%xmm5, %xmm10
	movaps	%xmm4, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm10, %xmm1
	movaps	416(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	560(%rsp), %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm14, 480(%rsp)
	mulps	%xmm14, %xmm14
	addps	%xmm3, %xmm14
	movaps	%xmm6, 496(%rsp)
	mulps	%xmm6, %xmm6
	addps	%xmm14, %xmm6
	movaps	80(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm12, %xmm5
	movaps	%xmm0, %xmm3
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	336(%rsp), %xmm0
	movaps	176(%rsp), %xmm10
	mulps	%xmm0, %xmm0
	movaps	%xmm8, 160(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm0, %xmm8
	movaps	400(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm12, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	mulps	%xmm9, %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm12, %xmm6
	blendvps	%xmm0, %xmm9, %xmm6
	leaq	(,%r13,4), %rsi
	addq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm7, (%rax,%rsi)
	movl	76(%rsp), %r8d
	andl	$4, %r8d
	movl	%r8d, %esi
	shrl	$2, %esi
	xorl	%r9d, %r9d
	testl	%r8d, %r8d
	movl	$14, %r10d
	movl	$8, %ebx
	cmoveq	%rbx, %r10
	sete	%r9b
	movl	$19, %ebx
	movl	$9, %r15d
	cmoveq	%r15, %rbx
	xorq	$7, %r9
	imulq	%r13, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm2, (%rax,%r9)
	leaq	(%rsi,%rsi,2), %rsi
	addq	$7, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm5, (%rax,%rsi)
	imulq	%r13, %r10
	shlq	$4, %r10
	addq	%r14, %r10
	movaps	%xmm1, (%rax,%r10)
	imulq	%r13, %rbx
	shlq	$4, %rbx
	addq	%r14, %rbx
	movaps	%xmm6, (%rax,%rbx)
	movl	$10, %esi
	testl	%r8d, %r8d
	movl	76(%rsp), %r8d
	je	.L20b88
	movaps	320(%rsp), %xmm1
	mulps	352(%rsp), %xmm1
	movaps	256(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movaps	208(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	movaps	128(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm4, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm1, %xmm5
	mulps	416(%rsp), %xmm5
	movaps	288(%rsp), %xmm12
	mulps	%xmm12, %xmm5
	movaps	112(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	560(%rsp), %xmm5
	mulps	%xmm5, %xmm15
	movaps	480(%rsp), %xmm9
	movaps	%xmm9, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm15, %xmm6
	movaps	496(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm6, %xmm1
	movaps	80(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm6, 320(%rsp)
	mulps	%xmm14, %xmm5
	movaps	%xmm9, %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm3, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm15, %xmm1
	movaps	416(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	336(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	movaps	160(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm7, %xmm1
	movaps	400(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, 128(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm14, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm2, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm6, %xmm7
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 208(%rsp)
	mulps	%xmm9, %xmm5
	movaps	%xmm14, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm5, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm15, %xmm5
	mulps	%xmm15, %xmm1
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	144(%rsp), %xmm1
	mulps	%xmm1, %xmm11
	movaps	176(%rsp), %xmm2
	mulps	%xmm2, %xmm11
	mulps	%xmm12, %xmm11
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm11, %xmm15
	mulps	%xmm1, %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	mulps	%xmm1, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm14, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm1, %xmm8
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movq	%r13, %rsi
	shlq	$7, %rsi
	addq	%r14, %rsi
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	leaq	(,%r13,8), %rsi
	addq	%r13, %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$176, %r13, %r8
	addq	%r14, %r8
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movl	76(%rsp), %r8d
	shlq	$6, %rdx
	addq	%r14, %rdx
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$208, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	imulq	$240, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm15, (%rax,%rdx)
	movq	%r13, %rdx
	shlq	$8, %rdx
	addq	%r14, %rdx
	movaps	%xmm7, (%rax,%rdx)
	imulq	$272, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	%xmm8, (%rax,%rsi)
	movl	$20, %esi
.L20b88:
	testb	$8, %r8b
	movq	1920(%rsp), %r10
	movq	1448(%rsp), %r8
	movq	1472(%rsp), %r9
	movq	1464(%rsp), %rbx
	movq	1488(%rsp), %r15
	movaps	432(%rsp), %xmm0
	movaps	608(%rsp), %xmm9
	movaps	32(%rsp), %xmm8
	movaps	272(%rsp), %xmm5
	movaps	240(%rsp), %xmm7
	movaps	48(%rsp), %xmm2
	je	.L20b90
	movaps	704(%rsp), %xmm3
	addps	672(%rsp), %xmm3
	movaps	544(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	addps	688(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	720(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	384(%rsp), %xmm3
	movaps	448(%rsp), %xmm1
	addps	%xmm3, %xmm1
	addps	%xmm1, %xmm0
	movaps	784(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm1
	movss	108(%r11), %xmm4
	shufps	$0, %xmm0, %xmm0
	movaps	368(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	xorps	%xmm12, %xmm12
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r11), %xmm0
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm2, %xmm14
	movaps	%xmm2, 48(%rsp)
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	movaps	224(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	16(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	(%rsp), %xmm10
	mulps	%xmm10, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm1, %xmm0
	movss	148(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm15, %xmm1
	addps	%xmm0, %xmm1
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm1, %xmm0
	movss	156(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm0, %xmm1
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm1, %xmm0
	movss	164(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm7, %xmm14
	movaps	1328(%rsp), %xmm7
	movaps	%xmm5, %xmm12
	movaps	%xmm7, %xmm5
	addps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	movss	176(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	48(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm15, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r11), %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm8, %xmm12
	movaps	1264(%rsp), %xmm0
	cmpeqps	.L20c25(%rip), %xmm0
	addps	%xmm1, %xmm12
	movss	200(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm11, %xmm3
	movss	208(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	.L20c37(%rip), %xmm6
	subps	%xmm9, %xmm6
	addps	%xmm12, %xmm3
	movss	204(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm2, %xmm6
	addps	%xmm9, %xmm9
	addps	%xmm7, %xmm4
	addps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm2, %xmm9
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	.L20c85(%rip), %xmm7
	addps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm2, %xmm5
	blendvps	%xmm0, %xmm2, %xmm7
	movq	%rsi, %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	1(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm9, (%rax,%rdx)
	leaq	2(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	leaq	3(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm5, (%rax,%rdx)
	addq	$4, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm7, (%rax,%rsi)
	jmp	.L20b90
.L20b94:
	addq	$1848, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L20b95:
	retq
