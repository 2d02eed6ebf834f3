# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L0c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L0c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L0c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L0c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L0c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L0c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L0c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L0c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L0c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L0c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L0c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L0c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L0c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L0c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L0c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L0c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L0c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L0c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L0c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L0c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L0c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L0c21:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L0c22:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L0c23:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L0c24:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L0c25:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L0c26:
	.long	1
	.long	1
	.long	1
	.long	1
.L0c27:
	.long	2
	.long	2
	.long	2
	.long	2
.L0c28:
	.long	4
	.long	4
	.long	4
	.long	4
.L0c29:
	.long	8
	.long	8
	.long	8
	.long	8
.L0c34:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L0c35:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L0c36:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L0c37:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L0c38:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L0c39:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L0c40:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L0c41:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L0c42:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L0c43:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L0c44:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L0c45:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L0c46:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L0c47:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L0c48:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L0c49:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L0c50:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L0c51:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L0c52:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L0c53:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L0c54:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L0c55:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L0c56:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L0c58:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L0c59:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L0c60:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L0c61:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L0c62:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L0c63:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L0c64:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L0c65:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L0c66:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L0c67:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L0c68:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L0c69:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L0c70:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L0c71:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L0c72:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L0c73:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L0c74:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L0c75:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L0c76:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L0c77:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L0c78:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L0c79:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L0c80:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L0c82:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L0c83:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L0c84:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L0c85:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L0c86:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L0c30:
	.long	0x3f800000
.L0c31:
	.long	0x3f3504f3
.L0c32:
	.long	0x3ecc422a
.L0c33:
	.long	0x3f106ebb
.L0c57:
	.long	0x3f000000
.L0c81:
	.long	0x3951b717
	.globl	gaussmle_xynb_poisson_v2
gaussmle_xynb_poisson_v2:
	.globl	_gaussmle_xynb_poisson_v2
_gaussmle_xynb_poisson_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1512, %rsp
	movl	%esi, 172(%rsp)
	testl	%ecx, %ecx
	je	.L0b88
	testl	%edx, %edx
	je	.L0b88
	cmpl	$0, 172(%rsp)
	je	.L0b88
	movq	1584(%rsp), %r11
	movl	172(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 968(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 600(%rsp)
	movq	24(%rdi), %r14
	movq	32(%rdi), %rsi
	movq	%rsi, 504(%rsp)
	movq	40(%rdi), %rsi
	movq	%rsi, 1192(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1568(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1152(%rsp)
	imull	%eax, %edx
	movl	%edx, 612(%rsp)
	movq	%rsi, 248(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1176(%rsp)
	xorl	%eax, %eax
	pxor	%xmm13, %xmm13
	movq	%r9, 1160(%rsp)
	movl	%r9d, %esi
	movdqa	.L0c2(%rip), %xmm15
	movaps	.L0c3(%rip), %xmm14
	movq	%rbx, 1184(%rsp)
	jmp	.L0b4
	.p2align	4
.L0b87:
	incq	%rax
	addl	612(%rsp), %esi
	cmpq	1152(%rsp), %rax
	je	.L0b88
.L0b4:
	movq	%rax, %rcx
	imulq	968(%rsp), %rcx
	movq	%rcx, 1168(%rsp)
	movl	%esi, %edi
	xorl	%r8d, %r8d
	movq	%rax, 1200(%rsp)
	movl	%esi, 616(%rsp)
	jmp	.L0b5
	.p2align	4
.L0b86:
	incq	%r8
	addl	172(%rsp), %edi
	cmpq	968(%rsp), %r8
	je	.L0b87
.L0b5:
	movq	1168(%rsp), %rcx
	leaq	(%rcx,%r8), %r9
	imulq	%rbx, %r9
	addq	1160(%rsp), %r9
	movl	%edi, %r10d
	xorl	%ebp, %ebp
	movl	%edi, 620(%rsp)
	movq	%r8, 1216(%rsp)
	movq	%r9, 1208(%rsp)
	jmp	.L0b6
	.p2align	4
.L0b84:
	movq	1192(%rsp), %rcx
	movaps	944(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rax)
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%r12)
	movq	1200(%rsp), %rax
	xorps	%xmm13, %xmm13
	movaps	.L0c3(%rip), %xmm14
	movq	%r11, %rbx
	movq	1584(%rsp), %r11
.L0b85:
	incq	%rbp
	incl	%r10d
	cmpq	%rbx, %rbp
	je	.L0b86
.L0b6:
	leaq	(%r9,%rbp), %rcx
	movl	8(%r11), %edx
	movq	%rcx, 984(%rsp)
	movq	%rdx, 976(%rsp)
	cmpq	%rdx, %rcx
	jae	.L0b85
	movl	%r10d, 348(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 208(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 28(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	.L0b8
	movq	%rdx, 320(%rsp)
	movq	%rax, %r15
	imulq	984(%rsp), %r15
	movl	$2, %r9d
	subq	%r10, %r9
	imull	348(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 96(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 128(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 400(%rsp)
	movl	$16, %r8d
	movq	1176(%rsp), %rbx
	xorl	%edi, %edi
	movdqa	.L0c0(%rip), %xmm0
	movdqa	%xmm0, 384(%rsp)
	movdqa	%xmm0, 368(%rsp)
	movdqa	.L0c1(%rip), %xmm3
	xorps	%xmm8, %xmm8
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 144(%rsp)
	xorps	%xmm2, %xmm2
	movdqa	%xmm0, (%rsp)
	xorl	%r12d, %r12d
	movl	28(%rsp), %r11d
	movq	%rbp, 1224(%rsp)
	jmp	.L0b10
	.p2align	4
.L0b34:
	addps	%xmm6, %xmm2
	addps	%xmm5, %xmm8
	incq	%r12
	addl	%r10d, %eax
	addl	96(%rsp), %r8d
	addq	%r10, %rdi
	addq	128(%rsp), %rbx
	cmpq	%r10, %r12
	je	.L0b35
.L0b10:
	movq	%r12, 48(%rsp)
	imulq	%r10, %r12
	leal	(%r15,%r12), %edx
	andl	$2147483647, %edx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r11b
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	600(%rsp), %rsi
	movdqa	(%rsi,%rcx), %xmm5
	testb	$1, %r11b
	je	.L0b12
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm5
	pblendw	$170, %xmm13, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L0b12:
	movss	(%r14), %xmm0
	movss	4(%r14), %xmm7
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm7, %xmm7
	movdqa	%xmm5, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm7, %xmm6
	movq	%r12, %rcx
	shlq	$4, %rcx
	movq	248(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rcx)
	testb	$8, %r11b
	je	.L0b14
	movaps	%xmm6, %xmm7
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c4(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c5(%rip), %xmm7
	movaps	%xmm6, %xmm9
	addps	.L0c6(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L0c7(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	.L0c0(%rip), %xmm11
	movaps	%xmm11, %xmm10
	blendvps	%xmm0, %xmm7, %xmm10
	movaps	%xmm11, %xmm7
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	384(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	movaps	368(%rsp), %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm10, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm3
	movaps	%xmm9, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm3
	andps	%xmm11, %xmm0
	movaps	400(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 400(%rsp)
	movaps	.L0c8(%rip), %xmm0
	andps	%xmm0, %xmm9
	orps	%xmm11, %xmm9
	movaps	%xmm9, 384(%rsp)
	andps	%xmm0, %xmm10
	orps	%xmm11, %xmm10
	movaps	%xmm10, 368(%rsp)
.L0b14:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L0b16
	movaps	(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, (%rsp)
.L0b16:
	pand	%xmm15, %xmm5
	pmaxud	%xmm5, %xmm4
	movaps	%xmm6, %xmm5
	addps	%xmm13, %xmm5
	je	.L0b17
	movq	%rbx, 64(%rsp)
	movl	%r8d, 32(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L0b19
.L0b25:
	addq	%rbx, %r12
	addq	%rbx, %rdx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	28(%rsp), %r11d
	testb	$1, %r11b
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	600(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm7
	testb	$1, %r11b
	je	.L0b27
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm13, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L0b27:
	movss	(%r14), %xmm0
	movss	4(%r14), %xmm10
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm10, %xmm10
	movdqa	%xmm7, %xmm9
	subps	%xmm0, %xmm9
	mulps	%xmm10, %xmm9
	shlq	$4, %r12
	movq	248(%rsp), %rcx
	movaps	%xmm9, (%rcx,%r12)
	testb	$8, %r11b
	movq	1224(%rsp), %rbp
	je	.L0b29
	movaps	%xmm9, %xmm10
	addps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	.L0c4(%rip), %xmm10
	mulps	%xmm9, %xmm10
	addps	.L0c5(%rip), %xmm10
	movaps	%xmm9, %xmm11
	addps	.L0c6(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	.L0c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	.L0c0(%rip), %xmm1
	movaps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm1, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	384(%rsp), %xmm11
	mulps	%xmm12, %xmm11
	movaps	368(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm11, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 400(%rsp)
	movaps	.L0c8(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm1, %xmm11
	movaps	%xmm11, 384(%rsp)
	andps	%xmm0, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 368(%rsp)
.L0b29:
	movq	48(%rsp), %r12
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L0b31
	movaps	(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, (%rsp)
.L0b31:
	movl	32(%rsp), %r8d
	movq	64(%rsp), %rbx
	pand	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm4
	addps	%xmm9, %xmm5
	testq	%r12, %r12
	jne	.L0b34
	jmp	.L0b33
	.p2align	4
.L0b17:
	movq	48(%rsp), %r12
	testq	%r12, %r12
	jne	.L0b34
.L0b33:
	movaps	144(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 144(%rsp)
	jmp	.L0b34
	.p2align	4
.L0b19:
	movq	64(%rsp), %rcx
	movl	32(%rsp), %r11d
	jmp	.L0b20
	.p2align	4
.L0b24:
	andps	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm4
	addps	%xmm9, %xmm5
	leaq	(%r9,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rcx
	cmpq	$1, %rsi
	je	.L0b25
.L0b20:
	movq	%r14, %rbp
	leaq	(%rdi,%rbx), %rsi
	leaq	(%rax,%rbx), %r14
	shrq	%rsi
	addq	%r15, %rsi
	movl	28(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%r14, %rsi
	shlq	$4, %rsi
	movq	600(%rsp), %r14
	movdqa	(%r14,%rsi), %xmm7
	testb	$1, %r8b
	je	.L0b22
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm13, %xmm7
	cvtdq2ps	%xmm7, %xmm7
.L0b22:
	movq	%rbp, %r14
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm10
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm10, %xmm10
	movaps	%xmm7, %xmm9
	subps	%xmm0, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm9, (%rcx)
	testb	$8, 28(%rsp)
	je	.L0b24
	movaps	%xmm9, %xmm10
	addps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	.L0c4(%rip), %xmm10
	mulps	%xmm9, %xmm10
	addps	.L0c5(%rip), %xmm10
	movaps	%xmm9, %xmm11
	addps	.L0c6(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	.L0c7(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	.L0c0(%rip), %xmm1
	movaps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm1, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	384(%rsp), %xmm11
	mulps	%xmm12, %xmm11
	movaps	368(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm11, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 400(%rsp)
	movaps	.L0c8(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm1, %xmm11
	movaps	%xmm11, 384(%rsp)
	andps	%xmm0, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 368(%rsp)
	jmp	.L0b24
	.p2align	4
.L0b35:
	movdqa	%xmm4, %xmm6
	pmaxud	.L0c9(%rip), %xmm6
	pcmpeqd	%xmm4, %xmm6
	movdqa	%xmm3, %xmm0
	pblendw	$170, .L0c10(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, .L0c11(%rip), %xmm3
	subps	.L0c12(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	.L0c13(%rip), %xmm3
	movq	1184(%rsp), %rbx
	movaps	.L0c0(%rip), %xmm4
	movq	320(%rsp), %rdx
	movaps	(%rsp), %xmm1
	movaps	144(%rsp), %xmm12
	jmp	.L0b36
.L0b8:
	xorps	%xmm1, %xmm1
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm3, %xmm3
	movaps	.L0c0(%rip), %xmm4
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm4, 384(%rsp)
.L0b36:
	testq	%rdx, %rdx
	movaps	.L0c14(%rip), %xmm11
	movaps	%xmm3, 1104(%rsp)
	movdqa	%xmm6, 48(%rsp)
	js	.L0b37
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rdx, %xmm7
	jmp	.L0b39
	.p2align	4
.L0b37:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rdx, %xmm7
	addss	%xmm7, %xmm7
.L0b39:
	movl	208(%rsp), %esi
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r10, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm0
	maxps	%xmm4, %xmm0
	divps	%xmm0, %xmm4
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm12, %xmm6
	movaps	%xmm5, %xmm10
	maxps	%xmm12, %xmm10
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	mulps	%xmm4, %xmm2
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm4, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm1, %xmm4
	minps	%xmm6, %xmm4
	movaps	%xmm1, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm11, %xmm2
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 1232(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 752(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm11, %xmm11
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	.L0b44
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	248(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
.L0b41:
	movq	%rcx, %rdi
	xorps	%xmm6, %xmm6
	xorl	%r8d, %r8d
	xorps	%xmm7, %xmm7
	.p2align	4
.L0b42:
	movaps	(%rdi), %xmm10
	subps	%xmm0, %xmm10
	maxps	%xmm7, %xmm10
	mulps	%xmm10, %xmm10
	xorps	%xmm12, %xmm12
	cvtsi2ss	%r8, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm10, %xmm6
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm11
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	.L0b42
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	movaps	%xmm10, %xmm12
	shufps	$0, %xmm10, %xmm12
	addps	%xmm6, %xmm1
	mulps	%xmm6, %xmm12
	addps	%xmm12, %xmm5
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm6, %xmm10
	addps	%xmm10, %xmm4
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L0b41
.L0b44:
	movaps	%xmm1, %xmm0
	maxps	.L0c15(%rip), %xmm0
	movaps	.L0c0(%rip), %xmm14
	movaps	%xmm14, %xmm6
	divps	%xmm0, %xmm6
	movaps	.L0c16(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	.L0c17(%rip), %xmm12
	addps	%xmm12, %xmm9
	mulps	.L0c14(%rip), %xmm9
	mulps	%xmm6, %xmm11
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm6, %xmm5
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	1232(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	divps	.L0c18(%rip), %xmm5
	mulps	%xmm6, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	.L0c19(%rip), %xmm13
	maxps	%xmm13, %xmm11
	mulps	%xmm4, %xmm6
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm5, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	sqrtps	%xmm11, %xmm0
	maxps	%xmm13, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L0c20(%rip), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm8
	sqrtps	%xmm0, %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	maxps	%xmm14, %xmm1
	movss	52(%r14), %xmm13
	movss	56(%r14), %xmm11
	movss	60(%r14), %xmm8
	movss	64(%r14), %xmm5
	shufps	$0, %xmm13, %xmm13
	movss	76(%r14), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm11, %xmm11
	movss	80(%r14), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	84(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm5, %xmm5
	movss	88(%r14), %xmm6
	movaps	%xmm15, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm15, 768(%rsp)
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	%xmm13, %xmm10
	maxps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 784(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm10, 272(%rsp)
	movaps	%xmm12, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm12, 800(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm11, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm11, 816(%rsp)
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, 256(%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm4, 832(%rsp)
	minps	%xmm1, %xmm4
	movaps	%xmm8, 848(%rsp)
	movaps	%xmm8, %xmm15
	movaps	%xmm6, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm6, 864(%rsp)
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm5, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm5, 880(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm7, %xmm0
	movaps	.L0c21(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	orps	48(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm14, %xmm6
	xorps	%xmm2, %xmm2
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	.L0c22(%rip), %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1072(%rsp)
	movl	%esi, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rax, %xmm0
	maxps	%xmm4, %xmm15
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1264(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$4, %r9
	leaq	32(%r13), %rsi
	addq	%rsi, %r9
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm14, 688(%rsp)
	movaps	.L0c25(%rip), %xmm0
	movaps	%xmm0, 1248(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 512(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm1, 992(%rsp)
	movaps	.L0c24(%rip), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movaps	.L0c23(%rip), %xmm0
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm14, %xmm14
	jmp	.L0b45
	.p2align	4
.L0b89:
	movaps	528(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm0, %xmm1
	addps	%xmm2, %xmm1
	movaps	640(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	416(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm14, %xmm1
	mulps	%xmm0, %xmm8
	movaps	%xmm0, %xmm4
	addps	%xmm1, %xmm8
	movaps	176(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	448(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	464(%rsp), %xmm1
	movaps	432(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm13, %xmm6
	movaps	80(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	movaps	656(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	256(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 96(%rsp)
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm7, %xmm8
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm8, %xmm13
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	224(%rsp), %xmm7
	mulps	%xmm7, %xmm5
	movaps	%xmm5, 80(%rsp)
	movaps	272(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm5, %xmm14
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	mulps	%xmm6, %xmm2
	movaps	%xmm2, 640(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm11
	addps	%xmm2, %xmm5
	movaps	%xmm5, 448(%rsp)
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	mulps	%xmm10, %xmm4
	movaps	%xmm4, 528(%rsp)
	movaps	48(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	864(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	880(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1328(%rsp), %xmm0
	minps	%xmm12, %xmm0
	movaps	1312(%rsp), %xmm2
	minps	%xmm0, %xmm2
	minps	%xmm2, %xmm15
	movaps	304(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm12, %xmm0
	movaps	352(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	minps	%xmm15, %xmm4
	movaps	544(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm12, %xmm3
	movaps	672(%rsp), %xmm2
	subps	%xmm2, %xmm3
	mulps	%xmm2, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm4, %xmm0
	movaps	128(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm12, %xmm3
	movaps	1088(%rsp), %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm4, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm2, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	192(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm12, %xmm0
	movaps	1136(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	288(%rsp), %xmm0
	mulps	752(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	movaps	144(%rsp), %xmm4
	mulps	704(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	208(%rsp), %xmm0
	mulps	736(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	320(%rsp), %xmm4
	mulps	720(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	624(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm5, %xmm9
	movaps	.L0c19(%rip), %xmm10
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	maxps	.L0c15(%rip), %xmm5
	movaps	%xmm12, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm9, 624(%rsp)
	mulps	%xmm9, %xmm0
	mulps	688(%rsp), %xmm0
	movaps	1120(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	xorps	%xmm4, %xmm4
	movaps	512(%rsp), %xmm5
	cmpltps	%xmm5, %xmm4
	movaps	%xmm5, 512(%rsp)
	maxps	.L0c83(%rip), %xmm2
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm9, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	%xmm12, %xmm15
	movaps	%xmm11, %xmm7
	divps	%xmm11, %xmm15
	mulps	%xmm6, %xmm15
	sqrtps	1056(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm5, %xmm6
	cmpltps	.L0c79(%rip), %xmm3
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm9
	mulps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	orps	%xmm3, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L0c25(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	1248(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm9, %xmm5
	movaps	%xmm9, 112(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	992(%rsp), %xmm12
	movaps	%xmm12, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm9, %xmm10
	movaps	%xmm10, 544(%rsp)
	movaps	96(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	256(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	464(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	272(%rsp), %xmm14
	andps	%xmm0, %xmm14
	movaps	448(%rsp), %xmm0
	cmpneqps	%xmm8, %xmm0
	cmpeqps	%xmm7, %xmm8
	andps	%xmm0, %xmm8
	movaps	432(%rsp), %xmm0
	cmpneqps	%xmm1, %xmm0
	cmpeqps	48(%rsp), %xmm1
	andps	%xmm0, %xmm1
	psrld	$31, %xmm8
	pslld	$2, %xmm8
	psrld	$31, %xmm1
	pslld	$3, %xmm1
	por	%xmm8, %xmm1
	psrld	$31, %xmm13
	paddd	%xmm13, %xmm13
	por	%xmm13, %xmm1
	psubd	%xmm14, %xmm1
	andps	%xmm3, %xmm4
	movaps	%xmm4, %xmm7
	movaps	%xmm4, 192(%rsp)
	movaps	1040(%rsp), %xmm0
	subps	1008(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	cmpltps	%xmm0, %xmm4
	movaps	%xmm0, %xmm3
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm4, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	xorps	%xmm14, %xmm14
	cmpnltps	%xmm3, %xmm14
	orps	%xmm7, %xmm14
	orps	%xmm1, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm6, %xmm0
	movaps	(%rsp), %xmm3
	movaps	.L0c25(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	%xmm4, %xmm0
	movaps	%xmm4, 304(%rsp)
	movaps	896(%rsp), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 896(%rsp)
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm12, 992(%rsp)
	movaps	80(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L0c2(%rip), %xmm8
	andps	%xmm8, %xmm0
	movaps	.L0c84(%rip), %xmm10
	addps	%xmm10, %xmm0
	movaps	.L0c0(%rip), %xmm4
	movaps	%xmm4, %xmm7
	divps	%xmm0, %xmm7
	movaps	1376(%rsp), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm12
	movaps	%xmm2, 224(%rsp)
	minps	%xmm2, %xmm12
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm8, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm12, %xmm9
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm6, %xmm0
	xorps	%xmm2, %xmm2
	cmpltps	%xmm2, %xmm0
	movaps	272(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	subps	784(%rsp), %xmm3
	movaps	768(%rsp), %xmm4
	subps	%xmm13, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm7, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	352(%rsp), %xmm0
	movaps	.L0c85(%rip), %xmm7
	mulps	%xmm7, %xmm4
	movaps	%xmm11, %xmm10
	minps	%xmm11, %xmm4
	movaps	%xmm11, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm5, %xmm0
	cmpltps	%xmm2, %xmm0
	xorps	%xmm5, %xmm5
	movaps	256(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	816(%rsp), %xmm2
	movaps	800(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	672(%rsp), %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm6, %xmm12
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	640(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm5, %xmm0
	movaps	64(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	subps	848(%rsp), %xmm2
	movaps	832(%rsp), %xmm3
	subps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm8, %xmm1
	movaps	.L0c84(%rip), %xmm4
	addps	%xmm4, %xmm1
	movaps	.L0c0(%rip), %xmm11
	movaps	%xmm11, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	1088(%rsp), %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm12, %xmm6
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm5, %xmm0
	movaps	48(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	880(%rsp), %xmm2
	movaps	864(%rsp), %xmm3
	subps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm8, %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm11, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	1136(%rsp), %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1024(%rsp), %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm2, %xmm12
	cmpltps	%xmm9, %xmm12
	andps	%xmm0, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	.L0c82(%rip), %xmm15
	movaps	%xmm15, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	cmpnleps	544(%rsp), %xmm1
	movaps	224(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	cmpnleps	%xmm9, %xmm3
	orps	%xmm1, %xmm3
	orps	192(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm11, %xmm3
	movaps	304(%rsp), %xmm0
	movaps	512(%rsp), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 512(%rsp)
	movaps	80(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm13, %xmm0
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm6, %xmm8
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm13, %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm13, %xmm1
	movaps	288(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, 752(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm1, 192(%rsp)
	mulps	176(%rsp), %xmm9
	movaps	256(%rsp), %xmm3
	addps	%xmm3, %xmm9
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm9, %xmm6
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm6, %xmm13
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	%xmm13, %xmm7
	subps	%xmm3, %xmm7
	movaps	144(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm14, %xmm0
	movaps	%xmm14, %xmm3
	blendvps	%xmm0, 704(%rsp), %xmm7
	movaps	%xmm11, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm2, %xmm15
	movaps	%xmm1, %xmm0
	mulps	%xmm5, %xmm0
	movaps	912(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	208(%rsp), %xmm6
	subps	%xmm4, %xmm6
	movaps	560(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	320(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm7, %xmm1
	movaps	928(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm6
	movaps	576(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm0
	movaps	480(%rsp), %xmm14
	movaps	1360(%rsp), %xmm5
	mulps	%xmm5, %xmm14
	movaps	1344(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm11, %xmm9
	subps	%xmm4, %xmm9
	maxps	.L0c72(%rip), %xmm9
	divps	%xmm9, %xmm11
	mulps	%xmm5, %xmm6
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm15, %xmm10
	mulps	%xmm15, %xmm0
	movaps	48(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	movaps	.L0c86(%rip), %xmm15
	mulps	%xmm15, %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	addps	%xmm4, %xmm9
	movaps	%xmm4, %xmm11
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	880(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm1, %xmm9
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm11, %xmm1
	movaps	%xmm1, %xmm11
	blendvps	%xmm0, 720(%rsp), %xmm11
	mulps	%xmm5, %xmm6
	mulps	%xmm5, %xmm14
	mulps	%xmm10, %xmm6
	movaps	%xmm2, %xmm10
	mulps	%xmm1, %xmm10
	mulps	%xmm14, %xmm1
	xorps	%xmm14, %xmm14
	subps	%xmm1, %xmm6
	movaps	64(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	addps	%xmm2, %xmm1
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	848(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, %xmm4
	subps	%xmm2, %xmm4
	movaps	208(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	blendvps	%xmm0, 736(%rsp), %xmm4
	movaps	288(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	144(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm10, %xmm0
	addps	%xmm6, %xmm0
	addps	%xmm0, %xmm5
	andnps	%xmm5, %xmm12
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 624(%rsp), %xmm12
	movss	16(%r14), %xmm0
	movaps	%xmm0, %xmm5
	shufps	$0, %xmm0, %xmm5
	movaps	32(%rsp), %xmm2
	cmpleps	%xmm5, %xmm2
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1296(%rsp), %xmm5
	cmpleps	%xmm0, %xmm5
	andps	%xmm2, %xmm5
	movaps	128(%rsp), %xmm0
	orps	1280(%rsp), %xmm0
	andps	%xmm3, %xmm0
	andnps	1040(%rsp), %xmm5
	addps	1008(%rsp), %xmm5
	movaps	944(%rsp), %xmm10
	movaps	%xmm10, %xmm6
	cmpltps	1264(%rsp), %xmm6
	andps	%xmm5, %xmm6
	movaps	%xmm8, 272(%rsp)
	movaps	%xmm13, 256(%rsp)
	movaps	%xmm1, %xmm15
	movaps	192(%rsp), %xmm1
	movaps	%xmm1, 752(%rsp)
	movaps	%xmm7, 704(%rsp)
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm11, 720(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm12, 624(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1248(%rsp)
.L0b45:
	movaps	%xmm3, %xmm0
	xorps	.L0c26(%rip), %xmm0
	movaps	%xmm0, 1488(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L0c27(%rip), %xmm0
	movaps	%xmm0, 1472(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1456(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L0c28(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1424(%rsp)
	movaps	%xmm3, 1280(%rsp)
	andps	.L0c29(%rip), %xmm3
	movaps	%xmm3, 1408(%rsp)
	pcmpeqd	%xmm14, %xmm3
	movdqa	%xmm3, 1392(%rsp)
	xorps	%xmm4, %xmm4
	movaps	.L0c14(%rip), %xmm13
	.p2align	4
.L0b46:
	movaps	%xmm6, 1040(%rsp)
	movaps	%xmm6, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm6, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	unpckhpd	%xmm6, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm6, %xmm6
	addss	%xmm0, %xmm6
	movss	20(%r14), %xmm0
	movss	.L0c30(%rip), %xmm11
	movaps	%xmm0, 1376(%rsp)
	divss	%xmm0, %xmm11
	movaps	%xmm11, %xmm3
	shufps	$0, %xmm11, %xmm3
	movaps	%xmm11, %xmm0
	mulss	.L0c31(%rip), %xmm0
	movaps	%xmm11, %xmm12
	mulss	.L0c32(%rip), %xmm12
	mulss	.L0c33(%rip), %xmm11
	testq	%r10, %r10
	movaps	%xmm15, 64(%rsp)
	movaps	%xmm9, 48(%rsp)
	movaps	%xmm10, 944(%rsp)
	movaps	%xmm6, 352(%rsp)
	je	.L0b47
	movaps	%xmm3, 672(%rsp)
	shufps	$0, %xmm0, %xmm0
	movaps	.L0c34(%rip), %xmm1
	movaps	%xmm1, %xmm2
	subps	272(%rsp), %xmm2
	movaps	%xmm0, (%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	.L0c35(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	.L0c36(%rip), %xmm0
	maxps	%xmm0, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L0c37(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	.L0c38(%rip), %xmm8
	mulps	%xmm8, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	.L0c39(%rip), %xmm8
	mulps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	movaps	.L0c40(%rip), %xmm8
	mulps	%xmm8, %xmm7
	movaps	.L0c41(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L0c42(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L0c43(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L0c44(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L0c45(%rip), %xmm5
	addps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	.L0c46(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	.L0c0(%rip), %xmm14
	addps	%xmm14, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	movaps	.L0c2(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	.L0c47(%rip), %xmm5
	mulps	%xmm5, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm8, %xmm7
	movaps	.L0c48(%rip), %xmm3
	mulps	%xmm3, %xmm7
	movaps	.L0c49(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c50(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c51(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c52(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c53(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c54(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c55(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L0c56(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%rsi, %rax
	xorl	%ecx, %ecx
	movss	.L0c57(%rip), %xmm3
	.p2align	4
.L0b51:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm3, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	272(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	.L0c35(%rip), %xmm10
	movaps	%xmm12, %xmm15
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L0c36(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L0c37(%rip), %xmm5
	mulps	%xmm5, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm11, %xmm1
	movaps	%xmm9, %xmm11
	mulps	.L0c38(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L0c39(%rip), %xmm0
	addps	.L0c45(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L0c46(%rip), %xmm9
	mulps	%xmm5, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L0c40(%rip), %xmm11
	addps	.L0c41(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L0c42(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L0c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L0c44(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	.L0c2(%rip), %xmm12
	mulps	.L0c47(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm14, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, .L0c34(%rip), %xmm10
	movaps	%xmm13, %xmm5
	movaps	%xmm14, %xmm13
	divps	%xmm12, %xmm13
	movaps	%xmm15, %xmm12
	addps	%xmm14, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	.L0c48(%rip), %xmm0
	addps	.L0c49(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c50(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm5, %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm1, %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	.L0b51
	movaps	.L0c34(%rip), %xmm11
	movaps	%xmm11, %xmm2
	subps	256(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	xorps	.L0c35(%rip), %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	.L0c36(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L0c37(%rip), %xmm3
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	.L0c38(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	.L0c39(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm6, %xmm7
	mulps	.L0c40(%rip), %xmm7
	addps	.L0c41(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c42(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c43(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c44(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L0c45(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	.L0c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm14, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	.L0c2(%rip), %xmm0
	mulps	.L0c47(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm8, %xmm7
	mulps	.L0c48(%rip), %xmm7
	addps	.L0c49(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c50(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c51(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c52(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c53(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c54(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c55(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L0c56(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L0b53:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	.L0c57(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	256(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	.L0c35(%rip), %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L0c36(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L0c37(%rip), %xmm3
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	.L0c38(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L0c39(%rip), %xmm0
	addps	.L0c45(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L0c46(%rip), %xmm9
	mulps	%xmm3, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L0c40(%rip), %xmm11
	addps	.L0c41(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L0c42(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L0c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L0c44(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	.L0c2(%rip), %xmm12
	mulps	.L0c47(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm14, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, .L0c34(%rip), %xmm10
	movaps	%xmm14, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm14, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	.L0c48(%rip), %xmm0
	addps	.L0c49(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c50(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L0c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm5, %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	.L0b53
	xorps	%xmm0, %xmm0
	movaps	352(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	512(%rsp), %xmm0
	ja	.L0b56
	xorps	%xmm0, %xmm0
.L0b56:
	movaps	%xmm0, 416(%rsp)
	movq	248(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm7, %xmm7
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 192(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm5, %xmm5
	movaps	%xmm2, 176(%rsp)
	xorl	%ecx, %ecx
	movaps	64(%rsp), %xmm2
	.p2align	4
.L0b57:
	movaps	%xmm5, 464(%rsp)
	movaps	%xmm4, 112(%rsp)
	movaps	%xmm13, 544(%rsp)
	movaps	%xmm1, 560(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm7, 480(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm2, %xmm0
	movaps	%xmm1, 432(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm4, %xmm4
	movq	%rsi, %rdx
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	xorps	%xmm10, %xmm10
	xorps	%xmm7, %xmm7
	xorps	%xmm11, %xmm11
	xorps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	movaps	416(%rsp), %xmm6
	.p2align	4
.L0b58:
	movaps	(%rax,%rdi), %xmm13
	movaps	-32(%rdx), %xmm15
	movaps	-16(%rdx), %xmm2
	movaps	(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	addps	48(%rsp), %xmm0
	movaps	.L0c0(%rip), %xmm3
	divps	%xmm0, %xmm3
	subps	%xmm0, %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm13, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm11
	movaps	%xmm13, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm3, %xmm5
	addps	%xmm13, %xmm7
	mulps	(%rdx), %xmm13
	addps	%xmm13, %xmm9
	movaps	%xmm15, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm1
	addps	%xmm0, %xmm4
	mulps	%xmm2, %xmm0
	mulps	%xmm0, %xmm15
	addps	%xmm15, %xmm8
	addps	%xmm0, %xmm14
	mulps	%xmm2, %xmm0
	addps	%xmm0, %xmm10
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L0b58
	movaps	(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	movaps	288(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 288(%rsp)
	movaps	64(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	mulps	%xmm3, %xmm10
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm10
	mulps	%xmm3, %xmm10
	movaps	304(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm11, %xmm0
	movaps	144(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 144(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm15, %xmm0
	mulps	%xmm3, %xmm0
	movaps	96(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 96(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm15, %xmm0
	mulps	%xmm2, %xmm0
	movaps	544(%rsp), %xmm13
	addps	%xmm0, %xmm13
	movaps	432(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm11, %xmm0
	movaps	208(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 208(%rsp)
	mulps	%xmm10, %xmm1
	addps	%xmm15, %xmm1
	mulps	%xmm10, %xmm8
	addps	%xmm15, %xmm8
	mulps	%xmm3, %xmm8
	movaps	224(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	movaps	80(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm10, %xmm1
	movaps	128(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	320(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 320(%rsp)
	addps	%xmm15, %xmm4
	movaps	192(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 192(%rsp)
	addps	%xmm15, %xmm14
	mulps	%xmm3, %xmm14
	movaps	560(%rsp), %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm15, %xmm12
	mulps	%xmm12, %xmm2
	movaps	576(%rsp), %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm10, %xmm12
	movaps	480(%rsp), %xmm7
	addps	%xmm12, %xmm7
	movaps	32(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	movaps	112(%rsp), %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm10, %xmm9
	movaps	464(%rsp), %xmm5
	addps	%xmm9, %xmm5
	movaps	448(%rsp), %xmm6
	mulps	%xmm11, %xmm6
	movaps	176(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 176(%rsp)
	movaps	64(%rsp), %xmm2
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L0b57
	movaps	%xmm7, 480(%rsp)
	movaps	%xmm4, 112(%rsp)
	movaps	.L0c0(%rip), %xmm11
	movaps	64(%rsp), %xmm15
	movaps	.L0c17(%rip), %xmm12
	xorps	%xmm4, %xmm4
	movaps	48(%rsp), %xmm9
	movaps	96(%rsp), %xmm2
	movaps	288(%rsp), %xmm10
	movaps	144(%rsp), %xmm8
	movaps	304(%rsp), %xmm6
	movaps	672(%rsp), %xmm3
	movaps	224(%rsp), %xmm14
	jmp	.L0b61
	.p2align	4
.L0b47:
	movaps	.L0c17(%rip), %xmm12
	ucomiss	%xmm4, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	512(%rsp), %xmm0
	ja	.L0b49
	xorps	%xmm0, %xmm0
.L0b49:
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 480(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm2, 80(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm6, %xmm6
	xorps	%xmm7, %xmm7
	movaps	%xmm7, 320(%rsp)
	movaps	%xmm7, 208(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm10, %xmm10
	movaps	.L0c0(%rip), %xmm11
	xorps	%xmm13, %xmm13
.L0b61:
	movaps	%xmm1, 560(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm6
	movaps	176(%rsp), %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm3, %xmm7
	subps	%xmm7, %xmm13
	movaps	%xmm13, 544(%rsp)
	mulps	112(%rsp), %xmm0
	movaps	352(%rsp), %xmm13
	ucomiss	%xmm4, %xmm13
	subps	%xmm0, %xmm2
	movaps	%xmm12, %xmm7
	divps	%xmm15, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm7, %xmm3
	movaps	%xmm10, %xmm12
	mulps	%xmm10, %xmm3
	addps	%xmm14, %xmm3
	movaps	%xmm8, 144(%rsp)
	mulps	%xmm8, %xmm7
	addps	80(%rsp), %xmm7
	movaps	%xmm7, 928(%rsp)
	movaps	%xmm3, 912(%rsp)
	movaps	%xmm2, 96(%rsp)
	movaps	%xmm10, 288(%rsp)
	movaps	%xmm6, 304(%rsp)
	jbe	.L0b62
	movaps	1040(%rsp), %xmm0
	movaps	944(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	.L0c58(%rip), %xmm1
	movaps	%xmm2, 944(%rsp)
	cmpleps	%xmm2, %xmm1
	andps	%xmm11, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm4, %xmm2
	movaps	128(%rsp), %xmm10
	movaps	272(%rsp), %xmm14
	jbe	.L0b64
	testq	%r10, %r10
	movdqa	.L0c59(%rip), %xmm6
	movdqa	.L0c60(%rip), %xmm8
	movaps	%xmm1, 32(%rsp)
	xorps	%xmm3, %xmm3
	je	.L0b70
	movq	248(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L0b67:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L0c65(%rip), %xmm10
	movaps	.L0c66(%rip), %xmm11
	movaps	.L0c67(%rip), %xmm13
	movaps	.L0c68(%rip), %xmm12
	movaps	.L0c0(%rip), %xmm2
	movaps	.L0c17(%rip), %xmm14
	.p2align	4
.L0b68:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	(%rax,%rdi), %xmm5
	movaps	%xmm2, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm14, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm14, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm6, %xmm0
	pand	%xmm8, %xmm0
	movdqa	%xmm6, %xmm1
	movaps	%xmm2, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movdqa	%xmm8, %xmm15
	movaps	%xmm6, %xmm8
	mulps	%xmm10, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm13, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L0c63(%rip), %xmm8
	addps	.L0c64(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L0c61(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L0c62(%rip), %xmm8
	addps	%xmm8, %xmm9
	movdqa	%xmm15, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm9, %xmm0
	movaps	48(%rsp), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	movdqa	%xmm1, %xmm6
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L0b68
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	64(%rsp), %xmm15
	jne	.L0b67
.L0b70:
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	mulps	.L0c69(%rip), %xmm10
	addps	.L0c70(%rip), %xmm10
	xorps	%xmm2, %xmm2
	cmpltps	32(%rsp), %xmm2
	addps	%xmm1, %xmm10
	cmpltps	%xmm3, %xmm10
	andps	%xmm2, %xmm10
	movaps	%xmm10, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1024(%rsp)
	movaps	992(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L0c21(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 992(%rsp)
	movaps	1120(%rsp), %xmm1
	blendvps	%xmm0, .L0c71(%rip), %xmm1
	movaps	%xmm1, 1120(%rsp)
	movaps	.L0c0(%rip), %xmm11
	movaps	%xmm11, %xmm4
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, .L0c19(%rip), %xmm4
	movaps	752(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm14
	subps	%xmm0, %xmm14
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	256(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm15
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	624(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	688(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm10, %xmm4
	andnps	512(%rsp), %xmm4
	movaps	%xmm10, %xmm0
	movaps	896(%rsp), %xmm8
	blendvps	%xmm0, .L0c25(%rip), %xmm8
	movaps	%xmm8, 896(%rsp)
	andps	%xmm11, %xmm10
	movaps	%xmm10, 1008(%rsp)
	movaps	%xmm4, 512(%rsp)
	movaps	%xmm5, 720(%rsp)
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm1, 752(%rsp)
	xorps	%xmm4, %xmm4
	movaps	288(%rsp), %xmm12
	movaps	352(%rsp), %xmm13
	movaps	192(%rsp), %xmm2
	movaps	128(%rsp), %xmm10
	jmp	.L0b71
	.p2align	4
.L0b62:
	movaps	%xmm6, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	192(%rsp), %xmm2
	movaps	128(%rsp), %xmm10
	movaps	272(%rsp), %xmm14
	jmp	.L0b72
	.p2align	4
.L0b64:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	192(%rsp), %xmm2
.L0b71:
	movaps	304(%rsp), %xmm1
.L0b72:
	movaps	%xmm10, 128(%rsp)
	movaps	%xmm2, 192(%rsp)
	movaps	%xmm9, 48(%rsp)
	movaps	%xmm15, 64(%rsp)
	ucomiss	%xmm4, %xmm13
	movaps	%xmm12, %xmm13
	movdqa	1408(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	pcmpgtd	%xmm6, %xmm0
	movdqa	%xmm0, 80(%rsp)
	movdqa	1440(%rsp), %xmm0
	pcmpgtd	%xmm6, %xmm0
	movdqa	%xmm0, (%rsp)
	movdqa	1472(%rsp), %xmm7
	pcmpgtd	%xmm6, %xmm7
	movaps	%xmm1, %xmm0
	movaps	.L0c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm5
	divps	%xmm0, %xmm5
	movaps	%xmm5, 224(%rsp)
	movaps	544(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm8
	divps	%xmm0, %xmm8
	maxps	%xmm1, %xmm10
	sqrtps	%xmm10, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 112(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm14, %xmm2
	cmpleps	784(%rsp), %xmm2
	movaps	768(%rsp), %xmm0
	movaps	%xmm14, 272(%rsp)
	cmpleps	%xmm14, %xmm0
	movaps	%xmm12, %xmm1
	movaps	.L0c35(%rip), %xmm10
	xorps	%xmm10, %xmm1
	movaps	.L0c17(%rip), %xmm12
	movaps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm13, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1280(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1056(%rsp)
	movaps	%xmm13, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, 464(%rsp)
	orps	1488(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	mulps	%xmm1, %xmm1
	addps	%xmm6, %xmm1
	movaps	%xmm11, %xmm13
	blendvps	%xmm0, %xmm6, %xmm13
	movaps	%xmm13, 352(%rsp)
	movaps	256(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	816(%rsp), %xmm2
	movaps	800(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	144(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	xorps	%xmm10, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm7
	movdqa	%xmm7, %xmm1
	movdqa	%xmm7, 528(%rsp)
	movaps	%xmm8, %xmm14
	movaps	%xmm8, 656(%rsp)
	mulps	%xmm6, %xmm14
	por	1456(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm14, %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm15, %xmm2
	cmpleps	848(%rsp), %xmm2
	movaps	832(%rsp), %xmm0
	cmpleps	%xmm15, %xmm0
	movaps	%xmm12, %xmm5
	movaps	208(%rsp), %xmm7
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm7, %xmm6
	xorps	%xmm10, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm9, %xmm2
	movaps	864(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm12, %xmm4
	movaps	320(%rsp), %xmm12
	blendvps	%xmm0, %xmm12, %xmm4
	cmpleps	880(%rsp), %xmm2
	movaps	%xmm12, %xmm6
	xorps	%xmm10, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm11, %xmm1
	movdqa	%xmm1, %xmm15
	movdqa	%xmm1, 672(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	(%rsp), %xmm10
	orps	%xmm0, %xmm10
	movaps	%xmm10, (%rsp)
	movaps	112(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm7, 208(%rsp)
	mulps	%xmm7, %xmm2
	orps	1424(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	80(%rsp), %xmm9
	orps	%xmm3, %xmm9
	movaps	%xmm9, 80(%rsp)
	movaps	32(%rsp), %xmm7
	movaps	%xmm12, 320(%rsp)
	mulps	%xmm12, %xmm7
	orps	1392(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm7, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1296(%rsp)
	movaps	%xmm8, %xmm6
	mulps	%xmm15, %xmm6
	movaps	96(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	224(%rsp), %xmm5
	mulps	%xmm13, %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm11, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1328(%rsp)
	movaps	%xmm4, %xmm3
	movaps	.L0c72(%rip), %xmm12
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm11, %xmm4
	divps	%xmm3, %xmm4
	movaps	%xmm4, %xmm13
	andnps	%xmm11, %xmm10
	movaps	%xmm10, 1088(%rsp)
	movaps	%xmm1, %xmm15
	mulps	%xmm10, %xmm15
	movaps	912(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	mulps	%xmm5, %xmm4
	movaps	928(%rsp), %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm6, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm4, %xmm8
	movaps	%xmm11, %xmm12
	subps	%xmm8, %xmm12
	mulps	%xmm13, %xmm3
	movaps	%xmm13, %xmm10
	movaps	%xmm13, 176(%rsp)
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm12
	movaps	%xmm12, 1312(%rsp)
	movaps	%xmm12, %xmm8
	maxps	.L0c72(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm11, %xmm1
	divps	%xmm8, %xmm1
	movaps	%xmm9, %xmm13
	andnps	%xmm11, %xmm13
	movaps	32(%rsp), %xmm9
	mulps	%xmm13, %xmm9
	movaps	560(%rsp), %xmm8
	mulps	%xmm9, %xmm8
	mulps	%xmm5, %xmm8
	movaps	576(%rsp), %xmm5
	mulps	%xmm9, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	subps	%xmm6, %xmm5
	movaps	480(%rsp), %xmm6
	movaps	%xmm9, 1344(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	mulps	%xmm4, %xmm9
	movaps	%xmm15, 1360(%rsp)
	mulps	%xmm15, %xmm6
	subps	%xmm9, %xmm6
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm9
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm11, %xmm12
	movaps	%xmm11, %xmm15
	subps	%xmm9, %xmm15
	movaps	%xmm5, %xmm9
	mulps	%xmm5, %xmm9
	subps	%xmm9, %xmm15
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm9
	mulps	%xmm6, %xmm9
	subps	%xmm9, %xmm15
	movaps	%xmm15, %xmm9
	maxps	.L0c72(%rip), %xmm9
	sqrtps	%xmm9, %xmm9
	divps	%xmm9, %xmm11
	movaps	464(%rsp), %xmm1
	mulps	352(%rsp), %xmm1
	movaps	%xmm0, 448(%rsp)
	mulps	%xmm1, %xmm0
	mulps	672(%rsp), %xmm14
	subps	%xmm0, %xmm14
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	mulps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm4, 432(%rsp)
	mulps	%xmm1, %xmm4
	mulps	1088(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, 416(%rsp)
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm2
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm9, %xmm3
	movaps	%xmm8, %xmm9
	movaps	%xmm1, 464(%rsp)
	mulps	%xmm1, %xmm8
	movaps	%xmm13, 1136(%rsp)
	mulps	%xmm13, %xmm7
	subps	%xmm8, %xmm7
	movaps	224(%rsp), %xmm4
	movaps	1056(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm5, %xmm8
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm7
	movaps	656(%rsp), %xmm5
	mulps	176(%rsp), %xmm5
	movaps	112(%rsp), %xmm13
	movaps	528(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm6, %xmm1
	mulps	%xmm2, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1056(%rsp)
	mulps	%xmm4, %xmm5
	movaps	%xmm13, %xmm3
	movaps	%xmm10, 640(%rsp)
	mulps	%xmm10, %xmm3
	movaps	32(%rsp), %xmm10
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm10, %xmm4
	movaps	%xmm11, 528(%rsp)
	mulps	%xmm11, %xmm4
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm12, %xmm4
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	.L0c35(%rip), %xmm0
	movaps	448(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	432(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	416(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	xorps	%xmm0, %xmm8
	xorps	%xmm0, %xmm9
	movaps	%xmm9, 80(%rsp)
	xorps	%xmm0, %xmm1
	ja	.L0b89
	movaps	%xmm12, %xmm0
	divps	%xmm13, %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm12, %xmm4
	divps	%xmm10, %xmm4
	movaps	48(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	mulps	.L0c73(%rip), %xmm0
	mulps	.L0c74(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1024(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	.L0c25(%rip), %xmm6
	cmpltps	%xmm6, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	.L0c75(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%r14), %xmm3
	movaps	%xmm12, %xmm0
	movaps	896(%rsp), %xmm9
	divps	%xmm9, %xmm0
	mulps	(%rsp), %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm12, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm9, %xmm0
	cmpltps	%xmm6, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1056(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	672(%rsp), %xmm3
	mulps	352(%rsp), %xmm3
	movaps	1088(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	1136(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm12, %xmm3
	movaps	.L0c22(%rip), %xmm5
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1264(%rsp), %xmm0
	movaps	944(%rsp), %xmm10
	cmpleps	%xmm10, %xmm0
	movaps	%xmm4, %xmm3
	minps	.L0c76(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1072(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, 1072(%rsp)
	movaps	%xmm3, %xmm6
	cmpeqps	%xmm5, %xmm6
	andps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm6, %xmm3
	addss	%xmm0, %xmm3
	pshufd	$238, %xmm6, %xmm0
	addss	%xmm3, %xmm0
	pshufd	$255, %xmm6, %xmm3
	addss	%xmm0, %xmm3
	ucomiss	%xmm4, %xmm3
	movaps	%xmm13, %xmm0
	movdqa	.L0c59(%rip), %xmm3
	movdqa	.L0c60(%rip), %xmm5
	movaps	.L0c64(%rip), %xmm12
	movaps	.L0c14(%rip), %xmm13
	movaps	64(%rsp), %xmm15
	movaps	%xmm11, %xmm9
	ja	.L0b46
	movaps	528(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm4, %xmm1
	addps	%xmm2, %xmm1
	movaps	640(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	416(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm14, %xmm1
	mulps	%xmm4, %xmm8
	addps	%xmm1, %xmm8
	movaps	176(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	movaps	448(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	464(%rsp), %xmm6
	movaps	432(%rsp), %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm6, %xmm7
	movaps	80(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	addps	%xmm7, %xmm11
	mulps	224(%rsp), %xmm11
	movaps	%xmm11, 80(%rsp)
	mulps	656(%rsp), %xmm1
	movaps	%xmm1, 176(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, 640(%rsp)
	mulps	32(%rsp), %xmm4
	movaps	%xmm4, 528(%rsp)
	movaps	.L0c0(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	368(%rsp), %xmm0
	movaps	384(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	%xmm3, %xmm0
	pand	%xmm5, %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L0c17(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L0c61(%rip), %xmm3
	addps	.L0c62(%rip), %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L0c63(%rip), %xmm3
	addps	%xmm12, %xmm3
	movaps	%xmm3, 384(%rsp)
	movaps	%xmm2, 464(%rsp)
	mulps	.L0c65(%rip), %xmm2
	addps	.L0c66(%rip), %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm1, 448(%rsp)
	mulps	.L0c67(%rip), %xmm1
	movaps	%xmm1, 416(%rsp)
	mulps	.L0c68(%rip), %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	1104(%rsp), %xmm0
	mulps	.L0c77(%rip), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	400(%rsp), %xmm0
	mulps	.L0c78(%rip), %xmm0
	movaps	%xmm0, 400(%rsp)
	movl	28(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm13, %xmm13
	xorps	%xmm11, %xmm11
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm10, %xmm10
	xorps	%xmm9, %xmm9
	cmpb	$1, %cl
	jne	.L0b79
	movq	248(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L0b76:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L0c17(%rip), %xmm5
	movaps	.L0c0(%rip), %xmm12
	.p2align	4
.L0b77:
	movaps	(%rdx), %xmm2
	mulps	(%rsp), %xmm2
	addps	48(%rsp), %xmm2
	movaps	%xmm6, %xmm1
	movaps	%xmm7, %xmm6
	movaps	%xmm12, %xmm7
	divps	%xmm2, %xmm7
	movaps	(%rax,%rdi), %xmm3
	subps	%xmm2, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm5, %xmm0
	cmpltps	%xmm3, %xmm0
	addps	%xmm5, %xmm7
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm12, %xmm0
	paddd	.L0c59(%rip), %xmm0
	pand	.L0c60(%rip), %xmm0
	movaps	%xmm12, %xmm4
	psubd	%xmm0, %xmm4
	mulps	%xmm4, %xmm7
	addps	%xmm5, %xmm4
	addps	%xmm7, %xmm4
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm7
	movaps	%xmm4, %xmm8
	mulps	.L0c65(%rip), %xmm8
	movaps	%xmm10, %xmm15
	movaps	%xmm14, %xmm10
	movaps	%xmm7, %xmm14
	addps	.L0c66(%rip), %xmm8
	mulps	.L0c67(%rip), %xmm14
	addps	%xmm8, %xmm14
	movaps	%xmm4, %xmm8
	mulps	.L0c63(%rip), %xmm8
	addps	.L0c64(%rip), %xmm8
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	movaps	%xmm4, %xmm8
	mulps	.L0c61(%rip), %xmm8
	addps	.L0c62(%rip), %xmm8
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	mulps	%xmm7, %xmm14
	movaps	%xmm6, %xmm7
	movaps	%xmm1, %xmm6
	addps	%xmm4, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L0c68(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm10, %xmm14
	movaps	%xmm15, %xmm10
	movaps	%xmm3, %xmm4
	addps	%xmm12, %xmm4
	mulps	%xmm0, %xmm4
	maxps	%xmm5, %xmm3
	subps	%xmm3, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm12, %xmm2
	movaps	%xmm12, %xmm0
	divps	%xmm2, %xmm0
	addps	%xmm4, %xmm9
	movaps	%xmm0, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm3, %xmm7
	addps	%xmm0, %xmm10
	mulps	%xmm2, %xmm0
	addps	%xmm2, %xmm14
	mulps	%xmm0, %xmm2
	addps	%xmm2, %xmm11
	addps	%xmm0, %xmm6
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm13
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L0b77
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L0b76
.L0b79:
	movaps	%xmm14, (%rsp)
	movaps	%xmm7, 288(%rsp)
	movaps	%xmm11, 304(%rsp)
	movaps	%xmm13, 192(%rsp)
	movaps	%xmm9, 320(%rsp)
	movq	%rbx, %r11
	movaps	96(%rsp), %xmm1
	movaps	656(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	224(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm0
	movaps	.L0c0(%rip), %xmm5
	movaps	%xmm5, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm2
	movaps	.L0c72(%rip), %xmm3
	maxps	%xmm3, %xmm1
	sqrtps	%xmm1, %xmm0
	movaps	%xmm5, %xmm4
	divps	%xmm0, %xmm4
	movaps	912(%rsp), %xmm9
	movaps	112(%rsp), %xmm14
	mulps	%xmm14, %xmm9
	mulps	%xmm7, %xmm9
	movaps	928(%rsp), %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm12, %xmm15
	movaps	%xmm12, 96(%rsp)
	mulps	%xmm11, %xmm8
	subps	%xmm0, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm5, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm1
	minps	%xmm5, %xmm2
	movaps	%xmm1, %xmm0
	minps	%xmm2, %xmm0
	maxps	%xmm3, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm5, %xmm3
	divps	%xmm1, %xmm3
	movaps	560(%rsp), %xmm13
	movaps	32(%rsp), %xmm2
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	movaps	576(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm15, %xmm1
	mulps	%xmm11, %xmm12
	subps	%xmm1, %xmm12
	movaps	480(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm13, %xmm1
	movaps	%xmm9, 912(%rsp)
	mulps	%xmm9, %xmm1
	mulps	%xmm14, %xmm11
	subps	%xmm1, %xmm11
	movaps	%xmm4, 208(%rsp)
	mulps	%xmm4, %xmm12
	movaps	%xmm12, %xmm1
	movaps	%xmm8, 928(%rsp)
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm11
	movaps	%xmm13, 560(%rsp)
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm5, %xmm7
	subps	%xmm1, %xmm7
	movaps	%xmm12, 576(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm3, 128(%rsp)
	mulps	%xmm3, %xmm11
	movaps	%xmm11, 480(%rsp)
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm0, %xmm2
	movaps	.L0c79(%rip), %xmm3
	cmpltps	%xmm2, %xmm3
	movaps	1072(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	cmpeqps	.L0c21(%rip), %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm3, 352(%rsp)
	orps	%xmm3, %xmm0
	movaps	.L0c80(%rip), %xmm2
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	movaps	272(%rsp), %xmm9
	addps	%xmm9, %xmm0
	movaps	768(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	784(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	.L0c2(%rip), %xmm15
	andps	%xmm15, %xmm2
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm2
	movaps	176(%rsp), %xmm8
	movaps	%xmm8, %xmm3
	andps	%xmm15, %xmm3
	maxps	%xmm2, %xmm3
	movss	20(%r14), %xmm0
	mulss	.L0c81(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	cmpleps	%xmm0, %xmm3
	cmpleps	%xmm5, %xmm11
	movaps	%xmm11, 80(%rsp)
	andps	%xmm11, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movss	208(%r14), %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	256(%rsp), %xmm14
	addps	%xmm14, %xmm8
	movaps	800(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm8, %xmm2
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm14
	movaps	64(%rsp), %xmm11
	movaps	640(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	832(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	848(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movss	12(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm11
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm11
	movaps	48(%rsp), %xmm12
	movaps	528(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	864(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	880(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	movq	984(%rsp), %rcx
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	504(%rsp), %rdi
	movaps	%xmm9, (%rdi,%rax)
	movq	976(%rsp), %r10
	addq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, %r12
	movaps	%xmm14, (%rdi,%rcx)
	leaq	(%rdi,%rax), %rdx
	movq	%r10, %rcx
	shlq	$5, %rcx
	movaps	%xmm11, (%rcx,%rdx)
	mulps	%xmm4, %xmm12
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm12
	leaq	(%r10,%r10,2), %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	movaps	%xmm12, (%rsi,%rdx)
	movaps	112(%rsp), %xmm3
	movaps	96(%rsp), %xmm9
	movl	$4, %edx
	movl	28(%rsp), %ebx
	testb	$2, %bl
	je	.L0b82
	movaps	.L0c35(%rip), %xmm15
	xorps	%xmm15, %xmm9
	maxps	.L0c72(%rip), %xmm7
	sqrtps	%xmm7, %xmm0
	movaps	.L0c0(%rip), %xmm8
	movaps	%xmm8, %xmm5
	divps	%xmm0, %xmm5
	mulps	%xmm4, %xmm3
	movaps	%xmm3, 112(%rsp)
	movaps	32(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	80(%rsp), %xmm11
	andps	352(%rsp), %xmm11
	movaps	%xmm13, 48(%rsp)
	movaps	208(%rsp), %xmm12
	mulps	%xmm12, %xmm9
	movaps	928(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm9, %xmm14
	addps	912(%rsp), %xmm14
	xorps	%xmm15, %xmm14
	movaps	128(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	movaps	%xmm12, %xmm13
	xorps	%xmm15, %xmm13
	mulps	%xmm0, %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm12, %xmm0
	movaps	576(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm9, %xmm3
	addps	560(%rsp), %xmm3
	movaps	480(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm3, %xmm7
	xorps	%xmm15, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm1, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm15, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm2, %xmm4
	xorps	%xmm15, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	addps	%xmm1, %xmm8
	movaps	224(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	48(%rsp), %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm15
	mulps	%xmm5, %xmm4
	movaps	%xmm12, %xmm0
	movaps	48(%rsp), %xmm12
	mulps	%xmm0, %xmm0
	movaps	%xmm13, 480(%rsp)
	mulps	%xmm13, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	addps	%xmm13, %xmm8
	movaps	656(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm12, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	mulps	%xmm2, %xmm2
	movaps	%xmm4, 96(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm2, %xmm4
	mulps	112(%rsp), %xmm4
	mulps	112(%rsp), %xmm4
	movaps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm5, 64(%rsp)
	movaps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	32(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm12, %xmm2
	movaps	%xmm11, %xmm0
	movaps	112(%rsp), %xmm5
	blendvps	%xmm0, %xmm4, %xmm2
	movq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rdi, %rdx
	movaps	%xmm15, (%rax,%rdx)
	movaps	.L0c2(%rip), %xmm15
	movl	%ebx, %esi
	andl	$4, %esi
	movl	%esi, %edx
	shrl	$2, %edx
	xorl	%edi, %edi
	testl	%esi, %esi
	setne	%dil
	movl	$13, %r8d
	movl	$7, %r9d
	cmoveq	%r9, %r8
	addq	$5, %rdi
	imulq	%r10, %rdi
	shlq	$4, %rdi
	addq	504(%rsp), %rdi
	movaps	%xmm1, (%rax,%rdi)
	movq	504(%rsp), %rdi
	leaq	(%rdx,%rdx,2), %rdx
	addq	$6, %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rdi, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	%r10, %r8
	shlq	$4, %r8
	addq	%rdi, %r8
	movaps	%xmm2, (%rax,%r8)
	movl	$8, %edx
	testl	%esi, %esi
	je	.L0b82
	movaps	%xmm11, %xmm13
	movaps	208(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm5, %xmm4
	movaps	480(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm3, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movaps	656(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	224(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	%xmm12, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	leaq	(%r10,%r10,4), %rdx
	movq	%rdx, %rsi
	shlq	$4, %rsi
	addq	%rdi, %rsi
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm14
	movaps	96(%rsp), %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm4, %xmm14
	mulps	%xmm4, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm2, (%rax,%rsi)
	imulq	$112, %r10, %rsi
	addq	%rdi, %rsi
	movaps	%xmm4, (%rax,%rsi)
	mulps	%xmm5, %xmm8
	movaps	%xmm13, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movq	%r10, %rsi
	shlq	$7, %rsi
	addq	%rdi, %rsi
	movaps	64(%rsp), %xmm4
	mulps	%xmm4, %xmm7
	movaps	32(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	mulps	%xmm9, %xmm7
	movaps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm2, (%rax,%rsi)
	shlq	$5, %rdx
	addq	%rdi, %rdx
	movaps	%xmm1, (%rax,%rdx)
	mulps	%xmm4, %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	imulq	$176, %r10, %rdx
	addq	%rdi, %rdx
	movaps	%xmm1, (%rax,%rdx)
	mulps	%xmm13, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm4, %xmm12
	shlq	$6, %rcx
	addq	%rdi, %rcx
	movaps	%xmm12, (%rax,%rcx)
	movl	$14, %edx
.L0b82:
	testb	$8, %bl
	movl	616(%rsp), %esi
	movaps	.L0c34(%rip), %xmm5
	movl	620(%rsp), %edi
	movq	1216(%rsp), %r8
	movq	1208(%rsp), %r9
	movl	348(%rsp), %r10d
	movaps	(%rsp), %xmm13
	je	.L0b84
	movaps	416(%rsp), %xmm2
	addps	368(%rsp), %xmm2
	movaps	448(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	addps	384(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	addps	432(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	addps	464(%rsp), %xmm2
	movaps	544(%rsp), %xmm1
	addps	%xmm2, %xmm1
	movaps	1104(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movss	100(%r14), %xmm0
	movss	104(%r14), %xmm1
	movss	108(%r14), %xmm2
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r14), %xmm0
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm1, %xmm2
	shufps	$0, %xmm0, %xmm0
	movaps	288(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	movss	116(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	304(%rsp), %xmm11
	mulps	%xmm11, %xmm2
	addps	%xmm0, %xmm2
	movss	120(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	192(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	addps	%xmm2, %xmm1
	movss	136(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm4, %xmm0
	movss	140(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	addps	%xmm0, %xmm2
	movss	144(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm2, %xmm0
	movss	148(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	movss	152(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm2, %xmm0
	movss	156(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	1232(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	addps	%xmm8, %xmm2
	addps	%xmm3, %xmm2
	movss	172(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	movss	176(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%r14), %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm6, %xmm10
	addps	%xmm3, %xmm10
	movss	184(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm12, %xmm4
	movaps	1072(%rsp), %xmm0
	cmpeqps	.L0c21(%rip), %xmm0
	addps	%xmm10, %xmm4
	movss	188(%r14), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm11, %xmm6
	movss	208(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm7
	movaps	320(%rsp), %xmm5
	subps	%xmm5, %xmm7
	addps	%xmm4, %xmm6
	movss	192(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm3, %xmm7
	addps	%xmm5, %xmm5
	addps	%xmm8, %xmm1
	addps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm3, %xmm5
	blendvps	%xmm0, %xmm3, %xmm1
	mulps	.L0c82(%rip), %xmm8
	addps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm3, %xmm2
	blendvps	%xmm0, %xmm3, %xmm8
	movq	%rdx, %rcx
	movq	976(%rsp), %rbx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	movq	504(%rsp), %r15
	addq	%r15, %rcx
	movaps	%xmm7, (%rax,%rcx)
	leaq	1(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm5, (%rax,%rcx)
	leaq	2(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm1, (%rax,%rcx)
	leaq	3(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm2, (%rax,%rcx)
	addq	$4, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	jmp	.L0b84
.L0b88:
	addq	$1512, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
