# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6888,%rsp
movl	%esi,40(%rsp)
testl	%ecx,%ecx
je	368f
testl	%edx,%edx
je	368f
cmpl	$0,40(%rsp)
je	368f
movq	6960(%rsp),%rsi
movl	40(%rsp),%eax
movl	%eax,%r10d
movq	%r10,112(%rsp)
movl	%edx,%r10d
movq	%r10,104(%rsp)
movq	(%rdi),%r10
movq	%r10,64(%rsp)
movq	8(%rdi),%r10
movq	%r10,8(%rsp)
movq	16(%rdi),%r11
movq	%r11,48(%rsp)
movq	24(%rdi),%r11
movq	%r11,456(%rsp)
movq	32(%rdi),%r13
movq	40(%rdi),%r11
movq	%rsi,%rdi
addl	%r8d,%r9d
addl	6944(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,416(%rsp)
movq	%r11,16(%rsp)
leaq	64(%r11),%rcx
movq	%rcx,72(%rsp)
imull	%eax,%edx
movl	%edx,92(%rsp)
leaq	121664(%r13),%rax
movq	%rax,136(%rsp)
leaq	264(%r10),%rax
movq	%rax,480(%rsp)
leaq	260(%r10),%rax
movq	%rax,488(%rsp)
leaq	64(%r13),%rax
movq	%rax,504(%rsp)
vbroadcastss	369f(%rip),%zmm25
vbroadcastss	382f(%rip),%zmm23
vbroadcastss	386f(%rip),%zmm17
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	379f(%rip),%zmm26
vbroadcastss	438f(%rip),%zmm19
vpbroadcastd	397f(%rip),%zmm20
vpbroadcastd	398f(%rip),%zmm21
leaq	121600(%r13),%rax
movq	%rax,80(%rsp)
leaq	109632(%r13),%rax
movq	%rax,520(%rsp)
leaq	832(%r13),%rax
movq	%rax,512(%rsp)
leaq	110016(%r13),%rax
movq	%rax,152(%rsp)
xorl	%eax,%eax
movq	%r9,432(%rsp)
movl	%r9d,%ecx
vpbroadcastd	369f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm27
vbroadcastss	422f(%rip),%zmm29
vbroadcastss	423f(%rip),%zmm30
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	373f(%rip),%zmm14
movq	%r13,144(%rsp)
jmp	3f
.p2align	4
2:
movq	424(%rsp),%rax
incq	%rax
movl	96(%rsp),%ecx
addl	92(%rsp),%ecx
cmpq	416(%rsp),%rax
je	368f
3:
movq	%rax,424(%rsp)
imulq	104(%rsp),%rax
movq	%rax,440(%rsp)
movl	%ecx,96(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	448(%rsp),%rdx
incq	%rdx
movl	100(%rsp),%ecx
addl	40(%rsp),%ecx
cmpq	104(%rsp),%rdx
je	2b
5:
movq	440(%rsp),%rax
movq	%rdx,448(%rsp)
addq	%rdx,%rax
imulq	112(%rsp),%rax
addq	432(%rsp),%rax
movq	%rax,472(%rsp)
movl	%ecx,100(%rsp)
xorl	%edx,%edx
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	435f(%rip),%zmm0
vblendmps	%zmm24,%zmm0,%zmm0 {%k1}
movq	456(%rsp),%rcx
vmovups	2656(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%rbx)
vbroadcastss	373f(%rip),%zmm14
movl	60(%rsp),%ecx
movq	128(%rsp),%rdx
vbroadcastss	379f(%rip),%zmm26
7:
incq	%rdx
incl	%ecx
cmpq	112(%rsp),%rdx
je	4b
8:
movq	472(%rsp),%rax
addq	%rdx,%rax
movl	8(%rdi),%esi
cmpq	%rsi,%rax
jae	7b
movq	%rsi,120(%rsp)
movl	(%rdi),%r12d
movl	12(%rdi),%esi
movl	%esi,592(%rsp)
movl	16(%rdi),%r8d
movq	%r12,%rsi
imulq	%r12,%rsi
leaq	1(%rsi),%rdi
shrq	%rdi
testb	$1,%r8b
movq	%rsi,32(%rsp)
cmoveq	%rsi,%rdi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r12,%r12
movl	%ecx,60(%rsp)
movq	%rdx,128(%rsp)
movl	%r8d,4(%rsp)
movq	%r12,24(%rsp)
movq	%rax,464(%rsp)
je	52f
movq	%rdi,%rsi
imulq	%rax,%rsi
testb	$1,%r8b
jne	349f
leaq	-2(%r12),%r8
movl	$2,%r9d
subq	%r12,%r9
movq	%r12,%r10
shlq	$6,%r10
imull	%ecx,%edi
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,528(%rsp)
movq	16(%rsp),%r11
vmovups	%zmm25,288(%rsp)
vmovups	%zmm25,224(%rsp)
vbroadcastss	372f(%rip),%zmm0
vmovups	%zmm0,160(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm16,%xmm16,%xmm16
xorl	%ebx,%ebx
jmp	32f
.p2align	4
9:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm2,%zmm2
incq	%rbx
addq	%r10,%r11
addl	%r12d,%edi
cmpq	%r12,%rbx
je	53f
32:
movq	%r12,%rcx
movl	%edi,%r12d
andl	$2147483647,%r12d
shlq	$6,%r12
movq	64(%rsp),%rax
addq	%rax,%r12
movq	%rbx,%r14
imulq	%rcx,%r14
leal	(%rsi,%r14),%r15d
andl	$2147483647,%r15d
shlq	$6,%r15
vmovaps	(%rax,%r15),%zmm5
movq	8(%rsp),%rax
vsubps	(%rax){1to16},%zmm5,%zmm0
vmulps	4(%rax){1to16},%zmm0,%zmm0
shlq	$6,%r14
vandps	%zmm26,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
movq	16(%rsp),%rax
vmovaps	%zmm0,(%rax,%r14)
testb	$8,4(%rsp)
jne	34f
cmpl	$1,%ecx
jne	33f
vaddps	%zmm0,%zmm16,%zmm16
33:
vaddps	%zmm18,%zmm0,%zmm11
cmpq	$1,24(%rsp)
jne	36f
movq	24(%rsp),%r12
testq	%rbx,%rbx
jne	9b
jmp	49f
.p2align	4
34:
cmpl	$1,%ecx
jne	35f
vaddps	%zmm0,%zmm16,%zmm16
35:
vbroadcastss	374f(%rip),%zmm6
vbroadcastss	375f(%rip),%zmm9
vbroadcastss	376f(%rip),%zmm10
vbroadcastss	377f(%rip),%zmm11
vpbroadcastd	378f(%rip),%zmm12
vmovups	288(%rsp),%zmm13
vmovups	224(%rsp),%zmm15
vmovdqu64	160(%rsp),%zmm8
vaddps	%zmm14,%zmm0,%zmm5
vfmadd213ps	%zmm6,%zmm0,%zmm5
vfmadd213ps	%zmm9,%zmm0,%zmm5
vaddps	%zmm10,%zmm0,%zmm6
vfmadd213ps	%zmm11,%zmm0,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vcmpltps	%zmm0,%zmm9,%k1
vmulps	%zmm5,%zmm13,%zmm13 {%k1}
vmulps	%zmm6,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm13,%zmm5
vpsrld	$23,%zmm15,%zmm6
vpsubd	%zmm6,%zmm8,%zmm6
vpaddd	%zmm5,%zmm6,%zmm5
vmovdqu64	%zmm5,160(%rsp)
vpternlogd	$236,%zmm12,%zmm22,%zmm13
vmovdqu64	%zmm13,288(%rsp)
vpternlogd	$236,%zmm12,%zmm22,%zmm15
vmovdqu64	%zmm15,224(%rsp)
vbroadcastss	369f(%rip),%zmm5 {%k1} {z}
vmovups	528(%rsp),%zmm24
vaddps	%zmm5,%zmm24,%zmm24
vxorps	%xmm18,%xmm18,%xmm18
vaddps	%zmm9,%zmm0,%zmm11
cmpq	$1,24(%rsp)
jne	38f
vmovups	%zmm24,528(%rsp)
movq	24(%rsp),%r12
testq	%rbx,%rbx
jne	9b
jmp	49f
.p2align	4
36:
movl	$1,%eax
testq	%r8,%r8
je	42f
movl	$64,%ecx
movq	8(%rsp),%rdx
.p2align	4
37:
vmovaps	(%r12,%rcx),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vandps	%zmm26,%zmm5,%zmm5
vmovaps	%zmm6,(%r11,%rcx)
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r9,%rax),%rbp
incq	%rbp
incq	%rax
addq	$64,%rcx
cmpq	$1,%rbp
jne	37b
jmp	43f
.p2align	4
38:
vmovups	%zmm4,784(%rsp)
vmovups	%zmm16,352(%rsp)
movl	$1,%ebp
testq	%r8,%r8
je	45f
movl	$64,%eax
movq	8(%rsp),%rdx
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	374f(%rip),%zmm12
vbroadcastss	375f(%rip),%zmm13
vbroadcastss	376f(%rip),%zmm15
vbroadcastss	377f(%rip),%zmm16
vpbroadcastd	378f(%rip),%zmm18
vmovups	288(%rsp),%zmm26
vmovups	224(%rsp),%zmm28
vmovdqu64	160(%rsp),%zmm8
vbroadcastss	379f(%rip),%zmm4
.p2align	4
39:
vmovaps	(%r12,%rax),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vandps	%zmm4,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vmovaps	%zmm6,(%r11,%rax)
vaddps	%zmm14,%zmm6,%zmm5
vfmadd213ps	%zmm12,%zmm6,%zmm5
vfmadd213ps	%zmm13,%zmm6,%zmm5
vaddps	%zmm15,%zmm6,%zmm9
vfmadd213ps	%zmm16,%zmm6,%zmm9
vcmpltps	%zmm6,%zmm10,%k1
vmulps	%zmm5,%zmm26,%zmm26 {%k1}
vmulps	%zmm9,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm26,%zmm5
vpsrld	$23,%zmm28,%zmm9
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm5,%zmm9,%zmm8
vpternlogd	$236,%zmm18,%zmm22,%zmm26
vpternlogd	$236,%zmm18,%zmm22,%zmm28
vbroadcastss	369f(%rip),%zmm5 {%k1} {z}
vaddps	%zmm5,%zmm24,%zmm24
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%r9,%rbp),%rcx
incq	%rcx
incq	%rbp
addq	$64,%rax
cmpq	$1,%rcx
jne	39b
jmp	46f
42:
movq	8(%rsp),%rdx
43:
addq	64(%rsp),%r15
addq	16(%rsp),%r14
movq	%rax,%rcx
shlq	$6,%rcx
vmovaps	(%r15,%rcx),%zmm5
vsubps	(%rdx){1to16},%zmm5,%zmm6
vmulps	4(%rdx){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%r14,%rcx)
incq	%rax
movq	24(%rsp),%r12
cmpq	%r12,%rax
jne	44f
vaddps	%zmm6,%zmm16,%zmm16
44:
vandps	%zmm26,%zmm5,%zmm5
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
testq	%rbx,%rbx
jne	9b
jmp	49f
45:
movq	8(%rsp),%rdx
vbroadcastss	374f(%rip),%zmm12
vbroadcastss	375f(%rip),%zmm13
vbroadcastss	376f(%rip),%zmm15
vbroadcastss	377f(%rip),%zmm16
vmovdqu64	288(%rsp),%zmm26
vmovdqu64	224(%rsp),%zmm28
vmovdqu64	160(%rsp),%zmm8
46:
vmovups	%zmm24,528(%rsp)
vpxord	%xmm18,%xmm18,%xmm18
addq	64(%rsp),%r15
movq	%rbp,%rax
shlq	$6,%rax
vmovaps	(%r15,%rax),%zmm6
vsubps	(%rdx){1to16},%zmm6,%zmm5
addq	16(%rsp),%r14
vmulps	4(%rdx){1to16},%zmm5,%zmm5
vmovaps	%zmm5,(%r14,%rax)
vaddps	%zmm14,%zmm5,%zmm9
vfmadd213ps	%zmm12,%zmm5,%zmm9
vfmadd213ps	%zmm13,%zmm5,%zmm9
vaddps	%zmm15,%zmm5,%zmm10
vfmadd213ps	%zmm16,%zmm5,%zmm10
incq	%rbp
movq	24(%rsp),%r12
cmpq	%r12,%rbp
je	47f
vmovups	352(%rsp),%zmm16
jmp	48f
47:
vmovups	352(%rsp),%zmm16
vaddps	%zmm5,%zmm16,%zmm16
48:
vbroadcastss	379f(%rip),%zmm4
vandps	%zmm4,%zmm6,%zmm6
vpmaxud	%zmm6,%zmm3,%zmm3
vcmpltps	%zmm5,%zmm18,%k1
vmulps	%zmm9,%zmm26,%zmm26 {%k1}
vmulps	%zmm10,%zmm28,%zmm28 {%k1}
vpsrld	$23,%zmm26,%zmm6
vpsrld	$23,%zmm28,%zmm9
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm6,%zmm9,%zmm6
vmovdqu64	%zmm6,160(%rsp)
vpbroadcastd	378f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm22,%zmm26
vmovdqu64	%zmm26,288(%rsp)
vmovaps	%zmm4,%zmm26
vpternlogd	$236,%zmm6,%zmm22,%zmm28
vmovdqu64	%zmm28,224(%rsp)
vbroadcastss	369f(%rip),%zmm6 {%k1} {z}
vmovups	528(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,528(%rsp)
vaddps	%zmm5,%zmm11,%zmm11
vmovups	784(%rsp),%zmm4
testq	%rbx,%rbx
jne	9b
49:
vaddps	%zmm11,%zmm4,%zmm4
jmp	9b
52:
vxorps	%xmm16,%xmm16,%xmm16
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,528(%rsp)
vbroadcastss	372f(%rip),%zmm0
vmovups	%zmm0,160(%rsp)
vmovups	%zmm25,224(%rsp)
vmovups	%zmm25,288(%rsp)
53:
vcvtusi2ss	%r12d,%xmm25,%xmm0
vbroadcastss	%xmm0,%zmm5
vmaxps	%zmm25,%zmm5,%zmm0
vdivps	%zmm0,%zmm25,%zmm0
vmulps	%zmm4,%zmm0,%zmm6
vmulps	%zmm11,%zmm0,%zmm8
vmulps	%zmm7,%zmm0,%zmm7
vmulps	%zmm16,%zmm0,%zmm0
vminps	%zmm6,%zmm8,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vmaxps	%zmm6,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm7,%zmm0,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm7,%zmm0,%zmm7
vmovaps	%zmm0,%zmm7 {%k1}
vminps	%zmm4,%zmm8,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vminps	%zmm6,%zmm7,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm4,%zmm8,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm6 {%k1}
vaddps	%zmm6,%zmm0,%zmm0
vmulps	%zmm23,%zmm0,%zmm0
testq	%r12,%r12
je	59f
vmaxps	%zmm1,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm0,%zmm7
movl	%r12d,%esi
andl	$-2,%esi
movq	%r12,%rdi
shlq	$6,%rdi
vxorps	%xmm4,%xmm4,%xmm4
movq	72(%rsp),%r8
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r9d,%r9d
movq	8(%rsp),%r11
jmp	57f
.p2align	4
54:
xorl	%eax,%eax
55:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%r9,%rcx
imulq	%r12,%rcx
shlq	$6,%rcx
addq	16(%rsp),%rcx
vcvtsi2ss	%rax,%xmm25,%xmm12
shlq	$6,%rax
vmovaps	(%rcx,%rax),%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm18,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
56:
vcvtsi2ss	%r9,%xmm29,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm6
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm1
incq	%r9
addq	%rdi,%r8
cmpq	%r12,%r9
je	62f
57:
vxorps	%xmm10,%xmm10,%xmm10
cmpq	$1,%r12
je	54b
movq	%r8,%rcx
xorl	%eax,%eax
vxorps	%xmm15,%xmm15,%xmm15
.p2align	4
58:
vmovaps	-64(%rcx),%zmm11
vmovaps	(%rcx),%zmm12
vsubps	%zmm7,%zmm11,%zmm11
vcvtsi2ss	%rax,%xmm25,%xmm13
vmaxps	%zmm15,%zmm11,%zmm11
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm7,%zmm12,%zmm8
vmaxps	%zmm15,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rax),%rdx
vcvtsi2ss	%rdx,%xmm29,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rax
subq	$-128,%rcx
cmpq	%rsi,%rax
jne	58b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,%r12b
vbroadcastss	373f(%rip),%zmm14
jne	55b
jmp	56b
59:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
movq	8(%rsp),%r11
62:
vcvtusi2ssq	32(%rsp),%xmm25,%xmm7
vbroadcastss	%xmm7,%zmm11
vpcmpnleud	383f(%rip){1to16},%zmm3,%k0
vmaxps	384f(%rip){1to16},%zmm4,%zmm3
vdivps	%zmm3,%zmm25,%zmm3
vcmpgtps	385f(%rip){1to16},%zmm4,%k1
vaddps	%zmm17,%zmm5,%zmm5
vmulps	%zmm23,%zmm5,%zmm5
vmovaps	%zmm5,%zmm7
vdivps	387f(%rip){1to16},%zmm11,%zmm10
vmulps	%zmm3,%zmm8,%zmm7 {%k1}
vmulps	%zmm3,%zmm6,%zmm5 {%k1}
vmulps	%zmm3,%zmm9,%zmm6
vfnmadd231ps	%zmm7,%zmm7,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm10,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vbroadcastss	388f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm3,%zmm1,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm3 {%k1}
vmaxps	%zmm9,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	389f(%rip){1to16},%zmm6,%zmm3
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vfnmadd231ps	%zmm11,%zmm0,%zmm2
vsqrtps	%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vbroadcastss	52(%r11),%zmm13
vbroadcastss	76(%r11),%zmm15
vbroadcastss	56(%r11),%zmm10
vbroadcastss	80(%r11),%zmm12
vbroadcastss	60(%r11),%zmm8
vbroadcastss	84(%r11),%zmm9
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm6
vmaxps	%zmm25,%zmm3,%zmm1
vminps	%zmm7,%zmm15,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm15,6048(%rsp)
vmovaps	%zmm15,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,6112(%rsp)
vmovaps	%zmm13,%zmm3 {%k1}
vminps	%zmm5,%zmm12,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm12,6176(%rsp)
vmovaps	%zmm12,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,6240(%rsp)
vmovaps	%zmm10,%zmm5 {%k1}
vmovups	%zmm9,6304(%rsp)
vminps	%zmm1,%zmm9,%zmm1
vmovups	%zmm8,6368(%rsp)
vmaxps	%zmm1,%zmm8,%zmm1
vmovups	%zmm1,4512(%rsp)
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm6,6432(%rsp)
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm4,6496(%rsp)
vmovaps	%zmm4,%zmm0 {%k1}
vmovups	%zmm0,4576(%rsp)
vbroadcastss	392f(%rip),%zmm0
vmovups	%zmm11,5984(%rsp)
vcmpltps	%zmm0,%zmm11,%k1
korw	%k0,%k1,%k1
vxorps	%xmm9,%xmm9,%xmm9
vblendmps	%zmm9,%zmm25,%zmm2 {%k1}
vbroadcastss	393f(%rip),%zmm1
vblendmps	%zmm0,%zmm1,%zmm7 {%k1}
vbroadcastss	394f(%rip),%zmm0
vxorps	%zmm0,%zmm3,%zmm1
vmovups	%zmm1,6816(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,6752(%rsp)
leaq	-1(%r12),%rax
movq	%rax,32(%rsp)
vcvtusi2ssl	592(%rsp),%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5792(%rsp)
movl	%r12d,%r15d
andl	$-2,%r15d
movq	%r12,%rax
shlq	$6,%rax
movb	$1,%dl
vcmpunordps	%zmm3,%zmm3,%k1
kmovw	%k1,46(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,44(%rsp)
vmovups	%zmm2,6560(%rsp)
vmovups	%zmm2,2720(%rsp)
vbroadcastss	395f(%rip),%zmm0
vmovups	%zmm0,4640(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3424(%rsp)
vmovups	%zmm0,3360(%rsp)
vmovups	%zmm0,3296(%rsp)
vmovups	%zmm0,3232(%rsp)
vmovups	%zmm0,3168(%rsp)
vmovups	%zmm0,3104(%rsp)
vmovups	%zmm0,2656(%rsp)
vmovups	%zmm0,4448(%rsp)
vmovups	%zmm0,4384(%rsp)
vmovups	%zmm0,4256(%rsp)
vmovups	%zmm0,4128(%rsp)
vmovups	%zmm0,3744(%rsp)
vmovups	%zmm0,4064(%rsp)
vmovups	%zmm0,4000(%rsp)
vmovups	%zmm0,3936(%rsp)
vmovups	%zmm0,3616(%rsp)
vmovups	%zmm0,3872(%rsp)
vmovups	%zmm0,3808(%rsp)
vmovups	%zmm0,3552(%rsp)
vmovups	%zmm0,3680(%rsp)
vmovups	%zmm0,3488(%rsp)
vmovups	%zmm5,6624(%rsp)
vmovups	%zmm5,4320(%rsp)
vmovups	%zmm3,6688(%rsp)
vmovups	%zmm3,4192(%rsp)
movq	%rax,496(%rsp)
jmp	65f
.p2align	4
63:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm6,%xmm6,%xmm6
vbroadcastss	386f(%rip),%zmm17
vpbroadcastd	397f(%rip),%zmm20
vpbroadcastd	398f(%rip),%zmm21
vpbroadcastd	369f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm27
vbroadcastss	422f(%rip),%zmm29
vbroadcastss	423f(%rip),%zmm30
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	382f(%rip),%zmm23
64:
vmovups	352(%rsp),%zmm0
vcmpgeps	4832(%rsp),%zmm0,%k1
vcmpltps	2720(%rsp),%zmm18,%k2
vmovups	3104(%rsp),%zmm0
vmovaps	%zmm6,%zmm0 {%k2}
vmovups	%zmm0,3104(%rsp)
vmovups	5664(%rsp),%zmm9
vmovaps	%zmm8,%zmm9 {%k2}
vmovups	3168(%rsp),%zmm0
vmovaps	%zmm7,%zmm0 {%k2}
vmovups	%zmm0,3168(%rsp)
vmovups	3232(%rsp),%zmm0
vmovaps	%zmm5,%zmm0 {%k2}
vmovups	%zmm0,3232(%rsp)
vmovups	3296(%rsp),%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vmovups	%zmm0,3296(%rsp)
vmovups	3360(%rsp),%zmm0
vmovaps	%zmm3,%zmm0 {%k2}
vmovups	%zmm0,3360(%rsp)
vmovups	3424(%rsp),%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3424(%rsp)
vmovups	4192(%rsp),%zmm0
vmovups	2208(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4192(%rsp)
vmovups	4128(%rsp),%zmm0
vmovups	5152(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4128(%rsp)
vmovups	4320(%rsp),%zmm0
vmovups	1296(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4320(%rsp)
vmovups	4256(%rsp),%zmm0
vmovups	5216(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4256(%rsp)
vmovups	4512(%rsp),%zmm0
vmovups	592(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4512(%rsp)
vmovups	4384(%rsp),%zmm0
vmovups	5280(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4384(%rsp)
vmovups	4576(%rsp),%zmm0
vmovups	784(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4576(%rsp)
vmovups	4448(%rsp),%zmm0
vmovups	5344(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4448(%rsp)
vmovups	3488(%rsp),%zmm0
vmovups	1040(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3488(%rsp)
vmovups	3680(%rsp),%zmm0
vmovups	1824(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3680(%rsp)
vmovups	3552(%rsp),%zmm0
vmovups	2144(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3552(%rsp)
vmovups	3808(%rsp),%zmm0
vmovups	1632(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3808(%rsp)
vmovups	3872(%rsp),%zmm0
vmovups	1696(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3872(%rsp)
vmovups	3616(%rsp),%zmm0
vmovaps	%zmm28,%zmm0 {%k2}
vmovups	%zmm0,3616(%rsp)
vmovups	3936(%rsp),%zmm0
vmovups	1760(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3936(%rsp)
vmovups	4000(%rsp),%zmm0
vmovups	976(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4000(%rsp)
vmovups	4064(%rsp),%zmm0
vmovups	720(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4064(%rsp)
vmovups	3744(%rsp),%zmm0
vmovups	656(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3744(%rsp)
vmovups	5728(%rsp),%zmm7
vmovups	5088(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	2656(%rsp),%zmm0
vmovups	2784(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2656(%rsp)
vmovups	4640(%rsp),%zmm0
vmovups	4896(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4640(%rsp)
vmovups	6560(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2720(%rsp)
xorl	%edx,%edx
vbroadcastss	373f(%rip),%zmm14
vbroadcastss	379f(%rip),%zmm26
65:
testb	$1,%dl
vmovups	%zmm7,5728(%rsp)
vmovups	%zmm9,5664(%rsp)
je	347f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2720(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	347f
vmovss	248(%r11),%xmm0
vmovss	%xmm0,2400(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%edx
vmovaps	%xmm0,1952(%rsp)
vmulss	442f(%rip),%xmm0,%xmm0
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
testq	%r12,%r12
vbroadcastss	443f(%rip),%zmm24
je	73f
movq	136(%rsp),%rsi
movq	72(%rsp),%rdi
xorl	%r8d,%r8d
jmp	69f
.p2align	4
66:
xorl	%ecx,%ecx
67:
movq	%r8,%r9
imulq	%r12,%r9
shlq	$6,%r9
movq	16(%rsp),%r10
addq	%r9,%r10
shlq	$6,%rcx
vmovaps	(%r10,%rcx),%zmm1
addq	%r13,%r9
addq	$121600,%r9
vmaxps	%zmm18,%zmm1,%zmm5
vfmadd213ps	%zmm19,%zmm23,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm5,(%r9,%rcx)
vmulps	%zmm5,%zmm1,%zmm6
vaddps	%zmm5,%zmm4,%zmm4
vaddps	%zmm6,%zmm7,%zmm7
vfmadd231ps	%zmm1,%zmm6,%zmm3
68:
incq	%r8
addq	%rax,%rdi
addq	%rax,%rsi
cmpq	%r12,%r8
je	73f
69:
cmpq	$0,32(%rsp)
je	66b
xorl	%r9d,%r9d
xorl	%ecx,%ecx
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
72:
vmovaps	-64(%rdi,%r9),%zmm1
vmaxps	%zmm2,%zmm1,%zmm5
vfmadd213ps	%zmm19,%zmm23,%zmm5
vdivps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm5,-64(%rsi,%r9)
vmulps	%zmm5,%zmm1,%zmm6
vaddps	%zmm5,%zmm4,%zmm4
vaddps	%zmm6,%zmm7,%zmm5
vfmadd231ps	%zmm1,%zmm6,%zmm3
vmovaps	(%rdi,%r9),%zmm1
vmaxps	%zmm2,%zmm1,%zmm6
vfmadd213ps	%zmm19,%zmm23,%zmm6
vdivps	%zmm6,%zmm25,%zmm6
vmovaps	%zmm6,(%rsi,%r9)
vmulps	%zmm6,%zmm1,%zmm8
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm8,%zmm5,%zmm7
vfmadd231ps	%zmm1,%zmm8,%zmm3
addq	$2,%rcx
subq	$-128,%r9
cmpq	%rcx,%r15
jne	72b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,%r12b
jne	67b
jmp	68b
.p2align	4
73:
movl	%edx,%ecx
vmovaps	%zmm24,%zmm8
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm24,%zmm12
incl	%ecx
jne	327f
74:
vmovups	%zmm12,4704(%rsp)
vmovups	%zmm8,4832(%rsp)
vmovups	%zmm10,4896(%rsp)
vcvttss2usi	2656(%rsp),%ecx
shrl	$25,%ecx
vbroadcastss	52(%r11,%rcx,4),%zmm0
vbroadcastss	76(%r11,%rcx,4),%zmm1
vbroadcastss	56(%r11,%rcx,4),%zmm2
vbroadcastss	80(%r11,%rcx,4),%zmm3
vbroadcastss	60(%r11,%rcx,4),%zmm4
vbroadcastss	84(%r11,%rcx,4),%zmm5
vbroadcastss	64(%r11,%rcx,4),%zmm6
vbroadcastss	88(%r11,%rcx,4),%zmm7
vminps	6688(%rsp),%zmm1,%zmm9
kmovw	46(%rsp),%k1
vmovaps	%zmm1,%zmm9 {%k1}
vmaxps	%zmm9,%zmm0,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm0,%zmm10 {%k1}
vminps	6624(%rsp),%zmm3,%zmm0
kmovw	44(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm11,%zmm5,%zmm0
vmovups	%zmm11,4768(%rsp)
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,592(%rsp)
vminps	%zmm13,%zmm7,%zmm0
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2720(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm25,%zmm16 {%k1}
vbroadcastss	393f(%rip),%zmm0
vblendmps	392f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	%zmm0,5088(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5344(%rsp)
vmovups	%zmm0,5280(%rsp)
vmovups	%zmm0,5216(%rsp)
vmovups	%zmm0,5152(%rsp)
vbroadcastss	436f(%rip),%zmm6
vbroadcastss	454f(%rip),%zmm7
vmovaps	%zmm25,%zmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm0,656(%rsp)
vmovups	%zmm0,720(%rsp)
vmovups	%zmm0,976(%rsp)
vmovups	%zmm0,1760(%rsp)
vpxord	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,1696(%rsp)
vmovups	%zmm0,1632(%rsp)
vmovups	%zmm0,2144(%rsp)
vmovups	%zmm0,1824(%rsp)
vmovups	%zmm0,1040(%rsp)
vbroadcastss	438f(%rip),%zmm19
jmp	77f
.p2align	4
75:
vmovaps	%zmm6,%zmm16
movq	8(%rsp),%r11
vbroadcastss	386f(%rip),%zmm11
vmovups	784(%rsp),%zmm10
vmovups	1296(%rsp),%zmm9
vmovups	2208(%rsp),%zmm14
vmovdqu64	5536(%rsp),%zmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2016(%rsp)
vmovaps	%zmm6,%zmm8
76:
vmovups	%zmm16,4960(%rsp)
vmovups	%zmm10,784(%rsp)
vmovups	%zmm9,1296(%rsp)
vmulps	%zmm2,%zmm8,%zmm1
vbroadcastss	384f(%rip),%zmm6
vmovups	1040(%rsp),%zmm0
vmaxps	%zmm6,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm21
vmulps	%zmm19,%zmm8,%zmm19
vmulps	%zmm22,%zmm8,%zmm4
vmovups	%zmm4,1632(%rsp)
vmaxps	%zmm6,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm15,%zmm8,%zmm2
vmovups	%zmm2,1696(%rsp)
vmulps	%zmm12,%zmm8,%zmm7
vmovups	%zmm7,1760(%rsp)
vdivps	%zmm0,%zmm25,%zmm17
vmaxps	%zmm6,%zmm28,%zmm0
vmovaps	%zmm6,%zmm12
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm29
vmulps	%zmm13,%zmm8,%zmm27
vmovups	%zmm27,976(%rsp)
vcmpleps	1168(%rsp),%zmm14,%k1
vcmpgeps	1104(%rsp),%zmm14,%k2
vmovaps	%zmm1,%zmm6
vmovups	%zmm1,1360(%rsp)
vblendmps	%zmm1,%zmm11,%zmm0 {%k2}
vbroadcastss	394f(%rip),%zmm1
vxorps	%zmm1,%zmm6,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm24,%k5
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vmovaps	%zmm25,%zmm15 {%k1} {z}
vcmpleps	1232(%rsp),%zmm9,%k1
vmovups	1424(%rsp),%zmm13
vcmpleps	%zmm9,%zmm13,%k2
vblendmps	%zmm19,%zmm11,%zmm0 {%k2}
vxorps	%zmm1,%zmm19,%zmm0 {%k1}
vmovups	%zmm19,592(%rsp)
vcmpleps	%zmm0,%zmm24,%k7
vpbroadcastd	462f(%rip),%zmm18
vpandd	%zmm18,%zmm3,%zmm0
vmovdqu64	%zmm0,1952(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm25,%zmm6 {%k1} {z}
vcmpleps	848(%rsp),%zmm16,%k1
vcmpgeps	352(%rsp),%zmm16,%k2
vblendmps	%zmm20,%zmm11,%zmm0 {%k2}
vxorps	%zmm1,%zmm20,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm24,%k1
vpbroadcastd	463f(%rip),%zmm18
vpandd	%zmm18,%zmm3,%zmm0
vmovdqu64	%zmm0,2400(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	1488(%rsp),%zmm10,%k2
vmovups	912(%rsp),%zmm5
vblendmps	%zmm5,%zmm11,%zmm0 {%k2}
vcmpleps	2080(%rsp),%zmm10,%k2
vxorps	%zmm1,%zmm5,%zmm0 {%k2}
vmovaps	%zmm5,%zmm11
vcmpleps	%zmm0,%zmm24,%k2
vmulps	%zmm6,%zmm17,%zmm1
vmovups	%zmm6,2272(%rsp)
vmulps	1824(%rsp),%zmm1,%zmm0
vmovdqa64	%zmm3,%zmm5
vmulps	%zmm15,%zmm21,%zmm3
vmovaps	%zmm15,%zmm10
vmovups	%zmm15,2336(%rsp)
vmulps	%zmm3,%zmm0,%zmm22
vmovaps	%zmm25,%zmm30 {%k3} {z}
vmulps	%zmm30,%zmm29,%zmm24
vmovaps	%zmm29,%zmm8
vmovups	%zmm30,2208(%rsp)
vmulps	%zmm24,%zmm4,%zmm0
vmulps	%zmm3,%zmm0,%zmm31
vmulps	%zmm24,%zmm2,%zmm0
vmovups	%zmm24,2464(%rsp)
vmulps	%zmm22,%zmm31,%zmm4
vfmsub231ps	%zmm0,%zmm1,%zmm4
vmaxps	%zmm12,%zmm23,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	369f(%rip),%zmm2
vdivps	%zmm0,%zmm2,%zmm25
vpbroadcastd	464f(%rip),%zmm18
vpandd	%zmm18,%zmm5,%zmm0
vmovdqu64	%zmm0,2784(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vbroadcastss	369f(%rip),%zmm0
vmovaps	%zmm0,%zmm2 {%k3} {z}
vmulps	%zmm2,%zmm25,%zmm5
vmulps	%zmm5,%zmm7,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm22,%zmm3
vfnmadd213ps	369f(%rip){1to16},%zmm22,%zmm3
vbroadcastss	433f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm5,%zmm27,%zmm7
vmovups	%zmm5,2528(%rsp)
vmovaps	%zmm14,%zmm12
vmulps	%zmm22,%zmm0,%zmm14
vfmsub231ps	%zmm7,%zmm1,%zmm14
vbroadcastss	369f(%rip),%zmm1
vdivps	%zmm3,%zmm1,%zmm7
vmulps	%zmm7,%zmm4,%zmm4
vmovaps	%zmm31,%zmm1
vfnmadd213ps	369f(%rip){1to16},%zmm31,%zmm1
vfnmadd231ps	%zmm4,%zmm4,%zmm1
vmaxps	%zmm18,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm5,%zmm26,%zmm3
vmulps	%zmm31,%zmm0,%zmm15
vfmsub231ps	%zmm3,%zmm24,%zmm15
vbroadcastss	369f(%rip),%zmm3
vdivps	%zmm1,%zmm3,%zmm29
vmulps	%zmm7,%zmm14,%zmm5
vfnmadd231ps	%zmm4,%zmm5,%zmm15
vmulps	%zmm29,%zmm15,%zmm27
vmovaps	%zmm0,%zmm1
vfnmadd213ps	369f(%rip){1to16},%zmm0,%zmm1
vfnmadd231ps	%zmm5,%zmm5,%zmm1
vfnmadd231ps	%zmm27,%zmm27,%zmm1
vmaxps	%zmm18,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	369f(%rip),%zmm3
vdivps	%zmm1,%zmm3,%zmm15
vmovups	1360(%rsp),%zmm16
vmulps	%zmm21,%zmm16,%zmm3
vmulps	%zmm19,%zmm17,%zmm24
vmulps	%zmm10,%zmm3,%zmm19
vmulps	%zmm19,%zmm22,%zmm1
vfmsub231ps	%zmm24,%zmm6,%zmm1
vmulps	%zmm7,%zmm1,%zmm1
vmulps	%zmm20,%zmm8,%zmm14
vmulps	%zmm19,%zmm31,%zmm23
vfmsub231ps	%zmm14,%zmm30,%zmm23
vfnmadd231ps	%zmm1,%zmm4,%zmm23
vmulps	%zmm29,%zmm23,%zmm26
vmulps	%zmm11,%zmm25,%zmm30
vmulps	%zmm19,%zmm0,%zmm23
vfmsub231ps	%zmm30,%zmm2,%zmm23
vmovaps	%zmm2,%zmm11
vmovups	%zmm2,5024(%rsp)
vfnmadd231ps	%zmm1,%zmm5,%zmm23
vfnmadd231ps	%zmm26,%zmm27,%zmm23
vmulps	%zmm15,%zmm23,%zmm23
vmulps	%zmm23,%zmm15,%zmm15
vfnmadd213ps	%zmm26,%zmm15,%zmm27
vmulps	%zmm27,%zmm29,%zmm27
vfnmadd213ps	%zmm1,%zmm27,%zmm4
vfnmadd231ps	%zmm5,%zmm15,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vfnmadd213ps	%zmm19,%zmm4,%zmm22
vfnmadd231ps	%zmm31,%zmm27,%zmm22
vfnmadd231ps	%zmm0,%zmm15,%zmm22
vmulps	%zmm22,%zmm21,%zmm21
vmovaps	%zmm12,%zmm6
vaddps	%zmm21,%zmm12,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1104(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm5
vmovaps	%zmm2,%zmm5 {%k3}
vcmpunordps	%zmm5,%zmm5,%k3
vmovups	1168(%rsp),%zmm12
vmaxps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm12,%zmm5 {%k3}
vcmpeqps	%zmm6,%zmm5,%k3
vcmpneqps	%zmm5,%zmm0,%k0 {%k3}
vmulps	%zmm4,%zmm17,%zmm29
vmovups	1296(%rsp),%zmm5
vaddps	%zmm29,%zmm5,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vminps	%zmm0,%zmm13,%zmm4
vmovaps	%zmm13,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	1232(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k3}
vcmpeqps	%zmm5,%zmm4,%k3
vcmpneqps	%zmm4,%zmm0,%k3 {%k3}
vmulps	%zmm27,%zmm8,%zmm31
vmovups	4960(%rsp),%zmm10
vaddps	%zmm31,%zmm10,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	352(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	848(%rsp),%zmm13
vmaxps	%zmm4,%zmm13,%zmm4
vmovaps	%zmm13,%zmm4 {%k4}
vcmpeqps	%zmm10,%zmm4,%k4
vcmpneqps	%zmm4,%zmm0,%k4 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	1952(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vxorps	%xmm4,%xmm4,%xmm4
vfmadd213ps	%zmm4,%zmm3,%zmm3 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm24,%zmm0 {%k5} {z}
vfmadd213ps	%zmm3,%zmm0,%zmm0
vmovdqu64	2400(%rsp),%zmm3
vptestnmd	%zmm3,%zmm3,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm14,%zmm3 {%k1} {z}
vfmadd213ps	%zmm0,%zmm3,%zmm3
vmovdqu64	2784(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm30,%zmm0 {%k1} {z}
vfmadd213ps	%zmm3,%zmm0,%zmm0
vfmadd213ps	%zmm4,%zmm19,%zmm19
vxorps	%xmm7,%xmm7,%xmm7
vfmadd231ps	%zmm1,%zmm1,%zmm19
vfmadd231ps	%zmm26,%zmm26,%zmm19
vfmadd231ps	%zmm23,%zmm23,%zmm19
vbroadcastss	369f(%rip),%zmm1
vdivps	%zmm8,%zmm1,%zmm1
vmulps	%zmm10,%zmm1,%zmm1
vmulps	465f(%rip){1to16},%zmm1,%zmm1
vbroadcastss	369f(%rip),%zmm2
vdivps	%zmm25,%zmm2,%zmm2
vmulps	784(%rsp),%zmm2,%zmm2
vmulps	466f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vsqrtps	%zmm19,%zmm18
vbroadcastss	384f(%rip),%zmm9
vmovups	5920(%rsp),%zmm2
vmaxps	%zmm9,%zmm2,%zmm2
vbroadcastss	369f(%rip),%zmm3
vdivps	%zmm2,%zmm3,%zmm2
vmulps	%zmm18,%zmm2,%zmm2
vminps	467f(%rip){1to16},%zmm2,%zmm2
vbroadcastss	382f(%rip),%zmm23
vmaxps	%zmm23,%zmm2,%zmm2
vbroadcastss	369f(%rip),%zmm3
vsubps	%zmm2,%zmm3,%zmm3
vbroadcastss	369f(%rip),%zmm4
vdivps	%zmm3,%zmm4,%zmm3
vmulps	%zmm3,%zmm2,%zmm2
vmulps	%zmm2,%zmm18,%zmm2
vbroadcastss	16(%r11),%zmm3
vcmpleps	%zmm3,%zmm2,%k1
vcmpleps	%zmm1,%zmm18,%k2
korw	%k1,%k2,%k1
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm0,%k1 {%k1}
vmulps	%zmm15,%zmm25,%zmm25
vmovups	2272(%rsp),%zmm19
vmovups	2336(%rsp),%zmm14
vmulps	%zmm14,%zmm19,%zmm0
vmovups	2208(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm0
vmulps	%zmm0,%zmm11,%zmm0
vcmpnltps	%zmm0,%zmm7,%k5
vmovups	5408(%rsp),%zmm27
vmovaps	%zmm27,%zmm0
vfmadd213ps	%zmm7,%zmm16,%zmm0
vmovups	5472(%rsp),%zmm23
vfmadd231ps	592(%rsp),%zmm23,%zmm0
vfmadd231ps	2848(%rsp),%zmm20,%zmm0
vmovups	3040(%rsp),%zmm1
vfmadd231ps	912(%rsp),%zmm1,%zmm0
vmovups	5600(%rsp),%zmm30
vsubps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmulps	388f(%rip){1to16},%zmm30,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vmaxps	%zmm9,%zmm0,%zmm0
vbroadcastss	369f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vmulps	%zmm0,%zmm30,%zmm0
vmulps	2912(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1888(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k2}
vcmpltps	%zmm30,%zmm7,%k2
vbroadcastss	369f(%rip),%zmm17
vmaxps	468f(%rip){1to16},%zmm0,%zmm17 {%k2}
vbroadcastss	379f(%rip),%zmm26
vandps	%zmm26,%zmm21,%zmm0
vbroadcastss	469f(%rip),%zmm8
vaddps	%zmm8,%zmm0,%zmm0
vbroadcastss	369f(%rip),%zmm1
vdivps	%zmm0,%zmm1,%zmm0
vcmpunordps	%zmm17,%zmm17,%k2
vminps	%zmm17,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k2}
vxorps	%xmm3,%xmm3,%xmm3
vcmpltps	%zmm3,%zmm21,%k2
vmovups	1104(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm2
vsubps	%zmm12,%zmm6,%zmm2 {%k2}
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm2,%zmm14,%zmm2
vcmpltps	%zmm2,%zmm3,%k2
vxorps	%xmm16,%xmm16,%xmm16
vandps	%zmm26,%zmm29,%zmm2
vaddps	%zmm8,%zmm2,%zmm2
vbroadcastss	369f(%rip),%zmm3
vdivps	%zmm2,%zmm3,%zmm2
vbroadcastss	472f(%rip),%zmm9
vmulps	%zmm9,%zmm0,%zmm0
vbroadcastss	443f(%rip),%zmm24
vmovaps	%zmm24,%zmm3
vminps	%zmm24,%zmm0,%zmm3 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm2,%zmm15
vmovaps	%zmm2,%zmm15 {%k2}
vcmpltps	%zmm16,%zmm29,%k2
vmovups	1296(%rsp),%zmm4
vmovups	1424(%rsp),%zmm11
vsubps	%zmm4,%zmm11,%zmm0
vmovups	1232(%rsp),%zmm12
vsubps	%zmm12,%zmm4,%zmm0 {%k2}
vmulps	%zmm2,%zmm0,%zmm1
vmulps	%zmm0,%zmm19,%zmm0
vcmpltps	%zmm0,%zmm16,%k2
vmovaps	%zmm24,%zmm0
vmulps	%zmm9,%zmm1,%zmm0 {%k2}
vandps	%zmm26,%zmm31,%zmm1
vaddps	%zmm8,%zmm1,%zmm1
vbroadcastss	369f(%rip),%zmm2
vdivps	%zmm1,%zmm2,%zmm1
vcmpunordps	%zmm3,%zmm3,%k2
vminps	%zmm3,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k2}
vcmpltps	%zmm16,%zmm31,%k2
vmovups	352(%rsp),%zmm0
vsubps	%zmm10,%zmm0,%zmm0
vsubps	%zmm13,%zmm10,%zmm0 {%k2}
vmovaps	%zmm10,%zmm14
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm0,%zmm5,%zmm0
vcmpltps	%zmm0,%zmm16,%k2
vmovaps	%zmm24,%zmm0
vmulps	%zmm9,%zmm1,%zmm0 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vminps	%zmm2,%zmm0,%zmm1
vmovaps	%zmm0,%zmm1 {%k2}
vandps	%zmm26,%zmm25,%zmm0
vaddps	%zmm8,%zmm0,%zmm0
vbroadcastss	369f(%rip),%zmm2
vdivps	%zmm0,%zmm2,%zmm0
vcmpltps	%zmm16,%zmm25,%k2
vmovups	1488(%rsp),%zmm8
vmovups	784(%rsp),%zmm10
vsubps	%zmm10,%zmm8,%zmm2
vmovups	2080(%rsp),%zmm5
vsubps	%zmm5,%zmm10,%zmm2 {%k2}
vmulps	%zmm0,%zmm2,%zmm0
vmulps	5024(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm16,%k2
vmovaps	%zmm24,%zmm2
vmulps	%zmm9,%zmm0,%zmm2 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vcmpgtps	2976(%rsp),%zmm24,%k2
vcmpltps	%zmm15,%zmm0,%k2 {%k2}
vmovaps	%zmm0,%zmm15 {%k2}
vmovups	5856(%rsp),%zmm0
vmovups	2016(%rsp),%zmm26
vsubps	%zmm26,%zmm0,%zmm0
vbroadcastss	369f(%rip),%zmm1
vmovaps	%zmm1,%zmm1 {%k5} {z}
vbroadcastss	393f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm9 {%k1}
vmovups	5792(%rsp),%zmm22
vmovups	2592(%rsp),%zmm13
vcmpleps	%zmm13,%zmm22,%k1
vbroadcastss	438f(%rip),%zmm19
vminps	%zmm19,%zmm9,%zmm9 {%k1}
vcmpeqps	%zmm2,%zmm9,%k6
vcmpnltps	%zmm0,%zmm16,%k5
korw	%k6,%k5,%k5
vmovups	5152(%rsp),%zmm1
vblendmps	%zmm1,%zmm21,%zmm1 {%k5}
vmovups	%zmm1,5152(%rsp)
vfmadd213ps	%zmm6,%zmm15,%zmm21
vcmpunordps	%zmm21,%zmm21,%k7
vminps	%zmm21,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k7}
vaddps	%zmm25,%zmm10,%zmm2
vcmpunordps	%zmm2,%zmm2,%k7
vminps	%zmm2,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k7}
vcmpunordps	%zmm3,%zmm3,%k7
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k7}
vmovaps	%zmm5,%zmm19
vcmpeqps	%zmm10,%zmm3,%k7
vcmpneqps	%zmm3,%zmm2,%k7 {%k7}
vpbroadcastd	463f(%rip),%zmm2
vmovdqa32	%zmm2,%zmm2 {%k4} {z}
vpord	464f(%rip){1to16},%zmm2,%zmm2 {%k7}
vpord	462f(%rip){1to16},%zmm2,%zmm2 {%k3}
vpmovm2d	%k0,%zmm3
vpsrld	$31,%zmm3,%zmm3
vpord	%zmm3,%zmm2,%zmm2
vmovups	5088(%rsp),%zmm3
vmovaps	%zmm3,%zmm9 {%k5}
vmovups	5280(%rsp),%zmm3
vblendmps	%zmm3,%zmm31,%zmm3 {%k5}
vmovups	%zmm3,5280(%rsp)
vmovups	5344(%rsp),%zmm3
vblendmps	%zmm3,%zmm25,%zmm3 {%k5}
vmovups	%zmm3,5344(%rsp)
vbroadcastss	369f(%rip),%zmm25
vcmpltps	%zmm0,%zmm16,%k3 {%k6}
vmovdqu64	5536(%rsp),%zmm21
vpord	%zmm2,%zmm21,%zmm21 {%k3}
vptestnmd	%zmm2,%zmm2,%k3 {%k3}
vmovups	5920(%rsp),%zmm24
vmovaps	%zmm18,%zmm24 {%k3}
vmovups	5216(%rsp),%zmm0
vblendmps	%zmm0,%zmm29,%zmm0 {%k5}
vmovups	%zmm0,5216(%rsp)
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1168(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmovups	2912(%rsp),%zmm31
vmovaps	%zmm15,%zmm31 {%k3}
vblendmps	%zmm0,%zmm6,%zmm2 {%k3}
vsubps	%zmm6,%zmm2,%zmm1
vmovaps	%zmm1,%zmm27 {%k3}
vfmadd132ps	1360(%rsp),%zmm16,%zmm1
vfmadd213ps	%zmm4,%zmm29,%zmm15
vminps	%zmm15,%zmm11,%zmm0
vcmpunordps	%zmm15,%zmm15,%k4
vmovaps	%zmm11,%zmm0 {%k4}
vmaxps	%zmm0,%zmm12,%zmm3
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm12,%zmm3 {%k4}
vblendmps	%zmm3,%zmm4,%zmm3 {%k3}
vsubps	%zmm4,%zmm3,%zmm0
vmovaps	%zmm0,%zmm23 {%k3}
vfmadd231ps	592(%rsp),%zmm0,%zmm1
vdivps	%zmm17,%zmm25,%zmm0
vmulps	%zmm27,%zmm0,%zmm4
vmovaps	%zmm4,%zmm5
vfnmadd132ps	1632(%rsp),%zmm20,%zmm5
vmovups	912(%rsp),%zmm15
vfnmadd132ps	1760(%rsp),%zmm15,%zmm4
vmulps	%zmm23,%zmm0,%zmm0
vfnmadd231ps	1696(%rsp),%zmm0,%zmm5
vmovups	2464(%rsp),%zmm18
vmulps	%zmm5,%zmm18,%zmm5
vmulps	720(%rsp),%zmm18,%zmm7
vmovups	2528(%rsp),%zmm6
vmulps	%zmm7,%zmm6,%zmm11
vmulps	%zmm5,%zmm11,%zmm12
vfnmadd213ps	%zmm25,%zmm11,%zmm11
vmaxps	433f(%rip){1to16},%zmm11,%zmm11
vdivps	%zmm11,%zmm25,%zmm11
vfnmadd231ps	976(%rsp),%zmm0,%zmm4
vfmsub231ps	%zmm4,%zmm6,%zmm12
vmulps	%zmm12,%zmm11,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmulps	%zmm5,%zmm18,%zmm4
vmulps	%zmm18,%zmm7,%zmm5
vmulps	%zmm0,%zmm17,%zmm0
vbroadcastss	473f(%rip),%zmm7
vmulps	%zmm7,%zmm10,%zmm6
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vaddps	%zmm0,%zmm10,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm19,%zmm0
vmovaps	%zmm19,%zmm0 {%k4}
vbroadcastss	438f(%rip),%zmm19
vblendmps	%zmm0,%zmm10,%zmm0 {%k3}
vsubps	%zmm10,%zmm0,%zmm6
vfmadd231ps	%zmm15,%zmm6,%zmm1
vmulps	%zmm4,%zmm17,%zmm4
vfnmadd231ps	%zmm5,%zmm6,%zmm4
vmovups	3040(%rsp),%zmm11
vmovaps	%zmm6,%zmm11 {%k3}
vmulps	%zmm7,%zmm14,%zmm5
vcmpunordps	%zmm4,%zmm4,%k4
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vaddps	%zmm4,%zmm14,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	352(%rsp),%zmm5
vminps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	848(%rsp),%zmm5
vmaxps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm4 {%k4}
vblendmps	%zmm4,%zmm14,%zmm4 {%k3}
vmovups	%zmm4,592(%rsp)
vsubps	%zmm14,%zmm4,%zmm4
vfmadd231ps	%zmm4,%zmm20,%zmm1
vmovups	2848(%rsp),%zmm15
vmovaps	%zmm4,%zmm15 {%k3}
vmovaps	%zmm16,%zmm1 {%k2}
vmovaps	%zmm1,%zmm30 {%k3}
knotw	%k3,%k2
vmovdqa32	%zmm21,%zmm12 {%k2} {z}
vxorps	%xmm18,%xmm18,%xmm18
vcmpeqps	%zmm16,%zmm26,%k2
vbroadcastss	393f(%rip),%zmm1
vcmpeqps	%zmm1,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm19,%zmm9 {%k1}
vcmpeqps	%zmm1,%zmm9,%k1
vmovaps	%zmm25,%zmm16 {%k1} {z}
vcmpunordps	%zmm13,%zmm13,%k1
vminps	%zmm13,%zmm22,%zmm17
vmovaps	%zmm22,%zmm17 {%k1}
vmovups	%zmm9,5088(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm3,%zmm8
vmovaps	%zmm2,%zmm10
vmovaps	%zmm11,%zmm5
vmovups	2976(%rsp),%zmm6
vmovups	1888(%rsp),%zmm7
vmovaps	%zmm31,%zmm9
vmovaps	%zmm30,%zmm11
vmovaps	%zmm15,%zmm13
77:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm16,%xmm0
vmovshdup	%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,784(%rsp)
vmovups	%zmm8,1296(%rsp)
vmovups	%zmm10,2208(%rsp)
vmovups	%zmm17,2784(%rsp)
jbe	324f
vmovups	%zmm16,5856(%rsp)
vmovups	%zmm27,5408(%rsp)
vmovups	%zmm23,5472(%rsp)
vmovups	%zmm13,2848(%rsp)
vmovups	%zmm12,5536(%rsp)
vmovups	%zmm11,5600(%rsp)
vmovups	%zmm9,2912(%rsp)
vmovups	%zmm24,5920(%rsp)
vmovups	%zmm7,1888(%rsp)
vmovups	%zmm6,2976(%rsp)
vmovups	%zmm5,3040(%rsp)
vcvttss2usi	%xmm17,%ecx
shrl	$25,%ecx
vmovss	52(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,4960(%rsp)
vmovss	56(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,5024(%rsp)
vmovss	76(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1552(%rsp)
vmovss	80(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,2144(%rsp)
vmovss	60(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1616(%rsp)
vmovss	84(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1600(%rsp)
vmovss	64(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1584(%rsp)
vmovss	88(%r11,%rcx,4),%xmm0
vmovaps	%xmm0,1568(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%esi
vcvttss2usi	220(%r11),%ebp
vbroadcastss	224(%r11),%zmm3
movq	%r11,%rdx
vcvttss2usi	%xmm3,%r11d
vbroadcastss	228(%rdx),%zmm0
vfnmadd231ps	%zmm3,%zmm10,%zmm0
vfnmadd213ps	232(%rdx){1to16},%zmm8,%zmm3
vmovups	%zmm0,2336(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	444f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	445f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2464(%rsp)
vmovups	%zmm3,2400(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,1952(%rsp)
movq	32(%rsp),%rbx
imulq	%r11,%rbx
movl	%ebx,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebp,%rdi
subl	%edx,%ebp
addq	$5,%rbx
movslq	%esi,%r8
subl	%edx,%esi
imulq	%rcx,%r8
movq	%r8,2272(%rsp)
movq	%r11,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%rdx
shlq	$2,%rdi
imulq	%rdi,%r11
vxorps	%xmm23,%xmm23,%xmm23
movl	$16,%r9d
vmovaps	%zmm25,%zmm6
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm15,%xmm15,%xmm15
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm18,%xmm18,%xmm18
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm2,%xmm2,%xmm2
movl	$16,%ecx
vxorps	%xmm24,%xmm24,%xmm24
movl	%esi,2016(%rsp)
movl	%ebp,2528(%rsp)
jmp	79f
.p2align	4
78:
vmovups	1632(%rsp),%zmm6
vsubps	352(%rsp),%zmm6,%zmm6
movl	2592(%rsp),%ecx
movl	%ecx,%r9d
movl	2016(%rsp),%esi
movl	2528(%rsp),%ebp
79:
addl	$-1,%ecx
jae	98f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	98f
movl	%ecx,2592(%rsp)
vmovups	%zmm6,1632(%rsp)
vcmpltps	%zmm6,%zmm24,%k1
vbroadcastss	395f(%rip),%zmm6
vmovups	2464(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm3
vminss	%xmm0,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm3
vmovshdup	%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm3,%xmm0,%xmm0
vmovss	369f(%rip),%xmm8
vaddss	%xmm0,%xmm8,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm3,%zmm9,%k1 {%k1}
vmovups	1952(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm3 {%k1}
vmovshdup	%xmm3,%xmm4
vminss	%xmm3,%xmm4,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm4
vmovshdup	%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm3,%xmm3,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm4,%xmm3,%xmm3
vcvttss2si	%xmm0,%r8d
decl	%r8d
vcvttss2si	%xmm3,%r10d
decl	%r10d
cmpl	%ebp,%r8d
movl	%ebp,%ecx
cmovll	%r8d,%ecx
cmpl	%esi,%r10d
movl	%esi,%r14d
movl	%ebp,%esi
movl	%r14d,%ebp
cmovll	%r10d,%ebp
vaddss	%xmm3,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm3,%zmm3
vcmpleps	%zmm9,%zmm3,%k2
vcmpleps	%zmm0,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm25,%zmm0 {%k3} {z}
vmovups	%zmm0,352(%rsp)
testq	%r12,%r12
je	78b
movl	%esi,%r12d
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%esi
leaq	1(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm3
leaq	2(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm6
leaq	3(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm21
movl	%ebp,%ecx
sarl	$31,%ecx
andnl	%ebp,%ecx,%ebp
leaq	4(%rsi),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm14
vcvtsi2ss	%esi,%xmm15,%xmm0
leaq	1(%rbp),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm16
leaq	2(%rbp),%rcx
vcvtsi2ss	%rcx,%xmm15,%xmm17
movl	%r14d,%esi
leaq	3(%rbp),%r14
vmovups	%zmm23,656(%rsp)
vcvtsi2ss	%ebp,%xmm15,%xmm23
leaq	4(%rbp),%rcx
vbroadcastss	%xmm0,%zmm0
vmovups	2336(%rsp),%zmm29
vsubps	%zmm0,%zmm29,%zmm0
vmovups	%zmm18,912(%rsp)
vbroadcastss	379f(%rip),%zmm30
vandps	%zmm30,%zmm0,%zmm4
vsubps	%zmm4,%zmm25,%zmm5
vmaxps	%zmm24,%zmm5,%zmm5
vbroadcastss	438f(%rip),%zmm11
vsubps	%zmm4,%zmm11,%zmm4
vmaxps	%zmm24,%zmm4,%zmm4
vmulps	%zmm5,%zmm5,%zmm8
vmulps	%zmm4,%zmm4,%zmm10
vmulps	%zmm8,%zmm5,%zmm5
vbroadcastss	452f(%rip),%zmm9
vmulps	%zmm9,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm10,%zmm5
vmovups	%zmm5,1488(%rsp)
vfmadd213ps	%zmm10,%zmm9,%zmm8
vbroadcastss	382f(%rip),%zmm27
vmulps	%zmm27,%zmm8,%zmm4
vcmpltps	%zmm24,%zmm0,%k1
vbroadcastss	394f(%rip),%zmm0
vxorps	%zmm0,%zmm4,%zmm4 {%k1}
vmovups	%zmm4,848(%rsp)
vbroadcastss	%xmm3,%zmm0
vsubps	%zmm0,%zmm29,%zmm0
vandps	%zmm30,%zmm0,%zmm3
vsubps	%zmm3,%zmm25,%zmm4
vmaxps	%zmm24,%zmm4,%zmm4
vmovaps	%zmm11,%zmm5
vsubps	%zmm3,%zmm11,%zmm3
vmaxps	%zmm24,%zmm3,%zmm8
vmulps	%zmm4,%zmm4,%zmm27
vmulps	%zmm8,%zmm8,%zmm11
vmulps	%zmm27,%zmm4,%zmm3
vmulps	%zmm9,%zmm3,%zmm3
vfmadd231ps	%zmm8,%zmm11,%zmm3
vmovups	%zmm3,1424(%rsp)
vfmadd213ps	%zmm11,%zmm9,%zmm27
vcmpltps	%zmm24,%zmm0,%k1
kmovw	%k1,1232(%rsp)
vbroadcastss	%xmm6,%zmm0
vsubps	%zmm0,%zmm29,%zmm0
vandps	%zmm30,%zmm0,%zmm4
vsubps	%zmm4,%zmm25,%zmm6
vmaxps	%zmm24,%zmm6,%zmm8
vsubps	%zmm4,%zmm5,%zmm4
vmovaps	%zmm5,%zmm6
vmaxps	%zmm24,%zmm4,%zmm4
vmulps	%zmm8,%zmm8,%zmm18
vmulps	%zmm4,%zmm4,%zmm11
vmulps	%zmm18,%zmm8,%zmm8
vmulps	%zmm9,%zmm8,%zmm3
vfmadd231ps	%zmm4,%zmm11,%zmm3
vmovups	%zmm3,1360(%rsp)
vfmadd213ps	%zmm11,%zmm9,%zmm18
vcmpltps	%zmm24,%zmm0,%k1
kmovw	%k1,1168(%rsp)
vbroadcastss	%xmm21,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm0
vsubps	%zmm0,%zmm25,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vsubps	%zmm0,%zmm5,%zmm0
vmaxps	%zmm24,%zmm0,%zmm11
vmulps	%zmm8,%zmm8,%zmm10
vmulps	%zmm11,%zmm11,%zmm21
vmulps	%zmm10,%zmm8,%zmm0
vmulps	%zmm9,%zmm0,%zmm0
vfmadd231ps	%zmm11,%zmm21,%zmm0
vmovups	%zmm0,1040(%rsp)
vfmadd213ps	%zmm21,%zmm9,%zmm10
vcmpltps	%zmm24,%zmm4,%k1
kmovw	%k1,1104(%rsp)
vbroadcastss	%xmm14,%zmm4
vsubps	%zmm4,%zmm29,%zmm4
vandps	%zmm30,%zmm4,%zmm8
vsubps	%zmm8,%zmm25,%zmm11
vmaxps	%zmm24,%zmm11,%zmm11
vsubps	%zmm8,%zmm5,%zmm8
vmaxps	%zmm24,%zmm8,%zmm8
vmulps	%zmm11,%zmm11,%zmm21
vmulps	%zmm8,%zmm8,%zmm14
vmulps	%zmm21,%zmm11,%zmm11
vmulps	%zmm9,%zmm11,%zmm0
vfmadd231ps	%zmm8,%zmm14,%zmm0
vmovups	%zmm0,976(%rsp)
vfmadd213ps	%zmm14,%zmm9,%zmm21
vcmpltps	%zmm24,%zmm4,%k5
vbroadcastss	%xmm23,%zmm4
vmovups	2400(%rsp),%zmm3
vsubps	%zmm4,%zmm3,%zmm4
vandps	%zmm30,%zmm4,%zmm8
vsubps	%zmm8,%zmm25,%zmm14
vmaxps	%zmm24,%zmm14,%zmm14
vsubps	%zmm8,%zmm5,%zmm8
vxorps	%xmm5,%xmm5,%xmm5
vmaxps	%zmm5,%zmm8,%zmm24
vmulps	%zmm14,%zmm14,%zmm23
vmulps	%zmm24,%zmm24,%zmm25
vmulps	%zmm23,%zmm14,%zmm8
vmulps	%zmm9,%zmm8,%zmm11
vfmadd231ps	%zmm24,%zmm25,%zmm11
vfmadd213ps	%zmm25,%zmm9,%zmm23
vcmpltps	%zmm5,%zmm4,%k6
vbroadcastss	%xmm16,%zmm4
vsubps	%zmm4,%zmm3,%zmm4
vandps	%zmm30,%zmm4,%zmm14
vbroadcastss	369f(%rip),%zmm0
vsubps	%zmm14,%zmm0,%zmm16
vmaxps	%zmm5,%zmm16,%zmm24
vsubps	%zmm14,%zmm6,%zmm14
vmaxps	%zmm5,%zmm14,%zmm14
vmulps	%zmm24,%zmm24,%zmm16
vmovups	%zmm26,720(%rsp)
vmulps	%zmm14,%zmm14,%zmm26
vmulps	%zmm16,%zmm24,%zmm24
vmulps	%zmm9,%zmm24,%zmm25
vfmadd231ps	%zmm14,%zmm26,%zmm25
vfmadd213ps	%zmm26,%zmm9,%zmm16
vcmpltps	%zmm5,%zmm4,%k7
vbroadcastss	%xmm17,%zmm4
vsubps	%zmm4,%zmm3,%zmm4
vandps	%zmm30,%zmm4,%zmm14
vbroadcastss	369f(%rip),%zmm0
vsubps	%zmm14,%zmm0,%zmm17
vmaxps	%zmm5,%zmm17,%zmm24
vsubps	%zmm14,%zmm6,%zmm14
vmovaps	%zmm6,%zmm8
vmaxps	%zmm5,%zmm14,%zmm26
vmulps	%zmm24,%zmm24,%zmm17
vmulps	%zmm26,%zmm26,%zmm29
vmulps	%zmm17,%zmm24,%zmm14
vmulps	%zmm9,%zmm14,%zmm14
vfmadd231ps	%zmm26,%zmm29,%zmm14
vfmadd213ps	%zmm29,%zmm9,%zmm17
vcmpltps	%zmm5,%zmm4,%k2
vcvtsi2ss	%r14,%xmm15,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm4,%zmm3,%zmm4
vandps	%zmm30,%zmm4,%zmm24
vbroadcastss	369f(%rip),%zmm0
vsubps	%zmm24,%zmm0,%zmm26
vmaxps	%zmm5,%zmm26,%zmm26
vsubps	%zmm24,%zmm6,%zmm24
vmaxps	%zmm5,%zmm24,%zmm29
vmulps	%zmm26,%zmm26,%zmm30
vmulps	%zmm29,%zmm29,%zmm0
vmulps	%zmm30,%zmm26,%zmm24
vmulps	%zmm9,%zmm24,%zmm24
vfmadd231ps	%zmm29,%zmm0,%zmm24
vfmadd213ps	%zmm0,%zmm9,%zmm30
vcmpltps	%zmm5,%zmm4,%k1
vcvtsi2ss	%rcx,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm3,%zmm6
vandps	379f(%rip){1to16},%zmm6,%zmm4
vbroadcastss	369f(%rip),%zmm0
vsubps	%zmm4,%zmm0,%zmm26
vmaxps	%zmm5,%zmm26,%zmm26
vsubps	%zmm4,%zmm8,%zmm4
vmaxps	%zmm5,%zmm4,%zmm4
vmulps	%zmm26,%zmm26,%zmm29
vmulps	%zmm4,%zmm4,%zmm0
vmulps	%zmm29,%zmm26,%zmm26
vmulps	%zmm9,%zmm26,%zmm26
vfmadd231ps	%zmm4,%zmm0,%zmm26
vfmadd213ps	%zmm0,%zmm9,%zmm29
vbroadcastss	382f(%rip),%zmm8
vmulps	%zmm8,%zmm27,%zmm3
vbroadcastss	394f(%rip),%zmm27
kmovw	1232(%rsp),%k4
vxorps	%zmm27,%zmm3,%zmm3 {%k4}
vmulps	%zmm8,%zmm18,%zmm4
vmovups	912(%rsp),%zmm18
kmovw	1168(%rsp),%k4
vxorps	%zmm27,%zmm4,%zmm4 {%k4}
vmulps	%zmm8,%zmm10,%zmm9
kmovw	1104(%rsp),%k4
vxorps	%zmm27,%zmm9,%zmm9 {%k4}
vmulps	%zmm8,%zmm21,%zmm10
vxorps	%zmm27,%zmm10,%zmm10 {%k5}
vmulps	%zmm8,%zmm23,%zmm21
vxorps	%zmm27,%zmm21,%zmm21 {%k6}
vmulps	%zmm8,%zmm16,%zmm23
vxorps	%zmm27,%zmm23,%zmm23 {%k7}
vmulps	%zmm8,%zmm17,%zmm0
vxorps	%zmm27,%zmm0,%zmm0 {%k2}
vcmpltps	%zmm5,%zmm6,%k2
movq	8(%rsp),%rcx
vbroadcastss	224(%rcx),%zmm6
vmulps	%zmm8,%zmm30,%zmm30
vxorps	%zmm27,%zmm30,%zmm30 {%k1}
vmulps	848(%rsp),%zmm6,%zmm16
vmulps	%zmm6,%zmm3,%zmm17
vmulps	%zmm6,%zmm4,%zmm3
vmovups	%zmm3,1696(%rsp)
vmulps	%zmm6,%zmm9,%zmm9
vmulps	%zmm6,%zmm10,%zmm10
vmulps	%zmm6,%zmm21,%zmm3
vmovups	%zmm3,848(%rsp)
vmulps	%zmm6,%zmm23,%zmm3
vmovups	%zmm3,1232(%rsp)
vmovups	656(%rsp),%zmm23
vmulps	%zmm6,%zmm0,%zmm0
vmovups	%zmm0,1168(%rsp)
vmulps	%zmm6,%zmm30,%zmm30
vmulps	%zmm8,%zmm29,%zmm0
vxorps	%zmm27,%zmm0,%zmm0 {%k2}
vmulps	%zmm6,%zmm0,%zmm29
vbroadcastss	453f(%rip),%zmm6
vmulps	1488(%rsp),%zmm6,%zmm4
vmulps	1424(%rsp),%zmm6,%zmm3
vmulps	1360(%rsp),%zmm6,%zmm27
vmulps	1040(%rsp),%zmm6,%zmm0
vmulps	976(%rsp),%zmm6,%zmm21
vmulps	%zmm6,%zmm11,%zmm8
vmovups	%zmm8,1488(%rsp)
vmulps	%zmm6,%zmm25,%zmm8
vmovups	%zmm8,1424(%rsp)
vmulps	%zmm6,%zmm14,%zmm8
vmovups	%zmm8,1360(%rsp)
vmulps	%zmm6,%zmm24,%zmm8
vmovups	%zmm8,1040(%rsp)
vxorps	%xmm24,%xmm24,%xmm24
vmulps	%zmm6,%zmm26,%zmm5
vmovups	%zmm5,976(%rsp)
vmovups	720(%rsp),%zmm26
cmpl	%r10d,%esi
cmovll	%esi,%r10d
movl	%r10d,%ecx
sarl	$31,%ecx
andnl	%r10d,%ecx,%ecx
addq	2272(%rsp),%rcx
imulq	%rdi,%rcx
cmpl	%r8d,%r12d
cmovll	%r12d,%r8d
movl	%r8d,%esi
sarl	$31,%esi
andnl	%r8d,%esi,%esi
leaq	(%rcx,%rsi,4),%r10
addq	488(%rsp),%r10
movq	16(%rsp),%r14
movq	80(%rsp),%r8
xorl	%ebp,%ebp
vmovups	%zmm30,1104(%rsp)
vmovups	%zmm29,2080(%rsp)
vmovups	%zmm16,1824(%rsp)
vmovups	%zmm17,1760(%rsp)
jmp	85f
.p2align	4
82:
xorl	%esi,%esi
vmovups	656(%rsp),%zmm23
83:
leaq	(%rsi,%rsi,2),%rcx
shlq	$7,%rcx
vmovaps	109504(%r13,%rcx),%zmm6
vmovaps	109568(%r13,%rcx),%zmm8
vmovaps	109632(%r13,%rcx),%zmm11
vfmadd231ps	%zmm6,%zmm11,%zmm20
vmulps	%zmm8,%zmm6,%zmm14
vfmadd231ps	109312(%r13,%rcx),%zmm14,%zmm22
vaddps	%zmm11,%zmm18,%zmm18
vfmadd231ps	109376(%r13,%rcx),%zmm14,%zmm15
vfmadd231ps	%zmm6,%zmm14,%zmm28
vaddps	%zmm14,%zmm26,%zmm26
vaddps	%zmm8,%zmm23,%zmm23
84:
incq	%rbp
addq	%r11,%r10
addq	%rax,%r8
addq	%rax,%r14
cmpq	%r12,%rbp
je	78b
85:
vmovups	%zmm18,912(%rsp)
vmovups	%zmm26,720(%rsp)
vmovups	%zmm23,656(%rsp)
testq	%rbx,%rbx
vmovups	848(%rsp),%zmm14
vmovups	1232(%rsp),%zmm18
vmovups	1168(%rsp),%zmm23
vmovups	1488(%rsp),%zmm25
vmovups	1424(%rsp),%zmm26
vmovups	1360(%rsp),%zmm16
vmovups	1040(%rsp),%zmm17
vmovups	976(%rsp),%zmm5
je	87f
movq	504(%rsp),%rcx
xorl	%esi,%esi
.p2align	4
86:
leaq	(%r10,%rsi,4),%r12
vbroadcastss	(%r10,%rsi,4),%zmm6
vmovaps	%zmm25,%zmm8
vfmadd213ps	%zmm24,%zmm6,%zmm8
vfmadd213ps	%zmm24,%zmm14,%zmm6
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm26,%zmm11,%zmm8
vfmadd231ps	%zmm11,%zmm18,%zmm6
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm16,%zmm11,%zmm8
vfmadd231ps	%zmm11,%zmm23,%zmm6
vbroadcastss	(%rdi,%r12),%zmm11
addq	%rdi,%r12
vfmadd231ps	%zmm17,%zmm11,%zmm8
vfmadd231ps	%zmm11,%zmm30,%zmm6
vbroadcastss	(%rdi,%r12),%zmm11
vfmadd231ps	%zmm5,%zmm11,%zmm8
vmovaps	%zmm8,-64(%rcx)
vfmadd231ps	%zmm11,%zmm29,%zmm6
vmovaps	%zmm6,(%rcx)
incq	%rsi
addq	$192,%rcx
cmpq	%rsi,%rbx
jne	86b
87:
movq	512(%rsp),%rsi
movq	520(%rsp),%r12
xorl	%ecx,%ecx
vmovups	1824(%rsp),%zmm16
vmovups	1760(%rsp),%zmm17
vmovups	1696(%rsp),%zmm5
jmp	89f
.p2align	4
88:
vxorps	%xmm18,%xmm18,%xmm18
vfmadd213ps	%zmm18,%zmm16,%zmm11
vfmadd213ps	%zmm11,%zmm17,%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm29
vfmadd213ps	%zmm29,%zmm9,%zmm25
vfmadd213ps	%zmm25,%zmm10,%zmm14
vbroadcastss	369f(%rip),%zmm25
vdivps	%zmm24,%zmm25,%zmm11
vmulps	352(%rsp),%zmm11,%zmm11
vsubps	%zmm24,%zmm30,%zmm24
vmulps	%zmm11,%zmm24,%zmm24
vmovaps	%zmm8,(%r8,%rcx)
vmovaps	%zmm14,-320(%r12)
vmovaps	%zmm23,-256(%r12)
vmovaps	%zmm6,-128(%r12)
vmovaps	%zmm11,-64(%r12)
vmovaps	%zmm24,(%r12)
vxorps	%xmm24,%xmm24,%xmm24
addq	$64,%rcx
addq	$384,%r12
addq	%rdx,%rsi
cmpq	%rcx,%rax
je	92f
89:
vmovaps	(%r14,%rcx),%zmm30
vmovaps	-832(%rsi),%zmm11
vmovaps	-640(%rsi),%zmm26
vmovaps	-448(%rsi),%zmm29
vmovaps	%zmm4,%zmm6
vfmadd213ps	%zmm24,%zmm11,%zmm6
vmovaps	-768(%rsi),%zmm23
vfmadd132ps	%zmm4,%zmm24,%zmm23
vfmadd231ps	%zmm3,%zmm26,%zmm6
vfmadd231ps	-576(%rsi),%zmm3,%zmm23
vfmadd231ps	-384(%rsi),%zmm27,%zmm23
vmovaps	-256(%rsi),%zmm25
vfmadd231ps	%zmm27,%zmm29,%zmm6
vfmadd231ps	%zmm0,%zmm25,%zmm6
vfmadd231ps	-192(%rsi),%zmm0,%zmm23
vmovaps	-64(%rsi),%zmm14
vfmadd231ps	%zmm21,%zmm14,%zmm6
vfmadd231ps	(%rsi),%zmm21,%zmm23
vmovaps	%zmm6,%zmm8
vmovups	592(%rsp),%zmm18
vfmadd213ps	784(%rsp),%zmm18,%zmm8
vmaxps	458f(%rip){1to16},%zmm8,%zmm24
vmovaps	%zmm24,%zmm8
cmpl	$16,%r9d
je	88b
vmovaps	(%r8,%rcx),%zmm8
vmovaps	%zmm24,%zmm8 {%k3}
jmp	88b
.p2align	4
92:
cmpq	$0,32(%rsp)
movq	24(%rsp),%r12
je	94f
movq	152(%rsp),%rcx
xorl	%esi,%esi
vmovups	720(%rsp),%zmm26
vmovups	912(%rsp),%zmm18
.p2align	4
93:
vmovaps	-704(%rcx),%zmm6
vmovaps	-640(%rcx),%zmm8
vmovaps	-448(%rcx),%zmm11
vmovaps	-384(%rcx),%zmm14
vfmadd231ps	%zmm6,%zmm14,%zmm2
vmulps	%zmm11,%zmm6,%zmm23
vfmadd231ps	%zmm6,%zmm23,%zmm1
vaddps	%zmm23,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm8,%zmm19
vmulps	%zmm11,%zmm8,%zmm11
vfmadd231ps	%zmm6,%zmm11,%zmm7
vfmadd231ps	%zmm8,%zmm11,%zmm31
vaddps	%zmm11,%zmm13,%zmm6
vmovaps	-320(%rcx),%zmm8
vmovaps	-256(%rcx),%zmm11
vmovaps	-64(%rcx),%zmm13
vmovaps	(%rcx),%zmm14
vfmadd231ps	%zmm8,%zmm14,%zmm2
vmulps	%zmm13,%zmm8,%zmm23
vfmadd231ps	%zmm8,%zmm23,%zmm1
vaddps	%zmm23,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm11,%zmm19
vmulps	%zmm13,%zmm11,%zmm13
vfmadd231ps	%zmm8,%zmm13,%zmm7
vfmadd231ps	%zmm11,%zmm13,%zmm31
vaddps	%zmm13,%zmm6,%zmm13
addq	$2,%rsi
addq	$768,%rcx
cmpq	%rsi,%r15
jne	93b
testb	$1,%r12b
jne	95f
cmpq	$0,32(%rsp)
vmovups	1104(%rsp),%zmm30
vmovups	2080(%rsp),%zmm29
jne	96f
jmp	82b
.p2align	4
94:
xorl	%esi,%esi
vmovups	720(%rsp),%zmm26
vmovups	912(%rsp),%zmm18
95:
leaq	(%rsi,%rsi,2),%rcx
shlq	$7,%rcx
vmovaps	109312(%r13,%rcx),%zmm6
vmovaps	109376(%r13,%rcx),%zmm8
vmovaps	109568(%r13,%rcx),%zmm11
vmovaps	109632(%r13,%rcx),%zmm14
vfmadd231ps	%zmm6,%zmm14,%zmm2
vmulps	%zmm11,%zmm6,%zmm23
vfmadd231ps	%zmm6,%zmm23,%zmm1
vaddps	%zmm23,%zmm12,%zmm12
vfmadd231ps	%zmm14,%zmm8,%zmm19
vmulps	%zmm11,%zmm8,%zmm11
vfmadd231ps	%zmm6,%zmm11,%zmm7
vfmadd231ps	%zmm8,%zmm11,%zmm31
vaddps	%zmm11,%zmm13,%zmm13
cmpq	$0,32(%rsp)
vmovups	1104(%rsp),%zmm30
vmovups	2080(%rsp),%zmm29
je	82b
96:
movq	152(%rsp),%rcx
xorl	%esi,%esi
vmovups	656(%rsp),%zmm23
.p2align	4
97:
vmovaps	-512(%rcx),%zmm6
vmovaps	-448(%rcx),%zmm8
vmovaps	-384(%rcx),%zmm11
vmovaps	-128(%rcx),%zmm14
vfmadd231ps	%zmm6,%zmm11,%zmm20
vaddps	%zmm11,%zmm18,%zmm11
vmulps	%zmm8,%zmm6,%zmm18
vfmadd231ps	-704(%rcx),%zmm18,%zmm22
vfmadd231ps	-640(%rcx),%zmm18,%zmm15
vfmadd231ps	%zmm6,%zmm18,%zmm28
vaddps	%zmm18,%zmm26,%zmm6
vaddps	%zmm8,%zmm23,%zmm8
vmovaps	-64(%rcx),%zmm23
vmovaps	(%rcx),%zmm18
vfmadd231ps	%zmm14,%zmm18,%zmm20
vaddps	%zmm18,%zmm11,%zmm18
vmulps	%zmm23,%zmm14,%zmm11
vfmadd231ps	-320(%rcx),%zmm11,%zmm22
vfmadd231ps	-256(%rcx),%zmm11,%zmm15
vfmadd231ps	%zmm14,%zmm11,%zmm28
vaddps	%zmm11,%zmm6,%zmm26
vaddps	%zmm23,%zmm8,%zmm23
addq	$2,%rsi
addq	$768,%rcx
cmpq	%rsi,%r15
jne	97b
testb	$1,%r12b
jne	83b
jmp	84b
.p2align	4
98:
vbroadcastss	4960(%rsp),%zmm0
vmovups	%zmm0,1168(%rsp)
vbroadcastss	1552(%rsp),%zmm0
vmovups	%zmm0,1104(%rsp)
vbroadcastss	5024(%rsp),%zmm0
vmovups	%zmm0,1232(%rsp)
vbroadcastss	2144(%rsp),%zmm0
vmovups	%zmm0,1424(%rsp)
vbroadcastss	1616(%rsp),%zmm0
vmovups	%zmm0,848(%rsp)
vbroadcastss	1600(%rsp),%zmm0
vmovups	%zmm0,352(%rsp)
vbroadcastss	1584(%rsp),%zmm0
vmovups	%zmm0,2080(%rsp)
vbroadcastss	1568(%rsp),%zmm0
vmovups	%zmm0,1488(%rsp)
vmovups	592(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	%zmm0,1040(%rsp)
vmulps	%zmm7,%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm0
vmovups	%zmm0,1824(%rsp)
vmulps	%zmm31,%zmm6,%zmm0
vmulps	%zmm0,%zmm6,%zmm7
vmovups	5856(%rsp),%zmm0
vaddps	2784(%rsp),%zmm0,%zmm1
vcmpleps	5792(%rsp),%zmm1,%k1
vmovups	%zmm1,2592(%rsp)
vcmpgeps	456f(%rip){1to16},%zmm1,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vmovups	%zmm23,656(%rsp)
vmovups	%zmm26,720(%rsp)
vmovups	%zmm18,912(%rsp)
vmovups	%zmm7,2144(%rsp)
jbe	75b
testq	%r12,%r12
movq	8(%rsp),%r11
vbroadcastss	386f(%rip),%zmm11
vxorps	%xmm1,%xmm1,%xmm1
je	323f
movq	16(%rsp),%rcx
movq	80(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	397f(%rip),%zmm14
vpbroadcastd	398f(%rip),%zmm16
vpbroadcastd	369f(%rip),%zmm17
vbroadcastss	399f(%rip),%zmm18
vbroadcastss	422f(%rip),%zmm21
vbroadcastss	423f(%rip),%zmm23
vbroadcastss	424f(%rip),%zmm26
vbroadcastss	425f(%rip),%zmm27
vbroadcastss	426f(%rip),%zmm29
vbroadcastss	427f(%rip),%zmm30
vbroadcastss	428f(%rip),%zmm31
.p2align	4
99:
xorl	%edi,%edi
.p2align	4
322:
vmovaps	(%rdx,%rdi),%zmm3
vmovaps	(%rcx,%rdi),%zmm4
vdivps	%zmm3,%zmm25,%zmm5
vsubps	%zmm3,%zmm4,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm11,%k1
vaddps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm25,%zmm5,%zmm6
vpaddd	%zmm14,%zmm6,%zmm6
vpandd	%zmm16,%zmm6,%zmm6
vpsubd	%zmm6,%zmm17,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm5,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm5
vmovaps	%zmm18,%zmm7
vfmadd213ps	%zmm21,%zmm8,%zmm7
vmovaps	%zmm23,%zmm9
vmovaps	%zmm27,%zmm10
vfmadd213ps	%zmm26,%zmm8,%zmm9
vfmadd213ps	%zmm29,%zmm8,%zmm10
vfmadd231ps	%zmm30,%zmm5,%zmm10
vfmadd213ps	%zmm9,%zmm5,%zmm10
vfmadd213ps	%zmm7,%zmm5,%zmm10
vfmadd213ps	%zmm8,%zmm5,%zmm10
vfmadd231ps	%zmm31,%zmm6,%zmm10
vaddps	%zmm25,%zmm4,%zmm5
vmaxps	%zmm11,%zmm4,%zmm4
vfmsub231ps	%zmm5,%zmm10,%zmm4
vfmadd231ps	%zmm4,%zmm3,%zmm1
addq	$64,%rdi
cmpq	%rdi,%rax
jne	322b
incq	%rsi
addq	%rax,%rdx
addq	%rax,%rcx
cmpq	%r12,%rsi
jne	99b
323:
vbroadcastss	457f(%rip),%zmm3
vmovups	2976(%rsp),%zmm4
vfmadd213ps	458f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm24,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	1888(%rsp),%zmm0
vbroadcastss	459f(%rip),%zmm0 {%k2}
vmovups	%zmm0,1888(%rsp)
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,2976(%rsp)
vblendmps	388f(%rip){1to16},%zmm25,%zmm0 {%k1}
vmovups	5408(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	2208(%rsp),%zmm14
vsubps	%zmm3,%zmm14,%zmm14
vmovups	5472(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1296(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2848(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	592(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm16
vmovups	3040(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm6
vsubps	%zmm6,%zmm5,%zmm7
vmovups	784(%rsp),%zmm10
vsubps	%zmm7,%zmm10,%zmm10
vmovups	5600(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,5600(%rsp)
vmovups	2912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2912(%rsp)
vmovaps	%zmm25,%zmm0 {%k1} {z}
vmovups	%zmm0,2016(%rsp)
vmovups	%zmm6,3040(%rsp)
vmovups	%zmm4,2848(%rsp)
vmovups	%zmm3,5472(%rsp)
vmovups	%zmm1,5408(%rsp)
vmovups	656(%rsp),%zmm23
vmovups	720(%rsp),%zmm26
vmovdqu64	5536(%rsp),%zmm3
vmovups	2144(%rsp),%zmm7
jmp	76b
.p2align	4
324:
vbroadcastss	455f(%rip),%zmm0
vmovups	4768(%rsp),%zmm1
vfmadd213ps	456f(%rip){1to16},%zmm0,%zmm1
vaddps	4704(%rsp),%zmm1,%zmm0
vmovups	%zmm0,352(%rsp)
testq	%r12,%r12
je	63b
vxorps	%xmm6,%xmm6,%xmm6
movq	16(%rsp),%rdx
movq	80(%rsp),%rsi
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
xorl	%edi,%edi
vbroadcastss	386f(%rip),%zmm17
vpbroadcastd	397f(%rip),%zmm20
vpbroadcastd	398f(%rip),%zmm21
vpbroadcastd	369f(%rip),%zmm22
vbroadcastss	399f(%rip),%zmm27
vbroadcastss	422f(%rip),%zmm29
vbroadcastss	423f(%rip),%zmm30
vbroadcastss	424f(%rip),%zmm31
vbroadcastss	382f(%rip),%zmm23
.p2align	4
325:
xorl	%r8d,%r8d
vbroadcastss	425f(%rip),%zmm16
vbroadcastss	426f(%rip),%zmm0
vbroadcastss	427f(%rip),%zmm26
vbroadcastss	428f(%rip),%zmm24
.p2align	4
326:
vmovaps	(%rsi,%r8),%zmm4
vmovaps	(%rdx,%r8),%zmm9
vdivps	%zmm4,%zmm25,%zmm10
vsubps	%zmm4,%zmm9,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vcmpltps	%zmm9,%zmm17,%k1
vaddps	%zmm17,%zmm10,%zmm10
vmovaps	%zmm9,%zmm10 {%k1}
vaddps	%zmm25,%zmm10,%zmm11
vpaddd	%zmm20,%zmm11,%zmm11
vpandd	%zmm21,%zmm11,%zmm11
vpsubd	%zmm11,%zmm22,%zmm12
vcvtdq2ps	%zmm11,%zmm11
vaddps	%zmm17,%zmm12,%zmm13
vfmadd231ps	%zmm10,%zmm12,%zmm13
vmulps	%zmm13,%zmm13,%zmm10
vmovaps	%zmm27,%zmm12
vfmadd213ps	%zmm29,%zmm13,%zmm12
vmovaps	%zmm30,%zmm14
vmovaps	%zmm16,%zmm15
vfmadd213ps	%zmm31,%zmm13,%zmm14
vfmadd213ps	%zmm0,%zmm13,%zmm15
vfmadd231ps	%zmm26,%zmm10,%zmm15
vfmadd213ps	%zmm14,%zmm10,%zmm15
vfmadd213ps	%zmm12,%zmm10,%zmm15
vaddps	%zmm25,%zmm9,%zmm12
vfmadd213ps	%zmm13,%zmm10,%zmm15
vmaxps	%zmm17,%zmm9,%zmm9
vaddps	%zmm25,%zmm4,%zmm10
vdivps	%zmm10,%zmm25,%zmm10
vfmadd231ps	%zmm24,%zmm11,%zmm15
vfmsub231ps	%zmm12,%zmm15,%zmm9
vmulps	%zmm10,%zmm10,%zmm11
vmulps	%zmm11,%zmm10,%zmm12
vaddps	%zmm10,%zmm8,%zmm8
vaddps	%zmm11,%zmm7,%zmm7
vfmadd231ps	%zmm9,%zmm4,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vfmadd231ps	%zmm11,%zmm11,%zmm2
vfmadd231ps	%zmm11,%zmm12,%zmm3
vfmadd231ps	%zmm12,%zmm12,%zmm1
addq	$64,%r8
cmpq	%r8,%rax
jne	326b
incq	%rdi
addq	%rax,%rsi
addq	%rax,%rdx
cmpq	%r12,%rdi
jne	325b
jmp	64b
.p2align	4
327:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2336(%rsp)
vbroadcastss	1952(%rsp),%zmm15
movl	%edx,%edx
movl	%ecx,%ecx
xorl	%esi,%esi
vmovaps	%zmm24,%zmm12
vxorps	%xmm16,%xmm16,%xmm16
vmovaps	%zmm24,%zmm8
vxorps	%xmm10,%xmm10,%xmm10
vmovaps	%zmm24,%zmm20
vmovaps	%zmm24,%zmm14
vpxord	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm15,2272(%rsp)
movq	%rdx,1296(%rsp)
movq	%rcx,1888(%rsp)
jmp	332f
.p2align	4
328:
movq	1632(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm3,%xmm2
vmovaps	1952(%rsp),%xmm0
vfmadd213ss	2400(%rsp),%xmm0,%xmm2
vmulps	%zmm30,%zmm30,%zmm0
vfmsub231ps	%zmm4,%zmm29,%zmm0
vmaxps	384f(%rip){1to16},%zmm0,%zmm0
vdivps	%zmm0,%zmm25,%zmm1
vbroadcastss	%xmm2,%zmm0
vmulps	%zmm30,%zmm7,%zmm5
vfmsub231ps	%zmm4,%zmm28,%zmm5
vmulps	%zmm1,%zmm5,%zmm5
vmulps	%zmm28,%zmm30,%zmm6
vfmsub231ps	%zmm7,%zmm29,%zmm6
vmulps	%zmm1,%zmm6,%zmm1
vmaxps	446f(%rip){1to16},%zmm5,%zmm5
vmaxps	447f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm7,%zmm6
vfmadd231ps	%zmm28,%zmm5,%zmm6
vmulps	%zmm5,%zmm5,%zmm9
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vfmadd231ps	%zmm9,%zmm29,%zmm10
vaddps	%zmm5,%zmm5,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vfmadd213ps	%zmm10,%zmm30,%zmm9
vsubps	%zmm6,%zmm3,%zmm6
vsubps	%zmm3,%zmm9,%zmm9
vbroadcastss	382f(%rip),%zmm23
vfmadd132ps	%zmm23,%zmm6,%zmm9
vaddss	448f(%rip),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	379f(%rip),%zmm26
vandps	%zmm26,%zmm2,%zmm2
vmovups	2336(%rsp),%zmm6
vcmpleps	%zmm2,%zmm6,%k1
vsubps	4640(%rsp),%zmm0,%zmm2
vandps	%zmm26,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm6,%k1 {%k1}
vbroadcastss	443f(%rip),%zmm24
vblendmps	%zmm9,%zmm24,%zmm6 {%k1}
movq	8(%rsp),%r11
vmovups	4896(%rsp),%zmm10
vmovups	4832(%rsp),%zmm8
vmovups	4768(%rsp),%zmm11
vmovups	4704(%rsp),%zmm12
vmovups	1696(%rsp),%zmm13
vmovups	2272(%rsp),%zmm15
movq	1296(%rsp),%rdx
movq	1888(%rsp),%rcx
vmovups	2592(%rsp),%zmm16
vmovups	2016(%rsp),%zmm17
vmovups	2528(%rsp),%zmm19
vmovdqu64	2464(%rsp),%zmm21
329:
vcmpltps	%zmm20,%zmm14,%k1
vcmpltps	%zmm24,%zmm14,%k1 {%k1}
vcmpleps	%zmm6,%zmm14,%k1 {%k1}
vcmpltps	%zmm24,%zmm20,%k2
vcmpltps	%zmm24,%zmm6,%k2 {%k2}
vsubps	%zmm6,%zmm20,%zmm2
vfmadd231ps	449f(%rip){1to16},%zmm14,%zmm20
vaddps	%zmm6,%zmm20,%zmm9
vcmpltps	%zmm9,%zmm18,%k2 {%k2}
vmulps	%zmm23,%zmm2,%zmm2
vdivps	%zmm9,%zmm25,%zmm9
vmulps	%zmm9,%zmm2,%zmm2 {%k2}
vminps	%zmm23,%zmm2,%zmm2
vmaxps	437f(%rip){1to16},%zmm2,%zmm2 {%k2} {z}
vfmadd213ps	%zmm21,%zmm15,%zmm2
vcmpltps	%zmm12,%zmm14,%k2 {%k1}
vmovaps	%zmm12,%zmm8 {%k2}
vmovaps	%zmm16,%zmm10 {%k2}
vmovaps	%zmm14,%zmm12 {%k2}
vmovaps	%zmm2,%zmm16 {%k2}
vmovaps	%zmm17,%zmm11 {%k2}
vmovaps	%zmm19,%zmm13 {%k2}
vcmpltps	%zmm14,%zmm12,%k2
vcmpltps	%zmm8,%zmm14,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm14,%zmm8 {%k1}
vmovaps	%zmm2,%zmm10 {%k1}
incq	%rsi
vmovaps	%zmm14,%zmm20
vmovaps	%zmm6,%zmm14
vmovaps	%zmm0,%zmm21
vmovaps	%zmm5,%zmm17
vmovaps	%zmm1,%zmm19
cmpq	%rcx,%rsi
je	74b
332:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm24,%zmm6
cmpq	%rdx,%rsi
jae	329b
vmovdqu64	%zmm21,2464(%rsp)
vmovups	%zmm19,2528(%rsp)
vmovups	%zmm17,2016(%rsp)
vmovups	%zmm16,2592(%rsp)
vmovups	%zmm13,1696(%rsp)
vmovups	%zmm12,4704(%rsp)
vmovups	%zmm11,4768(%rsp)
vmovups	%zmm8,4832(%rsp)
vmovups	%zmm10,4896(%rsp)
vcvttss2usi	212(%r11),%ecx
vcvttss2usi	216(%r11),%r10d
vcvttss2usi	220(%r11),%ebx
vbroadcastss	224(%r11),%zmm22
vcvttss2usi	%xmm22,%edi
vbroadcastss	228(%r11),%zmm23
vfmadd231ps	6816(%rsp),%zmm22,%zmm23
vmovups	6752(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm22
vrndscaleps	$9,%zmm23,%zmm0
vbroadcastss	444f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	445f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm24
vrndscaleps	$9,%zmm22,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm26
movq	32(%rsp),%r8
imulq	%rdi,%r8
movl	%r8d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebx,%r9
subl	%edx,%ebx
movq	%r8,912(%rsp)
leaq	5(%r8),%r14
movq	%rsi,1632(%rsp)
addq	%rsi,%rcx
movslq	%r10d,%rsi
subl	%edx,%r10d
imulq	%rcx,%rsi
leaq	1(%rsi),%rcx
movq	%rcx,1488(%rsp)
leaq	2(%rsi),%rcx
movq	%rcx,1424(%rsp)
leaq	3(%rsi),%rcx
movq	%rcx,1360(%rsp)
movq	%rdi,%rcx
shlq	$6,%rcx
leaq	(%rcx,%rcx,2),%r8
movq	%r14,656(%rsp)
andq	$-2,%r14
movq	%r9,2080(%rsp)
leaq	(,%r9,4),%r11
movq	%r11,%rcx
imulq	%rdi,%rcx
movq	%rcx,592(%rsp)
movq	%rdi,1104(%rsp)
movq	%rdi,%rcx
shlq	$7,%rcx
leaq	(%rcx,%rcx,2),%rcx
movq	%rcx,720(%rsp)
vpxord	%xmm28,%xmm28,%xmm28
vmovaps	%zmm25,%zmm31
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm29,%xmm29,%xmm29
movq	%rsi,848(%rsp)
leaq	4(%rsi),%rcx
movq	%rcx,1824(%rsp)
movl	$16,%ecx
movl	%r10d,1760(%rsp)
movl	%ebx,976(%rsp)
movq	%r14,784(%rsp)
jmp	335f
.p2align	4
333:
vxorps	%xmm18,%xmm18,%xmm18
334:
vsubps	%zmm1,%zmm31,%zmm31
vbroadcastss	369f(%rip),%zmm25
movq	24(%rsp),%r12
movl	1760(%rsp),%r10d
movl	976(%rsp),%ebx
movl	1040(%rsp),%ecx
335:
addl	$-1,%ecx
jae	328b
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm31,%xmm0
vmovshdup	%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm2,%xmm0
jbe	328b
movl	%ecx,1040(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vcmpltps	%zmm31,%zmm15,%k1
vbroadcastss	395f(%rip),%zmm2
vblendmps	%zmm24,%zmm2,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf128	$1,%ymm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$2,%zmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vmovshdup	%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm5
vminss	%xmm1,%xmm5,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	369f(%rip),%xmm10
vaddss	%xmm0,%xmm10,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm24,%k1 {%k1}
vblendmps	%zmm26,%zmm2,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm5
vminss	%xmm1,%xmm5,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf128	$1,%ymm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$2,%zmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vmovshdup	%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufpd	$1,%xmm6,%xmm6,%xmm9
vminss	%xmm5,%xmm9,%xmm5
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm5
vmovshdup	%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufpd	$1,%xmm1,%xmm1,%xmm6
vminss	%xmm5,%xmm6,%xmm5
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm5,%xmm1,%xmm1
movq	%r12,%rdx
vcvttss2si	%xmm0,%r12d
decl	%r12d
vcvttss2si	%xmm1,%r9d
decl	%r9d
cmpl	%ebx,%r12d
movl	%ebx,%esi
cmovll	%r12d,%esi
cmpl	%r10d,%r9d
movl	%r10d,%ecx
cmovll	%r9d,%ecx
vaddss	%xmm1,%xmm10,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm26,%zmm1,%k2
vcmpleps	%zmm0,%zmm26,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm25,%zmm1 {%k1} {z}
testq	%rdx,%rdx
je	333b
movl	%esi,%edi
sarl	$31,%edi
andnl	%esi,%edi,%edx
movl	%ecx,%esi
sarl	$31,%esi
andnl	%ecx,%esi,%ebp
leaq	1(%rdx),%rsi
leaq	2(%rdx),%rcx
vcvtsi2ss	%rsi,%xmm14,%xmm5
leaq	3(%rdx),%rsi
vcvtsi2ss	%rcx,%xmm14,%xmm6
vcvtsi2ss	%rsi,%xmm14,%xmm9
leaq	4(%rdx),%rsi
leaq	1(%rbp),%rcx
vcvtsi2ss	%rsi,%xmm14,%xmm10
leaq	2(%rbp),%rsi
vcvtsi2ss	%rcx,%xmm14,%xmm17
vcvtsi2ss	%rsi,%xmm14,%xmm21
leaq	3(%rbp),%rdi
leaq	4(%rbp),%rsi
movq	%rdx,1232(%rsp)
vcvtsi2ss	%edx,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm23,%zmm0
vbroadcastss	379f(%rip),%zmm18
vandps	%zmm18,%zmm0,%zmm0
vsubps	%zmm0,%zmm25,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vbroadcastss	438f(%rip),%zmm19
vsubps	%zmm0,%zmm19,%zmm0
vmaxps	%zmm15,%zmm0,%zmm0
vmovaps	%zmm25,%zmm12
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm0,%zmm0,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vbroadcastss	452f(%rip),%zmm8
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm0,%zmm16
vbroadcastss	453f(%rip),%zmm13
vmulps	%zmm13,%zmm16,%zmm0
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm23,%zmm5
vandps	%zmm18,%zmm5,%zmm5
vsubps	%zmm5,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm5,%zmm19,%zmm5
vmaxps	%zmm15,%zmm5,%zmm5
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm5,%zmm5,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm5,%zmm16
vmulps	%zmm13,%zmm16,%zmm5
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm23,%zmm6
vandps	%zmm18,%zmm6,%zmm6
vsubps	%zmm6,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm6,%zmm19,%zmm6
vmaxps	%zmm15,%zmm6,%zmm6
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm6,%zmm6,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm6,%zmm16
vmulps	%zmm13,%zmm16,%zmm6
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm9,%zmm23,%zmm9
vandps	%zmm18,%zmm9,%zmm9
vsubps	%zmm9,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm9,%zmm19,%zmm9
vmaxps	%zmm15,%zmm9,%zmm9
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm9,%zmm9,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm9,%zmm16
vmulps	%zmm13,%zmm16,%zmm9
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm23,%zmm10
vandps	%zmm18,%zmm10,%zmm10
vsubps	%zmm10,%zmm12,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vsubps	%zmm10,%zmm19,%zmm10
vmaxps	%zmm15,%zmm10,%zmm10
vmulps	%zmm16,%zmm16,%zmm25
vmulps	%zmm10,%zmm10,%zmm27
vmulps	%zmm25,%zmm16,%zmm16
vmulps	%zmm8,%zmm16,%zmm16
vfmadd231ps	%zmm27,%zmm10,%zmm16
vmulps	%zmm13,%zmm16,%zmm10
movq	%rbp,1168(%rsp)
vcvtsi2ss	%ebp,%xmm15,%xmm16
vbroadcastss	%xmm16,%zmm16
vsubps	%zmm16,%zmm22,%zmm16
vandps	%zmm18,%zmm16,%zmm16
vsubps	%zmm16,%zmm12,%zmm25
vmaxps	%zmm15,%zmm25,%zmm25
vsubps	%zmm16,%zmm19,%zmm16
vmaxps	%zmm15,%zmm16,%zmm16
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm16,%zmm16,%zmm2
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm2,%zmm16,%zmm25
vmulps	%zmm13,%zmm25,%zmm16
vbroadcastss	%xmm17,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm17
vmaxps	%zmm15,%zmm17,%zmm17
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm17,%zmm17,%zmm25
vmulps	%zmm2,%zmm2,%zmm27
vmulps	%zmm25,%zmm17,%zmm17
vmulps	%zmm8,%zmm17,%zmm17
vfmadd231ps	%zmm27,%zmm2,%zmm17
vmulps	%zmm13,%zmm17,%zmm17
vbroadcastss	%xmm21,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm21
vmaxps	%zmm15,%zmm21,%zmm21
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm21,%zmm21,%zmm25
vmulps	%zmm2,%zmm2,%zmm27
vmulps	%zmm25,%zmm21,%zmm21
vmulps	%zmm8,%zmm21,%zmm21
vfmadd231ps	%zmm27,%zmm2,%zmm21
vmulps	%zmm13,%zmm21,%zmm21
vcvtsi2ss	%rdi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm25
vmaxps	%zmm15,%zmm25,%zmm25
vsubps	%zmm2,%zmm19,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm11,%zmm2,%zmm25
vmulps	%zmm13,%zmm25,%zmm25
vcvtsi2ss	%rsi,%xmm15,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm12,%zmm11
vmaxps	%zmm15,%zmm11,%zmm11
vsubps	%zmm2,%zmm19,%zmm2
vxorps	%xmm18,%xmm18,%xmm18
vmaxps	%zmm15,%zmm2,%zmm2
vmulps	%zmm11,%zmm11,%zmm27
vmulps	%zmm2,%zmm2,%zmm12
vmulps	%zmm27,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm11
vfmadd231ps	%zmm12,%zmm2,%zmm11
vmulps	%zmm13,%zmm11,%zmm27
cmpl	%r9d,%r10d
cmovll	%r10d,%r9d
movl	%r9d,%ecx
sarl	$31,%ecx
andnl	%r9d,%ecx,%ecx
addq	848(%rsp),%rcx
imulq	%r11,%rcx
cmpl	%r12d,%ebx
cmovll	%ebx,%r12d
movl	%r12d,%esi
sarl	$31,%esi
andnl	%r12d,%esi,%esi
leaq	(%rcx,%rsi,4),%r12
addq	480(%rsp),%r12
movq	136(%rsp),%r9
movq	72(%rsp),%rdi
xorl	%ebp,%ebp
movq	656(%rsp),%rbx
jmp	339f
.p2align	4
336:
xorl	%r10d,%r10d
movq	24(%rsp),%r14
337:
movq	%rbp,%rcx
imulq	%r14,%rcx
shlq	$6,%rcx
movq	16(%rsp),%rdx
addq	%rcx,%rdx
movq	%r8,%rsi
imulq	%r10,%rsi
vmovaps	(%r13,%rsi),%zmm2
addq	%r13,%rcx
addq	$121600,%rcx
vfmadd132ps	%zmm0,%zmm18,%zmm2
vfmadd231ps	192(%r13,%rsi),%zmm5,%zmm2
vfmadd231ps	384(%r13,%rsi),%zmm6,%zmm2
shlq	$6,%r10
vfmadd231ps	576(%r13,%rsi),%zmm9,%zmm2
vfmadd231ps	768(%r13,%rsi),%zmm10,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vmulps	(%rcx,%r10),%zmm2,%zmm11
vfmadd231ps	%zmm2,%zmm11,%zmm29
vaddps	%zmm11,%zmm30,%zmm30
vfmadd231ps	(%rdx,%r10),%zmm11,%zmm28
338:
incq	%rbp
addq	592(%rsp),%r12
addq	%rax,%rdi
addq	%rax,%r9
cmpq	%r14,%rbp
movq	784(%rsp),%r14
je	334b
339:
testq	%rbx,%rbx
je	345f
cmpq	$-4,912(%rsp)
movq	%rbp,352(%rsp)
jne	342f
xorl	%r10d,%r10d
jmp	344f
.p2align	4
342:
movq	%r13,%rcx
xorl	%r10d,%r10d
vxorps	%xmm11,%xmm11,%xmm11
.p2align	4
343:
leaq	(%r12,%r10,4),%rdx
vbroadcastss	-4(%r12,%r10,4),%zmm2
vfmadd132ps	%zmm16,%zmm11,%zmm2
leaq	(%r11,%rdx),%rsi
addq	$-4,%rsi
vfmadd231ps	-4(%r11,%rdx){1to16},%zmm17,%zmm2
leaq	(%rsi,%r11),%r13
vfmadd231ps	(%r11,%rsi){1to16},%zmm21,%zmm2
leaq	(%r13,%r11),%rbp
vfmadd231ps	(%r11,%r13){1to16},%zmm25,%zmm2
vfmadd231ps	(%r11,%rbp){1to16},%zmm27,%zmm2
vmovaps	%zmm2,(%rcx)
vbroadcastss	(%r12,%r10,4),%zmm2
vfmadd132ps	%zmm16,%zmm11,%zmm2
vfmadd231ps	(%r11,%rdx){1to16},%zmm17,%zmm2
vfmadd231ps	4(%r11,%rsi){1to16},%zmm21,%zmm2
vfmadd231ps	4(%r11,%r13){1to16},%zmm25,%zmm2
vfmadd231ps	4(%r11,%rbp){1to16},%zmm27,%zmm2
vmovaps	%zmm2,192(%rcx)
addq	$2,%r10
addq	$384,%rcx
cmpq	%r10,%r14
jne	343b
vxorps	%xmm18,%xmm18,%xmm18
testb	$1,%bl
movq	144(%rsp),%r13
movq	352(%rsp),%rbp
je	345f
344:
movq	%rbp,%rsi
imulq	1104(%rsp),%rsi
addq	1168(%rsp),%rsi
movq	1824(%rsp),%rcx
addq	%rsi,%rcx
movq	1360(%rsp),%rdx
leaq	(%rsi,%rdx),%rbp
movq	1424(%rsp),%rdx
leaq	(%rsi,%rdx),%r13
movq	1488(%rsp),%rdx
addq	%rsi,%rdx
addq	848(%rsp),%rsi
movq	2080(%rsp),%rbx
imulq	%rbx,%rsi
movq	8(%rsp),%r14
leaq	(%r14,%rsi,4),%rsi
movq	1232(%rsp),%rax
leaq	(%rsi,%rax,4),%rsi
addq	$260,%rsi
vbroadcastss	(%rsi,%r10,4),%zmm2
imulq	%rbx,%rdx
leaq	(%r14,%rdx,4),%rdx
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd132ps	%zmm16,%zmm18,%zmm2
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm17,%zmm2
imulq	%rbx,%r13
leaq	(%r14,%r13,4),%rdx
movq	144(%rsp),%r13
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm21,%zmm2
imulq	%rbx,%rbp
leaq	(%r14,%rbp,4),%rdx
movq	352(%rsp),%rbp
leaq	(%rdx,%rax,4),%rdx
addq	$260,%rdx
vfmadd231ps	(%rdx,%r10,4){1to16},%zmm25,%zmm2
imulq	%rbx,%rcx
movq	656(%rsp),%rbx
leaq	(%r14,%rcx,4),%rcx
leaq	(%rcx,%rax,4),%rcx
addq	$260,%rcx
movq	496(%rsp),%rax
vfmadd231ps	(%rcx,%r10,4){1to16},%zmm27,%zmm2
leaq	(%r10,%r10,2),%rcx
shlq	$6,%rcx
vmovaps	%zmm2,(%r13,%rcx)
345:
cmpq	$0,32(%rsp)
je	336b
movq	%rbp,%rsi
movq	%r13,%rcx
xorl	%ebp,%ebp
xorl	%r10d,%r10d
vxorps	%xmm15,%xmm15,%xmm15
movq	720(%rsp),%rdx
.p2align	4
346:
vmovaps	(%rcx),%zmm2
vfmadd132ps	%zmm0,%zmm15,%zmm2
vfmadd231ps	192(%rcx),%zmm5,%zmm2
vfmadd231ps	384(%rcx),%zmm6,%zmm2
vfmadd231ps	576(%rcx),%zmm9,%zmm2
vfmadd231ps	768(%rcx),%zmm10,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vmulps	-64(%r9,%rbp),%zmm2,%zmm11
vfmadd231ps	-64(%rdi,%rbp),%zmm11,%zmm28
vfmadd231ps	%zmm2,%zmm11,%zmm29
vmovaps	(%rcx,%r8),%zmm2
vfmadd132ps	%zmm0,%zmm15,%zmm2
vfmadd231ps	192(%rcx,%r8),%zmm5,%zmm2
vfmadd231ps	384(%rcx,%r8),%zmm6,%zmm2
vfmadd231ps	576(%rcx,%r8),%zmm9,%zmm2
vfmadd231ps	768(%rcx,%r8),%zmm10,%zmm2
vaddps	%zmm11,%zmm30,%zmm11
vmulps	%zmm2,%zmm1,%zmm2
vmulps	(%r9,%rbp),%zmm2,%zmm12
vfmadd231ps	%zmm2,%zmm12,%zmm29
vaddps	%zmm12,%zmm11,%zmm30
vfmadd231ps	(%rdi,%rbp),%zmm12,%zmm28
addq	$2,%r10
subq	$-128,%rbp
addq	%rdx,%rcx
cmpq	%r10,%r15
jne	346b
vxorps	%xmm18,%xmm18,%xmm18
movq	24(%rsp),%r14
testb	$1,%r14b
movq	%rsi,%rbp
jne	337b
jmp	338b
.p2align	4
347:
vcvtudq2ps	160(%rsp),%zmm0
vaddps	396f(%rip){1to16},%zmm0,%zmm1
vdivps	224(%rsp),%zmm25,%zmm0
vmulps	288(%rsp),%zmm0,%zmm0
vpaddd	%zmm20,%zmm0,%zmm2
vpandd	%zmm21,%zmm2,%zmm2
vpsubd	%zmm2,%zmm22,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm25,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm4
vmovaps	%zmm27,%zmm5
vfmadd213ps	%zmm29,%zmm3,%zmm5
vmovaps	%zmm30,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	425f(%rip),%zmm0
vfmadd213ps	426f(%rip){1to16},%zmm3,%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm4,%zmm0
vfmadd213ps	%zmm6,%zmm4,%zmm0
vfmadd213ps	%zmm5,%zmm4,%zmm0
vfmadd213ps	%zmm3,%zmm4,%zmm0
vfmadd231ps	428f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm0
vmovups	528(%rsp),%zmm1
vfmadd231ps	432f(%rip){1to16},%zmm1,%zmm0
testb	$32,4(%rsp)
movq	6960(%rsp),%rdi
movq	48(%rsp),%r8
movl	60(%rsp),%ecx
movq	128(%rsp),%rdx
movq	464(%rsp),%rax
movq	120(%rsp),%r14
jne	7b
vbroadcastss	384f(%rip),%zmm4
vmovups	3488(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm2
vmovups	3552(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm25,%zmm1
vmovups	3616(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm11
vmovups	3744(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm13
vmulps	3680(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm25,%zmm12,%zmm4
vbroadcastss	433f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm5
vmulps	3808(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3872(%rsp),%zmm11,%zmm3
vmovaps	%zmm7,%zmm16
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm25,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm25,%zmm3
vminps	%zmm25,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3936(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	4000(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	4064(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm25,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	434f(%rip){1to16},%zmm4,%k0
vmovups	4128(%rsp),%zmm24
vandps	%zmm26,%zmm24,%zmm4
vmaxps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm26,%zmm15
vmovups	4256(%rsp),%zmm26
vandps	%zmm15,%zmm26,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm25,%zmm16,%k2
vcmpleps	436f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4192(%rsp),%zmm28
vaddps	%zmm28,%zmm24,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6048(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6112(%rsp),%zmm24
vmaxps	%zmm4,%zmm24,%zmm15
vmovaps	%zmm24,%zmm15 {%k1}
vbroadcastss	208(%r11),%zmm4
vmovaps	%zmm15,%zmm28 {%k3}
vbroadcastss	12(%r11),%zmm15
vcmpeqps	392f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm28 {%k1}
movq	%rax,%rcx
shlq	$6,%rax
vmovaps	%zmm28,(%r8,%rax)
vmovups	4320(%rsp),%zmm28
vaddps	%zmm28,%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6176(%rsp),%zmm24
vminps	%zmm16,%zmm24,%zmm16
vmovaps	%zmm24,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6240(%rsp),%zmm26
vmaxps	%zmm16,%zmm26,%zmm16
vmovaps	%zmm26,%zmm16 {%k4}
vmovaps	%zmm16,%zmm28 {%k3}
vmovaps	%zmm4,%zmm28 {%k1}
addq	%r14,%rcx
shlq	$6,%rcx
movq	%rcx,%rbx
vmovaps	%zmm28,(%r8,%rcx)
vmovups	4512(%rsp),%zmm24
vaddps	4384(%rsp),%zmm24,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6304(%rsp),%zmm26
vminps	%zmm16,%zmm26,%zmm16
vmovaps	%zmm26,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6368(%rsp),%zmm28
vmaxps	%zmm16,%zmm28,%zmm16
vmovaps	%zmm28,%zmm16 {%k4}
vmovaps	%zmm16,%zmm24 {%k3}
leaq	(%r8,%rax),%rdx
vmulps	%zmm15,%zmm24,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r14,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4576(%rsp),%zmm26
vaddps	4448(%rsp),%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6432(%rsp),%zmm28
vminps	%zmm16,%zmm28,%zmm16
vmovaps	%zmm28,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6496(%rsp),%zmm28
vmaxps	%zmm16,%zmm28,%zmm16
vmovaps	%zmm28,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
vmulps	%zmm15,%zmm26,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r14,%r14,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	4(%rsp),%esi
movl	$4,%edx
testb	$2,%sil
je	348f
vmaxps	433f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	394f(%rip),%zmm19
vxorps	%zmm19,%zmm12,%zmm16
vdivps	%zmm14,%zmm25,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	4(%rsp),%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r14,%r9
shlq	$8,%r9
addq	%r8,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%r10d
cmoveq	%r10,%rdx
addq	$5,%rdi
imulq	%r14,%rdi
shlq	$6,%rdi
addq	48(%rsp),%rdi
imulq	%r14,%r8
shlq	$6,%r8
addq	48(%rsp),%r8
imulq	%r14,%rdx
shlq	$6,%rdx
addq	48(%rsp),%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm19,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm19,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm19,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm19,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm19,%zmm3,%zmm6
vbroadcastss	438f(%rip),%zmm19
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm25,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	6960(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
movq	48(%rsp),%r8
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
movl	4(%rsp),%esi
je	348f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r14,%r14,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r14,%rsi
addq	%r8,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%r14,%rsi
shlq	$9,%rsi
addq	%r8,%rsi
vmovaps	%zmm5,(%rax,%rsi)
movl	4(%rsp),%esi
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r8,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%r14,%rdx
addq	%r8,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
348:
testb	$8,%sil
vmovups	5728(%rsp),%zmm24
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	392f(%rip){1to16},%zmm24,%k2
vmovups	3104(%rsp),%zmm2
vaddps	%zmm2,%zmm2,%zmm3
vfmsub132ps	437f(%rip){1to16},%zmm2,%zmm0
vbroadcastss	100(%r11),%zmm4
vxorps	%xmm5,%xmm5,%xmm5
vmovups	5664(%rsp),%zmm26
vfmadd213ps	%zmm5,%zmm26,%zmm4
vmovups	3168(%rsp),%zmm11
vfmadd231ps	104(%r11){1to16},%zmm11,%zmm4
vmovups	3232(%rsp),%zmm10
vfmadd231ps	108(%r11){1to16},%zmm10,%zmm4
vmovups	3296(%rsp),%zmm9
vfmadd231ps	112(%r11){1to16},%zmm9,%zmm4
vmovups	3360(%rsp),%zmm8
vfmadd231ps	116(%r11){1to16},%zmm8,%zmm4
vmovups	3424(%rsp),%zmm7
vfmadd231ps	120(%r11){1to16},%zmm7,%zmm4
vbroadcastss	136(%r11),%zmm2
vmovups	5984(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm5,%zmm26,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm11,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm10,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm8,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm7,%zmm2
vxorps	%xmm18,%xmm18,%xmm18
vfmadd132ps	172(%r11){1to16},%zmm5,%zmm26
vfmadd231ps	176(%r11){1to16},%zmm11,%zmm26
vfmadd231ps	180(%r11){1to16},%zmm10,%zmm26
vfmadd231ps	184(%r11){1to16},%zmm9,%zmm26
vfmadd231ps	188(%r11){1to16},%zmm8,%zmm26
vfmadd231ps	192(%r11){1to16},%zmm7,%zmm26
vfmadd231ps	%zmm19,%zmm6,%zmm2
vfmadd231ps	439f(%rip){1to16},%zmm6,%zmm26
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
movq	120(%rsp),%rsi
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	3(%rdx),%rcx
imulq	%rsi,%rcx
shlq	$6,%rcx
addq	%r8,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm26 {%k2}
addq	$4,%rdx
imulq	%rsi,%rdx
shlq	$6,%rdx
addq	%r8,%rdx
vmovaps	%zmm26,(%rax,%rdx)
jmp	6b
349:
shlq	$6,%rsi
addq	64(%rsp),%rsi
movl	$2,%edi
subq	%r12,%rdi
movq	%r12,%r8
shlq	$6,%r8
movl	%r12d,%r9d
shll	$4,%r9d
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,528(%rsp)
movl	$16,%edx
xorl	%r11d,%r11d
movq	72(%rsp),%rax
vmovups	%zmm25,288(%rsp)
vmovups	%zmm25,224(%rsp)
vbroadcastss	372f(%rip),%zmm0
vmovups	%zmm0,160(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm16,%xmm16,%xmm16
xorl	%r14d,%r14d
jmp	353f
.p2align	4
352:
vaddps	%zmm0,%zmm7,%zmm7
vaddps	%zmm11,%zmm2,%zmm2
incq	%r14
addq	%r8,%rax
addl	%r9d,%edx
addq	%r12,%r11
cmpq	%r12,%r14
je	53b
353:
movq	%r14,%r15
imulq	%r12,%r15
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%ebx
shll	$4,%ebx
andl	$16,%ebx
movq	%r15,%r12
vmovdqa64	(%rsi,%rcx),%zmm0
vmovd	%ebx,%xmm5
vpsrld	%xmm5,%zmm0,%zmm0
vpandd	474f(%rip){1to16},%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm0
shlq	$6,%r12
vmulps	4(%rcx){1to16},%zmm0,%zmm0
movq	16(%rsp),%rcx
vmovaps	%zmm0,(%rcx,%r12)
testb	$8,4(%rsp)
jne	356f
movq	24(%rsp),%r12
cmpl	$1,%r12d
je	357f
354:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm18,%zmm0,%zmm11
cmpq	$1,%r12
jne	358f
355:
testq	%r14,%r14
jne	352b
jmp	364f
.p2align	4
356:
vaddps	%zmm14,%zmm0,%zmm6
vfmadd213ps	374f(%rip){1to16},%zmm0,%zmm6
vfmadd213ps	375f(%rip){1to16},%zmm0,%zmm6
vaddps	376f(%rip){1to16},%zmm0,%zmm9
vfmadd213ps	377f(%rip){1to16},%zmm0,%zmm9
vcmpltps	%zmm0,%zmm18,%k1
vmovups	288(%rsp),%zmm10
vmulps	%zmm6,%zmm10,%zmm10 {%k1}
vmovups	224(%rsp),%zmm11
vmulps	%zmm9,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm10,%zmm6
vpsrld	$23,%zmm11,%zmm9
vmovdqu64	160(%rsp),%zmm8
vpsubd	%zmm9,%zmm8,%zmm9
vpaddd	%zmm6,%zmm9,%zmm6
vmovdqu64	%zmm6,160(%rsp)
vpbroadcastd	378f(%rip),%zmm6
vpternlogd	$236,%zmm6,%zmm22,%zmm10
vmovdqu64	%zmm10,288(%rsp)
vpternlogd	$236,%zmm6,%zmm22,%zmm11
vmovdqu64	%zmm11,224(%rsp)
vbroadcastss	369f(%rip),%zmm6 {%k1} {z}
vmovups	528(%rsp),%zmm9
vaddps	%zmm6,%zmm9,%zmm9
vmovups	%zmm9,528(%rsp)
movq	24(%rsp),%r12
cmpl	$1,%r12d
jne	354b
357:
vaddps	%zmm0,%zmm16,%zmm16
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm18,%zmm0,%zmm11
cmpq	$1,%r12
je	355b
358:
movq	%r12,%rcx
movl	$1,%r12d
cmpl	$2,%ecx
jne	365f
359:
addq	%r12,%r15
movq	%r15,%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r15d,%r10d
shll	$4,%r10d
andl	$16,%r10d
vmovdqa64	(%rsi,%rcx),%zmm5
vmovd	%r10d,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	474f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm6
shlq	$6,%r15
vmulps	4(%rcx){1to16},%zmm6,%zmm6
movq	16(%rsp),%rcx
vmovaps	%zmm6,(%rcx,%r15)
testb	$8,4(%rsp)
je	362f
vaddps	%zmm14,%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vfmadd213ps	375f(%rip){1to16},%zmm6,%zmm9
vaddps	376f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	377f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm18,%k1
vmovups	288(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm12 {%k1}
vmovups	224(%rsp),%zmm13
vmulps	%zmm10,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm9
vpsrld	$23,%zmm13,%zmm10
vmovdqu64	160(%rsp),%zmm8
vpsubd	%zmm10,%zmm8,%zmm10
vpaddd	%zmm9,%zmm10,%zmm8
vmovdqu64	%zmm8,160(%rsp)
vpbroadcastd	378f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm22,%zmm12
vmovdqu64	%zmm12,288(%rsp)
vpternlogd	$236,%zmm9,%zmm22,%zmm13
vmovdqu64	%zmm13,224(%rsp)
vbroadcastss	369f(%rip),%zmm9 {%k1} {z}
vmovups	528(%rsp),%zmm10
vaddps	%zmm9,%zmm10,%zmm10
vmovups	%zmm10,528(%rsp)
362:
incq	%r12
movq	24(%rsp),%rcx
cmpq	%rcx,%r12
movq	%rcx,%r12
jne	363f
vaddps	%zmm6,%zmm16,%zmm16
363:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
testq	%r14,%r14
jne	352b
364:
vaddps	%zmm11,%zmm4,%zmm4
jmp	352b
.p2align	4
365:
movl	%edx,%r10d
movq	%rax,%rbx
jmp	367f
.p2align	4
366:
vpmaxud	%zmm5,%zmm3,%zmm3
vaddps	%zmm6,%zmm11,%zmm11
leaq	(%rdi,%r12),%rcx
incq	%rcx
incq	%r12
addq	$64,%rbx
addl	$16,%r10d
cmpq	$1,%rcx
je	359b
367:
leaq	(%r11,%r12),%rcx
shlq	$5,%rcx
andq	$-64,%rcx
movl	%r10d,%ebp
andl	$16,%ebp
vmovdqa64	(%rsi,%rcx),%zmm5
vmovd	%ebp,%xmm6
vpsrld	%xmm6,%zmm5,%zmm5
vpandd	474f(%rip){1to16},%zmm5,%zmm5
vcvtdq2ps	%zmm5,%zmm5
movq	8(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm5,%zmm6
vmulps	4(%rcx){1to16},%zmm6,%zmm6
vmovaps	%zmm6,(%rbx)
testb	$8,4(%rsp)
je	366b
vaddps	%zmm14,%zmm6,%zmm9
vfmadd213ps	374f(%rip){1to16},%zmm6,%zmm9
vfmadd213ps	375f(%rip){1to16},%zmm6,%zmm9
vaddps	376f(%rip){1to16},%zmm6,%zmm10
vfmadd213ps	377f(%rip){1to16},%zmm6,%zmm10
vcmpltps	%zmm6,%zmm18,%k1
vmovups	288(%rsp),%zmm12
vmulps	%zmm9,%zmm12,%zmm12 {%k1}
vmovups	224(%rsp),%zmm13
vmulps	%zmm10,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm9
vpsrld	$23,%zmm13,%zmm10
vmovdqu64	160(%rsp),%zmm8
vpsubd	%zmm10,%zmm8,%zmm10
vpaddd	%zmm9,%zmm10,%zmm8
vmovdqu64	%zmm8,160(%rsp)
vpbroadcastd	378f(%rip),%zmm9
vpternlogd	$236,%zmm9,%zmm22,%zmm12
vmovdqu64	%zmm12,288(%rsp)
vpternlogd	$236,%zmm9,%zmm22,%zmm13
vmovdqu64	%zmm13,224(%rsp)
vbroadcastss	369f(%rip),%zmm9 {%k1} {z}
vmovups	528(%rsp),%zmm10
vaddps	%zmm9,%zmm10,%zmm10
vmovups	%zmm10,528(%rsp)
jmp	366b
368:
addq	$6888,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
369:
.long	0x3f800000
372:
.long	1048576
373:
.long	0x3f40094e
374:
.long	0x3e1d5a5a
375:
.long	0x3bd74912
376:
.long	0x3f156f3d
377:
.long	0x3d26f715
378:
.long	8388607
379:
.long	2147483647
382:
.long	0x3f000000
383:
.long	1400897535
384:
.long	0x0da24260
385:
.long	0x1e3ce508
386:
.long	0xbf800000
387:
.long	0x41100000
388:
.long	0x3e800000
389:
.long	0x41490fdb
392:
.long	0x40800000
393:
.long	0x40a00000
394:
.long	0x80000000
395:
.long	0x49742400
396:
.long	0xc9800000
397:
.long	3234528013
398:
.long	4286578688
399:
.long	0x3eaaac4e
422:
.long	0xbf00000d
423:
.long	0x3e4bdb47
424:
.long	0xbe7fd7d0
425:
.long	0x3e259a3a
426:
.long	0xbe2ec8d2
427:
.long	0xbddadb52
428:
.long	0x33b17218
429:
.long	0x3f317218
432:
.long	0x3feb3f8f
433:
.long	0x358637bd
434:
.long	0x38d1b717
435:
.long	0x40400000
436:
.long	0x7f7fffff
437:
.long	0xbf000000
438:
.long	0x40000000
439:
.long	0x41000000
442:
.long	0x3f400000
443:
.long	0x7149f2ca
444:
.long	0x45800000
445:
.long	0xc5800000
446:
.long	0x41200000
447:
.long	0x3d4ccccd
448:
.long	0xc9742400
449:
.long	0xc0000000
452:
.long	0xc0800000
453:
.long	0x3e2aaaab
454:
.long	0x3fc00000
455:
.long	0x3c23d70a
456:
.long	0x41400000
457:
.long	0x3727c5ac
458:
.long	0x3a83126f
459:
.long	0x41800000
462:
.long	2
463:
.long	4
464:
.long	8
465:
.long	0x350637bd
466:
.long	0x34210fb0
467:
.long	0x3f666666
468:
.long	0x3cf5c28f
469:
.long	0x26901d7d
472:
.long	0x3f800054
473:
.long	0xbf4ccccd
474:
.short	65535
.short	0
.p2align	6,0x0
475:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
