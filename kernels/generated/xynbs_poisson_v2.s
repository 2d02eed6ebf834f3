# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L12c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L12c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L12c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L12c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L12c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L12c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L12c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L12c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L12c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L12c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L12c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L12c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L12c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L12c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L12c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L12c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L12c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L12c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L12c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L12c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L12c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L12c21:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L12c22:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L12c24:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L12c25:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L12c26:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L12c27:
	.long	1
	.long	1
	.long	1
	.long	1
.L12c28:
	.long	2
	.long	2
	.long	2
	.long	2
.L12c29:
	.long	4
	.long	4
	.long	4
	.long	4
.L12c30:
	.long	8
	.long	8
	.long	8
	.long	8
.L12c31:
	.long	16
	.long	16
	.long	16
	.long	16
.L12c32:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L12c33:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L12c34:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L12c35:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L12c36:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L12c37:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L12c38:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L12c39:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L12c40:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L12c41:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L12c42:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L12c43:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L12c44:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L12c45:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L12c46:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L12c47:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L12c48:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L12c49:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L12c50:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L12c51:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L12c52:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L12c53:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L12c54:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L12c55:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L12c56:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L12c57:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L12c59:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L12c60:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L12c61:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L12c62:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L12c63:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L12c64:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L12c65:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L12c66:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L12c67:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L12c68:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L12c69:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L12c70:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L12c71:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L12c72:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L12c73:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L12c74:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L12c75:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L12c76:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L12c77:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L12c78:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L12c79:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L12c80:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L12c81:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L12c82:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L12c83:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L12c84:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L12c85:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L12c86:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L12c87:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L12c88:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L12c89:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L12c23:
	.long	0x3e800000
.L12c58:
	.long	0x3f000000
	.globl	gaussmle_xynbs_poisson_v2
gaussmle_xynbs_poisson_v2:
	.globl	_gaussmle_xynbs_poisson_v2
_gaussmle_xynbs_poisson_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1896, %rsp
	movl	%esi, 220(%rsp)
	testl	%ecx, %ecx
	je	.L12b86
	testl	%edx, %edx
	je	.L12b86
	cmpl	$0, 220(%rsp)
	je	.L12b86
	movq	1968(%rsp), %rbx
	movl	220(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1224(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 840(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 72(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1504(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	movq	%rsi, 360(%rsp)
	addl	%r8d, %r9d
	addl	1952(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1456(%rsp)
	imull	%eax, %edx
	movl	%edx, 848(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1488(%rsp)
	xorl	%ecx, %ecx
	movaps	.L12c0(%rip), %xmm5
	movaps	.L12c14(%rip), %xmm9
	movq	%r9, 1472(%rsp)
	movl	%r9d, %eax
	movaps	.L12c36(%rip), %xmm14
	movdqa	.L12c2(%rip), %xmm13
	movaps	.L12c38(%rip), %xmm15
	movq	%r11, 1232(%rsp)
	movq	%r14, 1496(%rsp)
	jmp	.L12b4
	.p2align	4
.L12b85:
	movq	1464(%rsp), %rcx
	incq	%rcx
	addl	848(%rsp), %eax
	cmpq	1456(%rsp), %rcx
	je	.L12b86
.L12b4:
	movq	%rcx, 1464(%rsp)
	imulq	1224(%rsp), %rcx
	movq	%rcx, 1480(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 852(%rsp)
	jmp	.L12b5
	.p2align	4
.L12b84:
	incq	%rsi
	addl	220(%rsp), %edx
	cmpq	1224(%rsp), %rsi
	je	.L12b85
.L12b5:
	movq	1480(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1472(%rsp), %rcx
	movl	%edx, %r8d
	xorl	%edi, %edi
	movl	%edx, 856(%rsp)
	movq	%rsi, 1520(%rsp)
	movq	%rcx, 1512(%rsp)
	jmp	.L12b6
	.p2align	4
.L12b82:
	movq	1504(%rsp), %rax
	movaps	1184(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movaps	.L12c0(%rip), %xmm5
	movaps	.L12c14(%rip), %xmm9
	movl	852(%rsp), %eax
	movaps	.L12c36(%rip), %xmm14
	movaps	.L12c38(%rip), %xmm15
	movl	856(%rsp), %edx
	movq	1520(%rsp), %rsi
	movq	1512(%rsp), %rcx
	movq	1528(%rsp), %rdi
.L12b83:
	incq	%rdi
	incl	%r8d
	cmpq	%r11, %rdi
	je	.L12b84
.L12b6:
	leaq	(%rcx,%rdi), %r10
	movl	8(%rbx), %r15d
	movq	%r10, 1240(%rsp)
	cmpq	%r15, %r10
	jae	.L12b83
	movq	%rdi, 1528(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 112(%rsp)
	movl	20(%rbx), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movl	%r8d, 860(%rsp)
	je	.L12b8
	movq	%rcx, 240(%rsp)
	movq	%r15, 176(%rsp)
	movq	%rax, %r12
	imulq	1240(%rsp), %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	%r8d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 80(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 192(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm11, %xmm11
	movl	$16, %r9d
	movq	1488(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm5, 672(%rsp)
	movaps	%xmm5, 656(%rsp)
	movdqa	.L12c1(%rip), %xmm12
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 16(%rsp)
	movdqa	%xmm0, 32(%rsp)
	xorps	%xmm2, %xmm2
	movdqa	%xmm0, (%rsp)
	xorl	%r8d, %r8d
	jmp	.L12b10
	.p2align	4
.L12b33:
	addps	%xmm7, %xmm2
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
	incq	%r8
	addl	%r10d, %eax
	addl	80(%rsp), %r9d
	addq	%r10, %rdi
	addq	192(%rsp), %rbx
	cmpq	%r10, %r8
	je	.L12b34
.L12b10:
	movq	%r8, %r11
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	840(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm5
	testb	$1, %bpl
	je	.L12b12
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm5
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L12b12:
	movq	72(%rsp), %rcx
	movss	(%rcx), %xmm0
	movss	4(%rcx), %xmm6
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm6, %xmm6
	movdqa	%xmm5, %xmm7
	subps	%xmm0, %xmm7
	mulps	%xmm6, %xmm7
	movq	%r11, %rcx
	shlq	$4, %rcx
	movq	360(%rsp), %rdx
	movaps	%xmm7, (%rdx,%rcx)
	testb	$8, %bpl
	je	.L12b14
	movaps	%xmm7, %xmm6
	addps	.L12c3(%rip), %xmm6
	mulps	%xmm7, %xmm6
	addps	.L12c4(%rip), %xmm6
	mulps	%xmm7, %xmm6
	addps	.L12c5(%rip), %xmm6
	movaps	%xmm7, %xmm8
	addps	.L12c6(%rip), %xmm8
	mulps	%xmm7, %xmm8
	addps	.L12c7(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	.L12c0(%rip), %xmm10
	movaps	%xmm10, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm10, %xmm6
	blendvps	%xmm0, %xmm8, %xmm6
	movaps	672(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	656(%rsp), %xmm8
	mulps	%xmm6, %xmm8
	movaps	%xmm8, %xmm6
	psrld	$23, %xmm6
	psubd	%xmm6, %xmm12
	movaps	%xmm3, %xmm6
	psrld	$23, %xmm6
	paddd	%xmm6, %xmm12
	andps	%xmm10, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L12c8(%rip), %xmm0
	andps	%xmm0, %xmm3
	orps	%xmm10, %xmm3
	movaps	%xmm3, 672(%rsp)
	andps	%xmm0, %xmm8
	orps	%xmm10, %xmm8
	movaps	%xmm8, 656(%rsp)
.L12b14:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L12b16
	movaps	(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, (%rsp)
.L12b16:
	pand	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm4
	movaps	%xmm7, %xmm6
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	je	.L12b31
	movq	%rbx, 48(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r9d, 96(%rsp)
	jne	.L12b18
.L12b24:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	840(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm5
	testb	$1, %bpl
	je	.L12b26
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm5
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L12b26:
	movq	72(%rsp), %rcx
	movss	(%rcx), %xmm0
	movss	4(%rcx), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm5, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	shlq	$4, %r11
	movq	360(%rsp), %rcx
	movaps	%xmm8, (%rcx,%r11)
	testb	$8, %bpl
	je	.L12b28
	movaps	%xmm8, %xmm9
	addps	.L12c3(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L12c4(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L12c5(%rip), %xmm9
	movaps	%xmm8, %xmm10
	addps	.L12c6(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L12c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movdqa	%xmm12, %xmm3
	movaps	%xmm11, %xmm12
	movaps	.L12c0(%rip), %xmm1
	movaps	%xmm1, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	672(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm12, %xmm11
	movdqa	%xmm3, %xmm12
	movaps	656(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm12
	movaps	%xmm10, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm12
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L12c8(%rip), %xmm0
	andps	%xmm0, %xmm10
	orps	%xmm1, %xmm10
	movaps	%xmm10, 672(%rsp)
	andps	%xmm0, %xmm3
	orps	%xmm1, %xmm3
	movaps	%xmm3, 656(%rsp)
.L12b28:
	movl	96(%rsp), %r9d
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L12b30
	movaps	(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, (%rsp)
.L12b30:
	movq	48(%rsp), %rbx
	pand	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm4
	addps	%xmm8, %xmm6
.L12b31:
	movaps	.L12c0(%rip), %xmm5
	testq	%r8, %r8
	jne	.L12b33
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
	jmp	.L12b33
	.p2align	4
.L12b18:
	movq	48(%rsp), %rdx
	movl	%r9d, %ecx
	jmp	.L12b19
	.p2align	4
.L12b23:
	andps	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm4
	addps	%xmm8, %xmm6
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	.L12b24
.L12b19:
	leaq	(%rdi,%rbx), %r9
	movl	%ebp, %r14d
	leaq	(%rax,%rbx), %rbp
	shrq	%r9
	addq	%r12, %r9
	testb	$1, %r14b
	cmoveq	%rbp, %r9
	shlq	$4, %r9
	movq	840(%rsp), %rbp
	movdqa	(%rbp,%r9), %xmm5
	movl	%r14d, %ebp
	testb	$1, %bpl
	je	.L12b21
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	psrld	%xmm0, %xmm5
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L12b21:
	movq	72(%rsp), %r9
	movss	(%r9), %xmm0
	movss	4(%r9), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm5, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %bpl
	je	.L12b23
	movaps	%xmm8, %xmm9
	addps	.L12c3(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L12c4(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	.L12c5(%rip), %xmm9
	movaps	%xmm8, %xmm10
	addps	.L12c6(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L12c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movdqa	%xmm12, %xmm3
	movaps	%xmm11, %xmm12
	movaps	.L12c0(%rip), %xmm1
	movaps	%xmm1, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	672(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm12, %xmm11
	movdqa	%xmm3, %xmm12
	movaps	656(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm12
	movaps	%xmm10, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm12
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L12c8(%rip), %xmm0
	andps	%xmm0, %xmm10
	orps	%xmm1, %xmm10
	movaps	%xmm10, 672(%rsp)
	andps	%xmm0, %xmm3
	orps	%xmm1, %xmm3
	movaps	%xmm3, 656(%rsp)
	jmp	.L12b23
	.p2align	4
.L12b34:
	movdqa	%xmm4, %xmm1
	pmaxud	.L12c9(%rip), %xmm1
	pcmpeqd	%xmm4, %xmm1
	movdqa	%xmm12, %xmm0
	pblendw	$170, .L12c10(%rip), %xmm0
	psrld	$16, %xmm12
	pblendw	$170, .L12c11(%rip), %xmm12
	subps	.L12c12(%rip), %xmm12
	addps	%xmm0, %xmm12
	addps	.L12c13(%rip), %xmm12
	movq	1968(%rsp), %rbx
	movq	1232(%rsp), %r11
	movq	1496(%rsp), %r14
	movq	176(%rsp), %r15
	movaps	.L12c14(%rip), %xmm9
	movq	240(%rsp), %rcx
	jmp	.L12b35
.L12b8:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	pxor	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm12, %xmm12
	movaps	%xmm5, 656(%rsp)
	movaps	%xmm5, 672(%rsp)
.L12b35:
	testq	%rcx, %rcx
	movaps	.L12c39(%rip), %xmm13
	movaps	%xmm11, 1408(%rsp)
	movdqa	%xmm1, 48(%rsp)
	js	.L12b36
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	jmp	.L12b38
	.p2align	4
.L12b36:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm8, %xmm8
.L12b38:
	leaq	64(%r13), %r8
	movl	112(%rsp), %r12d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	maxps	%xmm5, %xmm0
	divps	%xmm0, %xmm5
	movaps	32(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm10
	minps	%xmm0, %xmm10
	movaps	%xmm6, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm10
	mulps	%xmm5, %xmm2
	mulps	(%rsp), %xmm5
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm5, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm1, %xmm5
	minps	%xmm10, %xmm5
	movaps	%xmm1, %xmm3
	maxps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm6, %xmm1
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm9, %xmm7
	mulps	%xmm9, %xmm2
	movaps	%xmm2, (%rsp)
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm8, 1376(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm6, %xmm6
	xorps	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	xorps	%xmm2, %xmm2
	je	.L12b43
	movaps	(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	360(%rsp), %rcx
	xorps	%xmm3, %xmm3
	xorl	%edx, %edx
	.p2align	4
.L12b40:
	movq	%rcx, %rsi
	xorps	%xmm4, %xmm4
	xorl	%edi, %edi
	.p2align	4
.L12b41:
	movaps	(%rsi), %xmm9
	subps	%xmm0, %xmm9
	maxps	%xmm2, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdi, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm4
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm3
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	.L12b41
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm4, %xmm1
	mulps	%xmm4, %xmm10
	addps	%xmm10, %xmm6
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm4, %xmm9
	addps	%xmm9, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L12b40
.L12b43:
	movaps	%xmm12, 1392(%rsp)
	movaps	%xmm1, %xmm0
	maxps	.L12c15(%rip), %xmm0
	movaps	.L12c0(%rip), %xmm10
	divps	%xmm0, %xmm10
	movaps	.L12c16(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	96(%rsp), %xmm9
	addps	.L12c17(%rip), %xmm9
	mulps	%xmm7, %xmm9
	mulps	%xmm10, %xmm8
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	mulps	%xmm10, %xmm6
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	1376(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	%xmm0, %xmm11
	divps	.L12c18(%rip), %xmm6
	mulps	%xmm10, %xmm3
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm6, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	.L12c19(%rip), %xmm2
	maxps	%xmm2, %xmm8
	sqrtps	%xmm8, %xmm3
	mulps	%xmm5, %xmm10
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm10
	addps	%xmm10, %xmm10
	movaps	%xmm6, %xmm5
	minps	%xmm10, %xmm5
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	maxps	%xmm2, %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	%xmm3, %xmm2
	mulps	.L12c20(%rip), %xmm2
	mulps	%xmm5, %xmm2
	mulps	%xmm1, %xmm2
	movaps	(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	16(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm2, %xmm6
	movaps	%xmm6, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 16(%rsp)
	addps	%xmm5, %xmm3
	mulps	%xmm7, %xmm3
	movq	72(%rsp), %rax
	movss	20(%rax), %xmm5
	movss	52(%rax), %xmm1
	movss	56(%rax), %xmm6
	shufps	$0, %xmm5, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	shufps	$0, %xmm1, %xmm1
	movss	76(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 880(%rsp)
	movss	80(%rax), %xmm12
	shufps	$0, %xmm12, %xmm12
	movss	64(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	movss	88(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	68(%rax), %xmm7
	movss	92(%rax), %xmm5
	movaps	%xmm5, %xmm6
	subss	%xmm7, %xmm5
	shufps	$0, %xmm7, %xmm7
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm2, %xmm10
	minps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm2, 1088(%rsp)
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	%xmm1, %xmm2
	maxps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm1, 1104(%rsp)
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm12, %xmm4
	minps	%xmm9, %xmm4
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm12, 1120(%rsp)
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	880(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 544(%rsp)
	movaps	%xmm8, %xmm4
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm8, 1136(%rsp)
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm11, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm11, 1152(%rsp)
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm6, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm6, 1280(%rsp)
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm7, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm7, 1264(%rsp)
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	1376(%rsp), %xmm0
	movaps	.L12c21(%rip), %xmm3
	cmpltps	%xmm3, %xmm0
	orps	48(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	.L12c0(%rip), %xmm4
	movaps	%xmm4, %xmm9
	xorps	%xmm1, %xmm1
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	.L12c22(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1328(%rsp)
	movaps	16(%rsp), %xmm1
	maxps	%xmm4, %xmm1
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1056(%rsp)
	minps	%xmm1, %xmm0
	movss	60(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movl	%r12d, %eax
	movaps	%xmm8, 1072(%rsp)
	xorps	%xmm1, %xmm1
	cvtsi2ss	%rax, %xmm1
	maxps	%xmm0, %xmm8
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 1552(%rsp)
	mulss	.L12c23(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm5, 1600(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 992(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm4, 960(%rsp)
	movaps	.L12c26(%rip), %xmm0
	movaps	%xmm0, 1536(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm2, 1248(%rsp)
	movaps	.L12c25(%rip), %xmm0
	movaps	%xmm0, 1424(%rsp)
	movaps	.L12c24(%rip), %xmm0
	movaps	%xmm0, 1296(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1184(%rsp)
	movq	1240(%rsp), %rdi
	jmp	.L12b44
	.p2align	4
.L12b87:
	mulps	%xmm11, %xmm6
	mulps	%xmm6, %xmm12
	addps	%xmm7, %xmm12
	movaps	592(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	784(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	movaps	%xmm0, %xmm8
	addps	480(%rsp), %xmm12
	mulps	%xmm6, %xmm5
	addps	%xmm12, %xmm5
	movaps	48(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm9
	addps	320(%rsp), %xmm1
	movaps	624(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm1, %xmm12
	movaps	80(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm12, %xmm1
	movaps	(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	496(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	512(%rsp), %xmm1
	movaps	256(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm1, %xmm3
	movaps	448(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm3, %xmm12
	movaps	32(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm1, %xmm5
	movaps	192(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	544(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 80(%rsp)
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	movaps	%xmm3, %xmm0
	cmpunordps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	880(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm4, %xmm11
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	176(%rsp), %xmm12
	mulps	%xmm12, %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	528(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 320(%rsp)
	movaps	96(%rsp), %xmm13
	mulps	%xmm13, %xmm9
	movaps	%xmm9, 48(%rsp)
	movaps	160(%rsp), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm5, 288(%rsp)
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm5, %xmm4
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm4, %xmm14
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	mulps	%xmm2, %xmm8
	movaps	%xmm8, 592(%rsp)
	movaps	112(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1152(%rsp), %xmm1
	movaps	%xmm6, %xmm5
	movaps	%xmm1, %xmm7
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	240(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	%xmm5, 608(%rsp)
	movaps	736(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	1280(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	1264(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	.L12c0(%rip), %xmm8
	movaps	1664(%rsp), %xmm0
	minps	%xmm8, %xmm0
	movaps	1648(%rsp), %xmm9
	minps	%xmm0, %xmm9
	movaps	1632(%rsp), %xmm0
	minps	%xmm9, %xmm0
	movaps	1616(%rsp), %xmm4
	minps	%xmm0, %xmm4
	movaps	368(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm8, %xmm9
	movaps	16(%rsp), %xmm3
	subps	%xmm3, %xmm9
	mulps	%xmm3, %xmm0
	addps	%xmm9, %xmm0
	minps	%xmm4, %xmm0
	movaps	720(%rsp), %xmm9
	mulps	%xmm15, %xmm9
	mulps	%xmm15, %xmm9
	movaps	%xmm8, %xmm3
	movaps	912(%rsp), %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm4, %xmm9
	addps	%xmm3, %xmm9
	movaps	%xmm9, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	800(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm8, %xmm0
	movaps	944(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	384(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm8, %xmm0
	movaps	928(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	416(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm8, %xmm0
	movaps	896(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	400(%rsp), %xmm0
	mulps	1040(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	432(%rsp), %xmm1
	mulps	976(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	304(%rsp), %xmm0
	mulps	1024(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	576(%rsp), %xmm1
	mulps	1008(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	128(%rsp), %xmm2
	mulps	992(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	864(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm3, %xmm1
	movaps	.L12c19(%rip), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	.L12c15(%rip), %xmm2
	movaps	%xmm8, %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm3, 864(%rsp)
	mulps	960(%rsp), %xmm0
	movaps	1424(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm8, %xmm0
	movaps	160(%rsp), %xmm6
	divps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, %xmm12
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm2, %xmm2
	movaps	640(%rsp), %xmm1
	cmpltps	%xmm1, %xmm2
	movaps	%xmm1, 640(%rsp)
	maxps	.L12c85(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm3, %xmm0
	orps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm9
	sqrtps	1584(%rsp), %xmm8
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm1, %xmm3
	cmpltps	.L12c81(%rip), %xmm4
	movaps	%xmm8, %xmm1
	mulps	.L12c86(%rip), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	orps	%xmm4, %xmm3
	movaps	%xmm3, %xmm0
	movaps	.L12c26(%rip), %xmm15
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	1536(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm8, 384(%rsp)
	orps	%xmm4, %xmm0
	andps	%xmm2, %xmm0
	movaps	1248(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	mulps	.L12c19(%rip), %xmm15
	movaps	%xmm1, %xmm13
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, %xmm15
	movaps	%xmm13, 416(%rsp)
	movaps	80(%rsp), %xmm0
	cmpneqps	%xmm11, %xmm0
	cmpeqps	544(%rsp), %xmm11
	andps	%xmm0, %xmm11
	movaps	320(%rsp), %xmm0
	movaps	512(%rsp), %xmm13
	cmpneqps	%xmm0, %xmm13
	cmpeqps	528(%rsp), %xmm0
	andps	%xmm13, %xmm0
	movaps	288(%rsp), %xmm13
	cmpneqps	%xmm14, %xmm13
	cmpeqps	%xmm6, %xmm14
	andps	%xmm13, %xmm14
	movaps	144(%rsp), %xmm6
	cmpneqps	%xmm7, %xmm6
	cmpeqps	112(%rsp), %xmm7
	andps	%xmm6, %xmm7
	movaps	224(%rsp), %xmm6
	cmpneqps	%xmm5, %xmm6
	cmpeqps	736(%rsp), %xmm5
	andps	%xmm6, %xmm5
	psrld	$31, %xmm7
	pslld	$3, %xmm7
	psrld	$31, %xmm5
	pslld	$4, %xmm5
	por	%xmm7, %xmm5
	psrld	$31, %xmm14
	pslld	$2, %xmm14
	por	%xmm14, %xmm5
	psrld	$31, %xmm11
	paddd	%xmm11, %xmm11
	por	%xmm11, %xmm5
	psubd	%xmm0, %xmm5
	andps	%xmm4, %xmm2
	movaps	%xmm2, %xmm6
	movaps	%xmm2, 240(%rsp)
	movaps	1312(%rsp), %xmm0
	subps	1440(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	cmpltps	%xmm0, %xmm4
	movaps	%xmm0, %xmm2
	movaps	%xmm0, 1312(%rsp)
	movaps	%xmm4, %xmm0
	andps	%xmm5, %xmm0
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm5
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm5
	pxor	%xmm11, %xmm11
	cmpnltps	%xmm2, %xmm11
	orps	%xmm6, %xmm11
	orps	%xmm5, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, .L12c26(%rip), %xmm10
	movaps	%xmm4, %xmm0
	movaps	%xmm4, 336(%rsp)
	movaps	1168(%rsp), %xmm2
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 1168(%rsp)
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 1248(%rsp)
	movaps	32(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L12c2(%rip), %xmm14
	andps	%xmm14, %xmm0
	movaps	.L12c87(%rip), %xmm12
	addps	%xmm12, %xmm0
	movaps	.L12c0(%rip), %xmm8
	divps	%xmm0, %xmm8
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	%xmm2, %xmm3
	movaps	%xmm9, %xmm0
	movaps	%xmm9, 368(%rsp)
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm12, %xmm0
	movaps	.L12c0(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm1, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	608(%rsp), %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm12, %xmm0
	movaps	.L12c0(%rip), %xmm5
	divps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	mulps	.L12c14(%rip), %xmm0
	mulps	%xmm1, %xmm0
	movaps	1600(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm13
	minps	%xmm0, %xmm13
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	%xmm13, %xmm10
	minps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm6, %xmm0
	xorps	%xmm15, %xmm15
	cmpltps	%xmm15, %xmm0
	movaps	528(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	subps	1104(%rsp), %xmm3
	movaps	1088(%rsp), %xmm4
	subps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm8, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	16(%rsp), %xmm0
	movaps	.L12c88(%rip), %xmm13
	mulps	%xmm13, %xmm4
	movaps	.L12c26(%rip), %xmm9
	minps	%xmm9, %xmm4
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm7, %xmm0
	cmpltps	%xmm15, %xmm0
	xorps	%xmm6, %xmm6
	movaps	544(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	subps	880(%rsp), %xmm4
	movaps	1120(%rsp), %xmm8
	subps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	mulps	%xmm2, %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	912(%rsp), %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm6, %xmm0
	movaps	160(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	subps	1072(%rsp), %xmm3
	movaps	1056(%rsp), %xmm8
	subps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm3, %xmm8
	andps	%xmm14, %xmm2
	addps	%xmm12, %xmm2
	movaps	.L12c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	944(%rsp), %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	xorps	%xmm1, %xmm1
	cmpltps	%xmm1, %xmm0
	movaps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	subps	1152(%rsp), %xmm4
	movaps	1136(%rsp), %xmm8
	subps	%xmm6, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	andps	%xmm14, %xmm2
	addps	%xmm12, %xmm2
	movaps	.L12c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	928(%rsp), %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	608(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	736(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	movaps	1264(%rsp), %xmm15
	subps	%xmm15, %xmm2
	movaps	1280(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	subps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm5, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	896(%rsp), %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1296(%rsp), %xmm1
	cmpltps	%xmm9, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm10, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 48(%rsp)
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	384(%rsp), %xmm0
	movaps	176(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	mulps	.L12c84(%rip), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	cmpnleps	416(%rsp), %xmm2
	movaps	368(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	cmpnleps	%xmm10, %xmm1
	orps	%xmm2, %xmm1
	orps	240(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	.L12c0(%rip), %xmm1
	movaps	336(%rsp), %xmm0
	movaps	640(%rsp), %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 640(%rsp)
	movaps	32(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	528(%rsp), %xmm12
	addps	%xmm12, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm12, %xmm1
	movaps	400(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, 1040(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	movaps	%xmm1, 32(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	544(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	880(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm3, %xmm13
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm13, %xmm5
	subps	%xmm2, %xmm5
	movaps	432(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm5
	movaps	%xmm5, (%rsp)
	mulps	%xmm14, %xmm10
	addps	%xmm6, %xmm10
	movaps	%xmm7, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm15, %xmm14
	maxps	%xmm3, %xmm14
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm11, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movaps	%xmm14, %xmm11
	subps	%xmm6, %xmm11
	movaps	128(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm11
	movaps	.L12c0(%rip), %xmm2
	divps	%xmm4, %xmm2
	movaps	%xmm4, %xmm12
	movaps	%xmm2, %xmm0
	mulps	%xmm9, %xmm0
	movaps	752(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	304(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	272(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	576(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm3
	mulps	%xmm5, %xmm3
	movaps	768(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm4
	movaps	688(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm11, %xmm2
	movaps	816(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm4
	movaps	704(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm0
	movaps	560(%rsp), %xmm1
	movaps	1696(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	movaps	1680(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	.L12c0(%rip), %xmm10
	subps	%xmm3, %xmm10
	maxps	.L12c74(%rip), %xmm10
	movaps	.L12c0(%rip), %xmm3
	divps	%xmm10, %xmm3
	mulps	%xmm6, %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm5, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm12, %xmm9
	movaps	112(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	movaps	.L12c89(%rip), %xmm5
	mulps	%xmm5, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm10, %xmm12
	movaps	1136(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	%xmm2, %xmm3
	subps	%xmm12, %xmm3
	movaps	%xmm3, %xmm15
	blendvps	%xmm0, 1008(%rsp), %xmm15
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm1
	mulps	%xmm9, %xmm4
	movaps	576(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm4
	movaps	160(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	addps	%xmm1, %xmm10
	movaps	%xmm1, %xmm5
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm4, %xmm3
	subps	%xmm5, %xmm3
	movaps	304(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	blendvps	%xmm0, 1024(%rsp), %xmm3
	movaps	400(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	movaps	432(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	128(%rsp), %xmm10
	addps	%xmm5, %xmm10
	movaps	%xmm6, %xmm0
	addps	%xmm10, %xmm0
	addps	%xmm0, %xmm1
	movaps	48(%rsp), %xmm12
	andnps	%xmm1, %xmm12
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 864(%rsp), %xmm12
	movq	72(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm10
	shufps	$0, %xmm0, %xmm10
	movaps	96(%rsp), %xmm5
	cmpleps	%xmm10, %xmm5
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1360(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm5, %xmm1
	movaps	192(%rsp), %xmm0
	orps	1568(%rsp), %xmm0
	andps	%xmm7, %xmm0
	andnps	1312(%rsp), %xmm1
	addps	1440(%rsp), %xmm1
	movaps	1184(%rsp), %xmm9
	cmpltps	1552(%rsp), %xmm9
	andps	%xmm1, %xmm9
	movaps	%xmm8, 528(%rsp)
	movaps	%xmm13, 544(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, 1040(%rsp)
	movaps	%xmm14, %xmm6
	movaps	%xmm4, %xmm8
	movaps	(%rsp), %xmm1
	movaps	%xmm1, 976(%rsp)
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm15, 1008(%rsp)
	movaps	%xmm11, 992(%rsp)
	movaps	.L12c36(%rip), %xmm14
	xorps	%xmm1, %xmm1
	movaps	%xmm0, %xmm7
	movaps	%xmm12, 864(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 1536(%rsp)
	movaps	.L12c38(%rip), %xmm15
	movdqa	.L12c39(%rip), %xmm13
.L12b44:
	movaps	%xmm7, %xmm0
	xorps	.L12c27(%rip), %xmm0
	movaps	%xmm0, 1840(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L12c28(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1808(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L12c29(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L12c30(%rip), %xmm0
	movaps	%xmm0, 1760(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1744(%rsp)
	movaps	%xmm7, 1568(%rsp)
	andps	.L12c31(%rip), %xmm7
	movaps	%xmm7, 1728(%rsp)
	pcmpeqd	%xmm1, %xmm7
	movdqa	%xmm7, 1712(%rsp)
	xorps	%xmm2, %xmm2
	movaps	.L12c0(%rip), %xmm10
	.p2align	4
.L12b45:
	movaps	%xmm9, 1312(%rsp)
	movaps	%xmm9, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm9, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm9, %xmm0
	unpckhpd	%xmm9, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm9, %xmm9
	addss	%xmm0, %xmm9
	movaps	%xmm10, %xmm4
	divps	%xmm6, %xmm4
	movaps	%xmm4, 240(%rsp)
	movaps	%xmm4, %xmm11
	mulps	.L12c32(%rip), %xmm11
	movaps	%xmm4, %xmm0
	mulps	.L12c33(%rip), %xmm0
	mulps	.L12c34(%rip), %xmm4
	testq	%r10, %r10
	movaps	%xmm8, 160(%rsp)
	movaps	%xmm10, %xmm5
	movaps	%xmm6, 1344(%rsp)
	movaps	%xmm9, 1200(%rsp)
	je	.L12b57
	movaps	%xmm0, (%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 48(%rsp)
	movb	$1, %al
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	xorl	%ecx, %ecx
	movaps	.L12c37(%rip), %xmm12
	.p2align	4
.L12b47:
	movaps	.L12c35(%rip), %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm3
	mulps	%xmm2, %xmm3
	maxps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm8
	mulps	%xmm13, %xmm8
	addps	%xmm3, %xmm8
	movaps	%xmm0, %xmm9
	movaps	.L12c40(%rip), %xmm1
	mulps	%xmm1, %xmm9
	addps	%xmm8, %xmm9
	mulps	%xmm15, %xmm9
	movaps	%xmm9, %xmm3
	movaps	.L12c41(%rip), %xmm1
	mulps	%xmm1, %xmm3
	movaps	.L12c42(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L12c43(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L12c44(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L12c45(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	.L12c46(%rip), %xmm1
	addps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	.L12c47(%rip), %xmm1
	subps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm8
	pand	%xmm10, %xmm8
	addps	%xmm5, %xmm3
	por	%xmm9, %xmm8
	pslld	$23, %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm7, %xmm0
	movaps	.L12c2(%rip), %xmm6
	andps	%xmm6, %xmm0
	movaps	.L12c48(%rip), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L12c14(%rip), %xmm2
	blendvps	%xmm0, .L12c35(%rip), %xmm2
	movaps	%xmm3, %xmm9
	movaps	.L12c49(%rip), %xmm6
	mulps	%xmm6, %xmm9
	movaps	.L12c50(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c51(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c52(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c53(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c54(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c55(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c56(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	.L12c57(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm8, %xmm9
	mulps	%xmm2, %xmm9
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	.L12c59(%rip), %xmm6
	.p2align	4
.L12b48:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	addss	.L12c58(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	16(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm11, %xmm1
	movaps	%xmm10, %xmm11
	xorps	%xmm14, %xmm11
	movaps	%xmm10, %xmm3
	mulps	%xmm11, %xmm3
	maxps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm12
	mulps	%xmm13, %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm3, %xmm12
	mulps	.L12c40(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm14, %xmm13
	mulps	.L12c41(%rip), %xmm13
	addps	.L12c42(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm2, %xmm12
	addps	.L12c43(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L12c44(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L12c45(%rip), %xmm13
	addps	.L12c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm3
	mulps	%xmm14, %xmm13
	movdqa	%xmm3, %xmm2
	subps	.L12c47(%rip), %xmm0
	movaps	%xmm7, %xmm15
	psrad	$31, %xmm2
	mulps	%xmm8, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm2, %xmm14
	addps	%xmm5, %xmm13
	por	%xmm3, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm3
	andps	.L12c2(%rip), %xmm3
	mulps	.L12c48(%rip), %xmm3
	addps	%xmm5, %xmm3
	cmpltps	%xmm11, %xmm0
	movaps	.L12c14(%rip), %xmm2
	blendvps	%xmm0, .L12c35(%rip), %xmm2
	movaps	%xmm5, %xmm11
	divps	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	subps	%xmm12, %xmm3
	movaps	%xmm11, %xmm0
	mulps	.L12c49(%rip), %xmm0
	addps	.L12c50(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c51(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c52(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c53(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c54(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c55(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c56(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L12c57(%rip), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	.L12c39(%rip), %xmm13
	movaps	%xmm7, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm6, %xmm12
	mulps	%xmm7, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm6, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm5, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm3, %xmm9
	movaps	%xmm11, %xmm3
	subps	%xmm12, %xmm3
	mulps	%xmm7, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	.L12c37(%rip), %xmm12
	movaps	%xmm9, -64(%rcx)
	subps	%xmm14, %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm8, -48(%rcx)
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%rcx)
	movaps	.L12c38(%rip), %xmm15
	mulps	48(%rsp), %xmm3
	movaps	%xmm3, -16(%rcx)
	mulps	240(%rsp), %xmm11
	movaps	%xmm11, (%rcx)
	movaps	%xmm1, %xmm11
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm14, %xmm8
	movaps	.L12c36(%rip), %xmm14
	movaps	%xmm0, %xmm9
	cmpq	%rdx, %r10
	jne	.L12b48
	movaps	544(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	jne	.L12b47
	xorps	%xmm0, %xmm0
	movaps	1200(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	640(%rsp), %xmm0
	ja	.L12b52
	xorps	%xmm0, %xmm0
.L12b52:
	movaps	%xmm0, 336(%rsp)
	movq	360(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 800(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm1, %xmm1
	xorl	%ecx, %ecx
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm3, %xmm3
	xorps	%xmm11, %xmm11
	xorps	%xmm13, %xmm13
	xorps	%xmm12, %xmm12
	xorps	%xmm9, %xmm9
	movaps	160(%rsp), %xmm8
	.p2align	4
.L12b53:
	movaps	%xmm13, 608(%rsp)
	movaps	%xmm12, 784(%rsp)
	movaps	%xmm11, 896(%rsp)
	movaps	%xmm10, 912(%rsp)
	movaps	%xmm9, 624(%rsp)
	movaps	%xmm4, 928(%rsp)
	movaps	%xmm3, 448(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm2, 944(%rsp)
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm5, 128(%rsp)
	movaps	%xmm6, 816(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 752(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm1, 768(%rsp)
	mulps	%xmm1, %xmm8
	movaps	%xmm8, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	xorps	%xmm2, %xmm2
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm12, %xmm12
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 48(%rsp)
	movaps	%xmm4, (%rsp)
	movaps	%xmm4, 16(%rsp)
	.p2align	4
.L12b54:
	movaps	(%rax,%rsi), %xmm4
	movaps	-64(%rdx), %xmm14
	movaps	-48(%rdx), %xmm11
	movaps	-32(%rdx), %xmm8
	movaps	176(%rsp), %xmm10
	mulps	%xmm14, %xmm10
	addps	112(%rsp), %xmm10
	movaps	.L12c0(%rip), %xmm5
	divps	%xmm10, %xmm5
	subps	%xmm10, %xmm4
	mulps	%xmm5, %xmm4
	movaps	336(%rsp), %xmm10
	mulps	%xmm4, %xmm10
	mulps	%xmm5, %xmm10
	addps	%xmm5, %xmm10
	addps	%xmm4, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm4, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm5, %xmm1
	movaps	%xmm4, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm5, %xmm3
	movaps	%xmm4, %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm7, %xmm0
	movaps	%xmm2, %xmm7
	movaps	%xmm15, %xmm2
	movaps	%xmm13, %xmm15
	movaps	48(%rsp), %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm13, 48(%rsp)
	movaps	-16(%rdx), %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm12, %xmm13
	movaps	%xmm6, %xmm12
	movaps	(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, (%rsp)
	movaps	%xmm12, %xmm6
	movaps	%xmm13, %xmm12
	movaps	%xmm15, %xmm13
	movaps	%xmm2, %xmm15
	movaps	%xmm7, %xmm2
	movaps	%xmm0, %xmm7
	mulps	(%rdx), %xmm4
	movaps	16(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm14, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm4, %xmm2
	mulps	%xmm14, %xmm4
	addps	%xmm4, %xmm7
	movaps	%xmm11, %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm5, %xmm13
	movaps	32(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 32(%rsp)
	mulps	%xmm11, %xmm4
	addps	%xmm4, %xmm9
	movaps	80(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	192(%rsp), %xmm0
	mulps	%xmm8, %xmm10
	mulps	%xmm10, %xmm14
	addps	%xmm14, %xmm15
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm12
	movaps	96(%rsp), %xmm4
	addps	%xmm10, %xmm4
	movaps	%xmm4, 96(%rsp)
	mulps	%xmm8, %xmm10
	addps	%xmm10, %xmm6
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L12b54
	movaps	176(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	movaps	%xmm3, 736(%rsp)
	mulps	%xmm3, %xmm4
	movaps	400(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 400(%rsp)
	mulps	%xmm10, %xmm9
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm9
	mulps	%xmm10, %xmm9
	movaps	368(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	%xmm4, 368(%rsp)
	movaps	160(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	movaps	%xmm4, %xmm14
	mulps	320(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm1, 1360(%rsp)
	movaps	432(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 432(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	movaps	224(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 224(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm9, %xmm4
	movaps	720(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 720(%rsp)
	movaps	768(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	mulps	%xmm1, %xmm4
	movaps	304(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 304(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	movaps	480(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 480(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm9, %xmm5
	mulps	%xmm4, %xmm5
	movaps	256(%rsp), %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm11, 256(%rsp)
	mulps	%xmm8, %xmm4
	movaps	800(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 800(%rsp)
	movaps	576(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 576(%rsp)
	movaps	80(%rsp), %xmm1
	addps	%xmm3, %xmm1
	movaps	384(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	32(%rsp), %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm10, %xmm1
	movaps	272(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm2, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm7, %xmm1
	movaps	%xmm2, %xmm7
	movaps	%xmm9, %xmm2
	mulps	%xmm0, %xmm2
	movaps	688(%rsp), %xmm4
	addps	%xmm2, %xmm4
	movaps	%xmm4, 688(%rsp)
	mulps	%xmm8, %xmm0
	movaps	560(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm14, %xmm0
	mulps	512(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm10, %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm1, %xmm2
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm15
	mulps	%xmm2, %xmm9
	movaps	%xmm8, %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm0, %xmm2
	movaps	1360(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	movaps	128(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm10, %xmm0
	movaps	%xmm15, %xmm1
	movaps	48(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 128(%rsp)
	addps	%xmm3, %xmm7
	movaps	96(%rsp), %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm7, %xmm11
	movaps	704(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 704(%rsp)
	addps	%xmm3, %xmm13
	mulps	%xmm10, %xmm12
	addps	%xmm13, %xmm12
	addps	%xmm3, %xmm1
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	mulps	%xmm10, %xmm12
	movaps	144(%rsp), %xmm7
	addps	%xmm12, %xmm7
	movaps	288(%rsp), %xmm1
	addps	%xmm9, %xmm1
	movaps	%xmm6, %xmm3
	movaps	816(%rsp), %xmm6
	addps	%xmm4, %xmm6
	movaps	416(%rsp), %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	320(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	movaps	736(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	928(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	mulps	%xmm15, %xmm0
	movaps	944(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	512(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm14, %xmm12
	mulps	%xmm14, %xmm0
	movaps	496(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	912(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm5, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm11, %xmm14
	movaps	448(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm9, %xmm0
	mulps	%xmm15, %xmm0
	movaps	896(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	752(%rsp), %xmm9
	mulps	%xmm12, %xmm9
	movaps	%xmm12, %xmm5
	movaps	464(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	16(%rsp), %xmm9
	mulps	%xmm8, %xmm9
	movaps	160(%rsp), %xmm8
	movaps	608(%rsp), %xmm13
	addps	%xmm9, %xmm13
	mulps	%xmm15, %xmm14
	movaps	784(%rsp), %xmm12
	addps	%xmm14, %xmm12
	movaps	592(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	movaps	128(%rsp), %xmm5
	movaps	624(%rsp), %xmm9
	addps	%xmm14, %xmm9
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L12b53
	addps	%xmm13, %xmm9
	addps	%xmm12, %xmm9
	addps	%xmm12, %xmm9
	movaps	%xmm9, 624(%rsp)
	addps	%xmm10, %xmm3
	movaps	%xmm3, 448(%rsp)
	addps	%xmm11, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	.L12c0(%rip), %xmm5
	movaps	.L12c17(%rip), %xmm13
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm2, %xmm9
	movaps	%xmm4, %xmm2
	movaps	.L12c36(%rip), %xmm14
	movaps	112(%rsp), %xmm7
	movaps	224(%rsp), %xmm4
	movaps	720(%rsp), %xmm3
	movaps	368(%rsp), %xmm15
	jmp	.L12b60
	.p2align	4
.L12b57:
	ucomiss	%xmm2, %xmm9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	640(%rsp), %xmm0
	ja	.L12b59
	xorps	%xmm0, %xmm0
.L12b59:
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm9, %xmm9
	xorps	%xmm2, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 704(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 800(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 480(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm15, %xmm15
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	112(%rsp), %xmm7
	movaps	.L12c17(%rip), %xmm13
.L12b60:
	movaps	336(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm9, %xmm1
	movaps	240(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm15
	movaps	%xmm15, 368(%rsp)
	movaps	%xmm0, %xmm1
	movaps	496(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm3
	movaps	%xmm3, 720(%rsp)
	mulps	%xmm0, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm4, 224(%rsp)
	movaps	%xmm13, %xmm4
	divps	%xmm8, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm11
	movaps	400(%rsp), %xmm3
	mulps	%xmm3, %xmm11
	addps	480(%rsp), %xmm11
	mulps	432(%rsp), %xmm4
	addps	256(%rsp), %xmm4
	movaps	%xmm15, %xmm1
	addps	%xmm9, %xmm1
	xorps	%xmm10, %xmm10
	mulps	%xmm10, %xmm15
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 1440(%rsp)
	mulps	%xmm10, %xmm9
	addps	%xmm15, %xmm9
	addps	624(%rsp), %xmm9
	movaps	448(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	144(%rsp), %xmm2
	subps	%xmm10, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	464(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	288(%rsp), %xmm2
	subps	%xmm10, %xmm2
	movaps	%xmm2, 288(%rsp)
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm6
	mulps	%xmm0, %xmm9
	movaps	416(%rsp), %xmm2
	subps	%xmm9, %xmm2
	movaps	1200(%rsp), %xmm9
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm9
	movaps	272(%rsp), %xmm10
	movaps	%xmm3, %xmm12
	xorps	%xmm3, %xmm3
	movaps	%xmm6, 816(%rsp)
	movaps	%xmm4, 768(%rsp)
	movaps	%xmm11, 752(%rsp)
	movaps	%xmm2, 416(%rsp)
	jbe	.L12b61
	movaps	1184(%rsp), %xmm0
	movaps	1312(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L12c60(%rip), %xmm1
	movaps	%xmm0, 1184(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	%xmm5, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, (%rsp)
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	xorps	%xmm15, %xmm15
	ucomiss	%xmm3, %xmm2
	movdqa	304(%rsp), %xmm1
	movaps	384(%rsp), %xmm3
	jbe	.L12b63
	xorps	%xmm3, %xmm3
	testq	%r10, %r10
	je	.L12b69
	movq	360(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L12b66:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	.L12c66(%rip), %xmm13
	movaps	.L12c67(%rip), %xmm15
	movaps	.L12c69(%rip), %xmm11
	movaps	.L12c0(%rip), %xmm10
	movaps	.L12c17(%rip), %xmm12
	movdqa	.L12c61(%rip), %xmm2
	movdqa	.L12c62(%rip), %xmm1
	movaps	.L12c63(%rip), %xmm14
	.p2align	4
.L12b67:
	movaps	(%rdx), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm7, %xmm4
	movaps	(%rax,%rsi), %xmm5
	movaps	%xmm10, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm12, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm12, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm10, %xmm0
	paddd	%xmm2, %xmm0
	pand	%xmm1, %xmm0
	movaps	%xmm10, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm12, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm15, %xmm8
	addps	.L12c68(%rip), %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L12c65(%rip), %xmm8
	addps	%xmm13, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm14, %xmm8
	mulps	%xmm7, %xmm9
	addps	.L12c64(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	movaps	112(%rsp), %xmm7
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L12c70(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm12, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L12b67
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	160(%rsp), %xmm8
	jne	.L12b66
.L12b69:
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	mulps	.L12c71(%rip), %xmm11
	addps	.L12c72(%rip), %xmm11
	pxor	%xmm2, %xmm2
	cmpltps	(%rsp), %xmm2
	addps	%xmm1, %xmm11
	cmpltps	%xmm3, %xmm11
	andps	%xmm2, %xmm11
	movaps	%xmm11, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L12c22(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1248(%rsp)
	movaps	1424(%rsp), %xmm1
	blendvps	%xmm0, .L12c73(%rip), %xmm1
	movaps	%xmm1, 1424(%rsp)
	movaps	.L12c0(%rip), %xmm9
	movaps	%xmm9, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, .L12c19(%rip), %xmm4
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	528(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	544(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm8
	movaps	1008(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	992(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	1344(%rsp), %xmm10
	subps	%xmm0, %xmm10
	movaps	864(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 864(%rsp)
	movaps	960(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm11, %xmm0
	movaps	1168(%rsp), %xmm4
	blendvps	%xmm0, .L12c26(%rip), %xmm4
	movaps	%xmm4, 1168(%rsp)
	andnps	640(%rsp), %xmm0
	andps	%xmm9, %xmm11
	movaps	%xmm11, 1440(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm6, 992(%rsp)
	movaps	%xmm5, 1008(%rsp)
	movaps	%xmm9, %xmm5
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	%xmm1, 1040(%rsp)
	xorps	%xmm15, %xmm15
	movaps	.L12c36(%rip), %xmm14
	movaps	.L12c17(%rip), %xmm13
	xorps	%xmm4, %xmm4
	movaps	400(%rsp), %xmm12
	movdqa	304(%rsp), %xmm1
	movaps	416(%rsp), %xmm2
	movaps	384(%rsp), %xmm3
	movaps	368(%rsp), %xmm0
	movaps	1200(%rsp), %xmm9
	jmp	.L12b70
	.p2align	4
.L12b61:
	xorps	%xmm15, %xmm15
	movaps	%xmm10, 272(%rsp)
	movaps	1344(%rsp), %xmm10
	movdqa	304(%rsp), %xmm1
	movaps	384(%rsp), %xmm3
	movaps	368(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	jmp	.L12b70
	.p2align	4
.L12b63:
	movaps	%xmm10, 272(%rsp)
	movaps	1344(%rsp), %xmm10
	xorps	%xmm4, %xmm4
	movaps	416(%rsp), %xmm2
	movaps	368(%rsp), %xmm0
.L12b70:
	movaps	%xmm3, 384(%rsp)
	movdqa	%xmm1, 304(%rsp)
	movaps	%xmm10, 736(%rsp)
	movaps	%xmm8, 160(%rsp)
	movaps	%xmm7, 112(%rsp)
	ucomiss	%xmm15, %xmm9
	movdqa	%xmm1, %xmm6
	movdqa	1792(%rsp), %xmm1
	pcmpgtd	%xmm4, %xmm1
	movdqa	%xmm1, 80(%rsp)
	movdqa	1824(%rsp), %xmm1
	pcmpgtd	%xmm4, %xmm1
	movdqa	%xmm1, 32(%rsp)
	movaps	.L12c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 176(%rsp)
	movaps	720(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 192(%rsp)
	movaps	800(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 96(%rsp)
	movaps	%xmm3, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 336(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	528(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	movaps	%xmm1, %xmm2
	cmpleps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	xorps	%xmm14, %xmm1
	movaps	%xmm13, %xmm4
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	orps	1568(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1200(%rsp)
	movaps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm5, %xmm11
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	880(%rsp), %xmm2
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm12, %xmm9
	movaps	%xmm5, %xmm12
	movaps	%xmm10, %xmm3
	movaps	432(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	xorps	%xmm14, %xmm5
	movaps	%xmm13, %xmm4
	blendvps	%xmm0, %xmm10, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm2
	cmpleps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	%xmm6, %xmm8
	pxor	%xmm14, %xmm6
	movaps	%xmm13, %xmm5
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm2
	cmpleps	1152(%rsp), %xmm2
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm13, %xmm7
	movaps	576(%rsp), %xmm15
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm15, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	divps	(%rsp), %xmm11
	movaps	%xmm3, %xmm2
	movaps	1280(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm13, %xmm3
	movaps	128(%rsp), %xmm13
	blendvps	%xmm0, %xmm13, %xmm3
	cmpleps	1264(%rsp), %xmm2
	movaps	%xmm13, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm9, 400(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 512(%rsp)
	orps	1840(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	mulps	%xmm0, %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	pandn	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	32(%rsp), %xmm4
	orps	%xmm0, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	192(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	movaps	%xmm10, 432(%rsp)
	mulps	%xmm10, %xmm2
	movaps	%xmm2, 320(%rsp)
	orps	1808(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm5, %xmm1
	movaps	80(%rsp), %xmm2
	orps	%xmm1, %xmm2
	movaps	%xmm2, 80(%rsp)
	movaps	96(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	mulps	304(%rsp), %xmm8
	movaps	%xmm8, 480(%rsp)
	orps	1776(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm8, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	1760(%rsp), %xmm7
	pcmpgtd	%xmm9, %xmm7
	xorps	%xmm10, %xmm10
	por	%xmm0, %xmm7
	movdqa	%xmm7, %xmm9
	movdqa	%xmm7, 1872(%rsp)
	movaps	336(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	movaps	%xmm15, 576(%rsp)
	mulps	%xmm15, %xmm7
	por	1744(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm7, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm3, %xmm1
	movdqa	1728(%rsp), %xmm3
	pcmpgtd	%xmm10, %xmm3
	por	%xmm1, %xmm3
	movdqa	%xmm3, 784(%rsp)
	movaps	%xmm11, 240(%rsp)
	movaps	%xmm13, 128(%rsp)
	mulps	%xmm13, %xmm11
	por	1712(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm11, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1360(%rsp)
	andnps	%xmm12, %xmm4
	movaps	%xmm4, 912(%rsp)
	movaps	%xmm6, %xmm3
	mulps	%xmm4, %xmm3
	movaps	224(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm14, %xmm13
	mulps	16(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm14
	mulps	%xmm0, %xmm1
	movaps	%xmm12, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1664(%rsp)
	movaps	%xmm0, %xmm1
	movaps	.L12c74(%rip), %xmm15
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm12, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm4
	andnps	%xmm12, %xmm2
	movaps	%xmm2, 944(%rsp)
	movaps	%xmm5, %xmm6
	mulps	%xmm2, %xmm6
	movaps	752(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm13, %xmm2
	movaps	768(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm2, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm3, %xmm5
	subps	%xmm1, %xmm5
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm12, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm4, %xmm5
	movaps	%xmm4, (%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1648(%rsp)
	movaps	%xmm0, %xmm1
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm12, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, 48(%rsp)
	pandn	%xmm12, %xmm9
	movdqa	%xmm9, 928(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	272(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	mulps	%xmm13, %xmm10
	movaps	688(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	movaps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm14, %xmm15
	movaps	%xmm14, 256(%rsp)
	mulps	%xmm3, %xmm9
	subps	%xmm1, %xmm9
	movaps	560(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm10, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm6, %xmm14
	subps	%xmm1, %xmm14
	mulps	%xmm4, %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm14
	movaps	%xmm10, %xmm8
	mulps	%xmm10, %xmm8
	movaps	%xmm12, %xmm1
	subps	%xmm8, %xmm1
	movaps	%xmm9, %xmm8
	mulps	%xmm9, %xmm8
	subps	%xmm8, %xmm1
	movaps	48(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	movaps	%xmm14, %xmm8
	mulps	%xmm14, %xmm8
	subps	%xmm8, %xmm1
	movaps	%xmm1, 1632(%rsp)
	movaps	%xmm1, %xmm8
	maxps	.L12c74(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm12, %xmm1
	divps	%xmm8, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	784(%rsp), %xmm1
	andnps	%xmm12, %xmm1
	movaps	%xmm1, 896(%rsp)
	movaps	240(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	movaps	144(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm13, %xmm1
	movaps	288(%rsp), %xmm13
	mulps	%xmm8, %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm1, %xmm3
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm13
	movaps	816(%rsp), %xmm15
	mulps	%xmm8, %xmm15
	movaps	%xmm1, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm6, 1696(%rsp)
	mulps	%xmm6, %xmm15
	subps	%xmm3, %xmm15
	mulps	(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm15
	mulps	704(%rsp), %xmm8
	movaps	%xmm1, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm0, 1680(%rsp)
	mulps	%xmm0, %xmm8
	subps	%xmm3, %xmm8
	movaps	%xmm13, %xmm3
	mulps	%xmm9, %xmm3
	subps	%xmm3, %xmm8
	mulps	%xmm4, %xmm15
	movaps	%xmm15, %xmm3
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm8
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm12
	movaps	.L12c0(%rip), %xmm3
	subps	%xmm12, %xmm3
	movaps	%xmm13, %xmm12
	mulps	%xmm13, %xmm12
	subps	%xmm12, %xmm3
	movaps	%xmm15, %xmm12
	mulps	%xmm15, %xmm12
	subps	%xmm12, %xmm3
	movaps	592(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm12
	mulps	%xmm8, %xmm12
	subps	%xmm12, %xmm3
	movaps	%xmm3, 1616(%rsp)
	movaps	%xmm3, %xmm12
	maxps	.L12c74(%rip), %xmm12
	sqrtps	%xmm12, %xmm12
	movaps	.L12c0(%rip), %xmm6
	divps	%xmm12, %xmm6
	movaps	%xmm6, 608(%rsp)
	movaps	512(%rsp), %xmm6
	mulps	16(%rsp), %xmm6
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, 496(%rsp)
	mulps	%xmm6, %xmm0
	movaps	320(%rsp), %xmm3
	mulps	912(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	xorps	%xmm12, %xmm12
	addps	%xmm12, %xmm0
	mulps	(%rsp), %xmm3
	movaps	%xmm3, %xmm12
	mulps	%xmm3, %xmm12
	addps	%xmm0, %xmm12
	movaps	%xmm2, 256(%rsp)
	mulps	%xmm6, %xmm2
	movaps	480(%rsp), %xmm0
	mulps	944(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm5, 464(%rsp)
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	mulps	48(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm10, 448(%rsp)
	mulps	%xmm6, %xmm10
	mulps	928(%rsp), %xmm7
	subps	%xmm10, %xmm7
	movaps	%xmm9, 624(%rsp)
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm7
	movaps	%xmm14, %xmm12
	mulps	%xmm5, %xmm14
	subps	%xmm14, %xmm7
	movaps	.L12c36(%rip), %xmm14
	mulps	%xmm4, %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm1, %xmm9
	movaps	%xmm6, 512(%rsp)
	mulps	%xmm6, %xmm1
	movaps	608(%rsp), %xmm6
	movaps	%xmm5, %xmm0
	mulps	896(%rsp), %xmm11
	subps	%xmm1, %xmm11
	movaps	%xmm13, %xmm5
	movaps	%xmm3, 320(%rsp)
	mulps	%xmm3, %xmm13
	subps	%xmm13, %xmm11
	movaps	%xmm15, 1856(%rsp)
	movaps	%xmm0, 480(%rsp)
	mulps	%xmm0, %xmm15
	subps	%xmm15, %xmm11
	movaps	.L12c0(%rip), %xmm15
	movaps	%xmm8, %xmm13
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm11
	mulps	%xmm6, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 1584(%rsp)
	movaps	176(%rsp), %xmm1
	movaps	1200(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	192(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	96(%rsp), %xmm8
	mulps	48(%rsp), %xmm8
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm8
	mulps	%xmm1, %xmm2
	mulps	%xmm2, %xmm8
	movaps	336(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	movaps	1872(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	240(%rsp), %xmm10
	mulps	%xmm6, %xmm10
	movaps	784(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm10
	mulps	%xmm8, %xmm1
	mulps	%xmm1, %xmm10
	movaps	496(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	256(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	464(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	624(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	448(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm14, %xmm12
	movaps	%xmm12, 784(%rsp)
	xorps	%xmm14, %xmm5
	movaps	%xmm5, 80(%rsp)
	movaps	1856(%rsp), %xmm5
	xorps	%xmm14, %xmm5
	xorps	%xmm14, %xmm9
	movaps	%xmm9, 32(%rsp)
	xorps	%xmm14, %xmm13
	movaps	%xmm13, %xmm12
	ja	.L12b87
	movaps	.L12c0(%rip), %xmm9
	movaps	%xmm9, %xmm0
	movaps	96(%rsp), %xmm13
	divps	%xmm13, %xmm0
	mulps	160(%rsp), %xmm0
	movaps	%xmm9, %xmm1
	divps	%xmm2, %xmm1
	mulps	112(%rsp), %xmm1
	mulps	.L12c75(%rip), %xmm0
	mulps	.L12c76(%rip), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L12c26(%rip), %xmm6
	cmpltps	%xmm6, %xmm0
	addps	%xmm1, %xmm1
	sqrtps	%xmm1, %xmm1
	mulps	.L12c77(%rip), %xmm1
	andps	%xmm0, %xmm1
	movaps	%xmm2, %xmm4
	movaps	%xmm1, %xmm2
	maxps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movq	72(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm9, %xmm0
	movaps	1168(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm9, %xmm10
	movaps	%xmm1, %xmm3
	shufps	$0, %xmm1, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm9, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm8, %xmm0
	cmpltps	%xmm6, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1584(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1360(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	movaps	912(%rsp), %xmm2
	mulps	16(%rsp), %xmm2
	movaps	944(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	928(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	896(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm3, %xmm1
	andps	%xmm9, %xmm1
	movaps	.L12c21(%rip), %xmm3
	movaps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1552(%rsp), %xmm0
	cmpleps	1184(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	.L12c78(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1328(%rsp)
	movaps	%xmm1, %xmm9
	cmpeqps	%xmm3, %xmm9
	andps	%xmm10, %xmm9
	movaps	%xmm9, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm9, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm9, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm9, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	736(%rsp), %xmm6
	movaps	.L12c68(%rip), %xmm1
	movaps	.L12c38(%rip), %xmm15
	movaps	%xmm13, %xmm0
	movdqa	.L12c39(%rip), %xmm13
	movaps	160(%rsp), %xmm8
	ja	.L12b45
	movaps	608(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	mulps	%xmm2, %xmm12
	addps	%xmm7, %xmm12
	movaps	592(%rsp), %xmm3
	mulps	%xmm12, %xmm3
	movaps	784(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	addps	480(%rsp), %xmm12
	mulps	%xmm2, %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm4, %xmm8
	movaps	48(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	movaps	464(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	320(%rsp), %xmm5
	movaps	624(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	addps	%xmm5, %xmm12
	movaps	80(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm1, %xmm7
	movaps	(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	496(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	addps	512(%rsp), %xmm5
	movaps	256(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm5, %xmm6
	movaps	448(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	addps	%xmm6, %xmm12
	movaps	32(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm12, %xmm5
	mulps	176(%rsp), %xmm5
	movaps	%xmm5, 32(%rsp)
	mulps	192(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	mulps	%xmm0, %xmm4
	movaps	%xmm4, 48(%rsp)
	mulps	%xmm8, %xmm3
	movaps	%xmm3, 592(%rsp)
	mulps	240(%rsp), %xmm2
	movaps	%xmm2, 608(%rsp)
	movaps	%xmm10, %xmm0
	divps	656(%rsp), %xmm0
	movaps	672(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L12c61(%rip), %xmm0
	pand	.L12c62(%rip), %xmm0
	movaps	%xmm10, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	movaps	.L12c17(%rip), %xmm13
	addps	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L12c63(%rip), %xmm3
	addps	.L12c64(%rip), %xmm3
	movaps	%xmm3, 800(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L12c65(%rip), %xmm3
	addps	.L12c66(%rip), %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	%xmm2, 720(%rsp)
	mulps	.L12c67(%rip), %xmm2
	addps	%xmm7, %xmm2
	movaps	%xmm2, 480(%rsp)
	movaps	%xmm1, 576(%rsp)
	mulps	.L12c69(%rip), %xmm1
	movaps	%xmm1, 496(%rsp)
	mulps	.L12c70(%rip), %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	1392(%rsp), %xmm0
	mulps	.L12c79(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	1408(%rsp), %xmm0
	mulps	.L12c80(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	xorps	%xmm15, %xmm15
	xorps	%xmm12, %xmm12
	cmpb	$1, %cl
	movl	860(%rsp), %r8d
	jne	.L12b77
	movq	360(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L12b74:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	160(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	112(%rsp), %xmm4
	movaps	.L12c0(%rip), %xmm2
	.p2align	4
.L12b75:
	movaps	(%rdx), %xmm6
	mulps	16(%rsp), %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm3, %xmm5
	movaps	%xmm12, %xmm3
	movaps	%xmm2, %xmm12
	divps	%xmm6, %xmm12
	movaps	(%rax,%rsi), %xmm7
	subps	%xmm6, %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm13, %xmm0
	cmpltps	%xmm7, %xmm0
	addps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm7, %xmm12
	movaps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	paddd	.L12c61(%rip), %xmm0
	pand	.L12c62(%rip), %xmm0
	movaps	%xmm2, %xmm11
	psubd	%xmm0, %xmm11
	mulps	%xmm11, %xmm12
	addps	%xmm13, %xmm11
	addps	%xmm12, %xmm11
	movaps	%xmm11, %xmm12
	mulps	%xmm11, %xmm12
	movaps	%xmm11, %xmm13
	mulps	.L12c67(%rip), %xmm13
	movaps	%xmm12, %xmm14
	addps	.L12c68(%rip), %xmm13
	mulps	.L12c69(%rip), %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm11, %xmm13
	mulps	.L12c65(%rip), %xmm13
	addps	.L12c66(%rip), %xmm13
	mulps	%xmm12, %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm11, %xmm13
	mulps	.L12c63(%rip), %xmm13
	addps	.L12c64(%rip), %xmm13
	mulps	%xmm12, %xmm14
	addps	%xmm13, %xmm14
	movaps	.L12c17(%rip), %xmm13
	mulps	%xmm12, %xmm14
	movaps	%xmm3, %xmm12
	movaps	%xmm5, %xmm3
	addps	%xmm11, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L12c70(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm7, %xmm11
	addps	%xmm2, %xmm11
	mulps	%xmm0, %xmm11
	maxps	%xmm13, %xmm7
	subps	%xmm7, %xmm11
	mulps	%xmm6, %xmm11
	addps	%xmm2, %xmm6
	movaps	%xmm2, %xmm0
	divps	%xmm6, %xmm0
	addps	%xmm11, %xmm12
	movaps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	addps	%xmm7, %xmm8
	addps	%xmm0, %xmm15
	mulps	%xmm6, %xmm0
	addps	%xmm6, %xmm10
	mulps	%xmm0, %xmm6
	addps	%xmm6, %xmm1
	addps	%xmm0, %xmm9
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm3
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L12b75
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L12b74
.L12b77:
	movaps	%xmm15, 512(%rsp)
	movaps	%xmm10, 384(%rsp)
	movaps	%xmm9, 400(%rsp)
	movaps	%xmm8, 416(%rsp)
	movaps	%xmm1, 432(%rsp)
	movaps	%xmm12, 304(%rsp)
	movaps	224(%rsp), %xmm10
	movaps	192(%rsp), %xmm1
	mulps	%xmm1, %xmm10
	movaps	176(%rsp), %xmm15
	mulps	%xmm15, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	movaps	.L12c0(%rip), %xmm4
	movaps	%xmm4, %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	movaps	.L12c74(%rip), %xmm9
	maxps	%xmm9, %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	%xmm4, %xmm2
	movaps	%xmm4, %xmm12
	divps	%xmm5, %xmm2
	movaps	752(%rsp), %xmm13
	movaps	96(%rsp), %xmm4
	mulps	%xmm4, %xmm13
	mulps	%xmm15, %xmm13
	movaps	768(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm13, %xmm5
	mulps	%xmm10, %xmm5
	mulps	%xmm1, %xmm11
	subps	%xmm5, %xmm11
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	movaps	%xmm12, %xmm6
	subps	%xmm5, %xmm6
	mulps	%xmm2, %xmm11
	movaps	%xmm11, %xmm5
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm6
	minps	%xmm12, %xmm0
	movaps	%xmm6, %xmm5
	minps	%xmm0, %xmm5
	maxps	%xmm9, %xmm6
	sqrtps	%xmm6, %xmm0
	movaps	%xmm12, %xmm8
	divps	%xmm0, %xmm8
	movaps	272(%rsp), %xmm14
	movaps	336(%rsp), %xmm7
	mulps	%xmm7, %xmm14
	mulps	%xmm15, %xmm14
	movaps	688(%rsp), %xmm15
	mulps	%xmm7, %xmm15
	movaps	%xmm14, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm1, %xmm15
	subps	%xmm0, %xmm15
	movaps	560(%rsp), %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm14, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm4, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm2, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm12, %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm6
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm6
	movaps	%xmm6, %xmm0
	minps	%xmm5, %xmm0
	movaps	%xmm0, 320(%rsp)
	maxps	%xmm9, %xmm6
	sqrtps	%xmm6, %xmm5
	movaps	%xmm12, %xmm9
	divps	%xmm5, %xmm9
	movaps	144(%rsp), %xmm12
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	176(%rsp), %xmm12
	movaps	288(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm12, %xmm5
	movaps	%xmm10, 224(%rsp)
	mulps	%xmm10, %xmm5
	mulps	192(%rsp), %xmm6
	subps	%xmm5, %xmm6
	movaps	816(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm12, %xmm5
	movaps	%xmm13, 752(%rsp)
	mulps	%xmm13, %xmm5
	mulps	%xmm4, %xmm10
	subps	%xmm5, %xmm10
	movaps	%xmm2, 128(%rsp)
	mulps	%xmm2, %xmm6
	movaps	%xmm6, %xmm5
	movaps	%xmm11, 768(%rsp)
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm10
	movaps	704(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm12, %xmm5
	movaps	%xmm14, 272(%rsp)
	mulps	%xmm14, %xmm5
	movaps	%xmm2, %xmm0
	mulps	%xmm7, %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm6, %xmm5
	movaps	%xmm15, 688(%rsp)
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm8, 80(%rsp)
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm5
	movaps	%xmm1, 560(%rsp)
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm12, 144(%rsp)
	mulps	%xmm12, %xmm12
	movaps	.L12c0(%rip), %xmm7
	subps	%xmm12, %xmm7
	movaps	%xmm6, 288(%rsp)
	mulps	%xmm6, %xmm6
	subps	%xmm6, %xmm7
	movaps	%xmm10, 816(%rsp)
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	subps	%xmm6, %xmm7
	movaps	%xmm9, 16(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	subps	%xmm6, %xmm7
	movaps	%xmm7, 448(%rsp)
	minps	320(%rsp), %xmm7
	movaps	.L12c81(%rip), %xmm6
	cmpltps	%xmm7, %xmm6
	movaps	1328(%rsp), %xmm8
	movaps	%xmm8, %xmm14
	cmpeqps	.L12c22(%rip), %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm6, 464(%rsp)
	orps	%xmm6, %xmm0
	movaps	.L12c82(%rip), %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 320(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	528(%rsp), %xmm10
	addps	%xmm10, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	.L12c2(%rip), %xmm13
	andps	%xmm13, %xmm7
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm7
	movaps	(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm13, %xmm0
	maxps	%xmm7, %xmm0
	movaps	608(%rsp), %xmm15
	movaps	%xmm15, %xmm12
	andps	%xmm13, %xmm12
	maxps	%xmm0, %xmm12
	movaps	736(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	mulps	.L12c83(%rip), %xmm0
	cmpleps	%xmm0, %xmm12
	cmpleps	.L12c0(%rip), %xmm8
	movaps	%xmm8, 32(%rsp)
	andps	%xmm8, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm11, %xmm10
	movq	72(%rsp), %rax
	movss	208(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	544(%rsp), %xmm9
	addps	%xmm9, %xmm4
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm4, %xmm11
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	880(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm11, %xmm7
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	160(%rsp), %xmm8
	movaps	48(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm11, %xmm7
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movss	12(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm7, %xmm8
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	112(%rsp), %xmm4
	movaps	592(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1136(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1152(%rsp), %xmm5
	movaps	%xmm5, %xmm11
	maxps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	addps	%xmm6, %xmm15
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm15, %xmm5
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm11, %xmm6
	movq	%rdi, %rsi
	shlq	$4, %rsi
	movaps	%xmm10, (%r14,%rsi)
	addq	%r15, %rdi
	shlq	$4, %rdi
	movaps	%xmm9, (%r14,%rdi)
	leaq	(%r14,%rsi), %rcx
	movq	%r15, %rax
	shlq	$5, %rax
	movaps	%xmm8, (%rax,%rcx)
	leaq	(%r15,%r15,2), %r9
	movq	%r9, %rdx
	shlq	$4, %rdx
	movaps	%xmm4, (%rdx,%rcx)
	movaps	%xmm14, %xmm0
	movaps	%xmm2, (%rsp)
	blendvps	%xmm0, %xmm2, %xmm6
	movq	%r15, %rdx
	shlq	$6, %rdx
	movaps	%xmm6, (%rdx,%rcx)
	movl	$5, %ecx
	testb	$2, %bpl
	je	.L12b80
	movaps	.L12c36(%rip), %xmm8
	movaps	224(%rsp), %xmm1
	xorps	%xmm8, %xmm1
	movaps	448(%rsp), %xmm0
	maxps	.L12c74(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L12c0(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, %xmm11
	movaps	96(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	336(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	32(%rsp), %xmm0
	andps	464(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	560(%rsp), %xmm6
	movaps	768(%rsp), %xmm0
	movaps	%xmm0, %xmm15
	mulps	%xmm1, %xmm15
	addps	752(%rsp), %xmm15
	movaps	%xmm8, %xmm13
	xorps	%xmm8, %xmm15
	movaps	80(%rsp), %xmm7
	mulps	%xmm7, %xmm15
	movaps	%xmm9, %xmm8
	xorps	%xmm13, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm9, %xmm0
	movaps	688(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm1, %xmm2
	addps	272(%rsp), %xmm2
	movaps	%xmm6, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm2, %xmm12
	xorps	%xmm13, %xmm12
	movaps	16(%rsp), %xmm2
	mulps	%xmm2, %xmm12
	movaps	%xmm6, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm13, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm7, %xmm10
	xorps	%xmm13, %xmm10
	mulps	%xmm6, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm9, %xmm0
	movaps	288(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	mulps	%xmm1, %xmm2
	addps	144(%rsp), %xmm2
	movaps	816(%rsp), %xmm9
	movaps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	addps	%xmm2, %xmm6
	movaps	704(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm6, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm11, %xmm6
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm11
	mulps	%xmm9, %xmm7
	mulps	%xmm8, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm4, %xmm14
	mulps	%xmm5, %xmm14
	addps	%xmm9, %xmm14
	xorps	%xmm13, %xmm14
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm14
	movaps	%xmm4, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm7, %xmm6
	xorps	%xmm13, %xmm6
	mulps	%xmm2, %xmm6
	movaps	16(%rsp), %xmm9
	xorps	%xmm13, %xmm9
	mulps	%xmm4, %xmm9
	movaps	%xmm1, 224(%rsp)
	mulps	%xmm1, %xmm1
	addps	.L12c0(%rip), %xmm1
	movaps	%xmm15, %xmm7
	mulps	%xmm15, %xmm7
	addps	%xmm1, %xmm7
	movaps	%xmm12, 144(%rsp)
	mulps	%xmm12, %xmm12
	addps	%xmm7, %xmm12
	movaps	%xmm11, 272(%rsp)
	movaps	%xmm11, %xmm7
	movaps	%xmm14, %xmm11
	mulps	%xmm7, %xmm7
	addps	%xmm12, %xmm7
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	(%rsp), %xmm13
	movaps	%xmm13, %xmm12
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm12
	mulps	%xmm2, %xmm9
	movaps	128(%rsp), %xmm1
	mulps	%xmm1, %xmm1
	movaps	%xmm8, %xmm4
	mulps	%xmm8, %xmm8
	addps	%xmm1, %xmm8
	movaps	%xmm5, 560(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm8, %xmm5
	movaps	%xmm14, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm5, %xmm7
	movaps	192(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm13, %xmm1
	movaps	%xmm0, %xmm5
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	80(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm10, 288(%rsp)
	mulps	%xmm10, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm6, 112(%rsp)
	movaps	%xmm6, %xmm14
	mulps	%xmm6, %xmm14
	addps	%xmm10, %xmm14
	movaps	96(%rsp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm13, %xmm8
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm14, %xmm8
	movaps	16(%rsp), %xmm5
	mulps	%xmm5, %xmm5
	movaps	%xmm9, 160(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm5, %xmm9
	movaps	336(%rsp), %xmm5
	mulps	%xmm5, %xmm9
	mulps	%xmm5, %xmm9
	movaps	%xmm13, %xmm14
	movaps	%xmm0, %xmm5
	blendvps	%xmm0, %xmm9, %xmm14
	movaps	%xmm2, 48(%rsp)
	mulps	%xmm2, %xmm2
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm13, %xmm7
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	leaq	(%r15,%r15,4), %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm12, (%rsi,%rcx)
	movl	%ebp, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	movq	%rsi, %rax
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rbx, %r10
	movq	%rdi, %rbx
	movl	$14, %edi
	movl	%ebp, %r11d
	movl	%r8d, %ebp
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	%r15, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm1, (%rax,%rsi)
	movq	%rax, %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%r15, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm8, (%rax,%rcx)
	movaps	.L12c2(%rip), %xmm13
	imulq	%r15, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	%xmm14, (%rax,%rdi)
	movq	%rbx, %rdi
	movq	%r10, %rbx
	imulq	%r15, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm7, (%rax,%r8)
	movl	%ebp, %r8d
	movl	%r11d, %ebp
	movq	1232(%rsp), %r11
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L12b80
	movaps	%xmm5, %xmm10
	movaps	128(%rsp), %xmm6
	mulps	224(%rsp), %xmm6
	movaps	%xmm4, %xmm9
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm6, %xmm0
	movaps	560(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	movaps	144(%rsp), %xmm12
	mulps	%xmm12, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm11, %xmm7
	movaps	272(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	addps	%xmm6, %xmm7
	mulps	192(%rsp), %xmm7
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm7
	movaps	(%rsp), %xmm8
	movaps	%xmm8, %xmm6
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm6, 128(%rsp)
	movaps	80(%rsp), %xmm7
	mulps	%xmm7, %xmm15
	movaps	288(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm15, %xmm0
	movaps	112(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm0, %xmm6
	movaps	96(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	movaps	%xmm4, %xmm15
	movaps	%xmm8, %xmm4
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm4, 224(%rsp)
	mulps	%xmm9, %xmm7
	movaps	%xmm13, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm14, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	192(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	movaps	%xmm8, %xmm4
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm4, 80(%rsp)
	movaps	16(%rsp), %xmm9
	mulps	%xmm9, %xmm12
	movaps	160(%rsp), %xmm7
	movaps	%xmm7, %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm12, %xmm6
	movaps	336(%rsp), %xmm4
	mulps	%xmm4, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm8, %xmm12
	blendvps	%xmm0, %xmm6, %xmm12
	movaps	%xmm12, 144(%rsp)
	mulps	%xmm9, %xmm5
	movaps	%xmm7, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm1, %xmm12
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	mulps	%xmm13, %xmm9
	movaps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm9, %xmm6
	mulps	%xmm4, %xmm6
	movaps	96(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	movaps	%xmm8, %xmm13
	blendvps	%xmm0, %xmm6, %xmm13
	movaps	48(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	movaps	240(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm2, %xmm15
	mulps	%xmm9, %xmm11
	mulps	%xmm6, %xmm11
	mulps	%xmm12, %xmm11
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm11, %xmm2
	mulps	%xmm9, %xmm14
	mulps	%xmm6, %xmm14
	mulps	%xmm1, %xmm14
	movaps	%xmm8, %xmm12
	blendvps	%xmm0, %xmm14, %xmm12
	mulps	%xmm7, %xmm9
	mulps	%xmm6, %xmm9
	mulps	%xmm4, %xmm9
	blendvps	%xmm0, %xmm9, %xmm8
	movq	%r9, %rcx
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rcx)
	movq	%r15, %rcx
	shlq	$7, %rcx
	addq	%r14, %rcx
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rcx)
	leaq	(%r15,%r15,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rdx)
	imulq	$176, %r15, %rdx
	addq	%r14, %rdx
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rdx)
	shlq	$6, %r9
	addq	%r14, %r9
	movaps	%xmm5, (%rsi,%r9)
	imulq	$208, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm13, (%rsi,%rax)
	movaps	.L12c2(%rip), %xmm13
	imulq	$240, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm15, (%rsi,%rax)
	movq	%r15, %rax
	shlq	$8, %rax
	addq	%r14, %rax
	movaps	%xmm2, (%rsi,%rax)
	imulq	$272, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm12, (%rsi,%rax)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	%xmm8, (%rsi,%rcx)
	movl	$20, %ecx
.L12b80:
	testb	$8, %bpl
	movaps	1408(%rsp), %xmm1
	movaps	512(%rsp), %xmm9
	je	.L12b82
	movaps	496(%rsp), %xmm4
	addps	480(%rsp), %xmm4
	movaps	576(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	addps	256(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	800(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	720(%rsp), %xmm4
	movaps	368(%rsp), %xmm2
	addps	%xmm4, %xmm2
	movaps	1392(%rsp), %xmm0
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm1
	movq	72(%rsp), %rax
	movss	100(%rax), %xmm0
	movss	104(%rax), %xmm5
	movss	108(%rax), %xmm6
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	384(%rsp), %xmm12
	mulps	%xmm12, %xmm5
	addps	%xmm0, %xmm5
	movss	112(%rax), %xmm0
	shufps	$0, %xmm6, %xmm6
	movaps	400(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	addps	%xmm5, %xmm6
	shufps	$0, %xmm0, %xmm0
	movaps	416(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	addps	%xmm6, %xmm0
	movss	116(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	432(%rsp), %xmm10
	mulps	%xmm10, %xmm6
	addps	%xmm0, %xmm6
	movss	120(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm6, %xmm5
	movss	136(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm2, %xmm0
	movss	140(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm12, %xmm6
	addps	%xmm0, %xmm6
	movss	144(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm6, %xmm0
	movss	148(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm0, %xmm6
	movss	152(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm6, %xmm0
	movss	156(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm0, %xmm7
	movaps	1376(%rsp), %xmm8
	movaps	%xmm8, %xmm6
	addps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	movss	172(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm3, %xmm9
	movss	176(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm3, %xmm2
	movss	184(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm4, %xmm3
	movaps	1328(%rsp), %xmm0
	cmpeqps	.L12c22(%rip), %xmm0
	addps	%xmm2, %xmm3
	movss	188(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movss	208(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	.L12c35(%rip), %xmm1
	movaps	304(%rsp), %xmm7
	subps	%xmm7, %xmm1
	addps	%xmm3, %xmm4
	movss	192(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm7, %xmm7
	addps	%xmm8, %xmm5
	addps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm7
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	.L12c84(%rip), %xmm8
	addps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm8
	movq	%rcx, %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm1, (%rsi,%rax)
	leaq	1(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm7, (%rsi,%rax)
	leaq	2(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm5, (%rsi,%rax)
	leaq	3(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%rsi,%rax)
	addq	$4, %rcx
	imulq	%r15, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm8, (%rsi,%rcx)
	jmp	.L12b82
.L12b86:
	addq	$1896, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
