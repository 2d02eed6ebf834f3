# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L17c0:
	.long	0x3f800000
.L17c1:
	.long	1048576
.L17c2:
	.long	2147483647
.L17c3:
	.long	0x3f40094e
.L17c4:
	.long	0x3e1d5a5a
.L17c5:
	.long	0x3bd74912
.L17c6:
	.long	0x3f156f3d
.L17c7:
	.long	0x3d26f715
.L17c8:
	.long	8388607
.L17c9:
	.long	1400897536
.L17c10:
	.long	1258291200
.L17c11:
	.long	1392508928
.L17c12:
	.long	0x53000080
.L17c13:
	.long	0xc9800000
.L17c14:
	.long	0x3f000000
.L17c15:
	.long	0x0da24260
.L17c16:
	.long	0x1e3ce508
.L17c17:
	.long	0xbf800000
.L17c18:
	.long	0x41100000
.L17c19:
	.long	0x3e800000
.L17c20:
	.long	0x41490fdb
.L17c21:
	.long	0x40a00000
.L17c22:
	.long	0x40800000
.L17c23:
	.long	0x7f7fffff
.L17c24:
	.long	0x3fc00000
.L17c25:
	.long	0x7149f2ca
.L17c27:
	.long	2
.L17c28:
	.long	4
.L17c29:
	.long	8
.L17c30:
	.long	16
.L17c31:
	.long	0x3f3504f3
.L17c32:
	.long	0x3ecc422a
.L17c33:
	.long	0x3f106ebb
.L17c34:
	.long	0xbf000000
.L17c35:
	.long	0x80000000
.L17c36:
	.long	0xc2ae0000
.L17c37:
	.long	0x3fb8aa3b
.L17c38:
	.long	0xbf317200
.L17c39:
	.long	0xb5bfbe8e
.L17c40:
	.long	0x3c1e8629
.L17c41:
	.long	0x3aae0472
.L17c42:
	.long	0x3d635b73
.L17c43:
	.long	0x3e75fc8c
.L17c44:
	.long	0x3f317214
.L17c45:
	.long	0x42fe0000
.L17c46:
	.long	0x4f000000
.L17c47:
	.long	0x3e99999a
.L17c48:
	.long	0x3ef89ba5
.L17c49:
	.long	0xbe04a19d
.L17c50:
	.long	0xbf03248e
.L17c51:
	.long	0x3f0c3744
.L17c52:
	.long	0xbdc1d79d
.L17c53:
	.long	0x3e5c1572
.L17c54:
	.long	0x3e17e642
.L17c55:
	.long	0x3e2ecff8
.L17c56:
	.long	0x3e2d3f9f
.L17c57:
	.long	0xc0000000
.L17c58:
	.long	0x41400000
.L17c59:
	.long	3234528013
.L17c60:
	.long	4286578688
.L17c61:
	.long	0xbf00000d
.L17c62:
	.long	0x3eaaac4e
.L17c63:
	.long	0xbe7fd7d0
.L17c64:
	.long	0x3e4bdb47
.L17c65:
	.long	0xbe2ec8d2
.L17c66:
	.long	0x3e259a3a
.L17c67:
	.long	0xbddadb52
.L17c68:
	.long	0x33b17218
.L17c69:
	.long	0x3a83126f
.L17c70:
	.long	0x3727c5ac
.L17c71:
	.long	0x41800000
.L17c72:
	.long	0x358637bd
.L17c73:
	.long	0x350637bd
.L17c74:
	.long	0x34210fb0
.L17c75:
	.long	0x36a7c5ac
.L17c76:
	.long	0x40000000
.L17c77:
	.long	0x3f317218
.L17c78:
	.long	0x3feb3f8f
.L17c79:
	.long	0x38d1b717
.L17c80:
	.long	0x40400000
.L17c81:
	.long	0x3951b717
.L17c82:
	.long	0x41000000
.L17c83:
	.long	0x3cf5c28f
.L17c84:
	.long	0x41200000
.L17c85:
	.long	0x26901d7d
.L17c86:
	.long	0x3f800054
.L17c87:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L17c26:
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
	.globl	gaussmle_xynbs_uniform_v3
gaussmle_xynbs_uniform_v3:
	.globl	_gaussmle_xynbs_uniform_v3
_gaussmle_xynbs_uniform_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3560, %rsp
	movl	%esi, 60(%rsp)
	testl	%ecx, %ecx
	je	.L17b96
	testl	%edx, %edx
	je	.L17b96
	cmpl	$0, 60(%rsp)
	je	.L17b96
	movq	3632(%rsp), %rbx
	movl	60(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 928(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 520(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 8(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1632(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	3616(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1592(%rsp)
	imull	%eax, %edx
	movl	%edx, 532(%rsp)
	movq	%rsi, 104(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 936(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L17c0(%rip), %ymm2
	movq	%r9, 1600(%rsp)
	movl	%r9d, %ecx
	vpxor	%xmm9, %xmm9, %xmm9
	vbroadcastss	.L17c59(%rip), %ymm0
	vmovups	%ymm0, 2976(%rsp)
	vbroadcastss	.L17c60(%rip), %ymm0
	vmovups	%ymm0, 3008(%rsp)
	vbroadcastss	.L17c0(%rip), %ymm14
	vbroadcastss	.L17c35(%rip), %ymm0
	vmovups	%ymm0, 1552(%rsp)
	vpbroadcastd	.L17c2(%rip), %ymm1
	vmovups	%ymm14, 1296(%rsp)
	vmovdqu	%ymm1, 1136(%rsp)
	movq	%r14, 1624(%rsp)
	movq	%r15, 1616(%rsp)
	jmp	.L17b4
	.p2align	4
.L17b95:
	incq	%rax
	addl	532(%rsp), %ecx
	cmpq	1592(%rsp), %rax
	je	.L17b96
.L17b4:
	movq	%rax, %rdx
	imulq	928(%rsp), %rdx
	movq	%rdx, 1608(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1640(%rsp)
	movl	%ecx, 536(%rsp)
	jmp	.L17b5
	.p2align	4
.L17b94:
	incq	%rdi
	addl	60(%rsp), %esi
	cmpq	928(%rsp), %rdi
	je	.L17b95
.L17b5:
	movq	1608(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1600(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 540(%rsp)
	movq	%rdi, 1656(%rsp)
	movq	%rdx, 1648(%rsp)
	jmp	.L17b6
	.p2align	4
.L17b92:
	vorps	%ymm12, %ymm11, %ymm0
	vbroadcastss	.L17c80(%rip), %ymm1
	vblendvps	%ymm0, 2736(%rsp), %ymm1, %ymm0
	movq	1632(%rsp), %rax
	vmovups	2448(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%r12)
	movq	1640(%rsp), %rax
	vbroadcastss	.L17c0(%rip), %ymm2
	movl	536(%rsp), %ecx
	vmovdqu	1136(%rsp), %ymm1
	movl	540(%rsp), %esi
	movq	1656(%rsp), %rdi
	movq	1648(%rsp), %rdx
	movl	220(%rsp), %r8d
	movq	1672(%rsp), %r9
.L17b93:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	.L17b94
.L17b6:
	leaq	(%rdx,%r9), %r12
	movl	8(%rbx), %r10d
	movq	%r10, 96(%rsp)
	cmpq	%r10, %r12
	jae	.L17b93
	movq	%r9, 1672(%rsp)
	movl	%r8d, 220(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 448(%rsp)
	movl	20(%rbx), %r8d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r8b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1664(%rsp)
	je	.L17b8
	movq	%rcx, 288(%rsp)
	movq	%rax, %r11
	imulq	%r12, %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	220(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 224(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 320(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1264(%rsp)
	vpbroadcastd	.L17c1(%rip), %ymm6
	movl	$16, %ebp
	movq	936(%rsp), %r14
	xorl	%r12d, %r12d
	vmovups	%ymm2, 1232(%rsp)
	vmovups	%ymm2, 1200(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 64(%rsp)
	xorl	%ecx, %ecx
	jmp	.L17b10
	.p2align	4
.L17b39:
	vaddps	%ymm4, %ymm3, %ymm3
	vmovups	16(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	224(%rsp), %ebp
	addq	%r10, %r12
	addq	320(%rsp), %r14
	cmpq	%r10, %rcx
	je	.L17b40
.L17b10:
	movq	%rcx, %rdi
	imulq	%r10, %rdi
	leal	(%r11,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r8b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	520(%rsp), %r9
	vmovdqa	(%r9,%rdx), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r8b
	je	.L17b12
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm9, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
.L17b12:
	testb	$1, %r8b
	je	.L17b14
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm9, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L17b14:
	vxorps	%xmm5, %xmm5, %xmm5
	movq	8(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm8
	vsubps	%ymm8, %ymm4, %ymm9
	vbroadcastss	4(%rdx), %ymm4
	vbroadcastss	8(%rdx), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	movq	%rdi, %rdx
	shlq	$5, %rdx
	movq	104(%rsp), %r9
	vmovaps	%ymm4, (%r9,%rdx)
	testb	$8, %r8b
	je	.L17b16
	vbroadcastss	.L17c3(%rip), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vbroadcastss	.L17c4(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L17c5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L17c6(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vcmpltps	%ymm4, %ymm5, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm2, %ymm9
	vbroadcastss	.L17c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vmulps	1232(%rsp), %ymm9, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm10
	vmulps	1200(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	.L17c8(%rip), %ymm12
	vandps	%ymm12, %ymm9, %ymm9
	vorps	%ymm14, %ymm9, %ymm5
	vmovups	%ymm5, 1232(%rsp)
	vandps	%ymm12, %ymm10, %ymm9
	vorps	%ymm14, %ymm9, %ymm5
	vmovups	%ymm5, 1200(%rsp)
	vandps	%ymm2, %ymm11, %ymm9
	vmovups	1264(%rsp), %ymm5
	vaddps	%ymm5, %ymm9, %ymm5
	vmovups	%ymm5, 1264(%rsp)
.L17b16:
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm4
	cmpq	$1, %r10
	jne	.L17b18
	vmovups	64(%rsp), %ymm5
	vaddps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 64(%rsp)
.L17b18:
	vxorps	%xmm9, %xmm9, %xmm9
	vpand	%ymm1, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm8
	je	.L17b37
	vxorps	%xmm5, %xmm5, %xmm5
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%ebp, 144(%rsp)
	movq	%r14, 352(%rsp)
	jne	.L17b20
.L17b28:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r8b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	520(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r8b
	je	.L17b30
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm5, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm11
.L17b30:
	movq	8(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm12
	vbroadcastss	4(%rdx), %ymm9
	vbroadcastss	8(%rdx), %ymm10
	testb	$1, %r8b
	je	.L17b32
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpblendw	$170, %ymm5, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L17b32:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	shlq	$5, %rdi
	movq	104(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%rdi)
	testb	$8, %r8b
	movl	144(%rsp), %ebp
	movq	352(%rsp), %r14
	je	.L17b34
	vbroadcastss	.L17c3(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	.L17c4(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L17c5(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L17c6(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm5, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm2, %ymm11
	vbroadcastss	.L17c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm12
	vmulps	1232(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm12
	vmulps	1200(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vbroadcastss	.L17c0(%rip), %ymm15
	vmovdqu	1136(%rsp), %ymm1
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	.L17c8(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vorps	1296(%rsp), %ymm11, %ymm5
	vmovups	%ymm5, 1232(%rsp)
	vandps	%ymm14, %ymm12, %ymm11
	vmovups	1296(%rsp), %ymm14
	vorps	%ymm14, %ymm11, %ymm5
	vmovups	%ymm5, 1200(%rsp)
	vmovaps	%ymm15, %ymm2
	vandps	%ymm15, %ymm13, %ymm11
	vmovups	1264(%rsp), %ymm5
	vaddps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1264(%rsp)
.L17b34:
	vsubps	%ymm10, %ymm9, %ymm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L17b36
	vmovups	64(%rsp), %ymm5
	vaddps	%ymm5, %ymm9, %ymm5
	vmovups	%ymm5, 64(%rsp)
.L17b36:
	vandps	%ymm1, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm9, %ymm8, %ymm8
	vxorps	%xmm9, %xmm9, %xmm9
.L17b37:
	testq	%rcx, %rcx
	jne	.L17b39
	vmovups	112(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 112(%rsp)
	jmp	.L17b39
	.p2align	4
.L17b20:
	movq	%r14, %rdx
	movl	%ebp, %r9d
	jmp	.L17b21
	.p2align	4
.L17b27:
	vpand	%ymm1, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm9, %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r14
	je	.L17b28
.L17b21:
	leaq	(%r12,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r11, %r14
	testb	$1, %r8b
	cmoveq	%rbp, %r14
	shlq	$5, %r14
	movq	520(%rsp), %rbp
	vmovdqa	(%rbp,%r14), %ymm0
	vmovdqa	%ymm0, %ymm9
	testb	$1, %r8b
	je	.L17b23
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm5, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
.L17b23:
	testb	$1, %r8b
	je	.L17b25
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm5, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L17b25:
	movq	8(%rsp), %r14
	vbroadcastss	(%r14), %ymm10
	vsubps	%ymm10, %ymm9, %ymm11
	vbroadcastss	4(%r14), %ymm9
	vbroadcastss	8(%r14), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	vmovaps	%ymm9, (%rdx)
	testb	$8, %r8b
	je	.L17b27
	vbroadcastss	.L17c3(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	.L17c4(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L17c5(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L17c6(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm5, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm2, %ymm11
	vbroadcastss	.L17c7(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vmulps	1232(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm12
	vmulps	1200(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vbroadcastss	.L17c0(%rip), %ymm15
	vmovdqu	1136(%rsp), %ymm1
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	.L17c8(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vorps	1296(%rsp), %ymm11, %ymm11
	vmovups	%ymm11, 1232(%rsp)
	vandps	%ymm14, %ymm12, %ymm11
	vmovups	1296(%rsp), %ymm14
	vorps	%ymm14, %ymm11, %ymm11
	vmovups	%ymm11, 1200(%rsp)
	vmovaps	%ymm15, %ymm2
	vandps	%ymm15, %ymm13, %ymm11
	vmovups	1264(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1264(%rsp)
	jmp	.L17b27
	.p2align	4
.L17b40:
	vpbroadcastd	.L17c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm9
	vpbroadcastd	.L17c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	.L17c11(%rip), %ymm7
	vpblendw	$170, %ymm7, %ymm6, %ymm6
	vbroadcastss	.L17c12(%rip), %ymm4
	vsubps	%ymm4, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L17c13(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	3632(%rsp), %rbx
	movq	1624(%rsp), %r14
	movq	1616(%rsp), %r15
	vmovaps	%ymm2, %ymm15
	vmovdqu	16(%rsp), %ymm1
	movq	288(%rsp), %rcx
	vmovups	64(%rsp), %ymm11
	vmovups	112(%rsp), %ymm5
	jmp	.L17b41
.L17b8:
	vxorps	%xmm11, %xmm11, %xmm11
	vpxor	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vpxor	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1264(%rsp)
	vmovaps	%ymm2, %ymm15
	vmovups	%ymm2, 1200(%rsp)
	vmovups	%ymm2, 1232(%rsp)
.L17b41:
	testq	%rcx, %rcx
	vmovups	%ymm0, 3168(%rsp)
	vmovdqa	%xmm9, 16(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	js	.L17b42
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rcx, %xmm13, %xmm7
	jmp	.L17b44
	.p2align	4
.L17b42:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rcx, %xmm13, %xmm0
	vaddss	%xmm0, %xmm0, %xmm7
.L17b44:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r10, %xmm13, %xmm0
	vbroadcastss	%xmm0, %ymm6
	vmaxps	%ymm15, %ymm6, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm5, %ymm0, %ymm5
	vmulps	%ymm0, %ymm8, %ymm8
	vmulps	%ymm3, %ymm0, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm0, %ymm11, %ymm0
	vmaxps	%ymm5, %ymm8, %ymm2
	vblendvps	%ymm10, %ymm8, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm0, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm8, %ymm0, %ymm3, %ymm0
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm5
	vminps	%ymm2, %ymm0, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm0
	vminps	%ymm5, %ymm0, %ymm2
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L17c14(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vbroadcastss	%xmm7, %ymm2
	vmovups	%ymm2, 3040(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	je	.L17b53
	vmaxps	%ymm7, %ymm0, %ymm2
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm7
	vaddps	%ymm7, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vaddps	%ymm2, %ymm0, %ymm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm2, %xmm2, %xmm2
	movq	936(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L17b46
	.p2align	4
.L17b47:
	xorl	%edi, %edi
.L17b51:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	104(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm1, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r9,%rdi), %ymm9
	vsubps	%ymm7, %ymm9, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm4, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm14
	vbroadcastss	%xmm13, %ymm9
	vaddps	%ymm14, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm14, %ymm9
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm12, %ymm14, %ymm10
.L17b52:
	vcvtsi2ss	%rsi, %xmm1, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm2, %ymm11, %ymm2
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm3
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L17b53
.L17b46:
	vxorps	%xmm11, %xmm11, %xmm11
	cmpq	$1, %r10
	je	.L17b47
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
.L17b49:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm7, %ymm12, %ymm12
	vsubps	%ymm8, %ymm12, %ymm12
	vmaxps	%ymm4, %ymm12, %ymm12
	vcvtsi2ss	%rdi, %xmm1, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm14
	vfmadd213ps	%ymm10, %ymm12, %ymm14
	vsubps	%ymm7, %ymm13, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm4, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm1, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm15, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm14, %ymm12, %ymm10
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L17b49
	vxorps	%xmm4, %xmm4, %xmm4
	testb	$1, %r10b
	vbroadcastss	.L17c0(%rip), %ymm15
	jne	.L17b51
	jmp	.L17b52
	.p2align	4
.L17b53:
	vbroadcastss	.L17c15(%rip), %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vdivps	%ymm7, %ymm15, %ymm7
	vbroadcastss	.L17c16(%rip), %ymm8
	vcmpltps	%ymm2, %ymm8, %ymm8
	vbroadcastss	.L17c17(%rip), %ymm11
	vaddps	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L17c14(%rip), %ymm12
	vmulps	%ymm6, %ymm12, %ymm11
	vmulps	%ymm7, %ymm9, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm11, %ymm6
	vmulps	%ymm7, %ymm5, %ymm5
	vblendvps	%ymm8, %ymm5, %ymm11, %ymm5
	vbroadcastss	.L17c18(%rip), %ymm8
	vmovups	3040(%rsp), %ymm4
	vdivps	%ymm8, %ymm4, %ymm8
	vmulps	%ymm7, %ymm10, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm8, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm10, %ymm9
	vbroadcastss	.L17c19(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	%ymm7, %ymm3, %ymm3
	vfnmadd231ps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm8, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm3
	vmaxps	%ymm10, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	.L17c20(%rip), %ymm7
	vmulps	%ymm7, %ymm9, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm7, %ymm2, %ymm2
	vfnmadd231ps	%ymm4, %ymm0, %ymm1
	vsqrtps	%ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm7
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm7, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vaddps	%ymm3, %ymm9, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	movq	8(%rsp), %rax
	vbroadcastss	20(%rax), %ymm3
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%ymm3, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm2, %ymm2
	vbroadcastss	52(%rax), %ymm13
	vbroadcastss	76(%rax), %ymm14
	vbroadcastss	56(%rax), %ymm11
	vbroadcastss	80(%rax), %ymm12
	vbroadcastss	64(%rax), %ymm9
	vbroadcastss	88(%rax), %ymm10
	vbroadcastss	68(%rax), %ymm7
	vbroadcastss	92(%rax), %ymm8
	vminps	%ymm6, %ymm14, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm14, 2544(%rsp)
	vblendvps	%ymm6, %ymm14, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm13, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm13, 2576(%rsp)
	vblendvps	%ymm3, %ymm13, %ymm6, %ymm13
	vminps	%ymm5, %ymm12, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm12, 2256(%rsp)
	vblendvps	%ymm5, %ymm12, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm11, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm11, 2288(%rsp)
	vblendvps	%ymm3, %ymm11, %ymm5, %ymm3
	vmovups	%ymm3, 944(%rsp)
	vminps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 2320(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm9, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm9, 2352(%rsp)
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm14
	vminps	%ymm2, %ymm8, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm8, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vbroadcastss	.L17c21(%rip), %ymm3
	vcmpltps	%ymm3, %ymm4, %ymm0
	vextractf128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm0
	vbroadcastss	60(%rax), %ymm2
	vpor	16(%rsp), %xmm0, %xmm0
	vbroadcastss	84(%rax), %ymm4
	vmovups	%ymm4, 2192(%rsp)
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm2, 2224(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 2160(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm15, %ymm6
	vbroadcastss	.L17c22(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2736(%rsp)
	movl	448(%rsp), %eax
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vmovups	%ymm7, 2608(%rsp)
	vmovups	%ymm8, 2384(%rsp)
	vsubss	%xmm7, %xmm8, %xmm0
	vmulss	.L17c19(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3200(%rsp)
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
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm15, 2128(%rsp)
	vbroadcastss	.L17c25(%rip), %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1456(%rsp)
	vmovups	%ymm0, 2416(%rsp)
	vmovups	%ymm1, 2512(%rsp)
	vbroadcastss	.L17c24(%rip), %ymm0
	vmovups	%ymm0, 2832(%rsp)
	vbroadcastss	.L17c23(%rip), %ymm0
	vmovups	%ymm0, 2640(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2448(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	jmp	.L17b54
	.p2align	4
.L17b97:
	vbroadcastss	.L17c0(%rip), %ymm5
	vmovups	3264(%rsp), %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vminps	%ymm1, %ymm8, %ymm1
	vminps	%ymm1, %ymm15, %ymm1
	vmovups	576(%rsp), %ymm7
	vmulps	1904(%rsp), %ymm7, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmovups	16(%rsp), %ymm8
	vmovaps	%ymm5, %ymm6
	vsubps	%ymm8, %ymm5, %ymm5
	vfmadd231ps	%ymm3, %ymm8, %ymm5
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	896(%rsp), %ymm13
	vmulps	1936(%rsp), %ymm13, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmovups	64(%rsp), %ymm8
	vsubps	%ymm8, %ymm6, %ymm5
	vmovaps	%ymm6, %ymm10
	vfmadd231ps	%ymm3, %ymm8, %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	320(%rsp), %ymm5
	vmulps	384(%rsp), %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	144(%rsp), %ymm6
	vsubps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm3, %ymm6, %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	288(%rsp), %ymm5
	vmulps	256(%rsp), %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	352(%rsp), %ymm6
	vsubps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm3, %ymm6, %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	832(%rsp), %ymm14
	vmulps	2768(%rsp), %ymm14, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmovups	112(%rsp), %ymm6
	vsubps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm3, %ymm6, %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	%ymm1, 480(%rsp)
	vmovups	2160(%rsp), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd132ps	640(%rsp), %ymm3, %ymm1
	vmovups	704(%rsp), %ymm3
	vfmadd231ps	2000(%rsp), %ymm3, %ymm1
	vmovups	672(%rsp), %ymm3
	vfmadd231ps	2032(%rsp), %ymm3, %ymm1
	vmovups	1104(%rsp), %ymm3
	vfmadd231ps	2064(%rsp), %ymm3, %ymm1
	vmovups	864(%rsp), %ymm3
	vfmadd231ps	2096(%rsp), %ymm3, %ymm1
	vmovups	1680(%rsp), %ymm8
	vsubps	%ymm1, %ymm8, %ymm1
	vbroadcastss	.L17c19(%rip), %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm3
	vmulps	1168(%rsp), %ymm2, %ymm12
	vmovups	2672(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm12, %ymm1
	vmulps	736(%rsp), %ymm1, %ymm5
	vmovups	%ymm5, 384(%rsp)
	vmovups	1712(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm5, %ymm0
	vmovups	2704(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm12, %ymm1
	vmulps	800(%rsp), %ymm1, %ymm6
	vmovups	1744(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm6, %ymm1
	vmovups	1328(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm5, %ymm0
	vmovups	544(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm12, %ymm1
	vmulps	224(%rsp), %ymm1, %ymm1
	vmovups	1776(%rsp), %ymm2
	vfmadd213ps	1040(%rsp), %ymm1, %ymm2
	vmovups	1808(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm6, %ymm0
	vmovups	1840(%rsp), %ymm9
	vfmadd213ps	%ymm0, %ymm5, %ymm9
	vbroadcastss	.L17c15(%rip), %ymm2
	vmaxps	%ymm2, %ymm3, %ymm2
	vmovaps	%ymm10, %ymm5
	vdivps	%ymm2, %ymm10, %ymm2
	vmovups	768(%rsp), %ymm3
	vfmadd213ps	%ymm9, %ymm12, %ymm3
	vmulps	%ymm3, %ymm7, %ymm9
	vmovups	%ymm8, 1680(%rsp)
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	2128(%rsp), %ymm2, %ymm2
	vmovups	2832(%rsp), %ymm7
	vminps	%ymm2, %ymm7, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm3, %ymm2
	vbroadcastss	.L17c83(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	1456(%rsp), %ymm3, %ymm11
	vmovups	%ymm11, 224(%rsp)
	vcmpnltps	%ymm8, %ymm3, %ymm3
	vorps	%ymm3, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm2, %ymm0
	vmovups	1136(%rsp), %ymm15
	vandps	%ymm15, %ymm9, %ymm2
	vmovups	%ymm9, 1968(%rsp)
	vbroadcastss	.L17c85(%rip), %ymm11
	vaddps	%ymm2, %ymm11, %ymm2
	vdivps	%ymm2, %ymm10, %ymm8
	vmovups	1488(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm2
	vmovups	%ymm0, 576(%rsp)
	vminps	%ymm0, %ymm2, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm7, %ymm2
	vmulps	%ymm1, %ymm13, %ymm7
	vandps	%ymm7, %ymm15, %ymm1
	vaddps	%ymm1, %ymm11, %ymm1
	vmovaps	%ymm11, %ymm13
	vdivps	%ymm1, %ymm5, %ymm11
	vmulps	%ymm3, %ymm11, %ymm1
	vminps	%ymm2, %ymm1, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm10, %ymm2
	vmulps	%ymm12, %ymm14, %ymm0
	vmovups	%ymm0, 896(%rsp)
	vandps	%ymm0, %ymm15, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vdivps	%ymm0, %ymm5, %ymm10
	vbroadcastss	.L17c14(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	3200(%rsp), %ymm10, %ymm12
	vminps	%ymm0, %ymm12, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vminps	%ymm2, %ymm0, %ymm12
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm0
	vmovups	1008(%rsp), %ymm1
	vsubps	2576(%rsp), %ymm1, %ymm12
	vmovups	2544(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm13
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm7, %ymm12
	vmovups	944(%rsp), %ymm2
	vsubps	2288(%rsp), %ymm2, %ymm13
	vmovups	2256(%rsp), %ymm1
	vsubps	%ymm2, %ymm1, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L17c86(%rip), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	16(%rsp), %ymm1, %ymm8
	vbroadcastss	.L17c25(%rip), %ymm9
	vminps	%ymm9, %ymm0, %ymm0
	vblendvps	%ymm8, %ymm0, %ymm9, %ymm0
	vmulps	%ymm11, %ymm12, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vcmpltps	64(%rsp), %ymm1, %ymm11
	vblendvps	%ymm11, %ymm8, %ymm9, %ymm8
	vminps	%ymm0, %ymm8, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm11, %ymm8
	vmovups	320(%rsp), %ymm2
	vmulps	%ymm6, %ymm2, %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm6
	vmovups	176(%rsp), %ymm0
	vsubps	2224(%rsp), %ymm0, %ymm11
	vmovups	2192(%rsp), %ymm5
	vsubps	%ymm0, %ymm5, %ymm12
	vblendvps	%ymm6, %ymm11, %ymm12, %ymm6
	vandps	%ymm3, %ymm15, %ymm11
	vbroadcastss	.L17c85(%rip), %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vbroadcastss	.L17c0(%rip), %ymm14
	vdivps	%ymm11, %ymm14, %ymm11
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vcmpltps	144(%rsp), %ymm1, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm9, %ymm6
	vminps	%ymm8, %ymm6, %ymm11
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm11, %ymm6
	vmovups	384(%rsp), %ymm1
	vmulps	288(%rsp), %ymm1, %ymm8
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm8, %ymm5
	vmovups	448(%rsp), %ymm1
	vsubps	2352(%rsp), %ymm1, %ymm11
	vmovups	2320(%rsp), %ymm9
	vsubps	%ymm1, %ymm9, %ymm12
	vblendvps	%ymm5, %ymm11, %ymm12, %ymm5
	vandps	%ymm15, %ymm8, %ymm11
	vaddps	%ymm0, %ymm11, %ymm11
	vdivps	%ymm11, %ymm14, %ymm11
	vmovaps	%ymm14, %ymm9
	vmulps	%ymm5, %ymm11, %ymm5
	vmulps	%ymm5, %ymm13, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	352(%rsp), %ymm1, %ymm11
	vbroadcastss	.L17c25(%rip), %ymm14
	vblendvps	%ymm11, %ymm5, %ymm14, %ymm5
	vminps	%ymm6, %ymm5, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm11, %ymm5
	vmovups	896(%rsp), %ymm15
	vcmpltps	%ymm1, %ymm15, %ymm6
	vmovups	1072(%rsp), %ymm1
	vsubps	2608(%rsp), %ymm1, %ymm11
	vmovups	2384(%rsp), %ymm0
	vsubps	%ymm1, %ymm0, %ymm12
	vblendvps	%ymm6, %ymm11, %ymm12, %ymm6
	vmulps	%ymm6, %ymm10, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	112(%rsp), %ymm1, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm14, %ymm6
	vminps	%ymm5, %ymm6, %ymm10
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm10, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vsqrtps	%ymm4, %ymm4
	vmovups	176(%rsp), %ymm6
	vdivps	%ymm6, %ymm9, %ymm5
	vmulps	%ymm5, %ymm2, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmulps	%ymm4, %ymm1, %ymm5
	vbroadcastss	.L17c82(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vmovups	%ymm4, 144(%rsp)
	vminps	%ymm4, %ymm5, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm12
	vblendvps	%ymm12, %ymm5, %ymm11, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	944(%rsp), %ymm1
	vaddps	%ymm7, %ymm1, %ymm11
	vmovups	2256(%rsp), %ymm0
	vminps	%ymm11, %ymm0, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm13
	vblendvps	%ymm13, %ymm0, %ymm12, %ymm12
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm12, %ymm0, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm13, %ymm12
	vcmpneqps	%ymm12, %ymm11, %ymm11
	vcmpeqps	%ymm1, %ymm12, %ymm12
	vandps	%ymm11, %ymm12, %ymm12
	vmovups	1008(%rsp), %ymm10
	vmovups	1968(%rsp), %ymm9
	vaddps	%ymm9, %ymm10, %ymm11
	vmovups	2544(%rsp), %ymm5
	vminps	%ymm11, %ymm5, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm14
	vblendvps	%ymm14, %ymm5, %ymm13, %ymm13
	vmovups	2576(%rsp), %ymm4
	vmaxps	%ymm13, %ymm4, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm4, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm11, %ymm11
	vcmpeqps	%ymm10, %ymm13, %ymm13
	vandps	%ymm11, %ymm13, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vaddps	%ymm3, %ymm6, %ymm0
	vmovups	2192(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm13, %ymm13
	vmovups	2224(%rsp), %ymm2
	vmaxps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm14, %ymm13
	vcmpneqps	%ymm0, %ymm13, %ymm0
	vcmpeqps	%ymm6, %ymm13, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vmovups	448(%rsp), %ymm1
	vaddps	%ymm1, %ymm8, %ymm8
	vmovups	2320(%rsp), %ymm2
	vminps	%ymm8, %ymm2, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm13, %ymm13
	vmovups	2352(%rsp), %ymm2
	vmaxps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm8, %ymm8
	vcmpeqps	%ymm1, %ymm13, %ymm13
	vandps	%ymm8, %ymm13, %ymm8
	vmovups	1072(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm13
	vmovups	2384(%rsp), %ymm1
	vminps	%ymm13, %ymm1, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2608(%rsp), %ymm11
	vmaxps	%ymm14, %ymm11, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm11, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm13, %ymm13
	vcmpeqps	%ymm2, %ymm14, %ymm14
	vandps	%ymm13, %ymm14, %ymm13
	vpsrld	$31, %ymm8, %ymm8
	vpslld	$3, %ymm8, %ymm8
	vpsrld	$31, %ymm13, %ymm13
	vpslld	$4, %ymm13, %ymm13
	vpor	%ymm13, %ymm8, %ymm8
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$2, %ymm0, %ymm0
	vpor	%ymm0, %ymm8, %ymm0
	vpsrld	$31, %ymm12, %ymm8
	vpaddd	%ymm8, %ymm8, %ymm8
	vpor	%ymm0, %ymm8, %ymm12
	vmovups	2640(%rsp), %ymm0
	vbroadcastss	.L17c25(%rip), %ymm1
	vcmpltps	%ymm1, %ymm0, %ymm0
	vmovups	256(%rsp), %ymm1
	vmovups	112(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vfmadd213ps	%ymm10, %ymm0, %ymm9
	vminps	%ymm9, %ymm5, %ymm2
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm4, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm9, %ymm2
	vpsubd	320(%rsp), %ymm12, %ymm5
	vmovdqu	%ymm5, 288(%rsp)
	vmovups	3136(%rsp), %ymm1
	vsubps	2944(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 256(%rsp)
	vbroadcastss	.L17c79(%rip), %ymm1
	vmovups	480(%rsp), %ymm4
	vcmpltps	%ymm1, %ymm4, %ymm14
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm5, %ymm9
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm9, %ymm9
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpnltps	%ymm6, %ymm1, %ymm12
	vandps	224(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 480(%rsp)
	vorps	%ymm1, %ymm12, %ymm12
	vorps	%ymm9, %ymm12, %ymm9
	vmovups	944(%rsp), %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vmovups	2256(%rsp), %ymm1
	vminps	%ymm7, %ymm1, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm12, %ymm7
	vmovups	2288(%rsp), %ymm1
	vmaxps	%ymm7, %ymm1, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm12, %ymm7
	vblendvps	%ymm9, %ymm10, %ymm2, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vsubps	%ymm10, %ymm1, %ymm12
	vmovups	2160(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm12, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	640(%rsp), %ymm1, %ymm12
	vblendvps	%ymm9, %ymm3, %ymm7, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vsubps	%ymm3, %ymm1, %ymm15
	vfmadd231ps	704(%rsp), %ymm15, %ymm12
	vmovups	576(%rsp), %ymm8
	vbroadcastss	.L17c0(%rip), %ymm7
	vdivps	%ymm8, %ymm7, %ymm1
	vmovups	2000(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm15, %ymm4
	vmovups	%ymm2, 2160(%rsp)
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	416(%rsp), %ymm3
	vfnmadd213ps	672(%rsp), %ymm15, %ymm3
	vmovups	1392(%rsp), %ymm2
	vfnmadd213ps	1104(%rsp), %ymm15, %ymm2
	vmovups	%ymm4, 2000(%rsp)
	vmulps	%ymm4, %ymm1, %ymm15
	vmovups	608(%rsp), %ymm4
	vfnmadd213ps	%ymm3, %ymm15, %ymm4
	vmovups	1424(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm15, %ymm3
	vmovups	2128(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2128(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 416(%rsp)
	vmovups	1072(%rsp), %ymm5
	vfmadd132ps	896(%rsp), %ymm5, %ymm0
	vmovups	2384(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm0
	vmaxps	%ymm0, %ymm11, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm11, %ymm2, %ymm0
	vblendvps	%ymm9, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vsubps	%ymm5, %ymm0, %ymm0
	vfmadd231ps	864(%rsp), %ymm0, %ymm12
	vmovups	2096(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2096(%rsp)
	vmulps	%ymm2, %ymm1, %ymm0
	vmovups	1520(%rsp), %ymm2
	vfnmadd213ps	%ymm4, %ymm0, %ymm2
	vmovups	2480(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	3328(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm3
	vmulps	976(%rsp), %ymm5, %ymm4
	vmovups	3296(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm2
	vmulps	%ymm3, %ymm2, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm7, %ymm2, %ymm2
	vbroadcastss	.L17c72(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vdivps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L17c87(%rip), %ymm6
	vmovups	448(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmulps	%ymm3, %ymm5, %ymm1
	vmulps	%ymm5, %ymm4, %ymm2
	vaddps	%ymm0, %ymm7, %ymm0
	vmovups	2320(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	2352(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vblendvps	%ymm9, %ymm7, %ymm0, %ymm15
	vmulps	%ymm1, %ymm8, %ymm3
	vsubps	%ymm7, %ymm15, %ymm5
	vfnmadd231ps	%ymm2, %ymm5, %ymm3
	vmovups	176(%rsp), %ymm10
	vmulps	%ymm6, %ymm10, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm13
	vbroadcastss	.L17c84(%rip), %ymm0
	vmovups	144(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	64(%rsp), %ymm2, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1456(%rsp), %ymm6
	vcmpnltps	%ymm6, %ymm0, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vbroadcastss	.L17c25(%rip), %ymm11
	vblendvps	%ymm4, %ymm11, %ymm2, %ymm2
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm0
	vcmpleps	%ymm0, %ymm2, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1872(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm2
	vmovups	3072(%rsp), %ymm1
	vcmpltps	%ymm3, %ymm1, %ymm8
	vorps	%ymm8, %ymm14, %ymm8
	vandps	224(%rsp), %ymm8, %ymm8
	vmovups	2512(%rsp), %ymm0
	vbroadcastss	.L17c19(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm8, %ymm14, %ymm0, %ymm8
	vblendvps	%ymm9, %ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 3072(%rsp)
	vandps	%ymm2, %ymm7, %ymm14
	vmovups	1360(%rsp), %ymm1
	vblendvps	%ymm4, %ymm11, %ymm1, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	256(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm1, %ymm4
	vmovups	2416(%rsp), %ymm3
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 2416(%rsp)
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm0
	vmovups	%ymm0, 2512(%rsp)
	vmovups	16(%rsp), %ymm0
	vcmpnleps	%ymm8, %ymm0, %ymm2
	vorps	416(%rsp), %ymm2, %ymm2
	vorps	480(%rsp), %ymm2, %ymm2
	vxorps	%xmm8, %xmm8, %xmm8
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	.L17c0(%rip), %ymm11
	vpandn	%ymm11, %ymm2, %ymm2
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm6
	vmovups	%ymm6, 1456(%rsp)
	vandps	288(%rsp), %ymm4, %ymm2
	vfmadd231ps	1104(%rsp), %ymm5, %ymm12
	vmovups	2064(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2064(%rsp)
	vorps	3232(%rsp), %ymm2, %ymm1
	vaddps	%ymm13, %ymm10, %ymm2
	vmovups	2192(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2224(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vblendvps	%ymm9, %ymm10, %ymm2, %ymm2
	vsubps	%ymm10, %ymm2, %ymm3
	vfmadd231ps	672(%rsp), %ymm3, %ymm12
	vmovups	2032(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2032(%rsp)
	vmovups	352(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vmovups	1680(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1680(%rsp)
	vandps	%ymm1, %ymm9, %ymm3
	vandnps	%ymm7, %ymm14, %ymm0
	vaddps	2944(%rsp), %ymm0, %ymm0
	vmovups	2448(%rsp), %ymm1
	vcmpltps	3104(%rsp), %ymm1, %ymm1
	vandps	%ymm0, %ymm1, %ymm6
	vmovups	112(%rsp), %ymm13
	vmovups	320(%rsp), %ymm0
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vmovaps	%ymm15, %ymm14
	vmovdqa	%ymm11, %ymm15
.L17b54:
	vpshufb	.L17c26(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3488(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2928(%rsp)
	vpbroadcastd	.L17c27(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3456(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2912(%rsp)
	vpbroadcastd	.L17c28(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3424(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2896(%rsp)
	vpbroadcastd	.L17c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3392(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2880(%rsp)
	vpbroadcastd	.L17c30(%rip), %ymm0
	vmovups	%ymm3, 3232(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3360(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	vmovups	1488(%rsp), %ymm7
	.p2align	4
.L17b55:
	vmovups	%ymm6, 3136(%rsp)
	vaddss	%xmm1, %xmm6, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
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
	vaddss	%xmm1, %xmm0, %xmm0
	vmovaps	%ymm7, %ymm6
	vdivps	%ymm7, %ymm15, %ymm7
	testq	%r10, %r10
	vmovups	%ymm14, 448(%rsp)
	vmovups	%ymm6, 1488(%rsp)
	vmovups	%ymm13, 1008(%rsp)
	vmovss	%xmm0, 1168(%rsp)
	je	.L17b56
	vbroadcastss	.L17c31(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm9
	vmovaps	%ymm15, %ymm8
	vbroadcastss	.L17c34(%rip), %ymm10
	vsubps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vxorps	1552(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm2
	vbroadcastss	.L17c36(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm3
	vbroadcastss	.L17c37(%rip), %ymm1
	vmulps	%ymm1, %ymm3, %ymm2
	vroundps	$8, %ymm2, %ymm5
	vbroadcastss	.L17c32(%rip), %ymm2
	vmulps	%ymm2, %ymm7, %ymm14
	vbroadcastss	.L17c38(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vbroadcastss	.L17c39(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vbroadcastss	.L17c41(%rip), %ymm6
	vbroadcastss	.L17c40(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	.L17c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm3, %ymm6
	vbroadcastss	.L17c43(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	.L17c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm3, %ymm6
	vfmadd213ps	%ymm8, %ymm3, %ymm6
	vbroadcastss	.L17c45(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vmovaps	%ymm7, %ymm12
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L17c46(%rip), %ymm15
	vsubps	%ymm15, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm7
	vbroadcastss	.L17c33(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm1
	vpor	%ymm7, %ymm5, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vmulps	%ymm5, %ymm6, %ymm5
	vandps	1136(%rsp), %ymm0, %ymm6
	vbroadcastss	.L17c47(%rip), %ymm2
	vfmadd213ps	%ymm8, %ymm2, %ymm6
	vdivps	%ymm6, %ymm8, %ymm7
	vbroadcastss	.L17c49(%rip), %ymm8
	vbroadcastss	.L17c48(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	.L17c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c51(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	.L17c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c53(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	.L17c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c55(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	.L17c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm4, %ymm0, %ymm4
	vbroadcastss	.L17c14(%rip), %ymm6
	vblendvps	%ymm4, %ymm10, %ymm6, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm9, 16(%rsp)
	vmovups	%ymm1, 64(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L17c14(%rip), %xmm11
	.p2align	4
.L17b60:
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rcx, %xmm10, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1008(%rsp), %ymm8, %ymm8
	vmulps	16(%rsp), %ymm8, %ymm8
	vxorps	1552(%rsp), %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L17c36(%rip), %ymm4
	vmaxps	%ymm4, %ymm10, %ymm10
	vbroadcastss	.L17c37(%rip), %ymm1
	vmovaps	%xmm11, %xmm15
	vmulps	%ymm1, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L17c38(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vbroadcastss	.L17c39(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vmulps	%ymm1, %ymm10, %ymm13
	vbroadcastss	.L17c41(%rip), %ymm10
	vbroadcastss	.L17c45(%rip), %ymm1
	vaddps	%ymm1, %ymm11, %ymm11
	vmovaps	%ymm12, %ymm3
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L17c40(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vmovaps	%ymm14, %ymm1
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	.L17c46(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L17c42(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1136(%rsp), %ymm8, %ymm11
	vbroadcastss	.L17c0(%rip), %ymm4
	vbroadcastss	.L17c47(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vbroadcastss	.L17c43(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	.L17c44(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L17c49(%rip), %ymm12
	vbroadcastss	.L17c48(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	.L17c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c51(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L17c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L17c57(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vmovaps	%ymm1, %ymm14
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L17c34(%rip), %ymm4
	vbroadcastss	.L17c14(%rip), %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmovups	64(%rsp), %ymm2
	vmulps	%ymm2, %ymm13, %ymm5
	vmulps	144(%rsp), %ymm12, %ymm6
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm2, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm15, %xmm11
	vmovaps	%ymm9, %ymm6
	vmovups	1552(%rsp), %ymm9
	cmpq	%rcx, %r10
	jne	.L17b60
	vbroadcastss	.L17c34(%rip), %ymm10
	vsubps	944(%rsp), %ymm10, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm0
	vxorps	%ymm0, %ymm9, %ymm6
	vmulps	%ymm6, %ymm0, %ymm5
	vbroadcastss	.L17c36(%rip), %ymm2
	vmaxps	%ymm2, %ymm5, %ymm5
	vbroadcastss	.L17c37(%rip), %ymm2
	vmulps	%ymm2, %ymm5, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	.L17c38(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm5
	vbroadcastss	.L17c39(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm5
	vmulps	%ymm2, %ymm5, %ymm5
	vbroadcastss	.L17c41(%rip), %ymm8
	vbroadcastss	.L17c40(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm8
	vbroadcastss	.L17c42(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm8
	vbroadcastss	.L17c43(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm8
	vbroadcastss	.L17c44(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm8
	vbroadcastss	.L17c0(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm8
	vbroadcastss	.L17c45(%rip), %ymm2
	vaddps	%ymm2, %ymm7, %ymm5
	vcvttps2dq	%ymm5, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	.L17c46(%rip), %ymm2
	vsubps	%ymm2, %ymm5, %ymm5
	vcvttps2dq	%ymm5, %ymm5
	vpand	%ymm5, %ymm9, %ymm5
	vpor	%ymm5, %ymm7, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vandps	1136(%rsp), %ymm0, %ymm7
	vbroadcastss	.L17c47(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vdivps	%ymm7, %ymm4, %ymm7
	vmulps	%ymm5, %ymm8, %ymm5
	vbroadcastss	.L17c49(%rip), %ymm8
	vbroadcastss	.L17c48(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c51(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L17c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm6, %ymm0, %ymm6
	vbroadcastss	.L17c14(%rip), %ymm2
	vblendvps	%ymm6, %ymm10, %ymm2, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L17b62:
	vcvtsi2ss	%rcx, %xmm15, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	944(%rsp), %ymm8, %ymm8
	vmulps	16(%rsp), %ymm8, %ymm8
	vxorps	1552(%rsp), %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L17c36(%rip), %ymm4
	vmaxps	%ymm4, %ymm10, %ymm10
	vbroadcastss	.L17c37(%rip), %ymm4
	vmulps	%ymm4, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L17c38(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vbroadcastss	.L17c39(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vmulps	%ymm4, %ymm10, %ymm13
	vbroadcastss	.L17c41(%rip), %ymm10
	vbroadcastss	.L17c45(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L17c40(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	.L17c46(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L17c42(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1136(%rsp), %ymm8, %ymm11
	vbroadcastss	.L17c0(%rip), %ymm4
	vbroadcastss	.L17c47(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vbroadcastss	.L17c43(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	.L17c44(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L17c49(%rip), %ymm12
	vbroadcastss	.L17c48(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	.L17c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c51(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L17c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L17c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L17c57(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L17c34(%rip), %ymm4
	vbroadcastss	.L17c14(%rip), %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmovups	64(%rsp), %ymm4
	vmulps	%ymm4, %ymm13, %ymm5
	vmulps	144(%rsp), %ymm12, %ymm6
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm15, %xmm11
	vmovaps	%ymm9, %ymm6
	cmpq	%rcx, %r10
	jne	.L17b62
	vmovups	%ymm3, 1712(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1168(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 640(%rsp)
	vmovups	1456(%rsp), %ymm0
	ja	.L17b65
	vxorps	%xmm0, %xmm0, %xmm0
.L17b65:
	vmovups	%ymm0, 288(%rsp)
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm0
	vmovups	%ymm0, 896(%rsp)
	movq	104(%rsp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 1520(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 384(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 256(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%ecx, %ecx
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 800(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 480(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1040(%rsp)
	vmovups	176(%rsp), %ymm8
	.p2align	4
.L17b66:
	vmovups	%ymm15, 1840(%rsp)
	vmovups	%ymm14, 1360(%rsp)
	vmovups	%ymm13, 1872(%rsp)
	vmovups	%ymm11, 1904(%rsp)
	vmovups	%ymm7, 1936(%rsp)
	vmovups	%ymm5, 2768(%rsp)
	vmovups	%ymm4, 2800(%rsp)
	vmovups	%ymm3, 1968(%rsp)
	vmovups	%ymm9, 1104(%rsp)
	vmovups	%ymm1, 672(%rsp)
	vmovups	%ymm10, 416(%rsp)
	vmovups	%ymm12, 2480(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 576(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1776(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovups	%ymm1, 1744(%rsp)
	vmulps	%ymm1, %ymm8, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 224(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 64(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm1, 352(%rsp)
	vmovups	%ymm1, 144(%rsp)
	.p2align	4
.L17b67:
	vmovaps	(%rax,%rsi), %ymm8
	vmovaps	-128(%rdx), %ymm1
	vmovaps	-96(%rdx), %ymm10
	vmovaps	%ymm1, %ymm4
	vmovups	448(%rsp), %ymm2
	vfmadd132ps	320(%rsp), %ymm2, %ymm4
	vaddps	896(%rsp), %ymm4, %ymm4
	vbroadcastss	.L17c0(%rip), %ymm2
	vdivps	%ymm4, %ymm2, %ymm9
	vsubps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	288(%rsp), %ymm4, %ymm8
	vfmadd213ps	%ymm9, %ymm9, %ymm8
	vmovaps	-64(%rdx), %ymm9
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm15, %ymm0
	vmovaps	%ymm11, %ymm15
	vmovups	64(%rsp), %ymm11
	vaddps	%ymm4, %ymm11, %ymm11
	vmovups	%ymm11, 64(%rsp)
	vmovaps	%ymm15, %ymm11
	vmovaps	%ymm0, %ymm15
	vmovaps	%ymm2, %ymm0
	vfmadd231ps	%ymm1, %ymm4, %ymm11
	vfmadd231ps	%ymm10, %ymm4, %ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm15
	vmovups	352(%rsp), %ymm2
	vfmadd231ps	-32(%rdx), %ymm4, %ymm2
	vmovups	%ymm2, 352(%rsp)
	vmovups	144(%rsp), %ymm2
	vfmadd231ps	(%rdx), %ymm4, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmulps	%ymm1, %ymm8, %ymm4
	vaddps	%ymm4, %ymm13, %ymm13
	vfmadd231ps	%ymm4, %ymm1, %ymm12
	vmulps	%ymm8, %ymm10, %ymm4
	vaddps	%ymm4, %ymm14, %ymm14
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vmovups	16(%rsp), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 16(%rsp)
	vmulps	%ymm8, %ymm9, %ymm4
	vmovups	224(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm4, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vfmadd231ps	%ymm10, %ymm4, %ymm5
	vmovups	112(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vaddps	%ymm4, %ymm6, %ymm6
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L17b67
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	320(%rsp), %ymm2
	vfmadd213ps	%ymm10, %ymm2, %ymm7
	vmovups	1520(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 1520(%rsp)
	vmovups	576(%rsp), %ymm1
	vmulps	176(%rsp), %ymm1, %ymm8
	vmovaps	%ymm3, %ymm1
	vfmadd213ps	%ymm10, %ymm8, %ymm1
	vmovups	736(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm2, %ymm4
	vmovups	%ymm4, 736(%rsp)
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm12, %ymm1
	vfmadd213ps	%ymm10, %ymm8, %ymm1
	vmovups	544(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm8, %ymm4
	vmovups	%ymm4, 544(%rsp)
	vmovaps	%ymm3, %ymm1
	vmovups	1744(%rsp), %ymm12
	vfmadd213ps	%ymm10, %ymm12, %ymm1
	vmovups	416(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm2, %ymm4
	vmovups	%ymm4, 416(%rsp)
	vmovaps	%ymm7, %ymm1
	vfmadd213ps	%ymm10, %ymm12, %ymm1
	vmovups	608(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm8, %ymm4
	vmovups	%ymm4, 608(%rsp)
	vmovups	384(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	%ymm4, 384(%rsp)
	vaddps	%ymm10, %ymm14, %ymm1
	vmovups	1392(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm2, %ymm4
	vmovups	%ymm4, 1392(%rsp)
	vaddps	%ymm10, %ymm13, %ymm1
	vmovups	1424(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm8, %ymm4
	vmovups	%ymm4, 1424(%rsp)
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	%ymm4, 976(%rsp)
	vmovups	1776(%rsp), %ymm9
	vmulps	176(%rsp), %ymm9, %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm13
	vfmadd213ps	%ymm13, %ymm2, %ymm6
	vfmadd213ps	%ymm10, %ymm1, %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm7
	vmovups	224(%rsp), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm7
	vfmadd213ps	%ymm10, %ymm1, %ymm3
	vmovups	112(%rsp), %ymm13
	vfmadd213ps	%ymm3, %ymm2, %ymm13
	vmovups	1968(%rsp), %ymm3
	vfmadd231ps	%ymm5, %ymm2, %ymm3
	vmovups	864(%rsp), %ymm4
	vfmadd231ps	%ymm11, %ymm1, %ymm4
	vmovups	768(%rsp), %ymm5
	vfmadd231ps	%ymm7, %ymm1, %ymm5
	vfmadd231ps	%ymm13, %ymm2, %ymm5
	vmovups	%ymm5, 768(%rsp)
	vmovups	640(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 640(%rsp)
	vfmadd231ps	%ymm15, %ymm2, %ymm4
	vmovups	%ymm4, 864(%rsp)
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm8, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	2800(%rsp), %ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vmovups	800(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm1
	vmovups	%ymm1, 800(%rsp)
	vmovups	2768(%rsp), %ymm5
	vfmadd231ps	352(%rsp), %ymm12, %ymm5
	vmovaps	%ymm15, %ymm2
	vmovups	1840(%rsp), %ymm15
	vfmadd231ps	144(%rsp), %ymm12, %ymm15
	vmovups	672(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm12, %ymm1
	vmovaps	%ymm0, %ymm8
	vmovups	1072(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm12, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	480(%rsp), %ymm0
	vmovups	576(%rsp), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm0
	vmovups	%ymm0, 480(%rsp)
	vmovups	1936(%rsp), %ymm7
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vmovaps	%ymm11, %ymm12
	vmovups	1904(%rsp), %ymm11
	vfmadd231ps	%ymm10, %ymm2, %ymm11
	vmovups	416(%rsp), %ymm10
	vmovups	1360(%rsp), %ymm14
	vfmadd231ps	%ymm2, %ymm9, %ymm14
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm9, %ymm0
	vmovups	176(%rsp), %ymm8
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 832(%rsp)
	vmovups	1872(%rsp), %ymm13
	vfmadd231ps	1328(%rsp), %ymm12, %ymm13
	vmovups	1040(%rsp), %ymm0
	vfmadd231ps	1808(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 1040(%rsp)
	vmovups	1104(%rsp), %ymm9
	vaddps	64(%rsp), %ymm9, %ymm9
	vaddps	16(%rsp), %ymm2, %ymm0
	vmovups	256(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 256(%rsp)
	vmovups	2480(%rsp), %ymm12
	vaddps	%ymm6, %ymm12, %ymm12
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L17b66
	vmovups	%ymm1, 672(%rsp)
	vaddps	1040(%rsp), %ymm15, %ymm0
	vaddps	%ymm0, %ymm14, %ymm0
	vaddps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	%ymm5, %ymm7, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vaddps	%ymm11, %ymm13, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	448(%rsp), %ymm14
	vmovups	608(%rsp), %ymm5
	vmovaps	%ymm3, %ymm13
	vmovaps	%ymm4, %ymm11
	vmovups	480(%rsp), %ymm4
	vmovups	640(%rsp), %ymm6
	vmovups	1712(%rsp), %ymm7
	vmovups	1072(%rsp), %ymm2
	vmovups	1520(%rsp), %ymm1
	jmp	.L17b70
	.p2align	4
.L17b56:
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	1456(%rsp), %ymm0
	ja	.L17b58
	vxorps	%xmm0, %xmm0, %xmm0
.L17b58:
	vmovups	%ymm0, 288(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 800(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 256(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 384(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 864(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vmovups	176(%rsp), %ymm8
.L17b70:
	vmovups	288(%rsp), %ymm15
	vmulps	%ymm8, %ymm15, %ymm3
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	%ymm1, %ymm7, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmovups	832(%rsp), %ymm1
	vmulps	%ymm1, %ymm3, %ymm0
	vfnmadd213ps	544(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vfnmadd213ps	736(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 480(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmulps	%ymm7, %ymm1, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2944(%rsp)
	vfmadd231ps	%ymm2, %ymm7, %ymm4
	vaddps	16(%rsp), %ymm4, %ymm7
	vfnmadd231ps	64(%rsp), %ymm3, %ymm13
	vfnmadd231ps	144(%rsp), %ymm3, %ymm11
	vfnmadd213ps	768(%rsp), %ymm3, %ymm7
	vaddps	%ymm2, %ymm1, %ymm0
	vfnmadd213ps	800(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1520(%rsp)
	vbroadcastss	.L17c17(%rip), %ymm0
	vdivps	%ymm8, %ymm0, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm10
	vfmadd231ps	704(%rsp), %ymm0, %ymm5
	vmovss	1168(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vmovaps	%ymm6, %ymm4
	vmovups	%ymm12, 2480(%rsp)
	vmovups	%ymm5, 608(%rsp)
	vmovups	%ymm10, 416(%rsp)
	vmovups	%ymm9, 1104(%rsp)
	vmovups	%ymm13, 1968(%rsp)
	vmovups	%ymm11, 2800(%rsp)
	vmovups	%ymm6, 640(%rsp)
	vmovups	%ymm7, 2768(%rsp)
	jbe	.L17b71
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	2448(%rsp), %ymm1
	vmovups	3136(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L17c58(%rip), %ymm0
	vmovups	%ymm1, 2448(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1296(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm6, %xmm0, %xmm1
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
	vucomiss	%xmm6, %xmm1
	jbe	.L17b71
	testq	%r10, %r10
	vmovups	%ymm0, 64(%rsp)
	je	.L17b74
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	movq	104(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L17b76:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	448(%rsp), %ymm0
	vbroadcastss	.L17c0(%rip), %ymm15
	vbroadcastss	.L17c17(%rip), %ymm13
	vmovdqu	3008(%rsp), %ymm14
	vmovdqu	1296(%rsp), %ymm12
	vmovdqu	2976(%rsp), %ymm2
	.p2align	4
.L17b77:
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	16(%rsp), %ymm0, %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vdivps	%ymm4, %ymm15, %ymm6
	vmovaps	(%rax,%rsi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm13, %ymm7
	vaddps	%ymm6, %ymm13, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm7
	vpand	%ymm7, %ymm14, %ymm7
	vpsubd	%ymm7, %ymm12, %ymm8
	vaddps	%ymm13, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	.L17c64(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	.L17c63(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vbroadcastss	.L17c66(%rip), %ymm10
	vbroadcastss	.L17c65(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm10
	vbroadcastss	.L17c67(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	.L17c62(%rip), %ymm6
	vbroadcastss	.L17c61(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vcvtdq2ps	%ymm7, %ymm6
	vbroadcastss	.L17c68(%rip), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm10
	vaddps	%ymm5, %ymm15, %ymm6
	vmaxps	%ymm13, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L17b77
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	176(%rsp), %ymm8
	jne	.L17b76
	jmp	.L17b79
	.p2align	4
.L17b71:
	vmovups	1488(%rsp), %ymm11
	vmovups	256(%rsp), %ymm1
	vmovups	384(%rsp), %ymm2
	vmovups	1936(%rsp), %ymm3
	vmovups	1904(%rsp), %ymm0
	vmovups	1008(%rsp), %ymm10
	vbroadcastss	.L17c0(%rip), %ymm6
	jmp	.L17b80
.L17b74:
	vxorps	%xmm1, %xmm1, %xmm1
.L17b79:
	vbroadcastss	.L17c70(%rip), %ymm2
	vbroadcastss	.L17c69(%rip), %ymm3
	vmovups	2640(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	64(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2640(%rsp)
	vbroadcastss	.L17c22(%rip), %ymm1
	vmovups	2512(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2512(%rsp)
	vbroadcastss	.L17c71(%rip), %ymm1
	vmovups	2832(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2832(%rsp)
	vbroadcastss	.L17c19(%rip), %ymm0
	vbroadcastss	.L17c0(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2160(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1008(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm10
	vmovups	2000(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	944(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 944(%rsp)
	vmovups	2032(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm8, %ymm8
	vmovups	%ymm8, 176(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	448(%rsp), %ymm14
	vsubps	%ymm6, %ymm14, %ymm14
	vmovups	1680(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1680(%rsp)
	vmovups	2128(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2128(%rsp)
	vmovups	2096(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1488(%rsp), %ymm7
	vsubps	%ymm6, %ymm7, %ymm11
	vmovups	1456(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1456(%rsp)
	vbroadcastss	.L17c25(%rip), %ymm6
	vmovups	2416(%rsp), %ymm7
	vblendvps	%ymm2, %ymm6, %ymm7, %ymm7
	vmovups	%ymm7, 2416(%rsp)
	vmovaps	%ymm15, %ymm6
	vandps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 2944(%rsp)
	vmovups	%ymm1, 2096(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm4, 2032(%rsp)
	vmovups	%ymm3, 2000(%rsp)
	vmovups	%ymm0, 2160(%rsp)
	vmovups	2480(%rsp), %ymm12
	vmovups	640(%rsp), %ymm4
	vmovups	256(%rsp), %ymm1
	vmovups	384(%rsp), %ymm2
	vmovups	1936(%rsp), %ymm3
	vmovups	1904(%rsp), %ymm0
.L17b80:
	vmovups	%ymm2, 384(%rsp)
	vmovups	%ymm1, 256(%rsp)
	vmovups	%ymm11, 1072(%rsp)
	vmovups	%ymm14, 448(%rsp)
	vbroadcastss	.L17c15(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovaps	%ymm6, %ymm15
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 576(%rsp)
	vmaxps	%ymm5, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm8
	vmovups	%ymm8, 896(%rsp)
	vmaxps	%ymm5, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmaxps	%ymm5, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vmovdqu	3424(%rsp), %ymm0
	vxorps	%xmm9, %xmm9, %xmm9
	vpcmpgtd	%ymm9, %ymm0, %ymm0
	vmovdqu	%ymm0, 144(%rsp)
	vcmpleps	2576(%rsp), %ymm10, %ymm1
	vmovups	2544(%rsp), %ymm3
	vmovups	%ymm10, 1008(%rsp)
	vcmpleps	%ymm10, %ymm3, %ymm3
	vmovups	1552(%rsp), %ymm13
	vmovaps	%ymm4, %ymm0
	vxorps	%ymm4, %ymm13, %ymm4
	vbroadcastss	.L17c17(%rip), %ymm7
	vblendvps	%ymm3, %ymm0, %ymm7, %ymm3
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm9, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm0
	vmovdqa	%xmm0, 1040(%rsp)
	vpor	3488(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 1360(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm6, %ymm10
	vmovups	%ymm10, 16(%rsp)
	vmovdqu	3456(%rsp), %ymm1
	vpcmpgtd	%ymm9, %ymm1, %ymm1
	vmovups	944(%rsp), %ymm5
	vcmpleps	2288(%rsp), %ymm5, %ymm3
	vmovups	2256(%rsp), %ymm4
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	704(%rsp), %ymm0
	vxorps	%ymm0, %ymm13, %ymm5
	vblendvps	%ymm4, %ymm0, %ymm7, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vcmpleps	%ymm3, %ymm9, %ymm3
	vmovups	%ymm3, 1872(%rsp)
	vmovups	176(%rsp), %ymm6
	vcmpleps	2224(%rsp), %ymm6, %ymm4
	vmovups	2192(%rsp), %ymm5
	vmovups	%ymm6, 176(%rsp)
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	672(%rsp), %ymm0
	vxorps	%ymm0, %ymm13, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm7, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm5
	vpor	%ymm3, %ymm1, %ymm0
	vmovdqu	%ymm0, 544(%rsp)
	vcmpleps	2352(%rsp), %ymm14, %ymm1
	vmovups	2320(%rsp), %ymm4
	vcmpleps	%ymm14, %ymm4, %ymm4
	vmovups	1104(%rsp), %ymm3
	vxorps	%ymm3, %ymm13, %ymm6
	vblendvps	%ymm4, %ymm3, %ymm7, %ymm4
	vblendvps	%ymm1, %ymm6, %ymm4, %ymm4
	vcmpleps	2608(%rsp), %ymm11, %ymm1
	vmovups	2384(%rsp), %ymm6
	vcmpleps	%ymm11, %ymm6, %ymm6
	vmovups	864(%rsp), %ymm3
	vblendvps	%ymm6, %ymm3, %ymm7, %ymm6
	vxorps	%ymm3, %ymm13, %ymm7
	vblendvps	%ymm1, %ymm7, %ymm6, %ymm1
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 64(%rsp)
	vcmpleps	%ymm5, %ymm9, %ymm5
	vorps	144(%rsp), %ymm5, %ymm7
	vmovups	%ymm7, 1840(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmulps	%ymm0, %ymm8, %ymm9
	vmulps	480(%rsp), %ymm9, %ymm0
	vmovups	576(%rsp), %ymm3
	vmulps	%ymm3, %ymm10, %ymm6
	vmulps	%ymm6, %ymm0, %ymm14
	vandnps	%ymm15, %ymm7, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmulps	%ymm0, %ymm2, %ymm7
	vmulps	416(%rsp), %ymm7, %ymm0
	vmulps	%ymm6, %ymm0, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vmulps	608(%rsp), %ymm7, %ymm0
	vmulps	%ymm2, %ymm14, %ymm2
	vfmsub231ps	%ymm0, %ymm9, %ymm2
	vmovups	%ymm2, 1328(%rsp)
	vdivps	352(%rsp), %ymm15, %ymm8
	vmovups	%ymm8, 288(%rsp)
	vmovups	2768(%rsp), %ymm0
	vbroadcastss	.L17c15(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm10
	vmovups	%ymm10, 832(%rsp)
	vcmpleps	%ymm4, %ymm13, %ymm0
	vmovdqu	3392(%rsp), %ymm2
	vpcmpgtd	%ymm13, %ymm2, %ymm2
	vpor	%ymm0, %ymm2, %ymm2
	vmovdqu	%ymm2, 1808(%rsp)
	vpandn	%ymm15, %ymm2, %ymm2
	vmovdqu	%ymm2, 352(%rsp)
	vmulps	%ymm2, %ymm8, %ymm8
	vmulps	1392(%rsp), %ymm8, %ymm2
	vmulps	%ymm6, %ymm2, %ymm4
	vmovups	%ymm4, 768(%rsp)
	vmulps	1424(%rsp), %ymm8, %ymm2
	vmulps	%ymm4, %ymm14, %ymm11
	vmovups	%ymm14, 800(%rsp)
	vfmsub231ps	%ymm2, %ymm9, %ymm11
	vmovups	%ymm11, 1744(%rsp)
	vcmpleps	%ymm1, %ymm13, %ymm2
	vmovdqu	3360(%rsp), %ymm1
	vpcmpgtd	%ymm13, %ymm1, %ymm1
	vpor	%ymm2, %ymm1, %ymm1
	vmovdqu	%ymm1, 1776(%rsp)
	vpandn	%ymm15, %ymm1, %ymm1
	vmovdqu	%ymm1, 112(%rsp)
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	1968(%rsp), %ymm1, %ymm11
	vmulps	%ymm6, %ymm11, %ymm4
	vmulps	2800(%rsp), %ymm1, %ymm11
	vmulps	%ymm4, %ymm14, %ymm6
	vmovaps	%ymm4, %ymm14
	vfmsub231ps	%ymm11, %ymm9, %ymm6
	vmovups	%ymm6, 1712(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovss	1168(%rsp), %xmm4
	vucomiss	%xmm6, %xmm4
	vmovdqa	1040(%rsp), %xmm4
	vpor	2928(%rsp), %xmm4, %xmm9
	vpmovzxwd	%xmm9, %ymm9
	vpslld	$31, %ymm9, %ymm9
	vpsrad	$31, %ymm9, %ymm10
	vmulps	640(%rsp), %ymm3, %ymm9
	vmovaps	%ymm9, %ymm11
	vfmadd213ps	%ymm13, %ymm9, %ymm11
	vpandn	%ymm11, %ymm10, %ymm11
	vmovdqu	1872(%rsp), %ymm3
	vextracti128	$1, %ymm3, %xmm10
	vpackssdw	%xmm10, %xmm3, %xmm3
	vpor	2912(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	896(%rsp), %ymm4
	vmulps	704(%rsp), %ymm4, %ymm10
	vpandn	%ymm10, %ymm3, %ymm3
	vfmadd213ps	%ymm11, %ymm3, %ymm3
	vextractf128	$1, %ymm5, %xmm11
	vpackssdw	%xmm11, %xmm5, %xmm5
	vpor	2896(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm11
	vmovups	672(%rsp), %ymm4
	vmulps	320(%rsp), %ymm4, %ymm5
	vpandn	%ymm5, %ymm11, %ymm13
	vfmadd213ps	%ymm3, %ymm13, %ymm13
	vextracti128	$1, %ymm0, %xmm3
	vpackssdw	%xmm3, %xmm0, %xmm0
	vpor	2880(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	1104(%rsp), %ymm3
	vmulps	288(%rsp), %ymm3, %ymm11
	vpandn	%ymm11, %ymm0, %ymm0
	vfmadd213ps	%ymm13, %ymm0, %ymm0
	vextracti128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vpor	2864(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm3
	vmovups	832(%rsp), %ymm2
	vmulps	864(%rsp), %ymm2, %ymm4
	vpandn	%ymm4, %ymm3, %ymm3
	vfmadd213ps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1872(%rsp)
	vmulps	976(%rsp), %ymm8, %ymm0
	vmovups	224(%rsp), %ymm3
	vmovups	768(%rsp), %ymm13
	vmulps	%ymm3, %ymm13, %ymm2
	vfmsub231ps	%ymm0, %ymm7, %ymm2
	vmulps	1520(%rsp), %ymm1, %ymm0
	vmovaps	%ymm15, %ymm6
	vmovaps	%ymm14, %ymm15
	vmulps	%ymm3, %ymm14, %ymm14
	vmovups	%ymm7, 3328(%rsp)
	vfmsub231ps	%ymm0, %ymm7, %ymm14
	vmulps	%ymm1, %ymm12, %ymm0
	vmulps	%ymm13, %ymm15, %ymm1
	vmovups	%ymm15, 736(%rsp)
	vmovups	%ymm8, 3296(%rsp)
	vfmsub231ps	%ymm0, %ymm8, %ymm1
	vmovups	%ymm1, 1168(%rsp)
	vmulps	16(%rsp), %ymm9, %ymm1
	vmovups	800(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm7
	vfmsub231ps	64(%rsp), %ymm10, %ymm7
	vmovups	%ymm7, 2704(%rsp)
	vmulps	%ymm1, %ymm3, %ymm7
	vfmsub231ps	144(%rsp), %ymm5, %ymm7
	vmovups	%ymm7, 2672(%rsp)
	vmulps	%ymm1, %ymm13, %ymm5
	vmovaps	%ymm1, %ymm7
	vmovups	%ymm1, 1040(%rsp)
	vfmsub231ps	352(%rsp), %ymm11, %ymm5
	vmovups	%ymm5, 3520(%rsp)
	vmovaps	%ymm0, %ymm1
	vfnmadd213ps	%ymm6, %ymm0, %ymm1
	vbroadcastss	.L17c72(%rip), %ymm8
	vmovups	%ymm1, 3264(%rsp)
	vmaxps	%ymm8, %ymm1, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm6, %ymm0
	vmulps	%ymm7, %ymm15, %ymm5
	vfmsub231ps	112(%rsp), %ymm4, %ymm5
	vmulps	1328(%rsp), %ymm0, %ymm9
	vmovaps	%ymm3, %ymm7
	vfnmadd213ps	%ymm6, %ymm3, %ymm7
	vfnmadd231ps	%ymm9, %ymm9, %ymm7
	vmovaps	%ymm8, %ymm3
	vmaxps	%ymm8, %ymm7, %ymm11
	vsqrtps	%ymm11, %ymm11
	vdivps	%ymm11, %ymm6, %ymm10
	vmulps	896(%rsp), %ymm0, %ymm11
	vmovups	544(%rsp), %ymm1
	vblendvps	%ymm1, %ymm6, %ymm11, %ymm4
	vmulps	1744(%rsp), %ymm0, %ymm11
	vfnmadd231ps	%ymm9, %ymm11, %ymm2
	vmovups	%ymm9, 1328(%rsp)
	vmulps	%ymm2, %ymm10, %ymm1
	vmovups	%ymm1, 544(%rsp)
	vmovaps	%ymm13, %ymm8
	vfnmadd213ps	%ymm6, %ymm13, %ymm8
	vfnmadd231ps	%ymm11, %ymm11, %ymm8
	vfnmadd231ps	%ymm1, %ymm1, %ymm8
	vmovups	1552(%rsp), %ymm13
	vmaxps	%ymm3, %ymm8, %ymm15
	vsqrtps	%ymm15, %ymm15
	vdivps	%ymm15, %ymm6, %ymm3
	vmulps	320(%rsp), %ymm10, %ymm15
	vmovups	1840(%rsp), %ymm1
	vblendvps	%ymm1, %ymm6, %ymm15, %ymm15
	vmovups	1360(%rsp), %ymm2
	vmovups	576(%rsp), %ymm1
	vblendvps	%ymm2, %ymm6, %ymm1, %ymm12
	vmulps	%ymm4, %ymm12, %ymm4
	vmulps	288(%rsp), %ymm3, %ymm12
	vmovups	1808(%rsp), %ymm1
	vblendvps	%ymm1, %ymm6, %ymm12, %ymm12
	vmulps	%ymm4, %ymm15, %ymm4
	vmulps	%ymm4, %ymm12, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vmulps	1712(%rsp), %ymm0, %ymm12
	vfnmadd231ps	%ymm9, %ymm12, %ymm14
	vmulps	%ymm10, %ymm14, %ymm14
	vmovups	1168(%rsp), %ymm1
	vfnmadd231ps	%ymm11, %ymm12, %ymm1
	vfnmadd231ps	544(%rsp), %ymm14, %ymm1
	vmulps	%ymm3, %ymm1, %ymm2
	vmovups	736(%rsp), %ymm15
	vfnmadd213ps	%ymm6, %ymm15, %ymm15
	vfnmadd231ps	%ymm12, %ymm12, %ymm15
	vfnmadd231ps	%ymm14, %ymm14, %ymm15
	vfnmadd231ps	%ymm2, %ymm2, %ymm15
	vbroadcastss	.L17c72(%rip), %ymm1
	vmaxps	%ymm1, %ymm15, %ymm9
	vsqrtps	%ymm9, %ymm9
	vdivps	%ymm9, %ymm6, %ymm1
	vmulps	832(%rsp), %ymm1, %ymm9
	vmovups	1776(%rsp), %ymm4
	vblendvps	%ymm4, %ymm6, %ymm9, %ymm9
	vmulps	1360(%rsp), %ymm9, %ymm4
	vmovups	%ymm4, 1360(%rsp)
	vxorps	800(%rsp), %ymm13, %ymm4
	vmovups	%ymm4, 1776(%rsp)
	vxorps	224(%rsp), %ymm13, %ymm4
	vmovups	%ymm4, 1808(%rsp)
	vxorps	768(%rsp), %ymm13, %ymm4
	vmovups	%ymm4, 1840(%rsp)
	vxorps	736(%rsp), %ymm13, %ymm4
	vmovups	%ymm4, 768(%rsp)
	vmovups	%ymm0, 224(%rsp)
	vmulps	2704(%rsp), %ymm0, %ymm9
	vmovups	2672(%rsp), %ymm6
	vmovups	1328(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm6
	vxorps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 1744(%rsp)
	vmovups	3520(%rsp), %ymm4
	vfnmadd231ps	%ymm11, %ymm9, %ymm4
	vxorps	%ymm13, %ymm11, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm10, 800(%rsp)
	vmulps	%ymm6, %ymm10, %ymm11
	vmovups	544(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm11, %ymm4
	vxorps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 1712(%rsp)
	vfnmadd231ps	%ymm12, %ymm9, %ymm5
	vxorps	%ymm13, %ymm12, %ymm0
	vmovups	%ymm0, 544(%rsp)
	vfnmadd231ps	%ymm14, %ymm11, %ymm5
	vxorps	%ymm13, %ymm14, %ymm0
	vmovups	%ymm0, 2704(%rsp)
	vmovups	%ymm3, 736(%rsp)
	vmulps	%ymm3, %ymm4, %ymm0
	vfnmadd231ps	%ymm2, %ymm0, %ymm5
	vxorps	%ymm2, %ymm13, %ymm2
	vmovups	%ymm2, 2672(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1040(%rsp), %ymm4
	vfmadd213ps	%ymm13, %ymm4, %ymm4
	vfmadd231ps	%ymm9, %ymm9, %ymm4
	vfmadd231ps	%ymm11, %ymm11, %ymm4
	vfmadd231ps	%ymm0, %ymm0, %ymm4
	vmovups	%ymm1, 1168(%rsp)
	vmulps	%ymm1, %ymm5, %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	ja	.L17b97
	vmovups	320(%rsp), %ymm10
	vbroadcastss	.L17c0(%rip), %ymm15
	vdivps	%ymm10, %ymm15, %ymm1
	vmovups	288(%rsp), %ymm12
	vdivps	%ymm12, %ymm15, %ymm3
	vmulps	176(%rsp), %ymm1, %ymm1
	vbroadcastss	.L17c73(%rip), %ymm5
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	448(%rsp), %ymm14
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L17c74(%rip), %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmovups	2640(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	.L17c25(%rip), %ymm8
	vcmpltps	%ymm8, %ymm6, %ymm5
	vbroadcastss	.L17c75(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm3
	vandps	%ymm3, %ymm5, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm3
	vmovups	2416(%rsp), %ymm6
	vdivps	%ymm6, %ymm15, %ymm5
	vmulps	1360(%rsp), %ymm5, %ymm5
	vmulps	%ymm5, %ymm5, %ymm5
	vminps	%ymm15, %ymm5, %ymm5
	vmulps	%ymm3, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm1, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm7, %ymm1
	vcmpltps	%ymm8, %ymm6, %ymm5
	vandps	%ymm1, %ymm5, %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vcmpleps	%ymm1, %ymm4, %ymm1
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vmovups	1872(%rsp), %ymm4
	vcmpleps	%ymm3, %ymm4, %ymm3
	vandps	%ymm1, %ymm3, %ymm1
	vmovups	64(%rsp), %ymm3
	vmulps	16(%rsp), %ymm3, %ymm3
	vmulps	144(%rsp), %ymm3, %ymm3
	vmulps	352(%rsp), %ymm3, %ymm3
	vmulps	112(%rsp), %ymm3, %ymm3
	vcmpnltps	%ymm3, %ymm13, %ymm3
	vandps	%ymm3, %ymm15, %ymm3
	vbroadcastss	.L17c21(%rip), %ymm5
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmovups	3104(%rsp), %ymm3
	vcmpleps	2448(%rsp), %ymm3, %ymm3
	vbroadcastss	.L17c76(%rip), %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm1, %ymm1
	vmovups	2736(%rsp), %ymm4
	vcmpeqps	%ymm5, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2736(%rsp)
	vcmpeqps	%ymm5, %ymm4, %ymm1
	vandps	%ymm1, %ymm15, %ymm6
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm6, %xmm1
	vshufps	$245, %xmm6, %xmm6, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm6, %xmm6, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf128	$1, %ymm6, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$245, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vucomiss	%xmm5, %xmm1
	vmovups	1072(%rsp), %ymm7
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	1008(%rsp), %ymm13
	ja	.L17b55
	vmulps	1168(%rsp), %ymm2, %ymm7
	vmovups	2672(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmulps	736(%rsp), %ymm1, %ymm1
	vmovups	1712(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm1, %ymm0
	vmovups	2704(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm7, %ymm2
	vmulps	800(%rsp), %ymm2, %ymm2
	vmovups	1744(%rsp), %ymm3
	vfmadd213ps	%ymm9, %ymm2, %ymm3
	vmovups	1328(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vmovups	544(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm7, %ymm3
	vmulps	224(%rsp), %ymm3, %ymm3
	vmovups	1776(%rsp), %ymm5
	vfmadd213ps	1040(%rsp), %ymm3, %ymm5
	vmovups	1808(%rsp), %ymm0
	vfmadd213ps	%ymm5, %ymm2, %ymm0
	vmovups	1840(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm1, %ymm6
	vmovups	768(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm7, %ymm5
	vmulps	576(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 384(%rsp)
	vmulps	896(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 256(%rsp)
	vmulps	%ymm2, %ymm10, %ymm2
	vmovups	%ymm2, 736(%rsp)
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmulps	832(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 800(%rsp)
	movl	%r8d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	jne	.L17b87
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm5
	movq	104(%rsp), %rax
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 704(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm5, 112(%rsp)
	.p2align	4
.L17b84:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	176(%rsp), %ymm1
	vmulps	(%r13,%rdx), %ymm1, %ymm0
	vmovups	%ymm0, 224(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	112(%rsp), %ymm5
	vmovups	704(%rsp), %ymm0
	vmovups	672(%rsp), %ymm2
	vmovups	864(%rsp), %ymm12
	vmovups	640(%rsp), %ymm8
	.p2align	4
.L17b85:
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm9, 352(%rsp)
	vmovups	%ymm7, 144(%rsp)
	vmovups	%ymm6, 64(%rsp)
	vmovaps	(%rdx), %ymm1
	vfmadd132ps	224(%rsp), %ymm14, %ymm1
	vaddps	%ymm5, %ymm1, %ymm14
	vbroadcastss	.L17c0(%rip), %ymm7
	vdivps	%ymm14, %ymm7, %ymm1
	vmovaps	(%rax,%rsi), %ymm3
	vsubps	%ymm14, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vbroadcastss	.L17c17(%rip), %ymm5
	vcmpltps	%ymm3, %ymm5, %ymm4
	vaddps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vaddps	%ymm7, %ymm4, %ymm6
	vpaddd	2976(%rsp), %ymm6, %ymm6
	vpand	3008(%rsp), %ymm6, %ymm6
	vmovdqu	1296(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm5, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm4, %ymm9
	vmulps	%ymm9, %ymm9, %ymm4
	vbroadcastss	.L17c64(%rip), %ymm7
	vbroadcastss	.L17c63(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm7
	vmovaps	%ymm10, %ymm11
	vbroadcastss	.L17c66(%rip), %ymm10
	vbroadcastss	.L17c65(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm10
	vbroadcastss	.L17c67(%rip), %ymm15
	vfmadd231ps	%ymm15, %ymm4, %ymm10
	vfmadd213ps	%ymm7, %ymm4, %ymm10
	vbroadcastss	.L17c62(%rip), %ymm7
	vbroadcastss	.L17c61(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm7
	vfmadd213ps	%ymm7, %ymm4, %ymm10
	vmovups	144(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm4, %ymm10
	vmovups	352(%rsp), %ymm9
	vcvtdq2ps	%ymm6, %ymm4
	vmovups	64(%rsp), %ymm6
	vbroadcastss	.L17c68(%rip), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm10
	vbroadcastss	.L17c0(%rip), %ymm15
	vaddps	%ymm3, %ymm15, %ymm4
	vmaxps	%ymm5, %ymm3, %ymm3
	vfmsub231ps	%ymm4, %ymm10, %ymm3
	vmovaps	%ymm11, %ymm10
	vmovups	112(%rsp), %ymm5
	vfmadd231ps	%ymm3, %ymm14, %ymm6
	vbroadcastss	.L17c21(%rip), %ymm3
	vaddps	%ymm3, %ymm14, %ymm3
	vmovups	448(%rsp), %ymm14
	vdivps	%ymm3, %ymm15, %ymm3
	vmulps	%ymm1, %ymm5, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vaddps	%ymm3, %ymm8, %ymm8
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm4, %ymm12, %ymm12
	vaddps	%ymm3, %ymm2, %ymm2
	vfmadd231ps	%ymm4, %ymm1, %ymm0
	vfmadd231ps	%ymm3, %ymm1, %ymm10
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm1, %ymm9
	vfmadd231ps	%ymm1, %ymm3, %ymm7
	vaddps	%ymm4, %ymm13, %ymm13
	vmovups	16(%rsp), %ymm1
	vaddps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	16(%rsp), %ymm3
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L17b85
	vmovups	%ymm8, 640(%rsp)
	vmovups	%ymm12, 864(%rsp)
	vmovups	%ymm2, 672(%rsp)
	vmovups	%ymm0, 704(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L17b84
.L17b87:
	vmovups	%ymm13, 544(%rsp)
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm10, 1104(%rsp)
	vmovups	%ymm9, 352(%rsp)
	vmovups	%ymm7, 144(%rsp)
	vmovups	%ymm6, 64(%rsp)
	vmovups	1008(%rsp), %ymm9
	vmovups	384(%rsp), %ymm7
	vaddps	%ymm7, %ymm9, %ymm0
	vmovups	2544(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2576(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	944(%rsp), %ymm12
	vmovups	256(%rsp), %ymm10
	vaddps	%ymm12, %ymm10, %ymm1
	vmovups	2256(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2288(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm8
	vmovups	176(%rsp), %ymm5
	vaddps	736(%rsp), %ymm5, %ymm1
	vmovups	2192(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2224(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vaddps	768(%rsp), %ymm14, %ymm3
	vmovups	2320(%rsp), %ymm2
	vminps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm3
	vmovups	2352(%rsp), %ymm2
	vmaxps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm3
	vmovups	1072(%rsp), %ymm13
	vmovups	800(%rsp), %ymm11
	vaddps	%ymm13, %ymm11, %ymm4
	vmovups	2384(%rsp), %ymm2
	vminps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm4
	vmovups	2608(%rsp), %ymm2
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm4
	vmovups	1136(%rsp), %ymm2
	vandps	%ymm2, %ymm7, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm2, %ymm10, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm2, %ymm11, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vbroadcastss	.L17c81(%rip), %ymm2
	vmulps	%ymm2, %ymm13, %ymm7
	vcmpleps	%ymm7, %ymm6, %ymm6
	vbroadcastss	.L17c0(%rip), %ymm10
	vmovups	2736(%rsp), %ymm2
	vcmpleps	%ymm10, %ymm2, %ymm7
	vmovups	%ymm7, 384(%rsp)
	vandps	%ymm6, %ymm7, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm9, %ymm0
	vblendvps	%ymm6, %ymm8, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vblendvps	%ymm6, %ymm3, %ymm14, %ymm1
	vmovups	%ymm1, 448(%rsp)
	vblendvps	%ymm6, %ymm4, %ymm13, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vmovups	896(%rsp), %ymm12
	vmulps	480(%rsp), %ymm12, %ymm1
	vmovups	576(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm10
	vmovups	320(%rsp), %ymm3
	vmulps	416(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm9, %ymm13
	vmulps	608(%rsp), %ymm3, %ymm1
	vmulps	%ymm10, %ymm13, %ymm6
	vfmsub231ps	%ymm1, %ymm12, %ymm6
	vmovups	288(%rsp), %ymm11
	vmulps	1392(%rsp), %ymm11, %ymm1
	vmulps	%ymm1, %ymm9, %ymm4
	vmovups	%ymm4, 112(%rsp)
	vmulps	1424(%rsp), %ymm11, %ymm1
	vmulps	%ymm4, %ymm10, %ymm5
	vfmsub231ps	%ymm1, %ymm12, %ymm5
	vmovups	%ymm5, 608(%rsp)
	vmulps	976(%rsp), %ymm11, %ymm1
	vmulps	%ymm4, %ymm13, %ymm8
	vfmsub231ps	%ymm1, %ymm3, %ymm8
	movq	8(%rsp), %rax
	vbroadcastss	208(%rax), %ymm4
	vbroadcastss	.L17c22(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm0, %ymm0
	movq	1664(%rsp), %r12
	movq	%r12, %r10
	shlq	$5, %r10
	vbroadcastss	12(%rax), %ymm1
	vmovups	%ymm1, 224(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	832(%rsp), %ymm15
	vmulps	1968(%rsp), %ymm15, %ymm0
	vmulps	%ymm0, %ymm9, %ymm1
	vmulps	2800(%rsp), %ymm15, %ymm9
	vmulps	%ymm1, %ymm10, %ymm0
	vfmsub231ps	%ymm9, %ymm12, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm7
	movq	96(%rsp), %rsi
	addq	%rsi, %r12
	shlq	$5, %r12
	vmovaps	%ymm7, (%r15,%r12)
	vmovups	%ymm10, 976(%rsp)
	vmovaps	%ymm10, %ymm7
	vbroadcastss	.L17c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm10, %ymm7
	vbroadcastss	.L17c72(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm9
	vsqrtps	%ymm9, %ymm9
	vminps	%ymm0, %ymm7, %ymm7
	vdivps	%ymm9, %ymm0, %ymm14
	vmulps	%ymm6, %ymm14, %ymm10
	vmovaps	%ymm13, %ymm6
	vfnmadd213ps	%ymm0, %ymm13, %ymm6
	vfnmadd231ps	%ymm10, %ymm10, %ymm6
	vminps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm7, 480(%rsp)
	vmaxps	%ymm2, %ymm6, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm0, %ymm12
	vmovaps	%ymm0, %ymm7
	leaq	(%r15,%r10), %rcx
	vmovups	224(%rsp), %ymm2
	vmulps	256(%rsp), %ymm2, %ymm6
	vblendvps	%ymm5, %ymm4, %ymm6, %ymm6
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm6, (%rax,%rcx)
	vmulps	1520(%rsp), %ymm15, %ymm6
	vmovups	%ymm13, 256(%rsp)
	vmulps	%ymm1, %ymm13, %ymm9
	vfmsub231ps	%ymm6, %ymm3, %ymm9
	vmulps	608(%rsp), %ymm14, %ymm13
	vfnmadd231ps	%ymm10, %ymm13, %ymm8
	vmulps	%ymm12, %ymm8, %ymm8
	vmovups	112(%rsp), %ymm0
	vmovaps	%ymm0, %ymm3
	vfnmadd213ps	%ymm7, %ymm0, %ymm3
	vfnmadd231ps	%ymm13, %ymm13, %ymm3
	vfnmadd231ps	%ymm8, %ymm8, %ymm3
	vminps	480(%rsp), %ymm3, %ymm6
	vmovups	%ymm6, 608(%rsp)
	vbroadcastss	.L17c72(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm7, %ymm6
	vmulps	448(%rsp), %ymm2, %ymm3
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	2480(%rsp), %ymm15, %ymm3
	vmulps	%ymm0, %ymm1, %ymm7
	vfmsub231ps	%ymm3, %ymm11, %ymm7
	vmovups	%ymm5, 448(%rsp)
	vmovups	%ymm4, 480(%rsp)
	vmovups	176(%rsp), %ymm3
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	416(%rsp), %ymm14, %ymm3
	vfnmadd231ps	%ymm10, %ymm3, %ymm9
	vmovups	%ymm12, 176(%rsp)
	vmulps	%ymm12, %ymm9, %ymm4
	vfnmadd231ps	%ymm13, %ymm3, %ymm7
	vfnmadd231ps	%ymm8, %ymm4, %ymm7
	vmovups	%ymm6, 416(%rsp)
	vmulps	%ymm6, %ymm7, %ymm15
	vmovups	%ymm1, 1424(%rsp)
	vbroadcastss	.L17c0(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm1, %ymm1
	vfnmadd231ps	%ymm3, %ymm3, %ymm1
	vfnmadd231ps	%ymm4, %ymm4, %ymm1
	vfnmadd231ps	%ymm15, %ymm15, %ymm1
	vminps	608(%rsp), %ymm1, %ymm6
	vbroadcastss	.L17c79(%rip), %ymm2
	vcmpltps	%ymm6, %ymm2, %ymm6
	movl	$5, %ecx
	testb	$2, %r8b
	je	.L17b90
	vmovaps	%ymm10, %ymm5
	vbroadcastss	.L17c72(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L17c0(%rip), %ymm7
	vdivps	%ymm1, %ymm7, %ymm7
	vmovups	1552(%rsp), %ymm2
	vmovaps	%ymm8, %ymm12
	vmovups	%ymm4, 1392(%rsp)
	vxorps	976(%rsp), %ymm2, %ymm4
	vmovups	224(%rsp), %ymm8
	vmulps	320(%rsp), %ymm8, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vmulps	%ymm8, %ymm11, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vandps	384(%rsp), %ymm6, %ymm1
	vmovups	%ymm6, 224(%rsp)
	vextractf128	$1, %ymm1, %xmm6
	vpackssdw	%xmm6, %xmm1, %xmm1
	vmovdqa	%xmm1, 288(%rsp)
	movl	%r8d, %edx
	andl	$4, %edx
	movl	%edx, %r9d
	shrl	$2, %r9d
	leaq	(%rsi,%rsi,4), %r11
	shlq	$5, %r11
	addq	%r15, %r11
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movq	%r12, %rbp
	movl	$9, %r12d
	cmoveq	%r12, %rcx
	movq	%rbp, %r12
	leaq	(%r9,%r9,2), %r9
	addq	$7, %r9
	xorq	$7, %rdi
	imulq	96(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	96(%rsp), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	96(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	96(%rsp), %rcx
	shlq	$5, %rcx
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	256(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	176(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vxorps	%ymm2, %ymm14, %ymm6
	vmulps	%ymm6, %ymm10, %ymm6
	vmulps	%ymm5, %ymm6, %ymm9
	vmovups	112(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm13, %ymm0
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vxorps	%ymm2, %ymm0, %ymm6
	vmovups	416(%rsp), %ymm11
	vmulps	%ymm6, %ymm11, %ymm8
	vmulps	%ymm13, %ymm14, %ymm6
	vfmadd231ps	%ymm9, %ymm12, %ymm6
	vxorps	%ymm2, %ymm6, %ymm6
	vmulps	%ymm6, %ymm11, %ymm13
	vxorps	%ymm2, %ymm5, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vmulps	%ymm6, %ymm11, %ymm10
	vmovups	1424(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	vmovups	1392(%rsp), %ymm12
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vfmadd231ps	%ymm8, %ymm15, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm6
	vmulps	%ymm3, %ymm14, %ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm0
	vfmadd231ps	%ymm13, %ymm15, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmovaps	%ymm15, %ymm3
	vmulps	%ymm0, %ymm7, %ymm15
	vmulps	%ymm5, %ymm12, %ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm12
	vxorps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm4, %ymm0
	vbroadcastss	.L17c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vfmadd231ps	%ymm1, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm8, %ymm0
	vmovups	%ymm6, 256(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	576(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm6
	vpmovsxwd	288(%rsp), %ymm0
	vmovups	480(%rsp), %ymm2
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm6
	vmovaps	%ymm6, (%r10,%r11)
	vmulps	%ymm14, %ymm14, %ymm6
	vmovups	%ymm9, 976(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm6
	vmovaps	%ymm7, %ymm9
	vmovups	%ymm13, 288(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm6
	vmovups	608(%rsp), %ymm13
	vmovups	%ymm15, 112(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm6
	vmovups	896(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm6, %ymm7, %ymm6
	vmovaps	%ymm10, %ymm7
	vmovups	320(%rsp), %ymm10
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm6
	vmovaps	%ymm6, (%r10,%rdi)
	vmovups	224(%rsp), %ymm6
	vmulps	%ymm3, %ymm9, %ymm15
	vmulps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm7, %ymm7, %ymm3
	vmovups	%ymm12, 384(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm3
	vmovaps	%ymm3, (%r10,%r9)
	vmulps	%ymm11, %ymm11, %ymm3
	vfmadd231ps	%ymm15, %ymm15, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm3
	addq	%r15, %rcx
	vmovaps	%ymm3, (%r10,%rsi)
	movq	96(%rsp), %rsi
	vmulps	%ymm9, %ymm9, %ymm3
	vmovups	832(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm3
	vmovaps	%ymm3, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L17b90
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	976(%rsp), %ymm12
	vfmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	176(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm14
	vmulps	%ymm2, %ymm12, %ymm1
	vmovups	288(%rsp), %ymm2
	vfmadd231ps	%ymm8, %ymm2, %ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm14
	vfmadd231ps	%ymm2, %ymm7, %ymm1
	vmovups	416(%rsp), %ymm5
	vmulps	%ymm5, %ymm8, %ymm6
	vmulps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm8
	vmovups	112(%rsp), %ymm11
	vmovups	256(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm4
	vmovups	896(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmovups	576(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 288(%rsp)
	vmovups	384(%rsp), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm14
	vmulps	%ymm13, %ymm14, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 416(%rsp)
	vfmadd231ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm6, %ymm10, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 176(%rsp)
	vmulps	%ymm5, %ymm9, %ymm6
	vmovups	832(%rsp), %ymm5
	vmulps	%ymm6, %ymm5, %ymm6
	vmulps	%ymm6, %ymm7, %ymm4
	vmovups	%ymm4, 576(%rsp)
	vfmadd231ps	%ymm11, %ymm12, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm2, %ymm4
	vfmadd231ps	%ymm11, %ymm15, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm9, %ymm6
	vmulps	%ymm6, %ymm5, %ymm6
	vmulps	%ymm6, %ymm2, %ymm6
	vfmadd231ps	%ymm12, %ymm15, %ymm8
	vmulps	%ymm10, %ymm8, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm12, %ymm9, %ymm8
	vmulps	%ymm5, %ymm8, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vmulps	%ymm15, %ymm9, %ymm9
	vmulps	%ymm5, %ymm9, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	vmovups	480(%rsp), %ymm2
	vblendvps	%ymm0, 288(%rsp), %ymm2, %ymm10
	vblendvps	%ymm0, 416(%rsp), %ymm2, %ymm1
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm4
	vblendvps	%ymm0, 176(%rsp), %ymm2, %ymm3
	vblendvps	%ymm0, %ymm14, %ymm2, %ymm14
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm7
	vblendvps	%ymm0, 576(%rsp), %ymm2, %ymm5
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm0, %ymm8, %ymm2, %ymm8
	vblendvps	%ymm0, %ymm9, %ymm2, %ymm0
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm10, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm4, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm3, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm14, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm7, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm6, (%r10,%rax)
	vmovups	224(%rsp), %ymm6
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$20, %ecx
.L17b90:
	vmovaps	%ymm6, %ymm12
	testb	$8, %r8b
	vxorps	%xmm9, %xmm9, %xmm9
	vmovdqu	3008(%rsp), %ymm2
	vmovdqu	1296(%rsp), %ymm14
	vbroadcastss	.L17c61(%rip), %ymm5
	vbroadcastss	.L17c62(%rip), %ymm7
	vbroadcastss	.L17c63(%rip), %ymm6
	vbroadcastss	.L17c64(%rip), %ymm8
	vmovups	1104(%rsp), %ymm10
	vmovups	448(%rsp), %ymm11
	je	.L17b92
	vbroadcastss	.L17c0(%rip), %ymm4
	vdivps	1200(%rsp), %ymm4, %ymm0
	vmulps	1232(%rsp), %ymm0, %ymm1
	vpaddd	2976(%rsp), %ymm1, %ymm0
	vpand	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm14, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vbroadcastss	.L17c66(%rip), %ymm1
	vbroadcastss	.L17c65(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmovaps	%ymm8, %ymm4
	vfmadd213ps	%ymm6, %ymm3, %ymm4
	vmulps	%ymm3, %ymm3, %ymm6
	vbroadcastss	.L17c67(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	movq	8(%rsp), %rax
	vbroadcastss	100(%rax), %ymm4
	vmovups	640(%rsp), %ymm5
	vfmadd213ps	%ymm9, %ymm5, %ymm4
	vbroadcastss	104(%rax), %ymm3
	vmovups	864(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm3
	vbroadcastss	136(%rax), %ymm6
	vfmadd213ps	%ymm9, %ymm5, %ymm6
	vbroadcastss	140(%rax), %ymm4
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	172(%rax), %ymm6
	vfmadd213ps	%ymm9, %ymm5, %ymm6
	vbroadcastss	176(%rax), %ymm7
	vfmadd213ps	%ymm6, %ymm2, %ymm7
	vbroadcastss	108(%rax), %ymm2
	vmovups	672(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm2
	vbroadcastss	144(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm5, %ymm3
	vbroadcastss	180(%rax), %ymm4
	vfmadd213ps	%ymm7, %ymm5, %ymm4
	vbroadcastss	112(%rax), %ymm5
	vmovups	544(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	148(%rax), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	184(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	116(%rax), %ymm4
	vmovups	16(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	152(%rax), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	188(%rax), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	120(%rax), %ymm3
	vmovups	704(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	156(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	192(%rax), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	124(%rax), %ymm2
	vfmadd213ps	%ymm3, %ymm10, %ymm2
	vbroadcastss	160(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm10, %ymm3
	vbroadcastss	196(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm10, %ymm4
	vbroadcastss	128(%rax), %ymm5
	vmovups	352(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vbroadcastss	164(%rax), %ymm2
	vfmadd213ps	%ymm3, %ymm7, %ymm2
	vbroadcastss	200(%rax), %ymm6
	vfmadd213ps	%ymm4, %ymm7, %ymm6
	vbroadcastss	132(%rax), %ymm4
	vmovups	144(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm7, %ymm4
	vbroadcastss	168(%rax), %ymm3
	vfmadd213ps	%ymm2, %ymm7, %ymm3
	vbroadcastss	204(%rax), %ymm2
	vfmadd213ps	%ymm6, %ymm7, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L17c68(%rip), %ymm5
	vfmadd231ps	%ymm0, %ymm5, %ymm1
	vbroadcastss	.L17c77(%rip), %ymm0
	vmovups	3168(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vbroadcastss	.L17c78(%rip), %ymm0
	vmovups	1264(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmovups	3040(%rsp), %ymm6
	vaddps	%ymm4, %ymm6, %ymm1
	vbroadcastss	.L17c76(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm6, %ymm3
	vbroadcastss	.L17c82(%rip), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vbroadcastss	208(%rax), %ymm0
	vbroadcastss	.L17c34(%rip), %ymm4
	vmovups	64(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm4, %ymm5
	vblendvps	%ymm11, %ymm0, %ymm5, %ymm4
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vaddps	%ymm6, %ymm6, %ymm4
	vblendvps	%ymm11, %ymm0, %ymm4, %ymm4
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm3, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm2, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	.L17b92
.L17b96:
	addq	$3560, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
