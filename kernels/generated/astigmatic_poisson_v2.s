# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1896, %rsp
	movl	%esi, 300(%rsp)
	testl	%ecx, %ecx
	je	252f
	testl	%edx, %edx
	je	252f
	cmpl	$0, 300(%rsp)
	je	252f
	movq	1968(%rsp), %r11
	movl	300(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1240(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1232(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 872(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1528(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1952(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1488(%rsp)
	imull	%eax, %edx
	movl	%edx, 884(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1512(%rsp)
	leaq	64(%r13), %r8
	xorl	%eax, %eax
	movaps	253f(%rip), %xmm15
	movq	%r9, 1496(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	pxor	%xmm13, %xmm13
	movdqa	255f(%rip), %xmm14
	movq	%r15, 1520(%rsp)
	movq	%rsi, 1256(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	884(%rsp), %ecx
	cmpq	1488(%rsp), %rax
	je	252f
21:
	movq	%rax, %rdx
	imulq	1232(%rsp), %rdx
	movq	%rdx, 1504(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1536(%rsp)
	movl	%ecx, 888(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	300(%rsp), %esi
	cmpq	1232(%rsp), %rdi
	je	20b
23:
	movq	1504(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	1240(%rsp), %rdx
	addq	1496(%rsp), %rdx
	movl	%esi, %r10d
	xorl	%r12d, %r12d
	movl	%esi, 892(%rsp)
	movq	%rdi, 1552(%rsp)
	movq	%rdx, 1544(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1528(%rsp), %rax
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r10)
	movaps	464(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movq	1536(%rsp), %rax
	movl	888(%rsp), %ecx
	xorps	%xmm13, %xmm13
	movdqa	255f(%rip), %xmm14
	movl	892(%rsp), %esi
	movq	1552(%rsp), %rdi
	movq	1544(%rsp), %rdx
	movl	524(%rsp), %r10d
	movq	1560(%rsp), %r12
25:
	incq	%r12
	incl	%r10d
	cmpq	1240(%rsp), %r12
	je	22b
26:
	leaq	(%rdx,%r12), %r14
	movl	8(%r11), %ebx
	movq	%r14, 1248(%rsp)
	movq	%rbx, 864(%rsp)
	cmpq	%rbx, %r14
	jae	25b
	movl	%r10d, 524(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 192(%rsp)
	movl	20(%r11), %r14d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r14b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1560(%rsp)
	je	223f
	movq	%rcx, 96(%rsp)
	movq	%rax, %r15
	imulq	1248(%rsp), %r15
	movl	$2, %r12d
	subq	%r10, %r12
	imull	524(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 144(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 128(%rsp)
	pxor	%xmm5, %xmm5
	xorps	%xmm10, %xmm10
	movl	$16, %r8d
	movq	1512(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm15, %xmm12
	movaps	%xmm15, %xmm3
	movdqa	254f(%rip), %xmm11
	xorps	%xmm2, %xmm2
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 112(%rsp)
	xorps	%xmm4, %xmm4
	movdqa	%xmm0, 32(%rsp)
	xorl	%r11d, %r11d
	jmp	28f
	.p2align	4
27:
	addps	%xmm1, %xmm4
	addps	%xmm7, %xmm2
	incq	%r11
	addl	%r10d, %eax
	addl	144(%rsp), %r8d
	addq	%r10, %rdi
	addq	128(%rsp), %rbx
	cmpq	%r10, %r11
	je	222f
28:
	movaps	%xmm4, 48(%rsp)
	movaps	%xmm2, (%rsp)
	movq	%r11, 64(%rsp)
	imulq	%r10, %r11
	leal	(%r15,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	872(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	testb	$1, %r14b
	je	29f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
29:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm6
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm6, %xmm6
	movdqa	%xmm4, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm6, %xmm1
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm1, (%r9,%rcx)
	testb	$8, %r14b
	je	210f
	movaps	%xmm1, %xmm6
	addps	256f(%rip), %xmm6
	mulps	%xmm1, %xmm6
	addps	257f(%rip), %xmm6
	mulps	%xmm1, %xmm6
	addps	258f(%rip), %xmm6
	movaps	%xmm1, %xmm7
	addps	259f(%rip), %xmm7
	mulps	%xmm1, %xmm7
	addps	260f(%rip), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm7, %xmm6
	mulps	%xmm9, %xmm12
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm6
	psrld	$23, %xmm6
	psubd	%xmm6, %xmm11
	movaps	%xmm12, %xmm6
	psrld	$23, %xmm6
	paddd	%xmm6, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
210:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	211f
	movaps	32(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 32(%rsp)
211:
	pand	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	movaps	%xmm1, %xmm7
	addps	%xmm13, %xmm7
	je	216f
	movq	%rbx, 80(%rsp)
	movl	%r8d, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	218f
212:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	872(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm4
	testb	$1, %r14b
	je	213f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
213:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm4, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm9, %xmm6
	movq	1256(%rsp), %r9
	shlq	$4, %r11
	movaps	%xmm6, (%r9,%r11)
	testb	$8, %r14b
	je	214f
	movaps	%xmm6, %xmm9
	addps	256f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	257f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	258f(%rip), %xmm9
	movaps	%xmm12, %xmm8
	movaps	%xmm10, %xmm12
	movaps	%xmm6, %xmm10
	addps	259f(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	260f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm3, %xmm2
	movdqa	%xmm11, %xmm3
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm11, %xmm12
	movdqa	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm11
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
214:
	movq	64(%rsp), %r11
	incq	%rbx
	cmpq	%r10, %rbx
	jne	215f
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
215:
	movl	16(%rsp), %r8d
	movq	80(%rsp), %rbx
	pand	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm6, %xmm7
	movaps	(%rsp), %xmm2
	movaps	48(%rsp), %xmm4
	testq	%r11, %r11
	jne	27b
	jmp	217f
	.p2align	4
216:
	movaps	(%rsp), %xmm2
	movaps	48(%rsp), %xmm4
	movq	64(%rsp), %r11
	testq	%r11, %r11
	jne	27b
217:
	movaps	112(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 112(%rsp)
	jmp	27b
	.p2align	4
218:
	movq	80(%rsp), %rdx
	movl	16(%rsp), %ecx
	jmp	220f
	.p2align	4
219:
	andps	%xmm14, %xmm4
	pmaxud	%xmm4, %xmm5
	addps	%xmm6, %xmm7
	leaq	(%r12,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	212b
220:
	movl	%r14d, %r8d
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r9
	shrq	%r14
	addq	%r15, %r14
	testb	$1, %r8b
	cmoveq	%r9, %r14
	shlq	$4, %r14
	movq	872(%rsp), %r9
	movdqa	(%r9,%r14), %xmm4
	movl	%r8d, %r14d
	testb	$1, %r8b
	je	221f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	psrld	%xmm0, %xmm4
	pblendw	$170, %xmm13, %xmm4
	cvtdq2ps	%xmm4, %xmm4
221:
	movss	(%rbp), %xmm0
	movss	4(%rbp), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm4, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm6, (%rdx)
	testb	$8, %r14b
	je	219b
	movaps	%xmm6, %xmm9
	addps	256f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	257f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	258f(%rip), %xmm9
	movaps	%xmm12, %xmm8
	movaps	%xmm10, %xmm12
	movaps	%xmm6, %xmm10
	addps	259f(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	260f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm3, %xmm2
	movdqa	%xmm11, %xmm3
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm11, %xmm12
	movdqa	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm11
	movaps	%xmm12, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm11
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	261f(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm15, %xmm12
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	jmp	219b
	.p2align	4
222:
	movdqa	%xmm5, %xmm1
	pmaxud	262f(%rip), %xmm1
	pcmpeqd	%xmm5, %xmm1
	movdqa	%xmm11, %xmm0
	pblendw	$170, 263f(%rip), %xmm0
	psrld	$16, %xmm11
	pblendw	$170, 264f(%rip), %xmm11
	subps	265f(%rip), %xmm11
	addps	%xmm0, %xmm11
	addps	266f(%rip), %xmm11
	movq	1968(%rsp), %r11
	movq	1520(%rsp), %r15
	leaq	64(%r13), %r8
	movq	96(%rsp), %rcx
	movaps	112(%rsp), %xmm0
	movaps	32(%rsp), %xmm8
	jmp	224f
223:
	xorps	%xmm8, %xmm8
	pxor	%xmm1, %xmm1
	xorps	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm0, %xmm0
	xorps	%xmm2, %xmm2
	xorps	%xmm10, %xmm10
	xorps	%xmm11, %xmm11
	movaps	%xmm15, %xmm3
	movaps	%xmm15, %xmm12
224:
	movaps	%xmm12, 1648(%rsp)
	testq	%rcx, %rcx
	movaps	%xmm10, 1376(%rsp)
	movaps	%xmm3, 1632(%rsp)
	movaps	%xmm2, (%rsp)
	movdqa	%xmm1, 96(%rsp)
	js	225f
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rcx, %xmm12
	jmp	226f
	.p2align	4
225:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rcx, %xmm12
	addss	%xmm12, %xmm12
226:
	xorps	%xmm14, %xmm14
	cvtsi2ss	%r10, %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm14, %xmm2
	maxps	%xmm15, %xmm2
	movaps	%xmm15, %xmm1
	divps	%xmm2, %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm1, %xmm7
	movaps	%xmm7, %xmm6
	minps	%xmm0, %xmm6
	movaps	%xmm7, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	mulps	%xmm1, %xmm4
	mulps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm4, %xmm0
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	movaps	%xmm1, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm4, %xmm1
	minps	%xmm6, %xmm1
	movaps	%xmm4, %xmm3
	maxps	%xmm6, %xmm3
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm7, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	addps	%xmm1, %xmm4
	mulps	267f(%rip), %xmm4
	movaps	%xmm4, 128(%rsp)
	shufps	$0, %xmm12, %xmm12
	xorps	%xmm3, %xmm3
	xorps	%xmm8, %xmm8
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	xorps	%xmm7, %xmm7
	testq	%r10, %r10
	je	229f
	movaps	128(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	maxps	%xmm3, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%r9, %rcx
	xorps	%xmm1, %xmm1
	xorl	%edx, %edx
	.p2align	4
227:
	movq	%rcx, %rsi
	xorps	%xmm2, %xmm2
	xorl	%edi, %edi
	.p2align	4
228:
	movaps	(%rsi), %xmm5
	subps	%xmm0, %xmm5
	maxps	%xmm13, %xmm5
	mulps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdi, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm5, %xmm2
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm1
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm5, %xmm9
	addps	%xmm9, %xmm6
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	228b
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rdx, %xmm5
	movaps	%xmm5, %xmm9
	shufps	$0, %xmm5, %xmm9
	addps	%xmm2, %xmm7
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm4
	mulss	%xmm5, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm5, %xmm8
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	227b
229:
	movaps	%xmm11, 1360(%rsp)
	movaps	%xmm7, %xmm0
	maxps	268f(%rip), %xmm0
	movaps	%xmm15, %xmm5
	divps	%xmm0, %xmm5
	movaps	269f(%rip), %xmm0
	cmpltps	%xmm7, %xmm0
	addps	270f(%rip), %xmm14
	mulps	267f(%rip), %xmm14
	mulps	%xmm5, %xmm1
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	%xmm12, 1568(%rsp)
	movaps	%xmm12, %xmm1
	divps	271f(%rip), %xmm1
	mulps	%xmm5, %xmm6
	movaps	%xmm2, 224(%rsp)
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm6, %xmm6
	movaps	%xmm1, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	272f(%rip), %xmm6
	maxps	%xmm6, %xmm2
	sqrtps	%xmm2, %xmm4
	mulps	%xmm8, %xmm5
	movaps	%xmm14, 240(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm5
	addps	%xmm5, %xmm5
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	%xmm6, %xmm2
	sqrtps	%xmm2, %xmm5
	movss	60(%rbp), %xmm10
	movss	84(%rbp), %xmm0
	movaps	%xmm0, 736(%rsp)
	subss	%xmm10, %xmm0
	movaps	%xmm0, 1392(%rsp)
	mulss	2142f(%rip), %xmm0
	movaps	%xmm0, 48(%rsp)
	movss	44(%rbp), %xmm8
	movss	2143f(%rip), %xmm9
	divss	48(%rbp), %xmm9
	shufps	$0, %xmm8, %xmm8
	shufps	$0, %xmm9, %xmm9
	movss	20(%rbp), %xmm0
	movss	24(%rbp), %xmm1
	movss	28(%rbp), %xmm2
	movss	32(%rbp), %xmm6
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 16(%rsp)
	movss	36(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 32(%rsp)
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 80(%rsp)
	movss	40(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 144(%rsp)
	xorl	%eax, %eax
	movaps	273f(%rip), %xmm11
	movaps	274f(%rip), %xmm14
	.p2align	4
230:
	xorps	%xmm13, %xmm13
	cvtsi2ss	%eax, %xmm13
	addss	2144f(%rip), %xmm13
	mulss	48(%rsp), %xmm13
	addss	%xmm10, %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm13, %xmm0
	subps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm6
	mulps	112(%rsp), %xmm6
	addps	16(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm0
	addps	%xmm15, %xmm6
	mulps	%xmm0, %xmm6
	addps	%xmm15, %xmm6
	movaps	%xmm6, %xmm0
	maxps	%xmm14, %xmm0
	movaps	%xmm10, %xmm1
	sqrtps	%xmm0, %xmm10
	movaps	%xmm15, %xmm0
	movaps	%xmm13, %xmm12
	addps	%xmm8, %xmm12
	divps	%xmm10, %xmm0
	mulps	%xmm9, %xmm12
	movaps	%xmm12, %xmm2
	mulps	144(%rsp), %xmm2
	addps	80(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	mulps	%xmm12, %xmm12
	addps	%xmm15, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, %xmm10
	mulps	%xmm6, %xmm0
	maxps	%xmm14, %xmm10
	sqrtps	%xmm10, %xmm6
	movaps	%xmm15, %xmm10
	mulps	64(%rsp), %xmm0
	divps	%xmm6, %xmm10
	mulps	%xmm2, %xmm10
	mulps	32(%rsp), %xmm10
	movaps	%xmm11, %xmm6
	movaps	%xmm4, %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm12
	subps	%xmm4, %xmm0
	divps	%xmm2, %xmm12
	movaps	%xmm5, %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm0, %xmm0
	mulps	%xmm0, %xmm12
	movaps	%xmm15, %xmm11
	divps	%xmm2, %xmm11
	subps	%xmm5, %xmm10
	mulps	%xmm10, %xmm10
	mulps	%xmm10, %xmm11
	movaps	%xmm1, %xmm10
	addps	%xmm12, %xmm11
	movaps	%xmm11, %xmm0
	cmpltps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm13, %xmm3
	minps	%xmm6, %xmm11
	incl	%eax
	cmpl	$24, %eax
	jne	230b
	mulps	275f(%rip), %xmm4
	mulps	%xmm4, %xmm5
	mulps	%xmm5, %xmm7
	movaps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	movaps	1568(%rsp), %xmm4
	mulps	%xmm4, %xmm1
	movaps	(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm7, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm15, %xmm1
	movss	52(%rbp), %xmm5
	movss	56(%rbp), %xmm11
	movss	68(%rbp), %xmm7
	shufps	$0, %xmm5, %xmm5
	movss	76(%rbp), %xmm13
	shufps	$0, %xmm13, %xmm13
	shufps	$0, %xmm11, %xmm11
	movss	80(%rbp), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm10, %xmm10
	movaps	736(%rsp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	88(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	shufps	$0, %xmm7, %xmm7
	movss	92(%rbp), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm13, %xmm6
	movaps	224(%rsp), %xmm0
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm13, 1040(%rsp)
	blendvps	%xmm0, %xmm13, %xmm6
	movaps	%xmm5, %xmm13
	maxps	%xmm6, %xmm13
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, 1072(%rsp)
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm13, 576(%rsp)
	movaps	%xmm12, %xmm5
	movaps	240(%rsp), %xmm0
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm12, 1088(%rsp)
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm11, %xmm6
	maxps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm11, 1104(%rsp)
	blendvps	%xmm0, %xmm11, %xmm6
	movaps	%xmm6, 592(%rsp)
	movaps	%xmm2, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm2, 736(%rsp)
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm10, %xmm2
	maxps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm10, 1168(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm8, %xmm3
	minps	%xmm14, %xmm3
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	movaps	%xmm8, 1136(%rsp)
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm7, %xmm2
	maxps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm7, 1152(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm4, %xmm0
	movaps	276f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	96(%rsp), %xmm0
	pslld	$31, %xmm0
	xorps	%xmm4, %xmm4
	movaps	%xmm15, %xmm5
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 960(%rsp)
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm2, %xmm3
	movaps	277f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1200(%rsp)
	movaps	%xmm9, 1120(%rsp)
	movaps	%xmm9, %xmm0
	minps	%xmm1, %xmm0
	movss	64(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	movl	192(%rsp), %eax
	movaps	%xmm1, 1056(%rsp)
	xorps	%xmm3, %xmm3
	cvtsi2ss	%rax, %xmm3
	maxps	%xmm0, %xmm1
	movaps	%xmm1, 272(%rsp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1600(%rsp)
	movaps	1392(%rsp), %xmm0
	mulss	2145f(%rip), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1392(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 1024(%rsp)
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm15, 944(%rsp)
	movaps	279f(%rip), %xmm0
	movaps	%xmm0, 1584(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 640(%rsp)
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm2, 1264(%rsp)
	movaps	278f(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	movaps	273f(%rip), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1216(%rsp)
	movaps	%xmm15, %xmm14
	xorps	%xmm7, %xmm7
	movq	1248(%rsp), %rdi
	jmp	232f
	.p2align	4
231:
	movaps	16(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm13
	addps	%xmm9, %xmm1
	movaps	128(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	608(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	addps	544(%rsp), %xmm1
	mulps	%xmm13, %xmm6
	addps	%xmm1, %xmm6
	movaps	80(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	432(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm2
	addps	352(%rsp), %xmm1
	movaps	560(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm1, %xmm0
	movaps	800(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movaps	112(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	336(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	304(%rsp), %xmm1
	movaps	208(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	320(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm4, %xmm1
	mulps	%xmm13, %xmm12
	addps	%xmm1, %xmm12
	movaps	224(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	592(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 160(%rsp)
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm4, %xmm5
	movaps	%xmm4, %xmm0
	cmpunordps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	maxps	%xmm5, %xmm15
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	mulps	%xmm14, %xmm12
	movaps	%xmm12, 304(%rsp)
	movaps	576(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 352(%rsp)
	movaps	192(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, 80(%rsp)
	movaps	528(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	736(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	1168(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	48(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	%xmm3, 128(%rsp)
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	%xmm0, %xmm12
	addps	%xmm3, %xmm4
	movaps	%xmm4, 208(%rsp)
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm4, %xmm3
	movaps	%xmm4, %xmm0
	cmpunordps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1056(%rsp), %xmm2
	movaps	%xmm14, %xmm4
	movaps	%xmm2, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	64(%rsp), %xmm3
	mulps	%xmm3, %xmm13
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm11, %xmm2
	movaps	144(%rsp), %xmm14
	addps	%xmm13, %xmm14
	movaps	1136(%rsp), %xmm6
	movaps	%xmm6, %xmm8
	minps	%xmm14, %xmm8
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	1152(%rsp), %xmm6
	movaps	%xmm6, %xmm11
	maxps	%xmm8, %xmm11
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	movaps	%xmm11, 176(%rsp)
	movaps	1712(%rsp), %xmm0
	minps	253f(%rip), %xmm0
	movaps	1696(%rsp), %xmm6
	minps	%xmm0, %xmm6
	movaps	1680(%rsp), %xmm0
	minps	%xmm6, %xmm0
	movaps	1664(%rsp), %xmm8
	minps	%xmm0, %xmm8
	movaps	256(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm6
	movaps	253f(%rip), %xmm0
	movaps	(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm6
	addps	%xmm0, %xmm6
	minps	%xmm8, %xmm6
	movaps	448(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm2, %xmm4
	movaps	253f(%rip), %xmm0
	movaps	656(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm8
	minps	%xmm6, %xmm8
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	464(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	253f(%rip), %xmm0
	movaps	688(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm13
	minps	%xmm8, %xmm13
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	624(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	movaps	253f(%rip), %xmm0
	movaps	672(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm13, %xmm6
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	400(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm3, %xmm1
	movaps	253f(%rip), %xmm0
	movaps	928(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm6, %xmm4
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	416(%rsp), %xmm0
	mulps	960(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	96(%rsp), %xmm2
	mulps	976(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	368(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	384(%rsp), %xmm2
	mulps	1024(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	240(%rsp), %xmm3
	mulps	1008(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	896(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm6, %xmm2
	movaps	272f(%rip), %xmm13
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	253f(%rip), %xmm8
	movaps	%xmm12, %xmm11
	divps	%xmm12, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm8, %xmm12
	movaps	%xmm8, 464(%rsp)
	maxps	268f(%rip), %xmm3
	movaps	253f(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm6, 896(%rsp)
	mulps	%xmm6, %xmm0
	mulps	944(%rsp), %xmm0
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm8, %xmm8
	movaps	640(%rsp), %xmm1
	cmpltps	%xmm1, %xmm8
	movaps	%xmm1, 640(%rsp)
	maxps	2137f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm6, %xmm0
	orps	%xmm8, %xmm0
	blendvps	%xmm0, 253f(%rip), %xmm3
	sqrtps	%xmm7, %xmm2
	xorps	%xmm5, %xmm5
	cmpnltps	%xmm1, %xmm5
	cmpltps	2133f(%rip), %xmm4
	movaps	%xmm2, %xmm6
	mulps	2138f(%rip), %xmm6
	mulps	%xmm2, %xmm6
	mulps	%xmm12, %xmm6
	orps	%xmm4, %xmm5
	movaps	%xmm5, %xmm0
	movaps	279f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm6, 64(%rsp)
	movaps	1584(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	%xmm2, %xmm12
	movaps	%xmm2, 448(%rsp)
	orps	%xmm4, %xmm0
	andps	%xmm8, %xmm0
	movaps	1264(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	mulps	272f(%rip), %xmm1
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 624(%rsp)
	movaps	160(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	592(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	480(%rsp), %xmm0
	movaps	352(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	576(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	528(%rsp), %xmm10
	andps	%xmm0, %xmm10
	movaps	208(%rsp), %xmm0
	cmpneqps	%xmm9, %xmm0
	cmpeqps	%xmm11, %xmm9
	andps	%xmm0, %xmm9
	movaps	176(%rsp), %xmm0
	cmpneqps	%xmm0, %xmm14
	cmpeqps	144(%rsp), %xmm0
	andps	%xmm14, %xmm0
	psrld	$31, %xmm9
	pslld	$3, %xmm9
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm9, %xmm0
	psrld	$31, %xmm10
	pslld	$2, %xmm10
	por	%xmm10, %xmm0
	psrld	$31, %xmm15
	paddd	%xmm15, %xmm15
	por	%xmm15, %xmm0
	psubd	%xmm1, %xmm0
	movdqa	%xmm0, %xmm1
	movdqa	%xmm0, 176(%rsp)
	andps	%xmm4, %xmm8
	movaps	%xmm8, 256(%rsp)
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
	orps	%xmm7, %xmm8
	movaps	%xmm8, 496(%rsp)
	por	%xmm8, %xmm4
	movdqa	%xmm4, %xmm0
	movdqa	%xmm4, 48(%rsp)
	blendvps	%xmm0, %xmm13, %xmm12
	movaps	%xmm12, 192(%rsp)
	movaps	%xmm5, %xmm0
	movaps	32(%rsp), %xmm1
	blendvps	%xmm0, 279f(%rip), %xmm1
	movaps	%xmm7, %xmm0
	movaps	%xmm7, 160(%rsp)
	blendvps	%xmm0, 1184(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	%xmm2, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 224(%rsp)
	movaps	304(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	255f(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	2139f(%rip), %xmm13
	addps	%xmm13, %xmm0
	movaps	253f(%rip), %xmm4
	divps	%xmm0, %xmm4
	movaps	1440(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm3, 400(%rsp)
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm13, %xmm0
	movaps	253f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	1472(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	80(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm13, %xmm0
	movaps	253f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	1312(%rsp), %xmm2
	andps	%xmm15, %xmm2
	addps	%xmm13, %xmm2
	movaps	253f(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	1456(%rsp), %xmm7
	andps	%xmm15, %xmm7
	addps	%xmm13, %xmm7
	movaps	253f(%rip), %xmm2
	divps	%xmm7, %xmm2
	movaps	%xmm1, %xmm7
	mulps	267f(%rip), %xmm7
	mulps	%xmm7, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm9, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm8, %xmm2
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	1392(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm7, %xmm14
	minps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm14
	movaps	%xmm14, %xmm11
	minps	%xmm5, %xmm11
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm14, %xmm11
	xorps	%xmm8, %xmm8
	cmpltps	%xmm8, %xmm10
	movaps	576(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	subps	1072(%rsp), %xmm2
	movaps	1040(%rsp), %xmm5
	subps	%xmm14, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	%xmm5, %xmm4
	mulps	(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	2140f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	movaps	279f(%rip), %xmm9
	minps	%xmm9, %xmm4
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm6, %xmm0
	cmpltps	%xmm8, %xmm0
	xorps	%xmm6, %xmm6
	movaps	592(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	subps	1104(%rsp), %xmm4
	movaps	1088(%rsp), %xmm5
	subps	%xmm10, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	mulps	%xmm5, %xmm3
	mulps	656(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm12, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	528(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1168(%rsp), %xmm2
	movaps	736(%rsp), %xmm3
	subps	%xmm4, %xmm3
	movaps	%xmm4, %xmm12
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm3, %xmm1
	mulps	688(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm7, %xmm1
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	272(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1056(%rsp), %xmm3
	movaps	1120(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm15, %xmm1
	addps	%xmm13, %xmm1
	movaps	253f(%rip), %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm4, %xmm3
	mulps	672(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm7, %xmm3
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm6, %xmm0
	movaps	144(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1152(%rsp), %xmm2
	movaps	1136(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm15, %xmm1
	addps	%xmm13, %xmm1
	movaps	253f(%rip), %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm3, %xmm2
	mulps	928(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm7, %xmm2
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1280(%rsp), %xmm1
	cmpltps	%xmm9, %xmm1
	movaps	%xmm2, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	%xmm11, %xmm1
	movaps	48(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 944(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	448(%rsp), %xmm0
	movaps	464(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	mulps	2136f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	624(%rsp), %xmm1
	movaps	400(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	cmpnleps	%xmm11, %xmm8
	orps	%xmm1, %xmm8
	orps	256(%rsp), %xmm8
	pslld	$31, %xmm8
	psrad	$31, %xmm8
	pandn	253f(%rip), %xmm8
	movaps	160(%rsp), %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm8
	movaps	304(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm14, %xmm0
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm4, 128(%rsp)
	movaps	%xmm4, %xmm2
	subps	%xmm14, %xmm2
	movaps	416(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm2, 256(%rsp)
	movaps	112(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm10, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm10, %xmm14
	movaps	%xmm14, %xmm15
	subps	%xmm10, %xmm15
	movaps	96(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 976(%rsp), %xmm15
	mulps	80(%rsp), %xmm11
	addps	%xmm12, %xmm11
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm12, %xmm6
	movaps	%xmm6, %xmm13
	subps	%xmm12, %xmm13
	movaps	368(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm13
	movaps	253f(%rip), %xmm3
	divps	%xmm5, %xmm3
	movaps	%xmm5, %xmm9
	movaps	%xmm3, %xmm0
	mulps	%xmm7, %xmm0
	movaps	768(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	384(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	816(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	240(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm15, %xmm5
	movaps	784(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm2
	movaps	848(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm13, %xmm3
	movaps	832(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	720(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	movaps	704(%rsp), %xmm1
	movaps	1424(%rsp), %xmm12
	mulps	%xmm12, %xmm1
	movaps	1728(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movaps	253f(%rip), %xmm11
	subps	%xmm5, %xmm11
	maxps	2127f(%rip), %xmm11
	movaps	253f(%rip), %xmm5
	divps	%xmm11, %xmm5
	mulps	%xmm12, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm7, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	movaps	144(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	movaps	2141f(%rip), %xmm7
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm11
	maxps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	addps	%xmm4, %xmm11
	movaps	1136(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm11, %xmm5
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	1152(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	maxps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	48(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, %xmm5
	subps	%xmm4, %xmm5
	movaps	%xmm5, %xmm11
	movaps	%xmm0, %xmm4
	blendvps	%xmm0, 1008(%rsp), %xmm11
	mulps	%xmm12, %xmm2
	mulps	%xmm12, %xmm1
	mulps	%xmm9, %xmm2
	mulps	%xmm5, %xmm10
	movaps	%xmm10, %xmm9
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm2
	movaps	272(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	mulps	%xmm7, %xmm12
	xorps	%xmm7, %xmm7
	movaps	%xmm12, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm12, %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm1, %xmm10
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm5, %xmm2
	subps	%xmm10, %xmm2
	movaps	384(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	blendvps	%xmm0, 1024(%rsp), %xmm2
	movaps	416(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	96(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	368(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm9, %xmm10
	movaps	16(%rsp), %xmm1
	andnps	%xmm10, %xmm1
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 896(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	movss	16(%rbp), %xmm0
	movaps	%xmm0, %xmm12
	shufps	$0, %xmm0, %xmm12
	movaps	64(%rsp), %xmm9
	cmpleps	%xmm12, %xmm9
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1328(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm9, %xmm1
	movaps	496(%rsp), %xmm9
	andnps	176(%rsp), %xmm9
	orps	1616(%rsp), %xmm9
	andps	%xmm4, %xmm9
	andnps	1296(%rsp), %xmm1
	addps	912(%rsp), %xmm1
	movaps	1216(%rsp), %xmm0
	cmpltps	1600(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	128(%rsp), %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm14, 592(%rsp)
	movaps	%xmm6, 528(%rsp)
	movaps	%xmm5, 272(%rsp)
	movaps	%xmm0, %xmm5
	movaps	%xmm3, 144(%rsp)
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm15, 976(%rsp)
	movdqa	253f(%rip), %xmm14
	movaps	%xmm13, 992(%rsp)
	movaps	%xmm2, 1024(%rsp)
	movaps	%xmm11, 1008(%rsp)
	movaps	%xmm9, %xmm1
	movaps	%xmm10, 896(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, 1584(%rsp)
	movaps	%xmm8, 640(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, 1264(%rsp)
232:
	movaps	%xmm1, %xmm0
	xorps	280f(%rip), %xmm0
	movaps	%xmm0, 1872(%rsp)
	movaps	%xmm1, %xmm0
	andps	281f(%rip), %xmm0
	movaps	%xmm0, 1856(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1840(%rsp)
	movaps	%xmm1, %xmm0
	andps	282f(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1808(%rsp)
	movaps	%xmm1, %xmm0
	andps	283f(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm1, 1616(%rsp)
	andps	284f(%rip), %xmm1
	movaps	%xmm1, 1760(%rsp)
	pcmpeqd	%xmm7, %xmm1
	movdqa	%xmm1, 1744(%rsp)
	xorps	%xmm2, %xmm2
	movaps	285f(%rip), %xmm7
	movaps	288f(%rip), %xmm13
	.p2align	4
233:
	movaps	%xmm5, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm5, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm5, %xmm0
	unpckhpd	%xmm5, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm5, 1296(%rsp)
	shufps	$255, %xmm5, %xmm5
	addss	%xmm0, %xmm5
	movaps	%xmm5, 752(%rsp)
	movss	44(%rbp), %xmm1
	movss	2143f(%rip), %xmm0
	divss	48(%rbp), %xmm0
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm0, %xmm0
	movaps	528(%rsp), %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm15
	movss	20(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	movss	28(%rbp), %xmm5
	movaps	%xmm5, %xmm4
	shufps	$0, %xmm5, %xmm4
	movss	36(%rbp), %xmm0
	movaps	%xmm0, %xmm10
	shufps	$0, %xmm0, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm4, %xmm10
	mulps	%xmm3, %xmm10
	movaps	%xmm0, %xmm4
	movss	2146f(%rip), %xmm8
	mulss	%xmm8, %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm5, %xmm6
	movss	2147f(%rip), %xmm9
	mulss	%xmm9, %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movss	2148f(%rip), %xmm11
	mulss	%xmm11, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	2149f(%rip), %xmm12
	mulss	%xmm12, %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm3
	addps	%xmm14, %xmm10
	mulps	%xmm3, %xmm10
	addps	%xmm14, %xmm10
	movaps	%xmm10, %xmm3
	movaps	%xmm7, %xmm8
	movaps	274f(%rip), %xmm9
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm14, %xmm5
	divps	%xmm3, %xmm5
	addps	%xmm7, %xmm0
	movaps	267f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm10
	mulps	%xmm2, %xmm10
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm4, %xmm4
	mulps	%xmm7, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm5, %xmm0
	addps	528(%rsp), %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, %xmm11
	movss	32(%rbp), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movss	40(%rbp), %xmm5
	movaps	%xmm5, %xmm15
	shufps	$0, %xmm5, %xmm15
	mulps	%xmm1, %xmm15
	addps	%xmm2, %xmm15
	movaps	%xmm5, %xmm2
	mulss	2146f(%rip), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm3, %xmm4
	mulss	2147f(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm2
	addps	%xmm4, %xmm2
	movss	24(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm15
	mulps	%xmm1, %xmm2
	addps	%xmm8, %xmm2
	mulps	%xmm1, %xmm2
	mulss	2148f(%rip), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulss	%xmm12, %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm1, %xmm1
	addps	%xmm14, %xmm15
	mulps	%xmm1, %xmm15
	addps	%xmm14, %xmm15
	movaps	%xmm15, %xmm1
	maxps	%xmm9, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm14, %xmm3
	divps	%xmm1, %xmm3
	addps	%xmm8, %xmm5
	mulps	%xmm7, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm2, %xmm2
	mulps	%xmm7, %xmm5
	subps	%xmm2, %xmm5
	mulps	%xmm3, %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm15, 1472(%rsp)
	mulps	%xmm4, %xmm5
	mulps	%xmm3, %xmm5
	mulps	%xmm11, %xmm6
	movaps	%xmm6, 1312(%rsp)
	mulps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 912(%rsp)
	mulps	%xmm11, %xmm1
	movaps	%xmm1, 1456(%rsp)
	mulps	%xmm11, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm5, 1424(%rsp)
	movaps	752(%rsp), %xmm2
	testq	%r10, %r10
	movaps	%xmm10, 1440(%rsp)
	je	239f
	movb	$1, %al
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm10, %xmm0
	xorl	%ecx, %ecx
	movaps	%xmm14, %xmm10
	movaps	289f(%rip), %xmm15
	movaps	255f(%rip), %xmm11
	.p2align	4
234:
	movaps	%xmm10, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm12
	mulps	286f(%rip), %xmm12
	movaps	287f(%rip), %xmm14
	movaps	%xmm14, %xmm7
	subps	(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	movaps	290f(%rip), %xmm9
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	movaps	291f(%rip), %xmm3
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	292f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm1
	movaps	293f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	294f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	295f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	296f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	297f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm10, %xmm1
	movaps	298f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	movdqa	%xmm5, %xmm6
	psrad	$31, %xmm6
	movaps	299f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	pand	%xmm6, %xmm4
	por	%xmm5, %xmm4
	pslld	$23, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm7, %xmm0
	andps	%xmm11, %xmm0
	movaps	2100f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2101f(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	2102f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2103f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2104f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2105f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
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
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	267f(%rip), %xmm11
	blendvps	%xmm0, %xmm14, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm0
	mulps	2110f(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm8, 48(%rsp)
	mulps	2111f(%rip), %xmm8
	movaps	%xmm12, 64(%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, 16(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm10, %xmm3
	movaps	2112f(%rip), %xmm2
	.p2align	4
235:
	cvtsi2ss	%rdx, %xmm10
	addss	2144f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	(%rsp), %xmm10
	mulps	64(%rsp), %xmm10
	movaps	%xmm10, %xmm12
	xorps	%xmm13, %xmm12
	movaps	%xmm10, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm9, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm5
	mulps	291f(%rip), %xmm5
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm5
	mulps	292f(%rip), %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm9, %xmm15
	movaps	%xmm15, %xmm14
	mulps	293f(%rip), %xmm14
	addps	294f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	295f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	296f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	297f(%rip), %xmm14
	addps	298f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	299f(%rip), %xmm0
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
	andps	255f(%rip), %xmm1
	mulps	2100f(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	267f(%rip), %xmm11
	blendvps	%xmm0, 287f(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2101f(%rip), %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm5
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
	movaps	288f(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm4
	mulps	32(%rsp), %xmm4
	movaps	%xmm4, -48(%rcx)
	mulps	%xmm8, %xmm5
	mulps	%xmm8, %xmm12
	subps	%xmm5, %xmm12
	movaps	%xmm5, -32(%rcx)
	mulps	16(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	48(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm4
	movaps	289f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	235b
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1472(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm3, %xmm10
	movaps	255f(%rip), %xmm11
	jne	234b
	xorps	%xmm0, %xmm0
	movaps	752(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	640(%rsp), %xmm0
	ja	236f
	xorps	%xmm0, %xmm0
236:
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movq	%r9, %rax
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 368(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm7, %xmm7
	xorps	%xmm9, %xmm9
	xorl	%ecx, %ecx
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	xorps	%xmm12, %xmm12
	movaps	%xmm12, 688(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm12, 336(%rsp)
	movaps	%xmm12, 672(%rsp)
	movaps	%xmm12, 656(%rsp)
	movaps	%xmm12, 208(%rsp)
	movaps	272(%rsp), %xmm15
	.p2align	4
237:
	movaps	%xmm11, 608(%rsp)
	movaps	%xmm1, 544(%rsp)
	movaps	%xmm6, 560(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm14, 320(%rsp)
	movaps	%xmm4, 624(%rsp)
	movaps	%xmm2, 96(%rsp)
	movaps	%xmm3, 240(%rsp)
	movaps	%xmm8, 384(%rsp)
	movaps	%xmm7, 816(%rsp)
	movaps	%xmm5, 832(%rsp)
	movaps	%xmm9, 848(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1344(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm1, 800(%rsp)
	mulps	%xmm1, %xmm15
	movaps	%xmm15, 128(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 112(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 80(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 48(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm7, (%rsp)
	.p2align	4
238:
	movaps	(%rax,%rsi), %xmm13
	movaps	-64(%rdx), %xmm10
	movaps	-48(%rdx), %xmm7
	movaps	-32(%rdx), %xmm11
	movaps	%xmm12, %xmm0
	movaps	128(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	addps	144(%rsp), %xmm12
	movaps	%xmm15, %xmm4
	movaps	253f(%rip), %xmm15
	divps	%xmm12, %xmm15
	subps	%xmm12, %xmm13
	mulps	%xmm15, %xmm13
	movaps	192(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm15, %xmm12
	movaps	80(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 80(%rsp)
	movaps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm15, %xmm6
	movaps	%xmm13, %xmm15
	mulps	%xmm7, %xmm15
	addps	%xmm15, %xmm5
	movaps	%xmm13, %xmm15
	mulps	%xmm11, %xmm15
	addps	%xmm15, %xmm1
	movaps	-16(%rdx), %xmm15
	mulps	%xmm13, %xmm15
	movaps	48(%rsp), %xmm2
	addps	%xmm15, %xmm2
	movaps	%xmm2, 48(%rsp)
	mulps	(%rdx), %xmm13
	movaps	(%rsp), %xmm15
	addps	%xmm13, %xmm15
	movaps	%xmm15, (%rsp)
	movaps	%xmm10, %xmm13
	mulps	%xmm12, %xmm13
	movaps	64(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 64(%rsp)
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm3
	movaps	%xmm7, %xmm13
	mulps	%xmm12, %xmm13
	movaps	%xmm13, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm15, %xmm14
	movaps	%xmm4, %xmm15
	movaps	16(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 16(%rsp)
	mulps	%xmm7, %xmm13
	addps	%xmm13, %xmm8
	movaps	32(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm11, %xmm12
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm15
	mulps	%xmm12, %xmm7
	addps	%xmm7, %xmm9
	movaps	112(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	%xmm2, 112(%rsp)
	mulps	%xmm11, %xmm12
	addps	%xmm12, %xmm0
	movaps	%xmm0, %xmm12
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	238b
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm5, 784(%rsp)
	mulps	%xmm5, %xmm7
	movaps	416(%rsp), %xmm10
	addps	%xmm7, %xmm10
	movaps	%xmm10, 416(%rsp)
	mulps	%xmm2, %xmm8
	xorps	%xmm11, %xmm11
	addps	%xmm11, %xmm8
	mulps	%xmm2, %xmm8
	movaps	256(%rsp), %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, 256(%rsp)
	movaps	272(%rsp), %xmm10
	movaps	%xmm10, %xmm13
	mulps	496(%rsp), %xmm13
	movaps	%xmm13, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, 768(%rsp)
	movaps	96(%rsp), %xmm4
	addps	%xmm7, %xmm4
	movaps	%xmm4, 96(%rsp)
	movaps	%xmm13, %xmm7
	movaps	%xmm14, %xmm4
	mulps	%xmm14, %xmm7
	addps	%xmm11, %xmm7
	mulps	%xmm2, %xmm7
	movaps	176(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	%xmm8, 176(%rsp)
	movaps	%xmm13, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm11, %xmm7
	mulps	%xmm13, %xmm7
	movaps	448(%rsp), %xmm8
	addps	%xmm7, %xmm8
	movaps	%xmm8, 448(%rsp)
	mulps	224(%rsp), %xmm10
	mulps	1456(%rsp), %xmm10
	movaps	%xmm10, %xmm7
	mulps	%xmm6, %xmm7
	movaps	368(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	1312(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm10, %xmm7
	mulps	%xmm15, %xmm7
	addps	%xmm11, %xmm7
	mulps	%xmm8, %xmm12
	addps	%xmm7, %xmm12
	movaps	%xmm8, %xmm14
	mulps	%xmm15, %xmm14
	mulps	%xmm8, %xmm9
	mulps	%xmm8, %xmm12
	movaps	%xmm15, %xmm5
	movaps	800(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm11, %xmm5
	mulps	%xmm8, %xmm5
	movaps	112(%rsp), %xmm6
	addps	%xmm11, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm1, 1328(%rsp)
	mulps	%xmm1, %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 368(%rsp)
	movaps	%xmm10, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm11, %xmm7
	addps	%xmm7, %xmm14
	movaps	%xmm10, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm11, %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm2, %xmm9
	movaps	480(%rsp), %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm7, 480(%rsp)
	movaps	%xmm13, %xmm0
	mulps	%xmm14, %xmm0
	movaps	160(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 160(%rsp)
	mulps	%xmm10, %xmm14
	movaps	464(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm12, %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm14, 464(%rsp)
	movaps	%xmm15, %xmm0
	movaps	768(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	movaps	384(%rsp), %xmm8
	addps	%xmm0, %xmm8
	mulps	%xmm15, %xmm4
	addps	%xmm11, %xmm4
	mulps	%xmm2, %xmm4
	movaps	352(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 352(%rsp)
	mulps	%xmm15, %xmm3
	addps	%xmm11, %xmm3
	movaps	%xmm13, %xmm0
	mulps	%xmm3, %xmm0
	movaps	304(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 304(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm3, %xmm0
	movaps	832(%rsp), %xmm4
	addps	%xmm0, %xmm4
	addps	%xmm4, %xmm5
	mulps	%xmm15, %xmm3
	movaps	624(%rsp), %xmm4
	addps	%xmm3, %xmm4
	movaps	240(%rsp), %xmm0
	addps	80(%rsp), %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	32(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	400(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 400(%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm11, %xmm0
	mulps	%xmm2, %xmm0
	movaps	816(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	64(%rsp), %xmm2
	addps	%xmm11, %xmm2
	mulps	%xmm2, %xmm13
	movaps	848(%rsp), %xmm9
	addps	%xmm13, %xmm9
	mulps	%xmm2, %xmm10
	movaps	720(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 720(%rsp)
	mulps	%xmm15, %xmm2
	movaps	704(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	496(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	movaps	784(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	movaps	608(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm15, %xmm0
	movaps	1328(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	560(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	224(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm7, %xmm0
	movaps	544(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	48(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	movaps	432(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm12, %xmm2
	mulps	%xmm13, %xmm2
	movaps	688(%rsp), %xmm12
	addps	%xmm2, %xmm12
	movaps	%xmm12, 688(%rsp)
	movaps	%xmm14, %xmm2
	mulps	%xmm10, %xmm2
	movaps	320(%rsp), %xmm14
	addps	%xmm2, %xmm14
	movaps	1344(%rsp), %xmm2
	mulps	%xmm7, %xmm2
	movaps	336(%rsp), %xmm12
	addps	%xmm2, %xmm12
	movaps	%xmm12, 336(%rsp)
	movaps	(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	movaps	272(%rsp), %xmm15
	movaps	672(%rsp), %xmm12
	addps	%xmm2, %xmm12
	movaps	96(%rsp), %xmm2
	movaps	%xmm12, 672(%rsp)
	mulps	%xmm10, %xmm13
	movaps	656(%rsp), %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm12, 656(%rsp)
	movaps	928(%rsp), %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm3, %xmm7
	movaps	240(%rsp), %xmm3
	movaps	208(%rsp), %xmm12
	addps	%xmm13, %xmm12
	movaps	%xmm12, 208(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	237b
	movaps	%xmm4, 624(%rsp)
	movaps	%xmm8, 384(%rsp)
	movaps	%xmm14, 320(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm11, 608(%rsp)
	movaps	%xmm1, %xmm11
	movaps	288f(%rip), %xmm13
	movaps	144(%rsp), %xmm8
	movaps	1440(%rsp), %xmm1
	movaps	688(%rsp), %xmm14
	movaps	672(%rsp), %xmm4
	movaps	656(%rsp), %xmm3
	jmp	241f
	.p2align	4
239:
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	640(%rsp), %xmm0
	ja	240f
	xorps	%xmm0, %xmm0
240:
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm9, %xmm9
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	272(%rsp), %xmm15
	movaps	144(%rsp), %xmm8
	movaps	1440(%rsp), %xmm1
241:
	movaps	%xmm11, 544(%rsp)
	movaps	192(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	253f(%rip), %xmm2
	divps	%xmm1, %xmm2
	movaps	%xmm0, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm2, %xmm1
	movaps	1312(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	movaps	%xmm6, 560(%rsp)
	movaps	1456(%rsp), %xmm12
	mulps	%xmm12, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	mulps	208(%rsp), %xmm4
	addps	%xmm3, %xmm4
	addps	%xmm2, %xmm4
	addps	%xmm2, %xmm4
	movaps	1424(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	movaps	912(%rsp), %xmm11
	mulps	%xmm6, %xmm11
	addps	%xmm2, %xmm11
	addps	%xmm4, %xmm11
	mulps	%xmm12, %xmm14
	movaps	432(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm14, %xmm4
	movaps	336(%rsp), %xmm14
	mulps	%xmm12, %xmm14
	movaps	320(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm14, %xmm2
	movaps	608(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm2
	mulps	%xmm0, %xmm11
	movaps	256(%rsp), %xmm6
	subps	%xmm1, %xmm6
	movaps	%xmm6, 256(%rsp)
	movaps	253f(%rip), %xmm1
	divps	1472(%rsp), %xmm1
	movaps	544(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	448(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	176(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	270f(%rip), %xmm3
	divps	%xmm15, %xmm3
	movaps	192(%rsp), %xmm14
	mulps	%xmm14, %xmm3
	movaps	%xmm3, %xmm6
	mulps	416(%rsp), %xmm6
	addps	352(%rsp), %xmm6
	mulps	96(%rsp), %xmm3
	addps	304(%rsp), %xmm3
	mulps	%xmm10, %xmm12
	movaps	1312(%rsp), %xmm1
	mulps	560(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	480(%rsp), %xmm10
	subps	%xmm4, %xmm10
	movaps	160(%rsp), %xmm12
	subps	%xmm2, %xmm12
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm5
	movaps	752(%rsp), %xmm2
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm2
	movaps	464(%rsp), %xmm0
	subps	%xmm11, %xmm0
	movaps	256(%rsp), %xmm1
	xorps	%xmm4, %xmm4
	movaps	%xmm9, 848(%rsp)
	movaps	%xmm5, 832(%rsp)
	movaps	%xmm7, 816(%rsp)
	movaps	%xmm3, 784(%rsp)
	movaps	%xmm6, 768(%rsp)
	movaps	%xmm12, 160(%rsp)
	movaps	%xmm10, 480(%rsp)
	movaps	%xmm0, 464(%rsp)
	jbe	245f
	movaps	1216(%rsp), %xmm0
	movaps	1296(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	2113f(%rip), %xmm1
	movaps	%xmm0, 1216(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	253f(%rip), %xmm1
	mulps	%xmm2, %xmm1
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
	movaps	384(%rsp), %xmm14
	movaps	368(%rsp), %xmm12
	jbe	246f
	testq	%r10, %r10
	movaps	%xmm1, 48(%rsp)
	xorps	%xmm2, %xmm2
	je	244f
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
242:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	2119f(%rip), %xmm11
	movaps	2120f(%rip), %xmm12
	movaps	2121f(%rip), %xmm10
	movaps	2122f(%rip), %xmm15
	movaps	253f(%rip), %xmm3
	movaps	270f(%rip), %xmm14
	movdqa	2114f(%rip), %xmm1
	movdqa	2115f(%rip), %xmm13
	.p2align	4
243:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm8, %xmm4
	movaps	(%rax,%rsi), %xmm5
	movaps	%xmm3, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm14, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm14, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm3, %xmm0
	paddd	%xmm1, %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm3, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm12, %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2118f(%rip), %xmm8
	addps	%xmm11, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2116f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	2117f(%rip), %xmm8
	addps	%xmm8, %xmm9
	movaps	144(%rsp), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	2123f(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm3, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	243b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	272(%rsp), %xmm15
	jne	242b
244:
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	2124f(%rip), %xmm9
	addps	2125f(%rip), %xmm9
	xorps	%xmm3, %xmm3
	cmpltps	48(%rsp), %xmm3
	addps	%xmm1, %xmm9
	cmpltps	%xmm2, %xmm9
	andps	%xmm3, %xmm9
	movaps	%xmm9, %xmm0
	andnps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1280(%rsp)
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	277f(%rip), %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1264(%rsp)
	movaps	1408(%rsp), %xmm1
	blendvps	%xmm0, 2126f(%rip), %xmm1
	movaps	%xmm1, 1408(%rsp)
	movaps	253f(%rip), %xmm7
	movaps	%xmm7, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, 272f(%rip), %xmm4
	movaps	960(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	576(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	976(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	592(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	992(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm5
	movaps	528(%rsp), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	1024(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm15
	movaps	1008(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	subps	%xmm0, %xmm8
	movaps	896(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	944(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm9, %xmm0
	movaps	1184(%rsp), %xmm4
	blendvps	%xmm0, 279f(%rip), %xmm4
	movaps	%xmm4, 1184(%rsp)
	andnps	640(%rsp), %xmm0
	andps	%xmm7, %xmm9
	movaps	%xmm9, 912(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm6, 1008(%rsp)
	movaps	%xmm5, 1024(%rsp)
	movaps	%xmm3, 992(%rsp)
	movaps	%xmm2, 976(%rsp)
	movaps	%xmm1, 960(%rsp)
	movaps	288f(%rip), %xmm13
	movaps	384(%rsp), %xmm14
	movaps	368(%rsp), %xmm12
	movaps	400(%rsp), %xmm5
	movaps	256(%rsp), %xmm1
	movaps	752(%rsp), %xmm2
	xorps	%xmm4, %xmm4
	jmp	247f
	.p2align	4
245:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	384(%rsp), %xmm14
	movaps	368(%rsp), %xmm12
	movaps	400(%rsp), %xmm5
	jmp	247f
	.p2align	4
246:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	400(%rsp), %xmm5
	movaps	256(%rsp), %xmm1
	movaps	752(%rsp), %xmm2
247:
	movaps	%xmm5, 400(%rsp)
	movaps	%xmm15, 272(%rsp)
	movaps	%xmm14, 384(%rsp)
	movaps	%xmm12, 368(%rsp)
	movaps	%xmm8, 144(%rsp)
	ucomiss	%xmm4, %xmm2
	movdqa	1824(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	pcmpgtd	%xmm2, %xmm0
	movdqa	%xmm0, 16(%rsp)
	movdqa	1856(%rsp), %xmm0
	pcmpgtd	%xmm2, %xmm0
	movdqa	%xmm0, 32(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm1, %xmm0
	movaps	268f(%rip), %xmm2
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	253f(%rip), %xmm3
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 496(%rsp)
	movaps	448(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 224(%rsp)
	movaps	464(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	624(%rsp), %xmm0
	maxps	%xmm2, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	movaps	%xmm3, %xmm10
	divps	%xmm0, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	576(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1072(%rsp), %xmm3
	movaps	1040(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	416(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm14, %xmm7
	movaps	%xmm12, %xmm14
	movaps	270f(%rip), %xmm12
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	xorps	%xmm13, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	maxps	%xmm2, %xmm5
	xorps	%xmm2, %xmm2
	cmpleps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	orps	1616(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 752(%rsp)
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	592(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	cmpleps	1104(%rsp), %xmm3
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	96(%rsp), %xmm11
	movaps	%xmm11, %xmm4
	xorps	%xmm13, %xmm4
	movaps	%xmm12, %xmm1
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	528(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	cmpleps	1168(%rsp), %xmm3
	movaps	736(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm14, %xmm6
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	xorps	%xmm13, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	sqrtps	%xmm5, %xmm5
	movaps	%xmm15, %xmm3
	cmpleps	1056(%rsp), %xmm3
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm15, %xmm0
	movaps	%xmm7, %xmm10
	xorps	%xmm13, %xmm7
	movaps	%xmm12, %xmm6
	blendvps	%xmm0, %xmm10, %xmm6
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm8, %xmm3
	cmpleps	1152(%rsp), %xmm3
	movaps	1136(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm12, %xmm8
	movaps	240(%rsp), %xmm12
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm12, %xmm7
	xorps	%xmm13, %xmm7
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	253f(%rip), %xmm10
	divps	%xmm5, %xmm10
	movaps	%xmm10, 64(%rsp)
	movaps	496(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm9, 416(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 304(%rsp)
	orps	1872(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	32(%rsp), %xmm3
	orps	%xmm0, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	224(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	movaps	%xmm11, 96(%rsp)
	mulps	%xmm11, %xmm1
	movaps	%xmm1, 352(%rsp)
	orps	1840(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movaps	16(%rsp), %xmm2
	orps	%xmm1, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	192(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	mulps	%xmm14, %xmm4
	movaps	%xmm4, 544(%rsp)
	orps	1808(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm4, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm6, %xmm0
	movdqa	1792(%rsp), %xmm4
	pcmpgtd	%xmm7, %xmm4
	por	%xmm0, %xmm4
	movdqa	%xmm4, 800(%rsp)
	movaps	48(%rsp), %xmm6
	movaps	%xmm6, %xmm9
	mulps	384(%rsp), %xmm9
	por	1776(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm8, %xmm1
	movdqa	1760(%rsp), %xmm4
	pcmpgtd	%xmm7, %xmm4
	por	%xmm1, %xmm4
	movdqa	%xmm4, 1344(%rsp)
	movaps	%xmm10, %xmm11
	movaps	%xmm12, 240(%rsp)
	mulps	%xmm12, %xmm11
	por	1744(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm11, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1328(%rsp)
	movaps	%xmm3, %xmm0
	movaps	253f(%rip), %xmm3
	andnps	%xmm3, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm5, %xmm4
	mulps	%xmm0, %xmm4
	movaps	176(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm15, %xmm14
	mulps	(%rsp), %xmm14
	mulps	%xmm14, %xmm0
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm7
	mulps	%xmm0, %xmm1
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm15
	subps	%xmm1, %xmm0
	movaps	%xmm0, 1712(%rsp)
	movaps	%xmm0, %xmm1
	movaps	2127f(%rip), %xmm5
	maxps	%xmm5, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm3
	andnps	%xmm15, %xmm2
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm13, %xmm8
	mulps	%xmm2, %xmm8
	movaps	480(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm14, %xmm12
	movaps	160(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm12, %xmm2
	mulps	%xmm7, %xmm2
	movaps	%xmm7, 208(%rsp)
	mulps	%xmm4, %xmm1
	subps	%xmm2, %xmm1
	movaps	%xmm12, %xmm2
	movaps	%xmm12, %xmm13
	mulps	%xmm12, %xmm2
	movaps	%xmm15, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	%xmm0, %xmm2
	maxps	%xmm5, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm15, %xmm5
	divps	%xmm2, %xmm5
	movaps	800(%rsp), %xmm2
	andnps	%xmm15, %xmm2
	movaps	%xmm2, 672(%rsp)
	movaps	%xmm6, %xmm0
	mulps	%xmm2, %xmm0
	movaps	768(%rsp), %xmm12
	mulps	%xmm0, %xmm12
	mulps	%xmm14, %xmm12
	movaps	784(%rsp), %xmm10
	mulps	%xmm0, %xmm10
	movaps	%xmm12, %xmm2
	mulps	%xmm7, %xmm2
	mulps	%xmm4, %xmm10
	subps	%xmm2, %xmm10
	movaps	832(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm12, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm13, %xmm7
	movaps	%xmm13, 320(%rsp)
	mulps	%xmm8, %xmm6
	subps	%xmm2, %xmm6
	mulps	%xmm3, %xmm10
	movaps	%xmm3, 112(%rsp)
	movaps	%xmm10, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm6
	movaps	%xmm12, %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm15, %xmm13
	subps	%xmm2, %xmm13
	movaps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm13
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	subps	%xmm2, %xmm13
	movaps	%xmm13, 1680(%rsp)
	movaps	%xmm13, %xmm2
	maxps	2127f(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm15, %xmm13
	divps	%xmm2, %xmm13
	movaps	%xmm13, 128(%rsp)
	movaps	1344(%rsp), %xmm13
	andnps	%xmm15, %xmm13
	movaps	%xmm13, 928(%rsp)
	movaps	64(%rsp), %xmm2
	mulps	%xmm13, %xmm2
	movaps	816(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	mulps	%xmm14, %xmm13
	movaps	848(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm13, %xmm4
	mulps	208(%rsp), %xmm4
	subps	%xmm4, %xmm15
	movaps	720(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm13, %xmm8
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm4
	mulps	%xmm3, %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm1, %xmm8
	subps	%xmm8, %xmm4
	movaps	704(%rsp), %xmm14
	movaps	%xmm2, 1728(%rsp)
	mulps	%xmm2, %xmm14
	movaps	%xmm13, %xmm8
	mulps	%xmm12, %xmm8
	movaps	%xmm0, 1424(%rsp)
	mulps	%xmm0, %xmm14
	subps	%xmm8, %xmm14
	movaps	%xmm15, %xmm8
	mulps	%xmm10, %xmm8
	subps	%xmm8, %xmm14
	mulps	%xmm5, %xmm4
	movaps	%xmm4, %xmm8
	mulps	%xmm6, %xmm8
	subps	%xmm8, %xmm14
	movaps	%xmm13, %xmm2
	mulps	%xmm13, %xmm2
	movaps	253f(%rip), %xmm8
	subps	%xmm2, %xmm8
	movaps	%xmm15, %xmm2
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm4, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm8
	mulps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	mulps	%xmm14, %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm8, 1664(%rsp)
	movaps	%xmm8, %xmm2
	maxps	2127f(%rip), %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	253f(%rip), %xmm5
	divps	%xmm2, %xmm5
	movaps	304(%rsp), %xmm3
	mulps	(%rsp), %xmm3
	movaps	208(%rsp), %xmm7
	movaps	%xmm7, 336(%rsp)
	mulps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	movaps	352(%rsp), %xmm7
	mulps	656(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	mulps	112(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	addps	%xmm0, %xmm2
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, 208(%rsp)
	mulps	%xmm3, %xmm0
	movaps	%xmm0, %xmm8
	movaps	544(%rsp), %xmm0
	mulps	688(%rsp), %xmm0
	subps	%xmm8, %xmm0
	movaps	%xmm1, 432(%rsp)
	mulps	%xmm7, %xmm1
	subps	%xmm1, %xmm0
	mulps	80(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm12, 320(%rsp)
	mulps	%xmm3, %xmm12
	mulps	672(%rsp), %xmm9
	subps	%xmm12, %xmm9
	movaps	%xmm10, 560(%rsp)
	mulps	%xmm7, %xmm10
	subps	%xmm10, %xmm9
	movaps	%xmm6, 608(%rsp)
	mulps	%xmm1, %xmm6
	subps	%xmm6, %xmm9
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm9
	movaps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm13, %xmm12
	movaps	%xmm3, 304(%rsp)
	mulps	%xmm3, %xmm13
	mulps	928(%rsp), %xmm11
	subps	%xmm13, %xmm11
	movaps	288f(%rip), %xmm13
	movaps	%xmm15, %xmm10
	movaps	%xmm7, 352(%rsp)
	mulps	%xmm7, %xmm15
	subps	%xmm15, %xmm11
	movaps	253f(%rip), %xmm15
	movaps	%xmm4, %xmm6
	movaps	%xmm1, 544(%rsp)
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm11
	movaps	%xmm14, %xmm1
	mulps	%xmm9, %xmm14
	subps	%xmm14, %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm11, %xmm7
	mulps	%xmm11, %xmm7
	addps	%xmm2, %xmm7
	movaps	496(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	movaps	752(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	224(%rsp), %xmm3
	mulps	112(%rsp), %xmm3
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	192(%rsp), %xmm4
	mulps	80(%rsp), %xmm4
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm4
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm4
	movaps	48(%rsp), %xmm2
	mulps	%xmm8, %xmm2
	movaps	800(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	64(%rsp), %xmm3
	movaps	%xmm5, 16(%rsp)
	mulps	%xmm5, %xmm3
	movaps	1344(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	336(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	208(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	432(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	560(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	320(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	608(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 608(%rsp)
	xorps	%xmm13, %xmm10
	movaps	%xmm10, 800(%rsp)
	xorps	%xmm13, %xmm6
	xorps	%xmm13, %xmm12
	xorps	%xmm13, %xmm1
	ja	231b
	movaps	%xmm15, %xmm0
	divps	48(%rsp), %xmm0
	mulps	272(%rsp), %xmm0
	movaps	%xmm15, %xmm3
	divps	64(%rsp), %xmm3
	mulps	144(%rsp), %xmm3
	mulps	2128f(%rip), %xmm0
	mulps	2129f(%rip), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	279f(%rip), %xmm5
	cmpltps	%xmm5, %xmm0
	addps	%xmm3, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	2130f(%rip), %xmm3
	andps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movss	16(%rbp), %xmm2
	movaps	%xmm15, %xmm0
	movaps	1184(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	32(%rsp), %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm15, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm8, %xmm0
	cmpltps	%xmm5, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	cmpleps	%xmm0, %xmm7
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1328(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm7, %xmm0
	movaps	656(%rsp), %xmm3
	mulps	(%rsp), %xmm3
	movaps	688(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	movaps	672(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	928(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm4, %xmm2
	andps	%xmm15, %xmm2
	movaps	276f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1600(%rsp), %xmm0
	cmpleps	1216(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	movaps	285f(%rip), %xmm7
	minps	%xmm7, %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1200(%rsp)
	movaps	%xmm2, %xmm5
	cmpeqps	%xmm4, %xmm5
	andps	%xmm15, %xmm5
	movaps	%xmm5, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm5, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm5, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm5, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	xorps	%xmm2, %xmm2
	movaps	%xmm15, %xmm14
	movaps	2123f(%rip), %xmm15
	ja	233b
	movaps	16(%rsp), %xmm3
	mulps	%xmm11, %xmm3
	mulps	%xmm3, %xmm1
	addps	%xmm9, %xmm1
	movaps	128(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	608(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	addps	544(%rsp), %xmm0
	mulps	%xmm3, %xmm6
	addps	%xmm0, %xmm6
	movaps	80(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	432(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	352(%rsp), %xmm1
	movaps	560(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	movaps	800(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm4, %xmm5
	movaps	112(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	336(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	304(%rsp), %xmm4
	movaps	208(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	%xmm4, %xmm5
	movaps	320(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm5, %xmm4
	mulps	%xmm3, %xmm12
	addps	%xmm4, %xmm12
	mulps	496(%rsp), %xmm12
	movaps	%xmm12, 304(%rsp)
	mulps	224(%rsp), %xmm1
	movaps	%xmm1, 112(%rsp)
	mulps	192(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	mulps	48(%rsp), %xmm2
	movaps	%xmm2, 128(%rsp)
	mulps	64(%rsp), %xmm3
	movaps	%xmm3, 16(%rsp)
	movaps	%xmm14, %xmm0
	divps	1632(%rsp), %xmm0
	movaps	1648(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2114f(%rip), %xmm0
	pand	2115f(%rip), %xmm0
	psubd	%xmm0, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm14
	addps	270f(%rip), %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm14, %xmm3
	mulps	2116f(%rip), %xmm3
	addps	2117f(%rip), %xmm3
	movaps	%xmm3, 208(%rsp)
	movaps	%xmm14, %xmm3
	mulps	2118f(%rip), %xmm3
	addps	2119f(%rip), %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	%xmm14, 352(%rsp)
	mulps	2120f(%rip), %xmm14
	addps	2121f(%rip), %xmm14
	movaps	%xmm14, 560(%rsp)
	movaps	%xmm1, 336(%rsp)
	mulps	2122f(%rip), %xmm1
	movaps	%xmm1, 320(%rsp)
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1360(%rsp), %xmm0
	mulps	2131f(%rip), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	1376(%rsp), %xmm0
	mulps	2132f(%rip), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movl	%r14d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm12, %xmm12
	cmpb	$1, %cl
	jne	250f
	movq	%r9, %rax
	movaps	%xmm0, 32(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
248:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	272(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	270f(%rip), %xmm8
	movaps	253f(%rip), %xmm11
	movaps	32(%rsp), %xmm15
	.p2align	4
249:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	144(%rsp), %xmm4
	movaps	%xmm11, %xmm9
	divps	%xmm4, %xmm9
	movaps	(%rax,%rsi), %xmm6
	subps	%xmm4, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm8, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm8, %xmm9
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm11, %xmm0
	paddd	2114f(%rip), %xmm0
	pand	2115f(%rip), %xmm0
	movaps	%xmm11, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm7, %xmm9
	mulps	%xmm7, %xmm9
	movaps	%xmm7, %xmm10
	mulps	2120f(%rip), %xmm10
	movaps	%xmm9, %xmm14
	addps	2121f(%rip), %xmm10
	mulps	2122f(%rip), %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm7, %xmm10
	mulps	2118f(%rip), %xmm10
	addps	2119f(%rip), %xmm10
	mulps	%xmm9, %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm7, %xmm10
	mulps	2116f(%rip), %xmm10
	addps	2117f(%rip), %xmm10
	mulps	%xmm9, %xmm14
	addps	%xmm10, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm7, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	2123f(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm11, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm8, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm11, %xmm4
	movaps	%xmm11, %xmm0
	divps	%xmm4, %xmm0
	addps	%xmm7, %xmm12
	movaps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm4, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	addps	%xmm0, %xmm15
	mulps	%xmm4, %xmm0
	addps	%xmm4, %xmm1
	mulps	%xmm0, %xmm4
	addps	%xmm4, %xmm5
	addps	%xmm0, %xmm3
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm13
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	249b
	movaps	%xmm15, 32(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	248b
250:
	movaps	%xmm1, 416(%rsp)
	movaps	%xmm3, 384(%rsp)
	movaps	%xmm2, 256(%rsp)
	movaps	%xmm5, 400(%rsp)
	movaps	%xmm13, 368(%rsp)
	movaps	%xmm12, 448(%rsp)
	movaps	176(%rsp), %xmm10
	movaps	224(%rsp), %xmm6
	mulps	%xmm6, %xmm10
	movaps	496(%rsp), %xmm7
	mulps	%xmm7, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	movaps	253f(%rip), %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	2127f(%rip), %xmm2
	maxps	%xmm2, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	480(%rsp), %xmm15
	movaps	192(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	mulps	%xmm7, %xmm15
	movaps	160(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	movaps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm14
	subps	%xmm1, %xmm14
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm3, %xmm4
	subps	%xmm1, %xmm4
	mulps	%xmm12, %xmm14
	movaps	%xmm14, %xmm1
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm4
	minps	%xmm3, %xmm0
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm3, %xmm9
	movaps	%xmm3, %xmm13
	divps	%xmm0, %xmm9
	movaps	768(%rsp), %xmm3
	movaps	48(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	mulps	%xmm7, %xmm3
	movaps	784(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm6, %xmm11
	subps	%xmm0, %xmm11
	movaps	832(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm8, %xmm5
	subps	%xmm0, %xmm5
	mulps	%xmm12, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm13, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm4
	mulps	%xmm9, %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm0
	minps	%xmm1, %xmm0
	maxps	%xmm2, %xmm4
	sqrtps	%xmm4, %xmm1
	movaps	%xmm13, %xmm8
	divps	%xmm1, %xmm8
	movaps	816(%rsp), %xmm13
	movaps	64(%rsp), %xmm2
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	movaps	848(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	movaps	%xmm13, %xmm1
	movaps	%xmm10, 176(%rsp)
	mulps	%xmm10, %xmm1
	mulps	%xmm6, %xmm4
	subps	%xmm1, %xmm4
	movaps	720(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm13, %xmm1
	movaps	%xmm15, 480(%rsp)
	mulps	%xmm15, %xmm1
	mulps	192(%rsp), %xmm6
	subps	%xmm1, %xmm6
	movaps	%xmm12, 240(%rsp)
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm1
	movaps	%xmm14, 160(%rsp)
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm6
	movaps	704(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm13, %xmm1
	movaps	%xmm3, 768(%rsp)
	mulps	%xmm3, %xmm1
	mulps	48(%rsp), %xmm12
	subps	%xmm1, %xmm12
	movaps	%xmm4, %xmm1
	movaps	%xmm11, 784(%rsp)
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm9, 96(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm6, %xmm1
	movaps	%xmm5, 832(%rsp)
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm13, 816(%rsp)
	mulps	%xmm13, %xmm13
	movaps	253f(%rip), %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm4, 848(%rsp)
	mulps	%xmm4, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm6, 720(%rsp)
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm8, (%rsp)
	mulps	%xmm8, %xmm12
	movaps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	subps	%xmm4, %xmm1
	movaps	%xmm1, 544(%rsp)
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	movaps	2133f(%rip), %xmm1
	cmpltps	%xmm4, %xmm1
	movaps	1200(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	cmpeqps	277f(%rip), %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm1, 704(%rsp)
	orps	%xmm1, %xmm0
	movaps	2134f(%rip), %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 464(%rsp)
	movss	44(%rbp), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	2143f(%rip), %xmm6
	divss	48(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	528(%rsp), %xmm11
	movaps	%xmm11, %xmm10
	subps	%xmm7, %xmm10
	mulps	%xmm6, %xmm10
	movss	28(%rbp), %xmm9
	movaps	%xmm9, %xmm14
	shufps	$0, %xmm9, %xmm14
	movss	36(%rbp), %xmm0
	movaps	%xmm0, %xmm4
	shufps	$0, %xmm0, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm14, %xmm4
	movss	2146f(%rip), %xmm5
	mulss	%xmm5, %xmm0
	shufps	$0, %xmm0, %xmm0
	movss	2147f(%rip), %xmm1
	mulss	%xmm1, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm10, %xmm0
	addps	%xmm9, %xmm0
	mulps	%xmm10, %xmm4
	mulps	%xmm10, %xmm0
	movaps	285f(%rip), %xmm8
	addps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm10, %xmm10
	movaps	%xmm3, %xmm2
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, %xmm9
	movaps	274f(%rip), %xmm1
	maxps	%xmm1, %xmm9
	sqrtps	%xmm9, %xmm9
	divps	%xmm9, %xmm2
	addps	%xmm11, %xmm7
	mulps	%xmm6, %xmm7
	movss	32(%rbp), %xmm9
	movaps	%xmm9, %xmm15
	shufps	$0, %xmm9, %xmm15
	movss	40(%rbp), %xmm14
	movaps	%xmm14, %xmm10
	shufps	$0, %xmm14, %xmm10
	mulps	%xmm7, %xmm10
	addps	%xmm15, %xmm10
	mulss	%xmm5, %xmm14
	shufps	$0, %xmm14, %xmm14
	mulss	2147f(%rip), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm7, %xmm14
	addps	%xmm9, %xmm14
	mulps	%xmm7, %xmm10
	mulps	%xmm7, %xmm14
	addps	%xmm8, %xmm14
	mulps	%xmm7, %xmm14
	mulps	%xmm7, %xmm7
	addps	253f(%rip), %xmm10
	mulps	%xmm7, %xmm10
	addps	253f(%rip), %xmm10
	movaps	%xmm10, %xmm7
	maxps	%xmm1, %xmm7
	sqrtps	%xmm7, %xmm9
	movaps	253f(%rip), %xmm7
	divps	%xmm9, %xmm7
	movss	20(%rbp), %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	267f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	movss	24(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm1, %xmm14
	mulps	%xmm7, %xmm14
	mulps	%xmm9, %xmm14
	mulps	%xmm6, %xmm14
	movaps	255f(%rip), %xmm1
	andps	%xmm1, %xmm0
	andps	%xmm1, %xmm14
	movaps	%xmm14, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm14, %xmm5
	mulps	%xmm4, %xmm2
	mulps	%xmm15, %xmm2
	movaps	253f(%rip), %xmm15
	mulps	%xmm10, %xmm7
	mulps	%xmm9, %xmm7
	movaps	%xmm7, %xmm4
	minps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	576(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	1040(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1072(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	andps	%xmm1, %xmm6
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm6
	movaps	112(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	andps	%xmm1, %xmm0
	maxps	%xmm6, %xmm0
	movaps	80(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	andps	%xmm1, %xmm6
	mulps	%xmm6, %xmm5
	maxps	%xmm0, %xmm5
	mulps	2135f(%rip), %xmm4
	cmpleps	%xmm4, %xmm5
	movaps	1200(%rsp), %xmm0
	cmpleps	%xmm15, %xmm0
	movaps	%xmm0, %xmm10
	andps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm14
	blendvps	%xmm0, %xmm7, %xmm8
	movss	208(%rbp), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	592(%rsp), %xmm7
	addps	%xmm7, %xmm3
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm7
	addps	%xmm11, %xmm2
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1168(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	272(%rsp), %xmm2
	movaps	128(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movss	12(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	144(%rsp), %xmm3
	movaps	16(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1136(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1152(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm5, %xmm6
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movq	%rdi, %r10
	shlq	$4, %r10
	movaps	%xmm8, (%r15,%r10)
	movq	864(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm7, (%r15,%rdi)
	leaq	(%r15,%r10), %rcx
	movq	%rsi, %rax
	shlq	$5, %rax
	movaps	%xmm11, (%rax,%rcx)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	movaps	%xmm2, (%rdx,%rcx)
	mulps	%xmm4, %xmm3
	movaps	%xmm13, %xmm0
	movaps	%xmm9, 16(%rsp)
	blendvps	%xmm0, %xmm9, %xmm3
	movq	%rsi, %rdx
	shlq	$6, %rdx
	movaps	%xmm3, (%rdx,%rcx)
	movaps	48(%rsp), %xmm1
	movl	$5, %ecx
	testb	$2, %r14b
	je	251f
	movaps	288f(%rip), %xmm2
	movaps	176(%rsp), %xmm3
	xorps	%xmm2, %xmm3
	movaps	544(%rsp), %xmm0
	maxps	2127f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm15, %xmm5
	divps	%xmm0, %xmm5
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm4, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	64(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 64(%rsp)
	andps	704(%rsp), %xmm10
	movaps	%xmm10, 112(%rsp)
	movaps	240(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	mulps	%xmm3, %xmm14
	addps	480(%rsp), %xmm14
	movaps	%xmm2, %xmm1
	xorps	%xmm2, %xmm14
	movaps	96(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	movaps	%xmm5, %xmm2
	xorps	%xmm1, %xmm2
	movaps	%xmm1, %xmm8
	mulps	%xmm0, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm9
	movaps	784(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	mulps	%xmm3, %xmm5
	addps	768(%rsp), %xmm5
	movaps	832(%rsp), %xmm4
	movaps	%xmm4, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm5, %xmm11
	xorps	%xmm1, %xmm11
	movaps	(%rsp), %xmm5
	mulps	%xmm5, %xmm11
	movaps	%xmm4, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm8, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm6, %xmm7
	movaps	%xmm6, %xmm10
	xorps	%xmm8, %xmm7
	mulps	%xmm4, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm5, %xmm8
	movaps	%xmm9, %xmm0
	movaps	848(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm3, %xmm6
	addps	816(%rsp), %xmm6
	movaps	720(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm6, %xmm4
	movaps	%xmm12, %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm4, %xmm9
	movaps	288f(%rip), %xmm5
	xorps	%xmm5, %xmm9
	movaps	80(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	%xmm10, %xmm6
	mulps	%xmm13, %xmm6
	mulps	%xmm2, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm12, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm13, %xmm10
	xorps	%xmm5, %xmm10
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm10
	movaps	%xmm12, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm6, %xmm4
	xorps	%xmm5, %xmm4
	movaps	%xmm5, %xmm6
	mulps	%xmm0, %xmm4
	movaps	%xmm0, %xmm5
	movaps	%xmm8, %xmm13
	xorps	%xmm6, %xmm13
	mulps	%xmm12, %xmm13
	movaps	%xmm3, 176(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm15, %xmm3
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm3, %xmm6
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm9, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm0, %xmm6
	movaps	496(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	16(%rsp), %xmm3
	movaps	%xmm3, %xmm8
	movaps	112(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	mulps	%xmm5, %xmm13
	movaps	240(%rsp), %xmm12
	mulps	%xmm12, %xmm12
	movaps	%xmm2, 160(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm12, %xmm2
	movaps	%xmm1, %xmm12
	mulps	%xmm1, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	movaps	224(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm3, %xmm2
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	96(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm7, 272(%rsp)
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm6, %xmm7
	movaps	192(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm3, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	(%rsp), %xmm1
	movaps	48(%rsp), %xmm5
	mulps	%xmm1, %xmm1
	movaps	%xmm13, 128(%rsp)
	movaps	%xmm13, %xmm7
	mulps	%xmm13, %xmm7
	addps	%xmm1, %xmm7
	mulps	%xmm5, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm3, %xmm15
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm7, %xmm15
	movaps	80(%rsp), %xmm4
	mulps	%xmm4, %xmm4
	movaps	64(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm3, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	leaq	(%rsi,%rsi,4), %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm8, (%r10,%rcx)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rbx
	movl	$14, %edi
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	864(%rsp), %rsi
	shlq	$4, %rsi
	addq	%r15, %rsi
	movaps	%xmm2, (%r10,%rsi)
	movq	864(%rsp), %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm6, (%r10,%rcx)
	imulq	%rsi, %rdi
	shlq	$4, %rdi
	addq	%r15, %rdi
	movaps	%xmm15, (%r10,%rdi)
	movq	%rbx, %rdi
	movaps	253f(%rip), %xmm15
	imulq	%rsi, %r8
	shlq	$4, %r8
	addq	%r15, %r8
	movaps	%xmm7, (%r10,%r8)
	leaq	64(%r13), %r8
	movl	$10, %ecx
	testl	%edx, %edx
	je	251f
	movaps	%xmm1, %xmm13
	movaps	240(%rsp), %xmm2
	mulps	176(%rsp), %xmm2
	movaps	160(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm12, %xmm15
	movaps	%xmm12, %xmm4
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm10, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm4, %xmm6
	mulps	224(%rsp), %xmm6
	movaps	496(%rsp), %xmm5
	mulps	%xmm5, %xmm6
	movaps	16(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	96(%rsp), %xmm6
	mulps	%xmm6, %xmm14
	movaps	272(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	mulps	%xmm11, %xmm7
	addps	%xmm14, %xmm7
	movaps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm7, %xmm4
	movaps	192(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 176(%rsp)
	mulps	%xmm1, %xmm6
	movaps	%xmm8, %xmm7
	mulps	%xmm15, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm13, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm7, %xmm4
	mulps	%xmm12, %xmm4
	movaps	224(%rsp), %xmm7
	mulps	%xmm7, %xmm4
	movaps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	(%rsp), %xmm6
	mulps	%xmm6, %xmm11
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm11, %xmm4
	movaps	48(%rsp), %xmm1
	mulps	%xmm1, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm11, 160(%rsp)
	mulps	%xmm6, %xmm15
	movaps	%xmm2, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm15, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm3, %xmm15
	blendvps	%xmm0, %xmm4, %xmm15
	mulps	%xmm8, %xmm6
	movaps	%xmm2, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm6, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm3, %xmm14
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	80(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	64(%rsp), %xmm11
	mulps	%xmm11, %xmm9
	mulps	%xmm5, %xmm9
	movaps	%xmm3, %xmm7
	blendvps	%xmm0, %xmm9, %xmm7
	mulps	%xmm4, %xmm10
	mulps	%xmm11, %xmm10
	mulps	224(%rsp), %xmm10
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	mulps	%xmm4, %xmm13
	mulps	%xmm11, %xmm13
	mulps	%xmm12, %xmm13
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, %xmm13, %xmm6
	mulps	%xmm2, %xmm4
	mulps	%xmm11, %xmm4
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, %xmm4, %xmm3
	movq	%rax, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	imulq	$176, %rsi, %rdx
	addq	%r15, %rdx
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%r10,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	movaps	%xmm15, (%r10,%rax)
	movaps	253f(%rip), %xmm15
	imulq	$208, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm14, (%r10,%rax)
	imulq	$240, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm7, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$8, %rax
	addq	%r15, %rax
	movaps	%xmm9, (%r10,%rax)
	imulq	$272, %rsi, %rax
	addq	%r15, %rax
	movaps	%xmm6, (%r10,%rax)
	shlq	$5, %rcx
	addq	%r15, %rcx
	movaps	%xmm3, (%r10,%rcx)
	movl	$20, %ecx
251:
	testb	$8, %r14b
	movaps	287f(%rip), %xmm8
	movaps	1376(%rsp), %xmm9
	movaps	1360(%rsp), %xmm0
	movaps	256(%rsp), %xmm5
	movaps	384(%rsp), %xmm3
	movaps	416(%rsp), %xmm10
	movaps	32(%rsp), %xmm2
	je	24b
	movaps	320(%rsp), %xmm4
	addps	560(%rsp), %xmm4
	movaps	336(%rsp), %xmm1
	mulps	%xmm1, %xmm4
	addps	432(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	208(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	352(%rsp), %xmm4
	movaps	624(%rsp), %xmm1
	addps	%xmm4, %xmm1
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm9
	movss	100(%rbp), %xmm0
	movss	104(%rbp), %xmm1
	movss	108(%rbp), %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm10, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%rbp), %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm4, %xmm0
	movss	116(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm2, %xmm14
	movaps	400(%rsp), %xmm2
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	368(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	addps	%xmm4, %xmm1
	movss	136(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm7, %xmm0
	movss	140(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm0, %xmm4
	movss	144(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm4, %xmm0
	movss	148(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	movss	152(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm3, %xmm12
	movss	156(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm10, %xmm13
	movaps	1568(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	addps	%xmm10, %xmm4
	addps	%xmm6, %xmm4
	movss	172(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm14, %xmm0
	movss	176(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm12, %xmm6
	addps	%xmm3, %xmm6
	movss	184(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm5, %xmm3
	movaps	1200(%rsp), %xmm0
	cmpeqps	277f(%rip), %xmm0
	addps	%xmm6, %xmm3
	movss	188(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	movss	208(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm8, %xmm9
	movaps	448(%rsp), %xmm6
	subps	%xmm6, %xmm9
	addps	%xmm3, %xmm5
	movss	192(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm2, %xmm9
	addps	%xmm6, %xmm6
	addps	%xmm10, %xmm1
	addps	%xmm5, %xmm3
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	2136f(%rip), %xmm10
	addps	%xmm3, %xmm10
	blendvps	%xmm0, %xmm2, %xmm4
	blendvps	%xmm0, %xmm2, %xmm10
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm9, (%r10,%rax)
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm6, (%r10,%rax)
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm1, (%r10,%rax)
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r15, %rax
	movaps	%xmm4, (%r10,%rax)
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r15, %rcx
	movaps	%xmm10, (%r10,%rcx)
	jmp	24b
252:
	addq	$1896, %rsp
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
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
274:
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
	.long	0x02081cea
275:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
276:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
277:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
278:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
279:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
280:
	.long	1
	.long	1
	.long	1
	.long	1
281:
	.long	2
	.long	2
	.long	2
	.long	2
282:
	.long	4
	.long	4
	.long	4
	.long	4
283:
	.long	8
	.long	8
	.long	8
	.long	8
284:
	.long	16
	.long	16
	.long	16
	.long	16
285:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
286:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
287:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
288:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
289:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
290:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
291:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
292:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
293:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
294:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
295:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
296:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
297:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
298:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
299:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2100:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2101:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2102:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2103:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2104:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2105:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2106:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2107:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2108:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2109:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2110:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2111:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2112:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2113:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2114:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2115:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2116:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2117:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2118:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2119:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2120:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2121:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2122:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2123:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2124:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2125:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2126:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2127:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2128:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2129:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2130:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2131:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2132:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2133:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2134:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2135:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2136:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2137:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2138:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2139:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2140:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2141:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2142:
	.long	0x3d2aaaab
2143:
	.long	0x3f800000
2144:
	.long	0x3f000000
2145:
	.long	0x3e800000
2146:
	.long	0x40800000
2147:
	.long	0x40400000
2148:
	.long	0x41400000
2149:
	.long	0x40c00000
