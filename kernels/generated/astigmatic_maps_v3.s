# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L45c0:
	.long	0x3f800000
.L45c1:
	.long	1048576
.L45c2:
	.long	0x5d800000
.L45c3:
	.long	0x3f40094e
.L45c4:
	.long	0x3e1d5a5a
.L45c5:
	.long	0x3bd74912
.L45c6:
	.long	0x3f156f3d
.L45c7:
	.long	0x3d26f715
.L45c8:
	.long	8388607
.L45c9:
	.long	0x21800000
.L45c10:
	.long	1258291200
.L45c11:
	.long	1392508928
.L45c12:
	.long	0x53000080
.L45c13:
	.long	0xc9800000
.L45c14:
	.long	0x3f000000
.L45c15:
	.long	0x7fffffff
.L45c16:
	.long	0x40400000
.L45c17:
	.long	0x0da24260
.L45c18:
	.long	0x1e3ce508
.L45c19:
	.long	0xbf800000
.L45c20:
	.long	0x41100000
.L45c21:
	.long	0x3e800000
.L45c22:
	.long	0x3d2aaaab
.L45c23:
	.long	0x7f7fffff
.L45c24:
	.long	0x02081cea
.L45c25:
	.long	0x41490fdb
.L45c26:
	.long	0x40a00000
.L45c27:
	.long	0x40800000
.L45c28:
	.long	0x3fc00000
.L45c29:
	.long	0x7149f2ca
.L45c31:
	.long	2
.L45c32:
	.long	4
.L45c33:
	.long	8
.L45c34:
	.long	16
.L45c35:
	.long	0x40000000
.L45c36:
	.long	0x41400000
.L45c37:
	.long	0x40c00000
.L45c38:
	.long	0x3f3504f3
.L45c39:
	.long	0xbf000000
.L45c40:
	.long	0x80000000
.L45c41:
	.long	0xc2ae0000
.L45c42:
	.long	0x3fb8aa3b
.L45c43:
	.long	0xbf317200
.L45c44:
	.long	0xb5bfbe8e
.L45c45:
	.long	0x3c1e8629
.L45c46:
	.long	0x3aae0472
.L45c47:
	.long	0x3d635b73
.L45c48:
	.long	0x3e75fc8c
.L45c49:
	.long	0x3f317214
.L45c50:
	.long	0x42fe0000
.L45c51:
	.long	0x4f000000
.L45c52:
	.long	0x3e99999a
.L45c53:
	.long	0x3ef89ba5
.L45c54:
	.long	0xbe04a19d
.L45c55:
	.long	0xbf03248e
.L45c56:
	.long	0x3f0c3744
.L45c57:
	.long	0xbdc1d79d
.L45c58:
	.long	0x3e5c1572
.L45c59:
	.long	0x3e17e642
.L45c60:
	.long	0x3e2ecff8
.L45c61:
	.long	0x3e2d3f9f
.L45c62:
	.long	0x3ecc422a
.L45c63:
	.long	0x3f106ebb
.L45c64:
	.long	0xc0000000
.L45c65:
	.long	3234528013
.L45c66:
	.long	4286578688
.L45c67:
	.long	0xbf00000d
.L45c68:
	.long	0x3eaaac4e
.L45c69:
	.long	0xbe7fd7d0
.L45c70:
	.long	0x3e4bdb47
.L45c71:
	.long	0xbe2ec8d2
.L45c72:
	.long	0x3e259a3a
.L45c73:
	.long	0xbddadb52
.L45c74:
	.long	0x33b17218
.L45c75:
	.long	0x3a83126f
.L45c76:
	.long	0x3727c5ac
.L45c77:
	.long	0x41800000
.L45c78:
	.long	0x358637bd
.L45c79:
	.long	0x350637bd
.L45c80:
	.long	0x34210fb0
.L45c81:
	.long	0x36a7c5ac
.L45c82:
	.long	0x3f317218
.L45c83:
	.long	0x3feb3f8f
.L45c84:
	.long	0x38d1b717
.L45c85:
	.long	0x3951b717
.L45c86:
	.long	0x41000000
.L45c87:
	.long	0x3cf5c28f
.L45c88:
	.long	0x41200000
.L45c89:
	.long	0x26901d7d
.L45c90:
	.long	0x3f800054
.L45c91:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L45c30:
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
.L45c92:
	.zero	32
	.globl	gaussmle_astigmatic_maps_v3
gaussmle_astigmatic_maps_v3:
	.globl	_gaussmle_astigmatic_maps_v3
_gaussmle_astigmatic_maps_v3:
	testl	%ecx, %ecx
	je	.L45b99
	testl	%edx, %edx
	je	.L45b99
	testl	%esi, %esi
	je	.L45b99
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3688, %rsp
	movq	3760(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 1696(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	3744(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1664(%rsp)
	leaq	96(%r10), %rcx
	movq	%rcx, 632(%rsp)
	movq	%r9, 1680(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 928(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1656(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1672(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 936(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	.L45c0(%rip), %ymm1
	vbroadcastss	.L45c14(%rip), %ymm15
	xorl	%edx, %edx
	vbroadcastss	.L45c65(%rip), %ymm0
	vmovups	%ymm0, 3008(%rsp)
	vbroadcastss	.L45c66(%rip), %ymm0
	vmovups	%ymm0, 2976(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm11
	vbroadcastss	.L45c40(%rip), %ymm0
	vmovups	%ymm0, 1616(%rsp)
	vbroadcastss	.L45c3(%rip), %ymm8
	vbroadcastss	.L45c7(%rip), %ymm3
	vmovups	%ymm11, 1456(%rsp)
	movq	%rsi, 1712(%rsp)
	movq	%r12, 1704(%rsp)
	jmp	.L45b4
	.p2align	4
.L45b97:
	incq	%rdx
	addq	1656(%rsp), %r8
	cmpq	1664(%rsp), %rdx
	je	.L45b98
.L45b4:
	movq	%rdx, %r9
	imulq	928(%rsp), %r9
	movq	%r9, 1688(%rsp)
	movq	%r8, %r10
	xorl	%ebx, %ebx
	movq	%r8, 1728(%rsp)
	movq	%rdx, 1720(%rsp)
	jmp	.L45b5
	.p2align	4
.L45b96:
	incq	%rbx
	addq	1672(%rsp), %r10
	cmpq	928(%rsp), %rbx
	je	.L45b97
.L45b5:
	movq	1688(%rsp), %r9
	addq	%rbx, %r9
	imulq	%rsi, %r9
	addq	1680(%rsp), %r9
	movq	%r10, 296(%rsp)
	xorl	%r14d, %r14d
	movq	%r10, 1752(%rsp)
	movq	%rbx, 1744(%rsp)
	movq	%r9, 1736(%rsp)
	jmp	.L45b6
	.p2align	4
.L45b94:
	vorps	%ymm13, %ymm10, %ymm0
	vbroadcastss	.L45c16(%rip), %ymm1
	vblendvps	%ymm0, 2672(%rsp), %ymm1, %ymm0
	movq	1696(%rsp), %rdx
	vmovups	2448(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r13)
	movq	3760(%rsp), %rax
	movq	1712(%rsp), %rsi
	movq	1728(%rsp), %r8
	vbroadcastss	.L45c0(%rip), %ymm1
	vbroadcastss	.L45c14(%rip), %ymm15
	movq	1720(%rsp), %rdx
	vbroadcastss	.L45c3(%rip), %ymm8
	vbroadcastss	.L45c7(%rip), %ymm3
	movq	1752(%rsp), %r10
	movq	1744(%rsp), %rbx
.L45b95:
	incq	%r14
	addq	$2, 296(%rsp)
	cmpq	%rsi, %r14
	je	.L45b96
.L45b6:
	leaq	(%r9,%r14), %r15
	movl	8(%rax), %r13d
	movq	%r13, 88(%rsp)
	cmpq	%r13, %r15
	jae	.L45b95
	movq	%r14, 1768(%rsp)
	movl	(%rax), %r13d
	movl	16(%rax), %edx
	movl	%edx, 592(%rsp)
	movl	20(%rax), %eax
	movl	%eax, 44(%rsp)
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rdx
	movq	%r15, 1760(%rsp)
	imulq	%r15, %rdx
	addq	%rdx, %rdx
	testq	%r13, %r13
	je	.L45b8
	leaq	(,%r13,2), %rsi
	movl	$2, %r15d
	subq	%r13, %r15
	movq	296(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1488(%rsp)
	vpbroadcastd	.L45c1(%rip), %ymm0
	vmovaps	%ymm1, %ymm2
	vmovups	%ymm1, 1520(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 160(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r9d, %r9d
	jmp	.L45b10
	.p2align	4
.L45b40:
	vaddps	%ymm4, %ymm6, %ymm6
	vaddps	%ymm13, %ymm10, %ymm10
	vaddps	%ymm9, %ymm14, %ymm14
	vaddps	%ymm12, %ymm15, %ymm15
	incq	%r9
	addq	%rsi, %r14
	cmpq	%r13, %r9
	je	.L45b41
.L45b10:
	movl	%r14d, %eax
	shrl	%eax
	andl	$1073741823, %eax
	shlq	$6, %rax
	movl	%esi, %r8d
	imull	%r9d, %r8d
	addl	%edx, %r8d
	andl	$2147483646, %r8d
	shlq	$5, %r8
	movq	936(%rsp), %r10
	leaq	(%r10,%r8), %r12
	vmovaps	(%r10,%r8), %ymm1
	vmovaps	32(%r10,%r8), %ymm13
	testb	$8, 44(%rsp)
	jne	.L45b11
	cmpl	$1, %r13d
	je	.L45b20
	addq	632(%rsp), %rax
	vsubps	%ymm13, %ymm1, %ymm4
	cmpq	$1, %r13
	je	.L45b22
.L45b23:
	vxorps	%xmm1, %xmm1, %xmm1
	vaddps	%ymm1, %ymm4, %ymm9
	vaddps	%ymm1, %ymm13, %ymm12
	jne	.L45b24
.L45b38:
	testq	%r9, %r9
	jne	.L45b40
	jmp	.L45b39
	.p2align	4
.L45b11:
	cmpl	$1, %r13d
	jne	.L45b13
	vaddps	%ymm5, %ymm13, %ymm5
.L45b13:
	vmovups	%ymm6, 336(%rsp)
	addq	632(%rsp), %rax
	vsubps	%ymm13, %ymm1, %ymm11
	cmpq	$1, %r13
	vmovups	%ymm14, 192(%rsp)
	vmovaps	%ymm2, %ymm6
	jne	.L45b15
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, (%rsp)
.L45b15:
	vbroadcastss	.L45c2(%rip), %ymm2
	vcmpltps	%ymm2, %ymm13, %ymm9
	vandps	%ymm1, %ymm9, %ymm1
	vaddps	%ymm1, %ymm8, %ymm9
	vbroadcastss	.L45c4(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm9
	vbroadcastss	.L45c5(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm9
	vbroadcastss	.L45c6(%rip), %ymm2
	vaddps	%ymm2, %ymm1, %ymm12
	vfmadd213ps	%ymm3, %ymm1, %ymm12
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm1, %ymm4, %ymm1
	vbroadcastss	.L45c0(%rip), %ymm2
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vblendvps	%ymm1, %ymm12, %ymm2, %ymm12
	vmulps	1520(%rsp), %ymm12, %ymm12
	vmovaps	%ymm13, %ymm3
	vpsrld	$23, %ymm9, %ymm13
	vpsrld	$23, %ymm12, %ymm14
	vpsubd	%ymm14, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm0
	vbroadcastss	.L45c8(%rip), %ymm13
	vandps	%ymm13, %ymm9, %ymm9
	vmovups	1456(%rsp), %ymm6
	vorps	%ymm6, %ymm9, %ymm14
	vandps	%ymm13, %ymm12, %ymm9
	vorps	%ymm6, %ymm9, %ymm6
	vandps	%ymm2, %ymm1, %ymm1
	vmovups	1488(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm2
	vmovups	%ymm11, 48(%rsp)
	vaddps	%ymm4, %ymm11, %ymm9
	vmovups	%ymm3, 128(%rsp)
	vaddps	%ymm4, %ymm3, %ymm12
	jne	.L45b17
	vmovups	%ymm6, 1520(%rsp)
	vmovups	%ymm2, 1488(%rsp)
	vbroadcastss	.L45c7(%rip), %ymm3
	vmovaps	%ymm14, %ymm2
	vmovups	192(%rsp), %ymm14
	vmovups	336(%rsp), %ymm6
	jmp	.L45b36
	.p2align	4
.L45b20:
	vaddps	%ymm5, %ymm13, %ymm5
	addq	632(%rsp), %rax
	vsubps	%ymm13, %ymm1, %ymm4
	cmpq	$1, %r13
	jne	.L45b23
.L45b22:
	vmovups	(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vaddps	%ymm1, %ymm4, %ymm9
	vaddps	%ymm1, %ymm13, %ymm12
	je	.L45b38
.L45b24:
	vmovups	%ymm4, 48(%rsp)
	vmovaps	%ymm13, %ymm3
	vmovaps	%ymm7, %ymm4
	vmovaps	%ymm10, %ymm7
	vmovaps	%ymm15, %ymm10
	vmovaps	%ymm6, %ymm15
	leaq	-2(%r13), %r8
	vmovaps	%ymm2, %ymm6
	testq	%r8, %r8
	je	.L45b25
	movl	$1, %r8d
	.p2align	4
.L45b27:
	vmovaps	-32(%rax), %ymm1
	vmovaps	(%rax), %ymm13
	vsubps	%ymm13, %ymm1, %ymm1
	vaddps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm13, %ymm12, %ymm12
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	addq	$64, %rax
	cmpq	$1, %r10
	jne	.L45b27
	jmp	.L45b28
	.p2align	4
.L45b17:
	vmovups	%ymm7, 368(%rsp)
	vmovups	%ymm10, 304(%rsp)
	vmovups	%ymm5, 96(%rsp)
	vmovups	%ymm15, 256(%rsp)
	vmovaps	%ymm6, %ymm7
	vmovaps	%ymm2, %ymm5
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L45b18
	movl	$1, %r8d
	vbroadcastss	.L45c0(%rip), %ymm6
	vmovups	1456(%rsp), %ymm3
	vbroadcastss	.L45c2(%rip), %ymm10
	vmovaps	%ymm14, %ymm2
	.p2align	4
.L45b32:
	vmovaps	-32(%rax), %ymm1
	vmovaps	(%rax), %ymm14
	vcmpltps	%ymm10, %ymm14, %ymm15
	vandps	%ymm1, %ymm15, %ymm15
	vaddps	%ymm8, %ymm15, %ymm4
	vbroadcastss	.L45c4(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm4
	vbroadcastss	.L45c5(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm4
	vbroadcastss	.L45c6(%rip), %ymm8
	vaddps	%ymm8, %ymm15, %ymm8
	vbroadcastss	.L45c7(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm15, %ymm8
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm15, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm8, %ymm6, %ymm8
	vmulps	%ymm7, %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm2
	vpsubd	%ymm2, %ymm0, %ymm0
	vpsrld	$23, %ymm4, %ymm2
	vpaddd	%ymm2, %ymm0, %ymm0
	vandps	%ymm6, %ymm15, %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vsubps	%ymm14, %ymm1, %ymm1
	vaddps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm14, %ymm12, %ymm12
	vandps	%ymm4, %ymm13, %ymm1
	vorps	%ymm3, %ymm1, %ymm2
	vandps	%ymm13, %ymm8, %ymm1
	vbroadcastss	.L45c3(%rip), %ymm8
	vorps	%ymm3, %ymm1, %ymm7
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	addq	$64, %rax
	cmpq	$1, %r10
	jne	.L45b32
	jmp	.L45b33
.L45b25:
	movl	$1, %r8d
.L45b28:
	movq	%r8, %rax
	shlq	$6, %rax
	vmovaps	(%r12,%rax), %ymm2
	vmovaps	32(%r12,%rax), %ymm1
	vsubps	%ymm1, %ymm2, %ymm13
	incq	%r8
	cmpq	%r13, %r8
	jne	.L45b30
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm13, %ymm2
	vmovups	%ymm2, (%rsp)
	vaddps	%ymm1, %ymm5, %ymm5
.L45b30:
	vmovaps	%ymm6, %ymm2
	vaddps	%ymm13, %ymm9, %ymm9
	vaddps	%ymm1, %ymm12, %ymm12
	vmovaps	%ymm15, %ymm6
	vmovaps	%ymm10, %ymm15
	vmovaps	%ymm7, %ymm10
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm3, %ymm13
	vbroadcastss	.L45c7(%rip), %ymm3
	vmovups	48(%rsp), %ymm4
	testq	%r9, %r9
	jne	.L45b40
	jmp	.L45b39
.L45b18:
	movl	$1, %r8d
	vmovaps	%ymm14, %ymm2
.L45b33:
	vmovups	%ymm7, 1520(%rsp)
	vmovups	%ymm5, 1488(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%r8, %rax
	shlq	$6, %rax
	vmovaps	(%r12,%rax), %ymm15
	vmovaps	32(%r12,%rax), %ymm1
	vsubps	%ymm1, %ymm15, %ymm3
	incq	%r8
	cmpq	%r13, %r8
	vmovups	%ymm3, 224(%rsp)
	vmovaps	%ymm2, %ymm11
	jne	.L45b35
	vmovups	(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	96(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm2
	vmovups	%ymm2, 96(%rsp)
.L45b35:
	vmovups	1456(%rsp), %ymm14
	vbroadcastss	.L45c2(%rip), %ymm3
	vbroadcastss	.L45c4(%rip), %ymm10
	vbroadcastss	.L45c5(%rip), %ymm5
	vbroadcastss	.L45c6(%rip), %ymm7
	vcmpltps	%ymm3, %ymm1, %ymm2
	vandps	%ymm2, %ymm15, %ymm2
	vaddps	%ymm2, %ymm8, %ymm4
	vfmadd213ps	%ymm10, %ymm2, %ymm4
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vbroadcastss	.L45c7(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm8
	vcmpltps	%ymm2, %ymm6, %ymm2
	vbroadcastss	.L45c0(%rip), %ymm6
	vblendvps	%ymm2, %ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm6, %ymm8
	vmulps	1520(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm15
	vpsubd	%ymm15, %ymm0, %ymm0
	vpsrld	$23, %ymm4, %ymm15
	vpaddd	%ymm0, %ymm15, %ymm0
	vandps	%ymm4, %ymm13, %ymm4
	vandps	%ymm13, %ymm8, %ymm8
	vandps	%ymm6, %ymm2, %ymm2
	vmovups	1488(%rsp), %ymm5
	vaddps	%ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 1488(%rsp)
	vaddps	224(%rsp), %ymm9, %ymm9
	vaddps	%ymm1, %ymm12, %ymm12
	vorps	%ymm4, %ymm14, %ymm2
	vorps	%ymm14, %ymm8, %ymm1
	vmovups	%ymm1, 1520(%rsp)
	vbroadcastss	.L45c3(%rip), %ymm8
	vmovups	192(%rsp), %ymm14
	vmovups	336(%rsp), %ymm6
	vmovups	256(%rsp), %ymm15
	vmovups	96(%rsp), %ymm5
	vmovups	304(%rsp), %ymm10
	vmovups	368(%rsp), %ymm7
.L45b36:
	vmovups	128(%rsp), %ymm13
	vmovups	48(%rsp), %ymm4
	testq	%r9, %r9
	jne	.L45b40
.L45b39:
	vmovups	160(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vaddps	%ymm7, %ymm12, %ymm7
	jmp	.L45b40
	.p2align	4
.L45b41:
	vbroadcastss	.L45c9(%rip), %ymm1
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm1, %ymm2
	vmulps	%ymm1, %ymm7, %ymm1
	vroundps	$8, %ymm1, %ymm11
	vmulps	%ymm2, %ymm12, %ymm1
	vmovaps	%ymm10, %ymm7
	vroundps	$8, %ymm1, %ymm10
	vmulps	%ymm2, %ymm7, %ymm1
	vroundps	$8, %ymm1, %ymm8
	vmulps	%ymm2, %ymm5, %ymm1
	vroundps	$8, %ymm1, %ymm7
	vmulps	%ymm2, %ymm15, %ymm1
	vroundps	$8, %ymm1, %ymm3
	vpbroadcastd	.L45c10(%rip), %ymm1
	vpblendw	$170, %ymm1, %ymm0, %ymm1
	vpsrld	$16, %ymm0, %ymm0
	vpbroadcastd	.L45c11(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm0, %ymm0
	vbroadcastss	.L45c12(%rip), %ymm2
	vsubps	%ymm2, %ymm0, %ymm0
	vmovaps	%ymm4, %ymm2
	vaddps	%ymm0, %ymm1, %ymm0
	vbroadcastss	.L45c13(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	.L45c14(%rip), %ymm15
	vmovups	160(%rsp), %ymm12
	jmp	.L45b42
.L45b8:
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm1, 1520(%rsp)
	vmovaps	%ymm1, %ymm2
.L45b42:
	testq	%rbx, %rbx
	vmovups	%ymm2, 3296(%rsp)
	vmovups	%ymm0, 3264(%rsp)
	vmovups	%ymm14, 192(%rsp)
	vmovups	%ymm3, 48(%rsp)
	js	.L45b43
	vxorps	%xmm5, %xmm5, %xmm5
	vcvtsi2ss	%rbx, %xmm5, %xmm1
	jmp	.L45b45
	.p2align	4
.L45b43:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %esi
	andl	$1, %esi
	orq	%rax, %rsi
	vxorps	%xmm5, %xmm5, %xmm5
	vcvtsi2ss	%rsi, %xmm5, %xmm0
	vaddss	%xmm0, %xmm0, %xmm1
.L45b45:
	vxorps	%xmm5, %xmm5, %xmm5
	vcvtsi2ss	%r13, %xmm5, %xmm0
	vbroadcastss	%xmm0, %ymm13
	vsubps	%ymm11, %ymm13, %ymm0
	vbroadcastss	.L45c0(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vdivps	%ymm0, %ymm5, %ymm0
	vsubps	%ymm10, %ymm13, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vdivps	%ymm2, %ymm5, %ymm2
	vsubps	%ymm8, %ymm13, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vdivps	%ymm4, %ymm5, %ymm4
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	%ymm4, %ymm6, %ymm3
	vmovups	%ymm13, 160(%rsp)
	vsubps	%ymm7, %ymm13, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vdivps	%ymm4, %ymm5, %ymm4
	vminps	%ymm0, %ymm2, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	vmulps	(%rsp), %ymm4, %ymm4
	vmaxps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm8, %ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm4, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vminps	%ymm7, %ymm2, %ymm4
	vcmpunordps	%ymm7, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm4, %ymm4
	vmaxps	%ymm7, %ymm2, %ymm7
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm2
	vminps	%ymm0, %ymm3, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm7, %ymm0
	vminps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm0
	vaddps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vbroadcastss	%xmm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r13, %r13
	vbroadcastss	.L45c16(%rip), %ymm14
	je	.L45b54
	vmaxps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm14, %ymm9
	leaq	(,%r13,2), %rax
	movl	%r13d, %esi
	andl	$-2, %esi
	movq	296(%rsp), %r8
	imulq	%rbx, %r8
	xorl	%r9d, %r9d
	jmp	.L45b47
	.p2align	4
.L45b48:
	vxorps	%xmm12, %xmm12, %xmm12
	xorl	%r14d, %r14d
.L45b52:
	vmovaps	%ymm11, %ymm1
	vmovaps	%ymm10, %ymm11
	movl	%eax, %r10d
	imull	%r9d, %r10d
	addl	%edx, %r10d
	andl	$2147483646, %r10d
	shlq	$5, %r10
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%r14, %xmm6, %xmm5
	addq	936(%rsp), %r10
	shlq	$6, %r14
	vmovaps	(%r10,%r14), %ymm10
	vmovaps	32(%r10,%r14), %ymm13
	vsubps	%ymm13, %ymm10, %ymm10
	vsubps	%ymm0, %ymm10, %ymm10
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%ymm4, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm14, %ymm13
	vfmsub231ps	%ymm10, %ymm10, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm13
	vbroadcastss	%xmm5, %ymm10
	vaddps	%ymm13, %ymm12, %ymm12
	vfmadd213ps	%ymm11, %ymm13, %ymm10
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm11
	vfmadd213ps	%ymm1, %ymm13, %ymm11
.L45b53:
	vcvtsi2ss	%r9, %xmm0, %xmm1
	vbroadcastss	%xmm1, %ymm5
	vaddps	%ymm3, %ymm12, %ymm3
	vfmadd231ps	%ymm5, %ymm12, %ymm8
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm1, %ymm12, %ymm7
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	.L45b54
.L45b47:
	cmpl	$1, %r13d
	je	.L45b48
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	632(%rsp), %r15
	vxorps	%xmm12, %xmm12, %xmm12
	xorl	%r14d, %r14d
	vmovaps	%ymm14, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	.p2align	4
.L45b50:
	vmovaps	-96(%r15), %ymm1
	vmovaps	-64(%r15), %ymm13
	vmovaps	-32(%r15), %ymm14
	vmovaps	(%r15), %ymm15
	vsubps	%ymm13, %ymm1, %ymm1
	vsubps	%ymm0, %ymm1, %ymm1
	vmaxps	%ymm6, %ymm1, %ymm1
	vfmadd213ps	%ymm9, %ymm4, %ymm13
	vfmsub231ps	%ymm1, %ymm1, %ymm13
	vmaxps	%ymm6, %ymm13, %ymm1
	vcvtsi2ss	%r14, %xmm0, %xmm13
	vbroadcastss	%xmm13, %ymm5
	vaddps	%ymm1, %ymm12, %ymm12
	vfmadd213ps	%ymm10, %ymm1, %ymm5
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm13
	vfmadd213ps	%ymm11, %ymm1, %ymm13
	vsubps	%ymm15, %ymm14, %ymm1
	vsubps	%ymm0, %ymm1, %ymm1
	vmaxps	%ymm6, %ymm1, %ymm1
	vfmadd213ps	%ymm9, %ymm4, %ymm15
	vfmsub231ps	%ymm1, %ymm1, %ymm15
	vmaxps	%ymm6, %ymm15, %ymm1
	leaq	1(%r14), %r10
	vcvtsi2ss	%r10, %xmm0, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm1, %ymm12, %ymm12
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vmulss	%xmm11, %xmm11, %xmm5
	vbroadcastss	%xmm5, %ymm11
	vfmadd213ps	%ymm13, %ymm1, %ymm11
	addq	$2, %r14
	subq	$-128, %r15
	cmpq	%rsi, %r14
	jne	.L45b50
	testb	$1, %r13b
	vmovaps	%ymm4, %ymm14
	jne	.L45b52
	jmp	.L45b53
	.p2align	4
.L45b54:
	vbroadcastss	.L45c17(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm1
	vbroadcastss	.L45c0(%rip), %ymm15
	vdivps	%ymm1, %ymm15, %ymm1
	vbroadcastss	.L45c18(%rip), %ymm4
	vcmpltps	%ymm3, %ymm4, %ymm5
	vbroadcastss	.L45c19(%rip), %ymm4
	vaddps	160(%rsp), %ymm4, %ymm6
	vbroadcastss	.L45c14(%rip), %ymm9
	vmulps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm1, %ymm10, %ymm9
	vblendvps	%ymm5, %ymm9, %ymm6, %ymm13
	vmulps	%ymm1, %ymm8, %ymm8
	vblendvps	%ymm5, %ymm8, %ymm6, %ymm12
	vbroadcastss	.L45c20(%rip), %ymm4
	vmovups	(%rsp), %ymm10
	vdivps	%ymm4, %ymm10, %ymm5
	vbroadcastss	.L45c15(%rip), %ymm9
	vmulps	%ymm1, %ymm11, %ymm6
	vmovups	%ymm13, 400(%rsp)
	vfnmadd231ps	%ymm13, %ymm13, %ymm6
	vaddps	%ymm6, %ymm6, %ymm6
	vminps	%ymm6, %ymm5, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm8, %ymm6
	vbroadcastss	.L45c21(%rip), %ymm4
	vmaxps	%ymm4, %ymm6, %ymm6
	vsqrtps	%ymm6, %ymm8
	vmovups	%ymm9, 1936(%rsp)
	vandps	192(%rsp), %ymm9, %ymm6
	vmovups	%ymm6, 432(%rsp)
	vmulps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm12, 224(%rsp)
	vfnmadd231ps	%ymm12, %ymm12, %ymm1
	vaddps	%ymm1, %ymm1, %ymm1
	vminps	%ymm1, %ymm5, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm6, %ymm1
	vmaxps	%ymm4, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm11
	vsubps	48(%rsp), %ymm10, %ymm1
	vmovups	%ymm1, 3104(%rsp)
	vmovss	60(%r11), %xmm1
	vmovss	84(%r11), %xmm4
	vmovaps	%xmm1, (%rsp)
	vmovaps	%xmm4, 496(%rsp)
	vsubss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, 368(%rsp)
	vmulss	.L45c22(%rip), %xmm1, %xmm1
	vmovss	%xmm1, 48(%rsp)
	vbroadcastss	44(%r11), %ymm13
	vmovss	.L45c0(%rip), %xmm1
	vdivss	48(%r11), %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm14
	vbroadcastss	20(%r11), %ymm1
	vmovups	%ymm1, 160(%rsp)
	vbroadcastss	28(%r11), %ymm1
	vmovups	%ymm1, 336(%rsp)
	vbroadcastss	36(%r11), %ymm1
	vmovups	%ymm1, 128(%rsp)
	xorl	%eax, %eax
	vbroadcastss	24(%r11), %ymm1
	vmovups	%ymm1, 96(%rsp)
	vbroadcastss	32(%r11), %ymm1
	vmovups	%ymm1, 256(%rsp)
	vbroadcastss	40(%r11), %ymm1
	vmovups	%ymm1, 304(%rsp)
	vbroadcastss	.L45c23(%rip), %ymm1
	vmovss	.L45c14(%rip), %xmm6
	vbroadcastss	.L45c24(%rip), %ymm7
	.p2align	4
.L45b55:
	vcvtsi2ss	%eax, %xmm0, %xmm5
	vaddss	%xmm6, %xmm5, %xmm5
	vmovss	48(%rsp), %xmm4
	vfmadd213ss	(%rsp), %xmm4, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vsubps	%ymm13, %ymm5, %ymm12
	vmulps	%ymm14, %ymm12, %ymm12
	vmovups	128(%rsp), %ymm4
	vfmadd213ps	336(%rsp), %ymm12, %ymm4
	vfmadd213ps	%ymm15, %ymm12, %ymm4
	vaddps	%ymm5, %ymm13, %ymm10
	vmulps	%ymm14, %ymm10, %ymm10
	vmovups	304(%rsp), %ymm9
	vfmadd213ps	256(%rsp), %ymm10, %ymm9
	vmulps	%ymm12, %ymm12, %ymm12
	vfmadd213ps	%ymm15, %ymm10, %ymm9
	vmulps	%ymm10, %ymm10, %ymm10
	vfmadd213ps	%ymm15, %ymm10, %ymm9
	vfmadd213ps	%ymm15, %ymm12, %ymm4
	vmaxps	%ymm7, %ymm9, %ymm10
	vsqrtps	%ymm10, %ymm10
	vmaxps	%ymm7, %ymm4, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm15, %ymm12
	vmulps	%ymm4, %ymm12, %ymm4
	vdivps	%ymm10, %ymm15, %ymm10
	vmulps	160(%rsp), %ymm4, %ymm4
	vmulps	%ymm10, %ymm9, %ymm9
	vmulps	96(%rsp), %ymm9, %ymm9
	vsubps	%ymm11, %ymm9, %ymm10
	vmulps	%ymm9, %ymm11, %ymm9
	vdivps	%ymm9, %ymm15, %ymm9
	vmulps	%ymm10, %ymm10, %ymm10
	vmulps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vsubps	%ymm8, %ymm4, %ymm4
	vdivps	%ymm10, %ymm15, %ymm10
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm9
	vcmpltps	%ymm1, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm2
	vminps	%ymm1, %ymm9, %ymm1
	incl	%eax
	cmpl	$24, %eax
	jne	.L45b55
	vpbroadcastd	.L45c23(%rip), %ymm1
	vmovdqu	432(%rsp), %ymm4
	vpcmpgtd	%ymm1, %ymm4, %ymm1
	vbroadcastss	.L45c25(%rip), %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmovups	3104(%rsp), %ymm6
	vmovups	192(%rsp), %ymm5
	vfnmadd231ps	%ymm6, %ymm0, %ymm5
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm3
	vbroadcastss	52(%r11), %ymm13
	vbroadcastss	76(%r11), %ymm14
	vbroadcastss	56(%r11), %ymm11
	vbroadcastss	80(%r11), %ymm12
	vbroadcastss	(%rsp), %ymm9
	vbroadcastss	496(%rsp), %ymm10
	vbroadcastss	68(%r11), %ymm7
	vbroadcastss	92(%r11), %ymm8
	vmovups	400(%rsp), %ymm5
	vminps	%ymm5, %ymm14, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2576(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm13, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 2608(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm5, %ymm4
	vmovups	%ymm4, 1104(%rsp)
	vmovups	224(%rsp), %ymm5
	vminps	%ymm5, %ymm12, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm12, 2224(%rsp)
	vblendvps	%ymm5, %ymm12, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm11, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm11, 2256(%rsp)
	vblendvps	%ymm4, %ymm11, %ymm5, %ymm4
	vmovups	%ymm4, 944(%rsp)
	vminps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2288(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm2
	vmaxps	%ymm2, %ymm9, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm9, 2320(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm4, %ymm2
	vmovups	%ymm2, 1040(%rsp)
	vminps	%ymm0, %ymm8, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm8, 2352(%rsp)
	vblendvps	%ymm0, %ymm8, %ymm2, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm7, 2384(%rsp)
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmaxps	%ymm15, %ymm3, %ymm0
	vbroadcastss	.L45c26(%rip), %ymm3
	vcmpltps	%ymm3, %ymm6, %ymm2
	vpor	%ymm2, %ymm1, %ymm1
	vbroadcastss	88(%r11), %ymm2
	vmovups	%ymm2, 2160(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	64(%r11), %ymm2
	vmovups	%ymm2, 2192(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 224(%rsp)
	movl	592(%rsp), %eax
	vpandn	%ymm15, %ymm1, %ymm6
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	.L45c27(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2672(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3168(%rsp)
	leaq	(%r13,%r13), %rax
	vmovss	368(%rsp), %xmm0
	vmulss	.L45c21(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3328(%rsp)
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	296(%rsp), %r10
	imulq	%rbx, %r10
	movq	%r13, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2032(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1968(%rsp)
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vmovups	%ymm0, 1776(%rsp)
	vmovups	%ymm15, 2128(%rsp)
	vbroadcastss	.L45c29(%rip), %ymm0
	vmovups	%ymm0, 3136(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1552(%rsp)
	vmovups	%ymm0, 2416(%rsp)
	vmovups	%ymm2, 2512(%rsp)
	vbroadcastss	.L45c28(%rip), %ymm0
	vmovups	%ymm0, 2736(%rsp)
	vbroadcastss	.L45c23(%rip), %ymm0
	vmovups	%ymm0, 2640(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2448(%rsp)
	vmovaps	%ymm15, %ymm9
	vxorps	%xmm8, %xmm8, %xmm8
	jmp	.L45b57
	.p2align	4
.L45b100:
	vbroadcastss	.L45c0(%rip), %ymm11
	vmovups	3392(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm1
	vminps	%ymm1, %ymm14, %ymm1
	vminps	%ymm1, %ymm10, %ymm1
	vminps	%ymm1, %ymm2, %ymm1
	vmovups	464(%rsp), %ymm7
	vmulps	1392(%rsp), %ymm7, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmovups	(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm6
	vminps	%ymm1, %ymm6, %ymm1
	vmovups	368(%rsp), %ymm14
	vmulps	1136(%rsp), %ymm14, %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	vmovups	48(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm6
	vminps	%ymm1, %ymm6, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm1
	vmovups	304(%rsp), %ymm6
	vmulps	3200(%rsp), %ymm6, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	160(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm6
	vminps	%ymm1, %ymm6, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm1
	vmovups	192(%rsp), %ymm6
	vmulps	2704(%rsp), %ymm6, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	336(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm6
	vminps	%ymm1, %ymm6, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm1
	vmovups	736(%rsp), %ymm6
	vmulps	864(%rsp), %ymm6, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	128(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm2, %ymm9, %ymm6
	vminps	%ymm1, %ymm6, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmovups	2032(%rsp), %ymm1
	vfmadd132ps	400(%rsp), %ymm15, %ymm1
	vmovups	592(%rsp), %ymm2
	vfmadd231ps	1968(%rsp), %ymm2, %ymm1
	vmovups	496(%rsp), %ymm2
	vfmadd231ps	2000(%rsp), %ymm2, %ymm1
	vmovups	560(%rsp), %ymm2
	vfmadd231ps	2064(%rsp), %ymm2, %ymm1
	vmovups	528(%rsp), %ymm2
	vfmadd231ps	2096(%rsp), %ymm2, %ymm1
	vmovups	1776(%rsp), %ymm9
	vsubps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L45c21(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm6
	vmulps	800(%rsp), %ymm0, %ymm10
	vfmadd213ps	%ymm4, %ymm10, %ymm8
	vmulps	1904(%rsp), %ymm8, %ymm8
	vmovups	%ymm8, 1200(%rsp)
	vmovups	1328(%rsp), %ymm0
	vfmadd213ps	%ymm5, %ymm8, %ymm0
	vmovups	1296(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm10, %ymm1
	vmulps	672(%rsp), %ymm1, %ymm0
	vmovups	1808(%rsp), %ymm1
	vfmadd213ps	%ymm12, %ymm0, %ymm1
	vmovups	1072(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm8, %ymm4
	vmovups	1360(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm10, %ymm1
	vmovups	%ymm10, 1232(%rsp)
	vmulps	96(%rsp), %ymm1, %ymm2
	vmovups	1840(%rsp), %ymm4
	vfmadd213ps	768(%rsp), %ymm2, %ymm4
	vmovups	1872(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm0, %ymm1
	vmovups	1168(%rsp), %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vbroadcastss	.L45c17(%rip), %ymm4
	vmaxps	%ymm4, %ymm6, %ymm4
	vdivps	%ymm4, %ymm11, %ymm4
	vmovups	640(%rsp), %ymm1
	vfmadd213ps	%ymm5, %ymm10, %ymm1
	vmulps	%ymm1, %ymm7, %ymm8
	vmovups	%ymm9, 1776(%rsp)
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	2128(%rsp), %ymm4, %ymm4
	vmovups	2736(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm6, %ymm4
	vbroadcastss	.L45c87(%rip), %ymm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vcmpltps	1552(%rsp), %ymm15, %ymm5
	vmovups	%ymm5, 96(%rsp)
	vcmpnltps	%ymm9, %ymm15, %ymm6
	vorps	%ymm6, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm11, %ymm4, %ymm7
	vmovups	1936(%rsp), %ymm1
	vandps	%ymm1, %ymm8, %ymm6
	vmovups	%ymm8, 672(%rsp)
	vbroadcastss	.L45c89(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vmovaps	%ymm11, %ymm4
	vdivps	%ymm6, %ymm11, %ymm5
	vmovups	%ymm5, 640(%rsp)
	vmovups	2912(%rsp), %ymm13
	vmulps	%ymm5, %ymm13, %ymm6
	vmovaps	%ymm7, %ymm5
	vmovups	%ymm7, 864(%rsp)
	vminps	%ymm7, %ymm6, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm7, %ymm6
	vmulps	%ymm2, %ymm14, %ymm9
	vandps	%ymm1, %ymm9, %ymm2
	vmovups	%ymm9, 368(%rsp)
	vaddps	%ymm2, %ymm15, %ymm2
	vxorps	%xmm14, %xmm14, %xmm14
	vdivps	%ymm2, %ymm11, %ymm11
	vmovups	2944(%rsp), %ymm7
	vmulps	%ymm7, %ymm11, %ymm2
	vminps	%ymm6, %ymm2, %ymm10
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm10, %ymm2
	vmulps	304(%rsp), %ymm0, %ymm5
	vandps	%ymm1, %ymm5, %ymm0
	vmovups	%ymm5, 304(%rsp)
	vaddps	%ymm0, %ymm15, %ymm0
	vdivps	%ymm0, %ymm4, %ymm0
	vandps	3040(%rsp), %ymm1, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vdivps	%ymm6, %ymm4, %ymm6
	vmovaps	%ymm4, %ymm10
	vbroadcastss	.L45c14(%rip), %ymm4
	vmulps	%ymm4, %ymm0, %ymm12
	vmulps	%ymm12, %ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm6
	vandps	3072(%rsp), %ymm1, %ymm13
	vaddps	%ymm15, %ymm13, %ymm13
	vdivps	%ymm13, %ymm10, %ymm13
	vmulps	%ymm7, %ymm12, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vminps	%ymm6, %ymm12, %ymm13
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vmulps	3328(%rsp), %ymm0, %ymm12
	vminps	%ymm6, %ymm12, %ymm13
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vminps	%ymm2, %ymm6, %ymm12
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm12, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vcmpltps	%ymm14, %ymm8, %ymm6
	vmovups	1104(%rsp), %ymm4
	vsubps	2608(%rsp), %ymm4, %ymm12
	vmovups	2576(%rsp), %ymm2
	vsubps	%ymm4, %ymm2, %ymm13
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vcmpltps	%ymm14, %ymm9, %ymm12
	vmovups	944(%rsp), %ymm4
	vsubps	2256(%rsp), %ymm4, %ymm13
	vmovups	2224(%rsp), %ymm2
	vsubps	%ymm4, %ymm2, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	640(%rsp), %ymm6, %ymm6
	vbroadcastss	.L45c90(%rip), %ymm13
	vmulps	%ymm6, %ymm13, %ymm6
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	(%rsp), %ymm14, %ymm9
	vbroadcastss	.L45c29(%rip), %ymm4
	vminps	%ymm4, %ymm6, %ymm6
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm6
	vmulps	%ymm11, %ymm12, %ymm9
	vmulps	%ymm13, %ymm9, %ymm9
	vcmpltps	48(%rsp), %ymm14, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm4, %ymm9
	vminps	%ymm6, %ymm9, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm9, %ymm11, %ymm6
	vcmpltps	%ymm14, %ymm5, %ymm9
	vmovups	1040(%rsp), %ymm2
	vsubps	2320(%rsp), %ymm2, %ymm11
	vmovups	2288(%rsp), %ymm5
	vsubps	%ymm2, %ymm5, %ymm12
	vblendvps	%ymm9, %ymm11, %ymm12, %ymm9
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vcmpltps	160(%rsp), %ymm14, %ymm9
	vmovaps	%ymm4, %ymm12
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm0
	vminps	%ymm6, %ymm0, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm9, %ymm6
	vmovups	192(%rsp), %ymm5
	vmulps	1200(%rsp), %ymm5, %ymm15
	vcmpltps	%ymm14, %ymm15, %ymm8
	vmovups	224(%rsp), %ymm4
	vsubps	2192(%rsp), %ymm4, %ymm9
	vmovups	2160(%rsp), %ymm0
	vsubps	%ymm4, %ymm0, %ymm11
	vblendvps	%ymm8, %ymm9, %ymm11, %ymm8
	vmovaps	%ymm1, %ymm2
	vandps	%ymm1, %ymm15, %ymm9
	vbroadcastss	.L45c89(%rip), %ymm0
	vaddps	%ymm0, %ymm9, %ymm9
	vmovaps	%ymm10, %ymm7
	vdivps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm9, %ymm8, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vcmpltps	336(%rsp), %ymm14, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm12, %ymm8
	vminps	%ymm6, %ymm8, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm9, %ymm6
	vmovups	1232(%rsp), %ymm0
	vmulps	736(%rsp), %ymm0, %ymm10
	vcmpltps	%ymm14, %ymm10, %ymm8
	vmovups	256(%rsp), %ymm0
	vsubps	2384(%rsp), %ymm0, %ymm9
	vmovups	2352(%rsp), %ymm1
	vsubps	%ymm0, %ymm1, %ymm11
	vblendvps	%ymm8, %ymm9, %ymm11, %ymm8
	vandps	%ymm2, %ymm10, %ymm9
	vbroadcastss	.L45c89(%rip), %ymm0
	vaddps	%ymm0, %ymm9, %ymm9
	vdivps	%ymm9, %ymm7, %ymm9
	vmulps	%ymm9, %ymm8, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vcmpltps	128(%rsp), %ymm14, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm12, %ymm8
	vminps	%ymm6, %ymm8, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm9, %ymm1
	vmovups	%ymm1, 128(%rsp)
	vsqrtps	%ymm3, %ymm8
	vdivps	%ymm4, %ymm7, %ymm6
	vmulps	%ymm6, %ymm5, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmulps	%ymm0, %ymm8, %ymm6
	vbroadcastss	.L45c86(%rip), %ymm3
	vmulps	%ymm3, %ymm6, %ymm6
	vmovups	%ymm8, 160(%rsp)
	vminps	%ymm8, %ymm6, %ymm11
	vcmpunordps	%ymm8, %ymm8, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm11, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovups	944(%rsp), %ymm1
	vaddps	368(%rsp), %ymm1, %ymm6
	vmovups	2224(%rsp), %ymm0
	vminps	%ymm6, %ymm0, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm11, %ymm11
	vmovups	2256(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm12, %ymm11
	vcmpneqps	%ymm6, %ymm11, %ymm6
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm6, %ymm11, %ymm12
	vmovups	672(%rsp), %ymm3
	vmovups	1104(%rsp), %ymm8
	vaddps	%ymm3, %ymm8, %ymm6
	vmovups	2576(%rsp), %ymm9
	vminps	%ymm6, %ymm9, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm13
	vblendvps	%ymm13, %ymm9, %ymm11, %ymm11
	vmovups	2608(%rsp), %ymm7
	vmaxps	%ymm11, %ymm7, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm7, %ymm13, %ymm11
	vcmpneqps	%ymm6, %ymm11, %ymm6
	vcmpeqps	%ymm8, %ymm11, %ymm11
	vandps	%ymm6, %ymm11, %ymm11
	vmovups	1040(%rsp), %ymm1
	vaddps	304(%rsp), %ymm1, %ymm6
	vmovups	2288(%rsp), %ymm0
	vminps	%ymm6, %ymm0, %ymm13
	vcmpunordps	%ymm6, %ymm6, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm13, %ymm13
	vmovups	2320(%rsp), %ymm0
	vmaxps	%ymm13, %ymm0, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm0, %ymm14, %ymm13
	vcmpneqps	%ymm6, %ymm13, %ymm6
	vcmpeqps	%ymm1, %ymm13, %ymm13
	vandps	%ymm6, %ymm13, %ymm6
	vaddps	%ymm4, %ymm15, %ymm0
	vmovups	2160(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm13, %ymm13
	vmovups	2192(%rsp), %ymm2
	vmaxps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm14, %ymm13
	vcmpneqps	%ymm0, %ymm13, %ymm0
	vcmpeqps	%ymm4, %ymm13, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vmovups	256(%rsp), %ymm2
	vaddps	%ymm2, %ymm10, %ymm1
	vmovups	2352(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm13
	vcmpunordps	%ymm1, %ymm1, %ymm14
	vblendvps	%ymm14, %ymm4, %ymm13, %ymm13
	vmovups	2384(%rsp), %ymm4
	vmaxps	%ymm13, %ymm4, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm4, %ymm14, %ymm13
	vcmpneqps	%ymm1, %ymm13, %ymm1
	vcmpeqps	%ymm2, %ymm13, %ymm13
	vandps	%ymm1, %ymm13, %ymm1
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpsrld	$31, %ymm1, %ymm1
	vpslld	$4, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vpsrld	$31, %ymm6, %ymm1
	vpslld	$2, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vpsrld	$31, %ymm12, %ymm1
	vpaddd	%ymm1, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm1
	vmovups	2640(%rsp), %ymm0
	vbroadcastss	.L45c29(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm0
	vmovups	464(%rsp), %ymm2
	vmovups	128(%rsp), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm6
	vandps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm0
	vfmadd213ps	%ymm8, %ymm0, %ymm3
	vminps	%ymm3, %ymm9, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm7, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm5, %ymm2
	vpsubd	%ymm11, %ymm1, %ymm6
	vmovdqu	%ymm6, 464(%rsp)
	vmovups	3232(%rsp), %ymm1
	vsubps	2544(%rsp), %ymm1, %ymm5
	vmovups	%ymm5, 736(%rsp)
	vbroadcastss	.L45c84(%rip), %ymm1
	vmovups	432(%rsp), %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm14
	vxorps	%xmm4, %xmm4, %xmm4
	vpcmpeqd	%ymm4, %ymm6, %ymm1
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm1, %ymm1
	vcmpnltps	%ymm5, %ymm4, %ymm9
	vandps	96(%rsp), %ymm14, %ymm3
	vmovups	%ymm3, 432(%rsp)
	vorps	%ymm3, %ymm9, %ymm9
	vorps	%ymm1, %ymm9, %ymm9
	vmovups	368(%rsp), %ymm3
	vmovups	944(%rsp), %ymm6
	vfmadd213ps	%ymm6, %ymm0, %ymm3
	vmovups	2224(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm1, %ymm1
	vmovups	2256(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm7
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm7, %ymm1
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmovups	%ymm2, 128(%rsp)
	vsubps	%ymm8, %ymm2, %ymm12
	vmovups	2032(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm12, %ymm3
	vfmadd132ps	400(%rsp), %ymm4, %ymm12
	vblendvps	%ymm9, %ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vsubps	%ymm6, %ymm1, %ymm15
	vfmadd231ps	592(%rsp), %ymm15, %ymm12
	vmovups	864(%rsp), %ymm8
	vbroadcastss	.L45c0(%rip), %ymm7
	vdivps	%ymm8, %ymm7, %ymm1
	vmovups	1968(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm15, %ymm2
	vmovups	%ymm3, 2032(%rsp)
	vmulps	%ymm3, %ymm1, %ymm15
	vmovups	1264(%rsp), %ymm3
	vfnmadd213ps	560(%rsp), %ymm15, %ymm3
	vmovups	976(%rsp), %ymm4
	vfnmadd213ps	528(%rsp), %ymm15, %ymm4
	vmovups	%ymm2, 1968(%rsp)
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	1584(%rsp), %ymm2
	vfnmadd213ps	%ymm3, %ymm15, %ymm2
	vmovups	896(%rsp), %ymm3
	vfnmadd213ps	%ymm4, %ymm15, %ymm3
	vmovups	2128(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm4
	vmovups	%ymm4, 2128(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm4
	vmovups	%ymm4, 368(%rsp)
	vmovups	1040(%rsp), %ymm4
	vfmadd132ps	304(%rsp), %ymm4, %ymm0
	vmovups	2288(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm10, %ymm0
	vmovups	2320(%rsp), %ymm5
	vmaxps	%ymm0, %ymm5, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm10, %ymm0
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vsubps	%ymm4, %ymm0, %ymm0
	vfmadd231ps	496(%rsp), %ymm0, %ymm12
	vmovups	2000(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm0, %ymm4
	vmovups	%ymm4, 2000(%rsp)
	vmulps	%ymm4, %ymm1, %ymm0
	vmovups	1424(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm0, %ymm1
	vmovups	1008(%rsp), %ymm2
	vfnmadd213ps	%ymm3, %ymm0, %ymm2
	vmovups	3456(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vmulps	2480(%rsp), %ymm5, %ymm3
	vmovups	3424(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm0
	vmulps	%ymm4, %ymm0, %ymm1
	vfmsub231ps	%ymm2, %ymm6, %ymm1
	vfnmadd213ps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.L45c78(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vdivps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L45c91(%rip), %ymm11
	vmovups	256(%rsp), %ymm6
	vmulps	%ymm6, %ymm11, %ymm1
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
	vsubps	%ymm6, %ymm15, %ymm4
	vfnmadd231ps	%ymm3, %ymm4, %ymm0
	vmovups	224(%rsp), %ymm10
	vmulps	%ymm11, %ymm10, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm13
	vbroadcastss	.L45c88(%rip), %ymm0
	vmovups	160(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmovups	1552(%rsp), %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm5, %ymm0, %ymm3
	vorps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L45c29(%rip), %ymm7
	vblendvps	%ymm3, %ymm7, %ymm2, %ymm2
	vbroadcastss	16(%r11), %ymm0
	vcmpleps	%ymm0, %ymm2, %ymm6
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	832(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm2
	vmovups	3136(%rsp), %ymm1
	vcmpltps	%ymm8, %ymm1, %ymm11
	vorps	%ymm11, %ymm14, %ymm11
	vandps	96(%rsp), %ymm11, %ymm11
	vmovups	2512(%rsp), %ymm0
	vbroadcastss	.L45c21(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm11, %ymm14, %ymm0, %ymm11
	vblendvps	%ymm9, %ymm1, %ymm8, %ymm1
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm1, 3136(%rsp)
	vandps	%ymm2, %ymm6, %ymm6
	vmovups	704(%rsp), %ymm1
	vblendvps	%ymm3, %ymm7, %ymm1, %ymm2
	vmovups	736(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm8, %ymm3
	vmovups	2416(%rsp), %ymm1
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 2416(%rsp)
	vblendvps	%ymm3, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, 2512(%rsp)
	vmovups	(%rsp), %ymm0
	vcmpnleps	%ymm11, %ymm0, %ymm2
	vorps	368(%rsp), %ymm2, %ymm2
	vorps	432(%rsp), %ymm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	.L45c0(%rip), %ymm11
	vpandn	%ymm11, %ymm2, %ymm2
	vblendvps	%ymm3, %ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 1552(%rsp)
	vandps	464(%rsp), %ymm3, %ymm2
	vfmadd231ps	528(%rsp), %ymm4, %ymm12
	vmovups	2096(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2096(%rsp)
	vorps	3360(%rsp), %ymm2, %ymm2
	vaddps	%ymm13, %ymm10, %ymm1
	vmovups	2160(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2192(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vblendvps	%ymm9, %ymm10, %ymm1, %ymm1
	vsubps	%ymm10, %ymm1, %ymm3
	vfmadd231ps	560(%rsp), %ymm3, %ymm12
	vmovups	2064(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2064(%rsp)
	vmovups	336(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vmovups	1776(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1776(%rsp)
	vandps	%ymm2, %ymm9, %ymm3
	vandnps	%ymm7, %ymm6, %ymm0
	vaddps	2544(%rsp), %ymm0, %ymm0
	vmovups	2448(%rsp), %ymm2
	vcmpltps	3168(%rsp), %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm6
	vmovups	128(%rsp), %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	192(%rsp), %ymm0
	vmovups	%ymm0, 944(%rsp)
	vmovups	304(%rsp), %ymm0
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm1, 224(%rsp)
	vmovups	%ymm15, 256(%rsp)
	vmovdqa	%ymm11, %ymm9
.L45b57:
	vpshufb	.L45c30(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3616(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	.L45c31(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3584(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpbroadcastd	.L45c32(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3552(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2800(%rsp)
	vpbroadcastd	.L45c33(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3520(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2784(%rsp)
	vpbroadcastd	.L45c34(%rip), %ymm0
	vmovups	%ymm3, 3360(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3488(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2768(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	vbroadcastss	.L45c35(%rip), %ymm15
	.p2align	4
.L45b58:
	vaddss	%xmm1, %xmm6, %xmm0
	vmovshdup	%xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm6, 3232(%rsp)
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r11), %ymm3
	vmovss	.L45c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1040(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vbroadcastss	28(%r11), %ymm6
	vbroadcastss	36(%r11), %ymm2
	vmovaps	%xmm2, %xmm7
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd213ps	%ymm9, %ymm8, %ymm2
	vbroadcastss	.L45c24(%rip), %ymm11
	vmaxps	%ymm11, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 1072(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm4
	vdivps	%ymm8, %ymm4, %ymm4
	vbroadcastss	20(%r11), %ymm5
	vmovss	.L45c27(%rip), %xmm12
	vmulss	%xmm7, %xmm12, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovss	.L45c16(%rip), %xmm13
	vmulss	%xmm6, %xmm13, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm15, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	.L45c36(%rip), %xmm9
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	.L45c37(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	.L45c14(%rip), %ymm9
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
	vbroadcastss	32(%r11), %ymm5
	vbroadcastss	40(%r11), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vbroadcastss	.L45c0(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm3
	vbroadcastss	.L45c0(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm7, %ymm3
	vmulss	%xmm6, %xmm12, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm5, %xmm13, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmaxps	%ymm11, %ymm3, %ymm7
	vbroadcastss	.L45c0(%rip), %ymm10
	vsqrtps	%ymm7, %ymm7
	vmulss	.L45c36(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	.L45c37(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm10, %ymm6
	vfmadd213ps	%ymm15, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm15, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r11), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 2944(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 3040(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 2880(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 3072(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	testq	%r13, %r13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm14, 2912(%rsp)
	vmovups	%ymm1, 2848(%rsp)
	je	.L45b59
	vmovaps	%ymm9, %ymm8
	vdivps	%ymm14, %ymm10, %ymm9
	vbroadcastss	.L45c38(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm11
	vbroadcastss	.L45c39(%rip), %ymm2
	vsubps	1104(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vxorps	1616(%rsp), %ymm1, %ymm4
	vmulps	%ymm4, %ymm1, %ymm3
	vbroadcastss	.L45c41(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L45c42(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L45c43(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	.L45c44(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L45c46(%rip), %ymm6
	vbroadcastss	.L45c45(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L45c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L45c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L45c49(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm10, %ymm3, %ymm6
	vbroadcastss	.L45c50(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L45c51(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1936(%rsp), %ymm1, %ymm5
	vbroadcastss	.L45c52(%rip), %ymm0
	vfmadd213ps	%ymm10, %ymm0, %ymm5
	vdivps	%ymm5, %ymm10, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L45c54(%rip), %ymm6
	vbroadcastss	.L45c53(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L45c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm7
	vbroadcastss	.L45c61(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L45c62(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vbroadcastss	.L45c63(%rip), %ymm0
	vmovups	%ymm9, (%rsp)
	vmulps	%ymm0, %ymm9, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 160(%rsp)
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vmovaps	%ymm10, %ymm2
	vmovss	.L45c14(%rip), %xmm11
	.p2align	4
.L45b63:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%r14, %xmm9, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1104(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1616(%rsp), %ymm9, %ymm10
	vmovaps	%xmm11, %xmm0
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L45c41(%rip), %ymm4
	vmaxps	%ymm4, %ymm11, %ymm11
	vbroadcastss	.L45c42(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L45c43(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L45c44(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm4, %ymm11, %ymm14
	vbroadcastss	.L45c46(%rip), %ymm11
	vbroadcastss	.L45c50(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L45c45(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L45c51(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L45c47(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1936(%rsp), %ymm9, %ymm12
	vbroadcastss	.L45c52(%rip), %ymm4
	vfmadd213ps	%ymm2, %ymm4, %ymm12
	vbroadcastss	.L45c48(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm2, %ymm12
	vbroadcastss	.L45c49(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L45c54(%rip), %ymm13
	vbroadcastss	.L45c53(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm2, %ymm14, %ymm11
	vbroadcastss	.L45c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c57(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L45c58(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c59(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c60(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c61(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L45c64(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm15
	vfmadd213ps	%ymm2, %ymm1, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm2, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm1, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm1, %ymm13, %ymm1
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm1
	vbroadcastss	.L45c14(%rip), %ymm15
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L45c39(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%r9)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	48(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%r9)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%r9)
	vmovaps	%ymm7, -32(%r9)
	vfmsub213ps	%ymm3, %ymm5, %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmovaps	%ymm1, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm9, %ymm1
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%r14, %r13
	jne	.L45b63
	vdivps	2944(%rsp), %ymm2, %ymm12
	vbroadcastss	.L45c38(%rip), %ymm1
	vmulps	%ymm1, %ymm12, %ymm13
	vmovups	944(%rsp), %ymm10
	vbroadcastss	.L45c39(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vxorps	1616(%rsp), %ymm1, %ymm4
	vmulps	%ymm4, %ymm1, %ymm3
	vbroadcastss	.L45c41(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	.L45c42(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L45c43(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	.L45c44(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L45c46(%rip), %ymm6
	vbroadcastss	.L45c45(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L45c47(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L45c48(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L45c49(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	.L45c50(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L45c51(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1936(%rsp), %ymm1, %ymm5
	vbroadcastss	.L45c52(%rip), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vdivps	%ymm5, %ymm2, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L45c54(%rip), %ymm6
	vbroadcastss	.L45c53(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c55(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c56(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c57(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c58(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c59(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L45c60(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm15, %ymm7
	vbroadcastss	.L45c61(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L45c62(%rip), %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 48(%rsp)
	vbroadcastss	.L45c63(%rip), %ymm5
	vmovups	%ymm12, (%rsp)
	vmulps	%ymm5, %ymm12, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm4
	vmovups	%ymm4, 160(%rsp)
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
.L45b65:
	vcvtsi2ss	%r14, %xmm2, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1616(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L45c41(%rip), %ymm4
	vmaxps	%ymm4, %ymm11, %ymm11
	vbroadcastss	.L45c42(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L45c43(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L45c44(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm4, %ymm11, %ymm14
	vbroadcastss	.L45c46(%rip), %ymm11
	vbroadcastss	.L45c50(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L45c45(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L45c51(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L45c47(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1936(%rsp), %ymm9, %ymm12
	vbroadcastss	.L45c52(%rip), %ymm4
	vfmadd213ps	%ymm2, %ymm4, %ymm12
	vbroadcastss	.L45c48(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm2, %ymm12
	vbroadcastss	.L45c49(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L45c54(%rip), %ymm13
	vbroadcastss	.L45c53(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm2, %ymm14, %ymm11
	vbroadcastss	.L45c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c57(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L45c58(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c59(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c60(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L45c61(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L45c64(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm15
	vfmadd213ps	%ymm2, %ymm1, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm2, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm1, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm1, %ymm13, %ymm1
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm1
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L45c14(%rip), %ymm15
	vbroadcastss	.L45c39(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%r9)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	48(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%r9)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%r9)
	vmovaps	%ymm7, -32(%r9)
	vfmsub213ps	%ymm3, %ymm5, %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmovaps	%ymm1, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm9, %ymm1
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovups	944(%rsp), %ymm10
	cmpq	%r14, %r13
	jne	.L45b65
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1072(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	1552(%rsp), %ymm0
	ja	.L45b68
	vxorps	%xmm0, %xmm0, %xmm0
.L45b68:
	vmovups	%ymm0, 192(%rsp)
	movq	%r10, %r9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 896(%rsp)
	xorl	%r12d, %r12d
	vmovups	%ymm0, 1008(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 432(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1200(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 800(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	224(%rsp), %ymm12
	.p2align	4
.L45b69:
	vmovups	%ymm5, 1872(%rsp)
	vmovups	%ymm11, 1904(%rsp)
	vmovups	%ymm1, 864(%rsp)
	vmovups	%ymm15, 2704(%rsp)
	vmovups	%ymm13, 528(%rsp)
	vmovups	%ymm6, 560(%rsp)
	vmovups	%ymm7, 1264(%rsp)
	vmovups	%ymm4, 1584(%rsp)
	vmovups	%ymm14, 2480(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r12,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%rdi,%rdx), %ymm1
	vmovaps	32(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovaps	96(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovaps	128(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm1, 1328(%rsp)
	vmulps	%ymm1, %ymm12, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r8d, %r8d
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 96(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, 48(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm1, 336(%rsp)
	vmovups	%ymm1, 160(%rsp)
	.p2align	4
.L45b70:
	vmovaps	-32(%r14), %ymm13
	vmovaps	-128(%rbp,%r8), %ymm4
	vmovaps	-96(%rbp,%r8), %ymm11
	vmovaps	%ymm4, %ymm9
	vmovups	256(%rsp), %ymm1
	vfmadd132ps	304(%rsp), %ymm1, %ymm9
	vaddps	(%r14), %ymm9, %ymm9
	vbroadcastss	.L45c0(%rip), %ymm1
	vdivps	%ymm9, %ymm1, %ymm12
	vsubps	%ymm9, %ymm13, %ymm9
	vmulps	%ymm12, %ymm9, %ymm9
	vmulps	192(%rsp), %ymm9, %ymm13
	vfmadd213ps	%ymm12, %ymm12, %ymm13
	vmovaps	-64(%rbp,%r8), %ymm12
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm6, %ymm8
	vmovups	48(%rsp), %ymm6
	vaddps	%ymm6, %ymm9, %ymm6
	vmovups	%ymm6, 48(%rsp)
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm1, %ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm0
	vfmadd231ps	%ymm12, %ymm9, %ymm8
	vmovups	336(%rsp), %ymm1
	vfmadd231ps	-32(%rbp,%r8), %ymm9, %ymm1
	vmovups	%ymm1, 336(%rsp)
	vmovups	160(%rsp), %ymm1
	vfmadd231ps	(%rbp,%r8), %ymm9, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vmulps	%ymm4, %ymm13, %ymm9
	vmovups	128(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 128(%rsp)
	vfmadd231ps	%ymm9, %ymm4, %ymm3
	vmulps	%ymm13, %ymm11, %ymm9
	vaddps	%ymm2, %ymm9, %ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm7
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vmovups	(%rsp), %ymm9
	vaddps	%ymm13, %ymm9, %ymm9
	vmovups	%ymm9, (%rsp)
	vmulps	%ymm13, %ymm12, %ymm9
	vfmadd231ps	%ymm4, %ymm9, %ymm10
	vfmadd231ps	%ymm11, %ymm9, %ymm14
	vfmadd231ps	%ymm12, %ymm9, %ymm15
	vmovups	96(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 96(%rsp)
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r15
	jne	.L45b70
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	304(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm5
	vmovups	1392(%rsp), %ymm4
	vfmadd231ps	%ymm5, %ymm1, %ymm4
	vmovups	%ymm4, 1392(%rsp)
	vmovups	224(%rsp), %ymm12
	vmulps	368(%rsp), %ymm12, %ymm11
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm9, %ymm11, %ymm4
	vmovups	1232(%rsp), %ymm5
	vfmadd231ps	%ymm4, %ymm1, %ymm5
	vmovups	%ymm5, 1232(%rsp)
	vmovups	1840(%rsp), %ymm13
	vmulps	%ymm13, %ymm12, %ymm4
	vmulps	3072(%rsp), %ymm4, %ymm5
	vmovups	%ymm5, 1296(%rsp)
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm9, %ymm5, %ymm4
	vmulps	3040(%rsp), %ymm1, %ymm5
	vfmadd213ps	%ymm4, %ymm5, %ymm14
	vmovups	640(%rsp), %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vmovups	%ymm4, 640(%rsp)
	vmovups	1328(%rsp), %ymm12
	vfmadd213ps	%ymm9, %ymm12, %ymm7
	vmovups	1264(%rsp), %ymm14
	vfmadd231ps	%ymm7, %ymm1, %ymm14
	vaddps	%ymm2, %ymm9, %ymm2
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm1, %ymm4
	vmovups	%ymm4, 976(%rsp)
	vmovups	400(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm2
	vfmadd213ps	%ymm9, %ymm11, %ymm2
	vmovups	1136(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm11, %ymm4
	vmovups	%ymm4, 1136(%rsp)
	vmovaps	%ymm10, %ymm2
	vmovups	1296(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm15
	vmovaps	%ymm3, %ymm2
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd231ps	%ymm10, %ymm5, %ymm2
	vmovups	736(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm1, %ymm4
	vfmadd231ps	%ymm15, %ymm5, %ymm4
	vmovups	%ymm4, 736(%rsp)
	vfmadd213ps	%ymm9, %ymm12, %ymm7
	vfmadd213ps	%ymm9, %ymm12, %ymm10
	vmovups	464(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm1, %ymm4
	vfmadd231ps	%ymm10, %ymm5, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vmovups	496(%rsp), %ymm10
	vfmadd231ps	%ymm6, %ymm1, %ymm10
	vaddps	128(%rsp), %ymm9, %ymm3
	vmovups	1008(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm3, %ymm4
	vaddps	96(%rsp), %ymm9, %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vfmadd231ps	%ymm8, %ymm5, %ymm10
	vmovups	%ymm10, 496(%rsp)
	vmovups	672(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vmovups	%ymm1, 672(%rsp)
	vmovups	1584(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm4
	vmovups	2704(%rsp), %ymm15
	vfmadd231ps	%ymm7, %ymm12, %ymm15
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm0, %ymm2
	vmovups	592(%rsp), %ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmovups	896(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm3, %ymm0
	vmovups	%ymm0, 896(%rsp)
	vmovups	2480(%rsp), %ymm14
	vfmadd231ps	%ymm3, %ymm12, %ymm14
	vmovups	1200(%rsp), %ymm0
	vfmadd231ps	336(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 1200(%rsp)
	vmovups	1168(%rsp), %ymm0
	vfmadd231ps	160(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vmovaps	%ymm6, %ymm1
	vmovups	560(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm12, %ymm6
	vmovups	1904(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm11
	vmovups	224(%rsp), %ymm12
	vmovups	432(%rsp), %ymm0
	vmovups	368(%rsp), %ymm5
	vfmadd231ps	%ymm2, %ymm5, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm13, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	1424(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vmovups	800(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm13, %ymm0
	vmovups	%ymm0, 800(%rsp)
	vmovups	1872(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	768(%rsp), %ymm0
	vfmadd231ps	1808(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmovups	704(%rsp), %ymm0
	vfmadd231ps	1360(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 704(%rsp)
	vmovups	528(%rsp), %ymm13
	vaddps	48(%rsp), %ymm13, %ymm13
	vaddps	(%rsp), %ymm9, %ymm0
	vmovups	864(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	.L45b69
	vmovups	%ymm1, 864(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm2
	vmovups	256(%rsp), %ymm8
	vmovups	2912(%rsp), %ymm1
	vmovups	432(%rsp), %ymm9
	vmovups	1392(%rsp), %ymm10
	jmp	.L45b73
	.p2align	4
.L45b59:
	vmovss	1072(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1552(%rsp), %ymm0
	ja	.L45b61
	vxorps	%xmm0, %xmm0, %xmm0
.L45b61:
	vmovups	%ymm0, 192(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 800(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1200(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 864(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	224(%rsp), %ymm12
	vmovups	256(%rsp), %ymm8
	vbroadcastss	.L45c0(%rip), %ymm2
	vmovups	2912(%rsp), %ymm1
	vmovups	%ymm0, 704(%rsp)
.L45b73:
	vmulps	192(%rsp), %ymm12, %ymm0
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm0, %ymm11, %ymm3
	vfnmadd213ps	%ymm10, %ymm1, %ymm3
	vmovups	%ymm3, 1392(%rsp)
	vdivps	2944(%rsp), %ymm2, %ymm1
	vmulps	%ymm5, %ymm0, %ymm2
	vfnmadd213ps	1136(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 1136(%rsp)
	vmovups	3072(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm1
	vmulps	704(%rsp), %ymm1, %ymm1
	vmovaps	%ymm5, %ymm10
	vmovups	3040(%rsp), %ymm5
	vmulps	%ymm5, %ymm5, %ymm2
	vfmadd231ps	1168(%rsp), %ymm2, %ymm1
	vfnmadd213ps	1232(%rsp), %ymm0, %ymm9
	vmovups	%ymm9, 432(%rsp)
	vmulps	%ymm3, %ymm5, %ymm2
	vmulps	800(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	2848(%rsp), %ymm10, %ymm2
	vmovups	2880(%rsp), %ymm9
	vfmadd213ps	%ymm2, %ymm11, %ymm9
	vaddps	%ymm1, %ymm9, %ymm9
	vmulps	832(%rsp), %ymm3, %ymm1
	vfmadd231ps	1200(%rsp), %ymm5, %ymm1
	vfnmadd213ps	640(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1232(%rsp)
	vmulps	768(%rsp), %ymm3, %ymm1
	vfmadd231ps	1424(%rsp), %ymm5, %ymm1
	vfnmadd213ps	672(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vfnmadd213ps	736(%rsp), %ymm0, %ymm9
	vmulps	%ymm3, %ymm10, %ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm0
	vmovups	192(%rsp), %ymm1
	vfnmadd213ps	464(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vbroadcastss	.L45c19(%rip), %ymm10
	vdivps	%ymm12, %ymm10, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovss	1072(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	400(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm7
	vfmadd231ps	592(%rsp), %ymm0, %ymm4
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm14, 2480(%rsp)
	vmovups	%ymm4, 1584(%rsp)
	vmovups	%ymm7, 1264(%rsp)
	vmovups	%ymm6, 560(%rsp)
	vmovups	%ymm13, 528(%rsp)
	vmovups	%ymm15, 2704(%rsp)
	vmovups	%ymm9, 3200(%rsp)
	jbe	.L45b74
	vmovups	2448(%rsp), %ymm1
	vmovups	3232(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L45c36(%rip), %ymm0
	vmovups	%ymm1, 2448(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1456(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm3, %xmm0, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovups	%ymm0, 48(%rsp)
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm0, %xmm1
	jbe	.L45b74
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r13, %r13
	je	.L45b81
	movq	%r10, %r8
	xorl	%r9d, %r9d
	.p2align	4
.L45b78:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%rdi,%rdx), %ymm12, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	vbroadcastss	.L45c72(%rip), %ymm11
	vbroadcastss	.L45c73(%rip), %ymm2
	vbroadcastss	.L45c74(%rip), %ymm15
	vbroadcastss	.L45c0(%rip), %ymm0
	vbroadcastss	.L45c19(%rip), %ymm14
	vmovdqu	3008(%rsp), %ymm12
	vmovdqu	2976(%rsp), %ymm13
	.p2align	4
.L45b79:
	vmovaps	(%r12), %ymm3
	vfmadd132ps	(%rsp), %ymm8, %ymm3
	vaddps	(%r14,%rdx), %ymm3, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	-32(%r14,%rdx), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm14, %ymm6
	vaddps	%ymm5, %ymm14, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vpand	%ymm6, %ymm13, %ymm6
	vmovdqu	1456(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm7, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L45c70(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L45c69(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm11, %ymm9
	vbroadcastss	.L45c71(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vfmadd231ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L45c68(%rip), %ymm5
	vbroadcastss	.L45c67(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovups	256(%rsp), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm15, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm14, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %rdx
	addq	$160, %r12
	cmpq	%rdx, %rsi
	jne	.L45b79
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	vmovups	224(%rsp), %ymm12
	jne	.L45b78
.L45b81:
	vbroadcastss	.L45c76(%rip), %ymm2
	vbroadcastss	.L45c75(%rip), %ymm3
	vmovups	2640(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	48(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2640(%rsp)
	vbroadcastss	.L45c27(%rip), %ymm1
	vmovups	2512(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2512(%rsp)
	vbroadcastss	.L45c77(%rip), %ymm1
	vmovups	2736(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2736(%rsp)
	vbroadcastss	.L45c21(%rip), %ymm0
	vbroadcastss	.L45c0(%rip), %ymm11
	vblendvps	%ymm2, %ymm0, %ymm11, %ymm1
	vmovups	2032(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1104(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 1104(%rsp)
	vmovups	1968(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	944(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 944(%rsp)
	vmovups	2000(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	1040(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 1040(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm12, %ymm12
	vmovups	2096(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vsubps	%ymm7, %ymm8, %ymm8
	vmovups	1776(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1776(%rsp)
	vmovups	2128(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2128(%rsp)
	vmovups	1552(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1552(%rsp)
	vbroadcastss	.L45c29(%rip), %ymm1
	vmovups	2416(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2416(%rsp)
	vandps	%ymm2, %ymm11, %ymm1
	vmovups	%ymm1, 2544(%rsp)
	vmovups	%ymm6, 2096(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm4, 2000(%rsp)
	vmovups	%ymm3, 1968(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	2480(%rsp), %ymm14
	vmovups	400(%rsp), %ymm5
	vmovups	2704(%rsp), %ymm15
	vmovups	1136(%rsp), %ymm1
	vmovups	1392(%rsp), %ymm0
	vmovups	3200(%rsp), %ymm9
	vbroadcastss	.L45c19(%rip), %ymm10
	jmp	.L45b82
	.p2align	4
.L45b74:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2544(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm11
	vmovups	1136(%rsp), %ymm1
	vmovups	1392(%rsp), %ymm0
.L45b82:
	vmovups	%ymm5, 400(%rsp)
	vmovups	%ymm8, 256(%rsp)
	vmovups	%ymm12, 224(%rsp)
	vbroadcastss	.L45c17(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm13
	vmovups	%ymm13, 368(%rsp)
	vmaxps	%ymm2, %ymm9, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmaxps	%ymm2, %ymm15, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovdqu	3552(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm2
	vmovups	1104(%rsp), %ymm4
	vcmpleps	2608(%rsp), %ymm4, %ymm1
	vmovups	2576(%rsp), %ymm3
	vcmpleps	%ymm4, %ymm3, %ymm3
	vmovups	1616(%rsp), %ymm9
	vxorps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm10, %ymm3
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm7, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm1
	vmovdqa	%xmm1, 768(%rsp)
	vpor	3616(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 704(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vblendvps	%ymm1, %ymm3, %ymm11, %ymm15
	vmovups	%ymm15, (%rsp)
	vmovdqu	3584(%rsp), %ymm1
	vpcmpgtd	%ymm3, %ymm1, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	944(%rsp), %ymm6
	vcmpleps	2256(%rsp), %ymm6, %ymm1
	vmovups	2224(%rsp), %ymm3
	vcmpleps	%ymm6, %ymm3, %ymm3
	vmovups	592(%rsp), %ymm7
	vxorps	%ymm7, %ymm9, %ymm6
	vblendvps	%ymm3, %ymm7, %ymm10, %ymm3
	vblendvps	%ymm1, %ymm6, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	1040(%rsp), %ymm7
	vcmpleps	2320(%rsp), %ymm7, %ymm3
	vmovups	2288(%rsp), %ymm6
	vcmpleps	%ymm7, %ymm6, %ymm6
	vmovups	496(%rsp), %ymm1
	vxorps	%ymm1, %ymm9, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm10, %ymm6
	vblendvps	%ymm3, %ymm7, %ymm6, %ymm3
	vpor	%ymm0, %ymm5, %ymm1
	vmovdqu	%ymm1, 800(%rsp)
	vcmpleps	2192(%rsp), %ymm12, %ymm5
	vmovups	2160(%rsp), %ymm6
	vcmpleps	%ymm12, %ymm6, %ymm6
	vmovups	560(%rsp), %ymm0
	vxorps	%ymm0, %ymm9, %ymm7
	vblendvps	%ymm6, %ymm0, %ymm10, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vcmpleps	2384(%rsp), %ymm8, %ymm6
	vmovups	2352(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	528(%rsp), %ymm0
	vblendvps	%ymm7, %ymm0, %ymm10, %ymm7
	vxorps	%ymm0, %ymm9, %ymm8
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vpandn	%ymm11, %ymm1, %ymm0
	vmovdqu	%ymm0, 48(%rsp)
	vcmpleps	%ymm3, %ymm4, %ymm1
	vmovups	%ymm1, 1328(%rsp)
	vpor	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, 1168(%rsp)
	vmulps	%ymm0, %ymm13, %ymm2
	vmulps	432(%rsp), %ymm2, %ymm6
	vmovups	464(%rsp), %ymm7
	vmulps	%ymm7, %ymm15, %ymm3
	vmulps	%ymm3, %ymm6, %ymm13
	vpandn	%ymm11, %ymm1, %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	vmovups	304(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm8
	vmulps	1232(%rsp), %ymm8, %ymm6
	vmulps	%ymm3, %ymm6, %ymm10
	vmulps	1200(%rsp), %ymm8, %ymm6
	vmulps	%ymm13, %ymm10, %ymm1
	vfmsub231ps	%ymm6, %ymm2, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vdivps	336(%rsp), %ymm11, %ymm6
	vmovups	%ymm6, 192(%rsp)
	vmovups	864(%rsp), %ymm0
	vbroadcastss	.L45c17(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm15
	vcmpleps	%ymm5, %ymm4, %ymm5
	vmovups	%ymm5, 1296(%rsp)
	vmovdqu	3520(%rsp), %ymm0
	vpcmpgtd	%ymm4, %ymm0, %ymm0
	vpor	%ymm5, %ymm0, %ymm0
	vmovdqu	%ymm0, 1904(%rsp)
	vpandn	%ymm11, %ymm0, %ymm0
	vmovdqu	%ymm0, 336(%rsp)
	vmulps	%ymm0, %ymm6, %ymm9
	vmulps	1264(%rsp), %ymm9, %ymm0
	vmulps	%ymm3, %ymm0, %ymm12
	vmulps	1584(%rsp), %ymm9, %ymm0
	vmulps	%ymm13, %ymm12, %ymm4
	vmovups	%ymm13, 96(%rsp)
	vfmsub231ps	%ymm0, %ymm2, %ymm4
	vmovups	%ymm4, 1840(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	128(%rsp), %ymm4, %ymm0
	vmovdqu	3488(%rsp), %ymm5
	vpcmpgtd	%ymm4, %ymm5, %ymm6
	vpor	%ymm0, %ymm6, %ymm5
	vmovdqu	%ymm5, 1872(%rsp)
	vpandn	%ymm11, %ymm5, %ymm4
	vmovdqu	%ymm4, 128(%rsp)
	vmulps	%ymm4, %ymm15, %ymm5
	vmovups	%ymm15, 736(%rsp)
	vmulps	976(%rsp), %ymm5, %ymm6
	vmulps	%ymm3, %ymm6, %ymm1
	vmovups	%ymm1, 640(%rsp)
	vmulps	896(%rsp), %ymm5, %ymm3
	vmulps	%ymm1, %ymm13, %ymm4
	vfmsub231ps	%ymm3, %ymm2, %ymm4
	vmovups	%ymm4, 1808(%rsp)
	vmulps	1424(%rsp), %ymm9, %ymm3
	vmovaps	%ymm10, %ymm2
	vmovups	%ymm10, 672(%rsp)
	vmovaps	%ymm12, %ymm13
	vmulps	%ymm10, %ymm12, %ymm10
	vfmsub231ps	%ymm3, %ymm8, %ymm10
	vmulps	1008(%rsp), %ymm5, %ymm6
	vmulps	%ymm2, %ymm1, %ymm1
	vfmsub231ps	%ymm6, %ymm8, %ymm1
	vmovups	%ymm1, 2848(%rsp)
	vmovss	1072(%rsp), %xmm2
	vxorps	%xmm6, %xmm6, %xmm6
	vucomiss	%xmm6, %xmm2
	vmovdqa	768(%rsp), %xmm1
	vpor	2832(%rsp), %xmm1, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm4
	vmulps	400(%rsp), %ymm7, %ymm12
	vmovaps	%ymm12, %ymm6
	vpxor	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm12, %ymm6
	vpandn	%ymm6, %ymm4, %ymm4
	vmovdqu	832(%rsp), %ymm1
	vextracti128	$1, %ymm1, %xmm6
	vpackssdw	%xmm6, %xmm1, %xmm1
	vpor	2816(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm6
	vmovups	592(%rsp), %ymm1
	vmulps	368(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm6, %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm6
	vmovdqu	1328(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm4
	vpackssdw	%xmm4, %xmm2, %xmm4
	vpor	2800(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vmovups	304(%rsp), %ymm2
	vmulps	496(%rsp), %ymm2, %ymm4
	vpandn	%ymm4, %ymm8, %ymm8
	vfmadd213ps	%ymm6, %ymm8, %ymm8
	vmovdqu	1296(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm6
	vpackssdw	%xmm6, %xmm2, %xmm6
	vpor	2784(%rsp), %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm7
	vmovups	560(%rsp), %ymm2
	vmulps	192(%rsp), %ymm2, %ymm6
	vpandn	%ymm6, %ymm7, %ymm7
	vfmadd213ps	%ymm8, %ymm7, %ymm7
	vextracti128	$1, %ymm0, %xmm8
	vpackssdw	%xmm8, %xmm0, %xmm0
	vpor	2768(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	528(%rsp), %ymm15, %ymm2
	vpandn	%ymm2, %ymm0, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm5, 3424(%rsp)
	vmulps	%ymm5, %ymm14, %ymm0
	vmovaps	%ymm13, %ymm5
	vmovups	640(%rsp), %ymm8
	vmulps	%ymm13, %ymm8, %ymm7
	vmovups	%ymm9, 3456(%rsp)
	vfmsub231ps	%ymm0, %ymm9, %ymm7
	vmovups	%ymm7, 1296(%rsp)
	vmulps	(%rsp), %ymm12, %ymm9
	vmovups	96(%rsp), %ymm0
	vmulps	%ymm0, %ymm9, %ymm7
	vfmsub231ps	48(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 1328(%rsp)
	vmovups	672(%rsp), %ymm14
	vmulps	%ymm9, %ymm14, %ymm1
	vfmsub231ps	160(%rsp), %ymm4, %ymm1
	vmovups	%ymm1, 1072(%rsp)
	vmulps	%ymm9, %ymm13, %ymm1
	vmovups	%ymm9, 768(%rsp)
	vfmsub231ps	336(%rsp), %ymm6, %ymm1
	vmovups	%ymm1, 2880(%rsp)
	vmovaps	%ymm0, %ymm1
	vfnmadd213ps	%ymm11, %ymm0, %ymm1
	vbroadcastss	.L45c78(%rip), %ymm12
	vmovups	%ymm1, 3392(%rsp)
	vmaxps	%ymm12, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm13
	vmulps	%ymm9, %ymm8, %ymm0
	vfmsub231ps	128(%rsp), %ymm2, %ymm0
	vmulps	1360(%rsp), %ymm13, %ymm3
	vfnmadd213ps	%ymm11, %ymm14, %ymm14
	vfnmadd231ps	%ymm3, %ymm3, %ymm14
	vmaxps	%ymm12, %ymm14, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm11, %ymm4
	vmulps	368(%rsp), %ymm13, %ymm6
	vmovups	800(%rsp), %ymm1
	vblendvps	%ymm1, %ymm11, %ymm6, %ymm2
	vmulps	1840(%rsp), %ymm13, %ymm8
	vfnmadd231ps	%ymm3, %ymm8, %ymm10
	vmovups	%ymm3, 3648(%rsp)
	vmulps	%ymm4, %ymm10, %ymm6
	vmovaps	%ymm5, %ymm9
	vmovaps	%ymm5, %ymm10
	vfnmadd213ps	%ymm11, %ymm5, %ymm10
	vfnmadd231ps	%ymm8, %ymm8, %ymm10
	vfnmadd231ps	%ymm6, %ymm6, %ymm10
	vmovups	%ymm6, 1360(%rsp)
	vmaxps	%ymm12, %ymm10, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm11, %ymm7
	vmulps	304(%rsp), %ymm4, %ymm5
	vmovups	1168(%rsp), %ymm1
	vblendvps	%ymm1, %ymm11, %ymm5, %ymm5
	vmovups	704(%rsp), %ymm12
	vmovups	464(%rsp), %ymm1
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	192(%rsp), %ymm7, %ymm15
	vmovups	1904(%rsp), %ymm1
	vblendvps	%ymm1, %ymm11, %ymm15, %ymm15
	vmulps	%ymm5, %ymm2, %ymm2
	vmulps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmulps	1808(%rsp), %ymm13, %ymm15
	vmovups	2848(%rsp), %ymm1
	vfnmadd231ps	%ymm3, %ymm15, %ymm1
	vmulps	%ymm4, %ymm1, %ymm3
	vmovups	1296(%rsp), %ymm1
	vfnmadd231ps	%ymm8, %ymm15, %ymm1
	vfnmadd231ps	%ymm6, %ymm3, %ymm1
	vmulps	%ymm7, %ymm1, %ymm5
	vmovups	%ymm5, 800(%rsp)
	vmovups	640(%rsp), %ymm1
	vmovaps	%ymm1, %ymm2
	vfnmadd213ps	%ymm11, %ymm1, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vfnmadd231ps	%ymm3, %ymm3, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vbroadcastss	.L45c78(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm11, %ymm6
	vmulps	736(%rsp), %ymm6, %ymm12
	vmovups	1872(%rsp), %ymm5
	vblendvps	%ymm5, %ymm11, %ymm12, %ymm12
	vmulps	704(%rsp), %ymm12, %ymm5
	vmovups	%ymm5, 704(%rsp)
	vmovups	1616(%rsp), %ymm11
	vxorps	96(%rsp), %ymm11, %ymm5
	vmovups	%ymm5, 1840(%rsp)
	vxorps	672(%rsp), %ymm11, %ymm5
	vmovups	%ymm5, 1872(%rsp)
	vxorps	%ymm11, %ymm9, %ymm5
	vmovups	%ymm5, 1168(%rsp)
	vxorps	%ymm1, %ymm11, %ymm5
	vmovups	%ymm5, 640(%rsp)
	vmovups	%ymm13, 96(%rsp)
	vmulps	1328(%rsp), %ymm13, %ymm9
	vmovups	1072(%rsp), %ymm12
	vmovups	3648(%rsp), %ymm5
	vfnmadd231ps	%ymm5, %ymm9, %ymm12
	vxorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1808(%rsp)
	vmovups	2880(%rsp), %ymm13
	vfnmadd231ps	%ymm8, %ymm9, %ymm13
	vxorps	%ymm11, %ymm8, %ymm5
	vmovups	%ymm5, 1072(%rsp)
	vmovups	%ymm4, 672(%rsp)
	vmulps	%ymm4, %ymm12, %ymm5
	vmovaps	%ymm9, %ymm12
	vmovups	1360(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm5, %ymm13
	vxorps	%ymm1, %ymm11, %ymm4
	vmovups	%ymm4, 1328(%rsp)
	vfnmadd231ps	%ymm15, %ymm9, %ymm0
	vxorps	%ymm11, %ymm15, %ymm4
	vmovups	%ymm4, 1360(%rsp)
	vfnmadd231ps	%ymm3, %ymm5, %ymm0
	vxorps	%ymm3, %ymm11, %ymm3
	vmovups	%ymm3, 1296(%rsp)
	vmovups	%ymm7, 1904(%rsp)
	vmulps	%ymm7, %ymm13, %ymm4
	vmovups	800(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm4, %ymm0
	vxorps	%ymm1, %ymm11, %ymm8
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	768(%rsp), %ymm3
	vfmadd213ps	%ymm15, %ymm3, %ymm3
	vfmadd231ps	%ymm9, %ymm9, %ymm3
	vfmadd231ps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	%ymm6, 800(%rsp)
	vmulps	%ymm6, %ymm0, %ymm0
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	ja	.L45b100
	vmovaps	%ymm12, %ymm14
	vmovaps	%ymm5, %ymm12
	vmovaps	%ymm4, %ymm5
	vmovaps	%ymm8, %ymm4
	vbroadcastss	.L45c0(%rip), %ymm10
	vmovups	192(%rsp), %ymm13
	vdivps	%ymm13, %ymm10, %ymm1
	vmovups	736(%rsp), %ymm11
	vdivps	%ymm11, %ymm10, %ymm2
	vmulps	224(%rsp), %ymm1, %ymm1
	vbroadcastss	.L45c79(%rip), %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	256(%rsp), %ymm2, %ymm2
	vbroadcastss	.L45c80(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vmovups	2640(%rsp), %ymm7
	vaddps	%ymm7, %ymm7, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	.L45c29(%rip), %ymm8
	vcmpltps	%ymm8, %ymm7, %ymm6
	vbroadcastss	.L45c81(%rip), %ymm7
	vmulps	%ymm7, %ymm2, %ymm2
	vandps	%ymm2, %ymm6, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vbroadcastss	16(%r11), %ymm2
	vmovups	2416(%rsp), %ymm9
	vdivps	%ymm9, %ymm10, %ymm6
	vmulps	704(%rsp), %ymm6, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vminps	%ymm10, %ymm6, %ymm6
	vmulps	%ymm2, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm1, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm1
	vcmpltps	%ymm8, %ymm9, %ymm6
	vandps	%ymm1, %ymm6, %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vcmpleps	%ymm1, %ymm3, %ymm1
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	832(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmovups	48(%rsp), %ymm2
	vmulps	(%rsp), %ymm2, %ymm2
	vmulps	160(%rsp), %ymm2, %ymm2
	vmulps	336(%rsp), %ymm2, %ymm2
	vmulps	128(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm15, %ymm2
	vandps	%ymm2, %ymm10, %ymm2
	vbroadcastss	.L45c26(%rip), %ymm6
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vmovups	3168(%rsp), %ymm2
	vcmpleps	2448(%rsp), %ymm2, %ymm2
	vbroadcastss	.L45c35(%rip), %ymm15
	vminps	%ymm15, %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	2672(%rsp), %ymm3
	vcmpeqps	%ymm6, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2672(%rsp)
	vcmpeqps	%ymm6, %ymm3, %ymm1
	vandps	%ymm1, %ymm10, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vaddss	%xmm7, %xmm6, %xmm1
	vshufps	$245, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$78, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm7, %xmm1
	vxorps	%xmm1, %xmm1, %xmm1
	vmovaps	%ymm10, %ymm9
	ja	.L45b58
	vmulps	800(%rsp), %ymm0, %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vmulps	1904(%rsp), %ymm4, %ymm1
	vmovups	1328(%rsp), %ymm2
	vfmadd213ps	%ymm12, %ymm1, %ymm2
	vmovups	1296(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vmulps	672(%rsp), %ymm3, %ymm2
	vmovups	1808(%rsp), %ymm3
	vfmadd213ps	%ymm14, %ymm2, %ymm3
	vmovups	1072(%rsp), %ymm14
	vfmadd213ps	%ymm3, %ymm1, %ymm14
	vmovups	1360(%rsp), %ymm3
	vfmadd213ps	%ymm14, %ymm6, %ymm3
	vmulps	96(%rsp), %ymm3, %ymm3
	vmovups	1840(%rsp), %ymm5
	vfmadd213ps	768(%rsp), %ymm3, %ymm5
	vmovups	1872(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vmovups	1168(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm1, %ymm5
	vmovups	640(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vmulps	464(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 560(%rsp)
	vmulps	368(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 496(%rsp)
	vmulps	304(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 864(%rsp)
	vmulps	%ymm6, %ymm11, %ymm0
	vmovups	%ymm0, 528(%rsp)
	movl	44(%rsp), %r10d
	movl	%r10d, %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	cmpb	$1, %r8b
	jne	.L45b89
	imulq	296(%rsp), %rbx
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 128(%rsp)
	xorl	%edx, %edx
	.p2align	4
.L45b86:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmovups	224(%rsp), %ymm0
	vmulps	(%rdi,%r9), %ymm0, %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	128(%rsp), %ymm15
	vmovups	592(%rsp), %ymm10
	.p2align	4
.L45b87:
	vmovups	%ymm6, 48(%rsp)
	vmovups	%ymm3, (%rsp)
	vmovups	%ymm8, 160(%rsp)
	vmovups	%ymm12, 336(%rsp)
	vmovaps	(%r8,%r14), %ymm1
	vmovups	%ymm1, 128(%rsp)
	vmovaps	(%r9), %ymm3
	vmovups	256(%rsp), %ymm0
	vfmadd132ps	96(%rsp), %ymm0, %ymm3
	vaddps	%ymm3, %ymm1, %ymm3
	vbroadcastss	.L45c0(%rip), %ymm2
	vdivps	%ymm3, %ymm2, %ymm12
	vmovaps	-32(%r8,%r14), %ymm8
	vsubps	%ymm3, %ymm8, %ymm8
	vmulps	%ymm12, %ymm8, %ymm8
	vbroadcastss	.L45c19(%rip), %ymm0
	vcmpltps	%ymm8, %ymm0, %ymm5
	vaddps	%ymm0, %ymm12, %ymm4
	vblendvps	%ymm5, %ymm8, %ymm4, %ymm4
	vaddps	%ymm2, %ymm4, %ymm5
	vpaddd	3008(%rsp), %ymm5, %ymm5
	vpand	2976(%rsp), %ymm5, %ymm5
	vmovdqu	1456(%rsp), %ymm2
	vpsubd	%ymm5, %ymm2, %ymm6
	vaddps	%ymm0, %ymm6, %ymm7
	vfmadd231ps	%ymm6, %ymm4, %ymm7
	vmulps	%ymm7, %ymm7, %ymm4
	vbroadcastss	.L45c70(%rip), %ymm6
	vbroadcastss	.L45c69(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm6
	vmovaps	%ymm9, %ymm2
	vbroadcastss	.L45c72(%rip), %ymm9
	vbroadcastss	.L45c71(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm9
	vbroadcastss	.L45c73(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm4, %ymm9
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vbroadcastss	.L45c68(%rip), %ymm6
	vbroadcastss	.L45c67(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm6
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vmovups	48(%rsp), %ymm6
	vfmadd213ps	%ymm7, %ymm4, %ymm9
	vcvtdq2ps	%ymm5, %ymm4
	vbroadcastss	.L45c74(%rip), %ymm1
	vfmadd231ps	%ymm4, %ymm1, %ymm9
	vbroadcastss	.L45c0(%rip), %ymm1
	vaddps	%ymm1, %ymm8, %ymm4
	vmaxps	%ymm0, %ymm8, %ymm5
	vmovups	160(%rsp), %ymm8
	vfmsub231ps	%ymm4, %ymm9, %ymm5
	vmovaps	%ymm2, %ymm9
	vfmadd231ps	%ymm5, %ymm3, %ymm14
	vbroadcastss	.L45c26(%rip), %ymm0
	vaddps	%ymm0, %ymm3, %ymm3
	vdivps	%ymm3, %ymm1, %ymm3
	vmulps	128(%rsp), %ymm12, %ymm0
	vmovups	336(%rsp), %ymm12
	vmulps	%ymm3, %ymm3, %ymm4
	vaddps	%ymm3, %ymm10, %ymm10
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm4, %ymm15, %ymm15
	vaddps	%ymm3, %ymm12, %ymm12
	vfmadd231ps	%ymm4, %ymm0, %ymm9
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vaddps	%ymm4, %ymm11, %ymm11
	vmovups	(%rsp), %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	(%rsp), %ymm3
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	.L45b87
	vmovups	%ymm10, 592(%rsp)
	vmovups	%ymm15, 128(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	jne	.L45b86
.L45b89:
	vmovups	%ymm12, 336(%rsp)
	vmovups	%ymm11, 704(%rsp)
	vmovups	%ymm3, (%rsp)
	vmovups	%ymm9, 832(%rsp)
	vmovups	%ymm8, 160(%rsp)
	vmovups	%ymm13, 768(%rsp)
	vmovups	%ymm6, 48(%rsp)
	vmovups	%ymm14, 640(%rsp)
	vmovss	.L45c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm12
	vbroadcastss	44(%r11), %ymm0
	vmovups	1040(%rsp), %ymm14
	vsubps	%ymm0, %ymm14, %ymm1
	vmulps	%ymm1, %ymm12, %ymm3
	vbroadcastss	28(%r11), %ymm4
	vbroadcastss	36(%r11), %ymm1
	vmovaps	%xmm1, %xmm5
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vbroadcastss	.L45c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm1
	vmovss	.L45c27(%rip), %xmm8
	vmulss	%xmm5, %xmm8, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmovss	.L45c16(%rip), %xmm9
	vmulss	%xmm4, %xmm9, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm5, %ymm3, %ymm4
	vbroadcastss	.L45c35(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm12, %ymm4
	vbroadcastss	32(%r11), %ymm5
	vbroadcastss	40(%r11), %ymm0
	vmovaps	%xmm0, %xmm6
	vfmadd213ps	%ymm5, %ymm4, %ymm0
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm0
	vmulss	%xmm6, %xmm8, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	%xmm5, %xmm9, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vbroadcastss	.L45c24(%rip), %ymm7
	vmaxps	%ymm7, %ymm1, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm2, %ymm6
	vfmadd213ps	%ymm10, %ymm4, %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vbroadcastss	.L45c14(%rip), %ymm8
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm0, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	20(%r11), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vdivps	%ymm5, %ymm2, %ymm5
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vbroadcastss	24(%r11), %ymm8
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	1936(%rsp), %ymm2
	vandps	%ymm2, %ymm3, %ymm3
	vandps	%ymm2, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm9, %ymm3
	vmovups	%ymm3, 96(%rsp)
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vminps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 672(%rsp)
	vmovups	1104(%rsp), %ymm15
	vmovups	560(%rsp), %ymm1
	vaddps	%ymm1, %ymm15, %ymm0
	vmovups	2576(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	2608(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm12
	vmovups	944(%rsp), %ymm10
	vmovups	496(%rsp), %ymm0
	vaddps	%ymm0, %ymm10, %ymm3
	vmovups	2224(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2256(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	400(%rsp), %ymm11
	vaddps	%ymm14, %ymm11, %ymm4
	vmovups	2288(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2320(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm8
	vmovups	224(%rsp), %ymm9
	vaddps	864(%rsp), %ymm9, %ymm4
	vmovups	2160(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2192(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	256(%rsp), %ymm13
	vaddps	528(%rsp), %ymm13, %ymm5
	vmovups	2352(%rsp), %ymm7
	vminps	%ymm5, %ymm7, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmovups	2384(%rsp), %ymm7
	vmaxps	%ymm5, %ymm7, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vandps	%ymm2, %ymm1, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm2, %ymm0, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm2, %ymm11, %ymm7
	vmulps	96(%rsp), %ymm7, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vbroadcastss	.L45c85(%rip), %ymm2
	vmulps	672(%rsp), %ymm2, %ymm1
	vcmpleps	%ymm1, %ymm6, %ymm1
	vmovups	2672(%rsp), %ymm2
	vbroadcastss	.L45c0(%rip), %ymm0
	vcmpleps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vandps	%ymm1, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm12, %ymm15, %ymm15
	vblendvps	%ymm1, %ymm3, %ymm10, %ymm7
	vblendvps	%ymm1, %ymm8, %ymm14, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vblendvps	%ymm1, %ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm13, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	368(%rsp), %ymm9
	vmulps	432(%rsp), %ymm9, %ymm0
	vmovups	464(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm6
	vmovups	304(%rsp), %ymm14
	vmulps	1232(%rsp), %ymm14, %ymm0
	vmulps	%ymm5, %ymm0, %ymm12
	vmulps	1200(%rsp), %ymm14, %ymm0
	vmulps	%ymm6, %ymm12, %ymm4
	vfmsub231ps	%ymm0, %ymm9, %ymm4
	vmovups	192(%rsp), %ymm3
	vmulps	1264(%rsp), %ymm3, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	1584(%rsp), %ymm3, %ymm1
	vmulps	%ymm6, %ymm0, %ymm11
	vfmsub231ps	%ymm1, %ymm9, %ymm11
	vmulps	1424(%rsp), %ymm3, %ymm3
	vmulps	%ymm0, %ymm12, %ymm1
	vfmsub231ps	%ymm3, %ymm14, %ymm1
	vbroadcastss	208(%r11), %ymm13
	vbroadcastss	.L45c27(%rip), %ymm3
	vcmpeqps	%ymm3, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm13, %ymm15, %ymm3
	movq	1760(%rsp), %r13
	movq	%r13, %rax
	shlq	$5, %rax
	vbroadcastss	12(%r11), %ymm2
	vmovups	%ymm2, 496(%rsp)
	movq	1704(%rsp), %r12
	vmovaps	%ymm3, (%r12,%rax)
	vmovups	736(%rsp), %ymm8
	vmulps	976(%rsp), %ymm8, %ymm3
	vmulps	%ymm5, %ymm3, %ymm15
	vmulps	896(%rsp), %ymm8, %ymm2
	vmulps	%ymm6, %ymm15, %ymm3
	vfmsub231ps	%ymm2, %ymm9, %ymm3
	vmovups	%ymm3, 256(%rsp)
	vblendvps	%ymm10, %ymm13, %ymm7, %ymm2
	movq	88(%rsp), %rbx
	addq	%rbx, %r13
	shlq	$5, %r13
	vmovaps	%ymm2, (%r12,%r13)
	vmovups	%ymm6, 896(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm9
	vfnmadd213ps	%ymm9, %ymm6, %ymm6
	vbroadcastss	.L45c78(%rip), %ymm2
	vmaxps	%ymm2, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vminps	%ymm9, %ymm6, %ymm6
	vdivps	%ymm7, %ymm9, %ymm3
	vmulps	%ymm3, %ymm4, %ymm5
	vmovaps	%ymm12, %ymm4
	vfnmadd213ps	%ymm9, %ymm12, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vminps	%ymm6, %ymm4, %ymm6
	vmaxps	%ymm2, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	leaq	(%r12,%rax), %rsi
	vmovups	400(%rsp), %ymm2
	vblendvps	%ymm10, %ymm13, %ymm2, %ymm7
	movq	%rbx, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm7, (%rdx,%rsi)
	vmulps	1008(%rsp), %ymm8, %ymm7
	vmovups	%ymm12, 560(%rsp)
	vmulps	%ymm12, %ymm15, %ymm9
	vmovaps	%ymm0, %ymm2
	vfmsub231ps	%ymm7, %ymm14, %ymm9
	vmovaps	%ymm5, %ymm12
	vmovaps	%ymm13, %ymm7
	vbroadcastss	.L45c0(%rip), %ymm14
	vdivps	%ymm4, %ymm14, %ymm13
	vmulps	%ymm3, %ymm11, %ymm5
	vfnmadd231ps	%ymm12, %ymm5, %ymm1
	vmulps	%ymm1, %ymm13, %ymm4
	vfnmadd213ps	%ymm14, %ymm0, %ymm0
	vfnmadd231ps	%ymm5, %ymm5, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vminps	%ymm6, %ymm0, %ymm14
	vbroadcastss	.L45c78(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	496(%rsp), %ymm11
	vmulps	224(%rsp), %ymm11, %ymm1
	vblendvps	%ymm10, %ymm7, %ymm1, %ymm1
	leaq	(%rbx,%rbx,2), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmulps	2480(%rsp), %ymm8, %ymm1
	vmovups	%ymm2, 1008(%rsp)
	vmulps	%ymm2, %ymm15, %ymm6
	vfmsub231ps	192(%rsp), %ymm1, %ymm6
	vbroadcastss	.L45c0(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm1
	vmulps	96(%rsp), %ymm11, %ymm0
	vmovups	%ymm10, 96(%rsp)
	vmovups	%ymm7, 400(%rsp)
	vblendvps	%ymm10, %ymm7, %ymm0, %ymm0
	movq	%rbx, %r8
	shlq	$7, %r8
	vmovaps	%ymm0, (%r8,%rsi)
	vmovups	%ymm3, 224(%rsp)
	vmulps	256(%rsp), %ymm3, %ymm0
	vmovaps	%ymm12, %ymm8
	vfnmadd231ps	%ymm12, %ymm0, %ymm9
	vmovups	%ymm13, 256(%rsp)
	vmulps	%ymm13, %ymm9, %ymm7
	vfnmadd231ps	%ymm5, %ymm0, %ymm6
	vfnmadd231ps	%ymm4, %ymm7, %ymm6
	vmovups	%ymm1, 432(%rsp)
	vmulps	%ymm1, %ymm6, %ymm13
	vmovups	%ymm15, 976(%rsp)
	vfnmadd213ps	%ymm2, %ymm15, %ymm15
	vfnmadd231ps	%ymm0, %ymm0, %ymm15
	vfnmadd231ps	%ymm7, %ymm7, %ymm15
	vfnmadd231ps	%ymm13, %ymm13, %ymm15
	vminps	%ymm14, %ymm15, %ymm3
	vbroadcastss	.L45c84(%rip), %ymm2
	vcmpltps	%ymm3, %ymm2, %ymm12
	movl	$5, %esi
	testb	$2, %r10b
	je	.L45b92
	vmovaps	%ymm5, %ymm9
	vbroadcastss	.L45c78(%rip), %ymm2
	vmaxps	%ymm2, %ymm15, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L45c0(%rip), %ymm6
	vmovups	%ymm7, 1264(%rsp)
	vdivps	%ymm1, %ymm6, %ymm7
	vmovups	1616(%rsp), %ymm2
	vmovaps	%ymm4, %ymm6
	vxorps	896(%rsp), %ymm2, %ymm5
	vmulps	192(%rsp), %ymm11, %ymm1
	vmovups	%ymm1, 1584(%rsp)
	vmulps	736(%rsp), %ymm11, %ymm1
	vmovups	%ymm1, 896(%rsp)
	vmovaps	%ymm12, %ymm4
	vandps	528(%rsp), %ymm12, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm1
	vmovdqa	%xmm1, 528(%rsp)
	movl	%r10d, %r8d
	andl	$4, %r8d
	movl	%r8d, %r10d
	shrl	$2, %r10d
	leaq	(%rbx,%rbx,4), %r15
	shlq	$5, %r15
	addq	%r12, %r15
	xorl	%ebx, %ebx
	testl	%r8d, %r8d
	movl	$14, %r9d
	movl	$8, %esi
	cmoveq	%rsi, %r9
	sete	%bl
	movl	$19, %esi
	movl	$9, %r14d
	cmoveq	%r14, %rsi
	leaq	(%r10,%r10,2), %r14
	addq	$7, %r14
	xorq	$7, %rbx
	imulq	88(%rsp), %rbx
	shlq	$5, %rbx
	addq	%r12, %rbx
	imulq	88(%rsp), %r14
	shlq	$5, %r14
	addq	%r12, %r14
	imulq	88(%rsp), %r9
	shlq	$5, %r9
	addq	%r12, %r9
	imulq	88(%rsp), %rsi
	shlq	$5, %rsi
	vmovups	224(%rsp), %ymm10
	vmulps	%ymm5, %ymm10, %ymm3
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm8, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovaps	%ymm9, %ymm11
	vmovups	256(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm9
	vxorps	%ymm2, %ymm10, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm5, %ymm1, %ymm14
	vmovups	1008(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm11, %ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	432(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm12
	vmovups	%ymm4, 192(%rsp)
	vmulps	%ymm11, %ymm10, %ymm4
	vfmadd231ps	%ymm14, %ymm6, %ymm4
	vxorps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm8, %ymm11
	vxorps	%ymm2, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm8, %ymm1
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmovups	1264(%rsp), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm4
	vxorps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm15
	vmulps	%ymm0, %ymm10, %ymm0
	vfmadd231ps	%ymm14, %ymm6, %ymm0
	vfmadd231ps	%ymm11, %ymm13, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmulps	%ymm6, %ymm5, %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm6
	vxorps	%ymm2, %ymm8, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm3, 864(%rsp)
	vbroadcastss	.L45c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm9, 1264(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm3
	vmovups	%ymm12, 976(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm3
	vmovups	%ymm15, 560(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm3
	vmovups	464(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vpmovsxwd	528(%rsp), %ymm15
	vmovups	400(%rsp), %ymm13
	vblendvps	%ymm15, %ymm4, %ymm13, %ymm4
	vmovaps	%ymm4, (%rax,%r15)
	movl	44(%rsp), %r10d
	vmulps	%ymm10, %ymm10, %ymm4
	vmovups	%ymm14, 1008(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm4
	vmovaps	%ymm1, %ymm14
	vmovups	%ymm11, 528(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm4
	vmovups	496(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm1, %ymm4
	vmovups	896(%rsp), %ymm10
	vmovups	368(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm4, %ymm13, %ymm4
	vmovaps	%ymm4, (%rax,%rbx)
	vmovups	192(%rsp), %ymm12
	movq	88(%rsp), %rbx
	vmulps	%ymm7, %ymm0, %ymm11
	vmulps	%ymm5, %ymm5, %ymm0
	vmovups	1584(%rsp), %ymm5
	vfmadd231ps	%ymm14, %ymm14, %ymm0
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	304(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	vmovaps	%ymm0, (%rax,%r14)
	vmulps	%ymm8, %ymm8, %ymm0
	vfmadd231ps	%ymm11, %ymm11, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%r9)
	vmulps	%ymm7, %ymm7, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$10, %esi
	testl	%r8d, %r8d
	je	.L45b92
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm7, %ymm11
	vmovups	864(%rsp), %ymm0
	vmulps	224(%rsp), %ymm0, %ymm8
	vmovups	1008(%rsp), %ymm0
	vmovups	1264(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vmovups	256(%rsp), %ymm10
	vmovaps	%ymm6, %ymm7
	vmulps	%ymm1, %ymm10, %ymm12
	vmulps	%ymm0, %ymm10, %ymm3
	vmovups	528(%rsp), %ymm0
	vmovups	976(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm1, %ymm14, %ymm12
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vmovups	432(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm4
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm6, %ymm14, %ymm1
	vmovups	496(%rsp), %ymm10
	vmovups	560(%rsp), %ymm13
	vfmadd231ps	%ymm13, %ymm10, %ymm8
	vmovups	368(%rsp), %ymm9
	vmovaps	%ymm2, %ymm14
	vmulps	%ymm8, %ymm9, %ymm6
	vmovups	464(%rsp), %ymm8
	vmulps	%ymm6, %ymm8, %ymm2
	vmovups	%ymm2, 256(%rsp)
	vfmadd231ps	%ymm13, %ymm7, %ymm12
	vmovups	304(%rsp), %ymm2
	vmulps	%ymm2, %ymm12, %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, 224(%rsp)
	vfmadd231ps	%ymm13, %ymm14, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 432(%rsp)
	vmulps	%ymm13, %ymm11, %ymm4
	vmovups	896(%rsp), %ymm13
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 560(%rsp)
	vfmadd231ps	%ymm10, %ymm7, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm3, %ymm9, %ymm8
	vfmadd231ps	%ymm10, %ymm14, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm12
	vmulps	%ymm10, %ymm11, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vfmadd231ps	%ymm7, %ymm14, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm2, %ymm3
	vmulps	%ymm7, %ymm11, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm6, %ymm2, %ymm6
	vmovups	400(%rsp), %ymm2
	vmulps	%ymm14, %ymm11, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	vblendvps	%ymm15, 256(%rsp), %ymm2, %ymm9
	vblendvps	%ymm15, 224(%rsp), %ymm2, %ymm0
	vblendvps	%ymm15, %ymm8, %ymm2, %ymm8
	vblendvps	%ymm15, 432(%rsp), %ymm2, %ymm1
	vblendvps	%ymm15, %ymm12, %ymm2, %ymm12
	vblendvps	%ymm15, %ymm3, %ymm2, %ymm3
	vblendvps	%ymm15, 560(%rsp), %ymm2, %ymm10
	vblendvps	%ymm15, %ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm15, %ymm7, %ymm2, %ymm5
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm9, (%rax,%rsi)
	movq	%rbx, %rsi
	shlq	$8, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	leaq	(%rbx,%rbx,8), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	addq	%r12, %r8
	vmovaps	%ymm8, (%rax,%r8)
	imulq	$352, %rbx, %r8
	addq	%r12, %r8
	vmovaps	%ymm1, (%rax,%r8)
	shlq	$7, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm12, (%rax,%rdx)
	imulq	$416, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	imulq	$480, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm10, (%rax,%rdx)
	movq	%rbx, %rdx
	shlq	$9, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vmovups	192(%rsp), %ymm12
	imulq	$544, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm5, (%rax,%rsi)
	movl	$20, %esi
.L45b92:
	vmovaps	%ymm12, %ymm13
	testb	$8, %r10b
	vbroadcastss	.L45c35(%rip), %ymm7
	vmovdqu	3008(%rsp), %ymm3
	vmovdqu	2976(%rsp), %ymm2
	vmovdqu	1456(%rsp), %ymm11
	vbroadcastss	.L45c67(%rip), %ymm6
	vbroadcastss	.L45c68(%rip), %ymm8
	vbroadcastss	.L45c69(%rip), %ymm5
	vbroadcastss	.L45c70(%rip), %ymm9
	vbroadcastss	.L45c39(%rip), %ymm12
	movq	1736(%rsp), %r9
	movq	1768(%rsp), %r14
	vmovups	1520(%rsp), %ymm1
	vmovups	96(%rsp), %ymm10
	je	.L45b94
	vbroadcastss	.L45c0(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	3296(%rsp), %ymm0, %ymm1
	vpaddd	%ymm3, %ymm1, %ymm0
	vpand	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm11, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vbroadcastss	.L45c72(%rip), %ymm1
	vbroadcastss	.L45c71(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmovaps	%ymm9, %ymm4
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vmulps	%ymm3, %ymm3, %ymm5
	vbroadcastss	.L45c73(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm1
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vmovaps	%ymm8, %ymm4
	vfmadd213ps	%ymm6, %ymm3, %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	100(%r11), %ymm4
	vmovups	592(%rsp), %ymm6
	vxorps	%xmm8, %xmm8, %xmm8
	vfmadd213ps	%ymm8, %ymm6, %ymm4
	vbroadcastss	104(%r11), %ymm3
	vmovups	128(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm3
	vbroadcastss	136(%r11), %ymm4
	vfmadd213ps	%ymm8, %ymm6, %ymm4
	vbroadcastss	140(%r11), %ymm5
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vbroadcastss	172(%r11), %ymm4
	vfmadd213ps	%ymm8, %ymm6, %ymm4
	vbroadcastss	176(%r11), %ymm6
	vfmadd213ps	%ymm4, %ymm2, %ymm6
	vbroadcastss	108(%r11), %ymm2
	vmovups	336(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm2
	vbroadcastss	144(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm8, %ymm3
	vbroadcastss	180(%r11), %ymm4
	vfmadd213ps	%ymm6, %ymm8, %ymm4
	vbroadcastss	112(%r11), %ymm5
	vmovups	704(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	148(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	184(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	116(%r11), %ymm4
	vmovups	(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	152(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	188(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	120(%r11), %ymm3
	vmovups	832(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	156(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	192(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	124(%r11), %ymm2
	vmovups	160(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	160(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	196(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	128(%r11), %ymm5
	vmovups	768(%rsp), %ymm8
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vbroadcastss	164(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm8, %ymm2
	vbroadcastss	200(%r11), %ymm6
	vfmadd213ps	%ymm4, %ymm8, %ymm6
	vbroadcastss	132(%r11), %ymm4
	vmovups	48(%rsp), %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm4
	vbroadcastss	168(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm8, %ymm3
	vbroadcastss	204(%r11), %ymm2
	vfmadd213ps	%ymm6, %ymm8, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L45c74(%rip), %ymm5
	vfmadd231ps	%ymm0, %ymm5, %ymm1
	vbroadcastss	.L45c82(%rip), %ymm0
	vmovups	3264(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vbroadcastss	.L45c83(%rip), %ymm0
	vmovups	1488(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmovups	3104(%rsp), %ymm6
	vaddps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm7, %ymm6, %ymm3
	vbroadcastss	.L45c86(%rip), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vbroadcastss	208(%r11), %ymm0
	vmovups	640(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm12, %ymm5
	vblendvps	%ymm10, %ymm0, %ymm5, %ymm4
	movq	%rsi, %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vaddps	%ymm6, %ymm6, %ymm4
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm4
	leaq	1(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm1
	leaq	2(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm1
	leaq	3(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm0
	addq	$4, %rsi
	imulq	%rbx, %rsi
	shlq	$5, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	jmp	.L45b94
.L45b98:
	addq	$3688, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L45b99:
	vzeroupper
	retq
