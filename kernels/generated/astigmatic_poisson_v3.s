# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L37c0:
	.long	0x3f800000
.L37c1:
	.long	1048576
.L37c2:
	.long	2147483647
.L37c3:
	.long	0x3f40094e
.L37c4:
	.long	0x3e1d5a5a
.L37c5:
	.long	0x3bd74912
.L37c6:
	.long	0x3f156f3d
.L37c7:
	.long	0x3d26f715
.L37c8:
	.long	8388607
.L37c9:
	.long	1400897536
.L37c10:
	.long	1258291200
.L37c11:
	.long	1392508928
.L37c12:
	.long	0x53000080
.L37c13:
	.long	0xc9800000
.L37c14:
	.long	0x3f000000
.L37c15:
	.long	0x0da24260
.L37c16:
	.long	0x1e3ce508
.L37c17:
	.long	0xbf800000
.L37c18:
	.long	0x41100000
.L37c19:
	.long	0x3e800000
.L37c20:
	.long	0x3d2aaaab
.L37c21:
	.long	0x7f7fffff
.L37c22:
	.long	0x02081cea
.L37c23:
	.long	0x41490fdb
.L37c24:
	.long	0x40a00000
.L37c25:
	.long	0x40800000
.L37c26:
	.long	0x3fc00000
.L37c27:
	.long	0x7149f2ca
.L37c29:
	.long	2
.L37c30:
	.long	4
.L37c31:
	.long	8
.L37c32:
	.long	16
.L37c33:
	.long	0x40400000
.L37c34:
	.long	0x40000000
.L37c35:
	.long	0x41400000
.L37c36:
	.long	0x40c00000
.L37c37:
	.long	0x3f3504f3
.L37c38:
	.long	0xbf000000
.L37c39:
	.long	0x80000000
.L37c40:
	.long	0xc2ae0000
.L37c41:
	.long	0x3fb8aa3b
.L37c42:
	.long	0xbf317200
.L37c43:
	.long	0xb5bfbe8e
.L37c44:
	.long	0x3c1e8629
.L37c45:
	.long	0x3aae0472
.L37c46:
	.long	0x3d635b73
.L37c47:
	.long	0x3e75fc8c
.L37c48:
	.long	0x3f317214
.L37c49:
	.long	0x42fe0000
.L37c50:
	.long	0x4f000000
.L37c51:
	.long	0x3e99999a
.L37c52:
	.long	0x3ef89ba5
.L37c53:
	.long	0xbe04a19d
.L37c54:
	.long	0xbf03248e
.L37c55:
	.long	0x3f0c3744
.L37c56:
	.long	0xbdc1d79d
.L37c57:
	.long	0x3e5c1572
.L37c58:
	.long	0x3e17e642
.L37c59:
	.long	0x3e2ecff8
.L37c60:
	.long	0x3e2d3f9f
.L37c61:
	.long	0x3ecc422a
.L37c62:
	.long	0x3f106ebb
.L37c63:
	.long	0xc0000000
.L37c64:
	.long	3234528013
.L37c65:
	.long	4286578688
.L37c66:
	.long	0xbf00000d
.L37c67:
	.long	0x3eaaac4e
.L37c68:
	.long	0xbe7fd7d0
.L37c69:
	.long	0x3e4bdb47
.L37c70:
	.long	0xbe2ec8d2
.L37c71:
	.long	0x3e259a3a
.L37c72:
	.long	0xbddadb52
.L37c73:
	.long	0x33b17218
.L37c74:
	.long	0x3a83126f
.L37c75:
	.long	0x3727c5ac
.L37c76:
	.long	0x41800000
.L37c77:
	.long	0x358637bd
.L37c78:
	.long	0x350637bd
.L37c79:
	.long	0x34210fb0
.L37c80:
	.long	0x36a7c5ac
.L37c81:
	.long	0x3f317218
.L37c82:
	.long	0x3feb3f8f
.L37c83:
	.long	0x38d1b717
.L37c84:
	.long	0x3951b717
.L37c85:
	.long	0x41000000
.L37c86:
	.long	0x3cf5c28f
.L37c87:
	.long	0x41200000
.L37c88:
	.long	0x26901d7d
.L37c89:
	.long	0x3f800054
.L37c90:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L37c28:
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
	.globl	gaussmle_astigmatic_poisson_v3
gaussmle_astigmatic_poisson_v3:
	.globl	_gaussmle_astigmatic_poisson_v3
_gaussmle_astigmatic_poisson_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3688, %rsp
	movl	%esi, 92(%rsp)
	testl	%ecx, %ecx
	je	.L37b91
	testl	%edx, %edx
	je	.L37b91
	cmpl	$0, 92(%rsp)
	je	.L37b91
	movq	3760(%rsp), %rbx
	movl	92(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 904(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 552(%rsp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 1672(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	3744(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1632(%rsp)
	imull	%eax, %edx
	movl	%edx, 564(%rsp)
	leaq	32(%rbp), %rax
	movq	%rax, 912(%rsp)
	xorl	%eax, %eax
	movq	%r9, 1640(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vpxor	%xmm13, %xmm13, %xmm13
	vbroadcastss	.L37c64(%rip), %ymm0
	vmovups	%ymm0, 2944(%rsp)
	vbroadcastss	.L37c65(%rip), %ymm0
	vmovups	%ymm0, 2912(%rsp)
	vbroadcastss	.L37c0(%rip), %ymm0
	vmovups	%ymm0, 1600(%rsp)
	vbroadcastss	.L37c39(%rip), %ymm0
	vmovups	%ymm0, 1568(%rsp)
	vpbroadcastd	.L37c2(%rip), %ymm15
	movq	%rsi, 104(%rsp)
	movq	%r14, 1664(%rsp)
	movq	%r15, 1656(%rsp)
	movq	%rbp, 544(%rsp)
	vmovdqu	%ymm15, 1472(%rsp)
	jmp	.L37b4
	.p2align	4
.L37b90:
	incq	%rax
	addl	564(%rsp), %ecx
	cmpq	1632(%rsp), %rax
	je	.L37b91
.L37b4:
	movq	%rax, %rdx
	imulq	904(%rsp), %rdx
	movq	%rdx, 1648(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1680(%rsp)
	movl	%ecx, 568(%rsp)
	jmp	.L37b5
	.p2align	4
.L37b89:
	incq	%rdi
	addl	92(%rsp), %esi
	cmpq	904(%rsp), %rdi
	je	.L37b90
.L37b5:
	movq	1648(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1640(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 572(%rsp)
	movq	%rdi, 1696(%rsp)
	movq	%rdx, 1688(%rsp)
	jmp	.L37b6
	.p2align	4
.L37b87:
	vorps	16(%rsp), %ymm10, %ymm0
	vbroadcastss	.L37c33(%rip), %ymm1
	vblendvps	%ymm0, 2704(%rsp), %ymm1, %ymm0
	movq	1672(%rsp), %rax
	vmovups	2480(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%rdi)
	movq	1680(%rsp), %rax
	movl	568(%rsp), %ecx
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1472(%rsp), %ymm15
	movl	572(%rsp), %esi
	movq	1696(%rsp), %rdi
	movq	1688(%rsp), %rdx
	movl	188(%rsp), %r8d
	movq	1704(%rsp), %r10
	movq	%rbx, %r14
	movq	3760(%rsp), %rbx
.L37b88:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L37b89
.L37b6:
	leaq	(%rdx,%r10), %r11
	movl	8(%rbx), %r12d
	movq	%r11, 920(%rsp)
	movq	%r12, 96(%rsp)
	cmpq	%r12, %r11
	jae	.L37b88
	movq	%r10, 1704(%rsp)
	movl	%r8d, 188(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %r11d
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	.L37b8
	movq	%rdx, 192(%rsp)
	movl	%r11d, 144(%rsp)
	movq	%rax, %r11
	imulq	920(%rsp), %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	188(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 320(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 352(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vpbroadcastd	.L37c1(%rip), %ymm6
	movl	$16, %ebx
	movq	912(%rsp), %rbp
	xorl	%edi, %edi
	vbroadcastss	.L37c0(%rip), %ymm2
	vmovaps	%ymm2, %ymm14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 112(%rsp)
	vmovups	%ymm0, 224(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 48(%rsp)
	xorl	%ecx, %ecx
	movl	12(%rsp), %r14d
	jmp	.L37b10
	.p2align	4
.L37b33:
	vmovups	16(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	112(%rsp), %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 112(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	320(%rsp), %ebx
	addq	%r10, %rdi
	addq	352(%rsp), %rbp
	cmpq	%r10, %rcx
	je	.L37b34
.L37b10:
	movq	%rcx, %r12
	imulq	%r10, %r12
	leal	(%r11,%r12), %esi
	andl	$2147483647, %esi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	552(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm4
	testb	$1, %r14b
	je	.L37b12
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm0
	vpsrld	%xmm0, %ymm4, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm4
.L37b12:
	vbroadcastss	(%r9), %ymm0
	vbroadcastss	4(%r9), %ymm1
	vsubps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	movq	%r12, %rdx
	shlq	$5, %rdx
	movq	544(%rsp), %r8
	vmovaps	%ymm0, (%r8,%rdx)
	testb	$8, %r14b
	jne	.L37b13
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	.L37b15
.L37b16:
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm13, %ymm4
	jne	.L37b17
.L37b31:
	testq	%rcx, %rcx
	jne	.L37b33
	jmp	.L37b32
	.p2align	4
.L37b13:
	vbroadcastss	.L37c3(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm1
	vbroadcastss	.L37c4(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vbroadcastss	.L37c5(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vbroadcastss	.L37c6(%rip), %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vcmpltps	%ymm0, %ymm13, %ymm9
	vbroadcastss	.L37c0(%rip), %ymm5
	vblendvps	%ymm9, %ymm1, %ymm5, %ymm1
	vbroadcastss	.L37c7(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm0, %ymm8
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm8
	vmulps	%ymm2, %ymm8, %ymm8
	vpsrld	$23, %ymm1, %ymm10
	vpsrld	$23, %ymm8, %ymm11
	vpsubd	%ymm11, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	.L37c8(%rip), %ymm10
	vandps	%ymm1, %ymm10, %ymm1
	vmovups	1600(%rsp), %ymm11
	vorps	%ymm1, %ymm11, %ymm14
	vandps	%ymm10, %ymm8, %ymm1
	vorps	%ymm1, %ymm11, %ymm2
	vandps	%ymm5, %ymm9, %ymm1
	vaddps	%ymm1, %ymm12, %ymm12
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L37b16
.L37b15:
	vmovups	48(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm13, %ymm4
	je	.L37b31
.L37b17:
	movl	%ebx, 256(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L37b18
.L37b24:
	addq	%rbx, %r12
	addq	%rbx, %rsi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	552(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm8
	testb	$1, %r14b
	je	.L37b26
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm13, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm8
.L37b26:
	movq	104(%rsp), %r9
	vbroadcastss	(%r9), %ymm1
	vbroadcastss	4(%r9), %ymm9
	vsubps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	shlq	$5, %r12
	movq	544(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%r12)
	testb	$8, %r14b
	je	.L37b28
	vbroadcastss	.L37c3(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L37c4(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	.L37c5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	.L37c6(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vcmpltps	%ymm9, %ymm13, %ymm11
	vbroadcastss	.L37c0(%rip), %ymm3
	vblendvps	%ymm11, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm12, %ymm5
	vbroadcastss	.L37c7(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vmulps	%ymm2, %ymm10, %ymm10
	vpsrld	$23, %ymm1, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	.L37c8(%rip), %ymm12
	vandps	%ymm1, %ymm12, %ymm1
	vmovups	1600(%rsp), %ymm14
	vorps	%ymm1, %ymm14, %ymm2
	vandps	%ymm12, %ymm10, %ymm1
	vorps	%ymm1, %ymm14, %ymm1
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm1, %ymm2
	vandps	%ymm3, %ymm11, %ymm1
	vaddps	%ymm1, %ymm5, %ymm12
.L37b28:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L37b30
	vmovups	48(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 48(%rsp)
.L37b30:
	movl	256(%rsp), %ebx
	vpand	%ymm15, %ymm8, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	testq	%rcx, %rcx
	jne	.L37b33
.L37b32:
	vmovups	224(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 224(%rsp)
	jmp	.L37b33
	.p2align	4
.L37b18:
	movq	%rbp, %rdx
	movl	256(%rsp), %r9d
	jmp	.L37b19
	.p2align	4
.L37b23:
	vandps	%ymm15, %ymm8, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	.L37b24
.L37b19:
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r8
	shrq	%r14
	addq	%r11, %r14
	testb	$1, 12(%rsp)
	cmoveq	%r8, %r14
	shlq	$5, %r14
	movq	552(%rsp), %r8
	vmovdqa	(%r8,%r14), %ymm8
	movl	12(%rsp), %r14d
	testb	$1, %r14b
	je	.L37b21
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm13, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm8
.L37b21:
	movq	104(%rsp), %r8
	vbroadcastss	(%r8), %ymm1
	vbroadcastss	4(%r8), %ymm9
	vsubps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	vmovaps	%ymm9, (%rdx)
	testb	$8, %r14b
	je	.L37b23
	vbroadcastss	.L37c3(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L37c4(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	.L37c5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vbroadcastss	.L37c6(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vcmpltps	%ymm9, %ymm13, %ymm11
	vbroadcastss	.L37c0(%rip), %ymm3
	vblendvps	%ymm11, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm12, %ymm5
	vbroadcastss	.L37c7(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm1, %ymm14, %ymm1
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vmulps	%ymm2, %ymm10, %ymm10
	vpsrld	$23, %ymm1, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	.L37c8(%rip), %ymm12
	vandps	%ymm1, %ymm12, %ymm1
	vmovups	1600(%rsp), %ymm14
	vorps	%ymm1, %ymm14, %ymm2
	vandps	%ymm12, %ymm10, %ymm1
	vorps	%ymm1, %ymm14, %ymm1
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm1, %ymm2
	vandps	%ymm3, %ymm11, %ymm1
	vaddps	%ymm1, %ymm5, %ymm12
	jmp	.L37b23
	.p2align	4
.L37b34:
	vpbroadcastd	.L37c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm7
	vpbroadcastd	.L37c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm1
	vpbroadcastd	.L37c11(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm1, %ymm1
	vbroadcastss	.L37c12(%rip), %ymm6
	vsubps	%ymm6, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	.L37c13(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	movq	1664(%rsp), %r14
	movq	1656(%rsp), %r15
	movq	544(%rsp), %rbp
	movl	144(%rsp), %r11d
	movq	192(%rsp), %rdx
	vmovups	16(%rsp), %ymm3
	vmovups	224(%rsp), %ymm5
	jmp	.L37b35
.L37b8:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 48(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	.L37c0(%rip), %ymm14
	vmovaps	%ymm14, %ymm2
.L37b35:
	testq	%rdx, %rdx
	vmovups	%ymm12, 3264(%rsp)
	vmovups	%ymm2, 3232(%rsp)
	vmovups	%ymm0, 3200(%rsp)
	vmovdqa	%xmm7, 192(%rsp)
	js	.L37b36
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	jmp	.L37b38
	.p2align	4
.L37b36:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
.L37b38:
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%r10, %xmm8, %xmm1
	vbroadcastss	%xmm1, %ymm6
	vbroadcastss	.L37c0(%rip), %ymm2
	vmaxps	%ymm2, %ymm6, %ymm1
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm4, %ymm1, %ymm4
	vmulps	%ymm3, %ymm1, %ymm3
	vminps	%ymm5, %ymm4, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	vmulps	48(%rsp), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm1, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vminps	%ymm7, %ymm4, %ymm3
	vcmpunordps	%ymm7, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm4
	vminps	%ymm2, %ymm1, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm1
	vminps	%ymm4, %ymm1, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm3, %ymm1
	vbroadcastss	.L37c14(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2736(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
	testq	%r10, %r10
	je	.L37b47
	vmovups	144(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm1, %ymm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	912(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L37b40
	.p2align	4
.L37b41:
	xorl	%edi, %edi
.L37b45:
	vmovaps	%ymm10, %ymm0
	vmovaps	%ymm9, %ymm1
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vcvtsi2ss	%rdi, %xmm13, %xmm2
	addq	%rbp, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm13, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	vbroadcastss	%xmm2, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm1, %ymm12, %ymm9
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vfmadd213ps	%ymm0, %ymm12, %ymm10
.L37b46:
	vcvtsi2ss	%rsi, %xmm13, %xmm0
	vbroadcastss	%xmm0, %ymm1
	vaddps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L37b47
.L37b40:
	vxorps	%xmm11, %xmm11, %xmm11
	cmpq	$1, %r10
	je	.L37b41
	movq	%rdx, %r8
	xorl	%edi, %edi
	.p2align	4
.L37b43:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm1
	vsubps	%ymm8, %ymm0, %ymm0
	vcvtsi2ss	%rdi, %xmm13, %xmm2
	vmaxps	%ymm13, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vbroadcastss	%xmm2, %ymm12
	vaddps	%ymm0, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm0, %ymm12
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd213ps	%ymm10, %ymm0, %ymm2
	vsubps	%ymm8, %ymm1, %ymm0
	vmaxps	%ymm13, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	leaq	1(%rdi), %r9
	vcvtsi2ss	%r9, %xmm13, %xmm1
	vbroadcastss	%xmm1, %ymm9
	vaddps	%ymm0, %ymm11, %ymm11
	vfmadd213ps	%ymm12, %ymm0, %ymm9
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vfmadd213ps	%ymm2, %ymm0, %ymm10
	addq	$2, %rdi
	addq	$64, %r8
	cmpq	%rax, %rdi
	jne	.L37b43
	testb	$1, %r10b
	movq	104(%rsp), %r9
	jne	.L37b45
	jmp	.L37b46
	.p2align	4
.L37b47:
	vmovups	%ymm14, 3296(%rsp)
	vbroadcastss	.L37c15(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vbroadcastss	.L37c0(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vbroadcastss	.L37c16(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vbroadcastss	.L37c17(%rip), %ymm2
	vaddps	%ymm2, %ymm6, %ymm2
	vbroadcastss	.L37c14(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	%ymm0, %ymm9, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm8
	vmulps	%ymm0, %ymm7, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm7
	vbroadcastss	.L37c18(%rip), %ymm1
	vmovups	2736(%rsp), %ymm2
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm0, %ymm10, %ymm2
	vmovups	%ymm8, 288(%rsp)
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vaddps	%ymm2, %ymm2, %ymm2
	vminps	%ymm2, %ymm1, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm2
	vbroadcastss	.L37c19(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm10
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm7, 384(%rsp)
	vfnmadd231ps	%ymm7, %ymm7, %ymm0
	vaddps	%ymm0, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm11
	vmovss	60(%r9), %xmm0
	vmovss	84(%r9), %xmm1
	vmovaps	%xmm0, 16(%rsp)
	vmovaps	%xmm1, 448(%rsp)
	vsubss	%xmm0, %xmm1, %xmm0
	vmovss	%xmm0, 416(%rsp)
	vmulss	.L37c20(%rip), %xmm0, %xmm0
	vmovss	%xmm0, 48(%rsp)
	vbroadcastss	44(%r9), %ymm13
	vmovss	.L37c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm14
	vbroadcastss	20(%r9), %ymm0
	vmovups	%ymm0, 256(%rsp)
	vbroadcastss	28(%r9), %ymm0
	vmovups	%ymm0, 224(%rsp)
	vbroadcastss	36(%r9), %ymm0
	vmovups	%ymm0, 320(%rsp)
	vbroadcastss	24(%r9), %ymm0
	vmovups	%ymm0, 352(%rsp)
	vbroadcastss	32(%r9), %ymm9
	vbroadcastss	40(%r9), %ymm0
	xorl	%eax, %eax
	vbroadcastss	.L37c21(%rip), %ymm8
	vbroadcastss	.L37c22(%rip), %ymm12
	.p2align	4
.L37b48:
	vcvtsi2ss	%eax, %xmm4, %xmm1
	vaddss	.L37c14(%rip), %xmm1, %xmm1
	vmovss	48(%rsp), %xmm2
	vfmadd213ss	16(%rsp), %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vsubps	%ymm13, %ymm1, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	320(%rsp), %ymm2
	vfmadd213ps	224(%rsp), %ymm7, %ymm2
	vfmadd213ps	%ymm15, %ymm7, %ymm2
	vaddps	%ymm1, %ymm13, %ymm15
	vmulps	%ymm14, %ymm15, %ymm15
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	%ymm9, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vbroadcastss	.L37c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm15, %ymm15, %ymm15
	vbroadcastss	.L37c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vbroadcastss	.L37c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm2
	vmaxps	%ymm12, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmaxps	%ymm12, %ymm2, %ymm15
	vsqrtps	%ymm15, %ymm15
	vbroadcastss	.L37c0(%rip), %ymm5
	vdivps	%ymm15, %ymm5, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L37c0(%rip), %ymm15
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	256(%rsp), %ymm2, %ymm2
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	352(%rsp), %ymm6, %ymm6
	vsubps	%ymm11, %ymm6, %ymm7
	vmulps	%ymm6, %ymm11, %ymm6
	vdivps	%ymm6, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm2, %ymm10, %ymm7
	vsubps	%ymm10, %ymm2, %ymm2
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vcmpltps	%ymm8, %ymm6, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vminps	%ymm8, %ymm6, %ymm8
	incl	%eax
	cmpl	$24, %eax
	jne	.L37b48
	vbroadcastss	.L37c23(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	2736(%rsp), %ymm4
	vmovups	112(%rsp), %ymm2
	vmovups	144(%rsp), %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm2
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vbroadcastss	52(%r9), %ymm11
	vbroadcastss	76(%r9), %ymm12
	vbroadcastss	56(%r9), %ymm9
	vbroadcastss	80(%r9), %ymm10
	vbroadcastss	16(%rsp), %ymm7
	vbroadcastss	448(%rsp), %ymm8
	vbroadcastss	68(%r9), %ymm5
	vbroadcastss	92(%r9), %ymm6
	vmovups	288(%rsp), %ymm2
	vminps	%ymm2, %ymm12, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2576(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm11, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm11, 2608(%rsp)
	vblendvps	%ymm1, %ymm11, %ymm2, %ymm1
	vmovups	%ymm1, 992(%rsp)
	vmovups	384(%rsp), %ymm2
	vminps	%ymm2, %ymm10, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2256(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm9, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm9, 2288(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 1216(%rsp)
	vminps	%ymm3, %ymm8, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vmovups	%ymm8, 2320(%rsp)
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm7, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm7, 2640(%rsp)
	vblendvps	%ymm1, %ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 960(%rsp)
	vminps	%ymm13, %ymm6, %ymm1
	vcmpunordps	%ymm13, %ymm13, %ymm2
	vmovups	%ymm6, 2352(%rsp)
	vblendvps	%ymm2, %ymm6, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm5, 2384(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm2, %ymm13
	vbroadcastss	.L37c24(%rip), %ymm3
	vcmpltps	%ymm3, %ymm4, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmaxps	%ymm15, %ymm0, %ymm0
	vpor	192(%rsp), %xmm1, %xmm1
	vbroadcastss	88(%r9), %ymm2
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, 2128(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm15, %ymm9
	vmovups	%ymm2, 2224(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	.L37c25(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2704(%rsp)
	movl	%r11d, %eax
	vbroadcastss	64(%r9), %ymm3
	vcvtsi2ss	%rax, %xmm14, %xmm1
	vmovups	%ymm3, 2192(%rsp)
	vmaxps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 448(%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vmovss	416(%rsp), %xmm0
	vmulss	.L37c19(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3328(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm15, 2160(%rsp)
	vbroadcastss	.L37c27(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1440(%rsp)
	vmovups	%ymm0, 2416(%rsp)
	vmovups	%ymm2, 2512(%rsp)
	vbroadcastss	.L37c26(%rip), %ymm0
	vmovups	%ymm0, 2768(%rsp)
	vbroadcastss	.L37c21(%rip), %ymm0
	vmovups	%ymm0, 2672(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2480(%rsp)
	jmp	.L37b50
	.p2align	4
.L37b92:
	vbroadcastss	.L37c0(%rip), %ymm14
	vmovups	3392(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm6
	vminps	%ymm6, %ymm8, %ymm6
	vminps	%ymm6, %ymm9, %ymm6
	vminps	%ymm6, %ymm13, %ymm6
	vmovups	320(%rsp), %ymm9
	vmulps	1280(%rsp), %ymm9, %ymm7
	vmulps	%ymm7, %ymm9, %ymm7
	vmovups	112(%rsp), %ymm0
	vsubps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm6
	vmovups	224(%rsp), %ymm11
	vmulps	1312(%rsp), %ymm11, %ymm7
	vmulps	%ymm7, %ymm11, %ymm7
	vmovups	16(%rsp), %ymm0
	vsubps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	256(%rsp), %ymm12
	vmulps	864(%rsp), %ymm12, %ymm7
	vmulps	%ymm7, %ymm12, %ymm7
	vmovups	192(%rsp), %ymm0
	vsubps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	48(%rsp), %ymm0
	vmulps	704(%rsp), %ymm0, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vmovups	384(%rsp), %ymm0
	vsubps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vmovups	352(%rsp), %ymm0
	vmulps	1088(%rsp), %ymm0, %ymm7
	vmulps	%ymm7, %ymm0, %ymm7
	vmovups	288(%rsp), %ymm0
	vsubps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm0, %ymm8
	vminps	%ymm6, %ymm8, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm0
	vmovups	%ymm0, 704(%rsp)
	vmovups	2128(%rsp), %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vfmadd132ps	512(%rsp), %ymm7, %ymm6
	vmovups	480(%rsp), %ymm0
	vfmadd231ps	2000(%rsp), %ymm0, %ymm6
	vmovups	736(%rsp), %ymm0
	vfmadd231ps	2032(%rsp), %ymm0, %ymm6
	vmovups	1184(%rsp), %ymm0
	vfmadd231ps	2064(%rsp), %ymm0, %ymm6
	vmovups	1152(%rsp), %ymm0
	vfmadd231ps	2096(%rsp), %ymm0, %ymm6
	vmovups	1712(%rsp), %ymm13
	vsubps	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L37c19(%rip), %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm6
	vmulps	1808(%rsp), %ymm4, %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm10
	vmulps	608(%rsp), %ymm10, %ymm7
	vmovups	%ymm7, 608(%rsp)
	vmovups	1776(%rsp), %ymm0
	vfmadd213ps	1024(%rsp), %ymm7, %ymm0
	vmovups	1744(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vmulps	672(%rsp), %ymm3, %ymm0
	vmovups	1248(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm0, %ymm3
	vmovups	1840(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm7, %ymm2
	vmovups	800(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm5, %ymm3
	vmovups	%ymm5, 864(%rsp)
	vmulps	576(%rsp), %ymm3, %ymm3
	vmovups	1872(%rsp), %ymm4
	vfmadd213ps	928(%rsp), %ymm3, %ymm4
	vmovups	1904(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm0, %ymm2
	vmovups	640(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	.L37c15(%rip), %ymm2
	vmaxps	%ymm2, %ymm6, %ymm2
	vdivps	%ymm2, %ymm14, %ymm2
	vmovups	3104(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm9, %ymm7
	vmovups	%ymm13, 1712(%rsp)
	vmulps	%ymm2, %ymm13, %ymm2
	vmulps	2160(%rsp), %ymm2, %ymm2
	vmovups	2768(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vbroadcastss	.L37c86(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	1440(%rsp), %ymm4, %ymm6
	vmovups	%ymm6, 320(%rsp)
	vcmpnltps	%ymm13, %ymm4, %ymm5
	vorps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm14, %ymm2, %ymm2
	vmovups	1472(%rsp), %ymm4
	vandps	%ymm4, %ymm7, %ymm5
	vmovups	%ymm7, 576(%rsp)
	vbroadcastss	.L37c88(%rip), %ymm15
	vaddps	%ymm5, %ymm15, %ymm5
	vdivps	%ymm5, %ymm14, %ymm10
	vmovups	3168(%rsp), %ymm13
	vmulps	%ymm10, %ymm13, %ymm5
	vmovups	%ymm2, 1088(%rsp)
	vminps	%ymm2, %ymm5, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm6, %ymm5
	vmulps	%ymm3, %ymm11, %ymm8
	vandps	%ymm4, %ymm8, %ymm3
	vmovups	%ymm8, 224(%rsp)
	vaddps	%ymm3, %ymm15, %ymm3
	vdivps	%ymm3, %ymm14, %ymm11
	vmovups	2880(%rsp), %ymm6
	vmulps	%ymm6, %ymm11, %ymm3
	vminps	%ymm5, %ymm3, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm9, %ymm3
	vmulps	%ymm0, %ymm12, %ymm5
	vandps	%ymm4, %ymm5, %ymm0
	vmovups	%ymm5, 256(%rsp)
	vaddps	%ymm0, %ymm15, %ymm0
	vdivps	%ymm0, %ymm14, %ymm0
	vandps	2976(%rsp), %ymm4, %ymm9
	vaddps	%ymm15, %ymm9, %ymm9
	vdivps	%ymm9, %ymm14, %ymm9
	vbroadcastss	.L37c14(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm12
	vmulps	%ymm12, %ymm13, %ymm13
	vmulps	%ymm13, %ymm9, %ymm9
	vandps	3008(%rsp), %ymm4, %ymm13
	vaddps	%ymm15, %ymm13, %ymm13
	vdivps	%ymm13, %ymm14, %ymm13
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vminps	%ymm9, %ymm12, %ymm13
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm12, %ymm13, %ymm9
	vmulps	3328(%rsp), %ymm0, %ymm12
	vminps	%ymm9, %ymm12, %ymm13
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm12, %ymm13, %ymm9
	vminps	%ymm3, %ymm9, %ymm12
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm12, %ymm2
	vmovups	%ymm2, 1376(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm7, %ymm3
	vmovups	992(%rsp), %ymm2
	vsubps	2608(%rsp), %ymm2, %ymm12
	vmovups	2576(%rsp), %ymm6
	vsubps	%ymm2, %ymm6, %ymm13
	vblendvps	%ymm3, %ymm12, %ymm13, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm8, %ymm12
	vmovups	1216(%rsp), %ymm15
	vsubps	2288(%rsp), %ymm15, %ymm13
	vmovups	2256(%rsp), %ymm2
	vsubps	%ymm15, %ymm2, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm3, %ymm10, %ymm3
	vbroadcastss	.L37c89(%rip), %ymm13
	vmulps	%ymm3, %ymm13, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	112(%rsp), %ymm2, %ymm7
	vbroadcastss	.L37c27(%rip), %ymm14
	vminps	%ymm14, %ymm3, %ymm3
	vblendvps	%ymm7, %ymm3, %ymm14, %ymm3
	vmulps	%ymm11, %ymm12, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vcmpltps	16(%rsp), %ymm2, %ymm11
	vblendvps	%ymm11, %ymm7, %ymm14, %ymm7
	vminps	%ymm3, %ymm7, %ymm11
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm11, %ymm3
	vcmpltps	%ymm2, %ymm5, %ymm7
	vmovups	960(%rsp), %ymm2
	vsubps	2640(%rsp), %ymm2, %ymm11
	vmovups	2320(%rsp), %ymm5
	vsubps	%ymm2, %ymm5, %ymm12
	vblendvps	%ymm7, %ymm11, %ymm12, %ymm7
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	192(%rsp), %ymm2, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm14, %ymm0
	vminps	%ymm3, %ymm0, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm7, %ymm3
	vmovups	48(%rsp), %ymm12
	vmulps	608(%rsp), %ymm12, %ymm5
	vcmpltps	%ymm2, %ymm5, %ymm7
	vmovups	448(%rsp), %ymm9
	vsubps	2192(%rsp), %ymm9, %ymm10
	vmovups	2224(%rsp), %ymm0
	vsubps	%ymm9, %ymm0, %ymm11
	vblendvps	%ymm7, %ymm10, %ymm11, %ymm7
	vandps	%ymm4, %ymm5, %ymm10
	vbroadcastss	.L37c88(%rip), %ymm0
	vaddps	%ymm0, %ymm10, %ymm10
	vbroadcastss	.L37c0(%rip), %ymm6
	vdivps	%ymm10, %ymm6, %ymm10
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vcmpltps	384(%rsp), %ymm2, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm14, %ymm7
	vminps	%ymm3, %ymm7, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm10, %ymm3
	vmovups	864(%rsp), %ymm0
	vmulps	352(%rsp), %ymm0, %ymm8
	vcmpltps	%ymm2, %ymm8, %ymm7
	vmovups	144(%rsp), %ymm2
	vsubps	2384(%rsp), %ymm2, %ymm10
	vmovups	2352(%rsp), %ymm0
	vsubps	%ymm2, %ymm0, %ymm11
	vblendvps	%ymm7, %ymm10, %ymm11, %ymm7
	vandps	%ymm4, %ymm8, %ymm10
	vbroadcastss	.L37c88(%rip), %ymm0
	vaddps	%ymm0, %ymm10, %ymm10
	vdivps	%ymm10, %ymm6, %ymm10
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	288(%rsp), %ymm2, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm14, %ymm7
	vminps	%ymm3, %ymm7, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm10, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vsqrtps	%ymm1, %ymm3
	vdivps	%ymm9, %ymm6, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.L37c85(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm3, 352(%rsp)
	vminps	%ymm3, %ymm1, %ymm11
	vcmpunordps	%ymm3, %ymm3, %ymm12
	vblendvps	%ymm12, %ymm1, %ymm11, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vaddps	224(%rsp), %ymm15, %ymm1
	vmovups	2256(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm11, %ymm11
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm12, %ymm11
	vcmpneqps	%ymm1, %ymm11, %ymm1
	vcmpeqps	%ymm15, %ymm11, %ymm11
	vandps	%ymm1, %ymm11, %ymm12
	vmovups	576(%rsp), %ymm4
	vmovups	992(%rsp), %ymm3
	vaddps	%ymm4, %ymm3, %ymm1
	vmovups	2576(%rsp), %ymm10
	vminps	%ymm1, %ymm10, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm11
	vmovups	2608(%rsp), %ymm6
	vmaxps	%ymm11, %ymm6, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm13, %ymm11
	vcmpneqps	%ymm1, %ymm11, %ymm1
	vcmpeqps	%ymm3, %ymm11, %ymm11
	vandps	%ymm1, %ymm11, %ymm11
	vmovups	960(%rsp), %ymm0
	vaddps	256(%rsp), %ymm0, %ymm1
	vmovups	2320(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm13
	vcmpunordps	%ymm1, %ymm1, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm13, %ymm13
	vmovups	2640(%rsp), %ymm7
	vmaxps	%ymm13, %ymm7, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm7, %ymm14, %ymm13
	vcmpneqps	%ymm1, %ymm13, %ymm1
	vcmpeqps	%ymm0, %ymm13, %ymm13
	vandps	%ymm1, %ymm13, %ymm1
	vmovaps	%ymm9, %ymm2
	vaddps	%ymm5, %ymm9, %ymm0
	vmovups	2224(%rsp), %ymm9
	vminps	%ymm0, %ymm9, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm9, %ymm13, %ymm13
	vmovups	2192(%rsp), %ymm9
	vmaxps	%ymm13, %ymm9, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm9, %ymm14, %ymm13
	vcmpneqps	%ymm0, %ymm13, %ymm0
	vcmpeqps	%ymm2, %ymm13, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vmovups	144(%rsp), %ymm5
	vaddps	%ymm5, %ymm8, %ymm8
	vmovups	2352(%rsp), %ymm2
	vminps	%ymm8, %ymm2, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm13, %ymm13
	vmovups	2384(%rsp), %ymm2
	vmaxps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm8, %ymm8
	vcmpeqps	%ymm5, %ymm13, %ymm13
	vandps	%ymm8, %ymm13, %ymm8
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpsrld	$31, %ymm8, %ymm8
	vpslld	$4, %ymm8, %ymm8
	vpor	%ymm0, %ymm8, %ymm0
	vpsrld	$31, %ymm1, %ymm1
	vpslld	$2, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vpsrld	$31, %ymm12, %ymm1
	vpaddd	%ymm1, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm1
	vmovups	2672(%rsp), %ymm0
	vbroadcastss	.L37c27(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm0
	vmovups	1376(%rsp), %ymm2
	vmovups	192(%rsp), %ymm5
	vcmpltps	%ymm2, %ymm5, %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vblendvps	%ymm0, %ymm5, %ymm2, %ymm0
	vmovaps	%ymm4, %ymm2
	vfmadd213ps	%ymm3, %ymm0, %ymm2
	vminps	%ymm2, %ymm10, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm9, %ymm4
	vmaxps	%ymm4, %ymm6, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm9, %ymm12
	vpsubd	%ymm11, %ymm1, %ymm5
	vmovdqu	%ymm5, 384(%rsp)
	vmovups	3136(%rsp), %ymm1
	vsubps	2544(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 1376(%rsp)
	vbroadcastss	.L37c83(%rip), %ymm1
	vmovups	704(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm14
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm5, %ymm1
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm1, %ymm1
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpnltps	%ymm4, %ymm2, %ymm9
	vandps	320(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, 288(%rsp)
	vorps	%ymm2, %ymm9, %ymm9
	vorps	%ymm1, %ymm9, %ymm9
	vmovups	224(%rsp), %ymm2
	vfmadd213ps	%ymm15, %ymm0, %ymm2
	vmovups	2256(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmovups	2288(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vblendvps	%ymm9, %ymm3, %ymm12, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vsubps	%ymm3, %ymm2, %ymm12
	vmovups	2128(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm12, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd132ps	512(%rsp), %ymm2, %ymm12
	vblendvps	%ymm9, %ymm15, %ymm1, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vsubps	%ymm15, %ymm1, %ymm15
	vfmadd231ps	480(%rsp), %ymm15, %ymm12
	vmovups	1088(%rsp), %ymm8
	vbroadcastss	.L37c0(%rip), %ymm10
	vdivps	%ymm8, %ymm10, %ymm1
	vmovups	2000(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm15, %ymm2
	vmovups	%ymm3, 2128(%rsp)
	vmulps	%ymm3, %ymm1, %ymm15
	vmovups	416(%rsp), %ymm3
	vfnmadd213ps	1184(%rsp), %ymm15, %ymm3
	vmovups	1936(%rsp), %ymm4
	vfnmadd213ps	1152(%rsp), %ymm15, %ymm4
	vmovups	%ymm2, 2000(%rsp)
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	768(%rsp), %ymm2
	vfnmadd213ps	%ymm3, %ymm15, %ymm2
	vmovups	1968(%rsp), %ymm3
	vfnmadd213ps	%ymm4, %ymm15, %ymm3
	vmovups	2160(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm4
	vmovups	%ymm4, 2160(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm4
	vmovups	%ymm4, 416(%rsp)
	vmovups	960(%rsp), %ymm4
	vfmadd132ps	256(%rsp), %ymm4, %ymm0
	vmovups	2320(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm5, %ymm0
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vsubps	%ymm4, %ymm0, %ymm0
	vfmadd231ps	736(%rsp), %ymm0, %ymm12
	vmovups	2032(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm4
	vmovups	%ymm4, 2032(%rsp)
	vmulps	%ymm4, %ymm1, %ymm0
	vmovups	1344(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm0, %ymm1
	vmovups	1120(%rsp), %ymm2
	vfnmadd213ps	%ymm3, %ymm0, %ymm2
	vmovups	3456(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vmulps	1408(%rsp), %ymm5, %ymm3
	vmovups	3424(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm0
	vmulps	%ymm4, %ymm0, %ymm1
	vfmsub231ps	%ymm2, %ymm6, %ymm1
	vfnmadd213ps	%ymm10, %ymm0, %ymm0
	vbroadcastss	.L37c77(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L37c90(%rip), %ymm10
	vmovups	144(%rsp), %ymm6
	vmulps	%ymm6, %ymm10, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmulps	%ymm4, %ymm5, %ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vaddps	%ymm0, %ymm6, %ymm0
	vmovups	2352(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vmovups	2384(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vblendvps	%ymm9, %ymm6, %ymm0, %ymm15
	vmulps	%ymm2, %ymm8, %ymm0
	vsubps	%ymm6, %ymm15, %ymm5
	vfnmadd231ps	%ymm3, %ymm5, %ymm0
	vmovups	448(%rsp), %ymm11
	vmulps	%ymm10, %ymm11, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm13
	vbroadcastss	.L37c87(%rip), %ymm0
	vmovups	352(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	16(%rsp), %ymm3, %ymm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1440(%rsp), %ymm6
	vcmpnltps	%ymm6, %ymm0, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vbroadcastss	.L37c27(%rip), %ymm8
	vblendvps	%ymm4, %ymm8, %ymm3, %ymm3
	vbroadcastss	16(%r9), %ymm0
	vcmpleps	%ymm0, %ymm3, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1056(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm3
	vmovups	3040(%rsp), %ymm1
	vcmpltps	%ymm2, %ymm1, %ymm10
	vorps	%ymm10, %ymm14, %ymm10
	vandps	320(%rsp), %ymm10, %ymm10
	vmovups	2512(%rsp), %ymm0
	vbroadcastss	.L37c19(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm10, %ymm14, %ymm0, %ymm10
	vblendvps	%ymm9, %ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 3040(%rsp)
	vandps	%ymm3, %ymm7, %ymm14
	vmovups	832(%rsp), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	1376(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm1, %ymm4
	vmovups	2416(%rsp), %ymm1
	vblendvps	%ymm4, %ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 2416(%rsp)
	vblendvps	%ymm4, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 2512(%rsp)
	vmovups	112(%rsp), %ymm0
	vcmpnleps	%ymm10, %ymm0, %ymm3
	vorps	416(%rsp), %ymm3, %ymm3
	vorps	288(%rsp), %ymm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vpbroadcastd	.L37c0(%rip), %ymm8
	vpandn	%ymm8, %ymm3, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm6
	vmovups	%ymm6, 1440(%rsp)
	vandps	384(%rsp), %ymm4, %ymm3
	vfmadd231ps	1152(%rsp), %ymm5, %ymm12
	vmovups	2096(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2096(%rsp)
	vorps	3360(%rsp), %ymm3, %ymm2
	vaddps	%ymm13, %ymm11, %ymm1
	vmovups	2224(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2192(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vblendvps	%ymm9, %ymm11, %ymm1, %ymm1
	vsubps	%ymm11, %ymm1, %ymm3
	vfmadd231ps	1184(%rsp), %ymm3, %ymm12
	vmovups	2064(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2064(%rsp)
	vmovups	48(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	1712(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1712(%rsp)
	vandps	%ymm2, %ymm9, %ymm3
	vandnps	%ymm7, %ymm14, %ymm0
	vaddps	2544(%rsp), %ymm0, %ymm0
	vmovups	2480(%rsp), %ymm2
	vcmpltps	3072(%rsp), %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm9
	vmovups	224(%rsp), %ymm0
	vmovups	%ymm0, 992(%rsp)
	vmovups	192(%rsp), %ymm0
	vmovups	%ymm0, 1216(%rsp)
	vmovups	256(%rsp), %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm1, 448(%rsp)
	vmovaps	%ymm15, %ymm13
	vmovdqa	%ymm8, %ymm15
.L37b50:
	vpshufb	.L37c28(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3616(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpbroadcastd	.L37c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3584(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	.L37c30(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3552(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	.L37c31(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3520(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpbroadcastd	.L37c32(%rip), %ymm0
	vmovups	%ymm3, 3360(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3488(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2800(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	vbroadcastss	.L37c34(%rip), %ymm11
	.p2align	4
.L37b51:
	vaddss	%xmm1, %xmm9, %xmm0
	vmovshdup	%xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm9, 3136(%rsp)
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r9), %ymm3
	vmovss	.L37c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	960(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vbroadcastss	28(%r9), %ymm6
	vbroadcastss	36(%r9), %ymm2
	vmovaps	%xmm2, %xmm7
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm15, %ymm1, %ymm2
	vfmadd213ps	%ymm15, %ymm8, %ymm2
	vbroadcastss	.L37c22(%rip), %ymm12
	vmaxps	%ymm12, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 1024(%rsp)
	vdivps	%ymm8, %ymm15, %ymm4
	vbroadcastss	20(%r9), %ymm5
	vmovss	.L37c25(%rip), %xmm14
	vmulss	%xmm7, %xmm14, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovss	.L37c33(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm11, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	.L37c35(%rip), %xmm9
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	.L37c36(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm11, %ymm1, %ymm6
	vbroadcastss	.L37c14(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm5, %ymm14
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm7, %ymm7, %ymm2
	vfmsub231ps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vaddps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm0, %ymm3, %ymm4
	vbroadcastss	32(%r9), %ymm5
	vbroadcastss	40(%r9), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vfmadd213ps	%ymm15, %ymm4, %ymm3
	vfmadd213ps	%ymm15, %ymm7, %ymm3
	vmulss	.L37c25(%rip), %xmm6, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	.L37c33(%rip), %xmm5, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmaxps	%ymm12, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulss	.L37c35(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	.L37c36(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm15, %ymm6
	vfmadd213ps	%ymm11, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm11, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r9), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 2880(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 2976(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 3008(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	testq	%r10, %r10
	vmovups	%ymm13, 144(%rsp)
	vmovups	%ymm14, 3168(%rsp)
	vmovups	%ymm0, 2448(%rsp)
	je	.L37b52
	vdivps	%ymm14, %ymm15, %ymm9
	vbroadcastss	.L37c37(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm12
	vbroadcastss	.L37c38(%rip), %ymm1
	vmovups	992(%rsp), %ymm11
	vsubps	%ymm11, %ymm1, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	1568(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L37c40(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L37c41(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L37c42(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	.L37c43(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L37c45(%rip), %ymm6
	vbroadcastss	.L37c44(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L37c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L37c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L37c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm15, %ymm3, %ymm6
	vbroadcastss	.L37c49(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L37c50(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1472(%rsp), %ymm2, %ymm5
	vbroadcastss	.L37c51(%rip), %ymm0
	vfmadd213ps	%ymm15, %ymm0, %ymm5
	vdivps	%ymm5, %ymm15, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L37c53(%rip), %ymm6
	vbroadcastss	.L37c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L37c14(%rip), %ymm0
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm7
	vbroadcastss	.L37c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L37c61(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vbroadcastss	.L37c62(%rip), %ymm0
	vmovups	%ymm9, 112(%rsp)
	vmulps	%ymm0, %ymm9, %ymm5
	vmovaps	%ymm12, %ymm6
	vmulps	%ymm5, %ymm12, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovaps	%ymm15, %ymm1
	vmovss	.L37c14(%rip), %xmm10
	vmovaps	%ymm11, %ymm0
	.p2align	4
.L37b56:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rcx, %xmm9, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1568(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L37c40(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L37c41(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L37c42(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L37c43(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L37c45(%rip), %ymm11
	vbroadcastss	.L37c49(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L37c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L37c50(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L37c46(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1472(%rsp), %ymm9, %ymm12
	vbroadcastss	.L37c51(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	.L37c47(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L37c48(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L37c53(%rip), %ymm13
	vbroadcastss	.L37c52(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L37c54(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L37c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L37c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L37c57(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L37c58(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L37c59(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L37c60(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L37c63(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L37c38(%rip), %ymm15
	vbroadcastss	.L37c14(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	16(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	48(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	112(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovss	.L37c14(%rip), %xmm10
	cmpq	%rcx, %r10
	jne	.L37b56
	vdivps	2880(%rsp), %ymm1, %ymm9
	vbroadcastss	.L37c37(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm11
	vbroadcastss	.L37c38(%rip), %ymm8
	vsubps	1216(%rsp), %ymm8, %ymm2
	vmulps	%ymm2, %ymm11, %ymm2
	vxorps	1568(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L37c40(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	.L37c41(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L37c42(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	.L37c43(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L37c45(%rip), %ymm6
	vbroadcastss	.L37c44(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L37c46(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L37c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L37c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L37c49(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L37c50(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1472(%rsp), %ymm2, %ymm5
	vbroadcastss	.L37c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L37c53(%rip), %ymm6
	vbroadcastss	.L37c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L37c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L37c14(%rip), %ymm0
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm7
	vbroadcastss	.L37c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L37c61(%rip), %ymm4
	vmulps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	.L37c62(%rip), %ymm5
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm5, %ymm9, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L37b58:
	vcvtsi2ss	%rcx, %xmm1, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1216(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1568(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L37c40(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L37c41(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L37c42(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L37c43(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L37c45(%rip), %ymm11
	vbroadcastss	.L37c49(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L37c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L37c50(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L37c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1472(%rsp), %ymm9, %ymm12
	vbroadcastss	.L37c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	.L37c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L37c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L37c53(%rip), %ymm13
	vbroadcastss	.L37c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L37c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L37c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L37c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L37c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L37c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L37c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L37c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L37c63(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L37c38(%rip), %ymm15
	vbroadcastss	.L37c14(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	112(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	16(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovss	.L37c14(%rip), %xmm10
	cmpq	%rcx, %r10
	jne	.L37b58
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1024(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 512(%rsp)
	vmovups	1440(%rsp), %ymm0
	ja	.L37b61
	vxorps	%xmm0, %xmm0, %xmm0
.L37b61:
	vmovups	%ymm0, 192(%rsp)
	movq	%rbp, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1280(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 672(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm0, 1968(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 1120(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 1536(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1504(%rsp)
	vmovups	448(%rsp), %ymm14
	.p2align	4
.L37b62:
	vmovups	%ymm13, 1872(%rsp)
	vmovups	%ymm5, 1904(%rsp)
	vmovups	%ymm3, 800(%rsp)
	vmovups	%ymm2, 1088(%rsp)
	vmovups	%ymm1, 480(%rsp)
	vmovups	%ymm8, 736(%rsp)
	vmovups	%ymm10, 1376(%rsp)
	vmovups	%ymm7, 1152(%rsp)
	vmovups	%ymm6, 1184(%rsp)
	vmovups	%ymm12, 416(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 288(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1248(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	%ymm1, 1808(%rsp)
	vmulps	%ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 112(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 320(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 256(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 224(%rsp)
	vmovups	%ymm1, 16(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 48(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	.p2align	4
.L37b63:
	vmovaps	(%rax,%rsi), %ymm6
	vmovaps	-128(%rdx), %ymm9
	vmovaps	-96(%rdx), %ymm1
	vmovaps	%ymm9, %ymm14
	vmovups	144(%rsp), %ymm5
	vfmadd132ps	352(%rsp), %ymm5, %ymm14
	vbroadcastss	.L37c0(%rip), %ymm5
	vdivps	%ymm14, %ymm5, %ymm5
	vsubps	%ymm14, %ymm6, %ymm6
	vmulps	%ymm5, %ymm6, %ymm6
	vmulps	192(%rsp), %ymm6, %ymm14
	vfmadd213ps	%ymm5, %ymm5, %ymm14
	vmovaps	-64(%rdx), %ymm5
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm2, %ymm3
	vmovaps	%ymm13, %ymm2
	vmovaps	%ymm10, %ymm13
	vmovaps	%ymm0, %ymm10
	vmovaps	%ymm7, %ymm0
	vmovaps	%ymm15, %ymm7
	vmovups	16(%rsp), %ymm15
	vaddps	%ymm6, %ymm15, %ymm15
	vmovups	%ymm15, 16(%rsp)
	vmovaps	%ymm7, %ymm15
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm10, %ymm0
	vmovaps	%ymm13, %ymm10
	vmovaps	%ymm2, %ymm13
	vfmadd231ps	%ymm9, %ymm6, %ymm15
	vfmadd231ps	%ymm1, %ymm6, %ymm0
	vfmadd231ps	%ymm5, %ymm6, %ymm7
	vmovups	48(%rsp), %ymm2
	vfmadd231ps	-32(%rdx), %ymm6, %ymm2
	vmovups	%ymm2, 48(%rsp)
	vmovaps	%ymm3, %ymm2
	vmovaps	%ymm12, %ymm3
	vfmadd231ps	(%rdx), %ymm6, %ymm10
	vmulps	%ymm14, %ymm9, %ymm6
	vaddps	%ymm6, %ymm2, %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm13
	vmulps	%ymm1, %ymm14, %ymm6
	vmovups	320(%rsp), %ymm12
	vaddps	%ymm6, %ymm12, %ymm12
	vmovups	%ymm12, 320(%rsp)
	vfmadd231ps	%ymm9, %ymm6, %ymm8
	vfmadd231ps	%ymm6, %ymm1, %ymm4
	vmovups	112(%rsp), %ymm6
	vaddps	%ymm6, %ymm14, %ymm6
	vmovups	%ymm6, 112(%rsp)
	vmulps	%ymm5, %ymm14, %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3
	vfmadd231ps	%ymm1, %ymm6, %ymm11
	vmovups	224(%rsp), %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm1
	vmovups	%ymm1, 224(%rsp)
	vmovups	256(%rsp), %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 256(%rsp)
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L37b63
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	352(%rsp), %ymm12
	vfmadd213ps	%ymm5, %ymm12, %ymm4
	vmovups	1280(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm12, %ymm1
	vmovups	%ymm1, 1280(%rsp)
	vmovups	448(%rsp), %ymm6
	vmulps	288(%rsp), %ymm6, %ymm14
	vmovaps	%ymm8, %ymm1
	vfmadd213ps	%ymm5, %ymm14, %ymm1
	vmovups	928(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	%ymm4, 928(%rsp)
	vmulps	384(%rsp), %ymm6, %ymm1
	vmulps	3008(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 1776(%rsp)
	vmovaps	%ymm8, %ymm1
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vmulps	2976(%rsp), %ymm12, %ymm9
	vfmadd213ps	%ymm1, %ymm9, %ymm11
	vmovups	640(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm12, %ymm1
	vmovups	%ymm1, 640(%rsp)
	vmovups	1808(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm4, %ymm8
	vmovups	416(%rsp), %ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm1
	vmovups	%ymm1, 416(%rsp)
	vaddps	320(%rsp), %ymm5, %ymm1
	vmovups	1936(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm12, %ymm6
	vmovups	%ymm6, 1936(%rsp)
	vmovups	512(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm12, %ymm1
	vmovups	%ymm1, 512(%rsp)
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm5, %ymm14, %ymm1
	vmovups	1312(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm14, %ymm6
	vmovups	%ymm6, 1312(%rsp)
	vmovaps	%ymm3, %ymm1
	vmovups	1776(%rsp), %ymm12
	vfmadd213ps	%ymm5, %ymm12, %ymm1
	vmovups	224(%rsp), %ymm11
	vfmadd213ps	%ymm1, %ymm9, %ymm11
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm5, %ymm12, %ymm1
	vfmadd231ps	%ymm3, %ymm9, %ymm1
	vmovups	672(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm12, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm6
	vmovups	%ymm6, 672(%rsp)
	vfmadd213ps	%ymm5, %ymm4, %ymm13
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vmovaps	%ymm3, %ymm6
	vmovups	576(%rsp), %ymm3
	vfmadd231ps	%ymm13, %ymm12, %ymm3
	vfmadd231ps	%ymm6, %ymm9, %ymm3
	vmovups	%ymm3, 576(%rsp)
	vmovups	736(%rsp), %ymm8
	vfmadd231ps	%ymm15, %ymm12, %ymm8
	vaddps	%ymm5, %ymm2, %ymm2
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	1120(%rsp), %ymm5
	vfmadd231ps	%ymm12, %ymm2, %ymm5
	vmovups	416(%rsp), %ymm12
	vaddps	256(%rsp), %ymm11, %ymm3
	vfmadd231ps	%ymm3, %ymm9, %ymm5
	vmovups	%ymm5, 1120(%rsp)
	vfmadd231ps	%ymm7, %ymm9, %ymm8
	vmovups	800(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm14, %ymm3
	vmovups	768(%rsp), %ymm1
	vfmadd231ps	%ymm13, %ymm14, %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm13, %ymm4, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	480(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm14, %ymm1
	vmovaps	%ymm0, %ymm9
	vmovups	1968(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm2, %ymm0
	vmovups	%ymm0, 1968(%rsp)
	vmovups	1408(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm0
	vmovups	%ymm0, 1408(%rsp)
	vmovups	864(%rsp), %ymm0
	vfmadd231ps	48(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	1184(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm4, %ymm6
	vmovups	1904(%rsp), %ymm5
	vfmadd231ps	%ymm7, %ymm4, %ymm5
	vmovups	1376(%rsp), %ymm10
	vmovups	288(%rsp), %ymm2
	vfmadd231ps	%ymm9, %ymm2, %ymm10
	vmovups	1536(%rsp), %ymm0
	vmovups	384(%rsp), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm0
	vmovups	%ymm0, 1536(%rsp)
	vmovups	608(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vmovups	1056(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	1872(%rsp), %ymm13
	vfmadd231ps	%ymm15, %ymm4, %ymm13
	vmovups	448(%rsp), %ymm14
	vmovups	1344(%rsp), %ymm0
	vfmadd231ps	1248(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vmovups	1504(%rsp), %ymm0
	vfmadd231ps	1840(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1504(%rsp)
	vmovups	1152(%rsp), %ymm7
	vaddps	16(%rsp), %ymm7, %ymm7
	vaddps	112(%rsp), %ymm11, %ymm0
	vmovups	1088(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L37b62
	vmovups	%ymm2, 1088(%rsp)
	vbroadcastss	.L37c0(%rip), %ymm15
	vmovups	3168(%rsp), %ymm2
	vmovups	%ymm1, 480(%rsp)
	vmovups	%ymm3, 800(%rsp)
	vmovups	1312(%rsp), %ymm4
	vmovups	1280(%rsp), %ymm3
	jmp	.L37b66
	.p2align	4
.L37b52:
	vmovaps	%ymm14, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1024(%rsp), %xmm2
	vucomiss	%xmm0, %xmm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1504(%rsp)
	vmovups	1440(%rsp), %ymm0
	ja	.L37b54
	vxorps	%xmm0, %xmm0, %xmm0
.L37b54:
	vmovups	%ymm0, 192(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 1536(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 1088(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1120(%rsp)
	vmovups	%ymm0, 1968(%rsp)
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 800(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 928(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 480(%rsp)
	vmovups	%ymm0, 512(%rsp)
	vmovups	448(%rsp), %ymm14
	vmovaps	%ymm9, %ymm2
.L37b66:
	vmovups	192(%rsp), %ymm9
	vmulps	%ymm14, %ymm9, %ymm0
	vdivps	%ymm2, %ymm15, %ymm1
	vmulps	%ymm5, %ymm0, %ymm2
	vfnmadd213ps	%ymm3, %ymm1, %ymm2
	vmovups	%ymm2, 1280(%rsp)
	vdivps	2880(%rsp), %ymm15, %ymm1
	vmulps	%ymm0, %ymm13, %ymm2
	vfnmadd213ps	%ymm4, %ymm1, %ymm2
	vmovups	%ymm2, 1312(%rsp)
	vmovups	3008(%rsp), %ymm4
	vmulps	%ymm4, %ymm4, %ymm1
	vmulps	1504(%rsp), %ymm1, %ymm1
	vmovaps	%ymm5, %ymm11
	vmovups	2976(%rsp), %ymm5
	vmulps	%ymm5, %ymm5, %ymm2
	vfmadd231ps	832(%rsp), %ymm2, %ymm1
	vfnmadd213ps	928(%rsp), %ymm0, %ymm10
	vmulps	%ymm4, %ymm5, %ymm2
	vmulps	1056(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	2448(%rsp), %ymm13, %ymm2
	vmovups	1744(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm11, %ymm3
	vaddps	%ymm3, %ymm1, %ymm2
	vmulps	1536(%rsp), %ymm4, %ymm1
	vfmadd231ps	864(%rsp), %ymm5, %ymm1
	vfnmadd213ps	640(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1536(%rsp)
	vmulps	1344(%rsp), %ymm4, %ymm1
	vfmadd231ps	608(%rsp), %ymm5, %ymm1
	vfnmadd213ps	800(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1504(%rsp)
	vfnmadd213ps	672(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 864(%rsp)
	vmulps	%ymm4, %ymm13, %ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm0
	vfnmadd213ps	576(%rsp), %ymm9, %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vbroadcastss	.L37c17(%rip), %ymm0
	vdivps	%ymm14, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovss	1024(%rsp), %xmm1
	vxorps	%xmm13, %xmm13, %xmm13
	vucomiss	%xmm13, %xmm1
	vmovups	512(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm12
	vmovups	768(%rsp), %ymm15
	vmovups	480(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm15
	vmovups	%ymm15, 768(%rsp)
	vmovups	%ymm12, 416(%rsp)
	vmovups	%ymm6, 1184(%rsp)
	vmovups	%ymm7, 1152(%rsp)
	vmovups	%ymm10, 1376(%rsp)
	vmovups	%ymm8, 736(%rsp)
	jbe	.L37b67
	vmovups	2480(%rsp), %ymm1
	vmovups	3136(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L37c35(%rip), %ymm0
	vmovups	%ymm1, 2480(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vmovups	1600(%rsp), %ymm9
	vandps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm0, %xmm13, %xmm1
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
	vucomiss	%xmm13, %xmm1
	jbe	.L37b67
	testq	%r10, %r10
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	je	.L37b74
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L37b71:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm14, %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L37c67(%rip), %ymm13
	vbroadcastss	.L37c69(%rip), %ymm10
	vmovups	144(%rsp), %ymm11
	vbroadcastss	.L37c0(%rip), %ymm12
	vbroadcastss	.L37c17(%rip), %ymm14
	vmovdqu	2944(%rsp), %ymm0
	vmovdqu	2912(%rsp), %ymm15
	.p2align	4
.L37b72:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	112(%rsp), %ymm11, %ymm3
	vdivps	%ymm3, %ymm12, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm14, %ymm6
	vaddps	%ymm5, %ymm14, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm12, %ymm6
	vpaddd	%ymm0, %ymm6, %ymm6
	vpand	%ymm6, %ymm15, %ymm6
	vpsubd	%ymm6, %ymm9, %ymm7
	vaddps	%ymm7, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vmovaps	%ymm10, %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L37c68(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vbroadcastss	.L37c71(%rip), %ymm9
	vbroadcastss	.L37c70(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm8, %ymm9
	vbroadcastss	.L37c72(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vmovaps	%ymm13, %ymm5
	vbroadcastss	.L37c66(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	.L37c73(%rip), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vaddps	%ymm4, %ymm12, %ymm5
	vmaxps	%ymm14, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vmovups	1600(%rsp), %ymm9
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L37b72
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	448(%rsp), %ymm14
	jne	.L37b71
.L37b74:
	vbroadcastss	.L37c75(%rip), %ymm2
	vbroadcastss	.L37c74(%rip), %ymm3
	vmovups	2672(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	vcmpltps	16(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2672(%rsp)
	vbroadcastss	.L37c25(%rip), %ymm1
	vmovups	2512(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2512(%rsp)
	vbroadcastss	.L37c76(%rip), %ymm1
	vmovups	2768(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2768(%rsp)
	vbroadcastss	.L37c19(%rip), %ymm0
	vbroadcastss	.L37c0(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2128(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	992(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm10
	vmovups	2000(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1216(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1216(%rsp)
	vmovups	2032(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	960(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 960(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm14, %ymm14
	vmovups	2096(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	144(%rsp), %ymm11
	vsubps	%ymm7, %ymm11, %ymm11
	vmovups	1712(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1712(%rsp)
	vmovups	2160(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2160(%rsp)
	vmovups	1440(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1440(%rsp)
	vbroadcastss	.L37c27(%rip), %ymm1
	vmovups	2416(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2416(%rsp)
	vandps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 2544(%rsp)
	vmovups	%ymm6, 2096(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm4, 2032(%rsp)
	vmovups	%ymm3, 2000(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vmovups	1184(%rsp), %ymm6
	vmovups	1152(%rsp), %ymm7
	vmovups	512(%rsp), %ymm4
	vmovups	704(%rsp), %ymm1
	vmovups	1312(%rsp), %ymm2
	vmovups	1280(%rsp), %ymm0
	vmovups	864(%rsp), %ymm3
	jmp	.L37b75
	.p2align	4
.L37b67:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2544(%rsp)
	vmovups	704(%rsp), %ymm1
	vmovups	1312(%rsp), %ymm2
	vmovups	1280(%rsp), %ymm0
	vmovups	864(%rsp), %ymm3
	vmovups	144(%rsp), %ymm11
	vmovups	992(%rsp), %ymm10
	vbroadcastss	.L37c0(%rip), %ymm15
.L37b75:
	vmovups	%ymm1, 704(%rsp)
	vmovups	%ymm14, 448(%rsp)
	vmovups	%ymm11, 144(%rsp)
	vbroadcastss	.L37c15(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vmaxps	%ymm5, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm9
	vmovups	%ymm9, 224(%rsp)
	vmaxps	%ymm5, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmaxps	%ymm5, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovdqu	3552(%rsp), %ymm1
	vxorps	%xmm12, %xmm12, %xmm12
	vpcmpgtd	%ymm12, %ymm1, %ymm0
	vmovdqu	%ymm0, 352(%rsp)
	vcmpleps	2608(%rsp), %ymm10, %ymm2
	vmovups	2576(%rsp), %ymm3
	vmovups	%ymm10, 992(%rsp)
	vcmpleps	%ymm10, %ymm3, %ymm3
	vmovups	1568(%rsp), %ymm1
	vmovaps	%ymm4, %ymm5
	vmovups	%ymm4, 512(%rsp)
	vxorps	%ymm1, %ymm4, %ymm4
	vbroadcastss	.L37c17(%rip), %ymm0
	vblendvps	%ymm3, %ymm5, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm12, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vmovdqa	%xmm2, 928(%rsp)
	vpor	3616(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 832(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm15, %ymm8
	vmovups	%ymm8, 112(%rsp)
	vmovdqu	3584(%rsp), %ymm2
	vpcmpgtd	%ymm12, %ymm2, %ymm3
	vmovups	1216(%rsp), %ymm5
	vcmpleps	2288(%rsp), %ymm5, %ymm2
	vmovups	2256(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	480(%rsp), %ymm10
	vxorps	%ymm1, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm10, %ymm0, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vcmpleps	%ymm2, %ymm12, %ymm12
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm12, 1056(%rsp)
	vmovups	960(%rsp), %ymm5
	vcmpleps	2640(%rsp), %ymm5, %ymm2
	vmovups	2320(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	736(%rsp), %ymm10
	vxorps	%ymm1, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm10, %ymm0, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vpor	%ymm3, %ymm12, %ymm10
	vmovdqu	%ymm10, 800(%rsp)
	vcmpleps	2192(%rsp), %ymm14, %ymm3
	vmovups	2224(%rsp), %ymm4
	vcmpleps	%ymm14, %ymm4, %ymm4
	vxorps	%ymm1, %ymm6, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm0, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm5
	vcmpleps	2384(%rsp), %ymm11, %ymm3
	vmovups	2352(%rsp), %ymm4
	vcmpleps	%ymm11, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm4
	vxorps	%ymm1, %ymm7, %ymm6
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm6
	vmovaps	%ymm15, %ymm12
	vpandn	%ymm15, %ymm10, %ymm1
	vmovdqu	%ymm1, 16(%rsp)
	vcmpleps	%ymm2, %ymm13, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	vorps	352(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmulps	%ymm1, %ymm9, %ymm7
	vmulps	1376(%rsp), %ymm7, %ymm2
	vmovups	320(%rsp), %ymm14
	vmulps	%ymm8, %ymm14, %ymm3
	vmulps	%ymm3, %ymm2, %ymm10
	vandnps	%ymm15, %ymm0, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmovups	256(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm4
	vmulps	1536(%rsp), %ymm4, %ymm2
	vmulps	%ymm3, %ymm2, %ymm9
	vmulps	1504(%rsp), %ymm4, %ymm2
	vmulps	%ymm10, %ymm9, %ymm0
	vfmsub231ps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm0, 1248(%rsp)
	vdivps	48(%rsp), %ymm12, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmovups	1088(%rsp), %ymm0
	vbroadcastss	.L37c15(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm11
	vxorps	%xmm8, %xmm8, %xmm8
	vcmpleps	%ymm5, %ymm8, %ymm0
	vmovdqu	3520(%rsp), %ymm2
	vpcmpgtd	%ymm8, %ymm2, %ymm2
	vpor	%ymm0, %ymm2, %ymm2
	vmovdqu	%ymm2, 1872(%rsp)
	vpandn	%ymm12, %ymm2, %ymm2
	vmovdqa	%ymm12, %ymm13
	vmovdqu	%ymm2, 384(%rsp)
	vmulps	%ymm2, %ymm1, %ymm8
	vmulps	416(%rsp), %ymm8, %ymm2
	vmulps	%ymm3, %ymm2, %ymm5
	vmulps	768(%rsp), %ymm8, %ymm2
	vmulps	%ymm5, %ymm10, %ymm1
	vmovups	%ymm10, 576(%rsp)
	vmovups	%ymm5, 640(%rsp)
	vfmsub231ps	%ymm2, %ymm7, %ymm1
	vmovups	%ymm1, 1808(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	%ymm6, %ymm1, %ymm12
	vmovdqu	3488(%rsp), %ymm2
	vpcmpgtd	%ymm1, %ymm2, %ymm2
	vpor	%ymm2, %ymm12, %ymm1
	vmovdqu	%ymm1, 1840(%rsp)
	vpandn	%ymm13, %ymm1, %ymm1
	vmovdqu	%ymm1, 288(%rsp)
	vmulps	%ymm1, %ymm11, %ymm6
	vmovaps	%ymm11, %ymm13
	vmovups	%ymm11, 352(%rsp)
	vmulps	1936(%rsp), %ymm6, %ymm2
	vmulps	%ymm3, %ymm2, %ymm3
	vmovups	%ymm3, 608(%rsp)
	vmulps	1968(%rsp), %ymm6, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vfmsub231ps	%ymm1, %ymm7, %ymm2
	vmovups	%ymm2, 1776(%rsp)
	vmulps	1344(%rsp), %ymm8, %ymm1
	vmovups	%ymm9, 672(%rsp)
	vmulps	%ymm5, %ymm9, %ymm11
	vfmsub231ps	%ymm1, %ymm4, %ymm11
	vmulps	1120(%rsp), %ymm6, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vmulps	%ymm3, %ymm9, %ymm7
	vfmsub231ps	%ymm1, %ymm4, %ymm7
	vmovups	%ymm7, 1744(%rsp)
	vmovss	1024(%rsp), %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vucomiss	%xmm3, %xmm1
	vmovdqa	928(%rsp), %xmm1
	vpor	2864(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	512(%rsp), %ymm14, %ymm3
	vmovaps	%ymm3, %ymm4
	vfmadd213ps	%ymm2, %ymm3, %ymm4
	vpandn	%ymm4, %ymm1, %ymm1
	vmovdqu	1056(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm4
	vpackssdw	%xmm4, %xmm2, %xmm4
	vpor	2848(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm4
	vmovups	480(%rsp), %ymm2
	vmulps	224(%rsp), %ymm2, %ymm10
	vpandn	%ymm10, %ymm4, %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm4
	vmovdqu	2448(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm1
	vpackssdw	%xmm1, %xmm2, %xmm1
	vpor	2832(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	736(%rsp), %ymm15, %ymm9
	vpandn	%ymm9, %ymm1, %ymm7
	vfmadd213ps	%ymm4, %ymm7, %ymm7
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vpor	2816(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	1184(%rsp), %ymm1
	vmulps	48(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm0, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm12, %xmm4
	vpackssdw	%xmm4, %xmm12, %xmm4
	vpor	2800(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm5
	vmulps	1152(%rsp), %ymm13, %ymm4
	vpandn	%ymm4, %ymm5, %ymm2
	vfmadd213ps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 1056(%rsp)
	vmovups	%ymm6, 3424(%rsp)
	vmulps	1408(%rsp), %ymm6, %ymm0
	vmovups	640(%rsp), %ymm2
	vmovups	608(%rsp), %ymm6
	vmulps	%ymm2, %ymm6, %ymm7
	vmovups	%ymm8, 3456(%rsp)
	vfmsub231ps	%ymm0, %ymm8, %ymm7
	vmulps	112(%rsp), %ymm3, %ymm5
	vmovups	576(%rsp), %ymm8
	vmulps	%ymm5, %ymm8, %ymm3
	vfmsub231ps	16(%rsp), %ymm10, %ymm3
	vmovups	%ymm3, 1024(%rsp)
	vmovups	672(%rsp), %ymm10
	vmulps	%ymm5, %ymm10, %ymm3
	vfmsub231ps	192(%rsp), %ymm9, %ymm3
	vmovups	%ymm3, 2448(%rsp)
	vmulps	%ymm5, %ymm2, %ymm3
	vmovups	%ymm5, 928(%rsp)
	vmovaps	%ymm2, %ymm9
	vfmsub231ps	384(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 3648(%rsp)
	vbroadcastss	.L37c0(%rip), %ymm15
	vmovaps	%ymm8, %ymm0
	vfnmadd213ps	%ymm15, %ymm8, %ymm0
	vbroadcastss	.L37c77(%rip), %ymm3
	vmovups	%ymm0, 3392(%rsp)
	vmaxps	%ymm3, %ymm0, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm12
	vmulps	%ymm5, %ymm6, %ymm5
	vfmsub231ps	288(%rsp), %ymm4, %ymm5
	vmulps	1248(%rsp), %ymm12, %ymm13
	vmovaps	%ymm10, %ymm8
	vfnmadd213ps	%ymm15, %ymm10, %ymm8
	vfnmadd231ps	%ymm13, %ymm13, %ymm8
	vmaxps	%ymm3, %ymm8, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm10
	vmulps	224(%rsp), %ymm12, %ymm1
	vmovups	800(%rsp), %ymm2
	vblendvps	%ymm2, %ymm15, %ymm1, %ymm2
	vmulps	1808(%rsp), %ymm12, %ymm6
	vfnmadd231ps	%ymm13, %ymm6, %ymm11
	vmovups	%ymm13, 1248(%rsp)
	vmulps	%ymm10, %ymm11, %ymm0
	vfnmadd213ps	%ymm15, %ymm9, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vfnmadd231ps	%ymm0, %ymm0, %ymm9
	vmovups	%ymm0, 800(%rsp)
	vmaxps	%ymm3, %ymm9, %ymm11
	vsqrtps	%ymm11, %ymm11
	vdivps	%ymm11, %ymm15, %ymm1
	vmulps	256(%rsp), %ymm10, %ymm11
	vmovups	1904(%rsp), %ymm3
	vblendvps	%ymm3, %ymm15, %ymm11, %ymm11
	vmovups	832(%rsp), %ymm3
	vmovups	320(%rsp), %ymm4
	vblendvps	%ymm3, %ymm15, %ymm4, %ymm14
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	48(%rsp), %ymm1, %ymm14
	vmovups	1872(%rsp), %ymm3
	vblendvps	%ymm3, %ymm15, %ymm14, %ymm14
	vmulps	%ymm2, %ymm11, %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 832(%rsp)
	vmulps	1776(%rsp), %ymm12, %ymm11
	vmovups	1744(%rsp), %ymm2
	vfnmadd231ps	%ymm13, %ymm11, %ymm2
	vmulps	%ymm2, %ymm10, %ymm14
	vfnmadd231ps	%ymm6, %ymm11, %ymm7
	vfnmadd231ps	%ymm0, %ymm14, %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	608(%rsp), %ymm0
	vmovaps	%ymm0, %ymm13
	vfnmadd213ps	%ymm15, %ymm0, %ymm13
	vfnmadd231ps	%ymm11, %ymm11, %ymm13
	vfnmadd231ps	%ymm14, %ymm14, %ymm13
	vfnmadd231ps	%ymm7, %ymm7, %ymm13
	vbroadcastss	.L37c77(%rip), %ymm2
	vmaxps	%ymm2, %ymm13, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm15, %ymm4
	vmulps	352(%rsp), %ymm4, %ymm3
	vmovups	1840(%rsp), %ymm2
	vblendvps	%ymm2, %ymm15, %ymm3, %ymm3
	vmulps	832(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 832(%rsp)
	vmovups	1568(%rsp), %ymm3
	vxorps	576(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 1872(%rsp)
	vxorps	672(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 1904(%rsp)
	vxorps	640(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 640(%rsp)
	vxorps	%ymm3, %ymm0, %ymm2
	vmovups	%ymm2, 3104(%rsp)
	vmovups	%ymm12, 576(%rsp)
	vmulps	1024(%rsp), %ymm12, %ymm2
	vmovups	2448(%rsp), %ymm15
	vmovups	1248(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm2, %ymm15
	vxorps	%ymm3, %ymm0, %ymm12
	vmovups	%ymm12, 1248(%rsp)
	vmovups	3648(%rsp), %ymm12
	vfnmadd231ps	%ymm6, %ymm2, %ymm12
	vxorps	%ymm3, %ymm6, %ymm6
	vmovups	%ymm6, 1840(%rsp)
	vmovups	%ymm10, 672(%rsp)
	vmulps	%ymm10, %ymm15, %ymm6
	vmovups	800(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm6, %ymm12
	vxorps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 1776(%rsp)
	vfnmadd231ps	%ymm11, %ymm2, %ymm5
	vxorps	%ymm3, %ymm11, %ymm0
	vmovups	%ymm0, 800(%rsp)
	vfnmadd231ps	%ymm14, %ymm6, %ymm5
	vxorps	%ymm3, %ymm14, %ymm0
	vmovups	%ymm0, 1744(%rsp)
	vmovaps	%ymm3, %ymm0
	vmovups	%ymm1, 608(%rsp)
	vmulps	%ymm1, %ymm12, %ymm3
	vfnmadd231ps	%ymm7, %ymm3, %ymm5
	vxorps	%ymm0, %ymm7, %ymm10
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	928(%rsp), %ymm1
	vfmadd213ps	%ymm14, %ymm1, %ymm1
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm6, 1024(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	%ymm4, 1808(%rsp)
	vmulps	%ymm4, %ymm5, %ymm4
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	ja	.L37b92
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm10, %ymm3
	vbroadcastss	.L37c0(%rip), %ymm15
	vmovups	48(%rsp), %ymm12
	vdivps	%ymm12, %ymm15, %ymm6
	vmovups	352(%rsp), %ymm0
	vdivps	%ymm0, %ymm15, %ymm7
	vmulps	448(%rsp), %ymm6, %ymm6
	vbroadcastss	.L37c78(%rip), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmovups	144(%rsp), %ymm13
	vmulps	%ymm7, %ymm13, %ymm7
	vbroadcastss	.L37c79(%rip), %ymm8
	vmulps	%ymm7, %ymm8, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm6
	vmovups	2672(%rsp), %ymm9
	vaddps	%ymm9, %ymm9, %ymm7
	vsqrtps	%ymm7, %ymm7
	vbroadcastss	.L37c27(%rip), %ymm10
	vcmpltps	%ymm10, %ymm9, %ymm8
	vbroadcastss	.L37c80(%rip), %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vandps	%ymm7, %ymm8, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm8, %ymm6
	vbroadcastss	16(%r9), %ymm7
	vmovups	2416(%rsp), %ymm11
	vdivps	%ymm11, %ymm15, %ymm8
	vmulps	832(%rsp), %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm8
	vminps	%ymm15, %ymm8, %ymm8
	vmulps	%ymm7, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm6, %ymm9
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm9, %ymm6
	vcmpltps	%ymm10, %ymm11, %ymm8
	vandps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vcmpleps	%ymm6, %ymm1, %ymm1
	vmulss	%xmm7, %xmm7, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmovups	1056(%rsp), %ymm7
	vcmpleps	%ymm6, %ymm7, %ymm6
	vandps	%ymm1, %ymm6, %ymm1
	vmovups	16(%rsp), %ymm6
	vmulps	112(%rsp), %ymm6, %ymm6
	vmulps	192(%rsp), %ymm6, %ymm6
	vmulps	384(%rsp), %ymm6, %ymm6
	vmulps	288(%rsp), %ymm6, %ymm6
	vcmpnltps	%ymm6, %ymm14, %ymm6
	vandps	%ymm6, %ymm15, %ymm6
	vbroadcastss	.L37c24(%rip), %ymm8
	vblendvps	%ymm1, %ymm6, %ymm8, %ymm1
	vmovups	3072(%rsp), %ymm6
	vcmpleps	2480(%rsp), %ymm6, %ymm6
	vbroadcastss	.L37c34(%rip), %ymm11
	vminps	%ymm11, %ymm1, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm1, %ymm1
	vmovups	2704(%rsp), %ymm7
	vcmpeqps	%ymm7, %ymm8, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2704(%rsp)
	vcmpeqps	%ymm7, %ymm8, %ymm1
	vandps	%ymm1, %ymm15, %ymm9
	vxorps	%xmm8, %xmm8, %xmm8
	vaddss	%xmm8, %xmm9, %xmm1
	vshufps	$245, %xmm9, %xmm9, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$78, %xmm9, %xmm9, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm9, %xmm9, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vextractf128	$1, %ymm9, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$245, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$78, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vucomiss	%xmm8, %xmm1
	vxorps	%xmm1, %xmm1, %xmm1
	ja	.L37b51
	vmovaps	%ymm0, %ymm8
	vmulps	1808(%rsp), %ymm4, %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vmulps	608(%rsp), %ymm3, %ymm3
	vmovups	1776(%rsp), %ymm0
	vfmadd213ps	1024(%rsp), %ymm3, %ymm0
	vmovups	1744(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm6, %ymm1
	vmulps	672(%rsp), %ymm1, %ymm0
	vmovups	800(%rsp), %ymm9
	vmovups	1248(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vmovups	1840(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm9
	vmulps	576(%rsp), %ymm9, %ymm1
	vmovups	1872(%rsp), %ymm2
	vfmadd213ps	928(%rsp), %ymm1, %ymm2
	vmovups	1904(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vmovups	640(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm3, %ymm2
	vmovups	3104(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vmulps	320(%rsp), %ymm5, %ymm2
	vmovups	%ymm2, 288(%rsp)
	vmulps	224(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 384(%rsp)
	vmulps	256(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmulps	%ymm3, %ymm12, %ymm0
	vmovups	%ymm0, 512(%rsp)
	vmulps	%ymm6, %ymm8, %ymm0
	vmovups	%ymm0, 480(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	cmpb	$1, %cl
	movq	920(%rsp), %rdi
	jne	.L37b82
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L37b79:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	448(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L37c0(%rip), %ymm3
	.p2align	4
.L37b80:
	vmovups	%ymm2, 112(%rsp)
	vmovaps	(%rdx), %ymm10
	vmovups	144(%rsp), %ymm0
	vfmadd132ps	16(%rsp), %ymm0, %ymm10
	vdivps	%ymm10, %ymm3, %ymm11
	vmovaps	%ymm4, %ymm7
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm10, %ymm4, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vbroadcastss	.L37c17(%rip), %ymm9
	vcmpltps	%ymm4, %ymm9, %ymm12
	vaddps	%ymm9, %ymm11, %ymm11
	vblendvps	%ymm12, %ymm4, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm12
	vpaddd	2944(%rsp), %ymm12, %ymm12
	vpand	2912(%rsp), %ymm12, %ymm12
	vmovaps	%ymm5, %ymm8
	vmovdqu	1600(%rsp), %ymm0
	vpsubd	%ymm12, %ymm0, %ymm5
	vaddps	%ymm5, %ymm9, %ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm0
	vbroadcastss	.L37c69(%rip), %ymm5
	vmulps	%ymm0, %ymm0, %ymm11
	vbroadcastss	.L37c68(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovaps	%ymm1, %ymm6
	vbroadcastss	.L37c71(%rip), %ymm1
	vbroadcastss	.L37c70(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	.L37c72(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vfmadd213ps	%ymm5, %ymm11, %ymm1
	vbroadcastss	.L37c67(%rip), %ymm5
	vbroadcastss	.L37c66(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vfmadd213ps	%ymm5, %ymm11, %ymm1
	vmovaps	%ymm8, %ymm5
	vfmadd213ps	%ymm0, %ymm11, %ymm1
	vcvtdq2ps	%ymm12, %ymm0
	vbroadcastss	.L37c73(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vaddps	%ymm3, %ymm4, %ymm0
	vmaxps	%ymm9, %ymm4, %ymm4
	vfmsub231ps	%ymm0, %ymm1, %ymm4
	vaddps	%ymm3, %ymm10, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vmovaps	%ymm7, %ymm4
	vmovups	112(%rsp), %ymm2
	vmulps	%ymm0, %ymm0, %ymm1
	vaddps	%ymm0, %ymm2, %ymm2
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm1, %ymm14, %ymm14
	vfmadd231ps	%ymm1, %ymm1, %ymm15
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vmovaps	%ymm6, %ymm1
	vaddps	%ymm0, %ymm13, %ymm13
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L37b80
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L37b79
.L37b82:
	vmovups	%ymm2, 112(%rsp)
	vmovups	%ymm14, 672(%rsp)
	vmovups	%ymm13, 576(%rsp)
	vmovups	%ymm15, 1088(%rsp)
	vmovups	%ymm5, 1152(%rsp)
	vmovups	%ymm1, 1184(%rsp)
	vmovups	%ymm4, 704(%rsp)
	movq	%r14, %rbx
	vmovss	.L37c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm10
	vbroadcastss	44(%r9), %ymm11
	vmovups	960(%rsp), %ymm13
	vsubps	%ymm11, %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	28(%r9), %ymm1
	vbroadcastss	36(%r9), %ymm7
	vmovaps	%xmm7, %xmm4
	vfmadd213ps	%ymm1, %ymm0, %ymm7
	vbroadcastss	.L37c0(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm0, %ymm7
	vmulps	%ymm0, %ymm0, %ymm5
	vfmadd213ps	%ymm6, %ymm5, %ymm7
	vmovss	.L37c25(%rip), %xmm2
	vmulss	%xmm2, %xmm4, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovss	.L37c33(%rip), %xmm3
	vmulss	%xmm3, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm4, %ymm0, %ymm1
	vbroadcastss	.L37c34(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm4
	vaddps	%ymm11, %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	32(%r9), %ymm1
	vbroadcastss	40(%r9), %ymm11
	vmovaps	%xmm11, %xmm5
	vfmadd213ps	%ymm1, %ymm0, %ymm11
	vfmadd213ps	%ymm6, %ymm0, %ymm11
	vmulps	%ymm0, %ymm0, %ymm12
	vfmadd213ps	%ymm6, %ymm12, %ymm11
	vmulss	%xmm2, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmulss	%xmm3, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm5, %ymm0, %ymm1
	vbroadcastss	.L37c22(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm6, %ymm5
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vbroadcastss	.L37c14(%rip), %ymm3
	vmulps	%ymm3, %ymm4, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmaxps	%ymm2, %ymm11, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	20(%r9), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vdivps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm4, %ymm0, %ymm0
	vbroadcastss	24(%r9), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	1472(%rsp), %ymm6
	vandps	%ymm6, %ymm1, %ymm1
	vandps	%ymm6, %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm10
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmulps	%ymm5, %ymm7, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vminps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm11
	vmovups	992(%rsp), %ymm14
	vmovups	288(%rsp), %ymm7
	vaddps	%ymm7, %ymm14, %ymm0
	vmovups	2576(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2608(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vmovups	1216(%rsp), %ymm15
	vmovups	384(%rsp), %ymm5
	vaddps	%ymm5, %ymm15, %ymm0
	vmovups	2256(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2288(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm12
	vmovups	192(%rsp), %ymm4
	vaddps	%ymm4, %ymm13, %ymm0
	vmovups	2320(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2640(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm10
	vmovups	448(%rsp), %ymm8
	vaddps	512(%rsp), %ymm8, %ymm0
	vmovups	2224(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2192(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	144(%rsp), %ymm9
	vaddps	480(%rsp), %ymm9, %ymm1
	vmovups	2352(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2384(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vandps	%ymm6, %ymm7, %ymm3
	vxorps	%xmm2, %xmm2, %xmm2
	vmaxps	%ymm2, %ymm3, %ymm3
	vandps	%ymm6, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm5, %ymm3
	vandps	%ymm6, %ymm4, %ymm5
	vmulps	16(%rsp), %ymm5, %ymm5
	vmaxps	%ymm3, %ymm5, %ymm3
	vbroadcastss	.L37c84(%rip), %ymm2
	vmulps	%ymm2, %ymm11, %ymm5
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovups	2704(%rsp), %ymm2
	vbroadcastss	.L37c0(%rip), %ymm11
	vcmpleps	%ymm11, %ymm2, %ymm4
	vmovups	%ymm4, 640(%rsp)
	vandps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm3, 736(%rsp), %ymm14, %ymm7
	vblendvps	%ymm3, %ymm12, %ymm15, %ymm4
	vmovups	%ymm4, 480(%rsp)
	vblendvps	%ymm3, %ymm10, %ymm13, %ymm4
	vmovups	%ymm4, 384(%rsp)
	vblendvps	%ymm3, %ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vblendvps	%ymm3, %ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	224(%rsp), %ymm5
	vmulps	1376(%rsp), %ymm5, %ymm0
	vmovups	320(%rsp), %ymm3
	vmulps	%ymm3, %ymm0, %ymm10
	vmovups	256(%rsp), %ymm4
	vmulps	1536(%rsp), %ymm4, %ymm0
	vmulps	%ymm3, %ymm0, %ymm15
	vmulps	1504(%rsp), %ymm4, %ymm0
	vmulps	%ymm10, %ymm15, %ymm1
	vfmsub231ps	%ymm0, %ymm5, %ymm1
	vmovups	48(%rsp), %ymm6
	vmulps	416(%rsp), %ymm6, %ymm0
	vmulps	%ymm3, %ymm0, %ymm14
	vmulps	768(%rsp), %ymm6, %ymm0
	vmulps	%ymm10, %ymm14, %ymm8
	vfmsub231ps	%ymm0, %ymm5, %ymm8
	vmovups	%ymm8, 288(%rsp)
	vmulps	1344(%rsp), %ymm6, %ymm0
	vmulps	%ymm15, %ymm14, %ymm12
	vfmsub231ps	%ymm0, %ymm4, %ymm12
	vbroadcastss	208(%r9), %ymm8
	vbroadcastss	.L37c25(%rip), %ymm0
	vcmpeqps	%ymm0, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm0
	movq	%rdi, %r10
	shlq	$5, %r10
	vbroadcastss	12(%r9), %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	352(%rsp), %ymm9
	vmulps	1936(%rsp), %ymm9, %ymm0
	vmulps	%ymm3, %ymm0, %ymm13
	vmulps	1968(%rsp), %ymm9, %ymm7
	vmulps	%ymm10, %ymm13, %ymm2
	vfmsub231ps	%ymm7, %ymm5, %ymm2
	vmovups	%ymm2, 416(%rsp)
	vmovups	480(%rsp), %ymm2
	vblendvps	%ymm6, %ymm8, %ymm2, %ymm7
	movq	96(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$5, %rdi
	vmovaps	%ymm7, (%r15,%rdi)
	vmovups	%ymm10, 736(%rsp)
	vmovaps	%ymm10, %ymm7
	vmovaps	%ymm11, %ymm5
	vfnmadd213ps	%ymm11, %ymm10, %ymm7
	vbroadcastss	.L37c77(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm10
	vsqrtps	%ymm10, %ymm10
	vminps	%ymm11, %ymm7, %ymm7
	vdivps	%ymm10, %ymm11, %ymm11
	vmulps	%ymm1, %ymm11, %ymm3
	vmovaps	%ymm15, %ymm1
	vfnmadd213ps	%ymm5, %ymm15, %ymm1
	vfnmadd231ps	%ymm3, %ymm3, %ymm1
	vminps	%ymm7, %ymm1, %ymm10
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	leaq	(%r15,%r10), %rcx
	vmovups	384(%rsp), %ymm5
	vblendvps	%ymm6, %ymm8, %ymm5, %ymm7
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm7, (%rax,%rcx)
	vmulps	1120(%rsp), %ymm9, %ymm7
	vmovups	%ymm15, 512(%rsp)
	vmulps	%ymm15, %ymm13, %ymm5
	vfmsub231ps	%ymm7, %ymm4, %ymm5
	vbroadcastss	.L37c0(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	288(%rsp), %ymm11, %ymm7
	vfnmadd231ps	%ymm3, %ymm7, %ymm12
	vmulps	%ymm0, %ymm12, %ymm15
	vmovaps	%ymm14, %ymm1
	vfnmadd213ps	%ymm4, %ymm14, %ymm1
	vfnmadd231ps	%ymm7, %ymm7, %ymm1
	vfnmadd231ps	%ymm15, %ymm15, %ymm1
	vminps	%ymm10, %ymm1, %ymm10
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovups	144(%rsp), %ymm1
	vmulps	192(%rsp), %ymm1, %ymm4
	vblendvps	%ymm6, %ymm8, %ymm4, %ymm4
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm4, (%rdx,%rcx)
	vmulps	1408(%rsp), %ymm9, %ymm4
	vmovups	%ymm14, 480(%rsp)
	vmulps	%ymm14, %ymm13, %ymm12
	vmovups	48(%rsp), %ymm14
	vfmsub231ps	%ymm4, %ymm14, %ymm12
	vbroadcastss	.L37c0(%rip), %ymm9
	vdivps	%ymm2, %ymm9, %ymm2
	vmulps	16(%rsp), %ymm1, %ymm1
	vmovups	%ymm6, 192(%rsp)
	vmovups	%ymm8, 384(%rsp)
	vblendvps	%ymm6, %ymm8, %ymm1, %ymm1
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm1, (%rdx,%rcx)
	vmovups	%ymm11, 288(%rsp)
	vmulps	416(%rsp), %ymm11, %ymm4
	vmovups	%ymm3, 768(%rsp)
	vfnmadd231ps	%ymm3, %ymm4, %ymm5
	vmovups	%ymm0, 416(%rsp)
	vmulps	%ymm0, %ymm5, %ymm3
	vfnmadd231ps	%ymm7, %ymm4, %ymm12
	vfnmadd231ps	%ymm15, %ymm3, %ymm12
	vmovups	%ymm2, 448(%rsp)
	vmulps	%ymm2, %ymm12, %ymm1
	vmovaps	%ymm13, %ymm12
	vfnmadd213ps	%ymm9, %ymm13, %ymm12
	vfnmadd231ps	%ymm4, %ymm4, %ymm12
	vfnmadd231ps	%ymm3, %ymm3, %ymm12
	vmovups	%ymm1, 1408(%rsp)
	vfnmadd231ps	%ymm1, %ymm1, %ymm12
	vminps	%ymm10, %ymm12, %ymm1
	vbroadcastss	.L37c83(%rip), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 16(%rsp)
	movl	$5, %ecx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	.L37b85
	vmovaps	%ymm15, %ymm8
	vbroadcastss	.L37c77(%rip), %ymm1
	vmaxps	%ymm1, %ymm12, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L37c0(%rip), %ymm5
	vdivps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vmovups	1568(%rsp), %ymm2
	vmovaps	%ymm3, %ymm10
	vxorps	736(%rsp), %ymm2, %ymm3
	vmovups	144(%rsp), %ymm5
	vmulps	%ymm5, %ymm14, %ymm1
	vmovups	%ymm1, 736(%rsp)
	vmulps	352(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 352(%rsp)
	vmovdqu	640(%rsp), %ymm1
	vpand	16(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vmovdqa	%xmm1, 144(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
	leaq	(%rsi,%rsi,4), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	movq	%rdi, %r12
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movl	$9, %r11d
	cmoveq	%r11, %rcx
	leaq	(%r8,%r8,2), %r8
	addq	$7, %r8
	xorq	$7, %rdi
	imulq	96(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	96(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	imulq	96(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	96(%rsp), %rcx
	shlq	$5, %rcx
	vmovups	288(%rsp), %ymm14
	vmulps	%ymm3, %ymm14, %ymm6
	vmovups	512(%rsp), %ymm1
	vmovups	768(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	416(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm11
	vxorps	%ymm2, %ymm14, %ymm5
	vmulps	%ymm5, %ymm3, %ymm5
	vmulps	%ymm5, %ymm15, %ymm3
	vmovups	480(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm7, %ymm5
	vfmadd231ps	%ymm11, %ymm8, %ymm5
	vxorps	%ymm2, %ymm5, %ymm5
	vmovups	448(%rsp), %ymm1
	vmulps	%ymm5, %ymm1, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmulps	%ymm7, %ymm14, %ymm7
	vfmadd231ps	%ymm3, %ymm8, %ymm7
	vmovaps	%ymm3, %ymm5
	vxorps	%ymm2, %ymm7, %ymm7
	vmulps	%ymm7, %ymm1, %ymm12
	vxorps	%ymm2, %ymm15, %ymm7
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm1, %ymm7, %ymm9
	vfmadd231ps	%ymm6, %ymm4, %ymm13
	vfmadd231ps	%ymm11, %ymm10, %ymm13
	vmovups	1408(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vxorps	%ymm2, %ymm13, %ymm3
	vmovups	1120(%rsp), %ymm8
	vmulps	%ymm3, %ymm8, %ymm13
	vmulps	%ymm4, %ymm14, %ymm0
	vmovaps	%ymm6, %ymm4
	vfmadd231ps	%ymm5, %ymm10, %ymm0
	vfmadd231ps	%ymm12, %ymm7, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm6
	vmulps	%ymm10, %ymm15, %ymm0
	vfmadd231ps	%ymm9, %ymm7, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm10
	vxorps	%ymm2, %ymm1, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm4, 768(%rsp)
	vmovaps	%ymm4, %ymm3
	vbroadcastss	.L37c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vfmadd231ps	%ymm11, %ymm11, %ymm3
	vmovups	48(%rsp), %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm3
	vmovups	%ymm13, 512(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm3
	vmovups	320(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm3, %ymm2, %ymm4
	vpmovsxwd	144(%rsp), %ymm3
	vmovups	384(%rsp), %ymm2
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm4
	vmovaps	%ymm4, (%r10,%r9)
	movq	104(%rsp), %r9
	vmulps	%ymm14, %ymm14, %ymm4
	vmovups	736(%rsp), %ymm14
	vfmadd231ps	%ymm5, %ymm5, %ymm4
	vfmadd231ps	%ymm12, %ymm12, %ymm4
	vmovups	%ymm6, 480(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm4
	vmovups	224(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm4
	vmovaps	%ymm4, (%r10,%rdi)
	movq	%r12, %rdi
	vmulps	%ymm0, %ymm8, %ymm13
	vmulps	%ymm15, %ymm15, %ymm0
	vfmadd231ps	%ymm9, %ymm9, %ymm0
	vmovups	%ymm10, 144(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm0
	vmovups	352(%rsp), %ymm15
	vmovups	256(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%r8)
	vmulps	%ymm1, %ymm1, %ymm0
	vfmadd231ps	%ymm13, %ymm13, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	96(%rsp), %rsi
	vmulps	%ymm8, %ymm8, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L37b85
	vmovups	768(%rsp), %ymm0
	vmulps	288(%rsp), %ymm0, %ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm0
	vmovups	416(%rsp), %ymm6
	vmulps	%ymm6, %ymm11, %ymm7
	vmulps	%ymm5, %ymm6, %ymm4
	vmovups	48(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm4
	vmovups	448(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm5
	vmulps	%ymm2, %ymm12, %ymm10
	vmulps	%ymm2, %ymm9, %ymm11
	vmovups	480(%rsp), %ymm6
	vmovups	512(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0
	vmovups	224(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	320(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	144(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm7
	vmovups	256(%rsp), %ymm2
	vmulps	%ymm7, %ymm2, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 416(%rsp)
	vfmadd231ps	%ymm9, %ymm13, %ymm5
	vmulps	%ymm5, %ymm14, %ymm5
	vmulps	%ymm5, %ymm12, %ymm1
	vmovups	%ymm1, 288(%rsp)
	vmovups	1120(%rsp), %ymm1
	vmulps	%ymm1, %ymm9, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm7, %ymm12, %ymm9
	vfmadd231ps	%ymm6, %ymm0, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd231ps	%ymm6, %ymm13, %ymm10
	vmulps	%ymm14, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm4
	vmovups	%ymm4, 320(%rsp)
	vmulps	%ymm6, %ymm1, %ymm12
	vmulps	%ymm15, %ymm12, %ymm12
	vmulps	%ymm12, %ymm8, %ymm6
	vfmadd231ps	%ymm0, %ymm13, %ymm11
	vmulps	%ymm14, %ymm11, %ymm11
	vmulps	%ymm2, %ymm11, %ymm11
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm2, %ymm5
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	384(%rsp), %ymm2
	vblendvps	%ymm3, 48(%rsp), %ymm2, %ymm0
	vblendvps	%ymm3, 416(%rsp), %ymm2, %ymm4
	vblendvps	%ymm3, %ymm7, %ymm2, %ymm7
	vblendvps	%ymm3, 288(%rsp), %ymm2, %ymm10
	vblendvps	%ymm3, 320(%rsp), %ymm2, %ymm12
	vblendvps	%ymm3, %ymm11, %ymm2, %ymm11
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm8
	vblendvps	%ymm3, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm3, %ymm5, %ymm2, %ymm5
	vblendvps	%ymm3, %ymm1, %ymm2, %ymm1
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm4, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm7, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm10, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm11, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm6, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%r10,%rcx)
	movl	$20, %ecx
.L37b85:
	testb	$8, %r14b
	vmovups	3296(%rsp), %ymm1
	vmovups	192(%rsp), %ymm10
	je	.L37b87
	vbroadcastss	.L37c0(%rip), %ymm4
	vdivps	3232(%rsp), %ymm4, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	2944(%rsp), %ymm1, %ymm0
	vpand	2912(%rsp), %ymm0, %ymm0
	vmovdqu	1600(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	.L37c71(%rip), %ymm1
	vbroadcastss	.L37c70(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vbroadcastss	.L37c69(%rip), %ymm5
	vbroadcastss	.L37c68(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm5
	vbroadcastss	.L37c72(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vbroadcastss	.L37c67(%rip), %ymm5
	vbroadcastss	.L37c66(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vbroadcastss	100(%r9), %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	112(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	104(%r9), %ymm3
	vmovups	672(%rsp), %ymm8
	vfmadd213ps	%ymm4, %ymm8, %ymm3
	vbroadcastss	136(%r9), %ymm4
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	140(%r9), %ymm5
	vfmadd213ps	%ymm4, %ymm8, %ymm5
	vbroadcastss	172(%r9), %ymm4
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	176(%r9), %ymm7
	vfmadd213ps	%ymm4, %ymm8, %ymm7
	vbroadcastss	108(%r9), %ymm4
	vmovups	576(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	144(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vbroadcastss	180(%r9), %ymm5
	vfmadd213ps	%ymm7, %ymm2, %ymm5
	vbroadcastss	112(%r9), %ymm7
	vmovups	1088(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vbroadcastss	148(%r9), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	184(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vbroadcastss	116(%r9), %ymm5
	vmovups	1152(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm2, %ymm5
	vbroadcastss	152(%r9), %ymm7
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vbroadcastss	188(%r9), %ymm9
	vfmadd213ps	%ymm3, %ymm2, %ymm9
	vbroadcastss	120(%r9), %ymm8
	vmovups	1184(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm2, %ymm8
	vbroadcastss	156(%r9), %ymm4
	vfmadd213ps	%ymm7, %ymm2, %ymm4
	vbroadcastss	192(%r9), %ymm3
	vfmadd213ps	%ymm9, %ymm2, %ymm3
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L37c73(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vbroadcastss	.L37c81(%rip), %ymm0
	vmovups	3200(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vbroadcastss	.L37c82(%rip), %ymm0
	vmovups	3264(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovups	2736(%rsp), %ymm2
	vaddps	%ymm2, %ymm8, %ymm1
	vbroadcastss	.L37c34(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vbroadcastss	.L37c85(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm3
	vbroadcastss	208(%r9), %ymm0
	vbroadcastss	.L37c38(%rip), %ymm2
	vmovups	704(%rsp), %ymm7
	vfmsub213ps	%ymm7, %ymm2, %ymm5
	vblendvps	%ymm10, %ymm0, %ymm5, %ymm5
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	vaddps	%ymm7, %ymm7, %ymm2
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm2
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm2, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	.L37b87
.L37b91:
	addq	$3688, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
