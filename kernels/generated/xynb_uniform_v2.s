# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L4c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L4c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L4c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L4c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L4c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L4c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L4c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L4c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L4c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L4c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L4c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L4c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L4c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L4c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L4c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L4c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L4c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L4c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L4c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L4c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L4c20:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L4c21:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L4c22:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L4c23:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L4c24:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L4c25:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L4c26:
	.long	1
	.long	1
	.long	1
	.long	1
.L4c27:
	.long	2
	.long	2
	.long	2
	.long	2
.L4c28:
	.long	4
	.long	4
	.long	4
	.long	4
.L4c29:
	.long	8
	.long	8
	.long	8
	.long	8
.L4c34:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L4c35:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L4c36:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L4c37:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L4c38:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L4c39:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L4c40:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L4c41:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L4c42:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L4c43:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L4c44:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L4c45:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L4c46:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L4c47:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L4c48:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L4c49:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L4c50:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L4c51:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L4c52:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L4c53:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L4c54:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L4c55:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L4c56:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L4c58:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L4c59:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L4c60:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L4c61:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L4c62:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L4c63:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L4c64:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L4c65:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L4c66:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L4c67:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L4c68:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L4c69:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L4c70:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L4c71:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L4c72:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L4c73:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L4c74:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L4c75:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L4c76:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L4c77:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L4c78:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L4c79:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L4c80:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L4c82:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L4c83:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L4c84:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L4c85:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L4c86:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L4c30:
	.long	0x3f800000
.L4c31:
	.long	0x3f3504f3
.L4c32:
	.long	0x3ecc422a
.L4c33:
	.long	0x3f106ebb
.L4c57:
	.long	0x3f000000
.L4c81:
	.long	0x3951b717
	.globl	gaussmle_xynb_uniform_v2
gaussmle_xynb_uniform_v2:
	.globl	_gaussmle_xynb_uniform_v2
_gaussmle_xynb_uniform_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1512, %rsp
	movl	%esi, 220(%rsp)
	testl	%ecx, %ecx
	je	.L4b94
	testl	%edx, %edx
	je	.L4b94
	cmpl	$0, 220(%rsp)
	je	.L4b94
	movq	1584(%rsp), %r11
	movl	220(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 968(%rsp)
	movl	%edx, %esi
	movq	%rsi, 960(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 632(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %rsi
	movq	40(%rdi), %r10
	movq	%r10, 1200(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %r14
	addl	%r8d, %r9d
	addl	1568(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1160(%rsp)
	imull	%eax, %edx
	movl	%edx, 644(%rsp)
	leaq	16(%r14), %rax
	movq	%rax, 1184(%rsp)
	leaq	32(%r13), %r15
	xorl	%eax, %eax
	movaps	.L4c0(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movq	%r9, 1168(%rsp)
	movl	%r9d, %ecx
	movdqa	.L4c2(%rip), %xmm13
	movaps	.L4c3(%rip), %xmm15
	movq	%rsi, 1192(%rsp)
	movq	%r14, 1240(%rsp)
	jmp	.L4b4
	.p2align	4
.L4b93:
	incq	%rax
	addl	644(%rsp), %ecx
	cmpq	1160(%rsp), %rax
	je	.L4b94
.L4b4:
	movq	%rax, %rdx
	imulq	960(%rsp), %rdx
	movq	%rdx, 1176(%rsp)
	movl	%ecx, %edi
	xorl	%r8d, %r8d
	movq	%rax, 1208(%rsp)
	movl	%ecx, 648(%rsp)
	jmp	.L4b5
	.p2align	4
.L4b92:
	incq	%r8
	addl	220(%rsp), %edi
	cmpq	960(%rsp), %r8
	je	.L4b93
.L4b5:
	movq	1176(%rsp), %rdx
	addq	%r8, %rdx
	imulq	968(%rsp), %rdx
	addq	1168(%rsp), %rdx
	movl	%edi, %r9d
	xorl	%r10d, %r10d
	movl	%edi, 652(%rsp)
	movq	%r8, 1224(%rsp)
	movq	%rdx, 1216(%rsp)
	jmp	.L4b6
	.p2align	4
.L4b90:
	movq	1200(%rsp), %rcx
	movaps	928(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rax)
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%r8)
	movq	1208(%rsp), %rax
	movl	648(%rsp), %ecx
	movaps	.L4c3(%rip), %xmm15
	movl	652(%rsp), %edi
	movq	1224(%rsp), %r8
	movq	1216(%rsp), %rdx
	movl	364(%rsp), %r9d
	movq	1232(%rsp), %r10
.L4b91:
	incq	%r10
	incl	%r9d
	cmpq	968(%rsp), %r10
	je	.L4b92
.L4b6:
	leaq	(%rdx,%r10), %r12
	movl	8(%r11), %ebx
	movq	%r12, 984(%rsp)
	movq	%rbx, 976(%rsp)
	cmpq	%rbx, %r12
	jae	.L4b91
	movq	%r10, 1232(%rsp)
	movl	%r9d, 364(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 144(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	.L4b8
	movq	%rdx, 256(%rsp)
	movq	%rax, %r15
	imulq	984(%rsp), %r15
	movl	$2, %r9d
	subq	%r10, %r9
	imull	364(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 64(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 192(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movl	$16, %r8d
	movq	1184(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm14, 400(%rsp)
	movaps	%xmm14, 384(%rsp)
	movdqa	.L4c1(%rip), %xmm3
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 16(%rsp)
	xorl	%r12d, %r12d
	jmp	.L4b10
	.p2align	4
.L4b40:
	addps	%xmm6, %xmm2
	movaps	96(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 96(%rsp)
	incq	%r12
	addl	%r10d, %eax
	addl	64(%rsp), %r8d
	addq	%r10, %rdi
	addq	192(%rsp), %rbx
	cmpq	%r10, %r12
	je	.L4b41
.L4b10:
	movq	%r12, 32(%rsp)
	imulq	%r10, %r12
	leal	(%r15,%r12), %edx
	andl	$2147483647, %edx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	12(%rsp), %esi
	testb	$1, %sil
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	632(%rsp), %r11
	movdqa	(%r11,%rcx), %xmm5
	movdqa	%xmm5, %xmm0
	testb	$1, %sil
	je	.L4b12
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm5, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm12, %xmm6
	cvtdq2ps	%xmm6, %xmm0
.L4b12:
	testb	$1, 12(%rsp)
	je	.L4b14
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm6
	psrld	%xmm6, %xmm5
	pblendw	$170, %xmm12, %xmm5
	cvtdq2ps	%xmm5, %xmm5
.L4b14:
	movss	(%rbp), %xmm9
	movss	4(%rbp), %xmm6
	movss	8(%rbp), %xmm8
	shufps	$0, %xmm9, %xmm9
	subps	%xmm9, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm8, %xmm8
	addps	%xmm8, %xmm6
	movq	%r12, %rcx
	shlq	$4, %rcx
	movaps	%xmm6, (%r14,%rcx)
	testb	$8, 12(%rsp)
	je	.L4b16
	movaps	%xmm6, %xmm9
	addps	%xmm15, %xmm9
	mulps	%xmm6, %xmm9
	addps	.L4c4(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L4c5(%rip), %xmm9
	movaps	%xmm6, %xmm10
	addps	.L4c6(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	.L4c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm14, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	400(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	384(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm3
	movaps	%xmm10, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm3
	andps	%xmm14, %xmm0
	movaps	416(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm9, 416(%rsp)
	movaps	.L4c8(%rip), %xmm0
	andps	%xmm0, %xmm10
	orps	%xmm14, %xmm10
	movaps	%xmm10, 400(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 384(%rsp)
.L4b16:
	andl	$2147483647, %eax
	subps	%xmm8, %xmm6
	cmpq	$1, %r10
	jne	.L4b18
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
.L4b18:
	pand	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm4
	movaps	%xmm6, %xmm5
	addps	%xmm12, %xmm5
	je	.L4b19
	movq	%rbx, 80(%rsp)
	movl	%r8d, 160(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L4b21
.L4b29:
	addq	%rbx, %r12
	addq	%rbx, %rdx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	12(%rsp), %esi
	testb	$1, %sil
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	632(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm8
	movdqa	%xmm8, %xmm0
	testb	$1, %sil
	je	.L4b31
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm8, %xmm9
	psrld	%xmm0, %xmm9
	pblendw	$170, %xmm12, %xmm9
	cvtdq2ps	%xmm9, %xmm0
.L4b31:
	movss	(%rbp), %xmm11
	movss	4(%rbp), %xmm9
	movss	8(%rbp), %xmm10
	testb	$1, %sil
	movq	1240(%rsp), %r14
	je	.L4b33
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm12
	psrld	%xmm12, %xmm8
	pxor	%xmm12, %xmm12
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm8
.L4b33:
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm0, %xmm9
	shufps	$0, %xmm10, %xmm10
	addps	%xmm10, %xmm9
	shlq	$4, %r12
	movaps	%xmm9, (%r14,%r12)
	testb	$8, 12(%rsp)
	je	.L4b35
	movaps	%xmm9, %xmm11
	addps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	.L4c4(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	.L4c5(%rip), %xmm11
	movaps	%xmm9, %xmm12
	addps	.L4c6(%rip), %xmm12
	mulps	%xmm9, %xmm12
	addps	.L4c7(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	xorps	%xmm12, %xmm12
	movaps	400(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	movdqa	.L4c2(%rip), %xmm13
	movaps	384(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	416(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 416(%rsp)
	movaps	.L4c8(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 400(%rsp)
	andps	%xmm0, %xmm7
	orps	%xmm14, %xmm7
	movaps	%xmm7, 384(%rsp)
.L4b35:
	movq	32(%rsp), %r12
	subps	%xmm10, %xmm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L4b37
	movaps	16(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 16(%rsp)
.L4b37:
	movl	160(%rsp), %r8d
	movq	80(%rsp), %rbx
	andps	%xmm13, %xmm8
	pmaxud	%xmm8, %xmm4
	addps	%xmm9, %xmm5
	testq	%r12, %r12
	jne	.L4b40
	jmp	.L4b39
	.p2align	4
.L4b19:
	movq	32(%rsp), %r12
	testq	%r12, %r12
	jne	.L4b40
.L4b39:
	movaps	48(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 48(%rsp)
	jmp	.L4b40
	.p2align	4
.L4b21:
	movq	80(%rsp), %rcx
	movl	160(%rsp), %r11d
	jmp	.L4b22
	.p2align	4
.L4b28:
	pand	%xmm13, %xmm8
	pmaxud	%xmm8, %xmm4
	subps	%xmm10, %xmm9
	addps	%xmm9, %xmm5
	leaq	(%r9,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rcx
	cmpq	$1, %r14
	je	.L4b29
.L4b22:
	movq	%rbp, %rsi
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r15, %r14
	movl	12(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%rbp, %r14
	shlq	$4, %r14
	movq	632(%rsp), %rbp
	movdqa	(%rbp,%r14), %xmm8
	movdqa	%xmm8, %xmm0
	testb	$1, %r8b
	je	.L4b24
	movl	%r11d, %ebp
	andl	$16, %ebp
	movd	%ebp, %xmm0
	movdqa	%xmm8, %xmm9
	psrld	%xmm0, %xmm9
	pblendw	$170, %xmm12, %xmm9
	cvtdq2ps	%xmm9, %xmm0
.L4b24:
	testb	$1, %r8b
	je	.L4b26
	movl	%r11d, %ebp
	andl	$16, %ebp
	movd	%ebp, %xmm9
	psrld	%xmm9, %xmm8
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm8
.L4b26:
	movq	%rsi, %rbp
	movss	(%rsi), %xmm11
	movss	4(%rsi), %xmm9
	movss	8(%rsi), %xmm10
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm0, %xmm9
	shufps	$0, %xmm10, %xmm10
	addps	%xmm10, %xmm9
	movaps	%xmm9, (%rcx)
	testb	$8, %r8b
	je	.L4b28
	movaps	%xmm9, %xmm11
	addps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	.L4c4(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	.L4c5(%rip), %xmm11
	movaps	%xmm9, %xmm12
	addps	.L4c6(%rip), %xmm12
	mulps	%xmm9, %xmm12
	addps	.L4c7(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	xorps	%xmm12, %xmm12
	movaps	400(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	movdqa	.L4c2(%rip), %xmm13
	movaps	384(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	416(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 416(%rsp)
	movaps	.L4c8(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 400(%rsp)
	andps	%xmm0, %xmm7
	orps	%xmm14, %xmm7
	movaps	%xmm7, 384(%rsp)
	jmp	.L4b28
	.p2align	4
.L4b41:
	movdqa	%xmm4, %xmm6
	pmaxud	.L4c9(%rip), %xmm6
	pcmpeqd	%xmm4, %xmm6
	movdqa	%xmm3, %xmm0
	pblendw	$170, .L4c10(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, .L4c11(%rip), %xmm3
	subps	.L4c12(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	.L4c13(%rip), %xmm3
	movq	1584(%rsp), %r11
	movq	1192(%rsp), %rsi
	leaq	32(%r13), %r15
	movq	256(%rsp), %rdx
	movaps	48(%rsp), %xmm1
	movaps	16(%rsp), %xmm11
	jmp	.L4b42
.L4b8:
	xorps	%xmm11, %xmm11
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm14, 384(%rsp)
	movaps	%xmm14, 400(%rsp)
.L4b42:
	testq	%rdx, %rdx
	movaps	.L4c14(%rip), %xmm7
	movaps	%xmm3, 1120(%rsp)
	movdqa	%xmm6, 32(%rsp)
	js	.L4b43
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	jmp	.L4b45
	.p2align	4
.L4b43:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	addss	%xmm6, %xmm6
.L4b45:
	movl	144(%rsp), %r9d
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r10, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm0
	maxps	%xmm14, %xmm0
	movaps	%xmm14, %xmm4
	divps	%xmm0, %xmm4
	mulps	%xmm4, %xmm1
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm8
	minps	%xmm1, %xmm8
	movaps	%xmm5, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	mulps	%xmm4, %xmm2
	mulps	%xmm11, %xmm4
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
	minps	%xmm8, %xmm4
	movaps	%xmm1, %xmm3
	maxps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
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
	mulps	%xmm7, %xmm2
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1248(%rsp)
	xorps	%xmm0, %xmm0
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm11, %xmm11
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	.L4b50
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	movss	8(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm8
	addps	%xmm2, %xmm8
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r14, %rcx
	xorl	%edx, %edx
	.p2align	4
.L4b47:
	movq	%rcx, %rdi
	xorps	%xmm10, %xmm10
	xorl	%r8d, %r8d
	xorps	%xmm6, %xmm6
	.p2align	4
.L4b48:
	movaps	(%rdi), %xmm12
	subps	%xmm0, %xmm12
	subps	%xmm8, %xmm12
	maxps	%xmm6, %xmm12
	mulps	%xmm12, %xmm12
	xorps	%xmm13, %xmm13
	cvtsi2ss	%r8, %xmm13
	movaps	%xmm13, %xmm14
	shufps	$0, %xmm13, %xmm14
	addps	%xmm12, %xmm10
	mulps	%xmm12, %xmm14
	addps	%xmm14, %xmm11
	mulss	%xmm13, %xmm13
	shufps	$0, %xmm13, %xmm13
	mulps	%xmm12, %xmm13
	addps	%xmm13, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	.L4b48
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rdx, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm10, %xmm1
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm5
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm4
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L4b47
.L4b50:
	movaps	%xmm1, %xmm0
	maxps	.L4c15(%rip), %xmm0
	movaps	.L4c0(%rip), %xmm15
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	.L4c16(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	addps	.L4c17(%rip), %xmm9
	mulps	.L4c14(%rip), %xmm9
	mulps	%xmm8, %xmm11
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	1248(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	divps	.L4c18(%rip), %xmm5
	mulps	%xmm8, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	.L4c19(%rip), %xmm12
	maxps	%xmm12, %xmm11
	mulps	%xmm4, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm8
	addps	%xmm8, %xmm8
	movaps	%xmm5, %xmm3
	minps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	sqrtps	%xmm11, %xmm4
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L4c20(%rip), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm2, %xmm1
	mulps	%xmm6, %xmm1
	movaps	96(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm4, %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	maxps	%xmm15, %xmm1
	movss	52(%rbp), %xmm13
	movss	56(%rbp), %xmm11
	movss	60(%rbp), %xmm8
	movss	64(%rbp), %xmm5
	shufps	$0, %xmm13, %xmm13
	movss	76(%rbp), %xmm14
	shufps	$0, %xmm14, %xmm14
	shufps	$0, %xmm11, %xmm11
	movss	80(%rbp), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	84(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm5, %xmm5
	movss	88(%rbp), %xmm7
	movaps	%xmm14, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm14, 1024(%rsp)
	blendvps	%xmm0, %xmm14, %xmm3
	movaps	%xmm13, %xmm10
	maxps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 768(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm12, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm12, 784(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm11, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm11, 800(%rsp)
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, 336(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm4, 816(%rsp)
	minps	%xmm1, %xmm4
	movaps	%xmm8, 832(%rsp)
	movaps	%xmm7, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm7, 848(%rsp)
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm5, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm5, 864(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm6, %xmm0
	movaps	.L4c21(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	orps	32(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm15, %xmm7
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 752(%rsp)
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	.L4c22(%rip), %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1104(%rsp)
	movl	%r9d, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rax, %xmm0
	maxps	%xmm4, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	%xmm10, %xmm8
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1280(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm15, 688(%rsp)
	movaps	.L4c25(%rip), %xmm0
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm1, 992(%rsp)
	movaps	.L4c24(%rip), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	.L4c23(%rip), %xmm0
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movq	984(%rsp), %r8
	jmp	.L4b51
	.p2align	4
.L4b95:
	movaps	672(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm11
	movaps	%xmm0, %xmm4
	addps	%xmm2, %xmm11
	movaps	592(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	432(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm2
	addps	%xmm1, %xmm3
	mulps	%xmm4, %xmm14
	addps	%xmm3, %xmm14
	movaps	368(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	240(%rsp), %xmm1
	movaps	448(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm8, %xmm5
	movaps	512(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm6
	movaps	528(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	336(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 16(%rsp)
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	minps	%xmm8, %xmm10
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm10, %xmm8
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	112(%rsp), %xmm10
	mulps	%xmm10, %xmm6
	movaps	%xmm6, 512(%rsp)
	movaps	288(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm6, %xmm14
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	mulps	%xmm7, %xmm2
	movaps	%xmm2, 592(%rsp)
	movaps	80(%rsp), %xmm6
	addps	%xmm2, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	mulps	%xmm5, %xmm4
	movaps	%xmm4, 672(%rsp)
	movaps	96(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1328(%rsp), %xmm0
	minps	%xmm9, %xmm0
	movaps	1312(%rsp), %xmm2
	minps	%xmm0, %xmm2
	minps	%xmm2, %xmm15
	movaps	304(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm9, %xmm0
	movaps	32(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	minps	%xmm15, %xmm4
	movaps	192(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm9, %xmm3
	movaps	576(%rsp), %xmm2
	subps	%xmm2, %xmm3
	mulps	%xmm2, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm4, %xmm0
	movaps	64(%rsp), %xmm2
	mulps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	movaps	%xmm9, %xmm3
	movaps	272(%rsp), %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm4, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm0, %xmm10
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	320(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm9, %xmm0
	movaps	912(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	224(%rsp), %xmm0
	mulps	752(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	movaps	48(%rsp), %xmm4
	mulps	704(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	144(%rsp), %xmm0
	mulps	736(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	256(%rsp), %xmm4
	mulps	720(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	656(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm12, 432(%rsp)
	movaps	%xmm5, %xmm12
	movaps	.L4c19(%rip), %xmm11
	mulps	%xmm11, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	maxps	.L4c15(%rip), %xmm5
	movaps	%xmm9, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm12, 656(%rsp)
	mulps	%xmm12, %xmm0
	mulps	688(%rsp), %xmm0
	movaps	1136(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	minps	%xmm0, %xmm15
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	xorps	%xmm4, %xmm4
	movaps	560(%rsp), %xmm11
	cmpltps	%xmm11, %xmm4
	movaps	%xmm11, 560(%rsp)
	maxps	.L4c83(%rip), %xmm15
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm12, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm9, %xmm15
	movaps	%xmm9, %xmm5
	movaps	80(%rsp), %xmm2
	divps	%xmm2, %xmm5
	mulps	%xmm7, %xmm5
	sqrtps	1072(%rsp), %xmm10
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm11, %xmm7
	cmpltps	.L4c79(%rip), %xmm3
	movaps	%xmm10, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm5, %xmm11
	orps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L4c25(%rip), %xmm13
	blendvps	%xmm0, %xmm13, %xmm11
	movaps	%xmm11, 160(%rsp)
	movaps	1264(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm10, 112(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	992(%rsp), %xmm12
	movaps	%xmm12, %xmm9
	mulps	.L4c19(%rip), %xmm9
	movaps	%xmm12, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, %xmm9
	movaps	%xmm11, 128(%rsp)
	movaps	16(%rsp), %xmm0
	cmpneqps	%xmm8, %xmm0
	cmpeqps	336(%rsp), %xmm8
	andps	%xmm0, %xmm8
	movaps	480(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	movaps	288(%rsp), %xmm11
	cmpeqps	%xmm11, %xmm14
	andps	%xmm0, %xmm14
	movaps	240(%rsp), %xmm0
	cmpneqps	%xmm6, %xmm0
	cmpeqps	%xmm2, %xmm6
	andps	%xmm0, %xmm6
	movaps	464(%rsp), %xmm0
	cmpneqps	%xmm1, %xmm0
	cmpeqps	96(%rsp), %xmm1
	andps	%xmm0, %xmm1
	psrld	$31, %xmm6
	pslld	$2, %xmm6
	psrld	$31, %xmm1
	pslld	$3, %xmm1
	por	%xmm6, %xmm1
	psrld	$31, %xmm8
	paddd	%xmm8, %xmm8
	por	%xmm8, %xmm1
	psubd	%xmm14, %xmm1
	andps	%xmm3, %xmm4
	movaps	%xmm4, 320(%rsp)
	movaps	1056(%rsp), %xmm0
	subps	1008(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	cmpltps	%xmm0, %xmm3
	movaps	%xmm0, %xmm2
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm3, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm4, %xmm0
	orps	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm10, 64(%rsp)
	movaps	%xmm7, %xmm0
	movaps	.L4c25(%rip), %xmm14
	movaps	432(%rsp), %xmm2
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm3, %xmm0
	movaps	%xmm3, 304(%rsp)
	movaps	896(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 896(%rsp)
	blendvps	%xmm0, %xmm9, %xmm12
	movaps	%xmm12, 992(%rsp)
	movaps	512(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L4c2(%rip), %xmm7
	andps	%xmm7, %xmm0
	movaps	.L4c84(%rip), %xmm9
	addps	%xmm9, %xmm0
	movaps	.L4c0(%rip), %xmm4
	movaps	%xmm4, %xmm2
	divps	%xmm0, %xmm2
	movaps	1376(%rsp), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm2, %xmm1
	xorps	%xmm10, %xmm10
	movaps	%xmm1, %xmm12
	movaps	%xmm15, %xmm0
	movaps	%xmm15, 448(%rsp)
	minps	%xmm15, %xmm12
	cmpunordps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	368(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm7, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm12, %xmm9
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm6, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm11, %xmm3
	subps	768(%rsp), %xmm3
	movaps	1024(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	subps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm2, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	32(%rsp), %xmm0
	movaps	.L4c85(%rip), %xmm11
	mulps	%xmm11, %xmm4
	minps	%xmm14, %xmm4
	movaps	%xmm14, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm13, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	336(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	subps	800(%rsp), %xmm2
	movaps	784(%rsp), %xmm3
	subps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	576(%rsp), %xmm0
	mulps	%xmm11, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm10, %xmm0
	movaps	80(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	832(%rsp), %xmm2
	movaps	816(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	.L4c2(%rip), %xmm6
	andps	%xmm6, %xmm1
	movaps	.L4c84(%rip), %xmm8
	addps	%xmm8, %xmm1
	movaps	.L4c0(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	272(%rsp), %xmm0
	mulps	%xmm11, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm12, %xmm7
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm10, %xmm0
	movaps	96(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	subps	864(%rsp), %xmm2
	movaps	848(%rsp), %xmm3
	subps	%xmm10, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm6, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm10
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	912(%rsp), %xmm0
	mulps	%xmm11, %xmm3
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1040(%rsp), %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm2, %xmm12
	cmpltps	%xmm9, %xmm12
	andps	%xmm0, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm1
	movaps	16(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	.L4c82(%rip), %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	cmpnleps	128(%rsp), %xmm1
	movaps	448(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	cmpnleps	%xmm9, %xmm3
	orps	%xmm1, %xmm3
	orps	320(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm10, %xmm3
	movaps	%xmm10, %xmm5
	movaps	304(%rsp), %xmm0
	movaps	560(%rsp), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 560(%rsp)
	movaps	512(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	288(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	%xmm15, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm7, %xmm10
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm15
	subps	%xmm3, %xmm15
	movaps	224(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 752(%rsp), %xmm15
	mulps	368(%rsp), %xmm9
	addps	%xmm13, %xmm9
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm9, %xmm7
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm7, %xmm11
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm11
	movaps	%xmm11, %xmm6
	subps	%xmm13, %xmm6
	movaps	48(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 704(%rsp), %xmm6
	movaps	%xmm5, %xmm3
	movaps	%xmm5, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm2, %xmm8
	movaps	%xmm1, %xmm0
	mulps	%xmm15, %xmm0
	movaps	944(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	144(%rsp), %xmm7
	subps	%xmm2, %xmm7
	movaps	608(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	256(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm6, %xmm1
	movaps	880(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm7
	movaps	544(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	496(%rsp), %xmm2
	movaps	1360(%rsp), %xmm14
	mulps	%xmm14, %xmm2
	movaps	1344(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm5
	maxps	.L4c72(%rip), %xmm5
	movaps	%xmm3, %xmm4
	divps	%xmm5, %xmm4
	mulps	%xmm14, %xmm7
	mulps	%xmm7, %xmm1
	mulps	%xmm9, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm8, %xmm4
	mulps	%xmm8, %xmm0
	movaps	96(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	movaps	.L4c86(%rip), %xmm8
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	addps	%xmm3, %xmm9
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	864(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm5, %xmm9
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm0, %xmm3
	blendvps	%xmm0, 720(%rsp), %xmm5
	mulps	%xmm14, %xmm7
	mulps	%xmm14, %xmm2
	mulps	%xmm4, %xmm7
	movaps	%xmm13, %xmm14
	xorps	%xmm13, %xmm13
	mulps	%xmm1, %xmm14
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm7
	movaps	80(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm2, %xmm7
	movaps	816(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	832(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, %xmm4
	subps	%xmm7, %xmm4
	movaps	144(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	blendvps	%xmm0, 736(%rsp), %xmm4
	movaps	224(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	48(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm14, %xmm0
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm2
	andnps	%xmm2, %xmm12
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 656(%rsp), %xmm12
	movss	16(%rbp), %xmm0
	movaps	%xmm0, %xmm7
	shufps	$0, %xmm0, %xmm7
	movaps	160(%rsp), %xmm8
	cmpleps	%xmm7, %xmm8
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1088(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	andps	%xmm8, %xmm2
	movaps	192(%rsp), %xmm0
	orps	1296(%rsp), %xmm0
	andps	%xmm3, %xmm0
	andnps	1056(%rsp), %xmm2
	addps	1008(%rsp), %xmm2
	movaps	928(%rsp), %xmm7
	cmpltps	1280(%rsp), %xmm7
	andps	%xmm2, %xmm7
	movaps	%xmm10, %xmm8
	movaps	%xmm11, 336(%rsp)
	movaps	%xmm1, 80(%rsp)
	movaps	%xmm15, 752(%rsp)
	movaps	%xmm6, 704(%rsp)
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm5, 720(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm12, 656(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1264(%rsp)
.L4b51:
	movaps	%xmm3, %xmm0
	xorps	.L4c26(%rip), %xmm0
	movaps	%xmm0, 1488(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L4c27(%rip), %xmm0
	movaps	%xmm0, 1472(%rsp)
	pcmpeqd	%xmm13, %xmm0
	movdqa	%xmm0, 1456(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L4c28(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	pcmpeqd	%xmm13, %xmm0
	movdqa	%xmm0, 1424(%rsp)
	movaps	%xmm3, 1296(%rsp)
	andps	.L4c29(%rip), %xmm3
	movaps	%xmm3, 1408(%rsp)
	pcmpeqd	%xmm13, %xmm3
	movdqa	%xmm3, 1392(%rsp)
	pxor	%xmm3, %xmm3
	movaps	.L4c14(%rip), %xmm12
	.p2align	4
.L4b52:
	movaps	%xmm7, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm7, %xmm2
	shufps	$255, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	movss	20(%rbp), %xmm0
	movss	.L4c30(%rip), %xmm1
	movaps	%xmm0, 1376(%rsp)
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	shufps	$0, %xmm1, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm1, %xmm0
	mulss	.L4c31(%rip), %xmm0
	movaps	%xmm1, %xmm3
	mulss	.L4c32(%rip), %xmm3
	mulss	.L4c33(%rip), %xmm1
	testq	%r10, %r10
	movaps	%xmm9, 96(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm8, 288(%rsp)
	movaps	%xmm7, 1056(%rsp)
	movaps	%xmm2, 272(%rsp)
	je	.L4b53
	shufps	$0, %xmm0, %xmm0
	movaps	.L4c34(%rip), %xmm2
	subps	%xmm8, %xmm2
	movaps	%xmm0, 32(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	.L4c35(%rip), %xmm11
	xorps	%xmm11, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	.L4c36(%rip), %xmm14
	maxps	%xmm14, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L4c37(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	.L4c38(%rip), %xmm8
	mulps	%xmm8, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	.L4c39(%rip), %xmm8
	mulps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	movaps	.L4c40(%rip), %xmm15
	mulps	%xmm15, %xmm7
	movaps	.L4c41(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L4c42(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L4c43(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L4c44(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L4c45(%rip), %xmm15
	addps	%xmm15, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	.L4c46(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	.L4c0(%rip), %xmm5
	addps	%xmm5, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	movaps	.L4c2(%rip), %xmm13
	andps	%xmm13, %xmm0
	movaps	%xmm3, %xmm9
	movaps	.L4c47(%rip), %xmm3
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, .L4c34(%rip), %xmm10
	movaps	%xmm8, %xmm7
	mulps	.L4c48(%rip), %xmm7
	movaps	.L4c49(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c50(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c51(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c52(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c53(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c54(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c55(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L4c56(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 16(%rsp)
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r15, %rax
	xorl	%ecx, %ecx
	movss	.L4c57(%rip), %xmm15
	movaps	%xmm12, %xmm3
	.p2align	4
.L4b57:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm15, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	288(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	%xmm11, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L4c36(%rip), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	.L4c38(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L4c39(%rip), %xmm0
	addps	.L4c45(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L4c46(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L4c40(%rip), %xmm11
	addps	.L4c41(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L4c42(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L4c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L4c44(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	.L4c47(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, .L4c34(%rip), %xmm10
	movaps	%xmm5, %xmm13
	divps	%xmm12, %xmm13
	movaps	.L4c48(%rip), %xmm12
	addps	%xmm5, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	%xmm12, %xmm0
	addps	.L4c49(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c50(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	.L4c2(%rip), %xmm13
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
	movaps	.L4c35(%rip), %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	16(%rsp), %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	.L4b57
	movaps	.L4c34(%rip), %xmm2
	subps	336(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	xorps	%xmm11, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	.L4c36(%rip), %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	.L4c38(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	.L4c39(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	mulps	.L4c40(%rip), %xmm7
	addps	.L4c41(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L4c42(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L4c43(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L4c44(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L4c45(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	.L4c46(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm5, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm13, %xmm0
	mulps	.L4c47(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, .L4c34(%rip), %xmm10
	movaps	%xmm8, %xmm7
	mulps	%xmm12, %xmm7
	addps	.L4c49(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c50(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c51(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c52(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c53(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c54(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c55(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L4c56(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L4b59:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm15, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	336(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	%xmm11, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L4c36(%rip), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	.L4c38(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L4c39(%rip), %xmm0
	addps	.L4c45(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L4c46(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L4c40(%rip), %xmm11
	addps	.L4c41(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L4c42(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L4c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L4c44(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	.L4c47(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, .L4c34(%rip), %xmm10
	movaps	%xmm5, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm5, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	.L4c48(%rip), %xmm0
	addps	.L4c49(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c50(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L4c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	.L4c2(%rip), %xmm13
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
	movaps	.L4c35(%rip), %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	16(%rsp), %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	.L4b59
	xorps	%xmm0, %xmm0
	movaps	272(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	560(%rsp), %xmm0
	ja	.L4b62
	xorps	%xmm0, %xmm0
.L4b62:
	movaps	%xmm0, 16(%rsp)
	movss	8(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 576(%rsp)
	movq	%r14, %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm6, %xmm6
	xorl	%ecx, %ecx
	movaps	%xmm0, 176(%rsp)
	movaps	80(%rsp), %xmm10
	.p2align	4
.L4b63:
	movaps	%xmm6, 464(%rsp)
	movaps	%xmm1, 240(%rsp)
	movaps	%xmm2, 480(%rsp)
	movaps	%xmm5, 608(%rsp)
	movaps	%xmm3, 544(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm1, 432(%rsp)
	mulps	%xmm1, %xmm10
	movaps	%xmm10, 32(%rsp)
	xorps	%xmm1, %xmm1
	movq	%r15, %rdx
	xorl	%edi, %edi
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm13, %xmm13
	xorps	%xmm2, %xmm2
	xorps	%xmm8, %xmm8
	xorps	%xmm12, %xmm12
	xorps	%xmm14, %xmm14
	xorps	%xmm7, %xmm7
	movaps	576(%rsp), %xmm5
	.p2align	4
.L4b64:
	movaps	(%rax,%rdi), %xmm3
	movaps	-32(%rdx), %xmm11
	movaps	-16(%rdx), %xmm15
	movaps	32(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	96(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	.L4c0(%rip), %xmm10
	divps	%xmm0, %xmm10
	subps	%xmm0, %xmm3
	mulps	%xmm10, %xmm3
	movaps	16(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	mulps	%xmm11, %xmm10
	addps	%xmm10, %xmm12
	movaps	%xmm3, %xmm10
	mulps	%xmm15, %xmm10
	addps	%xmm10, %xmm14
	addps	%xmm3, %xmm8
	mulps	(%rdx), %xmm3
	addps	%xmm3, %xmm7
	movaps	%xmm11, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm9
	mulps	%xmm11, %xmm3
	addps	%xmm3, %xmm6
	addps	%xmm0, %xmm1
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm11
	addps	%xmm11, %xmm13
	addps	%xmm0, %xmm4
	mulps	%xmm15, %xmm0
	addps	%xmm0, %xmm2
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L4b64
	movaps	32(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm14, %xmm0
	movaps	224(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 224(%rsp)
	movaps	80(%rsp), %xmm15
	mulps	160(%rsp), %xmm15
	mulps	%xmm10, %xmm2
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm10, %xmm2
	movaps	304(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm12, %xmm0
	movaps	48(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	movaps	480(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	movaps	192(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 192(%rsp)
	movaps	432(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	movaps	144(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 144(%rsp)
	mulps	%xmm11, %xmm6
	addps	%xmm3, %xmm6
	mulps	%xmm11, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm10, %xmm13
	movaps	112(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	movaps	128(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 128(%rsp)
	mulps	%xmm11, %xmm6
	movaps	64(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	256(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 256(%rsp)
	addps	%xmm3, %xmm1
	movaps	320(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 320(%rsp)
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	movaps	608(%rsp), %xmm5
	addps	%xmm4, %xmm5
	addps	%xmm3, %xmm9
	mulps	%xmm9, %xmm15
	movaps	544(%rsp), %xmm3
	addps	%xmm15, %xmm3
	mulps	%xmm11, %xmm9
	movaps	496(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	160(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	240(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	80(%rsp), %xmm10
	mulps	%xmm11, %xmm7
	movaps	464(%rsp), %xmm6
	addps	%xmm7, %xmm6
	movaps	448(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	movaps	176(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 176(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L4b63
	movaps	.L4c17(%rip), %xmm8
	movaps	%xmm1, 240(%rsp)
	movaps	96(%rsp), %xmm9
	movaps	1056(%rsp), %xmm7
	movaps	224(%rsp), %xmm1
	movaps	48(%rsp), %xmm14
	movaps	192(%rsp), %xmm12
	movaps	304(%rsp), %xmm4
	jmp	.L4b67
	.p2align	4
.L4b53:
	ucomiss	%xmm4, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	560(%rsp), %xmm0
	ja	.L4b55
	xorps	%xmm0, %xmm0
.L4b55:
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 112(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm2, %xmm2
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm1, %xmm1
	movaps	.L4c17(%rip), %xmm8
	movaps	80(%rsp), %xmm10
.L4b67:
	movaps	16(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm6
	movaps	368(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	subps	%xmm6, %xmm4
	movaps	176(%rsp), %xmm15
	mulps	%xmm0, %xmm15
	mulps	%xmm11, %xmm15
	subps	%xmm15, %xmm12
	movaps	%xmm12, 192(%rsp)
	mulps	240(%rsp), %xmm0
	movaps	272(%rsp), %xmm12
	xorps	%xmm6, %xmm6
	ucomiss	%xmm6, %xmm12
	subps	%xmm0, %xmm2
	movaps	%xmm2, 480(%rsp)
	movaps	%xmm8, %xmm15
	divps	%xmm10, %xmm15
	mulps	%xmm13, %xmm15
	movaps	%xmm15, %xmm12
	mulps	%xmm1, %xmm12
	addps	112(%rsp), %xmm12
	movaps	%xmm14, 48(%rsp)
	mulps	%xmm14, %xmm15
	addps	128(%rsp), %xmm15
	movaps	%xmm1, %xmm14
	movaps	%xmm4, %xmm6
	xorps	%xmm11, %xmm11
	movaps	%xmm3, 544(%rsp)
	movaps	%xmm5, 608(%rsp)
	movaps	%xmm15, 880(%rsp)
	movaps	%xmm12, 944(%rsp)
	movaps	%xmm1, 224(%rsp)
	movaps	%xmm4, 304(%rsp)
	jbe	.L4b68
	movaps	928(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	.L4c58(%rip), %xmm1
	movaps	%xmm0, 928(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	.L4c0(%rip), %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm11, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm11, %xmm2
	movaps	64(%rsp), %xmm4
	movaps	288(%rsp), %xmm8
	jbe	.L4b70
	testq	%r10, %r10
	movaps	%xmm1, 16(%rsp)
	je	.L4b72
	movss	8(%rbp), %xmm15
	shufps	$0, %xmm15, %xmm15
	xorps	%xmm3, %xmm3
	movq	%r14, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L4b74:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, 32(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	.L4c66(%rip), %xmm2
	movaps	.L4c67(%rip), %xmm11
	movaps	.L4c68(%rip), %xmm4
	movaps	.L4c0(%rip), %xmm12
	movaps	.L4c17(%rip), %xmm1
	movdqa	.L4c59(%rip), %xmm14
	movdqa	.L4c60(%rip), %xmm13
	.p2align	4
.L4b75:
	movaps	(%rdx), %xmm5
	mulps	32(%rsp), %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm15, %xmm5
	movaps	(%rax,%rdi), %xmm6
	movaps	%xmm12, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm1, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm12, %xmm0
	paddd	%xmm14, %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm12, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm1, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	.L4c65(%rip), %xmm9
	addps	%xmm2, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm11, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L4c63(%rip), %xmm9
	addps	.L4c64(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	.L4c61(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	.L4c62(%rip), %xmm9
	addps	%xmm9, %xmm10
	movaps	96(%rsp), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm12, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm1, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L4b75
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	80(%rsp), %xmm10
	jne	.L4b74
	jmp	.L4b77
	.p2align	4
.L4b68:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	272(%rsp), %xmm0
	movaps	320(%rsp), %xmm2
	movaps	64(%rsp), %xmm4
	movaps	288(%rsp), %xmm8
	movaps	336(%rsp), %xmm13
	jmp	.L4b78
	.p2align	4
.L4b70:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	272(%rsp), %xmm0
	movaps	320(%rsp), %xmm2
	movaps	336(%rsp), %xmm13
	jmp	.L4b78
.L4b72:
	xorps	%xmm3, %xmm3
.L4b77:
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	mulps	.L4c69(%rip), %xmm12
	addps	.L4c70(%rip), %xmm12
	xorps	%xmm2, %xmm2
	cmpltps	16(%rsp), %xmm2
	addps	%xmm1, %xmm12
	cmpltps	%xmm3, %xmm12
	andps	%xmm2, %xmm12
	movaps	%xmm12, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1040(%rsp)
	movaps	992(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L4c21(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 992(%rsp)
	movaps	1136(%rsp), %xmm1
	blendvps	%xmm0, .L4c71(%rip), %xmm1
	movaps	%xmm1, 1136(%rsp)
	movaps	.L4c0(%rip), %xmm11
	movaps	%xmm11, %xmm4
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, .L4c19(%rip), %xmm4
	movaps	752(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	288(%rsp), %xmm8
	subps	%xmm0, %xmm8
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	336(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm10
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	656(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	688(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm12, %xmm4
	andnps	560(%rsp), %xmm4
	movaps	%xmm12, %xmm0
	movaps	896(%rsp), %xmm7
	blendvps	%xmm0, .L4c25(%rip), %xmm7
	movaps	%xmm7, 896(%rsp)
	andps	%xmm11, %xmm12
	movaps	%xmm12, 1008(%rsp)
	movaps	%xmm4, 560(%rsp)
	movaps	%xmm5, 720(%rsp)
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm1, 752(%rsp)
	xorps	%xmm11, %xmm11
	movaps	880(%rsp), %xmm15
	movaps	224(%rsp), %xmm14
	movaps	272(%rsp), %xmm0
	movaps	320(%rsp), %xmm2
	movaps	64(%rsp), %xmm4
	movaps	304(%rsp), %xmm6
.L4b78:
	movaps	%xmm4, 64(%rsp)
	movaps	%xmm2, 320(%rsp)
	movaps	%xmm10, 80(%rsp)
	movaps	%xmm9, 96(%rsp)
	ucomiss	%xmm11, %xmm0
	movdqa	1408(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, 160(%rsp)
	movdqa	1440(%rsp), %xmm0
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, 16(%rsp)
	movdqa	1472(%rsp), %xmm11
	pcmpgtd	%xmm1, %xmm11
	movaps	%xmm6, %xmm0
	movaps	.L4c15(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L4c0(%rip), %xmm12
	movaps	%xmm12, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	%xmm3, 112(%rsp)
	movaps	192(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm7
	divps	%xmm0, %xmm7
	movaps	%xmm4, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 176(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm1
	movaps	%xmm12, %xmm6
	divps	%xmm0, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm8, %xmm2
	cmpleps	768(%rsp), %xmm2
	movaps	1024(%rsp), %xmm0
	movaps	%xmm8, 288(%rsp)
	cmpleps	%xmm8, %xmm0
	movaps	%xmm14, %xmm1
	movaps	.L4c35(%rip), %xmm12
	xorps	%xmm12, %xmm1
	movaps	.L4c17(%rip), %xmm8
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm14, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1296(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1072(%rsp)
	mulps	%xmm5, %xmm14
	movaps	%xmm14, 240(%rsp)
	orps	1488(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm1
	movaps	%xmm6, %xmm3
	movaps	%xmm6, %xmm14
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	%xmm13, %xmm2
	cmpleps	800(%rsp), %xmm2
	movaps	784(%rsp), %xmm0
	movaps	%xmm13, 336(%rsp)
	cmpleps	%xmm13, %xmm0
	movaps	48(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	xorps	%xmm12, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm11
	movdqa	%xmm11, 512(%rsp)
	movaps	%xmm7, %xmm1
	movaps	%xmm7, %xmm13
	movaps	%xmm7, 528(%rsp)
	mulps	%xmm6, %xmm1
	por	1456(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm1, %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm10, %xmm2
	cmpleps	832(%rsp), %xmm2
	movaps	816(%rsp), %xmm0
	cmpleps	%xmm10, %xmm0
	movaps	%xmm8, %xmm5
	movaps	144(%rsp), %xmm7
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm7, %xmm6
	xorps	%xmm12, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm9, %xmm2
	movaps	848(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm8, %xmm4
	movaps	256(%rsp), %xmm8
	blendvps	%xmm0, %xmm8, %xmm4
	cmpleps	864(%rsp), %xmm2
	movaps	%xmm8, %xmm6
	xorps	%xmm12, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm14, %xmm11
	movdqa	%xmm11, 576(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	16(%rsp), %xmm12
	orps	%xmm0, %xmm12
	movaps	%xmm12, 16(%rsp)
	movaps	176(%rsp), %xmm9
	movaps	%xmm9, %xmm2
	movaps	%xmm7, 144(%rsp)
	mulps	%xmm7, %xmm2
	orps	1424(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	160(%rsp), %xmm10
	orps	%xmm3, %xmm10
	movaps	%xmm10, 160(%rsp)
	movaps	128(%rsp), %xmm6
	movaps	%xmm8, 256(%rsp)
	mulps	%xmm8, %xmm6
	orps	1392(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm6, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1088(%rsp)
	movaps	%xmm13, %xmm7
	mulps	%xmm11, %xmm7
	movaps	480(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	112(%rsp), %xmm5
	mulps	32(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm14, %xmm8
	movaps	%xmm14, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1328(%rsp)
	movaps	%xmm4, %xmm3
	movaps	.L4c72(%rip), %xmm14
	maxps	%xmm14, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm8, %xmm4
	divps	%xmm3, %xmm4
	movaps	%xmm4, %xmm11
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm12, %xmm3
	andnps	%xmm8, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm8, %xmm13
	movaps	%xmm9, %xmm12
	mulps	%xmm3, %xmm12
	movaps	944(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm15, %xmm3
	mulps	%xmm12, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm9
	mulps	%xmm4, %xmm9
	movaps	%xmm13, %xmm8
	subps	%xmm9, %xmm13
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm9
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm13
	movaps	%xmm13, 1312(%rsp)
	movaps	%xmm13, %xmm9
	maxps	%xmm14, %xmm9
	movaps	%xmm14, %xmm13
	sqrtps	%xmm9, %xmm9
	movaps	%xmm8, %xmm14
	divps	%xmm9, %xmm14
	movaps	%xmm14, 592(%rsp)
	movaps	%xmm10, %xmm11
	andnps	%xmm8, %xmm11
	movaps	%xmm8, %xmm15
	movaps	128(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	608(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm5, %xmm9
	movaps	544(%rsp), %xmm5
	mulps	%xmm10, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	subps	%xmm7, %xmm5
	movaps	496(%rsp), %xmm7
	movaps	%xmm10, 1344(%rsp)
	mulps	%xmm10, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm4, %xmm10
	movaps	%xmm12, 1360(%rsp)
	mulps	%xmm12, %xmm7
	subps	%xmm10, %xmm7
	movaps	368(%rsp), %xmm8
	mulps	%xmm8, %xmm5
	movaps	%xmm5, %xmm10
	mulps	%xmm3, %xmm10
	subps	%xmm10, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm15, %xmm12
	subps	%xmm10, %xmm15
	movaps	%xmm5, %xmm10
	mulps	%xmm5, %xmm10
	subps	%xmm10, %xmm15
	mulps	%xmm14, %xmm7
	movaps	%xmm7, %xmm10
	mulps	%xmm7, %xmm10
	subps	%xmm10, %xmm15
	movaps	%xmm15, %xmm10
	maxps	%xmm13, %xmm10
	sqrtps	%xmm10, %xmm10
	divps	%xmm10, %xmm12
	movaps	240(%rsp), %xmm14
	mulps	32(%rsp), %xmm14
	movaps	%xmm0, 464(%rsp)
	mulps	%xmm14, %xmm0
	mulps	576(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm4, 448(%rsp)
	mulps	%xmm14, %xmm4
	mulps	272(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, 432(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	movaps	592(%rsp), %xmm13
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm9, %xmm10
	movaps	%xmm14, 240(%rsp)
	mulps	%xmm14, %xmm9
	movaps	%xmm11, 912(%rsp)
	mulps	%xmm11, %xmm6
	subps	%xmm9, %xmm6
	movaps	.L4c0(%rip), %xmm9
	movaps	112(%rsp), %xmm4
	movaps	1072(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm5, %xmm14
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	movaps	528(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	movaps	512(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm7, %xmm11
	mulps	%xmm2, %xmm7
	subps	%xmm7, %xmm6
	movaps	176(%rsp), %xmm7
	movaps	128(%rsp), %xmm8
	mulps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1072(%rsp)
	mulps	%xmm4, %xmm5
	movaps	%xmm7, %xmm3
	mulps	%xmm13, %xmm3
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	%xmm8, %xmm0
	movaps	%xmm12, 672(%rsp)
	mulps	%xmm12, %xmm0
	movaps	%xmm0, %xmm12
	movaps	160(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm12
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm12
	movaps	.L4c35(%rip), %xmm0
	movaps	464(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 464(%rsp)
	movaps	448(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	432(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 432(%rsp)
	xorps	%xmm0, %xmm14
	xorps	%xmm0, %xmm10
	movaps	%xmm10, 512(%rsp)
	xorps	%xmm0, %xmm11
	ja	.L4b95
	movaps	%xmm9, %xmm0
	divps	%xmm7, %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm9, %xmm4
	divps	%xmm8, %xmm4
	movaps	96(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	mulps	.L4c73(%rip), %xmm0
	mulps	.L4c74(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1040(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm7, %xmm10
	movaps	.L4c25(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	.L4c75(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%rbp), %xmm3
	movaps	%xmm9, %xmm0
	movaps	896(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm9, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1072(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	576(%rsp), %xmm3
	mulps	32(%rsp), %xmm3
	movaps	272(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	912(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm9, %xmm3
	movaps	.L4c22(%rip), %xmm5
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1280(%rsp), %xmm0
	cmpleps	928(%rsp), %xmm0
	movaps	%xmm4, %xmm3
	minps	.L4c76(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, 1104(%rsp)
	movaps	%xmm3, %xmm7
	cmpeqps	%xmm5, %xmm7
	andps	%xmm9, %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm7, %xmm3
	addss	%xmm0, %xmm3
	pshufd	$238, %xmm7, %xmm0
	addss	%xmm3, %xmm0
	pshufd	$255, %xmm7, %xmm3
	addss	%xmm0, %xmm3
	ucomiss	%xmm4, %xmm3
	movaps	.L4c14(%rip), %xmm12
	xorps	%xmm3, %xmm3
	movaps	%xmm13, %xmm9
	movaps	288(%rsp), %xmm8
	ja	.L4b52
	movaps	672(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm11
	addps	%xmm2, %xmm11
	movaps	592(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	movaps	432(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm0, %xmm14
	addps	%xmm3, %xmm14
	movaps	368(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	464(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	240(%rsp), %xmm3
	movaps	448(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm3, %xmm4
	movaps	512(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	addps	%xmm4, %xmm14
	mulps	112(%rsp), %xmm14
	movaps	%xmm14, 512(%rsp)
	mulps	528(%rsp), %xmm1
	movaps	%xmm1, 368(%rsp)
	mulps	%xmm10, %xmm2
	movaps	%xmm2, 592(%rsp)
	mulps	128(%rsp), %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	.L4c0(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	384(%rsp), %xmm0
	movaps	400(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L4c59(%rip), %xmm0
	pand	.L4c60(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L4c17(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L4c61(%rip), %xmm3
	addps	.L4c62(%rip), %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L4c63(%rip), %xmm3
	addps	.L4c64(%rip), %xmm3
	movaps	%xmm3, 384(%rsp)
	movaps	%xmm2, 448(%rsp)
	mulps	.L4c65(%rip), %xmm2
	addps	.L4c66(%rip), %xmm2
	movaps	%xmm2, 272(%rsp)
	movaps	%xmm1, 432(%rsp)
	mulps	.L4c67(%rip), %xmm1
	movaps	%xmm1, 400(%rsp)
	mulps	.L4c68(%rip), %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	1120(%rsp), %xmm0
	mulps	.L4c77(%rip), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movaps	416(%rsp), %xmm0
	mulps	.L4c78(%rip), %xmm0
	movaps	%xmm0, 416(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm7, %xmm7
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %cl
	jne	.L4b85
	movss	8(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	movq	%r14, %rax
	movaps	%xmm0, 192(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm4, 48(%rsp)
	.p2align	4
.L4b82:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	192(%rsp), %xmm13
	.p2align	4
.L4b83:
	movaps	%xmm6, 16(%rsp)
	movaps	%xmm14, 160(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	(%rdx), %xmm14
	mulps	64(%rsp), %xmm14
	addps	96(%rsp), %xmm14
	movaps	(%rax,%rdi), %xmm15
	addps	%xmm4, %xmm14
	movaps	.L4c0(%rip), %xmm8
	movaps	%xmm8, %xmm4
	divps	%xmm14, %xmm4
	subps	%xmm14, %xmm15
	mulps	%xmm4, %xmm15
	movaps	.L4c17(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	%xmm4, %xmm5
	cmpltps	%xmm15, %xmm0
	addps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, %xmm0
	addps	%xmm8, %xmm0
	paddd	.L4c59(%rip), %xmm0
	pand	.L4c60(%rip), %xmm0
	psubd	%xmm0, %xmm8
	mulps	%xmm8, %xmm5
	addps	%xmm12, %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm1, %xmm6
	movaps	%xmm3, %xmm1
	movaps	%xmm2, %xmm3
	movaps	%xmm10, %xmm2
	movaps	%xmm7, %xmm10
	movaps	%xmm11, %xmm7
	movaps	%xmm8, %xmm11
	mulps	%xmm8, %xmm11
	movaps	%xmm8, %xmm9
	mulps	.L4c65(%rip), %xmm9
	movaps	%xmm11, %xmm5
	addps	.L4c66(%rip), %xmm9
	mulps	.L4c67(%rip), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm8, %xmm9
	mulps	.L4c63(%rip), %xmm9
	addps	.L4c64(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm8, %xmm9
	mulps	.L4c61(%rip), %xmm9
	addps	.L4c62(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm7, %xmm11
	movaps	%xmm10, %xmm7
	movaps	%xmm2, %xmm10
	movaps	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm6, %xmm1
	addps	%xmm8, %xmm5
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L4c68(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm15, %xmm8
	movaps	.L4c0(%rip), %xmm5
	addps	%xmm5, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm12, %xmm15
	subps	%xmm15, %xmm8
	mulps	%xmm14, %xmm8
	addps	.L4c22(%rip), %xmm14
	divps	%xmm14, %xmm5
	movaps	160(%rsp), %xmm14
	addps	%xmm8, %xmm11
	mulps	48(%rsp), %xmm4
	movaps	%xmm5, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm5, %xmm13
	mulps	%xmm8, %xmm5
	movaps	%xmm8, %xmm9
	addps	%xmm8, %xmm14
	mulps	%xmm4, %xmm8
	addps	%xmm8, %xmm3
	movaps	16(%rsp), %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm5, %xmm9
	mulps	%xmm4, %xmm5
	addps	%xmm5, %xmm2
	movaps	32(%rsp), %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	addps	%xmm9, %xmm1
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm9
	movaps	48(%rsp), %xmm4
	addps	%xmm0, %xmm10
	addps	%xmm9, %xmm7
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	.L4b83
	movaps	%xmm13, 192(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L4b82
.L4b85:
	movaps	%xmm14, 160(%rsp)
	movaps	%xmm6, 16(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm11, 240(%rsp)
	movaps	480(%rsp), %xmm11
	movaps	528(%rsp), %xmm8
	mulps	%xmm8, %xmm11
	movaps	112(%rsp), %xmm9
	mulps	%xmm9, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	movaps	.L4c0(%rip), %xmm14
	movaps	%xmm14, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	movaps	.L4c72(%rip), %xmm6
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm14, %xmm12
	divps	%xmm0, %xmm12
	movaps	944(%rsp), %xmm15
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm9, %xmm15
	movaps	880(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm8, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm14, %xmm4
	subps	%xmm0, %xmm4
	mulps	%xmm12, %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm4
	minps	%xmm14, %xmm5
	movaps	%xmm4, %xmm0
	minps	%xmm5, %xmm0
	movaps	%xmm0, 48(%rsp)
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm14, %xmm8
	divps	%xmm4, %xmm8
	movaps	608(%rsp), %xmm5
	movaps	128(%rsp), %xmm6
	mulps	%xmm6, %xmm5
	mulps	%xmm9, %xmm5
	movaps	544(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm11, 480(%rsp)
	mulps	%xmm11, %xmm4
	mulps	528(%rsp), %xmm0
	subps	%xmm4, %xmm0
	movaps	496(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	movaps	%xmm5, %xmm4
	movaps	%xmm15, 944(%rsp)
	mulps	%xmm15, %xmm4
	mulps	176(%rsp), %xmm9
	subps	%xmm4, %xmm9
	movaps	%xmm12, 256(%rsp)
	mulps	%xmm12, %xmm0
	movaps	%xmm0, %xmm4
	movaps	%xmm13, 880(%rsp)
	mulps	%xmm13, %xmm4
	subps	%xmm4, %xmm9
	movaps	%xmm5, 608(%rsp)
	movaps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm14, %xmm5
	subps	%xmm4, %xmm5
	movaps	%xmm0, 544(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm8, 144(%rsp)
	mulps	%xmm8, %xmm9
	movaps	%xmm9, 496(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm5
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm5, %xmm4
	minps	48(%rsp), %xmm4
	movaps	.L4c79(%rip), %xmm5
	cmpltps	%xmm4, %xmm5
	movaps	1104(%rsp), %xmm8
	movaps	%xmm8, %xmm11
	cmpeqps	.L4c21(%rip), %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm5, 1088(%rsp)
	orps	%xmm5, %xmm0
	movaps	.L4c80(%rip), %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm4, 320(%rsp)
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	288(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	1024(%rsp), %xmm5
	movaps	%xmm5, %xmm12
	minps	%xmm0, %xmm12
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm12
	movaps	768(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	maxps	%xmm12, %xmm5
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	.L4c2(%rip), %xmm13
	andps	%xmm13, %xmm4
	xorps	%xmm12, %xmm12
	maxps	%xmm12, %xmm4
	movaps	368(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm13, %xmm0
	maxps	%xmm4, %xmm0
	movss	20(%rbp), %xmm4
	mulss	.L4c81(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	cmpleps	%xmm4, %xmm0
	cmpleps	%xmm14, %xmm8
	movaps	%xmm8, 64(%rsp)
	andps	%xmm8, %xmm0
	movaps	%xmm0, %xmm15
	movaps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm5, %xmm4
	movss	208(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm5, %xmm6
	movaps	%xmm5, 48(%rsp)
	movaps	%xmm4, 288(%rsp)
	movaps	336(%rsp), %xmm8
	addps	%xmm8, %xmm9
	movaps	784(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm5, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm9, %xmm4
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm15, %xmm9
	movaps	%xmm15, 304(%rsp)
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm11, 224(%rsp)
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	80(%rsp), %xmm15
	movaps	592(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	832(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	movss	12(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, 48(%rsp), %xmm15
	movaps	96(%rsp), %xmm11
	movaps	672(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	848(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	864(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	304(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movq	%r8, %rax
	shlq	$4, %rax
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rax)
	movq	976(%rsp), %r10
	addq	%r10, %r8
	shlq	$4, %r8
	movaps	%xmm8, (%rsi,%r8)
	leaq	(%rsi,%rax), %rcx
	movq	%r10, %rdx
	shlq	$5, %rdx
	movaps	%xmm15, (%rdx,%rcx)
	mulps	%xmm6, %xmm11
	movaps	224(%rsp), %xmm0
	blendvps	%xmm0, 48(%rsp), %xmm11
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %rdi
	shlq	$4, %rdi
	movaps	%xmm11, (%rdi,%rcx)
	movl	$4, %ecx
	movl	12(%rsp), %ebx
	testb	$2, %bl
	je	.L4b88
	movaps	.L4c35(%rip), %xmm8
	movaps	480(%rsp), %xmm5
	xorps	%xmm8, %xmm5
	movaps	912(%rsp), %xmm0
	maxps	.L4c72(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm11
	divps	%xmm0, %xmm11
	movaps	176(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	128(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	64(%rsp), %xmm0
	andps	1088(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	256(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	movaps	880(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm5, %xmm4
	addps	944(%rsp), %xmm4
	movaps	%xmm8, %xmm6
	xorps	%xmm8, %xmm4
	movaps	144(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm15, %xmm9
	xorps	%xmm6, %xmm9
	mulps	%xmm0, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm15, %xmm0
	movaps	544(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm5, %xmm6
	addps	608(%rsp), %xmm6
	movaps	496(%rsp), %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm4, %xmm8
	addps	%xmm6, %xmm8
	movaps	.L4c35(%rip), %xmm6
	xorps	%xmm6, %xmm8
	movaps	%xmm11, %xmm6
	movaps	%xmm11, 96(%rsp)
	mulps	%xmm11, %xmm8
	movaps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm0, %xmm11
	movaps	.L4c35(%rip), %xmm0
	xorps	%xmm0, %xmm11
	mulps	%xmm6, %xmm11
	movaps	144(%rsp), %xmm6
	xorps	%xmm0, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm5, 480(%rsp)
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm8, 496(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm5, %xmm8
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	48(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	movaps	64(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, 304(%rsp)
	mulps	96(%rsp), %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm9, 224(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm11, 544(%rsp)
	movaps	%xmm11, %xmm8
	mulps	%xmm11, %xmm8
	addps	%xmm9, %xmm8
	movaps	528(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm14, %xmm11
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	144(%rsp), %xmm8
	mulps	%xmm8, %xmm8
	movaps	%xmm6, 80(%rsp)
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm8, %xmm5
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm14, %xmm8
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	96(%rsp), %xmm5
	mulps	%xmm5, %xmm5
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm14, %xmm9
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%rsi, %rcx
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rcx)
	movl	%ebx, %edi
	andl	$4, %edi
	movl	%edi, %ecx
	shrl	$2, %ecx
	movq	%r8, %r12
	xorl	%r8d, %r8d
	testl	%edi, %edi
	setne	%r8b
	movl	$13, %r9d
	movl	$7, %r10d
	cmoveq	%r10, %r9
	movq	976(%rsp), %r10
	addq	$5, %r8
	imulq	%r10, %r8
	shlq	$4, %r8
	addq	%rsi, %r8
	movaps	%xmm11, (%rax,%r8)
	movq	%r12, %r8
	movaps	.L4c0(%rip), %xmm14
	leaq	(%rcx,%rcx,2), %rcx
	addq	$6, %rcx
	imulq	%r10, %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	movaps	%xmm8, (%rax,%rcx)
	imulq	%r10, %r9
	shlq	$4, %r9
	addq	%rsi, %r9
	movaps	%xmm9, (%rax,%r9)
	movl	$8, %ecx
	testl	%edi, %edi
	je	.L4b88
	movaps	256(%rsp), %xmm5
	mulps	480(%rsp), %xmm5
	movaps	224(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movaps	544(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	movaps	496(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm0, %xmm5
	mulps	528(%rsp), %xmm5
	mulps	112(%rsp), %xmm5
	movaps	48(%rsp), %xmm11
	movaps	%xmm11, %xmm8
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	leaq	(%r10,%r10,4), %rcx
	movq	%rcx, %rdi
	shlq	$4, %rdi
	addq	%rsi, %rdi
	movaps	144(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	movaps	80(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm4, %xmm5
	mulps	176(%rsp), %xmm5
	mulps	112(%rsp), %xmm5
	movaps	%xmm11, %xmm4
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, (%rax,%rdi)
	imulq	$112, %r10, %rdi
	addq	%rsi, %rdi
	movaps	%xmm4, (%rax,%rdi)
	mulps	224(%rsp), %xmm9
	movaps	80(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm9, %xmm4
	mulps	176(%rsp), %xmm4
	mulps	528(%rsp), %xmm4
	movaps	%xmm11, %xmm5
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movq	%r10, %rdi
	shlq	$7, %rdi
	addq	%rsi, %rdi
	movaps	96(%rsp), %xmm9
	mulps	%xmm9, %xmm15
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	mulps	112(%rsp), %xmm15
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm15, %xmm4
	movaps	%xmm5, (%rax,%rdi)
	shlq	$5, %rcx
	addq	%rsi, %rcx
	movaps	%xmm4, (%rax,%rcx)
	mulps	%xmm9, %xmm6
	mulps	%xmm8, %xmm6
	mulps	528(%rsp), %xmm6
	movaps	%xmm11, %xmm4
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	imulq	$176, %r10, %rcx
	addq	%rsi, %rcx
	movaps	%xmm4, (%rax,%rcx)
	mulps	80(%rsp), %xmm9
	mulps	%xmm8, %xmm9
	mulps	176(%rsp), %xmm9
	blendvps	%xmm0, %xmm9, %xmm11
	shlq	$6, %rdx
	addq	%rsi, %rdx
	movaps	%xmm11, (%rax,%rdx)
	movl	$14, %ecx
.L4b88:
	testb	$8, %bl
	movaps	192(%rsp), %xmm9
	je	.L4b90
	movaps	400(%rsp), %xmm5
	addps	272(%rsp), %xmm5
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	384(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	576(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	448(%rsp), %xmm5
	movaps	464(%rsp), %xmm4
	addps	%xmm5, %xmm4
	movaps	1120(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	416(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movss	100(%rbp), %xmm0
	movss	104(%rbp), %xmm4
	movss	108(%rbp), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	shufps	$0, %xmm4, %xmm4
	movaps	160(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movss	112(%rbp), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	16(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm4, %xmm5
	shufps	$0, %xmm0, %xmm0
	movaps	32(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm4, %xmm0
	movss	124(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movss	128(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm4, %xmm0
	movss	132(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm5, %xmm0
	movaps	1248(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	movss	172(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm1, %xmm9
	movss	176(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	32(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movss	188(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rbp), %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm2, %xmm11
	movaps	1104(%rsp), %xmm0
	cmpeqps	.L4c21(%rip), %xmm0
	addps	%xmm1, %xmm11
	movss	200(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm10, %xmm3
	movss	208(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	.L4c34(%rip), %xmm8
	movaps	%xmm7, %xmm9
	movaps	240(%rsp), %xmm7
	subps	%xmm7, %xmm8
	addps	%xmm11, %xmm3
	movss	204(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm7, %xmm7
	addps	%xmm5, %xmm4
	addps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm7
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	.L4c82(%rip), %xmm5
	addps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm5
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm8, (%rax,%rdx)
	leaq	1(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm7, (%rax,%rdx)
	leaq	2(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm4, (%rax,%rdx)
	leaq	3(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm6, (%rax,%rdx)
	addq	$4, %rcx
	imulq	%r10, %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	movaps	%xmm5, (%rax,%rcx)
	jmp	.L4b90
.L4b94:
	addq	$1512, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
