# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L24c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L24c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L24c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L24c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L24c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L24c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L24c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L24c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L24c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L24c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L24c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L24c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L24c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L24c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L24c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L24c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L24c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L24c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L24c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L24c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L24c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L24c21:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
.L24c22:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L24c23:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L24c25:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L24c26:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L24c27:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L24c28:
	.long	1
	.long	1
	.long	1
	.long	1
.L24c29:
	.long	2
	.long	2
	.long	2
	.long	2
.L24c30:
	.long	4
	.long	4
	.long	4
	.long	4
.L24c31:
	.long	8
	.long	8
	.long	8
	.long	8
.L24c32:
	.long	16
	.long	16
	.long	16
	.long	16
.L24c33:
	.long	32
	.long	32
	.long	32
	.long	32
.L24c34:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L24c35:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L24c36:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L24c37:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L24c38:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L24c39:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L24c40:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L24c41:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L24c42:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L24c43:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L24c44:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L24c45:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L24c46:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L24c47:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L24c48:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L24c49:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L24c50:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L24c51:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L24c52:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L24c53:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L24c54:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L24c55:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L24c56:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L24c57:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L24c58:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L24c59:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L24c61:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L24c62:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L24c63:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L24c64:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L24c65:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L24c66:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L24c67:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L24c68:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L24c69:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L24c70:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L24c71:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L24c72:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L24c73:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L24c74:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L24c75:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L24c76:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L24c77:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L24c78:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L24c79:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L24c80:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L24c81:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L24c82:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L24c83:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L24c84:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L24c85:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L24c86:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L24c87:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L24c88:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L24c89:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L24c90:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L24c91:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L24c24:
	.long	0x3e800000
.L24c60:
	.long	0x3f000000
	.globl	gaussmle_xynbsxsy_poisson_v2
gaussmle_xynbsxsy_poisson_v2:
	.globl	_gaussmle_xynbsxsy_poisson_v2
_gaussmle_xynbsxsy_poisson_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2264, %rsp
	movl	%esi, 412(%rsp)
	testl	%ecx, %ecx
	je	.L24b87
	testl	%edx, %edx
	je	.L24b87
	cmpl	$0, 412(%rsp)
	je	.L24b87
	movq	2336(%rsp), %rbx
	movl	412(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1480(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 1016(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 88(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1776(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2320(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1720(%rsp)
	imull	%eax, %edx
	movl	%edx, 1024(%rsp)
	movq	%rsi, 552(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1752(%rsp)
	xorl	%ecx, %ecx
	movaps	.L24c0(%rip), %xmm8
	movaps	.L24c14(%rip), %xmm9
	movq	%r9, 1736(%rsp)
	movl	%r9d, %eax
	pxor	%xmm14, %xmm14
	movdqa	.L24c2(%rip), %xmm2
	movq	%r11, 1768(%rsp)
	movq	%r14, 1760(%rsp)
	jmp	.L24b4
	.p2align	4
.L24b86:
	movq	1728(%rsp), %rcx
	incq	%rcx
	addl	1024(%rsp), %eax
	cmpq	1720(%rsp), %rcx
	je	.L24b87
.L24b4:
	movq	%rcx, 1728(%rsp)
	imulq	1480(%rsp), %rcx
	movq	%rcx, 1744(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 1028(%rsp)
	jmp	.L24b5
	.p2align	4
.L24b85:
	incq	%rsi
	addl	412(%rsp), %edx
	cmpq	1480(%rsp), %rsi
	je	.L24b86
.L24b5:
	movq	1744(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1736(%rsp), %rcx
	movl	%edx, %r15d
	xorl	%edi, %edi
	movl	%edx, 1032(%rsp)
	movq	%rsi, 1792(%rsp)
	movq	%rcx, 1784(%rsp)
	jmp	.L24b6
	.p2align	4
.L24b83:
	movq	1776(%rsp), %rax
	movaps	1376(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	752(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movaps	.L24c14(%rip), %xmm9
	movl	1028(%rsp), %eax
	xorps	%xmm14, %xmm14
	movl	1032(%rsp), %edx
	movq	1792(%rsp), %rsi
	movq	1784(%rsp), %rcx
	movl	1036(%rsp), %r15d
	movq	1800(%rsp), %rdi
	movdqa	.L24c2(%rip), %xmm2
.L24b84:
	incq	%rdi
	incl	%r15d
	cmpq	%r11, %rdi
	je	.L24b85
.L24b6:
	leaq	(%rcx,%rdi), %r9
	movl	8(%rbx), %r8d
	movq	%r8, 544(%rsp)
	cmpq	%r8, %r9
	jae	.L24b84
	movq	%rdi, 1800(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 48(%rsp)
	movl	20(%rbx), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movdqa	%xmm2, %xmm15
	movl	%r15d, 1036(%rsp)
	je	.L24b8
	movq	%rcx, 384(%rsp)
	movq	%rax, %r12
	movq	%r9, 176(%rsp)
	imulq	%r9, %r12
	movl	$2, %r8d
	subq	%r10, %r8
	imull	%r15d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 224(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 192(%rsp)
	pxor	%xmm1, %xmm1
	xorps	%xmm10, %xmm10
	movl	$16, %r11d
	movq	1752(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm8, %xmm12
	movaps	%xmm8, %xmm4
	movdqa	.L24c1(%rip), %xmm13
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movdqa	%xmm0, 160(%rsp)
	movdqa	%xmm0, 16(%rsp)
	movdqa	%xmm0, 32(%rsp)
	xorl	%r15d, %r15d
	jmp	.L24b10
	.p2align	4
.L24b33:
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	incq	%r15
	addl	%r10d, %eax
	addl	224(%rsp), %r11d
	addq	%r10, %rdi
	addq	192(%rsp), %rbx
	cmpq	%r10, %r15
	je	.L24b34
.L24b10:
	movq	%r15, %rcx
	imulq	%r10, %rcx
	leal	(%r12,%rcx), %r9d
	andl	$2147483647, %r9d
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %bpl
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1016(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm5
	testb	$1, %bpl
	je	.L24b12
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	psrld	%xmm0, %xmm5
	pblendw	$170, %xmm14, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L24b12:
	movq	88(%rsp), %rdx
	movss	(%rdx), %xmm0
	movss	4(%rdx), %xmm7
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm7, %xmm7
	movdqa	%xmm5, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm7, %xmm6
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movq	552(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rdx)
	testb	$8, %bpl
	je	.L24b14
	movaps	%xmm6, %xmm7
	addps	.L24c3(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L24c4(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L24c5(%rip), %xmm7
	movaps	%xmm6, %xmm8
	addps	.L24c6(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	.L24c7(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	.L24c0(%rip), %xmm9
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	.L24c0(%rip), %xmm7
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	.L24c0(%rip), %xmm8
	mulps	%xmm9, %xmm12
	mulps	%xmm7, %xmm4
	movaps	%xmm4, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm13
	movaps	%xmm12, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm13
	andps	%xmm8, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L24c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm8, %xmm12
	andps	%xmm0, %xmm4
	orps	%xmm8, %xmm4
.L24b14:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L24b16
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
.L24b16:
	pand	%xmm2, %xmm5
	pmaxud	%xmm5, %xmm1
	movaps	%xmm6, %xmm5
	addps	%xmm14, %xmm5
	je	.L24b31
	movq	%rbx, 64(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 96(%rsp)
	jne	.L24b18
.L24b24:
	addq	%rbx, %rcx
	addq	%rbx, %r9
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %bpl
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1016(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm7
	testb	$1, %bpl
	je	.L24b26
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm14, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L24b26:
	movq	88(%rsp), %rdx
	movss	(%rdx), %xmm0
	movss	4(%rdx), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm7, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movl	96(%rsp), %r11d
	shlq	$4, %rcx
	movq	552(%rsp), %rdx
	movaps	%xmm8, (%rdx,%rcx)
	testb	$8, %bpl
	je	.L24b28
	movaps	%xmm8, %xmm9
	addps	.L24c3(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L24c4(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L24c5(%rip), %xmm9
	movaps	%xmm4, %xmm2
	movaps	%xmm12, %xmm4
	movdqa	%xmm13, %xmm12
	movaps	%xmm10, %xmm13
	movaps	%xmm8, %xmm10
	addps	.L24c6(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L24c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L24c0(%rip), %xmm3
	movaps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm13, %xmm10
	movdqa	%xmm12, %xmm13
	movaps	%xmm4, %xmm12
	movaps	%xmm2, %xmm4
	mulps	%xmm11, %xmm12
	movdqa	%xmm15, %xmm2
	mulps	%xmm9, %xmm4
	movaps	%xmm4, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm13
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm13
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L24c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm3, %xmm12
	andps	%xmm0, %xmm4
	orps	%xmm3, %xmm4
.L24b28:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L24b30
	movaps	32(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 32(%rsp)
.L24b30:
	movq	64(%rsp), %rbx
	pand	%xmm2, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
	movaps	.L24c0(%rip), %xmm8
.L24b31:
	testq	%r15, %r15
	jne	.L24b33
	movaps	160(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 160(%rsp)
	jmp	.L24b33
	.p2align	4
.L24b18:
	movq	64(%rsp), %rdx
	jmp	.L24b19
	.p2align	4
.L24b23:
	andps	%xmm2, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
	leaq	(%r8,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rdx
	cmpq	$1, %rsi
	je	.L24b24
.L24b19:
	leaq	(%rdi,%rbx), %rsi
	movl	%ebp, %r14d
	leaq	(%rax,%rbx), %rbp
	shrq	%rsi
	addq	%r12, %rsi
	testb	$1, %r14b
	cmoveq	%rbp, %rsi
	shlq	$4, %rsi
	movq	1016(%rsp), %rbp
	movdqa	(%rbp,%rsi), %xmm7
	movl	%r14d, %ebp
	testb	$1, %bpl
	je	.L24b21
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm14, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L24b21:
	movq	88(%rsp), %rsi
	movss	(%rsi), %xmm0
	movss	4(%rsi), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm7, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %bpl
	je	.L24b23
	movaps	%xmm8, %xmm9
	addps	.L24c3(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L24c4(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L24c5(%rip), %xmm9
	movaps	%xmm4, %xmm2
	movaps	%xmm12, %xmm4
	movdqa	%xmm13, %xmm12
	movaps	%xmm10, %xmm13
	movaps	%xmm8, %xmm10
	addps	.L24c6(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L24c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L24c0(%rip), %xmm3
	movaps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm13, %xmm10
	movdqa	%xmm12, %xmm13
	movaps	%xmm4, %xmm12
	movaps	%xmm2, %xmm4
	mulps	%xmm11, %xmm12
	movdqa	%xmm15, %xmm2
	mulps	%xmm9, %xmm4
	movaps	%xmm4, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm13
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm13
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L24c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm3, %xmm12
	andps	%xmm0, %xmm4
	orps	%xmm3, %xmm4
	jmp	.L24b23
	.p2align	4
.L24b34:
	movdqa	%xmm1, %xmm2
	pmaxud	.L24c9(%rip), %xmm2
	pcmpeqd	%xmm1, %xmm2
	movdqa	%xmm13, %xmm0
	pblendw	$170, .L24c10(%rip), %xmm0
	psrld	$16, %xmm13
	pblendw	$170, .L24c11(%rip), %xmm13
	subps	.L24c12(%rip), %xmm13
	addps	%xmm0, %xmm13
	addps	.L24c13(%rip), %xmm13
	movq	2336(%rsp), %rbx
	movq	1768(%rsp), %r11
	movq	1760(%rsp), %r14
	movq	176(%rsp), %r9
	movaps	.L24c14(%rip), %xmm9
	movq	384(%rsp), %rcx
	jmp	.L24b35
.L24b8:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	pxor	%xmm2, %xmm2
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, (%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm13, %xmm13
	movaps	%xmm8, %xmm4
	movaps	%xmm8, %xmm12
.L24b35:
	testq	%rcx, %rcx
	movaps	%xmm10, 1664(%rsp)
	movaps	%xmm4, 1936(%rsp)
	movdqa	%xmm2, 64(%rsp)
	js	.L24b36
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rcx, %xmm6
	jmp	.L24b38
	.p2align	4
.L24b36:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rcx, %xmm6
	addss	%xmm6, %xmm6
.L24b38:
	leaq	64(%r13), %rsi
	movl	48(%rsp), %r15d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, %xmm11
	maxps	%xmm8, %xmm0
	movaps	%xmm8, %xmm7
	divps	%xmm0, %xmm7
	movaps	160(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	movaps	%xmm5, %xmm8
	maxps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	16(%rsp), %xmm2
	mulps	%xmm7, %xmm2
	mulps	32(%rsp), %xmm7
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm7, %xmm4
	minps	%xmm2, %xmm4
	movaps	%xmm7, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	movaps	%xmm4, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm9, %xmm4
	movaps	%xmm4, 16(%rsp)
	shufps	$0, %xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1184(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm4, %xmm4
	testq	%r10, %r10
	je	.L24b43
	movaps	16(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	552(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
.L24b40:
	movq	%rcx, %rdi
	xorps	%xmm1, %xmm1
	xorl	%r8d, %r8d
	.p2align	4
.L24b41:
	movaps	(%rdi), %xmm2
	subps	%xmm0, %xmm2
	maxps	%xmm14, %xmm2
	mulps	%xmm2, %xmm2
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r8, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm2, %xmm1
	mulps	%xmm2, %xmm10
	addps	%xmm10, %xmm8
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	.L24b41
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rdx, %xmm2
	movaps	%xmm2, %xmm9
	shufps	$0, %xmm2, %xmm9
	addps	%xmm1, %xmm4
	mulps	%xmm1, %xmm9
	addps	%xmm9, %xmm7
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm1, %xmm2
	addps	%xmm2, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L24b40
.L24b43:
	movaps	%xmm12, 1952(%rsp)
	movaps	%xmm13, 1648(%rsp)
	movaps	%xmm4, %xmm0
	maxps	.L24c15(%rip), %xmm0
	movaps	.L24c0(%rip), %xmm10
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	.L24c16(%rip), %xmm0
	cmpltps	%xmm4, %xmm0
	addps	.L24c17(%rip), %xmm11
	mulps	.L24c14(%rip), %xmm11
	mulps	%xmm1, %xmm8
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	mulps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm7, %xmm11
	movaps	%xmm6, %xmm7
	movaps	%xmm6, 1808(%rsp)
	divps	.L24c18(%rip), %xmm7
	mulps	%xmm1, %xmm3
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm7, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	.L24c19(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm12
	movaps	%xmm10, %xmm8
	mulps	%xmm5, %xmm1
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm1
	movaps	%xmm7, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm5
	movaps	%xmm12, %xmm3
	mulps	.L24c20(%rip), %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	movaps	16(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	movaps	(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	88(%rsp), %rax
	movss	20(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	%xmm12, 32(%rsp)
	movss	52(%rax), %xmm12
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, (%rsp)
	movss	56(%rax), %xmm9
	shufps	$0, %xmm12, %xmm12
	movss	76(%rax), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm9, %xmm9
	movss	80(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	movss	64(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	92(%rax), %xmm6
	movaps	%xmm6, %xmm4
	shufps	$0, %xmm6, %xmm4
	movaps	%xmm13, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm13, 1232(%rsp)
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm12, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm12, 1280(%rsp)
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm10, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm10, 1296(%rsp)
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm9, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm9, 1312(%rsp)
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	%xmm2, 720(%rsp)
	movaps	%xmm7, %xmm1
	movaps	16(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm7, 1328(%rsp)
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm5, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm5, 1344(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 192(%rsp)
	movaps	%xmm4, %xmm1
	movaps	32(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm4, 1520(%rsp)
	blendvps	%xmm0, %xmm4, %xmm1
	maxps	%xmm8, %xmm3
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1200(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1216(%rsp)
	maxps	%xmm0, %xmm2
	movaps	%xmm2, 128(%rsp)
	movss	68(%rax), %xmm2
	subss	%xmm2, %xmm6
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1248(%rsp)
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 912(%rsp)
	movss	96(%rax), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movaps	%xmm2, %xmm1
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1504(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	movss	72(%rax), %xmm2
	subss	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1264(%rsp)
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, 960(%rsp)
	movaps	1808(%rsp), %xmm0
	cmpltps	.L24c21(%rip), %xmm0
	orps	64(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm8, %xmm11
	xorps	%xmm1, %xmm1
	blendvps	%xmm0, %xmm1, %xmm11
	movl	%r15d, %eax
	movaps	.L24c23(%rip), %xmm2
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rax, %xmm4
	movaps	.L24c22(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1584(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, 1840(%rsp)
	movss	.L24c24(%rip), %xmm0
	mulss	%xmm0, %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1984(%rsp)
	mulss	%xmm0, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1968(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm0, 1120(%rsp)
	movaps	%xmm0, 1136(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm8, 1088(%rsp)
	movaps	.L24c27(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 896(%rsp)
	movaps	%xmm0, 1360(%rsp)
	movaps	%xmm1, 1488(%rsp)
	movaps	.L24c26(%rip), %xmm0
	movaps	%xmm0, 1680(%rsp)
	movaps	.L24c25(%rip), %xmm0
	movaps	%xmm0, 1536(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1376(%rsp)
	movq	%r9, %r8
	jmp	.L24b44
	.p2align	4
.L24b88:
	movaps	768(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm7, %xmm3
	movaps	176(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm0, %xmm12
	movaps	%xmm0, %xmm7
	addps	640(%rsp), %xmm12
	mulps	%xmm1, %xmm2
	addps	%xmm12, %xmm2
	movaps	16(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	800(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm12
	addps	(%rsp), %xmm3
	movaps	784(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	movaps	1424(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	320(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	832(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm15
	addps	496(%rsp), %xmm3
	movaps	576(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm3, %xmm0
	movaps	816(%rsp), %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	mulps	%xmm1, %xmm14
	addps	%xmm3, %xmm14
	movaps	144(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	448(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	512(%rsp), %xmm3
	movaps	48(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm3, %xmm4
	movaps	432(%rsp), %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm4, %xmm3
	movaps	416(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	movaps	704(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm4, %xmm3
	movaps	%xmm3, %xmm9
	movaps	464(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	720(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 48(%rsp)
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm8, %xmm4
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1312(%rsp), %xmm3
	movaps	%xmm3, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, 112(%rsp)
	movaps	304(%rsp), %xmm13
	mulps	%xmm13, %xmm9
	movaps	%xmm9, 704(%rsp)
	movaps	560(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1280(%rsp), %xmm3
	movaps	32(%rsp), %xmm10
	movaps	%xmm3, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, 272(%rsp)
	movaps	96(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	movaps	%xmm15, 320(%rsp)
	movaps	128(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	1200(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	maxps	%xmm4, %xmm9
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, 496(%rsp)
	mulps	%xmm10, %xmm12
	movaps	%xmm12, 16(%rsp)
	movaps	192(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1344(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	64(%rsp), %xmm12
	mulps	%xmm12, %xmm7
	movaps	%xmm7, 176(%rsp)
	movaps	1392(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	1520(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	maxps	%xmm4, %xmm9
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	mulps	%xmm6, %xmm1
	movaps	%xmm1, 768(%rsp)
	movaps	480(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	1504(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	2048(%rsp), %xmm0
	minps	.L24c0(%rip), %xmm0
	movaps	2032(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	2016(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	2000(%rsp), %xmm1
	minps	%xmm0, %xmm1
	minps	%xmm1, %xmm11
	movaps	752(%rsp), %xmm4
	mulps	%xmm13, %xmm4
	mulps	%xmm13, %xmm4
	movaps	.L24c0(%rip), %xmm0
	movaps	224(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	944(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm2, %xmm4
	movaps	.L24c0(%rip), %xmm0
	movaps	1632(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	976(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	mulps	%xmm8, %xmm4
	movaps	.L24c0(%rip), %xmm0
	movaps	1072(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	992(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm4
	movaps	.L24c0(%rip), %xmm0
	movaps	928(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	528(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	movaps	.L24c0(%rip), %xmm0
	movaps	1616(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	624(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	movaps	.L24c0(%rip), %xmm0
	movaps	1600(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	368(%rsp), %xmm0
	mulps	1184(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	240(%rsp), %xmm1
	mulps	1104(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm0
	mulps	1168(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	608(%rsp), %xmm1
	mulps	1152(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	672(%rsp), %xmm0
	mulps	1120(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	688(%rsp), %xmm1
	mulps	1136(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm12
	movaps	.L24c19(%rip), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	.L24c0(%rip), %xmm6
	movaps	128(%rsp), %xmm11
	divps	%xmm11, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm6, 160(%rsp)
	maxps	.L24c15(%rip), %xmm2
	movaps	.L24c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm12, %xmm2
	movaps	%xmm12, 1040(%rsp)
	mulps	%xmm12, %xmm0
	mulps	1088(%rsp), %xmm0
	movaps	1680(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	xorps	%xmm12, %xmm12
	movaps	896(%rsp), %xmm13
	cmpltps	%xmm13, %xmm12
	movaps	%xmm13, 896(%rsp)
	maxps	.L24c87(%rip), %xmm4
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm12, %xmm0
	blendvps	%xmm0, .L24c0(%rip), %xmm4
	sqrtps	1568(%rsp), %xmm1
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm13, %xmm7
	cmpltps	.L24c83(%rip), %xmm10
	movaps	%xmm1, %xmm2
	mulps	.L24c88(%rip), %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm1, %xmm13
	mulps	%xmm6, %xmm2
	orps	%xmm10, %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L24c27(%rip), %xmm8
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	1824(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	%xmm1, 528(%rsp)
	orps	%xmm10, %xmm0
	andps	%xmm12, %xmm0
	movaps	1488(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	mulps	.L24c19(%rip), %xmm8
	movaps	%xmm2, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	112(%rsp), %xmm0
	movaps	48(%rsp), %xmm6
	cmpneqps	%xmm0, %xmm6
	cmpeqps	720(%rsp), %xmm0
	andps	%xmm6, %xmm0
	movaps	272(%rsp), %xmm6
	movaps	288(%rsp), %xmm8
	cmpneqps	%xmm6, %xmm8
	cmpeqps	560(%rsp), %xmm6
	andps	%xmm8, %xmm6
	movaps	256(%rsp), %xmm1
	movaps	496(%rsp), %xmm8
	cmpneqps	%xmm8, %xmm1
	cmpeqps	%xmm11, %xmm8
	andps	%xmm1, %xmm8
	movaps	352(%rsp), %xmm1
	cmpneqps	%xmm15, %xmm1
	cmpeqps	192(%rsp), %xmm15
	andps	%xmm1, %xmm15
	movaps	336(%rsp), %xmm1
	cmpneqps	%xmm9, %xmm1
	cmpeqps	1392(%rsp), %xmm9
	andps	%xmm1, %xmm9
	movaps	512(%rsp), %xmm1
	cmpneqps	%xmm3, %xmm1
	cmpeqps	480(%rsp), %xmm3
	andps	%xmm1, %xmm3
	psrld	$31, %xmm9
	pslld	$4, %xmm9
	psrld	$31, %xmm3
	pslld	$5, %xmm3
	por	%xmm9, %xmm3
	psrld	$31, %xmm15
	pslld	$3, %xmm15
	por	%xmm15, %xmm3
	psrld	$31, %xmm8
	pslld	$2, %xmm8
	por	%xmm8, %xmm3
	movaps	.L24c0(%rip), %xmm8
	psrld	$31, %xmm0
	paddd	%xmm0, %xmm0
	por	%xmm0, %xmm3
	psubd	%xmm6, %xmm3
	andps	%xmm10, %xmm12
	movaps	%xmm12, 48(%rsp)
	movaps	1552(%rsp), %xmm0
	subps	1696(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	cmpltps	%xmm0, %xmm1
	movaps	%xmm0, %xmm6
	movaps	%xmm0, 1552(%rsp)
	movaps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm6, %xmm0
	orps	%xmm12, %xmm0
	orps	%xmm3, %xmm0
	movaps	%xmm0, 288(%rsp)
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	%xmm13, 64(%rsp)
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, .L24c27(%rip), %xmm5
	movaps	%xmm1, %xmm0
	movaps	%xmm1, 112(%rsp)
	movaps	1360(%rsp), %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 1360(%rsp)
	blendvps	%xmm0, (%rsp), %xmm2
	movaps	%xmm2, 1488(%rsp)
	movaps	704(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L24c2(%rip), %xmm12
	andps	%xmm12, %xmm0
	movaps	.L24c89(%rip), %xmm7
	addps	%xmm7, %xmm0
	movaps	%xmm8, %xmm9
	divps	%xmm0, %xmm9
	movaps	912(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm9, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm4, 624(%rsp)
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	144(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm8, %xmm4
	movaps	%xmm8, %xmm14
	divps	%xmm0, %xmm4
	movaps	960(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	176(%rsp), %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm8
	movaps	.L24c14(%rip), %xmm13
	mulps	%xmm13, %xmm8
	movaps	%xmm5, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	1984(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm8, %xmm10
	minps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm10, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	768(%rsp), %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm14, %xmm8
	movaps	%xmm14, %xmm12
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm10
	mulps	%xmm13, %xmm10
	mulps	%xmm10, %xmm5
	mulps	%xmm11, %xmm10
	movaps	%xmm10, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	1968(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm13
	minps	%xmm2, %xmm13
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm13
	movaps	%xmm13, %xmm7
	minps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm7
	movaps	%xmm6, %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm0
	movaps	560(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	subps	1280(%rsp), %xmm1
	movaps	1232(%rsp), %xmm2
	subps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm9, %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	224(%rsp), %xmm0
	movaps	.L24c90(%rip), %xmm10
	mulps	%xmm10, %xmm2
	movaps	.L24c27(%rip), %xmm11
	minps	%xmm11, %xmm2
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm15, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	720(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	1312(%rsp), %xmm2
	movaps	1296(%rsp), %xmm9
	subps	%xmm5, %xmm9
	blendvps	%xmm0, %xmm2, %xmm9
	mulps	%xmm4, %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	1632(%rsp), %xmm0
	mulps	%xmm10, %xmm9
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	128(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	subps	1216(%rsp), %xmm4
	movaps	1200(%rsp), %xmm9
	subps	%xmm5, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	.L24c2(%rip), %xmm13
	andps	%xmm13, %xmm1
	movaps	.L24c89(%rip), %xmm14
	addps	%xmm14, %xmm1
	movaps	%xmm12, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	1072(%rsp), %xmm0
	mulps	%xmm10, %xmm9
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm6, %xmm0
	movaps	192(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	subps	1344(%rsp), %xmm4
	movaps	1328(%rsp), %xmm9
	subps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm13, %xmm15
	andps	%xmm13, %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm12, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	928(%rsp), %xmm0
	mulps	%xmm10, %xmm9
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	176(%rsp), %xmm0
	xorps	%xmm9, %xmm9
	cmpltps	%xmm9, %xmm0
	movaps	1392(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	subps	1248(%rsp), %xmm1
	movaps	1520(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	subps	%xmm5, %xmm4
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	1616(%rsp), %xmm0
	mulps	%xmm10, %xmm4
	movaps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	768(%rsp), %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	480(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1264(%rsp), %xmm2
	movaps	1504(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm8, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	1600(%rsp), %xmm0
	mulps	%xmm10, %xmm3
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1536(%rsp), %xmm1
	cmpltps	%xmm11, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 224(%rsp)
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm7, %xmm1
	movaps	288(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1088(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	160(%rsp), %xmm2
	movaps	528(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	.L24c86(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	(%rsp), %xmm1
	movaps	624(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	cmpnleps	%xmm7, %xmm2
	orps	%xmm1, %xmm2
	orps	48(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	.L24c0(%rip), %xmm2
	movaps	112(%rsp), %xmm0
	movaps	896(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 896(%rsp)
	movaps	704(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	560(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1232(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	%xmm12, %xmm2
	subps	%xmm3, %xmm2
	movaps	368(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1184(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	movaps	%xmm2, (%rsp)
	movaps	144(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	720(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm2
	subps	%xmm3, %xmm2
	movaps	240(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1104(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	movaps	%xmm2, 160(%rsp)
	movaps	176(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm13, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	1248(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm14, %xmm8
	movaps	%xmm8, 912(%rsp)
	subps	%xmm14, %xmm8
	movaps	672(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1120(%rsp), %xmm8
	mulps	768(%rsp), %xmm7
	addps	%xmm4, %xmm7
	movaps	%xmm9, %xmm1
	minps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm13, 960(%rsp)
	subps	%xmm4, %xmm13
	movaps	688(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, 1136(%rsp), %xmm13
	movaps	.L24c0(%rip), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm6, %xmm7
	divps	%xmm6, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm11, %xmm0
	movaps	1408(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	208(%rsp), %xmm9
	subps	%xmm2, %xmm9
	movaps	384(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	608(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm3, %xmm2
	movaps	1056(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm9
	movaps	848(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	864(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm9
	movaps	656(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm13, %xmm1
	movaps	736(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm9
	movaps	880(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	592(%rsp), %xmm4
	movaps	1456(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	movaps	1440(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm5, %xmm6
	subps	%xmm2, %xmm6
	maxps	.L24c76(%rip), %xmm6
	movaps	%xmm5, %xmm2
	divps	%xmm6, %xmm2
	mulps	%xmm11, %xmm9
	mulps	%xmm9, %xmm1
	mulps	%xmm3, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm7, %xmm0
	movaps	192(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	movaps	.L24c91(%rip), %xmm3
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm5, %xmm1
	movaps	1328(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm6, %xmm1
	subps	%xmm5, %xmm1
	movaps	%xmm1, %xmm14
	movaps	%xmm0, %xmm5
	blendvps	%xmm0, 1152(%rsp), %xmm14
	mulps	%xmm11, %xmm9
	mulps	%xmm11, %xmm4
	mulps	%xmm7, %xmm9
	movaps	608(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm9
	movaps	128(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm9, %xmm2
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	movaps	1200(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm4, %xmm1
	movaps	208(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	blendvps	%xmm0, 1168(%rsp), %xmm1
	movaps	368(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	240(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	672(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	688(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm7, %xmm0
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	movaps	224(%rsp), %xmm9
	andnps	%xmm3, %xmm9
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1040(%rsp), %xmm9
	movq	88(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm11
	shufps	$0, %xmm0, %xmm11
	movaps	32(%rsp), %xmm4
	cmpleps	%xmm11, %xmm4
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1872(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	andps	%xmm4, %xmm3
	movaps	96(%rsp), %xmm7
	orps	1856(%rsp), %xmm7
	andps	%xmm5, %xmm7
	andnps	1552(%rsp), %xmm3
	addps	1696(%rsp), %xmm3
	movaps	1376(%rsp), %xmm11
	cmpltps	1840(%rsp), %xmm11
	andps	%xmm3, %xmm11
	movaps	%xmm12, 560(%rsp)
	movaps	%xmm10, 720(%rsp)
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm6, 192(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm1, 1168(%rsp)
	movaps	%xmm14, 1152(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm8, 1120(%rsp)
	movaps	.L24c0(%rip), %xmm8
	movaps	%xmm13, 1136(%rsp)
	movaps	%xmm9, 1040(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1824(%rsp)
.L24b44:
	movaps	%xmm7, %xmm0
	xorps	.L24c28(%rip), %xmm0
	movaps	%xmm0, 2224(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L24c29(%rip), %xmm0
	movaps	%xmm0, 2208(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2192(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L24c30(%rip), %xmm0
	movaps	%xmm0, 2176(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2160(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L24c31(%rip), %xmm0
	movaps	%xmm0, 2144(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2128(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L24c32(%rip), %xmm0
	movaps	%xmm0, 2112(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2096(%rsp)
	movaps	%xmm7, 1856(%rsp)
	andps	.L24c33(%rip), %xmm7
	movaps	%xmm7, 2080(%rsp)
	pcmpeqd	%xmm14, %xmm7
	movdqa	%xmm7, 2064(%rsp)
	xorps	%xmm6, %xmm6
	movaps	912(%rsp), %xmm2
	.p2align	4
.L24b45:
	movaps	%xmm11, 1552(%rsp)
	movaps	%xmm11, %xmm0
	addss	%xmm6, %xmm0
	movshdup	%xmm11, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm11, %xmm0
	unpckhpd	%xmm11, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm11, %xmm11
	addss	%xmm0, %xmm11
	testq	%r10, %r10
	movaps	.L24c36(%rip), %xmm14
	movaps	%xmm2, 912(%rsp)
	movaps	%xmm11, 928(%rsp)
	je	.L24b57
	movb	$1, %al
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm2, %xmm0
	xorl	%ecx, %ecx
	movaps	.L24c37(%rip), %xmm13
	movdqa	%xmm15, %xmm11
	.p2align	4
.L24b47:
	movaps	%xmm8, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm12
	mulps	.L24c34(%rip), %xmm12
	movaps	.L24c35(%rip), %xmm15
	movaps	%xmm15, %xmm7
	subps	(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L24c38(%rip), %xmm10
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	movaps	.L24c39(%rip), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm0, %xmm5
	movaps	.L24c40(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L24c41(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	.L24c42(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L24c43(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L24c44(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L24c45(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm8, %xmm1
	movaps	.L24c46(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm3
	movdqa	%xmm3, %xmm6
	psrad	$31, %xmm6
	movaps	.L24c47(%rip), %xmm4
	subps	%xmm4, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm3, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	andps	%xmm11, %xmm0
	movaps	.L24c48(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L24c49(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L24c50(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c51(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c52(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c53(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c54(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c55(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c56(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L24c57(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L24c14(%rip), %xmm11
	blendvps	%xmm0, %xmm15, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	.L24c58(%rip), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm9, 16(%rsp)
	mulps	.L24c59(%rip), %xmm9
	movaps	%xmm12, 32(%rsp)
	mulps	%xmm9, %xmm12
	movaps	%xmm12, 96(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	xorl	%edx, %edx
	movaps	%xmm8, %xmm4
	movaps	.L24c61(%rip), %xmm2
	.p2align	4
.L24b48:
	cvtsi2ss	%rdx, %xmm8
	addss	.L24c60(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	mulps	.L24c39(%rip), %xmm3
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm3
	mulps	.L24c40(%rip), %xmm15
	addps	%xmm3, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L24c41(%rip), %xmm14
	addps	.L24c42(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L24c43(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L24c44(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L24c45(%rip), %xmm14
	addps	.L24c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L24c47(%rip), %xmm0
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
	andps	.L24c2(%rip), %xmm1
	mulps	.L24c48(%rip), %xmm1
	addps	%xmm4, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L24c14(%rip), %xmm11
	blendvps	%xmm0, .L24c35(%rip), %xmm11
	movaps	%xmm4, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L24c49(%rip), %xmm0
	addps	.L24c50(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c51(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c52(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c53(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c54(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c55(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c56(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L24c57(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm3
	movaps	.L24c36(%rip), %xmm14
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
	movaps	.L24c37(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm5
	mulps	64(%rsp), %xmm5
	movaps	%xmm5, -48(%rcx)
	mulps	%xmm9, %xmm3
	mulps	%xmm9, %xmm12
	subps	%xmm3, %xmm12
	movaps	%xmm3, -32(%rcx)
	mulps	96(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	16(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm8, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm5
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	.L24b48
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	960(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm4, %xmm8
	movaps	.L24c2(%rip), %xmm11
	jne	.L24b47
	xorps	%xmm0, %xmm0
	movaps	928(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	896(%rsp), %xmm0
	ja	.L24b52
	xorps	%xmm0, %xmm0
.L24b52:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 368(%rsp)
	movq	552(%rsp), %rax
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 976(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 352(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 320(%rsp)
	movaps	128(%rsp), %xmm4
	.p2align	4
.L24b53:
	movaps	%xmm10, 576(%rsp)
	movaps	%xmm2, 832(%rsp)
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm7, 384(%rsp)
	movaps	%xmm6, 848(%rsp)
	movaps	%xmm5, 864(%rsp)
	movaps	%xmm11, 736(%rsp)
	movaps	%xmm3, 880(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1456(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm4, %xmm11
	movaps	%xmm1, 784(%rsp)
	mulps	%xmm1, %xmm11
	movaps	%xmm11, 48(%rsp)
	xorps	%xmm3, %xmm3
	movq	%rsi, %rdx
	movl	$0, %edi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm13, %xmm13
	xorps	%xmm15, %xmm15
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 16(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm5, (%rsp)
	.p2align	4
.L24b54:
	movaps	(%rax,%rdi), %xmm14
	movaps	-64(%rdx), %xmm9
	movaps	-48(%rdx), %xmm5
	movaps	-32(%rdx), %xmm7
	movaps	48(%rsp), %xmm6
	mulps	%xmm9, %xmm6
	addps	192(%rsp), %xmm6
	movaps	.L24c0(%rip), %xmm10
	divps	%xmm6, %xmm10
	subps	%xmm6, %xmm14
	mulps	%xmm10, %xmm14
	movaps	176(%rsp), %xmm6
	mulps	%xmm14, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm10, %xmm6
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm11
	movaps	%xmm14, %xmm10
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm13
	movaps	%xmm14, %xmm10
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm15
	movaps	-16(%rdx), %xmm10
	mulps	%xmm14, %xmm10
	movaps	16(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 16(%rsp)
	mulps	(%rdx), %xmm14
	movaps	(%rsp), %xmm10
	addps	%xmm14, %xmm10
	movaps	%xmm10, (%rsp)
	movaps	%xmm9, %xmm10
	mulps	%xmm6, %xmm10
	movaps	64(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 64(%rsp)
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm4
	movaps	%xmm5, %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm10, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm14, %xmm8
	addps	%xmm10, %xmm1
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm12
	addps	%xmm6, %xmm3
	mulps	%xmm7, %xmm6
	mulps	%xmm6, %xmm9
	movaps	32(%rsp), %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm6, %xmm5
	movaps	160(%rsp), %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm2, 160(%rsp)
	movaps	224(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 224(%rsp)
	mulps	%xmm7, %xmm6
	movaps	96(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 96(%rsp)
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L24b54
	movaps	48(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	movaps	%xmm13, 1440(%rsp)
	mulps	%xmm13, %xmm5
	movaps	368(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 368(%rsp)
	mulps	%xmm14, %xmm12
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm12
	mulps	%xmm14, %xmm12
	movaps	752(%rsp), %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm5, 752(%rsp)
	movaps	128(%rsp), %xmm6
	movaps	%xmm6, %xmm13
	mulps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	movaps	%xmm6, %xmm2
	mulps	%xmm11, %xmm5
	movaps	%xmm11, 1072(%rsp)
	movaps	240(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm13, %xmm5
	movaps	%xmm8, %xmm10
	mulps	%xmm8, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	movaps	112(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 112(%rsp)
	movaps	%xmm13, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm13, %xmm5
	movaps	944(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 944(%rsp)
	movaps	784(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	mulps	%xmm11, %xmm5
	movaps	208(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm12, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm14, %xmm5
	movaps	464(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 464(%rsp)
	movaps	%xmm12, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm13, %xmm6
	mulps	%xmm5, %xmm6
	movaps	304(%rsp), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm7, 304(%rsp)
	mulps	%xmm12, %xmm5
	movaps	976(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 976(%rsp)
	movaps	608(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 608(%rsp)
	addps	%xmm9, %xmm3
	movaps	992(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 992(%rsp)
	addps	%xmm9, %xmm1
	mulps	%xmm14, %xmm1
	movaps	384(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	64(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm13, %xmm1
	mulps	%xmm0, %xmm1
	movaps	848(%rsp), %xmm6
	addps	%xmm1, %xmm6
	mulps	%xmm12, %xmm0
	movaps	592(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	movaps	672(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	224(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm9, %xmm1
	movaps	656(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	160(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm9, %xmm1
	mulps	%xmm14, %xmm1
	movaps	352(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm14, %xmm0
	movaps	32(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm13, %xmm1
	mulps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 336(%rsp)
	mulps	%xmm12, %xmm0
	movaps	864(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	96(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm9, %xmm1
	mulps	%xmm14, %xmm1
	movaps	528(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm2, %xmm0
	movaps	800(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm4
	addps	%xmm9, %xmm4
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm7
	mulps	%xmm4, %xmm13
	movaps	%xmm12, %xmm1
	mulps	%xmm4, %xmm1
	mulps	%xmm0, %xmm4
	movaps	1072(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	688(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 688(%rsp)
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	880(%rsp), %xmm3
	addps	%xmm11, %xmm3
	addps	%xmm0, %xmm10
	xorps	%xmm2, %xmm2
	mulps	%xmm14, %xmm10
	movaps	256(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	272(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	736(%rsp), %xmm11
	addps	%xmm1, %xmm11
	addps	%xmm2, %xmm7
	mulps	%xmm14, %xmm7
	movaps	288(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movdqa	384(%rsp), %xmm7
	movaps	%xmm0, 288(%rsp)
	movaps	624(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	128(%rsp), %xmm4
	movaps	%xmm0, 624(%rsp)
	movaps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	1440(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	416(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 416(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm15, %xmm0
	movaps	496(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	832(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	16(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	movaps	432(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm10, %xmm1
	mulps	%xmm8, %xmm1
	movaps	480(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm13, %xmm1
	mulps	%xmm15, %xmm1
	movaps	448(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	1456(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	576(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	movaps	512(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 512(%rsp)
	mulps	%xmm15, %xmm8
	movaps	640(%rsp), %xmm1
	addps	%xmm8, %xmm1
	movaps	816(%rsp), %xmm8
	mulps	%xmm9, %xmm8
	movaps	320(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 320(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L24b53
	movaps	.L24c0(%rip), %xmm8
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm2, 832(%rsp)
	movaps	%xmm10, 576(%rsp)
	movaps	.L24c36(%rip), %xmm14
	movaps	192(%rsp), %xmm10
	movaps	912(%rsp), %xmm2
	movaps	944(%rsp), %xmm13
	movdqa	752(%rsp), %xmm15
	jmp	.L24b60
	.p2align	4
.L24b57:
	ucomiss	%xmm6, %xmm11
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	896(%rsp), %xmm0
	ja	.L24b59
	xorps	%xmm0, %xmm0
.L24b59:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 288(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 656(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm6, %xmm6
	pxor	%xmm7, %xmm7
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 112(%rsp)
	pxor	%xmm15, %xmm15
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	192(%rsp), %xmm10
.L24b60:
	movaps	176(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	movaps	496(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm15
	movaps	%xmm15, 752(%rsp)
	movaps	%xmm8, %xmm1
	divps	960(%rsp), %xmm1
	movaps	%xmm0, %xmm2
	movaps	832(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm13
	movaps	%xmm13, 944(%rsp)
	movaps	416(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	112(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	.L24c17(%rip), %xmm13
	movaps	%xmm13, %xmm1
	divps	%xmm9, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm1, %xmm2
	mulps	368(%rsp), %xmm2
	addps	464(%rsp), %xmm2
	movaps	%xmm2, 1408(%rsp)
	mulps	240(%rsp), %xmm1
	addps	304(%rsp), %xmm1
	movaps	%xmm1, 1056(%rsp)
	movaps	432(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	352(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 352(%rsp)
	movaps	448(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 336(%rsp)
	mulps	%xmm12, %xmm4
	subps	%xmm4, %xmm5
	movaps	512(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	528(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	480(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	256(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	576(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	272(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 272(%rsp)
	mulps	%xmm15, %xmm12
	subps	%xmm12, %xmm11
	movaps	640(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	288(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 288(%rsp)
	mulps	320(%rsp), %xmm0
	movaps	928(%rsp), %xmm4
	xorps	%xmm12, %xmm12
	ucomiss	%xmm12, %xmm4
	movaps	624(%rsp), %xmm2
	subps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	960(%rsp), %xmm9
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm11, 736(%rsp)
	movaps	%xmm5, 864(%rsp)
	movaps	%xmm6, 848(%rsp)
	movdqa	%xmm7, 384(%rsp)
	movaps	%xmm2, 624(%rsp)
	jbe	.L24b61
	movaps	1376(%rsp), %xmm0
	movaps	1552(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	.L24c62(%rip), %xmm2
	movaps	%xmm0, 1376(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	%xmm8, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	addss	%xmm12, %xmm0
	movshdup	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	unpckhpd	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	shufps	$255, %xmm2, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm12, %xmm1
	movaps	208(%rsp), %xmm1
	movaps	608(%rsp), %xmm15
	jbe	.L24b63
	testq	%r10, %r10
	movaps	%xmm2, 16(%rsp)
	xorps	%xmm3, %xmm3
	je	.L24b65
	movq	552(%rsp), %rax
	xorl	%ecx, %ecx
	movaps	128(%rsp), %xmm5
	.p2align	4
.L24b67:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L24c67(%rip), %xmm15
	movaps	.L24c70(%rip), %xmm12
	movaps	.L24c71(%rip), %xmm13
	movaps	.L24c72(%rip), %xmm14
	movaps	.L24c17(%rip), %xmm1
	movdqa	.L24c64(%rip), %xmm11
	movdqa	.L24c63(%rip), %xmm2
	.p2align	4
.L24b68:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm10, %xmm4
	movaps	(%rax,%rdi), %xmm5
	movaps	%xmm8, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm1, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm8, %xmm0
	paddd	%xmm2, %xmm0
	pand	%xmm11, %xmm0
	movaps	%xmm8, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm1, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm8, %xmm10
	movaps	%xmm6, %xmm8
	mulps	.L24c69(%rip), %xmm8
	addps	%xmm12, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm13, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm15, %xmm8
	addps	.L24c68(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L24c65(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L24c66(%rip), %xmm8
	addps	%xmm8, %xmm9
	movaps	%xmm10, %xmm8
	movaps	192(%rsp), %xmm10
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L24b68
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	128(%rsp), %xmm5
	jne	.L24b67
	jmp	.L24b70
	.p2align	4
.L24b61:
	movaps	%xmm9, 480(%rsp)
	movaps	912(%rsp), %xmm12
	movaps	208(%rsp), %xmm1
	movaps	608(%rsp), %xmm15
	movaps	752(%rsp), %xmm0
	jmp	.L24b71
	.p2align	4
.L24b63:
	movaps	%xmm9, 480(%rsp)
	movaps	912(%rsp), %xmm12
	movaps	624(%rsp), %xmm2
	movaps	752(%rsp), %xmm0
	jmp	.L24b71
.L24b65:
	movaps	128(%rsp), %xmm5
.L24b70:
	movaps	1536(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	mulps	.L24c73(%rip), %xmm13
	addps	.L24c74(%rip), %xmm13
	xorps	%xmm1, %xmm1
	cmpltps	16(%rsp), %xmm1
	addps	%xmm2, %xmm13
	cmpltps	%xmm3, %xmm13
	andps	%xmm1, %xmm13
	movaps	%xmm13, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1536(%rsp)
	movaps	1488(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	.L24c22(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1488(%rsp)
	movaps	1680(%rsp), %xmm1
	blendvps	%xmm0, .L24c75(%rip), %xmm1
	movaps	%xmm1, 1680(%rsp)
	movaps	%xmm8, %xmm4
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, .L24c19(%rip), %xmm4
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	560(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	720(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 720(%rsp)
	movaps	1168(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	1152(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm10
	movaps	1120(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	912(%rsp), %xmm12
	subps	%xmm0, %xmm12
	movaps	1136(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	960(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm11, 480(%rsp)
	movaps	1040(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1040(%rsp)
	movaps	1088(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	%xmm13, %xmm4
	andnps	896(%rsp), %xmm4
	movaps	%xmm13, %xmm0
	movaps	1360(%rsp), %xmm11
	blendvps	%xmm0, .L24c27(%rip), %xmm11
	movaps	%xmm11, 1360(%rsp)
	andps	%xmm8, %xmm13
	movaps	%xmm13, 1696(%rsp)
	movaps	%xmm4, 896(%rsp)
	movaps	%xmm7, 1136(%rsp)
	movaps	%xmm6, 1120(%rsp)
	movaps	%xmm5, 1152(%rsp)
	movaps	%xmm3, 1168(%rsp)
	movaps	%xmm2, 1104(%rsp)
	movaps	%xmm1, 1184(%rsp)
	movaps	.L24c36(%rip), %xmm14
	movaps	208(%rsp), %xmm1
	movaps	608(%rsp), %xmm15
	movaps	624(%rsp), %xmm2
	movaps	752(%rsp), %xmm0
	movaps	928(%rsp), %xmm4
	movaps	.L24c17(%rip), %xmm13
.L24b71:
	movaps	%xmm10, 192(%rsp)
	movaps	%xmm1, 208(%rsp)
	movaps	128(%rsp), %xmm6
	movaps	%xmm12, 1392(%rsp)
	movaps	%xmm1, %xmm9
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm4
	movaps	.L24c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	944(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 464(%rsp)
	movaps	976(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 96(%rsp)
	movaps	992(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	528(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 64(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm5
	movaps	560(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1280(%rsp), %xmm1
	movaps	1232(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	368(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	movaps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	xorps	%xmm14, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm8, %xmm7
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2240(%rsp)
	movaps	%xmm8, %xmm1
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 224(%rsp)
	movaps	720(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1312(%rsp), %xmm1
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	240(%rsp), %xmm11
	movaps	%xmm11, %xmm4
	xorps	%xmm14, %xmm4
	movaps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm6, %xmm1
	cmpleps	1216(%rsp), %xmm1
	movaps	1200(%rsp), %xmm0
	cmpleps	%xmm6, %xmm0
	movaps	%xmm9, %xmm6
	movaps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	xorps	%xmm14, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	divps	%xmm5, %xmm7
	movaps	%xmm7, 160(%rsp)
	movaps	%xmm10, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1328(%rsp), %xmm0
	cmpleps	%xmm10, %xmm0
	movaps	%xmm15, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm3, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm12, %xmm1
	cmpleps	1248(%rsp), %xmm1
	movaps	1520(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	672(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, %xmm12, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	480(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	cmpleps	1264(%rsp), %xmm1
	movaps	1504(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm15, %xmm4
	movaps	%xmm8, %xmm15
	movaps	%xmm3, %xmm8
	movaps	688(%rsp), %xmm3
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm3, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	304(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	368(%rsp), %xmm0
	movaps	%xmm0, 512(%rsp)
	orps	2224(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm13, %xmm0
	movdqa	2208(%rsp), %xmm1
	pcmpgtd	%xmm7, %xmm1
	xorps	%xmm13, %xmm13
	por	%xmm0, %xmm1
	movdqa	%xmm1, 704(%rsp)
	movaps	464(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	240(%rsp), %xmm1
	movaps	%xmm1, 496(%rsp)
	por	2192(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm11, %xmm1
	movdqa	2176(%rsp), %xmm2
	pcmpgtd	%xmm13, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1424(%rsp)
	movaps	96(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	mulps	208(%rsp), %xmm7
	movaps	%xmm7, (%rsp)
	por	2160(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm7, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	2144(%rsp), %xmm5
	pcmpgtd	%xmm13, %xmm5
	por	%xmm0, %xmm5
	movdqa	%xmm5, 1920(%rsp)
	movaps	32(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	movaps	%xmm4, 608(%rsp)
	mulps	%xmm4, %xmm5
	movaps	%xmm5, 640(%rsp)
	por	2128(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm5, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2112(%rsp), %xmm4
	pcmpgtd	%xmm13, %xmm4
	por	%xmm1, %xmm4
	movdqa	%xmm4, 1904(%rsp)
	movaps	64(%rsp), %xmm7
	movaps	%xmm12, 672(%rsp)
	mulps	%xmm12, %xmm7
	por	2096(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm7, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	2080(%rsp), %xmm4
	pcmpgtd	%xmm13, %xmm4
	por	%xmm0, %xmm4
	movdqa	%xmm4, 1888(%rsp)
	movaps	160(%rsp), %xmm4
	movaps	%xmm3, 688(%rsp)
	mulps	%xmm3, %xmm4
	por	2064(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1872(%rsp)
	movaps	704(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 1632(%rsp)
	movaps	%xmm9, %xmm5
	mulps	%xmm0, %xmm5
	movaps	112(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm10, %xmm13
	mulps	224(%rsp), %xmm13
	mulps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm9
	mulps	%xmm1, %xmm0
	movaps	%xmm15, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2048(%rsp)
	movaps	%xmm1, %xmm0
	movaps	.L24c76(%rip), %xmm10
	maxps	%xmm10, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	movaps	1424(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 1072(%rsp)
	movaps	%xmm2, %xmm8
	mulps	%xmm0, %xmm8
	movaps	1408(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	mulps	%xmm13, %xmm14
	movaps	1056(%rsp), %xmm2
	mulps	%xmm8, %xmm2
	movaps	%xmm8, 1456(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm9, 48(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm5, 448(%rsp)
	subps	%xmm0, %xmm2
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm15, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm12
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2032(%rsp)
	movaps	%xmm1, %xmm0
	maxps	%xmm10, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm0, %xmm1
	movaps	1920(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm11, %xmm6
	mulps	%xmm0, %xmm6
	movaps	384(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm13, %xmm2
	movaps	848(%rsp), %xmm11
	mulps	%xmm6, %xmm11
	movaps	%xmm6, 1440(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm5, %xmm11
	subps	%xmm0, %xmm11
	movaps	592(%rsp), %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm2, %xmm0
	mulps	%xmm14, %xmm2
	movaps	%xmm14, 432(%rsp)
	mulps	%xmm8, %xmm10
	subps	%xmm2, %xmm10
	mulps	%xmm3, %xmm11
	movaps	%xmm3, %xmm9
	movaps	%xmm11, %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm12, %xmm6
	movaps	%xmm12, 800(%rsp)
	subps	%xmm2, %xmm10
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm8
	movaps	%xmm0, 576(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm11, %xmm2
	movaps	%xmm11, 416(%rsp)
	mulps	%xmm11, %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm1, %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm0
	movaps	%xmm0, 2016(%rsp)
	movaps	%xmm0, %xmm2
	maxps	.L24c76(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm15, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1904(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	64(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	352(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm13, %xmm5
	movaps	336(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm5, %xmm3
	mulps	48(%rsp), %xmm3
	mulps	448(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	864(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm5, %xmm3
	mulps	%xmm14, %xmm3
	mulps	1456(%rsp), %xmm12
	subps	%xmm3, %xmm12
	mulps	%xmm9, %xmm0
	movaps	%xmm9, 144(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm14
	mulps	%xmm6, %xmm3
	subps	%xmm3, %xmm12
	movaps	656(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm5, %xmm0
	movaps	%xmm5, 816(%rsp)
	mulps	%xmm8, %xmm5
	mulps	1440(%rsp), %xmm3
	subps	%xmm5, %xmm3
	movaps	%xmm14, %xmm5
	movaps	%xmm14, %xmm6
	movaps	%xmm14, 784(%rsp)
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm3
	mulps	%xmm1, %xmm12
	movaps	%xmm1, %xmm14
	movaps	%xmm1, 320(%rsp)
	movaps	%xmm12, %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm3
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm15, %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	subps	%xmm5, %xmm0
	movaps	16(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm0, 2000(%rsp)
	movaps	%xmm0, %xmm5
	maxps	.L24c76(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	%xmm15, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	1888(%rsp), %xmm5
	andnps	%xmm15, %xmm5
	movaps	%xmm5, 1600(%rsp)
	movaps	160(%rsp), %xmm8
	mulps	%xmm5, %xmm8
	movaps	256(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm13, %xmm5
	movaps	272(%rsp), %xmm15
	mulps	%xmm8, %xmm15
	mulps	448(%rsp), %xmm15
	movaps	%xmm5, %xmm6
	mulps	48(%rsp), %xmm6
	subps	%xmm6, %xmm15
	movaps	736(%rsp), %xmm13
	mulps	%xmm8, %xmm13
	movaps	%xmm5, %xmm6
	movaps	%xmm5, %xmm11
	mulps	432(%rsp), %xmm6
	mulps	1456(%rsp), %xmm13
	subps	%xmm6, %xmm13
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm6
	mulps	800(%rsp), %xmm6
	subps	%xmm6, %xmm13
	movaps	880(%rsp), %xmm6
	mulps	%xmm8, %xmm6
	mulps	576(%rsp), %xmm5
	mulps	1440(%rsp), %xmm6
	subps	%xmm5, %xmm6
	movaps	%xmm15, %xmm5
	mulps	416(%rsp), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm14, %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm6
	mulps	288(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm11, %xmm2
	movaps	%xmm11, %xmm5
	movaps	%xmm11, 1568(%rsp)
	mulps	816(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm15, %xmm2
	mulps	784(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm13, %xmm2
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm2
	mulps	%xmm3, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm11, %xmm5
	movaps	.L24c0(%rip), %xmm11
	subps	%xmm5, %xmm11
	movaps	%xmm15, %xmm5
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm11
	mulps	%xmm0, %xmm8
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm11, %xmm5
	maxps	.L24c76(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	.L24c0(%rip), %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	512(%rsp), %xmm14
	mulps	224(%rsp), %xmm14
	movaps	48(%rsp), %xmm1
	movaps	%xmm1, 448(%rsp)
	mulps	%xmm14, %xmm1
	movaps	496(%rsp), %xmm9
	mulps	1632(%rsp), %xmm9
	subps	%xmm1, %xmm9
	movaps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	mulps	144(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movaps	432(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm5
	movaps	(%rsp), %xmm1
	mulps	1072(%rsp), %xmm1
	subps	%xmm5, %xmm1
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, 832(%rsp)
	mulps	%xmm9, %xmm5
	subps	%xmm5, %xmm1
	mulps	320(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm2
	movaps	%xmm1, (%rsp)
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, 432(%rsp)
	mulps	%xmm14, %xmm0
	movaps	%xmm0, %xmm1
	movaps	640(%rsp), %xmm0
	mulps	928(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, 576(%rsp)
	mulps	%xmm9, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm10, 800(%rsp)
	mulps	%xmm2, %xmm10
	subps	%xmm10, %xmm0
	mulps	16(%rsp), %xmm0
	movaps	%xmm0, %xmm10
	movaps	%xmm0, %xmm2
	mulps	%xmm0, %xmm10
	addps	%xmm5, %xmm10
	movaps	816(%rsp), %xmm0
	movaps	%xmm0, 416(%rsp)
	mulps	%xmm14, %xmm0
	mulps	1616(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, 816(%rsp)
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm7
	movaps	%xmm12, 784(%rsp)
	movaps	(%rsp), %xmm5
	mulps	%xmm5, %xmm12
	subps	%xmm12, %xmm7
	movaps	%xmm3, %xmm12
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm7
	mulps	176(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm10, %xmm0
	movaps	1568(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	movaps	%xmm14, 512(%rsp)
	mulps	%xmm14, %xmm3
	mulps	1600(%rsp), %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm15, %xmm14
	movaps	%xmm9, 496(%rsp)
	mulps	%xmm9, %xmm15
	movaps	%xmm2, %xmm3
	subps	%xmm15, %xmm4
	movaps	.L24c0(%rip), %xmm15
	movaps	%xmm13, %xmm9
	mulps	%xmm5, %xmm13
	subps	%xmm13, %xmm4
	movaps	160(%rsp), %xmm5
	movaps	%xmm6, %xmm2
	movaps	%xmm3, 640(%rsp)
	mulps	%xmm3, %xmm6
	subps	%xmm6, %xmm4
	movaps	%xmm8, %xmm3
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm4
	movaps	768(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1568(%rsp)
	movaps	304(%rsp), %xmm1
	movaps	2240(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	464(%rsp), %xmm6
	mulps	144(%rsp), %xmm6
	movaps	704(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm6
	mulps	%xmm1, %xmm6
	movaps	96(%rsp), %xmm1
	mulps	320(%rsp), %xmm1
	movaps	1424(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	mulps	%xmm6, %xmm1
	movaps	32(%rsp), %xmm6
	mulps	16(%rsp), %xmm6
	movaps	1920(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm6
	mulps	%xmm1, %xmm6
	movaps	64(%rsp), %xmm1
	mulps	176(%rsp), %xmm1
	movaps	1904(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm5, %xmm6
	mulps	%xmm8, %xmm5
	movaps	1888(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm5
	mulps	%xmm1, %xmm5
	movaps	.L24c36(%rip), %xmm0
	movaps	448(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	48(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	832(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 832(%rsp)
	movaps	576(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	432(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	800(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 800(%rsp)
	movaps	816(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 816(%rsp)
	movaps	784(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 784(%rsp)
	movaps	416(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 416(%rsp)
	xorps	%xmm0, %xmm12
	xorps	%xmm0, %xmm14
	xorps	%xmm0, %xmm9
	movaps	%xmm9, 1424(%rsp)
	xorps	%xmm0, %xmm2
	xorps	%xmm0, %xmm10
	movaps	%xmm10, 704(%rsp)
	xorps	%xmm0, %xmm3
	ja	.L24b88
	movaps	%xmm15, %xmm8
	movaps	%xmm2, %xmm9
	movaps	%xmm15, %xmm0
	movaps	96(%rsp), %xmm15
	divps	%xmm15, %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm8, %xmm2
	divps	32(%rsp), %xmm2
	mulps	192(%rsp), %xmm2
	mulps	.L24c77(%rip), %xmm0
	mulps	.L24c78(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1536(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	.L24c27(%rip), %xmm11
	cmpltps	%xmm11, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	.L24c79(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movq	88(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm8, %xmm0
	movaps	1360(%rsp), %xmm13
	divps	%xmm13, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm8, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm6, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm13, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1568(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1872(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	movaps	1632(%rsp), %xmm2
	mulps	224(%rsp), %xmm2
	movaps	1072(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	928(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	1616(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1600(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm8, %xmm1
	movaps	.L24c23(%rip), %xmm6
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1840(%rsp), %xmm0
	cmpleps	1376(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	.L24c80(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1584(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1584(%rsp)
	movaps	%xmm1, %xmm11
	cmpeqps	%xmm6, %xmm11
	andps	%xmm8, %xmm11
	movaps	%xmm11, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm11, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm11, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm11, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movdqa	1392(%rsp), %xmm2
	movaps	480(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm15, %xmm0
	movaps	.L24c68(%rip), %xmm10
	movaps	.L24c2(%rip), %xmm15
	ja	.L24b45
	movaps	768(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	mulps	%xmm11, %xmm3
	addps	%xmm7, %xmm3
	movaps	176(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	mulps	%xmm2, %xmm12
	addps	640(%rsp), %xmm12
	mulps	%xmm11, %xmm9
	addps	%xmm12, %xmm9
	movaps	16(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	800(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	addps	(%rsp), %xmm1
	movaps	784(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	1424(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm4, %xmm1
	movaps	320(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	movaps	832(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	496(%rsp), %xmm1
	movaps	576(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm1, %xmm6
	movaps	816(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm11, %xmm14
	addps	%xmm1, %xmm14
	movaps	144(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	448(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	512(%rsp), %xmm6
	movaps	48(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm6, %xmm7
	movaps	432(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm7, %xmm6
	movaps	416(%rsp), %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm6, %xmm7
	movaps	704(%rsp), %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm7, %xmm6
	mulps	304(%rsp), %xmm6
	movaps	%xmm6, 704(%rsp)
	mulps	464(%rsp), %xmm1
	movaps	%xmm1, 144(%rsp)
	mulps	%xmm0, %xmm4
	movaps	%xmm4, 320(%rsp)
	mulps	32(%rsp), %xmm3
	movaps	%xmm3, 16(%rsp)
	mulps	64(%rsp), %xmm2
	movaps	%xmm2, 176(%rsp)
	mulps	160(%rsp), %xmm11
	movaps	%xmm11, 768(%rsp)
	movaps	%xmm8, %xmm0
	divps	1936(%rsp), %xmm0
	movaps	1952(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L24c63(%rip), %xmm0
	movdqa	.L24c64(%rip), %xmm15
	pand	%xmm15, %xmm0
	movaps	%xmm8, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L24c17(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L24c65(%rip), %xmm3
	addps	.L24c66(%rip), %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L24c67(%rip), %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	.L24c69(%rip), %xmm13
	mulps	%xmm13, %xmm2
	addps	.L24c70(%rip), %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	%xmm1, 512(%rsp)
	mulps	.L24c71(%rip), %xmm1
	movaps	%xmm1, 448(%rsp)
	mulps	.L24c72(%rip), %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	1648(%rsp), %xmm0
	mulps	.L24c81(%rip), %xmm0
	movaps	%xmm0, 1648(%rsp)
	movaps	1664(%rsp), %xmm0
	mulps	.L24c82(%rip), %xmm0
	movaps	%xmm0, 1664(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm6, %xmm6
	xorps	%xmm10, %xmm10
	xorps	%xmm11, %xmm11
	xorps	%xmm9, %xmm9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm7, %xmm7
	cmpb	$1, %cl
	movq	544(%rsp), %rsi
	jne	.L24b78
	movq	552(%rsp), %rax
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.L24b75:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L24c17(%rip), %xmm5
	movaps	192(%rsp), %xmm1
	movaps	224(%rsp), %xmm12
	movaps	48(%rsp), %xmm14
	.p2align	4
.L24b76:
	movaps	(%rdx), %xmm3
	mulps	(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	.L24c0(%rip), %xmm8
	divps	%xmm3, %xmm8
	movaps	(%rax,%rdi), %xmm4
	subps	%xmm3, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm5, %xmm0
	cmpltps	%xmm4, %xmm0
	addps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm8, %xmm0
	addps	.L24c0(%rip), %xmm0
	paddd	.L24c63(%rip), %xmm0
	pand	%xmm15, %xmm0
	movaps	%xmm7, %xmm2
	movdqa	.L24c0(%rip), %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm5, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm9, %xmm15
	movaps	%xmm7, %xmm9
	mulps	%xmm13, %xmm9
	movaps	%xmm8, %xmm13
	addps	.L24c70(%rip), %xmm9
	mulps	.L24c71(%rip), %xmm13
	addps	%xmm9, %xmm13
	movaps	%xmm7, %xmm9
	mulps	.L24c67(%rip), %xmm9
	addps	.L24c68(%rip), %xmm9
	mulps	%xmm8, %xmm13
	addps	%xmm9, %xmm13
	movaps	%xmm7, %xmm9
	mulps	.L24c65(%rip), %xmm9
	addps	.L24c66(%rip), %xmm9
	mulps	%xmm8, %xmm13
	addps	%xmm9, %xmm13
	movaps	%xmm15, %xmm9
	mulps	%xmm8, %xmm13
	movaps	.L24c0(%rip), %xmm8
	addps	%xmm7, %xmm13
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L24c72(%rip), %xmm0
	addps	%xmm13, %xmm0
	movdqa	.L24c64(%rip), %xmm15
	movaps	.L24c69(%rip), %xmm13
	movaps	%xmm4, %xmm7
	addps	%xmm8, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm5, %xmm4
	subps	%xmm4, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm8, %xmm3
	movaps	%xmm8, %xmm0
	divps	%xmm3, %xmm0
	addps	%xmm7, %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm4, %xmm11
	addps	%xmm0, %xmm14
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm12
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm10
	addps	%xmm0, %xmm9
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L24b76
	movaps	%xmm14, 48(%rsp)
	movaps	%xmm12, 224(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L24b75
.L24b78:
	movaps	%xmm9, 608(%rsp)
	movaps	%xmm11, 624(%rsp)
	movaps	%xmm10, 672(%rsp)
	movaps	%xmm6, 688(%rsp)
	movaps	%xmm7, 944(%rsp)
	movaps	112(%rsp), %xmm1
	movaps	464(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	304(%rsp), %xmm12
	mulps	%xmm12, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm8, %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	movaps	.L24c76(%rip), %xmm11
	maxps	%xmm11, %xmm2
	sqrtps	%xmm2, %xmm0
	movaps	%xmm8, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, %xmm7
	movaps	1408(%rsp), %xmm14
	movaps	96(%rsp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm12, %xmm14
	movaps	1056(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm0, %xmm6
	movaps	%xmm14, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm1, %xmm4
	mulps	%xmm9, %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm8, %xmm2
	subps	%xmm0, %xmm2
	mulps	%xmm7, %xmm10
	movaps	%xmm7, %xmm13
	movaps	%xmm7, 240(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm2
	minps	%xmm8, %xmm3
	movaps	%xmm2, %xmm0
	minps	%xmm3, %xmm0
	maxps	%xmm11, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm8, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm1, %xmm5
	movaps	384(%rsp), %xmm1
	movaps	32(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm12, %xmm7
	movaps	848(%rsp), %xmm15
	mulps	%xmm3, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm4, 112(%rsp)
	mulps	%xmm9, %xmm15
	movaps	%xmm9, %xmm12
	subps	%xmm2, %xmm15
	movaps	592(%rsp), %xmm9
	mulps	%xmm3, %xmm9
	movaps	%xmm1, %xmm2
	mulps	%xmm14, %xmm2
	mulps	%xmm6, %xmm9
	movaps	%xmm6, %xmm11
	subps	%xmm2, %xmm9
	mulps	%xmm13, %xmm15
	movaps	%xmm15, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm9
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm8, %xmm3
	subps	%xmm2, %xmm3
	movaps	%xmm15, %xmm2
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm3
	mulps	%xmm5, %xmm9
	movaps	%xmm5, %xmm13
	movaps	%xmm5, 528(%rsp)
	movaps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	maxps	.L24c76(%rip), %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, (%rsp)
	movaps	352(%rsp), %xmm6
	movaps	64(%rsp), %xmm3
	mulps	%xmm3, %xmm6
	mulps	%xmm7, %xmm6
	movaps	336(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm6, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm12, %xmm5
	subps	%xmm0, %xmm5
	movaps	864(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	movaps	%xmm6, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm11, %xmm12
	subps	%xmm0, %xmm12
	movaps	240(%rsp), %xmm7
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm12
	movaps	656(%rsp), %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm6, %xmm0
	mulps	%xmm1, %xmm0
	mulps	32(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm5, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm11
	mulps	%xmm13, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm11
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm8, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm3
	mulps	(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	minps	%xmm2, %xmm0
	movaps	%xmm0, 208(%rsp)
	maxps	.L24c76(%rip), %xmm3
	sqrtps	%xmm3, %xmm2
	movaps	%xmm8, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	256(%rsp), %xmm3
	movaps	160(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	mulps	304(%rsp), %xmm3
	movaps	272(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm3, %xmm2
	mulps	112(%rsp), %xmm2
	mulps	464(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	736(%rsp), %xmm13
	mulps	%xmm4, %xmm13
	movaps	%xmm3, %xmm2
	movaps	%xmm14, 1408(%rsp)
	mulps	%xmm14, %xmm2
	mulps	96(%rsp), %xmm13
	subps	%xmm2, %xmm13
	mulps	%xmm7, %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm10, 1056(%rsp)
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm13
	movaps	880(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	movaps	%xmm3, %xmm2
	movaps	%xmm1, 384(%rsp)
	mulps	%xmm1, %xmm2
	mulps	32(%rsp), %xmm7
	subps	%xmm2, %xmm7
	movaps	%xmm0, %xmm2
	movaps	%xmm15, 848(%rsp)
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm7
	mulps	528(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	movaps	%xmm9, 592(%rsp)
	mulps	%xmm9, %xmm2
	subps	%xmm2, %xmm7
	movaps	288(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm3, %xmm2
	movaps	%xmm6, 352(%rsp)
	mulps	%xmm6, %xmm2
	mulps	64(%rsp), %xmm1
	subps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	movaps	%xmm5, 336(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm1
	movaps	%xmm13, %xmm2
	movaps	%xmm12, 864(%rsp)
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm1
	mulps	(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	movaps	%xmm11, 656(%rsp)
	mulps	%xmm11, %xmm2
	subps	%xmm2, %xmm1
	movaps	%xmm3, 256(%rsp)
	mulps	%xmm3, %xmm3
	movaps	%xmm8, %xmm10
	subps	%xmm3, %xmm10
	movaps	%xmm0, 272(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm10
	movaps	%xmm13, 736(%rsp)
	movaps	%xmm13, %xmm2
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm10
	movaps	%xmm7, 880(%rsp)
	movaps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	subps	%xmm2, %xmm10
	mulps	368(%rsp), %xmm1
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm10
	movaps	%xmm10, %xmm2
	minps	208(%rsp), %xmm2
	movaps	.L24c83(%rip), %xmm4
	cmpltps	%xmm2, %xmm4
	movaps	1584(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	cmpeqps	.L24c22(%rip), %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm3
	movaps	%xmm4, 640(%rsp)
	orps	%xmm4, %xmm0
	movaps	.L24c84(%rip), %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 752(%rsp)
	movaps	480(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	movaps	1392(%rsp), %xmm14
	minps	%xmm14, %xmm7
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	movaps	560(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	1232(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	.L24c2(%rip), %xmm15
	andps	%xmm15, %xmm8
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm8
	movaps	144(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm15, %xmm0
	maxps	%xmm8, %xmm0
	movaps	.L24c0(%rip), %xmm8
	movaps	176(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	andps	%xmm15, %xmm2
	maxps	%xmm0, %xmm2
	movaps	768(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm15, %xmm0
	maxps	%xmm2, %xmm0
	mulps	.L24c85(%rip), %xmm7
	cmpleps	%xmm7, %xmm0
	cmpleps	%xmm8, %xmm5
	movaps	%xmm5, 208(%rsp)
	andps	%xmm5, %xmm0
	movaps	%xmm0, %xmm15
	blendvps	%xmm0, %xmm9, %xmm6
	movq	88(%rsp), %rax
	movss	208(%rax), %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm3, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	%xmm6, 560(%rsp)
	movaps	720(%rsp), %xmm9
	addps	%xmm9, %xmm1
	movaps	1296(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1312(%rsp), %xmm5
	movaps	%xmm5, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	128(%rsp), %xmm6
	movaps	320(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	1200(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1216(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movss	12(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm3, %xmm6
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	192(%rsp), %xmm1
	movaps	16(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	1328(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1344(%rsp), %xmm5
	movaps	%xmm5, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm3, 192(%rsp)
	mulps	%xmm3, %xmm1
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	addps	%xmm14, %xmm11
	movaps	1520(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1248(%rsp), %xmm5
	movaps	%xmm5, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm14
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm13, %xmm14
	movaps	480(%rsp), %xmm4
	addps	%xmm4, %xmm12
	movaps	1504(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm12, %xmm2
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1264(%rsp), %xmm5
	movaps	%xmm5, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movq	%r8, %r15
	shlq	$4, %r15
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%r14,%r15)
	addq	%rsi, %r8
	shlq	$4, %r8
	movaps	%xmm9, (%r14,%r8)
	leaq	(%r14,%r15), %rax
	movq	%rsi, %rcx
	shlq	$5, %rcx
	movaps	%xmm6, (%rcx,%rax)
	leaq	(%rsi,%rsi,2), %r10
	movq	%r10, %rcx
	shlq	$4, %rcx
	movaps	%xmm1, (%rcx,%rax)
	movaps	112(%rsp), %xmm2
	movq	%rsi, %rcx
	shlq	$6, %rcx
	movaps	%xmm14, (%rcx,%rax)
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm4, %xmm1
	blendvps	%xmm0, %xmm13, %xmm1
	leaq	(%rsi,%rsi,4), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movaps	%xmm1, (%rdx,%rax)
	movl	$6, %eax
	testb	$2, %bpl
	je	.L24b81
	maxps	.L24c76(%rip), %xmm10
	sqrtps	%xmm10, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	208(%rsp), %xmm0
	andps	640(%rsp), %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	.L24c36(%rip), %xmm12
	xorps	%xmm12, %xmm2
	movaps	240(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	1056(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	addps	1408(%rsp), %xmm9
	movaps	%xmm6, %xmm1
	movaps	848(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	movaps	%xmm1, 144(%rsp)
	mulps	%xmm2, %xmm0
	addps	384(%rsp), %xmm0
	xorps	%xmm12, %xmm9
	movaps	528(%rsp), %xmm11
	mulps	%xmm11, %xmm9
	movaps	592(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm6, %xmm13
	movaps	336(%rsp), %xmm1
	mulps	%xmm1, %xmm13
	mulps	112(%rsp), %xmm1
	addps	352(%rsp), %xmm1
	movaps	864(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm12, %xmm3
	movaps	(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	656(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	movaps	%xmm1, %xmm15
	mulps	%xmm3, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm6, %xmm14
	movaps	272(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	mulps	112(%rsp), %xmm2
	addps	256(%rsp), %xmm2
	movaps	736(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm2, %xmm0
	movaps	880(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm12, %xmm10
	mulps	368(%rsp), %xmm10
	movaps	%xmm8, %xmm1
	movaps	288(%rsp), %xmm8
	mulps	%xmm10, %xmm8
	addps	%xmm2, %xmm8
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm9, 320(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm3, 848(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm9, %xmm3
	movaps	%xmm10, 272(%rsp)
	mulps	%xmm10, %xmm10
	addps	%xmm3, %xmm10
	movaps	%xmm12, %xmm3
	xorps	%xmm12, %xmm8
	movaps	176(%rsp), %xmm12
	mulps	%xmm12, %xmm8
	movaps	%xmm8, 128(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm10, %xmm8
	movaps	304(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	16(%rsp), %xmm1
	movaps	208(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm6, %xmm1
	movaps	%xmm3, %xmm6
	xorps	%xmm3, %xmm1
	mulps	1056(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	592(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	144(%rsp), %xmm0
	movaps	%xmm11, %xmm8
	movaps	%xmm11, %xmm9
	mulps	%xmm7, %xmm8
	mulps	%xmm1, %xmm7
	addps	%xmm13, %xmm7
	xorps	%xmm3, %xmm0
	mulps	(%rsp), %xmm0
	movaps	%xmm15, %xmm10
	movaps	%xmm15, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm11, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm1, %xmm4
	addps	%xmm14, %xmm4
	movaps	%xmm5, %xmm7
	mulps	%xmm0, %xmm7
	addps	%xmm4, %xmm7
	xorps	%xmm6, %xmm3
	movaps	368(%rsp), %xmm15
	mulps	%xmm15, %xmm3
	movaps	288(%rsp), %xmm14
	movaps	%xmm14, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm7, %xmm4
	movaps	240(%rsp), %xmm7
	mulps	%xmm7, %xmm7
	movaps	%xmm1, 864(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm7, %xmm1
	movaps	%xmm0, 736(%rsp)
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm3, 144(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm6, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm4, 384(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm3, %xmm4
	movaps	464(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	16(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 336(%rsp)
	movaps	%xmm9, %xmm7
	xorps	%xmm6, %xmm7
	mulps	592(%rsp), %xmm7
	movaps	(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	movaps	%xmm10, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm8, %xmm3
	movaps	%xmm2, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm7, %xmm5
	addps	%xmm13, %xmm5
	xorps	%xmm6, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm14, %xmm13
	movaps	%xmm14, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm5, %xmm1
	mulps	%xmm9, %xmm9
	movaps	%xmm7, 256(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm7, %xmm0
	xorps	%xmm6, %xmm1
	movaps	%xmm12, %xmm5
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm0, %xmm7
	movaps	96(%rsp), %xmm0
	movaps	192(%rsp), %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm0, %xmm7
	movaps	%xmm0, 96(%rsp)
	mulps	%xmm0, %xmm7
	movaps	%xmm11, %xmm9
	movaps	208(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	32(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm2, %xmm12
	xorps	%xmm6, %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm12
	movaps	%xmm13, %xmm10
	mulps	%xmm12, %xmm10
	addps	%xmm4, %xmm10
	movaps	%xmm2, %xmm0
	movaps	64(%rsp), %xmm2
	mulps	%xmm0, %xmm0
	movaps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	addps	%xmm0, %xmm4
	xorps	%xmm6, %xmm10
	movaps	%xmm5, %xmm15
	mulps	%xmm5, %xmm10
	movaps	%xmm10, %xmm7
	mulps	%xmm10, %xmm7
	addps	%xmm4, %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm8, 32(%rsp)
	mulps	%xmm8, %xmm7
	movaps	%xmm11, %xmm8
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	%xmm1, %xmm14
	xorps	%xmm6, %xmm14
	mulps	%xmm13, %xmm14
	mulps	%xmm5, %xmm14
	mulps	%xmm1, %xmm1
	movaps	%xmm14, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm1, %xmm7
	mulps	%xmm2, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm11, %xmm4
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm7, %xmm4
	mulps	%xmm5, %xmm15
	movaps	160(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm5
	blendvps	%xmm0, %xmm15, %xmm11
	movaps	.L24c0(%rip), %xmm0
	movl	%ebp, %edx
	andl	$4, %edx
	movl	%edx, %eax
	shrl	$2, %eax
	movq	%r10, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	xorl	%edi, %edi
	testl	%edx, %edx
	movq	%rcx, 192(%rsp)
	movq	%rbx, %r12
	movq	%r8, %rbx
	movl	$15, %r8d
	movl	$9, %r9d
	cmoveq	%r9, %r8
	movaps	352(%rsp), %xmm1
	movaps	%xmm1, (%r15,%rsi)
	movl	$20, %esi
	movl	$10, %r9d
	cmoveq	%r9, %rsi
	setne	%dil
	movl	$26, %r9d
	movq	%r15, %rcx
	movq	%r14, %r15
	movq	%r11, %r14
	movl	%ebp, %r11d
	movl	$11, %ebp
	cmoveq	%rbp, %r9
	movl	%r11d, %ebp
	movq	%r14, %r11
	movq	%r15, %r14
	movq	%rcx, %r15
	addq	$7, %rdi
	imulq	544(%rsp), %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	336(%rsp), %xmm1
	movaps	%xmm1, (%rcx,%rdi)
	leaq	(%rax,%rax,2), %rax
	addq	$8, %rax
	imulq	544(%rsp), %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm9, (%rcx,%rax)
	imulq	544(%rsp), %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm8, (%rcx,%r8)
	movaps	%xmm0, %xmm8
	movq	%rbx, %r8
	movq	%r12, %rbx
	movq	192(%rsp), %rcx
	imulq	544(%rsp), %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm4, (%r15,%rsi)
	movq	544(%rsp), %rsi
	imulq	%rsi, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm11, (%r15,%r9)
	movl	$12, %eax
	testl	%edx, %edx
	je	.L24b81
	movaps	240(%rsp), %xmm4
	mulps	112(%rsp), %xmm4
	movaps	864(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm12, 656(%rsp)
	movaps	320(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm4, %xmm0
	movaps	736(%rsp), %xmm4
	movaps	848(%rsp), %xmm15
	mulps	%xmm15, %xmm4
	addps	%xmm0, %xmm4
	movaps	144(%rsp), %xmm0
	movaps	%xmm14, 880(%rsp)
	movaps	272(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm4, %xmm0
	movaps	384(%rsp), %xmm4
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	addps	%xmm0, %xmm4
	mulps	464(%rsp), %xmm4
	movaps	304(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	16(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	528(%rsp), %xmm5
	mulps	%xmm5, %xmm12
	movaps	256(%rsp), %xmm11
	movaps	%xmm11, %xmm7
	mulps	%xmm15, %xmm7
	addps	%xmm12, %xmm7
	movaps	%xmm3, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm7, %xmm4
	movaps	592(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm4, %xmm7
	movaps	96(%rsp), %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 112(%rsp)
	mulps	%xmm13, %xmm5
	movaps	736(%rsp), %xmm9
	mulps	%xmm9, %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm3, %xmm2
	movaps	144(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm12, %xmm4
	mulps	384(%rsp), %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm1, %xmm4
	movaps	464(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 288(%rsp)
	movaps	(%rsp), %xmm4
	mulps	%xmm4, %xmm15
	movaps	656(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	movaps	272(%rsp), %xmm8
	mulps	%xmm8, %xmm5
	addps	%xmm15, %xmm5
	movaps	%xmm10, %xmm2
	movaps	128(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	addps	%xmm5, %xmm2
	movaps	32(%rsp), %xmm7
	mulps	%xmm7, %xmm2
	mulps	304(%rsp), %xmm2
	movaps	%xmm14, %xmm5
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm5, 352(%rsp)
	movaps	%xmm9, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm11
	mulps	%xmm6, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm10, %xmm2
	movaps	384(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm7, %xmm9
	mulps	%xmm7, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm13, %xmm7
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 336(%rsp)
	mulps	256(%rsp), %xmm4
	movaps	%xmm11, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm10, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm5, %xmm2
	mulps	%xmm9, %xmm2
	movaps	96(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	368(%rsp), %xmm5
	movaps	%xmm8, %xmm4
	mulps	%xmm5, %xmm4
	movaps	880(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm15, %xmm8
	addps	%xmm4, %xmm2
	movaps	64(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	movaps	304(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm13, 272(%rsp)
	movaps	144(%rsp), %xmm13
	mulps	%xmm5, %xmm13
	movaps	%xmm11, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm6, %xmm15
	addps	%xmm13, %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm7, %xmm2
	movaps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, 144(%rsp)
	mulps	%xmm5, %xmm3
	movaps	%xmm11, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm14, %xmm1
	movaps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 256(%rsp)
	mulps	656(%rsp), %xmm5
	movaps	%xmm11, %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm5, %xmm2
	mulps	%xmm4, %xmm2
	movaps	32(%rsp), %xmm3
	mulps	%xmm3, %xmm2
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	176(%rsp), %xmm14
	movaps	%xmm8, %xmm1
	mulps	%xmm14, %xmm1
	movaps	160(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm15, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm5, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	%xmm14, %xmm12
	mulps	%xmm5, %xmm12
	mulps	96(%rsp), %xmm12
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm12, %xmm2
	mulps	%xmm14, %xmm10
	mulps	%xmm5, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm6, %xmm7
	blendvps	%xmm0, %xmm10, %xmm7
	mulps	%xmm11, %xmm14
	mulps	%xmm5, %xmm14
	mulps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm14, %xmm6
	imulq	$112, %rsi, %rax
	addq	%r14, %rax
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rax)
	leaq	(%rsi,%rsi,8), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rdx)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r14, %rcx
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$208, %rsi, %rcx
	addq	%r14, %rcx
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$224, %rsi, %rcx
	addq	%r14, %rcx
	movaps	(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r14, %rcx
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$272, %rsi, %rcx
	addq	%r14, %rcx
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	shlq	$5, %rax
	addq	%r14, %rax
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rax)
	imulq	$304, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm13, (%r15,%rax)
	imulq	$336, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm9, (%r15,%rax)
	imulq	$352, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm1, (%r15,%rax)
	movaps	.L24c0(%rip), %xmm8
	imulq	$368, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm2, (%r15,%rax)
	shlq	$7, %r10
	addq	%r14, %r10
	movaps	%xmm7, (%r15,%r10)
	imulq	$400, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%r15,%rax)
	movl	$27, %eax
.L24b81:
	testb	$8, %bpl
	movaps	1664(%rsp), %xmm6
	movaps	624(%rsp), %xmm1
	movaps	608(%rsp), %xmm4
	movaps	224(%rsp), %xmm13
	movaps	48(%rsp), %xmm14
	je	.L24b83
	movaps	448(%rsp), %xmm3
	addps	416(%rsp), %xmm3
	movaps	512(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	432(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	496(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	976(%rsp), %xmm3
	movaps	992(%rsp), %xmm2
	addps	%xmm3, %xmm2
	movaps	1648(%rsp), %xmm0
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm6
	movq	88(%rsp), %rcx
	movss	100(%rcx), %xmm0
	movss	104(%rcx), %xmm2
	movss	108(%rcx), %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	addps	%xmm0, %xmm2
	movss	112(%rcx), %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm2, %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	movss	116(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	672(%rsp), %xmm11
	mulps	%xmm11, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm4, %xmm12
	movaps	688(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	addps	%xmm3, %xmm2
	movss	136(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm5, %xmm0
	movss	140(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm0, %xmm3
	movss	144(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm3, %xmm0
	movss	148(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movss	152(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm1, %xmm7
	movss	156(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm0, %xmm4
	movaps	1808(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	addps	%xmm10, %xmm3
	addps	%xmm4, %xmm3
	movss	172(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	movss	176(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm5, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm1, %xmm5
	movss	184(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm7, %xmm4
	movaps	1584(%rsp), %xmm0
	cmpeqps	.L24c22(%rip), %xmm0
	addps	%xmm5, %xmm4
	movss	188(%rcx), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm11, %xmm7
	movss	208(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	.L24c35(%rip), %xmm6
	movaps	944(%rsp), %xmm5
	subps	%xmm5, %xmm6
	addps	%xmm4, %xmm7
	movss	192(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm1, %xmm6
	addps	%xmm5, %xmm5
	addps	%xmm10, %xmm2
	addps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	.L24c86(%rip), %xmm10
	addps	%xmm4, %xmm10
	blendvps	%xmm0, %xmm1, %xmm3
	blendvps	%xmm0, %xmm1, %xmm10
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm6, (%r15,%rcx)
	leaq	1(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm5, (%r15,%rcx)
	leaq	2(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm2, (%r15,%rcx)
	leaq	3(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm3, (%r15,%rcx)
	addq	$4, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm10, (%r15,%rax)
	jmp	.L24b83
.L24b87:
	addq	$2264, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
