# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1912, %rsp
	movl	%esi, 348(%rsp)
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	cmpl	$0, 348(%rsp)
	je	256f
	movq	1984(%rsp), %r11
	movl	348(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1264(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1256(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 888(%rsp)
	movq	24(%rdi), %r14
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1568(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1968(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1528(%rsp)
	imull	%eax, %edx
	movl	%edx, 900(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1552(%rsp)
	leaq	64(%r13), %r8
	xorl	%eax, %eax
	movaps	257f(%rip), %xmm13
	movq	%r9, 1536(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	pxor	%xmm12, %xmm12
	movdqa	259f(%rip), %xmm15
	movq	%r15, 1560(%rsp)
	movq	%rsi, 1608(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	900(%rsp), %ecx
	cmpq	1528(%rsp), %rax
	je	256f
21:
	movq	%rax, %rdx
	imulq	1256(%rsp), %rdx
	movq	%rdx, 1544(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1576(%rsp)
	movl	%ecx, 904(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	348(%rsp), %esi
	cmpq	1256(%rsp), %rdi
	je	20b
23:
	movq	1544(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	1264(%rsp), %rdx
	addq	1536(%rsp), %rdx
	movl	%esi, %r10d
	xorl	%r12d, %r12d
	movl	%esi, 908(%rsp)
	movq	%rdi, 1592(%rsp)
	movq	%rdx, 1584(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1568(%rsp), %rax
	movaps	1232(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r10)
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movq	1576(%rsp), %rax
	movaps	257f(%rip), %xmm13
	movl	904(%rsp), %ecx
	movdqa	259f(%rip), %xmm15
	movl	908(%rsp), %esi
	movq	1592(%rsp), %rdi
	movq	1584(%rsp), %rdx
	movl	652(%rsp), %r10d
	movq	1600(%rsp), %r12
25:
	incq	%r12
	incl	%r10d
	cmpq	1264(%rsp), %r12
	je	22b
26:
	leaq	(%rdx,%r12), %rbp
	movl	8(%r11), %ebx
	movq	%rbp, 1272(%rsp)
	movq	%rbx, 880(%rsp)
	cmpq	%rbx, %rbp
	jae	25b
	movl	%r10d, 652(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 144(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r12, 1600(%rsp)
	je	226f
	movq	%rdx, 240(%rsp)
	movq	%rax, %r12
	imulq	1272(%rsp), %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	652(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 160(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 112(%rsp)
	pxor	%xmm5, %xmm5
	xorps	%xmm14, %xmm14
	movl	$16, 32(%rsp)
	movq	1552(%rsp), %rcx
	movq	%rcx, 48(%rsp)
	xorl	%edi, %edi
	movaps	%xmm13, %xmm1
	movaps	%xmm13, %xmm2
	movdqa	258f(%rip), %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorl	%r11d, %r11d
	jmp	28f
	.p2align	4
27:
	movaps	80(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 80(%rsp)
	addps	%xmm8, %xmm4
	incq	%r11
	addl	%r10d, %eax
	movl	32(%rsp), %ecx
	addl	160(%rsp), %ecx
	movl	%ecx, 32(%rsp)
	addq	%r10, %rdi
	movq	48(%rsp), %rcx
	addq	112(%rsp), %rcx
	movq	%rcx, 48(%rsp)
	cmpq	%r10, %r11
	je	225f
28:
	movaps	%xmm4, 128(%rsp)
	movq	%r11, 64(%rsp)
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	movl	12(%rsp), %ebx
	testb	$1, %bl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %bl
	je	29f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm4, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm12, %xmm6
	cvtdq2ps	%xmm6, %xmm0
29:
	testb	$1, 12(%rsp)
	je	210f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm6
	psrld	%xmm6, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
210:
	movss	(%r14), %xmm8
	movss	4(%r14), %xmm6
	movss	8(%r14), %xmm7
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm7, %xmm7
	addps	%xmm7, %xmm6
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm6, (%r9,%rcx)
	testb	$8, 12(%rsp)
	je	211f
	movaps	%xmm6, %xmm8
	addps	260f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	261f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	262f(%rip), %xmm8
	movaps	%xmm6, %xmm9
	addps	263f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	264f(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm13, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	mulps	%xmm10, %xmm1
	mulps	%xmm8, %xmm2
	movaps	%xmm2, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm3
	movaps	%xmm1, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm3
	andps	%xmm13, %xmm0
	addps	%xmm0, %xmm14
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
	andps	%xmm0, %xmm2
	orps	%xmm13, %xmm2
211:
	andl	$2147483647, %eax
	subps	%xmm7, %xmm6
	cmpq	$1, %r10
	jne	212f
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
212:
	pand	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	movaps	%xmm6, %xmm8
	addps	%xmm12, %xmm8
	je	218f
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	220f
213:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	movl	12(%rsp), %r9d
	testb	$1, %r9b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	888(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %r9b
	je	214f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm4, %xmm7
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm0
214:
	movss	(%r14), %xmm10
	movss	4(%r14), %xmm7
	movss	8(%r14), %xmm9
	testb	$1, %r9b
	movq	1608(%rsp), %r9
	je	215f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm11
	psrld	%xmm11, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
215:
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm0, %xmm7
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm7
	shlq	$4, %r11
	movaps	%xmm7, (%r9,%r11)
	testb	$8, 12(%rsp)
	je	216f
	movaps	%xmm7, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	261f(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	262f(%rip), %xmm10
	movaps	%xmm7, %xmm11
	addps	263f(%rip), %xmm11
	mulps	%xmm7, %xmm11
	addps	264f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm12, %xmm1
	xorps	%xmm12, %xmm12
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm1, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm13, %xmm0
	addps	%xmm0, %xmm14
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
	andps	%xmm0, %xmm2
	orps	%xmm13, %xmm2
216:
	movq	64(%rsp), %r11
	subps	%xmm9, %xmm7
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	movaps	16(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 16(%rsp)
217:
	andps	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm7, %xmm8
	movaps	128(%rsp), %xmm4
	testq	%r11, %r11
	jne	27b
	jmp	219f
	.p2align	4
218:
	movaps	128(%rsp), %xmm4
	movq	64(%rsp), %r11
	testq	%r11, %r11
	jne	27b
219:
	movaps	96(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 96(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	48(%rsp), %rdx
	movl	32(%rsp), %ecx
	jmp	222f
	.p2align	4
221:
	pand	%xmm15, %xmm4
	pmaxud	%xmm4, %xmm5
	subps	%xmm9, %xmm7
	addps	%xmm7, %xmm8
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	213b
222:
	movq	%r14, %rbp
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r9
	shrq	%r14
	addq	%r12, %r14
	movl	12(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%r9, %r14
	shlq	$4, %r14
	movq	888(%rsp), %r9
	movdqa	(%r9,%r14), %xmm4
	movdqa	%xmm4, %xmm0
	testb	$1, %r8b
	je	223f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	movl	12(%rsp), %r8d
	movdqa	%xmm4, %xmm7
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm0
223:
	testb	$1, %r8b
	movq	%rbp, %r14
	je	224f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm7
	movl	12(%rsp), %r8d
	psrld	%xmm7, %xmm4
	pblendw	$170, %xmm12, %xmm4
	cvtdq2ps	%xmm4, %xmm4
224:
	movss	(%r14), %xmm10
	movss	4(%r14), %xmm7
	movss	8(%r14), %xmm9
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm0, %xmm7
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm7
	movaps	%xmm7, (%rdx)
	testb	$8, %r8b
	je	221b
	movaps	%xmm7, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	261f(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	262f(%rip), %xmm10
	movaps	%xmm7, %xmm11
	addps	263f(%rip), %xmm11
	mulps	%xmm7, %xmm11
	addps	264f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm12, %xmm1
	xorps	%xmm12, %xmm12
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm1, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm13, %xmm0
	addps	%xmm0, %xmm14
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm13, %xmm1
	andps	%xmm0, %xmm2
	orps	%xmm13, %xmm2
	jmp	221b
	.p2align	4
225:
	movdqa	%xmm5, %xmm6
	pmaxud	266f(%rip), %xmm6
	pcmpeqd	%xmm5, %xmm6
	movdqa	%xmm3, %xmm0
	pblendw	$170, 267f(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, 268f(%rip), %xmm3
	subps	269f(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	270f(%rip), %xmm3
	movq	1984(%rsp), %r11
	movq	1560(%rsp), %r15
	leaq	64(%r13), %r8
	movaps	80(%rsp), %xmm7
	movq	240(%rsp), %rdx
	movaps	96(%rsp), %xmm0
	movaps	16(%rsp), %xmm5
	jmp	227f
226:
	xorps	%xmm5, %xmm5
	pxor	%xmm6, %xmm6
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	xorps	%xmm4, %xmm4
	xorps	%xmm14, %xmm14
	xorps	%xmm3, %xmm3
	movaps	%xmm13, %xmm2
	movaps	%xmm13, %xmm1
227:
	movaps	%xmm2, 1680(%rsp)
	movaps	%xmm1, 1696(%rsp)
	testq	%rdx, %rdx
	movaps	%xmm14, 1424(%rsp)
	movaps	%xmm3, 1408(%rsp)
	movaps	%xmm4, 128(%rsp)
	movdqa	%xmm6, 240(%rsp)
	js	228f
	xorps	%xmm14, %xmm14
	cvtsi2ss	%rdx, %xmm14
	jmp	229f
	.p2align	4
228:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm14, %xmm14
	cvtsi2ss	%rdx, %xmm14
	addss	%xmm14, %xmm14
229:
	xorps	%xmm15, %xmm15
	cvtsi2ss	%r10, %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	%xmm15, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm13, %xmm4
	divps	%xmm1, %xmm4
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm8, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm8, %xmm6
	mulps	%xmm4, %xmm7
	mulps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm4, %xmm1
	minps	%xmm7, %xmm1
	movaps	%xmm4, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	movaps	%xmm1, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm2, %xmm4
	mulps	271f(%rip), %xmm4
	movaps	%xmm4, 112(%rsp)
	shufps	$0, %xmm14, %xmm14
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	232f
	movaps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm3, %xmm1
	movss	8(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r9, %rcx
	xorps	%xmm4, %xmm4
	xorl	%edx, %edx
	.p2align	4
230:
	movq	%rcx, %rsi
	xorps	%xmm7, %xmm7
	xorl	%edi, %edi
	.p2align	4
231:
	movaps	(%rsi), %xmm9
	subps	%xmm0, %xmm9
	subps	%xmm2, %xmm9
	maxps	%xmm12, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdi, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm7
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm6
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	231b
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm7, %xmm1
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm4
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm9, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	230b
232:
	movaps	%xmm1, %xmm0
	maxps	272f(%rip), %xmm0
	movaps	%xmm13, %xmm2
	divps	%xmm0, %xmm2
	movaps	273f(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	addps	274f(%rip), %xmm15
	mulps	271f(%rip), %xmm15
	mulps	%xmm2, %xmm8
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm8, %xmm9
	mulps	%xmm2, %xmm4
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	%xmm14, 1616(%rsp)
	movaps	%xmm14, %xmm7
	divps	275f(%rip), %xmm7
	mulps	%xmm2, %xmm6
	movaps	%xmm9, 192(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm7, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	276f(%rip), %xmm6
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	%xmm5, %xmm2
	movaps	%xmm15, 208(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm2
	addps	%xmm2, %xmm2
	movaps	%xmm7, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	maxps	%xmm6, %xmm5
	sqrtps	%xmm5, %xmm2
	movss	60(%r14), %xmm5
	movss	84(%r14), %xmm0
	movaps	%xmm0, 768(%rsp)
	subss	%xmm5, %xmm0
	movaps	%xmm0, 1440(%rsp)
	mulss	2146f(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	movss	44(%r14), %xmm6
	movss	2147f(%rip), %xmm8
	divss	48(%r14), %xmm8
	shufps	$0, %xmm6, %xmm6
	shufps	$0, %xmm8, %xmm8
	movss	20(%r14), %xmm0
	movss	24(%r14), %xmm7
	movss	28(%r14), %xmm9
	movss	32(%r14), %xmm10
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 64(%rsp)
	movss	36(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 80(%rsp)
	shufps	$0, %xmm10, %xmm10
	movaps	%xmm10, 16(%rsp)
	movss	40(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorl	%eax, %eax
	movaps	277f(%rip), %xmm7
	movaps	278f(%rip), %xmm12
	.p2align	4
233:
	xorps	%xmm11, %xmm11
	cvtsi2ss	%eax, %xmm11
	addss	2148f(%rip), %xmm11
	mulss	32(%rsp), %xmm11
	addss	%xmm5, %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm11, %xmm0
	subps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm5, %xmm14
	movaps	%xmm0, %xmm5
	mulps	96(%rsp), %xmm5
	addps	64(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm13, %xmm5
	mulps	%xmm0, %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm5, %xmm0
	maxps	%xmm12, %xmm0
	sqrtps	%xmm0, %xmm9
	movaps	%xmm13, %xmm0
	movaps	%xmm11, %xmm10
	addps	%xmm6, %xmm10
	divps	%xmm9, %xmm0
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm15
	mulps	160(%rsp), %xmm15
	addps	16(%rsp), %xmm15
	mulps	%xmm10, %xmm15
	mulps	%xmm10, %xmm10
	addps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm15, %xmm9
	mulps	%xmm5, %xmm0
	maxps	%xmm12, %xmm9
	sqrtps	%xmm9, %xmm5
	movaps	%xmm13, %xmm9
	mulps	48(%rsp), %xmm0
	divps	%xmm5, %xmm9
	mulps	%xmm15, %xmm9
	mulps	80(%rsp), %xmm9
	movaps	%xmm7, %xmm5
	movaps	%xmm4, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm13, %xmm10
	subps	%xmm4, %xmm0
	divps	%xmm7, %xmm10
	movaps	%xmm2, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm10
	movaps	%xmm13, %xmm7
	divps	%xmm15, %xmm7
	subps	%xmm2, %xmm9
	mulps	%xmm9, %xmm9
	mulps	%xmm9, %xmm7
	addps	%xmm10, %xmm7
	movaps	%xmm7, %xmm0
	cmpltps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	minps	%xmm5, %xmm7
	movaps	%xmm14, %xmm5
	incl	%eax
	cmpl	$24, %eax
	jne	233b
	mulps	279f(%rip), %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm1
	movaps	112(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	movaps	1616(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	movaps	128(%rsp), %xmm0
	subps	%xmm2, %xmm0
	sqrtps	%xmm1, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movss	52(%r14), %xmm12
	movss	56(%r14), %xmm10
	movss	68(%r14), %xmm7
	shufps	$0, %xmm12, %xmm12
	movss	76(%r14), %xmm14
	shufps	$0, %xmm14, %xmm14
	shufps	$0, %xmm10, %xmm10
	movss	80(%r14), %xmm11
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm5, %xmm5
	movaps	768(%rsp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	88(%r14), %xmm9
	shufps	$0, %xmm9, %xmm9
	shufps	$0, %xmm7, %xmm7
	movss	92(%r14), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm14, %xmm6
	movaps	192(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm14, 1056(%rsp)
	blendvps	%xmm0, %xmm14, %xmm6
	movaps	%xmm12, %xmm14
	maxps	%xmm6, %xmm14
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm12, 1088(%rsp)
	blendvps	%xmm0, %xmm12, %xmm14
	movaps	%xmm14, 672(%rsp)
	movaps	%xmm11, %xmm6
	movaps	208(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm11, 1104(%rsp)
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	%xmm10, %xmm11
	maxps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm10, 1120(%rsp)
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	%xmm11, 688(%rsp)
	movaps	%xmm2, %xmm6
	minps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm2, 768(%rsp)
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm5, %xmm2
	maxps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1184(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm8, %xmm3
	minps	%xmm15, %xmm3
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm8, 1152(%rsp)
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm7, %xmm2
	maxps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm7, 1168(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 160(%rsp)
	movaps	%xmm4, %xmm0
	movaps	280f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	240(%rsp), %xmm0
	pslld	$31, %xmm0
	xorps	%xmm4, %xmm4
	movaps	%xmm13, %xmm15
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 976(%rsp)
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	%xmm2, %xmm3
	movaps	281f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1216(%rsp)
	movaps	%xmm9, 1136(%rsp)
	movaps	%xmm9, %xmm0
	minps	%xmm1, %xmm0
	movss	64(%r14), %xmm7
	shufps	$0, %xmm7, %xmm7
	movl	144(%rsp), %eax
	movaps	%xmm7, 1072(%rsp)
	cvtsi2ss	%rax, %xmm1
	maxps	%xmm0, %xmm7
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 1648(%rsp)
	movaps	1440(%rsp), %xmm0
	mulss	2149f(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1440(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 1040(%rsp)
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 912(%rsp)
	movaps	%xmm13, 960(%rsp)
	movaps	283f(%rip), %xmm0
	movaps	%xmm0, 1632(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 704(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movaps	%xmm2, 1280(%rsp)
	movaps	282f(%rip), %xmm0
	movaps	%xmm0, 1456(%rsp)
	movaps	277f(%rip), %xmm0
	movaps	%xmm0, 1296(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1232(%rsp)
	xorps	%xmm2, %xmm2
	movq	1272(%rsp), %rdi
	jmp	235f
	.p2align	4
234:
	movaps	656(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm6
	addps	%xmm9, %xmm1
	movaps	144(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	576(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm5
	addps	%xmm11, %xmm1
	mulps	%xmm6, %xmm8
	addps	%xmm1, %xmm8
	movaps	112(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	592(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm1
	addps	64(%rsp), %xmm2
	movaps	448(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm6, %xmm4
	addps	%xmm0, %xmm4
	movaps	176(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	16(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	addps	80(%rsp), %xmm2
	movaps	256(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm2, %xmm3
	movaps	368(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm3, %xmm4
	movaps	352(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm4, %xmm2
	movaps	%xmm2, %xmm4
	movaps	432(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	688(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm9, 80(%rsp)
	movaps	1104(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	minps	%xmm9, %xmm8
	movaps	%xmm9, %xmm0
	cmpunordps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm8, %xmm13
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	480(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	movaps	%xmm4, 352(%rsp)
	movaps	672(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	384(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	528(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1184(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm8, %xmm4
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	96(%rsp), %xmm14
	mulps	%xmm14, %xmm5
	movaps	%xmm5, 144(%rsp)
	movaps	240(%rsp), %xmm10
	movaps	416(%rsp), %xmm9
	movaps	%xmm9, %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm8, 272(%rsp)
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm8, %xmm12
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	1072(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm12, %xmm1
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm10, %xmm6
	movaps	%xmm6, 656(%rsp)
	movaps	%xmm11, %xmm5
	movaps	160(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	1152(%rsp), %xmm6
	movaps	%xmm6, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	movaps	1168(%rsp), %xmm6
	movaps	%xmm6, %xmm8
	maxps	%xmm11, %xmm8
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, 128(%rsp)
	movaps	1744(%rsp), %xmm0
	minps	257f(%rip), %xmm0
	movaps	1728(%rsp), %xmm6
	minps	%xmm0, %xmm6
	movaps	1712(%rsp), %xmm0
	minps	%xmm6, %xmm0
	minps	%xmm0, %xmm7
	movaps	288(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	257f(%rip), %xmm0
	movaps	32(%rsp), %xmm5
	subps	%xmm5, %xmm0
	mulps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	minps	%xmm7, %xmm6
	movaps	400(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	257f(%rip), %xmm0
	movaps	736(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, %xmm7
	minps	%xmm6, %xmm7
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	464(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	257f(%rip), %xmm0
	movaps	560(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	816(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	mulps	%xmm14, %xmm2
	movaps	257f(%rip), %xmm0
	movaps	544(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm5
	minps	%xmm12, %xmm5
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	608(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	movaps	257f(%rip), %xmm0
	movaps	720(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm5, %xmm10
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	320(%rsp), %xmm0
	mulps	976(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	movaps	224(%rsp), %xmm2
	mulps	992(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	624(%rsp), %xmm0
	mulps	1008(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	208(%rsp), %xmm2
	mulps	1040(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	496(%rsp), %xmm3
	mulps	1024(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	912(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm5, %xmm2
	movaps	276f(%rip), %xmm7
	mulps	%xmm7, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	257f(%rip), %xmm12
	divps	%xmm9, %xmm12
	mulps	%xmm14, %xmm12
	maxps	272f(%rip), %xmm3
	movaps	257f(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm5, 912(%rsp)
	mulps	%xmm5, %xmm0
	mulps	960(%rsp), %xmm0
	movaps	1456(%rsp), %xmm3
	movaps	%xmm3, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	xorps	%xmm3, %xmm3
	movaps	704(%rsp), %xmm2
	cmpltps	%xmm2, %xmm3
	movaps	%xmm2, 704(%rsp)
	maxps	2141f(%rip), %xmm6
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm5, %xmm0
	orps	%xmm3, %xmm0
	blendvps	%xmm0, 257f(%rip), %xmm6
	sqrtps	1360(%rsp), %xmm5
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm2, %xmm7
	cmpltps	2137f(%rip), %xmm10
	movaps	%xmm5, %xmm2
	mulps	2142f(%rip), %xmm2
	mulps	%xmm5, %xmm2
	mulps	%xmm12, %xmm2
	orps	%xmm10, %xmm7
	movaps	%xmm7, %xmm0
	movaps	283f(%rip), %xmm14
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm2, 64(%rsp)
	movaps	1632(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	%xmm5, 304(%rsp)
	orps	%xmm10, %xmm0
	andps	%xmm3, %xmm0
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	mulps	276f(%rip), %xmm11
	movaps	%xmm2, %xmm14
	blendvps	%xmm0, %xmm11, %xmm14
	movaps	%xmm14, 288(%rsp)
	movaps	80(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	688(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	16(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	672(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	192(%rsp), %xmm0
	cmpneqps	%xmm4, %xmm0
	cmpeqps	528(%rsp), %xmm4
	andps	%xmm0, %xmm4
	movaps	272(%rsp), %xmm0
	cmpneqps	%xmm1, %xmm0
	cmpeqps	%xmm9, %xmm1
	andps	%xmm0, %xmm1
	movaps	128(%rsp), %xmm0
	movaps	256(%rsp), %xmm9
	cmpneqps	%xmm0, %xmm9
	cmpeqps	160(%rsp), %xmm0
	andps	%xmm9, %xmm0
	psrld	$31, %xmm1
	pslld	$3, %xmm1
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm1, %xmm0
	psrld	$31, %xmm4
	pslld	$2, %xmm4
	por	%xmm4, %xmm0
	psrld	$31, %xmm13
	paddd	%xmm13, %xmm13
	por	%xmm13, %xmm0
	psubd	%xmm15, %xmm0
	movdqa	%xmm0, %xmm1
	movdqa	%xmm0, 128(%rsp)
	movaps	%xmm3, %xmm9
	andps	%xmm10, %xmm9
	movaps	%xmm9, 192(%rsp)
	movaps	1312(%rsp), %xmm0
	subps	928(%rsp), %xmm0
	movaps	%xmm0, 1312(%rsp)
	pxor	%xmm4, %xmm4
	cmpnltps	%xmm0, %xmm4
	movdqa	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	movaps	%xmm9, %xmm0
	orps	%xmm4, %xmm0
	movaps	%xmm0, 240(%rsp)
	por	%xmm0, %xmm3
	movdqa	%xmm3, %xmm0
	movdqa	%xmm3, 80(%rsp)
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm7, %xmm0
	movaps	48(%rsp), %xmm1
	blendvps	%xmm0, 283f(%rip), %xmm1
	movaps	%xmm4, %xmm0
	movaps	%xmm4, 432(%rsp)
	blendvps	%xmm0, 1200(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	352(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	259f(%rip), %xmm13
	andps	%xmm13, %xmm0
	movaps	2143f(%rip), %xmm8
	addps	%xmm8, %xmm0
	movaps	257f(%rip), %xmm5
	divps	%xmm0, %xmm5
	movaps	1488(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm11
	movaps	%xmm6, 400(%rsp)
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	andps	%xmm13, %xmm0
	addps	%xmm8, %xmm0
	movaps	257f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	1504(%rsp), %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm13, %xmm0
	movaps	%xmm8, %xmm9
	addps	%xmm8, %xmm0
	movaps	257f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	1344(%rsp), %xmm8
	andps	%xmm13, %xmm8
	addps	%xmm9, %xmm8
	movaps	257f(%rip), %xmm0
	divps	%xmm8, %xmm0
	movaps	1328(%rsp), %xmm10
	andps	%xmm13, %xmm10
	addps	%xmm9, %xmm10
	movaps	257f(%rip), %xmm8
	divps	%xmm10, %xmm8
	movaps	%xmm1, %xmm10
	mulps	271f(%rip), %xmm10
	mulps	%xmm10, %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm15, %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm11
	minps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	1440(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm8, %xmm10
	minps	%xmm11, %xmm10
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm10, %xmm9
	minps	%xmm6, %xmm9
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm10, %xmm9
	xorps	%xmm15, %xmm15
	cmpltps	%xmm15, %xmm7
	movaps	672(%rsp), %xmm10
	movaps	%xmm10, %xmm6
	subps	1088(%rsp), %xmm6
	movaps	1056(%rsp), %xmm8
	subps	%xmm10, %xmm8
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	mulps	%xmm8, %xmm5
	mulps	32(%rsp), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	2144f(%rip), %xmm8
	mulps	%xmm8, %xmm5
	movaps	283f(%rip), %xmm7
	minps	%xmm7, %xmm5
	movaps	%xmm7, %xmm11
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	%xmm14, %xmm0
	cmpltps	%xmm15, %xmm0
	xorps	%xmm14, %xmm14
	movaps	688(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	subps	1120(%rsp), %xmm5
	movaps	1104(%rsp), %xmm6
	subps	%xmm2, %xmm6
	movaps	%xmm2, %xmm15
	blendvps	%xmm0, %xmm5, %xmm6
	mulps	%xmm6, %xmm3
	mulps	736(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	mulps	%xmm8, %xmm3
	movaps	%xmm7, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm4, %xmm0
	cmpltps	%xmm14, %xmm0
	xorps	%xmm4, %xmm4
	movaps	528(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1184(%rsp), %xmm3
	movaps	768(%rsp), %xmm5
	subps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	mulps	%xmm5, %xmm1
	mulps	560(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm8, %xmm1
	movaps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm4, %xmm0
	movaps	416(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1072(%rsp), %xmm3
	movaps	1136(%rsp), %xmm5
	subps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm13, %xmm1
	movaps	2143f(%rip), %xmm4
	addps	%xmm4, %xmm1
	movaps	257f(%rip), %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm5, %xmm3
	mulps	544(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm8, %xmm3
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm14, %xmm0
	movaps	160(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm5
	subps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm13, %xmm1
	addps	%xmm4, %xmm1
	movaps	257f(%rip), %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm5, %xmm3
	mulps	720(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm8, %xmm3
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1296(%rsp), %xmm1
	cmpltps	%xmm7, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm9, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 144(%rsp)
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm1
	movaps	80(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	304(%rsp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	2140f(%rip), %xmm12
	movaps	%xmm12, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	cmpnleps	288(%rsp), %xmm1
	movaps	400(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	cmpnleps	%xmm9, %xmm4
	orps	%xmm1, %xmm4
	orps	192(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	pandn	257f(%rip), %xmm4
	movaps	432(%rsp), %xmm0
	blendvps	%xmm0, 704(%rsp), %xmm4
	movaps	352(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm10, %xmm0
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm11, %xmm7
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm7
	movaps	%xmm7, %xmm3
	subps	%xmm10, %xmm3
	movaps	320(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm3
	movaps	%xmm3, %xmm12
	movaps	%xmm3, 192(%rsp)
	movaps	176(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm15, %xmm0
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm11, %xmm13
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, %xmm1
	subps	%xmm15, %xmm1
	movaps	224(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	movaps	%xmm1, 176(%rsp)
	mulps	112(%rsp), %xmm9
	movaps	528(%rsp), %xmm3
	addps	%xmm3, %xmm9
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm9, %xmm6
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1184(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm6, %xmm8
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, %xmm10
	subps	%xmm3, %xmm10
	movaps	624(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm10
	movaps	257f(%rip), %xmm3
	movaps	%xmm5, %xmm11
	divps	%xmm5, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm12, %xmm0
	movaps	784(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	208(%rsp), %xmm1
	subps	%xmm5, %xmm1
	movaps	752(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	496(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm14, %xmm5
	movaps	800(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	subps	%xmm6, %xmm1
	movaps	848(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	subps	%xmm6, %xmm0
	mulps	%xmm10, %xmm3
	movaps	512(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm1
	movaps	864(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	movaps	832(%rsp), %xmm15
	movaps	944(%rsp), %xmm2
	mulps	%xmm2, %xmm15
	movaps	1472(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	257f(%rip), %xmm6
	subps	%xmm5, %xmm6
	maxps	2131f(%rip), %xmm6
	movaps	257f(%rip), %xmm5
	divps	%xmm6, %xmm5
	mulps	%xmm2, %xmm1
	mulps	%xmm1, %xmm3
	mulps	%xmm9, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm11, %xmm12
	movaps	160(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	2145f(%rip), %xmm9
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm5, %xmm14
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	1168(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	maxps	%xmm11, %xmm3
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm14, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm14, %xmm5
	movaps	%xmm5, %xmm14
	movaps	%xmm0, %xmm6
	blendvps	%xmm0, 1024(%rsp), %xmm14
	movaps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm15
	mulps	%xmm12, %xmm0
	movaps	496(%rsp), %xmm12
	mulps	%xmm5, %xmm12
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm0
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	addps	%xmm1, %xmm11
	movaps	%xmm1, %xmm9
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, %xmm5
	subps	%xmm9, %xmm5
	movaps	208(%rsp), %xmm9
	mulps	%xmm5, %xmm9
	blendvps	%xmm0, 1040(%rsp), %xmm5
	movaps	320(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	224(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	624(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm9
	movaps	144(%rsp), %xmm2
	andnps	%xmm9, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm2
	movss	16(%r14), %xmm0
	movaps	%xmm0, %xmm12
	shufps	$0, %xmm0, %xmm12
	movaps	64(%rsp), %xmm1
	cmpleps	%xmm12, %xmm1
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1376(%rsp), %xmm9
	cmpleps	%xmm0, %xmm9
	andps	%xmm1, %xmm9
	movaps	240(%rsp), %xmm0
	andnps	128(%rsp), %xmm0
	orps	1664(%rsp), %xmm0
	andps	%xmm6, %xmm0
	andnps	1312(%rsp), %xmm9
	addps	928(%rsp), %xmm9
	movaps	1232(%rsp), %xmm15
	cmpltps	1648(%rsp), %xmm15
	andps	%xmm9, %xmm15
	movaps	%xmm7, 672(%rsp)
	movaps	%xmm13, 688(%rsp)
	movaps	%xmm8, 528(%rsp)
	movaps	%xmm11, %xmm7
	movaps	%xmm3, 160(%rsp)
	movaps	192(%rsp), %xmm1
	movaps	%xmm1, 976(%rsp)
	movaps	176(%rsp), %xmm1
	movaps	%xmm1, 992(%rsp)
	movaps	%xmm10, 1008(%rsp)
	movaps	%xmm5, 1040(%rsp)
	movaps	%xmm14, 1024(%rsp)
	movaps	%xmm0, %xmm14
	movaps	%xmm2, 912(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 1632(%rsp)
	movaps	%xmm4, 704(%rsp)
	xorps	%xmm2, %xmm2
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 1200(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1280(%rsp)
235:
	movaps	%xmm14, %xmm0
	xorps	284f(%rip), %xmm0
	movaps	%xmm0, 1888(%rsp)
	movaps	%xmm14, %xmm0
	andps	285f(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1856(%rsp)
	movaps	%xmm14, %xmm0
	andps	286f(%rip), %xmm0
	movaps	%xmm0, 1840(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1824(%rsp)
	movaps	%xmm14, %xmm0
	andps	287f(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	pcmpeqd	%xmm2, %xmm0
	movdqa	%xmm0, 1792(%rsp)
	movaps	%xmm14, 1664(%rsp)
	andps	288f(%rip), %xmm14
	movaps	%xmm14, 1776(%rsp)
	pcmpeqd	%xmm2, %xmm14
	movdqa	%xmm14, 1760(%rsp)
	xorps	%xmm2, %xmm2
	movaps	289f(%rip), %xmm10
	movaps	292f(%rip), %xmm13
	.p2align	4
236:
	movaps	%xmm7, 416(%rsp)
	movaps	%xmm15, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm15, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm15, %xmm0
	unpckhpd	%xmm15, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm15, 1312(%rsp)
	shufps	$255, %xmm15, %xmm15
	addss	%xmm0, %xmm15
	movaps	%xmm15, 944(%rsp)
	movss	44(%r14), %xmm1
	movss	2147f(%rip), %xmm0
	divss	48(%r14), %xmm0
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm0, %xmm0
	movaps	528(%rsp), %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm14
	movss	20(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%r14), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%r14), %xmm0
	movaps	%xmm0, %xmm15
	shufps	$0, %xmm0, %xmm15
	mulps	%xmm3, %xmm15
	addps	%xmm4, %xmm15
	mulps	%xmm3, %xmm15
	movaps	%xmm0, %xmm4
	movss	2150f(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm5, %xmm6
	movss	2151f(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm10, %xmm4
	mulps	%xmm3, %xmm4
	movss	2152f(%rip), %xmm11
	mulss	%xmm11, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	2153f(%rip), %xmm12
	mulss	%xmm12, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm3
	movaps	%xmm10, %xmm8
	movaps	257f(%rip), %xmm10
	addps	%xmm10, %xmm15
	mulps	%xmm3, %xmm15
	addps	%xmm10, %xmm15
	movaps	%xmm15, %xmm3
	movaps	278f(%rip), %xmm9
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm10, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm8, %xmm0
	movaps	271f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm15
	mulps	%xmm2, %xmm15
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm5, %xmm0
	addps	528(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm14, %xmm11
	movss	32(%r14), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%r14), %xmm5
	movaps	%xmm5, %xmm14
	shufps	$0, %xmm5, %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm2, %xmm14
	movaps	%xmm5, %xmm2
	mulss	2150f(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	2151f(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm14
	mulps	%xmm1, %xmm2
	addps	%xmm8, %xmm2
	mulps	%xmm1, %xmm2
	mulss	2152f(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm12, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm10, %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm14, %xmm1
	maxps	%xmm9, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm10, %xmm3
	divps	%xmm1, %xmm3
	addps	%xmm8, %xmm5
	mulps	%xmm7, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm2
	mulps	%xmm7, %xmm5
	subps	%xmm2, %xmm5
	mulps	%xmm3, %xmm14
	mulps	%xmm4, %xmm14
	movaps	%xmm14, 1504(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm15, %xmm2
	mulps	%xmm11, %xmm6
	movaps	%xmm6, 1344(%rsp)
	mulps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 928(%rsp)
	mulps	%xmm11, %xmm1
	movaps	%xmm1, 1328(%rsp)
	mulps	%xmm11, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm5, 1472(%rsp)
	testq	%r10, %r10
	movaps	295f(%rip), %xmm15
	movaps	%xmm2, 1488(%rsp)
	je	242f
	movb	$1, %al
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm2, %xmm0
	xorl	%ecx, %ecx
	movaps	293f(%rip), %xmm14
	.p2align	4
237:
	movaps	%xmm10, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm12
	mulps	290f(%rip), %xmm12
	movaps	291f(%rip), %xmm7
	subps	32(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	movaps	294f(%rip), %xmm9
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	296f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm1
	movaps	297f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	298f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	299f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2100f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2101f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	2102f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	2103f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	movaps	259f(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	2104f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2105f(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	2106f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2107f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2108f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2109f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2110f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2111f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2112f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2113f(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	271f(%rip), %xmm11
	blendvps	%xmm0, 291f(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	2114f(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, 48(%rsp)
	mulps	2115f(%rip), %xmm8
	movaps	%xmm12, 128(%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, 64(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm10, %xmm3
	movaps	2116f(%rip), %xmm2
	.p2align	4
238:
	cvtsi2ss	%rdx, %xmm10
	addss	2148f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	32(%rsp), %xmm10
	mulps	128(%rsp), %xmm10
	movaps	%xmm10, %xmm12
	xorps	%xmm13, %xmm12
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm5
	mulps	296f(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm14
	mulps	297f(%rip), %xmm14
	addps	298f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	299f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2100f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2101f(%rip), %xmm14
	addps	2102f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	2103f(%rip), %xmm0
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
	andps	259f(%rip), %xmm1
	mulps	2104f(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	271f(%rip), %xmm11
	blendvps	%xmm0, 291f(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2105f(%rip), %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2110f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2112f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2113f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
	movaps	293f(%rip), %xmm14
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
	movaps	292f(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm4
	mulps	80(%rsp), %xmm4
	movaps	%xmm4, -48(%rcx)
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm5, %xmm12
	movaps	%xmm5, -32(%rcx)
	mulps	64(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	48(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm4
	movaps	295f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	238b
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	1504(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm3, %xmm10
	jne	237b
	xorps	%xmm0, %xmm0
	movaps	944(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	704(%rsp), %xmm0
	ja	239f
	xorps	%xmm0, %xmm0
239:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 320(%rsp)
	movss	8(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movq	%r9, %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm11, %xmm11
	xorl	%ecx, %ecx
	xorps	%xmm10, %xmm10
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 544(%rsp)
	movaps	416(%rsp), %xmm7
	.p2align	4
240:
	movaps	%xmm12, 736(%rsp)
	movaps	%xmm4, 816(%rsp)
	movaps	%xmm3, 624(%rsp)
	movaps	%xmm1, 496(%rsp)
	movaps	%xmm2, 208(%rsp)
	movaps	%xmm5, 192(%rsp)
	movaps	%xmm10, 848(%rsp)
	movaps	%xmm11, 752(%rsp)
	movaps	%xmm9, 864(%rsp)
	movaps	%xmm6, 832(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	%xmm1, 800(%rsp)
	mulps	%xmm1, %xmm7
	movaps	%xmm7, 112(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	xorps	%xmm13, %xmm13
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm10, %xmm10
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm11, %xmm11
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm1, 48(%rsp)
	.p2align	4
241:
	movaps	%xmm6, 96(%rsp)
	movaps	%xmm2, %xmm6
	movaps	%xmm14, %xmm2
	movaps	(%rax,%rsi), %xmm14
	movaps	-64(%rdx), %xmm1
	movaps	-48(%rdx), %xmm3
	movaps	-32(%rdx), %xmm7
	movaps	112(%rsp), %xmm12
	mulps	%xmm1, %xmm12
	addps	160(%rsp), %xmm12
	addps	240(%rsp), %xmm12
	movaps	257f(%rip), %xmm5
	divps	%xmm12, %xmm5
	subps	%xmm12, %xmm14
	mulps	%xmm5, %xmm14
	movaps	144(%rsp), %xmm12
	mulps	%xmm14, %xmm12
	mulps	%xmm5, %xmm12
	addps	%xmm5, %xmm12
	movaps	16(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm5, %xmm15
	movaps	%xmm14, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm11
	movaps	%xmm14, %xmm5
	mulps	%xmm7, %xmm5
	movaps	32(%rsp), %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm8, 32(%rsp)
	movaps	-16(%rdx), %xmm5
	mulps	%xmm14, %xmm5
	movaps	%xmm13, %xmm8
	movaps	128(%rsp), %xmm13
	addps	%xmm5, %xmm13
	movaps	%xmm13, 128(%rsp)
	movaps	%xmm8, %xmm13
	mulps	(%rdx), %xmm14
	movaps	48(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 48(%rsp)
	movaps	%xmm1, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm5, %xmm13
	mulps	%xmm1, %xmm5
	addps	%xmm5, %xmm9
	movaps	%xmm3, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm14
	mulps	%xmm1, %xmm14
	addps	%xmm14, %xmm2
	movaps	%xmm2, %xmm14
	movaps	%xmm6, %xmm2
	movaps	96(%rsp), %xmm6
	movaps	64(%rsp), %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm8, 64(%rsp)
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm10
	movaps	80(%rsp), %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm7, %xmm12
	mulps	%xmm12, %xmm1
	addps	%xmm1, %xmm0
	mulps	%xmm12, %xmm3
	addps	%xmm3, %xmm6
	addps	%xmm12, %xmm4
	mulps	%xmm7, %xmm12
	addps	%xmm12, %xmm2
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	241b
	movaps	112(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm11, 1376(%rsp)
	mulps	%xmm11, %xmm1
	movaps	320(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 320(%rsp)
	mulps	%xmm5, %xmm10
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm10
	mulps	%xmm5, %xmm10
	movaps	%xmm5, %xmm7
	movaps	288(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm1, 288(%rsp)
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	movaps	%xmm1, %xmm5
	mulps	432(%rsp), %xmm10
	movaps	%xmm10, 656(%rsp)
	movaps	%xmm10, %xmm1
	mulps	%xmm15, %xmm1
	movaps	224(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 224(%rsp)
	movaps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	xorps	%xmm8, %xmm8
	addps	%xmm8, %xmm1
	mulps	%xmm7, %xmm1
	movaps	272(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm10, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm10, %xmm1
	movaps	400(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm5, %xmm8
	movaps	%xmm14, %xmm5
	mulps	176(%rsp), %xmm8
	mulps	1328(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, %xmm14
	movaps	%xmm15, 1360(%rsp)
	movaps	624(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 96(%rsp)
	movaps	1344(%rsp), %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm8, %xmm1
	movaps	%xmm0, %xmm11
	mulps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm1
	mulps	%xmm10, %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm10, %xmm12
	mulps	%xmm11, %xmm12
	mulps	%xmm10, %xmm6
	mulps	%xmm10, %xmm2
	movaps	800(%rsp), %xmm7
	mulps	%xmm7, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm10, %xmm11
	movaps	%xmm4, %xmm15
	addps	%xmm0, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm10, %xmm3
	movaps	%xmm6, %xmm0
	mulps	32(%rsp), %xmm3
	addps	96(%rsp), %xmm3
	movaps	%xmm8, %xmm1
	mulps	%xmm9, %xmm1
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm1
	addps	%xmm1, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm4, %xmm1
	xorps	%xmm6, %xmm6
	addps	%xmm1, %xmm0
	movaps	112(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	movaps	192(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	656(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm2, %xmm0
	movaps	304(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 304(%rsp)
	mulps	%xmm8, %xmm12
	movaps	464(%rsp), %xmm1
	addps	%xmm12, %xmm1
	addps	%xmm1, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm7, %xmm0
	mulps	%xmm14, %xmm0
	movaps	208(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm7, %xmm5
	addps	%xmm6, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm4, %xmm12
	movaps	256(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 256(%rsp)
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm10, %xmm0
	mulps	%xmm9, %xmm0
	movaps	480(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	512(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm11, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm7, %xmm9
	movaps	816(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	496(%rsp), %xmm1
	addps	16(%rsp), %xmm1
	movaps	80(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	608(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	64(%rsp), %xmm0
	addps	%xmm6, %xmm0
	mulps	%xmm12, %xmm0
	movaps	752(%rsp), %xmm11
	addps	%xmm0, %xmm11
	addps	%xmm6, %xmm13
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm0
	movaps	848(%rsp), %xmm10
	addps	%xmm0, %xmm10
	mulps	%xmm13, %xmm8
	movaps	864(%rsp), %xmm0
	addps	%xmm8, %xmm0
	addps	%xmm0, %xmm15
	mulps	%xmm7, %xmm13
	movaps	832(%rsp), %xmm6
	addps	%xmm13, %xmm6
	movaps	432(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	movaps	1376(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	movaps	592(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 592(%rsp)
	movaps	%xmm7, %xmm0
	movaps	32(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	736(%rsp), %xmm12
	addps	%xmm0, %xmm12
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	movaps	1360(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	384(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 384(%rsp)
	movaps	128(%rsp), %xmm8
	mulps	%xmm7, %xmm8
	movaps	448(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm14, %xmm8
	mulps	%xmm5, %xmm8
	movaps	560(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm9, %xmm8
	movaps	%xmm15, %xmm9
	movaps	%xmm2, %xmm14
	movaps	208(%rsp), %xmm2
	mulps	%xmm14, %xmm8
	movaps	368(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	784(%rsp), %xmm8
	mulps	%xmm13, %xmm8
	movaps	576(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	48(%rsp), %xmm8
	mulps	%xmm7, %xmm8
	movaps	416(%rsp), %xmm7
	movaps	720(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 720(%rsp)
	mulps	%xmm14, %xmm5
	movaps	352(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	1392(%rsp), %xmm8
	mulps	%xmm13, %xmm8
	movaps	192(%rsp), %xmm5
	movaps	544(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 544(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	240b
	movaps	%xmm11, 752(%rsp)
	movaps	%xmm4, 816(%rsp)
	movaps	%xmm3, 624(%rsp)
	movaps	%xmm1, 496(%rsp)
	movaps	292f(%rip), %xmm13
	movaps	160(%rsp), %xmm8
	movaps	1488(%rsp), %xmm1
	movaps	720(%rsp), %xmm11
	movaps	352(%rsp), %xmm3
	jmp	244f
	.p2align	4
242:
	movaps	944(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	704(%rsp), %xmm0
	ja	243f
	xorps	%xmm0, %xmm0
243:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm11, %xmm11
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	416(%rsp), %xmm7
	movaps	160(%rsp), %xmm8
	movaps	1488(%rsp), %xmm1
244:
	movaps	144(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	257f(%rip), %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm12, 736(%rsp)
	movaps	1344(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	movaps	1328(%rsp), %xmm15
	mulps	%xmm15, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm14, %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	mulps	544(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	1472(%rsp), %xmm3
	mulps	384(%rsp), %xmm3
	movaps	928(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm3, %xmm2
	addps	%xmm4, %xmm2
	movaps	560(%rsp), %xmm11
	mulps	%xmm15, %xmm11
	movaps	448(%rsp), %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm11, %xmm4
	movaps	576(%rsp), %xmm11
	mulps	%xmm15, %xmm11
	movaps	368(%rsp), %xmm12
	mulps	%xmm14, %xmm12
	addps	%xmm11, %xmm12
	movaps	592(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm12
	mulps	%xmm0, %xmm2
	movaps	288(%rsp), %xmm3
	subps	%xmm1, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	257f(%rip), %xmm1
	divps	1504(%rsp), %xmm1
	movaps	384(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	mulps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	272(%rsp), %xmm0
	subps	%xmm11, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	274f(%rip), %xmm3
	divps	%xmm7, %xmm3
	movaps	144(%rsp), %xmm11
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm14
	mulps	320(%rsp), %xmm14
	addps	256(%rsp), %xmm14
	mulps	224(%rsp), %xmm3
	addps	480(%rsp), %xmm3
	movaps	1328(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	1344(%rsp), %xmm1
	mulps	736(%rsp), %xmm1
	addps	%xmm0, %xmm1
	subps	%xmm4, %xmm5
	movaps	304(%rsp), %xmm0
	subps	%xmm12, %xmm0
	movaps	%xmm0, 304(%rsp)
	mulps	%xmm11, %xmm1
	movaps	512(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	944(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm4
	movaps	464(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	224(%rsp), %xmm2
	movaps	288(%rsp), %xmm1
	xorps	%xmm11, %xmm11
	movaps	%xmm6, 832(%rsp)
	movaps	%xmm9, 864(%rsp)
	movaps	%xmm10, 848(%rsp)
	movaps	%xmm3, 800(%rsp)
	movaps	%xmm14, 784(%rsp)
	movaps	%xmm5, 192(%rsp)
	movaps	%xmm0, 464(%rsp)
	jbe	247f
	movaps	%xmm2, %xmm6
	movaps	1232(%rsp), %xmm0
	movaps	1312(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	2117f(%rip), %xmm1
	movaps	%xmm0, 1232(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	257f(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm11, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm11, %xmm2
	xorps	%xmm12, %xmm12
	jbe	248f
	testq	%r10, %r10
	movaps	%xmm1, 48(%rsp)
	je	249f
	movss	8(%r14), %xmm13
	shufps	$0, %xmm13, %xmm13
	xorps	%xmm2, %xmm2
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
245:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm1, 32(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	2124f(%rip), %xmm15
	movaps	2125f(%rip), %xmm11
	movaps	2126f(%rip), %xmm3
	movaps	2127f(%rip), %xmm4
	movaps	257f(%rip), %xmm1
	movaps	274f(%rip), %xmm12
	movdqa	2118f(%rip), %xmm14
	.p2align	4
246:
	movaps	(%rdx), %xmm5
	mulps	32(%rsp), %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm13, %xmm5
	movaps	(%rax,%rsi), %xmm6
	movaps	%xmm1, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm12, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm1, %xmm0
	paddd	%xmm14, %xmm0
	pand	2119f(%rip), %xmm0
	movaps	%xmm1, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm12, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm11, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2122f(%rip), %xmm9
	addps	2123f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2120f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	2121f(%rip), %xmm9
	addps	%xmm9, %xmm10
	mulps	%xmm8, %xmm10
	movaps	160(%rsp), %xmm8
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm1, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm12, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm2
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	246b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	416(%rsp), %xmm7
	jne	245b
	jmp	250f
	.p2align	4
247:
	movaps	%xmm0, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	608(%rsp), %xmm5
	movaps	257f(%rip), %xmm10
	xorps	%xmm12, %xmm12
	jmp	251f
	.p2align	4
248:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	608(%rsp), %xmm5
	movaps	288(%rsp), %xmm1
	movaps	257f(%rip), %xmm10
	movaps	%xmm6, %xmm2
	movaps	464(%rsp), %xmm15
	jmp	251f
249:
	xorps	%xmm2, %xmm2
250:
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	2128f(%rip), %xmm9
	addps	2129f(%rip), %xmm9
	xorps	%xmm3, %xmm3
	cmpltps	48(%rsp), %xmm3
	addps	%xmm1, %xmm9
	cmpltps	%xmm2, %xmm9
	andps	%xmm3, %xmm9
	movaps	%xmm9, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	281f(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1280(%rsp)
	movaps	1456(%rsp), %xmm1
	blendvps	%xmm0, 2130f(%rip), %xmm1
	movaps	%xmm1, 1456(%rsp)
	movaps	257f(%rip), %xmm10
	movaps	%xmm10, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, 276f(%rip), %xmm4
	movaps	976(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	672(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	992(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	688(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	1008(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	528(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	1040(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	subps	%xmm0, %xmm8
	movaps	912(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	960(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm9, %xmm0
	movaps	1200(%rsp), %xmm4
	blendvps	%xmm0, 283f(%rip), %xmm4
	movaps	%xmm4, 1200(%rsp)
	andnps	704(%rsp), %xmm0
	andps	%xmm10, %xmm9
	movaps	%xmm9, 928(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm6, 1024(%rsp)
	movaps	%xmm5, 1040(%rsp)
	movaps	%xmm3, 1008(%rsp)
	movaps	%xmm2, 992(%rsp)
	movaps	%xmm1, 976(%rsp)
	movaps	292f(%rip), %xmm13
	movaps	224(%rsp), %xmm2
	movaps	608(%rsp), %xmm5
	movaps	464(%rsp), %xmm15
	movaps	288(%rsp), %xmm1
	movaps	944(%rsp), %xmm4
	xorps	%xmm12, %xmm12
	xorps	%xmm11, %xmm11
251:
	movaps	%xmm5, 608(%rsp)
	movaps	%xmm2, 224(%rsp)
	movaps	%xmm8, 160(%rsp)
	movaps	%xmm7, 416(%rsp)
	ucomiss	%xmm11, %xmm4
	movdqa	1840(%rsp), %xmm0
	pcmpgtd	%xmm12, %xmm0
	movdqa	%xmm0, 128(%rsp)
	movdqa	1872(%rsp), %xmm0
	pcmpgtd	%xmm12, %xmm0
	movdqa	%xmm0, 48(%rsp)
	movaps	%xmm1, %xmm0
	movaps	%xmm2, %xmm6
	movaps	272f(%rip), %xmm2
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	400(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	%xmm15, %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 384(%rsp)
	movaps	816(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	672(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1088(%rsp), %xmm3
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	320(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	274f(%rip), %xmm11
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	xorps	%xmm13, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm5
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1664(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 656(%rsp)
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	688(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1120(%rsp), %xmm3
	movaps	1104(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm6, %xmm4
	xorps	%xmm13, %xmm4
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	528(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	1184(%rsp), %xmm3
	movaps	768(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	624(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm12, %xmm4
	xorps	%xmm13, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	sqrtps	%xmm5, %xmm6
	movaps	%xmm7, %xmm3
	cmpleps	1072(%rsp), %xmm3
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	208(%rsp), %xmm15
	movaps	%xmm15, %xmm7
	xorps	%xmm13, %xmm7
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm8, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	1152(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm11, %xmm7
	xorps	%xmm11, %xmm11
	movaps	496(%rsp), %xmm14
	blendvps	%xmm0, %xmm14, %xmm7
	movaps	%xmm14, %xmm8
	xorps	%xmm13, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm10, %xmm0
	divps	%xmm6, %xmm0
	movaps	%xmm10, %xmm13
	movaps	%xmm0, %xmm10
	movaps	%xmm0, 240(%rsp)
	movaps	480(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	movaps	%xmm9, 320(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 80(%rsp)
	orps	1888(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	addps	%xmm11, %xmm0
	xorps	%xmm9, %xmm9
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	48(%rsp), %xmm3
	orps	%xmm0, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	432(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	mulps	224(%rsp), %xmm1
	movaps	%xmm1, 64(%rsp)
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	128(%rsp), %xmm2
	orps	%xmm1, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	384(%rsp), %xmm4
	movaps	%xmm4, %xmm11
	movaps	%xmm12, 624(%rsp)
	mulps	%xmm12, %xmm11
	orps	1824(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm11, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	1808(%rsp), %xmm5
	pcmpgtd	%xmm9, %xmm5
	xorps	%xmm12, %xmm12
	por	%xmm0, %xmm5
	movdqa	%xmm5, 352(%rsp)
	movaps	96(%rsp), %xmm9
	movaps	%xmm15, 208(%rsp)
	mulps	%xmm15, %xmm9
	por	1792(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm7, %xmm1
	movdqa	1776(%rsp), %xmm5
	pcmpgtd	%xmm12, %xmm5
	por	%xmm1, %xmm5
	movdqa	%xmm5, 1392(%rsp)
	movaps	%xmm10, %xmm12
	movaps	%xmm14, 496(%rsp)
	mulps	%xmm14, %xmm12
	por	1760(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm12, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1376(%rsp)
	andnps	%xmm13, %xmm3
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm6, %xmm5
	mulps	%xmm3, %xmm5
	movaps	272(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm8, %xmm10
	mulps	32(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm8
	mulps	%xmm0, %xmm1
	movaps	%xmm13, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1744(%rsp)
	movaps	%xmm0, %xmm1
	movaps	2131f(%rip), %xmm15
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm3
	andnps	%xmm13, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm4, %xmm7
	mulps	%xmm2, %xmm7
	movaps	192(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm10, %xmm0
	movaps	304(%rsp), %xmm14
	mulps	%xmm7, %xmm14
	movaps	%xmm0, %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm8, 256(%rsp)
	mulps	%xmm5, %xmm14
	subps	%xmm1, %xmm14
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm6
	movaps	%xmm0, 368(%rsp)
	mulps	%xmm0, %xmm1
	movaps	%xmm13, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm3, %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1728(%rsp)
	movaps	%xmm0, %xmm1
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	352(%rsp), %xmm1
	andnps	%xmm13, %xmm1
	movaps	%xmm1, 544(%rsp)
	movaps	96(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	784(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	mulps	%xmm10, %xmm4
	movaps	800(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm4, %xmm2
	movaps	%xmm4, %xmm15
	mulps	%xmm8, %xmm2
	mulps	%xmm5, %xmm1
	subps	%xmm2, %xmm1
	movaps	512(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm15, %xmm2
	mulps	%xmm6, %xmm2
	mulps	%xmm7, %xmm4
	subps	%xmm2, %xmm4
	mulps	%xmm3, %xmm1
	movaps	%xmm3, 176(%rsp)
	movaps	%xmm1, %xmm2
	mulps	%xmm14, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm15, %xmm2
	movaps	%xmm15, %xmm6
	movaps	%xmm15, 448(%rsp)
	mulps	%xmm15, %xmm2
	movaps	%xmm13, %xmm15
	subps	%xmm2, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm15
	movaps	112(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm15
	movaps	%xmm15, 1712(%rsp)
	movaps	%xmm15, %xmm2
	maxps	2131f(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm13, %xmm15
	divps	%xmm2, %xmm15
	movaps	%xmm15, 144(%rsp)
	movaps	1392(%rsp), %xmm15
	andnps	%xmm13, %xmm15
	movaps	%xmm15, 720(%rsp)
	movaps	240(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	movaps	752(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm10, %xmm15
	movaps	848(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	mulps	%xmm5, %xmm13
	movaps	%xmm15, %xmm5
	mulps	256(%rsp), %xmm5
	subps	%xmm5, %xmm13
	movaps	864(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm15, %xmm5
	mulps	368(%rsp), %xmm5
	subps	%xmm5, %xmm10
	mulps	%xmm3, %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm10
	movaps	832(%rsp), %xmm5
	movaps	%xmm2, 1472(%rsp)
	mulps	%xmm2, %xmm5
	movaps	%xmm15, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm0, 944(%rsp)
	mulps	%xmm0, %xmm5
	subps	%xmm7, %xmm5
	movaps	%xmm13, %xmm7
	mulps	%xmm1, %xmm7
	subps	%xmm7, %xmm5
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm5
	movaps	%xmm15, %xmm2
	mulps	%xmm15, %xmm2
	movaps	257f(%rip), %xmm7
	subps	%xmm2, %xmm7
	movaps	%xmm13, %xmm2
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm7
	movaps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm7
	mulps	144(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm7
	movaps	%xmm7, %xmm2
	maxps	2131f(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	257f(%rip), %xmm6
	divps	%xmm2, %xmm6
	movaps	80(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	mulps	%xmm8, %xmm0
	movaps	64(%rsp), %xmm3
	mulps	736(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	mulps	176(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, 256(%rsp)
	mulps	%xmm8, %xmm0
	mulps	560(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm14, 592(%rsp)
	mulps	%xmm3, %xmm14
	subps	%xmm14, %xmm11
	mulps	112(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm2, %xmm0
	movaps	448(%rsp), %xmm2
	movaps	%xmm2, 368(%rsp)
	mulps	%xmm8, %xmm2
	mulps	544(%rsp), %xmm9
	subps	%xmm2, %xmm9
	movaps	%xmm1, 448(%rsp)
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm9
	movaps	%xmm4, 576(%rsp)
	mulps	%xmm11, %xmm4
	subps	%xmm4, %xmm9
	mulps	144(%rsp), %xmm9
	movaps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm15, %xmm14
	movaps	%xmm8, 80(%rsp)
	mulps	%xmm8, %xmm15
	mulps	720(%rsp), %xmm12
	subps	%xmm15, %xmm12
	movaps	%xmm13, %xmm4
	movaps	%xmm3, 64(%rsp)
	mulps	%xmm3, %xmm13
	subps	%xmm13, %xmm12
	movaps	257f(%rip), %xmm15
	movaps	292f(%rip), %xmm13
	movaps	%xmm10, %xmm8
	mulps	%xmm11, %xmm10
	subps	%xmm10, %xmm12
	movaps	%xmm5, %xmm1
	mulps	%xmm9, %xmm5
	subps	%xmm5, %xmm12
	mulps	%xmm6, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	480(%rsp), %xmm2
	movaps	656(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	432(%rsp), %xmm3
	mulps	176(%rsp), %xmm3
	movaps	48(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	384(%rsp), %xmm5
	mulps	112(%rsp), %xmm5
	movaps	128(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm5
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm5
	movaps	96(%rsp), %xmm2
	mulps	144(%rsp), %xmm2
	movaps	352(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	240(%rsp), %xmm3
	movaps	%xmm6, 656(%rsp)
	mulps	%xmm6, %xmm3
	movaps	1392(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm5, %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	16(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	256(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	592(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	448(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	368(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	576(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm13, %xmm4
	xorps	%xmm13, %xmm8
	xorps	%xmm13, %xmm14
	movaps	%xmm14, 352(%rsp)
	xorps	%xmm13, %xmm1
	ja	234b
	movaps	257f(%rip), %xmm14
	movaps	%xmm14, %xmm0
	divps	96(%rsp), %xmm0
	mulps	416(%rsp), %xmm0
	movaps	%xmm14, %xmm3
	movaps	240(%rsp), %xmm15
	divps	%xmm15, %xmm3
	mulps	160(%rsp), %xmm3
	mulps	2132f(%rip), %xmm0
	mulps	2133f(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	283f(%rip), %xmm6
	cmpltps	%xmm6, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	2134f(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movss	16(%r14), %xmm2
	movaps	%xmm14, %xmm0
	movaps	1200(%rsp), %xmm7
	divps	%xmm7, %xmm0
	mulps	48(%rsp), %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm14, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm5, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm7, %xmm0
	cmpltps	%xmm6, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1360(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1376(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm3, %xmm0
	movaps	736(%rsp), %xmm3
	mulps	32(%rsp), %xmm3
	movaps	560(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	544(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	720(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm5, %xmm2
	andps	%xmm14, %xmm2
	movaps	280f(%rip), %xmm5
	movaps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1648(%rsp), %xmm0
	cmpleps	1232(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	289f(%rip), %xmm10
	minps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1216(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1216(%rsp)
	movaps	%xmm15, %xmm3
	movaps	%xmm2, %xmm15
	cmpeqps	%xmm5, %xmm15
	andps	%xmm14, %xmm15
	movaps	%xmm15, %xmm0
	xorps	%xmm5, %xmm5
	addss	%xmm5, %xmm0
	pshufd	$245, %xmm15, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm15, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm15, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm5, %xmm2
	xorps	%xmm2, %xmm2
	movaps	416(%rsp), %xmm7
	ja	236b
	movaps	656(%rsp), %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm5, %xmm1
	addps	%xmm9, %xmm1
	movaps	144(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	576(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm11, %xmm1
	mulps	%xmm5, %xmm8
	addps	%xmm1, %xmm8
	movaps	112(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	592(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	addps	64(%rsp), %xmm6
	movaps	448(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm5, %xmm4
	addps	%xmm1, %xmm4
	movaps	176(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	movaps	16(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	80(%rsp), %xmm4
	movaps	256(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	addps	%xmm4, %xmm6
	movaps	368(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm6, %xmm4
	movaps	352(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	addps	%xmm4, %xmm14
	mulps	480(%rsp), %xmm14
	movaps	%xmm14, 352(%rsp)
	mulps	432(%rsp), %xmm1
	movaps	%xmm1, 176(%rsp)
	mulps	384(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	96(%rsp), %xmm2
	movaps	%xmm2, 144(%rsp)
	mulps	%xmm3, %xmm5
	movaps	%xmm5, 656(%rsp)
	movaps	257f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	1680(%rsp), %xmm0
	movaps	1696(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2118f(%rip), %xmm0
	movdqa	2119f(%rip), %xmm12
	pand	%xmm12, %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	274f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2120f(%rip), %xmm3
	addps	2121f(%rip), %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2122f(%rip), %xmm3
	addps	2123f(%rip), %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	%xmm2, 256(%rsp)
	mulps	2124f(%rip), %xmm2
	addps	2125f(%rip), %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm1, 368(%rsp)
	mulps	2126f(%rip), %xmm1
	movaps	%xmm1, 592(%rsp)
	mulps	2127f(%rip), %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	1408(%rsp), %xmm0
	mulps	2135f(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	movaps	1424(%rsp), %xmm0
	mulps	2136f(%rip), %xmm0
	movaps	%xmm0, 1424(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm14, %xmm14
	cmpb	$1, %cl
	jne	254f
	movss	8(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movq	%r9, %rax
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 208(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm2, 64(%rsp)
	.p2align	4
252:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	208(%rsp), %xmm5
	movaps	224(%rsp), %xmm4
	movaps	288(%rsp), %xmm6
	movaps	320(%rsp), %xmm7
	movaps	400(%rsp), %xmm3
	movaps	464(%rsp), %xmm13
	.p2align	4
253:
	movaps	%xmm15, 48(%rsp)
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm14, 32(%rsp)
	movaps	%xmm8, 80(%rsp)
	movaps	(%rdx), %xmm14
	mulps	16(%rsp), %xmm14
	addps	160(%rsp), %xmm14
	movaps	(%rax,%rsi), %xmm15
	addps	%xmm2, %xmm14
	movaps	257f(%rip), %xmm2
	movaps	%xmm2, %xmm9
	divps	%xmm14, %xmm9
	subps	%xmm14, %xmm15
	mulps	%xmm9, %xmm15
	movaps	274f(%rip), %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm9, %xmm8
	cmpltps	%xmm15, %xmm0
	addps	%xmm10, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm2, %xmm0
	paddd	2118f(%rip), %xmm0
	pand	%xmm12, %xmm0
	movaps	%xmm2, %xmm1
	psubd	%xmm0, %xmm1
	mulps	%xmm1, %xmm8
	addps	%xmm10, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm12
	movaps	%xmm1, %xmm11
	mulps	2124f(%rip), %xmm11
	movaps	%xmm12, %xmm8
	addps	2125f(%rip), %xmm11
	mulps	2126f(%rip), %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm1, %xmm11
	mulps	2122f(%rip), %xmm11
	addps	2123f(%rip), %xmm11
	mulps	%xmm12, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm1, %xmm11
	mulps	2120f(%rip), %xmm11
	addps	2121f(%rip), %xmm11
	mulps	%xmm12, %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm12, %xmm8
	movdqa	2119f(%rip), %xmm12
	addps	%xmm1, %xmm8
	cvtdq2ps	%xmm0, %xmm0
	mulps	2127f(%rip), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm15, %xmm8
	addps	%xmm2, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm10, %xmm15
	subps	%xmm15, %xmm8
	movaps	48(%rsp), %xmm15
	mulps	%xmm14, %xmm8
	addps	280f(%rip), %xmm14
	divps	%xmm14, %xmm2
	movaps	32(%rsp), %xmm14
	addps	%xmm8, %xmm14
	mulps	64(%rsp), %xmm9
	movaps	%xmm2, %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm2, %xmm13
	mulps	%xmm8, %xmm2
	movaps	%xmm8, %xmm11
	addps	%xmm8, %xmm3
	mulps	%xmm9, %xmm8
	addps	%xmm8, %xmm5
	addps	%xmm2, %xmm7
	mulps	%xmm2, %xmm11
	mulps	%xmm9, %xmm2
	addps	%xmm2, %xmm15
	movaps	128(%rsp), %xmm1
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addps	%xmm11, %xmm4
	mulps	%xmm9, %xmm0
	mulps	%xmm9, %xmm11
	movaps	64(%rsp), %xmm2
	movaps	80(%rsp), %xmm8
	addps	%xmm0, %xmm8
	addps	%xmm11, %xmm1
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	253b
	movaps	%xmm13, 464(%rsp)
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm7, 320(%rsp)
	movaps	%xmm6, 288(%rsp)
	movaps	%xmm4, 224(%rsp)
	movaps	%xmm5, 208(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	416(%rsp), %xmm7
	jne	252b
254:
	movaps	%xmm15, 48(%rsp)
	movaps	%xmm8, 80(%rsp)
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm14, 32(%rsp)
	movaps	272(%rsp), %xmm1
	movaps	432(%rsp), %xmm12
	mulps	%xmm12, %xmm1
	movaps	480(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	movaps	%xmm1, 272(%rsp)
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm5
	mulps	%xmm1, %xmm0
	movaps	257f(%rip), %xmm8
	movaps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	2131f(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm8, %xmm9
	divps	%xmm1, %xmm9
	movaps	192(%rsp), %xmm11
	movaps	384(%rsp), %xmm13
	mulps	%xmm13, %xmm11
	mulps	%xmm3, %xmm11
	movaps	304(%rsp), %xmm10
	mulps	%xmm13, %xmm10
	movaps	%xmm11, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm5, %xmm14
	mulps	%xmm12, %xmm10
	subps	%xmm1, %xmm10
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm8, %xmm5
	subps	%xmm1, %xmm5
	mulps	%xmm9, %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm5
	minps	%xmm8, %xmm0
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	maxps	%xmm2, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm8, %xmm6
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm6
	movaps	784(%rsp), %xmm8
	movaps	96(%rsp), %xmm5
	mulps	%xmm5, %xmm8
	mulps	%xmm3, %xmm8
	movaps	800(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm12, %xmm15
	subps	%xmm0, %xmm15
	movaps	512(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	movaps	%xmm8, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm13, %xmm14
	subps	%xmm0, %xmm14
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm14
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm1, %xmm13
	subps	%xmm0, %xmm1
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm1
	mulps	%xmm6, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm4, %xmm12
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm4
	divps	%xmm1, %xmm4
	movaps	752(%rsp), %xmm13
	movaps	240(%rsp), %xmm2
	mulps	%xmm2, %xmm13
	mulps	%xmm3, %xmm13
	movaps	848(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm13, %xmm1
	mulps	272(%rsp), %xmm1
	mulps	432(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	864(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm13, %xmm1
	movaps	%xmm11, 192(%rsp)
	mulps	%xmm11, %xmm1
	mulps	384(%rsp), %xmm3
	subps	%xmm1, %xmm3
	movaps	%xmm9, 608(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm10, 304(%rsp)
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm3
	movaps	832(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm13, %xmm1
	movaps	%xmm8, 784(%rsp)
	mulps	%xmm8, %xmm1
	mulps	%xmm5, %xmm10
	subps	%xmm1, %xmm10
	movaps	%xmm0, %xmm1
	movaps	%xmm15, 800(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm6, 16(%rsp)
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm1
	movaps	%xmm14, 512(%rsp)
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm13, 752(%rsp)
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	257f(%rip), %xmm13
	movaps	%xmm13, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm0, 848(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm2
	movaps	%xmm3, 864(%rsp)
	movaps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm4, 64(%rsp)
	mulps	%xmm4, %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 832(%rsp)
	movaps	%xmm2, %xmm1
	minps	%xmm12, %xmm1
	movaps	2137f(%rip), %xmm2
	cmpltps	%xmm1, %xmm2
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	281f(%rip), %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm2, 544(%rsp)
	orps	%xmm2, %xmm0
	movaps	2138f(%rip), %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 624(%rsp)
	movss	44(%r14), %xmm9
	shufps	$0, %xmm9, %xmm9
	movss	2147f(%rip), %xmm12
	divss	48(%r14), %xmm12
	shufps	$0, %xmm12, %xmm12
	movaps	528(%rsp), %xmm8
	movaps	%xmm8, %xmm14
	subps	%xmm9, %xmm14
	mulps	%xmm12, %xmm14
	movss	28(%r14), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	36(%r14), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm5, %xmm4
	movss	2150f(%rip), %xmm3
	mulss	%xmm3, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	2151f(%rip), %xmm6
	mulss	%xmm6, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm14, %xmm4
	mulps	%xmm14, %xmm0
	movaps	289f(%rip), %xmm11
	addps	%xmm11, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm14, %xmm14
	addps	%xmm13, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm13, %xmm4
	movaps	%xmm4, %xmm1
	movaps	278f(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm3
	divps	%xmm1, %xmm3
	addps	%xmm8, %xmm9
	mulps	%xmm12, %xmm9
	movss	32(%r14), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	40(%r14), %xmm15
	movaps	%xmm15, %xmm14
	shufps	$0, %xmm15, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm5, %xmm14
	mulss	2150f(%rip), %xmm15
	shufps	$0, %xmm15, %xmm15
	mulss	%xmm6, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm9, %xmm15
	addps	%xmm1, %xmm15
	mulps	%xmm9, %xmm14
	mulps	%xmm9, %xmm15
	addps	%xmm11, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm9, %xmm9
	addps	%xmm13, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm14, %xmm1
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm13, %xmm9
	divps	%xmm1, %xmm9
	movss	20(%r14), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	271f(%rip), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm12, %xmm0
	movss	24(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm15
	mulps	%xmm9, %xmm15
	mulps	%xmm1, %xmm15
	mulps	%xmm12, %xmm15
	movaps	259f(%rip), %xmm2
	andps	%xmm2, %xmm0
	andps	%xmm2, %xmm15
	movaps	%xmm15, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm11
	mulps	%xmm4, %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm14, %xmm9
	mulps	%xmm1, %xmm9
	movaps	%xmm9, %xmm1
	minps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	672(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	1056(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	1088(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	andps	%xmm2, %xmm4
	xorps	%xmm12, %xmm12
	maxps	%xmm12, %xmm4
	movaps	176(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm2, %xmm0
	maxps	%xmm4, %xmm0
	movaps	112(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	andps	%xmm2, %xmm4
	mulps	%xmm4, %xmm11
	maxps	%xmm0, %xmm11
	mulps	2139f(%rip), %xmm1
	cmpleps	%xmm1, %xmm11
	movaps	1216(%rsp), %xmm0
	cmpleps	%xmm13, %xmm0
	movaps	%xmm0, %xmm14
	andps	%xmm0, %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm11, %xmm13
	blendvps	%xmm0, %xmm5, %xmm6
	movss	208(%r14), %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	496(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	688(%rsp), %xmm5
	addps	%xmm5, %xmm9
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	minps	%xmm9, %xmm15
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm9
	blendvps	%xmm0, %xmm11, %xmm5
	addps	%xmm8, %xmm3
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm11, %xmm8
	movaps	144(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movss	12(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm7
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm11, %xmm7
	movaps	160(%rsp), %xmm3
	movaps	656(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1152(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	minps	%xmm0, %xmm15
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	1168(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	%rdi, %r10
	shlq	$4, %r10
	movaps	%xmm6, (%r15,%r10)
	movq	880(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm5, (%r15,%rdi)
	leaq	(%r15,%r10), %rcx
	movq	%rsi, %rax
	shlq	$5, %rax
	movaps	%xmm8, (%rax,%rcx)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	movaps	%xmm7, (%rdx,%rcx)
	mulps	%xmm4, %xmm3
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movq	%rsi, %rdx
	shlq	$6, %rdx
	movaps	%xmm3, (%rdx,%rcx)
	movl	$5, %ecx
	movl	12(%rsp), %ebx
	testb	$2, %bl
	je	255f
	movaps	292f(%rip), %xmm2
	movaps	272(%rsp), %xmm13
	xorps	%xmm2, %xmm13
	movaps	832(%rsp), %xmm0
	maxps	2131f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	257f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	96(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	240(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 240(%rsp)
	andps	544(%rsp), %xmm14
	movaps	%xmm14, 144(%rsp)
	movaps	%xmm11, 160(%rsp)
	movaps	608(%rsp), %xmm9
	mulps	%xmm9, %xmm13
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm13, %xmm14
	addps	192(%rsp), %xmm14
	xorps	%xmm2, %xmm14
	movaps	16(%rsp), %xmm7
	mulps	%xmm7, %xmm14
	movaps	%xmm9, %xmm11
	xorps	%xmm2, %xmm11
	movaps	%xmm2, %xmm6
	mulps	%xmm0, %xmm11
	mulps	%xmm7, %xmm11
	movaps	%xmm9, %xmm0
	movaps	800(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm13, %xmm3
	addps	784(%rsp), %xmm3
	movaps	512(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	mulps	%xmm14, %xmm15
	addps	%xmm3, %xmm15
	xorps	%xmm2, %xmm15
	movaps	64(%rsp), %xmm3
	mulps	%xmm3, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm6, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm7, %xmm4
	xorps	%xmm6, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm3, %xmm6
	movaps	%xmm9, %xmm0
	movaps	848(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm13, %xmm5
	addps	752(%rsp), %xmm5
	movaps	864(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm10, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm1, %xmm5
	xorps	292f(%rip), %xmm5
	movaps	112(%rsp), %xmm3
	mulps	%xmm3, %xmm5
	movaps	%xmm7, %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm11, %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm10, %xmm0
	mulps	%xmm2, %xmm10
	addps	%xmm8, %xmm10
	movaps	292f(%rip), %xmm7
	xorps	%xmm7, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm0, %xmm8
	mulps	%xmm4, %xmm8
	addps	%xmm1, %xmm8
	xorps	%xmm7, %xmm8
	movaps	%xmm7, %xmm1
	mulps	%xmm3, %xmm8
	movaps	%xmm3, %xmm7
	movaps	%xmm6, %xmm3
	xorps	%xmm1, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm13, 272(%rsp)
	mulps	%xmm13, %xmm13
	addps	257f(%rip), %xmm13
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm15, 176(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm1, %xmm15
	movaps	%xmm5, 512(%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm15, %xmm1
	movaps	480(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm5
	movaps	144(%rsp), %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	mulps	%xmm7, %xmm3
	movaps	%xmm7, %xmm13
	movaps	%xmm10, %xmm7
	movaps	160(%rsp), %xmm15
	mulps	%xmm9, %xmm9
	movaps	%xmm11, 304(%rsp)
	mulps	%xmm11, %xmm11
	addps	%xmm9, %xmm11
	movaps	%xmm2, %xmm10
	mulps	%xmm2, %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm2, %xmm1
	movaps	432(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	16(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm4, 416(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm2, %xmm4
	movaps	%xmm8, %xmm2
	mulps	%xmm8, %xmm8
	addps	%xmm4, %xmm8
	movaps	384(%rsp), %xmm1
	mulps	%xmm1, %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm15, %xmm4
	movaps	%xmm0, %xmm11
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	64(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm3, 192(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	96(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm15, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	mulps	%xmm13, %xmm13
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm15, %xmm9
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	leaq	(%rsi,%rsi,4), %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm5, (%r10,%rcx)
	movl	%ebx, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rbp
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
	movaps	%xmm6, (%r10,%rsi)
	movq	880(%rsp), %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm4, (%r10,%rcx)
	imulq	%rsi, %rdi
	shlq	$4, %rdi
	addq	%r15, %rdi
	movaps	%xmm1, (%r10,%rdi)
	movq	%rbp, %rdi
	imulq	%rsi, %r8
	shlq	$4, %r8
	addq	%r15, %r8
	movaps	%xmm9, (%r10,%r8)
	leaq	64(%r13), %r8
	movl	$10, %ecx
	testl	%edx, %edx
	je	255f
	movaps	%xmm11, %xmm3
	movaps	608(%rsp), %xmm1
	mulps	272(%rsp), %xmm1
	movaps	304(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm10, %xmm1
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm7, %xmm4
	movaps	512(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	addps	%xmm1, %xmm4
	mulps	432(%rsp), %xmm4
	movaps	480(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	movaps	%xmm15, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 272(%rsp)
	movaps	16(%rsp), %xmm3
	mulps	%xmm3, %xmm14
	movaps	416(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm14, %xmm4
	movaps	%xmm2, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm4, %xmm1
	movaps	384(%rsp), %xmm13
	mulps	%xmm13, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 496(%rsp)
	mulps	%xmm8, %xmm3
	movaps	%xmm9, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm2, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm4, %xmm1
	mulps	%xmm13, %xmm1
	movaps	432(%rsp), %xmm4
	mulps	%xmm4, %xmm1
	movaps	%xmm15, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 16(%rsp)
	movaps	64(%rsp), %xmm3
	mulps	%xmm3, %xmm6
	movaps	192(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm6, %xmm1
	movaps	96(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm15, %xmm14
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm14, 176(%rsp)
	mulps	%xmm3, %xmm10
	movaps	%xmm8, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm15, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm10, 304(%rsp)
	mulps	%xmm9, %xmm3
	movaps	%xmm8, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	240(%rsp), %xmm10
	mulps	%xmm10, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm15, %xmm14
	blendvps	%xmm0, %xmm5, %xmm14
	mulps	%xmm1, %xmm7
	mulps	%xmm10, %xmm7
	mulps	%xmm4, %xmm7
	movaps	%xmm15, %xmm3
	blendvps	%xmm0, %xmm7, %xmm3
	mulps	%xmm1, %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm8, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm1, %xmm15
	movq	%rax, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	movaps	496(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	imulq	$176, %rsi, %rdx
	addq	%r15, %rdx
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rax)
	imulq	$208, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm9, (%r10,%rax)
	imulq	$240, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm14, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$8, %rax
	addq	%r15, %rax
	movaps	%xmm3, (%r10,%rax)
	imulq	$272, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	%xmm15, (%r10,%rcx)
	movl	$20, %ecx
255:
	testb	$8, %bl
	movaps	1424(%rsp), %xmm7
	movaps	32(%rsp), %xmm10
	movaps	48(%rsp), %xmm9
	movaps	208(%rsp), %xmm11
	movaps	224(%rsp), %xmm13
	movaps	288(%rsp), %xmm14
	movaps	320(%rsp), %xmm15
	movaps	400(%rsp), %xmm3
	movaps	464(%rsp), %xmm2
	je	24b
	movaps	592(%rsp), %xmm4
	addps	560(%rsp), %xmm4
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	addps	576(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	448(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	256(%rsp), %xmm4
	movaps	816(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	1408(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm7
	movss	100(%r14), %xmm0
	movss	104(%r14), %xmm1
	movss	108(%r14), %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm12, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r14), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm11, %xmm8
	movaps	%xmm11, 208(%rsp)
	movaps	%xmm13, %xmm11
	movaps	80(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	128(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	144(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	148(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	152(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	156(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	160(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	movss	164(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movss	168(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movaps	1616(%rsp), %xmm8
	movaps	%xmm8, %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm0, %xmm5
	movss	172(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	movss	176(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	208(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r14), %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm9, %xmm11
	movaps	1216(%rsp), %xmm0
	cmpeqps	281f(%rip), %xmm0
	addps	%xmm1, %xmm11
	movss	200(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm6, %xmm3
	movss	208(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	291f(%rip), %xmm7
	subps	%xmm10, %xmm7
	addps	%xmm11, %xmm3
	movss	204(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm2, %xmm7
	addps	%xmm10, %xmm10
	addps	%xmm8, %xmm4
	addps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm2, %xmm10
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	2140f(%rip), %xmm8
	addps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm2, %xmm5
	blendvps	%xmm0, %xmm2, %xmm8
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm7, (%r10,%rax)
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm10, (%r10,%rax)
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm5, (%r10,%rax)
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm8, (%r10,%rcx)
	jmp	24b
256:
	addq	$1912, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
257:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
258:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
259:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
260:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
261:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
262:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
263:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
264:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
265:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
266:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
267:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
268:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
269:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
270:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
271:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
272:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
273:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
274:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
275:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
276:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
277:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
278:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
279:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
280:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
281:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
282:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
283:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
284:
	.long	1
	.long	1
	.long	1
	.long	1
285:
	.long	2
	.long	2
	.long	2
	.long	2
286:
	.long	4
	.long	4
	.long	4
	.long	4
287:
	.long	8
	.long	8
	.long	8
	.long	8
288:
	.long	16
	.long	16
	.long	16
	.long	16
289:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
290:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
291:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
292:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
293:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
294:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
295:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
296:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
297:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
298:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
299:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
2100:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
2101:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2102:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2103:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2104:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2105:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2106:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2107:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2108:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2109:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2110:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2111:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2112:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2113:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2114:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2115:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2116:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2117:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2118:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2119:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2120:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2121:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2122:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2123:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2124:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2125:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2126:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2127:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2128:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2129:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2130:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2131:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2132:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2133:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2134:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2135:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2136:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2137:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2138:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2139:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2140:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2141:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2142:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2143:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2144:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2145:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2146:
	.long	0x3d2aaaab
2147:
	.long	0x3f800000
2148:
	.long	0x3f000000
2149:
	.long	0x3e800000
2150:
	.long	0x40800000
2151:
	.long	0x40400000
2152:
	.long	0x41400000
2153:
	.long	0x40c00000
