# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L25c0:
	.long	0x3f800000
.L25c1:
	.long	1048576
.L25c2:
	.long	2147483647
.L25c3:
	.long	0x3f40094e
.L25c4:
	.long	0x3e1d5a5a
.L25c5:
	.long	0x3bd74912
.L25c6:
	.long	0x3f156f3d
.L25c7:
	.long	0x3d26f715
.L25c8:
	.long	8388607
.L25c9:
	.long	1400897536
.L25c10:
	.long	1258291200
.L25c11:
	.long	1392508928
.L25c12:
	.long	0x53000080
.L25c13:
	.long	0xc9800000
.L25c14:
	.long	0x3f000000
.L25c15:
	.long	0x0da24260
.L25c16:
	.long	0x1e3ce508
.L25c17:
	.long	0xbf800000
.L25c18:
	.long	0x41100000
.L25c19:
	.long	0x3e800000
.L25c20:
	.long	0x41490fdb
.L25c21:
	.long	0x40c00000
.L25c22:
	.long	0x40800000
.L25c23:
	.long	0x40a00000
.L25c24:
	.long	0x7f7fffff
.L25c25:
	.long	0x3fc00000
.L25c26:
	.long	0x7149f2ca
.L25c28:
	.long	2
.L25c29:
	.long	4
.L25c30:
	.long	8
.L25c31:
	.long	16
.L25c32:
	.long	32
.L25c33:
	.long	0x3f3504f3
.L25c34:
	.long	0xbf000000
.L25c35:
	.long	0x80000000
.L25c36:
	.long	0xc2ae0000
.L25c37:
	.long	0x3fb8aa3b
.L25c38:
	.long	0xbf317200
.L25c39:
	.long	0xb5bfbe8e
.L25c40:
	.long	0x3c1e8629
.L25c41:
	.long	0x3aae0472
.L25c42:
	.long	0x3d635b73
.L25c43:
	.long	0x3e75fc8c
.L25c44:
	.long	0x3f317214
.L25c45:
	.long	0x42fe0000
.L25c46:
	.long	0x4f000000
.L25c47:
	.long	0x3e99999a
.L25c48:
	.long	0x3ef89ba5
.L25c49:
	.long	0xbe04a19d
.L25c50:
	.long	0xbf03248e
.L25c51:
	.long	0x3f0c3744
.L25c52:
	.long	0xbdc1d79d
.L25c53:
	.long	0x3e5c1572
.L25c54:
	.long	0x3e17e642
.L25c55:
	.long	0x3e2ecff8
.L25c56:
	.long	0x3e2d3f9f
.L25c57:
	.long	0x3ecc422a
.L25c58:
	.long	0x3f106ebb
.L25c59:
	.long	0xc0000000
.L25c60:
	.long	0x41400000
.L25c61:
	.long	3234528013
.L25c62:
	.long	4286578688
.L25c63:
	.long	0xbf00000d
.L25c64:
	.long	0x3eaaac4e
.L25c65:
	.long	0xbe7fd7d0
.L25c66:
	.long	0x3e4bdb47
.L25c67:
	.long	0xbe2ec8d2
.L25c68:
	.long	0x3e259a3a
.L25c69:
	.long	0xbddadb52
.L25c70:
	.long	0x33b17218
.L25c71:
	.long	0x3a83126f
.L25c72:
	.long	0x3727c5ac
.L25c73:
	.long	0x41800000
.L25c74:
	.long	0x358637bd
.L25c75:
	.long	0x350637bd
.L25c76:
	.long	0x34210fb0
.L25c77:
	.long	0x36a7c5ac
.L25c78:
	.long	0x40000000
.L25c79:
	.long	0x3f317218
.L25c80:
	.long	0x3feb3f8f
.L25c81:
	.long	0x38d1b717
.L25c82:
	.long	0x40400000
.L25c83:
	.long	0x3951b717
.L25c84:
	.long	0x41000000
.L25c85:
	.long	0x3cf5c28f
.L25c86:
	.long	0x41200000
.L25c87:
	.long	0x26901d7d
.L25c88:
	.long	0x3f800054
.L25c89:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L25c27:
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
	.globl	gaussmle_xynbsxsy_poisson_v3
gaussmle_xynbsxsy_poisson_v3:
	.globl	_gaussmle_xynbsxsy_poisson_v3
_gaussmle_xynbsxsy_poisson_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4456, %rsp
	movl	%esi, 120(%rsp)
	testl	%ecx, %ecx
	je	.L25b92
	testl	%edx, %edx
	je	.L25b92
	cmpl	$0, 120(%rsp)
	je	.L25b92
	movq	4528(%rsp), %r12
	movl	120(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 1144(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 792(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 40(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 2128(%rsp)
	movq	48(%rdi), %r13
	addl	%r8d, %r9d
	addl	4512(%rsp), %r9d
	movq	56(%rdi), %r11
	movl	%ecx, %ecx
	movq	%rcx, 2096(%rsp)
	imull	%eax, %edx
	movl	%edx, 804(%rsp)
	leaq	32(%r11), %rax
	movq	%rax, 1152(%rsp)
	leaq	128(%r13), %rbp
	xorl	%eax, %eax
	vbroadcastss	.L25c0(%rip), %ymm12
	movq	%r9, 2104(%rsp)
	movl	%r9d, %ecx
	vpxor	%xmm13, %xmm13, %xmm13
	vbroadcastss	.L25c61(%rip), %ymm1
	vbroadcastss	.L25c62(%rip), %ymm0
	vmovups	%ymm0, 3680(%rsp)
	vbroadcastss	.L25c0(%rip), %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vbroadcastss	.L25c35(%rip), %ymm15
	vpbroadcastd	.L25c2(%rip), %ymm5
	movq	%r11, 784(%rsp)
	vmovups	%ymm1, 3648(%rsp)
	vmovups	%ymm15, 208(%rsp)
	vmovdqu	%ymm5, 1584(%rsp)
	movq	%rbx, 2136(%rsp)
	movq	%r15, 2120(%rsp)
	jmp	.L25b4
	.p2align	4
.L25b91:
	incq	%rax
	addl	804(%rsp), %ecx
	cmpq	2096(%rsp), %rax
	je	.L25b92
.L25b4:
	movq	%rax, %rdx
	imulq	1144(%rsp), %rdx
	movq	%rdx, 2112(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 2144(%rsp)
	movl	%ecx, 808(%rsp)
	jmp	.L25b5
	.p2align	4
.L25b90:
	incq	%rdi
	addl	120(%rsp), %esi
	cmpq	1144(%rsp), %rdi
	je	.L25b91
.L25b5:
	movq	2112(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%rbx, %rdx
	addq	2104(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 812(%rsp)
	movq	%rdi, 2160(%rsp)
	movq	%rdx, 2152(%rsp)
	jmp	.L25b6
	.p2align	4
.L25b88:
	vorps	656(%rsp), %ymm11, %ymm0
	vbroadcastss	.L25c82(%rip), %ymm1
	vblendvps	%ymm0, 3360(%rsp), %ymm1, %ymm0
	movq	2128(%rsp), %rax
	vmovups	3008(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%rcx)
	vmovaps	%ymm0, (%rax,%r14)
	movq	2144(%rsp), %rax
	movl	808(%rsp), %ecx
	vxorps	%xmm13, %xmm13, %xmm13
	movl	812(%rsp), %esi
	movq	2160(%rsp), %rdi
	movq	2152(%rsp), %rdx
	movl	204(%rsp), %r8d
	movq	2168(%rsp), %r9
	movq	2136(%rsp), %rbx
	movq	4528(%rsp), %r12
.L25b89:
	incq	%r9
	incl	%r8d
	cmpq	%rbx, %r9
	je	.L25b90
.L25b6:
	leaq	(%rdx,%r9), %r10
	movl	8(%r12), %r14d
	movq	%r14, 192(%rsp)
	cmpq	%r14, %r10
	jae	.L25b89
	movq	%r10, 1160(%rsp)
	movq	%r9, 2168(%rsp)
	movl	%r8d, 204(%rsp)
	movl	(%r12), %r10d
	movl	16(%r12), %eax
	movl	%eax, 336(%rsp)
	movl	20(%r12), %r14d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r14b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movl	%r14d, 124(%rsp)
	vmovaps	%ymm12, %ymm1
	je	.L25b8
	movq	%rcx, 368(%rsp)
	movq	%rax, %rcx
	imulq	1160(%rsp), %rcx
	movl	$2, %r15d
	subq	%r10, %r15
	imull	204(%rsp), %eax
	movl	%r10d, %edx
	shll	$4, %edx
	movl	%edx, 160(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, 240(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1712(%rsp)
	vpbroadcastd	.L25c1(%rip), %ymm6
	movl	$16, %ebx
	movq	1152(%rsp), %rbp
	xorl	%edi, %edi
	vmovaps	%ymm12, %ymm14
	vmovups	%ymm12, 1680(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	jmp	.L25b10
	.p2align	4
.L25b33:
	vaddps	%ymm3, %ymm8, %ymm3
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 48(%rsp)
	incq	%rdx
	addl	%r10d, %eax
	addl	160(%rsp), %ebx
	addq	%r10, %rdi
	addq	240(%rsp), %rbp
	cmpq	%r10, %rdx
	je	.L25b34
.L25b10:
	movq	%rdx, %r12
	imulq	%r10, %r12
	leal	(%rcx,%r12), %r9d
	andl	$2147483647, %r9d
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	792(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	testb	$1, %r14b
	je	.L25b12
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L25b12:
	movq	40(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm4
	vbroadcastss	4(%rsi), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm8
	movq	%r12, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm8, (%r11,%rsi)
	testb	$8, %r14b
	jne	.L25b13
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	.L25b15
.L25b16:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm13, %ymm8, %ymm4
	jne	.L25b17
.L25b31:
	vmovups	48(%rsp), %ymm0
	testq	%rdx, %rdx
	jne	.L25b33
	jmp	.L25b32
	.p2align	4
.L25b13:
	vbroadcastss	.L25c3(%rip), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vbroadcastss	.L25c4(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	.L25c5(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	.L25c6(%rip), %ymm9
	vaddps	%ymm9, %ymm8, %ymm9
	vcmpltps	%ymm8, %ymm13, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm12, %ymm4
	vbroadcastss	.L25c7(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm8, %ymm9
	vmulps	%ymm4, %ymm14, %ymm4
	vblendvps	%ymm10, %ymm9, %ymm12, %ymm9
	vmulps	1680(%rsp), %ymm9, %ymm9
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm9, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vmovaps	%ymm1, %ymm12
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L25c8(%rip), %ymm11
	vandps	%ymm4, %ymm11, %ymm4
	vorps	1904(%rsp), %ymm4, %ymm14
	vandps	%ymm11, %ymm9, %ymm4
	vorps	1904(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 1680(%rsp)
	vandps	%ymm1, %ymm10, %ymm4
	vmovups	1712(%rsp), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	%ymm9, 1712(%rsp)
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L25b16
.L25b15:
	vaddps	%ymm2, %ymm8, %ymm2
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm13, %ymm8, %ymm4
	je	.L25b31
.L25b17:
	movl	%ebx, (%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L25b18
.L25b24:
	addq	%rbx, %r12
	addq	%rbx, %r9
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	792(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	testb	$1, %r14b
	je	.L25b26
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L25b26:
	movq	40(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm9
	vbroadcastss	4(%rsi), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	movq	784(%rsp), %r11
	shlq	$5, %r12
	vmovaps	%ymm9, (%r11,%r12)
	testb	$8, %r14b
	je	.L25b28
	vbroadcastss	.L25c3(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c6(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm13, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vbroadcastss	.L25c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	1680(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L25c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	1904(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm13, %xmm13, %xmm13
	vorps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 1680(%rsp)
	vmovups	1584(%rsp), %ymm5
	vandps	%ymm1, %ymm12, %ymm10
	vmovaps	%ymm1, %ymm12
	vmovups	1712(%rsp), %ymm11
	vaddps	%ymm10, %ymm11, %ymm11
	vmovups	%ymm11, 1712(%rsp)
.L25b28:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L25b30
	vaddps	%ymm2, %ymm9, %ymm2
.L25b30:
	movl	(%rsp), %ebx
	vandps	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	vmovups	48(%rsp), %ymm0
	testq	%rdx, %rdx
	jne	.L25b33
.L25b32:
	vmovups	80(%rsp), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	%ymm9, 80(%rsp)
	jmp	.L25b33
	.p2align	4
.L25b18:
	movq	%rbp, %rsi
	movl	(%rsp), %r11d
	jmp	.L25b19
	.p2align	4
.L25b23:
	vandps	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rsi
	cmpq	$1, %r8
	je	.L25b24
.L25b19:
	leaq	(%rdi,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, 124(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	792(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	124(%rsp), %r14d
	testb	$1, %r14b
	je	.L25b21
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L25b21:
	movq	40(%rsp), %r8
	vbroadcastss	(%r8), %ymm9
	vbroadcastss	4(%r8), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	vmovaps	%ymm9, (%rsi)
	testb	$8, %r14b
	je	.L25b23
	vbroadcastss	.L25c3(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm10
	vbroadcastss	.L25c6(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm13, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vbroadcastss	.L25c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	1680(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L25c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	1904(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm13, %xmm13, %xmm13
	vorps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 1680(%rsp)
	vmovdqu	1584(%rsp), %ymm5
	vandps	%ymm1, %ymm12, %ymm10
	vmovaps	%ymm1, %ymm12
	vmovups	1712(%rsp), %ymm11
	vaddps	%ymm10, %ymm11, %ymm11
	vmovups	%ymm11, 1712(%rsp)
	jmp	.L25b23
	.p2align	4
.L25b34:
	vpbroadcastd	.L25c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm7
	vpackssdw	%xmm7, %xmm0, %xmm8
	vpbroadcastd	.L25c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	.L25c11(%rip), %ymm7
	vpblendw	$170, %ymm7, %ymm6, %ymm6
	vbroadcastss	.L25c12(%rip), %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L25c13(%rip), %ymm5
	vaddps	%ymm5, %ymm0, %ymm0
	movq	2120(%rsp), %r15
	leaq	128(%r13), %rbp
	movq	368(%rsp), %rcx
	vmovdqu	80(%rsp), %ymm5
	testq	%rcx, %rcx
	vmovups	%ymm0, 3904(%rsp)
	vmovdqa	%xmm8, (%rsp)
	js	.L25b36
.L25b37:
	vcvtsi2ss	%rcx, %xmm15, %xmm6
	jmp	.L25b38
.L25b8:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm12, 1680(%rsp)
	vmovaps	%ymm12, %ymm14
	testq	%rcx, %rcx
	vmovups	%ymm0, 3904(%rsp)
	vmovdqa	%xmm8, (%rsp)
	jns	.L25b37
.L25b36:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vcvtsi2ss	%rcx, %xmm15, %xmm0
	vaddss	%xmm0, %xmm0, %xmm6
.L25b38:
	vcvtsi2ss	%r10, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmaxps	%ymm12, %ymm0, %ymm7
	vdivps	%ymm7, %ymm12, %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm3, %ymm7, %ymm3
	vminps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm9, %ymm9
	vmulps	%ymm2, %ymm7, %ymm2
	vmaxps	%ymm5, %ymm4, %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm7, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm7, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm7, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vbroadcastss	.L25c14(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vbroadcastss	%xmm6, %ymm3
	vmovups	%ymm3, 3424(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	vmovups	%ymm14, 3936(%rsp)
	je	.L25b47
	vmaxps	%ymm3, %ymm2, %ymm3
	vsqrtps	%ymm3, %ymm3
	vaddps	%ymm3, %ymm2, %ymm6
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm3, %xmm3, %xmm3
	movq	1152(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L25b40
	.p2align	4
.L25b41:
	xorl	%edi, %edi
.L25b45:
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm7, %ymm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	%r11, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm7
	vsubps	%ymm6, %ymm7, %ymm7
	vmaxps	%ymm13, %ymm7, %ymm7
	vmulps	%ymm7, %ymm7, %ymm13
	vbroadcastss	%xmm12, %ymm7
	vaddps	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm13, %ymm7
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm11, %ymm13, %ymm9
	vxorps	%xmm13, %xmm13, %xmm13
.L25b46:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm12
	vaddps	%ymm3, %ymm10, %ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L25b47
.L25b40:
	vxorps	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	.L25b41
	movq	%rdx, %r9
	xorl	%edi, %edi
	vpxor	%xmm8, %xmm8, %xmm8
	.p2align	4
.L25b43:
	vmovaps	-32(%r9), %ymm11
	vmovaps	(%r9), %ymm12
	vsubps	%ymm6, %ymm11, %ymm11
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm8, %ymm11, %ymm11
	vmulps	%ymm11, %ymm11, %ymm11
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm7, %ymm11, %ymm14
	vmulss	%xmm13, %xmm13, %xmm7
	vbroadcastss	%xmm7, %ymm13
	vfmadd213ps	%ymm9, %ymm11, %ymm13
	vsubps	%ymm6, %ymm12, %ymm7
	vmaxps	%ymm8, %ymm7, %ymm7
	vmulps	%ymm7, %ymm7, %ymm11
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm15, %xmm9
	vbroadcastss	%xmm9, %ymm7
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm14, %ymm11, %ymm7
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm13, %ymm11, %ymm9
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L25b43
	testb	$1, %r10b
	vxorps	%xmm13, %xmm13, %xmm13
	jne	.L25b45
	jmp	.L25b46
	.p2align	4
.L25b47:
	vbroadcastss	.L25c15(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm6
	vdivps	%ymm6, %ymm1, %ymm10
	vbroadcastss	.L25c16(%rip), %ymm6
	vcmpltps	%ymm3, %ymm6, %ymm11
	vbroadcastss	.L25c17(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L25c14(%rip), %ymm6
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm7, %ymm10, %ymm6
	vblendvps	%ymm11, %ymm6, %ymm0, %ymm6
	vmulps	%ymm5, %ymm10, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm0, %ymm5
	vbroadcastss	.L25c18(%rip), %ymm0
	vmovups	3424(%rsp), %ymm12
	vdivps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm10, %ymm9, %ymm7
	vfnmadd231ps	%ymm6, %ymm6, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm0, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm9, %ymm7
	vbroadcastss	.L25c19(%rip), %ymm11
	vmaxps	%ymm11, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulps	%ymm4, %ymm10, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm0, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm4
	vbroadcastss	.L25c20(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	48(%rsp), %ymm1
	vmovaps	%ymm2, %ymm8
	vfnmadd231ps	%ymm12, %ymm2, %ymm1
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	40(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm1, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm7, %ymm3
	vblendvps	%ymm9, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	52(%rax), %ymm2
	vbroadcastss	76(%rax), %ymm0
	vbroadcastss	56(%rax), %ymm12
	vbroadcastss	80(%rax), %ymm14
	vbroadcastss	64(%rax), %ymm10
	vbroadcastss	88(%rax), %ymm11
	vbroadcastss	68(%rax), %ymm7
	vbroadcastss	92(%rax), %ymm9
	vminps	%ymm6, %ymm0, %ymm4
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm0, 2688(%rsp)
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm2, 3136(%rsp)
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm1
	vminps	%ymm5, %ymm14, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2720(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm12, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm12, 2752(%rsp)
	vblendvps	%ymm4, %ymm12, %ymm5, %ymm0
	vbroadcastss	.L25c0(%rip), %ymm12
	vmovups	%ymm0, 1200(%rsp)
	vminps	%ymm8, %ymm11, %ymm4
	vcmpunordps	%ymm8, %ymm8, %ymm2
	vmovups	%ymm11, 2848(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm4, %ymm2
	vmovaps	%ymm1, %ymm11
	vmaxps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2880(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm5
	vminps	%ymm3, %ymm9, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm7, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm3, %ymm0
	vmovups	%ymm0, 1648(%rsp)
	vbroadcastss	96(%rax), %ymm3
	vmovups	80(%rsp), %ymm0
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%rax), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vbroadcastss	.L25c21(%rip), %ymm1
	vmovups	3424(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vpor	(%rsp), %xmm1, %xmm1
	vmovups	48(%rsp), %ymm0
	vmaxps	%ymm12, %ymm0, %ymm0
	vbroadcastss	84(%rax), %ymm2
	vmovups	%ymm2, 2624(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%rax), %ymm2
	vmovups	%ymm2, 2656(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm8
	vpmovzxwd	%xmm1, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu	%ymm1, 2592(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm12, %ymm6
	vbroadcastss	.L25c22(%rip), %ymm1
	vbroadcastss	.L25c23(%rip), %ymm2
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 3360(%rsp)
	movl	336(%rsp), %eax
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3744(%rsp)
	vmovups	%ymm7, 2944(%rsp)
	vmovups	%ymm9, 2912(%rsp)
	vsubss	%xmm7, %xmm9, %xmm0
	vmovaps	%ymm5, %ymm9
	vmovaps	%ymm6, %ymm5
	vmovss	.L25c19(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 4000(%rsp)
	vmovups	%ymm3, 2816(%rsp)
	vmovups	%ymm4, 2784(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3968(%rsp)
	leaq	(%r10,%r10,4), %rcx
	shlq	$5, %rcx
	addq	%rbp, %rcx
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2400(%rsp)
	vmovups	%ymm0, 2432(%rsp)
	vmovups	%ymm0, 2464(%rsp)
	vmovups	%ymm0, 2496(%rsp)
	vmovups	%ymm0, 2528(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 2176(%rsp)
	vmovups	%ymm12, 2560(%rsp)
	vbroadcastss	.L25c26(%rip), %ymm0
	vmovups	%ymm0, 3712(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1936(%rsp)
	vmovups	%ymm0, 2976(%rsp)
	vmovups	%ymm1, 3104(%rsp)
	vbroadcastss	.L25c25(%rip), %ymm0
	vmovups	%ymm0, 3456(%rsp)
	vbroadcastss	.L25c24(%rip), %ymm0
	vmovups	%ymm0, 3168(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3008(%rsp)
	jmp	.L25b48
	.p2align	4
.L25b93:
	vbroadcastss	.L25c0(%rip), %ymm8
	vmovups	4096(%rsp), %ymm3
	vminps	%ymm8, %ymm3, %ymm3
	vmovups	4064(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm9, %ymm3
	vminps	%ymm3, %ymm11, %ymm3
	vminps	%ymm3, %ymm12, %ymm3
	vmovups	624(%rsp), %ymm10
	vmulps	3808(%rsp), %ymm10, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovups	1104(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	336(%rsp), %ymm12
	vmulps	3392(%rsp), %ymm12, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	848(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	160(%rsp), %ymm0
	vmulps	1360(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	1072(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	80(%rsp), %ymm0
	vmulps	1392(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	1040(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	240(%rsp), %ymm15
	vmulps	272(%rsp), %ymm15, %ymm4
	vmulps	%ymm4, %ymm15, %ymm4
	vmovups	1552(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1488(%rsp), %ymm0
	vmulps	400(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	1520(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	2592(%rsp), %ymm3
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	656(%rsp), %ymm0, %ymm3
	vmovups	2400(%rsp), %ymm0
	vfmadd231ps	752(%rsp), %ymm0, %ymm3
	vmovups	880(%rsp), %ymm0
	vfmadd231ps	2432(%rsp), %ymm0, %ymm3
	vmovups	560(%rsp), %ymm0
	vfmadd231ps	2464(%rsp), %ymm0, %ymm3
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	2496(%rsp), %ymm0, %ymm3
	vmovups	304(%rsp), %ymm0
	vfmadd231ps	2528(%rsp), %ymm0, %ymm3
	vmovups	2176(%rsp), %ymm11
	vsubps	%ymm3, %ymm11, %ymm3
	vbroadcastss	.L25c19(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vmulps	1456(%rsp), %ymm2, %ymm9
	vmovups	2208(%rsp), %ymm0
	vfmadd213ps	2240(%rsp), %ymm9, %ymm0
	vmulps	1968(%rsp), %ymm0, %ymm2
	vmovups	3200(%rsp), %ymm0
	vfmadd213ps	2368(%rsp), %ymm2, %ymm0
	vmovups	2272(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm9, %ymm4
	vmulps	2000(%rsp), %ymm4, %ymm6
	vmovups	%ymm6, 528(%rsp)
	vfmadd213ps	%ymm13, %ymm6, %ymm7
	vmovups	3232(%rsp), %ymm0
	vfmadd213ps	%ymm7, %ymm2, %ymm0
	vmovups	2336(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm9, %ymm4
	vmulps	48(%rsp), %ymm4, %ymm7
	vmovups	%ymm7, 496(%rsp)
	vmovups	976(%rsp), %ymm4
	vfmadd213ps	944(%rsp), %ymm7, %ymm4
	vmovups	1232(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm6, %ymm0
	vmovups	3264(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm2, %ymm4
	vfmadd213ps	%ymm4, %ymm9, %ymm14
	vmulps	(%rsp), %ymm14, %ymm0
	vmovups	2304(%rsp), %ymm4
	vfmadd213ps	2032(%rsp), %ymm0, %ymm4
	vmovups	3296(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm7, %ymm5
	vmovups	1264(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	.L25c15(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vdivps	%ymm3, %ymm8, %ymm3
	vmovups	1296(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vmovups	1328(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm9, %ymm4
	vmovups	%ymm11, 2176(%rsp)
	vmulps	%ymm3, %ymm11, %ymm3
	vmulps	2560(%rsp), %ymm3, %ymm3
	vmovups	3456(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmulps	%ymm4, %ymm10, %ymm13
	vbroadcastss	.L25c85(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	1936(%rsp), %ymm4, %ymm6
	vmovups	%ymm6, 48(%rsp)
	vcmpnltps	%ymm11, %ymm4, %ymm7
	vorps	%ymm7, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm8, %ymm3, %ymm11
	vmovups	1584(%rsp), %ymm4
	vandps	%ymm4, %ymm13, %ymm7
	vmovups	%ymm13, 624(%rsp)
	vbroadcastss	.L25c87(%rip), %ymm10
	vaddps	%ymm7, %ymm10, %ymm7
	vmovaps	%ymm8, %ymm3
	vdivps	%ymm7, %ymm8, %ymm6
	vmovups	%ymm6, 464(%rsp)
	vmovups	1648(%rsp), %ymm5
	vmulps	%ymm6, %ymm5, %ymm7
	vmovups	%ymm11, 272(%rsp)
	vminps	%ymm11, %ymm7, %ymm8
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm7, %ymm8, %ymm7
	vmulps	%ymm0, %ymm12, %ymm6
	vandps	%ymm4, %ymm6, %ymm0
	vmovups	%ymm6, (%rsp)
	vaddps	%ymm0, %ymm10, %ymm0
	vmovaps	%ymm10, %ymm11
	vdivps	%ymm0, %ymm3, %ymm14
	vmovaps	%ymm3, %ymm12
	vmovups	1168(%rsp), %ymm3
	vmulps	%ymm3, %ymm14, %ymm0
	vminps	%ymm7, %ymm0, %ymm8
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm8, %ymm7
	vmulps	%ymm2, %ymm15, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vandps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vdivps	%ymm0, %ymm12, %ymm8
	vmovaps	%ymm12, %ymm10
	vmovups	%ymm8, 688(%rsp)
	vbroadcastss	.L25c14(%rip), %ymm0
	vmulps	%ymm0, %ymm8, %ymm2
	vmulps	%ymm2, %ymm5, %ymm12
	vmulps	%ymm2, %ymm3, %ymm2
	vminps	%ymm12, %ymm2, %ymm15
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm2, %ymm15, %ymm2
	vmulps	4000(%rsp), %ymm8, %ymm12
	vminps	%ymm2, %ymm12, %ymm15
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm12, %ymm15, %ymm2
	vminps	%ymm7, %ymm2, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm12, %ymm7
	vmulps	1488(%rsp), %ymm9, %ymm2
	vmovups	%ymm2, 336(%rsp)
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm2, %ymm11, %ymm2
	vdivps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm0, %ymm2, %ymm12
	vmulps	%ymm5, %ymm12, %ymm15
	vmulps	%ymm3, %ymm12, %ymm12
	vminps	%ymm15, %ymm12, %ymm0
	vcmpunordps	%ymm15, %ymm15, %ymm15
	vblendvps	%ymm15, %ymm12, %ymm0, %ymm0
	vmulps	3968(%rsp), %ymm2, %ymm12
	vminps	%ymm0, %ymm12, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm12, %ymm15, %ymm0
	vminps	%ymm7, %ymm0, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm13, %ymm0
	vmovups	1744(%rsp), %ymm13
	vsubps	3136(%rsp), %ymm13, %ymm7
	vmovups	2688(%rsp), %ymm3
	vsubps	%ymm13, %ymm3, %ymm15
	vblendvps	%ymm0, %ymm7, %ymm15, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm7
	vmovups	1200(%rsp), %ymm3
	vsubps	2752(%rsp), %ymm3, %ymm15
	vmovups	2720(%rsp), %ymm5
	vsubps	%ymm3, %ymm5, %ymm12
	vblendvps	%ymm7, %ymm15, %ymm12, %ymm7
	vmulps	464(%rsp), %ymm0, %ymm0
	vbroadcastss	.L25c88(%rip), %ymm15
	vmulps	%ymm0, %ymm15, %ymm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	1104(%rsp), %ymm3, %ymm10
	vbroadcastss	.L25c26(%rip), %ymm12
	vminps	%ymm12, %ymm0, %ymm0
	vblendvps	%ymm10, %ymm0, %ymm12, %ymm0
	vmulps	%ymm7, %ymm14, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vcmpltps	848(%rsp), %ymm3, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm12, %ymm7
	vminps	%ymm0, %ymm7, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm10, %ymm0
	vmovups	160(%rsp), %ymm8
	vmulps	496(%rsp), %ymm8, %ymm11
	vcmpltps	%ymm3, %ymm11, %ymm7
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	128(%rsp), %ymm3
	vsubps	2656(%rsp), %ymm3, %ymm9
	vmovups	2624(%rsp), %ymm5
	vsubps	%ymm3, %ymm5, %ymm10
	vblendvps	%ymm7, %ymm9, %ymm10, %ymm7
	vandps	%ymm4, %ymm11, %ymm9
	vbroadcastss	.L25c87(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L25c0(%rip), %ymm3
	vdivps	%ymm9, %ymm3, %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vcmpltps	1072(%rsp), %ymm6, %ymm9
	vblendvps	%ymm9, %ymm7, %ymm12, %ymm7
	vminps	%ymm0, %ymm7, %ymm9
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm9, %ymm0
	vmovups	528(%rsp), %ymm5
	vmulps	80(%rsp), %ymm5, %ymm7
	vandps	%ymm4, %ymm7, %ymm9
	vaddps	%ymm10, %ymm9, %ymm9
	vdivps	%ymm9, %ymm3, %ymm9
	vcmpltps	%ymm6, %ymm7, %ymm10
	vmovups	368(%rsp), %ymm3
	vsubps	2880(%rsp), %ymm3, %ymm12
	vmovups	2848(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm14
	vblendvps	%ymm10, %ymm12, %ymm14, %ymm10
	vmulps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm15, %ymm9, %ymm9
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	1040(%rsp), %ymm14, %ymm10
	vbroadcastss	.L25c26(%rip), %ymm6
	vblendvps	%ymm10, %ymm9, %ymm6, %ymm9
	vminps	%ymm0, %ymm9, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vmovups	240(%rsp), %ymm3
	vcmpltps	%ymm14, %ymm3, %ymm9
	vmovups	592(%rsp), %ymm4
	vsubps	2944(%rsp), %ymm4, %ymm10
	vmovups	2912(%rsp), %ymm3
	vsubps	%ymm4, %ymm3, %ymm12
	vblendvps	%ymm9, %ymm10, %ymm12, %ymm9
	vmulps	688(%rsp), %ymm9, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vcmpltps	1552(%rsp), %ymm14, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm6, %ymm3
	vminps	%ymm0, %ymm3, %ymm9
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm9, %ymm4
	vmovups	336(%rsp), %ymm5
	vcmpltps	%ymm14, %ymm5, %ymm3
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1008(%rsp), %ymm14
	vsubps	2784(%rsp), %ymm14, %ymm9
	vmovups	2816(%rsp), %ymm0
	vsubps	%ymm14, %ymm0, %ymm10
	vblendvps	%ymm3, %ymm9, %ymm10, %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vcmpltps	1520(%rsp), %ymm12, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm6, %ymm2
	vminps	%ymm4, %ymm2, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vsqrtps	%ymm1, %ymm3
	vbroadcastss	.L25c0(%rip), %ymm1
	vmovups	128(%rsp), %ymm12
	vdivps	%ymm12, %ymm1, %ymm2
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vmulps	%ymm3, %ymm1, %ymm2
	vbroadcastss	.L25c84(%rip), %ymm1
	vmulps	%ymm1, %ymm2, %ymm2
	vmovaps	%ymm3, %ymm1
	vmovups	%ymm3, 848(%rsp)
	vminps	%ymm3, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovups	1200(%rsp), %ymm6
	vaddps	(%rsp), %ymm6, %ymm2
	vmovups	2720(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm3, %ymm3
	vmovups	2752(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm9, %ymm3
	vcmpneqps	%ymm3, %ymm2, %ymm2
	vcmpeqps	%ymm6, %ymm3, %ymm3
	vandps	%ymm2, %ymm3, %ymm1
	vaddps	624(%rsp), %ymm13, %ymm2
	vmovups	2688(%rsp), %ymm6
	vminps	%ymm2, %ymm6, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm3, %ymm3
	vmovups	3136(%rsp), %ymm10
	vmaxps	%ymm3, %ymm10, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm9, %ymm3
	vcmpneqps	%ymm3, %ymm2, %ymm2
	vcmpeqps	%ymm3, %ymm13, %ymm3
	vandps	%ymm2, %ymm3, %ymm2
	vaddps	%ymm11, %ymm12, %ymm3
	vmovups	2624(%rsp), %ymm6
	vminps	%ymm3, %ymm6, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm9, %ymm9
	vmovups	2656(%rsp), %ymm6
	vmaxps	%ymm9, %ymm6, %ymm11
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm11, %ymm9
	vcmpneqps	%ymm3, %ymm9, %ymm3
	vcmpeqps	%ymm12, %ymm9, %ymm9
	vandps	%ymm3, %ymm9, %ymm11
	vmovups	368(%rsp), %ymm8
	vaddps	%ymm7, %ymm8, %ymm3
	vmovups	2848(%rsp), %ymm6
	vminps	%ymm3, %ymm6, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm7, %ymm7
	vmovups	2880(%rsp), %ymm6
	vmaxps	%ymm7, %ymm6, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm9, %ymm7
	vcmpneqps	%ymm7, %ymm3, %ymm3
	vcmpeqps	%ymm7, %ymm8, %ymm7
	vandps	%ymm3, %ymm7, %ymm3
	vmovups	240(%rsp), %ymm8
	vmovups	592(%rsp), %ymm4
	vaddps	%ymm4, %ymm8, %ymm7
	vmovups	2912(%rsp), %ymm6
	vminps	%ymm7, %ymm6, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm9, %ymm9
	vmovups	2944(%rsp), %ymm6
	vmaxps	%ymm9, %ymm6, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm12, %ymm9
	vcmpneqps	%ymm7, %ymm9, %ymm7
	vcmpeqps	%ymm4, %ymm9, %ymm9
	vandps	%ymm7, %ymm9, %ymm7
	vaddps	%ymm5, %ymm14, %ymm9
	vmovups	2816(%rsp), %ymm5
	vminps	%ymm9, %ymm5, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm15
	vblendvps	%ymm15, %ymm5, %ymm12, %ymm12
	vmovups	2784(%rsp), %ymm5
	vmaxps	%ymm12, %ymm5, %ymm15
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm5, %ymm15, %ymm12
	vcmpneqps	%ymm12, %ymm9, %ymm9
	vcmpeqps	%ymm14, %ymm12, %ymm12
	vandps	%ymm9, %ymm12, %ymm9
	vpsrld	$31, %ymm7, %ymm7
	vpslld	$4, %ymm7, %ymm7
	vpsrld	$31, %ymm9, %ymm9
	vpslld	$5, %ymm9, %ymm9
	vpor	%ymm7, %ymm9, %ymm7
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$3, %ymm3, %ymm3
	vpor	%ymm3, %ymm7, %ymm3
	vpsrld	$31, %ymm11, %ymm7
	vpslld	$2, %ymm7, %ymm7
	vpor	%ymm7, %ymm3, %ymm3
	vpsrld	$31, %ymm1, %ymm7
	vpaddd	%ymm7, %ymm7, %ymm7
	vpor	%ymm7, %ymm3, %ymm7
	vmovups	3168(%rsp), %ymm1
	vbroadcastss	.L25c26(%rip), %ymm3
	vcmpltps	%ymm3, %ymm1, %ymm3
	vmovups	912(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm0, %ymm9
	vandps	%ymm3, %ymm9, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vblendvps	%ymm1, %ymm0, %ymm5, %ymm0
	vmovups	624(%rsp), %ymm1
	vfmadd213ps	%ymm13, %ymm0, %ymm1
	vmovups	2688(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm10, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm6, %ymm3
	vmovups	(%rsp), %ymm1
	vmovups	1200(%rsp), %ymm10
	vfmadd213ps	%ymm10, %ymm0, %ymm1
	vmovups	2720(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm6, %ymm6
	vmovups	2752(%rsp), %ymm1
	vmaxps	%ymm6, %ymm1, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm9, %ymm6
	vpsubd	%ymm2, %ymm7, %ymm7
	vmovdqu	%ymm7, 912(%rsp)
	vmovups	3776(%rsp), %ymm1
	vsubps	3584(%rsp), %ymm1, %ymm5
	vmovups	%ymm5, 496(%rsp)
	vbroadcastss	.L25c81(%rip), %ymm1
	vmovups	400(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm15
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpeqd	%ymm2, %ymm7, %ymm9
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm9, %ymm9
	vcmpnltps	%ymm5, %ymm2, %ymm12
	vxorps	%xmm5, %xmm5, %xmm5
	vandps	48(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vorps	%ymm1, %ymm12, %ymm12
	vorps	%ymm9, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm13, %ymm3, %ymm1
	vmovups	%ymm1, (%rsp)
	vsubps	%ymm13, %ymm1, %ymm13
	vmovups	2592(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm13, %ymm2
	vblendvps	%ymm12, %ymm10, %ymm6, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vfmadd132ps	656(%rsp), %ymm5, %ymm13
	vsubps	%ymm10, %ymm1, %ymm3
	vmovups	2400(%rsp), %ymm6
	vblendvps	%ymm12, %ymm6, %ymm3, %ymm6
	vfmadd231ps	752(%rsp), %ymm3, %ymm13
	vmovaps	%ymm8, %ymm1
	vfmadd213ps	%ymm4, %ymm0, %ymm1
	vmovups	2912(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmovups	2944(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm8, %ymm3
	vblendvps	%ymm12, %ymm4, %ymm3, %ymm1
	vmovups	%ymm1, 1648(%rsp)
	vsubps	%ymm4, %ymm1, %ymm3
	vfmadd231ps	432(%rsp), %ymm3, %ymm13
	vmovups	2496(%rsp), %ymm5
	vblendvps	%ymm12, %ymm5, %ymm3, %ymm5
	vmovups	272(%rsp), %ymm7
	vbroadcastss	.L25c0(%rip), %ymm9
	vdivps	%ymm7, %ymm9, %ymm3
	vmovups	%ymm2, 2592(%rsp)
	vmulps	%ymm2, %ymm3, %ymm8
	vmovups	816(%rsp), %ymm2
	vfnmadd213ps	880(%rsp), %ymm8, %ymm2
	vmovups	1776(%rsp), %ymm1
	vfnmadd213ps	560(%rsp), %ymm8, %ymm1
	vmovups	%ymm6, 2400(%rsp)
	vmulps	%ymm6, %ymm3, %ymm8
	vmovups	720(%rsp), %ymm4
	vfnmadd213ps	%ymm2, %ymm8, %ymm4
	vmovups	3040(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm8, %ymm2
	vmovups	%ymm5, 2496(%rsp)
	vmulps	%ymm5, %ymm3, %ymm8
	vmovups	3072(%rsp), %ymm1
	vfnmadd213ps	%ymm4, %ymm8, %ymm1
	vmovups	1840(%rsp), %ymm5
	vfnmadd213ps	%ymm2, %ymm8, %ymm5
	vmovups	2560(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2560(%rsp)
	vcmpnleps	%ymm0, %ymm7, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vfmadd132ps	336(%rsp), %ymm14, %ymm0
	vmovups	2816(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vmovups	2784(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vblendvps	%ymm12, %ymm14, %ymm0, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vsubps	%ymm14, %ymm0, %ymm0
	vfmadd231ps	304(%rsp), %ymm0, %ymm13
	vmovups	2528(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2528(%rsp)
	vmulps	%ymm2, %ymm3, %ymm0
	vmovups	2064(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm0, %ymm2
	vmovups	1872(%rsp), %ymm1
	vfnmadd213ps	%ymm5, %ymm0, %ymm1
	vmovups	3872(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	1808(%rsp), %ymm5, %ymm3
	vmovups	3840(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm4
	vmulps	%ymm2, %ymm4, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm9, %ymm4, %ymm4
	vbroadcastss	.L25c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm4
	vdivps	%ymm4, %ymm9, %ymm4
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vbroadcastss	.L25c89(%rip), %ymm9
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm6, %ymm9, %ymm4
	vmaxps	%ymm0, %ymm4, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vmulps	%ymm2, %ymm5, %ymm1
	vmulps	%ymm5, %ymm3, %ymm2
	vaddps	%ymm0, %ymm6, %ymm0
	vmovups	2848(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	2880(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vblendvps	%ymm12, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmulps	%ymm1, %ymm7, %ymm1
	vsubps	%ymm6, %ymm0, %ymm3
	vfnmadd231ps	%ymm2, %ymm3, %ymm1
	vmovups	128(%rsp), %ymm6
	vmulps	%ymm6, %ymm9, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm11
	vbroadcastss	.L25c86(%rip), %ymm0
	vmovups	848(%rsp), %ymm10
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	160(%rsp), %ymm1, %ymm1
	vmovups	1936(%rsp), %ymm4
	vxorps	%xmm8, %xmm8, %xmm8
	vcmpnltps	%ymm4, %ymm8, %ymm2
	vorps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L25c26(%rip), %ymm7
	vblendvps	%ymm2, %ymm7, %ymm1, %ymm1
	movq	40(%rsp), %rax
	vbroadcastss	16(%rax), %ymm0
	vcmpleps	%ymm0, %ymm1, %ymm5
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	3328(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm1
	vmovups	3712(%rsp), %ymm14
	vcmpltps	%ymm10, %ymm14, %ymm9
	vorps	%ymm15, %ymm9, %ymm9
	vandps	48(%rsp), %ymm9, %ymm9
	vmovups	3104(%rsp), %ymm0
	vbroadcastss	.L25c19(%rip), %ymm15
	vmulps	%ymm0, %ymm15, %ymm15
	vblendvps	%ymm9, %ymm15, %ymm0, %ymm9
	vmovups	208(%rsp), %ymm15
	vblendvps	%ymm12, %ymm14, %ymm10, %ymm14
	vmovups	%ymm14, 3712(%rsp)
	vandps	%ymm1, %ymm5, %ymm14
	vmovups	1616(%rsp), %ymm1
	vblendvps	%ymm2, %ymm7, %ymm1, %ymm1
	vmovups	496(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm8, %ymm2
	vmovups	2976(%rsp), %ymm10
	vblendvps	%ymm2, %ymm1, %ymm10, %ymm10
	vmovups	%ymm10, 2976(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm0, %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vmovups	80(%rsp), %ymm0
	vcmpnleps	%ymm9, %ymm0, %ymm1
	vorps	240(%rsp), %ymm1, %ymm1
	vorps	400(%rsp), %ymm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vpbroadcastd	.L25c0(%rip), %ymm7
	vpandn	%ymm7, %ymm1, %ymm1
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1936(%rsp)
	vandps	912(%rsp), %ymm2, %ymm1
	vfmadd231ps	560(%rsp), %ymm3, %ymm13
	vmovups	2464(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2464(%rsp)
	vorps	4032(%rsp), %ymm1, %ymm1
	vaddps	%ymm6, %ymm11, %ymm2
	vmovups	2624(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2656(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vblendvps	%ymm12, %ymm6, %ymm2, %ymm8
	vsubps	%ymm6, %ymm8, %ymm3
	vfmadd231ps	880(%rsp), %ymm3, %ymm13
	vmovups	2432(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2432(%rsp)
	vmovups	528(%rsp), %ymm0
	vandnps	%ymm13, %ymm0, %ymm3
	vmovups	2176(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	vandps	%ymm1, %ymm12, %ymm3
	vandnps	%ymm5, %ymm14, %ymm0
	vaddps	3584(%rsp), %ymm0, %ymm0
	vmovups	3008(%rsp), %ymm1
	vcmpltps	3744(%rsp), %ymm1, %ymm1
	vandps	%ymm0, %ymm1, %ymm5
	vmovups	(%rsp), %ymm11
	vmovups	624(%rsp), %ymm0
	vmovups	%ymm0, 1200(%rsp)
	vmovups	336(%rsp), %ymm9
	vmovdqa	%ymm7, %ymm12
	vxorps	%xmm13, %xmm13, %xmm13
.L25b48:
	vpshufb	.L25c27(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	.L25c28(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 4256(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3568(%rsp)
	vpbroadcastd	.L25c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 4224(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3552(%rsp)
	vpbroadcastd	.L25c30(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 4192(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3536(%rsp)
	vpbroadcastd	.L25c31(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 4160(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3520(%rsp)
	vpbroadcastd	.L25c32(%rip), %ymm0
	vmovups	%ymm3, 4032(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 4128(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3504(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4288(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3488(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vmovups	1648(%rsp), %ymm4
	vmovups	1168(%rsp), %ymm14
	.p2align	4
.L25b49:
	vmovups	%ymm5, 3776(%rsp)
	vaddss	%xmm0, %xmm5, %xmm0
	vmovshdup	%xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm5, %xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm5, %xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vmovups	%ymm8, 128(%rsp)
	vmovups	%ymm9, 368(%rsp)
	vmovups	%ymm14, 1168(%rsp)
	vmovss	%xmm0, 1456(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm11, 1744(%rsp)
	vmovups	%ymm4, 1648(%rsp)
	je	.L25b50
	vdivps	%ymm4, %ymm12, %ymm9
	vbroadcastss	.L25c33(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm10
	vbroadcastss	.L25c34(%rip), %ymm8
	vsubps	%ymm11, %ymm8, %ymm2
	vmulps	%ymm2, %ymm10, %ymm2
	vxorps	%ymm2, %ymm15, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L25c36(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L25c37(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L25c38(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	.L25c39(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L25c41(%rip), %ymm6
	vbroadcastss	.L25c40(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L25c42(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L25c43(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L25c44(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm12, %ymm3, %ymm6
	vbroadcastss	.L25c45(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L25c46(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1584(%rsp), %ymm2, %ymm5
	vbroadcastss	.L25c47(%rip), %ymm1
	vfmadd213ps	%ymm12, %ymm1, %ymm5
	vdivps	%ymm5, %ymm12, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L25c49(%rip), %ymm6
	vbroadcastss	.L25c48(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c50(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c51(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c52(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c53(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c54(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L25c55(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L25c14(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	.L25c56(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L25c57(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	.L25c58(%rip), %ymm1
	vmovups	%ymm9, 48(%rsp)
	vmulps	%ymm1, %ymm9, %ymm5
	vmovups	%ymm10, (%rsp)
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 160(%rsp)
	movq	%rbp, %rax
	xorl	%edx, %edx
	vmovaps	%ymm12, %ymm1
	vmovss	.L25c14(%rip), %xmm10
	.p2align	4
.L25b54:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rdx, %xmm9, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1744(%rsp), %ymm9, %ymm9
	vmulps	(%rsp), %ymm9, %ymm9
	vmovaps	%xmm10, %xmm0
	vxorps	%ymm15, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L25c36(%rip), %ymm6
	vmaxps	%ymm6, %ymm11, %ymm11
	vbroadcastss	.L25c37(%rip), %ymm6
	vmulps	%ymm6, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L25c38(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L25c39(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm6, %ymm11, %ymm14
	vbroadcastss	.L25c41(%rip), %ymm11
	vbroadcastss	.L25c45(%rip), %ymm6
	vaddps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L25c40(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L25c46(%rip), %ymm6
	vsubps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L25c42(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1584(%rsp), %ymm9, %ymm12
	vbroadcastss	.L25c47(%rip), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm12
	vbroadcastss	.L25c43(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L25c44(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L25c49(%rip), %ymm13
	vbroadcastss	.L25c48(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L25c50(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L25c51(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L25c52(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L25c53(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L25c54(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L25c55(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L25c56(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L25c59(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm6, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vmovups	208(%rsp), %ymm6
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L25c34(%rip), %ymm15
	vbroadcastss	.L25c14(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmovaps	%ymm6, %ymm15
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovaps	%xmm0, %xmm10
	cmpq	%rdx, %r10
	jne	.L25b54
	vdivps	1168(%rsp), %ymm1, %ymm11
	vbroadcastss	.L25c33(%rip), %ymm2
	vmulps	%ymm2, %ymm11, %ymm12
	vmovups	1200(%rsp), %ymm14
	vbroadcastss	.L25c34(%rip), %ymm8
	vsubps	%ymm14, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	%ymm2, %ymm15, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L25c36(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	.L25c37(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L25c38(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	.L25c39(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L25c41(%rip), %ymm6
	vbroadcastss	.L25c40(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L25c42(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L25c43(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L25c44(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L25c45(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L25c46(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1584(%rsp), %ymm2, %ymm5
	vbroadcastss	.L25c47(%rip), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L25c49(%rip), %ymm6
	vbroadcastss	.L25c48(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c50(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c51(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c52(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c53(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c54(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L25c55(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L25c14(%rip), %ymm7
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm7
	vbroadcastss	.L25c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L25c57(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmovups	%ymm4, (%rsp)
	vbroadcastss	.L25c58(%rip), %ymm5
	vmovups	%ymm11, 48(%rsp)
	vmulps	%ymm5, %ymm11, %ymm5
	vmovaps	%ymm12, %ymm6
	vmulps	%ymm5, %ymm12, %ymm4
	vmovups	%ymm4, 80(%rsp)
	movq	%rcx, %rax
	xorl	%edx, %edx
	.p2align	4
.L25b56:
	vcvtsi2ss	%rdx, %xmm1, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm14, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm15, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L25c36(%rip), %ymm4
	vmaxps	%ymm4, %ymm11, %ymm11
	vbroadcastss	.L25c37(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L25c38(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L25c39(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm4, %ymm11, %ymm14
	vbroadcastss	.L25c41(%rip), %ymm11
	vbroadcastss	.L25c45(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L25c40(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L25c46(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L25c42(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1584(%rsp), %ymm9, %ymm12
	vbroadcastss	.L25c47(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	.L25c43(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L25c44(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L25c49(%rip), %ymm13
	vbroadcastss	.L25c48(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L25c50(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L25c51(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L25c52(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L25c53(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L25c54(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L25c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L25c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L25c59(%rip), %ymm4
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
	vbroadcastss	.L25c14(%rip), %ymm15
	vbroadcastss	.L25c34(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmovups	208(%rsp), %ymm15
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmovups	1200(%rsp), %ymm14
	vmulps	80(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovaps	%xmm0, %xmm10
	cmpq	%rdx, %r10
	jne	.L25b56
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1456(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	1936(%rsp), %ymm0
	ja	.L25b59
	vxorps	%xmm0, %xmm0, %xmm0
.L25b59:
	vmovups	%ymm0, 592(%rsp)
	movq	%r11, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 1520(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1776(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1808(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 944(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1840(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1872(%rsp)
	vmovups	%ymm0, 1552(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	128(%rsp), %ymm3
	.p2align	4
.L25b60:
	vmovups	%ymm2, 880(%rsp)
	vmovups	%ymm14, 3040(%rsp)
	vmovups	%ymm7, 3072(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmovaps	(%r13,%rsi), %ymm0
	vmovaps	32(%r13,%rsi), %ymm1
	vmovups	%ymm1, 848(%rsp)
	vmovaps	64(%r13,%rsi), %ymm1
	vmovups	%ymm1, 2032(%rsp)
	vmovaps	96(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1968(%rsp)
	vmovaps	128(%r13,%rsi), %ymm1
	vmovups	%ymm1, 2000(%rsp)
	vmovups	%ymm0, 1488(%rsp)
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%rbp, %rsi
	xorl	%edi, %edi
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 160(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 80(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	.p2align	4
.L25b61:
	vmovaps	(%rax,%rdi), %ymm2
	vmovaps	-128(%rsi), %ymm9
	vmovaps	-96(%rsi), %ymm0
	vmovaps	%ymm9, %ymm13
	vmovups	368(%rsp), %ymm1
	vfmadd132ps	624(%rsp), %ymm1, %ymm13
	vbroadcastss	.L25c0(%rip), %ymm1
	vdivps	%ymm13, %ymm1, %ymm8
	vsubps	%ymm13, %ymm2, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	592(%rsp), %ymm2, %ymm13
	vfmadd213ps	%ymm8, %ymm8, %ymm13
	vmovaps	-64(%rsi), %ymm8
	vaddps	%ymm2, %ymm12, %ymm12
	vmovups	80(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vfmadd231ps	%ymm0, %ymm2, %ymm15
	vmovaps	%ymm15, %ymm1
	vmovaps	%ymm3, %ymm15
	vmovups	(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm2, %ymm3
	vmovups	%ymm3, (%rsp)
	vmovups	48(%rsp), %ymm3
	vfmadd231ps	-32(%rsi), %ymm2, %ymm3
	vmovups	%ymm3, 48(%rsp)
	vmovaps	%ymm15, %ymm3
	vmovaps	%ymm1, %ymm15
	vfmadd231ps	(%rsi), %ymm2, %ymm3
	vmulps	%ymm13, %ymm9, %ymm2
	vaddps	%ymm2, %ymm6, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm14
	vmulps	%ymm0, %ymm13, %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vfmadd231ps	%ymm9, %ymm2, %ymm7
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vaddps	%ymm13, %ymm10, %ymm10
	vmulps	%ymm13, %ymm8, %ymm2
	vmovups	160(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vmovups	336(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 336(%rsp)
	vmovups	240(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vaddps	%ymm2, %ymm11, %ymm11
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	.L25b61
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	624(%rsp), %ymm13
	vfmadd213ps	%ymm0, %ymm13, %ymm4
	vmovups	1264(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm13, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmovups	128(%rsp), %ymm1
	vmulps	848(%rsp), %ymm1, %ymm4
	vmovaps	%ymm7, %ymm9
	vmovaps	%ymm7, %ymm0
	vxorps	%xmm7, %xmm7, %xmm7
	vfmadd213ps	%ymm7, %ymm4, %ymm0
	vmovups	1520(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm2, 1520(%rsp)
	vmovaps	%ymm14, %ymm0
	vfmadd213ps	%ymm7, %ymm4, %ymm0
	vmovups	1008(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 1008(%rsp)
	vmovaps	%ymm9, %ymm0
	vmovups	1488(%rsp), %ymm8
	vfmadd213ps	%ymm7, %ymm8, %ymm0
	vmovups	816(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm2, 816(%rsp)
	vmovaps	%ymm14, %ymm0
	vfmadd213ps	%ymm7, %ymm8, %ymm0
	vmovups	720(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 720(%rsp)
	vmovups	1360(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 1360(%rsp)
	vmovups	560(%rsp), %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vaddps	%ymm7, %ymm10, %ymm0
	vmovaps	%ymm1, %ymm12
	vmovups	1392(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 1392(%rsp)
	vaddps	%ymm7, %ymm5, %ymm0
	vmovups	1776(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm2, 1776(%rsp)
	vaddps	%ymm7, %ymm6, %ymm0
	vmovups	3040(%rsp), %ymm10
	vfmadd231ps	%ymm0, %ymm4, %ymm10
	vmovups	1808(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 1808(%rsp)
	vfmadd213ps	%ymm7, %ymm13, %ymm11
	vmovups	1840(%rsp), %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	336(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm13, %ymm1
	vmovups	1104(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	240(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm13, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	1232(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vmovups	2032(%rsp), %ymm5
	vmulps	%ymm5, %ymm12, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm9
	vmovups	1296(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm13, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovups	160(%rsp), %ymm7
	vmovaps	%ymm7, %ymm0
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmovups	1552(%rsp), %ymm2
	vfmadd231ps	%ymm7, %ymm13, %ymm2
	vmovups	%ymm2, 1552(%rsp)
	vmovups	656(%rsp), %ymm2
	vfmadd231ps	%ymm15, %ymm13, %ymm2
	vmovups	%ymm2, 656(%rsp)
	vmovups	432(%rsp), %ymm2
	vmovaps	%ymm15, %ymm11
	vmovups	(%rsp), %ymm15
	vfmadd231ps	%ymm15, %ymm13, %ymm2
	vmovups	%ymm2, 432(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vfmadd213ps	%ymm9, %ymm13, %ymm0
	vmovups	944(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 944(%rsp)
	vmovups	3072(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm8, %ymm7
	vmovups	752(%rsp), %ymm0
	vmovups	80(%rsp), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vfmadd213ps	%ymm9, %ymm1, %ymm14
	vmovups	1328(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm14, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	912(%rsp), %ymm0
	vfmadd231ps	1968(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 912(%rsp)
	vmovups	400(%rsp), %ymm0
	vfmadd231ps	2000(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	880(%rsp), %ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm2
	vmovups	304(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm1, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	1072(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm5, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	1424(%rsp), %ymm0
	vmovups	848(%rsp), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vmovups	496(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm15, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	528(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm5, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	976(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm8, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vmovups	464(%rsp), %ymm0
	vfmadd231ps	48(%rsp), %ymm8, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	272(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm8, %ymm0
	vmovups	128(%rsp), %ymm3
	vmovups	%ymm0, 272(%rsp)
	vmovups	2064(%rsp), %ymm5
	vfmadd231ps	%ymm14, %ymm8, %ymm5
	vmovups	1040(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm1, %ymm0
	vmovaps	%ymm10, %ymm14
	vmovups	%ymm0, 1040(%rsp)
	vfmadd213ps	%ymm9, %ymm1, %ymm6
	vmovups	1872(%rsp), %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 1872(%rsp)
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L25b60
	vbroadcastss	.L25c0(%rip), %ymm12
	vmovups	208(%rsp), %ymm15
	vmovups	368(%rsp), %ymm9
	vmovups	1648(%rsp), %ymm1
	vmovups	1168(%rsp), %ymm13
	vmovups	688(%rsp), %ymm6
	vmovups	464(%rsp), %ymm10
	vmovups	1424(%rsp), %ymm4
	vmovups	976(%rsp), %ymm3
	jmp	.L25b64
	.p2align	4
.L25b50:
	vmovaps	%ymm4, %ymm1
	vucomiss	%xmm2, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	1936(%rsp), %ymm0
	ja	.L25b52
	vxorps	%xmm0, %xmm0, %xmm0
.L25b52:
	vmovups	%ymm0, 592(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 1072(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 1552(%rsp)
	vmovups	%ymm0, 1872(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 1840(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1808(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1776(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1520(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	1168(%rsp), %ymm13
.L25b64:
	vmovups	%ymm2, 880(%rsp)
	vmovups	592(%rsp), %ymm11
	vmovups	128(%rsp), %ymm8
	vmulps	%ymm8, %ymm11, %ymm0
	vdivps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm3, %ymm0, %ymm2
	vfnmadd213ps	1264(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 3808(%rsp)
	vdivps	%ymm13, %ymm12, %ymm1
	vmovaps	%ymm3, %ymm13
	vmovups	1072(%rsp), %ymm3
	vmulps	%ymm3, %ymm0, %ymm2
	vfnmadd213ps	1008(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 3392(%rsp)
	vfnmadd213ps	1520(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 1424(%rsp)
	vfnmadd213ps	1104(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 464(%rsp)
	vfnmadd213ps	944(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 688(%rsp)
	vmovups	272(%rsp), %ymm1
	vfnmadd213ps	1232(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmovups	496(%rsp), %ymm1
	vfnmadd213ps	1296(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovups	912(%rsp), %ymm1
	vfnmadd213ps	1328(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 912(%rsp)
	vmovups	528(%rsp), %ymm1
	vfnmadd213ps	1552(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vmovups	400(%rsp), %ymm10
	vfnmadd213ps	1040(%rsp), %ymm0, %ymm10
	vfnmadd231ps	%ymm13, %ymm11, %ymm7
	vfnmadd231ps	%ymm3, %ymm11, %ymm5
	vbroadcastss	.L25c17(%rip), %ymm0
	vdivps	%ymm8, %ymm0, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovss	1456(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	816(%rsp), %ymm13
	vmovups	656(%rsp), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm13
	vmovups	720(%rsp), %ymm1
	vmovups	752(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3584(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm7, 3072(%rsp)
	vmovups	%ymm14, 3040(%rsp)
	vmovups	%ymm13, 816(%rsp)
	vmovups	%ymm10, 400(%rsp)
	jbe	.L25b65
	vmovups	3008(%rsp), %ymm1
	vmovups	3776(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L25c60(%rip), %ymm0
	vmovups	%ymm1, 3008(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vmovups	1904(%rsp), %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm0, %xmm11, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovups	%ymm0, (%rsp)
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm11, %xmm1
	vmovups	304(%rsp), %ymm0
	vmovdqu	432(%rsp), %ymm13
	vmovups	1744(%rsp), %ymm11
	jbe	.L25b67
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	je	.L25b69
	movq	%r11, %rax
	xorl	%edx, %edx
	vmovups	128(%rsp), %ymm6
	.p2align	4
.L25b71:
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmulps	(%r13,%rsi), %ymm6, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L25c68(%rip), %ymm10
	vbroadcastss	.L25c69(%rip), %ymm11
	vbroadcastss	.L25c70(%rip), %ymm2
	vbroadcastss	.L25c0(%rip), %ymm0
	vmovdqu	3648(%rsp), %ymm14
	vbroadcastss	.L25c17(%rip), %ymm15
	vmovdqu	3680(%rsp), %ymm13
	.p2align	4
.L25b72:
	vmovaps	(%rsi), %ymm3
	vfmadd132ps	48(%rsp), %ymm9, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	(%rax,%rdi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm15, %ymm6
	vaddps	%ymm5, %ymm15, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vpand	%ymm6, %ymm13, %ymm6
	vpsubd	%ymm6, %ymm8, %ymm7
	vaddps	%ymm7, %ymm15, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L25c66(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L25c65(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm10, %ymm9
	vbroadcastss	.L25c67(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm8, %ymm9
	vfmadd231ps	%ymm11, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L25c64(%rip), %ymm5
	vbroadcastss	.L25c63(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovups	1904(%rsp), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm15, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vmovups	368(%rsp), %ymm9
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	.L25b72
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	vmovups	128(%rsp), %ymm6
	jne	.L25b71
	jmp	.L25b74
	.p2align	4
.L25b65:
	vmovups	1168(%rsp), %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vmovups	1648(%rsp), %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmovdqu	432(%rsp), %ymm13
	vmovups	1392(%rsp), %ymm2
	vmovups	1360(%rsp), %ymm1
	vmovups	3392(%rsp), %ymm3
	vmovups	1744(%rsp), %ymm11
	jmp	.L25b76
	.p2align	4
.L25b67:
	vmovups	%ymm0, 304(%rsp)
	vmovups	1168(%rsp), %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vmovups	1648(%rsp), %ymm0
	vmovups	%ymm0, 592(%rsp)
	jmp	.L25b75
.L25b69:
	vmovups	128(%rsp), %ymm6
.L25b74:
	vbroadcastss	.L25c72(%rip), %ymm2
	vbroadcastss	.L25c71(%rip), %ymm3
	vmovups	3168(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3168(%rsp)
	vbroadcastss	.L25c22(%rip), %ymm1
	vmovups	3104(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3104(%rsp)
	vbroadcastss	.L25c73(%rip), %ymm1
	vmovups	3456(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3456(%rsp)
	vbroadcastss	.L25c19(%rip), %ymm0
	vbroadcastss	.L25c0(%rip), %ymm12
	vblendvps	%ymm2, %ymm0, %ymm12, %ymm3
	vmovups	2592(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	1744(%rsp), %ymm11
	vsubps	%ymm1, %ymm11, %ymm11
	vmovups	2400(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1200(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1200(%rsp)
	vmovups	2432(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 128(%rsp)
	vmovups	2464(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	2496(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	1648(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, 592(%rsp)
	vmovups	2176(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2176(%rsp)
	vmovups	2560(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2560(%rsp)
	vmovups	2528(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1168(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, 1008(%rsp)
	vmovups	1936(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1936(%rsp)
	vbroadcastss	.L25c26(%rip), %ymm7
	vmovups	2976(%rsp), %ymm10
	vblendvps	%ymm2, %ymm7, %ymm10, %ymm10
	vmovups	%ymm10, 2976(%rsp)
	vandps	%ymm2, %ymm12, %ymm2
	vmovups	%ymm2, 3584(%rsp)
	vmovups	%ymm3, 2528(%rsp)
	vmovups	%ymm6, 2496(%rsp)
	vmovups	%ymm5, 2464(%rsp)
	vmovups	%ymm4, 2432(%rsp)
	vmovups	%ymm1, 2400(%rsp)
	vmovups	%ymm0, 2592(%rsp)
	vmovups	208(%rsp), %ymm15
	vmovups	3040(%rsp), %ymm14
	vmovdqu	432(%rsp), %ymm13
	vmovups	656(%rsp), %ymm6
.L25b75:
	vmovups	1392(%rsp), %ymm2
	vmovups	1360(%rsp), %ymm1
	vmovups	3392(%rsp), %ymm3
.L25b76:
	vmovups	%ymm6, 656(%rsp)
	vmovups	%ymm1, 1360(%rsp)
	vmovups	%ymm2, 1392(%rsp)
	vmovdqu	%ymm13, 432(%rsp)
	vmovups	%ymm9, 368(%rsp)
	vmovups	128(%rsp), %ymm8
	vbroadcastss	.L25c15(%rip), %ymm4
	vmovups	3808(%rsp), %ymm0
	vmaxps	%ymm4, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmaxps	%ymm4, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm10
	vmovups	%ymm10, 336(%rsp)
	vmaxps	%ymm4, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovdqu	4224(%rsp), %ymm0
	vxorps	%xmm5, %xmm5, %xmm5
	vpcmpgtd	%ymm5, %ymm0, %ymm0
	vmovdqu	%ymm0, 48(%rsp)
	vdivps	%ymm1, %ymm12, %ymm0
	vmovups	%ymm0, 160(%rsp)
	vmaxps	%ymm4, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovdqu	4256(%rsp), %ymm1
	vpcmpgtd	%ymm5, %ymm1, %ymm1
	vdivps	%ymm2, %ymm12, %ymm2
	vmovups	%ymm2, 80(%rsp)
	vcmpleps	3136(%rsp), %ymm11, %ymm2
	vmovups	2688(%rsp), %ymm3
	vmovups	%ymm11, 1744(%rsp)
	vcmpleps	%ymm11, %ymm3, %ymm3
	vbroadcastss	.L25c17(%rip), %ymm11
	vblendvps	%ymm3, %ymm6, %ymm11, %ymm3
	vxorps	%ymm6, %ymm15, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm5, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vmovups	1200(%rsp), %ymm6
	vcmpleps	2752(%rsp), %ymm6, %ymm2
	vmovups	2720(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	752(%rsp), %ymm0
	vxorps	%ymm0, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm11, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm2
	vpackssdw	%xmm4, %xmm3, %xmm4
	vcmpleps	2656(%rsp), %ymm8, %ymm3
	vmovups	2624(%rsp), %ymm5
	vcmpleps	%ymm8, %ymm5, %ymm5
	vmovups	880(%rsp), %ymm0
	vxorps	%ymm0, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm11, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm5
	vpor	4288(%rsp), %xmm4, %xmm3
	vcmpleps	2880(%rsp), %ymm9, %ymm6
	vmovups	2848(%rsp), %ymm7
	vcmpleps	%ymm9, %ymm7, %ymm7
	vmovups	560(%rsp), %ymm0
	vxorps	%ymm0, %ymm15, %ymm8
	vblendvps	%ymm7, %ymm0, %ymm11, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm9
	vpmovzxwd	%xmm3, %ymm6
	vmovups	592(%rsp), %ymm8
	vcmpleps	2944(%rsp), %ymm8, %ymm3
	vmovups	2912(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vpxor	%ymm15, %ymm13, %ymm8
	vblendvps	%ymm7, %ymm13, %ymm11, %ymm7
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm3
	vpslld	$31, %ymm6, %ymm0
	vmovdqu	%ymm0, 1968(%rsp)
	vmovups	1008(%rsp), %ymm8
	vcmpleps	2784(%rsp), %ymm8, %ymm6
	vmovups	2816(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	304(%rsp), %ymm13
	vxorps	%ymm15, %ymm13, %ymm8
	vblendvps	%ymm7, %ymm13, %ymm11, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vblendvps	%ymm0, %ymm7, %ymm12, %ymm11
	vmovups	%ymm11, 1104(%rsp)
	vcmpleps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm0, 2032(%rsp)
	vpor	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, 944(%rsp)
	vpandn	%ymm12, %ymm0, %ymm0
	vmovdqu	%ymm0, 848(%rsp)
	vcmpleps	%ymm5, %ymm7, %ymm2
	vmovups	%ymm2, (%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	vorps	48(%rsp), %ymm2, %ymm7
	vmovups	%ymm7, 2000(%rsp)
	vmulps	%ymm0, %ymm10, %ymm2
	vmulps	1424(%rsp), %ymm2, %ymm0
	vmovups	624(%rsp), %ymm8
	vmulps	%ymm11, %ymm8, %ymm5
	vmulps	%ymm5, %ymm0, %ymm11
	vandnps	%ymm12, %ymm7, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	160(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm10
	vmovups	%ymm10, 3872(%rsp)
	vmulps	816(%rsp), %ymm10, %ymm0
	vmulps	%ymm5, %ymm0, %ymm13
	vmovups	%ymm13, 1328(%rsp)
	vmulps	720(%rsp), %ymm10, %ymm0
	vmulps	%ymm11, %ymm13, %ymm10
	vfmsub231ps	%ymm0, %ymm2, %ymm10
	vmovups	%ymm10, 976(%rsp)
	vcmpleps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, 3328(%rsp)
	vmovdqu	4192(%rsp), %ymm0
	vpcmpgtd	%ymm1, %ymm0, %ymm0
	vpor	%ymm0, %ymm9, %ymm0
	vmovdqu	%ymm0, 1616(%rsp)
	vpandn	%ymm12, %ymm0, %ymm0
	vmovdqu	%ymm0, 1040(%rsp)
	vmulps	80(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 3840(%rsp)
	vmulps	1776(%rsp), %ymm10, %ymm0
	vmulps	%ymm5, %ymm0, %ymm9
	vmovups	%ymm9, 1296(%rsp)
	vmulps	%ymm10, %ymm14, %ymm0
	vmulps	%ymm11, %ymm9, %ymm9
	vmovaps	%ymm11, %ymm14
	vfmsub231ps	%ymm0, %ymm2, %ymm9
	vmovups	%ymm9, 2336(%rsp)
	vmovups	272(%rsp), %ymm0
	vbroadcastss	.L25c15(%rip), %ymm9
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm10
	vmovups	%ymm10, 240(%rsp)
	vmovups	400(%rsp), %ymm0
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm9
	vcmpleps	%ymm3, %ymm1, %ymm3
	vmovdqu	4160(%rsp), %ymm0
	vpcmpgtd	%ymm1, %ymm0, %ymm0
	vpor	%ymm3, %ymm0, %ymm0
	vmovdqu	%ymm0, 2368(%rsp)
	vpandn	%ymm12, %ymm0, %ymm0
	vmovdqu	%ymm0, 1552(%rsp)
	vmulps	%ymm0, %ymm10, %ymm11
	vmulps	464(%rsp), %ymm11, %ymm10
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vmulps	688(%rsp), %ymm11, %ymm10
	vmulps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm14, 1264(%rsp)
	vfmsub231ps	%ymm10, %ymm2, %ymm0
	vmovups	%ymm0, 2304(%rsp)
	vdivps	%ymm9, %ymm12, %ymm13
	vcmpleps	%ymm6, %ymm1, %ymm15
	vmovdqu	4128(%rsp), %ymm9
	vpcmpgtd	%ymm1, %ymm9, %ymm9
	vpor	%ymm15, %ymm9, %ymm9
	vmovdqu	%ymm9, 3296(%rsp)
	vpandn	%ymm12, %ymm9, %ymm0
	vmovdqu	%ymm0, 1520(%rsp)
	vmulps	%ymm0, %ymm13, %ymm6
	vmovups	%ymm13, 1488(%rsp)
	vmulps	496(%rsp), %ymm6, %ymm9
	vmulps	%ymm5, %ymm9, %ymm9
	vmulps	912(%rsp), %ymm6, %ymm5
	vmulps	%ymm14, %ymm9, %ymm0
	vfmsub231ps	%ymm5, %ymm2, %ymm0
	vmovups	%ymm0, 3264(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	1456(%rsp), %xmm2
	vucomiss	%xmm5, %xmm2
	vpor	3488(%rsp), %xmm4, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm4
	vpxor	%xmm2, %xmm2, %xmm2
	vmulps	656(%rsp), %ymm8, %ymm5
	vmovups	%ymm5, 3616(%rsp)
	vfmadd213ps	%ymm2, %ymm5, %ymm5
	vpandn	%ymm5, %ymm4, %ymm5
	vmovdqu	2032(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm4
	vpor	3568(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vmovups	752(%rsp), %ymm0
	vmulps	336(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vpandn	%ymm0, %ymm8, %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm8
	vmovdqu	(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm5
	vpackssdw	%xmm5, %xmm0, %xmm5
	vpor	3552(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vmovaps	%ymm12, %ymm10
	vmulps	880(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vpandn	%ymm0, %ymm5, %ymm7
	vfmadd213ps	%ymm8, %ymm7, %ymm7
	vmovdqu	3328(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm5
	vpackssdw	%xmm5, %xmm0, %xmm1
	vpor	3536(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	560(%rsp), %ymm0
	vmulps	80(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm1
	vextracti128	$1, %ymm3, %xmm7
	vpackssdw	%xmm7, %xmm3, %xmm3
	vpor	3520(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	432(%rsp), %ymm0
	vmulps	240(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2272(%rsp)
	vpandn	%ymm0, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vextracti128	$1, %ymm15, %xmm1
	vpackssdw	%xmm1, %xmm15, %xmm1
	vpor	3504(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	304(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 3328(%rsp)
	vmovups	3840(%rsp), %ymm2
	vmulps	1808(%rsp), %ymm2, %ymm1
	vmovups	1328(%rsp), %ymm13
	vmovups	1296(%rsp), %ymm8
	vmulps	%ymm13, %ymm8, %ymm14
	vmovups	3872(%rsp), %ymm0
	vfmsub231ps	%ymm1, %ymm0, %ymm14
	vmulps	3072(%rsp), %ymm11, %ymm1
	vmovups	1232(%rsp), %ymm15
	vmulps	%ymm13, %ymm15, %ymm4
	vfmsub231ps	%ymm1, %ymm0, %ymm4
	vmovups	%ymm4, 4416(%rsp)
	vmovaps	%ymm0, %ymm4
	vmulps	528(%rsp), %ymm6, %ymm1
	vmovups	%ymm9, 48(%rsp)
	vmulps	%ymm15, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 1456(%rsp)
	vmulps	1840(%rsp), %ymm11, %ymm0
	vmulps	%ymm8, %ymm15, %ymm5
	vmovaps	%ymm2, %ymm1
	vfmsub231ps	%ymm0, %ymm2, %ymm5
	vmovups	%ymm5, 4384(%rsp)
	vmulps	2064(%rsp), %ymm6, %ymm0
	vmulps	%ymm13, %ymm9, %ymm5
	vfmsub231ps	%ymm0, %ymm4, %ymm5
	vmovups	%ymm5, 3200(%rsp)
	vmulps	1872(%rsp), %ymm6, %ymm0
	vmulps	%ymm8, %ymm9, %ymm2
	vfmsub231ps	%ymm0, %ymm1, %ymm2
	vmovups	%ymm2, 4352(%rsp)
	vmovups	3616(%rsp), %ymm0
	vmulps	1104(%rsp), %ymm0, %ymm1
	vmovups	1264(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm3
	vmovups	2240(%rsp), %ymm5
	vfmsub231ps	848(%rsp), %ymm5, %ymm3
	vmovups	%ymm3, 2240(%rsp)
	vmulps	%ymm1, %ymm13, %ymm3
	vmovups	2208(%rsp), %ymm7
	vfmsub231ps	1072(%rsp), %ymm7, %ymm3
	vmovups	%ymm3, 2208(%rsp)
	vmovaps	%ymm0, %ymm3
	vfnmadd213ps	%ymm12, %ymm0, %ymm3
	vbroadcastss	.L25c74(%rip), %ymm7
	vmovups	%ymm3, 4096(%rsp)
	vmaxps	%ymm7, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmulps	%ymm1, %ymm8, %ymm3
	vmovups	(%rsp), %ymm4
	vfmsub231ps	1040(%rsp), %ymm4, %ymm3
	vmovups	%ymm3, 3616(%rsp)
	vdivps	%ymm0, %ymm12, %ymm9
	vmulps	336(%rsp), %ymm9, %ymm0
	vmovups	944(%rsp), %ymm3
	vblendvps	%ymm3, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 4320(%rsp)
	vmovaps	%ymm15, %ymm5
	vmulps	%ymm1, %ymm15, %ymm15
	vmovups	%ymm1, 2032(%rsp)
	vmovups	2272(%rsp), %ymm0
	vfmsub231ps	1552(%rsp), %ymm0, %ymm15
	vmulps	976(%rsp), %ymm9, %ymm4
	vfnmadd213ps	%ymm12, %ymm13, %ymm13
	vfnmadd231ps	%ymm4, %ymm4, %ymm13
	vmovups	%ymm13, 4064(%rsp)
	vmovaps	%ymm7, %ymm6
	vmaxps	%ymm7, %ymm13, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm7
	vmulps	160(%rsp), %ymm7, %ymm0
	vmovups	2000(%rsp), %ymm3
	vblendvps	%ymm3, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 2272(%rsp)
	vmovaps	%ymm9, %ymm3
	vmovups	%ymm9, (%rsp)
	vmulps	2336(%rsp), %ymm9, %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm14
	vmovups	%ymm4, 976(%rsp)
	vmulps	%ymm7, %ymm14, %ymm2
	vmovaps	%ymm8, %ymm9
	vfnmadd213ps	%ymm12, %ymm8, %ymm9
	vfnmadd231ps	%ymm13, %ymm13, %ymm9
	vfnmadd231ps	%ymm2, %ymm2, %ymm9
	vmovups	%ymm2, 944(%rsp)
	vmaxps	%ymm6, %ymm9, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm11
	vmulps	48(%rsp), %ymm1, %ymm8
	vmovups	3232(%rsp), %ymm0
	vfmsub231ps	1520(%rsp), %ymm0, %ymm8
	vmulps	2304(%rsp), %ymm3, %ymm0
	vmovups	4416(%rsp), %ymm1
	vfnmadd231ps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm7, %ymm1, %ymm14
	vmovups	4384(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm0, %ymm1
	vfnmadd231ps	%ymm2, %ymm14, %ymm1
	vmovaps	%ymm11, %ymm3
	vmulps	%ymm1, %ymm11, %ymm12
	vmovaps	%ymm5, %ymm11
	vfnmadd213ps	%ymm10, %ymm5, %ymm11
	vfnmadd231ps	%ymm0, %ymm0, %ymm11
	vfnmadd231ps	%ymm14, %ymm14, %ymm11
	vfnmadd231ps	%ymm12, %ymm12, %ymm11
	vmovups	%ymm12, 2336(%rsp)
	vmaxps	%ymm6, %ymm11, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmulps	80(%rsp), %ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovups	%ymm3, 2000(%rsp)
	vmovups	1616(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm5, %ymm5
	vmovups	1968(%rsp), %ymm4
	vmovups	624(%rsp), %ymm3
	vblendvps	%ymm4, %ymm10, %ymm3, %ymm3
	vmulps	4320(%rsp), %ymm3, %ymm3
	vdivps	%ymm1, %ymm10, %ymm2
	vmulps	2272(%rsp), %ymm3, %ymm1
	vmulps	240(%rsp), %ymm2, %ymm3
	vmovups	%ymm2, 1968(%rsp)
	vmovups	2368(%rsp), %ymm4
	vblendvps	%ymm4, %ymm10, %ymm3, %ymm3
	vmovups	%ymm3, 1616(%rsp)
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 2304(%rsp)
	vmovups	(%rsp), %ymm1
	vmulps	3264(%rsp), %ymm1, %ymm5
	vmovups	3200(%rsp), %ymm1
	vfnmadd231ps	976(%rsp), %ymm5, %ymm1
	vmulps	%ymm7, %ymm1, %ymm3
	vmovups	4352(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm5, %ymm1
	vfnmadd231ps	944(%rsp), %ymm3, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	1456(%rsp), %ymm4
	vfnmadd231ps	%ymm0, %ymm5, %ymm4
	vfnmadd231ps	%ymm14, %ymm3, %ymm4
	vfnmadd231ps	%ymm12, %ymm1, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 2368(%rsp)
	vmovups	48(%rsp), %ymm12
	vfnmadd213ps	%ymm10, %ymm12, %ymm12
	vfnmadd231ps	%ymm5, %ymm5, %ymm12
	vfnmadd231ps	%ymm3, %ymm3, %ymm12
	vfnmadd231ps	%ymm1, %ymm1, %ymm12
	vfnmadd231ps	%ymm4, %ymm4, %ymm12
	vbroadcastss	.L25c74(%rip), %ymm2
	vmaxps	%ymm2, %ymm12, %ymm6
	vsqrtps	%ymm6, %ymm6
	vmovups	2304(%rsp), %ymm2
	vmulps	1616(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1616(%rsp)
	vdivps	%ymm6, %ymm10, %ymm2
	vmovups	%ymm2, 1456(%rsp)
	vmulps	1488(%rsp), %ymm2, %ymm6
	vmovups	3296(%rsp), %ymm4
	vblendvps	%ymm4, %ymm10, %ymm6, %ymm6
	vmulps	1616(%rsp), %ymm6, %ymm2
	vmovups	%ymm2, 1616(%rsp)
	vmovups	1264(%rsp), %ymm2
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2304(%rsp)
	vmovups	1328(%rsp), %ymm2
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 3296(%rsp)
	vmovups	1296(%rsp), %ymm2
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1264(%rsp)
	vmovups	1232(%rsp), %ymm2
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1296(%rsp)
	vmovups	48(%rsp), %ymm2
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1328(%rsp)
	vmovups	(%rsp), %ymm2
	vmulps	2240(%rsp), %ymm2, %ymm4
	vmovups	2208(%rsp), %ymm6
	vmovups	976(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm4, %ymm6
	vxorps	208(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 976(%rsp)
	vmovups	3616(%rsp), %ymm10
	vfnmadd231ps	%ymm13, %ymm4, %ymm10
	vxorps	208(%rsp), %ymm13, %ymm2
	vmovups	%ymm2, 1232(%rsp)
	vmovups	%ymm7, 48(%rsp)
	vmulps	%ymm7, %ymm6, %ymm13
	vmovups	944(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm13, %ymm10
	vxorps	208(%rsp), %ymm2, %ymm7
	vfnmadd231ps	%ymm0, %ymm4, %ymm15
	vxorps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 3264(%rsp)
	vfnmadd231ps	%ymm14, %ymm13, %ymm15
	vxorps	208(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	vmulps	2000(%rsp), %ymm10, %ymm2
	vmovups	2336(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm2, %ymm15
	vxorps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 3200(%rsp)
	vfnmadd231ps	%ymm5, %ymm4, %ymm8
	vxorps	208(%rsp), %ymm5, %ymm14
	vfnmadd231ps	%ymm3, %ymm13, %ymm8
	vxorps	208(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vfnmadd231ps	%ymm1, %ymm2, %ymm8
	vxorps	208(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 2272(%rsp)
	vmulps	1968(%rsp), %ymm15, %ymm3
	vmovups	208(%rsp), %ymm15
	vmovups	2368(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm3, %ymm8
	vxorps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vmovups	2032(%rsp), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm4, 944(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	vmovups	%ymm2, 2368(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm3, 2240(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmulps	1456(%rsp), %ymm8, %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	ja	.L25b93
	vmovaps	%ymm2, %ymm10
	vmovups	%ymm13, 304(%rsp)
	vmovaps	%ymm7, %ymm13
	vmovups	%ymm14, 752(%rsp)
	vbroadcastss	.L25c0(%rip), %ymm12
	vmovups	160(%rsp), %ymm2
	vdivps	%ymm2, %ymm12, %ymm3
	vmovups	80(%rsp), %ymm14
	vdivps	%ymm14, %ymm12, %ymm4
	vmovups	128(%rsp), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vbroadcastss	.L25c75(%rip), %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	368(%rsp), %ymm11
	vmulps	%ymm4, %ymm11, %ymm4
	vbroadcastss	.L25c76(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm3
	vmovups	3168(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	.L25c26(%rip), %ymm7
	vcmpltps	%ymm7, %ymm6, %ymm5
	vbroadcastss	.L25c77(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vandps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm3
	vmovups	2976(%rsp), %ymm8
	vdivps	%ymm8, %ymm12, %ymm4
	movq	40(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmulps	1616(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm12, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm3
	vcmpltps	%ymm7, %ymm8, %ymm4
	vandps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vcmpleps	%ymm3, %ymm1, %ymm1
	vmulss	%xmm5, %xmm5, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vmovups	3328(%rsp), %ymm4
	vcmpleps	%ymm3, %ymm4, %ymm3
	vandps	%ymm1, %ymm3, %ymm1
	vmovups	1104(%rsp), %ymm3
	vmulps	848(%rsp), %ymm3, %ymm3
	vmulps	1072(%rsp), %ymm3, %ymm3
	vmulps	1040(%rsp), %ymm3, %ymm3
	vmulps	1552(%rsp), %ymm3, %ymm3
	vmulps	1520(%rsp), %ymm3, %ymm3
	vcmpnltps	%ymm3, %ymm0, %ymm3
	vandps	%ymm3, %ymm12, %ymm3
	vbroadcastss	.L25c23(%rip), %ymm5
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmovups	3744(%rsp), %ymm3
	vcmpleps	3008(%rsp), %ymm3, %ymm3
	vbroadcastss	.L25c78(%rip), %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm1, %ymm1
	vmovups	3360(%rsp), %ymm4
	vcmpeqps	%ymm5, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3360(%rsp)
	vcmpeqps	%ymm5, %ymm4, %ymm1
	vandps	%ymm1, %ymm12, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vaddss	%xmm0, %xmm5, %xmm1
	vshufps	$245, %xmm5, %xmm5, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm5, %xmm5, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm5, %xmm5, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf128	$1, %ymm5, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$245, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	592(%rsp), %ymm4
	vmovups	1008(%rsp), %ymm1
	vmovaps	%ymm9, %ymm8
	vmovaps	%ymm11, %ymm9
	vmovups	1744(%rsp), %ymm11
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm1, %ymm14
	ja	.L25b49
	vmovaps	%ymm2, %ymm6
	vmulps	1456(%rsp), %ymm10, %ymm1
	vmovups	2208(%rsp), %ymm0
	vfmadd213ps	2240(%rsp), %ymm1, %ymm0
	vmulps	1968(%rsp), %ymm0, %ymm0
	vmovups	3200(%rsp), %ymm2
	vfmadd213ps	2368(%rsp), %ymm0, %ymm2
	vmovups	2272(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vmulps	2000(%rsp), %ymm3, %ymm3
	vfmadd213ps	304(%rsp), %ymm3, %ymm13
	vmovups	3232(%rsp), %ymm2
	vfmadd213ps	%ymm13, %ymm0, %ymm2
	vmovups	2336(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm1, %ymm4
	vmulps	48(%rsp), %ymm4, %ymm4
	vmovups	976(%rsp), %ymm5
	vfmadd213ps	944(%rsp), %ymm4, %ymm5
	vmovups	1232(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm3, %ymm2
	vmovups	3264(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovups	752(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vmulps	(%rsp), %ymm10, %ymm2
	vmovups	2304(%rsp), %ymm5
	vfmadd213ps	2032(%rsp), %ymm2, %ymm5
	vmovups	3296(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vmovups	1264(%rsp), %ymm5
	vfmadd213ps	%ymm10, %ymm3, %ymm5
	vmovups	1296(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm0, %ymm10
	vmovups	1328(%rsp), %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm5
	vmulps	624(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 656(%rsp)
	vmulps	336(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 304(%rsp)
	vmulps	%ymm4, %ymm6, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmulps	%ymm3, %ymm7, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vmulps	240(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmulps	1488(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 432(%rsp)
	movl	%r14d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	cmpb	$1, %cl
	jne	.L25b83
	movq	%r11, %rax
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 848(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm8, 128(%rsp)
	.p2align	4
.L25b80:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm8, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	848(%rsp), %ymm3
	vmovups	752(%rsp), %ymm5
	.p2align	4
.L25b81:
	vmovups	%ymm10, 48(%rsp)
	vmovaps	%ymm7, %ymm8
	vmovaps	(%rdx), %ymm7
	vfmadd132ps	(%rsp), %ymm9, %ymm7
	vmovaps	%ymm11, %ymm1
	vdivps	%ymm7, %ymm12, %ymm11
	vmovaps	(%rax,%rsi), %ymm15
	vsubps	%ymm7, %ymm15, %ymm15
	vmulps	%ymm11, %ymm15, %ymm15
	vbroadcastss	.L25c17(%rip), %ymm0
	vcmpltps	%ymm15, %ymm0, %ymm12
	vaddps	%ymm0, %ymm11, %ymm11
	vblendvps	%ymm12, %ymm15, %ymm11, %ymm11
	vbroadcastss	.L25c0(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm12
	vpaddd	3648(%rsp), %ymm12, %ymm12
	vpand	3680(%rsp), %ymm12, %ymm12
	vmovdqu	1904(%rsp), %ymm2
	vpsubd	%ymm12, %ymm2, %ymm2
	vaddps	%ymm0, %ymm2, %ymm4
	vfmadd231ps	%ymm2, %ymm11, %ymm4
	vbroadcastss	.L25c66(%rip), %ymm2
	vmulps	%ymm4, %ymm4, %ymm11
	vbroadcastss	.L25c65(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm4, %ymm2
	vmovaps	%ymm9, %ymm6
	vbroadcastss	.L25c68(%rip), %ymm9
	vbroadcastss	.L25c67(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L25c69(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm9
	vfmadd213ps	%ymm2, %ymm11, %ymm9
	vbroadcastss	.L25c64(%rip), %ymm2
	vbroadcastss	.L25c63(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm9
	vfmadd213ps	%ymm4, %ymm11, %ymm9
	vmovaps	%ymm1, %ymm11
	vcvtdq2ps	%ymm12, %ymm2
	vbroadcastss	.L25c70(%rip), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm9
	vbroadcastss	.L25c0(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vmaxps	%ymm0, %ymm15, %ymm4
	vbroadcastss	.L25c0(%rip), %ymm12
	vmovups	48(%rsp), %ymm10
	vfmsub231ps	%ymm2, %ymm9, %ymm4
	vmovaps	%ymm6, %ymm9
	vaddps	%ymm7, %ymm12, %ymm2
	vdivps	%ymm2, %ymm12, %ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm8
	vmovaps	%ymm8, %ymm7
	vmulps	%ymm2, %ymm2, %ymm4
	vaddps	%ymm2, %ymm5, %ymm5
	vmulps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm4, %ymm3, %ymm3
	vfmadd231ps	%ymm4, %ymm4, %ymm11
	vfmadd231ps	%ymm4, %ymm2, %ymm14
	vaddps	%ymm2, %ymm10, %ymm10
	vfmadd231ps	%ymm2, %ymm2, %ymm13
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L25b81
	vmovups	%ymm5, 752(%rsp)
	vmovups	%ymm3, 848(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	128(%rsp), %ymm8
	jne	.L25b80
.L25b83:
	vmovups	%ymm10, 48(%rsp)
	vmovups	%ymm11, 1072(%rsp)
	vmovups	%ymm14, 1104(%rsp)
	vmovups	%ymm13, 1360(%rsp)
	vmovups	%ymm7, 1392(%rsp)
	vmovups	1744(%rsp), %ymm12
	vmovups	656(%rsp), %ymm10
	vaddps	%ymm12, %ymm10, %ymm0
	vmovups	2688(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	3136(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	1200(%rsp), %ymm14
	vmovups	304(%rsp), %ymm15
	vaddps	%ymm14, %ymm15, %ymm2
	vmovups	2720(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2752(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 880(%rsp)
	vaddps	272(%rsp), %ymm8, %ymm2
	vmovups	2624(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2656(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vaddps	400(%rsp), %ymm9, %ymm2
	vmovups	2848(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2880(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm11
	vmovups	592(%rsp), %ymm0
	vmovups	560(%rsp), %ymm3
	vaddps	%ymm0, %ymm3, %ymm2
	vmovups	2912(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2944(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm7
	vmovups	1008(%rsp), %ymm13
	vmovups	432(%rsp), %ymm2
	vaddps	%ymm2, %ymm13, %ymm4
	vmovups	2816(%rsp), %ymm1
	vmovaps	%ymm9, %ymm6
	vminps	%ymm4, %ymm1, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm9, %ymm4
	vmovups	2784(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm9, %ymm4
	vmovups	1584(%rsp), %ymm5
	vandps	%ymm5, %ymm10, %ymm9
	vxorps	%xmm10, %xmm10, %xmm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vandps	%ymm5, %ymm15, %ymm15
	vmaxps	%ymm9, %ymm15, %ymm9
	vandps	%ymm5, %ymm3, %ymm10
	vmaxps	%ymm9, %ymm10, %ymm9
	vandps	%ymm5, %ymm2, %ymm10
	vmaxps	%ymm9, %ymm10, %ymm9
	vminps	%ymm0, %ymm13, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm15
	vblendvps	%ymm15, %ymm13, %ymm10, %ymm10
	vbroadcastss	.L25c83(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm10
	vcmpleps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L25c0(%rip), %ymm10
	vmovups	3360(%rsp), %ymm1
	vcmpleps	%ymm10, %ymm1, %ymm2
	vmovups	%ymm2, 1040(%rsp)
	vandps	%ymm2, %ymm9, %ymm9
	vblendvps	%ymm9, (%rsp), %ymm12, %ymm10
	vblendvps	%ymm9, 880(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, (%rsp)
	vblendvps	%ymm9, 272(%rsp), %ymm8, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vblendvps	%ymm9, %ymm11, %ymm6, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vblendvps	%ymm9, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vblendvps	%ymm9, %ymm4, %ymm13, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	336(%rsp), %ymm7
	vmulps	1424(%rsp), %ymm7, %ymm0
	vmovups	624(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm8
	vmovups	160(%rsp), %ymm12
	vmulps	816(%rsp), %ymm12, %ymm0
	vmulps	%ymm0, %ymm14, %ymm6
	vmovups	%ymm6, 128(%rsp)
	vmulps	720(%rsp), %ymm12, %ymm0
	vmulps	%ymm6, %ymm8, %ymm2
	vfmsub231ps	%ymm0, %ymm7, %ymm2
	vmovups	80(%rsp), %ymm3
	vmulps	1776(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm14, %ymm4
	vmovups	%ymm4, 720(%rsp)
	vmulps	3040(%rsp), %ymm3, %ymm0
	vmulps	%ymm4, %ymm8, %ymm9
	vfmsub231ps	%ymm0, %ymm7, %ymm9
	vmovups	%ymm9, 368(%rsp)
	vmulps	1808(%rsp), %ymm3, %ymm0
	vmulps	%ymm6, %ymm4, %ymm9
	vfmsub231ps	%ymm0, %ymm12, %ymm9
	vmovups	240(%rsp), %ymm3
	vmulps	464(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm14, %ymm6
	vmovups	%ymm6, 592(%rsp)
	vmulps	688(%rsp), %ymm3, %ymm4
	vmulps	%ymm6, %ymm8, %ymm0
	vfmsub231ps	%ymm4, %ymm7, %ymm0
	vmovups	%ymm0, 688(%rsp)
	movq	40(%rsp), %rax
	vbroadcastss	208(%rax), %ymm13
	vbroadcastss	.L25c22(%rip), %ymm4
	vcmpeqps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm13, %ymm10, %ymm4
	movq	1160(%rsp), %rdx
	movq	%rdx, %rcx
	shlq	$5, %rcx
	vbroadcastss	12(%rax), %ymm7
	vmovups	%ymm7, 816(%rsp)
	vmovaps	%ymm4, (%r15,%rcx)
	vmulps	3072(%rsp), %ymm3, %ymm10
	vmovups	128(%rsp), %ymm0
	vmulps	%ymm0, %ymm6, %ymm4
	vfmsub231ps	%ymm10, %ymm12, %ymm4
	vmovups	(%rsp), %ymm1
	vblendvps	%ymm11, %ymm13, %ymm1, %ymm10
	movq	192(%rsp), %rsi
	addq	%rsi, %rdx
	shlq	$5, %rdx
	movq	%rdx, %r14
	vmovaps	%ymm10, (%r15,%rdx)
	vmovaps	%ymm8, %ymm10
	vbroadcastss	.L25c0(%rip), %ymm12
	vfnmadd213ps	%ymm12, %ymm8, %ymm10
	vbroadcastss	.L25c74(%rip), %ymm3
	vmaxps	%ymm3, %ymm10, %ymm12
	vsqrtps	%ymm12, %ymm12
	vbroadcastss	.L25c0(%rip), %ymm15
	vminps	%ymm15, %ymm10, %ymm10
	vbroadcastss	.L25c0(%rip), %ymm15
	vdivps	%ymm12, %ymm15, %ymm6
	vmulps	%ymm6, %ymm2, %ymm15
	vmovaps	%ymm0, %ymm2
	vbroadcastss	.L25c0(%rip), %ymm12
	vfnmadd213ps	%ymm12, %ymm0, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vmovups	%ymm15, 304(%rsp)
	vminps	%ymm10, %ymm2, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmaxps	%ymm3, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	.L25c0(%rip), %ymm12
	vdivps	%ymm2, %ymm12, %ymm3
	vmovups	%ymm3, (%rsp)
	leaq	(%r15,%rcx), %rax
	vmulps	560(%rsp), %ymm7, %ymm2
	vblendvps	%ymm11, %ymm13, %ymm2, %ymm2
	movq	%rsi, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmovups	240(%rsp), %ymm0
	vmulps	1840(%rsp), %ymm0, %ymm2
	vmovups	720(%rsp), %ymm1
	vmovups	592(%rsp), %ymm10
	vmulps	%ymm1, %ymm10, %ymm12
	vfmsub231ps	80(%rsp), %ymm2, %ymm12
	vmovaps	%ymm6, %ymm0
	vmovups	%ymm6, 432(%rsp)
	vmulps	368(%rsp), %ymm6, %ymm6
	vfnmadd231ps	%ymm15, %ymm6, %ymm9
	vmulps	%ymm3, %ymm9, %ymm9
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm3
	vbroadcastss	.L25c0(%rip), %ymm7
	vfnmadd213ps	%ymm7, %ymm1, %ymm2
	vfnmadd231ps	%ymm6, %ymm6, %ymm2
	vfnmadd231ps	%ymm9, %ymm9, %ymm2
	vmovups	%ymm9, 560(%rsp)
	vminps	464(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vbroadcastss	.L25c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1488(%rsp), %ymm15
	vmulps	496(%rsp), %ymm15, %ymm7
	vmulps	%ymm7, %ymm14, %ymm1
	vmovaps	%ymm15, %ymm14
	vmulps	912(%rsp), %ymm15, %ymm15
	vmovups	%ymm8, 1424(%rsp)
	vmulps	%ymm1, %ymm8, %ymm7
	vfmsub231ps	336(%rsp), %ymm15, %ymm7
	vbroadcastss	.L25c0(%rip), %ymm15
	vdivps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 368(%rsp)
	vmulps	688(%rsp), %ymm0, %ymm8
	vfnmadd231ps	304(%rsp), %ymm8, %ymm4
	vmulps	(%rsp), %ymm4, %ymm4
	vfnmadd231ps	%ymm6, %ymm8, %ymm12
	vfnmadd231ps	%ymm9, %ymm4, %ymm12
	vmulps	%ymm2, %ymm12, %ymm15
	vmovaps	%ymm10, %ymm0
	vbroadcastss	.L25c0(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm10, %ymm0
	vfnmadd231ps	%ymm8, %ymm8, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vfnmadd231ps	%ymm15, %ymm15, %ymm0
	vminps	464(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 688(%rsp)
	vbroadcastss	.L25c74(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	816(%rsp), %ymm2
	vmulps	272(%rsp), %ymm2, %ymm2
	vblendvps	%ymm11, %ymm13, %ymm2, %ymm2
	leaq	(%rsi,%rsi,2), %r10
	movq	%r10, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmulps	2064(%rsp), %ymm14, %ymm2
	vmulps	128(%rsp), %ymm1, %ymm9
	vfmsub231ps	160(%rsp), %ymm2, %ymm9
	vmovups	400(%rsp), %ymm2
	vblendvps	%ymm11, %ymm13, %ymm2, %ymm2
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmulps	1872(%rsp), %ymm14, %ymm2
	vmulps	%ymm3, %ymm1, %ymm12
	vfmsub231ps	80(%rsp), %ymm2, %ymm12
	vbroadcastss	.L25c0(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm10
	vmovups	%ymm11, 912(%rsp)
	vmovups	%ymm13, 400(%rsp)
	vmovups	656(%rsp), %ymm0
	vblendvps	%ymm11, %ymm13, %ymm0, %ymm0
	vmovups	240(%rsp), %ymm3
	leaq	(%rsi,%rsi,4), %r12
	movq	%r12, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm0, (%rdx,%rax)
	vmulps	528(%rsp), %ymm14, %ymm0
	vmovaps	%ymm1, %ymm14
	vmulps	592(%rsp), %ymm1, %ymm2
	vfmsub231ps	%ymm0, %ymm3, %ymm2
	vbroadcastss	.L25c0(%rip), %ymm3
	vmulps	432(%rsp), %ymm7, %ymm13
	vfnmadd231ps	304(%rsp), %ymm13, %ymm9
	vmulps	(%rsp), %ymm9, %ymm7
	vfnmadd231ps	%ymm6, %ymm13, %ymm12
	vfnmadd231ps	560(%rsp), %ymm7, %ymm12
	vmulps	368(%rsp), %ymm12, %ymm12
	vmovups	%ymm8, 496(%rsp)
	vfnmadd231ps	%ymm8, %ymm13, %ymm2
	vmovups	%ymm4, 528(%rsp)
	vfnmadd231ps	%ymm4, %ymm7, %ymm2
	vmovups	%ymm15, 464(%rsp)
	vfnmadd231ps	%ymm15, %ymm12, %ymm2
	vmovups	%ymm10, 272(%rsp)
	vmulps	%ymm2, %ymm10, %ymm8
	vmovaps	%ymm1, %ymm2
	vfnmadd213ps	%ymm3, %ymm1, %ymm2
	vfnmadd231ps	%ymm13, %ymm13, %ymm2
	vfnmadd231ps	%ymm7, %ymm7, %ymm2
	vfnmadd231ps	%ymm12, %ymm12, %ymm2
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vminps	688(%rsp), %ymm2, %ymm4
	vbroadcastss	.L25c81(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 656(%rsp)
	movl	$6, %eax
	movl	124(%rsp), %ebx
	testb	$2, %bl
	vmovups	208(%rsp), %ymm15
	je	.L25b86
	vmovaps	%ymm6, %ymm9
	vbroadcastss	.L25c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	816(%rsp), %ymm0
	vmulps	160(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmulps	80(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 816(%rsp)
	vmovdqu	1040(%rsp), %ymm0
	vpand	656(%rsp), %ymm0, %ymm4
	vmovups	%ymm7, 160(%rsp)
	vextracti128	$1, %ymm4, %xmm7
	vpackssdw	%xmm7, %xmm4, %xmm0
	vmovdqa	%xmm0, 880(%rsp)
	vdivps	%ymm2, %ymm3, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vxorps	1424(%rsp), %ymm15, %ymm7
	vmovups	432(%rsp), %ymm2
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	128(%rsp), %ymm1
	vmovups	304(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vxorps	%ymm2, %ymm15, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 128(%rsp)
	movq	%r10, %rax
	shlq	$6, %rax
	addq	%r15, %rax
	vxorps	%ymm1, %ymm15, %ymm2
	vmovups	(%rsp), %ymm6
	vmulps	%ymm2, %ymm6, %ymm10
	vmovups	%ymm9, 1840(%rsp)
	vmovups	720(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	560(%rsp), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm1
	vxorps	%ymm1, %ymm15, %ymm2
	vmovups	%ymm8, 1808(%rsp)
	vmovaps	%ymm12, %ymm3
	vmovups	%ymm12, 1872(%rsp)
	vmulps	368(%rsp), %ymm2, %ymm12
	vmovups	592(%rsp), %ymm1
	vfmadd231ps	496(%rsp), %ymm0, %ymm1
	vfmadd231ps	528(%rsp), %ymm10, %ymm1
	vmovups	464(%rsp), %ymm11
	vfmadd231ps	%ymm12, %ymm11, %ymm1
	vxorps	%ymm1, %ymm15, %ymm2
	vmulps	272(%rsp), %ymm2, %ymm9
	vfmadd231ps	%ymm0, %ymm13, %ymm14
	vfmadd231ps	160(%rsp), %ymm10, %ymm14
	vfmadd231ps	%ymm12, %ymm3, %ymm14
	vfmadd231ps	%ymm9, %ymm8, %ymm14
	vxorps	%ymm15, %ymm14, %ymm2
	vmulps	80(%rsp), %ymm2, %ymm4
	vmovups	%ymm0, 2064(%rsp)
	vbroadcastss	.L25c0(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm10, 1776(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm0
	vmovups	%ymm12, 1424(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm0
	vmovups	%ymm9, 720(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm0
	vmovups	%ymm4, 304(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm0
	vmovups	624(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vpmovsxwd	880(%rsp), %ymm1
	vmovdqu	%ymm1, 592(%rsp)
	vmovups	400(%rsp), %ymm0
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm2
	vmovaps	%ymm2, (%rcx,%rax)
	vmovaps	%ymm6, %ymm8
	vmulps	128(%rsp), %ymm6, %ymm1
	vmovups	432(%rsp), %ymm14
	vmulps	1840(%rsp), %ymm14, %ymm2
	vfmadd231ps	%ymm1, %ymm7, %ymm2
	vxorps	%ymm6, %ymm15, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	movl	%ebx, %edx
	andl	$4, %edx
	movl	%edx, %r9d
	shrl	$2, %r9d
	xorl	%r11d, %r11d
	testl	%edx, %edx
	movl	$15, %esi
	movl	$9, %eax
	cmoveq	%rax, %rsi
	movl	$20, %eax
	movl	$10, %edi
	cmoveq	%rdi, %rax
	vxorps	%ymm2, %ymm15, %ymm2
	vmovups	368(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm10
	vmovaps	%ymm13, %ymm0
	vmulps	%ymm3, %ymm4, %ymm13
	vmulps	496(%rsp), %ymm14, %ymm2
	vmovups	528(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm4, %ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm2
	vmulps	%ymm4, %ymm6, %ymm4
	vfmadd231ps	%ymm13, %ymm11, %ymm4
	vxorps	%ymm3, %ymm15, %ymm7
	vmulps	%ymm7, %ymm11, %ymm7
	vxorps	%ymm2, %ymm15, %ymm2
	vmovups	272(%rsp), %ymm11
	vmulps	%ymm2, %ymm11, %ymm12
	vxorps	%ymm4, %ymm15, %ymm2
	vmulps	%ymm2, %ymm11, %ymm6
	vmulps	%ymm7, %ymm11, %ymm9
	vmulps	%ymm0, %ymm14, %ymm7
	vmovups	160(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vmovups	1872(%rsp), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm7
	vmovups	1808(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm0, %ymm7
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm13, %ymm4, %ymm2
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vmulps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm9, %ymm0, %ymm4
	vmovaps	%ymm0, %ymm3
	vxorps	%ymm15, %ymm11, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	movl	$26, %edi
	movl	$11, %r8d
	cmoveq	%r8, %rdi
	setne	%r11b
	addq	$7, %r11
	imulq	192(%rsp), %r11
	shlq	$5, %r11
	addq	%r15, %r11
	vxorps	%ymm7, %ymm15, %ymm7
	vmovups	80(%rsp), %ymm8
	vmulps	%ymm7, %ymm8, %ymm3
	vmulps	%ymm14, %ymm14, %ymm7
	vmovups	%ymm1, 464(%rsp)
	vfmadd231ps	%ymm1, %ymm1, %ymm7
	vmovups	%ymm10, 528(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm7
	vmovups	592(%rsp), %ymm10
	vmovups	%ymm12, 128(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm7
	vmovups	%ymm3, 560(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm7
	vmovups	336(%rsp), %ymm3
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vbroadcastss	.L25c0(%rip), %ymm3
	vmovups	400(%rsp), %ymm1
	vblendvps	%ymm10, %ymm7, %ymm1, %ymm7
	vmovaps	%ymm7, (%rcx,%r11)
	movq	784(%rsp), %r11
	leaq	(%r9,%r9,2), %r8
	addq	$8, %r8
	imulq	192(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	vxorps	%ymm2, %ymm15, %ymm2
	vmovaps	%ymm8, %ymm7
	vmulps	%ymm2, %ymm8, %ymm8
	vmovups	(%rsp), %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm13, 496(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm2
	vmovups	%ymm6, 880(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm2
	vmovups	%ymm8, 160(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm2
	vmovups	688(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vblendvps	%ymm10, %ymm2, %ymm1, %ymm2
	vmovaps	%ymm2, (%rcx,%r8)
	imulq	192(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	vxorps	%ymm4, %ymm15, %ymm2
	vmulps	%ymm2, %ymm7, %ymm8
	vmovaps	%ymm7, %ymm4
	vmovaps	%ymm9, %ymm7
	vmovups	368(%rsp), %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmovaps	%ymm4, %ymm6
	vfmadd231ps	%ymm9, %ymm9, %ymm2
	vfmadd231ps	%ymm8, %ymm8, %ymm2
	vmovups	816(%rsp), %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm10, %ymm2, %ymm1, %ymm2
	vmovaps	%ymm2, (%rcx,%rsi)
	movq	192(%rsp), %rsi
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmulps	%ymm6, %ymm0, %ymm9
	vmulps	%ymm11, %ymm11, %ymm0
	vfmadd231ps	%ymm9, %ymm9, %ymm0
	vmovups	240(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	imulq	%rsi, %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	vmulps	%ymm6, %ymm6, %ymm0
	vmovups	1488(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm0
	vmovaps	%ymm0, (%rcx,%rdi)
	movl	$12, %eax
	testl	%edx, %edx
	je	.L25b86
	vmovups	2064(%rsp), %ymm0
	vmulps	432(%rsp), %ymm0, %ymm4
	vmovups	1776(%rsp), %ymm1
	vmovups	464(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm4
	vmovups	(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm2
	vmulps	%ymm3, %ymm0, %ymm12
	vmovups	1424(%rsp), %ymm1
	vmovups	528(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm4
	vmovups	496(%rsp), %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm2
	vfmadd231ps	%ymm3, %ymm11, %ymm12
	vmovups	368(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm13
	vmulps	%ymm3, %ymm0, %ymm14
	vmulps	%ymm0, %ymm11, %ymm1
	vmovups	720(%rsp), %ymm0
	vmovups	128(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm4
	vmovups	880(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm2
	vfmadd231ps	%ymm3, %ymm6, %ymm12
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vfmadd231ps	%ymm3, %ymm7, %ymm14
	vmovups	%ymm14, 432(%rsp)
	vfmadd231ps	%ymm6, %ymm7, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovups	272(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	560(%rsp), %ymm11
	vmulps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 464(%rsp)
	vmulps	%ymm6, %ymm1, %ymm3
	vmovups	%ymm3, 528(%rsp)
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovups	304(%rsp), %ymm14
	vfmadd231ps	%ymm14, %ymm11, %ymm4
	vmovups	336(%rsp), %ymm1
	vmulps	%ymm4, %ymm1, %ymm4
	vmovups	624(%rsp), %ymm3
	vmulps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, 368(%rsp)
	vmovups	160(%rsp), %ymm15
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	vmovaps	%ymm8, %ymm7
	vmovups	688(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 128(%rsp)
	vfmadd231ps	%ymm14, %ymm7, %ymm13
	vmovups	816(%rsp), %ymm6
	vmulps	%ymm6, %ymm13, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 720(%rsp)
	vfmadd231ps	%ymm14, %ymm9, %ymm0
	vmovups	240(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	80(%rsp), %ymm4
	vmulps	%ymm4, %ymm14, %ymm0
	vmovups	1488(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vfmadd231ps	%ymm11, %ymm15, %ymm12
	vmulps	%ymm8, %ymm12, %ymm0
	vmulps	%ymm0, %ymm1, %ymm3
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm0
	vmulps	%ymm6, %ymm0, %ymm2
	vmulps	%ymm2, %ymm1, %ymm12
	vmovups	464(%rsp), %ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 304(%rsp)
	vmulps	%ymm4, %ymm11, %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm1, %ymm11
	vmovups	(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm7, %ymm1
	vmulps	%ymm6, %ymm1, %ymm2
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm9, %ymm1
	vmulps	%ymm1, %ymm13, %ymm2
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 336(%rsp)
	vmulps	%ymm4, %ymm15, %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm8, %ymm8
	vmovups	496(%rsp), %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm2
	vmovaps	%ymm9, %ymm1
	vmulps	%ymm2, %ymm13, %ymm15
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm7, %ymm4, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm6, %ymm0, %ymm9
	vmulps	%ymm1, %ymm4, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmulps	%ymm7, %ymm13, %ymm0
	vmovups	400(%rsp), %ymm1
	vblendvps	%ymm10, 368(%rsp), %ymm1, %ymm2
	vblendvps	%ymm10, 128(%rsp), %ymm1, %ymm4
	vblendvps	%ymm10, %ymm3, %ymm1, %ymm7
	vblendvps	%ymm10, 720(%rsp), %ymm1, %ymm3
	vblendvps	%ymm10, %ymm12, %ymm1, %ymm12
	vblendvps	%ymm10, (%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 240(%rsp)
	vblendvps	%ymm10, 272(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 160(%rsp)
	vblendvps	%ymm10, 304(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 80(%rsp)
	vblendvps	%ymm10, 336(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, (%rsp)
	vblendvps	%ymm10, %ymm15, %ymm1, %ymm15
	vblendvps	%ymm10, 624(%rsp), %ymm1, %ymm14
	vblendvps	%ymm10, %ymm11, %ymm1, %ymm13
	vblendvps	%ymm10, %ymm8, %ymm1, %ymm8
	vblendvps	%ymm10, %ymm9, %ymm1, %ymm6
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm11
	imulq	$224, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	leaq	(%rsi,%rsi,8), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm4, (%rcx,%rdx)
	shlq	$6, %r12
	addq	%r15, %r12
	vmovaps	%ymm7, (%rcx,%r12)
	movq	%r10, %rdx
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm3, (%rcx,%rdx)
	imulq	$416, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm12, (%rcx,%rdx)
	imulq	$448, %rsi, %rdx
	addq	%r15, %rdx
	vmovups	240(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	movq	%rsi, %rdx
	shlq	$9, %rdx
	addq	%r15, %rdx
	vmovups	160(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	imulq	$544, %rsi, %rdx
	addq	%r15, %rdx
	vmovups	80(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	vmovups	(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	imulq	$608, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm15, (%rcx,%rax)
	vbroadcastss	.L25c0(%rip), %ymm3
	vmovups	208(%rsp), %ymm15
	imulq	$672, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm14, (%rcx,%rax)
	imulq	$704, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm13, (%rcx,%rax)
	imulq	$736, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%rcx,%rax)
	shlq	$8, %r10
	addq	%r15, %r10
	vmovaps	%ymm6, (%rcx,%r10)
	imulq	$800, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm11, (%rcx,%rax)
	movl	$27, %eax
.L25b86:
	testb	$8, %bl
	vmovdqu	3680(%rsp), %ymm1
	vmovups	3936(%rsp), %ymm2
	vmovaps	%ymm3, %ymm12
	vmovups	912(%rsp), %ymm11
	je	.L25b88
	vdivps	1680(%rsp), %ymm12, %ymm0
	vmulps	%ymm0, %ymm2, %ymm2
	vpaddd	3648(%rsp), %ymm2, %ymm0
	vpand	%ymm1, %ymm0, %ymm0
	vmovdqu	1904(%rsp), %ymm1
	vpsubd	%ymm0, %ymm1, %ymm4
	vfmsub213ps	%ymm12, %ymm2, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vbroadcastss	.L25c68(%rip), %ymm2
	vbroadcastss	.L25c67(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vbroadcastss	.L25c66(%rip), %ymm9
	vbroadcastss	.L25c65(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm9
	vbroadcastss	.L25c69(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm7, %ymm2
	vfmadd213ps	%ymm9, %ymm7, %ymm2
	vbroadcastss	.L25c64(%rip), %ymm9
	vbroadcastss	.L25c63(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm2
	vfmadd213ps	%ymm4, %ymm7, %ymm2
	movq	40(%rsp), %rdx
	vbroadcastss	100(%rdx), %ymm7
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	752(%rsp), %ymm3
	vfmadd213ps	%ymm10, %ymm3, %ymm7
	vbroadcastss	104(%rdx), %ymm4
	vmovups	848(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm4
	vbroadcastss	136(%rdx), %ymm7
	vfmadd213ps	%ymm10, %ymm3, %ymm7
	vbroadcastss	140(%rdx), %ymm9
	vfmadd213ps	%ymm7, %ymm1, %ymm9
	vbroadcastss	172(%rdx), %ymm7
	vfmadd213ps	%ymm10, %ymm3, %ymm7
	vbroadcastss	176(%rdx), %ymm10
	vfmadd213ps	%ymm7, %ymm1, %ymm10
	vbroadcastss	108(%rdx), %ymm7
	vmovups	48(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm1, %ymm7
	vbroadcastss	144(%rdx), %ymm4
	vfmadd213ps	%ymm9, %ymm1, %ymm4
	vbroadcastss	180(%rdx), %ymm9
	vfmadd213ps	%ymm10, %ymm1, %ymm9
	vbroadcastss	112(%rdx), %ymm8
	vmovups	1072(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm8
	vbroadcastss	148(%rdx), %ymm7
	vfmadd213ps	%ymm4, %ymm1, %ymm7
	vbroadcastss	184(%rdx), %ymm4
	vfmadd213ps	%ymm9, %ymm1, %ymm4
	vbroadcastss	116(%rdx), %ymm6
	vmovups	1104(%rsp), %ymm1
	vfmadd213ps	%ymm8, %ymm1, %ymm6
	vbroadcastss	152(%rdx), %ymm8
	vfmadd213ps	%ymm7, %ymm1, %ymm8
	vbroadcastss	188(%rdx), %ymm7
	vfmadd213ps	%ymm4, %ymm1, %ymm7
	vbroadcastss	120(%rdx), %ymm9
	vmovups	1360(%rsp), %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vbroadcastss	156(%rdx), %ymm5
	vfmadd213ps	%ymm8, %ymm1, %ymm5
	vbroadcastss	192(%rdx), %ymm4
	vfmadd213ps	%ymm7, %ymm1, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L25c70(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	.L25c79(%rip), %ymm0
	vmovups	3904(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	.L25c80(%rip), %ymm0
	vmovups	1712(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmovups	3424(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm2
	vbroadcastss	.L25c78(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vbroadcastss	.L25c84(%rip), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	208(%rdx), %ymm0
	vbroadcastss	.L25c34(%rip), %ymm1
	vmovups	1392(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm1, %ymm3
	vblendvps	%ymm11, %ymm0, %ymm3, %ymm3
	movq	%rax, %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm3, (%rcx,%rdx)
	vaddps	%ymm6, %ymm6, %ymm1
	vblendvps	%ymm11, %ymm0, %ymm1, %ymm1
	leaq	1(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm11, %ymm0, %ymm2, %ymm1
	leaq	2(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm11, %ymm0, %ymm5, %ymm1
	vmovups	1584(%rsp), %ymm5
	leaq	3(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm11, %ymm0, %ymm4, %ymm0
	addq	$4, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm0, (%rcx,%rax)
	jmp	.L25b88
.L25b92:
	addq	$4456, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
