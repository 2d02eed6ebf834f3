# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	258f
	testl	%edx, %edx
	je	258f
	testl	%esi, %esi
	je	258f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2296, %rsp
	movq	2368(%rsp), %r10
	movl	%esi, %eax
	movl	%edx, %edx
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	%r11, 768(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %r11
	movq	%r11, 1768(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	2352(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1736(%rsp)
	leaq	48(%rsi), %rcx
	movq	%rcx, 1528(%rsp)
	movq	%r9, 1752(%rsp)
	leaq	(%r9,%r9), %rcx
	movq	%rdx, 1512(%rsp)
	imulq	%rax, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1728(%rsp)
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 1744(%rsp)
	movq	%rsi, 1848(%rsp)
	leaq	16(%rsi), %rbp
	movq	%rcx, %rdx
	leaq	64(%rdi), %rcx
	movaps	259f(%rip), %xmm1
	movaps	275f(%rip), %xmm13
	xorl	%esi, %esi
	xorps	%xmm14, %xmm14
	movaps	261f(%rip), %xmm3
	movq	%rax, 1784(%rsp)
	movq	%r15, 1776(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rsi
	addq	1728(%rsp), %rdx
	cmpq	1736(%rsp), %rsi
	je	257f
21:
	movq	%rsi, %r8
	imulq	1512(%rsp), %r8
	movq	%r8, 1760(%rsp)
	movq	%rdx, %r9
	xorl	%r11d, %r11d
	movq	%rdx, 1800(%rsp)
	movq	%rsi, 1792(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r11
	addq	1744(%rsp), %r9
	cmpq	1512(%rsp), %r11
	je	20b
23:
	movq	1760(%rsp), %r8
	addq	%r11, %r8
	imulq	%rax, %r8
	addq	1752(%rsp), %r8
	movq	%r8, 1840(%rsp)
	movq	%r9, 760(%rsp)
	xorl	%ebx, %ebx
	movq	%r9, 1816(%rsp)
	movq	%r11, 1808(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1768(%rsp), %rdx
	movaps	1408(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r14)
	movq	1784(%rsp), %rax
	movq	1800(%rsp), %rdx
	movq	1792(%rsp), %rsi
	movaps	261f(%rip), %xmm3
	movq	1816(%rsp), %r9
	movq	1808(%rsp), %r11
	movq	1832(%rsp), %rbx
	movaps	259f(%rip), %xmm1
25:
	incq	%rbx
	addq	$2, 760(%rsp)
	cmpq	%rax, %rbx
	je	22b
26:
	movq	1840(%rsp), %r8
	addq	%rbx, %r8
	movl	8(%r10), %r14d
	cmpq	%r14, %r8
	jae	25b
	movl	(%r10), %esi
	movl	16(%r10), %r11d
	movl	20(%r10), %r12d
	movq	%rsi, %r15
	imulq	%rsi, %r15
	testq	%rsi, %rsi
	movq	%rbx, 1832(%rsp)
	movq	%r8, 1824(%rsp)
	movq	%r14, 1520(%rsp)
	je	227f
	movl	%r11d, 304(%rsp)
	movq	%r15, %rax
	imulq	%r8, %rax
	addq	%rax, %rax
	leaq	(%rsi,%rsi), %r9
	movl	$2, %r8d
	subq	%rsi, %r8
	movq	760(%rsp), %r14
	imulq	%r15, %r14
	xorps	%xmm11, %xmm11
	movaps	%xmm1, 880(%rsp)
	movaps	%xmm1, 864(%rsp)
	movdqa	260f(%rip), %xmm15
	xorps	%xmm1, %xmm1
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm4, %xmm4
	xorps	%xmm10, %xmm10
	xorps	%xmm5, %xmm5
	xorl	%r13d, %r13d
	jmp	28f
	.p2align	4
27:
	movaps	261f(%rip), %xmm3
	addps	%xmm6, %xmm0
	addps	%xmm7, %xmm4
	addps	%xmm9, %xmm1
	addps	%xmm12, %xmm8
	incq	%r13
	addq	%r9, %r14
	cmpq	%rsi, %r13
	je	226f
28:
	movl	%r14d, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	movl	%r9d, %r10d
	imull	%r13d, %r10d
	addl	%eax, %r10d
	andl	$2147483646, %r10d
	shlq	$4, %r10
	movq	1848(%rsp), %r11
	leaq	(%r11,%r10), %rdx
	movaps	(%r11,%r10), %xmm6
	movaps	16(%r11,%r10), %xmm7
	testb	$8, %r12b
	jne	212f
	cmpl	$1, %esi
	jne	29f
	addps	%xmm7, %xmm5
29:
	subps	%xmm7, %xmm6
	cmpq	$1, %rsi
	jne	210f
	addps	%xmm6, %xmm10
210:
	movaps	%xmm6, %xmm9
	addps	%xmm14, %xmm9
	movaps	%xmm7, %xmm12
	addps	%xmm14, %xmm12
	cmpl	$1, %esi
	je	220f
	movaps	%xmm11, 1120(%rsp)
	movaps	%xmm6, %xmm11
	movaps	%xmm7, %xmm6
	movaps	%xmm2, %xmm7
	movaps	%xmm4, %xmm2
	movaps	%xmm8, %xmm4
	movaps	%xmm0, %xmm3
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	je	217f
	addq	1528(%rsp), %rbx
	movl	$1, %r10d
	.p2align	4
211:
	movaps	-16(%rbx), %xmm0
	movaps	(%rbx), %xmm8
	subps	%xmm8, %xmm0
	addps	%xmm0, %xmm9
	addps	%xmm8, %xmm12
	leaq	(%r8,%r10), %r11
	incq	%r11
	incq	%r10
	addq	$32, %rbx
	cmpq	$1, %r11
	jne	211b
	jmp	218f
	.p2align	4
212:
	cmpl	$1, %esi
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm8, 48(%rsp)
	jne	213f
	addps	%xmm7, %xmm5
213:
	addq	1528(%rsp), %rbx
	movaps	%xmm7, %xmm8
	cmpltps	%xmm3, %xmm8
	andps	%xmm6, %xmm8
	movaps	%xmm8, %xmm9
	addps	262f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	263f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	264f(%rip), %xmm9
	movaps	%xmm8, %xmm12
	addps	265f(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	266f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	259f(%rip), %xmm3
	movaps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	%xmm3, %xmm9
	blendvps	%xmm0, %xmm12, %xmm9
	subps	%xmm7, %xmm6
	cmpq	$1, %rsi
	movaps	%xmm1, (%rsp)
	jne	214f
	addps	%xmm6, %xmm10
214:
	movaps	%xmm10, 32(%rsp)
	movaps	880(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	movaps	864(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm10, %xmm8
	psrld	$23, %xmm8
	movaps	%xmm1, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm15
	paddd	%xmm8, %xmm15
	movaps	267f(%rip), %xmm8
	andps	%xmm8, %xmm10
	movaps	259f(%rip), %xmm3
	orps	%xmm3, %xmm10
	movaps	%xmm10, 880(%rsp)
	andps	%xmm8, %xmm1
	orps	%xmm3, %xmm1
	movaps	%xmm1, 864(%rsp)
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm6, %xmm9
	addps	%xmm14, %xmm9
	movaps	%xmm7, %xmm12
	addps	%xmm14, %xmm12
	jne	215f
	movaps	(%rsp), %xmm1
	movaps	32(%rsp), %xmm10
	movaps	80(%rsp), %xmm0
	movaps	48(%rsp), %xmm8
	testq	%r13, %r13
	jne	27b
	jmp	221f
	.p2align	4
215:
	movaps	%xmm6, 144(%rsp)
	movaps	%xmm7, 320(%rsp)
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm4, 96(%rsp)
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm11, %xmm0
	leaq	-2(%rsi), %r10
	testq	%r10, %r10
	movaps	261f(%rip), %xmm10
	movl	$1, %r10d
	movaps	259f(%rip), %xmm4
	movaps	262f(%rip), %xmm5
	je	222f
	movaps	267f(%rip), %xmm11
	movaps	%xmm0, %xmm3
	movdqa	%xmm15, %xmm6
	movaps	880(%rsp), %xmm2
	movaps	864(%rsp), %xmm1
	.p2align	4
216:
	movaps	-16(%rbx), %xmm13
	movaps	(%rbx), %xmm8
	movaps	%xmm8, %xmm14
	cmpltps	%xmm10, %xmm14
	andps	%xmm13, %xmm14
	movaps	%xmm14, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm14, %xmm15
	addps	263f(%rip), %xmm15
	mulps	%xmm14, %xmm15
	addps	264f(%rip), %xmm15
	movaps	%xmm14, %xmm7
	addps	265f(%rip), %xmm7
	mulps	%xmm14, %xmm7
	addps	266f(%rip), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm4, %xmm15
	blendvps	%xmm0, %xmm7, %xmm15
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm1
	movaps	%xmm1, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm6
	movaps	%xmm2, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm6
	andps	%xmm4, %xmm0
	addps	%xmm0, %xmm3
	subps	%xmm8, %xmm13
	addps	%xmm13, %xmm9
	addps	%xmm8, %xmm12
	andps	%xmm11, %xmm2
	orps	%xmm4, %xmm2
	andps	%xmm11, %xmm1
	orps	%xmm4, %xmm1
	leaq	(%r8,%r10), %r11
	incq	%r11
	incq	%r10
	addq	$32, %rbx
	cmpq	$1, %r11
	jne	216b
	jmp	223f
217:
	movl	$1, %r10d
218:
	movq	%r10, %r11
	shlq	$5, %r11
	movaps	(%rdx,%r11), %xmm8
	movaps	16(%rdx,%r11), %xmm0
	subps	%xmm0, %xmm8
	incq	%r10
	cmpq	%rsi, %r10
	jne	219f
	addps	%xmm8, %xmm10
	addps	%xmm0, %xmm5
219:
	addps	%xmm8, %xmm9
	addps	%xmm0, %xmm12
	movaps	%xmm3, %xmm0
	movaps	%xmm4, %xmm8
	movaps	%xmm2, %xmm4
	movaps	%xmm7, %xmm2
	movaps	%xmm6, %xmm7
	movaps	%xmm11, %xmm6
	movaps	1120(%rsp), %xmm11
220:
	testq	%r13, %r13
	jne	27b
221:
	movaps	64(%rsp), %xmm3
	addps	%xmm9, %xmm3
	movaps	%xmm3, 64(%rsp)
	addps	%xmm12, %xmm2
	jmp	27b
222:
	movaps	%xmm0, %xmm3
	movdqa	%xmm15, %xmm6
	movaps	880(%rsp), %xmm2
	movaps	864(%rsp), %xmm1
223:
	movdqa	%xmm6, 1104(%rsp)
	movaps	%xmm3, %xmm11
	movq	%r10, %r11
	shlq	$5, %r11
	movaps	(%rdx,%r11), %xmm13
	movaps	16(%rdx,%r11), %xmm8
	movaps	%xmm8, %xmm7
	cmpltps	%xmm10, %xmm7
	andps	%xmm13, %xmm7
	movaps	%xmm7, %xmm15
	addps	%xmm5, %xmm15
	mulps	%xmm7, %xmm15
	addps	263f(%rip), %xmm15
	mulps	%xmm7, %xmm15
	addps	264f(%rip), %xmm15
	movaps	%xmm7, %xmm3
	addps	265f(%rip), %xmm3
	mulps	%xmm7, %xmm3
	addps	266f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm15, %xmm14
	movaps	%xmm4, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	subps	%xmm8, %xmm13
	incq	%r10
	cmpq	%rsi, %r10
	je	224f
	movaps	267f(%rip), %xmm6
	movaps	32(%rsp), %xmm10
	movaps	16(%rsp), %xmm5
	jmp	225f
224:
	movaps	32(%rsp), %xmm10
	addps	%xmm13, %xmm10
	movaps	16(%rsp), %xmm5
	addps	%xmm8, %xmm5
	movaps	267f(%rip), %xmm6
225:
	mulps	%xmm14, %xmm2
	mulps	%xmm15, %xmm1
	movaps	%xmm2, %xmm3
	psrld	$23, %xmm3
	movaps	%xmm1, %xmm7
	psrld	$23, %xmm7
	movdqa	1104(%rsp), %xmm15
	psubd	%xmm7, %xmm15
	paddd	%xmm3, %xmm15
	andps	%xmm6, %xmm2
	movaps	259f(%rip), %xmm3
	orps	%xmm3, %xmm2
	movaps	%xmm2, 880(%rsp)
	andps	%xmm6, %xmm1
	orps	%xmm3, %xmm1
	movaps	%xmm1, 864(%rsp)
	andps	%xmm3, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm13, %xmm9
	addps	%xmm8, %xmm12
	movaps	275f(%rip), %xmm13
	xorps	%xmm14, %xmm14
	movaps	(%rsp), %xmm1
	movaps	80(%rsp), %xmm0
	movaps	48(%rsp), %xmm8
	movaps	96(%rsp), %xmm4
	movaps	128(%rsp), %xmm2
	movaps	320(%rsp), %xmm7
	movaps	144(%rsp), %xmm6
	testq	%r13, %r13
	jne	27b
	jmp	221b
	.p2align	4
226:
	movaps	%xmm0, %xmm6
	movaps	%xmm10, 32(%rsp)
	movaps	%xmm1, (%rsp)
	movaps	268f(%rip), %xmm3
	mulps	%xmm3, %xmm2
	roundps	$8, %xmm2, %xmm10
	mulps	%xmm3, %xmm12
	movaps	%xmm8, %xmm0
	roundps	$8, %xmm12, %xmm8
	mulps	%xmm3, %xmm4
	roundps	$8, %xmm4, %xmm7
	mulps	%xmm3, %xmm5
	roundps	$8, %xmm5, %xmm4
	mulps	%xmm3, %xmm0
	roundps	$8, %xmm0, %xmm0
	movdqa	%xmm15, %xmm1
	pblendw	$170, 269f(%rip), %xmm1
	psrld	$16, %xmm15
	pblendw	$170, 270f(%rip), %xmm15
	subps	271f(%rip), %xmm15
	addps	%xmm1, %xmm15
	addps	272f(%rip), %xmm15
	movaps	259f(%rip), %xmm12
	movaps	880(%rsp), %xmm1
	movaps	864(%rsp), %xmm2
	movl	304(%rsp), %r11d
	jmp	228f
227:
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm2, (%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm15, %xmm15
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm12
228:
	testq	%r15, %r15
	movl	%r12d, 780(%rsp)
	movaps	%xmm1, 880(%rsp)
	movaps	%xmm2, 864(%rsp)
	movaps	%xmm0, 80(%rsp)
	js	229f
	xorps	%xmm5, %xmm5
	cvtsi2ss	%r15, %xmm5
	jmp	230f
	.p2align	4
229:
	movq	%r15, %rax
	shrq	%rax
	movl	%r15d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rdx, %xmm5
	addss	%xmm5, %xmm5
230:
	movaps	%xmm11, 1120(%rsp)
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rsi, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm10, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	64(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm2, %xmm1
	subps	%xmm8, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm9
	movaps	%xmm2, %xmm1
	subps	%xmm7, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm6, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm2, 64(%rsp)
	movaps	%xmm2, %xmm1
	subps	%xmm4, %xmm1
	maxps	%xmm12, %xmm1
	movaps	%xmm12, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm9, %xmm1
	minps	%xmm0, %xmm1
	movaps	%xmm9, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	32(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	%xmm2, %xmm7
	minps	%xmm11, %xmm7
	movaps	%xmm2, %xmm8
	maxps	%xmm11, %xmm8
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm7, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm7, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm8, %xmm1
	minps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	mulps	273f(%rip), %xmm2
	movaps	(%rsp), %xmm0
	andps	274f(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm5, %xmm0
	subps	80(%rsp), %xmm0
	movaps	%xmm0, 1680(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 1232(%rsp)
	maxps	%xmm3, %xmm0
	mulps	%xmm13, %xmm0
	testq	%rsi, %rsi
	movaps	%xmm15, 1104(%rsp)
	je	233f
	leaq	(%rsi,%rsi), %rax
	movq	760(%rsp), %rdx
	imulq	%r15, %rdx
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorl	%r8d, %r8d
	.p2align	4
231:
	movl	%edx, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	xorps	%xmm1, %xmm1
	xorl	%r10d, %r10d
	.p2align	4
232:
	movaps	-16(%r9), %xmm10
	movaps	(%r9), %xmm11
	subps	%xmm11, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm14, %xmm10
	mulps	%xmm13, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm10, %xmm10
	subps	%xmm11, %xmm10
	maxps	%xmm14, %xmm10
	xorps	%xmm11, %xmm11
	cvtsi2ss	%r10, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm10, %xmm1
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm9
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm3
	incq	%r10
	addq	$32, %r9
	cmpq	%r10, %rsi
	jne	232b
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm1, %xmm6
	mulps	%xmm1, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm10, %xmm7
	incq	%r8
	addq	%rax, %rdx
	cmpq	%rsi, %r8
	jne	231b
	movaps	259f(%rip), %xmm10
	jmp	234f
233:
	movaps	%xmm12, %xmm10
	xorl	%eax, %eax
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
234:
	movaps	%xmm6, %xmm0
	maxps	277f(%rip), %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm0, %xmm1
	movaps	278f(%rip), %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	64(%rsp), %xmm4
	addps	279f(%rip), %xmm4
	mulps	273f(%rip), %xmm4
	mulps	%xmm1, %xmm9
	movaps	%xmm4, %xmm13
	blendvps	%xmm0, %xmm9, %xmm13
	mulps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm8, %xmm4
	divps	280f(%rip), %xmm5
	mulps	%xmm1, %xmm3
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	281f(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm8
	mulps	%xmm7, %xmm1
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm1
	movaps	%xmm5, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm5
	movaps	%xmm8, %xmm3
	mulps	282f(%rip), %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm6, %xmm3
	movaps	%xmm2, %xmm1
	mulps	1680(%rsp), %xmm1
	movaps	(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	768(%rsp), %rdx
	movss	20(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 64(%rsp)
	movss	52(%rdx), %xmm11
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, (%rsp)
	movss	56(%rdx), %xmm9
	shufps	$0, %xmm11, %xmm11
	movss	76(%rdx), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm10, %xmm5
	movss	80(%rdx), %xmm10
	shufps	$0, %xmm10, %xmm10
	movss	64(%rdx), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	88(%rdx), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	92(%rdx), %xmm15
	movaps	%xmm15, %xmm6
	shufps	$0, %xmm15, %xmm6
	movaps	%xmm12, %xmm1
	minps	%xmm13, %xmm1
	cmpunordps	%xmm13, %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm12, 1280(%rsp)
	blendvps	%xmm0, %xmm12, %xmm1
	movaps	%xmm11, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm11, 1328(%rsp)
	blendvps	%xmm0, %xmm11, %xmm12
	movaps	%xmm12, 624(%rsp)
	movaps	%xmm10, %xmm1
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm10, 1568(%rsp)
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	%xmm5, %xmm10
	movaps	%xmm9, %xmm11
	maxps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm9, 1344(%rsp)
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, 800(%rsp)
	movaps	%xmm8, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm8, 1360(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm7, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm7, 1376(%rsp)
	blendvps	%xmm0, %xmm7, %xmm12
	movaps	%xmm6, %xmm1
	movaps	64(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm6, 1584(%rsp)
	blendvps	%xmm0, %xmm6, %xmm1
	movss	68(%rdx), %xmm2
	subss	%xmm2, %xmm15
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1312(%rsp)
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, 912(%rsp)
	movss	96(%rdx), %xmm6
	movaps	%xmm6, %xmm2
	shufps	$0, %xmm6, %xmm2
	movaps	%xmm2, %xmm1
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1552(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	maxps	%xmm5, %xmm3
	movss	84(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1248(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1264(%rsp)
	maxps	%xmm0, %xmm2
	movaps	%xmm2, 112(%rsp)
	movss	72(%rdx), %xmm2
	subss	%xmm2, %xmm6
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1296(%rsp)
	blendvps	%xmm0, %xmm2, %xmm8
	movdqa	276f(%rip), %xmm1
	movdqa	32(%rsp), %xmm2
	pcmpgtd	%xmm1, %xmm2
	movaps	1680(%rsp), %xmm0
	cmpltps	283f(%rip), %xmm0
	orps	%xmm2, %xmm0
	movaps	285f(%rip), %xmm3
	movaps	284f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1648(%rsp)
	movaps	%xmm0, %xmm7
	movl	%r11d, %edx
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	andnps	%xmm5, %xmm7
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1872(%rsp)
	movss	2150f(%rip), %xmm0
	mulss	%xmm0, %xmm15
	shufps	$0, %xmm15, %xmm15
	movaps	%xmm15, 1968(%rsp)
	mulss	%xmm0, %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1952(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,4), %r12
	movq	760(%rsp), %r9
	imulq	%r15, %r9
	movq	%rsi, %r8
	shlq	$5, %r8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm0, 1216(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm0, 1184(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm5, 1136(%rsp)
	movaps	287f(%rip), %xmm0
	movaps	%xmm0, 1856(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 896(%rsp)
	movaps	%xmm0, 1392(%rsp)
	movaps	%xmm2, 1536(%rsp)
	movaps	286f(%rip), %xmm0
	movaps	%xmm0, 1696(%rsp)
	movdqa	%xmm1, 1600(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1408(%rsp)
	jmp	236f
	.p2align	4
235:
	movaps	816(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm7
	addps	%xmm6, %xmm3
	movaps	272(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm0, %xmm15
	movaps	%xmm0, %xmm8
	addps	704(%rsp), %xmm15
	mulps	%xmm7, %xmm9
	addps	%xmm15, %xmm9
	movaps	336(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	944(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm13
	addps	(%rsp), %xmm1
	movaps	672(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	movaps	544(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	528(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm14, %xmm12
	movaps	%xmm0, %xmm14
	addps	80(%rsp), %xmm1
	movaps	432(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movaps	688(%rsp), %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movaps	1456(%rsp), %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm1, %xmm3
	movaps	96(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	48(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	64(%rsp), %xmm1
	movaps	16(%rsp), %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm1, %xmm3
	movaps	464(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm3, %xmm1
	movaps	448(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	addps	%xmm1, %xmm3
	movaps	784(%rsp), %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	mulps	176(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	800(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 80(%rsp)
	movaps	1568(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm6, %xmm4
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm4, %xmm11
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	256(%rsp), %xmm5
	mulps	%xmm5, %xmm3
	movaps	%xmm3, 784(%rsp)
	movaps	624(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 16(%rsp)
	mulps	128(%rsp), %xmm14
	movaps	%xmm14, 544(%rsp)
	movaps	112(%rsp), %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm1, 240(%rsp)
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm1, %xmm0
	cmpunordps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1264(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	mulps	%xmm12, %xmm13
	movaps	%xmm13, 336(%rsp)
	movaps	320(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	1360(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1376(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	maxps	%xmm4, %xmm13
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	144(%rsp), %xmm3
	movaps	%xmm8, %xmm9
	mulps	%xmm3, %xmm9
	movaps	%xmm9, 272(%rsp)
	movaps	1424(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	1584(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	608(%rsp), %xmm9
	movaps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	1040(%rsp), %xmm14
	addps	%xmm0, %xmm14
	movaps	1552(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm14, %xmm4
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1296(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	%xmm0, %xmm1
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, (%rsp)
	movaps	2032(%rsp), %xmm0
	minps	%xmm10, %xmm0
	movaps	2016(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	2000(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1984(%rsp), %xmm1
	minps	%xmm0, %xmm1
	minps	%xmm1, %xmm2
	movaps	592(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm10, %xmm0
	movaps	32(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	576(%rsp), %xmm4
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm10, %xmm0
	movaps	1056(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	976(%rsp), %xmm4
	movaps	128(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm10, %xmm0
	movaps	1088(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	992(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm10, %xmm0
	movaps	1072(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	384(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm10, %xmm0
	movaps	928(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	288(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	movaps	%xmm10, %xmm0
	movaps	1664(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm9
	minps	%xmm1, %xmm9
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	416(%rsp), %xmm0
	mulps	1232(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm1
	mulps	1152(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	304(%rsp), %xmm0
	mulps	1216(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	352(%rsp), %xmm1
	mulps	1200(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	736(%rsp), %xmm0
	mulps	1168(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	368(%rsp), %xmm1
	mulps	1184(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1008(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	movaps	281f(%rip), %xmm4
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	277f(%rip), %xmm2
	movaps	%xmm10, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm3, 1008(%rsp)
	mulps	%xmm3, %xmm0
	mulps	1136(%rsp), %xmm0
	movaps	1696(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	112(%rsp), %xmm6
	divps	%xmm6, %xmm10
	mulps	%xmm5, %xmm10
	movaps	%xmm10, 128(%rsp)
	xorps	%xmm12, %xmm12
	movaps	896(%rsp), %xmm1
	cmpltps	%xmm1, %xmm12
	movaps	%xmm1, 896(%rsp)
	maxps	2145f(%rip), %xmm4
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm3, %xmm0
	orps	%xmm12, %xmm0
	blendvps	%xmm0, 259f(%rip), %xmm4
	sqrtps	1632(%rsp), %xmm2
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm1, %xmm3
	cmpltps	2142f(%rip), %xmm9
	movaps	%xmm2, %xmm1
	mulps	2146f(%rip), %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm10, %xmm1
	orps	%xmm9, %xmm3
	movaps	%xmm3, %xmm0
	movaps	287f(%rip), %xmm5
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 64(%rsp)
	movaps	1856(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	%xmm2, %xmm7
	movaps	%xmm2, 512(%rsp)
	orps	%xmm9, %xmm0
	andps	%xmm12, %xmm0
	movaps	1536(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	mulps	281f(%rip), %xmm1
	movaps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 192(%rsp)
	movaps	80(%rsp), %xmm0
	cmpneqps	%xmm11, %xmm0
	cmpeqps	800(%rsp), %xmm11
	andps	%xmm0, %xmm11
	movaps	16(%rsp), %xmm0
	movaps	48(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	624(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	movaps	240(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	%xmm6, %xmm15
	andps	%xmm0, %xmm15
	movaps	224(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	320(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	208(%rsp), %xmm0
	cmpneqps	%xmm8, %xmm0
	cmpeqps	1424(%rsp), %xmm8
	andps	%xmm0, %xmm8
	movaps	(%rsp), %xmm0
	cmpneqps	%xmm0, %xmm14
	cmpeqps	1040(%rsp), %xmm0
	andps	%xmm14, %xmm0
	psrld	$31, %xmm8
	pslld	$4, %xmm8
	psrld	$31, %xmm0
	pslld	$5, %xmm0
	por	%xmm8, %xmm0
	psrld	$31, %xmm13
	pslld	$3, %xmm13
	por	%xmm13, %xmm0
	psrld	$31, %xmm15
	pslld	$2, %xmm15
	por	%xmm15, %xmm0
	psrld	$31, %xmm11
	paddd	%xmm11, %xmm11
	por	%xmm11, %xmm0
	psubd	%xmm1, %xmm0
	movdqa	%xmm0, %xmm1
	movdqa	%xmm0, (%rsp)
	andps	%xmm9, %xmm12
	movaps	%xmm12, 144(%rsp)
	movaps	1616(%rsp), %xmm0
	subps	1712(%rsp), %xmm0
	movaps	%xmm0, 1616(%rsp)
	pxor	%xmm8, %xmm8
	cmpnltps	%xmm0, %xmm8
	movdqa	%xmm1, %xmm6
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm6
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm6
	movaps	%xmm12, %xmm0
	orps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
	por	%xmm0, %xmm6
	movdqa	%xmm6, %xmm0
	movdqa	%xmm6, 224(%rsp)
	blendvps	%xmm0, %xmm10, %xmm7
	movaps	%xmm7, 80(%rsp)
	movaps	%xmm3, %xmm0
	movaps	960(%rsp), %xmm1
	blendvps	%xmm0, 287f(%rip), %xmm1
	movaps	%xmm8, %xmm0
	movaps	%xmm8, 608(%rsp)
	blendvps	%xmm0, 1392(%rsp), %xmm1
	movaps	%xmm1, 960(%rsp)
	movaps	%xmm2, %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	784(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	274f(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	2147f(%rip), %xmm3
	addps	%xmm3, %xmm0
	movaps	259f(%rip), %xmm14
	divps	%xmm0, %xmm14
	movaps	912(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm14, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm4, 384(%rsp)
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	96(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm3, %xmm4
	movaps	259f(%rip), %xmm13
	divps	%xmm0, %xmm13
	movaps	1472(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	mulps	%xmm13, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	272(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm4, %xmm11
	movaps	259f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	movaps	273f(%rip), %xmm9
	mulps	%xmm9, %xmm4
	movaps	%xmm5, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1968(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm8
	minps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm8, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	816(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm11, %xmm0
	movaps	259f(%rip), %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	mulps	%xmm4, %xmm5
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1952(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm9
	minps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, %xmm11
	minps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm10, %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm0
	movaps	624(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	subps	1328(%rsp), %xmm1
	movaps	1280(%rsp), %xmm2
	subps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm2, %xmm14
	mulps	32(%rsp), %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	2148f(%rip), %xmm5
	mulps	%xmm5, %xmm14
	movaps	287f(%rip), %xmm10
	minps	%xmm10, %xmm14
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm7, %xmm0
	cmpltps	%xmm6, %xmm0
	xorps	%xmm7, %xmm7
	movaps	800(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	subps	1344(%rsp), %xmm2
	movaps	1568(%rsp), %xmm14
	movaps	%xmm14, %xmm4
	subps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm4, %xmm13
	mulps	1056(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm5, %xmm13
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm13, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	544(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm7, %xmm0
	movaps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	subps	1264(%rsp), %xmm4
	movaps	1248(%rsp), %xmm9
	subps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	andps	%xmm15, %xmm1
	movaps	2147f(%rip), %xmm13
	addps	%xmm13, %xmm1
	movaps	259f(%rip), %xmm4
	divps	%xmm1, %xmm4
	mulps	%xmm9, %xmm4
	mulps	1088(%rsp), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	mulps	%xmm5, %xmm4
	movaps	%xmm10, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm7, %xmm0
	movaps	320(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	subps	1376(%rsp), %xmm4
	movaps	1360(%rsp), %xmm9
	subps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	andps	%xmm15, %xmm2
	addps	%xmm13, %xmm2
	movaps	259f(%rip), %xmm4
	divps	%xmm2, %xmm4
	mulps	%xmm9, %xmm4
	mulps	1072(%rsp), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	mulps	%xmm5, %xmm4
	movaps	%xmm10, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm9, %xmm2
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm12
	movaps	1424(%rsp), %xmm9
	movaps	%xmm9, %xmm1
	subps	1312(%rsp), %xmm1
	movaps	1584(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	subps	%xmm9, %xmm4
	movaps	%xmm9, %xmm15
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	%xmm4, %xmm3
	mulps	928(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm5, %xmm3
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	816(%rsp), %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	1040(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	subps	1296(%rsp), %xmm2
	movaps	1552(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	subps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm3, %xmm8
	mulps	1664(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm5, %xmm8
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1600(%rsp), %xmm1
	cmpltps	%xmm10, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 240(%rsp)
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	%xmm11, %xmm1
	movaps	224(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1136(%rsp), %xmm1
	movaps	%xmm1, 32(%rsp)
	movaps	512(%rsp), %xmm0
	movaps	128(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	mulps	2144f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	192(%rsp), %xmm1
	movaps	384(%rsp), %xmm10
	movaps	%xmm10, %xmm9
	cmpnleps	%xmm11, %xmm9
	orps	%xmm1, %xmm9
	orps	144(%rsp), %xmm9
	pslld	$31, %xmm9
	psrad	$31, %xmm9
	pandn	259f(%rip), %xmm9
	movaps	608(%rsp), %xmm0
	blendvps	%xmm0, 896(%rsp), %xmm9
	movaps	784(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	624(%rsp), %xmm4
	addps	%xmm4, %xmm0
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1328(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm12
	movaps	%xmm12, %xmm5
	subps	%xmm4, %xmm5
	movaps	416(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1232(%rsp), %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	96(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	800(%rsp), %xmm4
	addps	%xmm4, %xmm0
	movaps	%xmm14, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	1344(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	maxps	%xmm1, %xmm14
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm14
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	%xmm14, %xmm2
	subps	%xmm4, %xmm2
	movaps	400(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1152(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	movaps	%xmm2, 96(%rsp)
	movaps	272(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm13, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, 912(%rsp)
	subps	%xmm15, %xmm8
	movaps	736(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 1168(%rsp), %xmm8
	movaps	%xmm8, 144(%rsp)
	mulps	816(%rsp), %xmm11
	addps	%xmm7, %xmm11
	movaps	%xmm6, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	maxps	%xmm1, %xmm15
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm15
	movaps	%xmm15, %xmm13
	subps	%xmm7, %xmm13
	movaps	368(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm3, %xmm0
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, 1184(%rsp), %xmm13
	movaps	259f(%rip), %xmm1
	divps	%xmm10, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm5, %xmm0
	movaps	1440(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	304(%rsp), %xmm11
	subps	%xmm2, %xmm11
	movaps	640(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	352(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm4, %xmm2
	movaps	1024(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm11
	movaps	160(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	720(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm11
	movaps	656(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm13, %xmm1
	movaps	832(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm11
	movaps	848(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	560(%rsp), %xmm4
	movaps	1920(%rsp), %xmm7
	mulps	%xmm7, %xmm4
	movaps	1488(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	259f(%rip), %xmm3
	subps	%xmm2, %xmm3
	maxps	2135f(%rip), %xmm3
	movaps	259f(%rip), %xmm2
	divps	%xmm3, %xmm2
	mulps	%xmm7, %xmm11
	mulps	%xmm11, %xmm1
	mulps	%xmm8, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm10, %xmm5
	movaps	320(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	movaps	2149f(%rip), %xmm10
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm3, %xmm8
	movaps	1360(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm8, %xmm1
	movaps	%xmm1, %xmm8
	blendvps	%xmm0, 1200(%rsp), %xmm8
	mulps	%xmm7, %xmm11
	mulps	%xmm7, %xmm4
	mulps	%xmm5, %xmm11
	movaps	352(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm11
	movaps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm11, %xmm2
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	movaps	%xmm4, %xmm7
	movaps	1248(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1264(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm7, %xmm1
	movaps	304(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, 1216(%rsp), %xmm1
	movaps	416(%rsp), %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	movaps	400(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	736(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	368(%rsp), %xmm7
	addps	%xmm0, %xmm7
	addps	%xmm7, %xmm5
	addps	%xmm5, %xmm4
	movaps	240(%rsp), %xmm11
	andnps	%xmm4, %xmm11
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm11
	movq	768(%rsp), %rdx
	movss	16(%rdx), %xmm0
	movaps	%xmm0, %xmm7
	shufps	$0, %xmm0, %xmm7
	movaps	64(%rsp), %xmm5
	cmpleps	%xmm7, %xmm5
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1904(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	andps	%xmm5, %xmm4
	movaps	16(%rsp), %xmm0
	andnps	(%rsp), %xmm0
	orps	1888(%rsp), %xmm0
	andps	%xmm6, %xmm0
	andnps	1616(%rsp), %xmm4
	addps	1712(%rsp), %xmm4
	movaps	1408(%rsp), %xmm7
	cmpltps	1872(%rsp), %xmm7
	andps	%xmm4, %xmm7
	movaps	%xmm12, 624(%rsp)
	movaps	%xmm14, 800(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, 1232(%rsp)
	movaps	259f(%rip), %xmm10
	movaps	%xmm3, %xmm12
	movaps	96(%rsp), %xmm2
	movaps	%xmm2, 1152(%rsp)
	xorps	%xmm14, %xmm14
	movaps	%xmm1, 1216(%rsp)
	movaps	%xmm8, 1200(%rsp)
	movaps	144(%rsp), %xmm1
	movaps	%xmm1, 1168(%rsp)
	movaps	%xmm15, %xmm8
	movaps	%xmm13, 1184(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm11, 1008(%rsp)
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 1856(%rsp)
	movaps	%xmm9, 896(%rsp)
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 1536(%rsp)
236:
	movaps	%xmm3, %xmm0
	xorps	288f(%rip), %xmm0
	movaps	%xmm0, 2208(%rsp)
	movaps	%xmm3, %xmm0
	andps	289f(%rip), %xmm0
	movaps	%xmm0, 2192(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2176(%rsp)
	movaps	%xmm3, %xmm0
	andps	290f(%rip), %xmm0
	movaps	%xmm0, 2160(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2144(%rsp)
	movaps	%xmm3, %xmm0
	andps	291f(%rip), %xmm0
	movaps	%xmm0, 2128(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2112(%rsp)
	movaps	%xmm3, %xmm0
	andps	292f(%rip), %xmm0
	movaps	%xmm0, 2096(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 2080(%rsp)
	movaps	%xmm3, 1888(%rsp)
	andps	293f(%rip), %xmm3
	movaps	%xmm3, 2064(%rsp)
	pcmpeqd	%xmm14, %xmm3
	movdqa	%xmm3, 2048(%rsp)
	pxor	%xmm1, %xmm1
	movaps	912(%rsp), %xmm2
	.p2align	4
237:
	movaps	%xmm8, 1472(%rsp)
	movaps	%xmm7, 1616(%rsp)
	movaps	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm7, %xmm7
	addss	%xmm0, %xmm7
	testq	%rsi, %rsi
	movaps	%xmm12, 320(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm2, 912(%rsp)
	movaps	%xmm7, 928(%rsp)
	je	243f
	movb	$1, %bl
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm2, %xmm0
	xorl	%edx, %edx
	movaps	296f(%rip), %xmm14
	movaps	297f(%rip), %xmm13
	movaps	299f(%rip), %xmm15
	.p2align	4
238:
	movaps	%xmm10, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm12
	mulps	294f(%rip), %xmm12
	movaps	295f(%rip), %xmm7
	subps	(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm10, %xmm8
	movaps	298f(%rip), %xmm10
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	2100f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm1
	movaps	2101f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	2102f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2103f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2104f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2105f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm8, %xmm1
	movaps	2106f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	movdqa	%xmm4, %xmm6
	psrad	$31, %xmm6
	movaps	2107f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm4, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	movaps	274f(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	2108f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2109f(%rip), %xmm0
	mulps	%xmm0, %xmm6
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
	mulps	%xmm1, %xmm6
	movaps	2116f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2117f(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	273f(%rip), %xmm11
	blendvps	%xmm0, 295f(%rip), %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	2118f(%rip), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm9, 32(%rsp)
	mulps	2119f(%rip), %xmm9
	movaps	%xmm12, 64(%rsp)
	mulps	%xmm9, %xmm12
	movaps	%xmm12, 48(%rsp)
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	addq	%rcx, %rdx
	xorl	%r14d, %r14d
	movaps	%xmm8, %xmm3
	movaps	2120f(%rip), %xmm2
	.p2align	4
239:
	cvtsi2ss	%r14, %xmm8
	addss	2151f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	(%rsp), %xmm8
	mulps	64(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm15, %xmm4
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm4
	mulps	2100f(%rip), %xmm15
	addps	%xmm4, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm15, %xmm14
	mulps	2101f(%rip), %xmm14
	addps	2102f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	2103f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2104f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2105f(%rip), %xmm14
	addps	2106f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	2107f(%rip), %xmm0
	movaps	%xmm7, %xmm4
	psrad	$31, %xmm11
	mulps	%xmm5, %xmm4
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm3, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm8, %xmm14
	movaps	%xmm8, %xmm1
	andps	274f(%rip), %xmm1
	mulps	2108f(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	273f(%rip), %xmm11
	blendvps	%xmm0, 295f(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2109f(%rip), %xmm0
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
	addps	2116f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2117f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm4
	movaps	296f(%rip), %xmm14
	movaps	%xmm7, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm8, %xmm12
	subps	%xmm13, %xmm12
	movaps	297f(%rip), %xmm13
	movaps	%xmm6, -64(%rdx)
	subps	%xmm15, %xmm5
	mulps	80(%rsp), %xmm5
	movaps	%xmm5, -48(%rdx)
	mulps	%xmm9, %xmm4
	mulps	%xmm9, %xmm12
	subps	%xmm4, %xmm12
	movaps	%xmm4, -32(%rdx)
	mulps	48(%rsp), %xmm1
	movaps	%xmm1, -16(%rdx)
	mulps	32(%rsp), %xmm12
	movaps	%xmm12, (%rdx)
	movaps	%xmm8, %xmm7
	incq	%r14
	addq	$80, %rdx
	movaps	%xmm15, %xmm5
	movaps	299f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%r14, %rsi
	jne	239b
	movaps	800(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1472(%rsp), %xmm0
	movq	%rsi, %rdx
	testb	$1, %bl
	movl	$0, %ebx
	movaps	%xmm3, %xmm10
	jne	238b
	xorps	%xmm0, %xmm0
	movaps	928(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	896(%rsp), %xmm0
	ja	240f
	xorps	%xmm0, %xmm0
240:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movq	%r9, %rbx
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 192(%rsp)
	xorl	%r13d, %r13d
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 480(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 544(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 176(%rsp)
	movaps	112(%rsp), %xmm11
	.p2align	4
241:
	movaps	%xmm14, 688(%rsp)
	movaps	%xmm12, 432(%rsp)
	movaps	%xmm7, 528(%rsp)
	movaps	%xmm5, 704(%rsp)
	movaps	%xmm2, 448(%rsp)
	movaps	%xmm1, 464(%rsp)
	movaps	%xmm9, 304(%rsp)
	movaps	%xmm4, 720(%rsp)
	movaps	%xmm8, 832(%rsp)
	movaps	%xmm6, 848(%rsp)
	movaps	%xmm10, 656(%rsp)
	movaps	%xmm3, 560(%rsp)
	movl	%ebx, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	leaq	(%rsi,%r13), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm1
	movaps	16(%rdi,%r10), %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	32(%rdi,%r10), %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	48(%rdi,%r10), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	64(%rdi,%r10), %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm1, 1488(%rsp)
	mulps	%xmm1, %xmm11
	movaps	%xmm11, 128(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	xorl	%r10d, %r10d
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm14, %xmm14
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm8, %xmm8
	xorps	%xmm7, %xmm7
	xorps	%xmm13, %xmm13
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm2, 32(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm6, (%rsp)
	.p2align	4
242:
	movaps	-16(%rdx), %xmm10
	movaps	-64(%rcx,%r10), %xmm11
	movaps	-48(%rcx,%r10), %xmm12
	movaps	-32(%rcx,%r10), %xmm6
	movaps	128(%rsp), %xmm15
	mulps	%xmm11, %xmm15
	addps	320(%rsp), %xmm15
	addps	(%rdx), %xmm15
	movaps	%xmm5, %xmm1
	movaps	%xmm8, %xmm5
	movaps	%xmm14, %xmm8
	movaps	259f(%rip), %xmm14
	divps	%xmm15, %xmm14
	subps	%xmm15, %xmm10
	mulps	%xmm14, %xmm10
	movaps	144(%rsp), %xmm15
	mulps	%xmm10, %xmm15
	mulps	%xmm14, %xmm15
	addps	%xmm14, %xmm15
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm14, %xmm7
	movaps	%xmm10, %xmm14
	mulps	%xmm12, %xmm14
	addps	%xmm14, %xmm13
	movaps	%xmm10, %xmm14
	mulps	%xmm6, %xmm14
	movaps	48(%rsp), %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	-16(%rcx,%r10), %xmm14
	mulps	%xmm10, %xmm14
	movaps	32(%rsp), %xmm2
	addps	%xmm14, %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	(%rcx,%r10), %xmm10
	movaps	(%rsp), %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm14, (%rsp)
	movaps	%xmm11, %xmm10
	mulps	%xmm15, %xmm10
	movaps	80(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 80(%rsp)
	mulps	%xmm11, %xmm10
	addps	%xmm10, %xmm4
	movaps	%xmm12, %xmm10
	mulps	%xmm15, %xmm10
	movaps	%xmm10, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm14, %xmm8
	movaps	%xmm8, %xmm14
	movaps	%xmm5, %xmm8
	movaps	%xmm1, %xmm5
	addps	%xmm10, %xmm3
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm9
	movaps	96(%rsp), %xmm1
	addps	%xmm15, %xmm1
	movaps	%xmm1, 96(%rsp)
	mulps	%xmm6, %xmm15
	mulps	%xmm15, %xmm11
	movaps	64(%rsp), %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm2, 64(%rsp)
	mulps	%xmm15, %xmm12
	addps	%xmm12, %xmm5
	movaps	16(%rsp), %xmm1
	addps	%xmm15, %xmm1
	movaps	%xmm1, 16(%rsp)
	mulps	%xmm6, %xmm15
	addps	%xmm15, %xmm8
	addq	$80, %r10
	addq	$32, %rdx
	cmpq	%r10, %r12
	jne	242b
	movaps	128(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	movaps	%xmm13, 1072(%rsp)
	mulps	%xmm13, %xmm6
	movaps	416(%rsp), %xmm10
	addps	%xmm6, %xmm10
	movaps	%xmm10, 416(%rsp)
	mulps	%xmm12, %xmm9
	xorps	%xmm13, %xmm13
	addps	%xmm13, %xmm9
	mulps	%xmm12, %xmm9
	movaps	592(%rsp), %xmm6
	addps	%xmm9, %xmm6
	movaps	%xmm6, 592(%rsp)
	movaps	112(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm15
	mulps	608(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm7, %xmm1
	movaps	%xmm7, 1056(%rsp)
	movaps	400(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 400(%rsp)
	movaps	%xmm2, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm13, %xmm6
	mulps	%xmm12, %xmm6
	movaps	496(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 496(%rsp)
	movaps	%xmm2, %xmm6
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm6
	addps	%xmm13, %xmm6
	mulps	%xmm2, %xmm6
	movaps	576(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 576(%rsp)
	movaps	1488(%rsp), %xmm11
	movaps	%xmm11, %xmm6
	mulps	%xmm1, %xmm6
	movaps	304(%rsp), %xmm1
	addps	%xmm6, %xmm1
	movaps	%xmm1, 304(%rsp)
	movaps	%xmm11, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm13, %xmm6
	mulps	%xmm12, %xmm6
	movaps	256(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 256(%rsp)
	movaps	%xmm11, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm13, %xmm6
	movaps	%xmm2, %xmm9
	mulps	%xmm6, %xmm9
	movaps	%xmm14, %xmm10
	movaps	272(%rsp), %xmm14
	addps	%xmm9, %xmm14
	movaps	%xmm14, 272(%rsp)
	mulps	%xmm11, %xmm6
	movaps	976(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 976(%rsp)
	movaps	352(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 352(%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	992(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 992(%rsp)
	addps	%xmm13, %xmm3
	mulps	%xmm12, %xmm3
	movaps	640(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	80(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 160(%rsp)
	mulps	%xmm11, %xmm0
	movaps	560(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm12, %xmm0
	movaps	48(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	736(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	16(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm13, %xmm0
	movaps	656(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 656(%rsp)
	mulps	%xmm12, %xmm5
	addps	%xmm13, %xmm5
	mulps	%xmm12, %xmm5
	movaps	192(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm12, %xmm0
	movaps	64(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm2, %xmm1
	mulps	%xmm0, %xmm1
	movaps	512(%rsp), %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm11, %xmm0
	movaps	720(%rsp), %xmm4
	addps	%xmm0, %xmm4
	mulps	%xmm12, %xmm8
	addps	%xmm13, %xmm8
	mulps	%xmm12, %xmm8
	movaps	384(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm15, %xmm0
	movaps	672(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm7
	addps	%xmm13, %xmm7
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm5
	movaps	%xmm2, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm11, %xmm1
	mulps	%xmm7, %xmm1
	mulps	%xmm0, %xmm7
	movaps	1056(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	movaps	368(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 368(%rsp)
	addps	%xmm13, %xmm14
	movaps	848(%rsp), %xmm2
	addps	%xmm14, %xmm2
	addps	%xmm13, %xmm10
	mulps	%xmm12, %xmm10
	movaps	208(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 208(%rsp)
	movaps	224(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	832(%rsp), %xmm8
	addps	%xmm1, %xmm8
	addps	%xmm13, %xmm5
	mulps	%xmm12, %xmm5
	movaps	240(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	288(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	608(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	1072(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	movaps	480(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm9, %xmm0
	movaps	688(%rsp), %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	movaps	%xmm6, %xmm5
	movaps	%xmm2, %xmm6
	mulps	%xmm5, %xmm0
	movaps	448(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	32(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	544(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm7, %xmm0
	mulps	%xmm15, %xmm0
	movaps	528(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm10, %xmm1
	mulps	%xmm9, %xmm1
	movaps	336(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	1088(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm5, %xmm10
	movaps	704(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	112(%rsp), %xmm11
	movaps	432(%rsp), %xmm12
	addps	%xmm0, %xmm12
	mulps	%xmm9, %xmm15
	movaps	304(%rsp), %xmm9
	movaps	464(%rsp), %xmm1
	addps	%xmm15, %xmm1
	movaps	944(%rsp), %xmm13
	mulps	%xmm10, %xmm13
	movaps	656(%rsp), %xmm10
	movaps	176(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 176(%rsp)
	incq	%r13
	addq	%rax, %rbx
	cmpq	%rsi, %r13
	jne	241b
	movaps	%xmm3, 560(%rsp)
	movaps	%xmm1, 464(%rsp)
	movaps	%xmm2, 448(%rsp)
	movaps	%xmm5, 704(%rsp)
	movaps	%xmm7, 528(%rsp)
	movaps	%xmm12, 432(%rsp)
	movaps	259f(%rip), %xmm10
	movaps	279f(%rip), %xmm9
	movaps	%xmm14, %xmm13
	movaps	320(%rsp), %xmm12
	movaps	912(%rsp), %xmm2
	movaps	496(%rsp), %xmm7
	movdqa	576(%rsp), %xmm3
	movaps	592(%rsp), %xmm5
	jmp	245f
	.p2align	4
243:
	ucomiss	%xmm0, %xmm7
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	896(%rsp), %xmm0
	movaps	112(%rsp), %xmm11
	ja	244f
	xorps	%xmm0, %xmm0
244:
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 656(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 256(%rsp)
	pxor	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	279f(%rip), %xmm9
245:
	movaps	144(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm10, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	mulps	%xmm13, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm5
	movaps	%xmm5, 592(%rsp)
	movaps	%xmm10, %xmm1
	movaps	1472(%rsp), %xmm15
	divps	%xmm15, %xmm1
	movaps	%xmm0, %xmm2
	movaps	448(%rsp), %xmm5
	mulps	%xmm5, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	480(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm7, 496(%rsp)
	movaps	%xmm9, %xmm7
	divps	%xmm11, %xmm7
	mulps	%xmm14, %xmm7
	movaps	%xmm7, %xmm1
	mulps	416(%rsp), %xmm1
	addps	256(%rsp), %xmm1
	movaps	%xmm1, 1440(%rsp)
	mulps	400(%rsp), %xmm7
	addps	272(%rsp), %xmm7
	movaps	544(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	192(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 192(%rsp)
	movaps	336(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	512(%rsp), %xmm3
	subps	%xmm1, %xmm3
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm4
	movaps	%xmm4, 720(%rsp)
	movaps	432(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	384(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	528(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm4, 208(%rsp)
	movaps	704(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	224(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm4, 224(%rsp)
	mulps	%xmm5, %xmm14
	subps	%xmm14, %xmm8
	movaps	464(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	240(%rsp), %xmm1
	subps	%xmm4, %xmm1
	movaps	%xmm1, 240(%rsp)
	mulps	176(%rsp), %xmm0
	movaps	928(%rsp), %xmm9
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm9
	movaps	288(%rsp), %xmm5
	subps	%xmm0, %xmm5
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1712(%rsp)
	movaps	160(%rsp), %xmm14
	xorps	%xmm4, %xmm4
	movaps	%xmm6, 848(%rsp)
	movaps	%xmm8, 832(%rsp)
	movaps	%xmm7, 1024(%rsp)
	movaps	%xmm3, 512(%rsp)
	movaps	%xmm5, 288(%rsp)
	movaps	%xmm2, 384(%rsp)
	jbe	249f
	movaps	1408(%rsp), %xmm0
	movaps	1616(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	2121f(%rip), %xmm2
	movaps	%xmm0, 1408(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	%xmm10, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	unpckhpd	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	shufps	$255, %xmm2, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm4, %xmm1
	jbe	250f
	testq	%rsi, %rsi
	movaps	%xmm2, 32(%rsp)
	xorps	%xmm3, %xmm3
	je	248f
	movq	%r9, %rdx
	xorl	%r10d, %r10d
	.p2align	4
246:
	movl	%edx, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	leaq	(%r10,%rsi), %r11
	leaq	(%r11,%r11,4), %r11
	shlq	$4, %r11
	movaps	(%rdi,%r11), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%rdi, %r14
	xorl	%r13d, %r13d
	movaps	2129f(%rip), %xmm13
	movaps	2130f(%rip), %xmm15
	movaps	2131f(%rip), %xmm10
	movaps	320(%rsp), %xmm1
	movaps	259f(%rip), %xmm2
	movdqa	2123f(%rip), %xmm12
	movdqa	2122f(%rip), %xmm11
	movaps	2124f(%rip), %xmm14
	.p2align	4
247:
	movaps	(%r14), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm1, %xmm4
	addps	(%rbx,%r13), %xmm4
	movaps	-16(%rbx,%r13), %xmm5
	movaps	%xmm2, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	279f(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	279f(%rip), %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm11, %xmm0
	pand	%xmm12, %xmm0
	movaps	%xmm2, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	279f(%rip), %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	2128f(%rip), %xmm8
	addps	%xmm13, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2126f(%rip), %xmm8
	addps	2127f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm14, %xmm8
	mulps	%xmm7, %xmm9
	addps	2125f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	279f(%rip), %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %r13
	addq	$80, %r14
	cmpq	%r13, %r8
	jne	247b
	incq	%r10
	addq	%rax, %rdx
	cmpq	%rsi, %r10
	movaps	112(%rsp), %xmm11
	jne	246b
248:
	movaps	1600(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	mulps	2132f(%rip), %xmm14
	addps	2133f(%rip), %xmm14
	xorps	%xmm1, %xmm1
	cmpltps	32(%rsp), %xmm1
	addps	%xmm2, %xmm14
	cmpltps	%xmm3, %xmm14
	andps	%xmm1, %xmm14
	movaps	%xmm14, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1600(%rsp)
	movaps	1536(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	284f(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1536(%rsp)
	movaps	1696(%rsp), %xmm1
	blendvps	%xmm0, 2134f(%rip), %xmm1
	movaps	%xmm1, 1696(%rsp)
	movaps	259f(%rip), %xmm10
	movaps	%xmm10, %xmm4
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, 281f(%rip), %xmm4
	movaps	1232(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	624(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1152(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	800(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm11
	movaps	1200(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	movaps	320(%rsp), %xmm12
	subps	%xmm0, %xmm12
	movaps	1168(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	912(%rsp), %xmm15
	subps	%xmm0, %xmm15
	movaps	1184(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	1472(%rsp), %xmm13
	subps	%xmm0, %xmm13
	movaps	1008(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	1136(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	%xmm14, %xmm4
	andnps	896(%rsp), %xmm4
	movaps	%xmm14, %xmm0
	movaps	1392(%rsp), %xmm8
	blendvps	%xmm0, 287f(%rip), %xmm8
	movaps	%xmm8, 1392(%rsp)
	andps	%xmm10, %xmm14
	movaps	%xmm14, 1712(%rsp)
	movaps	%xmm4, 896(%rsp)
	movaps	%xmm7, 1184(%rsp)
	movaps	%xmm6, 1168(%rsp)
	movaps	%xmm5, 1200(%rsp)
	movaps	%xmm3, 1216(%rsp)
	movaps	%xmm2, 1152(%rsp)
	movaps	%xmm1, 1232(%rsp)
	xorps	%xmm4, %xmm4
	movaps	288(%rsp), %xmm5
	movaps	384(%rsp), %xmm2
	movaps	592(%rsp), %xmm0
	movaps	928(%rsp), %xmm9
	jmp	252f
	.p2align	4
249:
	movaps	%xmm14, 160(%rsp)
	movaps	%xmm15, %xmm13
	movaps	912(%rsp), %xmm15
	jmp	251f
	.p2align	4
250:
	movaps	%xmm14, 160(%rsp)
	movaps	1472(%rsp), %xmm13
	movaps	912(%rsp), %xmm15
	movaps	384(%rsp), %xmm2
251:
	movaps	592(%rsp), %xmm0
252:
	movaps	%xmm13, 1040(%rsp)
	movaps	%xmm15, 1424(%rsp)
	movaps	%xmm11, 112(%rsp)
	movaps	%xmm12, 320(%rsp)
	ucomiss	%xmm4, %xmm9
	movaps	277f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	576(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 176(%rsp)
	movaps	976(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 128(%rsp)
	movaps	992(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm10, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm5, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm14
	movaps	624(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1328(%rsp), %xmm1
	movaps	1280(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	416(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	movaps	279f(%rip), %xmm8
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	296f(%rip), %xmm4
	xorps	%xmm4, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm10, %xmm2
	xorps	%xmm5, %xmm5
	cmpleps	%xmm3, %xmm5
	movaps	%xmm5, %xmm0
	orps	1888(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2272(%rsp)
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	%xmm10, 32(%rsp)
	movaps	800(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1568(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm4, %xmm3
	movaps	400(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	xorps	%xmm3, %xmm4
	movaps	%xmm3, %xmm9
	movaps	%xmm8, %xmm10
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	movaps	%xmm11, %xmm1
	cmpleps	1264(%rsp), %xmm1
	movaps	1248(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	%xmm13, %xmm3
	movaps	304(%rsp), %xmm13
	movaps	%xmm13, %xmm6
	movaps	%xmm8, %xmm11
	blendvps	%xmm0, %xmm13, %xmm11
	xorps	%xmm9, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm11
	divps	%xmm14, %xmm2
	movaps	%xmm2, 608(%rsp)
	movaps	%xmm12, %xmm1
	cmpleps	1376(%rsp), %xmm1
	movaps	1360(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	352(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	xorps	%xmm9, %xmm6
	movaps	%xmm9, %xmm12
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm15, %xmm1
	cmpleps	1312(%rsp), %xmm1
	movaps	1584(%rsp), %xmm0
	cmpleps	%xmm15, %xmm0
	movaps	736(%rsp), %xmm9
	movaps	%xmm9, %xmm7
	xorps	%xmm12, %xmm7
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm9, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm3, %xmm1
	cmpleps	1296(%rsp), %xmm1
	movaps	1552(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm8, %xmm7
	movaps	368(%rsp), %xmm3
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm3, %xmm8
	xorps	%xmm12, %xmm8
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	256(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	416(%rsp), %xmm0
	movaps	%xmm0, 64(%rsp)
	orps	2208(%rsp), %xmm5
	pslld	$31, %xmm5
	psrad	$31, %xmm5
	mulps	%xmm0, %xmm0
	xorps	%xmm8, %xmm8
	addps	%xmm8, %xmm0
	pandn	%xmm0, %xmm5
	xorps	%xmm0, %xmm0
	cmpleps	%xmm10, %xmm0
	movdqa	2192(%rsp), %xmm15
	pcmpgtd	%xmm8, %xmm15
	por	%xmm0, %xmm15
	movdqa	%xmm15, 2256(%rsp)
	movaps	176(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	400(%rsp), %xmm1
	movaps	%xmm1, 80(%rsp)
	por	2176(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm5, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm11, %xmm1
	movdqa	2160(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 960(%rsp)
	movaps	128(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	movaps	%xmm13, 304(%rsp)
	mulps	%xmm13, %xmm2
	movaps	%xmm2, (%rsp)
	por	2144(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movdqa	2128(%rsp), %xmm2
	pcmpgtd	%xmm8, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 1456(%rsp)
	movaps	480(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	movaps	%xmm14, 352(%rsp)
	mulps	%xmm14, %xmm13
	movaps	%xmm13, 704(%rsp)
	por	2112(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm13, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2096(%rsp), %xmm4
	pcmpgtd	%xmm8, %xmm4
	por	%xmm1, %xmm4
	movdqa	%xmm4, 1936(%rsp)
	movaps	144(%rsp), %xmm6
	movaps	%xmm9, 736(%rsp)
	mulps	%xmm9, %xmm6
	movaps	%xmm6, 1632(%rsp)
	por	2080(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm6, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	2064(%rsp), %xmm7
	pcmpgtd	%xmm8, %xmm7
	por	%xmm0, %xmm7
	movdqa	%xmm7, 784(%rsp)
	movaps	608(%rsp), %xmm11
	movaps	%xmm3, 368(%rsp)
	mulps	%xmm3, %xmm11
	por	2048(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm11, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1904(%rsp)
	movdqa	259f(%rip), %xmm9
	pandn	%xmm9, %xmm15
	movdqa	%xmm15, 1056(%rsp)
	movaps	%xmm10, %xmm13
	mulps	%xmm15, %xmm13
	movaps	496(%rsp), %xmm8
	mulps	%xmm13, %xmm8
	movaps	%xmm12, %xmm15
	mulps	32(%rsp), %xmm15
	mulps	%xmm15, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movdqa	%xmm9, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2032(%rsp)
	movaps	%xmm1, %xmm0
	movaps	2135f(%rip), %xmm12
	maxps	%xmm12, %xmm0
	sqrtps	%xmm0, %xmm0
	movdqa	%xmm9, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	movdqa	960(%rsp), %xmm0
	pandn	%xmm9, %xmm0
	movdqa	%xmm0, 1088(%rsp)
	movaps	%xmm5, %xmm7
	mulps	%xmm0, %xmm7
	movaps	1440(%rsp), %xmm6
	mulps	%xmm7, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm15, 528(%rsp)
	movaps	1024(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm13, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movdqa	%xmm9, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2016(%rsp)
	movaps	%xmm1, %xmm0
	maxps	%xmm12, %xmm0
	sqrtps	%xmm0, %xmm0
	movdqa	%xmm9, %xmm14
	divps	%xmm0, %xmm14
	movdqa	1456(%rsp), %xmm5
	pandn	%xmm9, %xmm5
	movdqa	%xmm5, 1072(%rsp)
	mulps	%xmm5, %xmm2
	movaps	640(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm15, %xmm1
	movaps	160(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm2, 1488(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm8, %xmm15
	movaps	%xmm8, 16(%rsp)
	mulps	%xmm13, %xmm12
	movaps	%xmm13, 48(%rsp)
	subps	%xmm0, %xmm12
	movaps	560(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm1, %xmm0
	movaps	%xmm1, 448(%rsp)
	mulps	%xmm6, %xmm1
	movaps	%xmm6, %xmm9
	movaps	%xmm6, 464(%rsp)
	mulps	%xmm7, %xmm5
	movaps	%xmm7, 1920(%rsp)
	subps	%xmm1, %xmm5
	mulps	%xmm3, %xmm12
	movaps	%xmm3, %xmm8
	movaps	%xmm3, 96(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm4, %xmm6
	movaps	%xmm4, 432(%rsp)
	subps	%xmm1, %xmm5
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	259f(%rip), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm14, %xmm4
	mulps	%xmm14, %xmm5
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 2000(%rsp)
	movaps	%xmm0, %xmm1
	maxps	2135f(%rip), %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	259f(%rip), %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	movaps	1936(%rsp), %xmm14
	andnps	259f(%rip), %xmm14
	movaps	%xmm14, 928(%rsp)
	movaps	144(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	movaps	192(%rsp), %xmm10
	mulps	%xmm2, %xmm10
	movaps	528(%rsp), %xmm14
	mulps	%xmm14, %xmm10
	movaps	512(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm10, %xmm3
	mulps	%xmm15, %xmm3
	mulps	%xmm13, %xmm0
	subps	%xmm3, %xmm0
	movaps	720(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	movaps	%xmm10, %xmm3
	mulps	%xmm9, %xmm3
	mulps	%xmm7, %xmm15
	subps	%xmm3, %xmm15
	mulps	%xmm8, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm6, %xmm3
	subps	%xmm3, %xmm15
	movaps	656(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm10, 688(%rsp)
	movaps	%xmm10, %xmm3
	movaps	448(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	mulps	1488(%rsp), %xmm13
	subps	%xmm3, %xmm13
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm7
	movaps	%xmm0, 672(%rsp)
	mulps	%xmm12, %xmm3
	subps	%xmm3, %xmm13
	mulps	%xmm4, %xmm15
	movaps	%xmm4, 544(%rsp)
	movaps	%xmm15, %xmm3
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm13
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	movaps	259f(%rip), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm7, %xmm3
	mulps	%xmm7, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm15, %xmm3
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, 336(%rsp)
	mulps	%xmm1, %xmm13
	movaps	%xmm13, %xmm3
	mulps	%xmm13, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm0, 1984(%rsp)
	movaps	%xmm0, %xmm3
	maxps	2135f(%rip), %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	259f(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	784(%rsp), %xmm3
	andnps	259f(%rip), %xmm3
	movaps	%xmm3, 1664(%rsp)
	movaps	608(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	208(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm14, %xmm0
	movaps	224(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	mulps	48(%rsp), %xmm14
	movaps	%xmm0, %xmm7
	mulps	16(%rsp), %xmm7
	subps	%xmm7, %xmm14
	movaps	832(%rsp), %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm0, %xmm10
	mulps	464(%rsp), %xmm10
	mulps	1920(%rsp), %xmm7
	subps	%xmm10, %xmm7
	mulps	96(%rsp), %xmm14
	movaps	%xmm14, %xmm10
	mulps	432(%rsp), %xmm10
	subps	%xmm10, %xmm7
	movaps	848(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm0, %xmm3
	movaps	1632(%rsp), %xmm6
	mulps	%xmm9, %xmm3
	mulps	1488(%rsp), %xmm10
	subps	%xmm3, %xmm10
	movaps	%xmm14, %xmm3
	mulps	%xmm12, %xmm3
	subps	%xmm3, %xmm10
	mulps	%xmm4, %xmm7
	movaps	%xmm7, %xmm3
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm10
	mulps	240(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm0, %xmm2
	movaps	%xmm0, 2240(%rsp)
	mulps	688(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm14, %xmm2
	mulps	672(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm7, %xmm2
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm1, %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm0, %xmm0
	movaps	259f(%rip), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm14, %xmm3
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm7, %xmm3
	mulps	%xmm7, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm10, %xmm3
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm2
	mulps	272(%rsp), %xmm8
	movaps	%xmm8, %xmm3
	mulps	%xmm8, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm2, %xmm3
	maxps	2135f(%rip), %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	259f(%rip), %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	64(%rsp), %xmm9
	mulps	32(%rsp), %xmm9
	movaps	16(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	mulps	%xmm9, %xmm1
	movaps	80(%rsp), %xmm4
	mulps	1056(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm3
	mulps	96(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm3, %xmm0
	movaps	464(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm3
	movaps	(%rsp), %xmm1
	mulps	1088(%rsp), %xmm1
	subps	%xmm3, %xmm1
	movaps	432(%rsp), %xmm3
	movaps	%xmm3, 528(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm1
	mulps	544(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm1, (%rsp)
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, 464(%rsp)
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm1
	movaps	704(%rsp), %xmm0
	mulps	1072(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm12, 432(%rsp)
	mulps	%xmm4, %xmm12
	subps	%xmm12, %xmm0
	movaps	%xmm5, 944(%rsp)
	movaps	(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm0
	mulps	336(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm12
	mulps	%xmm0, %xmm5
	addps	%xmm3, %xmm5
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm0
	mulps	928(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, 688(%rsp)
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm6
	movaps	%xmm15, 672(%rsp)
	mulps	%xmm1, %xmm15
	movaps	%xmm1, %xmm9
	subps	%xmm15, %xmm6
	movaps	%xmm13, 2224(%rsp)
	mulps	%xmm12, %xmm13
	subps	%xmm13, %xmm6
	movaps	272(%rsp), %xmm15
	mulps	%xmm15, %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	2240(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	movaps	%xmm3, 64(%rsp)
	mulps	%xmm3, %xmm1
	mulps	1664(%rsp), %xmm11
	subps	%xmm1, %xmm11
	movaps	%xmm14, %xmm5
	movaps	%xmm4, 80(%rsp)
	mulps	%xmm4, %xmm14
	subps	%xmm14, %xmm11
	movaps	%xmm7, %xmm4
	mulps	%xmm9, %xmm7
	subps	%xmm7, %xmm11
	movaps	%xmm10, %xmm9
	movaps	%xmm12, 704(%rsp)
	mulps	%xmm12, %xmm10
	subps	%xmm10, %xmm11
	movaps	259f(%rip), %xmm10
	movaps	%xmm8, %xmm3
	mulps	%xmm6, %xmm8
	subps	%xmm8, %xmm11
	movaps	480(%rsp), %xmm14
	movaps	816(%rsp), %xmm12
	mulps	%xmm12, %xmm11
	movaps	%xmm11, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1632(%rsp)
	movaps	256(%rsp), %xmm1
	movaps	2272(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm1
	movaps	176(%rsp), %xmm7
	mulps	96(%rsp), %xmm7
	movaps	2256(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm7
	mulps	%xmm1, %xmm7
	movaps	128(%rsp), %xmm1
	mulps	544(%rsp), %xmm1
	movaps	960(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm1
	mulps	%xmm7, %xmm1
	movaps	%xmm14, %xmm7
	mulps	336(%rsp), %xmm7
	movaps	1456(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm7
	mulps	%xmm1, %xmm7
	movaps	144(%rsp), %xmm1
	movaps	%xmm15, %xmm0
	movaps	2224(%rsp), %xmm15
	mulps	%xmm0, %xmm1
	movaps	1936(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm1
	mulps	%xmm7, %xmm1
	movaps	608(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	784(%rsp), %xmm0
	blendvps	%xmm0, %xmm10, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm7, 960(%rsp)
	movaps	296f(%rip), %xmm0
	movaps	48(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	16(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	528(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 528(%rsp)
	movaps	432(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	464(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 464(%rsp)
	movaps	944(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 944(%rsp)
	movaps	688(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 688(%rsp)
	movaps	672(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	448(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 448(%rsp)
	xorps	%xmm0, %xmm15
	xorps	%xmm0, %xmm5
	movaps	%xmm5, 1456(%rsp)
	xorps	%xmm0, %xmm4
	xorps	%xmm0, %xmm9
	xorps	%xmm0, %xmm13
	movaps	%xmm13, 784(%rsp)
	xorps	%xmm0, %xmm3
	ja	235b
	movaps	%xmm10, %xmm0
	divps	128(%rsp), %xmm0
	mulps	112(%rsp), %xmm0
	movaps	%xmm10, %xmm2
	divps	%xmm14, %xmm2
	movaps	320(%rsp), %xmm13
	mulps	%xmm13, %xmm2
	mulps	2136f(%rip), %xmm0
	mulps	2137f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1600(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	287f(%rip), %xmm8
	cmpltps	%xmm8, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	2138f(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movq	768(%rsp), %rdx
	movss	16(%rdx), %xmm1
	movaps	%xmm10, %xmm0
	movaps	1392(%rsp), %xmm12
	divps	%xmm12, %xmm0
	mulps	960(%rsp), %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm10, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm7, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm12, %xmm0
	cmpltps	%xmm8, %xmm0
	andps	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1632(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1904(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	movaps	1056(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	movaps	1088(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1072(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	928(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1664(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm10, %xmm1
	movaps	285f(%rip), %xmm5
	movaps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1872(%rsp), %xmm0
	cmpleps	1408(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	2139f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1648(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1648(%rsp)
	movaps	%xmm1, %xmm7
	cmpeqps	%xmm5, %xmm7
	andps	%xmm10, %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm7, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm7, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm7, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	1424(%rsp), %xmm2
	movaps	1040(%rsp), %xmm8
	xorps	%xmm1, %xmm1
	movaps	%xmm13, %xmm12
	ja	237b
	movaps	816(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	mulps	%xmm2, %xmm3
	addps	%xmm6, %xmm3
	movaps	272(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm1, %xmm15
	addps	704(%rsp), %xmm15
	mulps	%xmm2, %xmm9
	addps	%xmm15, %xmm9
	movaps	336(%rsp), %xmm7
	mulps	%xmm9, %xmm7
	movaps	944(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	addps	(%rsp), %xmm0
	movaps	672(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	mulps	%xmm2, %xmm4
	addps	%xmm3, %xmm4
	movaps	544(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	movaps	528(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	80(%rsp), %xmm0
	movaps	432(%rsp), %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movaps	688(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movaps	1456(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	96(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	48(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	64(%rsp), %xmm5
	movaps	16(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	464(%rsp), %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm6, %xmm5
	movaps	448(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	movaps	784(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	addps	%xmm6, %xmm13
	mulps	256(%rsp), %xmm13
	movaps	%xmm13, 784(%rsp)
	mulps	176(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	mulps	128(%rsp), %xmm3
	movaps	%xmm3, 544(%rsp)
	mulps	480(%rsp), %xmm7
	movaps	%xmm7, 336(%rsp)
	mulps	144(%rsp), %xmm1
	movaps	%xmm1, 272(%rsp)
	mulps	608(%rsp), %xmm2
	movaps	%xmm2, 816(%rsp)
	movaps	%xmm10, %xmm0
	divps	864(%rsp), %xmm0
	movaps	880(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2122f(%rip), %xmm0
	pand	2123f(%rip), %xmm0
	movaps	%xmm10, %xmm2
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	279f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2124f(%rip), %xmm3
	addps	2125f(%rip), %xmm3
	movaps	%xmm3, 704(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2126f(%rip), %xmm3
	addps	2127f(%rip), %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	%xmm2, 464(%rsp)
	mulps	2128f(%rip), %xmm2
	addps	2129f(%rip), %xmm2
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm1, 448(%rsp)
	mulps	2130f(%rip), %xmm1
	movaps	%xmm1, 528(%rsp)
	mulps	2131f(%rip), %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	1104(%rsp), %xmm0
	mulps	2140f(%rip), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	1120(%rsp), %xmm0
	mulps	2141f(%rip), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movl	780(%rsp), %edx
	shrb	$3, %dl
	testl	%esi, %esi
	setne	%r9b
	andb	%dl, %r9b
	xorps	%xmm5, %xmm5
	xorps	%xmm7, %xmm7
	xorps	%xmm13, %xmm13
	xorps	%xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm4, %xmm4
	cmpb	$1, %r9b
	movq	1520(%rsp), %r12
	jne	255f
	imulq	760(%rsp), %r15
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorl	%edx, %edx
	.p2align	4
253:
	movl	%r15d, %r9d
	shrl	%r9d
	andl	$1073741823, %r9d
	shlq	$5, %r9
	addq	%rbp, %r9
	leaq	(%rdx,%rsi), %r10
	leaq	(%r10,%r10,4), %r10
	shlq	$4, %r10
	movaps	(%rdi,%r10), %xmm0
	mulps	112(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	movaps	304(%rsp), %xmm14
	movaps	416(%rsp), %xmm11
	movaps	400(%rsp), %xmm3
	movaps	48(%rsp), %xmm15
	movaps	384(%rsp), %xmm1
	.p2align	4
254:
	movaps	%xmm6, (%rsp)
	movaps	%xmm13, 80(%rsp)
	movaps	%xmm7, 64(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	(%r9,%r14), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	(%rbx), %xmm8
	mulps	16(%rsp), %xmm8
	addps	%xmm12, %xmm8
	movaps	-16(%r9,%r14), %xmm13
	addps	%xmm0, %xmm8
	movaps	%xmm10, %xmm5
	divps	%xmm8, %xmm5
	subps	%xmm8, %xmm13
	mulps	%xmm5, %xmm13
	movaps	279f(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm5, %xmm9
	cmpltps	%xmm13, %xmm0
	addps	%xmm6, %xmm9
	blendvps	%xmm0, %xmm13, %xmm9
	movaps	%xmm9, %xmm0
	addps	%xmm10, %xmm0
	paddd	2122f(%rip), %xmm0
	pand	2123f(%rip), %xmm0
	movaps	%xmm10, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm7
	addps	%xmm9, %xmm7
	movaps	%xmm12, %xmm2
	movaps	%xmm7, %xmm12
	mulps	%xmm7, %xmm12
	movaps	%xmm7, %xmm10
	mulps	2128f(%rip), %xmm10
	movaps	%xmm12, %xmm9
	addps	2129f(%rip), %xmm10
	mulps	2130f(%rip), %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm7, %xmm10
	mulps	2126f(%rip), %xmm10
	addps	2127f(%rip), %xmm10
	mulps	%xmm12, %xmm9
	addps	%xmm10, %xmm9
	movaps	%xmm7, %xmm10
	mulps	2124f(%rip), %xmm10
	addps	2125f(%rip), %xmm10
	mulps	%xmm12, %xmm9
	addps	%xmm10, %xmm9
	mulps	%xmm12, %xmm9
	movaps	259f(%rip), %xmm10
	movaps	%xmm2, %xmm12
	addps	%xmm7, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	2131f(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm13, %xmm9
	addps	%xmm10, %xmm9
	mulps	%xmm0, %xmm9
	maxps	%xmm6, %xmm13
	subps	%xmm13, %xmm9
	movaps	80(%rsp), %xmm13
	mulps	%xmm8, %xmm9
	addps	285f(%rip), %xmm8
	movaps	%xmm10, %xmm7
	divps	%xmm8, %xmm7
	addps	%xmm9, %xmm4
	mulps	48(%rsp), %xmm5
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm7, %xmm1
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm15
	mulps	%xmm5, %xmm6
	movaps	(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	(%rsp), %xmm6
	addps	%xmm7, %xmm3
	mulps	%xmm7, %xmm8
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm13
	movaps	64(%rsp), %xmm7
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm8, %xmm14
	mulps	%xmm5, %xmm0
	mulps	%xmm5, %xmm8
	movaps	32(%rsp), %xmm5
	addps	%xmm0, %xmm7
	addps	%xmm8, %xmm5
	addq	$32, %r14
	addq	$80, %rbx
	cmpq	%r14, %r8
	jne	254b
	movaps	%xmm1, 384(%rsp)
	movaps	%xmm15, 48(%rsp)
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm11, 416(%rsp)
	movaps	%xmm14, 304(%rsp)
	incq	%rdx
	addq	%rax, %r15
	cmpq	%rsi, %rdx
	jne	253b
255:
	movaps	%xmm6, (%rsp)
	movaps	%xmm13, 80(%rsp)
	movaps	%xmm7, 64(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm4, 992(%rsp)
	movaps	496(%rsp), %xmm1
	movaps	176(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	movaps	256(%rsp), %xmm14
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm9
	mulps	%xmm1, %xmm0
	movaps	%xmm10, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	2135f(%rip), %xmm1
	maxps	%xmm1, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm10, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, %xmm7
	movaps	1440(%rsp), %xmm8
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm14, %xmm8
	movaps	1024(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm9, %xmm11
	movaps	%xmm9, 496(%rsp)
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm10, %xmm3
	subps	%xmm0, %xmm3
	mulps	%xmm7, %xmm13
	movaps	%xmm7, %xmm15
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm3
	minps	%xmm10, %xmm5
	movaps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	maxps	%xmm1, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm10, %xmm5
	divps	%xmm3, %xmm5
	movaps	%xmm5, %xmm7
	movaps	640(%rsp), %xmm9
	movaps	480(%rsp), %xmm1
	mulps	%xmm1, %xmm9
	mulps	%xmm14, %xmm9
	movaps	160(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm9, %xmm3
	mulps	%xmm11, %xmm3
	mulps	%xmm2, %xmm6
	subps	%xmm3, %xmm6
	movaps	560(%rsp), %xmm11
	mulps	%xmm1, %xmm11
	movaps	%xmm9, %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm4, %xmm11
	movaps	%xmm4, %xmm14
	subps	%xmm3, %xmm11
	mulps	%xmm15, %xmm6
	movaps	%xmm15, %xmm1
	movaps	%xmm15, 576(%rsp)
	movaps	%xmm6, %xmm3
	mulps	%xmm13, %xmm3
	subps	%xmm3, %xmm11
	movaps	%xmm9, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm10, %xmm5
	subps	%xmm3, %xmm5
	movaps	%xmm6, %xmm3
	mulps	%xmm6, %xmm3
	subps	%xmm3, %xmm5
	movaps	%xmm7, %xmm2
	movaps	%xmm7, 368(%rsp)
	mulps	%xmm7, %xmm11
	movaps	%xmm11, %xmm3
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm0, %xmm3
	maxps	2135f(%rip), %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm10, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm4, 288(%rsp)
	movaps	192(%rsp), %xmm7
	movaps	144(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	mulps	256(%rsp), %xmm7
	movaps	512(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm7, %xmm0
	mulps	496(%rsp), %xmm0
	mulps	176(%rsp), %xmm4
	subps	%xmm0, %xmm4
	movaps	720(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm7, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	subps	%xmm0, %xmm15
	mulps	%xmm1, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm15
	movaps	656(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	movaps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	mulps	480(%rsp), %xmm14
	subps	%xmm0, %xmm14
	movaps	%xmm4, %xmm0
	mulps	%xmm6, %xmm0
	subps	%xmm0, %xmm14
	mulps	%xmm2, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm14
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm10, %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm5
	mulps	288(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm0, 16(%rsp)
	maxps	2135f(%rip), %xmm5
	sqrtps	%xmm5, %xmm3
	movaps	%xmm10, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm0, 592(%rsp)
	movaps	208(%rsp), %xmm1
	movaps	608(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	256(%rsp), %xmm1
	movaps	224(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm1, %xmm3
	mulps	496(%rsp), %xmm3
	mulps	176(%rsp), %xmm5
	subps	%xmm3, %xmm5
	movaps	832(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm1, %xmm3
	movaps	%xmm8, 1440(%rsp)
	mulps	%xmm8, %xmm3
	mulps	128(%rsp), %xmm0
	subps	%xmm3, %xmm0
	mulps	576(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	%xmm13, 1024(%rsp)
	mulps	%xmm13, %xmm3
	subps	%xmm3, %xmm0
	movaps	848(%rsp), %xmm8
	movaps	%xmm2, %xmm13
	mulps	%xmm2, %xmm8
	movaps	%xmm1, %xmm3
	movaps	%xmm9, 640(%rsp)
	mulps	%xmm9, %xmm3
	movaps	480(%rsp), %xmm2
	mulps	%xmm2, %xmm8
	subps	%xmm3, %xmm8
	movaps	%xmm5, %xmm3
	movaps	%xmm6, 160(%rsp)
	mulps	%xmm6, %xmm3
	subps	%xmm3, %xmm8
	mulps	368(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	movaps	%xmm11, 560(%rsp)
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm8
	movaps	240(%rsp), %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm7, 192(%rsp)
	mulps	%xmm7, %xmm3
	mulps	144(%rsp), %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm5, %xmm3
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm0, %xmm3
	movaps	%xmm15, 720(%rsp)
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm2
	movaps	288(%rsp), %xmm3
	mulps	%xmm3, %xmm8
	movaps	%xmm8, %xmm3
	movaps	%xmm14, 656(%rsp)
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm1, %xmm1
	subps	%xmm1, %xmm10
	movaps	%xmm5, 224(%rsp)
	mulps	%xmm5, %xmm5
	subps	%xmm5, %xmm10
	movaps	%xmm0, 832(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm10
	movaps	%xmm8, 848(%rsp)
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm10
	mulps	592(%rsp), %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm5, %xmm10
	movaps	%xmm10, 672(%rsp)
	minps	16(%rsp), %xmm10
	movaps	2142f(%rip), %xmm5
	cmpltps	%xmm10, %xmm5
	movaps	1648(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	284f(%rip), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm5, 944(%rsp)
	orps	%xmm5, %xmm0
	movaps	275f(%rip), %xmm13
	movaps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	movaps	1424(%rsp), %xmm10
	minps	%xmm10, %xmm6
	movaps	%xmm10, %xmm0
	cmpunordps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	624(%rsp), %xmm15
	addps	%xmm15, %xmm0
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	274f(%rip), %xmm9
	andps	%xmm9, %xmm7
	xorps	%xmm14, %xmm14
	maxps	%xmm14, %xmm7
	movaps	96(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	andps	%xmm9, %xmm0
	maxps	%xmm7, %xmm0
	movaps	272(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	andps	%xmm9, %xmm7
	maxps	%xmm0, %xmm7
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm9, %xmm0
	maxps	%xmm7, %xmm0
	mulps	2143f(%rip), %xmm6
	cmpleps	%xmm6, %xmm0
	cmpleps	259f(%rip), %xmm2
	movaps	%xmm2, 16(%rsp)
	andps	%xmm2, %xmm0
	movaps	%xmm0, %xmm2
	blendvps	%xmm0, %xmm8, %xmm15
	movq	768(%rsp), %rax
	movss	208(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	352(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm15
	movaps	%xmm15, 624(%rsp)
	movaps	800(%rsp), %xmm7
	addps	%xmm7, %xmm11
	movaps	1568(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	minps	%xmm11, %xmm15
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm15, %xmm6
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm2, %xmm15
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	112(%rsp), %xmm3
	movaps	544(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	1248(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movss	12(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm11, %xmm3
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	336(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	1360(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1376(%rsp), %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm12
	movaps	%xmm11, 112(%rsp)
	mulps	%xmm11, %xmm12
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	addps	%xmm10, %xmm4
	movaps	1584(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	1040(%rsp), %xmm2
	addps	%xmm2, %xmm5
	movaps	1552(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, %xmm1
	movq	1824(%rsp), %r14
	movq	%r14, %rax
	shlq	$4, %rax
	movq	1776(%rsp), %r15
	movaps	624(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rax)
	addq	%r12, %r14
	shlq	$4, %r14
	movaps	%xmm7, (%r15,%r14)
	leaq	(%r15,%rax), %rdx
	movq	%r12, %rsi
	shlq	$5, %rsi
	movaps	%xmm3, (%rsi,%rdx)
	leaq	(%r12,%r12,2), %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	movaps	%xmm12, (%r8,%rdx)
	movq	%r12, %r8
	shlq	$6, %r8
	movaps	%xmm10, (%r8,%rdx)
	movaps	%xmm9, %xmm0
	movaps	%xmm8, 96(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	leaq	(%r12,%r12,4), %r8
	movq	%r8, %r9
	shlq	$4, %r9
	movaps	%xmm1, (%r9,%rdx)
	movl	$6, %r9d
	movl	780(%rsp), %r10d
	testb	$2, %r10b
	je	256f
	movaps	672(%rsp), %xmm0
	maxps	2135f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	259f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 320(%rsp)
	movaps	16(%rsp), %xmm0
	andps	944(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	296f(%rip), %xmm12
	movaps	496(%rsp), %xmm6
	xorps	%xmm12, %xmm6
	movaps	576(%rsp), %xmm9
	mulps	%xmm9, %xmm6
	movaps	1024(%rsp), %xmm5
	mulps	%xmm6, %xmm5
	addps	1440(%rsp), %xmm5
	movaps	%xmm9, %xmm13
	movaps	160(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	%xmm6, %xmm0
	addps	640(%rsp), %xmm0
	xorps	%xmm12, %xmm5
	movaps	368(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	movaps	560(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm9, %xmm0
	movaps	512(%rsp), %xmm1
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 160(%rsp)
	mulps	%xmm6, %xmm1
	addps	192(%rsp), %xmm1
	movaps	720(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm12, %xmm4
	movaps	288(%rsp), %xmm1
	mulps	%xmm1, %xmm4
	movaps	656(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm9, %xmm11
	movaps	224(%rsp), %xmm2
	mulps	%xmm2, %xmm11
	mulps	%xmm6, %xmm2
	addps	208(%rsp), %xmm2
	movaps	832(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm2, %xmm0
	movaps	848(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm12, %xmm1
	mulps	592(%rsp), %xmm1
	movaps	240(%rsp), %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm3, %xmm10
	movaps	%xmm6, 496(%rsp)
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	259f(%rip), %xmm0
	movaps	%xmm5, 336(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm4, 272(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm5, %xmm4
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm4, %xmm1
	xorps	%xmm12, %xmm10
	movaps	320(%rsp), %xmm4
	mulps	%xmm4, %xmm10
	movaps	%xmm10, 224(%rsp)
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm1, %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	96(%rsp), %xmm1
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm9, %xmm5
	xorps	%xmm12, %xmm5
	mulps	1024(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	movaps	560(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	addps	%xmm13, %xmm6
	movaps	%xmm15, %xmm13
	mulps	%xmm8, %xmm13
	mulps	%xmm5, %xmm8
	addps	160(%rsp), %xmm8
	xorps	%xmm12, %xmm6
	mulps	288(%rsp), %xmm6
	movaps	656(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	mulps	%xmm6, %xmm1
	addps	%xmm8, %xmm1
	movaps	%xmm15, %xmm3
	mulps	%xmm7, %xmm3
	mulps	%xmm5, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm2, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm7, %xmm0
	xorps	%xmm12, %xmm1
	movaps	592(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	240(%rsp), %xmm11
	mulps	%xmm1, %xmm11
	addps	%xmm0, %xmm11
	movaps	576(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm5, 352(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm1, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm12, %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm11, %xmm7
	mulps	%xmm11, %xmm7
	addps	%xmm5, %xmm7
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	96(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, 832(%rsp)
	movaps	%xmm15, %xmm8
	movaps	296f(%rip), %xmm1
	xorps	%xmm1, %xmm8
	mulps	560(%rsp), %xmm8
	movaps	288(%rsp), %xmm5
	mulps	%xmm5, %xmm8
	movaps	%xmm10, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm5, %xmm7
	mulps	%xmm2, %xmm7
	mulps	%xmm8, %xmm2
	addps	%xmm3, %xmm2
	xorps	%xmm1, %xmm0
	movaps	%xmm1, %xmm13
	mulps	%xmm9, %xmm0
	movaps	240(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm0, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm15, %xmm2
	movaps	128(%rsp), %xmm15
	mulps	%xmm2, %xmm2
	movaps	%xmm8, 160(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm2, %xmm8
	movaps	%xmm0, 560(%rsp)
	mulps	%xmm0, %xmm0
	addps	%xmm8, %xmm0
	xorps	%xmm13, %xmm1
	movaps	320(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, 512(%rsp)
	movaps	%xmm1, %xmm8
	mulps	%xmm1, %xmm8
	addps	%xmm0, %xmm8
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm15
	mulps	%xmm15, %xmm8
	mulps	%xmm15, %xmm8
	movaps	%xmm4, %xmm12
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	480(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	movaps	%xmm5, %xmm1
	xorps	%xmm13, %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm9, %xmm10
	movaps	%xmm3, %xmm9
	mulps	%xmm1, %xmm9
	addps	%xmm7, %xmm9
	mulps	%xmm5, %xmm5
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm5, %xmm7
	xorps	%xmm13, %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm9, 848(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm7, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm8, 480(%rsp)
	mulps	%xmm8, %xmm9
	movaps	%xmm4, %xmm8
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	%xmm10, %xmm0
	movaps	%xmm10, %xmm7
	xorps	%xmm13, %xmm7
	movaps	608(%rsp), %xmm1
	mulps	%xmm3, %xmm7
	movaps	%xmm2, %xmm9
	mulps	%xmm2, %xmm7
	mulps	%xmm10, %xmm0
	movaps	%xmm7, 240(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm0, %xmm7
	movaps	144(%rsp), %xmm0
	mulps	%xmm0, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm4, %xmm13
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm7, %xmm13
	mulps	%xmm2, %xmm9
	mulps	%xmm1, %xmm9
	mulps	%xmm1, %xmm9
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	16(%rsp), %xmm0
	movl	%r10d, %edx
	andl	$4, %edx
	movl	%edx, %r9d
	shrl	$2, %r9d
	movq	%r8, 656(%rsp)
	movl	%r10d, %r8d
	movq	%rsi, %r10
	shlq	$5, %r10
	addq	%r15, %r10
	xorl	%r11d, %r11d
	testl	%edx, %edx
	movl	$15, %ebx
	movq	%r14, %r13
	movl	$9, %r14d
	cmoveq	%r14, %rbx
	movaps	640(%rsp), %xmm2
	movaps	%xmm2, (%rax,%r10)
	movl	$20, %r10d
	movl	$10, %r14d
	cmoveq	%r14, %r10
	setne	%r11b
	movl	$26, %r14d
	movl	$11, %r12d
	cmoveq	%r12, %r14
	movq	1520(%rsp), %r12
	addq	$7, %r11
	imulq	%r12, %r11
	shlq	$4, %r11
	addq	%r15, %r11
	movaps	832(%rsp), %xmm2
	movaps	%xmm2, (%rax,%r11)
	leaq	(%r9,%r9,2), %r9
	addq	$8, %r9
	imulq	%r12, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	%xmm12, (%rax,%r9)
	imulq	%r12, %rbx
	shlq	$4, %rbx
	addq	%r15, %rbx
	movaps	%xmm8, (%rax,%rbx)
	imulq	%r12, %r10
	shlq	$4, %r10
	addq	%r15, %r10
	movaps	%xmm13, (%rax,%r10)
	movl	%r8d, %r10d
	movq	656(%rsp), %r8
	movaps	275f(%rip), %xmm13
	imulq	%r12, %r14
	shlq	$4, %r14
	addq	%r15, %r14
	movaps	%xmm4, (%rax,%r14)
	movq	%r13, %r14
	movl	$12, %r9d
	testl	%edx, %edx
	je	256f
	movaps	576(%rsp), %xmm1
	mulps	496(%rsp), %xmm1
	movaps	352(%rsp), %xmm2
	movaps	336(%rsp), %xmm8
	mulps	%xmm8, %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm6, %xmm7
	movaps	272(%rsp), %xmm12
	mulps	%xmm12, %xmm7
	addps	%xmm2, %xmm7
	movaps	192(%rsp), %xmm2
	movaps	208(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	addps	%xmm7, %xmm2
	movaps	%xmm11, %xmm7
	movaps	224(%rsp), %xmm10
	mulps	%xmm10, %xmm7
	addps	%xmm2, %xmm7
	mulps	176(%rsp), %xmm7
	movaps	%xmm11, 720(%rsp)
	movaps	256(%rsp), %xmm5
	mulps	%xmm5, %xmm7
	movaps	%xmm15, %xmm3
	movaps	96(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 496(%rsp)
	movaps	368(%rsp), %xmm9
	mulps	%xmm9, %xmm8
	movaps	160(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm8, %xmm2
	movaps	560(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm2, %xmm7
	movaps	512(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	movaps	%xmm10, %xmm15
	mulps	%xmm10, %xmm8
	addps	%xmm7, %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm3, %xmm10
	movaps	%xmm3, 128(%rsp)
	mulps	%xmm5, %xmm8
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 576(%rsp)
	mulps	352(%rsp), %xmm9
	movaps	%xmm4, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm9, %xmm2
	movaps	560(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	192(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm2, %xmm3
	movaps	%xmm1, %xmm7
	mulps	720(%rsp), %xmm7
	addps	%xmm3, %xmm7
	mulps	%xmm10, %xmm7
	movaps	176(%rsp), %xmm10
	mulps	%xmm10, %xmm7
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 368(%rsp)
	movaps	288(%rsp), %xmm7
	mulps	%xmm7, %xmm12
	movaps	112(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	mulps	208(%rsp), %xmm2
	addps	%xmm12, %xmm2
	movaps	848(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm2, %xmm3
	movaps	480(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	256(%rsp), %xmm12
	mulps	%xmm12, %xmm3
	movaps	%xmm11, %xmm8
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, 352(%rsp)
	mulps	%xmm7, %xmm6
	movaps	%xmm1, %xmm8
	mulps	%xmm4, %xmm8
	addps	%xmm6, %xmm8
	movaps	%xmm9, %xmm3
	movaps	720(%rsp), %xmm15
	mulps	%xmm15, %xmm3
	addps	%xmm8, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm11, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, 640(%rsp)
	mulps	160(%rsp), %xmm7
	mulps	%xmm5, %xmm1
	addps	%xmm7, %xmm1
	movaps	%xmm9, %xmm3
	movaps	512(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm2, %xmm3
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	movaps	%xmm11, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm6, 160(%rsp)
	movaps	592(%rsp), %xmm6
	movaps	208(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	movaps	240(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	mulps	224(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	144(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	mulps	%xmm12, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 208(%rsp)
	movaps	192(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm7, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm1, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm10, %xmm15
	movaps	176(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm7, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm4, %xmm12
	addps	%xmm1, %xmm3
	mulps	%xmm15, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 288(%rsp)
	mulps	112(%rsp), %xmm6
	movaps	%xmm7, %xmm3
	mulps	%xmm9, %xmm3
	addps	%xmm6, %xmm3
	mulps	%xmm15, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	320(%rsp), %xmm4
	movaps	224(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	movaps	608(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	mulps	256(%rsp), %xmm1
	movaps	%xmm11, %xmm8
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	720(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm3, %xmm1
	mulps	%xmm10, %xmm5
	movaps	%xmm11, %xmm6
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm12, %xmm3
	mulps	%xmm4, %xmm3
	mulps	%xmm1, %xmm3
	mulps	128(%rsp), %xmm3
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	mulps	%xmm4, %xmm9
	mulps	%xmm1, %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm9, %xmm3
	mulps	%xmm7, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm15, %xmm4
	blendvps	%xmm0, %xmm4, %xmm11
	imulq	$112, %r12, %rdx
	addq	%r15, %rdx
	movaps	496(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	leaq	(%r12,%r12,8), %rdx
	movq	%rdx, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r9)
	shlq	$5, %r8
	addq	%r15, %r8
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	%r15, %r8
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$208, %r12, %r8
	addq	%r15, %r8
	movaps	640(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$224, %r12, %r8
	addq	%r15, %r8
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movq	%r12, %r8
	shlq	$8, %r8
	addq	%r15, %r8
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	imulq	$272, %r12, %r8
	addq	%r15, %r8
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	shlq	$5, %rdx
	addq	%r15, %rdx
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$304, %r12, %rdx
	addq	%r15, %rdx
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	imulq	$336, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	$352, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm6, (%rax,%rdx)
	imulq	$368, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm5, (%rax,%rdx)
	shlq	$7, %rsi
	addq	%r15, %rsi
	movaps	%xmm3, (%rax,%rsi)
	imulq	$400, %r12, %rdx
	addq	%r15, %rdx
	movaps	%xmm11, (%rax,%rdx)
	movl	$27, %r9d
256:
	testb	$8, %r10b
	movq	2368(%rsp), %r10
	movaps	1120(%rsp), %xmm8
	movaps	1104(%rsp), %xmm0
	movaps	(%rsp), %xmm1
	movaps	304(%rsp), %xmm7
	movaps	48(%rsp), %xmm2
	je	24b
	movaps	528(%rsp), %xmm4
	addps	688(%rsp), %xmm4
	movaps	448(%rsp), %xmm3
	mulps	%xmm3, %xmm4
	addps	432(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	704(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	464(%rsp), %xmm4
	movaps	976(%rsp), %xmm3
	addps	%xmm4, %xmm3
	addps	%xmm3, %xmm0
	addps	%xmm0, %xmm8
	movq	768(%rsp), %rdx
	movss	100(%rdx), %xmm0
	movss	104(%rdx), %xmm3
	movss	108(%rdx), %xmm5
	shufps	$0, %xmm0, %xmm0
	movaps	384(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm14, %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm0, %xmm3
	movss	112(%rdx), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm2, %xmm9
	movaps	%xmm2, 48(%rsp)
	movaps	400(%rsp), %xmm2
	mulps	%xmm2, %xmm5
	addps	%xmm3, %xmm5
	shufps	$0, %xmm0, %xmm0
	movaps	416(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	movss	124(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	80(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movss	128(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	64(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movss	132(%rdx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	32(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	addps	%xmm0, %xmm3
	movss	136(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm14, %xmm0
	movss	140(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm9, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rdx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm5, %xmm0
	movaps	1680(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm0, %xmm5
	movss	172(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm1, %xmm12
	movss	176(%rdx), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	48(%rsp), %xmm6
	addps	%xmm14, %xmm0
	addps	%xmm0, %xmm6
	movss	180(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm6, %xmm0
	movss	184(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm0, %xmm2
	movss	188(%rdx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm2, %xmm0
	movss	192(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm4, %xmm2
	movaps	1648(%rsp), %xmm0
	cmpeqps	284f(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%rdx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm11, %xmm4
	movss	208(%rdx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	295f(%rip), %xmm8
	movaps	992(%rsp), %xmm6
	subps	%xmm6, %xmm8
	addps	%xmm2, %xmm4
	movss	204(%rdx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm6, %xmm6
	addps	%xmm9, %xmm3
	addps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm3
	mulps	2144f(%rip), %xmm9
	addps	%xmm2, %xmm9
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm9
	movq	%r9, %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm8, (%rax,%rdx)
	leaq	1(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm6, (%rax,%rdx)
	leaq	2(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm3, (%rax,%rdx)
	leaq	3(%r9), %rdx
	imulq	%r12, %rdx
	shlq	$4, %rdx
	addq	%r15, %rdx
	movaps	%xmm5, (%rax,%rdx)
	addq	$4, %r9
	imulq	%r12, %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movaps	%xmm9, (%rax,%r9)
	jmp	24b
257:
	addq	$2296, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
258:
	retq
	.p2align	4, 0x0
259:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
260:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
261:
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
262:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
263:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
264:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
265:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
266:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
267:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
268:
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
269:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
270:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
271:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
272:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
273:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
274:
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
275:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
276:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
277:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
278:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
279:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
280:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
281:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
282:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
283:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
284:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
285:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
286:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
287:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
288:
	.long	1
	.long	1
	.long	1
	.long	1
289:
	.long	2
	.long	2
	.long	2
	.long	2
290:
	.long	4
	.long	4
	.long	4
	.long	4
291:
	.long	8
	.long	8
	.long	8
	.long	8
292:
	.long	16
	.long	16
	.long	16
	.long	16
293:
	.long	32
	.long	32
	.long	32
	.long	32
294:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
295:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
296:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
297:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
298:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
299:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
2100:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
2101:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
2102:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
2103:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
2104:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
2105:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2106:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2107:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2108:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2109:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2110:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2111:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2112:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2113:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2114:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2115:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2116:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2117:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2118:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2119:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2120:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2121:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2122:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2123:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2124:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2125:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2126:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2127:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2128:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2129:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2130:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2131:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2132:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2133:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2134:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2135:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2136:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2137:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2138:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2139:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2140:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2141:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2142:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2143:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2144:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2145:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2146:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2147:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2148:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2149:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2150:
	.long	0x3e800000
2151:
	.long	0x3f000000
