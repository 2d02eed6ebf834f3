# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L44c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L44c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L44c2:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
.L44c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L44c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L44c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L44c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L44c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L44c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L44c9:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
.L44c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L44c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L44c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L44c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L44c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L44c15:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
.L44c16:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L44c17:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L44c18:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L44c19:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L44c20:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L44c21:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L44c24:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L44c26:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
.L44c27:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L44c28:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L44c29:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L44c31:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L44c32:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L44c33:
	.long	1
	.long	1
	.long	1
	.long	1
.L44c34:
	.long	2
	.long	2
	.long	2
	.long	2
.L44c35:
	.long	4
	.long	4
	.long	4
	.long	4
.L44c36:
	.long	8
	.long	8
	.long	8
	.long	8
.L44c37:
	.long	16
	.long	16
	.long	16
	.long	16
.L44c40:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L44c43:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L44c44:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L44c45:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L44c46:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L44c47:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L44c48:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L44c49:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L44c50:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L44c51:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L44c52:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L44c53:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L44c54:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L44c55:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L44c56:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L44c57:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L44c58:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L44c59:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L44c60:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L44c61:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L44c62:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L44c63:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L44c64:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L44c65:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L44c66:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L44c67:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L44c68:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L44c69:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L44c70:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L44c71:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L44c72:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L44c73:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L44c74:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L44c75:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L44c76:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L44c77:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L44c78:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L44c79:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L44c80:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L44c81:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L44c82:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L44c83:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L44c84:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L44c85:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L44c86:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L44c87:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L44c88:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L44c89:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L44c90:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L44c91:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L44c92:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L44c93:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L44c94:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L44c95:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L44c96:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L44c97:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L44c22:
	.long	0x3d2aaaab
.L44c23:
	.long	0x3f800000
.L44c25:
	.long	0x3f000000
.L44c30:
	.long	0x3e800000
.L44c38:
	.long	0x40800000
.L44c39:
	.long	0x40400000
.L44c41:
	.long	0x41400000
.L44c42:
	.long	0x40c00000
	.globl	gaussmle_astigmatic_maps_v2
gaussmle_astigmatic_maps_v2:
	.globl	_gaussmle_astigmatic_maps_v2
_gaussmle_astigmatic_maps_v2:
	testl	%ecx, %ecx
	je	.L44b96
	testl	%edx, %edx
	je	.L44b96
	testl	%esi, %esi
	je	.L44b96
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1912, %rsp
	movq	1984(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	32(%rdi), %r14
	movq	40(%rdi), %rbx
	movq	%rbx, 1528(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	1968(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1496(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1272(%rsp)
	movq	%r9, 1512(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1256(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1488(%rsp)
	leaq	(%rax,%rax), %rcx
	movq	%rcx, 1504(%rsp)
	movq	%rsi, 1608(%rsp)
	leaq	16(%rsi), %rbp
	leaq	64(%rdi), %rcx
	movaps	.L44c0(%rip), %xmm1
	movaps	.L44c16(%rip), %xmm14
	xorl	%edx, %edx
	xorps	%xmm15, %xmm15
	movaps	.L44c2(%rip), %xmm5
	movq	%rax, 1544(%rsp)
	movq	%r14, 1536(%rsp)
	jmp	.L44b5
	.p2align	4
.L44b4:
	incq	%rdx
	addq	1488(%rsp), %r8
	cmpq	1496(%rsp), %rdx
	je	.L44b95
.L44b5:
	movq	%rdx, %rsi
	imulq	1256(%rsp), %rsi
	movq	%rsi, 1520(%rsp)
	movq	%r8, %r9
	xorl	%ebx, %ebx
	movq	%r8, 1560(%rsp)
	movq	%rdx, 1552(%rsp)
	jmp	.L44b7
	.p2align	4
.L44b6:
	incq	%rbx
	addq	1504(%rsp), %r9
	cmpq	1256(%rsp), %rbx
	je	.L44b4
.L44b7:
	movq	1520(%rsp), %rsi
	addq	%rbx, %rsi
	imulq	%rax, %rsi
	addq	1512(%rsp), %rsi
	movq	%r9, 520(%rsp)
	xorl	%r15d, %r15d
	movq	%r9, 1584(%rsp)
	movq	%rbx, 1576(%rsp)
	movq	%rsi, 1568(%rsp)
	jmp	.L44b10
	.p2align	4
.L44b8:
	movq	1528(%rsp), %rdx
	movaps	1232(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	640(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r12)
	movq	1544(%rsp), %rax
	movaps	.L44c0(%rip), %xmm1
	movaps	.L44c16(%rip), %xmm14
	movq	1552(%rsp), %rdx
	movaps	.L44c2(%rip), %xmm5
	movq	1568(%rsp), %rsi
.L44b9:
	incq	%r15
	addq	$2, 520(%rsp)
	cmpq	%rax, %r15
	je	.L44b6
.L44b10:
	leaq	(%rsi,%r15), %r12
	movl	8(%r10), %r13d
	cmpq	%r13, %r12
	jae	.L44b9
	movq	%r13, 1592(%rsp)
	movq	%r12, 1264(%rsp)
	movq	%r15, 1600(%rsp)
	movl	(%r10), %esi
	movl	16(%r10), %ebx
	movl	20(%r10), %eax
	movl	%eax, 60(%rsp)
	movq	%rsi, %r13
	imulq	%rsi, %r13
	testq	%rsi, %rsi
	je	.L44b43
	movl	%ebx, 80(%rsp)
	movq	%r13, %rdx
	imulq	1264(%rsp), %rdx
	addq	%rdx, %rdx
	leaq	(%rsi,%rsi), %r8
	movl	$2, %eax
	subq	%rsi, %rax
	movq	520(%rsp), %r14
	imulq	%r13, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm1, 816(%rsp)
	movaps	%xmm1, 528(%rsp)
	movaps	.L44c1(%rip), %xmm0
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm3, %xmm3
	xorps	%xmm11, %xmm11
	xorps	%xmm7, %xmm7
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm8, %xmm8
	xorl	%r9d, %r9d
	jmp	.L44b14
	.p2align	4
.L44b13:
	addps	16(%rsp), %xmm11
	addps	%xmm12, %xmm7
	addps	%xmm9, %xmm1
	addps	%xmm13, %xmm2
	incq	%r9
	addq	%r8, %r14
	cmpq	%rsi, %r9
	je	.L44b42
.L44b14:
	movl	%r14d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	movl	%r8d, %r10d
	imull	%r9d, %r10d
	addl	%edx, %r10d
	andl	$2147483646, %r10d
	shlq	$4, %r10
	movq	1608(%rsp), %rbx
	leaq	(%rbx,%r10), %r12
	movaps	(%rbx,%r10), %xmm13
	movaps	16(%rbx,%r10), %xmm12
	testb	$8, 60(%rsp)
	jne	.L44b23
	cmpl	$1, %esi
	jne	.L44b17
	addps	%xmm12, %xmm8
.L44b17:
	subps	%xmm12, %xmm13
	cmpq	$1, %rsi
	jne	.L44b19
	movaps	(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, (%rsp)
.L44b19:
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm13, %xmm9
	addps	%xmm15, %xmm9
	movaps	%xmm12, %xmm13
	addps	%xmm15, %xmm13
	cmpl	$1, %esi
	je	.L44b36
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	.L44b32
	addq	1272(%rsp), %r15
	movl	$1, %r10d
	.p2align	4
.L44b22:
	movaps	-16(%r15), %xmm0
	movaps	(%r15), %xmm4
	subps	%xmm4, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm4, %xmm13
	leaq	(%rax,%r10), %rbx
	incq	%rbx
	incq	%r10
	addq	$32, %r15
	cmpq	$1, %rbx
	jne	.L44b22
	jmp	.L44b33
	.p2align	4
.L44b23:
	movaps	%xmm3, 64(%rsp)
	cmpl	$1, %esi
	movaps	%xmm1, 144(%rsp)
	movaps	%xmm11, 128(%rsp)
	movaps	%xmm6, %xmm3
	jne	.L44b25
	addps	%xmm12, %xmm8
.L44b25:
	addq	1272(%rsp), %r15
	movaps	%xmm12, %xmm4
	movaps	%xmm5, %xmm6
	cmpltps	%xmm5, %xmm4
	andps	%xmm13, %xmm4
	movaps	%xmm4, %xmm9
	addps	.L44c3(%rip), %xmm9
	mulps	%xmm4, %xmm9
	addps	.L44c4(%rip), %xmm9
	mulps	%xmm4, %xmm9
	addps	.L44c5(%rip), %xmm9
	movaps	%xmm4, %xmm11
	addps	.L44c6(%rip), %xmm11
	mulps	%xmm4, %xmm11
	addps	.L44c7(%rip), %xmm11
	xorps	%xmm5, %xmm5
	cmpltps	%xmm4, %xmm5
	movaps	.L44c0(%rip), %xmm1
	movaps	%xmm1, %xmm4
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm11, %xmm9
	subps	%xmm12, %xmm13
	cmpq	$1, %rsi
	jne	.L44b27
	movaps	(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, (%rsp)
.L44b27:
	movaps	%xmm13, %xmm10
	movaps	816(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	528(%rsp), %xmm13
	mulps	%xmm9, %xmm13
	movaps	%xmm11, %xmm4
	psrld	$23, %xmm4
	movaps	%xmm13, %xmm9
	psrld	$23, %xmm9
	movdqa	720(%rsp), %xmm0
	psubd	%xmm9, %xmm0
	paddd	%xmm4, %xmm0
	movaps	.L44c8(%rip), %xmm4
	andps	%xmm4, %xmm11
	movaps	.L44c0(%rip), %xmm1
	orps	%xmm1, %xmm11
	movaps	%xmm11, 816(%rsp)
	andps	%xmm4, %xmm13
	orps	%xmm1, %xmm13
	movaps	%xmm13, 528(%rsp)
	andps	%xmm1, %xmm5
	movaps	704(%rsp), %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm10, 16(%rsp)
	movaps	%xmm10, %xmm9
	addps	%xmm15, %xmm9
	movaps	%xmm12, %xmm13
	addps	%xmm15, %xmm13
	jne	.L44b29
	movaps	%xmm1, 704(%rsp)
	movdqa	%xmm0, 720(%rsp)
	movaps	144(%rsp), %xmm1
	movaps	128(%rsp), %xmm11
	movaps	%xmm6, %xmm5
	movaps	%xmm3, %xmm6
	movaps	64(%rsp), %xmm3
	testq	%r9, %r9
	jne	.L44b13
	jmp	.L44b37
	.p2align	4
.L44b29:
	movaps	%xmm12, 32(%rsp)
	movaps	%xmm7, 176(%rsp)
	movaps	%xmm6, %xmm10
	movaps	%xmm2, 208(%rsp)
	movaps	%xmm3, 112(%rsp)
	movaps	%xmm1, %xmm12
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	movaps	%xmm8, 96(%rsp)
	movl	$1, %r10d
	movaps	.L44c0(%rip), %xmm1
	movaps	.L44c3(%rip), %xmm6
	je	.L44b38
	movaps	.L44c8(%rip), %xmm3
	movdqa	%xmm0, %xmm5
	movaps	816(%rsp), %xmm2
	movaps	528(%rsp), %xmm7
	.p2align	4
.L44b31:
	movaps	-16(%r15), %xmm11
	movaps	(%r15), %xmm4
	movaps	%xmm4, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm11, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm14, %xmm15
	addps	.L44c4(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	.L44c5(%rip), %xmm15
	movaps	%xmm14, %xmm8
	addps	.L44c6(%rip), %xmm8
	mulps	%xmm14, %xmm8
	addps	.L44c7(%rip), %xmm8
	pxor	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm8, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm7
	movaps	%xmm7, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm5
	movaps	%xmm2, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm5
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm12
	subps	%xmm4, %xmm11
	addps	%xmm11, %xmm9
	addps	%xmm4, %xmm13
	andps	%xmm3, %xmm2
	orps	%xmm1, %xmm2
	andps	%xmm3, %xmm7
	orps	%xmm1, %xmm7
	leaq	(%rax,%r10), %rbx
	incq	%rbx
	incq	%r10
	addq	$32, %r15
	cmpq	$1, %rbx
	jne	.L44b31
	jmp	.L44b39
.L44b32:
	movl	$1, %r10d
.L44b33:
	movq	%r10, %rbx
	shlq	$5, %rbx
	movaps	(%r12,%rbx), %xmm4
	movaps	16(%r12,%rbx), %xmm0
	subps	%xmm0, %xmm4
	incq	%r10
	cmpq	%rsi, %r10
	jne	.L44b35
	movaps	%xmm12, 32(%rsp)
	movaps	%xmm3, %xmm12
	movaps	%xmm7, %xmm3
	movaps	%xmm8, %xmm7
	movaps	%xmm11, %xmm10
	movaps	(%rsp), %xmm11
	addps	%xmm4, %xmm11
	movaps	%xmm11, (%rsp)
	movaps	%xmm10, %xmm11
	movaps	%xmm7, %xmm8
	movaps	%xmm3, %xmm7
	movaps	%xmm12, %xmm3
	movaps	32(%rsp), %xmm12
	addps	%xmm0, %xmm8
.L44b35:
	addps	%xmm4, %xmm9
	addps	%xmm0, %xmm13
.L44b36:
	testq	%r9, %r9
	jne	.L44b13
.L44b37:
	addps	%xmm9, %xmm6
	addps	%xmm13, %xmm3
	jmp	.L44b13
.L44b38:
	movdqa	%xmm0, %xmm5
	movaps	816(%rsp), %xmm2
	movaps	528(%rsp), %xmm7
.L44b39:
	movaps	%xmm7, 528(%rsp)
	movq	%r10, %rbx
	shlq	$5, %rbx
	movaps	(%r12,%rbx), %xmm11
	movaps	16(%r12,%rbx), %xmm4
	movaps	%xmm4, %xmm8
	cmpltps	%xmm10, %xmm8
	andps	%xmm11, %xmm8
	movaps	%xmm8, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm8, %xmm15
	addps	.L44c4(%rip), %xmm15
	mulps	%xmm8, %xmm15
	addps	.L44c5(%rip), %xmm15
	movaps	%xmm8, %xmm3
	addps	.L44c6(%rip), %xmm3
	mulps	%xmm8, %xmm3
	addps	.L44c7(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	subps	%xmm4, %xmm11
	incq	%r10
	cmpq	%rsi, %r10
	jne	.L44b41
	movaps	(%rsp), %xmm1
	addps	%xmm11, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 96(%rsp)
.L44b41:
	movaps	.L44c8(%rip), %xmm7
	movaps	112(%rsp), %xmm6
	mulps	%xmm14, %xmm2
	movaps	528(%rsp), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm2, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm14, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm5
	paddd	%xmm3, %xmm5
	movdqa	%xmm5, 720(%rsp)
	andps	%xmm7, %xmm2
	movaps	.L44c0(%rip), %xmm1
	orps	%xmm1, %xmm2
	movaps	%xmm2, 816(%rsp)
	andps	%xmm7, %xmm14
	orps	%xmm1, %xmm14
	movaps	%xmm14, 528(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm12
	movaps	%xmm12, 704(%rsp)
	addps	%xmm11, %xmm9
	addps	%xmm4, %xmm13
	movaps	.L44c16(%rip), %xmm14
	xorps	%xmm15, %xmm15
	movaps	.L44c2(%rip), %xmm5
	movaps	144(%rsp), %xmm1
	movaps	128(%rsp), %xmm11
	movaps	208(%rsp), %xmm2
	movaps	96(%rsp), %xmm8
	movaps	176(%rsp), %xmm7
	movaps	64(%rsp), %xmm3
	movaps	32(%rsp), %xmm12
	testq	%r9, %r9
	jne	.L44b13
	jmp	.L44b37
	.p2align	4
.L44b42:
	movaps	%xmm11, %xmm4
	movaps	%xmm1, 144(%rsp)
	movaps	.L44c9(%rip), %xmm1
	mulps	%xmm1, %xmm3
	roundps	$8, %xmm3, %xmm11
	mulps	%xmm1, %xmm13
	roundps	$8, %xmm13, %xmm10
	mulps	%xmm1, %xmm7
	roundps	$8, %xmm7, %xmm7
	mulps	%xmm1, %xmm8
	roundps	$8, %xmm8, %xmm13
	mulps	%xmm1, %xmm2
	roundps	$8, %xmm2, %xmm5
	movdqa	720(%rsp), %xmm0
	movdqa	%xmm0, %xmm3
	pblendw	$170, .L44c10(%rip), %xmm3
	psrld	$16, %xmm0
	pblendw	$170, .L44c11(%rip), %xmm0
	subps	.L44c12(%rip), %xmm0
	addps	%xmm3, %xmm0
	movaps	704(%rsp), %xmm2
	addps	.L44c13(%rip), %xmm0
	movaps	528(%rsp), %xmm3
	movl	80(%rsp), %ebx
	jmp	.L44b44
.L44b43:
	xorps	%xmm13, %xmm13
	xorps	%xmm2, %xmm2
	movaps	%xmm2, (%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm4, %xmm4
	xorps	%xmm10, %xmm10
	xorps	%xmm9, %xmm9
	xorps	%xmm11, %xmm11
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	movaps	%xmm2, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm1, %xmm3
	movaps	%xmm1, 816(%rsp)
.L44b44:
	testq	%r13, %r13
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm3, 528(%rsp)
	movaps	%xmm5, 16(%rsp)
	js	.L44b46
	xorps	%xmm8, %xmm8
	cvtsi2ss	%r13, %xmm8
	jmp	.L44b47
	.p2align	4
.L44b46:
	movq	%r13, %rax
	shrq	%rax
	movl	%r13d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	addss	%xmm8, %xmm8
.L44b47:
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rsi, %xmm12
	shufps	$0, %xmm12, %xmm12
	movaps	%xmm12, %xmm3
	subps	%xmm11, %xmm3
	movaps	.L44c0(%rip), %xmm1
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	movaps	%xmm6, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm12, %xmm3
	subps	%xmm10, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	mulps	%xmm5, %xmm9
	movaps	%xmm12, %xmm3
	subps	%xmm7, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	movaps	%xmm4, %xmm2
	mulps	%xmm5, %xmm2
	movaps	%xmm12, %xmm4
	movaps	%xmm12, %xmm3
	subps	%xmm13, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm7
	divps	%xmm3, %xmm7
	movaps	%xmm9, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm9, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	(%rsp), %xmm1
	mulps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm1, %xmm7
	minps	%xmm2, %xmm7
	movaps	%xmm1, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm7, %xmm1
	minps	%xmm6, %xmm1
	movaps	%xmm7, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm9, %xmm6
	minps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	addps	%xmm1, %xmm2
	mulps	.L44c14(%rip), %xmm2
	shufps	$0, %xmm8, %xmm8
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	maxps	%xmm3, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
	xorps	%xmm10, %xmm10
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	testq	%rsi, %rsi
	je	.L44b52
	leaq	(%rsi,%rsi), %rax
	movq	520(%rsp), %rdx
	imulq	%r13, %rdx
	xorl	%r8d, %r8d
	.p2align	4
.L44b49:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm5, %xmm5
	xorl	%r10d, %r10d
	.p2align	4
.L44b50:
	movaps	-16(%r9), %xmm7
	movaps	(%r9), %xmm11
	subps	%xmm11, %xmm7
	subps	%xmm2, %xmm7
	maxps	%xmm15, %xmm7
	mulps	%xmm14, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm7, %xmm7
	subps	%xmm11, %xmm7
	maxps	%xmm15, %xmm7
	xorps	%xmm11, %xmm11
	cvtsi2ss	%r10, %xmm11
	movaps	%xmm11, %xmm13
	shufps	$0, %xmm11, %xmm13
	addps	%xmm7, %xmm5
	mulps	%xmm7, %xmm13
	addps	%xmm13, %xmm12
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm7, %xmm11
	addps	%xmm11, %xmm6
	incq	%r10
	addq	$32, %r9
	cmpq	%r10, %rsi
	jne	.L44b50
	xorps	%xmm7, %xmm7
	cvtsi2ss	%r8, %xmm7
	movaps	%xmm7, %xmm11
	shufps	$0, %xmm7, %xmm11
	addps	%xmm5, %xmm1
	mulps	%xmm5, %xmm11
	addps	%xmm11, %xmm10
	mulss	%xmm7, %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm9
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	.L44b49
.L44b52:
	movaps	144(%rsp), %xmm0
	andps	.L44c15(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, %xmm0
	subps	16(%rsp), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movaps	%xmm1, %xmm0
	maxps	.L44c17(%rip), %xmm0
	movaps	.L44c0(%rip), %xmm5
	divps	%xmm0, %xmm5
	movaps	.L44c18(%rip), %xmm0
	movaps	%xmm1, 176(%rsp)
	cmpltps	%xmm1, %xmm0
	movaps	%xmm4, %xmm11
	addps	.L44c19(%rip), %xmm11
	mulps	.L44c14(%rip), %xmm11
	mulps	%xmm5, %xmm12
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm5, %xmm10
	blendvps	%xmm0, %xmm10, %xmm11
	divps	.L44c20(%rip), %xmm8
	mulps	%xmm5, %xmm6
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm8, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	.L44c21(%rip), %xmm7
	maxps	%xmm7, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	%xmm9, %xmm5
	movaps	%xmm11, 208(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm5
	addps	%xmm5, %xmm5
	movaps	%xmm8, %xmm6
	minps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm8, %xmm6
	maxps	%xmm7, %xmm6
	sqrtps	%xmm6, %xmm5
	movss	60(%r11), %xmm10
	movss	84(%r11), %xmm0
	movaps	%xmm0, 848(%rsp)
	subss	%xmm10, %xmm0
	movaps	%xmm0, 1392(%rsp)
	mulss	.L44c22(%rip), %xmm0
	movaps	%xmm0, 16(%rsp)
	movss	44(%r11), %xmm8
	movss	.L44c23(%rip), %xmm9
	divss	48(%r11), %xmm9
	shufps	$0, %xmm8, %xmm8
	shufps	$0, %xmm9, %xmm9
	movss	20(%r11), %xmm0
	movss	24(%r11), %xmm1
	movss	28(%r11), %xmm6
	movss	32(%r11), %xmm7
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 64(%rsp)
	movss	36(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 128(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 96(%rsp)
	movss	40(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	xorl	%eax, %eax
	movaps	.L44c24(%rip), %xmm6
	movaps	.L44c26(%rip), %xmm7
	.p2align	4
.L44b53:
	xorps	%xmm14, %xmm14
	cvtsi2ss	%eax, %xmm14
	addss	.L44c25(%rip), %xmm14
	mulss	16(%rsp), %xmm14
	addss	%xmm10, %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm14, %xmm0
	subps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm10, %xmm15
	movaps	%xmm0, %xmm10
	mulps	32(%rsp), %xmm10
	addps	64(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm0
	movaps	.L44c0(%rip), %xmm1
	addps	%xmm1, %xmm10
	mulps	%xmm0, %xmm10
	addps	%xmm1, %xmm10
	movaps	%xmm10, %xmm0
	maxps	%xmm7, %xmm0
	sqrtps	%xmm0, %xmm12
	movaps	%xmm1, %xmm0
	movaps	%xmm14, %xmm13
	addps	%xmm8, %xmm13
	divps	%xmm12, %xmm0
	mulps	%xmm9, %xmm13
	movaps	%xmm13, %xmm11
	mulps	112(%rsp), %xmm11
	addps	96(%rsp), %xmm11
	mulps	%xmm13, %xmm11
	mulps	%xmm13, %xmm13
	addps	%xmm1, %xmm11
	mulps	%xmm13, %xmm11
	addps	%xmm1, %xmm11
	movaps	%xmm11, %xmm12
	mulps	%xmm10, %xmm0
	maxps	%xmm7, %xmm12
	sqrtps	%xmm12, %xmm10
	movaps	%xmm1, %xmm12
	mulps	(%rsp), %xmm0
	divps	%xmm10, %xmm12
	mulps	%xmm11, %xmm12
	mulps	128(%rsp), %xmm12
	movaps	%xmm6, %xmm10
	movaps	%xmm4, %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm1, %xmm11
	subps	%xmm4, %xmm0
	divps	%xmm6, %xmm11
	movaps	%xmm5, %xmm13
	mulps	%xmm12, %xmm13
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm11
	movaps	%xmm1, %xmm6
	divps	%xmm13, %xmm6
	subps	%xmm5, %xmm12
	mulps	%xmm12, %xmm12
	mulps	%xmm12, %xmm6
	addps	%xmm11, %xmm6
	movaps	%xmm6, %xmm0
	cmpltps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm14, %xmm3
	minps	%xmm10, %xmm6
	movaps	%xmm15, %xmm10
	incl	%eax
	cmpl	$24, %eax
	jne	.L44b53
	movdqa	.L44c24(%rip), %xmm7
	movdqa	80(%rsp), %xmm8
	pcmpgtd	%xmm7, %xmm8
	mulps	.L44c27(%rip), %xmm4
	mulps	%xmm4, %xmm5
	movaps	176(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm2, %xmm4
	mulps	1376(%rsp), %xmm4
	movaps	144(%rsp), %xmm0
	subps	%xmm4, %xmm0
	sqrtps	%xmm1, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	.L44c0(%rip), %xmm0
	maxps	%xmm0, %xmm1
	movss	52(%r11), %xmm5
	movss	56(%r11), %xmm14
	movss	64(%r11), %xmm7
	movss	68(%r11), %xmm9
	shufps	$0, %xmm5, %xmm5
	movss	76(%r11), %xmm11
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm14, %xmm14
	movss	80(%r11), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm10, %xmm10
	movaps	848(%rsp), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm7, %xmm7
	movss	88(%r11), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm9, %xmm9
	movss	92(%r11), %xmm12
	movaps	%xmm11, %xmm6
	movaps	288(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm11, 1072(%rsp)
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	%xmm5, %xmm11
	maxps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1088(%rsp)
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	%xmm11, 656(%rsp)
	movaps	%xmm15, %xmm5
	movaps	208(%rsp), %xmm0
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm15, 1104(%rsp)
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm14, %xmm6
	maxps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm14, 1120(%rsp)
	blendvps	%xmm0, %xmm14, %xmm6
	movaps	%xmm6, 672(%rsp)
	movaps	%xmm4, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm4, 848(%rsp)
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm10, %xmm3
	maxps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm10, 832(%rsp)
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	%xmm3, 544(%rsp)
	shufps	$0, %xmm12, %xmm12
	movaps	%xmm13, 1136(%rsp)
	movaps	%xmm13, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm7, 1168(%rsp)
	movaps	%xmm12, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm12, 1152(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm9, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm9, 1184(%rsp)
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm7
	movaps	%xmm7, 80(%rsp)
	movaps	1376(%rsp), %xmm0
	movaps	.L44c28(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	%xmm8, %xmm0
	movaps	.L44c29(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1216(%rsp)
	movl	%ebx, %eax
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rax, %xmm2
	movaps	%xmm0, %xmm13
	movaps	.L44c0(%rip), %xmm10
	andnps	%xmm10, %xmm13
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1632(%rsp)
	leaq	(%rsi,%rsi), %rax
	movaps	1392(%rsp), %xmm0
	mulss	.L44c30(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1392(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %rbx
	movq	520(%rsp), %rdx
	imulq	%r13, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm10, 976(%rsp)
	movaps	.L44c32(%rip), %xmm0
	movaps	%xmm0, 1616(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 736(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movaps	%xmm1, 1280(%rsp)
	movaps	.L44c31(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	movaps	.L44c24(%rip), %xmm0
	movaps	%xmm0, 1296(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1232(%rsp)
	xorps	%xmm14, %xmm14
	jmp	.L44b56
	.p2align	4
.L44b55:
	movaps	304(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm9
	movaps	%xmm0, %xmm7
	addps	%xmm12, %xmm9
	movaps	112(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm2, %xmm1
	addps	480(%rsp), %xmm1
	movaps	(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	addps	%xmm1, %xmm9
	movaps	144(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm5
	addps	96(%rsp), %xmm1
	movaps	608(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm1, %xmm9
	mulps	%xmm7, %xmm4
	addps	%xmm9, %xmm4
	movaps	560(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	32(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	64(%rsp), %xmm1
	movaps	224(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm1, %xmm4
	movaps	320(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm4, %xmm9
	movaps	400(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm9, %xmm4
	movaps	176(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	672(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 64(%rsp)
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	minps	%xmm6, %xmm10
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	1120(%rsp), %xmm1
	movaps	%xmm3, %xmm13
	movaps	%xmm1, %xmm12
	maxps	%xmm10, %xmm12
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	448(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 400(%rsp)
	movaps	656(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 192(%rsp)
	movaps	288(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	%xmm5, 144(%rsp)
	movaps	544(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	848(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	832(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	maxps	%xmm3, %xmm15
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	mulps	%xmm13, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm14
	addps	%xmm2, %xmm5
	movaps	%xmm5, 368(%rsp)
	movaps	1136(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm5, %xmm2
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1168(%rsp), %xmm4
	movaps	%xmm4, %xmm10
	maxps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	movaps	%xmm7, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	208(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 224(%rsp)
	movaps	1152(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm2, %xmm3
	movaps	%xmm2, %xmm0
	cmpunordps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1184(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	1712(%rsp), %xmm0
	minps	.L44c0(%rip), %xmm0
	movaps	1696(%rsp), %xmm2
	minps	%xmm0, %xmm2
	movaps	1680(%rsp), %xmm0
	minps	%xmm2, %xmm0
	movaps	1664(%rsp), %xmm7
	minps	%xmm0, %xmm7
	movaps	416(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	movaps	.L44c0(%rip), %xmm0
	movaps	16(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	minps	%xmm7, %xmm5
	movaps	272(%rsp), %xmm7
	mulps	%xmm9, %xmm7
	mulps	%xmm9, %xmm7
	movaps	.L44c0(%rip), %xmm0
	movaps	768(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, %xmm3
	minps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	496(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	.L44c0(%rip), %xmm0
	movaps	592(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	896(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	.L44c0(%rip), %xmm0
	movaps	576(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	624(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	movaps	.L44c0(%rip), %xmm0
	movaps	752(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	256(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	240(%rsp), %xmm2
	mulps	1008(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	160(%rsp), %xmm0
	mulps	1024(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	640(%rsp), %xmm2
	mulps	1056(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	688(%rsp), %xmm3
	mulps	1040(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	944(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm7
	movaps	.L44c21(%rip), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	maxps	.L44c17(%rip), %xmm3
	movaps	.L44c0(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm7, %xmm2
	movaps	%xmm7, 944(%rsp)
	mulps	%xmm7, %xmm0
	mulps	976(%rsp), %xmm0
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	.L44c0(%rip), %xmm0
	movaps	%xmm14, %xmm7
	movaps	%xmm14, 80(%rsp)
	divps	%xmm14, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, %xmm11
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm6, %xmm6
	movaps	736(%rsp), %xmm1
	cmpltps	%xmm1, %xmm6
	movaps	%xmm1, 736(%rsp)
	maxps	.L44c93(%rip), %xmm5
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm6, %xmm0
	blendvps	%xmm0, .L44c0(%rip), %xmm5
	sqrtps	1328(%rsp), %xmm3
	xorps	%xmm13, %xmm13
	cmpnltps	%xmm1, %xmm13
	cmpltps	.L44c90(%rip), %xmm9
	movaps	%xmm3, %xmm2
	mulps	.L44c94(%rip), %xmm2
	mulps	%xmm3, %xmm2
	mulps	%xmm11, %xmm2
	orps	%xmm9, %xmm13
	movaps	%xmm13, %xmm0
	movaps	.L44c32(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	1616(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	cmpltps	%xmm3, %xmm0
	movaps	%xmm3, %xmm11
	movaps	%xmm3, 272(%rsp)
	orps	%xmm9, %xmm0
	andps	%xmm6, %xmm0
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	.L44c21(%rip), %xmm1
	movaps	%xmm2, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	64(%rsp), %xmm0
	cmpneqps	%xmm12, %xmm0
	cmpeqps	672(%rsp), %xmm12
	andps	%xmm0, %xmm12
	movaps	96(%rsp), %xmm0
	movaps	192(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	656(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	384(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	544(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	368(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	%xmm7, %xmm10
	andps	%xmm0, %xmm10
	movaps	224(%rsp), %xmm0
	cmpneqps	%xmm4, %xmm0
	cmpeqps	208(%rsp), %xmm4
	andps	%xmm0, %xmm4
	psrld	$31, %xmm10
	pslld	$3, %xmm10
	psrld	$31, %xmm4
	pslld	$4, %xmm4
	por	%xmm10, %xmm4
	psrld	$31, %xmm15
	pslld	$2, %xmm15
	por	%xmm15, %xmm4
	psrld	$31, %xmm12
	paddd	%xmm12, %xmm12
	por	%xmm12, %xmm4
	psubd	%xmm1, %xmm4
	andps	%xmm9, %xmm6
	movaps	%xmm6, %xmm7
	movaps	%xmm6, 176(%rsp)
	movaps	1312(%rsp), %xmm0
	subps	960(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm0, %xmm6
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1312(%rsp)
	movaps	%xmm6, %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm4
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm4
	pxor	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm7, %xmm0
	orps	%xmm4, %xmm0
	movaps	%xmm0, 192(%rsp)
	blendvps	%xmm0, %xmm14, %xmm11
	movaps	%xmm11, 64(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, .L44c32(%rip), %xmm8
	movaps	%xmm6, %xmm0
	movaps	%xmm6, 288(%rsp)
	movaps	1200(%rsp), %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 1200(%rsp)
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1280(%rsp)
	movaps	400(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	.L44c15(%rip), %xmm14
	andps	%xmm14, %xmm0
	movaps	.L44c95(%rip), %xmm15
	addps	%xmm15, %xmm0
	movaps	.L44c0(%rip), %xmm4
	divps	%xmm0, %xmm4
	movaps	1424(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm5, (%rsp)
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	560(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm15, %xmm0
	movaps	.L44c0(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	1456(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm14, %xmm0
	addps	%xmm15, %xmm0
	movaps	.L44c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	1472(%rsp), %xmm2
	andps	%xmm14, %xmm2
	addps	%xmm15, %xmm2
	movaps	.L44c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	1440(%rsp), %xmm9
	andps	%xmm14, %xmm9
	addps	%xmm15, %xmm9
	movaps	.L44c0(%rip), %xmm2
	divps	%xmm9, %xmm2
	movaps	%xmm1, %xmm9
	mulps	.L44c14(%rip), %xmm9
	mulps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm10, %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm9, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	1392(%rsp), %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm9, %xmm10
	minps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm9, %xmm10
	movaps	%xmm10, %xmm11
	minps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	%xmm6, %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm0
	movaps	656(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	subps	1088(%rsp), %xmm2
	movaps	1072(%rsp), %xmm5
	subps	%xmm10, %xmm5
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	16(%rsp), %xmm0
	movaps	.L44c96(%rip), %xmm9
	mulps	%xmm9, %xmm5
	movaps	.L44c32(%rip), %xmm8
	minps	%xmm8, %xmm5
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm12, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	672(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	subps	1120(%rsp), %xmm4
	movaps	1104(%rsp), %xmm5
	subps	%xmm15, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	mulps	%xmm3, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	768(%rsp), %xmm0
	mulps	%xmm9, %xmm5
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	cmpltps	%xmm6, %xmm13
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	832(%rsp), %xmm2
	movaps	848(%rsp), %xmm3
	subps	%xmm4, %xmm3
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	592(%rsp), %xmm0
	mulps	%xmm9, %xmm3
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	80(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1168(%rsp), %xmm3
	movaps	1136(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm14, %xmm1
	movaps	.L44c95(%rip), %xmm7
	addps	%xmm7, %xmm1
	movaps	.L44c0(%rip), %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	576(%rsp), %xmm0
	mulps	%xmm9, %xmm4
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	208(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1184(%rsp), %xmm2
	movaps	1152(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm14, %xmm1
	addps	%xmm7, %xmm1
	movaps	.L44c0(%rip), %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	752(%rsp), %xmm0
	mulps	%xmm9, %xmm3
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1296(%rsp), %xmm1
	cmpltps	%xmm8, %xmm1
	movaps	%xmm2, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	%xmm11, %xmm1
	movaps	192(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	32(%rsp), %xmm2
	movaps	272(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	mulps	.L44c92(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	448(%rsp), %xmm1
	movaps	(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	cmpnleps	%xmm11, %xmm2
	orps	%xmm1, %xmm2
	orps	176(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	.L44c0(%rip), %xmm2
	movaps	288(%rsp), %xmm0
	movaps	736(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	400(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm10, %xmm0
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	maxps	%xmm2, %xmm12
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm12, %xmm2
	subps	%xmm10, %xmm2
	movaps	256(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	movaps	%xmm2, 32(%rsp)
	movaps	560(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm15, %xmm0
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm7, %xmm9
	subps	%xmm15, %xmm9
	movaps	240(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm9
	mulps	144(%rsp), %xmm11
	movaps	544(%rsp), %xmm3
	addps	%xmm3, %xmm11
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm15
	subps	%xmm3, %xmm15
	movaps	160(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 1024(%rsp), %xmm15
	movaps	.L44c0(%rip), %xmm3
	divps	%xmm6, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm4, %xmm0
	movaps	864(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	640(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	784(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	688(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm9, %xmm5
	movaps	880(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm2
	movaps	912(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm15, %xmm3
	movaps	432(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	800(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	movaps	928(%rsp), %xmm1
	movaps	1744(%rsp), %xmm8
	mulps	%xmm8, %xmm1
	movaps	1728(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	.L44c0(%rip), %xmm11
	subps	%xmm5, %xmm11
	maxps	.L44c84(%rip), %xmm11
	movaps	.L44c0(%rip), %xmm5
	divps	%xmm11, %xmm5
	mulps	%xmm8, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm14, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm6, %xmm0
	movaps	208(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	.L44c97(%rip), %xmm14
	mulps	%xmm14, %xmm3
	movaps	%xmm3, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm5, %xmm6
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	1184(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	maxps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm6, %xmm5
	movaps	%xmm5, %xmm11
	blendvps	%xmm0, 1040(%rsp), %xmm11
	mulps	%xmm8, %xmm2
	mulps	%xmm8, %xmm1
	mulps	(%rsp), %xmm2
	mulps	%xmm5, %xmm4
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm2
	movaps	80(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	mulps	%xmm14, %xmm8
	xorps	%xmm14, %xmm14
	movaps	%xmm8, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm1, %xmm8
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, %xmm2
	subps	%xmm8, %xmm2
	movaps	640(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	blendvps	%xmm0, 1056(%rsp), %xmm2
	movaps	256(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	240(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm4
	addps	%xmm4, %xmm8
	movaps	112(%rsp), %xmm6
	andnps	%xmm8, %xmm6
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 944(%rsp), %xmm6
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm8
	shufps	$0, %xmm0, %xmm8
	movaps	128(%rsp), %xmm4
	cmpleps	%xmm8, %xmm4
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1344(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm4, %xmm1
	movaps	96(%rsp), %xmm0
	orps	1648(%rsp), %xmm0
	andps	%xmm13, %xmm0
	andnps	1312(%rsp), %xmm1
	addps	960(%rsp), %xmm1
	movaps	1232(%rsp), %xmm13
	cmpltps	1632(%rsp), %xmm13
	andps	%xmm1, %xmm13
	movaps	%xmm12, 656(%rsp)
	movaps	%xmm7, 672(%rsp)
	movaps	%xmm10, 544(%rsp)
	movaps	.L44c0(%rip), %xmm10
	movaps	%xmm5, 80(%rsp)
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, 992(%rsp)
	movaps	%xmm9, 1008(%rsp)
	movaps	%xmm15, 1024(%rsp)
	movaps	%xmm2, 1056(%rsp)
	movaps	%xmm11, 1040(%rsp)
	movaps	%xmm0, %xmm12
	movaps	%xmm6, 944(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1616(%rsp)
.L44b56:
	movaps	%xmm12, %xmm0
	xorps	.L44c33(%rip), %xmm0
	movaps	%xmm0, 1888(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L44c34(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1856(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L44c35(%rip), %xmm0
	movaps	%xmm0, 1840(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1824(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L44c36(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1792(%rsp)
	movaps	%xmm12, 1648(%rsp)
	andps	.L44c37(%rip), %xmm12
	movaps	%xmm12, 1776(%rsp)
	pcmpeqd	%xmm14, %xmm12
	movdqa	%xmm12, 1760(%rsp)
	xorps	%xmm2, %xmm2
	movaps	.L44c40(%rip), %xmm6
	movaps	.L44c45(%rip), %xmm14
	movaps	%xmm10, %xmm7
	movaps	%xmm3, %xmm4
	.p2align	4
.L44b57:
	movaps	%xmm4, 208(%rsp)
	movaps	%xmm13, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm13, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm13, %xmm0
	unpckhpd	%xmm13, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm13, 1312(%rsp)
	shufps	$255, %xmm13, %xmm13
	addss	%xmm0, %xmm13
	movaps	%xmm13, 304(%rsp)
	movss	44(%r11), %xmm1
	movss	.L44c23(%rip), %xmm10
	divss	48(%r11), %xmm10
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm10, %xmm10
	movaps	544(%rsp), %xmm15
	movaps	%xmm15, %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm10, %xmm3
	movss	20(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%r11), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%r11), %xmm0
	movaps	%xmm0, %xmm11
	shufps	$0, %xmm0, %xmm11
	mulps	%xmm3, %xmm11
	addps	%xmm4, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm0, %xmm4
	movss	.L44c38(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm6, %xmm8
	movaps	%xmm5, %xmm6
	movss	.L44c39(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm8, %xmm4
	movaps	%xmm8, %xmm9
	mulps	%xmm3, %xmm4
	movss	.L44c41(%rip), %xmm12
	mulss	%xmm12, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	.L44c42(%rip), %xmm13
	mulss	%xmm13, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm3
	addps	%xmm7, %xmm11
	mulps	%xmm3, %xmm11
	addps	%xmm7, %xmm11
	movaps	%xmm11, %xmm3
	movaps	%xmm7, %xmm8
	movaps	.L44c26(%rip), %xmm12
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm7, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm9, %xmm0
	movaps	.L44c14(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	movss	32(%r11), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%r11), %xmm5
	movaps	%xmm5, %xmm15
	shufps	$0, %xmm5, %xmm15
	mulps	%xmm1, %xmm15
	addps	%xmm2, %xmm15
	movaps	%xmm5, %xmm2
	mulss	.L44c38(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	.L44c39(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm15
	mulps	%xmm1, %xmm2
	addps	%xmm9, %xmm2
	mulps	%xmm1, %xmm2
	mulss	.L44c41(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm13, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm8, %xmm15
	mulps	%xmm1, %xmm15
	addps	%xmm8, %xmm15
	movaps	%xmm15, %xmm1
	maxps	%xmm12, %xmm1
	sqrtps	%xmm1, %xmm1
	divps	%xmm1, %xmm8
	addps	%xmm9, %xmm5
	mulps	%xmm7, %xmm2
	mulps	%xmm8, %xmm2
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm2
	mulps	%xmm7, %xmm5
	subps	%xmm2, %xmm5
	mulps	%xmm8, %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm15, 1456(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm10, %xmm6
	movaps	%xmm6, 1472(%rsp)
	mulps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 1328(%rsp)
	mulps	%xmm10, %xmm1
	movaps	%xmm1, 1440(%rsp)
	mulps	%xmm10, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, 960(%rsp)
	testq	%rsi, %rsi
	movaps	%xmm11, 1424(%rsp)
	je	.L44b69
	movb	$1, %r9b
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	xorl	%r10d, %r10d
	movaps	.L44c46(%rip), %xmm13
	movaps	.L44c48(%rip), %xmm15
	movaps	.L44c0(%rip), %xmm10
	.p2align	4
.L44b59:
	movaps	%xmm10, %xmm8
	divps	%xmm11, %xmm8
	movaps	%xmm8, %xmm12
	mulps	.L44c43(%rip), %xmm12
	movaps	.L44c44(%rip), %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L44c47(%rip), %xmm9
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	.L44c49(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L44c50(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	.L44c51(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L44c52(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L44c53(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L44c54(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	.L44c55(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	.L44c56(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	movaps	.L44c15(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	.L44c57(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L44c58(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L44c59(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c60(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c61(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c62(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c63(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c64(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c65(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L44c66(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L44c14(%rip), %xmm11
	blendvps	%xmm0, .L44c44(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	.L44c67(%rip), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm8, (%rsp)
	mulps	.L44c68(%rip), %xmm8
	movaps	%xmm12, 128(%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, 96(%rsp)
	leaq	(%r10,%r10,4), %r14
	shlq	$4, %r14
	addq	%rcx, %r14
	xorl	%r15d, %r15d
	movaps	%xmm10, %xmm3
	movaps	.L44c69(%rip), %xmm2
	.p2align	4
.L44b60:
	cvtsi2ss	%r15, %xmm10
	addss	.L44c25(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	16(%rsp), %xmm10
	mulps	128(%rsp), %xmm10
	movaps	%xmm10, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm5
	mulps	.L44c49(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L44c50(%rip), %xmm14
	addps	.L44c51(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L44c52(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L44c53(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L44c54(%rip), %xmm14
	addps	.L44c55(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L44c56(%rip), %xmm0
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
	andps	.L44c15(%rip), %xmm1
	mulps	.L44c57(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L44c14(%rip), %xmm11
	blendvps	%xmm0, .L44c44(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L44c58(%rip), %xmm0
	addps	.L44c59(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c60(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c61(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c62(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c63(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c64(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c65(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L44c66(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
	movaps	.L44c45(%rip), %xmm14
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
	movaps	%xmm6, -64(%r14)
	subps	%xmm15, %xmm4
	mulps	64(%rsp), %xmm4
	movaps	%xmm4, -48(%r14)
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm5, %xmm12
	movaps	%xmm5, -32(%r14)
	mulps	96(%rsp), %xmm1
	movaps	%xmm1, -16(%r14)
	mulps	(%rsp), %xmm12
	movaps	%xmm12, (%r14)
	movaps	%xmm10, %xmm7
	incq	%r15
	addq	$80, %r14
	movaps	%xmm15, %xmm4
	movaps	.L44c48(%rip), %xmm15
	movaps	.L44c46(%rip), %xmm13
	movaps	%xmm0, %xmm6
	cmpq	%r15, %rsi
	jne	.L44b60
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1456(%rsp), %xmm11
	movq	%rsi, %r10
	testb	$1, %r9b
	movl	$0, %r9d
	movaps	%xmm3, %xmm10
	jne	.L44b59
	xorps	%xmm0, %xmm0
	movaps	304(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	736(%rsp), %xmm0
	ja	.L44b64
	xorps	%xmm0, %xmm0
.L44b64:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 256(%rsp)
	movq	%rdx, %r9
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 640(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm9, %xmm9
	xorl	%r15d, %r15d
	movaps	%xmm0, 800(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 464(%rsp)
	.p2align	4
.L44b65:
	movaps	%xmm6, 400(%rsp)
	movaps	%xmm4, 608(%rsp)
	movaps	%xmm3, 896(%rsp)
	movaps	%xmm14, 688(%rsp)
	movaps	%xmm1, 784(%rsp)
	movaps	%xmm8, 432(%rsp)
	movaps	%xmm9, 912(%rsp)
	movaps	%xmm5, 928(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r15,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm1
	movaps	16(%rdi,%r10), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	32(%rdi,%r10), %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	48(%rdi,%r10), %xmm0
	movaps	%xmm0, 880(%rsp)
	movaps	64(%rdi,%r10), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	80(%rsp), %xmm13
	movaps	%xmm1, 560(%rsp)
	mulps	%xmm1, %xmm13
	movaps	%xmm13, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	xorl	%r10d, %r10d
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	xorps	%xmm15, %xmm15
	xorps	%xmm7, %xmm7
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 32(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm5, %xmm5
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm2, (%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 16(%rsp)
	.p2align	4
.L44b66:
	movaps	-16(%r14), %xmm8
	movaps	-64(%rcx,%r10), %xmm3
	movaps	-48(%rcx,%r10), %xmm9
	movaps	-32(%rcx,%r10), %xmm11
	movaps	144(%rsp), %xmm13
	mulps	%xmm3, %xmm13
	addps	208(%rsp), %xmm13
	addps	(%r14), %xmm13
	movaps	%xmm15, %xmm4
	movaps	.L44c0(%rip), %xmm15
	divps	%xmm13, %xmm15
	subps	%xmm13, %xmm8
	mulps	%xmm15, %xmm8
	movaps	176(%rsp), %xmm13
	mulps	%xmm8, %xmm13
	mulps	%xmm15, %xmm13
	addps	%xmm15, %xmm13
	movaps	32(%rsp), %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm8, %xmm15
	mulps	%xmm3, %xmm15
	addps	%xmm15, %xmm12
	movaps	%xmm8, %xmm15
	mulps	%xmm9, %xmm15
	addps	%xmm15, %xmm5
	movaps	%xmm8, %xmm15
	mulps	%xmm11, %xmm15
	movaps	112(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	-16(%rcx,%r10), %xmm15
	mulps	%xmm8, %xmm15
	movaps	(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, (%rsp)
	mulps	(%rcx,%r10), %xmm8
	movaps	16(%rsp), %xmm15
	addps	%xmm8, %xmm15
	movaps	%xmm15, 16(%rsp)
	movaps	%xmm3, %xmm8
	mulps	%xmm13, %xmm8
	movaps	128(%rsp), %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm2, 128(%rsp)
	mulps	%xmm3, %xmm8
	addps	%xmm8, %xmm10
	movaps	%xmm9, %xmm8
	mulps	%xmm13, %xmm8
	movaps	%xmm8, %xmm15
	mulps	%xmm3, %xmm15
	addps	%xmm15, %xmm14
	movaps	%xmm4, %xmm15
	movaps	96(%rsp), %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm2, 96(%rsp)
	mulps	%xmm9, %xmm8
	addps	%xmm8, %xmm6
	movaps	64(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 64(%rsp)
	mulps	%xmm11, %xmm13
	mulps	%xmm13, %xmm3
	addps	%xmm3, %xmm15
	mulps	%xmm13, %xmm9
	addps	%xmm9, %xmm7
	addps	%xmm13, %xmm1
	mulps	%xmm11, %xmm13
	addps	%xmm13, %xmm0
	addq	$80, %r10
	addq	$32, %r14
	cmpq	%r10, %rbx
	jne	.L44b66
	movaps	144(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	movaps	%xmm5, 864(%rsp)
	mulps	%xmm5, %xmm3
	movaps	256(%rsp), %xmm8
	addps	%xmm3, %xmm8
	movaps	%xmm8, 256(%rsp)
	mulps	%xmm9, %xmm6
	xorps	%xmm13, %xmm13
	addps	%xmm13, %xmm6
	mulps	%xmm9, %xmm6
	movaps	416(%rsp), %xmm3
	addps	%xmm6, %xmm3
	movaps	%xmm3, 416(%rsp)
	movaps	80(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	mulps	448(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	mulps	%xmm12, %xmm3
	movaps	%xmm12, 1344(%rsp)
	movaps	240(%rsp), %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	%xmm11, %xmm3
	movaps	%xmm14, %xmm4
	mulps	%xmm14, %xmm3
	addps	%xmm13, %xmm3
	mulps	%xmm9, %xmm3
	movaps	192(%rsp), %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm6, 192(%rsp)
	movaps	%xmm11, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm13, %xmm3
	mulps	%xmm11, %xmm3
	movaps	272(%rsp), %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm6, 272(%rsp)
	mulps	288(%rsp), %xmm2
	mulps	1440(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm12, %xmm3
	movaps	160(%rsp), %xmm5
	addps	%xmm3, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	1472(%rsp), %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm2, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm0, %xmm14
	mulps	%xmm6, %xmm14
	addps	%xmm3, %xmm14
	movaps	%xmm6, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm6, %xmm7
	mulps	%xmm6, %xmm14
	movaps	%xmm15, %xmm8
	movaps	560(%rsp), %xmm15
	mulps	%xmm15, %xmm8
	addps	%xmm13, %xmm8
	mulps	%xmm6, %xmm8
	movaps	%xmm1, %xmm5
	addps	%xmm13, %xmm5
	mulps	%xmm6, %xmm5
	movaps	112(%rsp), %xmm12
	mulps	%xmm12, %xmm6
	addps	160(%rsp), %xmm6
	movaps	%xmm6, 160(%rsp)
	movaps	%xmm2, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm0, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm13, %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm9, %xmm7
	movaps	368(%rsp), %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm3, 368(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm1, %xmm0
	movaps	384(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 384(%rsp)
	mulps	%xmm2, %xmm1
	movaps	496(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm14
	movaps	%xmm14, 496(%rsp)
	movaps	%xmm15, %xmm0
	movaps	1344(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	movaps	640(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 640(%rsp)
	mulps	%xmm15, %xmm4
	addps	%xmm13, %xmm4
	mulps	%xmm9, %xmm4
	movaps	336(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 336(%rsp)
	mulps	%xmm15, %xmm10
	addps	%xmm13, %xmm10
	movaps	%xmm11, %xmm0
	mulps	%xmm10, %xmm0
	movaps	352(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 352(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm10, %xmm0
	movaps	432(%rsp), %xmm3
	addps	%xmm0, %xmm3
	addps	%xmm3, %xmm8
	mulps	%xmm15, %xmm10
	movaps	896(%rsp), %xmm3
	addps	%xmm10, %xmm3
	movaps	688(%rsp), %xmm0
	addps	32(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	movaps	64(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	624(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	96(%rsp), %xmm0
	addps	%xmm13, %xmm0
	mulps	%xmm9, %xmm0
	movaps	784(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	128(%rsp), %xmm4
	addps	%xmm13, %xmm4
	mulps	%xmm4, %xmm11
	movaps	912(%rsp), %xmm9
	addps	%xmm11, %xmm9
	mulps	%xmm4, %xmm2
	movaps	800(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm5, %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 800(%rsp)
	mulps	%xmm15, %xmm4
	movaps	928(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	448(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	864(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	320(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 320(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm12, %xmm0
	movaps	608(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	288(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm6, %xmm10
	mulps	%xmm6, %xmm0
	movaps	480(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 480(%rsp)
	movaps	(%rsp), %xmm6
	mulps	%xmm15, %xmm6
	movaps	592(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 592(%rsp)
	mulps	%xmm11, %xmm2
	movaps	768(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm7, %xmm2
	mulps	%xmm12, %xmm2
	movaps	224(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	880(%rsp), %xmm6
	mulps	%xmm10, %xmm6
	movaps	576(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	16(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	400(%rsp), %xmm6
	addps	%xmm0, %xmm6
	mulps	%xmm12, %xmm11
	movaps	752(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 752(%rsp)
	movaps	1360(%rsp), %xmm7
	mulps	%xmm10, %xmm7
	movaps	464(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 464(%rsp)
	incq	%r15
	addq	%rax, %r9
	cmpq	%rsi, %r15
	jne	.L44b65
	movaps	%xmm3, 896(%rsp)
	movaps	%xmm14, 688(%rsp)
	movaps	%xmm1, 784(%rsp)
	movaps	%xmm8, 432(%rsp)
	movaps	.L44c45(%rip), %xmm14
	movaps	1424(%rsp), %xmm1
	movaps	592(%rsp), %xmm13
	movaps	576(%rsp), %xmm7
	movaps	768(%rsp), %xmm12
	movaps	752(%rsp), %xmm3
	jmp	.L44b72
	.p2align	4
.L44b69:
	movaps	304(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	736(%rsp), %xmm0
	ja	.L44b71
	xorps	%xmm0, %xmm0
.L44b71:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 480(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 800(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 784(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	1424(%rsp), %xmm1
	xorps	%xmm6, %xmm6
.L44b72:
	movaps	176(%rsp), %xmm0
	mulps	80(%rsp), %xmm0
	movaps	.L44c0(%rip), %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	movaps	1472(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	movaps	1440(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm11, %xmm3
	mulps	%xmm11, %xmm3
	mulps	%xmm6, %xmm3
	movaps	%xmm4, %xmm6
	movaps	%xmm4, 608(%rsp)
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	mulps	464(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	960(%rsp), %xmm3
	movaps	480(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	movaps	1328(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm3, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm15, %xmm12
	mulps	%xmm11, %xmm13
	addps	%xmm12, %xmm13
	mulps	%xmm15, %xmm7
	movaps	%xmm13, %xmm8
	movaps	224(%rsp), %xmm13
	mulps	%xmm11, %xmm13
	addps	%xmm7, %xmm13
	movaps	320(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm2
	movaps	416(%rsp), %xmm7
	subps	%xmm1, %xmm7
	movaps	.L44c0(%rip), %xmm1
	divps	1456(%rsp), %xmm1
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 272(%rsp)
	movaps	192(%rsp), %xmm0
	subps	%xmm12, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	.L44c19(%rip), %xmm3
	divps	80(%rsp), %xmm3
	movaps	176(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm4
	mulps	256(%rsp), %xmm4
	addps	336(%rsp), %xmm4
	movaps	240(%rsp), %xmm12
	mulps	%xmm12, %xmm3
	addps	352(%rsp), %xmm3
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	mulps	608(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	368(%rsp), %xmm0
	subps	%xmm8, %xmm0
	movaps	384(%rsp), %xmm6
	subps	%xmm13, %xmm6
	mulps	%xmm10, %xmm11
	movaps	432(%rsp), %xmm8
	subps	%xmm11, %xmm8
	movaps	304(%rsp), %xmm15
	xorps	%xmm11, %xmm11
	ucomiss	%xmm11, %xmm15
	movaps	496(%rsp), %xmm1
	subps	%xmm2, %xmm1
	movaps	%xmm1, %xmm13
	movaps	%xmm5, 928(%rsp)
	movaps	%xmm9, 912(%rsp)
	movaps	%xmm8, 432(%rsp)
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm4, 864(%rsp)
	movaps	%xmm6, 384(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm1, 496(%rsp)
	movaps	%xmm7, 416(%rsp)
	jbe	.L44b80
	movaps	1232(%rsp), %xmm0
	movaps	1312(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L44c70(%rip), %xmm7
	movaps	%xmm0, 1232(%rsp)
	cmpleps	%xmm0, %xmm7
	andps	.L44c0(%rip), %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm7, %xmm0
	addss	%xmm11, %xmm0
	movshdup	%xmm7, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm7, %xmm2
	shufps	$255, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm11, %xmm2
	movaps	160(%rsp), %xmm2
	xorps	%xmm1, %xmm1
	jbe	.L44b81
	testq	%rsi, %rsi
	movaps	%xmm7, (%rsp)
	xorps	%xmm2, %xmm2
	je	.L44b79
	movq	%rdx, %r9
	xorl	%r10d, %r10d
	.p2align	4
.L44b76:
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r10,%rsi), %r15
	leaq	(%r15,%r15,4), %r15
	shlq	$4, %r15
	movaps	(%rdi,%r15), %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rdi, %r15
	xorl	%r12d, %r12d
	movaps	.L44c77(%rip), %xmm15
	movaps	.L44c78(%rip), %xmm10
	movaps	.L44c79(%rip), %xmm11
	movaps	208(%rsp), %xmm3
	movaps	.L44c0(%rip), %xmm14
	movaps	.L44c19(%rip), %xmm1
	movdqa	.L44c71(%rip), %xmm13
	movdqa	.L44c72(%rip), %xmm12
	.p2align	4
.L44b77:
	movaps	(%r15), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	(%r14,%r12), %xmm4
	movaps	-16(%r14,%r12), %xmm5
	movaps	%xmm14, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm1, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm14, %xmm0
	paddd	%xmm13, %xmm0
	pand	%xmm12, %xmm0
	movaps	%xmm14, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm1, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm15, %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L44c75(%rip), %xmm8
	addps	.L44c76(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L44c73(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L44c74(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L44c80(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm14, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addq	$32, %r12
	addq	$80, %r15
	cmpq	%r12, %r8
	jne	.L44b77
	incq	%r10
	addq	%rax, %r9
	cmpq	%rsi, %r10
	jne	.L44b76
.L44b79:
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	.L44c81(%rip), %xmm7
	addps	.L44c82(%rip), %xmm7
	xorps	%xmm3, %xmm3
	cmpltps	(%rsp), %xmm3
	addps	%xmm1, %xmm7
	cmpltps	%xmm2, %xmm7
	andps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	.L44c29(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1280(%rsp)
	movaps	1408(%rsp), %xmm1
	blendvps	%xmm0, .L44c83(%rip), %xmm1
	movaps	%xmm1, 1408(%rsp)
	movaps	.L44c0(%rip), %xmm9
	movaps	%xmm9, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, .L44c21(%rip), %xmm4
	movaps	992(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	656(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	672(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	1024(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	544(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	1056(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	movaps	80(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm6, 80(%rsp)
	movaps	1040(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	208(%rsp), %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm10, 208(%rsp)
	movaps	944(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	976(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm7, %xmm0
	movaps	1200(%rsp), %xmm4
	blendvps	%xmm0, .L44c32(%rip), %xmm4
	movaps	%xmm4, 1200(%rsp)
	andnps	736(%rsp), %xmm0
	andps	%xmm9, %xmm7
	movaps	%xmm7, 960(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm6, 1040(%rsp)
	movaps	%xmm5, 1056(%rsp)
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm2, 1008(%rsp)
	movaps	%xmm1, 992(%rsp)
	movaps	.L44c45(%rip), %xmm14
	movaps	832(%rsp), %xmm6
	movaps	240(%rsp), %xmm12
	movaps	160(%rsp), %xmm2
	movaps	624(%rsp), %xmm5
	movaps	496(%rsp), %xmm13
	movaps	416(%rsp), %xmm7
	movaps	304(%rsp), %xmm15
	xorps	%xmm1, %xmm1
	jmp	.L44b83
	.p2align	4
.L44b80:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	160(%rsp), %xmm2
	movaps	624(%rsp), %xmm5
	xorps	%xmm1, %xmm1
	jmp	.L44b82
	.p2align	4
.L44b81:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	624(%rsp), %xmm5
	movaps	416(%rsp), %xmm7
.L44b82:
	movaps	832(%rsp), %xmm6
.L44b83:
	movaps	%xmm5, 624(%rsp)
	movaps	%xmm2, 160(%rsp)
	movaps	208(%rsp), %xmm11
	movaps	80(%rsp), %xmm8
	ucomiss	%xmm1, %xmm15
	movdqa	1840(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, 128(%rsp)
	movdqa	1872(%rsp), %xmm0
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, (%rsp)
	movaps	%xmm13, %xmm3
	xorps	%xmm13, %xmm13
	movaps	%xmm2, %xmm15
	movaps	.L44c17(%rip), %xmm2
	maxps	%xmm2, %xmm7
	sqrtps	%xmm7, %xmm0
	movaps	.L44c0(%rip), %xmm10
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	272(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	%xmm3, %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 288(%rsp)
	movaps	896(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm5, %xmm7
	movaps	656(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1088(%rsp), %xmm3
	movaps	1072(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	256(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	.L44c19(%rip), %xmm5
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	xorps	%xmm14, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm7
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1648(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 304(%rsp)
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	672(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1120(%rsp), %xmm3
	movaps	1104(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm12, %xmm4
	xorps	%xmm14, %xmm4
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	%xmm6, %xmm3
	movaps	848(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm15, %xmm6
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm15, %xmm4
	xorps	%xmm14, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	sqrtps	%xmm7, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm8, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	640(%rsp), %xmm15
	movaps	%xmm15, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm5, %xmm6
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm11, %xmm3
	cmpleps	1184(%rsp), %xmm3
	movaps	1152(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	%xmm5, %xmm7
	movaps	688(%rsp), %xmm11
	blendvps	%xmm0, %xmm11, %xmm7
	movaps	%xmm11, %xmm8
	xorps	%xmm14, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm10, %xmm0
	divps	64(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	movaps	%xmm0, 336(%rsp)
	movaps	448(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm9, 256(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 64(%rsp)
	orps	1888(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	addps	%xmm13, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	(%rsp), %xmm5
	orps	%xmm0, %xmm5
	movaps	%xmm5, (%rsp)
	movaps	176(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm12, 240(%rsp)
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 96(%rsp)
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	128(%rsp), %xmm3
	orps	%xmm1, %xmm3
	movaps	%xmm3, 128(%rsp)
	movaps	288(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	mulps	160(%rsp), %xmm2
	movaps	%xmm2, 480(%rsp)
	orps	1824(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm6, %xmm0
	movdqa	1808(%rsp), %xmm2
	xorps	%xmm6, %xmm6
	pcmpgtd	%xmm6, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 400(%rsp)
	movaps	352(%rsp), %xmm13
	movaps	%xmm13, %xmm12
	movaps	%xmm15, 640(%rsp)
	mulps	%xmm15, %xmm12
	por	1792(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm12, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm7, %xmm1
	movdqa	1776(%rsp), %xmm2
	pcmpgtd	%xmm6, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1360(%rsp)
	movaps	%xmm8, %xmm15
	movaps	%xmm11, 688(%rsp)
	mulps	%xmm11, %xmm15
	por	1760(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm15, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1344(%rsp)
	andnps	%xmm10, %xmm5
	movaps	%xmm5, 768(%rsp)
	movaps	%xmm9, %xmm6
	mulps	%xmm5, %xmm6
	movaps	192(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm14, %xmm2
	mulps	16(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm8
	mulps	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1712(%rsp)
	movaps	%xmm0, %xmm1
	movaps	.L44c84(%rip), %xmm5
	maxps	%xmm5, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm10, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm9
	andnps	%xmm10, %xmm3
	movaps	%xmm3, 592(%rsp)
	movaps	%xmm4, %xmm7
	mulps	%xmm3, %xmm7
	movaps	368(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm2, %xmm0
	movaps	384(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm0, %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm8, 224(%rsp)
	mulps	%xmm6, %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm14
	mulps	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm9, %xmm4
	movaps	%xmm9, %xmm3
	movaps	%xmm4, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	%xmm0, %xmm1
	maxps	%xmm5, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm10, %xmm5
	divps	%xmm1, %xmm5
	movaps	400(%rsp), %xmm1
	andnps	%xmm10, %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm13, %xmm0
	mulps	%xmm1, %xmm0
	movaps	864(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm2, %xmm11
	movaps	880(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm11, %xmm9
	mulps	%xmm8, %xmm9
	mulps	%xmm6, %xmm1
	subps	%xmm9, %xmm1
	movaps	432(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm11, %xmm9
	mulps	%xmm14, %xmm9
	movaps	%xmm14, %xmm8
	movaps	%xmm14, 320(%rsp)
	mulps	%xmm7, %xmm13
	subps	%xmm9, %xmm13
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	subps	%xmm9, %xmm13
	movaps	%xmm11, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm10, %xmm14
	subps	%xmm9, %xmm14
	movaps	%xmm1, %xmm9
	mulps	%xmm1, %xmm9
	subps	%xmm9, %xmm14
	movaps	%xmm5, 144(%rsp)
	mulps	%xmm5, %xmm13
	movaps	%xmm13, %xmm9
	mulps	%xmm13, %xmm9
	subps	%xmm9, %xmm14
	movaps	%xmm14, 1680(%rsp)
	movaps	%xmm14, %xmm9
	maxps	.L44c84(%rip), %xmm9
	sqrtps	%xmm9, %xmm9
	movaps	%xmm10, %xmm14
	divps	%xmm9, %xmm14
	movaps	%xmm14, 112(%rsp)
	movaps	1360(%rsp), %xmm14
	andnps	%xmm10, %xmm14
	movaps	%xmm14, 752(%rsp)
	movaps	336(%rsp), %xmm9
	mulps	%xmm14, %xmm9
	movaps	784(%rsp), %xmm14
	mulps	%xmm9, %xmm14
	mulps	%xmm2, %xmm14
	movaps	912(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm14, %xmm6
	mulps	224(%rsp), %xmm6
	subps	%xmm6, %xmm2
	movaps	800(%rsp), %xmm10
	mulps	%xmm9, %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm14, %xmm6
	mulps	%xmm8, %xmm6
	subps	%xmm6, %xmm10
	mulps	%xmm3, %xmm2
	movaps	%xmm3, 560(%rsp)
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm10
	movaps	928(%rsp), %xmm6
	movaps	%xmm9, 1728(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm14, %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm0, 1744(%rsp)
	mulps	%xmm0, %xmm6
	subps	%xmm7, %xmm6
	movaps	%xmm2, %xmm7
	mulps	%xmm1, %xmm7
	subps	%xmm7, %xmm6
	mulps	%xmm5, %xmm10
	movaps	%xmm10, %xmm7
	mulps	%xmm13, %xmm7
	subps	%xmm7, %xmm6
	movaps	%xmm14, %xmm9
	mulps	%xmm14, %xmm9
	movaps	.L44c0(%rip), %xmm7
	subps	%xmm9, %xmm7
	movaps	%xmm2, %xmm9
	mulps	%xmm2, %xmm9
	subps	%xmm9, %xmm7
	movaps	%xmm10, %xmm9
	mulps	%xmm10, %xmm9
	subps	%xmm9, %xmm7
	mulps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm9
	mulps	%xmm6, %xmm9
	subps	%xmm9, %xmm7
	movaps	%xmm7, 1664(%rsp)
	movaps	%xmm7, %xmm9
	maxps	.L44c84(%rip), %xmm9
	sqrtps	%xmm9, %xmm9
	movaps	.L44c0(%rip), %xmm5
	divps	%xmm9, %xmm5
	movaps	64(%rsp), %xmm9
	mulps	16(%rsp), %xmm9
	movaps	224(%rsp), %xmm8
	movaps	%xmm8, 32(%rsp)
	mulps	%xmm9, %xmm8
	movaps	96(%rsp), %xmm7
	mulps	768(%rsp), %xmm7
	subps	%xmm8, %xmm7
	movaps	%xmm9, %xmm0
	movaps	%xmm9, %xmm8
	mulps	%xmm9, %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	mulps	%xmm3, %xmm7
	movaps	%xmm7, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm0, %xmm9
	movaps	320(%rsp), %xmm3
	movaps	%xmm3, 224(%rsp)
	mulps	%xmm8, %xmm3
	movaps	480(%rsp), %xmm0
	mulps	592(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm4, 464(%rsp)
	mulps	%xmm7, %xmm4
	subps	%xmm4, %xmm0
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm0, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm11, 320(%rsp)
	mulps	%xmm8, %xmm11
	mulps	576(%rsp), %xmm12
	subps	%xmm11, %xmm12
	movaps	%xmm1, 608(%rsp)
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm4, %xmm13
	subps	%xmm13, %xmm12
	mulps	112(%rsp), %xmm12
	movaps	%xmm12, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm14, %xmm13
	movaps	%xmm8, 64(%rsp)
	mulps	%xmm8, %xmm14
	movaps	%xmm4, %xmm0
	mulps	752(%rsp), %xmm15
	subps	%xmm14, %xmm15
	movaps	.L44c45(%rip), %xmm14
	movaps	%xmm2, %xmm4
	movaps	%xmm7, 96(%rsp)
	mulps	%xmm7, %xmm2
	subps	%xmm2, %xmm15
	movaps	%xmm10, %xmm9
	movaps	%xmm0, 480(%rsp)
	mulps	%xmm0, %xmm10
	subps	%xmm10, %xmm15
	movaps	.L44c0(%rip), %xmm10
	movaps	352(%rsp), %xmm8
	movaps	%xmm6, %xmm7
	mulps	%xmm12, %xmm6
	subps	%xmm6, %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1328(%rsp)
	movaps	448(%rsp), %xmm2
	movaps	304(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	176(%rsp), %xmm3
	mulps	560(%rsp), %xmm3
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	288(%rsp), %xmm6
	mulps	144(%rsp), %xmm6
	movaps	128(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm6
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm6
	movaps	336(%rsp), %xmm11
	movaps	%xmm8, %xmm3
	movaps	%xmm8, %xmm2
	mulps	112(%rsp), %xmm2
	movaps	400(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm11, %xmm8
	movaps	%xmm5, 304(%rsp)
	mulps	%xmm5, %xmm8
	movaps	1360(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm8
	mulps	%xmm6, %xmm2
	mulps	%xmm2, %xmm8
	movaps	32(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	224(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	464(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	608(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	320(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm14, %xmm1
	xorps	%xmm14, %xmm4
	xorps	%xmm14, %xmm9
	movaps	%xmm9, (%rsp)
	xorps	%xmm14, %xmm13
	movaps	%xmm13, 400(%rsp)
	xorps	%xmm14, %xmm7
	movaps	%xmm7, %xmm9
	ja	.L44b55
	movaps	%xmm4, 128(%rsp)
	movaps	%xmm10, %xmm0
	divps	%xmm3, %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm11, %xmm3
	movaps	208(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	mulps	.L44c85(%rip), %xmm0
	mulps	.L44c86(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	.L44c32(%rip), %xmm5
	cmpltps	%xmm5, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L44c87(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	movss	16(%r11), %xmm2
	movaps	%xmm10, %xmm0
	movaps	1200(%rsp), %xmm7
	divps	%xmm7, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm10, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm6, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm7, %xmm0
	movaps	%xmm10, %xmm7
	cmpltps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1328(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1344(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm3, %xmm0
	movaps	768(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	592(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	576(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	752(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm5, %xmm2
	andps	%xmm10, %xmm2
	movaps	.L44c28(%rip), %xmm5
	movaps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1632(%rsp), %xmm0
	cmpleps	1232(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	.L44c40(%rip), %xmm6
	minps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1216(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1216(%rsp)
	movaps	%xmm2, %xmm13
	cmpeqps	%xmm5, %xmm13
	andps	%xmm10, %xmm13
	movaps	%xmm13, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm13, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm13, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm13, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	xorps	%xmm2, %xmm2
	ja	.L44b57
	movaps	304(%rsp), %xmm3
	mulps	%xmm15, %xmm3
	mulps	%xmm3, %xmm9
	addps	%xmm12, %xmm9
	movaps	112(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm2, %xmm1
	addps	480(%rsp), %xmm1
	movaps	(%rsp), %xmm9
	mulps	%xmm3, %xmm9
	addps	%xmm1, %xmm9
	movaps	144(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	96(%rsp), %xmm1
	movaps	608(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	128(%rsp), %xmm9
	mulps	%xmm3, %xmm9
	addps	%xmm4, %xmm9
	movaps	560(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	32(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	64(%rsp), %xmm4
	movaps	224(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	%xmm4, %xmm5
	movaps	320(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm5, %xmm6
	movaps	400(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	448(%rsp), %xmm4
	movaps	%xmm4, 400(%rsp)
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, 560(%rsp)
	mulps	288(%rsp), %xmm0
	movaps	%xmm0, 144(%rsp)
	mulps	352(%rsp), %xmm2
	movaps	%xmm2, 112(%rsp)
	mulps	336(%rsp), %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	%xmm7, %xmm0
	divps	528(%rsp), %xmm0
	movaps	816(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L44c71(%rip), %xmm0
	pand	.L44c72(%rip), %xmm0
	movaps	%xmm7, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L44c19(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L44c73(%rip), %xmm3
	addps	.L44c74(%rip), %xmm3
	movaps	%xmm3, 320(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L44c75(%rip), %xmm3
	addps	.L44c76(%rip), %xmm3
	movaps	%xmm3, 608(%rsp)
	movaps	%xmm2, 224(%rsp)
	mulps	.L44c77(%rip), %xmm2
	addps	.L44c78(%rip), %xmm2
	movaps	%xmm2, 592(%rsp)
	movaps	%xmm1, 480(%rsp)
	mulps	.L44c79(%rip), %xmm1
	movaps	%xmm1, 464(%rsp)
	mulps	.L44c80(%rip), %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	720(%rsp), %xmm0
	mulps	.L44c88(%rip), %xmm0
	movaps	%xmm0, 720(%rsp)
	movaps	704(%rsp), %xmm0
	mulps	.L44c89(%rip), %xmm0
	movaps	%xmm0, 704(%rsp)
	movl	60(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm9, %xmm9
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm1, %xmm1
	cmpb	$1, %r9b
	jne	.L44b90
	imulq	520(%rsp), %r13
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorl	%edx, %edx
	.p2align	4
.L44b87:
	movl	%r13d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	160(%rsp), %xmm2
	movaps	256(%rsp), %xmm5
	movaps	272(%rsp), %xmm14
	.p2align	4
.L44b88:
	movaps	%xmm15, 96(%rsp)
	movaps	%xmm12, (%rsp)
	movaps	%xmm7, 64(%rsp)
	movaps	%xmm6, 16(%rsp)
	movaps	%xmm4, 128(%rsp)
	movaps	(%r9,%r14), %xmm10
	movaps	(%rbx), %xmm12
	mulps	32(%rsp), %xmm12
	addps	208(%rsp), %xmm12
	movaps	-16(%r9,%r14), %xmm15
	addps	%xmm10, %xmm12
	movaps	.L44c0(%rip), %xmm3
	movaps	%xmm3, %xmm4
	divps	%xmm12, %xmm4
	subps	%xmm12, %xmm15
	mulps	%xmm4, %xmm15
	movaps	.L44c19(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm4, %xmm8
	cmpltps	%xmm15, %xmm0
	addps	%xmm6, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	paddd	.L44c71(%rip), %xmm0
	pand	.L44c72(%rip), %xmm0
	movaps	%xmm3, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm6, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm7, %xmm11
	mulps	.L44c77(%rip), %xmm11
	movaps	%xmm13, %xmm8
	addps	.L44c78(%rip), %xmm11
	mulps	.L44c79(%rip), %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm7, %xmm11
	mulps	.L44c75(%rip), %xmm11
	addps	.L44c76(%rip), %xmm11
	mulps	%xmm13, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm7, %xmm11
	mulps	.L44c73(%rip), %xmm11
	addps	.L44c74(%rip), %xmm11
	mulps	%xmm13, %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm13, %xmm8
	addps	%xmm7, %xmm8
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L44c80(%rip), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm15, %xmm8
	addps	%xmm3, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm6, %xmm15
	subps	%xmm15, %xmm8
	movaps	96(%rsp), %xmm15
	mulps	%xmm12, %xmm8
	addps	.L44c28(%rip), %xmm12
	divps	%xmm12, %xmm3
	movaps	(%rsp), %xmm12
	addps	%xmm8, %xmm1
	mulps	%xmm10, %xmm4
	movaps	%xmm3, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm3, %xmm14
	mulps	%xmm6, %xmm3
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm5
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm15
	movaps	16(%rsp), %xmm6
	addps	%xmm3, %xmm12
	mulps	%xmm3, %xmm8
	mulps	%xmm4, %xmm3
	addps	%xmm3, %xmm9
	movaps	64(%rsp), %xmm7
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addps	%xmm8, %xmm2
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm8
	movaps	128(%rsp), %xmm4
	addps	%xmm0, %xmm7
	addps	%xmm8, %xmm4
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	.L44b88
	movaps	%xmm14, 272(%rsp)
	movaps	%xmm5, 256(%rsp)
	movaps	%xmm2, 160(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%rsi, %rdx
	jne	.L44b87
.L44b90:
	movaps	%xmm12, (%rsp)
	movaps	%xmm6, 16(%rsp)
	movaps	%xmm15, 96(%rsp)
	movaps	%xmm9, 624(%rsp)
	movaps	%xmm7, 64(%rsp)
	movaps	%xmm4, 128(%rsp)
	movaps	%xmm1, 688(%rsp)
	movaps	192(%rsp), %xmm1
	movaps	176(%rsp), %xmm12
	mulps	%xmm12, %xmm1
	movaps	448(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm9
	mulps	%xmm1, %xmm0
	movaps	.L44c0(%rip), %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L44c84(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm8, %xmm6
	movaps	%xmm8, %xmm4
	divps	%xmm1, %xmm6
	movaps	368(%rsp), %xmm11
	movaps	288(%rsp), %xmm10
	mulps	%xmm10, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm3, %xmm8
	movaps	384(%rsp), %xmm7
	mulps	%xmm10, %xmm7
	movaps	%xmm11, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm9, %xmm14
	mulps	%xmm12, %xmm7
	subps	%xmm1, %xmm7
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm4, %xmm3
	subps	%xmm1, %xmm4
	mulps	%xmm6, %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm4
	minps	%xmm3, %xmm0
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm3, %xmm5
	movaps	%xmm3, %xmm9
	divps	%xmm0, %xmm5
	movaps	864(%rsp), %xmm15
	movaps	352(%rsp), %xmm3
	mulps	%xmm3, %xmm15
	mulps	%xmm8, %xmm15
	movaps	880(%rsp), %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm15, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm12, %xmm13
	subps	%xmm0, %xmm13
	movaps	432(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm10, %xmm12
	movaps	%xmm10, %xmm14
	subps	%xmm0, %xmm12
	mulps	%xmm6, %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm7, %xmm0
	subps	%xmm0, %xmm12
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm9, %xmm4
	movaps	%xmm9, %xmm10
	subps	%xmm0, %xmm4
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm4
	mulps	%xmm5, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm9
	minps	%xmm1, %xmm9
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm1
	movaps	%xmm10, %xmm4
	divps	%xmm1, %xmm4
	movaps	784(%rsp), %xmm10
	movaps	336(%rsp), %xmm2
	mulps	%xmm2, %xmm10
	mulps	%xmm8, %xmm10
	movaps	912(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm10, %xmm1
	mulps	192(%rsp), %xmm1
	mulps	176(%rsp), %xmm8
	subps	%xmm1, %xmm8
	movaps	800(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm10, %xmm1
	movaps	%xmm11, 368(%rsp)
	mulps	%xmm11, %xmm1
	mulps	%xmm14, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm6, 496(%rsp)
	mulps	%xmm6, %xmm8
	movaps	%xmm8, %xmm1
	movaps	%xmm7, 384(%rsp)
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm0
	movaps	928(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm10, %xmm1
	movaps	%xmm15, 864(%rsp)
	mulps	%xmm15, %xmm1
	mulps	%xmm3, %xmm6
	subps	%xmm1, %xmm6
	movaps	%xmm8, %xmm1
	movaps	%xmm13, 880(%rsp)
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm5, 240(%rsp)
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm12, 432(%rsp)
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm10, 784(%rsp)
	mulps	%xmm10, %xmm10
	movaps	.L44c0(%rip), %xmm15
	movaps	%xmm15, %xmm2
	subps	%xmm10, %xmm2
	movaps	%xmm8, 912(%rsp)
	mulps	%xmm8, %xmm8
	subps	%xmm8, %xmm2
	movaps	%xmm0, 800(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm2
	movaps	%xmm4, 416(%rsp)
	mulps	%xmm4, %xmm6
	movaps	%xmm6, 928(%rsp)
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm2, %xmm1
	minps	%xmm9, %xmm1
	movaps	.L44c90(%rip), %xmm2
	cmpltps	%xmm1, %xmm2
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	cmpeqps	.L44c29(%rip), %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm2, 576(%rsp)
	orps	%xmm2, %xmm0
	movaps	.L44c16(%rip), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 640(%rsp)
	movss	44(%r11), %xmm6
	shufps	$0, %xmm6, %xmm6
	movss	.L44c23(%rip), %xmm9
	divss	48(%r11), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	544(%rsp), %xmm14
	movaps	%xmm14, %xmm12
	subps	%xmm6, %xmm12
	mulps	%xmm9, %xmm12
	movss	28(%r11), %xmm4
	movaps	%xmm4, %xmm7
	shufps	$0, %xmm4, %xmm7
	movss	36(%r11), %xmm0
	movaps	%xmm0, %xmm1
	shufps	$0, %xmm0, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm7, %xmm1
	movss	.L44c38(%rip), %xmm3
	mulss	%xmm3, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	.L44c39(%rip), %xmm5
	mulss	%xmm5, %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm12, %xmm0
	addps	%xmm4, %xmm0
	mulps	%xmm12, %xmm1
	mulps	%xmm12, %xmm0
	movaps	.L44c40(%rip), %xmm11
	addps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm12, %xmm12
	movaps	%xmm15, %xmm8
	addps	%xmm15, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm15, %xmm1
	movaps	%xmm1, %xmm4
	movaps	.L44c26(%rip), %xmm2
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm15, %xmm13
	divps	%xmm4, %xmm13
	addps	%xmm14, %xmm6
	mulps	%xmm9, %xmm6
	movss	32(%r11), %xmm4
	movaps	%xmm4, %xmm7
	shufps	$0, %xmm4, %xmm7
	movss	40(%r11), %xmm15
	movaps	%xmm15, %xmm12
	shufps	$0, %xmm15, %xmm12
	mulps	%xmm6, %xmm12
	addps	%xmm7, %xmm12
	mulss	%xmm3, %xmm15
	shufps	$0, %xmm15, %xmm15
	mulss	%xmm5, %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm6, %xmm15
	addps	%xmm4, %xmm15
	mulps	%xmm6, %xmm12
	mulps	%xmm6, %xmm15
	addps	%xmm11, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm6, %xmm6
	addps	%xmm8, %xmm12
	mulps	%xmm6, %xmm12
	addps	%xmm8, %xmm12
	movaps	%xmm12, %xmm4
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm8, %xmm6
	divps	%xmm4, %xmm6
	movss	20(%r11), %xmm7
	shufps	$0, %xmm7, %xmm7
	movaps	.L44c14(%rip), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	movss	24(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm5, %xmm15
	mulps	%xmm6, %xmm15
	mulps	%xmm4, %xmm15
	mulps	%xmm9, %xmm15
	movaps	.L44c15(%rip), %xmm5
	andps	%xmm5, %xmm0
	andps	%xmm5, %xmm15
	movaps	%xmm15, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm11
	mulps	%xmm1, %xmm13
	mulps	%xmm7, %xmm13
	mulps	%xmm12, %xmm6
	mulps	%xmm4, %xmm6
	movaps	%xmm6, %xmm1
	minps	%xmm13, %xmm1
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	400(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	656(%rsp), %xmm7
	addps	%xmm7, %xmm0
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	andps	%xmm5, %xmm4
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm4
	movaps	560(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm5, %xmm0
	maxps	%xmm4, %xmm0
	movaps	144(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	andps	%xmm5, %xmm4
	mulps	%xmm4, %xmm11
	maxps	%xmm0, %xmm11
	mulps	.L44c91(%rip), %xmm1
	cmpleps	%xmm1, %xmm11
	movaps	1216(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm0, %xmm12
	andps	%xmm0, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	movss	208(%r11), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	672(%rsp), %xmm6
	addps	%xmm6, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	addps	%xmm14, %xmm3
	movaps	848(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	832(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm9, %xmm14
	movaps	80(%rsp), %xmm3
	movaps	112(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1168(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movss	12(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	208(%rsp), %xmm5
	movaps	304(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	1152(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	minps	%xmm0, %xmm13
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm13, %xmm4
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movq	1264(%rsp), %r12
	movq	%r12, %rax
	shlq	$4, %rax
	movq	1536(%rsp), %r14
	movaps	%xmm7, (%r14,%rax)
	movq	1592(%rsp), %r13
	addq	%r13, %r12
	shlq	$4, %r12
	movaps	%xmm6, (%r14,%r12)
	leaq	(%r14,%rax), %rsi
	movq	%r13, %rdx
	shlq	$5, %rdx
	movaps	%xmm14, (%rdx,%rsi)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movq	%rdx, %r8
	shlq	$4, %r8
	movaps	%xmm3, (%r8,%rsi)
	mulps	%xmm1, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movq	%r13, %r8
	shlq	$6, %r8
	movaps	%xmm5, (%r8,%rsi)
	movl	$5, %esi
	movl	60(%rsp), %r8d
	testb	$2, %r8b
	je	.L44b93
	movaps	.L44c45(%rip), %xmm2
	movaps	192(%rsp), %xmm10
	xorps	%xmm2, %xmm10
	movaps	32(%rsp), %xmm0
	maxps	.L44c84(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L44c0(%rip), %xmm7
	divps	%xmm0, %xmm7
	movaps	%xmm9, 32(%rsp)
	movaps	352(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	336(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 336(%rsp)
	andps	576(%rsp), %xmm12
	movaps	%xmm12, 112(%rsp)
	movaps	496(%rsp), %xmm3
	mulps	%xmm3, %xmm10
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, %xmm12
	mulps	%xmm10, %xmm12
	addps	368(%rsp), %xmm12
	xorps	%xmm2, %xmm12
	movaps	240(%rsp), %xmm8
	mulps	%xmm8, %xmm12
	movaps	%xmm3, %xmm5
	xorps	%xmm2, %xmm5
	movaps	%xmm2, %xmm4
	mulps	%xmm0, %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm11
	movaps	880(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm10, %xmm6
	addps	864(%rsp), %xmm6
	movaps	432(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	%xmm12, %xmm9
	addps	%xmm6, %xmm9
	xorps	%xmm2, %xmm9
	movaps	416(%rsp), %xmm6
	mulps	%xmm6, %xmm9
	movaps	%xmm1, %xmm2
	mulps	%xmm5, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm4, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm3
	xorps	%xmm4, %xmm3
	mulps	%xmm1, %xmm3
	mulps	%xmm6, %xmm3
	movaps	%xmm6, %xmm4
	movaps	%xmm11, %xmm0
	movaps	912(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm10, %xmm6
	addps	784(%rsp), %xmm6
	movaps	800(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm6, %xmm1
	movaps	928(%rsp), %xmm15
	movaps	%xmm15, %xmm13
	mulps	%xmm9, %xmm13
	addps	%xmm1, %xmm13
	movaps	.L44c45(%rip), %xmm6
	xorps	%xmm6, %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm8, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm5, %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm15, %xmm11
	mulps	%xmm2, %xmm11
	addps	%xmm14, %xmm11
	xorps	%xmm6, %xmm11
	movaps	%xmm7, %xmm14
	mulps	%xmm7, %xmm11
	movaps	%xmm15, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm1, %xmm7
	xorps	%xmm6, %xmm7
	mulps	%xmm14, %xmm7
	movaps	%xmm4, %xmm8
	xorps	%xmm6, %xmm8
	mulps	%xmm15, %xmm8
	movaps	%xmm10, 192(%rsp)
	mulps	%xmm10, %xmm10
	addps	.L44c0(%rip), %xmm10
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm9, 80(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm1, %xmm9
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm9, %xmm1
	movaps	448(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	32(%rsp), %xmm10
	movaps	112(%rsp), %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	mulps	%xmm14, %xmm8
	movaps	496(%rsp), %xmm4
	mulps	%xmm4, %xmm4
	movaps	%xmm5, %xmm9
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm2, %xmm1
	movaps	176(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	32(%rsp), %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	240(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm3, 384(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm2, %xmm3
	movaps	%xmm7, 432(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm3, %xmm7
	movaps	288(%rsp), %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	32(%rsp), %xmm4
	movaps	%xmm0, %xmm2
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	416(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm8, 208(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm0, %xmm8
	movaps	352(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	32(%rsp), %xmm15
	movaps	%xmm15, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm14, 144(%rsp)
	mulps	%xmm14, %xmm14
	movaps	336(%rsp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm15, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm14, %xmm1
	leaq	(,%r13,4), %rsi
	addq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm10, (%rax,%rsi)
	movl	60(%rsp), %r8d
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
	movaps	%xmm6, (%rax,%r9)
	leaq	(%rsi,%rsi,2), %rsi
	addq	$7, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm4, (%rax,%rsi)
	imulq	%r13, %r10
	shlq	$4, %r10
	addq	%r14, %r10
	movaps	%xmm7, (%rax,%r10)
	imulq	%r13, %rbx
	shlq	$4, %rbx
	addq	%r14, %rbx
	movaps	%xmm1, (%rax,%rbx)
	movl	$10, %esi
	testl	%r8d, %r8d
	movl	60(%rsp), %r8d
	je	.L44b93
	movaps	496(%rsp), %xmm1
	mulps	192(%rsp), %xmm1
	movaps	%xmm9, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm5, %xmm6
	movaps	%xmm5, %xmm1
	movaps	80(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm11, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm1, %xmm4
	movaps	176(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	movaps	448(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm15, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	240(%rsp), %xmm3
	mulps	%xmm3, %xmm12
	movaps	384(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm12, %xmm2
	movaps	432(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm2, %xmm1
	movaps	288(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 368(%rsp)
	mulps	%xmm9, %xmm3
	movaps	%xmm4, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm2, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm15, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	416(%rsp), %xmm3
	mulps	%xmm3, %xmm10
	movaps	208(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm10, %xmm1
	movaps	352(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm15, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm10, 80(%rsp)
	mulps	%xmm3, %xmm6
	movaps	%xmm9, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	mulps	%xmm4, %xmm3
	movaps	%xmm9, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	144(%rsp), %xmm3
	mulps	%xmm3, %xmm13
	movaps	336(%rsp), %xmm10
	mulps	%xmm10, %xmm13
	mulps	%xmm8, %xmm13
	movaps	%xmm15, %xmm12
	blendvps	%xmm0, %xmm13, %xmm12
	mulps	%xmm3, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm15, %xmm5
	blendvps	%xmm0, %xmm11, %xmm5
	mulps	%xmm3, %xmm14
	mulps	%xmm10, %xmm14
	mulps	%xmm7, %xmm14
	movaps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	mulps	%xmm9, %xmm3
	mulps	%xmm10, %xmm3
	mulps	%xmm2, %xmm3
	blendvps	%xmm0, %xmm3, %xmm15
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movq	%r13, %rsi
	shlq	$7, %rsi
	addq	%r14, %rsi
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	leaq	(,%r13,8), %rsi
	addq	%r13, %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$176, %r13, %r8
	addq	%r14, %r8
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movl	60(%rsp), %r8d
	shlq	$6, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	imulq	$208, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm1, (%rax,%rdx)
	imulq	$240, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm12, (%rax,%rdx)
	movq	%r13, %rdx
	shlq	$8, %rdx
	addq	%r14, %rdx
	movaps	%xmm5, (%rax,%rdx)
	imulq	$272, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	%xmm15, (%rax,%rsi)
	movl	$20, %esi
.L44b93:
	testb	$8, %r8b
	movq	1984(%rsp), %r10
	movq	1560(%rsp), %r8
	xorps	%xmm15, %xmm15
	movaps	.L44c44(%rip), %xmm10
	movq	1584(%rsp), %r9
	movq	1576(%rsp), %rbx
	movq	1600(%rsp), %r15
	movaps	720(%rsp), %xmm0
	movaps	160(%rsp), %xmm2
	movaps	16(%rsp), %xmm6
	movaps	(%rsp), %xmm14
	je	.L44b8
	movaps	464(%rsp), %xmm3
	addps	592(%rsp), %xmm3
	movaps	480(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	addps	608(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	320(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	224(%rsp), %xmm3
	movaps	896(%rsp), %xmm1
	addps	%xmm3, %xmm1
	addps	%xmm1, %xmm0
	movaps	704(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm1
	movss	108(%r11), %xmm4
	shufps	$0, %xmm0, %xmm0
	movaps	272(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	addps	%xmm15, %xmm0
	shufps	$0, %xmm1, %xmm1
	movaps	256(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r11), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	96(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	624(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	64(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm15, %xmm0
	movss	140(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm4, %xmm0
	movss	148(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm0, %xmm4
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movss	156(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm12, %xmm4
	addps	%xmm0, %xmm4
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm4, %xmm0
	movss	164(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm4, %xmm0
	movaps	1376(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	addps	%xmm8, %xmm4
	addps	%xmm0, %xmm4
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm6, %xmm13
	movss	176(%r11), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm15, %xmm0
	addps	%xmm0, %xmm6
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm6, %xmm0
	movss	184(%r11), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm13, %xmm6
	addps	%xmm0, %xmm6
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm6, %xmm0
	movss	192(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	movss	196(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm3
	movaps	1216(%rsp), %xmm0
	cmpeqps	.L44c29(%rip), %xmm0
	addps	%xmm2, %xmm3
	movss	200(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	movss	208(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm7
	movaps	688(%rsp), %xmm6
	subps	%xmm6, %xmm7
	addps	%xmm3, %xmm5
	movss	204(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm2, %xmm7
	addps	%xmm6, %xmm6
	addps	%xmm8, %xmm1
	addps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	.L44c92(%rip), %xmm8
	addps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm2, %xmm4
	blendvps	%xmm0, %xmm2, %xmm8
	movq	%rsi, %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm7, (%rax,%rdx)
	leaq	1(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	2(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm1, (%rax,%rdx)
	leaq	3(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	addq	$4, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm8, (%rax,%rsi)
	jmp	.L44b8
.L44b95:
	addq	$1912, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L44b96:
	retq
