# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L28c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L28c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L28c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L28c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L28c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L28c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L28c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L28c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L28c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L28c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L28c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L28c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L28c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L28c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L28c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L28c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L28c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L28c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L28c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L28c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L28c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L28c21:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
.L28c22:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L28c23:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L28c25:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L28c26:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L28c27:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L28c28:
	.long	1
	.long	1
	.long	1
	.long	1
.L28c29:
	.long	2
	.long	2
	.long	2
	.long	2
.L28c30:
	.long	4
	.long	4
	.long	4
	.long	4
.L28c31:
	.long	8
	.long	8
	.long	8
	.long	8
.L28c32:
	.long	16
	.long	16
	.long	16
	.long	16
.L28c33:
	.long	32
	.long	32
	.long	32
	.long	32
.L28c34:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L28c35:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L28c36:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L28c37:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L28c38:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L28c39:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L28c40:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L28c41:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L28c42:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L28c43:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L28c44:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L28c45:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L28c46:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L28c47:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L28c48:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L28c49:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L28c50:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L28c51:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L28c52:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L28c53:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L28c54:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L28c55:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L28c56:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L28c57:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L28c58:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L28c59:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L28c61:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L28c62:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L28c63:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L28c64:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L28c65:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L28c66:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L28c67:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L28c68:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L28c69:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L28c70:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L28c71:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L28c72:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L28c73:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L28c74:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L28c75:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L28c76:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L28c77:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L28c78:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L28c79:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L28c80:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L28c81:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L28c82:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L28c83:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L28c84:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L28c85:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L28c86:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L28c87:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L28c88:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L28c89:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L28c90:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L28c91:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L28c24:
	.long	0x3e800000
.L28c60:
	.long	0x3f000000
	.globl	gaussmle_xynbsxsy_uniform_v2
gaussmle_xynbsxsy_uniform_v2:
	.globl	_gaussmle_xynbsxsy_uniform_v2
_gaussmle_xynbsxsy_uniform_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2264, %rsp
	movl	%esi, 492(%rsp)
	testl	%ecx, %ecx
	je	.L28b93
	testl	%edx, %edx
	je	.L28b93
	cmpl	$0, 492(%rsp)
	je	.L28b93
	movq	2336(%rsp), %rbx
	movl	492(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1584(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 1080(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 56(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1824(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2320(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1776(%rsp)
	imull	%eax, %edx
	movl	%edx, 1092(%rsp)
	movq	%rsi, 664(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1808(%rsp)
	xorl	%ecx, %ecx
	movaps	.L28c0(%rip), %xmm13
	movq	%r9, 1792(%rsp)
	movl	%r9d, %eax
	pxor	%xmm12, %xmm12
	movdqa	.L28c2(%rip), %xmm11
	movq	%r11, 1592(%rsp)
	movq	%r14, 1816(%rsp)
	jmp	.L28b4
	.p2align	4
.L28b92:
	movq	1784(%rsp), %rcx
	incq	%rcx
	addl	1092(%rsp), %eax
	cmpq	1776(%rsp), %rcx
	je	.L28b93
.L28b4:
	movq	%rcx, 1784(%rsp)
	imulq	1584(%rsp), %rcx
	movq	%rcx, 1800(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 1096(%rsp)
	jmp	.L28b5
	.p2align	4
.L28b91:
	incq	%rsi
	addl	492(%rsp), %edx
	cmpq	1584(%rsp), %rsi
	je	.L28b92
.L28b5:
	movq	1800(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1792(%rsp), %rcx
	movl	%edx, %ebp
	xorl	%edi, %edi
	movl	%edx, 1100(%rsp)
	movq	%rsi, 1840(%rsp)
	movq	%rcx, 1832(%rsp)
	jmp	.L28b6
	.p2align	4
.L28b89:
	movq	1824(%rsp), %rax
	movaps	1520(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r12)
	movaps	768(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	.L28c0(%rip), %xmm13
	movl	1096(%rsp), %eax
	movl	1100(%rsp), %edx
	movq	1840(%rsp), %rsi
	movq	1832(%rsp), %rcx
	movq	1848(%rsp), %rdi
.L28b90:
	incq	%rdi
	incl	%ebp
	cmpq	%r11, %rdi
	je	.L28b91
.L28b6:
	leaq	(%rcx,%rdi), %r15
	movl	8(%rbx), %r9d
	cmpq	%r9, %r15
	jae	.L28b90
	movq	%rdi, 1848(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 32(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 52(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	.L28b8
	movq	%rdx, 256(%rsp)
	movq	%r9, 80(%rsp)
	movq	%rax, %r12
	movq	%r15, 176(%rsp)
	imulq	%r15, %r12
	movl	$2, %r8d
	subq	%r10, %r8
	movl	%ebp, 128(%rsp)
	imull	%ebp, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 144(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, (%rsp)
	pxor	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 800(%rsp)
	movl	$16, %r11d
	movq	1808(%rsp), %rbp
	xorl	%edi, %edi
	movaps	%xmm13, 976(%rsp)
	movaps	%xmm13, 960(%rsp)
	movdqa	.L28c1(%rip), %xmm15
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm4, %xmm4
	xorl	%r15d, %r15d
	movl	52(%rsp), %r14d
	jmp	.L28b10
	.p2align	4
.L28b39:
	addps	%xmm6, %xmm2
	movaps	16(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 16(%rsp)
	incq	%r15
	addl	%r10d, %eax
	addl	144(%rsp), %r11d
	addq	%r10, %rdi
	addq	(%rsp), %rbp
	cmpq	%r10, %r15
	je	.L28b40
.L28b10:
	movq	%r15, %rcx
	imulq	%r10, %rcx
	leal	(%r12,%rcx), %r9d
	andl	$2147483647, %r9d
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %r14b
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1080(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm5
	movdqa	%xmm5, %xmm0
	testb	$1, %r14b
	je	.L28b12
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	movdqa	%xmm5, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm12, %xmm6
	cvtdq2ps	%xmm6, %xmm0
.L28b12:
	testb	$1, %r14b
	je	.L28b14
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm6
	psrld	%xmm6, %xmm5
	pblendw	$170, %xmm12, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L28b14:
	movq	56(%rsp), %rdx
	movss	(%rdx), %xmm8
	movss	4(%rdx), %xmm6
	movss	8(%rdx), %xmm7
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm7, %xmm7
	addps	%xmm7, %xmm6
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movq	664(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rdx)
	testb	$8, %r14b
	je	.L28b16
	movaps	%xmm6, %xmm8
	addps	.L28c3(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	.L28c4(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	.L28c5(%rip), %xmm8
	movaps	%xmm6, %xmm9
	addps	.L28c6(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L28c7(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm13, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	976(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	movaps	960(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm15
	movaps	%xmm9, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm15
	andps	%xmm13, %xmm0
	movaps	800(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 800(%rsp)
	movaps	.L28c8(%rip), %xmm0
	andps	%xmm0, %xmm9
	orps	%xmm13, %xmm9
	movaps	%xmm9, 976(%rsp)
	andps	%xmm0, %xmm10
	orps	%xmm13, %xmm10
	movaps	%xmm10, 960(%rsp)
.L28b16:
	andl	$2147483647, %eax
	subps	%xmm7, %xmm6
	cmpq	$1, %r10
	jne	.L28b18
	addps	%xmm6, %xmm4
.L28b18:
	pand	%xmm11, %xmm5
	pmaxud	%xmm5, %xmm1
	movaps	%xmm6, %xmm5
	addps	%xmm12, %xmm5
	je	.L28b37
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 112(%rsp)
	jne	.L28b20
.L28b28:
	addq	%rbx, %rcx
	addq	%rbx, %r9
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %r14b
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1080(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm7
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	.L28b30
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm0
.L28b30:
	movq	56(%rsp), %rdx
	movss	(%rdx), %xmm10
	movss	4(%rdx), %xmm8
	movss	8(%rdx), %xmm9
	testb	$1, %r14b
	movl	112(%rsp), %r11d
	je	.L28b32
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm11
	psrld	%xmm11, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L28b32:
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	shlq	$4, %rcx
	movq	664(%rsp), %rdx
	movaps	%xmm8, (%rdx,%rcx)
	testb	$8, %r14b
	je	.L28b34
	movaps	%xmm8, %xmm10
	addps	.L28c3(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L28c4(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L28c5(%rip), %xmm10
	movaps	%xmm8, %xmm11
	addps	.L28c6(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L28c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	976(%rsp), %xmm11
	mulps	%xmm12, %xmm11
	xorps	%xmm12, %xmm12
	movaps	960(%rsp), %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm15
	movaps	%xmm11, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm15
	andps	%xmm13, %xmm0
	movaps	800(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 800(%rsp)
	movaps	.L28c8(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm13, %xmm11
	movaps	%xmm11, 976(%rsp)
	andps	%xmm0, %xmm3
	orps	%xmm13, %xmm3
	movaps	%xmm3, 960(%rsp)
.L28b34:
	movaps	.L28c2(%rip), %xmm11
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L28b36
	addps	%xmm8, %xmm4
.L28b36:
	andps	%xmm11, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
.L28b37:
	testq	%r15, %r15
	jne	.L28b39
	movaps	96(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 96(%rsp)
	jmp	.L28b39
	.p2align	4
.L28b20:
	movq	%rbp, %rdx
	jmp	.L28b21
	.p2align	4
.L28b27:
	pand	%xmm11, %xmm7
	pmaxud	%xmm7, %xmm1
	subps	%xmm9, %xmm8
	addps	%xmm8, %xmm5
	leaq	(%r8,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rdx
	cmpq	$1, %rsi
	je	.L28b28
.L28b21:
	leaq	(%rdi,%rbx), %rsi
	leaq	(%rax,%rbx), %r14
	shrq	%rsi
	addq	%r12, %rsi
	testb	$1, 52(%rsp)
	cmoveq	%r14, %rsi
	shlq	$4, %rsi
	movq	1080(%rsp), %r14
	movdqa	(%r14,%rsi), %xmm7
	movl	52(%rsp), %r14d
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	.L28b23
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm0
.L28b23:
	testb	$1, %r14b
	je	.L28b25
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm8
	psrld	%xmm8, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L28b25:
	movq	56(%rsp), %rsi
	movss	(%rsi), %xmm10
	movss	4(%rsi), %xmm8
	movss	8(%rsi), %xmm9
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %r14b
	je	.L28b27
	movaps	%xmm8, %xmm10
	addps	.L28c3(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L28c4(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L28c5(%rip), %xmm10
	movaps	%xmm8, %xmm11
	addps	.L28c6(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L28c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movdqa	.L28c2(%rip), %xmm11
	movaps	976(%rsp), %xmm14
	mulps	%xmm12, %xmm14
	xorps	%xmm12, %xmm12
	movaps	960(%rsp), %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm15
	movaps	%xmm14, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm15
	andps	%xmm13, %xmm0
	movaps	800(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 800(%rsp)
	movaps	.L28c8(%rip), %xmm0
	andps	%xmm0, %xmm14
	orps	%xmm13, %xmm14
	movaps	%xmm14, 976(%rsp)
	andps	%xmm0, %xmm3
	orps	%xmm13, %xmm3
	movaps	%xmm3, 960(%rsp)
	jmp	.L28b27
	.p2align	4
.L28b40:
	movdqa	%xmm1, %xmm6
	pmaxud	.L28c9(%rip), %xmm6
	pcmpeqd	%xmm1, %xmm6
	movdqa	%xmm15, %xmm0
	pblendw	$170, .L28c10(%rip), %xmm0
	psrld	$16, %xmm15
	pblendw	$170, .L28c11(%rip), %xmm15
	subps	.L28c12(%rip), %xmm15
	addps	%xmm0, %xmm15
	addps	.L28c13(%rip), %xmm15
	movq	2336(%rsp), %rbx
	movq	1592(%rsp), %r11
	movq	1816(%rsp), %r14
	movl	128(%rsp), %ebp
	movq	176(%rsp), %r15
	movq	80(%rsp), %r9
	movq	256(%rsp), %rdx
	movaps	96(%rsp), %xmm3
	testq	%rdx, %rdx
	movaps	%xmm15, 1712(%rsp)
	movdqa	%xmm6, 112(%rsp)
	js	.L28b42
.L28b43:
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	jmp	.L28b44
.L28b8:
	xorps	%xmm4, %xmm4
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 800(%rsp)
	xorps	%xmm15, %xmm15
	movaps	%xmm13, 960(%rsp)
	movaps	%xmm13, 976(%rsp)
	testq	%rdx, %rdx
	movaps	%xmm15, 1712(%rsp)
	movdqa	%xmm6, 112(%rsp)
	jns	.L28b43
.L28b42:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	addss	%xmm6, %xmm6
.L28b44:
	leaq	64(%r13), %rsi
	movl	32(%rsp), %r12d
	xorps	%xmm14, %xmm14
	cvtsi2ss	%r10, %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm14, %xmm0
	maxps	%xmm13, %xmm0
	movaps	%xmm13, %xmm7
	divps	%xmm0, %xmm7
	mulps	%xmm7, %xmm3
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm3, %xmm1
	movaps	%xmm5, %xmm8
	maxps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm7, %xmm2
	mulps	%xmm4, %xmm7
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
	movaps	%xmm1, %xmm15
	minps	%xmm3, %xmm15
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	addps	%xmm2, %xmm15
	mulps	.L28c14(%rip), %xmm15
	shufps	$0, %xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1312(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm4, %xmm4
	testq	%r10, %r10
	je	.L28b49
	movaps	%xmm15, %xmm1
	maxps	%xmm0, %xmm1
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm1
	addps	%xmm15, %xmm1
	movq	%r10, %rax
	shlq	$4, %rax
	movq	664(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
.L28b46:
	movq	%rcx, %rdi
	xorps	%xmm2, %xmm2
	xorl	%r8d, %r8d
	.p2align	4
.L28b47:
	movaps	(%rdi), %xmm9
	subps	%xmm0, %xmm9
	subps	%xmm1, %xmm9
	maxps	%xmm12, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm2
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	.L28b47
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm2, %xmm4
	mulps	%xmm2, %xmm10
	addps	%xmm10, %xmm7
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L28b46
.L28b49:
	movaps	%xmm4, %xmm0
	maxps	.L28c15(%rip), %xmm0
	movaps	%xmm13, %xmm1
	divps	%xmm0, %xmm1
	movaps	.L28c16(%rip), %xmm0
	cmpltps	%xmm4, %xmm0
	addps	.L28c17(%rip), %xmm14
	mulps	.L28c14(%rip), %xmm14
	mulps	%xmm1, %xmm8
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	mulps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm7, %xmm14
	movaps	%xmm6, %xmm10
	movaps	%xmm6, %xmm7
	divps	.L28c18(%rip), %xmm7
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
	movaps	.L28c19(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm6
	mulps	%xmm5, %xmm1
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm1
	movaps	%xmm7, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	maxps	%xmm9, %xmm3
	movaps	%xmm10, 1856(%rsp)
	sqrtps	%xmm3, %xmm5
	movaps	%xmm6, %xmm3
	mulps	.L28c20(%rip), %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	movaps	16(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	56(%rsp), %rax
	movss	20(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movss	52(%rax), %xmm10
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 16(%rsp)
	movss	56(%rax), %xmm8
	shufps	$0, %xmm10, %xmm10
	movss	76(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm8, %xmm8
	movss	80(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movss	64(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	92(%rax), %xmm4
	movaps	%xmm4, 1728(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm11, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm11, 1360(%rsp)
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm10, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm10, 1424(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 720(%rsp)
	movaps	%xmm9, %xmm1
	minps	%xmm14, %xmm1
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm9, 1440(%rsp)
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm8, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm8, 1456(%rsp)
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 816(%rsp)
	movaps	%xmm7, %xmm1
	minps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm7, 1472(%rsp)
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm5, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm5, 1488(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm4, %xmm1
	minps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm4, 1632(%rsp)
	blendvps	%xmm0, %xmm4, %xmm1
	maxps	%xmm13, %xmm3
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1328(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1344(%rsp)
	maxps	%xmm0, %xmm2
	movaps	%xmm2, 64(%rsp)
	movss	68(%rax), %xmm2
	movaps	1728(%rsp), %xmm5
	subss	%xmm2, %xmm5
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1376(%rsp)
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 928(%rsp)
	movss	96(%rax), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movaps	%xmm2, %xmm1
	movaps	16(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1408(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	movss	72(%rax), %xmm2
	subss	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1392(%rsp)
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, 1040(%rsp)
	movaps	1856(%rsp), %xmm0
	cmpltps	.L28c21(%rip), %xmm0
	orps	112(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm13, %xmm6
	xorps	%xmm1, %xmm1
	blendvps	%xmm0, %xmm1, %xmm6
	movl	%r12d, %eax
	movaps	.L28c23(%rip), %xmm2
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rax, %xmm4
	movaps	.L28c22(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1696(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, 1872(%rsp)
	movss	.L28c24(%rip), %xmm0
	movaps	%xmm5, %xmm2
	mulss	%xmm0, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1728(%rsp)
	mulss	%xmm0, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1952(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1232(%rsp)
	movaps	%xmm0, 1296(%rsp)
	movaps	%xmm0, 1280(%rsp)
	movaps	%xmm0, 1248(%rsp)
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm13, 1216(%rsp)
	movaps	.L28c27(%rip), %xmm0
	movaps	%xmm0, 1744(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 912(%rsp)
	movaps	%xmm0, 1504(%rsp)
	movaps	%xmm1, 1600(%rsp)
	movaps	.L28c26(%rip), %xmm0
	movaps	%xmm0, 1760(%rsp)
	movaps	.L28c25(%rip), %xmm0
	movaps	%xmm0, 1648(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1520(%rsp)
	jmp	.L28b50
	.p2align	4
.L28b94:
	movaps	880(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm7, %xmm5
	movaps	288(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	832(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm7
	addps	736(%rsp), %xmm3
	mulps	%xmm1, %xmm11
	addps	%xmm3, %xmm11
	movaps	80(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	592(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm9
	addps	144(%rsp), %xmm3
	movaps	576(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	movaps	1552(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	1024(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	608(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm15
	addps	96(%rsp), %xmm3
	movaps	512(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm3, %xmm0
	movaps	496(%rsp), %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movaps	1568(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	movaps	128(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	112(%rsp), %xmm3
	movaps	32(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm3, %xmm5
	movaps	544(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm5, %xmm3
	movaps	528(%rsp), %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm3, %xmm5
	movaps	784(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm5, %xmm3
	movaps	%xmm3, %xmm5
	mulps	432(%rsp), %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	816(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 96(%rsp)
	movaps	1440(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm11, %xmm6
	movaps	%xmm11, %xmm0
	cmpunordps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	1456(%rsp), %xmm3
	movaps	%xmm3, %xmm11
	maxps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	%xmm11, 144(%rsp)
	movaps	272(%rsp), %xmm11
	mulps	%xmm11, %xmm5
	movaps	%xmm5, 784(%rsp)
	movaps	720(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1360(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	1424(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm15
	movaps	%xmm15, 1024(%rsp)
	movaps	64(%rsp), %xmm8
	addps	%xmm15, %xmm8
	movaps	%xmm8, 448(%rsp)
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm8, %xmm6
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	1344(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm6, %xmm15
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	384(%rsp), %xmm6
	mulps	%xmm6, %xmm9
	movaps	%xmm9, 80(%rsp)
	movaps	176(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	1472(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1488(%rsp), %xmm3
	movaps	%xmm3, %xmm14
	maxps	%xmm4, %xmm14
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm14
	movaps	640(%rsp), %xmm9
	mulps	%xmm9, %xmm7
	movaps	%xmm7, 288(%rsp)
	movaps	400(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	1632(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1376(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	mulps	256(%rsp), %xmm1
	movaps	%xmm1, 880(%rsp)
	movaps	1136(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	.L28c0(%rip), %xmm12
	movaps	2016(%rsp), %xmm0
	minps	%xmm12, %xmm0
	movaps	2000(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1984(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1968(%rsp), %xmm1
	minps	%xmm0, %xmm1
	minps	%xmm1, %xmm13
	movaps	704(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm12, %xmm0
	movaps	16(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm13, %xmm1
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	864(%rsp), %xmm4
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm12, %xmm0
	movaps	1168(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1056(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm12, %xmm0
	movaps	1200(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	992(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm12, %xmm0
	movaps	1184(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	560(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm12, %xmm0
	movaps	1152(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	192(%rsp), %xmm2
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm12, %xmm0
	movaps	944(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm5, %xmm3
	movaps	%xmm2, %xmm11
	minps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	464(%rsp), %xmm0
	mulps	1312(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	160(%rsp), %xmm1
	mulps	1232(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	368(%rsp), %xmm0
	mulps	1296(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	352(%rsp), %xmm1
	mulps	1280(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	304(%rsp), %xmm0
	mulps	1248(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	768(%rsp), %xmm1
	mulps	1264(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1104(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm4
	movaps	.L28c19(%rip), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm12, %xmm5
	movaps	64(%rsp), %xmm13
	divps	%xmm13, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm5, 32(%rsp)
	maxps	.L28c15(%rip), %xmm2
	movaps	%xmm12, %xmm0
	movaps	%xmm12, %xmm3
	divps	%xmm2, %xmm0
	movaps	%xmm4, 1104(%rsp)
	mulps	%xmm4, %xmm0
	mulps	1216(%rsp), %xmm0
	movaps	1760(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	xorps	%xmm12, %xmm12
	movaps	912(%rsp), %xmm1
	cmpltps	%xmm1, %xmm12
	movaps	%xmm1, 912(%rsp)
	maxps	.L28c87(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm4, %xmm0
	orps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	sqrtps	1680(%rsp), %xmm4
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm1, %xmm6
	cmpltps	.L28c83(%rip), %xmm11
	movaps	%xmm4, %xmm2
	mulps	.L28c88(%rip), %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm5, %xmm2
	orps	%xmm11, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L28c27(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	1744(%rsp), %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm4, 384(%rsp)
	orps	%xmm11, %xmm0
	andps	%xmm12, %xmm0
	movaps	1600(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	.L28c19(%rip), %xmm1
	movaps	%xmm2, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 640(%rsp)
	movaps	144(%rsp), %xmm0
	movaps	96(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	816(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	240(%rsp), %xmm1
	movaps	(%rsp), %xmm5
	cmpneqps	%xmm1, %xmm5
	cmpeqps	720(%rsp), %xmm1
	andps	%xmm5, %xmm1
	movaps	448(%rsp), %xmm5
	cmpneqps	%xmm15, %xmm5
	cmpeqps	%xmm13, %xmm15
	andps	%xmm5, %xmm15
	movaps	224(%rsp), %xmm5
	cmpneqps	%xmm14, %xmm5
	cmpeqps	176(%rsp), %xmm14
	andps	%xmm5, %xmm14
	movaps	208(%rsp), %xmm5
	cmpneqps	%xmm7, %xmm5
	cmpeqps	400(%rsp), %xmm7
	andps	%xmm5, %xmm7
	movaps	320(%rsp), %xmm5
	cmpneqps	%xmm8, %xmm5
	cmpeqps	1136(%rsp), %xmm8
	andps	%xmm5, %xmm8
	psrld	$31, %xmm7
	pslld	$4, %xmm7
	psrld	$31, %xmm8
	pslld	$5, %xmm8
	por	%xmm7, %xmm8
	psrld	$31, %xmm14
	pslld	$3, %xmm14
	por	%xmm14, %xmm8
	psrld	$31, %xmm15
	pslld	$2, %xmm15
	por	%xmm15, %xmm8
	psrld	$31, %xmm0
	paddd	%xmm0, %xmm0
	por	%xmm0, %xmm8
	psubd	%xmm1, %xmm8
	andps	%xmm11, %xmm12
	movaps	%xmm12, (%rsp)
	movaps	1664(%rsp), %xmm0
	subps	1616(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	cmpltps	%xmm0, %xmm5
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1664(%rsp)
	movaps	%xmm5, %xmm0
	andps	%xmm8, %xmm0
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm8
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm8
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm12, %xmm0
	orps	%xmm8, %xmm0
	movaps	%xmm0, 240(%rsp)
	blendvps	%xmm0, 1744(%rsp), %xmm4
	movaps	%xmm4, 96(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, .L28c27(%rip), %xmm10
	movaps	%xmm5, %xmm0
	movaps	%xmm5, 256(%rsp)
	movaps	1504(%rsp), %xmm1
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm1, 1504(%rsp)
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1600(%rsp)
	movaps	784(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L28c2(%rip), %xmm5
	andps	%xmm5, %xmm0
	movaps	.L28c89(%rip), %xmm6
	addps	%xmm6, %xmm0
	movaps	.L28c0(%rip), %xmm15
	movaps	%xmm15, %xmm11
	divps	%xmm0, %xmm11
	movaps	928(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm9, 560(%rsp)
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	andps	%xmm5, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm10
	divps	%xmm0, %xmm10
	movaps	1040(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	288(%rsp), %xmm0
	andps	%xmm5, %xmm0
	movaps	%xmm5, %xmm9
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	.L28c14(%rip), %xmm13
	mulps	%xmm13, %xmm5
	movaps	%xmm7, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1728(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm5, %xmm8
	minps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm8, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	880(%rsp), %xmm0
	andps	%xmm9, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm5
	mulps	%xmm13, %xmm5
	mulps	%xmm5, %xmm7
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1952(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm5, %xmm13
	minps	%xmm2, %xmm13
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm13, %xmm9
	minps	%xmm1, %xmm9
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	%xmm12, %xmm0
	xorps	%xmm5, %xmm5
	cmpltps	%xmm5, %xmm0
	movaps	720(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	subps	1424(%rsp), %xmm1
	movaps	1360(%rsp), %xmm2
	subps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm11, %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	16(%rsp), %xmm0
	movaps	.L28c90(%rip), %xmm11
	mulps	%xmm11, %xmm2
	movaps	.L28c27(%rip), %xmm6
	minps	%xmm6, %xmm2
	movaps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	cmpltps	%xmm5, %xmm14
	xorps	%xmm7, %xmm7
	movaps	816(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1456(%rsp), %xmm2
	movaps	1440(%rsp), %xmm5
	subps	%xmm4, %xmm5
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	%xmm10, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	1168(%rsp), %xmm0
	mulps	%xmm11, %xmm5
	movaps	%xmm6, %xmm10
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	%xmm10, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm7, %xmm0
	movaps	64(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	subps	1344(%rsp), %xmm5
	movaps	1328(%rsp), %xmm10
	subps	%xmm4, %xmm10
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	.L28c2(%rip), %xmm13
	andps	%xmm13, %xmm1
	movaps	.L28c89(%rip), %xmm14
	addps	%xmm14, %xmm1
	movaps	%xmm15, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	1200(%rsp), %xmm0
	mulps	%xmm11, %xmm10
	movaps	%xmm6, %xmm5
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm7, %xmm0
	movaps	176(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	subps	1488(%rsp), %xmm5
	movaps	1472(%rsp), %xmm10
	subps	%xmm4, %xmm10
	blendvps	%xmm0, %xmm5, %xmm10
	andps	%xmm13, %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm15, %xmm0
	movaps	%xmm15, %xmm4
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	1184(%rsp), %xmm0
	mulps	%xmm11, %xmm10
	movaps	%xmm6, %xmm5
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	288(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	xorps	%xmm10, %xmm10
	cmpltps	%xmm10, %xmm0
	movaps	400(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	subps	1376(%rsp), %xmm1
	movaps	1632(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	subps	%xmm7, %xmm5
	movaps	%xmm7, %xmm14
	blendvps	%xmm0, %xmm1, %xmm5
	mulps	%xmm3, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	1152(%rsp), %xmm0
	mulps	%xmm11, %xmm5
	movaps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	880(%rsp), %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	1136(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	1392(%rsp), %xmm2
	movaps	1408(%rsp), %xmm3
	subps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm8, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	944(%rsp), %xmm0
	mulps	%xmm11, %xmm3
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1648(%rsp), %xmm1
	cmpltps	%xmm6, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm9, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 80(%rsp)
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm1
	movaps	240(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1216(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	32(%rsp), %xmm2
	movaps	384(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	.L28c86(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	640(%rsp), %xmm1
	movaps	560(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	cmpnleps	%xmm9, %xmm2
	orps	%xmm1, %xmm2
	orps	(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm4, %xmm2
	movaps	256(%rsp), %xmm0
	movaps	912(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 912(%rsp)
	movaps	784(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	movaps	1360(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1424(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm12, %xmm10
	movaps	%xmm10, %xmm4
	subps	%xmm12, %xmm4
	movaps	464(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1312(%rsp), %xmm4
	movaps	%xmm4, (%rsp)
	movaps	128(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	816(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	1440(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1456(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	maxps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	movaps	%xmm11, %xmm12
	subps	%xmm6, %xmm12
	movaps	160(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1232(%rsp), %xmm12
	mulps	%xmm9, %xmm15
	addps	%xmm14, %xmm15
	movaps	%xmm13, %xmm1
	minps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	1376(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm14, %xmm8
	movaps	%xmm8, 928(%rsp)
	subps	%xmm14, %xmm8
	movaps	304(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1248(%rsp), %xmm8
	mulps	880(%rsp), %xmm9
	addps	%xmm5, %xmm9
	movaps	1408(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1392(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm13, 1040(%rsp)
	subps	%xmm5, %xmm13
	movaps	768(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm15
	blendvps	%xmm0, 1264(%rsp), %xmm13
	movaps	.L28c0(%rip), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm7, %xmm6
	divps	%xmm7, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm4, %xmm0
	movaps	1536(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	368(%rsp), %xmm4
	subps	%xmm2, %xmm4
	movaps	672(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	352(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm12, %xmm2
	movaps	1120(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm4
	movaps	896(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	336(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm4
	movaps	848(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm13, %xmm1
	movaps	752(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm4
	movaps	1008(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	688(%rsp), %xmm3
	movaps	1936(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	movaps	1920(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm5, %xmm9
	subps	%xmm2, %xmm5
	maxps	.L28c76(%rip), %xmm5
	movaps	%xmm9, %xmm2
	divps	%xmm5, %xmm2
	mulps	%xmm7, %xmm4
	mulps	%xmm4, %xmm1
	mulps	%xmm14, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm6, %xmm9
	movaps	176(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	movaps	.L28c91(%rip), %xmm5
	mulps	%xmm5, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm6, %xmm1
	movaps	1472(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	1488(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movaps	%xmm14, %xmm1
	subps	%xmm6, %xmm1
	movaps	%xmm1, %xmm15
	movaps	%xmm0, %xmm6
	blendvps	%xmm0, 1280(%rsp), %xmm15
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm3
	mulps	%xmm9, %xmm4
	movaps	352(%rsp), %xmm9
	mulps	%xmm1, %xmm9
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm4
	movaps	64(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm3, %xmm4
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	1344(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm4, %xmm1
	movaps	368(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	blendvps	%xmm0, 1296(%rsp), %xmm1
	movaps	464(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	160(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	304(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	768(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm9, %xmm0
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	movaps	80(%rsp), %xmm4
	andnps	%xmm3, %xmm4
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1104(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	movq	56(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm5
	shufps	$0, %xmm0, %xmm5
	movaps	112(%rsp), %xmm4
	cmpleps	%xmm5, %xmm4
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1904(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	andps	%xmm4, %xmm3
	movaps	144(%rsp), %xmm9
	orps	1888(%rsp), %xmm9
	andps	%xmm6, %xmm9
	andnps	1664(%rsp), %xmm3
	addps	1616(%rsp), %xmm3
	movaps	1520(%rsp), %xmm6
	cmpltps	1872(%rsp), %xmm6
	andps	%xmm3, %xmm6
	movaps	%xmm10, 720(%rsp)
	movaps	%xmm11, 816(%rsp)
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm14, 176(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 1312(%rsp)
	movaps	%xmm12, 1232(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm1, 1296(%rsp)
	movaps	%xmm15, 1280(%rsp)
	movaps	%xmm8, 1248(%rsp)
	movaps	%xmm13, 1264(%rsp)
	movaps	%xmm7, 1104(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 1216(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1744(%rsp)
.L28b50:
	movaps	%xmm9, %xmm0
	xorps	.L28c28(%rip), %xmm0
	movaps	%xmm0, 2192(%rsp)
	movaps	%xmm9, %xmm0
	andps	.L28c29(%rip), %xmm0
	movaps	%xmm0, 2176(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2160(%rsp)
	movaps	%xmm9, %xmm0
	andps	.L28c30(%rip), %xmm0
	movaps	%xmm0, 2144(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2128(%rsp)
	movaps	%xmm9, %xmm0
	andps	.L28c31(%rip), %xmm0
	movaps	%xmm0, 2112(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2096(%rsp)
	movaps	%xmm9, %xmm0
	andps	.L28c32(%rip), %xmm0
	movaps	%xmm0, 2080(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2064(%rsp)
	movaps	%xmm9, 1888(%rsp)
	andps	.L28c33(%rip), %xmm9
	movaps	%xmm9, 2048(%rsp)
	pcmpeqd	%xmm12, %xmm9
	movdqa	%xmm9, 2032(%rsp)
	xorps	%xmm3, %xmm3
	movaps	.L28c36(%rip), %xmm14
	movaps	.L28c2(%rip), %xmm8
	movaps	928(%rsp), %xmm2
	.p2align	4
.L28b51:
	movaps	%xmm6, 1664(%rsp)
	movaps	%xmm6, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm6, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	unpckhpd	%xmm6, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm6, %xmm6
	addss	%xmm0, %xmm6
	testq	%r10, %r10
	movaps	%xmm2, 928(%rsp)
	movaps	%xmm6, 944(%rsp)
	je	.L28b63
	movb	$1, %al
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm2, %xmm0
	xorl	%ecx, %ecx
	movaps	.L28c37(%rip), %xmm13
	movaps	.L28c39(%rip), %xmm15
	.p2align	4
.L28b53:
	movaps	.L28c0(%rip), %xmm3
	movaps	%xmm3, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm12
	mulps	.L28c34(%rip), %xmm12
	movaps	.L28c35(%rip), %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L28c38(%rip), %xmm10
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	.L28c40(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L28c41(%rip), %xmm4
	mulps	%xmm4, %xmm1
	movaps	.L28c42(%rip), %xmm4
	addps	%xmm4, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L28c43(%rip), %xmm4
	addps	%xmm4, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L28c44(%rip), %xmm4
	addps	%xmm4, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L28c45(%rip), %xmm4
	addps	%xmm4, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm3, %xmm1
	movaps	.L28c46(%rip), %xmm4
	addps	%xmm4, %xmm0
	cvttps2dq	%xmm0, %xmm4
	movdqa	%xmm4, %xmm6
	psrad	$31, %xmm6
	movaps	.L28c47(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm4, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	andps	%xmm8, %xmm0
	movaps	.L28c48(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L28c49(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L28c50(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c51(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c52(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c53(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c54(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c55(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c56(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L28c57(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L28c14(%rip), %xmm11
	blendvps	%xmm0, .L28c35(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	.L28c58(%rip), %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm9, 112(%rsp)
	mulps	.L28c59(%rip), %xmm9
	movaps	%xmm12, 96(%rsp)
	mulps	%xmm9, %xmm12
	movaps	%xmm12, (%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	xorl	%edx, %edx
	movaps	.L28c61(%rip), %xmm2
	.p2align	4
.L28b54:
	cvtsi2ss	%rdx, %xmm8
	addss	.L28c60(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	16(%rsp), %xmm8
	mulps	96(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm4
	mulps	.L28c40(%rip), %xmm15
	addps	%xmm4, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L28c41(%rip), %xmm14
	addps	.L28c42(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L28c43(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L28c44(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L28c45(%rip), %xmm14
	addps	.L28c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L28c47(%rip), %xmm0
	movaps	%xmm7, %xmm4
	psrad	$31, %xmm11
	mulps	%xmm5, %xmm4
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm3, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm8, %xmm14
	movaps	%xmm8, %xmm1
	andps	.L28c2(%rip), %xmm1
	mulps	.L28c48(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L28c14(%rip), %xmm11
	blendvps	%xmm0, .L28c35(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L28c49(%rip), %xmm0
	addps	.L28c50(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c51(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c52(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c53(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c54(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c55(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c56(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L28c57(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm4
	movaps	.L28c36(%rip), %xmm14
	movaps	%xmm7, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm8, %xmm12
	subps	%xmm13, %xmm12
	movaps	.L28c37(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm5
	mulps	144(%rsp), %xmm5
	movaps	%xmm5, -48(%rcx)
	mulps	%xmm9, %xmm4
	mulps	%xmm9, %xmm12
	subps	%xmm4, %xmm12
	movaps	%xmm4, -32(%rcx)
	mulps	(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	112(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm8, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm5
	movaps	.L28c39(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	.L28b54
	movaps	816(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1040(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	.L28c2(%rip), %xmm8
	jne	.L28b53
	xorps	%xmm0, %xmm0
	movaps	944(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	912(%rsp), %xmm0
	ja	.L28b58
	xorps	%xmm0, %xmm0
.L28b58:
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 640(%rsp)
	movq	664(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm0, 672(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 992(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm9, %xmm9
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 288(%rsp)
	movaps	64(%rsp), %xmm13
	.p2align	4
.L28b59:
	movaps	%xmm11, 496(%rsp)
	movaps	%xmm9, 512(%rsp)
	movaps	%xmm8, 608(%rsp)
	movaps	%xmm7, 736(%rsp)
	movaps	%xmm4, 528(%rsp)
	movaps	%xmm2, 544(%rsp)
	movaps	%xmm1, 448(%rsp)
	movaps	%xmm6, 896(%rsp)
	movaps	%xmm3, 752(%rsp)
	movaps	%xmm5, 848(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 832(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm1, 1200(%rsp)
	mulps	%xmm1, %xmm13
	movaps	%xmm13, 80(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 128(%rsp)
	movq	%rsi, %rdx
	movl	$0, %edi
	xorps	%xmm1, %xmm1
	xorps	%xmm7, %xmm7
	xorps	%xmm2, %xmm2
	xorps	%xmm11, %xmm11
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm15, %xmm15
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 96(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm5, 112(%rsp)
	movaps	%xmm5, 16(%rsp)
	.p2align	4
.L28b60:
	movaps	(%rax,%rdi), %xmm5
	movaps	-64(%rdx), %xmm10
	movaps	-48(%rdx), %xmm9
	movaps	-32(%rdx), %xmm6
	movaps	80(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	addps	176(%rsp), %xmm12
	addps	640(%rsp), %xmm12
	movaps	%xmm11, %xmm0
	movaps	.L28c0(%rip), %xmm11
	divps	%xmm12, %xmm11
	subps	%xmm12, %xmm5
	mulps	%xmm11, %xmm5
	movaps	256(%rsp), %xmm12
	mulps	%xmm5, %xmm12
	mulps	%xmm11, %xmm12
	addps	%xmm11, %xmm12
	addps	%xmm5, %xmm13
	movaps	%xmm5, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm15
	movaps	%xmm5, %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm4
	movaps	%xmm5, %xmm11
	mulps	%xmm6, %xmm11
	movaps	96(%rsp), %xmm3
	addps	%xmm11, %xmm3
	movaps	%xmm3, 96(%rsp)
	movaps	-16(%rdx), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm1, %xmm3
	movaps	%xmm8, %xmm1
	movaps	%xmm7, %xmm8
	movaps	112(%rsp), %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm7, 112(%rsp)
	movaps	%xmm8, %xmm7
	movaps	%xmm1, %xmm8
	movaps	%xmm3, %xmm1
	mulps	(%rdx), %xmm5
	movaps	16(%rsp), %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm11, 16(%rsp)
	movaps	%xmm10, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm5, %xmm1
	mulps	%xmm10, %xmm5
	addps	%xmm5, %xmm7
	movaps	%xmm9, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm0
	movaps	%xmm0, %xmm11
	addps	%xmm5, %xmm2
	mulps	%xmm9, %xmm5
	addps	%xmm5, %xmm14
	movaps	128(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 128(%rsp)
	mulps	%xmm6, %xmm12
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm8
	mulps	%xmm12, %xmm9
	movaps	(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	32(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 32(%rsp)
	mulps	%xmm6, %xmm12
	movaps	144(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 144(%rsp)
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L28b60
	movaps	80(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	movaps	%xmm4, 1168(%rsp)
	mulps	%xmm4, %xmm5
	movaps	464(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 464(%rsp)
	mulps	%xmm9, %xmm14
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm14
	mulps	%xmm9, %xmm14
	movaps	704(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 704(%rsp)
	movaps	64(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	384(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm15, 1152(%rsp)
	movaps	160(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 160(%rsp)
	movaps	%xmm0, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm10, %xmm5
	mulps	%xmm9, %xmm5
	movaps	240(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm0, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm10, %xmm5
	mulps	%xmm0, %xmm5
	movaps	864(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 864(%rsp)
	movaps	1200(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm15, %xmm5
	movaps	368(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 368(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm10, %xmm5
	mulps	%xmm9, %xmm5
	movaps	272(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 272(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm10, %xmm5
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm11, %xmm4
	movaps	432(%rsp), %xmm11
	addps	%xmm6, %xmm11
	movaps	%xmm11, 432(%rsp)
	mulps	%xmm14, %xmm5
	movaps	1056(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 1056(%rsp)
	movaps	352(%rsp), %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm5, 352(%rsp)
	movaps	128(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	992(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 992(%rsp)
	addps	%xmm10, %xmm2
	mulps	%xmm9, %xmm2
	movaps	672(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm3, %xmm2
	movaps	%xmm3, %xmm11
	mulps	%xmm0, %xmm2
	movaps	896(%rsp), %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm14, %xmm0
	movaps	688(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm9, %xmm0
	movaps	96(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	movaps	304(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 304(%rsp)
	movaps	32(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm10, %xmm0
	movaps	848(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm10, %xmm2
	mulps	%xmm9, %xmm2
	movaps	624(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm1, %xmm3
	movaps	%xmm11, %xmm1
	mulps	%xmm0, %xmm1
	movaps	320(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm14, %xmm0
	movaps	336(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 336(%rsp)
	movaps	144(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm9, %xmm1
	movaps	560(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm12, %xmm0
	movaps	832(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm7
	addps	%xmm10, %xmm7
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm11
	movaps	%xmm14, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm0, %xmm7
	movaps	1152(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	768(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 768(%rsp)
	addps	%xmm10, %xmm3
	movaps	1008(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1008(%rsp)
	addps	%xmm10, %xmm4
	mulps	%xmm9, %xmm4
	movaps	208(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	224(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	752(%rsp), %xmm3
	addps	%xmm1, %xmm3
	addps	%xmm10, %xmm8
	mulps	%xmm9, %xmm8
	movaps	448(%rsp), %xmm1
	addps	%xmm8, %xmm1
	movaps	192(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	384(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	movaps	1168(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	movaps	592(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 592(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	movaps	496(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm12, %xmm0
	mulps	%xmm13, %xmm0
	movaps	528(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	112(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	movaps	400(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	movaps	608(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm9, %xmm2
	mulps	%xmm15, %xmm2
	movaps	416(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	1184(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	736(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	16(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	512(%rsp), %xmm9
	addps	%xmm0, %xmm9
	mulps	%xmm15, %xmm12
	movaps	544(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	576(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	movaps	288(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	64(%rsp), %xmm13
	movaps	%xmm0, 288(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L28b59
	movaps	%xmm11, 496(%rsp)
	movaps	.L28c0(%rip), %xmm13
	movaps	.L28c36(%rip), %xmm14
	movaps	%xmm1, 448(%rsp)
	movaps	%xmm2, 544(%rsp)
	movaps	%xmm4, 528(%rsp)
	movaps	%xmm7, 736(%rsp)
	movaps	%xmm8, 608(%rsp)
	movaps	%xmm9, 512(%rsp)
	movaps	176(%rsp), %xmm9
	movaps	928(%rsp), %xmm2
	movaps	624(%rsp), %xmm11
	movaps	864(%rsp), %xmm4
	movaps	704(%rsp), %xmm8
	movaps	592(%rsp), %xmm7
	jmp	.L28b66
	.p2align	4
.L28b63:
	ucomiss	%xmm3, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	912(%rsp), %xmm0
	ja	.L28b65
	xorps	%xmm0, %xmm0
.L28b65:
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 688(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	176(%rsp), %xmm9
	movaps	.L28c0(%rip), %xmm13
.L28b66:
	movaps	256(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	movaps	64(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	%xmm13, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	movaps	496(%rsp), %xmm12
	mulps	%xmm12, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm8, 704(%rsp)
	movaps	%xmm13, %xmm1
	divps	1040(%rsp), %xmm1
	movaps	%xmm0, %xmm2
	movaps	528(%rsp), %xmm13
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm4, 864(%rsp)
	mulps	%xmm0, %xmm7
	movaps	240(%rsp), %xmm8
	subps	%xmm7, %xmm8
	movaps	.L28c17(%rip), %xmm2
	divps	%xmm10, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm2, %xmm1
	mulps	464(%rsp), %xmm1
	addps	272(%rsp), %xmm1
	movaps	%xmm1, 1536(%rsp)
	mulps	160(%rsp), %xmm2
	addps	432(%rsp), %xmm2
	movaps	%xmm2, 1120(%rsp)
	movaps	400(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	subps	%xmm1, %xmm11
	movaps	%xmm11, 624(%rsp)
	movaps	416(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	320(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm15, %xmm12
	movaps	336(%rsp), %xmm4
	subps	%xmm12, %xmm4
	movaps	512(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	560(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	608(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	736(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	224(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 224(%rsp)
	mulps	%xmm13, %xmm15
	subps	%xmm15, %xmm3
	movaps	544(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	448(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 448(%rsp)
	mulps	288(%rsp), %xmm0
	movaps	944(%rsp), %xmm11
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm11
	movaps	192(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	.L28c0(%rip), %xmm15
	xorps	%xmm12, %xmm12
	movdqa	1040(%rsp), %xmm13
	movaps	%xmm5, 848(%rsp)
	movaps	%xmm3, 752(%rsp)
	movaps	%xmm4, 336(%rsp)
	movaps	%xmm6, 896(%rsp)
	movaps	%xmm8, 240(%rsp)
	movaps	%xmm2, 192(%rsp)
	jbe	.L28b67
	movaps	1520(%rsp), %xmm0
	movaps	1664(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	.L28c62(%rip), %xmm2
	movaps	%xmm0, 1520(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	%xmm15, %xmm2
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
	movaps	368(%rsp), %xmm1
	movaps	352(%rsp), %xmm7
	movaps	304(%rsp), %xmm0
	jbe	.L28b69
	testq	%r10, %r10
	movaps	%xmm2, 112(%rsp)
	je	.L28b71
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	xorps	%xmm3, %xmm3
	movq	664(%rsp), %rax
	xorl	%ecx, %ecx
	movaps	64(%rsp), %xmm5
	.p2align	4
.L28b73:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L28c70(%rip), %xmm12
	movaps	.L28c71(%rip), %xmm1
	movaps	.L28c72(%rip), %xmm4
	movaps	.L28c0(%rip), %xmm14
	movaps	.L28c17(%rip), %xmm2
	movdqa	.L28c63(%rip), %xmm13
	movdqa	.L28c64(%rip), %xmm15
	.p2align	4
.L28b74:
	movaps	(%rdx), %xmm5
	mulps	16(%rsp), %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm11, %xmm5
	movaps	(%rax,%rdi), %xmm6
	movaps	%xmm14, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm2, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm14, %xmm0
	paddd	%xmm13, %xmm0
	pand	%xmm15, %xmm0
	movaps	%xmm14, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm2, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	.L28c69(%rip), %xmm9
	addps	%xmm12, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L28c67(%rip), %xmm9
	addps	.L28c68(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L28c65(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	.L28c66(%rip), %xmm9
	addps	%xmm9, %xmm10
	movaps	176(%rsp), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm14, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm2, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L28b74
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	64(%rsp), %xmm5
	jne	.L28b73
	jmp	.L28b76
	.p2align	4
.L28b67:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	928(%rsp), %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	368(%rsp), %xmm1
	movaps	352(%rsp), %xmm7
	movaps	160(%rsp), %xmm4
	movaps	704(%rsp), %xmm0
	jmp	.L28b77
	.p2align	4
.L28b69:
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	928(%rsp), %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	160(%rsp), %xmm4
	movaps	192(%rsp), %xmm2
	movaps	704(%rsp), %xmm0
	jmp	.L28b77
.L28b71:
	xorps	%xmm3, %xmm3
	movaps	64(%rsp), %xmm5
.L28b76:
	movaps	1648(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	mulps	.L28c73(%rip), %xmm11
	addps	.L28c74(%rip), %xmm11
	xorps	%xmm1, %xmm1
	cmpltps	112(%rsp), %xmm1
	addps	%xmm2, %xmm11
	cmpltps	%xmm3, %xmm11
	andps	%xmm1, %xmm11
	movaps	%xmm11, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1648(%rsp)
	movaps	1600(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	.L28c22(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1600(%rsp)
	movaps	1760(%rsp), %xmm1
	blendvps	%xmm0, .L28c75(%rip), %xmm1
	movaps	%xmm1, 1760(%rsp)
	movaps	.L28c0(%rip), %xmm15
	movaps	%xmm15, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, .L28c19(%rip), %xmm4
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	720(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 720(%rsp)
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	816(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	1296(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, 64(%rsp)
	movaps	1280(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	1248(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	928(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	%xmm7, 400(%rsp)
	movaps	1264(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	1040(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	1104(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	1216(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1216(%rsp)
	movaps	%xmm11, %xmm4
	andnps	912(%rsp), %xmm4
	movaps	%xmm11, %xmm0
	movaps	1504(%rsp), %xmm8
	blendvps	%xmm0, .L28c27(%rip), %xmm8
	movaps	%xmm8, 1504(%rsp)
	andps	%xmm15, %xmm11
	movaps	%xmm11, 1616(%rsp)
	movaps	%xmm4, 912(%rsp)
	movaps	%xmm7, 1264(%rsp)
	movaps	%xmm6, 1248(%rsp)
	movaps	%xmm5, 1280(%rsp)
	movaps	%xmm3, 1296(%rsp)
	movaps	%xmm2, 1232(%rsp)
	movaps	%xmm1, 1312(%rsp)
	movaps	.L28c36(%rip), %xmm14
	movaps	368(%rsp), %xmm1
	movaps	352(%rsp), %xmm7
	movaps	160(%rsp), %xmm4
	movaps	192(%rsp), %xmm2
	movaps	704(%rsp), %xmm0
	movaps	944(%rsp), %xmm11
	xorps	%xmm12, %xmm12
.L28b77:
	movaps	%xmm7, 352(%rsp)
	movaps	%xmm13, 1136(%rsp)
	movaps	%xmm1, 368(%rsp)
	movaps	64(%rsp), %xmm6
	movaps	%xmm9, 176(%rsp)
	ucomiss	%xmm12, %xmm11
	movaps	%xmm1, %xmm10
	movaps	.L28c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	864(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	1056(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	movaps	992(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 384(%rsp)
	movaps	560(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 640(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm5
	movaps	720(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1424(%rsp), %xmm1
	movaps	1360(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	464(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	movaps	.L28c17(%rip), %xmm11
	movaps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm12, %xmm3
	xorps	%xmm14, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm15, %xmm12
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	orps	1888(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2240(%rsp)
	movaps	%xmm15, %xmm3
	xorps	%xmm1, %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 16(%rsp)
	movaps	816(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1456(%rsp), %xmm1
	movaps	1440(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm4, 160(%rsp)
	movaps	%xmm4, %xmm8
	xorps	%xmm14, %xmm8
	movaps	%xmm13, %xmm3
	movaps	%xmm11, %xmm13
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm8, %xmm13
	movaps	%xmm6, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1328(%rsp), %xmm0
	cmpleps	%xmm6, %xmm0
	movaps	%xmm10, %xmm6
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm10, %xmm4
	xorps	%xmm14, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	divps	%xmm5, %xmm12
	movaps	%xmm12, 256(%rsp)
	movaps	%xmm9, %xmm1
	cmpleps	1488(%rsp), %xmm1
	movaps	1472(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm7, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	400(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	cmpleps	1376(%rsp), %xmm1
	movaps	1632(%rsp), %xmm0
	cmpleps	%xmm6, %xmm0
	movaps	304(%rsp), %xmm9
	movaps	%xmm9, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm11, %xmm6
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm3, %xmm1
	cmpleps	1392(%rsp), %xmm1
	movaps	1408(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm11, %xmm8
	movaps	768(%rsp), %xmm3
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm3, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	272(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	464(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	orps	2192(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm13, %xmm0
	movdqa	2176(%rsp), %xmm12
	pcmpgtd	%xmm1, %xmm12
	por	%xmm0, %xmm12
	movdqa	%xmm12, 2224(%rsp)
	movaps	432(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	mulps	160(%rsp), %xmm1
	movaps	%xmm1, 96(%rsp)
	por	2160(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movdqa	2144(%rsp), %xmm4
	xorps	%xmm7, %xmm7
	pcmpgtd	%xmm7, %xmm4
	por	%xmm1, %xmm4
	movdqa	%xmm4, 2208(%rsp)
	movaps	416(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	mulps	368(%rsp), %xmm2
	movaps	%xmm2, 144(%rsp)
	por	2128(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	2112(%rsp), %xmm2
	pcmpgtd	%xmm7, %xmm2
	xorps	%xmm14, %xmm14
	por	%xmm0, %xmm2
	movdqa	%xmm2, 784(%rsp)
	movaps	384(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	mulps	352(%rsp), %xmm5
	movaps	%xmm5, 736(%rsp)
	por	2096(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm5, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2080(%rsp), %xmm5
	pcmpgtd	%xmm14, %xmm5
	por	%xmm1, %xmm5
	movdqa	%xmm5, 1568(%rsp)
	movaps	640(%rsp), %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, 832(%rsp)
	por	2064(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm5, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	2048(%rsp), %xmm5
	pcmpgtd	%xmm14, %xmm5
	por	%xmm0, %xmm5
	movdqa	%xmm5, 1552(%rsp)
	movaps	256(%rsp), %xmm9
	movaps	%xmm3, 768(%rsp)
	mulps	%xmm3, %xmm9
	por	2032(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1904(%rsp)
	pandn	%xmm15, %xmm12
	movdqa	%xmm12, 1168(%rsp)
	mulps	%xmm12, %xmm11
	movaps	240(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm11, %xmm3
	movaps	%xmm10, %xmm5
	mulps	16(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm0
	movaps	%xmm15, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2016(%rsp)
	movaps	%xmm1, %xmm0
	movaps	.L28c76(%rip), %xmm7
	maxps	%xmm7, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm11
	divps	%xmm0, %xmm11
	pandn	%xmm15, %xmm4
	movdqa	%xmm4, 1200(%rsp)
	movaps	%xmm13, %xmm14
	mulps	%xmm4, %xmm14
	movaps	1536(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm5, %xmm1
	movaps	1120(%rsp), %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm14, 1936(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm10, %xmm13
	mulps	%xmm3, %xmm8
	movaps	%xmm3, %xmm4
	movaps	%xmm3, (%rsp)
	subps	%xmm0, %xmm8
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm0
	movaps	%xmm15, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm0
	movaps	%xmm8, %xmm12
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2000(%rsp)
	movaps	%xmm1, %xmm0
	maxps	%xmm7, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm8
	movaps	784(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	movaps	672(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm5, %xmm7
	movaps	%xmm5, 608(%rsp)
	movaps	896(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm3, 1920(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm13, 32(%rsp)
	mulps	%xmm4, %xmm2
	subps	%xmm0, %xmm2
	movaps	688(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm1
	movaps	%xmm10, %xmm3
	movaps	%xmm10, 544(%rsp)
	mulps	%xmm14, %xmm6
	subps	%xmm1, %xmm6
	mulps	%xmm11, %xmm2
	movaps	%xmm11, %xmm10
	movaps	%xmm11, 128(%rsp)
	movaps	%xmm2, %xmm1
	movaps	%xmm2, 592(%rsp)
	mulps	%xmm12, %xmm1
	movaps	%xmm12, %xmm5
	movaps	%xmm12, 512(%rsp)
	subps	%xmm1, %xmm6
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm14
	movaps	%xmm0, 528(%rsp)
	mulps	%xmm0, %xmm1
	movaps	%xmm15, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm8, %xmm4
	mulps	%xmm8, %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1984(%rsp)
	movaps	%xmm0, %xmm1
	maxps	.L28c76(%rip), %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm15, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	1568(%rsp), %xmm0
	andnps	%xmm15, %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	640(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	624(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	mulps	%xmm7, %xmm12
	movaps	%xmm15, %xmm1
	movaps	320(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm12, %xmm8
	movaps	%xmm12, %xmm15
	mulps	%xmm13, %xmm8
	mulps	(%rsp), %xmm0
	subps	%xmm8, %xmm0
	movaps	336(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm15, %xmm8
	movaps	%xmm15, %xmm13
	mulps	%xmm3, %xmm8
	movaps	1936(%rsp), %xmm11
	mulps	%xmm11, %xmm12
	subps	%xmm8, %xmm12
	mulps	%xmm10, %xmm0
	movaps	%xmm0, %xmm8
	mulps	%xmm5, %xmm8
	subps	%xmm8, %xmm12
	movaps	848(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	movaps	%xmm13, 496(%rsp)
	movaps	%xmm13, %xmm8
	mulps	%xmm14, %xmm8
	movaps	1920(%rsp), %xmm7
	mulps	%xmm7, %xmm15
	subps	%xmm8, %xmm15
	movaps	%xmm0, %xmm8
	movaps	%xmm0, %xmm3
	movaps	%xmm0, 576(%rsp)
	movaps	592(%rsp), %xmm10
	mulps	%xmm10, %xmm8
	subps	%xmm8, %xmm15
	mulps	%xmm4, %xmm12
	movaps	%xmm12, %xmm8
	mulps	%xmm6, %xmm8
	subps	%xmm8, %xmm15
	movaps	%xmm13, %xmm8
	mulps	%xmm13, %xmm8
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm0
	subps	%xmm8, %xmm0
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm0
	movaps	%xmm12, %xmm8
	mulps	%xmm12, %xmm8
	subps	%xmm8, %xmm0
	movaps	80(%rsp), %xmm1
	mulps	%xmm1, %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm15, %xmm8
	subps	%xmm8, %xmm0
	movaps	%xmm0, 1968(%rsp)
	movaps	%xmm0, %xmm8
	maxps	.L28c76(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm5, %xmm0
	divps	%xmm8, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	1552(%rsp), %xmm3
	andnps	%xmm5, %xmm3
	movaps	%xmm3, 944(%rsp)
	movaps	256(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	208(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	mulps	608(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	movaps	224(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	mulps	(%rsp), %xmm14
	mulps	32(%rsp), %xmm3
	subps	%xmm3, %xmm14
	movaps	752(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm13, %xmm3
	mulps	544(%rsp), %xmm3
	mulps	%xmm11, %xmm5
	subps	%xmm3, %xmm5
	mulps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	mulps	512(%rsp), %xmm3
	subps	%xmm3, %xmm5
	movaps	1008(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm13, %xmm11
	mulps	528(%rsp), %xmm11
	mulps	%xmm7, %xmm3
	movaps	832(%rsp), %xmm7
	subps	%xmm11, %xmm3
	movaps	%xmm14, %xmm11
	mulps	%xmm10, %xmm11
	subps	%xmm11, %xmm3
	mulps	%xmm4, %xmm5
	movaps	%xmm4, %xmm10
	movaps	%xmm4, 1024(%rsp)
	movaps	%xmm5, %xmm11
	mulps	%xmm6, %xmm11
	subps	%xmm11, %xmm3
	mulps	448(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm13, %xmm2
	movaps	%xmm13, %xmm11
	movaps	%xmm13, 1680(%rsp)
	mulps	496(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm14, %xmm2
	mulps	576(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm5, %xmm2
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm13, %xmm11
	movaps	.L28c0(%rip), %xmm1
	movaps	%xmm1, %xmm13
	subps	%xmm11, %xmm13
	movaps	%xmm14, %xmm11
	mulps	%xmm14, %xmm11
	subps	%xmm11, %xmm13
	movaps	%xmm5, %xmm11
	mulps	%xmm5, %xmm11
	subps	%xmm11, %xmm13
	movaps	%xmm3, %xmm11
	mulps	%xmm3, %xmm11
	subps	%xmm11, %xmm13
	mulps	%xmm0, %xmm8
	movaps	%xmm8, %xmm11
	mulps	%xmm8, %xmm11
	subps	%xmm11, %xmm13
	movaps	%xmm13, %xmm11
	maxps	.L28c76(%rip), %xmm11
	sqrtps	%xmm11, %xmm11
	divps	%xmm11, %xmm1
	movaps	%xmm1, 880(%rsp)
	movaps	112(%rsp), %xmm2
	mulps	16(%rsp), %xmm2
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	mulps	%xmm2, %xmm1
	movaps	96(%rsp), %xmm4
	mulps	1168(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm2, %xmm11
	mulps	%xmm2, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	mulps	128(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm11, %xmm0
	movaps	544(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm11
	movaps	144(%rsp), %xmm1
	mulps	1200(%rsp), %xmm1
	subps	%xmm11, %xmm1
	movaps	512(%rsp), %xmm11
	movaps	%xmm11, 608(%rsp)
	mulps	%xmm4, %xmm11
	subps	%xmm11, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, %xmm10
	movaps	%xmm1, %xmm11
	mulps	%xmm1, %xmm11
	addps	%xmm0, %xmm11
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 544(%rsp)
	mulps	%xmm2, %xmm0
	movaps	%xmm0, %xmm1
	movaps	736(%rsp), %xmm0
	mulps	1184(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	592(%rsp), %xmm1
	movaps	%xmm1, 512(%rsp)
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm6, 592(%rsp)
	mulps	%xmm10, %xmm6
	subps	%xmm6, %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm6
	addps	%xmm11, %xmm6
	movaps	496(%rsp), %xmm0
	movaps	%xmm0, 528(%rsp)
	mulps	%xmm2, %xmm0
	movaps	%xmm2, %xmm11
	mulps	1152(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, 496(%rsp)
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm7
	movaps	%xmm12, 576(%rsp)
	mulps	%xmm10, %xmm12
	subps	%xmm12, %xmm7
	movaps	%xmm15, 832(%rsp)
	mulps	%xmm1, %xmm15
	subps	%xmm15, %xmm7
	mulps	288(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	1680(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	movaps	%xmm11, 112(%rsp)
	mulps	%xmm11, %xmm2
	mulps	944(%rsp), %xmm9
	subps	%xmm2, %xmm9
	movaps	%xmm14, %xmm6
	movaps	%xmm4, 96(%rsp)
	mulps	%xmm4, %xmm14
	subps	%xmm14, %xmm9
	movaps	.L28c36(%rip), %xmm14
	movaps	%xmm5, %xmm2
	movaps	%xmm10, 144(%rsp)
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm9
	movaps	%xmm3, %xmm11
	movaps	%xmm1, 736(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm9
	movaps	%xmm8, %xmm5
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm9
	movaps	880(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1680(%rsp)
	movaps	272(%rsp), %xmm1
	movaps	2240(%rsp), %xmm0
	movaps	.L28c0(%rip), %xmm12
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	432(%rsp), %xmm3
	mulps	128(%rsp), %xmm3
	movaps	2224(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm3
	mulps	%xmm1, %xmm3
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	mulps	1024(%rsp), %xmm1
	movaps	2208(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm3, %xmm1
	movaps	384(%rsp), %xmm3
	mulps	80(%rsp), %xmm3
	movaps	784(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm3
	mulps	%xmm1, %xmm3
	movaps	640(%rsp), %xmm1
	mulps	288(%rsp), %xmm1
	movaps	1568(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm3, %xmm1
	movaps	256(%rsp), %xmm10
	mulps	%xmm4, %xmm10
	movaps	1552(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm10
	mulps	%xmm1, %xmm10
	movaps	(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	32(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	608(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	512(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	544(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	592(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	496(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	576(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	528(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	832(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 832(%rsp)
	xorps	%xmm14, %xmm6
	movaps	%xmm6, 1568(%rsp)
	xorps	%xmm14, %xmm2
	movaps	%xmm2, 1552(%rsp)
	xorps	%xmm14, %xmm11
	xorps	%xmm14, %xmm15
	movaps	%xmm15, 784(%rsp)
	xorps	%xmm14, %xmm5
	ja	.L28b94
	movaps	%xmm11, %xmm13
	movaps	.L28c0(%rip), %xmm12
	movaps	%xmm12, %xmm0
	divps	%xmm8, %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm12, %xmm2
	movaps	384(%rsp), %xmm4
	divps	%xmm4, %xmm2
	mulps	176(%rsp), %xmm2
	mulps	.L28c77(%rip), %xmm0
	mulps	.L28c78(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1648(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	.L28c27(%rip), %xmm8
	cmpltps	%xmm8, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	.L28c79(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movq	56(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm12, %xmm0
	movaps	1504(%rsp), %xmm11
	divps	%xmm11, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm12, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm11, %xmm0
	cmpltps	%xmm8, %xmm0
	andps	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1680(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1904(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	movaps	1168(%rsp), %xmm2
	mulps	16(%rsp), %xmm2
	movaps	1200(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1184(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	1152(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	944(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm12, %xmm1
	movaps	.L28c23(%rip), %xmm3
	movaps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1872(%rsp), %xmm0
	cmpleps	1520(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	.L28c80(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1696(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1696(%rsp)
	movaps	%xmm1, %xmm6
	cmpeqps	%xmm3, %xmm6
	andps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm6, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm6, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm6, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	400(%rsp), %xmm2
	movaps	1136(%rsp), %xmm0
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm3, %xmm3
	movaps	.L28c2(%rip), %xmm8
	ja	.L28b51
	movaps	880(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm2, %xmm5
	addps	%xmm7, %xmm5
	movaps	288(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	832(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	736(%rsp), %xmm0
	mulps	%xmm2, %xmm13
	addps	%xmm0, %xmm13
	movaps	80(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	movaps	592(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	144(%rsp), %xmm0
	movaps	%xmm4, %xmm7
	movaps	576(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	1552(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	addps	%xmm4, %xmm13
	movaps	1024(%rsp), %xmm4
	mulps	%xmm13, %xmm4
	movaps	608(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	96(%rsp), %xmm0
	movaps	512(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm0, %xmm5
	movaps	496(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movaps	1568(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	128(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	112(%rsp), %xmm5
	movaps	32(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm5, %xmm6
	movaps	544(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm6, %xmm5
	movaps	528(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	movaps	784(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm6, %xmm5
	mulps	272(%rsp), %xmm5
	movaps	%xmm5, 784(%rsp)
	mulps	432(%rsp), %xmm0
	movaps	%xmm0, 128(%rsp)
	mulps	416(%rsp), %xmm4
	movaps	%xmm4, 1024(%rsp)
	mulps	%xmm7, %xmm3
	movaps	%xmm3, 80(%rsp)
	mulps	640(%rsp), %xmm1
	movaps	%xmm1, 288(%rsp)
	mulps	256(%rsp), %xmm2
	movaps	%xmm2, 880(%rsp)
	movaps	.L28c0(%rip), %xmm1
	movaps	%xmm1, %xmm0
	divps	960(%rsp), %xmm0
	movaps	976(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	paddd	.L28c63(%rip), %xmm0
	pand	.L28c64(%rip), %xmm0
	psubd	%xmm0, %xmm1
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm2, %xmm1
	addps	.L28c17(%rip), %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm1, %xmm3
	mulps	.L28c65(%rip), %xmm3
	addps	.L28c66(%rip), %xmm3
	movaps	%xmm3, 608(%rsp)
	movaps	%xmm1, %xmm3
	mulps	.L28c67(%rip), %xmm3
	addps	.L28c68(%rip), %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	%xmm1, 528(%rsp)
	mulps	.L28c69(%rip), %xmm1
	addps	.L28c70(%rip), %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm2, 736(%rsp)
	mulps	.L28c71(%rip), %xmm2
	movaps	%xmm2, 512(%rsp)
	mulps	.L28c72(%rip), %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	1712(%rsp), %xmm0
	mulps	.L28c81(%rip), %xmm0
	movaps	%xmm0, 1712(%rsp)
	movaps	800(%rsp), %xmm0
	mulps	.L28c82(%rip), %xmm0
	movaps	%xmm0, 800(%rsp)
	movl	52(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %cl
	jne	.L28b84
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	movq	664(%rsp), %rax
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm1, (%rsp)
	.p2align	4
.L28b81:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L28c0(%rip), %xmm12
	movaps	.L28c17(%rip), %xmm14
	movaps	(%rsp), %xmm1
	movaps	160(%rsp), %xmm3
	movaps	464(%rsp), %xmm4
	movaps	368(%rsp), %xmm2
	movaps	352(%rsp), %xmm9
	movaps	560(%rsp), %xmm7
	.p2align	4
.L28b82:
	movaps	%xmm15, 112(%rsp)
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm6, 144(%rsp)
	movaps	(%rdx), %xmm13
	mulps	32(%rsp), %xmm13
	addps	176(%rsp), %xmm13
	movaps	(%rax,%rdi), %xmm15
	addps	%xmm1, %xmm13
	movaps	%xmm12, %xmm8
	divps	%xmm13, %xmm8
	subps	%xmm13, %xmm15
	mulps	%xmm8, %xmm15
	movaps	%xmm14, %xmm0
	movaps	%xmm8, %xmm6
	cmpltps	%xmm15, %xmm0
	addps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm12, %xmm0
	paddd	.L28c63(%rip), %xmm0
	pand	.L28c64(%rip), %xmm0
	movaps	%xmm12, %xmm5
	psubd	%xmm0, %xmm5
	mulps	%xmm5, %xmm6
	addps	%xmm14, %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm11, %xmm1
	movaps	%xmm5, %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm5, %xmm10
	mulps	.L28c69(%rip), %xmm10
	movaps	%xmm11, %xmm6
	addps	.L28c70(%rip), %xmm10
	mulps	.L28c71(%rip), %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm5, %xmm10
	mulps	.L28c67(%rip), %xmm10
	addps	.L28c68(%rip), %xmm10
	mulps	%xmm11, %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm5, %xmm10
	mulps	.L28c65(%rip), %xmm10
	addps	.L28c66(%rip), %xmm10
	mulps	%xmm11, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm1, %xmm11
	movaps	(%rsp), %xmm1
	addps	%xmm5, %xmm6
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L28c72(%rip), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm6
	addps	%xmm12, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm15
	subps	%xmm15, %xmm6
	movaps	112(%rsp), %xmm15
	mulps	%xmm13, %xmm6
	addps	.L28c23(%rip), %xmm13
	movaps	%xmm12, %xmm5
	divps	%xmm13, %xmm5
	movaps	16(%rsp), %xmm13
	addps	%xmm6, %xmm11
	mulps	%xmm1, %xmm8
	movaps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm5
	movaps	%xmm6, %xmm10
	addps	%xmm6, %xmm9
	mulps	%xmm8, %xmm6
	addps	%xmm6, %xmm15
	movaps	144(%rsp), %xmm6
	addps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	mulps	%xmm8, %xmm5
	addps	%xmm5, %xmm13
	movaps	96(%rsp), %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm4
	addps	%xmm10, %xmm3
	mulps	%xmm8, %xmm0
	mulps	%xmm8, %xmm10
	addps	%xmm0, %xmm6
	addps	%xmm10, %xmm5
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	.L28b82
	movaps	%xmm7, 560(%rsp)
	movaps	%xmm9, 352(%rsp)
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm4, 464(%rsp)
	movaps	%xmm3, 160(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L28b81
.L28b84:
	movaps	%xmm15, 112(%rsp)
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm6, 144(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm11, 1056(%rsp)
	movaps	240(%rsp), %xmm8
	movaps	432(%rsp), %xmm2
	mulps	%xmm2, %xmm8
	movaps	272(%rsp), %xmm9
	mulps	%xmm9, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	.L28c0(%rip), %xmm10
	movaps	%xmm10, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	.L28c76(%rip), %xmm13
	maxps	%xmm13, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm10, %xmm7
	divps	%xmm0, %xmm7
	movaps	1536(%rsp), %xmm14
	movaps	416(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	mulps	%xmm9, %xmm14
	movaps	1120(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm14, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm10, %xmm3
	subps	%xmm0, %xmm3
	mulps	%xmm7, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm3
	minps	%xmm10, %xmm5
	movaps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	maxps	%xmm13, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm10, %xmm2
	divps	%xmm3, %xmm2
	movaps	%xmm2, %xmm6
	movaps	%xmm2, 32(%rsp)
	movaps	672(%rsp), %xmm2
	movaps	384(%rsp), %xmm5
	mulps	%xmm5, %xmm2
	mulps	%xmm9, %xmm2
	movaps	896(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm2, %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm1, %xmm15
	movaps	%xmm1, %xmm12
	subps	%xmm3, %xmm15
	movaps	688(%rsp), %xmm10
	mulps	%xmm5, %xmm10
	movaps	%xmm2, %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm4, %xmm10
	subps	%xmm3, %xmm10
	mulps	%xmm7, %xmm15
	movaps	%xmm15, %xmm3
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm10
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	.L28c0(%rip), %xmm4
	movaps	%xmm4, %xmm5
	subps	%xmm3, %xmm5
	movaps	%xmm15, %xmm3
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm5
	mulps	%xmm6, %xmm10
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm0, %xmm3
	maxps	%xmm13, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm4, %xmm1
	movaps	%xmm4, %xmm5
	divps	%xmm0, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	624(%rsp), %xmm6
	movaps	640(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm9, %xmm6
	movaps	320(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm12, %xmm4
	subps	%xmm0, %xmm4
	movaps	336(%rsp), %xmm13
	mulps	%xmm1, %xmm13
	movaps	%xmm6, %xmm0
	mulps	%xmm14, %xmm0
	mulps	416(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm7, %xmm9
	mulps	%xmm7, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm13
	movaps	848(%rsp), %xmm12
	mulps	%xmm1, %xmm12
	movaps	%xmm6, %xmm0
	mulps	%xmm2, %xmm0
	mulps	384(%rsp), %xmm12
	subps	%xmm0, %xmm12
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm12
	mulps	32(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm12
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm5, %xmm7
	subps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm5
	mulps	(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm0, 192(%rsp)
	maxps	.L28c76(%rip), %xmm5
	sqrtps	%xmm5, %xmm3
	divps	%xmm3, %xmm7
	movaps	208(%rsp), %xmm1
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	272(%rsp), %xmm1
	movaps	224(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm1, %xmm3
	movaps	%xmm8, 240(%rsp)
	mulps	%xmm8, %xmm3
	mulps	432(%rsp), %xmm5
	subps	%xmm3, %xmm5
	movaps	752(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm1, %xmm3
	movaps	%xmm14, 1536(%rsp)
	mulps	%xmm14, %xmm3
	mulps	416(%rsp), %xmm8
	subps	%xmm3, %xmm8
	movaps	%xmm9, 992(%rsp)
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm3
	movaps	%xmm11, 1120(%rsp)
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm8
	movaps	1008(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	movaps	%xmm1, %xmm3
	movaps	%xmm2, 672(%rsp)
	mulps	%xmm2, %xmm3
	mulps	384(%rsp), %xmm9
	subps	%xmm3, %xmm9
	movaps	%xmm5, %xmm3
	movaps	%xmm15, 896(%rsp)
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm9
	mulps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm3
	movaps	%xmm10, 688(%rsp)
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm9
	movaps	448(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm6, 624(%rsp)
	mulps	%xmm6, %xmm3
	mulps	640(%rsp), %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm5, %xmm3
	movaps	%xmm4, 320(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm8, %xmm3
	movaps	%xmm13, 336(%rsp)
	mulps	%xmm13, %xmm3
	subps	%xmm3, %xmm2
	mulps	(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	movaps	%xmm12, 848(%rsp)
	mulps	%xmm12, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm1, %xmm1
	movaps	.L28c0(%rip), %xmm10
	movaps	%xmm10, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm5, 224(%rsp)
	mulps	%xmm5, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm8, 752(%rsp)
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm9, 1008(%rsp)
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm7, 864(%rsp)
	mulps	%xmm7, %xmm2
	movaps	%xmm2, 448(%rsp)
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, %xmm5
	minps	192(%rsp), %xmm5
	movaps	.L28c83(%rip), %xmm7
	cmpltps	%xmm5, %xmm7
	movaps	1696(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	.L28c22(%rip), %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm7, 576(%rsp)
	orps	%xmm7, %xmm0
	movaps	.L28c84(%rip), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 768(%rsp)
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	movaps	400(%rsp), %xmm9
	minps	%xmm9, %xmm5
	movaps	%xmm9, %xmm0
	cmpunordps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	720(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1360(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1424(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	.L28c2(%rip), %xmm11
	andps	%xmm11, %xmm6
	xorps	%xmm12, %xmm12
	maxps	%xmm12, %xmm6
	movaps	128(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm11, %xmm0
	maxps	%xmm6, %xmm0
	movaps	288(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	andps	%xmm11, %xmm6
	maxps	%xmm0, %xmm6
	movaps	880(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm11, %xmm0
	maxps	%xmm6, %xmm0
	mulps	.L28c85(%rip), %xmm5
	cmpleps	%xmm5, %xmm0
	cmpleps	%xmm10, %xmm2
	movaps	%xmm2, 704(%rsp)
	andps	%xmm2, %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movq	56(%rsp), %rax
	movss	208(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	304(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 720(%rsp)
	movaps	816(%rsp), %xmm7
	addps	%xmm7, %xmm4
	movaps	1440(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1456(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm2, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	64(%rsp), %xmm2
	movaps	1024(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm6
	blendvps	%xmm0, %xmm5, %xmm2
	movss	12(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm10, %xmm2
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	176(%rsp), %xmm4
	movaps	80(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1472(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1488(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	maxps	%xmm1, %xmm5
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm10, 128(%rsp)
	mulps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	addps	%xmm9, %xmm14
	movaps	1632(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm14, %xmm8
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm6, %xmm8
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	1136(%rsp), %xmm6
	addps	%xmm6, %xmm15
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	minps	%xmm15, %xmm13
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm13, %xmm5
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm6, %xmm1
	movq	%r15, %r12
	shlq	$4, %r12
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, (%r14,%r12)
	addq	%r9, %r15
	shlq	$4, %r15
	movaps	%xmm7, (%r14,%r15)
	leaq	(%r14,%r12), %rax
	movq	%r9, %rcx
	shlq	$5, %rcx
	movaps	%xmm2, (%rcx,%rax)
	leaq	(%r9,%r9,2), %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movaps	%xmm4, (%rcx,%rax)
	movq	%r9, %rcx
	shlq	$6, %rcx
	movaps	%xmm9, (%rcx,%rax)
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	leaq	(%r9,%r9,4), %r10
	movq	%r10, %rdx
	shlq	$4, %rdx
	movaps	%xmm1, (%rdx,%rax)
	movl	$6, %eax
	movl	52(%rsp), %edi
	testb	$2, %dil
	je	.L28b87
	movaps	%xmm3, %xmm5
	movaps	832(%rsp), %xmm0
	maxps	.L28c76(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L28c0(%rip), %xmm6
	movaps	%xmm6, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, %xmm9
	movaps	%xmm2, 176(%rsp)
	movaps	704(%rsp), %xmm0
	andps	576(%rsp), %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	.L28c36(%rip), %xmm10
	movaps	240(%rsp), %xmm4
	xorps	%xmm10, %xmm4
	movaps	992(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	movaps	1120(%rsp), %xmm15
	mulps	%xmm4, %xmm15
	addps	1536(%rsp), %xmm15
	movaps	%xmm13, %xmm2
	movaps	896(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	movaps	%xmm2, 64(%rsp)
	mulps	%xmm4, %xmm0
	addps	672(%rsp), %xmm0
	xorps	%xmm10, %xmm15
	mulps	32(%rsp), %xmm15
	movaps	688(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm13, %xmm0
	movaps	320(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 672(%rsp)
	mulps	%xmm4, %xmm3
	addps	624(%rsp), %xmm3
	movaps	336(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm10, %xmm2
	movaps	%xmm5, 192(%rsp)
	mulps	(%rsp), %xmm2
	movaps	848(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm13, %xmm14
	movaps	224(%rsp), %xmm3
	mulps	%xmm3, %xmm14
	mulps	%xmm4, %xmm3
	addps	208(%rsp), %xmm3
	movaps	752(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm3, %xmm0
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm10, %xmm1
	mulps	864(%rsp), %xmm1
	movaps	448(%rsp), %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm5, %xmm10
	movaps	%xmm4, 240(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm6, %xmm4
	movaps	%xmm15, 400(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm4, %xmm15
	movaps	%xmm2, 288(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm1, 80(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm2, %xmm1
	movaps	.L28c36(%rip), %xmm4
	xorps	%xmm4, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm10, 896(%rsp)
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	movaps	272(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	192(%rsp), %xmm1
	movaps	704(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 304(%rsp)
	movaps	%xmm13, %xmm5
	xorps	%xmm4, %xmm5
	mulps	1120(%rsp), %xmm5
	movaps	32(%rsp), %xmm10
	mulps	%xmm10, %xmm5
	movaps	%xmm3, %xmm2
	movaps	688(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	addps	64(%rsp), %xmm6
	movaps	%xmm10, %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm5, %xmm8
	addps	672(%rsp), %xmm8
	xorps	%xmm4, %xmm6
	mulps	(%rsp), %xmm6
	movaps	848(%rsp), %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm10, %xmm8
	mulps	%xmm7, %xmm8
	mulps	%xmm5, %xmm7
	addps	%xmm14, %xmm7
	movaps	%xmm2, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm4, %xmm10
	xorps	%xmm4, %xmm1
	movaps	864(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	movaps	448(%rsp), %xmm4
	movaps	%xmm4, %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm0, %xmm14
	mulps	%xmm13, %xmm13
	movaps	%xmm5, 624(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm1, 336(%rsp)
	movaps	%xmm1, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm10, %xmm14
	movaps	%xmm10, %xmm13
	movaps	176(%rsp), %xmm10
	mulps	%xmm10, %xmm14
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm5, %xmm6
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	192(%rsp), %xmm1
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	32(%rsp), %xmm5
	movaps	%xmm5, %xmm9
	movaps	%xmm13, %xmm1
	xorps	%xmm13, %xmm9
	mulps	688(%rsp), %xmm9
	movaps	(%rsp), %xmm13
	mulps	%xmm13, %xmm9
	movaps	%xmm15, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm13, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm9, %xmm2
	addps	%xmm8, %xmm2
	xorps	%xmm1, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm4, %xmm8
	mulps	%xmm6, %xmm4
	addps	%xmm2, %xmm4
	movaps	%xmm5, %xmm2
	mulps	%xmm5, %xmm2
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm5, %xmm2
	xorps	%xmm1, %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm4, 64(%rsp)
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm2, %xmm5
	movaps	416(%rsp), %xmm2
	movaps	128(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm5
	movaps	%xmm2, 416(%rsp)
	mulps	%xmm2, %xmm5
	movaps	192(%rsp), %xmm6
	movaps	%xmm0, %xmm2
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm6, 688(%rsp)
	movaps	384(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	movaps	%xmm13, %xmm4
	xorps	%xmm1, %xmm4
	mulps	%xmm15, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm8, %xmm5
	movaps	%xmm8, %xmm15
	mulps	%xmm4, %xmm5
	addps	%xmm3, %xmm5
	movaps	%xmm13, %xmm0
	movaps	192(%rsp), %xmm13
	mulps	%xmm0, %xmm0
	movaps	%xmm4, 320(%rsp)
	movaps	%xmm4, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm1, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, 848(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm6, 384(%rsp)
	mulps	%xmm6, %xmm5
	movaps	%xmm13, %xmm8
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm7, %xmm2
	xorps	%xmm1, %xmm2
	movaps	640(%rsp), %xmm1
	mulps	%xmm15, %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm7, %xmm7
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm7, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm13, %xmm3
	movaps	%xmm0, %xmm4
	blendvps	%xmm0, %xmm5, %xmm3
	mulps	%xmm10, %xmm10
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm13, %xmm5
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm10, %xmm5
	movl	%edi, %edx
	andl	$4, %edx
	movl	%edx, %eax
	shrl	$2, %eax
	movq	%rsi, 128(%rsp)
	leaq	(%r9,%r9,2), %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$15, %r8d
	movq	%r9, %r11
	movl	$9, %r9d
	cmoveq	%r9, %r8
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rsi)
	movl	$20, %esi
	movl	$10, %r9d
	cmoveq	%r9, %rsi
	setne	%dil
	movl	$26, %r9d
	movq	%r12, %rcx
	movq	%r14, %r12
	movq	%rbx, %r14
	movq	%r15, %rbx
	movl	%ebp, %r15d
	movl	$11, %ebp
	cmoveq	%rbp, %r9
	movl	%r15d, %ebp
	movq	%rbx, %r15
	movq	%r14, %rbx
	movq	%r12, %r14
	movq	%rcx, %r12
	movq	%r10, %rcx
	addq	$7, %rdi
	imulq	%r11, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rdi)
	movl	52(%rsp), %edi
	leaq	(%rax,%rax,2), %rax
	addq	$8, %rax
	imulq	%r11, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	imulq	%r11, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm8, (%r12,%r8)
	imulq	%r11, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm3, (%r12,%rsi)
	movq	128(%rsp), %r10
	imulq	%r11, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm5, (%r12,%r9)
	movq	%r11, %r9
	movq	1592(%rsp), %r11
	movl	$12, %eax
	testl	%edx, %edx
	je	.L28b87
	movaps	992(%rsp), %xmm1
	mulps	240(%rsp), %xmm1
	movaps	624(%rsp), %xmm0
	movaps	%xmm14, %xmm6
	movaps	%xmm14, 752(%rsp)
	movaps	400(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movaps	208(%rsp), %xmm3
	movaps	288(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movaps	336(%rsp), %xmm0
	movaps	80(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm6, %xmm3
	movaps	896(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	addps	%xmm0, %xmm3
	mulps	432(%rsp), %xmm3
	movaps	272(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	movaps	%xmm13, %xmm1
	movaps	%xmm0, %xmm13
	movaps	%xmm1, %xmm5
	movaps	%xmm4, %xmm6
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 240(%rsp)
	movaps	32(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	movaps	%xmm9, %xmm5
	movaps	%xmm9, 576(%rsp)
	mulps	%xmm7, %xmm5
	addps	%xmm14, %xmm5
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm15
	mulps	%xmm10, %xmm3
	addps	%xmm5, %xmm3
	movaps	64(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm3, %xmm5
	movaps	416(%rsp), %xmm14
	mulps	%xmm14, %xmm5
	mulps	%xmm13, %xmm5
	movaps	%xmm1, %xmm3
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, 304(%rsp)
	mulps	624(%rsp), %xmm4
	movaps	%xmm2, 448(%rsp)
	mulps	208(%rsp), %xmm9
	addps	%xmm4, %xmm9
	movaps	%xmm15, %xmm3
	movaps	336(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm9, %xmm3
	mulps	752(%rsp), %xmm10
	addps	%xmm3, %xmm10
	mulps	%xmm14, %xmm10
	movaps	432(%rsp), %xmm13
	mulps	%xmm13, %xmm10
	movaps	192(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	(%rsp), %xmm4
	mulps	%xmm4, %xmm7
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm5
	mulps	80(%rsp), %xmm2
	addps	%xmm7, %xmm2
	movaps	848(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm2, %xmm3
	movaps	384(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	mulps	272(%rsp), %xmm3
	movaps	%xmm15, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 624(%rsp)
	movaps	208(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm7
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm10, %xmm3
	movaps	752(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm13, %xmm14
	mulps	%xmm13, %xmm3
	movaps	%xmm15, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 208(%rsp)
	mulps	576(%rsp), %xmm4
	movaps	%xmm7, %xmm5
	mulps	224(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm10, %xmm3
	movaps	64(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm9, %xmm3
	movaps	416(%rsp), %xmm13
	mulps	%xmm13, %xmm3
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	864(%rsp), %xmm4
	movaps	80(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	448(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm0, %xmm3
	movaps	640(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	mulps	272(%rsp), %xmm3
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	%xmm15, 80(%rsp)
	movaps	336(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm9, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm14, %xmm3
	movaps	%xmm14, %xmm15
	movaps	192(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 336(%rsp)
	movaps	224(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm9, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm5, %xmm1
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 224(%rsp)
	mulps	320(%rsp), %xmm4
	mulps	%xmm10, %xmm9
	addps	%xmm4, %xmm9
	mulps	%xmm2, %xmm9
	movaps	384(%rsp), %xmm1
	mulps	%xmm1, %xmm9
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm4, 320(%rsp)
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	256(%rsp), %xmm3
	mulps	%xmm3, %xmm8
	mulps	272(%rsp), %xmm8
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm8, %xmm14
	movaps	752(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, %xmm9
	movaps	%xmm5, %xmm7
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	64(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, %xmm8
	movaps	%xmm5, %xmm9
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm9
	mulps	%xmm4, %xmm10
	mulps	%xmm3, %xmm10
	mulps	%xmm1, %xmm10
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm10, %xmm1
	mulps	448(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm2, %xmm4
	blendvps	%xmm0, %xmm4, %xmm5
	imulq	$112, %r9, %rax
	addq	%r14, %rax
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	leaq	(%r9,%r9,8), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rdx)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r14, %rcx
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$208, %r9, %rcx
	addq	%r14, %rcx
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$224, %r9, %rcx
	addq	%r14, %rcx
	movaps	(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	movq	%r9, %rcx
	shlq	$8, %rcx
	addq	%r14, %rcx
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$272, %r9, %rcx
	addq	%r14, %rcx
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	shlq	$5, %rax
	addq	%r14, %rax
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	imulq	$304, %r9, %rax
	addq	%r14, %rax
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	imulq	$336, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm14, (%r12,%rax)
	imulq	$352, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm7, (%r12,%rax)
	imulq	$368, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm9, (%r12,%rax)
	shlq	$7, %r10
	addq	%r14, %r10
	movaps	%xmm1, (%r12,%r10)
	imulq	$400, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm5, (%r12,%rax)
	movl	$27, %eax
.L28b87:
	testb	$8, %dil
	movaps	16(%rsp), %xmm4
	movaps	112(%rsp), %xmm13
	movaps	160(%rsp), %xmm1
	movaps	464(%rsp), %xmm14
	movaps	368(%rsp), %xmm2
	movaps	352(%rsp), %xmm7
	movaps	560(%rsp), %xmm8
	je	.L28b89
	movaps	512(%rsp), %xmm5
	addps	592(%rsp), %xmm5
	movaps	736(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	496(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	608(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	528(%rsp), %xmm5
	movaps	544(%rsp), %xmm3
	addps	%xmm5, %xmm3
	movaps	1712(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	800(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movq	56(%rsp), %rcx
	movss	100(%rcx), %xmm0
	movss	104(%rcx), %xmm3
	movss	108(%rcx), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm12, %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movss	112(%rcx), %xmm0
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm3, %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	movss	124(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movss	128(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	144(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	addps	%xmm3, %xmm0
	movss	132(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	96(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movss	136(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm13, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm8, %xmm5
	movaps	1856(%rsp), %xmm8
	movaps	%xmm7, %xmm15
	movaps	%xmm8, %xmm7
	addps	%xmm8, %xmm7
	addps	%xmm0, %xmm7
	movss	172(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	movss	176(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm5
	movss	180(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	184(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm14, %xmm2
	addps	%xmm0, %xmm2
	movss	188(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movss	192(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm4, %xmm2
	movaps	1696(%rsp), %xmm0
	cmpeqps	.L28c22(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movss	208(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	.L28c35(%rip), %xmm6
	movaps	1056(%rsp), %xmm5
	subps	%xmm5, %xmm6
	addps	%xmm2, %xmm4
	movss	204(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm6
	addps	%xmm5, %xmm5
	addps	%xmm8, %xmm3
	addps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm3
	mulps	.L28c86(%rip), %xmm8
	addps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm1, %xmm7
	blendvps	%xmm0, %xmm1, %xmm8
	movq	%rax, %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm6, (%r12,%rcx)
	leaq	1(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm5, (%r12,%rcx)
	leaq	2(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm3, (%r12,%rcx)
	leaq	3(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm7, (%r12,%rcx)
	addq	$4, %rax
	imulq	%r9, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm8, (%r12,%rax)
	jmp	.L28b89
.L28b93:
	addq	$2264, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
