# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L42c0:
	.long	0x3f800000
.L42c1:
	.long	1048576
.L42c3:
	.long	2147483647
.L42c4:
	.long	0x3f40094e
.L42c5:
	.long	0x3e1d5a5a
.L42c6:
	.long	0x3bd74912
.L42c7:
	.long	0x3f156f3d
.L42c8:
	.long	0x3d26f715
.L42c9:
	.long	8388607
.L42c10:
	.long	1400897535
.L42c11:
	.long	0xc9800000
.L42c12:
	.long	0x3f000000
.L42c13:
	.long	0x0da24260
.L42c14:
	.long	0x1e3ce508
.L42c15:
	.long	0xbf800000
.L42c16:
	.long	0x41100000
.L42c17:
	.long	0x3e800000
.L42c18:
	.long	0x3d2aaaab
.L42c19:
	.long	0x7f7fffff
.L42c20:
	.long	0x02081cea
.L42c21:
	.long	0x41490fdb
.L42c22:
	.long	0x40a00000
.L42c23:
	.long	0x40800000
.L42c24:
	.long	0x3fc00000
.L42c25:
	.long	0x7149f2ca
.L42c26:
	.long	2
.L42c27:
	.long	4
.L42c28:
	.long	8
.L42c29:
	.long	16
.L42c30:
	.long	0x40400000
.L42c31:
	.long	0x40000000
.L42c32:
	.long	0x41400000
.L42c33:
	.long	0x40c00000
.L42c34:
	.long	0x3f3504f3
.L42c35:
	.long	0xbf000000
.L42c36:
	.long	0x80000000
.L42c37:
	.long	0xc2ae0000
.L42c38:
	.long	0x3fb8aa3b
.L42c39:
	.long	0xbf317200
.L42c40:
	.long	0xb5bfbe8e
.L42c41:
	.long	0x3aae0472
.L42c42:
	.long	0x3c1e8629
.L42c43:
	.long	0x3d635b73
.L42c44:
	.long	0x3e75fc8c
.L42c45:
	.long	0x3f317214
.L42c46:
	.long	0x42fe0000
.L42c47:
	.long	0x3e99999a
.L42c48:
	.long	0xbe04a19d
.L42c49:
	.long	0x3ef89ba5
.L42c50:
	.long	0xbf03248e
.L42c51:
	.long	0x3f0c3744
.L42c52:
	.long	0xbdc1d79d
.L42c53:
	.long	0x3e5c1572
.L42c54:
	.long	0x3e17e642
.L42c55:
	.long	0x3e2ecff8
.L42c56:
	.long	0x3e2d3f9f
.L42c57:
	.long	0x3ecc422a
.L42c58:
	.long	0x3f106ebb
.L42c59:
	.long	0xc0000000
.L42c60:
	.long	3234528013
.L42c61:
	.long	4286578688
.L42c62:
	.long	0x3eaaac4e
.L42c63:
	.long	0xbf00000d
.L42c64:
	.long	0x3e4bdb47
.L42c65:
	.long	0xbe7fd7d0
.L42c66:
	.long	0x3e259a3a
.L42c67:
	.long	0xbe2ec8d2
.L42c68:
	.long	0xbddadb52
.L42c69:
	.long	0x33b17218
.L42c70:
	.long	0x3727c5ac
.L42c71:
	.long	0x3a83126f
.L42c72:
	.long	0x41800000
.L42c73:
	.long	0x358637bd
.L42c74:
	.long	0x350637bd
.L42c75:
	.long	0x34210fb0
.L42c76:
	.long	0x36a7c5ac
.L42c77:
	.long	0x3f317218
.L42c78:
	.long	0x3feb3f8f
.L42c79:
	.long	0x38d1b717
.L42c80:
	.long	0x3951b717
.L42c81:
	.long	0x41000000
.L42c82:
	.long	0x3cf5c28f
.L42c83:
	.long	0x41200000
.L42c84:
	.long	0x26901d7d
.L42c85:
	.long	0x3f800054
.L42c86:
	.long	0xbf4ccccd
.L42c87:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L42c2:
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.globl	gaussmle_astigmatic_uniform_v4
gaussmle_astigmatic_uniform_v4:
	.globl	_gaussmle_astigmatic_uniform_v4
_gaussmle_astigmatic_uniform_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5576, %rsp
	movl	%esi, 12(%rsp)
	testl	%ecx, %ecx
	je	.L42b97
	testl	%edx, %edx
	je	.L42b97
	cmpl	$0, 12(%rsp)
	je	.L42b97
	movq	5648(%rsp), %rbx
	movl	12(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 72(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 48(%rsp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 208(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	5632(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 168(%rsp)
	imull	%eax, %edx
	movl	%edx, 60(%rsp)
	leaq	64(%rbp), %rax
	movq	%rax, 80(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L42c0(%rip), %zmm31
	vbroadcastss	.L42c15(%rip), %zmm15
	vbroadcastss	.L42c20(%rip), %zmm29
	vbroadcastss	.L42c31(%rip), %zmm27
	vxorps	%xmm16, %xmm16, %xmm16
	movq	%r9, 176(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vpbroadcastd	.L42c0(%rip), %zmm14
	vpbroadcastd	.L42c3(%rip), %zmm30
	vbroadcastss	.L42c4(%rip), %zmm17
	vbroadcastss	.L42c5(%rip), %zmm18
	vbroadcastss	.L42c6(%rip), %zmm19
	vbroadcastss	.L42c7(%rip), %zmm20
	vbroadcastss	.L42c8(%rip), %zmm21
	vpbroadcastd	.L42c9(%rip), %zmm22
	vpbroadcastd	.L42c87(%rip), %zmm23
	movq	%rsi, 32(%rsp)
	movq	%r14, 200(%rsp)
	movq	%r15, 192(%rsp)
	movq	%rbp, 40(%rsp)
	jmp	.L42b4
	.p2align	4
.L42b96:
	incq	%rax
	addl	60(%rsp), %ecx
	cmpq	168(%rsp), %rax
	je	.L42b97
.L42b4:
	movq	%rax, %rdx
	imulq	72(%rsp), %rdx
	movq	%rdx, 184(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 216(%rsp)
	movl	%ecx, 64(%rsp)
	jmp	.L42b5
	.p2align	4
.L42b95:
	incq	%rdi
	addl	12(%rsp), %esi
	cmpq	72(%rsp), %rdi
	je	.L42b96
.L42b5:
	movq	184(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	176(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 68(%rsp)
	movq	%rdi, 232(%rsp)
	movq	%rdx, 224(%rsp)
	jmp	.L42b6
	.p2align	4
.L42b93:
	korw	%k0, %k1, %k1
	vbroadcastss	.L42c30(%rip), %zmm0
	vblendmps	2688(%rsp), %zmm0, %zmm0 {%k1}
	movq	208(%rsp), %rcx
	vmovups	2752(%rsp), %zmm1
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, (%rcx,%r12)
	movq	216(%rsp), %rax
	vbroadcastss	.L42c15(%rip), %zmm15
	vbroadcastss	.L42c20(%rip), %zmm29
	vbroadcastss	.L42c31(%rip), %zmm27
	movl	64(%rsp), %ecx
	vpbroadcastd	.L42c0(%rip), %zmm14
	vbroadcastss	.L42c4(%rip), %zmm17
	vbroadcastss	.L42c5(%rip), %zmm18
	vbroadcastss	.L42c6(%rip), %zmm19
	vbroadcastss	.L42c7(%rip), %zmm20
	vbroadcastss	.L42c8(%rip), %zmm21
	vpbroadcastd	.L42c9(%rip), %zmm22
	vpbroadcastd	.L42c87(%rip), %zmm23
	movl	68(%rsp), %esi
	movq	232(%rsp), %rdi
	movq	224(%rsp), %rdx
	movl	28(%rsp), %r8d
	movq	248(%rsp), %r10
	movq	%rbx, %r14
	movq	5648(%rsp), %rbx
.L42b94:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L42b95
.L42b6:
	leaq	(%rdx,%r10), %r12
	movl	8(%rbx), %r11d
	cmpq	%r11, %r12
	jae	.L42b94
	movq	%r10, 248(%rsp)
	movl	%r8d, 28(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 256(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 8(%rsp)
	testb	$1, %cl
	movq	%rdx, 576(%rsp)
	cmoveq	%rdx, %rax
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	movq	%r12, 240(%rsp)
	movq	%r11, 88(%rsp)
	je	.L42b8
	movq	%rax, %r11
	imulq	%r12, %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	28(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 768(%rsp)
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 704(%rsp)
	vpxor	%xmm10, %xmm10, %xmm10
	vxorps	%xmm24, %xmm24, %xmm24
	movl	$16, %ebx
	movq	80(%rsp), %rbp
	xorl	%r12d, %r12d
	vmovaps	%zmm31, %zmm25
	vmovaps	%zmm31, %zmm28
	vpbroadcastd	.L42c1(%rip), %zmm11
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%ecx, %ecx
	movl	8(%rsp), %r14d
	jmp	.L42b10
	.p2align	4
.L42b39:
	vaddps	%zmm7, %zmm6, %zmm6
	vaddps	%zmm5, %zmm1, %zmm1
	incq	%rcx
	addl	%r10d, %eax
	addl	768(%rsp), %ebx
	addq	%r10, %r12
	addq	704(%rsp), %rbp
	cmpq	%r10, %rcx
	je	.L42b40
.L42b10:
	movq	%rcx, %rdi
	imulq	%r10, %rdi
	leal	(%r11,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$6, %rdx
	movq	48(%rsp), %r8
	vmovdqa64	(%r8,%rdx), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r14b
	je	.L42b12
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm23, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L42b12:
	vsubps	(%r9){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r9), %zmm5
	vfmadd132ps	4(%r9){1to16}, %zmm5, %zmm4
	testb	$1, %r14b
	je	.L42b14
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm7
	vpsrld	%xmm7, %zmm0, %zmm0
	vpandd	%zmm23, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L42b14:
	movq	%rdi, %rdx
	shlq	$6, %rdx
	movq	40(%rsp), %r8
	vmovaps	%zmm4, (%r8,%rdx)
	testb	$8, %r14b
	jne	.L42b15
	andl	$2147483647, %eax
	vsubps	%zmm5, %zmm4, %zmm7
	cmpq	$1, %r10
	je	.L42b17
.L42b18:
	vpandd	%zmm30, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm10, %zmm10
	vaddps	%zmm16, %zmm7, %zmm5
	jne	.L42b19
.L42b37:
	testq	%rcx, %rcx
	jne	.L42b39
	jmp	.L42b38
	.p2align	4
.L42b15:
	vaddps	%zmm17, %zmm4, %zmm7
	vfmadd213ps	%zmm18, %zmm4, %zmm7
	vfmadd213ps	%zmm19, %zmm4, %zmm7
	vaddps	%zmm20, %zmm4, %zmm9
	vfmadd213ps	%zmm21, %zmm4, %zmm9
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm7, %zmm25, %zmm25 {%k1}
	vmulps	%zmm9, %zmm28, %zmm28 {%k1}
	vpsrld	$23, %zmm25, %zmm7
	vpsrld	$23, %zmm28, %zmm9
	vpsubd	%zmm9, %zmm11, %zmm9
	vpaddd	%zmm7, %zmm9, %zmm11
	vpternlogd	$236, %zmm22, %zmm14, %zmm25
	vpternlogd	$236, %zmm22, %zmm14, %zmm28
	vbroadcastss	.L42c0(%rip), %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm24, %zmm24
	andl	$2147483647, %eax
	vsubps	%zmm5, %zmm4, %zmm7
	cmpq	$1, %r10
	jne	.L42b18
.L42b17:
	vaddps	%zmm7, %zmm3, %zmm3
	vpandd	%zmm30, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm10, %zmm10
	vaddps	%zmm16, %zmm7, %zmm5
	je	.L42b37
.L42b19:
	movl	%ebx, 96(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L42b20
.L42b28:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$6, %rdx
	movq	48(%rsp), %rsi
	vmovdqa64	(%rsi,%rdx), %zmm0
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r14b
	je	.L42b30
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm23, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L42b30:
	movq	32(%rsp), %r9
	vsubps	(%r9){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r9), %zmm9
	vfmadd132ps	4(%r9){1to16}, %zmm9, %zmm4
	testb	$1, %r14b
	je	.L42b32
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm12
	vpsrld	%xmm12, %zmm0, %zmm0
	vpandd	%zmm23, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L42b32:
	shlq	$6, %rdi
	movq	40(%rsp), %rdx
	vmovaps	%zmm4, (%rdx,%rdi)
	testb	$8, %r14b
	je	.L42b34
	vaddps	%zmm17, %zmm4, %zmm12
	vfmadd213ps	%zmm18, %zmm4, %zmm12
	vfmadd213ps	%zmm19, %zmm4, %zmm12
	vaddps	%zmm20, %zmm4, %zmm13
	vfmadd213ps	%zmm21, %zmm4, %zmm13
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm12, %zmm25, %zmm25 {%k1}
	vmulps	%zmm13, %zmm28, %zmm28 {%k1}
	vpsrld	$23, %zmm25, %zmm12
	vpsrld	$23, %zmm28, %zmm13
	vpsubd	%zmm13, %zmm11, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpternlogd	$236, %zmm22, %zmm14, %zmm25
	vpternlogd	$236, %zmm22, %zmm14, %zmm28
	vbroadcastss	.L42c0(%rip), %zmm12 {%k1} {z}
	vaddps	%zmm12, %zmm24, %zmm24
.L42b34:
	vsubps	%zmm9, %zmm4, %zmm4
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L42b36
	vaddps	%zmm4, %zmm3, %zmm3
.L42b36:
	movl	96(%rsp), %ebx
	vpandd	%zmm30, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm10, %zmm10
	vaddps	%zmm4, %zmm5, %zmm5
	testq	%rcx, %rcx
	jne	.L42b39
.L42b38:
	vaddps	%zmm5, %zmm8, %zmm8
	jmp	.L42b39
	.p2align	4
.L42b20:
	movq	%rbp, %rdx
	movl	96(%rsp), %r9d
	jmp	.L42b21
	.p2align	4
.L42b27:
	vpandd	%zmm30, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm10, %zmm10
	vsubps	%zmm9, %zmm4, %zmm0
	vaddps	%zmm0, %zmm5, %zmm5
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$64, %rdx
	cmpq	$1, %r8
	je	.L42b28
.L42b21:
	leaq	(%r12,%rbx), %r14
	leaq	(%rax,%rbx), %r8
	shrq	%r14
	addq	%r11, %r14
	testb	$1, 8(%rsp)
	cmoveq	%r8, %r14
	shlq	$6, %r14
	movq	48(%rsp), %r8
	vmovdqa64	(%r8,%r14), %zmm0
	movl	8(%rsp), %r14d
	vmovdqa64	%zmm0, %zmm4
	testb	$1, %r14b
	je	.L42b23
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm4
	vpandd	%zmm23, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
.L42b23:
	movq	32(%rsp), %r8
	vsubps	(%r8){1to16}, %zmm4, %zmm4
	vbroadcastss	8(%r8), %zmm9
	vfmadd132ps	4(%r8){1to16}, %zmm9, %zmm4
	testb	$1, %r14b
	je	.L42b25
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm12
	vpsrld	%xmm12, %zmm0, %zmm0
	vpandd	%zmm23, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
.L42b25:
	vmovaps	%zmm4, (%rdx)
	testb	$8, %r14b
	je	.L42b27
	vaddps	%zmm17, %zmm4, %zmm12
	vfmadd213ps	%zmm18, %zmm4, %zmm12
	vfmadd213ps	%zmm19, %zmm4, %zmm12
	vaddps	%zmm20, %zmm4, %zmm13
	vfmadd213ps	%zmm21, %zmm4, %zmm13
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm12, %zmm25, %zmm25 {%k1}
	vmulps	%zmm13, %zmm28, %zmm28 {%k1}
	vpsrld	$23, %zmm25, %zmm12
	vpsrld	$23, %zmm28, %zmm13
	vpsubd	%zmm13, %zmm11, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpternlogd	$236, %zmm22, %zmm14, %zmm25
	vpternlogd	$236, %zmm22, %zmm14, %zmm28
	vbroadcastss	.L42c0(%rip), %zmm12 {%k1} {z}
	vaddps	%zmm12, %zmm24, %zmm24
	jmp	.L42b27
	.p2align	4
.L42b40:
	vpcmpnleud	.L42c10(%rip){1to16}, %zmm10, %k0
	vcvtudq2ps	%zmm11, %zmm0
	vaddps	.L42c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 4416(%rsp)
	movq	200(%rsp), %r14
	movq	192(%rsp), %r15
	movq	40(%rsp), %rbp
	jmp	.L42b41
.L42b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4416(%rsp)
	vmovaps	%zmm31, %zmm28
	vmovaps	%zmm31, %zmm25
.L42b41:
	vpxord	%xmm26, %xmm26, %xmm26
	vcvtusi2ss	%r10d, %xmm26, %xmm0
	vbroadcastss	%xmm0, %zmm4
	vmaxps	%zmm31, %zmm4, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm8, %zmm0, %zmm7
	vmulps	%zmm5, %zmm0, %zmm5
	vmulps	%zmm6, %zmm0, %zmm6
	vmulps	%zmm3, %zmm0, %zmm0
	vminps	%zmm7, %zmm5, %zmm3
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm5, %zmm3 {%k1}
	vmaxps	%zmm7, %zmm5, %zmm7
	vmovaps	%zmm5, %zmm7 {%k1}
	vminps	%zmm6, %zmm0, %zmm5
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm0, %zmm5 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vminps	%zmm3, %zmm5, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm5, %zmm0 {%k1}
	vmaxps	%zmm3, %zmm5, %zmm3
	vmovaps	%zmm5, %zmm3 {%k1}
	vminps	%zmm7, %zmm6, %zmm5
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm6, %zmm5 {%k1}
	vminps	%zmm3, %zmm5, %zmm6
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vaddps	%zmm6, %zmm0, %zmm0
	vbroadcastss	.L42c12(%rip), %zmm14
	vmulps	%zmm14, %zmm0, %zmm3
	testq	%r10, %r10
	vmovss	.L42c12(%rip), %xmm30
	je	.L42b42
	vmaxps	%zmm2, %zmm3, %zmm0
	vbroadcastss	8(%r9), %zmm6
	vaddps	%zmm6, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vaddps	%zmm0, %zmm3, %zmm7
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$6, %rcx
	vxorps	%xmm5, %xmm5, %xmm5
	movq	80(%rsp), %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vpxor	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%esi, %esi
	jmp	.L42b44
	.p2align	4
.L42b45:
	xorl	%edi, %edi
.L42b49:
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm8, %zmm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%rbp, %r8
	vcvtsi2ss	%rdi, %xmm31, %xmm12
	shlq	$6, %rdi
	vmovaps	(%r8,%rdi), %zmm8
	vsubps	%zmm6, %zmm8, %zmm8
	vsubps	%zmm7, %zmm8, %zmm8
	vmaxps	%zmm16, %zmm8, %zmm8
	vmulps	%zmm8, %zmm8, %zmm13
	vbroadcastss	%xmm12, %zmm8
	vaddps	%zmm13, %zmm10, %zmm10
	vfmadd213ps	%zmm9, %zmm13, %zmm8
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm11, %zmm13, %zmm9
.L42b50:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %zmm12
	vaddps	%zmm10, %zmm5, %zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm0
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm2
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L42b51
.L42b44:
	vpxor	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	.L42b45
	movq	%rdx, %r8
	xorl	%edi, %edi
	.p2align	4
.L42b47:
	vmovaps	-64(%r8), %zmm11
	vmovaps	(%r8), %zmm12
	vsubps	%zmm6, %zmm11, %zmm11
	vsubps	%zmm7, %zmm11, %zmm11
	vmaxps	%zmm16, %zmm11, %zmm11
	vcvtsi2ss	%rdi, %xmm31, %xmm13
	vmulps	%zmm11, %zmm11, %zmm11
	vbroadcastss	%xmm13, %zmm14
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm8, %zmm11, %zmm14
	vmulss	%xmm13, %xmm13, %xmm8
	vbroadcastss	%xmm8, %zmm13
	vfmadd213ps	%zmm9, %zmm11, %zmm13
	vsubps	%zmm6, %zmm12, %zmm8
	vsubps	%zmm7, %zmm8, %zmm8
	vmaxps	%zmm16, %zmm8, %zmm8
	vmulps	%zmm8, %zmm8, %zmm11
	leaq	1(%rdi), %r9
	vcvtsi2ss	%r9, %xmm15, %xmm9
	vbroadcastss	%xmm9, %zmm8
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm14, %zmm11, %zmm8
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm11, %zmm9
	addq	$2, %rdi
	subq	$-128, %r8
	cmpq	%rax, %rdi
	jne	.L42b47
	testb	$1, %r10b
	movq	32(%rsp), %r9
	vbroadcastss	.L42c12(%rip), %zmm14
	jne	.L42b49
	jmp	.L42b50
.L42b42:
	vpxor	%xmm9, %xmm9, %xmm9
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
.L42b51:
	vmovups	%zmm25, 4800(%rsp)
	vmovups	%zmm24, 4864(%rsp)
	vpxord	%xmm26, %xmm26, %xmm26
	vcvtusi2ssq	576(%rsp), %xmm26, %xmm6
	vbroadcastss	%xmm6, %zmm26
	vmaxps	.L42c13(%rip){1to16}, %zmm5, %zmm6
	vdivps	%zmm6, %zmm31, %zmm7
	vcmpgtps	.L42c14(%rip){1to16}, %zmm5, %k1
	vaddps	%zmm15, %zmm4, %zmm4
	vmulps	%zmm14, %zmm4, %zmm4
	vmovaps	%zmm4, %zmm6
	vdivps	.L42c16(%rip){1to16}, %zmm26, %zmm10
	vmulps	%zmm7, %zmm8, %zmm6 {%k1}
	vmulps	%zmm7, %zmm0, %zmm4 {%k1}
	vmulps	%zmm7, %zmm9, %zmm0
	vfnmadd231ps	%zmm6, %zmm6, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm10, %zmm8
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm10, %zmm8 {%k1}
	vbroadcastss	.L42c17(%rip), %zmm11
	vmaxps	%zmm11, %zmm8, %zmm0
	vsqrtps	%zmm0, %zmm9
	vmulps	%zmm7, %zmm2, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm10, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm10, %zmm2 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm10
	vmovss	60(%r9), %xmm7
	vmovss	84(%r9), %xmm8
	vsubss	%xmm7, %xmm8, %xmm0
	vbroadcastss	44(%r9), %zmm11
	vmulss	.L42c18(%rip), %xmm0, %xmm12
	vmovss	.L42c0(%rip), %xmm2
	vdivss	48(%r9), %xmm2, %xmm2
	vbroadcastss	%xmm2, %zmm13
	vbroadcastss	20(%r9), %zmm14
	vbroadcastss	28(%r9), %zmm15
	vbroadcastss	36(%r9), %zmm16
	vbroadcastss	24(%r9), %zmm17
	vbroadcastss	32(%r9), %zmm18
	vbroadcastss	40(%r9), %zmm19
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.L42c19(%rip), %zmm20
	.p2align	4
.L42b52:
	vcvtsi2ss	%eax, %xmm31, %xmm21
	vaddss	%xmm30, %xmm21, %xmm21
	vfmadd213ss	%xmm7, %xmm12, %xmm21
	vbroadcastss	%xmm21, %zmm21
	vsubps	%zmm11, %zmm21, %zmm22
	vmulps	%zmm13, %zmm22, %zmm22
	vmulps	%zmm22, %zmm22, %zmm23
	vmovaps	%zmm16, %zmm24
	vfmadd213ps	%zmm15, %zmm22, %zmm24
	vfmadd213ps	%zmm31, %zmm22, %zmm24
	vfmadd213ps	%zmm31, %zmm23, %zmm24
	vmaxps	%zmm29, %zmm24, %zmm22
	vsqrtps	%zmm22, %zmm22
	vdivps	%zmm22, %zmm31, %zmm22
	vaddps	%zmm11, %zmm21, %zmm23
	vmulps	%zmm13, %zmm23, %zmm23
	vmovaps	%zmm19, %zmm25
	vfmadd213ps	%zmm18, %zmm23, %zmm25
	vfmadd213ps	%zmm31, %zmm23, %zmm25
	vmulps	%zmm23, %zmm23, %zmm23
	vmulps	%zmm22, %zmm24, %zmm22
	vfmadd213ps	%zmm31, %zmm23, %zmm25
	vmaxps	%zmm29, %zmm25, %zmm23
	vsqrtps	%zmm23, %zmm23
	vmulps	%zmm22, %zmm14, %zmm22
	vdivps	%zmm23, %zmm31, %zmm23
	vmulps	%zmm23, %zmm25, %zmm23
	vmulps	%zmm23, %zmm17, %zmm23
	vsubps	%zmm9, %zmm22, %zmm24
	vsubps	%zmm10, %zmm23, %zmm25
	vmulps	%zmm24, %zmm24, %zmm24
	vmulps	%zmm22, %zmm9, %zmm22
	vdivps	%zmm22, %zmm31, %zmm22
	vmulps	%zmm25, %zmm25, %zmm25
	vmulps	%zmm23, %zmm10, %zmm23
	vdivps	%zmm23, %zmm31, %zmm23
	vmulps	%zmm23, %zmm25, %zmm23
	vfmadd231ps	%zmm22, %zmm24, %zmm23
	vcmpltps	%zmm20, %zmm23, %k1
	vmovaps	%zmm21, %zmm2 {%k1}
	vminps	%zmm20, %zmm23, %zmm20
	incl	%eax
	cmpl	$24, %eax
	jne	.L42b52
	vmulps	.L42c21(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vmulps	%zmm9, %zmm5, %zmm5
	vfnmadd231ps	%zmm26, %zmm3, %zmm1
	vsqrtps	%zmm5, %zmm5
	vmaxps	%zmm1, %zmm5, %zmm9
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm5, %zmm9 {%k1}
	vmaxps	%zmm31, %zmm9, %zmm1
	vbroadcastss	52(%r9), %zmm15
	vbroadcastss	76(%r9), %zmm16
	vbroadcastss	56(%r9), %zmm13
	vbroadcastss	80(%r9), %zmm14
	vbroadcastss	%xmm7, %zmm11
	vbroadcastss	%xmm8, %zmm12
	vbroadcastss	64(%r9), %zmm9
	vbroadcastss	88(%r9), %zmm10
	vbroadcastss	68(%r9), %zmm7
	vbroadcastss	92(%r9), %zmm8
	vminps	%zmm6, %zmm16, %zmm5
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm16, 3328(%rsp)
	vmovaps	%zmm16, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm15, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm15, 3392(%rsp)
	vmovaps	%zmm15, %zmm6 {%k1}
	vmovups	%zmm6, 1152(%rsp)
	vminps	%zmm4, %zmm14, %zmm5
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm14, 3456(%rsp)
	vmovaps	%zmm14, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm13, %zmm4
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm13, 3520(%rsp)
	vmovaps	%zmm13, %zmm4 {%k1}
	vmovups	%zmm4, 896(%rsp)
	vminps	%zmm2, %zmm12, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm12, 3584(%rsp)
	vmovaps	%zmm12, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm11, %zmm2
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm11, 3648(%rsp)
	vmovaps	%zmm11, %zmm2 {%k1}
	vmovups	%zmm2, 832(%rsp)
	vmovups	%zmm10, 2496(%rsp)
	vminps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm9, 2560(%rsp)
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovups	%zmm1, 960(%rsp)
	vminps	%zmm3, %zmm8, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm8, 3712(%rsp)
	vmovaps	%zmm8, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm7, %zmm4
	vbroadcastss	.L42c22(%rip), %zmm2
	vmovups	%zmm26, 4736(%rsp)
	vcmpltps	%zmm2, %zmm26, %k1
	korw	%k0, %k1, %k1
	vcmpunordps	%zmm1, %zmm1, %k2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 3136(%rsp)
	vblendmps	%zmm3, %zmm31, %zmm5 {%k1}
	vbroadcastss	.L42c23(%rip), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm1 {%k1}
	vmovups	%zmm1, 2688(%rsp)
	vmovups	%zmm7, 3776(%rsp)
	vmovaps	%zmm7, %zmm4 {%k2}
	vcvtusi2ssl	256(%rsp), %xmm0, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 4544(%rsp)
	vmulss	.L42c17(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4928(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$6, %r11
	leaq	256(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2944(%rsp)
	vmovups	%zmm0, 3008(%rsp)
	vmovups	%zmm0, 2368(%rsp)
	vmovups	%zmm0, 2432(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 3072(%rsp)
	vmovups	%zmm31, 3264(%rsp)
	vbroadcastss	.L42c25(%rip), %zmm0
	vmovups	%zmm0, 4480(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1088(%rsp)
	vmovups	%zmm0, 2624(%rsp)
	vmovups	%zmm3, 3200(%rsp)
	vbroadcastss	.L42c24(%rip), %zmm0
	vmovups	%zmm0, 4160(%rsp)
	vbroadcastss	.L42c19(%rip), %zmm0
	vmovups	%zmm0, 3904(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2752(%rsp)
	vpbroadcastd	.L42c26(%rip), %zmm20
	vpbroadcastd	.L42c27(%rip), %zmm21
	vpbroadcastd	.L42c29(%rip), %zmm22
	vmovups	%zmm28, 5056(%rsp)
	vmovaps	%zmm4, %zmm28
	jmp	.L42b54
	.p2align	4
.L42b98:
	vmulps	%zmm25, %zmm7, %zmm25
	vfmadd213ps	%zmm23, %zmm25, %zmm24
	vmulps	%zmm24, %zmm10, %zmm10
	vfmadd213ps	%zmm21, %zmm10, %zmm20
	vfmadd213ps	%zmm20, %zmm25, %zmm22
	vmovaps	%zmm15, %zmm20
	vmulps	%zmm22, %zmm2, %zmm15
	vfmadd213ps	%zmm19, %zmm15, %zmm17
	vfmadd213ps	%zmm17, %zmm10, %zmm16
	vfmadd213ps	%zmm16, %zmm25, %zmm18
	vmovaps	%zmm1, %zmm19
	vmulps	3840(%rsp), %zmm18, %zmm1
	vmovups	1792(%rsp), %zmm16
	vfmadd213ps	%zmm14, %zmm1, %zmm16
	vmovups	320(%rsp), %zmm17
	vmulps	%zmm1, %zmm17, %zmm7
	vmovups	896(%rsp), %zmm5
	vaddps	%zmm7, %zmm5, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3456(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm14
	vmovaps	%zmm2, %zmm14 {%k1}
	vcmpunordps	%zmm14, %zmm14, %k1
	vmovups	3520(%rsp), %zmm2
	vmaxps	%zmm14, %zmm2, %zmm14
	vmovaps	%zmm2, %zmm14 {%k1}
	vcmpeqps	%zmm5, %zmm14, %k1
	vcmpneqps	%zmm14, %zmm1, %k3 {%k1}
	vmovups	3968(%rsp), %zmm9
	vfmadd213ps	%zmm16, %zmm15, %zmm9
	vfmadd213ps	%zmm9, %zmm10, %zmm20
	vmovups	1216(%rsp), %zmm1
	vfmadd213ps	%zmm20, %zmm25, %zmm1
	vmovups	448(%rsp), %zmm18
	vmulps	%zmm1, %zmm18, %zmm26
	vmovups	1152(%rsp), %zmm27
	vaddps	%zmm26, %zmm27, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3328(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm9
	vmovaps	%zmm2, %zmm9 {%k1}
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovups	3392(%rsp), %zmm2
	vmaxps	%zmm9, %zmm2, %zmm9
	vmovaps	%zmm2, %zmm9 {%k1}
	vcmpeqps	%zmm27, %zmm9, %k1
	vcmpneqps	%zmm9, %zmm1, %k4 {%k1}
	vmovups	1664(%rsp), %zmm1
	vmulps	%zmm15, %zmm1, %zmm5
	vmovups	%zmm5, 1408(%rsp)
	vmovups	832(%rsp), %zmm2
	vaddps	%zmm5, %zmm2, %zmm9
	vmovups	%zmm2, 832(%rsp)
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovups	3584(%rsp), %zmm5
	vminps	%zmm9, %zmm5, %zmm14
	vmovaps	%zmm5, %zmm14 {%k1}
	vcmpunordps	%zmm14, %zmm14, %k1
	vmovups	3648(%rsp), %zmm5
	vmaxps	%zmm14, %zmm5, %zmm14
	vmovaps	%zmm5, %zmm14 {%k1}
	vcmpeqps	%zmm2, %zmm14, %k1
	vcmpneqps	%zmm14, %zmm9, %k5 {%k1}
	vmovups	1344(%rsp), %zmm14
	vmulps	%zmm10, %zmm14, %zmm2
	vmovups	%zmm2, 1728(%rsp)
	vmovaps	%zmm3, %zmm29
	vaddps	%zmm2, %zmm3, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovups	2496(%rsp), %zmm3
	vminps	%zmm9, %zmm3, %zmm10
	vmovaps	%zmm3, %zmm10 {%k1}
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	2560(%rsp), %zmm3
	vmaxps	%zmm10, %zmm3, %zmm10
	vmovaps	%zmm3, %zmm10 {%k1}
	vcmpeqps	%zmm29, %zmm10, %k1
	vcmpneqps	%zmm10, %zmm9, %k6 {%k1}
	vmovups	384(%rsp), %zmm16
	vmulps	%zmm25, %zmm16, %zmm2
	vmovups	%zmm2, 1216(%rsp)
	vmovaps	%zmm13, %zmm28
	vaddps	%zmm2, %zmm13, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovups	3712(%rsp), %zmm2
	vminps	%zmm9, %zmm2, %zmm10
	vmovaps	%zmm2, %zmm10 {%k1}
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	3776(%rsp), %zmm2
	vmaxps	%zmm10, %zmm2, %zmm10
	vmovaps	%zmm2, %zmm10 {%k1}
	vcmpeqps	%zmm13, %zmm10, %k1
	vcmpneqps	%zmm10, %zmm9, %k7 {%k1}
	vmovups	5120(%rsp), %zmm2
	vminps	%zmm31, %zmm2, %zmm5
	vminps	%zmm5, %zmm8, %zmm5
	vminps	%zmm5, %zmm6, %zmm5
	vminps	%zmm5, %zmm0, %zmm0
	vmulps	1280(%rsp), %zmm18, %zmm5
	vmulps	%zmm5, %zmm18, %zmm5
	vmovups	1536(%rsp), %zmm8
	vsubps	%zmm8, %zmm31, %zmm6
	vfmadd231ps	%zmm5, %zmm8, %zmm6
	vminps	%zmm0, %zmm6, %zmm0
	vmulps	5184(%rsp), %zmm17, %zmm5
	vmulps	%zmm5, %zmm17, %zmm5
	vmovaps	%zmm11, %zmm30
	vsubps	%zmm11, %zmm31, %zmm6
	vfmadd231ps	%zmm5, %zmm11, %zmm6
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vmulps	5248(%rsp), %zmm1, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	512(%rsp), %zmm1
	vsubps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm5, %zmm1, %zmm6
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vmulps	256(%rsp), %zmm14, %zmm5
	vmulps	%zmm5, %zmm14, %zmm5
	vmovups	1024(%rsp), %zmm1
	vsubps	%zmm1, %zmm31, %zmm6
	vfmadd231ps	%zmm5, %zmm1, %zmm6
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vmulps	4096(%rsp), %zmm16, %zmm5
	vmulps	%zmm5, %zmm16, %zmm5
	vsubps	%zmm19, %zmm31, %zmm6
	vfmadd231ps	%zmm5, %zmm19, %zmm6
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vdivps	%zmm29, %zmm31, %zmm5
	vmulps	%zmm5, %zmm14, %zmm2
	vmovups	%zmm2, 256(%rsp)
	vcmpltps	.L42c79(%rip){1to16}, %zmm0, %k2
	vsqrtps	%zmm4, %zmm9
	vmovups	1088(%rsp), %zmm1
	vcmpnltps	%zmm1, %zmm25, %k0
	vmovups	%zmm1, 1088(%rsp)
	vmulps	.L42c83(%rip){1to16}, %zmm9, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmulps	%zmm0, %zmm2, %zmm0
	korw	%k0, %k2, %k1
	kmovw	%k1, 384(%rsp)
	vbroadcastss	16(%r9), %zmm4
	vbroadcastss	.L42c25(%rip), %zmm3
	vmovaps	%zmm3, %zmm0 {%k1}
	vcmpleps	%zmm4, %zmm0, %k1
	vmulss	%xmm4, %xmm4, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpleps	%zmm0, %zmm12, %k0 {%k1}
	vpmovm2d	%k4, %zmm0
	vpsrld	$31, %zmm0, %zmm0
	vpbroadcastd	.L42c28(%rip), %zmm4 {%k6} {z}
	vpbroadcastd	.L42c29(%rip), %zmm22
	vpord	%zmm22, %zmm4, %zmm4 {%k7}
	vpbroadcastd	.L42c27(%rip), %zmm21
	vpord	%zmm21, %zmm4, %zmm4 {%k5}
	vpbroadcastd	.L42c26(%rip), %zmm20
	vpord	%zmm20, %zmm4, %zmm4 {%k3}
	vpord	%zmm0, %zmm4, %zmm0
	vmovdqu64	%zmm0, 320(%rsp)
	vmovups	3136(%rsp), %zmm12
	vmovaps	%zmm12, %zmm0
	vfmadd132ps	96(%rsp), %zmm25, %zmm0
	vmovups	2944(%rsp), %zmm15
	vfmadd231ps	704(%rsp), %zmm15, %zmm0
	vmovups	3008(%rsp), %zmm16
	vfmadd231ps	768(%rsp), %zmm16, %zmm0
	vmovups	640(%rsp), %zmm2
	vfmadd231ps	2368(%rsp), %zmm2, %zmm0
	vmovups	2112(%rsp), %zmm2
	vfmadd231ps	2432(%rsp), %zmm2, %zmm0
	vmovups	3072(%rsp), %zmm21
	vsubps	%zmm0, %zmm21, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L42c17(%rip), %zmm18
	vmulps	%zmm18, %zmm21, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vcmpltps	%zmm1, %zmm25, %k3
	vmaxps	.L42c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm0, %zmm21, %zmm0
	vmovups	3264(%rsp), %zmm22
	vmulps	%zmm0, %zmm22, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4160(%rsp), %zmm4
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vmaxps	.L42c82(%rip){1to16}, %zmm0, %zmm5
	vcmpnltps	%zmm21, %zmm25, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm31, %zmm5 {%k1}
	vbroadcastss	.L42c3(%rip), %zmm23
	vandps	%zmm23, %zmm26, %zmm0
	vbroadcastss	.L42c84(%rip), %zmm24
	vaddps	%zmm24, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm4
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	4672(%rsp), %zmm17
	vmulps	%zmm4, %zmm17, %zmm0
	vminps	%zmm5, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vmovaps	%zmm7, %zmm19
	vandps	%zmm23, %zmm7, %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm10
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	4224(%rsp), %zmm1
	vmulps	%zmm10, %zmm1, %zmm0
	vminps	%zmm6, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vmovups	1408(%rsp), %zmm18
	vandps	%zmm23, %zmm18, %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm11
	vandps	4352(%rsp), %zmm23, %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vandps	4288(%rsp), %zmm23, %zmm13
	vaddps	%zmm24, %zmm13, %zmm13
	vdivps	%zmm13, %zmm31, %zmm13
	vmulps	.L42c12(%rip){1to16}, %zmm11, %zmm14
	vmulps	%zmm14, %zmm17, %zmm17
	vmulps	%zmm17, %zmm0, %zmm0
	vmulps	%zmm14, %zmm1, %zmm14
	vmulps	%zmm14, %zmm13, %zmm13
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm13, %zmm0
	vmovaps	%zmm13, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmulps	4928(%rsp), %zmm11, %zmm13
	vminps	%zmm0, %zmm13, %zmm14
	vmovaps	%zmm13, %zmm14 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vminps	%zmm6, %zmm14, %zmm0
	vmovaps	%zmm14, %zmm0 {%k1}
	vcmpltps	%zmm25, %zmm26, %k1
	vmovups	3328(%rsp), %zmm2
	vsubps	%zmm27, %zmm2, %zmm6
	vmovups	3392(%rsp), %zmm7
	vsubps	%zmm7, %zmm27, %zmm6 {%k1}
	vmulps	%zmm4, %zmm6, %zmm4
	vcmpltps	%zmm8, %zmm25, %k1
	vbroadcastss	.L42c85(%rip), %zmm13
	vmulps	%zmm13, %zmm4, %zmm4
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm6
	vminps	%zmm3, %zmm4, %zmm6 {%k1}
	vcmpltps	%zmm25, %zmm19, %k1
	vmovups	3456(%rsp), %zmm8
	vmovups	896(%rsp), %zmm3
	vsubps	%zmm3, %zmm8, %zmm4
	vmovups	3520(%rsp), %zmm14
	vsubps	%zmm14, %zmm3, %zmm4 {%k1}
	vmulps	%zmm10, %zmm4, %zmm4
	vcmpltps	%zmm30, %zmm25, %k1
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm17
	vmulps	%zmm13, %zmm4, %zmm10 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vminps	%zmm6, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vcmpltps	%zmm25, %zmm18, %k1
	vmovups	3584(%rsp), %zmm18
	vmovups	832(%rsp), %zmm30
	vsubps	%zmm30, %zmm18, %zmm6
	vmovups	3648(%rsp), %zmm20
	vsubps	%zmm20, %zmm30, %zmm6 {%k1}
	vmulps	%zmm11, %zmm6, %zmm6
	vcmpltps	512(%rsp), %zmm25, %k1
	vmovaps	%zmm1, %zmm10
	vmulps	%zmm13, %zmm6, %zmm10 {%k1}
	vmovups	1728(%rsp), %zmm1
	vandps	%zmm23, %zmm1, %zmm6
	vaddps	%zmm24, %zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vcmpltps	%zmm25, %zmm1, %k1
	vmovups	2496(%rsp), %zmm1
	vsubps	%zmm29, %zmm1, %zmm10
	vsubps	2560(%rsp), %zmm29, %zmm10 {%k1}
	vmulps	%zmm6, %zmm10, %zmm6
	vcmpltps	1024(%rsp), %zmm25, %k1
	vmovaps	%zmm17, %zmm10
	vmulps	%zmm13, %zmm6, %zmm10 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vmovups	1216(%rsp), %zmm1
	vcmpltps	%zmm25, %zmm1, %k1
	vandps	%zmm23, %zmm1, %zmm6
	vaddps	%zmm24, %zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vmovups	3712(%rsp), %zmm24
	vsubps	%zmm28, %zmm24, %zmm10
	vmovups	3776(%rsp), %zmm23
	vsubps	%zmm23, %zmm28, %zmm10 {%k1}
	vmulps	%zmm6, %zmm10, %zmm6
	vcmpltps	1984(%rsp), %zmm25, %k1
	vmovaps	%zmm17, %zmm10
	vmulps	%zmm13, %zmm6, %zmm10 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vcmpgtps	3904(%rsp), %zmm17, %k1
	vcmpltps	%zmm0, %zmm4, %k4 {%k1}
	vmovaps	%zmm4, %zmm0 {%k4}
	vmovups	4608(%rsp), %zmm4
	vsubps	1856(%rsp), %zmm4, %zmm17
	kandw	%k2, %k3, %k6
	vmovdqu64	320(%rsp), %zmm4
	vptestmd	%zmm4, %zmm4, %k1
	vcmpnltps	%zmm17, %zmm25, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm27, %zmm0, %zmm26
	vcmpunordps	%zmm26, %zmm26, %k1
	vminps	%zmm26, %zmm2, %zmm6
	vmovaps	%zmm2, %zmm6 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm7, %zmm1
	vmaxps	%zmm6, %zmm7, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	vmovaps	%zmm27, %zmm7 {%k5}
	vsubps	%zmm27, %zmm7, %zmm6
	vblendmps	%zmm12, %zmm6, %zmm12 {%k5}
	vfmadd132ps	96(%rsp), %zmm25, %zmm6
	vfmadd213ps	%zmm3, %zmm0, %zmm19
	vcmpunordps	%zmm19, %zmm19, %k1
	vminps	%zmm19, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmaxps	%zmm2, %zmm14, %zmm2
	vmovaps	%zmm14, %zmm2 {%k1}
	vmovaps	%zmm3, %zmm2 {%k5}
	vsubps	%zmm3, %zmm2, %zmm10
	vblendmps	%zmm15, %zmm10, %zmm15 {%k5}
	vfmadd231ps	704(%rsp), %zmm10, %zmm6
	vdivps	%zmm5, %zmm31, %zmm10
	vmovups	%zmm12, 3136(%rsp)
	vmulps	%zmm12, %zmm10, %zmm11
	vmovups	576(%rsp), %zmm12
	vmovups	640(%rsp), %zmm19
	vfnmadd213ps	%zmm19, %zmm11, %zmm12
	vmovups	2048(%rsp), %zmm14
	vmovups	2112(%rsp), %zmm26
	vfnmadd213ps	%zmm26, %zmm11, %zmm14
	vmovups	%zmm15, 2944(%rsp)
	vmulps	%zmm15, %zmm10, %zmm11
	vmovups	4032(%rsp), %zmm13
	vfnmadd213ps	%zmm12, %zmm11, %zmm13
	vmovups	2176(%rsp), %zmm12
	vfnmadd213ps	%zmm14, %zmm11, %zmm12
	vcmpltps	%zmm17, %zmm25, %k7
	vmovdqu64	4992(%rsp), %zmm11
	vpord	%zmm4, %zmm11, %zmm11 {%k7}
	vmovups	1920(%rsp), %zmm1
	kmovw	384(%rsp), %k1
	vbroadcastss	.L42c25(%rip), %zmm3
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovups	2624(%rsp), %zmm8
	vmovaps	%zmm1, %zmm8 {%k7}
	vmovups	%zmm8, 2624(%rsp)
	vmovups	4480(%rsp), %zmm3
	vcmpltps	%zmm9, %zmm3, %k1
	korw	%k1, %k2, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm3, %zmm9, %zmm3 {%k5}
	vmovups	%zmm3, 4480(%rsp)
	vmulps	256(%rsp), %zmm9, %zmm3
	vmulps	.L42c81(%rip){1to16}, %zmm3, %zmm3
	vcmpunordps	%zmm9, %zmm9, %k2
	vminps	%zmm9, %zmm3, %zmm8
	vmovaps	%zmm3, %zmm8 {%k2}
	vmovups	3200(%rsp), %zmm9
	vmovaps	%zmm9, %zmm3
	vmulps	.L42c17(%rip){1to16}, %zmm9, %zmm3 {%k1}
	vcmpnleps	%zmm3, %zmm8, %k1
	vblendmps	%zmm22, %zmm0, %zmm22 {%k5}
	vmovups	%zmm22, 3264(%rsp)
	vmovaps	%zmm3, %zmm9 {%k7}
	vmovups	%zmm9, 3200(%rsp)
	vcmpnleps	%zmm0, %zmm5, %k2
	vfmadd132ps	1408(%rsp), %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k3
	vminps	%zmm0, %zmm18, %zmm0
	vmovaps	%zmm18, %zmm0 {%k3}
	vcmpunordps	%zmm0, %zmm0, %k3
	vmaxps	%zmm0, %zmm20, %zmm0
	vmovaps	%zmm20, %zmm0 {%k3}
	vmovaps	%zmm30, %zmm0 {%k5}
	vsubps	%zmm30, %zmm0, %zmm1
	vfmadd231ps	768(%rsp), %zmm1, %zmm6
	vblendmps	%zmm16, %zmm1, %zmm16 {%k5}
	vmovups	%zmm16, 3008(%rsp)
	vmulps	%zmm16, %zmm10, %zmm1
	vmovups	1472(%rsp), %zmm3
	vfnmadd213ps	%zmm13, %zmm1, %zmm3
	vmovups	2240(%rsp), %zmm10
	vfnmadd213ps	%zmm12, %zmm1, %zmm10
	vmovups	960(%rsp), %zmm12
	vmulps	%zmm3, %zmm12, %zmm1
	vmulps	2304(%rsp), %zmm12, %zmm3
	vmovups	1600(%rsp), %zmm13
	vmulps	%zmm3, %zmm13, %zmm8
	vmulps	%zmm1, %zmm8, %zmm9
	vfmsub231ps	%zmm10, %zmm13, %zmm9
	vfnmadd213ps	%zmm31, %zmm8, %zmm8
	vmaxps	.L42c73(%rip){1to16}, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vmulps	%zmm1, %zmm12, %zmm1
	vmulps	%zmm12, %zmm3, %zmm3
	vmulps	%zmm8, %zmm5, %zmm8
	vbroadcastss	.L42c86(%rip), %zmm10
	vmulps	%zmm10, %zmm28, %zmm9
	vcmpunordps	%zmm8, %zmm8, %k3
	vmaxps	%zmm8, %zmm9, %zmm8
	vmovaps	%zmm9, %zmm8 {%k3}
	vaddps	%zmm8, %zmm28, %zmm8
	vcmpunordps	%zmm8, %zmm8, %k3
	vminps	%zmm8, %zmm24, %zmm8
	vmovaps	%zmm24, %zmm8 {%k3}
	vcmpunordps	%zmm8, %zmm8, %k3
	vmaxps	%zmm8, %zmm23, %zmm8
	vmovaps	%zmm23, %zmm8 {%k3}
	vmovaps	%zmm28, %zmm8 {%k5}
	vsubps	%zmm28, %zmm8, %zmm9
	vfmadd231ps	%zmm26, %zmm9, %zmm6
	vmulps	%zmm1, %zmm5, %zmm1
	vfnmadd231ps	%zmm3, %zmm9, %zmm1
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2432(%rsp), %zmm3
	vblendmps	%zmm3, %zmm9, %zmm3 {%k5}
	vmovups	%zmm3, 2432(%rsp)
	vmovaps	%zmm31, %zmm3 {%k1} {z}
	vmovups	1088(%rsp), %zmm5
	vmovaps	%zmm3, %zmm5 {%k7}
	vmovups	%zmm5, 1088(%rsp)
	vmulps	%zmm10, %zmm29, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vaddps	%zmm1, %zmm29, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2496(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2560(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm29, %zmm1 {%k5}
	vsubps	%zmm29, %zmm1, %zmm3
	vfmadd231ps	%zmm3, %zmm19, %zmm6
	vmovups	2368(%rsp), %zmm5
	vblendmps	%zmm5, %zmm3, %zmm5 {%k5}
	vmovups	%zmm5, 2368(%rsp)
	vmovaps	%zmm25, %zmm6 {%k4}
	vmovaps	%zmm21, %zmm6 {%k5}
	knotw	%k0, %k1
	vmovaps	%zmm17, %zmm3 {%k1} {z}
	vmovups	4544(%rsp), %zmm4
	vcmpgtps	2752(%rsp), %zmm4, %k1
	vaddps	1856(%rsp), %zmm3, %zmm5 {%k1} {z}
	vmovdqa32	%zmm11, %zmm11 {%k5} {z}
	vmovups	%zmm7, 1152(%rsp)
	vmovups	%zmm2, 896(%rsp)
	vmovups	%zmm0, 832(%rsp)
	vmovups	%zmm1, 960(%rsp)
	vbroadcastss	.L42c26(%rip), %zmm20
	vbroadcastss	.L42c27(%rip), %zmm21
	vpbroadcastd	.L42c29(%rip), %zmm22
	vmovaps	%zmm8, %zmm28
	vmovups	%zmm6, 3072(%rsp)
	vbroadcastss	.L42c20(%rip), %zmm29
	vbroadcastss	.L42c31(%rip), %zmm27
.L42b54:
	vxorps	%xmm26, %xmm26, %xmm26
	vpslld	$31, %zmm11, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 26(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 24(%rsp)
	vpandd	%zmm20, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5504(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 22(%rsp)
	vpandd	%zmm21, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5440(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 20(%rsp)
	vpandd	.L42c28(%rip){1to16}, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5376(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 18(%rsp)
	vmovups	%zmm11, 4992(%rsp)
	vpandd	%zmm22, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5312(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 16(%rsp)
	.p2align	4
.L42b55:
	vaddss	%xmm26, %xmm5, %xmm0
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
	vextractf32x4	$2, %zmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm5, 4608(%rsp)
	vextractf32x4	$3, %zmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm15
	vbroadcastss	44(%r9), %zmm1
	vmovss	.L42c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	832(%rsp), %zmm14
	vsubps	%zmm1, %zmm14, %zmm2
	vbroadcastss	28(%r9), %zmm3
	vbroadcastss	36(%r9), %zmm4
	vmulps	%zmm0, %zmm2, %zmm2
	vmovaps	%xmm4, %xmm5
	vmulps	%zmm2, %zmm2, %zmm6
	vfmadd213ps	%zmm3, %zmm2, %zmm4
	vfmadd213ps	%zmm31, %zmm2, %zmm4
	vfmadd213ps	%zmm31, %zmm6, %zmm4
	vmaxps	%zmm29, %zmm4, %zmm6
	vsqrtps	%zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vbroadcastss	20(%r9), %zmm7
	vmovss	.L42c23(%rip), %xmm10
	vmulss	%xmm5, %xmm10, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vmovss	.L42c30(%rip), %xmm11
	vmulss	%xmm3, %xmm11, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd231ps	%zmm8, %zmm2, %zmm9
	vfmadd213ps	%zmm27, %zmm2, %zmm9
	vmulps	%zmm9, %zmm2, %zmm8
	vmovss	.L42c32(%rip), %xmm9
	vmulss	%xmm5, %xmm9, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vmovss	.L42c33(%rip), %xmm12
	vmulss	%xmm3, %xmm12, %xmm3
	vbroadcastss	%xmm3, %zmm3
	vfmadd231ps	%zmm5, %zmm2, %zmm3
	vfmadd213ps	%zmm27, %zmm2, %zmm3
	vbroadcastss	.L42c12(%rip), %zmm13
	vmulps	%zmm13, %zmm8, %zmm2
	vmulps	%zmm6, %zmm2, %zmm2
	vmulps	%zmm6, %zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm20
	vmulps	%zmm2, %zmm7, %zmm4
	vmulps	%zmm4, %zmm0, %zmm4
	vmovups	%zmm4, 4352(%rsp)
	vmulps	%zmm2, %zmm2, %zmm2
	vfmsub231ps	%zmm3, %zmm13, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vmulps	%zmm2, %zmm0, %zmm2
	vaddps	%zmm1, %zmm14, %zmm1
	vmulps	%zmm0, %zmm1, %zmm1
	vbroadcastss	24(%r9), %zmm3
	vbroadcastss	32(%r9), %zmm4
	vbroadcastss	40(%r9), %zmm5
	vmovaps	%xmm5, %xmm6
	vmulps	%zmm1, %zmm1, %zmm7
	vfmadd213ps	%zmm4, %zmm1, %zmm5
	vfmadd213ps	%zmm31, %zmm1, %zmm5
	vfmadd213ps	%zmm31, %zmm7, %zmm5
	vmaxps	%zmm29, %zmm5, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmulps	%zmm2, %zmm0, %zmm14
	vdivps	%zmm7, %zmm31, %zmm2
	vmulss	%xmm6, %xmm10, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vmulss	%xmm4, %xmm11, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm1, %zmm8
	vfmadd213ps	%zmm27, %zmm1, %zmm8
	vmulps	%zmm8, %zmm1, %zmm7
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vmulss	%xmm4, %xmm12, %xmm4
	vbroadcastss	%xmm4, %zmm4
	vfmadd231ps	%zmm6, %zmm1, %zmm4
	vfmadd213ps	%zmm27, %zmm1, %zmm4
	vmulps	%zmm13, %zmm7, %zmm1
	vmulps	%zmm2, %zmm1, %zmm1
	vmulps	%zmm2, %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, 4224(%rsp)
	vmulps	%zmm1, %zmm3, %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vmovups	%zmm5, 4288(%rsp)
	vmulps	%zmm1, %zmm1, %zmm1
	vfmsub231ps	%zmm4, %zmm13, %zmm1
	vmulps	%zmm1, %zmm3, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	vmulps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, 3968(%rsp)
	testq	%r10, %r10
	vmovups	%zmm20, 4672(%rsp)
	vmovss	%xmm15, 1792(%rsp)
	je	.L42b56
	vmovups	%zmm14, 3840(%rsp)
	vmovups	%zmm28, 1600(%rsp)
	vdivps	%zmm20, %zmm31, %zmm0
	vmulps	.L42c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L42c35(%rip), %zmm7
	vmovups	1152(%rsp), %zmm27
	vsubps	%zmm27, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vbroadcastss	.L42c36(%rip), %zmm15
	vxorps	%zmm15, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vbroadcastss	.L42c37(%rip), %zmm17
	vmaxps	%zmm17, %zmm3, %zmm3
	vbroadcastss	.L42c38(%rip), %zmm18
	vmulps	%zmm18, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L42c39(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm5, %zmm3
	vbroadcastss	.L42c40(%rip), %zmm20
	vfmadd231ps	%zmm20, %zmm5, %zmm3
	vmulps	%zmm18, %zmm3, %zmm3
	vbroadcastss	.L42c41(%rip), %zmm6
	vbroadcastss	.L42c42(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm3, %zmm6
	vbroadcastss	.L42c43(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm3, %zmm6
	vbroadcastss	.L42c44(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm3, %zmm6
	vbroadcastss	.L42c45(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm3, %zmm6
	vfmadd213ps	%zmm31, %zmm3, %zmm6
	vbroadcastss	.L42c46(%rip), %zmm3
	vaddps	%zmm3, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vbroadcastss	.L42c3(%rip), %zmm16
	vandps	%zmm16, %zmm2, %zmm5
	vbroadcastss	.L42c47(%rip), %zmm29
	vfmadd132ps	%zmm29, %zmm31, %zmm5
	vdivps	%zmm5, %zmm31, %zmm5
	vbroadcastss	.L42c48(%rip), %zmm30
	vmovaps	%zmm30, %zmm6
	vbroadcastss	.L42c49(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm5, %zmm6
	vbroadcastss	.L42c50(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vbroadcastss	.L42c51(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vbroadcastss	.L42c52(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vbroadcastss	.L42c53(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vbroadcastss	.L42c54(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vbroadcastss	.L42c55(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vbroadcastss	.L42c56(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm13, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L42c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L42c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vbroadcastss	.L42c59(%rip), %zmm24
	vmovaps	%zmm13, %zmm25
	vmovss	.L42c12(%rip), %xmm29
	.p2align	4
.L42b60:
	vcvtsi2ss	%rcx, %xmm31, %xmm7
	vaddss	%xmm29, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm27, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	%zmm15, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L42c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L42c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L42c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L42c41(%rip), %zmm13
	vfmadd213ps	.L42c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L42c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm31, %zmm10, %zmm13
	vandps	%zmm16, %zmm7, %zmm10
	vfmadd132ps	.L42c47(%rip){1to16}, %zmm31, %zmm10
	vdivps	%zmm10, %zmm31, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm30, %zmm12
	vfmadd213ps	%zmm28, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L42c35(%rip){1to16}, %zmm25, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm24, %zmm2, %zmm13
	vfmadd213ps	%zmm31, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm24, %zmm7, %zmm13
	vfmadd213ps	%zmm31, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%rax)
	incq	%rcx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%rcx, %r10
	jne	.L42b60
	vdivps	4224(%rsp), %zmm31, %zmm0
	vmulps	.L42c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L42c35(%rip), %zmm7
	vmovups	896(%rsp), %zmm27
	vsubps	%zmm27, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vxorps	%zmm15, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vmaxps	.L42c37(%rip){1to16}, %zmm3, %zmm3
	vmulps	%zmm18, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L42c39(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L42c40(%rip){1to16}, %zmm5, %zmm3
	vmulps	%zmm18, %zmm3, %zmm3
	vbroadcastss	.L42c41(%rip), %zmm6
	vfmadd213ps	.L42c42(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L42c43(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L42c44(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L42c45(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	%zmm31, %zmm3, %zmm6
	vaddps	.L42c46(%rip){1to16}, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vandps	%zmm16, %zmm2, %zmm5
	vfmadd132ps	.L42c47(%rip){1to16}, %zmm31, %zmm5
	vdivps	%zmm5, %zmm31, %zmm5
	vmovaps	%zmm30, %zmm6
	vfmadd213ps	%zmm28, %zmm5, %zmm6
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm25, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L42c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L42c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L42b62:
	vcvtsi2ss	%rcx, %xmm15, %xmm7
	vaddss	%xmm29, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm27, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	%zmm15, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L42c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L42c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L42c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L42c41(%rip), %zmm13
	vfmadd213ps	.L42c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L42c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L42c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm31, %zmm10, %zmm13
	vandps	%zmm16, %zmm7, %zmm10
	vfmadd132ps	.L42c47(%rip){1to16}, %zmm31, %zmm10
	vdivps	%zmm10, %zmm31, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm30, %zmm12
	vfmadd213ps	%zmm28, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L42c35(%rip){1to16}, %zmm25, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm24, %zmm2, %zmm13
	vfmadd213ps	%zmm31, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm24, %zmm7, %zmm13
	vfmadd213ps	%zmm31, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%rax)
	incq	%rcx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%rcx, %r10
	jne	.L42b62
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1792(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 96(%rsp)
	vmovups	1088(%rsp), %zmm3
	ja	.L42b65
	vxorps	%xmm3, %xmm3, %xmm3
.L42b65:
	vbroadcastss	8(%r9), %zmm22
	movq	%rbp, %rax
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm27, %xmm27, %xmm27
	vmovups	%zmm0, 1920(%rsp)
	vmovups	%zmm0, 1280(%rsp)
	vmovups	%zmm0, 1984(%rsp)
	vmovups	%zmm0, 1344(%rsp)
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 576(%rsp)
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm0, 2176(%rsp)
	vmovups	%zmm0, 2240(%rsp)
	vmovups	%zmm0, 2304(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm16, %xmm16, %xmm16
	vmovups	%zmm0, 384(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%zmm0, 1024(%rsp)
	vmovups	%zmm0, 512(%rsp)
	vmovups	%zmm0, 2880(%rsp)
	xorl	%ecx, %ecx
	vmovups	960(%rsp), %zmm29
	.p2align	4
.L42b66:
	vmovups	%zmm16, 1472(%rsp)
	vmovups	%zmm14, 448(%rsp)
	vmovups	%zmm11, 320(%rsp)
	vmovups	%zmm20, 1536(%rsp)
	vmovups	%zmm5, 1728(%rsp)
	vmovups	%zmm4, 1216(%rsp)
	vmovups	%zmm2, 256(%rsp)
	vmovups	%zmm10, 4096(%rsp)
	vmovups	%zmm7, 704(%rsp)
	vmovups	%zmm21, 768(%rsp)
	vmovups	%zmm27, 2112(%rsp)
	vmovups	%zmm23, 1408(%rsp)
	vmovups	%zmm9, 640(%rsp)
	vmovups	%zmm19, 2048(%rsp)
	vmovups	%zmm18, 4032(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovaps	(%r13,%rdx), %zmm4
	vmovaps	64(%r13,%rdx), %zmm0
	vmovups	%zmm0, 1856(%rsp)
	vmovaps	128(%r13,%rdx), %zmm24
	vmovaps	192(%r13,%rdx), %zmm0
	vmovups	%zmm0, 1664(%rsp)
	vmovaps	256(%r13,%rdx), %zmm0
	vmovups	%zmm0, 2816(%rsp)
	vmulps	%zmm4, %zmm29, %zmm18
	vxorps	%xmm25, %xmm25, %xmm25
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm26, %xmm26, %xmm26
	vmovups	1600(%rsp), %zmm23
	.p2align	4
.L42b67:
	vmovaps	(%rax,%rsi), %zmm7
	vmovaps	-256(%rdx), %zmm2
	vmovaps	-192(%rdx), %zmm20
	vmovaps	%zmm2, %zmm16
	vfmadd213ps	%zmm23, %zmm18, %zmm16
	vaddps	%zmm22, %zmm16, %zmm16
	vmovaps	%zmm31, %zmm8
	vdivps	%zmm16, %zmm31, %zmm31
	vmovaps	-128(%rdx), %zmm29
	vsubps	%zmm16, %zmm7, %zmm7
	vmulps	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm16
	vfmadd213ps	%zmm31, %zmm31, %zmm16
	vmovaps	%zmm8, %zmm31
	vaddps	%zmm16, %zmm6, %zmm6
	vaddps	%zmm7, %zmm13, %zmm13
	vfmadd231ps	%zmm2, %zmm7, %zmm10
	vfmadd231ps	%zmm20, %zmm7, %zmm14
	vfmadd231ps	-64(%rdx), %zmm7, %zmm17
	vfmadd231ps	%zmm29, %zmm7, %zmm27
	vfmadd231ps	(%rdx), %zmm7, %zmm26
	vmulps	%zmm16, %zmm2, %zmm7
	vaddps	%zmm7, %zmm11, %zmm11
	vfmadd231ps	%zmm7, %zmm2, %zmm25
	vmulps	%zmm16, %zmm20, %zmm7
	vaddps	%zmm7, %zmm5, %zmm5
	vfmadd231ps	%zmm2, %zmm7, %zmm19
	vfmadd231ps	%zmm7, %zmm20, %zmm12
	vmulps	%zmm16, %zmm29, %zmm7
	vaddps	%zmm7, %zmm0, %zmm0
	vfmadd231ps	%zmm2, %zmm7, %zmm9
	vfmadd231ps	%zmm20, %zmm7, %zmm21
	vfmadd231ps	%zmm29, %zmm7, %zmm28
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L42b67
	vmovups	960(%rsp), %zmm30
	vmovups	1856(%rsp), %zmm29
	vmulps	%zmm29, %zmm30, %zmm16
	vmulps	%zmm24, %zmm30, %zmm2
	vmulps	4288(%rsp), %zmm2, %zmm7
	vmulps	4352(%rsp), %zmm18, %zmm20
	vxorps	%xmm8, %xmm8, %xmm8
	vfmadd213ps	%zmm8, %zmm18, %zmm12
	vmovups	1920(%rsp), %zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm2
	vmovups	%zmm2, 1920(%rsp)
	vmovaps	%zmm19, %zmm2
	vfmadd213ps	%zmm8, %zmm16, %zmm2
	vmovups	1280(%rsp), %zmm12
	vfmadd231ps	%zmm2, %zmm18, %zmm12
	vmovups	%zmm12, 1280(%rsp)
	vmovaps	%zmm19, %zmm2
	vfmadd213ps	%zmm8, %zmm7, %zmm2
	vfmadd213ps	%zmm2, %zmm20, %zmm21
	vmovups	1344(%rsp), %zmm2
	vfmadd231ps	%zmm21, %zmm18, %zmm2
	vmovups	%zmm2, 1344(%rsp)
	vfmadd213ps	%zmm8, %zmm4, %zmm19
	vmovups	576(%rsp), %zmm2
	vfmadd231ps	%zmm19, %zmm18, %zmm2
	vmovups	%zmm2, 576(%rsp)
	vaddps	%zmm8, %zmm5, %zmm2
	vmovups	2048(%rsp), %zmm19
	vfmadd231ps	%zmm2, %zmm18, %zmm19
	vmovups	96(%rsp), %zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm2
	vmovups	%zmm2, 96(%rsp)
	vmovaps	%zmm25, %zmm2
	vfmadd213ps	%zmm8, %zmm16, %zmm2
	vmovups	1984(%rsp), %zmm5
	vfmadd231ps	%zmm2, %zmm16, %zmm5
	vmovups	%zmm5, 1984(%rsp)
	vmovaps	%zmm9, %zmm2
	vfmadd213ps	%zmm8, %zmm7, %zmm2
	vfmadd213ps	%zmm2, %zmm20, %zmm28
	vmovaps	%zmm25, %zmm2
	vfmadd213ps	%zmm8, %zmm7, %zmm2
	vfmadd231ps	%zmm9, %zmm20, %zmm2
	vfmadd231ps	%zmm2, %zmm7, %zmm15
	vfmadd231ps	%zmm28, %zmm20, %zmm15
	vfmadd213ps	%zmm8, %zmm4, %zmm25
	vfmadd213ps	%zmm8, %zmm4, %zmm9
	vfmadd231ps	%zmm25, %zmm7, %zmm1
	vfmadd231ps	%zmm9, %zmm20, %zmm1
	vmovups	768(%rsp), %zmm21
	vfmadd231ps	%zmm10, %zmm7, %zmm21
	vaddps	%zmm8, %zmm11, %zmm5
	vmovups	2240(%rsp), %zmm9
	vfmadd231ps	%zmm7, %zmm5, %zmm9
	vaddps	%zmm8, %zmm0, %zmm0
	vfmadd231ps	%zmm0, %zmm20, %zmm9
	vmovups	%zmm9, 2240(%rsp)
	vfmadd231ps	%zmm27, %zmm20, %zmm21
	vmovups	1536(%rsp), %zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm20
	vmovups	4032(%rsp), %zmm18
	vfmadd231ps	%zmm25, %zmm16, %zmm18
	vmovups	256(%rsp), %zmm2
	vfmadd231ps	%zmm25, %zmm4, %zmm2
	vmovups	704(%rsp), %zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm7
	vmovups	2176(%rsp), %zmm0
	vfmadd231ps	%zmm16, %zmm5, %zmm0
	vmovups	%zmm0, 2176(%rsp)
	vmovups	2304(%rsp), %zmm0
	vfmadd231ps	%zmm5, %zmm4, %zmm0
	vmovups	%zmm0, 2304(%rsp)
	vmovups	1472(%rsp), %zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm16
	vmovups	1024(%rsp), %zmm0
	vfmadd231ps	%zmm26, %zmm4, %zmm0
	vmovups	%zmm0, 1024(%rsp)
	vmovups	640(%rsp), %zmm9
	vfmadd231ps	%zmm10, %zmm4, %zmm9
	vmovups	1216(%rsp), %zmm0
	vfmadd231ps	%zmm27, %zmm4, %zmm0
	vmovaps	%zmm0, %zmm4
	vmovups	1408(%rsp), %zmm23
	vfmadd231ps	%zmm14, %zmm29, %zmm23
	vmovups	384(%rsp), %zmm0
	vfmadd231ps	%zmm14, %zmm24, %zmm0
	vmovups	%zmm0, 384(%rsp)
	vmovups	320(%rsp), %zmm11
	vfmadd231ps	%zmm29, %zmm27, %zmm11
	vmovaps	%zmm30, %zmm29
	vmovups	512(%rsp), %zmm0
	vfmadd231ps	%zmm27, %zmm24, %zmm0
	vmovups	%zmm0, 512(%rsp)
	vmovups	1728(%rsp), %zmm5
	vfmadd231ps	%zmm10, %zmm24, %zmm5
	vmovups	448(%rsp), %zmm14
	vfmadd231ps	1664(%rsp), %zmm10, %zmm14
	vmovups	2880(%rsp), %zmm0
	vfmadd231ps	2816(%rsp), %zmm10, %zmm0
	vmovups	%zmm0, 2880(%rsp)
	vmovups	2112(%rsp), %zmm27
	vaddps	%zmm13, %zmm27, %zmm27
	vaddps	%zmm8, %zmm6, %zmm0
	vmovups	4096(%rsp), %zmm10
	vaddps	%zmm0, %zmm10, %zmm10
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L42b66
	vmovups	%zmm2, 256(%rsp)
	vbroadcastss	.L42c15(%rip), %zmm12
	vmovups	%zmm11, 320(%rsp)
	vmovups	%zmm14, 448(%rsp)
	vmovups	%zmm16, 1472(%rsp)
	vbroadcastss	.L42c62(%rip), %zmm16
	vbroadcastss	.L42c63(%rip), %zmm17
	vbroadcastss	.L42c69(%rip), %zmm24
	vmovups	1600(%rsp), %zmm28
	vmovups	576(%rsp), %zmm11
	vmovups	%zmm20, 1536(%rsp)
	vmovups	4672(%rsp), %zmm20
	vmovss	1792(%rsp), %xmm25
	vmovdqu64	96(%rsp), %zmm22
	vmovups	3840(%rsp), %zmm14
	vmovups	1344(%rsp), %zmm8
	vmovups	2880(%rsp), %zmm13
	vmovups	1280(%rsp), %zmm30
	vmovups	1984(%rsp), %zmm6
	vmovups	1920(%rsp), %zmm26
	jmp	.L42b70
	.p2align	4
.L42b56:
	vmovaps	%xmm15, %xmm25
	vucomiss	%xmm26, %xmm15
	vmovups	1088(%rsp), %zmm3
	vbroadcastss	.L42c15(%rip), %zmm12
	ja	.L42b58
	vxorps	%xmm3, %xmm3, %xmm3
.L42b58:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 512(%rsp)
	vmovups	%zmm0, 1024(%rsp)
	vmovups	%zmm0, 448(%rsp)
	vmovups	%zmm0, 320(%rsp)
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 1472(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 2304(%rsp)
	vmovups	%zmm0, 2240(%rsp)
	vmovups	%zmm0, 2176(%rsp)
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm0, 256(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 1536(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm9, %xmm9, %xmm9
	vpxord	%xmm21, %xmm21, %xmm21
	vxorps	%xmm7, %xmm7, %xmm7
	vpxord	%xmm22, %xmm22, %xmm22
	vbroadcastss	.L42c62(%rip), %zmm16
	vbroadcastss	.L42c63(%rip), %zmm17
	vbroadcastss	.L42c69(%rip), %zmm24
	vmovups	960(%rsp), %zmm29
	vxorps	%xmm13, %xmm13, %xmm13
.L42b70:
	vmovdqu64	%zmm21, 768(%rsp)
	vmulps	%zmm29, %zmm3, %zmm0
	vdivps	%zmm20, %zmm31, %zmm2
	vmovaps	%zmm4, %zmm21
	vmulps	%zmm4, %zmm0, %zmm4
	vfnmadd213ps	%zmm26, %zmm2, %zmm4
	vmovups	%zmm4, 1280(%rsp)
	vdivps	4224(%rsp), %zmm31, %zmm2
	vmulps	%zmm5, %zmm0, %zmm26
	vfnmadd213ps	%zmm6, %zmm2, %zmm26
	vmovups	4288(%rsp), %zmm6
	vmulps	%zmm6, %zmm6, %zmm2
	vmulps	%zmm13, %zmm2, %zmm2
	vmovaps	%zmm5, %zmm20
	vmovups	4352(%rsp), %zmm5
	vmulps	%zmm5, %zmm5, %zmm4
	vfmadd231ps	1024(%rsp), %zmm4, %zmm2
	vfnmadd213ps	%zmm30, %zmm0, %zmm23
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	512(%rsp), %zmm4, %zmm4
	vaddps	%zmm2, %zmm4, %zmm2
	vaddps	%zmm2, %zmm4, %zmm2
	vmulps	3968(%rsp), %zmm20, %zmm4
	vfmadd213ps	%zmm4, %zmm21, %zmm14
	vaddps	%zmm14, %zmm2, %zmm4
	vmulps	384(%rsp), %zmm6, %zmm13
	vfmadd231ps	1472(%rsp), %zmm5, %zmm13
	vfnmadd213ps	%zmm8, %zmm0, %zmm13
	vmulps	448(%rsp), %zmm6, %zmm14
	vfmadd231ps	320(%rsp), %zmm5, %zmm14
	vfnmadd213ps	1536(%rsp), %zmm0, %zmm14
	vfnmadd213ps	%zmm15, %zmm0, %zmm4
	vmulps	%zmm20, %zmm6, %zmm2
	vfmadd231ps	%zmm21, %zmm5, %zmm2
	vdivps	%zmm29, %zmm12, %zmm0
	vfnmadd213ps	%zmm1, %zmm3, %zmm2
	vmulps	%zmm0, %zmm3, %zmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vucomiss	%xmm6, %xmm25
	vfmadd231ps	%zmm22, %zmm0, %zmm11
	vfmadd231ps	%zmm0, %zmm7, %zmm18
	vmovups	%zmm19, 2048(%rsp)
	vmovups	%zmm11, 576(%rsp)
	vmovups	%zmm2, 1472(%rsp)
	vmovups	%zmm9, 640(%rsp)
	vmovups	%zmm23, 1408(%rsp)
	vmovups	%zmm27, 2112(%rsp)
	vmovups	%zmm7, 704(%rsp)
	vmovups	%zmm22, 96(%rsp)
	vmovups	%zmm10, 4096(%rsp)
	vmovups	%zmm13, 1728(%rsp)
	vmovups	%zmm14, 2816(%rsp)
	jbe	.L42b71
	vmovaps	%zmm22, %zmm5
	vmovaps	%zmm18, %zmm27
	vmovups	2752(%rsp), %zmm0
	vmovups	4608(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2752(%rsp)
	vcmpgeps	.L42c32(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
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
	vextractf32x4	$2, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vxorps	%xmm21, %xmm21, %xmm21
	vpbroadcastd	.L42c60(%rip), %zmm13
	vpbroadcastd	.L42c61(%rip), %zmm14
	vpbroadcastd	.L42c0(%rip), %zmm15
	vbroadcastss	.L42c64(%rip), %zmm18
	vbroadcastss	.L42c65(%rip), %zmm19
	vbroadcastss	.L42c66(%rip), %zmm20
	vbroadcastss	.L42c67(%rip), %zmm22
	vbroadcastss	.L42c68(%rip), %zmm23
	vmovaps	%zmm4, %zmm25
	jbe	.L42b73
	testq	%r10, %r10
	je	.L42b75
	vbroadcastss	8(%r9), %zmm2
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L42b77:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmulps	(%r13,%rdx), %zmm29, %zmm3
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
.L42b78:
	vmovaps	(%rdx), %zmm4
	vfmadd213ps	%zmm28, %zmm3, %zmm4
	vaddps	%zmm2, %zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm5
	vmovaps	(%rax,%rsi), %zmm6
	vsubps	%zmm4, %zmm6, %zmm6
	vmulps	%zmm5, %zmm6, %zmm6
	vaddps	%zmm12, %zmm5, %zmm5
	vcmpltps	%zmm6, %zmm12, %k1
	vmovaps	%zmm6, %zmm5 {%k1}
	vaddps	%zmm31, %zmm5, %zmm7
	vpaddd	%zmm13, %zmm7, %zmm7
	vpandd	%zmm14, %zmm7, %zmm7
	vpsubd	%zmm7, %zmm15, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vaddps	%zmm12, %zmm8, %zmm9
	vfmadd231ps	%zmm5, %zmm8, %zmm9
	vmulps	%zmm9, %zmm9, %zmm5
	vmovaps	%zmm16, %zmm8
	vfmadd213ps	%zmm17, %zmm9, %zmm8
	vmovaps	%zmm18, %zmm10
	vmovaps	%zmm20, %zmm11
	vfmadd213ps	%zmm22, %zmm9, %zmm11
	vfmadd213ps	%zmm19, %zmm9, %zmm10
	vfmadd231ps	%zmm23, %zmm5, %zmm11
	vfmadd213ps	%zmm10, %zmm5, %zmm11
	vfmadd213ps	%zmm8, %zmm5, %zmm11
	vfmadd213ps	%zmm9, %zmm5, %zmm11
	vaddps	%zmm31, %zmm6, %zmm5
	vfmadd231ps	%zmm24, %zmm7, %zmm11
	vmaxps	%zmm12, %zmm6, %zmm6
	vfmsub231ps	%zmm5, %zmm11, %zmm6
	vfmadd231ps	%zmm6, %zmm4, %zmm1
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L42b78
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L42b77
	jmp	.L42b80
	.p2align	4
.L42b71:
	vmovaps	%zmm4, %zmm25
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 1856(%rsp)
	vxorps	%xmm21, %xmm21, %xmm21
	vmovups	896(%rsp), %zmm7
	vmovups	256(%rsp), %zmm2
	vmovups	1280(%rsp), %zmm3
	vmovups	1152(%rsp), %zmm8
	jmp	.L42b81
	.p2align	4
.L42b73:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 1856(%rsp)
	vmovups	896(%rsp), %zmm7
	vmovaps	%zmm27, %zmm18
	vmovups	2048(%rsp), %zmm19
	vmovups	1408(%rsp), %zmm23
	vmovups	2112(%rsp), %zmm27
	vmovups	256(%rsp), %zmm2
	vmovups	1728(%rsp), %zmm13
	vmovups	2816(%rsp), %zmm14
	vmovups	1280(%rsp), %zmm3
	vmovups	1152(%rsp), %zmm8
	vmovaps	%zmm5, %zmm22
	jmp	.L42b81
.L42b75:
	vxorps	%xmm1, %xmm1, %xmm1
.L42b80:
	vbroadcastss	.L42c70(%rip), %zmm2
	vmovups	3904(%rsp), %zmm3
	vfmadd213ps	.L42c71(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm21, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3904(%rsp)
	vmovups	4160(%rsp), %zmm0
	vbroadcastss	.L42c72(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 4160(%rsp)
	vmovups	3200(%rsp), %zmm0
	vmaxps	.L42c23(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3200(%rsp)
	vblendmps	.L42c17(%rip){1to16}, %zmm31, %zmm0 {%k1}
	vmovups	3136(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1152(%rsp), %zmm8
	vsubps	%zmm2, %zmm8, %zmm8
	vmovups	2944(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	896(%rsp), %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmovups	3008(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	832(%rsp), %zmm5
	vsubps	%zmm4, %zmm5, %zmm5
	vmovups	%zmm5, 832(%rsp)
	vmovups	2368(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm29, %zmm29
	vmovups	2432(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vsubps	%zmm6, %zmm28, %zmm28
	vmovups	3072(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3072(%rsp)
	vmovups	3264(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3264(%rsp)
	vmovups	1088(%rsp), %zmm0
	vmovaps	%zmm21, %zmm0 {%k1}
	vmovups	%zmm0, 1088(%rsp)
	vmovups	2624(%rsp), %zmm0
	vbroadcastss	.L42c25(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2624(%rsp)
	vmovaps	%zmm31, %zmm0 {%k1} {z}
	vmovups	%zmm0, 1856(%rsp)
	vmovups	%zmm5, 2432(%rsp)
	vmovups	%zmm4, 2368(%rsp)
	vmovups	%zmm3, 3008(%rsp)
	vmovups	%zmm2, 2944(%rsp)
	vmovups	%zmm1, 3136(%rsp)
	vmovaps	%zmm27, %zmm18
	vmovups	2048(%rsp), %zmm19
	vmovups	576(%rsp), %zmm11
	vmovups	640(%rsp), %zmm9
	vmovups	1408(%rsp), %zmm23
	vmovups	2112(%rsp), %zmm27
	vmovups	96(%rsp), %zmm22
	vmovups	4096(%rsp), %zmm10
	vmovups	256(%rsp), %zmm2
	vmovups	1728(%rsp), %zmm13
	vmovups	2816(%rsp), %zmm14
	vmovups	1280(%rsp), %zmm3
.L42b81:
	vmovups	%zmm26, 5184(%rsp)
	vmovups	%zmm2, 256(%rsp)
	vbroadcastss	.L42c13(%rip), %zmm1
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm15
	vmovups	%zmm15, 448(%rsp)
	vmaxps	%zmm1, %zmm26, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm4
	vmovups	%zmm25, 5248(%rsp)
	vmaxps	%zmm1, %zmm25, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm16
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5376(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5504(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm31, %zmm5
	vmaxps	%zmm1, %zmm10, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmovups	%zmm0, 384(%rsp)
	vcmpleps	3392(%rsp), %zmm8, %k2
	vmovups	%zmm8, 1152(%rsp)
	vcmpgeps	3328(%rsp), %zmm8, %k4
	vblendmps	%zmm22, %zmm12, %zmm0 {%k4}
	vbroadcastss	.L42c36(%rip), %zmm30
	vxorps	%zmm30, %zmm22, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm21, %k6
	kmovw	26(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm21, %zmm31, %zmm8 {%k2}
	vmovups	%zmm8, 1536(%rsp)
	vcmpgeps	3456(%rsp), %zmm7, %k4
	vmovups	704(%rsp), %zmm1
	vblendmps	%zmm1, %zmm12, %zmm0 {%k4}
	vmovups	%zmm7, 896(%rsp)
	vcmpleps	3520(%rsp), %zmm7, %k4
	vxorps	%zmm30, %zmm1, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm21, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm21, %zmm31, %zmm6 {%k4}
	vmovups	%zmm6, 2880(%rsp)
	vmovdqu64	5440(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vmovups	832(%rsp), %zmm1
	vcmpgeps	3584(%rsp), %zmm1, %k1
	vmovups	768(%rsp), %zmm2
	vblendmps	%zmm2, %zmm12, %zmm0 {%k1}
	vcmpleps	3648(%rsp), %zmm1, %k1
	vxorps	%zmm30, %zmm2, %zmm0 {%k1}
	vcmpgeps	2496(%rsp), %zmm29, %k1
	vblendmps	%zmm9, %zmm12, %zmm2 {%k1}
	vcmpleps	2560(%rsp), %zmm29, %k1
	vxorps	%zmm30, %zmm9, %zmm2 {%k1}
	vcmpgeps	3712(%rsp), %zmm28, %k1
	vblendmps	%zmm27, %zmm12, %zmm3 {%k1}
	vcmpleps	3776(%rsp), %zmm28, %k1
	vxorps	%zmm30, %zmm27, %zmm3 {%k1}
	vcmpleps	%zmm0, %zmm21, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm21, %zmm31, %zmm7 {%k5}
	vmovups	%zmm7, 512(%rsp)
	vmulps	%zmm6, %zmm4, %zmm25
	vmovaps	%zmm4, %zmm0
	vmovups	%zmm4, 320(%rsp)
	vmulps	%zmm25, %zmm23, %zmm1
	vmulps	%zmm8, %zmm15, %zmm6
	vmulps	%zmm6, %zmm1, %zmm26
	vmulps	%zmm7, %zmm16, %zmm4
	vmovaps	%zmm16, %zmm15
	vmulps	%zmm4, %zmm13, %zmm1
	vmulps	%zmm6, %zmm1, %zmm9
	vmulps	%zmm26, %zmm9, %zmm8
	vmovaps	%zmm26, %zmm1
	vfnmadd213ps	%zmm31, %zmm26, %zmm1
	vbroadcastss	.L42c73(%rip), %zmm23
	vmovups	%zmm1, 5120(%rsp)
	vmaxps	%zmm23, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm31, %zmm20
	vmulps	%zmm20, %zmm0, %zmm10
	vmovaps	%zmm31, %zmm10 {%k4}
	vcmpleps	%zmm2, %zmm21, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm21, %zmm31, %zmm7 {%k3}
	vmovups	%zmm7, 1024(%rsp)
	vmulps	%zmm4, %zmm14, %zmm2
	vfmsub231ps	%zmm2, %zmm25, %zmm8
	vmulps	%zmm20, %zmm8, %zmm16
	vmovaps	%zmm9, %zmm8
	vfnmadd213ps	%zmm31, %zmm9, %zmm8
	vfnmadd231ps	%zmm16, %zmm16, %zmm8
	vmovaps	%zmm23, %zmm0
	vmaxps	%zmm23, %zmm8, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	%zmm7, %zmm5, %zmm22
	vmulps	%zmm22, %zmm11, %zmm11
	vmulps	%zmm6, %zmm11, %zmm17
	vmulps	%zmm26, %zmm17, %zmm11
	vmulps	%zmm9, %zmm17, %zmm12
	vmovups	%zmm9, 1216(%rsp)
	vdivps	%zmm2, %zmm31, %zmm1
	vmovups	448(%rsp), %zmm2
	vmulps	%zmm2, %zmm10, %zmm13
	vmovaps	%zmm10, %zmm13 {%k2}
	vmovdqu64	5312(%rsp), %zmm10
	vptestmd	%zmm10, %zmm10, %k0
	vmovaps	%zmm15, %zmm23
	vmulps	%zmm1, %zmm15, %zmm14
	vmovaps	%zmm31, %zmm14 {%k5}
	vcmpleps	%zmm3, %zmm21, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm21, %zmm31, %zmm3 {%k5}
	vmovups	%zmm3, 1984(%rsp)
	vmovups	384(%rsp), %zmm21
	vmulps	%zmm3, %zmm21, %zmm24
	vmulps	%zmm24, %zmm19, %zmm3
	vmulps	%zmm6, %zmm3, %zmm19
	vmulps	%zmm26, %zmm19, %zmm3
	vmulps	%zmm9, %zmm19, %zmm15
	vmovups	%zmm18, 4032(%rsp)
	vmulps	%zmm22, %zmm18, %zmm6
	vfmsub231ps	%zmm6, %zmm25, %zmm11
	vmulps	%zmm20, %zmm11, %zmm18
	vmulps	1472(%rsp), %zmm22, %zmm6
	vfmsub231ps	%zmm6, %zmm4, %zmm12
	vfnmadd231ps	%zmm16, %zmm18, %zmm12
	vmulps	%zmm1, %zmm12, %zmm7
	vmovaps	%zmm17, %zmm6
	vfnmadd213ps	%zmm31, %zmm17, %zmm6
	vfnmadd231ps	%zmm18, %zmm18, %zmm6
	vfnmadd231ps	%zmm7, %zmm7, %zmm6
	vmulps	2176(%rsp), %zmm24, %zmm10
	vfmsub231ps	%zmm10, %zmm25, %zmm3
	vmovaps	%zmm0, %zmm9
	vmaxps	%zmm0, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	2240(%rsp), %zmm24, %zmm10
	vfmsub231ps	%zmm10, %zmm4, %zmm15
	vmulps	%zmm17, %zmm19, %zmm11
	vdivps	%zmm0, %zmm31, %zmm10
	vmovups	%zmm24, 1600(%rsp)
	vmulps	2304(%rsp), %zmm24, %zmm0
	vmovups	%zmm22, 960(%rsp)
	vfmsub231ps	%zmm0, %zmm22, %zmm11
	vmulps	%zmm10, %zmm5, %zmm12
	vmovaps	%zmm31, %zmm12 {%k3}
	vmulps	%zmm20, %zmm3, %zmm4
	vfnmadd231ps	%zmm16, %zmm4, %zmm15
	vmulps	%zmm1, %zmm15, %zmm22
	vfnmadd231ps	%zmm18, %zmm4, %zmm11
	vfnmadd231ps	%zmm7, %zmm22, %zmm11
	vmulps	%zmm10, %zmm11, %zmm24
	vmulps	%zmm14, %zmm13, %zmm3
	vmovaps	%zmm19, %zmm0
	vfnmadd213ps	%zmm31, %zmm19, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vfnmadd231ps	%zmm22, %zmm22, %zmm0
	vfnmadd231ps	%zmm24, %zmm24, %zmm0
	vmaxps	%zmm9, %zmm0, %zmm11
	vsqrtps	%zmm11, %zmm11
	vmulps	%zmm12, %zmm3, %zmm12
	vdivps	%zmm11, %zmm31, %zmm9
	vmulps	%zmm9, %zmm21, %zmm3
	vmovaps	%zmm21, %zmm15
	vmulps	%zmm3, %zmm12, %zmm3
	vmovaps	%zmm12, %zmm3 {%k5}
	vmovups	%zmm3, 1920(%rsp)
	vmovss	1792(%rsp), %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vucomiss	%xmm12, %xmm11
	vmulps	96(%rsp), %zmm2, %zmm11
	kmovw	24(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm11, %zmm12
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd213ps	%zmm2, %zmm11, %zmm12 {%k3} {z}
	kmovw	22(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	320(%rsp), %zmm2
	vmulps	704(%rsp), %zmm2, %zmm13
	vmovaps	%zmm13, %zmm14 {%k3} {z}
	vfmadd213ps	%zmm12, %zmm14, %zmm14
	kmovw	20(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmovups	%zmm23, 1664(%rsp)
	vmulps	768(%rsp), %zmm23, %zmm21
	vmovaps	%zmm21, %zmm12 {%k1} {z}
	vfmadd213ps	%zmm14, %zmm12, %zmm12
	kmovw	18(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmovups	%zmm5, 1344(%rsp)
	vmulps	640(%rsp), %zmm5, %zmm23
	vmovaps	%zmm23, %zmm14 {%k1} {z}
	vfmadd213ps	%zmm12, %zmm14, %zmm14
	kmovw	16(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmulps	%zmm27, %zmm15, %zmm25
	vmovaps	%zmm25, %zmm12 {%k1} {z}
	vfmadd213ps	%zmm14, %zmm12, %zmm12
	vmulps	1536(%rsp), %zmm11, %zmm14
	vmovaps	%zmm26, %zmm5
	vmulps	%zmm14, %zmm26, %zmm26
	vmovups	2880(%rsp), %zmm2
	vmovaps	%zmm2, %zmm11
	vfmsub231ps	%zmm13, %zmm2, %zmm26
	vmovups	1216(%rsp), %zmm15
	vmulps	%zmm14, %zmm15, %zmm27
	vfmsub231ps	512(%rsp), %zmm21, %zmm27
	vmovaps	%zmm1, %zmm2
	vmovaps	%zmm28, %zmm13
	vmulps	%zmm14, %zmm17, %zmm28
	vfmsub231ps	1024(%rsp), %zmm23, %zmm28
	vmovups	1984(%rsp), %zmm1
	vmovaps	%zmm29, %zmm3
	vmulps	%zmm14, %zmm19, %zmm29
	vfmsub231ps	%zmm25, %zmm1, %zmm29
	vxorps	%zmm30, %zmm5, %zmm5
	vmovups	%zmm5, 1792(%rsp)
	vxorps	%zmm30, %zmm15, %zmm5
	vmovups	%zmm5, 3968(%rsp)
	vxorps	%zmm30, %zmm17, %zmm15
	vxorps	%zmm30, %zmm19, %zmm5
	vmovups	%zmm5, 1216(%rsp)
	vmovups	%zmm20, 3840(%rsp)
	vmulps	%zmm20, %zmm26, %zmm19
	vfnmadd231ps	%zmm16, %zmm19, %zmm27
	vxorps	%zmm30, %zmm16, %zmm17
	vfnmadd231ps	%zmm18, %zmm19, %zmm28
	vxorps	%zmm30, %zmm18, %zmm16
	vmulps	%zmm2, %zmm27, %zmm21
	vfnmadd231ps	%zmm7, %zmm21, %zmm28
	vxorps	%zmm30, %zmm7, %zmm20
	vfnmadd231ps	%zmm4, %zmm19, %zmm29
	vxorps	%zmm30, %zmm4, %zmm18
	vfnmadd231ps	%zmm22, %zmm21, %zmm29
	vxorps	%zmm30, %zmm22, %zmm22
	vmulps	%zmm10, %zmm28, %zmm23
	vfnmadd231ps	%zmm24, %zmm23, %zmm29
	vxorps	%zmm30, %zmm24, %zmm24
	vxorps	%xmm30, %xmm30, %xmm30
	vmovaps	%zmm14, %zmm4
	vfmadd213ps	%zmm30, %zmm14, %zmm4
	vfmadd231ps	%zmm19, %zmm19, %zmm4
	vfmadd231ps	%zmm21, %zmm21, %zmm4
	vfmadd231ps	%zmm23, %zmm23, %zmm4
	vmovaps	%zmm9, %zmm7
	vmulps	%zmm9, %zmm29, %zmm25
	vfmadd231ps	%zmm25, %zmm25, %zmm4
	ja	.L42b98
	vdivps	1344(%rsp), %zmm31, %zmm0
	vbroadcastss	16(%r9), %zmm5
	vmovups	%zmm3, 960(%rsp)
	vmulps	%zmm3, %zmm0, %zmm0
	vdivps	384(%rsp), %zmm31, %zmm6
	vmulps	%zmm13, %zmm6, %zmm6
	vmovups	2624(%rsp), %zmm27
	vdivps	%zmm27, %zmm31, %zmm8
	vmulps	1920(%rsp), %zmm8, %zmm3
	vmulps	.L42c74(%rip){1to16}, %zmm0, %zmm0
	vmulps	.L42c75(%rip){1to16}, %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm8
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm6, %zmm8 {%k1}
	vbroadcastss	.L42c25(%rip), %zmm26
	vmovups	3904(%rsp), %zmm0
	vcmpltps	%zmm26, %zmm0, %k1
	vaddps	%zmm0, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	.L42c76(%rip){1to16}, %zmm0, %zmm0 {%k1} {z}
	vmaxps	%zmm8, %zmm0, %zmm6
	vcmpunordps	%zmm8, %zmm8, %k1
	vmovaps	%zmm0, %zmm6 {%k1}
	vmulps	%zmm3, %zmm3, %zmm0
	vminps	%zmm31, %zmm0, %zmm0
	vmulps	%zmm5, %zmm0, %zmm0
	vmaxps	%zmm0, %zmm6, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpltps	%zmm26, %zmm27, %k1
	vmovaps	%zmm3, %zmm0 {%k1} {z}
	vmulps	%zmm0, %zmm0, %zmm0
	vmulss	%xmm5, %xmm5, %xmm3
	vbroadcastss	%xmm3, %zmm3
	vcmpleps	%zmm3, %zmm12, %k1
	vcmpleps	%zmm0, %zmm4, %k1 {%k1}
	vmulps	1536(%rsp), %zmm11, %zmm0
	vmulps	512(%rsp), %zmm0, %zmm0
	vmulps	1024(%rsp), %zmm0, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcmpnltps	%zmm0, %zmm30, %k2
	vmovaps	%zmm31, %zmm0 {%k2} {z}
	vbroadcastss	.L42c22(%rip), %zmm3
	vblendmps	%zmm0, %zmm3, %zmm0 {%k1}
	vmovups	4544(%rsp), %zmm4
	vcmpleps	2752(%rsp), %zmm4, %k1
	vbroadcastss	.L42c31(%rip), %zmm27
	vminps	%zmm27, %zmm0, %zmm0 {%k1}
	vmovups	2688(%rsp), %zmm4
	vcmpeqps	%zmm3, %zmm4, %k1
	vmovaps	%zmm0, %zmm4 {%k1}
	vmovups	%zmm4, 2688(%rsp)
	vcmpeqps	%zmm3, %zmm4, %k1
	vmovaps	%zmm31, %zmm5 {%k1} {z}
	vxorps	%xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm5, %xmm0
	vmovshdup	%xmm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm5, %xmm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm5, %xmm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vextractf128	$1, %ymm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vextractf32x4	$2, %zmm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vextractf32x4	$3, %zmm5, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vucomiss	%xmm1, %xmm0
	vbroadcastss	.L42c20(%rip), %zmm29
	vxorps	%xmm26, %xmm26, %xmm26
	vbroadcastss	.L42c64(%rip), %zmm30
	vmovups	5056(%rsp), %zmm4
	vmovaps	%zmm13, %zmm28
	ja	.L42b55
	vmovups	%zmm28, 1600(%rsp)
	vmulps	%zmm25, %zmm7, %zmm0
	vfmadd213ps	%zmm23, %zmm0, %zmm24
	vmulps	%zmm24, %zmm10, %zmm3
	vfmadd213ps	%zmm21, %zmm3, %zmm20
	vfmadd213ps	%zmm20, %zmm0, %zmm22
	vmulps	%zmm22, %zmm2, %zmm2
	vfmadd213ps	%zmm19, %zmm2, %zmm17
	vfmadd213ps	%zmm17, %zmm3, %zmm16
	vfmadd213ps	%zmm16, %zmm0, %zmm18
	vmulps	3840(%rsp), %zmm18, %zmm1
	vmovups	1792(%rsp), %zmm5
	vfmadd213ps	%zmm14, %zmm1, %zmm5
	vmovups	3968(%rsp), %zmm9
	vfmadd213ps	%zmm5, %zmm2, %zmm9
	vfmadd213ps	%zmm9, %zmm3, %zmm15
	vmovups	1216(%rsp), %zmm5
	vfmadd213ps	%zmm15, %zmm0, %zmm5
	vmulps	448(%rsp), %zmm5, %zmm5
	vmovups	%zmm5, 640(%rsp)
	vmulps	320(%rsp), %zmm1, %zmm1
	vmovups	%zmm1, 256(%rsp)
	vmulps	1664(%rsp), %zmm2, %zmm1
	vmovups	%zmm1, 96(%rsp)
	vmulps	1344(%rsp), %zmm3, %zmm1
	vmovups	%zmm1, 704(%rsp)
	vmulps	384(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 768(%rsp)
	vdivps	%zmm4, %zmm31, %zmm0
	vmulps	4800(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L42c60(%rip), %zmm15
	vpaddd	%zmm15, %zmm0, %zmm1
	vpbroadcastd	.L42c61(%rip), %zmm16
	vpandd	%zmm16, %zmm1, %zmm1
	vpbroadcastd	.L42c0(%rip), %zmm17
	vpsubd	%zmm1, %zmm17, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm31, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L42c62(%rip), %zmm3
	vbroadcastss	.L42c63(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm2, %zmm3
	vmovaps	%zmm30, %zmm4
	vfmadd213ps	.L42c65(%rip){1to16}, %zmm2, %zmm4
	vbroadcastss	.L42c66(%rip), %zmm5
	vfmadd213ps	.L42c67(%rip){1to16}, %zmm2, %zmm5
	vfmadd231ps	.L42c68(%rip){1to16}, %zmm0, %zmm5
	vfmadd213ps	%zmm4, %zmm0, %zmm5
	vfmadd213ps	%zmm3, %zmm0, %zmm5
	vfmadd213ps	%zmm2, %zmm0, %zmm5
	vfmadd231ps	.L42c69(%rip){1to16}, %zmm1, %zmm5
	vmovups	4416(%rsp), %zmm0
	vfmadd231ps	.L42c77(%rip){1to16}, %zmm0, %zmm5
	vmovups	4864(%rsp), %zmm0
	vfmadd231ps	.L42c78(%rip){1to16}, %zmm0, %zmm5
	vmovups	%zmm5, 512(%rsp)
	movl	8(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	cmpb	$1, %cl
	vbroadcastss	.L42c15(%rip), %zmm18
	vbroadcastss	.L42c22(%rip), %zmm21
	movq	88(%rsp), %r11
	jne	.L42b88
	vbroadcastss	8(%r9), %zmm0
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L42b85:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovups	960(%rsp), %zmm2
	vmulps	(%r13,%rdx), %zmm2, %zmm2
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L42c65(%rip), %zmm20
	vbroadcastss	.L42c66(%rip), %zmm5
	vbroadcastss	.L42c67(%rip), %zmm29
	vbroadcastss	.L42c68(%rip), %zmm24
	vmovups	1600(%rsp), %zmm30
	vbroadcastss	.L42c63(%rip), %zmm19
	.p2align	4
.L42b86:
	vmovaps	(%rdx), %zmm4
	vfmadd213ps	%zmm30, %zmm2, %zmm4
	vaddps	%zmm0, %zmm4, %zmm4
	vdivps	%zmm4, %zmm31, %zmm7
	vmovaps	(%rax,%rsi), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmulps	%zmm7, %zmm8, %zmm8
	vaddps	%zmm18, %zmm7, %zmm9
	vcmpltps	%zmm8, %zmm18, %k1
	vmovaps	%zmm8, %zmm9 {%k1}
	vaddps	%zmm31, %zmm9, %zmm12
	vpaddd	%zmm15, %zmm12, %zmm12
	vpandd	%zmm16, %zmm12, %zmm12
	vmovdqa64	%zmm15, %zmm22
	vpsubd	%zmm12, %zmm17, %zmm15
	vmovdqa64	%zmm16, %zmm23
	vaddps	%zmm18, %zmm15, %zmm16
	vfmadd231ps	%zmm9, %zmm15, %zmm16
	vmulps	%zmm16, %zmm16, %zmm9
	vbroadcastss	.L42c64(%rip), %zmm15
	vfmadd213ps	%zmm20, %zmm16, %zmm15
	vmovdqa64	%zmm17, %zmm26
	vmovaps	%zmm5, %zmm17
	vfmadd213ps	%zmm29, %zmm16, %zmm17
	vfmadd231ps	%zmm24, %zmm9, %zmm17
	vfmadd213ps	%zmm15, %zmm9, %zmm17
	vbroadcastss	.L42c62(%rip), %zmm15
	vfmadd213ps	%zmm19, %zmm16, %zmm15
	vfmadd213ps	%zmm15, %zmm9, %zmm17
	vmovdqa64	%zmm22, %zmm15
	vfmadd213ps	%zmm16, %zmm9, %zmm17
	vmovdqa64	%zmm23, %zmm16
	vcvtdq2ps	%zmm12, %zmm9
	vfmadd231ps	.L42c69(%rip){1to16}, %zmm9, %zmm17
	vaddps	%zmm31, %zmm8, %zmm9
	vmaxps	%zmm18, %zmm8, %zmm8
	vfmsub231ps	%zmm9, %zmm17, %zmm8
	vmovdqa64	%zmm26, %zmm17
	vaddps	%zmm21, %zmm4, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vfmadd231ps	%zmm8, %zmm4, %zmm3
	vmulps	%zmm7, %zmm0, %zmm4
	vmulps	%zmm9, %zmm9, %zmm7
	vaddps	%zmm9, %zmm1, %zmm1
	vmulps	%zmm7, %zmm9, %zmm8
	vaddps	%zmm7, %zmm6, %zmm6
	vaddps	%zmm8, %zmm28, %zmm28
	vfmadd231ps	%zmm8, %zmm4, %zmm13
	vmulps	%zmm8, %zmm7, %zmm8
	vfmadd231ps	%zmm7, %zmm4, %zmm14
	vmulps	%zmm7, %zmm7, %zmm7
	vaddps	%zmm7, %zmm27, %zmm27
	vfmadd231ps	%zmm7, %zmm4, %zmm11
	vfmadd231ps	%zmm4, %zmm8, %zmm10
	vaddps	%zmm8, %zmm25, %zmm25
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L42b86
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L42b85
.L42b88:
	movq	%r14, %rbx
	vbroadcastss	44(%r9), %zmm2
	vmovss	.L42c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	832(%rsp), %zmm26
	vsubps	%zmm2, %zmm26, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vbroadcastss	28(%r9), %zmm7
	vbroadcastss	36(%r9), %zmm8
	vmovaps	%xmm8, %xmm9
	vfmadd213ps	%zmm7, %zmm4, %zmm8
	vfmadd213ps	%zmm31, %zmm4, %zmm8
	vmulps	%zmm4, %zmm4, %zmm12
	vfmadd213ps	%zmm31, %zmm12, %zmm8
	vmovss	.L42c23(%rip), %xmm16
	vmulss	%xmm16, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vmovss	.L42c30(%rip), %xmm17
	vmulss	%xmm17, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vfmadd231ps	%zmm9, %zmm4, %zmm7
	vbroadcastss	.L42c20(%rip), %zmm19
	vmaxps	%zmm19, %zmm8, %zmm9
	vsqrtps	%zmm9, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vbroadcastss	.L42c31(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm4, %zmm7
	vmulps	%zmm7, %zmm4, %zmm4
	vbroadcastss	.L42c12(%rip), %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vmulps	%zmm9, %zmm4, %zmm4
	vbroadcastss	20(%r9), %zmm7
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	vmulps	%zmm4, %zmm7, %zmm4
	vaddps	%zmm2, %zmm26, %zmm2
	vbroadcastss	32(%r9), %zmm7
	vmulps	%zmm0, %zmm2, %zmm2
	vbroadcastss	40(%r9), %zmm9
	vmovaps	%xmm9, %xmm12
	vfmadd213ps	%zmm7, %zmm2, %zmm9
	vfmadd213ps	%zmm31, %zmm2, %zmm9
	vmulps	%zmm2, %zmm2, %zmm15
	vfmadd213ps	%zmm31, %zmm15, %zmm9
	vmulss	%xmm16, %xmm12, %xmm12
	vbroadcastss	%xmm12, %zmm12
	vmulss	%xmm17, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vfmadd231ps	%zmm12, %zmm2, %zmm7
	vfmadd213ps	%zmm18, %zmm2, %zmm7
	vmulps	%zmm7, %zmm2, %zmm2
	vmaxps	%zmm19, %zmm9, %zmm7
	vsqrtps	%zmm7, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vmulps	%zmm5, %zmm2, %zmm2
	vmulps	%zmm7, %zmm2, %zmm2
	vmulps	%zmm7, %zmm9, %zmm7
	vbroadcastss	24(%r9), %zmm9
	vmulps	%zmm7, %zmm9, %zmm7
	vmulps	%zmm2, %zmm9, %zmm2
	vmulps	%zmm4, %zmm0, %zmm4
	vmulps	%zmm2, %zmm0, %zmm0
	vbroadcastss	.L42c3(%rip), %zmm30
	vmovups	640(%rsp), %zmm19
	vandps	%zmm30, %zmm19, %zmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vmaxps	%zmm5, %zmm2, %zmm2
	vmovups	256(%rsp), %zmm23
	vandps	%zmm30, %zmm23, %zmm9
	vmaxps	%zmm2, %zmm9, %zmm2
	vandps	%zmm30, %zmm4, %zmm4
	vandps	%zmm30, %zmm0, %zmm0
	vcmpunordps	%zmm4, %zmm4, %k1
	vmaxps	%zmm4, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vandps	96(%rsp), %zmm30, %zmm0
	vmulps	%zmm4, %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vcmpunordps	%zmm8, %zmm8, %k1
	vminps	%zmm8, %zmm7, %zmm2
	vmovaps	%zmm7, %zmm2 {%k1}
	vmovups	2688(%rsp), %zmm5
	vcmpleps	%zmm31, %zmm5, %k2
	vmulps	.L42c80(%rip){1to16}, %zmm2, %zmm2
	vcmpleps	%zmm2, %zmm0, %k3 {%k2}
	vbroadcastss	208(%r9), %zmm17
	vmovups	320(%rsp), %zmm20
	vmulps	1408(%rsp), %zmm20, %zmm0
	vmovups	448(%rsp), %zmm12
	vmulps	%zmm12, %zmm0, %zmm9
	vmovups	1664(%rsp), %zmm8
	vmulps	1728(%rsp), %zmm8, %zmm0
	vmulps	%zmm12, %zmm0, %zmm29
	vmulps	2816(%rsp), %zmm8, %zmm0
	vmulps	%zmm9, %zmm29, %zmm7
	vfmsub231ps	%zmm0, %zmm20, %zmm7
	vmovups	1344(%rsp), %zmm15
	vmulps	576(%rsp), %zmm15, %zmm0
	vmulps	%zmm12, %zmm0, %zmm4
	vmulps	4032(%rsp), %zmm15, %zmm0
	vmulps	%zmm9, %zmm4, %zmm18
	vfmsub231ps	%zmm0, %zmm20, %zmm18
	vmulps	1472(%rsp), %zmm15, %zmm0
	vmulps	%zmm29, %zmm4, %zmm21
	vfmsub231ps	%zmm0, %zmm8, %zmm21
	vmovups	384(%rsp), %zmm2
	vmulps	2048(%rsp), %zmm2, %zmm0
	vmulps	%zmm12, %zmm0, %zmm16
	vmulps	2176(%rsp), %zmm2, %zmm0
	vmulps	%zmm9, %zmm16, %zmm12
	vfmsub231ps	%zmm0, %zmm20, %zmm12
	vmulps	2240(%rsp), %zmm2, %zmm0
	vmulps	%zmm29, %zmm16, %zmm20
	vfmsub231ps	%zmm0, %zmm8, %zmm20
	vbroadcastss	12(%r9), %zmm0
	vmovups	%zmm0, 576(%rsp)
	vmovups	1152(%rsp), %zmm22
	vaddps	%zmm22, %zmm19, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3328(%rsp), %zmm8
	vminps	%zmm0, %zmm8, %zmm0
	vmovaps	%zmm8, %zmm0 {%k1}
	vcmpeqps	.L42c23(%rip){1to16}, %zmm5, %k1
	vcmpunordps	%zmm0, %zmm0, %k4
	vmovups	3392(%rsp), %zmm5
	vmaxps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k4}
	vmovaps	%zmm9, %zmm5
	vfnmadd213ps	%zmm31, %zmm9, %zmm5
	vmovaps	%zmm0, %zmm22 {%k3}
	vminps	%zmm31, %zmm5, %zmm19
	vbroadcastss	.L42c73(%rip), %zmm24
	vmaxps	%zmm24, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm8
	vmulps	%zmm8, %zmm7, %zmm0
	vmovaps	%zmm17, %zmm22 {%k1}
	movq	240(%rsp), %r12
	movq	%r12, %rax
	shlq	$6, %rax
	vmovaps	%zmm22, (%r15,%rax)
	vmovups	%zmm29, 640(%rsp)
	vmovaps	%zmm29, %zmm5
	vfnmadd213ps	%zmm31, %zmm29, %zmm5
	vfnmadd231ps	%zmm0, %zmm0, %zmm5
	vminps	%zmm19, %zmm5, %zmm22
	vmaxps	%zmm24, %zmm5, %zmm5
	vsqrtps	%zmm5, %zmm5
	vmovups	896(%rsp), %zmm29
	vaddps	%zmm29, %zmm23, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	3456(%rsp), %zmm23
	vminps	%zmm7, %zmm23, %zmm19
	vmovaps	%zmm23, %zmm19 {%k4}
	vdivps	%zmm5, %zmm31, %zmm7
	vcmpunordps	%zmm19, %zmm19, %k4
	vmovups	3520(%rsp), %zmm23
	vmaxps	%zmm19, %zmm23, %zmm5
	vmovaps	%zmm23, %zmm5 {%k4}
	vmovaps	%zmm5, %zmm29 {%k3}
	vmulps	%zmm8, %zmm18, %zmm19
	vfnmadd231ps	%zmm0, %zmm19, %zmm21
	vmulps	%zmm7, %zmm21, %zmm18
	vmulps	2304(%rsp), %zmm2, %zmm5
	vmovaps	%zmm17, %zmm29 {%k1}
	addq	%r11, %r12
	shlq	$6, %r12
	vmovaps	%zmm29, (%r15,%r12)
	vmovaps	%zmm15, %zmm29
	vmovups	576(%rsp), %zmm15
	vmulps	%zmm4, %zmm16, %zmm21
	vfmsub231ps	%zmm5, %zmm29, %zmm21
	vmovaps	%zmm4, %zmm5
	vfnmadd213ps	%zmm31, %zmm4, %zmm5
	vfnmadd231ps	%zmm19, %zmm19, %zmm5
	vfnmadd231ps	%zmm18, %zmm18, %zmm5
	vminps	%zmm22, %zmm5, %zmm23
	vmaxps	%zmm24, %zmm5, %zmm5
	vsqrtps	%zmm5, %zmm5
	vaddps	96(%rsp), %zmm26, %zmm22
	vcmpunordps	%zmm22, %zmm22, %k4
	vmovups	3584(%rsp), %zmm24
	vminps	%zmm22, %zmm24, %zmm22
	vmovaps	%zmm24, %zmm22 {%k4}
	vdivps	%zmm5, %zmm31, %zmm5
	vcmpunordps	%zmm22, %zmm22, %k4
	vmovups	3648(%rsp), %zmm24
	vmaxps	%zmm22, %zmm24, %zmm22
	vmovaps	%zmm24, %zmm22 {%k4}
	vmovaps	%zmm22, %zmm26 {%k3}
	vmulps	%zmm8, %zmm12, %zmm22
	vfnmadd231ps	%zmm0, %zmm22, %zmm20
	vmulps	%zmm7, %zmm20, %zmm20
	vfnmadd231ps	%zmm19, %zmm22, %zmm21
	vfnmadd231ps	%zmm18, %zmm20, %zmm21
	leaq	(%r15,%rax), %rdx
	vmovaps	%zmm17, %zmm26 {%k1}
	movq	%r11, %rcx
	shlq	$7, %rcx
	vmovaps	%zmm26, (%rcx,%rdx)
	vmulps	%zmm5, %zmm21, %zmm21
	vmovaps	%zmm16, %zmm12
	vfnmadd213ps	%zmm31, %zmm16, %zmm12
	vfnmadd231ps	%zmm22, %zmm22, %zmm12
	vfnmadd231ps	%zmm20, %zmm20, %zmm12
	vfnmadd231ps	%zmm21, %zmm21, %zmm12
	vminps	%zmm23, %zmm12, %zmm23
	vcmpgtps	.L42c79(%rip){1to16}, %zmm23, %k0
	vmovups	960(%rsp), %zmm26
	vaddps	704(%rsp), %zmm26, %zmm23
	vcmpunordps	%zmm23, %zmm23, %k4
	vmovups	2496(%rsp), %zmm24
	vminps	%zmm23, %zmm24, %zmm23
	vmovaps	%zmm24, %zmm23 {%k4}
	vcmpunordps	%zmm23, %zmm23, %k4
	vmovups	2560(%rsp), %zmm24
	vmaxps	%zmm23, %zmm24, %zmm23
	vmovaps	%zmm24, %zmm23 {%k4}
	vmovaps	%zmm23, %zmm26 {%k3}
	vmulps	%zmm26, %zmm15, %zmm23
	vmovaps	%zmm17, %zmm23 {%k1}
	leaq	(%r11,%r11,2), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm23, (%rsi,%rdx)
	vmovups	1600(%rsp), %zmm26
	vaddps	768(%rsp), %zmm26, %zmm23
	vcmpunordps	%zmm23, %zmm23, %k4
	vmovups	3712(%rsp), %zmm24
	vminps	%zmm23, %zmm24, %zmm23
	vmovaps	%zmm24, %zmm23 {%k4}
	vcmpunordps	%zmm23, %zmm23, %k4
	vmovups	3776(%rsp), %zmm24
	vmaxps	%zmm23, %zmm24, %zmm23
	vmovaps	%zmm24, %zmm23 {%k4}
	vmovaps	%zmm23, %zmm26 {%k3}
	vmulps	%zmm26, %zmm15, %zmm23
	vmovups	%zmm17, 96(%rsp)
	vmovaps	%zmm17, %zmm23 {%k1}
	movq	%r11, %rsi
	shlq	$8, %rsi
	vmovaps	%zmm23, (%rsi,%rdx)
	movl	$5, %esi
	movl	8(%rsp), %r14d
	testb	$2, %r14b
	je	.L42b91
	vmaxps	.L42c73(%rip){1to16}, %zmm12, %zmm12
	vsqrtps	%zmm12, %zmm12
	vdivps	%zmm12, %zmm31, %zmm12
	vbroadcastss	.L42c36(%rip), %zmm30
	vxorps	%zmm30, %zmm9, %zmm23
	vmulps	%zmm15, %zmm29, %zmm9
	vmulps	%zmm15, %zmm2, %zmm15
	kandw	%k0, %k2, %k2
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %esi
	shrl	$2, %esi
	leaq	(%r11,%r11,4), %r10
	shlq	$6, %r10
	addq	%r15, %r10
	xorl	%r9d, %r9d
	testl	%edx, %edx
	sete	%r9b
	leaq	7(%rsi,%rsi,2), %r8
	movl	$14, %edi
	movl	$8, %esi
	cmoveq	%rsi, %rdi
	movl	$19, %esi
	movl	$9, %r11d
	cmoveq	%r11, %rsi
	movq	88(%rsp), %r11
	xorq	$7, %r9
	imulq	%r11, %r9
	shlq	$6, %r9
	addq	%r15, %r9
	imulq	%r11, %r8
	shlq	$6, %r8
	addq	%r15, %r8
	imulq	%r11, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	imulq	%r11, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmulps	%zmm23, %zmm8, %zmm29
	vmovups	640(%rsp), %zmm2
	vfmadd231ps	%zmm29, %zmm0, %zmm2
	vxorps	%zmm30, %zmm2, %zmm17
	vmulps	%zmm17, %zmm7, %zmm26
	vxorps	%zmm30, %zmm8, %zmm17
	vmulps	%zmm17, %zmm0, %zmm0
	vmulps	%zmm7, %zmm0, %zmm24
	vfmadd231ps	%zmm29, %zmm19, %zmm4
	vfmadd231ps	%zmm26, %zmm18, %zmm4
	vxorps	%zmm30, %zmm4, %zmm0
	vmulps	%zmm0, %zmm5, %zmm23
	vmulps	%zmm19, %zmm8, %zmm0
	vfmadd231ps	%zmm24, %zmm18, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm5, %zmm19
	vxorps	%zmm30, %zmm7, %zmm0
	vmulps	%zmm0, %zmm18, %zmm0
	vmulps	%zmm5, %zmm0, %zmm18
	vfmadd231ps	%zmm29, %zmm22, %zmm16
	vfmadd231ps	%zmm26, %zmm20, %zmm16
	vfmadd231ps	%zmm23, %zmm21, %zmm16
	vxorps	%zmm30, %zmm16, %zmm0
	vmulps	%zmm0, %zmm12, %zmm17
	vmulps	%zmm22, %zmm8, %zmm0
	vfmadd231ps	%zmm24, %zmm20, %zmm0
	vfmadd231ps	%zmm19, %zmm21, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm12, %zmm16
	vmulps	%zmm20, %zmm7, %zmm0
	vfmadd231ps	%zmm18, %zmm21, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm12, %zmm4
	vxorps	%zmm30, %zmm5, %zmm0
	vbroadcastss	.L42c3(%rip), %zmm30
	vmulps	%zmm0, %zmm21, %zmm0
	vmulps	%zmm12, %zmm0, %zmm0
	vmovaps	%zmm29, %zmm20
	vfmadd213ps	%zmm31, %zmm29, %zmm20
	vfmadd231ps	%zmm26, %zmm26, %zmm20
	vfmadd231ps	%zmm23, %zmm23, %zmm20
	vfmadd231ps	%zmm17, %zmm17, %zmm20
	vmovups	448(%rsp), %zmm22
	vmulps	%zmm20, %zmm22, %zmm20
	vmovups	96(%rsp), %zmm2
	vmovaps	%zmm2, %zmm21
	vmulps	%zmm20, %zmm22, %zmm21 {%k2}
	vmovaps	%zmm21, (%rax,%r10)
	vmulps	%zmm8, %zmm8, %zmm20
	vfmadd231ps	%zmm24, %zmm24, %zmm20
	vfmadd231ps	%zmm19, %zmm19, %zmm20
	vfmadd231ps	%zmm16, %zmm16, %zmm20
	vmovups	320(%rsp), %zmm22
	vmulps	%zmm20, %zmm22, %zmm20
	vmovaps	%zmm2, %zmm21
	vmulps	%zmm20, %zmm22, %zmm21 {%k2}
	vmovaps	%zmm21, (%rax,%r9)
	movq	32(%rsp), %r9
	vmulps	%zmm7, %zmm7, %zmm20
	vfmadd231ps	%zmm18, %zmm18, %zmm20
	vfmadd231ps	%zmm4, %zmm4, %zmm20
	vmovups	1664(%rsp), %zmm22
	vmulps	%zmm20, %zmm22, %zmm20
	vmovaps	%zmm2, %zmm21
	vmulps	%zmm20, %zmm22, %zmm21 {%k2}
	vmovaps	%zmm21, (%rax,%r8)
	vmulps	%zmm5, %zmm5, %zmm20
	vfmadd231ps	%zmm0, %zmm0, %zmm20
	vmulps	%zmm9, %zmm20, %zmm20
	vmovaps	%zmm2, %zmm21
	vmulps	%zmm20, %zmm9, %zmm21 {%k2}
	vmovaps	%zmm21, (%rax,%rdi)
	vmulps	%zmm12, %zmm12, %zmm20
	vmulps	%zmm15, %zmm20, %zmm20
	vmovaps	%zmm2, %zmm21
	vmulps	%zmm20, %zmm15, %zmm21 {%k2}
	vmovaps	%zmm21, (%rax,%rsi)
	movl	$10, %esi
	testl	%edx, %edx
	je	.L42b91
	vmulps	%zmm29, %zmm8, %zmm8
	vfmadd231ps	%zmm26, %zmm24, %zmm8
	vfmadd231ps	%zmm23, %zmm19, %zmm8
	vfmadd231ps	%zmm17, %zmm16, %zmm8
	vmovups	320(%rsp), %zmm22
	vmulps	%zmm8, %zmm22, %zmm8
	vmovups	96(%rsp), %zmm2
	vmovaps	%zmm2, %zmm20
	vmovups	448(%rsp), %zmm29
	vmulps	%zmm8, %zmm29, %zmm20 {%k2}
	movq	%rcx, %rdx
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm20, (%rax,%rdx)
	vmulps	%zmm26, %zmm7, %zmm8
	vfmadd231ps	%zmm23, %zmm18, %zmm8
	vfmadd231ps	%zmm17, %zmm4, %zmm8
	vmovups	1664(%rsp), %zmm21
	vmulps	%zmm8, %zmm21, %zmm8
	vmovaps	%zmm2, %zmm20
	vmulps	%zmm8, %zmm29, %zmm20 {%k2}
	movq	%r11, %rdx
	shlq	$9, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm20, (%rax,%rdx)
	vmulps	%zmm24, %zmm7, %zmm7
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vfmadd231ps	%zmm16, %zmm4, %zmm7
	vmulps	%zmm7, %zmm21, %zmm7
	vmovaps	%zmm2, %zmm8
	vmulps	%zmm7, %zmm22, %zmm8 {%k2}
	leaq	(%r11,%r11,8), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm8, (%rax,%rsi)
	vmulps	%zmm23, %zmm5, %zmm7
	vfmadd231ps	%zmm17, %zmm0, %zmm7
	vmulps	%zmm9, %zmm7, %zmm7
	vmovaps	%zmm2, %zmm8
	vmulps	%zmm7, %zmm29, %zmm8 {%k2}
	imulq	$704, %r11, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm8, (%rax,%rsi)
	vmulps	%zmm19, %zmm5, %zmm7
	vfmadd231ps	%zmm16, %zmm0, %zmm7
	vmulps	%zmm9, %zmm7, %zmm7
	vmovaps	%zmm2, %zmm8
	vmulps	%zmm7, %zmm22, %zmm8 {%k2}
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm8, (%rax,%rcx)
	vmulps	%zmm18, %zmm5, %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm5
	vmulps	%zmm9, %zmm5, %zmm5
	vmovaps	%zmm2, %zmm7
	vmulps	%zmm5, %zmm21, %zmm7 {%k2}
	imulq	$832, %r11, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, (%rax,%rcx)
	vmulps	%zmm17, %zmm12, %zmm5
	vmulps	%zmm15, %zmm5, %zmm5
	vmovaps	%zmm2, %zmm7
	vmulps	%zmm5, %zmm29, %zmm7 {%k2}
	imulq	$960, %r11, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, (%rax,%rcx)
	vmulps	%zmm16, %zmm12, %zmm5
	vmulps	%zmm15, %zmm5, %zmm5
	vmovaps	%zmm2, %zmm7
	vmulps	%zmm5, %zmm22, %zmm7 {%k2}
	movq	%r11, %rcx
	shlq	$10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, (%rax,%rcx)
	vmulps	%zmm4, %zmm12, %zmm4
	vmulps	%zmm15, %zmm4, %zmm4
	vmovaps	%zmm2, %zmm5
	vmulps	%zmm4, %zmm21, %zmm5 {%k2}
	imulq	$1088, %r11, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	vmulps	%zmm0, %zmm12, %zmm0
	vmulps	%zmm15, %zmm0, %zmm0
	vmulps	%zmm0, %zmm9, %zmm2 {%k2}
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm2, (%rax,%rdx)
	movl	$20, %esi
.L42b91:
	testb	$8, %r14b
	vxorps	%xmm16, %xmm16, %xmm16
	je	.L42b93
	vbroadcastss	208(%r9), %zmm0
	vmovups	2688(%rsp), %zmm2
	vcmpeqps	.L42c23(%rip){1to16}, %zmm2, %k2
	vaddps	%zmm3, %zmm3, %zmm2
	vmovups	512(%rsp), %zmm7
	vfmsub132ps	.L42c35(%rip){1to16}, %zmm3, %zmm7
	vbroadcastss	100(%r9), %zmm4
	vfmadd213ps	%zmm16, %zmm1, %zmm4
	vfmadd231ps	104(%r9){1to16}, %zmm6, %zmm4
	vfmadd231ps	108(%r9){1to16}, %zmm28, %zmm4
	vfmadd231ps	112(%r9){1to16}, %zmm27, %zmm4
	vfmadd231ps	116(%r9){1to16}, %zmm25, %zmm4
	vfmadd231ps	120(%r9){1to16}, %zmm14, %zmm4
	vfmadd231ps	124(%r9){1to16}, %zmm13, %zmm4
	vfmadd231ps	128(%r9){1to16}, %zmm11, %zmm4
	vfmadd231ps	132(%r9){1to16}, %zmm10, %zmm4
	vbroadcastss	136(%r9), %zmm3
	vmovups	4736(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm16, %zmm1, %zmm3
	vfmadd231ps	140(%r9){1to16}, %zmm6, %zmm3
	vfmadd231ps	144(%r9){1to16}, %zmm28, %zmm3
	vfmadd231ps	148(%r9){1to16}, %zmm27, %zmm3
	vfmadd231ps	152(%r9){1to16}, %zmm25, %zmm3
	vfmadd231ps	156(%r9){1to16}, %zmm14, %zmm3
	vfmadd231ps	160(%r9){1to16}, %zmm13, %zmm3
	vfmadd231ps	164(%r9){1to16}, %zmm11, %zmm3
	vfmadd231ps	168(%r9){1to16}, %zmm10, %zmm3
	vfmadd132ps	172(%r9){1to16}, %zmm16, %zmm1
	vfmadd231ps	176(%r9){1to16}, %zmm6, %zmm1
	vfmadd231ps	180(%r9){1to16}, %zmm28, %zmm1
	vfmadd231ps	184(%r9){1to16}, %zmm27, %zmm1
	vfmadd231ps	188(%r9){1to16}, %zmm25, %zmm1
	vfmadd231ps	192(%r9){1to16}, %zmm14, %zmm1
	vfmadd231ps	196(%r9){1to16}, %zmm13, %zmm1
	vfmadd231ps	200(%r9){1to16}, %zmm11, %zmm1
	vfmadd231ps	204(%r9){1to16}, %zmm10, %zmm1
	vfmadd231ps	.L42c31(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L42c81(%rip){1to16}, %zmm5, %zmm1
	vmovaps	%zmm0, %zmm7 {%k2}
	movq	%rsi, %rcx
	imulq	%r11, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, (%rax,%rcx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	1(%rsi), %rcx
	imulq	%r11, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm2, (%rax,%rcx)
	vmovaps	%zmm0, %zmm4 {%k2}
	leaq	2(%rsi), %rcx
	imulq	%r11, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	3(%rsi), %rcx
	imulq	%r11, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm0, %zmm1 {%k2}
	addq	$4, %rsi
	imulq	%r11, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	jmp	.L42b93
.L42b97:
	addq	$5576, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
