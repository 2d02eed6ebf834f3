# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	257f
	testl	%edx, %edx
	je	257f
	testl	%esi, %esi
	je	257f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1848, %rsp
	movq	1920(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	32(%rdi), %r14
	movq	40(%rdi), %rbx
	movq	%rbx, 1448(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	1904(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1416(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1240(%rsp)
	movq	%r9, 1432(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1224(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1408(%rsp)
	leaq	(%rax,%rax), %rcx
	movq	%rcx, 1424(%rsp)
	movq	%rsi, 1528(%rsp)
	leaq	16(%rsi), %rbp
	leaq	64(%rdi), %rcx
	movaps	258f(%rip), %xmm11
	movaps	274f(%rip), %xmm13
	xorl	%edx, %edx
	movaps	298f(%rip), %xmm14
	movaps	260f(%rip), %xmm8
	movq	%rax, 1464(%rsp)
	movq	%r14, 1456(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	1408(%rsp), %r8
	cmpq	1416(%rsp), %rdx
	je	256f
21:
	movq	%rdx, %rsi
	imulq	1224(%rsp), %rsi
	movq	%rsi, 1440(%rsp)
	movq	%r8, %r9
	xorl	%ebx, %ebx
	movq	%r8, 1480(%rsp)
	movq	%rdx, 1472(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rbx
	addq	1424(%rsp), %r9
	cmpq	1224(%rsp), %rbx
	je	20b
23:
	movq	1440(%rsp), %rsi
	addq	%rbx, %rsi
	imulq	%rax, %rsi
	addq	1432(%rsp), %rsi
	movq	%r9, 536(%rsp)
	xorl	%r15d, %r15d
	movq	%r9, 1504(%rsp)
	movq	%rbx, 1496(%rsp)
	movq	%rsi, 1488(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1448(%rsp), %rdx
	movaps	1200(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r12)
	movq	1464(%rsp), %rax
	movaps	258f(%rip), %xmm11
	movaps	274f(%rip), %xmm13
	movq	1472(%rsp), %rdx
	movaps	298f(%rip), %xmm14
	movaps	260f(%rip), %xmm8
	movq	1488(%rsp), %rsi
25:
	incq	%r15
	addq	$2, 536(%rsp)
	cmpq	%rax, %r15
	je	22b
26:
	leaq	(%rsi,%r15), %r12
	movl	8(%r10), %r13d
	cmpq	%r13, %r12
	jae	25b
	movq	%r13, 1512(%rsp)
	movq	%r12, 1232(%rsp)
	movq	%r15, 1520(%rsp)
	movl	(%r10), %esi
	movl	16(%r10), %r14d
	movl	20(%r10), %eax
	movl	%eax, 76(%rsp)
	movq	%rsi, %r13
	imulq	%rsi, %r13
	testq	%rsi, %rsi
	je	226f
	movl	%r14d, 144(%rsp)
	movq	%r13, %rax
	imulq	1232(%rsp), %rax
	addq	%rax, %rax
	leaq	(%rsi,%rsi), %r8
	movl	$2, %edx
	subq	%rsi, %rdx
	movq	536(%rsp), %r14
	imulq	%r13, %r14
	xorps	%xmm5, %xmm5
	movaps	%xmm11, 752(%rsp)
	movaps	%xmm11, 672(%rsp)
	movaps	259f(%rip), %xmm0
	movaps	%xmm0, 544(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm15, %xmm15
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm4, %xmm4
	xorl	%r9d, %r9d
	jmp	28f
	.p2align	4
27:
	addps	48(%rsp), %xmm3
	addps	%xmm12, %xmm7
	addps	%xmm9, %xmm11
	addps	%xmm1, %xmm2
	incq	%r9
	addq	%r8, %r14
	cmpq	%rsi, %r9
	je	225f
28:
	movl	%r14d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	movl	%r8d, %ebx
	imull	%r9d, %ebx
	addl	%eax, %ebx
	andl	$2147483646, %ebx
	shlq	$4, %rbx
	movq	1528(%rsp), %r10
	leaq	(%r10,%rbx), %r12
	movaps	(%r10,%rbx), %xmm10
	movaps	16(%r10,%rbx), %xmm12
	testb	$8, 76(%rsp)
	movaps	%xmm12, 16(%rsp)
	jne	212f
	cmpl	$1, %esi
	jne	29f
	addps	%xmm12, %xmm4
29:
	subps	%xmm12, %xmm10
	cmpq	$1, %rsi
	jne	210f
	movaps	32(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 32(%rsp)
210:
	movaps	%xmm10, 48(%rsp)
	movaps	%xmm10, %xmm9
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm9
	movaps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	cmpl	$1, %esi
	je	224f
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	217f
	addq	1240(%rsp), %r15
	movl	$1, %ebx
	.p2align	4
211:
	movaps	-16(%r15), %xmm0
	movaps	(%r15), %xmm12
	subps	%xmm12, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm12, %xmm1
	leaq	(%rdx,%rbx), %r10
	incq	%r10
	incq	%rbx
	addq	$32, %r15
	cmpq	$1, %r10
	jne	211b
	jmp	218f
	.p2align	4
212:
	cmpl	$1, %esi
	movaps	%xmm3, 96(%rsp)
	jne	213f
	addps	%xmm12, %xmm4
213:
	addq	1240(%rsp), %r15
	movaps	%xmm12, %xmm1
	cmpltps	%xmm8, %xmm1
	andps	%xmm10, %xmm1
	movaps	%xmm1, %xmm9
	addps	261f(%rip), %xmm9
	mulps	%xmm1, %xmm9
	addps	262f(%rip), %xmm9
	mulps	%xmm1, %xmm9
	addps	263f(%rip), %xmm9
	movaps	%xmm1, %xmm12
	addps	264f(%rip), %xmm12
	mulps	%xmm1, %xmm12
	addps	265f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	258f(%rip), %xmm3
	movaps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm12, %xmm9
	subps	16(%rsp), %xmm10
	cmpq	$1, %rsi
	jne	214f
	movaps	32(%rsp), %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm3, 32(%rsp)
214:
	movaps	752(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	672(%rsp), %xmm12
	mulps	%xmm9, %xmm12
	movaps	%xmm3, %xmm1
	psrld	$23, %xmm1
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	movdqa	544(%rsp), %xmm8
	psubd	%xmm9, %xmm8
	paddd	%xmm1, %xmm8
	movdqa	%xmm8, 544(%rsp)
	movaps	266f(%rip), %xmm8
	andps	%xmm8, %xmm3
	movaps	258f(%rip), %xmm1
	orps	%xmm1, %xmm3
	movaps	%xmm3, 752(%rsp)
	andps	%xmm8, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 672(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm5
	movaps	%xmm10, 48(%rsp)
	movaps	%xmm10, %xmm9
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm9
	movaps	16(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	movaps	260f(%rip), %xmm8
	jne	215f
	movaps	96(%rsp), %xmm3
	jmp	224f
	.p2align	4
215:
	movaps	%xmm15, 160(%rsp)
	movaps	%xmm7, 176(%rsp)
	movaps	%xmm4, 80(%rsp)
	movaps	%xmm2, 192(%rsp)
	movaps	%xmm5, %xmm3
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm11, (%rsp)
	leaq	-2(%rsi), %r10
	movl	$1, %ebx
	movaps	258f(%rip), %xmm5
	movaps	261f(%rip), %xmm6
	testq	%r10, %r10
	je	220f
	movaps	266f(%rip), %xmm11
	movdqa	544(%rsp), %xmm4
	movaps	752(%rsp), %xmm2
	movaps	672(%rsp), %xmm7
	movaps	%xmm8, %xmm10
	.p2align	4
216:
	movaps	-16(%r15), %xmm13
	movaps	(%r15), %xmm12
	movaps	%xmm12, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm14, %xmm15
	addps	262f(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	263f(%rip), %xmm15
	movaps	%xmm14, %xmm8
	addps	264f(%rip), %xmm8
	mulps	%xmm14, %xmm8
	addps	265f(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm8, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm7
	movaps	%xmm7, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm4
	movaps	%xmm2, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm4
	andps	%xmm5, %xmm0
	addps	%xmm0, %xmm3
	subps	%xmm12, %xmm13
	addps	%xmm13, %xmm9
	addps	%xmm12, %xmm1
	andps	%xmm11, %xmm2
	orps	%xmm5, %xmm2
	andps	%xmm11, %xmm7
	orps	%xmm5, %xmm7
	leaq	(%rdx,%rbx), %r10
	incq	%r10
	incq	%rbx
	addq	$32, %r15
	cmpq	$1, %r10
	jne	216b
	jmp	221f
217:
	movl	$1, %ebx
218:
	movq	%rbx, %r10
	shlq	$5, %r10
	movaps	(%r12,%r10), %xmm12
	movaps	16(%r12,%r10), %xmm0
	subps	%xmm0, %xmm12
	incq	%rbx
	cmpq	%rsi, %rbx
	jne	219f
	movaps	%xmm15, %xmm8
	movaps	%xmm7, %xmm15
	movaps	%xmm4, %xmm7
	movaps	%xmm2, %xmm4
	movaps	%xmm3, %xmm10
	movaps	32(%rsp), %xmm3
	addps	%xmm12, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	%xmm10, %xmm3
	movaps	%xmm4, %xmm2
	movaps	%xmm7, %xmm4
	movaps	%xmm15, %xmm7
	movaps	%xmm8, %xmm15
	movaps	260f(%rip), %xmm8
	addps	%xmm0, %xmm4
219:
	addps	%xmm12, %xmm9
	addps	%xmm0, %xmm1
	jmp	223f
220:
	movdqa	544(%rsp), %xmm4
	movaps	752(%rsp), %xmm2
	movaps	672(%rsp), %xmm7
	movaps	%xmm8, %xmm10
221:
	movaps	%xmm3, 864(%rsp)
	movaps	%xmm7, %xmm11
	movq	%rbx, %r10
	shlq	$5, %r10
	movaps	(%r12,%r10), %xmm13
	movaps	16(%r12,%r10), %xmm12
	movaps	%xmm12, %xmm8
	cmpltps	%xmm10, %xmm8
	andps	%xmm13, %xmm8
	movaps	%xmm8, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm8, %xmm15
	addps	262f(%rip), %xmm15
	mulps	%xmm8, %xmm15
	addps	263f(%rip), %xmm15
	movaps	%xmm8, %xmm3
	addps	264f(%rip), %xmm3
	mulps	%xmm8, %xmm3
	addps	265f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	blendvps	%xmm0, %xmm3, %xmm5
	subps	%xmm12, %xmm13
	incq	%rbx
	cmpq	%rsi, %rbx
	jne	222f
	movaps	32(%rsp), %xmm3
	addps	%xmm13, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	80(%rsp), %xmm3
	addps	%xmm12, %xmm3
	movaps	%xmm3, 80(%rsp)
222:
	movaps	266f(%rip), %xmm7
	movaps	208(%rsp), %xmm6
	mulps	%xmm14, %xmm2
	mulps	%xmm5, %xmm11
	movaps	%xmm2, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm11, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm4
	paddd	%xmm3, %xmm4
	movdqa	%xmm4, 544(%rsp)
	andps	%xmm7, %xmm2
	movaps	258f(%rip), %xmm3
	orps	%xmm3, %xmm2
	movaps	%xmm2, 752(%rsp)
	andps	%xmm7, %xmm11
	orps	%xmm3, %xmm11
	movaps	%xmm11, 672(%rsp)
	andps	%xmm3, %xmm0
	movaps	864(%rsp), %xmm2
	addps	%xmm0, %xmm2
	addps	%xmm13, %xmm9
	addps	%xmm12, %xmm1
	movaps	274f(%rip), %xmm13
	movaps	298f(%rip), %xmm14
	movaps	260f(%rip), %xmm8
	movaps	%xmm2, %xmm5
	movaps	(%rsp), %xmm11
	movaps	96(%rsp), %xmm3
	movaps	192(%rsp), %xmm2
	movaps	80(%rsp), %xmm4
	movaps	176(%rsp), %xmm7
	movaps	160(%rsp), %xmm15
223:
	movaps	16(%rsp), %xmm12
224:
	testq	%r9, %r9
	jne	27b
	addps	%xmm9, %xmm6
	addps	%xmm1, %xmm15
	jmp	27b
	.p2align	4
225:
	movaps	%xmm5, 864(%rsp)
	movaps	%xmm3, %xmm12
	movaps	%xmm11, (%rsp)
	movaps	267f(%rip), %xmm3
	mulps	%xmm3, %xmm15
	roundps	$8, %xmm15, %xmm10
	mulps	%xmm3, %xmm1
	movaps	%xmm2, %xmm0
	roundps	$8, %xmm1, %xmm2
	mulps	%xmm3, %xmm7
	roundps	$8, %xmm7, %xmm1
	mulps	%xmm3, %xmm4
	roundps	$8, %xmm4, %xmm7
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm4
	movdqa	544(%rsp), %xmm8
	movdqa	%xmm8, %xmm3
	pblendw	$170, 268f(%rip), %xmm3
	psrld	$16, %xmm8
	pblendw	$170, 269f(%rip), %xmm8
	subps	270f(%rip), %xmm8
	addps	%xmm3, %xmm8
	addps	271f(%rip), %xmm8
	movaps	258f(%rip), %xmm11
	movaps	672(%rsp), %xmm15
	movl	144(%rsp), %r14d
	movaps	32(%rsp), %xmm5
	jmp	227f
226:
	xorps	%xmm7, %xmm7
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	xorps	%xmm12, %xmm12
	xorps	%xmm2, %xmm2
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	movaps	%xmm3, (%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 864(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm11, %xmm15
	movaps	%xmm11, 752(%rsp)
227:
	movaps	%xmm6, %xmm0
	testq	%r13, %r13
	movaps	%xmm8, 544(%rsp)
	movaps	%xmm15, 672(%rsp)
	movaps	%xmm4, 48(%rsp)
	js	228f
	xorps	%xmm6, %xmm6
	cvtsi2ss	%r13, %xmm6
	jmp	229f
	.p2align	4
228:
	movq	%r13, %rax
	shrq	%rax
	movl	%r13d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	addss	%xmm6, %xmm6
229:
	xorps	%xmm15, %xmm15
	cvtsi2ss	%rsi, %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	%xmm15, %xmm3
	subps	%xmm10, %xmm3
	maxps	%xmm11, %xmm3
	movaps	%xmm11, %xmm4
	divps	%xmm3, %xmm4
	mulps	%xmm4, %xmm0
	movaps	%xmm15, %xmm3
	subps	%xmm2, %xmm3
	maxps	%xmm11, %xmm3
	movaps	%xmm11, %xmm4
	divps	%xmm3, %xmm4
	mulps	%xmm4, %xmm9
	movaps	%xmm15, %xmm3
	subps	%xmm1, %xmm3
	maxps	%xmm11, %xmm3
	movaps	%xmm11, %xmm1
	divps	%xmm3, %xmm1
	movaps	%xmm12, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm15, %xmm1
	subps	%xmm7, %xmm1
	maxps	%xmm11, %xmm1
	movaps	%xmm11, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm9, %xmm10
	minps	%xmm0, %xmm10
	movaps	%xmm9, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm10
	mulps	%xmm3, %xmm5
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm5, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm1, %xmm5
	minps	%xmm10, %xmm5
	movaps	%xmm1, %xmm3
	maxps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm8, %xmm1
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm5, %xmm2
	mulps	272f(%rip), %xmm2
	movaps	(%rsp), %xmm0
	andps	273f(%rip), %xmm0
	movaps	%xmm0, 16(%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, %xmm0
	subps	48(%rsp), %xmm0
	movaps	%xmm0, 1360(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 1040(%rsp)
	maxps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	testq	%rsi, %rsi
	je	232f
	leaq	(%rsi,%rsi), %rax
	movq	536(%rsp), %rdx
	imulq	%r13, %rdx
	xorps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorl	%r8d, %r8d
	.p2align	4
230:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm4, %xmm4
	xorl	%ebx, %ebx
	.p2align	4
231:
	movaps	-16(%r9), %xmm10
	movaps	(%r9), %xmm11
	subps	%xmm11, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm1, %xmm10
	mulps	%xmm13, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm10, %xmm10
	subps	%xmm11, %xmm10
	maxps	%xmm1, %xmm10
	xorps	%xmm11, %xmm11
	cvtsi2ss	%rbx, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm10, %xmm4
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm9
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm3
	incq	%rbx
	addq	$32, %r9
	cmpq	%rbx, %rsi
	jne	231b
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm4, %xmm5
	mulps	%xmm4, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm4, %xmm10
	addps	%xmm10, %xmm7
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	230b
	movaps	258f(%rip), %xmm11
	jmp	233f
232:
	xorl	%eax, %eax
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm5, %xmm5
233:
	movaps	%xmm5, %xmm0
	maxps	276f(%rip), %xmm0
	movaps	%xmm11, %xmm4
	divps	%xmm0, %xmm4
	movaps	277f(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	278f(%rip), %xmm15
	movaps	272f(%rip), %xmm12
	mulps	%xmm12, %xmm15
	mulps	%xmm4, %xmm9
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, 48(%rsp)
	mulps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm8, %xmm15
	divps	279f(%rip), %xmm6
	mulps	%xmm4, %xmm3
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm6, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	280f(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm10
	mulps	%xmm7, %xmm4
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm4
	addps	%xmm4, %xmm4
	movaps	%xmm6, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm4
	movaps	%xmm10, %xmm6
	mulps	281f(%rip), %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm2, %xmm3
	mulps	1360(%rsp), %xmm3
	movaps	(%rsp), %xmm0
	subps	%xmm3, %xmm0
	sqrtps	%xmm6, %xmm5
	movaps	%xmm5, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	maxps	%xmm11, %xmm3
	addps	%xmm4, %xmm10
	mulps	%xmm12, %xmm10
	movss	20(%r11), %xmm4
	movss	52(%r11), %xmm13
	movss	56(%r11), %xmm9
	movss	60(%r11), %xmm7
	shufps	$0, %xmm4, %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm15, %xmm1
	movss	76(%r11), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm9, %xmm9
	movss	80(%r11), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm7, %xmm7
	movss	84(%r11), %xmm11
	shufps	$0, %xmm11, %xmm11
	movss	64(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%r11), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	92(%r11), %xmm6
	movaps	%xmm15, %xmm4
	movaps	48(%rsp), %xmm0
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm15, 1056(%rsp)
	blendvps	%xmm0, %xmm15, %xmm4
	movaps	%xmm13, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm13, 1072(%rsp)
	blendvps	%xmm0, %xmm13, %xmm15
	movaps	%xmm15, 656(%rsp)
	movaps	%xmm12, %xmm4
	minps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm12, 1088(%rsp)
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm9, %xmm12
	maxps	%xmm4, %xmm12
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm9, 1120(%rsp)
	blendvps	%xmm0, %xmm9, %xmm12
	movaps	%xmm12, 560(%rsp)
	movaps	%xmm11, 1104(%rsp)
	movaps	%xmm11, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm7, 1152(%rsp)
	maxps	%xmm0, %xmm7
	movaps	%xmm7, 256(%rsp)
	movaps	%xmm8, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm8, 1136(%rsp)
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm5, %xmm9
	maxps	%xmm4, %xmm9
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm5, 1168(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm6, %xmm3
	shufps	$0, %xmm6, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm3, 1280(%rsp)
	blendvps	%xmm0, %xmm3, %xmm2
	movss	68(%r11), %xmm3
	subss	%xmm3, %xmm6
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm3, 1264(%rsp)
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 768(%rsp)
	movdqa	275f(%rip), %xmm2
	movdqa	16(%rsp), %xmm1
	pcmpgtd	%xmm2, %xmm1
	movaps	1360(%rsp), %xmm0
	movaps	282f(%rip), %xmm3
	cmpltps	%xmm3, %xmm0
	orps	%xmm1, %xmm0
	movaps	283f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1328(%rsp)
	movaps	%xmm0, %xmm11
	movaps	258f(%rip), %xmm4
	andnps	%xmm4, %xmm11
	movl	%r14d, %edx
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1552(%rsp)
	mulss	2147f(%rip), %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1584(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %rbx
	movq	536(%rsp), %r10
	imulq	%r13, %r10
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 992(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 880(%rsp)
	movaps	%xmm4, %xmm5
	movaps	%xmm4, 960(%rsp)
	movaps	285f(%rip), %xmm0
	movaps	%xmm0, 1536(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 688(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm1, 1248(%rsp)
	movaps	284f(%rip), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movdqa	%xmm2, 1296(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1200(%rsp)
	xorps	%xmm6, %xmm6
	jmp	235f
	.p2align	4
234:
	movaps	576(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	mulps	%xmm4, %xmm13
	addps	%xmm7, %xmm13
	movaps	176(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm0, %xmm15
	movaps	%xmm0, %xmm1
	addps	496(%rsp), %xmm15
	mulps	%xmm4, %xmm10
	addps	%xmm15, %xmm10
	movaps	160(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	448(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	movaps	%xmm0, %xmm6
	addps	80(%rsp), %xmm12
	movaps	464(%rsp), %xmm0
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm0
	addps	%xmm12, %xmm0
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	592(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	480(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	addps	96(%rsp), %xmm12
	movaps	(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm12, %xmm1
	movaps	320(%rsp), %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm1, %xmm5
	movaps	384(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm1, %xmm5
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	560(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 80(%rsp)
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm7, %xmm8
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm8, %xmm7
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	416(%rsp), %xmm8
	mulps	%xmm8, %xmm5
	movaps	%xmm5, 384(%rsp)
	movaps	656(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm5, %xmm13
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	208(%rsp), %xmm12
	mulps	%xmm12, %xmm6
	movaps	%xmm6, 160(%rsp)
	movaps	256(%rsp), %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1152(%rsp), %xmm5
	movaps	%xmm5, %xmm11
	maxps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	%xmm10, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	192(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 352(%rsp)
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1168(%rsp), %xmm1
	movaps	%xmm12, %xmm10
	movaps	%xmm1, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	432(%rsp), %xmm15
	mulps	%xmm15, %xmm4
	movaps	%xmm4, 576(%rsp)
	movaps	800(%rsp), %xmm12
	addps	%xmm4, %xmm12
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm12, %xmm2
	movaps	%xmm12, %xmm0
	cmpunordps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	1632(%rsp), %xmm0
	minps	258f(%rip), %xmm0
	movaps	1616(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1600(%rsp), %xmm0
	minps	%xmm1, %xmm0
	minps	%xmm0, %xmm9
	movaps	400(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm8, %xmm1
	movaps	258f(%rip), %xmm0
	movaps	16(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	minps	%xmm9, %xmm1
	movaps	736(%rsp), %xmm4
	movaps	144(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	258f(%rip), %xmm0
	movaps	912(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	224(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	movaps	258f(%rip), %xmm0
	movaps	704(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	624(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	movaps	258f(%rip), %xmm0
	movaps	928(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	112(%rsp), %xmm1
	mulps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	258f(%rip), %xmm0
	movaps	896(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	304(%rsp), %xmm0
	mulps	1040(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	288(%rsp), %xmm1
	mulps	976(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	240(%rsp), %xmm0
	mulps	1024(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	640(%rsp), %xmm1
	mulps	1008(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm2
	mulps	992(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	880(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm8, %xmm1
	movaps	280f(%rip), %xmm9
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	258f(%rip), %xmm1
	movaps	256(%rsp), %xmm6
	divps	%xmm6, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, %xmm15
	movaps	%xmm1, 144(%rsp)
	maxps	276f(%rip), %xmm2
	movaps	258f(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm8, %xmm1
	movaps	%xmm8, 880(%rsp)
	mulps	%xmm8, %xmm0
	mulps	960(%rsp), %xmm0
	movaps	1376(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	xorps	%xmm8, %xmm8
	movaps	688(%rsp), %xmm9
	cmpltps	%xmm9, %xmm8
	movaps	%xmm9, 688(%rsp)
	maxps	2142f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm1, %xmm0
	orps	%xmm8, %xmm0
	blendvps	%xmm0, 258f(%rip), %xmm3
	sqrtps	%xmm14, %xmm0
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm9, %xmm2
	cmpltps	2139f(%rip), %xmm4
	movaps	%xmm0, %xmm1
	mulps	2143f(%rip), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm9
	mulps	%xmm15, %xmm1
	orps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	movaps	285f(%rip), %xmm15
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	1536(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm9, %xmm1
	movaps	%xmm9, 224(%rsp)
	orps	%xmm4, %xmm0
	andps	%xmm8, %xmm0
	movaps	1248(%rsp), %xmm9
	movaps	%xmm9, %xmm15
	mulps	280f(%rip), %xmm15
	movaps	%xmm9, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm14, %xmm15
	movaps	%xmm14, 112(%rsp)
	movaps	80(%rsp), %xmm0
	cmpneqps	%xmm7, %xmm0
	cmpeqps	560(%rsp), %xmm7
	andps	%xmm0, %xmm7
	movaps	(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	656(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	128(%rsp), %xmm0
	cmpneqps	%xmm11, %xmm0
	cmpeqps	%xmm6, %xmm11
	andps	%xmm0, %xmm11
	movaps	352(%rsp), %xmm0
	cmpneqps	%xmm5, %xmm0
	cmpeqps	192(%rsp), %xmm5
	andps	%xmm0, %xmm5
	movaps	32(%rsp), %xmm0
	cmpneqps	%xmm0, %xmm12
	cmpeqps	800(%rsp), %xmm0
	andps	%xmm12, %xmm0
	psrld	$31, %xmm5
	pslld	$3, %xmm5
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm5, %xmm0
	psrld	$31, %xmm11
	pslld	$2, %xmm11
	por	%xmm11, %xmm0
	psrld	$31, %xmm7
	paddd	%xmm7, %xmm7
	por	%xmm7, %xmm0
	psubd	%xmm13, %xmm0
	movdqa	%xmm0, %xmm5
	movdqa	%xmm0, 32(%rsp)
	andps	%xmm4, %xmm8
	movaps	%xmm8, 432(%rsp)
	movaps	1312(%rsp), %xmm0
	subps	1392(%rsp), %xmm0
	movaps	%xmm0, 1312(%rsp)
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm0, %xmm6
	movdqa	%xmm5, %xmm14
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm14
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm14
	movaps	%xmm8, %xmm0
	orps	%xmm6, %xmm0
	movaps	%xmm0, 208(%rsp)
	por	%xmm0, %xmm14
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	%xmm2, %xmm0
	movaps	48(%rsp), %xmm1
	blendvps	%xmm0, 285f(%rip), %xmm1
	movaps	%xmm6, %xmm0
	movaps	%xmm6, 416(%rsp)
	blendvps	%xmm0, 1184(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	384(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	movaps	273f(%rip), %xmm6
	andps	%xmm6, %xmm0
	movaps	2144f(%rip), %xmm5
	addps	%xmm5, %xmm0
	movaps	258f(%rip), %xmm12
	divps	%xmm0, %xmm12
	movaps	768(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm2, %xmm4
	movaps	%xmm3, 400(%rsp)
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	592(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	andps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	258f(%rip), %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm7, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	576(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	andps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	258f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	mulps	272f(%rip), %xmm0
	mulps	%xmm7, %xmm0
	movaps	1584(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm13
	minps	%xmm0, %xmm13
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm13, %xmm10
	minps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm9, %xmm0
	xorps	%xmm2, %xmm2
	cmpltps	%xmm2, %xmm0
	movaps	656(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	subps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm4
	subps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm4, %xmm12
	mulps	16(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	2145f(%rip), %xmm13
	mulps	%xmm13, %xmm12
	movaps	285f(%rip), %xmm9
	minps	%xmm9, %xmm12
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm1, %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	560(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	subps	1120(%rsp), %xmm2
	movaps	1088(%rsp), %xmm12
	subps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm2, %xmm12
	mulps	%xmm12, %xmm8
	mulps	912(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm12, %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm12
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	%xmm12, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	cmpltps	%xmm7, %xmm0
	movaps	256(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	subps	1152(%rsp), %xmm8
	movaps	1104(%rsp), %xmm12
	subps	%xmm1, %xmm12
	blendvps	%xmm0, %xmm8, %xmm12
	andps	%xmm6, %xmm4
	addps	%xmm5, %xmm4
	movaps	258f(%rip), %xmm8
	divps	%xmm4, %xmm8
	mulps	%xmm12, %xmm8
	mulps	704(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm12, %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm12
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	%xmm12, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	xorps	%xmm1, %xmm1
	cmpltps	%xmm1, %xmm0
	movaps	192(%rsp), %xmm7
	movaps	%xmm7, %xmm8
	subps	1168(%rsp), %xmm8
	movaps	1136(%rsp), %xmm12
	subps	%xmm7, %xmm12
	blendvps	%xmm0, %xmm8, %xmm12
	andps	%xmm6, %xmm2
	addps	%xmm5, %xmm2
	movaps	258f(%rip), %xmm8
	divps	%xmm2, %xmm8
	mulps	%xmm12, %xmm8
	mulps	928(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm12, %xmm0
	mulps	%xmm13, %xmm8
	movaps	%xmm9, %xmm12
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	%xmm12, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm12, %xmm2
	cmpltps	%xmm1, %xmm11
	movaps	800(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	movaps	1264(%rsp), %xmm5
	subps	%xmm5, %xmm4
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	subps	%xmm6, %xmm8
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	mulps	%xmm8, %xmm3
	mulps	896(%rsp), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	mulps	%xmm13, %xmm3
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1296(%rsp), %xmm2
	cmpltps	%xmm9, %xmm2
	movaps	%xmm3, %xmm0
	cmpltps	%xmm10, %xmm0
	andps	%xmm2, %xmm0
	movaps	%xmm0, 176(%rsp)
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, %xmm2
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	144(%rsp), %xmm3
	movaps	224(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	2141f(%rip), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	cmpnleps	112(%rsp), %xmm2
	movaps	400(%rsp), %xmm7
	movaps	%xmm7, %xmm8
	cmpnleps	%xmm10, %xmm8
	orps	%xmm2, %xmm8
	orps	432(%rsp), %xmm8
	pslld	$31, %xmm8
	psrad	$31, %xmm8
	pandn	258f(%rip), %xmm8
	movaps	416(%rsp), %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm8
	movaps	384(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm15, %xmm0
	movaps	1056(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1072(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm15, %xmm9
	movaps	%xmm9, %xmm2
	subps	%xmm15, %xmm2
	movaps	304(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 304(%rsp)
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, 1040(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	movaps	%xmm2, 160(%rsp)
	movaps	592(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	560(%rsp), %xmm15
	addps	%xmm15, %xmm0
	movaps	1088(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1120(%rsp), %xmm3
	movaps	%xmm3, %xmm12
	maxps	%xmm2, %xmm12
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movdqa	%xmm14, %xmm11
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm15, %xmm12
	movaps	%xmm12, %xmm14
	subps	%xmm15, %xmm14
	movaps	288(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm0, 288(%rsp)
	movdqa	%xmm11, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm14
	mulps	576(%rsp), %xmm10
	addps	%xmm6, %xmm10
	movaps	%xmm1, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm5, %xmm15
	maxps	%xmm2, %xmm15
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	movdqa	%xmm11, 128(%rsp)
	movdqa	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm15
	movaps	%xmm15, 768(%rsp)
	subps	%xmm6, %xmm15
	movaps	336(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 336(%rsp)
	movdqa	%xmm11, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm15
	movaps	258f(%rip), %xmm1
	divps	%xmm7, %xmm1
	movaps	%xmm7, %xmm11
	movaps	%xmm1, %xmm0
	mulps	%xmm13, %xmm0
	movaps	816(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	240(%rsp), %xmm2
	subps	%xmm3, %xmm2
	movaps	272(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	640(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm4
	mulps	%xmm14, %xmm4
	movaps	832(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm2
	movaps	512(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm15, %xmm1
	movaps	848(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	movaps	720(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm0
	movaps	608(%rsp), %xmm3
	movaps	1664(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	1648(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	258f(%rip), %xmm10
	subps	%xmm4, %xmm10
	maxps	2132f(%rip), %xmm10
	movaps	258f(%rip), %xmm4
	divps	%xmm10, %xmm4
	mulps	%xmm5, %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm6, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm7, %xmm0
	movaps	192(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	movaps	2146f(%rip), %xmm6
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm7, %xmm4
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	minps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	1168(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	128(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, %xmm4
	subps	%xmm7, %xmm4
	movaps	%xmm4, %xmm13
	movaps	%xmm0, %xmm7
	blendvps	%xmm0, 1008(%rsp), %xmm13
	mulps	%xmm5, %xmm2
	mulps	%xmm5, %xmm3
	mulps	%xmm11, %xmm2
	movaps	640(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm3, %xmm4
	subps	%xmm4, %xmm2
	movaps	256(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	mulps	2146f(%rip), %xmm10
	movaps	%xmm10, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm3, %xmm5
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm4, %xmm2
	subps	%xmm5, %xmm2
	movaps	240(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	blendvps	%xmm0, 1024(%rsp), %xmm2
	movaps	304(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	movaps	288(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	336(%rsp), %xmm10
	addps	%xmm5, %xmm10
	addps	%xmm10, %xmm6
	addps	%xmm6, %xmm3
	movaps	176(%rsp), %xmm11
	andnps	%xmm3, %xmm11
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 880(%rsp), %xmm11
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm10
	shufps	$0, %xmm0, %xmm10
	movaps	96(%rsp), %xmm5
	cmpleps	%xmm10, %xmm5
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	784(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	andps	%xmm5, %xmm3
	xorps	%xmm6, %xmm6
	movaps	208(%rsp), %xmm5
	andnps	32(%rsp), %xmm5
	orps	1568(%rsp), %xmm5
	andps	%xmm7, %xmm5
	andnps	1312(%rsp), %xmm3
	addps	1392(%rsp), %xmm3
	movaps	1200(%rsp), %xmm0
	cmpltps	1552(%rsp), %xmm0
	andps	%xmm3, %xmm0
	movaps	%xmm9, 656(%rsp)
	movaps	%xmm12, 560(%rsp)
	movaps	%xmm4, 256(%rsp)
	movaps	160(%rsp), %xmm3
	movaps	%xmm3, 1040(%rsp)
	movaps	%xmm1, %xmm9
	movaps	%xmm14, 976(%rsp)
	movaps	%xmm2, 1024(%rsp)
	movaps	%xmm13, 1008(%rsp)
	movaps	%xmm15, 992(%rsp)
	movaps	%xmm5, %xmm3
	movaps	%xmm11, 880(%rsp)
	movaps	16(%rsp), %xmm1
	movaps	%xmm1, 960(%rsp)
	movaps	80(%rsp), %xmm1
	movaps	%xmm1, 1536(%rsp)
	movaps	%xmm8, 688(%rsp)
	movaps	48(%rsp), %xmm1
	movaps	%xmm1, 1184(%rsp)
	movaps	(%rsp), %xmm1
	movaps	%xmm1, 1248(%rsp)
	movaps	258f(%rip), %xmm5
	movaps	%xmm0, %xmm11
	movaps	298f(%rip), %xmm14
235:
	movaps	%xmm3, %xmm0
	xorps	286f(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	movaps	%xmm3, %xmm0
	andps	287f(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm6, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm3, %xmm0
	andps	288f(%rip), %xmm0
	movaps	%xmm0, 1760(%rsp)
	pcmpeqd	%xmm6, %xmm0
	movdqa	%xmm0, 1744(%rsp)
	movaps	%xmm3, %xmm0
	andps	289f(%rip), %xmm0
	movaps	%xmm0, 1728(%rsp)
	pcmpeqd	%xmm6, %xmm0
	movdqa	%xmm0, 1712(%rsp)
	movaps	%xmm3, 1568(%rsp)
	andps	290f(%rip), %xmm3
	movaps	%xmm3, 1696(%rsp)
	pcmpeqd	%xmm6, %xmm3
	movdqa	%xmm3, 1680(%rsp)
	pxor	%xmm3, %xmm3
	movaps	768(%rsp), %xmm4
	movaps	%xmm5, %xmm6
	.p2align	4
236:
	movaps	%xmm11, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm11, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm11, %xmm0
	unpckhpd	%xmm11, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm11, %xmm1
	shufps	$255, %xmm11, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm5
	divps	%xmm4, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm5, %xmm0
	mulps	291f(%rip), %xmm0
	movaps	%xmm5, %xmm2
	mulps	292f(%rip), %xmm2
	mulps	293f(%rip), %xmm5
	testq	%rsi, %rsi
	movaps	%xmm9, 192(%rsp)
	movaps	%xmm1, 784(%rsp)
	movaps	%xmm11, 1312(%rsp)
	movaps	%xmm4, 768(%rsp)
	je	242f
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm0, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, 32(%rsp)
	movb	$1, %r9b
	movaps	656(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	xorl	%r14d, %r14d
	movaps	295f(%rip), %xmm13
	movaps	296f(%rip), %xmm12
	movaps	297f(%rip), %xmm15
	movaps	258f(%rip), %xmm6
	movaps	%xmm0, %xmm11
	.p2align	4
237:
	movaps	294f(%rip), %xmm8
	subps	16(%rsp), %xmm8
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm8, %xmm3
	mulps	%xmm2, %xmm3
	maxps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm0, %xmm3
	movaps	299f(%rip), %xmm1
	mulps	%xmm1, %xmm3
	addps	%xmm4, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm3, %xmm4
	movaps	2100f(%rip), %xmm1
	mulps	%xmm1, %xmm4
	movaps	2101f(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2102f(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2103f(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2104f(%rip), %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2105f(%rip), %xmm1
	addps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	2106f(%rip), %xmm1
	subps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm3
	pand	%xmm10, %xmm3
	addps	%xmm6, %xmm4
	por	%xmm9, %xmm3
	pslld	$23, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm8, %xmm0
	movaps	273f(%rip), %xmm7
	andps	%xmm7, %xmm0
	movaps	2107f(%rip), %xmm7
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm6, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	272f(%rip), %xmm2
	blendvps	%xmm0, 294f(%rip), %xmm2
	movaps	%xmm4, %xmm9
	movaps	2108f(%rip), %xmm7
	mulps	%xmm7, %xmm9
	movaps	2109f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2110f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2111f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2112f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2113f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2114f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2115f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2116f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm2, %xmm9
	leaq	(%r14,%r14,4), %r14
	shlq	$4, %r14
	addq	%rcx, %r14
	xorl	%r15d, %r15d
	movaps	2117f(%rip), %xmm7
	.p2align	4
238:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r15, %xmm10
	addss	2148f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	16(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm11, %xmm1
	movaps	%xmm10, %xmm11
	xorps	%xmm13, %xmm11
	movaps	%xmm10, %xmm4
	mulps	%xmm11, %xmm4
	maxps	%xmm12, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm12
	mulps	%xmm14, %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm4, %xmm12
	mulps	299f(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm14, %xmm13
	mulps	2100f(%rip), %xmm13
	addps	2101f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm2, %xmm12
	addps	2102f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	2103f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	2104f(%rip), %xmm13
	addps	2105f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm4
	mulps	%xmm14, %xmm13
	movdqa	%xmm4, %xmm2
	subps	2106f(%rip), %xmm0
	movaps	%xmm8, %xmm15
	psrad	$31, %xmm2
	mulps	%xmm3, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm2, %xmm14
	addps	%xmm6, %xmm13
	por	%xmm4, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm4
	andps	273f(%rip), %xmm4
	mulps	2107f(%rip), %xmm4
	addps	%xmm6, %xmm4
	cmpltps	%xmm11, %xmm0
	movaps	272f(%rip), %xmm2
	blendvps	%xmm0, 294f(%rip), %xmm2
	movaps	%xmm6, %xmm11
	divps	%xmm4, %xmm11
	movaps	%xmm2, %xmm4
	subps	%xmm12, %xmm4
	movaps	%xmm11, %xmm0
	mulps	2108f(%rip), %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2110f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2112f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2113f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2114f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2115f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2116f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	295f(%rip), %xmm13
	movaps	%xmm8, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm7, %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm6, %xmm12
	mulps	%xmm3, %xmm12
	mulps	%xmm7, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm6, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm4, %xmm9
	movaps	%xmm11, %xmm4
	subps	%xmm12, %xmm4
	mulps	%xmm8, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	%xmm9, -64(%r14)
	subps	%xmm14, %xmm3
	mulps	48(%rsp), %xmm3
	movaps	%xmm3, -48(%r14)
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%r14)
	movaps	297f(%rip), %xmm15
	movaps	296f(%rip), %xmm12
	mulps	32(%rsp), %xmm4
	movaps	%xmm4, -16(%r14)
	mulps	160(%rsp), %xmm11
	movaps	%xmm11, (%r14)
	movaps	%xmm1, %xmm11
	movaps	%xmm10, %xmm8
	incq	%r15
	addq	$80, %r14
	movaps	%xmm14, %xmm3
	movaps	298f(%rip), %xmm14
	movaps	%xmm0, %xmm9
	cmpq	%r15, %rsi
	jne	238b
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rsi, %r14
	testb	$1, %r9b
	movl	$0, %r9d
	jne	237b
	xorps	%xmm0, %xmm0
	movaps	784(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	688(%rsp), %xmm0
	ja	239f
	xorps	%xmm0, %xmm0
239:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 304(%rsp)
	movq	%r10, %r9
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm6, %xmm6
	xorl	%r15d, %r15d
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 368(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm11, %xmm11
	xorps	%xmm13, %xmm13
	xorps	%xmm12, %xmm12
	xorps	%xmm9, %xmm9
	movaps	256(%rsp), %xmm8
	.p2align	4
240:
	movaps	%xmm13, 1344(%rsp)
	movaps	%xmm12, 384(%rsp)
	movaps	%xmm11, 896(%rsp)
	movaps	%xmm10, 912(%rsp)
	movaps	%xmm9, 448(%rsp)
	movaps	%xmm5, 928(%rsp)
	movaps	%xmm2, 464(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm3, 704(%rsp)
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm6, 944(%rsp)
	movaps	%xmm7, 512(%rsp)
	movaps	%xmm4, 848(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r15,%rsi), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%rdi,%rdx), %xmm1
	movaps	16(%rdi,%rdx), %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	32(%rdi,%rdx), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	48(%rdi,%rdx), %xmm0
	movaps	%xmm0, 832(%rsp)
	movaps	64(%rdi,%rdx), %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm1, 576(%rsp)
	mulps	%xmm1, %xmm8
	movaps	%xmm8, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	xorl	%r12d, %r12d
	xorps	%xmm2, %xmm2
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm3, %xmm3
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm1, 48(%rsp)
	movaps	%xmm1, 16(%rsp)
	.p2align	4
241:
	movaps	-16(%r14), %xmm4
	movaps	-64(%rcx,%r12), %xmm8
	movaps	-48(%rcx,%r12), %xmm11
	movaps	-32(%rcx,%r12), %xmm7
	movaps	176(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	addps	192(%rsp), %xmm5
	addps	(%r14), %xmm5
	movaps	258f(%rip), %xmm1
	divps	%xmm5, %xmm1
	subps	%xmm5, %xmm4
	mulps	%xmm1, %xmm4
	movaps	144(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm1, %xmm5
	addps	%xmm4, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm4, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm1, %xmm9
	movaps	%xmm4, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm1, %xmm10
	movaps	%xmm4, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm12, %xmm0
	movaps	%xmm2, %xmm12
	movaps	%xmm15, %xmm2
	movaps	%xmm13, %xmm15
	movaps	32(%rsp), %xmm13
	addps	%xmm1, %xmm13
	movaps	%xmm13, 32(%rsp)
	movaps	-16(%rcx,%r12), %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm3, %xmm13
	movaps	%xmm6, %xmm3
	movaps	48(%rsp), %xmm6
	addps	%xmm1, %xmm6
	movaps	%xmm6, 48(%rsp)
	movaps	%xmm3, %xmm6
	movaps	%xmm13, %xmm3
	movaps	%xmm15, %xmm13
	movaps	%xmm2, %xmm15
	movaps	%xmm12, %xmm2
	movaps	%xmm0, %xmm12
	mulps	(%rcx,%r12), %xmm4
	movaps	16(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm1, %xmm2
	mulps	%xmm8, %xmm1
	addps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm8, %xmm4
	addps	%xmm4, %xmm13
	movaps	80(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 80(%rsp)
	mulps	%xmm11, %xmm1
	addps	%xmm1, %xmm14
	movaps	(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	208(%rsp), %xmm0
	mulps	%xmm7, %xmm5
	mulps	%xmm5, %xmm8
	addps	%xmm8, %xmm15
	mulps	%xmm5, %xmm11
	addps	%xmm11, %xmm3
	movaps	96(%rsp), %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm1, 96(%rsp)
	mulps	%xmm7, %xmm5
	addps	%xmm5, %xmm6
	addq	$80, %r12
	addq	$32, %r14
	cmpq	%r12, %rbx
	jne	241b
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm10, 816(%rsp)
	mulps	%xmm10, %xmm1
	movaps	304(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 304(%rsp)
	mulps	%xmm5, %xmm14
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm14
	mulps	%xmm5, %xmm14
	movaps	400(%rsp), %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	256(%rsp), %xmm11
	movaps	%xmm11, %xmm14
	mulps	416(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm9, 800(%rsp)
	movaps	288(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 288(%rsp)
	movaps	%xmm14, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm5, %xmm1
	movaps	352(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 352(%rsp)
	movaps	%xmm14, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm14, %xmm1
	movaps	736(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 736(%rsp)
	movaps	576(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm9, %xmm1
	movaps	240(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 240(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm5, %xmm1
	movaps	496(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 496(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm14, %xmm4
	mulps	%xmm1, %xmm4
	movaps	320(%rsp), %xmm7
	addps	%xmm4, %xmm7
	movaps	%xmm7, 320(%rsp)
	mulps	%xmm8, %xmm1
	movaps	224(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 224(%rsp)
	movaps	640(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	624(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	80(%rsp), %xmm1
	addps	%xmm10, %xmm1
	mulps	%xmm5, %xmm1
	movaps	272(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm2, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm14, %xmm1
	mulps	%xmm0, %xmm1
	movaps	512(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm8, %xmm0
	movaps	608(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 608(%rsp)
	mulps	432(%rsp), %xmm11
	mulps	%xmm11, %xmm12
	addps	%xmm10, %xmm12
	movaps	%xmm2, %xmm9
	movaps	%xmm5, %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm12, %xmm2
	mulps	%xmm11, %xmm9
	mulps	%xmm11, %xmm13
	mulps	%xmm11, %xmm15
	mulps	%xmm2, %xmm14
	movaps	%xmm8, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm11, %xmm2
	movaps	800(%rsp), %xmm7
	mulps	%xmm7, %xmm11
	movaps	336(%rsp), %xmm4
	addps	%xmm11, %xmm4
	movaps	%xmm5, %xmm0
	movaps	32(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 336(%rsp)
	addps	%xmm10, %xmm9
	movaps	96(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm9, %xmm4
	movaps	720(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 720(%rsp)
	addps	%xmm10, %xmm13
	mulps	%xmm5, %xmm3
	addps	%xmm13, %xmm3
	addps	%xmm10, %xmm15
	mulps	%xmm5, %xmm6
	addps	%xmm15, %xmm6
	mulps	%xmm5, %xmm3
	movaps	128(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm6, %xmm3
	movaps	944(%rsp), %xmm6
	addps	%xmm14, %xmm6
	movaps	848(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	112(%rsp), %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movaps	416(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	816(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	928(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	movaps	704(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	432(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm7, %xmm0
	movaps	368(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	48(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	912(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm9, %xmm0
	mulps	%xmm14, %xmm0
	movaps	464(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	movaps	896(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	832(%rsp), %xmm9
	mulps	%xmm7, %xmm9
	movaps	%xmm7, %xmm15
	movaps	480(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	16(%rsp), %xmm9
	mulps	%xmm8, %xmm9
	movaps	1344(%rsp), %xmm13
	addps	%xmm9, %xmm13
	mulps	%xmm12, %xmm14
	movaps	384(%rsp), %xmm12
	addps	%xmm14, %xmm12
	movaps	512(%rsp), %xmm7
	movaps	256(%rsp), %xmm8
	movaps	592(%rsp), %xmm14
	mulps	%xmm15, %xmm14
	movaps	448(%rsp), %xmm9
	addps	%xmm14, %xmm9
	incq	%r15
	addq	%rax, %r9
	cmpq	%rsi, %r15
	jne	240b
	addps	%xmm13, %xmm9
	addps	%xmm12, %xmm9
	addps	%xmm12, %xmm9
	movaps	%xmm9, 448(%rsp)
	addps	%xmm10, %xmm2
	movaps	%xmm2, 464(%rsp)
	addps	%xmm11, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	192(%rsp), %xmm9
	movaps	1312(%rsp), %xmm11
	movaps	352(%rsp), %xmm13
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm3, %xmm2
	movaps	736(%rsp), %xmm12
	movaps	400(%rsp), %xmm3
	jmp	244f
	.p2align	4
242:
	ucomiss	%xmm3, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	688(%rsp), %xmm0
	movaps	256(%rsp), %xmm8
	ja	243f
	xorps	%xmm0, %xmm0
243:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm13, %xmm13
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 480(%rsp)
244:
	movaps	144(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm2, %xmm1
	movaps	160(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm3
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm0, %xmm1
	movaps	368(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm12
	mulps	%xmm0, %xmm5
	subps	%xmm5, %xmm13
	movaps	%xmm13, %xmm10
	movaps	278f(%rip), %xmm13
	divps	%xmm8, %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm13, %xmm1
	mulps	304(%rsp), %xmm1
	addps	496(%rsp), %xmm1
	movaps	%xmm1, 816(%rsp)
	mulps	288(%rsp), %xmm13
	addps	320(%rsp), %xmm13
	movaps	%xmm15, %xmm1
	addps	%xmm2, %xmm1
	xorps	%xmm5, %xmm5
	mulps	%xmm5, %xmm15
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 1392(%rsp)
	mulps	%xmm5, %xmm2
	addps	%xmm15, %xmm2
	addps	448(%rsp), %xmm2
	movaps	464(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	128(%rsp), %xmm3
	subps	%xmm5, %xmm3
	movaps	%xmm3, 128(%rsp)
	movaps	480(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	subps	%xmm3, %xmm6
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm4
	mulps	%xmm0, %xmm2
	movaps	112(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	784(%rsp), %xmm1
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm1
	movaps	272(%rsp), %xmm15
	xorps	%xmm3, %xmm3
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm7, 512(%rsp)
	movaps	%xmm13, 832(%rsp)
	movaps	%xmm10, 352(%rsp)
	movaps	%xmm6, 944(%rsp)
	movaps	%xmm12, 736(%rsp)
	jbe	248f
	movaps	1200(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	2118f(%rip), %xmm1
	movaps	%xmm0, 1200(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	258f(%rip), %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	xorps	%xmm5, %xmm5
	ucomiss	%xmm3, %xmm2
	movdqa	240(%rsp), %xmm14
	movaps	224(%rsp), %xmm3
	jbe	249f
	testq	%rsi, %rsi
	movaps	%xmm1, 48(%rsp)
	xorps	%xmm3, %xmm3
	je	247f
	movq	%r10, %r9
	xorl	%r14d, %r14d
	.p2align	4
245:
	movl	%r9d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%rsi), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%rdi,%rdx), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	movaps	2125f(%rip), %xmm12
	movaps	2126f(%rip), %xmm13
	movaps	2127f(%rip), %xmm15
	movaps	2128f(%rip), %xmm10
	movaps	258f(%rip), %xmm2
	movdqa	2119f(%rip), %xmm14
	movdqa	2120f(%rip), %xmm1
	movaps	2121f(%rip), %xmm11
	.p2align	4
246:
	movaps	(%r12), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm9, %xmm4
	addps	(%r15,%rdx), %xmm4
	movaps	-16(%r15,%rdx), %xmm5
	movaps	%xmm2, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	278f(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	278f(%rip), %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm14, %xmm0
	pand	%xmm1, %xmm0
	movaps	%xmm2, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	278f(%rip), %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm12, %xmm8
	addps	%xmm13, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2123f(%rip), %xmm8
	addps	2124f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm11, %xmm8
	mulps	%xmm7, %xmm9
	addps	2122f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm9, %xmm0
	movaps	192(%rsp), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	278f(%rip), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %rdx
	addq	$80, %r12
	cmpq	%rdx, %r8
	jne	246b
	incq	%r14
	addq	%rax, %r9
	cmpq	%rsi, %r14
	movaps	256(%rsp), %xmm8
	jne	245b
247:
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	mulps	2129f(%rip), %xmm10
	addps	2130f(%rip), %xmm10
	xorps	%xmm2, %xmm2
	cmpltps	48(%rsp), %xmm2
	addps	%xmm1, %xmm10
	cmpltps	%xmm3, %xmm10
	andps	%xmm2, %xmm10
	movaps	%xmm10, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	283f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1248(%rsp)
	movaps	1376(%rsp), %xmm1
	blendvps	%xmm0, 2131f(%rip), %xmm1
	movaps	%xmm1, 1376(%rsp)
	movaps	258f(%rip), %xmm7
	movaps	%xmm7, %xmm4
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, 280f(%rip), %xmm4
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	656(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	560(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm8
	movaps	1008(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	992(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	768(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	880(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 880(%rsp)
	movaps	960(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm10, %xmm0
	movaps	1184(%rsp), %xmm4
	blendvps	%xmm0, 285f(%rip), %xmm4
	movaps	%xmm4, 1184(%rsp)
	andnps	688(%rsp), %xmm0
	andps	%xmm7, %xmm10
	movaps	%xmm10, 1392(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm6, 992(%rsp)
	movaps	%xmm5, 1008(%rsp)
	movaps	%xmm3, 1024(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	%xmm1, 1040(%rsp)
	xorps	%xmm5, %xmm5
	movdqa	240(%rsp), %xmm14
	movaps	112(%rsp), %xmm7
	movaps	624(%rsp), %xmm2
	movaps	224(%rsp), %xmm3
	movaps	400(%rsp), %xmm0
	movaps	784(%rsp), %xmm1
	jmp	251f
	.p2align	4
248:
	xorps	%xmm5, %xmm5
	movaps	%xmm15, 272(%rsp)
	movaps	768(%rsp), %xmm11
	movdqa	240(%rsp), %xmm14
	movaps	624(%rsp), %xmm2
	movaps	224(%rsp), %xmm3
	movaps	400(%rsp), %xmm0
	jmp	250f
	.p2align	4
249:
	movaps	%xmm15, 272(%rsp)
	movaps	768(%rsp), %xmm11
	movaps	624(%rsp), %xmm2
	movaps	400(%rsp), %xmm0
	movaps	784(%rsp), %xmm1
250:
	movaps	112(%rsp), %xmm7
251:
	movaps	%xmm3, 224(%rsp)
	movaps	%xmm2, 624(%rsp)
	movdqa	%xmm14, 240(%rsp)
	movaps	%xmm11, 800(%rsp)
	movaps	%xmm8, 256(%rsp)
	movaps	%xmm9, 192(%rsp)
	ucomiss	%xmm5, %xmm1
	movdqa	1760(%rsp), %xmm1
	xorps	%xmm4, %xmm4
	pcmpgtd	%xmm4, %xmm1
	movdqa	%xmm1, 32(%rsp)
	movdqa	1792(%rsp), %xmm1
	pcmpgtd	%xmm4, %xmm1
	movdqa	%xmm1, 48(%rsp)
	xorps	%xmm6, %xmm6
	movaps	276f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	258f(%rip), %xmm12
	movaps	%xmm12, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 416(%rsp)
	movaps	736(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm3, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 208(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm12, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	%xmm7, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	656(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movdqa	%xmm14, %xmm7
	movaps	304(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	movaps	295f(%rip), %xmm5
	xorps	%xmm5, %xmm1
	movaps	278f(%rip), %xmm3
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	orps	1568(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1824(%rsp)
	movaps	%xmm12, %xmm2
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm12, %xmm13
	movaps	560(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	1120(%rsp), %xmm2
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	288(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	xorps	%xmm4, %xmm5
	movaps	%xmm4, %xmm6
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm10, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm2
	cmpleps	1152(%rsp), %xmm2
	movaps	1104(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	%xmm7, %xmm5
	movaps	%xmm6, %xmm8
	pxor	%xmm6, %xmm5
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm9, %xmm2
	cmpleps	1168(%rsp), %xmm2
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm3, %xmm7
	movaps	640(%rsp), %xmm15
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm15, %xmm5
	xorps	%xmm8, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	divps	96(%rsp), %xmm13
	movaps	%xmm13, 432(%rsp)
	movaps	%xmm11, %xmm2
	movaps	1280(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	336(%rsp), %xmm9
	blendvps	%xmm0, %xmm9, %xmm3
	cmpleps	1264(%rsp), %xmm2
	movaps	%xmm9, %xmm5
	xorps	295f(%rip), %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	416(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm14, 304(%rsp)
	mulps	%xmm14, %xmm0
	movaps	%xmm0, 96(%rsp)
	orps	1808(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	mulps	%xmm0, %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	pandn	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	48(%rsp), %xmm2
	orps	%xmm0, %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	144(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	movaps	%xmm10, 288(%rsp)
	mulps	%xmm10, %xmm5
	movaps	%xmm5, 80(%rsp)
	orps	1776(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm5, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movaps	32(%rsp), %xmm6
	orps	%xmm1, %xmm6
	movaps	%xmm6, 32(%rsp)
	movaps	208(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	240(%rsp), %xmm5
	movaps	%xmm5, 496(%rsp)
	orps	1744(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm5, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	1728(%rsp), %xmm7
	pxor	%xmm5, %xmm5
	pcmpgtd	%xmm5, %xmm7
	por	%xmm0, %xmm7
	movdqa	%xmm7, 384(%rsp)
	movaps	368(%rsp), %xmm10
	movaps	%xmm10, %xmm7
	movaps	%xmm15, 640(%rsp)
	mulps	%xmm15, %xmm7
	por	1712(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm7, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm3, %xmm1
	movdqa	1696(%rsp), %xmm3
	pcmpgtd	%xmm5, %xmm3
	por	%xmm1, %xmm3
	movdqa	%xmm3, 1344(%rsp)
	movaps	%xmm13, %xmm8
	movaps	%xmm9, 336(%rsp)
	mulps	%xmm9, %xmm8
	por	1680(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm8, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 784(%rsp)
	andnps	%xmm12, %xmm2
	movaps	%xmm2, 912(%rsp)
	movaps	%xmm4, %xmm3
	mulps	%xmm2, %xmm3
	movaps	352(%rsp), %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm11, %xmm9
	mulps	16(%rsp), %xmm9
	mulps	%xmm9, %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1632(%rsp)
	movaps	%xmm0, %xmm1
	movaps	2132f(%rip), %xmm15
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm12, %xmm0
	divps	%xmm1, %xmm0
	andnps	%xmm12, %xmm6
	movaps	%xmm6, 704(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm6, %xmm5
	movaps	816(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	mulps	%xmm9, %xmm2
	movaps	832(%rsp), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm2, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm13, (%rsp)
	mulps	%xmm3, %xmm11
	subps	%xmm1, %xmm11
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm14
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm2, %xmm1
	movaps	258f(%rip), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm0, %xmm2
	mulps	%xmm0, %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm4
	movaps	%xmm4, 1616(%rsp)
	movaps	%xmm4, %xmm1
	maxps	%xmm15, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	258f(%rip), %xmm4
	divps	%xmm1, %xmm4
	movaps	%xmm4, %xmm6
	movaps	384(%rsp), %xmm1
	andnps	258f(%rip), %xmm1
	movaps	%xmm1, 928(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	mulps	%xmm9, %xmm12
	movaps	512(%rsp), %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm12, %xmm1
	mulps	%xmm13, %xmm1
	mulps	%xmm3, %xmm15
	subps	%xmm1, %xmm15
	movaps	608(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm12, %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm5, %xmm13
	subps	%xmm1, %xmm13
	mulps	%xmm2, %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	movaps	258f(%rip), %xmm1
	subps	%xmm4, %xmm1
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm6, 160(%rsp)
	mulps	%xmm6, %xmm13
	movaps	%xmm13, %xmm4
	mulps	%xmm13, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm1, 1600(%rsp)
	movaps	%xmm1, %xmm4
	maxps	2132f(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	258f(%rip), %xmm1
	divps	%xmm4, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	1344(%rsp), %xmm1
	andnps	258f(%rip), %xmm1
	movaps	%xmm1, 896(%rsp)
	movaps	432(%rsp), %xmm14
	mulps	%xmm1, %xmm14
	movaps	128(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	mulps	%xmm9, %xmm1
	movaps	944(%rsp), %xmm10
	mulps	%xmm14, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm1, %xmm3
	mulps	(%rsp), %xmm3
	subps	%xmm3, %xmm10
	movaps	848(%rsp), %xmm3
	mulps	%xmm14, %xmm3
	movaps	%xmm1, %xmm9
	mulps	320(%rsp), %xmm9
	movaps	%xmm5, 1664(%rsp)
	mulps	%xmm5, %xmm3
	subps	%xmm9, %xmm3
	mulps	%xmm2, %xmm10
	movaps	%xmm2, 592(%rsp)
	movaps	%xmm10, %xmm9
	mulps	%xmm11, %xmm9
	subps	%xmm9, %xmm3
	mulps	720(%rsp), %xmm14
	movaps	%xmm1, %xmm9
	mulps	%xmm12, %xmm9
	movaps	%xmm0, 1648(%rsp)
	mulps	%xmm0, %xmm14
	subps	%xmm9, %xmm14
	movaps	%xmm10, %xmm9
	mulps	%xmm15, %xmm9
	subps	%xmm9, %xmm14
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm9
	mulps	%xmm13, %xmm9
	subps	%xmm9, %xmm14
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	258f(%rip), %xmm9
	subps	%xmm4, %xmm9
	movaps	%xmm10, %xmm4
	mulps	%xmm10, %xmm4
	subps	%xmm4, %xmm9
	movaps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	subps	%xmm4, %xmm9
	mulps	176(%rsp), %xmm14
	movaps	%xmm14, %xmm4
	mulps	%xmm14, %xmm4
	subps	%xmm4, %xmm9
	movaps	%xmm9, %xmm4
	maxps	2132f(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	258f(%rip), %xmm5
	divps	%xmm4, %xmm5
	movaps	%xmm5, 576(%rsp)
	movaps	96(%rsp), %xmm5
	mulps	16(%rsp), %xmm5
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 480(%rsp)
	mulps	%xmm5, %xmm0
	movaps	80(%rsp), %xmm6
	mulps	912(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	mulps	%xmm2, %xmm6
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm0, %xmm4
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	mulps	%xmm5, %xmm0
	movaps	496(%rsp), %xmm2
	mulps	704(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm11, 448(%rsp)
	mulps	%xmm6, %xmm11
	subps	%xmm11, %xmm2
	mulps	160(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm12, 320(%rsp)
	mulps	%xmm5, %xmm12
	mulps	928(%rsp), %xmm7
	subps	%xmm12, %xmm7
	movaps	%xmm15, 464(%rsp)
	mulps	%xmm6, %xmm15
	subps	%xmm15, %xmm7
	movaps	%xmm13, %xmm15
	mulps	%xmm2, %xmm13
	subps	%xmm13, %xmm7
	movaps	176(%rsp), %xmm12
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm1, %xmm11
	movaps	%xmm5, 96(%rsp)
	mulps	%xmm5, %xmm1
	mulps	896(%rsp), %xmm8
	subps	%xmm1, %xmm8
	movaps	%xmm10, %xmm5
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm6, %xmm10
	movaps	258f(%rip), %xmm6
	subps	%xmm10, %xmm8
	movaps	%xmm3, %xmm10
	movaps	%xmm2, 496(%rsp)
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm8
	movaps	%xmm14, %xmm13
	mulps	%xmm7, %xmm14
	subps	%xmm14, %xmm8
	movaps	576(%rsp), %xmm2
	mulps	%xmm2, %xmm8
	movaps	%xmm8, %xmm14
	mulps	%xmm8, %xmm14
	addps	%xmm4, %xmm14
	movaps	416(%rsp), %xmm1
	movaps	1824(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	144(%rsp), %xmm3
	mulps	592(%rsp), %xmm3
	movaps	48(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	208(%rsp), %xmm4
	mulps	160(%rsp), %xmm4
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	mulps	%xmm1, %xmm3
	mulps	%xmm3, %xmm4
	movaps	368(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm12, %xmm1
	movaps	384(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	432(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	1344(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm12
	mulps	%xmm4, %xmm1
	mulps	%xmm1, %xmm12
	movaps	%xmm12, 48(%rsp)
	movaps	295f(%rip), %xmm0
	movaps	480(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	448(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	464(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 464(%rsp)
	movaps	320(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 320(%rsp)
	xorps	%xmm0, %xmm15
	xorps	%xmm0, %xmm5
	xorps	%xmm0, %xmm10
	xorps	%xmm0, %xmm11
	movaps	%xmm11, 384(%rsp)
	xorps	%xmm0, %xmm13
	ja	234b
	movaps	%xmm5, %xmm12
	movaps	%xmm6, %xmm0
	movaps	208(%rsp), %xmm2
	divps	%xmm2, %xmm0
	mulps	256(%rsp), %xmm0
	movaps	%xmm6, %xmm1
	divps	%xmm3, %xmm1
	mulps	192(%rsp), %xmm1
	mulps	2133f(%rip), %xmm0
	mulps	2134f(%rip), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	movaps	285f(%rip), %xmm5
	cmpltps	%xmm5, %xmm0
	addps	%xmm1, %xmm1
	sqrtps	%xmm1, %xmm1
	mulps	2135f(%rip), %xmm1
	andps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movss	16(%r11), %xmm1
	movaps	%xmm6, %xmm0
	movaps	1184(%rsp), %xmm9
	divps	%xmm9, %xmm0
	mulps	48(%rsp), %xmm0
	movaps	%xmm1, %xmm4
	shufps	$0, %xmm1, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm6, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm3, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm9, %xmm0
	cmpltps	%xmm5, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	cmpleps	%xmm0, %xmm14
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	784(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm14, %xmm0
	movaps	912(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	704(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	928(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	896(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm4, %xmm1
	andps	%xmm6, %xmm1
	movaps	282f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1552(%rsp), %xmm0
	cmpleps	1200(%rsp), %xmm0
	movaps	%xmm3, %xmm1
	minps	2136f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1328(%rsp)
	movaps	%xmm1, %xmm11
	cmpeqps	%xmm4, %xmm11
	andps	%xmm6, %xmm11
	movaps	%xmm11, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm11, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm11, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm11, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm3, %xmm1
	movaps	800(%rsp), %xmm4
	movaps	298f(%rip), %xmm14
	movaps	192(%rsp), %xmm9
	ja	236b
	movaps	576(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm1, %xmm13
	addps	%xmm7, %xmm13
	movaps	176(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm3, %xmm15
	addps	496(%rsp), %xmm15
	mulps	%xmm1, %xmm10
	addps	%xmm15, %xmm10
	movaps	160(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm2, %xmm7
	movaps	448(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	addps	80(%rsp), %xmm2
	movaps	464(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm1, %xmm12
	addps	%xmm0, %xmm12
	movaps	592(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	480(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	addps	96(%rsp), %xmm12
	movaps	(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm6, %xmm2
	movaps	320(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	384(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm6, %xmm5
	mulps	416(%rsp), %xmm5
	movaps	%xmm5, 384(%rsp)
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, 592(%rsp)
	mulps	%xmm7, %xmm4
	movaps	%xmm4, 160(%rsp)
	mulps	368(%rsp), %xmm3
	movaps	%xmm3, 176(%rsp)
	mulps	432(%rsp), %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm2, %xmm0
	divps	672(%rsp), %xmm0
	movaps	752(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2119f(%rip), %xmm0
	pand	2120f(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	278f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2121f(%rip), %xmm3
	addps	2122f(%rip), %xmm3
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2123f(%rip), %xmm3
	addps	2124f(%rip), %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	%xmm2, 320(%rsp)
	mulps	2125f(%rip), %xmm2
	addps	2126f(%rip), %xmm2
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm1, 496(%rsp)
	mulps	2127f(%rip), %xmm1
	movaps	%xmm1, 464(%rsp)
	mulps	2128f(%rip), %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	544(%rsp), %xmm0
	mulps	2137f(%rip), %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	864(%rsp), %xmm0
	mulps	2138f(%rip), %xmm0
	movaps	%xmm0, 864(%rsp)
	movl	76(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm3, %xmm3
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm2, %xmm2
	xorps	%xmm12, %xmm12
	xorps	%xmm5, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm1, %xmm1
	cmpb	$1, %r9b
	jne	254f
	imulq	536(%rsp), %r13
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 240(%rsp)
	xorl	%edx, %edx
	.p2align	4
252:
	movl	%r13d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	256(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	240(%rsp), %xmm4
	movaps	288(%rsp), %xmm14
	movaps	304(%rsp), %xmm10
	.p2align	4
253:
	movaps	%xmm2, 80(%rsp)
	movaps	%xmm9, 96(%rsp)
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	(%r9,%r14), %xmm11
	movaps	(%rbx), %xmm13
	mulps	(%rsp), %xmm13
	addps	192(%rsp), %xmm13
	movaps	-16(%r9,%r14), %xmm15
	addps	%xmm11, %xmm13
	movaps	258f(%rip), %xmm2
	movaps	%xmm2, %xmm3
	divps	%xmm13, %xmm3
	subps	%xmm13, %xmm15
	mulps	%xmm3, %xmm15
	movaps	278f(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm3, %xmm7
	cmpltps	%xmm15, %xmm0
	addps	%xmm6, %xmm7
	blendvps	%xmm0, %xmm15, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	2119f(%rip), %xmm0
	pand	2120f(%rip), %xmm0
	movaps	%xmm2, %xmm5
	psubd	%xmm0, %xmm5
	mulps	%xmm5, %xmm7
	addps	%xmm6, %xmm5
	addps	%xmm7, %xmm5
	movaps	%xmm5, %xmm9
	mulps	%xmm5, %xmm9
	movaps	%xmm5, %xmm8
	mulps	2125f(%rip), %xmm8
	movaps	%xmm9, %xmm7
	addps	2126f(%rip), %xmm8
	mulps	2127f(%rip), %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm5, %xmm8
	mulps	2123f(%rip), %xmm8
	addps	2124f(%rip), %xmm8
	mulps	%xmm9, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm5, %xmm8
	mulps	2121f(%rip), %xmm8
	addps	2122f(%rip), %xmm8
	mulps	%xmm9, %xmm7
	addps	%xmm8, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm5, %xmm7
	cvtdq2ps	%xmm0, %xmm0
	mulps	2128f(%rip), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm15, %xmm7
	addps	%xmm2, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm6, %xmm15
	subps	%xmm15, %xmm7
	mulps	%xmm13, %xmm7
	addps	282f(%rip), %xmm13
	movaps	%xmm2, %xmm5
	divps	%xmm13, %xmm5
	movaps	80(%rsp), %xmm2
	movaps	96(%rsp), %xmm9
	addps	%xmm7, %xmm1
	mulps	%xmm11, %xmm3
	movaps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm5, %xmm10
	mulps	%xmm6, %xmm5
	movaps	%xmm6, %xmm7
	addps	%xmm6, %xmm14
	mulps	%xmm3, %xmm6
	addps	%xmm6, %xmm2
	movaps	32(%rsp), %xmm6
	addps	%xmm5, %xmm4
	mulps	%xmm5, %xmm7
	mulps	%xmm3, %xmm5
	addps	%xmm5, %xmm9
	movaps	16(%rsp), %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	addps	%xmm7, %xmm12
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm7
	movaps	48(%rsp), %xmm3
	addps	%xmm0, %xmm6
	addps	%xmm7, %xmm3
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	253b
	movaps	%xmm10, 304(%rsp)
	movaps	%xmm14, 288(%rsp)
	movaps	%xmm4, 240(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%rsi, %rdx
	jne	252b
254:
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm12, 400(%rsp)
	movaps	%xmm2, 80(%rsp)
	movaps	%xmm9, 96(%rsp)
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm1, 640(%rsp)
	movaps	352(%rsp), %xmm8
	movaps	144(%rsp), %xmm3
	mulps	%xmm3, %xmm8
	movaps	416(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	258f(%rip), %xmm7
	movaps	%xmm7, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	2132f(%rip), %xmm6
	maxps	%xmm6, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm7, %xmm10
	movaps	%xmm7, %xmm5
	divps	%xmm1, %xmm10
	movaps	816(%rsp), %xmm12
	movaps	208(%rsp), %xmm2
	mulps	%xmm2, %xmm12
	mulps	%xmm4, %xmm12
	movaps	832(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm12, %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm3, %xmm11
	movaps	%xmm3, %xmm7
	subps	%xmm1, %xmm11
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm5, %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm10, %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm3
	minps	%xmm5, %xmm0
	movaps	%xmm3, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm6, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm5, %xmm6
	movaps	%xmm5, %xmm14
	divps	%xmm0, %xmm6
	movaps	272(%rsp), %xmm13
	movaps	368(%rsp), %xmm5
	mulps	%xmm5, %xmm13
	mulps	%xmm4, %xmm13
	movaps	512(%rsp), %xmm9
	mulps	%xmm5, %xmm9
	movaps	%xmm13, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm7, %xmm9
	subps	%xmm0, %xmm9
	movaps	608(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm13, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm2, %xmm15
	subps	%xmm0, %xmm15
	mulps	%xmm10, %xmm9
	movaps	%xmm9, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm15
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm14, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm3
	mulps	%xmm6, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	minps	%xmm1, %xmm0
	movaps	%xmm0, 112(%rsp)
	maxps	2132f(%rip), %xmm3
	sqrtps	%xmm3, %xmm1
	movaps	%xmm14, %xmm2
	divps	%xmm1, %xmm2
	movaps	128(%rsp), %xmm14
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm4, %xmm14
	movaps	944(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm14, %xmm1
	movaps	%xmm8, 352(%rsp)
	mulps	%xmm8, %xmm1
	mulps	%xmm7, %xmm3
	subps	%xmm1, %xmm3
	movaps	848(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm14, %xmm1
	movaps	%xmm12, 816(%rsp)
	mulps	%xmm12, %xmm1
	mulps	208(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm10, 336(%rsp)
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm1
	movaps	%xmm11, 832(%rsp)
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm4
	movaps	720(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	movaps	%xmm14, %xmm1
	movaps	%xmm13, 272(%rsp)
	mulps	%xmm13, %xmm1
	mulps	%xmm5, %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm3, %xmm1
	movaps	%xmm9, 512(%rsp)
	mulps	%xmm9, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm6, 224(%rsp)
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm1
	movaps	%xmm15, 608(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm14, 128(%rsp)
	mulps	%xmm14, %xmm14
	movaps	258f(%rip), %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm14, %xmm1
	movaps	%xmm3, 944(%rsp)
	mulps	%xmm3, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm4, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm2, (%rsp)
	mulps	%xmm2, %xmm12
	movaps	%xmm12, %xmm3
	mulps	%xmm12, %xmm3
	subps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	112(%rsp), %xmm5
	movaps	2139f(%rip), %xmm3
	cmpltps	%xmm5, %xmm3
	movaps	1328(%rsp), %xmm11
	movaps	%xmm11, %xmm14
	cmpeqps	283f(%rip), %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm3, 720(%rsp)
	orps	%xmm3, %xmm0
	movaps	274f(%rip), %xmm5
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm5, 736(%rsp)
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	656(%rsp), %xmm10
	addps	%xmm10, %xmm0
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	273f(%rip), %xmm8
	andps	%xmm8, %xmm5
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm5
	movaps	592(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	andps	%xmm8, %xmm2
	maxps	%xmm5, %xmm2
	movaps	576(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm8, %xmm0
	maxps	%xmm2, %xmm0
	movaps	800(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	2140f(%rip), %xmm2
	cmpleps	%xmm2, %xmm0
	cmpleps	%xmm9, %xmm11
	movaps	%xmm11, 112(%rsp)
	andps	%xmm11, %xmm0
	movaps	%xmm0, %xmm9
	blendvps	%xmm0, %xmm6, %xmm10
	movss	208(%r11), %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	560(%rsp), %xmm8
	addps	%xmm8, %xmm4
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	minps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm8
	movaps	256(%rsp), %xmm4
	movaps	160(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1104(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	1152(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movss	12(%r11), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	192(%rsp), %xmm7
	movaps	176(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	1136(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	1168(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm11, %xmm7
	addps	%xmm3, %xmm15
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	minps	%xmm15, %xmm13
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm13, %xmm5
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movq	1232(%rsp), %r12
	movq	%r12, %rax
	shlq	$4, %rax
	movq	1456(%rsp), %r14
	movaps	%xmm10, (%r14,%rax)
	movq	1512(%rsp), %r13
	addq	%r13, %r12
	shlq	$4, %r12
	movaps	%xmm8, (%r14,%r12)
	leaq	(%r14,%rax), %rsi
	movq	%r13, %rdx
	shlq	$5, %rdx
	movaps	%xmm4, (%rdx,%rsi)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movq	%rdx, %r8
	shlq	$4, %r8
	movaps	%xmm7, (%r8,%rsi)
	movaps	%xmm14, %xmm0
	movaps	%xmm11, 192(%rsp)
	blendvps	%xmm0, %xmm11, %xmm3
	movq	%r13, %r8
	shlq	$6, %r8
	movaps	%xmm3, (%r8,%rsi)
	movl	$5, %esi
	movl	76(%rsp), %r8d
	testb	$2, %r8b
	je	255f
	movaps	295f(%rip), %xmm7
	movaps	352(%rsp), %xmm8
	xorps	%xmm7, %xmm8
	maxps	2132f(%rip), %xmm1
	sqrtps	%xmm1, %xmm0
	movaps	258f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 176(%rsp)
	movaps	208(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	368(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	112(%rsp), %xmm0
	andps	720(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	336(%rsp), %xmm5
	mulps	%xmm5, %xmm8
	movaps	832(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm8, %xmm4
	addps	816(%rsp), %xmm4
	xorps	%xmm7, %xmm4
	movaps	224(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	movaps	%xmm5, %xmm10
	xorps	%xmm7, %xmm10
	mulps	%xmm0, %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm5, %xmm0
	movaps	512(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm8, %xmm3
	addps	272(%rsp), %xmm3
	movaps	608(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	mulps	%xmm4, %xmm13
	addps	%xmm3, %xmm13
	xorps	%xmm7, %xmm13
	movaps	(%rsp), %xmm3
	mulps	%xmm3, %xmm13
	movaps	%xmm1, %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm7, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm11, %xmm15
	xorps	%xmm7, %xmm15
	mulps	%xmm1, %xmm15
	mulps	%xmm3, %xmm15
	movaps	%xmm5, %xmm0
	movaps	944(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	mulps	%xmm8, %xmm3
	addps	128(%rsp), %xmm3
	movaps	848(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm12, %xmm14
	mulps	%xmm13, %xmm14
	addps	%xmm1, %xmm14
	xorps	%xmm7, %xmm14
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	mulps	%xmm9, %xmm11
	mulps	%xmm10, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm12, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm9, %xmm1
	xorps	%xmm7, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm12, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm11, %xmm9
	xorps	%xmm7, %xmm9
	mulps	%xmm6, %xmm9
	movaps	%xmm6, %xmm11
	movaps	(%rsp), %xmm6
	xorps	%xmm7, %xmm6
	mulps	%xmm12, %xmm6
	movaps	%xmm8, 352(%rsp)
	mulps	%xmm8, %xmm8
	addps	258f(%rip), %xmm8
	movaps	%xmm4, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm8, %xmm3
	movaps	%xmm13, 128(%rsp)
	mulps	%xmm13, %xmm13
	addps	%xmm3, %xmm13
	movaps	%xmm14, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm13, %xmm3
	movaps	416(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	192(%rsp), %xmm12
	movaps	%xmm12, %xmm13
	movaps	112(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	%xmm11, %xmm7
	mulps	%xmm11, %xmm6
	mulps	%xmm5, %xmm5
	movaps	%xmm10, 608(%rsp)
	mulps	%xmm10, %xmm10
	addps	%xmm5, %xmm10
	movaps	%xmm2, 272(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm1, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm2, %xmm3
	movaps	144(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm12, %xmm11
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	224(%rsp), %xmm0
	movaps	432(%rsp), %xmm10
	mulps	%xmm0, %xmm0
	movaps	%xmm15, 256(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm0, %xmm15
	movaps	%xmm9, 512(%rsp)
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	addps	%xmm15, %xmm5
	movaps	208(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm7, %xmm15
	movaps	%xmm12, %xmm3
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm6, 160(%rsp)
	mulps	%xmm6, %xmm6
	addps	%xmm2, %xmm6
	movaps	368(%rsp), %xmm2
	mulps	%xmm2, %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	mulps	%xmm7, %xmm7
	mulps	%xmm10, %xmm7
	mulps	%xmm10, %xmm7
	movaps	%xmm12, %xmm6
	blendvps	%xmm0, %xmm7, %xmm6
	leaq	(,%r13,4), %rsi
	addq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm13, (%rax,%rsi)
	movl	76(%rsp), %r8d
	andl	$4, %r8d
	movl	%r8d, %esi
	shrl	$2, %esi
	xorl	%r9d, %r9d
	testl	%r8d, %r8d
	movl	$14, %r10d
	movl	$8, %ebx
	cmoveq	%rbx, %r10
	sete	%r9b
	movl	$19, %ebx
	movl	$9, %r15d
	cmoveq	%r15, %rbx
	xorq	$7, %r9
	imulq	%r13, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm11, (%rax,%r9)
	leaq	(%rsi,%rsi,2), %rsi
	addq	$7, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm3, (%rax,%rsi)
	imulq	%r13, %r10
	shlq	$4, %r10
	addq	%r14, %r10
	movaps	%xmm5, (%rax,%r10)
	imulq	%r13, %rbx
	shlq	$4, %rbx
	addq	%r14, %rbx
	movaps	%xmm6, (%rax,%rbx)
	movl	$10, %esi
	testl	%r8d, %r8d
	movl	76(%rsp), %r8d
	je	255f
	movaps	%xmm8, %xmm10
	movaps	336(%rsp), %xmm3
	mulps	352(%rsp), %xmm3
	movaps	608(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm3, %xmm0
	movaps	272(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm1, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm3, %xmm5
	mulps	144(%rsp), %xmm5
	movaps	416(%rsp), %xmm8
	mulps	%xmm8, %xmm5
	movaps	192(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, 352(%rsp)
	movaps	224(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	movaps	256(%rsp), %xmm11
	movaps	%xmm11, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm4, %xmm6
	movaps	512(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm6, %xmm3
	movaps	208(%rsp), %xmm12
	mulps	%xmm12, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 336(%rsp)
	mulps	%xmm2, %xmm5
	movaps	%xmm11, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm5, %xmm4
	movaps	%xmm10, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm4, %xmm3
	mulps	%xmm12, %xmm3
	movaps	144(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 224(%rsp)
	movaps	(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	160(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm9, %xmm3
	movaps	368(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm7, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, 128(%rsp)
	mulps	%xmm4, %xmm13
	movaps	%xmm5, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm13, %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm2, %xmm13
	movaps	%xmm7, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 272(%rsp)
	mulps	%xmm11, %xmm4
	movaps	%xmm5, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm4, %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm12, %xmm3
	movaps	%xmm7, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	mulps	%xmm15, %xmm14
	movaps	432(%rsp), %xmm2
	mulps	%xmm2, %xmm14
	mulps	%xmm8, %xmm14
	movaps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm14, %xmm3
	mulps	%xmm15, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm13, %xmm1
	movaps	%xmm7, %xmm13
	blendvps	%xmm0, %xmm1, %xmm13
	mulps	%xmm15, %xmm10
	mulps	%xmm2, %xmm10
	mulps	%xmm12, %xmm10
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm10, %xmm1
	mulps	%xmm5, %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm9, %xmm15
	blendvps	%xmm0, %xmm15, %xmm7
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movq	%r13, %rsi
	shlq	$7, %rsi
	addq	%r14, %rsi
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	leaq	(,%r13,8), %rsi
	addq	%r13, %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$176, %r13, %r8
	addq	%r14, %r8
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movl	76(%rsp), %r8d
	shlq	$6, %rdx
	addq	%r14, %rdx
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$208, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	imulq	$240, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm3, (%rax,%rdx)
	movq	%r13, %rdx
	shlq	$8, %rdx
	addq	%r14, %rdx
	movaps	%xmm13, (%rax,%rdx)
	imulq	$272, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm1, (%rax,%rdx)
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	%xmm7, (%rax,%rsi)
	movl	$20, %esi
255:
	testb	$8, %r8b
	movq	1920(%rsp), %r10
	movq	1480(%rsp), %r8
	movaps	294f(%rip), %xmm10
	movq	1504(%rsp), %r9
	movq	1496(%rsp), %rbx
	movq	1520(%rsp), %r15
	movaps	544(%rsp), %xmm0
	movaps	400(%rsp), %xmm13
	movaps	16(%rsp), %xmm5
	movaps	240(%rsp), %xmm7
	movaps	304(%rsp), %xmm14
	je	24b
	movaps	464(%rsp), %xmm2
	addps	704(%rsp), %xmm2
	movaps	496(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	addps	448(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	addps	480(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	addps	320(%rsp), %xmm2
	movaps	624(%rsp), %xmm1
	addps	%xmm2, %xmm1
	addps	%xmm1, %xmm0
	movaps	864(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm1
	movss	108(%r11), %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	shufps	$0, %xmm1, %xmm1
	movaps	288(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r11), %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm1, %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm3, %xmm0
	movss	116(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	80(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	96(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	32(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	48(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	addps	%xmm0, %xmm1
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm4, %xmm0
	movss	140(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	movss	148(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm3
	addps	%xmm0, %xmm3
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	movss	156(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm0, %xmm3
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movss	164(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm0, %xmm3
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm7, %xmm15
	movaps	1360(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	addps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm5, %xmm14
	movss	176(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm4, %xmm0
	addps	%xmm0, %xmm5
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movss	184(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm5, %xmm0
	movss	192(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	movss	196(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm11, %xmm4
	movaps	1328(%rsp), %xmm0
	cmpeqps	283f(%rip), %xmm0
	addps	%xmm2, %xmm4
	movss	200(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm8, %xmm5
	movss	208(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm6
	movaps	640(%rsp), %xmm8
	subps	%xmm8, %xmm6
	addps	%xmm4, %xmm5
	movss	204(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm2, %xmm6
	addps	%xmm8, %xmm8
	addps	%xmm7, %xmm1
	addps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm2, %xmm8
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	2141f(%rip), %xmm7
	addps	%xmm4, %xmm7
	blendvps	%xmm0, %xmm2, %xmm3
	blendvps	%xmm0, %xmm2, %xmm7
	movq	%rsi, %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	1(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm8, (%rax,%rdx)
	leaq	2(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm1, (%rax,%rdx)
	leaq	3(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm3, (%rax,%rdx)
	addq	$4, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm7, (%rax,%rsi)
	jmp	24b
256:
	addq	$1848, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
257:
	retq
	.p2align	4, 0x0
258:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
259:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
260:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
261:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
262:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
263:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
264:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
265:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
266:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
267:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
268:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
269:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
270:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
271:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
272:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
273:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
274:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
275:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
276:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
277:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
278:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
279:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
280:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
281:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
282:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
283:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
284:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
285:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
286:
	.long	1
	.long	1
	.long	1
	.long	1
287:
	.long	2
	.long	2
	.long	2
	.long	2
288:
	.long	4
	.long	4
	.long	4
	.long	4
289:
	.long	8
	.long	8
	.long	8
	.long	8
290:
	.long	16
	.long	16
	.long	16
	.long	16
291:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
292:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
293:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
294:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
295:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
296:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
297:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
298:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
299:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
2100:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
2101:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
2102:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
2103:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
2104:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2105:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2106:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2107:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2108:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2109:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2110:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2111:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2112:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2113:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2114:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2115:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2116:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2117:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2118:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2119:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2120:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2121:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2122:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2123:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2124:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2125:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2126:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2127:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2128:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2129:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2130:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2131:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2132:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2133:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2134:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2135:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2136:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2137:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2138:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2139:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2140:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2141:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2142:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2143:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2144:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2145:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2146:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2147:
	.long	0x3e800000
2148:
	.long	0x3f000000
