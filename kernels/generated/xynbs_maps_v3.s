# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L21c0:
	.long	0x3f800000
.L21c1:
	.long	1048576
.L21c2:
	.long	0x5d800000
.L21c3:
	.long	0x3f40094e
.L21c4:
	.long	0x3e1d5a5a
.L21c5:
	.long	0x3bd74912
.L21c6:
	.long	0x3f156f3d
.L21c7:
	.long	0x3d26f715
.L21c8:
	.long	8388607
.L21c9:
	.long	0x21800000
.L21c10:
	.long	1258291200
.L21c11:
	.long	1392508928
.L21c12:
	.long	0x53000080
.L21c13:
	.long	0xc9800000
.L21c14:
	.long	0x3f000000
.L21c15:
	.long	0x7fffffff
.L21c16:
	.long	0x40400000
.L21c17:
	.long	2139095039
.L21c18:
	.long	0x0da24260
.L21c19:
	.long	0x1e3ce508
.L21c20:
	.long	0xbf800000
.L21c21:
	.long	0x41100000
.L21c22:
	.long	0x3e800000
.L21c23:
	.long	0x41490fdb
.L21c24:
	.long	0x40a00000
.L21c25:
	.long	0x40800000
.L21c26:
	.long	0x3fc00000
.L21c27:
	.long	0x7149f2ca
.L21c29:
	.long	2
.L21c30:
	.long	4
.L21c31:
	.long	8
.L21c32:
	.long	16
.L21c33:
	.long	0x3f3504f3
.L21c34:
	.long	0x3ecc422a
.L21c35:
	.long	0x3f106ebb
.L21c36:
	.long	0xbf000000
.L21c37:
	.long	0x80000000
.L21c38:
	.long	0xc2ae0000
.L21c39:
	.long	0x3fb8aa3b
.L21c40:
	.long	0xbf317200
.L21c41:
	.long	0xb5bfbe8e
.L21c42:
	.long	0x3c1e8629
.L21c43:
	.long	0x3aae0472
.L21c44:
	.long	0x3d635b73
.L21c45:
	.long	0x3e75fc8c
.L21c46:
	.long	0x3f317214
.L21c47:
	.long	0x42fe0000
.L21c48:
	.long	0x4f000000
.L21c49:
	.long	0x3e99999a
.L21c50:
	.long	0x3ef89ba5
.L21c51:
	.long	0xbe04a19d
.L21c52:
	.long	0xbf03248e
.L21c53:
	.long	0x3f0c3744
.L21c54:
	.long	0xbdc1d79d
.L21c55:
	.long	0x3e5c1572
.L21c56:
	.long	0x3e17e642
.L21c57:
	.long	0x3e2ecff8
.L21c58:
	.long	0x3e2d3f9f
.L21c59:
	.long	0xc0000000
.L21c60:
	.long	0x41400000
.L21c61:
	.long	3234528013
.L21c62:
	.long	4286578688
.L21c63:
	.long	0xbf00000d
.L21c64:
	.long	0x3eaaac4e
.L21c65:
	.long	0xbe7fd7d0
.L21c66:
	.long	0x3e4bdb47
.L21c67:
	.long	0xbe2ec8d2
.L21c68:
	.long	0x3e259a3a
.L21c69:
	.long	0xbddadb52
.L21c70:
	.long	0x33b17218
.L21c71:
	.long	0x3a83126f
.L21c72:
	.long	0x3727c5ac
.L21c73:
	.long	0x41800000
.L21c74:
	.long	0x358637bd
.L21c75:
	.long	0x350637bd
.L21c76:
	.long	0x34210fb0
.L21c77:
	.long	0x36a7c5ac
.L21c78:
	.long	0x40000000
.L21c79:
	.long	0x3f317218
.L21c80:
	.long	0x3feb3f8f
.L21c81:
	.long	0x38d1b717
.L21c82:
	.long	0x3951b717
.L21c83:
	.long	0x41000000
.L21c84:
	.long	0x3cf5c28f
.L21c85:
	.long	0x41200000
.L21c86:
	.long	0x26901d7d
.L21c87:
	.long	0x3f800054
.L21c88:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L21c28:
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
	.globl	gaussmle_xynbs_maps_v3
gaussmle_xynbs_maps_v3:
	.globl	_gaussmle_xynbs_maps_v3
_gaussmle_xynbs_maps_v3:
	testl	%ecx, %ecx
	je	.L21b100
	testl	%edx, %edx
	je	.L21b100
	testl	%esi, %esi
	je	.L21b100
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3592, %rsp
	movq	3664(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 1504(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	3648(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1472(%rsp)
	movq	%r9, 1488(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 936(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1464(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1480(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 224(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	.L21c0(%rip), %ymm15
	vbroadcastss	.L21c20(%rip), %ymm14
	xorl	%edx, %edx
	vbroadcastss	.L21c61(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vbroadcastss	.L21c62(%rip), %ymm0
	vmovups	%ymm0, 3008(%rsp)
	vbroadcastss	.L21c0(%rip), %ymm0
	vmovups	%ymm0, 1648(%rsp)
	vbroadcastss	.L21c37(%rip), %ymm0
	vmovups	%ymm0, 608(%rsp)
	vbroadcastss	.L21c2(%rip), %ymm8
	vbroadcastss	.L21c3(%rip), %ymm10
	vbroadcastss	.L21c4(%rip), %ymm13
	movq	%r11, 536(%rsp)
	movq	%rsi, 1520(%rsp)
	movq	%r12, 1512(%rsp)
	jmp	.L21b4
	.p2align	4
.L21b98:
	incq	%rdx
	addq	1464(%rsp), %r8
	cmpq	1472(%rsp), %rdx
	je	.L21b99
.L21b4:
	movq	%rdx, %r9
	imulq	936(%rsp), %r9
	movq	%r9, 1496(%rsp)
	movq	%r8, %rbx
	xorl	%r11d, %r11d
	movq	%r8, 1536(%rsp)
	movq	%rdx, 1528(%rsp)
	jmp	.L21b5
	.p2align	4
.L21b97:
	incq	%r11
	addq	1480(%rsp), %rbx
	cmpq	936(%rsp), %r11
	je	.L21b98
.L21b5:
	movq	1496(%rsp), %r9
	addq	%r11, %r9
	imulq	%rsi, %r9
	addq	1488(%rsp), %r9
	movq	%rbx, 216(%rsp)
	xorl	%r15d, %r15d
	movq	%rbx, 1560(%rsp)
	movq	%r11, 1552(%rsp)
	movq	%r9, 1544(%rsp)
	jmp	.L21b6
	.p2align	4
.L21b95:
	vorps	%ymm14, %ymm12, %ymm0
	vbroadcastss	.L21c16(%rip), %ymm1
	vblendvps	%ymm0, 2800(%rsp), %ymm1, %ymm0
	movq	1504(%rsp), %rdx
	vmovups	2544(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r13)
	movq	3664(%rsp), %rax
	movq	1520(%rsp), %rsi
	movq	1536(%rsp), %r8
	vbroadcastss	.L21c0(%rip), %ymm15
	vbroadcastss	.L21c20(%rip), %ymm14
	movq	1528(%rsp), %rdx
	vbroadcastss	.L21c2(%rip), %ymm8
	vbroadcastss	.L21c3(%rip), %ymm10
	movq	1560(%rsp), %rbx
	movq	%r14, %r11
.L21b96:
	incq	%r15
	addq	$2, 216(%rsp)
	cmpq	%rsi, %r15
	je	.L21b97
.L21b6:
	leaq	(%r9,%r15), %r13
	movl	8(%rax), %r14d
	movq	%r14, 104(%rsp)
	cmpq	%r14, %r13
	jae	.L21b96
	movq	%r15, 1576(%rsp)
	movq	%r13, %rdx
	movl	(%rax), %r13d
	movl	16(%rax), %esi
	movl	%esi, 432(%rsp)
	movl	20(%rax), %r10d
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rsi
	movq	%rdx, 1568(%rsp)
	imulq	%rdx, %rsi
	addq	%rsi, %rsi
	testq	%r13, %r13
	je	.L21b8
	leaq	(,%r13,2), %rax
	movl	$2, %r15d
	subq	%r13, %r15
	movq	216(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 864(%rsp)
	vpbroadcastd	.L21c1(%rip), %ymm6
	vmovups	%ymm15, 2224(%rsp)
	vmovups	%ymm15, 1072(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 272(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	xorl	%r9d, %r9d
	jmp	.L21b10
	.p2align	4
.L21b39:
	vaddps	%ymm2, %ymm12, %ymm12
	vaddps	%ymm5, %ymm9, %ymm9
	vaddps	%ymm1, %ymm11, %ymm1
	vaddps	%ymm0, %ymm7, %ymm7
	incq	%r9
	addq	%rax, %r14
	cmpq	%r13, %r9
	je	.L21b40
.L21b10:
	movl	%r14d, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$6, %rdx
	movl	%eax, %r8d
	imull	%r9d, %r8d
	addl	%esi, %r8d
	andl	$2147483646, %r8d
	shlq	$5, %r8
	movq	224(%rsp), %r11
	leaq	(%r11,%r8), %r12
	vmovaps	(%r11,%r8), %ymm0
	vmovaps	32(%r11,%r8), %ymm5
	testb	$8, %r10b
	jne	.L21b11
	cmpl	$1, %r13d
	jne	.L21b21
	vmovups	32(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rsp)
.L21b21:
	movq	224(%rsp), %r8
	addq	$96, %r8
	addq	%r8, %rdx
	vsubps	%ymm5, %ymm0, %ymm2
	cmpq	$1, %r13
	je	.L21b22
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm2, %ymm11
	vaddps	%ymm0, %ymm5, %ymm0
	jne	.L21b24
.L21b37:
	testq	%r9, %r9
	jne	.L21b39
	jmp	.L21b38
	.p2align	4
.L21b11:
	cmpl	$1, %r13d
	jne	.L21b13
	vmovups	32(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm4
	vmovups	%ymm4, 32(%rsp)
.L21b13:
	movq	224(%rsp), %r8
	addq	$96, %r8
	addq	%r8, %rdx
	vsubps	%ymm5, %ymm0, %ymm2
	cmpq	$1, %r13
	vmovups	1072(%rsp), %ymm11
	vmovups	%ymm1, 176(%rsp)
	jne	.L21b15
	vmovups	(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
.L21b15:
	vcmpltps	%ymm8, %ymm5, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vaddps	%ymm0, %ymm10, %ymm4
	vfmadd213ps	%ymm13, %ymm0, %ymm4
	vbroadcastss	.L21c5(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	.L21c6(%rip), %ymm1
	vmovaps	%ymm5, %ymm13
	vaddps	%ymm1, %ymm0, %ymm5
	vbroadcastss	.L21c7(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm15, %ymm4
	vmulps	2224(%rsp), %ymm4, %ymm4
	vblendvps	%ymm0, %ymm5, %ymm15, %ymm5
	vmulps	%ymm5, %ymm11, %ymm11
	vpsrld	$23, %ymm4, %ymm5
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm6
	vbroadcastss	.L21c8(%rip), %ymm5
	vandps	%ymm5, %ymm4, %ymm4
	vmovups	1648(%rsp), %ymm3
	vmovaps	%ymm15, %ymm14
	vorps	%ymm3, %ymm4, %ymm15
	vandps	%ymm5, %ymm11, %ymm4
	vorps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 1072(%rsp)
	vmovaps	%ymm14, %ymm4
	vandps	%ymm0, %ymm14, %ymm0
	vmovups	864(%rsp), %ymm14
	vaddps	%ymm0, %ymm14, %ymm14
	vmovups	%ymm2, 240(%rsp)
	vaddps	%ymm1, %ymm2, %ymm11
	vmovups	%ymm13, 64(%rsp)
	vaddps	%ymm1, %ymm13, %ymm0
	jne	.L21b17
	vmovups	%ymm14, 864(%rsp)
	vbroadcastss	.L21c20(%rip), %ymm14
	vmovups	%ymm15, 2224(%rsp)
	vmovaps	%ymm4, %ymm15
	vmovups	176(%rsp), %ymm1
	vmovups	64(%rsp), %ymm5
	vbroadcastss	.L21c4(%rip), %ymm13
	vmovups	240(%rsp), %ymm2
	testq	%r9, %r9
	jne	.L21b39
	jmp	.L21b38
	.p2align	4
.L21b22:
	vmovups	(%rsp), %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm2, %ymm11
	vaddps	%ymm0, %ymm5, %ymm0
	je	.L21b37
.L21b24:
	vmovups	%ymm5, 64(%rsp)
	vmovaps	%ymm9, %ymm3
	vmovaps	%ymm7, %ymm9
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm13, %ymm12
	vmovaps	%ymm14, %ymm13
	vmovaps	%ymm1, %ymm14
	leaq	-2(%r13), %r8
	vmovaps	%ymm2, %ymm15
	testq	%r8, %r8
	je	.L21b25
	vmovups	864(%rsp), %ymm1
	movl	$1, %r8d
	.p2align	4
.L21b27:
	vmovaps	-32(%rdx), %ymm4
	vmovaps	(%rdx), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm5, %ymm0, %ymm0
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	addq	$64, %rdx
	cmpq	$1, %r11
	jne	.L21b27
	jmp	.L21b28
	.p2align	4
.L21b17:
	vmovups	%ymm9, 112(%rsp)
	vmovups	%ymm7, 336(%rsp)
	vmovups	%ymm12, 368(%rsp)
	vmovaps	%ymm14, %ymm7
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L21b18
	movl	$1, %r8d
	vmovaps	%ymm4, %ymm1
	vbroadcastss	.L21c4(%rip), %ymm12
	vmovaps	%ymm15, %ymm9
	vmovups	1072(%rsp), %ymm13
	.p2align	4
.L21b32:
	vmovaps	-32(%rdx), %ymm4
	vmovaps	(%rdx), %ymm14
	vcmpltps	%ymm8, %ymm14, %ymm15
	vandps	%ymm4, %ymm15, %ymm15
	vbroadcastss	.L21c3(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm10
	vfmadd213ps	%ymm12, %ymm15, %ymm10
	vbroadcastss	.L21c5(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm15, %ymm10
	vbroadcastss	.L21c6(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L21c7(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm2
	vxorps	%xmm8, %xmm8, %xmm8
	vcmpltps	%ymm15, %ymm8, %ymm15
	vblendvps	%ymm15, %ymm10, %ymm1, %ymm10
	vmulps	%ymm10, %ymm9, %ymm10
	vblendvps	%ymm15, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vpsrld	$23, %ymm2, %ymm8
	vpsubd	%ymm8, %ymm6, %ymm6
	vpsrld	$23, %ymm10, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vandps	%ymm1, %ymm15, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vbroadcastss	.L21c2(%rip), %ymm8
	vsubps	%ymm14, %ymm4, %ymm4
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm0
	vandps	%ymm5, %ymm10, %ymm4
	vbroadcastss	.L21c3(%rip), %ymm10
	vorps	%ymm3, %ymm4, %ymm9
	vandps	%ymm5, %ymm2, %ymm2
	vorps	%ymm3, %ymm2, %ymm13
	leaq	(%r15,%r8), %r11
	incq	%r11
	incq	%r8
	addq	$64, %rdx
	cmpq	$1, %r11
	jne	.L21b32
	jmp	.L21b33
.L21b25:
	vmovups	864(%rsp), %ymm1
	movl	$1, %r8d
.L21b28:
	movq	%r8, %rdx
	shlq	$6, %rdx
	vmovaps	(%r12,%rdx), %ymm2
	vmovaps	32(%r12,%rdx), %ymm4
	vsubps	%ymm4, %ymm2, %ymm5
	incq	%r8
	cmpq	%r13, %r8
	vmovups	%ymm1, 864(%rsp)
	jne	.L21b30
	vmovups	(%rsp), %ymm2
	vaddps	%ymm5, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	32(%rsp), %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 32(%rsp)
.L21b30:
	vmovaps	%ymm15, %ymm2
	vaddps	%ymm5, %ymm11, %ymm11
	vaddps	%ymm4, %ymm0, %ymm0
	vmovaps	%ymm14, %ymm1
	vmovaps	%ymm13, %ymm14
	vmovaps	%ymm12, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm9, %ymm7
	vmovaps	%ymm3, %ymm9
	vmovups	64(%rsp), %ymm5
	vbroadcastss	.L21c0(%rip), %ymm15
	testq	%r9, %r9
	jne	.L21b39
	jmp	.L21b38
.L21b18:
	movl	$1, %r8d
	vmovaps	%ymm15, %ymm9
	vmovups	1072(%rsp), %ymm13
.L21b33:
	vmovups	%ymm13, 1072(%rsp)
	vmovups	%ymm7, 864(%rsp)
	vmovaps	%ymm9, %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%r8, %rdx
	shlq	$6, %rdx
	vmovaps	(%r12,%rdx), %ymm4
	vmovaps	32(%r12,%rdx), %ymm14
	vsubps	%ymm14, %ymm4, %ymm15
	incq	%r8
	cmpq	%r13, %r8
	jne	.L21b35
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	32(%rsp), %ymm2
	vaddps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 32(%rsp)
.L21b35:
	vbroadcastss	.L21c4(%rip), %ymm13
	vbroadcastss	.L21c5(%rip), %ymm12
	vbroadcastss	.L21c6(%rip), %ymm7
	vbroadcastss	.L21c7(%rip), %ymm9
	vcmpltps	%ymm8, %ymm14, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm2, %ymm10, %ymm4
	vfmadd213ps	%ymm13, %ymm2, %ymm4
	vfmadd213ps	%ymm12, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vfmadd213ps	%ymm9, %ymm2, %ymm8
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	.L21c0(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	%ymm4, %ymm3, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm8
	vmulps	1072(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpsrld	$23, %ymm4, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	.L21c3(%rip), %ymm10
	vandps	%ymm5, %ymm4, %ymm4
	vandps	%ymm5, %ymm8, %ymm5
	vbroadcastss	.L21c2(%rip), %ymm8
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	864(%rsp), %ymm3
	vaddps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 864(%rsp)
	vaddps	%ymm15, %ymm11, %ymm11
	vmovaps	%ymm1, %ymm15
	vaddps	%ymm0, %ymm14, %ymm0
	vmovups	1648(%rsp), %ymm1
	vorps	%ymm1, %ymm4, %ymm2
	vmovups	%ymm2, 2224(%rsp)
	vorps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 1072(%rsp)
	vbroadcastss	.L21c20(%rip), %ymm14
	vmovups	176(%rsp), %ymm1
	vmovups	368(%rsp), %ymm12
	vmovups	336(%rsp), %ymm7
	vmovups	112(%rsp), %ymm9
	vmovups	64(%rsp), %ymm5
	vmovups	240(%rsp), %ymm2
	testq	%r9, %r9
	jne	.L21b39
.L21b38:
	vmovups	272(%rsp), %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vmovups	%ymm4, 272(%rsp)
	vmovups	144(%rsp), %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 144(%rsp)
	jmp	.L21b39
	.p2align	4
.L21b40:
	vmovups	%ymm12, 368(%rsp)
	vmovups	%ymm1, 176(%rsp)
	vbroadcastss	.L21c9(%rip), %ymm1
	vmulps	144(%rsp), %ymm1, %ymm2
	vroundps	$8, %ymm2, %ymm12
	vmulps	%ymm1, %ymm0, %ymm0
	vroundps	$8, %ymm0, %ymm10
	vmulps	%ymm1, %ymm9, %ymm0
	vroundps	$8, %ymm0, %ymm9
	vmulps	32(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vmulps	%ymm1, %ymm7, %ymm2
	vroundps	$8, %ymm2, %ymm7
	vpbroadcastd	.L21c10(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm6, %ymm2
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	.L21c11(%rip), %ymm5
	vpblendw	$170, %ymm5, %ymm4, %ymm4
	vbroadcastss	.L21c12(%rip), %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	.L21c13(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmovups	864(%rsp), %ymm3
	vmovups	(%rsp), %ymm13
	jmp	.L21b41
.L21b8:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 368(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm1, 272(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm1, 176(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm15, 1072(%rsp)
	vmovups	%ymm15, 2224(%rsp)
.L21b41:
	testq	%rbx, %rbx
	vmovups	%ymm3, 864(%rsp)
	movl	%r10d, 236(%rsp)
	vmovups	%ymm1, 3168(%rsp)
	js	.L21b42
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rbx, %xmm6, %xmm6
	jmp	.L21b44
	.p2align	4
.L21b42:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rdx, %xmm6, %xmm2
	vaddss	%xmm2, %xmm2, %xmm6
.L21b44:
	vcvtsi2ss	%r13, %xmm14, %xmm2
	vbroadcastss	%xmm2, %ymm5
	vsubps	%ymm12, %ymm5, %ymm2
	vmaxps	%ymm15, %ymm2, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vsubps	%ymm10, %ymm5, %ymm4
	vmaxps	%ymm15, %ymm4, %ymm4
	vdivps	%ymm4, %ymm15, %ymm4
	vsubps	%ymm9, %ymm5, %ymm8
	vmaxps	%ymm15, %ymm8, %ymm8
	vdivps	%ymm8, %ymm15, %ymm8
	vmulps	272(%rsp), %ymm2, %ymm2
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	368(%rsp), %ymm8, %ymm3
	vsubps	%ymm0, %ymm5, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	%ymm0, %ymm13, %ymm0
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vminps	%ymm8, %ymm4, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm0, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm0
	vminps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L21c14(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vbroadcastss	.L21c15(%rip), %ymm1
	vmovups	%ymm1, 1936(%rsp)
	vandps	176(%rsp), %ymm1, %ymm13
	vbroadcastss	%xmm6, %ymm4
	vsubps	%ymm7, %ymm4, %ymm1
	vmovups	%ymm1, 2832(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r13, %r13
	movq	536(%rsp), %r10
	vmovups	%ymm1, 2192(%rsp)
	je	.L21b45
	vmovups	%ymm4, 32(%rsp)
	vmovups	%ymm13, (%rsp)
	vmaxps	%ymm1, %ymm0, %ymm3
	vbroadcastss	.L21c16(%rip), %ymm1
	vmulps	%ymm1, %ymm3, %ymm8
	leaq	(,%r13,2), %rax
	movl	%r13d, %edx
	andl	$-2, %edx
	movq	216(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r9d, %r9d
	jmp	.L21b47
	.p2align	4
.L21b48:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
.L21b52:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%esi, %r11d
	andl	$2147483646, %r11d
	shlq	$5, %r11
	vcvtsi2ss	%r14, %xmm5, %xmm2
	addq	224(%rsp), %r11
	shlq	$6, %r14
	vmovaps	(%r11,%r14), %ymm9
	vmovaps	32(%r11,%r14), %ymm13
	vsubps	%ymm13, %ymm9, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%ymm4, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm9, %ymm9, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm13
	vbroadcastss	%xmm2, %ymm9
	vaddps	%ymm13, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm13, %ymm9
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm10
	vfmadd213ps	%ymm12, %ymm13, %ymm10
.L21b53:
	vcvtsi2ss	%r9, %xmm5, %xmm2
	vbroadcastss	%xmm2, %ymm12
	vaddps	%ymm3, %ymm11, %ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm6
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	.L21b54
.L21b47:
	cmpl	$1, %r13d
	je	.L21b48
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	movq	224(%rsp), %r10
	leaq	96(%r10), %r11
	addq	%r11, %r15
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
.L21b50:
	vmovaps	-96(%r15), %ymm12
	vmovaps	-64(%r15), %ymm13
	vmovaps	-32(%r15), %ymm14
	vmovaps	(%r15), %ymm15
	vsubps	%ymm13, %ymm12, %ymm12
	vsubps	%ymm0, %ymm12, %ymm12
	vmaxps	%ymm4, %ymm12, %ymm12
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm12, %ymm12, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm12
	vcvtsi2ss	%r14, %xmm5, %xmm13
	vbroadcastss	%xmm13, %ymm2
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm2
	vmulss	%xmm13, %xmm13, %xmm9
	vbroadcastss	%xmm9, %ymm13
	vfmadd213ps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm15, %ymm14, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vmaxps	%ymm4, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm15
	vfmsub231ps	%ymm9, %ymm9, %ymm15
	vmaxps	%ymm4, %ymm15, %ymm12
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm5, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm2, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm2
	vbroadcastss	%xmm2, %ymm10
	vfmadd213ps	%ymm13, %ymm12, %ymm10
	addq	$2, %r14
	subq	$-128, %r15
	cmpq	%rdx, %r14
	jne	.L21b50
	testb	$1, %r13b
	vbroadcastss	.L21c0(%rip), %ymm15
	vbroadcastss	.L21c20(%rip), %ymm14
	jne	.L21b52
	jmp	.L21b53
	.p2align	4
.L21b54:
	movq	536(%rsp), %r10
	vmovups	(%rsp), %ymm13
	vmovups	32(%rsp), %ymm4
	jmp	.L21b55
.L21b45:
	xorl	%eax, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
.L21b55:
	vbroadcastss	.L21c18(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm2
	vdivps	%ymm2, %ymm15, %ymm11
	vbroadcastss	.L21c19(%rip), %ymm1
	vcmpltps	%ymm3, %ymm1, %ymm2
	vaddps	%ymm5, %ymm14, %ymm5
	vbroadcastss	.L21c14(%rip), %ymm12
	vmulps	%ymm5, %ymm12, %ymm5
	vmulps	%ymm11, %ymm9, %ymm8
	vblendvps	%ymm2, %ymm8, %ymm5, %ymm8
	vmulps	%ymm7, %ymm11, %ymm7
	vblendvps	%ymm2, %ymm7, %ymm5, %ymm5
	vbroadcastss	.L21c21(%rip), %ymm1
	vdivps	%ymm1, %ymm4, %ymm4
	vpbroadcastd	.L21c17(%rip), %ymm2
	vmulps	%ymm11, %ymm10, %ymm7
	vfnmadd231ps	%ymm8, %ymm8, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm4, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm9, %ymm7
	vbroadcastss	.L21c22(%rip), %ymm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vpcmpgtd	%ymm2, %ymm13, %ymm2
	vmovdqu	%ymm2, (%rsp)
	vmulps	%ymm6, %ymm11, %ymm6
	vfnmadd231ps	%ymm5, %ymm5, %ymm6
	vaddps	%ymm6, %ymm6, %ymm6
	vminps	%ymm6, %ymm4, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm9, %ymm4
	vmaxps	%ymm1, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	.L21c23(%rip), %ymm1
	vmulps	%ymm1, %ymm7, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	%ymm6, %ymm3, %ymm3
	vmovups	176(%rsp), %ymm1
	vfnmadd231ps	2832(%rsp), %ymm0, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vaddps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vbroadcastss	20(%r10), %ymm4
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm4, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vbroadcastss	52(%r10), %ymm2
	vbroadcastss	76(%r10), %ymm1
	vbroadcastss	56(%r10), %ymm14
	vmovaps	%ymm15, %ymm9
	vbroadcastss	80(%r10), %ymm15
	vbroadcastss	60(%r10), %ymm13
	vbroadcastss	64(%r10), %ymm11
	vbroadcastss	88(%r10), %ymm12
	vbroadcastss	68(%r10), %ymm7
	vbroadcastss	92(%r10), %ymm10
	vminps	%ymm8, %ymm1, %ymm4
	vcmpunordps	%ymm8, %ymm8, %ymm6
	vmovups	%ymm1, 2608(%rsp)
	vblendvps	%ymm6, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm2, 2640(%rsp)
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm2
	vminps	%ymm5, %ymm15, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm15, 2288(%rsp)
	vblendvps	%ymm5, %ymm15, %ymm4, %ymm4
	vmovaps	%ymm9, %ymm15
	vmaxps	%ymm4, %ymm14, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm14, 2320(%rsp)
	vblendvps	%ymm4, %ymm14, %ymm5, %ymm1
	vmovaps	%ymm2, %ymm5
	vmovups	%ymm1, 1104(%rsp)
	vminps	%ymm0, %ymm12, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm12, 2384(%rsp)
	vblendvps	%ymm0, %ymm12, %ymm4, %ymm0
	vmaxps	%ymm0, %ymm11, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 2416(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm4, %ymm12
	vminps	%ymm3, %ymm10, %ymm0
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm3, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vbroadcastss	.L21c24(%rip), %ymm3
	vmovups	2832(%rsp), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm0
	vorps	(%rsp), %ymm0, %ymm0
	vbroadcastss	84(%r10), %ymm1
	vmovups	%ymm1, 2256(%rsp)
	vminps	32(%rsp), %ymm1, %ymm1
	vmovups	%ymm13, 2352(%rsp)
	vmaxps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vandnps	%ymm9, %ymm0, %ymm11
	vbroadcastss	.L21c25(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2800(%rsp)
	movl	432(%rsp), %edx
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%rdx, %xmm8, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vmovups	%ymm7, 2480(%rsp)
	vmovups	%ymm10, 2448(%rsp)
	vsubss	%xmm7, %xmm10, %xmm0
	vmulss	.L21c22(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3200(%rsp)
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	216(%rsp), %r11
	imulq	%rbx, %r11
	movq	%r13, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1584(%rsp)
	vmovups	%ymm9, 2160(%rsp)
	vbroadcastss	.L21c27(%rip), %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1328(%rsp)
	vmovups	%ymm0, 2512(%rsp)
	vmovups	%ymm1, 2576(%rsp)
	vbroadcastss	.L21c26(%rip), %ymm0
	vmovups	%ymm0, 2864(%rsp)
	vbroadcastss	.L21c17(%rip), %ymm0
	vmovups	%ymm0, 2672(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2544(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	jmp	.L21b56
	.p2align	4
.L21b101:
	vbroadcastss	.L21c0(%rip), %ymm15
	vmovups	3264(%rsp), %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vminps	%ymm0, %ymm10, %ymm0
	vminps	%ymm0, %ymm14, %ymm0
	vmovups	736(%rsp), %ymm13
	vmulps	1840(%rsp), %ymm13, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	(%rsp), %ymm9
	vsubps	%ymm9, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm9, %ymm8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	336(%rsp), %ymm12
	vmulps	1872(%rsp), %ymm12, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	32(%rsp), %ymm9
	vsubps	%ymm9, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm9, %ymm8
	vminps	%ymm0, %ymm8, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm1, %ymm0
	vmovups	768(%rsp), %ymm5
	vmulps	464(%rsp), %ymm5, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	64(%rsp), %ymm5
	vsubps	%ymm5, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm5, %ymm8
	vminps	%ymm0, %ymm8, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm1, %ymm0
	vmovups	432(%rsp), %ymm5
	vmulps	304(%rsp), %ymm5, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	176(%rsp), %ymm5
	vsubps	%ymm5, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm5, %ymm8
	vminps	%ymm0, %ymm8, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm1, %ymm0
	vmovups	896(%rsp), %ymm14
	vmulps	1904(%rsp), %ymm14, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	272(%rsp), %ymm5
	vsubps	%ymm5, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm5, %ymm8
	vminps	%ymm0, %ymm8, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm1, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	2192(%rsp), %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	400(%rsp), %ymm1, %ymm0
	vmovups	496(%rsp), %ymm1
	vfmadd231ps	2032(%rsp), %ymm1, %ymm0
	vmovups	640(%rsp), %ymm1
	vfmadd231ps	2064(%rsp), %ymm1, %ymm0
	vmovups	544(%rsp), %ymm1
	vfmadd231ps	2096(%rsp), %ymm1, %ymm0
	vmovups	832(%rsp), %ymm1
	vfmadd231ps	2128(%rsp), %ymm1, %ymm0
	vmovups	1584(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm0
	vbroadcastss	.L21c22(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm8
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm10
	vmovups	2704(%rsp), %ymm0
	vmulps	1200(%rsp), %ymm0, %ymm0
	vfmadd213ps	%ymm6, %ymm0, %ymm3
	vmulps	672(%rsp), %ymm3, %ymm8
	vmovups	1616(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm8, %ymm1
	vmovups	2768(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vmulps	240(%rsp), %ymm2, %ymm3
	vmovups	%ymm3, 2000(%rsp)
	vmovups	1680(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm3, %ymm1
	vmovups	2736(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm8, %ymm2
	vmovups	1264(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vmulps	144(%rsp), %ymm1, %ymm11
	vmovups	1712(%rsp), %ymm2
	vfmadd213ps	1136(%rsp), %ymm11, %ymm2
	vmovups	1744(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmovups	1776(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm8, %ymm3
	vbroadcastss	.L21c18(%rip), %ymm2
	vmaxps	%ymm2, %ymm10, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vmovups	704(%rsp), %ymm1
	vfmadd213ps	%ymm3, %ymm0, %ymm1
	vmulps	%ymm1, %ymm13, %ymm6
	vmovups	%ymm9, 1584(%rsp)
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	2160(%rsp), %ymm2, %ymm2
	vmovups	2864(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm2
	vbroadcastss	.L21c84(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	1328(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 240(%rsp)
	vcmpnltps	%ymm9, %ymm1, %ymm3
	vorps	%ymm3, %ymm7, %ymm3
	vblendvps	%ymm3, %ymm15, %ymm2, %ymm5
	vmovaps	%ymm15, %ymm13
	vmovups	1936(%rsp), %ymm1
	vandps	%ymm1, %ymm6, %ymm2
	vmovups	%ymm6, 1968(%rsp)
	vbroadcastss	.L21c86(%rip), %ymm15
	vaddps	%ymm2, %ymm15, %ymm2
	vdivps	%ymm2, %ymm13, %ymm10
	vmovups	1360(%rsp), %ymm3
	vmulps	%ymm3, %ymm10, %ymm2
	vmovups	%ymm5, 464(%rsp)
	vminps	%ymm5, %ymm2, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm7, %ymm2
	vmulps	%ymm11, %ymm12, %ymm5
	vandps	%ymm1, %ymm5, %ymm7
	vmovups	%ymm5, 336(%rsp)
	vaddps	%ymm7, %ymm15, %ymm7
	vdivps	%ymm7, %ymm13, %ymm11
	vmulps	%ymm3, %ymm11, %ymm7
	vminps	%ymm2, %ymm7, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm9, %ymm9
	vmulps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vandps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vdivps	%ymm0, %ymm13, %ymm7
	vbroadcastss	.L21c14(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	3200(%rsp), %ymm7, %ymm12
	vminps	%ymm0, %ymm12, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vminps	%ymm9, %ymm0, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 944(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm6, %ymm0
	vmovups	1232(%rsp), %ymm2
	vsubps	2640(%rsp), %ymm2, %ymm12
	vmovups	2608(%rsp), %ymm3
	vsubps	%ymm2, %ymm3, %ymm13
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm5, %ymm12
	vmovups	1104(%rsp), %ymm2
	vsubps	2320(%rsp), %ymm2, %ymm13
	vmovups	2288(%rsp), %ymm3
	vsubps	%ymm2, %ymm3, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	.L21c87(%rip), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	(%rsp), %ymm3, %ymm10
	vbroadcastss	.L21c27(%rip), %ymm14
	vminps	%ymm14, %ymm0, %ymm0
	vblendvps	%ymm10, %ymm0, %ymm14, %ymm0
	vmulps	%ymm11, %ymm12, %ymm10
	vmulps	%ymm13, %ymm10, %ymm10
	vcmpltps	32(%rsp), %ymm3, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vminps	%ymm0, %ymm10, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm11, %ymm10
	vmovups	768(%rsp), %ymm2
	vmulps	2000(%rsp), %ymm2, %ymm15
	vcmpltps	%ymm3, %ymm15, %ymm6
	vmovups	112(%rsp), %ymm0
	vsubps	2352(%rsp), %ymm0, %ymm11
	vmovups	2256(%rsp), %ymm5
	vsubps	%ymm0, %ymm5, %ymm12
	vblendvps	%ymm6, %ymm11, %ymm12, %ymm6
	vandps	%ymm1, %ymm15, %ymm11
	vbroadcastss	.L21c86(%rip), %ymm5
	vaddps	%ymm5, %ymm11, %ymm11
	vbroadcastss	.L21c0(%rip), %ymm9
	vdivps	%ymm11, %ymm9, %ymm11
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vcmpltps	64(%rsp), %ymm3, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm14, %ymm6
	vminps	%ymm10, %ymm6, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm11, %ymm6
	vmulps	432(%rsp), %ymm8, %ymm8
	vcmpltps	%ymm3, %ymm8, %ymm10
	vmovups	368(%rsp), %ymm3
	vsubps	2416(%rsp), %ymm3, %ymm11
	vmovups	2384(%rsp), %ymm0
	vsubps	%ymm3, %ymm0, %ymm12
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vandps	%ymm1, %ymm8, %ymm11
	vaddps	%ymm5, %ymm11, %ymm11
	vdivps	%ymm11, %ymm9, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmulps	%ymm13, %ymm10, %ymm10
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	176(%rsp), %ymm1, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vminps	%ymm6, %ymm10, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm11, %ymm6
	vmovups	144(%rsp), %ymm10
	vcmpltps	%ymm1, %ymm10, %ymm10
	vmovups	1168(%rsp), %ymm1
	vsubps	2480(%rsp), %ymm1, %ymm11
	vmovups	2448(%rsp), %ymm0
	vsubps	%ymm1, %ymm0, %ymm12
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	272(%rsp), %ymm1, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm14, %ymm7
	vminps	%ymm6, %ymm7, %ymm10
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm10, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vsqrtps	%ymm4, %ymm4
	vmovups	112(%rsp), %ymm5
	vdivps	%ymm5, %ymm9, %ymm6
	vmulps	%ymm6, %ymm2, %ymm3
	vmovups	%ymm3, 32(%rsp)
	vmulps	%ymm4, %ymm3, %ymm6
	vbroadcastss	.L21c83(%rip), %ymm3
	vmulps	%ymm3, %ymm6, %ymm6
	vmovups	%ymm4, 64(%rsp)
	vminps	%ymm4, %ymm6, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm11, %ymm3
	vmovups	%ymm3, (%rsp)
	vmovups	1104(%rsp), %ymm7
	vaddps	336(%rsp), %ymm7, %ymm11
	vmovups	2288(%rsp), %ymm9
	vminps	%ymm11, %ymm9, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm13
	vblendvps	%ymm13, %ymm9, %ymm12, %ymm12
	vmovups	2320(%rsp), %ymm0
	vmaxps	%ymm12, %ymm0, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm13, %ymm12
	vcmpneqps	%ymm12, %ymm11, %ymm11
	vcmpeqps	%ymm7, %ymm12, %ymm12
	vandps	%ymm11, %ymm12, %ymm12
	vmovups	1968(%rsp), %ymm1
	vmovups	1232(%rsp), %ymm10
	vaddps	%ymm1, %ymm10, %ymm11
	vmovups	2608(%rsp), %ymm6
	vminps	%ymm11, %ymm6, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm13, %ymm13
	vmovups	2640(%rsp), %ymm4
	vmaxps	%ymm13, %ymm4, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm4, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm11, %ymm11
	vcmpeqps	%ymm10, %ymm13, %ymm13
	vandps	%ymm11, %ymm13, %ymm11
	vaddps	%ymm5, %ymm15, %ymm0
	vmovups	2256(%rsp), %ymm9
	vminps	%ymm0, %ymm9, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm9, %ymm13, %ymm13
	vmovups	2352(%rsp), %ymm3
	vmaxps	%ymm13, %ymm3, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm3, %ymm14, %ymm13
	vcmpneqps	%ymm0, %ymm13, %ymm0
	vcmpeqps	%ymm5, %ymm13, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vmovups	368(%rsp), %ymm3
	vaddps	%ymm3, %ymm8, %ymm8
	vmovups	2384(%rsp), %ymm15
	vminps	%ymm8, %ymm15, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm13, %ymm13
	vmovups	2416(%rsp), %ymm2
	vmaxps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm8, %ymm8
	vcmpeqps	%ymm3, %ymm13, %ymm13
	vandps	%ymm8, %ymm13, %ymm8
	vmovups	1168(%rsp), %ymm3
	vaddps	144(%rsp), %ymm3, %ymm13
	vmovups	2448(%rsp), %ymm2
	vminps	%ymm13, %ymm2, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm15
	vblendvps	%ymm15, %ymm2, %ymm14, %ymm14
	vmovups	2480(%rsp), %ymm2
	vmaxps	%ymm14, %ymm2, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm13, %ymm13
	vcmpeqps	%ymm3, %ymm14, %ymm14
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
	vmovups	2672(%rsp), %ymm0
	vbroadcastss	.L21c27(%rip), %ymm3
	vcmpltps	%ymm3, %ymm0, %ymm0
	vmovups	944(%rsp), %ymm2
	vmovups	272(%rsp), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vfmadd213ps	%ymm10, %ymm0, %ymm1
	vminps	%ymm1, %ymm6, %ymm9
	vcmpunordps	%ymm1, %ymm1, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vmaxps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm9, %ymm15
	vpsubd	%ymm11, %ymm12, %ymm4
	vmovdqu	%ymm4, 432(%rsp)
	vmovups	3136(%rsp), %ymm1
	vsubps	2976(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 944(%rsp)
	vbroadcastss	.L21c81(%rip), %ymm3
	vmovups	304(%rsp), %ymm1
	vcmpltps	%ymm3, %ymm1, %ymm14
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm4, %ymm9
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm9, %ymm9
	vcmpnltps	%ymm2, %ymm1, %ymm11
	vandps	240(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vorps	%ymm1, %ymm11, %ymm11
	vorps	%ymm9, %ymm11, %ymm9
	vmovups	336(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm0, %ymm1
	vmovups	2288(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm11, %ymm1
	vmovups	2320(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm11, %ymm11
	vblendvps	%ymm9, %ymm10, %ymm15, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vsubps	%ymm10, %ymm1, %ymm12
	vmovups	2192(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm12, %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	400(%rsp), %ymm1, %ymm12
	vblendvps	%ymm9, %ymm7, %ymm11, %ymm1
	vmovups	%ymm1, 336(%rsp)
	vsubps	%ymm7, %ymm1, %ymm15
	vfmadd231ps	496(%rsp), %ymm15, %ymm12
	vmovups	464(%rsp), %ymm8
	vbroadcastss	.L21c0(%rip), %ymm7
	vdivps	%ymm8, %ymm7, %ymm1
	vmovups	2032(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm15, %ymm4
	vmovups	%ymm3, 2192(%rsp)
	vmulps	%ymm3, %ymm1, %ymm15
	vmovups	576(%rsp), %ymm3
	vfnmadd213ps	640(%rsp), %ymm15, %ymm3
	vmovups	976(%rsp), %ymm2
	vfnmadd213ps	544(%rsp), %ymm15, %ymm2
	vmovups	%ymm4, 2032(%rsp)
	vmulps	%ymm4, %ymm1, %ymm15
	vmovups	800(%rsp), %ymm4
	vfnmadd213ps	%ymm3, %ymm15, %ymm4
	vmovups	1008(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm15, %ymm3
	vmovups	2160(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2160(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 496(%rsp)
	vmovups	1168(%rsp), %ymm5
	vfmadd132ps	144(%rsp), %ymm5, %ymm0
	vmovups	2448(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm0
	vmovups	2480(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm0
	vblendvps	%ymm9, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vsubps	%ymm5, %ymm0, %ymm0
	vfmadd231ps	832(%rsp), %ymm0, %ymm12
	vmovups	2128(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2128(%rsp)
	vmulps	%ymm2, %ymm1, %ymm0
	vmovups	1392(%rsp), %ymm2
	vfnmadd213ps	%ymm4, %ymm0, %ymm2
	vmovups	1424(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	3328(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm3
	vmulps	1040(%rsp), %ymm5, %ymm4
	vmovups	3296(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm2
	vmulps	%ymm3, %ymm2, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm7, %ymm2, %ymm2
	vbroadcastss	.L21c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vdivps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L21c88(%rip), %ymm6
	vmovups	368(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmulps	%ymm3, %ymm5, %ymm1
	vmulps	%ymm5, %ymm4, %ymm3
	vaddps	%ymm0, %ymm7, %ymm0
	vmovups	2384(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm0
	vmovups	2416(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm0
	vblendvps	%ymm9, %ymm7, %ymm0, %ymm15
	vmulps	%ymm1, %ymm8, %ymm1
	vsubps	%ymm7, %ymm15, %ymm2
	vfnmadd231ps	%ymm3, %ymm2, %ymm1
	vmovups	112(%rsp), %ymm10
	vmulps	%ymm6, %ymm10, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm13
	vbroadcastss	.L21c85(%rip), %ymm0
	vmovups	64(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	32(%rsp), %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1328(%rsp), %ymm6
	vcmpnltps	%ymm6, %ymm0, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vbroadcastss	.L21c27(%rip), %ymm11
	vblendvps	%ymm4, %ymm11, %ymm1, %ymm1
	vbroadcastss	16(%r10), %ymm0
	vcmpleps	%ymm0, %ymm1, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1808(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm5
	vmovups	3072(%rsp), %ymm1
	vcmpltps	%ymm3, %ymm1, %ymm8
	vorps	%ymm8, %ymm14, %ymm8
	vandps	240(%rsp), %ymm8, %ymm8
	vmovups	2576(%rsp), %ymm0
	vbroadcastss	.L21c22(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm8, %ymm14, %ymm0, %ymm8
	vblendvps	%ymm9, %ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 3072(%rsp)
	vandps	%ymm5, %ymm7, %ymm5
	vmovups	1296(%rsp), %ymm1
	vblendvps	%ymm4, %ymm11, %ymm1, %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	944(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm4
	vmovups	2512(%rsp), %ymm3
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2512(%rsp)
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm0
	vmovups	%ymm0, 2576(%rsp)
	vmovups	(%rsp), %ymm0
	vcmpnleps	%ymm8, %ymm0, %ymm1
	vorps	496(%rsp), %ymm1, %ymm1
	vorps	304(%rsp), %ymm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vpbroadcastd	.L21c0(%rip), %ymm8
	vpandn	%ymm8, %ymm1, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1328(%rsp)
	vandps	432(%rsp), %ymm4, %ymm1
	vfmadd231ps	544(%rsp), %ymm2, %ymm12
	vmovups	2096(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 2096(%rsp)
	vorps	3232(%rsp), %ymm1, %ymm1
	vaddps	%ymm13, %ymm10, %ymm2
	vmovups	2256(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2352(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vblendvps	%ymm9, %ymm10, %ymm2, %ymm2
	vsubps	%ymm10, %ymm2, %ymm3
	vfmadd231ps	640(%rsp), %ymm3, %ymm12
	vmovups	2064(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2064(%rsp)
	vmovups	176(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vmovups	1584(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vandps	%ymm1, %ymm9, %ymm3
	vandnps	%ymm7, %ymm5, %ymm0
	vxorps	%xmm4, %xmm4, %xmm4
	vaddps	2976(%rsp), %ymm0, %ymm0
	vmovups	2544(%rsp), %ymm1
	vcmpltps	3104(%rsp), %ymm1, %ymm1
	vandps	%ymm0, %ymm1, %ymm11
	vmovups	272(%rsp), %ymm5
	vmovups	336(%rsp), %ymm1
	vmovups	%ymm1, 1104(%rsp)
	vmovups	%ymm2, 112(%rsp)
	vmovaps	%ymm15, %ymm12
	vmovdqa	%ymm8, %ymm15
.L21b56:
	vpshufb	.L21c28(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3488(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2960(%rsp)
	vpbroadcastd	.L21c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3456(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2944(%rsp)
	vpbroadcastd	.L21c30(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3424(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2928(%rsp)
	vpbroadcastd	.L21c31(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3392(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2912(%rsp)
	vpbroadcastd	.L21c32(%rip), %ymm0
	vmovups	%ymm3, 3232(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3360(%rsp)
	vpcmpeqd	%ymm4, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2896(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	1360(%rsp), %ymm13
	.p2align	4
.L21b57:
	vaddss	%xmm10, %xmm11, %xmm0
	vmovshdup	%xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm11, 3136(%rsp)
	vextractf128	$1, %ymm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vdivps	%ymm13, %ymm15, %ymm2
	testq	%r13, %r13
	vmovups	%ymm12, 368(%rsp)
	vmovups	%ymm13, 1360(%rsp)
	vmovups	%ymm5, 1232(%rsp)
	vmovss	%xmm0, 1200(%rsp)
	je	.L21b58
	vbroadcastss	.L21c33(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm9
	vmovaps	%ymm15, %ymm4
	vbroadcastss	.L21c36(%rip), %ymm10
	vsubps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	608(%rsp), %ymm12
	vxorps	%ymm0, %ymm12, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vmovaps	%ymm2, %ymm13
	vbroadcastss	.L21c38(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vbroadcastss	.L21c39(%rip), %ymm6
	vmulps	%ymm6, %ymm1, %ymm3
	vroundps	$8, %ymm3, %ymm2
	vbroadcastss	.L21c34(%rip), %ymm3
	vmulps	%ymm3, %ymm13, %ymm14
	vbroadcastss	.L21c40(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm1
	vbroadcastss	.L21c41(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vbroadcastss	.L21c43(%rip), %ymm6
	vbroadcastss	.L21c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	.L21c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	.L21c45(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	.L21c46(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vbroadcastss	.L21c47(%rip), %ymm15
	vaddps	%ymm2, %ymm15, %ymm1
	vcvttps2dq	%ymm1, %ymm7
	vpsrad	$31, %ymm7, %ymm2
	vbroadcastss	.L21c48(%rip), %ymm15
	vsubps	%ymm15, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm2, %ymm1, %ymm1
	vbroadcastss	.L21c35(%rip), %ymm3
	vmulps	%ymm3, %ymm13, %ymm2
	vpor	%ymm1, %ymm7, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vandps	1936(%rsp), %ymm0, %ymm6
	vbroadcastss	.L21c49(%rip), %ymm15
	vfmadd213ps	%ymm4, %ymm15, %ymm6
	vdivps	%ymm6, %ymm4, %ymm6
	vbroadcastss	.L21c51(%rip), %ymm7
	vbroadcastss	.L21c50(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c52(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c53(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c54(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c55(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c56(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c57(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vbroadcastss	.L21c58(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm6, %ymm7
	vcmpltps	%ymm5, %ymm0, %ymm5
	vbroadcastss	.L21c14(%rip), %ymm3
	vblendvps	%ymm5, %ymm10, %ymm3, %ymm5
	vmulps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm9, (%rsp)
	vmovups	%ymm2, 32(%rsp)
	vmulps	%ymm2, %ymm9, %ymm2
	vmovups	%ymm2, 64(%rsp)
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vmovss	.L21c14(%rip), %xmm11
	.p2align	4
.L21b62:
	vxorps	%xmm8, %xmm8, %xmm8
	vcvtsi2ss	%r14, %xmm8, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1232(%rsp), %ymm8, %ymm8
	vmulps	(%rsp), %ymm8, %ymm8
	vxorps	%ymm12, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L21c38(%rip), %ymm6
	vmaxps	%ymm6, %ymm10, %ymm10
	vbroadcastss	.L21c39(%rip), %ymm12
	vmovaps	%xmm11, %xmm15
	vmulps	%ymm12, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L21c40(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm11, %ymm10
	vbroadcastss	.L21c41(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm11, %ymm10
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm12, %ymm10, %ymm13
	vbroadcastss	.L21c43(%rip), %ymm10
	vbroadcastss	.L21c47(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L21c42(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm13, %ymm10
	vmovaps	%ymm14, %ymm3
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	.L21c48(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L21c44(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1936(%rsp), %ymm8, %ymm11
	vbroadcastss	.L21c49(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vbroadcastss	.L21c45(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	.L21c46(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L21c51(%rip), %ymm12
	vbroadcastss	.L21c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	.L21c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L21c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c57(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c58(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L21c59(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm1, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm1, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L21c36(%rip), %ymm14
	vbroadcastss	.L21c14(%rip), %ymm2
	vblendvps	%ymm9, %ymm14, %ymm2, %ymm9
	vmovaps	%ymm3, %ymm14
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%r9)
	vsubps	%ymm10, %ymm1, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovaps	%ymm1, -96(%r9)
	vmovups	32(%rsp), %ymm2
	vmulps	%ymm2, %ymm13, %ymm1
	vmovaps	%ymm6, %ymm13
	vmulps	64(%rsp), %ymm12, %ymm5
	vmovups	608(%rsp), %ymm12
	vmovaps	%ymm1, -64(%r9)
	vmovaps	%ymm5, -32(%r9)
	vfmsub213ps	%ymm1, %ymm2, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm1
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm15, %xmm11
	vmovaps	%ymm9, %ymm5
	cmpq	%r14, %r13
	jne	.L21b62
	vbroadcastss	.L21c36(%rip), %ymm10
	vsubps	1104(%rsp), %ymm10, %ymm0
	vmulps	(%rsp), %ymm0, %ymm0
	vxorps	%ymm0, %ymm12, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vbroadcastss	.L21c38(%rip), %ymm7
	vmaxps	%ymm7, %ymm1, %ymm1
	vbroadcastss	.L21c39(%rip), %ymm8
	vmulps	%ymm1, %ymm8, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	.L21c40(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vbroadcastss	.L21c41(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vbroadcastss	.L21c43(%rip), %ymm8
	vbroadcastss	.L21c42(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm1, %ymm8
	vbroadcastss	.L21c44(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm1, %ymm8
	vbroadcastss	.L21c45(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vbroadcastss	.L21c46(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vfmadd213ps	%ymm4, %ymm1, %ymm8
	vbroadcastss	.L21c47(%rip), %ymm1
	vaddps	%ymm1, %ymm7, %ymm1
	vcvttps2dq	%ymm1, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	.L21c48(%rip), %ymm2
	vsubps	%ymm2, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm1, %ymm9, %ymm1
	vpor	%ymm1, %ymm7, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vandps	1936(%rsp), %ymm0, %ymm7
	vbroadcastss	.L21c49(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vdivps	%ymm7, %ymm4, %ymm7
	vmulps	%ymm1, %ymm8, %ymm1
	vbroadcastss	.L21c51(%rip), %ymm8
	vbroadcastss	.L21c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c57(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L21c58(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm5, %ymm0, %ymm5
	vbroadcastss	.L21c14(%rip), %ymm2
	vblendvps	%ymm5, %ymm10, %ymm2, %ymm5
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
.L21b64:
	vcvtsi2ss	%r14, %xmm15, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1104(%rsp), %ymm8, %ymm8
	vmulps	(%rsp), %ymm8, %ymm8
	vxorps	%ymm12, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L21c38(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	.L21c39(%rip), %ymm12
	vmulps	%ymm12, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L21c40(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm11, %ymm10
	vbroadcastss	.L21c41(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm11, %ymm10
	vmulps	%ymm12, %ymm10, %ymm13
	vbroadcastss	.L21c43(%rip), %ymm10
	vbroadcastss	.L21c47(%rip), %ymm2
	vaddps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L21c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	.L21c48(%rip), %ymm2
	vsubps	%ymm2, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L21c44(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1936(%rsp), %ymm8, %ymm11
	vbroadcastss	.L21c49(%rip), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vbroadcastss	.L21c45(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	.L21c46(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L21c51(%rip), %ymm12
	vbroadcastss	.L21c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	.L21c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c53(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L21c55(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c57(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vbroadcastss	.L21c58(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L21c59(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm1, %ymm14, %ymm12
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm1, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L21c36(%rip), %ymm14
	vbroadcastss	.L21c14(%rip), %ymm2
	vblendvps	%ymm9, %ymm14, %ymm2, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%r9)
	vsubps	%ymm10, %ymm1, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovaps	%ymm1, -96(%r9)
	vmovups	32(%rsp), %ymm2
	vmulps	%ymm2, %ymm13, %ymm1
	vmulps	64(%rsp), %ymm12, %ymm5
	vmovups	608(%rsp), %ymm12
	vmovaps	%ymm1, -64(%r9)
	vmovaps	%ymm5, -32(%r9)
	vfmsub213ps	%ymm1, %ymm2, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm1
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm15, %xmm11
	vmovaps	%ymm9, %ymm5
	cmpq	%r14, %r13
	jne	.L21b64
	vmovups	%ymm6, 1616(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1200(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	1328(%rsp), %ymm0
	ja	.L21b67
	vxorps	%xmm0, %xmm0, %xmm0
.L21b67:
	vmovups	%ymm0, 336(%rsp)
	movq	%r11, %r9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 800(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%r12d, %r12d
	vmovups	%ymm0, 736(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1904(%rsp)
	.p2align	4
.L21b68:
	vmovups	%ymm13, 1776(%rsp)
	vmovups	%ymm12, 1296(%rsp)
	vmovups	%ymm10, 1808(%rsp)
	vmovups	%ymm8, 1840(%rsp)
	vmovups	%ymm15, 1872(%rsp)
	vmovups	%ymm4, 1968(%rsp)
	vmovups	%ymm3, 2000(%rsp)
	vmovups	%ymm14, 944(%rsp)
	vmovups	%ymm11, 544(%rsp)
	vmovups	%ymm7, 640(%rsp)
	vmovups	%ymm9, 1424(%rsp)
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
	vmovups	%ymm0, 432(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1712(%rsp)
	vmovaps	96(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1680(%rsp)
	vmovaps	128(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm1, 1264(%rsp)
	vmulps	112(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 144(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm1, 272(%rsp)
	vmovups	%ymm1, 32(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm1, 176(%rsp)
	vmovups	%ymm1, 64(%rsp)
	.p2align	4
.L21b69:
	vmovaps	-32(%r14), %ymm4
	vmovaps	-128(%rbp,%r8), %ymm1
	vmovaps	-96(%rbp,%r8), %ymm2
	vmovaps	%ymm1, %ymm6
	vmovups	368(%rsp), %ymm11
	vfmadd132ps	240(%rsp), %ymm11, %ymm6
	vaddps	(%r14), %ymm6, %ymm6
	vbroadcastss	.L21c0(%rip), %ymm11
	vdivps	%ymm6, %ymm11, %ymm11
	vsubps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	336(%rsp), %ymm4, %ymm6
	vfmadd213ps	%ymm11, %ymm11, %ymm6
	vmovaps	-64(%rbp,%r8), %ymm11
	vmovaps	%ymm12, %ymm14
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm15, %ymm10
	vmovups	32(%rsp), %ymm15
	vaddps	%ymm4, %ymm15, %ymm15
	vmovups	%ymm15, 32(%rsp)
	vmovaps	%ymm10, %ymm15
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm14, %ymm12
	vfmadd231ps	%ymm1, %ymm4, %ymm15
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vfmadd231ps	%ymm11, %ymm4, %ymm10
	vmovups	176(%rsp), %ymm14
	vfmadd231ps	-32(%rbp,%r8), %ymm4, %ymm14
	vmovups	%ymm14, 176(%rsp)
	vmovups	64(%rsp), %ymm14
	vfmadd231ps	(%rbp,%r8), %ymm4, %ymm14
	vmovups	%ymm14, 64(%rsp)
	vmulps	%ymm6, %ymm1, %ymm4
	vaddps	%ymm4, %ymm8, %ymm8
	vfmadd231ps	%ymm4, %ymm1, %ymm0
	vmulps	%ymm6, %ymm2, %ymm4
	vaddps	%ymm4, %ymm9, %ymm9
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vfmadd231ps	%ymm4, %ymm2, %ymm7
	vmovups	(%rsp), %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rsp)
	vmulps	%ymm6, %ymm11, %ymm4
	vmovups	144(%rsp), %ymm6
	vfmadd231ps	%ymm1, %ymm4, %ymm6
	vmovups	%ymm6, 144(%rsp)
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vaddps	%ymm4, %ymm5, %ymm5
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r15
	jne	.L21b69
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	240(%rsp), %ymm14
	vfmadd213ps	%ymm11, %ymm14, %ymm7
	vmovups	1168(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm14, %ymm1
	vmovups	%ymm1, 1168(%rsp)
	vmovups	112(%rsp), %ymm1
	vmulps	432(%rsp), %ymm1, %ymm7
	vmovaps	%ymm3, %ymm1
	vfmadd213ps	%ymm11, %ymm7, %ymm1
	vmovups	672(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 672(%rsp)
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm11, %ymm7, %ymm1
	vmovups	896(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 896(%rsp)
	vmovaps	%ymm3, %ymm1
	vmovups	1264(%rsp), %ymm6
	vfmadd213ps	%ymm11, %ymm6, %ymm1
	vmovups	576(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 576(%rsp)
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm11, %ymm6, %ymm1
	vmovups	800(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 800(%rsp)
	vmovups	464(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vaddps	%ymm11, %ymm9, %ymm1
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm14, %ymm4
	vmovups	%ymm4, 976(%rsp)
	vaddps	%ymm11, %ymm8, %ymm1
	vmovups	1008(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vmovups	1040(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 1040(%rsp)
	vmovups	1712(%rsp), %ymm9
	vmulps	112(%rsp), %ymm9, %ymm1
	vfmadd213ps	%ymm11, %ymm1, %ymm8
	vfmadd213ps	%ymm8, %ymm14, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vfmadd213ps	%ymm4, %ymm1, %ymm3
	vfmadd213ps	%ymm3, %ymm14, %ymm13
	vfmadd213ps	%ymm4, %ymm1, %ymm2
	vmovups	144(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm14, %ymm2
	vfmadd213ps	%ymm4, %ymm1, %ymm0
	vmovups	272(%rsp), %ymm8
	vfmadd213ps	%ymm0, %ymm14, %ymm8
	vmovups	2000(%rsp), %ymm3
	vfmadd231ps	%ymm13, %ymm14, %ymm3
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm1, %ymm0
	vmovups	704(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm1, %ymm4
	vfmadd231ps	%ymm8, %ymm14, %ymm4
	vmovups	%ymm4, 704(%rsp)
	vmovups	400(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm14, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vfmadd231ps	%ymm10, %ymm14, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	496(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm7, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	944(%rsp), %ymm14
	vfmadd231ps	%ymm7, %ymm2, %ymm14
	vmovups	736(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm6, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vmovups	1840(%rsp), %ymm8
	vfmadd231ps	176(%rsp), %ymm6, %ymm8
	vmovups	1136(%rsp), %ymm0
	vfmadd231ps	64(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vmovups	640(%rsp), %ymm7
	vfmadd231ps	%ymm15, %ymm6, %ymm7
	vmovaps	%ymm15, %ymm1
	vmovups	1872(%rsp), %ymm15
	vfmadd231ps	%ymm10, %ymm6, %ymm15
	vmovups	1968(%rsp), %ymm4
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm0, %ymm4
	vmovaps	%ymm10, %ymm2
	vmovups	1808(%rsp), %ymm10
	vfmadd231ps	%ymm12, %ymm9, %ymm10
	vmovups	1296(%rsp), %ymm12
	vfmadd231ps	%ymm0, %ymm2, %ymm12
	vmovups	1392(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm9, %ymm0
	vmovups	%ymm0, 1392(%rsp)
	vmovups	768(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmovups	1776(%rsp), %ymm13
	vfmadd231ps	1680(%rsp), %ymm1, %ymm13
	vmovups	1904(%rsp), %ymm0
	vfmadd231ps	1744(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmovups	544(%rsp), %ymm11
	vaddps	32(%rsp), %ymm11, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	(%rsp), %ymm0, %ymm0
	vmovups	304(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovups	1424(%rsp), %ymm9
	vaddps	%ymm5, %ymm9, %ymm9
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	.L21b68
	vmovups	1904(%rsp), %ymm0
	vaddps	1136(%rsp), %ymm0, %ymm0
	vmovups	1392(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm0
	vaddps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rsp)
	vaddps	%ymm8, %ymm10, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vaddps	%ymm12, %ymm13, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	368(%rsp), %ymm12
	vmovups	800(%rsp), %ymm1
	vmovaps	%ymm3, %ymm8
	vmovups	400(%rsp), %ymm6
	vmovups	1616(%rsp), %ymm2
	vmovups	1168(%rsp), %ymm10
	jmp	.L21b72
	.p2align	4
.L21b58:
	vucomiss	%xmm10, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 768(%rsp)
	vmovups	1328(%rsp), %ymm0
	ja	.L21b60
	vxorps	%xmm0, %xmm0, %xmm0
.L21b60:
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 736(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 64(%rsp)
.L21b72:
	vmovups	336(%rsp), %ymm13
	vmovups	112(%rsp), %ymm5
	vmulps	%ymm5, %ymm13, %ymm3
	vmulps	%ymm3, %ymm15, %ymm0
	vfnmadd213ps	%ymm10, %ymm2, %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovaps	%ymm15, %ymm10
	vmovups	768(%rsp), %ymm15
	vmulps	%ymm3, %ymm15, %ymm0
	vfnmadd213ps	896(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vfnmadd213ps	672(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 1968(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmulps	%ymm2, %ymm15, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2976(%rsp)
	vfmadd231ps	%ymm10, %ymm2, %ymm4
	vaddps	(%rsp), %ymm4, %ymm0
	vfnmadd231ps	32(%rsp), %ymm3, %ymm8
	vfnmadd231ps	64(%rsp), %ymm3, %ymm14
	vfnmadd213ps	704(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vaddps	%ymm10, %ymm15, %ymm0
	vfnmadd213ps	736(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 1392(%rsp)
	vbroadcastss	.L21c20(%rip), %ymm0
	vdivps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	576(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vmovups	%ymm2, 576(%rsp)
	vfmadd231ps	496(%rsp), %ymm0, %ymm1
	vmovss	1200(%rsp), %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm0
	vmovaps	%ymm6, %ymm13
	vmovups	%ymm9, 1424(%rsp)
	vmovups	%ymm1, 800(%rsp)
	vmovups	%ymm7, 640(%rsp)
	vmovups	%ymm11, 544(%rsp)
	vmovups	%ymm14, 944(%rsp)
	vmovups	%ymm8, 2000(%rsp)
	vmovups	%ymm6, 400(%rsp)
	jbe	.L21b73
	vmovups	2544(%rsp), %ymm1
	vmovups	3136(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L21c60(%rip), %ymm0
	vmovups	%ymm1, 2544(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1648(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm5, %xmm0, %xmm1
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
	vucomiss	%xmm5, %xmm1
	vmovups	1360(%rsp), %ymm6
	jbe	.L21b75
	vmovups	%ymm0, 32(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r13, %r13
	je	.L21b82
	movq	%r11, %r8
	xorl	%r9d, %r9d
	.p2align	4
.L21b79:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	112(%rsp), %ymm0
	vmulps	(%rdi,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	vbroadcastss	.L21c70(%rip), %ymm2
	vmovups	368(%rsp), %ymm11
	vbroadcastss	.L21c0(%rip), %ymm0
	vbroadcastss	.L21c20(%rip), %ymm15
	vmovdqu	1648(%rsp), %ymm14
	vmovdqu	3040(%rsp), %ymm12
	vmovdqu	3008(%rsp), %ymm13
	.p2align	4
.L21b80:
	vmovaps	(%r12), %ymm3
	vfmadd132ps	(%rsp), %ymm11, %ymm3
	vaddps	(%r14,%rdx), %ymm3, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	-32(%r14,%rdx), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm15, %ymm6
	vaddps	%ymm5, %ymm15, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vpand	%ymm6, %ymm13, %ymm6
	vpsubd	%ymm6, %ymm14, %ymm7
	vaddps	%ymm7, %ymm15, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L21c66(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L21c65(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	.L21c68(%rip), %ymm9
	vbroadcastss	.L21c67(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vbroadcastss	.L21c69(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L21c64(%rip), %ymm5
	vbroadcastss	.L21c63(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm15, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %rdx
	addq	$160, %r12
	cmpq	%rdx, %rsi
	jne	.L21b80
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	jne	.L21b79
.L21b82:
	vbroadcastss	.L21c72(%rip), %ymm2
	vbroadcastss	.L21c71(%rip), %ymm3
	vmovups	2672(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	32(%rsp), %ymm3, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2672(%rsp)
	vbroadcastss	.L21c25(%rip), %ymm1
	vmovups	2576(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2576(%rsp)
	vbroadcastss	.L21c73(%rip), %ymm1
	vmovups	2864(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2864(%rsp)
	vbroadcastss	.L21c22(%rip), %ymm0
	vbroadcastss	.L21c0(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2192(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1232(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 1232(%rsp)
	vmovups	2032(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1104(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1104(%rsp)
	vmovups	2064(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	112(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 112(%rsp)
	vmovups	2096(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	368(%rsp), %ymm12
	vsubps	%ymm6, %ymm12, %ymm12
	vmovups	1584(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1584(%rsp)
	vmovups	2160(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2160(%rsp)
	vmovups	2128(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1360(%rsp), %ymm7
	vsubps	%ymm6, %ymm7, %ymm8
	vmovups	1328(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1328(%rsp)
	vbroadcastss	.L21c27(%rip), %ymm6
	vmovups	2512(%rsp), %ymm7
	vblendvps	%ymm2, %ymm6, %ymm7, %ymm7
	vmovups	%ymm7, 2512(%rsp)
	vandps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 2976(%rsp)
	vmovups	%ymm1, 2128(%rsp)
	vmovups	%ymm5, 2096(%rsp)
	vmovups	%ymm4, 2064(%rsp)
	vmovups	%ymm3, 2032(%rsp)
	vmovups	%ymm0, 2192(%rsp)
	vmovups	640(%rsp), %ymm7
	vmovups	400(%rsp), %ymm13
	vmovups	304(%rsp), %ymm1
	vmovups	464(%rsp), %ymm2
	vmovups	1872(%rsp), %ymm3
	vmovups	1840(%rsp), %ymm0
	jmp	.L21b83
	.p2align	4
.L21b73:
	vmovups	1360(%rsp), %ymm8
	jmp	.L21b76
	.p2align	4
.L21b75:
	vmovaps	%ymm6, %ymm8
.L21b76:
	vmovups	304(%rsp), %ymm1
	vmovups	464(%rsp), %ymm2
	vmovups	1872(%rsp), %ymm3
	vmovups	1840(%rsp), %ymm0
	vbroadcastss	.L21c0(%rip), %ymm15
.L21b83:
	vmovups	%ymm2, 464(%rsp)
	vmovups	%ymm1, 304(%rsp)
	vmovups	112(%rsp), %ymm11
	vmovups	%ymm12, 368(%rsp)
	vmovups	%ymm8, 1168(%rsp)
	vbroadcastss	.L21c18(%rip), %ymm9
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vmaxps	%ymm9, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmaxps	%ymm9, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmaxps	%ymm9, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovdqu	3424(%rsp), %ymm1
	vpcmpgtd	%ymm9, %ymm1, %ymm0
	vmovdqu	%ymm0, 64(%rsp)
	vmovups	1232(%rsp), %ymm5
	vcmpleps	2640(%rsp), %ymm5, %ymm2
	vmovups	2608(%rsp), %ymm3
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovaps	%ymm8, %ymm1
	vmovups	608(%rsp), %ymm8
	vxorps	%ymm8, %ymm13, %ymm4
	vbroadcastss	.L21c20(%rip), %ymm0
	vblendvps	%ymm3, %ymm13, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm9, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vmovdqa	%xmm2, 1136(%rsp)
	vpor	3488(%rsp), %xmm2, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vmovdqu	%ymm3, 1296(%rsp)
	vblendvps	%ymm3, %ymm9, %ymm15, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovdqu	3456(%rsp), %ymm3
	vpcmpgtd	%ymm9, %ymm3, %ymm5
	vmovups	1104(%rsp), %ymm6
	vcmpleps	2320(%rsp), %ymm6, %ymm3
	vmovups	2288(%rsp), %ymm4
	vcmpleps	%ymm6, %ymm4, %ymm4
	vmovups	496(%rsp), %ymm10
	vxorps	%ymm8, %ymm10, %ymm6
	vblendvps	%ymm4, %ymm10, %ymm0, %ymm4
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vcmpleps	%ymm3, %ymm9, %ymm10
	vmovups	%ymm10, 1808(%rsp)
	vcmpleps	2352(%rsp), %ymm11, %ymm4
	vmovups	2256(%rsp), %ymm6
	vcmpleps	%ymm11, %ymm6, %ymm6
	vmovaps	%ymm7, %ymm3
	vxorps	%ymm7, %ymm8, %ymm7
	vblendvps	%ymm6, %ymm3, %ymm0, %ymm6
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm4
	vpor	%ymm5, %ymm10, %ymm3
	vmovdqu	%ymm3, 1776(%rsp)
	vcmpleps	2416(%rsp), %ymm12, %ymm5
	vmovups	2384(%rsp), %ymm6
	vcmpleps	%ymm12, %ymm6, %ymm6
	vmovups	544(%rsp), %ymm10
	vxorps	%ymm8, %ymm10, %ymm7
	vblendvps	%ymm6, %ymm10, %ymm0, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm7
	vcmpleps	2480(%rsp), %ymm1, %ymm5
	vmovups	2448(%rsp), %ymm6
	vcmpleps	%ymm1, %ymm6, %ymm6
	vmovups	832(%rsp), %ymm1
	vblendvps	%ymm6, %ymm1, %ymm0, %ymm6
	vxorps	%ymm1, %ymm8, %ymm8
	vblendvps	%ymm5, %ymm8, %ymm6, %ymm10
	vpandn	%ymm15, %ymm3, %ymm1
	vmovdqu	%ymm1, 32(%rsp)
	vcmpleps	%ymm4, %ymm9, %ymm14
	vorps	64(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 1744(%rsp)
	vmulps	336(%rsp), %ymm1, %ymm1
	vmulps	1968(%rsp), %ymm1, %ymm8
	vmovups	736(%rsp), %ymm12
	vmulps	%ymm2, %ymm12, %ymm4
	vmulps	%ymm4, %ymm8, %ymm2
	vandnps	%ymm15, %ymm0, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	768(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm6
	vmulps	576(%rsp), %ymm6, %ymm8
	vmulps	%ymm4, %ymm8, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmulps	800(%rsp), %ymm6, %ymm8
	vmulps	%ymm2, %ymm0, %ymm0
	vmovaps	%ymm15, %ymm3
	vmovaps	%ymm2, %ymm15
	vfmsub231ps	%ymm8, %ymm1, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vdivps	176(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 432(%rsp)
	vmovups	1904(%rsp), %ymm0
	vbroadcastss	.L21c18(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm8
	vcmpleps	%ymm7, %ymm9, %ymm0
	vmovdqu	3392(%rsp), %ymm7
	vpcmpgtd	%ymm9, %ymm7, %ymm7
	vpor	%ymm0, %ymm7, %ymm7
	vmovdqu	%ymm7, 1712(%rsp)
	vpandn	%ymm3, %ymm7, %ymm5
	vmovdqu	%ymm5, 176(%rsp)
	vmulps	%ymm5, %ymm2, %ymm9
	vmulps	976(%rsp), %ymm9, %ymm7
	vmulps	%ymm4, %ymm7, %ymm2
	vmovups	%ymm2, 704(%rsp)
	vmulps	1008(%rsp), %ymm9, %ymm7
	vmulps	%ymm2, %ymm15, %ymm5
	vmovups	%ymm15, 240(%rsp)
	vfmsub231ps	%ymm7, %ymm1, %ymm5
	vmovups	%ymm5, 1616(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpleps	%ymm10, %ymm2, %ymm5
	vmovdqu	3360(%rsp), %ymm7
	vpcmpgtd	%ymm2, %ymm7, %ymm7
	vpor	%ymm5, %ymm7, %ymm2
	vmovdqu	%ymm2, 1680(%rsp)
	vpandn	%ymm3, %ymm2, %ymm2
	vmovdqu	%ymm2, 272(%rsp)
	vmulps	%ymm2, %ymm8, %ymm7
	vmovaps	%ymm8, %ymm10
	vmovups	%ymm8, 896(%rsp)
	vmulps	2000(%rsp), %ymm7, %ymm8
	vmulps	%ymm4, %ymm8, %ymm2
	vmovups	%ymm2, 672(%rsp)
	vmulps	944(%rsp), %ymm7, %ymm8
	vmulps	%ymm2, %ymm15, %ymm4
	vfmsub231ps	%ymm8, %ymm1, %ymm4
	vmovups	%ymm4, 2768(%rsp)
	vmovss	1200(%rsp), %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vucomiss	%xmm4, %xmm1
	vmovdqa	1136(%rsp), %xmm1
	vpor	2960(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	%ymm13, %ymm12, %ymm13
	vmovaps	%ymm13, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vfmadd213ps	%ymm4, %ymm13, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vmovdqu	1808(%rsp), %ymm4
	vextracti128	$1, %ymm4, %xmm2
	vpackssdw	%xmm2, %xmm4, %xmm2
	vpor	2944(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	336(%rsp), %ymm4
	vmulps	496(%rsp), %ymm4, %ymm15
	vpandn	%ymm15, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vextractf128	$1, %ymm14, %xmm1
	vpackssdw	%xmm1, %xmm14, %xmm1
	vpor	2928(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	640(%rsp), %ymm11, %ymm11
	vpandn	%ymm11, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vextracti128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm0
	vpor	2912(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm2
	vmovups	544(%rsp), %ymm0
	vmulps	432(%rsp), %ymm0, %ymm8
	vpandn	%ymm8, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vextracti128	$1, %ymm5, %xmm1
	vpackssdw	%xmm1, %xmm5, %xmm1
	vpor	2896(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	832(%rsp), %ymm10, %ymm10
	vpandn	%ymm10, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1808(%rsp)
	vmulps	1040(%rsp), %ymm9, %ymm1
	vmovups	144(%rsp), %ymm2
	vmovups	704(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm12
	vfmsub231ps	%ymm1, %ymm6, %ymm12
	vmulps	1392(%rsp), %ymm7, %ymm1
	vmovups	672(%rsp), %ymm14
	vmulps	%ymm2, %ymm14, %ymm4
	vmovups	%ymm6, 3328(%rsp)
	vfmsub231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 3520(%rsp)
	vmulps	1424(%rsp), %ymm7, %ymm6
	vmulps	%ymm5, %ymm14, %ymm1
	vmovups	%ymm9, 3296(%rsp)
	vfmsub231ps	%ymm6, %ymm9, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vmulps	(%rsp), %ymm13, %ymm0
	vmovups	240(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm6
	vfmsub231ps	32(%rsp), %ymm15, %ymm6
	vmovups	%ymm6, 2736(%rsp)
	vmulps	%ymm0, %ymm2, %ymm6
	vfmsub231ps	64(%rsp), %ymm11, %ymm6
	vmovups	%ymm6, 2704(%rsp)
	vmovaps	%ymm5, %ymm6
	vmulps	%ymm0, %ymm5, %ymm7
	vmovaps	%ymm0, %ymm5
	vmovups	%ymm0, 1136(%rsp)
	vfmsub231ps	176(%rsp), %ymm8, %ymm7
	vmovups	%ymm7, 3552(%rsp)
	vmovaps	%ymm1, %ymm0
	vfnmadd213ps	%ymm3, %ymm1, %ymm0
	vbroadcastss	.L21c74(%rip), %ymm11
	vmovups	%ymm0, 3264(%rsp)
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm9
	vmulps	%ymm5, %ymm14, %ymm0
	vmovaps	%ymm14, %ymm7
	vfmsub231ps	272(%rsp), %ymm10, %ymm0
	vmulps	1264(%rsp), %ymm9, %ymm4
	vmovaps	%ymm2, %ymm8
	vfnmadd213ps	%ymm3, %ymm2, %ymm8
	vfnmadd231ps	%ymm4, %ymm4, %ymm8
	vmaxps	%ymm11, %ymm8, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm3, %ymm5
	vmulps	336(%rsp), %ymm9, %ymm13
	vmovups	1776(%rsp), %ymm1
	vblendvps	%ymm1, %ymm3, %ymm13, %ymm2
	vmulps	1616(%rsp), %ymm9, %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm12
	vmovups	%ymm4, 1264(%rsp)
	vmulps	%ymm5, %ymm12, %ymm12
	vmovaps	%ymm6, %ymm10
	vfnmadd213ps	%ymm3, %ymm6, %ymm10
	vfnmadd231ps	%ymm13, %ymm13, %ymm10
	vfnmadd231ps	%ymm12, %ymm12, %ymm10
	vmaxps	%ymm11, %ymm10, %ymm14
	vsqrtps	%ymm14, %ymm14
	vdivps	%ymm14, %ymm3, %ymm6
	vmulps	768(%rsp), %ymm5, %ymm14
	vmovups	1744(%rsp), %ymm1
	vblendvps	%ymm1, %ymm3, %ymm14, %ymm14
	vmovaps	%ymm3, %ymm11
	vmovups	1296(%rsp), %ymm3
	vmovups	736(%rsp), %ymm1
	vblendvps	%ymm3, %ymm11, %ymm1, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	432(%rsp), %ymm6, %ymm15
	vmovups	1712(%rsp), %ymm1
	vblendvps	%ymm1, %ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 1296(%rsp)
	vmulps	2768(%rsp), %ymm9, %ymm15
	vmovups	3520(%rsp), %ymm1
	vfnmadd231ps	%ymm4, %ymm15, %ymm1
	vmulps	%ymm5, %ymm1, %ymm4
	vmovups	1200(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm15, %ymm1
	vfnmadd231ps	%ymm12, %ymm4, %ymm1
	vmulps	%ymm6, %ymm1, %ymm3
	vmovaps	%ymm7, %ymm14
	vfnmadd213ps	%ymm11, %ymm7, %ymm14
	vfnmadd231ps	%ymm15, %ymm15, %ymm14
	vfnmadd231ps	%ymm4, %ymm4, %ymm14
	vfnmadd231ps	%ymm3, %ymm3, %ymm14
	vbroadcastss	.L21c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm14, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm11, %ymm1
	vmulps	896(%rsp), %ymm1, %ymm7
	vmovups	1680(%rsp), %ymm2
	vblendvps	%ymm2, %ymm11, %ymm7, %ymm7
	vmulps	1296(%rsp), %ymm7, %ymm2
	vmovups	%ymm2, 1296(%rsp)
	vmovups	240(%rsp), %ymm2
	vxorps	608(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1712(%rsp)
	vmovups	144(%rsp), %ymm2
	vxorps	608(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1744(%rsp)
	vmovups	704(%rsp), %ymm2
	vxorps	608(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1776(%rsp)
	vmovups	672(%rsp), %ymm2
	vxorps	608(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 704(%rsp)
	vmovups	%ymm9, 144(%rsp)
	vmulps	2736(%rsp), %ymm9, %ymm7
	vmovups	2704(%rsp), %ymm11
	vmovups	1264(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm7, %ymm11
	vxorps	608(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1680(%rsp)
	vmovups	3552(%rsp), %ymm9
	vfnmadd231ps	%ymm13, %ymm7, %ymm9
	vxorps	608(%rsp), %ymm13, %ymm2
	vmovups	%ymm2, 2736(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm5, 240(%rsp)
	vmulps	%ymm5, %ymm11, %ymm2
	vfnmadd231ps	%ymm12, %ymm2, %ymm9
	vxorps	608(%rsp), %ymm12, %ymm5
	vmovups	%ymm5, 1616(%rsp)
	vfnmadd231ps	%ymm15, %ymm7, %ymm0
	vxorps	608(%rsp), %ymm15, %ymm5
	vmovups	%ymm5, 1264(%rsp)
	vmovups	608(%rsp), %ymm12
	vfnmadd231ps	%ymm4, %ymm2, %ymm0
	vxorps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 2768(%rsp)
	vmovups	%ymm6, 672(%rsp)
	vmulps	%ymm6, %ymm9, %ymm6
	vfnmadd231ps	%ymm3, %ymm6, %ymm0
	vxorps	%ymm3, %ymm12, %ymm3
	vmovups	1136(%rsp), %ymm4
	vfmadd213ps	%ymm13, %ymm4, %ymm4
	vfmadd231ps	%ymm7, %ymm7, %ymm4
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	vfmadd231ps	%ymm6, %ymm6, %ymm4
	vmovups	%ymm1, 1200(%rsp)
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 2704(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm4
	ja	.L21b101
	vmovups	768(%rsp), %ymm14
	vbroadcastss	.L21c0(%rip), %ymm15
	vdivps	%ymm14, %ymm15, %ymm0
	vmovups	432(%rsp), %ymm9
	vdivps	%ymm9, %ymm15, %ymm1
	vmulps	112(%rsp), %ymm0, %ymm0
	vbroadcastss	.L21c75(%rip), %ymm8
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	368(%rsp), %ymm5
	vmulps	%ymm5, %ymm1, %ymm1
	vbroadcastss	.L21c76(%rip), %ymm8
	vmulps	%ymm1, %ymm8, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm8
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmovups	2672(%rsp), %ymm10
	vaddps	%ymm10, %ymm10, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L21c27(%rip), %ymm11
	vcmpltps	%ymm11, %ymm10, %ymm8
	vbroadcastss	.L21c77(%rip), %ymm10
	vmulps	%ymm1, %ymm10, %ymm1
	vandps	%ymm1, %ymm8, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm8
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vbroadcastss	16(%r10), %ymm1
	vmovups	2512(%rsp), %ymm12
	vdivps	%ymm12, %ymm15, %ymm8
	vmulps	1296(%rsp), %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm8
	vminps	%ymm15, %ymm8, %ymm8
	vmulps	%ymm1, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm10
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm0, %ymm10, %ymm0
	vcmpltps	%ymm11, %ymm12, %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm4, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	1808(%rsp), %ymm4
	vcmpleps	%ymm1, %ymm4, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	32(%rsp), %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmulps	64(%rsp), %ymm1, %ymm1
	vmulps	176(%rsp), %ymm1, %ymm1
	vmulps	272(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm13, %ymm1
	vandps	%ymm1, %ymm15, %ymm1
	vbroadcastss	.L21c24(%rip), %ymm8
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmovups	3104(%rsp), %ymm1
	vcmpleps	2544(%rsp), %ymm1, %ymm1
	vbroadcastss	.L21c78(%rip), %ymm4
	vminps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm1, %ymm4, %ymm0, %ymm0
	vmovups	2800(%rsp), %ymm4
	vcmpeqps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 2800(%rsp)
	vcmpeqps	%ymm4, %ymm8, %ymm0
	vandps	%ymm0, %ymm15, %ymm11
	vxorps	%xmm8, %xmm8, %xmm8
	vaddss	%xmm8, %xmm11, %xmm0
	vshufps	$245, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm8, %xmm0
	vmovups	1168(%rsp), %ymm13
	vxorps	%xmm10, %xmm10, %xmm10
	vmovaps	%ymm5, %ymm12
	vmovups	1232(%rsp), %ymm5
	ja	.L21b57
	vmovups	2704(%rsp), %ymm0
	vmulps	1200(%rsp), %ymm0, %ymm0
	vfmadd213ps	%ymm6, %ymm0, %ymm3
	vmulps	672(%rsp), %ymm3, %ymm1
	vmovups	1616(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm1, %ymm5
	vmovups	2768(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm0, %ymm2
	vmulps	240(%rsp), %ymm2, %ymm2
	vmovups	1680(%rsp), %ymm5
	vfmadd213ps	%ymm7, %ymm2, %ymm5
	vmovups	2736(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm1, %ymm3
	vmovups	1264(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm0, %ymm5
	vmulps	144(%rsp), %ymm5, %ymm3
	vmovups	1712(%rsp), %ymm6
	vfmadd213ps	1136(%rsp), %ymm3, %ymm6
	vmovups	1744(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm2, %ymm5
	vmovups	1776(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm1, %ymm6
	vmovups	704(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmulps	736(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 304(%rsp)
	vmulps	336(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 544(%rsp)
	vmulps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 640(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vmulps	896(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 464(%rsp)
	movl	236(%rsp), %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	cmpb	$1, %r8b
	jne	.L21b90
	imulq	216(%rsp), %rbx
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 144(%rsp)
	xorl	%edx, %edx
	.p2align	4
.L21b87:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmovups	112(%rsp), %ymm0
	vmulps	(%rdi,%r9), %ymm0, %ymm0
	vmovups	%ymm0, 240(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	144(%rsp), %ymm15
	vmovups	496(%rsp), %ymm14
	vmovups	832(%rsp), %ymm9
	.p2align	4
.L21b88:
	vmovups	%ymm10, 272(%rsp)
	vmovups	%ymm1, (%rsp)
	vmovups	%ymm6, 64(%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vmovaps	(%r8,%r14), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovaps	(%r9), %ymm2
	vfmadd132ps	240(%rsp), %ymm12, %ymm2
	vaddps	%ymm2, %ymm0, %ymm5
	vbroadcastss	.L21c0(%rip), %ymm1
	vdivps	%ymm5, %ymm1, %ymm2
	vmovaps	-32(%r8,%r14), %ymm4
	vsubps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vbroadcastss	.L21c20(%rip), %ymm0
	vcmpltps	%ymm4, %ymm0, %ymm6
	vaddps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vaddps	%ymm1, %ymm3, %ymm6
	vpaddd	3040(%rsp), %ymm6, %ymm6
	vpand	3008(%rsp), %ymm6, %ymm6
	vmovdqu	1648(%rsp), %ymm1
	vpsubd	%ymm6, %ymm1, %ymm7
	vaddps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm7, %ymm3, %ymm10
	vmulps	%ymm10, %ymm10, %ymm3
	vbroadcastss	.L21c66(%rip), %ymm7
	vbroadcastss	.L21c65(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm7
	vmovaps	%ymm12, %ymm8
	vbroadcastss	.L21c68(%rip), %ymm12
	vbroadcastss	.L21c67(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm12
	vbroadcastss	.L21c69(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vfmadd213ps	%ymm7, %ymm3, %ymm12
	vbroadcastss	.L21c64(%rip), %ymm7
	vbroadcastss	.L21c63(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm10, %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm12
	vfmadd213ps	%ymm10, %ymm3, %ymm12
	vmovups	272(%rsp), %ymm10
	vcvtdq2ps	%ymm6, %ymm3
	vmovups	64(%rsp), %ymm6
	vbroadcastss	.L21c70(%rip), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm12
	vbroadcastss	.L21c0(%rip), %ymm1
	vaddps	%ymm1, %ymm4, %ymm3
	vmaxps	%ymm0, %ymm4, %ymm4
	vfmsub231ps	%ymm3, %ymm12, %ymm4
	vmovaps	%ymm8, %ymm12
	vfmadd231ps	%ymm4, %ymm5, %ymm11
	vbroadcastss	.L21c24(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vmovups	32(%rsp), %ymm5
	vdivps	%ymm3, %ymm1, %ymm3
	vmulps	144(%rsp), %ymm2, %ymm1
	vmulps	%ymm3, %ymm3, %ymm2
	vaddps	%ymm3, %ymm9, %ymm9
	vmulps	%ymm2, %ymm3, %ymm3
	vaddps	%ymm2, %ymm14, %ymm14
	vaddps	%ymm3, %ymm15, %ymm15
	vfmadd231ps	%ymm2, %ymm1, %ymm13
	vfmadd231ps	%ymm3, %ymm1, %ymm6
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	(%rsp), %ymm1
	vaddps	%ymm2, %ymm10, %ymm10
	vmovups	176(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	.L21b88
	vmovups	%ymm9, 832(%rsp)
	vmovups	%ymm14, 496(%rsp)
	vmovups	%ymm15, 144(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	jne	.L21b87
.L21b90:
	vmovups	%ymm10, 272(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vmovups	%ymm13, 672(%rsp)
	vmovups	%ymm6, 64(%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm1, (%rsp)
	vmovups	%ymm11, 704(%rsp)
	vmovups	1232(%rsp), %ymm10
	vmovups	304(%rsp), %ymm14
	vaddps	%ymm10, %ymm14, %ymm0
	vmovups	2608(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2640(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	1104(%rsp), %ymm11
	vmovups	544(%rsp), %ymm8
	vaddps	%ymm11, %ymm8, %ymm1
	vmovups	2288(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2320(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	112(%rsp), %ymm9
	vaddps	640(%rsp), %ymm9, %ymm2
	vmovups	2256(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2352(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vaddps	400(%rsp), %ymm12, %ymm3
	vmovups	2384(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2416(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1168(%rsp), %ymm13
	vmovups	464(%rsp), %ymm15
	vaddps	%ymm13, %ymm15, %ymm4
	vmovups	2448(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2480(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	1936(%rsp), %ymm7
	vandps	%ymm7, %ymm14, %ymm5
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm5, %ymm5
	vandps	%ymm7, %ymm8, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm5
	vandps	%ymm7, %ymm15, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm5
	vbroadcastss	.L21c82(%rip), %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vcmpleps	%ymm6, %ymm5, %ymm5
	vbroadcastss	.L21c0(%rip), %ymm14
	vmovups	2800(%rsp), %ymm8
	vcmpleps	%ymm14, %ymm8, %ymm7
	vmovups	%ymm7, 400(%rsp)
	vandps	%ymm5, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm10, %ymm0
	vblendvps	%ymm5, %ymm1, %ymm11, %ymm7
	vblendvps	%ymm5, %ymm2, %ymm9, %ymm1
	vmovups	%ymm1, 544(%rsp)
	vblendvps	%ymm5, %ymm3, %ymm12, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm13, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovups	336(%rsp), %ymm11
	vmulps	1968(%rsp), %ymm11, %ymm1
	vmovups	736(%rsp), %ymm10
	vmulps	%ymm1, %ymm10, %ymm6
	vmovups	768(%rsp), %ymm4
	vmulps	576(%rsp), %ymm4, %ymm1
	vmulps	%ymm1, %ymm10, %ymm5
	vmulps	800(%rsp), %ymm4, %ymm1
	vmulps	%ymm6, %ymm5, %ymm3
	vfmsub231ps	%ymm1, %ymm11, %ymm3
	vmovups	432(%rsp), %ymm2
	vmulps	976(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm10, %ymm9
	vmovups	%ymm9, 576(%rsp)
	vmulps	1008(%rsp), %ymm2, %ymm1
	vmulps	%ymm6, %ymm9, %ymm12
	vfmsub231ps	%ymm1, %ymm11, %ymm12
	vmulps	1040(%rsp), %ymm2, %ymm2
	vmulps	%ymm5, %ymm9, %ymm1
	vfmsub231ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	208(%r10), %ymm13
	vbroadcastss	.L21c25(%rip), %ymm2
	vcmpeqps	%ymm2, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm13, %ymm0, %ymm0
	movq	1568(%rsp), %r13
	movq	%r13, %rax
	shlq	$5, %rax
	movq	%r10, %r11
	vbroadcastss	12(%r10), %ymm2
	movq	1512(%rsp), %r12
	vmovaps	%ymm0, (%r12,%rax)
	vmovups	896(%rsp), %ymm8
	vmulps	2000(%rsp), %ymm8, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	944(%rsp), %ymm8, %ymm10
	vmulps	%ymm6, %ymm0, %ymm15
	vfmsub231ps	%ymm10, %ymm11, %ymm15
	vmovups	%ymm15, 112(%rsp)
	vmovaps	%ymm8, %ymm15
	vblendvps	%ymm9, %ymm13, %ymm7, %ymm7
	movq	104(%rsp), %rbx
	addq	%rbx, %r13
	shlq	$5, %r13
	vmovaps	%ymm7, (%r12,%r13)
	vmovups	%ymm6, 640(%rsp)
	vmovaps	%ymm6, %ymm7
	vmovaps	%ymm14, %ymm11
	vfnmadd213ps	%ymm14, %ymm6, %ymm7
	vbroadcastss	.L21c74(%rip), %ymm8
	vmaxps	%ymm8, %ymm7, %ymm10
	vsqrtps	%ymm10, %ymm10
	vminps	%ymm14, %ymm7, %ymm7
	vdivps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm3, %ymm14, %ymm6
	vmovaps	%ymm5, %ymm3
	vfnmadd213ps	%ymm11, %ymm5, %ymm3
	vfnmadd231ps	%ymm6, %ymm6, %ymm3
	vminps	%ymm7, %ymm3, %ymm7
	vmaxps	%ymm8, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm11, %ymm11
	leaq	(%r12,%rax), %rsi
	vmulps	544(%rsp), %ymm2, %ymm3
	vblendvps	%ymm9, %ymm13, %ymm3, %ymm3
	movq	%rbx, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm3, (%rdx,%rsi)
	vmulps	1392(%rsp), %ymm15, %ymm3
	vmovups	%ymm5, 464(%rsp)
	vmulps	%ymm5, %ymm0, %ymm10
	vfmsub231ps	%ymm3, %ymm4, %ymm10
	vmulps	%ymm14, %ymm12, %ymm4
	vfnmadd231ps	%ymm6, %ymm4, %ymm1
	vmulps	%ymm1, %ymm11, %ymm8
	vmovups	576(%rsp), %ymm12
	vmovaps	%ymm12, %ymm1
	vbroadcastss	.L21c0(%rip), %ymm5
	vfnmadd213ps	%ymm5, %ymm12, %ymm1
	vfnmadd231ps	%ymm4, %ymm4, %ymm1
	vfnmadd231ps	%ymm8, %ymm8, %ymm1
	vminps	%ymm7, %ymm1, %ymm3
	vmovups	%ymm3, 800(%rsp)
	vbroadcastss	.L21c74(%rip), %ymm3
	vmaxps	%ymm3, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm5, %ymm3
	vmovups	%ymm2, 976(%rsp)
	vmulps	368(%rsp), %ymm2, %ymm1
	vblendvps	%ymm9, %ymm13, %ymm1, %ymm1
	leaq	(%rbx,%rbx,2), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmulps	1424(%rsp), %ymm15, %ymm1
	vmovups	432(%rsp), %ymm15
	vmulps	%ymm0, %ymm12, %ymm7
	vfmsub231ps	%ymm1, %ymm15, %ymm7
	vmovups	%ymm9, 368(%rsp)
	vmovups	%ymm13, 544(%rsp)
	vmovups	240(%rsp), %ymm1
	vblendvps	%ymm9, %ymm13, %ymm1, %ymm1
	vmovaps	%ymm4, %ymm9
	vmovaps	%ymm3, %ymm4
	movq	%rbx, %r8
	shlq	$7, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmovups	%ymm14, 304(%rsp)
	vmulps	112(%rsp), %ymm14, %ymm5
	vfnmadd231ps	%ymm6, %ymm5, %ymm10
	vmovups	%ymm11, 112(%rsp)
	vmulps	%ymm11, %ymm10, %ymm11
	vmovups	%ymm9, 1040(%rsp)
	vfnmadd231ps	%ymm9, %ymm5, %ymm7
	vfnmadd231ps	%ymm8, %ymm11, %ymm7
	vmulps	%ymm3, %ymm7, %ymm2
	vmovups	%ymm0, 1424(%rsp)
	vmovaps	%ymm0, %ymm1
	vbroadcastss	.L21c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm1, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vfnmadd231ps	%ymm11, %ymm11, %ymm1
	vmovups	%ymm2, 1008(%rsp)
	vfnmadd231ps	%ymm2, %ymm2, %ymm1
	vminps	800(%rsp), %ymm1, %ymm2
	vbroadcastss	.L21c81(%rip), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 240(%rsp)
	movl	$5, %esi
	movl	236(%rsp), %r10d
	testb	$2, %r10b
	je	.L21b93
	vbroadcastss	.L21c74(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L21c0(%rip), %ymm7
	vdivps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 944(%rsp)
	vmovaps	%ymm4, %ymm7
	vmovups	608(%rsp), %ymm4
	vxorps	640(%rsp), %ymm4, %ymm3
	vmovups	976(%rsp), %ymm0
	vmulps	768(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 800(%rsp)
	vmulps	%ymm0, %ymm15, %ymm1
	vmovups	%ymm1, 640(%rsp)
	vmovdqu	240(%rsp), %ymm1
	vpand	400(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 400(%rsp)
	movl	%r10d, %r8d
	andl	$4, %r8d
	movl	%r8d, %r11d
	shrl	$2, %r11d
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
	leaq	(%r11,%r11,2), %r14
	addq	$7, %r14
	movq	536(%rsp), %r11
	xorq	$7, %rbx
	imulq	104(%rsp), %rbx
	shlq	$5, %rbx
	addq	%r12, %rbx
	imulq	104(%rsp), %r14
	shlq	$5, %r14
	addq	%r12, %r14
	imulq	104(%rsp), %r9
	shlq	$5, %r9
	addq	%r12, %r9
	imulq	104(%rsp), %rsi
	shlq	$5, %rsi
	vmovups	304(%rsp), %ymm15
	vmulps	%ymm3, %ymm15, %ymm2
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm6, %ymm1
	vxorps	%ymm4, %ymm1, %ymm1
	vmovups	112(%rsp), %ymm14
	vmulps	%ymm1, %ymm14, %ymm10
	vxorps	%ymm4, %ymm15, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmulps	%ymm1, %ymm14, %ymm9
	vmovups	1040(%rsp), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm12
	vmovaps	%ymm8, %ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm12
	vxorps	%ymm4, %ymm12, %ymm1
	vmulps	%ymm1, %ymm7, %ymm8
	vmulps	%ymm3, %ymm15, %ymm3
	vfmadd231ps	%ymm9, %ymm13, %ymm3
	vmovaps	%ymm13, %ymm0
	vxorps	%ymm4, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm13
	vxorps	%ymm4, %ymm14, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vmulps	%ymm7, %ymm3, %ymm12
	vmovups	1424(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm5, %ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm0
	vmovups	1008(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm0
	vxorps	%ymm4, %ymm0, %ymm0
	vmovups	944(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm6
	vmulps	%ymm5, %ymm15, %ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm0
	vfmadd231ps	%ymm13, %ymm3, %ymm0
	vxorps	%ymm4, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmulps	%ymm11, %ymm14, %ymm0
	vfmadd231ps	%ymm12, %ymm3, %ymm0
	vxorps	%ymm4, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm11
	vxorps	%ymm4, %ymm7, %ymm0
	vmovaps	%ymm7, %ymm5
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm2, 976(%rsp)
	vbroadcastss	.L21c0(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm10, 1008(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm2
	vmovups	%ymm8, 1040(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm2
	vmovups	%ymm6, 576(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm2
	vmovups	736(%rsp), %ymm4
	vmulps	%ymm2, %ymm4, %ymm0
	vmulps	%ymm0, %ymm4, %ymm4
	vpmovsxwd	400(%rsp), %ymm0
	vmovups	544(%rsp), %ymm6
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmovaps	%ymm4, (%rax,%r15)
	vmulps	%ymm15, %ymm15, %ymm4
	vmovaps	%ymm12, %ymm10
	vmovups	800(%rsp), %ymm12
	vfmadd231ps	%ymm9, %ymm9, %ymm4
	vmovups	%ymm13, 400(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm4
	vmovups	432(%rsp), %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	vmovups	336(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmovaps	%ymm4, (%rax,%rbx)
	movq	104(%rsp), %rbx
	vmulps	%ymm1, %ymm3, %ymm7
	vmulps	%ymm14, %ymm14, %ymm3
	vmovups	640(%rsp), %ymm14
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vmovups	%ymm11, 464(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%r14)
	vmulps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm7, %ymm7, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	addq	%r12, %rsi
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm1, %ymm1, %ymm3
	vmovups	896(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%rax,%rsi)
	movl	$10, %esi
	testl	%r8d, %r8d
	je	.L21b93
	vmovaps	%ymm9, %ymm15
	vmovaps	%ymm1, %ymm13
	vmovups	976(%rsp), %ymm1
	vmovaps	%ymm5, %ymm4
	vmulps	304(%rsp), %ymm1, %ymm5
	vmovups	1008(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm9, %ymm5
	vmovups	112(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm6
	vmulps	%ymm15, %ymm9, %ymm2
	vmovups	400(%rsp), %ymm15
	vmovups	1040(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm15, %ymm5
	vfmadd231ps	%ymm1, %ymm10, %ymm6
	vfmadd231ps	%ymm15, %ymm10, %ymm2
	vmulps	%ymm1, %ymm4, %ymm3
	vmulps	%ymm4, %ymm15, %ymm1
	vmulps	%ymm4, %ymm10, %ymm4
	vmovups	576(%rsp), %ymm9
	vmovups	432(%rsp), %ymm15
	vfmadd231ps	%ymm9, %ymm15, %ymm5
	vmovaps	%ymm7, %ymm11
	vmovups	336(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vmovups	736(%rsp), %ymm8
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	%ymm5, 112(%rsp)
	vmovups	464(%rsp), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vmovups	800(%rsp), %ymm12
	vmulps	%ymm6, %ymm12, %ymm5
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	%ymm5, 304(%rsp)
	vfmadd231ps	%ymm9, %ymm11, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	%ymm3, 400(%rsp)
	vmulps	%ymm9, %ymm13, %ymm3
	vmovups	896(%rsp), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	%ymm3, 576(%rsp)
	vfmadd231ps	%ymm15, %ymm10, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vmulps	%ymm2, %ymm7, %ymm5
	vfmadd231ps	%ymm15, %ymm11, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmulps	%ymm1, %ymm7, %ymm6
	vmulps	%ymm15, %ymm13, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vfmadd231ps	%ymm10, %ymm11, %ymm4
	vmulps	%ymm4, %ymm14, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmulps	%ymm10, %ymm13, %ymm7
	vmulps	%ymm7, %ymm9, %ymm7
	vmulps	%ymm7, %ymm12, %ymm7
	vmulps	%ymm11, %ymm13, %ymm10
	vmulps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm14, %ymm10, %ymm10
	vmovups	544(%rsp), %ymm8
	vblendvps	%ymm0, 112(%rsp), %ymm8, %ymm12
	vblendvps	%ymm0, 304(%rsp), %ymm8, %ymm1
	vblendvps	%ymm0, %ymm5, %ymm8, %ymm5
	vblendvps	%ymm0, 400(%rsp), %ymm8, %ymm2
	vblendvps	%ymm0, %ymm6, %ymm8, %ymm6
	vblendvps	%ymm0, %ymm4, %ymm8, %ymm4
	vblendvps	%ymm0, 576(%rsp), %ymm8, %ymm9
	vblendvps	%ymm0, %ymm3, %ymm8, %ymm3
	vblendvps	%ymm0, %ymm7, %ymm8, %ymm7
	vblendvps	%ymm0, %ymm10, %ymm8, %ymm0
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm12, (%rax,%rsi)
	movq	%rbx, %rsi
	shlq	$8, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	leaq	(%rbx,%rbx,8), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	addq	%r12, %r8
	vmovaps	%ymm5, (%rax,%r8)
	imulq	$352, %rbx, %r8
	addq	%r12, %r8
	vmovaps	%ymm2, (%rax,%r8)
	shlq	$7, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	imulq	$416, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	imulq	$480, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm9, (%rax,%rdx)
	movq	%rbx, %rdx
	shlq	$9, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	imulq	$544, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm7, (%rax,%rdx)
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$20, %esi
.L21b93:
	vmovups	240(%rsp), %ymm14
	testb	$8, %r10b
	vbroadcastss	.L21c63(%rip), %ymm5
	vbroadcastss	.L21c64(%rip), %ymm6
	vbroadcastss	.L21c65(%rip), %ymm4
	vbroadcastss	.L21c66(%rip), %ymm7
	vbroadcastss	.L21c67(%rip), %ymm8
	vbroadcastss	.L21c68(%rip), %ymm9
	vbroadcastss	.L21c69(%rip), %ymm10
	vbroadcastss	.L21c70(%rip), %ymm11
	vbroadcastss	.L21c4(%rip), %ymm13
	movq	1552(%rsp), %r14
	movq	1544(%rsp), %r9
	movq	1576(%rsp), %r15
	vmovups	368(%rsp), %ymm12
	je	.L21b95
	vbroadcastss	.L21c0(%rip), %ymm3
	vdivps	1072(%rsp), %ymm3, %ymm0
	vmulps	2224(%rsp), %ymm0, %ymm1
	vpaddd	3040(%rsp), %ymm1, %ymm0
	vpand	3008(%rsp), %ymm0, %ymm0
	vmovdqu	1648(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm2
	vfmsub213ps	%ymm3, %ymm1, %ymm2
	vmovaps	%ymm9, %ymm1
	vfmadd213ps	%ymm8, %ymm2, %ymm1
	vmovaps	%ymm7, %ymm3
	vfmadd213ps	%ymm4, %ymm2, %ymm3
	vmulps	%ymm2, %ymm2, %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vmovaps	%ymm6, %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	100(%r11), %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	832(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	104(%r11), %ymm2
	vmovups	496(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	136(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	140(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	172(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	176(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	108(%r11), %ymm3
	vmovups	144(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	144(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	180(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	112(%r11), %ymm5
	vmovups	272(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	148(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	184(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	116(%r11), %ymm4
	vmovups	176(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	152(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	188(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	120(%r11), %ymm2
	vmovups	672(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	156(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	192(%r11), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	124(%r11), %ymm3
	vmovups	64(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	160(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	196(%r11), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	128(%r11), %ymm5
	vmovups	32(%rsp), %ymm7
	vfmadd213ps	%ymm3, %ymm7, %ymm5
	vbroadcastss	164(%r11), %ymm3
	vfmadd213ps	%ymm2, %ymm7, %ymm3
	vbroadcastss	200(%r11), %ymm6
	vfmadd213ps	%ymm4, %ymm7, %ymm6
	vbroadcastss	132(%r11), %ymm7
	vmovups	(%rsp), %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm7
	vbroadcastss	168(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm8, %ymm4
	vbroadcastss	204(%r11), %ymm2
	vfmadd213ps	%ymm6, %ymm8, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm1
	vbroadcastss	.L21c79(%rip), %ymm0
	vmovups	3168(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vbroadcastss	.L21c80(%rip), %ymm0
	vmovups	864(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm0, %ymm5
	vmovups	2832(%rsp), %ymm3
	vaddps	%ymm7, %ymm3, %ymm1
	vbroadcastss	.L21c78(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm3, %ymm4
	vbroadcastss	.L21c83(%rip), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	208(%r11), %ymm0
	vbroadcastss	.L21c36(%rip), %ymm3
	vmovups	704(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm3, %ymm5
	vblendvps	%ymm12, %ymm0, %ymm5, %ymm3
	movq	%rsi, %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vaddps	%ymm6, %ymm6, %ymm3
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm3
	leaq	1(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm1, %ymm1
	leaq	2(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm1
	leaq	3(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm2, %ymm0
	addq	$4, %rsi
	imulq	%rbx, %rsi
	shlq	$5, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	jmp	.L21b95
.L21b99:
	addq	$3592, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L21b100:
	vzeroupper
	retq
