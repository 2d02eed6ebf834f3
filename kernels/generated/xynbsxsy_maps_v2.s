# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L32c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L32c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L32c2:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
.L32c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L32c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L32c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L32c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L32c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L32c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L32c9:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
.L32c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L32c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L32c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L32c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L32c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L32c15:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
.L32c16:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L32c17:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
.L32c18:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L32c19:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L32c20:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L32c21:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L32c22:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L32c23:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L32c24:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
.L32c25:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L32c26:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L32c28:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L32c29:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L32c30:
	.long	1
	.long	1
	.long	1
	.long	1
.L32c31:
	.long	2
	.long	2
	.long	2
	.long	2
.L32c32:
	.long	4
	.long	4
	.long	4
	.long	4
.L32c33:
	.long	8
	.long	8
	.long	8
	.long	8
.L32c34:
	.long	16
	.long	16
	.long	16
	.long	16
.L32c35:
	.long	32
	.long	32
	.long	32
	.long	32
.L32c36:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L32c37:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L32c38:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L32c39:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L32c40:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L32c41:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L32c42:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L32c43:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L32c44:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L32c45:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L32c46:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L32c47:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L32c48:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L32c49:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L32c50:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L32c51:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L32c52:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L32c53:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L32c54:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L32c55:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L32c56:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L32c57:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L32c58:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L32c59:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L32c60:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L32c61:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L32c63:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L32c64:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L32c65:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L32c66:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L32c67:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L32c68:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L32c69:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L32c70:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L32c71:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L32c72:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L32c73:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L32c74:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L32c75:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L32c76:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L32c77:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L32c78:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L32c79:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L32c80:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L32c81:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L32c82:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L32c83:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L32c84:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L32c85:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L32c86:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L32c87:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L32c88:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L32c89:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L32c90:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L32c91:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L32c92:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L32c27:
	.long	0x3e800000
.L32c62:
	.long	0x3f000000
	.globl	gaussmle_xynbsxsy_maps_v2
gaussmle_xynbsxsy_maps_v2:
	.globl	_gaussmle_xynbsxsy_maps_v2
_gaussmle_xynbsxsy_maps_v2:
	testl	%ecx, %ecx
	je	.L32b96
	testl	%edx, %edx
	je	.L32b96
	testl	%esi, %esi
	je	.L32b96
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2280, %rsp
	movq	2352(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	%r11, 768(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %r11
	movq	%r11, 1752(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	2336(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1720(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1528(%rsp)
	movq	%r9, 1736(%rsp)
	leaq	(%r9,%r9), %rcx
	movq	%rdx, 1512(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1712(%rsp)
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 1728(%rsp)
	movq	%rsi, 1832(%rsp)
	leaq	16(%rsi), %rbp
	movq	%rcx, %rdx
	leaq	64(%rdi), %rcx
	movaps	.L32c0(%rip), %xmm12
	movaps	.L32c16(%rip), %xmm13
	xorl	%esi, %esi
	movaps	.L32c38(%rip), %xmm15
	movaps	.L32c40(%rip), %xmm14
	movaps	.L32c2(%rip), %xmm3
	movaps	.L32c8(%rip), %xmm6
	movq	%rax, 1768(%rsp)
	movq	%r15, 1760(%rsp)
	jmp	.L32b5
	.p2align	4
.L32b4:
	incq	%rsi
	addq	1712(%rsp), %rdx
	cmpq	1720(%rsp), %rsi
	je	.L32b95
.L32b5:
	movq	%rsi, %r8
	imulq	1512(%rsp), %r8
	movq	%r8, 1744(%rsp)
	movq	%rdx, %r9
	xorl	%r11d, %r11d
	movq	%rdx, 1784(%rsp)
	movq	%rsi, 1776(%rsp)
	jmp	.L32b7
	.p2align	4
.L32b6:
	incq	%r11
	addq	1728(%rsp), %r9
	cmpq	1512(%rsp), %r11
	je	.L32b4
.L32b7:
	movq	1744(%rsp), %r8
	addq	%r11, %r8
	imulq	%rax, %r8
	addq	1736(%rsp), %r8
	movq	%r8, 1824(%rsp)
	movq	%r9, 760(%rsp)
	xorl	%ebx, %ebx
	movq	%r9, 1800(%rsp)
	movq	%r11, 1792(%rsp)
	jmp	.L32b10
	.p2align	4
.L32b8:
	movq	1752(%rsp), %rdx
	movaps	1440(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r14)
	movq	1768(%rsp), %rax
	movq	1784(%rsp), %rdx
	movq	1776(%rsp), %rsi
	movaps	.L32c40(%rip), %xmm14
	movaps	.L32c2(%rip), %xmm3
	movaps	.L32c8(%rip), %xmm6
	movq	1800(%rsp), %r9
	movq	1792(%rsp), %r11
	movq	1816(%rsp), %rbx
.L32b9:
	incq	%rbx
	addq	$2, 760(%rsp)
	cmpq	%rax, %rbx
	je	.L32b6
.L32b10:
	movq	1824(%rsp), %r8
	addq	%rbx, %r8
	movl	8(%r10), %r14d
	cmpq	%r14, %r8
	jae	.L32b9
	movl	(%r10), %esi
	movl	16(%r10), %r11d
	movl	20(%r10), %r12d
	movq	%rsi, %r15
	imulq	%rsi, %r15
	testq	%rsi, %rsi
	movq	%rbx, 1816(%rsp)
	movq	%r8, 1808(%rsp)
	movq	%r14, 1520(%rsp)
	je	.L32b43
	movl	%r11d, 144(%rsp)
	movq	%r15, %rax
	imulq	%r8, %rax
	addq	%rax, %rax
	leaq	(%rsi,%rsi), %r9
	movl	$2, %r8d
	subq	%rsi, %r8
	movq	760(%rsp), %r14
	imulq	%r15, %r14
	xorps	%xmm11, %xmm11
	movaps	%xmm12, 912(%rsp)
	movaps	%xmm12, 896(%rsp)
	movaps	.L32c1(%rip), %xmm0
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm5, %xmm5
	xorps	%xmm10, %xmm10
	movaps	%xmm0, (%rsp)
	xorl	%r13d, %r13d
	jmp	.L32b14
	.p2align	4
.L32b13:
	movaps	.L32c2(%rip), %xmm3
	addps	%xmm7, %xmm8
	addps	%xmm2, %xmm5
	addps	%xmm9, %xmm1
	movaps	64(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 64(%rsp)
	incq	%r13
	addq	%r9, %r14
	cmpq	%rsi, %r13
	je	.L32b42
.L32b14:
	movl	%r14d, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	movl	%r9d, %r10d
	imull	%r13d, %r10d
	addl	%eax, %r10d
	andl	$2147483646, %r10d
	shlq	$4, %r10
	movq	1832(%rsp), %r11
	leaq	(%r11,%r10), %rdx
	movaps	(%r11,%r10), %xmm7
	movaps	16(%r11,%r10), %xmm2
	testb	$8, %r12b
	jne	.L32b23
	cmpl	$1, %esi
	jne	.L32b17
	movaps	(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, (%rsp)
.L32b17:
	subps	%xmm2, %xmm7
	cmpq	$1, %rsi
	jne	.L32b19
	addps	%xmm7, %xmm10
.L32b19:
	movaps	%xmm7, %xmm9
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm9
	movaps	%xmm2, %xmm12
	addps	%xmm0, %xmm12
	cmpl	$1, %esi
	je	.L32b36
	movaps	%xmm8, 32(%rsp)
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	.L32b32
	addq	1528(%rsp), %rbx
	movl	$1, %r10d
	.p2align	4
.L32b22:
	movaps	-16(%rbx), %xmm0
	movaps	(%rbx), %xmm8
	subps	%xmm8, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm8, %xmm12
	leaq	(%r8,%r10), %r11
	incq	%r11
	incq	%r10
	addq	$32, %rbx
	cmpq	$1, %r11
	jne	.L32b22
	jmp	.L32b33
	.p2align	4
.L32b23:
	cmpl	$1, %esi
	movaps	%xmm8, 32(%rsp)
	jne	.L32b25
	movaps	(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, (%rsp)
.L32b25:
	movaps	%xmm1, 16(%rsp)
	addq	1528(%rsp), %rbx
	movaps	%xmm2, %xmm8
	cmpltps	%xmm3, %xmm8
	andps	%xmm7, %xmm8
	movaps	%xmm8, %xmm9
	addps	.L32c3(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L32c4(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L32c5(%rip), %xmm9
	movaps	%xmm8, %xmm12
	addps	.L32c6(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	.L32c7(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L32c0(%rip), %xmm3
	movaps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm12, %xmm9
	subps	%xmm2, %xmm7
	cmpq	$1, %rsi
	jne	.L32b27
	addps	%xmm7, %xmm10
.L32b27:
	movaps	%xmm10, 48(%rsp)
	movdqa	576(%rsp), %xmm3
	movaps	912(%rsp), %xmm10
	movaps	896(%rsp), %xmm1
	mulps	%xmm8, %xmm10
	mulps	%xmm9, %xmm1
	movaps	%xmm10, %xmm8
	psrld	$23, %xmm8
	movaps	%xmm1, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm3
	paddd	%xmm8, %xmm3
	movdqa	%xmm3, 576(%rsp)
	andps	%xmm6, %xmm10
	movaps	.L32c0(%rip), %xmm3
	orps	%xmm3, %xmm10
	movaps	%xmm10, 912(%rsp)
	andps	%xmm6, %xmm1
	orps	%xmm3, %xmm1
	movaps	%xmm1, 896(%rsp)
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm7, %xmm9
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm9
	movaps	%xmm2, %xmm12
	addps	%xmm0, %xmm12
	jne	.L32b29
	movaps	16(%rsp), %xmm1
	movaps	48(%rsp), %xmm10
	movaps	32(%rsp), %xmm8
	testq	%r13, %r13
	jne	.L32b13
	jmp	.L32b37
	.p2align	4
.L32b29:
	movaps	%xmm7, 240(%rsp)
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm4, 112(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm11, %xmm0
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	movaps	.L32c2(%rip), %xmm10
	movl	$1, %r10d
	movaps	.L32c0(%rip), %xmm4
	movaps	.L32c3(%rip), %xmm5
	je	.L32b38
	movaps	.L32c8(%rip), %xmm11
	movaps	%xmm0, %xmm3
	movdqa	576(%rsp), %xmm6
	movaps	912(%rsp), %xmm2
	movaps	896(%rsp), %xmm1
	.p2align	4
.L32b31:
	movaps	-16(%rbx), %xmm13
	movaps	(%rbx), %xmm8
	movaps	%xmm8, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm14, %xmm15
	addps	.L32c4(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	.L32c5(%rip), %xmm15
	movaps	%xmm14, %xmm7
	addps	.L32c6(%rip), %xmm7
	mulps	%xmm14, %xmm7
	addps	.L32c7(%rip), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm4, %xmm15
	blendvps	%xmm0, %xmm7, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm1
	movaps	%xmm1, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm6
	movaps	%xmm2, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm6
	andps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	subps	%xmm8, %xmm13
	addps	%xmm13, %xmm9
	addps	%xmm8, %xmm12
	andps	%xmm11, %xmm2
	orps	%xmm4, %xmm2
	andps	%xmm11, %xmm1
	orps	%xmm4, %xmm1
	leaq	(%r8,%r10), %r11
	incq	%r11
	incq	%r10
	addq	$32, %rbx
	cmpq	$1, %r11
	jne	.L32b31
	jmp	.L32b39
.L32b32:
	movl	$1, %r10d
.L32b33:
	movq	%r10, %r11
	shlq	$5, %r11
	movaps	(%rdx,%r11), %xmm8
	movaps	16(%rdx,%r11), %xmm0
	subps	%xmm0, %xmm8
	incq	%r10
	cmpq	%rsi, %r10
	jne	.L32b35
	addps	%xmm8, %xmm10
	movaps	%xmm11, %xmm3
	movaps	%xmm6, %xmm11
	movaps	%xmm7, %xmm6
	movaps	%xmm2, %xmm7
	movaps	%xmm4, %xmm2
	movaps	%xmm5, %xmm4
	movaps	(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, (%rsp)
	movaps	%xmm4, %xmm5
	movaps	%xmm2, %xmm4
	movaps	%xmm7, %xmm2
	movaps	%xmm6, %xmm7
	movaps	%xmm11, %xmm6
	movaps	%xmm3, %xmm11
.L32b35:
	addps	%xmm8, %xmm9
	addps	%xmm0, %xmm12
	movaps	32(%rsp), %xmm8
.L32b36:
	testq	%r13, %r13
	jne	.L32b13
.L32b37:
	movaps	80(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 80(%rsp)
	addps	%xmm12, %xmm4
	jmp	.L32b13
.L32b38:
	movaps	%xmm0, %xmm3
	movdqa	576(%rsp), %xmm6
	movaps	912(%rsp), %xmm2
	movaps	896(%rsp), %xmm1
.L32b39:
	movdqa	%xmm6, 576(%rsp)
	movaps	%xmm3, %xmm11
	movq	%r10, %r11
	shlq	$5, %r11
	movaps	(%rdx,%r11), %xmm13
	movaps	16(%rdx,%r11), %xmm8
	movaps	%xmm8, %xmm7
	cmpltps	%xmm10, %xmm7
	andps	%xmm13, %xmm7
	movaps	%xmm7, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm7, %xmm15
	addps	.L32c4(%rip), %xmm15
	mulps	%xmm7, %xmm15
	addps	.L32c5(%rip), %xmm15
	movaps	%xmm7, %xmm3
	addps	.L32c6(%rip), %xmm3
	mulps	%xmm7, %xmm3
	addps	.L32c7(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm4, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	subps	%xmm8, %xmm13
	incq	%r10
	cmpq	%rsi, %r10
	jne	.L32b41
	movaps	48(%rsp), %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	(%rsp), %xmm3
	addps	%xmm8, %xmm3
	movaps	%xmm3, (%rsp)
.L32b41:
	movaps	.L32c8(%rip), %xmm6
	movaps	96(%rsp), %xmm5
	movaps	%xmm2, %xmm4
	mulps	%xmm14, %xmm4
	mulps	%xmm15, %xmm1
	movaps	%xmm4, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm1, %xmm7
	psrld	$23, %xmm7
	movdqa	576(%rsp), %xmm2
	psubd	%xmm7, %xmm2
	paddd	%xmm3, %xmm2
	movdqa	%xmm2, 576(%rsp)
	andps	%xmm6, %xmm4
	movaps	.L32c0(%rip), %xmm3
	orps	%xmm3, %xmm4
	movaps	%xmm4, 912(%rsp)
	andps	%xmm6, %xmm1
	orps	%xmm3, %xmm1
	movaps	%xmm1, 896(%rsp)
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm13, %xmm9
	addps	%xmm8, %xmm12
	movaps	.L32c16(%rip), %xmm13
	movaps	.L32c38(%rip), %xmm15
	movaps	.L32c40(%rip), %xmm14
	movaps	16(%rsp), %xmm1
	movaps	48(%rsp), %xmm10
	movaps	32(%rsp), %xmm8
	movaps	112(%rsp), %xmm4
	movaps	368(%rsp), %xmm2
	movaps	240(%rsp), %xmm7
	testq	%r13, %r13
	jne	.L32b13
	jmp	.L32b37
	.p2align	4
.L32b42:
	movaps	%xmm8, %xmm6
	movaps	%xmm10, 48(%rsp)
	movaps	%xmm1, 16(%rsp)
	movaps	.L32c9(%rip), %xmm3
	mulps	%xmm3, %xmm4
	roundps	$8, %xmm4, %xmm10
	mulps	%xmm3, %xmm12
	roundps	$8, %xmm12, %xmm8
	mulps	%xmm3, %xmm5
	roundps	$8, %xmm5, %xmm7
	movaps	(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm4
	movaps	64(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm0
	movdqa	576(%rsp), %xmm2
	movdqa	%xmm2, %xmm1
	pblendw	$170, .L32c10(%rip), %xmm1
	psrld	$16, %xmm2
	pblendw	$170, .L32c11(%rip), %xmm2
	subps	.L32c12(%rip), %xmm2
	addps	%xmm1, %xmm2
	addps	.L32c13(%rip), %xmm2
	movaps	.L32c0(%rip), %xmm12
	movl	144(%rsp), %r11d
	jmp	.L32b44
.L32b43:
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm2, %xmm2
	movaps	%xmm12, 896(%rsp)
	movaps	%xmm12, 912(%rsp)
.L32b44:
	testq	%r15, %r15
	movl	%r12d, 780(%rsp)
	movaps	%xmm2, 576(%rsp)
	movaps	%xmm0, 32(%rsp)
	js	.L32b46
	xorps	%xmm5, %xmm5
	cvtsi2ss	%r15, %xmm5
	jmp	.L32b47
	.p2align	4
.L32b46:
	movq	%r15, %rax
	shrq	%rax
	movl	%r15d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rdx, %xmm5
	addss	%xmm5, %xmm5
.L32b47:
	movaps	%xmm11, 1648(%rsp)
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rsi, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm10, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	80(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm2, %xmm1
	subps	%xmm8, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm9
	movaps	%xmm2, %xmm1
	subps	%xmm7, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm6, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm2, (%rsp)
	movaps	%xmm2, %xmm1
	subps	%xmm4, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm9, %xmm1
	minps	%xmm0, %xmm1
	movaps	%xmm9, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	48(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	%xmm2, %xmm7
	minps	%xmm10, %xmm7
	movaps	%xmm2, %xmm8
	maxps	%xmm10, %xmm8
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm7, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm7, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm8, %xmm1
	minps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	mulps	.L32c14(%rip), %xmm2
	movaps	16(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	andps	.L32c15(%rip), %xmm0
	movaps	%xmm0, 64(%rsp)
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm5, %xmm0
	subps	32(%rsp), %xmm0
	movaps	%xmm0, 1632(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 1248(%rsp)
	maxps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	testq	%rsi, %rsi
	je	.L32b53
	leaq	(%rsi,%rsi), %rax
	movq	760(%rsp), %rdx
	imulq	%r15, %rdx
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorl	%r8d, %r8d
	xorps	%xmm4, %xmm4
	.p2align	4
.L32b49:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm1, %xmm1
	xorl	%r10d, %r10d
	.p2align	4
.L32b50:
	movaps	-16(%r9), %xmm10
	movaps	(%r9), %xmm11
	subps	%xmm11, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm4, %xmm10
	mulps	%xmm13, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm10, %xmm10
	subps	%xmm11, %xmm10
	maxps	%xmm4, %xmm10
	xorps	%xmm11, %xmm11
	cvtsi2ss	%r10, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm10, %xmm1
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm9
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm3
	incq	%r10
	addq	$32, %r9
	cmpq	%r10, %rsi
	jne	.L32b50
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm1, %xmm6
	mulps	%xmm1, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm10, %xmm7
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	.L32b49
	movaps	.L32c0(%rip), %xmm12
	movaps	16(%rsp), %xmm10
	jmp	.L32b54
.L32b53:
	xorl	%eax, %eax
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
.L32b54:
	movaps	%xmm6, %xmm0
	maxps	.L32c18(%rip), %xmm0
	movaps	%xmm12, %xmm1
	divps	%xmm0, %xmm1
	movaps	.L32c19(%rip), %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	(%rsp), %xmm4
	addps	.L32c20(%rip), %xmm4
	mulps	.L32c14(%rip), %xmm4
	mulps	%xmm1, %xmm9
	movaps	%xmm4, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, 32(%rsp)
	mulps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm8, %xmm4
	divps	.L32c21(%rip), %xmm5
	mulps	%xmm1, %xmm3
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	.L32c22(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm8
	mulps	%xmm7, %xmm1
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm1
	movaps	%xmm5, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm5
	movaps	%xmm8, %xmm0
	mulps	.L32c23(%rip), %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm2, %xmm1
	mulps	1632(%rsp), %xmm1
	subps	%xmm1, %xmm10
	sqrtps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	768(%rsp), %rdx
	movss	20(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 48(%rsp)
	movss	52(%rdx), %xmm11
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, (%rsp)
	movss	56(%rdx), %xmm9
	shufps	$0, %xmm11, %xmm11
	movss	76(%rdx), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm9, %xmm9
	movss	80(%rdx), %xmm10
	shufps	$0, %xmm10, %xmm10
	movss	64(%rdx), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	88(%rdx), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	92(%rdx), %xmm5
	movaps	%xmm5, %xmm6
	shufps	$0, %xmm5, %xmm6
	movaps	%xmm13, %xmm1
	movaps	32(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm13, 1296(%rsp)
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm11, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm11, 1344(%rsp)
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm13, 672(%rsp)
	movaps	%xmm10, %xmm1
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm10, 1360(%rsp)
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm9, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm9, 1376(%rsp)
	blendvps	%xmm0, %xmm9, %xmm10
	movaps	%xmm10, 864(%rsp)
	movaps	%xmm8, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm8, 1392(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm7, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm7, 1408(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm6, %xmm1
	movaps	48(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm6, 1568(%rsp)
	blendvps	%xmm0, %xmm6, %xmm1
	movss	68(%rdx), %xmm2
	subss	%xmm2, %xmm5
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1328(%rsp)
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, 848(%rsp)
	movss	96(%rdx), %xmm6
	movaps	%xmm6, %xmm2
	shufps	$0, %xmm6, %xmm2
	movaps	%xmm2, %xmm1
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1552(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm12, %xmm3
	movss	84(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1264(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1280(%rsp)
	maxps	%xmm0, %xmm2
	movaps	%xmm2, 128(%rsp)
	movss	72(%rdx), %xmm2
	subss	%xmm2, %xmm6
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1312(%rsp)
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 976(%rsp)
	movdqa	.L32c17(%rip), %xmm1
	movdqa	64(%rsp), %xmm2
	pcmpgtd	%xmm1, %xmm2
	movaps	1632(%rsp), %xmm0
	cmpltps	.L32c24(%rip), %xmm0
	orps	%xmm2, %xmm0
	movaps	.L32c26(%rip), %xmm3
	movaps	.L32c25(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1616(%rsp)
	movaps	%xmm0, %xmm8
	movl	%r11d, %edx
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	andnps	%xmm12, %xmm8
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1840(%rsp)
	movss	.L32c27(%rip), %xmm0
	mulss	%xmm0, %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm5, 1952(%rsp)
	mulss	%xmm0, %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1936(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %r12
	movq	760(%rsp), %r9
	imulq	%r15, %r9
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm0, 1232(%rsp)
	movaps	%xmm0, 1216(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm0, 1200(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm12, 1152(%rsp)
	movaps	.L32c29(%rip), %xmm0
	movaps	%xmm0, 1664(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 928(%rsp)
	movaps	%xmm0, 1424(%rsp)
	movaps	%xmm2, 1536(%rsp)
	movaps	.L32c28(%rip), %xmm0
	movaps	%xmm0, 1680(%rsp)
	movdqa	%xmm1, 1584(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1440(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm10, %xmm10
	jmp	.L32b56
	.p2align	4
.L32b55:
	movaps	832(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm7
	addps	%xmm13, %xmm3
	movaps	80(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	1136(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addps	704(%rsp), %xmm1
	mulps	%xmm7, %xmm6
	addps	%xmm1, %xmm6
	movaps	96(%rsp), %xmm11
	mulps	%xmm6, %xmm11
	movaps	464(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	addps	624(%rsp), %xmm1
	movaps	688(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm7, %xmm2
	addps	%xmm0, %xmm2
	movaps	384(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	592(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm15
	addps	16(%rsp), %xmm1
	movaps	32(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movaps	480(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm3, %xmm6
	addps	%xmm0, %xmm1
	movaps	1488(%rsp), %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm1, %xmm13
	movaps	272(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	608(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	48(%rsp), %xmm1
	movaps	512(%rsp), %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm1, %xmm3
	movaps	496(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm3, %xmm1
	movaps	(%rsp), %xmm3
	mulps	%xmm6, %xmm3
	addps	%xmm1, %xmm3
	movaps	784(%rsp), %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	mulps	256(%rsp), %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	864(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	1360(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	movaps	%xmm2, %xmm0
	cmpunordps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 176(%rsp)
	movaps	944(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm3, 784(%rsp)
	movaps	672(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1344(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 208(%rsp)
	movaps	%xmm15, %xmm13
	movaps	352(%rsp), %xmm12
	mulps	%xmm12, %xmm13
	movaps	%xmm13, 384(%rsp)
	movaps	128(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	1264(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm1, %xmm0
	cmpunordps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	288(%rsp), %xmm5
	mulps	%xmm5, %xmm11
	movaps	%xmm11, 96(%rsp)
	movaps	112(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	1392(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1408(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	maxps	%xmm4, %xmm13
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	240(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	movaps	%xmm6, 80(%rsp)
	movaps	1456(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	1568(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	mulps	368(%rsp), %xmm7
	movaps	%xmm7, 832(%rsp)
	movaps	1056(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1552(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm14, %xmm7
	movaps	2016(%rsp), %xmm0
	minps	%xmm14, %xmm0
	movaps	2000(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1984(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1968(%rsp), %xmm1
	minps	%xmm0, %xmm1
	minps	%xmm1, %xmm9
	movaps	544(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm2, %xmm4
	movaps	%xmm14, %xmm0
	movaps	64(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	416(%rsp), %xmm4
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm14, %xmm0
	movaps	1088(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	992(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm14, %xmm0
	movaps	1120(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1008(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm14, %xmm0
	movaps	1104(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	560(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm14, %xmm0
	movaps	1072(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	304(%rsp), %xmm2
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm14, %xmm0
	movaps	960(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm12, %xmm4
	movaps	%xmm2, %xmm12
	minps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	224(%rsp), %xmm0
	mulps	1248(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	448(%rsp), %xmm1
	mulps	1168(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	640(%rsp), %xmm0
	mulps	1232(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	528(%rsp), %xmm1
	mulps	1216(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	400(%rsp), %xmm0
	mulps	1184(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	736(%rsp), %xmm1
	mulps	1200(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1024(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm11
	movaps	.L32c22(%rip), %xmm14
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm7, %xmm5
	movaps	128(%rsp), %xmm9
	divps	%xmm9, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm5, 16(%rsp)
	maxps	.L32c18(%rip), %xmm2
	movaps	%xmm7, %xmm0
	movaps	%xmm7, %xmm4
	divps	%xmm2, %xmm0
	movaps	%xmm11, %xmm2
	movaps	%xmm11, 1024(%rsp)
	mulps	%xmm11, %xmm0
	mulps	1152(%rsp), %xmm0
	movaps	1680(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	xorps	%xmm11, %xmm11
	movaps	928(%rsp), %xmm1
	cmpltps	%xmm1, %xmm11
	movaps	%xmm1, 928(%rsp)
	maxps	.L32c88(%rip), %xmm7
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	sqrtps	%xmm8, %xmm0
	xorps	%xmm4, %xmm4
	cmpnltps	%xmm1, %xmm4
	cmpltps	.L32c85(%rip), %xmm12
	movaps	%xmm0, %xmm1
	mulps	.L32c89(%rip), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm2
	mulps	%xmm5, %xmm1
	orps	%xmm12, %xmm4
	movaps	%xmm4, %xmm0
	movaps	.L32c29(%rip), %xmm8
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	1664(%rsp), %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	%xmm2, %xmm8
	movaps	%xmm2, 336(%rsp)
	orps	%xmm12, %xmm0
	andps	%xmm11, %xmm0
	movaps	1536(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 352(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	176(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	864(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	%xmm1, %xmm14
	movaps	208(%rsp), %xmm0
	movaps	48(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	672(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	432(%rsp), %xmm1
	cmpneqps	%xmm15, %xmm1
	cmpeqps	%xmm9, %xmm15
	andps	%xmm1, %xmm15
	movaps	192(%rsp), %xmm1
	cmpneqps	%xmm13, %xmm1
	cmpeqps	112(%rsp), %xmm13
	andps	%xmm1, %xmm13
	movaps	160(%rsp), %xmm1
	cmpneqps	%xmm6, %xmm1
	cmpeqps	1456(%rsp), %xmm6
	andps	%xmm1, %xmm6
	movaps	624(%rsp), %xmm1
	cmpneqps	%xmm3, %xmm1
	cmpeqps	1056(%rsp), %xmm3
	andps	%xmm1, %xmm3
	psrld	$31, %xmm6
	pslld	$4, %xmm6
	psrld	$31, %xmm3
	pslld	$5, %xmm3
	por	%xmm6, %xmm3
	psrld	$31, %xmm13
	pslld	$3, %xmm13
	por	%xmm13, %xmm3
	psrld	$31, %xmm15
	pslld	$2, %xmm15
	por	%xmm15, %xmm3
	psrld	$31, %xmm14
	paddd	%xmm14, %xmm14
	por	%xmm14, %xmm3
	psubd	%xmm0, %xmm3
	andps	%xmm12, %xmm11
	movaps	%xmm11, 368(%rsp)
	movaps	1600(%rsp), %xmm0
	subps	1696(%rsp), %xmm0
	pxor	%xmm6, %xmm6
	cmpltps	%xmm0, %xmm6
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1600(%rsp)
	movaps	%xmm6, %xmm0
	andps	%xmm3, %xmm0
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm11, %xmm0
	orps	%xmm3, %xmm0
	movaps	%xmm0, 208(%rsp)
	blendvps	%xmm0, 1664(%rsp), %xmm8
	movaps	%xmm8, 32(%rsp)
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, .L32c29(%rip), %xmm10
	movaps	%xmm6, %xmm0
	movaps	%xmm6, 240(%rsp)
	movaps	1424(%rsp), %xmm1
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm1, 1424(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 1536(%rsp)
	movaps	784(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L32c15(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	.L32c90(%rip), %xmm11
	addps	%xmm11, %xmm0
	movaps	.L32c0(%rip), %xmm8
	movaps	%xmm8, %xmm13
	divps	%xmm0, %xmm13
	movaps	848(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm7, %xmm0
	movaps	%xmm7, 560(%rsp)
	minps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	272(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm8, %xmm10
	divps	%xmm0, %xmm10
	movaps	976(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	80(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	.L32c14(%rip), %xmm14
	mulps	%xmm14, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm6, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1952(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm5, %xmm7
	minps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	832(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm8, %xmm5
	divps	%xmm0, %xmm5
	movaps	%xmm5, %xmm7
	mulps	%xmm14, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm6, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	1936(%rsp), %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm7, %xmm14
	minps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm14
	movaps	%xmm14, %xmm11
	minps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm14, %xmm11
	movaps	%xmm12, %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	672(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	subps	1344(%rsp), %xmm1
	movaps	1296(%rsp), %xmm2
	subps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm13, %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	64(%rsp), %xmm0
	movaps	.L32c91(%rip), %xmm13
	mulps	%xmm13, %xmm2
	movaps	.L32c29(%rip), %xmm6
	minps	%xmm6, %xmm2
	movaps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm9, %xmm0
	cmpltps	%xmm7, %xmm0
	xorps	%xmm9, %xmm9
	movaps	864(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	subps	1376(%rsp), %xmm2
	movaps	1360(%rsp), %xmm7
	subps	%xmm12, %xmm7
	blendvps	%xmm0, %xmm2, %xmm7
	mulps	%xmm10, %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	1088(%rsp), %xmm0
	mulps	%xmm13, %xmm7
	movaps	%xmm6, %xmm10
	blendvps	%xmm0, %xmm7, %xmm10
	movaps	%xmm10, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm9, %xmm0
	movaps	128(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	subps	1280(%rsp), %xmm7
	movaps	1264(%rsp), %xmm10
	subps	%xmm4, %xmm10
	blendvps	%xmm0, %xmm7, %xmm10
	andps	%xmm15, %xmm1
	movaps	.L32c90(%rip), %xmm14
	addps	%xmm14, %xmm1
	movaps	%xmm8, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	1120(%rsp), %xmm0
	mulps	%xmm13, %xmm10
	movaps	%xmm6, %xmm7
	blendvps	%xmm0, %xmm10, %xmm7
	movaps	%xmm7, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm9, %xmm0
	movaps	112(%rsp), %xmm9
	movaps	%xmm9, %xmm7
	subps	1408(%rsp), %xmm7
	movaps	1392(%rsp), %xmm10
	subps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm7, %xmm10
	andps	%xmm15, %xmm2
	addps	%xmm14, %xmm2
	divps	%xmm2, %xmm8
	mulps	%xmm8, %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	1104(%rsp), %xmm0
	mulps	%xmm13, %xmm10
	movaps	%xmm6, %xmm7
	blendvps	%xmm0, %xmm10, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	80(%rsp), %xmm0
	xorps	%xmm9, %xmm9
	cmpltps	%xmm9, %xmm0
	movaps	1456(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	subps	1328(%rsp), %xmm1
	movaps	1568(%rsp), %xmm14
	movaps	%xmm14, %xmm7
	subps	%xmm4, %xmm7
	blendvps	%xmm0, %xmm1, %xmm7
	mulps	%xmm3, %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	1072(%rsp), %xmm0
	mulps	%xmm13, %xmm7
	movaps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	832(%rsp), %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	1056(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	subps	1312(%rsp), %xmm2
	movaps	1552(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	subps	%xmm7, %xmm3
	movaps	%xmm7, %xmm15
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm5, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	960(%rsp), %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1584(%rsp), %xmm1
	cmpltps	%xmm6, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 96(%rsp)
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	%xmm11, %xmm1
	movaps	208(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1152(%rsp), %xmm1
	movaps	%xmm1, 64(%rsp)
	movaps	16(%rsp), %xmm2
	movaps	336(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	.L32c87(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	352(%rsp), %xmm1
	movaps	560(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpnleps	%xmm11, %xmm2
	orps	%xmm1, %xmm2
	orps	368(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	.L32c0(%rip), %xmm2
	movaps	240(%rsp), %xmm0
	movaps	928(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 928(%rsp)
	movaps	784(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	672(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1344(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	movaps	%xmm7, %xmm2
	subps	%xmm6, %xmm2
	movaps	224(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1248(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	movaps	%xmm2, 16(%rsp)
	movaps	272(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm12, %xmm0
	movaps	1360(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1376(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	%xmm5, %xmm0
	movaps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm12, %xmm10
	movaps	%xmm10, %xmm12
	subps	%xmm2, %xmm12
	movaps	448(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1168(%rsp), %xmm12
	movaps	80(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm14, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	1328(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm8, 848(%rsp)
	subps	%xmm4, %xmm8
	movaps	400(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1184(%rsp), %xmm8
	mulps	832(%rsp), %xmm11
	addps	%xmm15, %xmm11
	movaps	%xmm9, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, 976(%rsp)
	subps	%xmm15, %xmm13
	movaps	736(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1200(%rsp), %xmm13
	movaps	.L32c0(%rip), %xmm11
	movaps	%xmm11, %xmm1
	movaps	%xmm3, %xmm15
	divps	%xmm3, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm6, %xmm0
	movaps	1472(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	640(%rsp), %xmm3
	subps	%xmm2, %xmm3
	movaps	816(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	528(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm12, %xmm2
	movaps	1040(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	subps	%xmm4, %xmm3
	movaps	320(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	subps	%xmm4, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	800(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	subps	%xmm4, %xmm3
	movaps	656(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm13, %xmm1
	movaps	880(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm3
	movaps	720(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	144(%rsp), %xmm6
	movaps	1888(%rsp), %xmm9
	mulps	%xmm9, %xmm6
	movaps	2032(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm11, %xmm4
	subps	%xmm2, %xmm4
	maxps	.L32c78(%rip), %xmm4
	movaps	%xmm11, %xmm2
	divps	%xmm4, %xmm2
	mulps	%xmm9, %xmm3
	mulps	%xmm3, %xmm1
	mulps	%xmm14, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm15, %xmm11
	movaps	112(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	movaps	.L32c92(%rip), %xmm4
	mulps	%xmm4, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm14, %xmm15
	movaps	1392(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm14, %xmm1
	subps	%xmm15, %xmm1
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, 1216(%rsp), %xmm15
	movaps	%xmm3, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm9, %xmm6
	mulps	%xmm11, %xmm0
	movaps	528(%rsp), %xmm9
	mulps	%xmm1, %xmm9
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm0
	movaps	128(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm3, %xmm2
	movaps	1264(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1280(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm3, %xmm1
	movaps	640(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, 1232(%rsp), %xmm1
	movaps	224(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm0
	movaps	448(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	400(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	736(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm9, %xmm0
	addps	%xmm3, %xmm0
	addps	%xmm0, %xmm4
	movaps	96(%rsp), %xmm3
	andnps	%xmm4, %xmm3
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1024(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	movq	768(%rsp), %rdx
	movss	16(%rdx), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	movaps	(%rsp), %xmm3
	cmpleps	%xmm4, %xmm3
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1872(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	andps	%xmm3, %xmm4
	movaps	48(%rsp), %xmm3
	orps	1856(%rsp), %xmm3
	andps	%xmm5, %xmm3
	andnps	1600(%rsp), %xmm4
	addps	1696(%rsp), %xmm4
	movaps	1440(%rsp), %xmm0
	cmpltps	1840(%rsp), %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm7, 672(%rsp)
	movaps	%xmm10, 864(%rsp)
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm14, 112(%rsp)
	xorps	%xmm2, %xmm2
	movaps	16(%rsp), %xmm4
	movaps	%xmm4, 1248(%rsp)
	movaps	%xmm12, 1168(%rsp)
	movaps	%xmm1, 1232(%rsp)
	movaps	%xmm15, 1216(%rsp)
	movaps	.L32c38(%rip), %xmm15
	movaps	%xmm8, 1184(%rsp)
	movaps	%xmm0, %xmm8
	movaps	%xmm13, 1200(%rsp)
	movaps	%xmm3, %xmm4
	movaps	%xmm6, 1024(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 1664(%rsp)
	xorps	%xmm10, %xmm10
	movaps	.L32c40(%rip), %xmm14
.L32b56:
	movaps	%xmm4, %xmm0
	xorps	.L32c30(%rip), %xmm0
	movaps	%xmm0, 2208(%rsp)
	movaps	%xmm4, %xmm0
	andps	.L32c31(%rip), %xmm0
	movaps	%xmm0, 2192(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 2176(%rsp)
	movaps	%xmm4, %xmm0
	andps	.L32c32(%rip), %xmm0
	movaps	%xmm0, 2160(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 2144(%rsp)
	movaps	%xmm4, %xmm0
	andps	.L32c33(%rip), %xmm0
	movaps	%xmm0, 2128(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 2112(%rsp)
	movaps	%xmm4, %xmm0
	andps	.L32c34(%rip), %xmm0
	movaps	%xmm0, 2096(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 2080(%rsp)
	movaps	%xmm4, 1856(%rsp)
	andps	.L32c35(%rip), %xmm4
	movaps	%xmm4, 2064(%rsp)
	pcmpeqd	%xmm2, %xmm4
	movdqa	%xmm4, 2048(%rsp)
	movaps	848(%rsp), %xmm2
	.p2align	4
.L32b57:
	movaps	%xmm8, 1600(%rsp)
	movaps	%xmm8, %xmm0
	addss	%xmm10, %xmm0
	movshdup	%xmm8, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	unpckhpd	%xmm8, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm8, %xmm8
	addss	%xmm0, %xmm8
	testq	%rsi, %rsi
	movaps	%xmm2, 848(%rsp)
	movaps	%xmm8, 960(%rsp)
	je	.L32b69
	movb	$1, %bl
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm2, %xmm0
	xorl	%edx, %edx
	movaps	.L32c39(%rip), %xmm13
	.p2align	4
.L32b59:
	movaps	.L32c0(%rip), %xmm4
	movaps	%xmm4, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm10
	mulps	.L32c36(%rip), %xmm10
	movaps	.L32c37(%rip), %xmm8
	movaps	%xmm8, %xmm7
	subps	64(%rsp), %xmm7
	mulps	%xmm10, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm15, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	movaps	.L32c41(%rip), %xmm5
	mulps	%xmm5, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm0, %xmm5
	movaps	.L32c42(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm14, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L32c43(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	.L32c44(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L32c45(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L32c46(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L32c47(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm4, %xmm1
	movaps	.L32c48(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm3
	movdqa	%xmm3, %xmm6
	psrad	$31, %xmm6
	movaps	.L32c49(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm3, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	movaps	.L32c15(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	.L32c50(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L32c51(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L32c52(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c53(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c54(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c55(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c56(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c57(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c58(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L32c59(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L32c14(%rip), %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	.L32c60(%rip), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm9, (%rsp)
	mulps	.L32c61(%rip), %xmm9
	movaps	%xmm10, 32(%rsp)
	mulps	%xmm9, %xmm10
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	addq	%rcx, %rdx
	xorl	%r14d, %r14d
	movaps	.L32c63(%rip), %xmm2
	.p2align	4
.L32b60:
	cvtsi2ss	%r14, %xmm8
	addss	.L32c62(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	64(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm15, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	mulps	.L32c41(%rip), %xmm3
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm3
	mulps	.L32c42(%rip), %xmm15
	addps	%xmm3, %xmm15
	mulps	%xmm14, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L32c43(%rip), %xmm14
	addps	.L32c44(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L32c45(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L32c46(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L32c47(%rip), %xmm14
	addps	.L32c48(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L32c49(%rip), %xmm0
	movaps	%xmm7, %xmm3
	psrad	$31, %xmm11
	mulps	%xmm5, %xmm3
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm4, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm8, %xmm14
	movaps	%xmm8, %xmm1
	andps	.L32c15(%rip), %xmm1
	mulps	.L32c50(%rip), %xmm1
	addps	%xmm4, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L32c14(%rip), %xmm11
	blendvps	%xmm0, .L32c37(%rip), %xmm11
	movaps	%xmm4, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L32c51(%rip), %xmm0
	addps	.L32c52(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c53(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c54(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c55(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c56(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c57(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c58(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L32c59(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm3
	movaps	.L32c40(%rip), %xmm14
	movaps	%xmm7, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm4, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm4, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm8, %xmm12
	subps	%xmm13, %xmm12
	movaps	.L32c39(%rip), %xmm13
	movaps	%xmm6, -64(%rdx)
	subps	%xmm15, %xmm5
	mulps	48(%rsp), %xmm5
	movaps	%xmm5, -48(%rdx)
	mulps	%xmm9, %xmm3
	mulps	%xmm9, %xmm12
	subps	%xmm3, %xmm12
	movaps	%xmm3, -32(%rdx)
	mulps	%xmm10, %xmm1
	movaps	%xmm1, -16(%rdx)
	mulps	(%rsp), %xmm12
	movaps	%xmm12, (%rdx)
	movaps	%xmm8, %xmm7
	incq	%r14
	addq	$80, %rdx
	movaps	%xmm15, %xmm5
	movaps	.L32c38(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%r14, %rsi
	jne	.L32b60
	movaps	864(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	976(%rsp), %xmm0
	movq	%rsi, %rdx
	testb	$1, %bl
	movl	$0, %ebx
	jne	.L32b59
	xorps	%xmm0, %xmm0
	movaps	960(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	928(%rsp), %xmm0
	ja	.L32b64
	xorps	%xmm0, %xmm0
.L32b64:
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movq	%r9, %rbx
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorl	%r13d, %r13d
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm9, %xmm9
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 288(%rsp)
	.p2align	4
.L32b65:
	movaps	%xmm11, 464(%rsp)
	movaps	%xmm10, 480(%rsp)
	movaps	%xmm8, 592(%rsp)
	movaps	%xmm7, 704(%rsp)
	movaps	%xmm2, 736(%rsp)
	movaps	%xmm1, 208(%rsp)
	movaps	%xmm6, 800(%rsp)
	movaps	%xmm9, 880(%rsp)
	movaps	%xmm4, 720(%rsp)
	movaps	%xmm3, 656(%rsp)
	movaps	%xmm5, 144(%rsp)
	movl	%ebx, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	leaq	(%rsi,%r13), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm1
	movaps	16(%rdi,%r10), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	32(%rdi,%r10), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	48(%rdi,%r10), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	64(%rdi,%r10), %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	128(%rsp), %xmm0
	movaps	%xmm1, 1120(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 368(%rsp)
	xorps	%xmm3, %xmm3
	xorl	%r10d, %r10d
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm7, %xmm7
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	movaps	%xmm2, (%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm6, 64(%rsp)
	.p2align	4
.L32b66:
	movaps	%xmm12, 96(%rsp)
	movaps	-16(%rdx), %xmm10
	movaps	-64(%rcx,%r10), %xmm11
	movaps	-48(%rcx,%r10), %xmm12
	movaps	-32(%rcx,%r10), %xmm6
	movaps	368(%rsp), %xmm15
	mulps	%xmm11, %xmm15
	addps	112(%rsp), %xmm15
	addps	(%rdx), %xmm15
	movaps	.L32c0(%rip), %xmm14
	divps	%xmm15, %xmm14
	subps	%xmm15, %xmm10
	mulps	%xmm14, %xmm10
	movaps	240(%rsp), %xmm15
	mulps	%xmm10, %xmm15
	mulps	%xmm14, %xmm15
	addps	%xmm14, %xmm15
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm14, %xmm7
	movaps	%xmm10, %xmm14
	mulps	%xmm12, %xmm14
	addps	%xmm14, %xmm13
	movaps	%xmm10, %xmm14
	mulps	%xmm6, %xmm14
	addps	%xmm14, %xmm5
	movaps	-16(%rcx,%r10), %xmm14
	mulps	%xmm10, %xmm14
	movaps	(%rsp), %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm2, (%rsp)
	mulps	(%rcx,%r10), %xmm10
	movaps	64(%rsp), %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm14, 64(%rsp)
	movaps	%xmm11, %xmm10
	mulps	%xmm15, %xmm10
	movaps	48(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 48(%rsp)
	mulps	%xmm11, %xmm10
	addps	%xmm10, %xmm4
	movaps	%xmm12, %xmm10
	mulps	%xmm15, %xmm10
	movaps	%xmm10, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm14, %xmm8
	addps	%xmm10, %xmm1
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm9
	addps	%xmm15, %xmm3
	mulps	%xmm6, %xmm15
	mulps	%xmm15, %xmm11
	movaps	32(%rsp), %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm15, %xmm12
	movaps	16(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	96(%rsp), %xmm12
	movaps	80(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, 80(%rsp)
	mulps	%xmm6, %xmm15
	addps	%xmm15, %xmm12
	addq	$80, %r10
	addq	$32, %rdx
	cmpq	%r10, %r12
	jne	.L32b66
	movaps	368(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	movaps	%xmm13, 1088(%rsp)
	mulps	%xmm13, %xmm6
	movaps	224(%rsp), %xmm10
	addps	%xmm6, %xmm10
	movaps	%xmm10, 224(%rsp)
	mulps	%xmm14, %xmm9
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm9
	mulps	%xmm14, %xmm9
	movaps	544(%rsp), %xmm6
	addps	%xmm9, %xmm6
	movaps	%xmm6, 544(%rsp)
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	mulps	352(%rsp), %xmm15
	movaps	%xmm15, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm7, %xmm11
	movaps	%xmm7, 1072(%rsp)
	movaps	448(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 448(%rsp)
	movaps	%xmm15, %xmm6
	movaps	%xmm8, %xmm13
	mulps	%xmm8, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm14, %xmm6
	movaps	432(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 432(%rsp)
	movaps	%xmm15, %xmm6
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm15, %xmm4
	movaps	416(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 416(%rsp)
	movaps	1120(%rsp), %xmm15
	movaps	%xmm15, %xmm6
	mulps	%xmm11, %xmm6
	movaps	640(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 640(%rsp)
	movaps	%xmm15, %xmm6
	mulps	%xmm8, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm14, %xmm6
	movaps	256(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 256(%rsp)
	movaps	%xmm15, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm4, %xmm9
	mulps	%xmm6, %xmm9
	movaps	272(%rsp), %xmm11
	addps	%xmm9, %xmm11
	movaps	%xmm11, 272(%rsp)
	mulps	%xmm15, %xmm6
	movaps	992(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 992(%rsp)
	movaps	528(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 528(%rsp)
	addps	%xmm10, %xmm3
	movaps	1008(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1008(%rsp)
	addps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	movaps	816(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	48(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm4, %xmm1
	mulps	%xmm0, %xmm1
	movaps	320(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 320(%rsp)
	mulps	%xmm15, %xmm0
	movaps	144(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 144(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm5, %xmm0
	movaps	400(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	80(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm10, %xmm0
	movaps	656(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 656(%rsp)
	movaps	16(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	movaps	160(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm14, %xmm0
	movaps	32(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm4, %xmm1
	movaps	%xmm4, %xmm3
	mulps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 336(%rsp)
	mulps	%xmm15, %xmm0
	movaps	800(%rsp), %xmm6
	addps	%xmm0, %xmm6
	mulps	%xmm14, %xmm12
	addps	%xmm10, %xmm12
	mulps	%xmm14, %xmm12
	movaps	560(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm2, %xmm0
	movaps	1136(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm9
	mulps	%xmm0, %xmm7
	addps	%xmm10, %xmm7
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm3
	movaps	%xmm15, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm0, %xmm7
	movaps	1072(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	736(%rsp), %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm9
	movaps	720(%rsp), %xmm4
	addps	%xmm9, %xmm4
	addps	%xmm0, %xmm13
	xorps	%xmm11, %xmm11
	mulps	%xmm14, %xmm13
	movaps	176(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	192(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	880(%rsp), %xmm9
	addps	%xmm1, %xmm9
	addps	%xmm11, %xmm8
	mulps	%xmm14, %xmm8
	movaps	208(%rsp), %xmm1
	addps	%xmm8, %xmm1
	movaps	304(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	352(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	1088(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	496(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 496(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm5, %xmm0
	movaps	624(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 624(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm10, %xmm0
	movaps	592(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	(%rsp), %xmm7
	mulps	%xmm15, %xmm7
	movaps	512(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	movaps	464(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm13, %xmm7
	mulps	%xmm5, %xmm7
	movaps	608(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	1104(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm10, %xmm13
	movaps	480(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	64(%rsp), %xmm7
	mulps	%xmm15, %xmm7
	movaps	384(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 384(%rsp)
	mulps	%xmm5, %xmm12
	movaps	144(%rsp), %xmm5
	movaps	656(%rsp), %xmm3
	movaps	704(%rsp), %xmm7
	addps	%xmm12, %xmm7
	movaps	688(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	movaps	288(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 288(%rsp)
	incq	%r13
	addq	%rax, %rbx
	cmpq	%rsi, %r13
	jne	.L32b65
	movaps	%xmm2, 736(%rsp)
	movaps	.L32c0(%rip), %xmm2
	movaps	%xmm1, 208(%rsp)
	movaps	%xmm7, 704(%rsp)
	movaps	%xmm8, 592(%rsp)
	movaps	%xmm10, 480(%rsp)
	movaps	%xmm11, 464(%rsp)
	movaps	.L32c38(%rip), %xmm15
	movaps	112(%rsp), %xmm8
	movaps	848(%rsp), %xmm10
	movaps	976(%rsp), %xmm11
	movaps	544(%rsp), %xmm12
	jmp	.L32b72
	.p2align	4
.L32b69:
	ucomiss	%xmm10, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	928(%rsp), %xmm0
	movaps	.L32c0(%rip), %xmm2
	movaps	976(%rsp), %xmm11
	ja	.L32b71
	xorps	%xmm0, %xmm0
.L32b71:
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 208(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	112(%rsp), %xmm8
	movaps	848(%rsp), %xmm10
.L32b72:
	movaps	240(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	128(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	movaps	%xmm2, %xmm1
	divps	%xmm10, %xmm1
	movaps	%xmm2, %xmm7
	movaps	%xmm0, %xmm2
	movaps	624(%rsp), %xmm10
	mulps	%xmm10, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm12
	movaps	%xmm12, 544(%rsp)
	divps	%xmm11, %xmm7
	movaps	%xmm0, %xmm2
	movaps	592(%rsp), %xmm12
	mulps	%xmm12, %xmm2
	mulps	%xmm7, %xmm2
	movaps	416(%rsp), %xmm1
	subps	%xmm2, %xmm1
	movaps	%xmm1, 416(%rsp)
	movaps	496(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	432(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 432(%rsp)
	movaps	.L32c20(%rip), %xmm7
	divps	%xmm14, %xmm7
	mulps	%xmm13, %xmm7
	movaps	%xmm7, %xmm2
	mulps	224(%rsp), %xmm2
	addps	256(%rsp), %xmm2
	movaps	%xmm2, 1472(%rsp)
	mulps	448(%rsp), %xmm7
	addps	272(%rsp), %xmm7
	movaps	512(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	160(%rsp), %xmm14
	subps	%xmm2, %xmm14
	movaps	%xmm14, 160(%rsp)
	movaps	608(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	336(%rsp), %xmm14
	subps	%xmm2, %xmm14
	mulps	%xmm13, %xmm10
	subps	%xmm10, %xmm6
	movaps	384(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	560(%rsp), %xmm10
	subps	%xmm2, %xmm10
	movaps	%xmm10, 560(%rsp)
	movaps	464(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	176(%rsp), %xmm10
	subps	%xmm2, %xmm10
	movaps	%xmm10, 176(%rsp)
	movaps	480(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	192(%rsp), %xmm10
	subps	%xmm2, %xmm10
	movaps	%xmm10, 192(%rsp)
	mulps	%xmm12, %xmm13
	subps	%xmm13, %xmm9
	movaps	704(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	208(%rsp), %xmm10
	subps	%xmm2, %xmm10
	movaps	%xmm10, 208(%rsp)
	mulps	288(%rsp), %xmm0
	movaps	960(%rsp), %xmm13
	xorps	%xmm2, %xmm2
	ucomiss	%xmm2, %xmm13
	movaps	304(%rsp), %xmm2
	subps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	320(%rsp), %xmm10
	movaps	%xmm14, %xmm12
	xorps	%xmm14, %xmm14
	movaps	%xmm5, 144(%rsp)
	movaps	%xmm3, 656(%rsp)
	movdqa	%xmm4, 720(%rsp)
	movaps	%xmm9, 880(%rsp)
	movaps	%xmm6, 800(%rsp)
	movaps	%xmm7, 1040(%rsp)
	movaps	%xmm12, 336(%rsp)
	movaps	%xmm2, 304(%rsp)
	jbe	.L32b80
	movaps	1440(%rsp), %xmm0
	movaps	1600(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	.L32c64(%rip), %xmm2
	movaps	%xmm0, 1440(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	.L32c0(%rip), %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	addss	%xmm14, %xmm0
	movshdup	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	unpckhpd	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	shufps	$255, %xmm2, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm14, %xmm1
	jbe	.L32b81
	testq	%rsi, %rsi
	movaps	%xmm2, (%rsp)
	xorps	%xmm3, %xmm3
	je	.L32b79
	movq	%r9, %rdx
	xorl	%r10d, %r10d
	.p2align	4
.L32b76:
	movl	%edx, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	leaq	(%r10,%rsi), %r11
	leaq	(%r11,%r11,4), %r11
	shlq	$4, %r11
	movaps	(%rdi,%r11), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movq	%rdi, %r14
	xorl	%r13d, %r13d
	movaps	.L32c70(%rip), %xmm11
	movaps	.L32c71(%rip), %xmm13
	movaps	.L32c72(%rip), %xmm12
	movaps	.L32c73(%rip), %xmm10
	movaps	.L32c74(%rip), %xmm1
	movaps	.L32c0(%rip), %xmm15
	movdqa	.L32c65(%rip), %xmm2
	movdqa	.L32c66(%rip), %xmm14
	.p2align	4
.L32b77:
	movaps	(%r14), %xmm4
	mulps	64(%rsp), %xmm4
	addps	%xmm8, %xmm4
	addps	(%rbx,%r13), %xmm4
	movaps	-16(%rbx,%r13), %xmm5
	movaps	%xmm15, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	.L32c20(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	.L32c20(%rip), %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm15, %xmm0
	paddd	%xmm2, %xmm0
	pand	%xmm14, %xmm0
	movaps	%xmm15, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	.L32c20(%rip), %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm13, %xmm8
	addps	%xmm12, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm10, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L32c69(%rip), %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L32c67(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L32c68(%rip), %xmm8
	addps	%xmm8, %xmm9
	movaps	112(%rsp), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm15, %xmm6
	mulps	%xmm0, %xmm6
	maxps	.L32c20(%rip), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %r13
	addq	$80, %r14
	cmpq	%r13, %r8
	jne	.L32b77
	incq	%r10
	addq	%rax, %rdx
	cmpq	%rsi, %r10
	jne	.L32b76
.L32b79:
	movaps	1584(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	mulps	.L32c75(%rip), %xmm11
	addps	.L32c76(%rip), %xmm11
	xorps	%xmm1, %xmm1
	cmpltps	(%rsp), %xmm1
	addps	%xmm2, %xmm11
	cmpltps	%xmm3, %xmm11
	andps	%xmm1, %xmm11
	movaps	%xmm11, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1584(%rsp)
	movaps	1536(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	.L32c25(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1536(%rsp)
	movaps	1680(%rsp), %xmm1
	blendvps	%xmm0, .L32c77(%rip), %xmm1
	movaps	%xmm1, 1680(%rsp)
	movaps	.L32c0(%rip), %xmm12
	movaps	%xmm12, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, .L32c22(%rip), %xmm4
	movaps	1248(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	672(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	1168(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	864(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 864(%rsp)
	movaps	1232(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	movaps	128(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm8
	movaps	1184(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	848(%rsp), %xmm10
	subps	%xmm0, %xmm10
	movaps	1200(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	976(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	1024(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1024(%rsp)
	movaps	1152(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm11, %xmm4
	andnps	928(%rsp), %xmm4
	movaps	%xmm11, %xmm0
	movaps	1424(%rsp), %xmm9
	blendvps	%xmm0, .L32c29(%rip), %xmm9
	movaps	%xmm9, 1424(%rsp)
	andps	%xmm12, %xmm11
	movaps	%xmm11, 1696(%rsp)
	movaps	%xmm4, 928(%rsp)
	movaps	%xmm7, 1200(%rsp)
	movaps	%xmm10, %xmm7
	movaps	%xmm6, 1184(%rsp)
	movaps	%xmm5, 1216(%rsp)
	movaps	%xmm3, 1232(%rsp)
	movaps	%xmm2, 1168(%rsp)
	movaps	%xmm1, 1248(%rsp)
	movaps	%xmm13, %xmm9
	movaps	.L32c38(%rip), %xmm15
	movaps	304(%rsp), %xmm2
	movaps	544(%rsp), %xmm0
	pxor	%xmm14, %xmm14
	movaps	960(%rsp), %xmm13
	jmp	.L32b83
	.p2align	4
.L32b80:
	movaps	%xmm10, 320(%rsp)
	movaps	%xmm11, %xmm9
	movaps	848(%rsp), %xmm7
	jmp	.L32b82
	.p2align	4
.L32b81:
	movaps	%xmm10, 320(%rsp)
	movaps	976(%rsp), %xmm9
	movaps	848(%rsp), %xmm7
	movaps	304(%rsp), %xmm2
.L32b82:
	movaps	544(%rsp), %xmm0
.L32b83:
	movaps	128(%rsp), %xmm6
	movaps	%xmm9, 1056(%rsp)
	movaps	%xmm8, 112(%rsp)
	movaps	%xmm7, 1456(%rsp)
	ucomiss	%xmm14, %xmm13
	movaps	.L32c18(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L32c0(%rip), %xmm4
	movaps	%xmm4, %xmm14
	divps	%xmm0, %xmm14
	movaps	416(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm4, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	992(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm4, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 352(%rsp)
	movaps	1008(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm4, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	560(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm4, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 240(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm5
	movaps	672(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	224(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	movaps	.L32c20(%rip), %xmm12
	movaps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm10, %xmm3
	xorps	%xmm15, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm4, %xmm11
	movaps	%xmm4, %xmm1
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2256(%rsp)
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 64(%rsp)
	movaps	864(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1376(%rsp), %xmm1
	movaps	1360(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	448(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	xorps	%xmm15, %xmm4
	movaps	%xmm12, %xmm13
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm6, %xmm1
	cmpleps	1280(%rsp), %xmm1
	movaps	1264(%rsp), %xmm0
	cmpleps	%xmm6, %xmm0
	movaps	640(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm3, %xmm10
	xorps	%xmm15, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm10
	divps	%xmm5, %xmm11
	movaps	%xmm11, 368(%rsp)
	movaps	%xmm8, %xmm1
	cmpleps	1408(%rsp), %xmm1
	movaps	1392(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	528(%rsp), %xmm11
	movaps	%xmm11, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm1
	cmpleps	1328(%rsp), %xmm1
	movaps	1568(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	400(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	xorps	%xmm15, %xmm7
	movaps	%xmm12, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm9, %xmm1
	cmpleps	1312(%rsp), %xmm1
	movaps	1552(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm12, %xmm7
	movaps	736(%rsp), %xmm3
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm3, %xmm8
	xorps	%xmm15, %xmm8
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm14, 944(%rsp)
	movaps	%xmm14, %xmm0
	mulps	224(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	orps	2208(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm8, %xmm8
	addps	%xmm8, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm13, %xmm0
	movdqa	2192(%rsp), %xmm1
	pcmpgtd	%xmm8, %xmm1
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, 2240(%rsp)
	movaps	256(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	448(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	por	2176(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm10, %xmm1
	movdqa	2160(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1904(%rsp)
	movaps	352(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	mulps	640(%rsp), %xmm2
	movaps	%xmm2, 624(%rsp)
	por	2144(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	2128(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 784(%rsp)
	movaps	288(%rsp), %xmm9
	movaps	%xmm9, %xmm2
	movaps	%xmm11, 528(%rsp)
	mulps	%xmm11, %xmm2
	movaps	%xmm2, 704(%rsp)
	por	2112(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2096(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1488(%rsp)
	movaps	240(%rsp), %xmm13
	movaps	%xmm4, 400(%rsp)
	mulps	%xmm4, %xmm13
	por	2080(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm13, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	2064(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 1920(%rsp)
	movaps	368(%rsp), %xmm11
	movaps	%xmm3, 736(%rsp)
	mulps	%xmm3, %xmm11
	por	2048(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm11, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1872(%rsp)
	movdqa	.L32c0(%rip), %xmm5
	pandn	%xmm5, %xmm15
	movdqa	%xmm15, 1088(%rsp)
	mulps	%xmm15, %xmm12
	movaps	432(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm12, %xmm0
	mulps	64(%rsp), %xmm14
	mulps	%xmm14, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm4
	mulps	%xmm2, %xmm1
	movdqa	%xmm5, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 2016(%rsp)
	movaps	%xmm2, %xmm1
	movaps	.L32c78(%rip), %xmm12
	maxps	%xmm12, %xmm1
	sqrtps	%xmm1, %xmm1
	movdqa	%xmm5, %xmm2
	divps	%xmm1, %xmm5
	movdqa	1904(%rsp), %xmm8
	pandn	%xmm2, %xmm8
	movdqa	%xmm8, 1120(%rsp)
	movaps	%xmm10, %xmm15
	mulps	%xmm8, %xmm15
	movaps	1472(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	mulps	%xmm14, %xmm2
	movaps	1040(%rsp), %xmm7
	mulps	%xmm15, %xmm7
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm4, %xmm10
	mulps	%xmm0, %xmm7
	movaps	%xmm0, %xmm6
	movaps	%xmm0, 592(%rsp)
	subps	%xmm1, %xmm7
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	movaps	.L32c0(%rip), %xmm4
	movaps	%xmm4, %xmm2
	subps	%xmm1, %xmm2
	mulps	%xmm5, %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 2000(%rsp)
	movaps	%xmm2, %xmm1
	maxps	%xmm12, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm4, %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm2, %xmm8
	movaps	784(%rsp), %xmm1
	andnps	%xmm4, %xmm1
	movaps	%xmm1, 1104(%rsp)
	movaps	%xmm9, %xmm12
	mulps	%xmm1, %xmm12
	movaps	816(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	mulps	%xmm14, %xmm2
	movaps	%xmm14, 608(%rsp)
	movaps	320(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm2, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm10, %xmm3
	movaps	%xmm10, 512(%rsp)
	mulps	%xmm6, %xmm4
	subps	%xmm1, %xmm4
	movaps	144(%rsp), %xmm10
	mulps	%xmm12, %xmm10
	movaps	%xmm2, %xmm1
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm0, 496(%rsp)
	mulps	%xmm15, %xmm10
	movaps	%xmm15, 1888(%rsp)
	subps	%xmm2, %xmm10
	mulps	%xmm5, %xmm4
	movaps	%xmm5, 272(%rsp)
	movaps	%xmm4, %xmm2
	movaps	%xmm4, %xmm6
	movaps	%xmm4, (%rsp)
	movaps	%xmm7, %xmm4
	movaps	%xmm7, 464(%rsp)
	mulps	%xmm7, %xmm2
	subps	%xmm2, %xmm10
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	.L32c0(%rip), %xmm1
	movaps	%xmm1, %xmm7
	subps	%xmm2, %xmm7
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	subps	%xmm2, %xmm7
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm7
	movaps	%xmm7, 1984(%rsp)
	movaps	%xmm7, %xmm2
	maxps	.L32c78(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm1, %xmm6
	divps	%xmm2, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	1488(%rsp), %xmm1
	andnps	%xmm6, %xmm1
	movaps	%xmm1, 1072(%rsp)
	movaps	240(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	160(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	mulps	%xmm14, %xmm9
	movaps	336(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm9, %xmm7
	mulps	%xmm3, %xmm7
	movaps	592(%rsp), %xmm3
	mulps	%xmm3, %xmm6
	subps	%xmm7, %xmm6
	movaps	800(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm15, %xmm1
	subps	%xmm7, %xmm1
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm1
	movaps	656(%rsp), %xmm14
	mulps	%xmm2, %xmm14
	movaps	%xmm9, %xmm7
	movaps	%xmm9, %xmm0
	movaps	%xmm9, 480(%rsp)
	mulps	32(%rsp), %xmm7
	mulps	%xmm12, %xmm14
	subps	%xmm7, %xmm14
	movaps	%xmm6, %xmm7
	movaps	%xmm6, 688(%rsp)
	mulps	(%rsp), %xmm7
	subps	%xmm7, %xmm14
	mulps	%xmm8, %xmm1
	movaps	%xmm8, %xmm9
	movaps	%xmm8, 384(%rsp)
	movaps	%xmm1, %xmm7
	mulps	%xmm10, %xmm7
	subps	%xmm7, %xmm14
	movaps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	.L32c0(%rip), %xmm0
	movaps	%xmm0, %xmm8
	subps	%xmm7, %xmm8
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	subps	%xmm7, %xmm8
	movaps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	subps	%xmm7, %xmm8
	movaps	96(%rsp), %xmm5
	mulps	%xmm5, %xmm14
	movaps	%xmm14, %xmm7
	mulps	%xmm14, %xmm7
	subps	%xmm7, %xmm8
	movaps	%xmm8, 1968(%rsp)
	movaps	%xmm8, %xmm7
	maxps	.L32c78(%rip), %xmm7
	sqrtps	%xmm7, %xmm7
	movaps	%xmm0, %xmm6
	movaps	%xmm0, %xmm4
	divps	%xmm7, %xmm4
	movaps	%xmm4, 80(%rsp)
	movaps	1920(%rsp), %xmm0
	andnps	%xmm6, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	368(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	176(%rsp), %xmm6
	mulps	%xmm8, %xmm6
	mulps	608(%rsp), %xmm6
	movaps	192(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm6, %xmm3
	mulps	512(%rsp), %xmm3
	subps	%xmm3, %xmm0
	movaps	880(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm6, %xmm15
	mulps	496(%rsp), %xmm15
	mulps	1888(%rsp), %xmm3
	subps	%xmm15, %xmm3
	movaps	272(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	movaps	%xmm0, %xmm15
	mulps	464(%rsp), %xmm15
	subps	%xmm15, %xmm3
	movaps	720(%rsp), %xmm15
	mulps	%xmm8, %xmm15
	movaps	%xmm6, %xmm7
	mulps	32(%rsp), %xmm7
	movaps	%xmm12, 2032(%rsp)
	mulps	%xmm12, %xmm15
	subps	%xmm7, %xmm15
	movaps	%xmm0, %xmm7
	mulps	(%rsp), %xmm7
	subps	%xmm7, %xmm15
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm7
	mulps	%xmm10, %xmm7
	subps	%xmm7, %xmm15
	mulps	208(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm6, %xmm2
	movaps	%xmm6, 2224(%rsp)
	mulps	480(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm0, %xmm2
	mulps	688(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm3, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm5, %xmm15
	movaps	%xmm15, %xmm2
	mulps	%xmm14, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm6, %xmm6
	movaps	.L32c0(%rip), %xmm2
	movaps	%xmm2, %xmm9
	subps	%xmm6, %xmm9
	movaps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	subps	%xmm7, %xmm9
	movaps	%xmm3, %xmm7
	mulps	%xmm3, %xmm7
	subps	%xmm7, %xmm9
	movaps	%xmm15, %xmm7
	mulps	%xmm15, %xmm7
	subps	%xmm7, %xmm9
	mulps	80(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	mulps	%xmm8, %xmm7
	subps	%xmm7, %xmm9
	movaps	%xmm9, %xmm7
	maxps	.L32c78(%rip), %xmm7
	sqrtps	%xmm7, %xmm7
	divps	%xmm7, %xmm2
	movaps	%xmm2, 832(%rsp)
	movaps	48(%rsp), %xmm6
	mulps	64(%rsp), %xmm6
	movaps	512(%rsp), %xmm5
	movaps	%xmm5, 608(%rsp)
	mulps	%xmm6, %xmm5
	movaps	%xmm5, %xmm7
	movaps	16(%rsp), %xmm5
	mulps	1088(%rsp), %xmm5
	subps	%xmm7, %xmm5
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm7
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm12
	mulps	%xmm5, %xmm12
	addps	%xmm7, %xmm12
	movaps	496(%rsp), %xmm4
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm7
	movaps	624(%rsp), %xmm4
	mulps	1120(%rsp), %xmm4
	subps	%xmm7, %xmm4
	movaps	464(%rsp), %xmm7
	movaps	%xmm7, 592(%rsp)
	mulps	%xmm5, %xmm7
	subps	%xmm7, %xmm4
	mulps	384(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm12, %xmm7
	movaps	32(%rsp), %xmm2
	movaps	%xmm2, 496(%rsp)
	mulps	%xmm6, %xmm2
	movaps	704(%rsp), %xmm12
	mulps	1104(%rsp), %xmm12
	subps	%xmm2, %xmm12
	movaps	(%rsp), %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm12
	movaps	%xmm10, 464(%rsp)
	mulps	%xmm4, %xmm10
	subps	%xmm10, %xmm12
	mulps	96(%rsp), %xmm12
	movaps	%xmm12, %xmm10
	mulps	%xmm12, %xmm10
	addps	%xmm7, %xmm10
	movaps	480(%rsp), %xmm2
	movaps	%xmm2, (%rsp)
	mulps	%xmm6, %xmm2
	mulps	1072(%rsp), %xmm13
	subps	%xmm2, %xmm13
	movaps	688(%rsp), %xmm2
	movaps	%xmm2, 480(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm13
	movaps	%xmm1, 688(%rsp)
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm14, 1136(%rsp)
	mulps	%xmm12, %xmm14
	subps	%xmm14, %xmm13
	mulps	80(%rsp), %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm10, %xmm1
	movaps	2224(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm6, 48(%rsp)
	mulps	%xmm6, %xmm2
	mulps	960(%rsp), %xmm11
	subps	%xmm2, %xmm11
	movaps	%xmm0, %xmm6
	movaps	%xmm5, 16(%rsp)
	mulps	%xmm5, %xmm0
	subps	%xmm0, %xmm11
	movaps	%xmm3, %xmm2
	movaps	%xmm4, 624(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm11
	movaps	%xmm15, %xmm5
	movaps	%xmm12, 704(%rsp)
	mulps	%xmm12, %xmm15
	subps	%xmm15, %xmm11
	movaps	.L32c38(%rip), %xmm15
	movaps	%xmm8, %xmm3
	mulps	%xmm13, %xmm8
	subps	%xmm8, %xmm11
	movaps	832(%rsp), %xmm14
	mulps	%xmm14, %xmm11
	movaps	%xmm11, %xmm8
	mulps	%xmm11, %xmm8
	addps	%xmm1, %xmm8
	movaps	944(%rsp), %xmm1
	movaps	2256(%rsp), %xmm0
	movaps	.L32c0(%rip), %xmm12
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	256(%rsp), %xmm4
	mulps	272(%rsp), %xmm4
	movaps	2240(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm4
	mulps	%xmm1, %xmm4
	movaps	352(%rsp), %xmm1
	mulps	384(%rsp), %xmm1
	movaps	1904(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm4, %xmm1
	movaps	288(%rsp), %xmm4
	mulps	96(%rsp), %xmm4
	movaps	784(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm4
	mulps	%xmm1, %xmm4
	movaps	240(%rsp), %xmm1
	mulps	80(%rsp), %xmm1
	movaps	1488(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm4, %xmm1
	movaps	368(%rsp), %xmm10
	mulps	%xmm14, %xmm10
	movaps	1920(%rsp), %xmm0
	movaps	%xmm12, %xmm14
	blendvps	%xmm0, %xmm12, %xmm10
	mulps	%xmm1, %xmm10
	movaps	608(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	512(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	592(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	32(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	496(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	464(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	480(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	688(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1136(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 1136(%rsp)
	xorps	%xmm15, %xmm6
	movaps	%xmm6, 1488(%rsp)
	xorps	%xmm15, %xmm2
	xorps	%xmm15, %xmm5
	movaps	%xmm5, %xmm6
	xorps	%xmm15, %xmm7
	movaps	%xmm7, 784(%rsp)
	xorps	%xmm15, %xmm3
	ja	.L32b55
	movaps	%xmm2, %xmm9
	movaps	%xmm14, %xmm7
	movaps	%xmm14, %xmm0
	divps	352(%rsp), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm14, %xmm2
	movaps	288(%rsp), %xmm5
	divps	%xmm5, %xmm2
	mulps	112(%rsp), %xmm2
	mulps	.L32c79(%rip), %xmm0
	mulps	.L32c80(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1584(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	.L32c29(%rip), %xmm14
	cmpltps	%xmm14, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	.L32c81(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movq	768(%rsp), %rdx
	movss	16(%rdx), %xmm1
	movaps	%xmm7, %xmm0
	movaps	1424(%rsp), %xmm12
	divps	%xmm12, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm7, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm4, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	cmpltps	%xmm14, %xmm12
	andps	%xmm2, %xmm12
	mulps	%xmm12, %xmm12
	cmpleps	%xmm12, %xmm8
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1872(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm8, %xmm0
	movaps	1088(%rsp), %xmm2
	mulps	64(%rsp), %xmm2
	movaps	1120(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1104(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	1072(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	960(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm7, %xmm1
	movaps	.L32c26(%rip), %xmm4
	movaps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1840(%rsp), %xmm0
	cmpleps	1440(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	.L32c82(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1616(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1616(%rsp)
	movaps	%xmm1, %xmm8
	cmpeqps	%xmm4, %xmm8
	andps	%xmm7, %xmm8
	movaps	%xmm8, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm8, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm8, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm8, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	1456(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	movaps	%xmm0, 976(%rsp)
	xorps	%xmm10, %xmm10
	movaps	.L32c40(%rip), %xmm14
	ja	.L32b57
	movaps	832(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	mulps	%xmm2, %xmm3
	addps	%xmm13, %xmm3
	movaps	80(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	1136(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	704(%rsp), %xmm0
	mulps	%xmm2, %xmm6
	addps	%xmm0, %xmm6
	movaps	96(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	movaps	464(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	624(%rsp), %xmm0
	movaps	688(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	mulps	%xmm2, %xmm9
	addps	%xmm3, %xmm9
	movaps	384(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	592(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	16(%rsp), %xmm0
	movaps	%xmm5, %xmm7
	movaps	32(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	480(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movaps	1488(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	addps	%xmm0, %xmm13
	movaps	272(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	608(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	48(%rsp), %xmm5
	movaps	512(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	496(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm6, %xmm5
	movaps	(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	movaps	784(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm6, %xmm5
	mulps	944(%rsp), %xmm5
	movaps	%xmm5, 784(%rsp)
	mulps	256(%rsp), %xmm0
	movaps	%xmm0, 272(%rsp)
	mulps	352(%rsp), %xmm3
	movaps	%xmm3, 384(%rsp)
	mulps	%xmm7, %xmm4
	movaps	%xmm4, 96(%rsp)
	mulps	240(%rsp), %xmm1
	movaps	%xmm1, 80(%rsp)
	mulps	368(%rsp), %xmm2
	movaps	%xmm2, 832(%rsp)
	movaps	.L32c0(%rip), %xmm12
	movaps	%xmm12, %xmm0
	divps	896(%rsp), %xmm0
	movaps	912(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L32c65(%rip), %xmm0
	pand	.L32c66(%rip), %xmm0
	movaps	%xmm12, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L32c20(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L32c67(%rip), %xmm3
	addps	.L32c68(%rip), %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L32c69(%rip), %xmm3
	addps	.L32c70(%rip), %xmm3
	movaps	%xmm3, 592(%rsp)
	movaps	%xmm2, 608(%rsp)
	mulps	.L32c71(%rip), %xmm2
	addps	.L32c72(%rip), %xmm2
	movaps	%xmm2, 480(%rsp)
	movaps	%xmm1, 512(%rsp)
	mulps	.L32c73(%rip), %xmm1
	movaps	%xmm1, 704(%rsp)
	mulps	.L32c74(%rip), %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	576(%rsp), %xmm0
	mulps	.L32c83(%rip), %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	1648(%rsp), %xmm0
	mulps	.L32c84(%rip), %xmm0
	movaps	%xmm0, 1648(%rsp)
	movl	780(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm5, %xmm5
	xorps	%xmm7, %xmm7
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %r9b
	movq	1520(%rsp), %r12
	jne	.L32b90
	imulq	760(%rsp), %r15
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 448(%rsp)
	xorl	%edx, %edx
	.p2align	4
.L32b87:
	movl	%r15d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	448(%rsp), %xmm14
	movaps	224(%rsp), %xmm3
	movaps	640(%rsp), %xmm4
	movaps	560(%rsp), %xmm15
	.p2align	4
.L32b88:
	movaps	%xmm10, 48(%rsp)
	movaps	%xmm7, 32(%rsp)
	movaps	%xmm6, (%rsp)
	movaps	%xmm5, 64(%rsp)
	movaps	(%r9,%r14), %xmm6
	movaps	(%rbx), %xmm8
	mulps	16(%rsp), %xmm8
	addps	112(%rsp), %xmm8
	movaps	-16(%r9,%r14), %xmm13
	addps	%xmm6, %xmm8
	movaps	%xmm12, %xmm5
	divps	%xmm8, %xmm5
	subps	%xmm8, %xmm13
	mulps	%xmm5, %xmm13
	movaps	.L32c20(%rip), %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm5, %xmm9
	cmpltps	%xmm13, %xmm0
	addps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	paddd	.L32c65(%rip), %xmm0
	pand	.L32c66(%rip), %xmm0
	movaps	%xmm12, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm9
	addps	%xmm1, %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm7, %xmm12
	mulps	%xmm7, %xmm12
	movaps	%xmm7, %xmm10
	mulps	.L32c71(%rip), %xmm10
	movaps	%xmm12, %xmm9
	addps	.L32c72(%rip), %xmm10
	mulps	.L32c73(%rip), %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm7, %xmm10
	mulps	.L32c69(%rip), %xmm10
	addps	.L32c70(%rip), %xmm10
	mulps	%xmm12, %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm7, %xmm10
	mulps	.L32c67(%rip), %xmm10
	addps	.L32c68(%rip), %xmm10
	mulps	%xmm12, %xmm9
	addps	%xmm10, %xmm9
	mulps	%xmm12, %xmm9
	movaps	.L32c0(%rip), %xmm12
	addps	%xmm7, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L32c74(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm13, %xmm9
	addps	%xmm12, %xmm9
	mulps	%xmm0, %xmm9
	maxps	%xmm1, %xmm13
	subps	%xmm13, %xmm9
	movaps	48(%rsp), %xmm10
	mulps	%xmm8, %xmm9
	addps	.L32c26(%rip), %xmm8
	movaps	%xmm12, %xmm7
	divps	%xmm8, %xmm7
	addps	%xmm9, %xmm11
	mulps	%xmm6, %xmm5
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm7, %xmm15
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm4
	mulps	%xmm5, %xmm6
	addps	%xmm6, %xmm2
	movaps	(%rsp), %xmm6
	addps	%xmm7, %xmm3
	mulps	%xmm7, %xmm8
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm10
	movaps	32(%rsp), %xmm7
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm14
	addps	%xmm8, %xmm6
	mulps	%xmm5, %xmm0
	mulps	%xmm5, %xmm8
	movaps	64(%rsp), %xmm5
	addps	%xmm0, %xmm7
	addps	%xmm8, %xmm5
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	.L32b88
	movaps	%xmm15, 560(%rsp)
	movaps	%xmm4, 640(%rsp)
	movaps	%xmm3, 224(%rsp)
	movaps	%xmm14, 448(%rsp)
	incq	%rdx
	addq	%rax, %r15
	cmpq	%rsi, %rdx
	jne	.L32b87
.L32b90:
	movaps	%xmm6, (%rsp)
	movaps	%xmm2, 992(%rsp)
	movaps	%xmm10, 48(%rsp)
	movaps	%xmm7, 32(%rsp)
	movaps	%xmm5, 64(%rsp)
	movaps	%xmm11, 1008(%rsp)
	movaps	432(%rsp), %xmm7
	movaps	256(%rsp), %xmm9
	mulps	%xmm9, %xmm7
	movaps	944(%rsp), %xmm14
	mulps	%xmm14, %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm12, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	.L32c78(%rip), %xmm1
	maxps	%xmm1, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm12, %xmm2
	divps	%xmm0, %xmm2
	movaps	1472(%rsp), %xmm15
	movaps	352(%rsp), %xmm6
	mulps	%xmm6, %xmm15
	mulps	%xmm14, %xmm15
	movaps	1040(%rsp), %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm15, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm9, %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm12, %xmm3
	subps	%xmm0, %xmm3
	mulps	%xmm2, %xmm10
	movaps	%xmm2, %xmm11
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	minps	%xmm12, %xmm5
	movaps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	maxps	%xmm1, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm12, %xmm2
	divps	%xmm3, %xmm2
	movaps	%xmm2, %xmm4
	movaps	%xmm2, 304(%rsp)
	movaps	816(%rsp), %xmm8
	movaps	288(%rsp), %xmm1
	mulps	%xmm1, %xmm8
	mulps	%xmm14, %xmm8
	movaps	320(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm8, %xmm3
	mulps	%xmm7, %xmm3
	mulps	%xmm9, %xmm2
	movaps	%xmm9, %xmm13
	subps	%xmm3, %xmm2
	movaps	144(%rsp), %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm8, %xmm3
	mulps	%xmm15, %xmm3
	mulps	%xmm6, %xmm9
	movaps	%xmm6, %xmm1
	subps	%xmm3, %xmm9
	mulps	%xmm11, %xmm2
	movaps	%xmm11, 400(%rsp)
	movaps	%xmm2, %xmm3
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm9
	movaps	%xmm8, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm12, %xmm5
	subps	%xmm3, %xmm5
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm5
	mulps	%xmm4, %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	subps	%xmm3, %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm0, %xmm3
	maxps	.L32c78(%rip), %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm12, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 416(%rsp)
	movaps	160(%rsp), %xmm6
	movaps	240(%rsp), %xmm5
	mulps	%xmm5, %xmm6
	mulps	%xmm14, %xmm6
	movaps	336(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm13, %xmm4
	subps	%xmm0, %xmm4
	movaps	800(%rsp), %xmm13
	mulps	%xmm5, %xmm13
	movaps	%xmm6, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm1, %xmm13
	subps	%xmm0, %xmm13
	mulps	%xmm11, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm13
	movaps	656(%rsp), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	mulps	288(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm4, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm11
	mulps	304(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm11
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm12, %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm5
	mulps	416(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm0, 16(%rsp)
	maxps	.L32c78(%rip), %xmm5
	sqrtps	%xmm5, %xmm3
	movaps	%xmm12, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	176(%rsp), %xmm1
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm14, %xmm1
	movaps	192(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm1, %xmm3
	movaps	%xmm7, 432(%rsp)
	mulps	%xmm7, %xmm3
	mulps	256(%rsp), %xmm5
	subps	%xmm3, %xmm5
	movaps	880(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm1, %xmm3
	movaps	%xmm15, 1472(%rsp)
	mulps	%xmm15, %xmm3
	mulps	352(%rsp), %xmm14
	subps	%xmm3, %xmm14
	mulps	400(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	%xmm10, 1040(%rsp)
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm14
	movaps	720(%rsp), %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm1, %xmm3
	movaps	%xmm8, 816(%rsp)
	mulps	%xmm8, %xmm3
	movaps	288(%rsp), %xmm8
	mulps	%xmm8, %xmm7
	subps	%xmm3, %xmm7
	movaps	%xmm5, %xmm3
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm7
	movaps	304(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	movaps	%xmm14, %xmm3
	movaps	%xmm9, 144(%rsp)
	mulps	%xmm9, %xmm3
	subps	%xmm3, %xmm7
	movaps	208(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm6, 160(%rsp)
	mulps	%xmm6, %xmm3
	mulps	240(%rsp), %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm5, %xmm3
	movaps	%xmm4, 336(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm14, %xmm3
	movaps	%xmm13, 800(%rsp)
	mulps	%xmm13, %xmm3
	subps	%xmm3, %xmm2
	movaps	416(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	movaps	%xmm7, %xmm3
	movaps	%xmm11, 656(%rsp)
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm1, 176(%rsp)
	mulps	%xmm1, %xmm1
	movaps	%xmm12, %xmm6
	subps	%xmm1, %xmm6
	movaps	%xmm5, 192(%rsp)
	mulps	%xmm5, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm14, 880(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm7, 720(%rsp)
	movaps	%xmm7, %xmm5
	mulps	%xmm7, %xmm5
	subps	%xmm5, %xmm6
	mulps	544(%rsp), %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm6, 688(%rsp)
	minps	16(%rsp), %xmm6
	movaps	.L32c85(%rip), %xmm5
	cmpltps	%xmm6, %xmm5
	movaps	1616(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	cmpeqps	.L32c25(%rip), %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm5, 464(%rsp)
	orps	%xmm5, %xmm0
	movaps	.L32c16(%rip), %xmm13
	movaps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	movaps	1456(%rsp), %xmm14
	minps	%xmm14, %xmm6
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	672(%rsp), %xmm15
	addps	%xmm15, %xmm0
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	.L32c15(%rip), %xmm9
	andps	%xmm9, %xmm7
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm7
	movaps	272(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm9, %xmm0
	maxps	%xmm7, %xmm0
	movaps	80(%rsp), %xmm10
	movaps	%xmm10, %xmm7
	andps	%xmm9, %xmm7
	maxps	%xmm0, %xmm7
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm11
	andps	%xmm9, %xmm11
	maxps	%xmm7, %xmm11
	mulps	.L32c86(%rip), %xmm6
	cmpleps	%xmm6, %xmm11
	cmpleps	%xmm12, %xmm4
	movaps	%xmm4, 16(%rsp)
	andps	%xmm4, %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movq	768(%rsp), %rax
	movss	208(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	528(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	864(%rsp), %xmm7
	addps	%xmm7, %xmm2
	movaps	1360(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm9, %xmm6
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	128(%rsp), %xmm4
	movaps	384(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm9, %xmm6
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movss	12(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm9, %xmm4
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	112(%rsp), %xmm3
	movaps	96(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1392(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1408(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm9, 112(%rsp)
	mulps	%xmm9, %xmm3
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	addps	%xmm14, %xmm10
	movaps	1568(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm11, %xmm10
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm14
	movaps	1056(%rsp), %xmm2
	addps	%xmm2, %xmm5
	movaps	1552(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, %xmm1
	movq	1808(%rsp), %r14
	movq	%r14, %rax
	shlq	$4, %rax
	movq	1760(%rsp), %r15
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rax)
	addq	%r12, %r14
	shlq	$4, %r14
	movaps	%xmm7, (%r15,%r14)
	leaq	(%r15,%rax), %rdx
	movq	%r12, %rsi
	shlq	$5, %rsi
	movaps	%xmm4, (%rsi,%rdx)
	leaq	(%r12,%r12,2), %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	movaps	%xmm3, (%r8,%rdx)
	movq	%r12, %r8
	shlq	$6, %r8
	movaps	%xmm14, (%r8,%rdx)
	movaps	%xmm15, %xmm0
	movaps	%xmm8, 80(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	leaq	(%r12,%r12,4), %r8
	movq	%r8, %r9
	shlq	$4, %r9
	movaps	%xmm1, (%r9,%rdx)
	movl	$6, %r9d
	movl	780(%rsp), %r10d
	testb	$2, %r10b
	movaps	.L32c38(%rip), %xmm15
	je	.L32b93
	movaps	688(%rsp), %xmm0
	maxps	.L32c78(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	16(%rsp), %xmm0
	andps	464(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	432(%rsp), %xmm6
	xorps	%xmm15, %xmm6
	movaps	400(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	movaps	1040(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	addps	1472(%rsp), %xmm5
	movaps	%xmm11, %xmm13
	movaps	320(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm6, %xmm0
	addps	816(%rsp), %xmm0
	xorps	%xmm15, %xmm5
	mulps	304(%rsp), %xmm5
	movaps	144(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm11, %xmm0
	movaps	336(%rsp), %xmm1
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 320(%rsp)
	mulps	%xmm6, %xmm1
	addps	160(%rsp), %xmm1
	movaps	800(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm15, %xmm4
	mulps	416(%rsp), %xmm4
	movaps	656(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm11, %xmm14
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	mulps	%xmm6, %xmm2
	addps	176(%rsp), %xmm2
	movaps	880(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm2, %xmm0
	movaps	720(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm15, %xmm1
	mulps	544(%rsp), %xmm1
	movaps	208(%rsp), %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm3, %xmm10
	movaps	%xmm6, 432(%rsp)
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm5, 384(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm4, 272(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm5, %xmm4
	movaps	%xmm1, 192(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm4, %xmm1
	xorps	%xmm15, %xmm10
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm10
	movaps	%xmm10, 96(%rsp)
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	movaps	944(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	80(%rsp), %xmm1
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 528(%rsp)
	movaps	%xmm11, %xmm5
	xorps	%xmm15, %xmm5
	mulps	1040(%rsp), %xmm5
	movaps	304(%rsp), %xmm10
	mulps	%xmm10, %xmm5
	movaps	144(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm10, %xmm13
	mulps	%xmm8, %xmm13
	mulps	%xmm5, %xmm8
	addps	320(%rsp), %xmm8
	xorps	%xmm15, %xmm0
	movaps	416(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	movaps	656(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm10, %xmm8
	mulps	%xmm7, %xmm8
	mulps	%xmm5, %xmm7
	addps	%xmm14, %xmm7
	movaps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm7, %xmm3
	xorps	%xmm15, %xmm1
	mulps	544(%rsp), %xmm1
	movaps	208(%rsp), %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm3, %xmm14
	mulps	%xmm11, %xmm11
	movaps	%xmm5, 880(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm11, %xmm5
	movaps	%xmm0, 160(%rsp)
	mulps	%xmm0, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm1, 176(%rsp)
	movaps	%xmm1, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm15, %xmm14
	movaps	%xmm9, %xmm1
	mulps	%xmm9, %xmm14
	movaps	%xmm14, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm5, %xmm7
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	80(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm5, 816(%rsp)
	movaps	%xmm10, %xmm9
	xorps	%xmm15, %xmm9
	mulps	144(%rsp), %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm9, %xmm6
	addps	%xmm13, %xmm6
	movaps	%xmm4, %xmm7
	movaps	%xmm4, %xmm13
	mulps	%xmm2, %xmm7
	mulps	%xmm9, %xmm2
	addps	%xmm8, %xmm2
	xorps	%xmm15, %xmm6
	movaps	544(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	movaps	208(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm10, %xmm2
	movaps	368(%rsp), %xmm10
	mulps	%xmm2, %xmm2
	movaps	%xmm9, 336(%rsp)
	movaps	%xmm9, %xmm8
	mulps	%xmm9, %xmm8
	addps	%xmm2, %xmm8
	movaps	%xmm6, 320(%rsp)
	mulps	%xmm6, %xmm6
	addps	%xmm8, %xmm6
	xorps	%xmm15, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm5, %xmm8
	mulps	%xmm5, %xmm8
	addps	%xmm6, %xmm8
	movaps	352(%rsp), %xmm0
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm0, %xmm8
	movaps	%xmm0, 352(%rsp)
	mulps	%xmm0, %xmm8
	movaps	%xmm3, %xmm6
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm6
	movaps	288(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm13, %xmm9
	xorps	%xmm15, %xmm9
	mulps	656(%rsp), %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm4, %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm7, %xmm2
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm9, 144(%rsp)
	movaps	%xmm9, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm0, %xmm7
	xorps	%xmm15, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm7, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm8, 288(%rsp)
	mulps	%xmm8, %xmm9
	movaps	%xmm3, %xmm8
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	%xmm11, %xmm7
	xorps	%xmm15, %xmm7
	mulps	%xmm4, %xmm7
	mulps	%xmm1, %xmm7
	mulps	%xmm11, %xmm11
	movaps	%xmm7, 656(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm11, %xmm7
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm3, %xmm13
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm13
	movaps	%xmm1, %xmm9
	mulps	%xmm1, %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm10, %xmm9
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	16(%rsp), %xmm0
	movl	%r10d, %edx
	andl	$4, %edx
	movl	%edx, %r9d
	shrl	$2, %r9d
	movq	%r8, 112(%rsp)
	movl	%r10d, %r8d
	movq	%rsi, %r10
	shlq	$5, %r10
	addq	%r15, %r10
	xorl	%r11d, %r11d
	testl	%edx, %edx
	movl	$15, %ebx
	movq	%r14, %r13
	movl	$9, %r14d
	cmoveq	%r14, %rbx
	movaps	528(%rsp), %xmm1
	movaps	%xmm1, (%rax,%r10)
	movl	$20, %r10d
	movl	$10, %r14d
	cmoveq	%r14, %r10
	setne	%r11b
	movl	$26, %r14d
	movl	$11, %r12d
	cmoveq	%r12, %r14
	movq	1520(%rsp), %r12
	addq	$7, %r11
	imulq	%r12, %r11
	shlq	$4, %r11
	addq	%r15, %r11
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, (%rax,%r11)
	leaq	(%r9,%r9,2), %r9
	addq	$8, %r9
	imulq	%r12, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	%xmm6, (%rax,%r9)
	imulq	%r12, %rbx
	shlq	$4, %rbx
	addq	%r15, %rbx
	movaps	%xmm8, (%rax,%rbx)
	imulq	%r12, %r10
	shlq	$4, %r10
	addq	%r15, %r10
	movaps	%xmm13, (%rax,%r10)
	movl	%r8d, %r10d
	movq	112(%rsp), %r8
	movaps	.L32c16(%rip), %xmm13
	imulq	%r12, %r14
	shlq	$4, %r14
	addq	%r15, %r14
	movaps	%xmm3, (%rax,%r14)
	movq	%r13, %r14
	movl	$12, %r9d
	testl	%edx, %edx
	je	.L32b93
	movaps	400(%rsp), %xmm1
	mulps	432(%rsp), %xmm1
	movaps	%xmm2, 528(%rsp)
	movaps	880(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	movaps	384(%rsp), %xmm8
	mulps	%xmm8, %xmm2
	addps	%xmm1, %xmm2
	movaps	160(%rsp), %xmm7
	movaps	%xmm14, 800(%rsp)
	movaps	%xmm5, 720(%rsp)
	movaps	272(%rsp), %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm2, %xmm7
	movaps	176(%rsp), %xmm1
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	addps	%xmm7, %xmm1
	movaps	%xmm14, %xmm7
	mulps	96(%rsp), %xmm7
	addps	%xmm1, %xmm7
	mulps	256(%rsp), %xmm7
	movaps	944(%rsp), %xmm3
	mulps	%xmm3, %xmm7
	movaps	80(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, 208(%rsp)
	movaps	304(%rsp), %xmm9
	mulps	%xmm9, %xmm8
	movaps	336(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm8, %xmm1
	movaps	320(%rsp), %xmm5
	movaps	%xmm5, %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm1, %xmm7
	movaps	720(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	mulps	96(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	352(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 432(%rsp)
	mulps	%xmm10, %xmm9
	mulps	160(%rsp), %xmm11
	addps	%xmm9, %xmm11
	movaps	176(%rsp), %xmm9
	mulps	%xmm9, %xmm5
	addps	%xmm11, %xmm5
	movaps	800(%rsp), %xmm10
	mulps	%xmm10, %xmm2
	addps	%xmm5, %xmm2
	mulps	%xmm4, %xmm2
	mulps	256(%rsp), %xmm2
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 304(%rsp)
	movaps	416(%rsp), %xmm8
	mulps	%xmm8, %xmm6
	movaps	144(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm4
	mulps	192(%rsp), %xmm1
	addps	%xmm6, %xmm1
	movaps	528(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	96(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	288(%rsp), %xmm11
	mulps	%xmm11, %xmm3
	movaps	944(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	160(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm4, %xmm1
	movaps	%xmm4, %xmm7
	mulps	%xmm9, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm5, %xmm4
	movaps	%xmm5, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm10, %xmm9
	addps	%xmm1, %xmm3
	movaps	%xmm11, %xmm5
	mulps	%xmm11, %xmm3
	movaps	256(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 160(%rsp)
	mulps	336(%rsp), %xmm8
	movaps	%xmm7, %xmm1
	movaps	320(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm4, %xmm3
	movaps	%xmm4, %xmm11
	movaps	720(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm5, %xmm3
	movaps	352(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 336(%rsp)
	movaps	544(%rsp), %xmm6
	movaps	192(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	movaps	656(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	mulps	96(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	240(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 192(%rsp)
	movaps	176(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm4, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm2, %xmm3
	mulps	%xmm1, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 176(%rsp)
	mulps	%xmm6, %xmm7
	movaps	%xmm4, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm7, %xmm3
	mulps	%xmm1, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 416(%rsp)
	mulps	144(%rsp), %xmm6
	movaps	%xmm4, %xmm3
	mulps	%xmm11, %xmm3
	addps	%xmm6, %xmm3
	mulps	%xmm1, %xmm3
	movaps	288(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	128(%rsp), %xmm2
	movaps	96(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	368(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	mulps	944(%rsp), %xmm3
	movaps	%xmm14, %xmm8
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	800(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	720(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm14, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	mulps	%xmm2, %xmm11
	mulps	%xmm9, %xmm11
	mulps	%xmm7, %xmm11
	movaps	%xmm14, %xmm3
	blendvps	%xmm0, %xmm11, %xmm3
	mulps	%xmm4, %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm1, %xmm2
	blendvps	%xmm0, %xmm2, %xmm14
	imulq	$112, %r12, %rdx
	addq	%r15, %rdx
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	leaq	(%r12,%r12,8), %rdx
	movq	%rdx, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	432(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r9)
	shlq	$5, %r8
	addq	%r15, %r8
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	%r15, %r8
	movaps	400(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$208, %r12, %r8
	addq	%r15, %r8
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$224, %r12, %r8
	addq	%r15, %r8
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movq	%r12, %r8
	shlq	$8, %r8
	addq	%r15, %r8
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$272, %r12, %r8
	addq	%r15, %r8
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	shlq	$5, %rdx
	addq	%r15, %rdx
	movaps	416(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$304, %r12, %rdx
	addq	%r15, %rdx
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$336, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	$352, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm6, (%rax,%rdx)
	imulq	$368, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm5, (%rax,%rdx)
	shlq	$7, %rsi
	addq	%r15, %rsi
	movaps	%xmm3, (%rax,%rsi)
	imulq	$400, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm14, (%rax,%rdx)
	movl	$27, %r9d
.L32b93:
	testb	$8, %r10b
	movq	2352(%rsp), %r10
	movaps	1648(%rsp), %xmm8
	movaps	(%rsp), %xmm2
	movaps	448(%rsp), %xmm7
	movaps	224(%rsp), %xmm1
	movaps	640(%rsp), %xmm4
	movaps	560(%rsp), %xmm6
	je	.L32b8
	movaps	704(%rsp), %xmm5
	addps	480(%rsp), %xmm5
	movaps	512(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	592(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	496(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	608(%rsp), %xmm5
	movaps	624(%rsp), %xmm3
	addps	%xmm5, %xmm3
	movaps	576(%rsp), %xmm0
	addps	%xmm3, %xmm0
	addps	%xmm0, %xmm8
	movq	768(%rsp), %rdx
	movss	100(%rdx), %xmm0
	movss	104(%rdx), %xmm3
	movss	108(%rdx), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movss	112(%rdx), %xmm0
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm1, 224(%rsp)
	movaps	%xmm2, %xmm9
	movaps	992(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	addps	%xmm3, %xmm0
	movss	124(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	48(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	addps	%xmm0, %xmm3
	movss	128(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	32(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movss	132(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	64(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movss	136(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	movss	140(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm9, %xmm1
	mulps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movaps	1632(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm0, %xmm5
	movss	172(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	movss	176(%rdx), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm4, %xmm6
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm6
	movss	180(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	224(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movss	184(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm7, %xmm2
	addps	%xmm0, %xmm2
	movss	188(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movss	192(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm2
	movaps	1616(%rsp), %xmm0
	cmpeqps	.L32c25(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%rdx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm11, %xmm4
	movss	208(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	.L32c37(%rip), %xmm8
	movaps	1008(%rsp), %xmm6
	subps	%xmm6, %xmm8
	addps	%xmm2, %xmm4
	movss	204(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	64(%rsp), %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm6, %xmm6
	addps	%xmm9, %xmm3
	addps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm3
	mulps	.L32c87(%rip), %xmm9
	addps	%xmm2, %xmm9
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm9
	movq	%r9, %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	leaq	1(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	2(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm3, (%rax,%rdx)
	leaq	3(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm5, (%rax,%rdx)
	addq	$4, %r9
	imulq	%r12, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	%xmm9, (%rax,%r9)
	jmp	.L32b8
.L32b95:
	addq	$2280, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L32b96:
	retq
