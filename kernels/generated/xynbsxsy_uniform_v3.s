# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4472, %rsp
	movl	%esi, 60(%rsp)
	testl	%ecx, %ecx
	je	261f
	testl	%edx, %edx
	je	261f
	cmpl	$0, 60(%rsp)
	je	261f
	movq	4544(%rsp), %r12
	movl	60(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 1304(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 792(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %rbp
	movq	40(%rdi), %rsi
	movq	%rsi, 2176(%rsp)
	movq	48(%rdi), %r13
	addl	%r8d, %r9d
	addl	4528(%rsp), %r9d
	movq	56(%rdi), %r11
	movl	%ecx, %ecx
	movq	%rcx, 2144(%rsp)
	imull	%eax, %edx
	movl	%edx, 804(%rsp)
	leaq	32(%r11), %rax
	movq	%rax, 1312(%rsp)
	leaq	128(%r13), %rbx
	xorl	%eax, %eax
	vbroadcastss	262f(%rip), %ymm14
	movq	%r9, 2152(%rsp)
	movl	%r9d, %ecx
	vpxor	%xmm13, %xmm13, %xmm13
	vbroadcastss	2122f(%rip), %ymm1
	vbroadcastss	2123f(%rip), %ymm0
	vbroadcastss	262f(%rip), %ymm3
	vbroadcastss	296f(%rip), %ymm2
	vmovups	%ymm2, 400(%rsp)
	vpbroadcastd	264f(%rip), %ymm5
	movq	%r11, 1336(%rsp)
	vmovups	%ymm1, 3728(%rsp)
	vmovdqu	%ymm5, 1536(%rsp)
	movq	%r14, 2184(%rsp)
	movq	%rbp, 2168(%rsp)
	vmovups	%ymm0, 3760(%rsp)
	vmovups	%ymm3, 2112(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	804(%rsp), %ecx
	cmpq	2144(%rsp), %rax
	je	261f
21:
	movq	%rax, %rdx
	imulq	1304(%rsp), %rdx
	movq	%rdx, 2160(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 2192(%rsp)
	movl	%ecx, 808(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	60(%rsp), %esi
	cmpq	1304(%rsp), %rdi
	je	20b
23:
	movq	2160(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	2152(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 812(%rsp)
	movq	%rdi, 2208(%rsp)
	movq	%rdx, 2200(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	656(%rsp), %ymm9, %ymm0
	vbroadcastss	2143f(%rip), %ymm1
	vblendvps	%ymm0, 3440(%rsp), %ymm1, %ymm0
	movq	2176(%rsp), %rax
	vmovups	3056(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%rcx)
	vmovaps	%ymm0, (%rax,%r12)
	movq	2192(%rsp), %rax
	vbroadcastss	262f(%rip), %ymm14
	movl	808(%rsp), %ecx
	vmovdqu	1536(%rsp), %ymm5
	movl	812(%rsp), %esi
	movq	2208(%rsp), %rdi
	movq	2200(%rsp), %rdx
	movl	140(%rsp), %r8d
	movq	2216(%rsp), %r9
	movq	2184(%rsp), %r14
	movq	4544(%rsp), %r12
25:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	22b
26:
	leaq	(%rdx,%r9), %r10
	movl	8(%r12), %r15d
	cmpq	%r15, %r10
	jae	25b
	movq	%r10, 1328(%rsp)
	movq	%r9, 2216(%rsp)
	movl	%r8d, 140(%rsp)
	movl	(%r12), %r10d
	movl	16(%r12), %eax
	movl	%eax, 64(%rsp)
	movl	20(%r12), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r15, 1320(%rsp)
	je	229f
	movq	%rdx, 336(%rsp)
	movq	%rax, %rcx
	imulq	1328(%rsp), %rcx
	movl	$2, %r15d
	subq	%r10, %r15
	imull	140(%rsp), %eax
	movl	%r10d, %edx
	shll	$4, %edx
	movl	%edx, 464(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, 720(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1792(%rsp)
	vpbroadcastd	263f(%rip), %ymm6
	movl	$16, 16(%rsp)
	movq	1312(%rsp), %rbp
	xorl	%edi, %edi
	vmovaps	%ymm14, %ymm15
	vmovups	%ymm14, 1760(%rsp)
	vmovups	%ymm0, 96(%rsp)
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	movl	12(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm3, %ymm8, %ymm3
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 96(%rsp)
	incq	%rdx
	addl	%r10d, %eax
	movl	16(%rsp), %esi
	addl	464(%rsp), %esi
	movl	%esi, 16(%rsp)
	addq	%r10, %rdi
	addq	720(%rsp), %rbp
	cmpq	%r10, %rdx
	je	227f
28:
	movq	%rdx, %r12
	imulq	%r10, %r12
	leal	(%rcx,%r12), %r9d
	andl	$2147483647, %r9d
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	792(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r14b
	je	29f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm13, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
29:
	testb	$1, %r14b
	je	210f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
210:
	movq	(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm8
	vsubps	%ymm8, %ymm4, %ymm9
	vbroadcastss	4(%rsi), %ymm4
	vbroadcastss	8(%rsi), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	movq	%r12, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm4, (%r11,%rsi)
	testb	$8, %r14b
	jne	213f
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm8
	cmpq	$1, %r10
	je	214f
211:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm13, %ymm8, %ymm4
	jne	215f
212:
	vmovups	96(%rsp), %ymm0
	testq	%rdx, %rdx
	jne	27b
	jmp	221f
	.p2align	4
213:
	vbroadcastss	265f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm9
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm9
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm9
	vbroadcastss	268f(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm10
	vcmpltps	%ymm4, %ymm13, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm14, %ymm9
	vbroadcastss	269f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm10
	vmulps	%ymm9, %ymm15, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vmulps	1760(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vpaddd	%ymm6, %ymm12, %ymm6
	vbroadcastss	270f(%rip), %ymm12
	vandps	%ymm12, %ymm9, %ymm9
	vmovups	2112(%rsp), %ymm5
	vorps	%ymm5, %ymm9, %ymm15
	vandps	%ymm12, %ymm10, %ymm9
	vorps	%ymm5, %ymm9, %ymm5
	vmovups	%ymm5, 1760(%rsp)
	vmovdqu	1536(%rsp), %ymm5
	vandps	%ymm14, %ymm11, %ymm9
	vmovups	1792(%rsp), %ymm10
	vaddps	%ymm9, %ymm10, %ymm10
	vmovups	%ymm10, 1792(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm8
	cmpq	$1, %r10
	jne	211b
214:
	vaddps	%ymm2, %ymm8, %ymm2
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm13, %ymm8, %ymm4
	je	212b
215:
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	222f
216:
	addq	%rbx, %r12
	addq	%rbx, %r9
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	792(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r14b
	je	217f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm13, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm11
217:
	movq	(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm12
	vbroadcastss	4(%rsi), %ymm9
	vbroadcastss	8(%rsi), %ymm10
	testb	$1, %r14b
	movq	1336(%rsp), %r11
	je	218f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpxor	%xmm13, %xmm13, %xmm13
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
218:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	shlq	$5, %r12
	vmovaps	%ymm9, (%r11,%r12)
	testb	$8, %r14b
	je	219f
	vbroadcastss	265f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vbroadcastss	268f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm12
	vpxor	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm9, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	269f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1760(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	270f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	2112(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	262f(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1760(%rsp)
	vmovdqu	1536(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1792(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1792(%rsp)
219:
	vsubps	%ymm10, %ymm9, %ymm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	220f
	vaddps	%ymm2, %ymm9, %ymm2
220:
	leaq	128(%r13), %rbx
	vandps	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	vmovups	96(%rsp), %ymm0
	testq	%rdx, %rdx
	jne	27b
221:
	vmovups	176(%rsp), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	%ymm9, 176(%rsp)
	jmp	27b
	.p2align	4
222:
	movq	%rbp, %rsi
	movl	16(%rsp), %r11d
	jmp	224f
	.p2align	4
223:
	vpand	%ymm5, %ymm0, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm9, %ymm0
	vaddps	%ymm0, %ymm4, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rsi
	cmpq	$1, %r8
	je	216b
224:
	leaq	(%rdi,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, 12(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	792(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	12(%rsp), %r14d
	vmovdqa	%ymm0, %ymm9
	testb	$1, %r14b
	je	225f
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm13, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
225:
	testb	$1, %r14b
	je	226f
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm13, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
226:
	movq	(%rsp), %r8
	vbroadcastss	(%r8), %ymm10
	vsubps	%ymm10, %ymm9, %ymm11
	vbroadcastss	4(%r8), %ymm9
	vbroadcastss	8(%r8), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	vmovaps	%ymm9, (%rsi)
	testb	$8, %r14b
	je	223b
	vbroadcastss	265f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vbroadcastss	267f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vbroadcastss	268f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm12
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm9, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	269f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm12
	vmulps	%ymm11, %ymm15, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1760(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	270f(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	2112(%rsp), %ymm5
	vorps	%ymm5, %ymm11, %ymm15
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	262f(%rip), %ymm14
	vorps	%ymm5, %ymm11, %ymm5
	vmovups	%ymm5, 1760(%rsp)
	vmovdqu	1536(%rsp), %ymm5
	vandps	%ymm14, %ymm13, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1792(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1792(%rsp)
	jmp	223b
	.p2align	4
227:
	vpbroadcastd	271f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm7
	vpackssdw	%xmm7, %xmm0, %xmm7
	vpbroadcastd	272f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	273f(%rip), %ymm8
	vpblendw	$170, %ymm8, %ymm6, %ymm6
	vbroadcastss	274f(%rip), %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	275f(%rip), %ymm5
	vaddps	%ymm5, %ymm0, %ymm0
	movq	2168(%rsp), %rbp
	movq	336(%rsp), %rdx
	vmovdqu	176(%rsp), %ymm5
	testq	%rdx, %rdx
	vmovups	%ymm0, 3888(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	js	230f
228:
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2ss	%rdx, %xmm1, %xmm6
	jmp	231f
229:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	%ymm0, 1792(%rsp)
	vmovups	%ymm14, 1760(%rsp)
	vmovaps	%ymm14, %ymm15
	testq	%rdx, %rdx
	vmovups	%ymm0, 3888(%rsp)
	vmovdqa	%xmm7, 16(%rsp)
	jns	228b
230:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2ss	%rdx, %xmm1, %xmm0
	vaddss	%xmm0, %xmm0, %xmm6
231:
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2ss	%r10, %xmm1, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm8
	vdivps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm5, %ymm8, %ymm5
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm3, %ymm8, %ymm3
	vminps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm9, %ymm9
	vmulps	%ymm2, %ymm8, %ymm2
	vmaxps	%ymm5, %ymm4, %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
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
	vbroadcastss	276f(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vbroadcastss	%xmm6, %ymm3
	vmovups	%ymm3, 3536(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	vmovups	%ymm15, 3920(%rsp)
	je	237f
	vmaxps	%ymm6, %ymm2, %ymm3
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm6
	vaddps	%ymm6, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vaddps	%ymm3, %ymm2, %ymm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm3, %xmm3, %xmm3
	movq	1312(%rsp), %rdx
	xorl	%esi, %esi
	jmp	235f
	.p2align	4
232:
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%edi, %edi
233:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	addq	%r11, %r8
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2ss	%rdi, %xmm1, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm9
	vsubps	%ymm6, %ymm9, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm14
	vbroadcastss	%xmm13, %ymm9
	vaddps	%ymm14, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm14, %ymm9
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm12, %ymm14, %ymm10
234:
	vcvtsi2ss	%rsi, %xmm1, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm3, %ymm11, %ymm3
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	237f
235:
	cmpq	$1, %r10
	je	232b
	vxorps	%xmm11, %xmm11, %xmm11
	movq	%rdx, %r9
	xorl	%edi, %edi
	vpxor	%xmm7, %xmm7, %xmm7
	.p2align	4
236:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm6, %ymm12, %ymm12
	vsubps	%ymm8, %ymm12, %ymm12
	vmaxps	%ymm7, %ymm12, %ymm12
	vxorps	%xmm1, %xmm1, %xmm1
	vcvtsi2ss	%rdi, %xmm1, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm14
	vfmadd213ps	%ymm10, %ymm12, %ymm14
	vsubps	%ymm6, %ymm13, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm1, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm15, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm14, %ymm12, %ymm10
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	236b
	vpxor	%xmm7, %xmm7, %xmm7
	testb	$1, %r10b
	jne	233b
	jmp	234b
	.p2align	4
237:
	vbroadcastss	277f(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm6
	vbroadcastss	262f(%rip), %ymm12
	vdivps	%ymm6, %ymm12, %ymm8
	vbroadcastss	278f(%rip), %ymm6
	vcmpltps	%ymm3, %ymm6, %ymm11
	vbroadcastss	279f(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	276f(%rip), %ymm6
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm8, %ymm9, %ymm6
	vblendvps	%ymm11, %ymm6, %ymm0, %ymm6
	vmulps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm0, %ymm5
	vbroadcastss	280f(%rip), %ymm0
	vmovups	3536(%rsp), %ymm7
	vdivps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm8, %ymm10, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm0, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm10, %ymm9
	vbroadcastss	281f(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	%ymm4, %ymm8, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm0, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm4
	vbroadcastss	282f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	96(%rsp), %ymm1
	vfnmadd231ps	%ymm7, %ymm2, %ymm1
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm1, %ymm0, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm9, %ymm3
	vblendvps	%ymm8, %ymm1, %ymm4, %ymm1
	vbroadcastss	52(%rax), %ymm14
	vbroadcastss	76(%rax), %ymm15
	vbroadcastss	56(%rax), %ymm12
	vxorps	%xmm7, %xmm7, %xmm7
	vbroadcastss	80(%rax), %ymm13
	vbroadcastss	64(%rax), %ymm10
	vbroadcastss	88(%rax), %ymm11
	vbroadcastss	68(%rax), %ymm8
	vbroadcastss	92(%rax), %ymm9
	vminps	%ymm6, %ymm15, %ymm4
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm15, 2704(%rsp)
	vblendvps	%ymm6, %ymm15, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm14, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm14, 2736(%rsp)
	vblendvps	%ymm4, %ymm14, %ymm6, %ymm6
	vminps	%ymm5, %ymm13, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm13, 2768(%rsp)
	vblendvps	%ymm5, %ymm13, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm12, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm12, 2800(%rsp)
	vblendvps	%ymm4, %ymm12, %ymm5, %ymm4
	vmovups	%ymm4, 1344(%rsp)
	vminps	%ymm2, %ymm11, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm11, 2896(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm4, %ymm2
	vbroadcastss	262f(%rip), %ymm11
	vmaxps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2928(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm5
	vmovaps	%ymm6, %ymm10
	vminps	%ymm3, %ymm9, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm8, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm8, %ymm3, %ymm2
	vmovups	%ymm2, 1568(%rsp)
	vbroadcastss	96(%rax), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%rax), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm1
	vmovups	%ymm1, 1728(%rsp)
	vbroadcastss	283f(%rip), %ymm1
	vmovups	3536(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vpor	16(%rsp), %xmm1, %xmm1
	vmovups	96(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm0
	vbroadcastss	84(%rax), %ymm2
	vmovups	%ymm2, 2640(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%rax), %ymm2
	vmovups	%ymm2, 2672(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm13
	vpmovzxwd	%xmm1, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu	%ymm1, 2608(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm6
	vbroadcastss	284f(%rip), %ymm1
	vbroadcastss	285f(%rip), %ymm2
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 3440(%rsp)
	movl	64(%rsp), %eax
	vxorps	%xmm14, %xmm14, %xmm14
	vcvtsi2ss	%rax, %xmm14, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3824(%rsp)
	vmovups	%ymm8, 2992(%rsp)
	vmovups	%ymm9, 2960(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovaps	%ymm5, %ymm9
	vmovaps	%ymm6, %ymm5
	vmovss	281f(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3984(%rsp)
	vmovups	%ymm3, 2864(%rsp)
	vmovups	%ymm4, 2832(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3952(%rsp)
	leaq	(%r10,%r10,4), %rcx
	shlq	$5, %rcx
	addq	%rbx, %rcx
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2416(%rsp)
	vmovups	%ymm0, 2448(%rsp)
	vmovups	%ymm0, 2480(%rsp)
	vmovups	%ymm0, 2512(%rsp)
	vmovups	%ymm0, 2544(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 2224(%rsp)
	vmovups	%ymm11, 2576(%rsp)
	vbroadcastss	288f(%rip), %ymm0
	vmovups	%ymm0, 3792(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1920(%rsp)
	vmovups	%ymm0, 3024(%rsp)
	vmovups	%ymm1, 3088(%rsp)
	vbroadcastss	287f(%rip), %ymm0
	vmovups	%ymm0, 3568(%rsp)
	vbroadcastss	286f(%rip), %ymm0
	vmovups	%ymm0, 3152(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3056(%rsp)
	jmp	239f
	.p2align	4
238:
	vbroadcastss	262f(%rip), %ymm10
	vmovups	4080(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm2
	vmovups	4048(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm8, %ymm2
	vminps	%ymm2, %ymm12, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	816(%rsp), %ymm6
	vmulps	3472(%rsp), %ymm6, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	464(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	976(%rsp), %ymm13
	vmulps	3504(%rsp), %ymm13, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmovups	96(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	304(%rsp), %ymm0
	vmulps	560(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	720(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	144(%rsp), %ymm0
	vmulps	496(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	176(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	880(%rsp), %ymm14
	vmulps	592(%rsp), %ymm14, %ymm4
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	64(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	1232(%rsp), %ymm0
	vmulps	1200(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	208(%rsp), %ymm0
	vsubps	%ymm0, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmovups	2608(%rsp), %ymm2
	vxorps	%xmm12, %xmm12, %xmm12
	vfmadd132ps	656(%rsp), %ymm12, %ymm2
	vmovups	2416(%rsp), %ymm3
	vfmadd231ps	912(%rsp), %ymm3, %ymm2
	vmovups	368(%rsp), %ymm3
	vfmadd231ps	2448(%rsp), %ymm3, %ymm2
	vmovups	944(%rsp), %ymm3
	vfmadd231ps	2480(%rsp), %ymm3, %ymm2
	vmovups	848(%rsp), %ymm3
	vfmadd231ps	2512(%rsp), %ymm3, %ymm2
	vmovups	624(%rsp), %ymm4
	vfmadd231ps	2544(%rsp), %ymm4, %ymm2
	vmovups	2224(%rsp), %ymm8
	vsubps	%ymm2, %ymm8, %ymm2
	vbroadcastss	281f(%rip), %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vmulps	1600(%rsp), %ymm11, %ymm11
	vmovups	3248(%rsp), %ymm3
	vfmadd213ps	2352(%rsp), %ymm11, %ymm3
	vmulps	1984(%rsp), %ymm3, %ymm4
	vmovups	2256(%rsp), %ymm3
	vfmadd213ps	%ymm7, %ymm4, %ymm3
	vmovups	3280(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm11, %ymm5
	vmulps	2016(%rsp), %ymm5, %ymm7
	vmovups	%ymm7, 560(%rsp)
	vmovups	3312(%rsp), %ymm3
	vfmadd213ps	3184(%rsp), %ymm7, %ymm3
	vmovups	1008(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm4, %ymm0
	vmovups	2288(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm11, %ymm3
	vmulps	1168(%rsp), %ymm3, %ymm9
	vmovups	%ymm9, 1888(%rsp)
	vmovups	1376(%rsp), %ymm3
	vfmadd213ps	1072(%rsp), %ymm9, %ymm3
	vmovups	1408(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm7, %ymm0
	vmovups	2320(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm4, %ymm3
	vmovups	1040(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm11, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm0
	vmovups	3344(%rsp), %ymm5
	vfmadd213ps	2048(%rsp), %ymm0, %ymm5
	vmovups	3376(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm9, %ymm3
	vmovups	1104(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm7, %ymm5
	vbroadcastss	277f(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vdivps	%ymm2, %ymm10, %ymm2
	vmovups	1136(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vmovups	3216(%rsp), %ymm7
	vfmadd213ps	%ymm3, %ymm11, %ymm7
	vmovups	%ymm8, 2224(%rsp)
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	2576(%rsp), %ymm2, %ymm2
	vmovups	3568(%rsp), %ymm5
	vminps	%ymm2, %ymm5, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vmulps	%ymm7, %ymm6, %ymm9
	vbroadcastss	2146f(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vcmpltps	1920(%rsp), %ymm12, %ymm3
	vmovups	%ymm3, 240(%rsp)
	vcmpnltps	%ymm8, %ymm12, %ymm6
	vorps	%ymm6, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm2, %ymm3
	vmovups	1536(%rsp), %ymm7
	vandps	%ymm7, %ymm9, %ymm6
	vmovups	%ymm9, 1200(%rsp)
	vbroadcastss	2148f(%rip), %ymm12
	vaddps	%ymm6, %ymm12, %ymm6
	vmovaps	%ymm10, %ymm2
	vdivps	%ymm6, %ymm10, %ymm6
	vmovups	%ymm6, 816(%rsp)
	vmovups	1568(%rsp), %ymm5
	vmulps	%ymm6, %ymm5, %ymm6
	vmovups	%ymm3, 752(%rsp)
	vminps	%ymm3, %ymm6, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm8, %ymm6
	vmulps	%ymm0, %ymm13, %ymm8
	vandps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm8, 16(%rsp)
	vaddps	%ymm0, %ymm12, %ymm0
	vdivps	%ymm0, %ymm2, %ymm13
	vmovaps	%ymm2, %ymm15
	vmovups	1728(%rsp), %ymm3
	vmulps	%ymm3, %ymm13, %ymm0
	vminps	%ymm6, %ymm0, %ymm10
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm10, %ymm0
	vmulps	%ymm4, %ymm14, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vandps	%ymm7, %ymm2, %ymm4
	vmovaps	%ymm12, %ymm6
	vaddps	%ymm4, %ymm12, %ymm4
	vdivps	%ymm4, %ymm15, %ymm2
	vmovaps	%ymm15, %ymm10
	vbroadcastss	276f(%rip), %ymm12
	vmovups	%ymm2, 1824(%rsp)
	vmulps	%ymm2, %ymm12, %ymm4
	vmulps	%ymm4, %ymm5, %ymm14
	vmulps	%ymm4, %ymm3, %ymm4
	vminps	%ymm14, %ymm4, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm4, %ymm15, %ymm4
	vmulps	3984(%rsp), %ymm2, %ymm14
	vminps	%ymm4, %ymm14, %ymm15
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm14, %ymm15, %ymm4
	vminps	%ymm0, %ymm4, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm14, %ymm2
	vmulps	1232(%rsp), %ymm11, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vandps	%ymm7, %ymm0, %ymm11
	vaddps	%ymm6, %ymm11, %ymm11
	vdivps	%ymm11, %ymm10, %ymm4
	vmovups	%ymm4, 1856(%rsp)
	vmulps	%ymm4, %ymm12, %ymm14
	vmulps	%ymm5, %ymm14, %ymm15
	vmulps	%ymm3, %ymm14, %ymm14
	vminps	%ymm15, %ymm14, %ymm0
	vcmpunordps	%ymm15, %ymm15, %ymm15
	vblendvps	%ymm15, %ymm14, %ymm0, %ymm0
	vmulps	3952(%rsp), %ymm4, %ymm14
	vminps	%ymm0, %ymm14, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm14, %ymm15, %ymm0
	vminps	%ymm2, %ymm0, %ymm14
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm2
	vmovups	1952(%rsp), %ymm0
	vsubps	2736(%rsp), %ymm0, %ymm14
	vmovups	2704(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm15
	vblendvps	%ymm2, %ymm14, %ymm15, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm8, %ymm14
	vmovups	1344(%rsp), %ymm3
	vsubps	2800(%rsp), %ymm3, %ymm15
	vmovups	2768(%rsp), %ymm0
	vsubps	%ymm3, %ymm0, %ymm0
	vblendvps	%ymm14, %ymm15, %ymm0, %ymm0
	vmulps	816(%rsp), %ymm2, %ymm12
	vmulps	464(%rsp), %ymm2, %ymm2
	vbroadcastss	2149f(%rip), %ymm8
	vmulps	%ymm8, %ymm12, %ymm12
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vbroadcastss	288f(%rip), %ymm4
	vminps	%ymm4, %ymm12, %ymm12
	vblendvps	%ymm2, %ymm12, %ymm4, %ymm2
	vmulps	%ymm0, %ymm13, %ymm12
	vmulps	96(%rsp), %ymm0, %ymm0
	vmulps	%ymm8, %ymm12, %ymm12
	vcmpltps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm12, %ymm4, %ymm0
	vminps	%ymm2, %ymm0, %ymm12
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm12, %ymm0
	vmovups	304(%rsp), %ymm11
	vmulps	1888(%rsp), %ymm11, %ymm9
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm9, %ymm2
	vmovups	688(%rsp), %ymm15
	vsubps	2672(%rsp), %ymm15, %ymm12
	vmovups	2640(%rsp), %ymm5
	vsubps	%ymm15, %ymm5, %ymm13
	vblendvps	%ymm2, %ymm12, %ymm13, %ymm2
	vandps	%ymm7, %ymm9, %ymm12
	vaddps	%ymm6, %ymm12, %ymm12
	vdivps	%ymm12, %ymm10, %ymm12
	vmulps	%ymm2, %ymm12, %ymm12
	vmulps	720(%rsp), %ymm2, %ymm2
	vmulps	%ymm8, %ymm12, %ymm12
	vcmpltps	%ymm2, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm12, %ymm4, %ymm2
	vminps	%ymm0, %ymm2, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm12, %ymm0
	vmovups	560(%rsp), %ymm2
	vmulps	144(%rsp), %ymm2, %ymm14
	vandps	%ymm7, %ymm14, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vdivps	%ymm2, %ymm10, %ymm2
	vcmpltps	%ymm3, %ymm14, %ymm5
	vmovups	336(%rsp), %ymm3
	vsubps	2928(%rsp), %ymm3, %ymm12
	vmovups	2896(%rsp), %ymm6
	vsubps	%ymm3, %ymm6, %ymm13
	vblendvps	%ymm5, %ymm12, %ymm13, %ymm5
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	176(%rsp), %ymm5, %ymm5
	vmulps	%ymm2, %ymm8, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm5, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	592(%rsp), %ymm6
	vcmpltps	%ymm2, %ymm6, %ymm2
	vmovups	1264(%rsp), %ymm7
	vsubps	2992(%rsp), %ymm7, %ymm5
	vmovups	2960(%rsp), %ymm3
	vsubps	%ymm7, %ymm3, %ymm12
	vblendvps	%ymm2, %ymm5, %ymm12, %ymm2
	vmulps	1824(%rsp), %ymm2, %ymm5
	vmulps	64(%rsp), %ymm2, %ymm2
	vmulps	%ymm5, %ymm8, %ymm5
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovaps	%ymm4, %ymm13
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	976(%rsp), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vmovups	3696(%rsp), %ymm12
	vsubps	2832(%rsp), %ymm12, %ymm5
	vmovups	2864(%rsp), %ymm3
	vsubps	%ymm12, %ymm3, %ymm10
	vblendvps	%ymm2, %ymm5, %ymm10, %ymm2
	vmulps	1856(%rsp), %ymm2, %ymm5
	vmulps	208(%rsp), %ymm2, %ymm2
	vmulps	%ymm5, %ymm8, %ymm5
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm13, %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vsqrtps	%ymm1, %ymm8
	vmovaps	%ymm15, %ymm1
	vbroadcastss	262f(%rip), %ymm0
	vdivps	%ymm15, %ymm0, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	2145f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vminps	%ymm8, %ymm0, %ymm2
	vcmpunordps	%ymm8, %ymm8, %ymm10
	vmovups	%ymm8, 720(%rsp)
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	1344(%rsp), %ymm3
	vaddps	16(%rsp), %ymm3, %ymm0
	vmovups	2768(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm10
	vblendvps	%ymm10, %ymm5, %ymm2, %ymm2
	vmovups	2800(%rsp), %ymm5
	vmaxps	%ymm2, %ymm5, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm10, %ymm2
	vmovups	1952(%rsp), %ymm13
	vaddps	1200(%rsp), %ymm13, %ymm11
	vmovups	2704(%rsp), %ymm5
	vminps	%ymm11, %ymm5, %ymm10
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm5, %ymm10, %ymm10
	vmovups	2736(%rsp), %ymm5
	vmaxps	%ymm10, %ymm5, %ymm15
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm5, %ymm15, %ymm15
	vcmpneqps	%ymm2, %ymm0, %ymm0
	vcmpeqps	%ymm3, %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm10
	vaddps	%ymm1, %ymm9, %ymm0
	vmovaps	%ymm1, %ymm5
	vmovups	2640(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm2, %ymm2
	vmovups	2672(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm9, %ymm2
	vcmpneqps	%ymm15, %ymm11, %ymm9
	vcmpeqps	%ymm13, %ymm15, %ymm11
	vandps	%ymm9, %ymm11, %ymm9
	vmovups	336(%rsp), %ymm3
	vaddps	%ymm3, %ymm14, %ymm11
	vmovups	2896(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2928(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm2, %ymm0, %ymm0
	vcmpeqps	%ymm5, %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm0
	vaddps	%ymm6, %ymm7, %ymm2
	vmovups	2960(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm15
	vcmpunordps	%ymm2, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm15, %ymm5
	vmovups	2992(%rsp), %ymm1
	vmaxps	%ymm5, %ymm1, %ymm15
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm15, %ymm5
	vcmpneqps	%ymm14, %ymm11, %ymm11
	vcmpeqps	%ymm3, %ymm14, %ymm14
	vandps	%ymm11, %ymm14, %ymm11
	vaddps	%ymm4, %ymm12, %ymm14
	vmovups	2864(%rsp), %ymm1
	vminps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm15, %ymm4
	vmovups	2832(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm15
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm15, %ymm4
	vcmpneqps	%ymm5, %ymm2, %ymm2
	vcmpeqps	%ymm7, %ymm5, %ymm5
	vandps	%ymm2, %ymm5, %ymm2
	vcmpneqps	%ymm4, %ymm14, %ymm5
	vcmpeqps	%ymm4, %ymm12, %ymm4
	vandps	%ymm5, %ymm4, %ymm4
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$4, %ymm2, %ymm2
	vpsrld	$31, %ymm4, %ymm4
	vpslld	$5, %ymm4, %ymm4
	vpor	%ymm4, %ymm2, %ymm2
	vpsrld	$31, %ymm11, %ymm4
	vpslld	$3, %ymm4, %ymm4
	vpor	%ymm4, %ymm2, %ymm2
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$2, %ymm0, %ymm0
	vpor	%ymm0, %ymm2, %ymm0
	vpsrld	$31, %ymm10, %ymm2
	vpaddd	%ymm2, %ymm2, %ymm2
	vpor	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm9, %ymm0, %ymm11
	vmovdqu	%ymm11, 144(%rsp)
	vbroadcastss	2142f(%rip), %ymm0
	vmovups	272(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm5
	vmovups	3792(%rsp), %ymm15
	vcmpltps	%ymm8, %ymm15, %ymm2
	vorps	%ymm5, %ymm2, %ymm2
	vmovups	240(%rsp), %ymm6
	vandps	%ymm2, %ymm6, %ymm2
	vmovups	3088(%rsp), %ymm0
	vbroadcastss	281f(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm0, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	1920(%rsp), %ymm8
	vcmpnltps	%ymm8, %ymm3, %ymm4
	vorps	%ymm4, %ymm5, %ymm4
	vmovups	%ymm4, 64(%rsp)
	vandps	%ymm5, %ymm6, %ymm1
	vmovups	3856(%rsp), %ymm3
	vsubps	3120(%rsp), %ymm3, %ymm5
	vmovups	%ymm5, 176(%rsp)
	vmovups	3408(%rsp), %ymm3
	vbroadcastss	288f(%rip), %ymm6
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm4
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpnltps	%ymm5, %ymm3, %ymm5
	vmovups	3024(%rsp), %ymm3
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm3
	vmovups	%ymm3, 3024(%rsp)
	vmovups	3152(%rsp), %ymm3
	vcmpltps	%ymm6, %ymm3, %ymm4
	vmovups	496(%rsp), %ymm3
	vmovups	208(%rsp), %ymm6
	vcmpltps	%ymm3, %ymm6, %ymm9
	vandps	%ymm4, %ymm9, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm14
	vblendvps	%ymm5, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 3088(%rsp)
	vmovups	304(%rsp), %ymm0
	vcmpnleps	%ymm2, %ymm0, %ymm2
	vmovups	752(%rsp), %ymm10
	vcmpnleps	%ymm14, %ymm10, %ymm4
	vorps	%ymm4, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	262f(%rip), %ymm6
	vpandn	%ymm6, %ymm2, %ymm2
	vblendvps	%ymm5, %ymm8, %ymm2, %ymm0
	vmovups	%ymm0, 1920(%rsp)
	vmovups	1200(%rsp), %ymm0
	vfmadd213ps	%ymm13, %ymm14, %ymm0
	vmovups	2704(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm2
	vmovups	2736(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm2
	vorps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, 304(%rsp)
	vmovups	16(%rsp), %ymm1
	vmovups	1344(%rsp), %ymm9
	vfmadd213ps	%ymm9, %ymm14, %ymm1
	vmovups	2768(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm0
	vcmpunordps	%ymm1, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm0, %ymm0
	vmovups	2800(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm11, %ymm0
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm0, %ymm0
	vorps	%ymm0, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm13, %ymm2, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vsubps	%ymm13, %ymm1, %ymm13
	vmovups	2608(%rsp), %ymm1
	vblendvps	%ymm8, %ymm1, %ymm13, %ymm1
	vblendvps	%ymm8, %ymm9, %ymm3, %ymm3
	vmovups	%ymm3, 208(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd132ps	656(%rsp), %ymm2, %ymm13
	vsubps	%ymm9, %ymm3, %ymm2
	vmovups	2416(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm2, %ymm0
	vfmadd231ps	912(%rsp), %ymm2, %ymm13
	vmovups	592(%rsp), %ymm3
	vfmadd213ps	%ymm7, %ymm14, %ymm3
	vmovups	2960(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm2
	vmovups	2992(%rsp), %ymm3
	vmaxps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmovups	%ymm2, 1568(%rsp)
	vsubps	%ymm7, %ymm2, %ymm2
	vfmadd231ps	848(%rsp), %ymm2, %ymm13
	vmovups	2512(%rsp), %ymm9
	vblendvps	%ymm8, %ymm9, %ymm2, %ymm9
	vmovdqa	%ymm6, %ymm7
	vdivps	%ymm10, %ymm6, %ymm3
	vmovups	%ymm1, 2608(%rsp)
	vmulps	%ymm1, %ymm3, %ymm4
	vmovups	528(%rsp), %ymm1
	vfnmadd213ps	368(%rsp), %ymm4, %ymm1
	vmovups	1664(%rsp), %ymm5
	vmovups	944(%rsp), %ymm11
	vfnmadd213ps	%ymm11, %ymm4, %ymm5
	vmovups	%ymm0, 2416(%rsp)
	vmulps	%ymm0, %ymm3, %ymm4
	vmovups	432(%rsp), %ymm0
	vfnmadd213ps	%ymm1, %ymm4, %ymm0
	vmovups	1696(%rsp), %ymm1
	vfnmadd213ps	%ymm5, %ymm4, %ymm1
	vmovups	2576(%rsp), %ymm2
	vblendvps	%ymm8, %ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 2576(%rsp)
	vfmadd132ps	976(%rsp), %ymm12, %ymm14
	vmovups	2864(%rsp), %ymm2
	vminps	%ymm14, %ymm2, %ymm4
	vcmpunordps	%ymm14, %ymm14, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm4
	vmovups	2832(%rsp), %ymm2
	vmaxps	%ymm4, %ymm2, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm5, %ymm4
	vblendvps	%ymm8, %ymm12, %ymm4, %ymm4
	vmovups	%ymm4, 1728(%rsp)
	vsubps	%ymm12, %ymm4, %ymm4
	vfmadd231ps	624(%rsp), %ymm4, %ymm13
	vmovups	2544(%rsp), %ymm6
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm6
	vmovups	%ymm9, 2512(%rsp)
	vmulps	%ymm3, %ymm9, %ymm4
	vmovups	2080(%rsp), %ymm5
	vfnmadd213ps	%ymm0, %ymm4, %ymm5
	vmovups	1472(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm4, %ymm2
	vmovups	%ymm6, 2544(%rsp)
	vmulps	%ymm6, %ymm3, %ymm4
	vmovups	1632(%rsp), %ymm1
	vfnmadd213ps	%ymm5, %ymm4, %ymm1
	vmovups	4144(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm9
	vmulps	1440(%rsp), %ymm3, %ymm5
	vmovups	4112(%rsp), %ymm0
	vmulps	%ymm5, %ymm0, %ymm6
	vmulps	%ymm6, %ymm9, %ymm14
	vmovdqa	%ymm7, %ymm1
	vfnmadd213ps	%ymm7, %ymm6, %ymm6
	vbroadcastss	2135f(%rip), %ymm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vdivps	%ymm6, %ymm1, %ymm6
	vmovaps	%ymm1, %ymm12
	vmovups	1504(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm4, %ymm1
	vfmsub231ps	%ymm1, %ymm0, %ymm14
	vmulps	%ymm6, %ymm14, %ymm2
	vmulps	%ymm2, %ymm0, %ymm2
	vmulps	%ymm2, %ymm10, %ymm2
	vbroadcastss	2150f(%rip), %ymm7
	vmovups	336(%rsp), %ymm1
	vmulps	%ymm7, %ymm1, %ymm6
	vmaxps	%ymm2, %ymm6, %ymm14
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm14, %ymm2
	vaddps	%ymm2, %ymm1, %ymm2
	vmovups	2896(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm6, %ymm2
	vmovups	2928(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm6, %ymm2
	vmulps	%ymm3, %ymm9, %ymm4
	vmulps	%ymm3, %ymm5, %ymm5
	vmulps	%ymm4, %ymm10, %ymm4
	vblendvps	%ymm8, %ymm1, %ymm2, %ymm9
	vsubps	%ymm1, %ymm9, %ymm6
	vfnmadd231ps	%ymm5, %ymm6, %ymm4
	vmovups	688(%rsp), %ymm3
	vmulps	%ymm7, %ymm3, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm7, %ymm4
	vbroadcastss	2147f(%rip), %ymm5
	vmovups	720(%rsp), %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	96(%rsp), %ymm5, %ymm5
	vmovups	64(%rsp), %ymm0
	vbroadcastss	288f(%rip), %ymm7
	vblendvps	%ymm0, %ymm7, %ymm5, %ymm5
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm7
	vcmpleps	%ymm7, %ymm5, %ymm5
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovups	2384(%rsp), %ymm0
	vcmpleps	%ymm7, %ymm0, %ymm7
	vandps	%ymm7, %ymm5, %ymm5
	vblendvps	%ymm8, %ymm15, %ymm1, %ymm15
	vmovups	%ymm15, 3792(%rsp)
	vmovups	304(%rsp), %ymm0
	vandnps	144(%rsp), %ymm0, %ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm13
	vmovups	2480(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2480(%rsp)
	vorps	4016(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm0
	vaddps	%ymm4, %ymm3, %ymm4
	vmovups	2640(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vmovups	2672(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vblendvps	%ymm8, %ymm0, %ymm4, %ymm4
	vsubps	%ymm0, %ymm4, %ymm6
	vfmadd231ps	368(%rsp), %ymm6, %ymm13
	vmovups	2448(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	vmovups	464(%rsp), %ymm0
	vandnps	%ymm13, %ymm0, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	2224(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2224(%rsp)
	vandps	%ymm1, %ymm8, %ymm6
	vandnps	176(%rsp), %ymm5, %ymm1
	vaddps	3120(%rsp), %ymm1, %ymm1
	vmovups	3056(%rsp), %ymm5
	vcmpltps	3824(%rsp), %ymm5, %ymm5
	vandps	%ymm1, %ymm5, %ymm5
	vmovups	16(%rsp), %ymm10
	vmovups	208(%rsp), %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm12, %ymm11
239:
	vpshufb	2151f(%rip), %ymm6, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	289f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4304(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3680(%rsp)
	vpbroadcastd	290f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4272(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3664(%rsp)
	vpbroadcastd	291f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4240(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3648(%rsp)
	vpbroadcastd	292f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4208(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3632(%rsp)
	vpbroadcastd	293f(%rip), %ymm0
	vmovups	%ymm6, 4016(%rsp)
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4176(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3616(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4336(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3600(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	400(%rsp), %ymm14
	.p2align	4
240:
	vmovups	%ymm5, 3856(%rsp)
	vaddss	%xmm4, %xmm5, %xmm0
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
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vmovups	%ymm13, 688(%rsp)
	vmovups	%ymm9, 336(%rsp)
	vmovss	%xmm0, 2384(%rsp)
	vmovups	%ymm10, 1952(%rsp)
	je	246f
	vdivps	1568(%rsp), %ymm11, %ymm9
	vbroadcastss	294f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm12
	vbroadcastss	295f(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	297f(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm3
	vbroadcastss	298f(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	299f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	2100f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm0, %ymm3, %ymm3
	vbroadcastss	2102f(%rip), %ymm6
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2103f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2105f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2107f(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1536(%rsp), %ymm2, %ymm5
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm11, %ymm1, %ymm5
	vdivps	%ymm5, %ymm11, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2110f(%rip), %ymm6
	vbroadcastss	2109f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2113f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	276f(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	2117f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2118f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vbroadcastss	2119f(%rip), %ymm1
	vmovups	%ymm9, 16(%rsp)
	vmulps	%ymm1, %ymm9, %ymm5
	vmovups	%ymm12, 96(%rsp)
	vmulps	%ymm5, %ymm12, %ymm0
	vmovups	%ymm0, 464(%rsp)
	movq	%rbx, %rax
	xorl	%edx, %edx
	vmovaps	%ymm11, %ymm1
	vmovss	276f(%rip), %xmm12
	vmovaps	%ymm10, %ymm4
	.p2align	4
241:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rdx, %xmm9, %xmm9
	vaddss	%xmm12, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm4, %ymm9, %ymm9
	vmulps	96(%rsp), %ymm9, %ymm9
	vxorps	%ymm14, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vmovaps	%xmm12, %xmm0
	vbroadcastss	297f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	298f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	299f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	2100f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2102f(%rip), %ymm11
	vbroadcastss	2106f(%rip), %ymm6
	vaddps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2107f(%rip), %ymm6
	vsubps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2103f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1536(%rsp), %ymm9, %ymm12
	vbroadcastss	2108f(%rip), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm12
	vbroadcastss	2104f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2105f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm13
	vbroadcastss	2109f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2111f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2113f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2114f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2117f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2120f(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm6, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	295f(%rip), %ymm15
	vbroadcastss	276f(%rip), %ymm6
	vblendvps	%ymm10, %ymm15, %ymm6, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	176(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmovups	400(%rsp), %ymm14
	vmulps	464(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%xmm0, %xmm12
	vmovaps	%ymm10, %ymm7
	cmpq	%rdx, %r10
	jne	241b
	vdivps	1728(%rsp), %ymm1, %ymm10
	vbroadcastss	294f(%rip), %ymm2
	vmulps	%ymm2, %ymm10, %ymm13
	vmovups	1344(%rsp), %ymm11
	vbroadcastss	295f(%rip), %ymm8
	vsubps	%ymm11, %ymm8, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vxorps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	297f(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	298f(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	299f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	2100f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	2102f(%rip), %ymm6
	vbroadcastss	2101f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2103f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2104f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2105f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2107f(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1536(%rsp), %ymm2, %ymm5
	vbroadcastss	2108f(%rip), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2110f(%rip), %ymm6
	vbroadcastss	2109f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2113f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	276f(%rip), %ymm7
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm7
	vbroadcastss	2117f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2118f(%rip), %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovups	%ymm4, 96(%rsp)
	vbroadcastss	2119f(%rip), %ymm5
	vmovups	%ymm10, 16(%rsp)
	vmulps	%ymm5, %ymm10, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm4
	vmovups	%ymm4, 176(%rsp)
	movq	%rcx, %rax
	xorl	%edx, %edx
	.p2align	4
242:
	vcvtsi2ss	%rdx, %xmm1, %xmm9
	vaddss	%xmm12, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm11, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm14, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	297f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	298f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	299f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	2100f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2102f(%rip), %ymm11
	vbroadcastss	2106f(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2101f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2107f(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2103f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1536(%rsp), %ymm9, %ymm12
	vbroadcastss	2108f(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	2104f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2105f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm13
	vbroadcastss	2109f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2111f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2113f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2114f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2117f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2120f(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	295f(%rip), %ymm15
	vbroadcastss	276f(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	96(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmovups	400(%rsp), %ymm14
	vmulps	176(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%xmm0, %xmm12
	vmovups	1344(%rsp), %ymm11
	vmovaps	%ymm10, %ymm7
	cmpq	%rdx, %r10
	jne	242b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	2384(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	1920(%rsp), %ymm0
	ja	243f
	vxorps	%xmm0, %xmm0, %xmm0
243:
	vmovups	%ymm0, 144(%rsp)
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm0
	vmovups	%ymm0, 976(%rsp)
	movq	%r11, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 1664(%rsp)
	vmovups	%ymm0, 1696(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vmovups	%ymm0, 496(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1472(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1504(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 592(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 1200(%rsp)
	vmovups	688(%rsp), %ymm13
	.p2align	4
244:
	vmovups	%ymm11, 1824(%rsp)
	vmovups	%ymm10, 240(%rsp)
	vmovups	%ymm7, 624(%rsp)
	vmovups	%ymm6, 272(%rsp)
	vmovups	%ymm3, 1856(%rsp)
	vmovups	%ymm8, 944(%rsp)
	vmovups	%ymm2, 1888(%rsp)
	vmovups	%ymm1, 368(%rsp)
	vmovups	%ymm5, 2080(%rsp)
	vmovups	%ymm4, 1632(%rsp)
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmovaps	(%r13,%rsi), %ymm0
	vmovaps	32(%r13,%rsi), %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovaps	64(%r13,%rsi), %ymm1
	vmovups	%ymm1, 2016(%rsp)
	vmovaps	96(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1600(%rsp)
	vmovaps	128(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1984(%rsp)
	vmovups	%ymm0, 2048(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	movq	%rbx, %rsi
	xorl	%edi, %edi
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 64(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm3, 720(%rsp)
	vmovups	%ymm3, 464(%rsp)
	vmovups	%ymm3, 96(%rsp)
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm3, 176(%rsp)
	.p2align	4
245:
	vmovaps	(%rax,%rdi), %ymm13
	vmovaps	-128(%rsi), %ymm14
	vmovaps	-96(%rsi), %ymm9
	vmovaps	%ymm14, %ymm11
	vmovups	336(%rsp), %ymm3
	vfmadd132ps	208(%rsp), %ymm3, %ymm11
	vaddps	976(%rsp), %ymm11, %ymm11
	vbroadcastss	262f(%rip), %ymm3
	vdivps	%ymm11, %ymm3, %ymm8
	vsubps	%ymm11, %ymm13, %ymm11
	vmulps	%ymm8, %ymm11, %ymm11
	vmulps	144(%rsp), %ymm11, %ymm13
	vfmadd213ps	%ymm8, %ymm8, %ymm13
	vmovaps	-64(%rsi), %ymm8
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	720(%rsp), %ymm3
	vfmadd231ps	%ymm14, %ymm11, %ymm3
	vmovups	%ymm3, 720(%rsp)
	vmovups	464(%rsp), %ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm3
	vmovups	%ymm3, 464(%rsp)
	vmovups	96(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm3
	vmovups	%ymm3, 96(%rsp)
	vmovups	16(%rsp), %ymm3
	vfmadd231ps	-32(%rsi), %ymm11, %ymm3
	vmovups	%ymm3, 16(%rsp)
	vmovups	176(%rsp), %ymm3
	vfmadd231ps	(%rsi), %ymm11, %ymm3
	vmovups	%ymm3, 176(%rsp)
	vmulps	%ymm13, %ymm14, %ymm11
	vaddps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm11, %ymm14, %ymm6
	vmulps	%ymm13, %ymm9, %ymm11
	vaddps	%ymm5, %ymm11, %ymm5
	vfmadd231ps	%ymm14, %ymm11, %ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm15
	vaddps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm13, %ymm8, %ymm11
	vmovups	64(%rsp), %ymm3
	vfmadd231ps	%ymm14, %ymm11, %ymm3
	vmovups	%ymm3, 64(%rsp)
	vfmadd231ps	%ymm9, %ymm11, %ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm10
	vaddps	%ymm7, %ymm11, %ymm7
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	245b
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	208(%rsp), %ymm3
	vfmadd213ps	%ymm13, %ymm3, %ymm15
	vmovups	1376(%rsp), %ymm8
	vfmadd231ps	%ymm15, %ymm3, %ymm8
	vmovups	%ymm8, 1376(%rsp)
	vmovups	304(%rsp), %ymm8
	vmulps	688(%rsp), %ymm8, %ymm15
	vmovaps	%ymm1, %ymm8
	vfmadd213ps	%ymm13, %ymm15, %ymm8
	vmovups	1168(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm3, %ymm11
	vmovups	%ymm11, 1168(%rsp)
	vmovaps	%ymm6, %ymm9
	vmovaps	%ymm6, %ymm8
	vfmadd213ps	%ymm13, %ymm15, %ymm8
	vmovups	1136(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm15, %ymm11
	vmovups	%ymm11, 1136(%rsp)
	vmovaps	%ymm1, %ymm8
	vmovups	2048(%rsp), %ymm14
	vfmadd213ps	%ymm13, %ymm14, %ymm8
	vmovups	528(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm3, %ymm11
	vmovups	%ymm11, 528(%rsp)
	vmovaps	%ymm6, %ymm8
	vfmadd213ps	%ymm13, %ymm14, %ymm8
	vmovups	432(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm15, %ymm11
	vmovups	%ymm11, 432(%rsp)
	vmovups	560(%rsp), %ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm11
	vmovups	%ymm11, 560(%rsp)
	vmovups	944(%rsp), %ymm6
	vaddps	%ymm6, %ymm12, %ymm6
	vmovups	%ymm6, 944(%rsp)
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	496(%rsp), %ymm11
	vaddps	%ymm0, %ymm11, %ymm11
	vmovups	%ymm11, 496(%rsp)
	vaddps	%ymm5, %ymm13, %ymm0
	vmovups	1664(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vmovups	%ymm5, 1664(%rsp)
	vmovaps	%ymm4, %ymm8
	vaddps	%ymm4, %ymm13, %ymm0
	vmovups	1696(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vmovups	%ymm5, 1696(%rsp)
	vmovups	1440(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm14, %ymm5
	vmovups	%ymm5, 1440(%rsp)
	vfmadd213ps	%ymm13, %ymm3, %ymm7
	vmovups	1472(%rsp), %ymm0
	vaddps	%ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 1472(%rsp)
	vfmadd213ps	%ymm13, %ymm3, %ymm2
	vmovups	1008(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm3, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vfmadd213ps	%ymm13, %ymm3, %ymm10
	vmovups	1072(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	2016(%rsp), %ymm4
	vmulps	688(%rsp), %ymm4, %ymm0
	vfmadd213ps	%ymm13, %ymm0, %ymm1
	vmovups	1408(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm2
	vmovups	%ymm2, 1408(%rsp)
	vmovups	64(%rsp), %ymm5
	vmovaps	%ymm5, %ymm1
	vfmadd213ps	%ymm13, %ymm0, %ymm5
	vmovups	1264(%rsp), %ymm2
	vfmadd231ps	%ymm5, %ymm3, %ymm2
	vmovups	%ymm2, 1264(%rsp)
	vmovups	656(%rsp), %ymm2
	vmovups	464(%rsp), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm2
	vmovups	%ymm2, 656(%rsp)
	vmovups	848(%rsp), %ymm2
	vmovups	96(%rsp), %ymm11
	vfmadd231ps	%ymm11, %ymm3, %ymm2
	vmovups	%ymm2, 848(%rsp)
	vfmadd213ps	%ymm13, %ymm3, %ymm1
	vmovups	1040(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm15, %ymm2
	vmovups	%ymm2, 1040(%rsp)
	vmovups	2080(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm14, %ymm5
	vmovups	912(%rsp), %ymm1
	vmovups	720(%rsp), %ymm6
	vfmadd231ps	%ymm6, %ymm15, %ymm1
	vmovups	%ymm1, 912(%rsp)
	vfmadd213ps	%ymm13, %ymm0, %ymm9
	vmovups	1104(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm9, %ymm1
	vmovups	%ymm1, 1104(%rsp)
	vmovups	1856(%rsp), %ymm3
	vfmadd231ps	1600(%rsp), %ymm6, %ymm3
	vmovups	1200(%rsp), %ymm1
	vfmadd231ps	1984(%rsp), %ymm6, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm14, %ymm1
	vmovups	624(%rsp), %ymm7
	vfmadd231ps	%ymm6, %ymm0, %ymm7
	vmovups	880(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm2
	vmovups	%ymm2, 880(%rsp)
	vmovups	752(%rsp), %ymm2
	vmovups	304(%rsp), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2
	vmovups	%ymm2, 752(%rsp)
	vmovups	272(%rsp), %ymm6
	vfmadd231ps	%ymm10, %ymm4, %ymm6
	vmovups	240(%rsp), %ymm10
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vmovups	1888(%rsp), %ymm2
	vfmadd231ps	%ymm11, %ymm4, %ymm2
	vmovups	1232(%rsp), %ymm4
	vfmadd231ps	%ymm11, %ymm14, %ymm4
	vmovups	%ymm4, 1232(%rsp)
	vmovups	1824(%rsp), %ymm11
	vfmadd231ps	16(%rsp), %ymm14, %ymm11
	vmovups	592(%rsp), %ymm4
	vfmadd231ps	176(%rsp), %ymm14, %ymm4
	vmovups	%ymm4, 592(%rsp)
	vmovups	1632(%rsp), %ymm4
	vfmadd231ps	%ymm9, %ymm14, %ymm4
	vmovups	816(%rsp), %ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm12
	vmovups	%ymm12, 816(%rsp)
	vfmadd213ps	%ymm13, %ymm0, %ymm8
	vmovups	1504(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	944(%rsp), %ymm8
	vmovups	688(%rsp), %ymm13
	vmovups	%ymm0, 1504(%rsp)
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	244b
	vmovups	%ymm7, 624(%rsp)
	vmovups	%ymm1, 368(%rsp)
	vbroadcastss	262f(%rip), %ymm12
	vmovups	%ymm6, 272(%rsp)
	vmovups	%ymm10, 240(%rsp)
	vmovaps	%ymm11, %ymm10
	vmovups	400(%rsp), %ymm14
	vmovups	336(%rsp), %ymm9
	vmovups	1568(%rsp), %ymm6
	vmovups	752(%rsp), %ymm11
	vmovups	1232(%rsp), %ymm7
	jmp	248f
	.p2align	4
246:
	vmovaps	%ymm11, %ymm12
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1200(%rsp)
	vmovups	1920(%rsp), %ymm0
	ja	247f
	vxorps	%xmm0, %xmm0, %xmm0
247:
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 592(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 240(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 880(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 1504(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1472(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vmovups	%ymm0, 1696(%rsp)
	vmovups	%ymm0, 1664(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	1568(%rsp), %ymm6
248:
	vmovups	144(%rsp), %ymm15
	vmulps	%ymm13, %ymm15, %ymm0
	vdivps	%ymm6, %ymm12, %ymm1
	vmulps	%ymm7, %ymm0, %ymm8
	vfnmadd213ps	1376(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 3472(%rsp)
	vdivps	1728(%rsp), %ymm12, %ymm1
	vmovups	880(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm8
	vfnmadd213ps	1136(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 3504(%rsp)
	vfnmadd213ps	1168(%rsp), %ymm0, %ymm11
	vmovups	%ymm11, 752(%rsp)
	vfnmadd213ps	1008(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 1824(%rsp)
	vmovups	240(%rsp), %ymm1
	vfnmadd213ps	1040(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovups	592(%rsp), %ymm8
	vfnmadd213ps	1072(%rsp), %ymm0, %ymm8
	vmovups	272(%rsp), %ymm1
	vfnmadd213ps	1408(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vfnmadd213ps	1104(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 1856(%rsp)
	vfnmadd213ps	1264(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1888(%rsp)
	vmovups	1200(%rsp), %ymm10
	vfnmadd213ps	816(%rsp), %ymm0, %ymm10
	vfnmadd231ps	%ymm7, %ymm15, %ymm5
	vfnmadd231ps	%ymm12, %ymm15, %ymm4
	vbroadcastss	279f(%rip), %ymm12
	vdivps	%ymm13, %ymm12, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmovss	2384(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	528(%rsp), %ymm1
	vmovups	656(%rsp), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm1
	vmovups	432(%rsp), %ymm11
	vmovups	912(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm11
	vmovups	%ymm4, 1632(%rsp)
	vmovups	%ymm5, 2080(%rsp)
	vmovups	%ymm11, 432(%rsp)
	vmovups	%ymm1, 528(%rsp)
	vmovups	%ymm6, 1568(%rsp)
	vmovups	%ymm10, 1200(%rsp)
	vmovups	%ymm8, 592(%rsp)
	jbe	251f
	vmovups	3056(%rsp), %ymm1
	vmovups	3856(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	2121f(%rip), %ymm0
	vmovups	%ymm1, 3056(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	2112(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm0, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovups	%ymm0, 96(%rsp)
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	848(%rsp), %ymm0
	jbe	252f
	testq	%r10, %r10
	je	254f
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%r11, %rax
	xorl	%edx, %edx
	.p2align	4
249:
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmulps	(%r13,%rsi), %ymm13, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	2129f(%rip), %ymm3
	vbroadcastss	2130f(%rip), %ymm14
	vbroadcastss	2131f(%rip), %ymm0
	vmovdqu	3728(%rsp), %ymm15
	vbroadcastss	262f(%rip), %ymm13
	.p2align	4
250:
	vmovaps	(%rsi), %ymm4
	vfmadd132ps	16(%rsp), %ymm9, %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vdivps	%ymm4, %ymm13, %ymm6
	vmovaps	(%rax,%rdi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm12, %ymm7
	vaddps	%ymm6, %ymm12, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm13, %ymm7
	vpaddd	%ymm7, %ymm15, %ymm7
	vpand	3760(%rsp), %ymm7, %ymm7
	vmovdqu	2112(%rsp), %ymm8
	vpsubd	%ymm7, %ymm8, %ymm8
	vaddps	%ymm12, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	2127f(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	2126f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vmovaps	%ymm3, %ymm10
	vbroadcastss	2128f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm10
	vfmadd231ps	%ymm14, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	2125f(%rip), %ymm6
	vbroadcastss	2124f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vmovups	336(%rsp), %ymm9
	vcvtdq2ps	%ymm7, %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm10
	vaddps	%ymm5, %ymm13, %ymm6
	vmaxps	%ymm12, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	250b
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	vmovups	688(%rsp), %ymm13
	jne	249b
	jmp	255f
	.p2align	4
251:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3120(%rsp)
	vmovups	1728(%rsp), %ymm15
	vmovups	%ymm6, 1264(%rsp)
	jmp	253f
	.p2align	4
252:
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3120(%rsp)
	vmovups	1728(%rsp), %ymm15
	vmovups	1568(%rsp), %ymm0
	vmovups	%ymm0, 1264(%rsp)
253:
	vmovups	496(%rsp), %ymm2
	vmovups	560(%rsp), %ymm1
	vbroadcastss	262f(%rip), %ymm11
	vmovups	3472(%rsp), %ymm0
	vmovups	3504(%rsp), %ymm4
	jmp	256f
254:
	vxorps	%xmm1, %xmm1, %xmm1
255:
	vbroadcastss	2133f(%rip), %ymm2
	vbroadcastss	2132f(%rip), %ymm3
	vmovups	3152(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	96(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3152(%rsp)
	vbroadcastss	284f(%rip), %ymm1
	vmovups	3088(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3088(%rsp)
	vbroadcastss	2134f(%rip), %ymm1
	vmovups	3568(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3568(%rsp)
	vbroadcastss	281f(%rip), %ymm0
	vbroadcastss	262f(%rip), %ymm11
	vblendvps	%ymm2, %ymm0, %ymm11, %ymm3
	vmovups	2608(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	1952(%rsp), %ymm4
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1952(%rsp)
	vmovups	2416(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1344(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1344(%rsp)
	vmovups	2448(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm13, %ymm13
	vmovups	2480(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	2512(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	1568(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, 1264(%rsp)
	vmovups	2224(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2224(%rsp)
	vmovups	2576(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2576(%rsp)
	vmovups	2544(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1728(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm15
	vmovups	1920(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1920(%rsp)
	vbroadcastss	288f(%rip), %ymm7
	vmovups	3024(%rsp), %ymm10
	vblendvps	%ymm2, %ymm7, %ymm10, %ymm10
	vmovups	%ymm10, 3024(%rsp)
	vandps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, 3120(%rsp)
	vmovups	%ymm3, 2544(%rsp)
	vmovups	%ymm6, 2512(%rsp)
	vmovups	%ymm5, 2480(%rsp)
	vmovups	%ymm4, 2448(%rsp)
	vmovups	%ymm1, 2416(%rsp)
	vmovups	%ymm0, 2608(%rsp)
	vmovups	400(%rsp), %ymm14
	vmovups	656(%rsp), %ymm7
	vmovups	496(%rsp), %ymm2
	vmovups	560(%rsp), %ymm1
	vmovups	3504(%rsp), %ymm4
	vmovups	3472(%rsp), %ymm0
256:
	vmovups	%ymm7, 656(%rsp)
	vmovups	%ymm1, 560(%rsp)
	vmovups	%ymm2, 496(%rsp)
	vmovups	%ymm15, 3696(%rsp)
	vmovups	%ymm13, 688(%rsp)
	vmovups	%ymm9, 336(%rsp)
	vbroadcastss	277f(%rip), %ymm3
	vmaxps	%ymm3, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 816(%rsp)
	vmaxps	%ymm3, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vmaxps	%ymm3, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovaps	%ymm15, %ymm10
	vxorps	%xmm5, %xmm5, %xmm5
	vmovdqu	4272(%rsp), %ymm0
	vpcmpgtd	%ymm5, %ymm0, %ymm0
	vdivps	%ymm1, %ymm11, %ymm15
	vmaxps	%ymm3, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovdqu	4304(%rsp), %ymm1
	vpcmpgtd	%ymm5, %ymm1, %ymm1
	vdivps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmovups	1952(%rsp), %ymm4
	vcmpleps	2736(%rsp), %ymm4, %ymm2
	vmovups	2704(%rsp), %ymm3
	vcmpleps	%ymm4, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm12, %ymm3
	vxorps	%ymm7, %ymm14, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm5, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vmovups	1344(%rsp), %ymm6
	vcmpleps	2800(%rsp), %ymm6, %ymm4
	vmovups	2768(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	912(%rsp), %ymm7
	vxorps	%ymm7, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm12, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vpackssdw	%xmm3, %xmm2, %xmm7
	vmovdqa	%xmm7, 16(%rsp)
	vcmpleps	2672(%rsp), %ymm13, %ymm3
	vmovups	2640(%rsp), %ymm5
	vcmpleps	%ymm13, %ymm5, %ymm5
	vmovups	368(%rsp), %ymm2
	vxorps	%ymm2, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm12, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm5
	vpor	4336(%rsp), %xmm7, %xmm3
	vcmpleps	2928(%rsp), %ymm9, %ymm6
	vmovups	2896(%rsp), %ymm7
	vcmpleps	%ymm9, %ymm7, %ymm7
	vmovups	944(%rsp), %ymm2
	vxorps	%ymm2, %ymm14, %ymm8
	vblendvps	%ymm7, %ymm2, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm9
	vpmovzxwd	%xmm3, %ymm6
	vmovups	1264(%rsp), %ymm8
	vcmpleps	2992(%rsp), %ymm8, %ymm3
	vmovups	2960(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	848(%rsp), %ymm2
	vxorps	%ymm2, %ymm14, %ymm8
	vblendvps	%ymm7, %ymm2, %ymm12, %ymm7
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm3
	vpslld	$31, %ymm6, %ymm2
	vmovdqu	%ymm2, 1984(%rsp)
	vcmpleps	2832(%rsp), %ymm10, %ymm6
	vmovups	2864(%rsp), %ymm7
	vcmpleps	%ymm10, %ymm7, %ymm7
	vmovups	624(%rsp), %ymm10
	vxorps	%ymm14, %ymm10, %ymm8
	vblendvps	%ymm7, %ymm10, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm7
	vxorps	%xmm6, %xmm6, %xmm6
	vblendvps	%ymm2, %ymm6, %ymm11, %ymm8
	vmovups	%ymm8, 464(%rsp)
	vcmpleps	%ymm4, %ymm6, %ymm2
	vmovups	%ymm2, 2320(%rsp)
	vpor	%ymm2, %ymm1, %ymm1
	vmovdqu	%ymm1, 1072(%rsp)
	vpandn	%ymm11, %ymm1, %ymm1
	vmovdqu	%ymm1, 96(%rsp)
	vcmpleps	%ymm5, %ymm6, %ymm2
	vmovups	%ymm2, 2048(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vpor	%ymm2, %ymm0, %ymm4
	vmovdqu	%ymm4, 1040(%rsp)
	vmulps	976(%rsp), %ymm1, %ymm1
	vmulps	752(%rsp), %ymm1, %ymm0
	vmovups	816(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm5
	vmulps	%ymm5, %ymm0, %ymm13
	vpandn	%ymm11, %ymm4, %ymm0
	vmovdqu	%ymm0, 720(%rsp)
	vmovups	%ymm15, 304(%rsp)
	vmulps	%ymm0, %ymm15, %ymm6
	vmulps	528(%rsp), %ymm6, %ymm0
	vmulps	%ymm5, %ymm0, %ymm4
	vmovups	%ymm4, 1168(%rsp)
	vmulps	432(%rsp), %ymm6, %ymm0
	vmulps	%ymm4, %ymm13, %ymm4
	vfmsub231ps	%ymm0, %ymm1, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vcmpleps	%ymm9, %ymm14, %ymm15
	vmovdqu	4240(%rsp), %ymm4
	vpcmpgtd	%ymm14, %ymm4, %ymm4
	vpor	%ymm4, %ymm15, %ymm4
	vmovdqu	%ymm4, 1600(%rsp)
	vpandn	%ymm11, %ymm4, %ymm4
	vmovdqu	%ymm4, 176(%rsp)
	vmulps	144(%rsp), %ymm4, %ymm8
	vmulps	1664(%rsp), %ymm8, %ymm4
	vmulps	%ymm5, %ymm4, %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vmulps	1696(%rsp), %ymm8, %ymm4
	vmulps	%ymm0, %ymm13, %ymm9
	vfmsub231ps	%ymm4, %ymm1, %ymm9
	vmovups	%ymm9, 2016(%rsp)
	vmovups	592(%rsp), %ymm4
	vbroadcastss	277f(%rip), %ymm9
	vmaxps	%ymm9, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm11, %ymm10
	vmovups	%ymm10, 880(%rsp)
	vmovups	1200(%rsp), %ymm4
	vmaxps	%ymm9, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm9
	vcmpleps	%ymm3, %ymm14, %ymm12
	vmovdqu	4208(%rsp), %ymm4
	vpcmpgtd	%ymm14, %ymm4, %ymm4
	vpor	%ymm4, %ymm12, %ymm3
	vmovdqu	%ymm3, 3408(%rsp)
	vpandn	%ymm11, %ymm3, %ymm3
	vmovdqu	%ymm3, 64(%rsp)
	vmulps	%ymm3, %ymm10, %ymm4
	vmulps	1824(%rsp), %ymm4, %ymm10
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1408(%rsp)
	vmulps	240(%rsp), %ymm4, %ymm10
	vmulps	%ymm0, %ymm13, %ymm14
	vmovups	%ymm13, 1104(%rsp)
	vfmsub231ps	%ymm10, %ymm1, %ymm14
	vmovups	%ymm14, 2352(%rsp)
	vdivps	%ymm9, %ymm11, %ymm10
	vxorps	%xmm9, %xmm9, %xmm9
	vcmpleps	%ymm7, %ymm9, %ymm3
	vmovdqu	4176(%rsp), %ymm7
	vpcmpgtd	%ymm9, %ymm7, %ymm7
	vxorps	%xmm14, %xmm14, %xmm14
	vpor	%ymm3, %ymm7, %ymm7
	vmovdqu	%ymm7, 3376(%rsp)
	vpandn	%ymm11, %ymm7, %ymm7
	vmovdqu	%ymm7, 208(%rsp)
	vmulps	%ymm7, %ymm10, %ymm9
	vmovups	%ymm10, 1232(%rsp)
	vmulps	272(%rsp), %ymm9, %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	1856(%rsp), %ymm9, %ymm5
	vmulps	%ymm7, %ymm13, %ymm13
	vfmsub231ps	%ymm5, %ymm1, %ymm13
	vmovups	%ymm13, 3344(%rsp)
	vmovss	2384(%rsp), %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm1
	vmovdqa	16(%rsp), %xmm1
	vpor	3600(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	656(%rsp), %ymm2, %ymm13
	vmovaps	%ymm13, %ymm2
	vfmadd213ps	%ymm14, %ymm13, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vmovdqu	2320(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm2
	vpor	3680(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	976(%rsp), %ymm0
	vmulps	912(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2288(%rsp)
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vmovdqu	2048(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	3664(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	304(%rsp), %ymm0
	vmulps	368(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2256(%rsp)
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vextracti128	$1, %ymm15, %xmm2
	vpackssdw	%xmm2, %xmm15, %xmm0
	vpor	3648(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	944(%rsp), %ymm2
	vmulps	144(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vpandn	%ymm2, %ymm0, %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vextracti128	$1, %ymm12, %xmm1
	vpackssdw	%xmm1, %xmm12, %xmm1
	vpor	3632(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	848(%rsp), %ymm2
	vmulps	880(%rsp), %ymm2, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vfmadd213ps	%ymm0, %ymm1, %ymm1
	vextracti128	$1, %ymm3, %xmm0
	vpackssdw	%xmm0, %xmm3, %xmm0
	vpor	3616(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	624(%rsp), %ymm10, %ymm3
	vmovups	%ymm3, 2320(%rsp)
	vpandn	%ymm3, %ymm0, %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 2384(%rsp)
	vmulps	1440(%rsp), %ymm8, %ymm0
	vmovups	1168(%rsp), %ymm1
	vmovups	1136(%rsp), %ymm10
	vmulps	%ymm1, %ymm10, %ymm11
	vfmsub231ps	%ymm0, %ymm6, %ymm11
	vmulps	2080(%rsp), %ymm4, %ymm0
	vmovups	1408(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm5
	vfmsub231ps	%ymm0, %ymm6, %ymm5
	vmovups	%ymm5, 3216(%rsp)
	vmulps	1888(%rsp), %ymm9, %ymm0
	vmovups	%ymm7, 1376(%rsp)
	vmulps	%ymm7, %ymm12, %ymm3
	vfmsub231ps	%ymm0, %ymm4, %ymm3
	vmovups	%ymm3, 3184(%rsp)
	vmulps	1472(%rsp), %ymm4, %ymm0
	vmulps	%ymm10, %ymm12, %ymm15
	vfmsub231ps	%ymm0, %ymm8, %ymm15
	vmulps	1632(%rsp), %ymm9, %ymm0
	vmulps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm6, 4144(%rsp)
	vfmsub231ps	%ymm0, %ymm6, %ymm4
	vmovups	%ymm4, 3312(%rsp)
	vmulps	1504(%rsp), %ymm9, %ymm0
	vmulps	%ymm7, %ymm10, %ymm4
	vmovaps	%ymm10, %ymm7
	vmovups	%ymm8, 4112(%rsp)
	vfmsub231ps	%ymm0, %ymm8, %ymm4
	vmovups	%ymm4, 3248(%rsp)
	vmulps	464(%rsp), %ymm13, %ymm5
	vmovups	1104(%rsp), %ymm0
	vmulps	%ymm5, %ymm0, %ymm3
	vmovups	2288(%rsp), %ymm8
	vfmsub231ps	96(%rsp), %ymm8, %ymm3
	vmovups	%ymm3, 2288(%rsp)
	vmulps	%ymm5, %ymm1, %ymm3
	vmovaps	%ymm1, %ymm9
	vmovups	2256(%rsp), %ymm1
	vfmsub231ps	720(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 2256(%rsp)
	vmovaps	%ymm0, %ymm3
	vbroadcastss	262f(%rip), %ymm10
	vfnmadd213ps	%ymm10, %ymm0, %ymm3
	vbroadcastss	2135f(%rip), %ymm1
	vmovups	%ymm3, 4080(%rsp)
	vmaxps	%ymm1, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmulps	%ymm5, %ymm7, %ymm3
	vmovups	16(%rsp), %ymm4
	vfmsub231ps	176(%rsp), %ymm4, %ymm3
	vmovups	%ymm3, 3280(%rsp)
	vdivps	%ymm0, %ymm10, %ymm8
	vmulps	976(%rsp), %ymm8, %ymm0
	vmovups	1072(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4432(%rsp)
	vmovaps	%ymm12, %ymm4
	vmulps	%ymm5, %ymm12, %ymm3
	vmovups	%ymm5, 2048(%rsp)
	vfmsub231ps	64(%rsp), %ymm2, %ymm3
	vmulps	1008(%rsp), %ymm8, %ymm14
	vmovaps	%ymm9, %ymm0
	vfnmadd213ps	%ymm10, %ymm9, %ymm0
	vfnmadd231ps	%ymm14, %ymm14, %ymm0
	vmovups	%ymm0, 4048(%rsp)
	vmovaps	%ymm1, %ymm12
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm13
	vmulps	304(%rsp), %ymm13, %ymm0
	vmovups	1040(%rsp), %ymm2
	vblendvps	%ymm2, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4400(%rsp)
	vmovaps	%ymm8, %ymm2
	vmovups	%ymm8, 16(%rsp)
	vmulps	2016(%rsp), %ymm8, %ymm9
	vfnmadd231ps	%ymm14, %ymm9, %ymm11
	vmulps	%ymm13, %ymm11, %ymm1
	vmovaps	%ymm7, %ymm8
	vfnmadd213ps	%ymm10, %ymm7, %ymm8
	vfnmadd231ps	%ymm9, %ymm9, %ymm8
	vfnmadd231ps	%ymm1, %ymm1, %ymm8
	vmovups	%ymm1, 1072(%rsp)
	vmaxps	%ymm12, %ymm8, %ymm7
	vmovaps	%ymm12, %ymm6
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm10, %ymm12
	vmulps	1376(%rsp), %ymm5, %ymm11
	vmovups	2320(%rsp), %ymm0
	vfmsub231ps	208(%rsp), %ymm0, %ymm11
	vmulps	2352(%rsp), %ymm2, %ymm7
	vmovaps	%ymm14, %ymm5
	vmovups	%ymm14, 4368(%rsp)
	vmovups	3216(%rsp), %ymm0
	vfnmadd231ps	%ymm14, %ymm7, %ymm0
	vmulps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm2, 1008(%rsp)
	vfnmadd231ps	%ymm9, %ymm7, %ymm15
	vfnmadd231ps	%ymm1, %ymm2, %ymm15
	vmovaps	%ymm12, %ymm0
	vmulps	%ymm12, %ymm15, %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vmovaps	%ymm4, %ymm12
	vfnmadd213ps	%ymm10, %ymm4, %ymm12
	vfnmadd231ps	%ymm7, %ymm7, %ymm12
	vfnmadd231ps	%ymm2, %ymm2, %ymm12
	vfnmadd231ps	%ymm1, %ymm1, %ymm12
	vmaxps	%ymm6, %ymm12, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmulps	144(%rsp), %ymm0, %ymm14
	vmovaps	%ymm0, %ymm6
	vmovups	%ymm0, 2016(%rsp)
	vmovups	1600(%rsp), %ymm2
	vblendvps	%ymm2, %ymm10, %ymm14, %ymm14
	vmovups	1984(%rsp), %ymm15
	vmovups	816(%rsp), %ymm0
	vblendvps	%ymm15, %ymm10, %ymm0, %ymm2
	vmulps	4432(%rsp), %ymm2, %ymm2
	vdivps	%ymm4, %ymm10, %ymm1
	vmulps	4400(%rsp), %ymm2, %ymm2
	vmulps	880(%rsp), %ymm1, %ymm4
	vmovups	%ymm1, 1984(%rsp)
	vmovups	3408(%rsp), %ymm15
	vblendvps	%ymm15, %ymm10, %ymm4, %ymm0
	vmovups	%ymm0, 1600(%rsp)
	vmovaps	%ymm10, %ymm0
	vmulps	%ymm2, %ymm14, %ymm10
	vmovups	16(%rsp), %ymm2
	vmulps	3344(%rsp), %ymm2, %ymm14
	vmovups	3312(%rsp), %ymm2
	vfnmadd231ps	%ymm5, %ymm14, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmovups	3248(%rsp), %ymm4
	vfnmadd231ps	%ymm9, %ymm14, %ymm4
	vfnmadd231ps	1072(%rsp), %ymm2, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	3184(%rsp), %ymm5
	vfnmadd231ps	%ymm7, %ymm14, %ymm5
	vfnmadd231ps	1008(%rsp), %ymm2, %ymm5
	vfnmadd231ps	1040(%rsp), %ymm4, %ymm5
	vmulps	%ymm1, %ymm5, %ymm6
	vmovups	%ymm6, 2352(%rsp)
	vmovups	1376(%rsp), %ymm1
	vmovaps	%ymm1, %ymm5
	vfnmadd213ps	%ymm0, %ymm1, %ymm5
	vfnmadd231ps	%ymm14, %ymm14, %ymm5
	vfnmadd231ps	%ymm2, %ymm2, %ymm5
	vfnmadd231ps	%ymm4, %ymm4, %ymm5
	vfnmadd231ps	%ymm6, %ymm6, %ymm5
	vbroadcastss	2135f(%rip), %ymm6
	vmaxps	%ymm6, %ymm5, %ymm15
	vsqrtps	%ymm15, %ymm15
	vmulps	1600(%rsp), %ymm10, %ymm6
	vdivps	%ymm15, %ymm0, %ymm10
	vmovups	%ymm10, 1600(%rsp)
	vmulps	1232(%rsp), %ymm10, %ymm15
	vmovups	3376(%rsp), %ymm10
	vblendvps	%ymm10, %ymm0, %ymm15, %ymm15
	vmulps	%ymm6, %ymm15, %ymm6
	vmovups	%ymm6, 3408(%rsp)
	vmovups	1104(%rsp), %ymm0
	vxorps	400(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 3344(%rsp)
	vmovups	1168(%rsp), %ymm0
	vxorps	400(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 3376(%rsp)
	vmovups	1136(%rsp), %ymm0
	vxorps	400(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1104(%rsp)
	vmovups	1408(%rsp), %ymm0
	vxorps	400(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1136(%rsp)
	vxorps	400(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 3216(%rsp)
	vmovups	16(%rsp), %ymm0
	vmulps	2288(%rsp), %ymm0, %ymm10
	vmovups	2256(%rsp), %ymm15
	vmovups	4368(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm10, %ymm15
	vxorps	400(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1376(%rsp)
	vmovups	3280(%rsp), %ymm6
	vfnmadd231ps	%ymm9, %ymm10, %ymm6
	vxorps	400(%rsp), %ymm9, %ymm0
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm13, 1168(%rsp)
	vmulps	%ymm13, %ymm15, %ymm13
	vmovups	1072(%rsp), %ymm9
	vfnmadd231ps	%ymm9, %ymm13, %ymm6
	vmovaps	%ymm6, %ymm0
	vxorps	400(%rsp), %ymm9, %ymm6
	vmovups	%ymm6, 3312(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vfnmadd231ps	%ymm7, %ymm10, %ymm3
	vxorps	400(%rsp), %ymm7, %ymm6
	vmovups	%ymm6, 2320(%rsp)
	vmovups	1008(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm13, %ymm3
	vxorps	400(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 1008(%rsp)
	vmulps	2016(%rsp), %ymm0, %ymm7
	vmovups	1040(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm7, %ymm3
	vxorps	400(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 2256(%rsp)
	vfnmadd231ps	%ymm14, %ymm10, %ymm11
	vxorps	400(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vmovups	400(%rsp), %ymm14
	vfnmadd231ps	%ymm2, %ymm13, %ymm11
	vxorps	%ymm2, %ymm14, %ymm1
	vmovups	%ymm1, 2288(%rsp)
	vfnmadd231ps	%ymm4, %ymm7, %ymm11
	vxorps	%ymm4, %ymm14, %ymm1
	vmovups	%ymm1, 3280(%rsp)
	vmulps	1984(%rsp), %ymm3, %ymm2
	vmovups	2352(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm2, %ymm11
	vxorps	%ymm0, %ymm14, %ymm1
	vmovups	%ymm1, 3248(%rsp)
	vmovups	2048(%rsp), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm10, 1072(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm13, 3184(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmovups	%ymm2, 2352(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vmulps	1600(%rsp), %ymm11, %ymm11
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	ja	238b
	vmovaps	%ymm7, %ymm3
	vmovaps	%ymm11, %ymm7
	vbroadcastss	262f(%rip), %ymm11
	vmovups	304(%rsp), %ymm12
	vdivps	%ymm12, %ymm11, %ymm2
	vmovups	144(%rsp), %ymm15
	vdivps	%ymm15, %ymm11, %ymm4
	vmovups	688(%rsp), %ymm13
	vmulps	%ymm2, %ymm13, %ymm2
	vbroadcastss	2136f(%rip), %ymm5
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	336(%rsp), %ymm10
	vmulps	%ymm4, %ymm10, %ymm4
	vbroadcastss	2137f(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vmovups	3152(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	288f(%rip), %ymm8
	vcmpltps	%ymm8, %ymm6, %ymm5
	vbroadcastss	2138f(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vandps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vmovups	3024(%rsp), %ymm9
	vdivps	%ymm9, %ymm11, %ymm4
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmulps	3408(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm11, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm2
	vcmpltps	%ymm8, %ymm9, %ymm4
	vandps	%ymm2, %ymm4, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vcmpleps	%ymm2, %ymm1, %ymm1
	vmulss	%xmm5, %xmm5, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	2384(%rsp), %ymm4
	vcmpleps	%ymm2, %ymm4, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmovups	464(%rsp), %ymm2
	vmulps	96(%rsp), %ymm2, %ymm2
	vmulps	720(%rsp), %ymm2, %ymm2
	vmulps	176(%rsp), %ymm2, %ymm2
	vmulps	64(%rsp), %ymm2, %ymm2
	vmulps	208(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm0, %ymm2
	vandps	%ymm2, %ymm11, %ymm2
	vbroadcastss	285f(%rip), %ymm5
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmovups	3824(%rsp), %ymm2
	vcmpleps	3056(%rsp), %ymm2, %ymm2
	vbroadcastss	2139f(%rip), %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm1
	vmovups	3440(%rsp), %ymm4
	vcmpeqps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3440(%rsp)
	vcmpeqps	%ymm5, %ymm4, %ymm1
	vandps	%ymm1, %ymm11, %ymm5
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm5, %xmm1
	vshufps	$245, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$78, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$245, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	1264(%rsp), %ymm1
	vmovups	%ymm1, 1568(%rsp)
	vmovups	3696(%rsp), %ymm1
	vmovups	%ymm1, 1728(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%ymm10, %ymm9
	vmovups	1952(%rsp), %ymm10
	ja	240b
	vmulps	1600(%rsp), %ymm7, %ymm1
	vmovups	3248(%rsp), %ymm2
	vfmadd213ps	2352(%rsp), %ymm1, %ymm2
	vmulps	1984(%rsp), %ymm2, %ymm2
	vmovups	2256(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vmovups	3280(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm1, %ymm5
	vmulps	2016(%rsp), %ymm5, %ymm7
	vmovups	3312(%rsp), %ymm4
	vfmadd213ps	3184(%rsp), %ymm7, %ymm4
	vmovups	1008(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm2, %ymm0
	vmovups	2288(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm1, %ymm4
	vmulps	1168(%rsp), %ymm4, %ymm0
	vmovups	1376(%rsp), %ymm5
	vfmadd213ps	1072(%rsp), %ymm0, %ymm5
	vmovups	1408(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm7, %ymm4
	vmovups	2320(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vmovups	1040(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm1, %ymm4
	vmulps	16(%rsp), %ymm4, %ymm4
	vmovups	3344(%rsp), %ymm10
	vfmadd213ps	2048(%rsp), %ymm4, %ymm10
	vmovups	3376(%rsp), %ymm5
	vfmadd213ps	%ymm10, %ymm0, %ymm5
	vmovups	1104(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm7, %ymm10
	vmovups	1136(%rsp), %ymm5
	vfmadd213ps	%ymm10, %ymm2, %ymm5
	vmovups	3216(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm1, %ymm3
	vmulps	816(%rsp), %ymm3, %ymm5
	vmovups	%ymm5, 624(%rsp)
	vmulps	976(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 656(%rsp)
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmulps	%ymm7, %ymm15, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmulps	880(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmulps	1232(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 368(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 944(%rsp)
	vmovups	%ymm1, 912(%rsp)
	vmovups	%ymm1, 848(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	jne	259f
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm12
	movq	%r11, %rax
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 944(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm12, 64(%rsp)
	.p2align	4
257:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm13, %ymm1
	vmovups	%ymm1, 208(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	64(%rsp), %ymm12
	vmovups	944(%rsp), %ymm14
	vmovups	912(%rsp), %ymm15
	vmovups	848(%rsp), %ymm5
	.p2align	4
258:
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm6, 96(%rsp)
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm7, 464(%rsp)
	vmovups	%ymm4, 176(%rsp)
	vmovaps	(%rdx), %ymm2
	vfmadd132ps	208(%rsp), %ymm9, %ymm2
	vaddps	%ymm2, %ymm12, %ymm2
	vbroadcastss	262f(%rip), %ymm12
	vdivps	%ymm2, %ymm12, %ymm4
	vmovaps	(%rax,%rsi), %ymm7
	vsubps	%ymm2, %ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vbroadcastss	279f(%rip), %ymm10
	vcmpltps	%ymm7, %ymm10, %ymm9
	vaddps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm9, %ymm7, %ymm1, %ymm1
	vaddps	%ymm1, %ymm12, %ymm9
	vpaddd	3728(%rsp), %ymm9, %ymm9
	vpand	3760(%rsp), %ymm9, %ymm9
	vmovaps	%ymm3, %ymm13
	vmovdqu	2112(%rsp), %ymm3
	vpsubd	%ymm9, %ymm3, %ymm3
	vaddps	%ymm3, %ymm10, %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm6
	vmulps	%ymm6, %ymm6, %ymm1
	vbroadcastss	2127f(%rip), %ymm3
	vbroadcastss	2126f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm6, %ymm3
	vmovaps	%ymm8, %ymm0
	vbroadcastss	2129f(%rip), %ymm8
	vbroadcastss	2128f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm6, %ymm8
	vbroadcastss	2130f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm1, %ymm8
	vfmadd213ps	%ymm3, %ymm1, %ymm8
	vbroadcastss	2125f(%rip), %ymm3
	vbroadcastss	2124f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm6, %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm8
	vmovups	96(%rsp), %ymm6
	vmovups	64(%rsp), %ymm11
	vcvtdq2ps	%ymm9, %ymm1
	vmovups	336(%rsp), %ymm9
	vbroadcastss	2131f(%rip), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm8
	vaddps	%ymm7, %ymm12, %ymm1
	vmaxps	%ymm10, %ymm7, %ymm3
	vmovups	464(%rsp), %ymm7
	vfmsub231ps	%ymm1, %ymm8, %ymm3
	vmovaps	%ymm0, %ymm8
	vmovups	720(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vbroadcastss	285f(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vdivps	%ymm1, %ymm12, %ymm1
	vmovaps	%ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm2
	vmovups	176(%rsp), %ymm4
	vmulps	%ymm1, %ymm1, %ymm3
	vaddps	%ymm1, %ymm5, %ymm5
	vmulps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm3, %ymm15, %ymm15
	vaddps	%ymm1, %ymm14, %ymm14
	vfmadd231ps	%ymm3, %ymm2, %ymm8
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm4
	vmovups	16(%rsp), %ymm10
	vfmadd231ps	%ymm2, %ymm1, %ymm10
	vmovups	%ymm10, 16(%rsp)
	vmovups	16(%rsp), %ymm2
	vaddps	%ymm3, %ymm13, %ymm3
	vaddps	%ymm1, %ymm0, %ymm0
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	258b
	vmovups	%ymm5, 848(%rsp)
	vmovups	%ymm15, 912(%rsp)
	vmovups	%ymm14, 944(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	688(%rsp), %ymm13
	jne	257b
259:
	vmovups	%ymm3, 1136(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm8, 1200(%rsp)
	vmovups	%ymm7, 464(%rsp)
	vmovups	%ymm4, 176(%rsp)
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm6, 96(%rsp)
	vmovups	1952(%rsp), %ymm12
	vmovups	624(%rsp), %ymm7
	vaddps	%ymm7, %ymm12, %ymm0
	vmovups	2704(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2736(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	1344(%rsp), %ymm14
	vmovups	656(%rsp), %ymm8
	vaddps	%ymm14, %ymm8, %ymm1
	vmovups	2768(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2800(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm10
	vaddps	560(%rsp), %ymm13, %ymm1
	vmovups	2640(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2672(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vaddps	496(%rsp), %ymm9, %ymm1
	vmovups	2896(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2928(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm4
	vmovups	1264(%rsp), %ymm11
	vmovups	592(%rsp), %ymm2
	vaddps	%ymm2, %ymm11, %ymm1
	vmovups	2960(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	2992(%rsp), %ymm5
	vmaxps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	3696(%rsp), %ymm15
	vmovups	368(%rsp), %ymm0
	vaddps	%ymm0, %ymm15, %ymm3
	vmovups	2864(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmovups	2832(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmovups	1536(%rsp), %ymm5
	vandps	%ymm5, %ymm7, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm5, %ymm8, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm5, %ymm2, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm5, %ymm0, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vminps	%ymm11, %ymm15, %ymm7
	vcmpunordps	%ymm11, %ymm11, %ymm8
	vblendvps	%ymm8, %ymm15, %ymm7, %ymm7
	vbroadcastss	2144f(%rip), %ymm5
	vmulps	%ymm5, %ymm7, %ymm7
	vcmpleps	%ymm7, %ymm6, %ymm6
	vbroadcastss	262f(%rip), %ymm8
	vmovups	3440(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vandps	%ymm6, %ymm0, %ymm6
	vmovaps	%ymm9, %ymm5
	vblendvps	%ymm6, 64(%rsp), %ymm12, %ymm9
	vblendvps	%ymm6, %ymm10, %ymm14, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vblendvps	%ymm6, 208(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vblendvps	%ymm6, %ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vblendvps	%ymm6, %ymm3, %ymm15, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	976(%rsp), %ymm15
	vmulps	752(%rsp), %ymm15, %ymm0
	vmovups	816(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm6
	vmovups	304(%rsp), %ymm3
	vmulps	528(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm11, %ymm14
	vmulps	432(%rsp), %ymm3, %ymm0
	vmulps	%ymm6, %ymm14, %ymm2
	vfmsub231ps	%ymm0, %ymm15, %ymm2
	vmovups	144(%rsp), %ymm1
	vmulps	1664(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm11, %ymm4
	vmovups	%ymm4, 624(%rsp)
	vmulps	1696(%rsp), %ymm1, %ymm0
	vmulps	%ymm6, %ymm4, %ymm5
	vfmsub231ps	%ymm0, %ymm15, %ymm5
	vmovups	%ymm5, 752(%rsp)
	vmulps	1440(%rsp), %ymm1, %ymm0
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	%ymm14, 528(%rsp)
	vfmsub231ps	%ymm0, %ymm3, %ymm4
	vmovups	880(%rsp), %ymm13
	vmulps	1824(%rsp), %ymm13, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	240(%rsp), %ymm13, %ymm1
	vmulps	%ymm6, %ymm0, %ymm8
	vmovups	%ymm0, 64(%rsp)
	vfmsub231ps	%ymm1, %ymm15, %ymm8
	vmovups	%ymm8, 368(%rsp)
	movq	(%rsp), %rax
	vbroadcastss	208(%rax), %ymm12
	vbroadcastss	284f(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm12, %ymm9, %ymm1
	movq	1328(%rsp), %rdx
	movq	%rdx, %rcx
	shlq	$5, %rcx
	vbroadcastss	12(%rax), %ymm8
	vmovups	%ymm8, 432(%rsp)
	vmovaps	%ymm1, (%rbp,%rcx)
	vmulps	2080(%rsp), %ymm13, %ymm1
	vmulps	%ymm0, %ymm14, %ymm9
	vfmsub231ps	%ymm1, %ymm3, %ymm9
	vmovups	1168(%rsp), %ymm0
	vblendvps	%ymm7, %ymm12, %ymm0, %ymm1
	movq	1320(%rsp), %r15
	addq	%r15, %rdx
	shlq	$5, %rdx
	movq	%rdx, %r12
	vmovaps	%ymm1, (%rbp,%rdx)
	vmovaps	%ymm6, %ymm1
	vbroadcastss	262f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm6, %ymm1
	vbroadcastss	2135f(%rip), %ymm5
	vmaxps	%ymm5, %ymm1, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm0, %ymm1, %ymm1
	vdivps	%ymm3, %ymm0, %ymm10
	vmulps	%ymm2, %ymm10, %ymm3
	vmovups	%ymm3, 208(%rsp)
	vmovaps	%ymm14, %ymm2
	vfnmadd213ps	%ymm0, %ymm14, %ymm2
	vfnmadd231ps	%ymm3, %ymm3, %ymm2
	vminps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vbroadcastss	2135f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vdivps	%ymm2, %ymm0, %ymm5
	vmovups	%ymm5, 336(%rsp)
	leaq	(%rbp,%rcx), %rdx
	vmulps	560(%rsp), %ymm8, %ymm2
	vblendvps	%ymm7, %ymm12, %ymm2, %ymm2
	movq	%r15, %rax
	shlq	$6, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmulps	1472(%rsp), %ymm13, %ymm2
	vmovups	64(%rsp), %ymm1
	vmovups	624(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm3
	vfmsub231ps	144(%rsp), %ymm2, %ymm3
	vmulps	752(%rsp), %ymm10, %ymm14
	vmovups	%ymm10, 688(%rsp)
	vmovups	208(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm14, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmovaps	%ymm8, %ymm2
	vbroadcastss	262f(%rip), %ymm5
	vfnmadd213ps	%ymm5, %ymm8, %ymm2
	vfnmadd231ps	%ymm14, %ymm14, %ymm2
	vfnmadd231ps	%ymm4, %ymm4, %ymm2
	vmovaps	%ymm4, %ymm5
	vminps	240(%rsp), %ymm2, %ymm4
	vmovups	%ymm4, 240(%rsp)
	vbroadcastss	2135f(%rip), %ymm4
	vmaxps	%ymm4, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1232(%rsp), %ymm13
	vmulps	272(%rsp), %ymm13, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	1856(%rsp), %ymm13, %ymm11
	vmovups	%ymm6, 1472(%rsp)
	vmulps	%ymm6, %ymm4, %ymm6
	vfmsub231ps	%ymm11, %ymm15, %ymm6
	vmovups	%ymm6, 272(%rsp)
	vbroadcastss	262f(%rip), %ymm6
	vdivps	%ymm2, %ymm6, %ymm15
	vmulps	368(%rsp), %ymm10, %ymm11
	vfnmadd231ps	%ymm0, %ymm11, %ymm9
	vmovups	336(%rsp), %ymm0
	vmulps	%ymm0, %ymm9, %ymm9
	vfnmadd231ps	%ymm14, %ymm11, %ymm3
	vfnmadd231ps	%ymm5, %ymm9, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 368(%rsp)
	vmovaps	%ymm1, %ymm2
	vfnmadd213ps	%ymm6, %ymm1, %ymm2
	vmovaps	%ymm6, %ymm10
	vfnmadd231ps	%ymm11, %ymm11, %ymm2
	vfnmadd231ps	%ymm9, %ymm9, %ymm2
	vfnmadd231ps	%ymm3, %ymm3, %ymm2
	vminps	240(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vbroadcastss	2135f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	432(%rsp), %ymm2
	vmulps	496(%rsp), %ymm2, %ymm2
	vblendvps	%ymm7, %ymm12, %ymm2, %ymm2
	leaq	(%r15,%r15,2), %r10
	movq	%r10, %rax
	shlq	$5, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmulps	1632(%rsp), %ymm13, %ymm2
	vmulps	528(%rsp), %ymm4, %ymm3
	vfmsub231ps	304(%rsp), %ymm2, %ymm3
	vmovups	592(%rsp), %ymm2
	vblendvps	%ymm7, %ymm12, %ymm2, %ymm2
	movq	%r15, %rax
	shlq	$7, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmulps	1504(%rsp), %ymm13, %ymm2
	vmulps	%ymm4, %ymm8, %ymm6
	vmovups	144(%rsp), %ymm8
	vfmsub231ps	%ymm2, %ymm8, %ymm6
	vmovaps	%ymm10, %ymm8
	vdivps	%ymm1, %ymm10, %ymm10
	vmovups	%ymm7, 592(%rsp)
	vmovups	%ymm12, 496(%rsp)
	vmovups	656(%rsp), %ymm1
	vblendvps	%ymm7, %ymm12, %ymm1, %ymm1
	leaq	(%r15,%r15,4), %rax
	movq	%rax, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm1, (%rsi,%rdx)
	vmulps	1888(%rsp), %ymm13, %ymm1
	vmulps	64(%rsp), %ymm4, %ymm2
	vfmsub231ps	880(%rsp), %ymm1, %ymm2
	vmovups	208(%rsp), %ymm13
	vmovups	688(%rsp), %ymm1
	vmulps	272(%rsp), %ymm1, %ymm12
	vfnmadd231ps	%ymm13, %ymm12, %ymm3
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm14, 1440(%rsp)
	vfnmadd231ps	%ymm14, %ymm12, %ymm6
	vmovups	%ymm5, 240(%rsp)
	vfnmadd231ps	%ymm5, %ymm3, %ymm6
	vmulps	%ymm6, %ymm15, %ymm5
	vmovups	%ymm11, 272(%rsp)
	vfnmadd231ps	%ymm11, %ymm12, %ymm2
	vfnmadd231ps	%ymm9, %ymm3, %ymm2
	vfnmadd231ps	368(%rsp), %ymm5, %ymm2
	vmovups	%ymm10, 560(%rsp)
	vmulps	%ymm2, %ymm10, %ymm6
	vmovups	%ymm4, 1504(%rsp)
	vfnmadd213ps	%ymm8, %ymm4, %ymm4
	vfnmadd231ps	%ymm12, %ymm12, %ymm4
	vfnmadd231ps	%ymm3, %ymm3, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vfnmadd231ps	%ymm6, %ymm6, %ymm4
	vminps	752(%rsp), %ymm4, %ymm0
	vbroadcastss	2142f(%rip), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 656(%rsp)
	movl	$6, %edx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	260f
	vmovaps	%ymm15, %ymm14
	vmovaps	%ymm9, %ymm11
	vbroadcastss	2135f(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	432(%rsp), %ymm2
	vmulps	304(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1664(%rsp)
	vmulps	144(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vmovdqu	1104(%rsp), %ymm1
	vpand	656(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 1632(%rsp)
	vbroadcastss	262f(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm5, 304(%rsp)
	vmovups	400(%rsp), %ymm7
	vmovups	%ymm3, 432(%rsp)
	vxorps	1472(%rsp), %ymm7, %ymm4
	vmovaps	%ymm12, %ymm3
	vmovups	%ymm12, 1888(%rsp)
	vmovups	688(%rsp), %ymm12
	vmulps	%ymm4, %ymm12, %ymm2
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm13, %ymm1
	vxorps	%ymm7, %ymm12, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 528(%rsp)
	movq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbp, %rdx
	vxorps	%ymm7, %ymm1, %ymm1
	vmovaps	%ymm15, %ymm9
	vmovups	%ymm14, 1696(%rsp)
	vmovups	336(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm10
	vmovups	1440(%rsp), %ymm0
	vmovups	624(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm0, %ymm1
	vfmadd231ps	240(%rsp), %ymm10, %ymm1
	vxorps	%ymm7, %ymm1, %ymm1
	vmovaps	%ymm6, %ymm13
	vmulps	%ymm1, %ymm14, %ymm5
	vmovups	64(%rsp), %ymm1
	vfmadd231ps	272(%rsp), %ymm2, %ymm1
	vmovups	%ymm11, 2080(%rsp)
	vfmadd231ps	%ymm10, %ymm11, %ymm1
	vmovups	368(%rsp), %ymm8
	vfmadd231ps	%ymm5, %ymm8, %ymm1
	vxorps	%ymm7, %ymm1, %ymm1
	vmovups	560(%rsp), %ymm11
	vmulps	%ymm1, %ymm11, %ymm4
	vmovups	1504(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm3, %ymm1
	vfmadd231ps	432(%rsp), %ymm10, %ymm1
	vfmadd231ps	304(%rsp), %ymm5, %ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vxorps	%ymm7, %ymm1, %ymm1
	vmulps	144(%rsp), %ymm1, %ymm3
	vmovups	%ymm2, 1824(%rsp)
	vmovaps	%ymm2, %ymm1
	vbroadcastss	262f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm10, 1856(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm5, 1472(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm4, 1504(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm3, 624(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	816(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	1632(%rsp), %ymm2
	vmovdqu	%ymm2, 208(%rsp)
	vmovups	496(%rsp), %ymm14
	vblendvps	%ymm2, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%rdx)
	vmovaps	%ymm15, %ymm5
	vmulps	528(%rsp), %ymm15, %ymm6
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	240(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm0
	vxorps	%ymm7, %ymm15, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	movl	%r14d, %esi
	andl	$4, %esi
	movl	%esi, %r11d
	shrl	$2, %r11d
	xorl	%ebx, %ebx
	testl	%esi, %esi
	movl	$15, %edi
	movl	$9, %edx
	cmoveq	%rdx, %rdi
	movl	$20, %edx
	movl	$10, %r8d
	cmoveq	%r8, %rdx
	vxorps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm4
	vmulps	%ymm1, %ymm9, %ymm15
	vmulps	272(%rsp), %ymm12, %ymm1
	vmovups	2080(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm1
	vmulps	%ymm2, %ymm5, %ymm2
	vfmadd231ps	%ymm15, %ymm8, %ymm2
	vxorps	%ymm7, %ymm9, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vxorps	%ymm7, %ymm1, %ymm1
	vmulps	%ymm1, %ymm11, %ymm10
	vxorps	%ymm7, %ymm2, %ymm1
	vmulps	%ymm1, %ymm11, %ymm8
	vmulps	%ymm3, %ymm11, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmulps	1888(%rsp), %ymm12, %ymm1
	vmovups	432(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1
	vmovups	304(%rsp), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm1
	vfmadd231ps	%ymm10, %ymm13, %ymm1
	vmulps	%ymm3, %ymm5, %ymm9
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vfmadd231ps	%ymm8, %ymm13, %ymm9
	vmulps	1696(%rsp), %ymm2, %ymm5
	vfmadd231ps	%ymm0, %ymm13, %ymm5
	vxorps	%ymm7, %ymm11, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	movl	$26, %r9d
	movl	$11, %r8d
	cmoveq	%r8, %r9
	setne	%bl
	addq	$7, %rbx
	imulq	%r15, %rbx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	vxorps	%ymm7, %ymm1, %ymm1
	vmovups	144(%rsp), %ymm13
	vmulps	%ymm1, %ymm13, %ymm3
	vmulps	%ymm12, %ymm12, %ymm1
	vmovups	208(%rsp), %ymm12
	vmovups	%ymm6, 240(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vmovups	%ymm4, 272(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm10, 432(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm3, 304(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	976(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%rbx)
	leaq	128(%r13), %rbx
	leaq	(%r11,%r11,2), %r8
	addq	$8, %r8
	movq	1336(%rsp), %r11
	imulq	%r15, %r8
	shlq	$5, %r8
	addq	%rbp, %r8
	vxorps	%ymm7, %ymm9, %ymm1
	vmovaps	%ymm11, %ymm3
	vmovups	1696(%rsp), %ymm11
	vmovups	1664(%rsp), %ymm0
	vmulps	%ymm1, %ymm13, %ymm9
	vmovups	336(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm15, 528(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vmovups	%ymm8, 368(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%r8)
	imulq	%r15, %rdi
	shlq	$5, %rdi
	addq	%rbp, %rdi
	vxorps	%ymm7, %ymm5, %ymm1
	vmovups	752(%rsp), %ymm4
	vmulps	%ymm1, %ymm13, %ymm0
	vmulps	%ymm11, %ymm11, %ymm1
	vmovups	64(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%rdi)
	imulq	%r15, %rdx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	vmulps	%ymm2, %ymm13, %ymm4
	vmulps	%ymm3, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	880(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%rdx)
	imulq	%r15, %r9
	shlq	$5, %r9
	addq	%rbp, %r9
	vmulps	%ymm13, %ymm13, %ymm1
	vmovups	1232(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rcx,%r9)
	movl	$12, %edx
	testl	%esi, %esi
	je	260f
	vmovups	1824(%rsp), %ymm1
	vmovups	%ymm4, 1440(%rsp)
	vmulps	688(%rsp), %ymm1, %ymm4
	vmovups	1856(%rsp), %ymm6
	vmovups	240(%rsp), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm4
	vmovaps	%ymm3, %ymm1
	vmovups	336(%rsp), %ymm2
	vmovaps	%ymm9, %ymm14
	vmulps	%ymm6, %ymm2, %ymm9
	vmulps	%ymm7, %ymm2, %ymm10
	vmovups	1472(%rsp), %ymm2
	vmovups	272(%rsp), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm4
	vmovaps	%ymm0, %ymm7
	vmovups	%ymm0, 1632(%rsp)
	vmovups	528(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm9
	vfmadd231ps	%ymm3, %ymm0, %ymm10
	vmulps	%ymm2, %ymm11, %ymm2
	vmulps	%ymm3, %ymm11, %ymm8
	vmovups	304(%rsp), %ymm15
	vmulps	%ymm0, %ymm11, %ymm12
	vmovups	1504(%rsp), %ymm0
	vmovups	432(%rsp), %ymm11
	vfmadd231ps	%ymm0, %ymm11, %ymm4
	vmovups	368(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm9
	vfmadd231ps	%ymm11, %ymm6, %ymm10
	vmovups	64(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm2
	vfmadd231ps	%ymm11, %ymm3, %ymm8
	vfmadd231ps	%ymm6, %ymm3, %ymm12
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm1, %ymm11, %ymm5
	vmovups	%ymm5, 272(%rsp)
	vmulps	%ymm6, %ymm1, %ymm5
	vmovups	%ymm5, 432(%rsp)
	vmulps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vmovups	624(%rsp), %ymm6
	vfmadd231ps	%ymm6, %ymm15, %ymm4
	vmovups	976(%rsp), %ymm3
	vmulps	%ymm4, %ymm3, %ymm1
	vmovups	816(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vfmadd231ps	%ymm6, %ymm14, %ymm9
	vmovups	1664(%rsp), %ymm5
	vmulps	%ymm5, %ymm9, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 336(%rsp)
	vfmadd231ps	%ymm6, %ymm7, %ymm2
	vmovups	752(%rsp), %ymm13
	vmulps	%ymm2, %ymm13, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmovups	1440(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm0
	vmovups	880(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmovups	144(%rsp), %ymm2
	vmulps	%ymm6, %ymm2, %ymm0
	vmovups	1232(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmovaps	%ymm14, %ymm4
	vfmadd231ps	%ymm15, %ymm14, %ymm10
	vmulps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm3, %ymm14
	vmovups	1632(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm6, %ymm8
	vmulps	%ymm13, %ymm8, %ymm1
	vmulps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vmovaps	%ymm9, %ymm0
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm9, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmulps	%ymm2, %ymm15, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm3, %ymm15
	vfmadd231ps	%ymm4, %ymm6, %ymm12
	vmulps	%ymm13, %ymm12, %ymm1
	vmulps	%ymm1, %ymm5, %ymm9
	vmovups	432(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm5, %ymm1, %ymm12
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm5, %ymm1, %ymm10
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm0, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm1, %ymm13, %ymm4
	vmulps	%ymm6, %ymm2, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmulps	%ymm0, %ymm2, %ymm6
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm6, %ymm7, %ymm6
	vmovups	496(%rsp), %ymm11
	vmovups	208(%rsp), %ymm5
	vblendvps	%ymm5, 64(%rsp), %ymm11, %ymm8
	vblendvps	%ymm5, 336(%rsp), %ymm11, %ymm0
	vblendvps	%ymm5, %ymm14, %ymm11, %ymm1
	vblendvps	%ymm5, 688(%rsp), %ymm11, %ymm2
	vblendvps	%ymm5, 240(%rsp), %ymm11, %ymm7
	vblendvps	%ymm5, %ymm9, %ymm11, %ymm9
	vblendvps	%ymm5, 368(%rsp), %ymm11, %ymm13
	vmovups	%ymm13, 144(%rsp)
	vblendvps	%ymm5, 272(%rsp), %ymm11, %ymm13
	vmovups	%ymm13, 336(%rsp)
	vblendvps	%ymm5, %ymm12, %ymm11, %ymm12
	vmovups	%ymm12, 64(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm11, %ymm14
	vblendvps	%ymm5, 624(%rsp), %ymm11, %ymm13
	vblendvps	%ymm5, %ymm15, %ymm11, %ymm12
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm10
	vblendvps	%ymm5, %ymm3, %ymm11, %ymm4
	vblendvps	%ymm5, %ymm6, %ymm11, %ymm3
	imulq	$224, %r15, %rdx
	addq	%rbp, %rdx
	vmovaps	%ymm8, (%rcx,%rdx)
	leaq	(%r15,%r15,8), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%rbp, %rsi
	vmovaps	%ymm0, (%rcx,%rsi)
	shlq	$6, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	movq	%r10, %rax
	shlq	$7, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	imulq	$416, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm7, (%rcx,%rax)
	imulq	$448, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm9, (%rcx,%rax)
	movq	%r15, %rax
	shlq	$9, %rax
	addq	%rbp, %rax
	vmovups	144(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	imulq	$544, %r15, %rax
	addq	%rbp, %rax
	vmovups	336(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	shlq	$6, %rdx
	addq	%rbp, %rdx
	vmovups	64(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	imulq	$608, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm14, (%rcx,%rax)
	imulq	$672, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm13, (%rcx,%rax)
	imulq	$704, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm12, (%rcx,%rax)
	imulq	$736, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm10, (%rcx,%rax)
	shlq	$8, %r10
	addq	%rbp, %r10
	vmovaps	%ymm4, (%rcx,%r10)
	imulq	$800, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm3, (%rcx,%rax)
	movl	$27, %edx
260:
	testb	$8, %r14b
	vmovups	3920(%rsp), %ymm1
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	1200(%rsp), %ymm6
	vmovups	592(%rsp), %ymm9
	je	24b
	vbroadcastss	262f(%rip), %ymm2
	vdivps	1760(%rsp), %ymm2, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	3728(%rsp), %ymm1, %ymm0
	vpand	3760(%rsp), %ymm0, %ymm0
	vmovdqu	2112(%rsp), %ymm3
	vpsubd	%ymm0, %ymm3, %ymm3
	vfmsub213ps	%ymm2, %ymm1, %ymm3
	vbroadcastss	2129f(%rip), %ymm2
	vbroadcastss	2128f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm2
	vbroadcastss	2127f(%rip), %ymm1
	vbroadcastss	2126f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	2130f(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vbroadcastss	2125f(%rip), %ymm1
	vbroadcastss	2124f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm3, %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	movq	(%rsp), %rax
	vbroadcastss	100(%rax), %ymm1
	vmovups	848(%rsp), %ymm3
	vfmadd213ps	%ymm13, %ymm3, %ymm1
	vbroadcastss	104(%rax), %ymm4
	vmovups	912(%rsp), %ymm5
	vfmadd213ps	%ymm1, %ymm5, %ymm4
	vbroadcastss	136(%rax), %ymm1
	vfmadd213ps	%ymm13, %ymm3, %ymm1
	vbroadcastss	140(%rax), %ymm7
	vfmadd213ps	%ymm1, %ymm5, %ymm7
	vbroadcastss	172(%rax), %ymm1
	vfmadd213ps	%ymm13, %ymm3, %ymm1
	vbroadcastss	176(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	108(%rax), %ymm1
	vmovups	944(%rsp), %ymm8
	vfmadd213ps	%ymm4, %ymm8, %ymm1
	vbroadcastss	144(%rax), %ymm4
	vfmadd213ps	%ymm7, %ymm8, %ymm4
	vbroadcastss	180(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm8, %ymm5
	vbroadcastss	112(%rax), %ymm3
	vmovups	1136(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	148(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	184(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm7, %ymm4
	vbroadcastss	116(%rax), %ymm5
	vmovups	720(%rsp), %ymm7
	vfmadd213ps	%ymm3, %ymm7, %ymm5
	vbroadcastss	152(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	188(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	120(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	156(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	192(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	124(%rax), %ymm1
	vmovups	464(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	160(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	196(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	128(%rax), %ymm3
	vmovups	176(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	164(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	200(%rax), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%rax), %ymm7
	vmovups	16(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm7
	vbroadcastss	168(%rax), %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vbroadcastss	204(%rax), %ymm4
	vfmadd213ps	%ymm6, %ymm8, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2131f(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	2140f(%rip), %ymm0
	vmovups	3888(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	2141f(%rip), %ymm0
	vmovups	1792(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmovups	3536(%rsp), %ymm2
	vaddps	%ymm7, %ymm2, %ymm1
	vbroadcastss	2139f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vbroadcastss	2145f(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	208(%rax), %ymm0
	vbroadcastss	295f(%rip), %ymm2
	vmovups	96(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm2
	movq	%rdx, %rax
	movq	1320(%rsp), %rsi
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	vaddps	%ymm6, %ymm6, %ymm2
	vblendvps	%ymm9, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	vblendvps	%ymm9, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	vblendvps	%ymm9, %ymm0, %ymm5, %ymm1
	leaq	3(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm0
	addq	$4, %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	vmovaps	%ymm0, (%rcx,%rdx)
	jmp	24b
261:
	addq	$4472, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
262:
	.long	0x3f800000
263:
	.long	1048576
264:
	.long	2147483647
265:
	.long	0x3f40094e
266:
	.long	0x3e1d5a5a
267:
	.long	0x3bd74912
268:
	.long	0x3f156f3d
269:
	.long	0x3d26f715
270:
	.long	8388607
271:
	.long	1400897536
272:
	.long	1258291200
273:
	.long	1392508928
274:
	.long	0x53000080
275:
	.long	0xc9800000
276:
	.long	0x3f000000
277:
	.long	0x0da24260
278:
	.long	0x1e3ce508
279:
	.long	0xbf800000
280:
	.long	0x41100000
281:
	.long	0x3e800000
282:
	.long	0x41490fdb
283:
	.long	0x40c00000
284:
	.long	0x40800000
285:
	.long	0x40a00000
286:
	.long	0x7f7fffff
287:
	.long	0x3fc00000
288:
	.long	0x7149f2ca
289:
	.long	2
290:
	.long	4
291:
	.long	8
292:
	.long	16
293:
	.long	32
294:
	.long	0x3f3504f3
295:
	.long	0xbf000000
296:
	.long	0x80000000
297:
	.long	0xc2ae0000
298:
	.long	0x3fb8aa3b
299:
	.long	0xbf317200
2100:
	.long	0xb5bfbe8e
2101:
	.long	0x3c1e8629
2102:
	.long	0x3aae0472
2103:
	.long	0x3d635b73
2104:
	.long	0x3e75fc8c
2105:
	.long	0x3f317214
2106:
	.long	0x42fe0000
2107:
	.long	0x4f000000
2108:
	.long	0x3e99999a
2109:
	.long	0x3ef89ba5
2110:
	.long	0xbe04a19d
2111:
	.long	0xbf03248e
2112:
	.long	0x3f0c3744
2113:
	.long	0xbdc1d79d
2114:
	.long	0x3e5c1572
2115:
	.long	0x3e17e642
2116:
	.long	0x3e2ecff8
2117:
	.long	0x3e2d3f9f
2118:
	.long	0x3ecc422a
2119:
	.long	0x3f106ebb
2120:
	.long	0xc0000000
2121:
	.long	0x41400000
2122:
	.long	3234528013
2123:
	.long	4286578688
2124:
	.long	0xbf00000d
2125:
	.long	0x3eaaac4e
2126:
	.long	0xbe7fd7d0
2127:
	.long	0x3e4bdb47
2128:
	.long	0xbe2ec8d2
2129:
	.long	0x3e259a3a
2130:
	.long	0xbddadb52
2131:
	.long	0x33b17218
2132:
	.long	0x3a83126f
2133:
	.long	0x3727c5ac
2134:
	.long	0x41800000
2135:
	.long	0x358637bd
2136:
	.long	0x350637bd
2137:
	.long	0x34210fb0
2138:
	.long	0x36a7c5ac
2139:
	.long	0x40000000
2140:
	.long	0x3f317218
2141:
	.long	0x3feb3f8f
2142:
	.long	0x38d1b717
2143:
	.long	0x40400000
2144:
	.long	0x3951b717
2145:
	.long	0x41000000
2146:
	.long	0x3cf5c28f
2147:
	.long	0x41200000
2148:
	.long	0x26901d7d
2149:
	.long	0x3f800054
2150:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2151:
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
