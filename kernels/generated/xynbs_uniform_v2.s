# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L16c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L16c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L16c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L16c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L16c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L16c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L16c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L16c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L16c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L16c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L16c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L16c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L16c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L16c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L16c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L16c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L16c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L16c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L16c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L16c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L16c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L16c21:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L16c22:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L16c24:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L16c25:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L16c26:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L16c27:
	.long	1
	.long	1
	.long	1
	.long	1
.L16c28:
	.long	2
	.long	2
	.long	2
	.long	2
.L16c29:
	.long	4
	.long	4
	.long	4
	.long	4
.L16c30:
	.long	8
	.long	8
	.long	8
	.long	8
.L16c31:
	.long	16
	.long	16
	.long	16
	.long	16
.L16c32:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L16c33:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L16c34:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L16c35:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L16c36:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L16c37:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L16c38:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L16c39:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L16c40:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L16c41:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L16c42:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L16c43:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L16c44:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L16c45:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L16c46:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L16c47:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L16c48:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L16c49:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L16c50:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L16c51:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L16c52:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L16c53:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L16c54:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L16c55:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L16c56:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L16c57:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L16c59:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L16c60:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L16c61:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L16c62:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L16c63:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L16c64:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L16c65:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L16c66:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L16c67:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L16c68:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L16c69:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L16c70:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L16c71:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L16c72:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L16c73:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L16c74:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L16c75:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L16c76:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L16c77:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L16c78:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L16c79:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L16c80:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L16c81:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L16c82:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L16c83:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L16c84:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L16c85:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L16c86:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L16c87:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L16c88:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L16c89:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L16c23:
	.long	0x3e800000
.L16c58:
	.long	0x3f000000
	.globl	gaussmle_xynbs_uniform_v2
gaussmle_xynbs_uniform_v2:
	.globl	_gaussmle_xynbs_uniform_v2
_gaussmle_xynbs_uniform_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1880, %rsp
	movl	%esi, 348(%rsp)
	testl	%ecx, %ecx
	je	.L16b95
	testl	%edx, %edx
	je	.L16b95
	cmpl	$0, 348(%rsp)
	je	.L16b95
	movq	1952(%rsp), %r14
	movl	348(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1224(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1216(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 824(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 88(%rsp)
	movq	32(%rdi), %r11
	movq	40(%rdi), %rsi
	movq	%rsi, 1464(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1936(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1416(%rsp)
	imull	%eax, %edx
	movl	%edx, 832(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1448(%rsp)
	xorl	%eax, %eax
	movaps	.L16c0(%rip), %xmm3
	movq	%r9, 1432(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	pxor	%xmm7, %xmm7
	movdqa	.L16c62(%rip), %xmm12
	movaps	.L16c36(%rip), %xmm14
	movaps	.L16c37(%rip), %xmm15
	movq	%r11, 1456(%rsp)
	movq	%rsi, 1496(%rsp)
	jmp	.L16b4
	.p2align	4
.L16b94:
	movq	1424(%rsp), %rax
	incq	%rax
	movl	836(%rsp), %ecx
	addl	832(%rsp), %ecx
	cmpq	1416(%rsp), %rax
	je	.L16b95
.L16b4:
	movq	%rax, 1424(%rsp)
	imulq	1216(%rsp), %rax
	movq	%rax, 1440(%rsp)
	movl	%ecx, 836(%rsp)
	xorl	%edx, %edx
	jmp	.L16b5
	.p2align	4
.L16b93:
	incq	%rdx
	addl	348(%rsp), %ecx
	cmpq	1216(%rsp), %rdx
	je	.L16b94
.L16b5:
	movq	1440(%rsp), %rax
	addq	%rdx, %rax
	imulq	1224(%rsp), %rax
	addq	1432(%rsp), %rax
	movl	%ecx, %r8d
	xorl	%esi, %esi
	movl	%ecx, 840(%rsp)
	movq	%rdx, 1480(%rsp)
	movq	%rax, 1472(%rsp)
	jmp	.L16b6
	.p2align	4
.L16b91:
	movq	1464(%rsp), %rax
	movaps	1200(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movaps	640(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	.L16c0(%rip), %xmm3
	movdqa	.L16c62(%rip), %xmm12
	movaps	.L16c36(%rip), %xmm14
	movaps	.L16c37(%rip), %xmm15
	movl	840(%rsp), %ecx
	movq	1480(%rsp), %rdx
	movq	1472(%rsp), %rax
	movq	1488(%rsp), %rsi
	xorps	%xmm7, %xmm7
.L16b92:
	incq	%rsi
	incl	%r8d
	cmpq	1224(%rsp), %rsi
	je	.L16b93
.L16b6:
	leaq	(%rax,%rsi), %r15
	movl	8(%r14), %ebp
	cmpq	%rbp, %r15
	jae	.L16b92
	movq	%rsi, 1488(%rsp)
	movl	(%r14), %r10d
	movl	16(%r14), %eax
	movl	%eax, 144(%rsp)
	movl	20(%r14), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 140(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movl	%r8d, 844(%rsp)
	je	.L16b8
	movq	%rdx, 176(%rsp)
	movq	%rbp, 192(%rsp)
	movq	%rax, %r12
	movq	%r15, 208(%rsp)
	imulq	%r15, %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	%r8d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 96(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 400(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm11, %xmm11
	movl	$16, %ebx
	movq	1448(%rsp), %rbp
	xorl	%edi, %edi
	movaps	%xmm3, %xmm2
	movdqa	.L16c1(%rip), %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 32(%rsp)
	xorl	%r8d, %r8d
	movl	140(%rsp), %r14d
	jmp	.L16b10
	.p2align	4
.L16b41:
	addps	%xmm13, %xmm1
	movaps	(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, (%rsp)
	incq	%r8
	addl	%r10d, %eax
	addl	96(%rsp), %ebx
	addq	%r10, %rdi
	addq	400(%rsp), %rbp
	cmpq	%r10, %r8
	xorps	%xmm7, %xmm7
	je	.L16b42
.L16b10:
	movaps	%xmm1, 64(%rsp)
	movq	%r8, %r11
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	824(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm1
	movdqa	%xmm1, %xmm0
	testb	$1, %r14b
	je	.L16b12
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm1, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm7, %xmm6
	cvtdq2ps	%xmm6, %xmm0
.L16b12:
	testb	$1, %r14b
	je	.L16b14
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm6
	psrld	%xmm6, %xmm1
	pblendw	$170, %xmm7, %xmm1
	cvtdq2ps	%xmm1, %xmm1
.L16b14:
	movq	88(%rsp), %rcx
	movss	(%rcx), %xmm8
	movss	4(%rcx), %xmm13
	movss	8(%rcx), %xmm6
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm13, %xmm13
	mulps	%xmm0, %xmm13
	shufps	$0, %xmm6, %xmm6
	addps	%xmm6, %xmm13
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm13, (%r9,%rcx)
	testb	$8, %r14b
	je	.L16b16
	movaps	%xmm13, %xmm8
	addps	.L16c3(%rip), %xmm8
	mulps	%xmm13, %xmm8
	addps	.L16c4(%rip), %xmm8
	mulps	%xmm13, %xmm8
	addps	.L16c5(%rip), %xmm8
	movaps	%xmm13, %xmm9
	addps	.L16c6(%rip), %xmm9
	mulps	%xmm13, %xmm9
	addps	.L16c7(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm13, %xmm0
	movdqa	%xmm12, %xmm7
	movaps	.L16c0(%rip), %xmm12
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	mulps	%xmm10, %xmm2
	mulps	%xmm8, %xmm3
	movaps	%xmm3, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm5
	movaps	%xmm2, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm5
	andps	%xmm12, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L16c8(%rip), %xmm0
	andps	%xmm0, %xmm2
	orps	%xmm12, %xmm2
	andps	%xmm0, %xmm3
	orps	%xmm12, %xmm3
	movdqa	%xmm7, %xmm12
.L16b16:
	andl	$2147483647, %eax
	subps	%xmm6, %xmm13
	cmpq	$1, %r10
	jne	.L16b18
	movaps	32(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 32(%rsp)
.L16b18:
	pand	.L16c2(%rip), %xmm1
	pmaxud	%xmm1, %xmm4
	movaps	%xmm13, %xmm6
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	je	.L16b19
	movl	%ebx, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movaps	%xmm13, 112(%rsp)
	jne	.L16b21
.L16b29:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	824(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm1
	movdqa	%xmm1, %xmm0
	testb	$1, %r14b
	je	.L16b31
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm1, %xmm8
	psrld	%xmm0, %xmm8
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm8
	cvtdq2ps	%xmm8, %xmm0
.L16b31:
	movq	88(%rsp), %rcx
	movss	(%rcx), %xmm10
	movss	4(%rcx), %xmm8
	movss	8(%rcx), %xmm9
	testb	$1, %r14b
	movq	1496(%rsp), %r9
	movaps	%xmm11, 864(%rsp)
	je	.L16b33
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm11
	psrld	%xmm11, %xmm1
	pxor	%xmm11, %xmm11
	pblendw	$170, %xmm11, %xmm1
	cvtdq2ps	%xmm1, %xmm1
.L16b33:
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	shlq	$4, %r11
	movaps	%xmm8, (%r9,%r11)
	testb	$8, %r14b
	jne	.L16b35
	movaps	864(%rsp), %xmm11
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	je	.L16b37
	jmp	.L16b38
	.p2align	4
.L16b19:
	movaps	64(%rsp), %xmm1
	testq	%r8, %r8
	jne	.L16b41
	jmp	.L16b40
	.p2align	4
.L16b35:
	movaps	%xmm8, %xmm10
	addps	.L16c3(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L16c4(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L16c5(%rip), %xmm10
	movaps	%xmm8, %xmm11
	addps	.L16c6(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L16c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L16c0(%rip), %xmm13
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm12, %xmm2
	movdqa	.L16c62(%rip), %xmm12
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm5
	movaps	%xmm2, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm5
	andps	%xmm13, %xmm0
	movaps	864(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	.L16c8(%rip), %xmm0
	andps	%xmm0, %xmm2
	orps	%xmm13, %xmm2
	andps	%xmm0, %xmm3
	orps	%xmm13, %xmm3
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L16b38
.L16b37:
	movaps	32(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 32(%rsp)
.L16b38:
	movl	16(%rsp), %ebx
	andps	.L16c2(%rip), %xmm1
	pmaxud	%xmm1, %xmm4
	addps	%xmm8, %xmm6
	movaps	64(%rsp), %xmm1
	movaps	112(%rsp), %xmm13
	testq	%r8, %r8
	jne	.L16b41
.L16b40:
	movaps	48(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 48(%rsp)
	jmp	.L16b41
	.p2align	4
.L16b21:
	movq	%rbp, %rdx
	movl	16(%rsp), %ecx
	jmp	.L16b22
	.p2align	4
.L16b28:
	pand	.L16c2(%rip), %xmm1
	pmaxud	%xmm1, %xmm4
	subps	%xmm9, %xmm8
	addps	%xmm8, %xmm6
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	.L16b29
.L16b22:
	leaq	(%rdi,%rbx), %r9
	leaq	(%rax,%rbx), %r14
	shrq	%r9
	addq	%r12, %r9
	testb	$1, 140(%rsp)
	cmoveq	%r14, %r9
	shlq	$4, %r9
	movq	824(%rsp), %r14
	movdqa	(%r14,%r9), %xmm1
	movl	140(%rsp), %r14d
	movdqa	%xmm1, %xmm0
	testb	$1, %r14b
	je	.L16b24
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	movdqa	%xmm1, %xmm8
	psrld	%xmm0, %xmm8
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm8
	cvtdq2ps	%xmm8, %xmm0
.L16b24:
	testb	$1, %r14b
	je	.L16b26
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm8
	psrld	%xmm8, %xmm1
	pxor	%xmm8, %xmm8
	pblendw	$170, %xmm8, %xmm1
	cvtdq2ps	%xmm1, %xmm1
.L16b26:
	movq	88(%rsp), %r9
	movss	(%r9), %xmm10
	movss	4(%r9), %xmm8
	movss	8(%r9), %xmm9
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %r14b
	je	.L16b28
	movaps	%xmm8, %xmm10
	addps	.L16c3(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L16c4(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	.L16c5(%rip), %xmm10
	movaps	%xmm11, %xmm13
	movaps	%xmm8, %xmm11
	addps	.L16c6(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L16c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L16c0(%rip), %xmm7
	movaps	%xmm7, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm7, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm13, %xmm11
	mulps	%xmm12, %xmm2
	movdqa	.L16c62(%rip), %xmm12
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm5
	movaps	%xmm2, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm5
	andps	%xmm7, %xmm0
	addps	%xmm0, %xmm11
	movaps	.L16c8(%rip), %xmm0
	andps	%xmm0, %xmm2
	orps	%xmm7, %xmm2
	andps	%xmm0, %xmm3
	orps	%xmm7, %xmm3
	jmp	.L16b28
	.p2align	4
.L16b42:
	movdqa	%xmm4, %xmm8
	pmaxud	.L16c9(%rip), %xmm8
	pcmpeqd	%xmm4, %xmm8
	movdqa	%xmm5, %xmm0
	pblendw	$170, .L16c10(%rip), %xmm0
	psrld	$16, %xmm5
	pblendw	$170, .L16c11(%rip), %xmm5
	subps	.L16c12(%rip), %xmm5
	addps	%xmm0, %xmm5
	addps	.L16c13(%rip), %xmm5
	movq	1952(%rsp), %r14
	movq	1456(%rsp), %r11
	movq	208(%rsp), %r15
	movq	192(%rsp), %rbp
	movdqa	(%rsp), %xmm12
	movq	176(%rsp), %rdx
	jmp	.L16b43
.L16b8:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	pxor	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	movaps	%xmm3, %xmm2
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 48(%rsp)
	pxor	%xmm12, %xmm12
	xorps	%xmm11, %xmm11
	xorps	%xmm5, %xmm5
.L16b43:
	testq	%rdx, %rdx
	movaps	.L16c38(%rip), %xmm13
	movaps	%xmm11, 864(%rsp)
	movaps	%xmm5, 1360(%rsp)
	movaps	%xmm2, 1584(%rsp)
	movaps	%xmm3, 1568(%rsp)
	movdqa	%xmm8, 64(%rsp)
	movaps	%xmm1, %xmm9
	js	.L16b44
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	jmp	.L16b46
	.p2align	4
.L16b44:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	addss	%xmm8, %xmm8
.L16b46:
	leaq	64(%r13), %r8
	movl	144(%rsp), %r12d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	.L16c0(%rip), %xmm1
	maxps	%xmm1, %xmm0
	divps	%xmm0, %xmm1
	movaps	48(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm4
	minps	%xmm0, %xmm4
	movaps	%xmm6, %xmm10
	maxps	%xmm0, %xmm10
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm9, %xmm2
	mulps	%xmm1, %xmm2
	mulps	32(%rsp), %xmm1
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm5, %xmm1
	minps	%xmm4, %xmm1
	movaps	%xmm5, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm6, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	addps	%xmm1, %xmm4
	mulps	.L16c14(%rip), %xmm4
	movaps	%xmm4, (%rsp)
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm8, 1344(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	.L16b51
	movaps	(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm0, %xmm1
	movq	88(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm2
	addps	%xmm3, %xmm2
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r9, %rcx
	xorps	%xmm3, %xmm3
	xorl	%edx, %edx
	.p2align	4
.L16b48:
	movq	%rcx, %rsi
	xorps	%xmm8, %xmm8
	xorl	%edi, %edi
	.p2align	4
.L16b49:
	movaps	(%rsi), %xmm9
	subps	%xmm0, %xmm9
	subps	%xmm2, %xmm9
	maxps	%xmm7, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdi, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm8
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm6
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm3
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	.L16b49
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm8, %xmm1
	mulps	%xmm8, %xmm10
	addps	%xmm10, %xmm5
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm8, %xmm9
	addps	%xmm9, %xmm4
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L16b48
.L16b51:
	movaps	%xmm1, %xmm0
	maxps	.L16c15(%rip), %xmm0
	movaps	.L16c0(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	.L16c16(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	.L16c17(%rip), %xmm7
	movaps	16(%rsp), %xmm10
	addps	%xmm7, %xmm10
	movaps	.L16c14(%rip), %xmm8
	mulps	%xmm8, %xmm10
	mulps	%xmm2, %xmm6
	movaps	%xmm10, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm9, 32(%rsp)
	mulps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	1344(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm7
	divps	.L16c18(%rip), %xmm5
	mulps	%xmm2, %xmm3
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm6
	minps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	.L16c19(%rip), %xmm9
	maxps	%xmm9, %xmm6
	sqrtps	%xmm6, %xmm6
	mulps	%xmm4, %xmm2
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm2
	addps	%xmm2, %xmm2
	movaps	%xmm5, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm2
	movaps	%xmm6, %xmm0
	mulps	.L16c20(%rip), %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	movaps	(%rsp), %xmm1
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm12
	sqrtps	%xmm0, %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm12, %xmm1
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 16(%rsp)
	addps	%xmm2, %xmm6
	mulps	%xmm8, %xmm6
	movq	88(%rsp), %rax
	movss	20(%rax), %xmm2
	movss	52(%rax), %xmm12
	movss	56(%rax), %xmm4
	shufps	$0, %xmm2, %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	shufps	$0, %xmm12, %xmm12
	movss	76(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	shufps	$0, %xmm4, %xmm4
	movss	80(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	64(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	movss	88(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	movss	68(%rax), %xmm9
	movss	92(%rax), %xmm1
	movaps	%xmm1, %xmm5
	subss	%xmm9, %xmm1
	shufps	$0, %xmm9, %xmm9
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm7, %xmm2
	movaps	32(%rsp), %xmm0
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm7, 1088(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm12, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm12, 1104(%rsp)
	blendvps	%xmm0, %xmm12, %xmm7
	xorps	%xmm12, %xmm12
	movaps	%xmm7, 544(%rsp)
	movaps	%xmm8, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm8, 1120(%rsp)
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm4, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm4, 1136(%rsp)
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm7, 656(%rsp)
	movaps	%xmm3, %xmm4
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm3, 1152(%rsp)
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm11, %xmm2
	maxps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm11, 1168(%rsp)
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm5, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1264(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm9, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm9, 1248(%rsp)
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	%xmm3, %xmm9
	movaps	1344(%rsp), %xmm0
	movaps	.L16c21(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	64(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	.L16c0(%rip), %xmm4
	movaps	%xmm4, %xmm8
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm2, %xmm3
	movaps	.L16c22(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1312(%rsp)
	movaps	16(%rsp), %xmm3
	maxps	%xmm4, %xmm3
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1056(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	movl	%r12d, %eax
	movaps	%xmm10, 1072(%rsp)
	xorps	%xmm3, %xmm3
	cvtsi2ss	%rax, %xmm3
	maxps	%xmm0, %xmm10
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1520(%rsp)
	mulss	.L16c23(%rip), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 1600(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 992(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 848(%rsp)
	movaps	%xmm4, 960(%rsp)
	movaps	.L16c26(%rip), %xmm0
	movaps	%xmm0, 1504(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 688(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm2, 1232(%rsp)
	movaps	.L16c25(%rip), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movaps	.L16c24(%rip), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1200(%rsp)
	jmp	.L16b52
	.p2align	4
.L16b96:
	movaps	560(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	movaps	%xmm8, %xmm13
	movaps	%xmm0, %xmm8
	addps	%xmm6, %xmm3
	movaps	672(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	704(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm11
	addps	720(%rsp), %xmm1
	mulps	%xmm8, %xmm5
	addps	%xmm1, %xmm5
	movaps	192(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	512(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm10
	addps	112(%rsp), %xmm1
	movaps	416(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movaps	64(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm0, %xmm5
	movaps	208(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	48(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	16(%rsp), %xmm1
	movaps	240(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm1, %xmm2
	movaps	352(%rsp), %xmm3
	mulps	%xmm11, %xmm3
	addps	%xmm2, %xmm3
	movaps	480(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	656(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 32(%rsp)
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm6, 224(%rsp)
	movaps	496(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	movaps	%xmm3, 480(%rsp)
	movaps	544(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm3
	movaps	%xmm13, %xmm1
	movaps	%xmm3, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, 112(%rsp)
	movaps	96(%rsp), %xmm13
	mulps	%xmm13, %xmm10
	movaps	%xmm10, 192(%rsp)
	movaps	320(%rsp), %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm6, 48(%rsp)
	movaps	1056(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm6, %xmm2
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1072(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm4, %xmm10
	mulps	%xmm4, %xmm11
	movaps	%xmm11, 672(%rsp)
	movaps	144(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1168(%rsp), %xmm3
	movaps	%xmm3, %xmm14
	maxps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm14
	movaps	400(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	%xmm8, 560(%rsp)
	movaps	432(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	1264(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1248(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	1648(%rsp), %xmm0
	minps	.L16c0(%rip), %xmm0
	movaps	1632(%rsp), %xmm2
	minps	%xmm0, %xmm2
	movaps	1616(%rsp), %xmm0
	minps	%xmm2, %xmm0
	minps	%xmm0, %xmm12
	movaps	640(%rsp), %xmm8
	mulps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	.L16c0(%rip), %xmm0
	movaps	(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm8
	addps	%xmm0, %xmm8
	minps	%xmm12, %xmm8
	movaps	752(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	.L16c0(%rip), %xmm0
	movaps	912(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm8, %xmm2
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	368(%rsp), %xmm7
	mulps	%xmm13, %xmm7
	mulps	%xmm13, %xmm7
	movaps	.L16c0(%rip), %xmm0
	movaps	944(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm4, %xmm1
	movaps	%xmm7, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	624(%rsp), %xmm7
	mulps	%xmm10, %xmm7
	mulps	%xmm10, %xmm7
	movaps	.L16c0(%rip), %xmm0
	movaps	928(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	256(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	.L16c0(%rip), %xmm0
	movaps	896(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	304(%rsp), %xmm0
	mulps	1040(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	288(%rsp), %xmm2
	mulps	976(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	272(%rsp), %xmm0
	mulps	1024(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	464(%rsp), %xmm2
	mulps	1008(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	160(%rsp), %xmm8
	mulps	992(%rsp), %xmm8
	addps	%xmm2, %xmm8
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm8, %xmm0
	movaps	%xmm1, %xmm2
	movaps	.L16c19(%rip), %xmm15
	mulps	%xmm15, %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	maxps	.L16c15(%rip), %xmm8
	movaps	.L16c0(%rip), %xmm0
	divps	%xmm8, %xmm0
	movaps	%xmm1, %xmm2
	movaps	%xmm1, 848(%rsp)
	mulps	%xmm1, %xmm0
	mulps	960(%rsp), %xmm0
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	.L16c0(%rip), %xmm11
	movaps	320(%rsp), %xmm8
	divps	%xmm8, %xmm11
	mulps	%xmm13, %xmm11
	movaps	%xmm11, 96(%rsp)
	xorps	%xmm10, %xmm10
	movaps	688(%rsp), %xmm1
	cmpltps	%xmm1, %xmm10
	movaps	%xmm1, 688(%rsp)
	maxps	.L16c85(%rip), %xmm6
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm10, %xmm0
	blendvps	%xmm0, .L16c0(%rip), %xmm6
	sqrtps	1552(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	cmpnltps	%xmm1, %xmm4
	cmpltps	.L16c81(%rip), %xmm5
	movaps	%xmm0, %xmm7
	mulps	.L16c86(%rip), %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm0, %xmm13
	mulps	%xmm11, %xmm7
	orps	%xmm5, %xmm4
	movaps	%xmm4, %xmm0
	movaps	.L16c26(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, 64(%rsp)
	movaps	1504(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm13, %xmm0
	movaps	%xmm13, %xmm7
	movaps	%xmm13, 448(%rsp)
	orps	%xmm5, %xmm0
	andps	%xmm10, %xmm0
	movaps	1232(%rsp), %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm13, %xmm15
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	%xmm15, 176(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	224(%rsp), %xmm2
	cmpneqps	%xmm2, %xmm0
	cmpeqps	656(%rsp), %xmm2
	andps	%xmm0, %xmm2
	movaps	112(%rsp), %xmm0
	movaps	16(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	544(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	48(%rsp), %xmm1
	movaps	240(%rsp), %xmm12
	cmpneqps	%xmm12, %xmm1
	cmpeqps	%xmm8, %xmm12
	andps	%xmm1, %xmm12
	movaps	384(%rsp), %xmm1
	cmpneqps	%xmm14, %xmm1
	cmpeqps	144(%rsp), %xmm14
	andps	%xmm1, %xmm14
	movaps	736(%rsp), %xmm1
	cmpneqps	%xmm3, %xmm1
	cmpeqps	432(%rsp), %xmm3
	andps	%xmm1, %xmm3
	psrld	$31, %xmm14
	pslld	$3, %xmm14
	psrld	$31, %xmm3
	pslld	$4, %xmm3
	por	%xmm14, %xmm3
	psrld	$31, %xmm12
	pslld	$2, %xmm12
	por	%xmm12, %xmm3
	psrld	$31, %xmm2
	paddd	%xmm2, %xmm2
	por	%xmm2, %xmm3
	psubd	%xmm0, %xmm3
	andps	%xmm5, %xmm10
	movaps	%xmm10, 48(%rsp)
	movaps	1296(%rsp), %xmm0
	subps	1392(%rsp), %xmm0
	xorps	%xmm8, %xmm8
	cmpltps	%xmm0, %xmm8
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1296(%rsp)
	movaps	%xmm8, %xmm0
	andps	%xmm3, %xmm0
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm10, %xmm0
	orps	%xmm3, %xmm0
	movaps	%xmm0, 224(%rsp)
	blendvps	%xmm0, %xmm11, %xmm7
	movaps	%xmm7, 32(%rsp)
	movaps	%xmm4, %xmm0
	movaps	.L16c26(%rip), %xmm14
	blendvps	%xmm0, %xmm14, %xmm9
	movaps	%xmm8, %xmm0
	movaps	%xmm8, 400(%rsp)
	movaps	1184(%rsp), %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, 1184(%rsp)
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, 1232(%rsp)
	movaps	480(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L16c2(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	.L16c87(%rip), %xmm11
	addps	%xmm11, %xmm0
	movaps	.L16c0(%rip), %xmm9
	divps	%xmm0, %xmm9
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm4
	movaps	%xmm6, 256(%rsp)
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	208(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	.L16c0(%rip), %xmm6
	divps	%xmm0, %xmm6
	movaps	%xmm3, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	560(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	.L16c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	mulps	.L16c14(%rip), %xmm0
	mulps	%xmm3, %xmm0
	movaps	1600(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm10
	minps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	movaps	%xmm7, %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm9, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	(%rsp), %xmm0
	movaps	.L16c88(%rip), %xmm9
	mulps	%xmm9, %xmm3
	minps	%xmm14, %xmm3
	movaps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm7, %xmm0
	xorps	%xmm8, %xmm8
	movaps	656(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	subps	1136(%rsp), %xmm2
	movaps	1120(%rsp), %xmm3
	subps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm6, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	912(%rsp), %xmm0
	mulps	%xmm9, %xmm3
	movaps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	cmpltps	%xmm8, %xmm0
	movaps	320(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	subps	1072(%rsp), %xmm4
	movaps	1056(%rsp), %xmm6
	subps	%xmm7, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	andps	%xmm15, %xmm3
	addps	%xmm11, %xmm3
	movaps	.L16c0(%rip), %xmm0
	divps	%xmm3, %xmm0
	mulps	%xmm0, %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	944(%rsp), %xmm0
	mulps	%xmm9, %xmm6
	movaps	%xmm14, %xmm3
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm8, %xmm0
	movaps	144(%rsp), %xmm12
	movaps	%xmm12, %xmm3
	subps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm6
	subps	%xmm12, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	andps	%xmm15, %xmm2
	addps	%xmm11, %xmm2
	movaps	.L16c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	mulps	%xmm0, %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	928(%rsp), %xmm0
	mulps	%xmm9, %xmm6
	movaps	%xmm14, %xmm3
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	cmpltps	%xmm8, %xmm5
	movaps	432(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	movaps	1248(%rsp), %xmm8
	subps	%xmm8, %xmm3
	movaps	1264(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	subps	%xmm6, %xmm4
	movaps	%xmm6, %xmm15
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm1, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	896(%rsp), %xmm0
	mulps	%xmm9, %xmm4
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1280(%rsp), %xmm1
	cmpltps	%xmm14, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm10, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm1
	movdqa	224(%rsp), %xmm6
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	448(%rsp), %xmm0
	movaps	96(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	mulps	.L16c84(%rip), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	cmpnleps	176(%rsp), %xmm2
	movaps	256(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	cmpnleps	%xmm10, %xmm3
	orps	%xmm2, %xmm3
	orps	48(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	.L16c0(%rip), %xmm3
	movaps	400(%rsp), %xmm0
	movaps	688(%rsp), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 688(%rsp)
	movaps	480(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	544(%rsp), %xmm11
	addps	%xmm11, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 48(%rsp)
	subps	%xmm11, %xmm5
	movaps	304(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 304(%rsp)
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, 1040(%rsp), %xmm5
	movaps	%xmm5, 96(%rsp)
	movaps	208(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm13, %xmm0
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	%xmm9, %xmm11
	subps	%xmm13, %xmm11
	movaps	288(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 288(%rsp)
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm11
	mulps	560(%rsp), %xmm10
	addps	%xmm15, %xmm10
	movaps	%xmm7, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm8, %xmm13
	maxps	%xmm2, %xmm13
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm13
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, %xmm3
	subps	%xmm15, %xmm3
	movaps	160(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 160(%rsp)
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm3
	movaps	.L16c0(%rip), %xmm4
	divps	%xmm14, %xmm4
	movaps	%xmm14, %xmm8
	movaps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	movaps	768(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	272(%rsp), %xmm2
	subps	%xmm5, %xmm2
	movaps	576(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	464(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm4, %xmm10
	mulps	%xmm11, %xmm10
	movaps	784(%rsp), %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm2
	movaps	528(%rsp), %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm0
	mulps	%xmm3, %xmm4
	movaps	800(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm2
	movaps	592(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	movaps	608(%rsp), %xmm15
	movaps	1680(%rsp), %xmm7
	mulps	%xmm7, %xmm15
	movaps	1664(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm10
	mulps	%xmm4, %xmm10
	movaps	.L16c0(%rip), %xmm14
	subps	%xmm10, %xmm14
	maxps	.L16c74(%rip), %xmm14
	movaps	.L16c0(%rip), %xmm10
	divps	%xmm14, %xmm10
	mulps	%xmm7, %xmm2
	mulps	%xmm2, %xmm4
	mulps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm12, %xmm10
	movaps	.L16c89(%rip), %xmm5
	mulps	%xmm5, %xmm10
	movaps	%xmm10, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm10, %xmm4
	addps	%xmm12, %xmm4
	movaps	1152(%rsp), %xmm14
	movaps	%xmm14, %xmm10
	minps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm14, %xmm10
	movaps	1168(%rsp), %xmm4
	movaps	%xmm4, %xmm14
	maxps	%xmm10, %xmm14
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, %xmm12, %xmm14
	movaps	%xmm14, %xmm4
	subps	%xmm12, %xmm4
	movaps	%xmm4, %xmm10
	blendvps	%xmm0, 1008(%rsp), %xmm10
	mulps	%xmm7, %xmm2
	mulps	%xmm7, %xmm15
	mulps	%xmm8, %xmm2
	mulps	%xmm4, %xmm1
	mulps	%xmm15, %xmm4
	subps	%xmm4, %xmm2
	movaps	320(%rsp), %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm8, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	addps	%xmm7, %xmm4
	movaps	1056(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1072(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	%xmm4, %xmm2
	subps	%xmm7, %xmm2
	xorps	%xmm12, %xmm12
	movaps	272(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	movdqa	%xmm6, %xmm15
	blendvps	%xmm0, 1024(%rsp), %xmm2
	movaps	304(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	288(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	160(%rsp), %xmm8
	addps	%xmm7, %xmm8
	addps	%xmm8, %xmm1
	addps	%xmm1, %xmm5
	movaps	112(%rsp), %xmm1
	andnps	%xmm5, %xmm1
	movdqa	%xmm6, %xmm0
	blendvps	%xmm0, 848(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	movq	88(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm8
	shufps	$0, %xmm0, %xmm8
	movaps	64(%rsp), %xmm1
	cmpleps	%xmm8, %xmm1
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	880(%rsp), %xmm5
	cmpleps	%xmm0, %xmm5
	andps	%xmm1, %xmm5
	movdqa	16(%rsp), %xmm7
	por	1536(%rsp), %xmm7
	pand	%xmm15, %xmm7
	andnps	1296(%rsp), %xmm5
	addps	1392(%rsp), %xmm5
	movaps	1200(%rsp), %xmm8
	cmpltps	1520(%rsp), %xmm8
	andps	%xmm5, %xmm8
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm9, 656(%rsp)
	movaps	%xmm13, %xmm9
	movaps	%xmm14, 144(%rsp)
	movaps	.L16c36(%rip), %xmm14
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm11, 976(%rsp)
	movaps	%xmm2, 1024(%rsp)
	movaps	%xmm10, 1008(%rsp)
	movaps	%xmm4, %xmm10
	movaps	%xmm3, 992(%rsp)
	movaps	%xmm6, 848(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 1504(%rsp)
	movaps	.L16c37(%rip), %xmm15
	movaps	.L16c38(%rip), %xmm13
.L16b52:
	movaps	%xmm7, %xmm0
	xorps	.L16c27(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L16c28(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 1792(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L16c29(%rip), %xmm0
	movaps	%xmm0, 1776(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 1760(%rsp)
	movaps	%xmm7, %xmm0
	andps	.L16c30(%rip), %xmm0
	movaps	%xmm0, 1744(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 1728(%rsp)
	movaps	%xmm7, 1536(%rsp)
	andps	.L16c31(%rip), %xmm7
	movaps	%xmm7, 1712(%rsp)
	pcmpeqd	%xmm12, %xmm7
	movdqa	%xmm7, 1696(%rsp)
	xorps	%xmm4, %xmm4
	movaps	.L16c0(%rip), %xmm11
	.p2align	4
.L16b53:
	movaps	%xmm8, 1296(%rsp)
	movaps	%xmm8, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm8, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	unpckhpd	%xmm8, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm8, %xmm8
	addss	%xmm0, %xmm8
	movaps	%xmm11, %xmm5
	divps	%xmm9, %xmm5
	movaps	%xmm5, 192(%rsp)
	movaps	%xmm5, %xmm12
	mulps	.L16c32(%rip), %xmm12
	movaps	%xmm5, %xmm0
	mulps	.L16c33(%rip), %xmm0
	mulps	.L16c34(%rip), %xmm5
	testq	%r10, %r10
	movaps	%xmm10, 320(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm9, 1328(%rsp)
	movaps	%xmm8, 880(%rsp)
	je	.L16b65
	movaps	%xmm11, %xmm6
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 32(%rsp)
	movb	$1, %al
	movaps	544(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.L16b55:
	movaps	.L16c35(%rip), %xmm11
	movaps	%xmm11, %xmm8
	subps	(%rsp), %xmm8
	mulps	%xmm12, %xmm8
	movaps	%xmm8, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm8, %xmm3
	mulps	%xmm2, %xmm3
	maxps	%xmm15, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	movaps	.L16c39(%rip), %xmm1
	mulps	%xmm1, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm0, %xmm3
	movaps	.L16c40(%rip), %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm4, %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm3, %xmm4
	movaps	.L16c41(%rip), %xmm1
	mulps	%xmm1, %xmm4
	movaps	.L16c42(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	.L16c43(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	.L16c44(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	.L16c45(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	.L16c46(%rip), %xmm1
	addps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	.L16c47(%rip), %xmm1
	subps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm3
	pand	%xmm10, %xmm3
	addps	%xmm6, %xmm4
	por	%xmm9, %xmm3
	pslld	$23, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm8, %xmm0
	movaps	.L16c2(%rip), %xmm7
	andps	%xmm7, %xmm0
	movaps	.L16c48(%rip), %xmm7
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm6, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L16c14(%rip), %xmm2
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm4, %xmm9
	movaps	.L16c49(%rip), %xmm7
	mulps	%xmm7, %xmm9
	movaps	.L16c50(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c51(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c52(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c53(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c54(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c55(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c56(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L16c57(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm2, %xmm9
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	.L16c59(%rip), %xmm7
	.p2align	4
.L16b56:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	addss	.L16c58(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	(%rsp), %xmm10
	mulps	%xmm12, %xmm10
	movaps	%xmm10, %xmm11
	xorps	%xmm14, %xmm11
	movaps	%xmm10, %xmm4
	mulps	%xmm11, %xmm4
	maxps	%xmm15, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm13, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm12, %xmm1
	movaps	%xmm0, %xmm12
	mulps	.L16c39(%rip), %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm4, %xmm12
	mulps	.L16c40(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm13, %xmm14
	movaps	%xmm14, %xmm13
	mulps	.L16c41(%rip), %xmm13
	addps	.L16c42(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm2, %xmm12
	addps	.L16c43(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L16c44(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	.L16c45(%rip), %xmm13
	addps	.L16c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm4
	mulps	%xmm14, %xmm13
	movdqa	%xmm4, %xmm2
	subps	.L16c47(%rip), %xmm0
	movaps	%xmm8, %xmm15
	psrad	$31, %xmm2
	mulps	%xmm3, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm2, %xmm14
	addps	%xmm6, %xmm13
	por	%xmm4, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm4
	andps	.L16c2(%rip), %xmm4
	mulps	.L16c48(%rip), %xmm4
	addps	%xmm6, %xmm4
	cmpltps	%xmm11, %xmm0
	movaps	.L16c14(%rip), %xmm2
	blendvps	%xmm0, .L16c35(%rip), %xmm2
	movaps	%xmm6, %xmm11
	divps	%xmm4, %xmm11
	movaps	%xmm2, %xmm4
	subps	%xmm12, %xmm4
	movaps	%xmm11, %xmm0
	mulps	.L16c49(%rip), %xmm0
	addps	.L16c50(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c51(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c52(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c53(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c54(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c55(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c56(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	.L16c57(%rip), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	.L16c38(%rip), %xmm13
	movaps	%xmm8, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm7, %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm6, %xmm12
	mulps	%xmm3, %xmm12
	mulps	%xmm7, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm6, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm4, %xmm9
	movaps	%xmm11, %xmm4
	subps	%xmm12, %xmm4
	mulps	%xmm8, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	%xmm1, %xmm12
	movaps	%xmm9, -64(%rcx)
	subps	%xmm14, %xmm3
	mulps	64(%rsp), %xmm3
	movaps	%xmm3, -48(%rcx)
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%rcx)
	movaps	.L16c37(%rip), %xmm15
	mulps	32(%rsp), %xmm4
	movaps	%xmm4, -16(%rcx)
	mulps	192(%rsp), %xmm11
	movaps	%xmm11, (%rcx)
	movaps	%xmm10, %xmm8
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm14, %xmm3
	movaps	.L16c36(%rip), %xmm14
	movaps	%xmm0, %xmm9
	cmpq	%rdx, %r10
	jne	.L16b56
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	jne	.L16b55
	xorps	%xmm0, %xmm0
	movaps	880(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	688(%rsp), %xmm0
	ja	.L16b60
	xorps	%xmm0, %xmm0
.L16b60:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 304(%rsp)
	movq	88(%rsp), %rax
	movss	8(%rax), %xmm13
	shufps	$0, %xmm13, %xmm13
	movq	%r9, %rax
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm15, %xmm15
	xorl	%ecx, %ecx
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm2, %xmm2
	xorps	%xmm8, %xmm8
	xorps	%xmm12, %xmm12
	xorps	%xmm11, %xmm11
	xorps	%xmm5, %xmm5
	movaps	320(%rsp), %xmm10
	.p2align	4
.L16b61:
	movaps	%xmm12, 896(%rsp)
	movaps	%xmm11, 912(%rsp)
	movaps	%xmm8, 928(%rsp)
	movaps	%xmm7, 944(%rsp)
	movaps	%xmm5, 416(%rsp)
	movaps	%xmm4, 704(%rsp)
	movaps	%xmm2, 512(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm1, 720(%rsp)
	movaps	%xmm3, 464(%rsp)
	movaps	%xmm15, 736(%rsp)
	movaps	%xmm9, 528(%rsp)
	movaps	%xmm6, 800(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm1, 672(%rsp)
	mulps	%xmm1, %xmm10
	movaps	%xmm10, 208(%rsp)
	xorps	%xmm10, %xmm10
	movq	%r8, %rdx
	movl	$0, %esi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm15, %xmm15
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	%xmm3, 64(%rsp)
	movaps	%xmm3, (%rsp)
	.p2align	4
.L16b62:
	movaps	%xmm10, 400(%rsp)
	movaps	(%rax,%rsi), %xmm10
	movaps	-64(%rdx), %xmm6
	movaps	-48(%rdx), %xmm5
	movaps	-32(%rdx), %xmm7
	movaps	208(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	addps	144(%rsp), %xmm9
	addps	%xmm13, %xmm9
	movaps	%xmm13, %xmm3
	movaps	.L16c0(%rip), %xmm13
	divps	%xmm9, %xmm13
	subps	%xmm9, %xmm10
	mulps	%xmm13, %xmm10
	movaps	176(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm13, %xmm9
	addps	%xmm13, %xmm9
	addps	%xmm10, %xmm1
	movaps	%xmm10, %xmm13
	mulps	%xmm6, %xmm13
	addps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	mulps	%xmm5, %xmm13
	addps	%xmm13, %xmm15
	movaps	%xmm10, %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm11, %xmm0
	movaps	%xmm12, %xmm11
	movaps	32(%rsp), %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm12, 32(%rsp)
	movaps	-16(%rdx), %xmm13
	mulps	%xmm10, %xmm13
	movaps	%xmm8, %xmm12
	movaps	64(%rsp), %xmm8
	addps	%xmm13, %xmm8
	movaps	%xmm8, 64(%rsp)
	movaps	%xmm12, %xmm8
	movaps	%xmm11, %xmm12
	movaps	%xmm0, %xmm11
	mulps	(%rdx), %xmm10
	movaps	(%rsp), %xmm13
	addps	%xmm10, %xmm13
	movaps	%xmm13, (%rsp)
	movaps	%xmm6, %xmm10
	mulps	%xmm9, %xmm10
	movaps	112(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	%xmm6, %xmm10
	addps	%xmm10, %xmm2
	movaps	%xmm5, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm10, %xmm13
	mulps	%xmm6, %xmm13
	addps	%xmm13, %xmm11
	movaps	%xmm3, %xmm13
	movaps	96(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 96(%rsp)
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm4
	movaps	400(%rsp), %xmm10
	addps	%xmm9, %xmm10
	mulps	%xmm7, %xmm9
	mulps	%xmm9, %xmm6
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
	mulps	%xmm9, %xmm5
	addps	%xmm5, %xmm12
	movaps	48(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 48(%rsp)
	mulps	%xmm7, %xmm9
	addps	%xmm9, %xmm8
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L16b62
	movaps	208(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	movaps	%xmm15, 768(%rsp)
	mulps	%xmm15, %xmm5
	movaps	304(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 304(%rsp)
	mulps	%xmm7, %xmm4
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm4
	mulps	%xmm7, %xmm4
	movaps	640(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 640(%rsp)
	movaps	320(%rsp), %xmm4
	mulps	448(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm14, %xmm5
	movaps	288(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 288(%rsp)
	movaps	%xmm4, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm7, %xmm5
	movaps	224(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm4, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	movaps	752(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 752(%rsp)
	movaps	672(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm14, %xmm5
	movaps	272(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 272(%rsp)
	movaps	%xmm3, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm7, %xmm5
	movaps	240(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm3, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm4, %xmm6
	mulps	%xmm5, %xmm6
	movaps	432(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 432(%rsp)
	mulps	%xmm3, %xmm5
	movaps	368(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 368(%rsp)
	movaps	464(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm10
	movaps	624(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm1, 624(%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm5, %xmm1
	mulps	%xmm7, %xmm1
	movaps	576(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	112(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	xorps	%xmm6, %xmm6
	movaps	%xmm4, %xmm1
	mulps	%xmm0, %xmm1
	movaps	528(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 528(%rsp)
	mulps	%xmm3, %xmm0
	movaps	608(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 608(%rsp)
	movaps	320(%rsp), %xmm0
	movaps	560(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm7, %xmm1
	movaps	16(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	addps	%xmm2, %xmm1
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm6
	mulps	%xmm1, %xmm4
	movaps	%xmm3, %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm0, %xmm1
	movaps	%xmm14, %xmm9
	mulps	%xmm14, %xmm0
	movaps	160(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm7, %xmm0
	movaps	%xmm11, %xmm14
	movaps	32(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm15
	movaps	48(%rsp), %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm15, %xmm5
	movaps	592(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm14
	mulps	%xmm7, %xmm12
	addps	%xmm14, %xmm12
	addps	%xmm0, %xmm6
	mulps	%xmm7, %xmm8
	addps	%xmm6, %xmm8
	mulps	%xmm7, %xmm12
	movaps	736(%rsp), %xmm15
	addps	%xmm12, %xmm15
	movaps	384(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	800(%rsp), %xmm6
	addps	%xmm2, %xmm6
	movaps	256(%rsp), %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm7, %xmm8
	movaps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 256(%rsp)
	movaps	448(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	movaps	768(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	704(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm3, %xmm0
	mulps	%xmm11, %xmm0
	movaps	720(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	mulps	%xmm9, %xmm0
	movaps	496(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 496(%rsp)
	movaps	64(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	944(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm5, %xmm0
	mulps	%xmm10, %xmm0
	movaps	512(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm8, %xmm0
	mulps	%xmm11, %xmm0
	movaps	928(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	784(%rsp), %xmm5
	mulps	%xmm9, %xmm5
	movaps	352(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	movaps	464(%rsp), %xmm3
	movaps	896(%rsp), %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm11, %xmm10
	movaps	912(%rsp), %xmm11
	addps	%xmm10, %xmm11
	movaps	320(%rsp), %xmm10
	movaps	480(%rsp), %xmm14
	mulps	%xmm9, %xmm14
	movaps	528(%rsp), %xmm9
	movaps	416(%rsp), %xmm5
	addps	%xmm14, %xmm5
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L16b61
	addps	%xmm12, %xmm5
	addps	%xmm11, %xmm5
	addps	%xmm11, %xmm5
	movaps	%xmm5, 416(%rsp)
	addps	%xmm7, %xmm2
	movaps	%xmm2, 512(%rsp)
	addps	%xmm8, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm15, %xmm9
	movaps	.L16c36(%rip), %xmm14
	movaps	%xmm1, %xmm12
	movaps	%xmm4, %xmm5
	movaps	144(%rsp), %xmm7
	movaps	224(%rsp), %xmm15
	movaps	384(%rsp), %xmm3
	movaps	752(%rsp), %xmm8
	movaps	640(%rsp), %xmm4
	jmp	.L16b68
	.p2align	4
.L16b65:
	ucomiss	%xmm1, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	688(%rsp), %xmm0
	ja	.L16b67
	xorps	%xmm0, %xmm0
.L16b67:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm5, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm3, %xmm3
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm15, %xmm15
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	144(%rsp), %xmm7
.L16b68:
	movaps	176(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm12, %xmm1
	movaps	192(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm4, 640(%rsp)
	movaps	%xmm0, %xmm1
	movaps	496(%rsp), %xmm13
	mulps	%xmm13, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm8
	movaps	%xmm8, 752(%rsp)
	mulps	%xmm0, %xmm5
	subps	%xmm5, %xmm15
	movaps	.L16c17(%rip), %xmm5
	divps	%xmm10, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm5, %xmm8
	mulps	304(%rsp), %xmm8
	addps	240(%rsp), %xmm8
	mulps	288(%rsp), %xmm5
	addps	432(%rsp), %xmm5
	movaps	%xmm13, %xmm1
	addps	%xmm12, %xmm1
	xorps	%xmm11, %xmm11
	mulps	%xmm11, %xmm13
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 1392(%rsp)
	mulps	%xmm11, %xmm12
	addps	%xmm13, %xmm12
	addps	416(%rsp), %xmm12
	movaps	512(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	subps	%xmm4, %xmm9
	movaps	352(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm6
	mulps	%xmm0, %xmm12
	movaps	256(%rsp), %xmm11
	subps	%xmm12, %xmm11
	movaps	880(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm12
	movaps	%xmm6, 800(%rsp)
	movaps	%xmm5, 784(%rsp)
	movaps	%xmm8, 768(%rsp)
	movaps	%xmm15, 224(%rsp)
	movaps	%xmm9, 736(%rsp)
	movaps	%xmm3, 384(%rsp)
	movaps	%xmm11, 256(%rsp)
	jbe	.L16b69
	xorps	%xmm4, %xmm4
	movaps	1200(%rsp), %xmm0
	movaps	1296(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L16c60(%rip), %xmm1
	movaps	%xmm0, 1200(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	.L16c0(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, 64(%rsp)
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm4, %xmm2
	movaps	272(%rsp), %xmm1
	movaps	160(%rsp), %xmm9
	movaps	368(%rsp), %xmm4
	jbe	.L16b71
	testq	%r10, %r10
	je	.L16b73
	movq	88(%rsp), %rax
	movss	8(%rax), %xmm14
	shufps	$0, %xmm14, %xmm14
	xorps	%xmm3, %xmm3
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L16b75:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	.L16c68(%rip), %xmm11
	movaps	.L16c69(%rip), %xmm2
	movaps	.L16c70(%rip), %xmm4
	movaps	.L16c0(%rip), %xmm1
	movaps	.L16c17(%rip), %xmm15
	movdqa	.L16c62(%rip), %xmm12
	movdqa	.L16c61(%rip), %xmm13
	.p2align	4
.L16b76:
	movaps	(%rdx), %xmm5
	mulps	(%rsp), %xmm5
	addps	%xmm7, %xmm5
	addps	%xmm14, %xmm5
	movaps	(%rax,%rsi), %xmm6
	movaps	%xmm1, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm15, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm15, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm1, %xmm0
	paddd	%xmm13, %xmm0
	pand	%xmm12, %xmm0
	movaps	%xmm1, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm15, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	.L16c67(%rip), %xmm9
	addps	%xmm11, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm2, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L16c65(%rip), %xmm9
	addps	.L16c66(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L16c63(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	.L16c64(%rip), %xmm9
	addps	%xmm9, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm1, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm15, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	movaps	144(%rsp), %xmm7
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L16b76
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	320(%rsp), %xmm10
	jne	.L16b75
	jmp	.L16b78
	.p2align	4
.L16b69:
	movaps	1328(%rsp), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	272(%rsp), %xmm1
	movaps	160(%rsp), %xmm9
	movaps	624(%rsp), %xmm2
	movaps	368(%rsp), %xmm4
	movaps	640(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	movaps	.L16c0(%rip), %xmm15
	jmp	.L16b79
	.p2align	4
.L16b71:
	movaps	1328(%rsp), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	624(%rsp), %xmm2
	movaps	640(%rsp), %xmm0
	movaps	.L16c0(%rip), %xmm15
	xorps	%xmm3, %xmm3
	jmp	.L16b79
.L16b73:
	xorps	%xmm3, %xmm3
.L16b78:
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	.L16c71(%rip), %xmm9
	addps	.L16c72(%rip), %xmm9
	xorps	%xmm2, %xmm2
	cmpltps	64(%rsp), %xmm2
	addps	%xmm1, %xmm9
	cmpltps	%xmm3, %xmm9
	andps	%xmm2, %xmm9
	movaps	%xmm9, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1280(%rsp)
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L16c22(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1232(%rsp)
	movaps	1376(%rsp), %xmm1
	blendvps	%xmm0, .L16c73(%rip), %xmm1
	movaps	%xmm1, 1376(%rsp)
	movaps	.L16c0(%rip), %xmm15
	movaps	%xmm15, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, .L16c19(%rip), %xmm4
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	544(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	656(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm10
	movaps	1008(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	992(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	1328(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm11, 432(%rsp)
	movaps	848(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	960(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm9, %xmm0
	movaps	1184(%rsp), %xmm4
	blendvps	%xmm0, .L16c26(%rip), %xmm4
	movaps	%xmm4, 1184(%rsp)
	andnps	688(%rsp), %xmm0
	andps	%xmm15, %xmm9
	movaps	%xmm9, 1392(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm6, 992(%rsp)
	movaps	%xmm5, 1008(%rsp)
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	%xmm1, 1040(%rsp)
	xorps	%xmm3, %xmm3
	movaps	.L16c36(%rip), %xmm14
	movaps	272(%rsp), %xmm1
	movaps	160(%rsp), %xmm9
	movaps	256(%rsp), %xmm11
	movaps	624(%rsp), %xmm2
	movaps	368(%rsp), %xmm4
	movaps	640(%rsp), %xmm0
	movaps	880(%rsp), %xmm12
.L16b79:
	movaps	%xmm9, 160(%rsp)
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm2, 624(%rsp)
	movaps	%xmm1, 272(%rsp)
	movaps	%xmm10, 320(%rsp)
	movaps	%xmm7, 144(%rsp)
	ucomiss	%xmm3, %xmm12
	movaps	%xmm1, %xmm9
	movdqa	1776(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 32(%rsp)
	movdqa	1808(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 64(%rsp)
	xorps	%xmm5, %xmm5
	movaps	.L16c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	752(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	%xmm4, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 96(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm11, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	544(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	304(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	xorps	%xmm14, %xmm1
	movaps	.L16c17(%rip), %xmm3
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	orps	1536(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1856(%rsp)
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	%xmm15, %xmm11
	movaps	656(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	1136(%rsp), %xmm2
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	288(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	xorps	%xmm14, %xmm5
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm10, %xmm2
	cmpleps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm10, %xmm0
	movaps	%xmm9, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm3, %xmm5
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm2
	cmpleps	1168(%rsp), %xmm2
	movaps	1152(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm3, %xmm6
	movaps	464(%rsp), %xmm13
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	%xmm13, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	divps	16(%rsp), %xmm11
	movaps	%xmm11, 400(%rsp)
	movaps	432(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	movaps	1264(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	160(%rsp), %xmm11
	blendvps	%xmm0, %xmm11, %xmm3
	cmpleps	1248(%rsp), %xmm2
	movaps	%xmm11, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	496(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm8, 304(%rsp)
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
	orps	1824(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	mulps	%xmm0, %xmm0
	xorps	%xmm14, %xmm14
	addps	%xmm14, %xmm0
	pandn	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	64(%rsp), %xmm7
	orps	%xmm0, %xmm7
	movaps	%xmm7, 64(%rsp)
	movaps	448(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	%xmm12, 288(%rsp)
	mulps	%xmm12, %xmm2
	movaps	%xmm2, 112(%rsp)
	orps	1792(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm5, %xmm1
	movaps	32(%rsp), %xmm4
	orps	%xmm1, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	96(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	mulps	%xmm9, %xmm2
	movaps	%xmm2, 720(%rsp)
	orps	1760(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm6, %xmm0
	movdqa	1744(%rsp), %xmm9
	pcmpgtd	%xmm14, %xmm9
	xorps	%xmm5, %xmm5
	por	%xmm0, %xmm9
	movdqa	%xmm9, 1840(%rsp)
	movaps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	movaps	%xmm13, 464(%rsp)
	mulps	%xmm13, %xmm6
	por	1728(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm6, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movdqa	1712(%rsp), %xmm1
	pcmpgtd	%xmm5, %xmm1
	por	%xmm2, %xmm1
	movdqa	%xmm1, 480(%rsp)
	movaps	400(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	por	1696(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm1, %xmm2
	mulps	%xmm2, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 880(%rsp)
	andnps	%xmm15, %xmm7
	movaps	%xmm7, 912(%rsp)
	movaps	%xmm8, %xmm13
	mulps	%xmm7, %xmm13
	movaps	224(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm10, %xmm11
	mulps	(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 1648(%rsp)
	movaps	%xmm0, %xmm2
	movaps	.L16c74(%rip), %xmm8
	maxps	%xmm8, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm15, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm0, %xmm3
	andnps	%xmm15, %xmm4
	movaps	%xmm4, 944(%rsp)
	movaps	%xmm12, %xmm8
	mulps	%xmm4, %xmm8
	movaps	768(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm11, %xmm0
	movaps	784(%rsp), %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm0, %xmm2
	mulps	%xmm5, %xmm2
	movaps	%xmm5, %xmm4
	mulps	%xmm13, %xmm7
	subps	%xmm2, %xmm7
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm10
	movaps	%xmm0, 352(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm3, %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	subps	%xmm2, %xmm0
	movaps	%xmm0, 1632(%rsp)
	movaps	%xmm0, %xmm2
	maxps	.L16c74(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm15, %xmm5
	divps	%xmm2, %xmm5
	pandn	%xmm15, %xmm9
	movdqa	%xmm9, 928(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm9, %xmm0
	movaps	576(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	mulps	%xmm11, %xmm12
	movaps	528(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	movaps	%xmm12, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm4, %xmm14
	movaps	%xmm4, 240(%rsp)
	mulps	%xmm13, %xmm9
	subps	%xmm2, %xmm9
	movaps	608(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm12, %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm8, %xmm2
	subps	%xmm4, %xmm2
	mulps	%xmm3, %xmm9
	movaps	%xmm3, 208(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm7, %xmm4
	subps	%xmm4, %xmm2
	movaps	%xmm12, %xmm4
	movaps	%xmm12, 416(%rsp)
	mulps	%xmm12, %xmm4
	movaps	%xmm15, %xmm10
	subps	%xmm4, %xmm10
	movaps	%xmm9, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm10
	movaps	%xmm5, 192(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm2, %xmm4
	subps	%xmm4, %xmm10
	movaps	%xmm10, 1616(%rsp)
	movaps	%xmm10, %xmm4
	maxps	.L16c74(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm15, %xmm10
	divps	%xmm4, %xmm10
	movaps	%xmm10, 672(%rsp)
	movaps	480(%rsp), %xmm4
	andnps	%xmm15, %xmm4
	movaps	%xmm4, 896(%rsp)
	movaps	400(%rsp), %xmm15
	mulps	%xmm4, %xmm15
	movaps	736(%rsp), %xmm10
	mulps	%xmm15, %xmm10
	mulps	%xmm11, %xmm10
	movaps	384(%rsp), %xmm11
	mulps	%xmm15, %xmm11
	mulps	%xmm13, %xmm11
	movaps	%xmm10, %xmm13
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm11
	movaps	800(%rsp), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm10, %xmm13
	mulps	352(%rsp), %xmm13
	movaps	%xmm8, 1680(%rsp)
	mulps	%xmm8, %xmm14
	subps	%xmm13, %xmm14
	mulps	%xmm3, %xmm11
	movaps	%xmm11, %xmm13
	mulps	%xmm7, %xmm13
	subps	%xmm13, %xmm14
	mulps	592(%rsp), %xmm15
	movaps	%xmm10, %xmm13
	mulps	%xmm12, %xmm13
	movaps	%xmm0, 1664(%rsp)
	mulps	%xmm0, %xmm15
	subps	%xmm13, %xmm15
	movaps	%xmm11, %xmm13
	mulps	%xmm9, %xmm13
	subps	%xmm13, %xmm15
	mulps	%xmm5, %xmm14
	movaps	%xmm14, %xmm13
	mulps	%xmm2, %xmm13
	subps	%xmm13, %xmm15
	movaps	%xmm10, %xmm4
	mulps	%xmm10, %xmm4
	movaps	.L16c0(%rip), %xmm12
	subps	%xmm4, %xmm12
	movaps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	subps	%xmm4, %xmm12
	movaps	%xmm14, %xmm4
	mulps	%xmm14, %xmm4
	subps	%xmm4, %xmm12
	movaps	672(%rsp), %xmm13
	mulps	%xmm13, %xmm15
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	subps	%xmm4, %xmm12
	movaps	%xmm12, %xmm4
	maxps	.L16c74(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	.L16c0(%rip), %xmm8
	divps	%xmm4, %xmm8
	movaps	%xmm8, 560(%rsp)
	movaps	16(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	mulps	%xmm8, %xmm0
	movaps	112(%rsp), %xmm3
	mulps	912(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	mulps	208(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movaps	352(%rsp), %xmm5
	movaps	%xmm5, 240(%rsp)
	mulps	%xmm8, %xmm5
	movaps	720(%rsp), %xmm0
	mulps	944(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm7, 512(%rsp)
	mulps	%xmm3, %xmm7
	subps	%xmm7, %xmm0
	mulps	192(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm0, %xmm0
	addps	%xmm4, %xmm0
	movaps	416(%rsp), %xmm4
	movaps	%xmm4, 352(%rsp)
	mulps	%xmm8, %xmm4
	mulps	928(%rsp), %xmm6
	subps	%xmm4, %xmm6
	movaps	%xmm9, 416(%rsp)
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm6
	movaps	%xmm2, 704(%rsp)
	mulps	%xmm7, %xmm2
	subps	%xmm2, %xmm6
	mulps	%xmm13, %xmm6
	movaps	%xmm13, %xmm9
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm10, %xmm13
	movaps	%xmm8, 16(%rsp)
	mulps	%xmm8, %xmm10
	mulps	896(%rsp), %xmm1
	subps	%xmm10, %xmm1
	movaps	%xmm11, %xmm5
	movaps	%xmm3, 112(%rsp)
	mulps	%xmm3, %xmm11
	subps	%xmm11, %xmm1
	movaps	%xmm14, %xmm10
	movaps	%xmm7, 720(%rsp)
	mulps	%xmm7, %xmm14
	subps	%xmm14, %xmm1
	movaps	.L16c0(%rip), %xmm11
	movaps	.L16c36(%rip), %xmm14
	movaps	%xmm15, %xmm3
	mulps	%xmm6, %xmm15
	subps	%xmm15, %xmm1
	movaps	448(%rsp), %xmm8
	movaps	560(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 1552(%rsp)
	movaps	496(%rsp), %xmm2
	movaps	1856(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm8, %xmm4
	mulps	208(%rsp), %xmm4
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	96(%rsp), %xmm7
	mulps	192(%rsp), %xmm7
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm7
	mulps	%xmm2, %xmm4
	mulps	%xmm4, %xmm7
	movaps	176(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm9, %xmm2
	movaps	1840(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	400(%rsp), %xmm9
	mulps	%xmm15, %xmm9
	movaps	480(%rsp), %xmm0
	blendvps	%xmm0, %xmm11, %xmm9
	mulps	%xmm7, %xmm2
	mulps	%xmm2, %xmm9
	movaps	48(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	240(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	512(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	416(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	352(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	704(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 704(%rsp)
	xorps	%xmm14, %xmm5
	movaps	%xmm5, 64(%rsp)
	xorps	%xmm14, %xmm10
	movaps	%xmm10, %xmm5
	xorps	%xmm14, %xmm13
	movaps	%xmm13, 480(%rsp)
	xorps	%xmm14, %xmm3
	ja	.L16b96
	movaps	%xmm11, %xmm0
	divps	96(%rsp), %xmm0
	mulps	320(%rsp), %xmm0
	movaps	%xmm11, %xmm2
	divps	%xmm4, %xmm2
	mulps	144(%rsp), %xmm2
	mulps	.L16c75(%rip), %xmm0
	mulps	.L16c76(%rip), %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	.L16c26(%rip), %xmm8
	cmpltps	%xmm8, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	.L16c77(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movq	88(%rsp), %rax
	movss	16(%rax), %xmm2
	movaps	%xmm11, %xmm0
	movaps	1184(%rsp), %xmm10
	divps	%xmm10, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm2, %xmm4
	shufps	$0, %xmm2, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm11, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm7, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	%xmm10, %xmm0
	cmpltps	%xmm8, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1552(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	880(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm4, %xmm0
	movaps	912(%rsp), %xmm4
	mulps	(%rsp), %xmm4
	movaps	944(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	movaps	928(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	movaps	896(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm7, %xmm2
	andps	%xmm11, %xmm2
	movaps	.L16c21(%rip), %xmm7
	movaps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1520(%rsp), %xmm0
	cmpleps	1200(%rsp), %xmm0
	movaps	%xmm4, %xmm2
	minps	.L16c78(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 1312(%rsp)
	movaps	%xmm2, %xmm8
	cmpeqps	%xmm7, %xmm8
	andps	%xmm11, %xmm8
	movaps	%xmm8, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm8, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm8, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm8, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm4, %xmm2
	movaps	432(%rsp), %xmm9
	movaps	.L16c17(%rip), %xmm2
	movdqa	.L16c62(%rip), %xmm12
	movaps	.L16c37(%rip), %xmm15
	movaps	.L16c38(%rip), %xmm13
	movaps	320(%rsp), %xmm10
	ja	.L16b53
	movaps	560(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm6, %xmm3
	movaps	672(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	704(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	720(%rsp), %xmm0
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	192(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	movaps	512(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	112(%rsp), %xmm0
	movaps	416(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm0, %xmm6
	movaps	64(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm6, %xmm5
	movaps	208(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	48(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	16(%rsp), %xmm5
	movaps	240(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	352(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm6, %xmm7
	movaps	480(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm7, %xmm5
	mulps	496(%rsp), %xmm5
	movaps	%xmm5, 480(%rsp)
	mulps	448(%rsp), %xmm0
	movaps	%xmm0, 208(%rsp)
	mulps	96(%rsp), %xmm3
	movaps	%xmm3, 192(%rsp)
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, 672(%rsp)
	mulps	400(%rsp), %xmm4
	movaps	%xmm4, 560(%rsp)
	movaps	%xmm11, %xmm0
	divps	1568(%rsp), %xmm0
	movaps	1584(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L16c61(%rip), %xmm0
	pand	%xmm12, %xmm0
	psubd	%xmm0, %xmm11
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm11
	addps	%xmm2, %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm11, %xmm2
	mulps	.L16c63(%rip), %xmm2
	addps	.L16c64(%rip), %xmm2
	movaps	%xmm2, 352(%rsp)
	movaps	%xmm11, %xmm2
	mulps	.L16c65(%rip), %xmm2
	addps	.L16c66(%rip), %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	%xmm11, 624(%rsp)
	mulps	.L16c67(%rip), %xmm11
	addps	.L16c68(%rip), %xmm11
	movaps	%xmm11, 720(%rsp)
	movaps	%xmm1, 240(%rsp)
	mulps	.L16c69(%rip), %xmm1
	movaps	%xmm1, 512(%rsp)
	mulps	.L16c70(%rip), %xmm0
	movaps	%xmm0, 752(%rsp)
	movaps	1360(%rsp), %xmm0
	mulps	.L16c79(%rip), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	864(%rsp), %xmm0
	mulps	.L16c80(%rip), %xmm0
	movaps	%xmm0, 864(%rsp)
	movl	140(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm13, %xmm13
	cmpb	$1, %cl
	movl	844(%rsp), %r8d
	jne	.L16b86
	movq	88(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	movq	%r9, %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 464(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.L16b83:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	%xmm9, %xmm3
	movaps	464(%rsp), %xmm1
	movaps	160(%rsp), %xmm2
	movaps	304(%rsp), %xmm14
	movaps	288(%rsp), %xmm11
	movaps	272(%rsp), %xmm12
	movaps	112(%rsp), %xmm10
	.p2align	4
.L16b84:
	movaps	%xmm15, 16(%rsp)
	movaps	%xmm13, (%rsp)
	movaps	%xmm6, 64(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	(%rdx), %xmm13
	mulps	48(%rsp), %xmm13
	addps	144(%rsp), %xmm13
	movaps	(%rax,%rsi), %xmm15
	addps	%xmm10, %xmm13
	movaps	.L16c0(%rip), %xmm4
	movaps	%xmm4, %xmm8
	divps	%xmm13, %xmm8
	subps	%xmm13, %xmm15
	mulps	%xmm8, %xmm15
	movaps	.L16c17(%rip), %xmm7
	movaps	%xmm7, %xmm0
	movaps	%xmm8, %xmm6
	cmpltps	%xmm15, %xmm0
	addps	%xmm7, %xmm6
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm4, %xmm0
	paddd	.L16c61(%rip), %xmm0
	pand	.L16c62(%rip), %xmm0
	movaps	%xmm4, %xmm5
	psubd	%xmm0, %xmm5
	mulps	%xmm5, %xmm6
	addps	%xmm7, %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm5, %xmm10
	mulps	%xmm5, %xmm10
	movaps	%xmm5, %xmm9
	mulps	.L16c67(%rip), %xmm9
	movaps	%xmm10, %xmm6
	addps	.L16c68(%rip), %xmm9
	mulps	.L16c69(%rip), %xmm6
	addps	%xmm9, %xmm6
	movaps	%xmm5, %xmm9
	mulps	.L16c65(%rip), %xmm9
	addps	.L16c66(%rip), %xmm9
	mulps	%xmm10, %xmm6
	addps	%xmm9, %xmm6
	movaps	%xmm5, %xmm9
	mulps	.L16c63(%rip), %xmm9
	addps	.L16c64(%rip), %xmm9
	mulps	%xmm10, %xmm6
	addps	%xmm9, %xmm6
	mulps	%xmm10, %xmm6
	movaps	112(%rsp), %xmm10
	addps	%xmm5, %xmm6
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L16c70(%rip), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm6
	addps	%xmm4, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm7, %xmm15
	subps	%xmm15, %xmm6
	movaps	16(%rsp), %xmm15
	mulps	%xmm13, %xmm6
	addps	.L16c21(%rip), %xmm13
	divps	%xmm13, %xmm4
	movaps	(%rsp), %xmm13
	addps	%xmm6, %xmm13
	mulps	%xmm10, %xmm8
	movaps	%xmm4, %xmm6
	mulps	%xmm4, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm4, %xmm12
	mulps	%xmm6, %xmm4
	movaps	%xmm6, %xmm9
	addps	%xmm6, %xmm11
	mulps	%xmm8, %xmm6
	addps	%xmm6, %xmm3
	movaps	64(%rsp), %xmm6
	addps	%xmm4, %xmm14
	mulps	%xmm4, %xmm9
	mulps	%xmm8, %xmm4
	addps	%xmm4, %xmm15
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm2
	addps	%xmm9, %xmm1
	mulps	%xmm8, %xmm0
	mulps	%xmm8, %xmm9
	movaps	32(%rsp), %xmm5
	addps	%xmm0, %xmm5
	addps	%xmm9, %xmm6
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L16b84
	movaps	%xmm12, 272(%rsp)
	movaps	%xmm11, 288(%rsp)
	movaps	%xmm14, 304(%rsp)
	movaps	%xmm2, 160(%rsp)
	movaps	%xmm1, 464(%rsp)
	movaps	%xmm3, %xmm9
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	320(%rsp), %xmm10
	jne	.L16b83
.L16b86:
	movaps	%xmm15, 16(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm6, 64(%rsp)
	movaps	%xmm13, (%rsp)
	movaps	224(%rsp), %xmm7
	movaps	448(%rsp), %xmm15
	mulps	%xmm15, %xmm7
	movaps	496(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	movaps	.L16c0(%rip), %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L16c74(%rip), %xmm4
	maxps	%xmm4, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm8, %xmm11
	movaps	%xmm8, %xmm2
	divps	%xmm1, %xmm11
	movaps	768(%rsp), %xmm13
	movaps	96(%rsp), %xmm8
	mulps	%xmm8, %xmm13
	mulps	%xmm5, %xmm13
	movaps	784(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm15, %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm2, %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm11, %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm3
	minps	%xmm2, %xmm0
	movaps	%xmm3, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm4, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm2, %xmm6
	movaps	%xmm2, %xmm4
	divps	%xmm0, %xmm6
	movaps	576(%rsp), %xmm2
	movaps	176(%rsp), %xmm3
	mulps	%xmm3, %xmm2
	mulps	%xmm5, %xmm2
	movaps	528(%rsp), %xmm14
	mulps	%xmm3, %xmm14
	movaps	%xmm2, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm0, %xmm14
	movaps	608(%rsp), %xmm15
	mulps	%xmm3, %xmm15
	movaps	%xmm2, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm8, %xmm15
	subps	%xmm0, %xmm15
	mulps	%xmm11, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm15
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm4, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm3
	mulps	%xmm6, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	minps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	maxps	.L16c74(%rip), %xmm3
	sqrtps	%xmm3, %xmm1
	movaps	%xmm4, %xmm8
	divps	%xmm1, %xmm8
	movaps	736(%rsp), %xmm0
	movaps	400(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	movaps	384(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm0, %xmm1
	movaps	%xmm7, 224(%rsp)
	mulps	%xmm7, %xmm1
	mulps	448(%rsp), %xmm5
	subps	%xmm1, %xmm5
	movaps	800(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm0, %xmm1
	movaps	%xmm13, 768(%rsp)
	mulps	%xmm13, %xmm1
	mulps	96(%rsp), %xmm3
	subps	%xmm1, %xmm3
	movaps	%xmm11, 368(%rsp)
	mulps	%xmm11, %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm12, 784(%rsp)
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm3
	movaps	592(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	movaps	%xmm0, %xmm1
	movaps	%xmm2, 576(%rsp)
	mulps	%xmm2, %xmm1
	mulps	176(%rsp), %xmm7
	subps	%xmm1, %xmm7
	movaps	%xmm5, %xmm1
	movaps	%xmm14, 528(%rsp)
	mulps	%xmm14, %xmm1
	movaps	%xmm3, %xmm2
	subps	%xmm1, %xmm7
	movaps	%xmm6, 256(%rsp)
	mulps	%xmm6, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm15, 608(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm0, 736(%rsp)
	mulps	%xmm0, %xmm0
	movaps	.L16c0(%rip), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm5, 384(%rsp)
	movaps	%xmm5, %xmm3
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm2, 800(%rsp)
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm8, 48(%rsp)
	mulps	%xmm8, %xmm7
	movaps	%xmm7, 592(%rsp)
	movaps	%xmm7, %xmm3
	mulps	%xmm7, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	112(%rsp), %xmm5
	movaps	.L16c81(%rip), %xmm3
	cmpltps	%xmm5, %xmm3
	movaps	1312(%rsp), %xmm13
	movaps	%xmm13, %xmm15
	cmpeqps	.L16c22(%rip), %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm3, 704(%rsp)
	orps	%xmm3, %xmm0
	movaps	.L16c82(%rip), %xmm2
	blendvps	%xmm0, %xmm13, %xmm2
	movaps	%xmm2, 640(%rsp)
	movaps	480(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	544(%rsp), %xmm7
	addps	%xmm7, %xmm0
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1104(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	.L16c2(%rip), %xmm2
	andps	%xmm2, %xmm5
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm5
	movaps	208(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm2, %xmm0
	maxps	%xmm5, %xmm0
	movaps	560(%rsp), %xmm11
	movaps	%xmm11, %xmm14
	andps	%xmm2, %xmm14
	maxps	%xmm0, %xmm14
	movaps	432(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	mulps	.L16c83(%rip), %xmm0
	cmpleps	%xmm0, %xmm14
	cmpleps	.L16c0(%rip), %xmm13
	movaps	%xmm13, 112(%rsp)
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	movq	88(%rsp), %rax
	movss	208(%rax), %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm13, %xmm7
	movaps	656(%rsp), %xmm6
	addps	%xmm6, %xmm4
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	minps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	1136(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	192(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm10
	movss	12(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm8, %xmm10
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	144(%rsp), %xmm4
	movaps	672(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1152(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1168(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm13, %xmm4
	addps	%xmm3, %xmm11
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	minps	%xmm11, %xmm12
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	movaps	176(%rsp), %xmm11
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	1248(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm12, %xmm5
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movq	%r15, %rdi
	shlq	$4, %rdi
	movaps	%xmm7, (%r11,%rdi)
	addq	%rbp, %r15
	shlq	$4, %r15
	movaps	%xmm6, (%r11,%r15)
	leaq	(%r11,%rdi), %rcx
	movq	%rbp, %rax
	shlq	$5, %rax
	movaps	%xmm10, (%rax,%rcx)
	movaps	96(%rsp), %xmm6
	leaq	(,%rbp,2), %rbx
	addq	%rbp, %rbx
	movq	%rbx, %rdx
	shlq	$4, %rdx
	movaps	%xmm4, (%rdx,%rcx)
	movaps	%xmm15, %xmm0
	movaps	%xmm13, 144(%rsp)
	blendvps	%xmm0, %xmm13, %xmm3
	movq	%rbp, %rdx
	shlq	$6, %rdx
	movaps	%xmm3, (%rdx,%rcx)
	movl	$5, %ecx
	movl	140(%rsp), %esi
	testb	$2, %sil
	je	.L16b89
	movaps	.L16c36(%rip), %xmm2
	movaps	224(%rsp), %xmm7
	xorps	%xmm2, %xmm7
	maxps	.L16c74(%rip), %xmm1
	sqrtps	%xmm1, %xmm0
	movaps	.L16c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm8, %xmm6
	movaps	%xmm6, 96(%rsp)
	mulps	%xmm8, %xmm11
	movaps	%xmm11, 176(%rsp)
	movaps	112(%rsp), %xmm0
	andps	704(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	368(%rsp), %xmm3
	mulps	%xmm3, %xmm7
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	mulps	%xmm7, %xmm8
	addps	768(%rsp), %xmm8
	xorps	%xmm2, %xmm8
	movaps	256(%rsp), %xmm5
	mulps	%xmm5, %xmm8
	movaps	%xmm3, %xmm11
	xorps	%xmm2, %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm10
	movaps	528(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm7, %xmm3
	addps	576(%rsp), %xmm3
	movaps	608(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	mulps	%xmm8, %xmm15
	addps	%xmm3, %xmm15
	movaps	%xmm2, %xmm3
	xorps	%xmm2, %xmm15
	movaps	48(%rsp), %xmm13
	mulps	%xmm13, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm3, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm5, %xmm4
	xorps	%xmm3, %xmm4
	movaps	%xmm3, %xmm6
	mulps	%xmm1, %xmm4
	mulps	%xmm13, %xmm4
	movaps	%xmm10, %xmm0
	movaps	384(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm7, %xmm3
	addps	736(%rsp), %xmm3
	movaps	800(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm3, %xmm1
	movaps	592(%rsp), %xmm12
	movaps	%xmm12, %xmm10
	mulps	%xmm15, %xmm10
	addps	%xmm1, %xmm10
	xorps	%xmm6, %xmm10
	movaps	208(%rsp), %xmm6
	mulps	%xmm6, %xmm10
	mulps	%xmm14, %xmm5
	mulps	%xmm11, %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm12, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm14, %xmm1
	movaps	.L16c36(%rip), %xmm0
	xorps	%xmm0, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm12, %xmm14
	mulps	%xmm4, %xmm14
	addps	%xmm5, %xmm14
	xorps	%xmm0, %xmm14
	mulps	%xmm6, %xmm14
	movaps	%xmm6, %xmm5
	movaps	%xmm13, %xmm6
	xorps	%xmm0, %xmm6
	movaps	400(%rsp), %xmm13
	mulps	%xmm12, %xmm6
	movaps	%xmm7, 224(%rsp)
	mulps	%xmm7, %xmm7
	addps	.L16c0(%rip), %xmm7
	movaps	%xmm8, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm15, 384(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm3, %xmm15
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm15, %xmm3
	movaps	496(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	144(%rsp), %xmm15
	movaps	%xmm15, %xmm7
	movaps	112(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm7, 192(%rsp)
	mulps	%xmm5, %xmm6
	movaps	%xmm5, %xmm7
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm11, 592(%rsp)
	mulps	%xmm11, %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm2, 576(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm1, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm2, %xmm3
	movaps	448(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm15, %xmm11
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm4, 320(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm14, 608(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm4, %xmm5
	mulps	96(%rsp), %xmm5
	mulps	96(%rsp), %xmm5
	movaps	%xmm15, %xmm3
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	48(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm6, 528(%rsp)
	mulps	%xmm6, %xmm6
	addps	%xmm2, %xmm6
	movaps	176(%rsp), %xmm2
	mulps	%xmm2, %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm15, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	mulps	%xmm13, %xmm6
	mulps	%xmm13, %xmm6
	blendvps	%xmm0, %xmm6, %xmm15
	movaps	96(%rsp), %xmm14
	leaq	(,%rbp,4), %rcx
	addq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	movl	%esi, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	movq	%r9, %r10
	movl	%esi, %r9d
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rax
	movl	$14, %edi
	movq	%r15, %r14
	movl	%r8d, %r15d
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	%rbp, %rsi
	shlq	$4, %rsi
	addq	%r11, %rsi
	movaps	%xmm11, (%rax,%rsi)
	movl	%r9d, %esi
	movq	%r10, %r9
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	%xmm3, (%rax,%rcx)
	imulq	%rbp, %rdi
	shlq	$4, %rdi
	addq	%r11, %rdi
	movaps	%xmm5, (%rax,%rdi)
	movq	%rax, %rdi
	imulq	%rbp, %r8
	shlq	$4, %r8
	addq	%r11, %r8
	movaps	%xmm15, (%rax,%r8)
	movl	%r15d, %r8d
	movq	%r14, %r15
	movq	1952(%rsp), %r14
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L16b89
	movaps	368(%rsp), %xmm3
	mulps	224(%rsp), %xmm3
	movaps	592(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	movaps	576(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	movaps	384(%rsp), %xmm11
	mulps	%xmm11, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm1, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm3, %xmm5
	mulps	448(%rsp), %xmm5
	movaps	496(%rsp), %xmm7
	mulps	%xmm7, %xmm5
	movaps	144(%rsp), %xmm15
	movaps	%xmm15, %xmm3
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, 192(%rsp)
	movaps	256(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	320(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm8, %xmm5
	movaps	608(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm15, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 224(%rsp)
	mulps	%xmm6, %xmm4
	movaps	%xmm12, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm13, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm14, %xmm3
	movaps	448(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	movaps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 368(%rsp)
	movaps	48(%rsp), %xmm5
	mulps	%xmm5, %xmm11
	movaps	528(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm11, %xmm3
	movaps	176(%rsp), %xmm11
	mulps	%xmm11, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm7, %xmm14
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, 384(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm4, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm2, %xmm3
	mulps	%xmm11, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm8, %xmm7
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 256(%rsp)
	mulps	%xmm12, %xmm5
	movaps	%xmm4, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm11, %xmm3
	movaps	96(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	208(%rsp), %xmm3
	mulps	%xmm3, %xmm10
	movaps	400(%rsp), %xmm5
	mulps	%xmm5, %xmm10
	mulps	%xmm14, %xmm10
	movaps	%xmm15, %xmm8
	blendvps	%xmm0, %xmm10, %xmm8
	mulps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm15, %xmm7
	blendvps	%xmm0, %xmm1, %xmm7
	mulps	%xmm3, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm13, %xmm1
	mulps	%xmm4, %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm3, %xmm15
	movq	%rbx, %rcx
	shlq	$5, %rcx
	addq	%r11, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	movq	%rbp, %rcx
	shlq	$7, %rcx
	addq	%r11, %rcx
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	leaq	(,%rbp,8), %rcx
	addq	%rbp, %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r11, %rdx
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rdx)
	imulq	$176, %rbp, %rdx
	addq	%r11, %rdx
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rdx)
	shlq	$6, %rbx
	addq	%r11, %rbx
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rbx)
	imulq	$208, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm6, (%rdi,%rax)
	imulq	$240, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm8, (%rdi,%rax)
	movq	%rbp, %rax
	shlq	$8, %rax
	addq	%r11, %rax
	movaps	%xmm7, (%rdi,%rax)
	imulq	$272, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm1, (%rdi,%rax)
	shlq	$5, %rcx
	addq	%r11, %rcx
	movaps	%xmm15, (%rdi,%rcx)
	movl	$20, %ecx
.L16b89:
	testb	$8, %sil
	movaps	864(%rsp), %xmm6
	movaps	464(%rsp), %xmm12
	movaps	160(%rsp), %xmm13
	movaps	304(%rsp), %xmm5
	movaps	288(%rsp), %xmm11
	movaps	272(%rsp), %xmm2
	je	.L16b91
	movaps	512(%rsp), %xmm3
	addps	720(%rsp), %xmm3
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	416(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	352(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	624(%rsp), %xmm3
	movaps	752(%rsp), %xmm1
	addps	%xmm3, %xmm1
	movaps	1360(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm6
	movq	88(%rsp), %rax
	movss	100(%rax), %xmm0
	movss	104(%rax), %xmm1
	movss	108(%rax), %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%rax), %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm3
	addps	%xmm1, %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	movss	116(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	16(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	32(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm5, %xmm14
	movaps	%xmm11, %xmm15
	movaps	%xmm9, %xmm11
	movaps	64(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movss	136(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movss	140(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm0, %xmm3
	movss	144(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm3, %xmm0
	movss	148(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm0, %xmm3
	movss	152(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm3, %xmm0
	movss	156(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm11, %xmm3
	addps	%xmm0, %xmm3
	movss	160(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm3, %xmm0
	movss	164(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm0, %xmm3
	movss	168(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm3, %xmm0
	movaps	1344(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	addps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movss	172(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	movss	176(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm5
	movss	180(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm5, %xmm0
	movss	184(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm13, %xmm5
	addps	%xmm0, %xmm5
	movss	188(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm5, %xmm0
	movss	192(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm0, %xmm2
	movss	196(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movaps	1312(%rsp), %xmm0
	cmpeqps	.L16c22(%rip), %xmm0
	addps	%xmm2, %xmm4
	movss	200(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm8, %xmm5
	movss	208(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	.L16c35(%rip), %xmm6
	movaps	(%rsp), %xmm8
	subps	%xmm8, %xmm6
	addps	%xmm4, %xmm5
	movss	204(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm2, %xmm6
	addps	%xmm8, %xmm8
	addps	%xmm7, %xmm1
	addps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm2, %xmm8
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	.L16c84(%rip), %xmm7
	addps	%xmm4, %xmm7
	blendvps	%xmm0, %xmm2, %xmm3
	blendvps	%xmm0, %xmm2, %xmm7
	movq	%rcx, %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm6, (%rdi,%rax)
	leaq	1(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm8, (%rdi,%rax)
	leaq	2(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm1, (%rdi,%rax)
	leaq	3(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm3, (%rdi,%rax)
	addq	$4, %rcx
	imulq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	%xmm7, (%rdi,%rcx)
	jmp	.L16b91
.L16b95:
	addq	$1880, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
