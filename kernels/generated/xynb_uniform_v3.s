# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L5c0:
	.long	0x3f800000
.L5c1:
	.long	1048576
.L5c2:
	.long	2147483647
.L5c3:
	.long	0x3f40094e
.L5c4:
	.long	0x3e1d5a5a
.L5c5:
	.long	0x3bd74912
.L5c6:
	.long	0x3f156f3d
.L5c7:
	.long	0x3d26f715
.L5c8:
	.long	8388607
.L5c9:
	.long	1400897536
.L5c10:
	.long	1258291200
.L5c11:
	.long	1392508928
.L5c12:
	.long	0x53000080
.L5c13:
	.long	0xc9800000
.L5c14:
	.long	0x3f000000
.L5c15:
	.long	0x0da24260
.L5c16:
	.long	0x1e3ce508
.L5c17:
	.long	0xbf800000
.L5c18:
	.long	0x41100000
.L5c19:
	.long	0x3e800000
.L5c20:
	.long	0x41490fdb
.L5c21:
	.long	0x40800000
.L5c22:
	.long	0x40a00000
.L5c23:
	.long	0x7f7fffff
.L5c24:
	.long	0x3fc00000
.L5c25:
	.long	0x7149f2ca
.L5c27:
	.long	2
.L5c28:
	.long	4
.L5c29:
	.long	8
.L5c30:
	.long	0x3f3504f3
.L5c31:
	.long	0x3ecc422a
.L5c32:
	.long	0x3f106ebb
.L5c33:
	.long	0xbf000000
.L5c34:
	.long	0x80000000
.L5c35:
	.long	0xc2ae0000
.L5c36:
	.long	0x3fb8aa3b
.L5c37:
	.long	0xbf317200
.L5c38:
	.long	0xb5bfbe8e
.L5c39:
	.long	0x3c1e8629
.L5c40:
	.long	0x3aae0472
.L5c41:
	.long	0x3d635b73
.L5c42:
	.long	0x3e75fc8c
.L5c43:
	.long	0x3f317214
.L5c44:
	.long	0x42fe0000
.L5c45:
	.long	0x4f000000
.L5c46:
	.long	0x3e99999a
.L5c47:
	.long	0x3ef89ba5
.L5c48:
	.long	0xbe04a19d
.L5c49:
	.long	0xbf03248e
.L5c50:
	.long	0x3f0c3744
.L5c51:
	.long	0xbdc1d79d
.L5c52:
	.long	0x3e5c1572
.L5c53:
	.long	0x3e17e642
.L5c54:
	.long	0x3e2ecff8
.L5c55:
	.long	0x3e2d3f9f
.L5c56:
	.long	0x41400000
.L5c57:
	.long	3234528013
.L5c58:
	.long	4286578688
.L5c59:
	.long	0xbf00000d
.L5c60:
	.long	0x3eaaac4e
.L5c61:
	.long	0xbe7fd7d0
.L5c62:
	.long	0x3e4bdb47
.L5c63:
	.long	0xbe2ec8d2
.L5c64:
	.long	0x3e259a3a
.L5c65:
	.long	0xbddadb52
.L5c66:
	.long	0x33b17218
.L5c67:
	.long	0x3a83126f
.L5c68:
	.long	0x3727c5ac
.L5c69:
	.long	0x41800000
.L5c70:
	.long	0x358637bd
.L5c71:
	.long	0x350637bd
.L5c72:
	.long	0x34210fb0
.L5c73:
	.long	0x36a7c5ac
.L5c74:
	.long	0x40000000
.L5c75:
	.long	0x3f317218
.L5c76:
	.long	0x3feb3f8f
.L5c77:
	.long	0x38d1b717
.L5c78:
	.long	0x40400000
.L5c79:
	.long	0x3951b717
.L5c80:
	.long	0x41000000
.L5c81:
	.long	0x3cf5c28f
.L5c82:
	.long	0x26901d7d
.L5c83:
	.long	0x3f800054
.L5c84:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L5c26:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.globl	gaussmle_xynb_uniform_v3
gaussmle_xynb_uniform_v3:
	.globl	_gaussmle_xynb_uniform_v3
_gaussmle_xynb_uniform_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2904, %rsp
	movl	%esi, 4(%rsp)
	testl	%ecx, %ecx
	je	.L5b97
	testl	%edx, %edx
	je	.L5b97
	cmpl	$0, 4(%rsp)
	je	.L5b97
	movq	2976(%rsp), %rbx
	movl	4(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 704(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 392(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1208(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2960(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1168(%rsp)
	imull	%eax, %edx
	movl	%edx, 404(%rsp)
	movq	%rsi, 8(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 712(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L5c0(%rip), %ymm14
	movq	%r9, 1176(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	.L5c57(%rip), %ymm0
	vmovups	%ymm0, 2288(%rsp)
	vbroadcastss	.L5c58(%rip), %ymm0
	vmovups	%ymm0, 2256(%rsp)
	vbroadcastss	.L5c0(%rip), %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vbroadcastss	.L5c34(%rip), %ymm0
	vmovups	%ymm0, 672(%rsp)
	vpbroadcastd	.L5c2(%rip), %ymm5
	vmovdqu	%ymm5, 912(%rsp)
	movq	%r14, 1200(%rsp)
	movq	%r15, 1192(%rsp)
	jmp	.L5b4
	.p2align	4
.L5b96:
	incq	%rax
	addl	404(%rsp), %ecx
	cmpq	1168(%rsp), %rax
	je	.L5b97
.L5b4:
	movq	%rax, %rdx
	imulq	704(%rsp), %rdx
	movq	%rdx, 1184(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1216(%rsp)
	movl	%ecx, 408(%rsp)
	jmp	.L5b5
	.p2align	4
.L5b95:
	incq	%rdi
	addl	4(%rsp), %esi
	cmpq	704(%rsp), %rdi
	je	.L5b96
.L5b5:
	movq	1184(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1176(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 412(%rsp)
	movq	%rdi, 1232(%rsp)
	movq	%rdx, 1224(%rsp)
	jmp	.L5b6
	.p2align	4
.L5b93:
	vmovups	320(%rsp), %ymm0
	vorps	48(%rsp), %ymm0, %ymm0
	vbroadcastss	.L5c78(%rip), %ymm1
	vblendvps	%ymm0, 2096(%rsp), %ymm1, %ymm0
	movq	1208(%rsp), %rcx
	vmovups	1680(%rsp), %ymm1
	vmovaps	%ymm1, (%rcx,%rax)
	vmovaps	%ymm0, (%rcx,%r11)
	movq	1216(%rsp), %rax
	vbroadcastss	.L5c0(%rip), %ymm14
	movl	408(%rsp), %ecx
	vmovdqu	912(%rsp), %ymm5
	movl	412(%rsp), %esi
	movq	1232(%rsp), %rdi
	movq	1224(%rsp), %rdx
	movl	92(%rsp), %r8d
	movq	1256(%rsp), %r9
	movq	%rbx, %r14
	movq	2976(%rsp), %rbx
.L5b94:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	.L5b95
.L5b6:
	leaq	(%rdx,%r9), %r11
	movl	8(%rbx), %r12d
	cmpq	%r12, %r11
	jae	.L5b94
	movq	%r9, 1256(%rsp)
	movl	%r8d, 92(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 160(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, (%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r11, 1248(%rsp)
	movq	%r12, 1240(%rsp)
	je	.L5b8
	movq	%rdx, 48(%rsp)
	movq	%rax, %r9
	imulq	%r11, %r9
	movl	$2, %r15d
	subq	%r10, %r15
	imull	92(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 544(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 512(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1040(%rsp)
	vpbroadcastd	.L5c1(%rip), %ymm6
	movl	$16, %edx
	movq	712(%rsp), %rbx
	xorl	%r12d, %r12d
	vmovaps	%ymm14, %ymm15
	vmovups	%ymm14, 1008(%rsp)
	vmovups	%ymm0, 224(%rsp)
	vmovups	%ymm0, 320(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edi, %edi
	movl	(%rsp), %r14d
	jmp	.L5b10
	.p2align	4
.L5b40:
	vaddps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 224(%rsp)
	incq	%rdi
	addl	%r10d, %eax
	addl	544(%rsp), %edx
	addq	%r10, %r12
	addq	512(%rsp), %rbx
	cmpq	%r10, %rdi
	je	.L5b41
.L5b10:
	movq	%rdi, 16(%rsp)
	imulq	%r10, %rdi
	leal	(%r9,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	392(%rsp), %r11
	vmovdqa	(%r11,%rcx), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r14b
	je	.L5b12
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
.L5b12:
	testb	$1, %r14b
	je	.L5b14
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L5b14:
	vbroadcastss	(%rbp), %ymm8
	vsubps	%ymm8, %ymm4, %ymm9
	vbroadcastss	4(%rbp), %ymm4
	vbroadcastss	8(%rbp), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	movq	%rdi, %rcx
	shlq	$5, %rcx
	movq	8(%rsp), %r8
	vmovaps	%ymm4, (%r8,%rcx)
	testb	$8, %r14b
	jne	.L5b15
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm9
	cmpq	$1, %r10
	je	.L5b17
.L5b18:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm9, %ymm8
	je	.L5b19
.L5b20:
	movq	%rbx, 192(%rsp)
	movl	%edx, 128(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L5b21
.L5b29:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	movl	(%rsp), %r14d
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	392(%rsp), %rsi
	vmovdqa	(%rsi,%rcx), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r14b
	je	.L5b31
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm11
.L5b31:
	vbroadcastss	(%rbp), %ymm12
	vbroadcastss	4(%rbp), %ymm4
	vbroadcastss	8(%rbp), %ymm10
	testb	$1, %r14b
	je	.L5b33
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L5b33:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm4
	shlq	$5, %rdi
	movq	8(%rsp), %rcx
	vmovaps	%ymm4, (%rcx,%rdi)
	testb	$8, %r14b
	je	.L5b35
	vbroadcastss	.L5c3(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c6(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm12
	vcmpltps	%ymm4, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	.L5c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1008(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	.L5c8(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	1136(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L5c0(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1008(%rsp)
	vmovdqu	912(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	1040(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1040(%rsp)
.L5b35:
	movq	16(%rsp), %rdi
	vsubps	%ymm10, %ymm4, %ymm4
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L5b37
	vaddps	%ymm4, %ymm2, %ymm2
.L5b37:
	movl	128(%rsp), %edx
	movq	192(%rsp), %rbx
	vandps	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	vmovups	224(%rsp), %ymm0
	testq	%rdi, %rdi
	jne	.L5b40
	jmp	.L5b39
	.p2align	4
.L5b15:
	vbroadcastss	.L5c3(%rip), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vbroadcastss	.L5c4(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L5c5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L5c6(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vcmpltps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm14, %ymm9
	vbroadcastss	.L5c7(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm4, %ymm10
	vmulps	%ymm9, %ymm15, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vmulps	1008(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	.L5c8(%rip), %ymm12
	vandps	%ymm12, %ymm9, %ymm9
	vmovups	1136(%rsp), %ymm13
	vorps	%ymm13, %ymm9, %ymm15
	vandps	%ymm12, %ymm10, %ymm9
	vorps	%ymm13, %ymm9, %ymm9
	vmovups	%ymm9, 1008(%rsp)
	vandps	%ymm14, %ymm11, %ymm9
	vmovups	1040(%rsp), %ymm10
	vaddps	%ymm9, %ymm10, %ymm10
	vmovups	%ymm10, 1040(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm9
	cmpq	$1, %r10
	jne	.L5b18
.L5b17:
	vaddps	%ymm2, %ymm9, %ymm2
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm9, %ymm8
	jne	.L5b20
.L5b19:
	vmovups	224(%rsp), %ymm0
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	jne	.L5b40
.L5b39:
	vmovups	320(%rsp), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 320(%rsp)
	jmp	.L5b40
	.p2align	4
.L5b21:
	movq	192(%rsp), %rcx
	movl	128(%rsp), %r11d
	jmp	.L5b22
	.p2align	4
.L5b28:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm4, %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rcx
	cmpq	$1, %r14
	je	.L5b29
.L5b22:
	movq	%rbp, %r8
	leaq	(%r12,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r9, %r14
	movl	(%rsp), %edx
	testb	$1, %dl
	cmoveq	%rbp, %r14
	shlq	$5, %r14
	movq	392(%rsp), %rbp
	vmovdqa	(%rbp,%r14), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %dl
	je	.L5b24
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
.L5b24:
	testb	$1, %dl
	je	.L5b26
	movl	%r11d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L5b26:
	movq	%r8, %rbp
	vbroadcastss	(%r8), %ymm10
	vsubps	%ymm10, %ymm4, %ymm11
	vbroadcastss	4(%r8), %ymm4
	vbroadcastss	8(%r8), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm4
	vmovaps	%ymm4, (%rcx)
	testb	$8, %dl
	je	.L5b28
	vbroadcastss	.L5c3(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vbroadcastss	.L5c6(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm12
	vcmpltps	%ymm4, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	.L5c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1008(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	.L5c8(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	1136(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L5c0(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1008(%rsp)
	vmovdqu	912(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	1040(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1040(%rsp)
	jmp	.L5b28
	.p2align	4
.L5b41:
	vpbroadcastd	.L5c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm7
	vpbroadcastd	.L5c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	.L5c11(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	.L5c12(%rip), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vbroadcastss	.L5c13(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	1200(%rsp), %r14
	movq	1192(%rsp), %r8
	movq	48(%rsp), %rdx
	vmovdqu	320(%rsp), %ymm5
	testq	%rdx, %rdx
	vmovups	%ymm0, 2480(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	js	.L5b43
.L5b44:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm0
	jmp	.L5b45
.L5b8:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 224(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm14, 1008(%rsp)
	vmovaps	%ymm14, %ymm15
	movq	%r15, %r8
	testq	%rdx, %rdx
	vmovups	%ymm0, 2480(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	jns	.L5b44
.L5b43:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
.L5b45:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r10, %xmm13, %xmm4
	vbroadcastss	%xmm4, %ymm6
	vmaxps	%ymm14, %ymm6, %ymm4
	vdivps	%ymm4, %ymm14, %ymm4
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	%ymm3, %ymm4, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm2, %ymm4, %ymm2
	vmaxps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm4, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm8, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vbroadcastss	.L5c14(%rip), %ymm7
	vmulps	%ymm7, %ymm2, %ymm2
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2320(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1456(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	vmovups	%ymm15, 2512(%rsp)
	vmovaps	%ymm7, %ymm15
	je	.L5b54
	vmaxps	%ymm0, %ymm2, %ymm0
	vbroadcastss	8(%rbp), %ymm8
	vaddps	%ymm0, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm2, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	712(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L5b47
	.p2align	4
.L5b48:
	xorl	%edi, %edi
.L5b52:
	vmovaps	%ymm11, %ymm12
	vmovaps	%ymm10, %ymm11
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	8(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm6, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r9,%rdi), %ymm10
	vsubps	%ymm8, %ymm10, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm1, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm14
	vbroadcastss	%xmm13, %ymm10
	vaddps	%ymm0, %ymm14, %ymm0
	vfmadd213ps	%ymm11, %ymm14, %ymm10
	vmulss	%xmm13, %xmm13, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm12, %ymm14, %ymm11
.L5b53:
	vcvtsi2ss	%rsi, %xmm6, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm0, %ymm3, %ymm3
	vfmadd231ps	%ymm13, %ymm0, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm0, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L5b54
.L5b47:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$1, %r10
	je	.L5b48
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.L5b50:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm8, %ymm12, %ymm12
	vsubps	%ymm9, %ymm12, %ymm12
	vmaxps	%ymm1, %ymm12, %ymm12
	vcvtsi2ss	%rdi, %xmm6, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm0, %ymm12, %ymm0
	vfmadd213ps	%ymm10, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm10
	vbroadcastss	%xmm10, %ymm14
	vfmadd213ps	%ymm11, %ymm12, %ymm14
	vsubps	%ymm8, %ymm13, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm1, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm12
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm6, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm0, %ymm12, %ymm0
	vfmadd213ps	%ymm15, %ymm12, %ymm10
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm14, %ymm12, %ymm11
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L5b50
	vxorps	%xmm1, %xmm1, %xmm1
	testb	$1, %r10b
	vbroadcastss	.L5c14(%rip), %ymm15
	jne	.L5b52
	jmp	.L5b53
	.p2align	4
.L5b54:
	vbroadcastss	.L5c15(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L5c0(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm8
	vbroadcastss	.L5c16(%rip), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm0
	vbroadcastss	.L5c17(%rip), %ymm9
	vaddps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm6, %ymm15, %ymm9
	vmulps	%ymm8, %ymm10, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm9, %ymm6
	vmulps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm0, %ymm5, %ymm9, %ymm0
	vbroadcastss	.L5c18(%rip), %ymm5
	vmovups	2320(%rsp), %ymm12
	vdivps	%ymm5, %ymm12, %ymm5
	vmulps	%ymm8, %ymm11, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm5, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm10, %ymm9
	vbroadcastss	.L5c19(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	%ymm4, %ymm8, %ymm4
	vfnmadd231ps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm5, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm8, %ymm4
	vmaxps	%ymm10, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	.L5c20(%rip), %ymm5
	vmulps	%ymm5, %ymm9, %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmovups	224(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm2, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmaxps	%ymm14, %ymm1, %ymm1
	vbroadcastss	52(%rbp), %ymm14
	vmovaps	%ymm15, %ymm7
	vbroadcastss	76(%rbp), %ymm15
	vbroadcastss	56(%rbp), %ymm11
	vbroadcastss	80(%rbp), %ymm13
	vbroadcastss	60(%rbp), %ymm9
	vbroadcastss	84(%rbp), %ymm10
	vbroadcastss	64(%rbp), %ymm5
	vbroadcastss	88(%rbp), %ymm8
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm4
	vmovups	%ymm15, 1488(%rsp)
	vblendvps	%ymm4, %ymm15, %ymm3, %ymm3
	vmovaps	%ymm7, %ymm15
	vmaxps	%ymm3, %ymm14, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 1776(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm4, %ymm3
	vmovups	%ymm3, 784(%rsp)
	vminps	%ymm0, %ymm13, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm13, 1520(%rsp)
	vblendvps	%ymm0, %ymm13, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm11, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 1552(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm3, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm10, 1584(%rsp)
	vminps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm9, 1616(%rsp)
	vmaxps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vminps	%ymm2, %ymm8, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm8, 1808(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm5, 1840(%rsp)
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm9
	vbroadcastss	.L5c21(%rip), %ymm2
	vcmpltps	%ymm2, %ymm12, %ymm0
	vbroadcastss	.L5c0(%rip), %ymm12
	vextractf128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vpor	16(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm0, %ymm1, %ymm12, %ymm6
	vbroadcastss	.L5c22(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 2096(%rsp)
	movl	160(%rsp), %eax
	vxorps	%xmm14, %xmm14, %xmm14
	vcvtsi2ss	%rax, %xmm14, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2384(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$5, %r9
	leaq	64(%r13), %rdi
	addq	%rdi, %r9
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm12, 1424(%rsp)
	vbroadcastss	.L5c25(%rip), %ymm0
	vmovups	%ymm0, 2352(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1104(%rsp)
	vmovups	%ymm0, 1648(%rsp)
	vmovups	%ymm2, 1744(%rsp)
	vbroadcastss	.L5c24(%rip), %ymm0
	vmovups	%ymm0, 2128(%rsp)
	vbroadcastss	.L5c23(%rip), %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1680(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	jmp	.L5b55
	.p2align	4
.L5b98:
	vbroadcastss	.L5c0(%rip), %ymm9
	vmovups	2576(%rsp), %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	448(%rsp), %ymm5
	vmulps	576(%rsp), %ymm5, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	16(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	752(%rsp), %ymm10
	vmulps	2416(%rsp), %ymm10, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	96(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	288(%rsp), %ymm3
	vmulps	48(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	640(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vmovaps	%ymm9, %ymm6
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	256(%rsp), %ymm3
	vmulps	160(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	608(%rsp), %ymm4
	vsubps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 576(%rsp)
	vmovups	1456(%rsp), %ymm0
	vfmadd132ps	128(%rsp), %ymm7, %ymm0
	vmovups	1328(%rsp), %ymm1
	vfmadd231ps	192(%rsp), %ymm1, %ymm0
	vmovups	544(%rsp), %ymm1
	vfmadd231ps	1360(%rsp), %ymm1, %ymm0
	vmovups	512(%rsp), %ymm1
	vfmadd231ps	1392(%rsp), %ymm1, %ymm0
	vmovups	1264(%rsp), %ymm12
	vsubps	%ymm0, %ymm12, %ymm0
	vbroadcastss	.L5c19(%rip), %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm1
	vmulps	1296(%rsp), %ymm11, %ymm4
	vmovups	1904(%rsp), %ymm0
	vfmadd213ps	1936(%rsp), %ymm4, %ymm0
	vmulps	2032(%rsp), %ymm0, %ymm9
	vfmadd213ps	%ymm2, %ymm9, %ymm8
	vmovups	1968(%rsp), %ymm0
	vfmadd213ps	%ymm8, %ymm4, %ymm0
	vmulps	944(%rsp), %ymm0, %ymm2
	vmovups	2000(%rsp), %ymm11
	vfmadd213ps	480(%rsp), %ymm2, %ymm11
	vbroadcastss	.L5c15(%rip), %ymm3
	vmaxps	%ymm3, %ymm1, %ymm1
	vdivps	%ymm1, %ymm6, %ymm1
	vmovups	2064(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm9, %ymm0
	vfmadd213ps	%ymm0, %ymm4, %ymm14
	vmovaps	%ymm12, %ymm8
	vmovups	%ymm12, 1264(%rsp)
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	1424(%rsp), %ymm1, %ymm1
	vmovups	2128(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmulps	%ymm5, %ymm14, %ymm12
	vbroadcastss	.L5c81(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vcmpltps	1104(%rsp), %ymm7, %ymm11
	vmovups	%ymm11, 160(%rsp)
	vcmpnltps	%ymm8, %ymm7, %ymm5
	vorps	%ymm5, %ymm11, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm3, %ymm8
	vmovups	912(%rsp), %ymm0
	vandps	%ymm0, %ymm12, %ymm3
	vmovups	%ymm12, 352(%rsp)
	vbroadcastss	.L5c82(%rip), %ymm14
	vaddps	%ymm3, %ymm14, %ymm3
	vmovaps	%ymm6, %ymm11
	vdivps	%ymm3, %ymm6, %ymm3
	vmovups	2672(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm5
	vmovups	%ymm8, 448(%rsp)
	vminps	%ymm8, %ymm5, %ymm6
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm6, %ymm5
	vmulps	%ymm2, %ymm10, %ymm1
	vandps	%ymm0, %ymm1, %ymm2
	vmovups	%ymm1, 48(%rsp)
	vaddps	%ymm2, %ymm14, %ymm2
	vdivps	%ymm2, %ymm11, %ymm2
	vmulps	%ymm2, %ymm7, %ymm6
	vminps	%ymm5, %ymm6, %ymm8
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm8, %ymm5
	vmovups	%ymm5, 480(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm12, %ymm6
	vmovups	784(%rsp), %ymm10
	vsubps	1776(%rsp), %ymm10, %ymm8
	vmovups	1488(%rsp), %ymm7
	vsubps	%ymm10, %ymm7, %ymm10
	vblendvps	%ymm6, %ymm8, %ymm10, %ymm6
	vcmpltps	%ymm5, %ymm1, %ymm8
	vmovups	1072(%rsp), %ymm15
	vsubps	1552(%rsp), %ymm15, %ymm10
	vmovups	1520(%rsp), %ymm1
	vsubps	%ymm15, %ymm1, %ymm12
	vblendvps	%ymm8, %ymm10, %ymm12, %ymm8
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L5c83(%rip), %ymm12
	vmulps	%ymm3, %ymm12, %ymm3
	vcmpltps	16(%rsp), %ymm5, %ymm6
	vbroadcastss	.L5c25(%rip), %ymm10
	vminps	%ymm10, %ymm3, %ymm3
	vblendvps	%ymm6, %ymm3, %ymm10, %ymm3
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vcmpltps	96(%rsp), %ymm5, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm10, %ymm2
	vminps	%ymm3, %ymm2, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm6, %ymm2
	vmovups	288(%rsp), %ymm1
	vmulps	%ymm1, %ymm9, %ymm7
	vcmpltps	%ymm5, %ymm7, %ymm6
	vmovups	416(%rsp), %ymm10
	vsubps	1616(%rsp), %ymm10, %ymm8
	vmovups	1584(%rsp), %ymm3
	vsubps	%ymm10, %ymm3, %ymm9
	vblendvps	%ymm6, %ymm8, %ymm9, %ymm6
	vandps	%ymm0, %ymm7, %ymm8
	vaddps	%ymm14, %ymm8, %ymm8
	vdivps	%ymm8, %ymm11, %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vcmpltps	640(%rsp), %ymm5, %ymm8
	vbroadcastss	.L5c25(%rip), %ymm3
	vblendvps	%ymm8, %ymm6, %ymm3, %ymm6
	vminps	%ymm2, %ymm6, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm8, %ymm2
	vmulps	256(%rsp), %ymm4, %ymm4
	vcmpltps	%ymm5, %ymm4, %ymm6
	vmovups	224(%rsp), %ymm11
	vsubps	1840(%rsp), %ymm11, %ymm8
	vmovups	1808(%rsp), %ymm14
	vsubps	%ymm11, %ymm14, %ymm9
	vblendvps	%ymm6, %ymm8, %ymm9, %ymm6
	vandps	%ymm0, %ymm4, %ymm8
	vbroadcastss	.L5c82(%rip), %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	vbroadcastss	.L5c0(%rip), %ymm9
	vdivps	%ymm8, %ymm9, %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vcmpltps	608(%rsp), %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm3, %ymm6
	vminps	%ymm2, %ymm6, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm8, %ymm0
	vmovups	%ymm0, 944(%rsp)
	vsqrtps	%ymm13, %ymm0
	vdivps	%ymm10, %ymm9, %ymm6
	vmovaps	%ymm10, %ymm3
	vmulps	%ymm6, %ymm1, %ymm2
	vmovups	%ymm2, 96(%rsp)
	vmulps	%ymm0, %ymm2, %ymm6
	vbroadcastss	.L5c80(%rip), %ymm2
	vmulps	%ymm2, %ymm6, %ymm6
	vmovups	%ymm0, 256(%rsp)
	vminps	%ymm0, %ymm6, %ymm8
	vcmpunordps	%ymm0, %ymm0, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	48(%rsp), %ymm15, %ymm6
	vmovups	1520(%rsp), %ymm0
	vminps	%ymm6, %ymm0, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm8, %ymm8
	vmovups	1552(%rsp), %ymm0
	vmaxps	%ymm8, %ymm0, %ymm12
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm0, %ymm12, %ymm8
	vcmpneqps	%ymm6, %ymm8, %ymm6
	vcmpeqps	%ymm15, %ymm8, %ymm8
	vandps	%ymm6, %ymm8, %ymm6
	vmovups	784(%rsp), %ymm10
	vaddps	352(%rsp), %ymm10, %ymm8
	vmovups	1488(%rsp), %ymm0
	vminps	%ymm8, %ymm0, %ymm12
	vcmpunordps	%ymm8, %ymm8, %ymm13
	vblendvps	%ymm13, %ymm0, %ymm12, %ymm12
	vmovups	1776(%rsp), %ymm9
	vmaxps	%ymm12, %ymm9, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm9, %ymm13, %ymm12
	vcmpneqps	%ymm12, %ymm8, %ymm8
	vcmpeqps	%ymm10, %ymm12, %ymm12
	vandps	%ymm8, %ymm12, %ymm8
	vmovaps	%ymm3, %ymm0
	vaddps	%ymm7, %ymm3, %ymm3
	vmovups	1584(%rsp), %ymm2
	vminps	%ymm3, %ymm2, %ymm12
	vcmpunordps	%ymm3, %ymm3, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm12, %ymm12
	vmovups	1616(%rsp), %ymm2
	vmaxps	%ymm12, %ymm2, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm2, %ymm13, %ymm12
	vcmpneqps	%ymm3, %ymm12, %ymm3
	vcmpeqps	%ymm0, %ymm12, %ymm12
	vandps	%ymm3, %ymm12, %ymm3
	vaddps	%ymm4, %ymm11, %ymm0
	vminps	%ymm0, %ymm14, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm13
	vblendvps	%ymm13, %ymm14, %ymm12, %ymm12
	vmovups	1840(%rsp), %ymm2
	vmaxps	%ymm12, %ymm2, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm2, %ymm13, %ymm12
	vmovaps	%ymm2, %ymm13
	vcmpneqps	%ymm0, %ymm12, %ymm0
	vcmpeqps	%ymm11, %ymm12, %ymm12
	vandps	%ymm0, %ymm12, %ymm0
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$2, %ymm3, %ymm3
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpor	%ymm0, %ymm3, %ymm0
	vpsrld	$31, %ymm6, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpsubd	%ymm8, %ymm0, %ymm4
	vmovdqu	%ymm4, 640(%rsp)
	vmovups	2448(%rsp), %ymm0
	vsubps	2224(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vbroadcastss	.L5c77(%rip), %ymm0
	vmovups	576(%rsp), %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm5
	vmovups	%ymm5, 576(%rsp)
	vpxor	%xmm3, %xmm3, %xmm3
	vpcmpeqd	%ymm3, %ymm4, %ymm0
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm0, %ymm0
	vcmpnltps	%ymm1, %ymm3, %ymm4
	vandps	160(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vorps	%ymm4, %ymm1, %ymm4
	vorps	%ymm0, %ymm4, %ymm12
	vmovups	1872(%rsp), %ymm0
	vbroadcastss	.L5c25(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm0
	vmovups	480(%rsp), %ymm1
	vmovups	944(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm6
	vandps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 288(%rsp)
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	352(%rsp), %ymm1
	vfmadd213ps	%ymm10, %ymm0, %ymm1
	vmovups	1488(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmaxps	%ymm1, %ymm9, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm9, %ymm5, %ymm1
	vmovups	1424(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 1424(%rsp)
	vmovups	448(%rsp), %ymm8
	vcmpnleps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 480(%rsp)
	vfmadd132ps	48(%rsp), %ymm15, %ymm0
	vmovups	1520(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vmovups	1552(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vsubps	%ymm10, %ymm1, %ymm9
	vmovups	1456(%rsp), %ymm1
	vblendvps	%ymm12, %ymm1, %ymm9, %ymm1
	vblendvps	%ymm12, %ymm15, %ymm0, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vsubps	%ymm15, %ymm0, %ymm10
	vbroadcastss	.L5c0(%rip), %ymm6
	vdivps	%ymm8, %ymm6, %ymm0
	vmovups	1328(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm10, %ymm2
	vmovups	%ymm1, 1456(%rsp)
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	1712(%rsp), %ymm3
	vfnmadd213ps	544(%rsp), %ymm1, %ymm3
	vmovups	848(%rsp), %ymm7
	vfnmadd213ps	512(%rsp), %ymm1, %ymm7
	vmovups	%ymm2, 1328(%rsp)
	vmulps	%ymm2, %ymm0, %ymm4
	vmovups	320(%rsp), %ymm0
	vfnmadd213ps	%ymm3, %ymm4, %ymm0
	vmovups	2640(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm3
	vmulps	880(%rsp), %ymm14, %ymm5
	vmovups	2608(%rsp), %ymm2
	vmulps	%ymm5, %ymm2, %ymm0
	vmulps	%ymm3, %ymm0, %ymm1
	vfnmadd213ps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L5c70(%rip), %ymm15
	vmaxps	%ymm15, %ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	816(%rsp), %ymm6
	vfnmadd213ps	%ymm7, %ymm4, %ymm6
	vfmsub231ps	%ymm6, %ymm2, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L5c84(%rip), %ymm15
	vmulps	%ymm15, %ymm11, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	1808(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmaxps	%ymm0, %ymm13, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm1, %ymm0
	vmulps	%ymm3, %ymm14, %ymm1
	vmulps	%ymm5, %ymm14, %ymm2
	vmulps	%ymm1, %ymm8, %ymm1
	vblendvps	%ymm12, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vsubps	%ymm11, %ymm0, %ymm6
	vfnmadd231ps	%ymm2, %ymm6, %ymm1
	vmovups	416(%rsp), %ymm13
	vmulps	%ymm15, %ymm13, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	128(%rsp), %ymm0, %ymm9
	vfmadd231ps	192(%rsp), %ymm10, %ymm9
	vmovups	256(%rsp), %ymm4
	vmulps	%ymm4, %ymm4, %ymm2
	vmulps	96(%rsp), %ymm2, %ymm2
	vmovups	1104(%rsp), %ymm14
	vcmpnltps	%ymm14, %ymm0, %ymm3
	vmovups	576(%rsp), %ymm8
	vorps	%ymm3, %ymm8, %ymm3
	vbroadcastss	.L5c25(%rip), %ymm10
	vblendvps	%ymm3, %ymm10, %ymm2, %ymm2
	vbroadcastss	16(%rbp), %ymm5
	vcmpleps	%ymm5, %ymm2, %ymm2
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmovups	720(%rsp), %ymm7
	vcmpleps	%ymm5, %ymm7, %ymm5
	vmovups	2352(%rsp), %ymm15
	vcmpltps	%ymm4, %ymm15, %ymm11
	vmovaps	%ymm4, %ymm0
	vorps	%ymm11, %ymm8, %ymm8
	vandps	160(%rsp), %ymm8, %ymm8
	vmovups	1744(%rsp), %ymm7
	vbroadcastss	.L5c19(%rip), %ymm4
	vmulps	%ymm4, %ymm7, %ymm11
	vblendvps	%ymm8, %ymm11, %ymm7, %ymm8
	vblendvps	%ymm12, %ymm15, %ymm0, %ymm15
	vmovups	%ymm15, 2352(%rsp)
	vandps	%ymm5, %ymm2, %ymm2
	vmovups	976(%rsp), %ymm4
	vblendvps	%ymm3, %ymm10, %ymm4, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	752(%rsp), %ymm11
	vcmpltps	%ymm11, %ymm4, %ymm5
	vmovups	1648(%rsp), %ymm10
	vblendvps	%ymm5, %ymm3, %ymm10, %ymm10
	vmovups	%ymm10, 1648(%rsp)
	vblendvps	%ymm5, %ymm8, %ymm7, %ymm7
	vmovups	%ymm7, 1744(%rsp)
	vmovups	16(%rsp), %ymm3
	vcmpnleps	%ymm8, %ymm3, %ymm3
	vorps	480(%rsp), %ymm3, %ymm3
	vorps	608(%rsp), %ymm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vpbroadcastd	.L5c0(%rip), %ymm8
	vpandn	%ymm8, %ymm3, %ymm3
	vblendvps	%ymm5, %ymm3, %ymm14, %ymm7
	vmovups	%ymm7, 1104(%rsp)
	vandps	640(%rsp), %ymm5, %ymm3
	vfmadd231ps	512(%rsp), %ymm6, %ymm9
	vmovups	1392(%rsp), %ymm5
	vblendvps	%ymm12, %ymm5, %ymm6, %ymm5
	vmovups	%ymm5, 1392(%rsp)
	vorps	2544(%rsp), %ymm3, %ymm0
	vaddps	%ymm1, %ymm13, %ymm1
	vmovups	1584(%rsp), %ymm6
	vminps	%ymm1, %ymm6, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm3, %ymm1
	vmovups	1616(%rsp), %ymm6
	vmaxps	%ymm1, %ymm6, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm3, %ymm1
	vblendvps	%ymm12, %ymm13, %ymm1, %ymm1
	vsubps	%ymm13, %ymm1, %ymm3
	vfmadd231ps	544(%rsp), %ymm3, %ymm9
	vmovups	1360(%rsp), %ymm5
	vblendvps	%ymm12, %ymm5, %ymm3, %ymm5
	vmovups	%ymm5, 1360(%rsp)
	vmovups	288(%rsp), %ymm3
	vandnps	%ymm9, %ymm3, %ymm3
	vmovups	1264(%rsp), %ymm5
	vblendvps	%ymm12, %ymm5, %ymm3, %ymm5
	vmovups	%ymm5, 1264(%rsp)
	vandps	%ymm0, %ymm12, %ymm3
	vandnps	%ymm11, %ymm2, %ymm0
	vaddps	2224(%rsp), %ymm0, %ymm0
	vmovups	1680(%rsp), %ymm2
	vcmpltps	2384(%rsp), %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm6
	vmovups	48(%rsp), %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovups	352(%rsp), %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm1, 416(%rsp)
	vmovups	320(%rsp), %ymm9
	vmovdqa	%ymm8, %ymm12
	vbroadcastss	.L5c14(%rip), %ymm15
.L5b55:
	vpshufb	.L5c26(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2800(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2208(%rsp)
	vpbroadcastd	.L5c27(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2768(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2192(%rsp)
	vpbroadcastd	.L5c28(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2736(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2176(%rsp)
	vpbroadcastd	.L5c29(%rip), %ymm0
	vmovups	%ymm3, 2544(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2704(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2160(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
.L5b56:
	vaddss	%xmm4, %xmm6, %xmm0
	vmovshdup	%xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm3
	vbroadcastss	20(%rbp), %ymm1
	vmovss	.L5c0(%rip), %xmm0
	vmovups	%ymm1, 2672(%rsp)
	vdivss	%xmm1, %xmm0, %xmm2
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 944(%rsp)
	vmulss	.L5c30(%rip), %xmm2, %xmm1
	vmulss	.L5c31(%rip), %xmm2, %xmm0
	vmulss	.L5c32(%rip), %xmm2, %xmm5
	testq	%r10, %r10
	vmovups	%ymm9, 224(%rsp)
	vmovups	%ymm6, 2448(%rsp)
	vmovss	%xmm3, 976(%rsp)
	je	.L5b57
	vbroadcastss	%xmm1, %ymm2
	vbroadcastss	.L5c33(%rip), %ymm13
	vsubps	784(%rsp), %ymm13, %ymm1
	vmovups	%ymm2, 16(%rsp)
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	672(%rsp), %ymm11
	vxorps	%ymm1, %ymm11, %ymm6
	vmulps	%ymm6, %ymm1, %ymm3
	vmovaps	%ymm15, %ymm10
	vbroadcastss	.L5c35(%rip), %ymm15
	vmaxps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.L5c36(%rip), %ymm15
	vmulps	%ymm3, %ymm15, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	.L5c37(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vbroadcastss	.L5c38(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vbroadcastss	.L5c40(%rip), %ymm7
	vbroadcastss	.L5c39(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c41(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c42(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c43(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vfmadd213ps	%ymm12, %ymm3, %ymm7
	vbroadcastss	.L5c44(%rip), %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vcvttps2dq	%ymm3, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	.L5c45(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm3, %ymm8, %ymm3
	vpor	%ymm3, %ymm4, %ymm3
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm4
	vandps	912(%rsp), %ymm1, %ymm3
	vbroadcastss	.L5c46(%rip), %ymm7
	vfmadd213ps	%ymm12, %ymm7, %ymm3
	vdivps	%ymm3, %ymm12, %ymm3
	vbroadcastss	.L5c48(%rip), %ymm7
	vbroadcastss	.L5c47(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c49(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c50(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c51(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c52(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c53(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c54(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L5c55(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vbroadcastss	%xmm0, %ymm3
	vcmpltps	%ymm6, %ymm1, %ymm0
	vmovaps	%ymm10, %ymm15
	vblendvps	%ymm0, %ymm13, %ymm10, %ymm0
	vbroadcastss	%xmm5, %ymm5
	vmulps	%ymm4, %ymm7, %ymm6
	vmulps	%ymm6, %ymm0, %ymm6
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L5c14(%rip), %xmm14
	vmovaps	%ymm12, %ymm13
	.p2align	4
.L5b61:
	vxorps	%xmm2, %xmm2, %xmm2
	vcvtsi2ss	%rcx, %xmm2, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	784(%rsp), %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	.L5c35(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L5c36(%rip), %ymm10
	vmovaps	%xmm14, %xmm2
	vmovaps	%ymm10, %ymm14
	vmulps	%ymm10, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L5c37(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L5c38(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L5c44(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L5c45(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L5c40(%rip), %ymm12
	vbroadcastss	.L5c39(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vmovaps	%xmm2, %xmm14
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	912(%rsp), %ymm7, %ymm10
	vbroadcastss	.L5c46(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	.L5c48(%rip), %ymm11
	vbroadcastss	.L5c47(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c49(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c50(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c51(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c52(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c53(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c54(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c55(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	672(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	.L5c33(%rip), %ymm12
	vblendvps	%ymm8, %ymm12, %ymm15, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm1
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm6
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	.L5b61
	vmovups	1072(%rsp), %ymm9
	vbroadcastss	.L5c33(%rip), %ymm10
	vsubps	%ymm9, %ymm10, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm1
	vxorps	%ymm1, %ymm11, %ymm0
	vmulps	%ymm0, %ymm1, %ymm4
	vbroadcastss	.L5c35(%rip), %ymm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vbroadcastss	.L5c36(%rip), %ymm7
	vmulps	%ymm7, %ymm4, %ymm6
	vroundps	$8, %ymm6, %ymm6
	vbroadcastss	.L5c37(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm4
	vbroadcastss	.L5c38(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vbroadcastss	.L5c40(%rip), %ymm7
	vbroadcastss	.L5c39(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	.L5c41(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	.L5c42(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	.L5c43(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vfmadd213ps	%ymm13, %ymm4, %ymm7
	vbroadcastss	.L5c44(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm4
	vcvttps2dq	%ymm4, %ymm6
	vpsrad	$31, %ymm6, %ymm8
	vbroadcastss	.L5c45(%rip), %ymm12
	vsubps	%ymm12, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vpand	%ymm4, %ymm8, %ymm4
	vpor	%ymm4, %ymm6, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vandps	912(%rsp), %ymm1, %ymm6
	vbroadcastss	.L5c46(%rip), %ymm8
	vfmadd213ps	%ymm13, %ymm8, %ymm6
	vdivps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm4, %ymm7, %ymm4
	vbroadcastss	.L5c48(%rip), %ymm7
	vbroadcastss	.L5c47(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c49(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c50(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c51(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c52(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c53(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c54(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vbroadcastss	.L5c55(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm6, %ymm7
	vcmpltps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm15, %ymm0
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	%ymm4, %ymm6, %ymm6
	vmulps	%ymm6, %ymm0, %ymm6
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L5b63:
	vcvtsi2ss	%rcx, %xmm15, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm9, %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	.L5c35(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L5c36(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L5c37(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L5c38(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L5c44(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L5c45(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L5c40(%rip), %ymm12
	vbroadcastss	.L5c39(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L5c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vmovaps	%xmm2, %xmm14
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	912(%rsp), %ymm7, %ymm10
	vbroadcastss	.L5c46(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	.L5c48(%rip), %ymm11
	vbroadcastss	.L5c47(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c49(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c50(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c51(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c52(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c53(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c54(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L5c55(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	672(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	.L5c33(%rip), %ymm12
	vblendvps	%ymm8, %ymm12, %ymm15, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm1
	vmovaps	%ymm9, %ymm4
	vmovups	1072(%rsp), %ymm9
	vmovaps	%ymm10, %ymm6
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	.L5b63
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	976(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	1104(%rsp), %ymm0
	ja	.L5b66
	vxorps	%xmm0, %xmm0, %xmm0
.L5b66:
	vmovups	%ymm0, 720(%rsp)
	vbroadcastss	8(%rbp), %ymm0
	vmovups	%ymm0, 576(%rsp)
	movq	8(%rsp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 192(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 256(%rsp)
	vmovups	%ymm0, 288(%rsp)
	vmovups	%ymm0, 448(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 880(%rsp)
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%ecx, %ecx
	vmovups	%ymm0, 96(%rsp)
	vmovups	416(%rsp), %ymm2
	.p2align	4
.L5b67:
	vmovups	%ymm8, 640(%rsp)
	vmovups	%ymm3, 352(%rsp)
	vmovups	%ymm6, 512(%rsp)
	vmovups	%ymm5, 544(%rsp)
	vmovups	%ymm13, 1712(%rsp)
	vmovups	%ymm12, 816(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm0
	vmovaps	32(%r13,%rdx), %ymm1
	vmovups	%ymm1, 752(%rsp)
	vmovaps	64(%r13,%rdx), %ymm1
	vmovups	%ymm1, 480(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	720(%rsp), %ymm9
	vmovups	576(%rsp), %ymm4
	.p2align	4
.L5b68:
	vmovaps	(%rax,%rsi), %ymm11
	vmovaps	-64(%rdx), %ymm3
	vmovaps	%ymm3, %ymm2
	vmovups	224(%rsp), %ymm7
	vfmadd132ps	16(%rsp), %ymm7, %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	.L5c0(%rip), %ymm7
	vdivps	%ymm2, %ymm7, %ymm7
	vsubps	%ymm2, %ymm11, %ymm2
	vmulps	%ymm7, %ymm2, %ymm2
	vmulps	%ymm2, %ymm9, %ymm11
	vfmadd213ps	%ymm7, %ymm7, %ymm11
	vmovaps	-32(%rdx), %ymm7
	vaddps	%ymm2, %ymm15, %ymm15
	vfmadd231ps	%ymm3, %ymm2, %ymm14
	vfmadd231ps	(%rdx), %ymm2, %ymm5
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vmulps	%ymm3, %ymm11, %ymm2
	vaddps	%ymm2, %ymm0, %ymm0
	vfmadd231ps	%ymm2, %ymm3, %ymm12
	vaddps	%ymm11, %ymm10, %ymm10
	vmulps	%ymm7, %ymm11, %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm13
	vfmadd231ps	%ymm7, %ymm2, %ymm1
	vaddps	%ymm2, %ymm8, %ymm8
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L5b68
	vmovups	416(%rsp), %ymm2
	vmovups	752(%rsp), %ymm4
	vmulps	%ymm4, %ymm2, %ymm11
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	16(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm7, %ymm1
	vmovups	256(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 256(%rsp)
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm9, %ymm11, %ymm1
	vmovups	288(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 288(%rsp)
	vmovups	608(%rsp), %ymm9
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm9, %ymm13
	vmovups	1712(%rsp), %ymm1
	vfmadd231ps	%ymm13, %ymm7, %ymm1
	vmovaps	%ymm1, %ymm13
	vaddps	%ymm3, %ymm8, %ymm1
	vmovups	848(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm7, %ymm3
	vmovups	%ymm3, 848(%rsp)
	vmovups	128(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 128(%rsp)
	vmovups	352(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm4, %ymm3
	vmovaps	%ymm12, %ymm1
	vfmadd213ps	%ymm7, %ymm11, %ymm1
	vmovups	448(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm4
	vmovups	%ymm4, 448(%rsp)
	vfmadd213ps	%ymm7, %ymm9, %ymm12
	vmovups	320(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vmovups	48(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmovups	192(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm11, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vaddps	%ymm7, %ymm0, %ymm0
	vmovups	816(%rsp), %ymm12
	vfmadd231ps	%ymm11, %ymm0, %ymm12
	vmovups	880(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 880(%rsp)
	vmovups	640(%rsp), %ymm8
	vfmadd231ps	%ymm5, %ymm9, %ymm8
	vmovups	544(%rsp), %ymm5
	vfmadd231ps	%ymm14, %ymm9, %ymm5
	vmovups	96(%rsp), %ymm0
	vfmadd231ps	480(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	512(%rsp), %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vaddps	%ymm7, %ymm10, %ymm0
	vmovups	160(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 160(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L5b67
	vbroadcastss	.L5c17(%rip), %ymm11
	vmovups	224(%rsp), %ymm9
	vmovups	320(%rsp), %ymm4
	vmovups	192(%rsp), %ymm1
	vmovss	976(%rsp), %xmm10
	jmp	.L5b71
	.p2align	4
.L5b57:
	vmovaps	%xmm3, %xmm10
	vucomiss	%xmm4, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	1104(%rsp), %ymm0
	ja	.L5b59
	vxorps	%xmm0, %xmm0, %xmm0
.L5b59:
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 160(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 448(%rsp)
	vmovups	%ymm0, 288(%rsp)
	vmovups	%ymm0, 256(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 128(%rsp)
	vbroadcastss	.L5c17(%rip), %ymm11
	vmovups	416(%rsp), %ymm2
.L5b71:
	vmovups	720(%rsp), %ymm14
	vmulps	%ymm2, %ymm14, %ymm0
	vmulps	%ymm0, %ymm8, %ymm8
	vmovups	944(%rsp), %ymm15
	vfnmadd213ps	256(%rsp), %ymm15, %ymm8
	vmovups	%ymm8, 576(%rsp)
	vmulps	96(%rsp), %ymm0, %ymm8
	vfnmadd213ps	448(%rsp), %ymm15, %ymm8
	vfnmadd213ps	288(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 352(%rsp)
	vdivps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vxorps	%xmm15, %xmm15, %xmm15
	vucomiss	%xmm15, %xmm10
	vmovups	128(%rsp), %ymm2
	vfmadd231ps	%ymm2, %ymm0, %ymm13
	vmovups	%ymm1, 192(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2224(%rsp)
	vmovups	%ymm12, 816(%rsp)
	vmovups	%ymm4, 320(%rsp)
	vmovups	%ymm13, 1712(%rsp)
	vmovups	%ymm5, 544(%rsp)
	vmovups	%ymm6, 512(%rsp)
	vmovups	%ymm8, 2416(%rsp)
	jbe	.L5b72
	vmovups	1680(%rsp), %ymm1
	vmovups	2448(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L5c56(%rip), %ymm0
	vmovups	%ymm1, 1680(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1136(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm0, %xmm15, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm15, %xmm1
	jbe	.L5b72
	vmovups	%ymm0, 96(%rsp)
	testq	%r10, %r10
	je	.L5b75
	vbroadcastss	8(%rbp), %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	movq	8(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L5b77:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	416(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L5c62(%rip), %ymm13
	vbroadcastss	.L5c0(%rip), %ymm0
	vmovdqu	2288(%rsp), %ymm12
	vmovdqu	2256(%rsp), %ymm15
	vmovdqu	1136(%rsp), %ymm2
	vbroadcastss	.L5c17(%rip), %ymm3
	.p2align	4
.L5b78:
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	16(%rsp), %ymm9, %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vdivps	%ymm4, %ymm0, %ymm6
	vmovaps	(%rax,%rsi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm3, %ymm7
	vaddps	%ymm3, %ymm6, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm0, %ymm6, %ymm7
	vpaddd	%ymm7, %ymm12, %ymm7
	vpand	%ymm7, %ymm15, %ymm7
	vpsubd	%ymm7, %ymm2, %ymm8
	vaddps	%ymm3, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	.L5c61(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm6
	vbroadcastss	.L5c64(%rip), %ymm10
	vbroadcastss	.L5c63(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm10
	vbroadcastss	.L5c65(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	.L5c60(%rip), %ymm6
	vbroadcastss	.L5c59(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vmovups	224(%rsp), %ymm9
	vcvtdq2ps	%ymm7, %ymm6
	vbroadcastss	.L5c66(%rip), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm10
	vaddps	%ymm0, %ymm5, %ymm6
	vmaxps	%ymm3, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L5b78
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L5b77
	jmp	.L5b80
	.p2align	4
.L5b72:
	vmovups	160(%rsp), %ymm4
	vmovups	48(%rsp), %ymm2
	vmovups	576(%rsp), %ymm3
	jmp	.L5b81
.L5b75:
	vxorps	%xmm1, %xmm1, %xmm1
.L5b80:
	vbroadcastss	.L5c68(%rip), %ymm2
	vbroadcastss	.L5c67(%rip), %ymm3
	vmovups	1872(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	96(%rsp), %ymm7, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1872(%rsp)
	vbroadcastss	.L5c21(%rip), %ymm1
	vmovups	1744(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 1744(%rsp)
	vbroadcastss	.L5c69(%rip), %ymm1
	vmovups	2128(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2128(%rsp)
	vbroadcastss	.L5c19(%rip), %ymm0
	vbroadcastss	.L5c0(%rip), %ymm10
	vblendvps	%ymm2, %ymm0, %ymm10, %ymm0
	vmovups	1456(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vmovups	784(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 784(%rsp)
	vmovups	1328(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1072(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1072(%rsp)
	vmovups	1360(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	416(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 416(%rsp)
	vmovups	1392(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	1264(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1264(%rsp)
	vmovups	1424(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1424(%rsp)
	vmovups	1104(%rsp), %ymm0
	vandnps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vbroadcastss	.L5c25(%rip), %ymm0
	vmovups	1648(%rsp), %ymm6
	vblendvps	%ymm2, %ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1648(%rsp)
	vandps	%ymm2, %ymm10, %ymm0
	vmovups	%ymm0, 2224(%rsp)
	vmovups	%ymm5, 1392(%rsp)
	vmovups	%ymm4, 1360(%rsp)
	vmovups	%ymm3, 1328(%rsp)
	vmovups	%ymm1, 1456(%rsp)
	vmovups	816(%rsp), %ymm12
	vmovups	1712(%rsp), %ymm13
	vmovups	160(%rsp), %ymm4
	vmovups	48(%rsp), %ymm2
	vmovups	2416(%rsp), %ymm8
	vmovups	576(%rsp), %ymm3
	vbroadcastss	.L5c17(%rip), %ymm11
.L5b81:
	vmovups	%ymm2, 48(%rsp)
	vmovups	%ymm4, 160(%rsp)
	vmovups	%ymm9, 224(%rsp)
	vbroadcastss	.L5c15(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	.L5c0(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 448(%rsp)
	vmaxps	%ymm1, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm14
	vmovups	%ymm14, 752(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovdqu	2736(%rsp), %ymm2
	vpcmpgtd	%ymm7, %ymm2, %ymm3
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 288(%rsp)
	vmaxps	%ymm1, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmovdqu	2768(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm1
	vmovups	784(%rsp), %ymm5
	vcmpleps	1776(%rsp), %ymm5, %ymm2
	vmovups	1488(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	672(%rsp), %ymm10
	vmovups	128(%rsp), %ymm0
	vxorps	%ymm0, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vcmpleps	%ymm2, %ymm7, %ymm2
	vextractf128	$1, %ymm2, %xmm4
	vpackssdw	%xmm4, %xmm2, %xmm2
	vmovdqa	%xmm2, 720(%rsp)
	vpor	2800(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 944(%rsp)
	vblendvps	%ymm2, %ymm7, %ymm15, %ymm5
	vmovups	%ymm5, 16(%rsp)
	vmovups	1072(%rsp), %ymm6
	vcmpleps	1552(%rsp), %ymm6, %ymm2
	vmovups	1520(%rsp), %ymm4
	vcmpleps	%ymm6, %ymm4, %ymm4
	vmovups	192(%rsp), %ymm8
	vblendvps	%ymm4, %ymm8, %ymm11, %ymm4
	vxorps	%ymm10, %ymm8, %ymm6
	vblendvps	%ymm2, %ymm6, %ymm4, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm2, %ymm4, %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vpor	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 2064(%rsp)
	vmovups	416(%rsp), %ymm6
	vcmpleps	1616(%rsp), %ymm6, %ymm2
	vmovups	1584(%rsp), %ymm4
	vmovups	%ymm6, 416(%rsp)
	vcmpleps	%ymm6, %ymm4, %ymm4
	vmovups	544(%rsp), %ymm0
	vxorps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm4, %ymm0, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm6, %ymm4, %ymm2
	vpandn	%ymm15, %ymm1, %ymm1
	vmovdqu	%ymm1, 96(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm2, %ymm4, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vpor	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2032(%rsp)
	vcmpleps	1840(%rsp), %ymm9, %ymm2
	vmovups	1808(%rsp), %ymm3
	vcmpleps	%ymm9, %ymm3, %ymm3
	vmovups	512(%rsp), %ymm4
	vxorps	%ymm4, %ymm10, %ymm6
	vblendvps	%ymm3, %ymm4, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm6, %ymm3, %ymm2
	vmulps	%ymm1, %ymm14, %ymm4
	vmulps	352(%rsp), %ymm4, %ymm6
	vmovups	448(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm9
	vmulps	%ymm6, %ymm9, %ymm3
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 640(%rsp)
	vmovups	288(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm11
	vmulps	%ymm11, %ymm13, %ymm6
	vmulps	%ymm6, %ymm9, %ymm13
	vmulps	320(%rsp), %ymm11, %ymm10
	vmulps	%ymm3, %ymm13, %ymm1
	vmovups	%ymm3, 480(%rsp)
	vfmsub231ps	%ymm10, %ymm4, %ymm1
	vmovups	%ymm1, 1968(%rsp)
	vdivps	256(%rsp), %ymm15, %ymm6
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm2, %ymm0, %ymm10
	vmovdqu	2704(%rsp), %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpgtd	%ymm2, %ymm0, %ymm0
	vpor	%ymm0, %ymm10, %ymm0
	vmovdqu	%ymm0, 2000(%rsp)
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 608(%rsp)
	vmulps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm6, 256(%rsp)
	vmulps	848(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm1, %ymm12, %ymm12
	vmulps	%ymm3, %ymm9, %ymm2
	vfmsub231ps	%ymm12, %ymm4, %ymm2
	vmovups	%ymm2, 1904(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	976(%rsp), %xmm2
	vucomiss	%xmm0, %xmm2
	vmovdqa	720(%rsp), %xmm0
	vpor	2208(%rsp), %xmm0, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm5
	vmulps	128(%rsp), %ymm7, %ymm3
	vmovaps	%ymm3, %ymm12
	vpxor	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm3, %ymm12
	vpandn	%ymm12, %ymm5, %ymm12
	vmovdqu	1936(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm5
	vpackssdw	%xmm5, %xmm0, %xmm5
	vpor	2192(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vmovups	752(%rsp), %ymm4
	vmulps	%ymm4, %ymm8, %ymm5
	vpandn	%ymm5, %ymm7, %ymm7
	vfmadd213ps	%ymm12, %ymm7, %ymm7
	vmovdqu	1296(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm12
	vpackssdw	%xmm12, %xmm0, %xmm8
	vpor	2176(%rsp), %xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpslld	$31, %ymm8, %ymm8
	vpsrad	$31, %ymm8, %ymm12
	vmulps	544(%rsp), %ymm14, %ymm8
	vpandn	%ymm8, %ymm12, %ymm12
	vfmadd213ps	%ymm7, %ymm12, %ymm12
	vextracti128	$1, %ymm10, %xmm7
	vpackssdw	%xmm7, %xmm10, %xmm7
	vpor	2160(%rsp), %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpslld	$31, %ymm7, %ymm7
	vpsrad	$31, %ymm7, %ymm10
	vmulps	512(%rsp), %ymm6, %ymm7
	vpandn	%ymm7, %ymm10, %ymm0
	vfmadd213ps	%ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm1, 2608(%rsp)
	vmulps	880(%rsp), %ymm1, %ymm12
	vmovaps	%ymm13, %ymm2
	vmulps	%ymm13, %ymm9, %ymm10
	vmovups	%ymm11, 2640(%rsp)
	vfmsub231ps	%ymm12, %ymm11, %ymm10
	vmulps	16(%rsp), %ymm3, %ymm13
	vmovups	480(%rsp), %ymm3
	vmulps	%ymm3, %ymm13, %ymm0
	vfmsub231ps	96(%rsp), %ymm5, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovaps	%ymm15, %ymm14
	vmulps	%ymm2, %ymm13, %ymm0
	vmovaps	%ymm2, %ymm6
	vmovups	%ymm2, 2864(%rsp)
	vfmsub231ps	640(%rsp), %ymm8, %ymm0
	vmovaps	%ymm9, %ymm11
	vmovups	%ymm9, 2832(%rsp)
	vmulps	%ymm13, %ymm9, %ymm15
	vfmsub231ps	608(%rsp), %ymm7, %ymm15
	vfnmadd213ps	%ymm14, %ymm3, %ymm3
	vbroadcastss	.L5c70(%rip), %ymm2
	vmovups	%ymm3, 2576(%rsp)
	vmaxps	%ymm2, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm14, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vmovups	2064(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm7, %ymm1
	vmovups	944(%rsp), %ymm5
	vmovups	448(%rsp), %ymm3
	vblendvps	%ymm5, %ymm14, %ymm3, %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	1968(%rsp), %ymm8, %ymm3
	vfnmadd213ps	%ymm14, %ymm6, %ymm6
	vfnmadd231ps	%ymm3, %ymm3, %ymm6
	vmaxps	%ymm2, %ymm6, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm14, %ymm5
	vmulps	288(%rsp), %ymm5, %ymm4
	vmovups	2032(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm4, %ymm1
	vmulps	1904(%rsp), %ymm8, %ymm9
	vfnmadd231ps	%ymm3, %ymm9, %ymm10
	vmulps	%ymm5, %ymm10, %ymm10
	vmovaps	%ymm11, %ymm4
	vfnmadd213ps	%ymm14, %ymm11, %ymm4
	vfnmadd231ps	%ymm9, %ymm9, %ymm4
	vfnmadd231ps	%ymm10, %ymm10, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmulps	%ymm1, %ymm7, %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vdivps	%ymm2, %ymm14, %ymm11
	vmulps	256(%rsp), %ymm11, %ymm2
	vmovups	2000(%rsp), %ymm12
	vblendvps	%ymm12, %ymm14, %ymm2, %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 976(%rsp)
	vmovups	480(%rsp), %ymm1
	vxorps	672(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 2000(%rsp)
	vmovups	2864(%rsp), %ymm1
	vxorps	672(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 2064(%rsp)
	vmovups	2832(%rsp), %ymm1
	vxorps	672(%rsp), %ymm1, %ymm14
	vmovups	%ymm8, 944(%rsp)
	vmulps	1296(%rsp), %ymm8, %ymm2
	vfnmadd231ps	%ymm3, %ymm2, %ymm0
	vxorps	672(%rsp), %ymm3, %ymm8
	vfnmadd231ps	%ymm9, %ymm2, %ymm15
	vxorps	672(%rsp), %ymm9, %ymm1
	vmovups	%ymm1, 1968(%rsp)
	vmovups	%ymm5, 2032(%rsp)
	vmulps	%ymm5, %ymm0, %ymm0
	vfnmadd231ps	%ymm10, %ymm0, %ymm15
	vxorps	672(%rsp), %ymm10, %ymm1
	vmovups	%ymm1, 1904(%rsp)
	vmovups	%ymm13, 480(%rsp)
	vfmadd213ps	%ymm7, %ymm13, %ymm13
	vfmadd231ps	%ymm2, %ymm2, %ymm13
	vmovups	%ymm0, 1936(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm13
	vmovups	%ymm11, 1296(%rsp)
	vmulps	%ymm11, %ymm15, %ymm11
	vfmadd231ps	%ymm11, %ymm11, %ymm13
	ja	.L5b98
	vmovups	%ymm2, 192(%rsp)
	vmovaps	%ymm8, %ymm2
	vmovups	%ymm14, 128(%rsp)
	vbroadcastss	.L5c0(%rip), %ymm12
	vmovups	288(%rsp), %ymm14
	vdivps	%ymm14, %ymm12, %ymm0
	vmovups	256(%rsp), %ymm8
	vdivps	%ymm8, %ymm12, %ymm1
	vmulps	416(%rsp), %ymm0, %ymm0
	vbroadcastss	.L5c71(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	224(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L5c72(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1872(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L5c25(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	.L5c73(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm1
	vandps	%ymm1, %ymm3, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vbroadcastss	16(%rbp), %ymm1
	vmovups	1648(%rsp), %ymm6
	vdivps	%ymm6, %ymm12, %ymm3
	vmulps	976(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm12, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm13, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	720(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	96(%rsp), %ymm1
	vmulps	16(%rsp), %ymm1, %ymm1
	vmulps	640(%rsp), %ymm1, %ymm1
	vmulps	608(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm7, %ymm1
	vandps	%ymm1, %ymm12, %ymm1
	vbroadcastss	.L5c22(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	2384(%rsp), %ymm1
	vcmpleps	1680(%rsp), %ymm1, %ymm1
	vbroadcastss	.L5c74(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	2096(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2096(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm12, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm6, %xmm0
	vshufps	$245, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vbroadcastss	.L5c14(%rip), %ymm15
	ja	.L5b56
	vmulps	1296(%rsp), %ymm11, %ymm0
	vmovups	1904(%rsp), %ymm1
	vfmadd213ps	1936(%rsp), %ymm0, %ymm1
	vmulps	2032(%rsp), %ymm1, %ymm1
	vmovaps	%ymm2, %ymm11
	vfmadd213ps	192(%rsp), %ymm1, %ymm11
	vmovups	1968(%rsp), %ymm2
	vfmadd213ps	%ymm11, %ymm0, %ymm2
	vmulps	944(%rsp), %ymm2, %ymm2
	vmovups	2000(%rsp), %ymm6
	vfmadd213ps	480(%rsp), %ymm2, %ymm6
	vmovups	2064(%rsp), %ymm4
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vmovups	128(%rsp), %ymm11
	vfmadd213ps	%ymm4, %ymm0, %ymm11
	vmulps	448(%rsp), %ymm11, %ymm4
	vmovups	%ymm4, 608(%rsp)
	vmulps	752(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 640(%rsp)
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 480(%rsp)
	movl	(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	cmpb	$1, %cl
	jne	.L5b88
	vbroadcastss	8(%rbp), %ymm14
	movq	8(%rsp), %rax
	vmovups	%ymm0, 128(%rsp)
	vmovups	%ymm0, 16(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm14, 48(%rsp)
	.p2align	4
.L5b85:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	416(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	48(%rsp), %ymm14
	.p2align	4
.L5b86:
	vmovups	%ymm1, 544(%rsp)
	vmovups	%ymm11, 160(%rsp)
	vmovups	%ymm6, 512(%rsp)
	vmovups	%ymm3, 192(%rsp)
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	96(%rsp), %ymm9, %ymm4
	vaddps	%ymm4, %ymm14, %ymm4
	vbroadcastss	.L5c0(%rip), %ymm15
	vdivps	%ymm4, %ymm15, %ymm9
	vmovaps	(%rax,%rsi), %ymm10
	vsubps	%ymm4, %ymm10, %ymm10
	vmulps	%ymm9, %ymm10, %ymm10
	vbroadcastss	.L5c17(%rip), %ymm1
	vcmpltps	%ymm10, %ymm1, %ymm11
	vaddps	%ymm1, %ymm9, %ymm0
	vblendvps	%ymm11, %ymm10, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm11
	vpaddd	2288(%rsp), %ymm11, %ymm11
	vpand	2256(%rsp), %ymm11, %ymm11
	vmovdqu	1136(%rsp), %ymm2
	vpsubd	%ymm11, %ymm2, %ymm3
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm5, %ymm8
	vaddps	%ymm1, %ymm3, %ymm5
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vmulps	%ymm5, %ymm5, %ymm0
	vbroadcastss	.L5c62(%rip), %ymm3
	vbroadcastss	.L5c61(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm3
	vbroadcastss	.L5c64(%rip), %ymm6
	vbroadcastss	.L5c63(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm6
	vbroadcastss	.L5c65(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm0, %ymm6
	vfmadd213ps	%ymm3, %ymm0, %ymm6
	vbroadcastss	.L5c60(%rip), %ymm3
	vbroadcastss	.L5c59(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm6
	vfmadd213ps	%ymm5, %ymm0, %ymm6
	vmovaps	%ymm8, %ymm5
	vmovups	16(%rsp), %ymm2
	vmovups	128(%rsp), %ymm12
	vmovaps	%ymm14, %ymm8
	vmovups	48(%rsp), %ymm14
	vcvtdq2ps	%ymm11, %ymm0
	vbroadcastss	.L5c66(%rip), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vaddps	%ymm15, %ymm10, %ymm0
	vmaxps	%ymm1, %ymm10, %ymm3
	vmovups	544(%rsp), %ymm1
	vfmsub231ps	%ymm0, %ymm6, %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm5
	vbroadcastss	.L5c22(%rip), %ymm0
	vaddps	%ymm0, %ymm4, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm9, %ymm14, %ymm3
	vmovups	224(%rsp), %ymm9
	vmovups	160(%rsp), %ymm11
	vmovups	512(%rsp), %ymm6
	vmulps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm4, %ymm6, %ymm6
	vaddps	%ymm0, %ymm1, %ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vmovups	%ymm12, 128(%rsp)
	vfmadd231ps	%ymm0, %ymm3, %ymm7
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm13
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vmovups	192(%rsp), %ymm3
	vaddps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm8, %ymm8
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L5b86
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L5b85
.L5b88:
	vmovups	%ymm11, 160(%rsp)
	vmovups	%ymm6, 512(%rsp)
	vmovups	%ymm1, 544(%rsp)
	vmovups	%ymm3, 192(%rsp)
	vmovups	%ymm8, 976(%rsp)
	vmovups	%ymm5, 576(%rsp)
	movq	%r14, %rbx
	vmovups	784(%rsp), %ymm8
	vmovups	608(%rsp), %ymm6
	vaddps	%ymm6, %ymm8, %ymm0
	vmovups	1488(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	1776(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	1072(%rsp), %ymm0
	vmovups	640(%rsp), %ymm12
	vaddps	%ymm0, %ymm12, %ymm2
	vmovups	1520(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	1552(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	416(%rsp), %ymm14
	vaddps	720(%rsp), %ymm14, %ymm3
	vmovups	1584(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1616(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm11
	vaddps	480(%rsp), %ymm9, %ymm4
	vmovups	1808(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm4
	vmovups	1840(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm5
	vmovaps	%ymm9, %ymm15
	vmovups	912(%rsp), %ymm9
	vandps	%ymm6, %ymm9, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vandps	%ymm9, %ymm12, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vmovss	.L5c79(%rip), %xmm6
	vmulss	20(%rbp), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vcmpleps	%ymm6, %ymm4, %ymm4
	vbroadcastss	.L5c0(%rip), %ymm10
	vmovups	2096(%rsp), %ymm3
	vcmpleps	%ymm10, %ymm3, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vandps	%ymm4, %ymm1, %ymm6
	vblendvps	%ymm6, 48(%rsp), %ymm8, %ymm9
	vbroadcastss	208(%rbp), %ymm12
	vblendvps	%ymm6, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 640(%rsp)
	vbroadcastss	12(%rbp), %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	752(%rsp), %ymm2
	vmulps	352(%rsp), %ymm2, %ymm0
	vblendvps	%ymm6, %ymm11, %ymm14, %ymm1
	vmovups	%ymm1, 352(%rsp)
	vmovups	448(%rsp), %ymm4
	vmulps	%ymm4, %ymm0, %ymm8
	vmovaps	%ymm8, %ymm11
	vfnmadd213ps	%ymm10, %ymm8, %ymm11
	vblendvps	%ymm6, %ymm5, %ymm15, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovaps	%ymm2, %ymm15
	vbroadcastss	.L5c70(%rip), %ymm14
	vmaxps	%ymm14, %ymm11, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vmovups	288(%rsp), %ymm1
	vmulps	1712(%rsp), %ymm1, %ymm0
	vmulps	%ymm4, %ymm0, %ymm6
	vmulps	320(%rsp), %ymm1, %ymm2
	vmulps	%ymm6, %ymm8, %ymm5
	vfmsub231ps	%ymm2, %ymm15, %ymm5
	vbroadcastss	.L5c21(%rip), %ymm2
	vcmpeqps	%ymm2, %ymm3, %ymm14
	vblendvps	%ymm14, %ymm12, %ymm9, %ymm2
	movq	1248(%rsp), %r11
	movq	%r11, %rax
	shlq	$5, %rax
	vmovaps	%ymm2, (%r8,%rax)
	vmovups	256(%rsp), %ymm3
	vmulps	848(%rsp), %ymm3, %ymm2
	vmulps	%ymm4, %ymm2, %ymm2
	vmulps	816(%rsp), %ymm3, %ymm0
	vmovups	640(%rsp), %ymm4
	vblendvps	%ymm14, %ymm12, %ymm4, %ymm9
	movq	1240(%rsp), %r12
	addq	%r12, %r11
	shlq	$5, %r11
	vmovaps	%ymm9, (%r8,%r11)
	vmovups	%ymm8, 816(%rsp)
	vmulps	%ymm2, %ymm8, %ymm9
	vfmsub231ps	%ymm0, %ymm15, %ymm9
	vminps	%ymm10, %ymm11, %ymm4
	vmovups	224(%rsp), %ymm0
	vmulps	%ymm0, %ymm5, %ymm8
	vmulps	880(%rsp), %ymm3, %ymm5
	leaq	(%r8,%rax), %rcx
	vmovups	96(%rsp), %ymm15
	vmulps	352(%rsp), %ymm15, %ymm10
	vblendvps	%ymm14, %ymm12, %ymm10, %ymm10
	movq	%r12, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm10, (%rdx,%rcx)
	vmulps	%ymm6, %ymm2, %ymm11
	vfmsub231ps	%ymm5, %ymm1, %ymm11
	vmovups	%ymm6, 352(%rsp)
	vmovaps	%ymm6, %ymm5
	vbroadcastss	.L5c0(%rip), %ymm1
	vfnmadd213ps	%ymm1, %ymm6, %ymm5
	vfnmadd231ps	%ymm8, %ymm8, %ymm5
	vminps	%ymm4, %ymm5, %ymm6
	vbroadcastss	.L5c70(%rip), %ymm4
	vmaxps	%ymm4, %ymm5, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm1, %ymm4
	vmulps	%ymm0, %ymm9, %ymm10
	vfnmadd231ps	%ymm8, %ymm10, %ymm11
	vmulps	48(%rsp), %ymm15, %ymm5
	vmovups	%ymm12, 880(%rsp)
	vmovups	%ymm14, 320(%rsp)
	vblendvps	%ymm14, %ymm12, %ymm5, %ymm5
	leaq	(%r12,%r12,2), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm5, (%rsi,%rcx)
	vmovups	%ymm4, 848(%rsp)
	vmulps	%ymm4, %ymm11, %ymm1
	vmovaps	%ymm2, %ymm9
	vbroadcastss	.L5c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm2, %ymm9
	vfnmadd231ps	%ymm10, %ymm10, %ymm9
	vfnmadd231ps	%ymm1, %ymm1, %ymm9
	vminps	%ymm6, %ymm9, %ymm5
	vbroadcastss	.L5c77(%rip), %ymm6
	vcmpltps	%ymm5, %ymm6, %ymm4
	vmovups	%ymm4, 48(%rsp)
	movl	$4, %ecx
	movl	(%rsp), %r14d
	testb	$2, %r14b
	movq	%r8, %r15
	je	.L5b91
	vbroadcastss	.L5c70(%rip), %ymm5
	vmaxps	%ymm5, %ymm9, %ymm5
	vsqrtps	%ymm5, %ymm5
	vmovups	672(%rsp), %ymm14
	vxorps	816(%rsp), %ymm14, %ymm11
	vbroadcastss	.L5c0(%rip), %ymm6
	vdivps	%ymm5, %ymm6, %ymm6
	vmulps	288(%rsp), %ymm15, %ymm4
	vmovups	%ymm4, 288(%rsp)
	vmovaps	%ymm1, %ymm5
	vmulps	%ymm3, %ymm15, %ymm1
	vmovups	%ymm1, 96(%rsp)
	vmovdqu	608(%rsp), %ymm1
	vpand	48(%rsp), %ymm1, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm1
	vmovdqa	%xmm1, 256(%rsp)
	movl	%r14d, %esi
	andl	$4, %esi
	movl	%esi, %ecx
	shrl	$2, %ecx
	movq	%r12, %r10
	shlq	$7, %r10
	addq	%r8, %r10
	xorl	%r9d, %r9d
	testl	%esi, %esi
	setne	%r9b
	leaq	6(%rcx,%rcx,2), %rdi
	movl	$13, %ecx
	movl	$7, %r8d
	cmoveq	%r8, %rcx
	movq	%r15, %r8
	addq	$5, %r9
	imulq	%r12, %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	%r12, %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	%r12, %rcx
	shlq	$5, %rcx
	vmovups	224(%rsp), %ymm12
	vmulps	%ymm11, %ymm12, %ymm11
	vmovups	352(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm0
	vxorps	%ymm0, %ymm14, %ymm0
	vmovups	848(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm4
	vxorps	%ymm14, %ymm12, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vfmadd231ps	%ymm11, %ymm10, %ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm2
	vxorps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm6, %ymm1
	vmulps	%ymm10, %ymm12, %ymm2
	vfmadd231ps	%ymm0, %ymm5, %ymm2
	vxorps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm6, %ymm8
	vmovaps	%ymm6, %ymm15
	vxorps	%ymm14, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm3
	vmovaps	%ymm11, %ymm2
	vbroadcastss	.L5c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm11, %ymm2
	vfmadd231ps	%ymm4, %ymm4, %ymm2
	vmovups	%ymm1, 816(%rsp)
	vfmadd231ps	%ymm1, %ymm1, %ymm2
	vmovups	448(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm5, %ymm5
	vpmovsxwd	256(%rsp), %ymm2
	vmovups	880(%rsp), %ymm6
	vblendvps	%ymm2, %ymm5, %ymm6, %ymm5
	vmovaps	%ymm5, (%rax,%r10)
	vmulps	%ymm3, %ymm15, %ymm10
	vmulps	%ymm12, %ymm12, %ymm3
	vmovups	288(%rsp), %ymm12
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vfmadd231ps	%ymm8, %ymm8, %ymm3
	vmovups	752(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm9, %ymm9, %ymm3
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	addq	%r15, %rcx
	vmovaps	%ymm3, (%rax,%rdi)
	vmovups	%ymm15, 352(%rsp)
	vmulps	%ymm15, %ymm15, %ymm3
	vmovups	96(%rsp), %ymm15
	vmulps	%ymm3, %ymm15, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%rcx)
	movl	$8, %ecx
	testl	%esi, %esi
	je	.L5b91
	vmulps	224(%rsp), %ymm11, %ymm3
	vfmadd231ps	%ymm4, %ymm0, %ymm3
	vmovups	816(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm8, %ymm3
	vmovups	752(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	448(%rsp), %ymm11
	vmulps	%ymm3, %ymm11, %ymm3
	vmovups	880(%rsp), %ymm5
	vblendvps	%ymm2, %ymm3, %ymm5, %ymm3
	leaq	(%r12,%r12,4), %rcx
	movq	%rcx, %rsi
	shlq	$5, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmovups	848(%rsp), %ymm9
	vmulps	%ymm4, %ymm9, %ymm3
	vfmadd231ps	%ymm1, %ymm10, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm5, %ymm3
	imulq	$224, %r12, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmulps	%ymm0, %ymm9, %ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	movq	%r12, %rsi
	shlq	$8, %rsi
	addq	%r8, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmovups	352(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	shlq	$6, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	vmulps	%ymm3, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	imulq	$352, %r12, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	vmulps	%ymm3, %ymm10, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	shlq	$7, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	movl	$14, %ecx
.L5b91:
	testb	$8, %r14b
	je	.L5b93
	vbroadcastss	.L5c0(%rip), %ymm3
	vdivps	1008(%rsp), %ymm3, %ymm0
	vmulps	2512(%rsp), %ymm0, %ymm0
	vpaddd	2288(%rsp), %ymm0, %ymm2
	vpand	2256(%rsp), %ymm2, %ymm4
	vmovdqu	1136(%rsp), %ymm2
	vpsubd	%ymm4, %ymm2, %ymm2
	vfmsub213ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	.L5c64(%rip), %ymm9
	vbroadcastss	.L5c63(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm9
	vbroadcastss	.L5c62(%rip), %ymm0
	vbroadcastss	.L5c61(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm0
	vmulps	%ymm2, %ymm2, %ymm3
	vbroadcastss	.L5c65(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm9
	vfmadd213ps	%ymm0, %ymm3, %ymm9
	vbroadcastss	.L5c60(%rip), %ymm0
	vbroadcastss	.L5c59(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm2, %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm9
	vfmadd213ps	%ymm2, %ymm3, %ymm9
	vbroadcastss	100(%rbp), %ymm2
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	160(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm10, %ymm2
	vbroadcastss	104(%rbp), %ymm0
	vmovups	512(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vbroadcastss	136(%rbp), %ymm3
	vfmadd213ps	%ymm5, %ymm10, %ymm3
	vbroadcastss	140(%rbp), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	172(%rbp), %ymm3
	vfmadd213ps	%ymm5, %ymm10, %ymm3
	vbroadcastss	176(%rbp), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	108(%rbp), %ymm3
	vmovups	544(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm6, %ymm3
	vbroadcastss	144(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vbroadcastss	180(%rbp), %ymm2
	vfmadd213ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	112(%rbp), %ymm1
	vmovups	192(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	148(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	184(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vbroadcastss	116(%rbp), %ymm2
	vmovups	976(%rsp), %ymm5
	vfmadd213ps	%ymm1, %ymm5, %ymm2
	vbroadcastss	152(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	188(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	120(%rbp), %ymm0
	vmovups	128(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vbroadcastss	156(%rbp), %ymm2
	vfmadd213ps	%ymm1, %ymm5, %ymm2
	vbroadcastss	192(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	124(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm7, %ymm3
	vbroadcastss	160(%rbp), %ymm0
	vfmadd213ps	%ymm2, %ymm7, %ymm0
	vbroadcastss	196(%rbp), %ymm2
	vfmadd213ps	%ymm1, %ymm7, %ymm2
	vbroadcastss	128(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm13, %ymm1
	vbroadcastss	164(%rbp), %ymm3
	vfmadd213ps	%ymm0, %ymm13, %ymm3
	vbroadcastss	200(%rbp), %ymm5
	vfmadd213ps	%ymm2, %ymm13, %ymm5
	vbroadcastss	132(%rbp), %ymm2
	vmovups	16(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	168(%rbp), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	204(%rbp), %ymm0
	vfmadd213ps	%ymm5, %ymm6, %ymm0
	vcvtdq2ps	%ymm4, %ymm3
	vbroadcastss	.L5c66(%rip), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm9
	vbroadcastss	.L5c75(%rip), %ymm3
	vmovups	2480(%rsp), %ymm4
	vfmadd213ps	%ymm9, %ymm3, %ymm4
	vbroadcastss	.L5c76(%rip), %ymm3
	vmovups	1040(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm3, %ymm5
	vmovups	2320(%rsp), %ymm4
	vaddps	%ymm2, %ymm4, %ymm3
	vbroadcastss	.L5c74(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	.L5c80(%rip), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm0
	vbroadcastss	208(%rbp), %ymm2
	vbroadcastss	.L5c33(%rip), %ymm4
	vmovups	576(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm4, %ymm5
	vmovups	320(%rsp), %ymm7
	vblendvps	%ymm7, %ymm2, %ymm5, %ymm4
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vaddps	%ymm6, %ymm6, %ymm4
	vblendvps	%ymm7, %ymm2, %ymm4, %ymm4
	leaq	1(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm3, %ymm3
	leaq	2(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm1, %ymm1
	leaq	3(%rcx), %rdx
	imulq	%r12, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm7, %ymm2, %ymm0, %ymm0
	addq	$4, %rcx
	imulq	%r12, %rcx
	shlq	$5, %rcx
	addq	%r8, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	jmp	.L5b93
.L5b97:
	addq	$2904, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
