# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3640, %rsp
	movl	%esi, 60(%rsp)
	testl	%ecx, %ecx
	je	253f
	testl	%edx, %edx
	je	253f
	cmpl	$0, 60(%rsp)
	je	253f
	movq	3712(%rsp), %rbx
	movl	60(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 912(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 536(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1488(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	3696(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1448(%rsp)
	imull	%eax, %edx
	movl	%edx, 548(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 920(%rsp)
	leaq	128(%r13), %rbp
	xorl	%eax, %eax
	vpbroadcastd	254f(%rip), %ymm4
	movq	%r9, 1456(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vbroadcastss	2112f(%rip), %ymm0
	vbroadcastss	2113f(%rip), %ymm1
	vbroadcastss	254f(%rip), %ymm2
	vbroadcastss	288f(%rip), %ymm3
	vpbroadcastd	256f(%rip), %ymm15
	movq	%rsi, 296(%rsp)
	vmovups	%ymm3, 1984(%rsp)
	movq	%r14, 1480(%rsp)
	movq	%r15, 1472(%rsp)
	vmovups	%ymm0, 2960(%rsp)
	vmovups	%ymm1, 2928(%rsp)
	vmovups	%ymm2, 1376(%rsp)
	vmovdqu	%ymm15, 1408(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	548(%rsp), %ecx
	cmpq	1448(%rsp), %rax
	je	253f
21:
	movq	%rax, %rdx
	imulq	912(%rsp), %rdx
	movq	%rdx, 1464(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1496(%rsp)
	movl	%ecx, 552(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	60(%rsp), %esi
	cmpq	912(%rsp), %rdi
	je	20b
23:
	movq	1464(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1456(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 556(%rsp)
	movq	%rdi, 1512(%rsp)
	movq	%rdx, 1504(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	16(%rsp), %ymm12, %ymm0
	vbroadcastss	2133f(%rip), %ymm1
	vblendvps	%ymm0, 2688(%rsp), %ymm1, %ymm0
	movq	1488(%rsp), %rax
	vmovups	2528(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%r12)
	movq	1496(%rsp), %rax
	vpbroadcastd	254f(%rip), %ymm4
	movl	552(%rsp), %ecx
	vmovdqu	1408(%rsp), %ymm15
	movl	556(%rsp), %esi
	movq	1512(%rsp), %rdi
	movq	1504(%rsp), %rdx
	movl	188(%rsp), %r8d
	movq	1528(%rsp), %r10
	movq	%rbx, %r14
	movq	3712(%rsp), %rbx
25:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	22b
26:
	leaq	(%rdx,%r10), %r12
	movl	8(%rbx), %r11d
	movq	%r11, 104(%rsp)
	cmpq	%r11, %r12
	jae	25b
	movq	%r10, 1528(%rsp)
	movl	%r8d, 188(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 400(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r12, 1520(%rsp)
	je	223f
	movq	%rdx, 304(%rsp)
	vpxor	%xmm14, %xmm14, %xmm14
	movq	%rax, %r11
	imulq	%r12, %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	188(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 256(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 336(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm13, %xmm13, %xmm13
	vpbroadcastd	255f(%rip), %ymm6
	movl	$16, %ebx
	movq	920(%rsp), %rbp
	xorl	%r12d, %r12d
	vmovdqu	%ymm4, 1088(%rsp)
	vmovdqu	%ymm4, 2464(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 16(%rsp)
	xorl	%ecx, %ecx
	movl	12(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	vpxor	%xmm14, %xmm14, %xmm14
	vaddps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 64(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	256(%rsp), %ebx
	addq	%r10, %r12
	addq	336(%rsp), %rbp
	cmpq	%r10, %rcx
	je	222f
28:
	movq	%rcx, %rdi
	imulq	%r10, %rdi
	leal	(%r11,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	536(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm0
	testb	$1, %r14b
	je	29f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm14, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
29:
	movq	(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm4
	vbroadcastss	4(%rdx), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm9
	movq	%rdi, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm9, (%r9,%rdx)
	testb	$8, %r14b
	jne	210f
	vmovdqu	2464(%rsp), %ymm14
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	211f
	jmp	212f
	.p2align	4
210:
	vbroadcastss	257f(%rip), %ymm4
	vaddps	%ymm4, %ymm9, %ymm4
	vbroadcastss	258f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm4
	vbroadcastss	259f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm4
	vbroadcastss	260f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm8
	vcmpltps	%ymm9, %ymm14, %ymm10
	vbroadcastss	254f(%rip), %ymm14
	vblendvps	%ymm10, %ymm4, %ymm14, %ymm4
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm8
	vmulps	1088(%rsp), %ymm4, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm14, %ymm8
	vmulps	2464(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm8, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vpbroadcastd	262f(%rip), %ymm11
	vpand	%ymm4, %ymm11, %ymm4
	vmovdqu	1376(%rsp), %ymm5
	vpor	%ymm5, %ymm4, %ymm2
	vmovdqu	%ymm2, 1088(%rsp)
	vpand	%ymm11, %ymm8, %ymm4
	vmovaps	%ymm14, %ymm2
	vpor	%ymm5, %ymm4, %ymm14
	vandps	%ymm2, %ymm10, %ymm4
	vaddps	%ymm4, %ymm13, %ymm13
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	212f
211:
	vmovups	16(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 16(%rsp)
212:
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vpxor	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm9, %ymm8
	je	217f
	movl	%ebx, 112(%rsp)
	vpxor	%xmm5, %xmm5, %xmm5
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	218f
213:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	536(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm0
	testb	$1, %r14b
	je	214f
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm5, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
214:
	movq	(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm4
	vbroadcastss	4(%rdx), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	movq	296(%rsp), %r9
	shlq	$5, %rdi
	vmovaps	%ymm4, (%r9,%rdi)
	testb	$8, %r14b
	je	215f
	vbroadcastss	257f(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vbroadcastss	258f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	259f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	260f(%rip), %ymm11
	vaddps	%ymm4, %ymm11, %ymm11
	vcmpltps	%ymm4, %ymm5, %ymm12
	vbroadcastss	254f(%rip), %ymm1
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm11
	vmulps	1088(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	%ymm11, %ymm14, %ymm11
	vmovaps	%ymm13, %ymm2
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1376(%rsp), %ymm5
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	262f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm5, %ymm10, %ymm10
	vmovups	%ymm10, 1088(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vorps	%ymm5, %ymm10, %ymm14
	vandps	%ymm1, %ymm12, %ymm10
	vaddps	%ymm2, %ymm10, %ymm13
215:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	216f
	vmovups	16(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
216:
	movl	112(%rsp), %ebx
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
217:
	vmovups	64(%rsp), %ymm0
	testq	%rcx, %rcx
	vmovdqu	%ymm14, 2464(%rsp)
	jne	27b
	vmovups	144(%rsp), %ymm1
	vaddps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 144(%rsp)
	jmp	27b
	.p2align	4
218:
	movq	%rbp, %rdx
	movl	112(%rsp), %r9d
	jmp	220f
	.p2align	4
219:
	vandps	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	213b
220:
	leaq	(%r12,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%r11, %r8
	testb	$1, 12(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	536(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	12(%rsp), %r14d
	testb	$1, %r14b
	je	221f
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm5, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
221:
	movq	(%rsp), %r8
	vbroadcastss	(%r8), %ymm4
	vbroadcastss	4(%r8), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovaps	%ymm4, (%rdx)
	testb	$8, %r14b
	je	219b
	vbroadcastss	257f(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vbroadcastss	258f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	259f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	260f(%rip), %ymm11
	vaddps	%ymm4, %ymm11, %ymm11
	vcmpltps	%ymm4, %ymm5, %ymm12
	vbroadcastss	254f(%rip), %ymm1
	vblendvps	%ymm12, %ymm10, %ymm1, %ymm10
	vmovaps	%ymm13, %ymm2
	vbroadcastss	261f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm4, %ymm11
	vmulps	1088(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm1, %ymm11
	vmulps	%ymm11, %ymm14, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1376(%rsp), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	262f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm14, %ymm10, %ymm10
	vmovups	%ymm10, 1088(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vorps	%ymm14, %ymm10, %ymm14
	vandps	%ymm1, %ymm12, %ymm10
	vaddps	%ymm2, %ymm10, %ymm13
	jmp	219b
	.p2align	4
222:
	vpbroadcastd	263f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm1
	vpbroadcastd	264f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	265f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	266f(%rip), %ymm5
	vsubps	%ymm5, %ymm4, %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vbroadcastss	267f(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	1480(%rsp), %r14
	movq	1472(%rsp), %r15
	leaq	128(%r13), %rbp
	movq	304(%rsp), %rdx
	vmovups	16(%rsp), %ymm2
	vmovups	144(%rsp), %ymm5
	jmp	224f
223:
	vpxor	%xmm14, %xmm14, %xmm14
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovdqu	%ymm4, 2464(%rsp)
	vmovdqu	%ymm4, 1088(%rsp)
224:
	testq	%rdx, %rdx
	vmovups	%ymm13, 3152(%rsp)
	vmovups	%ymm0, 3120(%rsp)
	vmovdqa	%xmm1, 16(%rsp)
	js	225f
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rdx, %xmm12, %xmm6
	jmp	226f
	.p2align	4
225:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rdx, %xmm12, %xmm0
	vaddss	%xmm0, %xmm0, %xmm6
226:
	movl	400(%rsp), %r11d
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%r10, %xmm12, %xmm0
	vbroadcastss	%xmm0, %ymm4
	vbroadcastss	254f(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm0
	vdivps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm5, %ymm0, %ymm5
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
	vbroadcastss	268f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vbroadcastss	%xmm6, %ymm2
	vmovups	%ymm2, 2992(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	je	232f
	vmaxps	%ymm6, %ymm0, %ymm2
	vsqrtps	%ymm2, %ymm2
	vaddps	%ymm2, %ymm0, %ymm6
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm2, %xmm2, %xmm2
	movq	920(%rsp), %rdx
	xorl	%esi, %esi
	jmp	230f
	.p2align	4
227:
	xorl	%edi, %edi
228:
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	%r9, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm8
	vsubps	%ymm6, %ymm8, %ymm8
	vmaxps	%ymm14, %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm13
	vbroadcastss	%xmm12, %ymm8
	vaddps	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm13, %ymm8
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm11, %ymm13, %ymm9
229:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm12
	vaddps	%ymm2, %ymm10, %ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm3
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	232f
230:
	vxorps	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	227b
	movq	%rdx, %r9
	xorl	%edi, %edi
	vpxor	%xmm7, %xmm7, %xmm7
	.p2align	4
231:
	vmovaps	-32(%r9), %ymm11
	vmovaps	(%r9), %ymm12
	vsubps	%ymm6, %ymm11, %ymm11
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm7, %ymm11, %ymm11
	vmulps	%ymm11, %ymm11, %ymm11
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm8, %ymm11, %ymm14
	vmulss	%xmm13, %xmm13, %xmm8
	vbroadcastss	%xmm8, %ymm13
	vfmadd213ps	%ymm9, %ymm11, %ymm13
	vsubps	%ymm6, %ymm12, %ymm8
	vmaxps	%ymm7, %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm11
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm15, %xmm9
	vbroadcastss	%xmm9, %ymm8
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm14, %ymm11, %ymm8
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm13, %ymm11, %ymm9
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	231b
	vxorps	%xmm14, %xmm14, %xmm14
	testb	$1, %r10b
	movq	296(%rsp), %r9
	jne	228b
	jmp	229b
	.p2align	4
232:
	vbroadcastss	269f(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vbroadcastss	254f(%rip), %ymm13
	vdivps	%ymm6, %ymm13, %ymm10
	vbroadcastss	270f(%rip), %ymm6
	vcmpltps	%ymm2, %ymm6, %ymm11
	vbroadcastss	271f(%rip), %ymm6
	vaddps	%ymm6, %ymm4, %ymm4
	vbroadcastss	268f(%rip), %ymm12
	vmulps	%ymm4, %ymm12, %ymm4
	vmulps	%ymm10, %ymm8, %ymm6
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm6
	vmulps	%ymm5, %ymm10, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm4, %ymm4
	vbroadcastss	272f(%rip), %ymm5
	vmovups	2992(%rsp), %ymm7
	vdivps	%ymm5, %ymm7, %ymm5
	vmulps	%ymm10, %ymm9, %ymm8
	vfnmadd231ps	%ymm6, %ymm6, %ymm8
	vaddps	%ymm8, %ymm8, %ymm8
	vminps	%ymm8, %ymm5, %ymm9
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm8
	vbroadcastss	273f(%rip), %ymm11
	vmaxps	%ymm11, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vmulps	%ymm3, %ymm10, %ymm3
	vfnmadd231ps	%ymm4, %ymm4, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm5, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm9, %ymm3
	vmaxps	%ymm11, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	274f(%rip), %ymm5
	vmulps	%ymm5, %ymm8, %ymm5
	vmulps	%ymm5, %ymm3, %ymm5
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	64(%rsp), %ymm1
	vfnmadd231ps	%ymm7, %ymm0, %ymm1
	vsqrtps	%ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmaxps	%ymm13, %ymm1, %ymm1
	vaddps	%ymm3, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm3, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm2, %ymm2
	vbroadcastss	52(%rax), %ymm14
	vbroadcastss	76(%rax), %ymm15
	vbroadcastss	56(%rax), %ymm12
	vbroadcastss	80(%rax), %ymm13
	vbroadcastss	64(%rax), %ymm10
	vbroadcastss	88(%rax), %ymm11
	vbroadcastss	68(%rax), %ymm8
	vbroadcastss	92(%rax), %ymm9
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm5
	vmovups	%ymm15, 2272(%rsp)
	vblendvps	%ymm5, %ymm15, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm14, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 2592(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm5, %ymm5
	vminps	%ymm4, %ymm13, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 2304(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm12, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 2336(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm4, %ymm3
	vmovups	%ymm3, 784(%rsp)
	vminps	%ymm0, %ymm11, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 2624(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 2368(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm12
	vminps	%ymm2, %ymm9, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm9, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm8, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm2, %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vbroadcastss	275f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm7, %ymm0
	vextractf128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm0
	vbroadcastss	60(%rax), %ymm2
	vpor	16(%rsp), %xmm0, %xmm0
	vbroadcastss	84(%rax), %ymm4
	vmovups	%ymm4, 2208(%rsp)
	vminps	%ymm1, %ymm4, %ymm1
	vmovaps	%ymm5, %ymm4
	vmovups	%ymm2, 2240(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm14
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 2176(%rsp)
	vbroadcastss	254f(%rip), %ymm2
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm10
	vbroadcastss	276f(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2688(%rsp)
	movl	%r11d, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rax, %xmm6, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3056(%rsp)
	vmovups	%ymm8, 2432(%rsp)
	vmovups	%ymm9, 2400(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovaps	%ymm2, %ymm8
	vmulss	273f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3184(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	addq	%rbp, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2016(%rsp)
	vmovups	%ymm0, 2048(%rsp)
	vmovups	%ymm0, 2080(%rsp)
	vmovups	%ymm0, 2112(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1536(%rsp)
	vmovups	%ymm2, 2144(%rsp)
	vbroadcastss	279f(%rip), %ymm0
	vmovups	%ymm0, 3024(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1312(%rsp)
	vmovups	%ymm0, 2496(%rsp)
	vmovups	%ymm1, 2560(%rsp)
	vbroadcastss	278f(%rip), %ymm0
	vmovups	%ymm0, 2752(%rsp)
	vbroadcastss	277f(%rip), %ymm0
	vmovups	%ymm0, 2656(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2528(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	jmp	234f
	.p2align	4
233:
	vbroadcastss	254f(%rip), %ymm0
	vmovups	3248(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm4
	vminps	%ymm4, %ymm9, %ymm4
	vminps	%ymm4, %ymm10, %ymm4
	vminps	%ymm4, %ymm13, %ymm4
	vmovups	336(%rsp), %ymm10
	vmulps	1792(%rsp), %ymm10, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vmovups	64(%rsp), %ymm9
	vsubps	%ymm9, %ymm0, %ymm6
	vfmadd231ps	%ymm5, %ymm9, %ymm6
	vminps	%ymm4, %ymm6, %ymm4
	vmovups	256(%rsp), %ymm6
	vmulps	1824(%rsp), %ymm6, %ymm5
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	16(%rsp), %ymm9
	vsubps	%ymm9, %ymm0, %ymm6
	vmovaps	%ymm0, %ymm13
	vfmadd231ps	%ymm5, %ymm9, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	112(%rsp), %ymm0
	vmulps	720(%rsp), %ymm0, %ymm5
	vmulps	%ymm5, %ymm0, %ymm5
	vmovups	400(%rsp), %ymm0
	vsubps	%ymm0, %ymm13, %ymm6
	vfmadd231ps	%ymm5, %ymm0, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	144(%rsp), %ymm0
	vmulps	752(%rsp), %ymm0, %ymm5
	vmulps	%ymm5, %ymm0, %ymm5
	vmovups	496(%rsp), %ymm0
	vsubps	%ymm0, %ymm13, %ymm6
	vfmadd231ps	%ymm5, %ymm0, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	848(%rsp), %ymm15
	vmulps	2720(%rsp), %ymm15, %ymm5
	vmulps	%ymm5, %ymm15, %ymm5
	vmovups	192(%rsp), %ymm0
	vsubps	%ymm0, %ymm13, %ymm6
	vfmadd231ps	%ymm5, %ymm0, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovups	2176(%rsp), %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd132ps	432(%rsp), %ymm5, %ymm4
	vmovups	2016(%rsp), %ymm0
	vfmadd231ps	464(%rsp), %ymm0, %ymm4
	vmovups	1216(%rsp), %ymm0
	vfmadd231ps	2048(%rsp), %ymm0, %ymm4
	vmovups	592(%rsp), %ymm0
	vfmadd231ps	2080(%rsp), %ymm0, %ymm4
	vmovups	560(%rsp), %ymm0
	vfmadd231ps	2112(%rsp), %ymm0, %ymm4
	vmovups	1536(%rsp), %ymm11
	vsubps	%ymm4, %ymm11, %ymm4
	vbroadcastss	273f(%rip), %ymm5
	vmulps	%ymm5, %ymm11, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm6
	vmulps	1632(%rsp), %ymm2, %ymm4
	vfmadd213ps	%ymm8, %ymm4, %ymm7
	vmulps	1152(%rsp), %ymm7, %ymm7
	vmovups	%ymm7, 1280(%rsp)
	vmovups	1600(%rsp), %ymm0
	vfmadd213ps	928(%rsp), %ymm7, %ymm0
	vmovups	1568(%rsp), %ymm5
	vfmadd213ps	%ymm0, %ymm4, %ymm5
	vmulps	1056(%rsp), %ymm5, %ymm9
	vmovups	1664(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm9, %ymm0
	vfmadd213ps	%ymm0, %ymm7, %ymm12
	vfmadd213ps	%ymm12, %ymm4, %ymm14
	vmulps	368(%rsp), %ymm14, %ymm5
	vmovups	1696(%rsp), %ymm0
	vfmadd213ps	816(%rsp), %ymm5, %ymm0
	vmovups	1728(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm9, %ymm2
	vbroadcastss	269f(%rip), %ymm0
	vmaxps	%ymm0, %ymm6, %ymm0
	vdivps	%ymm0, %ymm13, %ymm0
	vmovups	656(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm7, %ymm1
	vmovups	688(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm4, %ymm6
	vmovups	%ymm11, 1536(%rsp)
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	2144(%rsp), %ymm0, %ymm0
	vmovups	2752(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm1
	vmulps	%ymm6, %ymm10, %ymm8
	vbroadcastss	2136f(%rip), %ymm2
	vmaxps	%ymm2, %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	1312(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 992(%rsp)
	vcmpnltps	%ymm11, %ymm0, %ymm6
	vorps	%ymm6, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm13, %ymm1, %ymm2
	vmovups	1408(%rsp), %ymm0
	vandps	%ymm0, %ymm8, %ymm6
	vmovups	%ymm8, 336(%rsp)
	vbroadcastss	2138f(%rip), %ymm12
	vaddps	%ymm6, %ymm12, %ymm6
	vmovaps	%ymm13, %ymm1
	vdivps	%ymm6, %ymm13, %ymm10
	vmovups	1344(%rsp), %ymm13
	vmulps	%ymm10, %ymm13, %ymm6
	vmovups	%ymm2, 752(%rsp)
	vminps	%ymm2, %ymm6, %ymm7
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm7, %ymm7
	vmulps	256(%rsp), %ymm5, %ymm6
	vandps	%ymm0, %ymm6, %ymm5
	vmovups	%ymm6, 256(%rsp)
	vaddps	%ymm5, %ymm12, %ymm5
	vmovaps	%ymm12, %ymm2
	vdivps	%ymm5, %ymm1, %ymm11
	vmovaps	%ymm1, %ymm14
	vmulps	%ymm11, %ymm13, %ymm5
	vminps	%ymm7, %ymm5, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm12, %ymm5
	vmulps	%ymm4, %ymm15, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vandps	%ymm0, %ymm1, %ymm7
	vaddps	%ymm2, %ymm7, %ymm7
	vdivps	%ymm7, %ymm14, %ymm7
	vbroadcastss	268f(%rip), %ymm2
	vmulps	%ymm2, %ymm7, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vmulps	3184(%rsp), %ymm7, %ymm13
	vminps	%ymm12, %ymm13, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vminps	%ymm5, %ymm12, %ymm13
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm12, %ymm13, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm8, %ymm12
	vmovups	1120(%rsp), %ymm1
	vsubps	2592(%rsp), %ymm1, %ymm13
	vmovups	2272(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm6, %ymm13
	vmovups	784(%rsp), %ymm1
	vsubps	2336(%rsp), %ymm1, %ymm14
	vmovups	2304(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	%ymm10, %ymm12, %ymm10
	vmulps	64(%rsp), %ymm12, %ymm12
	vbroadcastss	2139f(%rip), %ymm15
	vmulps	%ymm15, %ymm10, %ymm10
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm12, %ymm2, %ymm12
	vbroadcastss	279f(%rip), %ymm4
	vminps	%ymm4, %ymm10, %ymm10
	vblendvps	%ymm12, %ymm10, %ymm4, %ymm10
	vmulps	%ymm11, %ymm13, %ymm11
	vmulps	16(%rsp), %ymm13, %ymm12
	vmulps	%ymm15, %ymm11, %ymm11
	vcmpltps	%ymm12, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm4, %ymm11
	vminps	%ymm10, %ymm11, %ymm12
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmovups	112(%rsp), %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	vcmpltps	%ymm2, %ymm9, %ymm11
	vmovups	224(%rsp), %ymm2
	vsubps	2240(%rsp), %ymm2, %ymm12
	vmovups	2208(%rsp), %ymm5
	vsubps	%ymm2, %ymm5, %ymm13
	vmovaps	%ymm2, %ymm5
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vandps	%ymm0, %ymm9, %ymm12
	vbroadcastss	2138f(%rip), %ymm13
	vaddps	%ymm13, %ymm12, %ymm12
	vbroadcastss	254f(%rip), %ymm6
	vdivps	%ymm12, %ymm6, %ymm12
	vmulps	%ymm12, %ymm11, %ymm12
	vmulps	400(%rsp), %ymm11, %ymm11
	vmulps	%ymm15, %ymm12, %ymm12
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm11, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm4, %ymm11
	vminps	%ymm10, %ymm11, %ymm12
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmovups	1280(%rsp), %ymm2
	vmulps	144(%rsp), %ymm2, %ymm8
	vandps	%ymm0, %ymm8, %ymm11
	vaddps	%ymm13, %ymm11, %ymm11
	vdivps	%ymm11, %ymm6, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm8, %ymm12
	vmovups	304(%rsp), %ymm0
	vsubps	2368(%rsp), %ymm0, %ymm13
	vmovups	2624(%rsp), %ymm6
	vsubps	%ymm0, %ymm6, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm11, %ymm12, %ymm11
	vmulps	496(%rsp), %ymm12, %ymm12
	vmulps	%ymm15, %ymm11, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm12, %ymm0, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm4, %ymm11
	vminps	%ymm10, %ymm11, %ymm12
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmovups	368(%rsp), %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm11
	vmovups	960(%rsp), %ymm0
	vsubps	2432(%rsp), %ymm0, %ymm12
	vmovups	2400(%rsp), %ymm13
	vsubps	%ymm0, %ymm13, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm7, %ymm11, %ymm7
	vmulps	192(%rsp), %ymm11, %ymm11
	vmulps	%ymm7, %ymm15, %ymm7
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm7, %ymm4, %ymm7
	vminps	%ymm10, %ymm7, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm11, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vsqrtps	%ymm3, %ymm0
	vbroadcastss	254f(%rip), %ymm3
	vdivps	%ymm5, %ymm3, %ymm7
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vmulps	%ymm0, %ymm1, %ymm10
	vbroadcastss	2135f(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm10
	vminps	%ymm0, %ymm10, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm13
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 1280(%rsp)
	vmovups	784(%rsp), %ymm1
	vaddps	256(%rsp), %ymm1, %ymm10
	vmovups	2304(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2336(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	1120(%rsp), %ymm12
	vaddps	336(%rsp), %ymm12, %ymm14
	vmovups	2272(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vmovups	2592(%rsp), %ymm13
	vmaxps	%ymm7, %ymm13, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm15, %ymm7
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vaddps	%ymm5, %ymm9, %ymm11
	vmovups	2208(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm9
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm9, %ymm9
	vmovups	2240(%rsp), %ymm1
	vmaxps	%ymm9, %ymm1, %ymm15
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm15, %ymm15
	vcmpneqps	%ymm7, %ymm14, %ymm9
	vcmpeqps	%ymm7, %ymm12, %ymm7
	vandps	%ymm7, %ymm9, %ymm9
	vmovups	304(%rsp), %ymm3
	vaddps	%ymm3, %ymm8, %ymm7
	vminps	%ymm7, %ymm6, %ymm8
	vcmpunordps	%ymm7, %ymm7, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm8, %ymm8
	vmovups	2368(%rsp), %ymm0
	vmaxps	%ymm8, %ymm0, %ymm14
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm0, %ymm14, %ymm8
	vcmpneqps	%ymm15, %ymm11, %ymm11
	vcmpeqps	%ymm5, %ymm15, %ymm14
	vandps	%ymm11, %ymm14, %ymm11
	vmovups	960(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm14
	vmovups	2400(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm2
	vmovups	2432(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm15
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm2
	vcmpneqps	%ymm7, %ymm8, %ymm7
	vcmpeqps	%ymm3, %ymm8, %ymm8
	vandps	%ymm7, %ymm8, %ymm7
	vcmpneqps	%ymm2, %ymm14, %ymm8
	vcmpeqps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm8, %ymm2
	vpsrld	$31, %ymm7, %ymm7
	vpslld	$3, %ymm7, %ymm7
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$4, %ymm2, %ymm2
	vpor	%ymm2, %ymm7, %ymm2
	vpsrld	$31, %ymm11, %ymm7
	vpslld	$2, %ymm7, %ymm7
	vpor	%ymm7, %ymm2, %ymm2
	vpsrld	$31, %ymm10, %ymm7
	vpaddd	%ymm7, %ymm7, %ymm7
	vpor	%ymm7, %ymm2, %ymm2
	vpsubd	%ymm9, %ymm2, %ymm4
	vmovdqu	%ymm4, 496(%rsp)
	vbroadcastss	2132f(%rip), %ymm2
	vmovups	1024(%rsp), %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm2
	vmovups	3024(%rsp), %ymm10
	vcmpltps	64(%rsp), %ymm10, %ymm7
	vorps	%ymm7, %ymm2, %ymm7
	vmovups	992(%rsp), %ymm5
	vandps	%ymm7, %ymm5, %ymm7
	vmovups	2560(%rsp), %ymm1
	vbroadcastss	273f(%rip), %ymm0
	vmulps	%ymm0, %ymm1, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm1, %ymm7
	vmovups	3088(%rsp), %ymm0
	vsubps	2864(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 112(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1312(%rsp), %ymm8
	vcmpnltps	%ymm8, %ymm0, %ymm9
	vorps	%ymm2, %ymm9, %ymm9
	vmovups	%ymm9, 400(%rsp)
	vmovups	1184(%rsp), %ymm0
	vbroadcastss	279f(%rip), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm0, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm6, %ymm0, %ymm15
	vmovups	2496(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 2496(%rsp)
	vmovups	2656(%rsp), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm9
	vmovups	720(%rsp), %ymm0
	vmovups	192(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm14
	vandps	%ymm14, %ymm9, %ymm3
	vmovups	%ymm3, 144(%rsp)
	vblendvps	%ymm3, %ymm6, %ymm0, %ymm14
	vandps	%ymm2, %ymm5, %ymm2
	vblendvps	%ymm15, %ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 2560(%rsp)
	vmovups	1280(%rsp), %ymm0
	vcmpnleps	%ymm7, %ymm0, %ymm5
	vmovups	752(%rsp), %ymm9
	vcmpnleps	%ymm14, %ymm9, %ymm7
	vorps	%ymm7, %ymm5, %ymm5
	vorps	%ymm5, %ymm2, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vpbroadcastd	254f(%rip), %ymm11
	vpandn	%ymm11, %ymm5, %ymm5
	vblendvps	%ymm15, %ymm8, %ymm5, %ymm0
	vmovups	%ymm0, 1312(%rsp)
	vorps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vmovups	336(%rsp), %ymm0
	vfmadd213ps	%ymm12, %ymm14, %ymm0
	vmovups	2272(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm13, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm5, %ymm0
	vmovups	256(%rsp), %ymm1
	vmovups	784(%rsp), %ymm13
	vfmadd213ps	%ymm13, %ymm14, %ymm1
	vmovups	2304(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm5, %ymm5
	vmovups	2336(%rsp), %ymm1
	vmaxps	%ymm5, %ymm1, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm6, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm4, %ymm6
	vpcmpeqd	%ymm7, %ymm7, %ymm7
	vpxor	%ymm7, %ymm6, %ymm6
	vorps	%ymm6, %ymm2, %ymm6
	vmovups	2144(%rsp), %ymm1
	vblendvps	%ymm6, %ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 2144(%rsp)
	vblendvps	%ymm6, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vsubps	%ymm12, %ymm0, %ymm12
	vmovups	2176(%rsp), %ymm8
	vblendvps	%ymm6, %ymm8, %ymm12, %ymm8
	vblendvps	%ymm6, %ymm13, %ymm5, %ymm2
	vmovups	%ymm2, 336(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	432(%rsp), %ymm0, %ymm12
	vsubps	%ymm13, %ymm2, %ymm7
	vmovups	2016(%rsp), %ymm2
	vblendvps	%ymm6, %ymm2, %ymm7, %ymm2
	vfmadd231ps	464(%rsp), %ymm7, %ymm12
	vmovups	960(%rsp), %ymm0
	vfmadd132ps	368(%rsp), %ymm0, %ymm14
	vmovups	2400(%rsp), %ymm1
	vminps	%ymm14, %ymm1, %ymm4
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm4, %ymm4
	vmovups	2432(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm4
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 1344(%rsp)
	vsubps	%ymm0, %ymm1, %ymm4
	vfmadd231ps	560(%rsp), %ymm4, %ymm12
	vmovups	2112(%rsp), %ymm3
	vblendvps	%ymm6, %ymm3, %ymm4, %ymm3
	vdivps	%ymm9, %ymm11, %ymm4
	vmovaps	%ymm9, %ymm5
	vmovups	%ymm8, 2176(%rsp)
	vmulps	%ymm4, %ymm8, %ymm7
	vmovups	624(%rsp), %ymm0
	vfnmadd213ps	1216(%rsp), %ymm7, %ymm0
	vmovups	1856(%rsp), %ymm1
	vmovups	592(%rsp), %ymm9
	vfnmadd213ps	%ymm9, %ymm7, %ymm1
	vmovups	%ymm2, 2016(%rsp)
	vmulps	%ymm2, %ymm4, %ymm7
	vmovups	880(%rsp), %ymm8
	vfnmadd213ps	%ymm0, %ymm7, %ymm8
	vmovups	1920(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm7, %ymm2
	vmovups	%ymm3, 2112(%rsp)
	vmulps	%ymm3, %ymm4, %ymm4
	vmovups	1248(%rsp), %ymm1
	vfnmadd213ps	%ymm8, %ymm4, %ymm1
	vmovups	3312(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm7
	vmulps	1888(%rsp), %ymm3, %ymm13
	vmovups	3280(%rsp), %ymm0
	vmulps	%ymm0, %ymm13, %ymm14
	vmulps	%ymm7, %ymm14, %ymm15
	vfnmadd213ps	%ymm11, %ymm14, %ymm14
	vbroadcastss	2125f(%rip), %ymm8
	vmaxps	%ymm8, %ymm14, %ymm14
	vdivps	%ymm14, %ymm11, %ymm14
	vmovups	1952(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm4, %ymm1
	vfmsub231ps	%ymm1, %ymm0, %ymm15
	vmulps	%ymm15, %ymm14, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm5, %ymm4
	vbroadcastss	2140f(%rip), %ymm8
	vmovups	304(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm14
	vmaxps	%ymm4, %ymm14, %ymm15
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm14, %ymm15, %ymm4
	vxorps	%xmm15, %xmm15, %xmm15
	vaddps	%ymm4, %ymm2, %ymm4
	vmovups	2624(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm14
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm4
	vmovups	2368(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm14
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm4
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm3, %ymm13, %ymm13
	vmulps	%ymm7, %ymm5, %ymm7
	vblendvps	%ymm6, %ymm2, %ymm4, %ymm1
	vsubps	%ymm2, %ymm1, %ymm4
	vfnmadd231ps	%ymm13, %ymm4, %ymm7
	vmovups	224(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm14
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm14, %ymm7
	vbroadcastss	2137f(%rip), %ymm8
	vmovups	64(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm13
	vmulps	%ymm2, %ymm13, %ymm13
	vmulps	16(%rsp), %ymm13, %ymm13
	vmovups	400(%rsp), %ymm0
	vbroadcastss	279f(%rip), %ymm5
	vblendvps	%ymm0, %ymm5, %ymm13, %ymm11
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1760(%rsp), %ymm0
	vcmpleps	%ymm13, %ymm0, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm6, %ymm10, %ymm2, %ymm10
	vmovups	%ymm10, 3024(%rsp)
	vmovups	192(%rsp), %ymm0
	vandnps	496(%rsp), %ymm0, %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm12
	vmovups	2080(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2080(%rsp)
	vorps	3216(%rsp), %ymm2, %ymm2
	vmovaps	%ymm3, %ymm0
	vaddps	%ymm7, %ymm3, %ymm3
	vmovups	2208(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2240(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vblendvps	%ymm6, %ymm0, %ymm3, %ymm14
	vsubps	%ymm0, %ymm14, %ymm4
	vfmadd231ps	1216(%rsp), %ymm4, %ymm12
	vmovups	2048(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2048(%rsp)
	vmovups	144(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm4
	vmovups	1536(%rsp), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 1536(%rsp)
	vandps	%ymm2, %ymm6, %ymm7
	vandnps	112(%rsp), %ymm11, %ymm2
	vaddps	2864(%rsp), %ymm2, %ymm2
	vmovups	2528(%rsp), %ymm4
	vcmpltps	3056(%rsp), %ymm4, %ymm4
	vandps	%ymm2, %ymm4, %ymm10
	vmovdqu	256(%rsp), %ymm4
	vmovups	336(%rsp), %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovaps	%ymm1, %ymm12
	vbroadcastss	254f(%rip), %ymm8
234:
	vpshufb	2141f(%rip), %ymm7, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3472(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	280f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3440(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	281f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3408(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpbroadcastd	282f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3376(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2800(%rsp)
	vpbroadcastd	283f(%rip), %ymm0
	vmovups	%ymm7, 3216(%rsp)
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3344(%rsp)
	vpcmpeqd	%ymm0, %ymm15, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2784(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vbroadcastss	287f(%rip), %ymm9
	vmovups	1344(%rsp), %ymm3
	.p2align	4
235:
	vaddss	%xmm5, %xmm10, %xmm0
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
	vdivps	%ymm3, %ymm8, %ymm15
	testq	%r10, %r10
	vmovups	%ymm14, 224(%rsp)
	vmovups	%ymm12, 304(%rsp)
	vmovups	%ymm4, 1120(%rsp)
	vmovups	%ymm10, 3088(%rsp)
	vmovups	%ymm3, 1344(%rsp)
	vmovss	%xmm0, 928(%rsp)
	je	241f
	vbroadcastss	284f(%rip), %ymm0
	vmulps	%ymm0, %ymm15, %ymm10
	vsubps	%ymm4, %ymm9, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	1984(%rsp), %ymm13
	vxorps	%ymm0, %ymm13, %ymm5
	vmulps	%ymm5, %ymm0, %ymm2
	vmovaps	%ymm15, %ymm12
	vbroadcastss	289f(%rip), %ymm15
	vmaxps	%ymm15, %ymm2, %ymm3
	vbroadcastss	290f(%rip), %ymm15
	vmulps	%ymm3, %ymm15, %ymm2
	vroundps	$8, %ymm2, %ymm4
	vbroadcastss	285f(%rip), %ymm2
	vmulps	%ymm2, %ymm12, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vbroadcastss	291f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vbroadcastss	292f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vbroadcastss	294f(%rip), %ymm6
	vbroadcastss	293f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	295f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	296f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	297f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm8, %ymm3, %ymm6
	vbroadcastss	298f(%rip), %ymm2
	vaddps	%ymm2, %ymm4, %ymm3
	vcvttps2dq	%ymm3, %ymm4
	vpsrad	$31, %ymm4, %ymm7
	vbroadcastss	299f(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm7
	vbroadcastss	286f(%rip), %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vpor	%ymm7, %ymm4, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vandps	1408(%rsp), %ymm0, %ymm6
	vbroadcastss	2100f(%rip), %ymm2
	vfmadd213ps	%ymm8, %ymm2, %ymm6
	vdivps	%ymm6, %ymm8, %ymm6
	vbroadcastss	2102f(%rip), %ymm7
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm7
	vbroadcastss	2103f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm7
	vbroadcastss	2105f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2106f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm7
	vbroadcastss	2107f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm7
	vbroadcastss	2109f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm6, %ymm7
	vcmpltps	%ymm5, %ymm0, %ymm5
	vmovaps	%ymm8, %ymm2
	vbroadcastss	268f(%rip), %ymm8
	vblendvps	%ymm5, %ymm9, %ymm8, %ymm5
	vmulps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm10, 64(%rsp)
	vmovups	%ymm3, 112(%rsp)
	vmulps	%ymm3, %ymm10, %ymm15
	vmulps	%ymm4, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	vbroadcastss	2110f(%rip), %ymm1
	.p2align	4
236:
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rcx, %xmm10, %xmm8
	vaddss	268f(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	1120(%rsp), %ymm8, %ymm8
	vmulps	64(%rsp), %ymm8, %ymm8
	vxorps	%ymm13, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	289f(%rip), %ymm6
	vmaxps	%ymm6, %ymm10, %ymm10
	vbroadcastss	290f(%rip), %ymm13
	vmulps	%ymm13, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	291f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm10
	vbroadcastss	292f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm10
	vmulps	%ymm13, %ymm10, %ymm13
	vbroadcastss	294f(%rip), %ymm10
	vbroadcastss	298f(%rip), %ymm6
	vaddps	%ymm6, %ymm11, %ymm11
	vmovaps	%ymm12, %ymm6
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	293f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vmovaps	%ymm15, %ymm3
	vbroadcastss	299f(%rip), %ymm15
	vsubps	%ymm15, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	295f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1408(%rsp), %ymm8, %ymm11
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm2, %ymm15, %ymm11
	vbroadcastss	296f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vdivps	%ymm11, %ymm2, %ymm11
	vbroadcastss	297f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2102f(%rip), %ymm12
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm11, %ymm12
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vbroadcastss	2103f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2104f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2105f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2106f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2107f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2108f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2109f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vmulps	%ymm1, %ymm0, %ymm14
	vfmadd213ps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm4, %ymm14, %ymm12
	vmulps	%ymm1, %ymm8, %ymm14
	vfmadd213ps	%ymm2, %ymm8, %ymm14
	vfmsub231ps	%ymm4, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vbroadcastss	287f(%rip), %ymm14
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	268f(%rip), %ymm15
	vblendvps	%ymm9, %ymm14, %ymm15, %ymm9
	vmovaps	%ymm3, %ymm15
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%rax)
	vsubps	%ymm10, %ymm4, %ymm4
	vmulps	16(%rsp), %ymm4, %ymm4
	vmovaps	%ymm4, -96(%rax)
	vmovups	112(%rsp), %ymm7
	vmulps	%ymm7, %ymm13, %ymm4
	vmovups	1984(%rsp), %ymm13
	vmulps	%ymm3, %ymm12, %ymm5
	vmovaps	%ymm6, %ymm12
	vmovaps	%ymm4, -64(%rax)
	vmovaps	%ymm5, -32(%rax)
	vfmsub213ps	%ymm4, %ymm7, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm4
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm9, %ymm5
	cmpq	%rcx, %r10
	jne	236b
	vmovups	784(%rsp), %ymm10
	vsubps	%ymm10, %ymm14, %ymm0
	vmulps	64(%rsp), %ymm0, %ymm0
	vxorps	%ymm0, %ymm13, %ymm5
	vmulps	%ymm5, %ymm0, %ymm4
	vbroadcastss	289f(%rip), %ymm7
	vmaxps	%ymm7, %ymm4, %ymm4
	vbroadcastss	290f(%rip), %ymm9
	vmulps	%ymm4, %ymm9, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	291f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vbroadcastss	292f(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vbroadcastss	294f(%rip), %ymm8
	vbroadcastss	293f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm8
	vbroadcastss	295f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm8
	vbroadcastss	296f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm8
	vbroadcastss	297f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm8
	vfmadd213ps	%ymm2, %ymm4, %ymm8
	vbroadcastss	298f(%rip), %ymm4
	vaddps	%ymm4, %ymm7, %ymm4
	vcvttps2dq	%ymm4, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	299f(%rip), %ymm11
	vsubps	%ymm11, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vpand	%ymm4, %ymm9, %ymm4
	vpor	%ymm4, %ymm7, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vandps	1408(%rsp), %ymm0, %ymm7
	vbroadcastss	2100f(%rip), %ymm9
	vfmadd213ps	%ymm2, %ymm9, %ymm7
	vdivps	%ymm7, %ymm2, %ymm7
	vmulps	%ymm4, %ymm8, %ymm4
	vbroadcastss	2102f(%rip), %ymm8
	vbroadcastss	2101f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2103f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2104f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2105f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2106f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2107f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2108f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vbroadcastss	2109f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm7, %ymm8
	vcmpltps	%ymm5, %ymm0, %ymm5
	vbroadcastss	268f(%rip), %ymm9
	vblendvps	%ymm5, %ymm14, %ymm9, %ymm5
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
237:
	vcvtsi2ss	%rcx, %xmm6, %xmm8
	vaddss	268f(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	%ymm10, %ymm8, %ymm8
	vmulps	64(%rsp), %ymm8, %ymm8
	vxorps	%ymm13, %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	289f(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	290f(%rip), %ymm13
	vmulps	%ymm13, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	291f(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vbroadcastss	292f(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vmulps	%ymm13, %ymm10, %ymm13
	vbroadcastss	294f(%rip), %ymm10
	vbroadcastss	298f(%rip), %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	293f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	299f(%rip), %ymm15
	vsubps	%ymm15, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	295f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1408(%rsp), %ymm8, %ymm11
	vbroadcastss	2100f(%rip), %ymm15
	vfmadd213ps	%ymm2, %ymm15, %ymm11
	vbroadcastss	296f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vdivps	%ymm11, %ymm2, %ymm11
	vbroadcastss	297f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	2102f(%rip), %ymm12
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm11, %ymm12
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vbroadcastss	2103f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2104f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2105f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	2106f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2107f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2108f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vbroadcastss	2109f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vmulps	%ymm1, %ymm0, %ymm14
	vfmadd213ps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm4, %ymm14, %ymm12
	vmulps	%ymm1, %ymm8, %ymm14
	vfmadd213ps	%ymm2, %ymm8, %ymm14
	vfmsub231ps	%ymm4, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	287f(%rip), %ymm14
	vbroadcastss	268f(%rip), %ymm15
	vblendvps	%ymm9, %ymm14, %ymm15, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm5, %ymm9, %ymm5
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm5, %ymm5
	vmovaps	%ymm5, -128(%rax)
	vsubps	%ymm10, %ymm4, %ymm4
	vmulps	16(%rsp), %ymm4, %ymm4
	vmovaps	%ymm4, -96(%rax)
	vmovups	112(%rsp), %ymm7
	vmulps	%ymm7, %ymm13, %ymm4
	vmovups	1984(%rsp), %ymm13
	vmulps	%ymm3, %ymm12, %ymm5
	vmovaps	%ymm4, -64(%rax)
	vmovaps	%ymm5, -32(%rax)
	vfmsub213ps	%ymm4, %ymm7, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm4
	vmovaps	%ymm11, %ymm7
	vmovups	784(%rsp), %ymm10
	vmovaps	%ymm9, %ymm5
	cmpq	%rcx, %r10
	jne	237b
	vmovups	%ymm6, 1600(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	928(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	1312(%rsp), %ymm0
	ja	238f
	vxorps	%xmm0, %xmm0, %xmm0
238:
	vmovups	%ymm0, 496(%rsp)
	movq	%r9, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 1856(%rsp)
	vmovups	%ymm0, 1920(%rsp)
	vmovups	%ymm0, 1888(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 1952(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	224(%rsp), %ymm14
	.p2align	4
239:
	vmovups	%ymm13, 1728(%rsp)
	vmovups	%ymm11, 1152(%rsp)
	vmovups	%ymm10, 1184(%rsp)
	vmovups	%ymm9, 1760(%rsp)
	vmovups	%ymm8, 1792(%rsp)
	vmovups	%ymm7, 1824(%rsp)
	vmovups	%ymm5, 2720(%rsp)
	vmovups	%ymm4, 1280(%rsp)
	vmovups	%ymm3, 560(%rsp)
	vmovups	%ymm1, 592(%rsp)
	vmovups	%ymm12, 1216(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1664(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1696(%rsp)
	vmovups	%ymm1, 1632(%rsp)
	vmulps	%ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rbp, %rdx
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 256(%rsp)
	vmovups	%ymm1, 16(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm1, 112(%rsp)
	.p2align	4
240:
	vmovups	%ymm5, 336(%rsp)
	vmovaps	(%rax,%rsi), %ymm6
	vmovaps	-128(%rdx), %ymm5
	vmovaps	-96(%rdx), %ymm1
	vmovaps	%ymm5, %ymm3
	vmovups	304(%rsp), %ymm2
	vfmadd132ps	400(%rsp), %ymm2, %ymm3
	vbroadcastss	254f(%rip), %ymm2
	vdivps	%ymm3, %ymm2, %ymm2
	vsubps	%ymm3, %ymm6, %ymm3
	vmulps	%ymm2, %ymm3, %ymm3
	vmulps	496(%rsp), %ymm3, %ymm6
	vfmadd213ps	%ymm2, %ymm2, %ymm6
	vmovaps	-64(%rdx), %ymm2
	vmovaps	%ymm7, %ymm11
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm9, %ymm14
	vmovups	16(%rsp), %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vmovups	%ymm9, 16(%rsp)
	vmovaps	%ymm14, %ymm9
	vmovaps	%ymm7, %ymm14
	vmovaps	%ymm11, %ymm7
	vfmadd231ps	%ymm5, %ymm3, %ymm9
	vfmadd231ps	%ymm1, %ymm3, %ymm7
	vfmadd231ps	%ymm2, %ymm3, %ymm14
	vmovups	144(%rsp), %ymm11
	vfmadd231ps	-32(%rdx), %ymm3, %ymm11
	vmovups	%ymm11, 144(%rsp)
	vmovups	112(%rsp), %ymm11
	vfmadd231ps	(%rdx), %ymm3, %ymm11
	vmovups	%ymm11, 112(%rsp)
	vmulps	%ymm6, %ymm5, %ymm3
	vaddps	%ymm3, %ymm10, %ymm10
	vfmadd231ps	%ymm3, %ymm5, %ymm15
	vmulps	%ymm6, %ymm1, %ymm3
	vaddps	%ymm3, %ymm8, %ymm8
	vfmadd231ps	%ymm5, %ymm3, %ymm13
	vfmadd231ps	%ymm3, %ymm1, %ymm4
	vmovups	64(%rsp), %ymm3
	vaddps	%ymm6, %ymm3, %ymm3
	vmovups	%ymm3, 64(%rsp)
	vmulps	%ymm6, %ymm2, %ymm3
	vfmadd231ps	%ymm5, %ymm3, %ymm0
	vmovups	336(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vmovups	256(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vaddps	%ymm3, %ymm5, %ymm5
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	240b
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	400(%rsp), %ymm11
	vfmadd213ps	%ymm6, %ymm11, %ymm4
	vmovups	1056(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm11, %ymm1
	vmovups	%ymm1, 1056(%rsp)
	vmovups	368(%rsp), %ymm1
	vmulps	224(%rsp), %ymm1, %ymm4
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm6, %ymm4, %ymm1
	vmovups	960(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm11, %ymm3
	vmovups	%ymm3, 960(%rsp)
	vmovaps	%ymm15, %ymm1
	vfmadd213ps	%ymm6, %ymm4, %ymm1
	vmovups	1248(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vmovups	%ymm3, 1248(%rsp)
	vmovaps	%ymm13, %ymm1
	vmovups	1632(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm2, %ymm1
	vmovups	624(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm11, %ymm3
	vmovups	%ymm3, 624(%rsp)
	vmovaps	%ymm15, %ymm1
	vfmadd213ps	%ymm6, %ymm2, %ymm1
	vmovups	880(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vmovups	%ymm3, 880(%rsp)
	vmovups	720(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vmovups	%ymm3, 720(%rsp)
	vaddps	%ymm6, %ymm8, %ymm1
	vmovups	1856(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm11, %ymm3
	vmovups	%ymm3, 1856(%rsp)
	vaddps	%ymm6, %ymm10, %ymm1
	vmovups	1920(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vmovups	%ymm3, 1920(%rsp)
	vmovups	1888(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm2, %ymm3
	vmovups	%ymm3, 1888(%rsp)
	vmovups	192(%rsp), %ymm1
	vmulps	224(%rsp), %ymm1, %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm5
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm1, %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm12
	vfmadd213ps	%ymm3, %ymm1, %ymm15
	vfmadd231ps	%ymm0, %ymm11, %ymm15
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vmovups	256(%rsp), %ymm8
	vfmadd213ps	%ymm0, %ymm11, %ymm8
	vmovups	992(%rsp), %ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm3
	vmovups	%ymm3, 992(%rsp)
	vmovups	560(%rsp), %ymm3
	vfmadd231ps	%ymm9, %ymm1, %ymm3
	vmovups	848(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm1, %ymm0
	vfmadd231ps	%ymm8, %ymm11, %ymm0
	vmovups	%ymm0, 848(%rsp)
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vfmadd231ps	%ymm14, %ymm11, %ymm3
	vmovups	464(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	1024(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm15, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovups	656(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm2, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmovaps	%ymm5, %ymm15
	vmovups	2720(%rsp), %ymm5
	vfmadd231ps	144(%rsp), %ymm2, %ymm5
	vmovups	1152(%rsp), %ymm11
	vfmadd231ps	112(%rsp), %ymm2, %ymm11
	vmovups	1216(%rsp), %ymm12
	vfmadd231ps	%ymm9, %ymm2, %ymm12
	vmovups	816(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm2, %ymm0
	vmovups	%ymm0, 816(%rsp)
	vmovups	1280(%rsp), %ymm4
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm1, %ymm4
	vmovaps	%ymm7, %ymm0
	vmovups	1824(%rsp), %ymm7
	vmovups	192(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vmovups	1792(%rsp), %ymm8
	vfmadd231ps	%ymm1, %ymm14, %ymm8
	vmovups	1184(%rsp), %ymm10
	vfmadd231ps	%ymm14, %ymm2, %ymm10
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm0
	vmovups	224(%rsp), %ymm14
	vmovups	%ymm0, 688(%rsp)
	vmovaps	%ymm9, %ymm0
	vmovups	1760(%rsp), %ymm9
	vfmadd231ps	1664(%rsp), %ymm0, %ymm9
	vmovups	1728(%rsp), %ymm13
	vfmadd231ps	1696(%rsp), %ymm0, %ymm13
	vmovups	592(%rsp), %ymm1
	vaddps	16(%rsp), %ymm1, %ymm1
	vaddps	64(%rsp), %ymm6, %ymm0
	vmovups	752(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 752(%rsp)
	vmovups	1952(%rsp), %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 1952(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	239b
	vmovups	%ymm3, 560(%rsp)
	vmovups	%ymm1, 592(%rsp)
	vaddps	%ymm11, %ymm13, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vaddps	%ymm5, %ymm7, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	%ymm8, %ymm9, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	254f(%rip), %ymm8
	vbroadcastss	271f(%rip), %ymm11
	vmovups	3088(%rsp), %ymm10
	vmovups	880(%rsp), %ymm9
	vmovups	624(%rsp), %ymm7
	vmovups	1024(%rsp), %ymm5
	vmovups	992(%rsp), %ymm13
	vmovups	1600(%rsp), %ymm15
	vmovups	816(%rsp), %ymm2
	vmovups	1056(%rsp), %ymm6
	jmp	243f
	.p2align	4
241:
	vucomiss	%xmm5, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	1312(%rsp), %ymm0
	vbroadcastss	271f(%rip), %ymm11
	ja	242f
	vxorps	%xmm0, %xmm0, %xmm0
242:
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 1952(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 1888(%rsp)
	vmovups	%ymm0, 1920(%rsp)
	vmovups	%ymm0, 1856(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 112(%rsp)
243:
	vmovups	496(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm3
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	%ymm6, %ymm15, %ymm0
	vmovups	%ymm0, 1792(%rsp)
	vmovaps	%ymm2, %ymm6
	vmovups	688(%rsp), %ymm2
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	1248(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1824(%rsp)
	vfnmadd213ps	960(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 1280(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%ymm0, %ymm2, %ymm4
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm15, 2864(%rsp)
	vfmadd231ps	%ymm6, %ymm0, %ymm4
	vaddps	64(%rsp), %ymm4, %ymm15
	vfnmadd231ps	16(%rsp), %ymm3, %ymm13
	vfnmadd231ps	112(%rsp), %ymm3, %ymm5
	vfnmadd213ps	848(%rsp), %ymm3, %ymm15
	vaddps	%ymm6, %ymm2, %ymm0
	vfnmadd213ps	656(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1248(%rsp)
	vdivps	%ymm14, %ymm11, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	432(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm7
	vfmadd231ps	464(%rsp), %ymm0, %ymm9
	vmovss	928(%rsp), %xmm11
	vxorps	%xmm6, %xmm6, %xmm6
	vucomiss	%xmm6, %xmm11
	vmovups	%ymm9, 880(%rsp)
	vmovups	%ymm7, 624(%rsp)
	vmovups	%ymm12, 1216(%rsp)
	vmovups	%ymm5, 1024(%rsp)
	vmovups	%ymm13, 992(%rsp)
	vmovups	%ymm15, 2720(%rsp)
	jbe	247f
	vmovups	2528(%rsp), %ymm1
	vaddps	%ymm1, %ymm10, %ymm1
	vbroadcastss	2111f(%rip), %ymm0
	vmovups	%ymm1, 2528(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1376(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vaddss	%xmm6, %xmm0, %xmm1
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
	vucomiss	%xmm6, %xmm1
	jbe	247f
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	je	246f
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
244:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm14, %ymm0
	vmovups	%ymm0, 64(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	2121f(%rip), %ymm11
	vmovups	304(%rsp), %ymm2
	vbroadcastss	271f(%rip), %ymm0
	vmovdqu	2960(%rsp), %ymm15
	vmovdqu	2928(%rsp), %ymm10
	vmovdqu	1376(%rsp), %ymm12
	vbroadcastss	2114f(%rip), %ymm13
	.p2align	4
245:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	64(%rsp), %ymm2, %ymm3
	vdivps	%ymm3, %ymm8, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm0, %ymm6
	vaddps	%ymm0, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm6, %ymm15, %ymm6
	vpand	%ymm6, %ymm10, %ymm6
	vpsubd	%ymm6, %ymm12, %ymm7
	vaddps	%ymm0, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2117f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2116f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	2119f(%rip), %ymm9
	vbroadcastss	2118f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vbroadcastss	2120f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2115f(%rip), %ymm5
	vfmadd213ps	%ymm13, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vbroadcastss	254f(%rip), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm9
	vaddps	%ymm4, %ymm8, %ymm5
	vmaxps	%ymm0, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	245b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	224(%rsp), %ymm14
	jne	244b
246:
	vbroadcastss	2123f(%rip), %ymm2
	vbroadcastss	2122f(%rip), %ymm3
	vmovups	2656(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	16(%rsp), %ymm3, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2656(%rsp)
	vbroadcastss	276f(%rip), %ymm1
	vmovups	2560(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2560(%rsp)
	vbroadcastss	2124f(%rip), %ymm1
	vmovups	2752(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2752(%rsp)
	vbroadcastss	273f(%rip), %ymm0
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm1
	vmovups	2176(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1120(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 1120(%rsp)
	vmovups	2016(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	784(%rsp), %ymm13
	vsubps	%ymm4, %ymm13, %ymm13
	vmovups	2048(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm14, %ymm14
	vmovups	%ymm14, 224(%rsp)
	vmovups	2080(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	304(%rsp), %ymm8
	vsubps	%ymm6, %ymm8, %ymm8
	vmovups	%ymm8, 304(%rsp)
	vmovups	1536(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1536(%rsp)
	vmovups	2144(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2144(%rsp)
	vmovups	2112(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1344(%rsp), %ymm8
	vsubps	%ymm6, %ymm8, %ymm7
	vmovups	1312(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1312(%rsp)
	vbroadcastss	279f(%rip), %ymm6
	vmovups	2496(%rsp), %ymm8
	vblendvps	%ymm2, %ymm6, %ymm8, %ymm8
	vmovups	%ymm8, 2496(%rsp)
	vbroadcastss	254f(%rip), %ymm8
	vandps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 2864(%rsp)
	vmovups	%ymm1, 2112(%rsp)
	vmovups	%ymm5, 2080(%rsp)
	vmovups	%ymm4, 2048(%rsp)
	vmovups	%ymm3, 2016(%rsp)
	vmovups	%ymm0, 2176(%rsp)
	vmovups	1216(%rsp), %ymm12
	vmovups	432(%rsp), %ymm4
	vmovups	752(%rsp), %ymm1
	vmovups	720(%rsp), %ymm2
	vmovups	1824(%rsp), %ymm3
	vmovups	1792(%rsp), %ymm0
	jmp	248f
	.p2align	4
247:
	vmovups	1344(%rsp), %ymm7
	vmovups	752(%rsp), %ymm1
	vmovups	720(%rsp), %ymm2
	vmovups	1824(%rsp), %ymm3
	vmovups	1792(%rsp), %ymm0
	vmovups	784(%rsp), %ymm13
248:
	vmovups	%ymm2, 720(%rsp)
	vmovups	%ymm1, 752(%rsp)
	vmovups	%ymm7, 960(%rsp)
	vbroadcastss	269f(%rip), %ymm10
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmaxps	%ymm10, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm11
	vmovups	%ymm11, 256(%rsp)
	vmaxps	%ymm10, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmaxps	%ymm10, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovdqu	3408(%rsp), %ymm1
	vpcmpgtd	%ymm9, %ymm1, %ymm3
	vmovups	1120(%rsp), %ymm5
	vcmpleps	2592(%rsp), %ymm5, %ymm1
	vmovups	2272(%rsp), %ymm2
	vcmpleps	%ymm5, %ymm2, %ymm2
	vmovups	1984(%rsp), %ymm6
	vmovaps	%ymm4, %ymm0
	vmovups	%ymm4, 432(%rsp)
	vxorps	%ymm6, %ymm4, %ymm4
	vbroadcastss	271f(%rip), %ymm10
	vblendvps	%ymm2, %ymm0, %ymm10, %ymm2
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm1
	vcmpleps	%ymm1, %ymm9, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm0
	vmovdqa	%xmm0, 816(%rsp)
	vpor	3472(%rsp), %xmm0, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 1184(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm8, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovdqu	3440(%rsp), %ymm2
	vpcmpgtd	%ymm9, %ymm2, %ymm2
	vcmpleps	2336(%rsp), %ymm13, %ymm4
	vmovups	2304(%rsp), %ymm5
	vmovups	%ymm13, 784(%rsp)
	vcmpleps	%ymm13, %ymm5, %ymm5
	vmovups	464(%rsp), %ymm0
	vmovaps	%ymm6, %ymm13
	vxorps	%ymm6, %ymm0, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vcmpleps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 1760(%rsp)
	vmovups	224(%rsp), %ymm6
	vcmpleps	2240(%rsp), %ymm6, %ymm4
	vmovups	2208(%rsp), %ymm5
	vmovups	%ymm6, 224(%rsp)
	vcmpleps	%ymm6, %ymm5, %ymm5
	vxorps	%ymm13, %ymm12, %ymm6
	vblendvps	%ymm5, %ymm12, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vpor	%ymm0, %ymm2, %ymm0
	vmovdqu	%ymm0, 1152(%rsp)
	vmovups	304(%rsp), %ymm6
	vcmpleps	2368(%rsp), %ymm6, %ymm2
	vmovups	2624(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	592(%rsp), %ymm14
	vxorps	%ymm13, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm14, %ymm10, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm6
	vcmpleps	2432(%rsp), %ymm7, %ymm2
	vmovups	2400(%rsp), %ymm5
	vcmpleps	%ymm7, %ymm5, %ymm5
	vmovups	560(%rsp), %ymm7
	vblendvps	%ymm5, %ymm7, %ymm10, %ymm5
	vmovaps	%ymm8, %ymm14
	vxorps	%ymm7, %ymm13, %ymm8
	vblendvps	%ymm2, %ymm8, %ymm5, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vpandn	%ymm14, %ymm0, %ymm5
	vmovdqu	%ymm5, 16(%rsp)
	vcmpleps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 1568(%rsp)
	vpor	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 1728(%rsp)
	vmulps	%ymm5, %ymm11, %ymm5
	vmulps	1280(%rsp), %ymm5, %ymm8
	vmovups	336(%rsp), %ymm11
	vmulps	%ymm1, %ymm11, %ymm3
	vmulps	%ymm3, %ymm8, %ymm2
	vpandn	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, 400(%rsp)
	vmovups	112(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm10
	vmulps	624(%rsp), %ymm10, %ymm8
	vmulps	%ymm3, %ymm8, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmulps	880(%rsp), %ymm10, %ymm8
	vmulps	%ymm2, %ymm0, %ymm0
	vfmsub231ps	%ymm8, %ymm5, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vdivps	144(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	2720(%rsp), %ymm0
	vbroadcastss	269f(%rip), %ymm4
	vmaxps	%ymm4, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm8
	vcmpleps	%ymm6, %ymm9, %ymm13
	vmovdqu	3376(%rsp), %ymm6
	vpcmpgtd	%ymm9, %ymm6, %ymm6
	vpor	%ymm6, %ymm13, %ymm4
	vmovdqu	%ymm4, 1696(%rsp)
	vpandn	%ymm14, %ymm4, %ymm0
	vmovdqu	%ymm0, 496(%rsp)
	vmulps	%ymm0, %ymm1, %ymm7
	vmulps	1856(%rsp), %ymm7, %ymm6
	vmulps	%ymm3, %ymm6, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmulps	1920(%rsp), %ymm7, %ymm6
	vmulps	%ymm2, %ymm0, %ymm9
	vmovaps	%ymm2, %ymm4
	vmovups	%ymm2, 688(%rsp)
	vfmsub231ps	%ymm6, %ymm5, %ymm9
	vmovups	%ymm9, 1632(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	192(%rsp), %ymm1, %ymm6
	vmovdqu	3344(%rsp), %ymm2
	vpcmpgtd	%ymm1, %ymm2, %ymm2
	vpor	%ymm6, %ymm2, %ymm1
	vmovdqu	%ymm1, 1664(%rsp)
	vpandn	%ymm14, %ymm1, %ymm0
	vmovdqu	%ymm0, 192(%rsp)
	vmulps	%ymm0, %ymm8, %ymm2
	vmovaps	%ymm8, %ymm9
	vmovups	%ymm8, 848(%rsp)
	vmulps	992(%rsp), %ymm2, %ymm8
	vmulps	%ymm3, %ymm8, %ymm8
	vmulps	1024(%rsp), %ymm2, %ymm3
	vmulps	%ymm4, %ymm8, %ymm0
	vfmsub231ps	%ymm3, %ymm5, %ymm0
	vmovups	%ymm0, 1600(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	928(%rsp), %xmm3
	vucomiss	%xmm5, %xmm3
	vmovdqa	816(%rsp), %xmm1
	vpor	2848(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	432(%rsp), %ymm11, %ymm3
	vmovaps	%ymm3, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm3, %ymm5
	vpandn	%ymm5, %ymm1, %ymm1
	vmovdqu	1760(%rsp), %ymm11
	vextracti128	$1, %ymm11, %xmm5
	vpackssdw	%xmm5, %xmm11, %xmm5
	vpor	2832(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vmovups	464(%rsp), %ymm11
	vmulps	256(%rsp), %ymm11, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vpandn	%ymm0, %ymm5, %ymm5
	vfmadd213ps	%ymm1, %ymm5, %ymm5
	vmovdqu	1568(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	2816(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	%ymm12, %ymm15, %ymm11
	vpandn	%ymm11, %ymm1, %ymm1
	vfmadd213ps	%ymm5, %ymm1, %ymm1
	vextracti128	$1, %ymm13, %xmm5
	vpackssdw	%xmm5, %xmm13, %xmm0
	vpor	2800(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	144(%rsp), %ymm4
	vmulps	592(%rsp), %ymm4, %ymm12
	vpandn	%ymm12, %ymm0, %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vextracti128	$1, %ymm6, %xmm1
	vpackssdw	%xmm1, %xmm6, %xmm1
	vpor	2784(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	560(%rsp), %ymm9, %ymm4
	vmovups	%ymm4, 2896(%rsp)
	vpandn	%ymm4, %ymm1, %ymm1
	vfmadd213ps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 1760(%rsp)
	vmulps	1888(%rsp), %ymm7, %ymm0
	vmovups	368(%rsp), %ymm9
	vmovups	656(%rsp), %ymm13
	vmulps	%ymm9, %ymm13, %ymm6
	vfmsub231ps	%ymm0, %ymm10, %ymm6
	vmulps	1248(%rsp), %ymm2, %ymm0
	vmulps	%ymm9, %ymm8, %ymm4
	vmovups	%ymm10, 3312(%rsp)
	vfmsub231ps	%ymm0, %ymm10, %ymm4
	vmovups	%ymm4, 3504(%rsp)
	vmulps	1952(%rsp), %ymm2, %ymm0
	vmulps	%ymm13, %ymm8, %ymm1
	vmovups	%ymm8, 3568(%rsp)
	vmovups	%ymm7, 3280(%rsp)
	vfmsub231ps	%ymm0, %ymm7, %ymm1
	vmovups	%ymm1, 3536(%rsp)
	vmulps	64(%rsp), %ymm3, %ymm4
	vmovups	688(%rsp), %ymm0
	vmulps	%ymm4, %ymm0, %ymm2
	vmovups	928(%rsp), %ymm3
	vfmsub231ps	16(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 928(%rsp)
	vmulps	%ymm4, %ymm9, %ymm2
	vfmsub231ps	400(%rsp), %ymm11, %ymm2
	vmovups	%ymm2, 1568(%rsp)
	vmulps	%ymm4, %ymm13, %ymm2
	vmovups	%ymm4, 816(%rsp)
	vfmsub231ps	496(%rsp), %ymm12, %ymm2
	vmovups	%ymm2, 3600(%rsp)
	vmovups	1984(%rsp), %ymm15
	vmovaps	%ymm0, %ymm1
	vfnmadd213ps	%ymm14, %ymm0, %ymm1
	vbroadcastss	2125f(%rip), %ymm2
	vmovups	%ymm1, 3248(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm14, %ymm11
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	2896(%rsp), %ymm1
	vfmsub231ps	192(%rsp), %ymm1, %ymm4
	vmulps	1056(%rsp), %ymm11, %ymm8
	vfnmadd213ps	%ymm14, %ymm9, %ymm9
	vfnmadd231ps	%ymm8, %ymm8, %ymm9
	vmaxps	%ymm2, %ymm9, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm14, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmulps	256(%rsp), %ymm11, %ymm3
	vmovups	1152(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm3, %ymm1
	vmulps	1632(%rsp), %ymm11, %ymm12
	vfnmadd231ps	%ymm8, %ymm12, %ymm6
	vmovups	%ymm8, 2896(%rsp)
	vmulps	%ymm0, %ymm6, %ymm5
	vmovaps	%ymm13, %ymm10
	vfnmadd213ps	%ymm14, %ymm13, %ymm10
	vfnmadd231ps	%ymm12, %ymm12, %ymm10
	vfnmadd231ps	%ymm5, %ymm5, %ymm10
	vmovups	%ymm5, 1152(%rsp)
	vmaxps	%ymm2, %ymm10, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm14, %ymm3
	vmulps	112(%rsp), %ymm0, %ymm6
	vmovups	1728(%rsp), %ymm2
	vblendvps	%ymm2, %ymm14, %ymm6, %ymm6
	vmovups	1184(%rsp), %ymm2
	vmovups	336(%rsp), %ymm7
	vblendvps	%ymm2, %ymm14, %ymm7, %ymm13
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	144(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm13
	vmovups	1696(%rsp), %ymm2
	vblendvps	%ymm2, %ymm14, %ymm13, %ymm13
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 1184(%rsp)
	vmulps	1600(%rsp), %ymm11, %ymm6
	vmovups	3504(%rsp), %ymm1
	vfnmadd231ps	%ymm8, %ymm6, %ymm1
	vmulps	%ymm0, %ymm1, %ymm8
	vmovups	3536(%rsp), %ymm0
	vfnmadd231ps	%ymm12, %ymm6, %ymm0
	vfnmadd231ps	%ymm5, %ymm8, %ymm0
	vmulps	%ymm3, %ymm0, %ymm7
	vmovups	3568(%rsp), %ymm0
	vmovaps	%ymm0, %ymm13
	vfnmadd213ps	%ymm14, %ymm0, %ymm13
	vfnmadd231ps	%ymm6, %ymm6, %ymm13
	vfnmadd231ps	%ymm8, %ymm8, %ymm13
	vfnmadd231ps	%ymm7, %ymm7, %ymm13
	vbroadcastss	2125f(%rip), %ymm1
	vmaxps	%ymm1, %ymm13, %ymm2
	vsqrtps	%ymm2, %ymm2
	vdivps	%ymm2, %ymm14, %ymm5
	vmulps	848(%rsp), %ymm5, %ymm2
	vmovups	1664(%rsp), %ymm1
	vblendvps	%ymm1, %ymm14, %ymm2, %ymm2
	vmulps	1184(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1184(%rsp)
	vxorps	688(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 1696(%rsp)
	vxorps	368(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 1728(%rsp)
	vxorps	656(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vxorps	%ymm0, %ymm15, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmovups	%ymm11, 368(%rsp)
	vmulps	928(%rsp), %ymm11, %ymm1
	vmovups	1568(%rsp), %ymm14
	vmovups	2896(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm1, %ymm14
	vxorps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 1664(%rsp)
	vmovups	3600(%rsp), %ymm2
	vfnmadd231ps	%ymm12, %ymm1, %ymm2
	vxorps	%ymm15, %ymm12, %ymm12
	vmulps	1056(%rsp), %ymm14, %ymm0
	vmovups	1152(%rsp), %ymm14
	vfnmadd231ps	%ymm14, %ymm0, %ymm2
	vmovaps	%ymm2, %ymm11
	vxorps	%ymm15, %ymm14, %ymm2
	vmovups	%ymm2, 1600(%rsp)
	vfnmadd231ps	%ymm6, %ymm1, %ymm4
	vxorps	%ymm6, %ymm15, %ymm14
	vfnmadd231ps	%ymm8, %ymm0, %ymm4
	vxorps	%ymm15, %ymm8, %ymm6
	vmovups	%ymm6, 1568(%rsp)
	vmovups	%ymm3, 1152(%rsp)
	vmulps	%ymm3, %ymm11, %ymm8
	vfnmadd231ps	%ymm7, %ymm8, %ymm4
	vxorps	%ymm7, %ymm15, %ymm7
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	816(%rsp), %ymm3
	vfmadd213ps	%ymm15, %ymm3, %ymm3
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vmovups	%ymm0, 928(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vfmadd231ps	%ymm8, %ymm8, %ymm3
	vmovups	%ymm5, 1632(%rsp)
	vmulps	%ymm5, %ymm4, %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm3
	ja	233b
	vmovups	%ymm1, 592(%rsp)
	vmovups	%ymm8, 560(%rsp)
	vmovups	%ymm14, 464(%rsp)
	vmovups	%ymm12, 432(%rsp)
	vmovups	112(%rsp), %ymm13
	vbroadcastss	254f(%rip), %ymm11
	vdivps	%ymm13, %ymm11, %ymm4
	vmovups	144(%rsp), %ymm1
	vdivps	%ymm1, %ymm11, %ymm5
	vmovups	224(%rsp), %ymm14
	vmulps	%ymm4, %ymm14, %ymm4
	vbroadcastss	2126f(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	304(%rsp), %ymm12
	vmulps	%ymm5, %ymm12, %ymm5
	vbroadcastss	2127f(%rip), %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	vmovups	2656(%rsp), %ymm8
	vaddps	%ymm8, %ymm8, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	279f(%rip), %ymm9
	vcmpltps	%ymm9, %ymm8, %ymm6
	vbroadcastss	2128f(%rip), %ymm8
	vmulps	%ymm5, %ymm8, %ymm5
	vandps	%ymm5, %ymm6, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmovups	2496(%rsp), %ymm10
	vdivps	%ymm10, %ymm11, %ymm6
	vmulps	1184(%rsp), %ymm6, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vminps	%ymm11, %ymm6, %ymm6
	vmulps	%ymm5, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm4, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm8, %ymm4
	vcmpltps	%ymm9, %ymm10, %ymm6
	vandps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vcmpleps	%ymm4, %ymm3, %ymm3
	vmulss	%xmm5, %xmm5, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovups	1760(%rsp), %ymm5
	vcmpleps	%ymm4, %ymm5, %ymm4
	vandps	%ymm3, %ymm4, %ymm3
	vmovups	16(%rsp), %ymm4
	vmulps	64(%rsp), %ymm4, %ymm4
	vmulps	400(%rsp), %ymm4, %ymm4
	vmulps	496(%rsp), %ymm4, %ymm4
	vmulps	192(%rsp), %ymm4, %ymm4
	vcmpnltps	%ymm4, %ymm15, %ymm4
	vandps	%ymm4, %ymm11, %ymm4
	vbroadcastss	275f(%rip), %ymm6
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vmovups	3056(%rsp), %ymm4
	vcmpleps	2528(%rsp), %ymm4, %ymm4
	vbroadcastss	2129f(%rip), %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vblendvps	%ymm4, %ymm5, %ymm3, %ymm3
	vmovups	2688(%rsp), %ymm5
	vcmpeqps	%ymm6, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm5
	vmovups	%ymm5, 2688(%rsp)
	vcmpeqps	%ymm6, %ymm5, %ymm3
	vandps	%ymm3, %ymm11, %ymm10
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm10, %xmm3
	vshufps	$245, %xmm10, %xmm10, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$78, %xmm10, %xmm10, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$255, %xmm10, %xmm10, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vextractf128	$1, %ymm10, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$245, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm3, %xmm3
	vshufps	$78, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm3, %xmm3
	vshufps	$255, %xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vucomiss	%xmm6, %xmm3
	vmovups	960(%rsp), %ymm3
	vmovaps	%ymm11, %ymm8
	vxorps	%xmm5, %xmm5, %xmm5
	vbroadcastss	287f(%rip), %ymm9
	vmovdqu	1120(%rsp), %ymm4
	ja	235b
	vmovaps	%ymm1, %ymm6
	vmulps	1632(%rsp), %ymm2, %ymm3
	vfmadd213ps	560(%rsp), %ymm3, %ymm7
	vmulps	1152(%rsp), %ymm7, %ymm4
	vmovups	1600(%rsp), %ymm0
	vfmadd213ps	928(%rsp), %ymm4, %ymm0
	vmovups	1568(%rsp), %ymm5
	vfmadd213ps	%ymm0, %ymm3, %ymm5
	vmulps	1056(%rsp), %ymm5, %ymm0
	vmovups	1664(%rsp), %ymm5
	vfmadd213ps	592(%rsp), %ymm0, %ymm5
	vmovups	432(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm7
	vmovups	464(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm3, %ymm2
	vmulps	368(%rsp), %ymm2, %ymm1
	vmovups	1696(%rsp), %ymm5
	vfmadd213ps	816(%rsp), %ymm1, %ymm5
	vmovups	1728(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm0, %ymm2
	vmovups	656(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm4, %ymm5
	vmovups	688(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm3, %ymm2
	vmulps	336(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vmulps	256(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmulps	%ymm4, %ymm6, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmulps	848(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 368(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 400(%rsp)
	cmpb	$1, %cl
	jne	251f
	movq	%r9, %rax
	vmovups	%ymm0, 400(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
249:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	224(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	400(%rsp), %ymm14
	.p2align	4
250:
	vmovups	%ymm3, 64(%rsp)
	vmovaps	(%rdx), %ymm6
	vmovups	304(%rsp), %ymm0
	vfmadd132ps	16(%rsp), %ymm0, %ymm6
	vbroadcastss	254f(%rip), %ymm3
	vdivps	%ymm6, %ymm3, %ymm12
	vmovaps	(%rax,%rsi), %ymm8
	vsubps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm12, %ymm8, %ymm8
	vbroadcastss	271f(%rip), %ymm5
	vcmpltps	%ymm8, %ymm5, %ymm4
	vaddps	%ymm5, %ymm12, %ymm12
	vblendvps	%ymm4, %ymm8, %ymm12, %ymm4
	vaddps	%ymm3, %ymm4, %ymm12
	vpaddd	2960(%rsp), %ymm12, %ymm12
	vpand	2928(%rsp), %ymm12, %ymm12
	vmovdqu	1376(%rsp), %ymm0
	vpsubd	%ymm12, %ymm0, %ymm0
	vaddps	%ymm5, %ymm0, %ymm1
	vfmadd231ps	%ymm0, %ymm4, %ymm1
	vbroadcastss	2117f(%rip), %ymm0
	vmulps	%ymm1, %ymm1, %ymm4
	vbroadcastss	2116f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm1, %ymm0
	vbroadcastss	2119f(%rip), %ymm2
	vbroadcastss	2118f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm1, %ymm2
	vbroadcastss	2120f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm2
	vfmadd213ps	%ymm0, %ymm4, %ymm2
	vbroadcastss	2115f(%rip), %ymm0
	vbroadcastss	2114f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm1, %ymm0
	vfmadd213ps	%ymm0, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vcvtdq2ps	%ymm12, %ymm0
	vbroadcastss	2121f(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vaddps	%ymm3, %ymm8, %ymm0
	vmaxps	%ymm5, %ymm8, %ymm1
	vfmsub231ps	%ymm0, %ymm2, %ymm1
	vaddps	%ymm3, %ymm6, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm1, %ymm6, %ymm15
	vmovups	64(%rsp), %ymm3
	vmulps	%ymm0, %ymm0, %ymm1
	vaddps	%ymm0, %ymm14, %ymm14
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm1, %ymm13, %ymm13
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vaddps	%ymm0, %ymm11, %ymm11
	vfmadd231ps	%ymm0, %ymm0, %ymm10
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	250b
	vmovups	%ymm14, 400(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	249b
251:
	vmovups	%ymm13, 1216(%rsp)
	vmovups	%ymm11, 656(%rsp)
	vmovups	%ymm3, 64(%rsp)
	vmovups	%ymm9, 688(%rsp)
	vmovups	%ymm10, 720(%rsp)
	vmovups	%ymm15, 752(%rsp)
	movq	%r14, %rbx
	vmovups	1120(%rsp), %ymm11
	vmovups	192(%rsp), %ymm8
	vaddps	%ymm11, %ymm8, %ymm0
	vmovups	2272(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2592(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm5
	vmovups	784(%rsp), %ymm13
	vmovups	496(%rsp), %ymm7
	vaddps	%ymm7, %ymm13, %ymm0
	vmovups	2304(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2336(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm6
	vmovups	224(%rsp), %ymm9
	vaddps	432(%rsp), %ymm9, %ymm0
	vmovups	2208(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2240(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm12
	vmovups	304(%rsp), %ymm10
	vaddps	464(%rsp), %ymm10, %ymm1
	vmovups	2624(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm1
	vmovups	2368(%rsp), %ymm0
	vmaxps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm1
	vmovups	960(%rsp), %ymm14
	vmovups	368(%rsp), %ymm15
	vaddps	%ymm14, %ymm15, %ymm2
	vmovups	2400(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm2
	vmovups	2432(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm2
	vmovups	1408(%rsp), %ymm3
	vandps	%ymm3, %ymm8, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmaxps	%ymm0, %ymm4, %ymm4
	vandps	%ymm3, %ymm7, %ymm8
	vmaxps	%ymm4, %ymm8, %ymm4
	vandps	%ymm3, %ymm15, %ymm3
	vmaxps	%ymm4, %ymm3, %ymm3
	vbroadcastss	2134f(%rip), %ymm0
	vmulps	%ymm0, %ymm14, %ymm4
	vcmpleps	%ymm4, %ymm3, %ymm3
	vbroadcastss	254f(%rip), %ymm0
	vmovups	2688(%rsp), %ymm7
	vcmpleps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 816(%rsp)
	vandps	%ymm3, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm11, %ymm0
	vblendvps	%ymm4, %ymm6, %ymm13, %ymm3
	vblendvps	%ymm4, %ymm12, %ymm9, %ymm5
	vmovups	%ymm5, 192(%rsp)
	vblendvps	%ymm4, %ymm1, %ymm10, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vblendvps	%ymm4, %ymm2, %ymm14, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	256(%rsp), %ymm11
	vmulps	1280(%rsp), %ymm11, %ymm1
	vmovups	336(%rsp), %ymm2
	vmulps	%ymm2, %ymm1, %ymm10
	vmovups	112(%rsp), %ymm4
	vmulps	624(%rsp), %ymm4, %ymm1
	vmulps	%ymm2, %ymm1, %ymm8
	vmulps	880(%rsp), %ymm4, %ymm1
	vmulps	%ymm10, %ymm8, %ymm6
	vfmsub231ps	%ymm1, %ymm11, %ymm6
	vmovups	144(%rsp), %ymm12
	vmulps	1856(%rsp), %ymm12, %ymm1
	vmulps	%ymm2, %ymm1, %ymm5
	vmovups	%ymm5, 368(%rsp)
	vmulps	1920(%rsp), %ymm12, %ymm1
	vmulps	%ymm5, %ymm10, %ymm13
	vfmsub231ps	%ymm1, %ymm11, %ymm13
	vmulps	1888(%rsp), %ymm12, %ymm1
	vmulps	%ymm5, %ymm8, %ymm5
	vfmsub231ps	%ymm1, %ymm4, %ymm5
	movq	(%rsp), %rax
	vbroadcastss	208(%rax), %ymm9
	vbroadcastss	276f(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm7, %ymm15
	vblendvps	%ymm15, %ymm9, %ymm0, %ymm0
	movq	1520(%rsp), %r12
	movq	%r12, %r10
	shlq	$5, %r10
	vbroadcastss	12(%rax), %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	848(%rsp), %ymm7
	vmulps	992(%rsp), %ymm7, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmulps	1024(%rsp), %ymm7, %ymm2
	vmulps	%ymm0, %ymm10, %ymm1
	vfmsub231ps	%ymm2, %ymm11, %ymm1
	vmovups	%ymm1, 224(%rsp)
	vmovaps	%ymm7, %ymm1
	vblendvps	%ymm15, %ymm9, %ymm3, %ymm2
	movq	104(%rsp), %rsi
	addq	%rsi, %r12
	shlq	$5, %r12
	vmovaps	%ymm2, (%r15,%r12)
	vmovups	%ymm10, 624(%rsp)
	vmovaps	%ymm10, %ymm2
	vbroadcastss	254f(%rip), %ymm11
	vfnmadd213ps	%ymm11, %ymm10, %ymm2
	vbroadcastss	2125f(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm11, %ymm2, %ymm2
	vdivps	%ymm3, %ymm11, %ymm10
	vmulps	%ymm6, %ymm10, %ymm14
	vmovaps	%ymm8, %ymm3
	vfnmadd213ps	%ymm11, %ymm8, %ymm3
	vfnmadd231ps	%ymm14, %ymm14, %ymm3
	vminps	%ymm2, %ymm3, %ymm7
	vmaxps	%ymm0, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm11, %ymm11
	leaq	(%r15,%r10), %rcx
	vmovups	304(%rsp), %ymm0
	vmulps	192(%rsp), %ymm0, %ymm3
	vblendvps	%ymm15, %ymm9, %ymm3, %ymm3
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm3, (%rax,%rcx)
	vmulps	1248(%rsp), %ymm1, %ymm3
	vmovaps	%ymm1, %ymm2
	vmovups	%ymm8, 880(%rsp)
	vmovups	464(%rsp), %ymm1
	vmulps	%ymm1, %ymm8, %ymm6
	vfmsub231ps	%ymm3, %ymm4, %ymm6
	vmulps	%ymm10, %ymm13, %ymm4
	vfnmadd231ps	%ymm14, %ymm4, %ymm5
	vmulps	%ymm5, %ymm11, %ymm8
	vmovups	368(%rsp), %ymm13
	vmovaps	%ymm13, %ymm3
	vbroadcastss	254f(%rip), %ymm5
	vfnmadd213ps	%ymm5, %ymm13, %ymm3
	vfnmadd231ps	%ymm4, %ymm4, %ymm3
	vfnmadd231ps	%ymm8, %ymm8, %ymm3
	vminps	%ymm7, %ymm3, %ymm7
	vmovups	%ymm7, 192(%rsp)
	vbroadcastss	2125f(%rip), %ymm7
	vmaxps	%ymm7, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm5, %ymm7
	vmulps	496(%rsp), %ymm0, %ymm3
	vblendvps	%ymm15, %ymm9, %ymm3, %ymm3
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	1952(%rsp), %ymm2, %ymm3
	vmovaps	%ymm10, %ymm0
	vmulps	%ymm1, %ymm13, %ymm5
	vmovaps	%ymm12, %ymm10
	vfmsub231ps	%ymm3, %ymm12, %ymm5
	vmovaps	%ymm4, %ymm12
	vmovups	%ymm15, 496(%rsp)
	vmovups	%ymm9, 432(%rsp)
	vmovups	16(%rsp), %ymm3
	vblendvps	%ymm15, %ymm9, %ymm3, %ymm3
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmovups	%ymm0, 560(%rsp)
	vmulps	224(%rsp), %ymm0, %ymm9
	vfnmadd231ps	%ymm14, %ymm9, %ymm6
	vmovups	%ymm11, 592(%rsp)
	vmulps	%ymm6, %ymm11, %ymm0
	vfnmadd231ps	%ymm4, %ymm9, %ymm5
	vfnmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	%ymm7, 224(%rsp)
	vmulps	%ymm7, %ymm5, %ymm4
	vmovaps	%ymm1, %ymm5
	vbroadcastss	254f(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm1, %ymm5
	vfnmadd231ps	%ymm9, %ymm9, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vfnmadd231ps	%ymm4, %ymm4, %ymm5
	vminps	192(%rsp), %ymm5, %ymm2
	vbroadcastss	2132f(%rip), %ymm6
	vcmpltps	%ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 16(%rsp)
	movl	$5, %ecx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	252f
	vmovaps	%ymm14, %ymm15
	vbroadcastss	2125f(%rip), %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	254f(%rip), %ymm5
	vdivps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, 1024(%rsp)
	vmovups	1984(%rsp), %ymm7
	vmovaps	%ymm8, %ymm11
	vxorps	624(%rsp), %ymm7, %ymm8
	vmovups	304(%rsp), %ymm3
	vmulps	112(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vmovups	%ymm4, 624(%rsp)
	vmulps	%ymm3, %ymm10, %ymm4
	vmovups	%ymm4, 112(%rsp)
	vmovdqu	816(%rsp), %ymm2
	vpand	16(%rsp), %ymm2, %ymm2
	vextracti128	$1, %ymm2, %xmm5
	vpackssdw	%xmm5, %xmm2, %xmm2
	vmovdqa	%xmm2, 144(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
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
	movl	$9, %r9d
	cmoveq	%r9, %rcx
	leaq	(%r8,%r8,2), %r9
	addq	$7, %r9
	xorq	$7, %rdi
	imulq	104(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	104(%rsp), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	104(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	104(%rsp), %rcx
	shlq	$5, %rcx
	vmovups	560(%rsp), %ymm10
	vmulps	%ymm8, %ymm10, %ymm3
	vmovups	880(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm14, %ymm2
	vxorps	%ymm7, %ymm2, %ymm2
	vmovups	592(%rsp), %ymm14
	vmulps	%ymm2, %ymm14, %ymm8
	vxorps	%ymm7, %ymm10, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	%ymm2, %ymm14, %ymm5
	vfmadd231ps	%ymm3, %ymm12, %ymm13
	vfmadd231ps	%ymm8, %ymm11, %ymm13
	vxorps	%ymm7, %ymm13, %ymm4
	vmovups	224(%rsp), %ymm13
	vmulps	%ymm4, %ymm13, %ymm2
	vmulps	%ymm12, %ymm10, %ymm6
	vfmadd231ps	%ymm5, %ymm11, %ymm6
	vxorps	%ymm7, %ymm6, %ymm6
	vmulps	%ymm6, %ymm13, %ymm4
	vxorps	%ymm7, %ymm14, %ymm12
	vmulps	%ymm12, %ymm11, %ymm12
	vmulps	%ymm13, %ymm12, %ymm6
	vfmadd231ps	%ymm3, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm0, %ymm1
	vmovups	624(%rsp), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm1
	vxorps	%ymm7, %ymm1, %ymm1
	vmovups	1024(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm11
	vmulps	%ymm9, %ymm10, %ymm1
	vfmadd231ps	%ymm5, %ymm0, %ymm1
	vfmadd231ps	%ymm4, %ymm15, %ymm1
	vxorps	%ymm7, %ymm1, %ymm1
	vmulps	%ymm1, %ymm12, %ymm9
	vmulps	%ymm0, %ymm14, %ymm0
	vfmadd231ps	%ymm6, %ymm15, %ymm0
	vmovaps	%ymm15, %ymm1
	vxorps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm12, %ymm15
	vxorps	%ymm7, %ymm13, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm3, 992(%rsp)
	vmovaps	%ymm3, %ymm1
	vbroadcastss	254f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm8, 624(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vmovups	%ymm2, 880(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm11, 304(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	vmovups	336(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm3
	vpmovsxwd	144(%rsp), %ymm1
	vmovups	432(%rsp), %ymm7
	vblendvps	%ymm1, %ymm3, %ymm7, %ymm3
	vmovaps	%ymm3, (%r10,%r11)
	vmulps	%ymm10, %ymm10, %ymm3
	vfmadd231ps	%ymm5, %ymm5, %ymm3
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	%ymm9, 144(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm3
	vmovups	256(%rsp), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vmovaps	%ymm12, %ymm9
	vblendvps	%ymm1, %ymm3, %ymm7, %ymm3
	vmovaps	%ymm3, (%r10,%rdi)
	vmulps	%ymm0, %ymm12, %ymm3
	vmulps	%ymm14, %ymm14, %ymm0
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	%ymm15, 464(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm0
	vmovups	192(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmovaps	%ymm0, (%r10,%r9)
	movq	296(%rsp), %r9
	vmulps	%ymm13, %ymm13, %ymm0
	vmovups	112(%rsp), %ymm13
	vmovups	%ymm3, 368(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	104(%rsp), %rsi
	vmulps	%ymm12, %ymm12, %ymm0
	vmovups	848(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	252f
	vmovaps	%ymm5, %ymm2
	vmovaps	%ymm4, %ymm11
	vmovaps	%ymm6, %ymm12
	vmovaps	%ymm15, %ymm14
	vmovups	560(%rsp), %ymm0
	vmulps	992(%rsp), %ymm0, %ymm3
	vmovups	624(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm3
	vmovups	592(%rsp), %ymm0
	vmulps	%ymm4, %ymm0, %ymm5
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	880(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm3
	vfmadd231ps	%ymm4, %ymm6, %ymm5
	vfmadd231ps	%ymm11, %ymm6, %ymm0
	vmovups	224(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm2, %ymm11, %ymm6
	vmulps	%ymm2, %ymm12, %ymm8
	vmovups	144(%rsp), %ymm12
	vmovups	304(%rsp), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm3
	vmovups	256(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm2
	vmovups	464(%rsp), %ymm15
	vmovups	336(%rsp), %ymm11
	vmulps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vfmadd231ps	%ymm10, %ymm15, %ymm5
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	%ymm3, %ymm11, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vmovups	368(%rsp), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm11, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vmulps	%ymm10, %ymm9, %ymm5
	vmovups	848(%rsp), %ymm10
	vmulps	%ymm5, %ymm10, %ymm5
	vmulps	%ymm5, %ymm11, %ymm11
	vfmadd231ps	%ymm12, %ymm15, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm7, %ymm5
	vfmadd231ps	%ymm12, %ymm3, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm6, %ymm7, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmulps	%ymm12, %ymm9, %ymm12
	vmulps	%ymm12, %ymm10, %ymm12
	vmulps	%ymm7, %ymm12, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vfmadd231ps	%ymm15, %ymm3, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vmulps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm15, %ymm9, %ymm2
	vmulps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmovups	432(%rsp), %ymm7
	vblendvps	%ymm1, 224(%rsp), %ymm7, %ymm0
	vblendvps	%ymm1, 592(%rsp), %ymm7, %ymm2
	vblendvps	%ymm1, %ymm5, %ymm7, %ymm5
	vblendvps	%ymm1, 560(%rsp), %ymm7, %ymm6
	vblendvps	%ymm1, 336(%rsp), %ymm7, %ymm12
	vblendvps	%ymm1, %ymm8, %ymm7, %ymm8
	vblendvps	%ymm1, %ymm11, %ymm7, %ymm10
	vblendvps	%ymm1, 144(%rsp), %ymm7, %ymm9
	vblendvps	%ymm1, %ymm4, %ymm7, %ymm4
	vblendvps	%ymm1, %ymm3, %ymm7, %ymm1
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm2, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm5, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm6, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm10, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm9, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%r10,%rcx)
	movl	$20, %ecx
252:
	testb	$8, %r14b
	vbroadcastss	2116f(%rip), %ymm5
	vbroadcastss	2117f(%rip), %ymm4
	vbroadcastss	2118f(%rip), %ymm6
	vbroadcastss	2119f(%rip), %ymm7
	vbroadcastss	2120f(%rip), %ymm8
	vbroadcastss	2121f(%rip), %ymm9
	vbroadcastss	287f(%rip), %ymm10
	vmovups	3152(%rsp), %ymm11
	vmovups	2464(%rsp), %ymm1
	vmovups	496(%rsp), %ymm12
	je	24b
	vbroadcastss	254f(%rip), %ymm3
	vdivps	%ymm1, %ymm3, %ymm0
	vmulps	1088(%rsp), %ymm0, %ymm1
	vpaddd	2960(%rsp), %ymm1, %ymm0
	vpand	2928(%rsp), %ymm0, %ymm0
	vmovdqu	1376(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm2
	vfmsub213ps	%ymm3, %ymm1, %ymm2
	vmulps	%ymm2, %ymm2, %ymm3
	vmovaps	%ymm7, %ymm1
	vfmadd213ps	%ymm6, %ymm2, %ymm1
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vfmadd231ps	%ymm8, %ymm3, %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vbroadcastss	2115f(%rip), %ymm4
	vbroadcastss	2114f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	movq	(%rsp), %rax
	vbroadcastss	100(%rax), %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	400(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	104(%rax), %ymm2
	vmovups	1216(%rsp), %ymm15
	vfmadd213ps	%ymm3, %ymm15, %ymm2
	vbroadcastss	136(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	140(%rax), %ymm4
	vfmadd213ps	%ymm3, %ymm15, %ymm4
	vbroadcastss	172(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	176(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm15, %ymm5
	vbroadcastss	108(%rax), %ymm3
	vmovups	656(%rsp), %ymm15
	vfmadd213ps	%ymm2, %ymm15, %ymm3
	vbroadcastss	144(%rax), %ymm2
	vfmadd213ps	%ymm4, %ymm15, %ymm2
	vbroadcastss	180(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm15, %ymm4
	vbroadcastss	112(%rax), %ymm5
	vmovups	64(%rsp), %ymm15
	vfmadd213ps	%ymm3, %ymm15, %ymm5
	vbroadcastss	148(%rax), %ymm3
	vfmadd213ps	%ymm2, %ymm15, %ymm3
	vbroadcastss	184(%rax), %ymm2
	vfmadd213ps	%ymm4, %ymm15, %ymm2
	vbroadcastss	116(%rax), %ymm4
	vmovups	688(%rsp), %ymm15
	vfmadd213ps	%ymm5, %ymm15, %ymm4
	vbroadcastss	152(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm15, %ymm5
	vbroadcastss	188(%rax), %ymm6
	vfmadd213ps	%ymm2, %ymm15, %ymm6
	vbroadcastss	120(%rax), %ymm8
	vmovups	720(%rsp), %ymm15
	vfmadd213ps	%ymm4, %ymm15, %ymm8
	vbroadcastss	156(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm15, %ymm3
	vbroadcastss	192(%rax), %ymm2
	vfmadd213ps	%ymm6, %ymm15, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vbroadcastss	2130f(%rip), %ymm0
	vmovups	3120(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	2131f(%rip), %ymm0
	vfmadd213ps	%ymm4, %ymm0, %ymm11
	vmovups	2992(%rsp), %ymm4
	vaddps	%ymm4, %ymm8, %ymm1
	vbroadcastss	2129f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	2135f(%rip), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm2
	vbroadcastss	208(%rax), %ymm0
	vmovups	752(%rsp), %ymm15
	vfmsub213ps	%ymm15, %ymm10, %ymm11
	vblendvps	%ymm12, %ymm0, %ymm11, %ymm4
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vaddps	%ymm15, %ymm15, %ymm4
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm4
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vblendvps	%ymm12, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm12, %ymm0, %ymm2, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	24b
253:
	addq	$3640, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
254:
	.long	0x3f800000
255:
	.long	1048576
256:
	.long	2147483647
257:
	.long	0x3f40094e
258:
	.long	0x3e1d5a5a
259:
	.long	0x3bd74912
260:
	.long	0x3f156f3d
261:
	.long	0x3d26f715
262:
	.long	8388607
263:
	.long	1400897536
264:
	.long	1258291200
265:
	.long	1392508928
266:
	.long	0x53000080
267:
	.long	0xc9800000
268:
	.long	0x3f000000
269:
	.long	0x0da24260
270:
	.long	0x1e3ce508
271:
	.long	0xbf800000
272:
	.long	0x41100000
273:
	.long	0x3e800000
274:
	.long	0x41490fdb
275:
	.long	0x40a00000
276:
	.long	0x40800000
277:
	.long	0x7f7fffff
278:
	.long	0x3fc00000
279:
	.long	0x7149f2ca
280:
	.long	2
281:
	.long	4
282:
	.long	8
283:
	.long	16
284:
	.long	0x3f3504f3
285:
	.long	0x3ecc422a
286:
	.long	0x3f106ebb
287:
	.long	0xbf000000
288:
	.long	0x80000000
289:
	.long	0xc2ae0000
290:
	.long	0x3fb8aa3b
291:
	.long	0xbf317200
292:
	.long	0xb5bfbe8e
293:
	.long	0x3c1e8629
294:
	.long	0x3aae0472
295:
	.long	0x3d635b73
296:
	.long	0x3e75fc8c
297:
	.long	0x3f317214
298:
	.long	0x42fe0000
299:
	.long	0x4f000000
2100:
	.long	0x3e99999a
2101:
	.long	0x3ef89ba5
2102:
	.long	0xbe04a19d
2103:
	.long	0xbf03248e
2104:
	.long	0x3f0c3744
2105:
	.long	0xbdc1d79d
2106:
	.long	0x3e5c1572
2107:
	.long	0x3e17e642
2108:
	.long	0x3e2ecff8
2109:
	.long	0x3e2d3f9f
2110:
	.long	0xc0000000
2111:
	.long	0x41400000
2112:
	.long	3234528013
2113:
	.long	4286578688
2114:
	.long	0xbf00000d
2115:
	.long	0x3eaaac4e
2116:
	.long	0xbe7fd7d0
2117:
	.long	0x3e4bdb47
2118:
	.long	0xbe2ec8d2
2119:
	.long	0x3e259a3a
2120:
	.long	0xbddadb52
2121:
	.long	0x33b17218
2122:
	.long	0x3a83126f
2123:
	.long	0x3727c5ac
2124:
	.long	0x41800000
2125:
	.long	0x358637bd
2126:
	.long	0x350637bd
2127:
	.long	0x34210fb0
2128:
	.long	0x36a7c5ac
2129:
	.long	0x40000000
2130:
	.long	0x3f317218
2131:
	.long	0x3feb3f8f
2132:
	.long	0x38d1b717
2133:
	.long	0x40400000
2134:
	.long	0x3951b717
2135:
	.long	0x41000000
2136:
	.long	0x3cf5c28f
2137:
	.long	0x41200000
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
