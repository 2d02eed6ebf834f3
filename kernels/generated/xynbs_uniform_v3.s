# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3560, %rsp
	movl	%esi, 60(%rsp)
	testl	%ecx, %ecx
	je	257f
	testl	%edx, %edx
	je	257f
	cmpl	$0, 60(%rsp)
	je	257f
	movq	3632(%rsp), %rbx
	movl	60(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 992(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 584(%rsp)
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
	movl	%edx, 596(%rsp)
	movq	%rsi, 104(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 1000(%rsp)
	xorl	%eax, %eax
	vbroadcastss	258f(%rip), %ymm5
	movq	%r9, 1600(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	2116f(%rip), %ymm0
	vmovups	%ymm0, 2832(%rsp)
	vbroadcastss	2117f(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vbroadcastss	258f(%rip), %ymm14
	vbroadcastss	292f(%rip), %ymm0
	vmovups	%ymm0, 352(%rsp)
	vpbroadcastd	260f(%rip), %ymm2
	vmovups	%ymm14, 1328(%rsp)
	vmovdqu	%ymm2, 1200(%rsp)
	movq	%r14, 1624(%rsp)
	movq	%r15, 1616(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	596(%rsp), %ecx
	cmpq	1592(%rsp), %rax
	je	257f
21:
	movq	%rax, %rdx
	imulq	992(%rsp), %rdx
	movq	%rdx, 1608(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1640(%rsp)
	movl	%ecx, 600(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	60(%rsp), %esi
	cmpq	992(%rsp), %rdi
	je	20b
23:
	movq	1608(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1600(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 604(%rsp)
	movq	%rdi, 1656(%rsp)
	movq	%rdx, 1648(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	%ymm12, %ymm11, %ymm0
	vbroadcastss	2137f(%rip), %ymm1
	vblendvps	%ymm0, 2800(%rsp), %ymm1, %ymm0
	movq	1632(%rsp), %rax
	vmovups	2576(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%r12)
	movq	1640(%rsp), %rax
	vbroadcastss	258f(%rip), %ymm5
	movl	600(%rsp), %ecx
	vmovdqu	1200(%rsp), %ymm2
	movl	604(%rsp), %esi
	movq	1656(%rsp), %rdi
	movq	1648(%rsp), %rdx
	movl	156(%rsp), %r8d
	movq	1672(%rsp), %r9
25:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	22b
26:
	leaq	(%rdx,%r9), %r12
	movl	8(%rbx), %r10d
	movq	%r10, 96(%rsp)
	cmpq	%r10, %r12
	jae	25b
	movq	%r9, 1672(%rsp)
	movl	%r8d, 156(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 480(%rsp)
	movl	20(%rbx), %r8d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r8b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1664(%rsp)
	je	225f
	movq	%rcx, 288(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	movq	%rax, %r11
	imulq	%r12, %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	156(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 112(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 384(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1296(%rsp)
	vpbroadcastd	259f(%rip), %ymm6
	movl	$16, %ebp
	movq	1000(%rsp), %r14
	xorl	%r12d, %r12d
	vmovups	%ymm5, 1264(%rsp)
	vmovups	%ymm5, 1232(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 64(%rsp)
	xorl	%ecx, %ecx
	jmp	28f
	.p2align	4
27:
	vxorps	%xmm1, %xmm1, %xmm1
	vaddps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	112(%rsp), %ebp
	addq	%r10, %r12
	addq	384(%rsp), %r14
	cmpq	%r10, %rcx
	je	224f
28:
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
	movq	584(%rsp), %r9
	vmovdqa	(%r9,%rdx), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r8b
	je	29f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm1, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
29:
	testb	$1, %r8b
	je	210f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
210:
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
	je	211f
	vbroadcastss	261f(%rip), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vbroadcastss	262f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	263f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	264f(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vcmpltps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm5, %ymm9
	vbroadcastss	265f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm10
	vmulps	1264(%rsp), %ymm9, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm5, %ymm10
	vmulps	1232(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	266f(%rip), %ymm12
	vandps	%ymm12, %ymm9, %ymm9
	vorps	%ymm14, %ymm9, %ymm1
	vmovups	%ymm1, 1264(%rsp)
	vandps	%ymm12, %ymm10, %ymm9
	vorps	%ymm14, %ymm9, %ymm1
	vmovups	%ymm1, 1232(%rsp)
	vandps	%ymm5, %ymm11, %ymm9
	vmovups	1296(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 1296(%rsp)
211:
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm4
	cmpq	$1, %r10
	jne	212f
	vmovups	64(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 64(%rsp)
212:
	vpand	%ymm2, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vpxor	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm4, %ymm8
	je	218f
	vxorps	%xmm1, %xmm1, %xmm1
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%ebp, 192(%rsp)
	movq	%r14, 224(%rsp)
	jne	219f
213:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r8b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	584(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r8b
	je	214f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm1, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm11
214:
	movq	8(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm12
	vbroadcastss	4(%rdx), %ymm9
	vbroadcastss	8(%rdx), %ymm10
	testb	$1, %r8b
	je	215f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
215:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	shlq	$5, %rdi
	movq	104(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%rdi)
	testb	$8, %r8b
	movl	192(%rsp), %ebp
	movq	224(%rsp), %r14
	je	216f
	vbroadcastss	261f(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	262f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	263f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	264f(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm5, %ymm11
	vbroadcastss	265f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm9, %ymm12
	vmulps	1264(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm5, %ymm12
	vmulps	1232(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vbroadcastss	258f(%rip), %ymm15
	vmovdqu	1200(%rsp), %ymm2
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	266f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vorps	1328(%rsp), %ymm11, %ymm1
	vmovups	%ymm1, 1264(%rsp)
	vandps	%ymm14, %ymm12, %ymm11
	vmovups	1328(%rsp), %ymm14
	vorps	%ymm14, %ymm11, %ymm1
	vmovups	%ymm1, 1232(%rsp)
	vmovaps	%ymm15, %ymm5
	vandps	%ymm15, %ymm13, %ymm11
	vmovups	1296(%rsp), %ymm1
	vaddps	%ymm1, %ymm11, %ymm1
	vmovups	%ymm1, 1296(%rsp)
216:
	vsubps	%ymm10, %ymm9, %ymm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	vmovups	64(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 64(%rsp)
217:
	vandps	%ymm2, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm9, %ymm8, %ymm8
218:
	vmovups	16(%rsp), %ymm0
	testq	%rcx, %rcx
	jne	27b
	vmovups	160(%rsp), %ymm1
	vaddps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 160(%rsp)
	jmp	27b
	.p2align	4
219:
	movq	%r14, %rdx
	movl	%ebp, %r9d
	jmp	221f
	.p2align	4
220:
	vpand	%ymm2, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm9, %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r14
	je	213b
221:
	leaq	(%r12,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r11, %r14
	testb	$1, %r8b
	cmoveq	%rbp, %r14
	shlq	$5, %r14
	movq	584(%rsp), %rbp
	vmovdqa	(%rbp,%r14), %ymm0
	vmovdqa	%ymm0, %ymm9
	testb	$1, %r8b
	je	222f
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm1, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
222:
	testb	$1, %r8b
	je	223f
	movl	%r9d, %ebp
	andl	$16, %ebp
	vmovd	%ebp, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
223:
	movq	8(%rsp), %r14
	vbroadcastss	(%r14), %ymm10
	vsubps	%ymm10, %ymm9, %ymm11
	vbroadcastss	4(%r14), %ymm9
	vbroadcastss	8(%r14), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	vmovaps	%ymm9, (%rdx)
	testb	$8, %r8b
	je	220b
	vbroadcastss	261f(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	262f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	263f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	264f(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm5, %ymm11
	vbroadcastss	265f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vmulps	1264(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm5, %ymm12
	vmulps	1232(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vbroadcastss	258f(%rip), %ymm15
	vmovdqu	1200(%rsp), %ymm2
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	266f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vorps	1328(%rsp), %ymm11, %ymm11
	vmovups	%ymm11, 1264(%rsp)
	vandps	%ymm14, %ymm12, %ymm11
	vmovups	1328(%rsp), %ymm14
	vorps	%ymm14, %ymm11, %ymm11
	vmovups	%ymm11, 1232(%rsp)
	vmovaps	%ymm15, %ymm5
	vandps	%ymm15, %ymm13, %ymm11
	vmovups	1296(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1296(%rsp)
	jmp	220b
	.p2align	4
224:
	vpbroadcastd	267f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm10
	vpbroadcastd	268f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	269f(%rip), %ymm7
	vpblendw	$170, %ymm7, %ymm6, %ymm6
	vbroadcastss	270f(%rip), %ymm7
	vsubps	%ymm7, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	271f(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	movq	3632(%rsp), %rbx
	movq	1624(%rsp), %r14
	movq	1616(%rsp), %r15
	vmovaps	%ymm5, %ymm15
	movq	288(%rsp), %rcx
	vmovdqu	64(%rsp), %ymm2
	vmovups	160(%rsp), %ymm9
	jmp	226f
225:
	vxorps	%xmm1, %xmm1, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovaps	%ymm5, %ymm15
	vmovups	%ymm5, 1232(%rsp)
	vmovups	%ymm5, 1264(%rsp)
226:
	testq	%rcx, %rcx
	vmovups	352(%rsp), %ymm4
	vmovups	%ymm0, 3200(%rsp)
	vmovdqa	%xmm10, 64(%rsp)
	js	227f
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rcx, %xmm13, %xmm7
	jmp	228f
	.p2align	4
227:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rcx, %xmm13, %xmm0
	vaddss	%xmm0, %xmm0, %xmm7
228:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r10, %xmm13, %xmm0
	vbroadcastss	%xmm0, %ymm6
	vmaxps	%ymm15, %ymm6, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm9, %ymm5
	vmulps	%ymm0, %ymm8, %ymm8
	vmulps	%ymm3, %ymm0, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm2, %ymm0, %ymm0
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
	vbroadcastss	272f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vbroadcastss	%xmm7, %ymm2
	vmovups	%ymm2, 3072(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	je	234f
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
	movq	1000(%rsp), %rdx
	xorl	%esi, %esi
	jmp	232f
	.p2align	4
229:
	xorl	%edi, %edi
230:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	104(%rsp), %r9
	vcvtsi2ss	%rdi, %xmm6, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r9,%rdi), %ymm9
	vsubps	%ymm7, %ymm9, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm1, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm14
	vbroadcastss	%xmm13, %ymm9
	vaddps	%ymm14, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm14, %ymm9
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm12, %ymm14, %ymm10
231:
	vcvtsi2ss	%rsi, %xmm6, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm2, %ymm11, %ymm2
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm3
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	234f
232:
	vxorps	%xmm11, %xmm11, %xmm11
	cmpq	$1, %r10
	je	229b
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
233:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm7, %ymm12, %ymm12
	vsubps	%ymm8, %ymm12, %ymm12
	vmaxps	%ymm1, %ymm12, %ymm12
	vcvtsi2ss	%rdi, %xmm6, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm14
	vfmadd213ps	%ymm10, %ymm12, %ymm14
	vsubps	%ymm7, %ymm13, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm1, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	leaq	1(%rdi), %r11
	vcvtsi2ss	%r11, %xmm6, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm15, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm14, %ymm12, %ymm10
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	233b
	vxorps	%xmm1, %xmm1, %xmm1
	testb	$1, %r10b
	vbroadcastss	258f(%rip), %ymm15
	vmovups	352(%rsp), %ymm4
	jne	230b
	jmp	231b
	.p2align	4
234:
	vbroadcastss	273f(%rip), %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vdivps	%ymm7, %ymm15, %ymm7
	vbroadcastss	274f(%rip), %ymm8
	vcmpltps	%ymm2, %ymm8, %ymm8
	vbroadcastss	275f(%rip), %ymm11
	vaddps	%ymm6, %ymm11, %ymm6
	vbroadcastss	272f(%rip), %ymm12
	vmulps	%ymm6, %ymm12, %ymm11
	vmulps	%ymm7, %ymm9, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm11, %ymm6
	vmulps	%ymm7, %ymm5, %ymm5
	vblendvps	%ymm8, %ymm5, %ymm11, %ymm5
	vbroadcastss	276f(%rip), %ymm8
	vmovups	3072(%rsp), %ymm11
	vdivps	%ymm8, %ymm11, %ymm8
	vmulps	%ymm7, %ymm10, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm8, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm10, %ymm9
	vbroadcastss	277f(%rip), %ymm10
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
	vbroadcastss	278f(%rip), %ymm7
	vmulps	%ymm7, %ymm9, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm7, %ymm2, %ymm2
	vmovups	16(%rsp), %ymm1
	vfnmadd231ps	%ymm11, %ymm0, %ymm1
	vsqrtps	%ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm7
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm7, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vaddps	%ymm3, %ymm9, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	movq	8(%rsp), %rax
	vbroadcastss	20(%rax), %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm3, %ymm4, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm2, %ymm2
	vbroadcastss	52(%rax), %ymm14
	vmovaps	%ymm15, %ymm4
	vbroadcastss	76(%rax), %ymm15
	vbroadcastss	56(%rax), %ymm12
	vbroadcastss	80(%rax), %ymm13
	vbroadcastss	64(%rax), %ymm9
	vbroadcastss	88(%rax), %ymm10
	vbroadcastss	68(%rax), %ymm7
	vbroadcastss	92(%rax), %ymm8
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm15, 2352(%rsp)
	vblendvps	%ymm6, %ymm15, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm14, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 2640(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm6, %ymm6
	vminps	%ymm5, %ymm13, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm13, 2384(%rsp)
	vblendvps	%ymm5, %ymm13, %ymm3, %ymm3
	vmovaps	%ymm6, %ymm13
	vmaxps	%ymm3, %ymm12, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 2416(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm5, %ymm3
	vmovups	%ymm3, 1040(%rsp)
	vminps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 2672(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm9, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm9, 2448(%rsp)
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm14
	vmovaps	%ymm4, %ymm9
	vminps	%ymm2, %ymm8, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm8, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm0
	vmovups	%ymm0, 1520(%rsp)
	vbroadcastss	279f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm0
	vbroadcastss	60(%rax), %ymm2
	vpor	64(%rsp), %xmm0, %xmm0
	vbroadcastss	84(%rax), %ymm4
	vmovups	%ymm4, 2288(%rsp)
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm2, 2320(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 2256(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm10
	vbroadcastss	280f(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2800(%rsp)
	movl	480(%rsp), %eax
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rax, %xmm11, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3136(%rsp)
	vmovups	%ymm7, 2512(%rsp)
	vmovups	%ymm8, 2480(%rsp)
	vsubss	%xmm7, %xmm8, %xmm0
	vmulss	277f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2096(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vmovups	%ymm0, 2160(%rsp)
	vmovups	%ymm0, 2192(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm9, 2224(%rsp)
	vbroadcastss	283f(%rip), %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1488(%rsp)
	vmovups	%ymm0, 2544(%rsp)
	vmovups	%ymm1, 2608(%rsp)
	vbroadcastss	282f(%rip), %ymm0
	vmovups	%ymm0, 2896(%rsp)
	vbroadcastss	281f(%rip), %ymm0
	vmovups	%ymm0, 2704(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2576(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	jmp	236f
	.p2align	4
235:
	vbroadcastss	258f(%rip), %ymm5
	vmovups	3296(%rsp), %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	vminps	%ymm0, %ymm13, %ymm0
	vmovups	640(%rsp), %ymm10
	vmulps	1936(%rsp), %ymm10, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	16(%rsp), %ymm3
	vsubps	%ymm3, %ymm5, %ymm6
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vminps	%ymm0, %ymm6, %ymm0
	vmovups	384(%rsp), %ymm3
	vmulps	1968(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	64(%rsp), %ymm3
	vsubps	%ymm3, %ymm5, %ymm6
	vmovaps	%ymm5, %ymm11
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vminps	%ymm0, %ymm6, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm1, %ymm0
	vmovups	288(%rsp), %ymm3
	vmulps	416(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	192(%rsp), %ymm3
	vsubps	%ymm3, %ymm5, %ymm6
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vminps	%ymm0, %ymm6, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm1, %ymm0
	vmovups	448(%rsp), %ymm3
	vmulps	320(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	224(%rsp), %ymm3
	vsubps	%ymm3, %ymm5, %ymm6
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vminps	%ymm0, %ymm6, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm1, %ymm0
	vmovups	960(%rsp), %ymm14
	vmulps	2864(%rsp), %ymm14, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	160(%rsp), %ymm3
	vsubps	%ymm3, %ymm5, %ymm6
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vminps	%ymm0, %ymm6, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm1, %ymm0
	vmovups	%ymm0, 512(%rsp)
	vmovups	2256(%rsp), %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	544(%rsp), %ymm1, %ymm0
	vmovups	2096(%rsp), %ymm1
	vfmadd231ps	704(%rsp), %ymm1, %ymm0
	vmovups	1168(%rsp), %ymm1
	vfmadd231ps	2128(%rsp), %ymm1, %ymm0
	vmovups	928(%rsp), %ymm1
	vfmadd231ps	2160(%rsp), %ymm1, %ymm0
	vmovups	896(%rsp), %ymm1
	vfmadd231ps	2192(%rsp), %ymm1, %ymm0
	vmovups	1680(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmulps	1392(%rsp), %ymm15, %ymm7
	vmovups	2768(%rsp), %ymm1
	vfmadd213ps	2736(%rsp), %ymm7, %ymm1
	vmulps	736(%rsp), %ymm1, %ymm5
	vmovups	%ymm5, 416(%rsp)
	vmovups	1008(%rsp), %ymm1
	vfmadd213ps	1744(%rsp), %ymm5, %ymm1
	vmovups	1712(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vmulps	800(%rsp), %ymm3, %ymm6
	vmovups	1776(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vmovups	1360(%rsp), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm12
	vmulps	112(%rsp), %ymm12, %ymm3
	vmovups	1808(%rsp), %ymm1
	vfmadd213ps	1136(%rsp), %ymm3, %ymm1
	vmovups	1840(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	273f(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	1872(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm5, %ymm1
	vmovups	768(%rsp), %ymm8
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vmovups	%ymm9, 1680(%rsp)
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	2224(%rsp), %ymm0, %ymm0
	vmovups	2896(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm1
	vmulps	%ymm8, %ymm10, %ymm15
	vbroadcastss	2140f(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	1488(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 864(%rsp)
	vcmpnltps	%ymm9, %ymm0, %ymm8
	vorps	%ymm2, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm1, %ymm2
	vmovups	1200(%rsp), %ymm0
	vandps	%ymm0, %ymm15, %ymm8
	vmovups	%ymm15, 640(%rsp)
	vbroadcastss	2142f(%rip), %ymm5
	vaddps	%ymm5, %ymm8, %ymm8
	vmovaps	%ymm11, %ymm1
	vdivps	%ymm8, %ymm11, %ymm8
	vmovups	1520(%rsp), %ymm13
	vmulps	%ymm8, %ymm13, %ymm9
	vmovups	%ymm2, 832(%rsp)
	vminps	%ymm2, %ymm9, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm10, %ymm10
	vmulps	384(%rsp), %ymm3, %ymm9
	vandps	%ymm0, %ymm9, %ymm3
	vmovups	%ymm9, 112(%rsp)
	vaddps	%ymm5, %ymm3, %ymm3
	vdivps	%ymm3, %ymm1, %ymm11
	vmovaps	%ymm1, %ymm2
	vmulps	%ymm11, %ymm13, %ymm3
	vminps	%ymm10, %ymm3, %ymm12
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm3, %ymm12, %ymm12
	vmulps	%ymm7, %ymm14, %ymm1
	vmovups	%ymm1, 384(%rsp)
	vandps	%ymm0, %ymm1, %ymm7
	vaddps	%ymm5, %ymm7, %ymm7
	vdivps	%ymm7, %ymm2, %ymm10
	vbroadcastss	272f(%rip), %ymm2
	vmulps	%ymm2, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	3232(%rsp), %ymm10, %ymm13
	vminps	%ymm7, %ymm13, %ymm14
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm14, %ymm7
	vminps	%ymm12, %ymm7, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm7, %ymm13, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm15, %ymm12
	vmovups	1104(%rsp), %ymm1
	vsubps	2640(%rsp), %ymm1, %ymm13
	vmovups	2352(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm9, %ymm13
	vmovups	1040(%rsp), %ymm1
	vsubps	2416(%rsp), %ymm1, %ymm14
	vmovups	2384(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	%ymm8, %ymm12, %ymm8
	vmulps	16(%rsp), %ymm12, %ymm12
	vbroadcastss	2143f(%rip), %ymm15
	vmulps	%ymm15, %ymm8, %ymm8
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm12, %ymm2, %ymm12
	vbroadcastss	283f(%rip), %ymm3
	vminps	%ymm3, %ymm8, %ymm8
	vblendvps	%ymm12, %ymm8, %ymm3, %ymm8
	vmulps	%ymm11, %ymm13, %ymm11
	vmulps	64(%rsp), %ymm13, %ymm12
	vmulps	%ymm15, %ymm11, %ymm11
	vcmpltps	%ymm12, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm3, %ymm11
	vminps	%ymm8, %ymm11, %ymm12
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm12, %ymm11
	vmovups	288(%rsp), %ymm1
	vmulps	%ymm6, %ymm1, %ymm8
	vcmpltps	%ymm2, %ymm8, %ymm6
	vmovups	256(%rsp), %ymm2
	vsubps	2320(%rsp), %ymm2, %ymm12
	vmovups	2288(%rsp), %ymm7
	vsubps	%ymm2, %ymm7, %ymm13
	vmovaps	%ymm2, %ymm7
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vandps	%ymm0, %ymm8, %ymm12
	vmovaps	%ymm5, %ymm13
	vaddps	%ymm5, %ymm12, %ymm12
	vbroadcastss	258f(%rip), %ymm9
	vdivps	%ymm12, %ymm9, %ymm12
	vmulps	%ymm6, %ymm12, %ymm12
	vmulps	192(%rsp), %ymm6, %ymm6
	vmulps	%ymm15, %ymm12, %ymm12
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm6, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm3, %ymm6
	vminps	%ymm11, %ymm6, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm12, %ymm6
	vmovups	416(%rsp), %ymm2
	vmulps	448(%rsp), %ymm2, %ymm5
	vandps	%ymm0, %ymm5, %ymm11
	vaddps	%ymm13, %ymm11, %ymm11
	vdivps	%ymm11, %ymm9, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm5, %ymm12
	vmovups	480(%rsp), %ymm0
	vsubps	2448(%rsp), %ymm0, %ymm13
	vmovups	2672(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm11, %ymm12, %ymm11
	vmulps	224(%rsp), %ymm12, %ymm12
	vmulps	%ymm15, %ymm11, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm12, %ymm0, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm3, %ymm11
	vminps	%ymm6, %ymm11, %ymm12
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm11, %ymm12, %ymm6
	vmovups	384(%rsp), %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm11
	vmovups	1072(%rsp), %ymm0
	vsubps	2512(%rsp), %ymm0, %ymm12
	vmovups	2480(%rsp), %ymm13
	vsubps	%ymm0, %ymm13, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm10, %ymm11, %ymm10
	vmulps	160(%rsp), %ymm11, %ymm11
	vmulps	%ymm15, %ymm10, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm3, %ymm10
	vminps	%ymm6, %ymm10, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vsqrtps	%ymm4, %ymm0
	vbroadcastss	258f(%rip), %ymm3
	vdivps	%ymm7, %ymm3, %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmulps	%ymm0, %ymm1, %ymm10
	vbroadcastss	2139f(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm10
	vminps	%ymm0, %ymm10, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm13
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 288(%rsp)
	vmovups	1040(%rsp), %ymm1
	vaddps	112(%rsp), %ymm1, %ymm10
	vmovups	2384(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2416(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	1104(%rsp), %ymm12
	vaddps	640(%rsp), %ymm12, %ymm14
	vmovups	2352(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm15, %ymm6
	vmovups	2640(%rsp), %ymm13
	vmaxps	%ymm6, %ymm13, %ymm15
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm13, %ymm15, %ymm6
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vaddps	%ymm7, %ymm8, %ymm11
	vmovups	2288(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm8
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm8, %ymm8
	vmovups	2320(%rsp), %ymm1
	vmaxps	%ymm8, %ymm1, %ymm15
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm15, %ymm15
	vcmpneqps	%ymm6, %ymm14, %ymm8
	vcmpeqps	%ymm6, %ymm12, %ymm6
	vandps	%ymm6, %ymm8, %ymm8
	vmovups	480(%rsp), %ymm3
	vaddps	%ymm5, %ymm3, %ymm5
	vminps	%ymm5, %ymm9, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm14
	vblendvps	%ymm14, %ymm9, %ymm6, %ymm6
	vmovups	2448(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm14
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm14, %ymm6
	vcmpneqps	%ymm15, %ymm11, %ymm11
	vcmpeqps	%ymm7, %ymm15, %ymm14
	vandps	%ymm11, %ymm14, %ymm11
	vmovups	1072(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm14
	vmovups	2480(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm2
	vmovups	2512(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm15
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm2
	vcmpneqps	%ymm6, %ymm5, %ymm5
	vcmpeqps	%ymm3, %ymm6, %ymm6
	vandps	%ymm5, %ymm6, %ymm5
	vcmpneqps	%ymm2, %ymm14, %ymm6
	vcmpeqps	%ymm1, %ymm2, %ymm2
	vandps	%ymm6, %ymm2, %ymm2
	vpsrld	$31, %ymm5, %ymm5
	vpslld	$3, %ymm5, %ymm5
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$4, %ymm2, %ymm2
	vpor	%ymm2, %ymm5, %ymm2
	vpsrld	$31, %ymm11, %ymm5
	vpslld	$2, %ymm5, %ymm5
	vpor	%ymm5, %ymm2, %ymm2
	vpsrld	$31, %ymm10, %ymm5
	vpaddd	%ymm5, %ymm5, %ymm5
	vpor	%ymm5, %ymm2, %ymm2
	vpsubd	%ymm8, %ymm2, %ymm3
	vmovdqu	%ymm3, 448(%rsp)
	vbroadcastss	2136f(%rip), %ymm2
	vmovups	512(%rsp), %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm2
	vmovups	3104(%rsp), %ymm10
	vcmpltps	16(%rsp), %ymm10, %ymm5
	vorps	%ymm5, %ymm2, %ymm5
	vmovups	864(%rsp), %ymm7
	vandps	%ymm5, %ymm7, %ymm5
	vmovups	2608(%rsp), %ymm1
	vbroadcastss	277f(%rip), %ymm0
	vmulps	%ymm0, %ymm1, %ymm6
	vblendvps	%ymm5, %ymm6, %ymm1, %ymm6
	vmovups	3168(%rsp), %ymm0
	vsubps	3008(%rsp), %ymm0, %ymm9
	vmovups	%ymm9, 192(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1488(%rsp), %ymm8
	vcmpnltps	%ymm8, %ymm0, %ymm5
	vorps	%ymm5, %ymm2, %ymm5
	vmovups	%ymm5, 160(%rsp)
	vmovups	1424(%rsp), %ymm0
	vbroadcastss	283f(%rip), %ymm4
	vblendvps	%ymm5, %ymm4, %ymm0, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm9, %ymm0, %ymm15
	vmovups	2544(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2544(%rsp)
	vmovups	2704(%rsp), %ymm0
	vcmpltps	%ymm4, %ymm0, %ymm5
	vmovups	320(%rsp), %ymm0
	vmovups	416(%rsp), %ymm9
	vcmpltps	%ymm0, %ymm9, %ymm14
	vandps	%ymm5, %ymm14, %ymm4
	vmovups	%ymm4, 224(%rsp)
	vblendvps	%ymm4, %ymm9, %ymm0, %ymm14
	vandps	%ymm2, %ymm7, %ymm2
	vblendvps	%ymm15, %ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 2608(%rsp)
	vmovups	288(%rsp), %ymm0
	vcmpnleps	%ymm6, %ymm0, %ymm6
	vmovups	832(%rsp), %ymm5
	vcmpnleps	%ymm14, %ymm5, %ymm7
	vorps	%ymm7, %ymm6, %ymm6
	vorps	%ymm6, %ymm2, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm6
	vpbroadcastd	258f(%rip), %ymm11
	vpandn	%ymm11, %ymm6, %ymm6
	vblendvps	%ymm15, %ymm8, %ymm6, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vorps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 512(%rsp)
	vmovups	640(%rsp), %ymm0
	vfmadd213ps	%ymm12, %ymm14, %ymm0
	vmovups	2352(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm13, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm6, %ymm0
	vmovups	112(%rsp), %ymm1
	vmovups	1040(%rsp), %ymm13
	vfmadd213ps	%ymm13, %ymm14, %ymm1
	vmovups	2384(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm6, %ymm6
	vmovups	2416(%rsp), %ymm1
	vmaxps	%ymm6, %ymm1, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm6
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm3, %ymm7
	vpcmpeqd	%ymm8, %ymm8, %ymm8
	vpxor	%ymm7, %ymm8, %ymm7
	vorps	%ymm7, %ymm2, %ymm9
	vmovups	2224(%rsp), %ymm1
	vblendvps	%ymm9, %ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 2224(%rsp)
	vblendvps	%ymm9, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vsubps	%ymm12, %ymm0, %ymm12
	vmovups	2256(%rsp), %ymm1
	vblendvps	%ymm9, %ymm1, %ymm12, %ymm1
	vblendvps	%ymm9, %ymm13, %ymm6, %ymm3
	vmovups	%ymm3, 288(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	544(%rsp), %ymm0, %ymm12
	vsubps	%ymm13, %ymm3, %ymm6
	vmovups	2096(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm6, %ymm2
	vfmadd231ps	704(%rsp), %ymm6, %ymm12
	vmovups	1072(%rsp), %ymm4
	vfmadd132ps	384(%rsp), %ymm4, %ymm14
	vmovups	2480(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm3
	vcmpunordps	%ymm14, %ymm14, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm3, %ymm3
	vmovups	2512(%rsp), %ymm0
	vmaxps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm3
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 1520(%rsp)
	vsubps	%ymm4, %ymm0, %ymm3
	vfmadd231ps	896(%rsp), %ymm3, %ymm12
	vmovups	2192(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm4
	vdivps	%ymm5, %ymm11, %ymm3
	vmovups	%ymm1, 2256(%rsp)
	vmulps	%ymm1, %ymm3, %ymm6
	vmovups	672(%rsp), %ymm0
	vfnmadd213ps	1168(%rsp), %ymm6, %ymm0
	vmovups	2032(%rsp), %ymm1
	vmovups	928(%rsp), %ymm7
	vfnmadd213ps	%ymm7, %ymm6, %ymm1
	vmovups	%ymm2, 2096(%rsp)
	vmulps	%ymm2, %ymm3, %ymm6
	vmovups	608(%rsp), %ymm8
	vfnmadd213ps	%ymm0, %ymm6, %ymm8
	vmovups	1456(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm6, %ymm2
	vmovups	%ymm4, 2192(%rsp)
	vmulps	%ymm4, %ymm3, %ymm3
	vmovups	1552(%rsp), %ymm1
	vfnmadd213ps	%ymm8, %ymm3, %ymm1
	vmovups	3360(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm6
	vmulps	2064(%rsp), %ymm4, %ymm13
	vmovups	3328(%rsp), %ymm0
	vmulps	%ymm0, %ymm13, %ymm14
	vmulps	%ymm6, %ymm14, %ymm15
	vfnmadd213ps	%ymm11, %ymm14, %ymm14
	vbroadcastss	2129f(%rip), %ymm8
	vmaxps	%ymm8, %ymm14, %ymm14
	vdivps	%ymm14, %ymm11, %ymm14
	vmovups	2000(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm3, %ymm1
	vfmsub231ps	%ymm1, %ymm0, %ymm15
	vmulps	%ymm15, %ymm14, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vbroadcastss	2144f(%rip), %ymm8
	vmovups	480(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm14
	vmaxps	%ymm3, %ymm14, %ymm15
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm14, %ymm15, %ymm3
	vxorps	%xmm15, %xmm15, %xmm15
	vaddps	%ymm3, %ymm2, %ymm3
	vmovups	2672(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm14, %ymm3
	vmovups	2448(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm14, %ymm3
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	%ymm4, %ymm13, %ymm13
	vmulps	%ymm6, %ymm5, %ymm6
	vblendvps	%ymm9, %ymm2, %ymm3, %ymm1
	vsubps	%ymm2, %ymm1, %ymm3
	vfnmadd231ps	%ymm13, %ymm3, %ymm6
	vmovups	256(%rsp), %ymm4
	vmulps	%ymm4, %ymm8, %ymm13
	vmaxps	%ymm6, %ymm13, %ymm14
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm13, %ymm14, %ymm6
	vbroadcastss	2141f(%rip), %ymm8
	vmovups	16(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm13
	vmulps	%ymm2, %ymm13, %ymm13
	vmulps	64(%rsp), %ymm13, %ymm13
	vmovups	160(%rsp), %ymm0
	vbroadcastss	283f(%rip), %ymm5
	vblendvps	%ymm0, %ymm5, %ymm13, %ymm11
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1904(%rsp), %ymm0
	vcmpleps	%ymm13, %ymm0, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm9, %ymm10, %ymm2, %ymm10
	vmovups	%ymm10, 3104(%rsp)
	vmovups	512(%rsp), %ymm0
	vandnps	448(%rsp), %ymm0, %ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm12
	vmovups	2160(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2160(%rsp)
	vorps	3264(%rsp), %ymm2, %ymm2
	vmovaps	%ymm4, %ymm0
	vaddps	%ymm6, %ymm4, %ymm3
	vmovups	2288(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2320(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm3
	vsubps	%ymm0, %ymm3, %ymm4
	vfmadd231ps	1168(%rsp), %ymm4, %ymm12
	vmovups	2128(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2128(%rsp)
	vmovups	224(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm4
	vmovups	1680(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 1680(%rsp)
	vandps	%ymm2, %ymm9, %ymm5
	vandnps	192(%rsp), %ymm11, %ymm2
	vaddps	3008(%rsp), %ymm2, %ymm2
	vmovups	2576(%rsp), %ymm4
	vcmpltps	3136(%rsp), %ymm4, %ymm4
	vandps	%ymm2, %ymm4, %ymm10
	vmovups	112(%rsp), %ymm13
	vmovups	288(%rsp), %ymm0
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm3, 256(%rsp)
	vmovaps	%ymm1, %ymm14
	vbroadcastss	258f(%rip), %ymm9
236:
	vpshufb	2145f(%rip), %ymm5, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3520(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2992(%rsp)
	vpbroadcastd	284f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 3488(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2976(%rsp)
	vpbroadcastd	285f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 3456(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2960(%rsp)
	vpbroadcastd	286f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 3424(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2944(%rsp)
	vpbroadcastd	287f(%rip), %ymm0
	vmovups	%ymm5, 3264(%rsp)
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 3392(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2928(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	1520(%rsp), %ymm5
	.p2align	4
237:
	vaddss	%xmm6, %xmm10, %xmm0
	vmovshdup	%xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm10, %xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm10, %xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vdivps	%ymm5, %ymm9, %ymm15
	testq	%r10, %r10
	vmovups	%ymm14, 480(%rsp)
	vmovups	%ymm5, 1520(%rsp)
	vmovups	%ymm13, 1104(%rsp)
	vmovups	%ymm10, 3168(%rsp)
	vmovss	%xmm0, 1008(%rsp)
	je	243f
	vbroadcastss	288f(%rip), %ymm0
	vmulps	%ymm0, %ymm15, %ymm10
	vmovaps	%ymm15, %ymm12
	vbroadcastss	291f(%rip), %ymm11
	vsubps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	352(%rsp), %ymm14
	vxorps	%ymm0, %ymm14, %ymm4
	vmulps	%ymm4, %ymm0, %ymm2
	vbroadcastss	293f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm3
	vbroadcastss	294f(%rip), %ymm1
	vmulps	%ymm1, %ymm3, %ymm2
	vroundps	$8, %ymm2, %ymm5
	vbroadcastss	289f(%rip), %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 64(%rsp)
	vbroadcastss	295f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vbroadcastss	296f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vbroadcastss	298f(%rip), %ymm6
	vbroadcastss	297f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	299f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm3, %ymm6
	vbroadcastss	2100f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm3, %ymm6
	vfmadd213ps	%ymm9, %ymm3, %ymm6
	vbroadcastss	2102f(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2103f(%rip), %ymm15
	vsubps	%ymm15, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm7
	vbroadcastss	290f(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm1
	vpor	%ymm7, %ymm5, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vmulps	%ymm5, %ymm6, %ymm5
	vandps	1200(%rsp), %ymm0, %ymm6
	vbroadcastss	2104f(%rip), %ymm2
	vfmadd213ps	%ymm9, %ymm2, %ymm6
	vdivps	%ymm6, %ymm9, %ymm7
	vbroadcastss	2106f(%rip), %ymm8
	vbroadcastss	2105f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2108f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	2109f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2110f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	2111f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	2112f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm7, %ymm8
	vbroadcastss	2113f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm4, %ymm0, %ymm4
	vbroadcastss	272f(%rip), %ymm6
	vblendvps	%ymm4, %ymm11, %ymm6, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm10, 16(%rsp)
	vmovups	%ymm1, 224(%rsp)
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	272f(%rip), %xmm11
	vbroadcastss	2114f(%rip), %ymm15
	.p2align	4
238:
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rcx, %xmm10, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1104(%rsp), %ymm8, %ymm8
	vmulps	16(%rsp), %ymm8, %ymm8
	vxorps	%ymm14, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	293f(%rip), %ymm2
	vmaxps	%ymm2, %ymm10, %ymm10
	vbroadcastss	294f(%rip), %ymm1
	vmovaps	%xmm11, %xmm3
	vmulps	%ymm1, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	295f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm10
	vbroadcastss	296f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm11, %ymm10
	vmulps	%ymm1, %ymm10, %ymm13
	vbroadcastss	298f(%rip), %ymm10
	vbroadcastss	2102f(%rip), %ymm1
	vaddps	%ymm1, %ymm11, %ymm11
	vmovaps	%ymm12, %ymm2
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	297f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	2103f(%rip), %ymm1
	vsubps	%ymm1, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	299f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1200(%rsp), %ymm8, %ymm11
	vbroadcastss	258f(%rip), %ymm4
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm4, %ymm1, %ymm11
	vbroadcastss	2100f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2106f(%rip), %ymm12
	vbroadcastss	2105f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2109f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2110f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2113f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vmulps	%ymm0, %ymm15, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm15, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vmovups	352(%rsp), %ymm14
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	291f(%rip), %ymm4
	vbroadcastss	272f(%rip), %ymm1
	vblendvps	%ymm9, %ymm4, %ymm1, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	64(%rsp), %ymm5, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmovups	224(%rsp), %ymm1
	vmulps	%ymm1, %ymm13, %ymm5
	vmulps	192(%rsp), %ymm12, %ymm6
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm1, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm3, %xmm11
	vmovaps	%ymm9, %ymm6
	cmpq	%rcx, %r10
	jne	238b
	vbroadcastss	291f(%rip), %ymm10
	vsubps	1040(%rsp), %ymm10, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm0
	vxorps	%ymm0, %ymm14, %ymm6
	vmulps	%ymm6, %ymm0, %ymm5
	vbroadcastss	293f(%rip), %ymm4
	vmaxps	%ymm4, %ymm5, %ymm5
	vbroadcastss	294f(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	295f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm5
	vbroadcastss	296f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm5
	vmulps	%ymm1, %ymm5, %ymm5
	vbroadcastss	298f(%rip), %ymm8
	vbroadcastss	297f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm8
	vbroadcastss	299f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm8
	vbroadcastss	2100f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm8
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm8
	vbroadcastss	258f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm8
	vbroadcastss	2102f(%rip), %ymm1
	vaddps	%ymm1, %ymm7, %ymm5
	vcvttps2dq	%ymm5, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	2103f(%rip), %ymm1
	vsubps	%ymm1, %ymm5, %ymm5
	vcvttps2dq	%ymm5, %ymm5
	vpand	%ymm5, %ymm9, %ymm5
	vpor	%ymm5, %ymm7, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vandps	1200(%rsp), %ymm0, %ymm7
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm4, %ymm1, %ymm7
	vdivps	%ymm7, %ymm4, %ymm7
	vmulps	%ymm5, %ymm8, %ymm5
	vbroadcastss	2106f(%rip), %ymm8
	vbroadcastss	2105f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2109f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2110f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	2113f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vcmpltps	%ymm6, %ymm0, %ymm6
	vbroadcastss	272f(%rip), %ymm1
	vblendvps	%ymm6, %ymm10, %ymm1, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
239:
	vcvtsi2ss	%rcx, %xmm15, %xmm8
	vaddss	%xmm11, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1040(%rsp), %ymm8, %ymm8
	vmulps	16(%rsp), %ymm8, %ymm8
	vxorps	%ymm14, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	293f(%rip), %ymm4
	vmaxps	%ymm4, %ymm10, %ymm10
	vbroadcastss	294f(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	295f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vbroadcastss	296f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vmulps	%ymm1, %ymm10, %ymm13
	vbroadcastss	298f(%rip), %ymm10
	vbroadcastss	2102f(%rip), %ymm1
	vaddps	%ymm1, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	297f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	2103f(%rip), %ymm1
	vsubps	%ymm1, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	299f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1200(%rsp), %ymm8, %ymm11
	vbroadcastss	258f(%rip), %ymm4
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm4, %ymm1, %ymm11
	vbroadcastss	2100f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vdivps	%ymm11, %ymm4, %ymm11
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2106f(%rip), %ymm12
	vbroadcastss	2105f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2109f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2110f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vbroadcastss	2113f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vmulps	%ymm0, %ymm15, %ymm14
	vfmadd213ps	%ymm4, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm15, %ymm8, %ymm14
	vfmadd213ps	%ymm4, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vmovups	352(%rsp), %ymm14
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	291f(%rip), %ymm4
	vbroadcastss	272f(%rip), %ymm1
	vblendvps	%ymm9, %ymm4, %ymm1, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	64(%rsp), %ymm5, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmovups	224(%rsp), %ymm1
	vmulps	%ymm1, %ymm13, %ymm5
	vmulps	192(%rsp), %ymm12, %ymm6
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm1, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm7
	vmovaps	%xmm3, %xmm11
	vmovaps	%ymm9, %ymm6
	cmpq	%rcx, %r10
	jne	239b
	vmovups	%ymm2, 1744(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1008(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 544(%rsp)
	vmovups	1488(%rsp), %ymm0
	ja	240f
	vxorps	%xmm0, %xmm0, %xmm0
240:
	vmovups	%ymm0, 288(%rsp)
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm0
	vmovups	%ymm0, 640(%rsp)
	movq	104(%rsp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1552(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 512(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 800(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	256(%rsp), %ymm12
	.p2align	4
241:
	vmovups	%ymm15, 1872(%rsp)
	vmovups	%ymm14, 1392(%rsp)
	vmovups	%ymm13, 1424(%rsp)
	vmovups	%ymm11, 1904(%rsp)
	vmovups	%ymm10, 1936(%rsp)
	vmovups	%ymm6, 1968(%rsp)
	vmovups	%ymm7, 2864(%rsp)
	vmovups	%ymm5, 1136(%rsp)
	vmovups	%ymm3, 896(%rsp)
	vmovups	%ymm1, 928(%rsp)
	vmovups	%ymm8, 1168(%rsp)
	vmovups	%ymm2, 2000(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 448(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovups	%ymm1, 1776(%rsp)
	vmulps	%ymm1, %ymm12, %ymm0
	vmovups	%ymm0, 384(%rsp)
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
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 64(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm1, 224(%rsp)
	vmovups	%ymm1, 192(%rsp)
	.p2align	4
242:
	vmovaps	(%rax,%rsi), %ymm8
	vmovaps	-128(%rdx), %ymm1
	vmovaps	-96(%rdx), %ymm10
	vmovaps	%ymm1, %ymm4
	vmovups	480(%rsp), %ymm2
	vfmadd132ps	384(%rsp), %ymm2, %ymm4
	vaddps	640(%rsp), %ymm4, %ymm4
	vbroadcastss	258f(%rip), %ymm2
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
	vmovups	224(%rsp), %ymm2
	vfmadd231ps	-32(%rdx), %ymm4, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vmovups	192(%rsp), %ymm2
	vfmadd231ps	(%rdx), %ymm4, %ymm2
	vmovups	%ymm2, 192(%rsp)
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
	vmovups	112(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm4, %ymm2
	vmovups	%ymm2, 112(%rsp)
	vfmadd231ps	%ymm10, %ymm4, %ymm5
	vmovups	160(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vaddps	%ymm4, %ymm6, %ymm6
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	242b
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	384(%rsp), %ymm2
	vfmadd213ps	%ymm8, %ymm2, %ymm7
	vmovups	1552(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 1552(%rsp)
	vmovups	448(%rsp), %ymm1
	vmulps	256(%rsp), %ymm1, %ymm7
	vmovaps	%ymm3, %ymm1
	vfmadd213ps	%ymm8, %ymm7, %ymm1
	vmovups	960(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	%ymm9, 960(%rsp)
	vmovaps	%ymm12, %ymm4
	vmovaps	%ymm12, %ymm1
	vfmadd213ps	%ymm8, %ymm7, %ymm1
	vmovups	1072(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm7, %ymm9
	vmovups	%ymm9, 1072(%rsp)
	vmovaps	%ymm3, %ymm1
	vmovups	1776(%rsp), %ymm10
	vfmadd213ps	%ymm8, %ymm10, %ymm1
	vmovups	672(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	%ymm9, 672(%rsp)
	vmovaps	%ymm12, %ymm1
	vfmadd213ps	%ymm8, %ymm10, %ymm1
	vmovups	608(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm7, %ymm9
	vmovups	%ymm9, 608(%rsp)
	vmovups	416(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm10, %ymm9
	vmovups	%ymm9, 416(%rsp)
	vaddps	%ymm8, %ymm14, %ymm1
	vmovups	2032(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	%ymm9, 2032(%rsp)
	vaddps	%ymm8, %ymm13, %ymm1
	vmovups	1456(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm7, %ymm9
	vmovups	%ymm9, 1456(%rsp)
	vmovups	2064(%rsp), %ymm9
	vfmadd231ps	%ymm1, %ymm10, %ymm9
	vmovups	%ymm9, 2064(%rsp)
	vmovups	1808(%rsp), %ymm12
	vmulps	256(%rsp), %ymm12, %ymm1
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vmovaps	%ymm6, %ymm9
	vfmadd213ps	%ymm13, %ymm2, %ymm9
	vxorps	%xmm6, %xmm6, %xmm6
	vfmadd213ps	%ymm6, %ymm1, %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm5
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vmovups	112(%rsp), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm6, %ymm1, %ymm3
	vmovups	160(%rsp), %ymm13
	vfmadd213ps	%ymm3, %ymm2, %ymm13
	vmovups	512(%rsp), %ymm3
	vfmadd231ps	%ymm5, %ymm2, %ymm3
	vmovups	%ymm3, 512(%rsp)
	vmovups	896(%rsp), %ymm3
	vfmadd231ps	%ymm11, %ymm1, %ymm3
	vmovups	736(%rsp), %ymm5
	vfmadd231ps	%ymm4, %ymm1, %ymm5
	vfmadd231ps	%ymm13, %ymm2, %ymm5
	vmovups	%ymm5, 736(%rsp)
	vmovups	544(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 544(%rsp)
	vfmadd231ps	%ymm15, %ymm2, %ymm3
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm7, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	864(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm1
	vmovups	%ymm1, 864(%rsp)
	vmovups	768(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm10, %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmovups	2864(%rsp), %ymm7
	vfmadd231ps	224(%rsp), %ymm10, %ymm7
	vmovups	1392(%rsp), %ymm14
	vfmadd231ps	192(%rsp), %ymm10, %ymm14
	vmovups	1168(%rsp), %ymm8
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vmovups	1136(%rsp), %ymm5
	vfmadd231ps	%ymm15, %ymm10, %ymm5
	vmovaps	%ymm0, %ymm1
	vmovups	832(%rsp), %ymm0
	vmovups	448(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	1968(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vmovaps	%ymm0, %ymm6
	vmovups	1936(%rsp), %ymm10
	vfmadd231ps	%ymm2, %ymm15, %ymm10
	vmovups	1424(%rsp), %ymm13
	vfmadd231ps	%ymm15, %ymm12, %ymm13
	vmovups	800(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm12, %ymm0
	vmovups	256(%rsp), %ymm12
	vmovups	%ymm0, 800(%rsp)
	vmovaps	%ymm11, %ymm0
	vmovups	1904(%rsp), %ymm11
	vfmadd231ps	1360(%rsp), %ymm0, %ymm11
	vmovups	1872(%rsp), %ymm15
	vfmadd231ps	1840(%rsp), %ymm0, %ymm15
	vmovups	928(%rsp), %ymm1
	vaddps	64(%rsp), %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	16(%rsp), %ymm0, %ymm0
	vmovups	320(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmovups	2000(%rsp), %ymm2
	vaddps	%ymm2, %ymm9, %ymm2
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	241b
	vmovups	%ymm2, 2000(%rsp)
	vmovups	%ymm3, 896(%rsp)
	vmovups	%ymm1, 928(%rsp)
	vaddps	%ymm14, %ymm15, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	%ymm7, %ymm6, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vaddps	%ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmovdqu	2832(%rsp), %ymm9
	vmovups	480(%rsp), %ymm14
	vmovups	3168(%rsp), %ymm10
	vmovups	608(%rsp), %ymm2
	vmovups	672(%rsp), %ymm6
	vmovups	512(%rsp), %ymm13
	vmovups	864(%rsp), %ymm11
	vmovups	832(%rsp), %ymm4
	vmovups	1744(%rsp), %ymm15
	vmovups	1552(%rsp), %ymm1
	jmp	245f
	.p2align	4
243:
	vucomiss	%xmm6, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 800(%rsp)
	vmovups	1488(%rsp), %ymm0
	vmovdqu	2832(%rsp), %ymm9
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 288(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 192(%rsp)
	vmovups	256(%rsp), %ymm12
245:
	vmovups	288(%rsp), %ymm7
	vmulps	%ymm7, %ymm12, %ymm3
	vmulps	%ymm5, %ymm3, %ymm0
	vfnmadd213ps	%ymm1, %ymm15, %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vmovaps	%ymm5, %ymm1
	vmovups	800(%rsp), %ymm5
	vmulps	%ymm5, %ymm3, %ymm0
	vfnmadd213ps	1072(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1968(%rsp)
	vfnmadd213ps	960(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 832(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmulps	%ymm5, %ymm15, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3008(%rsp)
	vfmadd231ps	%ymm1, %ymm15, %ymm4
	vaddps	16(%rsp), %ymm4, %ymm15
	vfnmadd231ps	64(%rsp), %ymm3, %ymm13
	vfnmadd231ps	192(%rsp), %ymm3, %ymm11
	vfnmadd213ps	736(%rsp), %ymm3, %ymm15
	vaddps	%ymm1, %ymm5, %ymm0
	vfnmadd213ps	768(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 1552(%rsp)
	vbroadcastss	275f(%rip), %ymm5
	vdivps	%ymm12, %ymm5, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	544(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm6
	vfmadd231ps	704(%rsp), %ymm0, %ymm2
	vmovss	1008(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vmovups	%ymm2, 608(%rsp)
	vmovups	%ymm6, 672(%rsp)
	vmovups	%ymm8, 1168(%rsp)
	vmovups	%ymm13, 512(%rsp)
	vmovups	%ymm11, 864(%rsp)
	vmovups	%ymm15, 2864(%rsp)
	jbe	248f
	vmovups	2576(%rsp), %ymm1
	vaddps	%ymm1, %ymm10, %ymm1
	vbroadcastss	2115f(%rip), %ymm0
	vmovups	%ymm1, 2576(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1328(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm0, %xmm1
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
	vucomiss	%xmm4, %xmm1
	jbe	249f
	vmovups	%ymm0, 64(%rsp)
	testq	%r10, %r10
	je	250f
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	movq	104(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
246:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm12, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	480(%rsp), %ymm0
	vbroadcastss	258f(%rip), %ymm15
	vbroadcastss	275f(%rip), %ymm13
	vmovdqu	3040(%rsp), %ymm14
	vmovdqu	1328(%rsp), %ymm12
	.p2align	4
247:
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
	vpaddd	%ymm7, %ymm9, %ymm7
	vpand	%ymm7, %ymm14, %ymm7
	vpsubd	%ymm7, %ymm12, %ymm8
	vmovdqa	%ymm9, %ymm2
	vaddps	%ymm13, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	2121f(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	2120f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vbroadcastss	2123f(%rip), %ymm10
	vbroadcastss	2122f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm10
	vbroadcastss	2124f(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	2119f(%rip), %ymm6
	vbroadcastss	2118f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vmovdqa	%ymm2, %ymm9
	vcvtdq2ps	%ymm7, %ymm6
	vbroadcastss	2125f(%rip), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm10
	vaddps	%ymm5, %ymm15, %ymm6
	vmaxps	%ymm13, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	247b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	256(%rsp), %ymm12
	jne	246b
	jmp	251f
	.p2align	4
248:
	vmovups	1520(%rsp), %ymm15
	vmovups	320(%rsp), %ymm1
	vmovups	416(%rsp), %ymm2
	vmovups	1968(%rsp), %ymm3
	vmovups	1936(%rsp), %ymm0
	vmovups	1104(%rsp), %ymm10
	jmp	252f
	.p2align	4
249:
	vmovups	1520(%rsp), %ymm15
	vmovups	320(%rsp), %ymm1
	vmovups	416(%rsp), %ymm2
	vmovups	1968(%rsp), %ymm3
	vmovups	1936(%rsp), %ymm0
	vmovups	1104(%rsp), %ymm10
	vmovups	544(%rsp), %ymm4
	jmp	252f
250:
	vxorps	%xmm1, %xmm1, %xmm1
251:
	vbroadcastss	2127f(%rip), %ymm2
	vbroadcastss	2126f(%rip), %ymm3
	vmovups	2704(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	64(%rsp), %ymm3, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2704(%rsp)
	vbroadcastss	280f(%rip), %ymm1
	vmovups	2608(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2608(%rsp)
	vbroadcastss	2128f(%rip), %ymm1
	vmovups	2896(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2896(%rsp)
	vbroadcastss	277f(%rip), %ymm0
	vbroadcastss	258f(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2256(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1104(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm10
	vmovups	2096(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1040(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1040(%rsp)
	vmovups	2128(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm12, %ymm12
	vmovups	2160(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	480(%rsp), %ymm14
	vsubps	%ymm6, %ymm14, %ymm14
	vmovups	1680(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1680(%rsp)
	vmovups	2224(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2224(%rsp)
	vmovups	2192(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1520(%rsp), %ymm7
	vsubps	%ymm6, %ymm7, %ymm9
	vmovups	1488(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1488(%rsp)
	vbroadcastss	283f(%rip), %ymm6
	vmovups	2544(%rsp), %ymm7
	vblendvps	%ymm2, %ymm6, %ymm7, %ymm7
	vmovups	%ymm7, 2544(%rsp)
	vandps	%ymm2, %ymm15, %ymm2
	vmovaps	%ymm9, %ymm15
	vmovups	%ymm2, 3008(%rsp)
	vmovups	%ymm1, 2192(%rsp)
	vmovups	%ymm5, 2160(%rsp)
	vmovups	%ymm4, 2128(%rsp)
	vmovups	%ymm3, 2096(%rsp)
	vmovups	%ymm0, 2256(%rsp)
	vmovups	544(%rsp), %ymm4
	vmovups	320(%rsp), %ymm1
	vmovups	416(%rsp), %ymm2
	vmovups	1968(%rsp), %ymm3
	vmovups	1936(%rsp), %ymm0
	vbroadcastss	275f(%rip), %ymm5
252:
	vmovups	%ymm2, 416(%rsp)
	vmovups	%ymm1, 320(%rsp)
	vmovups	%ymm15, 1072(%rsp)
	vmovups	%ymm14, 480(%rsp)
	vmovups	%ymm12, 256(%rsp)
	vbroadcastss	273f(%rip), %ymm11
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	258f(%rip), %ymm9
	vdivps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 640(%rsp)
	vmaxps	%ymm11, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmaxps	%ymm11, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 288(%rsp)
	vmaxps	%ymm11, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovdqu	3456(%rsp), %ymm0
	vpcmpgtd	%ymm6, %ymm0, %ymm2
	vcmpleps	2640(%rsp), %ymm10, %ymm1
	vmovups	2352(%rsp), %ymm3
	vmovups	%ymm10, 1104(%rsp)
	vcmpleps	%ymm10, %ymm3, %ymm3
	vmovups	352(%rsp), %ymm10
	vmovaps	%ymm4, %ymm0
	vmovups	%ymm4, 544(%rsp)
	vxorps	%ymm4, %ymm10, %ymm4
	vblendvps	%ymm3, %ymm0, %ymm5, %ymm3
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm6, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm0
	vmovdqa	%xmm0, 1136(%rsp)
	vpor	3520(%rsp), %xmm0, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm0
	vmovdqu	%ymm0, 1424(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm13
	vmovups	%ymm13, 16(%rsp)
	vmovdqu	3488(%rsp), %ymm3
	vpcmpgtd	%ymm1, %ymm3, %ymm4
	vmovups	1040(%rsp), %ymm6
	vcmpleps	2416(%rsp), %ymm6, %ymm3
	vmovaps	%ymm5, %ymm0
	vmovups	2384(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	704(%rsp), %ymm7
	vxorps	%ymm7, %ymm10, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm0, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm3
	vcmpleps	%ymm3, %ymm1, %ymm8
	vmovups	%ymm8, 1904(%rsp)
	vcmpleps	2320(%rsp), %ymm12, %ymm5
	vmovups	2288(%rsp), %ymm6
	vcmpleps	%ymm12, %ymm6, %ymm6
	vmovups	1168(%rsp), %ymm1
	vxorps	%ymm1, %ymm10, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm0, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm3
	vpor	%ymm4, %ymm8, %ymm6
	vmovdqu	%ymm6, 1392(%rsp)
	vcmpleps	2448(%rsp), %ymm14, %ymm4
	vmovups	2672(%rsp), %ymm5
	vcmpleps	%ymm14, %ymm5, %ymm5
	vmovups	928(%rsp), %ymm1
	vxorps	%ymm1, %ymm10, %ymm7
	vblendvps	%ymm5, %ymm1, %ymm0, %ymm5
	vblendvps	%ymm4, %ymm7, %ymm5, %ymm1
	vcmpleps	2512(%rsp), %ymm15, %ymm4
	vmovups	2480(%rsp), %ymm7
	vcmpleps	%ymm15, %ymm7, %ymm7
	vmovups	896(%rsp), %ymm5
	vblendvps	%ymm7, %ymm5, %ymm0, %ymm7
	vxorps	%ymm5, %ymm10, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm5
	vpandn	%ymm9, %ymm6, %ymm0
	vmovdqu	%ymm0, 64(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpleps	%ymm3, %ymm4, %ymm3
	vmovups	%ymm3, 1712(%rsp)
	vpor	%ymm3, %ymm2, %ymm2
	vmovdqu	%ymm2, 1872(%rsp)
	vmovups	384(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm8
	vmulps	832(%rsp), %ymm8, %ymm0
	vmovups	640(%rsp), %ymm7
	vmulps	%ymm7, %ymm13, %ymm10
	vmulps	%ymm0, %ymm10, %ymm3
	vpandn	%ymm9, %ymm2, %ymm0
	vmovdqu	%ymm0, 192(%rsp)
	vmovups	288(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm13
	vmulps	672(%rsp), %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm2
	vmovups	%ymm2, 112(%rsp)
	vmulps	608(%rsp), %ymm13, %ymm0
	vmulps	%ymm3, %ymm2, %ymm2
	vfmsub231ps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 1360(%rsp)
	vdivps	224(%rsp), %ymm9, %ymm12
	vmovups	2864(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm9, %ymm0
	vcmpleps	%ymm1, %ymm4, %ymm14
	vmovdqu	3424(%rsp), %ymm2
	vpcmpgtd	%ymm4, %ymm2, %ymm2
	vpor	%ymm2, %ymm14, %ymm1
	vmovdqu	%ymm1, 1840(%rsp)
	vpandn	%ymm9, %ymm1, %ymm1
	vmovdqu	%ymm1, 224(%rsp)
	vmulps	%ymm1, %ymm12, %ymm4
	vmovups	%ymm12, 448(%rsp)
	vmulps	2032(%rsp), %ymm4, %ymm2
	vmulps	%ymm2, %ymm10, %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmulps	1456(%rsp), %ymm4, %ymm2
	vmulps	%ymm3, %ymm1, %ymm6
	vmovups	%ymm3, 800(%rsp)
	vfmsub231ps	%ymm2, %ymm8, %ymm6
	vmovups	%ymm6, 1776(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	%ymm5, %ymm1, %ymm5
	vmovdqu	3392(%rsp), %ymm2
	vpcmpgtd	%ymm1, %ymm2, %ymm2
	vpor	%ymm5, %ymm2, %ymm1
	vmovdqu	%ymm1, 1808(%rsp)
	vpandn	%ymm9, %ymm1, %ymm1
	vmovdqu	%ymm1, 160(%rsp)
	vmulps	%ymm1, %ymm0, %ymm11
	vmovaps	%ymm0, %ymm6
	vmovups	%ymm0, 960(%rsp)
	vmulps	512(%rsp), %ymm11, %ymm2
	vmulps	%ymm2, %ymm10, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vmulps	864(%rsp), %ymm11, %ymm2
	vmulps	%ymm3, %ymm0, %ymm1
	vfmsub231ps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	1008(%rsp), %xmm2
	vucomiss	%xmm1, %xmm2
	vmovdqa	1136(%rsp), %xmm0
	vpor	2992(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	544(%rsp), %ymm7, %ymm10
	vmovaps	%ymm10, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm10, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vmovdqu	1904(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm2
	vpor	2976(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	384(%rsp), %ymm0
	vmulps	704(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vmovdqu	1712(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	2960(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	1168(%rsp), %ymm15, %ymm3
	vpandn	%ymm3, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vextracti128	$1, %ymm14, %xmm2
	vpackssdw	%xmm2, %xmm14, %xmm0
	vpor	2944(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm2
	vmulps	928(%rsp), %ymm12, %ymm0
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vextracti128	$1, %ymm5, %xmm1
	vpackssdw	%xmm1, %xmm5, %xmm1
	vpor	2928(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	896(%rsp), %ymm6, %ymm5
	vpandn	%ymm5, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1904(%rsp)
	vmulps	2064(%rsp), %ymm4, %ymm1
	vmovups	112(%rsp), %ymm6
	vmovups	768(%rsp), %ymm12
	vmulps	%ymm6, %ymm12, %ymm7
	vfmsub231ps	%ymm1, %ymm13, %ymm7
	vmulps	1552(%rsp), %ymm11, %ymm1
	vmovups	736(%rsp), %ymm14
	vmulps	%ymm6, %ymm14, %ymm8
	vmovups	%ymm13, 3360(%rsp)
	vfmsub231ps	%ymm1, %ymm13, %ymm8
	vmovups	%ymm8, 2736(%rsp)
	vmulps	2000(%rsp), %ymm11, %ymm1
	vmovaps	%ymm9, %ymm11
	vmulps	%ymm12, %ymm14, %ymm15
	vmovups	%ymm4, 3328(%rsp)
	vfmsub231ps	%ymm1, %ymm4, %ymm15
	vmulps	16(%rsp), %ymm10, %ymm2
	vmovups	800(%rsp), %ymm1
	vmulps	%ymm2, %ymm1, %ymm4
	vmovups	1008(%rsp), %ymm9
	vfmsub231ps	64(%rsp), %ymm9, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vmovaps	%ymm6, %ymm4
	vmulps	%ymm2, %ymm6, %ymm6
	vfmsub231ps	192(%rsp), %ymm3, %ymm6
	vmovups	%ymm6, 1712(%rsp)
	vmulps	%ymm2, %ymm12, %ymm6
	vmovups	%ymm2, 1136(%rsp)
	vfmsub231ps	224(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 2768(%rsp)
	vmovaps	%ymm1, %ymm0
	vfnmadd213ps	%ymm11, %ymm1, %ymm0
	vbroadcastss	2129f(%rip), %ymm10
	vmovups	%ymm0, 3296(%rsp)
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm9
	vmulps	%ymm2, %ymm14, %ymm0
	vfmsub231ps	160(%rsp), %ymm5, %ymm0
	vmulps	1360(%rsp), %ymm9, %ymm5
	vmovaps	%ymm4, %ymm6
	vfnmadd213ps	%ymm11, %ymm4, %ymm6
	vfnmadd231ps	%ymm5, %ymm5, %ymm6
	vmaxps	%ymm10, %ymm6, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm11, %ymm14
	vmulps	384(%rsp), %ymm9, %ymm1
	vmovups	1392(%rsp), %ymm2
	vblendvps	%ymm2, %ymm11, %ymm1, %ymm2
	vmulps	1776(%rsp), %ymm9, %ymm1
	vfnmadd231ps	%ymm5, %ymm1, %ymm7
	vmovups	%ymm5, 1360(%rsp)
	vmulps	%ymm7, %ymm14, %ymm8
	vmovaps	%ymm12, %ymm7
	vfnmadd213ps	%ymm11, %ymm12, %ymm7
	vfnmadd231ps	%ymm1, %ymm1, %ymm7
	vfnmadd231ps	%ymm8, %ymm8, %ymm7
	vmovups	%ymm8, 1392(%rsp)
	vmaxps	%ymm10, %ymm7, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm11, %ymm4
	vmulps	288(%rsp), %ymm14, %ymm13
	vmovups	1872(%rsp), %ymm3
	vblendvps	%ymm3, %ymm11, %ymm13, %ymm13
	vmovups	1424(%rsp), %ymm10
	vmovups	640(%rsp), %ymm3
	vblendvps	%ymm10, %ymm11, %ymm3, %ymm12
	vmulps	%ymm2, %ymm12, %ymm2
	vmulps	448(%rsp), %ymm4, %ymm12
	vmovups	1840(%rsp), %ymm3
	vblendvps	%ymm3, %ymm11, %ymm12, %ymm12
	vmulps	%ymm2, %ymm13, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vmovups	%ymm2, 1424(%rsp)
	vmulps	1744(%rsp), %ymm9, %ymm12
	vmovups	2736(%rsp), %ymm2
	vfnmadd231ps	%ymm5, %ymm12, %ymm2
	vmulps	%ymm2, %ymm14, %ymm5
	vfnmadd231ps	%ymm1, %ymm12, %ymm15
	vfnmadd231ps	%ymm8, %ymm5, %ymm15
	vmulps	%ymm4, %ymm15, %ymm15
	vmovups	736(%rsp), %ymm3
	vmovaps	%ymm3, %ymm13
	vfnmadd213ps	%ymm11, %ymm3, %ymm13
	vfnmadd231ps	%ymm12, %ymm12, %ymm13
	vfnmadd231ps	%ymm5, %ymm5, %ymm13
	vfnmadd231ps	%ymm15, %ymm15, %ymm13
	vbroadcastss	2129f(%rip), %ymm2
	vmaxps	%ymm2, %ymm13, %ymm10
	vsqrtps	%ymm10, %ymm10
	vdivps	%ymm10, %ymm11, %ymm8
	vmulps	960(%rsp), %ymm8, %ymm10
	vmovups	1808(%rsp), %ymm2
	vblendvps	%ymm2, %ymm11, %ymm10, %ymm10
	vmulps	1424(%rsp), %ymm10, %ymm2
	vmovups	%ymm2, 1424(%rsp)
	vmovups	800(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1808(%rsp)
	vmovups	112(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1840(%rsp)
	vmovups	768(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1872(%rsp)
	vxorps	352(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 768(%rsp)
	vmovups	%ymm9, 112(%rsp)
	vmulps	1008(%rsp), %ymm9, %ymm2
	vmovups	1712(%rsp), %ymm11
	vmovups	1360(%rsp), %ymm9
	vfnmadd231ps	%ymm9, %ymm2, %ymm11
	vxorps	352(%rsp), %ymm9, %ymm9
	vmovups	%ymm9, 1776(%rsp)
	vmovups	2768(%rsp), %ymm10
	vfnmadd231ps	%ymm1, %ymm2, %ymm10
	vxorps	352(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vmovups	%ymm14, 800(%rsp)
	vmulps	%ymm14, %ymm11, %ymm9
	vmovups	1392(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm9, %ymm10
	vxorps	352(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 1008(%rsp)
	vfnmadd231ps	%ymm12, %ymm2, %ymm0
	vxorps	352(%rsp), %ymm12, %ymm12
	vfnmadd231ps	%ymm5, %ymm9, %ymm0
	vxorps	352(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 1712(%rsp)
	vmovups	%ymm4, 736(%rsp)
	vmulps	%ymm4, %ymm10, %ymm3
	vfnmadd231ps	%ymm15, %ymm3, %ymm0
	vxorps	352(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 2768(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	1136(%rsp), %ymm4
	vfmadd213ps	%ymm14, %ymm4, %ymm4
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	vmovups	%ymm9, 1744(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm4
	vmovups	%ymm3, 2736(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm4
	vmovups	%ymm8, 1392(%rsp)
	vmulps	%ymm0, %ymm8, %ymm15
	vfmadd231ps	%ymm15, %ymm15, %ymm4
	ja	235b
	vmovaps	%ymm12, %ymm3
	vbroadcastss	258f(%rip), %ymm9
	vmovups	288(%rsp), %ymm12
	vdivps	%ymm12, %ymm9, %ymm0
	vmovups	448(%rsp), %ymm5
	vdivps	%ymm5, %ymm9, %ymm1
	vmulps	256(%rsp), %ymm0, %ymm0
	vbroadcastss	2130f(%rip), %ymm6
	vmulps	%ymm6, %ymm0, %ymm0
	vmovups	480(%rsp), %ymm13
	vmulps	%ymm1, %ymm13, %ymm1
	vbroadcastss	2131f(%rip), %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmovups	2704(%rsp), %ymm7
	vaddps	%ymm7, %ymm7, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	283f(%rip), %ymm10
	vcmpltps	%ymm10, %ymm7, %ymm6
	vbroadcastss	2132f(%rip), %ymm7
	vmulps	%ymm7, %ymm1, %ymm1
	vandps	%ymm1, %ymm6, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm1
	vmovups	2544(%rsp), %ymm11
	vdivps	%ymm11, %ymm9, %ymm6
	vmulps	1424(%rsp), %ymm6, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vminps	%ymm9, %ymm6, %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm7, %ymm0
	vcmpltps	%ymm10, %ymm11, %ymm6
	vandps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm4, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	1904(%rsp), %ymm4
	vcmpleps	%ymm1, %ymm4, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	64(%rsp), %ymm1
	vmulps	16(%rsp), %ymm1, %ymm1
	vmulps	192(%rsp), %ymm1, %ymm1
	vmulps	224(%rsp), %ymm1, %ymm1
	vmulps	160(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm14, %ymm1
	vandps	%ymm1, %ymm9, %ymm1
	vbroadcastss	279f(%rip), %ymm6
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmovups	3136(%rsp), %ymm1
	vcmpleps	2576(%rsp), %ymm1, %ymm1
	vbroadcastss	2133f(%rip), %ymm4
	vminps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm1, %ymm4, %ymm0, %ymm0
	vmovups	2800(%rsp), %ymm4
	vcmpeqps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 2800(%rsp)
	vcmpeqps	%ymm6, %ymm4, %ymm0
	vandps	%ymm0, %ymm9, %ymm10
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm10, %xmm0
	vshufps	$245, %xmm10, %xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm10, %xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm10, %xmm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm10, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm4
	vaddss	%xmm4, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm6, %xmm0
	vmovups	1072(%rsp), %ymm1
	vmovaps	%ymm13, %ymm14
	vmovups	1104(%rsp), %ymm13
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm1, %ymm5
	ja	237b
	vmulps	1392(%rsp), %ymm15, %ymm0
	vmovups	2768(%rsp), %ymm1
	vfmadd213ps	2736(%rsp), %ymm0, %ymm1
	vmulps	736(%rsp), %ymm1, %ymm1
	vmovups	1008(%rsp), %ymm5
	vfmadd213ps	1744(%rsp), %ymm1, %ymm5
	vmovups	1712(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm0, %ymm6
	vmulps	800(%rsp), %ymm6, %ymm5
	vmovups	1776(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm5, %ymm6
	vmovups	1360(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm3
	vmulps	112(%rsp), %ymm3, %ymm3
	vmovups	1808(%rsp), %ymm6
	vfmadd213ps	1136(%rsp), %ymm3, %ymm6
	vmovups	1840(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm5, %ymm2
	vmovups	1872(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm1, %ymm6
	vmovups	768(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm0, %ymm2
	vmulps	640(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 416(%rsp)
	vmulps	384(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmulps	%ymm5, %ymm12, %ymm2
	vmovups	%ymm2, 736(%rsp)
	vmulps	%ymm1, %ymm11, %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmulps	960(%rsp), %ymm0, %ymm0
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
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	jne	255f
	movq	8(%rsp), %rax
	vbroadcastss	8(%rax), %ymm2
	movq	104(%rsp), %rax
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vmovups	%ymm0, 704(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm2, 160(%rsp)
	.p2align	4
253:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	256(%rsp), %ymm1
	vmulps	(%r13,%rdx), %ymm1, %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	160(%rsp), %ymm2
	vmovups	704(%rsp), %ymm0
	vmovups	544(%rsp), %ymm5
	vmovups	928(%rsp), %ymm12
	vmovups	896(%rsp), %ymm8
	.p2align	4
254:
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm9, 64(%rsp)
	vmovups	%ymm7, 224(%rsp)
	vmovups	%ymm6, 192(%rsp)
	vmovaps	(%rdx), %ymm1
	vfmadd132ps	112(%rsp), %ymm14, %ymm1
	vaddps	%ymm2, %ymm1, %ymm14
	vbroadcastss	258f(%rip), %ymm7
	vdivps	%ymm14, %ymm7, %ymm1
	vmovaps	(%rax,%rsi), %ymm3
	vsubps	%ymm14, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vbroadcastss	275f(%rip), %ymm2
	vcmpltps	%ymm3, %ymm2, %ymm4
	vaddps	%ymm2, %ymm1, %ymm6
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vaddps	%ymm7, %ymm4, %ymm6
	vpaddd	2832(%rsp), %ymm6, %ymm6
	vpand	3040(%rsp), %ymm6, %ymm6
	vmovdqu	1328(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm2, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm4, %ymm9
	vmulps	%ymm9, %ymm9, %ymm4
	vbroadcastss	2121f(%rip), %ymm7
	vbroadcastss	2120f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm7
	vmovaps	%ymm10, %ymm11
	vbroadcastss	2123f(%rip), %ymm10
	vbroadcastss	2122f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm10
	vbroadcastss	2124f(%rip), %ymm15
	vfmadd231ps	%ymm15, %ymm4, %ymm10
	vfmadd213ps	%ymm7, %ymm4, %ymm10
	vbroadcastss	2119f(%rip), %ymm7
	vbroadcastss	2118f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm7
	vfmadd213ps	%ymm7, %ymm4, %ymm10
	vmovups	224(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm4, %ymm10
	vmovups	64(%rsp), %ymm9
	vcvtdq2ps	%ymm6, %ymm4
	vmovups	192(%rsp), %ymm6
	vbroadcastss	2125f(%rip), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm10
	vbroadcastss	258f(%rip), %ymm15
	vaddps	%ymm3, %ymm15, %ymm4
	vmaxps	%ymm2, %ymm3, %ymm3
	vfmsub231ps	%ymm4, %ymm10, %ymm3
	vmovaps	%ymm11, %ymm10
	vmovups	160(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm14, %ymm6
	vbroadcastss	279f(%rip), %ymm3
	vaddps	%ymm3, %ymm14, %ymm3
	vmovups	480(%rsp), %ymm14
	vdivps	%ymm3, %ymm15, %ymm3
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vaddps	%ymm3, %ymm8, %ymm8
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm4, %ymm12, %ymm12
	vaddps	%ymm3, %ymm5, %ymm5
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
	jne	254b
	vmovups	%ymm8, 896(%rsp)
	vmovups	%ymm12, 928(%rsp)
	vmovups	%ymm5, 544(%rsp)
	vmovups	%ymm0, 704(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	253b
255:
	vmovups	%ymm13, 1136(%rsp)
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm10, 1168(%rsp)
	vmovups	%ymm9, 64(%rsp)
	vmovups	%ymm7, 224(%rsp)
	vmovups	%ymm6, 192(%rsp)
	vmovups	1104(%rsp), %ymm9
	vmovups	416(%rsp), %ymm7
	vaddps	%ymm7, %ymm9, %ymm0
	vmovups	2352(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2640(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	1040(%rsp), %ymm12
	vmovups	320(%rsp), %ymm10
	vaddps	%ymm12, %ymm10, %ymm1
	vmovups	2384(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2416(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm8
	vmovups	256(%rsp), %ymm5
	vaddps	736(%rsp), %ymm5, %ymm1
	vmovups	2288(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2320(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vaddps	768(%rsp), %ymm14, %ymm3
	vmovups	2672(%rsp), %ymm2
	vminps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm3
	vmovups	2448(%rsp), %ymm2
	vmaxps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm3
	vmovups	1072(%rsp), %ymm13
	vmovups	800(%rsp), %ymm11
	vaddps	%ymm13, %ymm11, %ymm4
	vmovups	2480(%rsp), %ymm2
	vminps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm4
	vmovups	2512(%rsp), %ymm2
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm4
	vmovups	1200(%rsp), %ymm2
	vandps	%ymm2, %ymm7, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm2, %ymm10, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm2, %ymm11, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vbroadcastss	2138f(%rip), %ymm2
	vmulps	%ymm2, %ymm13, %ymm7
	vcmpleps	%ymm7, %ymm6, %ymm6
	vbroadcastss	258f(%rip), %ymm10
	vmovups	2800(%rsp), %ymm2
	vcmpleps	%ymm10, %ymm2, %ymm7
	vmovups	%ymm7, 416(%rsp)
	vandps	%ymm6, %ymm7, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm9, %ymm0
	vblendvps	%ymm6, %ymm8, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vblendvps	%ymm6, %ymm3, %ymm14, %ymm1
	vmovups	%ymm1, 480(%rsp)
	vblendvps	%ymm6, %ymm4, %ymm13, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vmovups	384(%rsp), %ymm12
	vmulps	832(%rsp), %ymm12, %ymm1
	vmovups	640(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm10
	vmovups	288(%rsp), %ymm3
	vmulps	672(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm9, %ymm13
	vmulps	608(%rsp), %ymm3, %ymm1
	vmulps	%ymm10, %ymm13, %ymm6
	vfmsub231ps	%ymm1, %ymm12, %ymm6
	vmovups	448(%rsp), %ymm11
	vmulps	2032(%rsp), %ymm11, %ymm1
	vmulps	%ymm1, %ymm9, %ymm4
	vmovups	%ymm4, 160(%rsp)
	vmulps	1456(%rsp), %ymm11, %ymm1
	vmulps	%ymm4, %ymm10, %ymm5
	vfmsub231ps	%ymm1, %ymm12, %ymm5
	vmovups	%ymm5, 672(%rsp)
	vmulps	2064(%rsp), %ymm11, %ymm1
	vmulps	%ymm4, %ymm13, %ymm8
	vfmsub231ps	%ymm1, %ymm3, %ymm8
	movq	8(%rsp), %rax
	vbroadcastss	208(%rax), %ymm4
	vbroadcastss	280f(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm0, %ymm0
	movq	1664(%rsp), %r12
	movq	%r12, %r10
	shlq	$5, %r10
	vbroadcastss	12(%rax), %ymm1
	vmovups	%ymm1, 112(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	960(%rsp), %ymm15
	vmulps	512(%rsp), %ymm15, %ymm0
	vmulps	%ymm0, %ymm9, %ymm1
	vmulps	864(%rsp), %ymm15, %ymm9
	vmulps	%ymm1, %ymm10, %ymm0
	vfmsub231ps	%ymm9, %ymm12, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm7
	movq	96(%rsp), %rsi
	addq	%rsi, %r12
	shlq	$5, %r12
	vmovaps	%ymm7, (%r15,%r12)
	vmovups	%ymm10, 832(%rsp)
	vmovaps	%ymm10, %ymm7
	vbroadcastss	258f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm10, %ymm7
	vbroadcastss	2129f(%rip), %ymm2
	vmaxps	%ymm2, %ymm7, %ymm9
	vsqrtps	%ymm9, %ymm9
	vminps	%ymm0, %ymm7, %ymm7
	vdivps	%ymm9, %ymm0, %ymm14
	vmulps	%ymm6, %ymm14, %ymm10
	vmovaps	%ymm13, %ymm6
	vfnmadd213ps	%ymm0, %ymm13, %ymm6
	vfnmadd231ps	%ymm10, %ymm10, %ymm6
	vminps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm7, 512(%rsp)
	vmaxps	%ymm2, %ymm6, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm0, %ymm12
	vmovaps	%ymm0, %ymm7
	leaq	(%r15,%r10), %rcx
	vmovups	112(%rsp), %ymm2
	vmulps	320(%rsp), %ymm2, %ymm6
	vblendvps	%ymm5, %ymm4, %ymm6, %ymm6
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm6, (%rax,%rcx)
	vmulps	1552(%rsp), %ymm15, %ymm6
	vmovups	%ymm13, 864(%rsp)
	vmulps	%ymm1, %ymm13, %ymm9
	vfmsub231ps	%ymm6, %ymm3, %ymm9
	vmulps	672(%rsp), %ymm14, %ymm13
	vfnmadd231ps	%ymm10, %ymm13, %ymm8
	vmulps	%ymm12, %ymm8, %ymm8
	vmovups	160(%rsp), %ymm0
	vmovaps	%ymm0, %ymm3
	vfnmadd213ps	%ymm7, %ymm0, %ymm3
	vfnmadd231ps	%ymm13, %ymm13, %ymm3
	vfnmadd231ps	%ymm8, %ymm8, %ymm3
	vminps	512(%rsp), %ymm3, %ymm6
	vmovups	%ymm6, 672(%rsp)
	vbroadcastss	2129f(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm7, %ymm6
	vmulps	480(%rsp), %ymm2, %ymm3
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	2000(%rsp), %ymm15, %ymm3
	vmulps	%ymm0, %ymm1, %ymm7
	vfmsub231ps	%ymm3, %ymm11, %ymm7
	vmovups	%ymm5, 480(%rsp)
	vmovups	%ymm4, 512(%rsp)
	vmovups	256(%rsp), %ymm3
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	608(%rsp), %ymm14, %ymm3
	vfnmadd231ps	%ymm10, %ymm3, %ymm9
	vmovups	%ymm12, 608(%rsp)
	vmulps	%ymm12, %ymm9, %ymm4
	vfnmadd231ps	%ymm13, %ymm3, %ymm7
	vfnmadd231ps	%ymm8, %ymm4, %ymm7
	vmovups	%ymm6, 256(%rsp)
	vmulps	%ymm6, %ymm7, %ymm15
	vmovups	%ymm1, 320(%rsp)
	vbroadcastss	258f(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm1, %ymm1
	vfnmadd231ps	%ymm3, %ymm3, %ymm1
	vfnmadd231ps	%ymm4, %ymm4, %ymm1
	vfnmadd231ps	%ymm15, %ymm15, %ymm1
	vminps	672(%rsp), %ymm1, %ymm6
	vbroadcastss	2136f(%rip), %ymm2
	vcmpltps	%ymm6, %ymm2, %ymm6
	movl	$5, %ecx
	testb	$2, %r8b
	je	256f
	vmovaps	%ymm10, %ymm5
	vbroadcastss	2129f(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	258f(%rip), %ymm7
	vdivps	%ymm1, %ymm7, %ymm7
	vmovups	352(%rsp), %ymm2
	vmovaps	%ymm8, %ymm12
	vmovups	%ymm4, 1456(%rsp)
	vxorps	832(%rsp), %ymm2, %ymm4
	vmovups	112(%rsp), %ymm8
	vmulps	288(%rsp), %ymm8, %ymm1
	vmovups	%ymm1, 672(%rsp)
	vmulps	%ymm8, %ymm11, %ymm1
	vmovups	%ymm1, 288(%rsp)
	vandps	416(%rsp), %ymm6, %ymm1
	vmovups	%ymm6, 112(%rsp)
	vextractf128	$1, %ymm1, %xmm6
	vpackssdw	%xmm6, %xmm1, %xmm1
	vmovdqa	%xmm1, 448(%rsp)
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
	vmovups	864(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	608(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vxorps	%ymm2, %ymm14, %ymm6
	vmulps	%ymm6, %ymm10, %ymm6
	vmulps	%ymm5, %ymm6, %ymm9
	vmovups	160(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm13, %ymm0
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vxorps	%ymm2, %ymm0, %ymm6
	vmovups	256(%rsp), %ymm11
	vmulps	%ymm6, %ymm11, %ymm8
	vmulps	%ymm13, %ymm14, %ymm6
	vfmadd231ps	%ymm9, %ymm12, %ymm6
	vxorps	%ymm2, %ymm6, %ymm6
	vmulps	%ymm6, %ymm11, %ymm13
	vxorps	%ymm2, %ymm5, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vmulps	%ymm6, %ymm11, %ymm10
	vmovups	320(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	vmovups	1456(%rsp), %ymm12
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
	vbroadcastss	258f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vfmadd231ps	%ymm1, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm8, %ymm0
	vmovups	%ymm6, 864(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	640(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm6
	vpmovsxwd	448(%rsp), %ymm0
	vmovups	512(%rsp), %ymm2
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm6
	vmovaps	%ymm6, (%r10,%r11)
	vmulps	%ymm14, %ymm14, %ymm6
	vmovups	%ymm9, 320(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm6
	vmovaps	%ymm7, %ymm9
	vmovups	%ymm13, 448(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm6
	vmovups	672(%rsp), %ymm13
	vmovups	%ymm15, 160(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm6
	vmovups	384(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm6, %ymm7, %ymm6
	vmovaps	%ymm10, %ymm7
	vmovups	288(%rsp), %ymm10
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm6
	vmovaps	%ymm6, (%r10,%rdi)
	vmovups	112(%rsp), %ymm6
	vmulps	%ymm3, %ymm9, %ymm15
	vmulps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm7, %ymm7, %ymm3
	vmovups	%ymm12, 832(%rsp)
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
	vmovups	960(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm3
	vmovaps	%ymm3, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	256f
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	320(%rsp), %ymm12
	vfmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	608(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm14
	vmulps	%ymm2, %ymm12, %ymm1
	vmovups	448(%rsp), %ymm2
	vfmadd231ps	%ymm8, %ymm2, %ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm14
	vfmadd231ps	%ymm2, %ymm7, %ymm1
	vmovups	256(%rsp), %ymm5
	vmulps	%ymm5, %ymm8, %ymm6
	vmulps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm8
	vmovups	160(%rsp), %ymm11
	vmovups	864(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm4
	vmovups	384(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmovups	640(%rsp), %ymm7
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 256(%rsp)
	vmovups	832(%rsp), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm14
	vmulps	%ymm13, %ymm14, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 448(%rsp)
	vfmadd231ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm6, %ymm10, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 608(%rsp)
	vmulps	%ymm5, %ymm9, %ymm6
	vmovups	960(%rsp), %ymm5
	vmulps	%ymm6, %ymm5, %ymm6
	vmulps	%ymm6, %ymm7, %ymm4
	vmovups	%ymm4, 640(%rsp)
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
	vmovups	512(%rsp), %ymm2
	vblendvps	%ymm0, 256(%rsp), %ymm2, %ymm10
	vblendvps	%ymm0, 448(%rsp), %ymm2, %ymm1
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm4
	vblendvps	%ymm0, 608(%rsp), %ymm2, %ymm3
	vblendvps	%ymm0, %ymm14, %ymm2, %ymm14
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm7
	vblendvps	%ymm0, 640(%rsp), %ymm2, %ymm5
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
	vmovups	112(%rsp), %ymm6
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$20, %ecx
256:
	vmovaps	%ymm6, %ymm12
	testb	$8, %r8b
	vmovdqu	3040(%rsp), %ymm2
	vmovdqu	1328(%rsp), %ymm14
	vbroadcastss	2118f(%rip), %ymm5
	vbroadcastss	2119f(%rip), %ymm7
	vbroadcastss	2120f(%rip), %ymm6
	vbroadcastss	2121f(%rip), %ymm8
	vmovups	64(%rsp), %ymm9
	vmovups	1168(%rsp), %ymm10
	vmovups	480(%rsp), %ymm11
	je	24b
	vbroadcastss	258f(%rip), %ymm4
	vdivps	1232(%rsp), %ymm4, %ymm0
	vmulps	1264(%rsp), %ymm0, %ymm1
	vpaddd	2832(%rsp), %ymm1, %ymm0
	vpand	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm14, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vbroadcastss	2123f(%rip), %ymm1
	vbroadcastss	2122f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmovaps	%ymm8, %ymm4
	vfmadd213ps	%ymm6, %ymm3, %ymm4
	vmulps	%ymm3, %ymm3, %ymm6
	vbroadcastss	2124f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	movq	8(%rsp), %rax
	vbroadcastss	100(%rax), %ymm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	896(%rsp), %ymm5
	vfmadd213ps	%ymm7, %ymm5, %ymm4
	vbroadcastss	104(%rax), %ymm3
	vmovups	928(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm3
	vbroadcastss	136(%rax), %ymm6
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	140(%rax), %ymm4
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	172(%rax), %ymm6
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	176(%rax), %ymm7
	vfmadd213ps	%ymm6, %ymm2, %ymm7
	vbroadcastss	108(%rax), %ymm5
	vmovups	544(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm5
	vbroadcastss	144(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm2, %ymm3
	vbroadcastss	180(%rax), %ymm4
	vfmadd213ps	%ymm7, %ymm2, %ymm4
	vbroadcastss	112(%rax), %ymm2
	vmovups	1136(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	148(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	184(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	116(%rax), %ymm4
	vmovups	16(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm4
	vbroadcastss	152(%rax), %ymm2
	vfmadd213ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	188(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	120(%rax), %ymm3
	vmovups	704(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm3
	vbroadcastss	156(%rax), %ymm4
	vfmadd213ps	%ymm2, %ymm6, %ymm4
	vbroadcastss	192(%rax), %ymm2
	vfmadd213ps	%ymm5, %ymm6, %ymm2
	vbroadcastss	124(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm10, %ymm5
	vbroadcastss	160(%rax), %ymm3
	vfmadd213ps	%ymm4, %ymm10, %ymm3
	vbroadcastss	196(%rax), %ymm4
	vfmadd213ps	%ymm2, %ymm10, %ymm4
	vbroadcastss	128(%rax), %ymm2
	vfmadd213ps	%ymm5, %ymm9, %ymm2
	vbroadcastss	164(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm9, %ymm5
	vbroadcastss	200(%rax), %ymm6
	vfmadd213ps	%ymm4, %ymm9, %ymm6
	vbroadcastss	132(%rax), %ymm4
	vmovups	224(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm4
	vbroadcastss	168(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	204(%rax), %ymm2
	vfmadd213ps	%ymm6, %ymm7, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2125f(%rip), %ymm5
	vfmadd231ps	%ymm0, %ymm5, %ymm1
	vbroadcastss	2134f(%rip), %ymm0
	vmovups	3200(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vbroadcastss	2135f(%rip), %ymm0
	vmovups	1296(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmovups	3072(%rsp), %ymm6
	vaddps	%ymm4, %ymm6, %ymm1
	vbroadcastss	2133f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm6, %ymm3
	vbroadcastss	2139f(%rip), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vbroadcastss	208(%rax), %ymm0
	vbroadcastss	291f(%rip), %ymm4
	vmovups	192(%rsp), %ymm6
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
	jmp	24b
257:
	addq	$3560, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
258:
	.long	0x3f800000
259:
	.long	1048576
260:
	.long	2147483647
261:
	.long	0x3f40094e
262:
	.long	0x3e1d5a5a
263:
	.long	0x3bd74912
264:
	.long	0x3f156f3d
265:
	.long	0x3d26f715
266:
	.long	8388607
267:
	.long	1400897536
268:
	.long	1258291200
269:
	.long	1392508928
270:
	.long	0x53000080
271:
	.long	0xc9800000
272:
	.long	0x3f000000
273:
	.long	0x0da24260
274:
	.long	0x1e3ce508
275:
	.long	0xbf800000
276:
	.long	0x41100000
277:
	.long	0x3e800000
278:
	.long	0x41490fdb
279:
	.long	0x40a00000
280:
	.long	0x40800000
281:
	.long	0x7f7fffff
282:
	.long	0x3fc00000
283:
	.long	0x7149f2ca
284:
	.long	2
285:
	.long	4
286:
	.long	8
287:
	.long	16
288:
	.long	0x3f3504f3
289:
	.long	0x3ecc422a
290:
	.long	0x3f106ebb
291:
	.long	0xbf000000
292:
	.long	0x80000000
293:
	.long	0xc2ae0000
294:
	.long	0x3fb8aa3b
295:
	.long	0xbf317200
296:
	.long	0xb5bfbe8e
297:
	.long	0x3c1e8629
298:
	.long	0x3aae0472
299:
	.long	0x3d635b73
2100:
	.long	0x3e75fc8c
2101:
	.long	0x3f317214
2102:
	.long	0x42fe0000
2103:
	.long	0x4f000000
2104:
	.long	0x3e99999a
2105:
	.long	0x3ef89ba5
2106:
	.long	0xbe04a19d
2107:
	.long	0xbf03248e
2108:
	.long	0x3f0c3744
2109:
	.long	0xbdc1d79d
2110:
	.long	0x3e5c1572
2111:
	.long	0x3e17e642
2112:
	.long	0x3e2ecff8
2113:
	.long	0x3e2d3f9f
2114:
	.long	0xc0000000
2115:
	.long	0x41400000
2116:
	.long	3234528013
2117:
	.long	4286578688
2118:
	.long	0xbf00000d
2119:
	.long	0x3eaaac4e
2120:
	.long	0xbe7fd7d0
2121:
	.long	0x3e4bdb47
2122:
	.long	0xbe2ec8d2
2123:
	.long	0x3e259a3a
2124:
	.long	0xbddadb52
2125:
	.long	0x33b17218
2126:
	.long	0x3a83126f
2127:
	.long	0x3727c5ac
2128:
	.long	0x41800000
2129:
	.long	0x358637bd
2130:
	.long	0x350637bd
2131:
	.long	0x34210fb0
2132:
	.long	0x36a7c5ac
2133:
	.long	0x40000000
2134:
	.long	0x3f317218
2135:
	.long	0x3feb3f8f
2136:
	.long	0x38d1b717
2137:
	.long	0x40400000
2138:
	.long	0x3951b717
2139:
	.long	0x41000000
2140:
	.long	0x3cf5c28f
2141:
	.long	0x41200000
2142:
	.long	0x26901d7d
2143:
	.long	0x3f800054
2144:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2145:
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
