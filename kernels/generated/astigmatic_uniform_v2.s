# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L40c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L40c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L40c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L40c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L40c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L40c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L40c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L40c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L40c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L40c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L40c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L40c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L40c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L40c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L40c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L40c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L40c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L40c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L40c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L40c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L40c22:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L40c24:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
.L40c25:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L40c26:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L40c27:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L40c29:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L40c30:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L40c31:
	.long	1
	.long	1
	.long	1
	.long	1
.L40c32:
	.long	2
	.long	2
	.long	2
	.long	2
.L40c33:
	.long	4
	.long	4
	.long	4
	.long	4
.L40c34:
	.long	8
	.long	8
	.long	8
	.long	8
.L40c35:
	.long	16
	.long	16
	.long	16
	.long	16
.L40c38:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L40c41:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L40c42:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L40c43:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L40c44:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L40c45:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L40c46:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L40c47:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L40c48:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L40c49:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L40c50:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L40c51:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L40c52:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L40c53:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L40c54:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L40c55:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L40c56:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L40c57:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L40c58:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L40c59:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L40c60:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L40c61:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L40c62:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L40c63:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L40c64:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L40c65:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L40c66:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L40c67:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L40c68:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L40c69:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L40c70:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L40c71:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L40c72:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L40c73:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L40c74:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L40c75:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L40c76:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L40c77:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L40c78:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L40c79:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L40c80:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L40c81:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L40c82:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L40c83:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L40c84:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L40c85:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L40c86:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L40c87:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L40c88:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L40c89:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L40c90:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L40c91:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L40c92:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L40c93:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L40c94:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L40c95:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L40c96:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L40c20:
	.long	0x3d2aaaab
.L40c21:
	.long	0x3f800000
.L40c23:
	.long	0x3f000000
.L40c28:
	.long	0x3e800000
.L40c36:
	.long	0x40800000
.L40c37:
	.long	0x40400000
.L40c39:
	.long	0x41400000
.L40c40:
	.long	0x40c00000
	.globl	gaussmle_astigmatic_uniform_v2
gaussmle_astigmatic_uniform_v2:
	.globl	_gaussmle_astigmatic_uniform_v2
_gaussmle_astigmatic_uniform_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1912, %rsp
	movl	%esi, 332(%rsp)
	testl	%ecx, %ecx
	je	.L40b98
	testl	%edx, %edx
	je	.L40b98
	cmpl	$0, 332(%rsp)
	je	.L40b98
	movq	1984(%rsp), %r11
	movl	332(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1280(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1272(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 888(%rsp)
	movq	24(%rdi), %r14
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1552(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1968(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1512(%rsp)
	imull	%eax, %edx
	movl	%edx, 900(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1536(%rsp)
	leaq	64(%r13), %r8
	xorl	%eax, %eax
	movaps	.L40c0(%rip), %xmm13
	movq	%r9, 1520(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	pxor	%xmm12, %xmm12
	movdqa	.L40c2(%rip), %xmm15
	movq	%r15, 1544(%rsp)
	movq	%rsi, 1592(%rsp)
	jmp	.L40b4
	.p2align	4
.L40b97:
	incq	%rax
	addl	900(%rsp), %ecx
	cmpq	1512(%rsp), %rax
	je	.L40b98
.L40b4:
	movq	%rax, %rdx
	imulq	1272(%rsp), %rdx
	movq	%rdx, 1528(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1560(%rsp)
	movl	%ecx, 904(%rsp)
	jmp	.L40b5
	.p2align	4
.L40b96:
	incq	%rdi
	addl	332(%rsp), %esi
	cmpq	1272(%rsp), %rdi
	je	.L40b97
.L40b5:
	movq	1528(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	1280(%rsp), %rdx
	addq	1520(%rsp), %rdx
	movl	%esi, %r10d
	xorl	%r12d, %r12d
	movl	%esi, 908(%rsp)
	movq	%rdi, 1576(%rsp)
	movq	%rdx, 1568(%rsp)
	jmp	.L40b6
	.p2align	4
.L40b94:
	movq	1552(%rsp), %rax
	movaps	1248(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r10)
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movq	1560(%rsp), %rax
	movaps	.L40c0(%rip), %xmm13
	movl	904(%rsp), %ecx
	movdqa	.L40c2(%rip), %xmm15
	movl	908(%rsp), %esi
	movq	1576(%rsp), %rdi
	movq	1568(%rsp), %rdx
	movl	620(%rsp), %r10d
	movq	1584(%rsp), %r12
.L40b95:
	incq	%r12
	incl	%r10d
	cmpq	1280(%rsp), %r12
	je	.L40b96
.L40b6:
	leaq	(%rdx,%r12), %rbp
	movl	8(%r11), %ebx
	movq	%rbp, 1288(%rsp)
	movq	%rbx, 880(%rsp)
	cmpq	%rbx, %rbp
	jae	.L40b95
	movl	%r10d, 620(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 192(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r12, 1584(%rsp)
	je	.L40b8
	movq	%rdx, 112(%rsp)
	movq	%rax, %r12
	imulq	1288(%rsp), %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	620(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 128(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 144(%rsp)
	pxor	%xmm5, %xmm5
	xorps	%xmm11, %xmm11
	movl	$16, 48(%rsp)
	movq	1536(%rsp), %rcx
	movq	%rcx, 64(%rsp)
	xorl	%edi, %edi
	movaps	%xmm13, 752(%rsp)
	movaps	%xmm13, %xmm1
	movdqa	.L40c1(%rip), %xmm3
	xorps	%xmm2, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorl	%r11d, %r11d
	jmp	.L40b10
	.p2align	4
.L40b41:
	movaps	96(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 96(%rsp)
	addps	%xmm8, %xmm2
	incq	%r11
	addl	%r10d, %eax
	movl	48(%rsp), %ecx
	addl	128(%rsp), %ecx
	movl	%ecx, 48(%rsp)
	addq	%r10, %rdi
	movq	64(%rsp), %rcx
	addq	144(%rsp), %rcx
	movq	%rcx, 64(%rsp)
	cmpq	%r10, %r11
	je	.L40b42
.L40b10:
	movq	%r11, 80(%rsp)
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	movl	12(%rsp), %ebx
	testb	$1, %bl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %bl
	je	.L40b12
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm4, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm12, %xmm6
	cvtdq2ps	%xmm6, %xmm0
.L40b12:
	testb	$1, 12(%rsp)
	je	.L40b14
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm6
	psrld	%xmm6, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L40b14:
	movss	(%r14), %xmm8
	movss	4(%r14), %xmm6
	movss	8(%r14), %xmm7
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm7, %xmm7
	addps	%xmm7, %xmm6
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm6, (%r9,%rcx)
	testb	$8, 12(%rsp)
	je	.L40b16
	movaps	%xmm6, %xmm8
	addps	.L40c3(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	.L40c4(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	.L40c5(%rip), %xmm8
	movaps	%xmm6, %xmm9
	addps	.L40c6(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L40c7(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm13, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	752(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm3
	movaps	%xmm9, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm3
	andps	%xmm13, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L40c8(%rip), %xmm0
	andps	%xmm0, %xmm9
	orps	%xmm13, %xmm9
	movaps	%xmm9, 752(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
.L40b16:
	andl	$2147483647, %eax
	subps	%xmm7, %xmm6
	cmpq	$1, %r10
	jne	.L40b18
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
.L40b18:
	pand	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	movaps	%xmm6, %xmm8
	addps	%xmm12, %xmm8
	je	.L40b19
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L40b21
.L40b29:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	movl	12(%rsp), %r9d
	testb	$1, %r9b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %r9b
	je	.L40b31
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm4, %xmm7
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm0
.L40b31:
	movss	(%r14), %xmm10
	movss	4(%r14), %xmm7
	movss	8(%r14), %xmm9
	testb	$1, %r9b
	movq	1592(%rsp), %r9
	movaps	%xmm11, 928(%rsp)
	je	.L40b33
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm11
	psrld	%xmm11, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L40b33:
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm0, %xmm7
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm7
	shlq	$4, %r11
	movaps	%xmm7, (%r9,%r11)
	testb	$8, 12(%rsp)
	jne	.L40b35
	movaps	928(%rsp), %xmm11
	jmp	.L40b36
	.p2align	4
.L40b19:
	movq	80(%rsp), %r11
	testq	%r11, %r11
	jne	.L40b41
	jmp	.L40b40
	.p2align	4
.L40b35:
	movaps	%xmm7, %xmm10
	addps	.L40c3(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	.L40c4(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	.L40c5(%rip), %xmm10
	movaps	%xmm7, %xmm11
	addps	.L40c6(%rip), %xmm11
	mulps	%xmm7, %xmm11
	addps	.L40c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm2, %xmm14
	movaps	%xmm1, %xmm2
	movaps	752(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	xorps	%xmm12, %xmm12
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm1, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm13, %xmm0
	movaps	928(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	.L40c8(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
	movaps	%xmm1, 752(%rsp)
	movaps	%xmm2, %xmm1
	movaps	%xmm14, %xmm2
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
.L40b36:
	movq	80(%rsp), %r11
	subps	%xmm9, %xmm7
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L40b38
	movaps	16(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 16(%rsp)
.L40b38:
	andps	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm7, %xmm8
	testq	%r11, %r11
	jne	.L40b41
.L40b40:
	movaps	32(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 32(%rsp)
	jmp	.L40b41
	.p2align	4
.L40b21:
	movq	64(%rsp), %rdx
	movl	48(%rsp), %ecx
	jmp	.L40b22
	.p2align	4
.L40b28:
	pand	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	subps	%xmm9, %xmm7
	addps	%xmm7, %xmm8
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	.L40b29
.L40b22:
	movq	%r14, %rbp
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r9
	shrq	%r14
	addq	%r12, %r14
	movl	12(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%r9, %r14
	shlq	$4, %r14
	movq	888(%rsp), %r9
	movdqa	(%r9,%r14), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %r8b
	je	.L40b24
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	movl	12(%rsp), %r8d
	movdqa	%xmm4, %xmm7
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm0
.L40b24:
	testb	$1, %r8b
	movq	%rbp, %r14
	je	.L40b26
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm7
	movl	12(%rsp), %r8d
	psrld	%xmm7, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L40b26:
	movss	(%r14), %xmm10
	movss	4(%r14), %xmm7
	movss	8(%r14), %xmm9
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm0, %xmm7
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm7
	movaps	%xmm7, (%rdx)
	testb	$8, %r8b
	je	.L40b28
	movaps	%xmm7, %xmm10
	addps	.L40c3(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	.L40c4(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	.L40c5(%rip), %xmm10
	movaps	%xmm11, %xmm14
	movaps	%xmm7, %xmm11
	addps	.L40c6(%rip), %xmm11
	mulps	%xmm7, %xmm11
	addps	.L40c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm14, %xmm11
	movaps	752(%rsp), %xmm14
	mulps	%xmm12, %xmm14
	xorps	%xmm12, %xmm12
	mulps	%xmm10, %xmm1
	movaps	%xmm1, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm14, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm13, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L40c8(%rip), %xmm0
	andps	%xmm0, %xmm14
	orps	%xmm13, %xmm14
	movaps	%xmm14, 752(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
	jmp	.L40b28
	.p2align	4
.L40b42:
	movdqa	%xmm5, %xmm4
	pmaxud	.L40c9(%rip), %xmm4
	pcmpeqd	%xmm5, %xmm4
	movdqa	%xmm3, %xmm0
	pblendw	$170, .L40c10(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, .L40c11(%rip), %xmm3
	subps	.L40c12(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	.L40c13(%rip), %xmm3
	movq	1984(%rsp), %r11
	movq	1544(%rsp), %r15
	leaq	64(%r13), %r8
	movaps	96(%rsp), %xmm7
	movq	112(%rsp), %rdx
	movaps	32(%rsp), %xmm0
	movaps	16(%rsp), %xmm5
	jmp	.L40b43
.L40b8:
	xorps	%xmm5, %xmm5
	pxor	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	xorps	%xmm2, %xmm2
	xorps	%xmm11, %xmm11
	xorps	%xmm3, %xmm3
	movaps	%xmm13, %xmm1
	movaps	%xmm13, 752(%rsp)
.L40b43:
	testq	%rdx, %rdx
	movaps	%xmm11, 928(%rsp)
	movaps	%xmm3, 1392(%rsp)
	movaps	%xmm1, 1680(%rsp)
	movaps	%xmm2, 112(%rsp)
	movdqa	%xmm4, 400(%rsp)
	js	.L40b44
	xorps	%xmm14, %xmm14
	cvtsi2ss	%rdx, %xmm14
	jmp	.L40b46
	.p2align	4
.L40b44:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	cvtsi2ss	%rdx, %xmm14
	addss	%xmm14, %xmm14
.L40b46:
	xorps	%xmm15, %xmm15
	cvtsi2ss	%r10, %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	%xmm15, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm13, %xmm4
	divps	%xmm1, %xmm4
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm8, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm8, %xmm6
	mulps	%xmm4, %xmm7
	mulps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm4, %xmm1
	minps	%xmm7, %xmm1
	movaps	%xmm4, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	movaps	%xmm1, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm2, %xmm4
	mulps	.L40c14(%rip), %xmm4
	movaps	%xmm4, 144(%rsp)
	shufps	$0, %xmm14, %xmm14
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	.L40b51
	movaps	144(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm3, %xmm1
	movss	8(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r9, %rcx
	xorps	%xmm4, %xmm4
	xorl	%edx, %edx
	.p2align	4
.L40b48:
	movq	%rcx, %rsi
	xorps	%xmm7, %xmm7
	xorl	%edi, %edi
	.p2align	4
.L40b49:
	movaps	(%rsi), %xmm9
	subps	%xmm0, %xmm9
	subps	%xmm2, %xmm9
	maxps	%xmm12, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdi, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm7
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm6
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	.L40b49
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm7, %xmm1
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm4
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm9, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L40b48
.L40b51:
	movaps	%xmm1, %xmm0
	maxps	.L40c15(%rip), %xmm0
	movaps	%xmm13, %xmm2
	divps	%xmm0, %xmm2
	movaps	.L40c16(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	addps	.L40c17(%rip), %xmm15
	mulps	.L40c14(%rip), %xmm15
	mulps	%xmm2, %xmm8
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm8, %xmm9
	mulps	%xmm2, %xmm4
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	%xmm14, 1600(%rsp)
	movaps	%xmm14, %xmm7
	divps	.L40c18(%rip), %xmm7
	mulps	%xmm2, %xmm6
	movaps	%xmm9, 208(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm7, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	.L40c19(%rip), %xmm6
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	%xmm5, %xmm2
	movaps	%xmm15, 160(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm2
	addps	%xmm2, %xmm2
	movaps	%xmm7, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	maxps	%xmm6, %xmm5
	sqrtps	%xmm5, %xmm2
	movss	60(%r14), %xmm5
	movss	84(%r14), %xmm0
	movaps	%xmm0, 784(%rsp)
	subss	%xmm5, %xmm0
	movaps	%xmm0, 1408(%rsp)
	mulss	.L40c20(%rip), %xmm0
	movaps	%xmm0, 48(%rsp)
	movss	44(%r14), %xmm6
	movss	.L40c21(%rip), %xmm8
	divss	48(%r14), %xmm8
	shufps	$0, %xmm6, %xmm6
	shufps	$0, %xmm8, %xmm8
	movss	20(%r14), %xmm0
	movss	24(%r14), %xmm7
	movss	28(%r14), %xmm9
	movss	32(%r14), %xmm10
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 80(%rsp)
	movss	36(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 96(%rsp)
	shufps	$0, %xmm10, %xmm10
	movaps	%xmm10, 16(%rsp)
	movss	40(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 128(%rsp)
	xorl	%eax, %eax
	movaps	.L40c22(%rip), %xmm7
	movaps	.L40c24(%rip), %xmm12
	.p2align	4
.L40b52:
	xorps	%xmm11, %xmm11
	cvtsi2ss	%eax, %xmm11
	addss	.L40c23(%rip), %xmm11
	mulss	48(%rsp), %xmm11
	addss	%xmm5, %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm11, %xmm0
	subps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm5, %xmm14
	movaps	%xmm0, %xmm5
	mulps	32(%rsp), %xmm5
	addps	80(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm13, %xmm5
	mulps	%xmm0, %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm5, %xmm0
	maxps	%xmm12, %xmm0
	sqrtps	%xmm0, %xmm9
	movaps	%xmm13, %xmm0
	movaps	%xmm11, %xmm10
	addps	%xmm6, %xmm10
	divps	%xmm9, %xmm0
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm15
	mulps	128(%rsp), %xmm15
	addps	16(%rsp), %xmm15
	mulps	%xmm10, %xmm15
	mulps	%xmm10, %xmm10
	addps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm15, %xmm9
	mulps	%xmm5, %xmm0
	maxps	%xmm12, %xmm9
	sqrtps	%xmm9, %xmm5
	movaps	%xmm13, %xmm9
	mulps	64(%rsp), %xmm0
	divps	%xmm5, %xmm9
	mulps	%xmm15, %xmm9
	mulps	96(%rsp), %xmm9
	movaps	%xmm7, %xmm5
	movaps	%xmm4, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm13, %xmm10
	subps	%xmm4, %xmm0
	divps	%xmm7, %xmm10
	movaps	%xmm2, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm10
	movaps	%xmm13, %xmm7
	divps	%xmm15, %xmm7
	subps	%xmm2, %xmm9
	mulps	%xmm9, %xmm9
	mulps	%xmm9, %xmm7
	addps	%xmm10, %xmm7
	movaps	%xmm7, %xmm0
	cmpltps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	minps	%xmm5, %xmm7
	movaps	%xmm14, %xmm5
	incl	%eax
	cmpl	$24, %eax
	jne	.L40b52
	mulps	.L40c25(%rip), %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm1
	movaps	144(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	movaps	1600(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	movaps	112(%rsp), %xmm0
	subps	%xmm2, %xmm0
	sqrtps	%xmm1, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movss	52(%r14), %xmm12
	movss	56(%r14), %xmm10
	movss	68(%r14), %xmm7
	shufps	$0, %xmm12, %xmm12
	movss	76(%r14), %xmm14
	shufps	$0, %xmm14, %xmm14
	shufps	$0, %xmm10, %xmm10
	movss	80(%r14), %xmm11
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm5, %xmm5
	movaps	784(%rsp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	88(%r14), %xmm9
	shufps	$0, %xmm9, %xmm9
	shufps	$0, %xmm7, %xmm7
	movss	92(%r14), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm14, %xmm6
	movaps	208(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm14, 1072(%rsp)
	blendvps	%xmm0, %xmm14, %xmm6
	movaps	%xmm12, %xmm14
	maxps	%xmm6, %xmm14
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm12, 1104(%rsp)
	blendvps	%xmm0, %xmm12, %xmm14
	movaps	%xmm14, 672(%rsp)
	movaps	%xmm11, %xmm6
	movaps	160(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm11, 1312(%rsp)
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	%xmm10, %xmm11
	maxps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm10, 1120(%rsp)
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	%xmm11, 624(%rsp)
	movaps	%xmm2, %xmm6
	minps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm2, 784(%rsp)
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm5, %xmm2
	maxps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1184(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	%xmm8, %xmm3
	minps	%xmm15, %xmm3
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm8, 1152(%rsp)
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm7, %xmm2
	maxps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm7, 1168(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm4, %xmm0
	movaps	.L40c26(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	400(%rsp), %xmm0
	pslld	$31, %xmm0
	xorps	%xmm4, %xmm4
	movaps	%xmm13, %xmm7
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 992(%rsp)
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm2, %xmm3
	movaps	.L40c27(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1232(%rsp)
	movaps	%xmm9, 1136(%rsp)
	movaps	%xmm9, %xmm0
	minps	%xmm1, %xmm0
	movss	64(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	movl	192(%rsp), %eax
	movaps	%xmm1, 1088(%rsp)
	xorps	%xmm3, %xmm3
	cvtsi2ss	%rax, %xmm3
	maxps	%xmm0, %xmm1
	movaps	%xmm1, 256(%rsp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1632(%rsp)
	movaps	1408(%rsp), %xmm0
	mulss	.L40c28(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1408(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 912(%rsp)
	movaps	%xmm13, 976(%rsp)
	movaps	.L40c30(%rip), %xmm0
	movaps	%xmm0, 1616(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movaps	%xmm2, 1296(%rsp)
	movaps	.L40c29(%rip), %xmm0
	movaps	%xmm0, 1424(%rsp)
	movaps	.L40c22(%rip), %xmm0
	movaps	%xmm0, 1328(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1248(%rsp)
	movaps	%xmm13, %xmm1
	xorps	%xmm2, %xmm2
	movq	1288(%rsp), %rdi
	jmp	.L40b54
	.p2align	4
.L40b99:
	movaps	512(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm15
	movaps	%xmm0, %xmm4
	addps	%xmm9, %xmm15
	movaps	112(%rsp), %xmm12
	mulps	%xmm15, %xmm12
	mulps	%xmm12, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm0, %xmm5
	addps	%xmm1, %xmm5
	movaps	128(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	336(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm1
	addps	16(%rsp), %xmm2
	movaps	576(%rsp), %xmm15
	mulps	%xmm12, %xmm15
	addps	%xmm2, %xmm15
	movaps	64(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm15, %xmm2
	movaps	192(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	352(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	addps	80(%rsp), %xmm8
	movaps	32(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	addps	%xmm8, %xmm2
	movaps	592(%rsp), %xmm15
	mulps	%xmm12, %xmm15
	addps	%xmm2, %xmm15
	mulps	%xmm4, %xmm14
	addps	%xmm15, %xmm14
	movaps	272(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	624(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 96(%rsp)
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm7, %xmm3
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	maxps	%xmm3, %xmm15
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	400(%rsp), %xmm3
	mulps	%xmm3, %xmm14
	movaps	%xmm14, 352(%rsp)
	movaps	672(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	1104(%rsp), %xmm2
	movaps	%xmm3, %xmm14
	movaps	%xmm2, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	496(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	416(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1184(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm6, %xmm3
	mulps	%xmm6, %xmm12
	movaps	%xmm12, 112(%rsp)
	movaps	256(%rsp), %xmm7
	addps	%xmm12, %xmm7
	movaps	%xmm7, 432(%rsp)
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm7, %xmm5
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm5, %xmm8
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	208(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 512(%rsp)
	movaps	144(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	1152(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	.L40c0(%rip), %xmm5
	movaps	1728(%rsp), %xmm0
	minps	%xmm5, %xmm0
	movaps	1712(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1696(%rsp), %xmm0
	minps	%xmm1, %xmm0
	minps	%xmm0, %xmm13
	movaps	240(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm5, %xmm7
	movaps	48(%rsp), %xmm1
	subps	%xmm1, %xmm7
	mulps	%xmm1, %xmm0
	addps	%xmm7, %xmm0
	minps	%xmm13, %xmm0
	movaps	480(%rsp), %xmm12
	mulps	%xmm9, %xmm12
	mulps	%xmm9, %xmm12
	movaps	%xmm5, %xmm7
	movaps	544(%rsp), %xmm1
	subps	%xmm1, %xmm7
	mulps	%xmm1, %xmm12
	addps	%xmm7, %xmm12
	movaps	%xmm12, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm12, %xmm7
	movaps	464(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm5, %xmm0
	movaps	640(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	848(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm5, %xmm0
	movaps	560(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm7
	minps	%xmm12, %xmm7
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	656(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm5, %xmm0
	movaps	528(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	224(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	160(%rsp), %xmm2
	mulps	1008(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	176(%rsp), %xmm0
	mulps	1024(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	384(%rsp), %xmm2
	mulps	1056(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm3, %xmm1
	movaps	368(%rsp), %xmm3
	mulps	1040(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	912(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm7, %xmm2
	movaps	%xmm7, %xmm13
	movaps	.L40c19(%rip), %xmm7
	mulps	%xmm7, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	maxps	.L40c15(%rip), %xmm3
	movaps	%xmm5, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm13, %xmm7
	movaps	%xmm13, 912(%rsp)
	mulps	%xmm13, %xmm0
	mulps	976(%rsp), %xmm0
	movaps	1424(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm2
	movaps	256(%rsp), %xmm9
	divps	%xmm9, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, %xmm13
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm5, %xmm5
	movaps	736(%rsp), %xmm1
	cmpltps	%xmm1, %xmm5
	movaps	%xmm1, 736(%rsp)
	maxps	.L40c92(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm7, %xmm0
	orps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	sqrtps	688(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm1, %xmm6
	cmpltps	.L40c88(%rip), %xmm12
	movaps	%xmm0, %xmm1
	mulps	.L40c93(%rip), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm2
	mulps	%xmm13, %xmm1
	orps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L40c30(%rip), %xmm14
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm1, 64(%rsp)
	movaps	1616(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, 448(%rsp)
	orps	%xmm12, %xmm0
	andps	%xmm5, %xmm0
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	mulps	.L40c19(%rip), %xmm14
	movaps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm14, %xmm7
	movaps	%xmm7, %xmm14
	movaps	%xmm7, 208(%rsp)
	movaps	96(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	624(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	32(%rsp), %xmm0
	movaps	80(%rsp), %xmm7
	cmpneqps	%xmm0, %xmm7
	cmpeqps	672(%rsp), %xmm0
	andps	%xmm7, %xmm0
	movaps	304(%rsp), %xmm7
	cmpneqps	%xmm10, %xmm7
	cmpeqps	416(%rsp), %xmm10
	andps	%xmm7, %xmm10
	movaps	432(%rsp), %xmm7
	cmpneqps	%xmm8, %xmm7
	cmpeqps	%xmm9, %xmm8
	andps	%xmm7, %xmm8
	movaps	288(%rsp), %xmm7
	cmpneqps	%xmm4, %xmm7
	cmpeqps	144(%rsp), %xmm4
	andps	%xmm7, %xmm4
	psrld	$31, %xmm8
	pslld	$3, %xmm8
	psrld	$31, %xmm4
	pslld	$4, %xmm4
	por	%xmm8, %xmm4
	psrld	$31, %xmm10
	pslld	$2, %xmm10
	por	%xmm10, %xmm4
	psrld	$31, %xmm15
	paddd	%xmm15, %xmm15
	por	%xmm15, %xmm4
	psubd	%xmm0, %xmm4
	andps	%xmm12, %xmm5
	movaps	%xmm5, %xmm8
	movaps	%xmm5, 32(%rsp)
	movaps	1344(%rsp), %xmm0
	subps	1216(%rsp), %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm0, %xmm7
	movaps	%xmm0, %xmm5
	movaps	%xmm0, 1344(%rsp)
	movaps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm4
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm5, %xmm0
	orps	%xmm8, %xmm0
	orps	%xmm4, %xmm0
	movaps	%xmm0, 496(%rsp)
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, .L40c30(%rip), %xmm11
	movaps	%xmm7, %xmm0
	movaps	%xmm7, 400(%rsp)
	movaps	1200(%rsp), %xmm1
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm1, 1200(%rsp)
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm2, 1296(%rsp)
	movaps	352(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L40c2(%rip), %xmm14
	andps	%xmm14, %xmm0
	movaps	.L40c94(%rip), %xmm9
	addps	%xmm9, %xmm0
	movaps	.L40c0(%rip), %xmm4
	movaps	%xmm4, %xmm5
	divps	%xmm0, %xmm5
	movaps	1664(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm11
	movaps	%xmm3, 240(%rsp)
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	192(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm4, %xmm3
	divps	%xmm0, %xmm3
	movaps	1472(%rsp), %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	128(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	movaps	1360(%rsp), %xmm8
	andps	%xmm14, %xmm8
	addps	%xmm9, %xmm8
	movaps	%xmm4, %xmm0
	divps	%xmm8, %xmm0
	movaps	1456(%rsp), %xmm10
	andps	%xmm14, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm4, %xmm8
	divps	%xmm10, %xmm8
	movaps	%xmm1, %xmm10
	mulps	.L40c14(%rip), %xmm10
	mulps	%xmm10, %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm15, %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm11
	minps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	1408(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm8, %xmm10
	minps	%xmm11, %xmm10
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm10, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm10, %xmm4
	movaps	%xmm7, %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	672(%rsp), %xmm15
	movaps	%xmm15, %xmm6
	subps	1104(%rsp), %xmm6
	movaps	1072(%rsp), %xmm8
	subps	%xmm15, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	mulps	%xmm5, %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	48(%rsp), %xmm0
	movaps	.L40c95(%rip), %xmm10
	mulps	%xmm10, %xmm8
	movaps	.L40c30(%rip), %xmm9
	minps	%xmm9, %xmm8
	movaps	%xmm9, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm12, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	624(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	subps	1120(%rsp), %xmm5
	movaps	1312(%rsp), %xmm8
	movaps	%xmm8, %xmm6
	subps	%xmm2, %xmm6
	blendvps	%xmm0, %xmm5, %xmm6
	mulps	%xmm3, %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	544(%rsp), %xmm0
	mulps	%xmm10, %xmm6
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	cmpltps	%xmm7, %xmm13
	movaps	416(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1184(%rsp), %xmm3
	movaps	784(%rsp), %xmm5
	subps	%xmm2, %xmm5
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	mulps	%xmm1, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	640(%rsp), %xmm0
	mulps	%xmm10, %xmm5
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm7, %xmm0
	movaps	256(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1088(%rsp), %xmm3
	movaps	1136(%rsp), %xmm5
	subps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm14, %xmm1
	movaps	.L40c94(%rip), %xmm12
	addps	%xmm12, %xmm1
	movaps	.L40c0(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	560(%rsp), %xmm0
	mulps	%xmm10, %xmm5
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm7, %xmm0
	movaps	144(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	subps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm5
	subps	%xmm7, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm14, %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm7
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	528(%rsp), %xmm0
	mulps	%xmm10, %xmm5
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1328(%rsp), %xmm1
	cmpltps	%xmm9, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm4, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm1
	movaps	496(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	448(%rsp), %xmm0
	movaps	16(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	mulps	.L40c91(%rip), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	cmpnleps	208(%rsp), %xmm3
	movaps	240(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	cmpnleps	%xmm4, %xmm2
	orps	%xmm3, %xmm2
	orps	32(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm7, %xmm2
	movaps	400(%rsp), %xmm0
	movaps	736(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	352(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm15, %xmm0
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	%xmm2, 32(%rsp)
	subps	%xmm15, %xmm2
	movaps	224(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	192(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	624(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	%xmm8, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm11, %xmm8
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, %xmm9
	subps	%xmm3, %xmm9
	movaps	160(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm9
	mulps	128(%rsp), %xmm4
	movaps	416(%rsp), %xmm3
	addps	%xmm3, %xmm4
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1184(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm6, %xmm10
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm14
	subps	%xmm3, %xmm14
	movaps	176(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 1024(%rsp), %xmm14
	movaps	%xmm7, %xmm4
	movaps	%xmm7, %xmm3
	divps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm2, %xmm0
	movaps	800(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	384(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	720(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	368(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm9, %xmm5
	movaps	816(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm2
	movaps	704(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm14, %xmm3
	movaps	832(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	864(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	movaps	768(%rsp), %xmm7
	movaps	1440(%rsp), %xmm15
	mulps	%xmm15, %xmm7
	movaps	1744(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm4, %xmm6
	subps	%xmm5, %xmm6
	maxps	.L40c82(%rip), %xmm6
	movaps	%xmm4, %xmm5
	divps	%xmm6, %xmm5
	mulps	%xmm15, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm1, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm1, %xmm0
	mulps	%xmm12, %xmm0
	movaps	144(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	movaps	.L40c96(%rip), %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	addps	%xmm4, %xmm6
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	1168(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	maxps	%xmm11, %xmm3
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm4, %xmm5
	movaps	%xmm5, %xmm6
	movaps	%xmm13, %xmm4
	blendvps	%xmm0, 1040(%rsp), %xmm6
	movaps	%xmm2, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm15, %xmm7
	mulps	%xmm12, %xmm0
	movaps	368(%rsp), %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm7, %xmm5
	xorps	%xmm2, %xmm2
	subps	%xmm5, %xmm0
	movaps	256(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm5, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	addps	%xmm12, %xmm11
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm12, %xmm11
	movaps	%xmm11, %xmm5
	subps	%xmm12, %xmm5
	movaps	384(%rsp), %xmm12
	mulps	%xmm5, %xmm12
	blendvps	%xmm0, 1056(%rsp), %xmm5
	movaps	224(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	160(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	176(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm12
	movaps	112(%rsp), %xmm1
	andnps	%xmm12, %xmm1
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	movss	16(%r14), %xmm0
	movaps	%xmm0, %xmm15
	shufps	$0, %xmm0, %xmm15
	movaps	64(%rsp), %xmm12
	cmpleps	%xmm15, %xmm12
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1376(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm12, %xmm1
	movaps	80(%rsp), %xmm12
	orps	1648(%rsp), %xmm12
	andps	%xmm4, %xmm12
	andnps	1344(%rsp), %xmm1
	addps	1216(%rsp), %xmm1
	movaps	1248(%rsp), %xmm0
	cmpltps	1632(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	%xmm8, 624(%rsp)
	movaps	%xmm0, %xmm7
	movaps	%xmm10, 416(%rsp)
	movaps	%xmm11, 256(%rsp)
	movaps	%xmm3, 144(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm9, 1008(%rsp)
	movaps	%xmm14, 1024(%rsp)
	movaps	%xmm5, 1056(%rsp)
	movaps	%xmm6, 1040(%rsp)
	movaps	%xmm13, 912(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	.L40c0(%rip), %xmm1
.L40b54:
	movaps	%xmm12, %xmm0
	xorps	.L40c31(%rip), %xmm0
	movaps	%xmm0, 1888(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L40c32(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1856(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L40c33(%rip), %xmm0
	movaps	%xmm0, 1840(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1824(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L40c34(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1792(%rsp)
	movaps	%xmm12, 1648(%rsp)
	andps	.L40c35(%rip), %xmm12
	movaps	%xmm12, 1776(%rsp)
	pcmpeqd	%xmm2, %xmm12
	movdqa	%xmm12, 1760(%rsp)
	xorps	%xmm2, %xmm2
	movaps	.L40c38(%rip), %xmm11
	movaps	.L40c43(%rip), %xmm13
	movaps	%xmm1, %xmm10
	.p2align	4
.L40b55:
	movaps	%xmm7, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm7, 1344(%rsp)
	shufps	$255, %xmm7, %xmm7
	addss	%xmm0, %xmm7
	movaps	%xmm7, 688(%rsp)
	movss	44(%r14), %xmm1
	movss	.L40c21(%rip), %xmm14
	divss	48(%r14), %xmm14
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm14, %xmm14
	movaps	416(%rsp), %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm14, %xmm3
	movss	20(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%r14), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%r14), %xmm15
	movaps	%xmm10, %xmm0
	movaps	%xmm15, %xmm10
	shufps	$0, %xmm15, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm4, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm15, %xmm4
	movss	.L40c36(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm5, %xmm6
	movss	.L40c37(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm11, %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm11, %xmm8
	movss	.L40c39(%rip), %xmm11
	mulss	%xmm11, %xmm15
	shufps	$0, %xmm15, %xmm15
	movss	.L40c40(%rip), %xmm12
	mulss	%xmm12, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm3, %xmm15
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, %xmm3
	movaps	.L40c24(%rip), %xmm11
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm0, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm8, %xmm15
	movaps	.L40c14(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm0, %xmm9
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm15
	subps	%xmm4, %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm5, %xmm15
	addps	416(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movss	32(%r14), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%r14), %xmm5
	movaps	%xmm5, %xmm0
	shufps	$0, %xmm5, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm5, %xmm2
	mulss	.L40c36(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	.L40c37(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm8, %xmm2
	mulps	%xmm1, %xmm2
	mulss	.L40c39(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm12, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm9, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, %xmm1
	maxps	%xmm11, %xmm1
	sqrtps	%xmm1, %xmm1
	divps	%xmm1, %xmm9
	addps	%xmm8, %xmm5
	mulps	%xmm7, %xmm2
	mulps	%xmm9, %xmm2
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm2
	mulps	%xmm7, %xmm5
	subps	%xmm2, %xmm5
	mulps	%xmm9, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1472(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	mulps	%xmm14, %xmm6
	movaps	%xmm6, 1360(%rsp)
	mulps	%xmm14, %xmm15
	mulps	%xmm14, %xmm15
	movaps	%xmm15, 1216(%rsp)
	mulps	%xmm14, %xmm1
	movaps	%xmm1, 1456(%rsp)
	mulps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	movaps	%xmm5, 1440(%rsp)
	testq	%r10, %r10
	movaps	%xmm10, 1664(%rsp)
	je	.L40b67
	movb	$1, %al
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm10, %xmm0
	xorl	%ecx, %ecx
	movaps	.L40c44(%rip), %xmm14
	movaps	.L40c46(%rip), %xmm15
	movaps	.L40c0(%rip), %xmm10
	.p2align	4
.L40b57:
	movaps	%xmm10, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm12
	mulps	.L40c41(%rip), %xmm12
	movaps	.L40c42(%rip), %xmm7
	subps	48(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L40c45(%rip), %xmm9
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	.L40c47(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L40c48(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	.L40c49(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L40c50(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L40c51(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L40c52(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	.L40c53(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	.L40c54(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	movaps	.L40c2(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	.L40c55(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L40c56(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L40c57(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c58(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c59(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c60(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c61(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c62(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c63(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L40c64(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L40c14(%rip), %xmm11
	blendvps	%xmm0, .L40c42(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	.L40c65(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, 64(%rsp)
	mulps	.L40c66(%rip), %xmm8
	movaps	%xmm12, 96(%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, 16(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm10, %xmm3
	movaps	.L40c67(%rip), %xmm2
	.p2align	4
.L40b58:
	cvtsi2ss	%rdx, %xmm10
	addss	.L40c23(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	48(%rsp), %xmm10
	mulps	96(%rsp), %xmm10
	movaps	%xmm10, %xmm12
	xorps	%xmm13, %xmm12
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm5
	mulps	.L40c47(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L40c48(%rip), %xmm14
	addps	.L40c49(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L40c50(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L40c51(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L40c52(%rip), %xmm14
	addps	.L40c53(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L40c54(%rip), %xmm0
	movaps	%xmm7, %xmm5
	psrad	$31, %xmm11
	mulps	%xmm4, %xmm5
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm3, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm10, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm10, %xmm14
	movaps	%xmm10, %xmm1
	andps	.L40c2(%rip), %xmm1
	mulps	.L40c55(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L40c14(%rip), %xmm11
	blendvps	%xmm0, .L40c42(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L40c56(%rip), %xmm0
	addps	.L40c57(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c58(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c59(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c60(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c61(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c62(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c63(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L40c64(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
	movaps	%xmm7, %xmm13
	movaps	%xmm10, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm10, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm10, %xmm12
	subps	%xmm13, %xmm12
	movaps	.L40c43(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm4
	mulps	80(%rsp), %xmm4
	movaps	%xmm4, -48(%rcx)
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm5, %xmm12
	movaps	%xmm5, -32(%rcx)
	mulps	16(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	64(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm4
	movaps	.L40c46(%rip), %xmm15
	movaps	.L40c44(%rip), %xmm14
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	.L40b58
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	1472(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm3, %xmm10
	jne	.L40b57
	xorps	%xmm0, %xmm0
	movaps	688(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	736(%rsp), %xmm0
	ja	.L40b62
	xorps	%xmm0, %xmm0
.L40b62:
	movaps	%xmm0, 112(%rsp)
	movss	8(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 400(%rsp)
	movq	%r9, %rax
	xorps	%xmm3, %xmm3
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	xorl	%ecx, %ecx
	xorps	%xmm7, %xmm7
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	256(%rsp), %xmm12
	.p2align	4
.L40b63:
	movaps	%xmm9, 640(%rsp)
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm3, 160(%rsp)
	movaps	%xmm1, 368(%rsp)
	movaps	%xmm2, 384(%rsp)
	movaps	%xmm7, 704(%rsp)
	movaps	%xmm6, 720(%rsp)
	movaps	%xmm10, 832(%rsp)
	movaps	%xmm5, 864(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm1, 800(%rsp)
	mulps	%xmm1, %xmm12
	movaps	%xmm12, 192(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	xorps	%xmm13, %xmm13
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm11, %xmm11
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm1, 64(%rsp)
	movaps	%xmm1, 48(%rsp)
	.p2align	4
.L40b64:
	movaps	(%rax,%rsi), %xmm14
	movaps	-64(%rdx), %xmm1
	movaps	-48(%rdx), %xmm3
	movaps	-32(%rdx), %xmm7
	movaps	192(%rsp), %xmm12
	mulps	%xmm1, %xmm12
	addps	144(%rsp), %xmm12
	addps	400(%rsp), %xmm12
	movaps	.L40c0(%rip), %xmm5
	divps	%xmm12, %xmm5
	subps	%xmm12, %xmm14
	mulps	%xmm5, %xmm14
	movaps	112(%rsp), %xmm12
	mulps	%xmm14, %xmm12
	mulps	%xmm5, %xmm12
	addps	%xmm5, %xmm12
	movaps	16(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm5, %xmm15
	movaps	%xmm14, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm11
	movaps	%xmm14, %xmm5
	mulps	%xmm7, %xmm5
	movaps	32(%rsp), %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm8, 32(%rsp)
	movaps	-16(%rdx), %xmm5
	mulps	%xmm14, %xmm5
	movaps	%xmm13, %xmm8
	movaps	64(%rsp), %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm13, 64(%rsp)
	movaps	%xmm8, %xmm13
	mulps	(%rdx), %xmm14
	movaps	48(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 48(%rsp)
	movaps	%xmm1, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm5, %xmm13
	mulps	%xmm1, %xmm5
	addps	%xmm5, %xmm9
	movaps	%xmm3, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm14, %xmm2
	movaps	80(%rsp), %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm8, 80(%rsp)
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm10
	movaps	96(%rsp), %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm5, 96(%rsp)
	mulps	%xmm7, %xmm12
	mulps	%xmm12, %xmm1
	addps	%xmm1, %xmm0
	mulps	%xmm12, %xmm3
	addps	%xmm3, %xmm4
	movaps	128(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm1, 128(%rsp)
	mulps	%xmm7, %xmm12
	addps	%xmm12, %xmm6
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L40b64
	movaps	192(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	movaps	%xmm11, 1488(%rsp)
	mulps	%xmm11, %xmm1
	movaps	224(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 224(%rsp)
	mulps	%xmm14, %xmm10
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm10
	mulps	%xmm14, %xmm10
	movaps	240(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm1, 240(%rsp)
	movaps	256(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	mulps	448(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, 496(%rsp)
	movaps	160(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 160(%rsp)
	movaps	%xmm12, %xmm1
	movaps	%xmm2, %xmm7
	mulps	%xmm2, %xmm1
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm1
	mulps	%xmm14, %xmm1
	movaps	304(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm2, %xmm1
	mulps	%xmm12, %xmm1
	movaps	480(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 480(%rsp)
	mulps	208(%rsp), %xmm8
	mulps	1456(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm15, %xmm1
	movaps	176(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 176(%rsp)
	movaps	1360(%rsp), %xmm10
	mulps	%xmm14, %xmm10
	movaps	%xmm8, %xmm1
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm6, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm10, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm0
	movaps	800(%rsp), %xmm3
	mulps	%xmm3, %xmm5
	addps	%xmm2, %xmm5
	mulps	%xmm10, %xmm5
	movaps	128(%rsp), %xmm11
	addps	%xmm2, %xmm11
	mulps	%xmm10, %xmm11
	movaps	32(%rsp), %xmm15
	mulps	%xmm15, %xmm10
	addps	176(%rsp), %xmm10
	movaps	%xmm10, 176(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm6, %xmm10
	addps	%xmm1, %xmm10
	movaps	%xmm8, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm2, %xmm1
	xorps	%xmm6, %xmm6
	addps	%xmm1, %xmm4
	mulps	%xmm14, %xmm4
	movaps	288(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm10, %xmm1
	movaps	432(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 432(%rsp)
	mulps	%xmm8, %xmm10
	movaps	464(%rsp), %xmm1
	addps	%xmm10, %xmm1
	addps	%xmm1, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm3, %xmm0
	mulps	496(%rsp), %xmm0
	movaps	384(%rsp), %xmm2
	addps	%xmm0, %xmm2
	mulps	%xmm3, %xmm7
	addps	%xmm6, %xmm7
	mulps	%xmm14, %xmm7
	movaps	336(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 336(%rsp)
	mulps	%xmm3, %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm12, %xmm0
	mulps	%xmm9, %xmm0
	movaps	352(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	832(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm5, %xmm10
	addps	%xmm1, %xmm10
	mulps	%xmm3, %xmm9
	movaps	848(%rsp), %xmm4
	addps	%xmm9, %xmm4
	xorps	%xmm7, %xmm7
	movaps	368(%rsp), %xmm1
	addps	16(%rsp), %xmm1
	movaps	96(%rsp), %xmm5
	addps	%xmm7, %xmm5
	movaps	656(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	80(%rsp), %xmm0
	addps	%xmm7, %xmm0
	mulps	%xmm14, %xmm0
	movaps	720(%rsp), %xmm6
	addps	%xmm0, %xmm6
	addps	%xmm7, %xmm13
	mulps	%xmm13, %xmm12
	movaps	704(%rsp), %xmm7
	addps	%xmm12, %xmm7
	mulps	%xmm13, %xmm8
	movaps	864(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm3, %xmm13
	movaps	768(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	448(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	movaps	1488(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	560(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 560(%rsp)
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	movaps	640(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	208(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	movaps	496(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	272(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 272(%rsp)
	movaps	64(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	576(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm13, %xmm8
	mulps	%xmm12, %xmm8
	movaps	960(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm14, %xmm8
	mulps	%xmm15, %xmm8
	movaps	592(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	1376(%rsp), %xmm8
	mulps	%xmm11, %xmm8
	movaps	544(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	48(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	160(%rsp), %xmm3
	movaps	944(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 944(%rsp)
	mulps	%xmm15, %xmm12
	movaps	512(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	256(%rsp), %xmm12
	movaps	%xmm0, 512(%rsp)
	movaps	816(%rsp), %xmm8
	mulps	%xmm11, %xmm8
	movaps	528(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 528(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L40b63
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm1, 368(%rsp)
	movaps	%xmm2, 384(%rsp)
	movaps	.L40c43(%rip), %xmm13
	movaps	144(%rsp), %xmm8
	movaps	960(%rsp), %xmm11
	movaps	944(%rsp), %xmm4
	movaps	512(%rsp), %xmm3
	jmp	.L40b70
	.p2align	4
.L40b67:
	xorps	%xmm0, %xmm0
	movaps	688(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	736(%rsp), %xmm0
	movaps	256(%rsp), %xmm12
	ja	.L40b69
	xorps	%xmm0, %xmm0
.L40b69:
	movaps	%xmm0, 112(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 848(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	144(%rsp), %xmm8
.L40b70:
	movaps	112(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	.L40c0(%rip), %xmm2
	divps	1664(%rsp), %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm9, 640(%rsp)
	movaps	1360(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	movaps	1456(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm14, %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	mulps	528(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	1440(%rsp), %xmm3
	mulps	272(%rsp), %xmm3
	movaps	1216(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm3, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm15, %xmm11
	movaps	576(%rsp), %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm11, %xmm9
	movaps	544(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	movaps	592(%rsp), %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm4, %xmm3
	movaps	560(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm9
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm2
	movaps	240(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm4, 240(%rsp)
	movaps	.L40c0(%rip), %xmm1
	divps	1472(%rsp), %xmm1
	movaps	272(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	mulps	%xmm1, %xmm0
	movaps	480(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	304(%rsp), %xmm0
	subps	%xmm11, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	.L40c17(%rip), %xmm0
	divps	%xmm12, %xmm0
	movaps	112(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	%xmm0, %xmm1
	mulps	224(%rsp), %xmm1
	addps	336(%rsp), %xmm1
	movaps	%xmm1, 800(%rsp)
	movaps	160(%rsp), %xmm1
	mulps	%xmm1, %xmm0
	addps	352(%rsp), %xmm0
	movaps	%xmm0, 816(%rsp)
	mulps	%xmm14, %xmm15
	movaps	1360(%rsp), %xmm1
	mulps	640(%rsp), %xmm1
	addps	%xmm15, %xmm1
	movaps	288(%rsp), %xmm4
	subps	%xmm9, %xmm4
	movaps	432(%rsp), %xmm15
	subps	%xmm3, %xmm15
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm10
	movaps	688(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	movaps	464(%rsp), %xmm14
	subps	%xmm2, %xmm14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1216(%rsp)
	movaps	224(%rsp), %xmm11
	movaps	240(%rsp), %xmm1
	xorps	%xmm9, %xmm9
	movaps	%xmm5, 864(%rsp)
	movaps	%xmm10, 832(%rsp)
	movaps	%xmm6, 720(%rsp)
	movaps	%xmm7, 704(%rsp)
	movaps	%xmm15, 432(%rsp)
	movaps	%xmm4, 288(%rsp)
	movaps	%xmm14, 464(%rsp)
	jbe	.L40b71
	movaps	1248(%rsp), %xmm0
	movaps	1344(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L40c68(%rip), %xmm1
	movaps	%xmm0, 1248(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	.L40c0(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm9, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm9, %xmm2
	movaps	176(%rsp), %xmm2
	jbe	.L40b74
	testq	%r10, %r10
	movaps	%xmm1, 64(%rsp)
	je	.L40b76
	movss	8(%r14), %xmm15
	shufps	$0, %xmm15, %xmm15
	xorps	%xmm2, %xmm2
	movq	%r9, %rax
	xorl	%ecx, %ecx
	movaps	.L40c0(%rip), %xmm9
	.p2align	4
.L40b78:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 48(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	.L40c74(%rip), %xmm13
	movaps	.L40c75(%rip), %xmm14
	movaps	.L40c76(%rip), %xmm11
	movaps	.L40c77(%rip), %xmm3
	movaps	.L40c78(%rip), %xmm4
	movaps	.L40c17(%rip), %xmm1
	movdqa	.L40c69(%rip), %xmm12
	.p2align	4
.L40b79:
	movaps	(%rdx), %xmm5
	mulps	48(%rsp), %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm15, %xmm5
	movaps	(%rax,%rsi), %xmm6
	movaps	%xmm9, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm1, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm9, %xmm0
	paddd	%xmm12, %xmm0
	pand	.L40c70(%rip), %xmm0
	movaps	%xmm9, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm1, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm11, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L40c73(%rip), %xmm9
	addps	%xmm13, %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L40c71(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	.L40c72(%rip), %xmm9
	addps	%xmm9, %xmm10
	mulps	%xmm8, %xmm10
	movaps	144(%rsp), %xmm8
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	.L40c0(%rip), %xmm9
	movaps	%xmm6, %xmm7
	addps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm1, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm2
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L40b79
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	256(%rsp), %xmm12
	jne	.L40b78
	jmp	.L40b81
	.p2align	4
.L40b71:
	movaps	176(%rsp), %xmm2
	movaps	656(%rsp), %xmm5
	jmp	.L40b72
	.p2align	4
.L40b74:
	movaps	656(%rsp), %xmm5
	movaps	240(%rsp), %xmm1
.L40b72:
	movaps	688(%rsp), %xmm0
	movaps	%xmm11, %xmm4
	jmp	.L40b82
.L40b76:
	xorps	%xmm2, %xmm2
	movaps	.L40c0(%rip), %xmm9
.L40b81:
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	.L40c79(%rip), %xmm7
	addps	.L40c80(%rip), %xmm7
	xorps	%xmm3, %xmm3
	cmpltps	64(%rsp), %xmm3
	addps	%xmm1, %xmm7
	cmpltps	%xmm2, %xmm7
	andps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1328(%rsp)
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	.L40c27(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1296(%rsp)
	movaps	1424(%rsp), %xmm1
	blendvps	%xmm0, .L40c81(%rip), %xmm1
	movaps	%xmm1, 1424(%rsp)
	movaps	%xmm9, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, .L40c19(%rip), %xmm4
	movaps	992(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	672(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	624(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1024(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	416(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	1056(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm12
	movaps	1040(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	subps	%xmm0, %xmm8
	movaps	912(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	976(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm7, %xmm0
	movaps	1200(%rsp), %xmm4
	blendvps	%xmm0, .L40c30(%rip), %xmm4
	movaps	%xmm4, 1200(%rsp)
	andnps	736(%rsp), %xmm0
	andps	%xmm9, %xmm7
	movaps	%xmm7, 1216(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm6, 1040(%rsp)
	movaps	%xmm5, 1056(%rsp)
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm2, 1008(%rsp)
	movaps	%xmm1, 992(%rsp)
	movaps	.L40c43(%rip), %xmm13
	movaps	832(%rsp), %xmm10
	movaps	224(%rsp), %xmm4
	movaps	176(%rsp), %xmm2
	movaps	656(%rsp), %xmm5
	movaps	464(%rsp), %xmm14
	movaps	240(%rsp), %xmm1
	movaps	688(%rsp), %xmm0
	xorps	%xmm9, %xmm9
.L40b82:
	movaps	%xmm5, 656(%rsp)
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm12, 256(%rsp)
	movaps	%xmm8, 144(%rsp)
	ucomiss	%xmm9, %xmm0
	movdqa	1840(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm0
	movdqa	%xmm0, 96(%rsp)
	movdqa	1872(%rsp), %xmm0
	pcmpgtd	%xmm3, %xmm0
	movdqa	%xmm0, 64(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm1, %xmm0
	movaps	%xmm2, %xmm6
	movaps	.L40c15(%rip), %xmm2
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L40c0(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	480(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 272(%rsp)
	movaps	%xmm14, %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	848(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	movaps	%xmm3, %xmm7
	divps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	672(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1104(%rsp), %xmm3
	movaps	1072(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm4, %xmm1
	movaps	%xmm4, %xmm11
	movaps	.L40c17(%rip), %xmm14
	movaps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	xorps	%xmm13, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm5
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1648(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1488(%rsp)
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	624(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1120(%rsp), %xmm3
	movaps	1312(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	160(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	xorps	%xmm13, %xmm4
	movaps	%xmm14, %xmm1
	movaps	%xmm14, %xmm9
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm7, %xmm14
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	416(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	1184(%rsp), %xmm3
	movaps	784(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm9
	xorps	%xmm13, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm9
	sqrtps	%xmm5, %xmm6
	movaps	%xmm12, %xmm3
	cmpleps	1088(%rsp), %xmm3
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	384(%rsp), %xmm15
	movaps	%xmm15, %xmm7
	xorps	%xmm13, %xmm7
	movaps	.L40c17(%rip), %xmm4
	movaps	%xmm4, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm8, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm4, %xmm7
	movaps	368(%rsp), %xmm4
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm4, %xmm8
	xorps	%xmm13, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	.L40c0(%rip), %xmm13
	movaps	%xmm13, %xmm12
	divps	%xmm6, %xmm12
	movaps	%xmm12, 208(%rsp)
	movaps	400(%rsp), %xmm0
	movaps	%xmm11, 224(%rsp)
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 80(%rsp)
	orps	1888(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	64(%rsp), %xmm3
	orps	%xmm0, %xmm3
	movaps	%xmm3, 64(%rsp)
	movaps	272(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	movaps	%xmm14, 160(%rsp)
	mulps	%xmm14, %xmm1
	movaps	%xmm1, 16(%rsp)
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm9, %xmm1
	movaps	96(%rsp), %xmm6
	orps	%xmm1, %xmm6
	movaps	%xmm6, 96(%rsp)
	movaps	496(%rsp), %xmm14
	movaps	%xmm14, %xmm8
	mulps	176(%rsp), %xmm8
	orps	1824(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm8, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	1808(%rsp), %xmm2
	xorps	%xmm5, %xmm5
	pcmpgtd	%xmm5, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 960(%rsp)
	movaps	448(%rsp), %xmm9
	movaps	%xmm15, 384(%rsp)
	mulps	%xmm15, %xmm9
	por	1792(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm7, %xmm1
	movdqa	1776(%rsp), %xmm2
	pcmpgtd	%xmm5, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 944(%rsp)
	movaps	%xmm4, 368(%rsp)
	mulps	%xmm4, %xmm12
	por	1760(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm12, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1376(%rsp)
	andnps	%xmm13, %xmm3
	movaps	%xmm3, 544(%rsp)
	mulps	%xmm3, %xmm11
	movaps	304(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm11, %xmm5
	movaps	400(%rsp), %xmm2
	mulps	48(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm13, %xmm3
	subps	%xmm1, %xmm3
	movaps	%xmm3, 1728(%rsp)
	movaps	%xmm3, %xmm1
	movaps	.L40c82(%rip), %xmm11
	maxps	%xmm11, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm3, %xmm7
	andnps	%xmm13, %xmm6
	movaps	%xmm6, 640(%rsp)
	movaps	%xmm13, %xmm15
	movaps	%xmm14, %xmm13
	mulps	%xmm6, %xmm13
	movaps	288(%rsp), %xmm4
	mulps	%xmm13, %xmm4
	mulps	%xmm2, %xmm4
	movaps	432(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm4, %xmm1
	mulps	%xmm0, %xmm1
	mulps	%xmm5, %xmm3
	movaps	%xmm5, %xmm14
	movaps	%xmm5, 32(%rsp)
	subps	%xmm1, %xmm3
	movaps	%xmm4, %xmm1
	movaps	%xmm4, 336(%rsp)
	mulps	%xmm4, %xmm1
	movaps	%xmm15, %xmm6
	subps	%xmm1, %xmm6
	mulps	%xmm7, %xmm3
	movaps	%xmm7, %xmm5
	movaps	%xmm7, 192(%rsp)
	movaps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm6, 1712(%rsp)
	movaps	%xmm6, %xmm1
	maxps	%xmm11, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm15, %xmm6
	divps	%xmm1, %xmm6
	movaps	%xmm6, 128(%rsp)
	movaps	960(%rsp), %xmm1
	andnps	%xmm15, %xmm1
	movaps	%xmm15, %xmm6
	movaps	%xmm1, 560(%rsp)
	movaps	448(%rsp), %xmm15
	mulps	%xmm1, %xmm15
	movaps	800(%rsp), %xmm11
	mulps	%xmm15, %xmm11
	mulps	%xmm2, %xmm11
	movaps	816(%rsp), %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm11, %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm14, %xmm1
	subps	%xmm7, %xmm1
	movaps	%xmm10, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm7
	mulps	%xmm4, %xmm7
	mulps	%xmm13, %xmm14
	subps	%xmm7, %xmm14
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm7
	mulps	%xmm3, %xmm7
	subps	%xmm7, %xmm14
	movaps	%xmm11, %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm6, %xmm5
	subps	%xmm10, %xmm6
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm10
	subps	%xmm10, %xmm6
	mulps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm10
	mulps	%xmm14, %xmm10
	subps	%xmm10, %xmm6
	movaps	%xmm6, 1696(%rsp)
	movaps	%xmm6, %xmm10
	maxps	.L40c82(%rip), %xmm10
	sqrtps	%xmm10, %xmm10
	movaps	%xmm5, %xmm4
	divps	%xmm10, %xmm4
	movaps	%xmm4, 112(%rsp)
	movaps	944(%rsp), %xmm4
	andnps	%xmm5, %xmm4
	movaps	%xmm4, 528(%rsp)
	movaps	208(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	movaps	720(%rsp), %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm2, %xmm7
	movaps	704(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	32(%rsp), %xmm2
	movaps	%xmm7, %xmm4
	mulps	%xmm0, %xmm4
	subps	%xmm4, %xmm2
	movaps	864(%rsp), %xmm10
	mulps	%xmm6, %xmm10
	mulps	%xmm13, %xmm10
	movaps	%xmm7, %xmm4
	mulps	336(%rsp), %xmm4
	subps	%xmm4, %xmm10
	mulps	192(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm3, %xmm4
	subps	%xmm4, %xmm10
	movaps	768(%rsp), %xmm4
	movaps	%xmm6, 1744(%rsp)
	mulps	%xmm6, %xmm4
	movaps	%xmm7, %xmm13
	mulps	%xmm11, %xmm13
	movaps	%xmm15, 1440(%rsp)
	mulps	%xmm15, %xmm4
	subps	%xmm13, %xmm4
	movaps	%xmm2, %xmm13
	mulps	%xmm1, %xmm13
	subps	%xmm13, %xmm4
	mulps	128(%rsp), %xmm10
	movaps	%xmm10, %xmm13
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm4
	movaps	%xmm7, %xmm15
	mulps	%xmm7, %xmm15
	movaps	%xmm5, %xmm13
	subps	%xmm15, %xmm13
	movaps	%xmm2, %xmm15
	mulps	%xmm2, %xmm15
	subps	%xmm15, %xmm13
	movaps	%xmm10, %xmm15
	mulps	%xmm10, %xmm15
	subps	%xmm15, %xmm13
	mulps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	mulps	%xmm4, %xmm15
	subps	%xmm15, %xmm13
	movaps	%xmm13, %xmm15
	maxps	.L40c82(%rip), %xmm15
	sqrtps	%xmm15, %xmm15
	divps	%xmm15, %xmm5
	movaps	%xmm5, 512(%rsp)
	movaps	48(%rsp), %xmm15
	movaps	80(%rsp), %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm0, 352(%rsp)
	mulps	%xmm6, %xmm0
	movaps	16(%rsp), %xmm5
	mulps	544(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm0
	mulps	192(%rsp), %xmm5
	movaps	%xmm5, %xmm15
	mulps	%xmm5, %xmm15
	addps	%xmm0, %xmm15
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	mulps	%xmm6, %xmm0
	mulps	640(%rsp), %xmm8
	subps	%xmm0, %xmm8
	movaps	%xmm3, 336(%rsp)
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm8
	mulps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm11, 592(%rsp)
	mulps	%xmm6, %xmm11
	mulps	560(%rsp), %xmm9
	subps	%xmm11, %xmm9
	movaps	%xmm1, 576(%rsp)
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm9
	movaps	%xmm14, %xmm1
	mulps	%xmm8, %xmm14
	subps	%xmm14, %xmm9
	mulps	112(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm7, %xmm14
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm6, %xmm7
	mulps	528(%rsp), %xmm12
	subps	%xmm7, %xmm12
	movaps	%xmm2, %xmm7
	movaps	%xmm5, 16(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm12
	movaps	%xmm10, %xmm5
	mulps	%xmm8, %xmm10
	subps	%xmm10, %xmm12
	movaps	%xmm4, %xmm15
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm12
	movaps	512(%rsp), %xmm10
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	400(%rsp), %xmm2
	movaps	1488(%rsp), %xmm0
	movaps	.L40c0(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	272(%rsp), %xmm3
	mulps	192(%rsp), %xmm3
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	496(%rsp), %xmm4
	mulps	128(%rsp), %xmm4
	movaps	96(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm4
	movaps	448(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	mulps	112(%rsp), %xmm2
	movaps	960(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm11, %xmm3
	movaps	208(%rsp), %xmm11
	mulps	%xmm10, %xmm11
	movaps	944(%rsp), %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm11
	movaps	.L40c43(%rip), %xmm0
	movaps	352(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 352(%rsp)
	movaps	32(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	336(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 336(%rsp)
	movaps	576(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 576(%rsp)
	movaps	592(%rsp), %xmm2
	xorps	%xmm0, %xmm2
	movaps	%xmm2, 592(%rsp)
	xorps	%xmm0, %xmm1
	xorps	%xmm0, %xmm7
	movaps	%xmm7, 64(%rsp)
	xorps	%xmm0, %xmm5
	xorps	%xmm0, %xmm14
	xorps	%xmm0, %xmm15
	ja	.L40b99
	movaps	.L40c0(%rip), %xmm13
	movaps	%xmm13, %xmm0
	divps	%xmm6, %xmm0
	mulps	256(%rsp), %xmm0
	movaps	%xmm13, %xmm3
	divps	208(%rsp), %xmm3
	mulps	144(%rsp), %xmm3
	mulps	.L40c83(%rip), %xmm0
	mulps	.L40c84(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	.L40c30(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L40c85(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movss	16(%r14), %xmm2
	movaps	%xmm13, %xmm0
	movaps	1200(%rsp), %xmm10
	divps	%xmm10, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm13, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm10, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	688(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1376(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm3, %xmm0
	movaps	544(%rsp), %xmm2
	mulps	48(%rsp), %xmm2
	movaps	640(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	560(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	528(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm3, %xmm2
	andps	%xmm13, %xmm2
	movaps	.L40c26(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1632(%rsp), %xmm0
	cmpleps	1248(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	.L40c38(%rip), %xmm11
	minps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1232(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1232(%rsp)
	movaps	%xmm2, %xmm7
	cmpeqps	%xmm4, %xmm7
	andps	%xmm13, %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm7, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	movaps	%xmm13, %xmm10
	xorps	%xmm2, %xmm2
	movaps	.L40c43(%rip), %xmm13
	ja	.L40b55
	movaps	512(%rsp), %xmm3
	mulps	%xmm12, %xmm3
	mulps	%xmm3, %xmm15
	addps	%xmm9, %xmm15
	movaps	112(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	mulps	%xmm2, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm3, %xmm5
	addps	%xmm1, %xmm5
	movaps	128(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm6, %xmm8
	movaps	336(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	addps	16(%rsp), %xmm6
	movaps	576(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	addps	%xmm6, %xmm15
	movaps	64(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm15, %xmm4
	movaps	192(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	movaps	352(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	addps	80(%rsp), %xmm7
	movaps	32(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	%xmm7, %xmm4
	movaps	592(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm4, %xmm6
	mulps	%xmm3, %xmm14
	addps	%xmm6, %xmm14
	mulps	400(%rsp), %xmm14
	movaps	%xmm14, 352(%rsp)
	mulps	272(%rsp), %xmm1
	movaps	%xmm1, 192(%rsp)
	mulps	496(%rsp), %xmm0
	movaps	%xmm0, 128(%rsp)
	mulps	%xmm8, %xmm2
	movaps	%xmm2, 112(%rsp)
	mulps	208(%rsp), %xmm3
	movaps	%xmm3, 512(%rsp)
	movaps	%xmm10, %xmm0
	divps	1680(%rsp), %xmm0
	movaps	752(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L40c69(%rip), %xmm0
	movdqa	.L40c70(%rip), %xmm12
	pand	%xmm12, %xmm0
	movaps	%xmm10, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L40c17(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L40c71(%rip), %xmm3
	addps	.L40c72(%rip), %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L40c73(%rip), %xmm3
	addps	.L40c74(%rip), %xmm3
	movaps	%xmm3, 544(%rsp)
	movaps	%xmm2, 336(%rsp)
	mulps	.L40c75(%rip), %xmm2
	addps	.L40c76(%rip), %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm1, 592(%rsp)
	mulps	.L40c77(%rip), %xmm1
	movaps	%xmm1, 560(%rsp)
	mulps	.L40c78(%rip), %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	1392(%rsp), %xmm0
	mulps	.L40c86(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	928(%rsp), %xmm0
	mulps	.L40c87(%rip), %xmm0
	movaps	%xmm0, 928(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm14, %xmm14
	cmpb	$1, %cl
	jne	.L40b89
	movss	8(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movq	%r9, %rax
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm2, 16(%rsp)
	.p2align	4
.L40b86:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	256(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	160(%rsp), %xmm5
	movaps	240(%rsp), %xmm4
	movaps	224(%rsp), %xmm6
	movaps	176(%rsp), %xmm7
	movaps	480(%rsp), %xmm3
	movaps	464(%rsp), %xmm13
	.p2align	4
.L40b87:
	movaps	%xmm15, 64(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm14, 48(%rsp)
	movaps	%xmm8, 80(%rsp)
	movaps	(%rdx), %xmm14
	mulps	32(%rsp), %xmm14
	addps	144(%rsp), %xmm14
	movaps	(%rax,%rsi), %xmm15
	addps	%xmm2, %xmm14
	movaps	.L40c0(%rip), %xmm2
	movaps	%xmm2, %xmm9
	divps	%xmm14, %xmm9
	subps	%xmm14, %xmm15
	mulps	%xmm9, %xmm15
	movaps	.L40c17(%rip), %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm9, %xmm8
	cmpltps	%xmm15, %xmm0
	addps	%xmm10, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm2, %xmm0
	paddd	.L40c69(%rip), %xmm0
	pand	%xmm12, %xmm0
	movaps	%xmm2, %xmm1
	psubd	%xmm0, %xmm1
	mulps	%xmm1, %xmm8
	addps	%xmm10, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm12
	movaps	%xmm1, %xmm11
	mulps	.L40c75(%rip), %xmm11
	movaps	%xmm12, %xmm8
	addps	.L40c76(%rip), %xmm11
	mulps	.L40c77(%rip), %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm1, %xmm11
	mulps	.L40c73(%rip), %xmm11
	addps	.L40c74(%rip), %xmm11
	mulps	%xmm12, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm1, %xmm11
	mulps	.L40c71(%rip), %xmm11
	addps	.L40c72(%rip), %xmm11
	mulps	%xmm12, %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm12, %xmm8
	movdqa	.L40c70(%rip), %xmm12
	addps	%xmm1, %xmm8
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L40c78(%rip), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm15, %xmm8
	addps	%xmm2, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm10, %xmm15
	subps	%xmm15, %xmm8
	movaps	64(%rsp), %xmm15
	mulps	%xmm14, %xmm8
	addps	.L40c26(%rip), %xmm14
	divps	%xmm14, %xmm2
	movaps	48(%rsp), %xmm14
	addps	%xmm8, %xmm14
	mulps	16(%rsp), %xmm9
	movaps	%xmm2, %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm2, %xmm13
	mulps	%xmm8, %xmm2
	movaps	%xmm8, %xmm11
	addps	%xmm8, %xmm3
	mulps	%xmm9, %xmm8
	addps	%xmm8, %xmm5
	addps	%xmm2, %xmm7
	mulps	%xmm2, %xmm11
	mulps	%xmm9, %xmm2
	addps	%xmm2, %xmm15
	movaps	96(%rsp), %xmm1
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addps	%xmm11, %xmm4
	mulps	%xmm9, %xmm0
	mulps	%xmm9, %xmm11
	movaps	16(%rsp), %xmm2
	movaps	80(%rsp), %xmm8
	addps	%xmm0, %xmm8
	addps	%xmm11, %xmm1
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L40b87
	movaps	%xmm13, 464(%rsp)
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm7, 176(%rsp)
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm4, 240(%rsp)
	movaps	%xmm5, 160(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L40b86
.L40b89:
	movaps	%xmm15, 64(%rsp)
	movaps	%xmm8, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm14, 48(%rsp)
	movaps	304(%rsp), %xmm10
	movaps	272(%rsp), %xmm6
	mulps	%xmm6, %xmm10
	movaps	400(%rsp), %xmm9
	mulps	%xmm9, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	movaps	.L40c0(%rip), %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L40c82(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm8, %xmm11
	divps	%xmm1, %xmm11
	movaps	288(%rsp), %xmm13
	movaps	496(%rsp), %xmm7
	mulps	%xmm7, %xmm13
	mulps	%xmm9, %xmm13
	movaps	432(%rsp), %xmm12
	mulps	%xmm7, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm8, %xmm5
	subps	%xmm1, %xmm5
	mulps	%xmm11, %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm5
	minps	%xmm8, %xmm0
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	maxps	%xmm2, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm8, %xmm5
	divps	%xmm0, %xmm5
	movaps	800(%rsp), %xmm15
	movaps	448(%rsp), %xmm3
	mulps	%xmm3, %xmm15
	mulps	%xmm9, %xmm15
	movaps	816(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm15, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm6, %xmm8
	subps	%xmm0, %xmm8
	movaps	832(%rsp), %xmm14
	mulps	%xmm3, %xmm14
	movaps	%xmm15, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm7, %xmm14
	subps	%xmm0, %xmm14
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	.L40c0(%rip), %xmm7
	movaps	%xmm7, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm1
	mulps	%xmm5, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	minps	%xmm4, %xmm0
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm7, %xmm4
	divps	%xmm1, %xmm4
	movaps	720(%rsp), %xmm7
	movaps	208(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	mulps	%xmm9, %xmm7
	movaps	704(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm7, %xmm1
	movaps	%xmm10, 304(%rsp)
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm9
	subps	%xmm1, %xmm9
	movaps	864(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm7, %xmm1
	movaps	%xmm13, 288(%rsp)
	mulps	%xmm13, %xmm1
	mulps	496(%rsp), %xmm10
	subps	%xmm1, %xmm10
	movaps	%xmm11, 368(%rsp)
	mulps	%xmm11, %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm12, 432(%rsp)
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm10
	movaps	768(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm7, %xmm1
	movaps	%xmm15, 800(%rsp)
	mulps	%xmm15, %xmm1
	mulps	%xmm3, %xmm13
	subps	%xmm1, %xmm13
	movaps	%xmm9, %xmm1
	movaps	%xmm8, 816(%rsp)
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm5, 384(%rsp)
	mulps	%xmm5, %xmm10
	movaps	%xmm10, %xmm1
	movaps	%xmm14, 832(%rsp)
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm7, 720(%rsp)
	mulps	%xmm7, %xmm7
	movaps	.L40c0(%rip), %xmm8
	movaps	%xmm8, %xmm2
	subps	%xmm7, %xmm2
	movaps	%xmm9, 704(%rsp)
	movaps	%xmm9, %xmm1
	mulps	%xmm9, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm4, 32(%rsp)
	mulps	%xmm4, %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 640(%rsp)
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	movaps	.L40c88(%rip), %xmm2
	cmpltps	%xmm1, %xmm2
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	.L40c27(%rip), %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm2, 864(%rsp)
	orps	%xmm2, %xmm0
	movaps	.L40c89(%rip), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 656(%rsp)
	movss	44(%r14), %xmm9
	shufps	$0, %xmm9, %xmm9
	movss	.L40c21(%rip), %xmm7
	divss	48(%r14), %xmm7
	shufps	$0, %xmm7, %xmm7
	movaps	416(%rsp), %xmm15
	movaps	%xmm15, %xmm14
	movaps	%xmm15, 416(%rsp)
	subps	%xmm9, %xmm14
	mulps	%xmm7, %xmm14
	movss	28(%r14), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	36(%r14), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm5, %xmm4
	movss	.L40c36(%rip), %xmm6
	mulss	%xmm6, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	.L40c37(%rip), %xmm11
	mulss	%xmm11, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm14, %xmm4
	mulps	%xmm14, %xmm0
	movaps	.L40c38(%rip), %xmm12
	addps	%xmm12, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm14, %xmm14
	movaps	%xmm8, %xmm3
	addps	%xmm8, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm8, %xmm4
	movaps	%xmm4, %xmm1
	movaps	.L40c24(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	divps	%xmm1, %xmm8
	addps	%xmm15, %xmm9
	mulps	%xmm7, %xmm9
	movss	32(%r14), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	40(%r14), %xmm15
	movaps	%xmm15, %xmm14
	shufps	$0, %xmm15, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm5, %xmm14
	mulss	%xmm6, %xmm15
	shufps	$0, %xmm15, %xmm15
	mulss	%xmm11, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm9, %xmm15
	addps	%xmm1, %xmm15
	mulps	%xmm9, %xmm14
	mulps	%xmm9, %xmm15
	addps	%xmm12, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm9, %xmm9
	movaps	%xmm3, %xmm11
	addps	%xmm3, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm3, %xmm14
	movaps	%xmm14, %xmm1
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm9
	divps	%xmm1, %xmm9
	movss	20(%r14), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	.L40c14(%rip), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	movss	24(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm1, %xmm15
	mulps	%xmm7, %xmm15
	movaps	.L40c2(%rip), %xmm2
	andps	%xmm2, %xmm0
	andps	%xmm2, %xmm15
	movaps	%xmm15, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm6
	mulps	%xmm4, %xmm8
	mulps	%xmm5, %xmm8
	mulps	%xmm14, %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm9, %xmm1
	minps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	672(%rsp), %xmm9
	addps	%xmm9, %xmm0
	movaps	1072(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm2, %xmm4
	xorps	%xmm12, %xmm12
	maxps	%xmm12, %xmm4
	movaps	192(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	andps	%xmm2, %xmm0
	maxps	%xmm4, %xmm0
	movaps	128(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	andps	%xmm2, %xmm4
	movaps	%xmm6, %xmm7
	mulps	%xmm4, %xmm7
	maxps	%xmm0, %xmm7
	mulps	.L40c90(%rip), %xmm1
	cmpleps	%xmm1, %xmm7
	movaps	1232(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	%xmm0, 16(%rsp)
	andps	%xmm0, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movss	208(%r14), %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	768(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm9
	movaps	624(%rsp), %xmm6
	addps	%xmm6, %xmm14
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm14, %xmm4
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	416(%rsp), %xmm8
	addps	%xmm8, %xmm3
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	256(%rsp), %xmm3
	movaps	112(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movss	12(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm3
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	144(%rsp), %xmm5
	movaps	512(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	1152(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	minps	%xmm0, %xmm14
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	1168(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm14, %xmm1
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movq	%rdi, %r10
	shlq	$4, %r10
	movaps	%xmm9, (%r15,%r10)
	movq	880(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm6, (%r15,%rdi)
	leaq	(%r15,%r10), %rcx
	movq	%rsi, %rax
	shlq	$5, %rax
	movaps	%xmm8, (%rax,%rcx)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	movaps	%xmm3, (%rdx,%rcx)
	movaps	448(%rsp), %xmm1
	mulps	%xmm4, %xmm5
	movaps	%xmm11, %xmm0
	movaps	%xmm15, 128(%rsp)
	blendvps	%xmm0, %xmm15, %xmm5
	movq	%rsi, %rdx
	shlq	$6, %rdx
	movaps	%xmm5, (%rdx,%rcx)
	movl	$5, %ecx
	movl	12(%rsp), %ebx
	testb	$2, %bl
	je	.L40b92
	movaps	.L40c43(%rip), %xmm3
	movaps	304(%rsp), %xmm11
	xorps	%xmm3, %xmm11
	movaps	640(%rsp), %xmm0
	maxps	.L40c82(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L40c0(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, 144(%rsp)
	mulps	%xmm4, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	208(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	16(%rsp), %xmm0
	andps	864(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	368(%rsp), %xmm7
	mulps	%xmm7, %xmm11
	movaps	432(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm11, %xmm14
	addps	288(%rsp), %xmm14
	xorps	%xmm3, %xmm14
	movaps	384(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	movaps	%xmm7, %xmm9
	xorps	%xmm3, %xmm9
	mulps	%xmm0, %xmm9
	mulps	%xmm6, %xmm9
	movaps	%xmm7, %xmm0
	movaps	816(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm11, %xmm5
	addps	800(%rsp), %xmm5
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	mulps	%xmm14, %xmm15
	addps	%xmm5, %xmm15
	xorps	%xmm3, %xmm15
	movaps	32(%rsp), %xmm5
	mulps	%xmm5, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm3, %xmm2
	mulps	%xmm5, %xmm2
	movaps	%xmm6, %xmm4
	movaps	%xmm6, %xmm8
	xorps	%xmm3, %xmm4
	movaps	%xmm3, %xmm6
	mulps	%xmm1, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm5, %xmm3
	movaps	%xmm7, %xmm0
	movaps	704(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm11, %xmm5
	addps	720(%rsp), %xmm5
	movaps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm13, %xmm5
	mulps	%xmm15, %xmm13
	addps	%xmm1, %xmm13
	xorps	%xmm6, %xmm13
	movaps	144(%rsp), %xmm7
	mulps	%xmm7, %xmm13
	movaps	%xmm8, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm9, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm5, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm10, %xmm0
	xorps	%xmm6, %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm5, %xmm8
	mulps	%xmm4, %xmm8
	addps	%xmm1, %xmm8
	xorps	%xmm6, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm10
	movaps	%xmm3, %xmm7
	movaps	%xmm13, %xmm3
	xorps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm0, %xmm5
	movaps	%xmm11, 304(%rsp)
	movaps	%xmm11, %xmm0
	movaps	496(%rsp), %xmm11
	mulps	%xmm0, %xmm0
	addps	.L40c0(%rip), %xmm0
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm15, 288(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm1, %xmm15
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm15, %xmm1
	movaps	400(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	128(%rsp), %xmm6
	movaps	%xmm6, %xmm15
	movaps	16(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	%xmm15, 192(%rsp)
	mulps	%xmm10, %xmm7
	movaps	368(%rsp), %xmm0
	movaps	448(%rsp), %xmm15
	mulps	%xmm0, %xmm0
	movaps	%xmm9, 704(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm2, 720(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm2, %xmm1
	movaps	272(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm6, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, %xmm13
	movaps	384(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm4, 432(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm2, %xmm4
	movaps	%xmm8, 112(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm4, %xmm8
	mulps	%xmm11, %xmm8
	movaps	%xmm11, %xmm2
	mulps	%xmm11, %xmm8
	movaps	%xmm6, %xmm4
	movaps	%xmm0, %xmm11
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	32(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm7, 256(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm0, %xmm7
	mulps	%xmm15, %xmm7
	mulps	%xmm15, %xmm7
	movaps	%xmm6, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	mulps	%xmm10, %xmm10
	movaps	208(%rsp), %xmm0
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm6, %xmm9
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm10, %xmm9
	leaq	(%rsi,%rsi,4), %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movl	%ebx, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rbp
	movl	$14, %edi
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	880(%rsp), %rsi
	shlq	$4, %rsi
	addq	%r15, %rsi
	movaps	%xmm13, (%r10,%rsi)
	movq	880(%rsp), %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm4, (%r10,%rcx)
	imulq	%rsi, %rdi
	shlq	$4, %rdi
	addq	%r15, %rdi
	movaps	%xmm1, (%r10,%rdi)
	movq	%rbp, %rdi
	imulq	%rsi, %r8
	shlq	$4, %r8
	addq	%r15, %r8
	movaps	%xmm9, (%r10,%r8)
	leaq	64(%r13), %r8
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L40b92
	movaps	368(%rsp), %xmm1
	mulps	304(%rsp), %xmm1
	movaps	704(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movaps	720(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	movaps	288(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm5, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	mulps	272(%rsp), %xmm4
	movaps	400(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	128(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	384(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	movaps	432(%rsp), %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm10, %xmm8
	addps	%xmm14, %xmm8
	movaps	112(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm9, %xmm8
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 304(%rsp)
	mulps	%xmm13, %xmm4
	movaps	%xmm15, %xmm8
	mulps	%xmm7, %xmm8
	addps	%xmm4, %xmm8
	movaps	%xmm11, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm2, %xmm1
	movaps	272(%rsp), %xmm14
	mulps	%xmm14, %xmm1
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 384(%rsp)
	movaps	32(%rsp), %xmm4
	mulps	%xmm4, %xmm10
	movaps	256(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm10, %xmm1
	movaps	448(%rsp), %xmm13
	mulps	%xmm13, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm10, 288(%rsp)
	mulps	%xmm4, %xmm7
	movaps	%xmm8, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm7, %xmm1
	mulps	%xmm13, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm9, %xmm7
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, 368(%rsp)
	mulps	%xmm15, %xmm4
	movaps	%xmm8, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm4, %xmm1
	mulps	%xmm13, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	144(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	208(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	mulps	%xmm6, %xmm3
	movaps	%xmm9, %xmm14
	blendvps	%xmm0, %xmm3, %xmm14
	mulps	%xmm1, %xmm5
	mulps	%xmm7, %xmm5
	mulps	272(%rsp), %xmm5
	movaps	%xmm9, %xmm15
	blendvps	%xmm0, %xmm5, %xmm15
	mulps	%xmm1, %xmm11
	mulps	%xmm7, %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	mulps	%xmm8, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm1, %xmm9
	movq	%rax, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	imulq	$176, %rsi, %rdx
	addq	%r15, %rdx
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rax)
	imulq	$208, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm10, (%r10,%rax)
	imulq	$240, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm14, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$8, %rax
	addq	%r15, %rax
	movaps	%xmm15, (%r10,%rax)
	imulq	$272, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	%xmm9, (%r10,%rcx)
	movl	$20, %ecx
.L40b92:
	testb	$8, %bl
	movaps	928(%rsp), %xmm7
	movaps	48(%rsp), %xmm10
	movaps	64(%rsp), %xmm9
	movaps	160(%rsp), %xmm11
	movaps	240(%rsp), %xmm13
	movaps	224(%rsp), %xmm14
	movaps	176(%rsp), %xmm15
	movaps	480(%rsp), %xmm3
	movaps	464(%rsp), %xmm2
	je	.L40b94
	movaps	560(%rsp), %xmm4
	addps	528(%rsp), %xmm4
	movaps	592(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	addps	544(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	576(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	336(%rsp), %xmm4
	movaps	848(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	1392(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm7
	movss	100(%r14), %xmm0
	movss	104(%r14), %xmm1
	movss	108(%r14), %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm12, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r14), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm11, %xmm8
	movaps	%xmm11, 160(%rsp)
	movaps	%xmm13, %xmm11
	movaps	80(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	96(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	144(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	148(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	152(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	156(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	160(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	movss	164(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movss	168(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movaps	1600(%rsp), %xmm8
	movaps	%xmm8, %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm0, %xmm5
	movss	172(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	movss	176(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	160(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r14), %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm9, %xmm11
	movaps	1232(%rsp), %xmm0
	cmpeqps	.L40c27(%rip), %xmm0
	addps	%xmm1, %xmm11
	movss	200(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm6, %xmm3
	movss	208(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	.L40c42(%rip), %xmm7
	subps	%xmm10, %xmm7
	addps	%xmm11, %xmm3
	movss	204(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm2, %xmm7
	addps	%xmm10, %xmm10
	addps	%xmm8, %xmm4
	addps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm2, %xmm10
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	.L40c91(%rip), %xmm8
	addps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm2, %xmm5
	blendvps	%xmm0, %xmm2, %xmm8
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm7, (%r10,%rax)
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm10, (%r10,%rax)
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm5, (%r10,%rax)
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm8, (%r10,%rcx)
	jmp	.L40b94
.L40b98:
	addq	$1912, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
