# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2856, %rsp
	movl	%esi, 12(%rsp)
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	cmpl	$0, 12(%rsp)
	je	256f
	movq	2928(%rsp), %r11
	movl	12(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 496(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 344(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1200(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2912(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1160(%rsp)
	imull	%eax, %edx
	movl	%edx, 356(%rsp)
	movq	%rsi, 56(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 504(%rsp)
	xorl	%eax, %eax
	vpbroadcastd	257f(%rip), %ymm4
	vbroadcastss	271f(%rip), %ymm13
	vbroadcastss	274f(%rip), %ymm14
	vpxor	%xmm11, %xmm11, %xmm11
	movq	%r9, 1168(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	2113f(%rip), %ymm0
	vmovups	%ymm0, 2368(%rsp)
	vbroadcastss	2114f(%rip), %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vbroadcastss	257f(%rip), %ymm0
	vmovups	%ymm0, 992(%rsp)
	vbroadcastss	290f(%rip), %ymm1
	vpbroadcastd	259f(%rip), %ymm15
	vmovups	%ymm1, 464(%rsp)
	movq	%rbx, 1192(%rsp)
	movq	%r15, 1184(%rsp)
	vmovdqu	%ymm15, 1024(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	356(%rsp), %ecx
	cmpq	1160(%rsp), %rax
	je	256f
21:
	movq	%rax, %rdx
	imulq	496(%rsp), %rdx
	movq	%rdx, 1176(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1208(%rsp)
	movl	%ecx, 360(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	12(%rsp), %esi
	cmpq	496(%rsp), %rdi
	je	20b
23:
	movq	1176(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%rbx, %rdx
	addq	1168(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 364(%rsp)
	movq	%rdi, 1224(%rsp)
	movq	%rdx, 1216(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	64(%rsp), %ymm10, %ymm0
	vbroadcastss	2134f(%rip), %ymm1
	vblendvps	%ymm0, 2176(%rsp), %ymm1, %ymm0
	movq	1200(%rsp), %rcx
	vmovups	1760(%rsp), %ymm1
	vmovaps	%ymm1, (%rcx,%rax)
	vmovaps	%ymm0, (%rcx,%r12)
	movq	1208(%rsp), %rax
	vpbroadcastd	257f(%rip), %ymm4
	vbroadcastss	271f(%rip), %ymm13
	vbroadcastss	274f(%rip), %ymm14
	movl	360(%rsp), %ecx
	vmovups	1024(%rsp), %ymm15
	movl	364(%rsp), %esi
	movq	1224(%rsp), %rdi
	movq	1216(%rsp), %rdx
	movl	140(%rsp), %r8d
	movq	1240(%rsp), %r9
25:
	incq	%r9
	incl	%r8d
	cmpq	%rbx, %r9
	je	22b
26:
	leaq	(%rdx,%r9), %r12
	movl	8(%r11), %r10d
	cmpq	%r10, %r12
	jae	25b
	movq	%r10, 48(%rsp)
	movq	%r9, 1240(%rsp)
	movl	%r8d, 140(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 144(%rsp)
	movl	20(%r11), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1232(%rsp)
	je	225f
	movq	%rcx, 672(%rsp)
	movq	%rax, %r9
	imulq	%r12, %r9
	movl	$2, %r15d
	subq	%r10, %r15
	imull	140(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 272(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 240(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 864(%rsp)
	vpbroadcastd	258f(%rip), %ymm6
	movl	$16, %r11d
	movq	504(%rsp), %rdx
	xorl	%r12d, %r12d
	vmovdqu	%ymm4, 832(%rsp)
	vmovdqu	%ymm4, 800(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%ebx, %ebx
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 16(%rsp)
	incq	%rbx
	addl	%r10d, %eax
	addl	272(%rsp), %r11d
	addq	%r10, %r12
	addq	240(%rsp), %rdx
	cmpq	%r10, %rbx
	je	224f
28:
	movq	%rbx, %rdi
	imulq	%r10, %rdi
	leal	(%r9,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	344(%rsp), %r8
	vmovdqa	(%r8,%rcx), %ymm0
	testb	$1, %bpl
	je	29f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
29:
	movq	(%rsp), %rcx
	vbroadcastss	(%rcx), %ymm4
	vbroadcastss	4(%rcx), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm9
	movq	%rdi, %rcx
	shlq	$5, %rcx
	movq	56(%rsp), %r8
	vmovaps	%ymm9, (%r8,%rcx)
	testb	$8, %bpl
	jne	212f
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	213f
210:
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm9, %ymm8
	jne	214f
211:
	vmovups	16(%rsp), %ymm0
	testq	%rbx, %rbx
	jne	27b
	jmp	219f
	.p2align	4
212:
	vbroadcastss	260f(%rip), %ymm4
	vaddps	%ymm4, %ymm9, %ymm4
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm4
	vbroadcastss	262f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm4
	vbroadcastss	263f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm8
	vcmpltps	%ymm9, %ymm11, %ymm10
	vbroadcastss	257f(%rip), %ymm1
	vblendvps	%ymm10, %ymm4, %ymm1, %ymm4
	vbroadcastss	264f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm8
	vmulps	832(%rsp), %ymm4, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm1, %ymm8
	vmulps	800(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm8, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	265f(%rip), %ymm11
	vandps	%ymm4, %ymm11, %ymm4
	vmovups	992(%rsp), %ymm12
	vorps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 832(%rsp)
	vandps	%ymm11, %ymm8, %ymm4
	vxorps	%xmm11, %xmm11, %xmm11
	vorps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 800(%rsp)
	vandps	%ymm1, %ymm10, %ymm4
	vmovups	864(%rsp), %ymm5
	vaddps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 864(%rsp)
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	210b
213:
	vaddps	%ymm2, %ymm9, %ymm2
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm9, %ymm8
	je	211b
214:
	movq	%rbx, 96(%rsp)
	movq	%rdx, 64(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 176(%rsp)
	jne	220f
215:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	344(%rsp), %rsi
	vmovdqa	(%rsi,%rcx), %ymm0
	testb	$1, %bpl
	je	216f
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
216:
	movq	(%rsp), %rcx
	vbroadcastss	(%rcx), %ymm4
	vbroadcastss	4(%rcx), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	movl	176(%rsp), %r11d
	shlq	$5, %rdi
	movq	56(%rsp), %rcx
	vmovaps	%ymm4, (%rcx,%rdi)
	testb	$8, %bpl
	je	217f
	vbroadcastss	260f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm10
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vbroadcastss	262f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	263f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vcmpltps	%ymm4, %ymm12, %ymm12
	vbroadcastss	257f(%rip), %ymm1
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vbroadcastss	264f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vmulps	832(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	800(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	274f(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	265f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	992(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm10
	vmovups	%ymm10, 832(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm11, %xmm11, %xmm11
	vbroadcastss	271f(%rip), %ymm13
	vorps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 800(%rsp)
	vandps	%ymm1, %ymm12, %ymm10
	vmovups	864(%rsp), %ymm5
	vaddps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 864(%rsp)
217:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	218f
	vaddps	%ymm4, %ymm2, %ymm2
218:
	movq	64(%rsp), %rdx
	movq	96(%rsp), %rbx
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	vmovups	16(%rsp), %ymm0
	testq	%rbx, %rbx
	jne	27b
219:
	vmovups	208(%rsp), %ymm1
	vaddps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 208(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	64(%rsp), %rcx
	jmp	222f
	.p2align	4
221:
	vandps	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rcx
	cmpq	$1, %r8
	je	215b
222:
	movq	(%rsp), %rdx
	leaq	(%r12,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%r9, %r8
	testb	$1, %bpl
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	344(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	%ebp, %r14d
	testb	$1, %bpl
	je	223f
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
223:
	vbroadcastss	(%rdx), %ymm4
	vbroadcastss	4(%rdx), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovaps	%ymm4, (%rcx)
	movl	%r14d, %ebp
	testb	$8, %bpl
	je	221b
	vbroadcastss	260f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm10
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vbroadcastss	262f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	263f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm11
	vcmpltps	%ymm4, %ymm12, %ymm12
	vbroadcastss	257f(%rip), %ymm1
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vbroadcastss	264f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vmulps	832(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	800(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	274f(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	265f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	992(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm10
	vmovups	%ymm10, 832(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm11, %xmm11, %xmm11
	vbroadcastss	271f(%rip), %ymm13
	vorps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 800(%rsp)
	vandps	%ymm1, %ymm12, %ymm10
	vmovups	864(%rsp), %ymm5
	vaddps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 864(%rsp)
	jmp	221b
	.p2align	4
224:
	vpbroadcastd	266f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm7
	vpbroadcastd	267f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	268f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	269f(%rip), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vbroadcastss	270f(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	2928(%rsp), %r11
	movq	1192(%rsp), %rbx
	movq	1184(%rsp), %r15
	movq	672(%rsp), %rcx
	vmovups	208(%rsp), %ymm5
	jmp	226f
225:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovdqu	%ymm4, 800(%rsp)
	vmovdqu	%ymm4, 832(%rsp)
226:
	testq	%rcx, %rcx
	vmovups	%ymm0, 2560(%rsp)
	vmovdqa	%xmm7, 64(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	js	227f
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rcx, %xmm12, %xmm0
	jmp	228f
	.p2align	4
227:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rcx, %xmm12, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
228:
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%r10, %xmm12, %xmm4
	vbroadcastss	%xmm4, %ymm6
	vbroadcastss	257f(%rip), %ymm1
	vmaxps	%ymm1, %ymm6, %ymm4
	vdivps	%ymm4, %ymm1, %ymm4
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	%ymm3, %ymm4, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm2, %ymm4, %ymm2
	vmaxps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm4, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm8, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm2, %ymm13, %ymm1
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2400(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1504(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	je	234f
	vmaxps	%ymm0, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm1, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	504(%rsp), %rdx
	xorl	%esi, %esi
	jmp	232f
	.p2align	4
229:
	xorl	%edi, %edi
230:
	vmovaps	%ymm11, %ymm4
	vmovaps	%ymm10, %ymm11
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	56(%rsp), %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm7, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm13
	vbroadcastss	%xmm12, %ymm10
	vaddps	%ymm0, %ymm13, %ymm0
	vfmadd213ps	%ymm11, %ymm13, %ymm10
	vmulss	%xmm12, %xmm12, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm4, %ymm13, %ymm11
231:
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rsi, %xmm15, %xmm4
	vbroadcastss	%xmm4, %ymm12
	vaddps	%ymm0, %ymm3, %ymm3
	vfmadd231ps	%ymm12, %ymm0, %ymm8
	vmulss	%xmm4, %xmm4, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	234f
232:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$1, %r10
	je	229b
	movq	%rdx, %r9
	xorl	%edi, %edi
	vpxor	%xmm7, %xmm7, %xmm7
	.p2align	4
233:
	vmovaps	-32(%r9), %ymm4
	vmovaps	(%r9), %ymm12
	vsubps	%ymm9, %ymm4, %ymm4
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm7, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm4, %ymm0, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm14
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm13
	vfmadd213ps	%ymm11, %ymm4, %ymm13
	vsubps	%ymm9, %ymm12, %ymm4
	vmaxps	%ymm7, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	leaq	1(%rdi), %r8
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%r8, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm4, %ymm0, %ymm0
	vfmadd213ps	%ymm14, %ymm4, %ymm10
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm13, %ymm4, %ymm11
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	233b
	vpxor	%xmm7, %xmm7, %xmm7
	testb	$1, %r10b
	vbroadcastss	274f(%rip), %ymm14
	jne	230b
	jmp	231b
	.p2align	4
234:
	vbroadcastss	272f(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vbroadcastss	257f(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm9
	vbroadcastss	273f(%rip), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm6, %ymm14, %ymm4
	vbroadcastss	271f(%rip), %ymm13
	vmulps	%ymm4, %ymm13, %ymm6
	vmulps	%ymm9, %ymm10, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmulps	%ymm9, %ymm8, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm6, %ymm0
	vbroadcastss	275f(%rip), %ymm6
	vmovups	2400(%rsp), %ymm7
	vdivps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm9, %ymm11, %ymm8
	vfnmadd231ps	%ymm4, %ymm4, %ymm8
	vaddps	%ymm8, %ymm8, %ymm8
	vminps	%ymm8, %ymm6, %ymm10
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm10, %ymm8
	vbroadcastss	276f(%rip), %ymm10
	vmaxps	%ymm10, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vmulps	%ymm5, %ymm9, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vaddps	%ymm5, %ymm5, %ymm5
	vminps	%ymm5, %ymm6, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vmaxps	%ymm10, %ymm5, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	277f(%rip), %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vmovaps	%ymm1, %ymm14
	vmovups	16(%rsp), %ymm1
	vfnmadd231ps	%ymm7, %ymm14, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	movq	(%rsp), %rax
	vbroadcastss	52(%rax), %ymm12
	vbroadcastss	76(%rax), %ymm13
	vbroadcastss	56(%rax), %ymm10
	vbroadcastss	80(%rax), %ymm11
	vbroadcastss	60(%rax), %ymm8
	vbroadcastss	84(%rax), %ymm9
	vbroadcastss	64(%rax), %ymm5
	vbroadcastss	88(%rax), %ymm6
	vminps	%ymm4, %ymm13, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 1536(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm12, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 1568(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm4, %ymm15
	vminps	%ymm0, %ymm11, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 1600(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 1632(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm0
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm9, 1664(%rsp)
	vminps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm8, 1696(%rsp)
	vmaxps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vminps	%ymm14, %ymm6, %ymm0
	vcmpunordps	%ymm14, %ymm14, %ymm1
	vmovups	%ymm6, 1824(%rsp)
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmovaps	%ymm2, %ymm6
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm5, 1856(%rsp)
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm14
	vbroadcastss	278f(%rip), %ymm2
	vcmpltps	%ymm2, %ymm7, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vpor	64(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm5
	vbroadcastss	279f(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	movl	144(%rsp), %eax
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2ss	%rax, %xmm7, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2464(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$5, %r9
	leaq	64(%r13), %rdi
	addq	%rdi, %r9
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm6, 1472(%rsp)
	vbroadcastss	282f(%rip), %ymm0
	vmovups	%ymm0, 2432(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 960(%rsp)
	vmovups	%ymm0, 1728(%rsp)
	vmovups	%ymm2, 1792(%rsp)
	vbroadcastss	281f(%rip), %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vbroadcastss	280f(%rip), %ymm0
	vmovups	%ymm0, 1888(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1760(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	jmp	236f
	.p2align	4
235:
	vbroadcastss	257f(%rip), %ymm6
	vminps	%ymm6, %ymm9, %ymm2
	vminps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	368(%rsp), %ymm5
	vmulps	2528(%rsp), %ymm5, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmovups	16(%rsp), %ymm4
	vsubps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	304(%rsp), %ymm12
	vmulps	1312(%rsp), %ymm12, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vmovups	64(%rsp), %ymm4
	vsubps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	432(%rsp), %ymm3
	vmulps	144(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	576(%rsp), %ymm4
	vsubps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	400(%rsp), %ymm1
	vmulps	240(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	544(%rsp), %ymm1
	vsubps	%ymm1, %ymm6, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 896(%rsp)
	vmovups	1504(%rsp), %ymm0
	vfmadd132ps	208(%rsp), %ymm15, %ymm0
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	1376(%rsp), %ymm1, %ymm0
	vmovups	672(%rsp), %ymm1
	vfmadd231ps	1408(%rsp), %ymm1, %ymm0
	vmovups	1120(%rsp), %ymm1
	vfmadd231ps	1440(%rsp), %ymm1, %ymm0
	vmovups	1248(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm0
	vbroadcastss	276f(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm4
	vmulps	1952(%rsp), %ymm10, %ymm10
	vmovups	1920(%rsp), %ymm0
	vfmadd213ps	%ymm7, %ymm10, %ymm0
	vmulps	2048(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1312(%rsp)
	vmovups	1984(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm2, %ymm0
	vmovups	1280(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm10, %ymm1
	vmulps	704(%rsp), %ymm1, %ymm3
	vmovups	2016(%rsp), %ymm0
	vfmadd213ps	768(%rsp), %ymm3, %ymm0
	vmovups	2080(%rsp), %ymm7
	vfmadd213ps	%ymm0, %ymm2, %ymm7
	vbroadcastss	272f(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm1
	vdivps	%ymm1, %ymm6, %ymm4
	vmovups	2112(%rsp), %ymm0
	vfmadd213ps	%ymm7, %ymm10, %ymm0
	vmulps	%ymm0, %ymm5, %ymm13
	vmovups	%ymm9, 1248(%rsp)
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	1472(%rsp), %ymm4, %ymm4
	vmovups	2208(%rsp), %ymm0
	vminps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm5, %ymm4
	vbroadcastss	2137f(%rip), %ymm5
	vmaxps	%ymm5, %ymm4, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	960(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vcmpnltps	%ymm9, %ymm0, %ymm5
	vorps	%ymm5, %ymm1, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm4, %ymm2
	vmovaps	%ymm6, %ymm1
	vmovups	1024(%rsp), %ymm0
	vandps	%ymm0, %ymm13, %ymm4
	vmovups	%ymm13, 144(%rsp)
	vbroadcastss	2138f(%rip), %ymm15
	vaddps	%ymm4, %ymm15, %ymm4
	vdivps	%ymm4, %ymm6, %ymm4
	vmovups	2688(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm5
	vmovups	%ymm2, 768(%rsp)
	vminps	%ymm2, %ymm5, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm5, %ymm9, %ymm5
	vmulps	%ymm3, %ymm12, %ymm7
	vandps	%ymm0, %ymm7, %ymm3
	vmovups	%ymm7, 240(%rsp)
	vaddps	%ymm3, %ymm15, %ymm3
	vdivps	%ymm3, %ymm1, %ymm3
	vmulps	%ymm3, %ymm6, %ymm11
	vminps	%ymm5, %ymm11, %ymm12
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm11, %ymm12, %ymm2
	vmovups	%ymm2, 304(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm13, %ymm5
	vmovups	736(%rsp), %ymm2
	vsubps	1568(%rsp), %ymm2, %ymm11
	vmovups	1536(%rsp), %ymm6
	vsubps	%ymm2, %ymm6, %ymm12
	vblendvps	%ymm5, %ymm11, %ymm12, %ymm5
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm11, %ymm7, %ymm11
	vmovups	512(%rsp), %ymm2
	vsubps	1632(%rsp), %ymm2, %ymm12
	vmovups	1600(%rsp), %ymm6
	vsubps	%ymm2, %ymm6, %ymm14
	vblendvps	%ymm11, %ymm12, %ymm14, %ymm11
	vmulps	%ymm4, %ymm5, %ymm4
	vmulps	16(%rsp), %ymm5, %ymm5
	vbroadcastss	2139f(%rip), %ymm14
	vmulps	%ymm4, %ymm14, %ymm4
	vxorps	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm5, %ymm12, %ymm5
	vbroadcastss	282f(%rip), %ymm9
	vminps	%ymm9, %ymm4, %ymm4
	vblendvps	%ymm5, %ymm4, %ymm9, %ymm4
	vmulps	%ymm3, %ymm11, %ymm3
	vmulps	64(%rsp), %ymm11, %ymm5
	vmulps	%ymm3, %ymm14, %ymm3
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm5, %ymm11, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm9, %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	vmovups	432(%rsp), %ymm2
	vmulps	1312(%rsp), %ymm2, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm6, %ymm4
	vmovups	176(%rsp), %ymm12
	vsubps	1696(%rsp), %ymm12, %ymm5
	vmovups	1664(%rsp), %ymm7
	vsubps	%ymm12, %ymm7, %ymm11
	vmovaps	%ymm12, %ymm7
	vblendvps	%ymm4, %ymm5, %ymm11, %ymm4
	vandps	%ymm0, %ymm6, %ymm5
	vmovaps	%ymm15, %ymm12
	vaddps	%ymm5, %ymm15, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	576(%rsp), %ymm4, %ymm4
	vmulps	%ymm5, %ymm14, %ymm5
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm4, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm9, %ymm4
	vmovaps	%ymm9, %ymm15
	vminps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm4
	vmulps	400(%rsp), %ymm10, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vdivps	%ymm0, %ymm1, %ymm0
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm3, %ymm5
	vmovups	1856(%rsp), %ymm13
	vmovups	96(%rsp), %ymm10
	vsubps	%ymm13, %ymm10, %ymm11
	vmovups	1824(%rsp), %ymm9
	vsubps	%ymm10, %ymm9, %ymm12
	vblendvps	%ymm5, %ymm11, %ymm12, %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vmulps	544(%rsp), %ymm5, %ymm5
	vmulps	%ymm0, %ymm14, %ymm0
	vxorps	%xmm10, %xmm10, %xmm10
	vcmpltps	%ymm5, %ymm10, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm15, %ymm0
	vminps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm5, %ymm0
	vdivps	%ymm7, %ymm1, %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vsqrtps	%ymm8, %ymm10
	vmulps	%ymm2, %ymm10, %ymm4
	vbroadcastss	2136f(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vminps	%ymm10, %ymm4, %ymm5
	vcmpunordps	%ymm10, %ymm10, %ymm12
	vmovups	%ymm10, 432(%rsp)
	vblendvps	%ymm12, %ymm4, %ymm5, %ymm1
	vmovups	%ymm1, 544(%rsp)
	vmovups	512(%rsp), %ymm1
	vaddps	240(%rsp), %ymm1, %ymm4
	vmovups	1600(%rsp), %ymm15
	vminps	%ymm4, %ymm15, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm5, %ymm5
	vmovups	1632(%rsp), %ymm2
	vmaxps	%ymm5, %ymm2, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm14, %ymm5
	vcmpneqps	%ymm5, %ymm4, %ymm4
	vcmpeqps	%ymm1, %ymm5, %ymm5
	vandps	%ymm4, %ymm5, %ymm4
	vmovups	736(%rsp), %ymm12
	vaddps	144(%rsp), %ymm12, %ymm5
	vmovups	1536(%rsp), %ymm1
	vminps	%ymm5, %ymm1, %ymm14
	vcmpunordps	%ymm5, %ymm5, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	1568(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm5, %ymm14, %ymm5
	vcmpeqps	%ymm12, %ymm14, %ymm14
	vandps	%ymm5, %ymm14, %ymm5
	vmovups	%ymm7, 176(%rsp)
	vaddps	%ymm6, %ymm7, %ymm2
	vmovups	1664(%rsp), %ymm6
	vminps	%ymm2, %ymm6, %ymm14
	vcmpunordps	%ymm2, %ymm2, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm14, %ymm14
	vmovups	1696(%rsp), %ymm6
	vmaxps	%ymm14, %ymm6, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm15, %ymm14
	vcmpneqps	%ymm2, %ymm14, %ymm2
	vcmpeqps	%ymm7, %ymm14, %ymm14
	vandps	%ymm2, %ymm14, %ymm2
	vmovups	96(%rsp), %ymm1
	vaddps	%ymm3, %ymm1, %ymm3
	vminps	%ymm3, %ymm9, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm15
	vblendvps	%ymm15, %ymm9, %ymm14, %ymm14
	vmaxps	%ymm14, %ymm13, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm15, %ymm14
	vcmpneqps	%ymm3, %ymm14, %ymm3
	vcmpeqps	%ymm1, %ymm14, %ymm14
	vandps	%ymm3, %ymm14, %ymm3
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$2, %ymm2, %ymm2
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$3, %ymm3, %ymm3
	vpor	%ymm3, %ymm2, %ymm2
	vpsrld	$31, %ymm4, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm2, %ymm2
	vpsubd	%ymm5, %ymm2, %ymm6
	vmovdqu	%ymm6, 576(%rsp)
	vbroadcastss	2133f(%rip), %ymm2
	vmovups	896(%rsp), %ymm1
	vcmpltps	%ymm2, %ymm1, %ymm2
	vmovups	2432(%rsp), %ymm8
	vcmpltps	%ymm10, %ymm8, %ymm3
	vorps	%ymm3, %ymm2, %ymm3
	vmovups	368(%rsp), %ymm7
	vandps	%ymm3, %ymm7, %ymm3
	vmovups	1792(%rsp), %ymm11
	vbroadcastss	276f(%rip), %ymm1
	vmulps	%ymm1, %ymm11, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm11, %ymm10
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	960(%rsp), %ymm5
	vcmpnltps	%ymm5, %ymm3, %ymm3
	vorps	%ymm3, %ymm2, %ymm4
	vmovups	%ymm4, 400(%rsp)
	vandps	%ymm2, %ymm7, %ymm7
	vmovups	2496(%rsp), %ymm2
	vsubps	2304(%rsp), %ymm2, %ymm3
	vmovups	%ymm3, 64(%rsp)
	vmovups	2144(%rsp), %ymm2
	vbroadcastss	282f(%rip), %ymm1
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpnltps	%ymm3, %ymm2, %ymm14
	vmovups	1728(%rsp), %ymm2
	vblendvps	%ymm14, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 1728(%rsp)
	vmovups	1888(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm4
	vmovups	304(%rsp), %ymm1
	vcmpltps	%ymm1, %ymm0, %ymm15
	vandps	%ymm4, %ymm15, %ymm2
	vmovups	%ymm2, 896(%rsp)
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm13
	vblendvps	%ymm14, %ymm11, %ymm10, %ymm11
	vmovups	%ymm11, 1792(%rsp)
	vmovups	544(%rsp), %ymm0
	vcmpnleps	%ymm10, %ymm0, %ymm0
	vmovups	768(%rsp), %ymm3
	vcmpnleps	%ymm13, %ymm3, %ymm10
	vorps	%ymm0, %ymm10, %ymm0
	vorps	%ymm0, %ymm7, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vpbroadcastd	257f(%rip), %ymm4
	vpandn	%ymm4, %ymm0, %ymm0
	vblendvps	%ymm14, %ymm5, %ymm0, %ymm5
	vmovups	%ymm5, 960(%rsp)
	vmovups	144(%rsp), %ymm1
	vfmadd213ps	%ymm12, %ymm13, %ymm1
	vmovups	1536(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm0
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vmovups	1568(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vorps	%ymm7, %ymm14, %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm6, %ymm1
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm1, %ymm1
	vorps	%ymm1, %ymm11, %ymm1
	vmovups	1472(%rsp), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm13, %ymm2
	vmovups	%ymm2, 1472(%rsp)
	vblendvps	%ymm1, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vsubps	%ymm12, %ymm0, %ymm7
	vmovups	1504(%rsp), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm7, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	208(%rsp), %ymm0, %ymm7
	vmovups	512(%rsp), %ymm0
	vfmadd132ps	240(%rsp), %ymm0, %ymm13
	vmovups	1600(%rsp), %ymm5
	vminps	%ymm13, %ymm5, %ymm9
	vcmpunordps	%ymm13, %ymm13, %ymm12
	vblendvps	%ymm12, %ymm5, %ymm9, %ymm9
	vmovups	1632(%rsp), %ymm5
	vmaxps	%ymm9, %ymm5, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm12, %ymm9
	vblendvps	%ymm1, %ymm0, %ymm9, %ymm5
	vmovups	%ymm5, 208(%rsp)
	vsubps	%ymm0, %ymm5, %ymm12
	vfmadd231ps	272(%rsp), %ymm12, %ymm7
	vmovups	1376(%rsp), %ymm6
	vblendvps	%ymm1, %ymm6, %ymm12, %ymm6
	vdivps	%ymm3, %ymm4, %ymm12
	vmovaps	%ymm4, %ymm5
	vmovaps	%ymm3, %ymm4
	vmovups	%ymm2, 1504(%rsp)
	vmulps	%ymm2, %ymm12, %ymm13
	vmovups	1056(%rsp), %ymm0
	vmovups	672(%rsp), %ymm10
	vfnmadd213ps	%ymm10, %ymm13, %ymm0
	vmovups	928(%rsp), %ymm2
	vmovups	1120(%rsp), %ymm9
	vfnmadd213ps	%ymm9, %ymm13, %ymm2
	vmovups	%ymm6, 1376(%rsp)
	vmulps	%ymm6, %ymm12, %ymm12
	vmovups	1088(%rsp), %ymm6
	vfnmadd213ps	%ymm0, %ymm12, %ymm6
	vmovups	608(%rsp), %ymm0
	vfnmadd213ps	%ymm2, %ymm12, %ymm0
	vmovups	2656(%rsp), %ymm12
	vmulps	%ymm6, %ymm12, %ymm6
	vmulps	640(%rsp), %ymm12, %ymm13
	vmovups	2624(%rsp), %ymm2
	vmulps	%ymm2, %ymm13, %ymm14
	vmulps	%ymm6, %ymm14, %ymm15
	vfmsub231ps	%ymm0, %ymm2, %ymm15
	vfnmadd213ps	%ymm5, %ymm14, %ymm14
	vbroadcastss	2126f(%rip), %ymm0
	vmaxps	%ymm0, %ymm14, %ymm14
	vdivps	%ymm14, %ymm5, %ymm14
	vmulps	%ymm15, %ymm14, %ymm14
	vmulps	%ymm2, %ymm14, %ymm14
	vmulps	%ymm3, %ymm14, %ymm14
	vbroadcastss	2140f(%rip), %ymm2
	vmovups	96(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm15
	vmaxps	%ymm14, %ymm15, %ymm0
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm15, %ymm0, %ymm0
	vmulps	%ymm6, %ymm12, %ymm14
	vmulps	%ymm12, %ymm13, %ymm13
	vaddps	%ymm0, %ymm3, %ymm0
	vmovups	1824(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm12, %ymm0
	vmovups	1856(%rsp), %ymm5
	vmaxps	%ymm0, %ymm5, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm12, %ymm0
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm12
	vmulps	%ymm4, %ymm14, %ymm0
	vsubps	%ymm3, %ymm12, %ymm6
	vfnmadd231ps	%ymm13, %ymm6, %ymm0
	vmovups	176(%rsp), %ymm15
	vmulps	%ymm2, %ymm15, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm14, %ymm0
	vmovups	432(%rsp), %ymm4
	vmulps	%ymm4, %ymm4, %ymm13
	vmulps	16(%rsp), %ymm13, %ymm13
	vmovups	400(%rsp), %ymm2
	vbroadcastss	282f(%rip), %ymm3
	vblendvps	%ymm2, %ymm3, %ymm13, %ymm3
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm13
	vcmpleps	%ymm13, %ymm3, %ymm3
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1344(%rsp), %ymm2
	vcmpleps	%ymm13, %ymm2, %ymm13
	vandps	%ymm3, %ymm13, %ymm3
	vblendvps	%ymm1, %ymm8, %ymm4, %ymm8
	vmovups	%ymm8, 2432(%rsp)
	vandnps	576(%rsp), %ymm11, %ymm5
	vxorps	%xmm8, %xmm8, %xmm8
	vfmadd231ps	%ymm9, %ymm6, %ymm7
	vmovups	1440(%rsp), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 1440(%rsp)
	vorps	2592(%rsp), %ymm5, %ymm5
	vaddps	%ymm0, %ymm15, %ymm0
	vmovups	1664(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	1696(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vblendvps	%ymm1, %ymm15, %ymm0, %ymm0
	vsubps	%ymm15, %ymm0, %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm7
	vmovups	1408(%rsp), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 1408(%rsp)
	vmovups	896(%rsp), %ymm2
	vandnps	%ymm7, %ymm2, %ymm4
	vmovups	1248(%rsp), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 1248(%rsp)
	vandps	%ymm5, %ymm1, %ymm4
	vandnps	64(%rsp), %ymm3, %ymm1
	vaddps	2304(%rsp), %ymm1, %ymm1
	vmovups	1760(%rsp), %ymm2
	vcmpltps	2464(%rsp), %ymm2, %ymm3
	vandps	%ymm1, %ymm3, %ymm5
	vmovups	144(%rsp), %ymm15
	vmovups	208(%rsp), %ymm1
	vmovups	%ymm1, 512(%rsp)
	vmovups	%ymm0, 176(%rsp)
	vmovaps	%ymm12, %ymm14
	vbroadcastss	257f(%rip), %ymm6
236:
	vpshufb	2141f(%rip), %ymm4, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2816(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2288(%rsp)
	vpbroadcastd	283f(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2784(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2272(%rsp)
	vpbroadcastd	284f(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2752(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2256(%rsp)
	vpbroadcastd	285f(%rip), %ymm0
	vmovups	%ymm4, 2592(%rsp)
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2720(%rsp)
	vpcmpeqd	%ymm0, %ymm8, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2240(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	.p2align	4
237:
	vaddss	%xmm5, %xmm8, %xmm0
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
	vaddss	%xmm1, %xmm0, %xmm12
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vmovss	257f(%rip), %xmm0
	vmovups	%ymm1, 2688(%rsp)
	vdivss	%xmm1, %xmm0, %xmm2
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 1312(%rsp)
	vmulss	286f(%rip), %xmm2, %xmm1
	vmulss	287f(%rip), %xmm2, %xmm0
	vmulss	288f(%rip), %xmm2, %xmm3
	testq	%r10, %r10
	vmovups	%ymm14, 96(%rsp)
	vmovups	%ymm15, 736(%rsp)
	vmovups	%ymm5, 2496(%rsp)
	vmovss	%xmm12, 1344(%rsp)
	je	243f
	vbroadcastss	%xmm1, %ymm4
	vbroadcastss	289f(%rip), %ymm9
	vsubps	%ymm15, %ymm9, %ymm2
	vmovaps	%ymm6, %ymm1
	vmovups	%ymm4, 16(%rsp)
	vmulps	%ymm2, %ymm4, %ymm6
	vxorps	464(%rsp), %ymm6, %ymm5
	vmulps	%ymm5, %ymm6, %ymm2
	vbroadcastss	291f(%rip), %ymm14
	vmaxps	%ymm14, %ymm2, %ymm2
	vbroadcastss	292f(%rip), %ymm15
	vmulps	%ymm2, %ymm15, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	293f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm4, %ymm2
	vbroadcastss	294f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm4, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	296f(%rip), %ymm7
	vbroadcastss	295f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	297f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	298f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	299f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vfmadd213ps	%ymm1, %ymm2, %ymm7
	vbroadcastss	2100f(%rip), %ymm14
	vaddps	%ymm4, %ymm14, %ymm2
	vcvttps2dq	%ymm2, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	2101f(%rip), %ymm14
	vsubps	%ymm14, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm2, %ymm8, %ymm2
	vpor	%ymm2, %ymm4, %ymm2
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm7, %ymm4
	vandps	1024(%rsp), %ymm6, %ymm2
	vbroadcastss	2102f(%rip), %ymm14
	vfmadd213ps	%ymm1, %ymm14, %ymm2
	vdivps	%ymm2, %ymm1, %ymm2
	vbroadcastss	2104f(%rip), %ymm13
	vmovaps	%ymm13, %ymm7
	vbroadcastss	2103f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2105f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2106f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2107f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2108f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2109f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2110f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	2111f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vmulps	%ymm7, %ymm2, %ymm7
	vbroadcastss	%xmm0, %ymm2
	vcmpltps	%ymm5, %ymm6, %ymm0
	vbroadcastss	271f(%rip), %ymm5
	vblendvps	%ymm0, %ymm9, %ymm5, %ymm0
	vbroadcastss	%xmm3, %ymm5
	vmulps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	271f(%rip), %xmm14
	.p2align	4
238:
	vcvtsi2ss	%rcx, %xmm1, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	736(%rsp), %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	464(%rsp), %ymm7, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vmovaps	%xmm14, %xmm15
	vbroadcastss	291f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	292f(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	293f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	294f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2100f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	2101f(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	296f(%rip), %ymm12
	vbroadcastss	295f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	297f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	298f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	299f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vfmadd213ps	%ymm1, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	1024(%rsp), %ymm7, %ymm10
	vbroadcastss	2102f(%rip), %ymm11
	vfmadd213ps	%ymm1, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm1, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vmovaps	%ymm13, %ymm11
	vbroadcastss	2103f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2105f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2106f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2107f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2108f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2109f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2110f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	2111f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vbroadcastss	289f(%rip), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	271f(%rip), %ymm12
	vblendvps	%ymm8, %ymm11, %ymm12, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm3, %ymm3
	vaddps	%ymm3, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm6, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm6
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm3
	vmovaps	%xmm15, %xmm14
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	238b
	vmovups	512(%rsp), %ymm12
	vsubps	%ymm12, %ymm11, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm6
	vmovups	464(%rsp), %ymm10
	vxorps	%ymm6, %ymm10, %ymm0
	vmulps	%ymm0, %ymm6, %ymm3
	vbroadcastss	291f(%rip), %ymm4
	vmaxps	%ymm4, %ymm3, %ymm3
	vbroadcastss	292f(%rip), %ymm7
	vmulps	%ymm7, %ymm3, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	293f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm3
	vbroadcastss	294f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vbroadcastss	296f(%rip), %ymm7
	vbroadcastss	295f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	297f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	298f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	299f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vfmadd213ps	%ymm1, %ymm3, %ymm7
	vbroadcastss	2100f(%rip), %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vcvttps2dq	%ymm3, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	2101f(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm3, %ymm8, %ymm3
	vpor	%ymm3, %ymm4, %ymm3
	vpslld	$23, %ymm3, %ymm3
	vandps	1024(%rsp), %ymm6, %ymm4
	vbroadcastss	2102f(%rip), %ymm8
	vfmadd213ps	%ymm1, %ymm8, %ymm4
	vdivps	%ymm4, %ymm1, %ymm8
	vmulps	%ymm3, %ymm7, %ymm4
	vmovaps	%ymm13, %ymm3
	vbroadcastss	2103f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2105f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2106f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2107f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2108f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2109f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2110f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	2111f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vcmpltps	%ymm0, %ymm6, %ymm0
	vbroadcastss	271f(%rip), %ymm7
	vblendvps	%ymm0, %ymm11, %ymm7, %ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm4, %ymm3, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	movq	%r9, %rax
	xorl	%ecx, %ecx
	vmovaps	%ymm10, %ymm9
	.p2align	4
239:
	vcvtsi2ss	%rcx, %xmm15, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm12, %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm9, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	291f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	292f(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	293f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	294f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	2100f(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	2101f(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	296f(%rip), %ymm12
	vbroadcastss	295f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	297f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	298f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	299f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vfmadd213ps	%ymm1, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	1024(%rsp), %ymm7, %ymm10
	vbroadcastss	2102f(%rip), %ymm11
	vfmadd213ps	%ymm1, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm1, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vmovups	512(%rsp), %ymm12
	vmovaps	%ymm13, %ymm11
	vbroadcastss	2103f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2105f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2106f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2107f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2108f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2109f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2110f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2111f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	289f(%rip), %ymm11
	vbroadcastss	271f(%rip), %ymm14
	vblendvps	%ymm8, %ymm11, %ymm14, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm3, %ymm3
	vaddps	%ymm3, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm6, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm6
	vmovaps	%ymm9, %ymm4
	vmovups	464(%rsp), %ymm9
	vmovaps	%ymm10, %ymm3
	vmovaps	%xmm15, %xmm14
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	239b
	vmovss	1344(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 208(%rsp)
	vmovups	960(%rsp), %ymm0
	ja	240f
	vxorps	%xmm0, %xmm0, %xmm0
240:
	vmovups	%ymm0, 704(%rsp)
	movq	56(%rsp), %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 432(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
241:
	vmovups	%ymm2, 576(%rsp)
	vmovups	%ymm3, 896(%rsp)
	vmovups	%ymm7, 1120(%rsp)
	vmovups	%ymm10, 672(%rsp)
	vmovups	%ymm13, 1056(%rsp)
	vmovups	%ymm4, 1088(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm0
	vmovaps	32(%r13,%rdx), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovaps	64(%r13,%rdx), %ymm1
	vmovups	%ymm1, 768(%rsp)
	vmovups	%ymm0, 544(%rsp)
	vmulps	176(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	96(%rsp), %ymm8
	vmovups	704(%rsp), %ymm2
	.p2align	4
242:
	vmovaps	(%rax,%rsi), %ymm7
	vmovaps	-64(%rdx), %ymm9
	vmovaps	%ymm9, %ymm11
	vfmadd132ps	16(%rsp), %ymm8, %ymm11
	vbroadcastss	257f(%rip), %ymm4
	vdivps	%ymm11, %ymm4, %ymm4
	vsubps	%ymm11, %ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vmulps	%ymm7, %ymm2, %ymm11
	vfmadd213ps	%ymm4, %ymm4, %ymm11
	vmovaps	-32(%rdx), %ymm4
	vaddps	%ymm7, %ymm12, %ymm12
	vfmadd231ps	%ymm9, %ymm7, %ymm15
	vfmadd231ps	(%rdx), %ymm7, %ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm11, %ymm9, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vfmadd231ps	%ymm7, %ymm9, %ymm10
	vaddps	%ymm5, %ymm11, %ymm5
	vmulps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm13
	vaddps	%ymm7, %ymm14, %ymm14
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	242b
	vmovups	64(%rsp), %ymm2
	vmulps	176(%rsp), %ymm2, %ymm8
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	16(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm7, %ymm13
	vmovups	368(%rsp), %ymm2
	vfmadd231ps	%ymm13, %ymm7, %ymm2
	vmovups	%ymm2, 368(%rsp)
	vmovaps	%ymm1, %ymm4
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vmovups	400(%rsp), %ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vmovups	544(%rsp), %ymm11
	vfmadd213ps	%ymm9, %ymm11, %ymm1
	vmovups	1056(%rsp), %ymm13
	vfmadd231ps	%ymm1, %ymm7, %ymm13
	vaddps	%ymm9, %ymm14, %ymm1
	vmovups	928(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 928(%rsp)
	vmovups	208(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm7, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	896(%rsp), %ymm1
	vfmadd231ps	64(%rsp), %ymm3, %ymm1
	vmovaps	%ymm1, %ymm3
	vmovaps	%ymm10, %ymm1
	vfmadd213ps	%ymm9, %ymm8, %ymm1
	vmovups	304(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm8, %ymm2
	vmovups	%ymm2, 304(%rsp)
	vfmadd213ps	%ymm9, %ymm11, %ymm10
	vmovups	1088(%rsp), %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm4
	vmovups	144(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm11, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm8, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vaddps	%ymm6, %ymm9, %ymm1
	vmovups	608(%rsp), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm2
	vmovups	%ymm2, 608(%rsp)
	vmovups	640(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm11, %ymm2
	vmovups	%ymm2, 640(%rsp)
	vmovups	576(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm11, %ymm2
	vmovups	672(%rsp), %ymm10
	vfmadd231ps	%ymm15, %ymm11, %ymm10
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	768(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	1120(%rsp), %ymm7
	vaddps	%ymm7, %ymm12, %ymm7
	vaddps	%ymm5, %ymm9, %ymm0
	vmovups	240(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 240(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	241b
	vbroadcastss	257f(%rip), %ymm6
	vbroadcastss	274f(%rip), %ymm11
	vmovups	2496(%rsp), %ymm5
	vmovups	272(%rsp), %ymm15
	vmovups	208(%rsp), %ymm1
	vmovss	1344(%rsp), %xmm12
	jmp	245f
	.p2align	4
243:
	vucomiss	%xmm8, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	960(%rsp), %ymm0
	vbroadcastss	274f(%rip), %ymm11
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
245:
	vmovups	704(%rsp), %ymm8
	vmovups	176(%rsp), %ymm9
	vmulps	%ymm9, %ymm8, %ymm0
	vmulps	%ymm2, %ymm0, %ymm14
	vmovups	1312(%rsp), %ymm2
	vfnmadd213ps	368(%rsp), %ymm2, %ymm14
	vmovups	%ymm14, 2528(%rsp)
	vmulps	432(%rsp), %ymm0, %ymm14
	vfnmadd213ps	304(%rsp), %ymm2, %ymm14
	vmovups	%ymm14, 1312(%rsp)
	vfnmadd213ps	400(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 896(%rsp)
	vdivps	%ymm9, %ymm11, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm12
	vmovups	%ymm1, 208(%rsp)
	vfmadd231ps	%ymm1, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2304(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovaps	%ymm15, %ymm8
	vmovups	%ymm4, 1088(%rsp)
	vmovups	%ymm13, 1056(%rsp)
	vmovups	%ymm10, 672(%rsp)
	vmovups	%ymm7, 1120(%rsp)
	vmovups	%ymm15, 272(%rsp)
	jbe	249f
	vmovups	1760(%rsp), %ymm1
	vaddps	%ymm1, %ymm5, %ymm1
	vbroadcastss	2112f(%rip), %ymm0
	vmovups	%ymm1, 1760(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	992(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm1
	vaddss	%xmm1, %xmm14, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm14, %xmm0
	vmovups	736(%rsp), %ymm14
	jbe	250f
	vmovups	%ymm1, 64(%rsp)
	testq	%r10, %r10
	vmovaps	%ymm6, %ymm12
	vxorps	%xmm0, %xmm0, %xmm0
	je	248f
	movq	56(%rsp), %rax
	xorl	%ecx, %ecx
	vmovdqu	2368(%rsp), %ymm13
	vmovdqu	2336(%rsp), %ymm8
	vmovdqu	992(%rsp), %ymm9
	.p2align	4
246:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	176(%rsp), %ymm1
	vmulps	(%r13,%rdx), %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	2120f(%rip), %ymm15
	vmovups	96(%rsp), %ymm10
	.p2align	4
247:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	16(%rsp), %ymm10, %ymm3
	vdivps	%ymm3, %ymm6, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm11, %ymm6
	vaddps	%ymm5, %ymm11, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm12, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm6
	vpand	%ymm6, %ymm8, %ymm6
	vpsubd	%ymm6, %ymm9, %ymm7
	vmovdqa	%ymm8, %ymm2
	vaddps	%ymm7, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2118f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2117f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vmovdqa	%ymm9, %ymm1
	vmovaps	%ymm15, %ymm9
	vbroadcastss	2119f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vbroadcastss	2121f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2116f(%rip), %ymm5
	vbroadcastss	2115f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovdqa	%ymm2, %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vmovaps	%ymm12, %ymm6
	vbroadcastss	2122f(%rip), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm9
	vaddps	%ymm4, %ymm12, %ymm5
	vmaxps	%ymm11, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vmovdqa	%ymm1, %ymm9
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	247b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	246b
248:
	vbroadcastss	2124f(%rip), %ymm2
	vbroadcastss	2123f(%rip), %ymm3
	vmovups	1888(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	64(%rsp), %ymm3, %ymm1
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm2
	vandps	%ymm2, %ymm1, %ymm2
	vandnps	%ymm1, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 1888(%rsp)
	vbroadcastss	278f(%rip), %ymm0
	vmovups	1792(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1792(%rsp)
	vbroadcastss	2125f(%rip), %ymm0
	vmovups	2208(%rsp), %ymm3
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2208(%rsp)
	vbroadcastss	276f(%rip), %ymm0
	vblendvps	%ymm2, %ymm0, %ymm6, %ymm0
	vmovups	1504(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vmovups	736(%rsp), %ymm14
	vsubps	%ymm3, %ymm14, %ymm14
	vmovups	1376(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	512(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 512(%rsp)
	vmovups	1408(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	176(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 176(%rsp)
	vmovups	1440(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	96(%rsp), %ymm9
	vsubps	%ymm6, %ymm9, %ymm9
	vmovaps	%ymm12, %ymm6
	vmovups	1248(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, 1248(%rsp)
	vmovups	1472(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, 1472(%rsp)
	vmovups	960(%rsp), %ymm0
	vandnps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vbroadcastss	282f(%rip), %ymm0
	vmovups	1728(%rsp), %ymm7
	vblendvps	%ymm2, %ymm0, %ymm7, %ymm7
	vmovups	%ymm7, 1728(%rsp)
	vandps	%ymm2, %ymm12, %ymm0
	vmovups	%ymm0, 2304(%rsp)
	vmovups	%ymm5, 1440(%rsp)
	vmovups	%ymm4, 1408(%rsp)
	vmovups	%ymm3, 1376(%rsp)
	vmovups	%ymm1, 1504(%rsp)
	vmovups	672(%rsp), %ymm10
	vmovups	272(%rsp), %ymm8
	vmovups	240(%rsp), %ymm3
	vmovups	144(%rsp), %ymm1
	jmp	251f
	.p2align	4
249:
	vmovups	240(%rsp), %ymm3
	vmovups	144(%rsp), %ymm1
	vmovups	96(%rsp), %ymm9
	vmovups	736(%rsp), %ymm14
	jmp	251f
	.p2align	4
250:
	vmovups	240(%rsp), %ymm3
	vmovups	144(%rsp), %ymm1
	vmovups	96(%rsp), %ymm9
251:
	vmovups	%ymm9, 96(%rsp)
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm3, 240(%rsp)
	vmovups	176(%rsp), %ymm9
	vbroadcastss	272f(%rip), %ymm2
	vmovups	2528(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmovups	1312(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqu	2752(%rsp), %ymm0
	vpcmpgtd	%ymm13, %ymm0, %ymm0
	vdivps	%ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmaxps	%ymm2, %ymm3, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovdqu	2784(%rsp), %ymm1
	vpcmpgtd	%ymm13, %ymm1, %ymm3
	vcmpleps	1568(%rsp), %ymm14, %ymm1
	vmovups	1536(%rsp), %ymm4
	vmovups	%ymm14, 736(%rsp)
	vcmpleps	%ymm14, %ymm4, %ymm4
	vmovups	464(%rsp), %ymm12
	vmovups	208(%rsp), %ymm7
	vxorps	%ymm7, %ymm12, %ymm5
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vcmpleps	%ymm1, %ymm13, %ymm1
	vextractf128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm1
	vmovdqa	%xmm1, 1952(%rsp)
	vpor	2816(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 2144(%rsp)
	vblendvps	%ymm1, %ymm13, %ymm6, %ymm4
	vmovups	%ymm4, 16(%rsp)
	vmovups	512(%rsp), %ymm7
	vcmpleps	1632(%rsp), %ymm7, %ymm5
	vmovaps	%ymm6, %ymm15
	vmovups	1600(%rsp), %ymm6
	vcmpleps	%ymm7, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm11, %ymm6
	vxorps	%ymm12, %ymm8, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vcmpleps	%ymm5, %ymm13, %ymm1
	vmovups	%ymm1, 1280(%rsp)
	vpor	%ymm1, %ymm3, %ymm1
	vmovdqu	%ymm1, 2112(%rsp)
	vcmpleps	1696(%rsp), %ymm9, %ymm3
	vmovups	1664(%rsp), %ymm5
	vcmpleps	%ymm9, %ymm5, %ymm5
	vxorps	%ymm12, %ymm10, %ymm8
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm5
	vblendvps	%ymm3, %ymm8, %ymm5, %ymm3
	vpandn	%ymm15, %ymm1, %ymm1
	vmovdqu	%ymm1, 64(%rsp)
	vcmpleps	%ymm3, %ymm13, %ymm10
	vpor	%ymm0, %ymm10, %ymm7
	vmovdqu	%ymm7, 2080(%rsp)
	vmovups	96(%rsp), %ymm5
	vcmpleps	1856(%rsp), %ymm5, %ymm0
	vmovups	1824(%rsp), %ymm3
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovups	1120(%rsp), %ymm9
	vxorps	%ymm12, %ymm9, %ymm5
	vblendvps	%ymm3, %ymm9, %ymm11, %ymm3
	vblendvps	%ymm0, %ymm5, %ymm3, %ymm3
	vmovups	304(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm13
	vmulps	896(%rsp), %ymm13, %ymm0
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vpandn	%ymm15, %ymm7, %ymm0
	vmovdqu	%ymm0, 576(%rsp)
	vmovups	432(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm7
	vmulps	1056(%rsp), %ymm7, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmulps	1088(%rsp), %ymm7, %ymm12
	vmulps	%ymm1, %ymm0, %ymm14
	vmovups	%ymm1, 704(%rsp)
	vfmsub231ps	%ymm12, %ymm13, %ymm14
	vmovups	%ymm14, 2016(%rsp)
	vdivps	%ymm2, %ymm15, %ymm4
	vmovups	%ymm4, 400(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm3, %ymm0, %ymm12
	vmovdqu	2720(%rsp), %ymm2
	vpcmpgtd	%ymm0, %ymm2, %ymm2
	vpor	%ymm2, %ymm12, %ymm0
	vmovdqu	%ymm0, 2048(%rsp)
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 544(%rsp)
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	928(%rsp), %ymm0, %ymm3
	vmulps	%ymm5, %ymm3, %ymm3
	vmulps	608(%rsp), %ymm0, %ymm14
	vmulps	%ymm1, %ymm3, %ymm5
	vfmsub231ps	%ymm14, %ymm13, %ymm5
	vmovups	%ymm5, 1984(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	1344(%rsp), %xmm2
	vucomiss	%xmm5, %xmm2
	vmovdqa	1952(%rsp), %xmm1
	vpor	2288(%rsp), %xmm1, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm4
	vmulps	208(%rsp), %ymm6, %ymm14
	vmovaps	%ymm14, %ymm13
	vpxor	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm14, %ymm13
	vpandn	%ymm13, %ymm4, %ymm13
	vmovdqu	1280(%rsp), %ymm1
	vextracti128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm4
	vpor	2272(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm6
	vmulps	272(%rsp), %ymm8, %ymm4
	vpandn	%ymm4, %ymm6, %ymm6
	vfmadd213ps	%ymm13, %ymm6, %ymm6
	vextracti128	$1, %ymm10, %xmm13
	vpackssdw	%xmm13, %xmm10, %xmm10
	vpor	2256(%rsp), %xmm10, %xmm10
	vpmovzxwd	%xmm10, %ymm10
	vpslld	$31, %ymm10, %ymm10
	vpsrad	$31, %ymm10, %ymm10
	vmulps	672(%rsp), %ymm11, %ymm13
	vpandn	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm6, %ymm10, %ymm10
	vextracti128	$1, %ymm12, %xmm6
	vpackssdw	%xmm6, %xmm12, %xmm6
	vpor	2240(%rsp), %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm6
	vmulps	400(%rsp), %ymm9, %ymm2
	vpandn	%ymm2, %ymm6, %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm1
	vmovups	%ymm1, 1344(%rsp)
	vmovups	%ymm0, 2624(%rsp)
	vmulps	640(%rsp), %ymm0, %ymm10
	vmovups	768(%rsp), %ymm5
	vmulps	%ymm5, %ymm3, %ymm6
	vmovups	%ymm7, 2656(%rsp)
	vfmsub231ps	%ymm10, %ymm7, %ymm6
	vmulps	16(%rsp), %ymm14, %ymm10
	vmovups	704(%rsp), %ymm9
	vmulps	%ymm10, %ymm9, %ymm7
	vfmsub231ps	64(%rsp), %ymm4, %ymm7
	vmovups	%ymm7, 1280(%rsp)
	vmulps	%ymm5, %ymm10, %ymm12
	vfmsub231ps	576(%rsp), %ymm13, %ymm12
	vmulps	%ymm3, %ymm10, %ymm14
	vmovups	%ymm3, 1920(%rsp)
	vfmsub231ps	544(%rsp), %ymm2, %ymm14
	vfnmadd213ps	%ymm15, %ymm9, %ymm9
	vbroadcastss	2126f(%rip), %ymm2
	vmaxps	%ymm2, %ymm9, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm15, %ymm8
	vmulps	304(%rsp), %ymm8, %ymm13
	vmovups	2112(%rsp), %ymm0
	vblendvps	%ymm0, %ymm15, %ymm13, %ymm7
	vmovups	2144(%rsp), %ymm1
	vmovups	368(%rsp), %ymm0
	vblendvps	%ymm1, %ymm15, %ymm0, %ymm1
	vmulps	%ymm7, %ymm1, %ymm7
	vmulps	2016(%rsp), %ymm8, %ymm4
	vmovaps	%ymm5, %ymm0
	vfnmadd213ps	%ymm15, %ymm5, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm1
	vmulps	432(%rsp), %ymm1, %ymm13
	vmovups	2080(%rsp), %ymm5
	vblendvps	%ymm5, %ymm15, %ymm13, %ymm5
	vmulps	1984(%rsp), %ymm8, %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vfnmadd213ps	%ymm15, %ymm3, %ymm3
	vfnmadd231ps	%ymm13, %ymm13, %ymm3
	vfnmadd231ps	%ymm6, %ymm6, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmulps	%ymm5, %ymm7, %ymm7
	vdivps	%ymm2, %ymm15, %ymm5
	vmulps	400(%rsp), %ymm5, %ymm2
	vmovups	2048(%rsp), %ymm11
	vblendvps	%ymm11, %ymm15, %ymm2, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2144(%rsp)
	vmovups	704(%rsp), %ymm2
	vxorps	464(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2016(%rsp)
	vmovups	768(%rsp), %ymm2
	vxorps	464(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2080(%rsp)
	vmovups	1920(%rsp), %ymm2
	vxorps	464(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2112(%rsp)
	vmovups	%ymm8, 704(%rsp)
	vmulps	1280(%rsp), %ymm8, %ymm11
	vxorps	%xmm15, %xmm15, %xmm15
	vfnmadd231ps	%ymm4, %ymm11, %ymm12
	vxorps	464(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 1984(%rsp)
	vmovups	464(%rsp), %ymm2
	vfnmadd231ps	%ymm13, %ymm11, %ymm14
	vxorps	%ymm2, %ymm13, %ymm4
	vmovups	%ymm4, 1280(%rsp)
	vmovups	%ymm1, 2048(%rsp)
	vmulps	%ymm1, %ymm12, %ymm7
	vfnmadd231ps	%ymm6, %ymm7, %ymm14
	vxorps	%ymm2, %ymm6, %ymm1
	vmovups	%ymm1, 1920(%rsp)
	vmovups	%ymm10, 768(%rsp)
	vmovaps	%ymm10, %ymm8
	vfmadd213ps	%ymm15, %ymm10, %ymm8
	vfmadd231ps	%ymm11, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm7, %ymm8
	vmovups	%ymm5, 1952(%rsp)
	vmulps	%ymm5, %ymm14, %ymm10
	vfmadd231ps	%ymm10, %ymm10, %ymm8
	ja	235b
	vbroadcastss	257f(%rip), %ymm12
	vmovups	432(%rsp), %ymm9
	vdivps	%ymm9, %ymm12, %ymm0
	vmovups	400(%rsp), %ymm13
	vdivps	%ymm13, %ymm12, %ymm2
	vmulps	176(%rsp), %ymm0, %ymm0
	vbroadcastss	2127f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	96(%rsp), %ymm14
	vmulps	%ymm2, %ymm14, %ymm2
	vbroadcastss	2128f(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	1888(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	282f(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	2129f(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vandps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm2
	vmovups	1728(%rsp), %ymm6
	vdivps	%ymm6, %ymm12, %ymm3
	vmulps	2144(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm12, %ymm3, %ymm3
	vmulps	%ymm2, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm8, %ymm0
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	1344(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm0, %ymm2, %ymm0
	vmovups	64(%rsp), %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmulps	576(%rsp), %ymm2, %ymm2
	vmulps	544(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm15, %ymm2
	vandps	%ymm2, %ymm12, %ymm2
	vbroadcastss	279f(%rip), %ymm4
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vmovups	2464(%rsp), %ymm2
	vcmpleps	1760(%rsp), %ymm2, %ymm2
	vbroadcastss	2130f(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm0
	vmovups	2176(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2176(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm12, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm5, %xmm0
	vshufps	$245, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$78, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vmovaps	%ymm12, %ymm6
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	736(%rsp), %ymm15
	ja	237b
	vmulps	1952(%rsp), %ymm10, %ymm0
	vmovups	1920(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm0, %ymm1
	vmulps	2048(%rsp), %ymm1, %ymm1
	vmovups	1984(%rsp), %ymm2
	vfmadd213ps	%ymm11, %ymm1, %ymm2
	vmovups	1280(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmulps	704(%rsp), %ymm5, %ymm2
	vmovups	2016(%rsp), %ymm5
	vfmadd213ps	768(%rsp), %ymm2, %ymm5
	vmovups	2080(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm1, %ymm6
	vmovups	2112(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmulps	368(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 272(%rsp)
	vmulps	304(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 208(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 240(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm9, %xmm9, %xmm9
	cmpb	$1, %cl
	jne	254f
	movq	56(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
252:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	176(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 64(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
253:
	vmovups	%ymm8, 16(%rsp)
	vmovaps	(%rdx), %ymm3
	vmovups	96(%rsp), %ymm0
	vfmadd132ps	64(%rsp), %ymm0, %ymm3
	vmovaps	%ymm15, %ymm8
	vmovaps	%ymm7, %ymm15
	vbroadcastss	257f(%rip), %ymm1
	vdivps	%ymm3, %ymm1, %ymm7
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vmovaps	%ymm14, %ymm5
	vmovaps	%ymm12, %ymm14
	vmovaps	%ymm9, %ymm12
	vbroadcastss	274f(%rip), %ymm2
	vcmpltps	%ymm4, %ymm2, %ymm9
	vaddps	%ymm2, %ymm7, %ymm7
	vblendvps	%ymm9, %ymm4, %ymm7, %ymm7
	vaddps	%ymm1, %ymm7, %ymm9
	vpaddd	2368(%rsp), %ymm9, %ymm9
	vpand	2336(%rsp), %ymm9, %ymm9
	vmovdqu	992(%rsp), %ymm10
	vpsubd	%ymm9, %ymm10, %ymm10
	vaddps	%ymm2, %ymm10, %ymm11
	vfmadd231ps	%ymm10, %ymm7, %ymm11
	vbroadcastss	2118f(%rip), %ymm7
	vmulps	%ymm11, %ymm11, %ymm10
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm11, %ymm7
	vbroadcastss	2120f(%rip), %ymm13
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm11, %ymm13
	vbroadcastss	2121f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm13
	vfmadd213ps	%ymm7, %ymm10, %ymm13
	vbroadcastss	2116f(%rip), %ymm7
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm11, %ymm7
	vfmadd213ps	%ymm7, %ymm10, %ymm13
	vfmadd213ps	%ymm11, %ymm10, %ymm13
	vcvtdq2ps	%ymm9, %ymm7
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm14, %ymm12
	vmovaps	%ymm5, %ymm14
	vbroadcastss	2122f(%rip), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm13
	vaddps	%ymm1, %ymm4, %ymm7
	vmaxps	%ymm2, %ymm4, %ymm4
	vfmsub231ps	%ymm7, %ymm13, %ymm4
	vaddps	%ymm1, %ymm3, %ymm7
	vdivps	%ymm7, %ymm1, %ymm7
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vmulps	%ymm7, %ymm7, %ymm3
	vaddps	%ymm7, %ymm6, %ymm6
	vmulps	%ymm3, %ymm7, %ymm4
	vmovaps	%ymm15, %ymm7
	vmovaps	%ymm8, %ymm15
	vmovups	16(%rsp), %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vfmadd231ps	%ymm3, %ymm3, %ymm7
	vfmadd231ps	%ymm3, %ymm4, %ymm14
	vaddps	%ymm4, %ymm15, %ymm15
	vfmadd231ps	%ymm4, %ymm4, %ymm12
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	253b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	252b
254:
	vmovups	%ymm6, 576(%rsp)
	vmovups	%ymm7, 1120(%rsp)
	vmovups	%ymm9, 672(%rsp)
	vmovups	736(%rsp), %ymm10
	vmovups	272(%rsp), %ymm9
	vaddps	%ymm10, %ymm9, %ymm0
	vmovups	1536(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1568(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm11
	vmovups	512(%rsp), %ymm0
	vmovups	208(%rsp), %ymm5
	vaddps	%ymm0, %ymm5, %ymm3
	vmovups	1600(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm3
	vmovups	1632(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	176(%rsp), %ymm6
	vaddps	144(%rsp), %ymm6, %ymm1
	vmovups	1664(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm1
	vmovups	1696(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm13
	vmovups	96(%rsp), %ymm3
	vaddps	240(%rsp), %ymm3, %ymm4
	vmovups	1824(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm4
	vmovups	1856(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	1024(%rsp), %ymm2
	vandps	%ymm2, %ymm9, %ymm7
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vandps	%ymm2, %ymm5, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm7
	vmovss	2135f(%rip), %xmm1
	movq	(%rsp), %rax
	vmulss	20(%rax), %xmm1, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vcmpleps	%ymm9, %ymm7, %ymm7
	vbroadcastss	257f(%rip), %ymm4
	vmovups	2176(%rsp), %ymm1
	vcmpleps	%ymm4, %ymm1, %ymm2
	vmovups	%ymm2, 544(%rsp)
	vandps	%ymm7, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm10, %ymm11
	vbroadcastss	208(%rax), %ymm10
	vblendvps	%ymm9, 16(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vbroadcastss	12(%rax), %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovups	304(%rsp), %ymm5
	vmulps	896(%rsp), %ymm5, %ymm0
	vblendvps	%ymm9, %ymm13, %ymm6, %ymm2
	vmovups	%ymm2, 176(%rsp)
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm6, %ymm0, %ymm7
	vmovaps	%ymm7, %ymm13
	vfnmadd213ps	%ymm4, %ymm7, %ymm13
	vblendvps	%ymm9, 64(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vbroadcastss	2126f(%rip), %ymm2
	vmaxps	%ymm2, %ymm13, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	432(%rsp), %ymm2
	vmulps	1056(%rsp), %ymm2, %ymm0
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	1088(%rsp), %ymm2, %ymm9
	vmulps	%ymm7, %ymm0, %ymm3
	vfmsub231ps	%ymm9, %ymm5, %ymm3
	vbroadcastss	278f(%rip), %ymm4
	vcmpeqps	%ymm4, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm10, %ymm11, %ymm9
	movq	1232(%rsp), %r12
	movq	%r12, %rax
	shlq	$5, %rax
	vmovaps	%ymm9, (%r15,%rax)
	vmovups	400(%rsp), %ymm4
	vmulps	928(%rsp), %ymm4, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vmulps	608(%rsp), %ymm4, %ymm6
	vmovups	272(%rsp), %ymm11
	vblendvps	%ymm1, %ymm10, %ymm11, %ymm11
	movq	48(%rsp), %r8
	addq	%r8, %r12
	shlq	$5, %r12
	vmovaps	%ymm11, (%r15,%r12)
	vmovups	%ymm7, 608(%rsp)
	vmulps	%ymm7, %ymm9, %ymm11
	vfmsub231ps	%ymm6, %ymm5, %ymm11
	vbroadcastss	257f(%rip), %ymm5
	vminps	%ymm5, %ymm13, %ymm6
	vmovups	%ymm6, 96(%rsp)
	vmovups	16(%rsp), %ymm13
	vmulps	%ymm3, %ymm13, %ymm6
	vmulps	640(%rsp), %ymm4, %ymm3
	leaq	(%r15,%rax), %rdx
	vmovups	208(%rsp), %ymm7
	vmulps	176(%rsp), %ymm7, %ymm4
	vblendvps	%ymm1, %ymm10, %ymm4, %ymm4
	movq	%r8, %rcx
	shlq	$6, %rcx
	vmovaps	%ymm4, (%rcx,%rdx)
	vmulps	%ymm0, %ymm9, %ymm4
	vfmsub231ps	%ymm3, %ymm2, %ymm4
	vmovups	%ymm0, 144(%rsp)
	vmovaps	%ymm0, %ymm3
	vfnmadd213ps	%ymm5, %ymm0, %ymm3
	vmovaps	%ymm5, %ymm0
	vfnmadd231ps	%ymm6, %ymm6, %ymm3
	vminps	96(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 96(%rsp)
	vbroadcastss	2126f(%rip), %ymm2
	vmaxps	%ymm2, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm5, %ymm5
	vmulps	%ymm13, %ymm11, %ymm3
	vmovups	%ymm6, 640(%rsp)
	vfnmadd231ps	%ymm6, %ymm3, %ymm4
	vmulps	64(%rsp), %ymm7, %ymm11
	vmovups	%ymm1, 176(%rsp)
	vmovups	%ymm10, 272(%rsp)
	vblendvps	%ymm1, %ymm10, %ymm11, %ymm11
	leaq	(%r8,%r8,2), %rcx
	movq	%rcx, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm11, (%rsi,%rdx)
	vmovups	%ymm5, 240(%rsp)
	vmulps	%ymm5, %ymm4, %ymm5
	vmovaps	%ymm9, %ymm4
	vfnmadd213ps	%ymm0, %ymm9, %ymm4
	vfnmadd231ps	%ymm3, %ymm3, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vminps	96(%rsp), %ymm4, %ymm13
	vbroadcastss	2133f(%rip), %ymm1
	vcmpltps	%ymm13, %ymm1, %ymm0
	vmovups	%ymm0, 64(%rsp)
	movl	$4, %edx
	testb	$2, %bpl
	je	255f
	vmovaps	%ymm7, %ymm2
	vbroadcastss	2126f(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmovups	464(%rsp), %ymm13
	vxorps	608(%rsp), %ymm13, %ymm7
	vbroadcastss	257f(%rip), %ymm1
	vdivps	%ymm4, %ymm1, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vmulps	432(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmulps	400(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovdqu	544(%rsp), %ymm0
	vpand	64(%rsp), %ymm0, %ymm1
	vextracti128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm0
	vmovdqa	%xmm0, 608(%rsp)
	movl	%ebp, %esi
	andl	$4, %esi
	movl	%esi, %edx
	shrl	$2, %edx
	movq	48(%rsp), %r10
	shlq	$7, %r10
	addq	%r15, %r10
	xorl	%r9d, %r9d
	testl	%esi, %esi
	setne	%r9b
	leaq	6(%rdx,%rdx,2), %rdi
	movl	$13, %edx
	movl	$7, %r8d
	cmoveq	%r8, %rdx
	addq	$5, %r9
	imulq	48(%rsp), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	48(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	48(%rsp), %rdx
	shlq	$5, %rdx
	vmovups	640(%rsp), %ymm4
	vmovups	16(%rsp), %ymm6
	vmovaps	%ymm3, %ymm11
	vmulps	%ymm7, %ymm6, %ymm3
	vmovups	144(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm4, %ymm0
	vxorps	%ymm0, %ymm13, %ymm0
	vmovups	240(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm2
	vxorps	%ymm6, %ymm13, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm7, %ymm1, %ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm9
	vfmadd231ps	%ymm2, %ymm5, %ymm9
	vxorps	%ymm13, %ymm9, %ymm1
	vmovups	96(%rsp), %ymm9
	vmovaps	%ymm5, %ymm0
	vmovups	928(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vmulps	%ymm6, %ymm11, %ymm1
	vfmadd231ps	%ymm10, %ymm0, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm5, %ymm11
	vxorps	%ymm7, %ymm13, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovaps	%ymm5, %ymm13
	vmovups	%ymm3, 1056(%rsp)
	vbroadcastss	257f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm3, %ymm3
	vmovups	%ymm2, 1088(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm3
	vmovups	%ymm4, 144(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	368(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vpmovsxwd	608(%rsp), %ymm4
	vmovups	272(%rsp), %ymm5
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	vmovaps	%ymm3, (%rax,%r10)
	movq	48(%rsp), %r8
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm6, %ymm6, %ymm3
	vmovups	%ymm10, 640(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vfmadd231ps	%ymm11, %ymm11, %ymm3
	vmovups	304(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm7, %ymm7, %ymm3
	vmovups	208(%rsp), %ymm7
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	addq	%r15, %rdx
	vmovaps	%ymm3, (%rax,%rdi)
	vmulps	%ymm13, %ymm13, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm3
	vmovaps	%ymm3, (%rax,%rdx)
	movl	$8, %edx
	testl	%esi, %esi
	je	255f
	vmovaps	%ymm11, %ymm2
	vmovups	1056(%rsp), %ymm0
	vmulps	16(%rsp), %ymm0, %ymm3
	vmovups	640(%rsp), %ymm6
	vmovups	1088(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm6, %ymm3
	vmovups	144(%rsp), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm3
	vmulps	304(%rsp), %ymm3, %ymm3
	vmovups	368(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	272(%rsp), %ymm2
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm3
	leaq	(%r8,%r8,4), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmovups	240(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm10, %ymm1, %ymm0
	vmovups	96(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	imulq	$224, %r8, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmulps	%ymm6, %ymm3, %ymm0
	vfmadd231ps	%ymm11, %ymm1, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	304(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	movq	%r8, %rsi
	shlq	$8, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmulps	%ymm10, %ymm13, %ymm0
	vmulps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	shlq	$6, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm11, %ymm13, %ymm0
	vmulps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	imulq	$352, %r8, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm1, %ymm13, %ymm0
	vmulps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	movl	$14, %edx
255:
	testb	$8, %bpl
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	176(%rsp), %ymm10
	je	24b
	vbroadcastss	257f(%rip), %ymm4
	vdivps	800(%rsp), %ymm4, %ymm0
	vmulps	832(%rsp), %ymm0, %ymm1
	vpaddd	2368(%rsp), %ymm1, %ymm0
	vpand	2336(%rsp), %ymm0, %ymm0
	vmovdqu	992(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	2120f(%rip), %ymm1
	vbroadcastss	2119f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vbroadcastss	2118f(%rip), %ymm7
	vbroadcastss	2117f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm7
	vbroadcastss	2121f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vfmadd213ps	%ymm7, %ymm4, %ymm1
	vbroadcastss	2116f(%rip), %ymm7
	vbroadcastss	2115f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm7
	vfmadd213ps	%ymm7, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	movq	(%rsp), %rcx
	vbroadcastss	100(%rcx), %ymm4
	vmovups	576(%rsp), %ymm2
	vfmadd213ps	%ymm11, %ymm2, %ymm4
	vbroadcastss	104(%rcx), %ymm3
	vfmadd213ps	%ymm4, %ymm8, %ymm3
	vbroadcastss	136(%rcx), %ymm4
	vfmadd213ps	%ymm11, %ymm2, %ymm4
	vbroadcastss	140(%rcx), %ymm7
	vfmadd213ps	%ymm4, %ymm8, %ymm7
	vbroadcastss	172(%rcx), %ymm4
	vfmadd213ps	%ymm11, %ymm2, %ymm4
	vmovaps	%ymm8, %ymm2
	vbroadcastss	176(%rcx), %ymm8
	vfmadd213ps	%ymm4, %ymm2, %ymm8
	vbroadcastss	108(%rcx), %ymm4
	vfmadd213ps	%ymm3, %ymm15, %ymm4
	vbroadcastss	144(%rcx), %ymm3
	vfmadd213ps	%ymm7, %ymm15, %ymm3
	vbroadcastss	180(%rcx), %ymm7
	vfmadd213ps	%ymm8, %ymm15, %ymm7
	vbroadcastss	112(%rcx), %ymm8
	vmovups	1120(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm2, %ymm8
	vbroadcastss	148(%rcx), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	184(%rcx), %ymm3
	vfmadd213ps	%ymm7, %ymm2, %ymm3
	vbroadcastss	116(%rcx), %ymm7
	vfmadd213ps	%ymm8, %ymm14, %ymm7
	vbroadcastss	152(%rcx), %ymm8
	vfmadd213ps	%ymm4, %ymm14, %ymm8
	vbroadcastss	188(%rcx), %ymm9
	vfmadd213ps	%ymm3, %ymm14, %ymm9
	vbroadcastss	120(%rcx), %ymm6
	vfmadd213ps	%ymm7, %ymm12, %ymm6
	vbroadcastss	156(%rcx), %ymm4
	vfmadd213ps	%ymm8, %ymm12, %ymm4
	vbroadcastss	192(%rcx), %ymm3
	vfmadd213ps	%ymm9, %ymm12, %ymm3
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2122f(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vbroadcastss	2131f(%rip), %ymm0
	vmovups	2560(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vbroadcastss	2132f(%rip), %ymm0
	vmovups	864(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovups	2400(%rsp), %ymm2
	vaddps	%ymm6, %ymm2, %ymm1
	vbroadcastss	2130f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vbroadcastss	2136f(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm3
	vbroadcastss	208(%rcx), %ymm0
	vbroadcastss	289f(%rip), %ymm2
	vmovups	672(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm5
	vblendvps	%ymm10, %ymm0, %ymm5, %ymm5
	movq	%rdx, %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm5, (%rax,%rcx)
	vaddps	%ymm6, %ymm6, %ymm2
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm2, (%rax,%rcx)
	vblendvps	%ymm10, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%rax,%rcx)
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm1
	leaq	3(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%rax,%rcx)
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	addq	$4, %rdx
	imulq	%r8, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	24b
256:
	addq	$2856, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
257:
	.long	0x3f800000
258:
	.long	1048576
259:
	.long	2147483647
260:
	.long	0x3f40094e
261:
	.long	0x3e1d5a5a
262:
	.long	0x3bd74912
263:
	.long	0x3f156f3d
264:
	.long	0x3d26f715
265:
	.long	8388607
266:
	.long	1400897536
267:
	.long	1258291200
268:
	.long	1392508928
269:
	.long	0x53000080
270:
	.long	0xc9800000
271:
	.long	0x3f000000
272:
	.long	0x0da24260
273:
	.long	0x1e3ce508
274:
	.long	0xbf800000
275:
	.long	0x41100000
276:
	.long	0x3e800000
277:
	.long	0x41490fdb
278:
	.long	0x40800000
279:
	.long	0x40a00000
280:
	.long	0x7f7fffff
281:
	.long	0x3fc00000
282:
	.long	0x7149f2ca
283:
	.long	2
284:
	.long	4
285:
	.long	8
286:
	.long	0x3f3504f3
287:
	.long	0x3ecc422a
288:
	.long	0x3f106ebb
289:
	.long	0xbf000000
290:
	.long	0x80000000
291:
	.long	0xc2ae0000
292:
	.long	0x3fb8aa3b
293:
	.long	0xbf317200
294:
	.long	0xb5bfbe8e
295:
	.long	0x3c1e8629
296:
	.long	0x3aae0472
297:
	.long	0x3d635b73
298:
	.long	0x3e75fc8c
299:
	.long	0x3f317214
2100:
	.long	0x42fe0000
2101:
	.long	0x4f000000
2102:
	.long	0x3e99999a
2103:
	.long	0x3ef89ba5
2104:
	.long	0xbe04a19d
2105:
	.long	0xbf03248e
2106:
	.long	0x3f0c3744
2107:
	.long	0xbdc1d79d
2108:
	.long	0x3e5c1572
2109:
	.long	0x3e17e642
2110:
	.long	0x3e2ecff8
2111:
	.long	0x3e2d3f9f
2112:
	.long	0x41400000
2113:
	.long	3234528013
2114:
	.long	4286578688
2115:
	.long	0xbf00000d
2116:
	.long	0x3eaaac4e
2117:
	.long	0xbe7fd7d0
2118:
	.long	0x3e4bdb47
2119:
	.long	0xbe2ec8d2
2120:
	.long	0x3e259a3a
2121:
	.long	0xbddadb52
2122:
	.long	0x33b17218
2123:
	.long	0x3a83126f
2124:
	.long	0x3727c5ac
2125:
	.long	0x41800000
2126:
	.long	0x358637bd
2127:
	.long	0x350637bd
2128:
	.long	0x34210fb0
2129:
	.long	0x36a7c5ac
2130:
	.long	0x40000000
2131:
	.long	0x3f317218
2132:
	.long	0x3feb3f8f
2133:
	.long	0x38d1b717
2134:
	.long	0x40400000
2135:
	.long	0x3951b717
2136:
	.long	0x41000000
2137:
	.long	0x3cf5c28f
2138:
	.long	0x26901d7d
2139:
	.long	0x3f800054
2140:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2141:
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
