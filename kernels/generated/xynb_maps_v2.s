# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L8c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L8c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L8c2:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
.L8c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L8c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L8c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L8c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L8c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L8c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L8c9:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
.L8c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L8c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L8c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L8c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L8c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L8c15:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
.L8c16:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L8c17:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
.L8c18:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L8c19:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L8c20:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L8c21:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L8c22:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L8c23:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L8c24:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L8c25:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L8c26:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L8c27:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L8c28:
	.long	1
	.long	1
	.long	1
	.long	1
.L8c29:
	.long	2
	.long	2
	.long	2
	.long	2
.L8c30:
	.long	4
	.long	4
	.long	4
	.long	4
.L8c31:
	.long	8
	.long	8
	.long	8
	.long	8
.L8c36:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L8c37:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L8c38:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L8c39:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L8c40:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L8c41:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L8c42:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L8c43:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L8c44:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L8c45:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L8c46:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L8c47:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L8c48:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L8c49:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L8c50:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L8c51:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L8c52:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L8c53:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L8c54:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L8c55:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L8c56:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L8c57:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L8c58:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L8c60:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L8c61:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L8c62:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L8c63:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L8c64:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L8c65:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L8c66:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L8c67:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L8c68:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L8c69:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L8c70:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L8c71:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L8c72:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L8c73:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L8c74:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L8c75:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L8c76:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L8c77:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L8c78:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L8c79:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L8c80:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L8c81:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L8c83:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L8c84:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L8c85:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L8c86:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L8c87:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L8c32:
	.long	0x3f800000
.L8c33:
	.long	0x3f3504f3
.L8c34:
	.long	0x3ecc422a
.L8c35:
	.long	0x3f106ebb
.L8c59:
	.long	0x3f000000
.L8c82:
	.long	0x3951b717
	.globl	gaussmle_xynb_maps_v2
gaussmle_xynb_maps_v2:
	.globl	_gaussmle_xynb_maps_v2
_gaussmle_xynb_maps_v2:
	testl	%ecx, %ecx
	je	.L8b94
	testl	%edx, %edx
	je	.L8b94
	testl	%esi, %esi
	je	.L8b94
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1464, %rsp
	movq	1536(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %ebx
	movq	(%rdi), %r14
	movq	24(%rdi), %r11
	movq	32(%rdi), %rdx
	movq	40(%rdi), %r10
	movq	%r10, 1176(%rsp)
	movq	48(%rdi), %r10
	addl	%r8d, %r9d
	movq	%rdx, %r8
	movq	%rsi, %rdx
	addl	1520(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1144(%rsp)
	leaq	48(%r14), %rcx
	movq	%rcx, 992(%rsp)
	movq	%r9, 1160(%rsp)
	leaq	(%r9,%r9), %rsi
	movq	%rbx, 944(%rsp)
	imulq	%rdx, %rbx
	addq	%rbx, %rbx
	movq	%rbx, 1136(%rsp)
	leaq	(%rdx,%rdx), %rcx
	movq	%rcx, 1152(%rsp)
	movq	%r14, 1224(%rsp)
	leaq	16(%r14), %rbp
	leaq	32(%r10), %rcx
	movaps	.L8c0(%rip), %xmm9
	movaps	.L8c14(%rip), %xmm15
	xorl	%edi, %edi
	movq	%rdx, 1184(%rsp)
	movq	%r8, 544(%rsp)
	movq	%r11, 960(%rsp)
	jmp	.L8b4
	.p2align	4
.L8b92:
	incq	%rdi
	addq	1136(%rsp), %rsi
	cmpq	1144(%rsp), %rdi
	je	.L8b93
.L8b4:
	movq	%rdi, %r9
	imulq	944(%rsp), %r9
	movq	%r9, 1168(%rsp)
	movq	%rsi, %r9
	xorl	%ebx, %ebx
	movq	%rsi, 1200(%rsp)
	movq	%rdi, 1192(%rsp)
	jmp	.L8b5
	.p2align	4
.L8b91:
	incq	%rbx
	addq	1152(%rsp), %r9
	cmpq	944(%rsp), %rbx
	je	.L8b92
.L8b5:
	movq	%r9, 952(%rsp)
	movq	1168(%rsp), %r9
	leaq	(%r9,%rbx), %r14
	movq	952(%rsp), %r9
	imulq	%rdx, %r14
	addq	1160(%rsp), %r14
	movq	%r14, 1216(%rsp)
	movq	%r9, %r13
	xorl	%r14d, %r14d
	movq	%rbx, 1208(%rsp)
	jmp	.L8b6
	.p2align	4
.L8b89:
	movq	1176(%rsp), %rdx
	movaps	896(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r9)
	movq	1536(%rsp), %rax
	movq	1184(%rsp), %rdx
	movq	1200(%rsp), %rsi
	movaps	.L8c0(%rip), %xmm9
	movaps	.L8c14(%rip), %xmm15
	movq	1192(%rsp), %rdi
	movq	952(%rsp), %r9
	movq	1208(%rsp), %rbx
.L8b90:
	incq	%r14
	addq	$2, %r13
	cmpq	%rdx, %r14
	je	.L8b91
.L8b6:
	movq	%r14, 552(%rsp)
	movq	1216(%rsp), %r14
	movq	552(%rsp), %r15
	addq	%r14, %r15
	movq	552(%rsp), %r14
	movl	8(%rax), %r12d
	movq	%r15, 984(%rsp)
	movq	%r12, 976(%rsp)
	cmpq	%r12, %r15
	jae	.L8b90
	movl	(%rax), %r9d
	movl	16(%rax), %r14d
	movl	20(%rax), %r11d
	movq	%r9, %r8
	imulq	%r9, %r8
	testq	%r9, %r9
	movq	%r13, 968(%rsp)
	je	.L8b8
	movl	%r14d, 128(%rsp)
	movq	%r8, %rax
	imulq	984(%rsp), %rax
	addq	%rax, %rax
	leaq	(%r9,%r9), %rbx
	movq	%r13, %r14
	movl	$2, %r13d
	subq	%r9, %r13
	imulq	%r8, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm9, %xmm10
	movaps	%xmm9, 480(%rsp)
	movdqa	.L8c1(%rip), %xmm9
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 16(%rsp)
	pxor	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorl	%esi, %esi
	jmp	.L8b10
	.p2align	4
.L8b38:
	addps	%xmm6, %xmm4
	addps	%xmm2, %xmm7
	addps	%xmm11, %xmm14
	addps	%xmm12, %xmm8
	incq	%rsi
	addq	%rbx, %r14
	cmpq	%r9, %rsi
	je	.L8b39
.L8b10:
	movl	%r14d, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$5, %rdx
	movl	%ebx, %edi
	imull	%esi, %edi
	addl	%eax, %edi
	andl	$2147483646, %edi
	shlq	$4, %rdi
	movq	1224(%rsp), %r12
	leaq	(%r12,%rdi), %r15
	movaps	(%r12,%rdi), %xmm6
	movaps	16(%r12,%rdi), %xmm2
	testb	$8, %r11b
	jne	.L8b11
	cmpl	$1, %r9d
	jne	.L8b21
	addps	%xmm2, %xmm5
.L8b21:
	subps	%xmm2, %xmm6
	cmpq	$1, %r9
	jne	.L8b23
	addps	%xmm6, %xmm13
.L8b23:
	movaps	%xmm6, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm2, %xmm12
	addps	%xmm0, %xmm12
	cmpl	$1, %r9d
	je	.L8b36
	movaps	%xmm6, %xmm1
	movaps	%xmm2, %xmm6
	movdqa	%xmm3, %xmm2
	movaps	%xmm7, %xmm3
	movaps	%xmm8, %xmm7
	leaq	-2(%r9), %rdi
	testq	%rdi, %rdi
	je	.L8b25
	addq	992(%rsp), %rdx
	movl	$1, %edi
	.p2align	4
.L8b27:
	movaps	-16(%rdx), %xmm0
	movaps	(%rdx), %xmm8
	subps	%xmm8, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm8, %xmm12
	leaq	(%rdi,%r13), %r12
	incq	%r12
	incq	%rdi
	addq	$32, %rdx
	cmpq	$1, %r12
	jne	.L8b27
	jmp	.L8b28
	.p2align	4
.L8b11:
	cmpl	$1, %r9d
	movaps	%xmm4, (%rsp)
	movaps	%xmm8, 32(%rsp)
	jne	.L8b13
	addps	%xmm2, %xmm5
.L8b13:
	addq	992(%rsp), %rdx
	movaps	%xmm2, %xmm8
	cmpltps	.L8c2(%rip), %xmm8
	andps	%xmm6, %xmm8
	movaps	%xmm8, %xmm11
	addps	.L8c3(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L8c4(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	.L8c5(%rip), %xmm11
	movaps	%xmm8, %xmm12
	addps	.L8c6(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	.L8c7(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	.L8c0(%rip), %xmm4
	movaps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm11, %xmm8
	movaps	%xmm4, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	subps	%xmm2, %xmm6
	cmpq	$1, %r9
	jne	.L8b15
	addps	%xmm6, %xmm13
.L8b15:
	mulps	%xmm8, %xmm10
	movaps	480(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm10, %xmm8
	psrld	$23, %xmm8
	movaps	%xmm4, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm9
	paddd	%xmm8, %xmm9
	movaps	.L8c8(%rip), %xmm1
	andps	%xmm1, %xmm10
	movaps	.L8c0(%rip), %xmm8
	orps	%xmm8, %xmm10
	andps	%xmm1, %xmm4
	orps	%xmm8, %xmm4
	movaps	%xmm4, 480(%rsp)
	andps	%xmm8, %xmm0
	movaps	464(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm6, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm2, %xmm12
	addps	%xmm0, %xmm12
	jne	.L8b17
	movaps	%xmm1, 464(%rsp)
	movaps	(%rsp), %xmm4
	movaps	32(%rsp), %xmm8
	testq	%rsi, %rsi
	jne	.L8b38
	jmp	.L8b37
	.p2align	4
.L8b17:
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm2, 160(%rsp)
	movdqa	%xmm3, 192(%rsp)
	movaps	%xmm7, 144(%rsp)
	movaps	%xmm5, 96(%rsp)
	movaps	%xmm13, 48(%rsp)
	movaps	%xmm14, 80(%rsp)
	movaps	%xmm10, %xmm8
	movdqa	%xmm9, %xmm6
	movaps	%xmm1, %xmm10
	leaq	-2(%r9), %rdi
	movl	$1, %r12d
	movaps	.L8c0(%rip), %xmm5
	movaps	.L8c3(%rip), %xmm7
	testq	%rdi, %rdi
	je	.L8b18
	movaps	.L8c8(%rip), %xmm1
	movaps	%xmm8, %xmm9
	movaps	480(%rsp), %xmm4
	movaps	.L8c2(%rip), %xmm2
	.p2align	4
.L8b32:
	movaps	-16(%rdx), %xmm14
	movaps	(%rdx), %xmm13
	movaps	%xmm13, %xmm8
	cmpltps	%xmm2, %xmm8
	andps	%xmm14, %xmm8
	movaps	%xmm8, %xmm15
	addps	%xmm7, %xmm15
	mulps	%xmm8, %xmm15
	addps	.L8c4(%rip), %xmm15
	mulps	%xmm8, %xmm15
	addps	.L8c5(%rip), %xmm15
	movaps	%xmm8, %xmm3
	addps	.L8c6(%rip), %xmm3
	mulps	%xmm8, %xmm3
	addps	.L8c7(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	mulps	%xmm8, %xmm9
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm3
	psrld	$23, %xmm3
	psubd	%xmm3, %xmm6
	movaps	%xmm9, %xmm3
	psrld	$23, %xmm3
	paddd	%xmm3, %xmm6
	andps	%xmm5, %xmm0
	addps	%xmm0, %xmm10
	subps	%xmm13, %xmm14
	addps	%xmm14, %xmm11
	addps	%xmm13, %xmm12
	andps	%xmm1, %xmm9
	orps	%xmm5, %xmm9
	andps	%xmm1, %xmm4
	orps	%xmm5, %xmm4
	leaq	(%r12,%r13), %rdi
	incq	%rdi
	incq	%r12
	addq	$32, %rdx
	cmpq	$1, %rdi
	jne	.L8b32
	jmp	.L8b33
.L8b25:
	movl	$1, %edi
.L8b28:
	movq	%rdi, %rdx
	shlq	$5, %rdx
	movaps	(%r15,%rdx), %xmm8
	movaps	16(%r15,%rdx), %xmm0
	subps	%xmm0, %xmm8
	incq	%rdi
	cmpq	%r9, %rdi
	jne	.L8b30
	addps	%xmm8, %xmm13
	addps	%xmm0, %xmm5
.L8b30:
	addps	%xmm8, %xmm11
	addps	%xmm0, %xmm12
	movaps	%xmm7, %xmm8
	movaps	%xmm3, %xmm7
	movdqa	%xmm2, %xmm3
	movaps	%xmm6, %xmm2
	movaps	%xmm1, %xmm6
.L8b36:
	testq	%rsi, %rsi
	jne	.L8b38
.L8b37:
	movaps	16(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 16(%rsp)
	addps	%xmm12, %xmm3
	jmp	.L8b38
.L8b18:
	movaps	%xmm8, %xmm9
	movaps	480(%rsp), %xmm4
	movaps	.L8c2(%rip), %xmm2
.L8b33:
	movdqa	%xmm6, 560(%rsp)
	movq	%r12, %rdx
	shlq	$5, %rdx
	movaps	(%r15,%rdx), %xmm14
	movaps	16(%r15,%rdx), %xmm13
	movaps	%xmm13, %xmm3
	cmpltps	%xmm2, %xmm3
	andps	%xmm14, %xmm3
	movaps	%xmm3, %xmm8
	addps	%xmm7, %xmm8
	mulps	%xmm3, %xmm8
	addps	.L8c4(%rip), %xmm8
	mulps	%xmm3, %xmm8
	addps	.L8c5(%rip), %xmm8
	movaps	%xmm3, %xmm1
	addps	.L8c6(%rip), %xmm1
	mulps	%xmm3, %xmm1
	addps	.L8c7(%rip), %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm8, %xmm15
	movaps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm1, %xmm8
	subps	%xmm13, %xmm14
	incq	%r12
	cmpq	%r9, %r12
	jne	.L8b35
	movaps	48(%rsp), %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, 96(%rsp)
.L8b35:
	movaps	.L8c8(%rip), %xmm6
	movaps	160(%rsp), %xmm2
	movaps	%xmm9, %xmm5
	mulps	%xmm15, %xmm5
	mulps	%xmm8, %xmm4
	movaps	%xmm5, %xmm1
	psrld	$23, %xmm1
	movaps	%xmm4, %xmm3
	psrld	$23, %xmm3
	movdqa	560(%rsp), %xmm9
	psubd	%xmm3, %xmm9
	paddd	%xmm1, %xmm9
	andps	%xmm6, %xmm5
	movaps	.L8c0(%rip), %xmm1
	orps	%xmm1, %xmm5
	andps	%xmm6, %xmm4
	orps	%xmm1, %xmm4
	movaps	%xmm4, 480(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm10
	movaps	%xmm10, 464(%rsp)
	addps	%xmm14, %xmm11
	addps	%xmm13, %xmm12
	movaps	.L8c14(%rip), %xmm15
	movaps	%xmm5, %xmm10
	movaps	80(%rsp), %xmm14
	movaps	48(%rsp), %xmm13
	movaps	(%rsp), %xmm4
	movaps	32(%rsp), %xmm8
	movaps	96(%rsp), %xmm5
	movaps	144(%rsp), %xmm7
	movdqa	192(%rsp), %xmm3
	movaps	240(%rsp), %xmm6
	testq	%rsi, %rsi
	jne	.L8b38
	jmp	.L8b37
	.p2align	4
.L8b39:
	movaps	%xmm10, 1232(%rsp)
	movaps	.L8c9(%rip), %xmm1
	movaps	%xmm7, %xmm6
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm0
	movdqa	%xmm9, %xmm3
	roundps	$8, %xmm0, %xmm10
	mulps	%xmm1, %xmm12
	movaps	%xmm8, %xmm0
	roundps	$8, %xmm12, %xmm8
	mulps	%xmm1, %xmm6
	roundps	$8, %xmm6, %xmm6
	mulps	%xmm1, %xmm5
	roundps	$8, %xmm5, %xmm5
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	movdqa	%xmm9, %xmm1
	pblendw	$170, .L8c10(%rip), %xmm1
	psrld	$16, %xmm3
	pblendw	$170, .L8c11(%rip), %xmm3
	subps	.L8c12(%rip), %xmm3
	addps	%xmm1, %xmm3
	movaps	464(%rsp), %xmm1
	addps	.L8c13(%rip), %xmm3
	movaps	%xmm3, 560(%rsp)
	movq	968(%rsp), %r13
	movaps	480(%rsp), %xmm3
	movaps	.L8c0(%rip), %xmm9
	movl	128(%rsp), %r14d
	jmp	.L8b40
.L8b8:
	xorps	%xmm5, %xmm5
	xorps	%xmm13, %xmm13
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm11, %xmm11
	xorps	%xmm10, %xmm10
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm9, %xmm3
	movaps	%xmm9, 1232(%rsp)
.L8b40:
	testq	%r8, %r8
	movaps	%xmm1, 464(%rsp)
	movl	%r11d, 348(%rsp)
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm9, %xmm7
	js	.L8b41
	xorps	%xmm12, %xmm12
	cvtsi2ss	%r8, %xmm12
	jmp	.L8b43
	.p2align	4
.L8b41:
	movq	%r8, %rax
	shrq	%rax
	movl	%r8d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rdx, %xmm12
	addss	%xmm12, %xmm12
.L8b43:
	movaps	16(%rsp), %xmm0
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r9, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm10, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm9, %xmm1
	subps	%xmm8, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm11
	movaps	%xmm9, %xmm1
	subps	%xmm6, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm4
	movaps	%xmm9, %xmm1
	subps	%xmm5, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm11, %xmm8
	minps	%xmm0, %xmm8
	movaps	%xmm11, %xmm10
	maxps	%xmm0, %xmm10
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm11, %xmm8
	mulps	%xmm3, %xmm13
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm13, %xmm1
	minps	%xmm4, %xmm1
	movaps	%xmm13, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	%xmm1, %xmm11
	minps	%xmm8, %xmm11
	movaps	%xmm1, %xmm3
	maxps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm6, %xmm1
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm11, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm14, %xmm0
	andps	.L8c15(%rip), %xmm0
	movaps	%xmm0, (%rsp)
	shufps	$0, %xmm12, %xmm12
	movaps	%xmm12, %xmm0
	subps	32(%rsp), %xmm0
	movaps	%xmm0, 1072(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 704(%rsp)
	maxps	%xmm3, %xmm0
	mulps	.L8c16(%rip), %xmm0
	testq	%r9, %r9
	movq	960(%rsp), %r11
	movaps	%xmm12, %xmm4
	je	.L8b44
	movaps	%xmm4, 16(%rsp)
	movaps	%xmm14, 80(%rsp)
	leaq	(%r9,%r9), %rax
	movq	%r13, %rdx
	imulq	%r8, %rdx
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	xorps	%xmm11, %xmm11
	xorps	%xmm6, %xmm6
	xorl	%esi, %esi
	.p2align	4
.L8b46:
	movl	%edx, %edi
	shrl	%edi
	andl	$1073741823, %edi
	shlq	$5, %rdi
	addq	%rbp, %rdi
	xorps	%xmm8, %xmm8
	xorl	%ebx, %ebx
	movaps	.L8c16(%rip), %xmm1
	xorps	%xmm4, %xmm4
	.p2align	4
.L8b47:
	movaps	-16(%rdi), %xmm10
	movaps	(%rdi), %xmm13
	subps	%xmm13, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm4, %xmm10
	mulps	%xmm1, %xmm13
	addps	%xmm0, %xmm13
	mulps	%xmm10, %xmm10
	subps	%xmm13, %xmm10
	maxps	%xmm4, %xmm10
	xorps	%xmm13, %xmm13
	cvtsi2ss	%rbx, %xmm13
	movaps	%xmm13, %xmm14
	shufps	$0, %xmm13, %xmm14
	addps	%xmm10, %xmm8
	mulps	%xmm10, %xmm14
	addps	%xmm14, %xmm12
	mulss	%xmm13, %xmm13
	shufps	$0, %xmm13, %xmm13
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm3
	incq	%rbx
	addq	$32, %rdi
	cmpq	%rbx, %r9
	jne	.L8b47
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rsi, %xmm10
	movaps	%xmm10, %xmm13
	shufps	$0, %xmm10, %xmm13
	addps	%xmm8, %xmm5
	mulps	%xmm8, %xmm13
	addps	%xmm13, %xmm11
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm10, %xmm6
	incq	%rsi
	addq	%rax, %rdx
	cmpq	%r9, %rsi
	jne	.L8b46
	movaps	.L8c0(%rip), %xmm7
	movaps	80(%rsp), %xmm14
	movaps	16(%rsp), %xmm4
	jmp	.L8b50
.L8b44:
	xorl	%eax, %eax
	xorps	%xmm6, %xmm6
	xorps	%xmm11, %xmm11
	xorps	%xmm12, %xmm12
	xorps	%xmm5, %xmm5
.L8b50:
	movdqa	.L8c17(%rip), %xmm1
	movdqa	(%rsp), %xmm0
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, (%rsp)
	movaps	%xmm5, %xmm0
	maxps	.L8c18(%rip), %xmm0
	movaps	%xmm7, %xmm8
	divps	%xmm0, %xmm8
	movaps	.L8c19(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	.L8c20(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm15, %xmm9
	mulps	%xmm8, %xmm12
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm12, %xmm10
	mulps	%xmm8, %xmm11
	blendvps	%xmm0, %xmm11, %xmm9
	divps	.L8c21(%rip), %xmm4
	mulps	%xmm8, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm4, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	.L8c22(%rip), %xmm12
	maxps	%xmm12, %xmm11
	mulps	%xmm6, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm8
	addps	%xmm8, %xmm8
	movaps	%xmm4, %xmm3
	minps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	sqrtps	%xmm11, %xmm0
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L8c23(%rip), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm2, %xmm3
	mulps	1072(%rsp), %xmm3
	subps	%xmm3, %xmm14
	sqrtps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm14, %xmm4
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	maxps	%xmm7, %xmm4
	movss	52(%r11), %xmm13
	movss	56(%r11), %xmm12
	movss	60(%r11), %xmm11
	movss	64(%r11), %xmm6
	shufps	$0, %xmm13, %xmm13
	movss	76(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm12, %xmm12
	movss	80(%r11), %xmm14
	shufps	$0, %xmm14, %xmm14
	shufps	$0, %xmm11, %xmm11
	movss	84(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	shufps	$0, %xmm6, %xmm6
	movss	88(%r11), %xmm8
	movaps	%xmm1, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm1, 720(%rsp)
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm13, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 736(%rsp)
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm1, 368(%rsp)
	movaps	%xmm14, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm14, 752(%rsp)
	blendvps	%xmm0, %xmm14, %xmm3
	movaps	%xmm12, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm12, 768(%rsp)
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	%xmm1, 304(%rsp)
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm5, 784(%rsp)
	minps	%xmm4, %xmm5
	movaps	%xmm11, 800(%rsp)
	movaps	%xmm8, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm8, 816(%rsp)
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm6, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm6, 832(%rsp)
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 16(%rsp)
	maxps	%xmm5, %xmm11
	movaps	1072(%rsp), %xmm0
	movaps	.L8c24(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	orps	(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	andnps	%xmm7, %xmm8
	movaps	.L8c25(%rip), %xmm5
	movl	%r14d, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rdx, %xmm2
	blendvps	%xmm0, %xmm1, %xmm5
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movq	%r9, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,2), %rbx
	leaq	(%rcx,%rbx), %r12
	imulq	%r8, %r13
	movq	%r13, 1000(%rsp)
	movq	%r9, %rsi
	shlq	$5, %rsi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 672(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm7, 640(%rsp)
	movaps	.L8c27(%rip), %xmm0
	movaps	%xmm0, 1248(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 496(%rsp)
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm1, 1008(%rsp)
	movaps	.L8c26(%rip), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	.L8c17(%rip), %xmm0
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 896(%rsp)
	jmp	.L8b51
	.p2align	4
.L8b95:
	movaps	%xmm10, %xmm8
	mulps	%xmm6, %xmm8
	mulps	%xmm8, %xmm13
	addps	%xmm2, %xmm13
	movaps	528(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	352(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm2
	addps	%xmm1, %xmm3
	movaps	512(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm3, %xmm1
	movaps	176(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	256(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	384(%rsp), %xmm1
	movaps	208(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm1, %xmm3
	movaps	64(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm3, %xmm10
	movaps	224(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	304(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 288(%rsp)
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm4, %xmm5
	movaps	%xmm4, %xmm0
	cmpunordps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 208(%rsp)
	movaps	400(%rsp), %xmm4
	movaps	%xmm10, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	608(%rsp), %xmm10
	movaps	368(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	720(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm5, %xmm6
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 352(%rsp)
	mulps	%xmm7, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm13
	addps	%xmm2, %xmm5
	movaps	%xmm5, 512(%rsp)
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm8
	movaps	%xmm8, 384(%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	.L8c0(%rip), %xmm9
	movaps	1296(%rsp), %xmm0
	minps	%xmm9, %xmm0
	minps	%xmm0, %xmm14
	minps	%xmm14, %xmm15
	movaps	96(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm9, %xmm0
	movaps	32(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	minps	%xmm15, %xmm5
	movaps	80(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm9, %xmm3
	movaps	624(%rsp), %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm4, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	movaps	320(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm9, %xmm3
	subps	%xmm10, %xmm3
	mulps	%xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	160(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm2, %xmm4
	movaps	%xmm9, %xmm0
	movaps	880(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	240(%rsp), %xmm0
	mulps	704(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	128(%rsp), %xmm4
	mulps	656(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	144(%rsp), %xmm0
	mulps	688(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	192(%rsp), %xmm4
	mulps	672(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	576(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm5, %xmm8
	movaps	.L8c22(%rip), %xmm12
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	maxps	.L8c18(%rip), %xmm5
	movaps	%xmm9, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm8, 576(%rsp)
	mulps	%xmm8, %xmm0
	mulps	640(%rsp), %xmm0
	movaps	1088(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	minps	%xmm0, %xmm15
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	xorps	%xmm4, %xmm4
	movaps	496(%rsp), %xmm5
	cmpltps	%xmm5, %xmm4
	movaps	%xmm5, 496(%rsp)
	maxps	.L8c84(%rip), %xmm15
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm8, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm9, %xmm15
	movaps	%xmm9, %xmm8
	divps	%xmm13, %xmm8
	mulps	%xmm7, %xmm8
	sqrtps	592(%rsp), %xmm2
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm5, %xmm7
	cmpltps	.L8c81(%rip), %xmm3
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm8, %xmm5
	orps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L8c27(%rip), %xmm14
	blendvps	%xmm0, %xmm14, %xmm5
	movaps	%xmm5, 96(%rsp)
	movaps	1248(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	%xmm2, %xmm5
	movaps	%xmm2, 224(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	1008(%rsp), %xmm10
	movaps	%xmm10, %xmm9
	mulps	%xmm12, %xmm9
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	%xmm2, %xmm12
	movaps	%xmm2, 112(%rsp)
	movaps	288(%rsp), %xmm0
	movaps	208(%rsp), %xmm2
	cmpneqps	%xmm2, %xmm0
	cmpeqps	304(%rsp), %xmm2
	andps	%xmm0, %xmm2
	movaps	352(%rsp), %xmm0
	movaps	256(%rsp), %xmm9
	cmpneqps	%xmm0, %xmm9
	cmpeqps	368(%rsp), %xmm0
	andps	%xmm9, %xmm0
	movaps	512(%rsp), %xmm9
	cmpneqps	%xmm6, %xmm9
	cmpeqps	%xmm13, %xmm6
	andps	%xmm9, %xmm6
	movaps	1104(%rsp), %xmm9
	cmpneqps	%xmm1, %xmm9
	cmpeqps	16(%rsp), %xmm1
	andps	%xmm9, %xmm1
	psrld	$31, %xmm6
	pslld	$2, %xmm6
	psrld	$31, %xmm1
	pslld	$3, %xmm1
	por	%xmm6, %xmm1
	psrld	$31, %xmm2
	paddd	%xmm2, %xmm2
	por	%xmm2, %xmm1
	psubd	%xmm0, %xmm1
	andps	%xmm3, %xmm4
	movaps	%xmm4, 288(%rsp)
	movaps	1040(%rsp), %xmm0
	subps	1120(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	cmpltps	%xmm0, %xmm3
	movaps	%xmm0, %xmm2
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm3, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm4, %xmm0
	orps	%xmm1, %xmm0
	movaps	%xmm0, 272(%rsp)
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 80(%rsp)
	movaps	%xmm7, %xmm0
	movaps	(%rsp), %xmm2
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm3, %xmm0
	movaps	%xmm3, 320(%rsp)
	movaps	864(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 864(%rsp)
	blendvps	%xmm0, %xmm12, %xmm10
	movaps	%xmm10, 1008(%rsp)
	movaps	64(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L8c15(%rip), %xmm6
	andps	%xmm6, %xmm0
	movaps	.L8c85(%rip), %xmm11
	addps	%xmm11, %xmm0
	movaps	.L8c0(%rip), %xmm4
	movaps	%xmm4, %xmm2
	divps	%xmm0, %xmm2
	movaps	1344(%rsp), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm15, %xmm12
	movaps	%xmm15, %xmm0
	cmpunordps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm6, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm12, %xmm9
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm7, %xmm0
	xorps	%xmm12, %xmm12
	cmpltps	%xmm12, %xmm0
	movaps	368(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	subps	736(%rsp), %xmm3
	movaps	720(%rsp), %xmm4
	subps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm2, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	32(%rsp), %xmm0
	movaps	.L8c86(%rip), %xmm13
	mulps	%xmm13, %xmm4
	movaps	.L8c27(%rip), %xmm11
	minps	%xmm11, %xmm4
	movaps	%xmm11, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm5, %xmm0
	cmpltps	%xmm12, %xmm0
	xorps	%xmm5, %xmm5
	movaps	304(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	768(%rsp), %xmm2
	movaps	752(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	624(%rsp), %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm5, %xmm0
	movaps	48(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	subps	800(%rsp), %xmm2
	movaps	784(%rsp), %xmm3
	subps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm6, %xmm1
	movaps	.L8c85(%rip), %xmm10
	addps	%xmm10, %xmm1
	movaps	.L8c0(%rip), %xmm4
	movaps	%xmm4, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	608(%rsp), %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm12, %xmm7
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm5, %xmm0
	movaps	16(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	832(%rsp), %xmm2
	movaps	816(%rsp), %xmm3
	subps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm6, %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm4, %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	880(%rsp), %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1024(%rsp), %xmm0
	cmpltps	%xmm11, %xmm0
	movaps	%xmm2, %xmm12
	cmpltps	%xmm9, %xmm12
	andps	%xmm0, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm1
	movaps	272(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	224(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	.L8c83(%rip), %xmm8
	movaps	%xmm8, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	cmpnleps	112(%rsp), %xmm1
	movaps	%xmm15, %xmm2
	cmpnleps	%xmm9, %xmm2
	orps	%xmm1, %xmm2
	orps	288(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm4, %xmm2
	movaps	%xmm4, %xmm11
	movaps	320(%rsp), %xmm0
	movaps	496(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	64(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm14, %xmm0
	movaps	720(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm7, %xmm6
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm14, %xmm6
	movaps	%xmm6, %xmm2
	subps	%xmm14, %xmm2
	movaps	240(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm14
	blendvps	%xmm0, 704(%rsp), %xmm2
	mulps	176(%rsp), %xmm9
	movaps	304(%rsp), %xmm4
	addps	%xmm4, %xmm9
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm9, %xmm7
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm7, %xmm3
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, %xmm10
	subps	%xmm4, %xmm10
	movaps	128(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, 656(%rsp), %xmm10
	movaps	%xmm11, %xmm1
	divps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	movaps	928(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	144(%rsp), %xmm7
	subps	%xmm4, %xmm7
	movaps	432(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	192(%rsp), %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm10, %xmm1
	movaps	848(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm7
	movaps	416(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm0
	movaps	448(%rsp), %xmm13
	movaps	1328(%rsp), %xmm8
	mulps	%xmm8, %xmm13
	movaps	1312(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm11, %xmm5
	subps	%xmm4, %xmm5
	maxps	.L8c74(%rip), %xmm5
	movaps	%xmm11, %xmm4
	divps	%xmm5, %xmm4
	mulps	%xmm8, %xmm7
	mulps	%xmm7, %xmm1
	mulps	%xmm9, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm15, %xmm0
	movaps	16(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	movaps	.L8c87(%rip), %xmm11
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	addps	%xmm4, %xmm9
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm5, %xmm9
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm4, %xmm1
	movaps	%xmm1, %xmm5
	blendvps	%xmm0, 672(%rsp), %xmm5
	mulps	%xmm8, %xmm7
	mulps	%xmm8, %xmm13
	mulps	%xmm15, %xmm7
	movaps	192(%rsp), %xmm15
	mulps	%xmm1, %xmm15
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm7
	movaps	48(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	addps	%xmm8, %xmm1
	movaps	784(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	minps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	800(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, %xmm4
	subps	%xmm8, %xmm4
	movaps	144(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	blendvps	%xmm0, 688(%rsp), %xmm4
	movaps	240(%rsp), %xmm0
	xorps	%xmm8, %xmm8
	addps	%xmm8, %xmm0
	movaps	128(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm15, %xmm0
	addps	%xmm8, %xmm0
	addps	%xmm0, %xmm7
	andnps	%xmm7, %xmm12
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, 576(%rsp), %xmm12
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm7
	shufps	$0, %xmm0, %xmm7
	movaps	96(%rsp), %xmm8
	cmpleps	%xmm7, %xmm8
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1056(%rsp), %xmm7
	cmpleps	%xmm0, %xmm7
	andps	%xmm8, %xmm7
	movaps	160(%rsp), %xmm0
	orps	1280(%rsp), %xmm0
	andps	%xmm14, %xmm0
	andnps	1040(%rsp), %xmm7
	addps	1120(%rsp), %xmm7
	movaps	896(%rsp), %xmm8
	cmpltps	1264(%rsp), %xmm8
	andps	%xmm7, %xmm8
	movaps	%xmm6, 368(%rsp)
	movaps	%xmm3, 304(%rsp)
	movaps	%xmm1, %xmm11
	movaps	%xmm9, 16(%rsp)
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm10, 656(%rsp)
	movaps	%xmm4, 688(%rsp)
	movaps	%xmm5, 672(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm12, 576(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 1248(%rsp)
	movaps	.L8c14(%rip), %xmm15
	movaps	912(%rsp), %xmm5
.L8b51:
	movaps	%xmm3, %xmm0
	xorps	.L8c28(%rip), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L8c29(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	xorps	%xmm1, %xmm1
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1424(%rsp)
	movaps	%xmm3, %xmm0
	andps	.L8c30(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1392(%rsp)
	movaps	%xmm3, 1280(%rsp)
	andps	.L8c31(%rip), %xmm3
	movaps	%xmm3, 1376(%rsp)
	pcmpeqd	%xmm1, %xmm3
	movdqa	%xmm3, 1360(%rsp)
	xorps	%xmm4, %xmm4
	movaps	.L8c15(%rip), %xmm12
	.p2align	4
.L8b52:
	movaps	%xmm8, 1040(%rsp)
	movaps	%xmm8, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm8, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	unpckhpd	%xmm8, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm8, %xmm8
	addss	%xmm0, %xmm8
	movss	20(%r11), %xmm0
	movss	.L8c32(%rip), %xmm1
	movaps	%xmm0, 1344(%rsp)
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	shufps	$0, %xmm1, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm1, %xmm0
	mulss	.L8c33(%rip), %xmm0
	movaps	%xmm1, %xmm2
	mulss	.L8c34(%rip), %xmm2
	mulss	.L8c35(%rip), %xmm1
	testq	%r9, %r9
	movaps	%xmm11, 48(%rsp)
	movaps	.L8c20(%rip), %xmm9
	movaps	%xmm8, 208(%rsp)
	pxor	%xmm3, %xmm3
	movaps	%xmm5, 912(%rsp)
	je	.L8b53
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm15, %xmm10
	movaps	.L8c36(%rip), %xmm13
	movaps	%xmm2, %xmm11
	movaps	%xmm13, %xmm2
	subps	368(%rsp), %xmm2
	movaps	%xmm0, (%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	.L8c37(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	.L8c38(%rip), %xmm14
	maxps	%xmm14, %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L8c39(%rip), %xmm15
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	.L8c40(%rip), %xmm14
	mulps	%xmm14, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	.L8c41(%rip), %xmm14
	mulps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, %xmm7
	movaps	.L8c42(%rip), %xmm14
	mulps	%xmm14, %xmm7
	movaps	.L8c43(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L8c44(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L8c45(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L8c46(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	.L8c47(%rip), %xmm14
	addps	%xmm14, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	.L8c48(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	.L8c0(%rip), %xmm15
	addps	%xmm15, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm12, %xmm0
	movaps	.L8c49(%rip), %xmm3
	mulps	%xmm3, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm8, %xmm7
	movaps	.L8c50(%rip), %xmm14
	mulps	%xmm14, %xmm7
	movaps	.L8c51(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c52(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm1, %xmm0
	movaps	.L8c53(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c54(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c55(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c56(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c57(%rip), %xmm3
	movaps	%xmm0, %xmm1
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	.L8c58(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm11, 32(%rsp)
	shufps	$0, %xmm0, %xmm1
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%rcx, %rdx
	xorl	%r14d, %r14d
	movss	.L8c59(%rip), %xmm11
	.p2align	4
.L8b57:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%r14, %xmm8
	addss	%xmm11, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	368(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	.L8c37(%rip), %xmm10
	movaps	%xmm1, %xmm5
	movaps	%xmm13, %xmm1
	movaps	%xmm12, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L8c38(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L8c39(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm11, %xmm3
	movaps	%xmm9, %xmm11
	mulps	.L8c40(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L8c41(%rip), %xmm0
	addps	.L8c47(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L8c48(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L8c42(%rip), %xmm11
	addps	.L8c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L8c44(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L8c45(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L8c46(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	.L8c49(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm15, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	.L8c14(%rip), %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm5, %xmm1
	movaps	%xmm15, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm15, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	.L8c50(%rip), %xmm0
	addps	.L8c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c57(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c58(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	.L8c15(%rip), %xmm12
	movaps	.L8c36(%rip), %xmm13
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
	movaps	%xmm3, %xmm11
	movaps	%xmm7, -32(%rdx)
	subps	%xmm9, %xmm6
	mulps	32(%rsp), %xmm6
	movaps	%xmm6, -16(%rdx)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, (%rdx)
	incq	%r14
	addq	$48, %rdx
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%r14, %r9
	jne	.L8b57
	movaps	%xmm13, %xmm2
	subps	304(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	movaps	.L8c37(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	.L8c38(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L8c39(%rip), %xmm1
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	.L8c40(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	.L8c41(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm7
	mulps	.L8c42(%rip), %xmm7
	addps	.L8c43(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L8c44(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L8c45(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L8c46(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	.L8c47(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	.L8c48(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm15, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm12, %xmm0
	mulps	.L8c49(%rip), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	.L8c14(%rip), %xmm10
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm8, %xmm7
	mulps	.L8c50(%rip), %xmm7
	addps	.L8c51(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c52(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c53(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c54(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c55(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c56(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c57(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	.L8c58(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r12, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.L8b59:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%r14, %xmm8
	addss	%xmm11, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	304(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	.L8c37(%rip), %xmm10
	movaps	%xmm13, %xmm1
	movaps	%xmm12, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	.L8c38(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	.L8c39(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	.L8c40(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	.L8c41(%rip), %xmm0
	addps	.L8c47(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	.L8c48(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	.L8c42(%rip), %xmm11
	addps	.L8c43(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L8c44(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	.L8c45(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	.L8c46(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	.L8c49(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm15, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	.L8c14(%rip), %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm15, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm15, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	.L8c50(%rip), %xmm0
	addps	.L8c51(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c52(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c53(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c54(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c55(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c56(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c57(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	.L8c58(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	.L8c15(%rip), %xmm12
	movaps	.L8c36(%rip), %xmm13
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
	movaps	%xmm3, %xmm11
	movaps	%xmm7, -32(%rdx)
	subps	%xmm9, %xmm6
	mulps	32(%rsp), %xmm6
	movaps	%xmm6, -16(%rdx)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, (%rdx)
	incq	%r14
	addq	$48, %rdx
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%r14, %r9
	jne	.L8b59
	xorps	%xmm0, %xmm0
	movaps	208(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	496(%rsp), %xmm0
	ja	.L8b62
	xorps	%xmm0, %xmm0
.L8b62:
	movaps	%xmm0, 256(%rsp)
	movq	1000(%rsp), %rdx
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 160(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	movaps	%xmm3, 176(%rsp)
	xorl	%r14d, %r14d
	movaps	48(%rsp), %xmm8
	.p2align	4
.L8b63:
	movaps	%xmm6, 272(%rsp)
	movaps	%xmm5, 224(%rsp)
	movaps	%xmm2, 288(%rsp)
	movaps	%xmm1, 432(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm4, 448(%rsp)
	movl	%edx, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm1
	movaps	16(%r10,%rdi), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	32(%r10,%rdi), %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm8, %xmm0
	movaps	%xmm1, 384(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm4, %xmm4
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	movaps	256(%rsp), %xmm7
	.p2align	4
.L8b64:
	movaps	-16(%r15), %xmm11
	movaps	-32(%rcx,%rdi), %xmm15
	movaps	-16(%rcx,%rdi), %xmm10
	movaps	(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	addps	16(%rsp), %xmm0
	addps	(%r15), %xmm0
	movaps	.L8c0(%rip), %xmm3
	divps	%xmm0, %xmm3
	subps	%xmm0, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm7, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm11, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm13
	movaps	%xmm11, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm3, %xmm5
	addps	%xmm11, %xmm6
	mulps	(%rcx,%rdi), %xmm11
	addps	%xmm11, %xmm9
	movaps	%xmm15, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm1
	addps	%xmm0, %xmm4
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm15
	addps	%xmm15, %xmm8
	addps	%xmm0, %xmm14
	mulps	%xmm10, %xmm0
	addps	%xmm0, %xmm2
	addq	$48, %rdi
	addq	$32, %r15
	cmpq	%rdi, %rbx
	jne	.L8b64
	movaps	(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm5, %xmm0
	movaps	240(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 240(%rsp)
	movaps	48(%rsp), %xmm10
	mulps	32(%rsp), %xmm10
	mulps	%xmm11, %xmm2
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm11, %xmm2
	movaps	96(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm0
	movaps	128(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm11, %xmm0
	movaps	288(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	movaps	80(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 80(%rsp)
	movaps	384(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm13, %xmm0
	movaps	144(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 144(%rsp)
	mulps	%xmm15, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm15, %xmm8
	addps	%xmm3, %xmm8
	mulps	%xmm11, %xmm8
	movaps	64(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	112(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 112(%rsp)
	mulps	%xmm15, %xmm1
	movaps	320(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	192(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 192(%rsp)
	addps	%xmm3, %xmm4
	movaps	160(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 160(%rsp)
	addps	%xmm3, %xmm14
	mulps	%xmm11, %xmm14
	movaps	432(%rsp), %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm3, %xmm12
	mulps	%xmm12, %xmm10
	movaps	416(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	48(%rsp), %xmm8
	mulps	%xmm15, %xmm12
	movaps	448(%rsp), %xmm4
	addps	%xmm12, %xmm4
	movaps	32(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	movaps	224(%rsp), %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm15, %xmm9
	movaps	272(%rsp), %xmm6
	addps	%xmm9, %xmm6
	movaps	400(%rsp), %xmm7
	mulps	%xmm13, %xmm7
	movaps	176(%rsp), %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm3, 176(%rsp)
	incq	%r14
	addq	%rax, %rdx
	cmpq	%r9, %r14
	jne	.L8b63
	movaps	%xmm0, 416(%rsp)
	movaps	.L8c0(%rip), %xmm8
	movaps	.L8c20(%rip), %xmm9
	movaps	48(%rsp), %xmm11
	xorps	%xmm12, %xmm12
	movaps	%xmm5, %xmm13
	movaps	16(%rsp), %xmm7
	movaps	240(%rsp), %xmm5
	movaps	128(%rsp), %xmm10
	movaps	80(%rsp), %xmm3
	movaps	96(%rsp), %xmm14
	jmp	.L8b67
	.p2align	4
.L8b53:
	ucomiss	%xmm3, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	496(%rsp), %xmm0
	ja	.L8b55
	xorps	%xmm0, %xmm0
.L8b55:
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm5, %xmm5
	movaps	.L8c0(%rip), %xmm8
	movaps	16(%rsp), %xmm7
	xorps	%xmm12, %xmm12
.L8b67:
	movaps	%xmm1, 432(%rsp)
	movaps	256(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm0, %xmm6
	movaps	352(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	subps	%xmm6, %xmm14
	movaps	%xmm14, 96(%rsp)
	movaps	176(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	subps	%xmm6, %xmm3
	movaps	%xmm3, 80(%rsp)
	mulps	%xmm13, %xmm0
	movaps	208(%rsp), %xmm1
	ucomiss	%xmm12, %xmm1
	subps	%xmm0, %xmm2
	movaps	%xmm2, 288(%rsp)
	movaps	%xmm9, %xmm13
	divps	%xmm11, %xmm13
	mulps	%xmm15, %xmm13
	movaps	%xmm13, %xmm6
	mulps	%xmm5, %xmm6
	addps	64(%rsp), %xmm6
	mulps	%xmm10, %xmm13
	addps	112(%rsp), %xmm13
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1120(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm4, 448(%rsp)
	movaps	%xmm13, 848(%rsp)
	movaps	%xmm6, 928(%rsp)
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm10, 128(%rsp)
	jbe	.L8b68
	movaps	896(%rsp), %xmm0
	movaps	1040(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L8c60(%rip), %xmm1
	movaps	%xmm0, 896(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	%xmm8, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	jbe	.L8b70
	movq	%r12, %r13
	testq	%r9, %r9
	movaps	%xmm1, 32(%rsp)
	xorps	%xmm3, %xmm3
	je	.L8b76
	movq	1000(%rsp), %rdx
	xorl	%r14d, %r14d
	.p2align	4
.L8b73:
	movl	%edx, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r10, %rdi
	xorl	%r12d, %r12d
	movaps	.L8c65(%rip), %xmm13
	movaps	.L8c66(%rip), %xmm14
	movaps	.L8c67(%rip), %xmm11
	movaps	.L8c68(%rip), %xmm10
	movaps	.L8c69(%rip), %xmm15
	movaps	.L8c70(%rip), %xmm2
	movdqa	.L8c61(%rip), %xmm12
	movdqa	.L8c62(%rip), %xmm1
	.p2align	4
.L8b74:
	movaps	(%rdi), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm7, %xmm4
	addps	(%r15,%r12), %xmm4
	movaps	-16(%r15,%r12), %xmm5
	movaps	%xmm8, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm9, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm9, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm8, %xmm0
	paddd	%xmm12, %xmm0
	pand	%xmm1, %xmm0
	movaps	%xmm8, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm9, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm11, %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm13, %xmm8
	addps	%xmm14, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L8c63(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L8c64(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	movaps	16(%rsp), %xmm7
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm9, %xmm0
	movaps	.L8c20(%rip), %xmm9
	movaps	.L8c0(%rip), %xmm8
	movaps	%xmm5, %xmm6
	addps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm9, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %r12
	addq	$48, %rdi
	cmpq	%r12, %rsi
	jne	.L8b74
	incq	%r14
	addq	%rax, %rdx
	cmpq	%r9, %r14
	movaps	48(%rsp), %xmm11
	jne	.L8b73
.L8b76:
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	.L8c71(%rip), %xmm9
	addps	.L8c72(%rip), %xmm9
	xorps	%xmm2, %xmm2
	cmpltps	32(%rsp), %xmm2
	addps	%xmm1, %xmm9
	cmpltps	%xmm3, %xmm9
	andps	%xmm2, %xmm9
	movaps	%xmm9, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1024(%rsp)
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	.L8c24(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1008(%rsp)
	movaps	1088(%rsp), %xmm1
	blendvps	%xmm0, .L8c73(%rip), %xmm1
	movaps	%xmm1, 1088(%rsp)
	movaps	%xmm8, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, .L8c22(%rip), %xmm4
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	368(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	304(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm11
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	576(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	640(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm9, %xmm4
	andnps	496(%rsp), %xmm4
	movaps	%xmm9, %xmm0
	movaps	864(%rsp), %xmm10
	blendvps	%xmm0, .L8c27(%rip), %xmm10
	movaps	%xmm10, 864(%rsp)
	andps	%xmm8, %xmm9
	movaps	%xmm9, 1120(%rsp)
	movaps	%xmm4, 496(%rsp)
	movaps	%xmm5, 672(%rsp)
	movaps	%xmm3, 688(%rsp)
	movaps	%xmm2, 656(%rsp)
	movaps	%xmm1, 704(%rsp)
	movaps	.L8c37(%rip), %xmm14
	movaps	.L8c20(%rip), %xmm9
	movq	%r13, %r12
	movaps	848(%rsp), %xmm13
	movaps	240(%rsp), %xmm5
	movaps	128(%rsp), %xmm10
	movaps	208(%rsp), %xmm1
	movaps	160(%rsp), %xmm2
	movaps	96(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	jmp	.L8b77
	.p2align	4
.L8b70:
	movaps	208(%rsp), %xmm1
.L8b68:
	movaps	160(%rsp), %xmm2
	movaps	96(%rsp), %xmm0
	movaps	.L8c37(%rip), %xmm14
.L8b77:
	movaps	%xmm2, 160(%rsp)
	movaps	%xmm7, 16(%rsp)
	movaps	%xmm11, 48(%rsp)
	ucomiss	%xmm3, %xmm1
	movdqa	1376(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, (%rsp)
	movdqa	1408(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 64(%rsp)
	movdqa	1440(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, %xmm6
	movaps	.L8c18(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm12
	divps	%xmm0, %xmm12
	movaps	%xmm12, 400(%rsp)
	movaps	80(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm15
	divps	%xmm0, %xmm15
	movaps	%xmm15, 224(%rsp)
	movaps	320(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	368(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	736(%rsp), %xmm2
	movaps	720(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm5, %xmm1
	xorps	%xmm14, %xmm1
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1280(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 592(%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 384(%rsp)
	orps	1104(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	mulps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm1
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	304(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	768(%rsp), %xmm2
	movaps	752(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm10, %xmm3
	movaps	%xmm9, %xmm5
	blendvps	%xmm0, %xmm10, %xmm5
	xorps	%xmm14, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm6
	movdqa	%xmm6, %xmm12
	movdqa	%xmm6, 512(%rsp)
	movaps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	por	1424(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm1, %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm11, %xmm2
	cmpleps	800(%rsp), %xmm2
	movaps	784(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	%xmm9, %xmm5
	movaps	144(%rsp), %xmm11
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm11, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm7, %xmm2
	movaps	816(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm9, %xmm4
	movaps	192(%rsp), %xmm9
	blendvps	%xmm0, %xmm9, %xmm4
	cmpleps	832(%rsp), %xmm2
	movaps	%xmm9, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm8, %xmm12
	movdqa	%xmm12, 624(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	64(%rsp), %xmm10
	orps	%xmm0, %xmm10
	movaps	%xmm10, 64(%rsp)
	movaps	272(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	movaps	%xmm11, 144(%rsp)
	mulps	%xmm11, %xmm2
	orps	1392(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	(%rsp), %xmm4
	orps	%xmm3, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	112(%rsp), %xmm6
	movaps	%xmm9, 192(%rsp)
	mulps	%xmm9, %xmm6
	orps	1360(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm6, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1056(%rsp)
	movaps	224(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	288(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	400(%rsp), %xmm5
	mulps	32(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm8, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1296(%rsp)
	movaps	%xmm4, %xmm3
	movaps	.L8c74(%rip), %xmm11
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm8, %xmm11
	divps	%xmm3, %xmm11
	andnps	%xmm8, %xmm10
	movaps	%xmm10, 608(%rsp)
	mulps	%xmm10, %xmm15
	movaps	928(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm13, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm9
	mulps	%xmm4, %xmm9
	movaps	.L8c0(%rip), %xmm14
	subps	%xmm9, %xmm14
	movaps	%xmm11, 176(%rsp)
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm9
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm14
	movaps	%xmm14, %xmm9
	maxps	.L8c74(%rip), %xmm9
	sqrtps	%xmm9, %xmm9
	movaps	.L8c0(%rip), %xmm12
	divps	%xmm9, %xmm12
	movaps	(%rsp), %xmm8
	andnps	.L8c0(%rip), %xmm8
	movaps	112(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	movaps	432(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm5, %xmm9
	movaps	416(%rsp), %xmm5
	mulps	%xmm10, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	subps	%xmm7, %xmm5
	movaps	448(%rsp), %xmm7
	movaps	%xmm10, 1312(%rsp)
	mulps	%xmm10, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm4, %xmm10
	movaps	%xmm15, 1328(%rsp)
	mulps	%xmm15, %xmm7
	subps	%xmm10, %xmm7
	mulps	%xmm11, %xmm5
	movaps	%xmm5, %xmm10
	mulps	%xmm3, %xmm10
	subps	%xmm10, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm9, %xmm10
	movaps	.L8c0(%rip), %xmm15
	subps	%xmm10, %xmm15
	movaps	%xmm5, %xmm10
	mulps	%xmm5, %xmm10
	subps	%xmm10, %xmm15
	mulps	%xmm12, %xmm7
	movaps	%xmm12, 528(%rsp)
	movaps	%xmm7, %xmm10
	mulps	%xmm7, %xmm10
	subps	%xmm10, %xmm15
	movaps	%xmm15, %xmm10
	maxps	.L8c74(%rip), %xmm10
	sqrtps	%xmm10, %xmm10
	movaps	.L8c0(%rip), %xmm11
	divps	%xmm10, %xmm11
	movaps	384(%rsp), %xmm13
	mulps	32(%rsp), %xmm13
	movaps	%xmm0, 256(%rsp)
	mulps	%xmm13, %xmm0
	mulps	624(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm4, 208(%rsp)
	mulps	%xmm13, %xmm4
	mulps	608(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, 352(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm9, %xmm12
	movaps	%xmm13, 384(%rsp)
	mulps	%xmm13, %xmm9
	movaps	%xmm8, 880(%rsp)
	mulps	%xmm8, %xmm6
	subps	%xmm9, %xmm6
	movaps	.L8c0(%rip), %xmm9
	movaps	400(%rsp), %xmm4
	movaps	592(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm5, %xmm8
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	movaps	224(%rsp), %xmm5
	mulps	176(%rsp), %xmm5
	movaps	512(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm7, %xmm13
	mulps	%xmm2, %xmm7
	subps	%xmm7, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 592(%rsp)
	mulps	%xmm4, %xmm5
	movaps	272(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	mulps	528(%rsp), %xmm3
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	112(%rsp), %xmm4
	movaps	%xmm11, %xmm10
	mulps	%xmm11, %xmm4
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	.L8c37(%rip), %xmm0
	movaps	256(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	208(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 208(%rsp)
	movaps	352(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 352(%rsp)
	xorps	%xmm0, %xmm8
	movaps	%xmm8, 512(%rsp)
	xorps	%xmm0, %xmm12
	movaps	%xmm12, 64(%rsp)
	xorps	%xmm0, %xmm13
	ja	.L8b95
	movaps	.L8c0(%rip), %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm7, %xmm9
	divps	%xmm7, %xmm0
	movaps	48(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	%xmm15, %xmm4
	movaps	112(%rsp), %xmm12
	divps	%xmm12, %xmm4
	mulps	16(%rsp), %xmm4
	mulps	.L8c75(%rip), %xmm0
	mulps	.L8c76(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1024(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	.L8c27(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	.L8c77(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%r11), %xmm3
	movaps	%xmm15, %xmm0
	movaps	864(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	(%rsp), %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm15, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	592(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	624(%rsp), %xmm3
	mulps	32(%rsp), %xmm3
	movaps	608(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	880(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm15, %xmm3
	movaps	.L8c25(%rip), %xmm7
	movaps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1264(%rsp), %xmm0
	cmpleps	896(%rsp), %xmm0
	movaps	%xmm4, %xmm3
	minps	.L8c78(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	912(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	cmpeqps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm8
	cmpeqps	%xmm7, %xmm8
	andps	%xmm15, %xmm8
	movaps	%xmm8, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm8, %xmm3
	addss	%xmm0, %xmm3
	pshufd	$238, %xmm8, %xmm0
	addss	%xmm3, %xmm0
	pshufd	$255, %xmm8, %xmm3
	addss	%xmm0, %xmm3
	ucomiss	%xmm4, %xmm3
	movaps	.L8c14(%rip), %xmm15
	movaps	%xmm12, %xmm3
	movaps	.L8c15(%rip), %xmm12
	ja	.L8b52
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm10, %xmm14
	mulps	%xmm6, %xmm14
	mulps	%xmm14, %xmm13
	addps	%xmm2, %xmm13
	movaps	528(%rsp), %xmm2
	mulps	%xmm13, %xmm2
	movaps	352(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	512(%rsp), %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm4, %xmm5
	movaps	176(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	256(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	384(%rsp), %xmm4
	movaps	208(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm4, %xmm5
	movaps	64(%rsp), %xmm10
	mulps	%xmm14, %xmm10
	addps	%xmm5, %xmm10
	mulps	400(%rsp), %xmm10
	movaps	%xmm10, 64(%rsp)
	mulps	224(%rsp), %xmm1
	movaps	%xmm1, 176(%rsp)
	mulps	%xmm9, %xmm2
	movaps	%xmm2, 528(%rsp)
	mulps	%xmm3, %xmm14
	movaps	%xmm14, 384(%rsp)
	movaps	.L8c0(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	480(%rsp), %xmm0
	movaps	1232(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L8c61(%rip), %xmm0
	pand	.L8c62(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	movaps	.L8c20(%rip), %xmm11
	addps	%xmm11, %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L8c63(%rip), %xmm3
	addps	.L8c64(%rip), %xmm3
	movaps	%xmm3, 624(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L8c65(%rip), %xmm3
	addps	.L8c66(%rip), %xmm3
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm2, 208(%rsp)
	mulps	.L8c67(%rip), %xmm2
	addps	.L8c68(%rip), %xmm2
	movaps	%xmm2, 1056(%rsp)
	movaps	%xmm1, 352(%rsp)
	mulps	.L8c69(%rip), %xmm1
	movaps	%xmm1, 608(%rsp)
	mulps	.L8c70(%rip), %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	560(%rsp), %xmm0
	mulps	.L8c79(%rip), %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	464(%rsp), %xmm0
	mulps	.L8c80(%rip), %xmm0
	movaps	%xmm0, 464(%rsp)
	movl	348(%rsp), %edx
	shrb	$3, %dl
	testl	%r9d, %r9d
	setne	%dil
	andb	%dl, %dil
	xorps	%xmm13, %xmm13
	xorps	%xmm7, %xmm7
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	cmpb	$1, %dil
	movq	968(%rsp), %r13
	jne	.L8b84
	imulq	%r13, %r8
	xorl	%edx, %edx
	.p2align	4
.L8b81:
	movl	%r8d, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	leaq	(%rdx,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm0
	mulps	48(%rsp), %xmm0
	movaps	%xmm0, 144(%rsp)
	movq	%r10, %r14
	xorl	%r15d, %r15d
	.p2align	4
.L8b82:
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm14, (%rsp)
	movaps	%xmm6, 96(%rsp)
	movaps	(%rbx,%r15), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	(%r14), %xmm14
	mulps	144(%rsp), %xmm14
	addps	16(%rsp), %xmm14
	movaps	-16(%rbx,%r15), %xmm15
	addps	%xmm0, %xmm14
	movaps	.L8c0(%rip), %xmm8
	movaps	%xmm8, %xmm4
	divps	%xmm14, %xmm4
	subps	%xmm14, %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm11, %xmm0
	movaps	%xmm4, %xmm5
	cmpltps	%xmm15, %xmm0
	addps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, %xmm0
	addps	%xmm8, %xmm0
	paddd	.L8c61(%rip), %xmm0
	pand	.L8c62(%rip), %xmm0
	movaps	%xmm8, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm5
	addps	%xmm11, %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, %xmm11
	mulps	%xmm6, %xmm11
	movaps	%xmm1, %xmm12
	movaps	%xmm3, %xmm1
	movaps	%xmm2, %xmm3
	movaps	%xmm10, %xmm2
	movaps	%xmm7, %xmm10
	movaps	%xmm13, %xmm7
	movaps	%xmm9, %xmm13
	movaps	%xmm6, %xmm9
	mulps	.L8c67(%rip), %xmm9
	movaps	%xmm11, %xmm5
	addps	.L8c68(%rip), %xmm9
	mulps	.L8c69(%rip), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm6, %xmm9
	mulps	.L8c65(%rip), %xmm9
	addps	.L8c66(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm6, %xmm9
	mulps	.L8c63(%rip), %xmm9
	addps	.L8c64(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm13, %xmm9
	movaps	%xmm7, %xmm13
	movaps	%xmm10, %xmm7
	movaps	%xmm2, %xmm10
	movaps	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm12, %xmm1
	mulps	%xmm11, %xmm5
	movaps	.L8c20(%rip), %xmm11
	addps	%xmm6, %xmm5
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L8c70(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm15, %xmm6
	addps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm11, %xmm15
	subps	%xmm15, %xmm6
	movaps	32(%rsp), %xmm15
	mulps	%xmm14, %xmm6
	addps	.L8c25(%rip), %xmm14
	movaps	%xmm8, %xmm5
	divps	%xmm14, %xmm5
	movaps	(%rsp), %xmm14
	addps	%xmm6, %xmm9
	mulps	80(%rsp), %xmm4
	movaps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm5, %xmm15
	mulps	%xmm6, %xmm5
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm14
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	movaps	96(%rsp), %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm5, %xmm8
	mulps	%xmm4, %xmm5
	addps	%xmm5, %xmm10
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm1
	addps	%xmm8, %xmm3
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm8
	addps	%xmm0, %xmm7
	addps	%xmm8, %xmm13
	addq	$32, %r15
	addq	$48, %r14
	cmpq	%r15, %rsi
	jne	.L8b82
	incq	%rdx
	addq	%rax, %r8
	cmpq	%r9, %rdx
	jne	.L8b81
.L8b84:
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm14, (%rsp)
	movaps	%xmm6, 96(%rsp)
	movaps	%xmm9, 160(%rsp)
	movaps	288(%rsp), %xmm8
	movaps	224(%rsp), %xmm6
	mulps	%xmm6, %xmm8
	movaps	400(%rsp), %xmm11
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	.L8c0(%rip), %xmm9
	movaps	%xmm9, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	movaps	.L8c74(%rip), %xmm0
	maxps	%xmm0, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm9, %xmm12
	divps	%xmm0, %xmm12
	movaps	928(%rsp), %xmm15
	movaps	272(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm11, %xmm15
	movaps	848(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	movaps	%xmm8, 288(%rsp)
	mulps	%xmm8, %xmm0
	mulps	%xmm6, %xmm14
	subps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm9, %xmm4
	subps	%xmm0, %xmm4
	mulps	%xmm12, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm4
	movaps	%xmm9, %xmm0
	minps	%xmm9, %xmm5
	movaps	%xmm4, %xmm9
	minps	%xmm5, %xmm9
	maxps	.L8c74(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm0, %xmm5
	divps	%xmm4, %xmm5
	movaps	432(%rsp), %xmm6
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm11, %xmm6
	movaps	416(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	movaps	%xmm6, %xmm4
	mulps	%xmm8, %xmm4
	mulps	224(%rsp), %xmm11
	subps	%xmm4, %xmm11
	movaps	448(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm6, %xmm4
	movaps	%xmm15, 928(%rsp)
	mulps	%xmm15, %xmm4
	mulps	272(%rsp), %xmm8
	subps	%xmm4, %xmm8
	movaps	%xmm12, 192(%rsp)
	mulps	%xmm12, %xmm11
	movaps	%xmm11, %xmm4
	movaps	%xmm14, 848(%rsp)
	mulps	%xmm14, %xmm4
	subps	%xmm4, %xmm8
	movaps	%xmm6, 432(%rsp)
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	movaps	.L8c0(%rip), %xmm6
	subps	%xmm4, %xmm6
	movaps	%xmm11, 416(%rsp)
	movaps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	subps	%xmm4, %xmm6
	movaps	%xmm5, 144(%rsp)
	mulps	%xmm5, %xmm8
	movaps	%xmm8, 448(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm8, %xmm4
	subps	%xmm4, %xmm6
	movaps	%xmm6, 512(%rsp)
	movaps	%xmm6, %xmm4
	minps	%xmm9, %xmm4
	movaps	.L8c81(%rip), %xmm8
	cmpltps	%xmm4, %xmm8
	movaps	912(%rsp), %xmm14
	movaps	%xmm14, %xmm4
	cmpeqps	.L8c24(%rip), %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm9
	movaps	%xmm8, 592(%rsp)
	orps	%xmm8, %xmm0
	movaps	.L8c16(%rip), %xmm12
	blendvps	%xmm0, %xmm14, %xmm12
	movaps	%xmm12, 240(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	368(%rsp), %xmm12
	addps	%xmm12, %xmm0
	movaps	720(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	736(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	.L8c15(%rip), %xmm8
	andps	%xmm8, %xmm4
	xorps	%xmm11, %xmm11
	maxps	%xmm11, %xmm4
	movaps	176(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm8, %xmm0
	maxps	%xmm4, %xmm0
	movss	20(%r11), %xmm4
	mulss	.L8c82(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	cmpleps	%xmm4, %xmm0
	cmpleps	.L8c0(%rip), %xmm14
	movaps	%xmm14, 80(%rsp)
	andps	%xmm14, %xmm0
	movaps	%xmm0, %xmm14
	blendvps	%xmm0, %xmm5, %xmm12
	movss	208(%r11), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	304(%rsp), %xmm11
	addps	%xmm11, %xmm15
	movaps	752(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm15, %xmm5
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	768(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm15, %xmm4
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm14, %xmm15
	movaps	%xmm14, 320(%rsp)
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm9, %xmm0
	movaps	%xmm9, 128(%rsp)
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	48(%rsp), %xmm14
	movaps	528(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	784(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movss	12(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm14
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm14
	movaps	16(%rsp), %xmm15
	movaps	384(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	832(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	320(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	movq	984(%rsp), %r9
	movq	%r9, %rax
	shlq	$4, %rax
	movq	544(%rsp), %r8
	movaps	%xmm12, (%r8,%rax)
	movaps	288(%rsp), %xmm5
	movaps	112(%rsp), %xmm12
	movq	976(%rsp), %rbx
	addq	%rbx, %r9
	shlq	$4, %r9
	movaps	%xmm11, (%r8,%r9)
	movaps	272(%rsp), %xmm11
	leaq	(%r8,%rax), %rdx
	movq	%rbx, %rsi
	shlq	$5, %rsi
	movaps	%xmm14, (%rsi,%rdx)
	mulps	%xmm4, %xmm15
	movaps	128(%rsp), %xmm0
	movaps	%xmm8, 16(%rsp)
	blendvps	%xmm0, %xmm8, %xmm15
	leaq	(%rbx,%rbx,2), %rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm15, (%rdi,%rdx)
	movl	$4, %edx
	movl	348(%rsp), %r11d
	testb	$2, %r11b
	je	.L8b87
	movaps	.L8c37(%rip), %xmm9
	movaps	%xmm5, %xmm8
	xorps	%xmm9, %xmm8
	movaps	512(%rsp), %xmm0
	maxps	.L8c74(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L8c0(%rip), %xmm14
	divps	%xmm0, %xmm14
	mulps	%xmm4, %xmm11
	movaps	%xmm11, 272(%rsp)
	mulps	%xmm4, %xmm12
	movaps	%xmm12, 112(%rsp)
	movaps	80(%rsp), %xmm0
	andps	592(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	192(%rsp), %xmm6
	mulps	%xmm6, %xmm8
	movaps	848(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm8, %xmm4
	addps	928(%rsp), %xmm4
	xorps	%xmm9, %xmm4
	movaps	144(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	movaps	%xmm6, %xmm11
	xorps	%xmm9, %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm12, %xmm11
	movaps	%xmm6, %xmm0
	movaps	416(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm8, %xmm6
	addps	432(%rsp), %xmm6
	movaps	448(%rsp), %xmm15
	movaps	%xmm15, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm6, %xmm5
	xorps	%xmm9, %xmm5
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm5
	movaps	%xmm15, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm0, %xmm14
	xorps	%xmm9, %xmm14
	mulps	%xmm6, %xmm14
	xorps	%xmm9, %xmm12
	mulps	%xmm15, %xmm12
	movaps	%xmm8, 288(%rsp)
	mulps	%xmm8, %xmm8
	addps	.L8c0(%rip), %xmm8
	movaps	%xmm4, 64(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm8, %xmm4
	movaps	%xmm5, 320(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm4, %xmm5
	movaps	400(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	16(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm4, 448(%rsp)
	mulps	%xmm6, %xmm12
	movaps	%xmm6, %xmm15
	movaps	192(%rsp), %xmm5
	movaps	272(%rsp), %xmm6
	mulps	%xmm5, %xmm5
	movaps	%xmm11, 128(%rsp)
	mulps	%xmm11, %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm14, 432(%rsp)
	mulps	%xmm14, %xmm14
	addps	%xmm11, %xmm14
	movaps	224(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	mulps	%xmm4, %xmm14
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	144(%rsp), %xmm8
	mulps	%xmm8, %xmm8
	movaps	%xmm12, 48(%rsp)
	mulps	%xmm12, %xmm12
	addps	%xmm8, %xmm12
	mulps	%xmm6, %xmm12
	mulps	%xmm6, %xmm12
	movaps	%xmm9, %xmm8
	movaps	%xmm0, %xmm11
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm15, 416(%rsp)
	mulps	%xmm15, %xmm15
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm9
	movq	%rbx, %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	movl	%r11d, %edi
	andl	$4, %edi
	movl	%edi, %edx
	shrl	$2, %edx
	xorl	%r8d, %r8d
	testl	%edi, %edi
	setne	%r8b
	movq	%r9, %r14
	movl	$13, %r9d
	movl	$7, %ebx
	cmoveq	%rbx, %r9
	movq	976(%rsp), %rbx
	addq	$5, %r8
	imulq	%rbx, %r8
	shlq	$4, %r8
	addq	544(%rsp), %r8
	movaps	%xmm4, (%rax,%r8)
	movq	544(%rsp), %r8
	leaq	(%rdx,%rdx,2), %rdx
	addq	$6, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r8, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	%rbx, %r9
	shlq	$4, %r9
	addq	%r8, %r9
	movaps	%xmm9, (%rax,%r9)
	movq	%r14, %r9
	movl	$8, %edx
	testl	%edi, %edi
	je	.L8b87
	movaps	%xmm11, %xmm12
	movaps	192(%rsp), %xmm4
	mulps	288(%rsp), %xmm4
	movaps	128(%rsp), %xmm0
	movaps	64(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	addps	%xmm4, %xmm0
	movaps	432(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	movaps	320(%rsp), %xmm14
	mulps	%xmm14, %xmm4
	addps	%xmm0, %xmm4
	mulps	224(%rsp), %xmm4
	movaps	400(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	16(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	leaq	(%rbx,%rbx,4), %rdx
	movq	%rdx, %rdi
	shlq	$4, %rdi
	addq	%r8, %rdi
	movaps	144(%rsp), %xmm12
	mulps	%xmm12, %xmm15
	movaps	48(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm15, %xmm4
	movaps	272(%rsp), %xmm15
	mulps	%xmm15, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm11, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm5, (%rax,%rdi)
	imulq	$112, %rbx, %rdi
	addq	%r8, %rdi
	movaps	%xmm8, (%rax,%rdi)
	mulps	128(%rsp), %xmm12
	movaps	%xmm9, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm12, %xmm4
	mulps	%xmm15, %xmm4
	movaps	224(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	movq	%rbx, %rdi
	shlq	$7, %rdi
	addq	%r8, %rdi
	movaps	416(%rsp), %xmm12
	mulps	%xmm12, %xmm14
	movaps	112(%rsp), %xmm8
	mulps	%xmm8, %xmm14
	mulps	400(%rsp), %xmm14
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm5, (%rax,%rdi)
	shlq	$5, %rdx
	addq	%r8, %rdx
	movaps	%xmm4, (%rax,%rdx)
	mulps	%xmm12, %xmm6
	mulps	%xmm8, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	imulq	$176, %rbx, %rdx
	addq	%r8, %rdx
	movaps	%xmm4, (%rax,%rdx)
	mulps	48(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm12
	blendvps	%xmm0, %xmm12, %xmm11
	shlq	$6, %rsi
	addq	%r8, %rsi
	movaps	%xmm11, (%rax,%rsi)
	movl	$14, %edx
.L8b87:
	testb	$8, %r11b
	movq	552(%rsp), %r14
	movq	960(%rsp), %r11
	movaps	160(%rsp), %xmm9
	movaps	(%rsp), %xmm14
	movaps	32(%rsp), %xmm11
	je	.L8b89
	movaps	608(%rsp), %xmm5
	addps	1056(%rsp), %xmm5
	movaps	352(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	880(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	624(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	208(%rsp), %xmm5
	movaps	256(%rsp), %xmm4
	addps	%xmm5, %xmm4
	movaps	560(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	464(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm4
	movss	108(%r11), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm0, %xmm4
	movss	112(%r11), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	96(%rsp), %xmm12
	mulps	%xmm12, %xmm5
	addps	%xmm4, %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movss	124(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm0, %xmm4
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm4, %xmm0
	movss	132(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm15, %xmm0
	movss	140(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm5, %xmm0
	movaps	1072(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm1, %xmm11
	movss	176(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm15, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm2
	movaps	912(%rsp), %xmm0
	cmpeqps	.L8c24(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm7, %xmm3
	movss	208(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	.L8c36(%rip), %xmm8
	subps	%xmm9, %xmm8
	addps	%xmm2, %xmm3
	movss	204(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm9, %xmm9
	addps	%xmm5, %xmm4
	addps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm9
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	.L8c83(%rip), %xmm5
	addps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm5
	movq	%rdx, %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm8, (%rax,%rsi)
	leaq	1(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm9, (%rax,%rsi)
	leaq	2(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm4, (%rax,%rsi)
	leaq	3(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm6, (%rax,%rsi)
	addq	$4, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r8, %rdx
	movaps	%xmm5, (%rax,%rdx)
	jmp	.L8b89
.L8b93:
	addq	$1464, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L8b94:
	retq
