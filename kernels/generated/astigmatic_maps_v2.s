# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	testl	%esi, %esi
	je	256f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1896, %rsp
	movq	1968(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	32(%rdi), %r14
	movq	40(%rdi), %rbx
	movq	%rbx, 1512(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	1952(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1480(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1256(%rsp)
	movq	%r9, 1496(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1240(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1472(%rsp)
	leaq	(%rax,%rax), %rcx
	movq	%rcx, 1488(%rsp)
	movq	%rsi, 1592(%rsp)
	leaq	16(%rsi), %rbp
	leaq	64(%rdi), %rcx
	movaps	257f(%rip), %xmm1
	movaps	273f(%rip), %xmm14
	xorl	%edx, %edx
	xorps	%xmm15, %xmm15
	movq	%rax, 1528(%rsp)
	movq	%r14, 1520(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	1472(%rsp), %r8
	cmpq	1480(%rsp), %rdx
	je	255f
21:
	movq	%rdx, %rsi
	imulq	1240(%rsp), %rsi
	movq	%rsi, 1504(%rsp)
	movq	%r8, %r9
	xorl	%ebx, %ebx
	movq	%r8, 1544(%rsp)
	movq	%rdx, 1536(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rbx
	addq	1488(%rsp), %r9
	cmpq	1240(%rsp), %rbx
	je	20b
23:
	movq	1504(%rsp), %rsi
	addq	%rbx, %rsi
	imulq	%rax, %rsi
	addq	1496(%rsp), %rsi
	movq	%r9, 584(%rsp)
	xorl	%r15d, %r15d
	movq	%r9, 1568(%rsp)
	movq	%rbx, 1560(%rsp)
	movq	%rsi, 1552(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1512(%rsp), %rdx
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r12)
	movq	1528(%rsp), %rax
	movaps	257f(%rip), %xmm1
	movq	1536(%rsp), %rdx
	movq	1552(%rsp), %rsi
25:
	incq	%r15
	addq	$2, 584(%rsp)
	cmpq	%rax, %r15
	je	22b
26:
	leaq	(%rsi,%r15), %r12
	movl	8(%r10), %r13d
	cmpq	%r13, %r12
	jae	25b
	movq	%r13, 1576(%rsp)
	movq	%r12, 1248(%rsp)
	movq	%r15, 1584(%rsp)
	movl	(%r10), %esi
	movl	16(%r10), %ebx
	movl	20(%r10), %eax
	movl	%eax, 60(%rsp)
	movq	%rsi, %r13
	imulq	%rsi, %r13
	testq	%rsi, %rsi
	je	226f
	movl	%ebx, 176(%rsp)
	movq	%r13, %rdx
	imulq	1248(%rsp), %rdx
	addq	%rdx, %rdx
	leaq	(%rsi,%rsi), %r8
	movl	$2, %eax
	subq	%rsi, %rax
	movq	584(%rsp), %r14
	imulq	%r13, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	%xmm1, %xmm11
	movaps	%xmm1, 592(%rsp)
	movdqa	258f(%rip), %xmm5
	xorps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	movaps	%xmm0, (%rsp)
	xorps	%xmm8, %xmm8
	xorl	%r9d, %r9d
	jmp	28f
	.p2align	4
27:
	addps	%xmm7, %xmm6
	addps	%xmm4, %xmm13
	addps	%xmm9, %xmm1
	addps	%xmm12, %xmm2
	incq	%r9
	addq	%r8, %r14
	cmpq	%rsi, %r9
	je	225f
28:
	movl	%r14d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	movl	%r8d, %r10d
	imull	%r9d, %r10d
	addl	%edx, %r10d
	andl	$2147483646, %r10d
	shlq	$4, %r10
	movq	1592(%rsp), %rbx
	leaq	(%rbx,%r10), %r12
	movaps	(%rbx,%r10), %xmm7
	movaps	16(%rbx,%r10), %xmm4
	testb	$8, 60(%rsp)
	jne	212f
	cmpl	$1, %esi
	jne	29f
	addps	%xmm4, %xmm8
29:
	subps	%xmm4, %xmm7
	cmpq	$1, %rsi
	jne	210f
	movaps	(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, (%rsp)
210:
	movaps	%xmm7, %xmm9
	addps	%xmm15, %xmm9
	movaps	%xmm4, %xmm12
	addps	%xmm15, %xmm12
	cmpl	$1, %esi
	je	224f
	movaps	%xmm4, 16(%rsp)
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	217f
	addq	1256(%rsp), %r15
	movl	$1, %r10d
	.p2align	4
211:
	movaps	-16(%r15), %xmm0
	movaps	(%r15), %xmm4
	subps	%xmm4, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm4, %xmm12
	leaq	(%rax,%r10), %rbx
	incq	%rbx
	incq	%r10
	addq	$32, %r15
	cmpq	$1, %rbx
	jne	211b
	jmp	218f
	.p2align	4
212:
	movaps	%xmm10, %xmm3
	cmpl	$1, %esi
	movaps	%xmm1, 128(%rsp)
	movdqa	%xmm5, %xmm10
	jne	213f
	addps	%xmm4, %xmm8
213:
	addq	1256(%rsp), %r15
	movaps	%xmm4, %xmm5
	cmpltps	259f(%rip), %xmm4
	andps	%xmm7, %xmm4
	movaps	%xmm4, %xmm9
	addps	260f(%rip), %xmm9
	mulps	%xmm4, %xmm9
	addps	261f(%rip), %xmm9
	mulps	%xmm4, %xmm9
	addps	262f(%rip), %xmm9
	movaps	%xmm4, %xmm12
	addps	263f(%rip), %xmm12
	mulps	%xmm4, %xmm12
	addps	264f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	257f(%rip), %xmm1
	movaps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm1, %xmm9
	blendvps	%xmm0, %xmm12, %xmm9
	movaps	%xmm5, 16(%rsp)
	subps	%xmm5, %xmm7
	cmpq	$1, %rsi
	jne	214f
	movaps	(%rsp), %xmm1
	addps	%xmm7, %xmm1
	movaps	%xmm1, (%rsp)
214:
	movdqa	%xmm10, %xmm5
	mulps	%xmm4, %xmm11
	movaps	592(%rsp), %xmm12
	mulps	%xmm9, %xmm12
	movaps	%xmm11, %xmm4
	psrld	$23, %xmm4
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm5
	paddd	%xmm4, %xmm5
	movaps	265f(%rip), %xmm4
	andps	%xmm4, %xmm11
	movaps	257f(%rip), %xmm1
	orps	%xmm1, %xmm11
	andps	%xmm4, %xmm12
	orps	%xmm1, %xmm12
	movaps	%xmm12, 592(%rsp)
	andps	%xmm1, %xmm0
	movaps	784(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm7, %xmm9
	addps	%xmm15, %xmm9
	movaps	16(%rsp), %xmm4
	movaps	%xmm4, %xmm12
	addps	%xmm15, %xmm12
	movaps	%xmm3, %xmm10
	jne	215f
	movaps	%xmm1, 784(%rsp)
	movaps	128(%rsp), %xmm1
	jmp	224f
	.p2align	4
215:
	movaps	%xmm7, 32(%rsp)
	movaps	%xmm13, 64(%rsp)
	movaps	%xmm8, 80(%rsp)
	movaps	259f(%rip), %xmm8
	movaps	%xmm2, 96(%rsp)
	movaps	%xmm10, 112(%rsp)
	movaps	%xmm6, 160(%rsp)
	movaps	%xmm11, %xmm2
	movaps	%xmm1, %xmm11
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	220f
	movl	$1, %r10d
	movaps	257f(%rip), %xmm1
	movaps	260f(%rip), %xmm6
	movaps	265f(%rip), %xmm3
	movaps	592(%rsp), %xmm7
	movaps	%xmm8, %xmm10
	.p2align	4
216:
	movaps	-16(%r15), %xmm13
	movaps	(%r15), %xmm4
	movaps	%xmm4, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm14, %xmm15
	addps	261f(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	262f(%rip), %xmm15
	movaps	%xmm14, %xmm8
	addps	263f(%rip), %xmm8
	mulps	%xmm14, %xmm8
	addps	264f(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm8, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm7
	movaps	%xmm7, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm5
	movaps	%xmm2, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm5
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm11
	subps	%xmm4, %xmm13
	addps	%xmm13, %xmm9
	addps	%xmm4, %xmm12
	andps	%xmm3, %xmm2
	orps	%xmm1, %xmm2
	andps	%xmm3, %xmm7
	orps	%xmm1, %xmm7
	leaq	(%rax,%r10), %rbx
	incq	%rbx
	incq	%r10
	addq	$32, %r15
	cmpq	$1, %rbx
	jne	216b
	jmp	221f
217:
	movl	$1, %r10d
218:
	movq	%r10, %rbx
	shlq	$5, %rbx
	movaps	(%r12,%rbx), %xmm4
	movaps	16(%r12,%rbx), %xmm0
	subps	%xmm0, %xmm4
	incq	%r10
	cmpq	%rsi, %r10
	jne	219f
	movaps	%xmm13, 64(%rsp)
	movaps	%xmm8, %xmm13
	movaps	%xmm7, 32(%rsp)
	movdqa	%xmm5, %xmm3
	movaps	%xmm2, %xmm5
	movaps	(%rsp), %xmm8
	addps	%xmm4, %xmm8
	movaps	%xmm8, (%rsp)
	movaps	%xmm5, %xmm2
	movdqa	%xmm3, %xmm5
	movaps	32(%rsp), %xmm7
	movaps	%xmm13, %xmm8
	movaps	64(%rsp), %xmm13
	addps	%xmm0, %xmm8
219:
	addps	%xmm4, %xmm9
	addps	%xmm0, %xmm12
	jmp	223f
220:
	movl	$1, %r10d
	movaps	257f(%rip), %xmm1
	movaps	260f(%rip), %xmm6
	movaps	592(%rsp), %xmm7
	movaps	%xmm8, %xmm10
221:
	movaps	%xmm7, 592(%rsp)
	movq	%r10, %rbx
	shlq	$5, %rbx
	movaps	(%r12,%rbx), %xmm13
	movaps	16(%r12,%rbx), %xmm4
	movaps	%xmm4, %xmm8
	cmpltps	%xmm10, %xmm8
	andps	%xmm13, %xmm8
	movaps	%xmm8, %xmm15
	addps	%xmm6, %xmm15
	mulps	%xmm8, %xmm15
	addps	261f(%rip), %xmm15
	mulps	%xmm8, %xmm15
	addps	262f(%rip), %xmm15
	movaps	%xmm8, %xmm3
	addps	263f(%rip), %xmm3
	mulps	%xmm8, %xmm3
	addps	264f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm1, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm1, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	subps	%xmm4, %xmm13
	incq	%r10
	cmpq	%rsi, %r10
	jne	222f
	movaps	(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	80(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 80(%rsp)
222:
	movaps	160(%rsp), %xmm6
	movaps	112(%rsp), %xmm10
	movaps	32(%rsp), %xmm7
	mulps	%xmm14, %xmm2
	movaps	592(%rsp), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm2, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm14, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm5
	paddd	%xmm3, %xmm5
	movaps	265f(%rip), %xmm3
	andps	%xmm3, %xmm2
	movaps	257f(%rip), %xmm1
	orps	%xmm1, %xmm2
	andps	%xmm3, %xmm14
	orps	%xmm1, %xmm14
	movaps	%xmm14, 592(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm11, 784(%rsp)
	addps	%xmm13, %xmm9
	movaps	%xmm2, %xmm11
	addps	%xmm4, %xmm12
	movaps	273f(%rip), %xmm14
	xorps	%xmm15, %xmm15
	movaps	128(%rsp), %xmm1
	movaps	96(%rsp), %xmm2
	movaps	80(%rsp), %xmm8
	movaps	64(%rsp), %xmm13
223:
	movaps	16(%rsp), %xmm4
224:
	testq	%r9, %r9
	jne	27b
	addps	%xmm9, %xmm10
	movaps	144(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 144(%rsp)
	jmp	27b
	.p2align	4
225:
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm11, 1600(%rsp)
	movaps	266f(%rip), %xmm1
	movaps	144(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm11
	mulps	%xmm1, %xmm12
	roundps	$8, %xmm12, %xmm4
	mulps	%xmm1, %xmm13
	roundps	$8, %xmm13, %xmm13
	mulps	%xmm1, %xmm8
	roundps	$8, %xmm8, %xmm12
	mulps	%xmm1, %xmm2
	roundps	$8, %xmm2, %xmm7
	movdqa	%xmm5, %xmm3
	pblendw	$170, 267f(%rip), %xmm3
	psrld	$16, %xmm5
	pblendw	$170, 268f(%rip), %xmm5
	subps	269f(%rip), %xmm5
	addps	%xmm3, %xmm5
	addps	270f(%rip), %xmm5
	movaps	592(%rsp), %xmm3
	movl	176(%rsp), %ebx
	jmp	227f
226:
	xorps	%xmm12, %xmm12
	xorps	%xmm2, %xmm2
	movaps	%xmm2, (%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm9, %xmm9
	xorps	%xmm11, %xmm11
	xorps	%xmm10, %xmm10
	xorps	%xmm7, %xmm7
	movaps	%xmm2, 128(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 784(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm1, %xmm3
	movaps	%xmm1, 1600(%rsp)
227:
	testq	%r13, %r13
	movaps	%xmm5, 1360(%rsp)
	movaps	%xmm3, 592(%rsp)
	movaps	%xmm7, 16(%rsp)
	js	228f
	xorps	%xmm7, %xmm7
	cvtsi2ss	%r13, %xmm7
	jmp	229f
	.p2align	4
228:
	movq	%r13, %rax
	shrq	%rax
	movl	%r13d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rdx, %xmm7
	addss	%xmm7, %xmm7
229:
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rsi, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm3
	subps	%xmm11, %xmm3
	movaps	257f(%rip), %xmm1
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	movaps	%xmm10, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm2, %xmm3
	subps	%xmm4, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	mulps	%xmm5, %xmm9
	movaps	%xmm2, %xmm3
	subps	%xmm13, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	mulps	%xmm5, %xmm6
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm2, %xmm3
	subps	%xmm12, %xmm3
	maxps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	divps	%xmm3, %xmm5
	movaps	%xmm6, %xmm2
	movaps	%xmm9, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm9, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	movaps	%xmm1, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm5, %xmm1
	minps	%xmm6, %xmm1
	movaps	%xmm5, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm8, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	addps	%xmm1, %xmm2
	mulps	271f(%rip), %xmm2
	shufps	$0, %xmm7, %xmm7
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	maxps	%xmm3, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm8, %xmm8
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	xorps	%xmm4, %xmm4
	testq	%rsi, %rsi
	movaps	128(%rsp), %xmm1
	je	232f
	leaq	(%rsi,%rsi), %rax
	movq	584(%rsp), %rdx
	imulq	%r13, %rdx
	xorl	%r8d, %r8d
	.p2align	4
230:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm5, %xmm5
	xorl	%r10d, %r10d
	.p2align	4
231:
	movaps	-16(%r9), %xmm11
	movaps	(%r9), %xmm12
	subps	%xmm12, %xmm11
	subps	%xmm2, %xmm11
	maxps	%xmm15, %xmm11
	mulps	%xmm14, %xmm12
	addps	%xmm0, %xmm12
	mulps	%xmm11, %xmm11
	subps	%xmm12, %xmm11
	maxps	%xmm15, %xmm11
	xorps	%xmm12, %xmm12
	cvtsi2ss	%r10, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm11, %xmm5
	mulps	%xmm11, %xmm13
	addps	%xmm13, %xmm10
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm11, %xmm12
	addps	%xmm12, %xmm6
	incq	%r10
	addq	$32, %r9
	cmpq	%r10, %rsi
	jne	231b
	xorps	%xmm11, %xmm11
	cvtsi2ss	%r8, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm5, %xmm4
	mulps	%xmm5, %xmm12
	addps	%xmm12, %xmm9
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm5, %xmm11
	addps	%xmm11, %xmm8
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	230b
232:
	andps	272f(%rip), %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm7, %xmm0
	subps	16(%rsp), %xmm0
	movaps	%xmm0, 1344(%rsp)
	movaps	%xmm4, %xmm0
	maxps	274f(%rip), %xmm0
	movaps	257f(%rip), %xmm14
	movaps	%xmm14, %xmm11
	divps	%xmm0, %xmm11
	movaps	275f(%rip), %xmm0
	movaps	%xmm4, 176(%rsp)
	cmpltps	%xmm4, %xmm0
	movaps	112(%rsp), %xmm1
	addps	276f(%rip), %xmm1
	mulps	271f(%rip), %xmm1
	mulps	%xmm11, %xmm10
	movaps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm10, %xmm4
	mulps	%xmm11, %xmm9
	blendvps	%xmm0, %xmm9, %xmm1
	divps	277f(%rip), %xmm7
	mulps	%xmm11, %xmm6
	movaps	%xmm4, 192(%rsp)
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm7, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	278f(%rip), %xmm6
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	%xmm8, %xmm11
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm11
	addps	%xmm11, %xmm11
	movaps	%xmm7, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	maxps	%xmm6, %xmm5
	sqrtps	%xmm5, %xmm6
	movss	60(%r11), %xmm10
	movss	84(%r11), %xmm0
	movaps	%xmm0, 800(%rsp)
	subss	%xmm10, %xmm0
	movaps	%xmm0, 1376(%rsp)
	mulss	2147f(%rip), %xmm0
	movaps	%xmm0, 16(%rsp)
	movss	44(%r11), %xmm8
	movss	2148f(%rip), %xmm9
	divss	48(%r11), %xmm9
	shufps	$0, %xmm8, %xmm8
	shufps	$0, %xmm9, %xmm9
	movss	20(%r11), %xmm0
	movss	24(%r11), %xmm1
	movss	28(%r11), %xmm5
	movss	32(%r11), %xmm7
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm5, 80(%rsp)
	movss	36(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 144(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 64(%rsp)
	movss	40(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorl	%eax, %eax
	movaps	279f(%rip), %xmm7
	movaps	280f(%rip), %xmm15
	.p2align	4
233:
	xorps	%xmm13, %xmm13
	cvtsi2ss	%eax, %xmm13
	addss	2149f(%rip), %xmm13
	mulss	16(%rsp), %xmm13
	addss	%xmm10, %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm13, %xmm0
	subps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm10, %xmm1
	movaps	%xmm0, %xmm10
	mulps	32(%rsp), %xmm10
	addps	80(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm0
	addps	%xmm14, %xmm10
	mulps	%xmm0, %xmm10
	addps	%xmm14, %xmm10
	movaps	%xmm10, %xmm0
	maxps	%xmm15, %xmm0
	sqrtps	%xmm0, %xmm11
	movaps	%xmm14, %xmm0
	movaps	%xmm13, %xmm12
	addps	%xmm8, %xmm12
	divps	%xmm11, %xmm0
	mulps	%xmm9, %xmm12
	movaps	%xmm12, %xmm5
	mulps	160(%rsp), %xmm5
	addps	64(%rsp), %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm12, %xmm12
	addps	%xmm14, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, %xmm11
	mulps	%xmm10, %xmm0
	maxps	%xmm15, %xmm11
	sqrtps	%xmm11, %xmm10
	movaps	%xmm14, %xmm11
	mulps	(%rsp), %xmm0
	divps	%xmm10, %xmm11
	mulps	%xmm5, %xmm11
	mulps	144(%rsp), %xmm11
	movaps	%xmm7, %xmm10
	movaps	%xmm4, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm14, %xmm12
	subps	%xmm4, %xmm0
	divps	%xmm5, %xmm12
	movaps	%xmm6, %xmm5
	mulps	%xmm11, %xmm5
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm12
	movaps	%xmm14, %xmm7
	divps	%xmm5, %xmm7
	subps	%xmm6, %xmm11
	mulps	%xmm11, %xmm11
	mulps	%xmm11, %xmm7
	addps	%xmm12, %xmm7
	movaps	%xmm7, %xmm0
	cmpltps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm13, %xmm3
	minps	%xmm10, %xmm7
	movaps	%xmm1, %xmm10
	incl	%eax
	cmpl	$24, %eax
	jne	233b
	movdqa	279f(%rip), %xmm5
	movdqa	96(%rsp), %xmm0
	pcmpgtd	%xmm5, %xmm0
	movdqa	%xmm0, 96(%rsp)
	mulps	281f(%rip), %xmm4
	mulps	%xmm4, %xmm6
	movaps	176(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm2, %xmm1
	mulps	1344(%rsp), %xmm1
	movaps	128(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm4, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	maxps	%xmm14, %xmm1
	movss	52(%r11), %xmm9
	movss	56(%r11), %xmm13
	movss	64(%r11), %xmm7
	movss	68(%r11), %xmm8
	shufps	$0, %xmm9, %xmm9
	movss	76(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	shufps	$0, %xmm13, %xmm13
	movss	80(%r11), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm10, %xmm10
	movaps	800(%rsp), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm7, %xmm7
	movss	88(%r11), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	92(%r11), %xmm11
	movaps	%xmm5, %xmm6
	movaps	192(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm5, 1040(%rsp)
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm9, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm9, 1056(%rsp)
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm5, 608(%rsp)
	movaps	%xmm15, %xmm6
	movaps	112(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm15, 1072(%rsp)
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	%xmm13, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm13, 1088(%rsp)
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm5, 688(%rsp)
	movaps	%xmm4, %xmm6
	minps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm4, 800(%rsp)
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm10, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm10, 1168(%rsp)
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	%xmm3, 624(%rsp)
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm12, 1104(%rsp)
	movaps	%xmm12, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm7, 1136(%rsp)
	movaps	%xmm11, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm11, 1120(%rsp)
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	%xmm8, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm8, 1152(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 128(%rsp)
	maxps	%xmm4, %xmm7
	movaps	%xmm7, 368(%rsp)
	movaps	1344(%rsp), %xmm0
	movaps	282f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	96(%rsp), %xmm0
	movaps	283f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1200(%rsp)
	movl	%ebx, %eax
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rax, %xmm2
	movaps	%xmm0, %xmm7
	andnps	%xmm14, %xmm7
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1632(%rsp)
	leaq	(%rsi,%rsi), %rax
	movaps	1376(%rsp), %xmm0
	mulss	2150f(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1376(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %rbx
	movq	584(%rsp), %rdx
	imulq	%r13, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 960(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm14, 944(%rsp)
	movaps	285f(%rip), %xmm0
	movaps	%xmm0, 1616(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 720(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm1, 1264(%rsp)
	movaps	284f(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	279f(%rip), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1216(%rsp)
	xorps	%xmm10, %xmm10
	jmp	235f
	.p2align	4
234:
	movaps	704(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm0, %xmm8
	movaps	%xmm0, %xmm14
	addps	%xmm10, %xmm8
	movaps	96(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	544(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm15
	addps	%xmm9, %xmm3
	mulps	%xmm14, %xmm5
	addps	%xmm3, %xmm5
	movaps	112(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	384(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm0, %xmm5
	addps	64(%rsp), %xmm8
	mulps	%xmm15, %xmm13
	addps	%xmm8, %xmm13
	mulps	%xmm14, %xmm1
	addps	%xmm13, %xmm1
	movaps	32(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	240(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	80(%rsp), %xmm1
	movaps	448(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm15, %xmm4
	addps	%xmm3, %xmm4
	movaps	224(%rsp), %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm4, %xmm9
	movaps	192(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	688(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 64(%rsp)
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm7, %xmm4
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm4, %xmm13
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	432(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	%xmm9, 224(%rsp)
	movaps	608(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm8, %xmm7
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, 320(%rsp)
	movaps	464(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	%xmm5, 112(%rsp)
	movaps	%xmm6, (%rsp)
	movaps	%xmm4, %xmm6
	movaps	624(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	1168(%rsp), %xmm7
	movaps	%xmm7, %xmm9
	maxps	%xmm4, %xmm9
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	160(%rsp), %xmm4
	mulps	%xmm4, %xmm15
	movaps	%xmm15, 96(%rsp)
	movaps	368(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	addps	%xmm15, %xmm5
	movaps	%xmm5, 240(%rsp)
	movaps	1104(%rsp), %xmm7
	movaps	%xmm7, %xmm11
	minps	%xmm5, %xmm11
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm11
	movaps	1136(%rsp), %xmm7
	movaps	%xmm7, %xmm8
	maxps	%xmm11, %xmm8
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	176(%rsp), %xmm15
	mulps	%xmm15, %xmm14
	movaps	%xmm14, 704(%rsp)
	movaps	128(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	1120(%rsp), %xmm14
	movaps	%xmm14, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm14, %xmm7
	movaps	1152(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm14, %xmm5
	movaps	%xmm5, 144(%rsp)
	movaps	257f(%rip), %xmm14
	movaps	1696(%rsp), %xmm0
	minps	%xmm14, %xmm0
	movaps	1680(%rsp), %xmm5
	minps	%xmm0, %xmm5
	movaps	1664(%rsp), %xmm0
	minps	%xmm5, %xmm0
	minps	%xmm0, %xmm2
	movaps	272(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm14, %xmm6
	movaps	16(%rsp), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm5, %xmm0
	addps	%xmm6, %xmm0
	minps	%xmm2, %xmm0
	movaps	400(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm14, %xmm2
	movaps	496(%rsp), %xmm3
	subps	%xmm3, %xmm2
	mulps	%xmm3, %xmm6
	addps	%xmm2, %xmm6
	movaps	%xmm6, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	288(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm14, %xmm0
	movaps	528(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	864(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm14, %xmm0
	movaps	512(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	560(%rsp), %xmm1
	mulps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm14, %xmm0
	movaps	640(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	352(%rsp), %xmm0
	mulps	960(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	336(%rsp), %xmm2
	mulps	976(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	256(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	672(%rsp), %xmm2
	mulps	1024(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	480(%rsp), %xmm3
	mulps	1008(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	896(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm5, %xmm2
	movaps	278f(%rip), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm14, %xmm15
	divps	%xmm10, %xmm15
	mulps	%xmm4, %xmm15
	maxps	274f(%rip), %xmm3
	movaps	%xmm14, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm5, 896(%rsp)
	mulps	%xmm5, %xmm0
	mulps	944(%rsp), %xmm0
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	movaps	720(%rsp), %xmm1
	cmpltps	%xmm1, %xmm4
	movaps	%xmm1, 720(%rsp)
	maxps	2142f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm5, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm14, %xmm3
	sqrtps	1312(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm1, %xmm6
	cmpltps	2139f(%rip), %xmm7
	movaps	%xmm0, %xmm2
	mulps	2143f(%rip), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm5
	mulps	%xmm15, %xmm2
	orps	%xmm7, %xmm6
	movaps	%xmm6, %xmm0
	movaps	285f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 80(%rsp)
	movaps	1616(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	%xmm5, %xmm2
	movaps	%xmm5, 288(%rsp)
	orps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	movaps	1264(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	278f(%rip), %xmm1
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 400(%rsp)
	movaps	64(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	688(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	320(%rsp), %xmm0
	movaps	208(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	608(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	movaps	304(%rsp), %xmm0
	cmpneqps	%xmm9, %xmm0
	cmpeqps	624(%rsp), %xmm9
	andps	%xmm0, %xmm9
	movaps	240(%rsp), %xmm0
	cmpneqps	%xmm8, %xmm0
	cmpeqps	%xmm10, %xmm8
	andps	%xmm0, %xmm8
	movaps	144(%rsp), %xmm0
	movaps	448(%rsp), %xmm10
	cmpneqps	%xmm0, %xmm10
	cmpeqps	128(%rsp), %xmm0
	andps	%xmm10, %xmm0
	psrld	$31, %xmm8
	pslld	$3, %xmm8
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm8, %xmm0
	psrld	$31, %xmm9
	pslld	$2, %xmm9
	por	%xmm9, %xmm0
	psrld	$31, %xmm13
	paddd	%xmm13, %xmm13
	por	%xmm13, %xmm0
	psubd	%xmm1, %xmm0
	movdqa	%xmm0, %xmm1
	movdqa	%xmm0, 144(%rsp)
	movaps	%xmm4, %xmm8
	andps	%xmm7, %xmm8
	movaps	%xmm8, 192(%rsp)
	movaps	1296(%rsp), %xmm0
	subps	912(%rsp), %xmm0
	movaps	%xmm0, 1296(%rsp)
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm0, %xmm7
	movdqa	%xmm1, %xmm4
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm4
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	orps	%xmm7, %xmm0
	movaps	%xmm0, 176(%rsp)
	por	%xmm0, %xmm4
	movdqa	%xmm4, %xmm0
	movdqa	%xmm4, 208(%rsp)
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm6, %xmm0
	movaps	(%rsp), %xmm1
	blendvps	%xmm0, 285f(%rip), %xmm1
	movaps	%xmm7, %xmm0
	movaps	%xmm7, 432(%rsp)
	blendvps	%xmm0, 1184(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	%xmm1, 160(%rsp)
	movaps	224(%rsp), %xmm0
	movaps	272f(%rip), %xmm9
	andps	%xmm9, %xmm0
	movaps	2144f(%rip), %xmm5
	addps	%xmm5, %xmm0
	movaps	%xmm14, %xmm4
	divps	%xmm0, %xmm4
	movaps	1408(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm11
	movaps	%xmm3, 272(%rsp)
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	32(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm14, %xmm3
	divps	%xmm0, %xmm3
	movaps	1440(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	112(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm14, %xmm1
	divps	%xmm0, %xmm1
	movaps	1456(%rsp), %xmm7
	andps	%xmm9, %xmm7
	addps	%xmm5, %xmm7
	movaps	%xmm14, %xmm0
	divps	%xmm7, %xmm0
	movaps	1424(%rsp), %xmm8
	andps	%xmm9, %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm14, %xmm7
	divps	%xmm8, %xmm7
	movaps	%xmm1, %xmm8
	mulps	271f(%rip), %xmm8
	mulps	%xmm8, %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm10, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm8, %xmm11
	minps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	1376(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm7, %xmm8
	minps	%xmm11, %xmm8
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	%xmm8, %xmm5
	minps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	224(%rsp), %xmm0
	xorps	%xmm8, %xmm8
	cmpltps	%xmm8, %xmm0
	movaps	608(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	subps	1056(%rsp), %xmm6
	movaps	1040(%rsp), %xmm7
	subps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm6, %xmm7
	mulps	%xmm7, %xmm4
	mulps	16(%rsp), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	2145f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	movaps	285f(%rip), %xmm10
	minps	%xmm10, %xmm4
	movaps	%xmm10, %xmm11
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm12, %xmm0
	cmpltps	%xmm8, %xmm0
	xorps	%xmm12, %xmm12
	movaps	688(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	subps	1088(%rsp), %xmm4
	movaps	1072(%rsp), %xmm6
	subps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	mulps	%xmm6, %xmm3
	mulps	496(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm6
	cmpltps	%xmm12, %xmm13
	movaps	624(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1168(%rsp), %xmm3
	movaps	800(%rsp), %xmm4
	subps	%xmm2, %xmm4
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm4, %xmm1
	mulps	528(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm7, %xmm1
	movaps	%xmm10, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	368(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1136(%rsp), %xmm3
	movaps	1104(%rsp), %xmm4
	subps	%xmm2, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm9, %xmm1
	movaps	2144f(%rip), %xmm13
	addps	%xmm13, %xmm1
	movaps	%xmm14, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm4, %xmm3
	mulps	512(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	subps	1152(%rsp), %xmm3
	movaps	1120(%rsp), %xmm4
	subps	%xmm2, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm9, %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm14, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm4, %xmm3
	mulps	640(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1280(%rsp), %xmm1
	cmpltps	%xmm10, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm5, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 96(%rsp)
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, %xmm1
	movaps	208(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 944(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	288(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	2141f(%rip), %xmm15
	movaps	%xmm15, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	cmpnleps	400(%rsp), %xmm1
	movaps	272(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	cmpnleps	%xmm5, %xmm4
	orps	%xmm1, %xmm4
	orps	192(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	pandn	%xmm14, %xmm4
	movaps	432(%rsp), %xmm0
	blendvps	%xmm0, 720(%rsp), %xmm4
	movaps	224(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	608(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm11, %xmm3
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 192(%rsp)
	movaps	%xmm3, %xmm6
	subps	%xmm2, %xmm6
	movaps	352(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm6
	movaps	%xmm6, %xmm15
	movaps	%xmm6, 432(%rsp)
	movaps	32(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm8, %xmm0
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm11, %xmm13
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm8, %xmm13
	movaps	%xmm13, %xmm1
	subps	%xmm8, %xmm1
	movaps	336(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	movaps	%xmm1, 32(%rsp)
	mulps	112(%rsp), %xmm5
	movaps	624(%rsp), %xmm3
	addps	%xmm3, %xmm5
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm6, %xmm8
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, %xmm9
	subps	%xmm3, %xmm9
	movaps	256(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm9
	movaps	%xmm14, %xmm3
	movaps	%xmm10, %xmm11
	divps	%xmm10, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	movaps	816(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	672(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	768(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	480(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm7, %xmm5
	movaps	832(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm2
	movaps	880(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm9, %xmm3
	movaps	416(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	752(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	movaps	656(%rsp), %xmm1
	movaps	1728(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	movaps	1712(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm14, %xmm6
	subps	%xmm5, %xmm6
	maxps	2133f(%rip), %xmm6
	divps	%xmm6, %xmm14
	mulps	%xmm15, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm10, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm11, %xmm14
	movaps	128(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	movaps	2146f(%rip), %xmm10
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm6
	addps	%xmm7, %xmm6
	movaps	1120(%rsp), %xmm3
	movaps	%xmm3, %xmm11
	minps	%xmm6, %xmm11
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	1152(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	maxps	%xmm11, %xmm3
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm7, %xmm5
	movaps	%xmm5, %xmm12
	movaps	%xmm0, %xmm6
	blendvps	%xmm0, 1008(%rsp), %xmm12
	mulps	%xmm15, %xmm2
	mulps	%xmm15, %xmm1
	mulps	%xmm14, %xmm2
	movaps	480(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm2
	movaps	368(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	mulps	%xmm10, %xmm5
	xorps	%xmm10, %xmm10
	movaps	%xmm5, %xmm11
	maxps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	addps	%xmm1, %xmm11
	movaps	%xmm1, %xmm14
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm14, %xmm11
	movaps	%xmm11, %xmm5
	subps	%xmm14, %xmm5
	movaps	672(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	blendvps	%xmm0, 1024(%rsp), %xmm5
	movaps	352(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	336(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	256(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm15, %xmm1
	addps	%xmm0, %xmm1
	addps	%xmm1, %xmm14
	movaps	96(%rsp), %xmm2
	andnps	%xmm14, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 896(%rsp), %xmm2
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm15
	shufps	$0, %xmm0, %xmm15
	movaps	80(%rsp), %xmm14
	cmpleps	%xmm15, %xmm14
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1328(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm14, %xmm1
	movaps	176(%rsp), %xmm14
	andnps	144(%rsp), %xmm14
	orps	1648(%rsp), %xmm14
	andps	%xmm6, %xmm14
	andnps	1296(%rsp), %xmm1
	addps	912(%rsp), %xmm1
	movaps	1216(%rsp), %xmm0
	cmpltps	1632(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	192(%rsp), %xmm1
	movaps	%xmm1, 608(%rsp)
	movaps	%xmm13, 688(%rsp)
	movaps	%xmm8, 624(%rsp)
	movaps	%xmm11, 368(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	432(%rsp), %xmm1
	movaps	%xmm1, 960(%rsp)
	movaps	32(%rsp), %xmm1
	movaps	%xmm1, 976(%rsp)
	movaps	%xmm9, 992(%rsp)
	movaps	%xmm0, %xmm7
	movaps	%xmm5, 1024(%rsp)
	movaps	%xmm12, 1008(%rsp)
	movaps	%xmm14, %xmm3
	movaps	%xmm2, 896(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1616(%rsp)
	movaps	%xmm4, 720(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, 1264(%rsp)
235:
	movaps	%xmm3, %xmm0
	xorps	286f(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	movaps	%xmm3, %xmm0
	andps	287f(%rip), %xmm0
	movaps	%xmm0, 1856(%rsp)
	pcmpeqd	%xmm10, %xmm0
	movdqa	%xmm0, 1840(%rsp)
	movaps	%xmm3, %xmm0
	andps	288f(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	pcmpeqd	%xmm10, %xmm0
	movdqa	%xmm0, 1808(%rsp)
	movaps	%xmm3, %xmm0
	andps	289f(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm10, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm3, 1648(%rsp)
	andps	290f(%rip), %xmm3
	movaps	%xmm3, 1760(%rsp)
	pcmpeqd	%xmm10, %xmm3
	movdqa	%xmm3, 1744(%rsp)
	movaps	291f(%rip), %xmm6
	xorps	%xmm2, %xmm2
	movaps	294f(%rip), %xmm15
	.p2align	4
236:
	movaps	%xmm7, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm7, 1296(%rsp)
	shufps	$255, %xmm7, %xmm7
	addss	%xmm0, %xmm7
	movaps	%xmm7, 928(%rsp)
	movss	44(%r11), %xmm1
	movss	2148f(%rip), %xmm12
	divss	48(%r11), %xmm12
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm12, %xmm12
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm12, %xmm3
	movss	20(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%r11), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%r11), %xmm14
	movaps	%xmm14, %xmm11
	shufps	$0, %xmm14, %xmm11
	mulps	%xmm3, %xmm11
	addps	%xmm4, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm14, %xmm4
	movss	2151f(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm6, %xmm8
	movaps	%xmm5, %xmm6
	movss	2152f(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm8, %xmm4
	mulps	%xmm3, %xmm4
	movss	2153f(%rip), %xmm10
	mulss	%xmm10, %xmm14
	shufps	$0, %xmm14, %xmm14
	movss	2154f(%rip), %xmm13
	mulss	%xmm13, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm14
	addps	%xmm5, %xmm14
	mulps	%xmm3, %xmm14
	mulps	%xmm3, %xmm3
	movaps	257f(%rip), %xmm10
	addps	%xmm10, %xmm11
	mulps	%xmm3, %xmm11
	addps	%xmm10, %xmm11
	movaps	%xmm11, %xmm3
	movaps	280f(%rip), %xmm9
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm10, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm8, %xmm14
	movaps	271f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm11
	mulps	%xmm2, %xmm11
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm14
	subps	%xmm4, %xmm14
	mulps	%xmm2, %xmm14
	mulps	%xmm5, %xmm14
	addps	%xmm0, %xmm1
	mulps	%xmm12, %xmm1
	movss	32(%r11), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%r11), %xmm5
	movaps	%xmm5, %xmm0
	shufps	$0, %xmm5, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm5, %xmm2
	mulss	2151f(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	2152f(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm8, %xmm2
	mulps	%xmm1, %xmm2
	mulss	2153f(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm13, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, %xmm1
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
	mulps	%xmm3, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1440(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm3, %xmm5
	mulps	%xmm12, %xmm6
	movaps	%xmm6, 1456(%rsp)
	mulps	%xmm12, %xmm14
	mulps	%xmm12, %xmm14
	movaps	%xmm14, 1312(%rsp)
	mulps	%xmm12, %xmm1
	movaps	%xmm1, 1424(%rsp)
	mulps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, 912(%rsp)
	testq	%rsi, %rsi
	movaps	%xmm11, 1408(%rsp)
	je	242f
	movb	$1, %r9b
	movaps	608(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	xorl	%r10d, %r10d
	movaps	295f(%rip), %xmm14
	movaps	296f(%rip), %xmm13
	.p2align	4
237:
	movaps	%xmm10, %xmm8
	divps	%xmm11, %xmm8
	movaps	%xmm8, %xmm9
	mulps	292f(%rip), %xmm9
	movaps	293f(%rip), %xmm12
	movaps	%xmm12, %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm9, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm15, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm13, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	movaps	297f(%rip), %xmm3
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	298f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm13, %xmm5
	movaps	%xmm5, %xmm1
	movaps	299f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	2100f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2101f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2102f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2103f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	2104f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	2105f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	movaps	272f(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	2106f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2107f(%rip), %xmm0
	mulps	%xmm0, %xmm6
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
	mulps	%xmm1, %xmm6
	movaps	2114f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2115f(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	271f(%rip), %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	2116f(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, (%rsp)
	mulps	2117f(%rip), %xmm8
	movaps	%xmm9, 144(%rsp)
	mulps	%xmm8, %xmm9
	leaq	(%r10,%r10,4), %r14
	shlq	$4, %r14
	addq	%rcx, %r14
	xorl	%r15d, %r15d
	movaps	%xmm10, %xmm3
	movaps	2118f(%rip), %xmm2
	.p2align	4
238:
	cvtsi2ss	%r15, %xmm10
	addss	2149f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	16(%rsp), %xmm10
	mulps	144(%rsp), %xmm10
	movaps	%xmm10, %xmm12
	xorps	%xmm15, %xmm12
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm13, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	297f(%rip), %xmm5
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm5
	mulps	298f(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm13, %xmm15
	movaps	%xmm15, %xmm14
	mulps	299f(%rip), %xmm14
	addps	2100f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	2101f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2102f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2103f(%rip), %xmm14
	addps	2104f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	2105f(%rip), %xmm0
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
	andps	272f(%rip), %xmm1
	mulps	2106f(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	271f(%rip), %xmm11
	blendvps	%xmm0, 293f(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2107f(%rip), %xmm0
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
	addps	2114f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2115f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
	movaps	295f(%rip), %xmm14
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
	movaps	296f(%rip), %xmm13
	movaps	%xmm6, -64(%r14)
	subps	%xmm15, %xmm4
	mulps	80(%rsp), %xmm4
	movaps	%xmm4, -48(%r14)
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm5, %xmm12
	movaps	%xmm5, -32(%r14)
	mulps	%xmm9, %xmm1
	movaps	%xmm1, -16(%r14)
	mulps	(%rsp), %xmm12
	movaps	%xmm12, (%r14)
	movaps	%xmm10, %xmm7
	incq	%r15
	addq	$80, %r14
	movaps	%xmm15, %xmm4
	movaps	294f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%r15, %rsi
	jne	238b
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	1440(%rsp), %xmm11
	movq	%rsi, %r10
	testb	$1, %r9b
	movl	$0, %r9d
	movaps	%xmm3, %xmm10
	jne	237b
	xorps	%xmm0, %xmm0
	movaps	928(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	720(%rsp), %xmm0
	ja	239f
	xorps	%xmm0, %xmm0
239:
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 352(%rsp)
	movq	%rdx, %r9
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 672(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm13, %xmm13
	xorps	%xmm7, %xmm7
	xorl	%r15d, %r15d
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 528(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm2, 544(%rsp)
	movaps	%xmm2, 496(%rsp)
	movaps	%xmm2, 848(%rsp)
	movaps	%xmm2, 512(%rsp)
	movaps	368(%rsp), %xmm12
	.p2align	4
240:
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm8, 640(%rsp)
	movaps	%xmm4, 864(%rsp)
	movaps	%xmm1, 480(%rsp)
	movaps	%xmm13, 768(%rsp)
	movaps	%xmm7, 880(%rsp)
	movaps	%xmm14, 752(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r15,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm1
	movaps	16(%rdi,%r10), %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	32(%rdi,%r10), %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	48(%rdi,%r10), %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	64(%rdi,%r10), %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm1, 832(%rsp)
	mulps	%xmm1, %xmm12
	movaps	%xmm12, 112(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 144(%rsp)
	xorl	%r10d, %r10d
	xorps	%xmm11, %xmm11
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 160(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm9, %xmm9
	xorps	%xmm12, %xmm12
	movaps	%xmm1, 64(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm6, %xmm6
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	%xmm1, 16(%rsp)
	.p2align	4
241:
	movaps	-16(%r14), %xmm1
	movaps	-64(%rcx,%r10), %xmm3
	movaps	-48(%rcx,%r10), %xmm7
	movaps	-32(%rcx,%r10), %xmm14
	movaps	%xmm12, %xmm2
	movaps	112(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	addps	128(%rsp), %xmm12
	addps	(%r14), %xmm12
	movaps	257f(%rip), %xmm10
	divps	%xmm12, %xmm10
	subps	%xmm12, %xmm1
	mulps	%xmm10, %xmm1
	movaps	96(%rsp), %xmm12
	mulps	%xmm1, %xmm12
	mulps	%xmm10, %xmm12
	addps	%xmm10, %xmm12
	movaps	64(%rsp), %xmm8
	addps	%xmm1, %xmm8
	movaps	%xmm8, 64(%rsp)
	movaps	%xmm1, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm10, %xmm15
	movaps	%xmm1, %xmm10
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm6
	movaps	%xmm1, %xmm10
	mulps	%xmm14, %xmm10
	movaps	32(%rsp), %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm8, 32(%rsp)
	movaps	-16(%rcx,%r10), %xmm10
	mulps	%xmm1, %xmm10
	movaps	%xmm11, %xmm8
	movaps	(%rsp), %xmm11
	addps	%xmm10, %xmm11
	movaps	%xmm11, (%rsp)
	movaps	%xmm8, %xmm11
	mulps	(%rcx,%r10), %xmm1
	movaps	16(%rsp), %xmm10
	addps	%xmm1, %xmm10
	movaps	%xmm10, 16(%rsp)
	movaps	%xmm3, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm1, %xmm11
	mulps	%xmm3, %xmm1
	addps	%xmm1, %xmm4
	movaps	%xmm7, %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm1, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm10, %xmm0
	movaps	257f(%rip), %xmm10
	movaps	80(%rsp), %xmm8
	addps	%xmm1, %xmm8
	movaps	%xmm8, 80(%rsp)
	mulps	%xmm7, %xmm1
	addps	%xmm1, %xmm5
	movaps	144(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm1, 144(%rsp)
	mulps	%xmm14, %xmm12
	mulps	%xmm12, %xmm3
	addps	%xmm3, %xmm13
	mulps	%xmm12, %xmm7
	addps	%xmm7, %xmm9
	movaps	160(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	%xmm1, 160(%rsp)
	mulps	%xmm14, %xmm12
	addps	%xmm12, %xmm2
	movaps	%xmm2, %xmm12
	addq	$80, %r10
	addq	$32, %r14
	cmpq	%r10, %rbx
	jne	241b
	movaps	112(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm6, 1328(%rsp)
	mulps	%xmm6, %xmm1
	movaps	352(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 352(%rsp)
	mulps	%xmm2, %xmm5
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm2, %xmm6
	movaps	272(%rsp), %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm1, 272(%rsp)
	movaps	368(%rsp), %xmm8
	movaps	%xmm8, %xmm14
	mulps	192(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, 432(%rsp)
	movaps	336(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 336(%rsp)
	movaps	%xmm14, %xmm1
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm1
	mulps	%xmm2, %xmm1
	movaps	208(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 208(%rsp)
	movaps	%xmm14, %xmm1
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	mulps	%xmm14, %xmm1
	movaps	400(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 400(%rsp)
	mulps	176(%rsp), %xmm8
	mulps	1424(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm15, %xmm1
	movaps	256(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	1456(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm8, %xmm1
	movaps	%xmm13, %xmm4
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	mulps	%xmm5, %xmm12
	addps	%xmm1, %xmm12
	movaps	%xmm5, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm5, %xmm9
	mulps	%xmm5, %xmm12
	movaps	%xmm12, %xmm13
	movaps	832(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm4
	mulps	%xmm5, %xmm4
	movaps	160(%rsp), %xmm6
	addps	%xmm1, %xmm6
	xorps	%xmm2, %xmm2
	mulps	%xmm5, %xmm6
	movaps	32(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	256(%rsp), %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	%xmm8, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm0, %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm8, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm2, %xmm1
	addps	%xmm1, %xmm9
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm9
	movaps	304(%rsp), %xmm1
	addps	%xmm9, %xmm1
	movaps	%xmm1, 304(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm5, %xmm0
	movaps	320(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 320(%rsp)
	mulps	%xmm8, %xmm5
	movaps	288(%rsp), %xmm0
	addps	%xmm5, %xmm0
	addps	%xmm0, %xmm13
	movaps	%xmm13, 288(%rsp)
	movaps	%xmm12, %xmm0
	mulps	432(%rsp), %xmm0
	movaps	672(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 672(%rsp)
	mulps	%xmm12, %xmm3
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm3
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm3
	movaps	448(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 448(%rsp)
	mulps	%xmm12, %xmm7
	addps	%xmm1, %xmm7
	xorps	%xmm3, %xmm3
	movaps	%xmm14, %xmm0
	mulps	%xmm7, %xmm0
	movaps	240(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 240(%rsp)
	movaps	%xmm8, %xmm0
	mulps	%xmm7, %xmm0
	movaps	416(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm4, %xmm9
	addps	%xmm1, %xmm9
	movaps	%xmm9, 416(%rsp)
	mulps	%xmm12, %xmm7
	movaps	864(%rsp), %xmm4
	addps	%xmm7, %xmm4
	movaps	480(%rsp), %xmm1
	addps	64(%rsp), %xmm1
	movaps	144(%rsp), %xmm2
	addps	%xmm3, %xmm2
	movaps	560(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm0, %xmm0
	movaps	80(%rsp), %xmm2
	addps	%xmm0, %xmm2
	mulps	%xmm5, %xmm2
	movaps	768(%rsp), %xmm13
	addps	%xmm2, %xmm13
	addps	%xmm0, %xmm11
	mulps	%xmm11, %xmm14
	movaps	880(%rsp), %xmm7
	addps	%xmm14, %xmm7
	mulps	%xmm11, %xmm8
	movaps	752(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm6, %xmm14
	addps	%xmm0, %xmm14
	mulps	%xmm12, %xmm11
	movaps	656(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	192(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	movaps	1328(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	movaps	384(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 384(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm15, %xmm0
	movaps	736(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	176(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	432(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	movaps	464(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 464(%rsp)
	movaps	(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	movaps	224(%rsp), %xmm0
	addps	%xmm2, %xmm0
	mulps	%xmm11, %xmm8
	movaps	528(%rsp), %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm9, %xmm2
	mulps	%xmm15, %xmm2
	movaps	640(%rsp), %xmm8
	addps	%xmm2, %xmm8
	movaps	816(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	movaps	544(%rsp), %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm2, 544(%rsp)
	movaps	16(%rsp), %xmm9
	mulps	%xmm12, %xmm9
	movaps	368(%rsp), %xmm12
	movaps	496(%rsp), %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm2, 496(%rsp)
	mulps	%xmm15, %xmm11
	movaps	848(%rsp), %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm2, 848(%rsp)
	movaps	704(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	movaps	512(%rsp), %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm2, 512(%rsp)
	incq	%r15
	addq	%rax, %r9
	cmpq	%rsi, %r15
	jne	240b
	movaps	%xmm13, 768(%rsp)
	movaps	%xmm4, 864(%rsp)
	movaps	%xmm1, 480(%rsp)
	movaps	294f(%rip), %xmm15
	movaps	128(%rsp), %xmm9
	movaps	1408(%rsp), %xmm1
	movaps	%xmm0, %xmm5
	movaps	848(%rsp), %xmm4
	jmp	244f
	.p2align	4
242:
	movaps	928(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	720(%rsp), %xmm0
	movaps	368(%rsp), %xmm12
	ja	243f
	xorps	%xmm0, %xmm0
243:
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 544(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 528(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 656(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	128(%rsp), %xmm9
	movaps	1408(%rsp), %xmm1
244:
	movaps	96(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm10, %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm2, %xmm1
	movaps	1456(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	movaps	1424(%rsp), %xmm13
	mulps	%xmm13, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm3, %xmm6
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm11, %xmm3
	mulps	%xmm11, %xmm3
	mulps	496(%rsp), %xmm3
	movaps	%xmm13, %xmm4
	mulps	%xmm13, %xmm4
	mulps	512(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	912(%rsp), %xmm3
	mulps	464(%rsp), %xmm3
	movaps	1312(%rsp), %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm3, %xmm2
	addps	%xmm4, %xmm2
	movaps	528(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm11, %xmm5
	addps	%xmm3, %xmm5
	movaps	544(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm11, %xmm8
	addps	%xmm3, %xmm8
	movaps	384(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm5
	movaps	%xmm5, 224(%rsp)
	mulps	%xmm0, %xmm8
	movaps	%xmm8, 640(%rsp)
	mulps	%xmm0, %xmm2
	movaps	272(%rsp), %xmm8
	subps	%xmm1, %xmm8
	movaps	%xmm10, %xmm1
	divps	1440(%rsp), %xmm1
	movaps	464(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	208(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	276f(%rip), %xmm3
	divps	%xmm12, %xmm3
	movaps	96(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm4
	mulps	352(%rsp), %xmm4
	addps	448(%rsp), %xmm4
	mulps	336(%rsp), %xmm3
	addps	240(%rsp), %xmm3
	mulps	%xmm6, %xmm13
	mulps	736(%rsp), %xmm11
	addps	%xmm13, %xmm11
	movaps	304(%rsp), %xmm0
	subps	224(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	320(%rsp), %xmm0
	subps	640(%rsp), %xmm0
	mulps	%xmm5, %xmm11
	movaps	416(%rsp), %xmm5
	subps	%xmm11, %xmm5
	movaps	928(%rsp), %xmm13
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm13
	movaps	288(%rsp), %xmm1
	subps	%xmm2, %xmm1
	xorps	%xmm11, %xmm11
	movaps	%xmm14, 752(%rsp)
	movaps	%xmm7, 880(%rsp)
	movaps	%xmm5, 416(%rsp)
	movaps	%xmm3, 832(%rsp)
	movaps	%xmm4, 816(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm6, 304(%rsp)
	movaps	%xmm1, 288(%rsp)
	movaps	%xmm8, 272(%rsp)
	jbe	248f
	movaps	1216(%rsp), %xmm0
	movaps	1296(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	2119f(%rip), %xmm1
	movaps	%xmm0, 1216(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	%xmm10, %xmm1
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
	jbe	249f
	testq	%rsi, %rsi
	movaps	%xmm1, (%rsp)
	xorps	%xmm2, %xmm2
	je	247f
	movq	%rdx, %r9
	xorl	%r10d, %r10d
	.p2align	4
245:
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$5, %r14
	addq	%rbp, %r14
	leaq	(%r10,%rsi), %r15
	leaq	(%r15,%r15,4), %r15
	shlq	$4, %r15
	movaps	(%rdi,%r15), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rdi, %r15
	xorl	%r12d, %r12d
	movaps	2126f(%rip), %xmm14
	movaps	2127f(%rip), %xmm11
	movaps	2128f(%rip), %xmm3
	movaps	2129f(%rip), %xmm15
	movaps	276f(%rip), %xmm1
	movdqa	2120f(%rip), %xmm12
	movdqa	2121f(%rip), %xmm13
	.p2align	4
246:
	movaps	(%r15), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm9, %xmm4
	addps	(%r14,%r12), %xmm4
	movaps	-16(%r14,%r12), %xmm5
	movaps	%xmm10, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm1, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm10, %xmm0
	paddd	%xmm12, %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm10, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm1, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm14, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm3, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2124f(%rip), %xmm8
	addps	2125f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2122f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	2123f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm9, %xmm0
	movaps	128(%rsp), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addq	$32, %r12
	addq	$80, %r15
	cmpq	%r12, %r8
	jne	246b
	incq	%r10
	addq	%rax, %r9
	cmpq	%rsi, %r10
	movaps	368(%rsp), %xmm12
	jne	245b
247:
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	2130f(%rip), %xmm7
	addps	2131f(%rip), %xmm7
	xorps	%xmm3, %xmm3
	cmpltps	(%rsp), %xmm3
	addps	%xmm1, %xmm7
	cmpltps	%xmm2, %xmm7
	andps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1280(%rsp)
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	283f(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movaps	1392(%rsp), %xmm1
	blendvps	%xmm0, 2132f(%rip), %xmm1
	movaps	%xmm1, 1392(%rsp)
	movaps	%xmm10, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 278f(%rip), %xmm4
	movaps	960(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	608(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	688(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	992(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	624(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm12
	movaps	1008(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	subps	%xmm0, %xmm9
	movaps	896(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	944(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm7, %xmm0
	movaps	1184(%rsp), %xmm4
	blendvps	%xmm0, 285f(%rip), %xmm4
	movaps	%xmm4, 1184(%rsp)
	andnps	720(%rsp), %xmm0
	andps	%xmm10, %xmm7
	movaps	%xmm7, 912(%rsp)
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm6, 1008(%rsp)
	movaps	%xmm5, 1024(%rsp)
	movaps	%xmm3, 992(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	%xmm1, 960(%rsp)
	movaps	294f(%rip), %xmm15
	movaps	560(%rsp), %xmm5
	movaps	288(%rsp), %xmm2
	movaps	272(%rsp), %xmm8
	movaps	928(%rsp), %xmm13
	xorps	%xmm11, %xmm11
	jmp	250f
	.p2align	4
248:
	movaps	%xmm1, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	560(%rsp), %xmm5
	jmp	250f
	.p2align	4
249:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	560(%rsp), %xmm5
	movaps	272(%rsp), %xmm8
	movaps	288(%rsp), %xmm2
250:
	movaps	%xmm5, 560(%rsp)
	movaps	%xmm9, 128(%rsp)
	movaps	%xmm12, 368(%rsp)
	ucomiss	%xmm11, %xmm13
	movdqa	1824(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, 144(%rsp)
	movdqa	1856(%rsp), %xmm0
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, (%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm2, %xmm3
	movaps	274f(%rip), %xmm2
	maxps	%xmm2, %xmm8
	sqrtps	%xmm8, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	400(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm3, %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 464(%rsp)
	movaps	864(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 160(%rsp)
	movaps	608(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1056(%rsp), %xmm3
	movaps	1040(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	352(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	movaps	276f(%rip), %xmm8
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm7, %xmm4
	xorps	%xmm15, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm5
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1648(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 928(%rsp)
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	688(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1088(%rsp), %xmm3
	movaps	1072(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	336(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	xorps	%xmm15, %xmm4
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	624(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	800(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	256(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	movaps	%xmm8, %xmm11
	blendvps	%xmm0, %xmm14, %xmm11
	xorps	%xmm15, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	sqrtps	%xmm5, %xmm6
	movaps	%xmm12, %xmm3
	cmpleps	1136(%rsp), %xmm3
	movaps	1104(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	672(%rsp), %xmm13
	movaps	%xmm13, %xmm7
	xorps	%xmm15, %xmm7
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm9, %xmm3
	cmpleps	1152(%rsp), %xmm3
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm8, %xmm7
	movaps	480(%rsp), %xmm4
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm4, %xmm8
	xorps	%xmm15, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm10, %xmm8
	divps	%xmm6, %xmm8
	movaps	%xmm8, 176(%rsp)
	movaps	432(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	mulps	352(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	orps	1872(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	(%rsp), %xmm3
	orps	%xmm0, %xmm3
	movaps	%xmm3, (%rsp)
	movaps	192(%rsp), %xmm12
	movaps	%xmm12, %xmm1
	mulps	336(%rsp), %xmm1
	movaps	%xmm1, 64(%rsp)
	orps	1840(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm11, %xmm1
	movaps	144(%rsp), %xmm6
	orps	%xmm1, %xmm6
	movaps	%xmm6, 144(%rsp)
	movaps	464(%rsp), %xmm11
	movaps	%xmm11, %xmm9
	movaps	%xmm14, 256(%rsp)
	mulps	%xmm14, %xmm9
	orps	1808(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm9, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	1792(%rsp), %xmm2
	xorps	%xmm5, %xmm5
	pcmpgtd	%xmm5, %xmm2
	xorps	%xmm14, %xmm14
	por	%xmm0, %xmm2
	movdqa	%xmm2, 224(%rsp)
	movaps	%xmm10, %xmm5
	movaps	160(%rsp), %xmm10
	movaps	%xmm13, 672(%rsp)
	mulps	%xmm13, %xmm10
	por	1776(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm10, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm7, %xmm1
	movdqa	1760(%rsp), %xmm2
	pcmpgtd	%xmm14, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 736(%rsp)
	movaps	%xmm8, %xmm14
	movaps	%xmm4, 480(%rsp)
	mulps	%xmm4, %xmm14
	por	1744(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm14, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1328(%rsp)
	andnps	%xmm5, %xmm3
	movaps	%xmm3, 496(%rsp)
	movaps	%xmm12, %xmm8
	mulps	%xmm3, %xmm8
	movaps	208(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm15, %xmm2
	mulps	16(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm5, %xmm3
	subps	%xmm1, %xmm3
	movaps	%xmm3, 1696(%rsp)
	movaps	%xmm3, %xmm1
	movaps	2133f(%rip), %xmm12
	maxps	%xmm12, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm5, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm3, %xmm7
	movaps	%xmm3, 32(%rsp)
	andnps	%xmm5, %xmm6
	movaps	%xmm6, 528(%rsp)
	movaps	%xmm11, %xmm4
	mulps	%xmm6, %xmm4
	movaps	304(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm2, %xmm6
	movaps	320(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm6, %xmm1
	mulps	%xmm0, %xmm1
	mulps	%xmm8, %xmm3
	movaps	%xmm8, 240(%rsp)
	subps	%xmm1, %xmm3
	movaps	%xmm6, %xmm1
	movaps	%xmm6, %xmm11
	movaps	%xmm6, 384(%rsp)
	mulps	%xmm6, %xmm1
	movaps	%xmm5, %xmm6
	subps	%xmm1, %xmm6
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm6, 1680(%rsp)
	movaps	%xmm6, %xmm1
	maxps	%xmm12, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm5, %xmm6
	divps	%xmm1, %xmm6
	movaps	%xmm6, 112(%rsp)
	movaps	224(%rsp), %xmm1
	andnps	%xmm5, %xmm1
	movaps	%xmm1, 512(%rsp)
	movaps	160(%rsp), %xmm15
	mulps	%xmm1, %xmm15
	movaps	816(%rsp), %xmm13
	mulps	%xmm15, %xmm13
	mulps	%xmm2, %xmm13
	movaps	832(%rsp), %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm13, %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm8, %xmm1
	subps	%xmm7, %xmm1
	movaps	416(%rsp), %xmm12
	mulps	%xmm15, %xmm12
	movaps	%xmm13, %xmm7
	mulps	%xmm11, %xmm7
	mulps	%xmm4, %xmm12
	subps	%xmm7, %xmm12
	mulps	32(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	%xmm3, %xmm7
	subps	%xmm7, %xmm12
	movaps	%xmm13, %xmm11
	mulps	%xmm13, %xmm11
	movaps	%xmm5, %xmm6
	subps	%xmm11, %xmm6
	movaps	%xmm1, %xmm11
	mulps	%xmm1, %xmm11
	subps	%xmm11, %xmm6
	movaps	112(%rsp), %xmm8
	mulps	%xmm8, %xmm12
	movaps	%xmm12, %xmm11
	mulps	%xmm12, %xmm11
	subps	%xmm11, %xmm6
	movaps	%xmm6, 1664(%rsp)
	movaps	%xmm6, %xmm11
	maxps	2133f(%rip), %xmm11
	sqrtps	%xmm11, %xmm11
	movaps	%xmm5, %xmm6
	divps	%xmm11, %xmm6
	movaps	%xmm6, 96(%rsp)
	movaps	736(%rsp), %xmm7
	andnps	%xmm5, %xmm7
	movaps	%xmm7, 640(%rsp)
	movaps	176(%rsp), %xmm6
	mulps	%xmm7, %xmm6
	movaps	768(%rsp), %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm2, %xmm7
	movaps	880(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	mulps	240(%rsp), %xmm5
	movaps	%xmm7, %xmm2
	mulps	%xmm0, %xmm2
	subps	%xmm2, %xmm5
	movaps	752(%rsp), %xmm11
	mulps	%xmm6, %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm7, %xmm2
	mulps	384(%rsp), %xmm2
	subps	%xmm2, %xmm11
	mulps	32(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm3, %xmm2
	subps	%xmm2, %xmm11
	movaps	656(%rsp), %xmm4
	movaps	%xmm6, 1712(%rsp)
	mulps	%xmm6, %xmm4
	movaps	%xmm7, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm15, 1728(%rsp)
	mulps	%xmm15, %xmm4
	subps	%xmm2, %xmm4
	movaps	%xmm5, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm4
	mulps	%xmm8, %xmm11
	movaps	%xmm11, %xmm2
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm7, %xmm15
	mulps	%xmm7, %xmm15
	movaps	257f(%rip), %xmm6
	movaps	%xmm6, %xmm2
	subps	%xmm15, %xmm2
	movaps	%xmm5, %xmm15
	mulps	%xmm5, %xmm15
	subps	%xmm15, %xmm2
	movaps	%xmm11, %xmm15
	mulps	%xmm11, %xmm15
	subps	%xmm15, %xmm2
	mulps	96(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	mulps	%xmm4, %xmm15
	subps	%xmm15, %xmm2
	movaps	%xmm2, %xmm15
	maxps	2133f(%rip), %xmm15
	sqrtps	%xmm15, %xmm15
	divps	%xmm15, %xmm6
	movaps	%xmm6, 704(%rsp)
	movaps	80(%rsp), %xmm6
	mulps	16(%rsp), %xmm6
	movaps	%xmm0, 240(%rsp)
	mulps	%xmm6, %xmm0
	movaps	64(%rsp), %xmm8
	mulps	496(%rsp), %xmm8
	subps	%xmm0, %xmm8
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm0
	mulps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm15
	mulps	%xmm8, %xmm15
	addps	%xmm0, %xmm15
	movaps	384(%rsp), %xmm0
	movaps	%xmm0, 448(%rsp)
	mulps	%xmm6, %xmm0
	mulps	528(%rsp), %xmm9
	subps	%xmm0, %xmm9
	movaps	%xmm3, 384(%rsp)
	mulps	%xmm8, %xmm3
	subps	%xmm3, %xmm9
	mulps	112(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm15, %xmm0
	movaps	294f(%rip), %xmm15
	movaps	%xmm13, 848(%rsp)
	mulps	%xmm6, %xmm13
	mulps	512(%rsp), %xmm10
	subps	%xmm13, %xmm10
	movaps	%xmm1, %xmm13
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm12, 544(%rsp)
	mulps	%xmm9, %xmm12
	subps	%xmm12, %xmm10
	mulps	96(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm7, %xmm12
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm6, %xmm7
	mulps	640(%rsp), %xmm14
	subps	%xmm7, %xmm14
	movaps	%xmm5, %xmm1
	movaps	%xmm8, 64(%rsp)
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm14
	movaps	%xmm11, %xmm5
	mulps	%xmm9, %xmm11
	subps	%xmm11, %xmm14
	movaps	%xmm4, %xmm8
	mulps	%xmm10, %xmm4
	subps	%xmm4, %xmm14
	movaps	704(%rsp), %xmm11
	mulps	%xmm11, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1312(%rsp)
	movaps	432(%rsp), %xmm3
	movaps	928(%rsp), %xmm0
	movaps	257f(%rip), %xmm6
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	192(%rsp), %xmm4
	mulps	32(%rsp), %xmm4
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	464(%rsp), %xmm7
	mulps	112(%rsp), %xmm7
	movaps	144(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	mulps	%xmm3, %xmm4
	mulps	%xmm4, %xmm7
	movaps	160(%rsp), %xmm3
	mulps	96(%rsp), %xmm3
	movaps	224(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm6, %xmm4
	movaps	176(%rsp), %xmm6
	mulps	%xmm11, %xmm6
	movaps	736(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	848(%rsp), %xmm4
	mulps	%xmm7, %xmm3
	mulps	%xmm3, %xmm6
	movaps	240(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	448(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	384(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm15, %xmm13
	xorps	%xmm15, %xmm4
	movaps	544(%rsp), %xmm0
	xorps	%xmm15, %xmm0
	movaps	%xmm0, 544(%rsp)
	xorps	%xmm15, %xmm1
	xorps	%xmm15, %xmm5
	xorps	%xmm15, %xmm12
	movaps	%xmm12, 224(%rsp)
	xorps	%xmm15, %xmm8
	ja	234b
	movaps	%xmm13, %xmm12
	movaps	%xmm4, 848(%rsp)
	movaps	257f(%rip), %xmm13
	movaps	%xmm13, %xmm0
	divps	160(%rsp), %xmm0
	mulps	368(%rsp), %xmm0
	movaps	%xmm13, %xmm3
	divps	176(%rsp), %xmm3
	mulps	128(%rsp), %xmm3
	mulps	2134f(%rip), %xmm0
	mulps	2135f(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	285f(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	2136f(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movss	16(%r11), %xmm2
	movaps	%xmm13, %xmm0
	movaps	1184(%rsp), %xmm11
	divps	%xmm11, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm13, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm11, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1312(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1328(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm3, %xmm0
	movaps	496(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	528(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	512(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	640(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm4, %xmm2
	andps	%xmm13, %xmm2
	movaps	282f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1632(%rsp), %xmm0
	cmpleps	1216(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	291f(%rip), %xmm6
	minps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1200(%rsp)
	movaps	%xmm2, %xmm7
	cmpeqps	%xmm4, %xmm7
	andps	%xmm13, %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm7, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	xorps	%xmm2, %xmm2
	ja	236b
	movaps	704(%rsp), %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm3, %xmm8
	addps	%xmm10, %xmm8
	movaps	96(%rsp), %xmm2
	mulps	%xmm8, %xmm2
	movaps	544(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm9, %xmm0
	mulps	%xmm3, %xmm5
	addps	%xmm0, %xmm5
	movaps	112(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	384(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	addps	64(%rsp), %xmm8
	mulps	%xmm2, %xmm12
	addps	%xmm8, %xmm12
	movaps	%xmm1, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm12, %xmm4
	movaps	32(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	movaps	240(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	80(%rsp), %xmm4
	movaps	448(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	%xmm4, %xmm5
	movaps	848(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm5, %xmm4
	movaps	224(%rsp), %xmm9
	mulps	%xmm3, %xmm9
	addps	%xmm4, %xmm9
	mulps	432(%rsp), %xmm9
	movaps	%xmm9, 224(%rsp)
	mulps	192(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	mulps	464(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	160(%rsp), %xmm2
	movaps	%xmm2, 96(%rsp)
	mulps	176(%rsp), %xmm3
	movaps	%xmm3, 704(%rsp)
	movaps	257f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	592(%rsp), %xmm0
	movaps	1600(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movdqa	2120f(%rip), %xmm14
	paddd	%xmm14, %xmm0
	pand	2121f(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	movaps	276f(%rip), %xmm12
	addps	%xmm12, %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2122f(%rip), %xmm3
	addps	2123f(%rip), %xmm3
	movaps	%xmm3, 544(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2124f(%rip), %xmm3
	addps	2125f(%rip), %xmm3
	movaps	%xmm3, 512(%rsp)
	movaps	%xmm2, 448(%rsp)
	mulps	2126f(%rip), %xmm2
	addps	2127f(%rip), %xmm2
	movaps	%xmm2, 496(%rsp)
	movaps	%xmm1, 384(%rsp)
	mulps	2128f(%rip), %xmm1
	movaps	%xmm1, 528(%rsp)
	mulps	2129f(%rip), %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	1360(%rsp), %xmm0
	mulps	2137f(%rip), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	784(%rsp), %xmm0
	mulps	2138f(%rip), %xmm0
	movaps	%xmm0, 784(%rsp)
	movl	60(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm7, %xmm7
	cmpb	$1, %r9b
	jne	253f
	imulq	584(%rsp), %r13
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 80(%rsp)
	xorl	%edx, %edx
	.p2align	4
251:
	movl	%r13d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	368(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	80(%rsp), %xmm13
	movaps	352(%rsp), %xmm9
	movaps	336(%rsp), %xmm6
	movaps	400(%rsp), %xmm2
	movaps	288(%rsp), %xmm4
	movaps	272(%rsp), %xmm3
	.p2align	4
252:
	movaps	%xmm15, 144(%rsp)
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm8, (%rsp)
	movaps	(%r9,%r14), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	(%rbx), %xmm10
	mulps	64(%rsp), %xmm10
	addps	128(%rsp), %xmm10
	movaps	-16(%r9,%r14), %xmm15
	addps	%xmm0, %xmm10
	movaps	257f(%rip), %xmm8
	movaps	%xmm8, %xmm5
	divps	%xmm10, %xmm5
	subps	%xmm10, %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm12, %xmm0
	movaps	%xmm5, %xmm11
	cmpltps	%xmm15, %xmm0
	addps	%xmm12, %xmm11
	blendvps	%xmm0, %xmm15, %xmm11
	movaps	%xmm11, %xmm0
	addps	%xmm8, %xmm0
	paddd	%xmm14, %xmm0
	pand	2121f(%rip), %xmm0
	movaps	%xmm8, %xmm1
	psubd	%xmm0, %xmm1
	mulps	%xmm1, %xmm11
	addps	%xmm12, %xmm1
	addps	%xmm11, %xmm1
	movaps	%xmm1, %xmm14
	mulps	%xmm1, %xmm14
	movaps	%xmm1, %xmm12
	mulps	2126f(%rip), %xmm12
	movaps	%xmm14, %xmm11
	addps	2127f(%rip), %xmm12
	mulps	2128f(%rip), %xmm11
	addps	%xmm12, %xmm11
	movaps	%xmm1, %xmm12
	mulps	2124f(%rip), %xmm12
	addps	2125f(%rip), %xmm12
	mulps	%xmm14, %xmm11
	addps	%xmm12, %xmm11
	movaps	%xmm1, %xmm12
	mulps	2122f(%rip), %xmm12
	addps	2123f(%rip), %xmm12
	mulps	%xmm14, %xmm11
	addps	%xmm12, %xmm11
	mulps	%xmm14, %xmm11
	movdqa	2120f(%rip), %xmm14
	movaps	276f(%rip), %xmm12
	addps	%xmm1, %xmm11
	cvtdq2ps	%xmm0, %xmm0
	mulps	2129f(%rip), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm15, %xmm11
	addps	%xmm8, %xmm11
	mulps	%xmm0, %xmm11
	maxps	%xmm12, %xmm15
	subps	%xmm15, %xmm11
	movaps	144(%rsp), %xmm15
	mulps	%xmm10, %xmm11
	addps	282f(%rip), %xmm10
	movaps	%xmm8, %xmm1
	divps	%xmm10, %xmm1
	addps	%xmm11, %xmm7
	mulps	80(%rsp), %xmm5
	movaps	%xmm1, %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm1, %xmm3
	mulps	%xmm8, %xmm1
	movaps	%xmm8, %xmm10
	addps	%xmm8, %xmm4
	mulps	%xmm5, %xmm8
	addps	%xmm8, %xmm13
	movaps	(%rsp), %xmm8
	addps	%xmm1, %xmm2
	mulps	%xmm1, %xmm10
	mulps	%xmm5, %xmm1
	addps	%xmm1, %xmm15
	movaps	16(%rsp), %xmm1
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addps	%xmm10, %xmm9
	mulps	%xmm5, %xmm0
	mulps	%xmm5, %xmm10
	addps	%xmm0, %xmm8
	addps	%xmm10, %xmm1
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	252b
	movaps	%xmm3, 272(%rsp)
	movaps	%xmm4, 288(%rsp)
	movaps	%xmm2, 400(%rsp)
	movaps	%xmm6, 336(%rsp)
	movaps	%xmm9, 352(%rsp)
	movaps	%xmm13, 80(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%rsi, %rdx
	jne	251b
253:
	movaps	%xmm15, 144(%rsp)
	movaps	%xmm8, (%rsp)
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm7, 864(%rsp)
	movaps	208(%rsp), %xmm9
	movaps	192(%rsp), %xmm13
	mulps	%xmm13, %xmm9
	movaps	432(%rsp), %xmm6
	mulps	%xmm6, %xmm9
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	257f(%rip), %xmm11
	movaps	%xmm11, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	2133f(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm11, %xmm10
	divps	%xmm1, %xmm10
	movaps	304(%rsp), %xmm14
	movaps	464(%rsp), %xmm7
	mulps	%xmm7, %xmm14
	mulps	%xmm6, %xmm14
	movaps	320(%rsp), %xmm12
	mulps	%xmm7, %xmm12
	movaps	%xmm14, %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm13, %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm11, %xmm5
	subps	%xmm1, %xmm5
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm5
	minps	%xmm11, %xmm0
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	maxps	%xmm2, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm11, %xmm8
	movaps	%xmm11, %xmm1
	divps	%xmm0, %xmm8
	movaps	816(%rsp), %xmm3
	movaps	160(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	mulps	%xmm6, %xmm3
	movaps	832(%rsp), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm3, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm13, %xmm11
	subps	%xmm0, %xmm11
	movaps	416(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm3, %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm7, %xmm15
	movaps	%xmm7, %xmm13
	subps	%xmm0, %xmm15
	mulps	%xmm10, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm15
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm1, %xmm7
	subps	%xmm0, %xmm1
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm1
	mulps	%xmm8, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	minps	%xmm4, %xmm0
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm7, %xmm4
	divps	%xmm1, %xmm4
	movaps	768(%rsp), %xmm7
	movaps	176(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	mulps	%xmm6, %xmm7
	movaps	880(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm7, %xmm1
	movaps	%xmm9, 208(%rsp)
	mulps	%xmm9, %xmm1
	mulps	192(%rsp), %xmm6
	subps	%xmm1, %xmm6
	movaps	752(%rsp), %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm7, %xmm1
	movaps	%xmm14, 304(%rsp)
	mulps	%xmm14, %xmm1
	mulps	%xmm13, %xmm9
	subps	%xmm1, %xmm9
	movaps	%xmm10, 752(%rsp)
	mulps	%xmm10, %xmm6
	movaps	%xmm6, %xmm1
	movaps	%xmm12, 320(%rsp)
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm9
	movaps	656(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm7, %xmm1
	movaps	%xmm3, 816(%rsp)
	mulps	%xmm3, %xmm1
	mulps	%xmm5, %xmm10
	subps	%xmm1, %xmm10
	movaps	%xmm6, %xmm1
	movaps	%xmm11, 832(%rsp)
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm8, 256(%rsp)
	mulps	%xmm8, %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm15, 416(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm7, 768(%rsp)
	mulps	%xmm7, %xmm7
	movaps	257f(%rip), %xmm15
	movaps	%xmm15, %xmm2
	subps	%xmm7, %xmm2
	movaps	%xmm6, 880(%rsp)
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm9, %xmm1
	mulps	%xmm9, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm4, 560(%rsp)
	mulps	%xmm4, %xmm10
	movaps	%xmm10, 656(%rsp)
	movaps	%xmm10, %xmm1
	mulps	%xmm10, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 736(%rsp)
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	movaps	2139f(%rip), %xmm2
	cmpltps	%xmm1, %xmm2
	movaps	1200(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	283f(%rip), %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm2, 640(%rsp)
	orps	%xmm2, %xmm0
	movaps	273f(%rip), %xmm14
	movaps	%xmm14, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 672(%rsp)
	movss	44(%r11), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	2148f(%rip), %xmm7
	divss	48(%r11), %xmm7
	shufps	$0, %xmm7, %xmm7
	movaps	624(%rsp), %xmm11
	movaps	%xmm11, %xmm10
	subps	%xmm8, %xmm10
	mulps	%xmm7, %xmm10
	movss	28(%r11), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	36(%r11), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm5, %xmm4
	movss	2151f(%rip), %xmm2
	mulss	%xmm2, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	2152f(%rip), %xmm12
	mulss	%xmm12, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm0
	movaps	291f(%rip), %xmm2
	addps	%xmm2, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm10, %xmm10
	movaps	%xmm15, %xmm3
	addps	%xmm15, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm15, %xmm4
	movaps	%xmm4, %xmm1
	movaps	280f(%rip), %xmm6
	maxps	%xmm6, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm15, %xmm13
	divps	%xmm1, %xmm13
	addps	%xmm11, %xmm8
	mulps	%xmm7, %xmm8
	movss	32(%r11), %xmm1
	movaps	%xmm1, %xmm5
	shufps	$0, %xmm1, %xmm5
	movss	40(%r11), %xmm15
	movaps	%xmm15, %xmm10
	shufps	$0, %xmm15, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm5, %xmm10
	mulss	2151f(%rip), %xmm15
	shufps	$0, %xmm15, %xmm15
	mulss	%xmm12, %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm15
	addps	%xmm1, %xmm15
	mulps	%xmm8, %xmm10
	mulps	%xmm8, %xmm15
	addps	%xmm2, %xmm15
	mulps	%xmm8, %xmm15
	mulps	%xmm8, %xmm8
	addps	%xmm3, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm3, %xmm10
	movaps	%xmm10, %xmm1
	maxps	%xmm6, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm8
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm8
	movss	20(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	271f(%rip), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	movss	24(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm15
	mulps	%xmm8, %xmm15
	mulps	%xmm1, %xmm15
	mulps	%xmm7, %xmm15
	movaps	272f(%rip), %xmm6
	andps	%xmm6, %xmm0
	andps	%xmm6, %xmm15
	movaps	%xmm15, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm15, %xmm7
	mulps	%xmm4, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm10, %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm8, %xmm1
	minps	%xmm13, %xmm1
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	608(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	andps	%xmm6, %xmm4
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm4
	movaps	32(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm6, %xmm0
	maxps	%xmm4, %xmm0
	movaps	112(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	andps	%xmm6, %xmm4
	mulps	%xmm4, %xmm7
	maxps	%xmm0, %xmm7
	mulps	2140f(%rip), %xmm1
	cmpleps	%xmm1, %xmm7
	movaps	1200(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	%xmm0, 64(%rsp)
	andps	%xmm0, %xmm7
	movaps	%xmm7, %xmm0
	movaps	%xmm7, %xmm15
	blendvps	%xmm0, %xmm5, %xmm8
	movss	208(%r11), %xmm10
	shufps	$0, %xmm10, %xmm10
	movaps	480(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm10, %xmm8
	movaps	688(%rsp), %xmm6
	addps	%xmm6, %xmm2
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1088(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm10, %xmm6
	addps	%xmm11, %xmm3
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1168(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm10, %xmm11
	movaps	368(%rsp), %xmm3
	movaps	96(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1136(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movss	12(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm3
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	128(%rsp), %xmm5
	movaps	704(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	1152(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movq	1248(%rsp), %r12
	movq	%r12, %rax
	shlq	$4, %rax
	movq	1520(%rsp), %r14
	movaps	%xmm8, (%r14,%rax)
	movq	1576(%rsp), %r13
	addq	%r13, %r12
	shlq	$4, %r12
	movaps	%xmm6, (%r14,%r12)
	leaq	(%r14,%rax), %rsi
	movq	%r13, %rdx
	shlq	$5, %rdx
	movaps	%xmm11, (%rdx,%rsi)
	leaq	(,%r13,2), %rdx
	addq	%r13, %rdx
	movq	%rdx, %r8
	shlq	$4, %r8
	movaps	%xmm3, (%r8,%rsi)
	mulps	%xmm4, %xmm5
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm10, %xmm5
	movq	%r13, %r8
	shlq	$6, %r8
	movaps	%xmm5, (%r8,%rsi)
	movl	$5, %esi
	movl	60(%rsp), %r8d
	testb	$2, %r8b
	je	254f
	movaps	294f(%rip), %xmm7
	movaps	208(%rsp), %xmm3
	xorps	%xmm7, %xmm3
	movaps	736(%rsp), %xmm0
	maxps	2133f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	257f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	%xmm10, 32(%rsp)
	movaps	160(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	176(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	64(%rsp), %xmm0
	andps	640(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	752(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	movaps	320(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm3, %xmm0
	addps	304(%rsp), %xmm0
	xorps	%xmm7, %xmm0
	movaps	256(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	movaps	%xmm8, %xmm6
	xorps	%xmm7, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm12, %xmm6
	movaps	%xmm8, %xmm4
	movaps	832(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	mulps	%xmm3, %xmm5
	addps	816(%rsp), %xmm5
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	mulps	%xmm0, %xmm15
	addps	%xmm5, %xmm15
	xorps	%xmm7, %xmm15
	movaps	560(%rsp), %xmm11
	mulps	%xmm11, %xmm15
	movaps	%xmm1, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm4, %xmm2
	xorps	%xmm7, %xmm2
	mulps	%xmm11, %xmm2
	movaps	%xmm12, %xmm4
	xorps	%xmm7, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm8, %xmm13
	movaps	880(%rsp), %xmm5
	mulps	%xmm5, %xmm13
	mulps	%xmm3, %xmm5
	addps	768(%rsp), %xmm5
	movaps	%xmm9, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm5, %xmm1
	movaps	656(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm1, %xmm5
	xorps	%xmm7, %xmm5
	movaps	128(%rsp), %xmm7
	mulps	%xmm7, %xmm5
	movaps	%xmm12, %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm6, %xmm9
	addps	%xmm13, %xmm9
	movaps	%xmm10, %xmm13
	mulps	%xmm2, %xmm13
	addps	%xmm9, %xmm13
	movaps	294f(%rip), %xmm12
	xorps	%xmm12, %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm10, %xmm9
	mulps	%xmm4, %xmm9
	addps	%xmm1, %xmm9
	xorps	%xmm12, %xmm9
	movaps	%xmm12, %xmm1
	mulps	%xmm7, %xmm9
	movaps	%xmm7, %xmm12
	movaps	%xmm11, %xmm7
	xorps	%xmm1, %xmm7
	mulps	%xmm10, %xmm7
	movaps	%xmm0, %xmm10
	movaps	%xmm3, 208(%rsp)
	mulps	%xmm3, %xmm3
	addps	257f(%rip), %xmm3
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm15, 320(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm1, %xmm15
	movaps	%xmm5, 480(%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm15, %xmm1
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	32(%rsp), %xmm5
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	mulps	%xmm12, %xmm7
	movaps	%xmm12, %xmm15
	movaps	%xmm13, %xmm12
	movaps	464(%rsp), %xmm13
	mulps	%xmm8, %xmm8
	movaps	%xmm6, 304(%rsp)
	mulps	%xmm6, %xmm6
	addps	%xmm8, %xmm6
	movaps	%xmm2, 416(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm2, %xmm1
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	32(%rsp), %xmm6
	movaps	%xmm0, %xmm2
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm4, 96(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm9, 368(%rsp)
	movaps	%xmm9, %xmm8
	mulps	%xmm9, %xmm8
	addps	%xmm4, %xmm8
	mulps	%xmm13, %xmm8
	mulps	%xmm13, %xmm8
	movaps	32(%rsp), %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	mulps	%xmm11, %xmm11
	movaps	%xmm7, 112(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm11, %xmm7
	movaps	160(%rsp), %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	32(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm7, %xmm1
	mulps	%xmm15, %xmm15
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm3, %xmm8
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm15, %xmm8
	leaq	(,%r13,4), %rsi
	addq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm5, (%rax,%rsi)
	movl	60(%rsp), %r8d
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
	movaps	%xmm6, (%rax,%r9)
	leaq	(%rsi,%rsi,2), %rsi
	addq	$7, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm4, (%rax,%rsi)
	imulq	%r13, %r10
	shlq	$4, %r10
	addq	%r14, %r10
	movaps	%xmm1, (%rax,%r10)
	imulq	%r13, %rbx
	shlq	$4, %rbx
	addq	%r14, %rbx
	movaps	%xmm8, (%rax,%rbx)
	movl	$10, %esi
	testl	%r8d, %r8d
	movl	60(%rsp), %r8d
	je	254f
	movaps	752(%rsp), %xmm1
	mulps	208(%rsp), %xmm1
	movaps	304(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movaps	416(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	320(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm12, %xmm4
	movaps	480(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	addps	%xmm1, %xmm4
	mulps	192(%rsp), %xmm4
	movaps	%xmm13, %xmm7
	movaps	432(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	movaps	%xmm3, %xmm1
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 208(%rsp)
	movaps	256(%rsp), %xmm4
	mulps	%xmm4, %xmm10
	movaps	96(%rsp), %xmm8
	movaps	%xmm8, %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm10, %xmm6
	movaps	368(%rsp), %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm6, 656(%rsp)
	mulps	%xmm15, %xmm4
	movaps	%xmm8, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm13, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm6, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm7, %xmm15
	movaps	192(%rsp), %xmm10
	mulps	%xmm10, %xmm1
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 304(%rsp)
	movaps	560(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	movaps	112(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm2, %xmm1
	movaps	160(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm4, %xmm9
	movaps	%xmm7, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm9, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm10, %xmm2
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm9, 416(%rsp)
	mulps	%xmm8, %xmm4
	movaps	%xmm7, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm4, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm15, %xmm4
	mulps	%xmm15, %xmm1
	movaps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	128(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	176(%rsp), %xmm9
	mulps	%xmm9, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, %xmm5, %xmm10
	mulps	%xmm1, %xmm12
	mulps	%xmm9, %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm3, %xmm15
	blendvps	%xmm0, %xmm12, %xmm15
	mulps	%xmm1, %xmm13
	mulps	%xmm9, %xmm13
	mulps	%xmm4, %xmm13
	movaps	%xmm3, %xmm4
	blendvps	%xmm0, %xmm13, %xmm4
	mulps	%xmm7, %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm6, %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movq	%r13, %rsi
	shlq	$7, %rsi
	addq	%r14, %rsi
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	leaq	(,%r13,8), %rsi
	addq	%r13, %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$176, %r13, %r8
	addq	%r14, %r8
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movl	60(%rsp), %r8d
	shlq	$6, %rdx
	addq	%r14, %rdx
	movaps	416(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$208, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	$240, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm10, (%rax,%rdx)
	movq	%r13, %rdx
	shlq	$8, %rdx
	addq	%r14, %rdx
	movaps	%xmm15, (%rax,%rdx)
	imulq	$272, %r13, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	shlq	$5, %rsi
	addq	%r14, %rsi
	movaps	%xmm3, (%rax,%rsi)
	movl	$20, %esi
254:
	testb	$8, %r8b
	movq	1968(%rsp), %r10
	movq	1544(%rsp), %r8
	xorps	%xmm15, %xmm15
	movq	1568(%rsp), %r9
	movq	1560(%rsp), %rbx
	movq	1584(%rsp), %r15
	movaps	784(%rsp), %xmm11
	movaps	1360(%rsp), %xmm0
	movaps	80(%rsp), %xmm12
	movaps	352(%rsp), %xmm7
	movaps	336(%rsp), %xmm6
	movaps	400(%rsp), %xmm2
	movaps	288(%rsp), %xmm5
	movaps	272(%rsp), %xmm9
	je	24b
	movaps	528(%rsp), %xmm3
	addps	496(%rsp), %xmm3
	movaps	384(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	addps	512(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	544(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	448(%rsp), %xmm3
	movaps	240(%rsp), %xmm1
	addps	%xmm3, %xmm1
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm11
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm1
	movss	108(%r11), %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm15, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%r11), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movss	124(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	144(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm12, %xmm8
	movaps	%xmm6, %xmm13
	movaps	%xmm2, %xmm6
	movaps	(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	addps	%xmm1, %xmm0
	movss	132(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	16(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm15, %xmm0
	movss	140(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm0, %xmm1
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm1, %xmm0
	movss	148(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm1, %xmm0
	movss	156(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm1, %xmm0
	movss	164(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm9, %xmm1
	movaps	1344(%rsp), %xmm10
	movaps	%xmm10, %xmm9
	addps	%xmm10, %xmm9
	addps	%xmm0, %xmm9
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	movss	176(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm15, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm5
	movaps	1200(%rsp), %xmm0
	cmpeqps	283f(%rip), %xmm0
	addps	%xmm1, %xmm5
	movss	200(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm2, %xmm3
	movss	208(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	293f(%rip), %xmm11
	movaps	864(%rsp), %xmm6
	subps	%xmm6, %xmm11
	addps	%xmm5, %xmm3
	movss	204(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm2, %xmm11
	addps	%xmm6, %xmm6
	addps	%xmm10, %xmm4
	addps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	2141f(%rip), %xmm10
	addps	%xmm1, %xmm10
	blendvps	%xmm0, %xmm2, %xmm9
	blendvps	%xmm0, %xmm2, %xmm10
	movq	%rsi, %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm11, (%rax,%rdx)
	leaq	1(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	2(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm4, (%rax,%rdx)
	leaq	3(%rsi), %rdx
	imulq	%r13, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	%xmm9, (%rax,%rdx)
	addq	$4, %rsi
	imulq	%r13, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm10, (%rax,%rsi)
	jmp	24b
255:
	addq	$1896, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
256:
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
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
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
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
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
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
273:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
274:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
275:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
276:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
277:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
278:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
279:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
280:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
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
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
292:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
293:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
294:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
295:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
296:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
297:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
298:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
299:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
2100:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
2101:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
2102:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
2103:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2104:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2105:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2106:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2107:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2108:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2109:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2110:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2111:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2112:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2113:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2114:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2115:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2116:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2117:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2118:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2119:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2120:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2121:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2122:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2123:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2124:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2125:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2126:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2127:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2128:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2129:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2130:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2131:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2132:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2133:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2134:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2135:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2136:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
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
	.long	0x3d2aaaab
2148:
	.long	0x3f800000
2149:
	.long	0x3f000000
2150:
	.long	0x3e800000
2151:
	.long	0x40800000
2152:
	.long	0x40400000
2153:
	.long	0x41400000
2154:
	.long	0x40c00000
