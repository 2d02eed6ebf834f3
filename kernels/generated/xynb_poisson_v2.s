# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1496, %rsp
	movl	%esi, 156(%rsp)
	testl	%ecx, %ecx
	je	252f
	testl	%edx, %edx
	je	252f
	cmpl	$0, 156(%rsp)
	je	252f
	movq	1568(%rsp), %r11
	movl	156(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 952(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 616(%rsp)
	movq	24(%rdi), %r14
	movq	32(%rdi), %rsi
	movq	%rsi, 520(%rsp)
	movq	40(%rdi), %rsi
	movq	%rsi, 1192(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1552(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1152(%rsp)
	imull	%eax, %edx
	movl	%edx, 628(%rsp)
	movq	%rsi, 248(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1176(%rsp)
	xorl	%eax, %eax
	pxor	%xmm13, %xmm13
	movq	%r9, 1160(%rsp)
	movl	%r9d, %esi
	movdqa	255f(%rip), %xmm15
	movaps	256f(%rip), %xmm14
	movq	%rbx, 1184(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	628(%rsp), %esi
	cmpq	1152(%rsp), %rax
	je	252f
21:
	movq	%rax, %rcx
	imulq	952(%rsp), %rcx
	movq	%rcx, 1168(%rsp)
	movl	%esi, %edi
	xorl	%r8d, %r8d
	movq	%rax, 1200(%rsp)
	movl	%esi, 632(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r8
	addl	156(%rsp), %edi
	cmpq	952(%rsp), %r8
	je	20b
23:
	movq	1168(%rsp), %rcx
	leaq	(%rcx,%r8), %r9
	imulq	%rbx, %r9
	addq	1160(%rsp), %r9
	movl	%edi, %r10d
	xorl	%ebp, %ebp
	movl	%edi, 636(%rsp)
	movq	%r8, 1216(%rsp)
	movq	%r9, 1208(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1192(%rsp), %rcx
	movaps	928(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rax)
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%r12)
	movq	1200(%rsp), %rax
	xorps	%xmm13, %xmm13
	movaps	256f(%rip), %xmm14
	movq	%r11, %rbx
	movq	1568(%rsp), %r11
25:
	incq	%rbp
	incl	%r10d
	cmpq	%rbx, %rbp
	je	22b
26:
	leaq	(%r9,%rbp), %rcx
	movl	8(%r11), %edx
	movq	%rcx, 968(%rsp)
	movq	%rdx, 960(%rsp)
	cmpq	%rdx, %rcx
	jae	25b
	movl	%r10d, 412(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 208(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	223f
	movq	%rdx, 384(%rsp)
	movq	%rax, %r15
	imulq	968(%rsp), %r15
	movl	$2, %r9d
	subq	%r10, %r9
	imull	412(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 224(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 112(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movl	$16, %r8d
	movq	1176(%rsp), %rbx
	xorl	%edi, %edi
	movdqa	253f(%rip), %xmm0
	movdqa	%xmm0, 448(%rsp)
	movdqa	%xmm0, 432(%rsp)
	movdqa	254f(%rip), %xmm3
	xorps	%xmm8, %xmm8
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 128(%rsp)
	xorps	%xmm2, %xmm2
	movdqa	%xmm0, 16(%rsp)
	xorl	%r12d, %r12d
	movl	12(%rsp), %r11d
	movq	%rbp, 1224(%rsp)
	jmp	28f
	.p2align	4
27:
	addps	%xmm6, %xmm2
	addps	%xmm5, %xmm8
	incq	%r12
	addl	%r10d, %eax
	addl	224(%rsp), %r8d
	addq	%r10, %rdi
	addq	112(%rsp), %rbx
	cmpq	%r10, %r12
	je	222f
28:
	movq	%r12, 64(%rsp)
	imulq	%r10, %r12
	leal	(%r15,%r12), %edx
	andl	$2147483647, %edx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r11b
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	616(%rsp), %rsi
	movdqa	(%rsi,%rcx), %xmm5
	testb	$1, %r11b
	je	29f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm5
	pblendw	$170, %xmm13, %xmm5
	cvtdq2ps	%xmm5, %xmm5
29:
	movss	(%r14), %xmm0
	movss	4(%r14), %xmm7
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm7, %xmm7
	movdqa	%xmm5, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm7, %xmm6
	movq	%r12, %rcx
	shlq	$4, %rcx
	movq	248(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rcx)
	testb	$8, %r11b
	je	210f
	movaps	%xmm6, %xmm7
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	addps	257f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	258f(%rip), %xmm7
	movaps	%xmm6, %xmm9
	addps	259f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	260f(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	253f(%rip), %xmm11
	movaps	%xmm11, %xmm10
	blendvps	%xmm0, %xmm7, %xmm10
	movaps	%xmm11, %xmm7
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	448(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	movaps	432(%rsp), %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm10, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm3
	movaps	%xmm9, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm3
	andps	%xmm11, %xmm0
	movaps	464(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 464(%rsp)
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm9
	orps	%xmm11, %xmm9
	movaps	%xmm9, 448(%rsp)
	andps	%xmm0, %xmm10
	orps	%xmm11, %xmm10
	movaps	%xmm10, 432(%rsp)
210:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	211f
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
211:
	pand	%xmm15, %xmm5
	pmaxud	%xmm5, %xmm4
	movaps	%xmm6, %xmm5
	addps	%xmm13, %xmm5
	je	216f
	movq	%rbx, 32(%rsp)
	movl	%r8d, 48(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	218f
212:
	addq	%rbx, %r12
	addq	%rbx, %rdx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	12(%rsp), %r11d
	testb	$1, %r11b
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	616(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm7
	testb	$1, %r11b
	je	213f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm13, %xmm7
	cvtdq2ps	%xmm7, %xmm7
213:
	movss	(%r14), %xmm0
	movss	4(%r14), %xmm10
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm10, %xmm10
	movdqa	%xmm7, %xmm9
	subps	%xmm0, %xmm9
	mulps	%xmm10, %xmm9
	shlq	$4, %r12
	movq	248(%rsp), %rcx
	movaps	%xmm9, (%rcx,%r12)
	testb	$8, %r11b
	movq	1224(%rsp), %rbp
	je	214f
	movaps	%xmm9, %xmm10
	addps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	257f(%rip), %xmm10
	mulps	%xmm9, %xmm10
	addps	258f(%rip), %xmm10
	movaps	%xmm9, %xmm11
	addps	259f(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	260f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	253f(%rip), %xmm1
	movaps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm1, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	448(%rsp), %xmm11
	mulps	%xmm12, %xmm11
	movaps	432(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm11, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm1, %xmm0
	movaps	464(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 464(%rsp)
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm1, %xmm11
	movaps	%xmm11, 448(%rsp)
	andps	%xmm0, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 432(%rsp)
214:
	movq	64(%rsp), %r12
	incq	%rbx
	cmpq	%r10, %rbx
	jne	215f
	movaps	16(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 16(%rsp)
215:
	movl	48(%rsp), %r8d
	movq	32(%rsp), %rbx
	pand	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm4
	addps	%xmm9, %xmm5
	testq	%r12, %r12
	jne	27b
	jmp	217f
	.p2align	4
216:
	movq	64(%rsp), %r12
	testq	%r12, %r12
	jne	27b
217:
	movaps	128(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 128(%rsp)
	jmp	27b
	.p2align	4
218:
	movq	32(%rsp), %rcx
	movl	48(%rsp), %r11d
	jmp	220f
	.p2align	4
219:
	andps	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm4
	addps	%xmm9, %xmm5
	leaq	(%r9,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rcx
	cmpq	$1, %rsi
	je	212b
220:
	movq	%r14, %rbp
	leaq	(%rdi,%rbx), %rsi
	leaq	(%rax,%rbx), %r14
	shrq	%rsi
	addq	%r15, %rsi
	movl	12(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%r14, %rsi
	shlq	$4, %rsi
	movq	616(%rsp), %r14
	movdqa	(%r14,%rsi), %xmm7
	testb	$1, %r8b
	je	221f
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm13, %xmm7
	cvtdq2ps	%xmm7, %xmm7
221:
	movq	%rbp, %r14
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm10
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm10, %xmm10
	movaps	%xmm7, %xmm9
	subps	%xmm0, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm9, (%rcx)
	testb	$8, 12(%rsp)
	je	219b
	movaps	%xmm9, %xmm10
	addps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	257f(%rip), %xmm10
	mulps	%xmm9, %xmm10
	addps	258f(%rip), %xmm10
	movaps	%xmm9, %xmm11
	addps	259f(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	260f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	253f(%rip), %xmm1
	movaps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	%xmm1, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	448(%rsp), %xmm11
	mulps	%xmm12, %xmm11
	movaps	432(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm3
	movaps	%xmm11, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm3
	andps	%xmm1, %xmm0
	movaps	464(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm10, 464(%rsp)
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm1, %xmm11
	movaps	%xmm11, 448(%rsp)
	andps	%xmm0, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 432(%rsp)
	jmp	219b
	.p2align	4
222:
	movdqa	%xmm4, %xmm6
	pmaxud	262f(%rip), %xmm6
	pcmpeqd	%xmm4, %xmm6
	movdqa	%xmm3, %xmm0
	pblendw	$170, 263f(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, 264f(%rip), %xmm3
	subps	265f(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	266f(%rip), %xmm3
	movq	1184(%rsp), %rbx
	movaps	253f(%rip), %xmm4
	movq	384(%rsp), %rdx
	movaps	16(%rsp), %xmm1
	movaps	128(%rsp), %xmm12
	jmp	224f
223:
	xorps	%xmm1, %xmm1
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm3, %xmm3
	movaps	253f(%rip), %xmm4
	movaps	%xmm4, 432(%rsp)
	movaps	%xmm4, 448(%rsp)
224:
	testq	%rdx, %rdx
	movaps	267f(%rip), %xmm11
	movaps	%xmm3, 1088(%rsp)
	movdqa	%xmm6, 64(%rsp)
	js	225f
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rdx, %xmm7
	jmp	226f
	.p2align	4
225:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rdx, %xmm7
	addss	%xmm7, %xmm7
226:
	movl	208(%rsp), %esi
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r10, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm0
	maxps	%xmm4, %xmm0
	divps	%xmm0, %xmm4
	mulps	%xmm4, %xmm12
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm12, %xmm6
	movaps	%xmm5, %xmm10
	maxps	%xmm12, %xmm10
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	mulps	%xmm4, %xmm2
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm4, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm1, %xmm4
	minps	%xmm6, %xmm4
	movaps	%xmm1, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm11, %xmm2
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 1232(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 736(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm11, %xmm11
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	229f
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	248(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
227:
	movq	%rcx, %rdi
	xorps	%xmm6, %xmm6
	xorl	%r8d, %r8d
	xorps	%xmm7, %xmm7
	.p2align	4
228:
	movaps	(%rdi), %xmm10
	subps	%xmm0, %xmm10
	maxps	%xmm7, %xmm10
	mulps	%xmm10, %xmm10
	xorps	%xmm12, %xmm12
	cvtsi2ss	%r8, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm10, %xmm6
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm11
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	228b
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	movaps	%xmm10, %xmm12
	shufps	$0, %xmm10, %xmm12
	addps	%xmm6, %xmm1
	mulps	%xmm6, %xmm12
	addps	%xmm12, %xmm5
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm6, %xmm10
	addps	%xmm10, %xmm4
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	227b
229:
	movaps	%xmm1, %xmm0
	maxps	268f(%rip), %xmm0
	movaps	253f(%rip), %xmm14
	movaps	%xmm14, %xmm6
	divps	%xmm0, %xmm6
	movaps	269f(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	270f(%rip), %xmm12
	addps	%xmm12, %xmm9
	mulps	267f(%rip), %xmm9
	mulps	%xmm6, %xmm11
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm6, %xmm5
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	1232(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	divps	271f(%rip), %xmm5
	mulps	%xmm6, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	272f(%rip), %xmm13
	maxps	%xmm13, %xmm11
	mulps	%xmm4, %xmm6
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm5, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	sqrtps	%xmm11, %xmm0
	maxps	%xmm13, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	273f(%rip), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm8
	sqrtps	%xmm0, %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	maxps	%xmm14, %xmm1
	movss	52(%r14), %xmm13
	movss	56(%r14), %xmm11
	movss	60(%r14), %xmm8
	movss	64(%r14), %xmm5
	shufps	$0, %xmm13, %xmm13
	movss	76(%r14), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm11, %xmm11
	movss	80(%r14), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	84(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm5, %xmm5
	movss	88(%r14), %xmm6
	movaps	%xmm15, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm15, 752(%rsp)
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	%xmm13, %xmm10
	maxps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 768(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm10, 480(%rsp)
	movaps	%xmm12, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm12, 784(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm11, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm11, 800(%rsp)
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, 304(%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm4, 816(%rsp)
	minps	%xmm1, %xmm4
	movaps	%xmm8, 832(%rsp)
	movaps	%xmm6, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm6, 848(%rsp)
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm5, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm5, 864(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm7, %xmm0
	movaps	274f(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	orps	64(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm14, %xmm6
	xorps	%xmm2, %xmm2
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	275f(%rip), %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1056(%rsp)
	movl	%esi, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rax, %xmm0
	maxps	%xmm4, %xmm8
	movaps	%xmm8, 32(%rsp)
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1264(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$4, %r9
	leaq	32(%r13), %rsi
	addq	%rsi, %r9
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm0, 704(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm14, 672(%rsp)
	movaps	278f(%rip), %xmm0
	movaps	%xmm0, 1248(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm0, 880(%rsp)
	movaps	%xmm1, 976(%rsp)
	movaps	277f(%rip), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	276f(%rip), %xmm0
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm7, %xmm7
	jmp	231f
	.p2align	4
230:
	movaps	544(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm5
	addps	%xmm2, %xmm1
	movaps	176(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	96(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm4
	addps	%xmm14, %xmm1
	mulps	%xmm5, %xmm8
	addps	%xmm1, %xmm8
	movaps	192(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	256(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	160(%rsp), %xmm1
	movaps	416(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm1, %xmm2
	movaps	80(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm8
	movaps	336(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	304(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 96(%rsp)
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm2, %xmm3
	movaps	%xmm2, %xmm0
	cmpunordps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	800(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	320(%rsp), %xmm3
	mulps	%xmm3, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	480(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	768(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm8, %xmm13
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	mulps	%xmm12, %xmm4
	movaps	%xmm12, %xmm1
	movaps	%xmm4, 176(%rsp)
	movaps	32(%rsp), %xmm8
	addps	%xmm4, %xmm8
	movaps	%xmm8, 256(%rsp)
	movaps	816(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	minps	%xmm8, %xmm12
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	832(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	maxps	%xmm12, %xmm2
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	mulps	%xmm6, %xmm5
	movaps	%xmm5, 544(%rsp)
	movaps	64(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	848(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm14
	maxps	%xmm5, %xmm14
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	1328(%rsp), %xmm0
	minps	%xmm11, %xmm0
	movaps	1312(%rsp), %xmm4
	minps	%xmm0, %xmm4
	minps	%xmm4, %xmm15
	movaps	368(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm11, %xmm0
	movaps	16(%rsp), %xmm5
	subps	%xmm5, %xmm0
	mulps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	minps	%xmm15, %xmm4
	movaps	560(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm11, %xmm3
	movaps	656(%rsp), %xmm5
	subps	%xmm5, %xmm3
	mulps	%xmm5, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm4, %xmm0
	movaps	112(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm1, %xmm9
	movaps	%xmm11, %xmm3
	movaps	1072(%rsp), %xmm5
	subps	%xmm5, %xmm3
	mulps	%xmm5, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	288(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm11, %xmm0
	movaps	1136(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	352(%rsp), %xmm0
	mulps	736(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	128(%rsp), %xmm4
	mulps	688(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	208(%rsp), %xmm0
	mulps	720(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	384(%rsp), %xmm4
	mulps	704(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	640(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm5, %xmm6
	movaps	%xmm10, 48(%rsp)
	movaps	272f(%rip), %xmm10
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm11, %xmm15
	movaps	32(%rsp), %xmm8
	divps	%xmm8, %xmm15
	mulps	%xmm9, %xmm15
	maxps	268f(%rip), %xmm5
	movaps	%xmm11, %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm6, 640(%rsp)
	mulps	%xmm6, %xmm0
	mulps	672(%rsp), %xmm0
	movaps	1104(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	xorps	%xmm4, %xmm4
	movaps	528(%rsp), %xmm5
	cmpltps	%xmm5, %xmm4
	movaps	%xmm5, 528(%rsp)
	maxps	2130f(%rip), %xmm1
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm6, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm11, %xmm1
	sqrtps	1040(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm5, %xmm6
	cmpltps	2127f(%rip), %xmm3
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm9
	mulps	%xmm0, %xmm5
	mulps	%xmm15, %xmm5
	orps	%xmm3, %xmm6
	movaps	%xmm6, %xmm0
	movaps	278f(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 224(%rsp)
	movaps	1248(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm9, %xmm5
	movaps	%xmm9, 320(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	976(%rsp), %xmm12
	movaps	%xmm12, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm9, %xmm10
	movaps	%xmm10, %xmm9
	movaps	%xmm10, 336(%rsp)
	movaps	96(%rsp), %xmm0
	cmpneqps	%xmm7, %xmm0
	cmpeqps	304(%rsp), %xmm7
	andps	%xmm0, %xmm7
	movaps	160(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	movaps	480(%rsp), %xmm10
	cmpeqps	%xmm10, %xmm13
	andps	%xmm0, %xmm13
	movaps	256(%rsp), %xmm0
	cmpneqps	%xmm2, %xmm0
	cmpeqps	%xmm8, %xmm2
	andps	%xmm0, %xmm2
	movaps	416(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	64(%rsp), %xmm14
	andps	%xmm0, %xmm14
	psrld	$31, %xmm2
	pslld	$2, %xmm2
	psrld	$31, %xmm14
	pslld	$3, %xmm14
	por	%xmm2, %xmm14
	psrld	$31, %xmm7
	paddd	%xmm7, %xmm7
	por	%xmm7, %xmm14
	psubd	%xmm13, %xmm14
	movdqa	%xmm14, 288(%rsp)
	movaps	%xmm4, %xmm7
	andps	%xmm3, %xmm7
	movaps	%xmm7, 96(%rsp)
	movaps	1024(%rsp), %xmm0
	subps	992(%rsp), %xmm0
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm4, %xmm4
	cmpnltps	%xmm0, %xmm4
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm14
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm14
	movaps	%xmm7, %xmm0
	orps	%xmm4, %xmm0
	movaps	%xmm0, 560(%rsp)
	por	%xmm0, %xmm14
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 112(%rsp)
	movaps	%xmm6, %xmm0
	movaps	48(%rsp), %xmm2
	blendvps	%xmm0, 278f(%rip), %xmm2
	movaps	%xmm4, %xmm0
	movaps	%xmm4, 272(%rsp)
	blendvps	%xmm0, 880(%rsp), %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	80(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	255f(%rip), %xmm7
	andps	%xmm7, %xmm0
	movaps	2131f(%rip), %xmm8
	addps	%xmm8, %xmm0
	movaps	253f(%rip), %xmm6
	movaps	%xmm6, %xmm3
	divps	%xmm0, %xmm3
	movaps	1376(%rsp), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm12
	movaps	%xmm1, 1120(%rsp)
	minps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	192(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm7, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm6, %xmm2
	divps	%xmm0, %xmm2
	mulps	%xmm2, %xmm4
	movaps	%xmm4, %xmm9
	minps	%xmm12, %xmm9
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm11, %xmm0
	xorps	%xmm1, %xmm1
	cmpltps	%xmm1, %xmm0
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm4
	subps	768(%rsp), %xmm4
	movaps	752(%rsp), %xmm6
	subps	%xmm10, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	mulps	%xmm6, %xmm3
	mulps	16(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	2132f(%rip), %xmm10
	mulps	%xmm10, %xmm3
	movaps	278f(%rip), %xmm8
	minps	%xmm8, %xmm3
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm5, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	304(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	800(%rsp), %xmm3
	movaps	784(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm4, %xmm2
	mulps	656(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm10, %xmm2
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, %xmm12
	minps	%xmm6, %xmm12
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm1, %xmm0
	movaps	32(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	subps	832(%rsp), %xmm3
	movaps	816(%rsp), %xmm4
	subps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm7, %xmm2
	movaps	2131f(%rip), %xmm5
	addps	%xmm5, %xmm2
	movaps	253f(%rip), %xmm11
	movaps	%xmm11, %xmm3
	divps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	mulps	1072(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm10, %xmm3
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm6
	minps	%xmm12, %xmm6
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	544(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm1, %xmm0
	movaps	64(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	subps	864(%rsp), %xmm3
	movaps	848(%rsp), %xmm4
	subps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm7, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm11, %xmm3
	divps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	mulps	1136(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm10, %xmm3
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1008(%rsp), %xmm1
	cmpltps	%xmm8, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm9, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 176(%rsp)
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm1
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, 672(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	320(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	2129f(%rip), %xmm15
	movaps	%xmm15, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	cmpnleps	336(%rsp), %xmm3
	movaps	1120(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpnleps	%xmm9, %xmm2
	orps	%xmm3, %xmm2
	orps	96(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm11, %xmm2
	movaps	%xmm11, %xmm8
	movaps	272(%rsp), %xmm0
	blendvps	%xmm0, 528(%rsp), %xmm2
	movaps	80(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm13, %xmm0
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	maxps	%xmm6, %xmm15
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm13, %xmm15
	movaps	%xmm15, %xmm1
	subps	%xmm13, %xmm1
	movaps	352(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 352(%rsp)
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, 736(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm1, 80(%rsp)
	mulps	192(%rsp), %xmm9
	movaps	304(%rsp), %xmm5
	addps	%xmm5, %xmm9
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm9, %xmm6
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm6, %xmm13
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movdqa	%xmm14, 160(%rsp)
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm13, %xmm12
	subps	%xmm5, %xmm12
	movaps	128(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 128(%rsp)
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm12
	movaps	%xmm11, %xmm1
	divps	%xmm4, %xmm1
	movaps	%xmm4, %xmm11
	movaps	%xmm1, %xmm0
	mulps	%xmm3, %xmm0
	movaps	896(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	208(%rsp), %xmm6
	subps	%xmm4, %xmm6
	movaps	592(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	384(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm12, %xmm1
	movaps	912(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm6
	movaps	496(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm0
	movaps	576(%rsp), %xmm14
	movaps	1360(%rsp), %xmm5
	mulps	%xmm5, %xmm14
	movaps	1344(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm8, %xmm9
	subps	%xmm4, %xmm9
	maxps	2120f(%rip), %xmm9
	divps	%xmm9, %xmm8
	mulps	%xmm5, %xmm6
	mulps	%xmm6, %xmm1
	mulps	%xmm7, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm11, %xmm0
	movaps	64(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	movaps	2133f(%rip), %xmm7
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	addps	%xmm3, %xmm9
	movaps	848(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm1, %xmm9
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	160(%rsp), %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm0, %xmm8
	blendvps	%xmm0, 704(%rsp), %xmm3
	movaps	%xmm3, 64(%rsp)
	mulps	%xmm5, %xmm6
	mulps	%xmm5, %xmm14
	mulps	%xmm11, %xmm6
	mulps	%xmm1, %xmm10
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm6
	movaps	32(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	mulps	%xmm7, %xmm4
	xorps	%xmm7, %xmm7
	movaps	%xmm4, %xmm1
	maxps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm5, %xmm6
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, %xmm4
	subps	%xmm6, %xmm4
	movaps	208(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	blendvps	%xmm0, 720(%rsp), %xmm4
	movaps	352(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	128(%rsp), %xmm6
	addps	%xmm0, %xmm6
	addps	%xmm6, %xmm10
	addps	%xmm10, %xmm5
	movaps	176(%rsp), %xmm3
	andnps	%xmm5, %xmm3
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm3
	movaps	%xmm3, %xmm11
	movss	16(%r14), %xmm0
	movaps	%xmm0, %xmm5
	shufps	$0, %xmm0, %xmm5
	movaps	224(%rsp), %xmm3
	cmpleps	%xmm5, %xmm3
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1296(%rsp), %xmm5
	cmpleps	%xmm0, %xmm5
	andps	%xmm3, %xmm5
	movaps	560(%rsp), %xmm3
	andnps	288(%rsp), %xmm3
	orps	1280(%rsp), %xmm3
	andps	%xmm8, %xmm3
	andnps	1024(%rsp), %xmm5
	addps	992(%rsp), %xmm5
	movaps	928(%rsp), %xmm10
	movaps	%xmm10, %xmm6
	cmpltps	1264(%rsp), %xmm6
	andps	%xmm5, %xmm6
	movaps	%xmm15, 480(%rsp)
	movaps	%xmm13, 304(%rsp)
	movaps	%xmm1, 32(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm12, 688(%rsp)
	movaps	%xmm4, 720(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm11, 640(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, 1248(%rsp)
	movaps	%xmm2, 528(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 880(%rsp)
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, 976(%rsp)
231:
	movaps	%xmm3, %xmm0
	xorps	279f(%rip), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movaps	%xmm3, %xmm0
	andps	280f(%rip), %xmm0
	movaps	%xmm0, 1472(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1456(%rsp)
	movaps	%xmm3, %xmm0
	andps	281f(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1424(%rsp)
	movaps	%xmm3, 1280(%rsp)
	andps	282f(%rip), %xmm3
	movaps	%xmm3, 1408(%rsp)
	pcmpeqd	%xmm7, %xmm3
	movdqa	%xmm3, 1392(%rsp)
	xorps	%xmm4, %xmm4
	movaps	267f(%rip), %xmm13
	.p2align	4
232:
	movaps	%xmm6, 1024(%rsp)
	movaps	%xmm6, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm6, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	unpckhpd	%xmm6, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm6, %xmm6
	addss	%xmm0, %xmm6
	movss	20(%r14), %xmm0
	movss	2134f(%rip), %xmm11
	movaps	%xmm0, 1376(%rsp)
	divss	%xmm0, %xmm11
	movaps	%xmm11, %xmm3
	shufps	$0, %xmm11, %xmm3
	movaps	%xmm11, %xmm0
	mulss	2135f(%rip), %xmm0
	movaps	%xmm11, %xmm12
	mulss	2136f(%rip), %xmm12
	mulss	2137f(%rip), %xmm11
	testq	%r10, %r10
	movaps	%xmm9, 64(%rsp)
	movaps	%xmm10, 928(%rsp)
	movaps	%xmm6, 256(%rsp)
	je	238f
	movaps	%xmm3, 416(%rsp)
	shufps	$0, %xmm0, %xmm0
	movaps	283f(%rip), %xmm1
	movaps	%xmm1, %xmm2
	subps	480(%rsp), %xmm2
	movaps	%xmm0, 16(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	284f(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	285f(%rip), %xmm0
	maxps	%xmm0, %xmm6
	movaps	%xmm6, %xmm0
	movaps	286f(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	287f(%rip), %xmm8
	mulps	%xmm8, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	288f(%rip), %xmm8
	mulps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	movaps	289f(%rip), %xmm8
	mulps	%xmm8, %xmm7
	movaps	290f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	291f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	292f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	293f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	294f(%rip), %xmm5
	addps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	295f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	253f(%rip), %xmm14
	addps	%xmm14, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	movaps	255f(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	296f(%rip), %xmm5
	mulps	%xmm5, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm8, %xmm7
	movaps	297f(%rip), %xmm3
	mulps	%xmm3, %xmm7
	movaps	298f(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm8, %xmm7
	movaps	299f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2100f(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2101f(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2102f(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2103f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2104f(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2105f(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%rsi, %rax
	xorl	%ecx, %ecx
	movss	2138f(%rip), %xmm3
	.p2align	4
233:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm3, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	480(%rsp), %xmm8
	mulps	16(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	284f(%rip), %xmm10
	movaps	%xmm12, %xmm15
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	285f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	286f(%rip), %xmm5
	mulps	%xmm5, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm11, %xmm1
	movaps	%xmm9, %xmm11
	mulps	287f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	288f(%rip), %xmm0
	addps	294f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	295f(%rip), %xmm9
	mulps	%xmm5, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	289f(%rip), %xmm11
	addps	290f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	291f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	292f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	293f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	255f(%rip), %xmm12
	mulps	296f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm14, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, 283f(%rip), %xmm10
	movaps	%xmm13, %xmm5
	movaps	%xmm14, %xmm13
	divps	%xmm12, %xmm13
	movaps	%xmm15, %xmm12
	addps	%xmm14, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	297f(%rip), %xmm0
	addps	298f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	299f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2100f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2101f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm5, %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm1, %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	233b
	movaps	283f(%rip), %xmm11
	movaps	%xmm11, %xmm2
	subps	304(%rsp), %xmm2
	mulps	16(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	xorps	284f(%rip), %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	285f(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	286f(%rip), %xmm3
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	287f(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	288f(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm6, %xmm7
	mulps	289f(%rip), %xmm7
	addps	290f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	291f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	292f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	293f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	294f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	295f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm14, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	255f(%rip), %xmm0
	mulps	296f(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm8, %xmm7
	mulps	297f(%rip), %xmm7
	addps	298f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	299f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2100f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2101f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2102f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2103f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2104f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2105f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
234:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	2138f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	304(%rsp), %xmm8
	mulps	16(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	284f(%rip), %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	285f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	286f(%rip), %xmm3
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	287f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	288f(%rip), %xmm0
	addps	294f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	295f(%rip), %xmm9
	mulps	%xmm3, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	289f(%rip), %xmm11
	addps	290f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	291f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	292f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	293f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	255f(%rip), %xmm12
	mulps	296f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm14, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm13, %xmm10
	blendvps	%xmm0, 283f(%rip), %xmm10
	movaps	%xmm14, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm14, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	297f(%rip), %xmm0
	addps	298f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	299f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2100f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2101f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm5, %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	234b
	xorps	%xmm0, %xmm0
	movaps	256(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	528(%rsp), %xmm0
	ja	235f
	xorps	%xmm0, %xmm0
235:
	movaps	%xmm0, 160(%rsp)
	movq	248(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 112(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm15, %xmm15
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 288(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm5, %xmm5
	movaps	%xmm2, 96(%rsp)
	xorl	%ecx, %ecx
	movaps	32(%rsp), %xmm2
	.p2align	4
236:
	movaps	%xmm5, 272(%rsp)
	movaps	%xmm4, 192(%rsp)
	movaps	%xmm13, 560(%rsp)
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm15, 576(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm2, %xmm0
	movaps	%xmm1, 320(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm4, %xmm4
	movq	%rsi, %rdx
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	xorps	%xmm10, %xmm10
	xorps	%xmm7, %xmm7
	xorps	%xmm11, %xmm11
	xorps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	movaps	160(%rsp), %xmm6
	.p2align	4
237:
	movaps	(%rax,%rdi), %xmm13
	movaps	-32(%rdx), %xmm15
	movaps	-16(%rdx), %xmm2
	movaps	16(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	addps	64(%rsp), %xmm0
	movaps	253f(%rip), %xmm3
	divps	%xmm0, %xmm3
	subps	%xmm0, %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm13, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm11
	movaps	%xmm13, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm3, %xmm5
	addps	%xmm13, %xmm7
	mulps	(%rdx), %xmm13
	addps	%xmm13, %xmm9
	movaps	%xmm15, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm1
	addps	%xmm0, %xmm4
	mulps	%xmm2, %xmm0
	mulps	%xmm0, %xmm15
	addps	%xmm15, %xmm8
	addps	%xmm0, %xmm14
	mulps	%xmm2, %xmm0
	addps	%xmm0, %xmm10
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	237b
	movaps	16(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	movaps	352(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 352(%rsp)
	movaps	32(%rsp), %xmm2
	mulps	48(%rsp), %xmm2
	mulps	%xmm3, %xmm10
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm10
	mulps	%xmm3, %xmm10
	movaps	368(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm11, %xmm0
	movaps	128(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 128(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm15, %xmm0
	mulps	%xmm3, %xmm0
	movaps	224(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm15, %xmm0
	mulps	%xmm2, %xmm0
	movaps	560(%rsp), %xmm13
	addps	%xmm0, %xmm13
	movaps	320(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm11, %xmm0
	movaps	208(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 208(%rsp)
	mulps	%xmm10, %xmm1
	addps	%xmm15, %xmm1
	mulps	%xmm10, %xmm8
	addps	%xmm15, %xmm8
	mulps	%xmm3, %xmm8
	movaps	176(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm1, %xmm0
	movaps	80(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm10, %xmm1
	movaps	112(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	384(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 384(%rsp)
	addps	%xmm15, %xmm4
	movaps	288(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 288(%rsp)
	addps	%xmm15, %xmm14
	mulps	%xmm3, %xmm14
	movaps	592(%rsp), %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm15, %xmm12
	mulps	%xmm12, %xmm2
	movaps	496(%rsp), %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm10, %xmm12
	movaps	576(%rsp), %xmm15
	addps	%xmm12, %xmm15
	movaps	48(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	movaps	192(%rsp), %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm10, %xmm9
	movaps	272(%rsp), %xmm5
	addps	%xmm9, %xmm5
	movaps	336(%rsp), %xmm6
	mulps	%xmm11, %xmm6
	movaps	96(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 96(%rsp)
	movaps	32(%rsp), %xmm2
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	236b
	movaps	%xmm4, 192(%rsp)
	movaps	270f(%rip), %xmm2
	xorps	%xmm4, %xmm4
	movaps	64(%rsp), %xmm9
	movaps	224(%rsp), %xmm12
	movaps	352(%rsp), %xmm14
	movaps	128(%rsp), %xmm8
	movaps	368(%rsp), %xmm6
	movaps	416(%rsp), %xmm3
	movaps	176(%rsp), %xmm7
	jmp	240f
	.p2align	4
238:
	ucomiss	%xmm4, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	528(%rsp), %xmm0
	ja	239f
	xorps	%xmm0, %xmm0
239:
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 288(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm2, 80(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm12, %xmm12
	xorps	%xmm6, %xmm6
	movaps	%xmm2, 384(%rsp)
	movaps	%xmm2, 208(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm14, %xmm14
	xorps	%xmm13, %xmm13
	movaps	270f(%rip), %xmm2
240:
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	160(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	movaps	32(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm6
	movaps	96(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm3, %xmm11
	subps	%xmm11, %xmm13
	movaps	%xmm13, 560(%rsp)
	mulps	192(%rsp), %xmm0
	movaps	256(%rsp), %xmm13
	ucomiss	%xmm4, %xmm13
	subps	%xmm0, %xmm12
	movaps	%xmm2, %xmm5
	divps	%xmm10, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm8, 128(%rsp)
	mulps	%xmm8, %xmm5
	addps	80(%rsp), %xmm5
	movaps	%xmm15, 576(%rsp)
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm3, 896(%rsp)
	movaps	%xmm12, 224(%rsp)
	movaps	%xmm14, 352(%rsp)
	movaps	%xmm6, 368(%rsp)
	jbe	244f
	movaps	1024(%rsp), %xmm0
	movaps	928(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	2106f(%rip), %xmm1
	movaps	%xmm2, 928(%rsp)
	cmpleps	%xmm2, %xmm1
	andps	253f(%rip), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm4, %xmm2
	movaps	112(%rsp), %xmm8
	jbe	245f
	movaps	32(%rsp), %xmm0
	testq	%r10, %r10
	movdqa	2107f(%rip), %xmm6
	movdqa	2108f(%rip), %xmm15
	movaps	%xmm1, 48(%rsp)
	xorps	%xmm3, %xmm3
	je	243f
	movq	248(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
241:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	2113f(%rip), %xmm10
	movaps	2114f(%rip), %xmm11
	movaps	2115f(%rip), %xmm13
	movaps	2116f(%rip), %xmm12
	movaps	253f(%rip), %xmm2
	movaps	270f(%rip), %xmm14
	.p2align	4
242:
	movaps	(%rdx), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	(%rax,%rdi), %xmm5
	movaps	%xmm2, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm14, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm14, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm6, %xmm0
	pand	%xmm15, %xmm0
	movdqa	%xmm6, %xmm1
	movaps	%xmm2, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm10, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm13, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2111f(%rip), %xmm8
	addps	2112f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2109f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	2110f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm9, %xmm0
	movaps	64(%rsp), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	movdqa	%xmm1, %xmm6
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	242b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	32(%rsp), %xmm0
	jne	241b
243:
	movaps	1008(%rsp), %xmm1
	movaps	%xmm0, %xmm5
	movaps	%xmm1, %xmm10
	mulps	2117f(%rip), %xmm10
	addps	2118f(%rip), %xmm10
	xorps	%xmm2, %xmm2
	cmpltps	48(%rsp), %xmm2
	addps	%xmm1, %xmm10
	cmpltps	%xmm3, %xmm10
	andps	%xmm2, %xmm10
	movaps	%xmm10, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1008(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	274f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 976(%rsp)
	movaps	1104(%rsp), %xmm1
	blendvps	%xmm0, 2119f(%rip), %xmm1
	movaps	%xmm1, 1104(%rsp)
	movaps	253f(%rip), %xmm13
	movaps	%xmm13, %xmm4
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, 272f(%rip), %xmm4
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	480(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, 480(%rsp)
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	304(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	640(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	672(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm10, %xmm4
	andnps	528(%rsp), %xmm4
	movaps	%xmm10, %xmm0
	movaps	880(%rsp), %xmm8
	blendvps	%xmm0, 278f(%rip), %xmm8
	movaps	%xmm8, 880(%rsp)
	andps	%xmm13, %xmm10
	movaps	%xmm10, 992(%rsp)
	movaps	%xmm4, 528(%rsp)
	movaps	%xmm5, 704(%rsp)
	movaps	%xmm3, 720(%rsp)
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm1, 736(%rsp)
	xorps	%xmm4, %xmm4
	movaps	284f(%rip), %xmm5
	movaps	576(%rsp), %xmm15
	movaps	352(%rsp), %xmm14
	movaps	256(%rsp), %xmm13
	movaps	288(%rsp), %xmm2
	movaps	112(%rsp), %xmm8
	jmp	246f
	.p2align	4
244:
	movaps	%xmm6, %xmm1
	movaps	284f(%rip), %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	288(%rsp), %xmm2
	movaps	112(%rsp), %xmm8
	jmp	247f
	.p2align	4
245:
	movaps	284f(%rip), %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	288(%rsp), %xmm2
246:
	movaps	368(%rsp), %xmm1
247:
	movaps	%xmm8, 112(%rsp)
	movaps	%xmm2, 288(%rsp)
	movaps	%xmm9, 64(%rsp)
	ucomiss	%xmm4, %xmm13
	movdqa	1408(%rsp), %xmm0
	xorps	%xmm10, %xmm10
	pcmpgtd	%xmm10, %xmm0
	movdqa	%xmm0, 96(%rsp)
	movdqa	1440(%rsp), %xmm0
	pcmpgtd	%xmm10, %xmm0
	movdqa	%xmm0, 80(%rsp)
	movdqa	1472(%rsp), %xmm0
	pcmpgtd	%xmm10, %xmm0
	movaps	%xmm14, %xmm6
	movdqa	%xmm0, %xmm14
	movaps	%xmm1, %xmm0
	movaps	268f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	253f(%rip), %xmm13
	movaps	%xmm13, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm7
	movaps	%xmm3, 320(%rsp)
	movaps	560(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm13, %xmm11
	divps	%xmm0, %xmm11
	movaps	%xmm11, 336(%rsp)
	movaps	%xmm8, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm13, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm13, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	480(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	768(%rsp), %xmm2
	movaps	752(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm6, %xmm1
	movaps	%xmm5, %xmm8
	xorps	%xmm5, %xmm1
	movaps	270f(%rip), %xmm12
	movaps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1280(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1040(%rsp)
	mulps	%xmm7, %xmm6
	movaps	%xmm6, 160(%rsp)
	orps	1120(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	304(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	800(%rsp), %xmm2
	movaps	784(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	128(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	xorps	%xmm8, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm14
	movdqa	%xmm14, %xmm1
	movdqa	%xmm14, 544(%rsp)
	movaps	%xmm11, %xmm14
	mulps	%xmm6, %xmm14
	por	1456(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm14, %xmm3
	mulps	%xmm3, %xmm3
	movaps	32(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	cmpleps	832(%rsp), %xmm2
	movaps	816(%rsp), %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	%xmm12, %xmm5
	movaps	208(%rsp), %xmm7
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm7, %xmm6
	xorps	%xmm8, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm9, %xmm2
	movaps	848(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm12, %xmm4
	movaps	384(%rsp), %xmm12
	blendvps	%xmm0, %xmm12, %xmm4
	cmpleps	864(%rsp), %xmm2
	movaps	%xmm12, %xmm6
	xorps	%xmm8, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm13, %xmm1
	movdqa	%xmm1, 656(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	80(%rsp), %xmm8
	orps	%xmm0, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	272(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	movaps	%xmm7, 208(%rsp)
	mulps	%xmm7, %xmm2
	orps	1424(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	96(%rsp), %xmm9
	orps	%xmm3, %xmm9
	movaps	%xmm9, 96(%rsp)
	movaps	48(%rsp), %xmm7
	movaps	%xmm12, 384(%rsp)
	mulps	%xmm12, %xmm7
	orps	1392(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm7, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1296(%rsp)
	movaps	336(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	movaps	224(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	320(%rsp), %xmm5
	mulps	16(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm13, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1328(%rsp)
	movaps	%xmm4, %xmm3
	movaps	2120f(%rip), %xmm12
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm13, %xmm10
	divps	%xmm3, %xmm10
	andnps	%xmm13, %xmm8
	movaps	%xmm8, 1072(%rsp)
	mulps	%xmm8, %xmm11
	movaps	896(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	mulps	%xmm5, %xmm4
	movaps	912(%rsp), %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm6, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm4, %xmm8
	movaps	%xmm13, %xmm12
	subps	%xmm8, %xmm12
	movaps	%xmm10, 192(%rsp)
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm12
	movaps	%xmm12, 1312(%rsp)
	movaps	%xmm12, %xmm8
	maxps	2120f(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm13, %xmm1
	divps	%xmm8, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	%xmm9, %xmm12
	andnps	%xmm13, %xmm12
	movaps	48(%rsp), %xmm9
	mulps	%xmm12, %xmm9
	movaps	592(%rsp), %xmm8
	mulps	%xmm9, %xmm8
	mulps	%xmm5, %xmm8
	movaps	496(%rsp), %xmm5
	mulps	%xmm9, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	subps	%xmm6, %xmm5
	movaps	%xmm15, %xmm6
	movaps	%xmm9, 1344(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	mulps	%xmm4, %xmm9
	movaps	%xmm11, 1360(%rsp)
	mulps	%xmm11, %xmm6
	subps	%xmm9, %xmm6
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm9
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm13, %xmm10
	movaps	%xmm13, %xmm15
	subps	%xmm9, %xmm15
	movaps	%xmm5, %xmm9
	mulps	%xmm5, %xmm9
	subps	%xmm9, %xmm15
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm9
	mulps	%xmm6, %xmm9
	subps	%xmm9, %xmm15
	movaps	%xmm15, %xmm9
	maxps	2120f(%rip), %xmm9
	sqrtps	%xmm9, %xmm9
	movaps	%xmm13, %xmm11
	divps	%xmm9, %xmm11
	movaps	160(%rsp), %xmm1
	mulps	16(%rsp), %xmm1
	movaps	%xmm0, 256(%rsp)
	mulps	%xmm1, %xmm0
	mulps	656(%rsp), %xmm14
	subps	%xmm0, %xmm14
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	xorps	%xmm9, %xmm9
	addps	%xmm9, %xmm0
	mulps	192(%rsp), %xmm14
	movaps	%xmm14, %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm4, 416(%rsp)
	mulps	%xmm1, %xmm4
	mulps	1072(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, %xmm13
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm2
	mulps	176(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm9, %xmm3
	movaps	%xmm8, %xmm9
	movaps	%xmm1, 160(%rsp)
	mulps	%xmm1, %xmm8
	movaps	%xmm12, 1136(%rsp)
	mulps	%xmm12, %xmm7
	subps	%xmm8, %xmm7
	movaps	320(%rsp), %xmm4
	movaps	1040(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm4
	movaps	%xmm5, %xmm8
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm7
	movaps	336(%rsp), %xmm5
	mulps	192(%rsp), %xmm5
	movaps	272(%rsp), %xmm12
	movaps	544(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm6, %xmm1
	mulps	%xmm2, %xmm6
	subps	%xmm6, %xmm7
	movaps	48(%rsp), %xmm6
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1040(%rsp)
	mulps	%xmm4, %xmm5
	movaps	%xmm12, %xmm3
	mulps	176(%rsp), %xmm3
	movaps	%xmm10, %xmm4
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	%xmm6, %xmm10
	movaps	%xmm11, 544(%rsp)
	mulps	%xmm11, %xmm10
	movaps	96(%rsp), %xmm0
	movaps	%xmm4, %xmm11
	blendvps	%xmm0, %xmm4, %xmm10
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm10
	movaps	284f(%rip), %xmm0
	movaps	256(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	416(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	xorps	%xmm0, %xmm13
	movaps	%xmm13, 96(%rsp)
	xorps	%xmm0, %xmm8
	xorps	%xmm0, %xmm9
	movaps	%xmm9, 80(%rsp)
	xorps	%xmm0, %xmm1
	ja	230b
	movaps	%xmm11, %xmm13
	movaps	%xmm11, %xmm0
	divps	%xmm12, %xmm0
	mulps	32(%rsp), %xmm0
	movaps	%xmm11, %xmm4
	divps	%xmm6, %xmm4
	movaps	64(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	mulps	2121f(%rip), %xmm0
	mulps	2122f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1008(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	278f(%rip), %xmm6
	cmpltps	%xmm6, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	2123f(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%r14), %xmm3
	movaps	%xmm13, %xmm0
	movaps	880(%rsp), %xmm9
	divps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm13, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm9, %xmm0
	cmpltps	%xmm6, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1040(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	656(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	1072(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	1136(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm13, %xmm3
	movaps	275f(%rip), %xmm5
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1264(%rsp), %xmm0
	movaps	928(%rsp), %xmm10
	cmpleps	%xmm10, %xmm0
	movaps	%xmm4, %xmm3
	minps	2124f(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1056(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, 1056(%rsp)
	movaps	%xmm3, %xmm6
	cmpeqps	%xmm5, %xmm6
	andps	%xmm13, %xmm6
	movaps	%xmm6, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm6, %xmm3
	addss	%xmm0, %xmm3
	pshufd	$238, %xmm6, %xmm0
	addss	%xmm3, %xmm0
	pshufd	$255, %xmm6, %xmm3
	addss	%xmm0, %xmm3
	ucomiss	%xmm4, %xmm3
	movdqa	2107f(%rip), %xmm3
	movdqa	2108f(%rip), %xmm5
	movaps	2112f(%rip), %xmm15
	movaps	267f(%rip), %xmm13
	movaps	%xmm11, %xmm9
	ja	232b
	movaps	544(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm4, %xmm1
	addps	%xmm2, %xmm1
	movaps	176(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	96(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm14, %xmm1
	mulps	%xmm4, %xmm8
	addps	%xmm1, %xmm8
	movaps	192(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	movaps	256(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	160(%rsp), %xmm6
	movaps	416(%rsp), %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm6, %xmm7
	movaps	80(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	addps	%xmm7, %xmm11
	mulps	320(%rsp), %xmm11
	movaps	%xmm11, 80(%rsp)
	mulps	336(%rsp), %xmm1
	movaps	%xmm1, 192(%rsp)
	mulps	%xmm12, %xmm2
	movaps	%xmm2, 176(%rsp)
	mulps	48(%rsp), %xmm4
	movaps	%xmm4, 544(%rsp)
	movaps	253f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	432(%rsp), %xmm0
	movaps	448(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	%xmm3, %xmm0
	pand	%xmm5, %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	270f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2109f(%rip), %xmm3
	addps	2110f(%rip), %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2111f(%rip), %xmm3
	addps	%xmm15, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	%xmm2, 96(%rsp)
	mulps	2113f(%rip), %xmm2
	addps	2114f(%rip), %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	%xmm1, 160(%rsp)
	mulps	2115f(%rip), %xmm1
	movaps	%xmm1, 432(%rsp)
	mulps	2116f(%rip), %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1088(%rsp), %xmm0
	mulps	2125f(%rip), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	464(%rsp), %xmm0
	mulps	2126f(%rip), %xmm0
	movaps	%xmm0, 464(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm13, %xmm13
	xorps	%xmm11, %xmm11
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm10, %xmm10
	xorps	%xmm9, %xmm9
	cmpb	$1, %cl
	jne	250f
	movq	248(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
248:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	32(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	270f(%rip), %xmm5
	movaps	253f(%rip), %xmm12
	.p2align	4
249:
	movaps	(%rdx), %xmm2
	mulps	16(%rsp), %xmm2
	addps	64(%rsp), %xmm2
	movaps	%xmm6, %xmm1
	movaps	%xmm7, %xmm6
	movaps	%xmm12, %xmm7
	divps	%xmm2, %xmm7
	movaps	(%rax,%rdi), %xmm3
	subps	%xmm2, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm5, %xmm0
	cmpltps	%xmm3, %xmm0
	addps	%xmm5, %xmm7
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm12, %xmm0
	paddd	2107f(%rip), %xmm0
	pand	2108f(%rip), %xmm0
	movaps	%xmm12, %xmm4
	psubd	%xmm0, %xmm4
	mulps	%xmm4, %xmm7
	addps	%xmm5, %xmm4
	addps	%xmm7, %xmm4
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm7
	movaps	%xmm4, %xmm8
	mulps	2113f(%rip), %xmm8
	movaps	%xmm10, %xmm15
	movaps	%xmm14, %xmm10
	movaps	%xmm7, %xmm14
	addps	2114f(%rip), %xmm8
	mulps	2115f(%rip), %xmm14
	addps	%xmm8, %xmm14
	movaps	%xmm4, %xmm8
	mulps	2111f(%rip), %xmm8
	addps	2112f(%rip), %xmm8
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	movaps	%xmm4, %xmm8
	mulps	2109f(%rip), %xmm8
	addps	2110f(%rip), %xmm8
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	mulps	%xmm7, %xmm14
	movaps	%xmm6, %xmm7
	movaps	%xmm1, %xmm6
	addps	%xmm4, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	2116f(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm10, %xmm14
	movaps	%xmm15, %xmm10
	movaps	%xmm3, %xmm4
	addps	%xmm12, %xmm4
	mulps	%xmm0, %xmm4
	maxps	%xmm5, %xmm3
	subps	%xmm3, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm12, %xmm2
	movaps	%xmm12, %xmm0
	divps	%xmm2, %xmm0
	addps	%xmm4, %xmm9
	movaps	%xmm0, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm3, %xmm7
	addps	%xmm0, %xmm10
	mulps	%xmm2, %xmm0
	addps	%xmm2, %xmm14
	mulps	%xmm0, %xmm2
	addps	%xmm2, %xmm11
	addps	%xmm0, %xmm6
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm13
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	249b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	248b
250:
	movaps	%xmm14, 16(%rsp)
	movaps	%xmm7, 352(%rsp)
	movaps	%xmm11, 368(%rsp)
	movaps	%xmm13, 288(%rsp)
	movaps	%xmm9, 384(%rsp)
	movq	%rbx, %r11
	movaps	224(%rsp), %xmm1
	movaps	336(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	320(%rsp), %xmm7
	mulps	%xmm7, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm0
	movaps	253f(%rip), %xmm5
	movaps	%xmm5, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm2
	movaps	2120f(%rip), %xmm3
	maxps	%xmm3, %xmm1
	sqrtps	%xmm1, %xmm0
	movaps	%xmm5, %xmm4
	divps	%xmm0, %xmm4
	movaps	896(%rsp), %xmm9
	movaps	272(%rsp), %xmm14
	mulps	%xmm14, %xmm9
	mulps	%xmm7, %xmm9
	movaps	912(%rsp), %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm12, %xmm15
	movaps	%xmm12, 224(%rsp)
	mulps	%xmm11, %xmm8
	subps	%xmm0, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm5, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm1
	minps	%xmm5, %xmm2
	movaps	%xmm1, %xmm0
	minps	%xmm2, %xmm0
	maxps	%xmm3, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm5, %xmm3
	divps	%xmm1, %xmm3
	movaps	592(%rsp), %xmm13
	movaps	48(%rsp), %xmm2
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	movaps	496(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm13, %xmm1
	mulps	%xmm15, %xmm1
	mulps	%xmm11, %xmm12
	subps	%xmm1, %xmm12
	movaps	576(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm13, %xmm1
	movaps	%xmm9, 896(%rsp)
	mulps	%xmm9, %xmm1
	mulps	%xmm14, %xmm11
	subps	%xmm1, %xmm11
	movaps	%xmm4, 208(%rsp)
	mulps	%xmm4, %xmm12
	movaps	%xmm12, %xmm1
	movaps	%xmm8, 912(%rsp)
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm11
	movaps	%xmm13, 592(%rsp)
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm5, %xmm7
	subps	%xmm1, %xmm7
	movaps	%xmm12, 496(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm3, 112(%rsp)
	mulps	%xmm3, %xmm11
	movaps	%xmm11, 576(%rsp)
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm0, %xmm2
	movaps	2127f(%rip), %xmm3
	cmpltps	%xmm2, %xmm3
	movaps	1056(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	cmpeqps	274f(%rip), %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm3, 656(%rsp)
	orps	%xmm3, %xmm0
	movaps	2128f(%rip), %xmm2
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	movaps	480(%rsp), %xmm9
	addps	%xmm9, %xmm0
	movaps	752(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	768(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	255f(%rip), %xmm15
	andps	%xmm15, %xmm2
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm2
	movaps	192(%rsp), %xmm8
	movaps	%xmm8, %xmm3
	andps	%xmm15, %xmm3
	maxps	%xmm2, %xmm3
	movss	20(%r14), %xmm0
	mulss	2139f(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	cmpleps	%xmm0, %xmm3
	cmpleps	%xmm5, %xmm11
	movaps	%xmm11, 80(%rsp)
	andps	%xmm11, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movss	208(%r14), %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	304(%rsp), %xmm14
	addps	%xmm14, %xmm8
	movaps	784(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm8, %xmm2
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm14
	movaps	32(%rsp), %xmm11
	movaps	176(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	816(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movss	12(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm11
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm11
	movaps	64(%rsp), %xmm12
	movaps	544(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	848(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	864(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	movq	968(%rsp), %rcx
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	520(%rsp), %rdi
	movaps	%xmm9, (%rdi,%rax)
	movq	960(%rsp), %r10
	addq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, %r12
	movaps	%xmm14, (%rdi,%rcx)
	leaq	(%rdi,%rax), %rdx
	movq	%r10, %rcx
	shlq	$5, %rcx
	movaps	%xmm11, (%rcx,%rdx)
	mulps	%xmm4, %xmm12
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm13, %xmm12
	leaq	(%r10,%r10,2), %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	movaps	%xmm12, (%rsi,%rdx)
	movaps	272(%rsp), %xmm3
	movaps	224(%rsp), %xmm9
	movl	$4, %edx
	movl	12(%rsp), %ebx
	testb	$2, %bl
	je	251f
	movaps	284f(%rip), %xmm15
	xorps	%xmm15, %xmm9
	maxps	2120f(%rip), %xmm7
	sqrtps	%xmm7, %xmm0
	movaps	253f(%rip), %xmm8
	movaps	%xmm8, %xmm5
	divps	%xmm0, %xmm5
	mulps	%xmm4, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	48(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	80(%rsp), %xmm11
	andps	656(%rsp), %xmm11
	movaps	%xmm13, 64(%rsp)
	movaps	208(%rsp), %xmm12
	mulps	%xmm12, %xmm9
	movaps	912(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm9, %xmm14
	addps	896(%rsp), %xmm14
	xorps	%xmm15, %xmm14
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	movaps	%xmm12, %xmm13
	xorps	%xmm15, %xmm13
	mulps	%xmm0, %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm12, %xmm0
	movaps	496(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm9, %xmm3
	addps	592(%rsp), %xmm3
	movaps	576(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	%xmm14, %xmm7
	addps	%xmm3, %xmm7
	xorps	%xmm15, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm1, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm15, %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm2, %xmm4
	xorps	%xmm15, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	addps	%xmm1, %xmm8
	movaps	320(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	64(%rsp), %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm15
	mulps	%xmm5, %xmm4
	movaps	%xmm12, %xmm0
	movaps	64(%rsp), %xmm12
	mulps	%xmm0, %xmm0
	movaps	%xmm13, 496(%rsp)
	mulps	%xmm13, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	addps	%xmm13, %xmm8
	movaps	336(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm12, %xmm1
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	mulps	%xmm2, %xmm2
	movaps	%xmm4, 224(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm2, %xmm4
	mulps	272(%rsp), %xmm4
	mulps	272(%rsp), %xmm4
	movaps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	48(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm12, %xmm2
	movaps	%xmm11, %xmm0
	movaps	272(%rsp), %xmm5
	blendvps	%xmm0, %xmm4, %xmm2
	movq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rdi, %rdx
	movaps	%xmm15, (%rax,%rdx)
	movaps	255f(%rip), %xmm15
	movl	%ebx, %esi
	andl	$4, %esi
	movl	%esi, %edx
	shrl	$2, %edx
	xorl	%edi, %edi
	testl	%esi, %esi
	setne	%dil
	movl	$13, %r8d
	movl	$7, %r9d
	cmoveq	%r9, %r8
	addq	$5, %rdi
	imulq	%r10, %rdi
	shlq	$4, %rdi
	addq	520(%rsp), %rdi
	movaps	%xmm1, (%rax,%rdi)
	movq	520(%rsp), %rdi
	leaq	(%rdx,%rdx,2), %rdx
	addq	$6, %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rdi, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	%r10, %r8
	shlq	$4, %r8
	addq	%rdi, %r8
	movaps	%xmm2, (%rax,%r8)
	movl	$8, %edx
	testl	%esi, %esi
	je	251f
	movaps	%xmm11, %xmm13
	movaps	208(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm5, %xmm4
	movaps	496(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm3, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	320(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	%xmm12, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	leaq	(%r10,%r10,4), %rdx
	movq	%rdx, %rsi
	shlq	$4, %rsi
	addq	%rdi, %rsi
	movaps	112(%rsp), %xmm8
	mulps	%xmm8, %xmm14
	movaps	224(%rsp), %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm4, %xmm14
	mulps	%xmm4, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm2, (%rax,%rsi)
	imulq	$112, %r10, %rsi
	addq	%rdi, %rsi
	movaps	%xmm4, (%rax,%rsi)
	mulps	%xmm5, %xmm8
	movaps	%xmm13, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm8, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movq	%r10, %rsi
	shlq	$7, %rsi
	addq	%rdi, %rsi
	movaps	32(%rsp), %xmm4
	mulps	%xmm4, %xmm7
	movaps	48(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	mulps	%xmm9, %xmm7
	movaps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm2, (%rax,%rsi)
	shlq	$5, %rdx
	addq	%rdi, %rdx
	movaps	%xmm1, (%rax,%rdx)
	mulps	%xmm4, %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	imulq	$176, %r10, %rdx
	addq	%rdi, %rdx
	movaps	%xmm1, (%rax,%rdx)
	mulps	%xmm13, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm4, %xmm12
	shlq	$6, %rcx
	addq	%rdi, %rcx
	movaps	%xmm12, (%rax,%rcx)
	movl	$14, %edx
251:
	testb	$8, %bl
	movl	632(%rsp), %esi
	movaps	283f(%rip), %xmm5
	movl	636(%rsp), %edi
	movq	1216(%rsp), %r8
	movq	1208(%rsp), %r9
	movl	412(%rsp), %r10d
	movaps	16(%rsp), %xmm13
	je	24b
	movaps	432(%rsp), %xmm2
	addps	416(%rsp), %xmm2
	movaps	160(%rsp), %xmm0
	mulps	%xmm0, %xmm2
	addps	256(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	addps	448(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	addps	96(%rsp), %xmm2
	movaps	560(%rsp), %xmm1
	addps	%xmm2, %xmm1
	movaps	1088(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	464(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movss	100(%r14), %xmm0
	movss	104(%r14), %xmm1
	movss	108(%r14), %xmm2
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r14), %xmm0
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm1, %xmm2
	shufps	$0, %xmm0, %xmm0
	movaps	352(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	movss	116(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	368(%rsp), %xmm11
	mulps	%xmm11, %xmm2
	addps	%xmm0, %xmm2
	movss	120(%r14), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	288(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	addps	%xmm2, %xmm1
	movss	136(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm4, %xmm0
	movss	140(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	addps	%xmm0, %xmm2
	movss	144(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm2, %xmm0
	movss	148(%r14), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	movss	152(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm2, %xmm0
	movss	156(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	1232(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	addps	%xmm8, %xmm2
	addps	%xmm3, %xmm2
	movss	172(%r14), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	movss	176(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%r14), %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm6, %xmm10
	addps	%xmm3, %xmm10
	movss	184(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm12, %xmm4
	movaps	1056(%rsp), %xmm0
	cmpeqps	274f(%rip), %xmm0
	addps	%xmm10, %xmm4
	movss	188(%r14), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm11, %xmm6
	movss	208(%r14), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm7
	movaps	384(%rsp), %xmm5
	subps	%xmm5, %xmm7
	addps	%xmm4, %xmm6
	movss	192(%r14), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm3, %xmm7
	addps	%xmm5, %xmm5
	addps	%xmm8, %xmm1
	addps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm3, %xmm5
	blendvps	%xmm0, %xmm3, %xmm1
	mulps	2129f(%rip), %xmm8
	addps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm3, %xmm2
	blendvps	%xmm0, %xmm3, %xmm8
	movq	%rdx, %rcx
	movq	960(%rsp), %rbx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	movq	520(%rsp), %r15
	addq	%r15, %rcx
	movaps	%xmm7, (%rax,%rcx)
	leaq	1(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm5, (%rax,%rcx)
	leaq	2(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm1, (%rax,%rcx)
	leaq	3(%rdx), %rcx
	imulq	%rbx, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm2, (%rax,%rcx)
	addq	$4, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	jmp	24b
252:
	addq	$1496, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
253:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
254:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
255:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
256:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
257:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
258:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
259:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
260:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
261:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
262:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
263:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
264:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
265:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
266:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
267:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
268:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
269:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
270:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
271:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
272:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
273:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
274:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
275:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
276:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
277:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
278:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
279:
	.long	1
	.long	1
	.long	1
	.long	1
280:
	.long	2
	.long	2
	.long	2
	.long	2
281:
	.long	4
	.long	4
	.long	4
	.long	4
282:
	.long	8
	.long	8
	.long	8
	.long	8
283:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
284:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
285:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
286:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
287:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
288:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
289:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
290:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
291:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
292:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
293:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
294:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
295:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
296:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
297:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
298:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
299:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2100:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2101:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2102:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2103:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2104:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2105:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2106:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2107:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2108:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2109:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2110:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2111:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2112:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2113:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2114:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2115:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2116:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2117:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2118:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2119:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2120:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2121:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2122:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2123:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2124:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2125:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2126:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2127:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2128:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2129:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2130:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2131:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2132:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2133:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2134:
	.long	0x3f800000
2135:
	.long	0x3f3504f3
2136:
	.long	0x3ecc422a
2137:
	.long	0x3f106ebb
2138:
	.long	0x3f000000
2139:
	.long	0x3951b717
