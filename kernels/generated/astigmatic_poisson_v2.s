# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	4, 0x0
.L36c0:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
.L36c1:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
.L36c2:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
.L36c3:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
.L36c4:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
.L36c5:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
.L36c6:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
.L36c7:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
.L36c8:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
.L36c9:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
.L36c10:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
.L36c11:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
.L36c12:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
.L36c13:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
.L36c14:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
.L36c15:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
.L36c16:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
.L36c17:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
.L36c18:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
.L36c19:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
.L36c22:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
.L36c24:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
.L36c25:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
.L36c26:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
.L36c27:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
.L36c29:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
.L36c30:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
.L36c31:
	.long	1
	.long	1
	.long	1
	.long	1
.L36c32:
	.long	2
	.long	2
	.long	2
	.long	2
.L36c33:
	.long	4
	.long	4
	.long	4
	.long	4
.L36c34:
	.long	8
	.long	8
	.long	8
	.long	8
.L36c35:
	.long	16
	.long	16
	.long	16
	.long	16
.L36c38:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
.L36c41:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
.L36c42:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
.L36c43:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
.L36c44:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
.L36c45:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
.L36c46:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
.L36c47:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
.L36c48:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
.L36c49:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
.L36c50:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
.L36c51:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
.L36c52:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
.L36c53:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
.L36c54:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
.L36c55:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
.L36c56:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
.L36c57:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
.L36c58:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
.L36c59:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
.L36c60:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
.L36c61:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
.L36c62:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
.L36c63:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
.L36c64:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
.L36c65:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
.L36c66:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
.L36c67:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
.L36c68:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
.L36c69:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
.L36c70:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
.L36c71:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
.L36c72:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
.L36c73:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
.L36c74:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
.L36c75:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
.L36c76:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
.L36c77:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
.L36c78:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
.L36c79:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
.L36c80:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
.L36c81:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
.L36c82:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
.L36c83:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
.L36c84:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
.L36c85:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
.L36c86:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
.L36c87:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
.L36c88:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
.L36c89:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
.L36c90:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
.L36c91:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
.L36c92:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
.L36c93:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
.L36c94:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
.L36c95:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
.L36c96:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
.L36c20:
	.long	0x3d2aaaab
.L36c21:
	.long	0x3f800000
.L36c23:
	.long	0x3f000000
.L36c28:
	.long	0x3e800000
.L36c36:
	.long	0x40800000
.L36c37:
	.long	0x40400000
.L36c39:
	.long	0x41400000
.L36c40:
	.long	0x40c00000
	.globl	gaussmle_astigmatic_poisson_v2
gaussmle_astigmatic_poisson_v2:
	.globl	_gaussmle_astigmatic_poisson_v2
_gaussmle_astigmatic_poisson_v2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1896, %rsp
	movl	%esi, 268(%rsp)
	testl	%ecx, %ecx
	je	.L36b90
	testl	%edx, %edx
	je	.L36b90
	cmpl	$0, 268(%rsp)
	je	.L36b90
	movq	1968(%rsp), %r11
	movl	268(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1240(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1232(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 888(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1512(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1952(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1472(%rsp)
	imull	%eax, %edx
	movl	%edx, 900(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1496(%rsp)
	leaq	64(%r13), %r8
	xorl	%eax, %eax
	movaps	.L36c0(%rip), %xmm15
	movq	%r9, 1480(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	pxor	%xmm13, %xmm13
	movdqa	.L36c2(%rip), %xmm14
	movq	%r15, 1504(%rsp)
	movq	%rsi, 1256(%rsp)
	jmp	.L36b5
	.p2align	4
.L36b4:
	incq	%rax
	addl	900(%rsp), %ecx
	cmpq	1472(%rsp), %rax
	je	.L36b90
.L36b5:
	movq	%rax, %rdx
	imulq	1232(%rsp), %rdx
	movq	%rdx, 1488(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1520(%rsp)
	movl	%ecx, 904(%rsp)
	jmp	.L36b7
	.p2align	4
.L36b6:
	incq	%rdi
	addl	268(%rsp), %esi
	cmpq	1232(%rsp), %rdi
	je	.L36b4
.L36b7:
	movq	1488(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	1240(%rsp), %rdx
	addq	1480(%rsp), %rdx
	movl	%esi, %r10d
	xorl	%r12d, %r12d
	movl	%esi, 908(%rsp)
	movq	%rdi, 1536(%rsp)
	movq	%rdx, 1528(%rsp)
	jmp	.L36b10
	.p2align	4
.L36b8:
	movq	1512(%rsp), %rax
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r10)
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movq	1520(%rsp), %rax
	movl	904(%rsp), %ecx
	xorps	%xmm13, %xmm13
	movdqa	.L36c2(%rip), %xmm14
	movl	908(%rsp), %esi
	movq	1536(%rsp), %rdi
	movq	1528(%rsp), %rdx
	movl	540(%rsp), %r10d
	movq	1544(%rsp), %r12
.L36b9:
	incq	%r12
	incl	%r10d
	cmpq	1240(%rsp), %r12
	je	.L36b6
.L36b10:
	leaq	(%rdx,%r12), %r14
	movl	8(%r11), %ebx
	movq	%r14, 1248(%rsp)
	movq	%rbx, 880(%rsp)
	cmpq	%rbx, %r14
	jae	.L36b9
	movl	%r10d, 540(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 176(%rsp)
	movl	20(%r11), %r14d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r14b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1544(%rsp)
	je	.L36b38
	movq	%rcx, 128(%rsp)
	movq	%rax, %r15
	imulq	1248(%rsp), %r15
	movl	$2, %r12d
	subq	%r10, %r12
	imull	540(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 112(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 144(%rsp)
	pxor	%xmm5, %xmm5
	xorps	%xmm10, %xmm10
	movl	$16, %r8d
	movq	1496(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm15, %xmm12
	movaps	%xmm15, %xmm3
	movdqa	.L36c1(%rip), %xmm11
	xorps	%xmm2, %xmm2
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 96(%rsp)
	xorps	%xmm4, %xmm4
	movdqa	%xmm0, 80(%rsp)
	xorl	%r11d, %r11d
	jmp	.L36b14
	.p2align	4
.L36b30:
	movaps	96(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 96(%rsp)
.L36b13:
	addps	%xmm1, %xmm4
	addps	%xmm7, %xmm2
	incq	%r11
	addl	%r10d, %eax
	addl	112(%rsp), %r8d
	addq	%r10, %rdi
	addq	144(%rsp), %rbx
	cmpq	%r10, %r11
	je	.L36b37
.L36b14:
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm2, (%rsp)
	movq	%r11, 48(%rsp)
	imulq	%r10, %r11
	leal	(%r15,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	testb	$1, %r14b
	je	.L36b16
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L36b16:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm6
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm6, %xmm6
	movdqa	%xmm4, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm6, %xmm1
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm1, (%r9,%rcx)
	testb	$8, %r14b
	je	.L36b18
	movaps	%xmm1, %xmm6
	addps	.L36c3(%rip), %xmm6
	mulps	%xmm1, %xmm6
	addps	.L36c4(%rip), %xmm6
	mulps	%xmm1, %xmm6
	addps	.L36c5(%rip), %xmm6
	movaps	%xmm1, %xmm7
	addps	.L36c6(%rip), %xmm7
	mulps	%xmm1, %xmm7
	addps	.L36c7(%rip), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm7, %xmm6
	mulps	%xmm9, %xmm12
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm6
	psrld	$23, %xmm6
	psubd	%xmm6, %xmm11
	movaps	%xmm12, %xmm6
	psrld	$23, %xmm6
	paddd	%xmm6, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L36c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
.L36b18:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L36b20
	movaps	80(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 80(%rsp)
.L36b20:
	pand	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	movaps	%xmm1, %xmm7
	addps	%xmm13, %xmm7
	je	.L36b29
	movq	%rbx, 64(%rsp)
	movl	%r8d, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L36b31
.L36b22:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	testb	$1, %r14b
	je	.L36b24
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L36b24:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm4, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm9, %xmm6
	movq	1256(%rsp), %r9
	shlq	$4, %r11
	movaps	%xmm6, (%r9,%r11)
	testb	$8, %r14b
	je	.L36b26
	movaps	%xmm6, %xmm9
	addps	.L36c3(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L36c4(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L36c5(%rip), %xmm9
	movaps	%xmm12, %xmm8
	movaps	%xmm10, %xmm12
	movaps	%xmm6, %xmm10
	addps	.L36c6(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	.L36c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm3, %xmm2
	movdqa	%xmm11, %xmm3
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm11, %xmm12
	movdqa	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm11
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L36c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
.L36b26:
	movq	48(%rsp), %r11
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L36b28
	movaps	80(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 80(%rsp)
.L36b28:
	movl	16(%rsp), %r8d
	movq	64(%rsp), %rbx
	pand	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm6, %xmm7
	movaps	(%rsp), %xmm2
	movaps	32(%rsp), %xmm4
	testq	%r11, %r11
	jne	.L36b13
	jmp	.L36b30
	.p2align	4
.L36b29:
	movaps	(%rsp), %xmm2
	movaps	32(%rsp), %xmm4
	movq	48(%rsp), %r11
	testq	%r11, %r11
	jne	.L36b13
	jmp	.L36b30
	.p2align	4
.L36b31:
	movq	64(%rsp), %rdx
	movl	16(%rsp), %ecx
	jmp	.L36b33
	.p2align	4
.L36b32:
	andps	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm6, %xmm7
	leaq	(%r12,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	.L36b22
.L36b33:
	movl	%r14d, %r8d
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r9
	shrq	%r14
	addq	%r15, %r14
	testb	$1, %r8b
	cmoveq	%r9, %r14
	shlq	$4, %r14
	movq	888(%rsp), %r9
	movdqa	(%r9,%r14), %xmm4
	movl	%r8d, %r14d
	testb	$1, %r8b
	je	.L36b35
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
.L36b35:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm4, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm6, (%rdx)
	testb	$8, %r14b
	je	.L36b32
	movaps	%xmm6, %xmm9
	addps	.L36c3(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L36c4(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	.L36c5(%rip), %xmm9
	movaps	%xmm12, %xmm8
	movaps	%xmm10, %xmm12
	movaps	%xmm6, %xmm10
	addps	.L36c6(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	.L36c7(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm3, %xmm2
	movdqa	%xmm11, %xmm3
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm11, %xmm12
	movdqa	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm11
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	.L36c8(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	jmp	.L36b32
	.p2align	4
.L36b37:
	movdqa	%xmm5, %xmm1
	pmaxud	.L36c9(%rip), %xmm1
	pcmpeqd	%xmm5, %xmm1
	movdqa	%xmm11, %xmm0
	pblendw	$170, .L36c10(%rip), %xmm0
	psrld	$16, %xmm11
	pblendw	$170, .L36c11(%rip), %xmm11
	subps	.L36c12(%rip), %xmm11
	addps	%xmm0, %xmm11
	addps	.L36c13(%rip), %xmm11
	movq	1968(%rsp), %r11
	movq	1504(%rsp), %r15
	leaq	64(%r13), %r8
	movq	128(%rsp), %rcx
	movaps	96(%rsp), %xmm0
	movaps	80(%rsp), %xmm8
	jmp	.L36b39
.L36b38:
	xorps	%xmm8, %xmm8
	pxor	%xmm1, %xmm1
	xorps	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm0, %xmm0
	xorps	%xmm2, %xmm2
	xorps	%xmm10, %xmm10
	xorps	%xmm11, %xmm11
	movaps	%xmm15, %xmm3
	movaps	%xmm15, %xmm12
.L36b39:
	movaps	%xmm12, 1648(%rsp)
	testq	%rcx, %rcx
	movaps	%xmm10, 1360(%rsp)
	movaps	%xmm3, 1632(%rsp)
	movaps	%xmm2, (%rsp)
	movdqa	%xmm1, 128(%rsp)
	js	.L36b41
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rcx, %xmm12
	jmp	.L36b42
	.p2align	4
.L36b41:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rcx, %xmm12
	addss	%xmm12, %xmm12
.L36b42:
	xorps	%xmm14, %xmm14
	cvtsi2ss	%r10, %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm14, %xmm2
	maxps	%xmm15, %xmm2
	movaps	%xmm15, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm7
	movaps	%xmm7, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm7, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	mulps	%xmm1, %xmm4
	mulps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm4, %xmm0
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	movaps	%xmm1, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm4, %xmm1
	minps	%xmm6, %xmm1
	movaps	%xmm4, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm7, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	addps	%xmm1, %xmm4
	mulps	.L36c14(%rip), %xmm4
	movaps	%xmm4, 144(%rsp)
	shufps	$0, %xmm12, %xmm12
	xorps	%xmm3, %xmm3
	xorps	%xmm8, %xmm8
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	xorps	%xmm7, %xmm7
	testq	%r10, %r10
	je	.L36b47
	movaps	144(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	maxps	%xmm3, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%r9, %rcx
	xorps	%xmm1, %xmm1
	xorl	%edx, %edx
	.p2align	4
.L36b44:
	movq	%rcx, %rsi
	xorps	%xmm2, %xmm2
	xorl	%edi, %edi
	.p2align	4
.L36b45:
	movaps	(%rsi), %xmm5
	subps	%xmm0, %xmm5
	maxps	%xmm13, %xmm5
	mulps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdi, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm1
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm5, %xmm9
	addps	%xmm9, %xmm6
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	.L36b45
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rdx, %xmm5
	movaps	%xmm5, %xmm9
	shufps	$0, %xmm5, %xmm9
	addps	%xmm2, %xmm7
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm4
	mulss	%xmm5, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm5, %xmm8
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	.L36b44
.L36b47:
	movaps	%xmm11, 1344(%rsp)
	movaps	%xmm7, %xmm0
	maxps	.L36c15(%rip), %xmm0
	movaps	%xmm15, %xmm5
	divps	%xmm0, %xmm5
	movaps	.L36c16(%rip), %xmm0
	cmpltps	%xmm7, %xmm0
	addps	.L36c17(%rip), %xmm14
	mulps	.L36c14(%rip), %xmm14
	mulps	%xmm5, %xmm1
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	%xmm12, 1552(%rsp)
	movaps	%xmm12, %xmm1
	divps	.L36c18(%rip), %xmm1
	mulps	%xmm5, %xmm6
	movaps	%xmm2, 240(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	.L36c19(%rip), %xmm6
	maxps	%xmm6, %xmm2
	sqrtps	%xmm2, %xmm4
	mulps	%xmm8, %xmm5
	movaps	%xmm14, 208(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm5
	addps	%xmm5, %xmm5
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	%xmm6, %xmm2
	sqrtps	%xmm2, %xmm5
	movss	60(%rbp), %xmm10
	movss	84(%rbp), %xmm0
	movaps	%xmm0, 752(%rsp)
	subss	%xmm10, %xmm0
	movaps	%xmm0, 1376(%rsp)
	mulss	.L36c20(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	movss	44(%rbp), %xmm8
	movss	.L36c21(%rip), %xmm9
	divss	48(%rbp), %xmm9
	shufps	$0, %xmm8, %xmm8
	shufps	$0, %xmm9, %xmm9
	movss	20(%rbp), %xmm0
	movss	24(%rbp), %xmm1
	movss	28(%rbp), %xmm2
	movss	32(%rbp), %xmm6
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 16(%rsp)
	movss	36(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 80(%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 64(%rsp)
	movss	40(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	xorl	%eax, %eax
	movaps	.L36c22(%rip), %xmm11
	movaps	.L36c24(%rip), %xmm14
	.p2align	4
.L36b48:
	xorps	%xmm13, %xmm13
	cvtsi2ss	%eax, %xmm13
	addss	.L36c23(%rip), %xmm13
	mulss	32(%rsp), %xmm13
	addss	%xmm10, %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm13, %xmm0
	subps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm6
	mulps	96(%rsp), %xmm6
	addps	16(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm0
	addps	%xmm15, %xmm6
	mulps	%xmm0, %xmm6
	addps	%xmm15, %xmm6
	movaps	%xmm6, %xmm0
	maxps	%xmm14, %xmm0
	movaps	%xmm10, %xmm1
	sqrtps	%xmm0, %xmm10
	movaps	%xmm15, %xmm0
	movaps	%xmm13, %xmm12
	addps	%xmm8, %xmm12
	divps	%xmm10, %xmm0
	mulps	%xmm9, %xmm12
	movaps	%xmm12, %xmm2
	mulps	112(%rsp), %xmm2
	addps	64(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	mulps	%xmm12, %xmm12
	addps	%xmm15, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, %xmm10
	mulps	%xmm6, %xmm0
	maxps	%xmm14, %xmm10
	sqrtps	%xmm10, %xmm6
	movaps	%xmm15, %xmm10
	mulps	48(%rsp), %xmm0
	divps	%xmm6, %xmm10
	mulps	%xmm2, %xmm10
	mulps	80(%rsp), %xmm10
	movaps	%xmm11, %xmm6
	movaps	%xmm4, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm12
	subps	%xmm4, %xmm0
	divps	%xmm2, %xmm12
	movaps	%xmm5, %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm12
	movaps	%xmm15, %xmm11
	divps	%xmm2, %xmm11
	subps	%xmm5, %xmm10
	mulps	%xmm10, %xmm10
	mulps	%xmm10, %xmm11
	movaps	%xmm1, %xmm10
	addps	%xmm12, %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm13, %xmm3
	minps	%xmm6, %xmm11
	incl	%eax
	cmpl	$24, %eax
	jne	.L36b48
	mulps	.L36c25(%rip), %xmm4
	mulps	%xmm4, %xmm5
	mulps	%xmm5, %xmm7
	movaps	144(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	movaps	1552(%rsp), %xmm4
	mulps	%xmm4, %xmm1
	movaps	(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm7, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm15, %xmm1
	movss	52(%rbp), %xmm5
	movss	56(%rbp), %xmm11
	movss	68(%rbp), %xmm7
	shufps	$0, %xmm5, %xmm5
	movss	76(%rbp), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm11, %xmm11
	movss	80(%rbp), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm10, %xmm10
	movaps	752(%rsp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	88(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	shufps	$0, %xmm7, %xmm7
	movss	92(%rbp), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm13, %xmm6
	movaps	240(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm13, 1056(%rsp)
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	%xmm5, %xmm13
	maxps	%xmm6, %xmm13
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1088(%rsp)
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm13, 560(%rsp)
	movaps	%xmm12, %xmm5
	movaps	208(%rsp), %xmm0
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm12, 1104(%rsp)
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm11, %xmm6
	maxps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm11, 1120(%rsp)
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	%xmm6, 576(%rsp)
	movaps	%xmm2, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm2, 752(%rsp)
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm10, %xmm2
	maxps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm10, 736(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 544(%rsp)
	movaps	%xmm8, %xmm3
	minps	%xmm14, %xmm3
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm8, 1152(%rsp)
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm7, %xmm2
	maxps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm7, 1168(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm4, %xmm0
	movaps	.L36c26(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	128(%rsp), %xmm0
	pslld	$31, %xmm0
	xorps	%xmm4, %xmm4
	movaps	%xmm15, %xmm5
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 976(%rsp)
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm2, %xmm3
	movaps	.L36c27(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1200(%rsp)
	movaps	%xmm9, 1136(%rsp)
	movaps	%xmm9, %xmm0
	minps	%xmm1, %xmm0
	movss	64(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	movl	176(%rsp), %eax
	movaps	%xmm1, 1072(%rsp)
	xorps	%xmm3, %xmm3
	cvtsi2ss	%rax, %xmm3
	maxps	%xmm0, %xmm1
	movaps	%xmm1, 192(%rsp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1584(%rsp)
	movaps	1376(%rsp), %xmm0
	mulss	.L36c28(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1376(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 912(%rsp)
	movaps	%xmm15, 960(%rsp)
	movaps	.L36c30(%rip), %xmm0
	movaps	%xmm0, 1568(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 624(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm2, 1264(%rsp)
	movaps	.L36c29(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	.L36c22(%rip), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1216(%rsp)
	movq	1248(%rsp), %rdi
	jmp	.L36b51
	.p2align	4
.L36b50:
	movaps	592(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm5
	addps	%xmm9, %xmm1
	movaps	48(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	608(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm0, %xmm12
	addps	%xmm11, %xmm13
	movaps	800(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm13, %xmm1
	movaps	96(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm2
	addps	304(%rsp), %xmm1
	movaps	384(%rsp), %xmm13
	mulps	%xmm12, %xmm13
	addps	%xmm1, %xmm13
	movaps	64(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm13, %xmm1
	movaps	144(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	320(%rsp), %xmm1
	movaps	288(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	448(%rsp), %xmm13
	mulps	%xmm12, %xmm13
	addps	%xmm4, %xmm13
	movaps	16(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, %xmm4
	movaps	240(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	576(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 64(%rsp)
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm6, %xmm3
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm3, %xmm14
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	432(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 16(%rsp)
	movaps	560(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	1056(%rsp), %xmm1
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
	movaps	%xmm4, 352(%rsp)
	movaps	176(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, 96(%rsp)
	movaps	544(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	752(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	736(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	32(%rsp), %xmm10
	mulps	%xmm10, %xmm12
	movaps	%xmm12, 48(%rsp)
	movaps	192(%rsp), %xmm3
	addps	%xmm12, %xmm3
	movaps	%xmm3, 320(%rsp)
	movaps	1136(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	movaps	%xmm3, %xmm0
	cmpunordps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1072(%rsp), %xmm3
	movaps	%xmm6, %xmm2
	movaps	%xmm3, %xmm11
	maxps	%xmm4, %xmm11
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	80(%rsp), %xmm3
	mulps	%xmm3, %xmm5
	movaps	%xmm5, 592(%rsp)
	movaps	112(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	1152(%rsp), %xmm4
	movaps	%xmm4, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	1168(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	1696(%rsp), %xmm0
	minps	.L36c0(%rip), %xmm0
	movaps	1680(%rsp), %xmm5
	minps	%xmm0, %xmm5
	movaps	1664(%rsp), %xmm0
	minps	%xmm5, %xmm0
	minps	%xmm0, %xmm8
	movaps	368(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	movaps	.L36c0(%rip), %xmm0
	movaps	(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	minps	%xmm8, %xmm5
	movaps	496(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	movaps	.L36c0(%rip), %xmm0
	movaps	656(%rsp), %xmm6
	subps	%xmm6, %xmm0
	mulps	%xmm6, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm6
	minps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	480(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	.L36c0(%rip), %xmm0
	movaps	688(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm13
	minps	%xmm6, %xmm13
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	816(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm10, %xmm5
	movaps	.L36c0(%rip), %xmm0
	movaps	672(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm13, %xmm6
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	832(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	movaps	.L36c0(%rip), %xmm0
	movaps	944(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm6, %xmm9
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	416(%rsp), %xmm0
	mulps	976(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	224(%rsp), %xmm2
	mulps	992(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	512(%rsp), %xmm0
	mulps	1008(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	128(%rsp), %xmm2
	mulps	1040(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	208(%rsp), %xmm3
	mulps	1024(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	912(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	movaps	.L36c19(%rip), %xmm13
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	maxps	.L36c15(%rip), %xmm3
	movaps	.L36c0(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	movaps	%xmm1, 912(%rsp)
	mulps	%xmm1, %xmm0
	mulps	960(%rsp), %xmm0
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	.L36c0(%rip), %xmm8
	movaps	192(%rsp), %xmm10
	divps	%xmm10, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm8, %xmm12
	movaps	%xmm8, 240(%rsp)
	xorps	%xmm6, %xmm6
	movaps	624(%rsp), %xmm1
	cmpltps	%xmm1, %xmm6
	movaps	%xmm1, 624(%rsp)
	maxps	.L36c92(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm2, %xmm0
	orps	%xmm6, %xmm0
	blendvps	%xmm0, .L36c0(%rip), %xmm3
	sqrtps	640(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	cmpnltps	%xmm1, %xmm5
	cmpltps	.L36c88(%rip), %xmm9
	movaps	%xmm0, %xmm8
	mulps	.L36c93(%rip), %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm0, %xmm13
	mulps	%xmm12, %xmm8
	orps	%xmm9, %xmm5
	movaps	%xmm5, %xmm0
	movaps	.L36c30(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	1568(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	cmpltps	%xmm13, %xmm0
	movaps	%xmm13, %xmm8
	movaps	%xmm13, 496(%rsp)
	orps	%xmm9, %xmm0
	andps	%xmm6, %xmm0
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	.L36c19(%rip), %xmm1
	movaps	%xmm2, %xmm13
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm13, 368(%rsp)
	movaps	64(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	576(%rsp), %xmm14
	andps	%xmm0, %xmm14
	movaps	160(%rsp), %xmm0
	movaps	352(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	560(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm0
	cmpneqps	%xmm7, %xmm0
	cmpeqps	544(%rsp), %xmm7
	andps	%xmm0, %xmm7
	movaps	320(%rsp), %xmm0
	cmpneqps	%xmm11, %xmm0
	cmpeqps	%xmm10, %xmm11
	andps	%xmm0, %xmm11
	movaps	304(%rsp), %xmm0
	cmpneqps	%xmm4, %xmm0
	cmpeqps	112(%rsp), %xmm4
	andps	%xmm0, %xmm4
	psrld	$31, %xmm11
	pslld	$3, %xmm11
	psrld	$31, %xmm4
	pslld	$4, %xmm4
	por	%xmm11, %xmm4
	psrld	$31, %xmm7
	pslld	$2, %xmm7
	por	%xmm7, %xmm4
	psrld	$31, %xmm14
	paddd	%xmm14, %xmm14
	por	%xmm14, %xmm4
	psubd	%xmm1, %xmm4
	andps	%xmm9, %xmm6
	movaps	%xmm6, %xmm9
	movaps	%xmm6, 432(%rsp)
	movaps	1296(%rsp), %xmm0
	subps	928(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm0, %xmm6
	movaps	%xmm0, %xmm1
	movaps	%xmm0, 1296(%rsp)
	movaps	%xmm6, %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm4
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm4
	xorps	%xmm10, %xmm10
	cmpnltps	%xmm1, %xmm10
	orps	%xmm9, %xmm10
	orps	%xmm4, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm10, 32(%rsp)
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm8, 64(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, .L36c30(%rip), %xmm15
	movaps	%xmm6, %xmm0
	movaps	%xmm6, 160(%rsp)
	movaps	1184(%rsp), %xmm1
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 1184(%rsp)
	blendvps	%xmm0, %xmm13, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movaps	16(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	.L36c2(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	.L36c94(%rip), %xmm10
	addps	%xmm10, %xmm0
	movaps	.L36c0(%rip), %xmm4
	divps	%xmm0, %xmm4
	movaps	1616(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm3, 480(%rsp)
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm10, %xmm0
	movaps	.L36c0(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	1440(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	96(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm10, %xmm0
	movaps	.L36c0(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	1456(%rsp), %xmm2
	andps	%xmm15, %xmm2
	addps	%xmm10, %xmm2
	movaps	.L36c0(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	1424(%rsp), %xmm9
	andps	%xmm15, %xmm9
	addps	%xmm10, %xmm9
	movaps	.L36c0(%rip), %xmm2
	divps	%xmm9, %xmm2
	movaps	%xmm1, %xmm9
	mulps	.L36c14(%rip), %xmm9
	mulps	%xmm9, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm11, %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm9, %xmm2
	minps	%xmm8, %xmm2
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	1376(%rsp), %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm9, %xmm14
	minps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm9, %xmm14
	movaps	%xmm14, %xmm11
	minps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm14, %xmm11
	movaps	%xmm7, %xmm0
	xorps	%xmm14, %xmm14
	cmpltps	%xmm14, %xmm0
	movaps	560(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	subps	1088(%rsp), %xmm2
	movaps	1056(%rsp), %xmm5
	subps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	(%rsp), %xmm0
	movaps	.L36c95(%rip), %xmm9
	mulps	%xmm9, %xmm5
	movaps	.L36c30(%rip), %xmm7
	minps	%xmm7, %xmm5
	movaps	%xmm7, %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm13, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	576(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	subps	1120(%rsp), %xmm4
	movaps	1104(%rsp), %xmm5
	subps	%xmm8, %xmm5
	movaps	%xmm8, %xmm13
	blendvps	%xmm0, %xmm4, %xmm5
	mulps	%xmm3, %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	656(%rsp), %xmm0
	mulps	%xmm9, %xmm5
	movaps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm6, %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm0
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	736(%rsp), %xmm2
	movaps	752(%rsp), %xmm3
	subps	%xmm4, %xmm3
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	688(%rsp), %xmm0
	mulps	%xmm9, %xmm3
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	192(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1072(%rsp), %xmm3
	movaps	1136(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm15, %xmm1
	addps	%xmm10, %xmm1
	movaps	.L36c0(%rip), %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	672(%rsp), %xmm0
	mulps	%xmm9, %xmm4
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	subps	1168(%rsp), %xmm2
	movaps	1152(%rsp), %xmm3
	subps	%xmm6, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm15, %xmm1
	addps	%xmm10, %xmm1
	movaps	.L36c0(%rip), %xmm0
	divps	%xmm1, %xmm0
	mulps	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	944(%rsp), %xmm0
	mulps	%xmm9, %xmm3
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1280(%rsp), %xmm1
	cmpltps	%xmm7, %xmm1
	movaps	%xmm2, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 48(%rsp)
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	%xmm11, %xmm1
	movaps	32(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	496(%rsp), %xmm0
	movaps	240(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	mulps	.L36c91(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	368(%rsp), %xmm1
	movaps	480(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpnleps	%xmm11, %xmm2
	orps	%xmm1, %xmm2
	orps	432(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	.L36c0(%rip), %xmm2
	movaps	160(%rsp), %xmm0
	movaps	624(%rsp), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 624(%rsp)
	movaps	16(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm12, %xmm0
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1088(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	maxps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm5, %xmm1
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm12, %xmm10
	movaps	%xmm10, %xmm2
	subps	%xmm12, %xmm2
	movaps	416(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	movaps	%xmm2, 16(%rsp)
	movaps	144(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm8, %xmm0
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1120(%rsp), %xmm3
	movaps	%xmm3, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm8
	movaps	%xmm8, %xmm9
	subps	%xmm13, %xmm9
	movaps	224(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm9
	mulps	96(%rsp), %xmm11
	addps	%xmm14, %xmm11
	movaps	752(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	736(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	maxps	%xmm2, %xmm13
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	%xmm13, %xmm15
	subps	%xmm14, %xmm15
	movaps	512(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm15
	movaps	.L36c0(%rip), %xmm3
	divps	%xmm4, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	movaps	768(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	128(%rsp), %xmm2
	subps	%xmm5, %xmm2
	movaps	848(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	208(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm9, %xmm5
	movaps	784(%rsp), %xmm7
	mulps	%xmm5, %xmm7
	subps	%xmm7, %xmm2
	movaps	864(%rsp), %xmm7
	mulps	%xmm5, %xmm7
	subps	%xmm7, %xmm0
	mulps	%xmm15, %xmm3
	movaps	400(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm2
	movaps	720(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	movaps	704(%rsp), %xmm14
	movaps	1728(%rsp), %xmm12
	mulps	%xmm12, %xmm14
	movaps	1712(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	mulps	%xmm14, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	.L36c0(%rip), %xmm11
	subps	%xmm5, %xmm11
	maxps	.L36c82(%rip), %xmm11
	movaps	.L36c0(%rip), %xmm5
	divps	%xmm11, %xmm5
	mulps	%xmm12, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm7, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm6, %xmm3
	movaps	.L36c96(%rip), %xmm7
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	addps	%xmm6, %xmm11
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	1168(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	maxps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm6, %xmm5
	movaps	%xmm5, %xmm11
	movaps	%xmm0, %xmm6
	blendvps	%xmm0, 1024(%rsp), %xmm11
	mulps	%xmm12, %xmm2
	mulps	%xmm12, %xmm14
	mulps	%xmm4, %xmm2
	movaps	%xmm1, %xmm12
	mulps	%xmm5, %xmm12
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm2
	movaps	192(%rsp), %xmm4
	movaps	%xmm4, %xmm14
	mulps	%xmm7, %xmm14
	movaps	%xmm14, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm14, %xmm5
	addps	%xmm4, %xmm5
	movaps	1136(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	1072(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm2
	subps	%xmm4, %xmm2
	movaps	128(%rsp), %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm6, %xmm1
	blendvps	%xmm0, 1040(%rsp), %xmm2
	movaps	416(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	224(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	512(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm12, %xmm4
	addps	%xmm0, %xmm4
	addps	%xmm4, %xmm7
	movaps	48(%rsp), %xmm6
	andnps	%xmm7, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm6
	movss	16(%rbp), %xmm0
	movaps	%xmm0, %xmm14
	shufps	$0, %xmm0, %xmm14
	movaps	80(%rsp), %xmm4
	cmpleps	%xmm14, %xmm4
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1312(%rsp), %xmm7
	cmpleps	%xmm0, %xmm7
	andps	%xmm4, %xmm7
	movaps	176(%rsp), %xmm12
	orps	1600(%rsp), %xmm12
	andps	%xmm1, %xmm12
	andnps	1296(%rsp), %xmm7
	addps	928(%rsp), %xmm7
	movaps	1216(%rsp), %xmm0
	cmpltps	1584(%rsp), %xmm0
	andps	%xmm7, %xmm0
	movaps	%xmm10, 560(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm8, 576(%rsp)
	movaps	%xmm13, 544(%rsp)
	movaps	%xmm5, 192(%rsp)
	movaps	%xmm0, %xmm5
	movaps	%xmm3, 112(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm9, 992(%rsp)
	movaps	%xmm15, 1008(%rsp)
	movaps	.L36c0(%rip), %xmm15
	movaps	%xmm2, 1040(%rsp)
	movaps	%xmm11, 1024(%rsp)
	movaps	%xmm6, 912(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1568(%rsp)
.L36b51:
	movaps	%xmm12, %xmm0
	xorps	.L36c31(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L36c32(%rip), %xmm0
	movaps	%xmm0, 1856(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1840(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L36c33(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1808(%rsp)
	movaps	%xmm12, %xmm0
	andps	.L36c34(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm1, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm12, 1600(%rsp)
	andps	.L36c35(%rip), %xmm12
	movaps	%xmm12, 1760(%rsp)
	pcmpeqd	%xmm1, %xmm12
	movdqa	%xmm12, 1744(%rsp)
	movaps	.L36c38(%rip), %xmm6
	xorps	%xmm3, %xmm3
	movaps	.L36c43(%rip), %xmm14
	movaps	%xmm15, %xmm7
	.p2align	4
.L36b52:
	movaps	%xmm5, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm5, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm5, %xmm0
	unpckhpd	%xmm5, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm5, 1296(%rsp)
	shufps	$255, %xmm5, %xmm5
	addss	%xmm0, %xmm5
	movaps	%xmm5, 640(%rsp)
	movss	44(%rbp), %xmm1
	movss	.L36c21(%rip), %xmm13
	divss	48(%rbp), %xmm13
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm13, %xmm13
	movaps	544(%rsp), %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm13, %xmm3
	movss	20(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%rbp), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%rbp), %xmm15
	movaps	%xmm15, %xmm10
	shufps	$0, %xmm15, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm4, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm15, %xmm4
	movss	.L36c36(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm6, %xmm0
	movaps	%xmm5, %xmm6
	movss	.L36c37(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm0, %xmm9
	mulps	%xmm3, %xmm4
	movss	.L36c39(%rip), %xmm11
	mulss	%xmm11, %xmm15
	shufps	$0, %xmm15, %xmm15
	movss	.L36c40(%rip), %xmm12
	mulss	%xmm12, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm3, %xmm15
	mulps	%xmm3, %xmm3
	addps	%xmm7, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm7, %xmm10
	movaps	%xmm10, %xmm3
	movaps	%xmm7, %xmm8
	movaps	.L36c24(%rip), %xmm11
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm7, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm0, %xmm15
	movaps	.L36c14(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm15
	subps	%xmm4, %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm5, %xmm15
	addps	544(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	movss	32(%rbp), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%rbp), %xmm5
	movaps	%xmm5, %xmm0
	shufps	$0, %xmm5, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm5, %xmm2
	mulss	.L36c36(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	.L36c37(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm9, %xmm2
	mulps	%xmm1, %xmm2
	mulss	.L36c39(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm12, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm8, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, %xmm1
	maxps	%xmm11, %xmm1
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
	mulps	%xmm8, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1440(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm13, %xmm6
	movaps	%xmm6, 1456(%rsp)
	mulps	%xmm13, %xmm15
	mulps	%xmm13, %xmm15
	movaps	%xmm15, 1408(%rsp)
	mulps	%xmm13, %xmm1
	movaps	%xmm1, 1424(%rsp)
	mulps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	movaps	%xmm5, 928(%rsp)
	movaps	640(%rsp), %xmm0
	testq	%r10, %r10
	movaps	%xmm10, 1616(%rsp)
	je	.L36b64
	movb	$1, %al
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm10, %xmm0
	xorl	%ecx, %ecx
	movaps	.L36c44(%rip), %xmm13
	movaps	.L36c46(%rip), %xmm15
	movaps	.L36c0(%rip), %xmm10
	.p2align	4
.L36b54:
	movaps	%xmm10, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm12
	mulps	.L36c41(%rip), %xmm12
	movaps	.L36c42(%rip), %xmm7
	subps	(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L36c45(%rip), %xmm9
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	.L36c47(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm1
	movaps	.L36c48(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	.L36c49(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L36c50(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L36c51(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	.L36c52(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	.L36c53(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	.L36c54(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	movaps	.L36c2(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	.L36c55(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	.L36c56(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	.L36c57(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c58(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c59(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c60(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c61(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c62(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c63(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	.L36c64(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	.L36c14(%rip), %xmm11
	blendvps	%xmm0, .L36c42(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	.L36c65(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, 32(%rsp)
	mulps	.L36c66(%rip), %xmm8
	movaps	%xmm12, 48(%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, 16(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm10, %xmm3
	movaps	.L36c67(%rip), %xmm2
	.p2align	4
.L36b55:
	cvtsi2ss	%rdx, %xmm10
	addss	.L36c23(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	(%rsp), %xmm10
	mulps	48(%rsp), %xmm10
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
	mulps	.L36c47(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm14
	mulps	.L36c48(%rip), %xmm14
	addps	.L36c49(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	.L36c50(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L36c51(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	.L36c52(%rip), %xmm14
	addps	.L36c53(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	.L36c54(%rip), %xmm0
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
	andps	.L36c2(%rip), %xmm1
	mulps	.L36c55(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	.L36c14(%rip), %xmm11
	blendvps	%xmm0, .L36c42(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	.L36c56(%rip), %xmm0
	addps	.L36c57(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c58(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c59(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c60(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c61(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c62(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c63(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	.L36c64(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
	movaps	.L36c43(%rip), %xmm14
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
	movaps	.L36c44(%rip), %xmm13
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
	mulps	32(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm4
	movaps	.L36c46(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	.L36b55
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1440(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm3, %xmm10
	jne	.L36b54
	xorps	%xmm0, %xmm0
	movaps	640(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	624(%rsp), %xmm0
	ja	.L36b59
	xorps	%xmm0, %xmm0
.L36b59:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movq	%r9, %rax
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorl	%ecx, %ecx
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 704(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm12, %xmm12
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 688(%rsp)
	xorps	%xmm11, %xmm11
	movaps	%xmm11, 464(%rsp)
	movaps	%xmm11, 672(%rsp)
	movaps	%xmm11, 656(%rsp)
	movaps	%xmm11, 288(%rsp)
	movaps	192(%rsp), %xmm11
	.p2align	4
.L36b60:
	movaps	%xmm12, 608(%rsp)
	movaps	%xmm9, 944(%rsp)
	movaps	%xmm15, 384(%rsp)
	movaps	%xmm1, 448(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm4, 816(%rsp)
	movaps	%xmm3, 832(%rsp)
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm8, 848(%rsp)
	movaps	%xmm7, 864(%rsp)
	movaps	%xmm5, 720(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	%xmm1, 1328(%rsp)
	mulps	%xmm1, %xmm11
	movaps	%xmm11, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm15, %xmm15
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 96(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm1, 64(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	movaps	%xmm1, (%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 48(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm7, 32(%rsp)
	.p2align	4
.L36b61:
	movaps	(%rax,%rsi), %xmm13
	movaps	-64(%rdx), %xmm10
	movaps	-48(%rdx), %xmm7
	movaps	-32(%rdx), %xmm11
	movaps	144(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	addps	112(%rsp), %xmm12
	movaps	%xmm14, %xmm1
	movaps	%xmm3, %xmm14
	movaps	%xmm9, %xmm3
	movaps	%xmm15, %xmm9
	movaps	.L36c0(%rip), %xmm15
	divps	%xmm12, %xmm15
	subps	%xmm12, %xmm13
	mulps	%xmm15, %xmm13
	movaps	176(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm15, %xmm12
	movaps	64(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm15, %xmm6
	movaps	%xmm13, %xmm15
	mulps	%xmm7, %xmm15
	addps	%xmm15, %xmm5
	movaps	%xmm13, %xmm15
	mulps	%xmm11, %xmm15
	movaps	(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	-16(%rdx), %xmm15
	mulps	%xmm13, %xmm15
	movaps	48(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, 48(%rsp)
	mulps	(%rdx), %xmm13
	movaps	32(%rsp), %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm10, %xmm13
	mulps	%xmm12, %xmm13
	movaps	80(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 80(%rsp)
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm4
	movaps	%xmm7, %xmm13
	mulps	%xmm12, %xmm13
	movaps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm15, %xmm0
	movaps	%xmm9, %xmm15
	movaps	%xmm3, %xmm9
	movaps	%xmm14, %xmm3
	movaps	%xmm1, %xmm14
	addps	%xmm13, %xmm9
	mulps	%xmm7, %xmm13
	addps	%xmm13, %xmm8
	movaps	16(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	%xmm2, 16(%rsp)
	mulps	%xmm11, %xmm12
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm3
	mulps	%xmm12, %xmm7
	movaps	96(%rsp), %xmm1
	addps	%xmm7, %xmm1
	movaps	%xmm1, 96(%rsp)
	addps	%xmm12, %xmm15
	mulps	%xmm11, %xmm12
	addps	%xmm12, %xmm14
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L36b61
	movaps	144(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	movaps	%xmm5, 784(%rsp)
	mulps	%xmm5, %xmm7
	movaps	416(%rsp), %xmm10
	addps	%xmm7, %xmm10
	movaps	%xmm10, 416(%rsp)
	mulps	%xmm12, %xmm8
	xorps	%xmm13, %xmm13
	addps	%xmm13, %xmm8
	mulps	%xmm12, %xmm8
	movaps	368(%rsp), %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, 368(%rsp)
	movaps	192(%rsp), %xmm11
	movaps	%xmm11, %xmm10
	mulps	432(%rsp), %xmm10
	movaps	%xmm10, 768(%rsp)
	movaps	%xmm10, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm5
	movaps	224(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	%xmm8, 224(%rsp)
	movaps	%xmm10, %xmm7
	movaps	%xmm0, %xmm2
	mulps	%xmm0, %xmm7
	addps	%xmm13, %xmm7
	mulps	%xmm12, %xmm7
	movaps	160(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	%xmm8, 160(%rsp)
	movaps	%xmm10, %xmm7
	movaps	%xmm4, %xmm6
	mulps	%xmm4, %xmm7
	addps	%xmm13, %xmm7
	mulps	%xmm10, %xmm7
	movaps	496(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	%xmm8, 496(%rsp)
	mulps	240(%rsp), %xmm11
	mulps	1424(%rsp), %xmm11
	movaps	%xmm11, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm5, 1312(%rsp)
	movaps	512(%rsp), %xmm4
	addps	%xmm7, %xmm4
	movaps	1456(%rsp), %xmm8
	mulps	%xmm12, %xmm8
	movaps	%xmm11, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm13, %xmm7
	mulps	%xmm8, %xmm14
	addps	%xmm7, %xmm14
	movaps	%xmm8, %xmm1
	mulps	%xmm3, %xmm1
	movaps	96(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm8, %xmm14
	movaps	1328(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	addps	%xmm13, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm13, %xmm15
	mulps	%xmm8, %xmm15
	mulps	(%rsp), %xmm8
	addps	%xmm4, %xmm8
	movaps	%xmm8, 512(%rsp)
	movaps	%xmm11, %xmm7
	mulps	%xmm6, %xmm7
	addps	%xmm13, %xmm7
	addps	%xmm7, %xmm1
	movaps	%xmm11, %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm13, %xmm7
	addps	%xmm7, %xmm0
	mulps	%xmm12, %xmm0
	movaps	336(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 336(%rsp)
	movaps	768(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm1, %xmm0
	movaps	352(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 352(%rsp)
	mulps	%xmm11, %xmm1
	movaps	480(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm14
	movaps	%xmm14, 480(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm15, %xmm5
	movaps	128(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 128(%rsp)
	mulps	%xmm10, %xmm2
	addps	%xmm13, %xmm2
	mulps	%xmm12, %xmm2
	movaps	304(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 304(%rsp)
	mulps	%xmm10, %xmm6
	addps	%xmm13, %xmm6
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm2
	mulps	%xmm6, %xmm0
	movaps	320(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 320(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm6, %xmm0
	movaps	400(%rsp), %xmm4
	addps	%xmm0, %xmm4
	addps	%xmm4, %xmm3
	movaps	%xmm3, 400(%rsp)
	mulps	%xmm10, %xmm6
	movaps	816(%rsp), %xmm4
	addps	%xmm6, %xmm4
	movaps	208(%rsp), %xmm0
	addps	64(%rsp), %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	832(%rsp), %xmm3
	addps	%xmm0, %xmm3
	addps	%xmm13, %xmm9
	mulps	%xmm12, %xmm9
	movaps	848(%rsp), %xmm6
	addps	%xmm9, %xmm6
	movaps	80(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	movaps	864(%rsp), %xmm7
	addps	%xmm0, %xmm7
	mulps	%xmm1, %xmm11
	movaps	720(%rsp), %xmm0
	addps	%xmm11, %xmm0
	addps	%xmm0, %xmm5
	mulps	%xmm10, %xmm1
	movaps	704(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	432(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	movaps	784(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	608(%rsp), %xmm12
	addps	%xmm0, %xmm12
	movaps	%xmm10, %xmm0
	movaps	(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	384(%rsp), %xmm15
	addps	%xmm0, %xmm15
	movaps	240(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	movaps	1312(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	944(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	48(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	448(%rsp), %xmm1
	addps	%xmm0, %xmm1
	mulps	%xmm8, %xmm13
	movaps	688(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm14, %xmm13
	mulps	%xmm11, %xmm13
	movaps	272(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	592(%rsp), %xmm14
	mulps	%xmm2, %xmm14
	movaps	464(%rsp), %xmm13
	addps	%xmm14, %xmm13
	movaps	%xmm13, 464(%rsp)
	movaps	32(%rsp), %xmm14
	mulps	%xmm10, %xmm14
	movaps	672(%rsp), %xmm13
	addps	%xmm14, %xmm13
	movaps	%xmm13, 672(%rsp)
	movaps	%xmm8, %xmm10
	movaps	%xmm6, %xmm8
	movaps	208(%rsp), %xmm6
	mulps	%xmm11, %xmm10
	movaps	656(%rsp), %xmm13
	addps	%xmm10, %xmm13
	movaps	192(%rsp), %xmm11
	movaps	%xmm13, 656(%rsp)
	movaps	800(%rsp), %xmm14
	mulps	%xmm2, %xmm14
	movaps	128(%rsp), %xmm2
	movaps	288(%rsp), %xmm13
	addps	%xmm14, %xmm13
	movaps	%xmm13, 288(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L36b60
	movaps	%xmm5, 720(%rsp)
	movaps	%xmm4, 816(%rsp)
	movaps	%xmm3, 832(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm1, 448(%rsp)
	movaps	%xmm9, %xmm10
	movaps	%xmm12, 608(%rsp)
	movaps	.L36c43(%rip), %xmm14
	movaps	112(%rsp), %xmm9
	movaps	688(%rsp), %xmm5
	movaps	672(%rsp), %xmm4
	movaps	656(%rsp), %xmm3
	jmp	.L36b67
	.p2align	4
.L36b64:
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	624(%rsp), %xmm0
	ja	.L36b66
	xorps	%xmm0, %xmm0
.L36b66:
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm15, %xmm15
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	192(%rsp), %xmm11
	movaps	112(%rsp), %xmm9
.L36b67:
	movaps	176(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	.L36c0(%rip), %xmm2
	divps	1616(%rsp), %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm15, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm15, %xmm13
	movaps	%xmm15, 384(%rsp)
	movaps	1456(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	movaps	1424(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm6, %xmm3
	mulps	%xmm6, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	mulps	288(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	928(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	movaps	1408(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	addps	%xmm2, %xmm12
	addps	%xmm4, %xmm12
	mulps	%xmm15, %xmm5
	movaps	448(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm5, %xmm2
	movaps	464(%rsp), %xmm3
	mulps	%xmm15, %xmm3
	movaps	272(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm6, %xmm13
	addps	%xmm3, %xmm5
	movaps	608(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm12
	movaps	368(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm4, 368(%rsp)
	movaps	.L36c0(%rip), %xmm1
	divps	1440(%rsp), %xmm1
	mulps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	496(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	160(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	.L36c17(%rip), %xmm3
	divps	%xmm11, %xmm3
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm4
	mulps	416(%rsp), %xmm4
	addps	304(%rsp), %xmm4
	mulps	224(%rsp), %xmm3
	addps	320(%rsp), %xmm3
	mulps	%xmm10, %xmm15
	movaps	%xmm13, %xmm1
	mulps	384(%rsp), %xmm1
	addps	%xmm15, %xmm1
	movaps	336(%rsp), %xmm13
	subps	%xmm2, %xmm13
	movaps	352(%rsp), %xmm15
	subps	%xmm5, %xmm15
	mulps	%xmm6, %xmm1
	movaps	400(%rsp), %xmm6
	subps	%xmm1, %xmm6
	movaps	640(%rsp), %xmm2
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm2
	movaps	480(%rsp), %xmm0
	subps	%xmm12, %xmm0
	movaps	%xmm0, %xmm12
	movaps	368(%rsp), %xmm1
	xorps	%xmm10, %xmm10
	movaps	%xmm7, 864(%rsp)
	movaps	%xmm6, 400(%rsp)
	movaps	%xmm8, 848(%rsp)
	movaps	%xmm3, 784(%rsp)
	movaps	%xmm4, 768(%rsp)
	movaps	%xmm15, 352(%rsp)
	movaps	%xmm13, 336(%rsp)
	movaps	%xmm0, 480(%rsp)
	jbe	.L36b75
	movaps	1216(%rsp), %xmm0
	movaps	1296(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	.L36c68(%rip), %xmm1
	movaps	%xmm0, 1216(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	.L36c0(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm10, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm10, %xmm2
	jbe	.L36b76
	testq	%r10, %r10
	movaps	%xmm1, 32(%rsp)
	xorps	%xmm2, %xmm2
	je	.L36b74
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L36b71:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	.L36c74(%rip), %xmm12
	movaps	.L36c75(%rip), %xmm13
	movaps	.L36c76(%rip), %xmm10
	movaps	.L36c77(%rip), %xmm15
	movaps	.L36c0(%rip), %xmm3
	movaps	.L36c17(%rip), %xmm14
	movdqa	.L36c69(%rip), %xmm1
	movdqa	.L36c70(%rip), %xmm11
	.p2align	4
.L36b72:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	(%rax,%rsi), %xmm5
	movaps	%xmm3, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm14, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm14, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	paddd	%xmm1, %xmm0
	pand	%xmm11, %xmm0
	movaps	%xmm3, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm13, %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L36c73(%rip), %xmm8
	addps	%xmm12, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	.L36c71(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	.L36c72(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L36c78(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	112(%rsp), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm3, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L36b72
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	192(%rsp), %xmm11
	jne	.L36b71
.L36b74:
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	mulps	.L36c79(%rip), %xmm8
	addps	.L36c80(%rip), %xmm8
	xorps	%xmm3, %xmm3
	cmpltps	32(%rsp), %xmm3
	addps	%xmm1, %xmm8
	cmpltps	%xmm2, %xmm8
	andps	%xmm3, %xmm8
	movaps	%xmm8, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1280(%rsp)
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	.L36c27(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movaps	1392(%rsp), %xmm1
	blendvps	%xmm0, .L36c81(%rip), %xmm1
	movaps	%xmm1, 1392(%rsp)
	movaps	.L36c0(%rip), %xmm7
	movaps	%xmm7, %xmm4
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, .L36c19(%rip), %xmm4
	movaps	976(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	560(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	992(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	576(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	1008(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	544(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	1040(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm11
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	subps	%xmm0, %xmm9
	movaps	912(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	960(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm8, %xmm0
	movaps	1184(%rsp), %xmm4
	blendvps	%xmm0, .L36c30(%rip), %xmm4
	movaps	%xmm4, 1184(%rsp)
	andnps	624(%rsp), %xmm0
	andps	%xmm7, %xmm8
	movaps	%xmm8, 928(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm6, 1024(%rsp)
	movaps	%xmm5, 1040(%rsp)
	movaps	%xmm3, 1008(%rsp)
	movaps	%xmm2, 992(%rsp)
	movaps	%xmm1, 976(%rsp)
	movaps	.L36c43(%rip), %xmm14
	movaps	736(%rsp), %xmm13
	movaps	224(%rsp), %xmm6
	movaps	480(%rsp), %xmm12
	movaps	368(%rsp), %xmm1
	movaps	640(%rsp), %xmm2
	xorps	%xmm10, %xmm10
	jmp	.L36b78
	.p2align	4
.L36b75:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	224(%rsp), %xmm6
	jmp	.L36b77
	.p2align	4
.L36b76:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	224(%rsp), %xmm6
	movaps	368(%rsp), %xmm1
	movaps	640(%rsp), %xmm2
.L36b77:
	movaps	736(%rsp), %xmm13
.L36b78:
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm11, 192(%rsp)
	movaps	%xmm9, 112(%rsp)
	ucomiss	%xmm10, %xmm2
	movdqa	1824(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	pcmpgtd	%xmm2, %xmm0
	movdqa	%xmm0, 64(%rsp)
	movdqa	1856(%rsp), %xmm0
	pcmpgtd	%xmm2, %xmm0
	movdqa	%xmm0, 16(%rsp)
	xorps	%xmm15, %xmm15
	movaps	%xmm1, %xmm0
	movaps	.L36c15(%rip), %xmm2
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	.L36c0(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	496(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 240(%rsp)
	movaps	%xmm12, %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	816(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	movaps	%xmm3, %xmm5
	divps	%xmm0, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	832(%rsp), %xmm7
	movaps	560(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1088(%rsp), %xmm3
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	416(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	movaps	.L36c17(%rip), %xmm8
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm10, %xmm4
	xorps	%xmm14, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm7
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1600(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1408(%rsp)
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	576(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1120(%rsp), %xmm3
	movaps	1104(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm6, %xmm4
	xorps	%xmm14, %xmm4
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	544(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	%xmm13, %xmm3
	movaps	752(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	512(%rsp), %xmm4
	movaps	%xmm4, %xmm6
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	xorps	%xmm14, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	sqrtps	%xmm7, %xmm13
	movaps	%xmm11, %xmm3
	cmpleps	1072(%rsp), %xmm3
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	128(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm12, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm9, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	208(%rsp), %xmm4
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm4, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	.L36c0(%rip), %xmm15
	divps	%xmm13, %xmm15
	movaps	%xmm15, 80(%rsp)
	movaps	432(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm10, 416(%rsp)
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 320(%rsp)
	orps	1872(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	16(%rsp), %xmm7
	orps	%xmm0, %xmm7
	movaps	%xmm7, 16(%rsp)
	movaps	240(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	224(%rsp), %xmm1
	movaps	%xmm1, 304(%rsp)
	orps	1840(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm5, %xmm1
	movaps	64(%rsp), %xmm3
	orps	%xmm1, %xmm3
	movaps	%xmm3, 64(%rsp)
	movaps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm11
	mulps	512(%rsp), %xmm11
	orps	1808(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm11, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm6, %xmm0
	movdqa	1792(%rsp), %xmm2
	xorps	%xmm5, %xmm5
	pcmpgtd	%xmm5, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 800(%rsp)
	movaps	32(%rsp), %xmm9
	movaps	%xmm12, 128(%rsp)
	mulps	%xmm12, %xmm9
	por	1776(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm8, %xmm1
	movdqa	1760(%rsp), %xmm2
	pcmpgtd	%xmm5, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1328(%rsp)
	movaps	%xmm15, %xmm12
	movaps	%xmm4, 208(%rsp)
	mulps	%xmm4, %xmm12
	por	1744(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm12, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1312(%rsp)
	movaps	.L36c0(%rip), %xmm4
	andnps	%xmm4, %xmm7
	movaps	%xmm7, 656(%rsp)
	movaps	%xmm10, %xmm6
	mulps	%xmm7, %xmm6
	movaps	160(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm13, %xmm2
	mulps	(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm7
	mulps	%xmm0, %xmm1
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm15
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	%xmm0, %xmm1
	movaps	.L36c82(%rip), %xmm5
	maxps	%xmm5, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm4, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	andnps	%xmm4, %xmm3
	movaps	%xmm3, 688(%rsp)
	movaps	%xmm14, %xmm8
	mulps	%xmm3, %xmm8
	movaps	336(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm2, %xmm0
	movaps	352(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm0, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm7, %xmm13
	movaps	%xmm7, 288(%rsp)
	mulps	%xmm6, %xmm3
	subps	%xmm4, %xmm3
	movaps	%xmm0, %xmm4
	movaps	%xmm0, %xmm14
	movaps	%xmm0, 272(%rsp)
	mulps	%xmm0, %xmm4
	movaps	%xmm15, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	subps	%xmm4, %xmm0
	movaps	%xmm0, 1680(%rsp)
	movaps	%xmm0, %xmm4
	maxps	%xmm5, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm15, %xmm0
	divps	%xmm4, %xmm0
	movaps	%xmm0, %xmm7
	movaps	800(%rsp), %xmm4
	andnps	%xmm15, %xmm4
	movaps	%xmm4, 672(%rsp)
	movaps	32(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	768(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	mulps	%xmm2, %xmm5
	movaps	784(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm5, %xmm4
	mulps	%xmm13, %xmm4
	mulps	%xmm6, %xmm10
	subps	%xmm4, %xmm10
	movaps	400(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm5, %xmm13
	mulps	%xmm14, %xmm13
	mulps	%xmm8, %xmm4
	subps	%xmm13, %xmm4
	mulps	%xmm1, %xmm10
	movaps	%xmm1, %xmm15
	movaps	%xmm1, 144(%rsp)
	movaps	%xmm10, %xmm13
	mulps	%xmm3, %xmm13
	subps	%xmm13, %xmm4
	movaps	%xmm5, %xmm13
	movaps	%xmm5, 384(%rsp)
	mulps	%xmm5, %xmm13
	movaps	.L36c0(%rip), %xmm1
	movaps	%xmm1, %xmm14
	subps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	mulps	%xmm10, %xmm13
	subps	%xmm13, %xmm14
	movaps	%xmm7, 96(%rsp)
	mulps	%xmm7, %xmm4
	movaps	%xmm4, %xmm13
	mulps	%xmm4, %xmm13
	subps	%xmm13, %xmm14
	movaps	%xmm14, 1664(%rsp)
	movaps	%xmm14, %xmm13
	maxps	.L36c82(%rip), %xmm13
	sqrtps	%xmm13, %xmm13
	movaps	%xmm1, %xmm14
	divps	%xmm13, %xmm14
	movaps	%xmm14, 48(%rsp)
	movaps	1328(%rsp), %xmm14
	andnps	%xmm1, %xmm14
	movaps	%xmm14, 944(%rsp)
	movaps	80(%rsp), %xmm13
	mulps	%xmm14, %xmm13
	movaps	848(%rsp), %xmm14
	mulps	%xmm13, %xmm14
	mulps	%xmm2, %xmm14
	movaps	864(%rsp), %xmm2
	mulps	%xmm13, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm14, %xmm6
	mulps	288(%rsp), %xmm6
	subps	%xmm6, %xmm2
	movaps	720(%rsp), %xmm6
	mulps	%xmm13, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm14, %xmm8
	mulps	272(%rsp), %xmm8
	subps	%xmm8, %xmm6
	mulps	%xmm15, %xmm2
	movaps	%xmm2, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm6
	movaps	704(%rsp), %xmm15
	movaps	%xmm13, 1712(%rsp)
	mulps	%xmm13, %xmm15
	movaps	%xmm14, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm0, 1728(%rsp)
	mulps	%xmm0, %xmm15
	subps	%xmm8, %xmm15
	movaps	%xmm2, %xmm8
	mulps	%xmm10, %xmm8
	subps	%xmm8, %xmm15
	mulps	%xmm7, %xmm6
	movaps	%xmm6, %xmm8
	mulps	%xmm4, %xmm8
	subps	%xmm8, %xmm15
	movaps	%xmm14, %xmm13
	mulps	%xmm14, %xmm13
	movaps	.L36c0(%rip), %xmm8
	subps	%xmm13, %xmm8
	movaps	%xmm2, %xmm13
	mulps	%xmm2, %xmm13
	subps	%xmm13, %xmm8
	movaps	%xmm6, %xmm13
	mulps	%xmm6, %xmm13
	subps	%xmm13, %xmm8
	mulps	48(%rsp), %xmm15
	movaps	%xmm15, %xmm13
	mulps	%xmm15, %xmm13
	subps	%xmm13, %xmm8
	movaps	%xmm8, %xmm13
	maxps	.L36c82(%rip), %xmm13
	sqrtps	%xmm13, %xmm13
	movaps	.L36c0(%rip), %xmm5
	divps	%xmm13, %xmm5
	movaps	%xmm5, 592(%rsp)
	movaps	(%rsp), %xmm0
	movaps	320(%rsp), %xmm7
	mulps	%xmm0, %xmm7
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, 464(%rsp)
	mulps	%xmm7, %xmm0
	movaps	304(%rsp), %xmm1
	mulps	656(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	mulps	144(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	mulps	%xmm1, %xmm13
	addps	%xmm0, %xmm13
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, 288(%rsp)
	mulps	%xmm7, %xmm0
	mulps	688(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm3, 272(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm11
	mulps	96(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm13, %xmm0
	movaps	384(%rsp), %xmm3
	movaps	%xmm3, 448(%rsp)
	mulps	%xmm7, %xmm3
	mulps	672(%rsp), %xmm9
	subps	%xmm3, %xmm9
	movaps	%xmm10, 384(%rsp)
	mulps	%xmm1, %xmm10
	subps	%xmm10, %xmm9
	movaps	%xmm4, 608(%rsp)
	mulps	%xmm11, %xmm4
	subps	%xmm4, %xmm9
	mulps	48(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm14, %xmm13
	movaps	%xmm7, 320(%rsp)
	mulps	%xmm7, %xmm14
	mulps	944(%rsp), %xmm12
	subps	%xmm14, %xmm12
	movaps	.L36c43(%rip), %xmm14
	movaps	%xmm2, %xmm10
	movaps	%xmm1, 304(%rsp)
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm12
	movaps	%xmm6, %xmm7
	mulps	%xmm11, %xmm6
	subps	%xmm6, %xmm12
	movaps	%xmm15, %xmm6
	mulps	%xmm9, %xmm15
	subps	%xmm15, %xmm12
	movaps	.L36c0(%rip), %xmm5
	movaps	592(%rsp), %xmm1
	mulps	%xmm1, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	432(%rsp), %xmm2
	movaps	1408(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	240(%rsp), %xmm3
	mulps	144(%rsp), %xmm3
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	176(%rsp), %xmm4
	mulps	96(%rsp), %xmm4
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm4
	movaps	32(%rsp), %xmm2
	mulps	48(%rsp), %xmm2
	movaps	800(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	80(%rsp), %xmm15
	mulps	%xmm1, %xmm15
	movaps	1328(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm15
	movaps	464(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	288(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	272(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	384(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	448(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	608(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm14, %xmm10
	movaps	%xmm10, 64(%rsp)
	xorps	%xmm14, %xmm7
	movaps	%xmm7, 800(%rsp)
	xorps	%xmm14, %xmm13
	movaps	%xmm13, 16(%rsp)
	xorps	%xmm14, %xmm6
	movaps	%xmm6, %xmm1
	ja	.L36b50
	movaps	%xmm5, %xmm3
	movaps	%xmm5, %xmm7
	movaps	%xmm3, %xmm0
	divps	32(%rsp), %xmm0
	mulps	192(%rsp), %xmm0
	movaps	80(%rsp), %xmm8
	divps	%xmm8, %xmm3
	mulps	112(%rsp), %xmm3
	mulps	.L36c83(%rip), %xmm0
	mulps	.L36c84(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	.L36c30(%rip), %xmm5
	cmpltps	%xmm5, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	.L36c85(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movss	16(%rbp), %xmm2
	movaps	%xmm7, %xmm0
	movaps	1184(%rsp), %xmm6
	divps	%xmm6, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm7, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm6, %xmm0
	cmpltps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	640(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1312(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm3, %xmm0
	movaps	656(%rsp), %xmm3
	mulps	(%rsp), %xmm3
	movaps	688(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	672(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	944(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm4, %xmm2
	andps	%xmm7, %xmm2
	movaps	.L36c26(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1584(%rsp), %xmm0
	cmpleps	1216(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	.L36c38(%rip), %xmm6
	minps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1200(%rsp)
	movaps	%xmm2, %xmm5
	cmpeqps	%xmm4, %xmm5
	andps	%xmm7, %xmm5
	movaps	%xmm5, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm5, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm5, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm5, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	movaps	.L36c78(%rip), %xmm15
	movaps	32(%rsp), %xmm0
	ja	.L36b52
	movaps	%xmm8, %xmm2
	movaps	592(%rsp), %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm5, %xmm1
	addps	%xmm9, %xmm1
	movaps	48(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	movaps	608(%rsp), %xmm13
	mulps	%xmm4, %xmm13
	addps	%xmm11, %xmm13
	movaps	800(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	addps	%xmm13, %xmm3
	movaps	96(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	272(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	304(%rsp), %xmm3
	movaps	384(%rsp), %xmm13
	mulps	%xmm4, %xmm13
	addps	%xmm3, %xmm13
	movaps	64(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	addps	%xmm13, %xmm6
	movaps	144(%rsp), %xmm3
	mulps	%xmm6, %xmm3
	movaps	464(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	320(%rsp), %xmm6
	movaps	%xmm7, %xmm8
	movaps	288(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm6, %xmm7
	movaps	448(%rsp), %xmm13
	mulps	%xmm4, %xmm13
	addps	%xmm7, %xmm13
	movaps	16(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	addps	%xmm13, %xmm6
	mulps	432(%rsp), %xmm6
	movaps	%xmm6, 16(%rsp)
	mulps	240(%rsp), %xmm3
	movaps	%xmm3, 144(%rsp)
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, 96(%rsp)
	mulps	%xmm0, %xmm4
	movaps	%xmm4, 48(%rsp)
	mulps	%xmm2, %xmm5
	movaps	%xmm5, 592(%rsp)
	movaps	%xmm8, %xmm0
	divps	1632(%rsp), %xmm0
	movaps	1648(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	.L36c69(%rip), %xmm0
	pand	.L36c70(%rip), %xmm0
	movaps	%xmm8, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	.L36c17(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	.L36c71(%rip), %xmm3
	addps	.L36c72(%rip), %xmm3
	movaps	%xmm3, 464(%rsp)
	movaps	%xmm2, %xmm3
	mulps	.L36c73(%rip), %xmm3
	addps	.L36c74(%rip), %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm2, 320(%rsp)
	mulps	.L36c75(%rip), %xmm2
	addps	.L36c76(%rip), %xmm2
	movaps	%xmm2, 448(%rsp)
	movaps	%xmm1, 304(%rsp)
	mulps	.L36c77(%rip), %xmm1
	movaps	%xmm1, 288(%rsp)
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	1344(%rsp), %xmm0
	mulps	.L36c86(%rip), %xmm0
	movaps	%xmm0, 1344(%rsp)
	movaps	1360(%rsp), %xmm0
	mulps	.L36c87(%rip), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movl	%r14d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm12, %xmm12
	cmpb	$1, %cl
	jne	.L36b85
	movq	%r9, %rax
	movaps	%xmm0, 64(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.L36b82:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	192(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	.L36c17(%rip), %xmm8
	movaps	.L36c0(%rip), %xmm11
	movaps	64(%rsp), %xmm15
	.p2align	4
.L36b83:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	112(%rsp), %xmm4
	movaps	%xmm11, %xmm9
	divps	%xmm4, %xmm9
	movaps	(%rax,%rsi), %xmm6
	subps	%xmm4, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm8, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm8, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm11, %xmm0
	paddd	.L36c69(%rip), %xmm0
	pand	.L36c70(%rip), %xmm0
	movaps	%xmm11, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm7, %xmm9
	mulps	%xmm7, %xmm9
	movaps	%xmm7, %xmm10
	mulps	.L36c75(%rip), %xmm10
	movaps	%xmm9, %xmm14
	addps	.L36c76(%rip), %xmm10
	mulps	.L36c77(%rip), %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm7, %xmm10
	mulps	.L36c73(%rip), %xmm10
	addps	.L36c74(%rip), %xmm10
	mulps	%xmm9, %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm7, %xmm10
	mulps	.L36c71(%rip), %xmm10
	addps	.L36c72(%rip), %xmm10
	mulps	%xmm9, %xmm14
	addps	%xmm10, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm7, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	.L36c78(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm11, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm8, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm11, %xmm4
	movaps	%xmm11, %xmm0
	divps	%xmm4, %xmm0
	addps	%xmm7, %xmm12
	movaps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm4, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addps	%xmm0, %xmm15
	mulps	%xmm4, %xmm0
	addps	%xmm4, %xmm1
	mulps	%xmm0, %xmm4
	addps	%xmm4, %xmm5
	addps	%xmm0, %xmm3
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm13
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	.L36b83
	movaps	%xmm15, 64(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L36b82
.L36b85:
	movaps	%xmm1, 416(%rsp)
	movaps	%xmm3, 368(%rsp)
	movaps	%xmm2, 224(%rsp)
	movaps	%xmm5, 832(%rsp)
	movaps	%xmm13, 480(%rsp)
	movaps	%xmm12, 496(%rsp)
	movaps	160(%rsp), %xmm10
	movaps	240(%rsp), %xmm6
	mulps	%xmm6, %xmm10
	movaps	432(%rsp), %xmm7
	mulps	%xmm7, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	movaps	.L36c0(%rip), %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	.L36c82(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	336(%rsp), %xmm15
	movaps	176(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	mulps	%xmm7, %xmm15
	movaps	352(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	movaps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm14
	subps	%xmm1, %xmm14
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm3, %xmm4
	subps	%xmm1, %xmm4
	mulps	%xmm12, %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm4
	minps	%xmm3, %xmm0
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm3, %xmm9
	movaps	%xmm3, %xmm13
	divps	%xmm0, %xmm9
	movaps	768(%rsp), %xmm3
	movaps	32(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	mulps	%xmm7, %xmm3
	movaps	784(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm6, %xmm11
	subps	%xmm0, %xmm11
	movaps	400(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm8, %xmm5
	subps	%xmm0, %xmm5
	mulps	%xmm12, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm13, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm4
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm0
	minps	%xmm1, %xmm0
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm1
	movaps	%xmm13, %xmm8
	divps	%xmm1, %xmm8
	movaps	848(%rsp), %xmm13
	movaps	80(%rsp), %xmm2
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	movaps	864(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	movaps	%xmm13, %xmm1
	movaps	%xmm10, 160(%rsp)
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm4
	subps	%xmm1, %xmm4
	movaps	720(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm13, %xmm1
	movaps	%xmm15, 336(%rsp)
	mulps	%xmm15, %xmm1
	mulps	176(%rsp), %xmm6
	subps	%xmm1, %xmm6
	movaps	%xmm12, 208(%rsp)
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm1
	movaps	%xmm14, 352(%rsp)
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm6
	movaps	704(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm13, %xmm1
	movaps	%xmm3, 768(%rsp)
	mulps	%xmm3, %xmm1
	mulps	32(%rsp), %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm4, %xmm1
	movaps	%xmm11, 784(%rsp)
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm9, 128(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm6, %xmm1
	movaps	%xmm5, 400(%rsp)
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm13, 848(%rsp)
	mulps	%xmm13, %xmm13
	movaps	.L36c0(%rip), %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm4, 864(%rsp)
	mulps	%xmm4, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm6, 720(%rsp)
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm8, (%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm1, 384(%rsp)
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	movaps	.L36c88(%rip), %xmm1
	cmpltps	%xmm4, %xmm1
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	cmpeqps	.L36c27(%rip), %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm1, 704(%rsp)
	orps	%xmm1, %xmm0
	movaps	.L36c89(%rip), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 512(%rsp)
	movss	44(%rbp), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	.L36c21(%rip), %xmm6
	divss	48(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	544(%rsp), %xmm11
	movaps	%xmm11, %xmm10
	subps	%xmm7, %xmm10
	mulps	%xmm6, %xmm10
	movss	28(%rbp), %xmm9
	movaps	%xmm9, %xmm14
	shufps	$0, %xmm9, %xmm14
	movss	36(%rbp), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm14, %xmm4
	movss	.L36c36(%rip), %xmm5
	mulss	%xmm5, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	.L36c37(%rip), %xmm1
	mulss	%xmm1, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm10, %xmm0
	addps	%xmm9, %xmm0
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm0
	movaps	.L36c38(%rip), %xmm8
	addps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm10, %xmm10
	movaps	%xmm3, %xmm2
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, %xmm9
	movaps	.L36c24(%rip), %xmm1
	maxps	%xmm1, %xmm9
	sqrtps	%xmm9, %xmm9
	divps	%xmm9, %xmm2
	addps	%xmm11, %xmm7
	mulps	%xmm6, %xmm7
	movss	32(%rbp), %xmm9
	movaps	%xmm9, %xmm15
	shufps	$0, %xmm9, %xmm15
	movss	40(%rbp), %xmm14
	movaps	%xmm14, %xmm10
	shufps	$0, %xmm14, %xmm10
	mulps	%xmm7, %xmm10
	addps	%xmm15, %xmm10
	mulss	%xmm5, %xmm14
	shufps	$0, %xmm14, %xmm14
	mulss	.L36c37(%rip), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm7, %xmm14
	addps	%xmm9, %xmm14
	mulps	%xmm7, %xmm10
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm7
	addps	.L36c0(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	.L36c0(%rip), %xmm10
	movaps	%xmm10, %xmm7
	maxps	%xmm1, %xmm7
	sqrtps	%xmm7, %xmm9
	movaps	.L36c0(%rip), %xmm7
	divps	%xmm9, %xmm7
	movss	20(%rbp), %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	.L36c14(%rip), %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	movss	24(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm1, %xmm14
	mulps	%xmm7, %xmm14
	mulps	%xmm9, %xmm14
	mulps	%xmm6, %xmm14
	movaps	.L36c2(%rip), %xmm1
	andps	%xmm1, %xmm0
	andps	%xmm1, %xmm14
	movaps	%xmm14, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm14, %xmm5
	mulps	%xmm4, %xmm2
	mulps	%xmm15, %xmm2
	movaps	.L36c0(%rip), %xmm15
	mulps	%xmm10, %xmm7
	mulps	%xmm9, %xmm7
	movaps	%xmm7, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	560(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	andps	%xmm1, %xmm6
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm6
	movaps	144(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	andps	%xmm1, %xmm0
	maxps	%xmm6, %xmm0
	movaps	96(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	andps	%xmm1, %xmm6
	mulps	%xmm6, %xmm5
	maxps	%xmm0, %xmm5
	mulps	.L36c90(%rip), %xmm4
	cmpleps	%xmm4, %xmm5
	movaps	1200(%rsp), %xmm0
	cmpleps	%xmm15, %xmm0
	movaps	%xmm0, %xmm10
	andps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm7, %xmm8
	movss	208(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	576(%rsp), %xmm7
	addps	%xmm7, %xmm3
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm7
	addps	%xmm11, %xmm2
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	192(%rsp), %xmm2
	movaps	48(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movss	12(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	112(%rsp), %xmm3
	movaps	592(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1152(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movq	%rdi, %r10
	shlq	$4, %r10
	movaps	%xmm8, (%r15,%r10)
	movaps	32(%rsp), %xmm1
	movq	880(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm7, (%r15,%rdi)
	leaq	(%r15,%r10), %rcx
	movq	%rsi, %rax
	shlq	$5, %rax
	movaps	%xmm11, (%rax,%rcx)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	movaps	%xmm2, (%rdx,%rcx)
	mulps	%xmm4, %xmm3
	movaps	%xmm13, %xmm0
	movaps	%xmm9, 48(%rsp)
	blendvps	%xmm0, %xmm9, %xmm3
	movq	%rsi, %rdx
	shlq	$6, %rdx
	movaps	%xmm3, (%rdx,%rcx)
	movl	$5, %ecx
	testb	$2, %r14b
	je	.L36b88
	movaps	.L36c43(%rip), %xmm2
	movaps	160(%rsp), %xmm8
	xorps	%xmm2, %xmm8
	movaps	384(%rsp), %xmm0
	maxps	.L36c82(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm5
	divps	%xmm0, %xmm5
	movaps	%xmm5, 16(%rsp)
	mulps	%xmm4, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	80(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 80(%rsp)
	andps	704(%rsp), %xmm10
	movaps	%xmm10, 96(%rsp)
	movaps	208(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm8, %xmm14
	addps	336(%rsp), %xmm14
	xorps	%xmm2, %xmm14
	movaps	128(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	movaps	%xmm4, %xmm3
	xorps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	mulps	%xmm6, %xmm3
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm9
	movaps	784(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm8, %xmm5
	addps	768(%rsp), %xmm5
	movaps	400(%rsp), %xmm4
	movaps	%xmm4, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm5, %xmm11
	xorps	%xmm2, %xmm11
	movaps	(%rsp), %xmm5
	mulps	%xmm5, %xmm11
	movaps	%xmm4, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm2, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm6, %xmm7
	movaps	%xmm6, %xmm10
	xorps	%xmm2, %xmm7
	mulps	%xmm4, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm9, %xmm0
	movaps	864(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm8, %xmm6
	addps	848(%rsp), %xmm6
	movaps	720(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm6, %xmm4
	movaps	%xmm12, %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm4, %xmm9
	xorps	%xmm2, %xmm9
	movaps	16(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	%xmm10, %xmm6
	mulps	%xmm13, %xmm6
	mulps	%xmm3, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm12, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm13, %xmm10
	xorps	%xmm2, %xmm10
	movaps	%xmm4, %xmm13
	mulps	%xmm4, %xmm10
	movaps	%xmm12, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm6, %xmm4
	xorps	%xmm2, %xmm4
	mulps	%xmm13, %xmm4
	movaps	(%rsp), %xmm5
	xorps	%xmm2, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm8, 160(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm15, %xmm8
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm8, %xmm6
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm9, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm0, %xmm6
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	48(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	96(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, 112(%rsp)
	mulps	%xmm13, %xmm5
	movaps	208(%rsp), %xmm12
	movaps	176(%rsp), %xmm2
	mulps	%xmm12, %xmm12
	movaps	%xmm3, 352(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm12, %xmm3
	movaps	%xmm1, 336(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	movaps	240(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm8, %xmm3
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm7, 400(%rsp)
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm6, %xmm7
	mulps	%xmm2, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm8, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	(%rsp), %xmm1
	movaps	32(%rsp), %xmm12
	mulps	%xmm1, %xmm1
	movaps	%xmm5, 192(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm1, %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm8, %xmm15
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm5, %xmm15
	movaps	%xmm13, %xmm4
	mulps	%xmm13, %xmm4
	movaps	80(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm8, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	leaq	(%rsi,%rsi,4), %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rbx
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
	movaps	%xmm3, (%r10,%rsi)
	movq	880(%rsp), %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm6, (%r10,%rcx)
	imulq	%rsi, %rdi
	shlq	$4, %rdi
	addq	%r15, %rdi
	movaps	%xmm15, (%r10,%rdi)
	movq	%rbx, %rdi
	movaps	.L36c0(%rip), %xmm15
	imulq	%rsi, %r8
	shlq	$4, %r8
	addq	%r15, %r8
	movaps	%xmm7, (%r10,%r8)
	leaq	64(%r13), %r8
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L36b88
	movaps	%xmm1, %xmm13
	movaps	208(%rsp), %xmm3
	mulps	160(%rsp), %xmm3
	movaps	352(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm3, %xmm0
	movaps	336(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm10, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm4, %xmm6
	mulps	240(%rsp), %xmm6
	movaps	432(%rsp), %xmm5
	mulps	%xmm5, %xmm6
	movaps	48(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	128(%rsp), %xmm3
	mulps	%xmm3, %xmm14
	movaps	400(%rsp), %xmm7
	movaps	%xmm7, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm14, %xmm6
	movaps	144(%rsp), %xmm12
	movaps	%xmm12, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm6, %xmm4
	movaps	176(%rsp), %xmm14
	mulps	%xmm14, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm6, 208(%rsp)
	mulps	%xmm1, %xmm3
	movaps	%xmm7, %xmm6
	mulps	%xmm15, %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm12, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm14, %xmm4
	movaps	240(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	(%rsp), %xmm3
	mulps	%xmm3, %xmm11
	movaps	192(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm11, %xmm4
	movaps	32(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 160(%rsp)
	mulps	%xmm3, %xmm15
	movaps	%xmm2, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm15, %xmm4
	mulps	%xmm13, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm4, %xmm15
	mulps	%xmm7, %xmm3
	movaps	%xmm2, %xmm4
	mulps	%xmm12, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm13, %xmm4
	mulps	%xmm14, %xmm4
	movaps	%xmm14, %xmm1
	movaps	%xmm8, %xmm14
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	16(%rsp), %xmm3
	mulps	%xmm3, %xmm9
	movaps	80(%rsp), %xmm11
	mulps	%xmm11, %xmm9
	mulps	%xmm5, %xmm9
	movaps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm9, %xmm7
	mulps	%xmm3, %xmm10
	mulps	%xmm11, %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm8, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	mulps	%xmm3, %xmm12
	mulps	%xmm11, %xmm12
	mulps	%xmm1, %xmm12
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm12, %xmm6
	mulps	%xmm2, %xmm3
	mulps	%xmm11, %xmm3
	mulps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm3, %xmm8
	movq	%rax, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	imulq	$176, %rsi, %rdx
	addq	%r15, %rdx
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	movaps	%xmm15, (%r10,%rax)
	movaps	.L36c0(%rip), %xmm15
	imulq	$208, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm14, (%r10,%rax)
	imulq	$240, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm7, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$8, %rax
	addq	%r15, %rax
	movaps	%xmm9, (%r10,%rax)
	imulq	$272, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm6, (%r10,%rax)
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	%xmm8, (%r10,%rcx)
	movl	$20, %ecx
.L36b88:
	testb	$8, %r14b
	movaps	.L36c42(%rip), %xmm8
	movaps	1360(%rsp), %xmm9
	movaps	1344(%rsp), %xmm0
	movaps	224(%rsp), %xmm5
	movaps	368(%rsp), %xmm3
	movaps	416(%rsp), %xmm10
	movaps	64(%rsp), %xmm2
	je	.L36b8
	movaps	288(%rsp), %xmm4
	addps	448(%rsp), %xmm4
	movaps	304(%rsp), %xmm1
	mulps	%xmm1, %xmm4
	addps	272(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	464(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	320(%rsp), %xmm4
	movaps	816(%rsp), %xmm1
	addps	%xmm4, %xmm1
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm9
	movss	100(%rbp), %xmm0
	movss	104(%rbp), %xmm1
	movss	108(%rbp), %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm10, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%rbp), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm2, %xmm14
	movaps	832(%rsp), %xmm2
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	480(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm4, %xmm1
	movss	136(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm7, %xmm0
	movss	140(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm0, %xmm4
	movss	144(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm4, %xmm0
	movss	148(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	movss	152(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm3, %xmm12
	movss	156(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm10, %xmm13
	movaps	1552(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	addps	%xmm10, %xmm4
	addps	%xmm6, %xmm4
	movss	172(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	movss	176(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm12, %xmm6
	addps	%xmm3, %xmm6
	movss	184(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm3
	movaps	1200(%rsp), %xmm0
	cmpeqps	.L36c27(%rip), %xmm0
	addps	%xmm6, %xmm3
	movss	188(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	movss	208(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm8, %xmm9
	movaps	496(%rsp), %xmm6
	subps	%xmm6, %xmm9
	addps	%xmm3, %xmm5
	movss	192(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm2, %xmm9
	addps	%xmm6, %xmm6
	addps	%xmm10, %xmm1
	addps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	.L36c91(%rip), %xmm10
	addps	%xmm3, %xmm10
	blendvps	%xmm0, %xmm2, %xmm4
	blendvps	%xmm0, %xmm2, %xmm10
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm9, (%r10,%rax)
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm6, (%r10,%rax)
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm1, (%r10,%rax)
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm10, (%r10,%rcx)
	jmp	.L36b8
.L36b90:
	addq	$1896, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
